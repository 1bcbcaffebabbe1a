; ModuleID = 'bounded_behind.c'
source_filename = "bounded_behind.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !15, !DIExpression(), !17)
  %4 = call i32 @__VERIFIER_nondet_uint(), !dbg !18
  store i32 %4, ptr %2, align 4, !dbg !17
    #dbg_declare(ptr %3, !19, !DIExpression(), !20)
  br label %5, !dbg !21

5:                                                ; preds = %0
  %6 = load i32, ptr %2, align 4, !dbg !22
  %7 = icmp ne i32 %6, 7, !dbg !22
  br i1 %7, label %9, label %8, !dbg !25

8:                                                ; preds = %5
  call void @reach_error(), !dbg !22
  br label %9, !dbg !22

9:                                                ; preds = %8, %5
  br label %10, !dbg !25

10:                                               ; preds = %9
  store i32 0, ptr %3, align 4, !dbg !26
  br label %11, !dbg !28

11:                                               ; preds = %16, %10
  %12 = load i32, ptr %3, align 4, !dbg !29
  %13 = load i32, ptr %2, align 4, !dbg !31
  %14 = icmp ult i32 %12, %13, !dbg !32
  br i1 %14, label %15, label %19, !dbg !33

15:                                               ; preds = %11
  br label %16, !dbg !34

16:                                               ; preds = %15
  %17 = load i32, ptr %3, align 4, !dbg !36
  %18 = add i32 %17, 1, !dbg !36
  store i32 %18, ptr %3, align 4, !dbg !36
  br label %11, !dbg !37, !llvm.loop !38

19:                                               ; preds = %11
  %20 = load i32, ptr %3, align 4, !dbg !41
  %21 = icmp ugt i32 %20, 100, !dbg !43
  br i1 %21, label %22, label %25, !dbg !44

22:                                               ; preds = %19
  call void asm sideeffect "nop", "~{memory},~{dirflag},~{fpsr},~{flags}"() #2, !dbg !45, !srcloc !47
  br label %23, !dbg !48

23:                                               ; preds = %22
  call void @reach_error(), !dbg !49
  br label %24, !dbg !52

24:                                               ; preds = %23
  br label %25, !dbg !53

25:                                               ; preds = %24, %19
  ret i32 0, !dbg !54
}

declare i32 @__VERIFIER_nondet_uint() #1

declare void @reach_error() #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounded_behind.c", directory: ".", checksumkind: CSK_MD5, checksum: "2a586af3dae25bfea401e01571ff5468")
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
!15 = !DILocalVariable(name: "rounds", scope: !10, file: !1, line: 8, type: !16)
!16 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!17 = !DILocation(line: 8, column: 14, scope: !10)
!18 = !DILocation(line: 8, column: 23, scope: !10)
!19 = !DILocalVariable(name: "i", scope: !10, file: !1, line: 8, type: !16)
!20 = !DILocation(line: 8, column: 49, scope: !10)
!21 = !DILocation(line: 9, column: 5, scope: !10)
!22 = !DILocation(line: 9, column: 5, scope: !23)
!23 = distinct !DILexicalBlock(scope: !24, file: !1, line: 9, column: 5)
!24 = distinct !DILexicalBlock(scope: !10, file: !1, line: 9, column: 5)
!25 = !DILocation(line: 9, column: 5, scope: !24)
!26 = !DILocation(line: 10, column: 12, scope: !27)
!27 = distinct !DILexicalBlock(scope: !10, file: !1, line: 10, column: 5)
!28 = !DILocation(line: 10, column: 10, scope: !27)
!29 = !DILocation(line: 10, column: 17, scope: !30)
!30 = distinct !DILexicalBlock(scope: !27, file: !1, line: 10, column: 5)
!31 = !DILocation(line: 10, column: 21, scope: !30)
!32 = !DILocation(line: 10, column: 19, scope: !30)
!33 = !DILocation(line: 10, column: 5, scope: !27)
!34 = !DILocation(line: 10, column: 36, scope: !35)
!35 = distinct !DILexicalBlock(scope: !30, file: !1, line: 10, column: 34)
!36 = !DILocation(line: 10, column: 30, scope: !30)
!37 = !DILocation(line: 10, column: 5, scope: !30)
!38 = distinct !{!38, !33, !39, !40}
!39 = !DILocation(line: 10, column: 36, scope: !27)
!40 = !{!"llvm.loop.mustprogress"}
!41 = !DILocation(line: 11, column: 9, scope: !42)
!42 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 9)
!43 = !DILocation(line: 11, column: 11, scope: !42)
!44 = !DILocation(line: 11, column: 9, scope: !10)
!45 = !DILocation(line: 12, column: 9, scope: !46)
!46 = distinct !DILexicalBlock(scope: !42, file: !1, line: 11, column: 18)
!47 = !{i64 485}
!48 = !DILocation(line: 13, column: 9, scope: !46)
!49 = !DILocation(line: 13, column: 9, scope: !50)
!50 = distinct !DILexicalBlock(scope: !51, file: !1, line: 13, column: 9)
!51 = distinct !DILexicalBlock(scope: !46, file: !1, line: 13, column: 9)
!52 = !DILocation(line: 13, column: 9, scope: !51)
!53 = !DILocation(line: 14, column: 5, scope: !46)
!54 = !DILocation(line: 15, column: 5, scope: !10)
