; ModuleID = 'bounded_errno.c'
source_filename = "bounded_errno.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !15, !DIExpression(), !17)
  %4 = call ptr @__errno_location() #4, !dbg !18
  store ptr %4, ptr %2, align 8, !dbg !17
    #dbg_declare(ptr %3, !19, !DIExpression(), !20)
  store i32 0, ptr %3, align 4, !dbg !20
  %5 = load ptr, ptr %2, align 8, !dbg !21
  store i32 0, ptr %5, align 4, !dbg !22
  %6 = call noalias ptr @malloc(i64 noundef -1) #5, !dbg !23
  %7 = icmp ne ptr %6, null, !dbg !23
  br i1 %7, label %8, label %9, !dbg !25

8:                                                ; preds = %0
  store i32 1, ptr %3, align 4, !dbg !26
  br label %9, !dbg !27

9:                                                ; preds = %8, %0
  %10 = load i32, ptr %3, align 4, !dbg !28
  %11 = icmp ne i32 %10, 0, !dbg !30
  br i1 %11, label %12, label %13, !dbg !31

12:                                               ; preds = %9
  call void @reach_error(), !dbg !32
  br label %13, !dbg !32

13:                                               ; preds = %12, %9
  %14 = load ptr, ptr %2, align 8, !dbg !33
  %15 = load i32, ptr %14, align 4, !dbg !35
  %16 = icmp ne i32 %15, 0, !dbg !36
  br i1 %16, label %17, label %18, !dbg !37

17:                                               ; preds = %13
  call void @reach_error(), !dbg !38
  br label %18, !dbg !38

18:                                               ; preds = %17, %13
  ret i32 0, !dbg !39
}

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

declare void @reach_error() #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(none) }
attributes #5 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounded_errno.c", directory: ".", checksumkind: CSK_MD5, checksum: "fed8429e1d74a4aa36c90154d699a8fb")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "error", scope: !10, file: !1, line: 8, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!17 = !DILocation(line: 8, column: 10, scope: !10)
!18 = !DILocation(line: 8, column: 19, scope: !10)
!19 = !DILocalVariable(name: "own", scope: !10, file: !1, line: 8, type: !13)
!20 = !DILocation(line: 8, column: 26, scope: !10)
!21 = !DILocation(line: 9, column: 6, scope: !10)
!22 = !DILocation(line: 9, column: 12, scope: !10)
!23 = !DILocation(line: 10, column: 9, scope: !24)
!24 = distinct !DILexicalBlock(scope: !10, file: !1, line: 10, column: 9)
!25 = !DILocation(line: 10, column: 9, scope: !10)
!26 = !DILocation(line: 11, column: 13, scope: !24)
!27 = !DILocation(line: 11, column: 9, scope: !24)
!28 = !DILocation(line: 12, column: 9, scope: !29)
!29 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 9)
!30 = !DILocation(line: 12, column: 13, scope: !29)
!31 = !DILocation(line: 12, column: 9, scope: !10)
!32 = !DILocation(line: 13, column: 9, scope: !29)
!33 = !DILocation(line: 14, column: 10, scope: !34)
!34 = distinct !DILexicalBlock(scope: !10, file: !1, line: 14, column: 9)
!35 = !DILocation(line: 14, column: 9, scope: !34)
!36 = !DILocation(line: 14, column: 16, scope: !34)
!37 = !DILocation(line: 14, column: 9, scope: !10)
!38 = !DILocation(line: 15, column: 9, scope: !34)
!39 = !DILocation(line: 16, column: 5, scope: !10)
