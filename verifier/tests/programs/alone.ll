; ModuleID = 'alone.c'
source_filename = "alone.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }
%struct.holder = type { ptr }

@parts = dso_local global i32 0, align 4, !dbg !0
@head = dso_local global ptr null, align 8, !dbg !5
@text = dso_local global ptr null, align 8, !dbg !13

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @second(ptr noundef %0) #0 !dbg !25 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !29, !DIExpression(), !30)
    #dbg_declare(ptr %3, !31, !DIExpression(), !32)
  %4 = load ptr, ptr %2, align 8, !dbg !33
  %5 = getelementptr inbounds %struct.node, ptr %4, i32 0, i32 1, !dbg !34
  %6 = load ptr, ptr %5, align 8, !dbg !34
  store ptr %6, ptr %3, align 8, !dbg !32
  %7 = load ptr, ptr %3, align 8, !dbg !35
  %8 = getelementptr inbounds %struct.node, ptr %7, i32 0, i32 0, !dbg !36
  %9 = load i32, ptr %8, align 8, !dbg !36
  ret i32 %9, !dbg !37
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @checked(ptr noundef %0) #0 !dbg !38 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !39, !DIExpression(), !40)
  %4 = load ptr, ptr %3, align 8, !dbg !41
  %5 = icmp ne ptr %4, null, !dbg !41
  br i1 %5, label %7, label %6, !dbg !43

6:                                                ; preds = %1
  store i32 0, ptr %2, align 4, !dbg !44
  br label %13, !dbg !44

7:                                                ; preds = %1
  %8 = load ptr, ptr %3, align 8, !dbg !45
  %9 = call i32 @value_of(ptr noundef %8), !dbg !46
  %10 = load ptr, ptr %3, align 8, !dbg !47
  %11 = call i32 @next_of(ptr noundef %10), !dbg !48
  %12 = add nsw i32 %9, %11, !dbg !49
  store i32 %12, ptr %2, align 4, !dbg !50
  br label %13, !dbg !50

13:                                               ; preds = %7, %6
  %14 = load i32, ptr %2, align 4, !dbg !51
  ret i32 %14, !dbg !51
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @value_of(ptr noundef %0) #0 !dbg !52 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !53, !DIExpression(), !54)
  %3 = load ptr, ptr %2, align 8, !dbg !55
  %4 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 0, !dbg !56
  %5 = load i32, ptr %4, align 8, !dbg !56
  ret i32 %5, !dbg !57
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @next_of(ptr noundef %0) #0 !dbg !58 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !59, !DIExpression(), !60)
  %3 = load ptr, ptr %2, align 8, !dbg !61
  %4 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 1, !dbg !62
  %5 = load ptr, ptr %4, align 8, !dbg !62
  %6 = getelementptr inbounds %struct.node, ptr %5, i32 0, i32 0, !dbg !63
  %7 = load i32, ptr %6, align 8, !dbg !63
  ret i32 %7, !dbg !64
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @share(ptr noundef %0) #0 !dbg !65 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !66, !DIExpression(), !67)
  %4 = load ptr, ptr %3, align 8, !dbg !68
  %5 = icmp ne ptr %4, null, !dbg !68
  br i1 %5, label %7, label %6, !dbg !70

6:                                                ; preds = %1
  store i32 0, ptr %2, align 4, !dbg !71
  br label %44, !dbg !71

7:                                                ; preds = %1
  %8 = load ptr, ptr %3, align 8, !dbg !72
  %9 = getelementptr inbounds %struct.node, ptr %8, i32 0, i32 0, !dbg !74
  %10 = load i32, ptr %9, align 8, !dbg !74
  %11 = icmp sgt i32 %10, 7, !dbg !75
  br i1 %11, label %12, label %37, !dbg !76

12:                                               ; preds = %7
  %13 = load ptr, ptr %3, align 8, !dbg !77
  %14 = getelementptr inbounds %struct.node, ptr %13, i32 0, i32 1, !dbg !78
  %15 = load ptr, ptr %14, align 8, !dbg !78
  %16 = icmp ne ptr %15, null, !dbg !77
  br i1 %16, label %17, label %37, !dbg !79

17:                                               ; preds = %12
  %18 = load ptr, ptr %3, align 8, !dbg !80
  %19 = getelementptr inbounds %struct.node, ptr %18, i32 0, i32 1, !dbg !81
  %20 = load ptr, ptr %19, align 8, !dbg !81
  %21 = getelementptr inbounds %struct.node, ptr %20, i32 0, i32 0, !dbg !82
  %22 = load i32, ptr %21, align 8, !dbg !82
  %23 = load ptr, ptr %3, align 8, !dbg !83
  %24 = getelementptr inbounds %struct.node, ptr %23, i32 0, i32 0, !dbg !84
  %25 = load i32, ptr %24, align 8, !dbg !84
  %26 = add nsw i32 %25, 1, !dbg !85
  %27 = icmp eq i32 %22, %26, !dbg !86
  br i1 %27, label %28, label %37, !dbg !87

28:                                               ; preds = %17
  %29 = load i32, ptr @parts, align 4, !dbg !88
  %30 = load ptr, ptr %3, align 8, !dbg !89
  %31 = getelementptr inbounds %struct.node, ptr %30, i32 0, i32 1, !dbg !90
  %32 = load ptr, ptr %31, align 8, !dbg !90
  %33 = getelementptr inbounds %struct.node, ptr %32, i32 0, i32 0, !dbg !91
  %34 = load i32, ptr %33, align 8, !dbg !91
  %35 = sub nsw i32 %34, 9, !dbg !92
  %36 = sdiv i32 %29, %35, !dbg !93
  store i32 %36, ptr %2, align 4, !dbg !94
  br label %44, !dbg !94

37:                                               ; preds = %17, %12, %7
  %38 = load i32, ptr @parts, align 4, !dbg !95
  %39 = load ptr, ptr %3, align 8, !dbg !96
  %40 = getelementptr inbounds %struct.node, ptr %39, i32 0, i32 0, !dbg !97
  %41 = load i32, ptr %40, align 8, !dbg !97
  %42 = or i32 %41, 1, !dbg !98
  %43 = sdiv i32 %38, %42, !dbg !99
  store i32 %43, ptr %2, align 4, !dbg !100
  br label %44, !dbg !100

44:                                               ; preds = %37, %28, %6
  %45 = load i32, ptr %2, align 4, !dbg !101
  ret i32 %45, !dbg !101
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @first() #0 !dbg !102 {
  %1 = load ptr, ptr @head, align 8, !dbg !105
  %2 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 0, !dbg !106
  %3 = load i32, ptr %2, align 8, !dbg !106
  ret i32 %3, !dbg !107
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @total(ptr noundef %0) #0 !dbg !108 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !109, !DIExpression(), !110)
    #dbg_declare(ptr %3, !111, !DIExpression(), !112)
  store i32 0, ptr %3, align 4, !dbg !112
  br label %4, !dbg !113

4:                                                ; preds = %7, %1
  %5 = load ptr, ptr %2, align 8, !dbg !114
  %6 = icmp ne ptr %5, null, !dbg !113
  br i1 %6, label %7, label %16, !dbg !113

7:                                                ; preds = %4
  %8 = load ptr, ptr %2, align 8, !dbg !115
  %9 = getelementptr inbounds %struct.node, ptr %8, i32 0, i32 0, !dbg !117
  %10 = load i32, ptr %9, align 8, !dbg !117
  %11 = load i32, ptr %3, align 4, !dbg !118
  %12 = add nsw i32 %11, %10, !dbg !118
  store i32 %12, ptr %3, align 4, !dbg !118
  %13 = load ptr, ptr %2, align 8, !dbg !119
  %14 = getelementptr inbounds %struct.node, ptr %13, i32 0, i32 1, !dbg !120
  %15 = load ptr, ptr %14, align 8, !dbg !120
  store ptr %15, ptr %2, align 8, !dbg !121
  br label %4, !dbg !113, !llvm.loop !122

16:                                               ; preds = %4
  %17 = load i32, ptr %3, align 4, !dbg !125
  ret i32 %17, !dbg !126
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @both(ptr noundef %0) #0 !dbg !127 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !128, !DIExpression(), !129)
    #dbg_declare(ptr %3, !130, !DIExpression(), !131)
  %4 = load ptr, ptr %2, align 8, !dbg !132
  %5 = getelementptr inbounds %struct.node, ptr %4, i32 0, i32 0, !dbg !133
  %6 = load i32, ptr %5, align 8, !dbg !133
  store i32 %6, ptr %3, align 4, !dbg !131
  %7 = load i32, ptr %3, align 4, !dbg !134
  %8 = load ptr, ptr %2, align 8, !dbg !135
  %9 = getelementptr inbounds %struct.node, ptr %8, i32 0, i32 0, !dbg !136
  %10 = load i32, ptr %9, align 8, !dbg !136
  %11 = add nsw i32 %7, %10, !dbg !137
  ret i32 %11, !dbg !138
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @divides(i32 noundef %0) #0 !dbg !139 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !142, !DIExpression(), !143)
  %3 = load i32, ptr %2, align 4, !dbg !144
  %4 = sdiv i32 100, %3, !dbg !145
  ret i32 %4, !dbg !146
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @caller(i32 noundef %0) #0 !dbg !147 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !148, !DIExpression(), !149)
  %3 = load i32, ptr %2, align 4, !dbg !150
  %4 = mul nsw i32 %3, 2, !dbg !151
  %5 = add nsw i32 %4, 1, !dbg !152
  %6 = call i32 @divides(i32 noundef %5), !dbg !153
  ret i32 %6, !dbg !154
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local ptr @made(i32 noundef %0) #0 !dbg !155 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !158, !DIExpression(), !159)
    #dbg_declare(ptr %3, !160, !DIExpression(), !161)
  %4 = call noalias ptr @malloc(i64 noundef 16) #4, !dbg !162
  store ptr %4, ptr %3, align 8, !dbg !161
  %5 = load i32, ptr %2, align 4, !dbg !163
  %6 = load ptr, ptr %3, align 8, !dbg !164
  %7 = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 0, !dbg !165
  store i32 %5, ptr %7, align 8, !dbg !166
  %8 = load ptr, ptr @head, align 8, !dbg !167
  %9 = load ptr, ptr %3, align 8, !dbg !168
  %10 = getelementptr inbounds %struct.node, ptr %9, i32 0, i32 1, !dbg !169
  store ptr %8, ptr %10, align 8, !dbg !170
  %11 = load ptr, ptr %3, align 8, !dbg !171
  ret ptr %11, !dbg !172
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local ptr @pushed(ptr noundef %0, i32 noundef %1) #0 !dbg !173 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !176, !DIExpression(), !177)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !178, !DIExpression(), !179)
    #dbg_declare(ptr %6, !180, !DIExpression(), !181)
  %7 = call noalias ptr @malloc(i64 noundef 16) #4, !dbg !182
  store ptr %7, ptr %6, align 8, !dbg !181
  %8 = load ptr, ptr %6, align 8, !dbg !183
  %9 = icmp ne ptr %8, null, !dbg !183
  br i1 %9, label %12, label %10, !dbg !185

10:                                               ; preds = %2
  %11 = load ptr, ptr %4, align 8, !dbg !186
  store ptr %11, ptr %3, align 8, !dbg !187
  br label %20, !dbg !187

12:                                               ; preds = %2
  %13 = load ptr, ptr %4, align 8, !dbg !188
  %14 = load ptr, ptr %6, align 8, !dbg !189
  %15 = getelementptr inbounds %struct.node, ptr %14, i32 0, i32 1, !dbg !190
  store ptr %13, ptr %15, align 8, !dbg !191
  %16 = load i32, ptr %5, align 4, !dbg !192
  %17 = load ptr, ptr %6, align 8, !dbg !193
  %18 = getelementptr inbounds %struct.node, ptr %17, i32 0, i32 0, !dbg !194
  store i32 %16, ptr %18, align 8, !dbg !195
  %19 = load ptr, ptr %6, align 8, !dbg !196
  store ptr %19, ptr %3, align 8, !dbg !197
  br label %20, !dbg !197

20:                                               ; preds = %12, %10
  %21 = load ptr, ptr %3, align 8, !dbg !198
  ret ptr %21, !dbg !198
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @behind(ptr noundef %0) #0 !dbg !199 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !200, !DIExpression(), !201)
  call void asm sideeffect "nop", "~{memory},~{dirflag},~{fpsr},~{flags}"() #5, !dbg !202, !srcloc !203
  %3 = load ptr, ptr %2, align 8, !dbg !204
  %4 = icmp ne ptr %3, null, !dbg !204
  br i1 %4, label %5, label %9, !dbg !204

5:                                                ; preds = %1
  %6 = load ptr, ptr %2, align 8, !dbg !205
  %7 = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 0, !dbg !206
  %8 = load i32, ptr %7, align 8, !dbg !206
  br label %10, !dbg !204

9:                                                ; preds = %1
  br label %10, !dbg !204

10:                                               ; preds = %9, %5
  %11 = phi i32 [ %8, %5 ], [ 0, %9 ], !dbg !204
  ret i32 %11, !dbg !207
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @ping(i32 noundef %0, ptr noundef %1) #0 !dbg !208 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !211, !DIExpression(), !212)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !213, !DIExpression(), !214)
  %5 = load i32, ptr %3, align 4, !dbg !215
  %6 = icmp sgt i32 %5, 0, !dbg !217
  br i1 %6, label %7, label %12, !dbg !218

7:                                                ; preds = %2
  %8 = load i32, ptr %3, align 4, !dbg !219
  %9 = sub nsw i32 %8, 1, !dbg !220
  %10 = load ptr, ptr %4, align 8, !dbg !221
  %11 = call i32 @pong(i32 noundef %9, ptr noundef %10), !dbg !222
  br label %12, !dbg !222

12:                                               ; preds = %7, %2
  %13 = load ptr, ptr %4, align 8, !dbg !223
  %14 = icmp ne ptr %13, null, !dbg !223
  br i1 %14, label %15, label %19, !dbg !223

15:                                               ; preds = %12
  %16 = load ptr, ptr %4, align 8, !dbg !224
  %17 = getelementptr inbounds %struct.node, ptr %16, i32 0, i32 0, !dbg !225
  %18 = load i32, ptr %17, align 8, !dbg !225
  br label %20, !dbg !223

19:                                               ; preds = %12
  br label %20, !dbg !223

20:                                               ; preds = %19, %15
  %21 = phi i32 [ %18, %15 ], [ 0, %19 ], !dbg !223
  ret i32 %21, !dbg !226
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @pong(i32 noundef %0, ptr noundef %1) #0 !dbg !227 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !228, !DIExpression(), !229)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !230, !DIExpression(), !231)
  call void asm sideeffect "nop", "~{memory},~{dirflag},~{fpsr},~{flags}"() #5, !dbg !232, !srcloc !233
  %5 = load i32, ptr %3, align 4, !dbg !234
  %6 = load ptr, ptr %4, align 8, !dbg !235
  %7 = call i32 @ping(i32 noundef %5, ptr noundef %6), !dbg !236
  ret i32 %7, !dbg !237
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @sum(ptr noundef %0) #0 !dbg !238 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !239, !DIExpression(), !240)
  %4 = load ptr, ptr %3, align 8, !dbg !241
  %5 = icmp ne ptr %4, null, !dbg !241
  br i1 %5, label %7, label %6, !dbg !243

6:                                                ; preds = %1
  store i32 0, ptr %2, align 4, !dbg !244
  br label %16, !dbg !244

7:                                                ; preds = %1
  %8 = load ptr, ptr %3, align 8, !dbg !245
  %9 = getelementptr inbounds %struct.node, ptr %8, i32 0, i32 0, !dbg !246
  %10 = load i32, ptr %9, align 8, !dbg !246
  %11 = load ptr, ptr %3, align 8, !dbg !247
  %12 = getelementptr inbounds %struct.node, ptr %11, i32 0, i32 1, !dbg !248
  %13 = load ptr, ptr %12, align 8, !dbg !248
  %14 = call i32 @sum(ptr noundef %13), !dbg !249
  %15 = add nsw i32 %10, %14, !dbg !250
  store i32 %15, ptr %2, align 4, !dbg !251
  br label %16, !dbg !251

16:                                               ; preds = %7, %6
  %17 = load i32, ptr %2, align 4, !dbg !252
  ret i32 %17, !dbg !252
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @filled(ptr noundef %0, i32 noundef %1) #0 !dbg !253 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !260, !DIExpression(), !261)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !262, !DIExpression(), !263)
  %5 = load ptr, ptr %3, align 8, !dbg !264
  %6 = icmp ne ptr %5, null, !dbg !264
  br i1 %6, label %7, label %10, !dbg !266

7:                                                ; preds = %2
  %8 = load i32, ptr %4, align 4, !dbg !267
  %9 = icmp ne i32 %8, 0, !dbg !267
  br i1 %9, label %11, label %10, !dbg !268

10:                                               ; preds = %7, %2
  br label %19, !dbg !269

11:                                               ; preds = %7
  %12 = call noalias ptr @malloc(i64 noundef 16) #4, !dbg !270
  %13 = load ptr, ptr %3, align 8, !dbg !271
  %14 = getelementptr inbounds %struct.holder, ptr %13, i32 0, i32 0, !dbg !272
  store ptr %12, ptr %14, align 8, !dbg !273
  %15 = load ptr, ptr %3, align 8, !dbg !274
  %16 = getelementptr inbounds %struct.holder, ptr %15, i32 0, i32 0, !dbg !275
  %17 = load ptr, ptr %16, align 8, !dbg !275
  %18 = getelementptr inbounds %struct.node, ptr %17, i32 0, i32 0, !dbg !276
  store i32 1, ptr %18, align 8, !dbg !277
  br label %19, !dbg !278

19:                                               ; preds = %11, %10
  ret void, !dbg !278
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @looked_up(i32 noundef %0) #0 !dbg !279 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !280, !DIExpression(), !281)
    #dbg_declare(ptr %3, !282, !DIExpression(), !283)
  %4 = load i32, ptr %2, align 4, !dbg !284
  %5 = call ptr @found(i32 noundef %4), !dbg !285
  store ptr %5, ptr %3, align 8, !dbg !283
  %6 = load ptr, ptr %3, align 8, !dbg !286
  %7 = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 0, !dbg !287
  %8 = load i32, ptr %7, align 8, !dbg !287
  ret i32 %8, !dbg !288
}

declare ptr @found(i32 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @either(ptr noundef %0) #0 !dbg !289 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !292, !DIExpression(), !293)
  %4 = load ptr, ptr %3, align 8, !dbg !294
  %5 = icmp ne ptr %4, null, !dbg !294
  br i1 %5, label %7, label %6, !dbg !296

6:                                                ; preds = %1
  store i32 0, ptr %2, align 4, !dbg !297
  br label %13, !dbg !297

7:                                                ; preds = %1
  %8 = load ptr, ptr %3, align 8, !dbg !298
  %9 = getelementptr inbounds %struct.holder, ptr %8, i32 0, i32 0, !dbg !299
  %10 = load ptr, ptr %9, align 8, !dbg !299
  %11 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 0, !dbg !300
  %12 = load i32, ptr %11, align 8, !dbg !300
  store i32 %12, ptr %2, align 4, !dbg !301
  br label %13, !dbg !301

13:                                               ; preds = %7, %6
  %14 = load i32, ptr %2, align 4, !dbg !302
  ret i32 %14, !dbg !302
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @compared(ptr noundef %0) #0 !dbg !303 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !306, !DIExpression(), !307)
  %3 = load ptr, ptr %2, align 8, !dbg !308
  %4 = load ptr, ptr @text, align 8, !dbg !309
  %5 = call i32 @strcmp(ptr noundef %3, ptr noundef %4) #5, !dbg !310
  ret i32 %5, !dbg !311
}

; Function Attrs: nounwind
declare i32 @strcmp(ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @filled_in(i32 noundef %0) #0 !dbg !312 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !313, !DIExpression(), !314)
    #dbg_declare(ptr %4, !315, !DIExpression(), !316)
  store ptr null, ptr %4, align 8, !dbg !316
  %5 = load i32, ptr %3, align 4, !dbg !317
  %6 = call i32 @find(i32 noundef %5, ptr noundef %4), !dbg !319
  %7 = icmp ne i32 %6, 0, !dbg !319
  br i1 %7, label %8, label %9, !dbg !320

8:                                                ; preds = %1
  store i32 0, ptr %2, align 4, !dbg !321
  br label %13, !dbg !321

9:                                                ; preds = %1
  %10 = load ptr, ptr %4, align 8, !dbg !322
  %11 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 0, !dbg !323
  %12 = load i32, ptr %11, align 8, !dbg !323
  store i32 %12, ptr %2, align 4, !dbg !324
  br label %13, !dbg !324

13:                                               ; preds = %9, %8
  %14 = load i32, ptr %2, align 4, !dbg !325
  ret i32 %14, !dbg !325
}

declare i32 @find(i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!17, !18, !19, !20, !21, !22, !23}
!llvm.ident = !{!24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "parts", scope: !2, file: !3, line: 10, type: !11, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "alone.c", directory: ".", checksumkind: CSK_MD5, checksum: "9e84baecbbe36d10d5f53234c7586cc4")
!4 = !{!5, !0, !13}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 9, type: !7, isLocal: false, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 4, size: 128, elements: !9)
!9 = !{!10, !12}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !8, file: !3, line: 5, baseType: !11, size: 32)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !8, file: !3, line: 6, baseType: !7, size: 64, offset: 64)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "text", scope: !2, file: !3, line: 129, type: !15, isLocal: false, isDefinition: true)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{i32 7, !"Dwarf Version", i32 5}
!18 = !{i32 2, !"Debug Info Version", i32 3}
!19 = !{i32 1, !"wchar_size", i32 4}
!20 = !{i32 8, !"PIC Level", i32 2}
!21 = !{i32 7, !"PIE Level", i32 2}
!22 = !{i32 7, !"uwtable", i32 2}
!23 = !{i32 7, !"frame-pointer", i32 2}
!24 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!25 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 12, type: !26, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!26 = !DISubroutineType(types: !27)
!27 = !{!11, !7}
!28 = !{}
!29 = !DILocalVariable(name: "list", arg: 1, scope: !25, file: !3, line: 12, type: !7)
!30 = !DILocation(line: 12, column: 25, scope: !25)
!31 = !DILocalVariable(name: "next", scope: !25, file: !3, line: 13, type: !7)
!32 = !DILocation(line: 13, column: 16, scope: !25)
!33 = !DILocation(line: 13, column: 23, scope: !25)
!34 = !DILocation(line: 13, column: 29, scope: !25)
!35 = !DILocation(line: 14, column: 10, scope: !25)
!36 = !DILocation(line: 14, column: 16, scope: !25)
!37 = !DILocation(line: 14, column: 3, scope: !25)
!38 = distinct !DISubprogram(name: "checked", scope: !3, file: !3, line: 25, type: !26, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!39 = !DILocalVariable(name: "node", arg: 1, scope: !38, file: !3, line: 25, type: !7)
!40 = !DILocation(line: 25, column: 26, scope: !38)
!41 = !DILocation(line: 26, column: 8, scope: !42)
!42 = distinct !DILexicalBlock(scope: !38, file: !3, line: 26, column: 7)
!43 = !DILocation(line: 26, column: 7, scope: !38)
!44 = !DILocation(line: 27, column: 5, scope: !42)
!45 = !DILocation(line: 28, column: 19, scope: !38)
!46 = !DILocation(line: 28, column: 10, scope: !38)
!47 = !DILocation(line: 28, column: 35, scope: !38)
!48 = !DILocation(line: 28, column: 27, scope: !38)
!49 = !DILocation(line: 28, column: 25, scope: !38)
!50 = !DILocation(line: 28, column: 3, scope: !38)
!51 = !DILocation(line: 29, column: 1, scope: !38)
!52 = distinct !DISubprogram(name: "value_of", scope: !3, file: !3, line: 17, type: !26, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!53 = !DILocalVariable(name: "node", arg: 1, scope: !52, file: !3, line: 17, type: !7)
!54 = !DILocation(line: 17, column: 34, scope: !52)
!55 = !DILocation(line: 18, column: 10, scope: !52)
!56 = !DILocation(line: 18, column: 16, scope: !52)
!57 = !DILocation(line: 18, column: 3, scope: !52)
!58 = distinct !DISubprogram(name: "next_of", scope: !3, file: !3, line: 21, type: !26, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!59 = !DILocalVariable(name: "node", arg: 1, scope: !58, file: !3, line: 21, type: !7)
!60 = !DILocation(line: 21, column: 33, scope: !58)
!61 = !DILocation(line: 22, column: 10, scope: !58)
!62 = !DILocation(line: 22, column: 16, scope: !58)
!63 = !DILocation(line: 22, column: 22, scope: !58)
!64 = !DILocation(line: 22, column: 3, scope: !58)
!65 = distinct !DISubprogram(name: "share", scope: !3, file: !3, line: 31, type: !26, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!66 = !DILocalVariable(name: "node", arg: 1, scope: !65, file: !3, line: 31, type: !7)
!67 = !DILocation(line: 31, column: 24, scope: !65)
!68 = !DILocation(line: 32, column: 8, scope: !69)
!69 = distinct !DILexicalBlock(scope: !65, file: !3, line: 32, column: 7)
!70 = !DILocation(line: 32, column: 7, scope: !65)
!71 = !DILocation(line: 33, column: 5, scope: !69)
!72 = !DILocation(line: 34, column: 7, scope: !73)
!73 = distinct !DILexicalBlock(scope: !65, file: !3, line: 34, column: 7)
!74 = !DILocation(line: 34, column: 13, scope: !73)
!75 = !DILocation(line: 34, column: 19, scope: !73)
!76 = !DILocation(line: 34, column: 23, scope: !73)
!77 = !DILocation(line: 34, column: 26, scope: !73)
!78 = !DILocation(line: 34, column: 32, scope: !73)
!79 = !DILocation(line: 34, column: 37, scope: !73)
!80 = !DILocation(line: 34, column: 40, scope: !73)
!81 = !DILocation(line: 34, column: 46, scope: !73)
!82 = !DILocation(line: 34, column: 52, scope: !73)
!83 = !DILocation(line: 34, column: 61, scope: !73)
!84 = !DILocation(line: 34, column: 67, scope: !73)
!85 = !DILocation(line: 34, column: 73, scope: !73)
!86 = !DILocation(line: 34, column: 58, scope: !73)
!87 = !DILocation(line: 34, column: 7, scope: !65)
!88 = !DILocation(line: 35, column: 12, scope: !73)
!89 = !DILocation(line: 35, column: 21, scope: !73)
!90 = !DILocation(line: 35, column: 27, scope: !73)
!91 = !DILocation(line: 35, column: 33, scope: !73)
!92 = !DILocation(line: 35, column: 39, scope: !73)
!93 = !DILocation(line: 35, column: 18, scope: !73)
!94 = !DILocation(line: 35, column: 5, scope: !73)
!95 = !DILocation(line: 36, column: 10, scope: !65)
!96 = !DILocation(line: 36, column: 19, scope: !65)
!97 = !DILocation(line: 36, column: 25, scope: !65)
!98 = !DILocation(line: 36, column: 31, scope: !65)
!99 = !DILocation(line: 36, column: 16, scope: !65)
!100 = !DILocation(line: 36, column: 3, scope: !65)
!101 = !DILocation(line: 37, column: 1, scope: !65)
!102 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 39, type: !103, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!103 = !DISubroutineType(types: !104)
!104 = !{!11}
!105 = !DILocation(line: 40, column: 10, scope: !102)
!106 = !DILocation(line: 40, column: 16, scope: !102)
!107 = !DILocation(line: 40, column: 3, scope: !102)
!108 = distinct !DISubprogram(name: "total", scope: !3, file: !3, line: 43, type: !26, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!109 = !DILocalVariable(name: "node", arg: 1, scope: !108, file: !3, line: 43, type: !7)
!110 = !DILocation(line: 43, column: 24, scope: !108)
!111 = !DILocalVariable(name: "sum", scope: !108, file: !3, line: 44, type: !11)
!112 = !DILocation(line: 44, column: 7, scope: !108)
!113 = !DILocation(line: 45, column: 3, scope: !108)
!114 = !DILocation(line: 45, column: 10, scope: !108)
!115 = !DILocation(line: 46, column: 12, scope: !116)
!116 = distinct !DILexicalBlock(scope: !108, file: !3, line: 45, column: 16)
!117 = !DILocation(line: 46, column: 18, scope: !116)
!118 = !DILocation(line: 46, column: 9, scope: !116)
!119 = !DILocation(line: 47, column: 12, scope: !116)
!120 = !DILocation(line: 47, column: 18, scope: !116)
!121 = !DILocation(line: 47, column: 10, scope: !116)
!122 = distinct !{!122, !113, !123, !124}
!123 = !DILocation(line: 48, column: 3, scope: !108)
!124 = !{!"llvm.loop.mustprogress"}
!125 = !DILocation(line: 49, column: 10, scope: !108)
!126 = !DILocation(line: 49, column: 3, scope: !108)
!127 = distinct !DISubprogram(name: "both", scope: !3, file: !3, line: 52, type: !26, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!128 = !DILocalVariable(name: "node", arg: 1, scope: !127, file: !3, line: 52, type: !7)
!129 = !DILocation(line: 52, column: 23, scope: !127)
!130 = !DILocalVariable(name: "sum", scope: !127, file: !3, line: 53, type: !11)
!131 = !DILocation(line: 53, column: 7, scope: !127)
!132 = !DILocation(line: 53, column: 13, scope: !127)
!133 = !DILocation(line: 53, column: 19, scope: !127)
!134 = !DILocation(line: 54, column: 10, scope: !127)
!135 = !DILocation(line: 54, column: 16, scope: !127)
!136 = !DILocation(line: 54, column: 22, scope: !127)
!137 = !DILocation(line: 54, column: 14, scope: !127)
!138 = !DILocation(line: 54, column: 3, scope: !127)
!139 = distinct !DISubprogram(name: "divides", scope: !3, file: !3, line: 57, type: !140, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!140 = !DISubroutineType(types: !141)
!141 = !{!11, !11}
!142 = !DILocalVariable(name: "divisor", arg: 1, scope: !139, file: !3, line: 57, type: !11)
!143 = !DILocation(line: 57, column: 17, scope: !139)
!144 = !DILocation(line: 58, column: 16, scope: !139)
!145 = !DILocation(line: 58, column: 14, scope: !139)
!146 = !DILocation(line: 58, column: 3, scope: !139)
!147 = distinct !DISubprogram(name: "caller", scope: !3, file: !3, line: 61, type: !140, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!148 = !DILocalVariable(name: "number", arg: 1, scope: !147, file: !3, line: 61, type: !11)
!149 = !DILocation(line: 61, column: 16, scope: !147)
!150 = !DILocation(line: 62, column: 18, scope: !147)
!151 = !DILocation(line: 62, column: 25, scope: !147)
!152 = !DILocation(line: 62, column: 29, scope: !147)
!153 = !DILocation(line: 62, column: 10, scope: !147)
!154 = !DILocation(line: 62, column: 3, scope: !147)
!155 = distinct !DISubprogram(name: "made", scope: !3, file: !3, line: 65, type: !156, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!156 = !DISubroutineType(types: !157)
!157 = !{!7, !11}
!158 = !DILocalVariable(name: "value", arg: 1, scope: !155, file: !3, line: 65, type: !11)
!159 = !DILocation(line: 65, column: 23, scope: !155)
!160 = !DILocalVariable(name: "node", scope: !155, file: !3, line: 66, type: !7)
!161 = !DILocation(line: 66, column: 16, scope: !155)
!162 = !DILocation(line: 66, column: 23, scope: !155)
!163 = !DILocation(line: 67, column: 17, scope: !155)
!164 = !DILocation(line: 67, column: 3, scope: !155)
!165 = !DILocation(line: 67, column: 9, scope: !155)
!166 = !DILocation(line: 67, column: 15, scope: !155)
!167 = !DILocation(line: 68, column: 16, scope: !155)
!168 = !DILocation(line: 68, column: 3, scope: !155)
!169 = !DILocation(line: 68, column: 9, scope: !155)
!170 = !DILocation(line: 68, column: 14, scope: !155)
!171 = !DILocation(line: 69, column: 10, scope: !155)
!172 = !DILocation(line: 69, column: 3, scope: !155)
!173 = distinct !DISubprogram(name: "pushed", scope: !3, file: !3, line: 72, type: !174, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!174 = !DISubroutineType(types: !175)
!175 = !{!7, !7, !11}
!176 = !DILocalVariable(name: "list", arg: 1, scope: !173, file: !3, line: 72, type: !7)
!177 = !DILocation(line: 72, column: 34, scope: !173)
!178 = !DILocalVariable(name: "value", arg: 2, scope: !173, file: !3, line: 72, type: !11)
!179 = !DILocation(line: 72, column: 44, scope: !173)
!180 = !DILocalVariable(name: "node", scope: !173, file: !3, line: 73, type: !7)
!181 = !DILocation(line: 73, column: 16, scope: !173)
!182 = !DILocation(line: 73, column: 23, scope: !173)
!183 = !DILocation(line: 74, column: 8, scope: !184)
!184 = distinct !DILexicalBlock(scope: !173, file: !3, line: 74, column: 7)
!185 = !DILocation(line: 74, column: 7, scope: !173)
!186 = !DILocation(line: 75, column: 12, scope: !184)
!187 = !DILocation(line: 75, column: 5, scope: !184)
!188 = !DILocation(line: 76, column: 16, scope: !173)
!189 = !DILocation(line: 76, column: 3, scope: !173)
!190 = !DILocation(line: 76, column: 9, scope: !173)
!191 = !DILocation(line: 76, column: 14, scope: !173)
!192 = !DILocation(line: 77, column: 17, scope: !173)
!193 = !DILocation(line: 77, column: 3, scope: !173)
!194 = !DILocation(line: 77, column: 9, scope: !173)
!195 = !DILocation(line: 77, column: 15, scope: !173)
!196 = !DILocation(line: 78, column: 10, scope: !173)
!197 = !DILocation(line: 78, column: 3, scope: !173)
!198 = !DILocation(line: 79, column: 1, scope: !173)
!199 = distinct !DISubprogram(name: "behind", scope: !3, file: !3, line: 81, type: !26, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!200 = !DILocalVariable(name: "node", arg: 1, scope: !199, file: !3, line: 81, type: !7)
!201 = !DILocation(line: 81, column: 25, scope: !199)
!202 = !DILocation(line: 82, column: 3, scope: !199)
!203 = !{i64 1821}
!204 = !DILocation(line: 83, column: 10, scope: !199)
!205 = !DILocation(line: 83, column: 17, scope: !199)
!206 = !DILocation(line: 83, column: 23, scope: !199)
!207 = !DILocation(line: 83, column: 3, scope: !199)
!208 = distinct !DISubprogram(name: "ping", scope: !3, file: !3, line: 88, type: !209, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!209 = !DISubroutineType(types: !210)
!210 = !{!11, !11, !7}
!211 = !DILocalVariable(name: "rounds", arg: 1, scope: !208, file: !3, line: 88, type: !11)
!212 = !DILocation(line: 88, column: 14, scope: !208)
!213 = !DILocalVariable(name: "node", arg: 2, scope: !208, file: !3, line: 88, type: !7)
!214 = !DILocation(line: 88, column: 35, scope: !208)
!215 = !DILocation(line: 89, column: 7, scope: !216)
!216 = distinct !DILexicalBlock(scope: !208, file: !3, line: 89, column: 7)
!217 = !DILocation(line: 89, column: 14, scope: !216)
!218 = !DILocation(line: 89, column: 7, scope: !208)
!219 = !DILocation(line: 90, column: 10, scope: !216)
!220 = !DILocation(line: 90, column: 17, scope: !216)
!221 = !DILocation(line: 90, column: 22, scope: !216)
!222 = !DILocation(line: 90, column: 5, scope: !216)
!223 = !DILocation(line: 91, column: 10, scope: !208)
!224 = !DILocation(line: 91, column: 17, scope: !208)
!225 = !DILocation(line: 91, column: 23, scope: !208)
!226 = !DILocation(line: 91, column: 3, scope: !208)
!227 = distinct !DISubprogram(name: "pong", scope: !3, file: !3, line: 94, type: !209, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!228 = !DILocalVariable(name: "rounds", arg: 1, scope: !227, file: !3, line: 94, type: !11)
!229 = !DILocation(line: 94, column: 14, scope: !227)
!230 = !DILocalVariable(name: "node", arg: 2, scope: !227, file: !3, line: 94, type: !7)
!231 = !DILocation(line: 94, column: 35, scope: !227)
!232 = !DILocation(line: 95, column: 3, scope: !227)
!233 = !{i64 2141}
!234 = !DILocation(line: 96, column: 15, scope: !227)
!235 = !DILocation(line: 96, column: 23, scope: !227)
!236 = !DILocation(line: 96, column: 10, scope: !227)
!237 = !DILocation(line: 96, column: 3, scope: !227)
!238 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 99, type: !26, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!239 = !DILocalVariable(name: "node", arg: 1, scope: !238, file: !3, line: 99, type: !7)
!240 = !DILocation(line: 99, column: 22, scope: !238)
!241 = !DILocation(line: 100, column: 8, scope: !242)
!242 = distinct !DILexicalBlock(scope: !238, file: !3, line: 100, column: 7)
!243 = !DILocation(line: 100, column: 7, scope: !238)
!244 = !DILocation(line: 101, column: 5, scope: !242)
!245 = !DILocation(line: 102, column: 10, scope: !238)
!246 = !DILocation(line: 102, column: 16, scope: !238)
!247 = !DILocation(line: 102, column: 28, scope: !238)
!248 = !DILocation(line: 102, column: 34, scope: !238)
!249 = !DILocation(line: 102, column: 24, scope: !238)
!250 = !DILocation(line: 102, column: 22, scope: !238)
!251 = !DILocation(line: 102, column: 3, scope: !238)
!252 = !DILocation(line: 103, column: 1, scope: !238)
!253 = distinct !DISubprogram(name: "filled", scope: !3, file: !3, line: 109, type: !254, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!254 = !DISubroutineType(types: !255)
!255 = !{null, !256, !11}
!256 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !257, size: 64)
!257 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "holder", file: !3, line: 105, size: 64, elements: !258)
!258 = !{!259}
!259 = !DIDerivedType(tag: DW_TAG_member, name: "node", scope: !257, file: !3, line: 106, baseType: !7, size: 64)
!260 = !DILocalVariable(name: "holder", arg: 1, scope: !253, file: !3, line: 109, type: !256)
!261 = !DILocation(line: 109, column: 28, scope: !253)
!262 = !DILocalVariable(name: "has_room", arg: 2, scope: !253, file: !3, line: 109, type: !11)
!263 = !DILocation(line: 109, column: 40, scope: !253)
!264 = !DILocation(line: 110, column: 8, scope: !265)
!265 = distinct !DILexicalBlock(scope: !253, file: !3, line: 110, column: 7)
!266 = !DILocation(line: 110, column: 15, scope: !265)
!267 = !DILocation(line: 110, column: 19, scope: !265)
!268 = !DILocation(line: 110, column: 7, scope: !253)
!269 = !DILocation(line: 111, column: 5, scope: !265)
!270 = !DILocation(line: 112, column: 18, scope: !253)
!271 = !DILocation(line: 112, column: 3, scope: !253)
!272 = !DILocation(line: 112, column: 11, scope: !253)
!273 = !DILocation(line: 112, column: 16, scope: !253)
!274 = !DILocation(line: 113, column: 3, scope: !253)
!275 = !DILocation(line: 113, column: 11, scope: !253)
!276 = !DILocation(line: 113, column: 17, scope: !253)
!277 = !DILocation(line: 113, column: 23, scope: !253)
!278 = !DILocation(line: 114, column: 1, scope: !253)
!279 = distinct !DISubprogram(name: "looked_up", scope: !3, file: !3, line: 118, type: !140, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!280 = !DILocalVariable(name: "key", arg: 1, scope: !279, file: !3, line: 118, type: !11)
!281 = !DILocation(line: 118, column: 19, scope: !279)
!282 = !DILocalVariable(name: "node", scope: !279, file: !3, line: 119, type: !7)
!283 = !DILocation(line: 119, column: 16, scope: !279)
!284 = !DILocation(line: 119, column: 29, scope: !279)
!285 = !DILocation(line: 119, column: 23, scope: !279)
!286 = !DILocation(line: 120, column: 10, scope: !279)
!287 = !DILocation(line: 120, column: 16, scope: !279)
!288 = !DILocation(line: 120, column: 3, scope: !279)
!289 = distinct !DISubprogram(name: "either", scope: !3, file: !3, line: 123, type: !290, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!290 = !DISubroutineType(types: !291)
!291 = !{!11, !256}
!292 = !DILocalVariable(name: "holder", arg: 1, scope: !289, file: !3, line: 123, type: !256)
!293 = !DILocation(line: 123, column: 27, scope: !289)
!294 = !DILocation(line: 124, column: 8, scope: !295)
!295 = distinct !DILexicalBlock(scope: !289, file: !3, line: 124, column: 7)
!296 = !DILocation(line: 124, column: 7, scope: !289)
!297 = !DILocation(line: 125, column: 5, scope: !295)
!298 = !DILocation(line: 126, column: 10, scope: !289)
!299 = !DILocation(line: 126, column: 18, scope: !289)
!300 = !DILocation(line: 126, column: 24, scope: !289)
!301 = !DILocation(line: 126, column: 3, scope: !289)
!302 = !DILocation(line: 127, column: 1, scope: !289)
!303 = distinct !DISubprogram(name: "compared", scope: !3, file: !3, line: 132, type: !304, scopeLine: 132, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!304 = !DISubroutineType(types: !305)
!305 = !{!11, !15}
!306 = !DILocalVariable(name: "given", arg: 1, scope: !303, file: !3, line: 132, type: !15)
!307 = !DILocation(line: 132, column: 20, scope: !303)
!308 = !DILocation(line: 133, column: 17, scope: !303)
!309 = !DILocation(line: 133, column: 24, scope: !303)
!310 = !DILocation(line: 133, column: 10, scope: !303)
!311 = !DILocation(line: 133, column: 3, scope: !303)
!312 = distinct !DISubprogram(name: "filled_in", scope: !3, file: !3, line: 138, type: !140, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!313 = !DILocalVariable(name: "key", arg: 1, scope: !312, file: !3, line: 138, type: !11)
!314 = !DILocation(line: 138, column: 19, scope: !312)
!315 = !DILocalVariable(name: "node", scope: !312, file: !3, line: 139, type: !7)
!316 = !DILocation(line: 139, column: 16, scope: !312)
!317 = !DILocation(line: 140, column: 12, scope: !318)
!318 = distinct !DILexicalBlock(scope: !312, file: !3, line: 140, column: 7)
!319 = !DILocation(line: 140, column: 7, scope: !318)
!320 = !DILocation(line: 140, column: 7, scope: !312)
!321 = !DILocation(line: 141, column: 5, scope: !318)
!322 = !DILocation(line: 142, column: 10, scope: !312)
!323 = !DILocation(line: 142, column: 16, scope: !312)
!324 = !DILocation(line: 142, column: 3, scope: !312)
!325 = !DILocation(line: 143, column: 1, scope: !312)
