; ModuleID = 'bounded_unwritten.c'
source_filename = "bounded_unwritten.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i8, i32 }
%struct.large = type { [6 x i32] }
%struct.flags = type { i8, [3 x i8] }

@global = internal global i32 0, align 4, !dbg !0
@kept = internal global %struct.pair zeroinitializer, align 4, !dbg !5
@.str = private unnamed_addr constant [4 x i8] c"abc\00", align 1, !dbg !13
@.str.1 = private unnamed_addr constant [3 x i8] c"%s\00", align 1, !dbg !18
@.str.2 = private unnamed_addr constant [3 x i8] c"%d\00", align 1, !dbg !23

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !33 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca %struct.large, align 4
  %5 = alloca %struct.large, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !37, !DIExpression(), !38)
  %6 = call i32 @__VERIFIER_nondet_int(), !dbg !39
  store i32 %6, ptr %2, align 4, !dbg !38
    #dbg_declare(ptr %3, !40, !DIExpression(), !41)
  %7 = call i32 @__VERIFIER_nondet_int(), !dbg !42
  store i32 %7, ptr %3, align 4, !dbg !41
  %8 = load i32, ptr %3, align 4, !dbg !43
  switch i32 %8, label %58 [
    i32 0, label %9
    i32 1, label %12
    i32 2, label %15
    i32 3, label %18
    i32 4, label %21
    i32 5, label %25
    i32 6, label %28
    i32 7, label %31
    i32 8, label %34
    i32 9, label %39
    i32 10, label %48
    i32 11, label %55
  ], !dbg !44

9:                                                ; preds = %0
  %10 = load i32, ptr %2, align 4, !dbg !45
  %11 = call i32 @conditions(i32 noundef %10), !dbg !47
  store i32 %11, ptr %1, align 4, !dbg !48
  br label %59, !dbg !48

12:                                               ; preds = %0
  %13 = load i32, ptr %2, align 4, !dbg !49
  %14 = call i32 @structures(i32 noundef %13), !dbg !50
  store i32 %14, ptr %1, align 4, !dbg !51
  br label %59, !dbg !51

15:                                               ; preds = %0
  %16 = load i32, ptr %2, align 4, !dbg !52
  %17 = call i32 @fields(i32 noundef %16), !dbg !53
  store i32 %17, ptr %1, align 4, !dbg !54
  br label %59, !dbg !54

18:                                               ; preds = %0
  %19 = load i32, ptr %2, align 4, !dbg !55
  %20 = call i32 @arrays(i32 noundef %19), !dbg !56
  store i32 %20, ptr %1, align 4, !dbg !57
  br label %59, !dbg !57

21:                                               ; preds = %0
  %22 = load i32, ptr %2, align 4, !dbg !58
  %23 = and i32 %22, 7, !dbg !59
  %24 = call i32 @rounds(i32 noundef %23), !dbg !60
  store i32 %24, ptr %1, align 4, !dbg !61
  br label %59, !dbg !61

25:                                               ; preds = %0
  %26 = load i32, ptr %2, align 4, !dbg !62
  %27 = call i32 @pointers(i32 noundef %26), !dbg !63
  store i32 %27, ptr %1, align 4, !dbg !64
  br label %59, !dbg !64

28:                                               ; preds = %0
  %29 = load i32, ptr %2, align 4, !dbg !65
  %30 = call i32 @texts(i32 noundef %29), !dbg !66
  store i32 %30, ptr %1, align 4, !dbg !67
  br label %59, !dbg !67

31:                                               ; preds = %0
  %32 = load i32, ptr %2, align 4, !dbg !68
  %33 = call i32 @others(i32 noundef %32), !dbg !69
  store i32 %33, ptr %1, align 4, !dbg !70
  br label %59, !dbg !70

34:                                               ; preds = %0
  %35 = load i32, ptr %2, align 4, !dbg !71
  %36 = call i32 @forgets(i32 noundef %35), !dbg !72
  %37 = icmp sgt i32 %36, 0, !dbg !73
  %38 = zext i1 %37 to i32, !dbg !73
  store i32 %38, ptr %1, align 4, !dbg !74
  br label %59, !dbg !74

39:                                               ; preds = %0
  %40 = load i32, ptr %2, align 4, !dbg !75
  %41 = call i32 @forgets(i32 noundef %40), !dbg !76
  %42 = load i32, ptr %2, align 4, !dbg !77
  call void @made(ptr dead_on_unwind writable sret(%struct.large) align 4 %4, i32 noundef %42), !dbg !78
  %43 = getelementptr inbounds %struct.large, ptr %4, i32 0, i32 0, !dbg !79
  %44 = getelementptr inbounds [6 x i32], ptr %43, i64 0, i64 2, !dbg !78
  %45 = load i32, ptr %44, align 4, !dbg !78
  %46 = icmp sgt i32 %45, 0, !dbg !80
  %47 = zext i1 %46 to i32, !dbg !80
  store i32 %47, ptr %1, align 4, !dbg !81
  br label %59, !dbg !81

48:                                               ; preds = %0
  %49 = load i32, ptr %2, align 4, !dbg !82
  call void @made(ptr dead_on_unwind writable sret(%struct.large) align 4 %5, i32 noundef %49), !dbg !83
  %50 = getelementptr inbounds %struct.large, ptr %5, i32 0, i32 0, !dbg !84
  %51 = getelementptr inbounds [6 x i32], ptr %50, i64 0, i64 3, !dbg !83
  %52 = load i32, ptr %51, align 4, !dbg !83
  %53 = icmp sgt i32 %52, 0, !dbg !85
  %54 = zext i1 %53 to i32, !dbg !85
  store i32 %54, ptr %1, align 4, !dbg !86
  br label %59, !dbg !86

55:                                               ; preds = %0
  %56 = load i32, ptr @global, align 4, !dbg !87
  %57 = add nsw i32 %56, 1, !dbg !88
  store i32 %57, ptr %1, align 4, !dbg !89
  br label %59, !dbg !89

58:                                               ; preds = %0
  store i32 0, ptr %1, align 4, !dbg !90
  br label %59, !dbg !90

59:                                               ; preds = %58, %55, %48, %39, %34, %31, %28, %25, %21, %18, %15, %12, %9
  %60 = load i32, ptr %1, align 4, !dbg !91
  ret i32 %60, !dbg !91
}

declare i32 @__VERIFIER_nondet_int() #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @conditions(i32 noundef %0) #0 !dbg !92 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !95, !DIExpression(), !96)
    #dbg_declare(ptr %4, !97, !DIExpression(), !98)
    #dbg_declare(ptr %5, !99, !DIExpression(), !100)
    #dbg_declare(ptr %6, !101, !DIExpression(), !102)
  %7 = load i32, ptr %3, align 4, !dbg !103
  %8 = icmp sgt i32 %7, 3, !dbg !105
  br i1 %8, label %9, label %10, !dbg !106

9:                                                ; preds = %1
  store i32 1, ptr %4, align 4, !dbg !107
  br label %10, !dbg !108

10:                                               ; preds = %9, %1
  %11 = load i32, ptr %3, align 4, !dbg !109
  %12 = icmp sgt i32 %11, 4, !dbg !111
  br i1 %12, label %13, label %16, !dbg !112

13:                                               ; preds = %10
  %14 = load i32, ptr %4, align 4, !dbg !113
  %15 = add nsw i32 %14, 1, !dbg !114
  store i32 %15, ptr %2, align 4, !dbg !115
  br label %30, !dbg !115

16:                                               ; preds = %10
  %17 = load i32, ptr %4, align 4, !dbg !116
  %18 = icmp ne i32 %17, 0, !dbg !116
  br i1 %18, label %19, label %20, !dbg !118

19:                                               ; preds = %16
  store i32 2, ptr %2, align 4, !dbg !119
  br label %30, !dbg !119

20:                                               ; preds = %16
  %21 = load i32, ptr %6, align 4, !dbg !120
  store i32 %21, ptr %5, align 4, !dbg !121
  %22 = load i32, ptr %5, align 4, !dbg !122
  store i32 %22, ptr %6, align 4, !dbg !123
  %23 = load i32, ptr %3, align 4, !dbg !124
  %24 = icmp eq i32 %23, 1, !dbg !126
  br i1 %24, label %25, label %29, !dbg !127

25:                                               ; preds = %20
  %26 = load i32, ptr %5, align 4, !dbg !128
  %27 = icmp eq i32 %26, 0, !dbg !129
  %28 = zext i1 %27 to i32, !dbg !129
  store i32 %28, ptr %2, align 4, !dbg !130
  br label %30, !dbg !130

29:                                               ; preds = %20
  store i32 0, ptr %2, align 4, !dbg !131
  br label %30, !dbg !131

30:                                               ; preds = %29, %25, %19, %13
  %31 = load i32, ptr %2, align 4, !dbg !132
  ret i32 %31, !dbg !132
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @structures(i32 noundef %0) #0 !dbg !133 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca %struct.pair, align 4
  %5 = alloca %struct.pair, align 4
  %6 = alloca %struct.pair, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !134, !DIExpression(), !135)
    #dbg_declare(ptr %4, !136, !DIExpression(), !137)
    #dbg_declare(ptr %5, !138, !DIExpression(), !139)
  %7 = load i32, ptr %3, align 4, !dbg !140
  %8 = getelementptr inbounds %struct.pair, ptr %4, i32 0, i32 1, !dbg !141
  store i32 %7, ptr %8, align 4, !dbg !142
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %4, i64 8, i1 false), !dbg !143
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 @kept, ptr align 4 %5, i64 8, i1 false), !dbg !144
  %9 = load i32, ptr %3, align 4, !dbg !145
  %10 = icmp eq i32 %9, 2, !dbg !147
  br i1 %10, label %11, label %16, !dbg !148

11:                                               ; preds = %1
  %12 = load i8, ptr @kept, align 4, !dbg !149
  %13 = sext i8 %12 to i32, !dbg !150
  %14 = icmp eq i32 %13, 97, !dbg !151
  %15 = zext i1 %14 to i32, !dbg !151
  store i32 %15, ptr %2, align 4, !dbg !152
  br label %36, !dbg !152

16:                                               ; preds = %1
  %17 = load i32, ptr %3, align 4, !dbg !153
  %18 = icmp eq i32 %17, 3, !dbg !155
  br i1 %18, label %19, label %25, !dbg !156

19:                                               ; preds = %16
  %20 = load i64, ptr %5, align 4, !dbg !157
  %21 = call i32 @second_of_unset(i64 %20), !dbg !157
  %22 = load i64, ptr %4, align 4, !dbg !158
  %23 = call i32 @second_of(i64 %22), !dbg !158
  %24 = add nsw i32 %21, %23, !dbg !159
  store i32 %24, ptr %2, align 4, !dbg !160
  br label %36, !dbg !160

25:                                               ; preds = %16
  %26 = load i32, ptr %3, align 4, !dbg !161
  %27 = icmp eq i32 %26, 4, !dbg !163
  br i1 %27, label %28, label %31, !dbg !164

28:                                               ; preds = %25
    #dbg_declare(ptr %6, !165, !DIExpression(), !167)
  %29 = load i64, ptr %6, align 4, !dbg !168
  %30 = call i32 @second_of_unset(i64 %29), !dbg !168
  store i32 %30, ptr %2, align 4, !dbg !169
  br label %36, !dbg !169

31:                                               ; preds = %25
  %32 = load i64, ptr %5, align 4, !dbg !170
  %33 = call i32 @second_of(i64 %32), !dbg !170
  %34 = icmp sgt i32 %33, 0, !dbg !171
  %35 = zext i1 %34 to i32, !dbg !171
  store i32 %35, ptr %2, align 4, !dbg !172
  br label %36, !dbg !172

36:                                               ; preds = %31, %28, %19, %11
  %37 = load i32, ptr %2, align 4, !dbg !173
  ret i32 %37, !dbg !173
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @fields(i32 noundef %0) #0 !dbg !174 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca %struct.flags, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !175, !DIExpression(), !176)
    #dbg_declare(ptr %4, !177, !DIExpression(), !183)
  %5 = load i32, ptr %3, align 4, !dbg !184
  %6 = and i32 %5, 3, !dbg !185
  %7 = trunc i32 %6 to i8, !dbg !186
  %8 = load i8, ptr %4, align 4, !dbg !186
  %9 = and i8 %7, 7, !dbg !186
  %10 = and i8 %8, -8, !dbg !186
  %11 = or i8 %10, %9, !dbg !186
  store i8 %11, ptr %4, align 4, !dbg !186
  %12 = zext i8 %9 to i32, !dbg !186
  %13 = load i8, ptr %4, align 4, !dbg !187
  %14 = and i8 %13, 7, !dbg !187
  %15 = zext i8 %14 to i32, !dbg !187
  %16 = icmp eq i32 %15, 1, !dbg !189
  br i1 %16, label %17, label %18, !dbg !190

17:                                               ; preds = %1
  store i32 1, ptr %2, align 4, !dbg !191
  br label %37, !dbg !191

18:                                               ; preds = %1
  %19 = load i32, ptr %3, align 4, !dbg !192
  %20 = icmp eq i32 %19, 6, !dbg !194
  br i1 %20, label %21, label %25, !dbg !195

21:                                               ; preds = %18
  %22 = load i8, ptr %4, align 4, !dbg !196
  %23 = lshr i8 %22, 3, !dbg !196
  %24 = zext i8 %23 to i32, !dbg !196
  store i32 %24, ptr %2, align 4, !dbg !197
  br label %37, !dbg !197

25:                                               ; preds = %18
  %26 = load i8, ptr %4, align 4, !dbg !198
  %27 = and i8 %26, 7, !dbg !198
  %28 = or i8 %27, 16, !dbg !198
  store i8 %28, ptr %4, align 4, !dbg !198
  %29 = load i8, ptr %4, align 4, !dbg !199
  %30 = lshr i8 %29, 3, !dbg !199
  %31 = zext i8 %30 to i32, !dbg !199
  %32 = load i8, ptr %4, align 4, !dbg !200
  %33 = and i8 %32, 7, !dbg !200
  %34 = zext i8 %33 to i32, !dbg !200
  %35 = icmp sgt i32 %31, %34, !dbg !201
  %36 = zext i1 %35 to i32, !dbg !201
  store i32 %36, ptr %2, align 4, !dbg !202
  br label %37, !dbg !202

37:                                               ; preds = %25, %21, %17
  %38 = load i32, ptr %2, align 4, !dbg !203
  ret i32 %38, !dbg !203
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @arrays(i32 noundef %0) #0 !dbg !204 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca [5 x i32], align 16
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !205, !DIExpression(), !206)
    #dbg_declare(ptr %4, !207, !DIExpression(), !211)
    #dbg_declare(ptr %5, !212, !DIExpression(), !213)
  store i32 0, ptr %5, align 4, !dbg !214
  br label %6, !dbg !216

6:                                                ; preds = %14, %1
  %7 = load i32, ptr %5, align 4, !dbg !217
  %8 = icmp slt i32 %7, 4, !dbg !219
  br i1 %8, label %9, label %17, !dbg !220

9:                                                ; preds = %6
  %10 = load i32, ptr %5, align 4, !dbg !221
  %11 = load i32, ptr %5, align 4, !dbg !222
  %12 = sext i32 %11 to i64, !dbg !223
  %13 = getelementptr inbounds [5 x i32], ptr %4, i64 0, i64 %12, !dbg !223
  store i32 %10, ptr %13, align 4, !dbg !224
  br label %14, !dbg !223

14:                                               ; preds = %9
  %15 = load i32, ptr %5, align 4, !dbg !225
  %16 = add nsw i32 %15, 1, !dbg !225
  store i32 %16, ptr %5, align 4, !dbg !225
  br label %6, !dbg !226, !llvm.loop !227

17:                                               ; preds = %6
  %18 = load i32, ptr %3, align 4, !dbg !230
  %19 = icmp sge i32 %18, 0, !dbg !232
  br i1 %19, label %20, label %29, !dbg !233

20:                                               ; preds = %17
  %21 = load i32, ptr %3, align 4, !dbg !234
  %22 = icmp slt i32 %21, 4, !dbg !235
  br i1 %22, label %23, label %29, !dbg !236

23:                                               ; preds = %20
  %24 = load i32, ptr %3, align 4, !dbg !237
  %25 = sext i32 %24 to i64, !dbg !238
  %26 = getelementptr inbounds [5 x i32], ptr %4, i64 0, i64 %25, !dbg !238
  %27 = load i32, ptr %26, align 4, !dbg !238
  %28 = add nsw i32 %27, 1, !dbg !239
  store i32 %28, ptr %2, align 4, !dbg !240
  br label %45, !dbg !240

29:                                               ; preds = %20, %17
  %30 = load i32, ptr %3, align 4, !dbg !241
  %31 = icmp eq i32 %30, 4, !dbg !243
  br i1 %31, label %32, label %38, !dbg !244

32:                                               ; preds = %29
  %33 = load i32, ptr %3, align 4, !dbg !245
  %34 = sext i32 %33 to i64, !dbg !246
  %35 = getelementptr inbounds [5 x i32], ptr %4, i64 0, i64 %34, !dbg !246
  %36 = load i32, ptr %35, align 4, !dbg !246
  %37 = add nsw i32 %36, 1, !dbg !247
  store i32 %37, ptr %2, align 4, !dbg !248
  br label %45, !dbg !248

38:                                               ; preds = %29
  %39 = getelementptr inbounds [5 x i32], ptr %4, i64 0, i64 3, !dbg !249
  %40 = load i32, ptr %39, align 4, !dbg !249
  %41 = sext i32 %40 to i64, !dbg !250
  %42 = getelementptr inbounds [5 x i32], ptr %4, i64 0, i64 %41, !dbg !250
  %43 = load i32, ptr %42, align 4, !dbg !250
  %44 = add nsw i32 %43, 1, !dbg !251
  store i32 %44, ptr %2, align 4, !dbg !252
  br label %45, !dbg !252

45:                                               ; preds = %38, %32, %23
  %46 = load i32, ptr %2, align 4, !dbg !253
  ret i32 %46, !dbg !253
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @rounds(i32 noundef %0) #0 !dbg !254 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !255, !DIExpression(), !256)
    #dbg_declare(ptr %3, !257, !DIExpression(), !258)
  store i32 0, ptr %3, align 4, !dbg !258
    #dbg_declare(ptr %4, !259, !DIExpression(), !261)
  store i32 0, ptr %4, align 4, !dbg !261
  br label %6, !dbg !262

6:                                                ; preds = %18, %1
  %7 = load i32, ptr %4, align 4, !dbg !263
  %8 = icmp slt i32 %7, 3, !dbg !265
  br i1 %8, label %9, label %21, !dbg !266

9:                                                ; preds = %6
    #dbg_declare(ptr %5, !267, !DIExpression(), !269)
  %10 = load i32, ptr %4, align 4, !dbg !270
  %11 = icmp eq i32 %10, 0, !dbg !272
  br i1 %11, label %12, label %14, !dbg !273

12:                                               ; preds = %9
  %13 = load i32, ptr %2, align 4, !dbg !274
  store i32 %13, ptr %5, align 4, !dbg !275
  br label %14, !dbg !276

14:                                               ; preds = %12, %9
  %15 = load i32, ptr %5, align 4, !dbg !277
  %16 = load i32, ptr %3, align 4, !dbg !278
  %17 = add nsw i32 %16, %15, !dbg !278
  store i32 %17, ptr %3, align 4, !dbg !278
  br label %18, !dbg !279

18:                                               ; preds = %14
  %19 = load i32, ptr %4, align 4, !dbg !280
  %20 = add nsw i32 %19, 1, !dbg !280
  store i32 %20, ptr %4, align 4, !dbg !280
  br label %6, !dbg !281, !llvm.loop !282

21:                                               ; preds = %6
  %22 = load i32, ptr %3, align 4, !dbg !284
  ret i32 %22, !dbg !285
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @pointers(i32 noundef %0) #0 !dbg !286 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca [4 x i32], align 16
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !287, !DIExpression(), !288)
    #dbg_declare(ptr %4, !289, !DIExpression(), !290)
    #dbg_declare(ptr %5, !291, !DIExpression(), !292)
    #dbg_declare(ptr %6, !293, !DIExpression(), !295)
    #dbg_declare(ptr %7, !296, !DIExpression(), !298)
  %8 = load i32, ptr %3, align 4, !dbg !299
  call void @fill(ptr noundef %4, i32 noundef %8), !dbg !300
  %9 = load i32, ptr %3, align 4, !dbg !301
  call void @fill_some(ptr noundef %5, i32 noundef %9), !dbg !302
  %10 = load i32, ptr %4, align 4, !dbg !303
  %11 = icmp sgt i32 %10, 5, !dbg !305
  br i1 %11, label %12, label %15, !dbg !306

12:                                               ; preds = %1
  %13 = load i32, ptr %5, align 4, !dbg !307
  %14 = add nsw i32 %13, 1, !dbg !308
  store i32 %14, ptr %2, align 4, !dbg !309
  br label %46, !dbg !309

15:                                               ; preds = %1
  %16 = load i32, ptr %4, align 4, !dbg !310
  %17 = icmp eq i32 %16, -7, !dbg !312
  br i1 %17, label %18, label %21, !dbg !313

18:                                               ; preds = %15
  %19 = load i32, ptr %5, align 4, !dbg !314
  %20 = add nsw i32 %19, 1, !dbg !315
  store i32 %20, ptr %2, align 4, !dbg !316
  br label %46, !dbg !316

21:                                               ; preds = %15
  %22 = load i32, ptr %3, align 4, !dbg !317
  %23 = icmp eq i32 %22, 3, !dbg !319
  br i1 %23, label %24, label %27, !dbg !320

24:                                               ; preds = %21
  %25 = load ptr, ptr %6, align 8, !dbg !321
  %26 = load i32, ptr %25, align 4, !dbg !322
  store i32 %26, ptr %2, align 4, !dbg !323
  br label %46, !dbg !323

27:                                               ; preds = %21
  %28 = load i32, ptr %3, align 4, !dbg !324
  %29 = icmp eq i32 %28, 4, !dbg !326
  br i1 %29, label %30, label %37, !dbg !327

30:                                               ; preds = %27
  %31 = load i32, ptr %4, align 4, !dbg !328
  %32 = sub nsw i32 %31, 1, !dbg !329
  %33 = sext i32 %32 to i64, !dbg !330
  %34 = getelementptr inbounds [4 x i32], ptr %7, i64 0, i64 %33, !dbg !330
  %35 = load i32, ptr %34, align 4, !dbg !330
  %36 = add nsw i32 %35, 1, !dbg !331
  store i32 %36, ptr %2, align 4, !dbg !332
  br label %46, !dbg !332

37:                                               ; preds = %27
  %38 = load i32, ptr %3, align 4, !dbg !333
  %39 = icmp eq i32 %38, 5, !dbg !335
  br i1 %39, label %40, label %45, !dbg !336

40:                                               ; preds = %37
  %41 = load i32, ptr %4, align 4, !dbg !337
  %42 = getelementptr inbounds [4 x i32], ptr %7, i64 0, i64 1, !dbg !338
  %43 = load i32, ptr %42, align 4, !dbg !338
  %44 = sdiv i32 %41, %43, !dbg !339
  store i32 %44, ptr %2, align 4, !dbg !340
  br label %46, !dbg !340

45:                                               ; preds = %37
  store i32 0, ptr %2, align 4, !dbg !341
  br label %46, !dbg !341

46:                                               ; preds = %45, %40, %30, %24, %18, %12
  %47 = load i32, ptr %2, align 4, !dbg !342
  ret i32 %47, !dbg !342
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @texts(i32 noundef %0) #0 !dbg !343 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca [8 x i8], align 1
  %5 = alloca [8 x i8], align 1
  %6 = alloca [8 x i8], align 1
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !344, !DIExpression(), !345)
    #dbg_declare(ptr %4, !346, !DIExpression(), !350)
    #dbg_declare(ptr %5, !351, !DIExpression(), !352)
    #dbg_declare(ptr %6, !353, !DIExpression(), !354)
  %7 = getelementptr inbounds [8 x i8], ptr %4, i64 0, i64 0, !dbg !355
  %8 = call ptr @strcpy(ptr noundef %7, ptr noundef @.str) #5, !dbg !356
  %9 = load i32, ptr %3, align 4, !dbg !357
  %10 = icmp eq i32 %9, 1, !dbg !359
  br i1 %10, label %11, label %17, !dbg !360

11:                                               ; preds = %1
  %12 = getelementptr inbounds [8 x i8], ptr %4, i64 0, i64 3, !dbg !361
  %13 = load i8, ptr %12, align 1, !dbg !361
  %14 = sext i8 %13 to i32, !dbg !361
  %15 = icmp eq i32 %14, 0, !dbg !362
  %16 = zext i1 %15 to i32, !dbg !362
  store i32 %16, ptr %2, align 4, !dbg !363
  br label %78, !dbg !363

17:                                               ; preds = %1
  %18 = load i32, ptr %3, align 4, !dbg !364
  %19 = icmp eq i32 %18, 2, !dbg !366
  br i1 %19, label %20, label %26, !dbg !367

20:                                               ; preds = %17
  %21 = getelementptr inbounds [8 x i8], ptr %4, i64 0, i64 4, !dbg !368
  %22 = load i8, ptr %21, align 1, !dbg !368
  %23 = sext i8 %22 to i32, !dbg !368
  %24 = icmp eq i32 %23, 0, !dbg !369
  %25 = zext i1 %24 to i32, !dbg !369
  store i32 %25, ptr %2, align 4, !dbg !370
  br label %78, !dbg !370

26:                                               ; preds = %17
  %27 = load i32, ptr %3, align 4, !dbg !371
  %28 = icmp eq i32 %27, 3, !dbg !373
  br i1 %28, label %29, label %34, !dbg !374

29:                                               ; preds = %26
  %30 = getelementptr inbounds [8 x i8], ptr %4, i64 0, i64 0, !dbg !375
  %31 = call i64 @strlen(ptr noundef %30) #5, !dbg !376
  %32 = icmp ugt i64 %31, 2, !dbg !377
  %33 = zext i1 %32 to i32, !dbg !377
  store i32 %33, ptr %2, align 4, !dbg !378
  br label %78, !dbg !378

34:                                               ; preds = %26
  %35 = getelementptr inbounds [8 x i8], ptr %5, i64 0, i64 0, !dbg !379
  store i8 97, ptr %35, align 1, !dbg !380
  %36 = load i32, ptr %3, align 4, !dbg !381
  %37 = icmp eq i32 %36, 4, !dbg !383
  br i1 %37, label %38, label %43, !dbg !384

38:                                               ; preds = %34
  %39 = getelementptr inbounds [8 x i8], ptr %5, i64 0, i64 0, !dbg !385
  %40 = call i64 @strlen(ptr noundef %39) #5, !dbg !386
  %41 = icmp ugt i64 %40, 2, !dbg !387
  %42 = zext i1 %41 to i32, !dbg !387
  store i32 %42, ptr %2, align 4, !dbg !388
  br label %78, !dbg !388

43:                                               ; preds = %34
  %44 = getelementptr inbounds [8 x i8], ptr %6, i64 0, i64 0, !dbg !389
  call void @llvm.memset.p0.i64(ptr align 1 %44, i8 0, i64 4, i1 false), !dbg !389
  %45 = load i32, ptr %3, align 4, !dbg !390
  %46 = icmp eq i32 %45, 5, !dbg !392
  br i1 %46, label %47, label %53, !dbg !393

47:                                               ; preds = %43
  %48 = getelementptr inbounds [8 x i8], ptr %4, i64 0, i64 0, !dbg !394
  %49 = getelementptr inbounds [8 x i8], ptr %6, i64 0, i64 0, !dbg !395
  %50 = call i32 @memcmp(ptr noundef %48, ptr noundef %49, i64 noundef 5), !dbg !396
  %51 = icmp sgt i32 %50, 0, !dbg !397
  %52 = zext i1 %51 to i32, !dbg !397
  store i32 %52, ptr %2, align 4, !dbg !398
  br label %78, !dbg !398

53:                                               ; preds = %43
  %54 = getelementptr inbounds [8 x i8], ptr %6, i64 0, i64 0, !dbg !399
  store i8 97, ptr %54, align 1, !dbg !400
  %55 = getelementptr inbounds [8 x i8], ptr %6, i64 0, i64 1, !dbg !401
  store i8 98, ptr %55, align 1, !dbg !402
  %56 = getelementptr inbounds [8 x i8], ptr %6, i64 0, i64 2, !dbg !403
  store i8 99, ptr %56, align 1, !dbg !404
  %57 = load i32, ptr %3, align 4, !dbg !405
  %58 = icmp eq i32 %57, 6, !dbg !407
  br i1 %58, label %59, label %65, !dbg !408

59:                                               ; preds = %53
  %60 = getelementptr inbounds [8 x i8], ptr %4, i64 0, i64 0, !dbg !409
  %61 = getelementptr inbounds [8 x i8], ptr %6, i64 0, i64 0, !dbg !410
  %62 = call i32 @memcmp(ptr noundef %60, ptr noundef %61, i64 noundef 5), !dbg !411
  %63 = icmp sgt i32 %62, 0, !dbg !412
  %64 = zext i1 %63 to i32, !dbg !412
  store i32 %64, ptr %2, align 4, !dbg !413
  br label %78, !dbg !413

65:                                               ; preds = %53
  %66 = load i32, ptr %3, align 4, !dbg !414
  %67 = icmp eq i32 %66, 7, !dbg !416
  br i1 %67, label %68, label %71, !dbg !417

68:                                               ; preds = %65
  %69 = getelementptr inbounds [8 x i8], ptr %5, i64 0, i64 0, !dbg !418
  %70 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef %69), !dbg !419
  br label %71, !dbg !419

71:                                               ; preds = %68, %65
  %72 = load i32, ptr %3, align 4, !dbg !420
  %73 = icmp eq i32 %72, 8, !dbg !422
  br i1 %73, label %74, label %77, !dbg !423

74:                                               ; preds = %71
  %75 = getelementptr inbounds [8 x i8], ptr %4, i64 0, i64 0, !dbg !424
  %76 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef %75), !dbg !425
  br label %77, !dbg !425

77:                                               ; preds = %74, %71
  store i32 0, ptr %2, align 4, !dbg !426
  br label %78, !dbg !426

78:                                               ; preds = %77, %59, %47, %38, %29, %20, %11
  %79 = load i32, ptr %2, align 4, !dbg !427
  ret i32 %79, !dbg !427
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @others(i32 noundef %0) #0 !dbg !428 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !429, !DIExpression(), !430)
    #dbg_declare(ptr %3, !431, !DIExpression(), !432)
    #dbg_declare(ptr %4, !433, !DIExpression(), !434)
    #dbg_declare(ptr %5, !435, !DIExpression(), !436)
  store i32 1, ptr %5, align 4, !dbg !436
  call void @init(ptr noundef %3), !dbg !437
  %6 = load i32, ptr %2, align 4, !dbg !438
  %7 = icmp eq i32 %6, 1, !dbg !440
  br i1 %7, label %8, label %10, !dbg !441

8:                                                ; preds = %1
  %9 = load i32, ptr %4, align 4, !dbg !442
  call void @see(i32 noundef %9), !dbg !443
  br label %10, !dbg !443

10:                                               ; preds = %8, %1
  %11 = load i32, ptr %2, align 4, !dbg !444
  %12 = icmp eq i32 %11, 2, !dbg !446
  br i1 %12, label %13, label %15, !dbg !447

13:                                               ; preds = %10
  %14 = load i32, ptr %5, align 4, !dbg !448
  call void @see(i32 noundef %14), !dbg !449
  br label %15, !dbg !449

15:                                               ; preds = %13, %10
  %16 = load i32, ptr %2, align 4, !dbg !450
  %17 = icmp eq i32 %16, 3, !dbg !452
  br i1 %17, label %18, label %21, !dbg !453

18:                                               ; preds = %15
  %19 = load i32, ptr %4, align 4, !dbg !454
  %20 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %19), !dbg !455
  br label %21, !dbg !455

21:                                               ; preds = %18, %15
  ret i32 0, !dbg !456
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @forgets(i32 noundef %0) #0 !dbg !457 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !458, !DIExpression(), !459)
    #dbg_declare(ptr %3, !460, !DIExpression(), !461)
  %4 = load i32, ptr %2, align 4, !dbg !462
  %5 = icmp sgt i32 %4, 0, !dbg !464
  br i1 %5, label %6, label %8, !dbg !465

6:                                                ; preds = %1
  %7 = load i32, ptr %2, align 4, !dbg !466
  store i32 %7, ptr %3, align 4, !dbg !467
  br label %8, !dbg !468

8:                                                ; preds = %6, %1
  %9 = load i32, ptr %3, align 4, !dbg !469
  ret i32 %9, !dbg !470
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @made(ptr dead_on_unwind noalias writable sret(%struct.large) align 4 %0, i32 noundef %1) #0 !dbg !471 {
  %3 = alloca i32, align 4
  store i32 %1, ptr %3, align 4
    #dbg_declare(ptr %3, !480, !DIExpression(), !481)
    #dbg_declare(ptr %0, !482, !DIExpression(), !483)
  %4 = load i32, ptr %3, align 4, !dbg !484
  %5 = getelementptr inbounds %struct.large, ptr %0, i32 0, i32 0, !dbg !485
  %6 = getelementptr inbounds [6 x i32], ptr %5, i64 0, i64 2, !dbg !486
  store i32 %4, ptr %6, align 4, !dbg !487
  ret void, !dbg !488
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @second_of_unset(i64 %0) #0 !dbg !489 {
  %2 = alloca %struct.pair, align 4
  store i64 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !492, !DIExpression(), !493)
  %3 = getelementptr inbounds %struct.pair, ptr %2, i32 0, i32 1, !dbg !494
  %4 = load i32, ptr %3, align 4, !dbg !494
  %5 = add nsw i32 %4, 1, !dbg !495
  ret i32 %5, !dbg !496
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @second_of(i64 %0) #0 !dbg !497 {
  %2 = alloca %struct.pair, align 4
  store i64 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !498, !DIExpression(), !499)
  %3 = getelementptr inbounds %struct.pair, ptr %2, i32 0, i32 1, !dbg !500
  %4 = load i32, ptr %3, align 4, !dbg !500
  ret i32 %4, !dbg !501
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @fill(ptr noundef %0, i32 noundef %1) #0 !dbg !502 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !505, !DIExpression(), !506)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !507, !DIExpression(), !508)
  %5 = load i32, ptr %4, align 4, !dbg !509
  %6 = load ptr, ptr %3, align 8, !dbg !510
  store i32 %5, ptr %6, align 4, !dbg !511
  ret void, !dbg !512
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @fill_some(ptr noundef %0, i32 noundef %1) #0 !dbg !513 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !514, !DIExpression(), !515)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !516, !DIExpression(), !517)
  %5 = load i32, ptr %4, align 4, !dbg !518
  %6 = icmp sgt i32 %5, 0, !dbg !520
  br i1 %6, label %7, label %10, !dbg !521

7:                                                ; preds = %2
  %8 = load i32, ptr %4, align 4, !dbg !522
  %9 = load ptr, ptr %3, align 8, !dbg !523
  store i32 %8, ptr %9, align 4, !dbg !524
  br label %10, !dbg !525

10:                                               ; preds = %7, %2
  ret void, !dbg !526
}

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i64 @strlen(ptr noundef) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #1

declare i32 @printf(ptr noundef, ...) #1

declare void @init(ptr noundef) #1

declare void @see(i32 noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}
!llvm.ident = !{!32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "global", scope: !2, file: !3, line: 16, type: !12, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bounded_unwritten.c", directory: ".", checksumkind: CSK_MD5, checksum: "9cb1479574588b26cfbf32375d1c6c8d")
!4 = !{!0, !5, !13, !18, !23}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "kept", scope: !2, file: !3, line: 17, type: !7, isLocal: true, isDefinition: true)
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 12, size: 64, elements: !8)
!8 = !{!9, !11}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !7, file: !3, line: 12, baseType: !10, size: 8)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !7, file: !3, line: 12, baseType: !12, size: 32, offset: 32)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 132, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 32, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 4)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 149, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 24, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 3)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !3, line: 163, type: !20, isLocal: true, isDefinition: true)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!33 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 167, type: !34, scopeLine: 167, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!34 = !DISubroutineType(types: !35)
!35 = !{!12}
!36 = !{}
!37 = !DILocalVariable(name: "number", scope: !33, file: !3, line: 168, type: !12)
!38 = !DILocation(line: 168, column: 9, scope: !33)
!39 = !DILocation(line: 168, column: 18, scope: !33)
!40 = !DILocalVariable(name: "which", scope: !33, file: !3, line: 168, type: !12)
!41 = !DILocation(line: 168, column: 43, scope: !33)
!42 = !DILocation(line: 168, column: 51, scope: !33)
!43 = !DILocation(line: 169, column: 13, scope: !33)
!44 = !DILocation(line: 169, column: 5, scope: !33)
!45 = !DILocation(line: 171, column: 27, scope: !46)
!46 = distinct !DILexicalBlock(scope: !33, file: !3, line: 169, column: 20)
!47 = !DILocation(line: 171, column: 16, scope: !46)
!48 = !DILocation(line: 171, column: 9, scope: !46)
!49 = !DILocation(line: 173, column: 27, scope: !46)
!50 = !DILocation(line: 173, column: 16, scope: !46)
!51 = !DILocation(line: 173, column: 9, scope: !46)
!52 = !DILocation(line: 175, column: 23, scope: !46)
!53 = !DILocation(line: 175, column: 16, scope: !46)
!54 = !DILocation(line: 175, column: 9, scope: !46)
!55 = !DILocation(line: 177, column: 23, scope: !46)
!56 = !DILocation(line: 177, column: 16, scope: !46)
!57 = !DILocation(line: 177, column: 9, scope: !46)
!58 = !DILocation(line: 179, column: 23, scope: !46)
!59 = !DILocation(line: 179, column: 30, scope: !46)
!60 = !DILocation(line: 179, column: 16, scope: !46)
!61 = !DILocation(line: 179, column: 9, scope: !46)
!62 = !DILocation(line: 181, column: 25, scope: !46)
!63 = !DILocation(line: 181, column: 16, scope: !46)
!64 = !DILocation(line: 181, column: 9, scope: !46)
!65 = !DILocation(line: 183, column: 22, scope: !46)
!66 = !DILocation(line: 183, column: 16, scope: !46)
!67 = !DILocation(line: 183, column: 9, scope: !46)
!68 = !DILocation(line: 185, column: 23, scope: !46)
!69 = !DILocation(line: 185, column: 16, scope: !46)
!70 = !DILocation(line: 185, column: 9, scope: !46)
!71 = !DILocation(line: 187, column: 24, scope: !46)
!72 = !DILocation(line: 187, column: 16, scope: !46)
!73 = !DILocation(line: 187, column: 32, scope: !46)
!74 = !DILocation(line: 187, column: 9, scope: !46)
!75 = !DILocation(line: 189, column: 17, scope: !46)
!76 = !DILocation(line: 189, column: 9, scope: !46)
!77 = !DILocation(line: 190, column: 21, scope: !46)
!78 = !DILocation(line: 190, column: 16, scope: !46)
!79 = !DILocation(line: 190, column: 29, scope: !46)
!80 = !DILocation(line: 190, column: 37, scope: !46)
!81 = !DILocation(line: 190, column: 9, scope: !46)
!82 = !DILocation(line: 192, column: 21, scope: !46)
!83 = !DILocation(line: 192, column: 16, scope: !46)
!84 = !DILocation(line: 192, column: 29, scope: !46)
!85 = !DILocation(line: 192, column: 37, scope: !46)
!86 = !DILocation(line: 192, column: 9, scope: !46)
!87 = !DILocation(line: 194, column: 16, scope: !46)
!88 = !DILocation(line: 194, column: 23, scope: !46)
!89 = !DILocation(line: 194, column: 9, scope: !46)
!90 = !DILocation(line: 196, column: 5, scope: !33)
!91 = !DILocation(line: 197, column: 1, scope: !33)
!92 = distinct !DISubprogram(name: "conditions", scope: !3, file: !3, line: 49, type: !93, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!93 = !DISubroutineType(types: !94)
!94 = !{!12, !12}
!95 = !DILocalVariable(name: "number", arg: 1, scope: !92, file: !3, line: 49, type: !12)
!96 = !DILocation(line: 49, column: 27, scope: !92)
!97 = !DILocalVariable(name: "x", scope: !92, file: !3, line: 50, type: !12)
!98 = !DILocation(line: 50, column: 9, scope: !92)
!99 = !DILocalVariable(name: "y", scope: !92, file: !3, line: 50, type: !12)
!100 = !DILocation(line: 50, column: 12, scope: !92)
!101 = !DILocalVariable(name: "z", scope: !92, file: !3, line: 50, type: !12)
!102 = !DILocation(line: 50, column: 15, scope: !92)
!103 = !DILocation(line: 51, column: 9, scope: !104)
!104 = distinct !DILexicalBlock(scope: !92, file: !3, line: 51, column: 9)
!105 = !DILocation(line: 51, column: 16, scope: !104)
!106 = !DILocation(line: 51, column: 9, scope: !92)
!107 = !DILocation(line: 52, column: 11, scope: !104)
!108 = !DILocation(line: 52, column: 9, scope: !104)
!109 = !DILocation(line: 53, column: 9, scope: !110)
!110 = distinct !DILexicalBlock(scope: !92, file: !3, line: 53, column: 9)
!111 = !DILocation(line: 53, column: 16, scope: !110)
!112 = !DILocation(line: 53, column: 9, scope: !92)
!113 = !DILocation(line: 54, column: 16, scope: !110)
!114 = !DILocation(line: 54, column: 18, scope: !110)
!115 = !DILocation(line: 54, column: 9, scope: !110)
!116 = !DILocation(line: 55, column: 9, scope: !117)
!117 = distinct !DILexicalBlock(scope: !92, file: !3, line: 55, column: 9)
!118 = !DILocation(line: 55, column: 9, scope: !92)
!119 = !DILocation(line: 56, column: 9, scope: !117)
!120 = !DILocation(line: 57, column: 9, scope: !92)
!121 = !DILocation(line: 57, column: 7, scope: !92)
!122 = !DILocation(line: 58, column: 9, scope: !92)
!123 = !DILocation(line: 58, column: 7, scope: !92)
!124 = !DILocation(line: 59, column: 9, scope: !125)
!125 = distinct !DILexicalBlock(scope: !92, file: !3, line: 59, column: 9)
!126 = !DILocation(line: 59, column: 16, scope: !125)
!127 = !DILocation(line: 59, column: 9, scope: !92)
!128 = !DILocation(line: 60, column: 16, scope: !125)
!129 = !DILocation(line: 60, column: 18, scope: !125)
!130 = !DILocation(line: 60, column: 9, scope: !125)
!131 = !DILocation(line: 61, column: 5, scope: !92)
!132 = !DILocation(line: 62, column: 1, scope: !92)
!133 = distinct !DISubprogram(name: "structures", scope: !3, file: !3, line: 64, type: !93, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!134 = !DILocalVariable(name: "number", arg: 1, scope: !133, file: !3, line: 64, type: !12)
!135 = !DILocation(line: 64, column: 27, scope: !133)
!136 = !DILocalVariable(name: "one", scope: !133, file: !3, line: 65, type: !7)
!137 = !DILocation(line: 65, column: 17, scope: !133)
!138 = !DILocalVariable(name: "two", scope: !133, file: !3, line: 65, type: !7)
!139 = !DILocation(line: 65, column: 22, scope: !133)
!140 = !DILocation(line: 66, column: 18, scope: !133)
!141 = !DILocation(line: 66, column: 9, scope: !133)
!142 = !DILocation(line: 66, column: 16, scope: !133)
!143 = !DILocation(line: 67, column: 11, scope: !133)
!144 = !DILocation(line: 68, column: 12, scope: !133)
!145 = !DILocation(line: 69, column: 9, scope: !146)
!146 = distinct !DILexicalBlock(scope: !133, file: !3, line: 69, column: 9)
!147 = !DILocation(line: 69, column: 16, scope: !146)
!148 = !DILocation(line: 69, column: 9, scope: !133)
!149 = !DILocation(line: 70, column: 21, scope: !146)
!150 = !DILocation(line: 70, column: 16, scope: !146)
!151 = !DILocation(line: 70, column: 27, scope: !146)
!152 = !DILocation(line: 70, column: 9, scope: !146)
!153 = !DILocation(line: 71, column: 9, scope: !154)
!154 = distinct !DILexicalBlock(scope: !133, file: !3, line: 71, column: 9)
!155 = !DILocation(line: 71, column: 16, scope: !154)
!156 = !DILocation(line: 71, column: 9, scope: !133)
!157 = !DILocation(line: 72, column: 16, scope: !154)
!158 = !DILocation(line: 72, column: 39, scope: !154)
!159 = !DILocation(line: 72, column: 37, scope: !154)
!160 = !DILocation(line: 72, column: 9, scope: !154)
!161 = !DILocation(line: 73, column: 9, scope: !162)
!162 = distinct !DILexicalBlock(scope: !133, file: !3, line: 73, column: 9)
!163 = !DILocation(line: 73, column: 16, scope: !162)
!164 = !DILocation(line: 73, column: 9, scope: !133)
!165 = !DILocalVariable(name: "unset", scope: !166, file: !3, line: 74, type: !7)
!166 = distinct !DILexicalBlock(scope: !162, file: !3, line: 73, column: 22)
!167 = !DILocation(line: 74, column: 21, scope: !166)
!168 = !DILocation(line: 75, column: 16, scope: !166)
!169 = !DILocation(line: 75, column: 9, scope: !166)
!170 = !DILocation(line: 77, column: 12, scope: !133)
!171 = !DILocation(line: 77, column: 27, scope: !133)
!172 = !DILocation(line: 77, column: 5, scope: !133)
!173 = !DILocation(line: 78, column: 1, scope: !133)
!174 = distinct !DISubprogram(name: "fields", scope: !3, file: !3, line: 80, type: !93, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!175 = !DILocalVariable(name: "number", arg: 1, scope: !174, file: !3, line: 80, type: !12)
!176 = !DILocation(line: 80, column: 23, scope: !174)
!177 = !DILocalVariable(name: "flags", scope: !174, file: !3, line: 81, type: !178)
!178 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "flags", file: !3, line: 13, size: 32, elements: !179)
!179 = !{!180, !182}
!180 = !DIDerivedType(tag: DW_TAG_member, name: "low", scope: !178, file: !3, line: 13, baseType: !181, size: 3, flags: DIFlagBitField, extraData: i64 0)
!181 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!182 = !DIDerivedType(tag: DW_TAG_member, name: "high", scope: !178, file: !3, line: 13, baseType: !181, size: 5, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!183 = !DILocation(line: 81, column: 18, scope: !174)
!184 = !DILocation(line: 82, column: 17, scope: !174)
!185 = !DILocation(line: 82, column: 24, scope: !174)
!186 = !DILocation(line: 82, column: 15, scope: !174)
!187 = !DILocation(line: 83, column: 15, scope: !188)
!188 = distinct !DILexicalBlock(scope: !174, file: !3, line: 83, column: 9)
!189 = !DILocation(line: 83, column: 19, scope: !188)
!190 = !DILocation(line: 83, column: 9, scope: !174)
!191 = !DILocation(line: 84, column: 9, scope: !188)
!192 = !DILocation(line: 85, column: 9, scope: !193)
!193 = distinct !DILexicalBlock(scope: !174, file: !3, line: 85, column: 9)
!194 = !DILocation(line: 85, column: 16, scope: !193)
!195 = !DILocation(line: 85, column: 9, scope: !174)
!196 = !DILocation(line: 86, column: 22, scope: !193)
!197 = !DILocation(line: 86, column: 9, scope: !193)
!198 = !DILocation(line: 87, column: 16, scope: !174)
!199 = !DILocation(line: 88, column: 18, scope: !174)
!200 = !DILocation(line: 88, column: 31, scope: !174)
!201 = !DILocation(line: 88, column: 23, scope: !174)
!202 = !DILocation(line: 88, column: 5, scope: !174)
!203 = !DILocation(line: 89, column: 1, scope: !174)
!204 = distinct !DISubprogram(name: "arrays", scope: !3, file: !3, line: 91, type: !93, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!205 = !DILocalVariable(name: "number", arg: 1, scope: !204, file: !3, line: 91, type: !12)
!206 = !DILocation(line: 91, column: 23, scope: !204)
!207 = !DILocalVariable(name: "some", scope: !204, file: !3, line: 92, type: !208)
!208 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 160, elements: !209)
!209 = !{!210}
!210 = !DISubrange(count: 5)
!211 = !DILocation(line: 92, column: 9, scope: !204)
!212 = !DILocalVariable(name: "index", scope: !204, file: !3, line: 92, type: !12)
!213 = !DILocation(line: 92, column: 18, scope: !204)
!214 = !DILocation(line: 93, column: 16, scope: !215)
!215 = distinct !DILexicalBlock(scope: !204, file: !3, line: 93, column: 5)
!216 = !DILocation(line: 93, column: 10, scope: !215)
!217 = !DILocation(line: 93, column: 21, scope: !218)
!218 = distinct !DILexicalBlock(scope: !215, file: !3, line: 93, column: 5)
!219 = !DILocation(line: 93, column: 27, scope: !218)
!220 = !DILocation(line: 93, column: 5, scope: !215)
!221 = !DILocation(line: 94, column: 23, scope: !218)
!222 = !DILocation(line: 94, column: 14, scope: !218)
!223 = !DILocation(line: 94, column: 9, scope: !218)
!224 = !DILocation(line: 94, column: 21, scope: !218)
!225 = !DILocation(line: 93, column: 37, scope: !218)
!226 = !DILocation(line: 93, column: 5, scope: !218)
!227 = distinct !{!227, !220, !228, !229}
!228 = !DILocation(line: 94, column: 23, scope: !215)
!229 = !{!"llvm.loop.mustprogress"}
!230 = !DILocation(line: 95, column: 9, scope: !231)
!231 = distinct !DILexicalBlock(scope: !204, file: !3, line: 95, column: 9)
!232 = !DILocation(line: 95, column: 16, scope: !231)
!233 = !DILocation(line: 95, column: 21, scope: !231)
!234 = !DILocation(line: 95, column: 24, scope: !231)
!235 = !DILocation(line: 95, column: 31, scope: !231)
!236 = !DILocation(line: 95, column: 9, scope: !204)
!237 = !DILocation(line: 96, column: 21, scope: !231)
!238 = !DILocation(line: 96, column: 16, scope: !231)
!239 = !DILocation(line: 96, column: 29, scope: !231)
!240 = !DILocation(line: 96, column: 9, scope: !231)
!241 = !DILocation(line: 97, column: 9, scope: !242)
!242 = distinct !DILexicalBlock(scope: !204, file: !3, line: 97, column: 9)
!243 = !DILocation(line: 97, column: 16, scope: !242)
!244 = !DILocation(line: 97, column: 9, scope: !204)
!245 = !DILocation(line: 98, column: 21, scope: !242)
!246 = !DILocation(line: 98, column: 16, scope: !242)
!247 = !DILocation(line: 98, column: 29, scope: !242)
!248 = !DILocation(line: 98, column: 9, scope: !242)
!249 = !DILocation(line: 99, column: 17, scope: !204)
!250 = !DILocation(line: 99, column: 12, scope: !204)
!251 = !DILocation(line: 99, column: 26, scope: !204)
!252 = !DILocation(line: 99, column: 5, scope: !204)
!253 = !DILocation(line: 100, column: 1, scope: !204)
!254 = distinct !DISubprogram(name: "rounds", scope: !3, file: !3, line: 102, type: !93, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!255 = !DILocalVariable(name: "number", arg: 1, scope: !254, file: !3, line: 102, type: !12)
!256 = !DILocation(line: 102, column: 23, scope: !254)
!257 = !DILocalVariable(name: "sum", scope: !254, file: !3, line: 103, type: !12)
!258 = !DILocation(line: 103, column: 9, scope: !254)
!259 = !DILocalVariable(name: "i", scope: !260, file: !3, line: 104, type: !12)
!260 = distinct !DILexicalBlock(scope: !254, file: !3, line: 104, column: 5)
!261 = !DILocation(line: 104, column: 14, scope: !260)
!262 = !DILocation(line: 104, column: 10, scope: !260)
!263 = !DILocation(line: 104, column: 21, scope: !264)
!264 = distinct !DILexicalBlock(scope: !260, file: !3, line: 104, column: 5)
!265 = !DILocation(line: 104, column: 23, scope: !264)
!266 = !DILocation(line: 104, column: 5, scope: !260)
!267 = !DILocalVariable(name: "fresh", scope: !268, file: !3, line: 105, type: !12)
!268 = distinct !DILexicalBlock(scope: !264, file: !3, line: 104, column: 33)
!269 = !DILocation(line: 105, column: 13, scope: !268)
!270 = !DILocation(line: 106, column: 13, scope: !271)
!271 = distinct !DILexicalBlock(scope: !268, file: !3, line: 106, column: 13)
!272 = !DILocation(line: 106, column: 15, scope: !271)
!273 = !DILocation(line: 106, column: 13, scope: !268)
!274 = !DILocation(line: 107, column: 21, scope: !271)
!275 = !DILocation(line: 107, column: 19, scope: !271)
!276 = !DILocation(line: 107, column: 13, scope: !271)
!277 = !DILocation(line: 108, column: 16, scope: !268)
!278 = !DILocation(line: 108, column: 13, scope: !268)
!279 = !DILocation(line: 109, column: 5, scope: !268)
!280 = !DILocation(line: 104, column: 29, scope: !264)
!281 = !DILocation(line: 104, column: 5, scope: !264)
!282 = distinct !{!282, !266, !283, !229}
!283 = !DILocation(line: 109, column: 5, scope: !260)
!284 = !DILocation(line: 110, column: 12, scope: !254)
!285 = !DILocation(line: 110, column: 5, scope: !254)
!286 = distinct !DISubprogram(name: "pointers", scope: !3, file: !3, line: 113, type: !93, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!287 = !DILocalVariable(name: "number", arg: 1, scope: !286, file: !3, line: 113, type: !12)
!288 = !DILocation(line: 113, column: 25, scope: !286)
!289 = !DILocalVariable(name: "x", scope: !286, file: !3, line: 114, type: !12)
!290 = !DILocation(line: 114, column: 9, scope: !286)
!291 = !DILocalVariable(name: "y", scope: !286, file: !3, line: 114, type: !12)
!292 = !DILocation(line: 114, column: 12, scope: !286)
!293 = !DILocalVariable(name: "p", scope: !286, file: !3, line: 114, type: !294)
!294 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!295 = !DILocation(line: 114, column: 16, scope: !286)
!296 = !DILocalVariable(name: "array", scope: !286, file: !3, line: 114, type: !297)
!297 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 128, elements: !16)
!298 = !DILocation(line: 114, column: 19, scope: !286)
!299 = !DILocation(line: 115, column: 14, scope: !286)
!300 = !DILocation(line: 115, column: 5, scope: !286)
!301 = !DILocation(line: 116, column: 19, scope: !286)
!302 = !DILocation(line: 116, column: 5, scope: !286)
!303 = !DILocation(line: 117, column: 9, scope: !304)
!304 = distinct !DILexicalBlock(scope: !286, file: !3, line: 117, column: 9)
!305 = !DILocation(line: 117, column: 11, scope: !304)
!306 = !DILocation(line: 117, column: 9, scope: !286)
!307 = !DILocation(line: 118, column: 16, scope: !304)
!308 = !DILocation(line: 118, column: 18, scope: !304)
!309 = !DILocation(line: 118, column: 9, scope: !304)
!310 = !DILocation(line: 119, column: 9, scope: !311)
!311 = distinct !DILexicalBlock(scope: !286, file: !3, line: 119, column: 9)
!312 = !DILocation(line: 119, column: 11, scope: !311)
!313 = !DILocation(line: 119, column: 9, scope: !286)
!314 = !DILocation(line: 120, column: 16, scope: !311)
!315 = !DILocation(line: 120, column: 18, scope: !311)
!316 = !DILocation(line: 120, column: 9, scope: !311)
!317 = !DILocation(line: 121, column: 9, scope: !318)
!318 = distinct !DILexicalBlock(scope: !286, file: !3, line: 121, column: 9)
!319 = !DILocation(line: 121, column: 16, scope: !318)
!320 = !DILocation(line: 121, column: 9, scope: !286)
!321 = !DILocation(line: 122, column: 17, scope: !318)
!322 = !DILocation(line: 122, column: 16, scope: !318)
!323 = !DILocation(line: 122, column: 9, scope: !318)
!324 = !DILocation(line: 123, column: 9, scope: !325)
!325 = distinct !DILexicalBlock(scope: !286, file: !3, line: 123, column: 9)
!326 = !DILocation(line: 123, column: 16, scope: !325)
!327 = !DILocation(line: 123, column: 9, scope: !286)
!328 = !DILocation(line: 124, column: 22, scope: !325)
!329 = !DILocation(line: 124, column: 24, scope: !325)
!330 = !DILocation(line: 124, column: 16, scope: !325)
!331 = !DILocation(line: 124, column: 29, scope: !325)
!332 = !DILocation(line: 124, column: 9, scope: !325)
!333 = !DILocation(line: 125, column: 9, scope: !334)
!334 = distinct !DILexicalBlock(scope: !286, file: !3, line: 125, column: 9)
!335 = !DILocation(line: 125, column: 16, scope: !334)
!336 = !DILocation(line: 125, column: 9, scope: !286)
!337 = !DILocation(line: 126, column: 16, scope: !334)
!338 = !DILocation(line: 126, column: 20, scope: !334)
!339 = !DILocation(line: 126, column: 18, scope: !334)
!340 = !DILocation(line: 126, column: 9, scope: !334)
!341 = !DILocation(line: 127, column: 5, scope: !286)
!342 = !DILocation(line: 128, column: 1, scope: !286)
!343 = distinct !DISubprogram(name: "texts", scope: !3, file: !3, line: 130, type: !93, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!344 = !DILocalVariable(name: "number", arg: 1, scope: !343, file: !3, line: 130, type: !12)
!345 = !DILocation(line: 130, column: 22, scope: !343)
!346 = !DILocalVariable(name: "text", scope: !343, file: !3, line: 131, type: !347)
!347 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 64, elements: !348)
!348 = !{!349}
!349 = !DISubrange(count: 8)
!350 = !DILocation(line: 131, column: 10, scope: !343)
!351 = !DILocalVariable(name: "other", scope: !343, file: !3, line: 131, type: !347)
!352 = !DILocation(line: 131, column: 19, scope: !343)
!353 = !DILocalVariable(name: "third", scope: !343, file: !3, line: 131, type: !347)
!354 = !DILocation(line: 131, column: 29, scope: !343)
!355 = !DILocation(line: 132, column: 12, scope: !343)
!356 = !DILocation(line: 132, column: 5, scope: !343)
!357 = !DILocation(line: 133, column: 9, scope: !358)
!358 = distinct !DILexicalBlock(scope: !343, file: !3, line: 133, column: 9)
!359 = !DILocation(line: 133, column: 16, scope: !358)
!360 = !DILocation(line: 133, column: 9, scope: !343)
!361 = !DILocation(line: 134, column: 16, scope: !358)
!362 = !DILocation(line: 134, column: 24, scope: !358)
!363 = !DILocation(line: 134, column: 9, scope: !358)
!364 = !DILocation(line: 135, column: 9, scope: !365)
!365 = distinct !DILexicalBlock(scope: !343, file: !3, line: 135, column: 9)
!366 = !DILocation(line: 135, column: 16, scope: !365)
!367 = !DILocation(line: 135, column: 9, scope: !343)
!368 = !DILocation(line: 136, column: 16, scope: !365)
!369 = !DILocation(line: 136, column: 24, scope: !365)
!370 = !DILocation(line: 136, column: 9, scope: !365)
!371 = !DILocation(line: 137, column: 9, scope: !372)
!372 = distinct !DILexicalBlock(scope: !343, file: !3, line: 137, column: 9)
!373 = !DILocation(line: 137, column: 16, scope: !372)
!374 = !DILocation(line: 137, column: 9, scope: !343)
!375 = !DILocation(line: 138, column: 23, scope: !372)
!376 = !DILocation(line: 138, column: 16, scope: !372)
!377 = !DILocation(line: 138, column: 29, scope: !372)
!378 = !DILocation(line: 138, column: 9, scope: !372)
!379 = !DILocation(line: 139, column: 5, scope: !343)
!380 = !DILocation(line: 139, column: 14, scope: !343)
!381 = !DILocation(line: 140, column: 9, scope: !382)
!382 = distinct !DILexicalBlock(scope: !343, file: !3, line: 140, column: 9)
!383 = !DILocation(line: 140, column: 16, scope: !382)
!384 = !DILocation(line: 140, column: 9, scope: !343)
!385 = !DILocation(line: 141, column: 23, scope: !382)
!386 = !DILocation(line: 141, column: 16, scope: !382)
!387 = !DILocation(line: 141, column: 30, scope: !382)
!388 = !DILocation(line: 141, column: 9, scope: !382)
!389 = !DILocation(line: 142, column: 5, scope: !343)
!390 = !DILocation(line: 143, column: 9, scope: !391)
!391 = distinct !DILexicalBlock(scope: !343, file: !3, line: 143, column: 9)
!392 = !DILocation(line: 143, column: 16, scope: !391)
!393 = !DILocation(line: 143, column: 9, scope: !343)
!394 = !DILocation(line: 144, column: 23, scope: !391)
!395 = !DILocation(line: 144, column: 29, scope: !391)
!396 = !DILocation(line: 144, column: 16, scope: !391)
!397 = !DILocation(line: 144, column: 39, scope: !391)
!398 = !DILocation(line: 144, column: 9, scope: !391)
!399 = !DILocation(line: 145, column: 5, scope: !343)
!400 = !DILocation(line: 145, column: 14, scope: !343)
!401 = !DILocation(line: 145, column: 21, scope: !343)
!402 = !DILocation(line: 145, column: 30, scope: !343)
!403 = !DILocation(line: 145, column: 37, scope: !343)
!404 = !DILocation(line: 145, column: 46, scope: !343)
!405 = !DILocation(line: 146, column: 9, scope: !406)
!406 = distinct !DILexicalBlock(scope: !343, file: !3, line: 146, column: 9)
!407 = !DILocation(line: 146, column: 16, scope: !406)
!408 = !DILocation(line: 146, column: 9, scope: !343)
!409 = !DILocation(line: 147, column: 23, scope: !406)
!410 = !DILocation(line: 147, column: 29, scope: !406)
!411 = !DILocation(line: 147, column: 16, scope: !406)
!412 = !DILocation(line: 147, column: 39, scope: !406)
!413 = !DILocation(line: 147, column: 9, scope: !406)
!414 = !DILocation(line: 148, column: 9, scope: !415)
!415 = distinct !DILexicalBlock(scope: !343, file: !3, line: 148, column: 9)
!416 = !DILocation(line: 148, column: 16, scope: !415)
!417 = !DILocation(line: 148, column: 9, scope: !343)
!418 = !DILocation(line: 149, column: 22, scope: !415)
!419 = !DILocation(line: 149, column: 9, scope: !415)
!420 = !DILocation(line: 150, column: 9, scope: !421)
!421 = distinct !DILexicalBlock(scope: !343, file: !3, line: 150, column: 9)
!422 = !DILocation(line: 150, column: 16, scope: !421)
!423 = !DILocation(line: 150, column: 9, scope: !343)
!424 = !DILocation(line: 151, column: 22, scope: !421)
!425 = !DILocation(line: 151, column: 9, scope: !421)
!426 = !DILocation(line: 152, column: 5, scope: !343)
!427 = !DILocation(line: 153, column: 1, scope: !343)
!428 = distinct !DISubprogram(name: "others", scope: !3, file: !3, line: 155, type: !93, scopeLine: 155, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!429 = !DILocalVariable(name: "number", arg: 1, scope: !428, file: !3, line: 155, type: !12)
!430 = !DILocation(line: 155, column: 23, scope: !428)
!431 = !DILocalVariable(name: "x", scope: !428, file: !3, line: 156, type: !12)
!432 = !DILocation(line: 156, column: 9, scope: !428)
!433 = !DILocalVariable(name: "y", scope: !428, file: !3, line: 156, type: !12)
!434 = !DILocation(line: 156, column: 12, scope: !428)
!435 = !DILocalVariable(name: "z", scope: !428, file: !3, line: 156, type: !12)
!436 = !DILocation(line: 156, column: 15, scope: !428)
!437 = !DILocation(line: 157, column: 5, scope: !428)
!438 = !DILocation(line: 158, column: 9, scope: !439)
!439 = distinct !DILexicalBlock(scope: !428, file: !3, line: 158, column: 9)
!440 = !DILocation(line: 158, column: 16, scope: !439)
!441 = !DILocation(line: 158, column: 9, scope: !428)
!442 = !DILocation(line: 159, column: 13, scope: !439)
!443 = !DILocation(line: 159, column: 9, scope: !439)
!444 = !DILocation(line: 160, column: 9, scope: !445)
!445 = distinct !DILexicalBlock(scope: !428, file: !3, line: 160, column: 9)
!446 = !DILocation(line: 160, column: 16, scope: !445)
!447 = !DILocation(line: 160, column: 9, scope: !428)
!448 = !DILocation(line: 161, column: 13, scope: !445)
!449 = !DILocation(line: 161, column: 9, scope: !445)
!450 = !DILocation(line: 162, column: 9, scope: !451)
!451 = distinct !DILexicalBlock(scope: !428, file: !3, line: 162, column: 9)
!452 = !DILocation(line: 162, column: 16, scope: !451)
!453 = !DILocation(line: 162, column: 9, scope: !428)
!454 = !DILocation(line: 163, column: 22, scope: !451)
!455 = !DILocation(line: 163, column: 9, scope: !451)
!456 = !DILocation(line: 164, column: 5, scope: !428)
!457 = distinct !DISubprogram(name: "forgets", scope: !3, file: !3, line: 28, type: !93, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!458 = !DILocalVariable(name: "number", arg: 1, scope: !457, file: !3, line: 28, type: !12)
!459 = !DILocation(line: 28, column: 24, scope: !457)
!460 = !DILocalVariable(name: "result", scope: !457, file: !3, line: 29, type: !12)
!461 = !DILocation(line: 29, column: 9, scope: !457)
!462 = !DILocation(line: 30, column: 9, scope: !463)
!463 = distinct !DILexicalBlock(scope: !457, file: !3, line: 30, column: 9)
!464 = !DILocation(line: 30, column: 16, scope: !463)
!465 = !DILocation(line: 30, column: 9, scope: !457)
!466 = !DILocation(line: 31, column: 18, scope: !463)
!467 = !DILocation(line: 31, column: 16, scope: !463)
!468 = !DILocation(line: 31, column: 9, scope: !463)
!469 = !DILocation(line: 32, column: 12, scope: !457)
!470 = !DILocation(line: 32, column: 5, scope: !457)
!471 = distinct !DISubprogram(name: "made", scope: !3, file: !3, line: 43, type: !472, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!472 = !DISubroutineType(types: !473)
!473 = !{!474, !12}
!474 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "large", file: !3, line: 14, size: 192, elements: !475)
!475 = !{!476}
!476 = !DIDerivedType(tag: DW_TAG_member, name: "part", scope: !474, file: !3, line: 14, baseType: !477, size: 192)
!477 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 192, elements: !478)
!478 = !{!479}
!479 = !DISubrange(count: 6)
!480 = !DILocalVariable(name: "number", arg: 1, scope: !471, file: !3, line: 43, type: !12)
!481 = !DILocation(line: 43, column: 30, scope: !471)
!482 = !DILocalVariable(name: "all", scope: !471, file: !3, line: 44, type: !474)
!483 = !DILocation(line: 44, column: 18, scope: !471)
!484 = !DILocation(line: 45, column: 19, scope: !471)
!485 = !DILocation(line: 45, column: 9, scope: !471)
!486 = !DILocation(line: 45, column: 5, scope: !471)
!487 = !DILocation(line: 45, column: 17, scope: !471)
!488 = !DILocation(line: 46, column: 5, scope: !471)
!489 = distinct !DISubprogram(name: "second_of_unset", scope: !3, file: !3, line: 39, type: !490, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!490 = !DISubroutineType(types: !491)
!491 = !{!12, !7}
!492 = !DILocalVariable(name: "one", arg: 1, scope: !489, file: !3, line: 39, type: !7)
!493 = !DILocation(line: 39, column: 40, scope: !489)
!494 = !DILocation(line: 40, column: 16, scope: !489)
!495 = !DILocation(line: 40, column: 23, scope: !489)
!496 = !DILocation(line: 40, column: 5, scope: !489)
!497 = distinct !DISubprogram(name: "second_of", scope: !3, file: !3, line: 35, type: !490, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!498 = !DILocalVariable(name: "one", arg: 1, scope: !497, file: !3, line: 35, type: !7)
!499 = !DILocation(line: 35, column: 34, scope: !497)
!500 = !DILocation(line: 36, column: 16, scope: !497)
!501 = !DILocation(line: 36, column: 5, scope: !497)
!502 = distinct !DISubprogram(name: "fill", scope: !3, file: !3, line: 19, type: !503, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!503 = !DISubroutineType(types: !504)
!504 = !{null, !294, !12}
!505 = !DILocalVariable(name: "to", arg: 1, scope: !502, file: !3, line: 19, type: !294)
!506 = !DILocation(line: 19, column: 23, scope: !502)
!507 = !DILocalVariable(name: "number", arg: 2, scope: !502, file: !3, line: 19, type: !12)
!508 = !DILocation(line: 19, column: 31, scope: !502)
!509 = !DILocation(line: 20, column: 11, scope: !502)
!510 = !DILocation(line: 20, column: 6, scope: !502)
!511 = !DILocation(line: 20, column: 9, scope: !502)
!512 = !DILocation(line: 21, column: 1, scope: !502)
!513 = distinct !DISubprogram(name: "fill_some", scope: !3, file: !3, line: 23, type: !503, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!514 = !DILocalVariable(name: "to", arg: 1, scope: !513, file: !3, line: 23, type: !294)
!515 = !DILocation(line: 23, column: 28, scope: !513)
!516 = !DILocalVariable(name: "number", arg: 2, scope: !513, file: !3, line: 23, type: !12)
!517 = !DILocation(line: 23, column: 36, scope: !513)
!518 = !DILocation(line: 24, column: 9, scope: !519)
!519 = distinct !DILexicalBlock(scope: !513, file: !3, line: 24, column: 9)
!520 = !DILocation(line: 24, column: 16, scope: !519)
!521 = !DILocation(line: 24, column: 9, scope: !513)
!522 = !DILocation(line: 25, column: 15, scope: !519)
!523 = !DILocation(line: 25, column: 10, scope: !519)
!524 = !DILocation(line: 25, column: 13, scope: !519)
!525 = !DILocation(line: 25, column: 9, scope: !519)
!526 = !DILocation(line: 26, column: 1, scope: !513)
