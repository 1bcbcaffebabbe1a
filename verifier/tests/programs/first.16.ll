; ModuleID = 'first.c'
source_filename = "first.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i32, i64 }

@count = internal global i32 10, align 4, !dbg !0
@shared = external global i32, align 4
@pairs = external global [2 x %struct.pair], align 16

; Function Attrs: noinline nounwind optnone uwtable
define weak dso_local i32 @chosen() #0 !dbg !15 {
  ret i32 1, !dbg !18
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !19 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call i32 @hidden(), !dbg !20
  %3 = load i32, ptr @count, align 4, !dbg !21
  %4 = add nsw i32 %3, %2, !dbg !21
  store i32 %4, ptr @count, align 4, !dbg !21
  %5 = load i32, ptr @shared, align 4, !dbg !22
  %6 = call i32 @second(i32 noundef %5), !dbg !23
  %7 = call i32 @chosen(), !dbg !24
  %8 = add nsw i32 %6, %7, !dbg !25
  %9 = load i64, ptr getelementptr inbounds ([2 x %struct.pair], ptr @pairs, i64 0, i64 1, i32 1), align 8, !dbg !26
  %10 = trunc i64 %9 to i32, !dbg !27
  %11 = add nsw i32 %8, %10, !dbg !28
  %12 = load i32, ptr @count, align 4, !dbg !29
  %13 = add nsw i32 %11, %12, !dbg !30
  ret i32 %13, !dbg !31
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @hidden() #0 !dbg !32 {
  ret i32 1, !dbg !33
}

declare i32 @second(i32 noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!7, !8, !9, !10, !11, !12, !13}
!llvm.ident = !{!14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 5, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 16.0.6 (15~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "first.c", directory: "/work/wt/verify/verifier/tests/programs", checksumkind: CSK_MD5, checksum: "7d622d73165f92fae5a8f4c8cac14949")
!4 = !{!5}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{!0}
!7 = !{i32 7, !"Dwarf Version", i32 5}
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !{i32 1, !"wchar_size", i32 4}
!10 = !{i32 8, !"PIC Level", i32 2}
!11 = !{i32 7, !"PIE Level", i32 2}
!12 = !{i32 7, !"uwtable", i32 2}
!13 = !{i32 7, !"frame-pointer", i32 2}
!14 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
!15 = distinct !DISubprogram(name: "chosen", scope: !3, file: !3, line: 6, type: !16, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !17)
!16 = !DISubroutineType(types: !4)
!17 = !{}
!18 = !DILocation(line: 6, column: 42, scope: !15)
!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 9, type: !16, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !17)
!20 = !DILocation(line: 9, column: 27, scope: !19)
!21 = !DILocation(line: 9, column: 24, scope: !19)
!22 = !DILocation(line: 9, column: 51, scope: !19)
!23 = !DILocation(line: 9, column: 44, scope: !19)
!24 = !DILocation(line: 9, column: 61, scope: !19)
!25 = !DILocation(line: 9, column: 59, scope: !19)
!26 = !DILocation(line: 9, column: 86, scope: !19)
!27 = !DILocation(line: 9, column: 72, scope: !19)
!28 = !DILocation(line: 9, column: 70, scope: !19)
!29 = !DILocation(line: 9, column: 90, scope: !19)
!30 = !DILocation(line: 9, column: 88, scope: !19)
!31 = !DILocation(line: 9, column: 37, scope: !19)
!32 = distinct !DISubprogram(name: "hidden", scope: !3, file: !3, line: 4, type: !16, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !17)
!33 = !DILocation(line: 4, column: 27, scope: !32)
