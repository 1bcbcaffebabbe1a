; ModuleID = 'lower_run.c'
source_filename = "lower_run.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i8, i32, i16 }
%struct.list = type { i32, ptr }
%union.word = type { i32 }
%struct.wide = type { [6 x i64] }

@chosen = internal global ptr null, align 8, !dbg !0
@calls = internal global i32 0, align 4, !dbg !14
@.str = private unnamed_addr constant [3 x i8] c"%d\00", align 1, !dbg !8
@where = internal global ptr @known, align 8, !dbg !16
@table = internal global [4 x i32] [i32 10, i32 20, i32 30, i32 40], align 16, !dbg !25
@known = internal global %struct.pair { i8 107, i32 -7, i16 300 }, align 4, !dbg !30
@.str.1 = private unnamed_addr constant [9 x i8] c"midpoint\00", align 1, !dbg !32
@.str.2 = private unnamed_addr constant [5 x i8] c"-way\00", align 1, !dbg !37
@.str.3 = private unnamed_addr constant [4 x i8] c"xyz\00", align 1, !dbg !42
@.str.4 = private unnamed_addr constant [7 x i8] c"midway\00", align 1, !dbg !45
@.str.5 = private unnamed_addr constant [7 x i8] c"mimidp\00", align 1, !dbg !50
@__const.bytes.one = private unnamed_addr constant %struct.pair { i8 97, i32 1, i16 2 }, align 4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @run(i32 noundef %0) #0 !dbg !63 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !65, !DIExpression(), !66)
  %4 = load i32, ptr %3, align 4, !dbg !67
  %5 = and i32 %4, 1, !dbg !68
  %6 = icmp ne i32 %5, 0, !dbg !67
  %7 = zext i1 %6 to i64, !dbg !67
  %8 = select i1 %6, ptr @twice, ptr @negated, !dbg !67
  store ptr %8, ptr @chosen, align 8, !dbg !69
  %9 = load i32, ptr %3, align 4, !dbg !70
  switch i32 %9, label %56 [
    i32 0, label %10
    i32 1, label %12
    i32 2, label %14
    i32 3, label %16
    i32 4, label %30
    i32 5, label %32
    i32 6, label %34
    i32 7, label %36
    i32 8, label %38
    i32 9, label %40
    i32 10, label %45
    i32 11, label %50
  ], !dbg !71

10:                                               ; preds = %1
  %11 = call i32 @scalars() #3, !dbg !72
  store i32 %11, ptr %2, align 4, !dbg !74
  br label %57, !dbg !74

12:                                               ; preds = %1
  %13 = call i32 @swap(i32 noundef 10) #3, !dbg !75
  store i32 %13, ptr %2, align 4, !dbg !76
  br label %57, !dbg !76

14:                                               ; preds = %1
  %15 = call i32 @pointers() #3, !dbg !77
  store i32 %15, ptr %2, align 4, !dbg !78
  br label %57, !dbg !78

16:                                               ; preds = %1
  %17 = call i32 @choose(i32 noundef 0) #3, !dbg !79
  %18 = call i32 @choose(i32 noundef 3) #3, !dbg !80
  %19 = mul nsw i32 10, %18, !dbg !81
  %20 = add nsw i32 %17, %19, !dbg !82
  %21 = call i32 @choose(i32 noundef 4) #3, !dbg !83
  %22 = mul nsw i32 100, %21, !dbg !84
  %23 = add nsw i32 %20, %22, !dbg !85
  %24 = call i32 @choose(i32 noundef 11) #3, !dbg !86
  %25 = mul nsw i32 1000, %24, !dbg !87
  %26 = add nsw i32 %23, %25, !dbg !88
  %27 = call i32 @choose(i32 noundef 12) #3, !dbg !89
  %28 = mul nsw i32 10000, %27, !dbg !90
  %29 = add nsw i32 %26, %28, !dbg !91
  store i32 %29, ptr %2, align 4, !dbg !92
  br label %57, !dbg !92

30:                                               ; preds = %1
  %31 = call i32 @heap() #3, !dbg !93
  store i32 %31, ptr %2, align 4, !dbg !94
  br label %57, !dbg !94

32:                                               ; preds = %1
  %33 = call i32 @strings() #3, !dbg !95
  store i32 %33, ptr %2, align 4, !dbg !96
  br label %57, !dbg !96

34:                                               ; preds = %1
  %35 = call i32 @bytes() #3, !dbg !97
  store i32 %35, ptr %2, align 4, !dbg !98
  br label %57, !dbg !98

36:                                               ; preds = %1
  %37 = call i32 @floats() #3, !dbg !99
  store i32 %37, ptr %2, align 4, !dbg !100
  br label %57, !dbg !100

38:                                               ; preds = %1
  %39 = call i32 @unsequenced(i32 noundef 3) #3, !dbg !101
  store i32 %39, ptr %2, align 4, !dbg !102
  br label %57, !dbg !102

40:                                               ; preds = %1
  %41 = load ptr, ptr @chosen, align 8, !dbg !103
  %42 = call i32 %41(i32 noundef 21) #3, !dbg !103
  %43 = load i32, ptr @calls, align 4, !dbg !104
  %44 = add nsw i32 %42, %43, !dbg !105
  store i32 %44, ptr %2, align 4, !dbg !106
  br label %57, !dbg !106

45:                                               ; preds = %1
  %46 = load ptr, ptr @chosen, align 8, !dbg !107
  %47 = call i32 %46(i32 noundef 21) #3, !dbg !107
  %48 = load i32, ptr @calls, align 4, !dbg !108
  %49 = add nsw i32 %47, %48, !dbg !109
  store i32 %49, ptr %2, align 4, !dbg !110
  br label %57, !dbg !110

50:                                               ; preds = %1
  %51 = call i32 @__VERIFIER_nondet_int() #3, !dbg !111
  %52 = load i32, ptr %3, align 4, !dbg !112
  %53 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %52) #3, !dbg !113
  %54 = mul nsw i32 %53, 0, !dbg !114
  %55 = add nsw i32 %51, %54, !dbg !115
  store i32 %55, ptr %2, align 4, !dbg !116
  br label %57, !dbg !116

56:                                               ; preds = %1
  store i32 -1, ptr %2, align 4, !dbg !117
  br label %57, !dbg !117

57:                                               ; preds = %56, %50, %45, %40, %38, %36, %34, %32, %30, %16, %14, %12, %10
  %58 = load i32, ptr %2, align 4, !dbg !118
  ret i32 %58, !dbg !118
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @twice(i32 noundef %0) #0 !dbg !119 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !120, !DIExpression(), !121)
  %3 = load i32, ptr @calls, align 4, !dbg !122
  %4 = add nsw i32 %3, 1, !dbg !122
  store i32 %4, ptr @calls, align 4, !dbg !122
  %5 = load i32, ptr %2, align 4, !dbg !123
  %6 = mul nsw i32 2, %5, !dbg !124
  ret i32 %6, !dbg !125
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @negated(i32 noundef %0) #0 !dbg !126 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !127, !DIExpression(), !128)
  %3 = load i32, ptr @calls, align 4, !dbg !129
  %4 = add nsw i32 %3, 1, !dbg !129
  store i32 %4, ptr @calls, align 4, !dbg !129
  %5 = load i32, ptr %2, align 4, !dbg !130
  %6 = sub nsw i32 0, %5, !dbg !131
  ret i32 %6, !dbg !132
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @scalars() #0 !dbg !133 {
  %1 = alloca i8, align 1
  %2 = alloca i16, align 2
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
    #dbg_declare(ptr %1, !136, !DIExpression(), !138)
  store i8 -6, ptr %1, align 1, !dbg !138
    #dbg_declare(ptr %2, !139, !DIExpression(), !140)
  store i16 -3, ptr %2, align 2, !dbg !140
    #dbg_declare(ptr %3, !141, !DIExpression(), !143)
  store i32 -2, ptr %3, align 4, !dbg !143
    #dbg_declare(ptr %4, !144, !DIExpression(), !145)
  %5 = load i32, ptr %3, align 4, !dbg !146
  %6 = zext i32 %5 to i64, !dbg !147
  %7 = mul nsw i64 %6, 2, !dbg !148
  store i64 %7, ptr %4, align 8, !dbg !145
  %8 = load i8, ptr %1, align 1, !dbg !149
  %9 = zext i8 %8 to i32, !dbg !149
  %10 = add nsw i32 %9, 10, !dbg !149
  %11 = trunc i32 %10 to i8, !dbg !149
  store i8 %11, ptr %1, align 1, !dbg !149
  %12 = load i8, ptr %1, align 1, !dbg !150
  %13 = zext i8 %12 to i32, !dbg !150
  %14 = load i16, ptr %2, align 2, !dbg !151
  %15 = sext i16 %14 to i32, !dbg !151
  %16 = add nsw i32 %13, %15, !dbg !152
  %17 = load i32, ptr %3, align 4, !dbg !153
  %18 = lshr i32 %17, 28, !dbg !154
  %19 = add nsw i32 %16, %18, !dbg !155
  %20 = load i64, ptr %4, align 8, !dbg !156
  %21 = icmp eq i64 %20, 8589934588, !dbg !157
  %22 = zext i1 %21 to i32, !dbg !157
  %23 = add nsw i32 %19, %22, !dbg !158
  %24 = add nsw i32 %23, -3, !dbg !159
  %25 = add nsw i32 %24, -1, !dbg !160
  %26 = load i16, ptr %2, align 2, !dbg !161
  %27 = sext i16 %26 to i32, !dbg !161
  %28 = ashr i32 %27, 1, !dbg !162
  %29 = add nsw i32 %25, %28, !dbg !163
  %30 = load i8, ptr %1, align 1, !dbg !164
  %31 = zext i8 %30 to i32, !dbg !164
  %32 = shl i32 %31, 3, !dbg !165
  %33 = add nsw i32 %29, %32, !dbg !166
  ret i32 %33, !dbg !167
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @swap(i32 noundef %0) #0 !dbg !168 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !169, !DIExpression(), !170)
    #dbg_declare(ptr %3, !171, !DIExpression(), !172)
  store i32 1, ptr %3, align 4, !dbg !172
    #dbg_declare(ptr %4, !173, !DIExpression(), !174)
  store i32 2, ptr %4, align 4, !dbg !174
  br label %6, !dbg !175

6:                                                ; preds = %10, %1
  %7 = load i32, ptr %2, align 4, !dbg !176
  %8 = add nsw i32 %7, -1, !dbg !176
  store i32 %8, ptr %2, align 4, !dbg !176
  %9 = icmp sgt i32 %7, 0, !dbg !177
  br i1 %9, label %10, label %16, !dbg !175

10:                                               ; preds = %6
    #dbg_declare(ptr %5, !178, !DIExpression(), !180)
  %11 = load i32, ptr %3, align 4, !dbg !181
  store i32 %11, ptr %5, align 4, !dbg !180
  %12 = load i32, ptr %4, align 4, !dbg !182
  store i32 %12, ptr %3, align 4, !dbg !183
  %13 = load i32, ptr %5, align 4, !dbg !184
  %14 = load i32, ptr %4, align 4, !dbg !185
  %15 = add nsw i32 %13, %14, !dbg !186
  store i32 %15, ptr %4, align 4, !dbg !187
  br label %6, !dbg !175, !llvm.loop !188

16:                                               ; preds = %6
  %17 = load i32, ptr %3, align 4, !dbg !191
  %18 = mul nsw i32 %17, 100, !dbg !192
  %19 = load i32, ptr %4, align 4, !dbg !193
  %20 = add nsw i32 %18, %19, !dbg !194
  ret i32 %20, !dbg !195
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @pointers() #0 !dbg !196 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
    #dbg_declare(ptr %1, !197, !DIExpression(), !198)
  store i32 5, ptr %1, align 4, !dbg !198
    #dbg_declare(ptr %2, !199, !DIExpression(), !200)
  store i32 6, ptr %2, align 4, !dbg !200
    #dbg_declare(ptr %3, !201, !DIExpression(), !203)
  store ptr %1, ptr %3, align 8, !dbg !203
    #dbg_declare(ptr %4, !204, !DIExpression(), !206)
  store ptr %3, ptr %4, align 8, !dbg !206
  %8 = load ptr, ptr %3, align 8, !dbg !207
  %9 = load i32, ptr %8, align 4, !dbg !208
  %10 = add nsw i32 %9, 2, !dbg !208
  store i32 %10, ptr %8, align 4, !dbg !208
  %11 = load ptr, ptr %4, align 8, !dbg !209
  store ptr %2, ptr %11, align 8, !dbg !210
  %12 = load ptr, ptr %4, align 8, !dbg !211
  %13 = load ptr, ptr %12, align 8, !dbg !212
  %14 = load i32, ptr %13, align 4, !dbg !213
  %15 = mul nsw i32 %14, 3, !dbg !213
  store i32 %15, ptr %13, align 4, !dbg !213
  %16 = load ptr, ptr @where, align 8, !dbg !214
  %17 = getelementptr inbounds %struct.pair, ptr %16, i32 0, i32 2, !dbg !215
  %18 = load i16, ptr %17, align 4, !dbg !215
  %19 = sext i16 %18 to i32, !dbg !214
  %20 = load ptr, ptr @where, align 8, !dbg !216
  %21 = getelementptr inbounds %struct.pair, ptr %20, i32 0, i32 1, !dbg !217
  %22 = load i32, ptr %21, align 4, !dbg !218
  %23 = add nsw i32 %22, %19, !dbg !218
  store i32 %23, ptr %21, align 4, !dbg !218
  %24 = load ptr, ptr %3, align 8, !dbg !219
  %25 = load i32, ptr %24, align 4, !dbg !220
  %26 = load i32, ptr %1, align 4, !dbg !221
  %27 = sub nsw i32 %26, 5, !dbg !222
  %28 = sext i32 %27 to i64, !dbg !223
  %29 = getelementptr inbounds [4 x i32], ptr @table, i64 0, i64 %28, !dbg !223
  store i32 %25, ptr %29, align 4, !dbg !224
    #dbg_declare(ptr %5, !225, !DIExpression(), !226)
  store ptr @table, ptr %5, align 8, !dbg !226
    #dbg_declare(ptr %6, !227, !DIExpression(), !228)
  store ptr getelementptr inbounds (i32, ptr @table, i64 4), ptr %6, align 8, !dbg !228
    #dbg_declare(ptr %7, !229, !DIExpression(), !230)
  store i32 0, ptr %7, align 4, !dbg !230
  br label %30, !dbg !231

30:                                               ; preds = %34, %0
  %31 = load ptr, ptr %5, align 8, !dbg !232
  %32 = load ptr, ptr %6, align 8, !dbg !233
  %33 = icmp ult ptr %31, %32, !dbg !234
  br i1 %33, label %34, label %40, !dbg !231

34:                                               ; preds = %30
  %35 = load ptr, ptr %5, align 8, !dbg !235
  %36 = getelementptr inbounds i32, ptr %35, i32 1, !dbg !235
  store ptr %36, ptr %5, align 8, !dbg !235
  %37 = load i32, ptr %35, align 4, !dbg !236
  %38 = load i32, ptr %7, align 4, !dbg !237
  %39 = add nsw i32 %38, %37, !dbg !237
  store i32 %39, ptr %7, align 4, !dbg !237
  br label %30, !dbg !231, !llvm.loop !238

40:                                               ; preds = %30
  %41 = load i32, ptr %1, align 4, !dbg !239
  %42 = load i32, ptr %2, align 4, !dbg !240
  %43 = add nsw i32 %41, %42, !dbg !241
  %44 = load i32, ptr getelementptr inbounds (%struct.pair, ptr @known, i32 0, i32 1), align 4, !dbg !242
  %45 = add nsw i32 %43, %44, !dbg !243
  %46 = load i32, ptr %7, align 4, !dbg !244
  %47 = add nsw i32 %45, %46, !dbg !245
  %48 = load ptr, ptr %6, align 8, !dbg !246
  %49 = ptrtoint ptr %48 to i64, !dbg !247
  %50 = sub i64 %49, ptrtoint (ptr @table to i64), !dbg !247
  %51 = sdiv exact i64 %50, 4, !dbg !247
  %52 = trunc i64 %51 to i32, !dbg !248
  %53 = add nsw i32 %47, %52, !dbg !249
  ret i32 %53, !dbg !250
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @choose(i32 noundef %0) #0 !dbg !251 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !252, !DIExpression(), !253)
  %4 = load i32, ptr %3, align 4, !dbg !254
  switch i32 %4, label %11 [
    i32 0, label %5
    i32 3, label %6
    i32 4, label %9
  ], !dbg !255

5:                                                ; preds = %1
  store i32 1, ptr %2, align 4, !dbg !256
  br label %22, !dbg !256

6:                                                ; preds = %1
  %7 = load i32, ptr %3, align 4, !dbg !258
  %8 = add nsw i32 %7, 4, !dbg !258
  store i32 %8, ptr %3, align 4, !dbg !258
  br label %9, !dbg !259

9:                                                ; preds = %1, %6
  %10 = load i32, ptr %3, align 4, !dbg !260
  store i32 %10, ptr %2, align 4, !dbg !261
  br label %22, !dbg !261

11:                                               ; preds = %1
  %12 = load i32, ptr %3, align 4, !dbg !262
  %13 = icmp sgt i32 %12, 10, !dbg !263
  br i1 %13, label %14, label %18, !dbg !264

14:                                               ; preds = %11
  %15 = load i32, ptr %3, align 4, !dbg !265
  %16 = srem i32 %15, 2, !dbg !266
  %17 = icmp ne i32 %16, 0, !dbg !264
  br label %18

18:                                               ; preds = %14, %11
  %19 = phi i1 [ false, %11 ], [ %17, %14 ], !dbg !267
  %20 = zext i1 %19 to i64, !dbg !262
  %21 = select i1 %19, i32 8, i32 9, !dbg !262
  store i32 %21, ptr %2, align 4, !dbg !268
  br label %22, !dbg !268

22:                                               ; preds = %18, %9, %5
  %23 = load i32, ptr %2, align 4, !dbg !269
  ret i32 %23, !dbg !269
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @heap() #0 !dbg !270 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
    #dbg_declare(ptr %1, !271, !DIExpression(), !277)
  store ptr null, ptr %1, align 8, !dbg !277
    #dbg_declare(ptr %2, !278, !DIExpression(), !280)
  store i32 1, ptr %2, align 4, !dbg !280
  br label %6, !dbg !281

6:                                                ; preds = %20, %0
  %7 = load i32, ptr %2, align 4, !dbg !282
  %8 = icmp slt i32 %7, 5, !dbg !284
  br i1 %8, label %9, label %23, !dbg !285

9:                                                ; preds = %6
    #dbg_declare(ptr %3, !286, !DIExpression(), !288)
  %10 = call ptr @malloc(i64 noundef 16) #3, !dbg !289
  store ptr %10, ptr %3, align 8, !dbg !288
  %11 = load i32, ptr %2, align 4, !dbg !290
  %12 = load i32, ptr %2, align 4, !dbg !291
  %13 = mul nsw i32 %11, %12, !dbg !292
  %14 = load ptr, ptr %3, align 8, !dbg !293
  %15 = getelementptr inbounds %struct.list, ptr %14, i32 0, i32 0, !dbg !294
  store i32 %13, ptr %15, align 8, !dbg !295
  %16 = load ptr, ptr %1, align 8, !dbg !296
  %17 = load ptr, ptr %3, align 8, !dbg !297
  %18 = getelementptr inbounds %struct.list, ptr %17, i32 0, i32 1, !dbg !298
  store ptr %16, ptr %18, align 8, !dbg !299
  %19 = load ptr, ptr %3, align 8, !dbg !300
  store ptr %19, ptr %1, align 8, !dbg !301
  br label %20, !dbg !302

20:                                               ; preds = %9
  %21 = load i32, ptr %2, align 4, !dbg !303
  %22 = add nsw i32 %21, 1, !dbg !303
  store i32 %22, ptr %2, align 4, !dbg !303
  br label %6, !dbg !304, !llvm.loop !305

23:                                               ; preds = %6
    #dbg_declare(ptr %4, !307, !DIExpression(), !308)
  %24 = call ptr @calloc(i64 noundef 30, i64 noundef 4) #3, !dbg !309
  store ptr %24, ptr %4, align 8, !dbg !308
    #dbg_declare(ptr %5, !310, !DIExpression(), !311)
  %25 = load ptr, ptr %4, align 8, !dbg !312
  %26 = getelementptr inbounds i32, ptr %25, i64 29, !dbg !312
  %27 = load i32, ptr %26, align 4, !dbg !312
  store i32 %27, ptr %5, align 4, !dbg !311
  %28 = load ptr, ptr %4, align 8, !dbg !313
  %29 = getelementptr inbounds i32, ptr %28, i64 0, !dbg !313
  store i32 7, ptr %29, align 4, !dbg !314
  %30 = load ptr, ptr %4, align 8, !dbg !315
  %31 = call ptr @realloc(ptr noundef %30, i64 noundef 200) #3, !dbg !316
  store ptr %31, ptr %4, align 8, !dbg !317
  br label %32, !dbg !318

32:                                               ; preds = %42, %23
  %33 = load ptr, ptr %1, align 8, !dbg !319
  %34 = icmp ne ptr %33, null, !dbg !322
  br i1 %34, label %35, label %46, !dbg !322

35:                                               ; preds = %32
  %36 = load i32, ptr %5, align 4, !dbg !323
  %37 = mul nsw i32 %36, 3, !dbg !324
  %38 = load ptr, ptr %1, align 8, !dbg !325
  %39 = getelementptr inbounds %struct.list, ptr %38, i32 0, i32 0, !dbg !326
  %40 = load i32, ptr %39, align 8, !dbg !326
  %41 = add nsw i32 %37, %40, !dbg !327
  store i32 %41, ptr %5, align 4, !dbg !328
  br label %42, !dbg !329

42:                                               ; preds = %35
  %43 = load ptr, ptr %1, align 8, !dbg !330
  %44 = getelementptr inbounds %struct.list, ptr %43, i32 0, i32 1, !dbg !331
  %45 = load ptr, ptr %44, align 8, !dbg !331
  store ptr %45, ptr %1, align 8, !dbg !332
  br label %32, !dbg !333, !llvm.loop !334

46:                                               ; preds = %32
  %47 = load i32, ptr %5, align 4, !dbg !336
  %48 = load ptr, ptr %4, align 8, !dbg !337
  %49 = getelementptr inbounds i32, ptr %48, i64 0, !dbg !337
  %50 = load i32, ptr %49, align 4, !dbg !337
  %51 = add nsw i32 %47, %50, !dbg !338
  %52 = load ptr, ptr %4, align 8, !dbg !339
  %53 = getelementptr inbounds i32, ptr %52, i64 28, !dbg !339
  %54 = load i32, ptr %53, align 4, !dbg !339
  %55 = add nsw i32 %51, %54, !dbg !340
  ret i32 %55, !dbg !341
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @strings() #0 !dbg !342 {
  %1 = alloca [100 x i8], align 16
  %2 = alloca [100 x i8], align 16
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !343, !DIExpression(), !347)
    #dbg_declare(ptr %2, !348, !DIExpression(), !349)
  %4 = getelementptr inbounds [100 x i8], ptr %1, i64 0, i64 0, !dbg !350
  %5 = call ptr @strcpy(ptr noundef %4, ptr noundef @.str.1) #3, !dbg !351
  %6 = getelementptr inbounds [100 x i8], ptr %2, i64 0, i64 0, !dbg !352
  %7 = getelementptr inbounds [100 x i8], ptr %1, i64 0, i64 0, !dbg !353
  %8 = call ptr @strncpy(ptr noundef %6, ptr noundef %7, i32 noundef 3) #3, !dbg !354
  %9 = getelementptr inbounds [100 x i8], ptr %2, i64 0, i64 3, !dbg !355
  store i8 0, ptr %9, align 1, !dbg !356
  %10 = getelementptr inbounds [100 x i8], ptr %2, i64 0, i64 0, !dbg !357
  %11 = call ptr @strcat(ptr noundef %10, ptr noundef @.str.2) #3, !dbg !358
  %12 = getelementptr inbounds [100 x i8], ptr %2, i64 0, i64 0, !dbg !359
  %13 = call ptr @strncat(ptr noundef %12, ptr noundef @.str.3, i64 noundef 2) #3, !dbg !360
  %14 = getelementptr inbounds [100 x i8], ptr %1, i64 0, i64 0, !dbg !361
  %15 = getelementptr inbounds i8, ptr %14, i64 2, !dbg !362
  %16 = getelementptr inbounds [100 x i8], ptr %1, i64 0, i64 0, !dbg !363
  %17 = call ptr @memmove(ptr noundef %15, ptr noundef %16, i64 noundef 7) #3, !dbg !364
    #dbg_declare(ptr %3, !365, !DIExpression(), !366)
  %18 = getelementptr inbounds [100 x i8], ptr %2, i64 0, i64 0, !dbg !367
  %19 = call i64 @strlen(ptr noundef %18) #3, !dbg !368
  %20 = trunc i64 %19 to i32, !dbg !369
  %21 = mul nsw i32 %20, 1000, !dbg !370
  %22 = getelementptr inbounds [100 x i8], ptr %1, i64 0, i64 0, !dbg !371
  %23 = getelementptr inbounds [100 x i8], ptr %2, i64 0, i64 0, !dbg !372
  %24 = call i32 @strcmp(ptr noundef %22, ptr noundef %23) #3, !dbg !373
  %25 = icmp sgt i32 %24, 0, !dbg !374
  %26 = zext i1 %25 to i32, !dbg !374
  %27 = mul nsw i32 %26, 100, !dbg !375
  %28 = add nsw i32 %21, %27, !dbg !376
  %29 = getelementptr inbounds [100 x i8], ptr %2, i64 0, i64 0, !dbg !377
  %30 = call i32 @strncmp(ptr noundef @.str.4, ptr noundef %29, i64 noundef 3) #3, !dbg !378
  %31 = icmp eq i32 %30, 0, !dbg !379
  %32 = zext i1 %31 to i32, !dbg !379
  %33 = mul nsw i32 %32, 10, !dbg !380
  %34 = add nsw i32 %28, %33, !dbg !381
  store i32 %34, ptr %3, align 4, !dbg !366
  %35 = load i32, ptr %3, align 4, !dbg !382
  %36 = sext i32 %35 to i64, !dbg !382
  %37 = getelementptr inbounds [100 x i8], ptr %2, i64 0, i64 0, !dbg !383
  %38 = call ptr @strchr(ptr noundef %37, i32 noundef 119) #3, !dbg !384
  %39 = getelementptr inbounds [100 x i8], ptr %2, i64 0, i64 0, !dbg !385
  %40 = ptrtoint ptr %38 to i64, !dbg !386
  %41 = ptrtoint ptr %39 to i64, !dbg !386
  %42 = sub i64 %40, %41, !dbg !386
  %43 = add nsw i64 %36, %42, !dbg !387
  %44 = getelementptr inbounds [100 x i8], ptr %2, i64 0, i64 0, !dbg !388
  %45 = call ptr @strrchr(ptr noundef %44, i32 noundef 121) #3, !dbg !389
  %46 = getelementptr inbounds [100 x i8], ptr %2, i64 0, i64 0, !dbg !390
  %47 = ptrtoint ptr %45 to i64, !dbg !391
  %48 = ptrtoint ptr %46 to i64, !dbg !391
  %49 = sub i64 %47, %48, !dbg !391
  %50 = add nsw i64 %43, %49, !dbg !392
  %51 = getelementptr inbounds [100 x i8], ptr %1, i64 0, i64 0, !dbg !393
  %52 = call ptr @memchr(ptr noundef %51, i32 noundef 111, i64 noundef 100) #3, !dbg !394
  %53 = icmp ne ptr %52, null, !dbg !395
  %54 = zext i1 %53 to i32, !dbg !395
  %55 = sext i32 %54 to i64, !dbg !396
  %56 = add nsw i64 %50, %55, !dbg !397
  %57 = getelementptr inbounds [100 x i8], ptr %1, i64 0, i64 0, !dbg !398
  %58 = call i32 @memcmp(ptr noundef %57, ptr noundef @.str.5, i64 noundef 6) #3, !dbg !399
  %59 = icmp eq i32 %58, 0, !dbg !400
  %60 = zext i1 %59 to i32, !dbg !400
  %61 = sext i32 %60 to i64, !dbg !401
  %62 = add nsw i64 %56, %61, !dbg !402
  %63 = getelementptr inbounds [100 x i8], ptr %2, i64 0, i64 0, !dbg !403
  %64 = call ptr @strchr(ptr noundef %63, i32 noundef 113) #3, !dbg !404
  %65 = icmp eq ptr %64, null, !dbg !405
  %66 = zext i1 %65 to i32, !dbg !405
  %67 = sext i32 %66 to i64, !dbg !406
  %68 = add nsw i64 %62, %67, !dbg !407
  %69 = trunc i64 %68 to i32, !dbg !382
  ret i32 %69, !dbg !408
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @bytes() #0 !dbg !409 {
  %1 = alloca %union.word, align 4
  %2 = alloca %struct.pair, align 4
  %3 = alloca %struct.pair, align 4
  %4 = alloca [300 x i8], align 16
    #dbg_declare(ptr %1, !410, !DIExpression(), !416)
    #dbg_declare(ptr %2, !417, !DIExpression(), !418)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 4 @__const.bytes.one, i64 12, i1 false), !dbg !418
    #dbg_declare(ptr %3, !419, !DIExpression(), !420)
    #dbg_declare(ptr %4, !421, !DIExpression(), !425)
  store i32 16909060, ptr %1, align 4, !dbg !426
  %5 = getelementptr inbounds [4 x i8], ptr %1, i64 0, i64 3, !dbg !427
  store i8 9, ptr %5, align 1, !dbg !428
  %6 = call ptr @memcpy(ptr noundef %3, ptr noundef %2, i64 noundef 12) #3, !dbg !429
  %7 = call ptr @memset(ptr noundef %2, i32 noundef 0, i64 noundef 12) #3, !dbg !430
  %8 = getelementptr inbounds [300 x i8], ptr %4, i64 0, i64 0, !dbg !431
  %9 = call ptr @memset(ptr noundef %8, i32 noundef 3, i64 noundef 300) #3, !dbg !432
  %10 = getelementptr inbounds [300 x i8], ptr %4, i64 0, i64 7, !dbg !433
  store i8 1, ptr %10, align 1, !dbg !434
  %11 = load i32, ptr %1, align 4, !dbg !435
  %12 = srem i32 %11, 1000, !dbg !436
  %13 = getelementptr inbounds %struct.pair, ptr %3, i32 0, i32 1, !dbg !437
  %14 = load i32, ptr %13, align 4, !dbg !437
  %15 = add nsw i32 %12, %14, !dbg !438
  %16 = getelementptr inbounds %struct.pair, ptr %3, i32 0, i32 2, !dbg !439
  %17 = load i16, ptr %16, align 4, !dbg !439
  %18 = sext i16 %17 to i32, !dbg !440
  %19 = add nsw i32 %15, %18, !dbg !441
  %20 = getelementptr inbounds %struct.pair, ptr %2, i32 0, i32 1, !dbg !442
  %21 = load i32, ptr %20, align 4, !dbg !442
  %22 = add nsw i32 %19, %21, !dbg !443
  %23 = getelementptr inbounds [300 x i8], ptr %4, i64 0, i64 299, !dbg !444
  %24 = load i8, ptr %23, align 1, !dbg !444
  %25 = sext i8 %24 to i32, !dbg !444
  %26 = add nsw i32 %22, %25, !dbg !445
  %27 = getelementptr inbounds [300 x i8], ptr %4, i64 0, i64 7, !dbg !446
  %28 = load i8, ptr %27, align 1, !dbg !446
  %29 = sext i8 %28 to i32, !dbg !446
  %30 = add nsw i32 %26, %29, !dbg !447
  %31 = getelementptr inbounds %struct.pair, ptr %3, i32 0, i32 0, !dbg !448
  %32 = load i8, ptr %31, align 4, !dbg !448
  %33 = sext i8 %32 to i32, !dbg !449
  %34 = add nsw i32 %30, %33, !dbg !450
  ret i32 %34, !dbg !451
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @floats() #0 !dbg !452 {
  %1 = alloca double, align 8
  %2 = alloca float, align 4
    #dbg_declare(ptr %1, !453, !DIExpression(), !455)
  store double 0x3FD3333333333334, ptr %1, align 8, !dbg !455
    #dbg_declare(ptr %2, !456, !DIExpression(), !458)
  store float 0x4170000000000000, ptr %2, align 4, !dbg !458
  %3 = load double, ptr %1, align 8, !dbg !459
  %4 = fcmp oeq double %3, 3.000000e-01, !dbg !460
  %5 = zext i1 %4 to i32, !dbg !460
  %6 = load double, ptr %1, align 8, !dbg !461
  %7 = fcmp ogt double %6, 3.000000e-01, !dbg !462
  %8 = zext i1 %7 to i32, !dbg !462
  %9 = mul nsw i32 2, %8, !dbg !463
  %10 = add nsw i32 %5, %9, !dbg !464
  %11 = load float, ptr %2, align 4, !dbg !465
  %12 = fcmp oeq float %11, 0x4170000000000000, !dbg !466
  %13 = zext i1 %12 to i32, !dbg !466
  %14 = mul nsw i32 4, %13, !dbg !467
  %15 = add nsw i32 %10, %14, !dbg !468
  %16 = add nsw i32 %15, 24, !dbg !469
  %17 = add nsw i32 %16, 1, !dbg !470
  ret i32 %17, !dbg !471
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @unsequenced(i32 noundef %0) #0 !dbg !472 {
  %2 = alloca i32, align 4
  %3 = alloca [3 x i32], align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca %struct.wide, align 8
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !473, !DIExpression(), !474)
    #dbg_declare(ptr %3, !475, !DIExpression(), !477)
  %7 = load i32, ptr %2, align 4, !dbg !478
  store i32 %7, ptr %3, align 4, !dbg !479
  %8 = getelementptr inbounds i32, ptr %3, i64 1, !dbg !479
  %9 = load i32, ptr %2, align 4, !dbg !480
  store i32 %9, ptr %8, align 4, !dbg !479
  %10 = getelementptr inbounds i32, ptr %3, i64 2, !dbg !479
  %11 = load i32, ptr %2, align 4, !dbg !481
  store i32 %11, ptr %10, align 4, !dbg !479
    #dbg_declare(ptr %4, !482, !DIExpression(), !483)
  store i32 0, ptr %4, align 4, !dbg !483
  %12 = load i32, ptr %4, align 4, !dbg !484
  %13 = add nsw i32 %12, 1, !dbg !484
  store i32 %13, ptr %4, align 4, !dbg !484
  %14 = sext i32 %12 to i64, !dbg !485
  %15 = getelementptr inbounds [3 x i32], ptr %3, i64 0, i64 %14, !dbg !485
  store i32 9, ptr %15, align 4, !dbg !486
    #dbg_declare(ptr %5, !487, !DIExpression(), !488)
  %16 = getelementptr inbounds [3 x i32], ptr %3, i64 0, i64 1, !dbg !489
  %17 = load i32, ptr %16, align 4, !dbg !489
  store i32 %17, ptr %5, align 4, !dbg !488
  %18 = getelementptr inbounds [3 x i32], ptr %3, i64 0, i64 1, !dbg !490
  store i32 100, ptr %18, align 4, !dbg !491
  %19 = load i32, ptr %5, align 4, !dbg !492
  %20 = getelementptr inbounds [3 x i32], ptr %3, i64 0, i64 1, !dbg !493
  %21 = load i32, ptr %20, align 4, !dbg !493
  %22 = add nsw i32 %19, %21, !dbg !494
  %23 = call i32 @factorial(i32 noundef 5) #3, !dbg !495
  %24 = add nsw i32 %22, %23, !dbg !496
  call void @made(ptr dead_on_unwind writable sret(%struct.wide) align 8 %6, i64 noundef 4) #3, !dbg !497
  %25 = call i32 @sum(ptr noundef byval(%struct.wide) align 8 %6) #3, !dbg !498
  %26 = add nsw i32 %24, %25, !dbg !499
  ret i32 %26, !dbg !500
}

declare i32 @__VERIFIER_nondet_int() #1

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !501 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !506, !DIExpression(), !507)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !508, !DIExpression(), !509)
  %6 = load i32, ptr %4, align 4, !dbg !510
  %7 = call i32 @run(i32 noundef %6) #3, !dbg !511
  ret i32 %7, !dbg !512
}

declare ptr @malloc(i64 noundef) #1

declare ptr @calloc(i64 noundef, i64 noundef) #1

declare ptr @realloc(ptr noundef, i64 noundef) #1

declare ptr @strcpy(ptr noundef, ptr noundef) #1

declare ptr @strncpy(ptr noundef, ptr noundef, i32 noundef) #1

declare ptr @strcat(ptr noundef, ptr noundef) #1

declare ptr @strncat(ptr noundef, ptr noundef, i64 noundef) #1

declare ptr @memmove(ptr noundef, ptr noundef, i64 noundef) #1

declare i64 @strlen(ptr noundef) #1

declare i32 @strcmp(ptr noundef, ptr noundef) #1

declare i32 @strncmp(ptr noundef, ptr noundef, i64 noundef) #1

declare ptr @strchr(ptr noundef, i32 noundef) #1

declare ptr @strrchr(ptr noundef, i32 noundef) #1

declare ptr @memchr(ptr noundef, i32 noundef, i64 noundef) #1

declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) #1

declare ptr @memset(ptr noundef, i32 noundef, i64 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @factorial(i32 noundef %0) #0 !dbg !513 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !514, !DIExpression(), !515)
  %3 = load i32, ptr %2, align 4, !dbg !516
  %4 = icmp sle i32 %3, 1, !dbg !517
  br i1 %4, label %5, label %6, !dbg !516

5:                                                ; preds = %1
  br label %12, !dbg !516

6:                                                ; preds = %1
  %7 = load i32, ptr %2, align 4, !dbg !518
  %8 = load i32, ptr %2, align 4, !dbg !519
  %9 = sub nsw i32 %8, 1, !dbg !520
  %10 = call i32 @factorial(i32 noundef %9) #3, !dbg !521
  %11 = mul nsw i32 %7, %10, !dbg !522
  br label %12, !dbg !516

12:                                               ; preds = %6, %5
  %13 = phi i32 [ 1, %5 ], [ %11, %6 ], !dbg !516
  ret i32 %13, !dbg !523
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sum(ptr noundef byval(%struct.wide) align 8 %0) #0 !dbg !524 {
    #dbg_declare(ptr %0, !534, !DIExpression(), !535)
  %2 = getelementptr inbounds %struct.wide, ptr %0, i32 0, i32 0, !dbg !536
  %3 = getelementptr inbounds [6 x i64], ptr %2, i64 0, i64 0, !dbg !537
  store i64 1, ptr %3, align 8, !dbg !538
  %4 = getelementptr inbounds %struct.wide, ptr %0, i32 0, i32 0, !dbg !539
  %5 = getelementptr inbounds [6 x i64], ptr %4, i64 0, i64 0, !dbg !540
  %6 = load i64, ptr %5, align 8, !dbg !540
  %7 = getelementptr inbounds %struct.wide, ptr %0, i32 0, i32 0, !dbg !541
  %8 = getelementptr inbounds [6 x i64], ptr %7, i64 0, i64 5, !dbg !542
  %9 = load i64, ptr %8, align 8, !dbg !542
  %10 = add nsw i64 %6, %9, !dbg !543
  %11 = trunc i64 %10 to i32, !dbg !544
  ret i32 %11, !dbg !545
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @made(ptr dead_on_unwind noalias writable sret(%struct.wide) align 8 %0, i64 noundef %1) #0 !dbg !546 {
  %3 = alloca i64, align 8
  store i64 %1, ptr %3, align 8
    #dbg_declare(ptr %3, !549, !DIExpression(), !550)
    #dbg_declare(ptr %0, !551, !DIExpression(), !552)
  %4 = getelementptr inbounds %struct.wide, ptr %0, i32 0, i32 0, !dbg !553
  %5 = load i64, ptr %3, align 8, !dbg !554
  store i64 %5, ptr %4, align 8, !dbg !555
  %6 = getelementptr inbounds i64, ptr %4, i64 1, !dbg !555
  store i64 2, ptr %6, align 8, !dbg !555
  %7 = getelementptr inbounds i64, ptr %4, i64 2, !dbg !555
  store i64 3, ptr %7, align 8, !dbg !555
  %8 = getelementptr inbounds i64, ptr %4, i64 3, !dbg !555
  store i64 4, ptr %8, align 8, !dbg !555
  %9 = getelementptr inbounds i64, ptr %4, i64 4, !dbg !555
  store i64 5, ptr %9, align 8, !dbg !555
  %10 = getelementptr inbounds i64, ptr %4, i64 5, !dbg !555
  %11 = load i64, ptr %3, align 8, !dbg !556
  store i64 %11, ptr %10, align 8, !dbg !555
  ret void, !dbg !557
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nobuiltin "no-builtins" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!55, !56, !57, !58, !59, !60, !61}
!llvm.ident = !{!62}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "chosen", scope: !2, file: !3, line: 32, type: !52, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "lower_run.c", directory: "/work/wt/verify/verifier/tests/programs", checksumkind: CSK_MD5, checksum: "486b93e5f04eb83d12117ec74aa961a8")
!4 = !{!5, !6}
!5 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!8, !14, !0, !16, !25, !30, !32, !37, !42, !45, !50}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !3, line: 162, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 24, elements: !12)
!11 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!12 = !{!13}
!13 = !DISubrange(count: 3)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "calls", scope: !2, file: !3, line: 28, type: !6, isLocal: true, isDefinition: true)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "where", scope: !2, file: !3, line: 31, type: !18, isLocal: true, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 24, size: 96, elements: !20)
!20 = !{!21, !22, !23}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !19, file: !3, line: 24, baseType: !11, size: 8)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !19, file: !3, line: 24, baseType: !6, size: 32, offset: 32)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "half", scope: !19, file: !3, line: 24, baseType: !24, size: 16, offset: 64)
!24 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 29, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 4)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "known", scope: !2, file: !3, line: 30, type: !19, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 105, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 72, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 9)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !3, line: 108, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 40, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 5)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !3, line: 109, type: !44, isLocal: true, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 32, elements: !28)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(scope: null, file: !3, line: 111, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 56, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 7)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !3, line: 112, type: !47, isLocal: true, isDefinition: true)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!53 = !DISubroutineType(types: !54)
!54 = !{!6, !6}
!55 = !{i32 7, !"Dwarf Version", i32 5}
!56 = !{i32 2, !"Debug Info Version", i32 3}
!57 = !{i32 1, !"wchar_size", i32 4}
!58 = !{i32 8, !"PIC Level", i32 2}
!59 = !{i32 7, !"PIE Level", i32 2}
!60 = !{i32 7, !"uwtable", i32 2}
!61 = !{i32 7, !"frame-pointer", i32 2}
!62 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!63 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 147, type: !53, scopeLine: 148, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !64)
!64 = !{}
!65 = !DILocalVariable(name: "which", arg: 1, scope: !63, file: !3, line: 147, type: !6)
!66 = !DILocation(line: 147, column: 13, scope: !63)
!67 = !DILocation(line: 149, column: 14, scope: !63)
!68 = !DILocation(line: 149, column: 20, scope: !63)
!69 = !DILocation(line: 149, column: 12, scope: !63)
!70 = !DILocation(line: 150, column: 13, scope: !63)
!71 = !DILocation(line: 150, column: 5, scope: !63)
!72 = !DILocation(line: 151, column: 20, scope: !73)
!73 = distinct !DILexicalBlock(scope: !63, file: !3, line: 150, column: 20)
!74 = !DILocation(line: 151, column: 13, scope: !73)
!75 = !DILocation(line: 152, column: 20, scope: !73)
!76 = !DILocation(line: 152, column: 13, scope: !73)
!77 = !DILocation(line: 153, column: 20, scope: !73)
!78 = !DILocation(line: 153, column: 13, scope: !73)
!79 = !DILocation(line: 154, column: 20, scope: !73)
!80 = !DILocation(line: 154, column: 37, scope: !73)
!81 = !DILocation(line: 154, column: 35, scope: !73)
!82 = !DILocation(line: 154, column: 30, scope: !73)
!83 = !DILocation(line: 154, column: 55, scope: !73)
!84 = !DILocation(line: 154, column: 53, scope: !73)
!85 = !DILocation(line: 154, column: 47, scope: !73)
!86 = !DILocation(line: 154, column: 74, scope: !73)
!87 = !DILocation(line: 154, column: 72, scope: !73)
!88 = !DILocation(line: 154, column: 65, scope: !73)
!89 = !DILocation(line: 154, column: 95, scope: !73)
!90 = !DILocation(line: 154, column: 93, scope: !73)
!91 = !DILocation(line: 154, column: 85, scope: !73)
!92 = !DILocation(line: 154, column: 13, scope: !73)
!93 = !DILocation(line: 155, column: 20, scope: !73)
!94 = !DILocation(line: 155, column: 13, scope: !73)
!95 = !DILocation(line: 156, column: 20, scope: !73)
!96 = !DILocation(line: 156, column: 13, scope: !73)
!97 = !DILocation(line: 157, column: 20, scope: !73)
!98 = !DILocation(line: 157, column: 13, scope: !73)
!99 = !DILocation(line: 158, column: 20, scope: !73)
!100 = !DILocation(line: 158, column: 13, scope: !73)
!101 = !DILocation(line: 159, column: 20, scope: !73)
!102 = !DILocation(line: 159, column: 13, scope: !73)
!103 = !DILocation(line: 160, column: 20, scope: !73)
!104 = !DILocation(line: 160, column: 33, scope: !73)
!105 = !DILocation(line: 160, column: 31, scope: !73)
!106 = !DILocation(line: 160, column: 13, scope: !73)
!107 = !DILocation(line: 161, column: 21, scope: !73)
!108 = !DILocation(line: 161, column: 34, scope: !73)
!109 = !DILocation(line: 161, column: 32, scope: !73)
!110 = !DILocation(line: 161, column: 14, scope: !73)
!111 = !DILocation(line: 162, column: 21, scope: !73)
!112 = !DILocation(line: 162, column: 60, scope: !73)
!113 = !DILocation(line: 162, column: 47, scope: !73)
!114 = !DILocation(line: 162, column: 67, scope: !73)
!115 = !DILocation(line: 162, column: 45, scope: !73)
!116 = !DILocation(line: 162, column: 14, scope: !73)
!117 = !DILocation(line: 163, column: 14, scope: !73)
!118 = !DILocation(line: 165, column: 1, scope: !63)
!119 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 34, type: !53, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!120 = !DILocalVariable(name: "x", arg: 1, scope: !119, file: !3, line: 34, type: !6)
!121 = !DILocation(line: 34, column: 22, scope: !119)
!122 = !DILocation(line: 34, column: 32, scope: !119)
!123 = !DILocation(line: 34, column: 47, scope: !119)
!124 = !DILocation(line: 34, column: 45, scope: !119)
!125 = !DILocation(line: 34, column: 36, scope: !119)
!126 = distinct !DISubprogram(name: "negated", scope: !3, file: !3, line: 35, type: !53, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!127 = !DILocalVariable(name: "x", arg: 1, scope: !126, file: !3, line: 35, type: !6)
!128 = !DILocation(line: 35, column: 24, scope: !126)
!129 = !DILocation(line: 35, column: 34, scope: !126)
!130 = !DILocation(line: 35, column: 46, scope: !126)
!131 = !DILocation(line: 35, column: 45, scope: !126)
!132 = !DILocation(line: 35, column: 38, scope: !126)
!133 = distinct !DISubprogram(name: "scalars", scope: !3, file: !3, line: 40, type: !134, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!134 = !DISubroutineType(types: !135)
!135 = !{!6}
!136 = !DILocalVariable(name: "c", scope: !133, file: !3, line: 42, type: !137)
!137 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!138 = !DILocation(line: 42, column: 19, scope: !133)
!139 = !DILocalVariable(name: "s", scope: !133, file: !3, line: 43, type: !24)
!140 = !DILocation(line: 43, column: 11, scope: !133)
!141 = !DILocalVariable(name: "u", scope: !133, file: !3, line: 44, type: !142)
!142 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!143 = !DILocation(line: 44, column: 14, scope: !133)
!144 = !DILocalVariable(name: "l", scope: !133, file: !3, line: 45, type: !5)
!145 = !DILocation(line: 45, column: 15, scope: !133)
!146 = !DILocation(line: 45, column: 30, scope: !133)
!147 = !DILocation(line: 45, column: 19, scope: !133)
!148 = !DILocation(line: 45, column: 32, scope: !133)
!149 = !DILocation(line: 46, column: 7, scope: !133)
!150 = !DILocation(line: 47, column: 12, scope: !133)
!151 = !DILocation(line: 47, column: 16, scope: !133)
!152 = !DILocation(line: 47, column: 14, scope: !133)
!153 = !DILocation(line: 47, column: 26, scope: !133)
!154 = !DILocation(line: 47, column: 28, scope: !133)
!155 = !DILocation(line: 47, column: 18, scope: !133)
!156 = !DILocation(line: 47, column: 38, scope: !133)
!157 = !DILocation(line: 47, column: 40, scope: !133)
!158 = !DILocation(line: 47, column: 35, scope: !133)
!159 = !DILocation(line: 47, column: 57, scope: !133)
!160 = !DILocation(line: 47, column: 68, scope: !133)
!161 = !DILocation(line: 47, column: 82, scope: !133)
!162 = !DILocation(line: 47, column: 84, scope: !133)
!163 = !DILocation(line: 47, column: 79, scope: !133)
!164 = !DILocation(line: 47, column: 93, scope: !133)
!165 = !DILocation(line: 47, column: 95, scope: !133)
!166 = !DILocation(line: 47, column: 90, scope: !133)
!167 = !DILocation(line: 47, column: 5, scope: !133)
!168 = distinct !DISubprogram(name: "swap", scope: !3, file: !3, line: 50, type: !53, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!169 = !DILocalVariable(name: "n", arg: 1, scope: !168, file: !3, line: 50, type: !6)
!170 = !DILocation(line: 50, column: 21, scope: !168)
!171 = !DILocalVariable(name: "a", scope: !168, file: !3, line: 52, type: !6)
!172 = !DILocation(line: 52, column: 9, scope: !168)
!173 = !DILocalVariable(name: "b", scope: !168, file: !3, line: 52, type: !6)
!174 = !DILocation(line: 52, column: 16, scope: !168)
!175 = !DILocation(line: 53, column: 5, scope: !168)
!176 = !DILocation(line: 53, column: 13, scope: !168)
!177 = !DILocation(line: 53, column: 16, scope: !168)
!178 = !DILocalVariable(name: "t", scope: !179, file: !3, line: 54, type: !6)
!179 = distinct !DILexicalBlock(scope: !168, file: !3, line: 53, column: 21)
!180 = !DILocation(line: 54, column: 13, scope: !179)
!181 = !DILocation(line: 54, column: 17, scope: !179)
!182 = !DILocation(line: 55, column: 13, scope: !179)
!183 = !DILocation(line: 55, column: 11, scope: !179)
!184 = !DILocation(line: 56, column: 13, scope: !179)
!185 = !DILocation(line: 56, column: 17, scope: !179)
!186 = !DILocation(line: 56, column: 15, scope: !179)
!187 = !DILocation(line: 56, column: 11, scope: !179)
!188 = distinct !{!188, !175, !189, !190}
!189 = !DILocation(line: 57, column: 5, scope: !168)
!190 = !{!"llvm.loop.mustprogress"}
!191 = !DILocation(line: 58, column: 12, scope: !168)
!192 = !DILocation(line: 58, column: 14, scope: !168)
!193 = !DILocation(line: 58, column: 22, scope: !168)
!194 = !DILocation(line: 58, column: 20, scope: !168)
!195 = !DILocation(line: 58, column: 5, scope: !168)
!196 = distinct !DISubprogram(name: "pointers", scope: !3, file: !3, line: 61, type: !134, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!197 = !DILocalVariable(name: "x", scope: !196, file: !3, line: 63, type: !6)
!198 = !DILocation(line: 63, column: 9, scope: !196)
!199 = !DILocalVariable(name: "y", scope: !196, file: !3, line: 63, type: !6)
!200 = !DILocation(line: 63, column: 16, scope: !196)
!201 = !DILocalVariable(name: "p", scope: !196, file: !3, line: 63, type: !202)
!202 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!203 = !DILocation(line: 63, column: 24, scope: !196)
!204 = !DILocalVariable(name: "q", scope: !196, file: !3, line: 63, type: !205)
!205 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !202, size: 64)
!206 = !DILocation(line: 63, column: 34, scope: !196)
!207 = !DILocation(line: 64, column: 6, scope: !196)
!208 = !DILocation(line: 64, column: 8, scope: !196)
!209 = !DILocation(line: 65, column: 6, scope: !196)
!210 = !DILocation(line: 65, column: 8, scope: !196)
!211 = !DILocation(line: 66, column: 7, scope: !196)
!212 = !DILocation(line: 66, column: 6, scope: !196)
!213 = !DILocation(line: 66, column: 9, scope: !196)
!214 = !DILocation(line: 67, column: 21, scope: !196)
!215 = !DILocation(line: 67, column: 28, scope: !196)
!216 = !DILocation(line: 67, column: 5, scope: !196)
!217 = !DILocation(line: 67, column: 12, scope: !196)
!218 = !DILocation(line: 67, column: 18, scope: !196)
!219 = !DILocation(line: 68, column: 21, scope: !196)
!220 = !DILocation(line: 68, column: 20, scope: !196)
!221 = !DILocation(line: 68, column: 11, scope: !196)
!222 = !DILocation(line: 68, column: 13, scope: !196)
!223 = !DILocation(line: 68, column: 5, scope: !196)
!224 = !DILocation(line: 68, column: 18, scope: !196)
!225 = !DILocalVariable(name: "first", scope: !196, file: !3, line: 69, type: !202)
!226 = !DILocation(line: 69, column: 10, scope: !196)
!227 = !DILocalVariable(name: "last", scope: !196, file: !3, line: 69, type: !202)
!228 = !DILocation(line: 69, column: 26, scope: !196)
!229 = !DILocalVariable(name: "total", scope: !196, file: !3, line: 69, type: !6)
!230 = !DILocation(line: 69, column: 44, scope: !196)
!231 = !DILocation(line: 70, column: 5, scope: !196)
!232 = !DILocation(line: 70, column: 12, scope: !196)
!233 = !DILocation(line: 70, column: 20, scope: !196)
!234 = !DILocation(line: 70, column: 18, scope: !196)
!235 = !DILocation(line: 71, column: 24, scope: !196)
!236 = !DILocation(line: 71, column: 18, scope: !196)
!237 = !DILocation(line: 71, column: 15, scope: !196)
!238 = distinct !{!238, !231, !235, !190}
!239 = !DILocation(line: 72, column: 12, scope: !196)
!240 = !DILocation(line: 72, column: 16, scope: !196)
!241 = !DILocation(line: 72, column: 14, scope: !196)
!242 = !DILocation(line: 72, column: 26, scope: !196)
!243 = !DILocation(line: 72, column: 18, scope: !196)
!244 = !DILocation(line: 72, column: 34, scope: !196)
!245 = !DILocation(line: 72, column: 32, scope: !196)
!246 = !DILocation(line: 72, column: 48, scope: !196)
!247 = !DILocation(line: 72, column: 53, scope: !196)
!248 = !DILocation(line: 72, column: 42, scope: !196)
!249 = !DILocation(line: 72, column: 40, scope: !196)
!250 = !DILocation(line: 72, column: 5, scope: !196)
!251 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 75, type: !53, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!252 = !DILocalVariable(name: "n", arg: 1, scope: !251, file: !3, line: 75, type: !6)
!253 = !DILocation(line: 75, column: 23, scope: !251)
!254 = !DILocation(line: 77, column: 13, scope: !251)
!255 = !DILocation(line: 77, column: 5, scope: !251)
!256 = !DILocation(line: 78, column: 13, scope: !257)
!257 = distinct !DILexicalBlock(scope: !251, file: !3, line: 77, column: 16)
!258 = !DILocation(line: 79, column: 15, scope: !257)
!259 = !DILocation(line: 79, column: 13, scope: !257)
!260 = !DILocation(line: 80, column: 20, scope: !257)
!261 = !DILocation(line: 80, column: 13, scope: !257)
!262 = !DILocation(line: 81, column: 21, scope: !257)
!263 = !DILocation(line: 81, column: 23, scope: !257)
!264 = !DILocation(line: 81, column: 28, scope: !257)
!265 = !DILocation(line: 81, column: 31, scope: !257)
!266 = !DILocation(line: 81, column: 33, scope: !257)
!267 = !DILocation(line: 0, scope: !257)
!268 = !DILocation(line: 81, column: 14, scope: !257)
!269 = !DILocation(line: 83, column: 1, scope: !251)
!270 = distinct !DISubprogram(name: "heap", scope: !3, file: !3, line: 85, type: !134, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!271 = !DILocalVariable(name: "head", scope: !270, file: !3, line: 87, type: !272)
!272 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !273, size: 64)
!273 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "list", file: !3, line: 25, size: 128, elements: !274)
!274 = !{!275, !276}
!275 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !273, file: !3, line: 25, baseType: !6, size: 32)
!276 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !273, file: !3, line: 25, baseType: !272, size: 64, offset: 64)
!277 = !DILocation(line: 87, column: 18, scope: !270)
!278 = !DILocalVariable(name: "i", scope: !279, file: !3, line: 88, type: !6)
!279 = distinct !DILexicalBlock(scope: !270, file: !3, line: 88, column: 5)
!280 = !DILocation(line: 88, column: 14, scope: !279)
!281 = !DILocation(line: 88, column: 10, scope: !279)
!282 = !DILocation(line: 88, column: 21, scope: !283)
!283 = distinct !DILexicalBlock(scope: !279, file: !3, line: 88, column: 5)
!284 = !DILocation(line: 88, column: 23, scope: !283)
!285 = !DILocation(line: 88, column: 5, scope: !279)
!286 = !DILocalVariable(name: "node", scope: !287, file: !3, line: 89, type: !272)
!287 = distinct !DILexicalBlock(scope: !283, file: !3, line: 88, column: 33)
!288 = !DILocation(line: 89, column: 22, scope: !287)
!289 = !DILocation(line: 89, column: 29, scope: !287)
!290 = !DILocation(line: 90, column: 23, scope: !287)
!291 = !DILocation(line: 90, column: 27, scope: !287)
!292 = !DILocation(line: 90, column: 25, scope: !287)
!293 = !DILocation(line: 90, column: 9, scope: !287)
!294 = !DILocation(line: 90, column: 15, scope: !287)
!295 = !DILocation(line: 90, column: 21, scope: !287)
!296 = !DILocation(line: 91, column: 22, scope: !287)
!297 = !DILocation(line: 91, column: 9, scope: !287)
!298 = !DILocation(line: 91, column: 15, scope: !287)
!299 = !DILocation(line: 91, column: 20, scope: !287)
!300 = !DILocation(line: 92, column: 16, scope: !287)
!301 = !DILocation(line: 92, column: 14, scope: !287)
!302 = !DILocation(line: 93, column: 5, scope: !287)
!303 = !DILocation(line: 88, column: 29, scope: !283)
!304 = !DILocation(line: 88, column: 5, scope: !283)
!305 = distinct !{!305, !285, !306, !190}
!306 = !DILocation(line: 93, column: 5, scope: !279)
!307 = !DILocalVariable(name: "zeros", scope: !270, file: !3, line: 94, type: !202)
!308 = !DILocation(line: 94, column: 10, scope: !270)
!309 = !DILocation(line: 94, column: 18, scope: !270)
!310 = !DILocalVariable(name: "total", scope: !270, file: !3, line: 94, type: !6)
!311 = !DILocation(line: 94, column: 43, scope: !270)
!312 = !DILocation(line: 94, column: 51, scope: !270)
!313 = !DILocation(line: 95, column: 5, scope: !270)
!314 = !DILocation(line: 95, column: 14, scope: !270)
!315 = !DILocation(line: 96, column: 21, scope: !270)
!316 = !DILocation(line: 96, column: 13, scope: !270)
!317 = !DILocation(line: 96, column: 11, scope: !270)
!318 = !DILocation(line: 97, column: 5, scope: !270)
!319 = !DILocation(line: 97, column: 12, scope: !320)
!320 = distinct !DILexicalBlock(scope: !321, file: !3, line: 97, column: 5)
!321 = distinct !DILexicalBlock(scope: !270, file: !3, line: 97, column: 5)
!322 = !DILocation(line: 97, column: 5, scope: !321)
!323 = !DILocation(line: 98, column: 17, scope: !320)
!324 = !DILocation(line: 98, column: 23, scope: !320)
!325 = !DILocation(line: 98, column: 29, scope: !320)
!326 = !DILocation(line: 98, column: 35, scope: !320)
!327 = !DILocation(line: 98, column: 27, scope: !320)
!328 = !DILocation(line: 98, column: 15, scope: !320)
!329 = !DILocation(line: 98, column: 9, scope: !320)
!330 = !DILocation(line: 97, column: 25, scope: !320)
!331 = !DILocation(line: 97, column: 31, scope: !320)
!332 = !DILocation(line: 97, column: 23, scope: !320)
!333 = !DILocation(line: 97, column: 5, scope: !320)
!334 = distinct !{!334, !322, !335, !190}
!335 = !DILocation(line: 98, column: 35, scope: !321)
!336 = !DILocation(line: 99, column: 12, scope: !270)
!337 = !DILocation(line: 99, column: 20, scope: !270)
!338 = !DILocation(line: 99, column: 18, scope: !270)
!339 = !DILocation(line: 99, column: 31, scope: !270)
!340 = !DILocation(line: 99, column: 29, scope: !270)
!341 = !DILocation(line: 99, column: 5, scope: !270)
!342 = distinct !DISubprogram(name: "strings", scope: !3, file: !3, line: 102, type: !134, scopeLine: 103, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!343 = !DILocalVariable(name: "a", scope: !342, file: !3, line: 104, type: !344)
!344 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 800, elements: !345)
!345 = !{!346}
!346 = !DISubrange(count: 100)
!347 = !DILocation(line: 104, column: 10, scope: !342)
!348 = !DILocalVariable(name: "b", scope: !342, file: !3, line: 104, type: !344)
!349 = !DILocation(line: 104, column: 18, scope: !342)
!350 = !DILocation(line: 105, column: 12, scope: !342)
!351 = !DILocation(line: 105, column: 5, scope: !342)
!352 = !DILocation(line: 106, column: 13, scope: !342)
!353 = !DILocation(line: 106, column: 16, scope: !342)
!354 = !DILocation(line: 106, column: 5, scope: !342)
!355 = !DILocation(line: 107, column: 5, scope: !342)
!356 = !DILocation(line: 107, column: 10, scope: !342)
!357 = !DILocation(line: 108, column: 12, scope: !342)
!358 = !DILocation(line: 108, column: 5, scope: !342)
!359 = !DILocation(line: 109, column: 13, scope: !342)
!360 = !DILocation(line: 109, column: 5, scope: !342)
!361 = !DILocation(line: 110, column: 13, scope: !342)
!362 = !DILocation(line: 110, column: 15, scope: !342)
!363 = !DILocation(line: 110, column: 20, scope: !342)
!364 = !DILocation(line: 110, column: 5, scope: !342)
!365 = !DILocalVariable(name: "n", scope: !342, file: !3, line: 111, type: !6)
!366 = !DILocation(line: 111, column: 9, scope: !342)
!367 = !DILocation(line: 111, column: 25, scope: !342)
!368 = !DILocation(line: 111, column: 18, scope: !342)
!369 = !DILocation(line: 111, column: 13, scope: !342)
!370 = !DILocation(line: 111, column: 28, scope: !342)
!371 = !DILocation(line: 111, column: 45, scope: !342)
!372 = !DILocation(line: 111, column: 48, scope: !342)
!373 = !DILocation(line: 111, column: 38, scope: !342)
!374 = !DILocation(line: 111, column: 51, scope: !342)
!375 = !DILocation(line: 111, column: 56, scope: !342)
!376 = !DILocation(line: 111, column: 35, scope: !342)
!377 = !DILocation(line: 111, column: 83, scope: !342)
!378 = !DILocation(line: 111, column: 65, scope: !342)
!379 = !DILocation(line: 111, column: 89, scope: !342)
!380 = !DILocation(line: 111, column: 95, scope: !342)
!381 = !DILocation(line: 111, column: 62, scope: !342)
!382 = !DILocation(line: 112, column: 12, scope: !342)
!383 = !DILocation(line: 112, column: 24, scope: !342)
!384 = !DILocation(line: 112, column: 17, scope: !342)
!385 = !DILocation(line: 112, column: 34, scope: !342)
!386 = !DILocation(line: 112, column: 32, scope: !342)
!387 = !DILocation(line: 112, column: 14, scope: !342)
!388 = !DILocation(line: 112, column: 48, scope: !342)
!389 = !DILocation(line: 112, column: 40, scope: !342)
!390 = !DILocation(line: 112, column: 58, scope: !342)
!391 = !DILocation(line: 112, column: 56, scope: !342)
!392 = !DILocation(line: 112, column: 37, scope: !342)
!393 = !DILocation(line: 112, column: 71, scope: !342)
!394 = !DILocation(line: 112, column: 64, scope: !342)
!395 = !DILocation(line: 112, column: 84, scope: !342)
!396 = !DILocation(line: 112, column: 63, scope: !342)
!397 = !DILocation(line: 112, column: 61, scope: !342)
!398 = !DILocation(line: 112, column: 100, scope: !342)
!399 = !DILocation(line: 112, column: 93, scope: !342)
!400 = !DILocation(line: 112, column: 116, scope: !342)
!401 = !DILocation(line: 112, column: 92, scope: !342)
!402 = !DILocation(line: 112, column: 90, scope: !342)
!403 = !DILocation(line: 113, column: 19, scope: !342)
!404 = !DILocation(line: 113, column: 12, scope: !342)
!405 = !DILocation(line: 113, column: 27, scope: !342)
!406 = !DILocation(line: 113, column: 11, scope: !342)
!407 = !DILocation(line: 113, column: 9, scope: !342)
!408 = !DILocation(line: 112, column: 5, scope: !342)
!409 = distinct !DISubprogram(name: "bytes", scope: !3, file: !3, line: 116, type: !134, scopeLine: 117, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!410 = !DILocalVariable(name: "w", scope: !409, file: !3, line: 118, type: !411)
!411 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "word", file: !3, line: 27, size: 32, elements: !412)
!412 = !{!413, !414}
!413 = !DIDerivedType(tag: DW_TAG_member, name: "whole", scope: !411, file: !3, line: 27, baseType: !6, size: 32)
!414 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !411, file: !3, line: 27, baseType: !415, size: 32)
!415 = !DICompositeType(tag: DW_TAG_array_type, baseType: !137, size: 32, elements: !28)
!416 = !DILocation(line: 118, column: 16, scope: !409)
!417 = !DILocalVariable(name: "one", scope: !409, file: !3, line: 119, type: !19)
!418 = !DILocation(line: 119, column: 17, scope: !409)
!419 = !DILocalVariable(name: "other", scope: !409, file: !3, line: 119, type: !19)
!420 = !DILocation(line: 119, column: 38, scope: !409)
!421 = !DILocalVariable(name: "large", scope: !409, file: !3, line: 120, type: !422)
!422 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 2400, elements: !423)
!423 = !{!424}
!424 = !DISubrange(count: 300)
!425 = !DILocation(line: 120, column: 10, scope: !409)
!426 = !DILocation(line: 121, column: 13, scope: !409)
!427 = !DILocation(line: 122, column: 5, scope: !409)
!428 = !DILocation(line: 122, column: 16, scope: !409)
!429 = !DILocation(line: 123, column: 5, scope: !409)
!430 = !DILocation(line: 124, column: 5, scope: !409)
!431 = !DILocation(line: 125, column: 12, scope: !409)
!432 = !DILocation(line: 125, column: 5, scope: !409)
!433 = !DILocation(line: 126, column: 5, scope: !409)
!434 = !DILocation(line: 126, column: 14, scope: !409)
!435 = !DILocation(line: 127, column: 14, scope: !409)
!436 = !DILocation(line: 127, column: 20, scope: !409)
!437 = !DILocation(line: 127, column: 35, scope: !409)
!438 = !DILocation(line: 127, column: 27, scope: !409)
!439 = !DILocation(line: 127, column: 49, scope: !409)
!440 = !DILocation(line: 127, column: 43, scope: !409)
!441 = !DILocation(line: 127, column: 41, scope: !409)
!442 = !DILocation(line: 127, column: 60, scope: !409)
!443 = !DILocation(line: 127, column: 54, scope: !409)
!444 = !DILocation(line: 127, column: 68, scope: !409)
!445 = !DILocation(line: 127, column: 66, scope: !409)
!446 = !DILocation(line: 127, column: 81, scope: !409)
!447 = !DILocation(line: 127, column: 79, scope: !409)
!448 = !DILocation(line: 127, column: 98, scope: !409)
!449 = !DILocation(line: 127, column: 92, scope: !409)
!450 = !DILocation(line: 127, column: 90, scope: !409)
!451 = !DILocation(line: 127, column: 5, scope: !409)
!452 = distinct !DISubprogram(name: "floats", scope: !3, file: !3, line: 130, type: !134, scopeLine: 131, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!453 = !DILocalVariable(name: "d", scope: !452, file: !3, line: 132, type: !454)
!454 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!455 = !DILocation(line: 132, column: 12, scope: !452)
!456 = !DILocalVariable(name: "f", scope: !452, file: !3, line: 133, type: !457)
!457 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!458 = !DILocation(line: 133, column: 11, scope: !452)
!459 = !DILocation(line: 134, column: 13, scope: !452)
!460 = !DILocation(line: 134, column: 15, scope: !452)
!461 = !DILocation(line: 134, column: 30, scope: !452)
!462 = !DILocation(line: 134, column: 32, scope: !452)
!463 = !DILocation(line: 134, column: 27, scope: !452)
!464 = !DILocation(line: 134, column: 23, scope: !452)
!465 = !DILocation(line: 134, column: 46, scope: !452)
!466 = !DILocation(line: 134, column: 48, scope: !452)
!467 = !DILocation(line: 134, column: 43, scope: !452)
!468 = !DILocation(line: 134, column: 39, scope: !452)
!469 = !DILocation(line: 134, column: 64, scope: !452)
!470 = !DILocation(line: 134, column: 85, scope: !452)
!471 = !DILocation(line: 134, column: 5, scope: !452)
!472 = distinct !DISubprogram(name: "unsequenced", scope: !3, file: !3, line: 137, type: !53, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!473 = !DILocalVariable(name: "n", arg: 1, scope: !472, file: !3, line: 137, type: !6)
!474 = !DILocation(line: 137, column: 28, scope: !472)
!475 = !DILocalVariable(name: "a", scope: !472, file: !3, line: 139, type: !476)
!476 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 96, elements: !12)
!477 = !DILocation(line: 139, column: 9, scope: !472)
!478 = !DILocation(line: 139, column: 18, scope: !472)
!479 = !DILocation(line: 139, column: 16, scope: !472)
!480 = !DILocation(line: 139, column: 21, scope: !472)
!481 = !DILocation(line: 139, column: 24, scope: !472)
!482 = !DILocalVariable(name: "i", scope: !472, file: !3, line: 140, type: !6)
!483 = !DILocation(line: 140, column: 9, scope: !472)
!484 = !DILocation(line: 141, column: 8, scope: !472)
!485 = !DILocation(line: 141, column: 5, scope: !472)
!486 = !DILocation(line: 141, column: 12, scope: !472)
!487 = !DILocalVariable(name: "old", scope: !472, file: !3, line: 142, type: !6)
!488 = !DILocation(line: 142, column: 9, scope: !472)
!489 = !DILocation(line: 142, column: 15, scope: !472)
!490 = !DILocation(line: 143, column: 5, scope: !472)
!491 = !DILocation(line: 143, column: 10, scope: !472)
!492 = !DILocation(line: 144, column: 12, scope: !472)
!493 = !DILocation(line: 144, column: 18, scope: !472)
!494 = !DILocation(line: 144, column: 16, scope: !472)
!495 = !DILocation(line: 144, column: 25, scope: !472)
!496 = !DILocation(line: 144, column: 23, scope: !472)
!497 = !DILocation(line: 144, column: 44, scope: !472)
!498 = !DILocation(line: 144, column: 40, scope: !472)
!499 = !DILocation(line: 144, column: 38, scope: !472)
!500 = !DILocation(line: 144, column: 5, scope: !472)
!501 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 167, type: !502, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !64)
!502 = !DISubroutineType(types: !503)
!503 = !{!6, !6, !504}
!504 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !505, size: 64)
!505 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!506 = !DILocalVariable(name: "argc", arg: 1, scope: !501, file: !3, line: 167, type: !6)
!507 = !DILocation(line: 167, column: 14, scope: !501)
!508 = !DILocalVariable(name: "argv", arg: 2, scope: !501, file: !3, line: 167, type: !504)
!509 = !DILocation(line: 167, column: 27, scope: !501)
!510 = !DILocation(line: 169, column: 16, scope: !501)
!511 = !DILocation(line: 169, column: 12, scope: !501)
!512 = !DILocation(line: 169, column: 5, scope: !501)
!513 = distinct !DISubprogram(name: "factorial", scope: !3, file: !3, line: 36, type: !53, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!514 = !DILocalVariable(name: "n", arg: 1, scope: !513, file: !3, line: 36, type: !6)
!515 = !DILocation(line: 36, column: 26, scope: !513)
!516 = !DILocation(line: 36, column: 38, scope: !513)
!517 = !DILocation(line: 36, column: 40, scope: !513)
!518 = !DILocation(line: 36, column: 51, scope: !513)
!519 = !DILocation(line: 36, column: 65, scope: !513)
!520 = !DILocation(line: 36, column: 67, scope: !513)
!521 = !DILocation(line: 36, column: 55, scope: !513)
!522 = !DILocation(line: 36, column: 53, scope: !513)
!523 = !DILocation(line: 36, column: 31, scope: !513)
!524 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 37, type: !525, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!525 = !DISubroutineType(types: !526)
!526 = !{!6, !527}
!527 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "wide", file: !3, line: 26, size: 384, elements: !528)
!528 = !{!529}
!529 = !DIDerivedType(tag: DW_TAG_member, name: "parts", scope: !527, file: !3, line: 26, baseType: !530, size: 384)
!530 = !DICompositeType(tag: DW_TAG_array_type, baseType: !531, size: 384, elements: !532)
!531 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!532 = !{!533}
!533 = !DISubrange(count: 6)
!534 = !DILocalVariable(name: "w", arg: 1, scope: !524, file: !3, line: 37, type: !527)
!535 = !DILocation(line: 37, column: 28, scope: !524)
!536 = !DILocation(line: 37, column: 35, scope: !524)
!537 = !DILocation(line: 37, column: 33, scope: !524)
!538 = !DILocation(line: 37, column: 44, scope: !524)
!539 = !DILocation(line: 37, column: 64, scope: !524)
!540 = !DILocation(line: 37, column: 62, scope: !524)
!541 = !DILocation(line: 37, column: 77, scope: !524)
!542 = !DILocation(line: 37, column: 75, scope: !524)
!543 = !DILocation(line: 37, column: 73, scope: !524)
!544 = !DILocation(line: 37, column: 56, scope: !524)
!545 = !DILocation(line: 37, column: 49, scope: !524)
!546 = distinct !DISubprogram(name: "made", scope: !3, file: !3, line: 38, type: !547, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!547 = !DISubroutineType(types: !548)
!548 = !{!527, !531}
!549 = !DILocalVariable(name: "x", arg: 1, scope: !546, file: !3, line: 38, type: !531)
!550 = !DILocation(line: 38, column: 30, scope: !546)
!551 = !DILocalVariable(name: "w", scope: !546, file: !3, line: 38, type: !527)
!552 = !DILocation(line: 38, column: 47, scope: !546)
!553 = !DILocation(line: 38, column: 51, scope: !546)
!554 = !DILocation(line: 38, column: 55, scope: !546)
!555 = !DILocation(line: 38, column: 53, scope: !546)
!556 = !DILocation(line: 38, column: 70, scope: !546)
!557 = !DILocation(line: 38, column: 77, scope: !546)
