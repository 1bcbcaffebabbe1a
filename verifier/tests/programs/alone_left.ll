; ModuleID = 'alone_left.c'
source_filename = "alone_left.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr, ptr }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @simpler(ptr noundef %0) #0 !dbg !10 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !21, !DIExpression(), !22)
  %4 = load ptr, ptr %3, align 8, !dbg !23
  %5 = icmp ne ptr %4, null, !dbg !23
  br i1 %5, label %6, label %16, !dbg !25

6:                                                ; preds = %1
  %7 = load ptr, ptr %3, align 8, !dbg !26
  %8 = getelementptr inbounds %struct.node, ptr %7, i32 0, i32 1, !dbg !27
  %9 = load ptr, ptr %8, align 8, !dbg !27
  %10 = icmp ne ptr %9, null, !dbg !26
  br i1 %10, label %11, label %16, !dbg !28

11:                                               ; preds = %6
  %12 = load ptr, ptr %3, align 8, !dbg !29
  %13 = getelementptr inbounds %struct.node, ptr %12, i32 0, i32 2, !dbg !30
  %14 = load ptr, ptr %13, align 8, !dbg !30
  %15 = icmp ne ptr %14, null, !dbg !29
  br i1 %15, label %17, label %16, !dbg !31

16:                                               ; preds = %11, %6, %1
  store i32 0, ptr %2, align 4, !dbg !32
  br label %42, !dbg !32

17:                                               ; preds = %11
  %18 = load ptr, ptr %3, align 8, !dbg !33
  %19 = getelementptr inbounds %struct.node, ptr %18, i32 0, i32 2, !dbg !35
  %20 = load ptr, ptr %19, align 8, !dbg !35
  %21 = getelementptr inbounds %struct.node, ptr %20, i32 0, i32 0, !dbg !36
  %22 = load i32, ptr %21, align 8, !dbg !36
  %23 = icmp eq i32 %22, 1, !dbg !37
  br i1 %23, label %24, label %34, !dbg !38

24:                                               ; preds = %17
  %25 = load ptr, ptr %3, align 8, !dbg !39
  %26 = getelementptr inbounds %struct.node, ptr %25, i32 0, i32 2, !dbg !40
  %27 = load ptr, ptr %26, align 8, !dbg !40
  %28 = load ptr, ptr %3, align 8, !dbg !41
  %29 = getelementptr inbounds %struct.node, ptr %28, i32 0, i32 1, !dbg !42
  %30 = load ptr, ptr %29, align 8, !dbg !42
  %31 = call i32 @same(ptr noundef %27, ptr noundef %30), !dbg !43
  %32 = icmp ne i32 %31, 0, !dbg !43
  br i1 %32, label %33, label %34, !dbg !44

33:                                               ; preds = %24
  store i32 1, ptr %2, align 4, !dbg !45
  br label %42, !dbg !45

34:                                               ; preds = %24, %17
  %35 = load ptr, ptr %3, align 8, !dbg !46
  %36 = getelementptr inbounds %struct.node, ptr %35, i32 0, i32 1, !dbg !47
  %37 = load ptr, ptr %36, align 8, !dbg !47
  %38 = getelementptr inbounds %struct.node, ptr %37, i32 0, i32 1, !dbg !48
  %39 = load ptr, ptr %38, align 8, !dbg !48
  %40 = getelementptr inbounds %struct.node, ptr %39, i32 0, i32 0, !dbg !49
  %41 = load i32, ptr %40, align 8, !dbg !49
  store i32 %41, ptr %2, align 4, !dbg !50
  br label %42, !dbg !50

42:                                               ; preds = %34, %33, %16
  %43 = load i32, ptr %2, align 4, !dbg !51
  ret i32 %43, !dbg !51
}

declare i32 @same(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @again(ptr noundef %0) #0 !dbg !52 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !53, !DIExpression(), !54)
  %4 = load ptr, ptr %3, align 8, !dbg !55
  %5 = icmp ne ptr %4, null, !dbg !55
  br i1 %5, label %6, label %11, !dbg !57

6:                                                ; preds = %1
  %7 = load ptr, ptr %3, align 8, !dbg !58
  %8 = getelementptr inbounds %struct.node, ptr %7, i32 0, i32 1, !dbg !59
  %9 = load ptr, ptr %8, align 8, !dbg !59
  %10 = icmp ne ptr %9, null, !dbg !58
  br i1 %10, label %12, label %11, !dbg !60

11:                                               ; preds = %6, %1
  store i32 0, ptr %2, align 4, !dbg !61
  br label %35, !dbg !61

12:                                               ; preds = %6
  %13 = load ptr, ptr %3, align 8, !dbg !62
  %14 = load ptr, ptr %3, align 8, !dbg !64
  %15 = getelementptr inbounds %struct.node, ptr %14, i32 0, i32 1, !dbg !65
  %16 = load ptr, ptr %15, align 8, !dbg !65
  %17 = call i32 @same(ptr noundef %13, ptr noundef %16), !dbg !66
  %18 = icmp ne i32 %17, 0, !dbg !66
  br i1 %18, label %19, label %34, !dbg !67

19:                                               ; preds = %12
  %20 = load ptr, ptr %3, align 8, !dbg !68
  %21 = getelementptr inbounds %struct.node, ptr %20, i32 0, i32 1, !dbg !69
  %22 = load ptr, ptr %21, align 8, !dbg !69
  %23 = getelementptr inbounds %struct.node, ptr %22, i32 0, i32 0, !dbg !70
  %24 = load i32, ptr %23, align 8, !dbg !70
  %25 = icmp eq i32 %24, 7, !dbg !71
  br i1 %25, label %26, label %34, !dbg !72

26:                                               ; preds = %19
  %27 = load ptr, ptr %3, align 8, !dbg !73
  %28 = getelementptr inbounds %struct.node, ptr %27, i32 0, i32 1, !dbg !74
  %29 = load ptr, ptr %28, align 8, !dbg !74
  %30 = getelementptr inbounds %struct.node, ptr %29, i32 0, i32 2, !dbg !75
  %31 = load ptr, ptr %30, align 8, !dbg !75
  %32 = getelementptr inbounds %struct.node, ptr %31, i32 0, i32 0, !dbg !76
  %33 = load i32, ptr %32, align 8, !dbg !76
  store i32 %33, ptr %2, align 4, !dbg !77
  br label %35, !dbg !77

34:                                               ; preds = %19, %12
  store i32 0, ptr %2, align 4, !dbg !78
  br label %35, !dbg !78

35:                                               ; preds = %34, %26, %11
  %36 = load i32, ptr %2, align 4, !dbg !79
  ret i32 %36, !dbg !79
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @after(ptr noundef %0) #0 !dbg !80 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !81, !DIExpression(), !82)
  %4 = load ptr, ptr %3, align 8, !dbg !83
  %5 = icmp ne ptr %4, null, !dbg !83
  br i1 %5, label %6, label %11, !dbg !85

6:                                                ; preds = %1
  %7 = load ptr, ptr %3, align 8, !dbg !86
  %8 = getelementptr inbounds %struct.node, ptr %7, i32 0, i32 1, !dbg !87
  %9 = load ptr, ptr %8, align 8, !dbg !87
  %10 = icmp ne ptr %9, null, !dbg !86
  br i1 %10, label %12, label %11, !dbg !88

11:                                               ; preds = %6, %1
  store i32 0, ptr %2, align 4, !dbg !89
  br label %23, !dbg !89

12:                                               ; preds = %6
  %13 = load ptr, ptr %3, align 8, !dbg !90
  %14 = load ptr, ptr %3, align 8, !dbg !91
  %15 = getelementptr inbounds %struct.node, ptr %14, i32 0, i32 1, !dbg !92
  %16 = load ptr, ptr %15, align 8, !dbg !92
  %17 = call i32 @same(ptr noundef %13, ptr noundef %16), !dbg !93
  %18 = load ptr, ptr %3, align 8, !dbg !94
  %19 = getelementptr inbounds %struct.node, ptr %18, i32 0, i32 1, !dbg !95
  %20 = load ptr, ptr %19, align 8, !dbg !95
  %21 = getelementptr inbounds %struct.node, ptr %20, i32 0, i32 0, !dbg !96
  %22 = load i32, ptr %21, align 8, !dbg !96
  store i32 %22, ptr %2, align 4, !dbg !97
  br label %23, !dbg !97

23:                                               ; preds = %12, %11
  %24 = load i32, ptr %2, align 4, !dbg !98
  ret i32 %24, !dbg !98
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @given(ptr noundef %0) #0 !dbg !99 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !100, !DIExpression(), !101)
  %3 = load ptr, ptr %2, align 8, !dbg !102
  %4 = call ptr @kept(ptr noundef %3), !dbg !103
  %5 = load i32, ptr %4, align 4, !dbg !104
  ret i32 %5, !dbg !105
}

declare ptr @kept(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @count(ptr noundef %0) #0 !dbg !106 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.node, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !107, !DIExpression(), !108)
    #dbg_declare(ptr %4, !109, !DIExpression(), !110)
  store i32 3, ptr %4, align 4, !dbg !110
    #dbg_declare(ptr %5, !111, !DIExpression(), !112)
  %6 = getelementptr inbounds %struct.node, ptr %5, i32 0, i32 0, !dbg !113
  %7 = load i32, ptr %4, align 4, !dbg !114
  store i32 %7, ptr %6, align 8, !dbg !113
  %8 = getelementptr inbounds %struct.node, ptr %5, i32 0, i32 1, !dbg !113
  %9 = load ptr, ptr %3, align 8, !dbg !115
  store ptr %9, ptr %8, align 8, !dbg !113
  %10 = getelementptr inbounds %struct.node, ptr %5, i32 0, i32 2, !dbg !113
  %11 = load ptr, ptr %3, align 8, !dbg !116
  store ptr %11, ptr %10, align 8, !dbg !113
  %12 = load ptr, ptr %3, align 8, !dbg !117
  %13 = call i32 @same(ptr noundef %5, ptr noundef %12), !dbg !118
  %14 = getelementptr inbounds %struct.node, ptr %5, i32 0, i32 0, !dbg !119
  %15 = load i32, ptr %14, align 8, !dbg !119
  %16 = icmp ne i32 %15, 3, !dbg !121
  br i1 %16, label %17, label %18, !dbg !122

17:                                               ; preds = %1
  store i32 0, ptr %2, align 4, !dbg !123
  br label %23, !dbg !123

18:                                               ; preds = %1
  %19 = getelementptr inbounds %struct.node, ptr %5, i32 0, i32 1, !dbg !124
  %20 = load ptr, ptr %19, align 8, !dbg !124
  %21 = getelementptr inbounds %struct.node, ptr %20, i32 0, i32 0, !dbg !125
  %22 = load i32, ptr %21, align 8, !dbg !125
  store i32 %22, ptr %2, align 4, !dbg !126
  br label %23, !dbg !126

23:                                               ; preds = %18, %17
  %24 = load i32, ptr %2, align 4, !dbg !127
  ret i32 %24, !dbg !127
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "alone_left.c", directory: ".", checksumkind: CSK_MD5, checksum: "dc23388ec6039ae1b0fdcd406aedfdef")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "simpler", scope: !1, file: !1, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !14}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 3, size: 192, elements: !16)
!16 = !{!17, !18, !19}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !15, file: !1, line: 4, baseType: !13, size: 32)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "left", scope: !15, file: !1, line: 5, baseType: !14, size: 64, offset: 64)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "right", scope: !15, file: !1, line: 5, baseType: !14, size: 64, offset: 128)
!20 = !{}
!21 = !DILocalVariable(name: "node", arg: 1, scope: !10, file: !1, line: 11, type: !14)
!22 = !DILocation(line: 11, column: 26, scope: !10)
!23 = !DILocation(line: 12, column: 8, scope: !24)
!24 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 7)
!25 = !DILocation(line: 12, column: 13, scope: !24)
!26 = !DILocation(line: 12, column: 17, scope: !24)
!27 = !DILocation(line: 12, column: 23, scope: !24)
!28 = !DILocation(line: 12, column: 28, scope: !24)
!29 = !DILocation(line: 12, column: 32, scope: !24)
!30 = !DILocation(line: 12, column: 38, scope: !24)
!31 = !DILocation(line: 12, column: 7, scope: !10)
!32 = !DILocation(line: 13, column: 5, scope: !24)
!33 = !DILocation(line: 14, column: 7, scope: !34)
!34 = distinct !DILexicalBlock(scope: !10, file: !1, line: 14, column: 7)
!35 = !DILocation(line: 14, column: 13, scope: !34)
!36 = !DILocation(line: 14, column: 20, scope: !34)
!37 = !DILocation(line: 14, column: 25, scope: !34)
!38 = !DILocation(line: 14, column: 30, scope: !34)
!39 = !DILocation(line: 14, column: 38, scope: !34)
!40 = !DILocation(line: 14, column: 44, scope: !34)
!41 = !DILocation(line: 14, column: 51, scope: !34)
!42 = !DILocation(line: 14, column: 57, scope: !34)
!43 = !DILocation(line: 14, column: 33, scope: !34)
!44 = !DILocation(line: 14, column: 7, scope: !10)
!45 = !DILocation(line: 15, column: 5, scope: !34)
!46 = !DILocation(line: 16, column: 10, scope: !10)
!47 = !DILocation(line: 16, column: 16, scope: !10)
!48 = !DILocation(line: 16, column: 22, scope: !10)
!49 = !DILocation(line: 16, column: 28, scope: !10)
!50 = !DILocation(line: 16, column: 3, scope: !10)
!51 = !DILocation(line: 17, column: 1, scope: !10)
!52 = distinct !DISubprogram(name: "again", scope: !1, file: !1, line: 19, type: !11, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!53 = !DILocalVariable(name: "node", arg: 1, scope: !52, file: !1, line: 19, type: !14)
!54 = !DILocation(line: 19, column: 24, scope: !52)
!55 = !DILocation(line: 20, column: 8, scope: !56)
!56 = distinct !DILexicalBlock(scope: !52, file: !1, line: 20, column: 7)
!57 = !DILocation(line: 20, column: 13, scope: !56)
!58 = !DILocation(line: 20, column: 17, scope: !56)
!59 = !DILocation(line: 20, column: 23, scope: !56)
!60 = !DILocation(line: 20, column: 7, scope: !52)
!61 = !DILocation(line: 21, column: 5, scope: !56)
!62 = !DILocation(line: 22, column: 12, scope: !63)
!63 = distinct !DILexicalBlock(scope: !52, file: !1, line: 22, column: 7)
!64 = !DILocation(line: 22, column: 18, scope: !63)
!65 = !DILocation(line: 22, column: 24, scope: !63)
!66 = !DILocation(line: 22, column: 7, scope: !63)
!67 = !DILocation(line: 22, column: 30, scope: !63)
!68 = !DILocation(line: 22, column: 33, scope: !63)
!69 = !DILocation(line: 22, column: 39, scope: !63)
!70 = !DILocation(line: 22, column: 45, scope: !63)
!71 = !DILocation(line: 22, column: 50, scope: !63)
!72 = !DILocation(line: 22, column: 7, scope: !52)
!73 = !DILocation(line: 23, column: 12, scope: !63)
!74 = !DILocation(line: 23, column: 18, scope: !63)
!75 = !DILocation(line: 23, column: 24, scope: !63)
!76 = !DILocation(line: 23, column: 31, scope: !63)
!77 = !DILocation(line: 23, column: 5, scope: !63)
!78 = !DILocation(line: 24, column: 3, scope: !52)
!79 = !DILocation(line: 25, column: 1, scope: !52)
!80 = distinct !DISubprogram(name: "after", scope: !1, file: !1, line: 27, type: !11, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!81 = !DILocalVariable(name: "node", arg: 1, scope: !80, file: !1, line: 27, type: !14)
!82 = !DILocation(line: 27, column: 24, scope: !80)
!83 = !DILocation(line: 28, column: 8, scope: !84)
!84 = distinct !DILexicalBlock(scope: !80, file: !1, line: 28, column: 7)
!85 = !DILocation(line: 28, column: 13, scope: !84)
!86 = !DILocation(line: 28, column: 17, scope: !84)
!87 = !DILocation(line: 28, column: 23, scope: !84)
!88 = !DILocation(line: 28, column: 7, scope: !80)
!89 = !DILocation(line: 29, column: 5, scope: !84)
!90 = !DILocation(line: 30, column: 8, scope: !80)
!91 = !DILocation(line: 30, column: 14, scope: !80)
!92 = !DILocation(line: 30, column: 20, scope: !80)
!93 = !DILocation(line: 30, column: 3, scope: !80)
!94 = !DILocation(line: 31, column: 10, scope: !80)
!95 = !DILocation(line: 31, column: 16, scope: !80)
!96 = !DILocation(line: 31, column: 22, scope: !80)
!97 = !DILocation(line: 31, column: 3, scope: !80)
!98 = !DILocation(line: 32, column: 1, scope: !80)
!99 = distinct !DISubprogram(name: "given", scope: !1, file: !1, line: 34, type: !11, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!100 = !DILocalVariable(name: "node", arg: 1, scope: !99, file: !1, line: 34, type: !14)
!101 = !DILocation(line: 34, column: 24, scope: !99)
!102 = !DILocation(line: 35, column: 16, scope: !99)
!103 = !DILocation(line: 35, column: 11, scope: !99)
!104 = !DILocation(line: 35, column: 10, scope: !99)
!105 = !DILocation(line: 35, column: 3, scope: !99)
!106 = distinct !DISubprogram(name: "count", scope: !1, file: !1, line: 38, type: !11, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!107 = !DILocalVariable(name: "node", arg: 1, scope: !106, file: !1, line: 38, type: !14)
!108 = !DILocation(line: 38, column: 24, scope: !106)
!109 = !DILocalVariable(name: "kind", scope: !106, file: !1, line: 39, type: !13)
!110 = !DILocation(line: 39, column: 7, scope: !106)
!111 = !DILocalVariable(name: "own", scope: !106, file: !1, line: 40, type: !15)
!112 = !DILocation(line: 40, column: 15, scope: !106)
!113 = !DILocation(line: 40, column: 21, scope: !106)
!114 = !DILocation(line: 40, column: 22, scope: !106)
!115 = !DILocation(line: 40, column: 28, scope: !106)
!116 = !DILocation(line: 40, column: 34, scope: !106)
!117 = !DILocation(line: 41, column: 14, scope: !106)
!118 = !DILocation(line: 41, column: 3, scope: !106)
!119 = !DILocation(line: 42, column: 11, scope: !120)
!120 = distinct !DILexicalBlock(scope: !106, file: !1, line: 42, column: 7)
!121 = !DILocation(line: 42, column: 16, scope: !120)
!122 = !DILocation(line: 42, column: 7, scope: !106)
!123 = !DILocation(line: 43, column: 5, scope: !120)
!124 = !DILocation(line: 44, column: 14, scope: !106)
!125 = !DILocation(line: 44, column: 20, scope: !106)
!126 = !DILocation(line: 44, column: 3, scope: !106)
!127 = !DILocation(line: 45, column: 1, scope: !106)
