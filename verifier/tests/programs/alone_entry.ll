; ModuleID = 'alone_entry.c'
source_filename = "alone_entry.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }
%struct.anon = type { [1048 x i8], i32 }

@head = dso_local global ptr null, align 8, !dbg !0
@settings = external global ptr, align 8

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
  %10 = call zeroext i1 @read_settings(), !dbg !49
  br i1 %10, label %11, label %25, !dbg !51

11:                                               ; preds = %2
  %12 = load ptr, ptr @settings, align 8, !dbg !52
  %13 = getelementptr inbounds %struct.anon, ptr %12, i32 0, i32 1, !dbg !53
  %14 = load i32, ptr %13, align 4, !dbg !53
  %15 = icmp ne i32 %14, 0, !dbg !52
  br i1 %15, label %16, label %25, !dbg !54

16:                                               ; preds = %11
  %17 = load ptr, ptr @settings, align 8, !dbg !55
  %18 = getelementptr inbounds %struct.anon, ptr %17, i32 0, i32 0, !dbg !56
  %19 = load i32, ptr %4, align 4, !dbg !57
  %20 = and i32 %19, 7, !dbg !58
  %21 = sext i32 %20 to i64, !dbg !55
  %22 = getelementptr inbounds [1048 x i8], ptr %18, i64 0, i64 %21, !dbg !55
  %23 = load i8, ptr %22, align 1, !dbg !55
  %24 = sext i8 %23 to i32, !dbg !55
  store i32 %24, ptr %3, align 4, !dbg !59
  br label %34, !dbg !59

25:                                               ; preds = %11, %2
  %26 = load i32, ptr %4, align 4, !dbg !60
  %27 = icmp sgt i32 %26, 3, !dbg !62
  br i1 %27, label %28, label %30, !dbg !63

28:                                               ; preds = %25
  %29 = call i32 @next_of(ptr noundef %6), !dbg !64
  store i32 %29, ptr %3, align 4, !dbg !65
  br label %34, !dbg !65

30:                                               ; preds = %25
  %31 = call i32 @value_of(ptr noundef %6), !dbg !66
  %32 = call i32 @global(), !dbg !67
  %33 = add nsw i32 %31, %32, !dbg !68
  store i32 %33, ptr %3, align 4, !dbg !69
  br label %34, !dbg !69

34:                                               ; preds = %30, %28, %16
  %35 = load i32, ptr %3, align 4, !dbg !70
  ret i32 %35, !dbg !70
}

declare zeroext i1 @read_settings() #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @next_of(ptr noundef %0) #0 !dbg !71 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !72, !DIExpression(), !73)
  %3 = load ptr, ptr %2, align 8, !dbg !74
  %4 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 1, !dbg !75
  %5 = load ptr, ptr %4, align 8, !dbg !75
  %6 = getelementptr inbounds %struct.node, ptr %5, i32 0, i32 0, !dbg !76
  %7 = load i32, ptr %6, align 8, !dbg !76
  ret i32 %7, !dbg !77
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @global() #0 !dbg !78 {
  %1 = load ptr, ptr @head, align 8, !dbg !81
  %2 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 0, !dbg !82
  %3 = load i32, ptr %2, align 8, !dbg !82
  ret i32 %3, !dbg !83
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}
!llvm.ident = !{!18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 9, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "alone_entry.c", directory: "/work/main/verifier/tests/programs", checksumkind: CSK_MD5, checksum: "fefcf2ad3dee02d17cfaf16766342922")
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
!19 = distinct !DISubprogram(name: "value_of", scope: !3, file: !3, line: 19, type: !20, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!9, !5}
!22 = !{}
!23 = !DILocalVariable(name: "node", arg: 1, scope: !19, file: !3, line: 19, type: !5)
!24 = !DILocation(line: 19, column: 27, scope: !19)
!25 = !DILocation(line: 20, column: 10, scope: !19)
!26 = !DILocation(line: 20, column: 16, scope: !19)
!27 = !DILocation(line: 20, column: 3, scope: !19)
!28 = distinct !DISubprogram(name: "unused", scope: !3, file: !3, line: 23, type: !20, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!29 = !DILocalVariable(name: "node", arg: 1, scope: !28, file: !3, line: 23, type: !5)
!30 = !DILocation(line: 23, column: 25, scope: !28)
!31 = !DILocation(line: 24, column: 10, scope: !28)
!32 = !DILocation(line: 24, column: 16, scope: !28)
!33 = !DILocation(line: 24, column: 3, scope: !28)
!34 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 31, type: !35, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!35 = !DISubroutineType(types: !36)
!36 = !{!9, !9, !37}
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!39 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!40 = !DILocalVariable(name: "argc", arg: 1, scope: !34, file: !3, line: 31, type: !9)
!41 = !DILocation(line: 31, column: 14, scope: !34)
!42 = !DILocalVariable(name: "argv", arg: 2, scope: !34, file: !3, line: 31, type: !37)
!43 = !DILocation(line: 31, column: 27, scope: !34)
!44 = !DILocalVariable(name: "node", scope: !34, file: !3, line: 32, type: !6)
!45 = !DILocation(line: 32, column: 15, scope: !34)
!46 = !DILocation(line: 32, column: 22, scope: !34)
!47 = !DILocation(line: 32, column: 23, scope: !34)
!48 = !DILocation(line: 33, column: 8, scope: !34)
!49 = !DILocation(line: 34, column: 7, scope: !50)
!50 = distinct !DILexicalBlock(scope: !34, file: !3, line: 34, column: 7)
!51 = !DILocation(line: 34, column: 23, scope: !50)
!52 = !DILocation(line: 34, column: 26, scope: !50)
!53 = !DILocation(line: 34, column: 36, scope: !50)
!54 = !DILocation(line: 34, column: 7, scope: !34)
!55 = !DILocation(line: 35, column: 12, scope: !50)
!56 = !DILocation(line: 35, column: 22, scope: !50)
!57 = !DILocation(line: 35, column: 27, scope: !50)
!58 = !DILocation(line: 35, column: 32, scope: !50)
!59 = !DILocation(line: 35, column: 5, scope: !50)
!60 = !DILocation(line: 36, column: 7, scope: !61)
!61 = distinct !DILexicalBlock(scope: !34, file: !3, line: 36, column: 7)
!62 = !DILocation(line: 36, column: 12, scope: !61)
!63 = !DILocation(line: 36, column: 7, scope: !34)
!64 = !DILocation(line: 37, column: 12, scope: !61)
!65 = !DILocation(line: 37, column: 5, scope: !61)
!66 = !DILocation(line: 38, column: 10, scope: !34)
!67 = !DILocation(line: 38, column: 28, scope: !34)
!68 = !DILocation(line: 38, column: 26, scope: !34)
!69 = !DILocation(line: 38, column: 3, scope: !34)
!70 = !DILocation(line: 39, column: 1, scope: !34)
!71 = distinct !DISubprogram(name: "next_of", scope: !3, file: !3, line: 15, type: !20, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!72 = !DILocalVariable(name: "node", arg: 1, scope: !71, file: !3, line: 15, type: !5)
!73 = !DILocation(line: 15, column: 33, scope: !71)
!74 = !DILocation(line: 16, column: 10, scope: !71)
!75 = !DILocation(line: 16, column: 16, scope: !71)
!76 = !DILocation(line: 16, column: 22, scope: !71)
!77 = !DILocation(line: 16, column: 3, scope: !71)
!78 = distinct !DISubprogram(name: "global", scope: !3, file: !3, line: 27, type: !79, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!79 = !DISubroutineType(types: !80)
!80 = !{!9}
!81 = !DILocation(line: 28, column: 10, scope: !78)
!82 = !DILocation(line: 28, column: 16, scope: !78)
!83 = !DILocation(line: 28, column: 3, scope: !78)
