; ModuleID = 'interpret_checks.c'
source_filename = "interpret_checks.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }

@__const.outside.a = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
@bounds.a = internal global [3 x i32] zeroinitializer, align 4, !dbg !0
@one_past.a = internal global [3 x i32] zeroinitializer, align 4, !dbg !9
@.str = private unnamed_addr constant [7 x i8] c"x == 3\00", align 1, !dbg !16
@.str.1 = private unnamed_addr constant [2 x i8] c"f\00", align 1, !dbg !22
@.str.2 = private unnamed_addr constant [2 x i8] c"g\00", align 1, !dbg !27

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @null() #0 !dbg !37 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !38, !DIExpression(), !44)
  store ptr null, ptr %1, align 8, !dbg !44
  %2 = load ptr, ptr %1, align 8, !dbg !45
  %3 = getelementptr inbounds %struct.node, ptr %2, i32 0, i32 1, !dbg !46
  %4 = load ptr, ptr %3, align 8, !dbg !46
  %5 = getelementptr inbounds %struct.node, ptr %4, i32 0, i32 0, !dbg !47
  %6 = load i32, ptr %5, align 8, !dbg !47
  ret i32 %6, !dbg !48
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @outside() #0 !dbg !49 {
  %1 = alloca [4 x i32], align 16
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !50, !DIExpression(), !54)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const.outside.a, i64 16, i1 false), !dbg !54
    #dbg_declare(ptr %2, !55, !DIExpression(), !56)
  %3 = call i32 @nondet_int(), !dbg !57
  store i32 %3, ptr %2, align 4, !dbg !56
  %4 = load i32, ptr %2, align 4, !dbg !58
  %5 = sext i32 %4 to i64, !dbg !59
  %6 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 %5, !dbg !59
  %7 = load i32, ptr %6, align 4, !dbg !59
  ret i32 %7, !dbg !60
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @nondet_int() #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @dead() #0 !dbg !61 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !62, !DIExpression(), !64)
  %2 = call ptr @malloc(i64 noundef 4) #5, !dbg !65
  store ptr %2, ptr %1, align 8, !dbg !64
  %3 = load ptr, ptr %1, align 8, !dbg !66
  store i32 1, ptr %3, align 4, !dbg !67
  %4 = load ptr, ptr %1, align 8, !dbg !68
  call void @free(ptr noundef %4), !dbg !69
  %5 = load ptr, ptr %1, align 8, !dbg !70
  %6 = load i32, ptr %5, align 4, !dbg !71
  ret i32 %6, !dbg !72
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #3

declare void @free(ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @returned(ptr noundef %0) #0 !dbg !73 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !77, !DIExpression(), !78)
    #dbg_declare(ptr %3, !79, !DIExpression(), !80)
  store i32 1, ptr %3, align 4, !dbg !80
  %4 = load ptr, ptr %2, align 8, !dbg !81
  store ptr %3, ptr %4, align 8, !dbg !82
  ret i32 0, !dbg !83
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @dangling() #0 !dbg !84 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !85, !DIExpression(), !86)
  %2 = call i32 @returned(ptr noundef %1), !dbg !87
  %3 = load ptr, ptr %1, align 8, !dbg !88
  %4 = load i32, ptr %3, align 4, !dbg !89
  ret i32 %4, !dbg !90
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @twice() #0 !dbg !91 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !92, !DIExpression(), !93)
  %2 = call ptr @malloc(i64 noundef 4) #5, !dbg !94
  store ptr %2, ptr %1, align 8, !dbg !93
  %3 = load ptr, ptr %1, align 8, !dbg !95
  call void @free(ptr noundef %3), !dbg !96
  %4 = load ptr, ptr %1, align 8, !dbg !97
  call void @free(ptr noundef %4), !dbg !98
  ret i32 0, !dbg !99
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @middle() #0 !dbg !100 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !101, !DIExpression(), !102)
  %2 = call ptr @malloc(i64 noundef 8) #5, !dbg !103
  store ptr %2, ptr %1, align 8, !dbg !102
  %3 = load ptr, ptr %1, align 8, !dbg !104
  %4 = getelementptr inbounds i32, ptr %3, i64 1, !dbg !105
  call void @free(ptr noundef %4), !dbg !106
  ret i32 0, !dbg !107
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @leak() #0 !dbg !108 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !109, !DIExpression(), !110)
  %2 = call ptr @malloc(i64 noundef 4) #5, !dbg !111
  store ptr %2, ptr %1, align 8, !dbg !110
  %3 = load ptr, ptr %1, align 8, !dbg !112
  %4 = icmp ne ptr %3, null, !dbg !113
  %5 = zext i1 %4 to i32, !dbg !113
  ret i32 %5, !dbg !114
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @clean() #0 !dbg !115 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !116, !DIExpression(), !117)
  %2 = call ptr @malloc(i64 noundef 4) #5, !dbg !118
  store ptr %2, ptr %1, align 8, !dbg !117
  %3 = load ptr, ptr %1, align 8, !dbg !119
  call void @free(ptr noundef %3), !dbg !120
  ret i32 0, !dbg !121
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @overflow() #0 !dbg !122 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !123, !DIExpression(), !124)
  %2 = call i32 @nondet_int(), !dbg !125
  store i32 %2, ptr %1, align 4, !dbg !124
  %3 = load i32, ptr %1, align 4, !dbg !126
  %4 = add nsw i32 %3, 1, !dbg !127
  ret i32 %4, !dbg !128
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @quotient() #0 !dbg !129 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !130, !DIExpression(), !131)
  %2 = call i32 @nondet_int(), !dbg !132
  store i32 %2, ptr %1, align 4, !dbg !131
  %3 = load i32, ptr %1, align 4, !dbg !133
  %4 = sdiv i32 %3, -1, !dbg !134
  ret i32 %4, !dbg !135
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @division() #0 !dbg !136 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !137, !DIExpression(), !138)
  %2 = call i32 @nondet_int(), !dbg !139
  store i32 %2, ptr %1, align 4, !dbg !138
  %3 = load i32, ptr %1, align 4, !dbg !140
  %4 = srem i32 7, %3, !dbg !141
  ret i32 %4, !dbg !142
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @shift() #0 !dbg !143 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !144, !DIExpression(), !145)
  %2 = call i32 @nondet_int(), !dbg !146
  store i32 %2, ptr %1, align 4, !dbg !145
  %3 = load i32, ptr %1, align 4, !dbg !147
  %4 = shl i32 1, %3, !dbg !148
  ret i32 %4, !dbg !149
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @bounds() #0 !dbg !2 {
  %1 = call i32 @nondet_int(), !dbg !150
  %2 = sext i32 %1 to i64, !dbg !151
  %3 = getelementptr inbounds [3 x i32], ptr @bounds.a, i64 0, i64 %2, !dbg !151
  %4 = load i32, ptr %3, align 4, !dbg !151
  ret i32 %4, !dbg !152
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @one_past() #0 !dbg !11 {
  %1 = alloca ptr, align 8
    #dbg_declare(ptr %1, !153, !DIExpression(), !154)
  %2 = call i32 @nondet_int(), !dbg !155
  %3 = sext i32 %2 to i64, !dbg !156
  %4 = getelementptr inbounds [3 x i32], ptr @one_past.a, i64 0, i64 %3, !dbg !156
  store ptr %4, ptr %1, align 8, !dbg !154
  %5 = load ptr, ptr %1, align 8, !dbg !157
  %6 = icmp ne ptr %5, @one_past.a, !dbg !158
  %7 = zext i1 %6 to i32, !dbg !158
  ret i32 %7, !dbg !159
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @assertion() #0 !dbg !160 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !161, !DIExpression(), !162)
  %2 = call i32 @nondet_int(), !dbg !163
  store i32 %2, ptr %1, align 4, !dbg !162
  %3 = load i32, ptr %1, align 4, !dbg !164
  %4 = icmp eq i32 %3, 3, !dbg !165
  br i1 %4, label %5, label %6, !dbg !164

5:                                                ; preds = %0
  br label %7, !dbg !164

6:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 1, ptr noundef @.str.2), !dbg !166
  br label %7, !dbg !164

7:                                                ; preds = %6, %5
  %8 = load i32, ptr %1, align 4, !dbg !167
  ret i32 %8, !dbg !168
}

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @called() #0 !dbg !169 {
  call void @reach_error(), !dbg !170
  ret i32 0, !dbg !171
}

declare void @reach_error() #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @marked() #0 !dbg !172 {
  call void @mark(i32 noundef 0), !dbg !173
  %1 = call i32 @nondet_int(), !dbg !174
  call void @mark(i32 noundef %1), !dbg !175
  ret i32 0, !dbg !176
}

declare void @mark(i32 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @assume() #0 !dbg !177 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !178, !DIExpression(), !179)
  %2 = call i32 @nondet_int(), !dbg !180
  store i32 %2, ptr %1, align 4, !dbg !179
  %3 = load i32, ptr %1, align 4, !dbg !181
  %4 = icmp eq i32 %3, 5, !dbg !182
  %5 = zext i1 %4 to i32, !dbg !182
  call void @__VERIFIER_assume(i32 noundef %5), !dbg !183
  %6 = load i32, ptr %1, align 4, !dbg !184
  ret i32 %6, !dbg !185
}

declare void @__VERIFIER_assume(i32 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @label() #0 !dbg !186 {
  %1 = alloca i32, align 4
  %2 = call i32 @nondet_int(), !dbg !187
  %3 = icmp ne i32 %2, 0, !dbg !187
  br i1 %3, label %4, label %5, !dbg !189

4:                                                ; preds = %0
  br label %6, !dbg !190

5:                                                ; preds = %0
  store i32 0, ptr %1, align 4, !dbg !191
  br label %7, !dbg !191

6:                                                ; preds = %4
    #dbg_label(!192, !193)
  store i32 1, ptr %1, align 4, !dbg !194
  br label %7, !dbg !194

7:                                                ; preds = %6, %5
  %8 = load i32, ptr %1, align 4, !dbg !195
  ret i32 %8, !dbg !195
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @failing() #0 !dbg !196 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %2, !197, !DIExpression(), !198)
  %3 = call ptr @malloc(i64 noundef 4) #5, !dbg !199
  store ptr %3, ptr %2, align 8, !dbg !198
  %4 = load ptr, ptr %2, align 8, !dbg !200
  %5 = icmp ne ptr %4, null, !dbg !200
  br i1 %5, label %7, label %6, !dbg !202

6:                                                ; preds = %0
  store i32 2, ptr %1, align 4, !dbg !203
  br label %9, !dbg !203

7:                                                ; preds = %0
  %8 = load ptr, ptr %2, align 8, !dbg !204
  call void @free(ptr noundef %8), !dbg !205
  store i32 0, ptr %1, align 4, !dbg !206
  br label %9, !dbg !206

9:                                                ; preds = %7, %6
  %10 = load i32, ptr %1, align 4, !dbg !207
  ret i32 %10, !dbg !207
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @unwritten() #0 !dbg !208 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !209, !DIExpression(), !210)
    #dbg_declare(ptr %2, !211, !DIExpression(), !212)
  %3 = load i32, ptr %1, align 4, !dbg !213
  store i32 %3, ptr %2, align 4, !dbg !212
  %4 = load i32, ptr %1, align 4, !dbg !214
  %5 = load i32, ptr %2, align 4, !dbg !215
  %6 = sub nsw i32 %4, %5, !dbg !216
  %7 = load i32, ptr %1, align 4, !dbg !217
  %8 = add nsw i32 %6, %7, !dbg !218
  ret i32 %8, !dbg !219
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @argument(i32 noundef %0, i64 noundef %1) #0 !dbg !220 {
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !224, !DIExpression(), !225)
  store i64 %1, ptr %4, align 8
    #dbg_declare(ptr %4, !226, !DIExpression(), !227)
  %5 = load i32, ptr %3, align 4, !dbg !228
  %6 = load i64, ptr %4, align 8, !dbg !229
  %7 = trunc i64 %6 to i32, !dbg !230
  %8 = add nsw i32 %5, %7, !dbg !231
  ret i32 %8, !dbg !232
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @recursion(i32 noundef %0) #0 !dbg !233 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !236, !DIExpression(), !237)
  %3 = load i32, ptr %2, align 4, !dbg !238
  %4 = icmp ne i32 %3, 0, !dbg !238
  br i1 %4, label %5, label %10, !dbg !238

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4, !dbg !239
  %7 = sub nsw i32 %6, 1, !dbg !240
  %8 = call i32 @recursion(i32 noundef %7), !dbg !241
  %9 = add nsw i32 %8, 1, !dbg !242
  br label %11, !dbg !238

10:                                               ; preds = %1
  br label %11, !dbg !238

11:                                               ; preds = %10, %5
  %12 = phi i32 [ %9, %5 ], [ 0, %10 ], !dbg !238
  ret i32 %12, !dbg !243
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @endless() #0 !dbg !244 {
  br label %1, !dbg !245

1:                                                ; preds = %1, %0
  br label %1, !dbg !246, !llvm.loop !249
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @trap() #0 !dbg !252 {
  %1 = alloca i32, align 4
  call void @llvm.trap(), !dbg !253
  %2 = load i32, ptr %1, align 4, !dbg !254
  ret i32 %2, !dbg !254
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #5 = { allocsize(0) }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!29, !30, !31, !32, !33, !34, !35}
!llvm.ident = !{!36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 25, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "bounds", scope: !3, file: !3, line: 25, type: !4, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7)
!3 = !DIFile(filename: "interpret_checks.c", directory: ".", checksumkind: CSK_MD5, checksum: "5d89be87730592dfe0647d8258cffc0a")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !5, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0, !9, !16, !22, !27}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "a", scope: !11, file: !3, line: 26, type: !13, isLocal: true, isDefinition: true)
!11 = distinct !DISubprogram(name: "one_past", scope: !3, file: !3, line: 26, type: !4, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !12)
!12 = !{}
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 96, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 3)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 56, elements: !20)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !{!21}
!21 = !DISubrange(count: 7)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 16, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 2)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !24, isLocal: true, isDefinition: true)
!29 = !{i32 7, !"Dwarf Version", i32 5}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 8, !"PIC Level", i32 2}
!33 = !{i32 7, !"PIE Level", i32 2}
!34 = !{i32 7, !"uwtable", i32 2}
!35 = !{i32 7, !"frame-pointer", i32 2}
!36 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!37 = distinct !DISubprogram(name: "null", scope: !3, file: !3, line: 12, type: !4, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !12)
!38 = !DILocalVariable(name: "p", scope: !37, file: !3, line: 12, type: !39)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!40 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 10, size: 128, elements: !41)
!41 = !{!42, !43}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !40, file: !3, line: 10, baseType: !6, size: 32)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !40, file: !3, line: 10, baseType: !39, size: 64, offset: 64)
!44 = !DILocation(line: 12, column: 31, scope: !37)
!45 = !DILocation(line: 12, column: 45, scope: !37)
!46 = !DILocation(line: 12, column: 48, scope: !37)
!47 = !DILocation(line: 12, column: 54, scope: !37)
!48 = !DILocation(line: 12, column: 38, scope: !37)
!49 = distinct !DISubprogram(name: "outside", scope: !3, file: !3, line: 13, type: !4, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !12)
!50 = !DILocalVariable(name: "a", scope: !49, file: !3, line: 13, type: !51)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 4)
!54 = !DILocation(line: 13, column: 25, scope: !49)
!55 = !DILocalVariable(name: "i", scope: !49, file: !3, line: 13, type: !6)
!56 = !DILocation(line: 13, column: 50, scope: !49)
!57 = !DILocation(line: 13, column: 54, scope: !49)
!58 = !DILocation(line: 13, column: 77, scope: !49)
!59 = !DILocation(line: 13, column: 75, scope: !49)
!60 = !DILocation(line: 13, column: 68, scope: !49)
!61 = distinct !DISubprogram(name: "dead", scope: !3, file: !3, line: 14, type: !4, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !12)
!62 = !DILocalVariable(name: "p", scope: !61, file: !3, line: 14, type: !63)
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!64 = !DILocation(line: 14, column: 23, scope: !61)
!65 = !DILocation(line: 14, column: 27, scope: !61)
!66 = !DILocation(line: 14, column: 39, scope: !61)
!67 = !DILocation(line: 14, column: 41, scope: !61)
!68 = !DILocation(line: 14, column: 51, scope: !61)
!69 = !DILocation(line: 14, column: 46, scope: !61)
!70 = !DILocation(line: 14, column: 63, scope: !61)
!71 = !DILocation(line: 14, column: 62, scope: !61)
!72 = !DILocation(line: 14, column: 55, scope: !61)
!73 = distinct !DISubprogram(name: "returned", scope: !3, file: !3, line: 15, type: !74, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !12)
!74 = !DISubroutineType(types: !75)
!75 = !{!6, !76}
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !63, size: 64)
!77 = !DILocalVariable(name: "out", arg: 1, scope: !73, file: !3, line: 15, type: !76)
!78 = !DILocation(line: 15, column: 20, scope: !73)
!79 = !DILocalVariable(name: "local", scope: !73, file: !3, line: 15, type: !6)
!80 = !DILocation(line: 15, column: 31, scope: !73)
!81 = !DILocation(line: 15, column: 43, scope: !73)
!82 = !DILocation(line: 15, column: 47, scope: !73)
!83 = !DILocation(line: 15, column: 57, scope: !73)
!84 = distinct !DISubprogram(name: "dangling", scope: !3, file: !3, line: 16, type: !4, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !12)
!85 = !DILocalVariable(name: "p", scope: !84, file: !3, line: 16, type: !63)
!86 = !DILocation(line: 16, column: 27, scope: !84)
!87 = !DILocation(line: 16, column: 30, scope: !84)
!88 = !DILocation(line: 16, column: 52, scope: !84)
!89 = !DILocation(line: 16, column: 51, scope: !84)
!90 = !DILocation(line: 16, column: 44, scope: !84)
!91 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 17, type: !4, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !12)
!92 = !DILocalVariable(name: "p", scope: !91, file: !3, line: 17, type: !63)
!93 = !DILocation(line: 17, column: 24, scope: !91)
!94 = !DILocation(line: 17, column: 28, scope: !91)
!95 = !DILocation(line: 17, column: 44, scope: !91)
!96 = !DILocation(line: 17, column: 39, scope: !91)
!97 = !DILocation(line: 17, column: 53, scope: !91)
!98 = !DILocation(line: 17, column: 48, scope: !91)
!99 = !DILocation(line: 17, column: 57, scope: !91)
!100 = distinct !DISubprogram(name: "middle", scope: !3, file: !3, line: 18, type: !4, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !12)
!101 = !DILocalVariable(name: "p", scope: !100, file: !3, line: 18, type: !63)
!102 = !DILocation(line: 18, column: 25, scope: !100)
!103 = !DILocation(line: 18, column: 29, scope: !100)
!104 = !DILocation(line: 18, column: 45, scope: !100)
!105 = !DILocation(line: 18, column: 47, scope: !100)
!106 = !DILocation(line: 18, column: 40, scope: !100)
!107 = !DILocation(line: 18, column: 53, scope: !100)
!108 = distinct !DISubprogram(name: "leak", scope: !3, file: !3, line: 19, type: !4, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !12)
!109 = !DILocalVariable(name: "p", scope: !108, file: !3, line: 19, type: !63)
!110 = !DILocation(line: 19, column: 23, scope: !108)
!111 = !DILocation(line: 19, column: 27, scope: !108)
!112 = !DILocation(line: 19, column: 45, scope: !108)
!113 = !DILocation(line: 19, column: 47, scope: !108)
!114 = !DILocation(line: 19, column: 38, scope: !108)
!115 = distinct !DISubprogram(name: "clean", scope: !3, file: !3, line: 20, type: !4, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !12)
!116 = !DILocalVariable(name: "p", scope: !115, file: !3, line: 20, type: !63)
!117 = !DILocation(line: 20, column: 24, scope: !115)
!118 = !DILocation(line: 20, column: 28, scope: !115)
!119 = !DILocation(line: 20, column: 44, scope: !115)
!120 = !DILocation(line: 20, column: 39, scope: !115)
!121 = !DILocation(line: 20, column: 48, scope: !115)
!122 = distinct !DISubprogram(name: "overflow", scope: !3, file: !3, line: 21, type: !4, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !12)
!123 = !DILocalVariable(name: "x", scope: !122, file: !3, line: 21, type: !6)
!124 = !DILocation(line: 21, column: 26, scope: !122)
!125 = !DILocation(line: 21, column: 30, scope: !122)
!126 = !DILocation(line: 21, column: 51, scope: !122)
!127 = !DILocation(line: 21, column: 53, scope: !122)
!128 = !DILocation(line: 21, column: 44, scope: !122)
!129 = distinct !DISubprogram(name: "quotient", scope: !3, file: !3, line: 22, type: !4, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !12)
!130 = !DILocalVariable(name: "x", scope: !129, file: !3, line: 22, type: !6)
!131 = !DILocation(line: 22, column: 26, scope: !129)
!132 = !DILocation(line: 22, column: 30, scope: !129)
!133 = !DILocation(line: 22, column: 51, scope: !129)
!134 = !DILocation(line: 22, column: 53, scope: !129)
!135 = !DILocation(line: 22, column: 44, scope: !129)
!136 = distinct !DISubprogram(name: "division", scope: !3, file: !3, line: 23, type: !4, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !12)
!137 = !DILocalVariable(name: "x", scope: !136, file: !3, line: 23, type: !6)
!138 = !DILocation(line: 23, column: 26, scope: !136)
!139 = !DILocation(line: 23, column: 30, scope: !136)
!140 = !DILocation(line: 23, column: 55, scope: !136)
!141 = !DILocation(line: 23, column: 53, scope: !136)
!142 = !DILocation(line: 23, column: 44, scope: !136)
!143 = distinct !DISubprogram(name: "shift", scope: !3, file: !3, line: 24, type: !4, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !12)
!144 = !DILocalVariable(name: "x", scope: !143, file: !3, line: 24, type: !6)
!145 = !DILocation(line: 24, column: 23, scope: !143)
!146 = !DILocation(line: 24, column: 27, scope: !143)
!147 = !DILocation(line: 24, column: 53, scope: !143)
!148 = !DILocation(line: 24, column: 50, scope: !143)
!149 = !DILocation(line: 24, column: 41, scope: !143)
!150 = !DILocation(line: 25, column: 46, scope: !2)
!151 = !DILocation(line: 25, column: 44, scope: !2)
!152 = !DILocation(line: 25, column: 37, scope: !2)
!153 = !DILocalVariable(name: "end", scope: !11, file: !3, line: 26, type: !63)
!154 = !DILocation(line: 26, column: 44, scope: !11)
!155 = !DILocation(line: 26, column: 53, scope: !11)
!156 = !DILocation(line: 26, column: 51, scope: !11)
!157 = !DILocation(line: 26, column: 75, scope: !11)
!158 = !DILocation(line: 26, column: 79, scope: !11)
!159 = !DILocation(line: 26, column: 68, scope: !11)
!160 = distinct !DISubprogram(name: "assertion", scope: !3, file: !3, line: 27, type: !4, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !12)
!161 = !DILocalVariable(name: "x", scope: !160, file: !3, line: 27, type: !6)
!162 = !DILocation(line: 27, column: 27, scope: !160)
!163 = !DILocation(line: 27, column: 31, scope: !160)
!164 = !DILocation(line: 27, column: 45, scope: !160)
!165 = !DILocation(line: 27, column: 47, scope: !160)
!166 = !DILocation(line: 27, column: 64, scope: !160)
!167 = !DILocation(line: 27, column: 109, scope: !160)
!168 = !DILocation(line: 27, column: 102, scope: !160)
!169 = distinct !DISubprogram(name: "called", scope: !3, file: !3, line: 28, type: !4, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7)
!170 = !DILocation(line: 28, column: 20, scope: !169)
!171 = !DILocation(line: 28, column: 35, scope: !169)
!172 = distinct !DISubprogram(name: "marked", scope: !3, file: !3, line: 29, type: !4, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7)
!173 = !DILocation(line: 29, column: 20, scope: !172)
!174 = !DILocation(line: 29, column: 34, scope: !172)
!175 = !DILocation(line: 29, column: 29, scope: !172)
!176 = !DILocation(line: 29, column: 49, scope: !172)
!177 = distinct !DISubprogram(name: "assume", scope: !3, file: !3, line: 30, type: !4, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !12)
!178 = !DILocalVariable(name: "x", scope: !177, file: !3, line: 30, type: !6)
!179 = !DILocation(line: 30, column: 24, scope: !177)
!180 = !DILocation(line: 30, column: 28, scope: !177)
!181 = !DILocation(line: 30, column: 60, scope: !177)
!182 = !DILocation(line: 30, column: 62, scope: !177)
!183 = !DILocation(line: 30, column: 42, scope: !177)
!184 = !DILocation(line: 30, column: 76, scope: !177)
!185 = !DILocation(line: 30, column: 69, scope: !177)
!186 = distinct !DISubprogram(name: "label", scope: !3, file: !3, line: 31, type: !4, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7)
!187 = !DILocation(line: 31, column: 23, scope: !188)
!188 = distinct !DILexicalBlock(scope: !186, file: !3, line: 31, column: 23)
!189 = !DILocation(line: 31, column: 23, scope: !186)
!190 = !DILocation(line: 31, column: 37, scope: !188)
!191 = !DILocation(line: 31, column: 49, scope: !186)
!192 = !DILabel(scope: !186, name: "ERROR", file: !3, line: 31)
!193 = !DILocation(line: 31, column: 59, scope: !186)
!194 = !DILocation(line: 31, column: 66, scope: !186)
!195 = !DILocation(line: 31, column: 76, scope: !186)
!196 = distinct !DISubprogram(name: "failing", scope: !3, file: !3, line: 32, type: !4, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !12)
!197 = !DILocalVariable(name: "p", scope: !196, file: !3, line: 32, type: !63)
!198 = !DILocation(line: 32, column: 26, scope: !196)
!199 = !DILocation(line: 32, column: 30, scope: !196)
!200 = !DILocation(line: 32, column: 46, scope: !201)
!201 = distinct !DILexicalBlock(scope: !196, file: !3, line: 32, column: 45)
!202 = !DILocation(line: 32, column: 45, scope: !196)
!203 = !DILocation(line: 32, column: 49, scope: !201)
!204 = !DILocation(line: 32, column: 64, scope: !196)
!205 = !DILocation(line: 32, column: 59, scope: !196)
!206 = !DILocation(line: 32, column: 68, scope: !196)
!207 = !DILocation(line: 32, column: 78, scope: !196)
!208 = distinct !DISubprogram(name: "unwritten", scope: !3, file: !3, line: 33, type: !4, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !12)
!209 = !DILocalVariable(name: "x", scope: !208, file: !3, line: 33, type: !6)
!210 = !DILocation(line: 33, column: 27, scope: !208)
!211 = !DILocalVariable(name: "y", scope: !208, file: !3, line: 33, type: !6)
!212 = !DILocation(line: 33, column: 34, scope: !208)
!213 = !DILocation(line: 33, column: 38, scope: !208)
!214 = !DILocation(line: 33, column: 48, scope: !208)
!215 = !DILocation(line: 33, column: 52, scope: !208)
!216 = !DILocation(line: 33, column: 50, scope: !208)
!217 = !DILocation(line: 33, column: 56, scope: !208)
!218 = !DILocation(line: 33, column: 54, scope: !208)
!219 = !DILocation(line: 33, column: 41, scope: !208)
!220 = distinct !DISubprogram(name: "argument", scope: !3, file: !3, line: 34, type: !221, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !12)
!221 = !DISubroutineType(types: !222)
!222 = !{!6, !6, !223}
!223 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!224 = !DILocalVariable(name: "a", arg: 1, scope: !220, file: !3, line: 34, type: !6)
!225 = !DILocation(line: 34, column: 18, scope: !220)
!226 = !DILocalVariable(name: "b", arg: 2, scope: !220, file: !3, line: 34, type: !223)
!227 = !DILocation(line: 34, column: 26, scope: !220)
!228 = !DILocation(line: 34, column: 38, scope: !220)
!229 = !DILocation(line: 34, column: 47, scope: !220)
!230 = !DILocation(line: 34, column: 42, scope: !220)
!231 = !DILocation(line: 34, column: 40, scope: !220)
!232 = !DILocation(line: 34, column: 31, scope: !220)
!233 = distinct !DISubprogram(name: "recursion", scope: !3, file: !3, line: 35, type: !234, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !12)
!234 = !DISubroutineType(types: !235)
!235 = !{!6, !6}
!236 = !DILocalVariable(name: "n", arg: 1, scope: !233, file: !3, line: 35, type: !6)
!237 = !DILocation(line: 35, column: 19, scope: !233)
!238 = !DILocation(line: 35, column: 31, scope: !233)
!239 = !DILocation(line: 35, column: 45, scope: !233)
!240 = !DILocation(line: 35, column: 47, scope: !233)
!241 = !DILocation(line: 35, column: 35, scope: !233)
!242 = !DILocation(line: 35, column: 52, scope: !233)
!243 = !DILocation(line: 35, column: 24, scope: !233)
!244 = distinct !DISubprogram(name: "endless", scope: !3, file: !3, line: 36, type: !4, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7)
!245 = !DILocation(line: 36, column: 21, scope: !244)
!246 = !DILocation(line: 36, column: 21, scope: !247)
!247 = distinct !DILexicalBlock(scope: !248, file: !3, line: 36, column: 21)
!248 = distinct !DILexicalBlock(scope: !244, file: !3, line: 36, column: 21)
!249 = distinct !{!249, !250, !251}
!250 = !DILocation(line: 36, column: 21, scope: !248)
!251 = !DILocation(line: 36, column: 30, scope: !248)
!252 = distinct !DISubprogram(name: "trap", scope: !3, file: !3, line: 37, type: !4, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7)
!253 = !DILocation(line: 37, column: 18, scope: !252)
!254 = !DILocation(line: 37, column: 36, scope: !252)
