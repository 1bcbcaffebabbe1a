; ModuleID = 'bounded_open.c'
source_filename = "bounded_open.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !15 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !20, !DIExpression(), !21)
  %3 = call i32 @__VERIFIER_nondet_int(), !dbg !22
  store i32 %3, ptr %2, align 4, !dbg !21
  br label %4, !dbg !23

4:                                                ; preds = %0
  %5 = load i32, ptr %2, align 4, !dbg !24
  %6 = icmp ne i32 %5, 1, !dbg !24
  br i1 %6, label %8, label %7, !dbg !27

7:                                                ; preds = %4
  call void @reach_error(), !dbg !24
  br label %8, !dbg !24

8:                                                ; preds = %7, %4
  br label %9, !dbg !27

9:                                                ; preds = %8
  br label %10, !dbg !28

10:                                               ; preds = %9
  %11 = load i32, ptr %2, align 4, !dbg !29
  %12 = load i32, ptr %2, align 4, !dbg !29
  %13 = icmp eq i32 %11, %12, !dbg !29
  br i1 %13, label %15, label %14, !dbg !32

14:                                               ; preds = %10
  call void @reach_error(), !dbg !29
  br label %15, !dbg !29

15:                                               ; preds = %14, %10
  br label %16, !dbg !32

16:                                               ; preds = %15
  %17 = load i32, ptr %2, align 4, !dbg !33
  %18 = icmp eq i32 %17, 70000, !dbg !35
  br i1 %18, label %19, label %23, !dbg !36

19:                                               ; preds = %16
  %20 = load i32, ptr %2, align 4, !dbg !37
  %21 = sext i32 %20 to i64, !dbg !38
  %22 = inttoptr i64 %21 to ptr, !dbg !39
  call void %22(), !dbg !40
  br label %23, !dbg !40

23:                                               ; preds = %19, %16
  br label %24, !dbg !41

24:                                               ; preds = %23
  %25 = load i32, ptr %2, align 4, !dbg !42
  %26 = call i32 @deep(i32 noundef %25), !dbg !42
  %27 = icmp ne i32 %26, 3, !dbg !42
  br i1 %27, label %29, label %28, !dbg !45

28:                                               ; preds = %24
  call void @reach_error(), !dbg !42
  br label %29, !dbg !42

29:                                               ; preds = %28, %24
  br label %30, !dbg !45

30:                                               ; preds = %29
  br label %31, !dbg !46

31:                                               ; preds = %30
  %32 = load i32, ptr %2, align 4, !dbg !47
  %33 = call i32 @deep(i32 noundef %32), !dbg !47
  %34 = load i32, ptr %2, align 4, !dbg !47
  %35 = icmp eq i32 %33, %34, !dbg !47
  br i1 %35, label %37, label %36, !dbg !50

36:                                               ; preds = %31
  call void @reach_error(), !dbg !47
  br label %37, !dbg !47

37:                                               ; preds = %36, %31
  br label %38, !dbg !50

38:                                               ; preds = %37
  ret i32 0, !dbg !51
}

declare i32 @__VERIFIER_nondet_int() #1

declare void @reach_error() #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @deep(i32 noundef %0) #0 !dbg !52 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !55, !DIExpression(), !56)
  %3 = load i32, ptr %2, align 4, !dbg !57
  %4 = icmp eq i32 %3, 0, !dbg !58
  br i1 %4, label %5, label %6, !dbg !57

5:                                                ; preds = %1
  br label %11, !dbg !57

6:                                                ; preds = %1
  %7 = load i32, ptr %2, align 4, !dbg !59
  %8 = sub nsw i32 %7, 1, !dbg !60
  %9 = call i32 @deep(i32 noundef %8), !dbg !61
  %10 = add nsw i32 1, %9, !dbg !62
  br label %11, !dbg !57

11:                                               ; preds = %6, %5
  %12 = phi i32 [ 0, %5 ], [ %10, %6 ], !dbg !57
  ret i32 %12, !dbg !63
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!7, !8, !9, !10, !11, !12, !13}
!llvm.ident = !{!14}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounded_open.c", directory: "/work/wt/verify/verifier/tests/programs", checksumkind: CSK_MD5, checksum: "d37c84d88869f6cca26f95017aee9cf1")
!2 = !{!3, !6}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !{i32 7, !"Dwarf Version", i32 5}
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !{i32 1, !"wchar_size", i32 4}
!10 = !{i32 8, !"PIC Level", i32 2}
!11 = !{i32 7, !"PIE Level", i32 2}
!12 = !{i32 7, !"uwtable", i32 2}
!13 = !{i32 7, !"frame-pointer", i32 2}
!14 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!15 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !16, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!16 = !DISubroutineType(types: !17)
!17 = !{!18}
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{}
!20 = !DILocalVariable(name: "x", scope: !15, file: !1, line: 10, type: !18)
!21 = !DILocation(line: 10, column: 9, scope: !15)
!22 = !DILocation(line: 10, column: 13, scope: !15)
!23 = !DILocation(line: 11, column: 5, scope: !15)
!24 = !DILocation(line: 11, column: 5, scope: !25)
!25 = distinct !DILexicalBlock(scope: !26, file: !1, line: 11, column: 5)
!26 = distinct !DILexicalBlock(scope: !15, file: !1, line: 11, column: 5)
!27 = !DILocation(line: 11, column: 5, scope: !26)
!28 = !DILocation(line: 12, column: 5, scope: !15)
!29 = !DILocation(line: 12, column: 5, scope: !30)
!30 = distinct !DILexicalBlock(scope: !31, file: !1, line: 12, column: 5)
!31 = distinct !DILexicalBlock(scope: !15, file: !1, line: 12, column: 5)
!32 = !DILocation(line: 12, column: 5, scope: !31)
!33 = !DILocation(line: 13, column: 9, scope: !34)
!34 = distinct !DILexicalBlock(scope: !15, file: !1, line: 13, column: 9)
!35 = !DILocation(line: 13, column: 11, scope: !34)
!36 = !DILocation(line: 13, column: 9, scope: !15)
!37 = !DILocation(line: 13, column: 44, scope: !34)
!38 = !DILocation(line: 13, column: 38, scope: !34)
!39 = !DILocation(line: 13, column: 22, scope: !34)
!40 = !DILocation(line: 13, column: 21, scope: !34)
!41 = !DILocation(line: 14, column: 5, scope: !15)
!42 = !DILocation(line: 14, column: 5, scope: !43)
!43 = distinct !DILexicalBlock(scope: !44, file: !1, line: 14, column: 5)
!44 = distinct !DILexicalBlock(scope: !15, file: !1, line: 14, column: 5)
!45 = !DILocation(line: 14, column: 5, scope: !44)
!46 = !DILocation(line: 15, column: 5, scope: !15)
!47 = !DILocation(line: 15, column: 5, scope: !48)
!48 = distinct !DILexicalBlock(scope: !49, file: !1, line: 15, column: 5)
!49 = distinct !DILexicalBlock(scope: !15, file: !1, line: 15, column: 5)
!50 = !DILocation(line: 15, column: 5, scope: !49)
!51 = !DILocation(line: 16, column: 5, scope: !15)
!52 = distinct !DISubprogram(name: "deep", scope: !1, file: !1, line: 7, type: !53, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !19)
!53 = !DISubroutineType(types: !54)
!54 = !{!18, !18}
!55 = !DILocalVariable(name: "n", arg: 1, scope: !52, file: !1, line: 7, type: !18)
!56 = !DILocation(line: 7, column: 21, scope: !52)
!57 = !DILocation(line: 7, column: 33, scope: !52)
!58 = !DILocation(line: 7, column: 35, scope: !52)
!59 = !DILocation(line: 7, column: 55, scope: !52)
!60 = !DILocation(line: 7, column: 57, scope: !52)
!61 = !DILocation(line: 7, column: 50, scope: !52)
!62 = !DILocation(line: 7, column: 48, scope: !52)
!63 = !DILocation(line: 7, column: 26, scope: !52)
