; ModuleID = 'bounded_general.c'
source_filename = "bounded_general.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@lock = internal global i32 0, align 4, !dbg !0
@count = internal global i32 0, align 4, !dbg !5
@rounds = internal global i32 0, align 4, !dbg !8
@table = internal global [4 x i32] zeroinitializer, align 16, !dbg !10

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !23 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @unused(), !dbg !27
  %3 = call i32 @__VERIFIER_nondet_int(), !dbg !28
  %4 = call i32 @__VERIFIER_nondet_int(), !dbg !29
  call void @nested(i32 noundef %3, i32 noundef %4), !dbg !30
  %5 = call i32 @__VERIFIER_nondet_int(), !dbg !31
  call void @memory(i32 noundef %5), !dbg !32
  %6 = call i32 @__VERIFIER_nondet_int(), !dbg !33
  call void @jumps(i32 noundef %6), !dbg !34
  br label %7, !dbg !35

7:                                                ; preds = %30, %0
  %8 = call i32 @__VERIFIER_nondet_int(), !dbg !36
  %9 = icmp ne i32 %8, 0, !dbg !35
  br i1 %9, label %10, label %31, !dbg !35

10:                                               ; preds = %7
    #dbg_declare(ptr %2, !37, !DIExpression(), !39)
  store i32 0, ptr %2, align 4, !dbg !39
  store i32 0, ptr @lock, align 4, !dbg !40
  %11 = call i32 @__VERIFIER_nondet_int(), !dbg !41
  %12 = icmp ne i32 %11, 0, !dbg !41
  br i1 %12, label %13, label %14, !dbg !43

13:                                               ; preds = %10
  call void @acquire(), !dbg !44
  store i32 1, ptr %2, align 4, !dbg !46
  br label %14, !dbg !47

14:                                               ; preds = %13, %10
  call void @bump(ptr noundef @count), !dbg !48
  br label %15, !dbg !49

15:                                               ; preds = %14
  %16 = load i32, ptr @count, align 4, !dbg !50
  %17 = icmp ne i32 %16, 70, !dbg !50
  br i1 %17, label %19, label %18, !dbg !53

18:                                               ; preds = %15
  call void @reach_error(), !dbg !50
  br label %19, !dbg !50

19:                                               ; preds = %18, %15
  br label %20, !dbg !53

20:                                               ; preds = %19
  %21 = load i32, ptr %2, align 4, !dbg !54
  %22 = icmp ne i32 %21, 0, !dbg !54
  br i1 %22, label %23, label %24, !dbg !56

23:                                               ; preds = %20
  call void @release(), !dbg !57
  br label %24, !dbg !57

24:                                               ; preds = %23, %20
  br label %25, !dbg !58

25:                                               ; preds = %24
  %26 = load i32, ptr @lock, align 4, !dbg !59
  %27 = icmp eq i32 %26, 0, !dbg !59
  br i1 %27, label %29, label %28, !dbg !62

28:                                               ; preds = %25
  call void @reach_error(), !dbg !59
  br label %29, !dbg !59

29:                                               ; preds = %28, %25
  br label %30, !dbg !62

30:                                               ; preds = %29
  br label %7, !dbg !35, !llvm.loop !63

31:                                               ; preds = %7
  ret i32 0, !dbg !66
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @unused() #0 !dbg !67 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
    #dbg_declare(ptr %1, !70, !DIExpression(), !71)
  store i32 7, ptr %1, align 4, !dbg !71
    #dbg_declare(ptr %2, !72, !DIExpression(), !73)
  store i32 0, ptr %2, align 4, !dbg !73
    #dbg_declare(ptr %3, !74, !DIExpression(), !75)
  %5 = call i32 @__VERIFIER_nondet_int(), !dbg !76
  store i32 %5, ptr %3, align 4, !dbg !75
    #dbg_declare(ptr %4, !77, !DIExpression(), !79)
  store i32 0, ptr %4, align 4, !dbg !79
  br label %6, !dbg !80

6:                                                ; preds = %14, %0
  %7 = load i32, ptr %4, align 4, !dbg !81
  %8 = load i32, ptr %3, align 4, !dbg !83
  %9 = icmp slt i32 %7, %8, !dbg !84
  br i1 %9, label %10, label %17, !dbg !85

10:                                               ; preds = %6
  %11 = load i32, ptr %4, align 4, !dbg !86
  %12 = load i32, ptr %2, align 4, !dbg !87
  %13 = add nsw i32 %12, %11, !dbg !87
  store i32 %13, ptr %2, align 4, !dbg !87
  br label %14, !dbg !88

14:                                               ; preds = %10
  %15 = load i32, ptr %4, align 4, !dbg !89
  %16 = add nsw i32 %15, 1, !dbg !89
  store i32 %16, ptr %4, align 4, !dbg !89
  br label %6, !dbg !90, !llvm.loop !91

17:                                               ; preds = %6
  br label %18, !dbg !93

18:                                               ; preds = %17
  %19 = load i32, ptr %1, align 4, !dbg !94
  %20 = icmp eq i32 %19, 7, !dbg !94
  br i1 %20, label %22, label %21, !dbg !97

21:                                               ; preds = %18
  call void @reach_error(), !dbg !94
  br label %22, !dbg !94

22:                                               ; preds = %21, %18
  br label %23, !dbg !97

23:                                               ; preds = %22
  br label %24, !dbg !98

24:                                               ; preds = %23
  %25 = load i32, ptr %2, align 4, !dbg !99
  %26 = icmp sge i32 %25, 0, !dbg !99
  br i1 %26, label %28, label %27, !dbg !102

27:                                               ; preds = %24
  call void @reach_error(), !dbg !99
  br label %28, !dbg !99

28:                                               ; preds = %27, %24
  br label %29, !dbg !102

29:                                               ; preds = %28
  ret void, !dbg !103
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @nested(i32 noundef %0, i32 noundef %1) #0 !dbg !104 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !107, !DIExpression(), !108)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !109, !DIExpression(), !110)
    #dbg_declare(ptr %5, !111, !DIExpression(), !112)
  store i32 0, ptr %5, align 4, !dbg !112
    #dbg_declare(ptr %6, !113, !DIExpression(), !114)
  store i32 3, ptr %6, align 4, !dbg !114
    #dbg_declare(ptr %7, !115, !DIExpression(), !117)
  store ptr %6, ptr %7, align 8, !dbg !117
  br label %9, !dbg !118

9:                                                ; preds = %35, %2
  %10 = load i32, ptr %3, align 4, !dbg !119
  %11 = add nsw i32 %10, -1, !dbg !119
  store i32 %11, ptr %3, align 4, !dbg !119
  %12 = icmp sgt i32 %10, 0, !dbg !120
  br i1 %12, label %13, label %36, !dbg !118

13:                                               ; preds = %9
    #dbg_declare(ptr %8, !121, !DIExpression(), !123)
  store i32 0, ptr %8, align 4, !dbg !123
  store i32 1, ptr %5, align 4, !dbg !124
  br label %14, !dbg !125

14:                                               ; preds = %18, %13
  %15 = load i32, ptr %8, align 4, !dbg !126
  %16 = load i32, ptr %4, align 4, !dbg !127
  %17 = icmp slt i32 %15, %16, !dbg !128
  br i1 %17, label %18, label %22, !dbg !125

18:                                               ; preds = %14
  %19 = load i32, ptr %8, align 4, !dbg !129
  %20 = add nsw i32 %19, 1, !dbg !129
  store i32 %20, ptr %8, align 4, !dbg !129
  %21 = load ptr, ptr %7, align 8, !dbg !131
  call void @bump(ptr noundef %21), !dbg !132
  br label %14, !dbg !125, !llvm.loop !133

22:                                               ; preds = %14
  br label %23, !dbg !135

23:                                               ; preds = %22
  %24 = load i32, ptr %8, align 4, !dbg !136
  %25 = load i32, ptr %4, align 4, !dbg !136
  %26 = icmp sge i32 %24, %25, !dbg !136
  br i1 %26, label %28, label %27, !dbg !139

27:                                               ; preds = %23
  call void @reach_error(), !dbg !136
  br label %28, !dbg !136

28:                                               ; preds = %27, %23
  br label %29, !dbg !139

29:                                               ; preds = %28
  br label %30, !dbg !140

30:                                               ; preds = %29
  %31 = load i32, ptr %5, align 4, !dbg !141
  %32 = icmp eq i32 %31, 1, !dbg !141
  br i1 %32, label %34, label %33, !dbg !144

33:                                               ; preds = %30
  call void @reach_error(), !dbg !141
  br label %34, !dbg !141

34:                                               ; preds = %33, %30
  br label %35, !dbg !144

35:                                               ; preds = %34
  br label %9, !dbg !118, !llvm.loop !145

36:                                               ; preds = %9
  br label %37, !dbg !147

37:                                               ; preds = %36
  %38 = load i32, ptr %6, align 4, !dbg !148
  %39 = icmp ne i32 %38, 100, !dbg !148
  br i1 %39, label %41, label %40, !dbg !151

40:                                               ; preds = %37
  call void @reach_error(), !dbg !148
  br label %41, !dbg !148

41:                                               ; preds = %40, %37
  br label %42, !dbg !151

42:                                               ; preds = %41
  br label %43, !dbg !152

43:                                               ; preds = %42
  %44 = load i32, ptr @rounds, align 4, !dbg !153
  %45 = icmp eq i32 %44, 0, !dbg !153
  br i1 %45, label %47, label %46, !dbg !156

46:                                               ; preds = %43
  call void @reach_error(), !dbg !153
  br label %47, !dbg !153

47:                                               ; preds = %46, %43
  br label %48, !dbg !156

48:                                               ; preds = %47
  ret void, !dbg !157
}

declare i32 @__VERIFIER_nondet_int() #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @memory(i32 noundef %0) #0 !dbg !158 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !161, !DIExpression(), !162)
    #dbg_declare(ptr %3, !163, !DIExpression(), !164)
  %5 = call ptr @malloc(i64 noundef 8) #3, !dbg !165
  store ptr %5, ptr %3, align 8, !dbg !164
    #dbg_declare(ptr %4, !166, !DIExpression(), !167)
  store i32 0, ptr %4, align 4, !dbg !167
  %6 = load ptr, ptr %3, align 8, !dbg !168
  %7 = icmp ne ptr %6, null, !dbg !168
  br i1 %7, label %9, label %8, !dbg !170

8:                                                ; preds = %1
  br label %55, !dbg !171

9:                                                ; preds = %1
  %10 = load ptr, ptr %3, align 8, !dbg !172
  %11 = getelementptr inbounds i32, ptr %10, i64 0, !dbg !172
  store i32 1, ptr %11, align 4, !dbg !173
  %12 = load ptr, ptr %3, align 8, !dbg !174
  %13 = getelementptr inbounds i32, ptr %12, i64 1, !dbg !174
  store i32 2, ptr %13, align 4, !dbg !175
  br label %14, !dbg !176

14:                                               ; preds = %22, %9
  %15 = load i32, ptr %4, align 4, !dbg !177
  %16 = and i32 %15, 3, !dbg !178
  %17 = sext i32 %16 to i64, !dbg !179
  %18 = getelementptr inbounds [4 x i32], ptr @table, i64 0, i64 %17, !dbg !179
  %19 = load i32, ptr %18, align 4, !dbg !179
  %20 = load i32, ptr %2, align 4, !dbg !180
  %21 = icmp ne i32 %19, %20, !dbg !181
  br i1 %21, label %22, label %30, !dbg !176

22:                                               ; preds = %14
  %23 = load i32, ptr %4, align 4, !dbg !182
  %24 = load i32, ptr %4, align 4, !dbg !184
  %25 = and i32 %24, 3, !dbg !185
  %26 = sext i32 %25 to i64, !dbg !186
  %27 = getelementptr inbounds [4 x i32], ptr @table, i64 0, i64 %26, !dbg !186
  store i32 %23, ptr %27, align 4, !dbg !187
  %28 = load i32, ptr %4, align 4, !dbg !188
  %29 = add nsw i32 %28, 1, !dbg !188
  store i32 %29, ptr %4, align 4, !dbg !188
  br label %14, !dbg !176, !llvm.loop !189

30:                                               ; preds = %14
  br label %31, !dbg !191

31:                                               ; preds = %30
  %32 = load ptr, ptr %3, align 8, !dbg !192
  %33 = getelementptr inbounds i32, ptr %32, i64 1, !dbg !192
  %34 = load i32, ptr %33, align 4, !dbg !192
  %35 = icmp eq i32 %34, 2, !dbg !192
  br i1 %35, label %37, label %36, !dbg !195

36:                                               ; preds = %31
  call void @reach_error(), !dbg !192
  br label %37, !dbg !192

37:                                               ; preds = %36, %31
  br label %38, !dbg !195

38:                                               ; preds = %37
  br label %39, !dbg !196

39:                                               ; preds = %38
  %40 = load i32, ptr %4, align 4, !dbg !197
  %41 = and i32 %40, 3, !dbg !197
  %42 = sext i32 %41 to i64, !dbg !197
  %43 = getelementptr inbounds [4 x i32], ptr @table, i64 0, i64 %42, !dbg !197
  %44 = load i32, ptr %43, align 4, !dbg !197
  %45 = load i32, ptr %2, align 4, !dbg !197
  %46 = icmp eq i32 %44, %45, !dbg !197
  br i1 %46, label %48, label %47, !dbg !200

47:                                               ; preds = %39
  call void @reach_error(), !dbg !197
  br label %48, !dbg !197

48:                                               ; preds = %47, %39
  br label %49, !dbg !200

49:                                               ; preds = %48
  br label %50, !dbg !201

50:                                               ; preds = %49
  %51 = load i32, ptr @table, align 16, !dbg !202
  %52 = icmp slt i32 %51, 50, !dbg !202
  br i1 %52, label %54, label %53, !dbg !205

53:                                               ; preds = %50
  call void @reach_error(), !dbg !202
  br label %54, !dbg !202

54:                                               ; preds = %53, %50
  br label %55, !dbg !205

55:                                               ; preds = %8, %54
  ret void, !dbg !206
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @jumps(i32 noundef %0) #0 !dbg !207 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !208, !DIExpression(), !209)
    #dbg_declare(ptr %3, !210, !DIExpression(), !211)
  store i32 0, ptr %3, align 4, !dbg !211
  %4 = load i32, ptr %2, align 4, !dbg !212
  %5 = icmp sgt i32 %4, 5, !dbg !214
  br i1 %5, label %6, label %7, !dbg !215

6:                                                ; preds = %1
  br label %17, !dbg !216

7:                                                ; preds = %1
  br label %8, !dbg !217

8:                                                ; preds = %27, %7
    #dbg_label(!218, !219)
  %9 = load i32, ptr %3, align 4, !dbg !220
  %10 = icmp eq i32 %9, 0, !dbg !221
  br i1 %10, label %11, label %12, !dbg !220

11:                                               ; preds = %8
  br label %15, !dbg !220

12:                                               ; preds = %8
  %13 = load i32, ptr %3, align 4, !dbg !222
  %14 = add nsw i32 %13, 1, !dbg !223
  br label %15, !dbg !220

15:                                               ; preds = %12, %11
  %16 = phi i32 [ 1, %11 ], [ %14, %12 ], !dbg !220
  store i32 %16, ptr %3, align 4, !dbg !224
  br label %17, !dbg !225

17:                                               ; preds = %15, %6
    #dbg_label(!226, !227)
  br label %18, !dbg !228

18:                                               ; preds = %17
  %19 = load i32, ptr %3, align 4, !dbg !229
  %20 = icmp slt i32 %19, 60, !dbg !229
  br i1 %20, label %22, label %21, !dbg !232

21:                                               ; preds = %18
  call void @reach_error(), !dbg !229
  br label %22, !dbg !229

22:                                               ; preds = %21, %18
  br label %23, !dbg !232

23:                                               ; preds = %22
  %24 = call i32 @__VERIFIER_nondet_int(), !dbg !233
  store i32 %24, ptr %2, align 4, !dbg !234
  %25 = load i32, ptr %2, align 4, !dbg !235
  %26 = icmp ne i32 %25, 0, !dbg !235
  br i1 %26, label %27, label %28, !dbg !237

27:                                               ; preds = %23
  br label %8, !dbg !238

28:                                               ; preds = %23
  br label %29, !dbg !239

29:                                               ; preds = %28
  %30 = load i32, ptr %2, align 4, !dbg !240
  %31 = icmp eq i32 %30, 0, !dbg !240
  br i1 %31, label %33, label %32, !dbg !243

32:                                               ; preds = %29
  call void @reach_error(), !dbg !240
  br label %33, !dbg !240

33:                                               ; preds = %32, %29
  br label %34, !dbg !243

34:                                               ; preds = %33
  br label %35, !dbg !244

35:                                               ; preds = %34
  %36 = load i32, ptr %3, align 4, !dbg !245
  %37 = icmp ne i32 %36, 40, !dbg !245
  br i1 %37, label %39, label %38, !dbg !248

38:                                               ; preds = %35
  call void @reach_error(), !dbg !245
  br label %39, !dbg !245

39:                                               ; preds = %38, %35
  br label %40, !dbg !248

40:                                               ; preds = %39
  ret void, !dbg !249
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @acquire() #0 !dbg !250 {
  br label %1, !dbg !251

1:                                                ; preds = %0
  %2 = load i32, ptr @lock, align 4, !dbg !252
  %3 = icmp eq i32 %2, 0, !dbg !252
  br i1 %3, label %5, label %4, !dbg !255

4:                                                ; preds = %1
  call void @reach_error(), !dbg !252
  br label %5, !dbg !252

5:                                                ; preds = %4, %1
  br label %6, !dbg !255

6:                                                ; preds = %5
  store i32 1, ptr @lock, align 4, !dbg !256
  ret void, !dbg !257
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @bump(ptr noundef %0) #0 !dbg !258 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !261, !DIExpression(), !262)
  %3 = load ptr, ptr %2, align 8, !dbg !263
  %4 = load i32, ptr %3, align 4, !dbg !264
  %5 = add nsw i32 %4, 1, !dbg !264
  store i32 %5, ptr %3, align 4, !dbg !264
  ret void, !dbg !265
}

declare void @reach_error() #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @release() #0 !dbg !266 {
  br label %1, !dbg !267

1:                                                ; preds = %0
  %2 = load i32, ptr @lock, align 4, !dbg !268
  %3 = icmp eq i32 %2, 1, !dbg !268
  br i1 %3, label %5, label %4, !dbg !271

4:                                                ; preds = %1
  call void @reach_error(), !dbg !268
  br label %5, !dbg !268

5:                                                ; preds = %4, %1
  br label %6, !dbg !271

6:                                                ; preds = %5
  store i32 0, ptr @lock, align 4, !dbg !272
  ret void, !dbg !273
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20, !21}
!llvm.ident = !{!22}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 8, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bounded_general.c", directory: "/work/w/engine/verifier/tests/programs", checksumkind: CSK_MD5, checksum: "388d624d9eca01b893295ab4b91d0565")
!4 = !{!0, !5, !8, !10}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 8, type: !7, isLocal: true, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "rounds", scope: !2, file: !3, line: 8, type: !7, isLocal: true, isDefinition: true)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 8, type: !12, isLocal: true, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 128, elements: !13)
!13 = !{!14}
!14 = !DISubrange(count: 4)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 8, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 2}
!21 = !{i32 7, !"frame-pointer", i32 2}
!22 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!23 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 78, type: !24, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !26)
!24 = !DISubroutineType(types: !25)
!25 = !{!7}
!26 = !{}
!27 = !DILocation(line: 79, column: 5, scope: !23)
!28 = !DILocation(line: 80, column: 12, scope: !23)
!29 = !DILocation(line: 80, column: 37, scope: !23)
!30 = !DILocation(line: 80, column: 5, scope: !23)
!31 = !DILocation(line: 81, column: 12, scope: !23)
!32 = !DILocation(line: 81, column: 5, scope: !23)
!33 = !DILocation(line: 82, column: 11, scope: !23)
!34 = !DILocation(line: 82, column: 5, scope: !23)
!35 = !DILocation(line: 83, column: 5, scope: !23)
!36 = !DILocation(line: 83, column: 12, scope: !23)
!37 = !DILocalVariable(name: "locked", scope: !38, file: !3, line: 84, type: !7)
!38 = distinct !DILexicalBlock(scope: !23, file: !3, line: 83, column: 37)
!39 = !DILocation(line: 84, column: 13, scope: !38)
!40 = !DILocation(line: 85, column: 14, scope: !38)
!41 = !DILocation(line: 86, column: 13, scope: !42)
!42 = distinct !DILexicalBlock(scope: !38, file: !3, line: 86, column: 13)
!43 = !DILocation(line: 86, column: 13, scope: !38)
!44 = !DILocation(line: 87, column: 13, scope: !45)
!45 = distinct !DILexicalBlock(scope: !42, file: !3, line: 86, column: 38)
!46 = !DILocation(line: 88, column: 20, scope: !45)
!47 = !DILocation(line: 89, column: 9, scope: !45)
!48 = !DILocation(line: 90, column: 9, scope: !38)
!49 = !DILocation(line: 91, column: 9, scope: !38)
!50 = !DILocation(line: 91, column: 9, scope: !51)
!51 = distinct !DILexicalBlock(scope: !52, file: !3, line: 91, column: 9)
!52 = distinct !DILexicalBlock(scope: !38, file: !3, line: 91, column: 9)
!53 = !DILocation(line: 91, column: 9, scope: !52)
!54 = !DILocation(line: 92, column: 13, scope: !55)
!55 = distinct !DILexicalBlock(scope: !38, file: !3, line: 92, column: 13)
!56 = !DILocation(line: 92, column: 13, scope: !38)
!57 = !DILocation(line: 93, column: 13, scope: !55)
!58 = !DILocation(line: 94, column: 9, scope: !38)
!59 = !DILocation(line: 94, column: 9, scope: !60)
!60 = distinct !DILexicalBlock(scope: !61, file: !3, line: 94, column: 9)
!61 = distinct !DILexicalBlock(scope: !38, file: !3, line: 94, column: 9)
!62 = !DILocation(line: 94, column: 9, scope: !61)
!63 = distinct !{!63, !35, !64, !65}
!64 = !DILocation(line: 95, column: 5, scope: !23)
!65 = !{!"llvm.loop.mustprogress"}
!66 = !DILocation(line: 96, column: 5, scope: !23)
!67 = distinct !DISubprogram(name: "unused", scope: !3, file: !3, line: 24, type: !68, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !26)
!68 = !DISubroutineType(types: !69)
!69 = !{null}
!70 = !DILocalVariable(name: "kept", scope: !67, file: !3, line: 25, type: !7)
!71 = !DILocation(line: 25, column: 9, scope: !67)
!72 = !DILocalVariable(name: "sum", scope: !67, file: !3, line: 25, type: !7)
!73 = !DILocation(line: 25, column: 19, scope: !67)
!74 = !DILocalVariable(name: "wanted", scope: !67, file: !3, line: 25, type: !7)
!75 = !DILocation(line: 25, column: 28, scope: !67)
!76 = !DILocation(line: 25, column: 37, scope: !67)
!77 = !DILocalVariable(name: "i", scope: !78, file: !3, line: 26, type: !7)
!78 = distinct !DILexicalBlock(scope: !67, file: !3, line: 26, column: 5)
!79 = !DILocation(line: 26, column: 14, scope: !78)
!80 = !DILocation(line: 26, column: 10, scope: !78)
!81 = !DILocation(line: 26, column: 21, scope: !82)
!82 = distinct !DILexicalBlock(scope: !78, file: !3, line: 26, column: 5)
!83 = !DILocation(line: 26, column: 25, scope: !82)
!84 = !DILocation(line: 26, column: 23, scope: !82)
!85 = !DILocation(line: 26, column: 5, scope: !78)
!86 = !DILocation(line: 27, column: 16, scope: !82)
!87 = !DILocation(line: 27, column: 13, scope: !82)
!88 = !DILocation(line: 27, column: 9, scope: !82)
!89 = !DILocation(line: 26, column: 34, scope: !82)
!90 = !DILocation(line: 26, column: 5, scope: !82)
!91 = distinct !{!91, !85, !92, !65}
!92 = !DILocation(line: 27, column: 16, scope: !78)
!93 = !DILocation(line: 28, column: 5, scope: !67)
!94 = !DILocation(line: 28, column: 5, scope: !95)
!95 = distinct !DILexicalBlock(scope: !96, file: !3, line: 28, column: 5)
!96 = distinct !DILexicalBlock(scope: !67, file: !3, line: 28, column: 5)
!97 = !DILocation(line: 28, column: 5, scope: !96)
!98 = !DILocation(line: 29, column: 5, scope: !67)
!99 = !DILocation(line: 29, column: 5, scope: !100)
!100 = distinct !DILexicalBlock(scope: !101, file: !3, line: 29, column: 5)
!101 = distinct !DILexicalBlock(scope: !67, file: !3, line: 29, column: 5)
!102 = !DILocation(line: 29, column: 5, scope: !101)
!103 = !DILocation(line: 30, column: 1, scope: !67)
!104 = distinct !DISubprogram(name: "nested", scope: !3, file: !3, line: 32, type: !105, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !26)
!105 = !DISubroutineType(types: !106)
!106 = !{null, !7, !7}
!107 = !DILocalVariable(name: "outer", arg: 1, scope: !104, file: !3, line: 32, type: !7)
!108 = !DILocation(line: 32, column: 24, scope: !104)
!109 = !DILocalVariable(name: "inner", arg: 2, scope: !104, file: !3, line: 32, type: !7)
!110 = !DILocation(line: 32, column: 35, scope: !104)
!111 = !DILocalVariable(name: "first", scope: !104, file: !3, line: 33, type: !7)
!112 = !DILocation(line: 33, column: 9, scope: !104)
!113 = !DILocalVariable(name: "last", scope: !104, file: !3, line: 33, type: !7)
!114 = !DILocation(line: 33, column: 20, scope: !104)
!115 = !DILocalVariable(name: "cell", scope: !104, file: !3, line: 33, type: !116)
!116 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!117 = !DILocation(line: 33, column: 31, scope: !104)
!118 = !DILocation(line: 34, column: 5, scope: !104)
!119 = !DILocation(line: 34, column: 17, scope: !104)
!120 = !DILocation(line: 34, column: 20, scope: !104)
!121 = !DILocalVariable(name: "i", scope: !122, file: !3, line: 35, type: !7)
!122 = distinct !DILexicalBlock(scope: !104, file: !3, line: 34, column: 25)
!123 = !DILocation(line: 35, column: 13, scope: !122)
!124 = !DILocation(line: 36, column: 15, scope: !122)
!125 = !DILocation(line: 37, column: 9, scope: !122)
!126 = !DILocation(line: 37, column: 16, scope: !122)
!127 = !DILocation(line: 37, column: 20, scope: !122)
!128 = !DILocation(line: 37, column: 18, scope: !122)
!129 = !DILocation(line: 38, column: 14, scope: !130)
!130 = distinct !DILexicalBlock(scope: !122, file: !3, line: 37, column: 27)
!131 = !DILocation(line: 39, column: 18, scope: !130)
!132 = !DILocation(line: 39, column: 13, scope: !130)
!133 = distinct !{!133, !125, !134, !65}
!134 = !DILocation(line: 40, column: 9, scope: !122)
!135 = !DILocation(line: 41, column: 9, scope: !122)
!136 = !DILocation(line: 41, column: 9, scope: !137)
!137 = distinct !DILexicalBlock(scope: !138, file: !3, line: 41, column: 9)
!138 = distinct !DILexicalBlock(scope: !122, file: !3, line: 41, column: 9)
!139 = !DILocation(line: 41, column: 9, scope: !138)
!140 = !DILocation(line: 42, column: 9, scope: !122)
!141 = !DILocation(line: 42, column: 9, scope: !142)
!142 = distinct !DILexicalBlock(scope: !143, file: !3, line: 42, column: 9)
!143 = distinct !DILexicalBlock(scope: !122, file: !3, line: 42, column: 9)
!144 = !DILocation(line: 42, column: 9, scope: !143)
!145 = distinct !{!145, !118, !146, !65}
!146 = !DILocation(line: 43, column: 5, scope: !104)
!147 = !DILocation(line: 44, column: 5, scope: !104)
!148 = !DILocation(line: 44, column: 5, scope: !149)
!149 = distinct !DILexicalBlock(scope: !150, file: !3, line: 44, column: 5)
!150 = distinct !DILexicalBlock(scope: !104, file: !3, line: 44, column: 5)
!151 = !DILocation(line: 44, column: 5, scope: !150)
!152 = !DILocation(line: 45, column: 5, scope: !104)
!153 = !DILocation(line: 45, column: 5, scope: !154)
!154 = distinct !DILexicalBlock(scope: !155, file: !3, line: 45, column: 5)
!155 = distinct !DILexicalBlock(scope: !104, file: !3, line: 45, column: 5)
!156 = !DILocation(line: 45, column: 5, scope: !155)
!157 = !DILocation(line: 46, column: 1, scope: !104)
!158 = distinct !DISubprogram(name: "memory", scope: !3, file: !3, line: 48, type: !159, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !26)
!159 = !DISubroutineType(types: !160)
!160 = !{null, !7}
!161 = !DILocalVariable(name: "wanted", arg: 1, scope: !158, file: !3, line: 48, type: !7)
!162 = !DILocation(line: 48, column: 24, scope: !158)
!163 = !DILocalVariable(name: "made", scope: !158, file: !3, line: 49, type: !116)
!164 = !DILocation(line: 49, column: 10, scope: !158)
!165 = !DILocation(line: 49, column: 17, scope: !158)
!166 = !DILocalVariable(name: "i", scope: !158, file: !3, line: 49, type: !7)
!167 = !DILocation(line: 49, column: 28, scope: !158)
!168 = !DILocation(line: 50, column: 10, scope: !169)
!169 = distinct !DILexicalBlock(scope: !158, file: !3, line: 50, column: 9)
!170 = !DILocation(line: 50, column: 9, scope: !158)
!171 = !DILocation(line: 51, column: 9, scope: !169)
!172 = !DILocation(line: 52, column: 5, scope: !158)
!173 = !DILocation(line: 52, column: 13, scope: !158)
!174 = !DILocation(line: 53, column: 5, scope: !158)
!175 = !DILocation(line: 53, column: 13, scope: !158)
!176 = !DILocation(line: 54, column: 5, scope: !158)
!177 = !DILocation(line: 54, column: 18, scope: !158)
!178 = !DILocation(line: 54, column: 20, scope: !158)
!179 = !DILocation(line: 54, column: 12, scope: !158)
!180 = !DILocation(line: 54, column: 28, scope: !158)
!181 = !DILocation(line: 54, column: 25, scope: !158)
!182 = !DILocation(line: 55, column: 24, scope: !183)
!183 = distinct !DILexicalBlock(scope: !158, file: !3, line: 54, column: 36)
!184 = !DILocation(line: 55, column: 15, scope: !183)
!185 = !DILocation(line: 55, column: 17, scope: !183)
!186 = !DILocation(line: 55, column: 9, scope: !183)
!187 = !DILocation(line: 55, column: 22, scope: !183)
!188 = !DILocation(line: 56, column: 10, scope: !183)
!189 = distinct !{!189, !176, !190, !65}
!190 = !DILocation(line: 57, column: 5, scope: !158)
!191 = !DILocation(line: 58, column: 5, scope: !158)
!192 = !DILocation(line: 58, column: 5, scope: !193)
!193 = distinct !DILexicalBlock(scope: !194, file: !3, line: 58, column: 5)
!194 = distinct !DILexicalBlock(scope: !158, file: !3, line: 58, column: 5)
!195 = !DILocation(line: 58, column: 5, scope: !194)
!196 = !DILocation(line: 59, column: 5, scope: !158)
!197 = !DILocation(line: 59, column: 5, scope: !198)
!198 = distinct !DILexicalBlock(scope: !199, file: !3, line: 59, column: 5)
!199 = distinct !DILexicalBlock(scope: !158, file: !3, line: 59, column: 5)
!200 = !DILocation(line: 59, column: 5, scope: !199)
!201 = !DILocation(line: 60, column: 5, scope: !158)
!202 = !DILocation(line: 60, column: 5, scope: !203)
!203 = distinct !DILexicalBlock(scope: !204, file: !3, line: 60, column: 5)
!204 = distinct !DILexicalBlock(scope: !158, file: !3, line: 60, column: 5)
!205 = !DILocation(line: 60, column: 5, scope: !204)
!206 = !DILocation(line: 61, column: 1, scope: !158)
!207 = distinct !DISubprogram(name: "jumps", scope: !3, file: !3, line: 63, type: !159, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !26)
!208 = !DILocalVariable(name: "x", arg: 1, scope: !207, file: !3, line: 63, type: !7)
!209 = !DILocation(line: 63, column: 23, scope: !207)
!210 = !DILocalVariable(name: "y", scope: !207, file: !3, line: 64, type: !7)
!211 = !DILocation(line: 64, column: 9, scope: !207)
!212 = !DILocation(line: 65, column: 9, scope: !213)
!213 = distinct !DILexicalBlock(scope: !207, file: !3, line: 65, column: 9)
!214 = !DILocation(line: 65, column: 11, scope: !213)
!215 = !DILocation(line: 65, column: 9, scope: !207)
!216 = !DILocation(line: 66, column: 9, scope: !213)
!217 = !DILocation(line: 65, column: 13, scope: !213)
!218 = !DILabel(scope: !207, name: "top", file: !3, line: 67)
!219 = !DILocation(line: 67, column: 1, scope: !207)
!220 = !DILocation(line: 68, column: 9, scope: !207)
!221 = !DILocation(line: 68, column: 11, scope: !207)
!222 = !DILocation(line: 68, column: 22, scope: !207)
!223 = !DILocation(line: 68, column: 24, scope: !207)
!224 = !DILocation(line: 68, column: 7, scope: !207)
!225 = !DILocation(line: 68, column: 5, scope: !207)
!226 = !DILabel(scope: !207, name: "middle", file: !3, line: 69)
!227 = !DILocation(line: 69, column: 1, scope: !207)
!228 = !DILocation(line: 70, column: 5, scope: !207)
!229 = !DILocation(line: 70, column: 5, scope: !230)
!230 = distinct !DILexicalBlock(scope: !231, file: !3, line: 70, column: 5)
!231 = distinct !DILexicalBlock(scope: !207, file: !3, line: 70, column: 5)
!232 = !DILocation(line: 70, column: 5, scope: !231)
!233 = !DILocation(line: 71, column: 9, scope: !207)
!234 = !DILocation(line: 71, column: 7, scope: !207)
!235 = !DILocation(line: 72, column: 9, scope: !236)
!236 = distinct !DILexicalBlock(scope: !207, file: !3, line: 72, column: 9)
!237 = !DILocation(line: 72, column: 9, scope: !207)
!238 = !DILocation(line: 73, column: 9, scope: !236)
!239 = !DILocation(line: 74, column: 5, scope: !207)
!240 = !DILocation(line: 74, column: 5, scope: !241)
!241 = distinct !DILexicalBlock(scope: !242, file: !3, line: 74, column: 5)
!242 = distinct !DILexicalBlock(scope: !207, file: !3, line: 74, column: 5)
!243 = !DILocation(line: 74, column: 5, scope: !242)
!244 = !DILocation(line: 75, column: 5, scope: !207)
!245 = !DILocation(line: 75, column: 5, scope: !246)
!246 = distinct !DILexicalBlock(scope: !247, file: !3, line: 75, column: 5)
!247 = distinct !DILexicalBlock(scope: !207, file: !3, line: 75, column: 5)
!248 = !DILocation(line: 75, column: 5, scope: !247)
!249 = !DILocation(line: 76, column: 1, scope: !207)
!250 = distinct !DISubprogram(name: "acquire", scope: !3, file: !3, line: 10, type: !68, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!251 = !DILocation(line: 11, column: 5, scope: !250)
!252 = !DILocation(line: 11, column: 5, scope: !253)
!253 = distinct !DILexicalBlock(scope: !254, file: !3, line: 11, column: 5)
!254 = distinct !DILexicalBlock(scope: !250, file: !3, line: 11, column: 5)
!255 = !DILocation(line: 11, column: 5, scope: !254)
!256 = !DILocation(line: 12, column: 10, scope: !250)
!257 = !DILocation(line: 13, column: 1, scope: !250)
!258 = distinct !DISubprogram(name: "bump", scope: !3, file: !3, line: 20, type: !259, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !26)
!259 = !DISubroutineType(types: !260)
!260 = !{null, !116}
!261 = !DILocalVariable(name: "where", arg: 1, scope: !258, file: !3, line: 20, type: !116)
!262 = !DILocation(line: 20, column: 23, scope: !258)
!263 = !DILocation(line: 21, column: 6, scope: !258)
!264 = !DILocation(line: 21, column: 12, scope: !258)
!265 = !DILocation(line: 22, column: 1, scope: !258)
!266 = distinct !DISubprogram(name: "release", scope: !3, file: !3, line: 15, type: !68, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!267 = !DILocation(line: 16, column: 5, scope: !266)
!268 = !DILocation(line: 16, column: 5, scope: !269)
!269 = distinct !DILexicalBlock(scope: !270, file: !3, line: 16, column: 5)
!270 = distinct !DILexicalBlock(scope: !266, file: !3, line: 16, column: 5)
!271 = !DILocation(line: 16, column: 5, scope: !270)
!272 = !DILocation(line: 17, column: 10, scope: !266)
!273 = !DILocation(line: 18, column: 1, scope: !266)
