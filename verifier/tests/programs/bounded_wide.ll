; ModuleID = 'bounded_wide.c'
source_filename = "bounded_wide.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i32, i32, i32 }

@global = dso_local global i32 3, align 4, !dbg !0
@after = dso_local global i32 4, align 4, !dbg !13

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !23 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca [2 x ptr], align 16
  %5 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !27, !DIExpression(), !28)
  store i32 1, ptr %2, align 4, !dbg !28
    #dbg_declare(ptr %3, !29, !DIExpression(), !30)
  store i32 2, ptr %3, align 4, !dbg !30
    #dbg_declare(ptr %4, !31, !DIExpression(), !36)
  store ptr %2, ptr %4, align 8, !dbg !37
  %6 = getelementptr inbounds ptr, ptr %4, i64 1, !dbg !37
  store ptr %3, ptr %6, align 8, !dbg !37
  %7 = getelementptr inbounds [2 x ptr], ptr %4, i64 0, i64 0, !dbg !38
  %8 = load ptr, ptr %7, align 16, !dbg !38
  call void @own(ptr noundef %8), !dbg !39
  %9 = load i32, ptr %3, align 4, !dbg !40
  %10 = icmp ne i32 %9, 2, !dbg !42
  br i1 %10, label %14, label %11, !dbg !43

11:                                               ; preds = %0
  %12 = load i32, ptr %2, align 4, !dbg !44
  %13 = icmp ne i32 %12, 1, !dbg !45
  br i1 %13, label %14, label %15, !dbg !46

14:                                               ; preds = %11, %0
  call void @reach_error(), !dbg !47
  br label %15, !dbg !47

15:                                               ; preds = %14, %11
    #dbg_declare(ptr %5, !48, !DIExpression(), !49)
  store ptr @global, ptr %5, align 8, !dbg !49
  %16 = load ptr, ptr %5, align 8, !dbg !50
  %17 = getelementptr inbounds %struct.pair, ptr %16, i32 0, i32 2, !dbg !51
  store i32 7, ptr %17, align 4, !dbg !52
  %18 = load i32, ptr @after, align 4, !dbg !53
  %19 = icmp ne i32 %18, 4, !dbg !55
  br i1 %19, label %23, label %20, !dbg !56

20:                                               ; preds = %15
  %21 = load i32, ptr @global, align 4, !dbg !57
  %22 = icmp ne i32 %21, 3, !dbg !58
  br i1 %22, label %23, label %24, !dbg !59

23:                                               ; preds = %20, %15
  call void @reach_error(), !dbg !60
  br label %24, !dbg !60

24:                                               ; preds = %23, %20
  %25 = load ptr, ptr %5, align 8, !dbg !61
  %26 = getelementptr inbounds %struct.pair, ptr %25, i32 0, i32 1, !dbg !63
  %27 = load i32, ptr %26, align 4, !dbg !63
  %28 = icmp eq i32 %27, 6, !dbg !64
  br i1 %28, label %29, label %30, !dbg !65

29:                                               ; preds = %24
  call void @reach_error(), !dbg !66
  br label %30, !dbg !66

30:                                               ; preds = %29, %24
  %31 = call i32 @kept(i32 noundef 8), !dbg !67
  %32 = call i32 @kept(i32 noundef 8), !dbg !68
  %33 = icmp eq i32 %32, 7, !dbg !70
  br i1 %33, label %34, label %35, !dbg !71

34:                                               ; preds = %30
  call void @reach_error(), !dbg !72
  br label %35, !dbg !72

35:                                               ; preds = %34, %30
  %36 = call i32 @__VERIFIER_nondet_int(), !dbg !73
  %37 = and i32 %36, 1, !dbg !74
  %38 = sext i32 %37 to i64, !dbg !75
  %39 = getelementptr inbounds [2 x ptr], ptr %4, i64 0, i64 %38, !dbg !75
  %40 = load ptr, ptr %39, align 8, !dbg !75
  %41 = load i32, ptr %40, align 4, !dbg !76
  ret i32 %41, !dbg !77
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @own(ptr noundef %0) #0 !dbg !78 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !81, !DIExpression(), !82)
  %3 = load ptr, ptr %2, align 8, !dbg !83
  %4 = getelementptr inbounds %struct.pair, ptr %3, i32 0, i32 1, !dbg !84
  store i32 5, ptr %4, align 4, !dbg !85
  %5 = load ptr, ptr %2, align 8, !dbg !86
  %6 = getelementptr inbounds %struct.pair, ptr %5, i32 0, i32 1, !dbg !88
  %7 = load i32, ptr %6, align 4, !dbg !88
  %8 = icmp ne i32 %7, 5, !dbg !89
  br i1 %8, label %9, label %10, !dbg !90

9:                                                ; preds = %1
  call void @reach_error(), !dbg !91
  br label %10, !dbg !91

10:                                               ; preds = %9, %1
  %11 = load ptr, ptr %2, align 8, !dbg !92
  %12 = getelementptr inbounds %struct.pair, ptr %11, i32 0, i32 2, !dbg !94
  %13 = load i32, ptr %12, align 4, !dbg !94
  %14 = icmp eq i32 %13, 9, !dbg !95
  br i1 %14, label %15, label %16, !dbg !96

15:                                               ; preds = %10
  call void @reach_error(), !dbg !97
  br label %16, !dbg !97

16:                                               ; preds = %15, %10
  ret void, !dbg !98
}

declare void @reach_error() #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @kept(i32 noundef %0) #0 !dbg !99 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !102, !DIExpression(), !103)
    #dbg_declare(ptr %3, !104, !DIExpression(), !105)
  %6 = load i32, ptr %2, align 4, !dbg !106
  store i32 %6, ptr %3, align 4, !dbg !105
    #dbg_declare(ptr %4, !107, !DIExpression(), !108)
  store ptr %3, ptr %4, align 8, !dbg !108
    #dbg_declare(ptr %5, !109, !DIExpression(), !110)
  %7 = load ptr, ptr %4, align 8, !dbg !111
  %8 = getelementptr inbounds %struct.pair, ptr %7, i32 0, i32 1, !dbg !112
  %9 = load i32, ptr %8, align 4, !dbg !112
  store i32 %9, ptr %5, align 4, !dbg !110
  %10 = load i32, ptr %2, align 4, !dbg !113
  %11 = load ptr, ptr %4, align 8, !dbg !114
  %12 = getelementptr inbounds %struct.pair, ptr %11, i32 0, i32 1, !dbg !115
  store i32 %10, ptr %12, align 4, !dbg !116
  %13 = load i32, ptr %5, align 4, !dbg !117
  ret i32 %13, !dbg !118
}

declare i32 @__VERIFIER_nondet_int() #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20, !21}
!llvm.ident = !{!22}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "global", scope: !2, file: !3, line: 12, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !12, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bounded_wide.c", directory: ".", checksumkind: CSK_MD5, checksum: "b6eab5f01498ad4486588e1dd153e8d9")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 6, size: 96, elements: !7)
!7 = !{!8, !10, !11}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !6, file: !3, line: 7, baseType: !9, size: 32)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !6, file: !3, line: 8, baseType: !9, size: 32, offset: 32)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "third", scope: !6, file: !3, line: 9, baseType: !9, size: 32, offset: 64)
!12 = !{!0, !13}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "after", scope: !2, file: !3, line: 13, type: !9, isLocal: false, isDefinition: true)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 8, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 2}
!21 = !{i32 7, !"frame-pointer", i32 2}
!22 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!23 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 31, type: !24, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !26)
!24 = !DISubroutineType(types: !25)
!25 = !{!9}
!26 = !{}
!27 = !DILocalVariable(name: "small", scope: !23, file: !3, line: 32, type: !9)
!28 = !DILocation(line: 32, column: 7, scope: !23)
!29 = !DILocalVariable(name: "other", scope: !23, file: !3, line: 32, type: !9)
!30 = !DILocation(line: 32, column: 18, scope: !23)
!31 = !DILocalVariable(name: "both", scope: !23, file: !3, line: 33, type: !32)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 128, elements: !34)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!34 = !{!35}
!35 = !DISubrange(count: 2)
!36 = !DILocation(line: 33, column: 8, scope: !23)
!37 = !DILocation(line: 33, column: 18, scope: !23)
!38 = !DILocation(line: 34, column: 22, scope: !23)
!39 = !DILocation(line: 34, column: 3, scope: !23)
!40 = !DILocation(line: 35, column: 7, scope: !41)
!41 = distinct !DILexicalBlock(scope: !23, file: !3, line: 35, column: 7)
!42 = !DILocation(line: 35, column: 13, scope: !41)
!43 = !DILocation(line: 35, column: 18, scope: !41)
!44 = !DILocation(line: 35, column: 21, scope: !41)
!45 = !DILocation(line: 35, column: 27, scope: !41)
!46 = !DILocation(line: 35, column: 7, scope: !23)
!47 = !DILocation(line: 36, column: 5, scope: !41)
!48 = !DILocalVariable(name: "pair", scope: !23, file: !3, line: 37, type: !5)
!49 = !DILocation(line: 37, column: 16, scope: !23)
!50 = !DILocation(line: 38, column: 3, scope: !23)
!51 = !DILocation(line: 38, column: 9, scope: !23)
!52 = !DILocation(line: 38, column: 15, scope: !23)
!53 = !DILocation(line: 39, column: 7, scope: !54)
!54 = distinct !DILexicalBlock(scope: !23, file: !3, line: 39, column: 7)
!55 = !DILocation(line: 39, column: 13, scope: !54)
!56 = !DILocation(line: 39, column: 18, scope: !54)
!57 = !DILocation(line: 39, column: 21, scope: !54)
!58 = !DILocation(line: 39, column: 28, scope: !54)
!59 = !DILocation(line: 39, column: 7, scope: !23)
!60 = !DILocation(line: 40, column: 5, scope: !54)
!61 = !DILocation(line: 41, column: 7, scope: !62)
!62 = distinct !DILexicalBlock(scope: !23, file: !3, line: 41, column: 7)
!63 = !DILocation(line: 41, column: 13, scope: !62)
!64 = !DILocation(line: 41, column: 20, scope: !62)
!65 = !DILocation(line: 41, column: 7, scope: !23)
!66 = !DILocation(line: 42, column: 5, scope: !62)
!67 = !DILocation(line: 43, column: 3, scope: !23)
!68 = !DILocation(line: 44, column: 7, scope: !69)
!69 = distinct !DILexicalBlock(scope: !23, file: !3, line: 44, column: 7)
!70 = !DILocation(line: 44, column: 15, scope: !69)
!71 = !DILocation(line: 44, column: 7, scope: !23)
!72 = !DILocation(line: 45, column: 5, scope: !69)
!73 = !DILocation(line: 46, column: 16, scope: !23)
!74 = !DILocation(line: 46, column: 40, scope: !23)
!75 = !DILocation(line: 46, column: 11, scope: !23)
!76 = !DILocation(line: 46, column: 10, scope: !23)
!77 = !DILocation(line: 46, column: 3, scope: !23)
!78 = distinct !DISubprogram(name: "own", scope: !3, file: !3, line: 15, type: !79, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !26)
!79 = !DISubroutineType(types: !80)
!80 = !{null, !5}
!81 = !DILocalVariable(name: "pair", arg: 1, scope: !78, file: !3, line: 15, type: !5)
!82 = !DILocation(line: 15, column: 30, scope: !78)
!83 = !DILocation(line: 16, column: 3, scope: !78)
!84 = !DILocation(line: 16, column: 9, scope: !78)
!85 = !DILocation(line: 16, column: 16, scope: !78)
!86 = !DILocation(line: 17, column: 7, scope: !87)
!87 = distinct !DILexicalBlock(scope: !78, file: !3, line: 17, column: 7)
!88 = !DILocation(line: 17, column: 13, scope: !87)
!89 = !DILocation(line: 17, column: 20, scope: !87)
!90 = !DILocation(line: 17, column: 7, scope: !78)
!91 = !DILocation(line: 18, column: 5, scope: !87)
!92 = !DILocation(line: 19, column: 7, scope: !93)
!93 = distinct !DILexicalBlock(scope: !78, file: !3, line: 19, column: 7)
!94 = !DILocation(line: 19, column: 13, scope: !93)
!95 = !DILocation(line: 19, column: 19, scope: !93)
!96 = !DILocation(line: 19, column: 7, scope: !78)
!97 = !DILocation(line: 20, column: 5, scope: !93)
!98 = !DILocation(line: 21, column: 1, scope: !78)
!99 = distinct !DISubprogram(name: "kept", scope: !3, file: !3, line: 23, type: !100, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !26)
!100 = !DISubroutineType(types: !101)
!101 = !{!9, !9}
!102 = !DILocalVariable(name: "value", arg: 1, scope: !99, file: !3, line: 23, type: !9)
!103 = !DILocation(line: 23, column: 21, scope: !99)
!104 = !DILocalVariable(name: "small", scope: !99, file: !3, line: 24, type: !9)
!105 = !DILocation(line: 24, column: 7, scope: !99)
!106 = !DILocation(line: 24, column: 15, scope: !99)
!107 = !DILocalVariable(name: "pair", scope: !99, file: !3, line: 25, type: !5)
!108 = !DILocation(line: 25, column: 16, scope: !99)
!109 = !DILocalVariable(name: "old", scope: !99, file: !3, line: 26, type: !9)
!110 = !DILocation(line: 26, column: 7, scope: !99)
!111 = !DILocation(line: 26, column: 13, scope: !99)
!112 = !DILocation(line: 26, column: 19, scope: !99)
!113 = !DILocation(line: 27, column: 18, scope: !99)
!114 = !DILocation(line: 27, column: 3, scope: !99)
!115 = !DILocation(line: 27, column: 9, scope: !99)
!116 = !DILocation(line: 27, column: 16, scope: !99)
!117 = !DILocation(line: 28, column: 10, scope: !99)
!118 = !DILocation(line: 28, column: 3, scope: !99)
