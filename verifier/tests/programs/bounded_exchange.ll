; ModuleID = 'bounded_exchange.c'
source_filename = "bounded_exchange.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@shared = dso_local global i32 0, align 4, !dbg !0
@tries = dso_local global i32 0, align 4, !dbg !5

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !19 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i8, align 1
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  %7 = alloca i32, align 4
  %8 = alloca i8, align 1
  %9 = alloca i32, align 4
  %10 = alloca i8, align 1
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !23, !DIExpression(), !24)
  store i32 0, ptr %2, align 4, !dbg !24
  %11 = call i32 @__VERIFIER_nondet_int(), !dbg !25
  switch i32 %11, label %57 [
    i32 0, label %12
    i32 1, label %25
    i32 2, label %38
  ], !dbg !26

12:                                               ; preds = %0
  store i32 1, ptr %3, align 4, !dbg !27
  %13 = load i32, ptr %2, align 4, !dbg !27
  %14 = load i32, ptr %3, align 4, !dbg !27
  %15 = cmpxchg weak ptr @shared, i32 %13, i32 %14 seq_cst seq_cst, align 4, !dbg !27
  %16 = extractvalue { i32, i1 } %15, 0, !dbg !27
  %17 = extractvalue { i32, i1 } %15, 1, !dbg !27
  br i1 %17, label %19, label %18, !dbg !27

18:                                               ; preds = %12
  store i32 %16, ptr %2, align 4, !dbg !27
  br label %19, !dbg !27

19:                                               ; preds = %18, %12
  %20 = zext i1 %17 to i8, !dbg !27
  store i8 %20, ptr %4, align 1, !dbg !27
  %21 = load i8, ptr %4, align 1, !dbg !27
  %22 = trunc i8 %21 to i1, !dbg !27
  br i1 %22, label %24, label %23, !dbg !30

23:                                               ; preds = %19
  call void @reach_error(), !dbg !31
  br label %24, !dbg !31

24:                                               ; preds = %23, %19
  br label %78, !dbg !32

25:                                               ; preds = %0
  store i32 1, ptr %5, align 4, !dbg !33
  %26 = load i32, ptr %2, align 4, !dbg !33
  %27 = load i32, ptr %5, align 4, !dbg !33
  %28 = cmpxchg ptr @shared, i32 %26, i32 %27 seq_cst seq_cst, align 4, !dbg !33
  %29 = extractvalue { i32, i1 } %28, 0, !dbg !33
  %30 = extractvalue { i32, i1 } %28, 1, !dbg !33
  br i1 %30, label %32, label %31, !dbg !33

31:                                               ; preds = %25
  store i32 %29, ptr %2, align 4, !dbg !33
  br label %32, !dbg !33

32:                                               ; preds = %31, %25
  %33 = zext i1 %30 to i8, !dbg !33
  store i8 %33, ptr %6, align 1, !dbg !33
  %34 = load i8, ptr %6, align 1, !dbg !33
  %35 = trunc i8 %34 to i1, !dbg !33
  br i1 %35, label %37, label %36, !dbg !35

36:                                               ; preds = %32
  call void @reach_error(), !dbg !36
  br label %37, !dbg !36

37:                                               ; preds = %36, %32
  br label %78, !dbg !37

38:                                               ; preds = %0
  store i32 1, ptr %7, align 4, !dbg !38
  %39 = load i32, ptr %2, align 4, !dbg !38
  %40 = load i32, ptr %7, align 4, !dbg !38
  %41 = cmpxchg weak ptr @shared, i32 %39, i32 %40 seq_cst seq_cst, align 4, !dbg !38
  %42 = extractvalue { i32, i1 } %41, 0, !dbg !38
  %43 = extractvalue { i32, i1 } %41, 1, !dbg !38
  br i1 %43, label %45, label %44, !dbg !38

44:                                               ; preds = %38
  store i32 %42, ptr %2, align 4, !dbg !38
  br label %45, !dbg !38

45:                                               ; preds = %44, %38
  %46 = zext i1 %43 to i8, !dbg !38
  store i8 %46, ptr %8, align 1, !dbg !38
  %47 = load i8, ptr %8, align 1, !dbg !38
  %48 = trunc i8 %47 to i1, !dbg !38
  %49 = zext i1 %48 to i32, !dbg !38
  %50 = load atomic i32, ptr @shared seq_cst, align 4, !dbg !40
  %51 = icmp ne i32 %49, %50, !dbg !41
  br i1 %51, label %55, label %52, !dbg !42

52:                                               ; preds = %45
  %53 = load i32, ptr %2, align 4, !dbg !43
  %54 = icmp ne i32 %53, 0, !dbg !43
  br i1 %54, label %55, label %56, !dbg !44

55:                                               ; preds = %52, %45
  call void @reach_error(), !dbg !45
  br label %56, !dbg !45

56:                                               ; preds = %55, %52
  br label %78, !dbg !46

57:                                               ; preds = %0
  br label %58, !dbg !47

58:                                               ; preds = %70, %57
  store i32 1, ptr %9, align 4, !dbg !48
  %59 = load i32, ptr %2, align 4, !dbg !48
  %60 = load i32, ptr %9, align 4, !dbg !48
  %61 = cmpxchg weak ptr @shared, i32 %59, i32 %60 seq_cst seq_cst, align 4, !dbg !48
  %62 = extractvalue { i32, i1 } %61, 0, !dbg !48
  %63 = extractvalue { i32, i1 } %61, 1, !dbg !48
  br i1 %63, label %65, label %64, !dbg !48

64:                                               ; preds = %58
  store i32 %62, ptr %2, align 4, !dbg !48
  br label %65, !dbg !48

65:                                               ; preds = %64, %58
  %66 = zext i1 %63 to i8, !dbg !48
  store i8 %66, ptr %10, align 1, !dbg !48
  %67 = load i8, ptr %10, align 1, !dbg !48
  %68 = trunc i8 %67 to i1, !dbg !48
  %69 = xor i1 %68, true, !dbg !49
  br i1 %69, label %70, label %73, !dbg !47

70:                                               ; preds = %65
  %71 = load i32, ptr @tries, align 4, !dbg !50
  %72 = add nsw i32 %71, 1, !dbg !50
  store i32 %72, ptr @tries, align 4, !dbg !50
  br label %58, !dbg !47, !llvm.loop !51

73:                                               ; preds = %65
  %74 = load i32, ptr @tries, align 4, !dbg !53
  %75 = icmp eq i32 %74, 2, !dbg !55
  br i1 %75, label %76, label %77, !dbg !56

76:                                               ; preds = %73
  call void @reach_error(), !dbg !57
  br label %77, !dbg !57

77:                                               ; preds = %76, %73
  br label %78, !dbg !58

78:                                               ; preds = %77, %56, %37, %24
  ret i32 0, !dbg !59
}

declare i32 @__VERIFIER_nondet_int() #1

declare void @reach_error() #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}
!llvm.ident = !{!18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 7, type: !8, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bounded_exchange.c", directory: ".", checksumkind: CSK_MD5, checksum: "ee46a895bd5db3705b56596b94d83933")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "tries", scope: !2, file: !3, line: 8, type: !7, isLocal: false, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !9, line: 104, baseType: !10)
!9 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!10 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !7)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 10, type: !20, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!7}
!22 = !{}
!23 = !DILocalVariable(name: "expected", scope: !19, file: !3, line: 11, type: !7)
!24 = !DILocation(line: 11, column: 9, scope: !19)
!25 = !DILocation(line: 12, column: 13, scope: !19)
!26 = !DILocation(line: 12, column: 5, scope: !19)
!27 = !DILocation(line: 14, column: 14, scope: !28)
!28 = distinct !DILexicalBlock(scope: !29, file: !3, line: 14, column: 13)
!29 = distinct !DILexicalBlock(scope: !19, file: !3, line: 12, column: 38)
!30 = !DILocation(line: 14, column: 13, scope: !29)
!31 = !DILocation(line: 15, column: 13, scope: !28)
!32 = !DILocation(line: 16, column: 9, scope: !29)
!33 = !DILocation(line: 18, column: 14, scope: !34)
!34 = distinct !DILexicalBlock(scope: !29, file: !3, line: 18, column: 13)
!35 = !DILocation(line: 18, column: 13, scope: !29)
!36 = !DILocation(line: 19, column: 13, scope: !34)
!37 = !DILocation(line: 20, column: 9, scope: !29)
!38 = !DILocation(line: 22, column: 13, scope: !39)
!39 = distinct !DILexicalBlock(scope: !29, file: !3, line: 22, column: 13)
!40 = !DILocation(line: 22, column: 68, scope: !39)
!41 = !DILocation(line: 22, column: 65, scope: !39)
!42 = !DILocation(line: 22, column: 75, scope: !39)
!43 = !DILocation(line: 22, column: 78, scope: !39)
!44 = !DILocation(line: 22, column: 13, scope: !29)
!45 = !DILocation(line: 23, column: 13, scope: !39)
!46 = !DILocation(line: 24, column: 9, scope: !29)
!47 = !DILocation(line: 26, column: 9, scope: !29)
!48 = !DILocation(line: 26, column: 17, scope: !29)
!49 = !DILocation(line: 26, column: 16, scope: !29)
!50 = !DILocation(line: 27, column: 18, scope: !29)
!51 = distinct !{!51, !47, !50, !52}
!52 = !{!"llvm.loop.mustprogress"}
!53 = !DILocation(line: 28, column: 13, scope: !54)
!54 = distinct !DILexicalBlock(scope: !29, file: !3, line: 28, column: 13)
!55 = !DILocation(line: 28, column: 19, scope: !54)
!56 = !DILocation(line: 28, column: 13, scope: !29)
!57 = !DILocation(line: 29, column: 13, scope: !54)
!58 = !DILocation(line: 30, column: 5, scope: !29)
!59 = !DILocation(line: 31, column: 5, scope: !19)
