; ModuleID = 'bounded_line.c'
source_filename = "bounded_line.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.line = private unnamed_addr constant [3 x i8] c"xxx", align 1
@.str = private unnamed_addr constant [21 x i8] c"99999999999999999999\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [5 x i8] c"none\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [2 x i8] c"r\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [3 x i8] c"12\00", align 1, !dbg !17
@.str.4 = private unnamed_addr constant [5 x i8] c"0x10\00", align 1, !dbg !22
@.str.5 = private unnamed_addr constant [10 x i8] c" \0B-1.5e1x\00", align 1, !dbg !24
@stdin = external global ptr, align 8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !39 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i8], align 1
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !44, !DIExpression(), !45)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 @__const.main.line, i64 3, i1 false), !dbg !45
  %3 = call ptr @__errno_location() #6, !dbg !46
  store i32 0, ptr %3, align 4, !dbg !47
  %4 = call i32 @__VERIFIER_nondet_int(), !dbg !48
  switch i32 %4, label %54 [
    i32 0, label %5
    i32 1, label %14
    i32 2, label %23
    i32 3, label %32
    i32 4, label %37
    i32 5, label %42
  ], !dbg !49

5:                                                ; preds = %0
  %6 = call i64 @strtol(ptr noundef @.str, ptr noundef null, i32 noundef 10) #7, !dbg !50
  %7 = icmp ne i64 %6, 0, !dbg !50
  br i1 %7, label %8, label %13, !dbg !53

8:                                                ; preds = %5
  %9 = call ptr @__errno_location() #6, !dbg !54
  %10 = load i32, ptr %9, align 4, !dbg !54
  %11 = icmp eq i32 %10, 0, !dbg !55
  br i1 %11, label %12, label %13, !dbg !56

12:                                               ; preds = %8
  call void @reach_error(), !dbg !57
  br label %13, !dbg !57

13:                                               ; preds = %12, %8, %5
  br label %71, !dbg !58

14:                                               ; preds = %0
  %15 = call noalias ptr @fopen(ptr noundef @.str.1, ptr noundef @.str.2), !dbg !59
  %16 = icmp ne ptr %15, null, !dbg !59
  br i1 %16, label %22, label %17, !dbg !61

17:                                               ; preds = %14
  %18 = call ptr @__errno_location() #6, !dbg !62
  %19 = load i32, ptr %18, align 4, !dbg !62
  %20 = icmp eq i32 %19, 0, !dbg !63
  br i1 %20, label %21, label %22, !dbg !64

21:                                               ; preds = %17
  call void @reach_error(), !dbg !65
  br label %22, !dbg !65

22:                                               ; preds = %21, %17, %14
  br label %71, !dbg !66

23:                                               ; preds = %0
  %24 = call i64 @strtol(ptr noundef @.str.3, ptr noundef null, i32 noundef 10) #7, !dbg !67
  %25 = icmp eq i64 %24, 12, !dbg !69
  br i1 %25, label %26, label %31, !dbg !70

26:                                               ; preds = %23
  %27 = call ptr @__errno_location() #6, !dbg !71
  %28 = load i32, ptr %27, align 4, !dbg !71
  %29 = icmp eq i32 %28, 0, !dbg !72
  br i1 %29, label %30, label %31, !dbg !73

30:                                               ; preds = %26
  call void @reach_error(), !dbg !74
  br label %31, !dbg !74

31:                                               ; preds = %30, %26, %23
  br label %71, !dbg !75

32:                                               ; preds = %0
  %33 = call double @atof(ptr noundef @.str.4) #8, !dbg !76
  %34 = fcmp une double %33, 1.600000e+01, !dbg !78
  br i1 %34, label %35, label %36, !dbg !79

35:                                               ; preds = %32
  call void @reach_error(), !dbg !80
  br label %36, !dbg !80

36:                                               ; preds = %35, %32
  br label %71, !dbg !81

37:                                               ; preds = %0
  %38 = call double @atof(ptr noundef @.str.5) #8, !dbg !82
  %39 = fcmp oeq double %38, -1.500000e+01, !dbg !84
  br i1 %39, label %40, label %41, !dbg !85

40:                                               ; preds = %37
  call void @reach_error(), !dbg !86
  br label %41, !dbg !86

41:                                               ; preds = %40, %37
  br label %71, !dbg !87

42:                                               ; preds = %0
  %43 = getelementptr inbounds [3 x i8], ptr %2, i64 0, i64 0, !dbg !88
  %44 = load ptr, ptr @stdin, align 8, !dbg !90
  %45 = call ptr @fgets(ptr noundef %43, i32 noundef 2, ptr noundef %44), !dbg !91
  %46 = icmp ne ptr %45, null, !dbg !91
  br i1 %46, label %47, label %53, !dbg !92

47:                                               ; preds = %42
  %48 = getelementptr inbounds [3 x i8], ptr %2, i64 0, i64 1, !dbg !93
  %49 = load i8, ptr %48, align 1, !dbg !93
  %50 = sext i8 %49 to i32, !dbg !93
  %51 = icmp ne i32 %50, 0, !dbg !94
  br i1 %51, label %52, label %53, !dbg !95

52:                                               ; preds = %47
  call void @reach_error(), !dbg !96
  br label %53, !dbg !96

53:                                               ; preds = %52, %47, %42
  br label %71, !dbg !97

54:                                               ; preds = %0
  %55 = getelementptr inbounds [3 x i8], ptr %2, i64 0, i64 0, !dbg !98
  %56 = load ptr, ptr @stdin, align 8, !dbg !100
  %57 = call ptr @fgets(ptr noundef %55, i32 noundef 3, ptr noundef %56), !dbg !101
  %58 = icmp ne ptr %57, null, !dbg !101
  br i1 %58, label %59, label %70, !dbg !102

59:                                               ; preds = %54
  %60 = getelementptr inbounds [3 x i8], ptr %2, i64 0, i64 0, !dbg !103
  %61 = load i8, ptr %60, align 1, !dbg !103
  %62 = sext i8 %61 to i32, !dbg !103
  %63 = icmp eq i32 %62, 10, !dbg !104
  br i1 %63, label %64, label %70, !dbg !105

64:                                               ; preds = %59
  %65 = getelementptr inbounds [3 x i8], ptr %2, i64 0, i64 2, !dbg !106
  %66 = load i8, ptr %65, align 1, !dbg !106
  %67 = sext i8 %66 to i32, !dbg !106
  %68 = icmp eq i32 %67, 120, !dbg !107
  br i1 %68, label %69, label %70, !dbg !108

69:                                               ; preds = %64
  call void @reach_error(), !dbg !109
  br label %70, !dbg !109

70:                                               ; preds = %69, %64, %59, %54
  br label %71, !dbg !110

71:                                               ; preds = %70, %53, %41, %36, %31, %22, %13
  ret i32 0, !dbg !111
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #2

declare i32 @__VERIFIER_nondet_int() #3

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #4

declare void @reach_error() #3

declare noalias ptr @fopen(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind willreturn memory(read)
declare double @atof(ptr noundef) #5

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!29}
!llvm.module.flags = !{!31, !32, !33, !34, !35, !36, !37}
!llvm.ident = !{!38}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "bounded_line.c", directory: ".", checksumkind: CSK_MD5, checksum: "7de41ab3b84d84bcbda331696771716d")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 21)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 5)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 2)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 3)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !9, isLocal: true, isDefinition: true)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !2, line: 30, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 10)
!29 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !30, splitDebugInlining: false, nameTableKind: None)
!30 = !{!0, !7, !12, !17, !22, !24}
!31 = !{i32 7, !"Dwarf Version", i32 5}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 8, !"PIC Level", i32 2}
!35 = !{i32 7, !"PIE Level", i32 2}
!36 = !{i32 7, !"uwtable", i32 2}
!37 = !{i32 7, !"frame-pointer", i32 2}
!38 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!39 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 9, type: !40, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !29, retainedNodes: !43)
!40 = !DISubroutineType(types: !41)
!41 = !{!42}
!42 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!43 = !{}
!44 = !DILocalVariable(name: "line", scope: !39, file: !2, line: 10, type: !19)
!45 = !DILocation(line: 10, column: 10, scope: !39)
!46 = !DILocation(line: 11, column: 5, scope: !39)
!47 = !DILocation(line: 11, column: 11, scope: !39)
!48 = !DILocation(line: 12, column: 13, scope: !39)
!49 = !DILocation(line: 12, column: 5, scope: !39)
!50 = !DILocation(line: 14, column: 13, scope: !51)
!51 = distinct !DILexicalBlock(scope: !52, file: !2, line: 14, column: 13)
!52 = distinct !DILexicalBlock(scope: !39, file: !2, line: 12, column: 38)
!53 = !DILocation(line: 14, column: 51, scope: !51)
!54 = !DILocation(line: 14, column: 54, scope: !51)
!55 = !DILocation(line: 14, column: 60, scope: !51)
!56 = !DILocation(line: 14, column: 13, scope: !52)
!57 = !DILocation(line: 15, column: 13, scope: !51)
!58 = !DILocation(line: 16, column: 9, scope: !52)
!59 = !DILocation(line: 18, column: 14, scope: !60)
!60 = distinct !DILexicalBlock(scope: !52, file: !2, line: 18, column: 13)
!61 = !DILocation(line: 18, column: 33, scope: !60)
!62 = !DILocation(line: 18, column: 36, scope: !60)
!63 = !DILocation(line: 18, column: 42, scope: !60)
!64 = !DILocation(line: 18, column: 13, scope: !52)
!65 = !DILocation(line: 19, column: 13, scope: !60)
!66 = !DILocation(line: 20, column: 9, scope: !52)
!67 = !DILocation(line: 22, column: 13, scope: !68)
!68 = distinct !DILexicalBlock(scope: !52, file: !2, line: 22, column: 13)
!69 = !DILocation(line: 22, column: 33, scope: !68)
!70 = !DILocation(line: 22, column: 39, scope: !68)
!71 = !DILocation(line: 22, column: 42, scope: !68)
!72 = !DILocation(line: 22, column: 48, scope: !68)
!73 = !DILocation(line: 22, column: 13, scope: !52)
!74 = !DILocation(line: 23, column: 13, scope: !68)
!75 = !DILocation(line: 24, column: 9, scope: !52)
!76 = !DILocation(line: 26, column: 13, scope: !77)
!77 = distinct !DILexicalBlock(scope: !52, file: !2, line: 26, column: 13)
!78 = !DILocation(line: 26, column: 26, scope: !77)
!79 = !DILocation(line: 26, column: 13, scope: !52)
!80 = !DILocation(line: 27, column: 13, scope: !77)
!81 = !DILocation(line: 28, column: 9, scope: !52)
!82 = !DILocation(line: 30, column: 13, scope: !83)
!83 = distinct !DILexicalBlock(scope: !52, file: !2, line: 30, column: 13)
!84 = !DILocation(line: 30, column: 32, scope: !83)
!85 = !DILocation(line: 30, column: 13, scope: !52)
!86 = !DILocation(line: 31, column: 13, scope: !83)
!87 = !DILocation(line: 32, column: 9, scope: !52)
!88 = !DILocation(line: 34, column: 19, scope: !89)
!89 = distinct !DILexicalBlock(scope: !52, file: !2, line: 34, column: 13)
!90 = !DILocation(line: 34, column: 28, scope: !89)
!91 = !DILocation(line: 34, column: 13, scope: !89)
!92 = !DILocation(line: 34, column: 35, scope: !89)
!93 = !DILocation(line: 34, column: 38, scope: !89)
!94 = !DILocation(line: 34, column: 46, scope: !89)
!95 = !DILocation(line: 34, column: 13, scope: !52)
!96 = !DILocation(line: 35, column: 13, scope: !89)
!97 = !DILocation(line: 36, column: 9, scope: !52)
!98 = !DILocation(line: 38, column: 19, scope: !99)
!99 = distinct !DILexicalBlock(scope: !52, file: !2, line: 38, column: 13)
!100 = !DILocation(line: 38, column: 38, scope: !99)
!101 = !DILocation(line: 38, column: 13, scope: !99)
!102 = !DILocation(line: 38, column: 45, scope: !99)
!103 = !DILocation(line: 38, column: 48, scope: !99)
!104 = !DILocation(line: 38, column: 56, scope: !99)
!105 = !DILocation(line: 38, column: 64, scope: !99)
!106 = !DILocation(line: 38, column: 67, scope: !99)
!107 = !DILocation(line: 38, column: 75, scope: !99)
!108 = !DILocation(line: 38, column: 13, scope: !52)
!109 = !DILocation(line: 39, column: 13, scope: !99)
!110 = !DILocation(line: 40, column: 5, scope: !52)
!111 = !DILocation(line: 41, column: 5, scope: !39)
