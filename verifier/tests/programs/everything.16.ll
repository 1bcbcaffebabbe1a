; ModuleID = 'everything.c'
source_filename = "everything.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, i8, ptr, [3 x double], i8 }
%struct.big = type { [5 x i64] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%union.word = type { i32 }

@last = internal global %struct.node { i32 7, i8 122, ptr null, [3 x double] [double 1.000000e+00, double 1.000000e-01, double 1.000000e+300], i8 -19 }, align 8, !dbg !0
@first = dso_local global %struct.node { i32 3, i8 97, ptr @last, [3 x double] [double 5.000000e-01, double -2.000000e+00, double 0.000000e+00], i8 9 }, align 8, !dbg !14
@wide = dso_local global x86_fp80 0xK3FFFC000000000000000, align 16, !dbg !30
@flag = dso_local global i8 1, align 1, !dbg !33
@table = dso_local global [10 x [3 x i32]] zeroinitializer, align 16, !dbg !59
@inside = dso_local global ptr getelementptr (i8, ptr @table, i64 28), align 8, !dbg !36
@huge = dso_local global i128 1267650600228229401496703205383, align 16, !dbg !39
@adjustable = weak dso_local global i32 4, align 4, !dbg !42
@jump.targets = internal global [2 x ptr] [ptr blockaddress(@jump, %9), ptr blockaddress(@jump, %10)], align 16, !dbg !44
@elsewhere = external global i32, align 4
@own = dso_local thread_local global i32 0, align 4, !dbg !64
@.str = private unnamed_addr constant [7 x i8] c"%d %f\0A\00", align 1, !dbg !54
@walk.calls = internal global i32 0, align 4, !dbg !66
@names = internal global [3 x ptr] [ptr @.str.1, ptr @.str.2, ptr @.str.3], align 16, !dbg !86
@.str.1 = private unnamed_addr constant [4 x i8] c"red\00", align 1, !dbg !73
@.str.2 = private unnamed_addr constant [8 x i8] c"gr\22een\0A\00", align 1, !dbg !78
@.str.3 = private unnamed_addr constant [3 x i8] c"\01\FF\00", align 1, !dbg !83
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @before, ptr null }]

@again = dso_local alias i32 (i32), ptr @twice

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @twice(i32 noundef %0) #0 !dbg !99 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !100, metadata !DIExpression()), !dbg !101
  %3 = load i32, ptr %2, align 4, !dbg !102
  %4 = load i32, ptr %2, align 4, !dbg !103
  %5 = add nsw i32 %3, %4, !dbg !104
  ret i32 %5, !dbg !105
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @before() #0 !dbg !106 {
  store i32 1, ptr @table, align 16, !dbg !109
  ret void, !dbg !110
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @copied(ptr noundef byval(%struct.big) align 8 %0, i32 noundef %1, ...) #0 !dbg !111 {
  %3 = alloca i32, align 4
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %0, metadata !121, metadata !DIExpression()), !dbg !122
  store i32 %1, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !123, metadata !DIExpression()), !dbg !124
  call void @llvm.dbg.declare(metadata ptr %4, metadata !125, metadata !DIExpression()), !dbg !137
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !138
  call void @llvm.va_start(ptr %6), !dbg !138
  call void @llvm.dbg.declare(metadata ptr %5, metadata !139, metadata !DIExpression()), !dbg !140
  %7 = getelementptr inbounds %struct.big, ptr %0, i32 0, i32 0, !dbg !141
  %8 = load i32, ptr %3, align 4, !dbg !142
  %9 = sext i32 %8 to i64, !dbg !143
  %10 = getelementptr inbounds [5 x i64], ptr %7, i64 0, i64 %9, !dbg !143
  %11 = load i64, ptr %10, align 8, !dbg !143
  %12 = trunc i64 %11 to i32, !dbg !144
  store i32 %12, ptr %5, align 4, !dbg !140
  br label %13, !dbg !145

13:                                               ; preds = %31, %2
  %14 = load i32, ptr %3, align 4, !dbg !146
  %15 = add nsw i32 %14, -1, !dbg !146
  store i32 %15, ptr %3, align 4, !dbg !146
  %16 = icmp sgt i32 %14, 0, !dbg !147
  br i1 %16, label %17, label %36, !dbg !145

17:                                               ; preds = %13
  %18 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !148
  %19 = getelementptr inbounds %struct.__va_list_tag, ptr %18, i32 0, i32 0, !dbg !148
  %20 = load i32, ptr %19, align 16, !dbg !148
  %21 = icmp ule i32 %20, 40, !dbg !148
  br i1 %21, label %22, label %27, !dbg !148

22:                                               ; preds = %17
  %23 = getelementptr inbounds %struct.__va_list_tag, ptr %18, i32 0, i32 3, !dbg !148
  %24 = load ptr, ptr %23, align 16, !dbg !148
  %25 = getelementptr i8, ptr %24, i32 %20, !dbg !148
  %26 = add i32 %20, 8, !dbg !148
  store i32 %26, ptr %19, align 16, !dbg !148
  br label %31, !dbg !148

27:                                               ; preds = %17
  %28 = getelementptr inbounds %struct.__va_list_tag, ptr %18, i32 0, i32 2, !dbg !148
  %29 = load ptr, ptr %28, align 8, !dbg !148
  %30 = getelementptr i8, ptr %29, i32 8, !dbg !148
  store ptr %30, ptr %28, align 8, !dbg !148
  br label %31, !dbg !148

31:                                               ; preds = %27, %22
  %32 = phi ptr [ %25, %22 ], [ %29, %27 ], !dbg !148
  %33 = load i32, ptr %32, align 4, !dbg !148
  %34 = load i32, ptr %5, align 4, !dbg !149
  %35 = add nsw i32 %34, %33, !dbg !149
  store i32 %35, ptr %5, align 4, !dbg !149
  br label %13, !dbg !145, !llvm.loop !150

36:                                               ; preds = %13
  %37 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !153
  call void @llvm.va_end(ptr %37), !dbg !153
  %38 = load i32, ptr %5, align 4, !dbg !154
  ret i32 %38, !dbg !155
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @jump(i32 noundef %0) #0 !dbg !46 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !156, metadata !DIExpression()), !dbg !157
  %4 = load i32, ptr %3, align 4, !dbg !158
  %5 = and i32 %4, 1, !dbg !159
  %6 = sext i32 %5 to i64, !dbg !160
  %7 = getelementptr inbounds [2 x ptr], ptr @jump.targets, i64 0, i64 %6, !dbg !160
  %8 = load ptr, ptr %7, align 8, !dbg !160
  br label %13, !dbg !161

9:                                                ; preds = %13
  call void @llvm.dbg.label(metadata !162), !dbg !163
  store i32 0, ptr %2, align 4, !dbg !164
  br label %11, !dbg !164

10:                                               ; preds = %13
  call void @llvm.dbg.label(metadata !165), !dbg !166
  store i32 1, ptr %2, align 4, !dbg !167
  br label %11, !dbg !167

11:                                               ; preds = %10, %9
  %12 = load i32, ptr %2, align 4, !dbg !168
  ret i32 %12, !dbg !168

13:                                               ; preds = %1
  %14 = phi ptr [ %8, %1 ]
  indirectbr ptr %14, [label %9, label %10]
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.label(metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !169 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca %union.word, align 4
  %8 = alloca %struct.big, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca i8, align 1
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !174, metadata !DIExpression()), !dbg !175
  store ptr %1, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !176, metadata !DIExpression()), !dbg !177
  call void @llvm.dbg.declare(metadata ptr %6, metadata !178, metadata !DIExpression()), !dbg !180
  store ptr @walk, ptr %6, align 8, !dbg !180
  call void @llvm.dbg.declare(metadata ptr %7, metadata !181, metadata !DIExpression()), !dbg !190
  call void @llvm.dbg.declare(metadata ptr %8, metadata !191, metadata !DIExpression()), !dbg !192
  call void @llvm.memset.p0.i64(ptr align 8 %8, i8 0, i64 40, i1 false), !dbg !192
  %15 = getelementptr inbounds %struct.big, ptr %8, i32 0, i32 0, !dbg !192
  %16 = getelementptr inbounds [5 x i64], ptr %15, i32 0, i32 0, !dbg !192
  store i64 1, ptr %16, align 8, !dbg !192
  %17 = getelementptr inbounds [5 x i64], ptr %15, i32 0, i32 1, !dbg !192
  store i64 2, ptr %17, align 8, !dbg !192
  %18 = getelementptr inbounds [5 x i64], ptr %15, i32 0, i32 2, !dbg !192
  store i64 3, ptr %18, align 8, !dbg !192
  %19 = getelementptr inbounds [5 x i64], ptr %15, i32 0, i32 3, !dbg !192
  store i64 4, ptr %19, align 8, !dbg !192
  %20 = getelementptr inbounds [5 x i64], ptr %15, i32 0, i32 4, !dbg !192
  store i64 5, ptr %20, align 8, !dbg !192
  %21 = load i32, ptr %4, align 4, !dbg !193
  %22 = add nsw i32 %21, 1, !dbg !194
  %23 = zext i32 %22 to i64, !dbg !195
  %24 = call ptr @llvm.stacksave(), !dbg !195
  store ptr %24, ptr %9, align 8, !dbg !195
  %25 = alloca i8, i64 %23, align 16, !dbg !195
  store i64 %23, ptr %10, align 8, !dbg !195
  call void @llvm.dbg.declare(metadata ptr %10, metadata !196, metadata !DIExpression()), !dbg !198
  call void @llvm.dbg.declare(metadata ptr %25, metadata !199, metadata !DIExpression()), !dbg !203
  store float 1.500000e+00, ptr %7, align 4, !dbg !204
  call void @llvm.dbg.declare(metadata ptr %11, metadata !205, metadata !DIExpression()), !dbg !207
  store i32 0, ptr %11, align 4, !dbg !207
  br label %26, !dbg !208

26:                                               ; preds = %42, %2
  %27 = load i32, ptr %11, align 4, !dbg !209
  %28 = icmp slt i32 %27, 3, !dbg !211
  br i1 %28, label %29, label %45, !dbg !212

29:                                               ; preds = %26
  call void @llvm.dbg.declare(metadata ptr %12, metadata !213, metadata !DIExpression()), !dbg !215
  store i8 9, ptr %12, align 1, !dbg !215
  %30 = load double, ptr getelementptr inbounds (%struct.node, ptr @first, i32 0, i32 3, i64 1), align 8, !dbg !216
  %31 = load i8, ptr %12, align 1, !dbg !217
  %32 = zext i8 %31 to i32, !dbg !217
  %33 = sitofp i32 %32 to double, !dbg !217
  %34 = fmul double %30, %33, !dbg !218
  %35 = fptosi double %34 to i32, !dbg !219
  %36 = load i32, ptr %4, align 4, !dbg !220
  %37 = sext i32 %36 to i64, !dbg !221
  %38 = getelementptr inbounds [10 x [3 x i32]], ptr @table, i64 0, i64 %37, !dbg !221
  %39 = getelementptr inbounds [3 x i32], ptr %38, i64 0, i64 1, !dbg !221
  %40 = load i32, ptr %39, align 4, !dbg !222
  %41 = add nsw i32 %40, %35, !dbg !222
  store i32 %41, ptr %39, align 4, !dbg !222
  br label %42, !dbg !223

42:                                               ; preds = %29
  %43 = load i32, ptr %11, align 4, !dbg !224
  %44 = add nsw i32 %43, 1, !dbg !224
  store i32 %44, ptr %11, align 4, !dbg !224
  br label %26, !dbg !225, !llvm.loop !226

45:                                               ; preds = %26
  %46 = load ptr, ptr %5, align 8, !dbg !228
  %47 = getelementptr inbounds ptr, ptr %46, i64 0, !dbg !228
  %48 = load ptr, ptr %47, align 8, !dbg !228
  %49 = getelementptr inbounds i8, ptr %48, i64 0, !dbg !228
  %50 = load i8, ptr %49, align 1, !dbg !228
  %51 = sext i8 %50 to i32, !dbg !228
  %52 = icmp ne i32 %51, 0, !dbg !228
  br i1 %52, label %53, label %56, !dbg !229

53:                                               ; preds = %45
  %54 = load i8, ptr @flag, align 1, !dbg !230
  %55 = trunc i8 %54 to i1, !dbg !230
  br label %56

56:                                               ; preds = %53, %45
  %57 = phi i1 [ false, %45 ], [ %55, %53 ], !dbg !198
  %58 = zext i1 %57 to i32, !dbg !229
  %59 = trunc i32 %58 to i8, !dbg !228
  %60 = getelementptr inbounds i8, ptr %25, i64 0, !dbg !231
  store i8 %59, ptr %60, align 16, !dbg !232
  %61 = load i32, ptr %4, align 4, !dbg !233
  %62 = call i32 asm sideeffect "nop", "=r,0,~{memory},~{dirflag},~{fpsr},~{flags}"(i32 %61) #6, !dbg !233, !srcloc !234
  store i32 %62, ptr %4, align 4, !dbg !233
  store i32 1, ptr %13, align 4, !dbg !235
  %63 = load i32, ptr %13, align 4, !dbg !235
  %64 = atomicrmw add ptr getelementptr inbounds ([10 x [3 x i32]], ptr @table, i64 0, i64 1, i64 1), i32 %63 seq_cst, align 4, !dbg !235
  store i32 %64, ptr %14, align 4, !dbg !235
  %65 = load i32, ptr %14, align 4, !dbg !235
  %66 = load x86_fp80, ptr @wide, align 16, !dbg !236
  %67 = fmul x86_fp80 %66, 0xK40008000000000000000, !dbg !236
  store x86_fp80 %67, ptr @wide, align 16, !dbg !236
  %68 = load i32, ptr %4, align 4, !dbg !237
  %69 = icmp sgt i32 %68, 100, !dbg !239
  br i1 %69, label %70, label %71, !dbg !240

70:                                               ; preds = %56
  call void @stop() #7, !dbg !241
  unreachable, !dbg !241

71:                                               ; preds = %56
  %72 = load i32, ptr @adjustable, align 4, !dbg !242
  %73 = load i32, ptr @elsewhere, align 4, !dbg !243
  %74 = add nsw i32 %72, %73, !dbg !244
  %75 = load i128, ptr @huge, align 16, !dbg !245
  %76 = trunc i128 %75 to i32, !dbg !246
  %77 = add nsw i32 %74, %76, !dbg !247
  %78 = load ptr, ptr @inside, align 8, !dbg !248
  %79 = load i32, ptr %78, align 4, !dbg !249
  %80 = add nsw i32 %77, %79, !dbg !250
  %81 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !251
  store i32 %80, ptr %81, align 4, !dbg !252
  %82 = load ptr, ptr %6, align 8, !dbg !253
  %83 = call i32 %82(ptr noundef @first, i32 noundef 5), !dbg !253
  %84 = load x86_fp80, ptr @wide, align 16, !dbg !254
  %85 = fptrunc x86_fp80 %84 to double, !dbg !255
  %86 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %83, double noundef %85), !dbg !256
  %87 = load i32, ptr %7, align 4, !dbg !257
  %88 = call i32 (ptr, i32, ...) @copied(ptr noundef byval(%struct.big) align 8 %8, i32 noundef 1, i32 noundef %87), !dbg !258
  %89 = getelementptr inbounds i8, ptr %25, i64 0, !dbg !259
  %90 = load i8, ptr %89, align 16, !dbg !259
  %91 = sext i8 %90 to i32, !dbg !259
  %92 = call i32 @again(i32 noundef %91), !dbg !260
  %93 = add nsw i32 %88, %92, !dbg !261
  %94 = load i32, ptr %4, align 4, !dbg !262
  %95 = call i32 @jump(i32 noundef %94), !dbg !263
  %96 = add nsw i32 %93, %95, !dbg !264
  %97 = load i32, ptr %4, align 4, !dbg !265
  %98 = icmp slt i32 %97, 0, !dbg !266
  br i1 %98, label %99, label %102, !dbg !265

99:                                               ; preds = %71
  %100 = load i32, ptr %4, align 4, !dbg !267
  %101 = sub nsw i32 0, %100, !dbg !268
  br label %105, !dbg !265

102:                                              ; preds = %71
  %103 = load i32, ptr %4, align 4, !dbg !269
  %104 = srem i32 %103, 7, !dbg !270
  br label %105, !dbg !265

105:                                              ; preds = %102, %99
  %106 = phi i32 [ %101, %99 ], [ %104, %102 ], !dbg !265
  %107 = add nsw i32 %96, %106, !dbg !271
  store i32 %107, ptr %3, align 4, !dbg !272
  %108 = load ptr, ptr %9, align 8, !dbg !273
  call void @llvm.stackrestore(ptr %108), !dbg !273
  %109 = load i32, ptr %3, align 4, !dbg !273
  ret i32 %109, !dbg !273
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @walk(ptr noundef %0, i32 noundef %1) #0 !dbg !68 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !274, metadata !DIExpression()), !dbg !275
  store i32 %1, ptr %5, align 4
  call void @llvm.dbg.declare(metadata ptr %5, metadata !276, metadata !DIExpression()), !dbg !277
  %6 = load i32, ptr @walk.calls, align 4, !dbg !278
  %7 = add nsw i32 %6, 1, !dbg !278
  store i32 %7, ptr @walk.calls, align 4, !dbg !278
  %8 = load ptr, ptr %4, align 8, !dbg !279
  %9 = getelementptr inbounds %struct.node, ptr %8, i32 0, i32 0, !dbg !281
  %10 = load i32, ptr %9, align 8, !dbg !281
  %11 = icmp sgt i32 %10, 3, !dbg !282
  br i1 %11, label %12, label %13, !dbg !283

12:                                               ; preds = %2
  br label %46, !dbg !284

13:                                               ; preds = %2
  %14 = load i32, ptr %5, align 4, !dbg !285
  switch i32 %14, label %40 [
    i32 0, label %15
    i32 -2, label %28
  ], !dbg !286

15:                                               ; preds = %13
  %16 = load ptr, ptr %4, align 8, !dbg !287
  %17 = getelementptr inbounds %struct.node, ptr %16, i32 0, i32 2, !dbg !289
  %18 = load ptr, ptr %17, align 8, !dbg !289
  %19 = icmp ne ptr %18, null, !dbg !287
  br i1 %19, label %20, label %25, !dbg !287

20:                                               ; preds = %15
  %21 = load ptr, ptr %4, align 8, !dbg !290
  %22 = getelementptr inbounds %struct.node, ptr %21, i32 0, i32 1, !dbg !291
  %23 = load i8, ptr %22, align 4, !dbg !291
  %24 = sext i8 %23 to i32, !dbg !290
  br label %26, !dbg !287

25:                                               ; preds = %15
  br label %26, !dbg !287

26:                                               ; preds = %25, %20
  %27 = phi i32 [ %24, %20 ], [ 2, %25 ], !dbg !287
  store i32 %27, ptr %3, align 4, !dbg !292
  br label %47, !dbg !292

28:                                               ; preds = %13
  %29 = load ptr, ptr %4, align 8, !dbg !293
  %30 = getelementptr inbounds %struct.node, ptr %29, i32 0, i32 4, !dbg !294
  %31 = load i8, ptr %30, align 8, !dbg !294
  %32 = ashr i8 %31, 3, !dbg !294
  %33 = sext i8 %32 to i32, !dbg !294
  %34 = load ptr, ptr %4, align 8, !dbg !295
  %35 = getelementptr inbounds %struct.node, ptr %34, i32 0, i32 4, !dbg !296
  %36 = load i8, ptr %35, align 8, !dbg !296
  %37 = and i8 %36, 7, !dbg !296
  %38 = zext i8 %37 to i32, !dbg !296
  %39 = add nsw i32 %33, %38, !dbg !297
  store i32 %39, ptr %3, align 4, !dbg !298
  br label %47, !dbg !298

40:                                               ; preds = %13
  br label %41, !dbg !299

41:                                               ; preds = %40
  %42 = load ptr, ptr getelementptr inbounds ([3 x ptr], ptr @names, i64 0, i64 1), align 8, !dbg !300
  %43 = getelementptr inbounds i8, ptr %42, i64 0, !dbg !300
  %44 = load i8, ptr %43, align 1, !dbg !300
  %45 = sext i8 %44 to i32, !dbg !300
  store i32 %45, ptr %3, align 4, !dbg !301
  br label %47, !dbg !301

46:                                               ; preds = %12
  call void @llvm.dbg.label(metadata !302), !dbg !303
  store i32 5, ptr %3, align 4, !dbg !304
  br label %47, !dbg !304

47:                                               ; preds = %46, %41, %28, %26
  %48 = load i32, ptr %3, align 4, !dbg !305
  ret i32 %48, !dbg !305
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave() #2

; Function Attrs: noreturn
declare void @stop() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

declare i32 @printf(ptr noundef, ...) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore(ptr) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!91, !92, !93, !94, !95, !96, !97}
!llvm.ident = !{!98}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 12, type: !16, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 16.0.6 (15~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !11, globals: !13, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "everything.c", directory: "/work/wt/verify/verifier/tests/programs", checksumkind: CSK_MD5, checksum: "e41729aa7db85a9135c01c5d4b08f908")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "colour", file: !3, line: 7, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!8, !9, !10}
!8 = !DIEnumerator(name: "RED", value: 0)
!9 = !DIEnumerator(name: "GREEN", value: 5)
!10 = !DIEnumerator(name: "BLUE", value: -2)
!11 = !{!6, !12}
!12 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!13 = !{!14, !30, !33, !36, !39, !42, !44, !54, !59, !64, !0, !66, !73, !78, !83, !86}
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 13, type: !16, isLocal: false, isDefinition: true)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 9, size: 384, elements: !17)
!17 = !{!18, !19, !21, !23, !27, !29}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !16, file: !3, line: 9, baseType: !6, size: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !16, file: !3, line: 9, baseType: !20, size: 8, offset: 32)
!20 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !16, file: !3, line: 9, baseType: !22, size: 64, offset: 64)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "weights", scope: !16, file: !3, line: 9, baseType: !24, size: 192, offset: 128)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 192, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 3)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "low", scope: !16, file: !3, line: 9, baseType: !28, size: 3, offset: 320, flags: DIFlagBitField, extraData: i64 320)
!28 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "high", scope: !16, file: !3, line: 9, baseType: !6, size: 5, offset: 323, flags: DIFlagBitField, extraData: i64 320)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "wide", scope: !2, file: !3, line: 16, type: !32, isLocal: false, isDefinition: true)
!32 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 17, type: !35, isLocal: false, isDefinition: true)
!35 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !3, line: 18, type: !38, isLocal: false, isDefinition: true)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "huge", scope: !2, file: !3, line: 19, type: !41, isLocal: false, isDefinition: true)
!41 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "adjustable", scope: !2, file: !3, line: 20, type: !6, isLocal: false, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "targets", scope: !46, file: !3, line: 57, type: !50, isLocal: true, isDefinition: true)
!46 = distinct !DISubprogram(name: "jump", scope: !3, file: !3, line: 55, type: !47, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !49)
!47 = !DISubroutineType(types: !48)
!48 = !{!6, !6}
!49 = !{}
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !51, size: 128, elements: !52)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!52 = !{!53}
!53 = !DISubrange(count: 2)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !3, line: 83, type: !56, isLocal: true, isDefinition: true)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 56, elements: !57)
!57 = !{!58}
!58 = !DISubrange(count: 7)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 15, type: !61, isLocal: false, isDefinition: true)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 960, elements: !62)
!62 = !{!63, !26}
!63 = !DISubrange(count: 10)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 22, type: !6, isLocal: false, isDefinition: true)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(name: "calls", scope: !68, file: !3, line: 41, type: !6, isLocal: true, isDefinition: true)
!68 = distinct !DISubprogram(name: "walk", scope: !3, file: !3, line: 39, type: !69, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!69 = !DISubroutineType(types: !70)
!70 = !{!6, !71, !5}
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64)
!72 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(scope: null, file: !3, line: 14, type: !75, isLocal: true, isDefinition: true)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 32, elements: !76)
!76 = !{!77}
!77 = !DISubrange(count: 4)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(scope: null, file: !3, line: 14, type: !80, isLocal: true, isDefinition: true)
!80 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 64, elements: !81)
!81 = !{!82}
!82 = !DISubrange(count: 8)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(scope: null, file: !3, line: 14, type: !85, isLocal: true, isDefinition: true)
!85 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 24, elements: !25)
!86 = !DIGlobalVariableExpression(var: !87, expr: !DIExpression())
!87 = distinct !DIGlobalVariable(name: "names", scope: !2, file: !3, line: 14, type: !88, isLocal: true, isDefinition: true)
!88 = !DICompositeType(tag: DW_TAG_array_type, baseType: !89, size: 192, elements: !25)
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !90, size: 64)
!90 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !20)
!91 = !{i32 7, !"Dwarf Version", i32 5}
!92 = !{i32 2, !"Debug Info Version", i32 3}
!93 = !{i32 1, !"wchar_size", i32 4}
!94 = !{i32 8, !"PIC Level", i32 2}
!95 = !{i32 7, !"PIE Level", i32 2}
!96 = !{i32 7, !"uwtable", i32 2}
!97 = !{i32 7, !"frame-pointer", i32 2}
!98 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
!99 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 24, type: !47, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !49)
!100 = !DILocalVariable(name: "x", arg: 1, scope: !99, file: !3, line: 24, type: !6)
!101 = !DILocation(line: 24, column: 15, scope: !99)
!102 = !DILocation(line: 24, column: 27, scope: !99)
!103 = !DILocation(line: 24, column: 31, scope: !99)
!104 = !DILocation(line: 24, column: 29, scope: !99)
!105 = !DILocation(line: 24, column: 20, scope: !99)
!106 = distinct !DISubprogram(name: "before", scope: !3, file: !3, line: 26, type: !107, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!107 = !DISubroutineType(types: !108)
!108 = !{null}
!109 = !DILocation(line: 26, column: 69, scope: !106)
!110 = !DILocation(line: 26, column: 74, scope: !106)
!111 = distinct !DISubprogram(name: "copied", scope: !3, file: !3, line: 28, type: !112, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !49)
!112 = !DISubroutineType(types: !113)
!113 = !{!6, !114, !6, null}
!114 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "big", file: !3, line: 10, size: 320, elements: !115)
!115 = !{!116}
!116 = !DIDerivedType(tag: DW_TAG_member, name: "numbers", scope: !114, file: !3, line: 10, baseType: !117, size: 320)
!117 = !DICompositeType(tag: DW_TAG_array_type, baseType: !118, size: 320, elements: !119)
!118 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!119 = !{!120}
!120 = !DISubrange(count: 5)
!121 = !DILocalVariable(name: "b", arg: 1, scope: !111, file: !3, line: 28, type: !114)
!122 = !DILocation(line: 28, column: 23, scope: !111)
!123 = !DILocalVariable(name: "count", arg: 2, scope: !111, file: !3, line: 28, type: !6)
!124 = !DILocation(line: 28, column: 30, scope: !111)
!125 = !DILocalVariable(name: "list", scope: !111, file: !3, line: 30, type: !126)
!126 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !127, baseType: !128)
!127 = !DIFile(filename: "everything.c", directory: "/work/wt/verify/verifier/tests/programs")
!128 = !DICompositeType(tag: DW_TAG_array_type, baseType: !129, size: 192, elements: !135)
!129 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !130)
!130 = !{!131, !132, !133, !134}
!131 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !129, file: !127, line: 30, baseType: !28, size: 32)
!132 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !129, file: !127, line: 30, baseType: !28, size: 32, offset: 32)
!133 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !129, file: !127, line: 30, baseType: !51, size: 64, offset: 64)
!134 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !129, file: !127, line: 30, baseType: !51, size: 64, offset: 128)
!135 = !{!136}
!136 = !DISubrange(count: 1)
!137 = !DILocation(line: 30, column: 23, scope: !111)
!138 = !DILocation(line: 31, column: 5, scope: !111)
!139 = !DILocalVariable(name: "sum", scope: !111, file: !3, line: 32, type: !6)
!140 = !DILocation(line: 32, column: 9, scope: !111)
!141 = !DILocation(line: 32, column: 22, scope: !111)
!142 = !DILocation(line: 32, column: 30, scope: !111)
!143 = !DILocation(line: 32, column: 20, scope: !111)
!144 = !DILocation(line: 32, column: 15, scope: !111)
!145 = !DILocation(line: 33, column: 5, scope: !111)
!146 = !DILocation(line: 33, column: 17, scope: !111)
!147 = !DILocation(line: 33, column: 20, scope: !111)
!148 = !DILocation(line: 34, column: 16, scope: !111)
!149 = !DILocation(line: 34, column: 13, scope: !111)
!150 = distinct !{!150, !145, !151, !152}
!151 = !DILocation(line: 34, column: 42, scope: !111)
!152 = !{!"llvm.loop.mustprogress"}
!153 = !DILocation(line: 35, column: 5, scope: !111)
!154 = !DILocation(line: 36, column: 12, scope: !111)
!155 = !DILocation(line: 36, column: 5, scope: !111)
!156 = !DILocalVariable(name: "which", arg: 1, scope: !46, file: !3, line: 55, type: !6)
!157 = !DILocation(line: 55, column: 14, scope: !46)
!158 = !DILocation(line: 58, column: 19, scope: !46)
!159 = !DILocation(line: 58, column: 25, scope: !46)
!160 = !DILocation(line: 58, column: 11, scope: !46)
!161 = !DILocation(line: 58, column: 5, scope: !46)
!162 = !DILabel(scope: !46, name: "zero", file: !3, line: 59)
!163 = !DILocation(line: 59, column: 1, scope: !46)
!164 = !DILocation(line: 60, column: 5, scope: !46)
!165 = !DILabel(scope: !46, name: "one", file: !3, line: 61)
!166 = !DILocation(line: 61, column: 1, scope: !46)
!167 = !DILocation(line: 62, column: 5, scope: !46)
!168 = !DILocation(line: 63, column: 1, scope: !46)
!169 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 65, type: !170, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !49)
!170 = !DISubroutineType(types: !171)
!171 = !{!6, !6, !172}
!172 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !173, size: 64)
!173 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!174 = !DILocalVariable(name: "argc", arg: 1, scope: !169, file: !3, line: 65, type: !6)
!175 = !DILocation(line: 65, column: 14, scope: !169)
!176 = !DILocalVariable(name: "argv", arg: 2, scope: !169, file: !3, line: 65, type: !172)
!177 = !DILocation(line: 65, column: 27, scope: !169)
!178 = !DILocalVariable(name: "pointer", scope: !169, file: !3, line: 67, type: !179)
!179 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!180 = !DILocation(line: 67, column: 11, scope: !169)
!181 = !DILocalVariable(name: "w", scope: !169, file: !3, line: 68, type: !182)
!182 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "word", file: !3, line: 8, size: 32, elements: !183)
!183 = !{!184, !185, !188}
!184 = !DIDerivedType(tag: DW_TAG_member, name: "whole", scope: !182, file: !3, line: 8, baseType: !6, size: 32)
!185 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !182, file: !3, line: 8, baseType: !186, size: 32)
!186 = !DICompositeType(tag: DW_TAG_array_type, baseType: !187, size: 32, elements: !76)
!187 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!188 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !182, file: !3, line: 8, baseType: !189, size: 32)
!189 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!190 = !DILocation(line: 68, column: 16, scope: !169)
!191 = !DILocalVariable(name: "b", scope: !169, file: !3, line: 69, type: !114)
!192 = !DILocation(line: 69, column: 16, scope: !169)
!193 = !DILocation(line: 70, column: 15, scope: !169)
!194 = !DILocation(line: 70, column: 20, scope: !169)
!195 = !DILocation(line: 70, column: 5, scope: !169)
!196 = !DILocalVariable(name: "__vla_expr0", scope: !169, type: !197, flags: DIFlagArtificial)
!197 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!198 = !DILocation(line: 0, scope: !169)
!199 = !DILocalVariable(name: "text", scope: !169, file: !3, line: 70, type: !200)
!200 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, elements: !201)
!201 = !{!202}
!202 = !DISubrange(count: !196)
!203 = !DILocation(line: 70, column: 10, scope: !169)
!204 = !DILocation(line: 71, column: 14, scope: !169)
!205 = !DILocalVariable(name: "i", scope: !206, file: !3, line: 72, type: !6)
!206 = distinct !DILexicalBlock(scope: !169, file: !3, line: 72, column: 5)
!207 = !DILocation(line: 72, column: 14, scope: !206)
!208 = !DILocation(line: 72, column: 10, scope: !206)
!209 = !DILocation(line: 72, column: 21, scope: !210)
!210 = distinct !DILexicalBlock(scope: !206, file: !3, line: 72, column: 5)
!211 = !DILocation(line: 72, column: 23, scope: !210)
!212 = !DILocation(line: 72, column: 5, scope: !206)
!213 = !DILocalVariable(name: "i", scope: !214, file: !3, line: 73, type: !187)
!214 = distinct !DILexicalBlock(scope: !210, file: !3, line: 72, column: 33)
!215 = !DILocation(line: 73, column: 23, scope: !214)
!216 = !DILocation(line: 74, column: 33, scope: !214)
!217 = !DILocation(line: 74, column: 52, scope: !214)
!218 = !DILocation(line: 74, column: 50, scope: !214)
!219 = !DILocation(line: 74, column: 27, scope: !214)
!220 = !DILocation(line: 74, column: 15, scope: !214)
!221 = !DILocation(line: 74, column: 9, scope: !214)
!222 = !DILocation(line: 74, column: 24, scope: !214)
!223 = !DILocation(line: 75, column: 5, scope: !214)
!224 = !DILocation(line: 72, column: 29, scope: !210)
!225 = !DILocation(line: 72, column: 5, scope: !210)
!226 = distinct !{!226, !212, !227, !152}
!227 = !DILocation(line: 75, column: 5, scope: !206)
!228 = !DILocation(line: 76, column: 15, scope: !169)
!229 = !DILocation(line: 76, column: 26, scope: !169)
!230 = !DILocation(line: 76, column: 29, scope: !169)
!231 = !DILocation(line: 76, column: 5, scope: !169)
!232 = !DILocation(line: 76, column: 13, scope: !169)
!233 = !DILocation(line: 77, column: 5, scope: !169)
!234 = !{i64 2152}
!235 = !DILocation(line: 78, column: 5, scope: !169)
!236 = !DILocation(line: 79, column: 10, scope: !169)
!237 = !DILocation(line: 80, column: 9, scope: !238)
!238 = distinct !DILexicalBlock(scope: !169, file: !3, line: 80, column: 9)
!239 = !DILocation(line: 80, column: 14, scope: !238)
!240 = !DILocation(line: 80, column: 9, scope: !169)
!241 = !DILocation(line: 81, column: 9, scope: !238)
!242 = !DILocation(line: 82, column: 11, scope: !169)
!243 = !DILocation(line: 82, column: 24, scope: !169)
!244 = !DILocation(line: 82, column: 22, scope: !169)
!245 = !DILocation(line: 82, column: 41, scope: !169)
!246 = !DILocation(line: 82, column: 36, scope: !169)
!247 = !DILocation(line: 82, column: 34, scope: !169)
!248 = !DILocation(line: 82, column: 49, scope: !169)
!249 = !DILocation(line: 82, column: 48, scope: !169)
!250 = !DILocation(line: 82, column: 46, scope: !169)
!251 = !DILocation(line: 82, column: 5, scope: !169)
!252 = !DILocation(line: 82, column: 9, scope: !169)
!253 = !DILocation(line: 83, column: 23, scope: !169)
!254 = !DILocation(line: 83, column: 55, scope: !169)
!255 = !DILocation(line: 83, column: 47, scope: !169)
!256 = !DILocation(line: 83, column: 5, scope: !169)
!257 = !DILocation(line: 84, column: 27, scope: !169)
!258 = !DILocation(line: 84, column: 12, scope: !169)
!259 = !DILocation(line: 84, column: 42, scope: !169)
!260 = !DILocation(line: 84, column: 36, scope: !169)
!261 = !DILocation(line: 84, column: 34, scope: !169)
!262 = !DILocation(line: 84, column: 58, scope: !169)
!263 = !DILocation(line: 84, column: 53, scope: !169)
!264 = !DILocation(line: 84, column: 51, scope: !169)
!265 = !DILocation(line: 84, column: 67, scope: !169)
!266 = !DILocation(line: 84, column: 72, scope: !169)
!267 = !DILocation(line: 84, column: 79, scope: !169)
!268 = !DILocation(line: 84, column: 78, scope: !169)
!269 = !DILocation(line: 84, column: 86, scope: !169)
!270 = !DILocation(line: 84, column: 91, scope: !169)
!271 = !DILocation(line: 84, column: 64, scope: !169)
!272 = !DILocation(line: 84, column: 5, scope: !169)
!273 = !DILocation(line: 85, column: 1, scope: !169)
!274 = !DILocalVariable(name: "n", arg: 1, scope: !68, file: !3, line: 39, type: !71)
!275 = !DILocation(line: 39, column: 36, scope: !68)
!276 = !DILocalVariable(name: "c", arg: 2, scope: !68, file: !3, line: 39, type: !5)
!277 = !DILocation(line: 39, column: 51, scope: !68)
!278 = !DILocation(line: 42, column: 10, scope: !68)
!279 = !DILocation(line: 43, column: 9, scope: !280)
!280 = distinct !DILexicalBlock(scope: !68, file: !3, line: 43, column: 9)
!281 = !DILocation(line: 43, column: 12, scope: !280)
!282 = !DILocation(line: 43, column: 16, scope: !280)
!283 = !DILocation(line: 43, column: 9, scope: !68)
!284 = !DILocation(line: 44, column: 9, scope: !280)
!285 = !DILocation(line: 45, column: 13, scope: !68)
!286 = !DILocation(line: 45, column: 5, scope: !68)
!287 = !DILocation(line: 46, column: 22, scope: !288)
!288 = distinct !DILexicalBlock(scope: !68, file: !3, line: 45, column: 16)
!289 = !DILocation(line: 46, column: 25, scope: !288)
!290 = !DILocation(line: 46, column: 32, scope: !288)
!291 = !DILocation(line: 46, column: 35, scope: !288)
!292 = !DILocation(line: 46, column: 15, scope: !288)
!293 = !DILocation(line: 47, column: 23, scope: !288)
!294 = !DILocation(line: 47, column: 26, scope: !288)
!295 = !DILocation(line: 47, column: 33, scope: !288)
!296 = !DILocation(line: 47, column: 36, scope: !288)
!297 = !DILocation(line: 47, column: 31, scope: !288)
!298 = !DILocation(line: 47, column: 16, scope: !288)
!299 = !DILocation(line: 48, column: 14, scope: !288)
!300 = !DILocation(line: 50, column: 12, scope: !68)
!301 = !DILocation(line: 50, column: 5, scope: !68)
!302 = !DILabel(scope: !68, name: "ERROR", file: !3, line: 51)
!303 = !DILocation(line: 51, column: 1, scope: !68)
!304 = !DILocation(line: 52, column: 5, scope: !68)
!305 = !DILocation(line: 53, column: 1, scope: !68)
