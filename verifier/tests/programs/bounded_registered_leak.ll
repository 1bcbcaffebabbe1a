; ModuleID = 'bounded_registered_leak.c'
source_filename = "bounded_registered_leak.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@kept = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !14 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call i32 @__VERIFIER_nondet_int(), !dbg !18
  %3 = icmp ne i32 %2, 0, !dbg !18
  br i1 %3, label %4, label %6, !dbg !20

4:                                                ; preds = %0
  %5 = call i32 @atexit(ptr noundef @release), !dbg !21
  br label %6, !dbg !21

6:                                                ; preds = %4, %0
  %7 = call ptr @malloc(i64 noundef 4) #3, !dbg !22
  store ptr %7, ptr @kept, align 8, !dbg !23
  ret i32 0, !dbg !24
}

declare i32 @__VERIFIER_nondet_int() #1

declare i32 @atexit(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @release() #0 !dbg !25 {
  %1 = load ptr, ptr @kept, align 8, !dbg !28
  call void @free(ptr noundef %1), !dbg !29
  ret void, !dbg !30
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #2

declare void @free(ptr noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}
!llvm.ident = !{!13}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "kept", scope: !2, file: !3, line: 8, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bounded_registered_leak.c", directory: ".", checksumkind: CSK_MD5, checksum: "179f9b3dad990cd909fdc2a0c628255f")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 8, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 2}
!12 = !{i32 7, !"frame-pointer", i32 2}
!13 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!14 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !15, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!15 = !DISubroutineType(types: !16)
!16 = !{!17}
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DILocation(line: 15, column: 9, scope: !19)
!19 = distinct !DILexicalBlock(scope: !14, file: !3, line: 15, column: 9)
!20 = !DILocation(line: 15, column: 9, scope: !14)
!21 = !DILocation(line: 16, column: 9, scope: !19)
!22 = !DILocation(line: 17, column: 12, scope: !14)
!23 = !DILocation(line: 17, column: 10, scope: !14)
!24 = !DILocation(line: 18, column: 5, scope: !14)
!25 = distinct !DISubprogram(name: "release", scope: !3, file: !3, line: 10, type: !26, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!26 = !DISubroutineType(types: !27)
!27 = !{null}
!28 = !DILocation(line: 11, column: 10, scope: !25)
!29 = !DILocation(line: 11, column: 5, scope: !25)
!30 = !DILocation(line: 12, column: 1, scope: !25)
