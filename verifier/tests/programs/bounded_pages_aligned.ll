; ModuleID = 'bounded_pages_aligned.c'
source_filename = "bounded_pages_aligned.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@pages = dso_local global [8192 x i8] zeroinitializer, align 8192, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !20 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  br label %2, !dbg !24

2:                                                ; preds = %0
  br i1 true, label %4, label %3, !dbg !25

3:                                                ; preds = %2
  call void @reach_error(), !dbg !27
  br label %4, !dbg !27

4:                                                ; preds = %3, %2
  br label %5, !dbg !25

5:                                                ; preds = %4
  br label %6, !dbg !29

6:                                                ; preds = %5
  %7 = and i64 ptrtoint (ptr @pages to i64), 16383, !dbg !30
  %8 = icmp eq i64 %7, 0, !dbg !30
  br i1 %8, label %10, label %9, !dbg !33

9:                                                ; preds = %6
  call void @reach_error(), !dbg !30
  br label %10, !dbg !30

10:                                               ; preds = %9, %6
  br label %11, !dbg !33

11:                                               ; preds = %10
  ret i32 0, !dbg !34
}

declare void @reach_error() #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17, !18}
!llvm.ident = !{!19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "pages", scope: !2, file: !3, line: 7, type: !8, isLocal: false, isDefinition: true, align: 65536)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bounded_pages_aligned.c", directory: ".", checksumkind: CSK_MD5, checksum: "16c972b26ebbbdf602a2cfd1d44359ab")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "Word", file: !3, line: 5, baseType: !6)
!6 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!7 = !{!0}
!8 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 65536, elements: !10)
!9 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!10 = !{!11}
!11 = !DISubrange(count: 8192)
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 8, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 2}
!18 = !{i32 7, !"frame-pointer", i32 2}
!19 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 9, type: !21, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!21 = !DISubroutineType(types: !22)
!22 = !{!23}
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !DILocation(line: 10, column: 5, scope: !20)
!25 = !DILocation(line: 10, column: 5, scope: !26)
!26 = distinct !DILexicalBlock(scope: !20, file: !3, line: 10, column: 5)
!27 = !DILocation(line: 10, column: 5, scope: !28)
!28 = distinct !DILexicalBlock(scope: !26, file: !3, line: 10, column: 5)
!29 = !DILocation(line: 11, column: 5, scope: !20)
!30 = !DILocation(line: 11, column: 5, scope: !31)
!31 = distinct !DILexicalBlock(scope: !32, file: !3, line: 11, column: 5)
!32 = distinct !DILexicalBlock(scope: !20, file: !3, line: 11, column: 5)
!33 = !DILocation(line: 11, column: 5, scope: !32)
!34 = !DILocation(line: 12, column: 5, scope: !20)
