; ModuleID = 'second.c'
source_filename = "second.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i32, i64 }

@shared = dso_local global i32 3, align 4, !dbg !0
@pairs = dso_local global [2 x %struct.pair] [%struct.pair { i32 1, i64 2 }, %struct.pair { i32 3, i64 4 }], align 16, !dbg !5
@count = internal global i32 20, align 4, !dbg !16

@second = dso_local alias i32 (i32), i32 (i32)* @real

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @chosen() #0 !dbg !26 {
  ret i32 2, !dbg !30
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @real(i32 noundef %0) #0 !dbg !31 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !34, metadata !DIExpression()), !dbg !35
  %3 = load i32, i32* %2, align 4, !dbg !36
  %4 = call i32 @hidden(), !dbg !37
  %5 = add nsw i32 %3, %4, !dbg !38
  %6 = load i32, i32* @count, align 4, !dbg !39
  %7 = add nsw i32 %5, %6, !dbg !40
  ret i32 %7, !dbg !41
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @hidden() #0 !dbg !42 {
  ret i32 2, !dbg !43
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!18, !19, !20, !21, !22, !23, !24}
!llvm.ident = !{!25}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 2, type: !11, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "second.c", directory: "/work/wt/verify/verifier/tests/programs", checksumkind: CSK_MD5, checksum: "7cb98f77a262969d87192c591e873420")
!4 = !{!0, !5, !16}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "pairs", scope: !2, file: !3, line: 7, type: !7, isLocal: false, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 256, elements: !14)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 6, size: 128, elements: !9)
!9 = !{!10, !12}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !8, file: !3, line: 6, baseType: !11, size: 32)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !8, file: !3, line: 6, baseType: !13, size: 64, offset: 64)
!13 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!14 = !{!15}
!15 = !DISubrange(count: 2)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 4, type: !11, isLocal: true, isDefinition: true)
!18 = !{i32 7, !"Dwarf Version", i32 5}
!19 = !{i32 2, !"Debug Info Version", i32 3}
!20 = !{i32 1, !"wchar_size", i32 4}
!21 = !{i32 7, !"PIC Level", i32 2}
!22 = !{i32 7, !"PIE Level", i32 2}
!23 = !{i32 7, !"uwtable", i32 1}
!24 = !{i32 7, !"frame-pointer", i32 2}
!25 = !{!"Debian clang version 14.0.6"}
!26 = distinct !DISubprogram(name: "chosen", scope: !3, file: !3, line: 5, type: !27, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !29)
!27 = !DISubroutineType(types: !28)
!28 = !{!11}
!29 = !{}
!30 = !DILocation(line: 5, column: 20, scope: !26)
!31 = distinct !DISubprogram(name: "real", scope: !3, file: !3, line: 8, type: !32, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!32 = !DISubroutineType(types: !33)
!33 = !{!11, !11}
!34 = !DILocalVariable(name: "x", arg: 1, scope: !31, file: !3, line: 8, type: !11)
!35 = !DILocation(line: 8, column: 21, scope: !31)
!36 = !DILocation(line: 8, column: 33, scope: !31)
!37 = !DILocation(line: 8, column: 37, scope: !31)
!38 = !DILocation(line: 8, column: 35, scope: !31)
!39 = !DILocation(line: 8, column: 48, scope: !31)
!40 = !DILocation(line: 8, column: 46, scope: !31)
!41 = !DILocation(line: 8, column: 26, scope: !31)
!42 = distinct !DISubprogram(name: "hidden", scope: !3, file: !3, line: 3, type: !27, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!43 = !DILocation(line: 3, column: 27, scope: !42)
