; ModuleID = 'bounded_separate.c'
source_filename = "bounded_separate.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { ptr, ptr, ptr, i32 }
%union.anon = type { i64 }

@.str = private unnamed_addr constant [19 x i8] c"n.next->value == 5\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [19 x i8] c"bounded_separate.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.what_is_stored_is_found = private unnamed_addr constant [35 x i8] c"void what_is_stored_is_found(void)\00", align 1, !dbg !9
@.str.2 = private unnamed_addr constant [18 x i8] c"n.next != n.other\00", align 1, !dbg !15
@.str.3 = private unnamed_addr constant [49 x i8] c"n.next->value + n.next->next->other->value == 12\00", align 1, !dbg !20
@.str.4 = private unnamed_addr constant [32 x i8] c"n.next->next->other->value != 7\00", align 1, !dbg !25
@.str.5 = private unnamed_addr constant [7 x i8] c"x == 2\00", align 1, !dbg !30
@__PRETTY_FUNCTION__.an_address_is_stored_and_loaded = private unnamed_addr constant [43 x i8] c"void an_address_is_stored_and_loaded(void)\00", align 1, !dbg !35
@.str.6 = private unnamed_addr constant [7 x i8] c"x == 1\00", align 1, !dbg !40
@.str.7 = private unnamed_addr constant [19 x i8] c"n.next->value == 3\00", align 1, !dbg !42
@__PRETTY_FUNCTION__.a_copy_leads_to_the_same_object = private unnamed_addr constant [43 x i8] c"void a_copy_leads_to_the_same_object(void)\00", align 1, !dbg !44
@.str.8 = private unnamed_addr constant [20 x i8] c"m.other->value != 4\00", align 1, !dbg !46
@.str.9 = private unnamed_addr constant [14 x i8] c"n->value != 3\00", align 1, !dbg !51
@__PRETTY_FUNCTION__.bytes_are_copied = private unnamed_addr constant [28 x i8] c"void bytes_are_copied(void)\00", align 1, !dbg !56
@.str.10 = private unnamed_addr constant [24 x i8] c"p->value == 1 && p != q\00", align 1, !dbg !61
@__PRETTY_FUNCTION__.contents_are_unknown = private unnamed_addr constant [32 x i8] c"void contents_are_unknown(void)\00", align 1, !dbg !66
@.str.11 = private unnamed_addr constant [19 x i8] c"n.next->value == 8\00", align 1, !dbg !69
@.str.12 = private unnamed_addr constant [25 x i8] c"n.next->next->value != 9\00", align 1, !dbg !71
@.str.13 = private unnamed_addr constant [13 x i8] c"n.next != &m\00", align 1, !dbg !76
@__PRETTY_FUNCTION__.what_others_may_have_left = private unnamed_addr constant [37 x i8] c"void what_others_may_have_left(void)\00", align 1, !dbg !81
@.str.14 = private unnamed_addr constant [19 x i8] c"both.number > 4096\00", align 1, !dbg !86
@__PRETTY_FUNCTION__.the_first_of_a_number = private unnamed_addr constant [33 x i8] c"void the_first_of_a_number(void)\00", align 1, !dbg !88
@.str.15 = private unnamed_addr constant [35 x i8] c"n.value == 0 && n.next->value == 1\00", align 1, !dbg !93
@__PRETTY_FUNCTION__.rounds = private unnamed_addr constant [18 x i8] c"void rounds(void)\00", align 1, !dbg !96
@.str.16 = private unnamed_addr constant [31 x i8] c"n.next->next->next->value == 2\00", align 1, !dbg !99
@table = internal global [200 x %struct.node] zeroinitializer, align 16, !dbg !104
@.str.17 = private unnamed_addr constant [19 x i8] c"table[i].next == 0\00", align 1, !dbg !110
@__PRETTY_FUNCTION__.null_is_known = private unnamed_addr constant [25 x i8] c"void null_is_known(void)\00", align 1, !dbg !112
@.str.18 = private unnamed_addr constant [31 x i8] c"table[3].next == table[4].next\00", align 1, !dbg !115

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !138 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call i32 @__VERIFIER_nondet_int(), !dbg !141
  switch i32 %2, label %12 [
    i32 0, label %3
    i32 1, label %4
    i32 2, label %5
    i32 3, label %6
    i32 4, label %7
    i32 5, label %8
    i32 6, label %9
    i32 7, label %10
    i32 8, label %11
  ], !dbg !142

3:                                                ; preds = %0
  call void @what_is_stored_is_found(), !dbg !143
  br label %12, !dbg !145

4:                                                ; preds = %0
  call void @an_address_is_stored_and_loaded(), !dbg !146
  br label %12, !dbg !147

5:                                                ; preds = %0
  call void @a_copy_leads_to_the_same_object(), !dbg !148
  br label %12, !dbg !149

6:                                                ; preds = %0
  call void @bytes_are_copied(), !dbg !150
  br label %12, !dbg !151

7:                                                ; preds = %0
  call void @contents_are_unknown(), !dbg !152
  br label %12, !dbg !153

8:                                                ; preds = %0
  call void @what_others_may_have_left(), !dbg !154
  br label %12, !dbg !155

9:                                                ; preds = %0
  call void @the_first_of_a_number(), !dbg !156
  br label %12, !dbg !157

10:                                               ; preds = %0
  call void @rounds(), !dbg !158
  br label %12, !dbg !159

11:                                               ; preds = %0
  call void @null_is_known(), !dbg !160
  br label %12, !dbg !161

12:                                               ; preds = %0, %11, %10, %9, %8, %7, %6, %5, %4, %3
  ret i32 0, !dbg !162
}

declare i32 @__VERIFIER_nondet_int() #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @what_is_stored_is_found() #0 !dbg !163 {
  %1 = alloca %struct.node, align 8
    #dbg_declare(ptr %1, !167, !DIExpression(), !168)
  %2 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 0, !dbg !169
  %3 = load ptr, ptr %2, align 8, !dbg !169
  %4 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 3, !dbg !170
  store i32 5, ptr %4, align 8, !dbg !171
  %5 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 1, !dbg !172
  %6 = load ptr, ptr %5, align 8, !dbg !172
  %7 = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 3, !dbg !173
  store i32 6, ptr %7, align 8, !dbg !174
  %8 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 0, !dbg !175
  %9 = load ptr, ptr %8, align 8, !dbg !175
  %10 = getelementptr inbounds %struct.node, ptr %9, i32 0, i32 3, !dbg !175
  %11 = load i32, ptr %10, align 8, !dbg !175
  %12 = icmp eq i32 %11, 5, !dbg !175
  br i1 %12, label %13, label %14, !dbg !178

13:                                               ; preds = %0
  br label %15, !dbg !178

14:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 20, ptr noundef @__PRETTY_FUNCTION__.what_is_stored_is_found) #4, !dbg !175
  unreachable, !dbg !175

15:                                               ; preds = %13
  %16 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 0, !dbg !179
  %17 = load ptr, ptr %16, align 8, !dbg !179
  %18 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 1, !dbg !179
  %19 = load ptr, ptr %18, align 8, !dbg !179
  %20 = icmp ne ptr %17, %19, !dbg !179
  br i1 %20, label %21, label %22, !dbg !182

21:                                               ; preds = %15
  br label %23, !dbg !182

22:                                               ; preds = %15
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 21, ptr noundef @__PRETTY_FUNCTION__.what_is_stored_is_found) #4, !dbg !179
  unreachable, !dbg !179

23:                                               ; preds = %21
  %24 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 0, !dbg !183
  %25 = load ptr, ptr %24, align 8, !dbg !183
  %26 = getelementptr inbounds %struct.node, ptr %25, i32 0, i32 0, !dbg !184
  %27 = load ptr, ptr %26, align 8, !dbg !184
  %28 = getelementptr inbounds %struct.node, ptr %27, i32 0, i32 1, !dbg !185
  %29 = load ptr, ptr %28, align 8, !dbg !185
  %30 = getelementptr inbounds %struct.node, ptr %29, i32 0, i32 3, !dbg !186
  store i32 7, ptr %30, align 8, !dbg !187
  %31 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 0, !dbg !188
  %32 = load ptr, ptr %31, align 8, !dbg !188
  %33 = getelementptr inbounds %struct.node, ptr %32, i32 0, i32 3, !dbg !188
  %34 = load i32, ptr %33, align 8, !dbg !188
  %35 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 0, !dbg !188
  %36 = load ptr, ptr %35, align 8, !dbg !188
  %37 = getelementptr inbounds %struct.node, ptr %36, i32 0, i32 0, !dbg !188
  %38 = load ptr, ptr %37, align 8, !dbg !188
  %39 = getelementptr inbounds %struct.node, ptr %38, i32 0, i32 1, !dbg !188
  %40 = load ptr, ptr %39, align 8, !dbg !188
  %41 = getelementptr inbounds %struct.node, ptr %40, i32 0, i32 3, !dbg !188
  %42 = load i32, ptr %41, align 8, !dbg !188
  %43 = add nsw i32 %34, %42, !dbg !188
  %44 = icmp eq i32 %43, 12, !dbg !188
  br i1 %44, label %45, label %46, !dbg !191

45:                                               ; preds = %23
  br label %47, !dbg !191

46:                                               ; preds = %23
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 23, ptr noundef @__PRETTY_FUNCTION__.what_is_stored_is_found) #4, !dbg !188
  unreachable, !dbg !188

47:                                               ; preds = %45
  %48 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 0, !dbg !192
  %49 = load ptr, ptr %48, align 8, !dbg !192
  %50 = getelementptr inbounds %struct.node, ptr %49, i32 0, i32 0, !dbg !192
  %51 = load ptr, ptr %50, align 8, !dbg !192
  %52 = getelementptr inbounds %struct.node, ptr %51, i32 0, i32 1, !dbg !192
  %53 = load ptr, ptr %52, align 8, !dbg !192
  %54 = getelementptr inbounds %struct.node, ptr %53, i32 0, i32 3, !dbg !192
  %55 = load i32, ptr %54, align 8, !dbg !192
  %56 = icmp ne i32 %55, 7, !dbg !192
  br i1 %56, label %57, label %58, !dbg !195

57:                                               ; preds = %47
  br label %59, !dbg !195

58:                                               ; preds = %47
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__.what_is_stored_is_found) #4, !dbg !192
  unreachable, !dbg !192

59:                                               ; preds = %57
  ret void, !dbg !196
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @an_address_is_stored_and_loaded() #0 !dbg !197 {
  %1 = alloca %struct.node, align 8
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !198, !DIExpression(), !199)
    #dbg_declare(ptr %2, !200, !DIExpression(), !201)
  store i32 1, ptr %2, align 4, !dbg !201
  %3 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 2, !dbg !202
  %4 = load ptr, ptr %3, align 8, !dbg !202
  store ptr %2, ptr %4, align 8, !dbg !203
  %5 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 2, !dbg !204
  %6 = load ptr, ptr %5, align 8, !dbg !204
  %7 = load ptr, ptr %6, align 8, !dbg !205
  store i32 2, ptr %7, align 4, !dbg !206
  %8 = load i32, ptr %2, align 4, !dbg !207
  %9 = icmp eq i32 %8, 2, !dbg !207
  br i1 %9, label %10, label %11, !dbg !210

10:                                               ; preds = %0
  br label %12, !dbg !210

11:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 32, ptr noundef @__PRETTY_FUNCTION__.an_address_is_stored_and_loaded) #4, !dbg !207
  unreachable, !dbg !207

12:                                               ; preds = %10
  %13 = load i32, ptr %2, align 4, !dbg !211
  %14 = icmp eq i32 %13, 1, !dbg !211
  br i1 %14, label %15, label %16, !dbg !214

15:                                               ; preds = %12
  br label %17, !dbg !214

16:                                               ; preds = %12
  call void @__assert_fail(ptr noundef @.str.6, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.an_address_is_stored_and_loaded) #4, !dbg !211
  unreachable, !dbg !211

17:                                               ; preds = %15
  ret void, !dbg !215
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @a_copy_leads_to_the_same_object() #0 !dbg !216 {
  %1 = alloca %struct.node, align 8
  %2 = alloca %struct.node, align 8
  %3 = alloca ptr, align 8
    #dbg_declare(ptr %1, !217, !DIExpression(), !218)
    #dbg_declare(ptr %2, !219, !DIExpression(), !220)
    #dbg_declare(ptr %3, !221, !DIExpression(), !222)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 %1, i64 32, i1 false), !dbg !223
  %4 = getelementptr inbounds %struct.node, ptr %2, i32 0, i32 0, !dbg !224
  %5 = load ptr, ptr %4, align 8, !dbg !224
  %6 = getelementptr inbounds %struct.node, ptr %5, i32 0, i32 3, !dbg !225
  store i32 3, ptr %6, align 8, !dbg !226
  %7 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 0, !dbg !227
  %8 = load ptr, ptr %7, align 8, !dbg !227
  %9 = getelementptr inbounds %struct.node, ptr %8, i32 0, i32 3, !dbg !227
  %10 = load i32, ptr %9, align 8, !dbg !227
  %11 = icmp eq i32 %10, 3, !dbg !227
  br i1 %11, label %12, label %13, !dbg !230

12:                                               ; preds = %0
  br label %14, !dbg !230

13:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.1, i32 noundef 41, ptr noundef @__PRETTY_FUNCTION__.a_copy_leads_to_the_same_object) #4, !dbg !227
  unreachable, !dbg !227

14:                                               ; preds = %12
  %15 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 1, !dbg !231
  %16 = load ptr, ptr %15, align 8, !dbg !231
  store ptr %16, ptr %3, align 8, !dbg !232
  %17 = load ptr, ptr %3, align 8, !dbg !233
  %18 = getelementptr inbounds %struct.node, ptr %17, i32 0, i32 3, !dbg !234
  store i32 4, ptr %18, align 8, !dbg !235
  %19 = getelementptr inbounds %struct.node, ptr %2, i32 0, i32 1, !dbg !236
  %20 = load ptr, ptr %19, align 8, !dbg !236
  %21 = getelementptr inbounds %struct.node, ptr %20, i32 0, i32 3, !dbg !236
  %22 = load i32, ptr %21, align 8, !dbg !236
  %23 = icmp ne i32 %22, 4, !dbg !236
  br i1 %23, label %24, label %25, !dbg !239

24:                                               ; preds = %14
  br label %26, !dbg !239

25:                                               ; preds = %14
  call void @__assert_fail(ptr noundef @.str.8, ptr noundef @.str.1, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__.a_copy_leads_to_the_same_object) #4, !dbg !236
  unreachable, !dbg !236

26:                                               ; preds = %24
  ret void, !dbg !240
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @bytes_are_copied() #0 !dbg !241 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !242, !DIExpression(), !243)
    #dbg_declare(ptr %2, !244, !DIExpression(), !245)
    #dbg_declare(ptr %3, !246, !DIExpression(), !248)
  store i32 0, ptr %3, align 4, !dbg !249
  br label %4, !dbg !251

4:                                                ; preds = %16, %0
  %5 = load i32, ptr %3, align 4, !dbg !252
  %6 = zext i32 %5 to i64, !dbg !252
  %7 = icmp ult i64 %6, 8, !dbg !254
  br i1 %7, label %8, label %19, !dbg !255

8:                                                ; preds = %4
  %9 = load i32, ptr %3, align 4, !dbg !256
  %10 = zext i32 %9 to i64, !dbg !257
  %11 = getelementptr inbounds i8, ptr %1, i64 %10, !dbg !257
  %12 = load i8, ptr %11, align 1, !dbg !257
  %13 = load i32, ptr %3, align 4, !dbg !258
  %14 = zext i32 %13 to i64, !dbg !259
  %15 = getelementptr inbounds i8, ptr %2, i64 %14, !dbg !259
  store i8 %12, ptr %15, align 1, !dbg !260
  br label %16, !dbg !259

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4, !dbg !261
  %18 = add i32 %17, 1, !dbg !261
  store i32 %18, ptr %3, align 4, !dbg !261
  br label %4, !dbg !262, !llvm.loop !263

19:                                               ; preds = %4
  %20 = load ptr, ptr %2, align 8, !dbg !266
  %21 = getelementptr inbounds %struct.node, ptr %20, i32 0, i32 3, !dbg !267
  store i32 3, ptr %21, align 8, !dbg !268
  %22 = load ptr, ptr %1, align 8, !dbg !269
  %23 = getelementptr inbounds %struct.node, ptr %22, i32 0, i32 3, !dbg !269
  %24 = load i32, ptr %23, align 8, !dbg !269
  %25 = icmp ne i32 %24, 3, !dbg !269
  br i1 %25, label %26, label %27, !dbg !272

26:                                               ; preds = %19
  br label %28, !dbg !272

27:                                               ; preds = %19
  call void @__assert_fail(ptr noundef @.str.9, ptr noundef @.str.1, i32 noundef 53, ptr noundef @__PRETTY_FUNCTION__.bytes_are_copied) #4, !dbg !269
  unreachable, !dbg !269

28:                                               ; preds = %26
  ret void, !dbg !273
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @contents_are_unknown() #0 !dbg !274 {
  %1 = alloca %struct.node, align 8
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
    #dbg_declare(ptr %1, !275, !DIExpression(), !276)
    #dbg_declare(ptr %2, !277, !DIExpression(), !278)
  %4 = call ptr @somewhere(), !dbg !279
  store ptr %4, ptr %2, align 8, !dbg !278
    #dbg_declare(ptr %3, !280, !DIExpression(), !281)
  %5 = call ptr @somewhere(), !dbg !282
  store ptr %5, ptr %3, align 8, !dbg !281
  %6 = load ptr, ptr %2, align 8, !dbg !283
  %7 = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 3, !dbg !284
  store i32 1, ptr %7, align 8, !dbg !285
  %8 = load ptr, ptr %3, align 8, !dbg !286
  %9 = getelementptr inbounds %struct.node, ptr %8, i32 0, i32 3, !dbg !287
  store i32 2, ptr %9, align 8, !dbg !288
  %10 = load ptr, ptr %2, align 8, !dbg !289
  %11 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 3, !dbg !289
  %12 = load i32, ptr %11, align 8, !dbg !289
  %13 = icmp eq i32 %12, 1, !dbg !289
  br i1 %13, label %14, label %19, !dbg !289

14:                                               ; preds = %0
  %15 = load ptr, ptr %2, align 8, !dbg !289
  %16 = load ptr, ptr %3, align 8, !dbg !289
  %17 = icmp ne ptr %15, %16, !dbg !289
  br i1 %17, label %18, label %19, !dbg !292

18:                                               ; preds = %14
  br label %20, !dbg !292

19:                                               ; preds = %14, %0
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.1, i32 noundef 61, ptr noundef @__PRETTY_FUNCTION__.contents_are_unknown) #4, !dbg !289
  unreachable, !dbg !289

20:                                               ; preds = %18
  %21 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 0, !dbg !293
  %22 = load ptr, ptr %21, align 8, !dbg !293
  %23 = getelementptr inbounds %struct.node, ptr %22, i32 0, i32 3, !dbg !293
  %24 = load i32, ptr %23, align 8, !dbg !293
  %25 = icmp eq i32 %24, 8, !dbg !293
  br i1 %25, label %26, label %27, !dbg !296

26:                                               ; preds = %20
  br label %28, !dbg !296

27:                                               ; preds = %20
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.1, i32 noundef 62, ptr noundef @__PRETTY_FUNCTION__.contents_are_unknown) #4, !dbg !293
  unreachable, !dbg !293

28:                                               ; preds = %26
  %29 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 0, !dbg !297
  %30 = load ptr, ptr %29, align 8, !dbg !297
  %31 = getelementptr inbounds %struct.node, ptr %30, i32 0, i32 0, !dbg !297
  %32 = load ptr, ptr %31, align 8, !dbg !297
  %33 = getelementptr inbounds %struct.node, ptr %32, i32 0, i32 3, !dbg !297
  %34 = load i32, ptr %33, align 8, !dbg !297
  %35 = icmp ne i32 %34, 9, !dbg !297
  br i1 %35, label %36, label %37, !dbg !300

36:                                               ; preds = %28
  br label %38, !dbg !300

37:                                               ; preds = %28
  call void @__assert_fail(ptr noundef @.str.12, ptr noundef @.str.1, i32 noundef 63, ptr noundef @__PRETTY_FUNCTION__.contents_are_unknown) #4, !dbg !297
  unreachable, !dbg !297

38:                                               ; preds = %36
  ret void, !dbg !301
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @what_others_may_have_left() #0 !dbg !302 {
  %1 = alloca %struct.node, align 8
  %2 = alloca %struct.node, align 8
    #dbg_declare(ptr %1, !303, !DIExpression(), !304)
    #dbg_declare(ptr %2, !305, !DIExpression(), !306)
  %3 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 0, !dbg !307
  store ptr %2, ptr %3, align 8, !dbg !308
  call void @changes(ptr noundef %1), !dbg !309
  %4 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 0, !dbg !310
  %5 = load ptr, ptr %4, align 8, !dbg !310
  %6 = icmp ne ptr %5, %2, !dbg !310
  br i1 %6, label %7, label %8, !dbg !313

7:                                                ; preds = %0
  br label %9, !dbg !313

8:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str.13, ptr noundef @.str.1, i32 noundef 70, ptr noundef @__PRETTY_FUNCTION__.what_others_may_have_left) #4, !dbg !310
  unreachable, !dbg !310

9:                                                ; preds = %7
  ret void, !dbg !314
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @the_first_of_a_number() #0 !dbg !315 {
  %1 = alloca %union.anon, align 8
    #dbg_declare(ptr %1, !316, !DIExpression(), !322)
  %2 = load ptr, ptr %1, align 8, !dbg !323
  %3 = getelementptr inbounds %struct.node, ptr %2, i32 0, i32 3, !dbg !324
  store i32 1, ptr %3, align 8, !dbg !325
  %4 = load i64, ptr %1, align 8, !dbg !326
  %5 = icmp ugt i64 %4, 4096, !dbg !326
  br i1 %5, label %6, label %7, !dbg !329

6:                                                ; preds = %0
  br label %8, !dbg !329

7:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str.14, ptr noundef @.str.1, i32 noundef 76, ptr noundef @__PRETTY_FUNCTION__.the_first_of_a_number) #4, !dbg !326
  unreachable, !dbg !326

8:                                                ; preds = %6
  ret void, !dbg !330
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @rounds() #0 !dbg !331 {
  %1 = alloca %struct.node, align 8
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !332, !DIExpression(), !333)
    #dbg_declare(ptr %2, !334, !DIExpression(), !335)
  store ptr %1, ptr %2, align 8, !dbg !335
    #dbg_declare(ptr %3, !336, !DIExpression(), !337)
  store i32 0, ptr %3, align 4, !dbg !338
  br label %4, !dbg !340

4:                                                ; preds = %14, %0
  %5 = load i32, ptr %3, align 4, !dbg !341
  %6 = icmp slt i32 %5, 4, !dbg !343
  br i1 %6, label %7, label %17, !dbg !344

7:                                                ; preds = %4
  %8 = load i32, ptr %3, align 4, !dbg !345
  %9 = load ptr, ptr %2, align 8, !dbg !347
  %10 = getelementptr inbounds %struct.node, ptr %9, i32 0, i32 3, !dbg !348
  store i32 %8, ptr %10, align 8, !dbg !349
  %11 = load ptr, ptr %2, align 8, !dbg !350
  %12 = getelementptr inbounds %struct.node, ptr %11, i32 0, i32 0, !dbg !351
  %13 = load ptr, ptr %12, align 8, !dbg !351
  store ptr %13, ptr %2, align 8, !dbg !352
  br label %14, !dbg !353

14:                                               ; preds = %7
  %15 = load i32, ptr %3, align 4, !dbg !354
  %16 = add nsw i32 %15, 1, !dbg !354
  store i32 %16, ptr %3, align 4, !dbg !354
  br label %4, !dbg !355, !llvm.loop !356

17:                                               ; preds = %4
  %18 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 3, !dbg !358
  %19 = load i32, ptr %18, align 8, !dbg !358
  %20 = icmp eq i32 %19, 0, !dbg !358
  br i1 %20, label %21, label %28, !dbg !358

21:                                               ; preds = %17
  %22 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 0, !dbg !358
  %23 = load ptr, ptr %22, align 8, !dbg !358
  %24 = getelementptr inbounds %struct.node, ptr %23, i32 0, i32 3, !dbg !358
  %25 = load i32, ptr %24, align 8, !dbg !358
  %26 = icmp eq i32 %25, 1, !dbg !358
  br i1 %26, label %27, label %28, !dbg !361

27:                                               ; preds = %21
  br label %29, !dbg !361

28:                                               ; preds = %21, %17
  call void @__assert_fail(ptr noundef @.str.15, ptr noundef @.str.1, i32 noundef 86, ptr noundef @__PRETTY_FUNCTION__.rounds) #4, !dbg !358
  unreachable, !dbg !358

29:                                               ; preds = %27
  %30 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 0, !dbg !362
  %31 = load ptr, ptr %30, align 8, !dbg !362
  %32 = getelementptr inbounds %struct.node, ptr %31, i32 0, i32 0, !dbg !362
  %33 = load ptr, ptr %32, align 8, !dbg !362
  %34 = getelementptr inbounds %struct.node, ptr %33, i32 0, i32 0, !dbg !362
  %35 = load ptr, ptr %34, align 8, !dbg !362
  %36 = getelementptr inbounds %struct.node, ptr %35, i32 0, i32 3, !dbg !362
  %37 = load i32, ptr %36, align 8, !dbg !362
  %38 = icmp eq i32 %37, 2, !dbg !362
  br i1 %38, label %39, label %40, !dbg !365

39:                                               ; preds = %29
  br label %41, !dbg !365

40:                                               ; preds = %29
  call void @__assert_fail(ptr noundef @.str.16, ptr noundef @.str.1, i32 noundef 87, ptr noundef @__PRETTY_FUNCTION__.rounds) #4, !dbg !362
  unreachable, !dbg !362

41:                                               ; preds = %39
  ret void, !dbg !366
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @null_is_known() #0 !dbg !367 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !368, !DIExpression(), !369)
  %2 = call i32 @__VERIFIER_nondet_int(), !dbg !370
  store i32 %2, ptr %1, align 4, !dbg !369
  %3 = load i32, ptr %1, align 4, !dbg !371
  %4 = icmp sle i32 0, %3, !dbg !373
  br i1 %4, label %5, label %18, !dbg !374

5:                                                ; preds = %0
  %6 = load i32, ptr %1, align 4, !dbg !375
  %7 = icmp slt i32 %6, 200, !dbg !376
  br i1 %7, label %8, label %18, !dbg !377

8:                                                ; preds = %5
  %9 = load i32, ptr %1, align 4, !dbg !378
  %10 = sext i32 %9 to i64, !dbg !378
  %11 = getelementptr inbounds [200 x %struct.node], ptr @table, i64 0, i64 %10, !dbg !378
  %12 = getelementptr inbounds %struct.node, ptr %11, i32 0, i32 0, !dbg !378
  %13 = load ptr, ptr %12, align 16, !dbg !378
  %14 = icmp eq ptr %13, null, !dbg !378
  br i1 %14, label %15, label %16, !dbg !381

15:                                               ; preds = %8
  br label %17, !dbg !381

16:                                               ; preds = %8
  call void @__assert_fail(ptr noundef @.str.17, ptr noundef @.str.1, i32 noundef 95, ptr noundef @__PRETTY_FUNCTION__.null_is_known) #4, !dbg !378
  unreachable, !dbg !378

17:                                               ; preds = %15
  br label %18, !dbg !382

18:                                               ; preds = %17, %5, %0
  %19 = load ptr, ptr getelementptr inbounds ([200 x %struct.node], ptr @table, i64 0, i64 3), align 16, !dbg !383
  %20 = icmp ne ptr %19, null, !dbg !385
  br i1 %20, label %21, label %28, !dbg !386

21:                                               ; preds = %18
  %22 = load ptr, ptr getelementptr inbounds ([200 x %struct.node], ptr @table, i64 0, i64 3), align 16, !dbg !387
  %23 = load ptr, ptr getelementptr inbounds ([200 x %struct.node], ptr @table, i64 0, i64 4), align 16, !dbg !387
  %24 = icmp eq ptr %22, %23, !dbg !387
  br i1 %24, label %25, label %26, !dbg !390

25:                                               ; preds = %21
  br label %27, !dbg !390

26:                                               ; preds = %21
  call void @__assert_fail(ptr noundef @.str.18, ptr noundef @.str.1, i32 noundef 97, ptr noundef @__PRETTY_FUNCTION__.null_is_known) #4, !dbg !387
  unreachable, !dbg !387

27:                                               ; preds = %25
  br label %28, !dbg !391

28:                                               ; preds = %27, %18
  ret void, !dbg !392
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

declare ptr @somewhere() #1

declare void @changes(ptr noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { noreturn nounwind }

!llvm.dbg.cu = !{!106}
!llvm.module.flags = !{!130, !131, !132, !133, !134, !135, !136}
!llvm.ident = !{!137}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 20, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "bounded_separate.c", directory: ".", checksumkind: CSK_MD5, checksum: "dd990b497311c9a8dabc96251a876a94")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 19)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 20, type: !3, isLocal: true, isDefinition: true)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !2, line: 20, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 280, elements: !13)
!12 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!13 = !{!14}
!14 = !DISubrange(count: 35)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 18)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 392, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 49)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 32)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 7)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !2, line: 32, type: !37, isLocal: true, isDefinition: true)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 344, elements: !38)
!38 = !{!39}
!39 = !DISubrange(count: 43)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(scope: null, file: !2, line: 33, type: !32, isLocal: true, isDefinition: true)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !2, line: 41, type: !3, isLocal: true, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !2, line: 41, type: !37, isLocal: true, isDefinition: true)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(scope: null, file: !2, line: 44, type: !48, isLocal: true, isDefinition: true)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 20)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(scope: null, file: !2, line: 53, type: !53, isLocal: true, isDefinition: true)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 14)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(scope: null, file: !2, line: 53, type: !58, isLocal: true, isDefinition: true)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 224, elements: !59)
!59 = !{!60}
!60 = !DISubrange(count: 28)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(scope: null, file: !2, line: 61, type: !63, isLocal: true, isDefinition: true)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !64)
!64 = !{!65}
!65 = !DISubrange(count: 24)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(scope: null, file: !2, line: 61, type: !68, isLocal: true, isDefinition: true)
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 256, elements: !28)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(scope: null, file: !2, line: 62, type: !3, isLocal: true, isDefinition: true)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(scope: null, file: !2, line: 63, type: !73, isLocal: true, isDefinition: true)
!73 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 200, elements: !74)
!74 = !{!75}
!75 = !DISubrange(count: 25)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(scope: null, file: !2, line: 70, type: !78, isLocal: true, isDefinition: true)
!78 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !79)
!79 = !{!80}
!80 = !DISubrange(count: 13)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(scope: null, file: !2, line: 70, type: !83, isLocal: true, isDefinition: true)
!83 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 296, elements: !84)
!84 = !{!85}
!85 = !DISubrange(count: 37)
!86 = !DIGlobalVariableExpression(var: !87, expr: !DIExpression())
!87 = distinct !DIGlobalVariable(scope: null, file: !2, line: 76, type: !3, isLocal: true, isDefinition: true)
!88 = !DIGlobalVariableExpression(var: !89, expr: !DIExpression())
!89 = distinct !DIGlobalVariable(scope: null, file: !2, line: 76, type: !90, isLocal: true, isDefinition: true)
!90 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 264, elements: !91)
!91 = !{!92}
!92 = !DISubrange(count: 33)
!93 = !DIGlobalVariableExpression(var: !94, expr: !DIExpression())
!94 = distinct !DIGlobalVariable(scope: null, file: !2, line: 86, type: !95, isLocal: true, isDefinition: true)
!95 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 280, elements: !13)
!96 = !DIGlobalVariableExpression(var: !97, expr: !DIExpression())
!97 = distinct !DIGlobalVariable(scope: null, file: !2, line: 86, type: !98, isLocal: true, isDefinition: true)
!98 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 144, elements: !18)
!99 = !DIGlobalVariableExpression(var: !100, expr: !DIExpression())
!100 = distinct !DIGlobalVariable(scope: null, file: !2, line: 87, type: !101, isLocal: true, isDefinition: true)
!101 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 248, elements: !102)
!102 = !{!103}
!103 = !DISubrange(count: 31)
!104 = !DIGlobalVariableExpression(var: !105, expr: !DIExpression())
!105 = distinct !DIGlobalVariable(name: "table", scope: !106, file: !2, line: 90, type: !117, isLocal: true, isDefinition: true)
!106 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !107, globals: !109, splitDebugInlining: false, nameTableKind: None)
!107 = !{!108}
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!109 = !{!0, !7, !9, !15, !20, !25, !30, !35, !40, !42, !44, !46, !51, !56, !61, !66, !69, !71, !76, !81, !86, !88, !93, !96, !99, !110, !112, !115, !104}
!110 = !DIGlobalVariableExpression(var: !111, expr: !DIExpression())
!111 = distinct !DIGlobalVariable(scope: null, file: !2, line: 95, type: !3, isLocal: true, isDefinition: true)
!112 = !DIGlobalVariableExpression(var: !113, expr: !DIExpression())
!113 = distinct !DIGlobalVariable(scope: null, file: !2, line: 95, type: !114, isLocal: true, isDefinition: true)
!114 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 200, elements: !74)
!115 = !DIGlobalVariableExpression(var: !116, expr: !DIExpression())
!116 = distinct !DIGlobalVariable(scope: null, file: !2, line: 97, type: !101, isLocal: true, isDefinition: true)
!117 = !DICompositeType(tag: DW_TAG_array_type, baseType: !118, size: 51200, elements: !128)
!118 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !2, line: 9, size: 256, elements: !119)
!119 = !{!120, !122, !123, !127}
!120 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !118, file: !2, line: 10, baseType: !121, size: 64)
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !118, size: 64)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "other", scope: !118, file: !2, line: 11, baseType: !121, size: 64, offset: 64)
!123 = !DIDerivedType(tag: DW_TAG_member, name: "slot", scope: !118, file: !2, line: 12, baseType: !124, size: 64, offset: 128)
!124 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !125, size: 64)
!125 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !126, size: 64)
!126 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!127 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !118, file: !2, line: 13, baseType: !126, size: 32, offset: 192)
!128 = !{!129}
!129 = !DISubrange(count: 200)
!130 = !{i32 7, !"Dwarf Version", i32 5}
!131 = !{i32 2, !"Debug Info Version", i32 3}
!132 = !{i32 1, !"wchar_size", i32 4}
!133 = !{i32 8, !"PIC Level", i32 2}
!134 = !{i32 7, !"PIE Level", i32 2}
!135 = !{i32 7, !"uwtable", i32 2}
!136 = !{i32 7, !"frame-pointer", i32 2}
!137 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!138 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 100, type: !139, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !106)
!139 = !DISubroutineType(types: !140)
!140 = !{!126}
!141 = !DILocation(line: 101, column: 11, scope: !138)
!142 = !DILocation(line: 101, column: 3, scope: !138)
!143 = !DILocation(line: 102, column: 11, scope: !144)
!144 = distinct !DILexicalBlock(scope: !138, file: !2, line: 101, column: 36)
!145 = !DILocation(line: 102, column: 38, scope: !144)
!146 = !DILocation(line: 103, column: 11, scope: !144)
!147 = !DILocation(line: 103, column: 46, scope: !144)
!148 = !DILocation(line: 104, column: 11, scope: !144)
!149 = !DILocation(line: 104, column: 46, scope: !144)
!150 = !DILocation(line: 105, column: 11, scope: !144)
!151 = !DILocation(line: 105, column: 31, scope: !144)
!152 = !DILocation(line: 106, column: 11, scope: !144)
!153 = !DILocation(line: 106, column: 35, scope: !144)
!154 = !DILocation(line: 107, column: 11, scope: !144)
!155 = !DILocation(line: 107, column: 40, scope: !144)
!156 = !DILocation(line: 108, column: 11, scope: !144)
!157 = !DILocation(line: 108, column: 36, scope: !144)
!158 = !DILocation(line: 109, column: 11, scope: !144)
!159 = !DILocation(line: 109, column: 21, scope: !144)
!160 = !DILocation(line: 110, column: 11, scope: !144)
!161 = !DILocation(line: 110, column: 28, scope: !144)
!162 = !DILocation(line: 112, column: 3, scope: !138)
!163 = distinct !DISubprogram(name: "what_is_stored_is_found", scope: !2, file: !2, line: 16, type: !164, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !106, retainedNodes: !166)
!164 = !DISubroutineType(types: !165)
!165 = !{null}
!166 = !{}
!167 = !DILocalVariable(name: "n", scope: !163, file: !2, line: 17, type: !118)
!168 = !DILocation(line: 17, column: 15, scope: !163)
!169 = !DILocation(line: 18, column: 5, scope: !163)
!170 = !DILocation(line: 18, column: 11, scope: !163)
!171 = !DILocation(line: 18, column: 17, scope: !163)
!172 = !DILocation(line: 19, column: 5, scope: !163)
!173 = !DILocation(line: 19, column: 12, scope: !163)
!174 = !DILocation(line: 19, column: 18, scope: !163)
!175 = !DILocation(line: 20, column: 3, scope: !176)
!176 = distinct !DILexicalBlock(scope: !177, file: !2, line: 20, column: 3)
!177 = distinct !DILexicalBlock(scope: !163, file: !2, line: 20, column: 3)
!178 = !DILocation(line: 20, column: 3, scope: !177)
!179 = !DILocation(line: 21, column: 3, scope: !180)
!180 = distinct !DILexicalBlock(scope: !181, file: !2, line: 21, column: 3)
!181 = distinct !DILexicalBlock(scope: !163, file: !2, line: 21, column: 3)
!182 = !DILocation(line: 21, column: 3, scope: !181)
!183 = !DILocation(line: 22, column: 5, scope: !163)
!184 = !DILocation(line: 22, column: 11, scope: !163)
!185 = !DILocation(line: 22, column: 17, scope: !163)
!186 = !DILocation(line: 22, column: 24, scope: !163)
!187 = !DILocation(line: 22, column: 30, scope: !163)
!188 = !DILocation(line: 23, column: 3, scope: !189)
!189 = distinct !DILexicalBlock(scope: !190, file: !2, line: 23, column: 3)
!190 = distinct !DILexicalBlock(scope: !163, file: !2, line: 23, column: 3)
!191 = !DILocation(line: 23, column: 3, scope: !190)
!192 = !DILocation(line: 24, column: 3, scope: !193)
!193 = distinct !DILexicalBlock(scope: !194, file: !2, line: 24, column: 3)
!194 = distinct !DILexicalBlock(scope: !163, file: !2, line: 24, column: 3)
!195 = !DILocation(line: 24, column: 3, scope: !194)
!196 = !DILocation(line: 25, column: 1, scope: !163)
!197 = distinct !DISubprogram(name: "an_address_is_stored_and_loaded", scope: !2, file: !2, line: 27, type: !164, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !106, retainedNodes: !166)
!198 = !DILocalVariable(name: "n", scope: !197, file: !2, line: 28, type: !118)
!199 = !DILocation(line: 28, column: 15, scope: !197)
!200 = !DILocalVariable(name: "x", scope: !197, file: !2, line: 29, type: !126)
!201 = !DILocation(line: 29, column: 7, scope: !197)
!202 = !DILocation(line: 30, column: 6, scope: !197)
!203 = !DILocation(line: 30, column: 11, scope: !197)
!204 = !DILocation(line: 31, column: 7, scope: !197)
!205 = !DILocation(line: 31, column: 4, scope: !197)
!206 = !DILocation(line: 31, column: 12, scope: !197)
!207 = !DILocation(line: 32, column: 3, scope: !208)
!208 = distinct !DILexicalBlock(scope: !209, file: !2, line: 32, column: 3)
!209 = distinct !DILexicalBlock(scope: !197, file: !2, line: 32, column: 3)
!210 = !DILocation(line: 32, column: 3, scope: !209)
!211 = !DILocation(line: 33, column: 3, scope: !212)
!212 = distinct !DILexicalBlock(scope: !213, file: !2, line: 33, column: 3)
!213 = distinct !DILexicalBlock(scope: !197, file: !2, line: 33, column: 3)
!214 = !DILocation(line: 33, column: 3, scope: !213)
!215 = !DILocation(line: 34, column: 1, scope: !197)
!216 = distinct !DISubprogram(name: "a_copy_leads_to_the_same_object", scope: !2, file: !2, line: 36, type: !164, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !106, retainedNodes: !166)
!217 = !DILocalVariable(name: "n", scope: !216, file: !2, line: 37, type: !118)
!218 = !DILocation(line: 37, column: 15, scope: !216)
!219 = !DILocalVariable(name: "m", scope: !216, file: !2, line: 37, type: !118)
!220 = !DILocation(line: 37, column: 18, scope: !216)
!221 = !DILocalVariable(name: "p", scope: !216, file: !2, line: 38, type: !121)
!222 = !DILocation(line: 38, column: 16, scope: !216)
!223 = !DILocation(line: 39, column: 3, scope: !216)
!224 = !DILocation(line: 40, column: 5, scope: !216)
!225 = !DILocation(line: 40, column: 11, scope: !216)
!226 = !DILocation(line: 40, column: 17, scope: !216)
!227 = !DILocation(line: 41, column: 3, scope: !228)
!228 = distinct !DILexicalBlock(scope: !229, file: !2, line: 41, column: 3)
!229 = distinct !DILexicalBlock(scope: !216, file: !2, line: 41, column: 3)
!230 = !DILocation(line: 41, column: 3, scope: !229)
!231 = !DILocation(line: 42, column: 9, scope: !216)
!232 = !DILocation(line: 42, column: 5, scope: !216)
!233 = !DILocation(line: 43, column: 3, scope: !216)
!234 = !DILocation(line: 43, column: 6, scope: !216)
!235 = !DILocation(line: 43, column: 12, scope: !216)
!236 = !DILocation(line: 44, column: 3, scope: !237)
!237 = distinct !DILexicalBlock(scope: !238, file: !2, line: 44, column: 3)
!238 = distinct !DILexicalBlock(scope: !216, file: !2, line: 44, column: 3)
!239 = !DILocation(line: 44, column: 3, scope: !238)
!240 = !DILocation(line: 45, column: 1, scope: !216)
!241 = distinct !DISubprogram(name: "bytes_are_copied", scope: !2, file: !2, line: 47, type: !164, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !106, retainedNodes: !166)
!242 = !DILocalVariable(name: "n", scope: !241, file: !2, line: 48, type: !121)
!243 = !DILocation(line: 48, column: 16, scope: !241)
!244 = !DILocalVariable(name: "m", scope: !241, file: !2, line: 48, type: !121)
!245 = !DILocation(line: 48, column: 20, scope: !241)
!246 = !DILocalVariable(name: "i", scope: !241, file: !2, line: 49, type: !247)
!247 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!248 = !DILocation(line: 49, column: 12, scope: !241)
!249 = !DILocation(line: 50, column: 10, scope: !250)
!250 = distinct !DILexicalBlock(scope: !241, file: !2, line: 50, column: 3)
!251 = !DILocation(line: 50, column: 8, scope: !250)
!252 = !DILocation(line: 50, column: 15, scope: !253)
!253 = distinct !DILexicalBlock(scope: !250, file: !2, line: 50, column: 3)
!254 = !DILocation(line: 50, column: 17, scope: !253)
!255 = !DILocation(line: 50, column: 3, scope: !250)
!256 = !DILocation(line: 51, column: 36, scope: !253)
!257 = !DILocation(line: 51, column: 23, scope: !253)
!258 = !DILocation(line: 51, column: 18, scope: !253)
!259 = !DILocation(line: 51, column: 5, scope: !253)
!260 = !DILocation(line: 51, column: 21, scope: !253)
!261 = !DILocation(line: 50, column: 30, scope: !253)
!262 = !DILocation(line: 50, column: 3, scope: !253)
!263 = distinct !{!263, !255, !264, !265}
!264 = !DILocation(line: 51, column: 37, scope: !250)
!265 = !{!"llvm.loop.mustprogress"}
!266 = !DILocation(line: 52, column: 3, scope: !241)
!267 = !DILocation(line: 52, column: 6, scope: !241)
!268 = !DILocation(line: 52, column: 12, scope: !241)
!269 = !DILocation(line: 53, column: 3, scope: !270)
!270 = distinct !DILexicalBlock(scope: !271, file: !2, line: 53, column: 3)
!271 = distinct !DILexicalBlock(scope: !241, file: !2, line: 53, column: 3)
!272 = !DILocation(line: 53, column: 3, scope: !271)
!273 = !DILocation(line: 54, column: 1, scope: !241)
!274 = distinct !DISubprogram(name: "contents_are_unknown", scope: !2, file: !2, line: 56, type: !164, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !106, retainedNodes: !166)
!275 = !DILocalVariable(name: "n", scope: !274, file: !2, line: 57, type: !118)
!276 = !DILocation(line: 57, column: 15, scope: !274)
!277 = !DILocalVariable(name: "p", scope: !274, file: !2, line: 58, type: !121)
!278 = !DILocation(line: 58, column: 16, scope: !274)
!279 = !DILocation(line: 58, column: 20, scope: !274)
!280 = !DILocalVariable(name: "q", scope: !274, file: !2, line: 58, type: !121)
!281 = !DILocation(line: 58, column: 34, scope: !274)
!282 = !DILocation(line: 58, column: 38, scope: !274)
!283 = !DILocation(line: 59, column: 3, scope: !274)
!284 = !DILocation(line: 59, column: 6, scope: !274)
!285 = !DILocation(line: 59, column: 12, scope: !274)
!286 = !DILocation(line: 60, column: 3, scope: !274)
!287 = !DILocation(line: 60, column: 6, scope: !274)
!288 = !DILocation(line: 60, column: 12, scope: !274)
!289 = !DILocation(line: 61, column: 3, scope: !290)
!290 = distinct !DILexicalBlock(scope: !291, file: !2, line: 61, column: 3)
!291 = distinct !DILexicalBlock(scope: !274, file: !2, line: 61, column: 3)
!292 = !DILocation(line: 61, column: 3, scope: !291)
!293 = !DILocation(line: 62, column: 3, scope: !294)
!294 = distinct !DILexicalBlock(scope: !295, file: !2, line: 62, column: 3)
!295 = distinct !DILexicalBlock(scope: !274, file: !2, line: 62, column: 3)
!296 = !DILocation(line: 62, column: 3, scope: !295)
!297 = !DILocation(line: 63, column: 3, scope: !298)
!298 = distinct !DILexicalBlock(scope: !299, file: !2, line: 63, column: 3)
!299 = distinct !DILexicalBlock(scope: !274, file: !2, line: 63, column: 3)
!300 = !DILocation(line: 63, column: 3, scope: !299)
!301 = !DILocation(line: 64, column: 1, scope: !274)
!302 = distinct !DISubprogram(name: "what_others_may_have_left", scope: !2, file: !2, line: 66, type: !164, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !106, retainedNodes: !166)
!303 = !DILocalVariable(name: "n", scope: !302, file: !2, line: 67, type: !118)
!304 = !DILocation(line: 67, column: 15, scope: !302)
!305 = !DILocalVariable(name: "m", scope: !302, file: !2, line: 67, type: !118)
!306 = !DILocation(line: 67, column: 18, scope: !302)
!307 = !DILocation(line: 68, column: 5, scope: !302)
!308 = !DILocation(line: 68, column: 10, scope: !302)
!309 = !DILocation(line: 69, column: 3, scope: !302)
!310 = !DILocation(line: 70, column: 3, scope: !311)
!311 = distinct !DILexicalBlock(scope: !312, file: !2, line: 70, column: 3)
!312 = distinct !DILexicalBlock(scope: !302, file: !2, line: 70, column: 3)
!313 = !DILocation(line: 70, column: 3, scope: !312)
!314 = !DILocation(line: 71, column: 1, scope: !302)
!315 = distinct !DISubprogram(name: "the_first_of_a_number", scope: !2, file: !2, line: 73, type: !164, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !106, retainedNodes: !166)
!316 = !DILocalVariable(name: "both", scope: !315, file: !2, line: 74, type: !317)
!317 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !315, file: !2, line: 74, size: 64, elements: !318)
!318 = !{!319, !321}
!319 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !317, file: !2, line: 74, baseType: !320, size: 64)
!320 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!321 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !317, file: !2, line: 74, baseType: !121, size: 64)
!322 = !DILocation(line: 74, column: 57, scope: !315)
!323 = !DILocation(line: 75, column: 8, scope: !315)
!324 = !DILocation(line: 75, column: 17, scope: !315)
!325 = !DILocation(line: 75, column: 23, scope: !315)
!326 = !DILocation(line: 76, column: 3, scope: !327)
!327 = distinct !DILexicalBlock(scope: !328, file: !2, line: 76, column: 3)
!328 = distinct !DILexicalBlock(scope: !315, file: !2, line: 76, column: 3)
!329 = !DILocation(line: 76, column: 3, scope: !328)
!330 = !DILocation(line: 77, column: 1, scope: !315)
!331 = distinct !DISubprogram(name: "rounds", scope: !2, file: !2, line: 79, type: !164, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !106, retainedNodes: !166)
!332 = !DILocalVariable(name: "n", scope: !331, file: !2, line: 80, type: !118)
!333 = !DILocation(line: 80, column: 15, scope: !331)
!334 = !DILocalVariable(name: "p", scope: !331, file: !2, line: 80, type: !121)
!335 = !DILocation(line: 80, column: 19, scope: !331)
!336 = !DILocalVariable(name: "i", scope: !331, file: !2, line: 81, type: !126)
!337 = !DILocation(line: 81, column: 7, scope: !331)
!338 = !DILocation(line: 82, column: 10, scope: !339)
!339 = distinct !DILexicalBlock(scope: !331, file: !2, line: 82, column: 3)
!340 = !DILocation(line: 82, column: 8, scope: !339)
!341 = !DILocation(line: 82, column: 15, scope: !342)
!342 = distinct !DILexicalBlock(scope: !339, file: !2, line: 82, column: 3)
!343 = !DILocation(line: 82, column: 17, scope: !342)
!344 = !DILocation(line: 82, column: 3, scope: !339)
!345 = !DILocation(line: 83, column: 16, scope: !346)
!346 = distinct !DILexicalBlock(scope: !342, file: !2, line: 82, column: 27)
!347 = !DILocation(line: 83, column: 5, scope: !346)
!348 = !DILocation(line: 83, column: 8, scope: !346)
!349 = !DILocation(line: 83, column: 14, scope: !346)
!350 = !DILocation(line: 84, column: 9, scope: !346)
!351 = !DILocation(line: 84, column: 12, scope: !346)
!352 = !DILocation(line: 84, column: 7, scope: !346)
!353 = !DILocation(line: 85, column: 3, scope: !346)
!354 = !DILocation(line: 82, column: 23, scope: !342)
!355 = !DILocation(line: 82, column: 3, scope: !342)
!356 = distinct !{!356, !344, !357, !265}
!357 = !DILocation(line: 85, column: 3, scope: !339)
!358 = !DILocation(line: 86, column: 3, scope: !359)
!359 = distinct !DILexicalBlock(scope: !360, file: !2, line: 86, column: 3)
!360 = distinct !DILexicalBlock(scope: !331, file: !2, line: 86, column: 3)
!361 = !DILocation(line: 86, column: 3, scope: !360)
!362 = !DILocation(line: 87, column: 3, scope: !363)
!363 = distinct !DILexicalBlock(scope: !364, file: !2, line: 87, column: 3)
!364 = distinct !DILexicalBlock(scope: !331, file: !2, line: 87, column: 3)
!365 = !DILocation(line: 87, column: 3, scope: !364)
!366 = !DILocation(line: 88, column: 1, scope: !331)
!367 = distinct !DISubprogram(name: "null_is_known", scope: !2, file: !2, line: 92, type: !164, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !106, retainedNodes: !166)
!368 = !DILocalVariable(name: "i", scope: !367, file: !2, line: 93, type: !126)
!369 = !DILocation(line: 93, column: 7, scope: !367)
!370 = !DILocation(line: 93, column: 11, scope: !367)
!371 = !DILocation(line: 94, column: 12, scope: !372)
!372 = distinct !DILexicalBlock(scope: !367, file: !2, line: 94, column: 7)
!373 = !DILocation(line: 94, column: 9, scope: !372)
!374 = !DILocation(line: 94, column: 14, scope: !372)
!375 = !DILocation(line: 94, column: 17, scope: !372)
!376 = !DILocation(line: 94, column: 19, scope: !372)
!377 = !DILocation(line: 94, column: 7, scope: !367)
!378 = !DILocation(line: 95, column: 5, scope: !379)
!379 = distinct !DILexicalBlock(scope: !380, file: !2, line: 95, column: 5)
!380 = distinct !DILexicalBlock(scope: !372, file: !2, line: 95, column: 5)
!381 = !DILocation(line: 95, column: 5, scope: !380)
!382 = !DILocation(line: 95, column: 5, scope: !372)
!383 = !DILocation(line: 96, column: 16, scope: !384)
!384 = distinct !DILexicalBlock(scope: !367, file: !2, line: 96, column: 7)
!385 = !DILocation(line: 96, column: 21, scope: !384)
!386 = !DILocation(line: 96, column: 7, scope: !367)
!387 = !DILocation(line: 97, column: 5, scope: !388)
!388 = distinct !DILexicalBlock(scope: !389, file: !2, line: 97, column: 5)
!389 = distinct !DILexicalBlock(scope: !384, file: !2, line: 97, column: 5)
!390 = !DILocation(line: 97, column: 5, scope: !389)
!391 = !DILocation(line: 97, column: 5, scope: !384)
!392 = !DILocation(line: 98, column: 1, scope: !367)
