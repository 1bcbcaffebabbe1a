; ModuleID = 'bounded_leak.c'
source_filename = "bounded_leak.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@global = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !17 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca [3 x ptr], align 16
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca [3 x ptr], align 16
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  %17 = call i32 @__VERIFIER_nondet_int(), !dbg !22
  switch i32 %17, label %123 [
    i32 0, label %18
    i32 1, label %20
    i32 2, label %23
    i32 3, label %36
    i32 4, label %38
    i32 5, label %43
    i32 6, label %55
    i32 7, label %60
    i32 8, label %87
    i32 9, label %114
  ], !dbg !23

18:                                               ; preds = %0
  %19 = call noalias ptr @malloc(i64 noundef 4) #6, !dbg !24
  call void @exit(i32 noundef 0) #7, !dbg !26
  unreachable, !dbg !26

20:                                               ; preds = %0
    #dbg_declare(ptr %2, !27, !DIExpression(), !29)
  %21 = call noalias ptr @malloc(i64 noundef 4) #6, !dbg !30
  store ptr %21, ptr %2, align 8, !dbg !29
  %22 = load ptr, ptr %2, align 8, !dbg !31
  call void @free(ptr noundef %22) #8, !dbg !32
  call void @exit(i32 noundef 1) #7, !dbg !33
  unreachable, !dbg !33

23:                                               ; preds = %0
    #dbg_declare(ptr %3, !34, !DIExpression(), !36)
  %24 = call noalias ptr @malloc(i64 noundef 4) #6, !dbg !37
  store ptr %24, ptr %3, align 8, !dbg !36
  %25 = load ptr, ptr %3, align 8, !dbg !38
  %26 = icmp ne ptr %25, null, !dbg !38
  br i1 %26, label %28, label %27, !dbg !40

27:                                               ; preds = %23
  call void @exit(i32 noundef 2) #7, !dbg !41
  unreachable, !dbg !41

28:                                               ; preds = %23
    #dbg_declare(ptr %4, !42, !DIExpression(), !43)
  %29 = call noalias ptr @malloc(i64 noundef 4) #6, !dbg !44
  store ptr %29, ptr %4, align 8, !dbg !43
  %30 = load ptr, ptr %4, align 8, !dbg !45
  %31 = icmp ne ptr %30, null, !dbg !45
  br i1 %31, label %33, label %32, !dbg !47

32:                                               ; preds = %28
  call void @exit(i32 noundef 3) #7, !dbg !48
  unreachable, !dbg !48

33:                                               ; preds = %28
  %34 = load ptr, ptr %4, align 8, !dbg !49
  call void @free(ptr noundef %34) #8, !dbg !50
  %35 = load ptr, ptr %3, align 8, !dbg !51
  call void @free(ptr noundef %35) #8, !dbg !52
  call void @exit(i32 noundef 4) #7, !dbg !53
  unreachable, !dbg !53

36:                                               ; preds = %0
  %37 = call noalias ptr @malloc(i64 noundef 4) #6, !dbg !54
  store ptr %37, ptr @global, align 8, !dbg !55
  call void @exit(i32 noundef 5) #7, !dbg !56
  unreachable, !dbg !56

38:                                               ; preds = %0
    #dbg_declare(ptr %5, !57, !DIExpression(), !59)
  %39 = call noalias ptr @malloc(i64 noundef 4) #6, !dbg !60
  store ptr %39, ptr %5, align 8, !dbg !59
    #dbg_declare(ptr %6, !61, !DIExpression(), !62)
  %40 = load ptr, ptr %5, align 8, !dbg !63
  %41 = call ptr @realloc(ptr noundef %40, i64 noundef 8) #9, !dbg !64
  store ptr %41, ptr %6, align 8, !dbg !62
  %42 = load ptr, ptr %6, align 8, !dbg !65
  call void @free(ptr noundef %42) #8, !dbg !66
  call void @exit(i32 noundef 6) #7, !dbg !67
  unreachable, !dbg !67

43:                                               ; preds = %0
    #dbg_declare(ptr %7, !68, !DIExpression(), !70)
  %44 = call noalias ptr @malloc(i64 noundef 4) #6, !dbg !71
  store ptr %44, ptr %7, align 8, !dbg !70
    #dbg_declare(ptr %8, !72, !DIExpression(), !73)
  %45 = load ptr, ptr %7, align 8, !dbg !74
  %46 = call ptr @realloc(ptr noundef %45, i64 noundef 8) #9, !dbg !75
  store ptr %46, ptr %8, align 8, !dbg !73
  %47 = load ptr, ptr %8, align 8, !dbg !76
  %48 = icmp ne ptr %47, null, !dbg !76
  br i1 %48, label %49, label %51, !dbg !76

49:                                               ; preds = %43
  %50 = load ptr, ptr %8, align 8, !dbg !77
  br label %53, !dbg !76

51:                                               ; preds = %43
  %52 = load ptr, ptr %7, align 8, !dbg !78
  br label %53, !dbg !76

53:                                               ; preds = %51, %49
  %54 = phi ptr [ %50, %49 ], [ %52, %51 ], !dbg !76
  call void @free(ptr noundef %54) #8, !dbg !79
  call void @exit(i32 noundef 7) #7, !dbg !80
  unreachable, !dbg !80

55:                                               ; preds = %0
    #dbg_declare(ptr %9, !81, !DIExpression(), !83)
  %56 = call noalias ptr @malloc(i64 noundef 4) #6, !dbg !84
  store ptr %56, ptr %9, align 8, !dbg !83
  %57 = load ptr, ptr %9, align 8, !dbg !85
  %58 = call i32 @__VERIFIER_nondet_int(), !dbg !86
  %59 = call i32 @leave(ptr noundef %57, i32 noundef %58), !dbg !87
  call void @exit(i32 noundef %59) #7, !dbg !88
  unreachable, !dbg !88

60:                                               ; preds = %0
    #dbg_declare(ptr %10, !89, !DIExpression(), !94)
    #dbg_declare(ptr %11, !95, !DIExpression(), !97)
  store i32 0, ptr %11, align 4, !dbg !97
  br label %61, !dbg !98

61:                                               ; preds = %71, %60
  %62 = load i32, ptr %11, align 4, !dbg !99
  %63 = icmp slt i32 %62, 3, !dbg !101
  br i1 %63, label %64, label %74, !dbg !102

64:                                               ; preds = %61
  %65 = load i32, ptr %11, align 4, !dbg !103
  %66 = sext i32 %65 to i64, !dbg !103
  %67 = call noalias ptr @malloc(i64 noundef %66) #6, !dbg !104
  %68 = load i32, ptr %11, align 4, !dbg !105
  %69 = sext i32 %68 to i64, !dbg !106
  %70 = getelementptr inbounds [3 x ptr], ptr %10, i64 0, i64 %69, !dbg !106
  store ptr %67, ptr %70, align 8, !dbg !107
  br label %71, !dbg !106

71:                                               ; preds = %64
  %72 = load i32, ptr %11, align 4, !dbg !108
  %73 = add nsw i32 %72, 1, !dbg !108
  store i32 %73, ptr %11, align 4, !dbg !108
  br label %61, !dbg !109, !llvm.loop !110

74:                                               ; preds = %61
    #dbg_declare(ptr %12, !113, !DIExpression(), !115)
  store i32 0, ptr %12, align 4, !dbg !115
  br label %75, !dbg !116

75:                                               ; preds = %83, %74
  %76 = load i32, ptr %12, align 4, !dbg !117
  %77 = icmp slt i32 %76, 3, !dbg !119
  br i1 %77, label %78, label %86, !dbg !120

78:                                               ; preds = %75
  %79 = load i32, ptr %12, align 4, !dbg !121
  %80 = sext i32 %79 to i64, !dbg !122
  %81 = getelementptr inbounds [3 x ptr], ptr %10, i64 0, i64 %80, !dbg !122
  %82 = load ptr, ptr %81, align 8, !dbg !122
  call void @free(ptr noundef %82) #8, !dbg !123
  br label %83, !dbg !123

83:                                               ; preds = %78
  %84 = load i32, ptr %12, align 4, !dbg !124
  %85 = add nsw i32 %84, 1, !dbg !124
  store i32 %85, ptr %12, align 4, !dbg !124
  br label %75, !dbg !125, !llvm.loop !126

86:                                               ; preds = %75
  call void @exit(i32 noundef 8) #7, !dbg !128
  unreachable, !dbg !128

87:                                               ; preds = %0
    #dbg_declare(ptr %13, !129, !DIExpression(), !131)
    #dbg_declare(ptr %14, !132, !DIExpression(), !134)
  store i32 0, ptr %14, align 4, !dbg !134
  br label %88, !dbg !135

88:                                               ; preds = %98, %87
  %89 = load i32, ptr %14, align 4, !dbg !136
  %90 = icmp slt i32 %89, 3, !dbg !138
  br i1 %90, label %91, label %101, !dbg !139

91:                                               ; preds = %88
  %92 = load i32, ptr %14, align 4, !dbg !140
  %93 = sext i32 %92 to i64, !dbg !140
  %94 = call noalias ptr @malloc(i64 noundef %93) #6, !dbg !141
  %95 = load i32, ptr %14, align 4, !dbg !142
  %96 = sext i32 %95 to i64, !dbg !143
  %97 = getelementptr inbounds [3 x ptr], ptr %13, i64 0, i64 %96, !dbg !143
  store ptr %94, ptr %97, align 8, !dbg !144
  br label %98, !dbg !143

98:                                               ; preds = %91
  %99 = load i32, ptr %14, align 4, !dbg !145
  %100 = add nsw i32 %99, 1, !dbg !145
  store i32 %100, ptr %14, align 4, !dbg !145
  br label %88, !dbg !146, !llvm.loop !147

101:                                              ; preds = %88
    #dbg_declare(ptr %15, !149, !DIExpression(), !151)
  store i32 1, ptr %15, align 4, !dbg !151
  br label %102, !dbg !152

102:                                              ; preds = %110, %101
  %103 = load i32, ptr %15, align 4, !dbg !153
  %104 = icmp slt i32 %103, 3, !dbg !155
  br i1 %104, label %105, label %113, !dbg !156

105:                                              ; preds = %102
  %106 = load i32, ptr %15, align 4, !dbg !157
  %107 = sext i32 %106 to i64, !dbg !158
  %108 = getelementptr inbounds [3 x ptr], ptr %13, i64 0, i64 %107, !dbg !158
  %109 = load ptr, ptr %108, align 8, !dbg !158
  call void @free(ptr noundef %109) #8, !dbg !159
  br label %110, !dbg !159

110:                                              ; preds = %105
  %111 = load i32, ptr %15, align 4, !dbg !160
  %112 = add nsw i32 %111, 1, !dbg !160
  store i32 %112, ptr %15, align 4, !dbg !160
  br label %102, !dbg !161, !llvm.loop !162

113:                                              ; preds = %102
  call void @exit(i32 noundef 9) #7, !dbg !164
  unreachable, !dbg !164

114:                                              ; preds = %0
    #dbg_declare(ptr %16, !165, !DIExpression(), !167)
  %115 = call noalias ptr @malloc(i64 noundef 4) #6, !dbg !168
  store ptr %115, ptr %16, align 8, !dbg !167
  %116 = load ptr, ptr %16, align 8, !dbg !169
  %117 = load ptr, ptr %16, align 8, !dbg !170
  %118 = icmp ne ptr %117, null, !dbg !170
  %119 = zext i1 %118 to i64, !dbg !170
  %120 = select i1 %118, i32 1, i32 0, !dbg !170
  %121 = sext i32 %120 to i64, !dbg !171
  %122 = getelementptr inbounds i8, ptr %116, i64 %121, !dbg !171
  call void @free(ptr noundef %122) #8, !dbg !172
  call void @exit(i32 noundef 10) #7, !dbg !173
  unreachable, !dbg !173

123:                                              ; preds = %0
  ret i32 11, !dbg !174
}

declare i32 @__VERIFIER_nondet_int() #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #3

; Function Attrs: nounwind
declare void @free(ptr noundef) #4

; Function Attrs: nounwind allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @leave(ptr noundef %0, i32 noundef %1) #0 !dbg !175 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !178, !DIExpression(), !179)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !180, !DIExpression(), !181)
  %5 = load i32, ptr %4, align 4, !dbg !182
  %6 = icmp eq i32 %5, 1, !dbg !184
  br i1 %6, label %7, label %8, !dbg !185

7:                                                ; preds = %2
  call void @exit(i32 noundef 1) #7, !dbg !186
  unreachable, !dbg !186

8:                                                ; preds = %2
  %9 = load ptr, ptr %3, align 8, !dbg !187
  call void @free(ptr noundef %9) #8, !dbg !188
  %10 = load i32, ptr %4, align 4, !dbg !189
  %11 = icmp eq i32 %10, 2, !dbg !191
  br i1 %11, label %12, label %13, !dbg !192

12:                                               ; preds = %8
  call void @exit(i32 noundef 2) #7, !dbg !193
  unreachable, !dbg !193

13:                                               ; preds = %8
  %14 = load i32, ptr %4, align 4, !dbg !194
  ret i32 %14, !dbg !195
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind allocsize(0) }
attributes #7 = { noreturn nounwind }
attributes #8 = { nounwind }
attributes #9 = { nounwind allocsize(1) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "global", scope: !2, file: !3, line: 6, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bounded_leak.c", directory: ".", checksumkind: CSK_MD5, checksum: "a81b0866cca92aedc0b07d2f1faafb51")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !{!0}
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !18, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!18 = !DISubroutineType(types: !19)
!19 = !{!20}
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{}
!22 = !DILocation(line: 16, column: 11, scope: !17)
!23 = !DILocation(line: 16, column: 3, scope: !17)
!24 = !DILocation(line: 18, column: 5, scope: !25)
!25 = distinct !DILexicalBlock(scope: !17, file: !3, line: 16, column: 36)
!26 = !DILocation(line: 19, column: 5, scope: !25)
!27 = !DILocalVariable(name: "p", scope: !28, file: !3, line: 21, type: !8)
!28 = distinct !DILexicalBlock(scope: !25, file: !3, line: 20, column: 11)
!29 = !DILocation(line: 21, column: 11, scope: !28)
!30 = !DILocation(line: 21, column: 15, scope: !28)
!31 = !DILocation(line: 22, column: 10, scope: !28)
!32 = !DILocation(line: 22, column: 5, scope: !28)
!33 = !DILocation(line: 23, column: 5, scope: !28)
!34 = !DILocalVariable(name: "p", scope: !35, file: !3, line: 26, type: !5)
!35 = distinct !DILexicalBlock(scope: !25, file: !3, line: 25, column: 11)
!36 = !DILocation(line: 26, column: 11, scope: !35)
!37 = !DILocation(line: 26, column: 15, scope: !35)
!38 = !DILocation(line: 27, column: 10, scope: !39)
!39 = distinct !DILexicalBlock(scope: !35, file: !3, line: 27, column: 9)
!40 = !DILocation(line: 27, column: 9, scope: !35)
!41 = !DILocation(line: 27, column: 13, scope: !39)
!42 = !DILocalVariable(name: "q", scope: !35, file: !3, line: 28, type: !5)
!43 = !DILocation(line: 28, column: 11, scope: !35)
!44 = !DILocation(line: 28, column: 15, scope: !35)
!45 = !DILocation(line: 29, column: 10, scope: !46)
!46 = distinct !DILexicalBlock(scope: !35, file: !3, line: 29, column: 9)
!47 = !DILocation(line: 29, column: 9, scope: !35)
!48 = !DILocation(line: 29, column: 13, scope: !46)
!49 = !DILocation(line: 30, column: 10, scope: !35)
!50 = !DILocation(line: 30, column: 5, scope: !35)
!51 = !DILocation(line: 31, column: 10, scope: !35)
!52 = !DILocation(line: 31, column: 5, scope: !35)
!53 = !DILocation(line: 32, column: 5, scope: !35)
!54 = !DILocation(line: 35, column: 14, scope: !25)
!55 = !DILocation(line: 35, column: 12, scope: !25)
!56 = !DILocation(line: 36, column: 5, scope: !25)
!57 = !DILocalVariable(name: "p", scope: !58, file: !3, line: 38, type: !8)
!58 = distinct !DILexicalBlock(scope: !25, file: !3, line: 37, column: 11)
!59 = !DILocation(line: 38, column: 11, scope: !58)
!60 = !DILocation(line: 38, column: 15, scope: !58)
!61 = !DILocalVariable(name: "q", scope: !58, file: !3, line: 39, type: !8)
!62 = !DILocation(line: 39, column: 11, scope: !58)
!63 = !DILocation(line: 39, column: 23, scope: !58)
!64 = !DILocation(line: 39, column: 15, scope: !58)
!65 = !DILocation(line: 40, column: 10, scope: !58)
!66 = !DILocation(line: 40, column: 5, scope: !58)
!67 = !DILocation(line: 41, column: 5, scope: !58)
!68 = !DILocalVariable(name: "p", scope: !69, file: !3, line: 44, type: !8)
!69 = distinct !DILexicalBlock(scope: !25, file: !3, line: 43, column: 11)
!70 = !DILocation(line: 44, column: 11, scope: !69)
!71 = !DILocation(line: 44, column: 15, scope: !69)
!72 = !DILocalVariable(name: "q", scope: !69, file: !3, line: 45, type: !8)
!73 = !DILocation(line: 45, column: 11, scope: !69)
!74 = !DILocation(line: 45, column: 23, scope: !69)
!75 = !DILocation(line: 45, column: 15, scope: !69)
!76 = !DILocation(line: 46, column: 10, scope: !69)
!77 = !DILocation(line: 46, column: 14, scope: !69)
!78 = !DILocation(line: 46, column: 18, scope: !69)
!79 = !DILocation(line: 46, column: 5, scope: !69)
!80 = !DILocation(line: 47, column: 5, scope: !69)
!81 = !DILocalVariable(name: "p", scope: !82, file: !3, line: 50, type: !8)
!82 = distinct !DILexicalBlock(scope: !25, file: !3, line: 49, column: 11)
!83 = !DILocation(line: 50, column: 11, scope: !82)
!84 = !DILocation(line: 50, column: 15, scope: !82)
!85 = !DILocation(line: 51, column: 16, scope: !82)
!86 = !DILocation(line: 51, column: 19, scope: !82)
!87 = !DILocation(line: 51, column: 10, scope: !82)
!88 = !DILocation(line: 51, column: 5, scope: !82)
!89 = !DILocalVariable(name: "list", scope: !90, file: !3, line: 54, type: !91)
!90 = distinct !DILexicalBlock(scope: !25, file: !3, line: 53, column: 11)
!91 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 192, elements: !92)
!92 = !{!93}
!93 = !DISubrange(count: 3)
!94 = !DILocation(line: 54, column: 11, scope: !90)
!95 = !DILocalVariable(name: "i", scope: !96, file: !3, line: 55, type: !20)
!96 = distinct !DILexicalBlock(scope: !90, file: !3, line: 55, column: 5)
!97 = !DILocation(line: 55, column: 14, scope: !96)
!98 = !DILocation(line: 55, column: 10, scope: !96)
!99 = !DILocation(line: 55, column: 21, scope: !100)
!100 = distinct !DILexicalBlock(scope: !96, file: !3, line: 55, column: 5)
!101 = !DILocation(line: 55, column: 23, scope: !100)
!102 = !DILocation(line: 55, column: 5, scope: !96)
!103 = !DILocation(line: 55, column: 50, scope: !100)
!104 = !DILocation(line: 55, column: 43, scope: !100)
!105 = !DILocation(line: 55, column: 38, scope: !100)
!106 = !DILocation(line: 55, column: 33, scope: !100)
!107 = !DILocation(line: 55, column: 41, scope: !100)
!108 = !DILocation(line: 55, column: 29, scope: !100)
!109 = !DILocation(line: 55, column: 5, scope: !100)
!110 = distinct !{!110, !102, !111, !112}
!111 = !DILocation(line: 55, column: 51, scope: !96)
!112 = !{!"llvm.loop.mustprogress"}
!113 = !DILocalVariable(name: "i", scope: !114, file: !3, line: 56, type: !20)
!114 = distinct !DILexicalBlock(scope: !90, file: !3, line: 56, column: 5)
!115 = !DILocation(line: 56, column: 14, scope: !114)
!116 = !DILocation(line: 56, column: 10, scope: !114)
!117 = !DILocation(line: 56, column: 21, scope: !118)
!118 = distinct !DILexicalBlock(scope: !114, file: !3, line: 56, column: 5)
!119 = !DILocation(line: 56, column: 23, scope: !118)
!120 = !DILocation(line: 56, column: 5, scope: !114)
!121 = !DILocation(line: 56, column: 43, scope: !118)
!122 = !DILocation(line: 56, column: 38, scope: !118)
!123 = !DILocation(line: 56, column: 33, scope: !118)
!124 = !DILocation(line: 56, column: 29, scope: !118)
!125 = !DILocation(line: 56, column: 5, scope: !118)
!126 = distinct !{!126, !120, !127, !112}
!127 = !DILocation(line: 56, column: 45, scope: !114)
!128 = !DILocation(line: 57, column: 5, scope: !90)
!129 = !DILocalVariable(name: "list", scope: !130, file: !3, line: 60, type: !91)
!130 = distinct !DILexicalBlock(scope: !25, file: !3, line: 59, column: 11)
!131 = !DILocation(line: 60, column: 11, scope: !130)
!132 = !DILocalVariable(name: "i", scope: !133, file: !3, line: 61, type: !20)
!133 = distinct !DILexicalBlock(scope: !130, file: !3, line: 61, column: 5)
!134 = !DILocation(line: 61, column: 14, scope: !133)
!135 = !DILocation(line: 61, column: 10, scope: !133)
!136 = !DILocation(line: 61, column: 21, scope: !137)
!137 = distinct !DILexicalBlock(scope: !133, file: !3, line: 61, column: 5)
!138 = !DILocation(line: 61, column: 23, scope: !137)
!139 = !DILocation(line: 61, column: 5, scope: !133)
!140 = !DILocation(line: 61, column: 50, scope: !137)
!141 = !DILocation(line: 61, column: 43, scope: !137)
!142 = !DILocation(line: 61, column: 38, scope: !137)
!143 = !DILocation(line: 61, column: 33, scope: !137)
!144 = !DILocation(line: 61, column: 41, scope: !137)
!145 = !DILocation(line: 61, column: 29, scope: !137)
!146 = !DILocation(line: 61, column: 5, scope: !137)
!147 = distinct !{!147, !139, !148, !112}
!148 = !DILocation(line: 61, column: 51, scope: !133)
!149 = !DILocalVariable(name: "i", scope: !150, file: !3, line: 62, type: !20)
!150 = distinct !DILexicalBlock(scope: !130, file: !3, line: 62, column: 5)
!151 = !DILocation(line: 62, column: 14, scope: !150)
!152 = !DILocation(line: 62, column: 10, scope: !150)
!153 = !DILocation(line: 62, column: 21, scope: !154)
!154 = distinct !DILexicalBlock(scope: !150, file: !3, line: 62, column: 5)
!155 = !DILocation(line: 62, column: 23, scope: !154)
!156 = !DILocation(line: 62, column: 5, scope: !150)
!157 = !DILocation(line: 62, column: 43, scope: !154)
!158 = !DILocation(line: 62, column: 38, scope: !154)
!159 = !DILocation(line: 62, column: 33, scope: !154)
!160 = !DILocation(line: 62, column: 29, scope: !154)
!161 = !DILocation(line: 62, column: 5, scope: !154)
!162 = distinct !{!162, !156, !163, !112}
!163 = !DILocation(line: 62, column: 45, scope: !150)
!164 = !DILocation(line: 63, column: 5, scope: !130)
!165 = !DILocalVariable(name: "p", scope: !166, file: !3, line: 66, type: !8)
!166 = distinct !DILexicalBlock(scope: !25, file: !3, line: 65, column: 11)
!167 = !DILocation(line: 66, column: 11, scope: !166)
!168 = !DILocation(line: 66, column: 15, scope: !166)
!169 = !DILocation(line: 67, column: 18, scope: !166)
!170 = !DILocation(line: 67, column: 23, scope: !166)
!171 = !DILocation(line: 67, column: 20, scope: !166)
!172 = !DILocation(line: 67, column: 5, scope: !166)
!173 = !DILocation(line: 68, column: 5, scope: !166)
!174 = !DILocation(line: 71, column: 5, scope: !25)
!175 = distinct !DISubprogram(name: "leave", scope: !3, file: !3, line: 8, type: !176, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!176 = !DISubroutineType(types: !177)
!177 = !{!20, !8, !20}
!178 = !DILocalVariable(name: "p", arg: 1, scope: !175, file: !3, line: 8, type: !8)
!179 = !DILocation(line: 8, column: 24, scope: !175)
!180 = !DILocalVariable(name: "code", arg: 2, scope: !175, file: !3, line: 8, type: !20)
!181 = !DILocation(line: 8, column: 31, scope: !175)
!182 = !DILocation(line: 9, column: 7, scope: !183)
!183 = distinct !DILexicalBlock(scope: !175, file: !3, line: 9, column: 7)
!184 = !DILocation(line: 9, column: 12, scope: !183)
!185 = !DILocation(line: 9, column: 7, scope: !175)
!186 = !DILocation(line: 9, column: 18, scope: !183)
!187 = !DILocation(line: 10, column: 8, scope: !175)
!188 = !DILocation(line: 10, column: 3, scope: !175)
!189 = !DILocation(line: 11, column: 7, scope: !190)
!190 = distinct !DILexicalBlock(scope: !175, file: !3, line: 11, column: 7)
!191 = !DILocation(line: 11, column: 12, scope: !190)
!192 = !DILocation(line: 11, column: 7, scope: !175)
!193 = !DILocation(line: 11, column: 18, scope: !190)
!194 = !DILocation(line: 12, column: 10, scope: !175)
!195 = !DILocation(line: 12, column: 3, scope: !175)
