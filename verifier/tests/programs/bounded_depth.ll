; ModuleID = 'bounded_depth.c'
source_filename = "bounded_depth.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  br label %2, !dbg !14

2:                                                ; preds = %0
  %3 = call i32 @sum(i32 noundef 20), !dbg !15
  %4 = icmp eq i32 %3, 210, !dbg !15
  br i1 %4, label %6, label %5, !dbg !18

5:                                                ; preds = %2
  call void @reach_error(), !dbg !15
  br label %6, !dbg !15

6:                                                ; preds = %5, %2
  br label %7, !dbg !18

7:                                                ; preds = %6
  br label %8, !dbg !19

8:                                                ; preds = %7
  %9 = call i32 @sum(i32 noundef 30), !dbg !20
  %10 = icmp eq i32 %9, 464, !dbg !20
  br i1 %10, label %12, label %11, !dbg !23

11:                                               ; preds = %8
  call void @reach_error(), !dbg !20
  br label %12, !dbg !20

12:                                               ; preds = %11, %8
  br label %13, !dbg !23

13:                                               ; preds = %12
  ret i32 0, !dbg !24
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sum(i32 noundef %0) #0 !dbg !25 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !30, !DIExpression(), !31)
  %3 = load i32, ptr %2, align 4, !dbg !32
  %4 = icmp eq i32 %3, 0, !dbg !33
  br i1 %4, label %5, label %6, !dbg !32

5:                                                ; preds = %1
  br label %12, !dbg !32

6:                                                ; preds = %1
  %7 = load i32, ptr %2, align 4, !dbg !34
  %8 = load i32, ptr %2, align 4, !dbg !35
  %9 = sub i32 %8, 1, !dbg !36
  %10 = call i32 @sum(i32 noundef %9), !dbg !37
  %11 = add i32 %7, %10, !dbg !38
  br label %12, !dbg !32

12:                                               ; preds = %6, %5
  %13 = phi i32 [ 0, %5 ], [ %11, %6 ], !dbg !32
  ret i32 %13, !dbg !39
}

declare void @reach_error() #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounded_depth.c", directory: ".", checksumkind: CSK_MD5, checksum: "666c8a2e2ba4eb5af49f68fbdfc15165")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DILocation(line: 9, column: 5, scope: !10)
!15 = !DILocation(line: 9, column: 5, scope: !16)
!16 = distinct !DILexicalBlock(scope: !17, file: !1, line: 9, column: 5)
!17 = distinct !DILexicalBlock(scope: !10, file: !1, line: 9, column: 5)
!18 = !DILocation(line: 9, column: 5, scope: !17)
!19 = !DILocation(line: 10, column: 5, scope: !10)
!20 = !DILocation(line: 10, column: 5, scope: !21)
!21 = distinct !DILexicalBlock(scope: !22, file: !1, line: 10, column: 5)
!22 = distinct !DILexicalBlock(scope: !10, file: !1, line: 10, column: 5)
!23 = !DILocation(line: 10, column: 5, scope: !22)
!24 = !DILocation(line: 11, column: 5, scope: !10)
!25 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 6, type: !26, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !29)
!26 = !DISubroutineType(types: !27)
!27 = !{!28, !28}
!28 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!29 = !{}
!30 = !DILocalVariable(name: "n", arg: 1, scope: !25, file: !1, line: 6, type: !28)
!31 = !DILocation(line: 6, column: 30, scope: !25)
!32 = !DILocation(line: 6, column: 42, scope: !25)
!33 = !DILocation(line: 6, column: 44, scope: !25)
!34 = !DILocation(line: 6, column: 55, scope: !25)
!35 = !DILocation(line: 6, column: 63, scope: !25)
!36 = !DILocation(line: 6, column: 65, scope: !25)
!37 = !DILocation(line: 6, column: 59, scope: !25)
!38 = !DILocation(line: 6, column: 57, scope: !25)
!39 = !DILocation(line: 6, column: 35, scope: !25)
