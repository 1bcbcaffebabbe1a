; ModuleID = 'bounded_goto.c'
source_filename = "bounded_goto.c"
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
  %5 = load i32, ptr %3, align 4, !dbg !20
  %6 = icmp sgt i32 %5, 0, !dbg !22
  br i1 %6, label %7, label %8, !dbg !23

7:                                                ; preds = %0
  br label %18, !dbg !24

8:                                                ; preds = %0
  br label %9, !dbg !25

9:                                                ; preds = %29, %8
    #dbg_label(!26, !27)
  %10 = load i32, ptr %2, align 4, !dbg !28
  %11 = add nsw i32 %10, 3, !dbg !28
  store i32 %11, ptr %2, align 4, !dbg !28
  br label %12, !dbg !29

12:                                               ; preds = %9
  %13 = load i32, ptr %2, align 4, !dbg !30
  %14 = icmp slt i32 %13, 20, !dbg !30
  br i1 %14, label %16, label %15, !dbg !33

15:                                               ; preds = %12
  call void @reach_error(), !dbg !30
  br label %16, !dbg !30

16:                                               ; preds = %15, %12
  br label %17, !dbg !33

17:                                               ; preds = %16
  br label %18, !dbg !33

18:                                               ; preds = %17, %7
    #dbg_label(!34, !35)
  %19 = load i32, ptr %2, align 4, !dbg !36
  %20 = add nsw i32 %19, 4, !dbg !36
  store i32 %20, ptr %2, align 4, !dbg !36
  br label %21, !dbg !37

21:                                               ; preds = %18
  %22 = load i32, ptr %2, align 4, !dbg !38
  %23 = icmp ne i32 %22, 18, !dbg !38
  br i1 %23, label %25, label %24, !dbg !41

24:                                               ; preds = %21
  call void @reach_error(), !dbg !38
  br label %25, !dbg !38

25:                                               ; preds = %24, %21
  br label %26, !dbg !41

26:                                               ; preds = %25
  %27 = load i32, ptr %2, align 4, !dbg !42
  %28 = icmp slt i32 %27, 15, !dbg !44
  br i1 %28, label %29, label %30, !dbg !45

29:                                               ; preds = %26
  br label %9, !dbg !46

30:                                               ; preds = %26
  br label %31, !dbg !47

31:                                               ; preds = %30
  %32 = load i32, ptr %2, align 4, !dbg !48
  %33 = icmp eq i32 %32, 18, !dbg !48
  br i1 %33, label %38, label %34, !dbg !48

34:                                               ; preds = %31
  %35 = load i32, ptr %2, align 4, !dbg !48
  %36 = icmp eq i32 %35, 21, !dbg !48
  br i1 %36, label %38, label %37, !dbg !51

37:                                               ; preds = %34
  call void @reach_error(), !dbg !48
  br label %38, !dbg !48

38:                                               ; preds = %37, %34, %31
  br label %39, !dbg !51

39:                                               ; preds = %38
  %40 = load i32, ptr %3, align 4, !dbg !52
  %41 = and i32 %40, 3, !dbg !53
  switch i32 %41, label %47 [
    i32 0, label %42
    i32 1, label %43
    i32 2, label %46
  ], !dbg !54

42:                                               ; preds = %39
  store i32 1, ptr %2, align 4, !dbg !55
  br label %43, !dbg !57

43:                                               ; preds = %39, %42
  %44 = load i32, ptr %2, align 4, !dbg !58
  %45 = add nsw i32 %44, 2, !dbg !58
  store i32 %45, ptr %2, align 4, !dbg !58
  br label %48, !dbg !59

46:                                               ; preds = %39
  store i32 4, ptr %2, align 4, !dbg !60
  br label %48, !dbg !61

47:                                               ; preds = %39
  store i32 0, ptr %1, align 4, !dbg !62
  br label %61, !dbg !62

48:                                               ; preds = %46, %43
  br label %49, !dbg !63

49:                                               ; preds = %48
  %50 = load i32, ptr %2, align 4, !dbg !64
  %51 = icmp ne i32 %50, 3, !dbg !64
  br i1 %51, label %53, label %52, !dbg !67

52:                                               ; preds = %49
  call void @reach_error(), !dbg !64
  br label %53, !dbg !64

53:                                               ; preds = %52, %49
  br label %54, !dbg !67

54:                                               ; preds = %53
  br label %55, !dbg !68

55:                                               ; preds = %54
  %56 = load i32, ptr %2, align 4, !dbg !69
  %57 = icmp ne i32 %56, 2, !dbg !69
  br i1 %57, label %59, label %58, !dbg !72

58:                                               ; preds = %55
  call void @reach_error(), !dbg !69
  br label %59, !dbg !69

59:                                               ; preds = %58, %55
  br label %60, !dbg !72

60:                                               ; preds = %59
  store i32 0, ptr %1, align 4, !dbg !73
  br label %61, !dbg !73

61:                                               ; preds = %60, %47
  %62 = load i32, ptr %1, align 4, !dbg !74
  ret i32 %62, !dbg !74
}

declare i32 @__VERIFIER_nondet_int() #1

declare void @reach_error() #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounded_goto.c", directory: "/work/wt/verify/verifier/tests/programs", checksumkind: CSK_MD5, checksum: "6c03bb928b425ee98647ab6594cff651")
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
!15 = !DILocalVariable(name: "n", scope: !10, file: !1, line: 8, type: !13)
!16 = !DILocation(line: 8, column: 9, scope: !10)
!17 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 8, type: !13)
!18 = !DILocation(line: 8, column: 16, scope: !10)
!19 = !DILocation(line: 8, column: 20, scope: !10)
!20 = !DILocation(line: 9, column: 9, scope: !21)
!21 = distinct !DILexicalBlock(scope: !10, file: !1, line: 9, column: 9)
!22 = !DILocation(line: 9, column: 11, scope: !21)
!23 = !DILocation(line: 9, column: 9, scope: !10)
!24 = !DILocation(line: 9, column: 16, scope: !21)
!25 = !DILocation(line: 9, column: 13, scope: !21)
!26 = !DILabel(scope: !10, name: "first", file: !1, line: 10)
!27 = !DILocation(line: 10, column: 1, scope: !10)
!28 = !DILocation(line: 11, column: 7, scope: !10)
!29 = !DILocation(line: 12, column: 5, scope: !10)
!30 = !DILocation(line: 12, column: 5, scope: !31)
!31 = distinct !DILexicalBlock(scope: !32, file: !1, line: 12, column: 5)
!32 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 5)
!33 = !DILocation(line: 12, column: 5, scope: !32)
!34 = !DILabel(scope: !10, name: "second", file: !1, line: 13)
!35 = !DILocation(line: 13, column: 1, scope: !10)
!36 = !DILocation(line: 14, column: 7, scope: !10)
!37 = !DILocation(line: 15, column: 5, scope: !10)
!38 = !DILocation(line: 15, column: 5, scope: !39)
!39 = distinct !DILexicalBlock(scope: !40, file: !1, line: 15, column: 5)
!40 = distinct !DILexicalBlock(scope: !10, file: !1, line: 15, column: 5)
!41 = !DILocation(line: 15, column: 5, scope: !40)
!42 = !DILocation(line: 16, column: 9, scope: !43)
!43 = distinct !DILexicalBlock(scope: !10, file: !1, line: 16, column: 9)
!44 = !DILocation(line: 16, column: 11, scope: !43)
!45 = !DILocation(line: 16, column: 9, scope: !10)
!46 = !DILocation(line: 16, column: 17, scope: !43)
!47 = !DILocation(line: 17, column: 5, scope: !10)
!48 = !DILocation(line: 17, column: 5, scope: !49)
!49 = distinct !DILexicalBlock(scope: !50, file: !1, line: 17, column: 5)
!50 = distinct !DILexicalBlock(scope: !10, file: !1, line: 17, column: 5)
!51 = !DILocation(line: 17, column: 5, scope: !50)
!52 = !DILocation(line: 18, column: 13, scope: !10)
!53 = !DILocation(line: 18, column: 15, scope: !10)
!54 = !DILocation(line: 18, column: 5, scope: !10)
!55 = !DILocation(line: 19, column: 15, scope: !56)
!56 = distinct !DILexicalBlock(scope: !10, file: !1, line: 18, column: 20)
!57 = !DILocation(line: 19, column: 13, scope: !56)
!58 = !DILocation(line: 20, column: 15, scope: !56)
!59 = !DILocation(line: 20, column: 21, scope: !56)
!60 = !DILocation(line: 21, column: 15, scope: !56)
!61 = !DILocation(line: 21, column: 20, scope: !56)
!62 = !DILocation(line: 22, column: 14, scope: !56)
!63 = !DILocation(line: 24, column: 5, scope: !10)
!64 = !DILocation(line: 24, column: 5, scope: !65)
!65 = distinct !DILexicalBlock(scope: !66, file: !1, line: 24, column: 5)
!66 = distinct !DILexicalBlock(scope: !10, file: !1, line: 24, column: 5)
!67 = !DILocation(line: 24, column: 5, scope: !66)
!68 = !DILocation(line: 25, column: 5, scope: !10)
!69 = !DILocation(line: 25, column: 5, scope: !70)
!70 = distinct !DILexicalBlock(scope: !71, file: !1, line: 25, column: 5)
!71 = distinct !DILexicalBlock(scope: !10, file: !1, line: 25, column: 5)
!72 = !DILocation(line: 25, column: 5, scope: !71)
!73 = !DILocation(line: 26, column: 5, scope: !10)
!74 = !DILocation(line: 27, column: 1, scope: !10)
