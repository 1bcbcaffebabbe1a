; ModuleID = 'verifier/tests/programs/prints.c'
source_filename = "verifier/tests/programs/prints.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !17 {
entry:
  %retval = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %a, !22, !DIExpression(), !23)
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !24
  store i32 %call, ptr %a, align 4, !dbg !23
    #dbg_declare(ptr %b, !25, !DIExpression(), !26)
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !27
  store i32 %call1, ptr %b, align 4, !dbg !26
  %0 = load i32, ptr %a, align 4, !dbg !28
  %1 = load i32, ptr %b, align 4, !dbg !29
  %div = sdiv i32 %0, %1, !dbg !30
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %div), !dbg !31
  ret i32 3, !dbg !32
}

declare i32 @__VERIFIER_nondet_int() #1

declare i32 @printf(ptr noundef, ...) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "verifier/tests/programs/prints.c", directory: ".", checksumkind: CSK_MD5, checksum: "dbb00d731c8a0b13c378985bd887c6ce")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0}
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!17 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 5, type: !18, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !21)
!18 = !DISubroutineType(types: !19)
!19 = !{!20}
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{}
!22 = !DILocalVariable(name: "a", scope: !17, file: !2, line: 7, type: !20)
!23 = !DILocation(line: 7, column: 7, scope: !17)
!24 = !DILocation(line: 7, column: 11, scope: !17)
!25 = !DILocalVariable(name: "b", scope: !17, file: !2, line: 8, type: !20)
!26 = !DILocation(line: 8, column: 7, scope: !17)
!27 = !DILocation(line: 8, column: 11, scope: !17)
!28 = !DILocation(line: 9, column: 18, scope: !17)
!29 = !DILocation(line: 9, column: 22, scope: !17)
!30 = !DILocation(line: 9, column: 20, scope: !17)
!31 = !DILocation(line: 9, column: 3, scope: !17)
!32 = !DILocation(line: 10, column: 3, scope: !17)
