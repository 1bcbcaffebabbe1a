; ModuleID = 'terminal.c'
source_filename = "terminal.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, i32, ptr }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call i32 @nondet(), !dbg !14
  switch i32 %2, label %6 [
    i32 0, label %3
    i32 1, label %4
    i32 2, label %5
  ], !dbg !15

3:                                                ; preds = %0
  call void @distinct(), !dbg !16
  br label %7, !dbg !18

4:                                                ; preds = %0
  call void @indexed(), !dbg !19
  br label %7, !dbg !20

5:                                                ; preds = %0
  call void @allocated(), !dbg !21
  br label %7, !dbg !22

6:                                                ; preds = %0
  call void @aliased(), !dbg !23
  br label %7, !dbg !24

7:                                                ; preds = %6, %5, %4, %3
  ret i32 0, !dbg !25
}

declare i32 @nondet() #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @distinct() #0 !dbg !26 {
  %1 = alloca %struct.node, align 8
  %2 = alloca %struct.node, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
    #dbg_declare(ptr %1, !30, !DIExpression(), !37)
    #dbg_declare(ptr %2, !38, !DIExpression(), !39)
  %5 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 2, !dbg !40
  store ptr %2, ptr %5, align 8, !dbg !41
  %6 = getelementptr inbounds %struct.node, ptr %2, i32 0, i32 2, !dbg !42
  store ptr %1, ptr %6, align 8, !dbg !43
  call void @set(ptr noundef %1, ptr noundef %2), !dbg !44
  br label %7, !dbg !45

7:                                                ; preds = %0
  %8 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 0, !dbg !46
  %9 = load i32, ptr %8, align 8, !dbg !46
  %10 = icmp eq i32 %9, 1, !dbg !46
  br i1 %10, label %11, label %15, !dbg !46

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.node, ptr %2, i32 0, i32 0, !dbg !46
  %13 = load i32, ptr %12, align 8, !dbg !46
  %14 = icmp eq i32 %13, 2, !dbg !46
  br i1 %14, label %16, label %15, !dbg !49

15:                                               ; preds = %11, %7
  call void @reach_error(), !dbg !46
  br label %16, !dbg !46

16:                                               ; preds = %15, %11
  br label %17, !dbg !49

17:                                               ; preds = %16
  call void @chain(ptr noundef %1), !dbg !50
  br label %18, !dbg !51

18:                                               ; preds = %17
  %19 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 1, !dbg !52
  %20 = load i32, ptr %19, align 4, !dbg !52
  %21 = icmp eq i32 %20, 2, !dbg !52
  br i1 %21, label %22, label %26, !dbg !52

22:                                               ; preds = %18
  %23 = getelementptr inbounds %struct.node, ptr %2, i32 0, i32 0, !dbg !52
  %24 = load i32, ptr %23, align 8, !dbg !52
  %25 = icmp eq i32 %24, 2, !dbg !52
  br i1 %25, label %27, label %26, !dbg !55

26:                                               ; preds = %22, %18
  call void @reach_error(), !dbg !52
  br label %27, !dbg !52

27:                                               ; preds = %26, %22
  br label %28, !dbg !55

28:                                               ; preds = %27
  br label %29, !dbg !56

29:                                               ; preds = %28
  %30 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 2, !dbg !57
  %31 = load ptr, ptr %30, align 8, !dbg !57
  %32 = getelementptr inbounds %struct.node, ptr %31, i32 0, i32 2, !dbg !57
  %33 = load ptr, ptr %32, align 8, !dbg !57
  %34 = getelementptr inbounds %struct.node, ptr %33, i32 0, i32 1, !dbg !57
  %35 = load i32, ptr %34, align 4, !dbg !57
  %36 = icmp eq i32 %35, 2, !dbg !57
  br i1 %36, label %38, label %37, !dbg !60

37:                                               ; preds = %29
  call void @reach_error(), !dbg !57
  br label %38, !dbg !57

38:                                               ; preds = %37, %29
  br label %39, !dbg !60

39:                                               ; preds = %38
    #dbg_declare(ptr %3, !61, !DIExpression(), !62)
  %40 = call i32 @nondet(), !dbg !63
  store i32 %40, ptr %3, align 4, !dbg !62
    #dbg_declare(ptr %4, !64, !DIExpression(), !65)
  %41 = load i32, ptr %3, align 4, !dbg !66
  %42 = icmp ne i32 %41, 0, !dbg !66
  br i1 %42, label %43, label %44, !dbg !66

43:                                               ; preds = %39
  br label %45, !dbg !66

44:                                               ; preds = %39
  br label %45, !dbg !66

45:                                               ; preds = %44, %43
  %46 = phi ptr [ %1, %43 ], [ %2, %44 ], !dbg !66
  store ptr %46, ptr %4, align 8, !dbg !65
  %47 = load ptr, ptr %4, align 8, !dbg !67
  %48 = getelementptr inbounds %struct.node, ptr %47, i32 0, i32 0, !dbg !68
  store i32 7, ptr %48, align 8, !dbg !69
  br label %49, !dbg !70

49:                                               ; preds = %45
  %50 = load i32, ptr %3, align 4, !dbg !71
  %51 = icmp ne i32 %50, 0, !dbg !71
  br i1 %51, label %52, label %55, !dbg !71

52:                                               ; preds = %49
  %53 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 0, !dbg !71
  %54 = load i32, ptr %53, align 8, !dbg !71
  br label %58, !dbg !71

55:                                               ; preds = %49
  %56 = getelementptr inbounds %struct.node, ptr %2, i32 0, i32 0, !dbg !71
  %57 = load i32, ptr %56, align 8, !dbg !71
  br label %58, !dbg !71

58:                                               ; preds = %55, %52
  %59 = phi i32 [ %54, %52 ], [ %57, %55 ], !dbg !71
  %60 = icmp eq i32 %59, 7, !dbg !71
  br i1 %60, label %62, label %61, !dbg !74

61:                                               ; preds = %58
  call void @reach_error(), !dbg !71
  br label %62, !dbg !71

62:                                               ; preds = %61, %58
  br label %63, !dbg !74

63:                                               ; preds = %62
  br label %64, !dbg !75

64:                                               ; preds = %63
  %65 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 0, !dbg !76
  %66 = load i32, ptr %65, align 8, !dbg !76
  %67 = icmp eq i32 %66, 7, !dbg !76
  br i1 %67, label %69, label %68, !dbg !79

68:                                               ; preds = %64
  call void @reach_error(), !dbg !76
  br label %69, !dbg !76

69:                                               ; preds = %68, %64
  br label %70, !dbg !79

70:                                               ; preds = %69
  ret void, !dbg !80
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @indexed() #0 !dbg !81 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !82, !DIExpression(), !86)
  call void @llvm.memset.p0.i64(ptr align 16 %1, i8 0, i64 16, i1 false), !dbg !86
    #dbg_declare(ptr %2, !87, !DIExpression(), !88)
  %3 = call i32 @nondet(), !dbg !89
  store i32 %3, ptr %2, align 4, !dbg !88
  %4 = load i32, ptr %2, align 4, !dbg !90
  %5 = icmp sgt i32 %4, 0, !dbg !92
  br i1 %5, label %6, label %36, !dbg !93

6:                                                ; preds = %0
  %7 = load i32, ptr %2, align 4, !dbg !94
  %8 = icmp slt i32 %7, 4, !dbg !95
  br i1 %8, label %9, label %36, !dbg !96

9:                                                ; preds = %6
  %10 = load i32, ptr %2, align 4, !dbg !97
  %11 = sext i32 %10 to i64, !dbg !99
  %12 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 %11, !dbg !99
  store i32 5, ptr %12, align 4, !dbg !100
  br label %13, !dbg !101

13:                                               ; preds = %9
  %14 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 0, !dbg !102
  %15 = load i32, ptr %14, align 16, !dbg !102
  %16 = icmp eq i32 %15, 0, !dbg !102
  br i1 %16, label %18, label %17, !dbg !105

17:                                               ; preds = %13
  call void @reach_error(), !dbg !102
  br label %18, !dbg !102

18:                                               ; preds = %17, %13
  br label %19, !dbg !105

19:                                               ; preds = %18
  br label %20, !dbg !106

20:                                               ; preds = %19
  %21 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 3, !dbg !107
  %22 = load i32, ptr %21, align 4, !dbg !107
  %23 = icmp eq i32 %22, 0, !dbg !107
  br i1 %23, label %25, label %24, !dbg !110

24:                                               ; preds = %20
  call void @reach_error(), !dbg !107
  br label %25, !dbg !107

25:                                               ; preds = %24, %20
  br label %26, !dbg !110

26:                                               ; preds = %25
  br label %27, !dbg !111

27:                                               ; preds = %26
  %28 = load i32, ptr %2, align 4, !dbg !112
  %29 = sext i32 %28 to i64, !dbg !112
  %30 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 %29, !dbg !112
  %31 = load i32, ptr %30, align 4, !dbg !112
  %32 = icmp eq i32 %31, 5, !dbg !112
  br i1 %32, label %34, label %33, !dbg !115

33:                                               ; preds = %27
  call void @reach_error(), !dbg !112
  br label %34, !dbg !112

34:                                               ; preds = %33, %27
  br label %35, !dbg !115

35:                                               ; preds = %34
  br label %36, !dbg !116

36:                                               ; preds = %35, %6, %0
  ret void, !dbg !117
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @allocated() #0 !dbg !118 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !119, !DIExpression(), !120)
  %3 = call ptr @made(i32 noundef 1), !dbg !121
  store ptr %3, ptr %1, align 8, !dbg !120
    #dbg_declare(ptr %2, !122, !DIExpression(), !123)
  %4 = call ptr @made(i32 noundef 2), !dbg !124
  store ptr %4, ptr %2, align 8, !dbg !123
  br label %5, !dbg !125

5:                                                ; preds = %0
  %6 = load ptr, ptr %2, align 8, !dbg !126
  %7 = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 0, !dbg !126
  %8 = load i32, ptr %7, align 8, !dbg !126
  %9 = icmp eq i32 %8, 2, !dbg !126
  br i1 %9, label %11, label %10, !dbg !129

10:                                               ; preds = %5
  call void @reach_error(), !dbg !126
  br label %11, !dbg !126

11:                                               ; preds = %10, %5
  br label %12, !dbg !129

12:                                               ; preds = %11
  br label %13, !dbg !130

13:                                               ; preds = %12
  %14 = load ptr, ptr %1, align 8, !dbg !131
  %15 = getelementptr inbounds %struct.node, ptr %14, i32 0, i32 0, !dbg !131
  %16 = load i32, ptr %15, align 8, !dbg !131
  %17 = icmp eq i32 %16, 1, !dbg !131
  br i1 %17, label %19, label %18, !dbg !134

18:                                               ; preds = %13
  call void @reach_error(), !dbg !131
  br label %19, !dbg !131

19:                                               ; preds = %18, %13
  br label %20, !dbg !134

20:                                               ; preds = %19
  ret void, !dbg !135
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @aliased() #0 !dbg !136 {
  %1 = alloca %struct.node, align 8
    #dbg_declare(ptr %1, !137, !DIExpression(), !138)
  call void @set(ptr noundef %1, ptr noundef %1), !dbg !139
  br label %2, !dbg !140

2:                                                ; preds = %0
  %3 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 0, !dbg !141
  %4 = load i32, ptr %3, align 8, !dbg !141
  %5 = icmp eq i32 %4, 2, !dbg !141
  br i1 %5, label %7, label %6, !dbg !144

6:                                                ; preds = %2
  call void @reach_error(), !dbg !141
  br label %7, !dbg !141

7:                                                ; preds = %6, %2
  br label %8, !dbg !144

8:                                                ; preds = %7
  ret void, !dbg !145
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @set(ptr noundef %0, ptr noundef %1) #0 !dbg !146 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !149, !DIExpression(), !150)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !151, !DIExpression(), !152)
  %5 = load ptr, ptr %3, align 8, !dbg !153
  %6 = getelementptr inbounds %struct.node, ptr %5, i32 0, i32 0, !dbg !154
  store i32 1, ptr %6, align 8, !dbg !155
  %7 = load ptr, ptr %4, align 8, !dbg !156
  %8 = getelementptr inbounds %struct.node, ptr %7, i32 0, i32 0, !dbg !157
  store i32 2, ptr %8, align 8, !dbg !158
  br label %9, !dbg !159

9:                                                ; preds = %2
  %10 = load ptr, ptr %3, align 8, !dbg !160
  %11 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 0, !dbg !160
  %12 = load i32, ptr %11, align 8, !dbg !160
  %13 = icmp eq i32 %12, 1, !dbg !160
  br i1 %13, label %15, label %14, !dbg !163

14:                                               ; preds = %9
  call void @reach_error(), !dbg !160
  br label %15, !dbg !160

15:                                               ; preds = %14, %9
  br label %16, !dbg !163

16:                                               ; preds = %15
  ret void, !dbg !164
}

declare void @reach_error() #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @chain(ptr noundef %0) #0 !dbg !165 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !168, !DIExpression(), !169)
  %3 = load ptr, ptr %2, align 8, !dbg !170
  %4 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 0, !dbg !171
  %5 = load i32, ptr %4, align 8, !dbg !171
  %6 = add nsw i32 %5, 1, !dbg !172
  %7 = load ptr, ptr %2, align 8, !dbg !173
  %8 = getelementptr inbounds %struct.node, ptr %7, i32 0, i32 1, !dbg !174
  store i32 %6, ptr %8, align 4, !dbg !175
  %9 = load ptr, ptr %2, align 8, !dbg !176
  %10 = getelementptr inbounds %struct.node, ptr %9, i32 0, i32 1, !dbg !177
  %11 = load i32, ptr %10, align 4, !dbg !177
  %12 = load ptr, ptr %2, align 8, !dbg !178
  %13 = getelementptr inbounds %struct.node, ptr %12, i32 0, i32 2, !dbg !179
  %14 = load ptr, ptr %13, align 8, !dbg !179
  %15 = getelementptr inbounds %struct.node, ptr %14, i32 0, i32 0, !dbg !180
  store i32 %11, ptr %15, align 8, !dbg !181
  ret void, !dbg !182
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @made(i32 noundef %0) #0 !dbg !183 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !186, !DIExpression(), !187)
    #dbg_declare(ptr %3, !188, !DIExpression(), !189)
  %4 = call noalias ptr @malloc(i64 noundef 16) #5, !dbg !190
  store ptr %4, ptr %3, align 8, !dbg !189
  %5 = load ptr, ptr %3, align 8, !dbg !191
  %6 = icmp ne ptr %5, null, !dbg !191
  br i1 %6, label %8, label %7, !dbg !193

7:                                                ; preds = %1
  call void @exit(i32 noundef 1) #6, !dbg !194
  unreachable, !dbg !194

8:                                                ; preds = %1
  %9 = load i32, ptr %2, align 4, !dbg !195
  %10 = load ptr, ptr %3, align 8, !dbg !196
  %11 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 0, !dbg !197
  store i32 %9, ptr %11, align 8, !dbg !198
  %12 = load ptr, ptr %3, align 8, !dbg !199
  ret ptr %12, !dbg !200
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #3

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0) }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "terminal.c", directory: ".", checksumkind: CSK_MD5, checksum: "8c66b07d28d4672136a933ad111a5ddc")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 76, type: !11, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DILocation(line: 77, column: 11, scope: !10)
!15 = !DILocation(line: 77, column: 3, scope: !10)
!16 = !DILocation(line: 79, column: 5, scope: !17)
!17 = distinct !DILexicalBlock(scope: !10, file: !1, line: 77, column: 21)
!18 = !DILocation(line: 80, column: 5, scope: !17)
!19 = !DILocation(line: 82, column: 5, scope: !17)
!20 = !DILocation(line: 83, column: 5, scope: !17)
!21 = !DILocation(line: 85, column: 5, scope: !17)
!22 = !DILocation(line: 86, column: 5, scope: !17)
!23 = !DILocation(line: 88, column: 5, scope: !17)
!24 = !DILocation(line: 89, column: 3, scope: !17)
!25 = !DILocation(line: 90, column: 3, scope: !10)
!26 = distinct !DISubprogram(name: "distinct", scope: !1, file: !1, line: 37, type: !27, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !29)
!27 = !DISubroutineType(types: !28)
!28 = !{null}
!29 = !{}
!30 = !DILocalVariable(name: "x", scope: !26, file: !1, line: 38, type: !31)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 12, size: 128, elements: !32)
!32 = !{!33, !34, !35}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !31, file: !1, line: 13, baseType: !13, size: 32)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "other", scope: !31, file: !1, line: 14, baseType: !13, size: 32, offset: 32)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !31, file: !1, line: 15, baseType: !36, size: 64, offset: 64)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!37 = !DILocation(line: 38, column: 15, scope: !26)
!38 = !DILocalVariable(name: "y", scope: !26, file: !1, line: 38, type: !31)
!39 = !DILocation(line: 38, column: 18, scope: !26)
!40 = !DILocation(line: 39, column: 5, scope: !26)
!41 = !DILocation(line: 39, column: 10, scope: !26)
!42 = !DILocation(line: 40, column: 5, scope: !26)
!43 = !DILocation(line: 40, column: 10, scope: !26)
!44 = !DILocation(line: 41, column: 3, scope: !26)
!45 = !DILocation(line: 42, column: 3, scope: !26)
!46 = !DILocation(line: 42, column: 3, scope: !47)
!47 = distinct !DILexicalBlock(scope: !48, file: !1, line: 42, column: 3)
!48 = distinct !DILexicalBlock(scope: !26, file: !1, line: 42, column: 3)
!49 = !DILocation(line: 42, column: 3, scope: !48)
!50 = !DILocation(line: 43, column: 3, scope: !26)
!51 = !DILocation(line: 44, column: 3, scope: !26)
!52 = !DILocation(line: 44, column: 3, scope: !53)
!53 = distinct !DILexicalBlock(scope: !54, file: !1, line: 44, column: 3)
!54 = distinct !DILexicalBlock(scope: !26, file: !1, line: 44, column: 3)
!55 = !DILocation(line: 44, column: 3, scope: !54)
!56 = !DILocation(line: 45, column: 3, scope: !26)
!57 = !DILocation(line: 45, column: 3, scope: !58)
!58 = distinct !DILexicalBlock(scope: !59, file: !1, line: 45, column: 3)
!59 = distinct !DILexicalBlock(scope: !26, file: !1, line: 45, column: 3)
!60 = !DILocation(line: 45, column: 3, scope: !59)
!61 = !DILocalVariable(name: "choice", scope: !26, file: !1, line: 46, type: !13)
!62 = !DILocation(line: 46, column: 7, scope: !26)
!63 = !DILocation(line: 46, column: 16, scope: !26)
!64 = !DILocalVariable(name: "z", scope: !26, file: !1, line: 47, type: !36)
!65 = !DILocation(line: 47, column: 16, scope: !26)
!66 = !DILocation(line: 47, column: 20, scope: !26)
!67 = !DILocation(line: 48, column: 3, scope: !26)
!68 = !DILocation(line: 48, column: 6, scope: !26)
!69 = !DILocation(line: 48, column: 12, scope: !26)
!70 = !DILocation(line: 49, column: 3, scope: !26)
!71 = !DILocation(line: 49, column: 3, scope: !72)
!72 = distinct !DILexicalBlock(scope: !73, file: !1, line: 49, column: 3)
!73 = distinct !DILexicalBlock(scope: !26, file: !1, line: 49, column: 3)
!74 = !DILocation(line: 49, column: 3, scope: !73)
!75 = !DILocation(line: 50, column: 3, scope: !26)
!76 = !DILocation(line: 50, column: 3, scope: !77)
!77 = distinct !DILexicalBlock(scope: !78, file: !1, line: 50, column: 3)
!78 = distinct !DILexicalBlock(scope: !26, file: !1, line: 50, column: 3)
!79 = !DILocation(line: 50, column: 3, scope: !78)
!80 = !DILocation(line: 51, column: 1, scope: !26)
!81 = distinct !DISubprogram(name: "indexed", scope: !1, file: !1, line: 53, type: !27, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !29)
!82 = !DILocalVariable(name: "numbers", scope: !81, file: !1, line: 54, type: !83)
!83 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 128, elements: !84)
!84 = !{!85}
!85 = !DISubrange(count: 4)
!86 = !DILocation(line: 54, column: 7, scope: !81)
!87 = !DILocalVariable(name: "index", scope: !81, file: !1, line: 55, type: !13)
!88 = !DILocation(line: 55, column: 7, scope: !81)
!89 = !DILocation(line: 55, column: 15, scope: !81)
!90 = !DILocation(line: 56, column: 7, scope: !91)
!91 = distinct !DILexicalBlock(scope: !81, file: !1, line: 56, column: 7)
!92 = !DILocation(line: 56, column: 13, scope: !91)
!93 = !DILocation(line: 56, column: 17, scope: !91)
!94 = !DILocation(line: 56, column: 20, scope: !91)
!95 = !DILocation(line: 56, column: 26, scope: !91)
!96 = !DILocation(line: 56, column: 7, scope: !81)
!97 = !DILocation(line: 57, column: 13, scope: !98)
!98 = distinct !DILexicalBlock(scope: !91, file: !1, line: 56, column: 31)
!99 = !DILocation(line: 57, column: 5, scope: !98)
!100 = !DILocation(line: 57, column: 20, scope: !98)
!101 = !DILocation(line: 58, column: 5, scope: !98)
!102 = !DILocation(line: 58, column: 5, scope: !103)
!103 = distinct !DILexicalBlock(scope: !104, file: !1, line: 58, column: 5)
!104 = distinct !DILexicalBlock(scope: !98, file: !1, line: 58, column: 5)
!105 = !DILocation(line: 58, column: 5, scope: !104)
!106 = !DILocation(line: 59, column: 5, scope: !98)
!107 = !DILocation(line: 59, column: 5, scope: !108)
!108 = distinct !DILexicalBlock(scope: !109, file: !1, line: 59, column: 5)
!109 = distinct !DILexicalBlock(scope: !98, file: !1, line: 59, column: 5)
!110 = !DILocation(line: 59, column: 5, scope: !109)
!111 = !DILocation(line: 60, column: 5, scope: !98)
!112 = !DILocation(line: 60, column: 5, scope: !113)
!113 = distinct !DILexicalBlock(scope: !114, file: !1, line: 60, column: 5)
!114 = distinct !DILexicalBlock(scope: !98, file: !1, line: 60, column: 5)
!115 = !DILocation(line: 60, column: 5, scope: !114)
!116 = !DILocation(line: 61, column: 3, scope: !98)
!117 = !DILocation(line: 62, column: 1, scope: !81)
!118 = distinct !DISubprogram(name: "allocated", scope: !1, file: !1, line: 64, type: !27, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !29)
!119 = !DILocalVariable(name: "a", scope: !118, file: !1, line: 65, type: !36)
!120 = !DILocation(line: 65, column: 16, scope: !118)
!121 = !DILocation(line: 65, column: 20, scope: !118)
!122 = !DILocalVariable(name: "b", scope: !118, file: !1, line: 65, type: !36)
!123 = !DILocation(line: 65, column: 30, scope: !118)
!124 = !DILocation(line: 65, column: 34, scope: !118)
!125 = !DILocation(line: 66, column: 3, scope: !118)
!126 = !DILocation(line: 66, column: 3, scope: !127)
!127 = distinct !DILexicalBlock(scope: !128, file: !1, line: 66, column: 3)
!128 = distinct !DILexicalBlock(scope: !118, file: !1, line: 66, column: 3)
!129 = !DILocation(line: 66, column: 3, scope: !128)
!130 = !DILocation(line: 67, column: 3, scope: !118)
!131 = !DILocation(line: 67, column: 3, scope: !132)
!132 = distinct !DILexicalBlock(scope: !133, file: !1, line: 67, column: 3)
!133 = distinct !DILexicalBlock(scope: !118, file: !1, line: 67, column: 3)
!134 = !DILocation(line: 67, column: 3, scope: !133)
!135 = !DILocation(line: 68, column: 1, scope: !118)
!136 = distinct !DISubprogram(name: "aliased", scope: !1, file: !1, line: 70, type: !27, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !29)
!137 = !DILocalVariable(name: "x", scope: !136, file: !1, line: 71, type: !31)
!138 = !DILocation(line: 71, column: 15, scope: !136)
!139 = !DILocation(line: 72, column: 3, scope: !136)
!140 = !DILocation(line: 73, column: 3, scope: !136)
!141 = !DILocation(line: 73, column: 3, scope: !142)
!142 = distinct !DILexicalBlock(scope: !143, file: !1, line: 73, column: 3)
!143 = distinct !DILexicalBlock(scope: !136, file: !1, line: 73, column: 3)
!144 = !DILocation(line: 73, column: 3, scope: !143)
!145 = !DILocation(line: 74, column: 1, scope: !136)
!146 = distinct !DISubprogram(name: "set", scope: !1, file: !1, line: 18, type: !147, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !29)
!147 = !DISubroutineType(types: !148)
!148 = !{null, !36, !36}
!149 = !DILocalVariable(name: "p", arg: 1, scope: !146, file: !1, line: 18, type: !36)
!150 = !DILocation(line: 18, column: 30, scope: !146)
!151 = !DILocalVariable(name: "q", arg: 2, scope: !146, file: !1, line: 18, type: !36)
!152 = !DILocation(line: 18, column: 46, scope: !146)
!153 = !DILocation(line: 19, column: 3, scope: !146)
!154 = !DILocation(line: 19, column: 6, scope: !146)
!155 = !DILocation(line: 19, column: 12, scope: !146)
!156 = !DILocation(line: 20, column: 3, scope: !146)
!157 = !DILocation(line: 20, column: 6, scope: !146)
!158 = !DILocation(line: 20, column: 12, scope: !146)
!159 = !DILocation(line: 21, column: 3, scope: !146)
!160 = !DILocation(line: 21, column: 3, scope: !161)
!161 = distinct !DILexicalBlock(scope: !162, file: !1, line: 21, column: 3)
!162 = distinct !DILexicalBlock(scope: !146, file: !1, line: 21, column: 3)
!163 = !DILocation(line: 21, column: 3, scope: !162)
!164 = !DILocation(line: 22, column: 1, scope: !146)
!165 = distinct !DISubprogram(name: "chain", scope: !1, file: !1, line: 24, type: !166, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !29)
!166 = !DISubroutineType(types: !167)
!167 = !{null, !36}
!168 = !DILocalVariable(name: "p", arg: 1, scope: !165, file: !1, line: 24, type: !36)
!169 = !DILocation(line: 24, column: 32, scope: !165)
!170 = !DILocation(line: 25, column: 14, scope: !165)
!171 = !DILocation(line: 25, column: 17, scope: !165)
!172 = !DILocation(line: 25, column: 23, scope: !165)
!173 = !DILocation(line: 25, column: 3, scope: !165)
!174 = !DILocation(line: 25, column: 6, scope: !165)
!175 = !DILocation(line: 25, column: 12, scope: !165)
!176 = !DILocation(line: 26, column: 20, scope: !165)
!177 = !DILocation(line: 26, column: 23, scope: !165)
!178 = !DILocation(line: 26, column: 3, scope: !165)
!179 = !DILocation(line: 26, column: 6, scope: !165)
!180 = !DILocation(line: 26, column: 12, scope: !165)
!181 = !DILocation(line: 26, column: 18, scope: !165)
!182 = !DILocation(line: 27, column: 1, scope: !165)
!183 = distinct !DISubprogram(name: "made", scope: !1, file: !1, line: 29, type: !184, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !29)
!184 = !DISubroutineType(types: !185)
!185 = !{!36, !13}
!186 = !DILocalVariable(name: "value", arg: 1, scope: !183, file: !1, line: 29, type: !13)
!187 = !DILocation(line: 29, column: 30, scope: !183)
!188 = !DILocalVariable(name: "node", scope: !183, file: !1, line: 30, type: !36)
!189 = !DILocation(line: 30, column: 16, scope: !183)
!190 = !DILocation(line: 30, column: 23, scope: !183)
!191 = !DILocation(line: 31, column: 8, scope: !192)
!192 = distinct !DILexicalBlock(scope: !183, file: !1, line: 31, column: 7)
!193 = !DILocation(line: 31, column: 7, scope: !183)
!194 = !DILocation(line: 32, column: 5, scope: !192)
!195 = !DILocation(line: 33, column: 17, scope: !183)
!196 = !DILocation(line: 33, column: 3, scope: !183)
!197 = !DILocation(line: 33, column: 9, scope: !183)
!198 = !DILocation(line: 33, column: 15, scope: !183)
!199 = !DILocation(line: 34, column: 10, scope: !183)
!200 = !DILocation(line: 34, column: 3, scope: !183)
