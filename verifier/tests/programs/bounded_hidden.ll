; ModuleID = 'bounded_hidden.c'
source_filename = "bounded_hidden.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@stdin = external global ptr, align 8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i8, align 1
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !15, !DIExpression(), !17)
  store i32 1, ptr %2, align 4, !dbg !17
    #dbg_declare(ptr %3, !18, !DIExpression(), !19)
  store i32 1, ptr %3, align 4, !dbg !19
  %10 = call i32 @__VERIFIER_nondet_int(), !dbg !20
  switch i32 %10, label %135 [
    i32 0, label %11
    i32 1, label %30
    i32 2, label %47
    i32 3, label %66
    i32 4, label %86
    i32 5, label %110
  ], !dbg !21

11:                                               ; preds = %0
  br label %12, !dbg !22

12:                                               ; preds = %11
  %13 = call i32 @rand_r(ptr noundef %2) #5, !dbg !24
  %14 = icmp sge i32 %13, 0, !dbg !24
  br i1 %14, label %16, label %15, !dbg !27

15:                                               ; preds = %12
  call void @reach_error(), !dbg !24
  br label %16, !dbg !24

16:                                               ; preds = %15, %12
  br label %17, !dbg !27

17:                                               ; preds = %16
  br label %18, !dbg !28

18:                                               ; preds = %17
  %19 = load i32, ptr %3, align 4, !dbg !29
  %20 = icmp eq i32 %19, 1, !dbg !29
  br i1 %20, label %22, label %21, !dbg !32

21:                                               ; preds = %18
  call void @reach_error(), !dbg !29
  br label %22, !dbg !29

22:                                               ; preds = %21, %18
  br label %23, !dbg !32

23:                                               ; preds = %22
  br label %24, !dbg !33

24:                                               ; preds = %23
  %25 = load i32, ptr %2, align 4, !dbg !34
  %26 = icmp eq i32 %25, 1, !dbg !34
  br i1 %26, label %28, label %27, !dbg !37

27:                                               ; preds = %24
  call void @reach_error(), !dbg !34
  br label %28, !dbg !34

28:                                               ; preds = %27, %24
  br label %29, !dbg !37

29:                                               ; preds = %28
  br label %135, !dbg !38

30:                                               ; preds = %0
    #dbg_declare(ptr %4, !39, !DIExpression(), !43)
  %31 = call ptr @strerror(i32 noundef 1000) #5, !dbg !44
  store ptr %31, ptr %4, align 8, !dbg !43
    #dbg_declare(ptr %5, !45, !DIExpression(), !46)
  %32 = load ptr, ptr %4, align 8, !dbg !47
  %33 = getelementptr inbounds i8, ptr %32, i64 17, !dbg !47
  %34 = load i8, ptr %33, align 1, !dbg !47
  store i8 %34, ptr %5, align 1, !dbg !46
  %35 = call ptr @strerror(i32 noundef 1001) #5, !dbg !48
  br label %36, !dbg !49

36:                                               ; preds = %30
  %37 = load ptr, ptr %4, align 8, !dbg !50
  %38 = getelementptr inbounds i8, ptr %37, i64 17, !dbg !50
  %39 = load i8, ptr %38, align 1, !dbg !50
  %40 = sext i8 %39 to i32, !dbg !50
  %41 = load i8, ptr %5, align 1, !dbg !50
  %42 = sext i8 %41 to i32, !dbg !50
  %43 = icmp eq i32 %40, %42, !dbg !50
  br i1 %43, label %45, label %44, !dbg !53

44:                                               ; preds = %36
  call void @reach_error(), !dbg !50
  br label %45, !dbg !50

45:                                               ; preds = %44, %36
  br label %46, !dbg !53

46:                                               ; preds = %45
  br label %135, !dbg !54

47:                                               ; preds = %0
    #dbg_declare(ptr %6, !55, !DIExpression(), !58)
  %48 = call ptr @realloc(ptr noundef null, i64 noundef 4) #6, !dbg !59
  store ptr %48, ptr %6, align 8, !dbg !58
    #dbg_declare(ptr %7, !60, !DIExpression(), !61)
  %49 = call ptr @realloc(ptr noundef null, i64 noundef 4) #6, !dbg !62
  store ptr %49, ptr %7, align 8, !dbg !61
  %50 = load ptr, ptr %6, align 8, !dbg !63
  %51 = icmp ne ptr %50, null, !dbg !63
  br i1 %51, label %52, label %65, !dbg !65

52:                                               ; preds = %47
  %53 = load ptr, ptr %7, align 8, !dbg !66
  %54 = icmp ne ptr %53, null, !dbg !66
  br i1 %54, label %55, label %65, !dbg !67

55:                                               ; preds = %52
  br label %56, !dbg !68

56:                                               ; preds = %55
  %57 = load ptr, ptr %6, align 8, !dbg !69
  %58 = load i32, ptr %57, align 4, !dbg !69
  %59 = load ptr, ptr %7, align 8, !dbg !69
  %60 = load i32, ptr %59, align 4, !dbg !69
  %61 = icmp eq i32 %58, %60, !dbg !69
  br i1 %61, label %63, label %62, !dbg !72

62:                                               ; preds = %56
  call void @reach_error(), !dbg !69
  br label %63, !dbg !69

63:                                               ; preds = %62, %56
  br label %64, !dbg !72

64:                                               ; preds = %63
  br label %65, !dbg !72

65:                                               ; preds = %64, %52, %47
  br label %135, !dbg !73

66:                                               ; preds = %0
    #dbg_declare(ptr %8, !74, !DIExpression(), !76)
  %67 = call noalias ptr @malloc(i64 noundef 4) #7, !dbg !77
  store ptr %67, ptr %8, align 8, !dbg !76
  %68 = load ptr, ptr %8, align 8, !dbg !78
  %69 = icmp ne ptr %68, null, !dbg !78
  br i1 %69, label %71, label %70, !dbg !80

70:                                               ; preds = %66
  br label %135, !dbg !81

71:                                               ; preds = %66
  %72 = load ptr, ptr %8, align 8, !dbg !82
  store i32 5, ptr %72, align 4, !dbg !83
  %73 = load ptr, ptr %8, align 8, !dbg !84
  %74 = call ptr @realloc(ptr noundef %73, i64 noundef 8) #6, !dbg !85
  store ptr %74, ptr %8, align 8, !dbg !86
  %75 = load ptr, ptr %8, align 8, !dbg !87
  %76 = icmp ne ptr %75, null, !dbg !87
  br i1 %76, label %77, label %85, !dbg !89

77:                                               ; preds = %71
  br label %78, !dbg !90

78:                                               ; preds = %77
  %79 = load ptr, ptr %8, align 8, !dbg !91
  %80 = load i32, ptr %79, align 4, !dbg !91
  %81 = icmp eq i32 %80, 5, !dbg !91
  br i1 %81, label %83, label %82, !dbg !94

82:                                               ; preds = %78
  call void @reach_error(), !dbg !91
  br label %83, !dbg !91

83:                                               ; preds = %82, %78
  br label %84, !dbg !94

84:                                               ; preds = %83
  br label %85, !dbg !94

85:                                               ; preds = %84, %71
  br label %135, !dbg !95

86:                                               ; preds = %0
    #dbg_declare(ptr %9, !96, !DIExpression(), !98)
  %87 = call i32 @getchar(), !dbg !99
  store i32 %87, ptr %9, align 4, !dbg !98
  br label %88, !dbg !100

88:                                               ; preds = %86
  %89 = load i32, ptr %9, align 4, !dbg !101
  %90 = icmp sge i32 %89, -1, !dbg !101
  br i1 %90, label %91, label %94, !dbg !101

91:                                               ; preds = %88
  %92 = load i32, ptr %9, align 4, !dbg !101
  %93 = icmp slt i32 %92, 256, !dbg !101
  br i1 %93, label %95, label %94, !dbg !104

94:                                               ; preds = %91, %88
  call void @reach_error(), !dbg !101
  br label %95, !dbg !101

95:                                               ; preds = %94, %91
  br label %96, !dbg !104

96:                                               ; preds = %95
  br label %97, !dbg !105

97:                                               ; preds = %96
  %98 = load i32, ptr %9, align 4, !dbg !106
  %99 = icmp ne i32 %98, -1, !dbg !106
  br i1 %99, label %101, label %100, !dbg !109

100:                                              ; preds = %97
  call void @reach_error(), !dbg !106
  br label %101, !dbg !106

101:                                              ; preds = %100, %97
  br label %102, !dbg !109

102:                                              ; preds = %101
  br label %103, !dbg !110

103:                                              ; preds = %102
  %104 = load ptr, ptr @stdin, align 8, !dbg !111
  %105 = call i32 @fgetc(ptr noundef %104), !dbg !111
  %106 = icmp ne i32 %105, 255, !dbg !111
  br i1 %106, label %108, label %107, !dbg !114

107:                                              ; preds = %103
  call void @reach_error(), !dbg !111
  br label %108, !dbg !111

108:                                              ; preds = %107, %103
  br label %109, !dbg !114

109:                                              ; preds = %108
  br label %135, !dbg !115

110:                                              ; preds = %0
  br label %111, !dbg !116

111:                                              ; preds = %110
  %112 = call i32 @getpid() #5, !dbg !117
  %113 = icmp sgt i32 %112, 0, !dbg !117
  br i1 %113, label %115, label %114, !dbg !120

114:                                              ; preds = %111
  call void @reach_error(), !dbg !117
  br label %115, !dbg !117

115:                                              ; preds = %114, %111
  br label %116, !dbg !120

116:                                              ; preds = %115
  br label %117, !dbg !121

117:                                              ; preds = %116
  %118 = call i64 @random() #5, !dbg !122
  %119 = icmp sge i64 %118, 0, !dbg !122
  br i1 %119, label %120, label %123, !dbg !122

120:                                              ; preds = %117
  %121 = call i64 @random() #5, !dbg !122
  %122 = icmp sle i64 %121, 2147483647, !dbg !122
  br i1 %122, label %124, label %123, !dbg !125

123:                                              ; preds = %120, %117
  call void @reach_error(), !dbg !122
  br label %124, !dbg !122

124:                                              ; preds = %123, %120
  br label %125, !dbg !125

125:                                              ; preds = %124
  br label %126, !dbg !126

126:                                              ; preds = %125
  %127 = call i64 @lrand48() #5, !dbg !127
  %128 = icmp sge i64 %127, 0, !dbg !127
  br i1 %128, label %129, label %132, !dbg !127

129:                                              ; preds = %126
  %130 = call i64 @lrand48() #5, !dbg !127
  %131 = icmp slt i64 %130, 2147483647, !dbg !127
  br i1 %131, label %133, label %132, !dbg !130

132:                                              ; preds = %129, %126
  call void @reach_error(), !dbg !127
  br label %133, !dbg !127

133:                                              ; preds = %132, %129
  br label %134, !dbg !130

134:                                              ; preds = %133
  br label %135, !dbg !131

135:                                              ; preds = %0, %134, %109, %85, %70, %65, %46, %29
  ret i32 0, !dbg !132
}

declare i32 @__VERIFIER_nondet_int() #1

; Function Attrs: nounwind
declare i32 @rand_r(ptr noundef) #2

declare void @reach_error() #1

; Function Attrs: nounwind
declare ptr @strerror(i32 noundef) #2

; Function Attrs: nounwind allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #3

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #4

declare i32 @getchar() #1

declare i32 @fgetc(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @getpid() #2

; Function Attrs: nounwind
declare i64 @random() #2

; Function Attrs: nounwind
declare i64 @lrand48() #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nounwind allocsize(1) }
attributes #7 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounded_hidden.c", directory: ".", checksumkind: CSK_MD5, checksum: "bedf5525d58f19622f90730b1607de10")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "seed", scope: !10, file: !1, line: 12, type: !16)
!16 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!17 = !DILocation(line: 12, column: 14, scope: !10)
!18 = !DILocalVariable(name: "other", scope: !10, file: !1, line: 12, type: !16)
!19 = !DILocation(line: 12, column: 24, scope: !10)
!20 = !DILocation(line: 13, column: 13, scope: !10)
!21 = !DILocation(line: 13, column: 5, scope: !10)
!22 = !DILocation(line: 15, column: 9, scope: !23)
!23 = distinct !DILexicalBlock(scope: !10, file: !1, line: 13, column: 38)
!24 = !DILocation(line: 15, column: 9, scope: !25)
!25 = distinct !DILexicalBlock(scope: !26, file: !1, line: 15, column: 9)
!26 = distinct !DILexicalBlock(scope: !23, file: !1, line: 15, column: 9)
!27 = !DILocation(line: 15, column: 9, scope: !26)
!28 = !DILocation(line: 16, column: 9, scope: !23)
!29 = !DILocation(line: 16, column: 9, scope: !30)
!30 = distinct !DILexicalBlock(scope: !31, file: !1, line: 16, column: 9)
!31 = distinct !DILexicalBlock(scope: !23, file: !1, line: 16, column: 9)
!32 = !DILocation(line: 16, column: 9, scope: !31)
!33 = !DILocation(line: 17, column: 9, scope: !23)
!34 = !DILocation(line: 17, column: 9, scope: !35)
!35 = distinct !DILexicalBlock(scope: !36, file: !1, line: 17, column: 9)
!36 = distinct !DILexicalBlock(scope: !23, file: !1, line: 17, column: 9)
!37 = !DILocation(line: 17, column: 9, scope: !36)
!38 = !DILocation(line: 18, column: 9, scope: !23)
!39 = !DILocalVariable(name: "message", scope: !40, file: !1, line: 20, type: !41)
!40 = distinct !DILexicalBlock(scope: !23, file: !1, line: 19, column: 13)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!42 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!43 = !DILocation(line: 20, column: 15, scope: !40)
!44 = !DILocation(line: 20, column: 25, scope: !40)
!45 = !DILocalVariable(name: "first", scope: !40, file: !1, line: 20, type: !42)
!46 = !DILocation(line: 20, column: 41, scope: !40)
!47 = !DILocation(line: 20, column: 49, scope: !40)
!48 = !DILocation(line: 21, column: 9, scope: !40)
!49 = !DILocation(line: 22, column: 9, scope: !40)
!50 = !DILocation(line: 22, column: 9, scope: !51)
!51 = distinct !DILexicalBlock(scope: !52, file: !1, line: 22, column: 9)
!52 = distinct !DILexicalBlock(scope: !40, file: !1, line: 22, column: 9)
!53 = !DILocation(line: 22, column: 9, scope: !52)
!54 = !DILocation(line: 23, column: 9, scope: !40)
!55 = !DILocalVariable(name: "a", scope: !56, file: !1, line: 26, type: !57)
!56 = distinct !DILexicalBlock(scope: !23, file: !1, line: 25, column: 13)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!58 = !DILocation(line: 26, column: 14, scope: !56)
!59 = !DILocation(line: 26, column: 18, scope: !56)
!60 = !DILocalVariable(name: "b", scope: !56, file: !1, line: 26, type: !57)
!61 = !DILocation(line: 26, column: 34, scope: !56)
!62 = !DILocation(line: 26, column: 38, scope: !56)
!63 = !DILocation(line: 27, column: 13, scope: !64)
!64 = distinct !DILexicalBlock(scope: !56, file: !1, line: 27, column: 13)
!65 = !DILocation(line: 27, column: 15, scope: !64)
!66 = !DILocation(line: 27, column: 18, scope: !64)
!67 = !DILocation(line: 27, column: 13, scope: !56)
!68 = !DILocation(line: 27, column: 21, scope: !64)
!69 = !DILocation(line: 27, column: 21, scope: !70)
!70 = distinct !DILexicalBlock(scope: !71, file: !1, line: 27, column: 21)
!71 = distinct !DILexicalBlock(scope: !64, file: !1, line: 27, column: 21)
!72 = !DILocation(line: 27, column: 21, scope: !71)
!73 = !DILocation(line: 28, column: 9, scope: !56)
!74 = !DILocalVariable(name: "a", scope: !75, file: !1, line: 31, type: !57)
!75 = distinct !DILexicalBlock(scope: !23, file: !1, line: 30, column: 13)
!76 = !DILocation(line: 31, column: 14, scope: !75)
!77 = !DILocation(line: 31, column: 18, scope: !75)
!78 = !DILocation(line: 32, column: 14, scope: !79)
!79 = distinct !DILexicalBlock(scope: !75, file: !1, line: 32, column: 13)
!80 = !DILocation(line: 32, column: 13, scope: !75)
!81 = !DILocation(line: 32, column: 17, scope: !79)
!82 = !DILocation(line: 33, column: 10, scope: !75)
!83 = !DILocation(line: 33, column: 12, scope: !75)
!84 = !DILocation(line: 34, column: 21, scope: !75)
!85 = !DILocation(line: 34, column: 13, scope: !75)
!86 = !DILocation(line: 34, column: 11, scope: !75)
!87 = !DILocation(line: 35, column: 13, scope: !88)
!88 = distinct !DILexicalBlock(scope: !75, file: !1, line: 35, column: 13)
!89 = !DILocation(line: 35, column: 13, scope: !75)
!90 = !DILocation(line: 35, column: 16, scope: !88)
!91 = !DILocation(line: 35, column: 16, scope: !92)
!92 = distinct !DILexicalBlock(scope: !93, file: !1, line: 35, column: 16)
!93 = distinct !DILexicalBlock(scope: !88, file: !1, line: 35, column: 16)
!94 = !DILocation(line: 35, column: 16, scope: !93)
!95 = !DILocation(line: 36, column: 9, scope: !75)
!96 = !DILocalVariable(name: "c", scope: !97, file: !1, line: 39, type: !13)
!97 = distinct !DILexicalBlock(scope: !23, file: !1, line: 38, column: 13)
!98 = !DILocation(line: 39, column: 13, scope: !97)
!99 = !DILocation(line: 39, column: 17, scope: !97)
!100 = !DILocation(line: 40, column: 9, scope: !97)
!101 = !DILocation(line: 40, column: 9, scope: !102)
!102 = distinct !DILexicalBlock(scope: !103, file: !1, line: 40, column: 9)
!103 = distinct !DILexicalBlock(scope: !97, file: !1, line: 40, column: 9)
!104 = !DILocation(line: 40, column: 9, scope: !103)
!105 = !DILocation(line: 41, column: 9, scope: !97)
!106 = !DILocation(line: 41, column: 9, scope: !107)
!107 = distinct !DILexicalBlock(scope: !108, file: !1, line: 41, column: 9)
!108 = distinct !DILexicalBlock(scope: !97, file: !1, line: 41, column: 9)
!109 = !DILocation(line: 41, column: 9, scope: !108)
!110 = !DILocation(line: 42, column: 9, scope: !97)
!111 = !DILocation(line: 42, column: 9, scope: !112)
!112 = distinct !DILexicalBlock(scope: !113, file: !1, line: 42, column: 9)
!113 = distinct !DILexicalBlock(scope: !97, file: !1, line: 42, column: 9)
!114 = !DILocation(line: 42, column: 9, scope: !113)
!115 = !DILocation(line: 43, column: 9, scope: !97)
!116 = !DILocation(line: 46, column: 9, scope: !23)
!117 = !DILocation(line: 46, column: 9, scope: !118)
!118 = distinct !DILexicalBlock(scope: !119, file: !1, line: 46, column: 9)
!119 = distinct !DILexicalBlock(scope: !23, file: !1, line: 46, column: 9)
!120 = !DILocation(line: 46, column: 9, scope: !119)
!121 = !DILocation(line: 47, column: 9, scope: !23)
!122 = !DILocation(line: 47, column: 9, scope: !123)
!123 = distinct !DILexicalBlock(scope: !124, file: !1, line: 47, column: 9)
!124 = distinct !DILexicalBlock(scope: !23, file: !1, line: 47, column: 9)
!125 = !DILocation(line: 47, column: 9, scope: !124)
!126 = !DILocation(line: 48, column: 9, scope: !23)
!127 = !DILocation(line: 48, column: 9, scope: !128)
!128 = distinct !DILexicalBlock(scope: !129, file: !1, line: 48, column: 9)
!129 = distinct !DILexicalBlock(scope: !23, file: !1, line: 48, column: 9)
!130 = !DILocation(line: 48, column: 9, scope: !129)
!131 = !DILocation(line: 49, column: 9, scope: !23)
!132 = !DILocation(line: 51, column: 5, scope: !10)
