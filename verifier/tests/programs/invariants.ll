; ModuleID = 'invariants.c'
source_filename = "invariants.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !15, !DIExpression(), !17)
  store i32 0, ptr %2, align 4, !dbg !17
    #dbg_declare(ptr %3, !18, !DIExpression(), !19)
  store i32 0, ptr %3, align 4, !dbg !19
  br label %4, !dbg !20

4:                                                ; preds = %18, %0
  %5 = call i32 @__VERIFIER_nondet_int(), !dbg !21
  %6 = icmp ne i32 %5, 0, !dbg !20
  br i1 %6, label %7, label %19, !dbg !20

7:                                                ; preds = %4
  %8 = load i32, ptr %3, align 4, !dbg !22
  %9 = icmp ne i32 %8, 0, !dbg !25
  br i1 %9, label %10, label %11, !dbg !26

10:                                               ; preds = %7
  call void @reach_error(), !dbg !27
  br label %11, !dbg !27

11:                                               ; preds = %10, %7
  store i32 1, ptr %3, align 4, !dbg !28
  %12 = load i32, ptr %2, align 4, !dbg !29
  %13 = add i32 %12, 2, !dbg !29
  store i32 %13, ptr %2, align 4, !dbg !29
  %14 = load i32, ptr %2, align 4, !dbg !30
  %15 = icmp ne i32 %14, 8, !dbg !32
  br i1 %15, label %16, label %17, !dbg !33

16:                                               ; preds = %11
  store i32 0, ptr %3, align 4, !dbg !34
  br label %18, !dbg !35

17:                                               ; preds = %11
  store i32 0, ptr %1, align 4, !dbg !36
  br label %32, !dbg !36

18:                                               ; preds = %16
  br label %4, !dbg !20, !llvm.loop !37

19:                                               ; preds = %4
  br label %20, !dbg !40

20:                                               ; preds = %23, %19
  %21 = call i32 @__VERIFIER_nondet_int(), !dbg !41
  %22 = icmp ne i32 %21, 0, !dbg !44
  br i1 %22, label %23, label %26, !dbg !44

23:                                               ; preds = %20
  %24 = load i32, ptr %2, align 4, !dbg !45
  %25 = add i32 %24, 4, !dbg !45
  store i32 %25, ptr %2, align 4, !dbg !45
  br label %20, !dbg !46, !llvm.loop !47

26:                                               ; preds = %20
  %27 = load i32, ptr %2, align 4, !dbg !49
  %28 = urem i32 %27, 2, !dbg !51
  %29 = icmp ne i32 %28, 0, !dbg !52
  br i1 %29, label %30, label %31, !dbg !53

30:                                               ; preds = %26
  call void @reach_error(), !dbg !54
  br label %31, !dbg !54

31:                                               ; preds = %30, %26
  store i32 0, ptr %1, align 4, !dbg !55
  br label %32, !dbg !55

32:                                               ; preds = %31, %17
  %33 = load i32, ptr %1, align 4, !dbg !56
  ret i32 %33, !dbg !56
}

declare i32 @__VERIFIER_nondet_int() #1

declare void @reach_error() #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "invariants.c", directory: ".", checksumkind: CSK_MD5, checksum: "2f47f44d84be275088f21438ee9e0bdf")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "count", scope: !10, file: !1, line: 6, type: !16)
!16 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!17 = !DILocation(line: 6, column: 12, scope: !10)
!18 = !DILocalVariable(name: "lock", scope: !10, file: !1, line: 7, type: !13)
!19 = !DILocation(line: 7, column: 7, scope: !10)
!20 = !DILocation(line: 8, column: 3, scope: !10)
!21 = !DILocation(line: 8, column: 10, scope: !10)
!22 = !DILocation(line: 9, column: 9, scope: !23)
!23 = distinct !DILexicalBlock(scope: !24, file: !1, line: 9, column: 9)
!24 = distinct !DILexicalBlock(scope: !10, file: !1, line: 8, column: 35)
!25 = !DILocation(line: 9, column: 14, scope: !23)
!26 = !DILocation(line: 9, column: 9, scope: !24)
!27 = !DILocation(line: 10, column: 7, scope: !23)
!28 = !DILocation(line: 11, column: 10, scope: !24)
!29 = !DILocation(line: 12, column: 11, scope: !24)
!30 = !DILocation(line: 13, column: 9, scope: !31)
!31 = distinct !DILexicalBlock(scope: !24, file: !1, line: 13, column: 9)
!32 = !DILocation(line: 13, column: 15, scope: !31)
!33 = !DILocation(line: 13, column: 9, scope: !24)
!34 = !DILocation(line: 14, column: 12, scope: !31)
!35 = !DILocation(line: 14, column: 7, scope: !31)
!36 = !DILocation(line: 16, column: 7, scope: !31)
!37 = distinct !{!37, !20, !38, !39}
!38 = !DILocation(line: 17, column: 3, scope: !10)
!39 = !{!"llvm.loop.mustprogress"}
!40 = !DILocation(line: 18, column: 3, scope: !10)
!41 = !DILocation(line: 18, column: 10, scope: !42)
!42 = distinct !DILexicalBlock(scope: !43, file: !1, line: 18, column: 3)
!43 = distinct !DILexicalBlock(scope: !10, file: !1, line: 18, column: 3)
!44 = !DILocation(line: 18, column: 3, scope: !43)
!45 = !DILocation(line: 19, column: 11, scope: !42)
!46 = !DILocation(line: 18, column: 3, scope: !42)
!47 = distinct !{!47, !44, !48, !39}
!48 = !DILocation(line: 19, column: 14, scope: !43)
!49 = !DILocation(line: 20, column: 7, scope: !50)
!50 = distinct !DILexicalBlock(scope: !10, file: !1, line: 20, column: 7)
!51 = !DILocation(line: 20, column: 13, scope: !50)
!52 = !DILocation(line: 20, column: 17, scope: !50)
!53 = !DILocation(line: 20, column: 7, scope: !10)
!54 = !DILocation(line: 21, column: 5, scope: !50)
!55 = !DILocation(line: 22, column: 3, scope: !10)
!56 = !DILocation(line: 23, column: 1, scope: !10)
