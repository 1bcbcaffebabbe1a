; ModuleID = 'bounded_zeros.c'
source_filename = "bounded_zeros.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !15, !DIExpression(), !17)
  %3 = call i32 @__VERIFIER_nondet_uint(), !dbg !18
  store i32 %3, ptr %2, align 4, !dbg !17
  br label %4, !dbg !19

4:                                                ; preds = %0
  %5 = load i32, ptr %2, align 4, !dbg !20
  %6 = icmp eq i32 %5, 0, !dbg !20
  br i1 %6, label %12, label %7, !dbg !20

7:                                                ; preds = %4
  %8 = load i32, ptr %2, align 4, !dbg !20
  %9 = call i32 @llvm.ctlz.i32(i32 %8, i1 true), !dbg !20
  %10 = icmp slt i32 %9, 32, !dbg !20
  br i1 %10, label %12, label %11, !dbg !23

11:                                               ; preds = %7
  call void @reach_error(), !dbg !20
  br label %12, !dbg !20

12:                                               ; preds = %11, %7, %4
  br label %13, !dbg !23

13:                                               ; preds = %12
  br label %14, !dbg !24

14:                                               ; preds = %13
  %15 = load i32, ptr %2, align 4, !dbg !25
  %16 = icmp ne i32 %15, 8, !dbg !25
  br i1 %16, label %22, label %17, !dbg !25

17:                                               ; preds = %14
  %18 = load i32, ptr %2, align 4, !dbg !25
  %19 = call i32 @llvm.cttz.i32(i32 %18, i1 true), !dbg !25
  %20 = icmp eq i32 %19, 3, !dbg !25
  br i1 %20, label %22, label %21, !dbg !28

21:                                               ; preds = %17
  call void @reach_error(), !dbg !25
  br label %22, !dbg !25

22:                                               ; preds = %21, %17, %14
  br label %23, !dbg !28

23:                                               ; preds = %22
  br label %24, !dbg !29

24:                                               ; preds = %23
  %25 = load i32, ptr %2, align 4, !dbg !30
  %26 = icmp ne i32 %25, 8, !dbg !30
  br i1 %26, label %32, label %27, !dbg !30

27:                                               ; preds = %24
  %28 = load i32, ptr %2, align 4, !dbg !30
  %29 = call i32 @llvm.ctlz.i32(i32 %28, i1 true), !dbg !30
  %30 = icmp ne i32 %29, 28, !dbg !30
  br i1 %30, label %32, label %31, !dbg !33

31:                                               ; preds = %27
  call void @reach_error(), !dbg !30
  br label %32, !dbg !30

32:                                               ; preds = %31, %27, %24
  br label %33, !dbg !33

33:                                               ; preds = %32
  br label %34, !dbg !34

34:                                               ; preds = %33
  %35 = load i32, ptr %2, align 4, !dbg !35
  %36 = icmp ne i32 %35, 0, !dbg !35
  br i1 %36, label %42, label %37, !dbg !35

37:                                               ; preds = %34
  %38 = load i32, ptr %2, align 4, !dbg !35
  %39 = call i32 @llvm.ctlz.i32(i32 %38, i1 true), !dbg !35
  %40 = icmp eq i32 %39, 32, !dbg !35
  br i1 %40, label %42, label %41, !dbg !38

41:                                               ; preds = %37
  call void @reach_error(), !dbg !35
  br label %42, !dbg !35

42:                                               ; preds = %41, %37, %34
  br label %43, !dbg !38

43:                                               ; preds = %42
  br label %44, !dbg !39

44:                                               ; preds = %43
  %45 = load i32, ptr %2, align 4, !dbg !40
  %46 = icmp ne i32 %45, 0, !dbg !40
  br i1 %46, label %52, label %47, !dbg !40

47:                                               ; preds = %44
  %48 = load i32, ptr %2, align 4, !dbg !40
  %49 = call i32 @llvm.cttz.i32(i32 %48, i1 true), !dbg !40
  %50 = icmp eq i32 %49, 32, !dbg !40
  br i1 %50, label %52, label %51, !dbg !43

51:                                               ; preds = %47
  call void @reach_error(), !dbg !40
  br label %52, !dbg !40

52:                                               ; preds = %51, %47, %44
  br label %53, !dbg !43

53:                                               ; preds = %52
  ret i32 0, !dbg !44
}

declare i32 @__VERIFIER_nondet_uint() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #2

declare void @reach_error() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounded_zeros.c", directory: ".", checksumkind: CSK_MD5, checksum: "99727d16c9bc80f4911619dec3163287")
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
!15 = !DILocalVariable(name: "number", scope: !10, file: !1, line: 8, type: !16)
!16 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!17 = !DILocation(line: 8, column: 14, scope: !10)
!18 = !DILocation(line: 8, column: 23, scope: !10)
!19 = !DILocation(line: 9, column: 5, scope: !10)
!20 = !DILocation(line: 9, column: 5, scope: !21)
!21 = distinct !DILexicalBlock(scope: !22, file: !1, line: 9, column: 5)
!22 = distinct !DILexicalBlock(scope: !10, file: !1, line: 9, column: 5)
!23 = !DILocation(line: 9, column: 5, scope: !22)
!24 = !DILocation(line: 10, column: 5, scope: !10)
!25 = !DILocation(line: 10, column: 5, scope: !26)
!26 = distinct !DILexicalBlock(scope: !27, file: !1, line: 10, column: 5)
!27 = distinct !DILexicalBlock(scope: !10, file: !1, line: 10, column: 5)
!28 = !DILocation(line: 10, column: 5, scope: !27)
!29 = !DILocation(line: 11, column: 5, scope: !10)
!30 = !DILocation(line: 11, column: 5, scope: !31)
!31 = distinct !DILexicalBlock(scope: !32, file: !1, line: 11, column: 5)
!32 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 5)
!33 = !DILocation(line: 11, column: 5, scope: !32)
!34 = !DILocation(line: 12, column: 5, scope: !10)
!35 = !DILocation(line: 12, column: 5, scope: !36)
!36 = distinct !DILexicalBlock(scope: !37, file: !1, line: 12, column: 5)
!37 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 5)
!38 = !DILocation(line: 12, column: 5, scope: !37)
!39 = !DILocation(line: 13, column: 5, scope: !10)
!40 = !DILocation(line: 13, column: 5, scope: !41)
!41 = distinct !DILexicalBlock(scope: !42, file: !1, line: 13, column: 5)
!42 = distinct !DILexicalBlock(scope: !10, file: !1, line: 13, column: 5)
!43 = !DILocation(line: 13, column: 5, scope: !42)
!44 = !DILocation(line: 14, column: 5, scope: !10)
