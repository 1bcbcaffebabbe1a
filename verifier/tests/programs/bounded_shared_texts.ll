; ModuleID = 'bounded_shared_texts.c'
source_filename = "bounded_shared_texts.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [3 x i8] c"xy\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [2 x i8] c"y\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [2 x i8] c"z\00", align 1, !dbg !12
@named = internal constant [2 x i8] c"y\00", align 1, !dbg !14

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !28 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !33, !DIExpression(), !35)
  store ptr @.str, ptr %2, align 8, !dbg !35
    #dbg_declare(ptr %3, !36, !DIExpression(), !37)
  store ptr @.str.1, ptr %3, align 8, !dbg !37
    #dbg_declare(ptr %4, !38, !DIExpression(), !39)
  store ptr @.str.2, ptr %4, align 8, !dbg !39
  %5 = load ptr, ptr %2, align 8, !dbg !40
  %6 = load ptr, ptr %3, align 8, !dbg !42
  %7 = icmp eq ptr %5, %6, !dbg !43
  br i1 %7, label %15, label %8, !dbg !44

8:                                                ; preds = %0
  %9 = load ptr, ptr %3, align 8, !dbg !45
  %10 = load ptr, ptr %4, align 8, !dbg !46
  %11 = icmp eq ptr %9, %10, !dbg !47
  br i1 %11, label %15, label %12, !dbg !48

12:                                               ; preds = %8
  %13 = load ptr, ptr %2, align 8, !dbg !49
  %14 = icmp eq ptr %13, @named, !dbg !50
  br i1 %14, label %15, label %16, !dbg !51

15:                                               ; preds = %12, %8, %0
  call void @reach_error(), !dbg !52
  br label %16, !dbg !52

16:                                               ; preds = %15, %12
  %17 = load ptr, ptr %2, align 8, !dbg !53
  %18 = getelementptr inbounds i8, ptr %17, i64 1, !dbg !55
  %19 = load ptr, ptr %4, align 8, !dbg !56
  %20 = icmp eq ptr %18, %19, !dbg !57
  br i1 %20, label %25, label %21, !dbg !58

21:                                               ; preds = %16
  %22 = load ptr, ptr %2, align 8, !dbg !59
  %23 = getelementptr inbounds i8, ptr %22, i64 1, !dbg !60
  %24 = icmp eq ptr %23, @named, !dbg !61
  br i1 %24, label %25, label %26, !dbg !62

25:                                               ; preds = %21, %16
  call void @reach_error(), !dbg !63
  br label %26, !dbg !63

26:                                               ; preds = %25, %21
  %27 = call i32 @__VERIFIER_nondet_int(), !dbg !64
  %28 = icmp eq i32 %27, 1, !dbg !66
  br i1 %28, label %29, label %35, !dbg !67

29:                                               ; preds = %26
  %30 = load ptr, ptr %2, align 8, !dbg !68
  %31 = getelementptr inbounds i8, ptr %30, i64 1, !dbg !69
  %32 = load ptr, ptr %3, align 8, !dbg !70
  %33 = icmp eq ptr %31, %32, !dbg !71
  br i1 %33, label %34, label %35, !dbg !72

34:                                               ; preds = %29
  call void @reach_error(), !dbg !73
  br label %35, !dbg !73

35:                                               ; preds = %34, %29, %26
  ret i32 0, !dbg !74
}

declare void @reach_error() #1

declare i32 @__VERIFIER_nondet_int() #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!16}
!llvm.module.flags = !{!20, !21, !22, !23, !24, !25, !26}
!llvm.ident = !{!27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "bounded_shared_texts.c", directory: ".", checksumkind: CSK_MD5, checksum: "18cdb0211b797f3b54bf9abfaafdad22")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 3)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 2)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !9, isLocal: true, isDefinition: true)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "named", scope: !16, file: !2, line: 6, type: !18, isLocal: true, isDefinition: true)
!16 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !17, splitDebugInlining: false, nameTableKind: None)
!17 = !{!0, !7, !12, !14}
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 16, elements: !10)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!20 = !{i32 7, !"Dwarf Version", i32 5}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 8, !"PIC Level", i32 2}
!24 = !{i32 7, !"PIE Level", i32 2}
!25 = !{i32 7, !"uwtable", i32 2}
!26 = !{i32 7, !"frame-pointer", i32 2}
!27 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!28 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 8, type: !29, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !16, retainedNodes: !32)
!29 = !DISubroutineType(types: !30)
!30 = !{!31}
!31 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!32 = !{}
!33 = !DILocalVariable(name: "whole", scope: !28, file: !2, line: 9, type: !34)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!35 = !DILocation(line: 9, column: 15, scope: !28)
!36 = !DILocalVariable(name: "tail", scope: !28, file: !2, line: 9, type: !34)
!37 = !DILocation(line: 9, column: 30, scope: !28)
!38 = !DILocalVariable(name: "other", scope: !28, file: !2, line: 9, type: !34)
!39 = !DILocation(line: 9, column: 43, scope: !28)
!40 = !DILocation(line: 10, column: 7, scope: !41)
!41 = distinct !DILexicalBlock(scope: !28, file: !2, line: 10, column: 7)
!42 = !DILocation(line: 10, column: 16, scope: !41)
!43 = !DILocation(line: 10, column: 13, scope: !41)
!44 = !DILocation(line: 10, column: 21, scope: !41)
!45 = !DILocation(line: 10, column: 24, scope: !41)
!46 = !DILocation(line: 10, column: 32, scope: !41)
!47 = !DILocation(line: 10, column: 29, scope: !41)
!48 = !DILocation(line: 10, column: 38, scope: !41)
!49 = !DILocation(line: 10, column: 41, scope: !41)
!50 = !DILocation(line: 10, column: 47, scope: !41)
!51 = !DILocation(line: 10, column: 7, scope: !28)
!52 = !DILocation(line: 11, column: 5, scope: !41)
!53 = !DILocation(line: 12, column: 7, scope: !54)
!54 = distinct !DILexicalBlock(scope: !28, file: !2, line: 12, column: 7)
!55 = !DILocation(line: 12, column: 13, scope: !54)
!56 = !DILocation(line: 12, column: 20, scope: !54)
!57 = !DILocation(line: 12, column: 17, scope: !54)
!58 = !DILocation(line: 12, column: 26, scope: !54)
!59 = !DILocation(line: 12, column: 29, scope: !54)
!60 = !DILocation(line: 12, column: 35, scope: !54)
!61 = !DILocation(line: 12, column: 39, scope: !54)
!62 = !DILocation(line: 12, column: 7, scope: !28)
!63 = !DILocation(line: 13, column: 5, scope: !54)
!64 = !DILocation(line: 14, column: 7, scope: !65)
!65 = distinct !DILexicalBlock(scope: !28, file: !2, line: 14, column: 7)
!66 = !DILocation(line: 14, column: 31, scope: !65)
!67 = !DILocation(line: 14, column: 36, scope: !65)
!68 = !DILocation(line: 14, column: 39, scope: !65)
!69 = !DILocation(line: 14, column: 45, scope: !65)
!70 = !DILocation(line: 14, column: 52, scope: !65)
!71 = !DILocation(line: 14, column: 49, scope: !65)
!72 = !DILocation(line: 14, column: 7, scope: !28)
!73 = !DILocation(line: 15, column: 5, scope: !65)
!74 = !DILocation(line: 16, column: 3, scope: !28)
