; ModuleID = 'bounded_thrown.cpp'
source_filename = "bounded_thrown.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Right = type { i32 }
%struct.Left = type { i32 }
%struct.Both = type { %struct.Left, %struct.Right, i32 }

$__clang_call_terminate = comdat any

$_ZTS5Right = comdat any

$_ZTI5Right = comdat any

$_ZTS4Both = comdat any

$_ZTS4Left = comdat any

$_ZTI4Left = comdat any

$_ZTI4Both = comdat any

@_ZL6number = internal global i32 0, align 4
@_ZTIi = external constant ptr
@_ZTIc = external constant ptr
@_ZTIl = external constant ptr
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS5Right = linkonce_odr dso_local constant [7 x i8] c"5Right\00", comdat, align 1
@_ZTI5Right = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Right }, comdat, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global [0 x ptr]
@_ZTS4Both = linkonce_odr dso_local constant [6 x i8] c"4Both\00", comdat, align 1
@_ZTS4Left = linkonce_odr dso_local constant [6 x i8] c"4Left\00", comdat, align 1
@_ZTI4Left = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS4Left }, comdat, align 8
@_ZTI4Both = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS4Both, i32 0, i32 2, ptr @_ZTI4Left, i64 2, ptr @_ZTI5Right, i64 1026 }, comdat, align 8

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %4 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !13
  store i8 %4, ptr %2, align 1, !dbg !14
  store i32 0, ptr @_ZL6number, align 4, !dbg !15
  %5 = load i8, ptr %2, align 1, !dbg !16
  %6 = call noundef i32 @_ZL7handledh(i8 noundef zeroext %5), !dbg !17
  store i32 %6, ptr %3, align 4, !dbg !18
  br label %7, !dbg !19

7:                                                ; preds = %0
  %8 = load i32, ptr %3, align 4, !dbg !19
  %9 = load i8, ptr %2, align 1, !dbg !19
  %10 = zext i8 %9 to i32, !dbg !19
  %11 = icmp sgt i32 %10, 4, !dbg !19
  br i1 %11, label %12, label %13, !dbg !19

12:                                               ; preds = %7
  br label %17, !dbg !19

13:                                               ; preds = %7
  %14 = load i8, ptr %2, align 1, !dbg !19
  %15 = zext i8 %14 to i32, !dbg !19
  %16 = add nsw i32 %15, 1, !dbg !19
  br label %17, !dbg !19

17:                                               ; preds = %13, %12
  %18 = phi i32 [ 0, %12 ], [ %16, %13 ], !dbg !19
  %19 = icmp eq i32 %8, %18, !dbg !19
  br i1 %19, label %21, label %20, !dbg !19

20:                                               ; preds = %17
  call void @reach_error(), !dbg !19
  br label %21, !dbg !19

21:                                               ; preds = %20, %17
  br label %22, !dbg !19

22:                                               ; preds = %21
  br label %23, !dbg !20

23:                                               ; preds = %22
  %24 = load i32, ptr @_ZL6number, align 4, !dbg !20
  %25 = load i8, ptr %2, align 1, !dbg !20
  %26 = zext i8 %25 to i32, !dbg !20
  %27 = icmp eq i32 %26, 2, !dbg !20
  %28 = zext i1 %27 to i64, !dbg !20
  %29 = select i1 %27, i32 9, i32 0, !dbg !20
  %30 = icmp eq i32 %24, %29, !dbg !20
  br i1 %30, label %32, label %31, !dbg !20

31:                                               ; preds = %23
  call void @reach_error(), !dbg !20
  br label %32, !dbg !20

32:                                               ; preds = %31, %23
  br label %33, !dbg !20

33:                                               ; preds = %32
  br label %34, !dbg !21

34:                                               ; preds = %33
  %35 = load i32, ptr %3, align 4, !dbg !21
  %36 = icmp ne i32 %35, 4, !dbg !21
  br i1 %36, label %38, label %37, !dbg !21

37:                                               ; preds = %34
  call void @reach_error(), !dbg !21
  br label %38, !dbg !21

38:                                               ; preds = %37, %34
  br label %39, !dbg !21

39:                                               ; preds = %38
  br label %40, !dbg !22

40:                                               ; preds = %39
  %41 = call noundef i32 @_ZL6nestedv(), !dbg !22
  %42 = icmp eq i32 %41, 7, !dbg !22
  br i1 %42, label %44, label %43, !dbg !22

43:                                               ; preds = %40
  call void @reach_error(), !dbg !22
  br label %44, !dbg !22

44:                                               ; preds = %43, %40
  br label %45, !dbg !22

45:                                               ; preds = %44
  br label %46, !dbg !23

46:                                               ; preds = %45
  %47 = load i8, ptr %2, align 1, !dbg !23
  %48 = zext i8 %47 to i32, !dbg !23
  %49 = icmp ne i32 %48, 100, !dbg !23
  br i1 %49, label %51, label %50, !dbg !23

50:                                               ; preds = %46
  call void @reach_error(), !dbg !23
  br label %51, !dbg !23

51:                                               ; preds = %50, %46
  br label %52, !dbg !23

52:                                               ; preds = %51
  ret i32 0, !dbg !24
}

declare zeroext i8 @__VERIFIER_nondet_uchar() #1

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZL7handledh(i8 noundef zeroext %0) #2 personality ptr @__gxx_personality_v0 !dbg !25 {
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i8, align 1
  %9 = alloca ptr, align 8
  store i8 %0, ptr %3, align 1
  %10 = load i8, ptr %3, align 1, !dbg !26
  invoke void @_ZL7throwerh(i8 noundef zeroext %10)
          to label %11 unwind label %12, !dbg !27

11:                                               ; preds = %1
  br label %97, !dbg !28

12:                                               ; preds = %1
  %13 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr @_ZTIc
          catch ptr @_ZTIl
          catch ptr @_ZTI5Right
          catch ptr null, !dbg !29
  %14 = extractvalue { ptr, i32 } %13, 0, !dbg !29
  store ptr %14, ptr %4, align 8, !dbg !29
  %15 = extractvalue { ptr, i32 } %13, 1, !dbg !29
  store i32 %15, ptr %5, align 4, !dbg !29
  br label %16, !dbg !29

16:                                               ; preds = %12
  %17 = load i32, ptr %5, align 4, !dbg !28
  %18 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi) #6, !dbg !28
  %19 = icmp eq i32 %17, %18, !dbg !28
  br i1 %19, label %20, label %29, !dbg !28

20:                                               ; preds = %16
  %21 = load ptr, ptr %4, align 8, !dbg !30
  %22 = call ptr @__cxa_begin_catch(ptr %21) #6, !dbg !30
  store ptr %22, ptr %9, align 8, !dbg !30
  br label %23, !dbg !31

23:                                               ; preds = %20
  %24 = load ptr, ptr %9, align 8, !dbg !31
  %25 = load i32, ptr %24, align 4, !dbg !31
  %26 = icmp eq i32 %25, 5, !dbg !31
  br i1 %26, label %94, label %27, !dbg !31

27:                                               ; preds = %23
  invoke void @reach_error()
          to label %28 unwind label %90, !dbg !31

28:                                               ; preds = %27
  br label %94, !dbg !31

29:                                               ; preds = %16
  %30 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIc) #6, !dbg !28
  %31 = icmp eq i32 %17, %30, !dbg !28
  br i1 %31, label %32, label %42, !dbg !28

32:                                               ; preds = %29
  %33 = load ptr, ptr %4, align 8, !dbg !32
  %34 = call ptr @__cxa_begin_catch(ptr %33) #6, !dbg !32
  %35 = load i8, ptr %34, align 1, !dbg !32
  store i8 %35, ptr %8, align 1, !dbg !32
  br label %36, !dbg !33

36:                                               ; preds = %32
  %37 = load i8, ptr %8, align 1, !dbg !33
  %38 = sext i8 %37 to i32, !dbg !33
  %39 = icmp ne i32 %38, 97, !dbg !33
  br i1 %39, label %87, label %40, !dbg !33

40:                                               ; preds = %36
  invoke void @reach_error()
          to label %41 unwind label %83, !dbg !33

41:                                               ; preds = %40
  br label %87, !dbg !33

42:                                               ; preds = %29
  %43 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIl) #6, !dbg !28
  %44 = icmp eq i32 %17, %43, !dbg !28
  br i1 %44, label %45, label %49, !dbg !28

45:                                               ; preds = %42
  %46 = load ptr, ptr %4, align 8, !dbg !34
  %47 = call ptr @__cxa_begin_catch(ptr %46) #6, !dbg !34
  %48 = load i64, ptr %47, align 8, !dbg !34
  store i64 %48, ptr %7, align 8, !dbg !34
  store i32 9, ptr @_ZL6number, align 4, !dbg !35
  store i32 3, ptr %2, align 4, !dbg !36
  call void @__cxa_end_catch() #6, !dbg !32
  br label %98

49:                                               ; preds = %42
  %50 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI5Right) #6, !dbg !28
  %51 = icmp eq i32 %17, %50, !dbg !28
  br i1 %51, label %52, label %62, !dbg !28

52:                                               ; preds = %49
  %53 = load ptr, ptr %4, align 8, !dbg !37
  %54 = call ptr @__cxa_begin_catch(ptr %53) #6, !dbg !37
  store ptr %54, ptr %6, align 8, !dbg !37
  br label %55, !dbg !38

55:                                               ; preds = %52
  %56 = load ptr, ptr %6, align 8, !dbg !38
  %57 = getelementptr inbounds %struct.Right, ptr %56, i32 0, i32 0, !dbg !38
  %58 = load i32, ptr %57, align 4, !dbg !38
  %59 = icmp eq i32 %58, 2, !dbg !38
  br i1 %59, label %69, label %60, !dbg !38

60:                                               ; preds = %55
  invoke void @reach_error()
          to label %61 unwind label %65, !dbg !38

61:                                               ; preds = %60
  br label %69, !dbg !38

62:                                               ; preds = %49
  %63 = load ptr, ptr %4, align 8, !dbg !28
  %64 = call ptr @__cxa_begin_catch(ptr %63) #6, !dbg !28
  store i32 5, ptr %2, align 4, !dbg !39
  call void @__cxa_end_catch(), !dbg !37
  br label %98

65:                                               ; preds = %77, %60
  %66 = landingpad { ptr, i32 }
          cleanup, !dbg !29
  %67 = extractvalue { ptr, i32 } %66, 0, !dbg !29
  store ptr %67, ptr %4, align 8, !dbg !29
  %68 = extractvalue { ptr, i32 } %66, 1, !dbg !29
  store i32 %68, ptr %5, align 4, !dbg !29
  invoke void @__cxa_end_catch()
          to label %82 unwind label %105, !dbg !34

69:                                               ; preds = %61, %55
  br label %70, !dbg !38

70:                                               ; preds = %69
  br label %71, !dbg !38

71:                                               ; preds = %70
  br label %72, !dbg !40

72:                                               ; preds = %71
  %73 = load ptr, ptr %6, align 8, !dbg !40
  %74 = getelementptr inbounds %struct.Right, ptr %73, i32 0, i32 0, !dbg !40
  %75 = load i32, ptr %74, align 4, !dbg !40
  %76 = icmp ne i32 %75, 2, !dbg !40
  br i1 %76, label %79, label %77, !dbg !40

77:                                               ; preds = %72
  invoke void @reach_error()
          to label %78 unwind label %65, !dbg !40

78:                                               ; preds = %77
  br label %79, !dbg !40

79:                                               ; preds = %78, %72
  br label %80, !dbg !40

80:                                               ; preds = %79
  br label %81, !dbg !40

81:                                               ; preds = %80
  store i32 4, ptr %2, align 4, !dbg !41
  call void @__cxa_end_catch(), !dbg !34
  br label %98

82:                                               ; preds = %65
  br label %100, !dbg !34

83:                                               ; preds = %40
  %84 = landingpad { ptr, i32 }
          cleanup, !dbg !29
  %85 = extractvalue { ptr, i32 } %84, 0, !dbg !29
  store ptr %85, ptr %4, align 8, !dbg !29
  %86 = extractvalue { ptr, i32 } %84, 1, !dbg !29
  store i32 %86, ptr %5, align 4, !dbg !29
  call void @__cxa_end_catch() #6, !dbg !30
  br label %100, !dbg !30

87:                                               ; preds = %41, %36
  br label %88, !dbg !33

88:                                               ; preds = %87
  br label %89, !dbg !33

89:                                               ; preds = %88
  store i32 2, ptr %2, align 4, !dbg !42
  call void @__cxa_end_catch() #6, !dbg !30
  br label %98

90:                                               ; preds = %27
  %91 = landingpad { ptr, i32 }
          cleanup, !dbg !29
  %92 = extractvalue { ptr, i32 } %91, 0, !dbg !29
  store ptr %92, ptr %4, align 8, !dbg !29
  %93 = extractvalue { ptr, i32 } %91, 1, !dbg !29
  store i32 %93, ptr %5, align 4, !dbg !29
  call void @__cxa_end_catch() #6, !dbg !43
  br label %100, !dbg !43

94:                                               ; preds = %28, %23
  br label %95, !dbg !31

95:                                               ; preds = %94
  br label %96, !dbg !31

96:                                               ; preds = %95
  store i32 1, ptr %2, align 4, !dbg !44
  call void @__cxa_end_catch() #6, !dbg !43
  br label %98

97:                                               ; preds = %11
  store i32 0, ptr %2, align 4, !dbg !45
  br label %98, !dbg !45

98:                                               ; preds = %97, %96, %89, %45, %81, %62
  %99 = load i32, ptr %2, align 4, !dbg !29
  ret i32 %99, !dbg !29

100:                                              ; preds = %90, %83, %82
  %101 = load ptr, ptr %4, align 8, !dbg !34
  %102 = load i32, ptr %5, align 4, !dbg !34
  %103 = insertvalue { ptr, i32 } poison, ptr %101, 0, !dbg !34
  %104 = insertvalue { ptr, i32 } %103, i32 %102, 1, !dbg !34
  resume { ptr, i32 } %104, !dbg !34

105:                                              ; preds = %65
  %106 = landingpad { ptr, i32 }
          catch ptr null, !dbg !34
  %107 = extractvalue { ptr, i32 } %106, 0, !dbg !34
  call void @__clang_call_terminate(ptr %107) #7, !dbg !34
  unreachable, !dbg !34
}

declare void @reach_error() #1

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZL6nestedv() #2 personality ptr @__gxx_personality_v0 !dbg !46 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = call ptr @__cxa_allocate_exception(i64 4) #6, !dbg !47
  %7 = getelementptr inbounds %struct.Left, ptr %6, i32 0, i32 0, !dbg !48
  store i32 7, ptr %7, align 16, !dbg !48
  invoke void @__cxa_throw(ptr %6, ptr @_ZTI4Left, ptr null) #8
          to label %55 unwind label %8, !dbg !47

8:                                                ; preds = %0
  %9 = landingpad { ptr, i32 }
          catch ptr @_ZTI5Right
          catch ptr @_ZTI4Left, !dbg !49
  %10 = extractvalue { ptr, i32 } %9, 0, !dbg !49
  store ptr %10, ptr %2, align 8, !dbg !49
  %11 = extractvalue { ptr, i32 } %9, 1, !dbg !49
  store i32 %11, ptr %3, align 4, !dbg !49
  br label %12, !dbg !49

12:                                               ; preds = %8
  %13 = load i32, ptr %3, align 4, !dbg !50
  %14 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI5Right) #6, !dbg !50
  %15 = icmp eq i32 %13, %14, !dbg !50
  br i1 %15, label %16, label %34, !dbg !50

16:                                               ; preds = %12
  %17 = load ptr, ptr %2, align 8, !dbg !50
  %18 = call ptr @__cxa_begin_catch(ptr %17) #6, !dbg !50
  store ptr %18, ptr %4, align 8, !dbg !50
  br label %19, !dbg !51

19:                                               ; preds = %16
  invoke void @reach_error()
          to label %20 unwind label %25, !dbg !51

20:                                               ; preds = %19
  br label %21, !dbg !51

21:                                               ; preds = %20
  br label %22, !dbg !51

22:                                               ; preds = %21
  invoke void @__cxa_end_catch()
          to label %23 unwind label %29, !dbg !52

23:                                               ; preds = %22
  br label %24, !dbg !52

24:                                               ; preds = %23
  br label %44, !dbg !53

25:                                               ; preds = %19
  %26 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI4Left, !dbg !49
  %27 = extractvalue { ptr, i32 } %26, 0, !dbg !49
  store ptr %27, ptr %2, align 8, !dbg !49
  %28 = extractvalue { ptr, i32 } %26, 1, !dbg !49
  store i32 %28, ptr %3, align 4, !dbg !49
  invoke void @__cxa_end_catch()
          to label %33 unwind label %52, !dbg !52

29:                                               ; preds = %22
  %30 = landingpad { ptr, i32 }
          catch ptr @_ZTI4Left, !dbg !49
  %31 = extractvalue { ptr, i32 } %30, 0, !dbg !49
  store ptr %31, ptr %2, align 8, !dbg !49
  %32 = extractvalue { ptr, i32 } %30, 1, !dbg !49
  store i32 %32, ptr %3, align 4, !dbg !49
  br label %34, !dbg !49

33:                                               ; preds = %25
  br label %34, !dbg !52

34:                                               ; preds = %33, %29, %12
  %35 = load i32, ptr %3, align 4, !dbg !53
  %36 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI4Left) #6, !dbg !53
  %37 = icmp eq i32 %35, %36, !dbg !53
  br i1 %37, label %38, label %47, !dbg !53

38:                                               ; preds = %34
  %39 = load ptr, ptr %2, align 8, !dbg !53
  %40 = call ptr @__cxa_begin_catch(ptr %39) #6, !dbg !53
  store ptr %40, ptr %5, align 8, !dbg !53
  %41 = load ptr, ptr %5, align 8, !dbg !54
  %42 = getelementptr inbounds %struct.Left, ptr %41, i32 0, i32 0, !dbg !55
  %43 = load i32, ptr %42, align 4, !dbg !55
  store i32 %43, ptr %1, align 4, !dbg !56
  call void @__cxa_end_catch(), !dbg !57
  br label %45

44:                                               ; preds = %24
  store i32 0, ptr %1, align 4, !dbg !58
  br label %45, !dbg !58

45:                                               ; preds = %44, %38
  %46 = load i32, ptr %1, align 4, !dbg !49
  ret i32 %46, !dbg !49

47:                                               ; preds = %34
  %48 = load ptr, ptr %2, align 8, !dbg !53
  %49 = load i32, ptr %3, align 4, !dbg !53
  %50 = insertvalue { ptr, i32 } poison, ptr %48, 0, !dbg !53
  %51 = insertvalue { ptr, i32 } %50, i32 %49, 1, !dbg !53
  resume { ptr, i32 } %51, !dbg !53

52:                                               ; preds = %25
  %53 = landingpad { ptr, i32 }
          catch ptr null, !dbg !52
  %54 = extractvalue { ptr, i32 } %53, 0, !dbg !52
  call void @__clang_call_terminate(ptr %54) #7, !dbg !52
  unreachable, !dbg !52

55:                                               ; preds = %0
  unreachable
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @_ZL7throwerh(i8 noundef zeroext %0) #2 !dbg !59 {
  %2 = alloca i8, align 1
  %3 = alloca %struct.Both, align 4
  store i8 %0, ptr %2, align 1
  %4 = load i8, ptr %2, align 1, !dbg !60
  %5 = zext i8 %4 to i32, !dbg !60
  switch i32 %5, label %21 [
    i32 0, label %6
    i32 1, label %8
    i32 2, label %10
    i32 3, label %12
    i32 4, label %18
  ], !dbg !61

6:                                                ; preds = %1
  %7 = call ptr @__cxa_allocate_exception(i64 4) #6, !dbg !62
  store i32 5, ptr %7, align 16, !dbg !62
  call void @__cxa_throw(ptr %7, ptr @_ZTIi, ptr null) #8, !dbg !62
  unreachable, !dbg !62

8:                                                ; preds = %1
  %9 = call ptr @__cxa_allocate_exception(i64 1) #6, !dbg !63
  store i8 97, ptr %9, align 16, !dbg !63
  call void @__cxa_throw(ptr %9, ptr @_ZTIc, ptr null) #8, !dbg !63
  unreachable, !dbg !63

10:                                               ; preds = %1
  %11 = call ptr @__cxa_allocate_exception(i64 8) #6, !dbg !64
  store i64 3, ptr %11, align 16, !dbg !64
  call void @__cxa_throw(ptr %11, ptr @_ZTIl, ptr null) #8, !dbg !64
  unreachable, !dbg !64

12:                                               ; preds = %1
  %13 = getelementptr inbounds %struct.Left, ptr %3, i32 0, i32 0, !dbg !65
  store i32 1, ptr %13, align 4, !dbg !66
  %14 = getelementptr inbounds i8, ptr %3, i64 4, !dbg !67
  %15 = getelementptr inbounds %struct.Right, ptr %14, i32 0, i32 0, !dbg !68
  store i32 2, ptr %15, align 4, !dbg !69
  %16 = getelementptr inbounds %struct.Both, ptr %3, i32 0, i32 2, !dbg !70
  store i32 3, ptr %16, align 4, !dbg !71
  %17 = call ptr @__cxa_allocate_exception(i64 12) #6, !dbg !72
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %17, ptr align 4 %3, i64 12, i1 false), !dbg !73
  call void @__cxa_throw(ptr %17, ptr @_ZTI4Both, ptr null) #8, !dbg !72
  unreachable, !dbg !72

18:                                               ; preds = %1
  %19 = call ptr @__cxa_allocate_exception(i64 4) #6, !dbg !74
  %20 = getelementptr inbounds %struct.Left, ptr %19, i32 0, i32 0, !dbg !75
  store i32 4, ptr %20, align 16, !dbg !75
  call void @__cxa_throw(ptr %19, ptr @_ZTI4Left, ptr null) #8, !dbg !74
  unreachable, !dbg !74

21:                                               ; preds = %1
  ret void, !dbg !76
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #3

declare ptr @__cxa_begin_catch(ptr)

declare void @__cxa_end_catch()

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #4 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #6
  call void @_ZSt9terminatev() #7
  unreachable
}

declare void @_ZSt9terminatev()

declare ptr @__cxa_allocate_exception(i64)

declare void @__cxa_throw(ptr, ptr, ptr)

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind memory(none) }
attributes #4 = { noinline noreturn nounwind uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }
attributes #8 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounded_thrown.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "9756c982b2e33541fccf7991d2a28513")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 64, type: !11, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 65, column: 26, scope: !10)
!14 = !DILocation(line: 65, column: 19, scope: !10)
!15 = !DILocation(line: 66, column: 12, scope: !10)
!16 = !DILocation(line: 67, column: 26, scope: !10)
!17 = !DILocation(line: 67, column: 18, scope: !10)
!18 = !DILocation(line: 67, column: 9, scope: !10)
!19 = !DILocation(line: 68, column: 5, scope: !10)
!20 = !DILocation(line: 69, column: 5, scope: !10)
!21 = !DILocation(line: 70, column: 5, scope: !10)
!22 = !DILocation(line: 71, column: 5, scope: !10)
!23 = !DILocation(line: 72, column: 5, scope: !10)
!24 = !DILocation(line: 73, column: 5, scope: !10)
!25 = distinct !DISubprogram(name: "handled", scope: !1, file: !1, line: 29, type: !11, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!26 = !DILocation(line: 31, column: 17, scope: !25)
!27 = !DILocation(line: 31, column: 9, scope: !25)
!28 = !DILocation(line: 32, column: 5, scope: !25)
!29 = !DILocation(line: 49, column: 1, scope: !25)
!30 = !DILocation(line: 38, column: 5, scope: !25)
!31 = !DILocation(line: 33, column: 9, scope: !25)
!32 = !DILocation(line: 41, column: 5, scope: !25)
!33 = !DILocation(line: 36, column: 9, scope: !25)
!34 = !DILocation(line: 45, column: 5, scope: !25)
!35 = !DILocation(line: 39, column: 16, scope: !25)
!36 = !DILocation(line: 40, column: 9, scope: !25)
!37 = !DILocation(line: 47, column: 5, scope: !25)
!38 = !DILocation(line: 42, column: 9, scope: !25)
!39 = !DILocation(line: 46, column: 9, scope: !25)
!40 = !DILocation(line: 43, column: 9, scope: !25)
!41 = !DILocation(line: 44, column: 9, scope: !25)
!42 = !DILocation(line: 37, column: 9, scope: !25)
!43 = !DILocation(line: 35, column: 5, scope: !25)
!44 = !DILocation(line: 34, column: 9, scope: !25)
!45 = !DILocation(line: 48, column: 5, scope: !25)
!46 = distinct !DISubprogram(name: "nested", scope: !1, file: !1, line: 51, type: !11, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!47 = !DILocation(line: 54, column: 13, scope: !46)
!48 = !DILocation(line: 54, column: 23, scope: !46)
!49 = !DILocation(line: 62, column: 1, scope: !46)
!50 = !DILocation(line: 55, column: 9, scope: !46)
!51 = !DILocation(line: 56, column: 13, scope: !46)
!52 = !DILocation(line: 57, column: 9, scope: !46)
!53 = !DILocation(line: 58, column: 5, scope: !46)
!54 = !DILocation(line: 59, column: 16, scope: !46)
!55 = !DILocation(line: 59, column: 21, scope: !46)
!56 = !DILocation(line: 59, column: 9, scope: !46)
!57 = !DILocation(line: 60, column: 5, scope: !46)
!58 = !DILocation(line: 61, column: 5, scope: !46)
!59 = distinct !DISubprogram(name: "thrower", scope: !1, file: !1, line: 13, type: !11, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!60 = !DILocation(line: 14, column: 13, scope: !59)
!61 = !DILocation(line: 14, column: 5, scope: !59)
!62 = !DILocation(line: 15, column: 13, scope: !59)
!63 = !DILocation(line: 16, column: 13, scope: !59)
!64 = !DILocation(line: 17, column: 13, scope: !59)
!65 = !DILocation(line: 20, column: 14, scope: !59)
!66 = !DILocation(line: 20, column: 19, scope: !59)
!67 = !DILocation(line: 21, column: 9, scope: !59)
!68 = !DILocation(line: 21, column: 14, scope: !59)
!69 = !DILocation(line: 21, column: 20, scope: !59)
!70 = !DILocation(line: 22, column: 14, scope: !59)
!71 = !DILocation(line: 22, column: 19, scope: !59)
!72 = !DILocation(line: 23, column: 9, scope: !59)
!73 = !DILocation(line: 23, column: 15, scope: !59)
!74 = !DILocation(line: 25, column: 13, scope: !59)
!75 = !DILocation(line: 25, column: 23, scope: !59)
!76 = !DILocation(line: 27, column: 1, scope: !59)
