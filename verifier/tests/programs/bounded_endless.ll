; ModuleID = 'bounded_endless.c'
source_filename = "bounded_endless.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !15, !DIExpression(), !16)
  store i32 0, ptr %2, align 4, !dbg !16
    #dbg_declare(ptr %3, !17, !DIExpression(), !18)
  %4 = call i32 @__VERIFIER_nondet_int(), !dbg !19
  store i32 %4, ptr %3, align 4, !dbg !18
  br label %5, !dbg !20

5:                                                ; preds = %0
  %6 = load i32, ptr %2, align 4, !dbg !21
  %7 = icmp eq i32 %6, 0, !dbg !21
  br i1 %7, label %9, label %8, !dbg !24

8:                                                ; preds = %5
  call void @reach_error(), !dbg !21
  br label %9, !dbg !21

9:                                                ; preds = %8, %5
  br label %10, !dbg !24

10:                                               ; preds = %9
  br label %11, !dbg !25

11:                                               ; preds = %30, %10
  br label %12, !dbg !26

12:                                               ; preds = %11
  %13 = load i32, ptr %2, align 4, !dbg !30
  %14 = icmp ne i32 %13, 3, !dbg !30
  br i1 %14, label %19, label %15, !dbg !30

15:                                               ; preds = %12
  %16 = load i32, ptr %3, align 4, !dbg !30
  %17 = icmp ne i32 %16, 9, !dbg !30
  br i1 %17, label %19, label %18, !dbg !33

18:                                               ; preds = %15
  call void @reach_error(), !dbg !30
  br label %19, !dbg !30

19:                                               ; preds = %18, %15, %12
  br label %20, !dbg !33

20:                                               ; preds = %19
  br label %21, !dbg !34

21:                                               ; preds = %20
  %22 = load i32, ptr %2, align 4, !dbg !35
  %23 = icmp slt i32 %22, 100, !dbg !35
  br i1 %23, label %25, label %24, !dbg !38

24:                                               ; preds = %21
  call void @reach_error(), !dbg !35
  br label %25, !dbg !35

25:                                               ; preds = %24, %21
  br label %26, !dbg !38

26:                                               ; preds = %25
  %27 = load i32, ptr %3, align 4, !dbg !39
  %28 = icmp eq i32 %27, 3, !dbg !41
  br i1 %28, label %29, label %30, !dbg !42

29:                                               ; preds = %26
  br label %34, !dbg !43

30:                                               ; preds = %26
  %31 = call i32 @__VERIFIER_nondet_int(), !dbg !44
  store i32 %31, ptr %3, align 4, !dbg !45
  %32 = load i32, ptr %2, align 4, !dbg !46
  %33 = add nsw i32 %32, 1, !dbg !46
  store i32 %33, ptr %2, align 4, !dbg !46
  br label %11, !dbg !47, !llvm.loop !48

34:                                               ; preds = %29
  br label %35, !dbg !51

35:                                               ; preds = %34
  %36 = load i32, ptr %3, align 4, !dbg !52
  %37 = icmp eq i32 %36, 3, !dbg !52
  br i1 %37, label %39, label %38, !dbg !55

38:                                               ; preds = %35
  call void @reach_error(), !dbg !52
  br label %39, !dbg !52

39:                                               ; preds = %38, %35
  br label %40, !dbg !55

40:                                               ; preds = %39
  br label %41, !dbg !56

41:                                               ; preds = %40
  %42 = load i32, ptr %2, align 4, !dbg !57
  %43 = icmp ne i32 %42, 2, !dbg !57
  br i1 %43, label %45, label %44, !dbg !60

44:                                               ; preds = %41
  call void @reach_error(), !dbg !57
  br label %45, !dbg !57

45:                                               ; preds = %44, %41
  br label %46, !dbg !60

46:                                               ; preds = %45
  ret i32 0, !dbg !61
}

declare i32 @__VERIFIER_nondet_int() #1

declare void @reach_error() #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounded_endless.c", directory: "/work/w/engine/verifier/tests/programs", checksumkind: CSK_MD5, checksum: "d2526c66eca9c21fb49262d9234fe6c2")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "count", scope: !10, file: !1, line: 8, type: !13)
!16 = !DILocation(line: 8, column: 9, scope: !10)
!17 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 8, type: !13)
!18 = !DILocation(line: 8, column: 20, scope: !10)
!19 = !DILocation(line: 8, column: 24, scope: !10)
!20 = !DILocation(line: 9, column: 5, scope: !10)
!21 = !DILocation(line: 9, column: 5, scope: !22)
!22 = distinct !DILexicalBlock(scope: !23, file: !1, line: 9, column: 5)
!23 = distinct !DILexicalBlock(scope: !10, file: !1, line: 9, column: 5)
!24 = !DILocation(line: 9, column: 5, scope: !23)
!25 = !DILocation(line: 10, column: 5, scope: !10)
!26 = !DILocation(line: 11, column: 9, scope: !27)
!27 = distinct !DILexicalBlock(scope: !28, file: !1, line: 10, column: 14)
!28 = distinct !DILexicalBlock(scope: !29, file: !1, line: 10, column: 5)
!29 = distinct !DILexicalBlock(scope: !10, file: !1, line: 10, column: 5)
!30 = !DILocation(line: 11, column: 9, scope: !31)
!31 = distinct !DILexicalBlock(scope: !32, file: !1, line: 11, column: 9)
!32 = distinct !DILexicalBlock(scope: !27, file: !1, line: 11, column: 9)
!33 = !DILocation(line: 11, column: 9, scope: !32)
!34 = !DILocation(line: 12, column: 9, scope: !27)
!35 = !DILocation(line: 12, column: 9, scope: !36)
!36 = distinct !DILexicalBlock(scope: !37, file: !1, line: 12, column: 9)
!37 = distinct !DILexicalBlock(scope: !27, file: !1, line: 12, column: 9)
!38 = !DILocation(line: 12, column: 9, scope: !37)
!39 = !DILocation(line: 13, column: 13, scope: !40)
!40 = distinct !DILexicalBlock(scope: !27, file: !1, line: 13, column: 13)
!41 = !DILocation(line: 13, column: 15, scope: !40)
!42 = !DILocation(line: 13, column: 13, scope: !27)
!43 = !DILocation(line: 13, column: 21, scope: !40)
!44 = !DILocation(line: 14, column: 13, scope: !27)
!45 = !DILocation(line: 14, column: 11, scope: !27)
!46 = !DILocation(line: 15, column: 14, scope: !27)
!47 = !DILocation(line: 10, column: 5, scope: !28)
!48 = distinct !{!48, !49, !50}
!49 = !DILocation(line: 10, column: 5, scope: !29)
!50 = !DILocation(line: 16, column: 5, scope: !29)
!51 = !DILocation(line: 17, column: 5, scope: !10)
!52 = !DILocation(line: 17, column: 5, scope: !53)
!53 = distinct !DILexicalBlock(scope: !54, file: !1, line: 17, column: 5)
!54 = distinct !DILexicalBlock(scope: !10, file: !1, line: 17, column: 5)
!55 = !DILocation(line: 17, column: 5, scope: !54)
!56 = !DILocation(line: 18, column: 5, scope: !10)
!57 = !DILocation(line: 18, column: 5, scope: !58)
!58 = distinct !DILexicalBlock(scope: !59, file: !1, line: 18, column: 5)
!59 = distinct !DILexicalBlock(scope: !10, file: !1, line: 18, column: 5)
!60 = !DILocation(line: 18, column: 5, scope: !59)
!61 = !DILocation(line: 19, column: 5, scope: !10)
