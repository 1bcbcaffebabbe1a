; ModuleID = 'domains_loops.c'
source_filename = "domains_loops.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @copy(), !dbg !14
  call void @fill(), !dbg !15
  call void @allocate(), !dbg !16
  call void @beyond(), !dbg !17
  ret i32 0, !dbg !18
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @copy() #0 !dbg !19 {
  %1 = alloca [16 x i8], align 16
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
    #dbg_declare(ptr %1, !23, !DIExpression(), !28)
    #dbg_declare(ptr %2, !29, !DIExpression(), !31)
  %4 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 0, !dbg !32
  store ptr %4, ptr %2, align 8, !dbg !31
    #dbg_declare(ptr %3, !33, !DIExpression(), !34)
  %5 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 0, !dbg !35
  %6 = getelementptr inbounds i8, ptr %5, i64 16, !dbg !36
  %7 = getelementptr inbounds i8, ptr %6, i64 -1, !dbg !37
  store ptr %7, ptr %3, align 8, !dbg !34
  br label %8, !dbg !38

8:                                                ; preds = %17, %0
  %9 = load ptr, ptr %2, align 8, !dbg !39
  %10 = load ptr, ptr %3, align 8, !dbg !40
  %11 = icmp ult ptr %9, %10, !dbg !41
  br i1 %11, label %12, label %15, !dbg !42

12:                                               ; preds = %8
  %13 = call i32 @nondet_int(), !dbg !43
  %14 = icmp ne i32 %13, 0, !dbg !42
  br label %15

15:                                               ; preds = %12, %8
  %16 = phi i1 [ false, %8 ], [ %14, %12 ], !dbg !44
  br i1 %16, label %17, label %20, !dbg !38

17:                                               ; preds = %15
  %18 = load ptr, ptr %2, align 8, !dbg !45
  %19 = getelementptr inbounds i8, ptr %18, i32 1, !dbg !45
  store ptr %19, ptr %2, align 8, !dbg !45
  store i8 1, ptr %18, align 1, !dbg !46
  br label %8, !dbg !38, !llvm.loop !47

20:                                               ; preds = %15
  %21 = load ptr, ptr %2, align 8, !dbg !50
  store i8 0, ptr %21, align 1, !dbg !51
  ret void, !dbg !52
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @fill() #0 !dbg !53 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !54, !DIExpression(), !58)
    #dbg_declare(ptr %2, !59, !DIExpression(), !60)
  %4 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 0, !dbg !61
  store ptr %4, ptr %2, align 8, !dbg !60
    #dbg_declare(ptr %3, !62, !DIExpression(), !64)
  store i32 0, ptr %3, align 4, !dbg !64
  br label %5, !dbg !65

5:                                                ; preds = %11, %0
  %6 = load i32, ptr %3, align 4, !dbg !66
  %7 = icmp slt i32 %6, 8, !dbg !68
  br i1 %7, label %8, label %14, !dbg !69

8:                                                ; preds = %5
  %9 = load ptr, ptr %2, align 8, !dbg !70
  %10 = getelementptr inbounds i8, ptr %9, i32 1, !dbg !70
  store ptr %10, ptr %2, align 8, !dbg !70
  store i8 0, ptr %9, align 1, !dbg !71
  br label %11, !dbg !72

11:                                               ; preds = %8
  %12 = load i32, ptr %3, align 4, !dbg !73
  %13 = add nsw i32 %12, 1, !dbg !73
  store i32 %13, ptr %3, align 4, !dbg !73
  br label %5, !dbg !74, !llvm.loop !75

14:                                               ; preds = %5
  ret void, !dbg !77
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @allocate() #0 !dbg !78 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !79, !DIExpression(), !81)
  %4 = call i32 @nondet_unsigned(), !dbg !82
  store i32 %4, ptr %1, align 4, !dbg !81
  %5 = load i32, ptr %1, align 4, !dbg !83
  %6 = icmp ugt i32 %5, 100, !dbg !85
  br i1 %6, label %7, label %8, !dbg !86

7:                                                ; preds = %0
  br label %34, !dbg !87

8:                                                ; preds = %0
    #dbg_declare(ptr %2, !88, !DIExpression(), !89)
  %9 = load i32, ptr %1, align 4, !dbg !90
  %10 = add i32 %9, 1, !dbg !91
  %11 = zext i32 %10 to i64, !dbg !90
  %12 = call noalias ptr @malloc(i64 noundef %11) #3, !dbg !92
  store ptr %12, ptr %2, align 8, !dbg !89
  %13 = load ptr, ptr %2, align 8, !dbg !93
  %14 = icmp ne ptr %13, null, !dbg !93
  br i1 %14, label %16, label %15, !dbg !95

15:                                               ; preds = %8
  br label %34, !dbg !96

16:                                               ; preds = %8
    #dbg_declare(ptr %3, !97, !DIExpression(), !99)
  store i32 0, ptr %3, align 4, !dbg !99
  br label %17, !dbg !100

17:                                               ; preds = %26, %16
  %18 = load i32, ptr %3, align 4, !dbg !101
  %19 = load i32, ptr %1, align 4, !dbg !103
  %20 = icmp ult i32 %18, %19, !dbg !104
  br i1 %20, label %21, label %29, !dbg !105

21:                                               ; preds = %17
  %22 = load ptr, ptr %2, align 8, !dbg !106
  %23 = load i32, ptr %3, align 4, !dbg !107
  %24 = zext i32 %23 to i64, !dbg !106
  %25 = getelementptr inbounds i8, ptr %22, i64 %24, !dbg !106
  store i8 97, ptr %25, align 1, !dbg !108
  br label %26, !dbg !106

26:                                               ; preds = %21
  %27 = load i32, ptr %3, align 4, !dbg !109
  %28 = add i32 %27, 1, !dbg !109
  store i32 %28, ptr %3, align 4, !dbg !109
  br label %17, !dbg !110, !llvm.loop !111

29:                                               ; preds = %17
  %30 = load ptr, ptr %2, align 8, !dbg !113
  %31 = load i32, ptr %1, align 4, !dbg !114
  %32 = zext i32 %31 to i64, !dbg !113
  %33 = getelementptr inbounds i8, ptr %30, i64 %32, !dbg !113
  store i8 0, ptr %33, align 1, !dbg !115
  br label %34, !dbg !116

34:                                               ; preds = %29, %15, %7
  ret void, !dbg !116
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @beyond() #0 !dbg !117 {
  %1 = alloca [8 x i8], align 1
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !118, !DIExpression(), !119)
    #dbg_declare(ptr %2, !120, !DIExpression(), !122)
  store i32 0, ptr %2, align 4, !dbg !122
  br label %3, !dbg !123

3:                                                ; preds = %10, %0
  %4 = load i32, ptr %2, align 4, !dbg !124
  %5 = icmp sle i32 %4, 8, !dbg !126
  br i1 %5, label %6, label %13, !dbg !127

6:                                                ; preds = %3
  %7 = load i32, ptr %2, align 4, !dbg !128
  %8 = sext i32 %7 to i64, !dbg !129
  %9 = getelementptr inbounds [8 x i8], ptr %1, i64 0, i64 %8, !dbg !129
  store i8 0, ptr %9, align 1, !dbg !130
  br label %10, !dbg !129

10:                                               ; preds = %6
  %11 = load i32, ptr %2, align 4, !dbg !131
  %12 = add nsw i32 %11, 1, !dbg !131
  store i32 %12, ptr %2, align 4, !dbg !131
  br label %3, !dbg !132, !llvm.loop !133

13:                                               ; preds = %3
  ret void, !dbg !135
}

declare i32 @nondet_int() #1

declare i32 @nondet_unsigned() #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "domains_loops.c", directory: ".", checksumkind: CSK_MD5, checksum: "ad02d5a86d8d4351ce8de22a2450ba26")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 45, type: !11, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DILocation(line: 46, column: 3, scope: !10)
!15 = !DILocation(line: 47, column: 3, scope: !10)
!16 = !DILocation(line: 48, column: 3, scope: !10)
!17 = !DILocation(line: 49, column: 3, scope: !10)
!18 = !DILocation(line: 50, column: 3, scope: !10)
!19 = distinct !DISubprogram(name: "copy", scope: !1, file: !1, line: 8, type: !20, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{null}
!22 = !{}
!23 = !DILocalVariable(name: "buffer", scope: !19, file: !1, line: 9, type: !24)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 128, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 16)
!28 = !DILocation(line: 9, column: 8, scope: !19)
!29 = !DILocalVariable(name: "p", scope: !19, file: !1, line: 10, type: !30)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!31 = !DILocation(line: 10, column: 9, scope: !19)
!32 = !DILocation(line: 10, column: 13, scope: !19)
!33 = !DILocalVariable(name: "limit", scope: !19, file: !1, line: 11, type: !30)
!34 = !DILocation(line: 11, column: 9, scope: !19)
!35 = !DILocation(line: 11, column: 17, scope: !19)
!36 = !DILocation(line: 11, column: 24, scope: !19)
!37 = !DILocation(line: 11, column: 40, scope: !19)
!38 = !DILocation(line: 12, column: 3, scope: !19)
!39 = !DILocation(line: 12, column: 10, scope: !19)
!40 = !DILocation(line: 12, column: 14, scope: !19)
!41 = !DILocation(line: 12, column: 12, scope: !19)
!42 = !DILocation(line: 12, column: 20, scope: !19)
!43 = !DILocation(line: 12, column: 23, scope: !19)
!44 = !DILocation(line: 0, scope: !19)
!45 = !DILocation(line: 13, column: 7, scope: !19)
!46 = !DILocation(line: 13, column: 10, scope: !19)
!47 = distinct !{!47, !38, !48, !49}
!48 = !DILocation(line: 13, column: 12, scope: !19)
!49 = !{!"llvm.loop.mustprogress"}
!50 = !DILocation(line: 14, column: 4, scope: !19)
!51 = !DILocation(line: 14, column: 6, scope: !19)
!52 = !DILocation(line: 15, column: 1, scope: !19)
!53 = distinct !DISubprogram(name: "fill", scope: !1, file: !1, line: 18, type: !20, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !22)
!54 = !DILocalVariable(name: "buffer", scope: !53, file: !1, line: 19, type: !55)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 64, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 8)
!58 = !DILocation(line: 19, column: 8, scope: !53)
!59 = !DILocalVariable(name: "q", scope: !53, file: !1, line: 20, type: !30)
!60 = !DILocation(line: 20, column: 9, scope: !53)
!61 = !DILocation(line: 20, column: 13, scope: !53)
!62 = !DILocalVariable(name: "i", scope: !63, file: !1, line: 21, type: !13)
!63 = distinct !DILexicalBlock(scope: !53, file: !1, line: 21, column: 3)
!64 = !DILocation(line: 21, column: 12, scope: !63)
!65 = !DILocation(line: 21, column: 8, scope: !63)
!66 = !DILocation(line: 21, column: 19, scope: !67)
!67 = distinct !DILexicalBlock(scope: !63, file: !1, line: 21, column: 3)
!68 = !DILocation(line: 21, column: 21, scope: !67)
!69 = !DILocation(line: 21, column: 3, scope: !63)
!70 = !DILocation(line: 22, column: 7, scope: !67)
!71 = !DILocation(line: 22, column: 10, scope: !67)
!72 = !DILocation(line: 22, column: 5, scope: !67)
!73 = !DILocation(line: 21, column: 27, scope: !67)
!74 = !DILocation(line: 21, column: 3, scope: !67)
!75 = distinct !{!75, !69, !76, !49}
!76 = !DILocation(line: 22, column: 12, scope: !63)
!77 = !DILocation(line: 23, column: 1, scope: !53)
!78 = distinct !DISubprogram(name: "allocate", scope: !1, file: !1, line: 26, type: !20, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !22)
!79 = !DILocalVariable(name: "length", scope: !78, file: !1, line: 27, type: !80)
!80 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!81 = !DILocation(line: 27, column: 12, scope: !78)
!82 = !DILocation(line: 27, column: 21, scope: !78)
!83 = !DILocation(line: 28, column: 7, scope: !84)
!84 = distinct !DILexicalBlock(scope: !78, file: !1, line: 28, column: 7)
!85 = !DILocation(line: 28, column: 14, scope: !84)
!86 = !DILocation(line: 28, column: 7, scope: !78)
!87 = !DILocation(line: 29, column: 5, scope: !84)
!88 = !DILocalVariable(name: "heap", scope: !78, file: !1, line: 30, type: !30)
!89 = !DILocation(line: 30, column: 9, scope: !78)
!90 = !DILocation(line: 30, column: 23, scope: !78)
!91 = !DILocation(line: 30, column: 30, scope: !78)
!92 = !DILocation(line: 30, column: 16, scope: !78)
!93 = !DILocation(line: 31, column: 8, scope: !94)
!94 = distinct !DILexicalBlock(scope: !78, file: !1, line: 31, column: 7)
!95 = !DILocation(line: 31, column: 7, scope: !78)
!96 = !DILocation(line: 32, column: 5, scope: !94)
!97 = !DILocalVariable(name: "k", scope: !98, file: !1, line: 33, type: !80)
!98 = distinct !DILexicalBlock(scope: !78, file: !1, line: 33, column: 3)
!99 = !DILocation(line: 33, column: 17, scope: !98)
!100 = !DILocation(line: 33, column: 8, scope: !98)
!101 = !DILocation(line: 33, column: 24, scope: !102)
!102 = distinct !DILexicalBlock(scope: !98, file: !1, line: 33, column: 3)
!103 = !DILocation(line: 33, column: 28, scope: !102)
!104 = !DILocation(line: 33, column: 26, scope: !102)
!105 = !DILocation(line: 33, column: 3, scope: !98)
!106 = !DILocation(line: 34, column: 5, scope: !102)
!107 = !DILocation(line: 34, column: 10, scope: !102)
!108 = !DILocation(line: 34, column: 13, scope: !102)
!109 = !DILocation(line: 33, column: 37, scope: !102)
!110 = !DILocation(line: 33, column: 3, scope: !102)
!111 = distinct !{!111, !105, !112, !49}
!112 = !DILocation(line: 34, column: 15, scope: !98)
!113 = !DILocation(line: 35, column: 3, scope: !78)
!114 = !DILocation(line: 35, column: 8, scope: !78)
!115 = !DILocation(line: 35, column: 16, scope: !78)
!116 = !DILocation(line: 36, column: 1, scope: !78)
!117 = distinct !DISubprogram(name: "beyond", scope: !1, file: !1, line: 39, type: !20, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !22)
!118 = !DILocalVariable(name: "buffer", scope: !117, file: !1, line: 40, type: !55)
!119 = !DILocation(line: 40, column: 8, scope: !117)
!120 = !DILocalVariable(name: "i", scope: !121, file: !1, line: 41, type: !13)
!121 = distinct !DILexicalBlock(scope: !117, file: !1, line: 41, column: 3)
!122 = !DILocation(line: 41, column: 12, scope: !121)
!123 = !DILocation(line: 41, column: 8, scope: !121)
!124 = !DILocation(line: 41, column: 19, scope: !125)
!125 = distinct !DILexicalBlock(scope: !121, file: !1, line: 41, column: 3)
!126 = !DILocation(line: 41, column: 21, scope: !125)
!127 = !DILocation(line: 41, column: 3, scope: !121)
!128 = !DILocation(line: 42, column: 12, scope: !125)
!129 = !DILocation(line: 42, column: 5, scope: !125)
!130 = !DILocation(line: 42, column: 15, scope: !125)
!131 = !DILocation(line: 41, column: 28, scope: !125)
!132 = !DILocation(line: 41, column: 3, scope: !125)
!133 = distinct !{!133, !127, !134, !49}
!134 = !DILocation(line: 42, column: 17, scope: !121)
!135 = !DILocation(line: 43, column: 1, scope: !117)
