; ModuleID = 'bounded_called_null.c'
source_filename = "bounded_called_null.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !15, !DIExpression(), !17)
  store ptr @one, ptr %2, align 8, !dbg !17
    #dbg_declare(ptr %3, !18, !DIExpression(), !19)
  %4 = call i32 @__VERIFIER_nondet_int(), !dbg !20
  store i32 %4, ptr %3, align 4, !dbg !19
  %5 = load ptr, ptr %2, align 8, !dbg !21
  %6 = call i32 %5(), !dbg !21
  %7 = load i32, ptr %3, align 4, !dbg !22
  %8 = icmp eq i32 %7, 5, !dbg !24
  br i1 %8, label %9, label %10, !dbg !25

9:                                                ; preds = %0
  store ptr null, ptr %2, align 8, !dbg !26
  br label %10, !dbg !27

10:                                               ; preds = %9, %0
  %11 = load i32, ptr %3, align 4, !dbg !28
  %12 = icmp slt i32 %11, 0, !dbg !30
  br i1 %12, label %13, label %16, !dbg !31

13:                                               ; preds = %10
  %14 = load i32, ptr %3, align 4, !dbg !32
  %15 = call i32 @llvm.abs.i32(i32 %14, i1 true), !dbg !33
  br label %16, !dbg !33

16:                                               ; preds = %13, %10
  %17 = load i32, ptr %3, align 4, !dbg !34
  %18 = icmp sgt i32 %17, 7, !dbg !36
  br i1 %18, label %19, label %23, !dbg !37

19:                                               ; preds = %16
  %20 = load i32, ptr %3, align 4, !dbg !38
  %21 = sub nsw i32 0, %20, !dbg !39
  %22 = call i32 @llvm.abs.i32(i32 %21, i1 true), !dbg !40
  br label %23, !dbg !40

23:                                               ; preds = %19, %16
  %24 = load ptr, ptr %2, align 8, !dbg !41
  %25 = call i32 %24(), !dbg !41
  ret i32 %25, !dbg !42
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @one() #0 !dbg !43 {
  ret i32 1, !dbg !44
}

declare i32 @__VERIFIER_nondet_int() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounded_called_null.c", directory: ".", checksumkind: CSK_MD5, checksum: "26325a7bb99078c787392779e799bc61")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "called", scope: !10, file: !1, line: 10, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!17 = !DILocation(line: 10, column: 9, scope: !10)
!18 = !DILocalVariable(name: "number", scope: !10, file: !1, line: 10, type: !13)
!19 = !DILocation(line: 10, column: 30, scope: !10)
!20 = !DILocation(line: 10, column: 39, scope: !10)
!21 = !DILocation(line: 11, column: 3, scope: !10)
!22 = !DILocation(line: 12, column: 7, scope: !23)
!23 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 7)
!24 = !DILocation(line: 12, column: 14, scope: !23)
!25 = !DILocation(line: 12, column: 7, scope: !10)
!26 = !DILocation(line: 13, column: 12, scope: !23)
!27 = !DILocation(line: 13, column: 5, scope: !23)
!28 = !DILocation(line: 14, column: 7, scope: !29)
!29 = distinct !DILexicalBlock(scope: !10, file: !1, line: 14, column: 7)
!30 = !DILocation(line: 14, column: 14, scope: !29)
!31 = !DILocation(line: 14, column: 7, scope: !10)
!32 = !DILocation(line: 15, column: 9, scope: !29)
!33 = !DILocation(line: 15, column: 5, scope: !29)
!34 = !DILocation(line: 16, column: 7, scope: !35)
!35 = distinct !DILexicalBlock(scope: !10, file: !1, line: 16, column: 7)
!36 = !DILocation(line: 16, column: 14, scope: !35)
!37 = !DILocation(line: 16, column: 7, scope: !10)
!38 = !DILocation(line: 17, column: 10, scope: !35)
!39 = !DILocation(line: 17, column: 9, scope: !35)
!40 = !DILocation(line: 17, column: 5, scope: !35)
!41 = !DILocation(line: 18, column: 10, scope: !10)
!42 = !DILocation(line: 18, column: 3, scope: !10)
!43 = distinct !DISubprogram(name: "one", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!44 = !DILocation(line: 7, column: 24, scope: !43)
