; ModuleID = 'alone_recursion.c'
source_filename = "alone_recursion.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@shared = dso_local global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @before(i32 noundef %0) #0 !dbg !15 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !19, !DIExpression(), !20)
  %3 = load ptr, ptr @shared, align 8, !dbg !21
  %4 = icmp ne ptr %3, null, !dbg !21
  br i1 %4, label %6, label %5, !dbg !23

5:                                                ; preds = %1
  br label %14, !dbg !24

6:                                                ; preds = %1
  %7 = load i32, ptr %2, align 4, !dbg !25
  %8 = icmp sgt i32 %7, 0, !dbg !27
  br i1 %8, label %9, label %12, !dbg !28

9:                                                ; preds = %6
  %10 = load i32, ptr %2, align 4, !dbg !29
  %11 = sub nsw i32 %10, 1, !dbg !30
  call void @after(i32 noundef %11), !dbg !31
  br label %12, !dbg !31

12:                                               ; preds = %9, %6
  %13 = load ptr, ptr @shared, align 8, !dbg !32
  store i32 1, ptr %13, align 4, !dbg !33
  br label %14, !dbg !34

14:                                               ; preds = %12, %5
  ret void, !dbg !34
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @after(i32 noundef %0) #0 !dbg !35 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !36, !DIExpression(), !37)
  call void asm sideeffect "movq $$0, shared", "~{memory},~{dirflag},~{fpsr},~{flags}"() #1, !dbg !38, !srcloc !39
  %3 = load i32, ptr %2, align 4, !dbg !40
  %4 = icmp sgt i32 %3, 0, !dbg !42
  br i1 %4, label %5, label %8, !dbg !43

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4, !dbg !44
  %7 = sub nsw i32 %6, 1, !dbg !45
  call void @before(i32 noundef %7), !dbg !46
  br label %8, !dbg !46

8:                                                ; preds = %5, %1
  ret void, !dbg !47
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @sooner(i32 noundef %0) #0 !dbg !48 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !49, !DIExpression(), !50)
  call void asm sideeffect "movq $$0, shared", "~{memory},~{dirflag},~{fpsr},~{flags}"() #1, !dbg !51, !srcloc !52
  %3 = load i32, ptr %2, align 4, !dbg !53
  %4 = icmp sgt i32 %3, 0, !dbg !55
  br i1 %4, label %5, label %8, !dbg !56

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4, !dbg !57
  %7 = sub nsw i32 %6, 1, !dbg !58
  call void @later(i32 noundef %7), !dbg !59
  br label %8, !dbg !59

8:                                                ; preds = %5, %1
  ret void, !dbg !60
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @later(i32 noundef %0) #0 !dbg !61 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !62, !DIExpression(), !63)
  %3 = load ptr, ptr @shared, align 8, !dbg !64
  %4 = icmp ne ptr %3, null, !dbg !64
  br i1 %4, label %6, label %5, !dbg !66

5:                                                ; preds = %1
  br label %14, !dbg !67

6:                                                ; preds = %1
  %7 = load i32, ptr %2, align 4, !dbg !68
  %8 = icmp sgt i32 %7, 0, !dbg !70
  br i1 %8, label %9, label %12, !dbg !71

9:                                                ; preds = %6
  %10 = load i32, ptr %2, align 4, !dbg !72
  %11 = sub nsw i32 %10, 1, !dbg !73
  call void @sooner(i32 noundef %11), !dbg !74
  br label %12, !dbg !74

12:                                               ; preds = %9, %6
  %13 = load ptr, ptr @shared, align 8, !dbg !75
  store i32 1, ptr %13, align 4, !dbg !76
  br label %14, !dbg !77

14:                                               ; preds = %12, %5
  ret void, !dbg !77
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @known(i32 noundef %0) #0 !dbg !78 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !81, !DIExpression(), !82)
  %4 = load ptr, ptr @shared, align 8, !dbg !83
  %5 = icmp ne ptr %4, null, !dbg !83
  br i1 %5, label %7, label %6, !dbg !85

6:                                                ; preds = %1
  store i32 0, ptr %2, align 4, !dbg !86
  br label %17, !dbg !86

7:                                                ; preds = %1
  %8 = load i32, ptr %3, align 4, !dbg !87
  %9 = icmp sgt i32 %8, 0, !dbg !89
  br i1 %9, label %10, label %14, !dbg !90

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4, !dbg !91
  %12 = sub nsw i32 %11, 1, !dbg !92
  %13 = call i32 @known(i32 noundef %12), !dbg !93
  br label %14, !dbg !93

14:                                               ; preds = %10, %7
  %15 = load ptr, ptr @shared, align 8, !dbg !94
  %16 = load i32, ptr %15, align 4, !dbg !95
  store i32 %16, ptr %2, align 4, !dbg !96
  br label %17, !dbg !96

17:                                               ; preds = %14, %6
  %18 = load i32, ptr %2, align 4, !dbg !97
  ret i32 %18, !dbg !97
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @loops(i32 noundef %0, ptr noundef %1) #0 !dbg !98 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !101, !DIExpression(), !102)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !103, !DIExpression(), !104)
    #dbg_declare(ptr %6, !105, !DIExpression(), !106)
  store i32 0, ptr %6, align 4, !dbg !106
  %7 = load ptr, ptr %5, align 8, !dbg !107
  %8 = icmp ne ptr %7, null, !dbg !107
  br i1 %8, label %10, label %9, !dbg !109

9:                                                ; preds = %2
  store i32 0, ptr %3, align 4, !dbg !110
  br label %31, !dbg !110

10:                                               ; preds = %2
  %11 = load i32, ptr %4, align 4, !dbg !111
  %12 = icmp sgt i32 %11, 0, !dbg !113
  br i1 %12, label %13, label %18, !dbg !114

13:                                               ; preds = %10
  %14 = load i32, ptr %4, align 4, !dbg !115
  %15 = sub nsw i32 %14, 1, !dbg !116
  %16 = load ptr, ptr %5, align 8, !dbg !117
  %17 = call i32 @loops(i32 noundef %15, ptr noundef %16), !dbg !118
  store i32 %17, ptr %6, align 4, !dbg !119
  br label %18, !dbg !120

18:                                               ; preds = %13, %10
  br label %19, !dbg !121

19:                                               ; preds = %23, %18
  %20 = load i32, ptr %4, align 4, !dbg !122
  %21 = add nsw i32 %20, -1, !dbg !122
  store i32 %21, ptr %4, align 4, !dbg !122
  %22 = icmp sgt i32 %20, 0, !dbg !123
  br i1 %22, label %23, label %26, !dbg !121

23:                                               ; preds = %19
  %24 = load i32, ptr %6, align 4, !dbg !124
  %25 = add nsw i32 %24, 1, !dbg !124
  store i32 %25, ptr %6, align 4, !dbg !124
  br label %19, !dbg !121, !llvm.loop !125

26:                                               ; preds = %19
  %27 = load i32, ptr %6, align 4, !dbg !127
  %28 = load ptr, ptr %5, align 8, !dbg !128
  %29 = load i32, ptr %28, align 4, !dbg !129
  %30 = add nsw i32 %27, %29, !dbg !130
  store i32 %30, ptr %3, align 4, !dbg !131
  br label %31, !dbg !131

31:                                               ; preds = %26, %9
  %32 = load i32, ptr %3, align 4, !dbg !132
  ret i32 %32, !dbg !132
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!7, !8, !9, !10, !11, !12, !13}
!llvm.ident = !{!14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 3, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "alone_recursion.c", directory: ".", checksumkind: CSK_MD5, checksum: "c6022f1ab6dfa98283b7a16a6d48e72d")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{i32 7, !"Dwarf Version", i32 5}
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !{i32 1, !"wchar_size", i32 4}
!10 = !{i32 8, !"PIC Level", i32 2}
!11 = !{i32 7, !"PIE Level", i32 2}
!12 = !{i32 7, !"uwtable", i32 2}
!13 = !{i32 7, !"frame-pointer", i32 2}
!14 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!15 = distinct !DISubprogram(name: "before", scope: !3, file: !3, line: 7, type: !16, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !18)
!16 = !DISubroutineType(types: !17)
!17 = !{null, !6}
!18 = !{}
!19 = !DILocalVariable(name: "number", arg: 1, scope: !15, file: !3, line: 7, type: !6)
!20 = !DILocation(line: 7, column: 17, scope: !15)
!21 = !DILocation(line: 8, column: 8, scope: !22)
!22 = distinct !DILexicalBlock(scope: !15, file: !3, line: 8, column: 7)
!23 = !DILocation(line: 8, column: 7, scope: !15)
!24 = !DILocation(line: 9, column: 5, scope: !22)
!25 = !DILocation(line: 10, column: 7, scope: !26)
!26 = distinct !DILexicalBlock(scope: !15, file: !3, line: 10, column: 7)
!27 = !DILocation(line: 10, column: 14, scope: !26)
!28 = !DILocation(line: 10, column: 7, scope: !15)
!29 = !DILocation(line: 11, column: 11, scope: !26)
!30 = !DILocation(line: 11, column: 18, scope: !26)
!31 = !DILocation(line: 11, column: 5, scope: !26)
!32 = !DILocation(line: 12, column: 4, scope: !15)
!33 = !DILocation(line: 12, column: 11, scope: !15)
!34 = !DILocation(line: 13, column: 1, scope: !15)
!35 = distinct !DISubprogram(name: "after", scope: !3, file: !3, line: 15, type: !16, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !18)
!36 = !DILocalVariable(name: "number", arg: 1, scope: !35, file: !3, line: 15, type: !6)
!37 = !DILocation(line: 15, column: 16, scope: !35)
!38 = !DILocation(line: 16, column: 3, scope: !35)
!39 = !{i64 397}
!40 = !DILocation(line: 17, column: 7, scope: !41)
!41 = distinct !DILexicalBlock(scope: !35, file: !3, line: 17, column: 7)
!42 = !DILocation(line: 17, column: 14, scope: !41)
!43 = !DILocation(line: 17, column: 7, scope: !35)
!44 = !DILocation(line: 18, column: 12, scope: !41)
!45 = !DILocation(line: 18, column: 19, scope: !41)
!46 = !DILocation(line: 18, column: 5, scope: !41)
!47 = !DILocation(line: 19, column: 1, scope: !35)
!48 = distinct !DISubprogram(name: "sooner", scope: !3, file: !3, line: 23, type: !16, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !18)
!49 = !DILocalVariable(name: "number", arg: 1, scope: !48, file: !3, line: 23, type: !6)
!50 = !DILocation(line: 23, column: 17, scope: !48)
!51 = !DILocation(line: 24, column: 3, scope: !48)
!52 = !{i64 547}
!53 = !DILocation(line: 25, column: 7, scope: !54)
!54 = distinct !DILexicalBlock(scope: !48, file: !3, line: 25, column: 7)
!55 = !DILocation(line: 25, column: 14, scope: !54)
!56 = !DILocation(line: 25, column: 7, scope: !48)
!57 = !DILocation(line: 26, column: 11, scope: !54)
!58 = !DILocation(line: 26, column: 18, scope: !54)
!59 = !DILocation(line: 26, column: 5, scope: !54)
!60 = !DILocation(line: 27, column: 1, scope: !48)
!61 = distinct !DISubprogram(name: "later", scope: !3, file: !3, line: 29, type: !16, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !18)
!62 = !DILocalVariable(name: "number", arg: 1, scope: !61, file: !3, line: 29, type: !6)
!63 = !DILocation(line: 29, column: 16, scope: !61)
!64 = !DILocation(line: 30, column: 8, scope: !65)
!65 = distinct !DILexicalBlock(scope: !61, file: !3, line: 30, column: 7)
!66 = !DILocation(line: 30, column: 7, scope: !61)
!67 = !DILocation(line: 31, column: 5, scope: !65)
!68 = !DILocation(line: 32, column: 7, scope: !69)
!69 = distinct !DILexicalBlock(scope: !61, file: !3, line: 32, column: 7)
!70 = !DILocation(line: 32, column: 14, scope: !69)
!71 = !DILocation(line: 32, column: 7, scope: !61)
!72 = !DILocation(line: 33, column: 12, scope: !69)
!73 = !DILocation(line: 33, column: 19, scope: !69)
!74 = !DILocation(line: 33, column: 5, scope: !69)
!75 = !DILocation(line: 34, column: 4, scope: !61)
!76 = !DILocation(line: 34, column: 11, scope: !61)
!77 = !DILocation(line: 35, column: 1, scope: !61)
!78 = distinct !DISubprogram(name: "known", scope: !3, file: !3, line: 37, type: !79, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !18)
!79 = !DISubroutineType(types: !80)
!80 = !{!6, !6}
!81 = !DILocalVariable(name: "number", arg: 1, scope: !78, file: !3, line: 37, type: !6)
!82 = !DILocation(line: 37, column: 15, scope: !78)
!83 = !DILocation(line: 38, column: 8, scope: !84)
!84 = distinct !DILexicalBlock(scope: !78, file: !3, line: 38, column: 7)
!85 = !DILocation(line: 38, column: 7, scope: !78)
!86 = !DILocation(line: 39, column: 5, scope: !84)
!87 = !DILocation(line: 40, column: 7, scope: !88)
!88 = distinct !DILexicalBlock(scope: !78, file: !3, line: 40, column: 7)
!89 = !DILocation(line: 40, column: 14, scope: !88)
!90 = !DILocation(line: 40, column: 7, scope: !78)
!91 = !DILocation(line: 41, column: 11, scope: !88)
!92 = !DILocation(line: 41, column: 18, scope: !88)
!93 = !DILocation(line: 41, column: 5, scope: !88)
!94 = !DILocation(line: 42, column: 11, scope: !78)
!95 = !DILocation(line: 42, column: 10, scope: !78)
!96 = !DILocation(line: 42, column: 3, scope: !78)
!97 = !DILocation(line: 43, column: 1, scope: !78)
!98 = distinct !DISubprogram(name: "loops", scope: !3, file: !3, line: 45, type: !99, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !18)
!99 = !DISubroutineType(types: !100)
!100 = !{!6, !6, !5}
!101 = !DILocalVariable(name: "number", arg: 1, scope: !98, file: !3, line: 45, type: !6)
!102 = !DILocation(line: 45, column: 15, scope: !98)
!103 = !DILocalVariable(name: "given", arg: 2, scope: !98, file: !3, line: 45, type: !5)
!104 = !DILocation(line: 45, column: 28, scope: !98)
!105 = !DILocalVariable(name: "sum", scope: !98, file: !3, line: 46, type: !6)
!106 = !DILocation(line: 46, column: 7, scope: !98)
!107 = !DILocation(line: 47, column: 8, scope: !108)
!108 = distinct !DILexicalBlock(scope: !98, file: !3, line: 47, column: 7)
!109 = !DILocation(line: 47, column: 7, scope: !98)
!110 = !DILocation(line: 48, column: 5, scope: !108)
!111 = !DILocation(line: 49, column: 7, scope: !112)
!112 = distinct !DILexicalBlock(scope: !98, file: !3, line: 49, column: 7)
!113 = !DILocation(line: 49, column: 14, scope: !112)
!114 = !DILocation(line: 49, column: 7, scope: !98)
!115 = !DILocation(line: 50, column: 17, scope: !112)
!116 = !DILocation(line: 50, column: 24, scope: !112)
!117 = !DILocation(line: 50, column: 29, scope: !112)
!118 = !DILocation(line: 50, column: 11, scope: !112)
!119 = !DILocation(line: 50, column: 9, scope: !112)
!120 = !DILocation(line: 50, column: 5, scope: !112)
!121 = !DILocation(line: 51, column: 3, scope: !98)
!122 = !DILocation(line: 51, column: 16, scope: !98)
!123 = !DILocation(line: 51, column: 19, scope: !98)
!124 = !DILocation(line: 52, column: 8, scope: !98)
!125 = distinct !{!125, !121, !124, !126}
!126 = !{!"llvm.loop.mustprogress"}
!127 = !DILocation(line: 53, column: 10, scope: !98)
!128 = !DILocation(line: 53, column: 17, scope: !98)
!129 = !DILocation(line: 53, column: 16, scope: !98)
!130 = !DILocation(line: 53, column: 14, scope: !98)
!131 = !DILocation(line: 53, column: 3, scope: !98)
!132 = !DILocation(line: 54, column: 1, scope: !98)
