; ModuleID = 'points_tables.c'
source_filename = "points_tables.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.operations = type { i32, i32 (i32*)*, i32 (i32*)* }
%struct.node = type { i32*, %struct.node* }
%union.word = type { i64 }

@table = internal global [2 x %struct.operations] [%struct.operations { i32 1, i32 (i32*)* @opens, i32 (i32*)* @closes }, %struct.operations { i32 2, i32 (i32*)* @opens, i32 (i32*)* @closes }], align 16
@first = internal global i32 0, align 4
@second = internal global i32 0, align 4
@third = internal global i32 0, align 4
@fourth = internal global i32 0, align 4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.operations, align 8
  %7 = alloca %struct.operations, align 8
  %8 = alloca %struct.node*, align 8
  %9 = alloca i32, align 4
  %10 = alloca %struct.node*, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  store i8** %1, i8*** %5, align 8
  %11 = load i32, i32* %4, align 4
  %12 = and i32 %11, 1
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [2 x %struct.operations], [2 x %struct.operations]* @table, i64 0, i64 %13
  %15 = bitcast %struct.operations* %6 to i8*
  %16 = bitcast %struct.operations* %14 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %15, i8* align 8 %16, i64 24, i1 false)
  store %struct.node* null, %struct.node** %8, align 8
  %17 = bitcast %struct.operations* %7 to i8*
  %18 = bitcast %struct.operations* %6 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %17, i8* align 8 %18, i64 24, i1 false)
  %19 = getelementptr inbounds %struct.operations, %struct.operations* %6, i32 0, i32 1
  %20 = load i32 (i32*)*, i32 (i32*)** %19, align 8
  %21 = call i32 %20(i32* noundef @first)
  %22 = getelementptr inbounds %struct.operations, %struct.operations* %7, i32 0, i32 2
  %23 = load i32 (i32*)*, i32 (i32*)** %22, align 8
  %24 = call i32 %23(i32* noundef @second)
  %25 = call i32* @through_bytes(i32* noundef @third)
  store i32 3, i32* %25, align 4
  %26 = call i32* @through_integer(i32* noundef @fourth)
  store i32 4, i32* %26, align 4
  store i32 0, i32* %9, align 4
  br label %27

27:                                               ; preds = %40, %2
  %28 = load i32, i32* %9, align 4
  %29 = load i32, i32* %4, align 4
  %30 = add nsw i32 %29, 2
  %31 = icmp slt i32 %28, %30
  br i1 %31, label %32, label %43

32:                                               ; preds = %27
  %33 = load %struct.node*, %struct.node** %8, align 8
  %34 = load i32, i32* %9, align 4
  %35 = and i32 %34, 1
  %36 = icmp ne i32 %35, 0
  %37 = zext i1 %36 to i64
  %38 = select i1 %36, i32* @first, i32* @second
  %39 = call %struct.node* @push(%struct.node* noundef %33, i32* noundef %38)
  store %struct.node* %39, %struct.node** %8, align 8
  br label %40

40:                                               ; preds = %32
  %41 = load i32, i32* %9, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, i32* %9, align 4
  br label %27, !llvm.loop !6

43:                                               ; preds = %27
  %44 = load %struct.node*, %struct.node** %8, align 8
  store %struct.node* %44, %struct.node** %10, align 8
  br label %45

45:                                               ; preds = %54, %43
  %46 = load %struct.node*, %struct.node** %10, align 8
  %47 = icmp ne %struct.node* %46, null
  br i1 %47, label %48, label %58

48:                                               ; preds = %45
  %49 = load %struct.node*, %struct.node** %10, align 8
  %50 = getelementptr inbounds %struct.node, %struct.node* %49, i32 0, i32 0
  %51 = load i32*, i32** %50, align 8
  %52 = load i32, i32* %51, align 4
  %53 = add nsw i32 %52, 1
  store i32 %53, i32* %51, align 4
  br label %54

54:                                               ; preds = %48
  %55 = load %struct.node*, %struct.node** %10, align 8
  %56 = getelementptr inbounds %struct.node, %struct.node* %55, i32 0, i32 1
  %57 = load %struct.node*, %struct.node** %56, align 8
  store %struct.node* %57, %struct.node** %10, align 8
  br label %45, !llvm.loop !8

58:                                               ; preds = %45
  %59 = load i32, i32* @first, align 4
  %60 = load i32, i32* @second, align 4
  %61 = add nsw i32 %59, %60
  %62 = load i32, i32* @third, align 4
  %63 = add nsw i32 %61, %62
  %64 = load i32, i32* @fourth, align 4
  %65 = add nsw i32 %63, %64
  ret i32 %65
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32* @through_bytes(i32* noundef %0) #0 {
  %2 = alloca i32*, align 8
  %3 = alloca i32*, align 8
  %4 = alloca i8*, align 8
  %5 = alloca i8*, align 8
  %6 = alloca i32, align 4
  store i32* %0, i32** %2, align 8
  %7 = bitcast i32** %3 to i8*
  store i8* %7, i8** %4, align 8
  %8 = bitcast i32** %2 to i8*
  store i8* %8, i8** %5, align 8
  store i32 0, i32* %6, align 4
  br label %9

9:                                                ; preds = %23, %1
  %10 = load i32, i32* %6, align 4
  %11 = zext i32 %10 to i64
  %12 = icmp ult i64 %11, 8
  br i1 %12, label %13, label %26

13:                                               ; preds = %9
  %14 = load i8*, i8** %5, align 8
  %15 = load i32, i32* %6, align 4
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds i8, i8* %14, i64 %16
  %18 = load i8, i8* %17, align 1
  %19 = load i8*, i8** %4, align 8
  %20 = load i32, i32* %6, align 4
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds i8, i8* %19, i64 %21
  store i8 %18, i8* %22, align 1
  br label %23

23:                                               ; preds = %13
  %24 = load i32, i32* %6, align 4
  %25 = add i32 %24, 1
  store i32 %25, i32* %6, align 4
  br label %9, !llvm.loop !9

26:                                               ; preds = %9
  %27 = load i32*, i32** %3, align 8
  ret i32* %27
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32* @through_integer(i32* noundef %0) #0 {
  %2 = alloca i32*, align 8
  %3 = alloca %union.word, align 8
  store i32* %0, i32** %2, align 8
  %4 = load i32*, i32** %2, align 8
  %5 = bitcast %union.word* %3 to i32**
  store i32* %4, i32** %5, align 8
  %6 = bitcast %union.word* %3 to i64*
  %7 = load i64, i64* %6, align 8
  %8 = xor i64 %7, 1
  store i64 %8, i64* %6, align 8
  %9 = bitcast %union.word* %3 to i64*
  %10 = load i64, i64* %9, align 8
  %11 = xor i64 %10, 1
  store i64 %11, i64* %9, align 8
  %12 = bitcast %union.word* %3 to i64*
  %13 = load i64, i64* %12, align 8
  %14 = add nsw i64 %13, 0
  %15 = inttoptr i64 %14 to i32*
  ret i32* %15
}

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct.node* @push(%struct.node* noundef %0, i32* noundef %1) #0 {
  %3 = alloca %struct.node*, align 8
  %4 = alloca i32*, align 8
  %5 = alloca %struct.node*, align 8
  store %struct.node* %0, %struct.node** %3, align 8
  store i32* %1, i32** %4, align 8
  %6 = call noalias i8* @malloc(i64 noundef 16) #4
  %7 = bitcast i8* %6 to %struct.node*
  store %struct.node* %7, %struct.node** %5, align 8
  %8 = load %struct.node*, %struct.node** %5, align 8
  %9 = icmp ne %struct.node* %8, null
  br i1 %9, label %11, label %10

10:                                               ; preds = %2
  call void @exit(i32 noundef 1) #5
  unreachable

11:                                               ; preds = %2
  %12 = load i32*, i32** %4, align 8
  %13 = load %struct.node*, %struct.node** %5, align 8
  %14 = getelementptr inbounds %struct.node, %struct.node* %13, i32 0, i32 0
  store i32* %12, i32** %14, align 8
  %15 = load %struct.node*, %struct.node** %3, align 8
  %16 = load %struct.node*, %struct.node** %5, align 8
  %17 = getelementptr inbounds %struct.node, %struct.node* %16, i32 0, i32 1
  store %struct.node* %15, %struct.node** %17, align 8
  %18 = load %struct.node*, %struct.node** %5, align 8
  ret %struct.node* %18
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @opens(i32* noundef %0) #0 {
  %2 = alloca i32*, align 8
  store i32* %0, i32** %2, align 8
  %3 = load i32*, i32** %2, align 8
  %4 = load i32, i32* %3, align 4
  %5 = add nsw i32 %4, 1
  store i32 %5, i32* %3, align 4
  ret i32 %5
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @closes(i32* noundef %0) #0 {
  %2 = alloca i32*, align 8
  store i32* %0, i32** %2, align 8
  %3 = load i32*, i32** %2, align 8
  %4 = load i32, i32* %3, align 4
  %5 = add nsw i32 %4, -1
  store i32 %5, i32* %3, align 4
  ret i32 %5
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly nofree nounwind willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
