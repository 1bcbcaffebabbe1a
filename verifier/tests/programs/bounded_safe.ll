; ModuleID = 'bounded_safe.c'
source_filename = "bounded_safe.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.buffer = type { ptr, i32, i32 }
%struct.node = type { ptr, i32 }

@table = internal constant [2 x ptr] [ptr @twice, ptr @next], align 16, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !21 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.buffer, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca [4 x i8], align 1
  %9 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !25, !DIExpression(), !34)
  call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 16, i1 false), !dbg !34
    #dbg_declare(ptr %3, !35, !DIExpression(), !41)
  store ptr null, ptr %3, align 8, !dbg !41
    #dbg_declare(ptr %4, !42, !DIExpression(), !43)
  store i32 0, ptr %4, align 4, !dbg !43
    #dbg_declare(ptr %5, !44, !DIExpression(), !45)
  %10 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !46
  %11 = zext i8 %10 to i32, !dbg !46
  %12 = and i32 %11, 3, !dbg !47
  store i32 %12, ptr %5, align 4, !dbg !45
    #dbg_declare(ptr %6, !48, !DIExpression(), !50)
  store i32 0, ptr %6, align 4, !dbg !50
  br label %13, !dbg !51

13:                                               ; preds = %27, %0
  %14 = load i32, ptr %6, align 4, !dbg !52
  %15 = load i32, ptr %5, align 4, !dbg !54
  %16 = icmp slt i32 %14, %15, !dbg !55
  br i1 %16, label %17, label %30, !dbg !56

17:                                               ; preds = %13
  %18 = load ptr, ptr %3, align 8, !dbg !57
  %19 = load i32, ptr %6, align 4, !dbg !59
  %20 = call ptr @push(ptr noundef %18, i32 noundef %19), !dbg !60
  store ptr %20, ptr %3, align 8, !dbg !61
  %21 = load i32, ptr %6, align 4, !dbg !62
  %22 = trunc i32 %21 to i8, !dbg !62
  %23 = call i32 @put(ptr noundef %2, i8 noundef signext %22), !dbg !64
  %24 = icmp ne i32 %23, 0, !dbg !64
  br i1 %24, label %26, label %25, !dbg !65

25:                                               ; preds = %17
  br label %30, !dbg !66

26:                                               ; preds = %17
  br label %27, !dbg !67

27:                                               ; preds = %26
  %28 = load i32, ptr %6, align 4, !dbg !68
  %29 = add nsw i32 %28, 1, !dbg !68
  store i32 %29, ptr %6, align 4, !dbg !68
  br label %13, !dbg !69, !llvm.loop !70

30:                                               ; preds = %25, %13
    #dbg_declare(ptr %7, !73, !DIExpression(), !75)
  store i32 0, ptr %7, align 4, !dbg !75
  br label %31, !dbg !76

31:                                               ; preds = %46, %30
  %32 = load i32, ptr %7, align 4, !dbg !77
  %33 = getelementptr inbounds %struct.buffer, ptr %2, i32 0, i32 1, !dbg !79
  %34 = load i32, ptr %33, align 8, !dbg !79
  %35 = icmp ult i32 %32, %34, !dbg !80
  br i1 %35, label %36, label %49, !dbg !81

36:                                               ; preds = %31
  %37 = getelementptr inbounds %struct.buffer, ptr %2, i32 0, i32 0, !dbg !82
  %38 = load ptr, ptr %37, align 8, !dbg !82
  %39 = load i32, ptr %7, align 4, !dbg !83
  %40 = zext i32 %39 to i64, !dbg !84
  %41 = getelementptr inbounds i8, ptr %38, i64 %40, !dbg !84
  %42 = load i8, ptr %41, align 1, !dbg !84
  %43 = sext i8 %42 to i32, !dbg !84
  %44 = load i32, ptr %4, align 4, !dbg !85
  %45 = add nsw i32 %44, %43, !dbg !85
  store i32 %45, ptr %4, align 4, !dbg !85
  br label %46, !dbg !86

46:                                               ; preds = %36
  %47 = load i32, ptr %7, align 4, !dbg !87
  %48 = add i32 %47, 1, !dbg !87
  store i32 %48, ptr %7, align 4, !dbg !87
  br label %31, !dbg !88, !llvm.loop !89

49:                                               ; preds = %31
    #dbg_declare(ptr %8, !91, !DIExpression(), !95)
  %50 = getelementptr inbounds %struct.buffer, ptr %2, i32 0, i32 1, !dbg !96
  %51 = load i32, ptr %50, align 8, !dbg !96
  %52 = icmp ne i32 %51, 0, !dbg !98
  br i1 %52, label %53, label %60, !dbg !99

53:                                               ; preds = %49
  %54 = getelementptr inbounds [4 x i8], ptr %8, i64 0, i64 0, !dbg !100
  %55 = getelementptr inbounds %struct.buffer, ptr %2, i32 0, i32 0, !dbg !101
  %56 = load ptr, ptr %55, align 8, !dbg !101
  %57 = getelementptr inbounds %struct.buffer, ptr %2, i32 0, i32 1, !dbg !102
  %58 = load i32, ptr %57, align 8, !dbg !102
  %59 = zext i32 %58 to i64, !dbg !103
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %54, ptr align 1 %56, i64 %59, i1 false), !dbg !100
  br label %60, !dbg !100

60:                                               ; preds = %53, %49
  %61 = load i32, ptr %5, align 4, !dbg !104
  %62 = and i32 %61, 1, !dbg !105
  %63 = sext i32 %62 to i64, !dbg !106
  %64 = getelementptr inbounds [2 x ptr], ptr @table, i64 0, i64 %63, !dbg !106
  %65 = load ptr, ptr %64, align 8, !dbg !106
  %66 = load i32, ptr %4, align 4, !dbg !107
  %67 = call i32 %65(i32 noundef %66), !dbg !106
  %68 = load i32, ptr %4, align 4, !dbg !108
  %69 = add nsw i32 %68, %67, !dbg !108
  store i32 %69, ptr %4, align 4, !dbg !108
    #dbg_declare(ptr %9, !109, !DIExpression(), !111)
  %70 = call noalias ptr @malloc(i64 noundef 4) #7, !dbg !112
  store ptr %70, ptr %9, align 8, !dbg !111
  %71 = call i32 @__VERIFIER_nondet_int(), !dbg !113
  %72 = icmp ne i32 %71, 0, !dbg !113
  br i1 %72, label %73, label %76, !dbg !115

73:                                               ; preds = %60
  %74 = load i32, ptr %4, align 4, !dbg !116
  %75 = load ptr, ptr %9, align 8, !dbg !117
  store i32 %74, ptr %75, align 4, !dbg !118
  br label %76, !dbg !119

76:                                               ; preds = %73, %60
  %77 = load ptr, ptr %9, align 8, !dbg !120
  call void @free(ptr noundef %77) #8, !dbg !121
  %78 = load ptr, ptr %3, align 8, !dbg !122
  %79 = call i32 @clear(ptr noundef %78), !dbg !123
  %80 = load i32, ptr %4, align 4, !dbg !124
  %81 = add nsw i32 %80, %79, !dbg !124
  store i32 %81, ptr %4, align 4, !dbg !124
  %82 = getelementptr inbounds %struct.buffer, ptr %2, i32 0, i32 0, !dbg !125
  %83 = load ptr, ptr %82, align 8, !dbg !125
  call void @free(ptr noundef %83) #8, !dbg !126
  %84 = load i32, ptr %4, align 4, !dbg !127
  ret i32 %84, !dbg !128
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

declare zeroext i8 @__VERIFIER_nondet_uchar() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @push(ptr noundef %0, i32 noundef %1) #0 !dbg !129 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !132, !DIExpression(), !133)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !134, !DIExpression(), !135)
    #dbg_declare(ptr %6, !136, !DIExpression(), !137)
  %7 = call noalias ptr @malloc(i64 noundef 16) #7, !dbg !138
  store ptr %7, ptr %6, align 8, !dbg !137
  %8 = load ptr, ptr %6, align 8, !dbg !139
  %9 = icmp ne ptr %8, null, !dbg !139
  br i1 %9, label %12, label %10, !dbg !141

10:                                               ; preds = %2
  %11 = load ptr, ptr %4, align 8, !dbg !142
  store ptr %11, ptr %3, align 8, !dbg !143
  br label %20, !dbg !143

12:                                               ; preds = %2
  %13 = load i32, ptr %5, align 4, !dbg !144
  %14 = load ptr, ptr %6, align 8, !dbg !145
  %15 = getelementptr inbounds %struct.node, ptr %14, i32 0, i32 1, !dbg !146
  store i32 %13, ptr %15, align 8, !dbg !147
  %16 = load ptr, ptr %4, align 8, !dbg !148
  %17 = load ptr, ptr %6, align 8, !dbg !149
  %18 = getelementptr inbounds %struct.node, ptr %17, i32 0, i32 0, !dbg !150
  store ptr %16, ptr %18, align 8, !dbg !151
  %19 = load ptr, ptr %6, align 8, !dbg !152
  store ptr %19, ptr %3, align 8, !dbg !153
  br label %20, !dbg !153

20:                                               ; preds = %12, %10
  %21 = load ptr, ptr %3, align 8, !dbg !154
  ret ptr %21, !dbg !154
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @put(ptr noundef %0, i8 noundef signext %1) #0 !dbg !155 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i8, align 1
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !159, !DIExpression(), !160)
  store i8 %1, ptr %5, align 1
    #dbg_declare(ptr %5, !161, !DIExpression(), !162)
  %7 = load ptr, ptr %4, align 8, !dbg !163
  %8 = getelementptr inbounds %struct.buffer, ptr %7, i32 0, i32 1, !dbg !165
  %9 = load i32, ptr %8, align 8, !dbg !165
  %10 = load ptr, ptr %4, align 8, !dbg !166
  %11 = getelementptr inbounds %struct.buffer, ptr %10, i32 0, i32 2, !dbg !167
  %12 = load i32, ptr %11, align 4, !dbg !167
  %13 = icmp eq i32 %9, %12, !dbg !168
  br i1 %13, label %14, label %35, !dbg !169

14:                                               ; preds = %2
    #dbg_declare(ptr %6, !170, !DIExpression(), !172)
  %15 = load ptr, ptr %4, align 8, !dbg !173
  %16 = getelementptr inbounds %struct.buffer, ptr %15, i32 0, i32 0, !dbg !174
  %17 = load ptr, ptr %16, align 8, !dbg !174
  %18 = load ptr, ptr %4, align 8, !dbg !175
  %19 = getelementptr inbounds %struct.buffer, ptr %18, i32 0, i32 2, !dbg !176
  %20 = load i32, ptr %19, align 4, !dbg !176
  %21 = add i32 %20, 2, !dbg !177
  %22 = zext i32 %21 to i64, !dbg !175
  %23 = call ptr @realloc(ptr noundef %17, i64 noundef %22) #9, !dbg !178
  store ptr %23, ptr %6, align 8, !dbg !172
  %24 = load ptr, ptr %6, align 8, !dbg !179
  %25 = icmp ne ptr %24, null, !dbg !179
  br i1 %25, label %27, label %26, !dbg !181

26:                                               ; preds = %14
  store i32 0, ptr %3, align 4, !dbg !182
  br label %46, !dbg !182

27:                                               ; preds = %14
  %28 = load ptr, ptr %6, align 8, !dbg !183
  %29 = load ptr, ptr %4, align 8, !dbg !184
  %30 = getelementptr inbounds %struct.buffer, ptr %29, i32 0, i32 0, !dbg !185
  store ptr %28, ptr %30, align 8, !dbg !186
  %31 = load ptr, ptr %4, align 8, !dbg !187
  %32 = getelementptr inbounds %struct.buffer, ptr %31, i32 0, i32 2, !dbg !188
  %33 = load i32, ptr %32, align 4, !dbg !189
  %34 = add i32 %33, 2, !dbg !189
  store i32 %34, ptr %32, align 4, !dbg !189
  br label %35, !dbg !190

35:                                               ; preds = %27, %2
  %36 = load i8, ptr %5, align 1, !dbg !191
  %37 = load ptr, ptr %4, align 8, !dbg !192
  %38 = getelementptr inbounds %struct.buffer, ptr %37, i32 0, i32 0, !dbg !193
  %39 = load ptr, ptr %38, align 8, !dbg !193
  %40 = load ptr, ptr %4, align 8, !dbg !194
  %41 = getelementptr inbounds %struct.buffer, ptr %40, i32 0, i32 1, !dbg !195
  %42 = load i32, ptr %41, align 8, !dbg !196
  %43 = add i32 %42, 1, !dbg !196
  store i32 %43, ptr %41, align 8, !dbg !196
  %44 = zext i32 %42 to i64, !dbg !192
  %45 = getelementptr inbounds i8, ptr %39, i64 %44, !dbg !192
  store i8 %36, ptr %45, align 1, !dbg !197
  store i32 1, ptr %3, align 4, !dbg !198
  br label %46, !dbg !198

46:                                               ; preds = %35, %26
  %47 = load i32, ptr %3, align 4, !dbg !199
  ret i32 %47, !dbg !199
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #4

declare i32 @__VERIFIER_nondet_int() #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @clear(ptr noundef %0) #0 !dbg !200 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !203, !DIExpression(), !204)
    #dbg_declare(ptr %3, !205, !DIExpression(), !206)
  store i32 0, ptr %3, align 4, !dbg !206
  br label %5, !dbg !207

5:                                                ; preds = %8, %1
  %6 = load ptr, ptr %2, align 8, !dbg !208
  %7 = icmp ne ptr %6, null, !dbg !207
  br i1 %7, label %8, label %19, !dbg !207

8:                                                ; preds = %5
    #dbg_declare(ptr %4, !209, !DIExpression(), !211)
  %9 = load ptr, ptr %2, align 8, !dbg !212
  %10 = getelementptr inbounds %struct.node, ptr %9, i32 0, i32 0, !dbg !213
  %11 = load ptr, ptr %10, align 8, !dbg !213
  store ptr %11, ptr %4, align 8, !dbg !211
  %12 = load ptr, ptr %2, align 8, !dbg !214
  %13 = getelementptr inbounds %struct.node, ptr %12, i32 0, i32 1, !dbg !215
  %14 = load i32, ptr %13, align 8, !dbg !215
  %15 = load i32, ptr %3, align 4, !dbg !216
  %16 = add nsw i32 %15, %14, !dbg !216
  store i32 %16, ptr %3, align 4, !dbg !216
  %17 = load ptr, ptr %2, align 8, !dbg !217
  call void @free(ptr noundef %17) #8, !dbg !218
  %18 = load ptr, ptr %4, align 8, !dbg !219
  store ptr %18, ptr %2, align 8, !dbg !220
  br label %5, !dbg !207, !llvm.loop !221

19:                                               ; preds = %5
  %20 = load i32, ptr %3, align 4, !dbg !223
  ret i32 %20, !dbg !224
}

; Function Attrs: nounwind allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @twice(i32 noundef %0) #0 !dbg !225 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !226, !DIExpression(), !227)
  %3 = load i32, ptr %2, align 4, !dbg !228
  %4 = mul nsw i32 2, %3, !dbg !229
  ret i32 %4, !dbg !230
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @next(i32 noundef %0) #0 !dbg !231 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !232, !DIExpression(), !233)
  %3 = load i32, ptr %2, align 4, !dbg !234
  %4 = add nsw i32 %3, 1, !dbg !235
  ret i32 %4, !dbg !236
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind allocsize(0) }
attributes #8 = { nounwind }
attributes #9 = { nounwind allocsize(1) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}
!llvm.ident = !{!20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 43, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bounded_safe.c", directory: ".", checksumkind: CSK_MD5, checksum: "2c1a13a6a0fdfa81dc8a2d068757d3cf")
!4 = !{!0}
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, elements: !11)
!6 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DISubroutineType(types: !9)
!9 = !{!10, !10}
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{!12}
!12 = !DISubrange(count: 2)
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 8, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 2}
!19 = !{i32 7, !"frame-pointer", i32 2}
!20 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!21 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 45, type: !22, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!22 = !DISubroutineType(types: !23)
!23 = !{!10}
!24 = !{}
!25 = !DILocalVariable(name: "buffer", scope: !21, file: !3, line: 46, type: !26)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "buffer", file: !3, line: 9, size: 128, elements: !27)
!27 = !{!28, !31, !33}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !26, file: !3, line: 9, baseType: !29, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!30 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "used", scope: !26, file: !3, line: 9, baseType: !32, size: 32, offset: 64)
!32 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !26, file: !3, line: 9, baseType: !32, size: 32, offset: 96)
!34 = !DILocation(line: 46, column: 17, scope: !21)
!35 = !DILocalVariable(name: "list", scope: !21, file: !3, line: 47, type: !36)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!37 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 8, size: 128, elements: !38)
!38 = !{!39, !40}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !37, file: !3, line: 8, baseType: !36, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !37, file: !3, line: 8, baseType: !10, size: 32, offset: 64)
!41 = !DILocation(line: 47, column: 16, scope: !21)
!42 = !DILocalVariable(name: "sum", scope: !21, file: !3, line: 48, type: !10)
!43 = !DILocation(line: 48, column: 7, scope: !21)
!44 = !DILocalVariable(name: "count", scope: !21, file: !3, line: 48, type: !10)
!45 = !DILocation(line: 48, column: 16, scope: !21)
!46 = !DILocation(line: 48, column: 24, scope: !21)
!47 = !DILocation(line: 48, column: 50, scope: !21)
!48 = !DILocalVariable(name: "i", scope: !49, file: !3, line: 49, type: !10)
!49 = distinct !DILexicalBlock(scope: !21, file: !3, line: 49, column: 3)
!50 = !DILocation(line: 49, column: 12, scope: !49)
!51 = !DILocation(line: 49, column: 8, scope: !49)
!52 = !DILocation(line: 49, column: 19, scope: !53)
!53 = distinct !DILexicalBlock(scope: !49, file: !3, line: 49, column: 3)
!54 = !DILocation(line: 49, column: 23, scope: !53)
!55 = !DILocation(line: 49, column: 21, scope: !53)
!56 = !DILocation(line: 49, column: 3, scope: !49)
!57 = !DILocation(line: 50, column: 17, scope: !58)
!58 = distinct !DILexicalBlock(scope: !53, file: !3, line: 49, column: 35)
!59 = !DILocation(line: 50, column: 23, scope: !58)
!60 = !DILocation(line: 50, column: 12, scope: !58)
!61 = !DILocation(line: 50, column: 10, scope: !58)
!62 = !DILocation(line: 51, column: 23, scope: !63)
!63 = distinct !DILexicalBlock(scope: !58, file: !3, line: 51, column: 9)
!64 = !DILocation(line: 51, column: 10, scope: !63)
!65 = !DILocation(line: 51, column: 9, scope: !58)
!66 = !DILocation(line: 51, column: 27, scope: !63)
!67 = !DILocation(line: 52, column: 3, scope: !58)
!68 = !DILocation(line: 49, column: 31, scope: !53)
!69 = !DILocation(line: 49, column: 3, scope: !53)
!70 = distinct !{!70, !56, !71, !72}
!71 = !DILocation(line: 52, column: 3, scope: !49)
!72 = !{!"llvm.loop.mustprogress"}
!73 = !DILocalVariable(name: "i", scope: !74, file: !3, line: 53, type: !32)
!74 = distinct !DILexicalBlock(scope: !21, file: !3, line: 53, column: 3)
!75 = !DILocation(line: 53, column: 17, scope: !74)
!76 = !DILocation(line: 53, column: 8, scope: !74)
!77 = !DILocation(line: 53, column: 24, scope: !78)
!78 = distinct !DILexicalBlock(scope: !74, file: !3, line: 53, column: 3)
!79 = !DILocation(line: 53, column: 35, scope: !78)
!80 = !DILocation(line: 53, column: 26, scope: !78)
!81 = !DILocation(line: 53, column: 3, scope: !74)
!82 = !DILocation(line: 53, column: 60, scope: !78)
!83 = !DILocation(line: 53, column: 66, scope: !78)
!84 = !DILocation(line: 53, column: 53, scope: !78)
!85 = !DILocation(line: 53, column: 50, scope: !78)
!86 = !DILocation(line: 53, column: 46, scope: !78)
!87 = !DILocation(line: 53, column: 42, scope: !78)
!88 = !DILocation(line: 53, column: 3, scope: !78)
!89 = distinct !{!89, !81, !90, !72}
!90 = !DILocation(line: 53, column: 67, scope: !74)
!91 = !DILocalVariable(name: "copy", scope: !21, file: !3, line: 54, type: !92)
!92 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 32, elements: !93)
!93 = !{!94}
!94 = !DISubrange(count: 4)
!95 = !DILocation(line: 54, column: 8, scope: !21)
!96 = !DILocation(line: 55, column: 14, scope: !97)
!97 = distinct !DILexicalBlock(scope: !21, file: !3, line: 55, column: 7)
!98 = !DILocation(line: 55, column: 7, scope: !97)
!99 = !DILocation(line: 55, column: 7, scope: !21)
!100 = !DILocation(line: 55, column: 20, scope: !97)
!101 = !DILocation(line: 55, column: 40, scope: !97)
!102 = !DILocation(line: 55, column: 54, scope: !97)
!103 = !DILocation(line: 55, column: 47, scope: !97)
!104 = !DILocation(line: 56, column: 16, scope: !21)
!105 = !DILocation(line: 56, column: 22, scope: !21)
!106 = !DILocation(line: 56, column: 10, scope: !21)
!107 = !DILocation(line: 56, column: 27, scope: !21)
!108 = !DILocation(line: 56, column: 7, scope: !21)
!109 = !DILocalVariable(name: "number", scope: !21, file: !3, line: 57, type: !110)
!110 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!111 = !DILocation(line: 57, column: 8, scope: !21)
!112 = !DILocation(line: 57, column: 17, scope: !21)
!113 = !DILocation(line: 58, column: 7, scope: !114)
!114 = distinct !DILexicalBlock(scope: !21, file: !3, line: 58, column: 7)
!115 = !DILocation(line: 58, column: 7, scope: !21)
!116 = !DILocation(line: 58, column: 42, scope: !114)
!117 = !DILocation(line: 58, column: 33, scope: !114)
!118 = !DILocation(line: 58, column: 40, scope: !114)
!119 = !DILocation(line: 58, column: 32, scope: !114)
!120 = !DILocation(line: 59, column: 8, scope: !21)
!121 = !DILocation(line: 59, column: 3, scope: !21)
!122 = !DILocation(line: 60, column: 16, scope: !21)
!123 = !DILocation(line: 60, column: 10, scope: !21)
!124 = !DILocation(line: 60, column: 7, scope: !21)
!125 = !DILocation(line: 61, column: 15, scope: !21)
!126 = !DILocation(line: 61, column: 3, scope: !21)
!127 = !DILocation(line: 62, column: 10, scope: !21)
!128 = !DILocation(line: 62, column: 3, scope: !21)
!129 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 11, type: !130, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!130 = !DISubroutineType(types: !131)
!131 = !{!36, !36, !10}
!132 = !DILocalVariable(name: "list", arg: 1, scope: !129, file: !3, line: 11, type: !36)
!133 = !DILocation(line: 11, column: 39, scope: !129)
!134 = !DILocalVariable(name: "value", arg: 2, scope: !129, file: !3, line: 11, type: !10)
!135 = !DILocation(line: 11, column: 49, scope: !129)
!136 = !DILocalVariable(name: "node", scope: !129, file: !3, line: 12, type: !36)
!137 = !DILocation(line: 12, column: 16, scope: !129)
!138 = !DILocation(line: 12, column: 23, scope: !129)
!139 = !DILocation(line: 13, column: 8, scope: !140)
!140 = distinct !DILexicalBlock(scope: !129, file: !3, line: 13, column: 7)
!141 = !DILocation(line: 13, column: 7, scope: !129)
!142 = !DILocation(line: 13, column: 21, scope: !140)
!143 = !DILocation(line: 13, column: 14, scope: !140)
!144 = !DILocation(line: 14, column: 17, scope: !129)
!145 = !DILocation(line: 14, column: 3, scope: !129)
!146 = !DILocation(line: 14, column: 9, scope: !129)
!147 = !DILocation(line: 14, column: 15, scope: !129)
!148 = !DILocation(line: 15, column: 16, scope: !129)
!149 = !DILocation(line: 15, column: 3, scope: !129)
!150 = !DILocation(line: 15, column: 9, scope: !129)
!151 = !DILocation(line: 15, column: 14, scope: !129)
!152 = !DILocation(line: 16, column: 10, scope: !129)
!153 = !DILocation(line: 16, column: 3, scope: !129)
!154 = !DILocation(line: 17, column: 1, scope: !129)
!155 = distinct !DISubprogram(name: "put", scope: !3, file: !3, line: 30, type: !156, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!156 = !DISubroutineType(types: !157)
!157 = !{!10, !158, !30}
!158 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!159 = !DILocalVariable(name: "buffer", arg: 1, scope: !155, file: !3, line: 30, type: !158)
!160 = !DILocation(line: 30, column: 31, scope: !155)
!161 = !DILocalVariable(name: "byte", arg: 2, scope: !155, file: !3, line: 30, type: !30)
!162 = !DILocation(line: 30, column: 44, scope: !155)
!163 = !DILocation(line: 31, column: 7, scope: !164)
!164 = distinct !DILexicalBlock(scope: !155, file: !3, line: 31, column: 7)
!165 = !DILocation(line: 31, column: 15, scope: !164)
!166 = !DILocation(line: 31, column: 23, scope: !164)
!167 = !DILocation(line: 31, column: 31, scope: !164)
!168 = !DILocation(line: 31, column: 20, scope: !164)
!169 = !DILocation(line: 31, column: 7, scope: !155)
!170 = !DILocalVariable(name: "bytes", scope: !171, file: !3, line: 32, type: !29)
!171 = distinct !DILexicalBlock(scope: !164, file: !3, line: 31, column: 37)
!172 = !DILocation(line: 32, column: 11, scope: !171)
!173 = !DILocation(line: 32, column: 27, scope: !171)
!174 = !DILocation(line: 32, column: 35, scope: !171)
!175 = !DILocation(line: 32, column: 42, scope: !171)
!176 = !DILocation(line: 32, column: 50, scope: !171)
!177 = !DILocation(line: 32, column: 55, scope: !171)
!178 = !DILocation(line: 32, column: 19, scope: !171)
!179 = !DILocation(line: 33, column: 10, scope: !180)
!180 = distinct !DILexicalBlock(scope: !171, file: !3, line: 33, column: 9)
!181 = !DILocation(line: 33, column: 9, scope: !171)
!182 = !DILocation(line: 33, column: 17, scope: !180)
!183 = !DILocation(line: 34, column: 21, scope: !171)
!184 = !DILocation(line: 34, column: 5, scope: !171)
!185 = !DILocation(line: 34, column: 13, scope: !171)
!186 = !DILocation(line: 34, column: 19, scope: !171)
!187 = !DILocation(line: 35, column: 5, scope: !171)
!188 = !DILocation(line: 35, column: 13, scope: !171)
!189 = !DILocation(line: 35, column: 18, scope: !171)
!190 = !DILocation(line: 36, column: 3, scope: !171)
!191 = !DILocation(line: 37, column: 35, scope: !155)
!192 = !DILocation(line: 37, column: 3, scope: !155)
!193 = !DILocation(line: 37, column: 11, scope: !155)
!194 = !DILocation(line: 37, column: 17, scope: !155)
!195 = !DILocation(line: 37, column: 25, scope: !155)
!196 = !DILocation(line: 37, column: 29, scope: !155)
!197 = !DILocation(line: 37, column: 33, scope: !155)
!198 = !DILocation(line: 38, column: 3, scope: !155)
!199 = !DILocation(line: 39, column: 1, scope: !155)
!200 = distinct !DISubprogram(name: "clear", scope: !3, file: !3, line: 19, type: !201, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!201 = !DISubroutineType(types: !202)
!202 = !{!10, !36}
!203 = !DILocalVariable(name: "list", arg: 1, scope: !200, file: !3, line: 19, type: !36)
!204 = !DILocation(line: 19, column: 31, scope: !200)
!205 = !DILocalVariable(name: "sum", scope: !200, file: !3, line: 20, type: !10)
!206 = !DILocation(line: 20, column: 7, scope: !200)
!207 = !DILocation(line: 21, column: 3, scope: !200)
!208 = !DILocation(line: 21, column: 10, scope: !200)
!209 = !DILocalVariable(name: "next", scope: !210, file: !3, line: 22, type: !36)
!210 = distinct !DILexicalBlock(scope: !200, file: !3, line: 21, column: 16)
!211 = !DILocation(line: 22, column: 18, scope: !210)
!212 = !DILocation(line: 22, column: 25, scope: !210)
!213 = !DILocation(line: 22, column: 31, scope: !210)
!214 = !DILocation(line: 23, column: 12, scope: !210)
!215 = !DILocation(line: 23, column: 18, scope: !210)
!216 = !DILocation(line: 23, column: 9, scope: !210)
!217 = !DILocation(line: 24, column: 10, scope: !210)
!218 = !DILocation(line: 24, column: 5, scope: !210)
!219 = !DILocation(line: 25, column: 12, scope: !210)
!220 = !DILocation(line: 25, column: 10, scope: !210)
!221 = distinct !{!221, !207, !222, !72}
!222 = !DILocation(line: 26, column: 3, scope: !200)
!223 = !DILocation(line: 27, column: 10, scope: !200)
!224 = !DILocation(line: 27, column: 3, scope: !200)
!225 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 41, type: !8, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!226 = !DILocalVariable(name: "x", arg: 1, scope: !225, file: !3, line: 41, type: !10)
!227 = !DILocation(line: 41, column: 22, scope: !225)
!228 = !DILocation(line: 41, column: 38, scope: !225)
!229 = !DILocation(line: 41, column: 36, scope: !225)
!230 = !DILocation(line: 41, column: 27, scope: !225)
!231 = distinct !DISubprogram(name: "next", scope: !3, file: !3, line: 42, type: !8, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!232 = !DILocalVariable(name: "x", arg: 1, scope: !231, file: !3, line: 42, type: !10)
!233 = !DILocation(line: 42, column: 21, scope: !231)
!234 = !DILocation(line: 42, column: 33, scope: !231)
!235 = !DILocation(line: 42, column: 35, scope: !231)
!236 = !DILocation(line: 42, column: 26, scope: !231)
