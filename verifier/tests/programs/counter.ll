; ModuleID = 'verifier/tests/programs/counter.c'
source_filename = "verifier/tests/programs/counter.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %n, !15, !DIExpression(), !16)
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !17
  store i32 %call, ptr %n, align 4, !dbg !16
    #dbg_declare(ptr %i, !18, !DIExpression(), !19)
  store i32 0, ptr %i, align 4, !dbg !19
  %0 = load i32, ptr %n, align 4, !dbg !20
  %cmp = icmp slt i32 %0, 0, !dbg !22
  br i1 %cmp, label %if.then, label %if.end, !dbg !23

if.then:                                          ; preds = %entry
  store i32 0, ptr %retval, align 4, !dbg !24
  br label %return, !dbg !24

if.end:                                           ; preds = %entry
  br label %while.cond, !dbg !25

while.cond:                                       ; preds = %while.body, %if.end
  %1 = load i32, ptr %i, align 4, !dbg !26
  %2 = load i32, ptr %n, align 4, !dbg !27
  %cmp1 = icmp slt i32 %1, %2, !dbg !28
  br i1 %cmp1, label %while.body, label %while.end, !dbg !25

while.body:                                       ; preds = %while.cond
  %3 = load i32, ptr %i, align 4, !dbg !29
  %inc = add nsw i32 %3, 1, !dbg !29
  store i32 %inc, ptr %i, align 4, !dbg !29
  br label %while.cond, !dbg !25, !llvm.loop !30

while.end:                                        ; preds = %while.cond
  %4 = load i32, ptr %i, align 4, !dbg !32
  %cmp2 = icmp eq i32 %4, 10, !dbg !34
  br i1 %cmp2, label %if.then3, label %if.end4, !dbg !35

if.then3:                                         ; preds = %while.end
  call void @reach_error(), !dbg !36
  br label %if.end4, !dbg !36

if.end4:                                          ; preds = %if.then3, %while.end
  store i32 0, ptr %retval, align 4, !dbg !37
  br label %return, !dbg !37

return:                                           ; preds = %if.end4, %if.then
  %5 = load i32, ptr %retval, align 4, !dbg !38
  ret i32 %5, !dbg !38
}

declare i32 @__VERIFIER_nondet_int() #1

declare void @reach_error() #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "verifier/tests/programs/counter.c", directory: ".", checksumkind: CSK_MD5, checksum: "673e152cbbdde8509fcbfe7faca1a207")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "n", scope: !10, file: !1, line: 6, type: !13)
!16 = !DILocation(line: 6, column: 7, scope: !10)
!17 = !DILocation(line: 6, column: 11, scope: !10)
!18 = !DILocalVariable(name: "i", scope: !10, file: !1, line: 7, type: !13)
!19 = !DILocation(line: 7, column: 7, scope: !10)
!20 = !DILocation(line: 8, column: 7, scope: !21)
!21 = distinct !DILexicalBlock(scope: !10, file: !1, line: 8, column: 7)
!22 = !DILocation(line: 8, column: 9, scope: !21)
!23 = !DILocation(line: 8, column: 7, scope: !10)
!24 = !DILocation(line: 9, column: 5, scope: !21)
!25 = !DILocation(line: 10, column: 3, scope: !10)
!26 = !DILocation(line: 10, column: 10, scope: !10)
!27 = !DILocation(line: 10, column: 14, scope: !10)
!28 = !DILocation(line: 10, column: 12, scope: !10)
!29 = !DILocation(line: 11, column: 6, scope: !10)
!30 = distinct !{!30, !25, !29, !31}
!31 = !{!"llvm.loop.mustprogress"}
!32 = !DILocation(line: 12, column: 7, scope: !33)
!33 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 7)
!34 = !DILocation(line: 12, column: 9, scope: !33)
!35 = !DILocation(line: 12, column: 7, scope: !10)
!36 = !DILocation(line: 13, column: 5, scope: !33)
!37 = !DILocation(line: 14, column: 3, scope: !10)
!38 = !DILocation(line: 15, column: 1, scope: !10)
