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
  switch i32 %4, label %21 [
    i32 0, label %5
    i32 1, label %9
    i32 2, label %12
    i32 3, label %15
    i32 4, label %18
  ], !dbg !22

5:                                                ; preds = %0
  %6 = load i32, ptr %2, align 4, !dbg !23
  %7 = and i32 %6, 7, !dbg !25
  %8 = call i32 @list(i32 noundef %7), !dbg !26
  store i32 %8, ptr %1, align 4, !dbg !27
  br label %22, !dbg !27

9:                                                ; preds = %0
  %10 = load i32, ptr %2, align 4, !dbg !28
  %11 = call i32 @zeroed(i32 noundef %10), !dbg !29
  store i32 %11, ptr %1, align 4, !dbg !30
  br label %22, !dbg !30

12:                                               ; preds = %0
  %13 = load i32, ptr %2, align 4, !dbg !31
  %14 = call i32 @larger(i32 noundef %13), !dbg !32
  store i32 %14, ptr %1, align 4, !dbg !33
  br label %22, !dbg !33

15:                                               ; preds = %0
  %16 = load i32, ptr %2, align 4, !dbg !34
  %17 = call i32 @bytes(i32 noundef %16), !dbg !35
  store i32 %17, ptr %1, align 4, !dbg !36
  br label %22, !dbg !36

18:                                               ; preds = %0
  %19 = load i32, ptr %2, align 4, !dbg !37
  %20 = call i32 @again(i32 noundef %19), !dbg !38
  store i32 %20, ptr %1, align 4, !dbg !39
  br label %22, !dbg !39

21:                                               ; preds = %0
  store i32 0, ptr %1, align 4, !dbg !40
  br label %22, !dbg !40

22:                                               ; preds = %21, %18, %15, %12, %9, %5
  %23 = load i32, ptr %1, align 4, !dbg !41
  ret i32 %23, !dbg !41
}

declare i32 @__VERIFIER_nondet_int() #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @list(i32 noundef %0) #0 !dbg !42 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !45, !DIExpression(), !46)
    #dbg_declare(ptr %4, !47, !DIExpression(), !53)
  %7 = call ptr @some(i64 noundef 16), !dbg !54
  store ptr %7, ptr %4, align 8, !dbg !53
    #dbg_declare(ptr %5, !55, !DIExpression(), !56)
  %8 = call ptr @some(i64 noundef 16), !dbg !57
  store ptr %8, ptr %5, align 8, !dbg !56
  %9 = load ptr, ptr %5, align 8, !dbg !58
  %10 = load ptr, ptr %4, align 8, !dbg !59
  %11 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 0, !dbg !60
  store ptr %9, ptr %11, align 8, !dbg !61
  %12 = load i32, ptr %3, align 4, !dbg !62
  %13 = load ptr, ptr %4, align 8, !dbg !63
  %14 = getelementptr inbounds %struct.node, ptr %13, i32 0, i32 1, !dbg !64
  store i32 %12, ptr %14, align 8, !dbg !65
  %15 = load i32, ptr %3, align 4, !dbg !66
  %16 = load ptr, ptr %5, align 8, !dbg !67
  %17 = getelementptr inbounds %struct.node, ptr %16, i32 0, i32 1, !dbg !68
  store i32 %15, ptr %17, align 8, !dbg !69
  %18 = load i32, ptr %3, align 4, !dbg !70
  %19 = icmp eq i32 %18, 3, !dbg !72
  br i1 %19, label %20, label %28, !dbg !73

20:                                               ; preds = %1
  %21 = load ptr, ptr %4, align 8, !dbg !74
  %22 = getelementptr inbounds %struct.node, ptr %21, i32 0, i32 0, !dbg !75
  %23 = load ptr, ptr %22, align 8, !dbg !75
  %24 = getelementptr inbounds %struct.node, ptr %23, i32 0, i32 1, !dbg !76
  %25 = load i32, ptr %24, align 8, !dbg !76
  %26 = icmp eq i32 %25, 3, !dbg !77
  %27 = zext i1 %26 to i32, !dbg !77
  store i32 %27, ptr %2, align 4, !dbg !78
  br label %45, !dbg !78

28:                                               ; preds = %1
    #dbg_declare(ptr %6, !79, !DIExpression(), !81)
  %29 = load ptr, ptr %4, align 8, !dbg !82
  store ptr %29, ptr %6, align 8, !dbg !81
  br label %30, !dbg !83

30:                                               ; preds = %39, %28
  %31 = load ptr, ptr %6, align 8, !dbg !84
  %32 = icmp ne ptr %31, null, !dbg !86
  br i1 %32, label %33, label %43, !dbg !86

33:                                               ; preds = %30
  %34 = load ptr, ptr %6, align 8, !dbg !87
  %35 = getelementptr inbounds %struct.node, ptr %34, i32 0, i32 1, !dbg !88
  %36 = load i32, ptr %35, align 8, !dbg !88
  %37 = load i32, ptr %3, align 4, !dbg !89
  %38 = add nsw i32 %37, %36, !dbg !89
  store i32 %38, ptr %3, align 4, !dbg !89
  br label %39, !dbg !90

39:                                               ; preds = %33
  %40 = load ptr, ptr %6, align 8, !dbg !91
  %41 = getelementptr inbounds %struct.node, ptr %40, i32 0, i32 0, !dbg !92
  %42 = load ptr, ptr %41, align 8, !dbg !92
  store ptr %42, ptr %6, align 8, !dbg !93
  br label %30, !dbg !94, !llvm.loop !95

43:                                               ; preds = %30
  %44 = load i32, ptr %3, align 4, !dbg !98
  store i32 %44, ptr %2, align 4, !dbg !99
  br label %45, !dbg !99

45:                                               ; preds = %43, %20
  %46 = load i32, ptr %2, align 4, !dbg !100
  ret i32 %46, !dbg !100
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @zeroed(i32 noundef %0) #0 !dbg !101 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !102, !DIExpression(), !103)
    #dbg_declare(ptr %4, !104, !DIExpression(), !106)
  %6 = call ptr @calloc(i64 noundef 6, i64 noundef 4) #7, !dbg !107
  store ptr %6, ptr %4, align 8, !dbg !106
    #dbg_declare(ptr %5, !108, !DIExpression(), !109)
  %7 = call ptr @some(i64 noundef 24), !dbg !110
  store ptr %7, ptr %5, align 8, !dbg !109
  %8 = load ptr, ptr %4, align 8, !dbg !111
  %9 = icmp ne ptr %8, null, !dbg !111
  br i1 %9, label %11, label %10, !dbg !113

10:                                               ; preds = %1
  store i32 0, ptr %2, align 4, !dbg !114
  br label %54, !dbg !114

11:                                               ; preds = %1
  %12 = load i32, ptr %3, align 4, !dbg !115
  %13 = icmp sge i32 %12, 0, !dbg !117
  br i1 %13, label %14, label %24, !dbg !118

14:                                               ; preds = %11
  %15 = load i32, ptr %3, align 4, !dbg !119
  %16 = icmp slt i32 %15, 6, !dbg !120
  br i1 %16, label %17, label %24, !dbg !121

17:                                               ; preds = %14
  %18 = load ptr, ptr %4, align 8, !dbg !122
  %19 = load i32, ptr %3, align 4, !dbg !123
  %20 = sext i32 %19 to i64, !dbg !122
  %21 = getelementptr inbounds i32, ptr %18, i64 %20, !dbg !122
  %22 = load i32, ptr %21, align 4, !dbg !122
  %23 = add nsw i32 %22, 1, !dbg !124
  store i32 %23, ptr %2, align 4, !dbg !125
  br label %54, !dbg !125

24:                                               ; preds = %14, %11
  %25 = load ptr, ptr %5, align 8, !dbg !126
  %26 = getelementptr inbounds i32, ptr %25, i64 0, !dbg !126
  store i32 1, ptr %26, align 4, !dbg !127
  %27 = load ptr, ptr %4, align 8, !dbg !128
  %28 = load ptr, ptr %5, align 8, !dbg !129
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %27, ptr align 4 %28, i64 4, i1 false), !dbg !130
  %29 = load i32, ptr %3, align 4, !dbg !131
  %30 = icmp eq i32 %29, 6, !dbg !133
  br i1 %30, label %31, label %39, !dbg !134

31:                                               ; preds = %24
  %32 = load ptr, ptr %4, align 8, !dbg !135
  %33 = getelementptr inbounds i32, ptr %32, i64 0, !dbg !135
  %34 = load i32, ptr %33, align 4, !dbg !135
  %35 = load ptr, ptr %4, align 8, !dbg !136
  %36 = getelementptr inbounds i32, ptr %35, i64 1, !dbg !136
  %37 = load i32, ptr %36, align 4, !dbg !136
  %38 = add nsw i32 %34, %37, !dbg !137
  store i32 %38, ptr %2, align 4, !dbg !138
  br label %54, !dbg !138

39:                                               ; preds = %24
  %40 = load ptr, ptr %4, align 8, !dbg !139
  %41 = load ptr, ptr %5, align 8, !dbg !140
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %40, ptr align 4 %41, i64 8, i1 false), !dbg !141
  %42 = load i32, ptr %3, align 4, !dbg !142
  %43 = icmp eq i32 %42, 7, !dbg !144
  br i1 %43, label %44, label %49, !dbg !145

44:                                               ; preds = %39
  %45 = load ptr, ptr %4, align 8, !dbg !146
  %46 = getelementptr inbounds i32, ptr %45, i64 1, !dbg !146
  %47 = load i32, ptr %46, align 4, !dbg !146
  %48 = add nsw i32 %47, 1, !dbg !147
  store i32 %48, ptr %2, align 4, !dbg !148
  br label %54, !dbg !148

49:                                               ; preds = %39
  %50 = load ptr, ptr %4, align 8, !dbg !149
  %51 = getelementptr inbounds i32, ptr %50, i64 2, !dbg !149
  %52 = load i32, ptr %51, align 4, !dbg !149
  %53 = add nsw i32 %52, 1, !dbg !150
  store i32 %53, ptr %2, align 4, !dbg !151
  br label %54, !dbg !151

54:                                               ; preds = %49, %44, %31, %17, %10
  %55 = load i32, ptr %2, align 4, !dbg !152
  ret i32 %55, !dbg !152
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @larger(i32 noundef %0) #0 !dbg !153 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !154, !DIExpression(), !155)
    #dbg_declare(ptr %4, !156, !DIExpression(), !157)
  %6 = call ptr @some(i64 noundef 8), !dbg !158
  store ptr %6, ptr %4, align 8, !dbg !157
  %7 = load ptr, ptr %4, align 8, !dbg !159
  %8 = getelementptr inbounds i32, ptr %7, i64 0, !dbg !159
  store i32 1, ptr %8, align 4, !dbg !160
  %9 = load ptr, ptr %4, align 8, !dbg !161
  %10 = getelementptr inbounds i32, ptr %9, i64 1, !dbg !161
  store i32 2, ptr %10, align 4, !dbg !162
    #dbg_declare(ptr %5, !163, !DIExpression(), !164)
  %11 = load ptr, ptr %4, align 8, !dbg !165
  %12 = call ptr @realloc(ptr noundef %11, i64 noundef 12) #8, !dbg !166
  store ptr %12, ptr %5, align 8, !dbg !164
  %13 = load ptr, ptr %5, align 8, !dbg !167
  %14 = icmp ne ptr %13, null, !dbg !167
  br i1 %14, label %16, label %15, !dbg !169

15:                                               ; preds = %1
  store i32 0, ptr %2, align 4, !dbg !170
  br label %34, !dbg !170

16:                                               ; preds = %1
  %17 = load i32, ptr %3, align 4, !dbg !171
  %18 = icmp sge i32 %17, 0, !dbg !173
  br i1 %18, label %19, label %29, !dbg !174

19:                                               ; preds = %16
  %20 = load i32, ptr %3, align 4, !dbg !175
  %21 = icmp slt i32 %20, 2, !dbg !176
  br i1 %21, label %22, label %29, !dbg !177

22:                                               ; preds = %19
  %23 = load ptr, ptr %5, align 8, !dbg !178
  %24 = load i32, ptr %3, align 4, !dbg !179
  %25 = sext i32 %24 to i64, !dbg !178
  %26 = getelementptr inbounds i32, ptr %23, i64 %25, !dbg !178
  %27 = load i32, ptr %26, align 4, !dbg !178
  %28 = add nsw i32 %27, 1, !dbg !180
  store i32 %28, ptr %2, align 4, !dbg !181
  br label %34, !dbg !181

29:                                               ; preds = %19, %16
  %30 = load ptr, ptr %5, align 8, !dbg !182
  %31 = getelementptr inbounds i32, ptr %30, i64 2, !dbg !182
  %32 = load i32, ptr %31, align 4, !dbg !182
  %33 = add nsw i32 %32, 1, !dbg !183
  store i32 %33, ptr %2, align 4, !dbg !184
  br label %34, !dbg !184

34:                                               ; preds = %29, %22, %15
  %35 = load i32, ptr %2, align 4, !dbg !185
  ret i32 %35, !dbg !185
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @bytes(i32 noundef %0) #0 !dbg !186 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !187, !DIExpression(), !188)
    #dbg_declare(ptr %3, !189, !DIExpression(), !190)
  %6 = call ptr @some(i64 noundef 4), !dbg !191
  store ptr %6, ptr %3, align 8, !dbg !190
    #dbg_declare(ptr %4, !192, !DIExpression(), !193)
  %7 = call ptr @some(i64 noundef 4), !dbg !194
  store ptr %7, ptr %4, align 8, !dbg !193
  %8 = load i32, ptr %2, align 4, !dbg !195
  %9 = load ptr, ptr %3, align 8, !dbg !196
  store i32 %8, ptr %9, align 4, !dbg !197
    #dbg_declare(ptr %5, !198, !DIExpression(), !200)
  store i32 0, ptr %5, align 4, !dbg !200
  br label %10, !dbg !201

10:                                               ; preds = %30, %1
  %11 = load i32, ptr %5, align 4, !dbg !202
  %12 = icmp slt i32 %11, 4, !dbg !204
  br i1 %12, label %13, label %33, !dbg !205

13:                                               ; preds = %10
  %14 = load i32, ptr %5, align 4, !dbg !206
  %15 = icmp eq i32 %14, 2, !dbg !209
  br i1 %15, label %16, label %20, !dbg !210

16:                                               ; preds = %13
  %17 = load i32, ptr %2, align 4, !dbg !211
  %18 = icmp eq i32 %17, 5, !dbg !212
  br i1 %18, label %19, label %20, !dbg !213

19:                                               ; preds = %16
  br label %33, !dbg !214

20:                                               ; preds = %16, %13
  %21 = load ptr, ptr %3, align 8, !dbg !215
  %22 = load i32, ptr %5, align 4, !dbg !216
  %23 = sext i32 %22 to i64, !dbg !217
  %24 = getelementptr inbounds i8, ptr %21, i64 %23, !dbg !217
  %25 = load i8, ptr %24, align 1, !dbg !217
  %26 = load ptr, ptr %4, align 8, !dbg !218
  %27 = load i32, ptr %5, align 4, !dbg !219
  %28 = sext i32 %27 to i64, !dbg !220
  %29 = getelementptr inbounds i8, ptr %26, i64 %28, !dbg !220
  store i8 %25, ptr %29, align 1, !dbg !221
  br label %30, !dbg !222

30:                                               ; preds = %20
  %31 = load i32, ptr %5, align 4, !dbg !223
  %32 = add nsw i32 %31, 1, !dbg !223
  store i32 %32, ptr %5, align 4, !dbg !223
  br label %10, !dbg !224, !llvm.loop !225

33:                                               ; preds = %19, %10
  %34 = load ptr, ptr %4, align 8, !dbg !227
  %35 = load i32, ptr %34, align 4, !dbg !228
  %36 = add nsw i32 %35, 1, !dbg !229
  ret i32 %36, !dbg !230
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @again(i32 noundef %0) #0 !dbg !231 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !232, !DIExpression(), !233)
    #dbg_declare(ptr %4, !234, !DIExpression(), !236)
  store i32 0, ptr %4, align 4, !dbg !236
  br label %6, !dbg !237

6:                                                ; preds = %23, %1
  %7 = load i32, ptr %4, align 4, !dbg !238
  %8 = icmp slt i32 %7, 3, !dbg !240
  br i1 %8, label %9, label %26, !dbg !241

9:                                                ; preds = %6
    #dbg_declare(ptr %5, !242, !DIExpression(), !244)
  %10 = call ptr @some(i64 noundef 4), !dbg !245
  store ptr %10, ptr %5, align 8, !dbg !244
  %11 = load i32, ptr %4, align 4, !dbg !246
  %12 = icmp slt i32 %11, 2, !dbg !248
  br i1 %12, label %13, label %16, !dbg !249

13:                                               ; preds = %9
  %14 = load i32, ptr %3, align 4, !dbg !250
  %15 = load ptr, ptr %5, align 8, !dbg !251
  store i32 %14, ptr %15, align 4, !dbg !252
  br label %16, !dbg !253

16:                                               ; preds = %13, %9
  %17 = load ptr, ptr %5, align 8, !dbg !254
  %18 = load i32, ptr %17, align 4, !dbg !256
  %19 = icmp eq i32 %18, 7, !dbg !257
  br i1 %19, label %20, label %21, !dbg !258

20:                                               ; preds = %16
  store i32 1, ptr %2, align 4, !dbg !259
  br label %27, !dbg !259

21:                                               ; preds = %16
  %22 = load ptr, ptr %5, align 8, !dbg !260
  call void @free(ptr noundef %22), !dbg !261
  br label %23, !dbg !262

23:                                               ; preds = %21
  %24 = load i32, ptr %4, align 4, !dbg !263
  %25 = add nsw i32 %24, 1, !dbg !263
  store i32 %25, ptr %4, align 4, !dbg !263
  br label %6, !dbg !264, !llvm.loop !265

26:                                               ; preds = %6
  store i32 0, ptr %2, align 4, !dbg !267
  br label %27, !dbg !267

27:                                               ; preds = %26, %20
  %28 = load i32, ptr %2, align 4, !dbg !268
  ret i32 %28, !dbg !268
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @some(i64 noundef %0) #0 !dbg !269 {
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  store i64 %0, ptr %2, align 8
    #dbg_declare(ptr %2, !274, !DIExpression(), !275)
    #dbg_declare(ptr %3, !276, !DIExpression(), !277)
  %4 = load i64, ptr %2, align 8, !dbg !278
  %5 = call ptr @malloc(i64 noundef %4) #9, !dbg !279
  store ptr %5, ptr %3, align 8, !dbg !277
  %6 = load ptr, ptr %3, align 8, !dbg !280
  %7 = icmp ne ptr %6, null, !dbg !280
  br i1 %7, label %9, label %8, !dbg !282

8:                                                ; preds = %1
  call void @exit(i32 noundef 1) #10, !dbg !283
  unreachable, !dbg !283

9:                                                ; preds = %1
  %10 = load ptr, ptr %3, align 8, !dbg !284
  ret ptr %10, !dbg !285
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
!1 = !DIFile(filename: "bounded_unwritten_heap.c", directory: ".", checksumkind: CSK_MD5, checksum: "067ee957bd1ff42985989f2a72ff346f")
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
!13 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 80, type: !14, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!14 = !DISubroutineType(types: !15)
!15 = !{!16}
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !{}
!18 = !DILocalVariable(name: "number", scope: !13, file: !1, line: 81, type: !16)
!19 = !DILocation(line: 81, column: 9, scope: !13)
!20 = !DILocation(line: 81, column: 18, scope: !13)
!21 = !DILocation(line: 82, column: 13, scope: !13)
!22 = !DILocation(line: 82, column: 5, scope: !13)
!23 = !DILocation(line: 84, column: 21, scope: !24)
!24 = distinct !DILexicalBlock(scope: !13, file: !1, line: 82, column: 38)
!25 = !DILocation(line: 84, column: 28, scope: !24)
!26 = !DILocation(line: 84, column: 16, scope: !24)
!27 = !DILocation(line: 84, column: 9, scope: !24)
!28 = !DILocation(line: 86, column: 23, scope: !24)
!29 = !DILocation(line: 86, column: 16, scope: !24)
!30 = !DILocation(line: 86, column: 9, scope: !24)
!31 = !DILocation(line: 88, column: 23, scope: !24)
!32 = !DILocation(line: 88, column: 16, scope: !24)
!33 = !DILocation(line: 88, column: 9, scope: !24)
!34 = !DILocation(line: 90, column: 22, scope: !24)
!35 = !DILocation(line: 90, column: 16, scope: !24)
!36 = !DILocation(line: 90, column: 9, scope: !24)
!37 = !DILocation(line: 92, column: 22, scope: !24)
!38 = !DILocation(line: 92, column: 16, scope: !24)
!39 = !DILocation(line: 92, column: 9, scope: !24)
!40 = !DILocation(line: 94, column: 5, scope: !13)
!41 = !DILocation(line: 95, column: 1, scope: !13)
!42 = distinct !DISubprogram(name: "list", scope: !1, file: !1, line: 17, type: !43, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!43 = !DISubroutineType(types: !44)
!44 = !{!16, !16}
!45 = !DILocalVariable(name: "number", arg: 1, scope: !42, file: !1, line: 17, type: !16)
!46 = !DILocation(line: 17, column: 21, scope: !42)
!47 = !DILocalVariable(name: "first", scope: !42, file: !1, line: 18, type: !48)
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !49, size: 64)
!49 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 8, size: 128, elements: !50)
!50 = !{!51, !52}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !49, file: !1, line: 8, baseType: !48, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !49, file: !1, line: 8, baseType: !16, size: 32, offset: 64)
!53 = !DILocation(line: 18, column: 18, scope: !42)
!54 = !DILocation(line: 18, column: 26, scope: !42)
!55 = !DILocalVariable(name: "second", scope: !42, file: !1, line: 18, type: !48)
!56 = !DILocation(line: 18, column: 48, scope: !42)
!57 = !DILocation(line: 18, column: 57, scope: !42)
!58 = !DILocation(line: 19, column: 19, scope: !42)
!59 = !DILocation(line: 19, column: 5, scope: !42)
!60 = !DILocation(line: 19, column: 12, scope: !42)
!61 = !DILocation(line: 19, column: 17, scope: !42)
!62 = !DILocation(line: 20, column: 20, scope: !42)
!63 = !DILocation(line: 20, column: 5, scope: !42)
!64 = !DILocation(line: 20, column: 12, scope: !42)
!65 = !DILocation(line: 20, column: 18, scope: !42)
!66 = !DILocation(line: 21, column: 21, scope: !42)
!67 = !DILocation(line: 21, column: 5, scope: !42)
!68 = !DILocation(line: 21, column: 13, scope: !42)
!69 = !DILocation(line: 21, column: 19, scope: !42)
!70 = !DILocation(line: 22, column: 9, scope: !71)
!71 = distinct !DILexicalBlock(scope: !42, file: !1, line: 22, column: 9)
!72 = !DILocation(line: 22, column: 16, scope: !71)
!73 = !DILocation(line: 22, column: 9, scope: !42)
!74 = !DILocation(line: 23, column: 16, scope: !71)
!75 = !DILocation(line: 23, column: 23, scope: !71)
!76 = !DILocation(line: 23, column: 29, scope: !71)
!77 = !DILocation(line: 23, column: 35, scope: !71)
!78 = !DILocation(line: 23, column: 9, scope: !71)
!79 = !DILocalVariable(name: "at", scope: !80, file: !1, line: 24, type: !48)
!80 = distinct !DILexicalBlock(scope: !42, file: !1, line: 24, column: 5)
!81 = !DILocation(line: 24, column: 23, scope: !80)
!82 = !DILocation(line: 24, column: 28, scope: !80)
!83 = !DILocation(line: 24, column: 10, scope: !80)
!84 = !DILocation(line: 24, column: 35, scope: !85)
!85 = distinct !DILexicalBlock(scope: !80, file: !1, line: 24, column: 5)
!86 = !DILocation(line: 24, column: 5, scope: !80)
!87 = !DILocation(line: 25, column: 19, scope: !85)
!88 = !DILocation(line: 25, column: 23, scope: !85)
!89 = !DILocation(line: 25, column: 16, scope: !85)
!90 = !DILocation(line: 25, column: 9, scope: !85)
!91 = !DILocation(line: 24, column: 44, scope: !85)
!92 = !DILocation(line: 24, column: 48, scope: !85)
!93 = !DILocation(line: 24, column: 42, scope: !85)
!94 = !DILocation(line: 24, column: 5, scope: !85)
!95 = distinct !{!95, !86, !96, !97}
!96 = !DILocation(line: 25, column: 23, scope: !80)
!97 = !{!"llvm.loop.mustprogress"}
!98 = !DILocation(line: 26, column: 12, scope: !42)
!99 = !DILocation(line: 26, column: 5, scope: !42)
!100 = !DILocation(line: 27, column: 1, scope: !42)
!101 = distinct !DISubprogram(name: "zeroed", scope: !1, file: !1, line: 29, type: !43, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!102 = !DILocalVariable(name: "number", arg: 1, scope: !101, file: !1, line: 29, type: !16)
!103 = !DILocation(line: 29, column: 23, scope: !101)
!104 = !DILocalVariable(name: "memory", scope: !101, file: !1, line: 30, type: !105)
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!106 = !DILocation(line: 30, column: 10, scope: !101)
!107 = !DILocation(line: 30, column: 19, scope: !101)
!108 = !DILocalVariable(name: "plain", scope: !101, file: !1, line: 30, type: !105)
!109 = !DILocation(line: 30, column: 44, scope: !101)
!110 = !DILocation(line: 30, column: 52, scope: !101)
!111 = !DILocation(line: 31, column: 10, scope: !112)
!112 = distinct !DILexicalBlock(scope: !101, file: !1, line: 31, column: 9)
!113 = !DILocation(line: 31, column: 9, scope: !101)
!114 = !DILocation(line: 32, column: 9, scope: !112)
!115 = !DILocation(line: 33, column: 9, scope: !116)
!116 = distinct !DILexicalBlock(scope: !101, file: !1, line: 33, column: 9)
!117 = !DILocation(line: 33, column: 16, scope: !116)
!118 = !DILocation(line: 33, column: 21, scope: !116)
!119 = !DILocation(line: 33, column: 24, scope: !116)
!120 = !DILocation(line: 33, column: 31, scope: !116)
!121 = !DILocation(line: 33, column: 9, scope: !101)
!122 = !DILocation(line: 34, column: 16, scope: !116)
!123 = !DILocation(line: 34, column: 23, scope: !116)
!124 = !DILocation(line: 34, column: 31, scope: !116)
!125 = !DILocation(line: 34, column: 9, scope: !116)
!126 = !DILocation(line: 35, column: 5, scope: !101)
!127 = !DILocation(line: 35, column: 14, scope: !101)
!128 = !DILocation(line: 36, column: 12, scope: !101)
!129 = !DILocation(line: 36, column: 20, scope: !101)
!130 = !DILocation(line: 36, column: 5, scope: !101)
!131 = !DILocation(line: 37, column: 9, scope: !132)
!132 = distinct !DILexicalBlock(scope: !101, file: !1, line: 37, column: 9)
!133 = !DILocation(line: 37, column: 16, scope: !132)
!134 = !DILocation(line: 37, column: 9, scope: !101)
!135 = !DILocation(line: 38, column: 16, scope: !132)
!136 = !DILocation(line: 38, column: 28, scope: !132)
!137 = !DILocation(line: 38, column: 26, scope: !132)
!138 = !DILocation(line: 38, column: 9, scope: !132)
!139 = !DILocation(line: 39, column: 12, scope: !101)
!140 = !DILocation(line: 39, column: 20, scope: !101)
!141 = !DILocation(line: 39, column: 5, scope: !101)
!142 = !DILocation(line: 40, column: 9, scope: !143)
!143 = distinct !DILexicalBlock(scope: !101, file: !1, line: 40, column: 9)
!144 = !DILocation(line: 40, column: 16, scope: !143)
!145 = !DILocation(line: 40, column: 9, scope: !101)
!146 = !DILocation(line: 41, column: 16, scope: !143)
!147 = !DILocation(line: 41, column: 26, scope: !143)
!148 = !DILocation(line: 41, column: 9, scope: !143)
!149 = !DILocation(line: 42, column: 12, scope: !101)
!150 = !DILocation(line: 42, column: 22, scope: !101)
!151 = !DILocation(line: 42, column: 5, scope: !101)
!152 = !DILocation(line: 43, column: 1, scope: !101)
!153 = distinct !DISubprogram(name: "larger", scope: !1, file: !1, line: 45, type: !43, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!154 = !DILocalVariable(name: "number", arg: 1, scope: !153, file: !1, line: 45, type: !16)
!155 = !DILocation(line: 45, column: 23, scope: !153)
!156 = !DILocalVariable(name: "memory", scope: !153, file: !1, line: 46, type: !105)
!157 = !DILocation(line: 46, column: 10, scope: !153)
!158 = !DILocation(line: 46, column: 19, scope: !153)
!159 = !DILocation(line: 47, column: 5, scope: !153)
!160 = !DILocation(line: 47, column: 15, scope: !153)
!161 = !DILocation(line: 48, column: 5, scope: !153)
!162 = !DILocation(line: 48, column: 15, scope: !153)
!163 = !DILocalVariable(name: "more", scope: !153, file: !1, line: 49, type: !105)
!164 = !DILocation(line: 49, column: 10, scope: !153)
!165 = !DILocation(line: 49, column: 25, scope: !153)
!166 = !DILocation(line: 49, column: 17, scope: !153)
!167 = !DILocation(line: 50, column: 10, scope: !168)
!168 = distinct !DILexicalBlock(scope: !153, file: !1, line: 50, column: 9)
!169 = !DILocation(line: 50, column: 9, scope: !153)
!170 = !DILocation(line: 51, column: 9, scope: !168)
!171 = !DILocation(line: 52, column: 9, scope: !172)
!172 = distinct !DILexicalBlock(scope: !153, file: !1, line: 52, column: 9)
!173 = !DILocation(line: 52, column: 16, scope: !172)
!174 = !DILocation(line: 52, column: 21, scope: !172)
!175 = !DILocation(line: 52, column: 24, scope: !172)
!176 = !DILocation(line: 52, column: 31, scope: !172)
!177 = !DILocation(line: 52, column: 9, scope: !153)
!178 = !DILocation(line: 53, column: 16, scope: !172)
!179 = !DILocation(line: 53, column: 21, scope: !172)
!180 = !DILocation(line: 53, column: 29, scope: !172)
!181 = !DILocation(line: 53, column: 9, scope: !172)
!182 = !DILocation(line: 54, column: 12, scope: !153)
!183 = !DILocation(line: 54, column: 20, scope: !153)
!184 = !DILocation(line: 54, column: 5, scope: !153)
!185 = !DILocation(line: 55, column: 1, scope: !153)
!186 = distinct !DISubprogram(name: "bytes", scope: !1, file: !1, line: 57, type: !43, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!187 = !DILocalVariable(name: "number", arg: 1, scope: !186, file: !1, line: 57, type: !16)
!188 = !DILocation(line: 57, column: 22, scope: !186)
!189 = !DILocalVariable(name: "from", scope: !186, file: !1, line: 58, type: !105)
!190 = !DILocation(line: 58, column: 10, scope: !186)
!191 = !DILocation(line: 58, column: 17, scope: !186)
!192 = !DILocalVariable(name: "to", scope: !186, file: !1, line: 58, type: !105)
!193 = !DILocation(line: 58, column: 27, scope: !186)
!194 = !DILocation(line: 58, column: 32, scope: !186)
!195 = !DILocation(line: 59, column: 13, scope: !186)
!196 = !DILocation(line: 59, column: 6, scope: !186)
!197 = !DILocation(line: 59, column: 11, scope: !186)
!198 = !DILocalVariable(name: "i", scope: !199, file: !1, line: 60, type: !16)
!199 = distinct !DILexicalBlock(scope: !186, file: !1, line: 60, column: 5)
!200 = !DILocation(line: 60, column: 14, scope: !199)
!201 = !DILocation(line: 60, column: 10, scope: !199)
!202 = !DILocation(line: 60, column: 21, scope: !203)
!203 = distinct !DILexicalBlock(scope: !199, file: !1, line: 60, column: 5)
!204 = !DILocation(line: 60, column: 23, scope: !203)
!205 = !DILocation(line: 60, column: 5, scope: !199)
!206 = !DILocation(line: 61, column: 13, scope: !207)
!207 = distinct !DILexicalBlock(scope: !208, file: !1, line: 61, column: 13)
!208 = distinct !DILexicalBlock(scope: !203, file: !1, line: 60, column: 33)
!209 = !DILocation(line: 61, column: 15, scope: !207)
!210 = !DILocation(line: 61, column: 20, scope: !207)
!211 = !DILocation(line: 61, column: 23, scope: !207)
!212 = !DILocation(line: 61, column: 30, scope: !207)
!213 = !DILocation(line: 61, column: 13, scope: !208)
!214 = !DILocation(line: 62, column: 13, scope: !207)
!215 = !DILocation(line: 63, column: 54, scope: !208)
!216 = !DILocation(line: 63, column: 60, scope: !208)
!217 = !DILocation(line: 63, column: 36, scope: !208)
!218 = !DILocation(line: 63, column: 27, scope: !208)
!219 = !DILocation(line: 63, column: 31, scope: !208)
!220 = !DILocation(line: 63, column: 9, scope: !208)
!221 = !DILocation(line: 63, column: 34, scope: !208)
!222 = !DILocation(line: 64, column: 5, scope: !208)
!223 = !DILocation(line: 60, column: 29, scope: !203)
!224 = !DILocation(line: 60, column: 5, scope: !203)
!225 = distinct !{!225, !205, !226, !97}
!226 = !DILocation(line: 64, column: 5, scope: !199)
!227 = !DILocation(line: 65, column: 13, scope: !186)
!228 = !DILocation(line: 65, column: 12, scope: !186)
!229 = !DILocation(line: 65, column: 16, scope: !186)
!230 = !DILocation(line: 65, column: 5, scope: !186)
!231 = distinct !DISubprogram(name: "again", scope: !1, file: !1, line: 68, type: !43, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!232 = !DILocalVariable(name: "number", arg: 1, scope: !231, file: !1, line: 68, type: !16)
!233 = !DILocation(line: 68, column: 22, scope: !231)
!234 = !DILocalVariable(name: "i", scope: !235, file: !1, line: 69, type: !16)
!235 = distinct !DILexicalBlock(scope: !231, file: !1, line: 69, column: 5)
!236 = !DILocation(line: 69, column: 14, scope: !235)
!237 = !DILocation(line: 69, column: 10, scope: !235)
!238 = !DILocation(line: 69, column: 21, scope: !239)
!239 = distinct !DILexicalBlock(scope: !235, file: !1, line: 69, column: 5)
!240 = !DILocation(line: 69, column: 23, scope: !239)
!241 = !DILocation(line: 69, column: 5, scope: !235)
!242 = !DILocalVariable(name: "one", scope: !243, file: !1, line: 70, type: !105)
!243 = distinct !DILexicalBlock(scope: !239, file: !1, line: 69, column: 33)
!244 = !DILocation(line: 70, column: 14, scope: !243)
!245 = !DILocation(line: 70, column: 20, scope: !243)
!246 = !DILocation(line: 71, column: 13, scope: !247)
!247 = distinct !DILexicalBlock(scope: !243, file: !1, line: 71, column: 13)
!248 = !DILocation(line: 71, column: 15, scope: !247)
!249 = !DILocation(line: 71, column: 13, scope: !243)
!250 = !DILocation(line: 72, column: 20, scope: !247)
!251 = !DILocation(line: 72, column: 14, scope: !247)
!252 = !DILocation(line: 72, column: 18, scope: !247)
!253 = !DILocation(line: 72, column: 13, scope: !247)
!254 = !DILocation(line: 73, column: 14, scope: !255)
!255 = distinct !DILexicalBlock(scope: !243, file: !1, line: 73, column: 13)
!256 = !DILocation(line: 73, column: 13, scope: !255)
!257 = !DILocation(line: 73, column: 18, scope: !255)
!258 = !DILocation(line: 73, column: 13, scope: !243)
!259 = !DILocation(line: 74, column: 13, scope: !255)
!260 = !DILocation(line: 75, column: 14, scope: !243)
!261 = !DILocation(line: 75, column: 9, scope: !243)
!262 = !DILocation(line: 76, column: 5, scope: !243)
!263 = !DILocation(line: 69, column: 29, scope: !239)
!264 = !DILocation(line: 69, column: 5, scope: !239)
!265 = distinct !{!265, !241, !266, !97}
!266 = !DILocation(line: 76, column: 5, scope: !235)
!267 = !DILocation(line: 77, column: 5, scope: !231)
!268 = !DILocation(line: 78, column: 1, scope: !231)
!269 = distinct !DISubprogram(name: "some", scope: !1, file: !1, line: 10, type: !270, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!270 = !DISubroutineType(types: !271)
!271 = !{!272, !273}
!272 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!273 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!274 = !DILocalVariable(name: "bytes", arg: 1, scope: !269, file: !1, line: 10, type: !273)
!275 = !DILocation(line: 10, column: 33, scope: !269)
!276 = !DILocalVariable(name: "memory", scope: !269, file: !1, line: 11, type: !272)
!277 = !DILocation(line: 11, column: 11, scope: !269)
!278 = !DILocation(line: 11, column: 27, scope: !269)
!279 = !DILocation(line: 11, column: 20, scope: !269)
!280 = !DILocation(line: 12, column: 10, scope: !281)
!281 = distinct !DILexicalBlock(scope: !269, file: !1, line: 12, column: 9)
!282 = !DILocation(line: 12, column: 9, scope: !269)
!283 = !DILocation(line: 13, column: 9, scope: !281)
!284 = !DILocation(line: 14, column: 12, scope: !269)
!285 = !DILocation(line: 14, column: 5, scope: !269)
