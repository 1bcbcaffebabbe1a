; ModuleID = 'bounded_rounding.c'
source_filename = "bounded_rounding.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !12 {
  %1 = alloca i32, align 4
  %2 = alloca double, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !17, !DIExpression(), !19)
  store double 1.000000e+00, ptr %2, align 8, !dbg !19
  %3 = call i32 @__VERIFIER_nondet_int(), !dbg !20
  switch i32 %3, label %31 [
    i32 0, label %4
    i32 1, label %15
    i32 2, label %23
  ], !dbg !21

4:                                                ; preds = %0
  %5 = call i32 @fesetround(i32 noundef 0), !dbg !22
  %6 = icmp eq i32 %5, 0, !dbg !25
  br i1 %6, label %7, label %14, !dbg !26

7:                                                ; preds = %4
  br label %8, !dbg !27

8:                                                ; preds = %7
  %9 = load double, ptr %2, align 8, !dbg !28
  %10 = fcmp oeq double %9, 2.000000e+00, !dbg !28
  br i1 %10, label %12, label %11, !dbg !31

11:                                               ; preds = %8
  call void @reach_error(), !dbg !28
  br label %12, !dbg !28

12:                                               ; preds = %11, %8
  br label %13, !dbg !31

13:                                               ; preds = %12
  br label %14, !dbg !31

14:                                               ; preds = %13, %4
  br label %31, !dbg !32

15:                                               ; preds = %0
  %16 = call i32 @fesetround(i32 noundef 1024), !dbg !33
  br label %17, !dbg !34

17:                                               ; preds = %15
  %18 = load double, ptr %2, align 8, !dbg !35
  %19 = fcmp oeq double %18, 2.000000e+00, !dbg !35
  br i1 %19, label %21, label %20, !dbg !38

20:                                               ; preds = %17
  call void @reach_error(), !dbg !35
  br label %21, !dbg !35

21:                                               ; preds = %20, %17
  br label %22, !dbg !38

22:                                               ; preds = %21
  br label %31, !dbg !39

23:                                               ; preds = %0
  %24 = call i32 @fesetenv(ptr noundef %2), !dbg !40
  br label %25, !dbg !41

25:                                               ; preds = %23
  %26 = load double, ptr %2, align 8, !dbg !42
  %27 = fcmp oeq double %26, 2.000000e+00, !dbg !42
  br i1 %27, label %29, label %28, !dbg !45

28:                                               ; preds = %25
  call void @reach_error(), !dbg !42
  br label %29, !dbg !42

29:                                               ; preds = %28, %25
  br label %30, !dbg !45

30:                                               ; preds = %29
  br label %31, !dbg !46

31:                                               ; preds = %0, %30, %22, %14
  ret i32 0, !dbg !47
}

declare i32 @__VERIFIER_nondet_int() #1

declare i32 @fesetround(i32 noundef) #1

declare void @reach_error() #1

declare i32 @fesetenv(ptr noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}
!llvm.ident = !{!11}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounded_rounding.c", directory: ".", checksumkind: CSK_MD5, checksum: "f3a6abdda885b6bfa7c129dafb3bb2d2")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 2}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!13 = !DISubroutineType(types: !14)
!14 = !{!15}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !{}
!17 = !DILocalVariable(name: "one", scope: !12, file: !1, line: 10, type: !18)
!18 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!19 = !DILocation(line: 10, column: 12, scope: !12)
!20 = !DILocation(line: 11, column: 13, scope: !12)
!21 = !DILocation(line: 11, column: 5, scope: !12)
!22 = !DILocation(line: 13, column: 13, scope: !23)
!23 = distinct !DILexicalBlock(scope: !24, file: !1, line: 13, column: 13)
!24 = distinct !DILexicalBlock(scope: !12, file: !1, line: 11, column: 38)
!25 = !DILocation(line: 13, column: 27, scope: !23)
!26 = !DILocation(line: 13, column: 13, scope: !24)
!27 = !DILocation(line: 14, column: 13, scope: !23)
!28 = !DILocation(line: 14, column: 13, scope: !29)
!29 = distinct !DILexicalBlock(scope: !30, file: !1, line: 14, column: 13)
!30 = distinct !DILexicalBlock(scope: !23, file: !1, line: 14, column: 13)
!31 = !DILocation(line: 14, column: 13, scope: !30)
!32 = !DILocation(line: 15, column: 9, scope: !24)
!33 = !DILocation(line: 17, column: 9, scope: !24)
!34 = !DILocation(line: 18, column: 9, scope: !24)
!35 = !DILocation(line: 18, column: 9, scope: !36)
!36 = distinct !DILexicalBlock(scope: !37, file: !1, line: 18, column: 9)
!37 = distinct !DILexicalBlock(scope: !24, file: !1, line: 18, column: 9)
!38 = !DILocation(line: 18, column: 9, scope: !37)
!39 = !DILocation(line: 19, column: 9, scope: !24)
!40 = !DILocation(line: 21, column: 9, scope: !24)
!41 = !DILocation(line: 22, column: 9, scope: !24)
!42 = !DILocation(line: 22, column: 9, scope: !43)
!43 = distinct !DILexicalBlock(scope: !44, file: !1, line: 22, column: 9)
!44 = distinct !DILexicalBlock(scope: !24, file: !1, line: 22, column: 9)
!45 = !DILocation(line: 22, column: 9, scope: !44)
!46 = !DILocation(line: 23, column: 9, scope: !24)
!47 = !DILocation(line: 25, column: 5, scope: !12)
