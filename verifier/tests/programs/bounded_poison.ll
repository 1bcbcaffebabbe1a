; ModuleID = 'bounded_poison.c'
source_filename = "bounded_poison.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call i32 @divided(), !dbg !14
  %3 = call i32 @chosen(), !dbg !15
  %4 = add nsw i32 %2, %3, !dbg !16
  %5 = call i32 @never(), !dbg !17
  %6 = add nsw i32 %4, %5, !dbg !18
  ret i32 %6, !dbg !19
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @divided() #0 !dbg !20 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
    #dbg_declare(ptr %2, !22, !DIExpression(), !23)
  %3 = call i32 @nd(), !dbg !24
  store i32 %3, ptr %2, align 4, !dbg !23
  %4 = load i32, ptr %2, align 4, !dbg !25
  %5 = icmp eq i32 %4, 7, !dbg !27
  br i1 %5, label %6, label %7, !dbg !28

6:                                                ; preds = %0
  store i32 poison, ptr %1, align 4, !dbg !29
  br label %14, !dbg !29

7:                                                ; preds = %0
  %8 = load i32, ptr %2, align 4, !dbg !30
  %9 = icmp ne i32 %8, 0, !dbg !32
  br i1 %9, label %10, label %13, !dbg !33

10:                                               ; preds = %7
  %11 = load i32, ptr %2, align 4, !dbg !34
  %12 = sdiv i32 100, %11, !dbg !35
  store i32 %12, ptr %1, align 4, !dbg !36
  br label %14, !dbg !36

13:                                               ; preds = %7
  store i32 5, ptr %1, align 4, !dbg !37
  br label %14, !dbg !37

14:                                               ; preds = %13, %10, %6
  %15 = load i32, ptr %1, align 4, !dbg !38
  ret i32 %15, !dbg !38
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @chosen() #0 !dbg !39 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !40, !DIExpression(), !41)
  %2 = call i32 @nd(), !dbg !42
  store i32 %2, ptr %1, align 4, !dbg !41
  %3 = load i32, ptr %1, align 4, !dbg !43
  %4 = icmp sgt i32 %3, 3, !dbg !44
  br i1 %4, label %5, label %6, !dbg !43

5:                                                ; preds = %0
  br label %8, !dbg !43

6:                                                ; preds = %0
  %7 = load i32, ptr %1, align 4, !dbg !45
  br label %8, !dbg !43

8:                                                ; preds = %6, %5
  %9 = phi i32 [ poison, %5 ], [ %7, %6 ], !dbg !43
  ret i32 %9, !dbg !46
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @never() #0 !dbg !47 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !48, !DIExpression(), !49)
  %3 = call i32 @nd(), !dbg !50
  %4 = and i32 %3, 3, !dbg !51
  store i32 %4, ptr %1, align 4, !dbg !49
    #dbg_declare(ptr %2, !52, !DIExpression(), !53)
  store i32 0, ptr %2, align 4, !dbg !53
  %5 = load i32, ptr %1, align 4, !dbg !54
  %6 = icmp eq i32 %5, 4, !dbg !56
  br i1 %6, label %7, label %8, !dbg !57

7:                                                ; preds = %0
  store i32 poison, ptr %2, align 4, !dbg !58
  br label %8, !dbg !59

8:                                                ; preds = %7, %0
  %9 = load i32, ptr %2, align 4, !dbg !60
  ret i32 %9, !dbg !61
}

declare i32 @nd() #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounded_poison.c", directory: ".", checksumkind: CSK_MD5, checksum: "aad6023cae4a1854672b053be1785d3e")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 27, type: !11, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DILocation(line: 27, column: 25, scope: !10)
!15 = !DILocation(line: 27, column: 37, scope: !10)
!16 = !DILocation(line: 27, column: 35, scope: !10)
!17 = !DILocation(line: 27, column: 48, scope: !10)
!18 = !DILocation(line: 27, column: 46, scope: !10)
!19 = !DILocation(line: 27, column: 18, scope: !10)
!20 = distinct !DISubprogram(name: "divided", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !21)
!21 = !{}
!22 = !DILocalVariable(name: "x", scope: !20, file: !1, line: 7, type: !13)
!23 = !DILocation(line: 7, column: 9, scope: !20)
!24 = !DILocation(line: 7, column: 13, scope: !20)
!25 = !DILocation(line: 8, column: 9, scope: !26)
!26 = distinct !DILexicalBlock(scope: !20, file: !1, line: 8, column: 9)
!27 = !DILocation(line: 8, column: 11, scope: !26)
!28 = !DILocation(line: 8, column: 9, scope: !20)
!29 = !DILocation(line: 9, column: 9, scope: !26)
!30 = !DILocation(line: 10, column: 9, scope: !31)
!31 = distinct !DILexicalBlock(scope: !20, file: !1, line: 10, column: 9)
!32 = !DILocation(line: 10, column: 11, scope: !31)
!33 = !DILocation(line: 10, column: 9, scope: !20)
!34 = !DILocation(line: 11, column: 22, scope: !31)
!35 = !DILocation(line: 11, column: 20, scope: !31)
!36 = !DILocation(line: 11, column: 9, scope: !31)
!37 = !DILocation(line: 12, column: 5, scope: !20)
!38 = !DILocation(line: 13, column: 1, scope: !20)
!39 = distinct !DISubprogram(name: "chosen", scope: !1, file: !1, line: 15, type: !11, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !21)
!40 = !DILocalVariable(name: "x", scope: !39, file: !1, line: 16, type: !13)
!41 = !DILocation(line: 16, column: 9, scope: !39)
!42 = !DILocation(line: 16, column: 13, scope: !39)
!43 = !DILocation(line: 17, column: 12, scope: !39)
!44 = !DILocation(line: 17, column: 14, scope: !39)
!45 = !DILocation(line: 17, column: 30, scope: !39)
!46 = !DILocation(line: 17, column: 5, scope: !39)
!47 = distinct !DISubprogram(name: "never", scope: !1, file: !1, line: 20, type: !11, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !21)
!48 = !DILocalVariable(name: "x", scope: !47, file: !1, line: 21, type: !13)
!49 = !DILocation(line: 21, column: 9, scope: !47)
!50 = !DILocation(line: 21, column: 13, scope: !47)
!51 = !DILocation(line: 21, column: 18, scope: !47)
!52 = !DILocalVariable(name: "y", scope: !47, file: !1, line: 21, type: !13)
!53 = !DILocation(line: 21, column: 23, scope: !47)
!54 = !DILocation(line: 22, column: 9, scope: !55)
!55 = distinct !DILexicalBlock(scope: !47, file: !1, line: 22, column: 9)
!56 = !DILocation(line: 22, column: 11, scope: !55)
!57 = !DILocation(line: 22, column: 9, scope: !47)
!58 = !DILocation(line: 23, column: 11, scope: !55)
!59 = !DILocation(line: 23, column: 9, scope: !55)
!60 = !DILocation(line: 24, column: 12, scope: !47)
!61 = !DILocation(line: 24, column: 5, scope: !47)
