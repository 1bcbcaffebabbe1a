; ModuleID = 'everything.c'
source_filename = "everything.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, i8, %struct.node*, [3 x double], i8 }
%struct.big = type { [5 x i64] }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%union.word = type { i32 }

@last = internal global %struct.node { i32 7, i8 122, %struct.node* null, [3 x double] [double 1.000000e+00, double 1.000000e-01, double 1.000000e+300], i8 -19 }, align 8, !dbg !0
@first = dso_local global %struct.node { i32 3, i8 97, %struct.node* @last, [3 x double] [double 5.000000e-01, double -2.000000e+00, double 0.000000e+00], i8 9 }, align 8, !dbg !14
@wide = dso_local global x86_fp80 0xK3FFFC000000000000000, align 16, !dbg !30
@flag = dso_local global i8 1, align 1, !dbg !33
@table = dso_local global [10 x [3 x i32]] zeroinitializer, align 16, !dbg !54
@inside = dso_local global i32* bitcast (i8* getelementptr (i8, i8* bitcast ([10 x [3 x i32]]* @table to i8*), i64 28) to i32*), align 8, !dbg !36
@huge = dso_local global i128 1267650600228229401496703205383, align 16, !dbg !39
@adjustable = weak dso_local global i32 4, align 4, !dbg !42
@jump.targets = internal global [2 x i8*] [i8* blockaddress(@jump, %9), i8* blockaddress(@jump, %10)], align 16, !dbg !44
@elsewhere = external global i32, align 4
@own = dso_local thread_local global i32 0, align 4, !dbg !59
@.str = private unnamed_addr constant [7 x i8] c"%d %f\0A\00", align 1
@walk.calls = internal global i32 0, align 4, !dbg !61
@names = internal global [3 x i8*] [i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.3, i32 0, i32 0)], align 16, !dbg !68
@.str.1 = private unnamed_addr constant [4 x i8] c"red\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"gr\22een\0A\00", align 1
@.str.3 = private unnamed_addr constant [3 x i8] c"\01\FF\00", align 1
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @before, i8* null }]

@again = dso_local alias i32 (i32), i32 (i32)* @twice

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @twice(i32 noundef %0) #0 !dbg !81 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !82, metadata !DIExpression()), !dbg !83
  %3 = load i32, i32* %2, align 4, !dbg !84
  %4 = load i32, i32* %2, align 4, !dbg !85
  %5 = add nsw i32 %3, %4, !dbg !86
  ret i32 %5, !dbg !87
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @before() #0 !dbg !88 {
  store i32 1, i32* getelementptr inbounds ([10 x [3 x i32]], [10 x [3 x i32]]* @table, i64 0, i64 0, i64 0), align 16, !dbg !91
  ret void, !dbg !92
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @copied(%struct.big* noundef byval(%struct.big) align 8 %0, i32 noundef %1, ...) #0 !dbg !93 {
  %3 = alloca i32, align 4
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata %struct.big* %0, metadata !103, metadata !DIExpression()), !dbg !104
  store i32 %1, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !105, metadata !DIExpression()), !dbg !106
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %4, metadata !107, metadata !DIExpression()), !dbg !119
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !120
  %7 = bitcast %struct.__va_list_tag* %6 to i8*, !dbg !120
  call void @llvm.va_start(i8* %7), !dbg !120
  call void @llvm.dbg.declare(metadata i32* %5, metadata !121, metadata !DIExpression()), !dbg !122
  %8 = getelementptr inbounds %struct.big, %struct.big* %0, i32 0, i32 0, !dbg !123
  %9 = load i32, i32* %3, align 4, !dbg !124
  %10 = sext i32 %9 to i64, !dbg !125
  %11 = getelementptr inbounds [5 x i64], [5 x i64]* %8, i64 0, i64 %10, !dbg !125
  %12 = load i64, i64* %11, align 8, !dbg !125
  %13 = trunc i64 %12 to i32, !dbg !126
  store i32 %13, i32* %5, align 4, !dbg !122
  br label %14, !dbg !127

14:                                               ; preds = %34, %2
  %15 = load i32, i32* %3, align 4, !dbg !128
  %16 = add nsw i32 %15, -1, !dbg !128
  store i32 %16, i32* %3, align 4, !dbg !128
  %17 = icmp sgt i32 %15, 0, !dbg !129
  br i1 %17, label %18, label %39, !dbg !127

18:                                               ; preds = %14
  %19 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !130
  %20 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %19, i32 0, i32 0, !dbg !130
  %21 = load i32, i32* %20, align 16, !dbg !130
  %22 = icmp ule i32 %21, 40, !dbg !130
  br i1 %22, label %23, label %29, !dbg !130

23:                                               ; preds = %18
  %24 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %19, i32 0, i32 3, !dbg !130
  %25 = load i8*, i8** %24, align 16, !dbg !130
  %26 = getelementptr i8, i8* %25, i32 %21, !dbg !130
  %27 = bitcast i8* %26 to i32*, !dbg !130
  %28 = add i32 %21, 8, !dbg !130
  store i32 %28, i32* %20, align 16, !dbg !130
  br label %34, !dbg !130

29:                                               ; preds = %18
  %30 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %19, i32 0, i32 2, !dbg !130
  %31 = load i8*, i8** %30, align 8, !dbg !130
  %32 = bitcast i8* %31 to i32*, !dbg !130
  %33 = getelementptr i8, i8* %31, i32 8, !dbg !130
  store i8* %33, i8** %30, align 8, !dbg !130
  br label %34, !dbg !130

34:                                               ; preds = %29, %23
  %35 = phi i32* [ %27, %23 ], [ %32, %29 ], !dbg !130
  %36 = load i32, i32* %35, align 4, !dbg !130
  %37 = load i32, i32* %5, align 4, !dbg !131
  %38 = add nsw i32 %37, %36, !dbg !131
  store i32 %38, i32* %5, align 4, !dbg !131
  br label %14, !dbg !127, !llvm.loop !132

39:                                               ; preds = %14
  %40 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0, !dbg !135
  %41 = bitcast %struct.__va_list_tag* %40 to i8*, !dbg !135
  call void @llvm.va_end(i8* %41), !dbg !135
  %42 = load i32, i32* %5, align 4, !dbg !136
  ret i32 %42, !dbg !137
}

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #2

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @jump(i32 noundef %0) #0 !dbg !46 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !138, metadata !DIExpression()), !dbg !139
  %4 = load i32, i32* %3, align 4, !dbg !140
  %5 = and i32 %4, 1, !dbg !141
  %6 = sext i32 %5 to i64, !dbg !142
  %7 = getelementptr inbounds [2 x i8*], [2 x i8*]* @jump.targets, i64 0, i64 %6, !dbg !142
  %8 = load i8*, i8** %7, align 8, !dbg !142
  br label %13, !dbg !143

9:                                                ; preds = %13
  call void @llvm.dbg.label(metadata !144), !dbg !145
  store i32 0, i32* %2, align 4, !dbg !146
  br label %11, !dbg !146

10:                                               ; preds = %13
  call void @llvm.dbg.label(metadata !147), !dbg !148
  store i32 1, i32* %2, align 4, !dbg !149
  br label %11, !dbg !149

11:                                               ; preds = %10, %9
  %12 = load i32, i32* %2, align 4, !dbg !150
  ret i32 %12, !dbg !150

13:                                               ; preds = %1
  %14 = phi i8* [ %8, %1 ]
  indirectbr i8* %14, [label %9, label %10]
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.label(metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !151 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca i32 (%struct.node*, i32)*, align 8
  %7 = alloca %union.word, align 4
  %8 = alloca %struct.big, align 8
  %9 = alloca i8*, align 8
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca i8, align 1
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !156, metadata !DIExpression()), !dbg !157
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !158, metadata !DIExpression()), !dbg !159
  call void @llvm.dbg.declare(metadata i32 (%struct.node*, i32)** %6, metadata !160, metadata !DIExpression()), !dbg !162
  store i32 (%struct.node*, i32)* @walk, i32 (%struct.node*, i32)** %6, align 8, !dbg !162
  call void @llvm.dbg.declare(metadata %union.word* %7, metadata !163, metadata !DIExpression()), !dbg !174
  call void @llvm.dbg.declare(metadata %struct.big* %8, metadata !175, metadata !DIExpression()), !dbg !176
  %15 = bitcast %struct.big* %8 to i8*, !dbg !176
  call void @llvm.memset.p0i8.i64(i8* align 8 %15, i8 0, i64 40, i1 false), !dbg !176
  %16 = bitcast i8* %15 to %struct.big*, !dbg !176
  %17 = getelementptr inbounds %struct.big, %struct.big* %16, i32 0, i32 0, !dbg !176
  %18 = getelementptr inbounds [5 x i64], [5 x i64]* %17, i32 0, i32 0, !dbg !176
  store i64 1, i64* %18, align 8, !dbg !176
  %19 = getelementptr inbounds [5 x i64], [5 x i64]* %17, i32 0, i32 1, !dbg !176
  store i64 2, i64* %19, align 8, !dbg !176
  %20 = getelementptr inbounds [5 x i64], [5 x i64]* %17, i32 0, i32 2, !dbg !176
  store i64 3, i64* %20, align 8, !dbg !176
  %21 = getelementptr inbounds [5 x i64], [5 x i64]* %17, i32 0, i32 3, !dbg !176
  store i64 4, i64* %21, align 8, !dbg !176
  %22 = getelementptr inbounds [5 x i64], [5 x i64]* %17, i32 0, i32 4, !dbg !176
  store i64 5, i64* %22, align 8, !dbg !176
  %23 = load i32, i32* %4, align 4, !dbg !177
  %24 = add nsw i32 %23, 1, !dbg !178
  %25 = zext i32 %24 to i64, !dbg !179
  %26 = call i8* @llvm.stacksave(), !dbg !179
  store i8* %26, i8** %9, align 8, !dbg !179
  %27 = alloca i8, i64 %25, align 16, !dbg !179
  store i64 %25, i64* %10, align 8, !dbg !179
  call void @llvm.dbg.declare(metadata i64* %10, metadata !180, metadata !DIExpression()), !dbg !182
  call void @llvm.dbg.declare(metadata i8* %27, metadata !183, metadata !DIExpression()), !dbg !187
  %28 = bitcast %union.word* %7 to float*, !dbg !188
  store float 1.500000e+00, float* %28, align 4, !dbg !189
  call void @llvm.dbg.declare(metadata i32* %11, metadata !190, metadata !DIExpression()), !dbg !192
  store i32 0, i32* %11, align 4, !dbg !192
  br label %29, !dbg !193

29:                                               ; preds = %45, %2
  %30 = load i32, i32* %11, align 4, !dbg !194
  %31 = icmp slt i32 %30, 3, !dbg !196
  br i1 %31, label %32, label %48, !dbg !197

32:                                               ; preds = %29
  call void @llvm.dbg.declare(metadata i8* %12, metadata !198, metadata !DIExpression()), !dbg !200
  store i8 9, i8* %12, align 1, !dbg !200
  %33 = load double, double* getelementptr inbounds (%struct.node, %struct.node* @first, i32 0, i32 3, i64 1), align 8, !dbg !201
  %34 = load i8, i8* %12, align 1, !dbg !202
  %35 = zext i8 %34 to i32, !dbg !202
  %36 = sitofp i32 %35 to double, !dbg !202
  %37 = fmul double %33, %36, !dbg !203
  %38 = fptosi double %37 to i32, !dbg !204
  %39 = load i32, i32* %4, align 4, !dbg !205
  %40 = sext i32 %39 to i64, !dbg !206
  %41 = getelementptr inbounds [10 x [3 x i32]], [10 x [3 x i32]]* @table, i64 0, i64 %40, !dbg !206
  %42 = getelementptr inbounds [3 x i32], [3 x i32]* %41, i64 0, i64 1, !dbg !206
  %43 = load i32, i32* %42, align 4, !dbg !207
  %44 = add nsw i32 %43, %38, !dbg !207
  store i32 %44, i32* %42, align 4, !dbg !207
  br label %45, !dbg !208

45:                                               ; preds = %32
  %46 = load i32, i32* %11, align 4, !dbg !209
  %47 = add nsw i32 %46, 1, !dbg !209
  store i32 %47, i32* %11, align 4, !dbg !209
  br label %29, !dbg !210, !llvm.loop !211

48:                                               ; preds = %29
  %49 = load i8**, i8*** %5, align 8, !dbg !213
  %50 = getelementptr inbounds i8*, i8** %49, i64 0, !dbg !213
  %51 = load i8*, i8** %50, align 8, !dbg !213
  %52 = getelementptr inbounds i8, i8* %51, i64 0, !dbg !213
  %53 = load i8, i8* %52, align 1, !dbg !213
  %54 = sext i8 %53 to i32, !dbg !213
  %55 = icmp ne i32 %54, 0, !dbg !213
  br i1 %55, label %56, label %59, !dbg !214

56:                                               ; preds = %48
  %57 = load i8, i8* @flag, align 1, !dbg !215
  %58 = trunc i8 %57 to i1, !dbg !215
  br label %59

59:                                               ; preds = %56, %48
  %60 = phi i1 [ false, %48 ], [ %58, %56 ], !dbg !182
  %61 = zext i1 %60 to i32, !dbg !214
  %62 = trunc i32 %61 to i8, !dbg !213
  %63 = getelementptr inbounds i8, i8* %27, i64 0, !dbg !216
  store i8 %62, i8* %63, align 16, !dbg !217
  %64 = load i32, i32* %4, align 4, !dbg !218
  %65 = call i32 asm sideeffect "nop", "=r,0,~{memory},~{dirflag},~{fpsr},~{flags}"(i32 %64) #6, !dbg !218, !srcloc !219
  store i32 %65, i32* %4, align 4, !dbg !218
  store i32 1, i32* %13, align 4, !dbg !220
  %66 = load i32, i32* %13, align 4, !dbg !220
  %67 = atomicrmw add i32* getelementptr inbounds ([10 x [3 x i32]], [10 x [3 x i32]]* @table, i64 0, i64 1, i64 1), i32 %66 seq_cst, align 4, !dbg !220
  store i32 %67, i32* %14, align 4, !dbg !220
  %68 = load i32, i32* %14, align 4, !dbg !220
  %69 = load x86_fp80, x86_fp80* @wide, align 16, !dbg !221
  %70 = fmul x86_fp80 %69, 0xK40008000000000000000, !dbg !221
  store x86_fp80 %70, x86_fp80* @wide, align 16, !dbg !221
  %71 = load i32, i32* %4, align 4, !dbg !222
  %72 = icmp sgt i32 %71, 100, !dbg !224
  br i1 %72, label %73, label %74, !dbg !225

73:                                               ; preds = %59
  call void @stop() #7, !dbg !226
  unreachable, !dbg !226

74:                                               ; preds = %59
  %75 = load i32, i32* @adjustable, align 4, !dbg !227
  %76 = load i32, i32* @elsewhere, align 4, !dbg !228
  %77 = add nsw i32 %75, %76, !dbg !229
  %78 = load i128, i128* @huge, align 16, !dbg !230
  %79 = trunc i128 %78 to i32, !dbg !231
  %80 = add nsw i32 %77, %79, !dbg !232
  %81 = load i32*, i32** @inside, align 8, !dbg !233
  %82 = load i32, i32* %81, align 4, !dbg !234
  %83 = add nsw i32 %80, %82, !dbg !235
  store i32 %83, i32* @own, align 4, !dbg !236
  %84 = load i32 (%struct.node*, i32)*, i32 (%struct.node*, i32)** %6, align 8, !dbg !237
  %85 = call i32 %84(%struct.node* noundef @first, i32 noundef 5), !dbg !237
  %86 = load x86_fp80, x86_fp80* @wide, align 16, !dbg !238
  %87 = fptrunc x86_fp80 %86 to double, !dbg !239
  %88 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i32 noundef %85, double noundef %87), !dbg !240
  %89 = bitcast %union.word* %7 to i32*, !dbg !241
  %90 = load i32, i32* %89, align 4, !dbg !241
  %91 = call i32 (%struct.big*, i32, ...) @copied(%struct.big* noundef byval(%struct.big) align 8 %8, i32 noundef 1, i32 noundef %90), !dbg !242
  %92 = getelementptr inbounds i8, i8* %27, i64 0, !dbg !243
  %93 = load i8, i8* %92, align 16, !dbg !243
  %94 = sext i8 %93 to i32, !dbg !243
  %95 = call i32 @again(i32 noundef %94), !dbg !244
  %96 = add nsw i32 %91, %95, !dbg !245
  %97 = load i32, i32* %4, align 4, !dbg !246
  %98 = call i32 @jump(i32 noundef %97), !dbg !247
  %99 = add nsw i32 %96, %98, !dbg !248
  %100 = load i32, i32* %4, align 4, !dbg !249
  %101 = icmp slt i32 %100, 0, !dbg !250
  br i1 %101, label %102, label %105, !dbg !249

102:                                              ; preds = %74
  %103 = load i32, i32* %4, align 4, !dbg !251
  %104 = sub nsw i32 0, %103, !dbg !252
  br label %108, !dbg !249

105:                                              ; preds = %74
  %106 = load i32, i32* %4, align 4, !dbg !253
  %107 = srem i32 %106, 7, !dbg !254
  br label %108, !dbg !249

108:                                              ; preds = %105, %102
  %109 = phi i32 [ %104, %102 ], [ %107, %105 ], !dbg !249
  %110 = add nsw i32 %99, %109, !dbg !255
  store i32 %110, i32* %3, align 4, !dbg !256
  %111 = load i8*, i8** %9, align 8, !dbg !257
  call void @llvm.stackrestore(i8* %111), !dbg !257
  %112 = load i32, i32* %3, align 4, !dbg !257
  ret i32 %112, !dbg !257
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @walk(%struct.node* noundef %0, i32 noundef %1) #0 !dbg !63 {
  %3 = alloca i32, align 4
  %4 = alloca %struct.node*, align 8
  %5 = alloca i32, align 4
  store %struct.node* %0, %struct.node** %4, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %4, metadata !258, metadata !DIExpression()), !dbg !259
  store i32 %1, i32* %5, align 4
  call void @llvm.dbg.declare(metadata i32* %5, metadata !260, metadata !DIExpression()), !dbg !261
  %6 = load i32, i32* @walk.calls, align 4, !dbg !262
  %7 = add nsw i32 %6, 1, !dbg !262
  store i32 %7, i32* @walk.calls, align 4, !dbg !262
  %8 = load %struct.node*, %struct.node** %4, align 8, !dbg !263
  %9 = getelementptr inbounds %struct.node, %struct.node* %8, i32 0, i32 0, !dbg !265
  %10 = load i32, i32* %9, align 8, !dbg !265
  %11 = icmp sgt i32 %10, 3, !dbg !266
  br i1 %11, label %12, label %13, !dbg !267

12:                                               ; preds = %2
  br label %46, !dbg !268

13:                                               ; preds = %2
  %14 = load i32, i32* %5, align 4, !dbg !269
  switch i32 %14, label %40 [
    i32 0, label %15
    i32 -2, label %28
  ], !dbg !270

15:                                               ; preds = %13
  %16 = load %struct.node*, %struct.node** %4, align 8, !dbg !271
  %17 = getelementptr inbounds %struct.node, %struct.node* %16, i32 0, i32 2, !dbg !273
  %18 = load %struct.node*, %struct.node** %17, align 8, !dbg !273
  %19 = icmp ne %struct.node* %18, null, !dbg !271
  br i1 %19, label %20, label %25, !dbg !271

20:                                               ; preds = %15
  %21 = load %struct.node*, %struct.node** %4, align 8, !dbg !274
  %22 = getelementptr inbounds %struct.node, %struct.node* %21, i32 0, i32 1, !dbg !275
  %23 = load i8, i8* %22, align 4, !dbg !275
  %24 = sext i8 %23 to i32, !dbg !274
  br label %26, !dbg !271

25:                                               ; preds = %15
  br label %26, !dbg !271

26:                                               ; preds = %25, %20
  %27 = phi i32 [ %24, %20 ], [ 2, %25 ], !dbg !271
  store i32 %27, i32* %3, align 4, !dbg !276
  br label %47, !dbg !276

28:                                               ; preds = %13
  %29 = load %struct.node*, %struct.node** %4, align 8, !dbg !277
  %30 = getelementptr inbounds %struct.node, %struct.node* %29, i32 0, i32 4, !dbg !278
  %31 = load i8, i8* %30, align 8, !dbg !278
  %32 = ashr i8 %31, 3, !dbg !278
  %33 = sext i8 %32 to i32, !dbg !278
  %34 = load %struct.node*, %struct.node** %4, align 8, !dbg !279
  %35 = getelementptr inbounds %struct.node, %struct.node* %34, i32 0, i32 4, !dbg !280
  %36 = load i8, i8* %35, align 8, !dbg !280
  %37 = and i8 %36, 7, !dbg !280
  %38 = zext i8 %37 to i32, !dbg !280
  %39 = add nsw i32 %33, %38, !dbg !281
  store i32 %39, i32* %3, align 4, !dbg !282
  br label %47, !dbg !282

40:                                               ; preds = %13
  br label %41, !dbg !283

41:                                               ; preds = %40
  %42 = load i8*, i8** getelementptr inbounds ([3 x i8*], [3 x i8*]* @names, i64 0, i64 1), align 8, !dbg !284
  %43 = getelementptr inbounds i8, i8* %42, i64 0, !dbg !284
  %44 = load i8, i8* %43, align 1, !dbg !284
  %45 = sext i8 %44 to i32, !dbg !284
  store i32 %45, i32* %3, align 4, !dbg !285
  br label %47, !dbg !285

46:                                               ; preds = %12
  call void @llvm.dbg.label(metadata !286), !dbg !287
  store i32 5, i32* %3, align 4, !dbg !288
  br label %47, !dbg !288

47:                                               ; preds = %46, %41, %28, %26
  %48 = load i32, i32* %3, align 4, !dbg !289
  ret i32 %48, !dbg !289
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nofree nosync nounwind willreturn
declare i8* @llvm.stacksave() #2

; Function Attrs: noreturn
declare void @stop() #4

declare i32 @printf(i8* noundef, ...) #5

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.stackrestore(i8*) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nofree nosync nounwind willreturn }
attributes #3 = { argmemonly nofree nounwind willreturn writeonly }
attributes #4 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!73, !74, !75, !76, !77, !78, !79}
!llvm.ident = !{!80}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 12, type: !16, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !11, globals: !13, splitDebugInlining: false, nameTableKind: None)
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
!13 = !{!14, !30, !33, !36, !39, !42, !44, !54, !59, !0, !61, !68}
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
!55 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 15, type: !56, isLocal: false, isDefinition: true)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 960, elements: !57)
!57 = !{!58, !26}
!58 = !DISubrange(count: 10)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 22, type: !6, isLocal: false, isDefinition: true)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(name: "calls", scope: !63, file: !3, line: 41, type: !6, isLocal: true, isDefinition: true)
!63 = distinct !DISubprogram(name: "walk", scope: !3, file: !3, line: 39, type: !64, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!64 = !DISubroutineType(types: !65)
!65 = !{!6, !66, !5}
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64)
!67 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(name: "names", scope: !2, file: !3, line: 14, type: !70, isLocal: true, isDefinition: true)
!70 = !DICompositeType(tag: DW_TAG_array_type, baseType: !71, size: 192, elements: !25)
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64)
!72 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !20)
!73 = !{i32 7, !"Dwarf Version", i32 5}
!74 = !{i32 2, !"Debug Info Version", i32 3}
!75 = !{i32 1, !"wchar_size", i32 4}
!76 = !{i32 7, !"PIC Level", i32 2}
!77 = !{i32 7, !"PIE Level", i32 2}
!78 = !{i32 7, !"uwtable", i32 1}
!79 = !{i32 7, !"frame-pointer", i32 2}
!80 = !{!"Debian clang version 14.0.6"}
!81 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 24, type: !47, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !49)
!82 = !DILocalVariable(name: "x", arg: 1, scope: !81, file: !3, line: 24, type: !6)
!83 = !DILocation(line: 24, column: 15, scope: !81)
!84 = !DILocation(line: 24, column: 27, scope: !81)
!85 = !DILocation(line: 24, column: 31, scope: !81)
!86 = !DILocation(line: 24, column: 29, scope: !81)
!87 = !DILocation(line: 24, column: 20, scope: !81)
!88 = distinct !DISubprogram(name: "before", scope: !3, file: !3, line: 26, type: !89, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!89 = !DISubroutineType(types: !90)
!90 = !{null}
!91 = !DILocation(line: 26, column: 69, scope: !88)
!92 = !DILocation(line: 26, column: 74, scope: !88)
!93 = distinct !DISubprogram(name: "copied", scope: !3, file: !3, line: 28, type: !94, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !49)
!94 = !DISubroutineType(types: !95)
!95 = !{!6, !96, !6, null}
!96 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "big", file: !3, line: 10, size: 320, elements: !97)
!97 = !{!98}
!98 = !DIDerivedType(tag: DW_TAG_member, name: "numbers", scope: !96, file: !3, line: 10, baseType: !99, size: 320)
!99 = !DICompositeType(tag: DW_TAG_array_type, baseType: !100, size: 320, elements: !101)
!100 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!101 = !{!102}
!102 = !DISubrange(count: 5)
!103 = !DILocalVariable(name: "b", arg: 1, scope: !93, file: !3, line: 28, type: !96)
!104 = !DILocation(line: 28, column: 23, scope: !93)
!105 = !DILocalVariable(name: "count", arg: 2, scope: !93, file: !3, line: 28, type: !6)
!106 = !DILocation(line: 28, column: 30, scope: !93)
!107 = !DILocalVariable(name: "list", scope: !93, file: !3, line: 30, type: !108)
!108 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !109, baseType: !110)
!109 = !DIFile(filename: "everything.c", directory: "/work/wt/verify/verifier/tests/programs")
!110 = !DICompositeType(tag: DW_TAG_array_type, baseType: !111, size: 192, elements: !117)
!111 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !112)
!112 = !{!113, !114, !115, !116}
!113 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !111, file: !109, line: 30, baseType: !28, size: 32)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !111, file: !109, line: 30, baseType: !28, size: 32, offset: 32)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !111, file: !109, line: 30, baseType: !51, size: 64, offset: 64)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !111, file: !109, line: 30, baseType: !51, size: 64, offset: 128)
!117 = !{!118}
!118 = !DISubrange(count: 1)
!119 = !DILocation(line: 30, column: 23, scope: !93)
!120 = !DILocation(line: 31, column: 5, scope: !93)
!121 = !DILocalVariable(name: "sum", scope: !93, file: !3, line: 32, type: !6)
!122 = !DILocation(line: 32, column: 9, scope: !93)
!123 = !DILocation(line: 32, column: 22, scope: !93)
!124 = !DILocation(line: 32, column: 30, scope: !93)
!125 = !DILocation(line: 32, column: 20, scope: !93)
!126 = !DILocation(line: 32, column: 15, scope: !93)
!127 = !DILocation(line: 33, column: 5, scope: !93)
!128 = !DILocation(line: 33, column: 17, scope: !93)
!129 = !DILocation(line: 33, column: 20, scope: !93)
!130 = !DILocation(line: 34, column: 16, scope: !93)
!131 = !DILocation(line: 34, column: 13, scope: !93)
!132 = distinct !{!132, !127, !133, !134}
!133 = !DILocation(line: 34, column: 42, scope: !93)
!134 = !{!"llvm.loop.mustprogress"}
!135 = !DILocation(line: 35, column: 5, scope: !93)
!136 = !DILocation(line: 36, column: 12, scope: !93)
!137 = !DILocation(line: 36, column: 5, scope: !93)
!138 = !DILocalVariable(name: "which", arg: 1, scope: !46, file: !3, line: 55, type: !6)
!139 = !DILocation(line: 55, column: 14, scope: !46)
!140 = !DILocation(line: 58, column: 19, scope: !46)
!141 = !DILocation(line: 58, column: 25, scope: !46)
!142 = !DILocation(line: 58, column: 11, scope: !46)
!143 = !DILocation(line: 58, column: 5, scope: !46)
!144 = !DILabel(scope: !46, name: "zero", file: !3, line: 59)
!145 = !DILocation(line: 59, column: 1, scope: !46)
!146 = !DILocation(line: 60, column: 5, scope: !46)
!147 = !DILabel(scope: !46, name: "one", file: !3, line: 61)
!148 = !DILocation(line: 61, column: 1, scope: !46)
!149 = !DILocation(line: 62, column: 5, scope: !46)
!150 = !DILocation(line: 63, column: 1, scope: !46)
!151 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 65, type: !152, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !49)
!152 = !DISubroutineType(types: !153)
!153 = !{!6, !6, !154}
!154 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !155, size: 64)
!155 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!156 = !DILocalVariable(name: "argc", arg: 1, scope: !151, file: !3, line: 65, type: !6)
!157 = !DILocation(line: 65, column: 14, scope: !151)
!158 = !DILocalVariable(name: "argv", arg: 2, scope: !151, file: !3, line: 65, type: !154)
!159 = !DILocation(line: 65, column: 27, scope: !151)
!160 = !DILocalVariable(name: "pointer", scope: !151, file: !3, line: 67, type: !161)
!161 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64)
!162 = !DILocation(line: 67, column: 11, scope: !151)
!163 = !DILocalVariable(name: "w", scope: !151, file: !3, line: 68, type: !164)
!164 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "word", file: !3, line: 8, size: 32, elements: !165)
!165 = !{!166, !167, !172}
!166 = !DIDerivedType(tag: DW_TAG_member, name: "whole", scope: !164, file: !3, line: 8, baseType: !6, size: 32)
!167 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !164, file: !3, line: 8, baseType: !168, size: 32)
!168 = !DICompositeType(tag: DW_TAG_array_type, baseType: !169, size: 32, elements: !170)
!169 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!170 = !{!171}
!171 = !DISubrange(count: 4)
!172 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !164, file: !3, line: 8, baseType: !173, size: 32)
!173 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!174 = !DILocation(line: 68, column: 16, scope: !151)
!175 = !DILocalVariable(name: "b", scope: !151, file: !3, line: 69, type: !96)
!176 = !DILocation(line: 69, column: 16, scope: !151)
!177 = !DILocation(line: 70, column: 15, scope: !151)
!178 = !DILocation(line: 70, column: 20, scope: !151)
!179 = !DILocation(line: 70, column: 5, scope: !151)
!180 = !DILocalVariable(name: "__vla_expr0", scope: !151, type: !181, flags: DIFlagArtificial)
!181 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!182 = !DILocation(line: 0, scope: !151)
!183 = !DILocalVariable(name: "text", scope: !151, file: !3, line: 70, type: !184)
!184 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, elements: !185)
!185 = !{!186}
!186 = !DISubrange(count: !180)
!187 = !DILocation(line: 70, column: 10, scope: !151)
!188 = !DILocation(line: 71, column: 7, scope: !151)
!189 = !DILocation(line: 71, column: 14, scope: !151)
!190 = !DILocalVariable(name: "i", scope: !191, file: !3, line: 72, type: !6)
!191 = distinct !DILexicalBlock(scope: !151, file: !3, line: 72, column: 5)
!192 = !DILocation(line: 72, column: 14, scope: !191)
!193 = !DILocation(line: 72, column: 10, scope: !191)
!194 = !DILocation(line: 72, column: 21, scope: !195)
!195 = distinct !DILexicalBlock(scope: !191, file: !3, line: 72, column: 5)
!196 = !DILocation(line: 72, column: 23, scope: !195)
!197 = !DILocation(line: 72, column: 5, scope: !191)
!198 = !DILocalVariable(name: "i", scope: !199, file: !3, line: 73, type: !169)
!199 = distinct !DILexicalBlock(scope: !195, file: !3, line: 72, column: 33)
!200 = !DILocation(line: 73, column: 23, scope: !199)
!201 = !DILocation(line: 74, column: 33, scope: !199)
!202 = !DILocation(line: 74, column: 52, scope: !199)
!203 = !DILocation(line: 74, column: 50, scope: !199)
!204 = !DILocation(line: 74, column: 27, scope: !199)
!205 = !DILocation(line: 74, column: 15, scope: !199)
!206 = !DILocation(line: 74, column: 9, scope: !199)
!207 = !DILocation(line: 74, column: 24, scope: !199)
!208 = !DILocation(line: 75, column: 5, scope: !199)
!209 = !DILocation(line: 72, column: 29, scope: !195)
!210 = !DILocation(line: 72, column: 5, scope: !195)
!211 = distinct !{!211, !197, !212, !134}
!212 = !DILocation(line: 75, column: 5, scope: !191)
!213 = !DILocation(line: 76, column: 15, scope: !151)
!214 = !DILocation(line: 76, column: 26, scope: !151)
!215 = !DILocation(line: 76, column: 29, scope: !151)
!216 = !DILocation(line: 76, column: 5, scope: !151)
!217 = !DILocation(line: 76, column: 13, scope: !151)
!218 = !DILocation(line: 77, column: 5, scope: !151)
!219 = !{i64 2152}
!220 = !DILocation(line: 78, column: 5, scope: !151)
!221 = !DILocation(line: 79, column: 10, scope: !151)
!222 = !DILocation(line: 80, column: 9, scope: !223)
!223 = distinct !DILexicalBlock(scope: !151, file: !3, line: 80, column: 9)
!224 = !DILocation(line: 80, column: 14, scope: !223)
!225 = !DILocation(line: 80, column: 9, scope: !151)
!226 = !DILocation(line: 81, column: 9, scope: !223)
!227 = !DILocation(line: 82, column: 11, scope: !151)
!228 = !DILocation(line: 82, column: 24, scope: !151)
!229 = !DILocation(line: 82, column: 22, scope: !151)
!230 = !DILocation(line: 82, column: 41, scope: !151)
!231 = !DILocation(line: 82, column: 36, scope: !151)
!232 = !DILocation(line: 82, column: 34, scope: !151)
!233 = !DILocation(line: 82, column: 49, scope: !151)
!234 = !DILocation(line: 82, column: 48, scope: !151)
!235 = !DILocation(line: 82, column: 46, scope: !151)
!236 = !DILocation(line: 82, column: 9, scope: !151)
!237 = !DILocation(line: 83, column: 23, scope: !151)
!238 = !DILocation(line: 83, column: 55, scope: !151)
!239 = !DILocation(line: 83, column: 47, scope: !151)
!240 = !DILocation(line: 83, column: 5, scope: !151)
!241 = !DILocation(line: 84, column: 27, scope: !151)
!242 = !DILocation(line: 84, column: 12, scope: !151)
!243 = !DILocation(line: 84, column: 42, scope: !151)
!244 = !DILocation(line: 84, column: 36, scope: !151)
!245 = !DILocation(line: 84, column: 34, scope: !151)
!246 = !DILocation(line: 84, column: 58, scope: !151)
!247 = !DILocation(line: 84, column: 53, scope: !151)
!248 = !DILocation(line: 84, column: 51, scope: !151)
!249 = !DILocation(line: 84, column: 67, scope: !151)
!250 = !DILocation(line: 84, column: 72, scope: !151)
!251 = !DILocation(line: 84, column: 79, scope: !151)
!252 = !DILocation(line: 84, column: 78, scope: !151)
!253 = !DILocation(line: 84, column: 86, scope: !151)
!254 = !DILocation(line: 84, column: 91, scope: !151)
!255 = !DILocation(line: 84, column: 64, scope: !151)
!256 = !DILocation(line: 84, column: 5, scope: !151)
!257 = !DILocation(line: 85, column: 1, scope: !151)
!258 = !DILocalVariable(name: "n", arg: 1, scope: !63, file: !3, line: 39, type: !66)
!259 = !DILocation(line: 39, column: 36, scope: !63)
!260 = !DILocalVariable(name: "c", arg: 2, scope: !63, file: !3, line: 39, type: !5)
!261 = !DILocation(line: 39, column: 51, scope: !63)
!262 = !DILocation(line: 42, column: 10, scope: !63)
!263 = !DILocation(line: 43, column: 9, scope: !264)
!264 = distinct !DILexicalBlock(scope: !63, file: !3, line: 43, column: 9)
!265 = !DILocation(line: 43, column: 12, scope: !264)
!266 = !DILocation(line: 43, column: 16, scope: !264)
!267 = !DILocation(line: 43, column: 9, scope: !63)
!268 = !DILocation(line: 44, column: 9, scope: !264)
!269 = !DILocation(line: 45, column: 13, scope: !63)
!270 = !DILocation(line: 45, column: 5, scope: !63)
!271 = !DILocation(line: 46, column: 22, scope: !272)
!272 = distinct !DILexicalBlock(scope: !63, file: !3, line: 45, column: 16)
!273 = !DILocation(line: 46, column: 25, scope: !272)
!274 = !DILocation(line: 46, column: 32, scope: !272)
!275 = !DILocation(line: 46, column: 35, scope: !272)
!276 = !DILocation(line: 46, column: 15, scope: !272)
!277 = !DILocation(line: 47, column: 23, scope: !272)
!278 = !DILocation(line: 47, column: 26, scope: !272)
!279 = !DILocation(line: 47, column: 33, scope: !272)
!280 = !DILocation(line: 47, column: 36, scope: !272)
!281 = !DILocation(line: 47, column: 31, scope: !272)
!282 = !DILocation(line: 47, column: 16, scope: !272)
!283 = !DILocation(line: 48, column: 14, scope: !272)
!284 = !DILocation(line: 50, column: 12, scope: !63)
!285 = !DILocation(line: 50, column: 5, scope: !63)
!286 = !DILabel(scope: !63, name: "ERROR", file: !3, line: 51)
!287 = !DILocation(line: 51, column: 1, scope: !63)
!288 = !DILocation(line: 52, column: 5, scope: !63)
!289 = !DILocation(line: 53, column: 1, scope: !63)
