; ModuleID = 'alone_rounds.c'
source_filename = "alone_rounds.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@cell = dso_local global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @inside(i32 noundef %0) #0 !dbg !14 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !18, !DIExpression(), !19)
    #dbg_declare(ptr %3, !20, !DIExpression(), !22)
  store ptr @cell, ptr %3, align 8, !dbg !22
    #dbg_declare(ptr %4, !23, !DIExpression(), !25)
  store i32 0, ptr %4, align 4, !dbg !25
  br label %5, !dbg !26

5:                                                ; preds = %12, %1
  %6 = load i32, ptr %4, align 4, !dbg !27
  %7 = load i32, ptr %2, align 4, !dbg !29
  %8 = icmp slt i32 %6, %7, !dbg !30
  br i1 %8, label %9, label %15, !dbg !31

9:                                                ; preds = %5
  %10 = load i32, ptr %4, align 4, !dbg !32
  %11 = load ptr, ptr %3, align 8, !dbg !34
  store i32 %10, ptr %11, align 4, !dbg !35
  store ptr null, ptr %3, align 8, !dbg !36
  br label %12, !dbg !37

12:                                               ; preds = %9
  %13 = load i32, ptr %4, align 4, !dbg !38
  %14 = add nsw i32 %13, 1, !dbg !38
  store i32 %14, ptr %4, align 4, !dbg !38
  br label %5, !dbg !39, !llvm.loop !40

15:                                               ; preds = %5
  ret i32 1, !dbg !43
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @middle(i32 noundef %0) #0 !dbg !44 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !45, !DIExpression(), !46)
    #dbg_declare(ptr %3, !47, !DIExpression(), !48)
  store ptr @cell, ptr %3, align 8, !dbg !48
    #dbg_declare(ptr %4, !49, !DIExpression(), !50)
  store i32 0, ptr %4, align 4, !dbg !50
  br label %5, !dbg !51

5:                                                ; preds = %10, %1
  %6 = load i32, ptr %2, align 4, !dbg !52
  %7 = load i32, ptr %4, align 4, !dbg !57
  %8 = icmp eq i32 %6, %7, !dbg !58
  br i1 %8, label %9, label %10, !dbg !59

9:                                                ; preds = %5
  br label %15, !dbg !60

10:                                               ; preds = %5
  %11 = load i32, ptr %4, align 4, !dbg !61
  %12 = add nsw i32 %11, 1, !dbg !61
  store i32 %12, ptr %4, align 4, !dbg !61
  %13 = load i32, ptr %4, align 4, !dbg !62
  %14 = load ptr, ptr %3, align 8, !dbg !63
  store i32 %13, ptr %14, align 4, !dbg !64
  store ptr null, ptr %3, align 8, !dbg !65
  br label %5, !dbg !66, !llvm.loop !67

15:                                               ; preds = %9
  %16 = load ptr, ptr %3, align 8, !dbg !70
  %17 = load i32, ptr %16, align 4, !dbg !71
  ret i32 %17, !dbg !72
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}
!llvm.ident = !{!13}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "cell", scope: !2, file: !3, line: 2, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "alone_rounds.c", directory: ".", checksumkind: CSK_MD5, checksum: "3e311935c103da9facaf126875fdaf26")
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
!14 = distinct !DISubprogram(name: "inside", scope: !3, file: !3, line: 4, type: !15, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !17)
!15 = !DISubroutineType(types: !16)
!16 = !{!5, !5}
!17 = !{}
!18 = !DILocalVariable(name: "number", arg: 1, scope: !14, file: !3, line: 4, type: !5)
!19 = !DILocation(line: 4, column: 16, scope: !14)
!20 = !DILocalVariable(name: "place", scope: !14, file: !3, line: 5, type: !21)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!22 = !DILocation(line: 5, column: 8, scope: !14)
!23 = !DILocalVariable(name: "i", scope: !24, file: !3, line: 6, type: !5)
!24 = distinct !DILexicalBlock(scope: !14, file: !3, line: 6, column: 3)
!25 = !DILocation(line: 6, column: 12, scope: !24)
!26 = !DILocation(line: 6, column: 8, scope: !24)
!27 = !DILocation(line: 6, column: 19, scope: !28)
!28 = distinct !DILexicalBlock(scope: !24, file: !3, line: 6, column: 3)
!29 = !DILocation(line: 6, column: 23, scope: !28)
!30 = !DILocation(line: 6, column: 21, scope: !28)
!31 = !DILocation(line: 6, column: 3, scope: !24)
!32 = !DILocation(line: 7, column: 14, scope: !33)
!33 = distinct !DILexicalBlock(scope: !28, file: !3, line: 6, column: 36)
!34 = !DILocation(line: 7, column: 6, scope: !33)
!35 = !DILocation(line: 7, column: 12, scope: !33)
!36 = !DILocation(line: 8, column: 11, scope: !33)
!37 = !DILocation(line: 9, column: 3, scope: !33)
!38 = !DILocation(line: 6, column: 32, scope: !28)
!39 = !DILocation(line: 6, column: 3, scope: !28)
!40 = distinct !{!40, !31, !41, !42}
!41 = !DILocation(line: 9, column: 3, scope: !24)
!42 = !{!"llvm.loop.mustprogress"}
!43 = !DILocation(line: 10, column: 3, scope: !14)
!44 = distinct !DISubprogram(name: "middle", scope: !3, file: !3, line: 13, type: !15, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !17)
!45 = !DILocalVariable(name: "number", arg: 1, scope: !44, file: !3, line: 13, type: !5)
!46 = !DILocation(line: 13, column: 16, scope: !44)
!47 = !DILocalVariable(name: "place", scope: !44, file: !3, line: 14, type: !21)
!48 = !DILocation(line: 14, column: 8, scope: !44)
!49 = !DILocalVariable(name: "rounds", scope: !44, file: !3, line: 14, type: !5)
!50 = !DILocation(line: 14, column: 23, scope: !44)
!51 = !DILocation(line: 15, column: 3, scope: !44)
!52 = !DILocation(line: 16, column: 9, scope: !53)
!53 = distinct !DILexicalBlock(scope: !54, file: !3, line: 16, column: 9)
!54 = distinct !DILexicalBlock(scope: !55, file: !3, line: 15, column: 12)
!55 = distinct !DILexicalBlock(scope: !56, file: !3, line: 15, column: 3)
!56 = distinct !DILexicalBlock(scope: !44, file: !3, line: 15, column: 3)
!57 = !DILocation(line: 16, column: 19, scope: !53)
!58 = !DILocation(line: 16, column: 16, scope: !53)
!59 = !DILocation(line: 16, column: 9, scope: !54)
!60 = !DILocation(line: 17, column: 7, scope: !53)
!61 = !DILocation(line: 18, column: 11, scope: !54)
!62 = !DILocation(line: 19, column: 14, scope: !54)
!63 = !DILocation(line: 19, column: 6, scope: !54)
!64 = !DILocation(line: 19, column: 12, scope: !54)
!65 = !DILocation(line: 20, column: 11, scope: !54)
!66 = !DILocation(line: 15, column: 3, scope: !55)
!67 = distinct !{!67, !68, !69}
!68 = !DILocation(line: 15, column: 3, scope: !56)
!69 = !DILocation(line: 21, column: 3, scope: !56)
!70 = !DILocation(line: 22, column: 11, scope: !44)
!71 = !DILocation(line: 22, column: 10, scope: !44)
!72 = !DILocation(line: 22, column: 3, scope: !44)
