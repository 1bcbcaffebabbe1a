; ModuleID = 'bounded_characters.c'
source_filename = "bounded_characters.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c"ab\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [5 x i8] c"%d%c\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [4 x i8] c"abc\00", align 1, !dbg !12

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !24 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !29, !DIExpression(), !30)
  %3 = call i32 @__VERIFIER_nondet_int(), !dbg !31
  store i32 %3, ptr %2, align 4, !dbg !30
  %4 = load i32, ptr %2, align 4, !dbg !32
  %5 = icmp sge i32 %4, 0, !dbg !34
  br i1 %5, label %6, label %68, !dbg !35

6:                                                ; preds = %0
  %7 = load i32, ptr %2, align 4, !dbg !36
  %8 = icmp slt i32 %7, 256, !dbg !37
  br i1 %8, label %9, label %68, !dbg !38

9:                                                ; preds = %6
  %10 = load i32, ptr %2, align 4, !dbg !39
  %11 = call i32 @isdigit(i32 noundef %10) #4, !dbg !42
  %12 = icmp ne i32 %11, 0, !dbg !42
  br i1 %12, label %13, label %25, !dbg !43

13:                                               ; preds = %9
  br label %14, !dbg !44

14:                                               ; preds = %13
  %15 = load i32, ptr %2, align 4, !dbg !45
  %16 = sub nsw i32 %15, 48, !dbg !45
  %17 = icmp sge i32 %16, 0, !dbg !45
  br i1 %17, label %18, label %22, !dbg !45

18:                                               ; preds = %14
  %19 = load i32, ptr %2, align 4, !dbg !45
  %20 = sub nsw i32 %19, 48, !dbg !45
  %21 = icmp sle i32 %20, 9, !dbg !45
  br i1 %21, label %23, label %22, !dbg !48

22:                                               ; preds = %18, %14
  call void @reach_error(), !dbg !45
  br label %23, !dbg !45

23:                                               ; preds = %22, %18
  br label %24, !dbg !48

24:                                               ; preds = %23
  br label %25, !dbg !48

25:                                               ; preds = %24, %9
  br label %26, !dbg !49

26:                                               ; preds = %25
  %27 = load i32, ptr %2, align 4, !dbg !50
  %28 = call i32 @isalpha(i32 noundef %27) #4, !dbg !50
  %29 = icmp ne i32 %28, 0, !dbg !50
  br i1 %29, label %30, label %35, !dbg !50

30:                                               ; preds = %26
  %31 = load i32, ptr %2, align 4, !dbg !50
  %32 = call i32 @isspace(i32 noundef %31) #4, !dbg !50
  %33 = icmp ne i32 %32, 0, !dbg !50
  br i1 %33, label %34, label %35, !dbg !53

34:                                               ; preds = %30
  call void @reach_error(), !dbg !50
  br label %35, !dbg !50

35:                                               ; preds = %34, %30, %26
  br label %36, !dbg !53

36:                                               ; preds = %35
  br label %37, !dbg !54

37:                                               ; preds = %36
  %38 = load i32, ptr %2, align 4, !dbg !55
  %39 = call i32 @isalpha(i32 noundef %38) #4, !dbg !55
  %40 = icmp ne i32 %39, 0, !dbg !55
  br i1 %40, label %41, label %46, !dbg !55

41:                                               ; preds = %37
  %42 = load i32, ptr %2, align 4, !dbg !55
  %43 = call i32 @ispunct(i32 noundef %42) #4, !dbg !55
  %44 = icmp ne i32 %43, 0, !dbg !55
  br i1 %44, label %45, label %46, !dbg !58

45:                                               ; preds = %41
  call void @reach_error(), !dbg !55
  br label %46, !dbg !55

46:                                               ; preds = %45, %41, %37
  br label %47, !dbg !58

47:                                               ; preds = %46
  br label %48, !dbg !59

48:                                               ; preds = %47
  %49 = load i32, ptr %2, align 4, !dbg !60
  %50 = call i32 @toupper(i32 noundef %49) #4, !dbg !60
  %51 = icmp ne i32 %50, 81, !dbg !60
  br i1 %51, label %59, label %52, !dbg !60

52:                                               ; preds = %48
  %53 = load i32, ptr %2, align 4, !dbg !60
  %54 = icmp eq i32 %53, 81, !dbg !60
  br i1 %54, label %59, label %55, !dbg !60

55:                                               ; preds = %52
  %56 = load i32, ptr %2, align 4, !dbg !60
  %57 = icmp eq i32 %56, 113, !dbg !60
  br i1 %57, label %59, label %58, !dbg !63

58:                                               ; preds = %55
  call void @reach_error(), !dbg !60
  br label %59, !dbg !60

59:                                               ; preds = %58, %55, %52, %48
  br label %60, !dbg !63

60:                                               ; preds = %59
  br label %61, !dbg !64

61:                                               ; preds = %60
  %62 = load i32, ptr %2, align 4, !dbg !65
  %63 = call i32 @tolower(i32 noundef %62) #4, !dbg !65
  %64 = icmp ne i32 %63, 113, !dbg !65
  br i1 %64, label %66, label %65, !dbg !68

65:                                               ; preds = %61
  call void @reach_error(), !dbg !65
  br label %66, !dbg !65

66:                                               ; preds = %65, %61
  br label %67, !dbg !68

67:                                               ; preds = %66
  br label %68, !dbg !69

68:                                               ; preds = %67, %6, %0
  %69 = load i32, ptr %2, align 4, !dbg !70
  %70 = icmp sgt i32 %69, -2147483647, !dbg !72
  br i1 %70, label %71, label %90, !dbg !73

71:                                               ; preds = %68
  br label %72, !dbg !74

72:                                               ; preds = %71
  %73 = load i32, ptr %2, align 4, !dbg !75
  %74 = call i32 @llvm.abs.i32(i32 %73, i1 true), !dbg !75
  %75 = icmp sge i32 %74, 0, !dbg !75
  br i1 %75, label %76, label %87, !dbg !75

76:                                               ; preds = %72
  %77 = load i32, ptr %2, align 4, !dbg !75
  %78 = call i32 @llvm.abs.i32(i32 %77, i1 true), !dbg !75
  %79 = load i32, ptr %2, align 4, !dbg !75
  %80 = icmp eq i32 %78, %79, !dbg !75
  br i1 %80, label %88, label %81, !dbg !75

81:                                               ; preds = %76
  %82 = load i32, ptr %2, align 4, !dbg !75
  %83 = call i32 @llvm.abs.i32(i32 %82, i1 true), !dbg !75
  %84 = load i32, ptr %2, align 4, !dbg !75
  %85 = sub nsw i32 0, %84, !dbg !75
  %86 = icmp eq i32 %83, %85, !dbg !75
  br i1 %86, label %88, label %87, !dbg !78

87:                                               ; preds = %81, %72
  call void @reach_error(), !dbg !75
  br label %88, !dbg !75

88:                                               ; preds = %87, %81, %76
  br label %89, !dbg !78

89:                                               ; preds = %88
  br label %90, !dbg !78

90:                                               ; preds = %89, %68
  br label %91, !dbg !79

91:                                               ; preds = %90
  %92 = load i32, ptr %2, align 4, !dbg !80
  %93 = sext i32 %92 to i64, !dbg !80
  %94 = call i64 @llvm.abs.i64(i64 %93, i1 true), !dbg !80
  %95 = icmp sle i64 %94, 2147483648, !dbg !80
  br i1 %95, label %97, label %96, !dbg !83

96:                                               ; preds = %91
  call void @reach_error(), !dbg !80
  br label %97, !dbg !80

97:                                               ; preds = %96, %91
  br label %98, !dbg !83

98:                                               ; preds = %97
  br label %99, !dbg !84

99:                                               ; preds = %98
  %100 = load i32, ptr %2, align 4, !dbg !85
  %101 = sext i32 %100 to i64, !dbg !85
  %102 = call i64 @llvm.abs.i64(i64 %101, i1 true), !dbg !85
  %103 = icmp ne i64 %102, 17, !dbg !85
  br i1 %103, label %105, label %104, !dbg !88

104:                                              ; preds = %99
  call void @reach_error(), !dbg !85
  br label %105, !dbg !85

105:                                              ; preds = %104, %99
  br label %106, !dbg !88

106:                                              ; preds = %105
  br label %107, !dbg !89

107:                                              ; preds = %106
  %108 = call i32 (ptr, ...) @printf(ptr noundef @.str), !dbg !90
  %109 = icmp sle i32 %108, 3, !dbg !90
  br i1 %109, label %111, label %110, !dbg !93

110:                                              ; preds = %107
  call void @reach_error(), !dbg !90
  br label %111, !dbg !90

111:                                              ; preds = %110, %107
  br label %112, !dbg !93

112:                                              ; preds = %111
  br label %113, !dbg !94

113:                                              ; preds = %112
  %114 = load i32, ptr %2, align 4, !dbg !95
  %115 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %114, i32 noundef 97), !dbg !95
  %116 = icmp sle i32 %115, 12, !dbg !95
  br i1 %116, label %118, label %117, !dbg !98

117:                                              ; preds = %113
  call void @reach_error(), !dbg !95
  br label %118, !dbg !95

118:                                              ; preds = %117, %113
  br label %119, !dbg !98

119:                                              ; preds = %118
  br label %120, !dbg !99

120:                                              ; preds = %119
  %121 = call i32 (ptr, ...) @printf(ptr noundef @.str.2), !dbg !100
  %122 = icmp ne i32 %121, 3, !dbg !100
  br i1 %122, label %124, label %123, !dbg !103

123:                                              ; preds = %120
  call void @reach_error(), !dbg !100
  br label %124, !dbg !100

124:                                              ; preds = %123, %120
  br label %125, !dbg !103

125:                                              ; preds = %124
  ret i32 0, !dbg !104
}

declare i32 @__VERIFIER_nondet_int() #1

; Function Attrs: nounwind willreturn memory(read)
declare i32 @isdigit(i32 noundef) #2

declare void @reach_error() #1

; Function Attrs: nounwind willreturn memory(read)
declare i32 @isalpha(i32 noundef) #2

; Function Attrs: nounwind willreturn memory(read)
declare i32 @isspace(i32 noundef) #2

; Function Attrs: nounwind willreturn memory(read)
declare i32 @ispunct(i32 noundef) #2

; Function Attrs: nounwind willreturn memory(read)
declare i32 @toupper(i32 noundef) #2

; Function Attrs: nounwind willreturn memory(read)
declare i32 @tolower(i32 noundef) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #3

declare i32 @printf(ptr noundef, ...) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!14}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21, !22}
!llvm.ident = !{!23}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "bounded_characters.c", directory: ".", checksumkind: CSK_MD5, checksum: "1ad762f2e8e9b9745ef5c01c2ebdec12")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 5)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !3, isLocal: true, isDefinition: true)
!14 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !15, splitDebugInlining: false, nameTableKind: None)
!15 = !{!0, !7, !12}
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 8, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 2}
!22 = !{i32 7, !"frame-pointer", i32 2}
!23 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!24 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 10, type: !25, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !28)
!25 = !DISubroutineType(types: !26)
!26 = !{!27}
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !{}
!29 = !DILocalVariable(name: "x", scope: !24, file: !2, line: 11, type: !27)
!30 = !DILocation(line: 11, column: 9, scope: !24)
!31 = !DILocation(line: 11, column: 13, scope: !24)
!32 = !DILocation(line: 12, column: 9, scope: !33)
!33 = distinct !DILexicalBlock(scope: !24, file: !2, line: 12, column: 9)
!34 = !DILocation(line: 12, column: 11, scope: !33)
!35 = !DILocation(line: 12, column: 16, scope: !33)
!36 = !DILocation(line: 12, column: 19, scope: !33)
!37 = !DILocation(line: 12, column: 21, scope: !33)
!38 = !DILocation(line: 12, column: 9, scope: !24)
!39 = !DILocation(line: 13, column: 21, scope: !40)
!40 = distinct !DILexicalBlock(scope: !41, file: !2, line: 13, column: 13)
!41 = distinct !DILexicalBlock(scope: !33, file: !2, line: 12, column: 28)
!42 = !DILocation(line: 13, column: 13, scope: !40)
!43 = !DILocation(line: 13, column: 13, scope: !41)
!44 = !DILocation(line: 14, column: 13, scope: !40)
!45 = !DILocation(line: 14, column: 13, scope: !46)
!46 = distinct !DILexicalBlock(scope: !47, file: !2, line: 14, column: 13)
!47 = distinct !DILexicalBlock(scope: !40, file: !2, line: 14, column: 13)
!48 = !DILocation(line: 14, column: 13, scope: !47)
!49 = !DILocation(line: 15, column: 9, scope: !41)
!50 = !DILocation(line: 15, column: 9, scope: !51)
!51 = distinct !DILexicalBlock(scope: !52, file: !2, line: 15, column: 9)
!52 = distinct !DILexicalBlock(scope: !41, file: !2, line: 15, column: 9)
!53 = !DILocation(line: 15, column: 9, scope: !52)
!54 = !DILocation(line: 16, column: 9, scope: !41)
!55 = !DILocation(line: 16, column: 9, scope: !56)
!56 = distinct !DILexicalBlock(scope: !57, file: !2, line: 16, column: 9)
!57 = distinct !DILexicalBlock(scope: !41, file: !2, line: 16, column: 9)
!58 = !DILocation(line: 16, column: 9, scope: !57)
!59 = !DILocation(line: 17, column: 9, scope: !41)
!60 = !DILocation(line: 17, column: 9, scope: !61)
!61 = distinct !DILexicalBlock(scope: !62, file: !2, line: 17, column: 9)
!62 = distinct !DILexicalBlock(scope: !41, file: !2, line: 17, column: 9)
!63 = !DILocation(line: 17, column: 9, scope: !62)
!64 = !DILocation(line: 18, column: 9, scope: !41)
!65 = !DILocation(line: 18, column: 9, scope: !66)
!66 = distinct !DILexicalBlock(scope: !67, file: !2, line: 18, column: 9)
!67 = distinct !DILexicalBlock(scope: !41, file: !2, line: 18, column: 9)
!68 = !DILocation(line: 18, column: 9, scope: !67)
!69 = !DILocation(line: 19, column: 5, scope: !41)
!70 = !DILocation(line: 20, column: 9, scope: !71)
!71 = distinct !DILexicalBlock(scope: !24, file: !2, line: 20, column: 9)
!72 = !DILocation(line: 20, column: 11, scope: !71)
!73 = !DILocation(line: 20, column: 9, scope: !24)
!74 = !DILocation(line: 21, column: 9, scope: !71)
!75 = !DILocation(line: 21, column: 9, scope: !76)
!76 = distinct !DILexicalBlock(scope: !77, file: !2, line: 21, column: 9)
!77 = distinct !DILexicalBlock(scope: !71, file: !2, line: 21, column: 9)
!78 = !DILocation(line: 21, column: 9, scope: !77)
!79 = !DILocation(line: 22, column: 5, scope: !24)
!80 = !DILocation(line: 22, column: 5, scope: !81)
!81 = distinct !DILexicalBlock(scope: !82, file: !2, line: 22, column: 5)
!82 = distinct !DILexicalBlock(scope: !24, file: !2, line: 22, column: 5)
!83 = !DILocation(line: 22, column: 5, scope: !82)
!84 = !DILocation(line: 23, column: 5, scope: !24)
!85 = !DILocation(line: 23, column: 5, scope: !86)
!86 = distinct !DILexicalBlock(scope: !87, file: !2, line: 23, column: 5)
!87 = distinct !DILexicalBlock(scope: !24, file: !2, line: 23, column: 5)
!88 = !DILocation(line: 23, column: 5, scope: !87)
!89 = !DILocation(line: 24, column: 5, scope: !24)
!90 = !DILocation(line: 24, column: 5, scope: !91)
!91 = distinct !DILexicalBlock(scope: !92, file: !2, line: 24, column: 5)
!92 = distinct !DILexicalBlock(scope: !24, file: !2, line: 24, column: 5)
!93 = !DILocation(line: 24, column: 5, scope: !92)
!94 = !DILocation(line: 25, column: 5, scope: !24)
!95 = !DILocation(line: 25, column: 5, scope: !96)
!96 = distinct !DILexicalBlock(scope: !97, file: !2, line: 25, column: 5)
!97 = distinct !DILexicalBlock(scope: !24, file: !2, line: 25, column: 5)
!98 = !DILocation(line: 25, column: 5, scope: !97)
!99 = !DILocation(line: 26, column: 5, scope: !24)
!100 = !DILocation(line: 26, column: 5, scope: !101)
!101 = distinct !DILexicalBlock(scope: !102, file: !2, line: 26, column: 5)
!102 = distinct !DILexicalBlock(scope: !24, file: !2, line: 26, column: 5)
!103 = !DILocation(line: 26, column: 5, scope: !102)
!104 = !DILocation(line: 27, column: 5, scope: !24)
