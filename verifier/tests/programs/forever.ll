; ModuleID = 'verifier/tests/programs/forever.c'
source_filename = "verifier/tests/programs/forever.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %sum = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %n, !15, !DIExpression(), !17)
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !18
  store i32 %call, ptr %n, align 4, !dbg !17
    #dbg_declare(ptr %sum, !19, !DIExpression(), !20)
  store i32 0, ptr %sum, align 4, !dbg !20
    #dbg_declare(ptr %i, !21, !DIExpression(), !23)
  store i32 0, ptr %i, align 4, !dbg !23
  br label %for.cond, !dbg !24

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !25
  %1 = load i32, ptr %n, align 4, !dbg !27
  %cmp = icmp ult i32 %0, %1, !dbg !28
  br i1 %cmp, label %for.body, label %for.end, !dbg !29

for.body:                                         ; preds = %for.cond
  %2 = load i32, ptr %sum, align 4, !dbg !30
  %add = add i32 %2, 2, !dbg !30
  store i32 %add, ptr %sum, align 4, !dbg !30
  br label %for.inc, !dbg !31

for.inc:                                          ; preds = %for.body
  %3 = load i32, ptr %i, align 4, !dbg !32
  %inc = add i32 %3, 1, !dbg !32
  store i32 %inc, ptr %i, align 4, !dbg !32
  br label %for.cond, !dbg !33, !llvm.loop !34

for.end:                                          ; preds = %for.cond
  %4 = load i32, ptr %sum, align 4, !dbg !37
  %rem = urem i32 %4, 2, !dbg !39
  %tobool = icmp ne i32 %rem, 0, !dbg !39
  br i1 %tobool, label %if.then, label %if.end, !dbg !40

if.then:                                          ; preds = %for.end
  call void @reach_error(), !dbg !41
  br label %if.end, !dbg !41

if.end:                                           ; preds = %if.then, %for.end
  ret i32 0, !dbg !42
}

declare i32 @__VERIFIER_nondet_uint() #1

declare void @reach_error() #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "verifier/tests/programs/forever.c", directory: ".", checksumkind: CSK_MD5, checksum: "c7d5f80c47a579d1b7227d1ba4fda35f")
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
!15 = !DILocalVariable(name: "n", scope: !10, file: !1, line: 6, type: !16)
!16 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!17 = !DILocation(line: 6, column: 12, scope: !10)
!18 = !DILocation(line: 6, column: 16, scope: !10)
!19 = !DILocalVariable(name: "sum", scope: !10, file: !1, line: 7, type: !16)
!20 = !DILocation(line: 7, column: 12, scope: !10)
!21 = !DILocalVariable(name: "i", scope: !22, file: !1, line: 8, type: !16)
!22 = distinct !DILexicalBlock(scope: !10, file: !1, line: 8, column: 3)
!23 = !DILocation(line: 8, column: 17, scope: !22)
!24 = !DILocation(line: 8, column: 8, scope: !22)
!25 = !DILocation(line: 8, column: 24, scope: !26)
!26 = distinct !DILexicalBlock(scope: !22, file: !1, line: 8, column: 3)
!27 = !DILocation(line: 8, column: 28, scope: !26)
!28 = !DILocation(line: 8, column: 26, scope: !26)
!29 = !DILocation(line: 8, column: 3, scope: !22)
!30 = !DILocation(line: 9, column: 9, scope: !26)
!31 = !DILocation(line: 9, column: 5, scope: !26)
!32 = !DILocation(line: 8, column: 32, scope: !26)
!33 = !DILocation(line: 8, column: 3, scope: !26)
!34 = distinct !{!34, !29, !35, !36}
!35 = !DILocation(line: 9, column: 12, scope: !22)
!36 = !{!"llvm.loop.mustprogress"}
!37 = !DILocation(line: 10, column: 7, scope: !38)
!38 = distinct !DILexicalBlock(scope: !10, file: !1, line: 10, column: 7)
!39 = !DILocation(line: 10, column: 11, scope: !38)
!40 = !DILocation(line: 10, column: 7, scope: !10)
!41 = !DILocation(line: 11, column: 5, scope: !38)
!42 = !DILocation(line: 12, column: 3, scope: !10)
