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
  switch i32 %7, label %109 [
    i32 0, label %8
    i32 1, label %36
    i32 2, label %45
    i32 3, label %54
    i32 4, label %63
    i32 5, label %74
    i32 6, label %83
    i32 7, label %91
    i32 8, label %100
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
  br label %120, !dbg !58

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
  br label %120, !dbg !64

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
  br label %120, !dbg !70

54:                                               ; preds = %0
  br label %55, !dbg !71

55:                                               ; preds = %54
  %56 = load ptr, ptr %2, align 8, !dbg !72
  %57 = ptrtoint ptr %56 to i64, !dbg !72
  %58 = urem i64 %57, 3, !dbg !72
  %59 = icmp ne i64 %58, 1, !dbg !72
  br i1 %59, label %61, label %60, !dbg !75

60:                                               ; preds = %55
  call void @reach_error(), !dbg !72
  br label %61, !dbg !72

61:                                               ; preds = %60, %55
  br label %62, !dbg !75

62:                                               ; preds = %61
  br label %120, !dbg !76

63:                                               ; preds = %0
  br label %64, !dbg !77

64:                                               ; preds = %63
  %65 = load ptr, ptr %2, align 8, !dbg !78
  %66 = ptrtoint ptr %65 to i64, !dbg !78
  %67 = load ptr, ptr %3, align 8, !dbg !78
  %68 = ptrtoint ptr %67 to i64, !dbg !78
  %69 = add i64 %68, 4, !dbg !78
  %70 = icmp ne i64 %66, %69, !dbg !78
  br i1 %70, label %72, label %71, !dbg !81

71:                                               ; preds = %64
  call void @reach_error(), !dbg !78
  br label %72, !dbg !78

72:                                               ; preds = %71, %64
  br label %73, !dbg !81

73:                                               ; preds = %72
  br label %120, !dbg !82

74:                                               ; preds = %0
  %75 = load ptr, ptr %2, align 8, !dbg !83
  store ptr %75, ptr %4, align 8, !dbg !84
  br label %76, !dbg !85

76:                                               ; preds = %74
  %77 = load i64, ptr %4, align 8, !dbg !86
  %78 = trunc i64 %77 to i32, !dbg !86
  %79 = icmp eq i32 %78, 0, !dbg !86
  br i1 %79, label %81, label %80, !dbg !89

80:                                               ; preds = %76
  call void @reach_error(), !dbg !86
  br label %81, !dbg !86

81:                                               ; preds = %80, %76
  br label %82, !dbg !89

82:                                               ; preds = %81
  br label %120, !dbg !90

83:                                               ; preds = %0
    #dbg_declare(ptr %5, !91, !DIExpression(), !93)
  store i64 0, ptr %5, align 8, !dbg !93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %2, i64 8, i1 false), !dbg !94
  br label %84, !dbg !95

84:                                               ; preds = %83
  %85 = load i64, ptr %5, align 8, !dbg !96
  %86 = urem i64 %85, 8, !dbg !96
  %87 = icmp eq i64 %86, 0, !dbg !96
  br i1 %87, label %89, label %88, !dbg !99

88:                                               ; preds = %84
  call void @reach_error(), !dbg !96
  br label %89, !dbg !96

89:                                               ; preds = %88, %84
  br label %90, !dbg !99

90:                                               ; preds = %89
  br label %120, !dbg !100

91:                                               ; preds = %0
  br label %92, !dbg !101

92:                                               ; preds = %91
  %93 = load ptr, ptr %2, align 8, !dbg !102
  %94 = ptrtoint ptr %93 to i64, !dbg !102
  %95 = lshr i64 %94, 47, !dbg !102
  %96 = icmp eq i64 %95, 0, !dbg !102
  br i1 %96, label %98, label %97, !dbg !105

97:                                               ; preds = %92
  call void @reach_error(), !dbg !102
  br label %98, !dbg !102

98:                                               ; preds = %97, %92
  br label %99, !dbg !105

99:                                               ; preds = %98
  br label %120, !dbg !106

100:                                              ; preds = %0
  %101 = load ptr, ptr %2, align 8, !dbg !107
  store ptr %101, ptr %4, align 8, !dbg !108
  br label %102, !dbg !109

102:                                              ; preds = %100
  %103 = load i64, ptr %4, align 8, !dbg !110
  %104 = lshr i64 %103, 47, !dbg !110
  %105 = icmp eq i64 %104, 0, !dbg !110
  br i1 %105, label %107, label %106, !dbg !113

106:                                              ; preds = %102
  call void @reach_error(), !dbg !110
  br label %107, !dbg !110

107:                                              ; preds = %106, %102
  br label %108, !dbg !113

108:                                              ; preds = %107
  br label %120, !dbg !114

109:                                              ; preds = %0
    #dbg_declare(ptr %6, !115, !DIExpression(), !117)
  %110 = load ptr, ptr %3, align 8, !dbg !118
  %111 = ptrtoint ptr %110 to i64, !dbg !119
  store i64 %111, ptr %6, align 8, !dbg !117
  br label %112, !dbg !120

112:                                              ; preds = %109
  %113 = load i64, ptr %6, align 8, !dbg !121
  %114 = inttoptr i64 %113 to ptr, !dbg !121
  %115 = load ptr, ptr %3, align 8, !dbg !121
  %116 = icmp eq ptr %114, %115, !dbg !121
  br i1 %116, label %118, label %117, !dbg !124

117:                                              ; preds = %112
  call void @reach_error(), !dbg !121
  br label %118, !dbg !121

118:                                              ; preds = %117, %112
  br label %119, !dbg !124

119:                                              ; preds = %118
  br label %120, !dbg !125

120:                                              ; preds = %119, %108, %99, %90, %82, %73, %62, %53, %44, %35
  ret i32 0, !dbg !126
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
!3 = !DIFile(filename: "bounded_digits.c", directory: ".", checksumkind: CSK_MD5, checksum: "27b8589cf8fb6ee21b3d8417fe945aea")
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
!71 = !DILocation(line: 28, column: 9, scope: !43)
!72 = !DILocation(line: 28, column: 9, scope: !73)
!73 = distinct !DILexicalBlock(scope: !74, file: !3, line: 28, column: 9)
!74 = distinct !DILexicalBlock(scope: !43, file: !3, line: 28, column: 9)
!75 = !DILocation(line: 28, column: 9, scope: !74)
!76 = !DILocation(line: 29, column: 9, scope: !43)
!77 = !DILocation(line: 31, column: 9, scope: !43)
!78 = !DILocation(line: 31, column: 9, scope: !79)
!79 = distinct !DILexicalBlock(scope: !80, file: !3, line: 31, column: 9)
!80 = distinct !DILexicalBlock(scope: !43, file: !3, line: 31, column: 9)
!81 = !DILocation(line: 31, column: 9, scope: !80)
!82 = !DILocation(line: 32, column: 9, scope: !43)
!83 = !DILocation(line: 35, column: 24, scope: !43)
!84 = !DILocation(line: 35, column: 22, scope: !43)
!85 = !DILocation(line: 36, column: 9, scope: !43)
!86 = !DILocation(line: 36, column: 9, scope: !87)
!87 = distinct !DILexicalBlock(scope: !88, file: !3, line: 36, column: 9)
!88 = distinct !DILexicalBlock(scope: !43, file: !3, line: 36, column: 9)
!89 = !DILocation(line: 36, column: 9, scope: !88)
!90 = !DILocation(line: 37, column: 9, scope: !43)
!91 = !DILocalVariable(name: "copied", scope: !92, file: !3, line: 39, type: !5)
!92 = distinct !DILexicalBlock(scope: !43, file: !3, line: 38, column: 13)
!93 = !DILocation(line: 39, column: 14, scope: !92)
!94 = !DILocation(line: 40, column: 9, scope: !92)
!95 = !DILocation(line: 41, column: 9, scope: !92)
!96 = !DILocation(line: 41, column: 9, scope: !97)
!97 = distinct !DILexicalBlock(scope: !98, file: !3, line: 41, column: 9)
!98 = distinct !DILexicalBlock(scope: !92, file: !3, line: 41, column: 9)
!99 = !DILocation(line: 41, column: 9, scope: !98)
!100 = !DILocation(line: 42, column: 9, scope: !92)
!101 = !DILocation(line: 46, column: 9, scope: !43)
!102 = !DILocation(line: 46, column: 9, scope: !103)
!103 = distinct !DILexicalBlock(scope: !104, file: !3, line: 46, column: 9)
!104 = distinct !DILexicalBlock(scope: !43, file: !3, line: 46, column: 9)
!105 = !DILocation(line: 46, column: 9, scope: !104)
!106 = !DILocation(line: 47, column: 9, scope: !43)
!107 = !DILocation(line: 49, column: 24, scope: !43)
!108 = !DILocation(line: 49, column: 22, scope: !43)
!109 = !DILocation(line: 50, column: 9, scope: !43)
!110 = !DILocation(line: 50, column: 9, scope: !111)
!111 = distinct !DILexicalBlock(scope: !112, file: !3, line: 50, column: 9)
!112 = distinct !DILexicalBlock(scope: !43, file: !3, line: 50, column: 9)
!113 = !DILocation(line: 50, column: 9, scope: !112)
!114 = !DILocation(line: 51, column: 9, scope: !43)
!115 = !DILocalVariable(name: "word", scope: !116, file: !3, line: 54, type: !5)
!116 = distinct !DILexicalBlock(scope: !43, file: !3, line: 52, column: 14)
!117 = !DILocation(line: 54, column: 14, scope: !116)
!118 = !DILocation(line: 54, column: 27, scope: !116)
!119 = !DILocation(line: 54, column: 21, scope: !116)
!120 = !DILocation(line: 55, column: 9, scope: !116)
!121 = !DILocation(line: 55, column: 9, scope: !122)
!122 = distinct !DILexicalBlock(scope: !123, file: !3, line: 55, column: 9)
!123 = distinct !DILexicalBlock(scope: !116, file: !3, line: 55, column: 9)
!124 = !DILocation(line: 55, column: 9, scope: !123)
!125 = !DILocation(line: 57, column: 5, scope: !43)
!126 = !DILocation(line: 58, column: 5, scope: !25)
