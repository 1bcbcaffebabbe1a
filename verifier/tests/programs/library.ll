; ModuleID = 'verifier/tests/programs/library.c'
source_filename = "verifier/tests/programs/library.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @largest(i32 noundef %a, i32 noundef %b, i32 noundef %c) #0 !dbg !10 {
entry:
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  %c.addr = alloca i32, align 4
  %best = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
    #dbg_declare(ptr %a.addr, !15, !DIExpression(), !16)
  store i32 %b, ptr %b.addr, align 4
    #dbg_declare(ptr %b.addr, !17, !DIExpression(), !18)
  store i32 %c, ptr %c.addr, align 4
    #dbg_declare(ptr %c.addr, !19, !DIExpression(), !20)
    #dbg_declare(ptr %best, !21, !DIExpression(), !22)
  %0 = load i32, ptr %a.addr, align 4, !dbg !23
  store i32 %0, ptr %best, align 4, !dbg !22
  %1 = load i32, ptr %b.addr, align 4, !dbg !24
  %2 = load i32, ptr %best, align 4, !dbg !26
  %cmp = icmp sgt i32 %1, %2, !dbg !27
  br i1 %cmp, label %if.then, label %if.end, !dbg !28

if.then:                                          ; preds = %entry
  %3 = load i32, ptr %b.addr, align 4, !dbg !29
  store i32 %3, ptr %best, align 4, !dbg !30
  br label %if.end, !dbg !31

if.end:                                           ; preds = %if.then, %entry
  %4 = load i32, ptr %c.addr, align 4, !dbg !32
  %5 = load i32, ptr %b.addr, align 4, !dbg !34
  %cmp1 = icmp sgt i32 %4, %5, !dbg !35
  br i1 %cmp1, label %if.then2, label %if.end3, !dbg !36

if.then2:                                         ; preds = %if.end
  %6 = load i32, ptr %c.addr, align 4, !dbg !37
  store i32 %6, ptr %best, align 4, !dbg !38
  br label %if.end3, !dbg !39

if.end3:                                          ; preds = %if.then2, %if.end
  %7 = load i32, ptr %best, align 4, !dbg !40
  %8 = load i32, ptr %a.addr, align 4, !dbg !42
  %cmp4 = icmp slt i32 %7, %8, !dbg !43
  br i1 %cmp4, label %if.then5, label %if.end6, !dbg !44

if.then5:                                         ; preds = %if.end3
  call void @llvm.trap(), !dbg !45
  br label %if.end6, !dbg !45

if.end6:                                          ; preds = %if.then5, %if.end3
  %9 = load i32, ptr %best, align 4, !dbg !46
  ret i32 %9, !dbg !47
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { cold noreturn nounwind memory(inaccessiblemem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "verifier/tests/programs/library.c", directory: ".", checksumkind: CSK_MD5, checksum: "4e2f177439c0f7a784f7551a5f3bc88b")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "largest", scope: !1, file: !1, line: 2, type: !11, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !13, !13, !13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "a", arg: 1, scope: !10, file: !1, line: 2, type: !13)
!16 = !DILocation(line: 2, column: 17, scope: !10)
!17 = !DILocalVariable(name: "b", arg: 2, scope: !10, file: !1, line: 2, type: !13)
!18 = !DILocation(line: 2, column: 24, scope: !10)
!19 = !DILocalVariable(name: "c", arg: 3, scope: !10, file: !1, line: 2, type: !13)
!20 = !DILocation(line: 2, column: 31, scope: !10)
!21 = !DILocalVariable(name: "best", scope: !10, file: !1, line: 4, type: !13)
!22 = !DILocation(line: 4, column: 7, scope: !10)
!23 = !DILocation(line: 4, column: 14, scope: !10)
!24 = !DILocation(line: 5, column: 7, scope: !25)
!25 = distinct !DILexicalBlock(scope: !10, file: !1, line: 5, column: 7)
!26 = !DILocation(line: 5, column: 11, scope: !25)
!27 = !DILocation(line: 5, column: 9, scope: !25)
!28 = !DILocation(line: 5, column: 7, scope: !10)
!29 = !DILocation(line: 6, column: 12, scope: !25)
!30 = !DILocation(line: 6, column: 10, scope: !25)
!31 = !DILocation(line: 6, column: 5, scope: !25)
!32 = !DILocation(line: 7, column: 7, scope: !33)
!33 = distinct !DILexicalBlock(scope: !10, file: !1, line: 7, column: 7)
!34 = !DILocation(line: 7, column: 11, scope: !33)
!35 = !DILocation(line: 7, column: 9, scope: !33)
!36 = !DILocation(line: 7, column: 7, scope: !10)
!37 = !DILocation(line: 8, column: 12, scope: !33)
!38 = !DILocation(line: 8, column: 10, scope: !33)
!39 = !DILocation(line: 8, column: 5, scope: !33)
!40 = !DILocation(line: 9, column: 7, scope: !41)
!41 = distinct !DILexicalBlock(scope: !10, file: !1, line: 9, column: 7)
!42 = !DILocation(line: 9, column: 14, scope: !41)
!43 = !DILocation(line: 9, column: 12, scope: !41)
!44 = !DILocation(line: 9, column: 7, scope: !10)
!45 = !DILocation(line: 10, column: 5, scope: !41)
!46 = !DILocation(line: 11, column: 10, scope: !10)
!47 = !DILocation(line: 11, column: 3, scope: !10)
