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
  %7 = call i32 @__VERIFIER_nondet_int(), !dbg !34
  switch i32 %7, label %91 [
    i32 0, label %8
    i32 1, label %36
    i32 2, label %45
    i32 3, label %54
    i32 4, label %63
    i32 5, label %74
    i32 6, label %83
  ], !dbg !35

8:                                                ; preds = %0
  br label %9, !dbg !36

9:                                                ; preds = %8
  %10 = load ptr, ptr %2, align 8, !dbg !38
  %11 = ptrtoint ptr %10 to i64, !dbg !38
  %12 = icmp ne i64 %11, 0, !dbg !38
  br i1 %12, label %14, label %13, !dbg !41

13:                                               ; preds = %9
  call void @reach_error(), !dbg !38
  br label %14, !dbg !38

14:                                               ; preds = %13, %9
  br label %15, !dbg !41

15:                                               ; preds = %14
  br label %16, !dbg !42

16:                                               ; preds = %15
  %17 = load ptr, ptr %2, align 8, !dbg !43
  %18 = getelementptr inbounds i8, ptr %17, i64 3, !dbg !43
  %19 = ptrtoint ptr %18 to i64, !dbg !43
  %20 = load ptr, ptr %2, align 8, !dbg !43
  %21 = ptrtoint ptr %20 to i64, !dbg !43
  %22 = sub i64 %19, %21, !dbg !43
  %23 = icmp eq i64 %22, 3, !dbg !43
  br i1 %23, label %25, label %24, !dbg !46

24:                                               ; preds = %16
  call void @reach_error(), !dbg !43
  br label %25, !dbg !43

25:                                               ; preds = %24, %16
  br label %26, !dbg !46

26:                                               ; preds = %25
  br label %27, !dbg !47

27:                                               ; preds = %26
  %28 = load ptr, ptr %3, align 8, !dbg !48
  %29 = ptrtoint ptr %28 to i64, !dbg !48
  %30 = inttoptr i64 %29 to ptr, !dbg !48
  %31 = load ptr, ptr %3, align 8, !dbg !48
  %32 = icmp eq ptr %30, %31, !dbg !48
  br i1 %32, label %34, label %33, !dbg !51

33:                                               ; preds = %27
  call void @reach_error(), !dbg !48
  br label %34, !dbg !48

34:                                               ; preds = %33, %27
  br label %35, !dbg !51

35:                                               ; preds = %34
  br label %102, !dbg !52

36:                                               ; preds = %0
  br label %37, !dbg !53

37:                                               ; preds = %36
  %38 = load ptr, ptr %2, align 8, !dbg !54
  %39 = ptrtoint ptr %38 to i64, !dbg !54
  %40 = trunc i64 %39 to i32, !dbg !54
  %41 = icmp eq i32 %40, 0, !dbg !54
  br i1 %41, label %43, label %42, !dbg !57

42:                                               ; preds = %37
  call void @reach_error(), !dbg !54
  br label %43, !dbg !54

43:                                               ; preds = %42, %37
  br label %44, !dbg !57

44:                                               ; preds = %43
  br label %102, !dbg !58

45:                                               ; preds = %0
  br label %46, !dbg !59

46:                                               ; preds = %45
  %47 = load ptr, ptr %2, align 8, !dbg !60
  %48 = ptrtoint ptr %47 to i64, !dbg !60
  %49 = and i64 %48, 7, !dbg !60
  %50 = icmp eq i64 %49, 0, !dbg !60
  br i1 %50, label %52, label %51, !dbg !63

51:                                               ; preds = %46
  call void @reach_error(), !dbg !60
  br label %52, !dbg !60

52:                                               ; preds = %51, %46
  br label %53, !dbg !63

53:                                               ; preds = %52
  br label %102, !dbg !64

54:                                               ; preds = %0
  br label %55, !dbg !65

55:                                               ; preds = %54
  %56 = load ptr, ptr %2, align 8, !dbg !66
  %57 = ptrtoint ptr %56 to i64, !dbg !66
  %58 = urem i64 %57, 3, !dbg !66
  %59 = icmp ne i64 %58, 1, !dbg !66
  br i1 %59, label %61, label %60, !dbg !69

60:                                               ; preds = %55
  call void @reach_error(), !dbg !66
  br label %61, !dbg !66

61:                                               ; preds = %60, %55
  br label %62, !dbg !69

62:                                               ; preds = %61
  br label %102, !dbg !70

63:                                               ; preds = %0
  br label %64, !dbg !71

64:                                               ; preds = %63
  %65 = load ptr, ptr %2, align 8, !dbg !72
  %66 = ptrtoint ptr %65 to i64, !dbg !72
  %67 = load ptr, ptr %3, align 8, !dbg !72
  %68 = ptrtoint ptr %67 to i64, !dbg !72
  %69 = add i64 %68, 4, !dbg !72
  %70 = icmp ne i64 %66, %69, !dbg !72
  br i1 %70, label %72, label %71, !dbg !75

71:                                               ; preds = %64
  call void @reach_error(), !dbg !72
  br label %72, !dbg !72

72:                                               ; preds = %71, %64
  br label %73, !dbg !75

73:                                               ; preds = %72
  br label %102, !dbg !76

74:                                               ; preds = %0
    #dbg_declare(ptr %4, !77, !DIExpression(), !83)
  %75 = load ptr, ptr %2, align 8, !dbg !84
  store ptr %75, ptr %4, align 8, !dbg !85
  br label %76, !dbg !86

76:                                               ; preds = %74
  %77 = load i64, ptr %4, align 8, !dbg !87
  %78 = trunc i64 %77 to i32, !dbg !87
  %79 = icmp eq i32 %78, 0, !dbg !87
  br i1 %79, label %81, label %80, !dbg !90

80:                                               ; preds = %76
  call void @reach_error(), !dbg !87
  br label %81, !dbg !87

81:                                               ; preds = %80, %76
  br label %82, !dbg !90

82:                                               ; preds = %81
  br label %102, !dbg !91

83:                                               ; preds = %0
    #dbg_declare(ptr %5, !92, !DIExpression(), !94)
  store i64 0, ptr %5, align 8, !dbg !94
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %2, i64 8, i1 false), !dbg !95
  br label %84, !dbg !96

84:                                               ; preds = %83
  %85 = load i64, ptr %5, align 8, !dbg !97
  %86 = urem i64 %85, 8, !dbg !97
  %87 = icmp eq i64 %86, 0, !dbg !97
  br i1 %87, label %89, label %88, !dbg !100

88:                                               ; preds = %84
  call void @reach_error(), !dbg !97
  br label %89, !dbg !97

89:                                               ; preds = %88, %84
  br label %90, !dbg !100

90:                                               ; preds = %89
  br label %102, !dbg !101

91:                                               ; preds = %0
    #dbg_declare(ptr %6, !102, !DIExpression(), !104)
  %92 = load ptr, ptr %3, align 8, !dbg !105
  %93 = ptrtoint ptr %92 to i64, !dbg !106
  store i64 %93, ptr %6, align 8, !dbg !104
  br label %94, !dbg !107

94:                                               ; preds = %91
  %95 = load i64, ptr %6, align 8, !dbg !108
  %96 = inttoptr i64 %95 to ptr, !dbg !108
  %97 = load ptr, ptr %3, align 8, !dbg !108
  %98 = icmp eq ptr %96, %97, !dbg !108
  br i1 %98, label %100, label %99, !dbg !111

99:                                               ; preds = %94
  call void @reach_error(), !dbg !108
  br label %100, !dbg !108

100:                                              ; preds = %99, %94
  br label %101, !dbg !111

101:                                              ; preds = %100
  br label %102, !dbg !112

102:                                              ; preds = %101, %90, %82, %73, %62, %53, %44, %35
  ret i32 0, !dbg !113
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
!3 = !DIFile(filename: "bounded_digits.c", directory: ".", checksumkind: CSK_MD5, checksum: "bd502cb46ed741f5db30a6c33e05070a")
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
!34 = !DILocation(line: 14, column: 13, scope: !25)
!35 = !DILocation(line: 14, column: 5, scope: !25)
!36 = !DILocation(line: 16, column: 9, scope: !37)
!37 = distinct !DILexicalBlock(scope: !25, file: !3, line: 14, column: 38)
!38 = !DILocation(line: 16, column: 9, scope: !39)
!39 = distinct !DILexicalBlock(scope: !40, file: !3, line: 16, column: 9)
!40 = distinct !DILexicalBlock(scope: !37, file: !3, line: 16, column: 9)
!41 = !DILocation(line: 16, column: 9, scope: !40)
!42 = !DILocation(line: 17, column: 9, scope: !37)
!43 = !DILocation(line: 17, column: 9, scope: !44)
!44 = distinct !DILexicalBlock(scope: !45, file: !3, line: 17, column: 9)
!45 = distinct !DILexicalBlock(scope: !37, file: !3, line: 17, column: 9)
!46 = !DILocation(line: 17, column: 9, scope: !45)
!47 = !DILocation(line: 18, column: 9, scope: !37)
!48 = !DILocation(line: 18, column: 9, scope: !49)
!49 = distinct !DILexicalBlock(scope: !50, file: !3, line: 18, column: 9)
!50 = distinct !DILexicalBlock(scope: !37, file: !3, line: 18, column: 9)
!51 = !DILocation(line: 18, column: 9, scope: !50)
!52 = !DILocation(line: 19, column: 9, scope: !37)
!53 = !DILocation(line: 21, column: 9, scope: !37)
!54 = !DILocation(line: 21, column: 9, scope: !55)
!55 = distinct !DILexicalBlock(scope: !56, file: !3, line: 21, column: 9)
!56 = distinct !DILexicalBlock(scope: !37, file: !3, line: 21, column: 9)
!57 = !DILocation(line: 21, column: 9, scope: !56)
!58 = !DILocation(line: 22, column: 9, scope: !37)
!59 = !DILocation(line: 24, column: 9, scope: !37)
!60 = !DILocation(line: 24, column: 9, scope: !61)
!61 = distinct !DILexicalBlock(scope: !62, file: !3, line: 24, column: 9)
!62 = distinct !DILexicalBlock(scope: !37, file: !3, line: 24, column: 9)
!63 = !DILocation(line: 24, column: 9, scope: !62)
!64 = !DILocation(line: 25, column: 9, scope: !37)
!65 = !DILocation(line: 27, column: 9, scope: !37)
!66 = !DILocation(line: 27, column: 9, scope: !67)
!67 = distinct !DILexicalBlock(scope: !68, file: !3, line: 27, column: 9)
!68 = distinct !DILexicalBlock(scope: !37, file: !3, line: 27, column: 9)
!69 = !DILocation(line: 27, column: 9, scope: !68)
!70 = !DILocation(line: 28, column: 9, scope: !37)
!71 = !DILocation(line: 30, column: 9, scope: !37)
!72 = !DILocation(line: 30, column: 9, scope: !73)
!73 = distinct !DILexicalBlock(scope: !74, file: !3, line: 30, column: 9)
!74 = distinct !DILexicalBlock(scope: !37, file: !3, line: 30, column: 9)
!75 = !DILocation(line: 30, column: 9, scope: !74)
!76 = !DILocation(line: 31, column: 9, scope: !37)
!77 = !DILocalVariable(name: "both", scope: !78, file: !3, line: 34, type: !79)
!78 = distinct !DILexicalBlock(scope: !37, file: !3, line: 32, column: 13)
!79 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !25, file: !3, line: 34, size: 64, elements: !80)
!80 = !{!81, !82}
!81 = !DIDerivedType(tag: DW_TAG_member, name: "address", scope: !79, file: !3, line: 34, baseType: !30, size: 64)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "word", scope: !79, file: !3, line: 34, baseType: !5, size: 64)
!83 = !DILocation(line: 34, column: 45, scope: !78)
!84 = !DILocation(line: 35, column: 24, scope: !78)
!85 = !DILocation(line: 35, column: 22, scope: !78)
!86 = !DILocation(line: 36, column: 9, scope: !78)
!87 = !DILocation(line: 36, column: 9, scope: !88)
!88 = distinct !DILexicalBlock(scope: !89, file: !3, line: 36, column: 9)
!89 = distinct !DILexicalBlock(scope: !78, file: !3, line: 36, column: 9)
!90 = !DILocation(line: 36, column: 9, scope: !89)
!91 = !DILocation(line: 37, column: 9, scope: !78)
!92 = !DILocalVariable(name: "copied", scope: !93, file: !3, line: 40, type: !5)
!93 = distinct !DILexicalBlock(scope: !37, file: !3, line: 39, column: 13)
!94 = !DILocation(line: 40, column: 14, scope: !93)
!95 = !DILocation(line: 41, column: 9, scope: !93)
!96 = !DILocation(line: 42, column: 9, scope: !93)
!97 = !DILocation(line: 42, column: 9, scope: !98)
!98 = distinct !DILexicalBlock(scope: !99, file: !3, line: 42, column: 9)
!99 = distinct !DILexicalBlock(scope: !93, file: !3, line: 42, column: 9)
!100 = !DILocation(line: 42, column: 9, scope: !99)
!101 = !DILocation(line: 43, column: 9, scope: !93)
!102 = !DILocalVariable(name: "word", scope: !103, file: !3, line: 47, type: !5)
!103 = distinct !DILexicalBlock(scope: !37, file: !3, line: 45, column: 14)
!104 = !DILocation(line: 47, column: 14, scope: !103)
!105 = !DILocation(line: 47, column: 27, scope: !103)
!106 = !DILocation(line: 47, column: 21, scope: !103)
!107 = !DILocation(line: 48, column: 9, scope: !103)
!108 = !DILocation(line: 48, column: 9, scope: !109)
!109 = distinct !DILexicalBlock(scope: !110, file: !3, line: 48, column: 9)
!110 = distinct !DILexicalBlock(scope: !103, file: !3, line: 48, column: 9)
!111 = !DILocation(line: 48, column: 9, scope: !110)
!112 = !DILocation(line: 50, column: 5, scope: !37)
!113 = !DILocation(line: 51, column: 5, scope: !25)
