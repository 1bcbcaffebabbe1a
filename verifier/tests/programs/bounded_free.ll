; ModuleID = 'bounded_free.c'
source_filename = "bounded_free.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@global = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [5 x i8] c"text\00", align 1, !dbg !7

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !22 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca [3 x ptr], align 16
  %17 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !26, !DIExpression(), !27)
  store i32 0, ptr %2, align 4, !dbg !27
  %18 = call i32 @__VERIFIER_nondet_int(), !dbg !28
  switch i32 %18, label %91 [
    i32 0, label %19
    i32 1, label %23
    i32 2, label %27
    i32 3, label %35
    i32 4, label %36
    i32 5, label %37
    i32 6, label %41
    i32 7, label %51
    i32 8, label %57
    i32 9, label %62
    i32 10, label %71
    i32 11, label %80
    i32 12, label %90
  ], !dbg !29

19:                                               ; preds = %0
    #dbg_declare(ptr %3, !30, !DIExpression(), !34)
  %20 = call noalias ptr @malloc(i64 noundef 4) #5, !dbg !35
  store ptr %20, ptr %3, align 8, !dbg !34
  %21 = load ptr, ptr %3, align 8, !dbg !36
  call void @free(ptr noundef %21) #6, !dbg !37
  store ptr null, ptr %3, align 8, !dbg !38
  %22 = load ptr, ptr %3, align 8, !dbg !39
  call void @free(ptr noundef %22) #6, !dbg !40
  br label %119, !dbg !41

23:                                               ; preds = %0
    #dbg_declare(ptr %4, !42, !DIExpression(), !44)
  %24 = call noalias ptr @malloc(i64 noundef 4) #5, !dbg !45
  store ptr %24, ptr %4, align 8, !dbg !44
  %25 = load ptr, ptr %4, align 8, !dbg !46
  call void @free(ptr noundef %25) #6, !dbg !47
  %26 = load ptr, ptr %4, align 8, !dbg !48
  call void @free(ptr noundef %26) #6, !dbg !49
  br label %119, !dbg !50

27:                                               ; preds = %0
    #dbg_declare(ptr %5, !51, !DIExpression(), !53)
  %28 = call noalias ptr @malloc(i64 noundef 4) #5, !dbg !54
  store ptr %28, ptr %5, align 8, !dbg !53
  %29 = load ptr, ptr %5, align 8, !dbg !55
  %30 = icmp ne ptr %29, null, !dbg !55
  br i1 %30, label %32, label %31, !dbg !57

31:                                               ; preds = %27
  store i32 0, ptr %1, align 4, !dbg !58
  br label %120, !dbg !58

32:                                               ; preds = %27
  %33 = load ptr, ptr %5, align 8, !dbg !59
  %34 = getelementptr inbounds i8, ptr %33, i64 1, !dbg !60
  call void @free(ptr noundef %34) #6, !dbg !61
  br label %119, !dbg !62

35:                                               ; preds = %0
  call void @free(ptr noundef %2) #6, !dbg !63
  br label %119, !dbg !64

36:                                               ; preds = %0
  call void @free(ptr noundef @global) #6, !dbg !65
  br label %119, !dbg !66

37:                                               ; preds = %0
    #dbg_declare(ptr %6, !67, !DIExpression(), !69)
  %38 = call noalias ptr @malloc(i64 noundef 0) #5, !dbg !70
  store ptr %38, ptr %6, align 8, !dbg !69
  %39 = load ptr, ptr %6, align 8, !dbg !71
  call void @free(ptr noundef %39) #6, !dbg !72
  %40 = load ptr, ptr %6, align 8, !dbg !73
  call void @free(ptr noundef %40) #6, !dbg !74
  br label %119, !dbg !75

41:                                               ; preds = %0
    #dbg_declare(ptr %7, !76, !DIExpression(), !78)
  %42 = call noalias ptr @malloc(i64 noundef 4) #5, !dbg !79
  store ptr %42, ptr %7, align 8, !dbg !78
    #dbg_declare(ptr %8, !80, !DIExpression(), !81)
  %43 = load ptr, ptr %7, align 8, !dbg !82
  %44 = call ptr @realloc(ptr noundef %43, i64 noundef 8) #7, !dbg !83
  store ptr %44, ptr %8, align 8, !dbg !81
  %45 = load ptr, ptr %8, align 8, !dbg !84
  %46 = icmp ne ptr %45, null, !dbg !84
  br i1 %46, label %47, label %49, !dbg !86

47:                                               ; preds = %41
  %48 = load ptr, ptr %8, align 8, !dbg !87
  call void @free(ptr noundef %48) #6, !dbg !89
  store i32 0, ptr %1, align 4, !dbg !90
  br label %120, !dbg !90

49:                                               ; preds = %41
  %50 = load ptr, ptr %7, align 8, !dbg !91
  call void @free(ptr noundef %50) #6, !dbg !92
  br label %119, !dbg !93

51:                                               ; preds = %0
    #dbg_declare(ptr %9, !94, !DIExpression(), !96)
  %52 = call noalias ptr @malloc(i64 noundef 4) #5, !dbg !97
  store ptr %52, ptr %9, align 8, !dbg !96
    #dbg_declare(ptr %10, !98, !DIExpression(), !99)
  %53 = load ptr, ptr %9, align 8, !dbg !100
  %54 = call ptr @realloc(ptr noundef %53, i64 noundef 8) #7, !dbg !101
  store ptr %54, ptr %10, align 8, !dbg !99
  %55 = load ptr, ptr %10, align 8, !dbg !102
  call void @free(ptr noundef %55) #6, !dbg !103
  %56 = load ptr, ptr %9, align 8, !dbg !104
  call void @free(ptr noundef %56) #6, !dbg !105
  br label %119, !dbg !106

57:                                               ; preds = %0
    #dbg_declare(ptr %11, !107, !DIExpression(), !109)
  %58 = call noalias ptr @malloc(i64 noundef 4) #5, !dbg !110
  store ptr %58, ptr %11, align 8, !dbg !109
  %59 = load ptr, ptr %11, align 8, !dbg !111
  call void @free(ptr noundef %59) #6, !dbg !112
  %60 = load ptr, ptr %11, align 8, !dbg !113
  %61 = call ptr @realloc(ptr noundef %60, i64 noundef 8) #7, !dbg !114
  store ptr %61, ptr %11, align 8, !dbg !115
  br label %119, !dbg !116

62:                                               ; preds = %0
    #dbg_declare(ptr %12, !117, !DIExpression(), !120)
  %63 = load i32, ptr %2, align 4, !dbg !121
  %64 = icmp ne i32 %63, 0, !dbg !121
  br i1 %64, label %65, label %66, !dbg !121

65:                                               ; preds = %62
  br label %68, !dbg !121

66:                                               ; preds = %62
  %67 = call noalias ptr @malloc(i64 noundef 4) #5, !dbg !122
  br label %68, !dbg !121

68:                                               ; preds = %66, %65
  %69 = phi ptr [ %2, %65 ], [ %67, %66 ], !dbg !121
  store ptr %69, ptr %12, align 8, !dbg !120
  %70 = load ptr, ptr %12, align 8, !dbg !123
  call void @free(ptr noundef %70) #6, !dbg !124
  br label %119, !dbg !125

71:                                               ; preds = %0
    #dbg_declare(ptr %13, !126, !DIExpression(), !128)
  %72 = call i32 @__VERIFIER_nondet_int(), !dbg !129
  %73 = icmp ne i32 %72, 0, !dbg !129
  br i1 %73, label %74, label %75, !dbg !129

74:                                               ; preds = %71
  br label %77, !dbg !129

75:                                               ; preds = %71
  %76 = call noalias ptr @malloc(i64 noundef 4) #5, !dbg !130
  br label %77, !dbg !129

77:                                               ; preds = %75, %74
  %78 = phi ptr [ %2, %74 ], [ %76, %75 ], !dbg !129
  store ptr %78, ptr %13, align 8, !dbg !128
  %79 = load ptr, ptr %13, align 8, !dbg !131
  call void @free(ptr noundef %79) #6, !dbg !132
  br label %119, !dbg !133

80:                                               ; preds = %0
    #dbg_declare(ptr %14, !134, !DIExpression(), !136)
  %81 = call noalias ptr @malloc(i64 noundef 4) #5, !dbg !137
  store ptr %81, ptr %14, align 8, !dbg !136
    #dbg_declare(ptr %15, !138, !DIExpression(), !139)
  %82 = load ptr, ptr %14, align 8, !dbg !140
  %83 = getelementptr inbounds i8, ptr %82, i64 4, !dbg !141
  store ptr %83, ptr %15, align 8, !dbg !139
  %84 = load ptr, ptr %14, align 8, !dbg !142
  %85 = icmp ne ptr %84, null, !dbg !142
  br i1 %85, label %87, label %86, !dbg !144

86:                                               ; preds = %80
  store i32 0, ptr %1, align 4, !dbg !145
  br label %120, !dbg !145

87:                                               ; preds = %80
  %88 = load ptr, ptr %15, align 8, !dbg !146
  %89 = getelementptr inbounds i8, ptr %88, i64 -4, !dbg !147
  call void @free(ptr noundef %89) #6, !dbg !148
  call void @free(ptr noundef @.str) #6, !dbg !149
  br label %119, !dbg !150

90:                                               ; preds = %0
  call void @free(ptr noundef @main) #6, !dbg !151
  br label %119, !dbg !153

91:                                               ; preds = %0
    #dbg_declare(ptr %16, !154, !DIExpression(), !159)
    #dbg_declare(ptr %17, !160, !DIExpression(), !162)
  store i32 0, ptr %17, align 4, !dbg !162
  br label %92, !dbg !163

92:                                               ; preds = %102, %91
  %93 = load i32, ptr %17, align 4, !dbg !164
  %94 = icmp slt i32 %93, 3, !dbg !166
  br i1 %94, label %95, label %105, !dbg !167

95:                                               ; preds = %92
  %96 = load i32, ptr %17, align 4, !dbg !168
  %97 = sext i32 %96 to i64, !dbg !168
  %98 = call noalias ptr @malloc(i64 noundef %97) #5, !dbg !169
  %99 = load i32, ptr %17, align 4, !dbg !170
  %100 = sext i32 %99 to i64, !dbg !171
  %101 = getelementptr inbounds [3 x ptr], ptr %16, i64 0, i64 %100, !dbg !171
  store ptr %98, ptr %101, align 8, !dbg !172
  br label %102, !dbg !171

102:                                              ; preds = %95
  %103 = load i32, ptr %17, align 4, !dbg !173
  %104 = add nsw i32 %103, 1, !dbg !173
  store i32 %104, ptr %17, align 4, !dbg !173
  br label %92, !dbg !174, !llvm.loop !175

105:                                              ; preds = %92
  %106 = call i32 @__VERIFIER_nondet_int(), !dbg !178
  %107 = icmp ne i32 %106, 0, !dbg !178
  br i1 %107, label %108, label %112, !dbg !180

108:                                              ; preds = %105
  %109 = getelementptr inbounds [3 x ptr], ptr %16, i64 0, i64 1, !dbg !181
  %110 = load ptr, ptr %109, align 8, !dbg !181
  %111 = getelementptr inbounds [3 x ptr], ptr %16, i64 0, i64 2, !dbg !182
  store ptr %110, ptr %111, align 16, !dbg !183
  br label %112, !dbg !182

112:                                              ; preds = %108, %105
  %113 = getelementptr inbounds [3 x ptr], ptr %16, i64 0, i64 0, !dbg !184
  %114 = load ptr, ptr %113, align 16, !dbg !184
  call void @free(ptr noundef %114) #6, !dbg !185
  %115 = getelementptr inbounds [3 x ptr], ptr %16, i64 0, i64 1, !dbg !186
  %116 = load ptr, ptr %115, align 8, !dbg !186
  call void @free(ptr noundef %116) #6, !dbg !187
  %117 = getelementptr inbounds [3 x ptr], ptr %16, i64 0, i64 2, !dbg !188
  %118 = load ptr, ptr %117, align 16, !dbg !188
  call void @free(ptr noundef %118) #6, !dbg !189
  br label %119, !dbg !190

119:                                              ; preds = %112, %90, %87, %77, %68, %57, %51, %49, %37, %36, %35, %32, %23, %19
  store i32 0, ptr %1, align 4, !dbg !191
  br label %120, !dbg !191

120:                                              ; preds = %119, %86, %47, %31
  %121 = load i32, ptr %1, align 4, !dbg !192
  ret i32 %121, !dbg !192
}

declare i32 @__VERIFIER_nondet_int() #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

; Function Attrs: nounwind allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0) }
attributes #6 = { nounwind }
attributes #7 = { nounwind allocsize(1) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19, !20}
!llvm.ident = !{!21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "global", scope: !2, file: !3, line: 6, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bounded_free.c", directory: ".", checksumkind: CSK_MD5, checksum: "edd82f1582245bde9ed985fd19c73b45")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 74, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 40, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 5)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 8, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 2}
!20 = !{i32 7, !"frame-pointer", i32 2}
!21 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!22 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 8, type: !23, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !25)
!23 = !DISubroutineType(types: !24)
!24 = !{!13}
!25 = !{}
!26 = !DILocalVariable(name: "local", scope: !22, file: !3, line: 9, type: !13)
!27 = !DILocation(line: 9, column: 7, scope: !22)
!28 = !DILocation(line: 10, column: 11, scope: !22)
!29 = !DILocation(line: 10, column: 3, scope: !22)
!30 = !DILocalVariable(name: "p", scope: !31, file: !3, line: 12, type: !33)
!31 = distinct !DILexicalBlock(scope: !32, file: !3, line: 11, column: 11)
!32 = distinct !DILexicalBlock(scope: !22, file: !3, line: 10, column: 36)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!34 = !DILocation(line: 12, column: 11, scope: !31)
!35 = !DILocation(line: 12, column: 15, scope: !31)
!36 = !DILocation(line: 13, column: 10, scope: !31)
!37 = !DILocation(line: 13, column: 5, scope: !31)
!38 = !DILocation(line: 14, column: 7, scope: !31)
!39 = !DILocation(line: 15, column: 10, scope: !31)
!40 = !DILocation(line: 15, column: 5, scope: !31)
!41 = !DILocation(line: 16, column: 5, scope: !31)
!42 = !DILocalVariable(name: "p", scope: !43, file: !3, line: 19, type: !33)
!43 = distinct !DILexicalBlock(scope: !32, file: !3, line: 18, column: 11)
!44 = !DILocation(line: 19, column: 11, scope: !43)
!45 = !DILocation(line: 19, column: 15, scope: !43)
!46 = !DILocation(line: 20, column: 10, scope: !43)
!47 = !DILocation(line: 20, column: 5, scope: !43)
!48 = !DILocation(line: 21, column: 10, scope: !43)
!49 = !DILocation(line: 21, column: 5, scope: !43)
!50 = !DILocation(line: 22, column: 5, scope: !43)
!51 = !DILocalVariable(name: "p", scope: !52, file: !3, line: 25, type: !33)
!52 = distinct !DILexicalBlock(scope: !32, file: !3, line: 24, column: 11)
!53 = !DILocation(line: 25, column: 11, scope: !52)
!54 = !DILocation(line: 25, column: 15, scope: !52)
!55 = !DILocation(line: 26, column: 10, scope: !56)
!56 = distinct !DILexicalBlock(scope: !52, file: !3, line: 26, column: 9)
!57 = !DILocation(line: 26, column: 9, scope: !52)
!58 = !DILocation(line: 26, column: 13, scope: !56)
!59 = !DILocation(line: 27, column: 10, scope: !52)
!60 = !DILocation(line: 27, column: 12, scope: !52)
!61 = !DILocation(line: 27, column: 5, scope: !52)
!62 = !DILocation(line: 28, column: 5, scope: !52)
!63 = !DILocation(line: 31, column: 5, scope: !32)
!64 = !DILocation(line: 32, column: 5, scope: !32)
!65 = !DILocation(line: 34, column: 5, scope: !32)
!66 = !DILocation(line: 35, column: 5, scope: !32)
!67 = !DILocalVariable(name: "p", scope: !68, file: !3, line: 37, type: !33)
!68 = distinct !DILexicalBlock(scope: !32, file: !3, line: 36, column: 11)
!69 = !DILocation(line: 37, column: 11, scope: !68)
!70 = !DILocation(line: 37, column: 15, scope: !68)
!71 = !DILocation(line: 38, column: 10, scope: !68)
!72 = !DILocation(line: 38, column: 5, scope: !68)
!73 = !DILocation(line: 39, column: 10, scope: !68)
!74 = !DILocation(line: 39, column: 5, scope: !68)
!75 = !DILocation(line: 40, column: 5, scope: !68)
!76 = !DILocalVariable(name: "p", scope: !77, file: !3, line: 43, type: !33)
!77 = distinct !DILexicalBlock(scope: !32, file: !3, line: 42, column: 11)
!78 = !DILocation(line: 43, column: 11, scope: !77)
!79 = !DILocation(line: 43, column: 15, scope: !77)
!80 = !DILocalVariable(name: "q", scope: !77, file: !3, line: 43, type: !33)
!81 = !DILocation(line: 43, column: 27, scope: !77)
!82 = !DILocation(line: 43, column: 39, scope: !77)
!83 = !DILocation(line: 43, column: 31, scope: !77)
!84 = !DILocation(line: 44, column: 9, scope: !85)
!85 = distinct !DILexicalBlock(scope: !77, file: !3, line: 44, column: 9)
!86 = !DILocation(line: 44, column: 9, scope: !77)
!87 = !DILocation(line: 44, column: 19, scope: !88)
!88 = distinct !DILexicalBlock(scope: !85, file: !3, line: 44, column: 12)
!89 = !DILocation(line: 44, column: 14, scope: !88)
!90 = !DILocation(line: 44, column: 23, scope: !88)
!91 = !DILocation(line: 45, column: 10, scope: !77)
!92 = !DILocation(line: 45, column: 5, scope: !77)
!93 = !DILocation(line: 46, column: 5, scope: !77)
!94 = !DILocalVariable(name: "p", scope: !95, file: !3, line: 49, type: !33)
!95 = distinct !DILexicalBlock(scope: !32, file: !3, line: 48, column: 11)
!96 = !DILocation(line: 49, column: 11, scope: !95)
!97 = !DILocation(line: 49, column: 15, scope: !95)
!98 = !DILocalVariable(name: "q", scope: !95, file: !3, line: 49, type: !33)
!99 = !DILocation(line: 49, column: 27, scope: !95)
!100 = !DILocation(line: 49, column: 39, scope: !95)
!101 = !DILocation(line: 49, column: 31, scope: !95)
!102 = !DILocation(line: 50, column: 10, scope: !95)
!103 = !DILocation(line: 50, column: 5, scope: !95)
!104 = !DILocation(line: 51, column: 10, scope: !95)
!105 = !DILocation(line: 51, column: 5, scope: !95)
!106 = !DILocation(line: 52, column: 5, scope: !95)
!107 = !DILocalVariable(name: "p", scope: !108, file: !3, line: 55, type: !33)
!108 = distinct !DILexicalBlock(scope: !32, file: !3, line: 54, column: 11)
!109 = !DILocation(line: 55, column: 11, scope: !108)
!110 = !DILocation(line: 55, column: 15, scope: !108)
!111 = !DILocation(line: 56, column: 10, scope: !108)
!112 = !DILocation(line: 56, column: 5, scope: !108)
!113 = !DILocation(line: 57, column: 17, scope: !108)
!114 = !DILocation(line: 57, column: 9, scope: !108)
!115 = !DILocation(line: 57, column: 7, scope: !108)
!116 = !DILocation(line: 58, column: 5, scope: !108)
!117 = !DILocalVariable(name: "p", scope: !118, file: !3, line: 61, type: !119)
!118 = distinct !DILexicalBlock(scope: !32, file: !3, line: 60, column: 11)
!119 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!120 = !DILocation(line: 61, column: 10, scope: !118)
!121 = !DILocation(line: 61, column: 14, scope: !118)
!122 = !DILocation(line: 61, column: 31, scope: !118)
!123 = !DILocation(line: 62, column: 10, scope: !118)
!124 = !DILocation(line: 62, column: 5, scope: !118)
!125 = !DILocation(line: 63, column: 5, scope: !118)
!126 = !DILocalVariable(name: "p", scope: !127, file: !3, line: 66, type: !119)
!127 = distinct !DILexicalBlock(scope: !32, file: !3, line: 65, column: 12)
!128 = !DILocation(line: 66, column: 10, scope: !127)
!129 = !DILocation(line: 66, column: 14, scope: !127)
!130 = !DILocation(line: 66, column: 49, scope: !127)
!131 = !DILocation(line: 67, column: 10, scope: !127)
!132 = !DILocation(line: 67, column: 5, scope: !127)
!133 = !DILocation(line: 68, column: 5, scope: !127)
!134 = !DILocalVariable(name: "p", scope: !135, file: !3, line: 71, type: !33)
!135 = distinct !DILexicalBlock(scope: !32, file: !3, line: 70, column: 12)
!136 = !DILocation(line: 71, column: 11, scope: !135)
!137 = !DILocation(line: 71, column: 15, scope: !135)
!138 = !DILocalVariable(name: "end", scope: !135, file: !3, line: 71, type: !33)
!139 = !DILocation(line: 71, column: 27, scope: !135)
!140 = !DILocation(line: 71, column: 33, scope: !135)
!141 = !DILocation(line: 71, column: 35, scope: !135)
!142 = !DILocation(line: 72, column: 10, scope: !143)
!143 = distinct !DILexicalBlock(scope: !135, file: !3, line: 72, column: 9)
!144 = !DILocation(line: 72, column: 9, scope: !135)
!145 = !DILocation(line: 72, column: 13, scope: !143)
!146 = !DILocation(line: 73, column: 10, scope: !135)
!147 = !DILocation(line: 73, column: 14, scope: !135)
!148 = !DILocation(line: 73, column: 5, scope: !135)
!149 = !DILocation(line: 74, column: 5, scope: !135)
!150 = !DILocation(line: 75, column: 5, scope: !135)
!151 = !DILocation(line: 78, column: 5, scope: !152)
!152 = distinct !DILexicalBlock(scope: !32, file: !3, line: 77, column: 12)
!153 = !DILocation(line: 79, column: 5, scope: !152)
!154 = !DILocalVariable(name: "list", scope: !155, file: !3, line: 82, type: !156)
!155 = distinct !DILexicalBlock(scope: !32, file: !3, line: 81, column: 12)
!156 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 192, elements: !157)
!157 = !{!158}
!158 = !DISubrange(count: 3)
!159 = !DILocation(line: 82, column: 11, scope: !155)
!160 = !DILocalVariable(name: "i", scope: !161, file: !3, line: 83, type: !13)
!161 = distinct !DILexicalBlock(scope: !155, file: !3, line: 83, column: 5)
!162 = !DILocation(line: 83, column: 14, scope: !161)
!163 = !DILocation(line: 83, column: 10, scope: !161)
!164 = !DILocation(line: 83, column: 21, scope: !165)
!165 = distinct !DILexicalBlock(scope: !161, file: !3, line: 83, column: 5)
!166 = !DILocation(line: 83, column: 23, scope: !165)
!167 = !DILocation(line: 83, column: 5, scope: !161)
!168 = !DILocation(line: 83, column: 50, scope: !165)
!169 = !DILocation(line: 83, column: 43, scope: !165)
!170 = !DILocation(line: 83, column: 38, scope: !165)
!171 = !DILocation(line: 83, column: 33, scope: !165)
!172 = !DILocation(line: 83, column: 41, scope: !165)
!173 = !DILocation(line: 83, column: 29, scope: !165)
!174 = !DILocation(line: 83, column: 5, scope: !165)
!175 = distinct !{!175, !167, !176, !177}
!176 = !DILocation(line: 83, column: 51, scope: !161)
!177 = !{!"llvm.loop.mustprogress"}
!178 = !DILocation(line: 84, column: 9, scope: !179)
!179 = distinct !DILexicalBlock(scope: !155, file: !3, line: 84, column: 9)
!180 = !DILocation(line: 84, column: 9, scope: !155)
!181 = !DILocation(line: 84, column: 44, scope: !179)
!182 = !DILocation(line: 84, column: 34, scope: !179)
!183 = !DILocation(line: 84, column: 42, scope: !179)
!184 = !DILocation(line: 85, column: 10, scope: !155)
!185 = !DILocation(line: 85, column: 5, scope: !155)
!186 = !DILocation(line: 86, column: 10, scope: !155)
!187 = !DILocation(line: 86, column: 5, scope: !155)
!188 = !DILocation(line: 87, column: 10, scope: !155)
!189 = !DILocation(line: 87, column: 5, scope: !155)
!190 = !DILocation(line: 89, column: 3, scope: !32)
!191 = !DILocation(line: 90, column: 3, scope: !22)
!192 = !DILocation(line: 91, column: 1, scope: !22)
