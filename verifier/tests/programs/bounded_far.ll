; ModuleID = 'bounded_far.c'
source_filename = "bounded_far.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.large = type { [8192 x i8], i32 }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !14 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !18, !DIExpression(), !28)
  store ptr null, ptr %2, align 8, !dbg !28
  %3 = call i32 @__VERIFIER_nondet_int(), !dbg !29
  switch i32 %3, label %10 [
    i32 0, label %4
    i32 1, label %6
  ], !dbg !30

4:                                                ; preds = %0
  %5 = load volatile i32, ptr inttoptr (i64 65536 to ptr), align 4, !dbg !31
  store i32 %5, ptr %1, align 4, !dbg !33
  br label %16, !dbg !33

6:                                                ; preds = %0
  %7 = load ptr, ptr %2, align 8, !dbg !34
  %8 = getelementptr inbounds %struct.large, ptr %7, i32 0, i32 1, !dbg !35
  %9 = load i32, ptr %8, align 4, !dbg !35
  store i32 %9, ptr %1, align 4, !dbg !36
  br label %16, !dbg !36

10:                                               ; preds = %0
  %11 = load ptr, ptr %2, align 8, !dbg !37
  %12 = getelementptr inbounds %struct.large, ptr %11, i32 0, i32 0, !dbg !38
  %13 = getelementptr inbounds [8192 x i8], ptr %12, i64 0, i64 8, !dbg !37
  %14 = load i8, ptr %13, align 4, !dbg !37
  %15 = sext i8 %14 to i32, !dbg !37
  store i32 %15, ptr %1, align 4, !dbg !39
  br label %16, !dbg !39

16:                                               ; preds = %10, %6, %4
  %17 = load i32, ptr %1, align 4, !dbg !40
  ret i32 %17, !dbg !40
}

declare i32 @__VERIFIER_nondet_int() #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}
!llvm.ident = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounded_far.c", directory: ".", checksumkind: CSK_MD5, checksum: "85d5eac083e7b74109878c615596be03")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !5)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 8, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 2}
!12 = !{i32 7, !"frame-pointer", i32 2}
!13 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!14 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !15, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!15 = !DISubroutineType(types: !16)
!16 = !{!5}
!17 = !{}
!18 = !DILocalVariable(name: "none", scope: !14, file: !1, line: 8, type: !19)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "large", file: !1, line: 5, size: 65568, elements: !21)
!21 = !{!22, !27}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "room", scope: !20, file: !1, line: 5, baseType: !23, size: 65536)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 65536, elements: !25)
!24 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!25 = !{!26}
!26 = !DISubrange(count: 8192)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "last", scope: !20, file: !1, line: 5, baseType: !5, size: 32, offset: 65536)
!28 = !DILocation(line: 8, column: 19, scope: !14)
!29 = !DILocation(line: 9, column: 13, scope: !14)
!30 = !DILocation(line: 9, column: 5, scope: !14)
!31 = !DILocation(line: 11, column: 16, scope: !32)
!32 = distinct !DILexicalBlock(scope: !14, file: !1, line: 9, column: 38)
!33 = !DILocation(line: 11, column: 9, scope: !32)
!34 = !DILocation(line: 13, column: 16, scope: !32)
!35 = !DILocation(line: 13, column: 22, scope: !32)
!36 = !DILocation(line: 13, column: 9, scope: !32)
!37 = !DILocation(line: 15, column: 16, scope: !32)
!38 = !DILocation(line: 15, column: 22, scope: !32)
!39 = !DILocation(line: 15, column: 9, scope: !32)
!40 = !DILocation(line: 17, column: 1, scope: !14)
