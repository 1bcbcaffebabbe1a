; ModuleID = 'bounded_weak.c'
source_filename = "bounded_weak.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@kept = dso_local global ptr @hook, align 8, !dbg !0
@setting = extern_weak global i32, align 4

declare extern_weak i32 @hook() #0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #1 !dbg !17 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call i32 @__VERIFIER_nondet_int(), !dbg !18
  switch i32 %2, label %18 [
    i32 0, label %3
    i32 1, label %9
    i32 2, label %16
  ], !dbg !19

3:                                                ; preds = %0
  br label %4, !dbg !20

4:                                                ; preds = %3
  %5 = icmp ne ptr @hook, null, !dbg !22
  br i1 %5, label %7, label %6, !dbg !25

6:                                                ; preds = %4
  call void @reach_error(), !dbg !22
  br label %7, !dbg !22

7:                                                ; preds = %6, %4
  br label %8, !dbg !25

8:                                                ; preds = %7
  br label %18, !dbg !26

9:                                                ; preds = %0
  br label %10, !dbg !27

10:                                               ; preds = %9
  %11 = load ptr, ptr @kept, align 8, !dbg !28
  %12 = icmp ne ptr %11, null, !dbg !28
  br i1 %12, label %14, label %13, !dbg !31

13:                                               ; preds = %10
  call void @reach_error(), !dbg !28
  br label %14, !dbg !28

14:                                               ; preds = %13, %10
  br label %15, !dbg !31

15:                                               ; preds = %14
  br label %18, !dbg !32

16:                                               ; preds = %0
  %17 = load i32, ptr @setting, align 4, !dbg !33
  store i32 %17, ptr %1, align 4, !dbg !34
  br label %19, !dbg !34

18:                                               ; preds = %0, %15, %8
  store i32 0, ptr %1, align 4, !dbg !35
  br label %19, !dbg !35

19:                                               ; preds = %18, %16
  %20 = load i32, ptr %1, align 4, !dbg !36
  ret i32 %20, !dbg !36
}

declare i32 @__VERIFIER_nondet_int() #0

declare void @reach_error() #0

attributes #0 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "kept", scope: !2, file: !3, line: 9, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bounded_weak.c", directory: ".", checksumkind: CSK_MD5, checksum: "aee8c0a478f0655a27c20b199653df92")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DISubroutineType(types: !7)
!7 = !{!8}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !6, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!18 = !DILocation(line: 12, column: 13, scope: !17)
!19 = !DILocation(line: 12, column: 5, scope: !17)
!20 = !DILocation(line: 14, column: 9, scope: !21)
!21 = distinct !DILexicalBlock(scope: !17, file: !3, line: 12, column: 38)
!22 = !DILocation(line: 14, column: 9, scope: !23)
!23 = distinct !DILexicalBlock(scope: !24, file: !3, line: 14, column: 9)
!24 = distinct !DILexicalBlock(scope: !21, file: !3, line: 14, column: 9)
!25 = !DILocation(line: 14, column: 9, scope: !24)
!26 = !DILocation(line: 15, column: 9, scope: !21)
!27 = !DILocation(line: 17, column: 9, scope: !21)
!28 = !DILocation(line: 17, column: 9, scope: !29)
!29 = distinct !DILexicalBlock(scope: !30, file: !3, line: 17, column: 9)
!30 = distinct !DILexicalBlock(scope: !21, file: !3, line: 17, column: 9)
!31 = !DILocation(line: 17, column: 9, scope: !30)
!32 = !DILocation(line: 18, column: 9, scope: !21)
!33 = !DILocation(line: 20, column: 16, scope: !21)
!34 = !DILocation(line: 20, column: 9, scope: !21)
!35 = !DILocation(line: 22, column: 5, scope: !17)
!36 = !DILocation(line: 23, column: 1, scope: !17)
