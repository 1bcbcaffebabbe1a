; ModuleID = 'alone.c'
source_filename = "alone.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }
%struct.holder = type { ptr }

@parts = dso_local global i32 0, align 4, !dbg !0
@head = dso_local global ptr null, align 8, !dbg !5

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @second(ptr noundef %0) #0 !dbg !21 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !25, !DIExpression(), !26)
    #dbg_declare(ptr %3, !27, !DIExpression(), !28)
  %4 = load ptr, ptr %2, align 8, !dbg !29
  %5 = getelementptr inbounds %struct.node, ptr %4, i32 0, i32 1, !dbg !30
  %6 = load ptr, ptr %5, align 8, !dbg !30
  store ptr %6, ptr %3, align 8, !dbg !28
  %7 = load ptr, ptr %3, align 8, !dbg !31
  %8 = getelementptr inbounds %struct.node, ptr %7, i32 0, i32 0, !dbg !32
  %9 = load i32, ptr %8, align 8, !dbg !32
  ret i32 %9, !dbg !33
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @checked(ptr noundef %0) #0 !dbg !34 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !35, !DIExpression(), !36)
  %4 = load ptr, ptr %3, align 8, !dbg !37
  %5 = icmp ne ptr %4, null, !dbg !37
  br i1 %5, label %7, label %6, !dbg !39

6:                                                ; preds = %1
  store i32 0, ptr %2, align 4, !dbg !40
  br label %13, !dbg !40

7:                                                ; preds = %1
  %8 = load ptr, ptr %3, align 8, !dbg !41
  %9 = call i32 @value_of(ptr noundef %8), !dbg !42
  %10 = load ptr, ptr %3, align 8, !dbg !43
  %11 = call i32 @next_of(ptr noundef %10), !dbg !44
  %12 = add nsw i32 %9, %11, !dbg !45
  store i32 %12, ptr %2, align 4, !dbg !46
  br label %13, !dbg !46

13:                                               ; preds = %7, %6
  %14 = load i32, ptr %2, align 4, !dbg !47
  ret i32 %14, !dbg !47
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @value_of(ptr noundef %0) #0 !dbg !48 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !49, !DIExpression(), !50)
  %3 = load ptr, ptr %2, align 8, !dbg !51
  %4 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 0, !dbg !52
  %5 = load i32, ptr %4, align 8, !dbg !52
  ret i32 %5, !dbg !53
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @next_of(ptr noundef %0) #0 !dbg !54 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !55, !DIExpression(), !56)
  %3 = load ptr, ptr %2, align 8, !dbg !57
  %4 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 1, !dbg !58
  %5 = load ptr, ptr %4, align 8, !dbg !58
  %6 = getelementptr inbounds %struct.node, ptr %5, i32 0, i32 0, !dbg !59
  %7 = load i32, ptr %6, align 8, !dbg !59
  ret i32 %7, !dbg !60
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @share(ptr noundef %0) #0 !dbg !61 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !62, !DIExpression(), !63)
  %4 = load ptr, ptr %3, align 8, !dbg !64
  %5 = icmp ne ptr %4, null, !dbg !64
  br i1 %5, label %7, label %6, !dbg !66

6:                                                ; preds = %1
  store i32 0, ptr %2, align 4, !dbg !67
  br label %44, !dbg !67

7:                                                ; preds = %1
  %8 = load ptr, ptr %3, align 8, !dbg !68
  %9 = getelementptr inbounds %struct.node, ptr %8, i32 0, i32 0, !dbg !70
  %10 = load i32, ptr %9, align 8, !dbg !70
  %11 = icmp sgt i32 %10, 7, !dbg !71
  br i1 %11, label %12, label %37, !dbg !72

12:                                               ; preds = %7
  %13 = load ptr, ptr %3, align 8, !dbg !73
  %14 = getelementptr inbounds %struct.node, ptr %13, i32 0, i32 1, !dbg !74
  %15 = load ptr, ptr %14, align 8, !dbg !74
  %16 = icmp ne ptr %15, null, !dbg !73
  br i1 %16, label %17, label %37, !dbg !75

17:                                               ; preds = %12
  %18 = load ptr, ptr %3, align 8, !dbg !76
  %19 = getelementptr inbounds %struct.node, ptr %18, i32 0, i32 1, !dbg !77
  %20 = load ptr, ptr %19, align 8, !dbg !77
  %21 = getelementptr inbounds %struct.node, ptr %20, i32 0, i32 0, !dbg !78
  %22 = load i32, ptr %21, align 8, !dbg !78
  %23 = load ptr, ptr %3, align 8, !dbg !79
  %24 = getelementptr inbounds %struct.node, ptr %23, i32 0, i32 0, !dbg !80
  %25 = load i32, ptr %24, align 8, !dbg !80
  %26 = add nsw i32 %25, 1, !dbg !81
  %27 = icmp eq i32 %22, %26, !dbg !82
  br i1 %27, label %28, label %37, !dbg !83

28:                                               ; preds = %17
  %29 = load i32, ptr @parts, align 4, !dbg !84
  %30 = load ptr, ptr %3, align 8, !dbg !85
  %31 = getelementptr inbounds %struct.node, ptr %30, i32 0, i32 1, !dbg !86
  %32 = load ptr, ptr %31, align 8, !dbg !86
  %33 = getelementptr inbounds %struct.node, ptr %32, i32 0, i32 0, !dbg !87
  %34 = load i32, ptr %33, align 8, !dbg !87
  %35 = sub nsw i32 %34, 9, !dbg !88
  %36 = sdiv i32 %29, %35, !dbg !89
  store i32 %36, ptr %2, align 4, !dbg !90
  br label %44, !dbg !90

37:                                               ; preds = %17, %12, %7
  %38 = load i32, ptr @parts, align 4, !dbg !91
  %39 = load ptr, ptr %3, align 8, !dbg !92
  %40 = getelementptr inbounds %struct.node, ptr %39, i32 0, i32 0, !dbg !93
  %41 = load i32, ptr %40, align 8, !dbg !93
  %42 = or i32 %41, 1, !dbg !94
  %43 = sdiv i32 %38, %42, !dbg !95
  store i32 %43, ptr %2, align 4, !dbg !96
  br label %44, !dbg !96

44:                                               ; preds = %37, %28, %6
  %45 = load i32, ptr %2, align 4, !dbg !97
  ret i32 %45, !dbg !97
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @first() #0 !dbg !98 {
  %1 = load ptr, ptr @head, align 8, !dbg !101
  %2 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 0, !dbg !102
  %3 = load i32, ptr %2, align 8, !dbg !102
  ret i32 %3, !dbg !103
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @total(ptr noundef %0) #0 !dbg !104 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !105, !DIExpression(), !106)
    #dbg_declare(ptr %3, !107, !DIExpression(), !108)
  store i32 0, ptr %3, align 4, !dbg !108
  br label %4, !dbg !109

4:                                                ; preds = %7, %1
  %5 = load ptr, ptr %2, align 8, !dbg !110
  %6 = icmp ne ptr %5, null, !dbg !109
  br i1 %6, label %7, label %16, !dbg !109

7:                                                ; preds = %4
  %8 = load ptr, ptr %2, align 8, !dbg !111
  %9 = getelementptr inbounds %struct.node, ptr %8, i32 0, i32 0, !dbg !113
  %10 = load i32, ptr %9, align 8, !dbg !113
  %11 = load i32, ptr %3, align 4, !dbg !114
  %12 = add nsw i32 %11, %10, !dbg !114
  store i32 %12, ptr %3, align 4, !dbg !114
  %13 = load ptr, ptr %2, align 8, !dbg !115
  %14 = getelementptr inbounds %struct.node, ptr %13, i32 0, i32 1, !dbg !116
  %15 = load ptr, ptr %14, align 8, !dbg !116
  store ptr %15, ptr %2, align 8, !dbg !117
  br label %4, !dbg !109, !llvm.loop !118

16:                                               ; preds = %4
  %17 = load i32, ptr %3, align 4, !dbg !121
  ret i32 %17, !dbg !122
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @both(ptr noundef %0) #0 !dbg !123 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !124, !DIExpression(), !125)
    #dbg_declare(ptr %3, !126, !DIExpression(), !127)
  %4 = load ptr, ptr %2, align 8, !dbg !128
  %5 = getelementptr inbounds %struct.node, ptr %4, i32 0, i32 0, !dbg !129
  %6 = load i32, ptr %5, align 8, !dbg !129
  store i32 %6, ptr %3, align 4, !dbg !127
  %7 = load i32, ptr %3, align 4, !dbg !130
  %8 = load ptr, ptr %2, align 8, !dbg !131
  %9 = getelementptr inbounds %struct.node, ptr %8, i32 0, i32 0, !dbg !132
  %10 = load i32, ptr %9, align 8, !dbg !132
  %11 = add nsw i32 %7, %10, !dbg !133
  ret i32 %11, !dbg !134
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @divides(i32 noundef %0) #0 !dbg !135 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !138, !DIExpression(), !139)
  %3 = load i32, ptr %2, align 4, !dbg !140
  %4 = sdiv i32 100, %3, !dbg !141
  ret i32 %4, !dbg !142
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @caller(i32 noundef %0) #0 !dbg !143 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !144, !DIExpression(), !145)
  %3 = load i32, ptr %2, align 4, !dbg !146
  %4 = mul nsw i32 %3, 2, !dbg !147
  %5 = add nsw i32 %4, 1, !dbg !148
  %6 = call i32 @divides(i32 noundef %5), !dbg !149
  ret i32 %6, !dbg !150
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local ptr @made(i32 noundef %0) #0 !dbg !151 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !154, !DIExpression(), !155)
    #dbg_declare(ptr %3, !156, !DIExpression(), !157)
  %4 = call noalias ptr @malloc(i64 noundef 16) #3, !dbg !158
  store ptr %4, ptr %3, align 8, !dbg !157
  %5 = load i32, ptr %2, align 4, !dbg !159
  %6 = load ptr, ptr %3, align 8, !dbg !160
  %7 = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 0, !dbg !161
  store i32 %5, ptr %7, align 8, !dbg !162
  %8 = load ptr, ptr @head, align 8, !dbg !163
  %9 = load ptr, ptr %3, align 8, !dbg !164
  %10 = getelementptr inbounds %struct.node, ptr %9, i32 0, i32 1, !dbg !165
  store ptr %8, ptr %10, align 8, !dbg !166
  %11 = load ptr, ptr %3, align 8, !dbg !167
  ret ptr %11, !dbg !168
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local ptr @pushed(ptr noundef %0, i32 noundef %1) #0 !dbg !169 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !172, !DIExpression(), !173)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !174, !DIExpression(), !175)
    #dbg_declare(ptr %6, !176, !DIExpression(), !177)
  %7 = call noalias ptr @malloc(i64 noundef 16) #3, !dbg !178
  store ptr %7, ptr %6, align 8, !dbg !177
  %8 = load ptr, ptr %6, align 8, !dbg !179
  %9 = icmp ne ptr %8, null, !dbg !179
  br i1 %9, label %12, label %10, !dbg !181

10:                                               ; preds = %2
  %11 = load ptr, ptr %4, align 8, !dbg !182
  store ptr %11, ptr %3, align 8, !dbg !183
  br label %20, !dbg !183

12:                                               ; preds = %2
  %13 = load ptr, ptr %4, align 8, !dbg !184
  %14 = load ptr, ptr %6, align 8, !dbg !185
  %15 = getelementptr inbounds %struct.node, ptr %14, i32 0, i32 1, !dbg !186
  store ptr %13, ptr %15, align 8, !dbg !187
  %16 = load i32, ptr %5, align 4, !dbg !188
  %17 = load ptr, ptr %6, align 8, !dbg !189
  %18 = getelementptr inbounds %struct.node, ptr %17, i32 0, i32 0, !dbg !190
  store i32 %16, ptr %18, align 8, !dbg !191
  %19 = load ptr, ptr %6, align 8, !dbg !192
  store ptr %19, ptr %3, align 8, !dbg !193
  br label %20, !dbg !193

20:                                               ; preds = %12, %10
  %21 = load ptr, ptr %3, align 8, !dbg !194
  ret ptr %21, !dbg !194
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @behind(ptr noundef %0) #0 !dbg !195 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !196, !DIExpression(), !197)
  call void asm sideeffect "nop", "~{dirflag},~{fpsr},~{flags}"() #4, !dbg !198, !srcloc !199
  %3 = load ptr, ptr %2, align 8, !dbg !200
  %4 = icmp ne ptr %3, null, !dbg !200
  br i1 %4, label %5, label %9, !dbg !200

5:                                                ; preds = %1
  %6 = load ptr, ptr %2, align 8, !dbg !201
  %7 = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 0, !dbg !202
  %8 = load i32, ptr %7, align 8, !dbg !202
  br label %10, !dbg !200

9:                                                ; preds = %1
  br label %10, !dbg !200

10:                                               ; preds = %9, %5
  %11 = phi i32 [ %8, %5 ], [ 0, %9 ], !dbg !200
  ret i32 %11, !dbg !203
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @ping(i32 noundef %0, ptr noundef %1) #0 !dbg !204 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !207, !DIExpression(), !208)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !209, !DIExpression(), !210)
  %5 = load i32, ptr %3, align 4, !dbg !211
  %6 = icmp sgt i32 %5, 0, !dbg !213
  br i1 %6, label %7, label %12, !dbg !214

7:                                                ; preds = %2
  %8 = load i32, ptr %3, align 4, !dbg !215
  %9 = sub nsw i32 %8, 1, !dbg !216
  %10 = load ptr, ptr %4, align 8, !dbg !217
  %11 = call i32 @pong(i32 noundef %9, ptr noundef %10), !dbg !218
  br label %12, !dbg !218

12:                                               ; preds = %7, %2
  %13 = load ptr, ptr %4, align 8, !dbg !219
  %14 = icmp ne ptr %13, null, !dbg !219
  br i1 %14, label %15, label %19, !dbg !219

15:                                               ; preds = %12
  %16 = load ptr, ptr %4, align 8, !dbg !220
  %17 = getelementptr inbounds %struct.node, ptr %16, i32 0, i32 0, !dbg !221
  %18 = load i32, ptr %17, align 8, !dbg !221
  br label %20, !dbg !219

19:                                               ; preds = %12
  br label %20, !dbg !219

20:                                               ; preds = %19, %15
  %21 = phi i32 [ %18, %15 ], [ 0, %19 ], !dbg !219
  ret i32 %21, !dbg !222
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @pong(i32 noundef %0, ptr noundef %1) #0 !dbg !223 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !224, !DIExpression(), !225)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !226, !DIExpression(), !227)
  call void asm sideeffect "nop", "~{dirflag},~{fpsr},~{flags}"() #4, !dbg !228, !srcloc !229
  %5 = load i32, ptr %3, align 4, !dbg !230
  %6 = load ptr, ptr %4, align 8, !dbg !231
  %7 = call i32 @ping(i32 noundef %5, ptr noundef %6), !dbg !232
  ret i32 %7, !dbg !233
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @sum(ptr noundef %0) #0 !dbg !234 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !235, !DIExpression(), !236)
  %4 = load ptr, ptr %3, align 8, !dbg !237
  %5 = icmp ne ptr %4, null, !dbg !237
  br i1 %5, label %7, label %6, !dbg !239

6:                                                ; preds = %1
  store i32 0, ptr %2, align 4, !dbg !240
  br label %16, !dbg !240

7:                                                ; preds = %1
  %8 = load ptr, ptr %3, align 8, !dbg !241
  %9 = getelementptr inbounds %struct.node, ptr %8, i32 0, i32 0, !dbg !242
  %10 = load i32, ptr %9, align 8, !dbg !242
  %11 = load ptr, ptr %3, align 8, !dbg !243
  %12 = getelementptr inbounds %struct.node, ptr %11, i32 0, i32 1, !dbg !244
  %13 = load ptr, ptr %12, align 8, !dbg !244
  %14 = call i32 @sum(ptr noundef %13), !dbg !245
  %15 = add nsw i32 %10, %14, !dbg !246
  store i32 %15, ptr %2, align 4, !dbg !247
  br label %16, !dbg !247

16:                                               ; preds = %7, %6
  %17 = load i32, ptr %2, align 4, !dbg !248
  ret i32 %17, !dbg !248
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @filled(ptr noundef %0, i32 noundef %1) #0 !dbg !249 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !256, !DIExpression(), !257)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !258, !DIExpression(), !259)
  %5 = load ptr, ptr %3, align 8, !dbg !260
  %6 = icmp ne ptr %5, null, !dbg !260
  br i1 %6, label %7, label %10, !dbg !262

7:                                                ; preds = %2
  %8 = load i32, ptr %4, align 4, !dbg !263
  %9 = icmp ne i32 %8, 0, !dbg !263
  br i1 %9, label %11, label %10, !dbg !264

10:                                               ; preds = %7, %2
  br label %19, !dbg !265

11:                                               ; preds = %7
  %12 = call noalias ptr @malloc(i64 noundef 16) #3, !dbg !266
  %13 = load ptr, ptr %3, align 8, !dbg !267
  %14 = getelementptr inbounds %struct.holder, ptr %13, i32 0, i32 0, !dbg !268
  store ptr %12, ptr %14, align 8, !dbg !269
  %15 = load ptr, ptr %3, align 8, !dbg !270
  %16 = getelementptr inbounds %struct.holder, ptr %15, i32 0, i32 0, !dbg !271
  %17 = load ptr, ptr %16, align 8, !dbg !271
  %18 = getelementptr inbounds %struct.node, ptr %17, i32 0, i32 0, !dbg !272
  store i32 1, ptr %18, align 8, !dbg !273
  br label %19, !dbg !274

19:                                               ; preds = %11, %10
  ret void, !dbg !274
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @looked_up(i32 noundef %0) #0 !dbg !275 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !276, !DIExpression(), !277)
    #dbg_declare(ptr %3, !278, !DIExpression(), !279)
  %4 = load i32, ptr %2, align 4, !dbg !280
  %5 = call ptr @found(i32 noundef %4), !dbg !281
  store ptr %5, ptr %3, align 8, !dbg !279
  %6 = load ptr, ptr %3, align 8, !dbg !282
  %7 = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 0, !dbg !283
  %8 = load i32, ptr %7, align 8, !dbg !283
  ret i32 %8, !dbg !284
}

declare ptr @found(i32 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @either(ptr noundef %0) #0 !dbg !285 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !288, !DIExpression(), !289)
  %4 = load ptr, ptr %3, align 8, !dbg !290
  %5 = icmp ne ptr %4, null, !dbg !290
  br i1 %5, label %7, label %6, !dbg !292

6:                                                ; preds = %1
  store i32 0, ptr %2, align 4, !dbg !293
  br label %13, !dbg !293

7:                                                ; preds = %1
  %8 = load ptr, ptr %3, align 8, !dbg !294
  %9 = getelementptr inbounds %struct.holder, ptr %8, i32 0, i32 0, !dbg !295
  %10 = load ptr, ptr %9, align 8, !dbg !295
  %11 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 0, !dbg !296
  %12 = load i32, ptr %11, align 8, !dbg !296
  store i32 %12, ptr %2, align 4, !dbg !297
  br label %13, !dbg !297

13:                                               ; preds = %7, %6
  %14 = load i32, ptr %2, align 4, !dbg !298
  ret i32 %14, !dbg !298
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind allocsize(0) }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}
!llvm.ident = !{!20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "parts", scope: !2, file: !3, line: 10, type: !11, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "alone.c", directory: ".", checksumkind: CSK_MD5, checksum: "4e287952897ab2344e51602278ae9e30")
!4 = !{!5, !0}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 9, type: !7, isLocal: false, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 4, size: 128, elements: !9)
!9 = !{!10, !12}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !8, file: !3, line: 5, baseType: !11, size: 32)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !8, file: !3, line: 6, baseType: !7, size: 64, offset: 64)
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 8, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 2}
!19 = !{i32 7, !"frame-pointer", i32 2}
!20 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!21 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 12, type: !22, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!22 = !DISubroutineType(types: !23)
!23 = !{!11, !7}
!24 = !{}
!25 = !DILocalVariable(name: "list", arg: 1, scope: !21, file: !3, line: 12, type: !7)
!26 = !DILocation(line: 12, column: 25, scope: !21)
!27 = !DILocalVariable(name: "next", scope: !21, file: !3, line: 13, type: !7)
!28 = !DILocation(line: 13, column: 16, scope: !21)
!29 = !DILocation(line: 13, column: 23, scope: !21)
!30 = !DILocation(line: 13, column: 29, scope: !21)
!31 = !DILocation(line: 14, column: 10, scope: !21)
!32 = !DILocation(line: 14, column: 16, scope: !21)
!33 = !DILocation(line: 14, column: 3, scope: !21)
!34 = distinct !DISubprogram(name: "checked", scope: !3, file: !3, line: 25, type: !22, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!35 = !DILocalVariable(name: "node", arg: 1, scope: !34, file: !3, line: 25, type: !7)
!36 = !DILocation(line: 25, column: 26, scope: !34)
!37 = !DILocation(line: 26, column: 8, scope: !38)
!38 = distinct !DILexicalBlock(scope: !34, file: !3, line: 26, column: 7)
!39 = !DILocation(line: 26, column: 7, scope: !34)
!40 = !DILocation(line: 27, column: 5, scope: !38)
!41 = !DILocation(line: 28, column: 19, scope: !34)
!42 = !DILocation(line: 28, column: 10, scope: !34)
!43 = !DILocation(line: 28, column: 35, scope: !34)
!44 = !DILocation(line: 28, column: 27, scope: !34)
!45 = !DILocation(line: 28, column: 25, scope: !34)
!46 = !DILocation(line: 28, column: 3, scope: !34)
!47 = !DILocation(line: 29, column: 1, scope: !34)
!48 = distinct !DISubprogram(name: "value_of", scope: !3, file: !3, line: 17, type: !22, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!49 = !DILocalVariable(name: "node", arg: 1, scope: !48, file: !3, line: 17, type: !7)
!50 = !DILocation(line: 17, column: 34, scope: !48)
!51 = !DILocation(line: 18, column: 10, scope: !48)
!52 = !DILocation(line: 18, column: 16, scope: !48)
!53 = !DILocation(line: 18, column: 3, scope: !48)
!54 = distinct !DISubprogram(name: "next_of", scope: !3, file: !3, line: 21, type: !22, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!55 = !DILocalVariable(name: "node", arg: 1, scope: !54, file: !3, line: 21, type: !7)
!56 = !DILocation(line: 21, column: 33, scope: !54)
!57 = !DILocation(line: 22, column: 10, scope: !54)
!58 = !DILocation(line: 22, column: 16, scope: !54)
!59 = !DILocation(line: 22, column: 22, scope: !54)
!60 = !DILocation(line: 22, column: 3, scope: !54)
!61 = distinct !DISubprogram(name: "share", scope: !3, file: !3, line: 31, type: !22, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!62 = !DILocalVariable(name: "node", arg: 1, scope: !61, file: !3, line: 31, type: !7)
!63 = !DILocation(line: 31, column: 24, scope: !61)
!64 = !DILocation(line: 32, column: 8, scope: !65)
!65 = distinct !DILexicalBlock(scope: !61, file: !3, line: 32, column: 7)
!66 = !DILocation(line: 32, column: 7, scope: !61)
!67 = !DILocation(line: 33, column: 5, scope: !65)
!68 = !DILocation(line: 34, column: 7, scope: !69)
!69 = distinct !DILexicalBlock(scope: !61, file: !3, line: 34, column: 7)
!70 = !DILocation(line: 34, column: 13, scope: !69)
!71 = !DILocation(line: 34, column: 19, scope: !69)
!72 = !DILocation(line: 34, column: 23, scope: !69)
!73 = !DILocation(line: 34, column: 26, scope: !69)
!74 = !DILocation(line: 34, column: 32, scope: !69)
!75 = !DILocation(line: 34, column: 37, scope: !69)
!76 = !DILocation(line: 34, column: 40, scope: !69)
!77 = !DILocation(line: 34, column: 46, scope: !69)
!78 = !DILocation(line: 34, column: 52, scope: !69)
!79 = !DILocation(line: 34, column: 61, scope: !69)
!80 = !DILocation(line: 34, column: 67, scope: !69)
!81 = !DILocation(line: 34, column: 73, scope: !69)
!82 = !DILocation(line: 34, column: 58, scope: !69)
!83 = !DILocation(line: 34, column: 7, scope: !61)
!84 = !DILocation(line: 35, column: 12, scope: !69)
!85 = !DILocation(line: 35, column: 21, scope: !69)
!86 = !DILocation(line: 35, column: 27, scope: !69)
!87 = !DILocation(line: 35, column: 33, scope: !69)
!88 = !DILocation(line: 35, column: 39, scope: !69)
!89 = !DILocation(line: 35, column: 18, scope: !69)
!90 = !DILocation(line: 35, column: 5, scope: !69)
!91 = !DILocation(line: 36, column: 10, scope: !61)
!92 = !DILocation(line: 36, column: 19, scope: !61)
!93 = !DILocation(line: 36, column: 25, scope: !61)
!94 = !DILocation(line: 36, column: 31, scope: !61)
!95 = !DILocation(line: 36, column: 16, scope: !61)
!96 = !DILocation(line: 36, column: 3, scope: !61)
!97 = !DILocation(line: 37, column: 1, scope: !61)
!98 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 39, type: !99, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!99 = !DISubroutineType(types: !100)
!100 = !{!11}
!101 = !DILocation(line: 40, column: 10, scope: !98)
!102 = !DILocation(line: 40, column: 16, scope: !98)
!103 = !DILocation(line: 40, column: 3, scope: !98)
!104 = distinct !DISubprogram(name: "total", scope: !3, file: !3, line: 43, type: !22, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!105 = !DILocalVariable(name: "node", arg: 1, scope: !104, file: !3, line: 43, type: !7)
!106 = !DILocation(line: 43, column: 24, scope: !104)
!107 = !DILocalVariable(name: "sum", scope: !104, file: !3, line: 44, type: !11)
!108 = !DILocation(line: 44, column: 7, scope: !104)
!109 = !DILocation(line: 45, column: 3, scope: !104)
!110 = !DILocation(line: 45, column: 10, scope: !104)
!111 = !DILocation(line: 46, column: 12, scope: !112)
!112 = distinct !DILexicalBlock(scope: !104, file: !3, line: 45, column: 16)
!113 = !DILocation(line: 46, column: 18, scope: !112)
!114 = !DILocation(line: 46, column: 9, scope: !112)
!115 = !DILocation(line: 47, column: 12, scope: !112)
!116 = !DILocation(line: 47, column: 18, scope: !112)
!117 = !DILocation(line: 47, column: 10, scope: !112)
!118 = distinct !{!118, !109, !119, !120}
!119 = !DILocation(line: 48, column: 3, scope: !104)
!120 = !{!"llvm.loop.mustprogress"}
!121 = !DILocation(line: 49, column: 10, scope: !104)
!122 = !DILocation(line: 49, column: 3, scope: !104)
!123 = distinct !DISubprogram(name: "both", scope: !3, file: !3, line: 52, type: !22, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!124 = !DILocalVariable(name: "node", arg: 1, scope: !123, file: !3, line: 52, type: !7)
!125 = !DILocation(line: 52, column: 23, scope: !123)
!126 = !DILocalVariable(name: "sum", scope: !123, file: !3, line: 53, type: !11)
!127 = !DILocation(line: 53, column: 7, scope: !123)
!128 = !DILocation(line: 53, column: 13, scope: !123)
!129 = !DILocation(line: 53, column: 19, scope: !123)
!130 = !DILocation(line: 54, column: 10, scope: !123)
!131 = !DILocation(line: 54, column: 16, scope: !123)
!132 = !DILocation(line: 54, column: 22, scope: !123)
!133 = !DILocation(line: 54, column: 14, scope: !123)
!134 = !DILocation(line: 54, column: 3, scope: !123)
!135 = distinct !DISubprogram(name: "divides", scope: !3, file: !3, line: 57, type: !136, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!136 = !DISubroutineType(types: !137)
!137 = !{!11, !11}
!138 = !DILocalVariable(name: "divisor", arg: 1, scope: !135, file: !3, line: 57, type: !11)
!139 = !DILocation(line: 57, column: 17, scope: !135)
!140 = !DILocation(line: 58, column: 16, scope: !135)
!141 = !DILocation(line: 58, column: 14, scope: !135)
!142 = !DILocation(line: 58, column: 3, scope: !135)
!143 = distinct !DISubprogram(name: "caller", scope: !3, file: !3, line: 61, type: !136, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!144 = !DILocalVariable(name: "number", arg: 1, scope: !143, file: !3, line: 61, type: !11)
!145 = !DILocation(line: 61, column: 16, scope: !143)
!146 = !DILocation(line: 62, column: 18, scope: !143)
!147 = !DILocation(line: 62, column: 25, scope: !143)
!148 = !DILocation(line: 62, column: 29, scope: !143)
!149 = !DILocation(line: 62, column: 10, scope: !143)
!150 = !DILocation(line: 62, column: 3, scope: !143)
!151 = distinct !DISubprogram(name: "made", scope: !3, file: !3, line: 65, type: !152, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!152 = !DISubroutineType(types: !153)
!153 = !{!7, !11}
!154 = !DILocalVariable(name: "value", arg: 1, scope: !151, file: !3, line: 65, type: !11)
!155 = !DILocation(line: 65, column: 23, scope: !151)
!156 = !DILocalVariable(name: "node", scope: !151, file: !3, line: 66, type: !7)
!157 = !DILocation(line: 66, column: 16, scope: !151)
!158 = !DILocation(line: 66, column: 23, scope: !151)
!159 = !DILocation(line: 67, column: 17, scope: !151)
!160 = !DILocation(line: 67, column: 3, scope: !151)
!161 = !DILocation(line: 67, column: 9, scope: !151)
!162 = !DILocation(line: 67, column: 15, scope: !151)
!163 = !DILocation(line: 68, column: 16, scope: !151)
!164 = !DILocation(line: 68, column: 3, scope: !151)
!165 = !DILocation(line: 68, column: 9, scope: !151)
!166 = !DILocation(line: 68, column: 14, scope: !151)
!167 = !DILocation(line: 69, column: 10, scope: !151)
!168 = !DILocation(line: 69, column: 3, scope: !151)
!169 = distinct !DISubprogram(name: "pushed", scope: !3, file: !3, line: 72, type: !170, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!170 = !DISubroutineType(types: !171)
!171 = !{!7, !7, !11}
!172 = !DILocalVariable(name: "list", arg: 1, scope: !169, file: !3, line: 72, type: !7)
!173 = !DILocation(line: 72, column: 34, scope: !169)
!174 = !DILocalVariable(name: "value", arg: 2, scope: !169, file: !3, line: 72, type: !11)
!175 = !DILocation(line: 72, column: 44, scope: !169)
!176 = !DILocalVariable(name: "node", scope: !169, file: !3, line: 73, type: !7)
!177 = !DILocation(line: 73, column: 16, scope: !169)
!178 = !DILocation(line: 73, column: 23, scope: !169)
!179 = !DILocation(line: 74, column: 8, scope: !180)
!180 = distinct !DILexicalBlock(scope: !169, file: !3, line: 74, column: 7)
!181 = !DILocation(line: 74, column: 7, scope: !169)
!182 = !DILocation(line: 75, column: 12, scope: !180)
!183 = !DILocation(line: 75, column: 5, scope: !180)
!184 = !DILocation(line: 76, column: 16, scope: !169)
!185 = !DILocation(line: 76, column: 3, scope: !169)
!186 = !DILocation(line: 76, column: 9, scope: !169)
!187 = !DILocation(line: 76, column: 14, scope: !169)
!188 = !DILocation(line: 77, column: 17, scope: !169)
!189 = !DILocation(line: 77, column: 3, scope: !169)
!190 = !DILocation(line: 77, column: 9, scope: !169)
!191 = !DILocation(line: 77, column: 15, scope: !169)
!192 = !DILocation(line: 78, column: 10, scope: !169)
!193 = !DILocation(line: 78, column: 3, scope: !169)
!194 = !DILocation(line: 79, column: 1, scope: !169)
!195 = distinct !DISubprogram(name: "behind", scope: !3, file: !3, line: 81, type: !22, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!196 = !DILocalVariable(name: "node", arg: 1, scope: !195, file: !3, line: 81, type: !7)
!197 = !DILocation(line: 81, column: 25, scope: !195)
!198 = !DILocation(line: 82, column: 3, scope: !195)
!199 = !{i64 1821}
!200 = !DILocation(line: 83, column: 10, scope: !195)
!201 = !DILocation(line: 83, column: 17, scope: !195)
!202 = !DILocation(line: 83, column: 23, scope: !195)
!203 = !DILocation(line: 83, column: 3, scope: !195)
!204 = distinct !DISubprogram(name: "ping", scope: !3, file: !3, line: 88, type: !205, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!205 = !DISubroutineType(types: !206)
!206 = !{!11, !11, !7}
!207 = !DILocalVariable(name: "rounds", arg: 1, scope: !204, file: !3, line: 88, type: !11)
!208 = !DILocation(line: 88, column: 14, scope: !204)
!209 = !DILocalVariable(name: "node", arg: 2, scope: !204, file: !3, line: 88, type: !7)
!210 = !DILocation(line: 88, column: 35, scope: !204)
!211 = !DILocation(line: 89, column: 7, scope: !212)
!212 = distinct !DILexicalBlock(scope: !204, file: !3, line: 89, column: 7)
!213 = !DILocation(line: 89, column: 14, scope: !212)
!214 = !DILocation(line: 89, column: 7, scope: !204)
!215 = !DILocation(line: 90, column: 10, scope: !212)
!216 = !DILocation(line: 90, column: 17, scope: !212)
!217 = !DILocation(line: 90, column: 22, scope: !212)
!218 = !DILocation(line: 90, column: 5, scope: !212)
!219 = !DILocation(line: 91, column: 10, scope: !204)
!220 = !DILocation(line: 91, column: 17, scope: !204)
!221 = !DILocation(line: 91, column: 23, scope: !204)
!222 = !DILocation(line: 91, column: 3, scope: !204)
!223 = distinct !DISubprogram(name: "pong", scope: !3, file: !3, line: 94, type: !205, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!224 = !DILocalVariable(name: "rounds", arg: 1, scope: !223, file: !3, line: 94, type: !11)
!225 = !DILocation(line: 94, column: 14, scope: !223)
!226 = !DILocalVariable(name: "node", arg: 2, scope: !223, file: !3, line: 94, type: !7)
!227 = !DILocation(line: 94, column: 35, scope: !223)
!228 = !DILocation(line: 95, column: 3, scope: !223)
!229 = !{i64 2128}
!230 = !DILocation(line: 96, column: 15, scope: !223)
!231 = !DILocation(line: 96, column: 23, scope: !223)
!232 = !DILocation(line: 96, column: 10, scope: !223)
!233 = !DILocation(line: 96, column: 3, scope: !223)
!234 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 99, type: !22, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!235 = !DILocalVariable(name: "node", arg: 1, scope: !234, file: !3, line: 99, type: !7)
!236 = !DILocation(line: 99, column: 22, scope: !234)
!237 = !DILocation(line: 100, column: 8, scope: !238)
!238 = distinct !DILexicalBlock(scope: !234, file: !3, line: 100, column: 7)
!239 = !DILocation(line: 100, column: 7, scope: !234)
!240 = !DILocation(line: 101, column: 5, scope: !238)
!241 = !DILocation(line: 102, column: 10, scope: !234)
!242 = !DILocation(line: 102, column: 16, scope: !234)
!243 = !DILocation(line: 102, column: 28, scope: !234)
!244 = !DILocation(line: 102, column: 34, scope: !234)
!245 = !DILocation(line: 102, column: 24, scope: !234)
!246 = !DILocation(line: 102, column: 22, scope: !234)
!247 = !DILocation(line: 102, column: 3, scope: !234)
!248 = !DILocation(line: 103, column: 1, scope: !234)
!249 = distinct !DISubprogram(name: "filled", scope: !3, file: !3, line: 109, type: !250, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!250 = !DISubroutineType(types: !251)
!251 = !{null, !252, !11}
!252 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !253, size: 64)
!253 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "holder", file: !3, line: 105, size: 64, elements: !254)
!254 = !{!255}
!255 = !DIDerivedType(tag: DW_TAG_member, name: "node", scope: !253, file: !3, line: 106, baseType: !7, size: 64)
!256 = !DILocalVariable(name: "holder", arg: 1, scope: !249, file: !3, line: 109, type: !252)
!257 = !DILocation(line: 109, column: 28, scope: !249)
!258 = !DILocalVariable(name: "has_room", arg: 2, scope: !249, file: !3, line: 109, type: !11)
!259 = !DILocation(line: 109, column: 40, scope: !249)
!260 = !DILocation(line: 110, column: 8, scope: !261)
!261 = distinct !DILexicalBlock(scope: !249, file: !3, line: 110, column: 7)
!262 = !DILocation(line: 110, column: 15, scope: !261)
!263 = !DILocation(line: 110, column: 19, scope: !261)
!264 = !DILocation(line: 110, column: 7, scope: !249)
!265 = !DILocation(line: 111, column: 5, scope: !261)
!266 = !DILocation(line: 112, column: 18, scope: !249)
!267 = !DILocation(line: 112, column: 3, scope: !249)
!268 = !DILocation(line: 112, column: 11, scope: !249)
!269 = !DILocation(line: 112, column: 16, scope: !249)
!270 = !DILocation(line: 113, column: 3, scope: !249)
!271 = !DILocation(line: 113, column: 11, scope: !249)
!272 = !DILocation(line: 113, column: 17, scope: !249)
!273 = !DILocation(line: 113, column: 23, scope: !249)
!274 = !DILocation(line: 114, column: 1, scope: !249)
!275 = distinct !DISubprogram(name: "looked_up", scope: !3, file: !3, line: 118, type: !136, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!276 = !DILocalVariable(name: "key", arg: 1, scope: !275, file: !3, line: 118, type: !11)
!277 = !DILocation(line: 118, column: 19, scope: !275)
!278 = !DILocalVariable(name: "node", scope: !275, file: !3, line: 119, type: !7)
!279 = !DILocation(line: 119, column: 16, scope: !275)
!280 = !DILocation(line: 119, column: 29, scope: !275)
!281 = !DILocation(line: 119, column: 23, scope: !275)
!282 = !DILocation(line: 120, column: 10, scope: !275)
!283 = !DILocation(line: 120, column: 16, scope: !275)
!284 = !DILocation(line: 120, column: 3, scope: !275)
!285 = distinct !DISubprogram(name: "either", scope: !3, file: !3, line: 123, type: !286, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!286 = !DISubroutineType(types: !287)
!287 = !{!11, !252}
!288 = !DILocalVariable(name: "holder", arg: 1, scope: !285, file: !3, line: 123, type: !252)
!289 = !DILocation(line: 123, column: 27, scope: !285)
!290 = !DILocation(line: 124, column: 8, scope: !291)
!291 = distinct !DILexicalBlock(scope: !285, file: !3, line: 124, column: 7)
!292 = !DILocation(line: 124, column: 7, scope: !285)
!293 = !DILocation(line: 125, column: 5, scope: !291)
!294 = !DILocation(line: 126, column: 10, scope: !285)
!295 = !DILocation(line: 126, column: 18, scope: !285)
!296 = !DILocation(line: 126, column: 24, scope: !285)
!297 = !DILocation(line: 126, column: 3, scope: !285)
!298 = !DILocation(line: 127, column: 1, scope: !285)
