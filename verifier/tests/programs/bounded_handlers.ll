; ModuleID = 'bounded_handlers.cpp'
source_filename = "bounded_handlers.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Derived = type { %struct.Other, %struct.Base }
%struct.Other = type { i32 }
%struct.Base = type { i32 }

$__clang_call_terminate = comdat any

$_ZTS4Base = comdat any

$_ZTI4Base = comdat any

$_ZTS7Private = comdat any

$_ZTI7Private = comdat any

$_ZTS4Left = comdat any

$_ZTI4Left = comdat any

$_ZTS4Both = comdat any

$_ZTS5Right = comdat any

$_ZTI5Right = comdat any

$_ZTI4Both = comdat any

$_ZTSP4Base = comdat any

$_ZTIP4Base = comdat any

$_ZTSP7Derived = comdat any

$_ZTS7Derived = comdat any

$_ZTS5Other = comdat any

$_ZTI5Other = comdat any

$_ZTI7Derived = comdat any

$_ZTIP7Derived = comdat any

@_ZTId = external constant ptr
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS4Base = linkonce_odr dso_local constant [6 x i8] c"4Base\00", comdat, align 1
@_ZTI4Base = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS4Base }, comdat, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global [0 x ptr]
@_ZTS7Private = linkonce_odr dso_local constant [9 x i8] c"7Private\00", comdat, align 1
@_ZTI7Private = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS7Private, i32 0, i32 1, ptr @_ZTI4Base, i64 0 }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTS4Left = linkonce_odr dso_local constant [6 x i8] c"4Left\00", comdat, align 1
@_ZTI4Left = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS4Left, ptr @_ZTI4Base }, comdat, align 8
@_ZTS4Both = linkonce_odr dso_local constant [6 x i8] c"4Both\00", comdat, align 1
@_ZTS5Right = linkonce_odr dso_local constant [7 x i8] c"5Right\00", comdat, align 1
@_ZTI5Right = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS5Right, ptr @_ZTI4Base }, comdat, align 8
@_ZTI4Both = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS4Both, i32 1, i32 2, ptr @_ZTI4Left, i64 2, ptr @_ZTI5Right, i64 1026 }, comdat, align 8
@_ZZL8pointersvE7derived = internal global %struct.Derived zeroinitializer, align 4
@_ZTIPi = external constant ptr
@_ZTVN10__cxxabiv119__pointer_type_infoE = external global [0 x ptr]
@_ZTSP4Base = linkonce_odr dso_local constant [7 x i8] c"P4Base\00", comdat, align 1
@_ZTIP4Base = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSP4Base, i32 0, ptr @_ZTI4Base }, comdat, align 8
@_ZTSP7Derived = linkonce_odr dso_local constant [10 x i8] c"P7Derived\00", comdat, align 1
@_ZTS7Derived = linkonce_odr dso_local constant [9 x i8] c"7Derived\00", comdat, align 1
@_ZTS5Other = linkonce_odr dso_local constant [7 x i8] c"5Other\00", comdat, align 1
@_ZTI5Other = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Other }, comdat, align 8
@_ZTI7Derived = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS7Derived, i32 0, i32 2, ptr @_ZTI5Other, i64 2, ptr @_ZTI4Base, i64 1026 }, comdat, align 8
@_ZTIP7Derived = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSP7Derived, i32 0, ptr @_ZTI7Derived }, comdat, align 8
@_ZTIPKv = external constant ptr
@_ZTIPKi = external constant ptr
@_ZTIDn = external constant ptr
@_ZTIi = external constant ptr

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 personality ptr @__gxx_personality_v0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca double, align 8
  %5 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @_ZL7objectsv(), !dbg !13
  call void @_ZL8pointersv(), !dbg !14
  invoke void @_ZL8promisesv()
          to label %6 unwind label %7, !dbg !15

6:                                                ; preds = %0
  br label %20, !dbg !16

7:                                                ; preds = %0
  %8 = landingpad { ptr, i32 }
          catch ptr @_ZTId
          catch ptr null, !dbg !17
  %9 = extractvalue { ptr, i32 } %8, 0, !dbg !17
  store ptr %9, ptr %2, align 8, !dbg !17
  %10 = extractvalue { ptr, i32 } %8, 1, !dbg !17
  store i32 %10, ptr %3, align 4, !dbg !17
  br label %11, !dbg !17

11:                                               ; preds = %7
  %12 = load i32, ptr %3, align 4, !dbg !16
  %13 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTId) #6, !dbg !16
  %14 = icmp eq i32 %12, %13, !dbg !16
  br i1 %14, label %15, label %25, !dbg !16

15:                                               ; preds = %11
  %16 = load ptr, ptr %2, align 8, !dbg !18
  %17 = call ptr @__cxa_begin_catch(ptr %16) #6, !dbg !18
  %18 = load double, ptr %17, align 8, !dbg !18
  store double %18, ptr %4, align 8, !dbg !18
  invoke void @reach_error()
          to label %19 unwind label %28, !dbg !19

19:                                               ; preds = %15
  call void @__cxa_end_catch() #6, !dbg !20
  br label %20, !dbg !20

20:                                               ; preds = %19, %25, %6
  %21 = call i32 @__VERIFIER_nondet_int(), !dbg !21
  %22 = icmp eq i32 %21, 1, !dbg !22
  br i1 %22, label %23, label %44, !dbg !21

23:                                               ; preds = %20
  %24 = call ptr @__cxa_allocate_exception(i64 4) #6, !dbg !23
  call void @llvm.memset.p0.i64(ptr align 16 %24, i8 0, i64 4, i1 false), !dbg !24
  invoke void @__cxa_throw(ptr %24, ptr @_ZTI7Private, ptr null) #7
          to label %50 unwind label %32, !dbg !23

25:                                               ; preds = %11
  %26 = load ptr, ptr %2, align 8, !dbg !16
  %27 = call ptr @__cxa_begin_catch(ptr %26) #6, !dbg !16
  call void @__cxa_end_catch(), !dbg !18
  br label %20, !dbg !18

28:                                               ; preds = %15
  %29 = landingpad { ptr, i32 }
          cleanup, !dbg !17
  %30 = extractvalue { ptr, i32 } %29, 0, !dbg !17
  store ptr %30, ptr %2, align 8, !dbg !17
  %31 = extractvalue { ptr, i32 } %29, 1, !dbg !17
  store i32 %31, ptr %3, align 4, !dbg !17
  call void @__cxa_end_catch() #6, !dbg !20
  br label %45, !dbg !20

32:                                               ; preds = %23
  %33 = landingpad { ptr, i32 }
          catch ptr @_ZTI4Base, !dbg !17
  %34 = extractvalue { ptr, i32 } %33, 0, !dbg !17
  store ptr %34, ptr %2, align 8, !dbg !17
  %35 = extractvalue { ptr, i32 } %33, 1, !dbg !17
  store i32 %35, ptr %3, align 4, !dbg !17
  br label %36, !dbg !17

36:                                               ; preds = %32
  %37 = load i32, ptr %3, align 4, !dbg !25
  %38 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI4Base) #6, !dbg !25
  %39 = icmp eq i32 %37, %38, !dbg !25
  br i1 %39, label %40, label %45, !dbg !25

40:                                               ; preds = %36
  %41 = load ptr, ptr %2, align 8, !dbg !25
  %42 = call ptr @__cxa_begin_catch(ptr %41) #6, !dbg !25
  store ptr %42, ptr %5, align 8, !dbg !25
  call void @__cxa_end_catch(), !dbg !26
  br label %43, !dbg !26

43:                                               ; preds = %40
  br label %44, !dbg !26

44:                                               ; preds = %43, %20
  ret i32 0, !dbg !27

45:                                               ; preds = %36, %28
  %46 = load ptr, ptr %2, align 8, !dbg !20
  %47 = load i32, ptr %3, align 4, !dbg !20
  %48 = insertvalue { ptr, i32 } poison, ptr %46, 0, !dbg !20
  %49 = insertvalue { ptr, i32 } %48, i32 %47, 1, !dbg !20
  resume { ptr, i32 } %49, !dbg !20

50:                                               ; preds = %23
  unreachable
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @_ZL7objectsv() #1 personality ptr @__gxx_personality_v0 !dbg !28 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store i32 0, ptr %1, align 4, !dbg !29
  %8 = call ptr @__cxa_allocate_exception(i64 4) #6, !dbg !30
  call void @llvm.memset.p0.i64(ptr align 16 %8, i8 0, i64 4, i1 false), !dbg !31
  invoke void @__cxa_throw(ptr %8, ptr @_ZTI7Private, ptr null) #7
          to label %70 unwind label %9, !dbg !30

9:                                                ; preds = %0
  %10 = landingpad { ptr, i32 }
          catch ptr @_ZTI4Base
          catch ptr @_ZTI7Private, !dbg !32
  %11 = extractvalue { ptr, i32 } %10, 0, !dbg !32
  store ptr %11, ptr %2, align 8, !dbg !32
  %12 = extractvalue { ptr, i32 } %10, 1, !dbg !32
  store i32 %12, ptr %3, align 4, !dbg !32
  br label %13, !dbg !32

13:                                               ; preds = %9
  %14 = load i32, ptr %3, align 4, !dbg !33
  %15 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI4Base) #6, !dbg !33
  %16 = icmp eq i32 %14, %15, !dbg !33
  br i1 %16, label %17, label %25, !dbg !33

17:                                               ; preds = %13
  %18 = load ptr, ptr %2, align 8, !dbg !34
  %19 = call ptr @__cxa_begin_catch(ptr %18) #6, !dbg !34
  store ptr %19, ptr %5, align 8, !dbg !34
  invoke void @reach_error()
          to label %20 unwind label %31, !dbg !35

20:                                               ; preds = %17
  call void @__cxa_end_catch(), !dbg !36
  br label %21, !dbg !36

21:                                               ; preds = %20, %28
  %22 = load i32, ptr %1, align 4, !dbg !37
  %23 = icmp eq i32 %22, 1, !dbg !38
  call void @_ZL5checkb(i1 noundef zeroext %23), !dbg !39
  %24 = call ptr @__cxa_allocate_exception(i64 8) #6, !dbg !40
  call void @llvm.memset.p0.i64(ptr align 16 %24, i8 0, i64 8, i1 false), !dbg !41
  invoke void @__cxa_throw(ptr %24, ptr @_ZTI4Both, ptr null) #7
          to label %70 unwind label %36, !dbg !40

25:                                               ; preds = %13
  %26 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI7Private) #6, !dbg !33
  %27 = icmp eq i32 %14, %26, !dbg !33
  br i1 %27, label %28, label %62, !dbg !33

28:                                               ; preds = %25
  %29 = load ptr, ptr %2, align 8, !dbg !33
  %30 = call ptr @__cxa_begin_catch(ptr %29) #6, !dbg !33
  store ptr %30, ptr %4, align 8, !dbg !33
  store i32 1, ptr %1, align 4, !dbg !42
  call void @__cxa_end_catch(), !dbg !34
  br label %21, !dbg !34

31:                                               ; preds = %17
  %32 = landingpad { ptr, i32 }
          cleanup, !dbg !32
  %33 = extractvalue { ptr, i32 } %32, 0, !dbg !32
  store ptr %33, ptr %2, align 8, !dbg !32
  %34 = extractvalue { ptr, i32 } %32, 1, !dbg !32
  store i32 %34, ptr %3, align 4, !dbg !32
  invoke void @__cxa_end_catch()
          to label %35 unwind label %67, !dbg !36

35:                                               ; preds = %31
  br label %62, !dbg !36

36:                                               ; preds = %21
  %37 = landingpad { ptr, i32 }
          catch ptr @_ZTI4Base
          catch ptr @_ZTI4Left, !dbg !32
  %38 = extractvalue { ptr, i32 } %37, 0, !dbg !32
  store ptr %38, ptr %2, align 8, !dbg !32
  %39 = extractvalue { ptr, i32 } %37, 1, !dbg !32
  store i32 %39, ptr %3, align 4, !dbg !32
  br label %40, !dbg !32

40:                                               ; preds = %36
  %41 = load i32, ptr %3, align 4, !dbg !43
  %42 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI4Base) #6, !dbg !43
  %43 = icmp eq i32 %41, %42, !dbg !43
  br i1 %43, label %44, label %51, !dbg !43

44:                                               ; preds = %40
  %45 = load ptr, ptr %2, align 8, !dbg !44
  %46 = call ptr @__cxa_begin_catch(ptr %45) #6, !dbg !44
  store ptr %46, ptr %7, align 8, !dbg !44
  invoke void @reach_error()
          to label %47 unwind label %57, !dbg !45

47:                                               ; preds = %44
  call void @__cxa_end_catch(), !dbg !46
  br label %48, !dbg !46

48:                                               ; preds = %47, %54
  %49 = load i32, ptr %1, align 4, !dbg !47
  %50 = icmp eq i32 %49, 2, !dbg !48
  call void @_ZL5checkb(i1 noundef zeroext %50), !dbg !49
  ret void, !dbg !32

51:                                               ; preds = %40
  %52 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI4Left) #6, !dbg !43
  %53 = icmp eq i32 %41, %52, !dbg !43
  br i1 %53, label %54, label %62, !dbg !43

54:                                               ; preds = %51
  %55 = load ptr, ptr %2, align 8, !dbg !43
  %56 = call ptr @__cxa_begin_catch(ptr %55) #6, !dbg !43
  store ptr %56, ptr %6, align 8, !dbg !43
  store i32 2, ptr %1, align 4, !dbg !50
  call void @__cxa_end_catch(), !dbg !44
  br label %48, !dbg !44

57:                                               ; preds = %44
  %58 = landingpad { ptr, i32 }
          cleanup, !dbg !32
  %59 = extractvalue { ptr, i32 } %58, 0, !dbg !32
  store ptr %59, ptr %2, align 8, !dbg !32
  %60 = extractvalue { ptr, i32 } %58, 1, !dbg !32
  store i32 %60, ptr %3, align 4, !dbg !32
  invoke void @__cxa_end_catch()
          to label %61 unwind label %67, !dbg !46

61:                                               ; preds = %57
  br label %62, !dbg !46

62:                                               ; preds = %61, %51, %35, %25
  %63 = load ptr, ptr %2, align 8, !dbg !33
  %64 = load i32, ptr %3, align 4, !dbg !33
  %65 = insertvalue { ptr, i32 } poison, ptr %63, 0, !dbg !33
  %66 = insertvalue { ptr, i32 } %65, i32 %64, 1, !dbg !33
  resume { ptr, i32 } %66, !dbg !33

67:                                               ; preds = %57, %31
  %68 = landingpad { ptr, i32 }
          catch ptr null, !dbg !36
  %69 = extractvalue { ptr, i32 } %68, 0, !dbg !36
  call void @__clang_call_terminate(ptr %69) #8, !dbg !36
  unreachable, !dbg !36

70:                                               ; preds = %21, %0
  unreachable
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @_ZL8pointersv() #1 personality ptr @__gxx_personality_v0 !dbg !51 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  store i32 5, ptr getelementptr inbounds (i8, ptr @_ZZL8pointersvE7derived, i64 4), align 4, !dbg !52
  store i32 0, ptr %1, align 4, !dbg !53
  %10 = call ptr @__cxa_allocate_exception(i64 8) #6, !dbg !54
  store ptr @_ZZL8pointersvE7derived, ptr %10, align 16, !dbg !54
  invoke void @__cxa_throw(ptr %10, ptr @_ZTIP7Derived, ptr null) #7
          to label %126 unwind label %11, !dbg !54

11:                                               ; preds = %0
  %12 = landingpad { ptr, i32 }
          catch ptr @_ZTIPi
          catch ptr @_ZTIP4Base, !dbg !55
  %13 = extractvalue { ptr, i32 } %12, 0, !dbg !55
  store ptr %13, ptr %2, align 8, !dbg !55
  %14 = extractvalue { ptr, i32 } %12, 1, !dbg !55
  store i32 %14, ptr %3, align 4, !dbg !55
  br label %15, !dbg !55

15:                                               ; preds = %11
  %16 = load i32, ptr %3, align 4, !dbg !56
  %17 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIPi) #6, !dbg !56
  %18 = icmp eq i32 %16, %17, !dbg !56
  br i1 %18, label %19, label %27, !dbg !56

19:                                               ; preds = %15
  %20 = load ptr, ptr %2, align 8, !dbg !57
  %21 = call ptr @__cxa_begin_catch(ptr %20) #6, !dbg !57
  store ptr %21, ptr %5, align 8, !dbg !57
  invoke void @reach_error()
          to label %22 unwind label %36, !dbg !58

22:                                               ; preds = %19
  call void @__cxa_end_catch() #6, !dbg !59
  br label %23, !dbg !59

23:                                               ; preds = %22, %30
  %24 = load i32, ptr %1, align 4, !dbg !60
  %25 = icmp eq i32 %24, 5, !dbg !61
  call void @_ZL5checkb(i1 noundef zeroext %25), !dbg !62
  %26 = call ptr @__cxa_allocate_exception(i64 8) #6, !dbg !63
  store ptr null, ptr %26, align 16, !dbg !63
  invoke void @__cxa_throw(ptr %26, ptr @_ZTIP7Derived, ptr null) #7
          to label %126 unwind label %40, !dbg !63

27:                                               ; preds = %15
  %28 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIP4Base) #6, !dbg !56
  %29 = icmp eq i32 %16, %28, !dbg !56
  br i1 %29, label %30, label %118, !dbg !56

30:                                               ; preds = %27
  %31 = load ptr, ptr %2, align 8, !dbg !56
  %32 = call ptr @__cxa_begin_catch(ptr %31) #6, !dbg !56
  store ptr %32, ptr %4, align 8, !dbg !56
  %33 = load ptr, ptr %4, align 8, !dbg !64
  %34 = getelementptr inbounds %struct.Base, ptr %33, i32 0, i32 0, !dbg !65
  %35 = load i32, ptr %34, align 4, !dbg !65
  store i32 %35, ptr %1, align 4, !dbg !66
  call void @__cxa_end_catch() #6, !dbg !57
  br label %23, !dbg !57

36:                                               ; preds = %19
  %37 = landingpad { ptr, i32 }
          cleanup, !dbg !55
  %38 = extractvalue { ptr, i32 } %37, 0, !dbg !55
  store ptr %38, ptr %2, align 8, !dbg !55
  %39 = extractvalue { ptr, i32 } %37, 1, !dbg !55
  store i32 %39, ptr %3, align 4, !dbg !55
  call void @__cxa_end_catch() #6, !dbg !59
  br label %118, !dbg !59

40:                                               ; preds = %23
  %41 = landingpad { ptr, i32 }
          catch ptr @_ZTIP4Base, !dbg !55
  %42 = extractvalue { ptr, i32 } %41, 0, !dbg !55
  store ptr %42, ptr %2, align 8, !dbg !55
  %43 = extractvalue { ptr, i32 } %41, 1, !dbg !55
  store i32 %43, ptr %3, align 4, !dbg !55
  br label %44, !dbg !55

44:                                               ; preds = %40
  %45 = load i32, ptr %3, align 4, !dbg !67
  %46 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIP4Base) #6, !dbg !67
  %47 = icmp eq i32 %45, %46, !dbg !67
  br i1 %47, label %48, label %118, !dbg !67

48:                                               ; preds = %44
  %49 = load ptr, ptr %2, align 8, !dbg !67
  %50 = call ptr @__cxa_begin_catch(ptr %49) #6, !dbg !67
  store ptr %50, ptr %6, align 8, !dbg !67
  %51 = load ptr, ptr %6, align 8, !dbg !68
  %52 = icmp eq ptr %51, null, !dbg !69
  %53 = zext i1 %52 to i64, !dbg !68
  %54 = select i1 %52, i32 6, i32 0, !dbg !68
  store i32 %54, ptr %1, align 4, !dbg !70
  call void @__cxa_end_catch() #6, !dbg !71
  br label %55, !dbg !71

55:                                               ; preds = %48
  %56 = load i32, ptr %1, align 4, !dbg !72
  %57 = icmp eq i32 %56, 6, !dbg !73
  call void @_ZL5checkb(i1 noundef zeroext %57), !dbg !74
  %58 = call ptr @__cxa_allocate_exception(i64 8) #6, !dbg !75
  store ptr %1, ptr %58, align 16, !dbg !75
  invoke void @__cxa_throw(ptr %58, ptr @_ZTIPKi, ptr null) #7
          to label %126 unwind label %59, !dbg !75

59:                                               ; preds = %55
  %60 = landingpad { ptr, i32 }
          catch ptr @_ZTIPi
          catch ptr @_ZTIPKv, !dbg !55
  %61 = extractvalue { ptr, i32 } %60, 0, !dbg !55
  store ptr %61, ptr %2, align 8, !dbg !55
  %62 = extractvalue { ptr, i32 } %60, 1, !dbg !55
  store i32 %62, ptr %3, align 4, !dbg !55
  br label %63, !dbg !55

63:                                               ; preds = %59
  %64 = load i32, ptr %3, align 4, !dbg !76
  %65 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIPi) #6, !dbg !76
  %66 = icmp eq i32 %64, %65, !dbg !76
  br i1 %66, label %67, label %73, !dbg !76

67:                                               ; preds = %63
  %68 = load ptr, ptr %2, align 8, !dbg !77
  %69 = call ptr @__cxa_begin_catch(ptr %68) #6, !dbg !77
  store ptr %69, ptr %8, align 8, !dbg !77
  invoke void @reach_error()
          to label %70 unwind label %86, !dbg !78

70:                                               ; preds = %67
  call void @__cxa_end_catch() #6, !dbg !79
  br label %71, !dbg !79

71:                                               ; preds = %70, %81
  %72 = call ptr @__cxa_allocate_exception(i64 8) #6, !dbg !80
  store ptr null, ptr %72, align 16, !dbg !80
  invoke void @__cxa_throw(ptr %72, ptr @_ZTIDn, ptr null) #7
          to label %126 unwind label %90, !dbg !80

73:                                               ; preds = %63
  %74 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIPKv) #6, !dbg !76
  %75 = icmp eq i32 %64, %74, !dbg !76
  br i1 %75, label %76, label %118, !dbg !76

76:                                               ; preds = %73
  %77 = load ptr, ptr %2, align 8, !dbg !76
  %78 = call ptr @__cxa_begin_catch(ptr %77) #6, !dbg !76
  store ptr %78, ptr %7, align 8, !dbg !76
  %79 = load ptr, ptr %7, align 8, !dbg !81
  %80 = icmp eq ptr %79, %1, !dbg !82
  invoke void @_ZL5checkb(i1 noundef zeroext %80)
          to label %81 unwind label %82, !dbg !83

81:                                               ; preds = %76
  call void @__cxa_end_catch() #6, !dbg !77
  br label %71, !dbg !77

82:                                               ; preds = %76
  %83 = landingpad { ptr, i32 }
          cleanup, !dbg !55
  %84 = extractvalue { ptr, i32 } %83, 0, !dbg !55
  store ptr %84, ptr %2, align 8, !dbg !55
  %85 = extractvalue { ptr, i32 } %83, 1, !dbg !55
  store i32 %85, ptr %3, align 4, !dbg !55
  call void @__cxa_end_catch() #6, !dbg !77
  br label %118, !dbg !77

86:                                               ; preds = %67
  %87 = landingpad { ptr, i32 }
          cleanup, !dbg !55
  %88 = extractvalue { ptr, i32 } %87, 0, !dbg !55
  store ptr %88, ptr %2, align 8, !dbg !55
  %89 = extractvalue { ptr, i32 } %87, 1, !dbg !55
  store i32 %89, ptr %3, align 4, !dbg !55
  call void @__cxa_end_catch() #6, !dbg !79
  br label %118, !dbg !79

90:                                               ; preds = %71
  %91 = landingpad { ptr, i32 }
          catch ptr @_ZTIP4Base
          catch ptr null, !dbg !55
  %92 = extractvalue { ptr, i32 } %91, 0, !dbg !55
  store ptr %92, ptr %2, align 8, !dbg !55
  %93 = extractvalue { ptr, i32 } %91, 1, !dbg !55
  store i32 %93, ptr %3, align 4, !dbg !55
  br label %94, !dbg !55

94:                                               ; preds = %90
  %95 = load i32, ptr %3, align 4, !dbg !84
  %96 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIP4Base) #6, !dbg !84
  %97 = icmp eq i32 %95, %96, !dbg !84
  br i1 %97, label %98, label %105, !dbg !84

98:                                               ; preds = %94
  %99 = load ptr, ptr %2, align 8, !dbg !85
  %100 = call ptr @__cxa_begin_catch(ptr %99) #6, !dbg !85
  store ptr %100, ptr %9, align 8, !dbg !85
  %101 = load ptr, ptr %9, align 8, !dbg !86
  %102 = icmp eq ptr %101, null, !dbg !87
  invoke void @_ZL5checkb(i1 noundef zeroext %102)
          to label %103 unwind label %114, !dbg !88

103:                                              ; preds = %98
  call void @__cxa_end_catch() #6, !dbg !89
  br label %104, !dbg !89

104:                                              ; preds = %103, %108
  ret void, !dbg !55

105:                                              ; preds = %94
  %106 = load ptr, ptr %2, align 8, !dbg !84
  %107 = call ptr @__cxa_begin_catch(ptr %106) #6, !dbg !84
  invoke void @reach_error()
          to label %108 unwind label %109, !dbg !90

108:                                              ; preds = %105
  call void @__cxa_end_catch(), !dbg !85
  br label %104, !dbg !85

109:                                              ; preds = %105
  %110 = landingpad { ptr, i32 }
          cleanup, !dbg !55
  %111 = extractvalue { ptr, i32 } %110, 0, !dbg !55
  store ptr %111, ptr %2, align 8, !dbg !55
  %112 = extractvalue { ptr, i32 } %110, 1, !dbg !55
  store i32 %112, ptr %3, align 4, !dbg !55
  invoke void @__cxa_end_catch()
          to label %113 unwind label %123, !dbg !85

113:                                              ; preds = %109
  br label %118, !dbg !85

114:                                              ; preds = %98
  %115 = landingpad { ptr, i32 }
          cleanup, !dbg !55
  %116 = extractvalue { ptr, i32 } %115, 0, !dbg !55
  store ptr %116, ptr %2, align 8, !dbg !55
  %117 = extractvalue { ptr, i32 } %115, 1, !dbg !55
  store i32 %117, ptr %3, align 4, !dbg !55
  call void @__cxa_end_catch() #6, !dbg !89
  br label %118, !dbg !89

118:                                              ; preds = %114, %113, %86, %82, %73, %44, %36, %27
  %119 = load ptr, ptr %2, align 8, !dbg !56
  %120 = load i32, ptr %3, align 4, !dbg !56
  %121 = insertvalue { ptr, i32 } poison, ptr %119, 0, !dbg !56
  %122 = insertvalue { ptr, i32 } %121, i32 %120, 1, !dbg !56
  resume { ptr, i32 } %122, !dbg !56

123:                                              ; preds = %109
  %124 = landingpad { ptr, i32 }
          catch ptr null, !dbg !85
  %125 = extractvalue { ptr, i32 } %124, 0, !dbg !85
  call void @__clang_call_terminate(ptr %125) #8, !dbg !85
  unreachable, !dbg !85

126:                                              ; preds = %71, %55, %23, %0
  unreachable
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @_ZL8promisesv() #1 personality ptr @__gxx_personality_v0 !dbg !91 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  %3 = invoke i32 @__VERIFIER_nondet_int()
          to label %4 unwind label %5, !dbg !92

4:                                                ; preds = %0
  switch i32 %3, label %20 [
    i32 1, label %14
    i32 2, label %16
    i32 3, label %18
  ], !dbg !93

5:                                                ; preds = %18, %16, %14, %0
  %6 = landingpad { ptr, i32 }
          filter [2 x ptr] [ptr @_ZTIi, ptr @_ZTIP4Base], !dbg !94
  %7 = extractvalue { ptr, i32 } %6, 0, !dbg !94
  store ptr %7, ptr %1, align 8, !dbg !94
  %8 = extractvalue { ptr, i32 } %6, 1, !dbg !94
  store i32 %8, ptr %2, align 4, !dbg !94
  br label %9, !dbg !94

9:                                                ; preds = %5
  %10 = load i32, ptr %2, align 4, !dbg !94
  %11 = icmp slt i32 %10, 0, !dbg !94
  br i1 %11, label %12, label %21, !dbg !94

12:                                               ; preds = %9
  %13 = load ptr, ptr %1, align 8, !dbg !94
  call void @__cxa_call_unexpected(ptr %13) #7, !dbg !94
  unreachable, !dbg !94

14:                                               ; preds = %4
  %15 = call ptr @__cxa_allocate_exception(i64 4) #6, !dbg !95
  store i32 1, ptr %15, align 16, !dbg !95
  invoke void @__cxa_throw(ptr %15, ptr @_ZTIi, ptr null) #7
          to label %26 unwind label %5, !dbg !95

16:                                               ; preds = %4
  %17 = call ptr @__cxa_allocate_exception(i64 8) #6, !dbg !96
  store ptr null, ptr %17, align 16, !dbg !96
  invoke void @__cxa_throw(ptr %17, ptr @_ZTIP7Derived, ptr null) #7
          to label %26 unwind label %5, !dbg !96

18:                                               ; preds = %4
  %19 = call ptr @__cxa_allocate_exception(i64 8) #6, !dbg !97
  store double 1.000000e+00, ptr %19, align 16, !dbg !97
  invoke void @__cxa_throw(ptr %19, ptr @_ZTId, ptr null) #7
          to label %26 unwind label %5, !dbg !97

20:                                               ; preds = %4
  ret void, !dbg !94

21:                                               ; preds = %9
  %22 = load ptr, ptr %1, align 8, !dbg !94
  %23 = load i32, ptr %2, align 4, !dbg !94
  %24 = insertvalue { ptr, i32 } poison, ptr %22, 0, !dbg !94
  %25 = insertvalue { ptr, i32 } %24, i32 %23, 1, !dbg !94
  resume { ptr, i32 } %25, !dbg !94

26:                                               ; preds = %18, %16, %14
  unreachable
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #2

declare ptr @__cxa_begin_catch(ptr)

declare void @__cxa_end_catch()

declare void @reach_error() #3

declare i32 @__VERIFIER_nondet_int() #3

declare ptr @__cxa_allocate_exception(i64)

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

declare void @__cxa_throw(ptr, ptr, ptr)

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #5 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #6
  call void @_ZSt9terminatev() #8
  unreachable
}

declare void @_ZSt9terminatev()

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @_ZL5checkb(i1 noundef zeroext %0) #1 !dbg !98 {
  %2 = alloca i8, align 1
  %3 = zext i1 %0 to i8
  store i8 %3, ptr %2, align 1
  %4 = load i8, ptr %2, align 1, !dbg !99
  %5 = trunc i8 %4 to i1, !dbg !99
  br i1 %5, label %7, label %6, !dbg !100

6:                                                ; preds = %1
  call void @reach_error(), !dbg !101
  br label %7, !dbg !101

7:                                                ; preds = %6, %1
  ret void, !dbg !102
}

declare void @__cxa_call_unexpected(ptr)

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind memory(none) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { noinline noreturn nounwind uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounded_handlers.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "517f4b6b32dac835eed97ff88979b599")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 84, type: !11, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 85, column: 3, scope: !10)
!14 = !DILocation(line: 86, column: 3, scope: !10)
!15 = !DILocation(line: 88, column: 5, scope: !10)
!16 = !DILocation(line: 89, column: 3, scope: !10)
!17 = !DILocation(line: 99, column: 1, scope: !10)
!18 = !DILocation(line: 92, column: 3, scope: !10)
!19 = !DILocation(line: 90, column: 5, scope: !10)
!20 = !DILocation(line: 91, column: 3, scope: !10)
!21 = !DILocation(line: 93, column: 7, scope: !10)
!22 = !DILocation(line: 93, column: 31, scope: !10)
!23 = !DILocation(line: 95, column: 7, scope: !10)
!24 = !DILocation(line: 95, column: 13, scope: !10)
!25 = !DILocation(line: 96, column: 5, scope: !10)
!26 = !DILocation(line: 97, column: 5, scope: !10)
!27 = !DILocation(line: 98, column: 3, scope: !10)
!28 = distinct !DISubprogram(name: "objects", scope: !1, file: !1, line: 19, type: !11, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!29 = !DILocation(line: 20, column: 7, scope: !28)
!30 = !DILocation(line: 22, column: 5, scope: !28)
!31 = !DILocation(line: 22, column: 11, scope: !28)
!32 = !DILocation(line: 37, column: 1, scope: !28)
!33 = !DILocation(line: 23, column: 3, scope: !28)
!34 = !DILocation(line: 27, column: 3, scope: !28)
!35 = !DILocation(line: 24, column: 5, scope: !28)
!36 = !DILocation(line: 25, column: 3, scope: !28)
!37 = !DILocation(line: 28, column: 9, scope: !28)
!38 = !DILocation(line: 28, column: 15, scope: !28)
!39 = !DILocation(line: 28, column: 3, scope: !28)
!40 = !DILocation(line: 30, column: 5, scope: !28)
!41 = !DILocation(line: 30, column: 11, scope: !28)
!42 = !DILocation(line: 26, column: 11, scope: !28)
!43 = !DILocation(line: 31, column: 3, scope: !28)
!44 = !DILocation(line: 35, column: 3, scope: !28)
!45 = !DILocation(line: 32, column: 5, scope: !28)
!46 = !DILocation(line: 33, column: 3, scope: !28)
!47 = !DILocation(line: 36, column: 9, scope: !28)
!48 = !DILocation(line: 36, column: 15, scope: !28)
!49 = !DILocation(line: 36, column: 3, scope: !28)
!50 = !DILocation(line: 34, column: 11, scope: !28)
!51 = distinct !DISubprogram(name: "pointers", scope: !1, file: !1, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!52 = !DILocation(line: 41, column: 17, scope: !51)
!53 = !DILocation(line: 42, column: 7, scope: !51)
!54 = !DILocation(line: 44, column: 5, scope: !51)
!55 = !DILocation(line: 71, column: 1, scope: !51)
!56 = !DILocation(line: 45, column: 3, scope: !51)
!57 = !DILocation(line: 49, column: 3, scope: !51)
!58 = !DILocation(line: 46, column: 5, scope: !51)
!59 = !DILocation(line: 47, column: 3, scope: !51)
!60 = !DILocation(line: 50, column: 9, scope: !51)
!61 = !DILocation(line: 50, column: 15, scope: !51)
!62 = !DILocation(line: 50, column: 3, scope: !51)
!63 = !DILocation(line: 52, column: 5, scope: !51)
!64 = !DILocation(line: 48, column: 13, scope: !51)
!65 = !DILocation(line: 48, column: 19, scope: !51)
!66 = !DILocation(line: 48, column: 11, scope: !51)
!67 = !DILocation(line: 53, column: 3, scope: !51)
!68 = !DILocation(line: 54, column: 13, scope: !51)
!69 = !DILocation(line: 54, column: 18, scope: !51)
!70 = !DILocation(line: 54, column: 11, scope: !51)
!71 = !DILocation(line: 55, column: 3, scope: !51)
!72 = !DILocation(line: 56, column: 9, scope: !51)
!73 = !DILocation(line: 56, column: 15, scope: !51)
!74 = !DILocation(line: 56, column: 3, scope: !51)
!75 = !DILocation(line: 58, column: 5, scope: !51)
!76 = !DILocation(line: 59, column: 3, scope: !51)
!77 = !DILocation(line: 63, column: 3, scope: !51)
!78 = !DILocation(line: 60, column: 5, scope: !51)
!79 = !DILocation(line: 61, column: 3, scope: !51)
!80 = !DILocation(line: 65, column: 5, scope: !51)
!81 = !DILocation(line: 62, column: 11, scope: !51)
!82 = !DILocation(line: 62, column: 17, scope: !51)
!83 = !DILocation(line: 62, column: 5, scope: !51)
!84 = !DILocation(line: 66, column: 3, scope: !51)
!85 = !DILocation(line: 70, column: 3, scope: !51)
!86 = !DILocation(line: 67, column: 11, scope: !51)
!87 = !DILocation(line: 67, column: 16, scope: !51)
!88 = !DILocation(line: 67, column: 5, scope: !51)
!89 = !DILocation(line: 68, column: 3, scope: !51)
!90 = !DILocation(line: 69, column: 5, scope: !51)
!91 = distinct !DISubprogram(name: "promises", scope: !1, file: !1, line: 73, type: !11, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!92 = !DILocation(line: 74, column: 11, scope: !91)
!93 = !DILocation(line: 74, column: 3, scope: !91)
!94 = !DILocation(line: 82, column: 1, scope: !91)
!95 = !DILocation(line: 76, column: 5, scope: !91)
!96 = !DILocation(line: 78, column: 5, scope: !91)
!97 = !DILocation(line: 80, column: 5, scope: !91)
!98 = distinct !DISubprogram(name: "check", scope: !1, file: !1, line: 14, type: !11, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!99 = !DILocation(line: 15, column: 8, scope: !98)
!100 = !DILocation(line: 15, column: 7, scope: !98)
!101 = !DILocation(line: 16, column: 5, scope: !98)
!102 = !DILocation(line: 17, column: 1, scope: !98)
