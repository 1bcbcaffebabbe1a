; ModuleID = 'bounded_after.c'
source_filename = "bounded_after.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@state = dso_local global i32 0, align 4, !dbg !0
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @last, ptr null }]

; Function Attrs: noinline nounwind optnone uwtable
define internal void @last() #0 !dbg !14 {
  br label %1, !dbg !17

1:                                                ; preds = %0
  %2 = load i32, ptr @state, align 4, !dbg !18
  %3 = icmp ne i32 %2, 2, !dbg !18
  br i1 %3, label %5, label %4, !dbg !21

4:                                                ; preds = %1
  call void @reach_error(), !dbg !18
  br label %5, !dbg !18

5:                                                ; preds = %4, %1
  br label %6, !dbg !21

6:                                                ; preds = %5
  ret void, !dbg !22
}

declare void @reach_error() #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !23 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call i32 @__VERIFIER_nondet_int(), !dbg !26
  store i32 %2, ptr @state, align 4, !dbg !27
  br label %3, !dbg !28

3:                                                ; preds = %0
  %4 = load i32, ptr @state, align 4, !dbg !29
  %5 = load i32, ptr @state, align 4, !dbg !29
  %6 = icmp eq i32 %4, %5, !dbg !29
  br i1 %6, label %8, label %7, !dbg !32

7:                                                ; preds = %3
  call void @reach_error(), !dbg !29
  br label %8, !dbg !29

8:                                                ; preds = %7, %3
  br label %9, !dbg !32

9:                                                ; preds = %8
  %10 = load i32, ptr @state, align 4, !dbg !33
  %11 = icmp eq i32 %10, 1, !dbg !35
  br i1 %11, label %12, label %13, !dbg !36

12:                                               ; preds = %9
  call void @exit(i32 noundef 0) #3, !dbg !37
  unreachable, !dbg !37

13:                                               ; preds = %9
  ret i32 0, !dbg !38
}

declare i32 @__VERIFIER_nondet_int() #1

; Function Attrs: noreturn
declare void @exit(i32 noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}
!llvm.ident = !{!13}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "state", scope: !2, file: !3, line: 8, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bounded_after.c", directory: ".", checksumkind: CSK_MD5, checksum: "6ad10c7405e96444f0bc12b7f5a2b0c4")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 8, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 2}
!12 = !{i32 7, !"frame-pointer", i32 2}
!13 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!14 = distinct !DISubprogram(name: "last", scope: !3, file: !3, line: 10, type: !15, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!15 = !DISubroutineType(types: !16)
!16 = !{null}
!17 = !DILocation(line: 11, column: 5, scope: !14)
!18 = !DILocation(line: 11, column: 5, scope: !19)
!19 = distinct !DILexicalBlock(scope: !20, file: !3, line: 11, column: 5)
!20 = distinct !DILexicalBlock(scope: !14, file: !3, line: 11, column: 5)
!21 = !DILocation(line: 11, column: 5, scope: !20)
!22 = !DILocation(line: 12, column: 1, scope: !14)
!23 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !24, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!24 = !DISubroutineType(types: !25)
!25 = !{!5}
!26 = !DILocation(line: 15, column: 13, scope: !23)
!27 = !DILocation(line: 15, column: 11, scope: !23)
!28 = !DILocation(line: 16, column: 5, scope: !23)
!29 = !DILocation(line: 16, column: 5, scope: !30)
!30 = distinct !DILexicalBlock(scope: !31, file: !3, line: 16, column: 5)
!31 = distinct !DILexicalBlock(scope: !23, file: !3, line: 16, column: 5)
!32 = !DILocation(line: 16, column: 5, scope: !31)
!33 = !DILocation(line: 17, column: 9, scope: !34)
!34 = distinct !DILexicalBlock(scope: !23, file: !3, line: 17, column: 9)
!35 = !DILocation(line: 17, column: 15, scope: !34)
!36 = !DILocation(line: 17, column: 9, scope: !23)
!37 = !DILocation(line: 17, column: 21, scope: !34)
!38 = !DILocation(line: 18, column: 5, scope: !23)
