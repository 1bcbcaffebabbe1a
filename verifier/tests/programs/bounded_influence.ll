; ModuleID = 'bounded_influence.c'
source_filename = "bounded_influence.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@table = dso_local constant [1 x ptr] [ptr @callback], align 8, !dbg !0
@shared = internal global i32 0, align 4, !dbg !5

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @callback(ptr noundef %0) #0 !dbg !24 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !26, !DIExpression(), !27)
  br label %3, !dbg !28

3:                                                ; preds = %1
  %4 = load ptr, ptr %2, align 8, !dbg !29
  %5 = icmp eq ptr %4, null, !dbg !29
  br i1 %5, label %7, label %6, !dbg !32

6:                                                ; preds = %3
  call void @reach_error(), !dbg !29
  br label %7, !dbg !29

7:                                                ; preds = %6, %3
  br label %8, !dbg !32

8:                                                ; preds = %7
  %9 = load ptr, ptr %2, align 8, !dbg !33
  ret ptr %9, !dbg !34
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !35 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !38, !DIExpression(), !39)
  %4 = call i32 @__VERIFIER_nondet_int(), !dbg !40
  store i32 %4, ptr %2, align 4, !dbg !39
    #dbg_declare(ptr %3, !41, !DIExpression(), !42)
  store i32 0, ptr %3, align 4, !dbg !42
  br label %5, !dbg !43

5:                                                ; preds = %0
  %6 = load i32, ptr %2, align 4, !dbg !44
  %7 = icmp ne i32 %6, 12345, !dbg !44
  br i1 %7, label %9, label %8, !dbg !47

8:                                                ; preds = %5
  call void @reach_error(), !dbg !44
  br label %9, !dbg !44

9:                                                ; preds = %8, %5
  br label %10, !dbg !47

10:                                               ; preds = %9
  %11 = load i32, ptr %2, align 4, !dbg !48
  %12 = icmp sgt i32 %11, 7, !dbg !50
  br i1 %12, label %13, label %19, !dbg !51

13:                                               ; preds = %10
  %14 = load i32, ptr %2, align 4, !dbg !52
  %15 = icmp slt i32 %14, 100, !dbg !53
  br i1 %15, label %16, label %19, !dbg !54

16:                                               ; preds = %13
  %17 = load i32, ptr %2, align 4, !dbg !55
  %18 = call i32 @before(i32 noundef %17), !dbg !56
  store i32 %18, ptr %3, align 4, !dbg !57
  br label %19, !dbg !58

19:                                               ; preds = %16, %13, %10
  br label %20, !dbg !59

20:                                               ; preds = %19
  %21 = load i32, ptr %3, align 4, !dbg !60
  %22 = icmp sle i32 %21, 12, !dbg !60
  br i1 %22, label %24, label %23, !dbg !63

23:                                               ; preds = %20
  call void @reach_error(), !dbg !60
  br label %24, !dbg !60

24:                                               ; preds = %23, %20
  br label %25, !dbg !63

25:                                               ; preds = %24
  %26 = load i32, ptr %3, align 4, !dbg !64
  call void @twice(i32 noundef %26), !dbg !65
  %27 = call i32 @__VERIFIER_nondet_int(), !dbg !66
  %28 = icmp ne i32 %27, 0, !dbg !66
  br i1 %28, label %29, label %30, !dbg !68

29:                                               ; preds = %25
  call void @assembles(i32 noundef 5), !dbg !69
  br label %31, !dbg !69

30:                                               ; preds = %25
  call void @starts(), !dbg !70
  br label %31

31:                                               ; preds = %30, %29
  %32 = load i32, ptr %3, align 4, !dbg !71
  call void @twice(i32 noundef %32), !dbg !72
  ret i32 0, !dbg !73
}

declare i32 @__VERIFIER_nondet_int() #1

declare void @reach_error() #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @before(i32 noundef %0) #0 !dbg !74 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !77, !DIExpression(), !78)
  br label %3, !dbg !79

3:                                                ; preds = %1
  %4 = load i32, ptr %2, align 4, !dbg !80
  %5 = icmp ne i32 %4, 7, !dbg !80
  br i1 %5, label %7, label %6, !dbg !83

6:                                                ; preds = %3
  call void @reach_error(), !dbg !80
  br label %7, !dbg !80

7:                                                ; preds = %6, %3
  br label %8, !dbg !83

8:                                                ; preds = %7
  %9 = load i32, ptr %2, align 4, !dbg !84
  %10 = sdiv i32 100, %9, !dbg !85
  ret i32 %10, !dbg !86
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @twice(i32 noundef %0) #0 !dbg !87 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !90, !DIExpression(), !91)
  br label %3, !dbg !92

3:                                                ; preds = %1
  %4 = load i32, ptr %2, align 4, !dbg !93
  %5 = icmp slt i32 %4, 1000, !dbg !93
  br i1 %5, label %7, label %6, !dbg !96

6:                                                ; preds = %3
  call void @reach_error(), !dbg !93
  br label %7, !dbg !93

7:                                                ; preds = %6, %3
  br label %8, !dbg !96

8:                                                ; preds = %7
  ret void, !dbg !97
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @assembles(i32 noundef %0) #0 !dbg !98 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !99, !DIExpression(), !100)
  br label %3, !dbg !101

3:                                                ; preds = %1
  %4 = load i32, ptr %2, align 4, !dbg !102
  %5 = icmp sgt i32 %4, 0, !dbg !102
  br i1 %5, label %7, label %6, !dbg !105

6:                                                ; preds = %3
  call void @reach_error(), !dbg !102
  br label %7, !dbg !102

7:                                                ; preds = %6, %3
  br label %8, !dbg !105

8:                                                ; preds = %7
  call void asm sideeffect "nop", "~{memory},~{dirflag},~{fpsr},~{flags}"() #2, !dbg !106, !srcloc !107
  br label %9, !dbg !108

9:                                                ; preds = %8
  %10 = load i32, ptr %2, align 4, !dbg !109
  %11 = icmp sgt i32 %10, 0, !dbg !109
  br i1 %11, label %13, label %12, !dbg !112

12:                                               ; preds = %9
  call void @reach_error(), !dbg !109
  br label %13, !dbg !109

13:                                               ; preds = %12, %9
  br label %14, !dbg !112

14:                                               ; preds = %13
  ret void, !dbg !113
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @starts() #0 !dbg !114 {
  %1 = alloca i64, align 8
    #dbg_declare(ptr %1, !117, !DIExpression(), !119)
  br label %2, !dbg !120

2:                                                ; preds = %0
  %3 = load i32, ptr @shared, align 4, !dbg !121
  %4 = icmp eq i32 %3, 0, !dbg !121
  br i1 %4, label %6, label %5, !dbg !124

5:                                                ; preds = %2
  call void @reach_error(), !dbg !121
  br label %6, !dbg !121

6:                                                ; preds = %5, %2
  br label %7, !dbg !124

7:                                                ; preds = %6
  %8 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @run, ptr noundef null), !dbg !125
  br label %9, !dbg !126

9:                                                ; preds = %7
  %10 = load i32, ptr @shared, align 4, !dbg !127
  %11 = icmp eq i32 %10, 0, !dbg !127
  br i1 %11, label %13, label %12, !dbg !130

12:                                               ; preds = %9
  call void @reach_error(), !dbg !127
  br label %13, !dbg !127

13:                                               ; preds = %12, %9
  br label %14, !dbg !130

14:                                               ; preds = %13
  ret void, !dbg !131
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !132 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !133, !DIExpression(), !134)
  br label %3, !dbg !135

3:                                                ; preds = %1
  %4 = load i32, ptr @shared, align 4, !dbg !136
  %5 = icmp sge i32 %4, 0, !dbg !136
  br i1 %5, label %7, label %6, !dbg !139

6:                                                ; preds = %3
  call void @reach_error(), !dbg !136
  br label %7, !dbg !136

7:                                                ; preds = %6, %3
  br label %8, !dbg !139

8:                                                ; preds = %7
  %9 = load ptr, ptr %2, align 8, !dbg !140
  ret ptr %9, !dbg !141
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21, !22}
!llvm.ident = !{!23}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 29, type: !8, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bounded_influence.c", directory: ".", checksumkind: CSK_MD5, checksum: "b47e7c8d2cb5fdd97e4cc316e18d1194")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 8, type: !7, isLocal: true, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 64, elements: !14)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !13}
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!14 = !{!15}
!15 = !DISubrange(count: 1)
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 8, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 2}
!22 = !{i32 7, !"frame-pointer", i32 2}
!23 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!24 = distinct !DISubprogram(name: "callback", scope: !3, file: !3, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!25 = !{}
!26 = !DILocalVariable(name: "unused", arg: 1, scope: !24, file: !3, line: 24, type: !13)
!27 = !DILocation(line: 24, column: 29, scope: !24)
!28 = !DILocation(line: 25, column: 5, scope: !24)
!29 = !DILocation(line: 25, column: 5, scope: !30)
!30 = distinct !DILexicalBlock(scope: !31, file: !3, line: 25, column: 5)
!31 = distinct !DILexicalBlock(scope: !24, file: !3, line: 25, column: 5)
!32 = !DILocation(line: 25, column: 5, scope: !31)
!33 = !DILocation(line: 26, column: 12, scope: !24)
!34 = !DILocation(line: 26, column: 5, scope: !24)
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 44, type: !36, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !25)
!36 = !DISubroutineType(types: !37)
!37 = !{!7}
!38 = !DILocalVariable(name: "x", scope: !35, file: !3, line: 45, type: !7)
!39 = !DILocation(line: 45, column: 9, scope: !35)
!40 = !DILocation(line: 45, column: 13, scope: !35)
!41 = !DILocalVariable(name: "rounds", scope: !35, file: !3, line: 45, type: !7)
!42 = !DILocation(line: 45, column: 38, scope: !35)
!43 = !DILocation(line: 46, column: 5, scope: !35)
!44 = !DILocation(line: 46, column: 5, scope: !45)
!45 = distinct !DILexicalBlock(scope: !46, file: !3, line: 46, column: 5)
!46 = distinct !DILexicalBlock(scope: !35, file: !3, line: 46, column: 5)
!47 = !DILocation(line: 46, column: 5, scope: !46)
!48 = !DILocation(line: 47, column: 9, scope: !49)
!49 = distinct !DILexicalBlock(scope: !35, file: !3, line: 47, column: 9)
!50 = !DILocation(line: 47, column: 11, scope: !49)
!51 = !DILocation(line: 47, column: 15, scope: !49)
!52 = !DILocation(line: 47, column: 18, scope: !49)
!53 = !DILocation(line: 47, column: 20, scope: !49)
!54 = !DILocation(line: 47, column: 9, scope: !35)
!55 = !DILocation(line: 48, column: 25, scope: !49)
!56 = !DILocation(line: 48, column: 18, scope: !49)
!57 = !DILocation(line: 48, column: 16, scope: !49)
!58 = !DILocation(line: 48, column: 9, scope: !49)
!59 = !DILocation(line: 49, column: 5, scope: !35)
!60 = !DILocation(line: 49, column: 5, scope: !61)
!61 = distinct !DILexicalBlock(scope: !62, file: !3, line: 49, column: 5)
!62 = distinct !DILexicalBlock(scope: !35, file: !3, line: 49, column: 5)
!63 = !DILocation(line: 49, column: 5, scope: !62)
!64 = !DILocation(line: 50, column: 11, scope: !35)
!65 = !DILocation(line: 50, column: 5, scope: !35)
!66 = !DILocation(line: 51, column: 9, scope: !67)
!67 = distinct !DILexicalBlock(scope: !35, file: !3, line: 51, column: 9)
!68 = !DILocation(line: 51, column: 9, scope: !35)
!69 = !DILocation(line: 52, column: 9, scope: !67)
!70 = !DILocation(line: 54, column: 9, scope: !67)
!71 = !DILocation(line: 55, column: 11, scope: !35)
!72 = !DILocation(line: 55, column: 5, scope: !35)
!73 = !DILocation(line: 56, column: 5, scope: !35)
!74 = distinct !DISubprogram(name: "before", scope: !3, file: !3, line: 10, type: !75, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!75 = !DISubroutineType(types: !76)
!76 = !{!7, !7}
!77 = !DILocalVariable(name: "x", arg: 1, scope: !74, file: !3, line: 10, type: !7)
!78 = !DILocation(line: 10, column: 23, scope: !74)
!79 = !DILocation(line: 11, column: 5, scope: !74)
!80 = !DILocation(line: 11, column: 5, scope: !81)
!81 = distinct !DILexicalBlock(scope: !82, file: !3, line: 11, column: 5)
!82 = distinct !DILexicalBlock(scope: !74, file: !3, line: 11, column: 5)
!83 = !DILocation(line: 11, column: 5, scope: !82)
!84 = !DILocation(line: 12, column: 18, scope: !74)
!85 = !DILocation(line: 12, column: 16, scope: !74)
!86 = !DILocation(line: 12, column: 5, scope: !74)
!87 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 15, type: !88, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!88 = !DISubroutineType(types: !89)
!89 = !{null, !7}
!90 = !DILocalVariable(name: "x", arg: 1, scope: !87, file: !3, line: 15, type: !7)
!91 = !DILocation(line: 15, column: 23, scope: !87)
!92 = !DILocation(line: 16, column: 5, scope: !87)
!93 = !DILocation(line: 16, column: 5, scope: !94)
!94 = distinct !DILexicalBlock(scope: !95, file: !3, line: 16, column: 5)
!95 = distinct !DILexicalBlock(scope: !87, file: !3, line: 16, column: 5)
!96 = !DILocation(line: 16, column: 5, scope: !95)
!97 = !DILocation(line: 17, column: 1, scope: !87)
!98 = distinct !DISubprogram(name: "assembles", scope: !3, file: !3, line: 31, type: !88, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!99 = !DILocalVariable(name: "x", arg: 1, scope: !98, file: !3, line: 31, type: !7)
!100 = !DILocation(line: 31, column: 27, scope: !98)
!101 = !DILocation(line: 32, column: 5, scope: !98)
!102 = !DILocation(line: 32, column: 5, scope: !103)
!103 = distinct !DILexicalBlock(scope: !104, file: !3, line: 32, column: 5)
!104 = distinct !DILexicalBlock(scope: !98, file: !3, line: 32, column: 5)
!105 = !DILocation(line: 32, column: 5, scope: !104)
!106 = !DILocation(line: 33, column: 5, scope: !98)
!107 = !{i64 817}
!108 = !DILocation(line: 34, column: 5, scope: !98)
!109 = !DILocation(line: 34, column: 5, scope: !110)
!110 = distinct !DILexicalBlock(scope: !111, file: !3, line: 34, column: 5)
!111 = distinct !DILexicalBlock(scope: !98, file: !3, line: 34, column: 5)
!112 = !DILocation(line: 34, column: 5, scope: !111)
!113 = !DILocation(line: 35, column: 1, scope: !98)
!114 = distinct !DISubprogram(name: "starts", scope: !3, file: !3, line: 37, type: !115, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!115 = !DISubroutineType(types: !116)
!116 = !{null}
!117 = !DILocalVariable(name: "thread", scope: !114, file: !3, line: 38, type: !118)
!118 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!119 = !DILocation(line: 38, column: 19, scope: !114)
!120 = !DILocation(line: 39, column: 5, scope: !114)
!121 = !DILocation(line: 39, column: 5, scope: !122)
!122 = distinct !DILexicalBlock(scope: !123, file: !3, line: 39, column: 5)
!123 = distinct !DILexicalBlock(scope: !114, file: !3, line: 39, column: 5)
!124 = !DILocation(line: 39, column: 5, scope: !123)
!125 = !DILocation(line: 40, column: 5, scope: !114)
!126 = !DILocation(line: 41, column: 5, scope: !114)
!127 = !DILocation(line: 41, column: 5, scope: !128)
!128 = distinct !DILexicalBlock(scope: !129, file: !3, line: 41, column: 5)
!129 = distinct !DILexicalBlock(scope: !114, file: !3, line: 41, column: 5)
!130 = !DILocation(line: 41, column: 5, scope: !129)
!131 = !DILocation(line: 42, column: 1, scope: !114)
!132 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 19, type: !11, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!133 = !DILocalVariable(name: "unused", arg: 1, scope: !132, file: !3, line: 19, type: !13)
!134 = !DILocation(line: 19, column: 24, scope: !132)
!135 = !DILocation(line: 20, column: 5, scope: !132)
!136 = !DILocation(line: 20, column: 5, scope: !137)
!137 = distinct !DILexicalBlock(scope: !138, file: !3, line: 20, column: 5)
!138 = distinct !DILexicalBlock(scope: !132, file: !3, line: 20, column: 5)
!139 = !DILocation(line: 20, column: 5, scope: !138)
!140 = !DILocation(line: 21, column: 12, scope: !132)
!141 = !DILocation(line: 21, column: 5, scope: !132)
