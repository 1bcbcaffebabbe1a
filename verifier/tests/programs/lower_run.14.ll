; ModuleID = 'lower_run.c'
source_filename = "lower_run.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i8, i32, i16 }
%struct.list = type { i32, %struct.list* }
%union.word = type { i32 }
%struct.wide = type { [6 x i64] }

@chosen = internal global i32 (i32)* null, align 8, !dbg !0
@calls = internal global i32 0, align 4, !dbg !8
@.str = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@where = internal global %struct.pair* @known, align 8, !dbg !10
@table = internal global [4 x i32] [i32 10, i32 20, i32 30, i32 40], align 16, !dbg !20
@known = internal global %struct.pair { i8 107, i32 -7, i16 300 }, align 4, !dbg !25
@.str.1 = private unnamed_addr constant [9 x i8] c"midpoint\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"-way\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"xyz\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"midway\00", align 1
@.str.5 = private unnamed_addr constant [7 x i8] c"mimidp\00", align 1
@__const.bytes.one = private unnamed_addr constant %struct.pair { i8 97, i32 1, i16 2 }, align 4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @run(i32 noundef %0) #0 !dbg !38 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !40, metadata !DIExpression()), !dbg !41
  %4 = load i32, i32* %3, align 4, !dbg !42
  %5 = and i32 %4, 1, !dbg !43
  %6 = icmp ne i32 %5, 0, !dbg !42
  %7 = zext i1 %6 to i64, !dbg !42
  %8 = select i1 %6, i32 (i32)* @twice, i32 (i32)* @negated, !dbg !42
  store i32 (i32)* %8, i32 (i32)** @chosen, align 8, !dbg !44
  %9 = load i32, i32* %3, align 4, !dbg !45
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
  ], !dbg !46

10:                                               ; preds = %1
  %11 = call i32 @scalars() #4, !dbg !47
  store i32 %11, i32* %2, align 4, !dbg !49
  br label %57, !dbg !49

12:                                               ; preds = %1
  %13 = call i32 @swap(i32 noundef 10) #4, !dbg !50
  store i32 %13, i32* %2, align 4, !dbg !51
  br label %57, !dbg !51

14:                                               ; preds = %1
  %15 = call i32 @pointers() #4, !dbg !52
  store i32 %15, i32* %2, align 4, !dbg !53
  br label %57, !dbg !53

16:                                               ; preds = %1
  %17 = call i32 @choose(i32 noundef 0) #4, !dbg !54
  %18 = call i32 @choose(i32 noundef 3) #4, !dbg !55
  %19 = mul nsw i32 10, %18, !dbg !56
  %20 = add nsw i32 %17, %19, !dbg !57
  %21 = call i32 @choose(i32 noundef 4) #4, !dbg !58
  %22 = mul nsw i32 100, %21, !dbg !59
  %23 = add nsw i32 %20, %22, !dbg !60
  %24 = call i32 @choose(i32 noundef 11) #4, !dbg !61
  %25 = mul nsw i32 1000, %24, !dbg !62
  %26 = add nsw i32 %23, %25, !dbg !63
  %27 = call i32 @choose(i32 noundef 12) #4, !dbg !64
  %28 = mul nsw i32 10000, %27, !dbg !65
  %29 = add nsw i32 %26, %28, !dbg !66
  store i32 %29, i32* %2, align 4, !dbg !67
  br label %57, !dbg !67

30:                                               ; preds = %1
  %31 = call i32 @heap() #4, !dbg !68
  store i32 %31, i32* %2, align 4, !dbg !69
  br label %57, !dbg !69

32:                                               ; preds = %1
  %33 = call i32 @strings() #4, !dbg !70
  store i32 %33, i32* %2, align 4, !dbg !71
  br label %57, !dbg !71

34:                                               ; preds = %1
  %35 = call i32 @bytes() #4, !dbg !72
  store i32 %35, i32* %2, align 4, !dbg !73
  br label %57, !dbg !73

36:                                               ; preds = %1
  %37 = call i32 @floats() #4, !dbg !74
  store i32 %37, i32* %2, align 4, !dbg !75
  br label %57, !dbg !75

38:                                               ; preds = %1
  %39 = call i32 @unsequenced(i32 noundef 3) #4, !dbg !76
  store i32 %39, i32* %2, align 4, !dbg !77
  br label %57, !dbg !77

40:                                               ; preds = %1
  %41 = load i32 (i32)*, i32 (i32)** @chosen, align 8, !dbg !78
  %42 = call i32 %41(i32 noundef 21) #4, !dbg !78
  %43 = load i32, i32* @calls, align 4, !dbg !79
  %44 = add nsw i32 %42, %43, !dbg !80
  store i32 %44, i32* %2, align 4, !dbg !81
  br label %57, !dbg !81

45:                                               ; preds = %1
  %46 = load i32 (i32)*, i32 (i32)** @chosen, align 8, !dbg !82
  %47 = call i32 %46(i32 noundef 21) #4, !dbg !82
  %48 = load i32, i32* @calls, align 4, !dbg !83
  %49 = add nsw i32 %47, %48, !dbg !84
  store i32 %49, i32* %2, align 4, !dbg !85
  br label %57, !dbg !85

50:                                               ; preds = %1
  %51 = call i32 @__VERIFIER_nondet_int() #4, !dbg !86
  %52 = load i32, i32* %3, align 4, !dbg !87
  %53 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), i32 noundef %52) #4, !dbg !88
  %54 = mul nsw i32 %53, 0, !dbg !89
  %55 = add nsw i32 %51, %54, !dbg !90
  store i32 %55, i32* %2, align 4, !dbg !91
  br label %57, !dbg !91

56:                                               ; preds = %1
  store i32 -1, i32* %2, align 4, !dbg !92
  br label %57, !dbg !92

57:                                               ; preds = %56, %50, %45, %40, %38, %36, %34, %32, %30, %16, %14, %12, %10
  %58 = load i32, i32* %2, align 4, !dbg !93
  ret i32 %58, !dbg !93
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @twice(i32 noundef %0) #0 !dbg !94 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !95, metadata !DIExpression()), !dbg !96
  %3 = load i32, i32* @calls, align 4, !dbg !97
  %4 = add nsw i32 %3, 1, !dbg !97
  store i32 %4, i32* @calls, align 4, !dbg !97
  %5 = load i32, i32* %2, align 4, !dbg !98
  %6 = mul nsw i32 2, %5, !dbg !99
  ret i32 %6, !dbg !100
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @negated(i32 noundef %0) #0 !dbg !101 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !102, metadata !DIExpression()), !dbg !103
  %3 = load i32, i32* @calls, align 4, !dbg !104
  %4 = add nsw i32 %3, 1, !dbg !104
  store i32 %4, i32* @calls, align 4, !dbg !104
  %5 = load i32, i32* %2, align 4, !dbg !105
  %6 = sub nsw i32 0, %5, !dbg !106
  ret i32 %6, !dbg !107
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @scalars() #0 !dbg !108 {
  %1 = alloca i8, align 1
  %2 = alloca i16, align 2
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i8* %1, metadata !111, metadata !DIExpression()), !dbg !113
  store i8 -6, i8* %1, align 1, !dbg !113
  call void @llvm.dbg.declare(metadata i16* %2, metadata !114, metadata !DIExpression()), !dbg !115
  store i16 -3, i16* %2, align 2, !dbg !115
  call void @llvm.dbg.declare(metadata i32* %3, metadata !116, metadata !DIExpression()), !dbg !118
  store i32 -2, i32* %3, align 4, !dbg !118
  call void @llvm.dbg.declare(metadata i64* %4, metadata !119, metadata !DIExpression()), !dbg !120
  %5 = load i32, i32* %3, align 4, !dbg !121
  %6 = zext i32 %5 to i64, !dbg !122
  %7 = mul nsw i64 %6, 2, !dbg !123
  store i64 %7, i64* %4, align 8, !dbg !120
  %8 = load i8, i8* %1, align 1, !dbg !124
  %9 = zext i8 %8 to i32, !dbg !124
  %10 = add nsw i32 %9, 10, !dbg !124
  %11 = trunc i32 %10 to i8, !dbg !124
  store i8 %11, i8* %1, align 1, !dbg !124
  %12 = load i8, i8* %1, align 1, !dbg !125
  %13 = zext i8 %12 to i32, !dbg !125
  %14 = load i16, i16* %2, align 2, !dbg !126
  %15 = sext i16 %14 to i32, !dbg !126
  %16 = add nsw i32 %13, %15, !dbg !127
  %17 = load i32, i32* %3, align 4, !dbg !128
  %18 = lshr i32 %17, 28, !dbg !129
  %19 = add nsw i32 %16, %18, !dbg !130
  %20 = load i64, i64* %4, align 8, !dbg !131
  %21 = icmp eq i64 %20, 8589934588, !dbg !132
  %22 = zext i1 %21 to i32, !dbg !132
  %23 = add nsw i32 %19, %22, !dbg !133
  %24 = add nsw i32 %23, -3, !dbg !134
  %25 = add nsw i32 %24, -1, !dbg !135
  %26 = load i16, i16* %2, align 2, !dbg !136
  %27 = sext i16 %26 to i32, !dbg !136
  %28 = ashr i32 %27, 1, !dbg !137
  %29 = add nsw i32 %25, %28, !dbg !138
  %30 = load i8, i8* %1, align 1, !dbg !139
  %31 = zext i8 %30 to i32, !dbg !139
  %32 = shl i32 %31, 3, !dbg !140
  %33 = add nsw i32 %29, %32, !dbg !141
  ret i32 %33, !dbg !142
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @swap(i32 noundef %0) #0 !dbg !143 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !144, metadata !DIExpression()), !dbg !145
  call void @llvm.dbg.declare(metadata i32* %3, metadata !146, metadata !DIExpression()), !dbg !147
  store i32 1, i32* %3, align 4, !dbg !147
  call void @llvm.dbg.declare(metadata i32* %4, metadata !148, metadata !DIExpression()), !dbg !149
  store i32 2, i32* %4, align 4, !dbg !149
  br label %6, !dbg !150

6:                                                ; preds = %10, %1
  %7 = load i32, i32* %2, align 4, !dbg !151
  %8 = add nsw i32 %7, -1, !dbg !151
  store i32 %8, i32* %2, align 4, !dbg !151
  %9 = icmp sgt i32 %7, 0, !dbg !152
  br i1 %9, label %10, label %16, !dbg !150

10:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata i32* %5, metadata !153, metadata !DIExpression()), !dbg !155
  %11 = load i32, i32* %3, align 4, !dbg !156
  store i32 %11, i32* %5, align 4, !dbg !155
  %12 = load i32, i32* %4, align 4, !dbg !157
  store i32 %12, i32* %3, align 4, !dbg !158
  %13 = load i32, i32* %5, align 4, !dbg !159
  %14 = load i32, i32* %4, align 4, !dbg !160
  %15 = add nsw i32 %13, %14, !dbg !161
  store i32 %15, i32* %4, align 4, !dbg !162
  br label %6, !dbg !150, !llvm.loop !163

16:                                               ; preds = %6
  %17 = load i32, i32* %3, align 4, !dbg !166
  %18 = mul nsw i32 %17, 100, !dbg !167
  %19 = load i32, i32* %4, align 4, !dbg !168
  %20 = add nsw i32 %18, %19, !dbg !169
  ret i32 %20, !dbg !170
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @pointers() #0 !dbg !171 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32*, align 8
  %4 = alloca i32**, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i32*, align 8
  %7 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %1, metadata !172, metadata !DIExpression()), !dbg !173
  store i32 5, i32* %1, align 4, !dbg !173
  call void @llvm.dbg.declare(metadata i32* %2, metadata !174, metadata !DIExpression()), !dbg !175
  store i32 6, i32* %2, align 4, !dbg !175
  call void @llvm.dbg.declare(metadata i32** %3, metadata !176, metadata !DIExpression()), !dbg !178
  store i32* %1, i32** %3, align 8, !dbg !178
  call void @llvm.dbg.declare(metadata i32*** %4, metadata !179, metadata !DIExpression()), !dbg !181
  store i32** %3, i32*** %4, align 8, !dbg !181
  %8 = load i32*, i32** %3, align 8, !dbg !182
  %9 = load i32, i32* %8, align 4, !dbg !183
  %10 = add nsw i32 %9, 2, !dbg !183
  store i32 %10, i32* %8, align 4, !dbg !183
  %11 = load i32**, i32*** %4, align 8, !dbg !184
  store i32* %2, i32** %11, align 8, !dbg !185
  %12 = load i32**, i32*** %4, align 8, !dbg !186
  %13 = load i32*, i32** %12, align 8, !dbg !187
  %14 = load i32, i32* %13, align 4, !dbg !188
  %15 = mul nsw i32 %14, 3, !dbg !188
  store i32 %15, i32* %13, align 4, !dbg !188
  %16 = load %struct.pair*, %struct.pair** @where, align 8, !dbg !189
  %17 = getelementptr inbounds %struct.pair, %struct.pair* %16, i32 0, i32 2, !dbg !190
  %18 = load i16, i16* %17, align 4, !dbg !190
  %19 = sext i16 %18 to i32, !dbg !189
  %20 = load %struct.pair*, %struct.pair** @where, align 8, !dbg !191
  %21 = getelementptr inbounds %struct.pair, %struct.pair* %20, i32 0, i32 1, !dbg !192
  %22 = load i32, i32* %21, align 4, !dbg !193
  %23 = add nsw i32 %22, %19, !dbg !193
  store i32 %23, i32* %21, align 4, !dbg !193
  %24 = load i32*, i32** %3, align 8, !dbg !194
  %25 = load i32, i32* %24, align 4, !dbg !195
  %26 = load i32, i32* %1, align 4, !dbg !196
  %27 = sub nsw i32 %26, 5, !dbg !197
  %28 = sext i32 %27 to i64, !dbg !198
  %29 = getelementptr inbounds [4 x i32], [4 x i32]* @table, i64 0, i64 %28, !dbg !198
  store i32 %25, i32* %29, align 4, !dbg !199
  call void @llvm.dbg.declare(metadata i32** %5, metadata !200, metadata !DIExpression()), !dbg !201
  store i32* getelementptr inbounds ([4 x i32], [4 x i32]* @table, i64 0, i64 0), i32** %5, align 8, !dbg !201
  call void @llvm.dbg.declare(metadata i32** %6, metadata !202, metadata !DIExpression()), !dbg !203
  store i32* getelementptr inbounds ([4 x i32], [4 x i32]* @table, i64 1, i64 0), i32** %6, align 8, !dbg !203
  call void @llvm.dbg.declare(metadata i32* %7, metadata !204, metadata !DIExpression()), !dbg !205
  store i32 0, i32* %7, align 4, !dbg !205
  br label %30, !dbg !206

30:                                               ; preds = %34, %0
  %31 = load i32*, i32** %5, align 8, !dbg !207
  %32 = load i32*, i32** %6, align 8, !dbg !208
  %33 = icmp ult i32* %31, %32, !dbg !209
  br i1 %33, label %34, label %40, !dbg !206

34:                                               ; preds = %30
  %35 = load i32*, i32** %5, align 8, !dbg !210
  %36 = getelementptr inbounds i32, i32* %35, i32 1, !dbg !210
  store i32* %36, i32** %5, align 8, !dbg !210
  %37 = load i32, i32* %35, align 4, !dbg !211
  %38 = load i32, i32* %7, align 4, !dbg !212
  %39 = add nsw i32 %38, %37, !dbg !212
  store i32 %39, i32* %7, align 4, !dbg !212
  br label %30, !dbg !206, !llvm.loop !213

40:                                               ; preds = %30
  %41 = load i32, i32* %1, align 4, !dbg !214
  %42 = load i32, i32* %2, align 4, !dbg !215
  %43 = add nsw i32 %41, %42, !dbg !216
  %44 = load i32, i32* getelementptr inbounds (%struct.pair, %struct.pair* @known, i32 0, i32 1), align 4, !dbg !217
  %45 = add nsw i32 %43, %44, !dbg !218
  %46 = load i32, i32* %7, align 4, !dbg !219
  %47 = add nsw i32 %45, %46, !dbg !220
  %48 = load i32*, i32** %6, align 8, !dbg !221
  %49 = ptrtoint i32* %48 to i64, !dbg !222
  %50 = sub i64 %49, ptrtoint ([4 x i32]* @table to i64), !dbg !222
  %51 = sdiv exact i64 %50, 4, !dbg !222
  %52 = trunc i64 %51 to i32, !dbg !223
  %53 = add nsw i32 %47, %52, !dbg !224
  ret i32 %53, !dbg !225
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @choose(i32 noundef %0) #0 !dbg !226 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !227, metadata !DIExpression()), !dbg !228
  %4 = load i32, i32* %3, align 4, !dbg !229
  switch i32 %4, label %11 [
    i32 0, label %5
    i32 3, label %6
    i32 4, label %9
  ], !dbg !230

5:                                                ; preds = %1
  store i32 1, i32* %2, align 4, !dbg !231
  br label %22, !dbg !231

6:                                                ; preds = %1
  %7 = load i32, i32* %3, align 4, !dbg !233
  %8 = add nsw i32 %7, 4, !dbg !233
  store i32 %8, i32* %3, align 4, !dbg !233
  br label %9, !dbg !234

9:                                                ; preds = %1, %6
  %10 = load i32, i32* %3, align 4, !dbg !235
  store i32 %10, i32* %2, align 4, !dbg !236
  br label %22, !dbg !236

11:                                               ; preds = %1
  %12 = load i32, i32* %3, align 4, !dbg !237
  %13 = icmp sgt i32 %12, 10, !dbg !238
  br i1 %13, label %14, label %18, !dbg !239

14:                                               ; preds = %11
  %15 = load i32, i32* %3, align 4, !dbg !240
  %16 = srem i32 %15, 2, !dbg !241
  %17 = icmp ne i32 %16, 0, !dbg !239
  br label %18

18:                                               ; preds = %14, %11
  %19 = phi i1 [ false, %11 ], [ %17, %14 ], !dbg !242
  %20 = zext i1 %19 to i64, !dbg !237
  %21 = select i1 %19, i32 8, i32 9, !dbg !237
  store i32 %21, i32* %2, align 4, !dbg !243
  br label %22, !dbg !243

22:                                               ; preds = %18, %9, %5
  %23 = load i32, i32* %2, align 4, !dbg !244
  ret i32 %23, !dbg !244
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @heap() #0 !dbg !245 {
  %1 = alloca %struct.list*, align 8
  %2 = alloca i32, align 4
  %3 = alloca %struct.list*, align 8
  %4 = alloca i32*, align 8
  %5 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata %struct.list** %1, metadata !246, metadata !DIExpression()), !dbg !252
  store %struct.list* null, %struct.list** %1, align 8, !dbg !252
  call void @llvm.dbg.declare(metadata i32* %2, metadata !253, metadata !DIExpression()), !dbg !255
  store i32 1, i32* %2, align 4, !dbg !255
  br label %6, !dbg !256

6:                                                ; preds = %21, %0
  %7 = load i32, i32* %2, align 4, !dbg !257
  %8 = icmp slt i32 %7, 5, !dbg !259
  br i1 %8, label %9, label %24, !dbg !260

9:                                                ; preds = %6
  call void @llvm.dbg.declare(metadata %struct.list** %3, metadata !261, metadata !DIExpression()), !dbg !263
  %10 = call i8* @malloc(i64 noundef 16) #4, !dbg !264
  %11 = bitcast i8* %10 to %struct.list*, !dbg !264
  store %struct.list* %11, %struct.list** %3, align 8, !dbg !263
  %12 = load i32, i32* %2, align 4, !dbg !265
  %13 = load i32, i32* %2, align 4, !dbg !266
  %14 = mul nsw i32 %12, %13, !dbg !267
  %15 = load %struct.list*, %struct.list** %3, align 8, !dbg !268
  %16 = getelementptr inbounds %struct.list, %struct.list* %15, i32 0, i32 0, !dbg !269
  store i32 %14, i32* %16, align 8, !dbg !270
  %17 = load %struct.list*, %struct.list** %1, align 8, !dbg !271
  %18 = load %struct.list*, %struct.list** %3, align 8, !dbg !272
  %19 = getelementptr inbounds %struct.list, %struct.list* %18, i32 0, i32 1, !dbg !273
  store %struct.list* %17, %struct.list** %19, align 8, !dbg !274
  %20 = load %struct.list*, %struct.list** %3, align 8, !dbg !275
  store %struct.list* %20, %struct.list** %1, align 8, !dbg !276
  br label %21, !dbg !277

21:                                               ; preds = %9
  %22 = load i32, i32* %2, align 4, !dbg !278
  %23 = add nsw i32 %22, 1, !dbg !278
  store i32 %23, i32* %2, align 4, !dbg !278
  br label %6, !dbg !279, !llvm.loop !280

24:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata i32** %4, metadata !282, metadata !DIExpression()), !dbg !283
  %25 = call i8* @calloc(i64 noundef 30, i64 noundef 4) #4, !dbg !284
  %26 = bitcast i8* %25 to i32*, !dbg !284
  store i32* %26, i32** %4, align 8, !dbg !283
  call void @llvm.dbg.declare(metadata i32* %5, metadata !285, metadata !DIExpression()), !dbg !286
  %27 = load i32*, i32** %4, align 8, !dbg !287
  %28 = getelementptr inbounds i32, i32* %27, i64 29, !dbg !287
  %29 = load i32, i32* %28, align 4, !dbg !287
  store i32 %29, i32* %5, align 4, !dbg !286
  %30 = load i32*, i32** %4, align 8, !dbg !288
  %31 = getelementptr inbounds i32, i32* %30, i64 0, !dbg !288
  store i32 7, i32* %31, align 4, !dbg !289
  %32 = load i32*, i32** %4, align 8, !dbg !290
  %33 = bitcast i32* %32 to i8*, !dbg !290
  %34 = call i8* @realloc(i8* noundef %33, i64 noundef 200) #4, !dbg !291
  %35 = bitcast i8* %34 to i32*, !dbg !291
  store i32* %35, i32** %4, align 8, !dbg !292
  br label %36, !dbg !293

36:                                               ; preds = %46, %24
  %37 = load %struct.list*, %struct.list** %1, align 8, !dbg !294
  %38 = icmp ne %struct.list* %37, null, !dbg !297
  br i1 %38, label %39, label %50, !dbg !297

39:                                               ; preds = %36
  %40 = load i32, i32* %5, align 4, !dbg !298
  %41 = mul nsw i32 %40, 3, !dbg !299
  %42 = load %struct.list*, %struct.list** %1, align 8, !dbg !300
  %43 = getelementptr inbounds %struct.list, %struct.list* %42, i32 0, i32 0, !dbg !301
  %44 = load i32, i32* %43, align 8, !dbg !301
  %45 = add nsw i32 %41, %44, !dbg !302
  store i32 %45, i32* %5, align 4, !dbg !303
  br label %46, !dbg !304

46:                                               ; preds = %39
  %47 = load %struct.list*, %struct.list** %1, align 8, !dbg !305
  %48 = getelementptr inbounds %struct.list, %struct.list* %47, i32 0, i32 1, !dbg !306
  %49 = load %struct.list*, %struct.list** %48, align 8, !dbg !306
  store %struct.list* %49, %struct.list** %1, align 8, !dbg !307
  br label %36, !dbg !308, !llvm.loop !309

50:                                               ; preds = %36
  %51 = load i32, i32* %5, align 4, !dbg !311
  %52 = load i32*, i32** %4, align 8, !dbg !312
  %53 = getelementptr inbounds i32, i32* %52, i64 0, !dbg !312
  %54 = load i32, i32* %53, align 4, !dbg !312
  %55 = add nsw i32 %51, %54, !dbg !313
  %56 = load i32*, i32** %4, align 8, !dbg !314
  %57 = getelementptr inbounds i32, i32* %56, i64 28, !dbg !314
  %58 = load i32, i32* %57, align 4, !dbg !314
  %59 = add nsw i32 %55, %58, !dbg !315
  ret i32 %59, !dbg !316
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @strings() #0 !dbg !317 {
  %1 = alloca [100 x i8], align 16
  %2 = alloca [100 x i8], align 16
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [100 x i8]* %1, metadata !318, metadata !DIExpression()), !dbg !322
  call void @llvm.dbg.declare(metadata [100 x i8]* %2, metadata !323, metadata !DIExpression()), !dbg !324
  %4 = getelementptr inbounds [100 x i8], [100 x i8]* %1, i64 0, i64 0, !dbg !325
  %5 = call i8* @strcpy(i8* noundef %4, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0)) #4, !dbg !326
  %6 = getelementptr inbounds [100 x i8], [100 x i8]* %2, i64 0, i64 0, !dbg !327
  %7 = getelementptr inbounds [100 x i8], [100 x i8]* %1, i64 0, i64 0, !dbg !328
  %8 = call i8* @strncpy(i8* noundef %6, i8* noundef %7, i32 noundef 3) #4, !dbg !329
  %9 = getelementptr inbounds [100 x i8], [100 x i8]* %2, i64 0, i64 3, !dbg !330
  store i8 0, i8* %9, align 1, !dbg !331
  %10 = getelementptr inbounds [100 x i8], [100 x i8]* %2, i64 0, i64 0, !dbg !332
  %11 = call i8* @strcat(i8* noundef %10, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.2, i64 0, i64 0)) #4, !dbg !333
  %12 = getelementptr inbounds [100 x i8], [100 x i8]* %2, i64 0, i64 0, !dbg !334
  %13 = call i8* @strncat(i8* noundef %12, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.3, i64 0, i64 0), i64 noundef 2) #4, !dbg !335
  %14 = getelementptr inbounds [100 x i8], [100 x i8]* %1, i64 0, i64 0, !dbg !336
  %15 = getelementptr inbounds i8, i8* %14, i64 2, !dbg !337
  %16 = getelementptr inbounds [100 x i8], [100 x i8]* %1, i64 0, i64 0, !dbg !338
  %17 = call i8* @memmove(i8* noundef %15, i8* noundef %16, i64 noundef 7) #4, !dbg !339
  call void @llvm.dbg.declare(metadata i32* %3, metadata !340, metadata !DIExpression()), !dbg !341
  %18 = getelementptr inbounds [100 x i8], [100 x i8]* %2, i64 0, i64 0, !dbg !342
  %19 = call i64 @strlen(i8* noundef %18) #4, !dbg !343
  %20 = trunc i64 %19 to i32, !dbg !344
  %21 = mul nsw i32 %20, 1000, !dbg !345
  %22 = getelementptr inbounds [100 x i8], [100 x i8]* %1, i64 0, i64 0, !dbg !346
  %23 = getelementptr inbounds [100 x i8], [100 x i8]* %2, i64 0, i64 0, !dbg !347
  %24 = call i32 @strcmp(i8* noundef %22, i8* noundef %23) #4, !dbg !348
  %25 = icmp sgt i32 %24, 0, !dbg !349
  %26 = zext i1 %25 to i32, !dbg !349
  %27 = mul nsw i32 %26, 100, !dbg !350
  %28 = add nsw i32 %21, %27, !dbg !351
  %29 = getelementptr inbounds [100 x i8], [100 x i8]* %2, i64 0, i64 0, !dbg !352
  %30 = call i32 @strncmp(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i64 0, i64 0), i8* noundef %29, i64 noundef 3) #4, !dbg !353
  %31 = icmp eq i32 %30, 0, !dbg !354
  %32 = zext i1 %31 to i32, !dbg !354
  %33 = mul nsw i32 %32, 10, !dbg !355
  %34 = add nsw i32 %28, %33, !dbg !356
  store i32 %34, i32* %3, align 4, !dbg !341
  %35 = load i32, i32* %3, align 4, !dbg !357
  %36 = sext i32 %35 to i64, !dbg !357
  %37 = getelementptr inbounds [100 x i8], [100 x i8]* %2, i64 0, i64 0, !dbg !358
  %38 = call i8* @strchr(i8* noundef %37, i32 noundef 119) #4, !dbg !359
  %39 = getelementptr inbounds [100 x i8], [100 x i8]* %2, i64 0, i64 0, !dbg !360
  %40 = ptrtoint i8* %38 to i64, !dbg !361
  %41 = ptrtoint i8* %39 to i64, !dbg !361
  %42 = sub i64 %40, %41, !dbg !361
  %43 = add nsw i64 %36, %42, !dbg !362
  %44 = getelementptr inbounds [100 x i8], [100 x i8]* %2, i64 0, i64 0, !dbg !363
  %45 = call i8* @strrchr(i8* noundef %44, i32 noundef 121) #4, !dbg !364
  %46 = getelementptr inbounds [100 x i8], [100 x i8]* %2, i64 0, i64 0, !dbg !365
  %47 = ptrtoint i8* %45 to i64, !dbg !366
  %48 = ptrtoint i8* %46 to i64, !dbg !366
  %49 = sub i64 %47, %48, !dbg !366
  %50 = add nsw i64 %43, %49, !dbg !367
  %51 = getelementptr inbounds [100 x i8], [100 x i8]* %1, i64 0, i64 0, !dbg !368
  %52 = call i8* @memchr(i8* noundef %51, i32 noundef 111, i64 noundef 100) #4, !dbg !369
  %53 = icmp ne i8* %52, null, !dbg !370
  %54 = zext i1 %53 to i32, !dbg !370
  %55 = sext i32 %54 to i64, !dbg !371
  %56 = add nsw i64 %50, %55, !dbg !372
  %57 = getelementptr inbounds [100 x i8], [100 x i8]* %1, i64 0, i64 0, !dbg !373
  %58 = call i32 @memcmp(i8* noundef %57, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.5, i64 0, i64 0), i64 noundef 6) #4, !dbg !374
  %59 = icmp eq i32 %58, 0, !dbg !375
  %60 = zext i1 %59 to i32, !dbg !375
  %61 = sext i32 %60 to i64, !dbg !376
  %62 = add nsw i64 %56, %61, !dbg !377
  %63 = getelementptr inbounds [100 x i8], [100 x i8]* %2, i64 0, i64 0, !dbg !378
  %64 = call i8* @strchr(i8* noundef %63, i32 noundef 113) #4, !dbg !379
  %65 = icmp eq i8* %64, null, !dbg !380
  %66 = zext i1 %65 to i32, !dbg !380
  %67 = sext i32 %66 to i64, !dbg !381
  %68 = add nsw i64 %62, %67, !dbg !382
  %69 = trunc i64 %68 to i32, !dbg !357
  ret i32 %69, !dbg !383
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @bytes() #0 !dbg !384 {
  %1 = alloca %union.word, align 4
  %2 = alloca %struct.pair, align 4
  %3 = alloca %struct.pair, align 4
  %4 = alloca [300 x i8], align 16
  call void @llvm.dbg.declare(metadata %union.word* %1, metadata !385, metadata !DIExpression()), !dbg !391
  call void @llvm.dbg.declare(metadata %struct.pair* %2, metadata !392, metadata !DIExpression()), !dbg !393
  %5 = bitcast %struct.pair* %2 to i8*, !dbg !393
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %5, i8* align 4 getelementptr inbounds (%struct.pair, %struct.pair* @__const.bytes.one, i32 0, i32 0), i64 12, i1 false), !dbg !393
  call void @llvm.dbg.declare(metadata %struct.pair* %3, metadata !394, metadata !DIExpression()), !dbg !395
  call void @llvm.dbg.declare(metadata [300 x i8]* %4, metadata !396, metadata !DIExpression()), !dbg !400
  %6 = bitcast %union.word* %1 to i32*, !dbg !401
  store i32 16909060, i32* %6, align 4, !dbg !402
  %7 = bitcast %union.word* %1 to [4 x i8]*, !dbg !403
  %8 = getelementptr inbounds [4 x i8], [4 x i8]* %7, i64 0, i64 3, !dbg !404
  store i8 9, i8* %8, align 1, !dbg !405
  %9 = bitcast %struct.pair* %3 to i8*, !dbg !406
  %10 = bitcast %struct.pair* %2 to i8*, !dbg !407
  %11 = call i8* @memcpy(i8* noundef %9, i8* noundef %10, i64 noundef 12) #4, !dbg !408
  %12 = bitcast %struct.pair* %2 to i8*, !dbg !409
  %13 = call i8* @memset(i8* noundef %12, i32 noundef 0, i64 noundef 12) #4, !dbg !410
  %14 = getelementptr inbounds [300 x i8], [300 x i8]* %4, i64 0, i64 0, !dbg !411
  %15 = call i8* @memset(i8* noundef %14, i32 noundef 3, i64 noundef 300) #4, !dbg !412
  %16 = getelementptr inbounds [300 x i8], [300 x i8]* %4, i64 0, i64 7, !dbg !413
  store i8 1, i8* %16, align 1, !dbg !414
  %17 = bitcast %union.word* %1 to i32*, !dbg !415
  %18 = load i32, i32* %17, align 4, !dbg !415
  %19 = srem i32 %18, 1000, !dbg !416
  %20 = getelementptr inbounds %struct.pair, %struct.pair* %3, i32 0, i32 1, !dbg !417
  %21 = load i32, i32* %20, align 4, !dbg !417
  %22 = add nsw i32 %19, %21, !dbg !418
  %23 = getelementptr inbounds %struct.pair, %struct.pair* %3, i32 0, i32 2, !dbg !419
  %24 = load i16, i16* %23, align 4, !dbg !419
  %25 = sext i16 %24 to i32, !dbg !420
  %26 = add nsw i32 %22, %25, !dbg !421
  %27 = getelementptr inbounds %struct.pair, %struct.pair* %2, i32 0, i32 1, !dbg !422
  %28 = load i32, i32* %27, align 4, !dbg !422
  %29 = add nsw i32 %26, %28, !dbg !423
  %30 = getelementptr inbounds [300 x i8], [300 x i8]* %4, i64 0, i64 299, !dbg !424
  %31 = load i8, i8* %30, align 1, !dbg !424
  %32 = sext i8 %31 to i32, !dbg !424
  %33 = add nsw i32 %29, %32, !dbg !425
  %34 = getelementptr inbounds [300 x i8], [300 x i8]* %4, i64 0, i64 7, !dbg !426
  %35 = load i8, i8* %34, align 1, !dbg !426
  %36 = sext i8 %35 to i32, !dbg !426
  %37 = add nsw i32 %33, %36, !dbg !427
  %38 = getelementptr inbounds %struct.pair, %struct.pair* %3, i32 0, i32 0, !dbg !428
  %39 = load i8, i8* %38, align 4, !dbg !428
  %40 = sext i8 %39 to i32, !dbg !429
  %41 = add nsw i32 %37, %40, !dbg !430
  ret i32 %41, !dbg !431
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @floats() #0 !dbg !432 {
  %1 = alloca double, align 8
  %2 = alloca float, align 4
  call void @llvm.dbg.declare(metadata double* %1, metadata !433, metadata !DIExpression()), !dbg !435
  store double 0x3FD3333333333334, double* %1, align 8, !dbg !435
  call void @llvm.dbg.declare(metadata float* %2, metadata !436, metadata !DIExpression()), !dbg !438
  store float 0x4170000000000000, float* %2, align 4, !dbg !438
  %3 = load double, double* %1, align 8, !dbg !439
  %4 = fcmp oeq double %3, 3.000000e-01, !dbg !440
  %5 = zext i1 %4 to i32, !dbg !440
  %6 = load double, double* %1, align 8, !dbg !441
  %7 = fcmp ogt double %6, 3.000000e-01, !dbg !442
  %8 = zext i1 %7 to i32, !dbg !442
  %9 = mul nsw i32 2, %8, !dbg !443
  %10 = add nsw i32 %5, %9, !dbg !444
  %11 = load float, float* %2, align 4, !dbg !445
  %12 = fcmp oeq float %11, 0x4170000000000000, !dbg !446
  %13 = zext i1 %12 to i32, !dbg !446
  %14 = mul nsw i32 4, %13, !dbg !447
  %15 = add nsw i32 %10, %14, !dbg !448
  %16 = add nsw i32 %15, 24, !dbg !449
  %17 = add nsw i32 %16, 1, !dbg !450
  ret i32 %17, !dbg !451
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @unsequenced(i32 noundef %0) #0 !dbg !452 {
  %2 = alloca i32, align 4
  %3 = alloca [3 x i32], align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca %struct.wide, align 8
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !453, metadata !DIExpression()), !dbg !454
  call void @llvm.dbg.declare(metadata [3 x i32]* %3, metadata !455, metadata !DIExpression()), !dbg !459
  %7 = getelementptr inbounds [3 x i32], [3 x i32]* %3, i64 0, i64 0, !dbg !460
  %8 = load i32, i32* %2, align 4, !dbg !461
  store i32 %8, i32* %7, align 4, !dbg !460
  %9 = getelementptr inbounds i32, i32* %7, i64 1, !dbg !460
  %10 = load i32, i32* %2, align 4, !dbg !462
  store i32 %10, i32* %9, align 4, !dbg !460
  %11 = getelementptr inbounds i32, i32* %9, i64 1, !dbg !460
  %12 = load i32, i32* %2, align 4, !dbg !463
  store i32 %12, i32* %11, align 4, !dbg !460
  call void @llvm.dbg.declare(metadata i32* %4, metadata !464, metadata !DIExpression()), !dbg !465
  store i32 0, i32* %4, align 4, !dbg !465
  %13 = load i32, i32* %4, align 4, !dbg !466
  %14 = add nsw i32 %13, 1, !dbg !466
  store i32 %14, i32* %4, align 4, !dbg !466
  %15 = sext i32 %13 to i64, !dbg !467
  %16 = getelementptr inbounds [3 x i32], [3 x i32]* %3, i64 0, i64 %15, !dbg !467
  store i32 9, i32* %16, align 4, !dbg !468
  call void @llvm.dbg.declare(metadata i32* %5, metadata !469, metadata !DIExpression()), !dbg !470
  %17 = getelementptr inbounds [3 x i32], [3 x i32]* %3, i64 0, i64 1, !dbg !471
  %18 = load i32, i32* %17, align 4, !dbg !471
  store i32 %18, i32* %5, align 4, !dbg !470
  %19 = getelementptr inbounds [3 x i32], [3 x i32]* %3, i64 0, i64 1, !dbg !472
  store i32 100, i32* %19, align 4, !dbg !473
  %20 = load i32, i32* %5, align 4, !dbg !474
  %21 = getelementptr inbounds [3 x i32], [3 x i32]* %3, i64 0, i64 1, !dbg !475
  %22 = load i32, i32* %21, align 4, !dbg !475
  %23 = add nsw i32 %20, %22, !dbg !476
  %24 = call i32 @factorial(i32 noundef 5) #4, !dbg !477
  %25 = add nsw i32 %23, %24, !dbg !478
  call void @made(%struct.wide* sret(%struct.wide) align 8 %6, i64 noundef 4) #4, !dbg !479
  %26 = call i32 @sum(%struct.wide* noundef byval(%struct.wide) align 8 %6) #4, !dbg !480
  %27 = add nsw i32 %25, %26, !dbg !481
  ret i32 %27, !dbg !482
}

declare i32 @__VERIFIER_nondet_int() #2

declare i32 @printf(i8* noundef, ...) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !483 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !488, metadata !DIExpression()), !dbg !489
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !490, metadata !DIExpression()), !dbg !491
  %6 = load i32, i32* %4, align 4, !dbg !492
  %7 = call i32 @run(i32 noundef %6) #4, !dbg !493
  ret i32 %7, !dbg !494
}

declare i8* @malloc(i64 noundef) #2

declare i8* @calloc(i64 noundef, i64 noundef) #2

declare i8* @realloc(i8* noundef, i64 noundef) #2

declare i8* @strcpy(i8* noundef, i8* noundef) #2

declare i8* @strncpy(i8* noundef, i8* noundef, i32 noundef) #2

declare i8* @strcat(i8* noundef, i8* noundef) #2

declare i8* @strncat(i8* noundef, i8* noundef, i64 noundef) #2

declare i8* @memmove(i8* noundef, i8* noundef, i64 noundef) #2

declare i64 @strlen(i8* noundef) #2

declare i32 @strcmp(i8* noundef, i8* noundef) #2

declare i32 @strncmp(i8* noundef, i8* noundef, i64 noundef) #2

declare i8* @strchr(i8* noundef, i32 noundef) #2

declare i8* @strrchr(i8* noundef, i32 noundef) #2

declare i8* @memchr(i8* noundef, i32 noundef, i64 noundef) #2

declare i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) #2

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

declare i8* @memcpy(i8* noundef, i8* noundef, i64 noundef) #2

declare i8* @memset(i8* noundef, i32 noundef, i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @factorial(i32 noundef %0) #0 !dbg !495 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !496, metadata !DIExpression()), !dbg !497
  %3 = load i32, i32* %2, align 4, !dbg !498
  %4 = icmp sle i32 %3, 1, !dbg !499
  br i1 %4, label %5, label %6, !dbg !498

5:                                                ; preds = %1
  br label %12, !dbg !498

6:                                                ; preds = %1
  %7 = load i32, i32* %2, align 4, !dbg !500
  %8 = load i32, i32* %2, align 4, !dbg !501
  %9 = sub nsw i32 %8, 1, !dbg !502
  %10 = call i32 @factorial(i32 noundef %9) #4, !dbg !503
  %11 = mul nsw i32 %7, %10, !dbg !504
  br label %12, !dbg !498

12:                                               ; preds = %6, %5
  %13 = phi i32 [ 1, %5 ], [ %11, %6 ], !dbg !498
  ret i32 %13, !dbg !505
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sum(%struct.wide* noundef byval(%struct.wide) align 8 %0) #0 !dbg !506 {
  call void @llvm.dbg.declare(metadata %struct.wide* %0, metadata !516, metadata !DIExpression()), !dbg !517
  %2 = getelementptr inbounds %struct.wide, %struct.wide* %0, i32 0, i32 0, !dbg !518
  %3 = getelementptr inbounds [6 x i64], [6 x i64]* %2, i64 0, i64 0, !dbg !519
  store i64 1, i64* %3, align 8, !dbg !520
  %4 = getelementptr inbounds %struct.wide, %struct.wide* %0, i32 0, i32 0, !dbg !521
  %5 = getelementptr inbounds [6 x i64], [6 x i64]* %4, i64 0, i64 0, !dbg !522
  %6 = load i64, i64* %5, align 8, !dbg !522
  %7 = getelementptr inbounds %struct.wide, %struct.wide* %0, i32 0, i32 0, !dbg !523
  %8 = getelementptr inbounds [6 x i64], [6 x i64]* %7, i64 0, i64 5, !dbg !524
  %9 = load i64, i64* %8, align 8, !dbg !524
  %10 = add nsw i64 %6, %9, !dbg !525
  %11 = trunc i64 %10 to i32, !dbg !526
  ret i32 %11, !dbg !527
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @made(%struct.wide* noalias sret(%struct.wide) align 8 %0, i64 noundef %1) #0 !dbg !528 {
  %3 = alloca i64, align 8
  store i64 %1, i64* %3, align 8
  call void @llvm.dbg.declare(metadata i64* %3, metadata !531, metadata !DIExpression()), !dbg !532
  call void @llvm.dbg.declare(metadata %struct.wide* %0, metadata !533, metadata !DIExpression()), !dbg !534
  %4 = getelementptr inbounds %struct.wide, %struct.wide* %0, i32 0, i32 0, !dbg !535
  %5 = getelementptr inbounds [6 x i64], [6 x i64]* %4, i64 0, i64 0, !dbg !536
  %6 = load i64, i64* %3, align 8, !dbg !537
  store i64 %6, i64* %5, align 8, !dbg !536
  %7 = getelementptr inbounds i64, i64* %5, i64 1, !dbg !536
  store i64 2, i64* %7, align 8, !dbg !536
  %8 = getelementptr inbounds i64, i64* %7, i64 1, !dbg !536
  store i64 3, i64* %8, align 8, !dbg !536
  %9 = getelementptr inbounds i64, i64* %8, i64 1, !dbg !536
  store i64 4, i64* %9, align 8, !dbg !536
  %10 = getelementptr inbounds i64, i64* %9, i64 1, !dbg !536
  store i64 5, i64* %10, align 8, !dbg !536
  %11 = getelementptr inbounds i64, i64* %10, i64 1, !dbg !536
  %12 = load i64, i64* %3, align 8, !dbg !538
  store i64 %12, i64* %11, align 8, !dbg !536
  ret void, !dbg !539
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly nofree nounwind willreturn }
attributes #4 = { nobuiltin "no-builtins" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35, !36}
!llvm.ident = !{!37}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "chosen", scope: !2, file: !3, line: 32, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "lower_run.c", directory: "/work/wt/verify/verifier/tests/programs", checksumkind: CSK_MD5, checksum: "486b93e5f04eb83d12117ec74aa961a8")
!4 = !{!5, !6}
!5 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!8, !0, !10, !20, !25}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "calls", scope: !2, file: !3, line: 28, type: !6, isLocal: true, isDefinition: true)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "where", scope: !2, file: !3, line: 31, type: !12, isLocal: true, isDefinition: true)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 24, size: 96, elements: !14)
!14 = !{!15, !17, !18}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !13, file: !3, line: 24, baseType: !16, size: 8)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !13, file: !3, line: 24, baseType: !6, size: 32, offset: 32)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "half", scope: !13, file: !3, line: 24, baseType: !19, size: 16, offset: 64)
!19 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 29, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 4)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "known", scope: !2, file: !3, line: 30, type: !13, isLocal: true, isDefinition: true)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = !DISubroutineType(types: !29)
!29 = !{!6, !6}
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 7, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 1}
!36 = !{i32 7, !"frame-pointer", i32 2}
!37 = !{!"Debian clang version 14.0.6"}
!38 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 147, type: !28, scopeLine: 148, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !39)
!39 = !{}
!40 = !DILocalVariable(name: "which", arg: 1, scope: !38, file: !3, line: 147, type: !6)
!41 = !DILocation(line: 147, column: 13, scope: !38)
!42 = !DILocation(line: 149, column: 14, scope: !38)
!43 = !DILocation(line: 149, column: 20, scope: !38)
!44 = !DILocation(line: 149, column: 12, scope: !38)
!45 = !DILocation(line: 150, column: 13, scope: !38)
!46 = !DILocation(line: 150, column: 5, scope: !38)
!47 = !DILocation(line: 151, column: 20, scope: !48)
!48 = distinct !DILexicalBlock(scope: !38, file: !3, line: 150, column: 20)
!49 = !DILocation(line: 151, column: 13, scope: !48)
!50 = !DILocation(line: 152, column: 20, scope: !48)
!51 = !DILocation(line: 152, column: 13, scope: !48)
!52 = !DILocation(line: 153, column: 20, scope: !48)
!53 = !DILocation(line: 153, column: 13, scope: !48)
!54 = !DILocation(line: 154, column: 20, scope: !48)
!55 = !DILocation(line: 154, column: 37, scope: !48)
!56 = !DILocation(line: 154, column: 35, scope: !48)
!57 = !DILocation(line: 154, column: 30, scope: !48)
!58 = !DILocation(line: 154, column: 55, scope: !48)
!59 = !DILocation(line: 154, column: 53, scope: !48)
!60 = !DILocation(line: 154, column: 47, scope: !48)
!61 = !DILocation(line: 154, column: 74, scope: !48)
!62 = !DILocation(line: 154, column: 72, scope: !48)
!63 = !DILocation(line: 154, column: 65, scope: !48)
!64 = !DILocation(line: 154, column: 95, scope: !48)
!65 = !DILocation(line: 154, column: 93, scope: !48)
!66 = !DILocation(line: 154, column: 85, scope: !48)
!67 = !DILocation(line: 154, column: 13, scope: !48)
!68 = !DILocation(line: 155, column: 20, scope: !48)
!69 = !DILocation(line: 155, column: 13, scope: !48)
!70 = !DILocation(line: 156, column: 20, scope: !48)
!71 = !DILocation(line: 156, column: 13, scope: !48)
!72 = !DILocation(line: 157, column: 20, scope: !48)
!73 = !DILocation(line: 157, column: 13, scope: !48)
!74 = !DILocation(line: 158, column: 20, scope: !48)
!75 = !DILocation(line: 158, column: 13, scope: !48)
!76 = !DILocation(line: 159, column: 20, scope: !48)
!77 = !DILocation(line: 159, column: 13, scope: !48)
!78 = !DILocation(line: 160, column: 20, scope: !48)
!79 = !DILocation(line: 160, column: 33, scope: !48)
!80 = !DILocation(line: 160, column: 31, scope: !48)
!81 = !DILocation(line: 160, column: 13, scope: !48)
!82 = !DILocation(line: 161, column: 21, scope: !48)
!83 = !DILocation(line: 161, column: 34, scope: !48)
!84 = !DILocation(line: 161, column: 32, scope: !48)
!85 = !DILocation(line: 161, column: 14, scope: !48)
!86 = !DILocation(line: 162, column: 21, scope: !48)
!87 = !DILocation(line: 162, column: 60, scope: !48)
!88 = !DILocation(line: 162, column: 47, scope: !48)
!89 = !DILocation(line: 162, column: 67, scope: !48)
!90 = !DILocation(line: 162, column: 45, scope: !48)
!91 = !DILocation(line: 162, column: 14, scope: !48)
!92 = !DILocation(line: 163, column: 14, scope: !48)
!93 = !DILocation(line: 165, column: 1, scope: !38)
!94 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 34, type: !28, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!95 = !DILocalVariable(name: "x", arg: 1, scope: !94, file: !3, line: 34, type: !6)
!96 = !DILocation(line: 34, column: 22, scope: !94)
!97 = !DILocation(line: 34, column: 32, scope: !94)
!98 = !DILocation(line: 34, column: 47, scope: !94)
!99 = !DILocation(line: 34, column: 45, scope: !94)
!100 = !DILocation(line: 34, column: 36, scope: !94)
!101 = distinct !DISubprogram(name: "negated", scope: !3, file: !3, line: 35, type: !28, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!102 = !DILocalVariable(name: "x", arg: 1, scope: !101, file: !3, line: 35, type: !6)
!103 = !DILocation(line: 35, column: 24, scope: !101)
!104 = !DILocation(line: 35, column: 34, scope: !101)
!105 = !DILocation(line: 35, column: 46, scope: !101)
!106 = !DILocation(line: 35, column: 45, scope: !101)
!107 = !DILocation(line: 35, column: 38, scope: !101)
!108 = distinct !DISubprogram(name: "scalars", scope: !3, file: !3, line: 40, type: !109, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!109 = !DISubroutineType(types: !110)
!110 = !{!6}
!111 = !DILocalVariable(name: "c", scope: !108, file: !3, line: 42, type: !112)
!112 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!113 = !DILocation(line: 42, column: 19, scope: !108)
!114 = !DILocalVariable(name: "s", scope: !108, file: !3, line: 43, type: !19)
!115 = !DILocation(line: 43, column: 11, scope: !108)
!116 = !DILocalVariable(name: "u", scope: !108, file: !3, line: 44, type: !117)
!117 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!118 = !DILocation(line: 44, column: 14, scope: !108)
!119 = !DILocalVariable(name: "l", scope: !108, file: !3, line: 45, type: !5)
!120 = !DILocation(line: 45, column: 15, scope: !108)
!121 = !DILocation(line: 45, column: 30, scope: !108)
!122 = !DILocation(line: 45, column: 19, scope: !108)
!123 = !DILocation(line: 45, column: 32, scope: !108)
!124 = !DILocation(line: 46, column: 7, scope: !108)
!125 = !DILocation(line: 47, column: 12, scope: !108)
!126 = !DILocation(line: 47, column: 16, scope: !108)
!127 = !DILocation(line: 47, column: 14, scope: !108)
!128 = !DILocation(line: 47, column: 26, scope: !108)
!129 = !DILocation(line: 47, column: 28, scope: !108)
!130 = !DILocation(line: 47, column: 18, scope: !108)
!131 = !DILocation(line: 47, column: 38, scope: !108)
!132 = !DILocation(line: 47, column: 40, scope: !108)
!133 = !DILocation(line: 47, column: 35, scope: !108)
!134 = !DILocation(line: 47, column: 57, scope: !108)
!135 = !DILocation(line: 47, column: 68, scope: !108)
!136 = !DILocation(line: 47, column: 82, scope: !108)
!137 = !DILocation(line: 47, column: 84, scope: !108)
!138 = !DILocation(line: 47, column: 79, scope: !108)
!139 = !DILocation(line: 47, column: 93, scope: !108)
!140 = !DILocation(line: 47, column: 95, scope: !108)
!141 = !DILocation(line: 47, column: 90, scope: !108)
!142 = !DILocation(line: 47, column: 5, scope: !108)
!143 = distinct !DISubprogram(name: "swap", scope: !3, file: !3, line: 50, type: !28, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!144 = !DILocalVariable(name: "n", arg: 1, scope: !143, file: !3, line: 50, type: !6)
!145 = !DILocation(line: 50, column: 21, scope: !143)
!146 = !DILocalVariable(name: "a", scope: !143, file: !3, line: 52, type: !6)
!147 = !DILocation(line: 52, column: 9, scope: !143)
!148 = !DILocalVariable(name: "b", scope: !143, file: !3, line: 52, type: !6)
!149 = !DILocation(line: 52, column: 16, scope: !143)
!150 = !DILocation(line: 53, column: 5, scope: !143)
!151 = !DILocation(line: 53, column: 13, scope: !143)
!152 = !DILocation(line: 53, column: 16, scope: !143)
!153 = !DILocalVariable(name: "t", scope: !154, file: !3, line: 54, type: !6)
!154 = distinct !DILexicalBlock(scope: !143, file: !3, line: 53, column: 21)
!155 = !DILocation(line: 54, column: 13, scope: !154)
!156 = !DILocation(line: 54, column: 17, scope: !154)
!157 = !DILocation(line: 55, column: 13, scope: !154)
!158 = !DILocation(line: 55, column: 11, scope: !154)
!159 = !DILocation(line: 56, column: 13, scope: !154)
!160 = !DILocation(line: 56, column: 17, scope: !154)
!161 = !DILocation(line: 56, column: 15, scope: !154)
!162 = !DILocation(line: 56, column: 11, scope: !154)
!163 = distinct !{!163, !150, !164, !165}
!164 = !DILocation(line: 57, column: 5, scope: !143)
!165 = !{!"llvm.loop.mustprogress"}
!166 = !DILocation(line: 58, column: 12, scope: !143)
!167 = !DILocation(line: 58, column: 14, scope: !143)
!168 = !DILocation(line: 58, column: 22, scope: !143)
!169 = !DILocation(line: 58, column: 20, scope: !143)
!170 = !DILocation(line: 58, column: 5, scope: !143)
!171 = distinct !DISubprogram(name: "pointers", scope: !3, file: !3, line: 61, type: !109, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!172 = !DILocalVariable(name: "x", scope: !171, file: !3, line: 63, type: !6)
!173 = !DILocation(line: 63, column: 9, scope: !171)
!174 = !DILocalVariable(name: "y", scope: !171, file: !3, line: 63, type: !6)
!175 = !DILocation(line: 63, column: 16, scope: !171)
!176 = !DILocalVariable(name: "p", scope: !171, file: !3, line: 63, type: !177)
!177 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!178 = !DILocation(line: 63, column: 24, scope: !171)
!179 = !DILocalVariable(name: "q", scope: !171, file: !3, line: 63, type: !180)
!180 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !177, size: 64)
!181 = !DILocation(line: 63, column: 34, scope: !171)
!182 = !DILocation(line: 64, column: 6, scope: !171)
!183 = !DILocation(line: 64, column: 8, scope: !171)
!184 = !DILocation(line: 65, column: 6, scope: !171)
!185 = !DILocation(line: 65, column: 8, scope: !171)
!186 = !DILocation(line: 66, column: 7, scope: !171)
!187 = !DILocation(line: 66, column: 6, scope: !171)
!188 = !DILocation(line: 66, column: 9, scope: !171)
!189 = !DILocation(line: 67, column: 21, scope: !171)
!190 = !DILocation(line: 67, column: 28, scope: !171)
!191 = !DILocation(line: 67, column: 5, scope: !171)
!192 = !DILocation(line: 67, column: 12, scope: !171)
!193 = !DILocation(line: 67, column: 18, scope: !171)
!194 = !DILocation(line: 68, column: 21, scope: !171)
!195 = !DILocation(line: 68, column: 20, scope: !171)
!196 = !DILocation(line: 68, column: 11, scope: !171)
!197 = !DILocation(line: 68, column: 13, scope: !171)
!198 = !DILocation(line: 68, column: 5, scope: !171)
!199 = !DILocation(line: 68, column: 18, scope: !171)
!200 = !DILocalVariable(name: "first", scope: !171, file: !3, line: 69, type: !177)
!201 = !DILocation(line: 69, column: 10, scope: !171)
!202 = !DILocalVariable(name: "last", scope: !171, file: !3, line: 69, type: !177)
!203 = !DILocation(line: 69, column: 26, scope: !171)
!204 = !DILocalVariable(name: "total", scope: !171, file: !3, line: 69, type: !6)
!205 = !DILocation(line: 69, column: 44, scope: !171)
!206 = !DILocation(line: 70, column: 5, scope: !171)
!207 = !DILocation(line: 70, column: 12, scope: !171)
!208 = !DILocation(line: 70, column: 20, scope: !171)
!209 = !DILocation(line: 70, column: 18, scope: !171)
!210 = !DILocation(line: 71, column: 24, scope: !171)
!211 = !DILocation(line: 71, column: 18, scope: !171)
!212 = !DILocation(line: 71, column: 15, scope: !171)
!213 = distinct !{!213, !206, !210, !165}
!214 = !DILocation(line: 72, column: 12, scope: !171)
!215 = !DILocation(line: 72, column: 16, scope: !171)
!216 = !DILocation(line: 72, column: 14, scope: !171)
!217 = !DILocation(line: 72, column: 26, scope: !171)
!218 = !DILocation(line: 72, column: 18, scope: !171)
!219 = !DILocation(line: 72, column: 34, scope: !171)
!220 = !DILocation(line: 72, column: 32, scope: !171)
!221 = !DILocation(line: 72, column: 48, scope: !171)
!222 = !DILocation(line: 72, column: 53, scope: !171)
!223 = !DILocation(line: 72, column: 42, scope: !171)
!224 = !DILocation(line: 72, column: 40, scope: !171)
!225 = !DILocation(line: 72, column: 5, scope: !171)
!226 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 75, type: !28, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!227 = !DILocalVariable(name: "n", arg: 1, scope: !226, file: !3, line: 75, type: !6)
!228 = !DILocation(line: 75, column: 23, scope: !226)
!229 = !DILocation(line: 77, column: 13, scope: !226)
!230 = !DILocation(line: 77, column: 5, scope: !226)
!231 = !DILocation(line: 78, column: 13, scope: !232)
!232 = distinct !DILexicalBlock(scope: !226, file: !3, line: 77, column: 16)
!233 = !DILocation(line: 79, column: 15, scope: !232)
!234 = !DILocation(line: 79, column: 13, scope: !232)
!235 = !DILocation(line: 80, column: 20, scope: !232)
!236 = !DILocation(line: 80, column: 13, scope: !232)
!237 = !DILocation(line: 81, column: 21, scope: !232)
!238 = !DILocation(line: 81, column: 23, scope: !232)
!239 = !DILocation(line: 81, column: 28, scope: !232)
!240 = !DILocation(line: 81, column: 31, scope: !232)
!241 = !DILocation(line: 81, column: 33, scope: !232)
!242 = !DILocation(line: 0, scope: !232)
!243 = !DILocation(line: 81, column: 14, scope: !232)
!244 = !DILocation(line: 83, column: 1, scope: !226)
!245 = distinct !DISubprogram(name: "heap", scope: !3, file: !3, line: 85, type: !109, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!246 = !DILocalVariable(name: "head", scope: !245, file: !3, line: 87, type: !247)
!247 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !248, size: 64)
!248 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "list", file: !3, line: 25, size: 128, elements: !249)
!249 = !{!250, !251}
!250 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !248, file: !3, line: 25, baseType: !6, size: 32)
!251 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !248, file: !3, line: 25, baseType: !247, size: 64, offset: 64)
!252 = !DILocation(line: 87, column: 18, scope: !245)
!253 = !DILocalVariable(name: "i", scope: !254, file: !3, line: 88, type: !6)
!254 = distinct !DILexicalBlock(scope: !245, file: !3, line: 88, column: 5)
!255 = !DILocation(line: 88, column: 14, scope: !254)
!256 = !DILocation(line: 88, column: 10, scope: !254)
!257 = !DILocation(line: 88, column: 21, scope: !258)
!258 = distinct !DILexicalBlock(scope: !254, file: !3, line: 88, column: 5)
!259 = !DILocation(line: 88, column: 23, scope: !258)
!260 = !DILocation(line: 88, column: 5, scope: !254)
!261 = !DILocalVariable(name: "node", scope: !262, file: !3, line: 89, type: !247)
!262 = distinct !DILexicalBlock(scope: !258, file: !3, line: 88, column: 33)
!263 = !DILocation(line: 89, column: 22, scope: !262)
!264 = !DILocation(line: 89, column: 29, scope: !262)
!265 = !DILocation(line: 90, column: 23, scope: !262)
!266 = !DILocation(line: 90, column: 27, scope: !262)
!267 = !DILocation(line: 90, column: 25, scope: !262)
!268 = !DILocation(line: 90, column: 9, scope: !262)
!269 = !DILocation(line: 90, column: 15, scope: !262)
!270 = !DILocation(line: 90, column: 21, scope: !262)
!271 = !DILocation(line: 91, column: 22, scope: !262)
!272 = !DILocation(line: 91, column: 9, scope: !262)
!273 = !DILocation(line: 91, column: 15, scope: !262)
!274 = !DILocation(line: 91, column: 20, scope: !262)
!275 = !DILocation(line: 92, column: 16, scope: !262)
!276 = !DILocation(line: 92, column: 14, scope: !262)
!277 = !DILocation(line: 93, column: 5, scope: !262)
!278 = !DILocation(line: 88, column: 29, scope: !258)
!279 = !DILocation(line: 88, column: 5, scope: !258)
!280 = distinct !{!280, !260, !281, !165}
!281 = !DILocation(line: 93, column: 5, scope: !254)
!282 = !DILocalVariable(name: "zeros", scope: !245, file: !3, line: 94, type: !177)
!283 = !DILocation(line: 94, column: 10, scope: !245)
!284 = !DILocation(line: 94, column: 18, scope: !245)
!285 = !DILocalVariable(name: "total", scope: !245, file: !3, line: 94, type: !6)
!286 = !DILocation(line: 94, column: 43, scope: !245)
!287 = !DILocation(line: 94, column: 51, scope: !245)
!288 = !DILocation(line: 95, column: 5, scope: !245)
!289 = !DILocation(line: 95, column: 14, scope: !245)
!290 = !DILocation(line: 96, column: 21, scope: !245)
!291 = !DILocation(line: 96, column: 13, scope: !245)
!292 = !DILocation(line: 96, column: 11, scope: !245)
!293 = !DILocation(line: 97, column: 5, scope: !245)
!294 = !DILocation(line: 97, column: 12, scope: !295)
!295 = distinct !DILexicalBlock(scope: !296, file: !3, line: 97, column: 5)
!296 = distinct !DILexicalBlock(scope: !245, file: !3, line: 97, column: 5)
!297 = !DILocation(line: 97, column: 5, scope: !296)
!298 = !DILocation(line: 98, column: 17, scope: !295)
!299 = !DILocation(line: 98, column: 23, scope: !295)
!300 = !DILocation(line: 98, column: 29, scope: !295)
!301 = !DILocation(line: 98, column: 35, scope: !295)
!302 = !DILocation(line: 98, column: 27, scope: !295)
!303 = !DILocation(line: 98, column: 15, scope: !295)
!304 = !DILocation(line: 98, column: 9, scope: !295)
!305 = !DILocation(line: 97, column: 25, scope: !295)
!306 = !DILocation(line: 97, column: 31, scope: !295)
!307 = !DILocation(line: 97, column: 23, scope: !295)
!308 = !DILocation(line: 97, column: 5, scope: !295)
!309 = distinct !{!309, !297, !310, !165}
!310 = !DILocation(line: 98, column: 35, scope: !296)
!311 = !DILocation(line: 99, column: 12, scope: !245)
!312 = !DILocation(line: 99, column: 20, scope: !245)
!313 = !DILocation(line: 99, column: 18, scope: !245)
!314 = !DILocation(line: 99, column: 31, scope: !245)
!315 = !DILocation(line: 99, column: 29, scope: !245)
!316 = !DILocation(line: 99, column: 5, scope: !245)
!317 = distinct !DISubprogram(name: "strings", scope: !3, file: !3, line: 102, type: !109, scopeLine: 103, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!318 = !DILocalVariable(name: "a", scope: !317, file: !3, line: 104, type: !319)
!319 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 800, elements: !320)
!320 = !{!321}
!321 = !DISubrange(count: 100)
!322 = !DILocation(line: 104, column: 10, scope: !317)
!323 = !DILocalVariable(name: "b", scope: !317, file: !3, line: 104, type: !319)
!324 = !DILocation(line: 104, column: 18, scope: !317)
!325 = !DILocation(line: 105, column: 12, scope: !317)
!326 = !DILocation(line: 105, column: 5, scope: !317)
!327 = !DILocation(line: 106, column: 13, scope: !317)
!328 = !DILocation(line: 106, column: 16, scope: !317)
!329 = !DILocation(line: 106, column: 5, scope: !317)
!330 = !DILocation(line: 107, column: 5, scope: !317)
!331 = !DILocation(line: 107, column: 10, scope: !317)
!332 = !DILocation(line: 108, column: 12, scope: !317)
!333 = !DILocation(line: 108, column: 5, scope: !317)
!334 = !DILocation(line: 109, column: 13, scope: !317)
!335 = !DILocation(line: 109, column: 5, scope: !317)
!336 = !DILocation(line: 110, column: 13, scope: !317)
!337 = !DILocation(line: 110, column: 15, scope: !317)
!338 = !DILocation(line: 110, column: 20, scope: !317)
!339 = !DILocation(line: 110, column: 5, scope: !317)
!340 = !DILocalVariable(name: "n", scope: !317, file: !3, line: 111, type: !6)
!341 = !DILocation(line: 111, column: 9, scope: !317)
!342 = !DILocation(line: 111, column: 25, scope: !317)
!343 = !DILocation(line: 111, column: 18, scope: !317)
!344 = !DILocation(line: 111, column: 13, scope: !317)
!345 = !DILocation(line: 111, column: 28, scope: !317)
!346 = !DILocation(line: 111, column: 45, scope: !317)
!347 = !DILocation(line: 111, column: 48, scope: !317)
!348 = !DILocation(line: 111, column: 38, scope: !317)
!349 = !DILocation(line: 111, column: 51, scope: !317)
!350 = !DILocation(line: 111, column: 56, scope: !317)
!351 = !DILocation(line: 111, column: 35, scope: !317)
!352 = !DILocation(line: 111, column: 83, scope: !317)
!353 = !DILocation(line: 111, column: 65, scope: !317)
!354 = !DILocation(line: 111, column: 89, scope: !317)
!355 = !DILocation(line: 111, column: 95, scope: !317)
!356 = !DILocation(line: 111, column: 62, scope: !317)
!357 = !DILocation(line: 112, column: 12, scope: !317)
!358 = !DILocation(line: 112, column: 24, scope: !317)
!359 = !DILocation(line: 112, column: 17, scope: !317)
!360 = !DILocation(line: 112, column: 34, scope: !317)
!361 = !DILocation(line: 112, column: 32, scope: !317)
!362 = !DILocation(line: 112, column: 14, scope: !317)
!363 = !DILocation(line: 112, column: 48, scope: !317)
!364 = !DILocation(line: 112, column: 40, scope: !317)
!365 = !DILocation(line: 112, column: 58, scope: !317)
!366 = !DILocation(line: 112, column: 56, scope: !317)
!367 = !DILocation(line: 112, column: 37, scope: !317)
!368 = !DILocation(line: 112, column: 71, scope: !317)
!369 = !DILocation(line: 112, column: 64, scope: !317)
!370 = !DILocation(line: 112, column: 84, scope: !317)
!371 = !DILocation(line: 112, column: 63, scope: !317)
!372 = !DILocation(line: 112, column: 61, scope: !317)
!373 = !DILocation(line: 112, column: 100, scope: !317)
!374 = !DILocation(line: 112, column: 93, scope: !317)
!375 = !DILocation(line: 112, column: 116, scope: !317)
!376 = !DILocation(line: 112, column: 92, scope: !317)
!377 = !DILocation(line: 112, column: 90, scope: !317)
!378 = !DILocation(line: 113, column: 19, scope: !317)
!379 = !DILocation(line: 113, column: 12, scope: !317)
!380 = !DILocation(line: 113, column: 27, scope: !317)
!381 = !DILocation(line: 113, column: 11, scope: !317)
!382 = !DILocation(line: 113, column: 9, scope: !317)
!383 = !DILocation(line: 112, column: 5, scope: !317)
!384 = distinct !DISubprogram(name: "bytes", scope: !3, file: !3, line: 116, type: !109, scopeLine: 117, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!385 = !DILocalVariable(name: "w", scope: !384, file: !3, line: 118, type: !386)
!386 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "word", file: !3, line: 27, size: 32, elements: !387)
!387 = !{!388, !389}
!388 = !DIDerivedType(tag: DW_TAG_member, name: "whole", scope: !386, file: !3, line: 27, baseType: !6, size: 32)
!389 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !386, file: !3, line: 27, baseType: !390, size: 32)
!390 = !DICompositeType(tag: DW_TAG_array_type, baseType: !112, size: 32, elements: !23)
!391 = !DILocation(line: 118, column: 16, scope: !384)
!392 = !DILocalVariable(name: "one", scope: !384, file: !3, line: 119, type: !13)
!393 = !DILocation(line: 119, column: 17, scope: !384)
!394 = !DILocalVariable(name: "other", scope: !384, file: !3, line: 119, type: !13)
!395 = !DILocation(line: 119, column: 38, scope: !384)
!396 = !DILocalVariable(name: "large", scope: !384, file: !3, line: 120, type: !397)
!397 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 2400, elements: !398)
!398 = !{!399}
!399 = !DISubrange(count: 300)
!400 = !DILocation(line: 120, column: 10, scope: !384)
!401 = !DILocation(line: 121, column: 7, scope: !384)
!402 = !DILocation(line: 121, column: 13, scope: !384)
!403 = !DILocation(line: 122, column: 7, scope: !384)
!404 = !DILocation(line: 122, column: 5, scope: !384)
!405 = !DILocation(line: 122, column: 16, scope: !384)
!406 = !DILocation(line: 123, column: 12, scope: !384)
!407 = !DILocation(line: 123, column: 20, scope: !384)
!408 = !DILocation(line: 123, column: 5, scope: !384)
!409 = !DILocation(line: 124, column: 12, scope: !384)
!410 = !DILocation(line: 124, column: 5, scope: !384)
!411 = !DILocation(line: 125, column: 12, scope: !384)
!412 = !DILocation(line: 125, column: 5, scope: !384)
!413 = !DILocation(line: 126, column: 5, scope: !384)
!414 = !DILocation(line: 126, column: 14, scope: !384)
!415 = !DILocation(line: 127, column: 14, scope: !384)
!416 = !DILocation(line: 127, column: 20, scope: !384)
!417 = !DILocation(line: 127, column: 35, scope: !384)
!418 = !DILocation(line: 127, column: 27, scope: !384)
!419 = !DILocation(line: 127, column: 49, scope: !384)
!420 = !DILocation(line: 127, column: 43, scope: !384)
!421 = !DILocation(line: 127, column: 41, scope: !384)
!422 = !DILocation(line: 127, column: 60, scope: !384)
!423 = !DILocation(line: 127, column: 54, scope: !384)
!424 = !DILocation(line: 127, column: 68, scope: !384)
!425 = !DILocation(line: 127, column: 66, scope: !384)
!426 = !DILocation(line: 127, column: 81, scope: !384)
!427 = !DILocation(line: 127, column: 79, scope: !384)
!428 = !DILocation(line: 127, column: 98, scope: !384)
!429 = !DILocation(line: 127, column: 92, scope: !384)
!430 = !DILocation(line: 127, column: 90, scope: !384)
!431 = !DILocation(line: 127, column: 5, scope: !384)
!432 = distinct !DISubprogram(name: "floats", scope: !3, file: !3, line: 130, type: !109, scopeLine: 131, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!433 = !DILocalVariable(name: "d", scope: !432, file: !3, line: 132, type: !434)
!434 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!435 = !DILocation(line: 132, column: 12, scope: !432)
!436 = !DILocalVariable(name: "f", scope: !432, file: !3, line: 133, type: !437)
!437 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!438 = !DILocation(line: 133, column: 11, scope: !432)
!439 = !DILocation(line: 134, column: 13, scope: !432)
!440 = !DILocation(line: 134, column: 15, scope: !432)
!441 = !DILocation(line: 134, column: 30, scope: !432)
!442 = !DILocation(line: 134, column: 32, scope: !432)
!443 = !DILocation(line: 134, column: 27, scope: !432)
!444 = !DILocation(line: 134, column: 23, scope: !432)
!445 = !DILocation(line: 134, column: 46, scope: !432)
!446 = !DILocation(line: 134, column: 48, scope: !432)
!447 = !DILocation(line: 134, column: 43, scope: !432)
!448 = !DILocation(line: 134, column: 39, scope: !432)
!449 = !DILocation(line: 134, column: 64, scope: !432)
!450 = !DILocation(line: 134, column: 85, scope: !432)
!451 = !DILocation(line: 134, column: 5, scope: !432)
!452 = distinct !DISubprogram(name: "unsequenced", scope: !3, file: !3, line: 137, type: !28, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!453 = !DILocalVariable(name: "n", arg: 1, scope: !452, file: !3, line: 137, type: !6)
!454 = !DILocation(line: 137, column: 28, scope: !452)
!455 = !DILocalVariable(name: "a", scope: !452, file: !3, line: 139, type: !456)
!456 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 96, elements: !457)
!457 = !{!458}
!458 = !DISubrange(count: 3)
!459 = !DILocation(line: 139, column: 9, scope: !452)
!460 = !DILocation(line: 139, column: 16, scope: !452)
!461 = !DILocation(line: 139, column: 18, scope: !452)
!462 = !DILocation(line: 139, column: 21, scope: !452)
!463 = !DILocation(line: 139, column: 24, scope: !452)
!464 = !DILocalVariable(name: "i", scope: !452, file: !3, line: 140, type: !6)
!465 = !DILocation(line: 140, column: 9, scope: !452)
!466 = !DILocation(line: 141, column: 8, scope: !452)
!467 = !DILocation(line: 141, column: 5, scope: !452)
!468 = !DILocation(line: 141, column: 12, scope: !452)
!469 = !DILocalVariable(name: "old", scope: !452, file: !3, line: 142, type: !6)
!470 = !DILocation(line: 142, column: 9, scope: !452)
!471 = !DILocation(line: 142, column: 15, scope: !452)
!472 = !DILocation(line: 143, column: 5, scope: !452)
!473 = !DILocation(line: 143, column: 10, scope: !452)
!474 = !DILocation(line: 144, column: 12, scope: !452)
!475 = !DILocation(line: 144, column: 18, scope: !452)
!476 = !DILocation(line: 144, column: 16, scope: !452)
!477 = !DILocation(line: 144, column: 25, scope: !452)
!478 = !DILocation(line: 144, column: 23, scope: !452)
!479 = !DILocation(line: 144, column: 44, scope: !452)
!480 = !DILocation(line: 144, column: 40, scope: !452)
!481 = !DILocation(line: 144, column: 38, scope: !452)
!482 = !DILocation(line: 144, column: 5, scope: !452)
!483 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 167, type: !484, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !39)
!484 = !DISubroutineType(types: !485)
!485 = !{!6, !6, !486}
!486 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !487, size: 64)
!487 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!488 = !DILocalVariable(name: "argc", arg: 1, scope: !483, file: !3, line: 167, type: !6)
!489 = !DILocation(line: 167, column: 14, scope: !483)
!490 = !DILocalVariable(name: "argv", arg: 2, scope: !483, file: !3, line: 167, type: !486)
!491 = !DILocation(line: 167, column: 27, scope: !483)
!492 = !DILocation(line: 169, column: 16, scope: !483)
!493 = !DILocation(line: 169, column: 12, scope: !483)
!494 = !DILocation(line: 169, column: 5, scope: !483)
!495 = distinct !DISubprogram(name: "factorial", scope: !3, file: !3, line: 36, type: !28, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!496 = !DILocalVariable(name: "n", arg: 1, scope: !495, file: !3, line: 36, type: !6)
!497 = !DILocation(line: 36, column: 26, scope: !495)
!498 = !DILocation(line: 36, column: 38, scope: !495)
!499 = !DILocation(line: 36, column: 40, scope: !495)
!500 = !DILocation(line: 36, column: 51, scope: !495)
!501 = !DILocation(line: 36, column: 65, scope: !495)
!502 = !DILocation(line: 36, column: 67, scope: !495)
!503 = !DILocation(line: 36, column: 55, scope: !495)
!504 = !DILocation(line: 36, column: 53, scope: !495)
!505 = !DILocation(line: 36, column: 31, scope: !495)
!506 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 37, type: !507, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!507 = !DISubroutineType(types: !508)
!508 = !{!6, !509}
!509 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "wide", file: !3, line: 26, size: 384, elements: !510)
!510 = !{!511}
!511 = !DIDerivedType(tag: DW_TAG_member, name: "parts", scope: !509, file: !3, line: 26, baseType: !512, size: 384)
!512 = !DICompositeType(tag: DW_TAG_array_type, baseType: !513, size: 384, elements: !514)
!513 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!514 = !{!515}
!515 = !DISubrange(count: 6)
!516 = !DILocalVariable(name: "w", arg: 1, scope: !506, file: !3, line: 37, type: !509)
!517 = !DILocation(line: 37, column: 28, scope: !506)
!518 = !DILocation(line: 37, column: 35, scope: !506)
!519 = !DILocation(line: 37, column: 33, scope: !506)
!520 = !DILocation(line: 37, column: 44, scope: !506)
!521 = !DILocation(line: 37, column: 64, scope: !506)
!522 = !DILocation(line: 37, column: 62, scope: !506)
!523 = !DILocation(line: 37, column: 77, scope: !506)
!524 = !DILocation(line: 37, column: 75, scope: !506)
!525 = !DILocation(line: 37, column: 73, scope: !506)
!526 = !DILocation(line: 37, column: 56, scope: !506)
!527 = !DILocation(line: 37, column: 49, scope: !506)
!528 = distinct !DISubprogram(name: "made", scope: !3, file: !3, line: 38, type: !529, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!529 = !DISubroutineType(types: !530)
!530 = !{!509, !513}
!531 = !DILocalVariable(name: "x", arg: 1, scope: !528, file: !3, line: 38, type: !513)
!532 = !DILocation(line: 38, column: 30, scope: !528)
!533 = !DILocalVariable(name: "w", scope: !528, file: !3, line: 38, type: !509)
!534 = !DILocation(line: 38, column: 47, scope: !528)
!535 = !DILocation(line: 38, column: 51, scope: !528)
!536 = !DILocation(line: 38, column: 53, scope: !528)
!537 = !DILocation(line: 38, column: 55, scope: !528)
!538 = !DILocation(line: 38, column: 70, scope: !528)
!539 = !DILocation(line: 38, column: 77, scope: !528)
