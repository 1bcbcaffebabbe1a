; ModuleID = 'bounded_digits.c'
source_filename = "bounded_digits.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.anon = type { ptr }

@bytes = dso_local global [16 x i8] zeroinitializer, align 16, !dbg !0
@number = dso_local global i32 0, align 4, !dbg !11

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !25 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca %union.anon, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !29, !DIExpression(), !31)
  store ptr @bytes, ptr %2, align 8, !dbg !31
    #dbg_declare(ptr %3, !32, !DIExpression(), !33)
  store ptr @number, ptr %3, align 8, !dbg !33
    #dbg_declare(ptr %4, !34, !DIExpression(), !39)
  %7 = call i32 @__VERIFIER_nondet_int(), !dbg !40
  switch i32 %7, label %117 [
    i32 0, label %8
    i32 1, label %36
    i32 2, label %45
    i32 3, label %62
    i32 4, label %71
    i32 5, label %82
    i32 6, label %91
    i32 7, label %99
    i32 8, label %108
  ], !dbg !41

8:                                                ; preds = %0
  br label %9, !dbg !42

9:                                                ; preds = %8
  %10 = load ptr, ptr %2, align 8, !dbg !44
  %11 = ptrtoint ptr %10 to i64, !dbg !44
  %12 = icmp ne i64 %11, 0, !dbg !44
  br i1 %12, label %14, label %13, !dbg !47

13:                                               ; preds = %9
  call void @reach_error(), !dbg !44
  br label %14, !dbg !44

14:                                               ; preds = %13, %9
  br label %15, !dbg !47

15:                                               ; preds = %14
  br label %16, !dbg !48

16:                                               ; preds = %15
  %17 = load ptr, ptr %2, align 8, !dbg !49
  %18 = getelementptr inbounds i8, ptr %17, i64 3, !dbg !49
  %19 = ptrtoint ptr %18 to i64, !dbg !49
  %20 = load ptr, ptr %2, align 8, !dbg !49
  %21 = ptrtoint ptr %20 to i64, !dbg !49
  %22 = sub i64 %19, %21, !dbg !49
  %23 = icmp eq i64 %22, 3, !dbg !49
  br i1 %23, label %25, label %24, !dbg !52

24:                                               ; preds = %16
  call void @reach_error(), !dbg !49
  br label %25, !dbg !49

25:                                               ; preds = %24, %16
  br label %26, !dbg !52

26:                                               ; preds = %25
  br label %27, !dbg !53

27:                                               ; preds = %26
  %28 = load ptr, ptr %3, align 8, !dbg !54
  %29 = ptrtoint ptr %28 to i64, !dbg !54
  %30 = inttoptr i64 %29 to ptr, !dbg !54
  %31 = load ptr, ptr %3, align 8, !dbg !54
  %32 = icmp eq ptr %30, %31, !dbg !54
  br i1 %32, label %34, label %33, !dbg !57

33:                                               ; preds = %27
  call void @reach_error(), !dbg !54
  br label %34, !dbg !54

34:                                               ; preds = %33, %27
  br label %35, !dbg !57

35:                                               ; preds = %34
  br label %128, !dbg !58

36:                                               ; preds = %0
  br label %37, !dbg !59

37:                                               ; preds = %36
  %38 = load ptr, ptr %2, align 8, !dbg !60
  %39 = ptrtoint ptr %38 to i64, !dbg !60
  %40 = trunc i64 %39 to i32, !dbg !60
  %41 = icmp eq i32 %40, 0, !dbg !60
  br i1 %41, label %43, label %42, !dbg !63

42:                                               ; preds = %37
  call void @reach_error(), !dbg !60
  br label %43, !dbg !60

43:                                               ; preds = %42, %37
  br label %44, !dbg !63

44:                                               ; preds = %43
  br label %128, !dbg !64

45:                                               ; preds = %0
  br label %46, !dbg !65

46:                                               ; preds = %45
  %47 = load ptr, ptr %2, align 8, !dbg !66
  %48 = ptrtoint ptr %47 to i64, !dbg !66
  %49 = and i64 %48, 7, !dbg !66
  %50 = icmp eq i64 %49, 0, !dbg !66
  br i1 %50, label %52, label %51, !dbg !69

51:                                               ; preds = %46
  call void @reach_error(), !dbg !66
  br label %52, !dbg !66

52:                                               ; preds = %51, %46
  br label %53, !dbg !69

53:                                               ; preds = %52
  br label %54, !dbg !70

54:                                               ; preds = %53
  %55 = load ptr, ptr %2, align 8, !dbg !71
  %56 = ptrtoint ptr %55 to i64, !dbg !71
  %57 = and i64 %56, 31, !dbg !71
  %58 = icmp eq i64 %57, 0, !dbg !71
  br i1 %58, label %60, label %59, !dbg !74

59:                                               ; preds = %54
  call void @reach_error(), !dbg !71
  br label %60, !dbg !71

60:                                               ; preds = %59, %54
  br label %61, !dbg !74

61:                                               ; preds = %60
  br label %128, !dbg !75

62:                                               ; preds = %0
  br label %63, !dbg !76

63:                                               ; preds = %62
  %64 = load ptr, ptr %2, align 8, !dbg !77
  %65 = ptrtoint ptr %64 to i64, !dbg !77
  %66 = urem i64 %65, 3, !dbg !77
  %67 = icmp ne i64 %66, 1, !dbg !77
  br i1 %67, label %69, label %68, !dbg !80

68:                                               ; preds = %63
  call void @reach_error(), !dbg !77
  br label %69, !dbg !77

69:                                               ; preds = %68, %63
  br label %70, !dbg !80

70:                                               ; preds = %69
  br label %128, !dbg !81

71:                                               ; preds = %0
  br label %72, !dbg !82

72:                                               ; preds = %71
  %73 = load ptr, ptr %2, align 8, !dbg !83
  %74 = ptrtoint ptr %73 to i64, !dbg !83
  %75 = load ptr, ptr %3, align 8, !dbg !83
  %76 = ptrtoint ptr %75 to i64, !dbg !83
  %77 = add i64 %76, 4, !dbg !83
  %78 = icmp ne i64 %74, %77, !dbg !83
  br i1 %78, label %80, label %79, !dbg !86

79:                                               ; preds = %72
  call void @reach_error(), !dbg !83
  br label %80, !dbg !83

80:                                               ; preds = %79, %72
  br label %81, !dbg !86

81:                                               ; preds = %80
  br label %128, !dbg !87

82:                                               ; preds = %0
  %83 = load ptr, ptr %2, align 8, !dbg !88
  store ptr %83, ptr %4, align 8, !dbg !89
  br label %84, !dbg !90

84:                                               ; preds = %82
  %85 = load i64, ptr %4, align 8, !dbg !91
  %86 = trunc i64 %85 to i32, !dbg !91
  %87 = icmp eq i32 %86, 0, !dbg !91
  br i1 %87, label %89, label %88, !dbg !94

88:                                               ; preds = %84
  call void @reach_error(), !dbg !91
  br label %89, !dbg !91

89:                                               ; preds = %88, %84
  br label %90, !dbg !94

90:                                               ; preds = %89
  br label %128, !dbg !95

91:                                               ; preds = %0
    #dbg_declare(ptr %5, !96, !DIExpression(), !98)
  store i64 0, ptr %5, align 8, !dbg !98
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %2, i64 8, i1 false), !dbg !99
  br label %92, !dbg !100

92:                                               ; preds = %91
  %93 = load i64, ptr %5, align 8, !dbg !101
  %94 = urem i64 %93, 8, !dbg !101
  %95 = icmp eq i64 %94, 0, !dbg !101
  br i1 %95, label %97, label %96, !dbg !104

96:                                               ; preds = %92
  call void @reach_error(), !dbg !101
  br label %97, !dbg !101

97:                                               ; preds = %96, %92
  br label %98, !dbg !104

98:                                               ; preds = %97
  br label %128, !dbg !105

99:                                               ; preds = %0
  br label %100, !dbg !106

100:                                              ; preds = %99
  %101 = load ptr, ptr %2, align 8, !dbg !107
  %102 = ptrtoint ptr %101 to i64, !dbg !107
  %103 = lshr i64 %102, 47, !dbg !107
  %104 = icmp eq i64 %103, 0, !dbg !107
  br i1 %104, label %106, label %105, !dbg !110

105:                                              ; preds = %100
  call void @reach_error(), !dbg !107
  br label %106, !dbg !107

106:                                              ; preds = %105, %100
  br label %107, !dbg !110

107:                                              ; preds = %106
  br label %128, !dbg !111

108:                                              ; preds = %0
  %109 = load ptr, ptr %2, align 8, !dbg !112
  store ptr %109, ptr %4, align 8, !dbg !113
  br label %110, !dbg !114

110:                                              ; preds = %108
  %111 = load i64, ptr %4, align 8, !dbg !115
  %112 = lshr i64 %111, 47, !dbg !115
  %113 = icmp eq i64 %112, 0, !dbg !115
  br i1 %113, label %115, label %114, !dbg !118

114:                                              ; preds = %110
  call void @reach_error(), !dbg !115
  br label %115, !dbg !115

115:                                              ; preds = %114, %110
  br label %116, !dbg !118

116:                                              ; preds = %115
  br label %128, !dbg !119

117:                                              ; preds = %0
    #dbg_declare(ptr %6, !120, !DIExpression(), !122)
  %118 = load ptr, ptr %3, align 8, !dbg !123
  %119 = ptrtoint ptr %118 to i64, !dbg !124
  store i64 %119, ptr %6, align 8, !dbg !122
  br label %120, !dbg !125

120:                                              ; preds = %117
  %121 = load i64, ptr %6, align 8, !dbg !126
  %122 = inttoptr i64 %121 to ptr, !dbg !126
  %123 = load ptr, ptr %3, align 8, !dbg !126
  %124 = icmp eq ptr %122, %123, !dbg !126
  br i1 %124, label %126, label %125, !dbg !129

125:                                              ; preds = %120
  call void @reach_error(), !dbg !126
  br label %126, !dbg !126

126:                                              ; preds = %125, %120
  br label %127, !dbg !129

127:                                              ; preds = %126
  br label %128, !dbg !130

128:                                              ; preds = %127, %116, %107, %98, %90, %81, %70, %61, %44, %35
  ret i32 0, !dbg !131
}

declare i32 @__VERIFIER_nondet_int() #1

declare void @reach_error() #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!17, !18, !19, !20, !21, !22, !23}
!llvm.ident = !{!24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bytes", scope: !2, file: !3, line: 8, type: !13, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bounded_digits.c", directory: ".", checksumkind: CSK_MD5, checksum: "eff282d688d2f8dad27edb68fe878ddd")
!4 = !{!5, !7, !9}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "Word", file: !3, line: 6, baseType: !6)
!6 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!10 = !{!0, !11}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "number", scope: !2, file: !3, line: 9, type: !8, isLocal: false, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 128, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 16)
!17 = !{i32 7, !"Dwarf Version", i32 5}
!18 = !{i32 2, !"Debug Info Version", i32 3}
!19 = !{i32 1, !"wchar_size", i32 4}
!20 = !{i32 8, !"PIC Level", i32 2}
!21 = !{i32 7, !"PIE Level", i32 2}
!22 = !{i32 7, !"uwtable", i32 2}
!23 = !{i32 7, !"frame-pointer", i32 2}
!24 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!25 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !26, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!26 = !DISubroutineType(types: !27)
!27 = !{!8}
!28 = !{}
!29 = !DILocalVariable(name: "first", scope: !25, file: !3, line: 12, type: !30)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!31 = !DILocation(line: 12, column: 11, scope: !25)
!32 = !DILocalVariable(name: "other", scope: !25, file: !3, line: 13, type: !7)
!33 = !DILocation(line: 13, column: 10, scope: !25)
!34 = !DILocalVariable(name: "both", scope: !25, file: !3, line: 14, type: !35)
!35 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !25, file: !3, line: 14, size: 64, elements: !36)
!36 = !{!37, !38}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "address", scope: !35, file: !3, line: 14, baseType: !30, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "word", scope: !35, file: !3, line: 14, baseType: !5, size: 64)
!39 = !DILocation(line: 14, column: 41, scope: !25)
!40 = !DILocation(line: 15, column: 13, scope: !25)
!41 = !DILocation(line: 15, column: 5, scope: !25)
!42 = !DILocation(line: 17, column: 9, scope: !43)
!43 = distinct !DILexicalBlock(scope: !25, file: !3, line: 15, column: 38)
!44 = !DILocation(line: 17, column: 9, scope: !45)
!45 = distinct !DILexicalBlock(scope: !46, file: !3, line: 17, column: 9)
!46 = distinct !DILexicalBlock(scope: !43, file: !3, line: 17, column: 9)
!47 = !DILocation(line: 17, column: 9, scope: !46)
!48 = !DILocation(line: 18, column: 9, scope: !43)
!49 = !DILocation(line: 18, column: 9, scope: !50)
!50 = distinct !DILexicalBlock(scope: !51, file: !3, line: 18, column: 9)
!51 = distinct !DILexicalBlock(scope: !43, file: !3, line: 18, column: 9)
!52 = !DILocation(line: 18, column: 9, scope: !51)
!53 = !DILocation(line: 19, column: 9, scope: !43)
!54 = !DILocation(line: 19, column: 9, scope: !55)
!55 = distinct !DILexicalBlock(scope: !56, file: !3, line: 19, column: 9)
!56 = distinct !DILexicalBlock(scope: !43, file: !3, line: 19, column: 9)
!57 = !DILocation(line: 19, column: 9, scope: !56)
!58 = !DILocation(line: 20, column: 9, scope: !43)
!59 = !DILocation(line: 22, column: 9, scope: !43)
!60 = !DILocation(line: 22, column: 9, scope: !61)
!61 = distinct !DILexicalBlock(scope: !62, file: !3, line: 22, column: 9)
!62 = distinct !DILexicalBlock(scope: !43, file: !3, line: 22, column: 9)
!63 = !DILocation(line: 22, column: 9, scope: !62)
!64 = !DILocation(line: 23, column: 9, scope: !43)
!65 = !DILocation(line: 25, column: 9, scope: !43)
!66 = !DILocation(line: 25, column: 9, scope: !67)
!67 = distinct !DILexicalBlock(scope: !68, file: !3, line: 25, column: 9)
!68 = distinct !DILexicalBlock(scope: !43, file: !3, line: 25, column: 9)
!69 = !DILocation(line: 25, column: 9, scope: !68)
!70 = !DILocation(line: 26, column: 9, scope: !43)
!71 = !DILocation(line: 26, column: 9, scope: !72)
!72 = distinct !DILexicalBlock(scope: !73, file: !3, line: 26, column: 9)
!73 = distinct !DILexicalBlock(scope: !43, file: !3, line: 26, column: 9)
!74 = !DILocation(line: 26, column: 9, scope: !73)
!75 = !DILocation(line: 27, column: 9, scope: !43)
!76 = !DILocation(line: 29, column: 9, scope: !43)
!77 = !DILocation(line: 29, column: 9, scope: !78)
!78 = distinct !DILexicalBlock(scope: !79, file: !3, line: 29, column: 9)
!79 = distinct !DILexicalBlock(scope: !43, file: !3, line: 29, column: 9)
!80 = !DILocation(line: 29, column: 9, scope: !79)
!81 = !DILocation(line: 30, column: 9, scope: !43)
!82 = !DILocation(line: 32, column: 9, scope: !43)
!83 = !DILocation(line: 32, column: 9, scope: !84)
!84 = distinct !DILexicalBlock(scope: !85, file: !3, line: 32, column: 9)
!85 = distinct !DILexicalBlock(scope: !43, file: !3, line: 32, column: 9)
!86 = !DILocation(line: 32, column: 9, scope: !85)
!87 = !DILocation(line: 33, column: 9, scope: !43)
!88 = !DILocation(line: 36, column: 24, scope: !43)
!89 = !DILocation(line: 36, column: 22, scope: !43)
!90 = !DILocation(line: 37, column: 9, scope: !43)
!91 = !DILocation(line: 37, column: 9, scope: !92)
!92 = distinct !DILexicalBlock(scope: !93, file: !3, line: 37, column: 9)
!93 = distinct !DILexicalBlock(scope: !43, file: !3, line: 37, column: 9)
!94 = !DILocation(line: 37, column: 9, scope: !93)
!95 = !DILocation(line: 38, column: 9, scope: !43)
!96 = !DILocalVariable(name: "copied", scope: !97, file: !3, line: 40, type: !5)
!97 = distinct !DILexicalBlock(scope: !43, file: !3, line: 39, column: 13)
!98 = !DILocation(line: 40, column: 14, scope: !97)
!99 = !DILocation(line: 41, column: 9, scope: !97)
!100 = !DILocation(line: 42, column: 9, scope: !97)
!101 = !DILocation(line: 42, column: 9, scope: !102)
!102 = distinct !DILexicalBlock(scope: !103, file: !3, line: 42, column: 9)
!103 = distinct !DILexicalBlock(scope: !97, file: !3, line: 42, column: 9)
!104 = !DILocation(line: 42, column: 9, scope: !103)
!105 = !DILocation(line: 43, column: 9, scope: !97)
!106 = !DILocation(line: 47, column: 9, scope: !43)
!107 = !DILocation(line: 47, column: 9, scope: !108)
!108 = distinct !DILexicalBlock(scope: !109, file: !3, line: 47, column: 9)
!109 = distinct !DILexicalBlock(scope: !43, file: !3, line: 47, column: 9)
!110 = !DILocation(line: 47, column: 9, scope: !109)
!111 = !DILocation(line: 48, column: 9, scope: !43)
!112 = !DILocation(line: 50, column: 24, scope: !43)
!113 = !DILocation(line: 50, column: 22, scope: !43)
!114 = !DILocation(line: 51, column: 9, scope: !43)
!115 = !DILocation(line: 51, column: 9, scope: !116)
!116 = distinct !DILexicalBlock(scope: !117, file: !3, line: 51, column: 9)
!117 = distinct !DILexicalBlock(scope: !43, file: !3, line: 51, column: 9)
!118 = !DILocation(line: 51, column: 9, scope: !117)
!119 = !DILocation(line: 52, column: 9, scope: !43)
!120 = !DILocalVariable(name: "word", scope: !121, file: !3, line: 55, type: !5)
!121 = distinct !DILexicalBlock(scope: !43, file: !3, line: 53, column: 14)
!122 = !DILocation(line: 55, column: 14, scope: !121)
!123 = !DILocation(line: 55, column: 27, scope: !121)
!124 = !DILocation(line: 55, column: 21, scope: !121)
!125 = !DILocation(line: 56, column: 9, scope: !121)
!126 = !DILocation(line: 56, column: 9, scope: !127)
!127 = distinct !DILexicalBlock(scope: !128, file: !3, line: 56, column: 9)
!128 = distinct !DILexicalBlock(scope: !121, file: !3, line: 56, column: 9)
!129 = !DILocation(line: 56, column: 9, scope: !128)
!130 = !DILocation(line: 58, column: 5, scope: !43)
!131 = !DILocation(line: 59, column: 5, scope: !25)
