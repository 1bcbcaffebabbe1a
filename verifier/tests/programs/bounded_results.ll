; ModuleID = 'bounded_results.c'
source_filename = "bounded_results.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@bytes = dso_local global [16 x i8] zeroinitializer, align 16, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !22 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !24, !DIExpression(), !25)
  store ptr @where, ptr %2, align 8, !dbg !25
  %3 = load ptr, ptr %2, align 8, !dbg !26
  %4 = call i32 %3(), !dbg !26
  %5 = icmp eq i32 %4, 0, !dbg !28
  br i1 %5, label %6, label %7, !dbg !29

6:                                                ; preds = %0
  call void @reach_error(), !dbg !30
  br label %7, !dbg !30

7:                                                ; preds = %6, %0
  ret i32 0, !dbg !31
}

declare void @reach_error() #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local ptr @where() #0 !dbg !32 {
  ret ptr @bytes, !dbg !36
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19, !20}
!llvm.ident = !{!21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bytes", scope: !2, file: !3, line: 5, type: !10, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bounded_results.c", directory: ".", checksumkind: CSK_MD5, checksum: "4b9910a851b319ec04f794b51a2d03b6")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DISubroutineType(types: !7)
!7 = !{!8}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{!0}
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 128, elements: !12)
!11 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!12 = !{!13}
!13 = !DISubrange(count: 16)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 8, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 2}
!20 = !{i32 7, !"frame-pointer", i32 2}
!21 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!22 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 8, type: !6, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!23 = !{}
!24 = !DILocalVariable(name: "number", scope: !22, file: !3, line: 9, type: !5)
!25 = !DILocation(line: 9, column: 11, scope: !22)
!26 = !DILocation(line: 10, column: 9, scope: !27)
!27 = distinct !DILexicalBlock(scope: !22, file: !3, line: 10, column: 9)
!28 = !DILocation(line: 10, column: 18, scope: !27)
!29 = !DILocation(line: 10, column: 9, scope: !22)
!30 = !DILocation(line: 11, column: 9, scope: !27)
!31 = !DILocation(line: 12, column: 5, scope: !22)
!32 = distinct !DISubprogram(name: "where", scope: !3, file: !3, line: 15, type: !33, scopeLine: 15, spFlags: DISPFlagDefinition, unit: !2)
!33 = !DISubroutineType(types: !34)
!34 = !{!35}
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!36 = !DILocation(line: 16, column: 5, scope: !32)
