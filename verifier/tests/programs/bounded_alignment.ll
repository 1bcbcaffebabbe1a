; ModuleID = 'bounded_alignment.c'
source_filename = "bounded_alignment.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@table = dso_local global [4 x i64] zeroinitializer, align 16, !dbg !0
@line = dso_local global [64 x i8] zeroinitializer, align 64, !dbg !14
@bytes = dso_local global [3 x i8] zeroinitializer, align 1, !dbg !8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !31 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !36, !DIExpression(), !37)
  store i32 1, ptr %2, align 4, !dbg !37
    #dbg_declare(ptr %3, !38, !DIExpression(), !39)
  %4 = call i32 @__VERIFIER_nondet_int(), !dbg !40
  store i32 %4, ptr %3, align 4, !dbg !39
  %5 = call i32 @__VERIFIER_nondet_int(), !dbg !41
  switch i32 %5, label %77 [
    i32 0, label %6
    i32 1, label %21
    i32 2, label %40
    i32 3, label %57
    i32 4, label %68
  ], !dbg !42

6:                                                ; preds = %0
  br label %7, !dbg !43

7:                                                ; preds = %6
  %8 = ptrtoint ptr %2 to i64, !dbg !45
  %9 = and i64 %8, 3, !dbg !45
  %10 = icmp eq i64 %9, 0, !dbg !45
  br i1 %10, label %12, label %11, !dbg !48

11:                                               ; preds = %7
  call void @reach_error(), !dbg !45
  br label %12, !dbg !45

12:                                               ; preds = %11, %7
  br label %13, !dbg !48

13:                                               ; preds = %12
  br label %14, !dbg !49

14:                                               ; preds = %13
  %15 = ptrtoint ptr %2 to i64, !dbg !50
  %16 = and i64 %15, 15, !dbg !50
  %17 = icmp ne i64 %16, 0, !dbg !50
  br i1 %17, label %19, label %18, !dbg !53

18:                                               ; preds = %14
  call void @reach_error(), !dbg !50
  br label %19, !dbg !50

19:                                               ; preds = %18, %14
  br label %20, !dbg !53

20:                                               ; preds = %19
  br label %77, !dbg !54

21:                                               ; preds = %0
  br label %22, !dbg !55

22:                                               ; preds = %21
  %23 = and i64 ptrtoint (ptr getelementptr inbounds ([4 x i64], ptr @table, i64 0, i64 1) to i64), 7, !dbg !56
  %24 = icmp eq i64 %23, 0, !dbg !56
  br i1 %24, label %26, label %25, !dbg !59

25:                                               ; preds = %22
  call void @reach_error(), !dbg !56
  br label %26, !dbg !56

26:                                               ; preds = %25, %22
  br label %27, !dbg !59

27:                                               ; preds = %26
  br label %28, !dbg !60

28:                                               ; preds = %27
  %29 = urem i64 ptrtoint (ptr @line to i64), 64, !dbg !61
  %30 = icmp eq i64 %29, 0, !dbg !61
  br i1 %30, label %32, label %31, !dbg !64

31:                                               ; preds = %28
  call void @reach_error(), !dbg !61
  br label %32, !dbg !61

32:                                               ; preds = %31, %28
  br label %33, !dbg !64

33:                                               ; preds = %32
  br label %34, !dbg !65

34:                                               ; preds = %33
  %35 = and i64 ptrtoint (ptr @bytes to i64), 1, !dbg !66
  %36 = icmp eq i64 %35, 0, !dbg !66
  br i1 %36, label %38, label %37, !dbg !69

37:                                               ; preds = %34
  call void @reach_error(), !dbg !66
  br label %38, !dbg !66

38:                                               ; preds = %37, %34
  br label %39, !dbg !69

39:                                               ; preds = %38
  br label %77, !dbg !70

40:                                               ; preds = %0
  br label %41, !dbg !71

41:                                               ; preds = %40
  %42 = call ptr @malloc(i64 noundef 3) #5, !dbg !72
  %43 = ptrtoint ptr %42 to i64, !dbg !72
  %44 = and i64 %43, 15, !dbg !72
  %45 = icmp eq i64 %44, 0, !dbg !72
  br i1 %45, label %47, label %46, !dbg !75

46:                                               ; preds = %41
  call void @reach_error(), !dbg !72
  br label %47, !dbg !72

47:                                               ; preds = %46, %41
  br label %48, !dbg !75

48:                                               ; preds = %47
  br label %49, !dbg !76

49:                                               ; preds = %48
  %50 = call align 256 ptr @aligned_alloc(i64 noundef 256, i64 noundef 512) #6, !dbg !77
  %51 = ptrtoint ptr %50 to i64, !dbg !77
  %52 = and i64 %51, 255, !dbg !77
  %53 = icmp eq i64 %52, 0, !dbg !77
  br i1 %53, label %55, label %54, !dbg !80

54:                                               ; preds = %49
  call void @reach_error(), !dbg !77
  br label %55, !dbg !77

55:                                               ; preds = %54, %49
  br label %56, !dbg !80

56:                                               ; preds = %55
  br label %77, !dbg !81

57:                                               ; preds = %0
  br label %58, !dbg !82

58:                                               ; preds = %57
  %59 = load i32, ptr %3, align 4, !dbg !83
  %60 = sext i32 %59 to i64, !dbg !83
  %61 = call ptr @aligned_alloc(i64 noundef %60, i64 noundef 512) #6, !dbg !83
  call void @llvm.assume(i1 true) [ "align"(ptr %61, i64 %60) ], !dbg !83
  %62 = ptrtoint ptr %61 to i64, !dbg !83
  %63 = and i64 %62, 15, !dbg !83
  %64 = icmp eq i64 %63, 0, !dbg !83
  br i1 %64, label %66, label %65, !dbg !86

65:                                               ; preds = %58
  call void @reach_error(), !dbg !83
  br label %66, !dbg !83

66:                                               ; preds = %65, %58
  br label %67, !dbg !86

67:                                               ; preds = %66
  br label %77, !dbg !87

68:                                               ; preds = %0
  %69 = load i32, ptr %3, align 4, !dbg !88
  %70 = icmp sgt i32 %69, 0, !dbg !90
  br i1 %70, label %71, label %76, !dbg !91

71:                                               ; preds = %68
  %72 = load i32, ptr %3, align 4, !dbg !92
  %73 = icmp slt i32 %72, 3, !dbg !93
  br i1 %73, label %74, label %76, !dbg !94

74:                                               ; preds = %71
  %75 = load i32, ptr %3, align 4, !dbg !95
  call void @each(i32 noundef %75), !dbg !96
  br label %76, !dbg !96

76:                                               ; preds = %74, %71, %68
  br label %77, !dbg !97

77:                                               ; preds = %0, %76, %67, %56, %39, %20
  ret i32 0, !dbg !98
}

declare i32 @__VERIFIER_nondet_int() #1

declare void @reach_error() #1

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #2

; Function Attrs: allocsize(1)
declare ptr @aligned_alloc(i64 noundef, i64 noundef) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @each(i32 noundef %0) #0 !dbg !99 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca [40 x i32], align 16
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !102, !DIExpression(), !103)
    #dbg_declare(ptr %3, !104, !DIExpression(), !106)
  store i32 0, ptr %3, align 4, !dbg !106
  br label %5, !dbg !107

5:                                                ; preds = %20, %1
  %6 = load i32, ptr %3, align 4, !dbg !108
  %7 = load i32, ptr %2, align 4, !dbg !110
  %8 = icmp slt i32 %6, %7, !dbg !111
  br i1 %8, label %9, label %23, !dbg !112

9:                                                ; preds = %5
    #dbg_declare(ptr %4, !113, !DIExpression(), !118)
  %10 = load i32, ptr %3, align 4, !dbg !119
  %11 = getelementptr inbounds [40 x i32], ptr %4, i64 0, i64 0, !dbg !120
  store i32 %10, ptr %11, align 16, !dbg !121
  br label %12, !dbg !122

12:                                               ; preds = %9
  %13 = getelementptr inbounds [40 x i32], ptr %4, i64 0, i64 0, !dbg !123
  %14 = ptrtoint ptr %13 to i64, !dbg !123
  %15 = and i64 %14, 3, !dbg !123
  %16 = icmp eq i64 %15, 0, !dbg !123
  br i1 %16, label %18, label %17, !dbg !126

17:                                               ; preds = %12
  call void @reach_error(), !dbg !123
  br label %18, !dbg !123

18:                                               ; preds = %17, %12
  br label %19, !dbg !126

19:                                               ; preds = %18
  br label %20, !dbg !127

20:                                               ; preds = %19
  %21 = load i32, ptr %3, align 4, !dbg !128
  %22 = add nsw i32 %21, 1, !dbg !128
  store i32 %22, ptr %3, align 4, !dbg !128
  br label %5, !dbg !129, !llvm.loop !130

23:                                               ; preds = %5
  ret void, !dbg !133
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { allocsize(0) }
attributes #6 = { allocsize(1) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}
!llvm.ident = !{!30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 10, type: !19, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bounded_alignment.c", directory: ".", checksumkind: CSK_MD5, checksum: "e44c66d597033f7251406bb4cf78b0df")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "Word", file: !3, line: 8, baseType: !6)
!6 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!7 = !{!0, !8, !14}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "bytes", scope: !2, file: !3, line: 11, type: !10, isLocal: false, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 24, elements: !12)
!11 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!12 = !{!13}
!13 = !DISubrange(count: 3)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "line", scope: !2, file: !3, line: 12, type: !16, isLocal: false, isDefinition: true, align: 512)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 512, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 64)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 256, elements: !21)
!20 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!21 = !{!22}
!22 = !DISubrange(count: 4)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 8, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 2}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!31 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !32, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!32 = !DISubroutineType(types: !33)
!33 = !{!34}
!34 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!35 = !{}
!36 = !DILocalVariable(name: "local", scope: !31, file: !3, line: 23, type: !34)
!37 = !DILocation(line: 23, column: 9, scope: !31)
!38 = !DILocalVariable(name: "count", scope: !31, file: !3, line: 24, type: !34)
!39 = !DILocation(line: 24, column: 9, scope: !31)
!40 = !DILocation(line: 24, column: 17, scope: !31)
!41 = !DILocation(line: 25, column: 13, scope: !31)
!42 = !DILocation(line: 25, column: 5, scope: !31)
!43 = !DILocation(line: 27, column: 9, scope: !44)
!44 = distinct !DILexicalBlock(scope: !31, file: !3, line: 25, column: 38)
!45 = !DILocation(line: 27, column: 9, scope: !46)
!46 = distinct !DILexicalBlock(scope: !47, file: !3, line: 27, column: 9)
!47 = distinct !DILexicalBlock(scope: !44, file: !3, line: 27, column: 9)
!48 = !DILocation(line: 27, column: 9, scope: !47)
!49 = !DILocation(line: 28, column: 9, scope: !44)
!50 = !DILocation(line: 28, column: 9, scope: !51)
!51 = distinct !DILexicalBlock(scope: !52, file: !3, line: 28, column: 9)
!52 = distinct !DILexicalBlock(scope: !44, file: !3, line: 28, column: 9)
!53 = !DILocation(line: 28, column: 9, scope: !52)
!54 = !DILocation(line: 29, column: 9, scope: !44)
!55 = !DILocation(line: 31, column: 9, scope: !44)
!56 = !DILocation(line: 31, column: 9, scope: !57)
!57 = distinct !DILexicalBlock(scope: !58, file: !3, line: 31, column: 9)
!58 = distinct !DILexicalBlock(scope: !44, file: !3, line: 31, column: 9)
!59 = !DILocation(line: 31, column: 9, scope: !58)
!60 = !DILocation(line: 32, column: 9, scope: !44)
!61 = !DILocation(line: 32, column: 9, scope: !62)
!62 = distinct !DILexicalBlock(scope: !63, file: !3, line: 32, column: 9)
!63 = distinct !DILexicalBlock(scope: !44, file: !3, line: 32, column: 9)
!64 = !DILocation(line: 32, column: 9, scope: !63)
!65 = !DILocation(line: 33, column: 9, scope: !44)
!66 = !DILocation(line: 33, column: 9, scope: !67)
!67 = distinct !DILexicalBlock(scope: !68, file: !3, line: 33, column: 9)
!68 = distinct !DILexicalBlock(scope: !44, file: !3, line: 33, column: 9)
!69 = !DILocation(line: 33, column: 9, scope: !68)
!70 = !DILocation(line: 34, column: 9, scope: !44)
!71 = !DILocation(line: 36, column: 9, scope: !44)
!72 = !DILocation(line: 36, column: 9, scope: !73)
!73 = distinct !DILexicalBlock(scope: !74, file: !3, line: 36, column: 9)
!74 = distinct !DILexicalBlock(scope: !44, file: !3, line: 36, column: 9)
!75 = !DILocation(line: 36, column: 9, scope: !74)
!76 = !DILocation(line: 37, column: 9, scope: !44)
!77 = !DILocation(line: 37, column: 9, scope: !78)
!78 = distinct !DILexicalBlock(scope: !79, file: !3, line: 37, column: 9)
!79 = distinct !DILexicalBlock(scope: !44, file: !3, line: 37, column: 9)
!80 = !DILocation(line: 37, column: 9, scope: !79)
!81 = !DILocation(line: 38, column: 9, scope: !44)
!82 = !DILocation(line: 40, column: 9, scope: !44)
!83 = !DILocation(line: 40, column: 9, scope: !84)
!84 = distinct !DILexicalBlock(scope: !85, file: !3, line: 40, column: 9)
!85 = distinct !DILexicalBlock(scope: !44, file: !3, line: 40, column: 9)
!86 = !DILocation(line: 40, column: 9, scope: !85)
!87 = !DILocation(line: 41, column: 9, scope: !44)
!88 = !DILocation(line: 43, column: 13, scope: !89)
!89 = distinct !DILexicalBlock(scope: !44, file: !3, line: 43, column: 13)
!90 = !DILocation(line: 43, column: 19, scope: !89)
!91 = !DILocation(line: 43, column: 23, scope: !89)
!92 = !DILocation(line: 43, column: 26, scope: !89)
!93 = !DILocation(line: 43, column: 32, scope: !89)
!94 = !DILocation(line: 43, column: 13, scope: !44)
!95 = !DILocation(line: 44, column: 18, scope: !89)
!96 = !DILocation(line: 44, column: 13, scope: !89)
!97 = !DILocation(line: 45, column: 9, scope: !44)
!98 = !DILocation(line: 47, column: 5, scope: !31)
!99 = distinct !DISubprogram(name: "each", scope: !3, file: !3, line: 14, type: !100, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!100 = !DISubroutineType(types: !101)
!101 = !{null, !34}
!102 = !DILocalVariable(name: "count", arg: 1, scope: !99, file: !3, line: 14, type: !34)
!103 = !DILocation(line: 14, column: 22, scope: !99)
!104 = !DILocalVariable(name: "i", scope: !105, file: !3, line: 15, type: !34)
!105 = distinct !DILexicalBlock(scope: !99, file: !3, line: 15, column: 5)
!106 = !DILocation(line: 15, column: 14, scope: !105)
!107 = !DILocation(line: 15, column: 10, scope: !105)
!108 = !DILocation(line: 15, column: 21, scope: !109)
!109 = distinct !DILexicalBlock(scope: !105, file: !3, line: 15, column: 5)
!110 = !DILocation(line: 15, column: 25, scope: !109)
!111 = !DILocation(line: 15, column: 23, scope: !109)
!112 = !DILocation(line: 15, column: 5, scope: !105)
!113 = !DILocalVariable(name: "inner", scope: !114, file: !3, line: 16, type: !115)
!114 = distinct !DILexicalBlock(scope: !109, file: !3, line: 15, column: 37)
!115 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 1280, elements: !116)
!116 = !{!117}
!117 = !DISubrange(count: 40)
!118 = !DILocation(line: 16, column: 13, scope: !114)
!119 = !DILocation(line: 17, column: 20, scope: !114)
!120 = !DILocation(line: 17, column: 9, scope: !114)
!121 = !DILocation(line: 17, column: 18, scope: !114)
!122 = !DILocation(line: 18, column: 9, scope: !114)
!123 = !DILocation(line: 18, column: 9, scope: !124)
!124 = distinct !DILexicalBlock(scope: !125, file: !3, line: 18, column: 9)
!125 = distinct !DILexicalBlock(scope: !114, file: !3, line: 18, column: 9)
!126 = !DILocation(line: 18, column: 9, scope: !125)
!127 = !DILocation(line: 19, column: 5, scope: !114)
!128 = !DILocation(line: 15, column: 33, scope: !109)
!129 = !DILocation(line: 15, column: 5, scope: !109)
!130 = distinct !{!130, !112, !131, !132}
!131 = !DILocation(line: 19, column: 5, scope: !105)
!132 = !{!"llvm.loop.mustprogress"}
!133 = !DILocation(line: 20, column: 1, scope: !99)
