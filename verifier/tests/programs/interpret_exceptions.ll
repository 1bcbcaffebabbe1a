; ModuleID = 'interpret_exceptions.cpp'
source_filename = "interpret_exceptions.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.G = type { ptr }
%class.anon = type { ptr }
%struct.B = type { %struct.A }
%struct.A = type { ptr }
%struct.M = type <{ ptr, i32, [4 x i8] }>

$_ZN1GC2EPKc = comdat any

$_ZN1BC2Ev = comdat any

$_ZN1BD2Ev = comdat any

$_ZN1CC2Ev = comdat any

$_ZN1CD2Ev = comdat any

$_ZN1GD2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZN1AC2Ev = comdat any

$_ZN1BD0Ev = comdat any

$_ZN1B1fEv = comdat any

$_ZN1AD2Ev = comdat any

$_ZN1AD0Ev = comdat any

$_ZN1A1fEv = comdat any

$_ZN1MC2Ev = comdat any

$_ZN1M1gEv = comdat any

$_ZN1C1fEv = comdat any

$_ZN1CD0Ev = comdat any

$_ZThn16_N1CD1Ev = comdat any

$_ZThn16_N1CD0Ev = comdat any

$_ZThn16_N1C1fEv = comdat any

$_ZTS1B = comdat any

$_ZTS1A = comdat any

$_ZTI1A = comdat any

$_ZTI1B = comdat any

$_ZTS1C = comdat any

$_ZTS1M = comdat any

$_ZTI1M = comdat any

$_ZTI1C = comdat any

$_ZTV1B = comdat any

$_ZTV1A = comdat any

$_ZTV1C = comdat any

$_ZTV1M = comdat any

@.str = private unnamed_addr constant [8 x i8] c"thrower\00", align 1
@_ZTIi = external constant ptr
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTS1B = linkonce_odr dso_local constant [3 x i8] c"1B\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS1A = linkonce_odr dso_local constant [3 x i8] c"1A\00", comdat, align 1
@_ZTI1A = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS1A }, comdat, align 8
@_ZTI1B = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS1B, ptr @_ZTI1A }, comdat, align 8
@.str.1 = private unnamed_addr constant [5 x i8] c"text\00", align 1
@_ZTIPKc = external constant ptr
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global [0 x ptr]
@_ZTS1C = linkonce_odr dso_local constant [3 x i8] c"1C\00", comdat, align 1
@_ZTS1M = linkonce_odr dso_local constant [3 x i8] c"1M\00", comdat, align 1
@_ZTI1M = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS1M }, comdat, align 8
@_ZTI1C = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS1C, i32 0, i32 2, ptr @_ZTI1M, i64 2, ptr @_ZTI1B, i64 4098 }, comdat, align 8
@.str.2 = private unnamed_addr constant [4 x i8] c"mid\00", align 1
@_ZTId = external constant ptr
@.str.3 = private unnamed_addr constant [3 x i8] c"no\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"s %s\0A\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"any\00", align 1
@.str.7 = private unnamed_addr constant [6 x i8] c"A %d\0A\00", align 1
@.str.8 = private unnamed_addr constant [8 x i8] c"int %d\0A\00", align 1
@_ZZ4mainE1s = internal global %struct.G zeroinitializer, align 8
@_ZGVZ4mainE1s = internal global i64 0, align 8
@.str.9 = private unnamed_addr constant [7 x i8] c"static\00", align 1
@__dso_handle = external hidden global i8
@_ZTV1B = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI1B, ptr @_ZN1BD2Ev, ptr @_ZN1BD0Ev, ptr @_ZN1B1fEv] }, comdat, align 8
@_ZTV1A = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI1A, ptr @_ZN1AD2Ev, ptr @_ZN1AD0Ev, ptr @_ZN1A1fEv] }, comdat, align 8
@.str.10 = private unnamed_addr constant [4 x i8] c"~A\0A\00", align 1
@.str.11 = private unnamed_addr constant [4 x i8] c"~B\0A\00", align 1
@_ZTV1C = linkonce_odr dso_local unnamed_addr constant { [6 x ptr], [5 x ptr] } { [6 x ptr] [ptr null, ptr @_ZTI1C, ptr @_ZN1M1gEv, ptr @_ZN1C1fEv, ptr @_ZN1CD2Ev, ptr @_ZN1CD0Ev], [5 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr @_ZTI1C, ptr @_ZThn16_N1CD1Ev, ptr @_ZThn16_N1CD0Ev, ptr @_ZThn16_N1C1fEv] }, comdat, align 8
@_ZTV1M = linkonce_odr dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr @_ZTI1M, ptr @_ZN1M1gEv] }, comdat, align 8
@.str.12 = private unnamed_addr constant [7 x i8] c"~G %s\0A\00", align 1

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local noundef i32 @_Z7throweri(i32 noundef %0) #0 personality ptr @__gxx_personality_v0 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.G, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @_ZN1GC2EPKc(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef @.str)
  %6 = load i32, ptr %2, align 4
  %7 = icmp eq i32 %6, 1
  br i1 %7, label %8, label %14

8:                                                ; preds = %1
  %9 = call ptr @__cxa_allocate_exception(i64 4) #9
  store i32 42, ptr %9, align 16
  invoke void @__cxa_throw(ptr %9, ptr @_ZTIi, ptr null) #12
          to label %36 unwind label %10

10:                                               ; preds = %27, %22, %17, %8
  %11 = landingpad { ptr, i32 }
          cleanup
  %12 = extractvalue { ptr, i32 } %11, 0
  store ptr %12, ptr %4, align 8
  %13 = extractvalue { ptr, i32 } %11, 1
  store i32 %13, ptr %5, align 4
  call void @_ZN1GD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #9
  br label %31

14:                                               ; preds = %1
  %15 = load i32, ptr %2, align 4
  %16 = icmp eq i32 %15, 2
  br i1 %16, label %17, label %19

17:                                               ; preds = %14
  %18 = call ptr @__cxa_allocate_exception(i64 8) #9
  call void @llvm.memset.p0.i64(ptr align 16 %18, i8 0, i64 8, i1 false)
  call void @_ZN1BC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %18) #9
  invoke void @__cxa_throw(ptr %18, ptr @_ZTI1B, ptr @_ZN1BD2Ev) #12
          to label %36 unwind label %10

19:                                               ; preds = %14
  %20 = load i32, ptr %2, align 4
  %21 = icmp eq i32 %20, 3
  br i1 %21, label %22, label %24

22:                                               ; preds = %19
  %23 = call ptr @__cxa_allocate_exception(i64 8) #9
  store ptr @.str.1, ptr %23, align 16
  invoke void @__cxa_throw(ptr %23, ptr @_ZTIPKc, ptr null) #12
          to label %36 unwind label %10

24:                                               ; preds = %19
  %25 = load i32, ptr %2, align 4
  %26 = icmp eq i32 %25, 4
  br i1 %26, label %27, label %29

27:                                               ; preds = %24
  %28 = call ptr @__cxa_allocate_exception(i64 24) #9
  call void @llvm.memset.p0.i64(ptr align 16 %28, i8 0, i64 24, i1 false)
  call void @_ZN1CC2Ev(ptr noundef nonnull align 8 dereferenceable(24) %28) #9
  invoke void @__cxa_throw(ptr %28, ptr @_ZTI1C, ptr @_ZN1CD2Ev) #12
          to label %36 unwind label %10

29:                                               ; preds = %24
  %30 = load i32, ptr %2, align 4
  call void @_ZN1GD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #9
  ret i32 %30

31:                                               ; preds = %10
  %32 = load ptr, ptr %4, align 8
  %33 = load i32, ptr %5, align 4
  %34 = insertvalue { ptr, i32 } poison, ptr %32, 0
  %35 = insertvalue { ptr, i32 } %34, i32 %33, 1
  resume { ptr, i32 } %35

36:                                               ; preds = %27, %22, %17, %8
  unreachable
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN1GC2EPKc(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #1 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.G, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8
  store ptr %7, ptr %6, align 8
  ret void
}

declare ptr @__cxa_allocate_exception(i64)

declare void @__cxa_throw(ptr, ptr, ptr)

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN1BC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1AC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #9
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTV1B, i32 0, i32 0, i32 2), ptr %3, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN1BD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTV1B, i32 0, i32 0, i32 2), ptr %3, align 8
  %4 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.11)
          to label %5 unwind label %6

5:                                                ; preds = %1
  call void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #9
  ret void

6:                                                ; preds = %1
  %7 = landingpad { ptr, i32 }
          catch ptr null
  %8 = extractvalue { ptr, i32 } %7, 0
  call void @__clang_call_terminate(ptr %8) #13
  unreachable
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN1CC2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1MC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %3) #9
  %4 = getelementptr inbounds i8, ptr %3, i64 16
  call void @_ZN1BC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %4) #9
  store ptr getelementptr inbounds inrange(-16, 32) ({ [6 x ptr], [5 x ptr] }, ptr @_ZTV1C, i32 0, i32 0, i32 2), ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %3, i64 16
  store ptr getelementptr inbounds inrange(-16, 24) ({ [6 x ptr], [5 x ptr] }, ptr @_ZTV1C, i32 0, i32 1, i32 2), ptr %5, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN1CD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 16
  call void @_ZN1BD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %4) #9
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN1GD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.G, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.12, ptr noundef %5)
          to label %7 unwind label %8

7:                                                ; preds = %1
  ret void

8:                                                ; preds = %1
  %9 = landingpad { ptr, i32 }
          catch ptr null
  %10 = extractvalue { ptr, i32 } %9, 0
  call void @__clang_call_terminate(ptr %10) #13
  unreachable
}

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local noundef i32 @_Z3midi(i32 noundef %0) #0 personality ptr @__gxx_personality_v0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca %struct.G, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca double, align 8
  %9 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
  call void @_ZN1GC2EPKc(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef @.str.2)
  %10 = load i32, ptr %3, align 4
  %11 = invoke noundef i32 @_Z7throweri(i32 noundef %10)
          to label %12 unwind label %13

12:                                               ; preds = %1
  store i32 %11, ptr %2, align 4
  store i32 1, ptr %7, align 4
  br label %45

13:                                               ; preds = %1
  %14 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIPKc
          catch ptr @_ZTId
  %15 = extractvalue { ptr, i32 } %14, 0
  store ptr %15, ptr %5, align 8
  %16 = extractvalue { ptr, i32 } %14, 1
  store i32 %16, ptr %6, align 4
  br label %17

17:                                               ; preds = %13
  %18 = load i32, ptr %6, align 4
  %19 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIPKc) #9
  %20 = icmp eq i32 %18, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17
  %22 = load ptr, ptr %5, align 8
  %23 = call ptr @__cxa_begin_catch(ptr %22) #9
  store ptr %23, ptr %9, align 8
  %24 = load ptr, ptr %9, align 8
  %25 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.4, ptr noundef %24)
          to label %26 unwind label %40

26:                                               ; preds = %21
  invoke void @__cxa_rethrow() #12
          to label %53 unwind label %40

27:                                               ; preds = %17
  %28 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTId) #9
  %29 = icmp eq i32 %18, %28
  br i1 %29, label %30, label %47

30:                                               ; preds = %27
  %31 = load ptr, ptr %5, align 8
  %32 = call ptr @__cxa_begin_catch(ptr %31) #9
  %33 = load double, ptr %32, align 8
  store double %33, ptr %8, align 8
  %34 = invoke i32 @puts(ptr noundef @.str.3)
          to label %35 unwind label %36

35:                                               ; preds = %30
  call void @__cxa_end_catch() #9
  br label %44

36:                                               ; preds = %30
  %37 = landingpad { ptr, i32 }
          cleanup
  %38 = extractvalue { ptr, i32 } %37, 0
  store ptr %38, ptr %5, align 8
  %39 = extractvalue { ptr, i32 } %37, 1
  store i32 %39, ptr %6, align 4
  call void @__cxa_end_catch() #9
  br label %47

40:                                               ; preds = %26, %21
  %41 = landingpad { ptr, i32 }
          cleanup
  %42 = extractvalue { ptr, i32 } %41, 0
  store ptr %42, ptr %5, align 8
  %43 = extractvalue { ptr, i32 } %41, 1
  store i32 %43, ptr %6, align 4
  call void @__cxa_end_catch() #9
  br label %47

44:                                               ; preds = %35
  store i32 -1, ptr %2, align 4
  store i32 1, ptr %7, align 4
  br label %45

45:                                               ; preds = %44, %12
  call void @_ZN1GD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %4) #9
  %46 = load i32, ptr %2, align 4
  ret i32 %46

47:                                               ; preds = %40, %36, %27
  call void @_ZN1GD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %4) #9
  br label %48

48:                                               ; preds = %47
  %49 = load ptr, ptr %5, align 8
  %50 = load i32, ptr %6, align 4
  %51 = insertvalue { ptr, i32 } poison, ptr %49, 0
  %52 = insertvalue { ptr, i32 } %51, i32 %50, 1
  resume { ptr, i32 } %52

53:                                               ; preds = %26
  unreachable
}

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #3

declare ptr @__cxa_begin_catch(ptr)

declare i32 @puts(ptr noundef) #4

declare void @__cxa_end_catch()

declare i32 @printf(ptr noundef, ...) #4

declare void @__cxa_rethrow()

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #5 personality ptr @__gxx_personality_v0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca %class.anon, align 8
  store i32 0, ptr %1, align 4
  store i32 0, ptr %2, align 4
  br label %10

10:                                               ; preds = %35, %0
  %11 = load i32, ptr %2, align 4
  %12 = icmp slt i32 %11, 5
  br i1 %12, label %13, label %71

13:                                               ; preds = %10
  %14 = load i32, ptr %2, align 4
  %15 = invoke noundef i32 @_Z3midi(i32 noundef %14)
          to label %16 unwind label %19

16:                                               ; preds = %13
  %17 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.5, i32 noundef %15)
          to label %18 unwind label %19

18:                                               ; preds = %16
  br label %34

19:                                               ; preds = %16, %13
  %20 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr @_ZTI1A
          catch ptr null
  %21 = extractvalue { ptr, i32 } %20, 0
  store ptr %21, ptr %3, align 8
  %22 = extractvalue { ptr, i32 } %20, 1
  store i32 %22, ptr %4, align 4
  br label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %4, align 4
  %25 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi) #9
  %26 = icmp eq i32 %24, %25
  br i1 %26, label %27, label %38

27:                                               ; preds = %23
  %28 = load ptr, ptr %3, align 8
  %29 = call ptr @__cxa_begin_catch(ptr %28) #9
  %30 = load i32, ptr %29, align 4
  store i32 %30, ptr %6, align 4
  %31 = load i32, ptr %6, align 4
  %32 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.8, i32 noundef %31)
          to label %33 unwind label %67

33:                                               ; preds = %27
  call void @__cxa_end_catch() #9
  br label %34

34:                                               ; preds = %33, %51, %56, %18
  br label %35

35:                                               ; preds = %34
  %36 = load i32, ptr %2, align 4
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %2, align 4
  br label %10, !llvm.loop !6

38:                                               ; preds = %23
  %39 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI1A) #9
  %40 = icmp eq i32 %24, %39
  br i1 %40, label %41, label %52

41:                                               ; preds = %38
  %42 = load ptr, ptr %3, align 8
  %43 = call ptr @__cxa_begin_catch(ptr %42) #9
  store ptr %43, ptr %5, align 8
  %44 = load ptr, ptr %5, align 8
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds ptr, ptr %45, i64 2
  %47 = load ptr, ptr %46, align 8
  %48 = invoke noundef i32 %47(ptr noundef nonnull align 8 dereferenceable(8) %44)
          to label %49 unwind label %62

49:                                               ; preds = %41
  %50 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %48)
          to label %51 unwind label %62

51:                                               ; preds = %49
  call void @__cxa_end_catch()
  br label %34

52:                                               ; preds = %38
  %53 = load ptr, ptr %3, align 8
  %54 = call ptr @__cxa_begin_catch(ptr %53) #9
  %55 = invoke i32 @puts(ptr noundef @.str.6)
          to label %56 unwind label %57

56:                                               ; preds = %52
  call void @__cxa_end_catch()
  br label %34

57:                                               ; preds = %52
  %58 = landingpad { ptr, i32 }
          cleanup
  %59 = extractvalue { ptr, i32 } %58, 0
  store ptr %59, ptr %3, align 8
  %60 = extractvalue { ptr, i32 } %58, 1
  store i32 %60, ptr %4, align 4
  invoke void @__cxa_end_catch()
          to label %61 unwind label %129

61:                                               ; preds = %57
  br label %124

62:                                               ; preds = %49, %41
  %63 = landingpad { ptr, i32 }
          cleanup
  %64 = extractvalue { ptr, i32 } %63, 0
  store ptr %64, ptr %3, align 8
  %65 = extractvalue { ptr, i32 } %63, 1
  store i32 %65, ptr %4, align 4
  invoke void @__cxa_end_catch()
          to label %66 unwind label %129

66:                                               ; preds = %62
  br label %124

67:                                               ; preds = %27
  %68 = landingpad { ptr, i32 }
          cleanup
  %69 = extractvalue { ptr, i32 } %68, 0
  store ptr %69, ptr %3, align 8
  %70 = extractvalue { ptr, i32 } %68, 1
  store i32 %70, ptr %4, align 4
  call void @__cxa_end_catch() #9
  br label %124

71:                                               ; preds = %10
  %72 = call noalias noundef nonnull ptr @_Znam(i64 noundef 16) #14
  store i64 1, ptr %72, align 8
  %73 = getelementptr inbounds i8, ptr %72, i64 8
  %74 = getelementptr inbounds %struct.B, ptr %73, i64 1
  br label %75

75:                                               ; preds = %75, %71
  %76 = phi ptr [ %73, %71 ], [ %77, %75 ]
  call void @_ZN1BC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %76) #9
  %77 = getelementptr inbounds %struct.B, ptr %76, i64 1
  %78 = icmp eq ptr %77, %74
  br i1 %78, label %79, label %75

79:                                               ; preds = %75
  store ptr %73, ptr %7, align 8
  %80 = load ptr, ptr %7, align 8
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds ptr, ptr %81, i64 2
  %83 = load ptr, ptr %82, align 8
  %84 = call noundef i32 %83(ptr noundef nonnull align 8 dereferenceable(8) %80)
  %85 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i32 noundef %84)
  %86 = load ptr, ptr %7, align 8
  %87 = icmp eq ptr %86, null
  br i1 %87, label %100, label %88

88:                                               ; preds = %79
  %89 = getelementptr inbounds i8, ptr %86, i64 -8
  %90 = load i64, ptr %89, align 8
  %91 = getelementptr inbounds %struct.B, ptr %86, i64 %90
  %92 = icmp eq ptr %86, %91
  br i1 %92, label %97, label %93

93:                                               ; preds = %93, %88
  %94 = phi ptr [ %91, %88 ], [ %95, %93 ]
  %95 = getelementptr inbounds %struct.B, ptr %94, i64 -1
  call void @_ZN1BD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %95) #9
  %96 = icmp eq ptr %95, %86
  br i1 %96, label %97, label %93

97:                                               ; preds = %93, %88
  %98 = mul i64 8, %90
  %99 = add i64 %98, 8
  call void @_ZdaPvm(ptr noundef %89, i64 noundef %99) #15
  br label %100

100:                                              ; preds = %97, %79
  %101 = call noalias noundef nonnull ptr @_Znam(i64 noundef 20) #14
  call void @llvm.memset.p0.i64(ptr align 4 %101, i8 0, i64 20, i1 false)
  store ptr %101, ptr %8, align 8
  %102 = load ptr, ptr %8, align 8
  %103 = getelementptr inbounds i32, ptr %102, i64 3
  %104 = load i32, ptr %103, align 4
  %105 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i32 noundef %104)
  %106 = load ptr, ptr %8, align 8
  %107 = icmp eq ptr %106, null
  br i1 %107, label %109, label %108

108:                                              ; preds = %100
  call void @_ZdaPv(ptr noundef %106) #15
  br label %109

109:                                              ; preds = %108, %100
  %110 = load atomic i8, ptr @_ZGVZ4mainE1s acquire, align 8
  %111 = icmp eq i8 %110, 0
  br i1 %111, label %112, label %118, !prof !8

112:                                              ; preds = %109
  %113 = call i32 @__cxa_guard_acquire(ptr @_ZGVZ4mainE1s) #9
  %114 = icmp ne i32 %113, 0
  br i1 %114, label %115, label %118

115:                                              ; preds = %112
  invoke void @_ZN1GC2EPKc(ptr noundef nonnull align 8 dereferenceable(8) @_ZZ4mainE1s, ptr noundef @.str.9)
          to label %116 unwind label %120

116:                                              ; preds = %115
  %117 = call i32 @__cxa_atexit(ptr @_ZN1GD2Ev, ptr @_ZZ4mainE1s, ptr @__dso_handle) #9
  call void @__cxa_guard_release(ptr @_ZGVZ4mainE1s) #9
  br label %118

118:                                              ; preds = %116, %112, %109
  %119 = getelementptr inbounds %class.anon, ptr %9, i32 0, i32 0
  store ptr %8, ptr %119, align 8
  ret i32 0

120:                                              ; preds = %115
  %121 = landingpad { ptr, i32 }
          cleanup
  %122 = extractvalue { ptr, i32 } %121, 0
  store ptr %122, ptr %3, align 8
  %123 = extractvalue { ptr, i32 } %121, 1
  store i32 %123, ptr %4, align 4
  call void @__cxa_guard_abort(ptr @_ZGVZ4mainE1s) #9
  br label %124

124:                                              ; preds = %120, %67, %66, %61
  %125 = load ptr, ptr %3, align 8
  %126 = load i32, ptr %4, align 4
  %127 = insertvalue { ptr, i32 } poison, ptr %125, 0
  %128 = insertvalue { ptr, i32 } %127, i32 %126, 1
  resume { ptr, i32 } %128

129:                                              ; preds = %62, %57
  %130 = landingpad { ptr, i32 }
          catch ptr null
  %131 = extractvalue { ptr, i32 } %130, 0
  call void @__clang_call_terminate(ptr %131) #13
  unreachable
}

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #6 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #9
  call void @_ZSt9terminatev() #13
  unreachable
}

declare void @_ZSt9terminatev()

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znam(i64 noundef) #7

; Function Attrs: nobuiltin nounwind
declare void @_ZdaPvm(ptr noundef, i64 noundef) #8

; Function Attrs: nobuiltin nounwind
declare void @_ZdaPv(ptr noundef) #8

; Function Attrs: nounwind
declare i32 @__cxa_guard_acquire(ptr) #9

; Function Attrs: nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) #9

; Function Attrs: nounwind
declare void @__cxa_guard_abort(ptr) #9

; Function Attrs: nounwind
declare void @__cxa_guard_release(ptr) #9

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN1AC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTV1A, i32 0, i32 0, i32 2), ptr %3, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN1BD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1BD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #9
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 8) #15
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZN1B1fEv(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret i32 2
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTV1A, i32 0, i32 0, i32 2), ptr %3, align 8
  %4 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.10)
          to label %5 unwind label %6

5:                                                ; preds = %1
  ret void

6:                                                ; preds = %1
  %7 = landingpad { ptr, i32 }
          catch ptr null
  %8 = extractvalue { ptr, i32 } %7, 0
  call void @__clang_call_terminate(ptr %8) #13
  unreachable
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN1AD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #9
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 8) #15
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZN1A1fEv(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret i32 1
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) #8

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN1MC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV1M, i32 0, i32 0, i32 2), ptr %3, align 8
  %4 = getelementptr inbounds %struct.M, ptr %3, i32 0, i32 1
  store i32 9, ptr %4, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN1M1gEv(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZN1C1fEv(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret i32 3
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN1CD0Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1CD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %3) #9
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 24) #15
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZThn16_N1CD1Ev(ptr noundef %0) unnamed_addr #10 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 -16
  tail call void @_ZN1CD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %4) #9
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZThn16_N1CD0Ev(ptr noundef %0) unnamed_addr #10 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 -16
  tail call void @_ZN1CD0Ev(ptr noundef nonnull align 8 dereferenceable(24) %4) #9
  ret void
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZThn16_N1C1fEv(ptr noundef %0) unnamed_addr #11 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 -16
  %5 = tail call noundef i32 @_ZN1C1fEv(ptr noundef nonnull align 8 dereferenceable(24) %4)
  ret i32 %5
}

attributes #0 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nounwind memory(none) }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noinline noreturn nounwind uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind }
attributes #10 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { noreturn }
attributes #13 = { noreturn nounwind }
attributes #14 = { builtin allocsize(0) }
attributes #15 = { builtin nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!"branch_weights", i32 1, i32 1048575}
