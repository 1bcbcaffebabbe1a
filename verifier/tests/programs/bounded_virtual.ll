; ModuleID = 'bounded_virtual.cpp'
source_filename = "bounded_virtual.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Bottom = type { %struct.Left.base, [4 x i8], %struct.Right.base, [4 x i8], %struct.Top.base, [4 x i8] }
%struct.Left.base = type <{ ptr, i32 }>
%struct.Right.base = type <{ ptr, i32 }>
%struct.Top.base = type <{ ptr, i32 }>
%struct.Top = type <{ ptr, i32, [4 x i8] }>
%struct.Left = type <{ ptr, i32, [4 x i8], %struct.Top.base, [4 x i8] }>
%struct.Right = type <{ ptr, i32, [4 x i8], %struct.Top.base, [4 x i8] }>

$_ZN6BottomC1Ev = comdat any

$_ZN3TopC2Ev = comdat any

$_ZN4LeftC2Ev = comdat any

$_ZN5RightC2Ev = comdat any

$_ZN3Top6numberEv = comdat any

$_ZN5Right6numberEv = comdat any

$_ZTv0_n24_N5Right6numberEv = comdat any

$__clang_call_terminate = comdat any

$_ZTV6Bottom = comdat any

$_ZTT6Bottom = comdat any

$_ZTC6Bottom0_4Left = comdat any

$_ZTS4Left = comdat any

$_ZTS3Top = comdat any

$_ZTI3Top = comdat any

$_ZTI4Left = comdat any

$_ZTC6Bottom16_5Right = comdat any

$_ZTS5Right = comdat any

$_ZTI5Right = comdat any

$_ZTS6Bottom = comdat any

$_ZTI6Bottom = comdat any

$_ZTV3Top = comdat any

@_ZTV6Bottom = linkonce_odr dso_local unnamed_addr constant { [3 x ptr], [4 x ptr], [4 x ptr] } { [3 x ptr] [ptr inttoptr (i64 32 to ptr), ptr null, ptr @_ZTI6Bottom], [4 x ptr] [ptr inttoptr (i64 16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTI6Bottom, ptr @_ZN5Right6numberEv], [4 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -32 to ptr), ptr @_ZTI6Bottom, ptr @_ZTv0_n24_N5Right6numberEv] }, comdat, align 8
@_ZTT6Bottom = linkonce_odr dso_local unnamed_addr constant [7 x ptr] [ptr getelementptr inbounds inrange(-24, 0) ({ [3 x ptr], [4 x ptr], [4 x ptr] }, ptr @_ZTV6Bottom, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 0) ({ [3 x ptr], [4 x ptr] }, ptr @_ZTC6Bottom0_4Left, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 8) ({ [3 x ptr], [4 x ptr] }, ptr @_ZTC6Bottom0_4Left, i32 0, i32 1, i32 3), ptr getelementptr inbounds inrange(-24, 8) ({ [4 x ptr], [4 x ptr] }, ptr @_ZTC6Bottom16_5Right, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 8) ({ [4 x ptr], [4 x ptr] }, ptr @_ZTC6Bottom16_5Right, i32 0, i32 1, i32 3), ptr getelementptr inbounds inrange(-24, 8) ({ [3 x ptr], [4 x ptr], [4 x ptr] }, ptr @_ZTV6Bottom, i32 0, i32 2, i32 3), ptr getelementptr inbounds inrange(-24, 8) ({ [3 x ptr], [4 x ptr], [4 x ptr] }, ptr @_ZTV6Bottom, i32 0, i32 1, i32 3)], comdat, align 8
@_ZTC6Bottom0_4Left = linkonce_odr dso_local unnamed_addr constant { [3 x ptr], [4 x ptr] } { [3 x ptr] [ptr inttoptr (i64 32 to ptr), ptr null, ptr @_ZTI4Left], [4 x ptr] [ptr null, ptr inttoptr (i64 -32 to ptr), ptr @_ZTI4Left, ptr @_ZN3Top6numberEv] }, comdat, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global [0 x ptr]
@_ZTS4Left = linkonce_odr dso_local constant [6 x i8] c"4Left\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS3Top = linkonce_odr dso_local constant [5 x i8] c"3Top\00", comdat, align 1
@_ZTI3Top = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS3Top }, comdat, align 8
@_ZTI4Left = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS4Left, i32 0, i32 1, ptr @_ZTI3Top, i64 -6141 }, comdat, align 8
@_ZTC6Bottom16_5Right = linkonce_odr dso_local unnamed_addr constant { [4 x ptr], [4 x ptr] } { [4 x ptr] [ptr inttoptr (i64 16 to ptr), ptr null, ptr @_ZTI5Right, ptr @_ZN5Right6numberEv], [4 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTI5Right, ptr @_ZTv0_n24_N5Right6numberEv] }, comdat, align 8
@_ZTS5Right = linkonce_odr dso_local constant [7 x i8] c"5Right\00", comdat, align 1
@_ZTI5Right = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS5Right, i32 0, i32 1, ptr @_ZTI3Top, i64 -6141 }, comdat, align 8
@_ZTS6Bottom = linkonce_odr dso_local constant [8 x i8] c"6Bottom\00", comdat, align 1
@_ZTI6Bottom = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS6Bottom, i32 2, i32 2, ptr @_ZTI4Left, i64 2, ptr @_ZTI5Right, i64 4098 }, comdat, align 8
@_ZTV3Top = linkonce_odr dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr @_ZTI3Top, ptr @_ZN3Top6numberEv] }, comdat, align 8

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca %struct.Bottom, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  %6 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !13
  store i8 %6, ptr %2, align 1, !dbg !14
  call void @_ZN6BottomC1Ev(ptr noundef nonnull align 8 dereferenceable(28) %3), !dbg !15
  store ptr %3, ptr %4, align 8, !dbg !16
  %7 = icmp eq ptr %3, null, !dbg !17
  br i1 %7, label %10, label %8, !dbg !17

8:                                                ; preds = %0
  %9 = getelementptr inbounds i8, ptr %3, i64 16, !dbg !17
  br label %10, !dbg !17

10:                                               ; preds = %8, %0
  %11 = phi ptr [ %9, %8 ], [ null, %0 ], !dbg !17
  store ptr %11, ptr %5, align 8, !dbg !18
  %12 = load i8, ptr %2, align 1, !dbg !19
  %13 = zext i8 %12 to i32, !dbg !19
  %14 = load ptr, ptr %4, align 8, !dbg !20
  %15 = load ptr, ptr %14, align 8, !dbg !21
  %16 = getelementptr i8, ptr %15, i64 -24, !dbg !21
  %17 = load i64, ptr %16, align 8, !dbg !21
  %18 = getelementptr inbounds i8, ptr %14, i64 %17, !dbg !21
  %19 = getelementptr inbounds %struct.Top, ptr %18, i32 0, i32 1, !dbg !21
  store i32 %13, ptr %19, align 8, !dbg !22
  br label %20, !dbg !23

20:                                               ; preds = %10
  %21 = load ptr, ptr %5, align 8, !dbg !23
  %22 = load ptr, ptr %21, align 8, !dbg !23
  %23 = getelementptr i8, ptr %22, i64 -24, !dbg !23
  %24 = load i64, ptr %23, align 8, !dbg !23
  %25 = getelementptr inbounds i8, ptr %21, i64 %24, !dbg !23
  %26 = getelementptr inbounds %struct.Top, ptr %25, i32 0, i32 1, !dbg !23
  %27 = load i32, ptr %26, align 8, !dbg !23
  %28 = load i8, ptr %2, align 1, !dbg !23
  %29 = zext i8 %28 to i32, !dbg !23
  %30 = icmp eq i32 %27, %29, !dbg !23
  br i1 %30, label %32, label %31, !dbg !23

31:                                               ; preds = %20
  call void @reach_error(), !dbg !23
  br label %32, !dbg !23

32:                                               ; preds = %31, %20
  br label %33, !dbg !23

33:                                               ; preds = %32
  br label %34, !dbg !24

34:                                               ; preds = %33
  %35 = load ptr, ptr %5, align 8, !dbg !24
  %36 = load ptr, ptr %35, align 8, !dbg !24
  %37 = getelementptr i8, ptr %36, i64 -24, !dbg !24
  %38 = load i64, ptr %37, align 8, !dbg !24
  %39 = getelementptr inbounds i8, ptr %35, i64 %38, !dbg !24
  %40 = getelementptr inbounds %struct.Top, ptr %39, i32 0, i32 1, !dbg !24
  %41 = load i32, ptr %40, align 8, !dbg !24
  %42 = icmp ne i32 %41, 5, !dbg !24
  br i1 %42, label %44, label %43, !dbg !24

43:                                               ; preds = %34
  call void @reach_error(), !dbg !24
  br label %44, !dbg !24

44:                                               ; preds = %43, %34
  br label %45, !dbg !24

45:                                               ; preds = %44
  br label %46, !dbg !25

46:                                               ; preds = %45
  %47 = load ptr, ptr %4, align 8, !dbg !25
  %48 = load ptr, ptr %47, align 8, !dbg !25
  %49 = getelementptr i8, ptr %48, i64 -24, !dbg !25
  %50 = load i64, ptr %49, align 8, !dbg !25
  %51 = getelementptr inbounds i8, ptr %47, i64 %50, !dbg !25
  %52 = load ptr, ptr %51, align 8, !dbg !25
  %53 = getelementptr inbounds ptr, ptr %52, i64 0, !dbg !25
  %54 = load ptr, ptr %53, align 8, !dbg !25
  %55 = call noundef i32 %54(ptr noundef nonnull align 8 dereferenceable(12) %51), !dbg !25
  %56 = load i8, ptr %2, align 1, !dbg !25
  %57 = zext i8 %56 to i32, !dbg !25
  %58 = add nsw i32 %57, 3, !dbg !25
  %59 = icmp eq i32 %55, %58, !dbg !25
  br i1 %59, label %61, label %60, !dbg !25

60:                                               ; preds = %46
  call void @reach_error(), !dbg !25
  br label %61, !dbg !25

61:                                               ; preds = %60, %46
  br label %62, !dbg !25

62:                                               ; preds = %61
  br label %63, !dbg !26

63:                                               ; preds = %62
  %64 = load i8, ptr %2, align 1, !dbg !26
  %65 = call noundef i32 @_ZL6thrownh(i8 noundef zeroext %64), !dbg !26
  %66 = load i8, ptr %2, align 1, !dbg !26
  %67 = zext i8 %66 to i32, !dbg !26
  %68 = icmp eq i32 %67, 77, !dbg !26
  %69 = zext i1 %68 to i32, !dbg !26
  %70 = icmp eq i32 %65, %69, !dbg !26
  br i1 %70, label %72, label %71, !dbg !26

71:                                               ; preds = %63
  call void @reach_error(), !dbg !26
  br label %72, !dbg !26

72:                                               ; preds = %71, %63
  br label %73, !dbg !26

73:                                               ; preds = %72
  ret i32 0, !dbg !27
}

declare zeroext i8 @__VERIFIER_nondet_uchar() #1

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZN6BottomC1Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #2 comdat align 2 !dbg !28 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 32, !dbg !29
  call void @_ZN3TopC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %4), !dbg !29
  call void @_ZN4LeftC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %3, ptr noundef getelementptr inbounds ([7 x ptr], ptr @_ZTT6Bottom, i64 0, i64 1)), !dbg !29
  %5 = getelementptr inbounds i8, ptr %3, i64 16, !dbg !29
  call void @_ZN5RightC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %5, ptr noundef getelementptr inbounds ([7 x ptr], ptr @_ZTT6Bottom, i64 0, i64 3)), !dbg !29
  store ptr getelementptr inbounds inrange(-24, 0) ({ [3 x ptr], [4 x ptr], [4 x ptr] }, ptr @_ZTV6Bottom, i32 0, i32 0, i32 3), ptr %3, align 8, !dbg !29
  %6 = getelementptr inbounds i8, ptr %3, i64 32, !dbg !29
  store ptr getelementptr inbounds inrange(-24, 8) ({ [3 x ptr], [4 x ptr], [4 x ptr] }, ptr @_ZTV6Bottom, i32 0, i32 2, i32 3), ptr %6, align 8, !dbg !29
  %7 = getelementptr inbounds i8, ptr %3, i64 16, !dbg !29
  store ptr getelementptr inbounds inrange(-24, 8) ({ [3 x ptr], [4 x ptr], [4 x ptr] }, ptr @_ZTV6Bottom, i32 0, i32 1, i32 3), ptr %7, align 8, !dbg !29
  ret void, !dbg !29
}

declare void @reach_error() #1

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZL6thrownh(i8 noundef zeroext %0) #2 personality ptr @__gxx_personality_v0 !dbg !30 {
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store i8 %0, ptr %3, align 1
  %7 = load i8, ptr %3, align 1, !dbg !31
  %8 = zext i8 %7 to i32, !dbg !31
  %9 = icmp eq i32 %8, 77, !dbg !32
  br i1 %9, label %10, label %35, !dbg !31

10:                                               ; preds = %1
  %11 = call ptr @__cxa_allocate_exception(i64 48) #8, !dbg !33
  call void @llvm.memset.p0.i64(ptr align 16 %11, i8 0, i64 48, i1 false), !dbg !34
  invoke void @_ZN6BottomC1Ev(ptr noundef nonnull align 8 dereferenceable(28) %11)
          to label %12 unwind label %13, !dbg !34

12:                                               ; preds = %10
  invoke void @__cxa_throw(ptr %11, ptr @_ZTI6Bottom, ptr null) #9
          to label %55 unwind label %17, !dbg !33

13:                                               ; preds = %10
  %14 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI3Top, !dbg !35
  %15 = extractvalue { ptr, i32 } %14, 0, !dbg !35
  store ptr %15, ptr %4, align 8, !dbg !35
  %16 = extractvalue { ptr, i32 } %14, 1, !dbg !35
  store i32 %16, ptr %5, align 4, !dbg !35
  call void @__cxa_free_exception(ptr %11) #8, !dbg !33
  br label %21, !dbg !33

17:                                               ; preds = %12
  %18 = landingpad { ptr, i32 }
          catch ptr @_ZTI3Top, !dbg !35
  %19 = extractvalue { ptr, i32 } %18, 0, !dbg !35
  store ptr %19, ptr %4, align 8, !dbg !35
  %20 = extractvalue { ptr, i32 } %18, 1, !dbg !35
  store i32 %20, ptr %5, align 4, !dbg !35
  br label %21, !dbg !35

21:                                               ; preds = %17, %13
  %22 = load i32, ptr %5, align 4, !dbg !36
  %23 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI3Top) #8, !dbg !36
  %24 = icmp eq i32 %22, %23, !dbg !36
  br i1 %24, label %25, label %47, !dbg !36

25:                                               ; preds = %21
  %26 = load ptr, ptr %4, align 8, !dbg !36
  %27 = call ptr @__cxa_begin_catch(ptr %26) #8, !dbg !36
  store ptr %27, ptr %6, align 8, !dbg !36
  br label %28, !dbg !37

28:                                               ; preds = %25
  %29 = load ptr, ptr %6, align 8, !dbg !37
  %30 = getelementptr inbounds %struct.Top, ptr %29, i32 0, i32 1, !dbg !37
  %31 = load i32, ptr %30, align 8, !dbg !37
  %32 = icmp eq i32 %31, 1, !dbg !37
  br i1 %32, label %40, label %33, !dbg !37

33:                                               ; preds = %28
  invoke void @reach_error()
          to label %34 unwind label %36, !dbg !37

34:                                               ; preds = %33
  br label %40, !dbg !37

35:                                               ; preds = %1
  br label %44, !dbg !36

36:                                               ; preds = %33
  %37 = landingpad { ptr, i32 }
          cleanup, !dbg !35
  %38 = extractvalue { ptr, i32 } %37, 0, !dbg !35
  store ptr %38, ptr %4, align 8, !dbg !35
  %39 = extractvalue { ptr, i32 } %37, 1, !dbg !35
  store i32 %39, ptr %5, align 4, !dbg !35
  invoke void @__cxa_end_catch()
          to label %43 unwind label %52, !dbg !38

40:                                               ; preds = %34, %28
  br label %41, !dbg !37

41:                                               ; preds = %40
  br label %42, !dbg !37

42:                                               ; preds = %41
  store i32 1, ptr %2, align 4, !dbg !39
  call void @__cxa_end_catch(), !dbg !38
  br label %45

43:                                               ; preds = %36
  br label %47, !dbg !38

44:                                               ; preds = %35
  store i32 0, ptr %2, align 4, !dbg !40
  br label %45, !dbg !40

45:                                               ; preds = %44, %42
  %46 = load i32, ptr %2, align 4, !dbg !35
  ret i32 %46, !dbg !35

47:                                               ; preds = %43, %21
  %48 = load ptr, ptr %4, align 8, !dbg !36
  %49 = load i32, ptr %5, align 4, !dbg !36
  %50 = insertvalue { ptr, i32 } poison, ptr %48, 0, !dbg !36
  %51 = insertvalue { ptr, i32 } %50, i32 %49, 1, !dbg !36
  resume { ptr, i32 } %51, !dbg !36

52:                                               ; preds = %36
  %53 = landingpad { ptr, i32 }
          catch ptr null, !dbg !38
  %54 = extractvalue { ptr, i32 } %53, 0, !dbg !38
  call void @__clang_call_terminate(ptr %54) #10, !dbg !38
  unreachable, !dbg !38

55:                                               ; preds = %12
  unreachable
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN3TopC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #3 comdat align 2 !dbg !41 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV3Top, i32 0, i32 0, i32 2), ptr %3, align 8, !dbg !42
  %4 = getelementptr inbounds %struct.Top, ptr %3, i32 0, i32 1, !dbg !43
  store i32 1, ptr %4, align 8, !dbg !43
  ret void, !dbg !44
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN4LeftC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef %1) unnamed_addr #3 comdat align 2 !dbg !45 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = load ptr, ptr %6, align 8, !dbg !46
  store ptr %7, ptr %5, align 8, !dbg !46
  %8 = getelementptr inbounds ptr, ptr %6, i64 1, !dbg !46
  %9 = load ptr, ptr %8, align 8, !dbg !46
  %10 = load ptr, ptr %5, align 8, !dbg !46
  %11 = getelementptr i8, ptr %10, i64 -24, !dbg !46
  %12 = load i64, ptr %11, align 8, !dbg !46
  %13 = getelementptr inbounds i8, ptr %5, i64 %12, !dbg !46
  store ptr %9, ptr %13, align 8, !dbg !46
  %14 = getelementptr inbounds %struct.Left, ptr %5, i32 0, i32 1, !dbg !47
  store i32 2, ptr %14, align 8, !dbg !47
  ret void, !dbg !48
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5RightC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef %1) unnamed_addr #3 comdat align 2 !dbg !49 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = load ptr, ptr %6, align 8, !dbg !50
  store ptr %7, ptr %5, align 8, !dbg !50
  %8 = getelementptr inbounds ptr, ptr %6, i64 1, !dbg !50
  %9 = load ptr, ptr %8, align 8, !dbg !50
  %10 = load ptr, ptr %5, align 8, !dbg !50
  %11 = getelementptr i8, ptr %10, i64 -24, !dbg !50
  %12 = load i64, ptr %11, align 8, !dbg !50
  %13 = getelementptr inbounds i8, ptr %5, i64 %12, !dbg !50
  store ptr %9, ptr %13, align 8, !dbg !50
  %14 = getelementptr inbounds %struct.Right, ptr %5, i32 0, i32 1, !dbg !51
  store i32 3, ptr %14, align 8, !dbg !51
  ret void, !dbg !52
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZN3Top6numberEv(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #3 comdat align 2 !dbg !53 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Top, ptr %3, i32 0, i32 1, !dbg !54
  %5 = load i32, ptr %4, align 8, !dbg !54
  ret i32 %5, !dbg !55
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZN5Right6numberEv(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #3 comdat align 2 !dbg !56 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %3, align 8, !dbg !57
  %5 = getelementptr i8, ptr %4, i64 -24, !dbg !57
  %6 = load i64, ptr %5, align 8, !dbg !57
  %7 = getelementptr inbounds i8, ptr %3, i64 %6, !dbg !57
  %8 = getelementptr inbounds %struct.Top, ptr %7, i32 0, i32 1, !dbg !57
  %9 = load i32, ptr %8, align 8, !dbg !57
  %10 = getelementptr inbounds %struct.Right, ptr %3, i32 0, i32 1, !dbg !58
  %11 = load i32, ptr %10, align 8, !dbg !58
  %12 = add nsw i32 %9, %11, !dbg !59
  ret i32 %12, !dbg !60
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZTv0_n24_N5Right6numberEv(ptr noundef %0) unnamed_addr #4 comdat align 2 !dbg !61 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !62
  %4 = load ptr, ptr %3, align 8, !dbg !62
  %5 = getelementptr inbounds i8, ptr %4, i64 -24, !dbg !62
  %6 = load i64, ptr %5, align 8, !dbg !62
  %7 = getelementptr inbounds i8, ptr %3, i64 %6, !dbg !62
  %8 = tail call noundef i32 @_ZN5Right6numberEv(ptr noundef nonnull align 8 dereferenceable(12) %7), !dbg !62
  ret i32 %8, !dbg !62
}

declare ptr @__cxa_allocate_exception(i64)

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

declare i32 @__gxx_personality_v0(...)

declare void @__cxa_free_exception(ptr)

declare void @__cxa_throw(ptr, ptr, ptr)

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #6

declare ptr @__cxa_begin_catch(ptr)

declare void @__cxa_end_catch()

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #7 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #8
  call void @_ZSt9terminatev() #10
  unreachable
}

declare void @_ZSt9terminatev()

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nounwind memory(none) }
attributes #7 = { noinline noreturn nounwind uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { noreturn }
attributes #10 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounded_virtual.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "4708bddd0b9f0e25108dd421544b5997")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 34, type: !11, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 35, column: 26, scope: !10)
!14 = !DILocation(line: 35, column: 19, scope: !10)
!15 = !DILocation(line: 36, column: 12, scope: !10)
!16 = !DILocation(line: 37, column: 11, scope: !10)
!17 = !DILocation(line: 38, column: 20, scope: !10)
!18 = !DILocation(line: 38, column: 12, scope: !10)
!19 = !DILocation(line: 39, column: 17, scope: !10)
!20 = !DILocation(line: 39, column: 5, scope: !10)
!21 = !DILocation(line: 39, column: 11, scope: !10)
!22 = !DILocation(line: 39, column: 15, scope: !10)
!23 = !DILocation(line: 40, column: 5, scope: !10)
!24 = !DILocation(line: 41, column: 5, scope: !10)
!25 = !DILocation(line: 42, column: 5, scope: !10)
!26 = !DILocation(line: 43, column: 5, scope: !10)
!27 = !DILocation(line: 44, column: 5, scope: !10)
!28 = distinct !DISubprogram(name: "Bottom", scope: !1, file: !1, line: 21, type: !11, scopeLine: 21, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!29 = !DILocation(line: 21, column: 8, scope: !28)
!30 = distinct !DISubprogram(name: "thrown", scope: !1, file: !1, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!31 = !DILocation(line: 25, column: 13, scope: !30)
!32 = !DILocation(line: 25, column: 18, scope: !30)
!33 = !DILocation(line: 26, column: 13, scope: !30)
!34 = !DILocation(line: 26, column: 19, scope: !30)
!35 = !DILocation(line: 32, column: 1, scope: !30)
!36 = !DILocation(line: 27, column: 5, scope: !30)
!37 = !DILocation(line: 28, column: 9, scope: !30)
!38 = !DILocation(line: 30, column: 5, scope: !30)
!39 = !DILocation(line: 29, column: 9, scope: !30)
!40 = !DILocation(line: 31, column: 5, scope: !30)
!41 = distinct !DISubprogram(name: "Top", scope: !1, file: !1, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!42 = !DILocation(line: 9, column: 20, scope: !41)
!43 = !DILocation(line: 9, column: 13, scope: !41)
!44 = !DILocation(line: 9, column: 21, scope: !41)
!45 = distinct !DISubprogram(name: "Left", scope: !1, file: !1, line: 14, type: !11, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!46 = !DILocation(line: 14, column: 22, scope: !45)
!47 = !DILocation(line: 14, column: 14, scope: !45)
!48 = !DILocation(line: 14, column: 23, scope: !45)
!49 = distinct !DISubprogram(name: "Right", scope: !1, file: !1, line: 18, type: !11, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!50 = !DILocation(line: 18, column: 24, scope: !49)
!51 = !DILocation(line: 18, column: 15, scope: !49)
!52 = !DILocation(line: 18, column: 25, scope: !49)
!53 = distinct !DISubprogram(name: "number", scope: !1, file: !1, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!54 = !DILocation(line: 10, column: 35, scope: !53)
!55 = !DILocation(line: 10, column: 28, scope: !53)
!56 = distinct !DISubprogram(name: "number", scope: !1, file: !1, line: 19, type: !11, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!57 = !DILocation(line: 19, column: 36, scope: !56)
!58 = !DILocation(line: 19, column: 42, scope: !56)
!59 = !DILocation(line: 19, column: 40, scope: !56)
!60 = !DILocation(line: 19, column: 29, scope: !56)
!61 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N5Right6numberEv", scope: !1, file: !1, line: 19, type: !11, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !0)
!62 = !DILocation(line: 0, scope: !61)
