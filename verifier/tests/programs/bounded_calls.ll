; ModuleID = 'bounded_calls.c'
source_filename = "bounded_calls.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@counter = internal global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !15 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !18, !DIExpression(), !20)
  %7 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !21
  %8 = zext i8 %7 to i32, !dbg !21
  %9 = srem i32 %8, 6, !dbg !22
  store i32 %9, ptr %2, align 4, !dbg !20
  br label %10, !dbg !23

10:                                               ; preds = %0
  %11 = load i32, ptr %2, align 4, !dbg !24
  %12 = call i32 @factorial(i32 noundef %11), !dbg !24
  %13 = icmp ule i32 %12, 120, !dbg !24
  br i1 %13, label %15, label %14, !dbg !27

14:                                               ; preds = %10
  call void @reach_error(), !dbg !24
  br label %15, !dbg !24

15:                                               ; preds = %14, %10
  br label %16, !dbg !27

16:                                               ; preds = %15
  br label %17, !dbg !28

17:                                               ; preds = %16
  %18 = load i32, ptr %2, align 4, !dbg !29
  %19 = call i32 @factorial(i32 noundef %18), !dbg !29
  %20 = icmp ne i32 %19, 24, !dbg !29
  br i1 %20, label %22, label %21, !dbg !32

21:                                               ; preds = %17
  call void @reach_error(), !dbg !29
  br label %22, !dbg !29

22:                                               ; preds = %21, %17
  br label %23, !dbg !32

23:                                               ; preds = %22
  br label %24, !dbg !33

24:                                               ; preds = %23
  %25 = load i32, ptr %2, align 4, !dbg !34
  %26 = call i32 @is_even(i32 noundef %25), !dbg !34
  %27 = load i32, ptr %2, align 4, !dbg !34
  %28 = urem i32 %27, 2, !dbg !34
  %29 = icmp eq i32 %28, 0, !dbg !34
  %30 = zext i1 %29 to i32, !dbg !34
  %31 = icmp eq i32 %26, %30, !dbg !34
  br i1 %31, label %33, label %32, !dbg !37

32:                                               ; preds = %24
  call void @reach_error(), !dbg !34
  br label %33, !dbg !34

33:                                               ; preds = %32, %24
  br label %34, !dbg !37

34:                                               ; preds = %33
    #dbg_declare(ptr %3, !38, !DIExpression(), !42)
  %35 = load i32, ptr %2, align 4, !dbg !43
  %36 = icmp ugt i32 %35, 3, !dbg !44
  %37 = zext i1 %36 to i64, !dbg !43
  %38 = select i1 %36, ptr @thrice, ptr @twice, !dbg !43
  store ptr %38, ptr %3, align 8, !dbg !42
    #dbg_declare(ptr %4, !45, !DIExpression(), !46)
  %39 = load ptr, ptr %3, align 8, !dbg !47
  %40 = call i32 %39(i32 noundef 5), !dbg !47
  store i32 %40, ptr %4, align 4, !dbg !46
  br label %41, !dbg !48

41:                                               ; preds = %34
  %42 = load i32, ptr %4, align 4, !dbg !49
  %43 = icmp eq i32 %42, 10, !dbg !49
  br i1 %43, label %48, label %44, !dbg !49

44:                                               ; preds = %41
  %45 = load i32, ptr %4, align 4, !dbg !49
  %46 = icmp eq i32 %45, 15, !dbg !49
  br i1 %46, label %48, label %47, !dbg !52

47:                                               ; preds = %44
  call void @reach_error(), !dbg !49
  br label %48, !dbg !49

48:                                               ; preds = %47, %44, %41
  br label %49, !dbg !52

49:                                               ; preds = %48
  br label %50, !dbg !53

50:                                               ; preds = %49
  %51 = load i32, ptr %4, align 4, !dbg !54
  %52 = icmp ne i32 %51, 15, !dbg !54
  br i1 %52, label %57, label %53, !dbg !54

53:                                               ; preds = %50
  %54 = load i32, ptr %2, align 4, !dbg !54
  %55 = icmp ne i32 %54, 5, !dbg !54
  br i1 %55, label %57, label %56, !dbg !57

56:                                               ; preds = %53
  call void @reach_error(), !dbg !54
  br label %57, !dbg !54

57:                                               ; preds = %56, %53, %50
  br label %58, !dbg !57

58:                                               ; preds = %57
    #dbg_declare(ptr %5, !58, !DIExpression(), !59)
  %59 = load i32, ptr %2, align 4, !dbg !60
  store i32 %59, ptr %5, align 4, !dbg !59
    #dbg_declare(ptr %6, !61, !DIExpression(), !62)
  store i32 9, ptr %6, align 4, !dbg !62
  call void @swap(ptr noundef %5, ptr noundef %6), !dbg !63
  br label %60, !dbg !64

60:                                               ; preds = %58
  %61 = load i32, ptr %5, align 4, !dbg !65
  %62 = icmp eq i32 %61, 9, !dbg !65
  br i1 %62, label %63, label %67, !dbg !65

63:                                               ; preds = %60
  %64 = load i32, ptr %6, align 4, !dbg !65
  %65 = load i32, ptr %2, align 4, !dbg !65
  %66 = icmp eq i32 %64, %65, !dbg !65
  br i1 %66, label %68, label %67, !dbg !68

67:                                               ; preds = %63, %60
  call void @reach_error(), !dbg !65
  br label %68, !dbg !65

68:                                               ; preds = %67, %63
  br label %69, !dbg !68

69:                                               ; preds = %68
  %70 = call i32 @next(), !dbg !69
  br label %71, !dbg !70

71:                                               ; preds = %69
  %72 = call i32 @next(), !dbg !71
  %73 = icmp eq i32 %72, 2, !dbg !71
  br i1 %73, label %74, label %77, !dbg !71

74:                                               ; preds = %71
  %75 = load i32, ptr @counter, align 4, !dbg !71
  %76 = icmp eq i32 %75, 2, !dbg !71
  br i1 %76, label %78, label %77, !dbg !74

77:                                               ; preds = %74, %71
  call void @reach_error(), !dbg !71
  br label %78, !dbg !71

78:                                               ; preds = %77, %74
  br label %79, !dbg !74

79:                                               ; preds = %78
  %80 = load i32, ptr %2, align 4, !dbg !75
  %81 = icmp eq i32 %80, 4, !dbg !77
  br i1 %81, label %82, label %83, !dbg !78

82:                                               ; preds = %79
  call void @leave(i32 noundef 4), !dbg !79
  br label %83, !dbg !79

83:                                               ; preds = %82, %79
  br label %84, !dbg !80

84:                                               ; preds = %83
  %85 = load i32, ptr %2, align 4, !dbg !81
  %86 = icmp ne i32 %85, 4, !dbg !81
  br i1 %86, label %88, label %87, !dbg !84

87:                                               ; preds = %84
  call void @reach_error(), !dbg !81
  br label %88, !dbg !81

88:                                               ; preds = %87, %84
  br label %89, !dbg !84

89:                                               ; preds = %88
  %90 = load i32, ptr %2, align 4, !dbg !85
  call void @leave(i32 noundef %90), !dbg !86
  br label %91, !dbg !87

91:                                               ; preds = %89
  call void @reach_error(), !dbg !88
  br label %92, !dbg !91

92:                                               ; preds = %91
  ret i32 0, !dbg !92
}

declare zeroext i8 @__VERIFIER_nondet_uchar() #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @factorial(i32 noundef %0) #0 !dbg !93 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !96, !DIExpression(), !97)
  %3 = load i32, ptr %2, align 4, !dbg !98
  %4 = icmp eq i32 %3, 0, !dbg !99
  br i1 %4, label %5, label %6, !dbg !98

5:                                                ; preds = %1
  br label %12, !dbg !98

6:                                                ; preds = %1
  %7 = load i32, ptr %2, align 4, !dbg !100
  %8 = load i32, ptr %2, align 4, !dbg !101
  %9 = sub i32 %8, 1, !dbg !102
  %10 = call i32 @factorial(i32 noundef %9), !dbg !103
  %11 = mul i32 %7, %10, !dbg !104
  br label %12, !dbg !98

12:                                               ; preds = %6, %5
  %13 = phi i32 [ 1, %5 ], [ %11, %6 ], !dbg !98
  ret i32 %13, !dbg !105
}

declare void @reach_error() #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @is_even(i32 noundef %0) #0 !dbg !106 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !109, !DIExpression(), !110)
  %3 = load i32, ptr %2, align 4, !dbg !111
  %4 = icmp eq i32 %3, 0, !dbg !112
  br i1 %4, label %10, label %5, !dbg !113

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4, !dbg !114
  %7 = sub i32 %6, 1, !dbg !115
  %8 = call i32 @is_odd(i32 noundef %7), !dbg !116
  %9 = icmp ne i32 %8, 0, !dbg !113
  br label %10, !dbg !113

10:                                               ; preds = %5, %1
  %11 = phi i1 [ true, %1 ], [ %9, %5 ]
  %12 = zext i1 %11 to i32, !dbg !113
  ret i32 %12, !dbg !117
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @thrice(i32 noundef %0) #0 !dbg !118 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !119, !DIExpression(), !120)
  %3 = load i32, ptr %2, align 4, !dbg !121
  %4 = mul nsw i32 3, %3, !dbg !122
  ret i32 %4, !dbg !123
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @twice(i32 noundef %0) #0 !dbg !124 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !125, !DIExpression(), !126)
  %3 = load i32, ptr %2, align 4, !dbg !127
  %4 = mul nsw i32 2, %3, !dbg !128
  ret i32 %4, !dbg !129
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @swap(ptr noundef %0, ptr noundef %1) #0 !dbg !130 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !134, !DIExpression(), !135)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !136, !DIExpression(), !137)
    #dbg_declare(ptr %5, !138, !DIExpression(), !139)
  %6 = load ptr, ptr %3, align 8, !dbg !140
  %7 = load i32, ptr %6, align 4, !dbg !141
  store i32 %7, ptr %5, align 4, !dbg !139
  %8 = load ptr, ptr %4, align 8, !dbg !142
  %9 = load i32, ptr %8, align 4, !dbg !143
  %10 = load ptr, ptr %3, align 8, !dbg !144
  store i32 %9, ptr %10, align 4, !dbg !145
  %11 = load i32, ptr %5, align 4, !dbg !146
  %12 = load ptr, ptr %4, align 8, !dbg !147
  store i32 %11, ptr %12, align 4, !dbg !148
  ret void, !dbg !149
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @next() #0 !dbg !150 {
  %1 = load i32, ptr @counter, align 4, !dbg !151
  %2 = add nsw i32 %1, 1, !dbg !151
  store i32 %2, ptr @counter, align 4, !dbg !151
  ret i32 %2, !dbg !152
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leave(i32 noundef %0) #0 !dbg !153 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !156, !DIExpression(), !157)
  br label %3, !dbg !158

3:                                                ; preds = %1
  %4 = load i32, ptr %2, align 4, !dbg !159
  %5 = icmp ne i32 %4, 3, !dbg !159
  br i1 %5, label %7, label %6, !dbg !162

6:                                                ; preds = %3
  call void @reach_error(), !dbg !159
  br label %7, !dbg !159

7:                                                ; preds = %6, %3
  br label %8, !dbg !162

8:                                                ; preds = %7
  %9 = load i32, ptr %2, align 4, !dbg !163
  call void @exit(i32 noundef %9) #3, !dbg !164
  unreachable, !dbg !164
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @is_odd(i32 noundef %0) #0 !dbg !165 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !166, !DIExpression(), !167)
  %3 = load i32, ptr %2, align 4, !dbg !168
  %4 = icmp ne i32 %3, 0, !dbg !169
  br i1 %4, label %5, label %10, !dbg !170

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4, !dbg !171
  %7 = sub i32 %6, 1, !dbg !172
  %8 = call i32 @is_even(i32 noundef %7), !dbg !173
  %9 = icmp ne i32 %8, 0, !dbg !170
  br label %10

10:                                               ; preds = %5, %1
  %11 = phi i1 [ false, %1 ], [ %9, %5 ], !dbg !174
  %12 = zext i1 %11 to i32, !dbg !170
  ret i32 %12, !dbg !175
}

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!7, !8, !9, !10, !11, !12, !13}
!llvm.ident = !{!14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 19, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bounded_calls.c", directory: "/work/wt/verify/verifier/tests/programs", checksumkind: CSK_MD5, checksum: "13e9ce4a2dea523bd2cff42dfefd7f46")
!4 = !{!5}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{!0}
!7 = !{i32 7, !"Dwarf Version", i32 5}
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !{i32 1, !"wchar_size", i32 4}
!10 = !{i32 8, !"PIC Level", i32 2}
!11 = !{i32 7, !"PIE Level", i32 2}
!12 = !{i32 7, !"uwtable", i32 2}
!13 = !{i32 7, !"frame-pointer", i32 2}
!14 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!15 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !16, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !17)
!16 = !DISubroutineType(types: !4)
!17 = !{}
!18 = !DILocalVariable(name: "n", scope: !15, file: !3, line: 27, type: !19)
!19 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!20 = !DILocation(line: 27, column: 14, scope: !15)
!21 = !DILocation(line: 27, column: 18, scope: !15)
!22 = !DILocation(line: 27, column: 44, scope: !15)
!23 = !DILocation(line: 28, column: 5, scope: !15)
!24 = !DILocation(line: 28, column: 5, scope: !25)
!25 = distinct !DILexicalBlock(scope: !26, file: !3, line: 28, column: 5)
!26 = distinct !DILexicalBlock(scope: !15, file: !3, line: 28, column: 5)
!27 = !DILocation(line: 28, column: 5, scope: !26)
!28 = !DILocation(line: 29, column: 5, scope: !15)
!29 = !DILocation(line: 29, column: 5, scope: !30)
!30 = distinct !DILexicalBlock(scope: !31, file: !3, line: 29, column: 5)
!31 = distinct !DILexicalBlock(scope: !15, file: !3, line: 29, column: 5)
!32 = !DILocation(line: 29, column: 5, scope: !31)
!33 = !DILocation(line: 30, column: 5, scope: !15)
!34 = !DILocation(line: 30, column: 5, scope: !35)
!35 = distinct !DILexicalBlock(scope: !36, file: !3, line: 30, column: 5)
!36 = distinct !DILexicalBlock(scope: !15, file: !3, line: 30, column: 5)
!37 = !DILocation(line: 30, column: 5, scope: !36)
!38 = !DILocalVariable(name: "function", scope: !15, file: !3, line: 31, type: !39)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!40 = !DISubroutineType(types: !41)
!41 = !{!5, !5}
!42 = !DILocation(line: 31, column: 11, scope: !15)
!43 = !DILocation(line: 31, column: 28, scope: !15)
!44 = !DILocation(line: 31, column: 30, scope: !15)
!45 = !DILocalVariable(name: "product", scope: !15, file: !3, line: 32, type: !5)
!46 = !DILocation(line: 32, column: 9, scope: !15)
!47 = !DILocation(line: 32, column: 19, scope: !15)
!48 = !DILocation(line: 33, column: 5, scope: !15)
!49 = !DILocation(line: 33, column: 5, scope: !50)
!50 = distinct !DILexicalBlock(scope: !51, file: !3, line: 33, column: 5)
!51 = distinct !DILexicalBlock(scope: !15, file: !3, line: 33, column: 5)
!52 = !DILocation(line: 33, column: 5, scope: !51)
!53 = !DILocation(line: 34, column: 5, scope: !15)
!54 = !DILocation(line: 34, column: 5, scope: !55)
!55 = distinct !DILexicalBlock(scope: !56, file: !3, line: 34, column: 5)
!56 = distinct !DILexicalBlock(scope: !15, file: !3, line: 34, column: 5)
!57 = !DILocation(line: 34, column: 5, scope: !56)
!58 = !DILocalVariable(name: "a", scope: !15, file: !3, line: 35, type: !5)
!59 = !DILocation(line: 35, column: 9, scope: !15)
!60 = !DILocation(line: 35, column: 13, scope: !15)
!61 = !DILocalVariable(name: "b", scope: !15, file: !3, line: 35, type: !5)
!62 = !DILocation(line: 35, column: 16, scope: !15)
!63 = !DILocation(line: 36, column: 5, scope: !15)
!64 = !DILocation(line: 37, column: 5, scope: !15)
!65 = !DILocation(line: 37, column: 5, scope: !66)
!66 = distinct !DILexicalBlock(scope: !67, file: !3, line: 37, column: 5)
!67 = distinct !DILexicalBlock(scope: !15, file: !3, line: 37, column: 5)
!68 = !DILocation(line: 37, column: 5, scope: !67)
!69 = !DILocation(line: 38, column: 5, scope: !15)
!70 = !DILocation(line: 39, column: 5, scope: !15)
!71 = !DILocation(line: 39, column: 5, scope: !72)
!72 = distinct !DILexicalBlock(scope: !73, file: !3, line: 39, column: 5)
!73 = distinct !DILexicalBlock(scope: !15, file: !3, line: 39, column: 5)
!74 = !DILocation(line: 39, column: 5, scope: !73)
!75 = !DILocation(line: 40, column: 9, scope: !76)
!76 = distinct !DILexicalBlock(scope: !15, file: !3, line: 40, column: 9)
!77 = !DILocation(line: 40, column: 11, scope: !76)
!78 = !DILocation(line: 40, column: 9, scope: !15)
!79 = !DILocation(line: 40, column: 17, scope: !76)
!80 = !DILocation(line: 41, column: 5, scope: !15)
!81 = !DILocation(line: 41, column: 5, scope: !82)
!82 = distinct !DILexicalBlock(scope: !83, file: !3, line: 41, column: 5)
!83 = distinct !DILexicalBlock(scope: !15, file: !3, line: 41, column: 5)
!84 = !DILocation(line: 41, column: 5, scope: !83)
!85 = !DILocation(line: 42, column: 11, scope: !15)
!86 = !DILocation(line: 42, column: 5, scope: !15)
!87 = !DILocation(line: 43, column: 5, scope: !15)
!88 = !DILocation(line: 43, column: 5, scope: !89)
!89 = distinct !DILexicalBlock(scope: !90, file: !3, line: 43, column: 5)
!90 = distinct !DILexicalBlock(scope: !15, file: !3, line: 43, column: 5)
!91 = !DILocation(line: 43, column: 5, scope: !90)
!92 = !DILocation(line: 44, column: 5, scope: !15)
!93 = distinct !DISubprogram(name: "factorial", scope: !3, file: !3, line: 8, type: !94, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !17)
!94 = !DISubroutineType(types: !95)
!95 = !{!19, !19}
!96 = !DILocalVariable(name: "n", arg: 1, scope: !93, file: !3, line: 8, type: !19)
!97 = !DILocation(line: 8, column: 36, scope: !93)
!98 = !DILocation(line: 8, column: 48, scope: !93)
!99 = !DILocation(line: 8, column: 50, scope: !93)
!100 = !DILocation(line: 8, column: 61, scope: !93)
!101 = !DILocation(line: 8, column: 75, scope: !93)
!102 = !DILocation(line: 8, column: 77, scope: !93)
!103 = !DILocation(line: 8, column: 65, scope: !93)
!104 = !DILocation(line: 8, column: 63, scope: !93)
!105 = !DILocation(line: 8, column: 41, scope: !93)
!106 = distinct !DISubprogram(name: "is_even", scope: !3, file: !3, line: 10, type: !107, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !17)
!107 = !DISubroutineType(types: !108)
!108 = !{!5, !19}
!109 = !DILocalVariable(name: "n", arg: 1, scope: !106, file: !3, line: 10, type: !19)
!110 = !DILocation(line: 10, column: 29, scope: !106)
!111 = !DILocation(line: 10, column: 41, scope: !106)
!112 = !DILocation(line: 10, column: 43, scope: !106)
!113 = !DILocation(line: 10, column: 48, scope: !106)
!114 = !DILocation(line: 10, column: 58, scope: !106)
!115 = !DILocation(line: 10, column: 60, scope: !106)
!116 = !DILocation(line: 10, column: 51, scope: !106)
!117 = !DILocation(line: 10, column: 34, scope: !106)
!118 = distinct !DISubprogram(name: "thrice", scope: !3, file: !3, line: 13, type: !40, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !17)
!119 = !DILocalVariable(name: "x", arg: 1, scope: !118, file: !3, line: 13, type: !5)
!120 = !DILocation(line: 13, column: 23, scope: !118)
!121 = !DILocation(line: 13, column: 39, scope: !118)
!122 = !DILocation(line: 13, column: 37, scope: !118)
!123 = !DILocation(line: 13, column: 28, scope: !118)
!124 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 12, type: !40, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !17)
!125 = !DILocalVariable(name: "x", arg: 1, scope: !124, file: !3, line: 12, type: !5)
!126 = !DILocation(line: 12, column: 22, scope: !124)
!127 = !DILocation(line: 12, column: 38, scope: !124)
!128 = !DILocation(line: 12, column: 36, scope: !124)
!129 = !DILocation(line: 12, column: 27, scope: !124)
!130 = distinct !DISubprogram(name: "swap", scope: !3, file: !3, line: 14, type: !131, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !17)
!131 = !DISubroutineType(types: !132)
!132 = !{null, !133, !133}
!133 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!134 = !DILocalVariable(name: "left", arg: 1, scope: !130, file: !3, line: 14, type: !133)
!135 = !DILocation(line: 14, column: 23, scope: !130)
!136 = !DILocalVariable(name: "right", arg: 2, scope: !130, file: !3, line: 14, type: !133)
!137 = !DILocation(line: 14, column: 34, scope: !130)
!138 = !DILocalVariable(name: "old", scope: !130, file: !3, line: 15, type: !5)
!139 = !DILocation(line: 15, column: 9, scope: !130)
!140 = !DILocation(line: 15, column: 16, scope: !130)
!141 = !DILocation(line: 15, column: 15, scope: !130)
!142 = !DILocation(line: 16, column: 14, scope: !130)
!143 = !DILocation(line: 16, column: 13, scope: !130)
!144 = !DILocation(line: 16, column: 6, scope: !130)
!145 = !DILocation(line: 16, column: 11, scope: !130)
!146 = !DILocation(line: 17, column: 14, scope: !130)
!147 = !DILocation(line: 17, column: 6, scope: !130)
!148 = !DILocation(line: 17, column: 12, scope: !130)
!149 = !DILocation(line: 18, column: 1, scope: !130)
!150 = distinct !DISubprogram(name: "next", scope: !3, file: !3, line: 20, type: !16, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!151 = !DILocation(line: 20, column: 32, scope: !150)
!152 = !DILocation(line: 20, column: 25, scope: !150)
!153 = distinct !DISubprogram(name: "leave", scope: !3, file: !3, line: 21, type: !154, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !17)
!154 = !DISubroutineType(types: !155)
!155 = !{null, !5}
!156 = !DILocalVariable(name: "status", arg: 1, scope: !153, file: !3, line: 21, type: !5)
!157 = !DILocation(line: 21, column: 23, scope: !153)
!158 = !DILocation(line: 22, column: 5, scope: !153)
!159 = !DILocation(line: 22, column: 5, scope: !160)
!160 = distinct !DILexicalBlock(scope: !161, file: !3, line: 22, column: 5)
!161 = distinct !DILexicalBlock(scope: !153, file: !3, line: 22, column: 5)
!162 = !DILocation(line: 22, column: 5, scope: !161)
!163 = !DILocation(line: 23, column: 10, scope: !153)
!164 = !DILocation(line: 23, column: 5, scope: !153)
!165 = distinct !DISubprogram(name: "is_odd", scope: !3, file: !3, line: 11, type: !107, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !17)
!166 = !DILocalVariable(name: "n", arg: 1, scope: !165, file: !3, line: 11, type: !19)
!167 = !DILocation(line: 11, column: 28, scope: !165)
!168 = !DILocation(line: 11, column: 40, scope: !165)
!169 = !DILocation(line: 11, column: 42, scope: !165)
!170 = !DILocation(line: 11, column: 47, scope: !165)
!171 = !DILocation(line: 11, column: 58, scope: !165)
!172 = !DILocation(line: 11, column: 60, scope: !165)
!173 = !DILocation(line: 11, column: 50, scope: !165)
!174 = !DILocation(line: 0, scope: !165)
!175 = !DILocation(line: 11, column: 33, scope: !165)
