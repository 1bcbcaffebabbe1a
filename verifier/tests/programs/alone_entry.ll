; ModuleID = 'alone_entry.c'
source_filename = "alone_entry.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }

@head = dso_local global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @value_of(ptr noundef %0) #0 !dbg !19 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !23, !DIExpression(), !24)
  %3 = load ptr, ptr %2, align 8, !dbg !25
  %4 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 0, !dbg !26
  %5 = load i32, ptr %4, align 8, !dbg !26
  ret i32 %5, !dbg !27
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @unused(ptr noundef %0) #0 !dbg !28 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !29, !DIExpression(), !30)
  %3 = load ptr, ptr %2, align 8, !dbg !31
  %4 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 0, !dbg !32
  %5 = load i32, ptr %4, align 8, !dbg !32
  ret i32 %5, !dbg !33
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !34 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca %struct.node, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !40, !DIExpression(), !41)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !42, !DIExpression(), !43)
    #dbg_declare(ptr %6, !44, !DIExpression(), !45)
  %7 = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 0, !dbg !46
  %8 = load i32, ptr %4, align 4, !dbg !47
  store i32 %8, ptr %7, align 8, !dbg !46
  %9 = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 1, !dbg !46
  store ptr null, ptr %9, align 8, !dbg !46
  store ptr %6, ptr @head, align 8, !dbg !48
  %10 = load i32, ptr %4, align 4, !dbg !49
  %11 = icmp sgt i32 %10, 3, !dbg !51
  br i1 %11, label %12, label %14, !dbg !52

12:                                               ; preds = %2
  %13 = call i32 @next_of(ptr noundef %6), !dbg !53
  store i32 %13, ptr %3, align 4, !dbg !54
  br label %18, !dbg !54

14:                                               ; preds = %2
  %15 = call i32 @value_of(ptr noundef %6), !dbg !55
  %16 = call i32 @global(), !dbg !56
  %17 = add nsw i32 %15, %16, !dbg !57
  store i32 %17, ptr %3, align 4, !dbg !58
  br label %18, !dbg !58

18:                                               ; preds = %14, %12
  %19 = load i32, ptr %3, align 4, !dbg !59
  ret i32 %19, !dbg !59
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @next_of(ptr noundef %0) #0 !dbg !60 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !61, !DIExpression(), !62)
  %3 = load ptr, ptr %2, align 8, !dbg !63
  %4 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 1, !dbg !64
  %5 = load ptr, ptr %4, align 8, !dbg !64
  %6 = getelementptr inbounds %struct.node, ptr %5, i32 0, i32 0, !dbg !65
  %7 = load i32, ptr %6, align 8, !dbg !65
  ret i32 %7, !dbg !66
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @global() #0 !dbg !67 {
  %1 = load ptr, ptr @head, align 8, !dbg !70
  %2 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 0, !dbg !71
  %3 = load i32, ptr %2, align 8, !dbg !71
  ret i32 %3, !dbg !72
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}
!llvm.ident = !{!18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 9, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "alone_entry.c", directory: ".", checksumkind: CSK_MD5, checksum: "fdfe5d6573034a922f7b0799d224189c")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 4, size: 128, elements: !7)
!7 = !{!8, !10}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !6, file: !3, line: 5, baseType: !9, size: 32)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !6, file: !3, line: 6, baseType: !5, size: 64, offset: 64)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!19 = distinct !DISubprogram(name: "value_of", scope: !3, file: !3, line: 15, type: !20, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!9, !5}
!22 = !{}
!23 = !DILocalVariable(name: "node", arg: 1, scope: !19, file: !3, line: 15, type: !5)
!24 = !DILocation(line: 15, column: 27, scope: !19)
!25 = !DILocation(line: 16, column: 10, scope: !19)
!26 = !DILocation(line: 16, column: 16, scope: !19)
!27 = !DILocation(line: 16, column: 3, scope: !19)
!28 = distinct !DISubprogram(name: "unused", scope: !3, file: !3, line: 19, type: !20, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!29 = !DILocalVariable(name: "node", arg: 1, scope: !28, file: !3, line: 19, type: !5)
!30 = !DILocation(line: 19, column: 25, scope: !28)
!31 = !DILocation(line: 20, column: 10, scope: !28)
!32 = !DILocation(line: 20, column: 16, scope: !28)
!33 = !DILocation(line: 20, column: 3, scope: !28)
!34 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 27, type: !35, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!35 = !DISubroutineType(types: !36)
!36 = !{!9, !9, !37}
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!39 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!40 = !DILocalVariable(name: "argc", arg: 1, scope: !34, file: !3, line: 27, type: !9)
!41 = !DILocation(line: 27, column: 14, scope: !34)
!42 = !DILocalVariable(name: "argv", arg: 2, scope: !34, file: !3, line: 27, type: !37)
!43 = !DILocation(line: 27, column: 27, scope: !34)
!44 = !DILocalVariable(name: "node", scope: !34, file: !3, line: 28, type: !6)
!45 = !DILocation(line: 28, column: 15, scope: !34)
!46 = !DILocation(line: 28, column: 22, scope: !34)
!47 = !DILocation(line: 28, column: 23, scope: !34)
!48 = !DILocation(line: 29, column: 8, scope: !34)
!49 = !DILocation(line: 30, column: 7, scope: !50)
!50 = distinct !DILexicalBlock(scope: !34, file: !3, line: 30, column: 7)
!51 = !DILocation(line: 30, column: 12, scope: !50)
!52 = !DILocation(line: 30, column: 7, scope: !34)
!53 = !DILocation(line: 31, column: 12, scope: !50)
!54 = !DILocation(line: 31, column: 5, scope: !50)
!55 = !DILocation(line: 32, column: 10, scope: !34)
!56 = !DILocation(line: 32, column: 28, scope: !34)
!57 = !DILocation(line: 32, column: 26, scope: !34)
!58 = !DILocation(line: 32, column: 3, scope: !34)
!59 = !DILocation(line: 33, column: 1, scope: !34)
!60 = distinct !DISubprogram(name: "next_of", scope: !3, file: !3, line: 11, type: !20, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!61 = !DILocalVariable(name: "node", arg: 1, scope: !60, file: !3, line: 11, type: !5)
!62 = !DILocation(line: 11, column: 33, scope: !60)
!63 = !DILocation(line: 12, column: 10, scope: !60)
!64 = !DILocation(line: 12, column: 16, scope: !60)
!65 = !DILocation(line: 12, column: 22, scope: !60)
!66 = !DILocation(line: 12, column: 3, scope: !60)
!67 = distinct !DISubprogram(name: "global", scope: !3, file: !3, line: 23, type: !68, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!68 = !DISubroutineType(types: !69)
!69 = !{!9}
!70 = !DILocation(line: 24, column: 10, scope: !67)
!71 = !DILocation(line: 24, column: 16, scope: !67)
!72 = !DILocation(line: 24, column: 3, scope: !67)
