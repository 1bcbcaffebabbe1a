; ModuleID = 'bounded_renewed.c'
source_filename = "bounded_renewed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i32, i32 }

@__const.written_first.three = private unnamed_addr constant [2 x i32] [i32 1, i32 2], align 4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call i32 @nd(), !dbg !14
  switch i32 %2, label %11 [
    i32 0, label %3
    i32 1, label %4
    i32 2, label %5
    i32 3, label %6
    i32 4, label %7
    i32 5, label %8
    i32 6, label %9
    i32 7, label %10
  ], !dbg !15

3:                                                ; preds = %0
  call void @chosen(), !dbg !16
  br label %12, !dbg !18

4:                                                ; preds = %0
  call void @kept(), !dbg !19
  br label %12, !dbg !20

5:                                                ; preds = %0
  call void @in_parts(), !dbg !21
  br label %12, !dbg !22

6:                                                ; preds = %0
  call void @in_memory(), !dbg !23
  br label %12, !dbg !24

7:                                                ; preds = %0
  call void @in_large_memory(), !dbg !25
  br label %12, !dbg !26

8:                                                ; preds = %0
  call void @written_first(), !dbg !27
  br label %12, !dbg !28

9:                                                ; preds = %0
  call void @declared_outside(), !dbg !29
  br label %12, !dbg !30

10:                                               ; preds = %0
  call void @once_in_a_round(), !dbg !31
  br label %12, !dbg !32

11:                                               ; preds = %0
  call void @between(), !dbg !33
  br label %12, !dbg !34

12:                                               ; preds = %11, %10, %9, %8, %7, %6, %5, %4, %3
  ret i32 0, !dbg !35
}

declare i32 @nd() #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @chosen() #0 !dbg !36 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !40, !DIExpression(), !41)
  store i32 0, ptr %1, align 4, !dbg !41
    #dbg_declare(ptr %2, !42, !DIExpression(), !43)
  store i32 0, ptr %2, align 4, !dbg !43
  br label %4, !dbg !44

4:                                                ; preds = %19, %0
  %5 = call i32 @nd(), !dbg !45
  %6 = icmp ne i32 %5, 0, !dbg !44
  br i1 %6, label %7, label %20, !dbg !44

7:                                                ; preds = %4
    #dbg_declare(ptr %3, !46, !DIExpression(), !48)
  %8 = load i32, ptr %3, align 4, !dbg !49
  %9 = icmp ne i32 %8, 0, !dbg !49
  br i1 %9, label %10, label %11, !dbg !51

10:                                               ; preds = %7
  store i32 1, ptr %1, align 4, !dbg !52
  br label %12, !dbg !53

11:                                               ; preds = %7
  store i32 1, ptr %2, align 4, !dbg !54
  br label %12

12:                                               ; preds = %11, %10
  %13 = load i32, ptr %1, align 4, !dbg !55
  %14 = icmp ne i32 %13, 0, !dbg !55
  br i1 %14, label %15, label %19, !dbg !57

15:                                               ; preds = %12
  %16 = load i32, ptr %2, align 4, !dbg !58
  %17 = icmp ne i32 %16, 0, !dbg !58
  br i1 %17, label %18, label %19, !dbg !59

18:                                               ; preds = %15
  call void @reach_error(), !dbg !60
  br label %19, !dbg !60

19:                                               ; preds = %18, %15, %12
  br label %4, !dbg !44, !llvm.loop !61

20:                                               ; preds = %4
  ret void, !dbg !64
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @kept() #0 !dbg !65 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !66, !DIExpression(), !67)
  store i32 0, ptr %1, align 4, !dbg !67
  br label %3, !dbg !68

3:                                                ; preds = %16, %0
    #dbg_label(!69, !70)
    #dbg_declare(ptr %2, !71, !DIExpression(), !73)
  %4 = load i32, ptr %1, align 4, !dbg !74
  %5 = icmp eq i32 %4, 0, !dbg !76
  br i1 %5, label %6, label %7, !dbg !77

6:                                                ; preds = %3
  store i32 1, ptr %2, align 4, !dbg !78
  br label %12, !dbg !79

7:                                                ; preds = %3
  %8 = load i32, ptr %2, align 4, !dbg !80
  %9 = icmp ne i32 %8, 1, !dbg !82
  br i1 %9, label %10, label %11, !dbg !83

10:                                               ; preds = %7
  call void @reach_error(), !dbg !84
  br label %11, !dbg !84

11:                                               ; preds = %10, %7
  br label %12

12:                                               ; preds = %11, %6
  %13 = load i32, ptr %1, align 4, !dbg !85
  %14 = add nsw i32 %13, 1, !dbg !85
  store i32 %14, ptr %1, align 4, !dbg !85
  %15 = icmp slt i32 %14, 2, !dbg !87
  br i1 %15, label %16, label %17, !dbg !88

16:                                               ; preds = %12
  br label %3, !dbg !89

17:                                               ; preds = %12
  ret void, !dbg !90
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @in_parts() #0 !dbg !91 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca %struct.pair, align 4
    #dbg_declare(ptr %1, !92, !DIExpression(), !93)
  store i32 0, ptr %1, align 4, !dbg !93
    #dbg_declare(ptr %2, !94, !DIExpression(), !96)
  store i32 0, ptr %2, align 4, !dbg !96
  br label %4, !dbg !97

4:                                                ; preds = %20, %0
  %5 = load i32, ptr %2, align 4, !dbg !98
  %6 = icmp slt i32 %5, 3, !dbg !100
  br i1 %6, label %7, label %23, !dbg !101

7:                                                ; preds = %4
    #dbg_declare(ptr %3, !102, !DIExpression(), !108)
  %8 = load i32, ptr %2, align 4, !dbg !109
  %9 = icmp sgt i32 %8, 0, !dbg !111
  br i1 %9, label %10, label %16, !dbg !112

10:                                               ; preds = %7
  %11 = getelementptr inbounds %struct.pair, ptr %3, i32 0, i32 1, !dbg !113
  %12 = load i32, ptr %11, align 4, !dbg !113
  %13 = load i32, ptr %1, align 4, !dbg !114
  %14 = icmp ne i32 %12, %13, !dbg !115
  br i1 %14, label %15, label %16, !dbg !116

15:                                               ; preds = %10
  call void @reach_error(), !dbg !117
  br label %16, !dbg !117

16:                                               ; preds = %15, %10, %7
  %17 = getelementptr inbounds %struct.pair, ptr %3, i32 0, i32 1, !dbg !118
  %18 = load i32, ptr %17, align 4, !dbg !118
  store i32 %18, ptr %1, align 4, !dbg !119
  %19 = getelementptr inbounds %struct.pair, ptr %3, i32 0, i32 0, !dbg !120
  store i32 %18, ptr %19, align 4, !dbg !121
  br label %20, !dbg !122

20:                                               ; preds = %16
  %21 = load i32, ptr %2, align 4, !dbg !123
  %22 = add nsw i32 %21, 1, !dbg !123
  store i32 %22, ptr %2, align 4, !dbg !123
  br label %4, !dbg !124, !llvm.loop !125

23:                                               ; preds = %4
  ret void, !dbg !127
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @in_memory() #0 !dbg !128 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
    #dbg_declare(ptr %1, !129, !DIExpression(), !130)
  store i32 0, ptr %1, align 4, !dbg !130
    #dbg_declare(ptr %2, !131, !DIExpression(), !133)
  store ptr %1, ptr %2, align 8, !dbg !133
    #dbg_declare(ptr %3, !134, !DIExpression(), !136)
  store i32 0, ptr %3, align 4, !dbg !136
  br label %6, !dbg !137

6:                                                ; preds = %30, %0
  %7 = load i32, ptr %3, align 4, !dbg !138
  %8 = icmp slt i32 %7, 2, !dbg !140
  br i1 %8, label %9, label %33, !dbg !141

9:                                                ; preds = %6
    #dbg_declare(ptr %4, !142, !DIExpression(), !144)
    #dbg_declare(ptr %5, !145, !DIExpression(), !146)
  %10 = call i32 @nd(), !dbg !147
  %11 = icmp ne i32 %10, 0, !dbg !147
  br i1 %11, label %12, label %13, !dbg !147

12:                                               ; preds = %9
  br label %15, !dbg !147

13:                                               ; preds = %9
  %14 = load ptr, ptr %2, align 8, !dbg !148
  br label %15, !dbg !147

15:                                               ; preds = %13, %12
  %16 = phi ptr [ %4, %12 ], [ %14, %13 ], !dbg !147
  store ptr %16, ptr %5, align 8, !dbg !146
  %17 = load i32, ptr %3, align 4, !dbg !149
  %18 = icmp eq i32 %17, 1, !dbg !151
  br i1 %18, label %19, label %28, !dbg !152

19:                                               ; preds = %15
  %20 = load ptr, ptr %5, align 8, !dbg !153
  %21 = load ptr, ptr %2, align 8, !dbg !154
  %22 = icmp ne ptr %20, %21, !dbg !155
  br i1 %22, label %23, label %28, !dbg !156

23:                                               ; preds = %19
  %24 = load ptr, ptr %5, align 8, !dbg !157
  %25 = load i32, ptr %24, align 4, !dbg !158
  %26 = icmp ne i32 %25, 5, !dbg !159
  br i1 %26, label %27, label %28, !dbg !160

27:                                               ; preds = %23
  call void @reach_error(), !dbg !161
  br label %28, !dbg !161

28:                                               ; preds = %27, %23, %19, %15
  %29 = load ptr, ptr %5, align 8, !dbg !162
  store i32 5, ptr %29, align 4, !dbg !163
  br label %30, !dbg !164

30:                                               ; preds = %28
  %31 = load i32, ptr %3, align 4, !dbg !165
  %32 = add nsw i32 %31, 1, !dbg !165
  store i32 %32, ptr %3, align 4, !dbg !165
  br label %6, !dbg !166, !llvm.loop !167

33:                                               ; preds = %6
  ret void, !dbg !169
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @in_large_memory() #0 !dbg !170 {
  %1 = alloca i32, align 4
  %2 = alloca [100 x i32], align 16
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !171, !DIExpression(), !173)
  store i32 0, ptr %1, align 4, !dbg !173
  br label %4, !dbg !174

4:                                                ; preds = %31, %0
  %5 = load i32, ptr %1, align 4, !dbg !175
  %6 = icmp slt i32 %5, 2, !dbg !177
  br i1 %6, label %7, label %34, !dbg !178

7:                                                ; preds = %4
    #dbg_declare(ptr %2, !179, !DIExpression(), !184)
  %8 = load i32, ptr %1, align 4, !dbg !185
  %9 = icmp eq i32 %8, 1, !dbg !187
  br i1 %9, label %10, label %18, !dbg !188

10:                                               ; preds = %7
  %11 = call i32 @nd(), !dbg !189
  %12 = and i32 %11, 63, !dbg !190
  %13 = sext i32 %12 to i64, !dbg !191
  %14 = getelementptr inbounds [100 x i32], ptr %2, i64 0, i64 %13, !dbg !191
  %15 = load i32, ptr %14, align 4, !dbg !191
  %16 = icmp eq i32 %15, 5, !dbg !192
  br i1 %16, label %17, label %18, !dbg !193

17:                                               ; preds = %10
  call void @reach_error(), !dbg !194
  br label %18, !dbg !194

18:                                               ; preds = %17, %10, %7
    #dbg_declare(ptr %3, !195, !DIExpression(), !197)
  store i32 0, ptr %3, align 4, !dbg !197
  br label %19, !dbg !198

19:                                               ; preds = %27, %18
  %20 = load i32, ptr %3, align 4, !dbg !199
  %21 = icmp slt i32 %20, 2, !dbg !201
  br i1 %21, label %22, label %30, !dbg !202

22:                                               ; preds = %19
  %23 = call i32 @nd(), !dbg !203
  %24 = and i32 %23, 63, !dbg !204
  %25 = sext i32 %24 to i64, !dbg !205
  %26 = getelementptr inbounds [100 x i32], ptr %2, i64 0, i64 %25, !dbg !205
  store i32 4, ptr %26, align 4, !dbg !206
  br label %27, !dbg !205

27:                                               ; preds = %22
  %28 = load i32, ptr %3, align 4, !dbg !207
  %29 = add nsw i32 %28, 1, !dbg !207
  store i32 %29, ptr %3, align 4, !dbg !207
  br label %19, !dbg !208, !llvm.loop !209

30:                                               ; preds = %19
  br label %31, !dbg !211

31:                                               ; preds = %30
  %32 = load i32, ptr %1, align 4, !dbg !212
  %33 = add nsw i32 %32, 1, !dbg !212
  store i32 %33, ptr %1, align 4, !dbg !212
  br label %4, !dbg !213, !llvm.loop !214

34:                                               ; preds = %4
  ret void, !dbg !216
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @written_first() #0 !dbg !217 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca [2 x i32], align 4
    #dbg_declare(ptr %1, !218, !DIExpression(), !219)
  store i32 0, ptr %1, align 4, !dbg !219
    #dbg_declare(ptr %2, !220, !DIExpression(), !222)
  store i32 0, ptr %2, align 4, !dbg !222
  br label %6, !dbg !223

6:                                                ; preds = %32, %0
  %7 = load i32, ptr %2, align 4, !dbg !224
  %8 = icmp slt i32 %7, 3, !dbg !226
  br i1 %8, label %9, label %35, !dbg !227

9:                                                ; preds = %6
    #dbg_declare(ptr %3, !228, !DIExpression(), !230)
  store i32 1, ptr %3, align 4, !dbg !230
    #dbg_declare(ptr %4, !231, !DIExpression(), !232)
    #dbg_declare(ptr %5, !233, !DIExpression(), !237)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 @__const.written_first.three, i64 8, i1 false), !dbg !237
  %10 = call i32 @nd(), !dbg !238
  %11 = icmp ne i32 %10, 0, !dbg !238
  br i1 %11, label %12, label %13, !dbg !240

12:                                               ; preds = %9
  store i32 2, ptr %4, align 4, !dbg !241
  br label %16, !dbg !242

13:                                               ; preds = %9
  %14 = load i32, ptr %3, align 4, !dbg !243
  %15 = add nsw i32 1, %14, !dbg !244
  store i32 %15, ptr %4, align 4, !dbg !245
  br label %16

16:                                               ; preds = %13, %12
  %17 = load i32, ptr %3, align 4, !dbg !246
  %18 = load i32, ptr %4, align 4, !dbg !247
  %19 = add nsw i32 %17, %18, !dbg !248
  %20 = getelementptr inbounds [2 x i32], ptr %5, i64 0, i64 1, !dbg !249
  %21 = load i32, ptr %20, align 4, !dbg !249
  %22 = add nsw i32 %19, %21, !dbg !250
  %23 = load i32, ptr %1, align 4, !dbg !251
  %24 = add nsw i32 %23, %22, !dbg !251
  store i32 %24, ptr %1, align 4, !dbg !251
  %25 = load i32, ptr %1, align 4, !dbg !252
  %26 = load i32, ptr %2, align 4, !dbg !254
  %27 = add nsw i32 %26, 1, !dbg !255
  %28 = mul nsw i32 5, %27, !dbg !256
  %29 = icmp ne i32 %25, %28, !dbg !257
  br i1 %29, label %30, label %31, !dbg !258

30:                                               ; preds = %16
  call void @reach_error(), !dbg !259
  br label %31, !dbg !259

31:                                               ; preds = %30, %16
  br label %32, !dbg !260

32:                                               ; preds = %31
  %33 = load i32, ptr %2, align 4, !dbg !261
  %34 = add nsw i32 %33, 1, !dbg !261
  store i32 %34, ptr %2, align 4, !dbg !261
  br label %6, !dbg !262, !llvm.loop !263

35:                                               ; preds = %6
  ret void, !dbg !265
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @declared_outside() #0 !dbg !266 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !267, !DIExpression(), !268)
    #dbg_declare(ptr %2, !269, !DIExpression(), !270)
  %4 = load i32, ptr %1, align 4, !dbg !271
  store i32 %4, ptr %2, align 4, !dbg !270
    #dbg_declare(ptr %3, !272, !DIExpression(), !274)
  store i32 0, ptr %3, align 4, !dbg !274
  br label %5, !dbg !275

5:                                                ; preds = %14, %0
  %6 = load i32, ptr %3, align 4, !dbg !276
  %7 = icmp slt i32 %6, 3, !dbg !278
  br i1 %7, label %8, label %17, !dbg !279

8:                                                ; preds = %5
  %9 = load i32, ptr %1, align 4, !dbg !280
  %10 = load i32, ptr %2, align 4, !dbg !283
  %11 = icmp ne i32 %9, %10, !dbg !284
  br i1 %11, label %12, label %13, !dbg !285

12:                                               ; preds = %8
  call void @reach_error(), !dbg !286
  br label %13, !dbg !286

13:                                               ; preds = %12, %8
  br label %14, !dbg !287

14:                                               ; preds = %13
  %15 = load i32, ptr %3, align 4, !dbg !288
  %16 = add nsw i32 %15, 1, !dbg !288
  store i32 %16, ptr %3, align 4, !dbg !288
  br label %5, !dbg !289, !llvm.loop !290

17:                                               ; preds = %5
  ret void, !dbg !292
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @once_in_a_round() #0 !dbg !293 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !294, !DIExpression(), !296)
  store i32 0, ptr %1, align 4, !dbg !296
  br label %4, !dbg !297

4:                                                ; preds = %17, %0
  %5 = load i32, ptr %1, align 4, !dbg !298
  %6 = icmp slt i32 %5, 2, !dbg !300
  br i1 %6, label %7, label %20, !dbg !301

7:                                                ; preds = %4
    #dbg_declare(ptr %2, !302, !DIExpression(), !304)
    #dbg_declare(ptr %3, !305, !DIExpression(), !306)
  %8 = load i32, ptr %2, align 4, !dbg !307
  store i32 %8, ptr %3, align 4, !dbg !306
  %9 = call i32 @nd(), !dbg !308
  %10 = icmp ne i32 %9, 0, !dbg !308
  br i1 %10, label %11, label %16, !dbg !310

11:                                               ; preds = %7
  %12 = load i32, ptr %2, align 4, !dbg !311
  %13 = load i32, ptr %3, align 4, !dbg !312
  %14 = icmp ne i32 %12, %13, !dbg !313
  br i1 %14, label %15, label %16, !dbg !314

15:                                               ; preds = %11
  call void @reach_error(), !dbg !315
  br label %16, !dbg !315

16:                                               ; preds = %15, %11, %7
  br label %17, !dbg !316

17:                                               ; preds = %16
  %18 = load i32, ptr %1, align 4, !dbg !317
  %19 = add nsw i32 %18, 1, !dbg !317
  store i32 %19, ptr %1, align 4, !dbg !317
  br label %4, !dbg !318, !llvm.loop !319

20:                                               ; preds = %4
  ret void, !dbg !321
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @between() #0 !dbg !322 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
    #dbg_declare(ptr %1, !323, !DIExpression(), !325)
  store i32 0, ptr %1, align 4, !dbg !325
  br label %9, !dbg !326

9:                                                ; preds = %36, %0
  %10 = load i32, ptr %1, align 4, !dbg !327
  %11 = icmp slt i32 %10, 2, !dbg !329
  br i1 %11, label %12, label %39, !dbg !330

12:                                               ; preds = %9
    #dbg_declare(ptr %2, !331, !DIExpression(), !333)
  %13 = call i32 @nd(), !dbg !334
  store i32 %13, ptr %2, align 4, !dbg !333
    #dbg_declare(ptr %3, !335, !DIExpression(), !336)
    #dbg_declare(ptr %4, !337, !DIExpression(), !338)
  store ptr %3, ptr %4, align 8, !dbg !338
  %14 = load i32, ptr %2, align 4, !dbg !339
  store i32 %14, ptr %3, align 4, !dbg !340
    #dbg_declare(ptr %5, !341, !DIExpression(), !342)
  %15 = load ptr, ptr %4, align 8, !dbg !343
  %16 = load i32, ptr %15, align 4, !dbg !344
    #dbg_declare(ptr %6, !345, !DIExpression(), !347)
    #dbg_declare(ptr %7, !348, !DIExpression(), !349)
  %17 = call i32 @nd(), !dbg !350
  %18 = icmp ne i32 %17, 0, !dbg !350
  br i1 %18, label %19, label %20, !dbg !350

19:                                               ; preds = %12
  br label %22, !dbg !350

20:                                               ; preds = %12
  %21 = load ptr, ptr %4, align 8, !dbg !351
  br label %22, !dbg !350

22:                                               ; preds = %20, %19
  %23 = phi ptr [ %6, %19 ], [ %21, %20 ], !dbg !350
  store ptr %23, ptr %7, align 8, !dbg !349
  %24 = load i32, ptr %2, align 4, !dbg !352
  %25 = load ptr, ptr %7, align 8, !dbg !353
  store i32 %24, ptr %25, align 4, !dbg !354
  %26 = load ptr, ptr %7, align 8, !dbg !355
  %27 = load i32, ptr %26, align 4, !dbg !356
  store i32 %27, ptr %8, align 4, !dbg !357
  %28 = load i32, ptr %8, align 4, !dbg !358
  %29 = add nsw i32 %16, %28, !dbg !359
  store i32 %29, ptr %5, align 4, !dbg !342
  %30 = load i32, ptr %5, align 4, !dbg !360
  %31 = load i32, ptr %2, align 4, !dbg !362
  %32 = mul nsw i32 2, %31, !dbg !363
  %33 = icmp ne i32 %30, %32, !dbg !364
  br i1 %33, label %34, label %35, !dbg !365

34:                                               ; preds = %22
  call void @reach_error(), !dbg !366
  br label %35, !dbg !366

35:                                               ; preds = %34, %22
  br label %36, !dbg !367

36:                                               ; preds = %35
  %37 = load i32, ptr %1, align 4, !dbg !368
  %38 = add nsw i32 %37, 1, !dbg !368
  store i32 %38, ptr %1, align 4, !dbg !368
  br label %9, !dbg !369, !llvm.loop !370

39:                                               ; preds = %9
  ret void, !dbg !372
}

declare void @reach_error() #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounded_renewed.c", directory: ".", checksumkind: CSK_MD5, checksum: "7fa801c45c5c3f1552ba7eb4259c9181")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 111, type: !11, scopeLine: 111, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DILocation(line: 112, column: 13, scope: !10)
!15 = !DILocation(line: 112, column: 5, scope: !10)
!16 = !DILocation(line: 114, column: 9, scope: !17)
!17 = distinct !DILexicalBlock(scope: !10, file: !1, line: 112, column: 19)
!18 = !DILocation(line: 115, column: 9, scope: !17)
!19 = !DILocation(line: 117, column: 9, scope: !17)
!20 = !DILocation(line: 118, column: 9, scope: !17)
!21 = !DILocation(line: 120, column: 9, scope: !17)
!22 = !DILocation(line: 121, column: 9, scope: !17)
!23 = !DILocation(line: 123, column: 9, scope: !17)
!24 = !DILocation(line: 124, column: 9, scope: !17)
!25 = !DILocation(line: 126, column: 9, scope: !17)
!26 = !DILocation(line: 127, column: 9, scope: !17)
!27 = !DILocation(line: 129, column: 9, scope: !17)
!28 = !DILocation(line: 130, column: 9, scope: !17)
!29 = !DILocation(line: 132, column: 9, scope: !17)
!30 = !DILocation(line: 133, column: 9, scope: !17)
!31 = !DILocation(line: 135, column: 9, scope: !17)
!32 = !DILocation(line: 136, column: 9, scope: !17)
!33 = !DILocation(line: 138, column: 9, scope: !17)
!34 = !DILocation(line: 139, column: 5, scope: !17)
!35 = !DILocation(line: 140, column: 5, scope: !10)
!36 = distinct !DISubprogram(name: "chosen", scope: !1, file: !1, line: 7, type: !37, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !39)
!37 = !DISubroutineType(types: !38)
!38 = !{null}
!39 = !{}
!40 = !DILocalVariable(name: "a", scope: !36, file: !1, line: 8, type: !13)
!41 = !DILocation(line: 8, column: 9, scope: !36)
!42 = !DILocalVariable(name: "b", scope: !36, file: !1, line: 8, type: !13)
!43 = !DILocation(line: 8, column: 16, scope: !36)
!44 = !DILocation(line: 9, column: 5, scope: !36)
!45 = !DILocation(line: 9, column: 12, scope: !36)
!46 = !DILocalVariable(name: "c", scope: !47, file: !1, line: 10, type: !13)
!47 = distinct !DILexicalBlock(scope: !36, file: !1, line: 9, column: 18)
!48 = !DILocation(line: 10, column: 13, scope: !47)
!49 = !DILocation(line: 11, column: 13, scope: !50)
!50 = distinct !DILexicalBlock(scope: !47, file: !1, line: 11, column: 13)
!51 = !DILocation(line: 11, column: 13, scope: !47)
!52 = !DILocation(line: 12, column: 15, scope: !50)
!53 = !DILocation(line: 12, column: 13, scope: !50)
!54 = !DILocation(line: 14, column: 15, scope: !50)
!55 = !DILocation(line: 15, column: 13, scope: !56)
!56 = distinct !DILexicalBlock(scope: !47, file: !1, line: 15, column: 13)
!57 = !DILocation(line: 15, column: 15, scope: !56)
!58 = !DILocation(line: 15, column: 18, scope: !56)
!59 = !DILocation(line: 15, column: 13, scope: !47)
!60 = !DILocation(line: 16, column: 13, scope: !56)
!61 = distinct !{!61, !44, !62, !63}
!62 = !DILocation(line: 17, column: 5, scope: !36)
!63 = !{!"llvm.loop.mustprogress"}
!64 = !DILocation(line: 18, column: 1, scope: !36)
!65 = distinct !DISubprogram(name: "kept", scope: !1, file: !1, line: 20, type: !37, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !39)
!66 = !DILocalVariable(name: "rounds", scope: !65, file: !1, line: 21, type: !13)
!67 = !DILocation(line: 21, column: 9, scope: !65)
!68 = !DILocation(line: 21, column: 5, scope: !65)
!69 = !DILabel(scope: !65, name: "again", file: !1, line: 22)
!70 = !DILocation(line: 22, column: 1, scope: !65)
!71 = !DILocalVariable(name: "c", scope: !72, file: !1, line: 24, type: !13)
!72 = distinct !DILexicalBlock(scope: !65, file: !1, line: 23, column: 5)
!73 = !DILocation(line: 24, column: 13, scope: !72)
!74 = !DILocation(line: 25, column: 13, scope: !75)
!75 = distinct !DILexicalBlock(scope: !72, file: !1, line: 25, column: 13)
!76 = !DILocation(line: 25, column: 20, scope: !75)
!77 = !DILocation(line: 25, column: 13, scope: !72)
!78 = !DILocation(line: 26, column: 15, scope: !75)
!79 = !DILocation(line: 26, column: 13, scope: !75)
!80 = !DILocation(line: 27, column: 18, scope: !81)
!81 = distinct !DILexicalBlock(scope: !75, file: !1, line: 27, column: 18)
!82 = !DILocation(line: 27, column: 20, scope: !81)
!83 = !DILocation(line: 27, column: 18, scope: !75)
!84 = !DILocation(line: 28, column: 13, scope: !81)
!85 = !DILocation(line: 30, column: 9, scope: !86)
!86 = distinct !DILexicalBlock(scope: !65, file: !1, line: 30, column: 9)
!87 = !DILocation(line: 30, column: 18, scope: !86)
!88 = !DILocation(line: 30, column: 9, scope: !65)
!89 = !DILocation(line: 31, column: 9, scope: !86)
!90 = !DILocation(line: 32, column: 1, scope: !65)
!91 = distinct !DISubprogram(name: "in_parts", scope: !1, file: !1, line: 38, type: !37, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !39)
!92 = !DILocalVariable(name: "last", scope: !91, file: !1, line: 39, type: !13)
!93 = !DILocation(line: 39, column: 9, scope: !91)
!94 = !DILocalVariable(name: "i", scope: !95, file: !1, line: 40, type: !13)
!95 = distinct !DILexicalBlock(scope: !91, file: !1, line: 40, column: 5)
!96 = !DILocation(line: 40, column: 14, scope: !95)
!97 = !DILocation(line: 40, column: 10, scope: !95)
!98 = !DILocation(line: 40, column: 21, scope: !99)
!99 = distinct !DILexicalBlock(scope: !95, file: !1, line: 40, column: 5)
!100 = !DILocation(line: 40, column: 23, scope: !99)
!101 = !DILocation(line: 40, column: 5, scope: !95)
!102 = !DILocalVariable(name: "p", scope: !103, file: !1, line: 41, type: !104)
!103 = distinct !DILexicalBlock(scope: !99, file: !1, line: 40, column: 33)
!104 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 34, size: 64, elements: !105)
!105 = !{!106, !107}
!106 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !104, file: !1, line: 35, baseType: !13, size: 32)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !104, file: !1, line: 35, baseType: !13, size: 32, offset: 32)
!108 = !DILocation(line: 41, column: 21, scope: !103)
!109 = !DILocation(line: 42, column: 13, scope: !110)
!110 = distinct !DILexicalBlock(scope: !103, file: !1, line: 42, column: 13)
!111 = !DILocation(line: 42, column: 15, scope: !110)
!112 = !DILocation(line: 42, column: 19, scope: !110)
!113 = !DILocation(line: 42, column: 24, scope: !110)
!114 = !DILocation(line: 42, column: 34, scope: !110)
!115 = !DILocation(line: 42, column: 31, scope: !110)
!116 = !DILocation(line: 42, column: 13, scope: !103)
!117 = !DILocation(line: 43, column: 13, scope: !110)
!118 = !DILocation(line: 44, column: 28, scope: !103)
!119 = !DILocation(line: 44, column: 24, scope: !103)
!120 = !DILocation(line: 44, column: 11, scope: !103)
!121 = !DILocation(line: 44, column: 17, scope: !103)
!122 = !DILocation(line: 45, column: 5, scope: !103)
!123 = !DILocation(line: 40, column: 29, scope: !99)
!124 = !DILocation(line: 40, column: 5, scope: !99)
!125 = distinct !{!125, !101, !126, !63}
!126 = !DILocation(line: 45, column: 5, scope: !95)
!127 = !DILocation(line: 46, column: 1, scope: !91)
!128 = distinct !DISubprogram(name: "in_memory", scope: !1, file: !1, line: 48, type: !37, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !39)
!129 = !DILocalVariable(name: "seen", scope: !128, file: !1, line: 49, type: !13)
!130 = !DILocation(line: 49, column: 9, scope: !128)
!131 = !DILocalVariable(name: "at", scope: !128, file: !1, line: 49, type: !132)
!132 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!133 = !DILocation(line: 49, column: 20, scope: !128)
!134 = !DILocalVariable(name: "i", scope: !135, file: !1, line: 50, type: !13)
!135 = distinct !DILexicalBlock(scope: !128, file: !1, line: 50, column: 5)
!136 = !DILocation(line: 50, column: 14, scope: !135)
!137 = !DILocation(line: 50, column: 10, scope: !135)
!138 = !DILocation(line: 50, column: 21, scope: !139)
!139 = distinct !DILexicalBlock(scope: !135, file: !1, line: 50, column: 5)
!140 = !DILocation(line: 50, column: 23, scope: !139)
!141 = !DILocation(line: 50, column: 5, scope: !135)
!142 = !DILocalVariable(name: "c", scope: !143, file: !1, line: 51, type: !13)
!143 = distinct !DILexicalBlock(scope: !139, file: !1, line: 50, column: 33)
!144 = !DILocation(line: 51, column: 13, scope: !143)
!145 = !DILocalVariable(name: "to", scope: !143, file: !1, line: 51, type: !132)
!146 = !DILocation(line: 51, column: 17, scope: !143)
!147 = !DILocation(line: 51, column: 22, scope: !143)
!148 = !DILocation(line: 51, column: 34, scope: !143)
!149 = !DILocation(line: 52, column: 13, scope: !150)
!150 = distinct !DILexicalBlock(scope: !143, file: !1, line: 52, column: 13)
!151 = !DILocation(line: 52, column: 15, scope: !150)
!152 = !DILocation(line: 52, column: 20, scope: !150)
!153 = !DILocation(line: 52, column: 23, scope: !150)
!154 = !DILocation(line: 52, column: 29, scope: !150)
!155 = !DILocation(line: 52, column: 26, scope: !150)
!156 = !DILocation(line: 52, column: 32, scope: !150)
!157 = !DILocation(line: 52, column: 36, scope: !150)
!158 = !DILocation(line: 52, column: 35, scope: !150)
!159 = !DILocation(line: 52, column: 39, scope: !150)
!160 = !DILocation(line: 52, column: 13, scope: !143)
!161 = !DILocation(line: 53, column: 13, scope: !150)
!162 = !DILocation(line: 54, column: 10, scope: !143)
!163 = !DILocation(line: 54, column: 13, scope: !143)
!164 = !DILocation(line: 55, column: 5, scope: !143)
!165 = !DILocation(line: 50, column: 29, scope: !139)
!166 = !DILocation(line: 50, column: 5, scope: !139)
!167 = distinct !{!167, !141, !168, !63}
!168 = !DILocation(line: 55, column: 5, scope: !135)
!169 = !DILocation(line: 56, column: 1, scope: !128)
!170 = distinct !DISubprogram(name: "in_large_memory", scope: !1, file: !1, line: 58, type: !37, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !39)
!171 = !DILocalVariable(name: "i", scope: !172, file: !1, line: 59, type: !13)
!172 = distinct !DILexicalBlock(scope: !170, file: !1, line: 59, column: 5)
!173 = !DILocation(line: 59, column: 14, scope: !172)
!174 = !DILocation(line: 59, column: 10, scope: !172)
!175 = !DILocation(line: 59, column: 21, scope: !176)
!176 = distinct !DILexicalBlock(scope: !172, file: !1, line: 59, column: 5)
!177 = !DILocation(line: 59, column: 23, scope: !176)
!178 = !DILocation(line: 59, column: 5, scope: !172)
!179 = !DILocalVariable(name: "all", scope: !180, file: !1, line: 60, type: !181)
!180 = distinct !DILexicalBlock(scope: !176, file: !1, line: 59, column: 33)
!181 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 3200, elements: !182)
!182 = !{!183}
!183 = !DISubrange(count: 100)
!184 = !DILocation(line: 60, column: 13, scope: !180)
!185 = !DILocation(line: 61, column: 13, scope: !186)
!186 = distinct !DILexicalBlock(scope: !180, file: !1, line: 61, column: 13)
!187 = !DILocation(line: 61, column: 15, scope: !186)
!188 = !DILocation(line: 61, column: 20, scope: !186)
!189 = !DILocation(line: 61, column: 27, scope: !186)
!190 = !DILocation(line: 61, column: 32, scope: !186)
!191 = !DILocation(line: 61, column: 23, scope: !186)
!192 = !DILocation(line: 61, column: 38, scope: !186)
!193 = !DILocation(line: 61, column: 13, scope: !180)
!194 = !DILocation(line: 62, column: 13, scope: !186)
!195 = !DILocalVariable(name: "k", scope: !196, file: !1, line: 63, type: !13)
!196 = distinct !DILexicalBlock(scope: !180, file: !1, line: 63, column: 9)
!197 = !DILocation(line: 63, column: 18, scope: !196)
!198 = !DILocation(line: 63, column: 14, scope: !196)
!199 = !DILocation(line: 63, column: 25, scope: !200)
!200 = distinct !DILexicalBlock(scope: !196, file: !1, line: 63, column: 9)
!201 = !DILocation(line: 63, column: 27, scope: !200)
!202 = !DILocation(line: 63, column: 9, scope: !196)
!203 = !DILocation(line: 64, column: 17, scope: !200)
!204 = !DILocation(line: 64, column: 22, scope: !200)
!205 = !DILocation(line: 64, column: 13, scope: !200)
!206 = !DILocation(line: 64, column: 28, scope: !200)
!207 = !DILocation(line: 63, column: 33, scope: !200)
!208 = !DILocation(line: 63, column: 9, scope: !200)
!209 = distinct !{!209, !202, !210, !63}
!210 = !DILocation(line: 64, column: 30, scope: !196)
!211 = !DILocation(line: 65, column: 5, scope: !180)
!212 = !DILocation(line: 59, column: 29, scope: !176)
!213 = !DILocation(line: 59, column: 5, scope: !176)
!214 = distinct !{!214, !178, !215, !63}
!215 = !DILocation(line: 65, column: 5, scope: !172)
!216 = !DILocation(line: 66, column: 1, scope: !170)
!217 = distinct !DISubprogram(name: "written_first", scope: !1, file: !1, line: 68, type: !37, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !39)
!218 = !DILocalVariable(name: "sum", scope: !217, file: !1, line: 69, type: !13)
!219 = !DILocation(line: 69, column: 9, scope: !217)
!220 = !DILocalVariable(name: "i", scope: !221, file: !1, line: 70, type: !13)
!221 = distinct !DILexicalBlock(scope: !217, file: !1, line: 70, column: 5)
!222 = !DILocation(line: 70, column: 14, scope: !221)
!223 = !DILocation(line: 70, column: 10, scope: !221)
!224 = !DILocation(line: 70, column: 21, scope: !225)
!225 = distinct !DILexicalBlock(scope: !221, file: !1, line: 70, column: 5)
!226 = !DILocation(line: 70, column: 23, scope: !225)
!227 = !DILocation(line: 70, column: 5, scope: !221)
!228 = !DILocalVariable(name: "one", scope: !229, file: !1, line: 71, type: !13)
!229 = distinct !DILexicalBlock(scope: !225, file: !1, line: 70, column: 33)
!230 = !DILocation(line: 71, column: 13, scope: !229)
!231 = !DILocalVariable(name: "two", scope: !229, file: !1, line: 71, type: !13)
!232 = !DILocation(line: 71, column: 22, scope: !229)
!233 = !DILocalVariable(name: "three", scope: !229, file: !1, line: 71, type: !234)
!234 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 64, elements: !235)
!235 = !{!236}
!236 = !DISubrange(count: 2)
!237 = !DILocation(line: 71, column: 27, scope: !229)
!238 = !DILocation(line: 72, column: 13, scope: !239)
!239 = distinct !DILexicalBlock(scope: !229, file: !1, line: 72, column: 13)
!240 = !DILocation(line: 72, column: 13, scope: !229)
!241 = !DILocation(line: 73, column: 17, scope: !239)
!242 = !DILocation(line: 73, column: 13, scope: !239)
!243 = !DILocation(line: 75, column: 23, scope: !239)
!244 = !DILocation(line: 75, column: 21, scope: !239)
!245 = !DILocation(line: 75, column: 17, scope: !239)
!246 = !DILocation(line: 76, column: 16, scope: !229)
!247 = !DILocation(line: 76, column: 22, scope: !229)
!248 = !DILocation(line: 76, column: 20, scope: !229)
!249 = !DILocation(line: 76, column: 28, scope: !229)
!250 = !DILocation(line: 76, column: 26, scope: !229)
!251 = !DILocation(line: 76, column: 13, scope: !229)
!252 = !DILocation(line: 77, column: 13, scope: !253)
!253 = distinct !DILexicalBlock(scope: !229, file: !1, line: 77, column: 13)
!254 = !DILocation(line: 77, column: 25, scope: !253)
!255 = !DILocation(line: 77, column: 27, scope: !253)
!256 = !DILocation(line: 77, column: 22, scope: !253)
!257 = !DILocation(line: 77, column: 17, scope: !253)
!258 = !DILocation(line: 77, column: 13, scope: !229)
!259 = !DILocation(line: 78, column: 13, scope: !253)
!260 = !DILocation(line: 79, column: 5, scope: !229)
!261 = !DILocation(line: 70, column: 29, scope: !225)
!262 = !DILocation(line: 70, column: 5, scope: !225)
!263 = distinct !{!263, !227, !264, !63}
!264 = !DILocation(line: 79, column: 5, scope: !221)
!265 = !DILocation(line: 80, column: 1, scope: !217)
!266 = distinct !DISubprogram(name: "declared_outside", scope: !1, file: !1, line: 82, type: !37, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !39)
!267 = !DILocalVariable(name: "c", scope: !266, file: !1, line: 83, type: !13)
!268 = !DILocation(line: 83, column: 9, scope: !266)
!269 = !DILocalVariable(name: "first", scope: !266, file: !1, line: 84, type: !13)
!270 = !DILocation(line: 84, column: 9, scope: !266)
!271 = !DILocation(line: 84, column: 17, scope: !266)
!272 = !DILocalVariable(name: "i", scope: !273, file: !1, line: 85, type: !13)
!273 = distinct !DILexicalBlock(scope: !266, file: !1, line: 85, column: 5)
!274 = !DILocation(line: 85, column: 14, scope: !273)
!275 = !DILocation(line: 85, column: 10, scope: !273)
!276 = !DILocation(line: 85, column: 21, scope: !277)
!277 = distinct !DILexicalBlock(scope: !273, file: !1, line: 85, column: 5)
!278 = !DILocation(line: 85, column: 23, scope: !277)
!279 = !DILocation(line: 85, column: 5, scope: !273)
!280 = !DILocation(line: 86, column: 13, scope: !281)
!281 = distinct !DILexicalBlock(scope: !282, file: !1, line: 86, column: 13)
!282 = distinct !DILexicalBlock(scope: !277, file: !1, line: 85, column: 33)
!283 = !DILocation(line: 86, column: 18, scope: !281)
!284 = !DILocation(line: 86, column: 15, scope: !281)
!285 = !DILocation(line: 86, column: 13, scope: !282)
!286 = !DILocation(line: 87, column: 13, scope: !281)
!287 = !DILocation(line: 88, column: 5, scope: !282)
!288 = !DILocation(line: 85, column: 29, scope: !277)
!289 = !DILocation(line: 85, column: 5, scope: !277)
!290 = distinct !{!290, !279, !291, !63}
!291 = !DILocation(line: 88, column: 5, scope: !273)
!292 = !DILocation(line: 89, column: 1, scope: !266)
!293 = distinct !DISubprogram(name: "once_in_a_round", scope: !1, file: !1, line: 91, type: !37, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !39)
!294 = !DILocalVariable(name: "i", scope: !295, file: !1, line: 92, type: !13)
!295 = distinct !DILexicalBlock(scope: !293, file: !1, line: 92, column: 5)
!296 = !DILocation(line: 92, column: 14, scope: !295)
!297 = !DILocation(line: 92, column: 10, scope: !295)
!298 = !DILocation(line: 92, column: 21, scope: !299)
!299 = distinct !DILexicalBlock(scope: !295, file: !1, line: 92, column: 5)
!300 = !DILocation(line: 92, column: 23, scope: !299)
!301 = !DILocation(line: 92, column: 5, scope: !295)
!302 = !DILocalVariable(name: "c", scope: !303, file: !1, line: 93, type: !13)
!303 = distinct !DILexicalBlock(scope: !299, file: !1, line: 92, column: 33)
!304 = !DILocation(line: 93, column: 13, scope: !303)
!305 = !DILocalVariable(name: "copy", scope: !303, file: !1, line: 94, type: !13)
!306 = !DILocation(line: 94, column: 13, scope: !303)
!307 = !DILocation(line: 94, column: 20, scope: !303)
!308 = !DILocation(line: 95, column: 13, scope: !309)
!309 = distinct !DILexicalBlock(scope: !303, file: !1, line: 95, column: 13)
!310 = !DILocation(line: 95, column: 18, scope: !309)
!311 = !DILocation(line: 95, column: 21, scope: !309)
!312 = !DILocation(line: 95, column: 26, scope: !309)
!313 = !DILocation(line: 95, column: 23, scope: !309)
!314 = !DILocation(line: 95, column: 13, scope: !303)
!315 = !DILocation(line: 96, column: 13, scope: !309)
!316 = !DILocation(line: 97, column: 5, scope: !303)
!317 = !DILocation(line: 92, column: 29, scope: !299)
!318 = !DILocation(line: 92, column: 5, scope: !299)
!319 = distinct !{!319, !301, !320, !63}
!320 = !DILocation(line: 97, column: 5, scope: !295)
!321 = !DILocation(line: 98, column: 1, scope: !293)
!322 = distinct !DISubprogram(name: "between", scope: !1, file: !1, line: 101, type: !37, scopeLine: 101, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !39)
!323 = !DILocalVariable(name: "i", scope: !324, file: !1, line: 102, type: !13)
!324 = distinct !DILexicalBlock(scope: !322, file: !1, line: 102, column: 5)
!325 = !DILocation(line: 102, column: 14, scope: !324)
!326 = !DILocation(line: 102, column: 10, scope: !324)
!327 = !DILocation(line: 102, column: 21, scope: !328)
!328 = distinct !DILexicalBlock(scope: !324, file: !1, line: 102, column: 5)
!329 = !DILocation(line: 102, column: 23, scope: !328)
!330 = !DILocation(line: 102, column: 5, scope: !324)
!331 = !DILocalVariable(name: "before", scope: !332, file: !1, line: 103, type: !13)
!332 = distinct !DILexicalBlock(scope: !328, file: !1, line: 102, column: 33)
!333 = !DILocation(line: 103, column: 13, scope: !332)
!334 = !DILocation(line: 103, column: 22, scope: !332)
!335 = !DILocalVariable(name: "c", scope: !332, file: !1, line: 103, type: !13)
!336 = !DILocation(line: 103, column: 28, scope: !332)
!337 = !DILocalVariable(name: "at", scope: !332, file: !1, line: 103, type: !132)
!338 = !DILocation(line: 103, column: 32, scope: !332)
!339 = !DILocation(line: 104, column: 13, scope: !332)
!340 = !DILocation(line: 104, column: 11, scope: !332)
!341 = !DILocalVariable(name: "sum", scope: !332, file: !1, line: 105, type: !13)
!342 = !DILocation(line: 105, column: 13, scope: !332)
!343 = !DILocation(line: 105, column: 20, scope: !332)
!344 = !DILocation(line: 105, column: 19, scope: !332)
!345 = !DILocalVariable(name: "other", scope: !346, file: !1, line: 105, type: !13)
!346 = distinct !DILexicalBlock(scope: !332, file: !1, line: 105, column: 26)
!347 = !DILocation(line: 105, column: 32, scope: !346)
!348 = !DILocalVariable(name: "to", scope: !346, file: !1, line: 105, type: !132)
!349 = !DILocation(line: 105, column: 40, scope: !346)
!350 = !DILocation(line: 105, column: 45, scope: !346)
!351 = !DILocation(line: 105, column: 61, scope: !346)
!352 = !DILocation(line: 105, column: 71, scope: !346)
!353 = !DILocation(line: 105, column: 66, scope: !346)
!354 = !DILocation(line: 105, column: 69, scope: !346)
!355 = !DILocation(line: 105, column: 80, scope: !346)
!356 = !DILocation(line: 105, column: 79, scope: !346)
!357 = !DILocation(line: 105, column: 65, scope: !346)
!358 = !DILocation(line: 105, column: 84, scope: !346)
!359 = !DILocation(line: 105, column: 23, scope: !332)
!360 = !DILocation(line: 106, column: 13, scope: !361)
!361 = distinct !DILexicalBlock(scope: !332, file: !1, line: 106, column: 13)
!362 = !DILocation(line: 106, column: 24, scope: !361)
!363 = !DILocation(line: 106, column: 22, scope: !361)
!364 = !DILocation(line: 106, column: 17, scope: !361)
!365 = !DILocation(line: 106, column: 13, scope: !332)
!366 = !DILocation(line: 107, column: 13, scope: !361)
!367 = !DILocation(line: 108, column: 5, scope: !332)
!368 = !DILocation(line: 102, column: 29, scope: !328)
!369 = !DILocation(line: 102, column: 5, scope: !328)
!370 = distinct !{!370, !330, !371, !63}
!371 = !DILocation(line: 108, column: 5, scope: !324)
!372 = !DILocation(line: 109, column: 1, scope: !322)
