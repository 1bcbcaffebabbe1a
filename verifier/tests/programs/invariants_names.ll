; ModuleID = 'invariants_names.c'
source_filename = "invariants_names.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@f.count = internal global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @f() #0 !dbg !2 {
  %1 = load i32, ptr @f.count, align 4, !dbg !17
  %2 = icmp slt i32 %1, 3, !dbg !19
  br i1 %2, label %3, label %6, !dbg !20

3:                                                ; preds = %0
  %4 = load i32, ptr @f.count, align 4, !dbg !21
  %5 = add nsw i32 %4, 1, !dbg !21
  store i32 %5, ptr @f.count, align 4, !dbg !21
  br label %6, !dbg !22

6:                                                ; preds = %3, %0
  %7 = load i32, ptr @f.count, align 4, !dbg !23
  ret i32 %7, !dbg !24
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !25 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  br label %3, !dbg !27

3:                                                ; preds = %10, %0
  %4 = call i32 @nd(), !dbg !28
  %5 = icmp ne i32 %4, 0, !dbg !27
  br i1 %5, label %6, label %11, !dbg !27

6:                                                ; preds = %3
  %7 = call i32 @f(), !dbg !29
  %8 = icmp sgt i32 %7, 3, !dbg !32
  br i1 %8, label %9, label %10, !dbg !33

9:                                                ; preds = %6
  call void @reach_error(), !dbg !34
  br label %10, !dbg !34

10:                                               ; preds = %9, %6
  br label %3, !dbg !27, !llvm.loop !35

11:                                               ; preds = %3
    #dbg_declare(ptr %2, !38, !DIExpression(), !39)
  store i32 100, ptr %2, align 4, !dbg !39
  call void @use(ptr noundef %2), !dbg !40
  %12 = load i32, ptr %2, align 4, !dbg !41
  ret i32 %12, !dbg !42
}

declare i32 @nd() #1

declare void @reach_error() #1

declare void @use(ptr noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 7, type: !6, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "f", scope: !3, file: !3, line: 6, type: !4, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7)
!3 = !DIFile(filename: "invariants_names.c", directory: ".", checksumkind: CSK_MD5, checksum: "8b543511140bccb355f19fa57e85a6fa")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0}
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!17 = !DILocation(line: 8, column: 7, scope: !18)
!18 = distinct !DILexicalBlock(scope: !2, file: !3, line: 8, column: 7)
!19 = !DILocation(line: 8, column: 13, scope: !18)
!20 = !DILocation(line: 8, column: 7, scope: !2)
!21 = !DILocation(line: 9, column: 10, scope: !18)
!22 = !DILocation(line: 9, column: 5, scope: !18)
!23 = !DILocation(line: 10, column: 10, scope: !2)
!24 = !DILocation(line: 10, column: 3, scope: !2)
!25 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !4, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !26)
!26 = !{}
!27 = !DILocation(line: 14, column: 3, scope: !25)
!28 = !DILocation(line: 14, column: 10, scope: !25)
!29 = !DILocation(line: 15, column: 9, scope: !30)
!30 = distinct !DILexicalBlock(scope: !31, file: !3, line: 15, column: 9)
!31 = distinct !DILexicalBlock(scope: !25, file: !3, line: 14, column: 16)
!32 = !DILocation(line: 15, column: 13, scope: !30)
!33 = !DILocation(line: 15, column: 9, scope: !31)
!34 = !DILocation(line: 16, column: 7, scope: !30)
!35 = distinct !{!35, !27, !36, !37}
!36 = !DILocation(line: 17, column: 3, scope: !25)
!37 = !{!"llvm.loop.mustprogress"}
!38 = !DILocalVariable(name: "total", scope: !25, file: !3, line: 18, type: !6)
!39 = !DILocation(line: 18, column: 7, scope: !25)
!40 = !DILocation(line: 19, column: 3, scope: !25)
!41 = !DILocation(line: 20, column: 10, scope: !25)
!42 = !DILocation(line: 20, column: 3, scope: !25)
