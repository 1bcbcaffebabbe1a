; ModuleID = 'bounded_unwritten_heap.c'
source_filename = "bounded_unwritten_heap.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { ptr, i32 }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !13 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !18, !DIExpression(), !19)
  %3 = call i32 @__VERIFIER_nondet_int(), !dbg !20
  store i32 %3, ptr %2, align 4, !dbg !19
  %4 = call i32 @__VERIFIER_nondet_int(), !dbg !21
  switch i32 %4, label %23 [
    i32 0, label %5
    i32 1, label %9
    i32 2, label %12
    i32 3, label %15
    i32 4, label %18
    i32 5, label %21
  ], !dbg !22

5:                                                ; preds = %0
  %6 = load i32, ptr %2, align 4, !dbg !23
  %7 = and i32 %6, 7, !dbg !25
  %8 = call i32 @list(i32 noundef %7), !dbg !26
  store i32 %8, ptr %1, align 4, !dbg !27
  br label %24, !dbg !27

9:                                                ; preds = %0
  %10 = load i32, ptr %2, align 4, !dbg !28
  %11 = call i32 @zeroed(i32 noundef %10), !dbg !29
  store i32 %11, ptr %1, align 4, !dbg !30
  br label %24, !dbg !30

12:                                               ; preds = %0
  %13 = load i32, ptr %2, align 4, !dbg !31
  %14 = call i32 @larger(i32 noundef %13), !dbg !32
  store i32 %14, ptr %1, align 4, !dbg !33
  br label %24, !dbg !33

15:                                               ; preds = %0
  %16 = load i32, ptr %2, align 4, !dbg !34
  %17 = call i32 @bytes(i32 noundef %16), !dbg !35
  store i32 %17, ptr %1, align 4, !dbg !36
  br label %24, !dbg !36

18:                                               ; preds = %0
  %19 = load i32, ptr %2, align 4, !dbg !37
  %20 = call i32 @again(i32 noundef %19), !dbg !38
  store i32 %20, ptr %1, align 4, !dbg !39
  br label %24, !dbg !39

21:                                               ; preds = %0
  %22 = call i32 @grown(), !dbg !40
  store i32 %22, ptr %1, align 4, !dbg !41
  br label %24, !dbg !41

23:                                               ; preds = %0
  store i32 0, ptr %1, align 4, !dbg !42
  br label %24, !dbg !42

24:                                               ; preds = %23, %21, %18, %15, %12, %9, %5
  %25 = load i32, ptr %1, align 4, !dbg !43
  ret i32 %25, !dbg !43
}

declare i32 @__VERIFIER_nondet_int() #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @list(i32 noundef %0) #0 !dbg !44 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !47, !DIExpression(), !48)
    #dbg_declare(ptr %4, !49, !DIExpression(), !55)
  %7 = call ptr @some(i64 noundef 16), !dbg !56
  store ptr %7, ptr %4, align 8, !dbg !55
    #dbg_declare(ptr %5, !57, !DIExpression(), !58)
  %8 = call ptr @some(i64 noundef 16), !dbg !59
  store ptr %8, ptr %5, align 8, !dbg !58
  %9 = load ptr, ptr %5, align 8, !dbg !60
  %10 = load ptr, ptr %4, align 8, !dbg !61
  %11 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 0, !dbg !62
  store ptr %9, ptr %11, align 8, !dbg !63
  %12 = load i32, ptr %3, align 4, !dbg !64
  %13 = load ptr, ptr %4, align 8, !dbg !65
  %14 = getelementptr inbounds %struct.node, ptr %13, i32 0, i32 1, !dbg !66
  store i32 %12, ptr %14, align 8, !dbg !67
  %15 = load i32, ptr %3, align 4, !dbg !68
  %16 = load ptr, ptr %5, align 8, !dbg !69
  %17 = getelementptr inbounds %struct.node, ptr %16, i32 0, i32 1, !dbg !70
  store i32 %15, ptr %17, align 8, !dbg !71
  %18 = load i32, ptr %3, align 4, !dbg !72
  %19 = icmp eq i32 %18, 3, !dbg !74
  br i1 %19, label %20, label %28, !dbg !75

20:                                               ; preds = %1
  %21 = load ptr, ptr %4, align 8, !dbg !76
  %22 = getelementptr inbounds %struct.node, ptr %21, i32 0, i32 0, !dbg !77
  %23 = load ptr, ptr %22, align 8, !dbg !77
  %24 = getelementptr inbounds %struct.node, ptr %23, i32 0, i32 1, !dbg !78
  %25 = load i32, ptr %24, align 8, !dbg !78
  %26 = icmp eq i32 %25, 3, !dbg !79
  %27 = zext i1 %26 to i32, !dbg !79
  store i32 %27, ptr %2, align 4, !dbg !80
  br label %45, !dbg !80

28:                                               ; preds = %1
    #dbg_declare(ptr %6, !81, !DIExpression(), !83)
  %29 = load ptr, ptr %4, align 8, !dbg !84
  store ptr %29, ptr %6, align 8, !dbg !83
  br label %30, !dbg !85

30:                                               ; preds = %39, %28
  %31 = load ptr, ptr %6, align 8, !dbg !86
  %32 = icmp ne ptr %31, null, !dbg !88
  br i1 %32, label %33, label %43, !dbg !88

33:                                               ; preds = %30
  %34 = load ptr, ptr %6, align 8, !dbg !89
  %35 = getelementptr inbounds %struct.node, ptr %34, i32 0, i32 1, !dbg !90
  %36 = load i32, ptr %35, align 8, !dbg !90
  %37 = load i32, ptr %3, align 4, !dbg !91
  %38 = add nsw i32 %37, %36, !dbg !91
  store i32 %38, ptr %3, align 4, !dbg !91
  br label %39, !dbg !92

39:                                               ; preds = %33
  %40 = load ptr, ptr %6, align 8, !dbg !93
  %41 = getelementptr inbounds %struct.node, ptr %40, i32 0, i32 0, !dbg !94
  %42 = load ptr, ptr %41, align 8, !dbg !94
  store ptr %42, ptr %6, align 8, !dbg !95
  br label %30, !dbg !96, !llvm.loop !97

43:                                               ; preds = %30
  %44 = load i32, ptr %3, align 4, !dbg !100
  store i32 %44, ptr %2, align 4, !dbg !101
  br label %45, !dbg !101

45:                                               ; preds = %43, %20
  %46 = load i32, ptr %2, align 4, !dbg !102
  ret i32 %46, !dbg !102
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @zeroed(i32 noundef %0) #0 !dbg !103 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !104, !DIExpression(), !105)
    #dbg_declare(ptr %4, !106, !DIExpression(), !108)
  %6 = call ptr @calloc(i64 noundef 6, i64 noundef 4) #7, !dbg !109
  store ptr %6, ptr %4, align 8, !dbg !108
    #dbg_declare(ptr %5, !110, !DIExpression(), !111)
  %7 = call ptr @some(i64 noundef 24), !dbg !112
  store ptr %7, ptr %5, align 8, !dbg !111
  %8 = load ptr, ptr %4, align 8, !dbg !113
  %9 = icmp ne ptr %8, null, !dbg !113
  br i1 %9, label %11, label %10, !dbg !115

10:                                               ; preds = %1
  store i32 0, ptr %2, align 4, !dbg !116
  br label %54, !dbg !116

11:                                               ; preds = %1
  %12 = load i32, ptr %3, align 4, !dbg !117
  %13 = icmp sge i32 %12, 0, !dbg !119
  br i1 %13, label %14, label %24, !dbg !120

14:                                               ; preds = %11
  %15 = load i32, ptr %3, align 4, !dbg !121
  %16 = icmp slt i32 %15, 6, !dbg !122
  br i1 %16, label %17, label %24, !dbg !123

17:                                               ; preds = %14
  %18 = load ptr, ptr %4, align 8, !dbg !124
  %19 = load i32, ptr %3, align 4, !dbg !125
  %20 = sext i32 %19 to i64, !dbg !124
  %21 = getelementptr inbounds i32, ptr %18, i64 %20, !dbg !124
  %22 = load i32, ptr %21, align 4, !dbg !124
  %23 = add nsw i32 %22, 1, !dbg !126
  store i32 %23, ptr %2, align 4, !dbg !127
  br label %54, !dbg !127

24:                                               ; preds = %14, %11
  %25 = load ptr, ptr %5, align 8, !dbg !128
  %26 = getelementptr inbounds i32, ptr %25, i64 0, !dbg !128
  store i32 1, ptr %26, align 4, !dbg !129
  %27 = load ptr, ptr %4, align 8, !dbg !130
  %28 = load ptr, ptr %5, align 8, !dbg !131
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %27, ptr align 4 %28, i64 4, i1 false), !dbg !132
  %29 = load i32, ptr %3, align 4, !dbg !133
  %30 = icmp eq i32 %29, 6, !dbg !135
  br i1 %30, label %31, label %39, !dbg !136

31:                                               ; preds = %24
  %32 = load ptr, ptr %4, align 8, !dbg !137
  %33 = getelementptr inbounds i32, ptr %32, i64 0, !dbg !137
  %34 = load i32, ptr %33, align 4, !dbg !137
  %35 = load ptr, ptr %4, align 8, !dbg !138
  %36 = getelementptr inbounds i32, ptr %35, i64 1, !dbg !138
  %37 = load i32, ptr %36, align 4, !dbg !138
  %38 = add nsw i32 %34, %37, !dbg !139
  store i32 %38, ptr %2, align 4, !dbg !140
  br label %54, !dbg !140

39:                                               ; preds = %24
  %40 = load ptr, ptr %4, align 8, !dbg !141
  %41 = load ptr, ptr %5, align 8, !dbg !142
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %40, ptr align 4 %41, i64 8, i1 false), !dbg !143
  %42 = load i32, ptr %3, align 4, !dbg !144
  %43 = icmp eq i32 %42, 7, !dbg !146
  br i1 %43, label %44, label %49, !dbg !147

44:                                               ; preds = %39
  %45 = load ptr, ptr %4, align 8, !dbg !148
  %46 = getelementptr inbounds i32, ptr %45, i64 1, !dbg !148
  %47 = load i32, ptr %46, align 4, !dbg !148
  %48 = add nsw i32 %47, 1, !dbg !149
  store i32 %48, ptr %2, align 4, !dbg !150
  br label %54, !dbg !150

49:                                               ; preds = %39
  %50 = load ptr, ptr %4, align 8, !dbg !151
  %51 = getelementptr inbounds i32, ptr %50, i64 2, !dbg !151
  %52 = load i32, ptr %51, align 4, !dbg !151
  %53 = add nsw i32 %52, 1, !dbg !152
  store i32 %53, ptr %2, align 4, !dbg !153
  br label %54, !dbg !153

54:                                               ; preds = %49, %44, %31, %17, %10
  %55 = load i32, ptr %2, align 4, !dbg !154
  ret i32 %55, !dbg !154
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @larger(i32 noundef %0) #0 !dbg !155 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !156, !DIExpression(), !157)
    #dbg_declare(ptr %4, !158, !DIExpression(), !159)
  %6 = call ptr @some(i64 noundef 8), !dbg !160
  store ptr %6, ptr %4, align 8, !dbg !159
  %7 = load ptr, ptr %4, align 8, !dbg !161
  %8 = getelementptr inbounds i32, ptr %7, i64 0, !dbg !161
  store i32 1, ptr %8, align 4, !dbg !162
  %9 = load ptr, ptr %4, align 8, !dbg !163
  %10 = getelementptr inbounds i32, ptr %9, i64 1, !dbg !163
  store i32 2, ptr %10, align 4, !dbg !164
    #dbg_declare(ptr %5, !165, !DIExpression(), !166)
  %11 = load ptr, ptr %4, align 8, !dbg !167
  %12 = call ptr @realloc(ptr noundef %11, i64 noundef 12) #8, !dbg !168
  store ptr %12, ptr %5, align 8, !dbg !166
  %13 = load ptr, ptr %5, align 8, !dbg !169
  %14 = icmp ne ptr %13, null, !dbg !169
  br i1 %14, label %16, label %15, !dbg !171

15:                                               ; preds = %1
  store i32 0, ptr %2, align 4, !dbg !172
  br label %34, !dbg !172

16:                                               ; preds = %1
  %17 = load i32, ptr %3, align 4, !dbg !173
  %18 = icmp sge i32 %17, 0, !dbg !175
  br i1 %18, label %19, label %29, !dbg !176

19:                                               ; preds = %16
  %20 = load i32, ptr %3, align 4, !dbg !177
  %21 = icmp slt i32 %20, 2, !dbg !178
  br i1 %21, label %22, label %29, !dbg !179

22:                                               ; preds = %19
  %23 = load ptr, ptr %5, align 8, !dbg !180
  %24 = load i32, ptr %3, align 4, !dbg !181
  %25 = sext i32 %24 to i64, !dbg !180
  %26 = getelementptr inbounds i32, ptr %23, i64 %25, !dbg !180
  %27 = load i32, ptr %26, align 4, !dbg !180
  %28 = add nsw i32 %27, 1, !dbg !182
  store i32 %28, ptr %2, align 4, !dbg !183
  br label %34, !dbg !183

29:                                               ; preds = %19, %16
  %30 = load ptr, ptr %5, align 8, !dbg !184
  %31 = getelementptr inbounds i32, ptr %30, i64 2, !dbg !184
  %32 = load i32, ptr %31, align 4, !dbg !184
  %33 = add nsw i32 %32, 1, !dbg !185
  store i32 %33, ptr %2, align 4, !dbg !186
  br label %34, !dbg !186

34:                                               ; preds = %29, %22, %15
  %35 = load i32, ptr %2, align 4, !dbg !187
  ret i32 %35, !dbg !187
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @bytes(i32 noundef %0) #0 !dbg !188 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !189, !DIExpression(), !190)
    #dbg_declare(ptr %3, !191, !DIExpression(), !192)
  %6 = call ptr @some(i64 noundef 4), !dbg !193
  store ptr %6, ptr %3, align 8, !dbg !192
    #dbg_declare(ptr %4, !194, !DIExpression(), !195)
  %7 = call ptr @some(i64 noundef 4), !dbg !196
  store ptr %7, ptr %4, align 8, !dbg !195
  %8 = load i32, ptr %2, align 4, !dbg !197
  %9 = load ptr, ptr %3, align 8, !dbg !198
  store i32 %8, ptr %9, align 4, !dbg !199
    #dbg_declare(ptr %5, !200, !DIExpression(), !202)
  store i32 0, ptr %5, align 4, !dbg !202
  br label %10, !dbg !203

10:                                               ; preds = %30, %1
  %11 = load i32, ptr %5, align 4, !dbg !204
  %12 = icmp slt i32 %11, 4, !dbg !206
  br i1 %12, label %13, label %33, !dbg !207

13:                                               ; preds = %10
  %14 = load i32, ptr %5, align 4, !dbg !208
  %15 = icmp eq i32 %14, 2, !dbg !211
  br i1 %15, label %16, label %20, !dbg !212

16:                                               ; preds = %13
  %17 = load i32, ptr %2, align 4, !dbg !213
  %18 = icmp eq i32 %17, 5, !dbg !214
  br i1 %18, label %19, label %20, !dbg !215

19:                                               ; preds = %16
  br label %33, !dbg !216

20:                                               ; preds = %16, %13
  %21 = load ptr, ptr %3, align 8, !dbg !217
  %22 = load i32, ptr %5, align 4, !dbg !218
  %23 = sext i32 %22 to i64, !dbg !219
  %24 = getelementptr inbounds i8, ptr %21, i64 %23, !dbg !219
  %25 = load i8, ptr %24, align 1, !dbg !219
  %26 = load ptr, ptr %4, align 8, !dbg !220
  %27 = load i32, ptr %5, align 4, !dbg !221
  %28 = sext i32 %27 to i64, !dbg !222
  %29 = getelementptr inbounds i8, ptr %26, i64 %28, !dbg !222
  store i8 %25, ptr %29, align 1, !dbg !223
  br label %30, !dbg !224

30:                                               ; preds = %20
  %31 = load i32, ptr %5, align 4, !dbg !225
  %32 = add nsw i32 %31, 1, !dbg !225
  store i32 %32, ptr %5, align 4, !dbg !225
  br label %10, !dbg !226, !llvm.loop !227

33:                                               ; preds = %19, %10
  %34 = load ptr, ptr %4, align 8, !dbg !229
  %35 = load i32, ptr %34, align 4, !dbg !230
  %36 = add nsw i32 %35, 1, !dbg !231
  ret i32 %36, !dbg !232
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @again(i32 noundef %0) #0 !dbg !233 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !234, !DIExpression(), !235)
    #dbg_declare(ptr %4, !236, !DIExpression(), !238)
  store i32 0, ptr %4, align 4, !dbg !238
  br label %6, !dbg !239

6:                                                ; preds = %23, %1
  %7 = load i32, ptr %4, align 4, !dbg !240
  %8 = icmp slt i32 %7, 3, !dbg !242
  br i1 %8, label %9, label %26, !dbg !243

9:                                                ; preds = %6
    #dbg_declare(ptr %5, !244, !DIExpression(), !246)
  %10 = call ptr @some(i64 noundef 4), !dbg !247
  store ptr %10, ptr %5, align 8, !dbg !246
  %11 = load i32, ptr %4, align 4, !dbg !248
  %12 = icmp slt i32 %11, 2, !dbg !250
  br i1 %12, label %13, label %16, !dbg !251

13:                                               ; preds = %9
  %14 = load i32, ptr %3, align 4, !dbg !252
  %15 = load ptr, ptr %5, align 8, !dbg !253
  store i32 %14, ptr %15, align 4, !dbg !254
  br label %16, !dbg !255

16:                                               ; preds = %13, %9
  %17 = load ptr, ptr %5, align 8, !dbg !256
  %18 = load i32, ptr %17, align 4, !dbg !258
  %19 = icmp eq i32 %18, 7, !dbg !259
  br i1 %19, label %20, label %21, !dbg !260

20:                                               ; preds = %16
  store i32 1, ptr %2, align 4, !dbg !261
  br label %27, !dbg !261

21:                                               ; preds = %16
  %22 = load ptr, ptr %5, align 8, !dbg !262
  call void @free(ptr noundef %22), !dbg !263
  br label %23, !dbg !264

23:                                               ; preds = %21
  %24 = load i32, ptr %4, align 4, !dbg !265
  %25 = add nsw i32 %24, 1, !dbg !265
  store i32 %25, ptr %4, align 4, !dbg !265
  br label %6, !dbg !266, !llvm.loop !267

26:                                               ; preds = %6
  store i32 0, ptr %2, align 4, !dbg !269
  br label %27, !dbg !269

27:                                               ; preds = %26, %20
  %28 = load i32, ptr %2, align 4, !dbg !270
  ret i32 %28, !dbg !270
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @grown() #0 !dbg !271 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
    #dbg_declare(ptr %2, !272, !DIExpression(), !273)
  %4 = call ptr @calloc(i64 noundef 1, i64 noundef 4) #7, !dbg !274
  store ptr %4, ptr %2, align 8, !dbg !273
  %5 = load ptr, ptr %2, align 8, !dbg !275
  %6 = icmp ne ptr %5, null, !dbg !275
  br i1 %6, label %8, label %7, !dbg !277

7:                                                ; preds = %0
  store i32 0, ptr %1, align 4, !dbg !278
  br label %25, !dbg !278

8:                                                ; preds = %0
    #dbg_declare(ptr %3, !279, !DIExpression(), !280)
  %9 = load ptr, ptr %2, align 8, !dbg !281
  %10 = call ptr @realloc(ptr noundef %9, i64 noundef 8) #8, !dbg !282
  store ptr %10, ptr %3, align 8, !dbg !280
  %11 = load ptr, ptr %3, align 8, !dbg !283
  %12 = icmp ne ptr %11, null, !dbg !283
  br i1 %12, label %14, label %13, !dbg !285

13:                                               ; preds = %8
  store i32 0, ptr %1, align 4, !dbg !286
  br label %25, !dbg !286

14:                                               ; preds = %8
  %15 = load ptr, ptr %3, align 8, !dbg !287
  %16 = getelementptr inbounds i32, ptr %15, i64 0, !dbg !287
  %17 = load i32, ptr %16, align 4, !dbg !287
  %18 = icmp ne i32 %17, 0, !dbg !287
  br i1 %18, label %19, label %20, !dbg !289

19:                                               ; preds = %14
  store i32 1, ptr %1, align 4, !dbg !290
  br label %25, !dbg !290

20:                                               ; preds = %14
  %21 = load ptr, ptr %3, align 8, !dbg !291
  %22 = getelementptr inbounds i32, ptr %21, i64 1, !dbg !291
  %23 = load i32, ptr %22, align 4, !dbg !291
  %24 = add nsw i32 %23, 1, !dbg !292
  store i32 %24, ptr %1, align 4, !dbg !293
  br label %25, !dbg !293

25:                                               ; preds = %20, %19, %13, %7
  %26 = load i32, ptr %1, align 4, !dbg !294
  ret i32 %26, !dbg !294
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @some(i64 noundef %0) #0 !dbg !295 {
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  store i64 %0, ptr %2, align 8
    #dbg_declare(ptr %2, !300, !DIExpression(), !301)
    #dbg_declare(ptr %3, !302, !DIExpression(), !303)
  %4 = load i64, ptr %2, align 8, !dbg !304
  %5 = call ptr @malloc(i64 noundef %4) #9, !dbg !305
  store ptr %5, ptr %3, align 8, !dbg !303
  %6 = load ptr, ptr %3, align 8, !dbg !306
  %7 = icmp ne ptr %6, null, !dbg !306
  br i1 %7, label %9, label %8, !dbg !308

8:                                                ; preds = %1
  call void @exit(i32 noundef 1) #10, !dbg !309
  unreachable, !dbg !309

9:                                                ; preds = %1
  %10 = load ptr, ptr %3, align 8, !dbg !310
  ret ptr %10, !dbg !311
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #2

; Function Attrs: noreturn
declare void @exit(i32 noundef) #3

; Function Attrs: allocsize(0,1)
declare ptr @calloc(i64 noundef, i64 noundef) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #6

declare void @free(ptr noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { allocsize(0,1) }
attributes #8 = { allocsize(1) }
attributes #9 = { allocsize(0) }
attributes #10 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5, !6, !7, !8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounded_unwritten_heap.c", directory: ".", checksumkind: CSK_MD5, checksum: "6f55779d29c9ad4f6fca4b6bde9ff4e9")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!5 = !{i32 7, !"Dwarf Version", i32 5}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 8, !"PIC Level", i32 2}
!9 = !{i32 7, !"PIE Level", i32 2}
!10 = !{i32 7, !"uwtable", i32 2}
!11 = !{i32 7, !"frame-pointer", i32 2}
!12 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!13 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 92, type: !14, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!14 = !DISubroutineType(types: !15)
!15 = !{!16}
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !{}
!18 = !DILocalVariable(name: "number", scope: !13, file: !1, line: 93, type: !16)
!19 = !DILocation(line: 93, column: 9, scope: !13)
!20 = !DILocation(line: 93, column: 18, scope: !13)
!21 = !DILocation(line: 94, column: 13, scope: !13)
!22 = !DILocation(line: 94, column: 5, scope: !13)
!23 = !DILocation(line: 96, column: 21, scope: !24)
!24 = distinct !DILexicalBlock(scope: !13, file: !1, line: 94, column: 38)
!25 = !DILocation(line: 96, column: 28, scope: !24)
!26 = !DILocation(line: 96, column: 16, scope: !24)
!27 = !DILocation(line: 96, column: 9, scope: !24)
!28 = !DILocation(line: 98, column: 23, scope: !24)
!29 = !DILocation(line: 98, column: 16, scope: !24)
!30 = !DILocation(line: 98, column: 9, scope: !24)
!31 = !DILocation(line: 100, column: 23, scope: !24)
!32 = !DILocation(line: 100, column: 16, scope: !24)
!33 = !DILocation(line: 100, column: 9, scope: !24)
!34 = !DILocation(line: 102, column: 22, scope: !24)
!35 = !DILocation(line: 102, column: 16, scope: !24)
!36 = !DILocation(line: 102, column: 9, scope: !24)
!37 = !DILocation(line: 104, column: 22, scope: !24)
!38 = !DILocation(line: 104, column: 16, scope: !24)
!39 = !DILocation(line: 104, column: 9, scope: !24)
!40 = !DILocation(line: 106, column: 16, scope: !24)
!41 = !DILocation(line: 106, column: 9, scope: !24)
!42 = !DILocation(line: 108, column: 5, scope: !13)
!43 = !DILocation(line: 109, column: 1, scope: !13)
!44 = distinct !DISubprogram(name: "list", scope: !1, file: !1, line: 17, type: !45, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!45 = !DISubroutineType(types: !46)
!46 = !{!16, !16}
!47 = !DILocalVariable(name: "number", arg: 1, scope: !44, file: !1, line: 17, type: !16)
!48 = !DILocation(line: 17, column: 21, scope: !44)
!49 = !DILocalVariable(name: "first", scope: !44, file: !1, line: 18, type: !50)
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!51 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 8, size: 128, elements: !52)
!52 = !{!53, !54}
!53 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !51, file: !1, line: 8, baseType: !50, size: 64)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !51, file: !1, line: 8, baseType: !16, size: 32, offset: 64)
!55 = !DILocation(line: 18, column: 18, scope: !44)
!56 = !DILocation(line: 18, column: 26, scope: !44)
!57 = !DILocalVariable(name: "second", scope: !44, file: !1, line: 18, type: !50)
!58 = !DILocation(line: 18, column: 48, scope: !44)
!59 = !DILocation(line: 18, column: 57, scope: !44)
!60 = !DILocation(line: 19, column: 19, scope: !44)
!61 = !DILocation(line: 19, column: 5, scope: !44)
!62 = !DILocation(line: 19, column: 12, scope: !44)
!63 = !DILocation(line: 19, column: 17, scope: !44)
!64 = !DILocation(line: 20, column: 20, scope: !44)
!65 = !DILocation(line: 20, column: 5, scope: !44)
!66 = !DILocation(line: 20, column: 12, scope: !44)
!67 = !DILocation(line: 20, column: 18, scope: !44)
!68 = !DILocation(line: 21, column: 21, scope: !44)
!69 = !DILocation(line: 21, column: 5, scope: !44)
!70 = !DILocation(line: 21, column: 13, scope: !44)
!71 = !DILocation(line: 21, column: 19, scope: !44)
!72 = !DILocation(line: 22, column: 9, scope: !73)
!73 = distinct !DILexicalBlock(scope: !44, file: !1, line: 22, column: 9)
!74 = !DILocation(line: 22, column: 16, scope: !73)
!75 = !DILocation(line: 22, column: 9, scope: !44)
!76 = !DILocation(line: 23, column: 16, scope: !73)
!77 = !DILocation(line: 23, column: 23, scope: !73)
!78 = !DILocation(line: 23, column: 29, scope: !73)
!79 = !DILocation(line: 23, column: 35, scope: !73)
!80 = !DILocation(line: 23, column: 9, scope: !73)
!81 = !DILocalVariable(name: "at", scope: !82, file: !1, line: 24, type: !50)
!82 = distinct !DILexicalBlock(scope: !44, file: !1, line: 24, column: 5)
!83 = !DILocation(line: 24, column: 23, scope: !82)
!84 = !DILocation(line: 24, column: 28, scope: !82)
!85 = !DILocation(line: 24, column: 10, scope: !82)
!86 = !DILocation(line: 24, column: 35, scope: !87)
!87 = distinct !DILexicalBlock(scope: !82, file: !1, line: 24, column: 5)
!88 = !DILocation(line: 24, column: 5, scope: !82)
!89 = !DILocation(line: 25, column: 19, scope: !87)
!90 = !DILocation(line: 25, column: 23, scope: !87)
!91 = !DILocation(line: 25, column: 16, scope: !87)
!92 = !DILocation(line: 25, column: 9, scope: !87)
!93 = !DILocation(line: 24, column: 44, scope: !87)
!94 = !DILocation(line: 24, column: 48, scope: !87)
!95 = !DILocation(line: 24, column: 42, scope: !87)
!96 = !DILocation(line: 24, column: 5, scope: !87)
!97 = distinct !{!97, !88, !98, !99}
!98 = !DILocation(line: 25, column: 23, scope: !82)
!99 = !{!"llvm.loop.mustprogress"}
!100 = !DILocation(line: 26, column: 12, scope: !44)
!101 = !DILocation(line: 26, column: 5, scope: !44)
!102 = !DILocation(line: 27, column: 1, scope: !44)
!103 = distinct !DISubprogram(name: "zeroed", scope: !1, file: !1, line: 29, type: !45, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!104 = !DILocalVariable(name: "number", arg: 1, scope: !103, file: !1, line: 29, type: !16)
!105 = !DILocation(line: 29, column: 23, scope: !103)
!106 = !DILocalVariable(name: "memory", scope: !103, file: !1, line: 30, type: !107)
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!108 = !DILocation(line: 30, column: 10, scope: !103)
!109 = !DILocation(line: 30, column: 19, scope: !103)
!110 = !DILocalVariable(name: "plain", scope: !103, file: !1, line: 30, type: !107)
!111 = !DILocation(line: 30, column: 44, scope: !103)
!112 = !DILocation(line: 30, column: 52, scope: !103)
!113 = !DILocation(line: 31, column: 10, scope: !114)
!114 = distinct !DILexicalBlock(scope: !103, file: !1, line: 31, column: 9)
!115 = !DILocation(line: 31, column: 9, scope: !103)
!116 = !DILocation(line: 32, column: 9, scope: !114)
!117 = !DILocation(line: 33, column: 9, scope: !118)
!118 = distinct !DILexicalBlock(scope: !103, file: !1, line: 33, column: 9)
!119 = !DILocation(line: 33, column: 16, scope: !118)
!120 = !DILocation(line: 33, column: 21, scope: !118)
!121 = !DILocation(line: 33, column: 24, scope: !118)
!122 = !DILocation(line: 33, column: 31, scope: !118)
!123 = !DILocation(line: 33, column: 9, scope: !103)
!124 = !DILocation(line: 34, column: 16, scope: !118)
!125 = !DILocation(line: 34, column: 23, scope: !118)
!126 = !DILocation(line: 34, column: 31, scope: !118)
!127 = !DILocation(line: 34, column: 9, scope: !118)
!128 = !DILocation(line: 35, column: 5, scope: !103)
!129 = !DILocation(line: 35, column: 14, scope: !103)
!130 = !DILocation(line: 36, column: 12, scope: !103)
!131 = !DILocation(line: 36, column: 20, scope: !103)
!132 = !DILocation(line: 36, column: 5, scope: !103)
!133 = !DILocation(line: 37, column: 9, scope: !134)
!134 = distinct !DILexicalBlock(scope: !103, file: !1, line: 37, column: 9)
!135 = !DILocation(line: 37, column: 16, scope: !134)
!136 = !DILocation(line: 37, column: 9, scope: !103)
!137 = !DILocation(line: 38, column: 16, scope: !134)
!138 = !DILocation(line: 38, column: 28, scope: !134)
!139 = !DILocation(line: 38, column: 26, scope: !134)
!140 = !DILocation(line: 38, column: 9, scope: !134)
!141 = !DILocation(line: 39, column: 12, scope: !103)
!142 = !DILocation(line: 39, column: 20, scope: !103)
!143 = !DILocation(line: 39, column: 5, scope: !103)
!144 = !DILocation(line: 40, column: 9, scope: !145)
!145 = distinct !DILexicalBlock(scope: !103, file: !1, line: 40, column: 9)
!146 = !DILocation(line: 40, column: 16, scope: !145)
!147 = !DILocation(line: 40, column: 9, scope: !103)
!148 = !DILocation(line: 41, column: 16, scope: !145)
!149 = !DILocation(line: 41, column: 26, scope: !145)
!150 = !DILocation(line: 41, column: 9, scope: !145)
!151 = !DILocation(line: 42, column: 12, scope: !103)
!152 = !DILocation(line: 42, column: 22, scope: !103)
!153 = !DILocation(line: 42, column: 5, scope: !103)
!154 = !DILocation(line: 43, column: 1, scope: !103)
!155 = distinct !DISubprogram(name: "larger", scope: !1, file: !1, line: 45, type: !45, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!156 = !DILocalVariable(name: "number", arg: 1, scope: !155, file: !1, line: 45, type: !16)
!157 = !DILocation(line: 45, column: 23, scope: !155)
!158 = !DILocalVariable(name: "memory", scope: !155, file: !1, line: 46, type: !107)
!159 = !DILocation(line: 46, column: 10, scope: !155)
!160 = !DILocation(line: 46, column: 19, scope: !155)
!161 = !DILocation(line: 47, column: 5, scope: !155)
!162 = !DILocation(line: 47, column: 15, scope: !155)
!163 = !DILocation(line: 48, column: 5, scope: !155)
!164 = !DILocation(line: 48, column: 15, scope: !155)
!165 = !DILocalVariable(name: "more", scope: !155, file: !1, line: 49, type: !107)
!166 = !DILocation(line: 49, column: 10, scope: !155)
!167 = !DILocation(line: 49, column: 25, scope: !155)
!168 = !DILocation(line: 49, column: 17, scope: !155)
!169 = !DILocation(line: 50, column: 10, scope: !170)
!170 = distinct !DILexicalBlock(scope: !155, file: !1, line: 50, column: 9)
!171 = !DILocation(line: 50, column: 9, scope: !155)
!172 = !DILocation(line: 51, column: 9, scope: !170)
!173 = !DILocation(line: 52, column: 9, scope: !174)
!174 = distinct !DILexicalBlock(scope: !155, file: !1, line: 52, column: 9)
!175 = !DILocation(line: 52, column: 16, scope: !174)
!176 = !DILocation(line: 52, column: 21, scope: !174)
!177 = !DILocation(line: 52, column: 24, scope: !174)
!178 = !DILocation(line: 52, column: 31, scope: !174)
!179 = !DILocation(line: 52, column: 9, scope: !155)
!180 = !DILocation(line: 53, column: 16, scope: !174)
!181 = !DILocation(line: 53, column: 21, scope: !174)
!182 = !DILocation(line: 53, column: 29, scope: !174)
!183 = !DILocation(line: 53, column: 9, scope: !174)
!184 = !DILocation(line: 54, column: 12, scope: !155)
!185 = !DILocation(line: 54, column: 20, scope: !155)
!186 = !DILocation(line: 54, column: 5, scope: !155)
!187 = !DILocation(line: 55, column: 1, scope: !155)
!188 = distinct !DISubprogram(name: "bytes", scope: !1, file: !1, line: 69, type: !45, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!189 = !DILocalVariable(name: "number", arg: 1, scope: !188, file: !1, line: 69, type: !16)
!190 = !DILocation(line: 69, column: 22, scope: !188)
!191 = !DILocalVariable(name: "from", scope: !188, file: !1, line: 70, type: !107)
!192 = !DILocation(line: 70, column: 10, scope: !188)
!193 = !DILocation(line: 70, column: 17, scope: !188)
!194 = !DILocalVariable(name: "to", scope: !188, file: !1, line: 70, type: !107)
!195 = !DILocation(line: 70, column: 27, scope: !188)
!196 = !DILocation(line: 70, column: 32, scope: !188)
!197 = !DILocation(line: 71, column: 13, scope: !188)
!198 = !DILocation(line: 71, column: 6, scope: !188)
!199 = !DILocation(line: 71, column: 11, scope: !188)
!200 = !DILocalVariable(name: "i", scope: !201, file: !1, line: 72, type: !16)
!201 = distinct !DILexicalBlock(scope: !188, file: !1, line: 72, column: 5)
!202 = !DILocation(line: 72, column: 14, scope: !201)
!203 = !DILocation(line: 72, column: 10, scope: !201)
!204 = !DILocation(line: 72, column: 21, scope: !205)
!205 = distinct !DILexicalBlock(scope: !201, file: !1, line: 72, column: 5)
!206 = !DILocation(line: 72, column: 23, scope: !205)
!207 = !DILocation(line: 72, column: 5, scope: !201)
!208 = !DILocation(line: 73, column: 13, scope: !209)
!209 = distinct !DILexicalBlock(scope: !210, file: !1, line: 73, column: 13)
!210 = distinct !DILexicalBlock(scope: !205, file: !1, line: 72, column: 33)
!211 = !DILocation(line: 73, column: 15, scope: !209)
!212 = !DILocation(line: 73, column: 20, scope: !209)
!213 = !DILocation(line: 73, column: 23, scope: !209)
!214 = !DILocation(line: 73, column: 30, scope: !209)
!215 = !DILocation(line: 73, column: 13, scope: !210)
!216 = !DILocation(line: 74, column: 13, scope: !209)
!217 = !DILocation(line: 75, column: 54, scope: !210)
!218 = !DILocation(line: 75, column: 60, scope: !210)
!219 = !DILocation(line: 75, column: 36, scope: !210)
!220 = !DILocation(line: 75, column: 27, scope: !210)
!221 = !DILocation(line: 75, column: 31, scope: !210)
!222 = !DILocation(line: 75, column: 9, scope: !210)
!223 = !DILocation(line: 75, column: 34, scope: !210)
!224 = !DILocation(line: 76, column: 5, scope: !210)
!225 = !DILocation(line: 72, column: 29, scope: !205)
!226 = !DILocation(line: 72, column: 5, scope: !205)
!227 = distinct !{!227, !207, !228, !99}
!228 = !DILocation(line: 76, column: 5, scope: !201)
!229 = !DILocation(line: 77, column: 13, scope: !188)
!230 = !DILocation(line: 77, column: 12, scope: !188)
!231 = !DILocation(line: 77, column: 16, scope: !188)
!232 = !DILocation(line: 77, column: 5, scope: !188)
!233 = distinct !DISubprogram(name: "again", scope: !1, file: !1, line: 80, type: !45, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!234 = !DILocalVariable(name: "number", arg: 1, scope: !233, file: !1, line: 80, type: !16)
!235 = !DILocation(line: 80, column: 22, scope: !233)
!236 = !DILocalVariable(name: "i", scope: !237, file: !1, line: 81, type: !16)
!237 = distinct !DILexicalBlock(scope: !233, file: !1, line: 81, column: 5)
!238 = !DILocation(line: 81, column: 14, scope: !237)
!239 = !DILocation(line: 81, column: 10, scope: !237)
!240 = !DILocation(line: 81, column: 21, scope: !241)
!241 = distinct !DILexicalBlock(scope: !237, file: !1, line: 81, column: 5)
!242 = !DILocation(line: 81, column: 23, scope: !241)
!243 = !DILocation(line: 81, column: 5, scope: !237)
!244 = !DILocalVariable(name: "one", scope: !245, file: !1, line: 82, type: !107)
!245 = distinct !DILexicalBlock(scope: !241, file: !1, line: 81, column: 33)
!246 = !DILocation(line: 82, column: 14, scope: !245)
!247 = !DILocation(line: 82, column: 20, scope: !245)
!248 = !DILocation(line: 83, column: 13, scope: !249)
!249 = distinct !DILexicalBlock(scope: !245, file: !1, line: 83, column: 13)
!250 = !DILocation(line: 83, column: 15, scope: !249)
!251 = !DILocation(line: 83, column: 13, scope: !245)
!252 = !DILocation(line: 84, column: 20, scope: !249)
!253 = !DILocation(line: 84, column: 14, scope: !249)
!254 = !DILocation(line: 84, column: 18, scope: !249)
!255 = !DILocation(line: 84, column: 13, scope: !249)
!256 = !DILocation(line: 85, column: 14, scope: !257)
!257 = distinct !DILexicalBlock(scope: !245, file: !1, line: 85, column: 13)
!258 = !DILocation(line: 85, column: 13, scope: !257)
!259 = !DILocation(line: 85, column: 18, scope: !257)
!260 = !DILocation(line: 85, column: 13, scope: !245)
!261 = !DILocation(line: 86, column: 13, scope: !257)
!262 = !DILocation(line: 87, column: 14, scope: !245)
!263 = !DILocation(line: 87, column: 9, scope: !245)
!264 = !DILocation(line: 88, column: 5, scope: !245)
!265 = !DILocation(line: 81, column: 29, scope: !241)
!266 = !DILocation(line: 81, column: 5, scope: !241)
!267 = distinct !{!267, !243, !268, !99}
!268 = !DILocation(line: 88, column: 5, scope: !237)
!269 = !DILocation(line: 89, column: 5, scope: !233)
!270 = !DILocation(line: 90, column: 1, scope: !233)
!271 = distinct !DISubprogram(name: "grown", scope: !1, file: !1, line: 57, type: !14, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!272 = !DILocalVariable(name: "memory", scope: !271, file: !1, line: 58, type: !107)
!273 = !DILocation(line: 58, column: 10, scope: !271)
!274 = !DILocation(line: 58, column: 19, scope: !271)
!275 = !DILocation(line: 59, column: 10, scope: !276)
!276 = distinct !DILexicalBlock(scope: !271, file: !1, line: 59, column: 9)
!277 = !DILocation(line: 59, column: 9, scope: !271)
!278 = !DILocation(line: 60, column: 9, scope: !276)
!279 = !DILocalVariable(name: "more", scope: !271, file: !1, line: 61, type: !107)
!280 = !DILocation(line: 61, column: 10, scope: !271)
!281 = !DILocation(line: 61, column: 25, scope: !271)
!282 = !DILocation(line: 61, column: 17, scope: !271)
!283 = !DILocation(line: 62, column: 10, scope: !284)
!284 = distinct !DILexicalBlock(scope: !271, file: !1, line: 62, column: 9)
!285 = !DILocation(line: 62, column: 9, scope: !271)
!286 = !DILocation(line: 63, column: 9, scope: !284)
!287 = !DILocation(line: 64, column: 9, scope: !288)
!288 = distinct !DILexicalBlock(scope: !271, file: !1, line: 64, column: 9)
!289 = !DILocation(line: 64, column: 9, scope: !271)
!290 = !DILocation(line: 65, column: 9, scope: !288)
!291 = !DILocation(line: 66, column: 12, scope: !271)
!292 = !DILocation(line: 66, column: 20, scope: !271)
!293 = !DILocation(line: 66, column: 5, scope: !271)
!294 = !DILocation(line: 67, column: 1, scope: !271)
!295 = distinct !DISubprogram(name: "some", scope: !1, file: !1, line: 10, type: !296, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!296 = !DISubroutineType(types: !297)
!297 = !{!298, !299}
!298 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!299 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!300 = !DILocalVariable(name: "bytes", arg: 1, scope: !295, file: !1, line: 10, type: !299)
!301 = !DILocation(line: 10, column: 33, scope: !295)
!302 = !DILocalVariable(name: "memory", scope: !295, file: !1, line: 11, type: !298)
!303 = !DILocation(line: 11, column: 11, scope: !295)
!304 = !DILocation(line: 11, column: 27, scope: !295)
!305 = !DILocation(line: 11, column: 20, scope: !295)
!306 = !DILocation(line: 12, column: 10, scope: !307)
!307 = distinct !DILexicalBlock(scope: !295, file: !1, line: 12, column: 9)
!308 = !DILocation(line: 12, column: 9, scope: !295)
!309 = !DILocation(line: 13, column: 9, scope: !307)
!310 = !DILocation(line: 14, column: 12, scope: !295)
!311 = !DILocation(line: 14, column: 5, scope: !295)
