; ModuleID = 'bounded_classes.cpp'
source_filename = "bounded_classes.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Square = type <{ %struct.Shape, i32, [4 x i8] }>
%struct.Shape = type { ptr }
%struct.Strip = type <{ %struct.Shape, i32, [4 x i8] }>
%"class.std::vector" = type { %"struct.std::_Vector_base" }
%"struct.std::_Vector_base" = type { %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl" }
%"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl" = type { %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data" }
%"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data" = type { ptr, ptr, ptr }
%struct.Guard = type { i8 }
%struct.TooLarge = type { i32 }
%"class.__gnu_cxx::__normal_iterator" = type { ptr }

$_ZN6SquareC2Ei = comdat any

$_ZN5StripC2Ei = comdat any

$_ZNSt6vectorIiSaIiEEC2Ev = comdat any

$_ZNSt6vectorIiSaIiEE9push_backERKi = comdat any

$_ZNKSt6vectorIiSaIiEE4sizeEv = comdat any

$_ZNSt6vectorIiSaIiEEixEm = comdat any

$_ZNSt6vectorIiSaIiEE4backEv = comdat any

$_ZNSt6vectorIiSaIiEED2Ev = comdat any

$_ZN5StripD2Ev = comdat any

$_ZN6SquareD2Ev = comdat any

$_ZN5ShapeC2Ev = comdat any

$_ZNK6Square4areaEv = comdat any

$_ZN6SquareD0Ev = comdat any

$_ZN5ShapeD2Ev = comdat any

$_ZN5ShapeD0Ev = comdat any

$_ZNK5Strip4areaEv = comdat any

$_ZN5StripD0Ev = comdat any

$_ZN5GuardC2Ev = comdat any

$_ZN5GuardD2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZNSt12_Vector_baseIiSaIiEEC2Ev = comdat any

$_ZNSt12_Vector_baseIiSaIiEE12_Vector_implC2Ev = comdat any

$_ZNSaIiEC2Ev = comdat any

$_ZNSt12_Vector_baseIiSaIiEE17_Vector_impl_dataC2Ev = comdat any

$_ZNSt15__new_allocatorIiEC2Ev = comdat any

$_ZSt8_DestroyIPiiEvT_S1_RSaIT0_E = comdat any

$_ZNSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv = comdat any

$_ZNSt12_Vector_baseIiSaIiEED2Ev = comdat any

$_ZSt8_DestroyIPiEvT_S1_ = comdat any

$_ZNSt12_Destroy_auxILb1EE9__destroyIPiEEvT_S3_ = comdat any

$_ZNSt12_Vector_baseIiSaIiEE13_M_deallocateEPim = comdat any

$_ZNSt12_Vector_baseIiSaIiEE12_Vector_implD2Ev = comdat any

$_ZNSt16allocator_traitsISaIiEE10deallocateERS0_Pim = comdat any

$_ZNSt15__new_allocatorIiE10deallocateEPim = comdat any

$_ZNSaIiED2Ev = comdat any

$_ZNSt15__new_allocatorIiED2Ev = comdat any

$_ZNSt16allocator_traitsISaIiEE9constructIiJRKiEEEvRS0_PT_DpOT0_ = comdat any

$_ZNSt6vectorIiSaIiEE17_M_realloc_insertIJRKiEEEvN9__gnu_cxx17__normal_iteratorIPiS1_EEDpOT_ = comdat any

$_ZNSt6vectorIiSaIiEE3endEv = comdat any

$_ZNSt15__new_allocatorIiE9constructIiJRKiEEEvPT_DpOT0_ = comdat any

$_ZNKSt6vectorIiSaIiEE12_M_check_lenEmPKc = comdat any

$_ZN9__gnu_cxxmiIPiSt6vectorIiSaIiEEEENS_17__normal_iteratorIT_T0_E15difference_typeERKS8_SB_ = comdat any

$_ZNSt6vectorIiSaIiEE5beginEv = comdat any

$_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm = comdat any

$_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_ = comdat any

$_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEE4baseEv = comdat any

$_ZNKSt6vectorIiSaIiEE8max_sizeEv = comdat any

$_ZSt3maxImERKT_S2_S2_ = comdat any

$_ZNSt6vectorIiSaIiEE11_S_max_sizeERKS0_ = comdat any

$_ZNKSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv = comdat any

$_ZNSt16allocator_traitsISaIiEE8max_sizeERKS0_ = comdat any

$_ZSt3minImERKT_S2_S2_ = comdat any

$_ZNKSt15__new_allocatorIiE8max_sizeEv = comdat any

$_ZNKSt15__new_allocatorIiE11_M_max_sizeEv = comdat any

$_ZN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEC2ERKS1_ = comdat any

$_ZNSt16allocator_traitsISaIiEE8allocateERS0_m = comdat any

$_ZNSt15__new_allocatorIiE8allocateEmPKv = comdat any

$_ZSt12__relocate_aIPiS0_SaIiEET0_T_S3_S2_RT1_ = comdat any

$_ZSt14__relocate_a_1IiiENSt9enable_ifIXsr3std24__is_bitwise_relocatableIT_EE5valueEPS1_E4typeES2_S2_S2_RSaIT0_E = comdat any

$_ZSt12__niter_baseIPiET_S1_ = comdat any

$_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEmiEl = comdat any

$_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEdeEv = comdat any

$_ZTV6Square = comdat any

$_ZTS6Square = comdat any

$_ZTS5Shape = comdat any

$_ZTI5Shape = comdat any

$_ZTI6Square = comdat any

$_ZTV5Shape = comdat any

$_ZTV5Strip = comdat any

$_ZTS5Strip = comdat any

$_ZTI5Strip = comdat any

$_ZTS8TooLarge = comdat any

$_ZTI8TooLarge = comdat any

@_ZL6guards = internal global i32 0, align 4
@_ZTV6Square = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI6Square, ptr @_ZNK6Square4areaEv, ptr @_ZN6SquareD2Ev, ptr @_ZN6SquareD0Ev] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTS6Square = linkonce_odr dso_local constant [8 x i8] c"6Square\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS5Shape = linkonce_odr dso_local constant [7 x i8] c"5Shape\00", comdat, align 1
@_ZTI5Shape = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Shape }, comdat, align 8
@_ZTI6Square = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS6Square, ptr @_ZTI5Shape }, comdat, align 8
@_ZTV5Shape = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI5Shape, ptr @__cxa_pure_virtual, ptr @_ZN5ShapeD2Ev, ptr @_ZN5ShapeD0Ev] }, comdat, align 8
@_ZTV5Strip = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI5Strip, ptr @_ZNK5Strip4areaEv, ptr @_ZN5StripD2Ev, ptr @_ZN5StripD0Ev] }, comdat, align 8
@_ZTS5Strip = linkonce_odr dso_local constant [7 x i8] c"5Strip\00", comdat, align 1
@_ZTI5Strip = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS5Strip, ptr @_ZTI5Shape }, comdat, align 8
@_ZTS8TooLarge = linkonce_odr dso_local constant [10 x i8] c"8TooLarge\00", comdat, align 1
@_ZTI8TooLarge = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS8TooLarge }, comdat, align 8
@_ZTIi = external constant ptr
@.str = private unnamed_addr constant [26 x i8] c"vector::_M_realloc_insert\00", align 1

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 personality ptr @__gxx_personality_v0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca %struct.Square, align 8
  %4 = alloca %struct.Strip, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca %"class.std::vector", align 8
  store i32 0, ptr %1, align 4
  %10 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !13
  store i8 %10, ptr %2, align 1, !dbg !14
  %11 = load i8, ptr %2, align 1, !dbg !15
  %12 = zext i8 %11 to i32, !dbg !15
  call void @_ZN6SquareC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %3, i32 noundef %12), !dbg !16
  %13 = load i8, ptr %2, align 1, !dbg !17
  %14 = zext i8 %13 to i32, !dbg !17
  invoke void @_ZN5StripC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %4, i32 noundef %14)
          to label %15 unwind label %32, !dbg !18

15:                                               ; preds = %0
  %16 = load i8, ptr %2, align 1, !dbg !19
  %17 = zext i8 %16 to i32, !dbg !19
  %18 = srem i32 %17, 2, !dbg !20
  %19 = icmp ne i32 %18, 0, !dbg !19
  br i1 %19, label %20, label %21, !dbg !19

20:                                               ; preds = %15
  br label %22, !dbg !19

21:                                               ; preds = %15
  br label %22, !dbg !19

22:                                               ; preds = %21, %20
  %23 = phi ptr [ %3, %20 ], [ %4, %21 ], !dbg !19
  store ptr %23, ptr %7, align 8, !dbg !21
  %24 = load ptr, ptr %7, align 8, !dbg !22
  %25 = invoke noundef i32 @_ZL5triedRK5Shape(ptr noundef nonnull align 8 dereferenceable(8) %24)
          to label %26 unwind label %36, !dbg !23

26:                                               ; preds = %22
  store i32 %25, ptr %8, align 4, !dbg !24
  br label %27, !dbg !25

27:                                               ; preds = %26
  %28 = load i32, ptr @_ZL6guards, align 4, !dbg !25
  %29 = icmp eq i32 %28, 0, !dbg !25
  br i1 %29, label %40, label %30, !dbg !25

30:                                               ; preds = %27
  invoke void @reach_error()
          to label %31 unwind label %36, !dbg !25

31:                                               ; preds = %30
  br label %40, !dbg !25

32:                                               ; preds = %0
  %33 = landingpad { ptr, i32 }
          cleanup, !dbg !26
  %34 = extractvalue { ptr, i32 } %33, 0, !dbg !26
  store ptr %34, ptr %5, align 8, !dbg !26
  %35 = extractvalue { ptr, i32 } %33, 1, !dbg !26
  store i32 %35, ptr %6, align 4, !dbg !26
  br label %105, !dbg !26

36:                                               ; preds = %66, %58, %50, %30, %22
  %37 = landingpad { ptr, i32 }
          cleanup, !dbg !26
  %38 = extractvalue { ptr, i32 } %37, 0, !dbg !26
  store ptr %38, ptr %5, align 8, !dbg !26
  %39 = extractvalue { ptr, i32 } %37, 1, !dbg !26
  store i32 %39, ptr %6, align 4, !dbg !26
  br label %104, !dbg !26

40:                                               ; preds = %31, %27
  br label %41, !dbg !25

41:                                               ; preds = %40
  br label %42, !dbg !25

42:                                               ; preds = %41
  br label %43, !dbg !27

43:                                               ; preds = %42
  %44 = load i32, ptr %8, align 4, !dbg !27
  %45 = icmp ne i32 %44, -1, !dbg !27
  br i1 %45, label %52, label %46, !dbg !27

46:                                               ; preds = %43
  %47 = load i8, ptr %2, align 1, !dbg !27
  %48 = zext i8 %47 to i32, !dbg !27
  %49 = icmp sgt i32 %48, 20, !dbg !27
  br i1 %49, label %52, label %50, !dbg !27

50:                                               ; preds = %46
  invoke void @reach_error()
          to label %51 unwind label %36, !dbg !27

51:                                               ; preds = %50
  br label %52, !dbg !27

52:                                               ; preds = %51, %46, %43
  br label %53, !dbg !27

53:                                               ; preds = %52
  br label %54, !dbg !27

54:                                               ; preds = %53
  br label %55, !dbg !28

55:                                               ; preds = %54
  %56 = load i32, ptr %8, align 4, !dbg !28
  %57 = icmp sle i32 %56, 400, !dbg !28
  br i1 %57, label %60, label %58, !dbg !28

58:                                               ; preds = %55
  invoke void @reach_error()
          to label %59 unwind label %36, !dbg !28

59:                                               ; preds = %58
  br label %60, !dbg !28

60:                                               ; preds = %59, %55
  br label %61, !dbg !28

61:                                               ; preds = %60
  br label %62, !dbg !28

62:                                               ; preds = %61
  br label %63, !dbg !29

63:                                               ; preds = %62
  %64 = load i32, ptr %8, align 4, !dbg !29
  %65 = icmp ne i32 %64, 361, !dbg !29
  br i1 %65, label %68, label %66, !dbg !29

66:                                               ; preds = %63
  invoke void @reach_error()
          to label %67 unwind label %36, !dbg !29

67:                                               ; preds = %66
  br label %68, !dbg !29

68:                                               ; preds = %67, %63
  br label %69, !dbg !29

69:                                               ; preds = %68
  br label %70, !dbg !29

70:                                               ; preds = %69
  call void @_ZNSt6vectorIiSaIiEEC2Ev(ptr noundef nonnull align 8 dereferenceable(24) %9) #11, !dbg !30
  invoke void @_ZNSt6vectorIiSaIiEE9push_backERKi(ptr noundef nonnull align 8 dereferenceable(24) %9, ptr noundef nonnull align 4 dereferenceable(4) %8)
          to label %71 unwind label %77, !dbg !31

71:                                               ; preds = %70
  br label %72, !dbg !32

72:                                               ; preds = %71
  %73 = call noundef i64 @_ZNKSt6vectorIiSaIiEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(24) %9) #11, !dbg !32
  %74 = icmp eq i64 %73, 1, !dbg !32
  br i1 %74, label %81, label %75, !dbg !32

75:                                               ; preds = %72
  invoke void @reach_error()
          to label %76 unwind label %77, !dbg !32

76:                                               ; preds = %75
  br label %81, !dbg !32

77:                                               ; preds = %98, %89, %75, %70
  %78 = landingpad { ptr, i32 }
          cleanup, !dbg !26
  %79 = extractvalue { ptr, i32 } %78, 0, !dbg !26
  store ptr %79, ptr %5, align 8, !dbg !26
  %80 = extractvalue { ptr, i32 } %78, 1, !dbg !26
  store i32 %80, ptr %6, align 4, !dbg !26
  call void @_ZNSt6vectorIiSaIiEED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %9) #11, !dbg !26
  br label %104, !dbg !26

81:                                               ; preds = %76, %72
  br label %82, !dbg !32

82:                                               ; preds = %81
  br label %83, !dbg !32

83:                                               ; preds = %82
  br label %84, !dbg !33

84:                                               ; preds = %83
  %85 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt6vectorIiSaIiEEixEm(ptr noundef nonnull align 8 dereferenceable(24) %9, i64 noundef 0) #11, !dbg !33
  %86 = load i32, ptr %85, align 4, !dbg !33
  %87 = load i32, ptr %8, align 4, !dbg !33
  %88 = icmp eq i32 %86, %87, !dbg !33
  br i1 %88, label %91, label %89, !dbg !33

89:                                               ; preds = %84
  invoke void @reach_error()
          to label %90 unwind label %77, !dbg !33

90:                                               ; preds = %89
  br label %91, !dbg !33

91:                                               ; preds = %90, %84
  br label %92, !dbg !33

92:                                               ; preds = %91
  br label %93, !dbg !33

93:                                               ; preds = %92
  br label %94, !dbg !34

94:                                               ; preds = %93
  %95 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt6vectorIiSaIiEE4backEv(ptr noundef nonnull align 8 dereferenceable(24) %9) #11, !dbg !34
  %96 = load i32, ptr %95, align 4, !dbg !34
  %97 = icmp ne i32 %96, 121, !dbg !34
  br i1 %97, label %100, label %98, !dbg !34

98:                                               ; preds = %94
  invoke void @reach_error()
          to label %99 unwind label %77, !dbg !34

99:                                               ; preds = %98
  br label %100, !dbg !34

100:                                              ; preds = %99, %94
  br label %101, !dbg !34

101:                                              ; preds = %100
  br label %102, !dbg !34

102:                                              ; preds = %101
  store i32 0, ptr %1, align 4, !dbg !35
  call void @_ZNSt6vectorIiSaIiEED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %9) #11, !dbg !26
  call void @_ZN5StripD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %4) #11, !dbg !26
  call void @_ZN6SquareD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %3) #11, !dbg !26
  %103 = load i32, ptr %1, align 4, !dbg !26
  ret i32 %103, !dbg !26

104:                                              ; preds = %77, %36
  call void @_ZN5StripD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %4) #11, !dbg !26
  br label %105, !dbg !26

105:                                              ; preds = %104, %32
  call void @_ZN6SquareD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %3) #11, !dbg !26
  br label %106, !dbg !26

106:                                              ; preds = %105
  %107 = load ptr, ptr %5, align 8, !dbg !26
  %108 = load i32, ptr %6, align 4, !dbg !26
  %109 = insertvalue { ptr, i32 } poison, ptr %107, 0, !dbg !26
  %110 = insertvalue { ptr, i32 } %109, i32 %108, 1, !dbg !26
  resume { ptr, i32 } %110, !dbg !26
}

declare zeroext i8 @__VERIFIER_nondet_uchar() #1

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6SquareC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #2 comdat align 2 !dbg !36 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  call void @_ZN5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %5) #11, !dbg !37
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTV6Square, i32 0, i32 0, i32 2), ptr %5, align 8, !dbg !38
  %6 = getelementptr inbounds %struct.Square, ptr %5, i32 0, i32 1, !dbg !39
  %7 = load i32, ptr %4, align 4, !dbg !40
  store i32 %7, ptr %6, align 8, !dbg !39
  ret void, !dbg !41
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5StripC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #2 comdat align 2 !dbg !42 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  call void @_ZN5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %5) #11, !dbg !43
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTV5Strip, i32 0, i32 0, i32 2), ptr %5, align 8, !dbg !44
  %6 = getelementptr inbounds %struct.Strip, ptr %5, i32 0, i32 1, !dbg !45
  %7 = load i32, ptr %4, align 4, !dbg !46
  store i32 %7, ptr %6, align 8, !dbg !45
  ret void, !dbg !47
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZL5triedRK5Shape(ptr noundef nonnull align 8 dereferenceable(8) %0) #3 personality ptr @__gxx_personality_v0 !dbg !48 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca %struct.Guard, align 1
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  invoke void @_ZN5GuardC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %4)
          to label %9 unwind label %13, !dbg !49

9:                                                ; preds = %1
  %10 = load ptr, ptr %3, align 8, !dbg !50
  %11 = invoke noundef i32 @_ZL7checkedRK5Shape(ptr noundef nonnull align 8 dereferenceable(8) %10)
          to label %12 unwind label %17, !dbg !51

12:                                               ; preds = %9
  store i32 %11, ptr %2, align 4, !dbg !52
  call void @_ZN5GuardD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %4) #11, !dbg !53
  br label %73

13:                                               ; preds = %1
  %14 = landingpad { ptr, i32 }
          catch ptr @_ZTI8TooLarge
          catch ptr @_ZTIi, !dbg !54
  %15 = extractvalue { ptr, i32 } %14, 0, !dbg !54
  store ptr %15, ptr %5, align 8, !dbg !54
  %16 = extractvalue { ptr, i32 } %14, 1, !dbg !54
  store i32 %16, ptr %6, align 4, !dbg !54
  br label %21, !dbg !54

17:                                               ; preds = %9
  %18 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI8TooLarge
          catch ptr @_ZTIi, !dbg !54
  %19 = extractvalue { ptr, i32 } %18, 0, !dbg !54
  store ptr %19, ptr %5, align 8, !dbg !54
  %20 = extractvalue { ptr, i32 } %18, 1, !dbg !54
  store i32 %20, ptr %6, align 4, !dbg !54
  call void @_ZN5GuardD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %4) #11, !dbg !53
  br label %21, !dbg !53

21:                                               ; preds = %17, %13
  %22 = load i32, ptr %6, align 4, !dbg !53
  %23 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI8TooLarge) #11, !dbg !53
  %24 = icmp eq i32 %22, %23, !dbg !53
  br i1 %24, label %25, label %35, !dbg !53

25:                                               ; preds = %21
  %26 = load ptr, ptr %5, align 8, !dbg !55
  %27 = call ptr @__cxa_begin_catch(ptr %26) #11, !dbg !55
  store ptr %27, ptr %8, align 8, !dbg !55
  br label %28, !dbg !56

28:                                               ; preds = %25
  %29 = load ptr, ptr %8, align 8, !dbg !56
  %30 = getelementptr inbounds %struct.TooLarge, ptr %29, i32 0, i32 0, !dbg !56
  %31 = load i32, ptr %30, align 4, !dbg !56
  %32 = icmp sgt i32 %31, 400, !dbg !56
  br i1 %32, label %58, label %33, !dbg !56

33:                                               ; preds = %28
  invoke void @reach_error()
          to label %34 unwind label %54, !dbg !56

34:                                               ; preds = %33
  br label %58, !dbg !56

35:                                               ; preds = %21
  %36 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi) #11, !dbg !53
  %37 = icmp eq i32 %22, %36, !dbg !53
  br i1 %37, label %38, label %75, !dbg !53

38:                                               ; preds = %35
  %39 = load ptr, ptr %5, align 8, !dbg !53
  %40 = call ptr @__cxa_begin_catch(ptr %39) #11, !dbg !53
  %41 = load i32, ptr %40, align 4, !dbg !53
  store i32 %41, ptr %7, align 4, !dbg !53
  br label %42, !dbg !57

42:                                               ; preds = %38
  %43 = load i32, ptr %7, align 4, !dbg !57
  %44 = icmp eq i32 %43, 7, !dbg !57
  br i1 %44, label %51, label %45, !dbg !57

45:                                               ; preds = %42
  invoke void @reach_error()
          to label %46 unwind label %47, !dbg !57

46:                                               ; preds = %45
  br label %51, !dbg !57

47:                                               ; preds = %45
  %48 = landingpad { ptr, i32 }
          cleanup, !dbg !54
  %49 = extractvalue { ptr, i32 } %48, 0, !dbg !54
  store ptr %49, ptr %5, align 8, !dbg !54
  %50 = extractvalue { ptr, i32 } %48, 1, !dbg !54
  store i32 %50, ptr %6, align 4, !dbg !54
  call void @__cxa_end_catch() #11, !dbg !55
  br label %75, !dbg !55

51:                                               ; preds = %46, %42
  br label %52, !dbg !57

52:                                               ; preds = %51
  br label %53, !dbg !57

53:                                               ; preds = %52
  store i32 0, ptr %2, align 4, !dbg !58
  call void @__cxa_end_catch() #11, !dbg !55
  br label %73

54:                                               ; preds = %66, %33
  %55 = landingpad { ptr, i32 }
          cleanup, !dbg !54
  %56 = extractvalue { ptr, i32 } %55, 0, !dbg !54
  store ptr %56, ptr %5, align 8, !dbg !54
  %57 = extractvalue { ptr, i32 } %55, 1, !dbg !54
  store i32 %57, ptr %6, align 4, !dbg !54
  invoke void @__cxa_end_catch()
          to label %71 unwind label %80, !dbg !59

58:                                               ; preds = %34, %28
  br label %59, !dbg !56

59:                                               ; preds = %58
  br label %60, !dbg !56

60:                                               ; preds = %59
  br label %61, !dbg !60

61:                                               ; preds = %60
  %62 = load ptr, ptr %8, align 8, !dbg !60
  %63 = getelementptr inbounds %struct.TooLarge, ptr %62, i32 0, i32 0, !dbg !60
  %64 = load i32, ptr %63, align 4, !dbg !60
  %65 = icmp ne i32 %64, 441, !dbg !60
  br i1 %65, label %68, label %66, !dbg !60

66:                                               ; preds = %61
  invoke void @reach_error()
          to label %67 unwind label %54, !dbg !60

67:                                               ; preds = %66
  br label %68, !dbg !60

68:                                               ; preds = %67, %61
  br label %69, !dbg !60

69:                                               ; preds = %68
  br label %70, !dbg !60

70:                                               ; preds = %69
  store i32 -1, ptr %2, align 4, !dbg !61
  call void @__cxa_end_catch(), !dbg !59
  br label %73

71:                                               ; preds = %54
  br label %75, !dbg !59

72:                                               ; No predecessors!
  call void @llvm.trap(), !dbg !59
  unreachable, !dbg !59

73:                                               ; preds = %70, %53, %12
  %74 = load i32, ptr %2, align 4, !dbg !54
  ret i32 %74, !dbg !54

75:                                               ; preds = %71, %47, %35
  %76 = load ptr, ptr %5, align 8, !dbg !53
  %77 = load i32, ptr %6, align 4, !dbg !53
  %78 = insertvalue { ptr, i32 } poison, ptr %76, 0, !dbg !53
  %79 = insertvalue { ptr, i32 } %78, i32 %77, 1, !dbg !53
  resume { ptr, i32 } %79, !dbg !53

80:                                               ; preds = %54
  %81 = landingpad { ptr, i32 }
          catch ptr null, !dbg !59
  %82 = extractvalue { ptr, i32 } %81, 0, !dbg !59
  call void @__clang_call_terminate(ptr %82) #12, !dbg !59
  unreachable, !dbg !59
}

declare void @reach_error() #1

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6vectorIiSaIiEEC2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #2 comdat align 2 !dbg !62 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZNSt12_Vector_baseIiSaIiEEC2Ev(ptr noundef nonnull align 8 dereferenceable(24) %3) #11, !dbg !64
  ret void, !dbg !65
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6vectorIiSaIiEE9push_backERKi(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) #3 comdat align 2 !dbg !66 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds %"struct.std::_Vector_base", ptr %6, i32 0, i32 0, !dbg !67
  %8 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %7, i32 0, i32 1, !dbg !68
  %9 = load ptr, ptr %8, align 8, !dbg !68
  %10 = getelementptr inbounds %"struct.std::_Vector_base", ptr %6, i32 0, i32 0, !dbg !69
  %11 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %10, i32 0, i32 2, !dbg !70
  %12 = load ptr, ptr %11, align 8, !dbg !70
  %13 = icmp ne ptr %9, %12, !dbg !71
  br i1 %13, label %14, label %24, !dbg !72

14:                                               ; preds = %2
  %15 = getelementptr inbounds %"struct.std::_Vector_base", ptr %6, i32 0, i32 0, !dbg !73
  %16 = getelementptr inbounds %"struct.std::_Vector_base", ptr %6, i32 0, i32 0, !dbg !74
  %17 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %16, i32 0, i32 1, !dbg !75
  %18 = load ptr, ptr %17, align 8, !dbg !75
  %19 = load ptr, ptr %4, align 8, !dbg !76
  call void @_ZNSt16allocator_traitsISaIiEE9constructIiJRKiEEEvRS0_PT_DpOT0_(ptr noundef nonnull align 1 dereferenceable(1) %15, ptr noundef %18, ptr noundef nonnull align 4 dereferenceable(4) %19) #11, !dbg !77
  %20 = getelementptr inbounds %"struct.std::_Vector_base", ptr %6, i32 0, i32 0, !dbg !78
  %21 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %20, i32 0, i32 1, !dbg !79
  %22 = load ptr, ptr %21, align 8, !dbg !80
  %23 = getelementptr inbounds i32, ptr %22, i32 1, !dbg !80
  store ptr %23, ptr %21, align 8, !dbg !80
  br label %30, !dbg !81

24:                                               ; preds = %2
  %25 = call ptr @_ZNSt6vectorIiSaIiEE3endEv(ptr noundef nonnull align 8 dereferenceable(24) %6) #11, !dbg !82
  %26 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", ptr %5, i32 0, i32 0, !dbg !82
  store ptr %25, ptr %26, align 8, !dbg !82
  %27 = load ptr, ptr %4, align 8, !dbg !83
  %28 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", ptr %5, i32 0, i32 0, !dbg !84
  %29 = load ptr, ptr %28, align 8, !dbg !84
  call void @_ZNSt6vectorIiSaIiEE17_M_realloc_insertIJRKiEEEvN9__gnu_cxx17__normal_iteratorIPiS1_EEDpOT_(ptr noundef nonnull align 8 dereferenceable(24) %6, ptr %29, ptr noundef nonnull align 4 dereferenceable(4) %27), !dbg !84
  br label %30

30:                                               ; preds = %24, %14
  ret void, !dbg !85
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt6vectorIiSaIiEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(24) %0) #2 comdat align 2 !dbg !86 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Vector_base", ptr %3, i32 0, i32 0, !dbg !87
  %5 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %4, i32 0, i32 1, !dbg !88
  %6 = load ptr, ptr %5, align 8, !dbg !88
  %7 = getelementptr inbounds %"struct.std::_Vector_base", ptr %3, i32 0, i32 0, !dbg !89
  %8 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %7, i32 0, i32 0, !dbg !90
  %9 = load ptr, ptr %8, align 8, !dbg !90
  %10 = ptrtoint ptr %6 to i64, !dbg !91
  %11 = ptrtoint ptr %9 to i64, !dbg !91
  %12 = sub i64 %10, %11, !dbg !91
  %13 = sdiv exact i64 %12, 4, !dbg !91
  ret i64 %13, !dbg !92
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt6vectorIiSaIiEEixEm(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #2 comdat align 2 !dbg !93 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %"struct.std::_Vector_base", ptr %5, i32 0, i32 0, !dbg !94
  %7 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %6, i32 0, i32 0, !dbg !95
  %8 = load ptr, ptr %7, align 8, !dbg !95
  %9 = load i64, ptr %4, align 8, !dbg !96
  %10 = getelementptr inbounds i32, ptr %8, i64 %9, !dbg !97
  ret ptr %10, !dbg !98
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt6vectorIiSaIiEE4backEv(ptr noundef nonnull align 8 dereferenceable(24) %0) #2 comdat align 2 !dbg !99 {
  %2 = alloca ptr, align 8
  %3 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %4 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  store ptr %0, ptr %2, align 8
  %5 = load ptr, ptr %2, align 8
  %6 = call ptr @_ZNSt6vectorIiSaIiEE3endEv(ptr noundef nonnull align 8 dereferenceable(24) %5) #11, !dbg !100
  %7 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", ptr %4, i32 0, i32 0, !dbg !100
  store ptr %6, ptr %7, align 8, !dbg !100
  %8 = call ptr @_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEmiEl(ptr noundef nonnull align 8 dereferenceable(8) %4, i64 noundef 1) #11, !dbg !101
  %9 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", ptr %3, i32 0, i32 0, !dbg !101
  store ptr %8, ptr %9, align 8, !dbg !101
  %10 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEdeEv(ptr noundef nonnull align 8 dereferenceable(8) %3) #11, !dbg !102
  ret ptr %10, !dbg !103
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6vectorIiSaIiEED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !104 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Vector_base", ptr %3, i32 0, i32 0, !dbg !105
  %5 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %4, i32 0, i32 0, !dbg !106
  %6 = load ptr, ptr %5, align 8, !dbg !106
  %7 = getelementptr inbounds %"struct.std::_Vector_base", ptr %3, i32 0, i32 0, !dbg !107
  %8 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %7, i32 0, i32 1, !dbg !108
  %9 = load ptr, ptr %8, align 8, !dbg !108
  %10 = call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv(ptr noundef nonnull align 8 dereferenceable(24) %3) #11, !dbg !109
  invoke void @_ZSt8_DestroyIPiiEvT_S1_RSaIT0_E(ptr noundef %6, ptr noundef %9, ptr noundef nonnull align 1 dereferenceable(1) %10)
          to label %11 unwind label %12, !dbg !110

11:                                               ; preds = %1
  call void @_ZNSt12_Vector_baseIiSaIiEED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %3) #11, !dbg !111
  ret void, !dbg !111

12:                                               ; preds = %1
  %13 = landingpad { ptr, i32 }
          catch ptr null, !dbg !110
  %14 = extractvalue { ptr, i32 } %13, 0, !dbg !110
  call void @__clang_call_terminate(ptr %14) #12, !dbg !110
  unreachable, !dbg !110
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5StripD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #2 comdat align 2 !dbg !112 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #11, !dbg !113
  ret void, !dbg !113
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6SquareD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #2 comdat align 2 !dbg !114 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #11, !dbg !115
  ret void, !dbg !115
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !116 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTV5Shape, i32 0, i32 0, i32 2), ptr %3, align 8, !dbg !117
  ret void, !dbg !117
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZNK6Square4areaEv(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #2 comdat align 2 !dbg !118 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Square, ptr %3, i32 0, i32 1, !dbg !119
  %5 = load i32, ptr %4, align 8, !dbg !119
  %6 = getelementptr inbounds %struct.Square, ptr %3, i32 0, i32 1, !dbg !120
  %7 = load i32, ptr %6, align 8, !dbg !120
  %8 = mul nsw i32 %5, %7, !dbg !121
  ret i32 %8, !dbg !122
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6SquareD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #2 comdat align 2 !dbg !123 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN6SquareD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %3) #11, !dbg !124
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 16) #13, !dbg !124
  ret void, !dbg !124
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !125 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void, !dbg !126
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5ShapeD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !127 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @llvm.trap() #12, !dbg !128
  unreachable, !dbg !128
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #4

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) #5

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZNK5Strip4areaEv(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #2 comdat align 2 !dbg !129 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Strip, ptr %3, i32 0, i32 1, !dbg !130
  %5 = load i32, ptr %4, align 8, !dbg !130
  ret i32 %5, !dbg !131
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5StripD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #2 comdat align 2 !dbg !132 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN5StripD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %3) #11, !dbg !133
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 16) #13, !dbg !133
  ret void, !dbg !133
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5GuardC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #2 comdat align 2 !dbg !134 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load i32, ptr @_ZL6guards, align 4, !dbg !135
  %5 = add nsw i32 %4, 1, !dbg !135
  store i32 %5, ptr @_ZL6guards, align 4, !dbg !135
  ret void, !dbg !136
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZL7checkedRK5Shape(ptr noundef nonnull align 8 dereferenceable(8) %0) #3 personality ptr @__gxx_personality_v0 !dbg !137 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.Guard, align 1
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @_ZN5GuardC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %3), !dbg !138
  %6 = load ptr, ptr %2, align 8, !dbg !139
  %7 = load ptr, ptr %6, align 8, !dbg !140
  %8 = getelementptr inbounds ptr, ptr %7, i64 0, !dbg !140
  %9 = load ptr, ptr %8, align 8, !dbg !140
  %10 = invoke noundef i32 %9(ptr noundef nonnull align 8 dereferenceable(8) %6)
          to label %11 unwind label %22, !dbg !140

11:                                               ; preds = %1
  %12 = icmp sgt i32 %10, 400, !dbg !141
  br i1 %12, label %13, label %30, !dbg !139

13:                                               ; preds = %11
  %14 = call ptr @__cxa_allocate_exception(i64 4) #11, !dbg !142
  %15 = getelementptr inbounds %struct.TooLarge, ptr %14, i32 0, i32 0, !dbg !143
  %16 = load ptr, ptr %2, align 8, !dbg !144
  %17 = load ptr, ptr %16, align 8, !dbg !145
  %18 = getelementptr inbounds ptr, ptr %17, i64 0, !dbg !145
  %19 = load ptr, ptr %18, align 8, !dbg !145
  %20 = invoke noundef i32 %19(ptr noundef nonnull align 8 dereferenceable(8) %16)
          to label %21 unwind label %26, !dbg !145

21:                                               ; preds = %13
  store i32 %20, ptr %15, align 16, !dbg !143
  invoke void @__cxa_throw(ptr %14, ptr @_ZTI8TooLarge, ptr null) #14
          to label %53 unwind label %22, !dbg !142

22:                                               ; preds = %40, %38, %30, %21, %1
  %23 = landingpad { ptr, i32 }
          cleanup, !dbg !146
  %24 = extractvalue { ptr, i32 } %23, 0, !dbg !146
  store ptr %24, ptr %4, align 8, !dbg !146
  %25 = extractvalue { ptr, i32 } %23, 1, !dbg !146
  store i32 %25, ptr %5, align 4, !dbg !146
  br label %47, !dbg !146

26:                                               ; preds = %13
  %27 = landingpad { ptr, i32 }
          cleanup, !dbg !146
  %28 = extractvalue { ptr, i32 } %27, 0, !dbg !146
  store ptr %28, ptr %4, align 8, !dbg !146
  %29 = extractvalue { ptr, i32 } %27, 1, !dbg !146
  store i32 %29, ptr %5, align 4, !dbg !146
  call void @__cxa_free_exception(ptr %14) #11, !dbg !142
  br label %47, !dbg !142

30:                                               ; preds = %11
  %31 = load ptr, ptr %2, align 8, !dbg !147
  %32 = load ptr, ptr %31, align 8, !dbg !148
  %33 = getelementptr inbounds ptr, ptr %32, i64 0, !dbg !148
  %34 = load ptr, ptr %33, align 8, !dbg !148
  %35 = invoke noundef i32 %34(ptr noundef nonnull align 8 dereferenceable(8) %31)
          to label %36 unwind label %22, !dbg !148

36:                                               ; preds = %30
  %37 = icmp eq i32 %35, 0, !dbg !149
  br i1 %37, label %38, label %40, !dbg !147

38:                                               ; preds = %36
  %39 = call ptr @__cxa_allocate_exception(i64 4) #11, !dbg !150
  store i32 7, ptr %39, align 16, !dbg !150
  invoke void @__cxa_throw(ptr %39, ptr @_ZTIi, ptr null) #14
          to label %53 unwind label %22, !dbg !150

40:                                               ; preds = %36
  %41 = load ptr, ptr %2, align 8, !dbg !151
  %42 = load ptr, ptr %41, align 8, !dbg !152
  %43 = getelementptr inbounds ptr, ptr %42, i64 0, !dbg !152
  %44 = load ptr, ptr %43, align 8, !dbg !152
  %45 = invoke noundef i32 %44(ptr noundef nonnull align 8 dereferenceable(8) %41)
          to label %46 unwind label %22, !dbg !152

46:                                               ; preds = %40
  call void @_ZN5GuardD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %3) #11, !dbg !146
  ret i32 %45, !dbg !146

47:                                               ; preds = %26, %22
  call void @_ZN5GuardD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %3) #11, !dbg !146
  br label %48, !dbg !146

48:                                               ; preds = %47
  %49 = load ptr, ptr %4, align 8, !dbg !146
  %50 = load i32, ptr %5, align 4, !dbg !146
  %51 = insertvalue { ptr, i32 } poison, ptr %49, 0, !dbg !146
  %52 = insertvalue { ptr, i32 } %51, i32 %50, 1, !dbg !146
  resume { ptr, i32 } %52, !dbg !146

53:                                               ; preds = %38, %21
  unreachable
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5GuardD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #2 comdat align 2 !dbg !153 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load i32, ptr @_ZL6guards, align 4, !dbg !154
  %5 = add nsw i32 %4, -1, !dbg !154
  store i32 %5, ptr @_ZL6guards, align 4, !dbg !154
  ret void, !dbg !155
}

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #6

declare ptr @__cxa_begin_catch(ptr)

declare void @__cxa_end_catch()

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #7 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #11
  call void @_ZSt9terminatev() #12
  unreachable
}

declare void @_ZSt9terminatev()

declare ptr @__cxa_allocate_exception(i64)

declare void @__cxa_free_exception(ptr)

declare void @__cxa_throw(ptr, ptr, ptr)

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12_Vector_baseIiSaIiEEC2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #2 comdat align 2 !dbg !156 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Vector_base", ptr %3, i32 0, i32 0, !dbg !157
  call void @_ZNSt12_Vector_baseIiSaIiEE12_Vector_implC2Ev(ptr noundef nonnull align 8 dereferenceable(24) %4) #11, !dbg !157
  ret void, !dbg !158
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12_Vector_baseIiSaIiEE12_Vector_implC2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #2 comdat align 2 !dbg !159 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZNSaIiEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %3) #11, !dbg !160
  call void @_ZNSt12_Vector_baseIiSaIiEE17_Vector_impl_dataC2Ev(ptr noundef nonnull align 8 dereferenceable(24) %3) #11, !dbg !161
  ret void, !dbg !162
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSaIiEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #2 comdat align 2 !dbg !163 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZNSt15__new_allocatorIiEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %3) #11, !dbg !165
  ret void, !dbg !166
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12_Vector_baseIiSaIiEE17_Vector_impl_dataC2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #2 comdat align 2 !dbg !167 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %3, i32 0, i32 0, !dbg !168
  store ptr null, ptr %4, align 8, !dbg !168
  %5 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %3, i32 0, i32 1, !dbg !169
  store ptr null, ptr %5, align 8, !dbg !169
  %6 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %3, i32 0, i32 2, !dbg !170
  store ptr null, ptr %6, align 8, !dbg !170
  ret void, !dbg !171
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorIiEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #2 comdat align 2 !dbg !172 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void, !dbg !174
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt8_DestroyIPiiEvT_S1_RSaIT0_E(ptr noundef %0, ptr noundef %1, ptr noundef nonnull align 1 dereferenceable(1) %2) #3 comdat !dbg !175 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8, !dbg !177
  %8 = load ptr, ptr %5, align 8, !dbg !178
  call void @_ZSt8_DestroyIPiEvT_S1_(ptr noundef %7, ptr noundef %8), !dbg !179
  ret void, !dbg !180
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv(ptr noundef nonnull align 8 dereferenceable(24) %0) #2 comdat align 2 !dbg !181 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Vector_base", ptr %3, i32 0, i32 0, !dbg !182
  ret ptr %4, !dbg !183
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12_Vector_baseIiSaIiEED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !184 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Vector_base", ptr %3, i32 0, i32 0, !dbg !185
  %5 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %4, i32 0, i32 0, !dbg !186
  %6 = load ptr, ptr %5, align 8, !dbg !186
  %7 = getelementptr inbounds %"struct.std::_Vector_base", ptr %3, i32 0, i32 0, !dbg !187
  %8 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %7, i32 0, i32 2, !dbg !188
  %9 = load ptr, ptr %8, align 8, !dbg !188
  %10 = getelementptr inbounds %"struct.std::_Vector_base", ptr %3, i32 0, i32 0, !dbg !189
  %11 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %10, i32 0, i32 0, !dbg !190
  %12 = load ptr, ptr %11, align 8, !dbg !190
  %13 = ptrtoint ptr %9 to i64, !dbg !191
  %14 = ptrtoint ptr %12 to i64, !dbg !191
  %15 = sub i64 %13, %14, !dbg !191
  %16 = sdiv exact i64 %15, 4, !dbg !191
  invoke void @_ZNSt12_Vector_baseIiSaIiEE13_M_deallocateEPim(ptr noundef nonnull align 8 dereferenceable(24) %3, ptr noundef %6, i64 noundef %16)
          to label %17 unwind label %19, !dbg !192

17:                                               ; preds = %1
  %18 = getelementptr inbounds %"struct.std::_Vector_base", ptr %3, i32 0, i32 0, !dbg !193
  call void @_ZNSt12_Vector_baseIiSaIiEE12_Vector_implD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %18) #11, !dbg !193
  ret void, !dbg !193

19:                                               ; preds = %1
  %20 = landingpad { ptr, i32 }
          catch ptr null, !dbg !192
  %21 = extractvalue { ptr, i32 } %20, 0, !dbg !192
  call void @__clang_call_terminate(ptr %21) #12, !dbg !192
  unreachable, !dbg !192
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt8_DestroyIPiEvT_S1_(ptr noundef %0, ptr noundef %1) #3 comdat !dbg !194 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8, !dbg !196
  %6 = load ptr, ptr %4, align 8, !dbg !197
  call void @_ZNSt12_Destroy_auxILb1EE9__destroyIPiEEvT_S3_(ptr noundef %5, ptr noundef %6), !dbg !198
  ret void, !dbg !199
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12_Destroy_auxILb1EE9__destroyIPiEEvT_S3_(ptr noundef %0, ptr noundef %1) #2 comdat align 2 !dbg !200 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  ret void, !dbg !201
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt12_Vector_baseIiSaIiEE13_M_deallocateEPim(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef %1, i64 noundef %2) #3 comdat align 2 !dbg !202 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8, !dbg !203
  %9 = icmp ne ptr %8, null, !dbg !203
  br i1 %9, label %10, label %14, !dbg !203

10:                                               ; preds = %3
  %11 = getelementptr inbounds %"struct.std::_Vector_base", ptr %7, i32 0, i32 0, !dbg !204
  %12 = load ptr, ptr %5, align 8, !dbg !205
  %13 = load i64, ptr %6, align 8, !dbg !206
  call void @_ZNSt16allocator_traitsISaIiEE10deallocateERS0_Pim(ptr noundef nonnull align 1 dereferenceable(1) %11, ptr noundef %12, i64 noundef %13), !dbg !207
  br label %14, !dbg !207

14:                                               ; preds = %10, %3
  ret void, !dbg !208
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12_Vector_baseIiSaIiEE12_Vector_implD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #2 comdat align 2 !dbg !209 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZNSaIiED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %3) #11, !dbg !210
  ret void, !dbg !210
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaIiEE10deallocateERS0_Pim(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, i64 noundef %2) #3 comdat align 2 !dbg !211 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8, !dbg !212
  %8 = load ptr, ptr %5, align 8, !dbg !213
  %9 = load i64, ptr %6, align 8, !dbg !214
  call void @_ZNSt15__new_allocatorIiE10deallocateEPim(ptr noundef nonnull align 1 dereferenceable(1) %7, ptr noundef %8, i64 noundef %9), !dbg !215
  ret void, !dbg !216
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorIiE10deallocateEPim(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, i64 noundef %2) #2 comdat align 2 !dbg !217 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8, !dbg !218
  %9 = load i64, ptr %6, align 8, !dbg !218
  %10 = mul i64 %9, 4, !dbg !218
  call void @_ZdlPvm(ptr noundef %8, i64 noundef %10) #13, !dbg !219
  ret void, !dbg !220
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSaIiED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #2 comdat align 2 !dbg !221 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZNSt15__new_allocatorIiED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %3) #11, !dbg !222
  ret void, !dbg !222
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorIiED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #2 comdat align 2 !dbg !223 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void, !dbg !224
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaIiEE9constructIiJRKiEEEvRS0_PT_DpOT0_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, ptr noundef nonnull align 4 dereferenceable(4) %2) #2 comdat align 2 !dbg !225 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8, !dbg !226
  %8 = load ptr, ptr %5, align 8, !dbg !227
  %9 = load ptr, ptr %6, align 8, !dbg !228
  call void @_ZNSt15__new_allocatorIiE9constructIiJRKiEEEvPT_DpOT0_(ptr noundef nonnull align 1 dereferenceable(1) %7, ptr noundef %8, ptr noundef nonnull align 4 dereferenceable(4) %9) #11, !dbg !229
  ret void, !dbg !230
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6vectorIiSaIiEE17_M_realloc_insertIJRKiEEEvN9__gnu_cxx17__normal_iteratorIPiS1_EEDpOT_(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr %1, ptr noundef nonnull align 4 dereferenceable(4) %2) #3 comdat align 2 !dbg !231 {
  %4 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", ptr %4, i32 0, i32 0
  store ptr %1, ptr %14, align 8
  store ptr %0, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %15 = load ptr, ptr %5, align 8
  %16 = call noundef i64 @_ZNKSt6vectorIiSaIiEE12_M_check_lenEmPKc(ptr noundef nonnull align 8 dereferenceable(24) %15, i64 noundef 1, ptr noundef @.str), !dbg !233
  store i64 %16, ptr %7, align 8, !dbg !234
  %17 = getelementptr inbounds %"struct.std::_Vector_base", ptr %15, i32 0, i32 0, !dbg !235
  %18 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %17, i32 0, i32 0, !dbg !236
  %19 = load ptr, ptr %18, align 8, !dbg !236
  store ptr %19, ptr %8, align 8, !dbg !237
  %20 = getelementptr inbounds %"struct.std::_Vector_base", ptr %15, i32 0, i32 0, !dbg !238
  %21 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %20, i32 0, i32 1, !dbg !239
  %22 = load ptr, ptr %21, align 8, !dbg !239
  store ptr %22, ptr %9, align 8, !dbg !240
  %23 = call ptr @_ZNSt6vectorIiSaIiEE5beginEv(ptr noundef nonnull align 8 dereferenceable(24) %15) #11, !dbg !241
  %24 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", ptr %11, i32 0, i32 0, !dbg !241
  store ptr %23, ptr %24, align 8, !dbg !241
  %25 = call noundef i64 @_ZN9__gnu_cxxmiIPiSt6vectorIiSaIiEEEENS_17__normal_iteratorIT_T0_E15difference_typeERKS8_SB_(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull align 8 dereferenceable(8) %11) #11, !dbg !242
  store i64 %25, ptr %10, align 8, !dbg !243
  %26 = load i64, ptr %7, align 8, !dbg !244
  %27 = call noundef ptr @_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm(ptr noundef nonnull align 8 dereferenceable(24) %15, i64 noundef %26), !dbg !245
  store ptr %27, ptr %12, align 8, !dbg !246
  %28 = load ptr, ptr %12, align 8, !dbg !247
  store ptr %28, ptr %13, align 8, !dbg !248
  %29 = getelementptr inbounds %"struct.std::_Vector_base", ptr %15, i32 0, i32 0, !dbg !249
  %30 = load ptr, ptr %12, align 8, !dbg !250
  %31 = load i64, ptr %10, align 8, !dbg !251
  %32 = getelementptr inbounds i32, ptr %30, i64 %31, !dbg !252
  %33 = load ptr, ptr %6, align 8, !dbg !253
  call void @_ZNSt16allocator_traitsISaIiEE9constructIiJRKiEEEvRS0_PT_DpOT0_(ptr noundef nonnull align 1 dereferenceable(1) %29, ptr noundef %32, ptr noundef nonnull align 4 dereferenceable(4) %33) #11, !dbg !254
  store ptr null, ptr %13, align 8, !dbg !255
  %34 = load ptr, ptr %8, align 8, !dbg !256
  %35 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEE4baseEv(ptr noundef nonnull align 8 dereferenceable(8) %4) #11, !dbg !257
  %36 = load ptr, ptr %35, align 8, !dbg !257
  %37 = load ptr, ptr %12, align 8, !dbg !258
  %38 = call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv(ptr noundef nonnull align 8 dereferenceable(24) %15) #11, !dbg !259
  %39 = call noundef ptr @_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_(ptr noundef %34, ptr noundef %36, ptr noundef %37, ptr noundef nonnull align 1 dereferenceable(1) %38) #11, !dbg !260
  store ptr %39, ptr %13, align 8, !dbg !261
  %40 = load ptr, ptr %13, align 8, !dbg !262
  %41 = getelementptr inbounds i32, ptr %40, i32 1, !dbg !262
  store ptr %41, ptr %13, align 8, !dbg !262
  %42 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEE4baseEv(ptr noundef nonnull align 8 dereferenceable(8) %4) #11, !dbg !263
  %43 = load ptr, ptr %42, align 8, !dbg !263
  %44 = load ptr, ptr %9, align 8, !dbg !264
  %45 = load ptr, ptr %13, align 8, !dbg !265
  %46 = call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv(ptr noundef nonnull align 8 dereferenceable(24) %15) #11, !dbg !266
  %47 = call noundef ptr @_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_(ptr noundef %43, ptr noundef %44, ptr noundef %45, ptr noundef nonnull align 1 dereferenceable(1) %46) #11, !dbg !267
  store ptr %47, ptr %13, align 8, !dbg !268
  %48 = load ptr, ptr %8, align 8, !dbg !269
  %49 = getelementptr inbounds %"struct.std::_Vector_base", ptr %15, i32 0, i32 0, !dbg !270
  %50 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %49, i32 0, i32 2, !dbg !271
  %51 = load ptr, ptr %50, align 8, !dbg !271
  %52 = load ptr, ptr %8, align 8, !dbg !272
  %53 = ptrtoint ptr %51 to i64, !dbg !273
  %54 = ptrtoint ptr %52 to i64, !dbg !273
  %55 = sub i64 %53, %54, !dbg !273
  %56 = sdiv exact i64 %55, 4, !dbg !273
  call void @_ZNSt12_Vector_baseIiSaIiEE13_M_deallocateEPim(ptr noundef nonnull align 8 dereferenceable(24) %15, ptr noundef %48, i64 noundef %56), !dbg !274
  %57 = load ptr, ptr %12, align 8, !dbg !275
  %58 = getelementptr inbounds %"struct.std::_Vector_base", ptr %15, i32 0, i32 0, !dbg !276
  %59 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %58, i32 0, i32 0, !dbg !277
  store ptr %57, ptr %59, align 8, !dbg !278
  %60 = load ptr, ptr %13, align 8, !dbg !279
  %61 = getelementptr inbounds %"struct.std::_Vector_base", ptr %15, i32 0, i32 0, !dbg !280
  %62 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %61, i32 0, i32 1, !dbg !281
  store ptr %60, ptr %62, align 8, !dbg !282
  %63 = load ptr, ptr %12, align 8, !dbg !283
  %64 = load i64, ptr %7, align 8, !dbg !284
  %65 = getelementptr inbounds i32, ptr %63, i64 %64, !dbg !285
  %66 = getelementptr inbounds %"struct.std::_Vector_base", ptr %15, i32 0, i32 0, !dbg !286
  %67 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %66, i32 0, i32 2, !dbg !287
  store ptr %65, ptr %67, align 8, !dbg !288
  ret void, !dbg !289
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local ptr @_ZNSt6vectorIiSaIiEE3endEv(ptr noundef nonnull align 8 dereferenceable(24) %0) #2 comdat align 2 !dbg !290 {
  %2 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %"struct.std::_Vector_base", ptr %4, i32 0, i32 0, !dbg !291
  %6 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %5, i32 0, i32 1, !dbg !292
  call void @_ZN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEC2ERKS1_(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %6) #11, !dbg !293
  %7 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", ptr %2, i32 0, i32 0, !dbg !294
  %8 = load ptr, ptr %7, align 8, !dbg !294
  ret ptr %8, !dbg !294
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorIiE9constructIiJRKiEEEvPT_DpOT0_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, ptr noundef nonnull align 4 dereferenceable(4) %2) #2 comdat align 2 !dbg !295 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8, !dbg !296
  %9 = load ptr, ptr %6, align 8, !dbg !297
  %10 = load i32, ptr %9, align 4, !dbg !298
  store i32 %10, ptr %8, align 4, !dbg !299
  ret void, !dbg !300
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt6vectorIiSaIiEE12_M_check_lenEmPKc(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1, ptr noundef %2) #3 comdat align 2 !dbg !301 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %9 = load ptr, ptr %4, align 8
  %10 = call noundef i64 @_ZNKSt6vectorIiSaIiEE8max_sizeEv(ptr noundef nonnull align 8 dereferenceable(24) %9) #11, !dbg !302
  %11 = call noundef i64 @_ZNKSt6vectorIiSaIiEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(24) %9) #11, !dbg !303
  %12 = sub i64 %10, %11, !dbg !304
  %13 = load i64, ptr %5, align 8, !dbg !305
  %14 = icmp ult i64 %12, %13, !dbg !306
  br i1 %14, label %15, label %17, !dbg !302

15:                                               ; preds = %3
  %16 = load ptr, ptr %6, align 8, !dbg !307
  call void @_ZSt20__throw_length_errorPKc(ptr noundef %16) #14, !dbg !308
  unreachable, !dbg !308

17:                                               ; preds = %3
  %18 = call noundef i64 @_ZNKSt6vectorIiSaIiEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(24) %9) #11, !dbg !309
  %19 = call noundef i64 @_ZNKSt6vectorIiSaIiEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(24) %9) #11, !dbg !310
  store i64 %19, ptr %8, align 8, !dbg !310
  %20 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3maxImERKT_S2_S2_(ptr noundef nonnull align 8 dereferenceable(8) %8, ptr noundef nonnull align 8 dereferenceable(8) %5), !dbg !311
  %21 = load i64, ptr %20, align 8, !dbg !311
  %22 = add i64 %18, %21, !dbg !312
  store i64 %22, ptr %7, align 8, !dbg !313
  %23 = load i64, ptr %7, align 8, !dbg !314
  %24 = call noundef i64 @_ZNKSt6vectorIiSaIiEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(24) %9) #11, !dbg !315
  %25 = icmp ult i64 %23, %24, !dbg !316
  br i1 %25, label %30, label %26, !dbg !317

26:                                               ; preds = %17
  %27 = load i64, ptr %7, align 8, !dbg !318
  %28 = call noundef i64 @_ZNKSt6vectorIiSaIiEE8max_sizeEv(ptr noundef nonnull align 8 dereferenceable(24) %9) #11, !dbg !319
  %29 = icmp ugt i64 %27, %28, !dbg !320
  br i1 %29, label %30, label %32, !dbg !321

30:                                               ; preds = %26, %17
  %31 = call noundef i64 @_ZNKSt6vectorIiSaIiEE8max_sizeEv(ptr noundef nonnull align 8 dereferenceable(24) %9) #11, !dbg !322
  br label %34, !dbg !321

32:                                               ; preds = %26
  %33 = load i64, ptr %7, align 8, !dbg !323
  br label %34, !dbg !321

34:                                               ; preds = %32, %30
  %35 = phi i64 [ %31, %30 ], [ %33, %32 ], !dbg !321
  ret i64 %35, !dbg !324
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZN9__gnu_cxxmiIPiSt6vectorIiSaIiEEEENS_17__normal_iteratorIT_T0_E15difference_typeERKS8_SB_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #2 comdat !dbg !325 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8, !dbg !327
  %6 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEE4baseEv(ptr noundef nonnull align 8 dereferenceable(8) %5) #11, !dbg !328
  %7 = load ptr, ptr %6, align 8, !dbg !328
  %8 = load ptr, ptr %4, align 8, !dbg !329
  %9 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEE4baseEv(ptr noundef nonnull align 8 dereferenceable(8) %8) #11, !dbg !330
  %10 = load ptr, ptr %9, align 8, !dbg !330
  %11 = ptrtoint ptr %7 to i64, !dbg !331
  %12 = ptrtoint ptr %10 to i64, !dbg !331
  %13 = sub i64 %11, %12, !dbg !331
  %14 = sdiv exact i64 %13, 4, !dbg !331
  ret i64 %14, !dbg !332
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local ptr @_ZNSt6vectorIiSaIiEE5beginEv(ptr noundef nonnull align 8 dereferenceable(24) %0) #2 comdat align 2 !dbg !333 {
  %2 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %"struct.std::_Vector_base", ptr %4, i32 0, i32 0, !dbg !334
  %6 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %5, i32 0, i32 0, !dbg !335
  call void @_ZN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEC2ERKS1_(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %6) #11, !dbg !336
  %7 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", ptr %2, i32 0, i32 0, !dbg !337
  %8 = load ptr, ptr %7, align 8, !dbg !337
  ret ptr %8, !dbg !337
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #3 comdat align 2 !dbg !338 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load i64, ptr %4, align 8, !dbg !339
  %7 = icmp ne i64 %6, 0, !dbg !340
  br i1 %7, label %8, label %12, !dbg !339

8:                                                ; preds = %2
  %9 = getelementptr inbounds %"struct.std::_Vector_base", ptr %5, i32 0, i32 0, !dbg !341
  %10 = load i64, ptr %4, align 8, !dbg !342
  %11 = call noundef ptr @_ZNSt16allocator_traitsISaIiEE8allocateERS0_m(ptr noundef nonnull align 1 dereferenceable(1) %9, i64 noundef %10), !dbg !343
  br label %13, !dbg !339

12:                                               ; preds = %2
  br label %13, !dbg !339

13:                                               ; preds = %12, %8
  %14 = phi ptr [ %11, %8 ], [ null, %12 ], !dbg !339
  ret ptr %14, !dbg !344
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef nonnull align 1 dereferenceable(1) %3) #2 comdat align 2 !dbg !345 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %9 = load ptr, ptr %5, align 8, !dbg !346
  %10 = load ptr, ptr %6, align 8, !dbg !347
  %11 = load ptr, ptr %7, align 8, !dbg !348
  %12 = load ptr, ptr %8, align 8, !dbg !349
  %13 = call noundef ptr @_ZSt12__relocate_aIPiS0_SaIiEET0_T_S3_S2_RT1_(ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef nonnull align 1 dereferenceable(1) %12) #11, !dbg !350
  ret ptr %13, !dbg !351
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEE4baseEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #2 comdat align 2 !dbg !352 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", ptr %3, i32 0, i32 0, !dbg !353
  ret ptr %4, !dbg !354
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt6vectorIiSaIiEE8max_sizeEv(ptr noundef nonnull align 8 dereferenceable(24) %0) #2 comdat align 2 !dbg !355 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call noundef nonnull align 1 dereferenceable(1) ptr @_ZNKSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv(ptr noundef nonnull align 8 dereferenceable(24) %3) #11, !dbg !356
  %5 = call noundef i64 @_ZNSt6vectorIiSaIiEE11_S_max_sizeERKS0_(ptr noundef nonnull align 1 dereferenceable(1) %4) #11, !dbg !357
  ret i64 %5, !dbg !358
}

; Function Attrs: noreturn
declare void @_ZSt20__throw_length_errorPKc(ptr noundef) #8

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3maxImERKT_S2_S2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #2 comdat !dbg !359 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %6 = load ptr, ptr %4, align 8, !dbg !361
  %7 = load i64, ptr %6, align 8, !dbg !361
  %8 = load ptr, ptr %5, align 8, !dbg !362
  %9 = load i64, ptr %8, align 8, !dbg !362
  %10 = icmp ult i64 %7, %9, !dbg !363
  br i1 %10, label %11, label %13, !dbg !361

11:                                               ; preds = %2
  %12 = load ptr, ptr %5, align 8, !dbg !364
  store ptr %12, ptr %3, align 8, !dbg !365
  br label %15, !dbg !365

13:                                               ; preds = %2
  %14 = load ptr, ptr %4, align 8, !dbg !366
  store ptr %14, ptr %3, align 8, !dbg !367
  br label %15, !dbg !367

15:                                               ; preds = %13, %11
  %16 = load ptr, ptr %3, align 8, !dbg !368
  ret ptr %16, !dbg !368
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNSt6vectorIiSaIiEE11_S_max_sizeERKS0_(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !369 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  store i64 2305843009213693951, ptr %3, align 8, !dbg !370
  %5 = load ptr, ptr %2, align 8, !dbg !371
  %6 = call noundef i64 @_ZNSt16allocator_traitsISaIiEE8max_sizeERKS0_(ptr noundef nonnull align 1 dereferenceable(1) %5) #11, !dbg !372
  store i64 %6, ptr %4, align 8, !dbg !373
  %7 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3minImERKT_S2_S2_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %4)
          to label %8 unwind label %10, !dbg !374

8:                                                ; preds = %1
  %9 = load i64, ptr %7, align 8, !dbg !374
  ret i64 %9, !dbg !375

10:                                               ; preds = %1
  %11 = landingpad { ptr, i32 }
          catch ptr null, !dbg !374
  %12 = extractvalue { ptr, i32 } %11, 0, !dbg !374
  call void @__clang_call_terminate(ptr %12) #12, !dbg !374
  unreachable, !dbg !374
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNKSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv(ptr noundef nonnull align 8 dereferenceable(24) %0) #2 comdat align 2 !dbg !376 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Vector_base", ptr %3, i32 0, i32 0, !dbg !377
  ret ptr %4, !dbg !378
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNSt16allocator_traitsISaIiEE8max_sizeERKS0_(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 !dbg !379 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !380
  %4 = call noundef i64 @_ZNKSt15__new_allocatorIiE8max_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %3) #11, !dbg !381
  ret i64 %4, !dbg !382
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3minImERKT_S2_S2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #2 comdat !dbg !383 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %6 = load ptr, ptr %5, align 8, !dbg !384
  %7 = load i64, ptr %6, align 8, !dbg !384
  %8 = load ptr, ptr %4, align 8, !dbg !385
  %9 = load i64, ptr %8, align 8, !dbg !385
  %10 = icmp ult i64 %7, %9, !dbg !386
  br i1 %10, label %11, label %13, !dbg !384

11:                                               ; preds = %2
  %12 = load ptr, ptr %5, align 8, !dbg !387
  store ptr %12, ptr %3, align 8, !dbg !388
  br label %15, !dbg !388

13:                                               ; preds = %2
  %14 = load ptr, ptr %4, align 8, !dbg !389
  store ptr %14, ptr %3, align 8, !dbg !390
  br label %15, !dbg !390

15:                                               ; preds = %13, %11
  %16 = load ptr, ptr %3, align 8, !dbg !391
  ret ptr %16, !dbg !391
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt15__new_allocatorIiE8max_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 !dbg !392 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call noundef i64 @_ZNKSt15__new_allocatorIiE11_M_max_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %3) #11, !dbg !393
  ret i64 %4, !dbg !394
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt15__new_allocatorIiE11_M_max_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 !dbg !395 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret i64 2305843009213693951, !dbg !396
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEC2ERKS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #2 comdat align 2 !dbg !397 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", ptr %5, i32 0, i32 0, !dbg !398
  %7 = load ptr, ptr %4, align 8, !dbg !399
  %8 = load ptr, ptr %7, align 8, !dbg !399
  store ptr %8, ptr %6, align 8, !dbg !398
  ret void, !dbg !400
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt16allocator_traitsISaIiEE8allocateERS0_m(ptr noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1) #3 comdat align 2 !dbg !401 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8, !dbg !402
  %6 = load i64, ptr %4, align 8, !dbg !403
  %7 = call noundef ptr @_ZNSt15__new_allocatorIiE8allocateEmPKv(ptr noundef nonnull align 1 dereferenceable(1) %5, i64 noundef %6, ptr noundef null), !dbg !404
  ret ptr %7, !dbg !405
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt15__new_allocatorIiE8allocateEmPKv(ptr noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1, ptr noundef %2) #3 comdat align 2 !dbg !406 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load i64, ptr %5, align 8, !dbg !407
  %9 = call noundef i64 @_ZNKSt15__new_allocatorIiE11_M_max_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %7) #11, !dbg !408
  %10 = icmp ugt i64 %8, %9, !dbg !409
  br i1 %10, label %11, label %16, !dbg !410

11:                                               ; preds = %3
  %12 = load i64, ptr %5, align 8, !dbg !411
  %13 = icmp ugt i64 %12, 4611686018427387903, !dbg !412
  br i1 %13, label %14, label %15, !dbg !411

14:                                               ; preds = %11
  call void @_ZSt28__throw_bad_array_new_lengthv() #14, !dbg !413
  unreachable, !dbg !413

15:                                               ; preds = %11
  call void @_ZSt17__throw_bad_allocv() #14, !dbg !414
  unreachable, !dbg !414

16:                                               ; preds = %3
  %17 = load i64, ptr %5, align 8, !dbg !415
  %18 = mul i64 %17, 4, !dbg !416
  %19 = call noalias noundef nonnull ptr @_Znwm(i64 noundef %18) #15, !dbg !417
  ret ptr %19, !dbg !418
}

; Function Attrs: noreturn
declare void @_ZSt28__throw_bad_array_new_lengthv() #8

; Function Attrs: noreturn
declare void @_ZSt17__throw_bad_allocv() #8

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) #9

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZSt12__relocate_aIPiS0_SaIiEET0_T_S3_S2_RT1_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef nonnull align 1 dereferenceable(1) %3) #2 comdat !dbg !419 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %9 = load ptr, ptr %5, align 8, !dbg !421
  %10 = call noundef ptr @_ZSt12__niter_baseIPiET_S1_(ptr noundef %9) #11, !dbg !422
  %11 = load ptr, ptr %6, align 8, !dbg !423
  %12 = call noundef ptr @_ZSt12__niter_baseIPiET_S1_(ptr noundef %11) #11, !dbg !424
  %13 = load ptr, ptr %7, align 8, !dbg !425
  %14 = call noundef ptr @_ZSt12__niter_baseIPiET_S1_(ptr noundef %13) #11, !dbg !426
  %15 = load ptr, ptr %8, align 8, !dbg !427
  %16 = call noundef ptr @_ZSt14__relocate_a_1IiiENSt9enable_ifIXsr3std24__is_bitwise_relocatableIT_EE5valueEPS1_E4typeES2_S2_S2_RSaIT0_E(ptr noundef %10, ptr noundef %12, ptr noundef %14, ptr noundef nonnull align 1 dereferenceable(1) %15) #11, !dbg !428
  ret ptr %16, !dbg !429
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZSt14__relocate_a_1IiiENSt9enable_ifIXsr3std24__is_bitwise_relocatableIT_EE5valueEPS1_E4typeES2_S2_S2_RSaIT0_E(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef nonnull align 1 dereferenceable(1) %3) #2 comdat !dbg !430 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %10 = load ptr, ptr %6, align 8, !dbg !431
  %11 = load ptr, ptr %5, align 8, !dbg !432
  %12 = ptrtoint ptr %10 to i64, !dbg !433
  %13 = ptrtoint ptr %11 to i64, !dbg !433
  %14 = sub i64 %12, %13, !dbg !433
  %15 = sdiv exact i64 %14, 4, !dbg !433
  store i64 %15, ptr %9, align 8, !dbg !434
  %16 = load i64, ptr %9, align 8, !dbg !435
  %17 = icmp sgt i64 %16, 0, !dbg !436
  br i1 %17, label %18, label %23, !dbg !435

18:                                               ; preds = %4
  %19 = load ptr, ptr %7, align 8, !dbg !437
  %20 = load ptr, ptr %5, align 8, !dbg !438
  %21 = load i64, ptr %9, align 8, !dbg !439
  %22 = mul i64 %21, 4, !dbg !440
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %19, ptr align 4 %20, i64 %22, i1 false), !dbg !441
  br label %23, !dbg !442

23:                                               ; preds = %18, %4
  %24 = load ptr, ptr %7, align 8, !dbg !443
  %25 = load i64, ptr %9, align 8, !dbg !444
  %26 = getelementptr inbounds i32, ptr %24, i64 %25, !dbg !445
  ret ptr %26, !dbg !446
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZSt12__niter_baseIPiET_S1_(ptr noundef %0) #2 comdat !dbg !447 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !448
  ret ptr %3, !dbg !449
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #10

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local ptr @_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEmiEl(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1) #2 comdat align 2 !dbg !450 {
  %3 = alloca %"class.__gnu_cxx::__normal_iterator", align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", ptr %7, i32 0, i32 0, !dbg !451
  %9 = load ptr, ptr %8, align 8, !dbg !451
  %10 = load i64, ptr %5, align 8, !dbg !452
  %11 = sub i64 0, %10, !dbg !453
  %12 = getelementptr inbounds i32, ptr %9, i64 %11, !dbg !453
  store ptr %12, ptr %6, align 8, !dbg !451
  call void @_ZN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEC2ERKS1_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %6) #11, !dbg !454
  %13 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", ptr %3, i32 0, i32 0, !dbg !455
  %14 = load ptr, ptr %13, align 8, !dbg !455
  ret ptr %14, !dbg !455
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNK9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEdeEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #2 comdat align 2 !dbg !456 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %"class.__gnu_cxx::__normal_iterator", ptr %3, i32 0, i32 0, !dbg !457
  %5 = load ptr, ptr %4, align 8, !dbg !457
  ret ptr %5, !dbg !458
}

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #5 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind memory(none) }
attributes #7 = { noinline noreturn nounwind uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #11 = { nounwind }
attributes #12 = { noreturn nounwind }
attributes #13 = { builtin nounwind }
attributes #14 = { noreturn }
attributes #15 = { builtin allocsize(0) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounded_classes.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "9c9c20c5c161385991b0f9fe9bb23504")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 54, type: !11, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 55, column: 26, scope: !10)
!14 = !DILocation(line: 55, column: 19, scope: !10)
!15 = !DILocation(line: 56, column: 19, scope: !10)
!16 = !DILocation(line: 56, column: 12, scope: !10)
!17 = !DILocation(line: 57, column: 17, scope: !10)
!18 = !DILocation(line: 57, column: 11, scope: !10)
!19 = !DILocation(line: 58, column: 26, scope: !10)
!20 = !DILocation(line: 58, column: 31, scope: !10)
!21 = !DILocation(line: 58, column: 18, scope: !10)
!22 = !DILocation(line: 59, column: 22, scope: !10)
!23 = !DILocation(line: 59, column: 16, scope: !10)
!24 = !DILocation(line: 59, column: 9, scope: !10)
!25 = !DILocation(line: 60, column: 5, scope: !10)
!26 = !DILocation(line: 70, column: 1, scope: !10)
!27 = !DILocation(line: 61, column: 5, scope: !10)
!28 = !DILocation(line: 62, column: 5, scope: !10)
!29 = !DILocation(line: 63, column: 5, scope: !10)
!30 = !DILocation(line: 64, column: 22, scope: !10)
!31 = !DILocation(line: 65, column: 13, scope: !10)
!32 = !DILocation(line: 66, column: 5, scope: !10)
!33 = !DILocation(line: 67, column: 5, scope: !10)
!34 = !DILocation(line: 68, column: 5, scope: !10)
!35 = !DILocation(line: 69, column: 5, scope: !10)
!36 = distinct !DISubprogram(name: "Square", scope: !1, file: !1, line: 14, type: !11, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!37 = !DILocation(line: 14, column: 14, scope: !36)
!38 = !DILocation(line: 14, column: 44, scope: !36)
!39 = !DILocation(line: 14, column: 33, scope: !36)
!40 = !DILocation(line: 14, column: 38, scope: !36)
!41 = !DILocation(line: 14, column: 45, scope: !36)
!42 = distinct !DISubprogram(name: "Strip", scope: !1, file: !1, line: 19, type: !11, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!43 = !DILocation(line: 19, column: 14, scope: !42)
!44 = !DILocation(line: 19, column: 49, scope: !42)
!45 = !DILocation(line: 19, column: 34, scope: !42)
!46 = !DILocation(line: 19, column: 41, scope: !42)
!47 = !DILocation(line: 19, column: 50, scope: !42)
!48 = distinct !DISubprogram(name: "tried", scope: !1, file: !1, line: 40, type: !11, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!49 = !DILocation(line: 42, column: 15, scope: !48)
!50 = !DILocation(line: 43, column: 24, scope: !48)
!51 = !DILocation(line: 43, column: 16, scope: !48)
!52 = !DILocation(line: 43, column: 9, scope: !48)
!53 = !DILocation(line: 44, column: 5, scope: !48)
!54 = !DILocation(line: 52, column: 1, scope: !48)
!55 = !DILocation(line: 51, column: 5, scope: !48)
!56 = !DILocation(line: 45, column: 9, scope: !48)
!57 = !DILocation(line: 49, column: 9, scope: !48)
!58 = !DILocation(line: 50, column: 9, scope: !48)
!59 = !DILocation(line: 48, column: 5, scope: !48)
!60 = !DILocation(line: 46, column: 9, scope: !48)
!61 = !DILocation(line: 47, column: 9, scope: !48)
!62 = distinct !DISubprogram(name: "vector", scope: !63, file: !63, line: 526, type: !11, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!63 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_vector.h", directory: "", checksumkind: CSK_MD5, checksum: "8db44c3d22440641ac1ba040d9370a58")
!64 = !DILocation(line: 526, column: 7, scope: !62)
!65 = !DILocation(line: 526, column: 24, scope: !62)
!66 = distinct !DISubprogram(name: "push_back", scope: !63, file: !63, line: 1276, type: !11, scopeLine: 1277, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!67 = !DILocation(line: 1278, column: 12, scope: !66)
!68 = !DILocation(line: 1278, column: 20, scope: !66)
!69 = !DILocation(line: 1278, column: 39, scope: !66)
!70 = !DILocation(line: 1278, column: 47, scope: !66)
!71 = !DILocation(line: 1278, column: 30, scope: !66)
!72 = !DILocation(line: 1278, column: 6, scope: !66)
!73 = !DILocation(line: 1281, column: 37, scope: !66)
!74 = !DILocation(line: 1281, column: 52, scope: !66)
!75 = !DILocation(line: 1281, column: 60, scope: !66)
!76 = !DILocation(line: 1282, column: 10, scope: !66)
!77 = !DILocation(line: 1281, column: 6, scope: !66)
!78 = !DILocation(line: 1283, column: 14, scope: !66)
!79 = !DILocation(line: 1283, column: 22, scope: !66)
!80 = !DILocation(line: 1283, column: 6, scope: !66)
!81 = !DILocation(line: 1285, column: 4, scope: !66)
!82 = !DILocation(line: 1287, column: 22, scope: !66)
!83 = !DILocation(line: 1287, column: 29, scope: !66)
!84 = !DILocation(line: 1287, column: 4, scope: !66)
!85 = !DILocation(line: 1288, column: 7, scope: !66)
!86 = distinct !DISubprogram(name: "size", scope: !63, file: !63, line: 987, type: !11, scopeLine: 988, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!87 = !DILocation(line: 988, column: 32, scope: !86)
!88 = !DILocation(line: 988, column: 40, scope: !86)
!89 = !DILocation(line: 988, column: 58, scope: !86)
!90 = !DILocation(line: 988, column: 66, scope: !86)
!91 = !DILocation(line: 988, column: 50, scope: !86)
!92 = !DILocation(line: 988, column: 9, scope: !86)
!93 = distinct !DISubprogram(name: "operator[]", scope: !63, file: !63, line: 1121, type: !11, scopeLine: 1122, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!94 = !DILocation(line: 1124, column: 17, scope: !93)
!95 = !DILocation(line: 1124, column: 25, scope: !93)
!96 = !DILocation(line: 1124, column: 36, scope: !93)
!97 = !DILocation(line: 1124, column: 34, scope: !93)
!98 = !DILocation(line: 1124, column: 2, scope: !93)
!99 = distinct !DISubprogram(name: "back", scope: !63, file: !63, line: 1228, type: !11, scopeLine: 1229, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!100 = !DILocation(line: 1231, column: 11, scope: !99)
!101 = !DILocation(line: 1231, column: 17, scope: !99)
!102 = !DILocation(line: 1231, column: 9, scope: !99)
!103 = !DILocation(line: 1231, column: 2, scope: !99)
!104 = distinct !DISubprogram(name: "~vector", scope: !63, file: !63, line: 728, type: !11, scopeLine: 729, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!105 = !DILocation(line: 730, column: 22, scope: !104)
!106 = !DILocation(line: 730, column: 30, scope: !104)
!107 = !DILocation(line: 730, column: 46, scope: !104)
!108 = !DILocation(line: 730, column: 54, scope: !104)
!109 = !DILocation(line: 731, column: 9, scope: !104)
!110 = !DILocation(line: 730, column: 2, scope: !104)
!111 = !DILocation(line: 733, column: 7, scope: !104)
!112 = distinct !DISubprogram(name: "~Strip", scope: !1, file: !1, line: 17, type: !11, scopeLine: 17, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!113 = !DILocation(line: 17, column: 8, scope: !112)
!114 = distinct !DISubprogram(name: "~Square", scope: !1, file: !1, line: 12, type: !11, scopeLine: 12, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!115 = !DILocation(line: 12, column: 8, scope: !114)
!116 = distinct !DISubprogram(name: "Shape", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!117 = !DILocation(line: 8, column: 8, scope: !116)
!118 = distinct !DISubprogram(name: "area", scope: !1, file: !1, line: 15, type: !11, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!119 = !DILocation(line: 15, column: 40, scope: !118)
!120 = !DILocation(line: 15, column: 47, scope: !118)
!121 = !DILocation(line: 15, column: 45, scope: !118)
!122 = !DILocation(line: 15, column: 33, scope: !118)
!123 = distinct !DISubprogram(name: "~Square", scope: !1, file: !1, line: 12, type: !11, scopeLine: 12, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!124 = !DILocation(line: 12, column: 8, scope: !123)
!125 = distinct !DISubprogram(name: "~Shape", scope: !1, file: !1, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!126 = !DILocation(line: 10, column: 23, scope: !125)
!127 = distinct !DISubprogram(name: "~Shape", scope: !1, file: !1, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!128 = !DILocation(line: 10, column: 22, scope: !127)
!129 = distinct !DISubprogram(name: "area", scope: !1, file: !1, line: 20, type: !11, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!130 = !DILocation(line: 20, column: 40, scope: !129)
!131 = !DILocation(line: 20, column: 33, scope: !129)
!132 = distinct !DISubprogram(name: "~Strip", scope: !1, file: !1, line: 17, type: !11, scopeLine: 17, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!133 = !DILocation(line: 17, column: 8, scope: !132)
!134 = distinct !DISubprogram(name: "Guard", scope: !1, file: !1, line: 27, type: !11, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!135 = !DILocation(line: 27, column: 21, scope: !134)
!136 = !DILocation(line: 27, column: 25, scope: !134)
!137 = distinct !DISubprogram(name: "checked", scope: !1, file: !1, line: 31, type: !11, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!138 = !DILocation(line: 32, column: 11, scope: !137)
!139 = !DILocation(line: 33, column: 9, scope: !137)
!140 = !DILocation(line: 33, column: 15, scope: !137)
!141 = !DILocation(line: 33, column: 22, scope: !137)
!142 = !DILocation(line: 34, column: 9, scope: !137)
!143 = !DILocation(line: 34, column: 23, scope: !137)
!144 = !DILocation(line: 34, column: 24, scope: !137)
!145 = !DILocation(line: 34, column: 30, scope: !137)
!146 = !DILocation(line: 38, column: 1, scope: !137)
!147 = !DILocation(line: 35, column: 9, scope: !137)
!148 = !DILocation(line: 35, column: 15, scope: !137)
!149 = !DILocation(line: 35, column: 22, scope: !137)
!150 = !DILocation(line: 36, column: 9, scope: !137)
!151 = !DILocation(line: 37, column: 12, scope: !137)
!152 = !DILocation(line: 37, column: 18, scope: !137)
!153 = distinct !DISubprogram(name: "~Guard", scope: !1, file: !1, line: 28, type: !11, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!154 = !DILocation(line: 28, column: 22, scope: !153)
!155 = !DILocation(line: 28, column: 26, scope: !153)
!156 = distinct !DISubprogram(name: "_Vector_base", scope: !63, file: !63, line: 312, type: !11, scopeLine: 312, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!157 = !DILocation(line: 312, column: 7, scope: !156)
!158 = !DILocation(line: 312, column: 30, scope: !156)
!159 = distinct !DISubprogram(name: "_Vector_impl", scope: !63, file: !63, line: 137, type: !11, scopeLine: 140, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!160 = !DILocation(line: 139, column: 4, scope: !159)
!161 = !DILocation(line: 137, column: 2, scope: !159)
!162 = !DILocation(line: 140, column: 4, scope: !159)
!163 = distinct !DISubprogram(name: "allocator", scope: !164, file: !164, line: 156, type: !11, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!164 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/allocator.h", directory: "", checksumkind: CSK_MD5, checksum: "6fa856a93062ce2b39cf0c9a3a6a3468")
!165 = !DILocation(line: 156, column: 7, scope: !163)
!166 = !DILocation(line: 156, column: 38, scope: !163)
!167 = distinct !DISubprogram(name: "_Vector_impl_data", scope: !63, file: !63, line: 99, type: !11, scopeLine: 101, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!168 = !DILocation(line: 100, column: 4, scope: !167)
!169 = !DILocation(line: 100, column: 16, scope: !167)
!170 = !DILocation(line: 100, column: 29, scope: !167)
!171 = !DILocation(line: 101, column: 4, scope: !167)
!172 = distinct !DISubprogram(name: "__new_allocator", scope: !173, file: !173, line: 80, type: !11, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!173 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/new_allocator.h", directory: "", checksumkind: CSK_MD5, checksum: "6b069d101319ece6de3732b658fb1d77")
!174 = !DILocation(line: 80, column: 49, scope: !172)
!175 = distinct !DISubprogram(name: "_Destroy<int *, int>", scope: !176, file: !176, line: 847, type: !11, scopeLine: 849, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!176 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/alloc_traits.h", directory: "", checksumkind: CSK_MD5, checksum: "fd441eaab0a8965f7012f98a3edcbb86")
!177 = !DILocation(line: 850, column: 16, scope: !175)
!178 = !DILocation(line: 850, column: 25, scope: !175)
!179 = !DILocation(line: 850, column: 7, scope: !175)
!180 = !DILocation(line: 851, column: 5, scope: !175)
!181 = distinct !DISubprogram(name: "_M_get_Tp_allocator", scope: !63, file: !63, line: 298, type: !11, scopeLine: 299, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!182 = !DILocation(line: 299, column: 22, scope: !181)
!183 = !DILocation(line: 299, column: 9, scope: !181)
!184 = distinct !DISubprogram(name: "~_Vector_base", scope: !63, file: !63, line: 364, type: !11, scopeLine: 365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!185 = !DILocation(line: 366, column: 16, scope: !184)
!186 = !DILocation(line: 366, column: 24, scope: !184)
!187 = !DILocation(line: 367, column: 9, scope: !184)
!188 = !DILocation(line: 367, column: 17, scope: !184)
!189 = !DILocation(line: 367, column: 37, scope: !184)
!190 = !DILocation(line: 367, column: 45, scope: !184)
!191 = !DILocation(line: 367, column: 35, scope: !184)
!192 = !DILocation(line: 366, column: 2, scope: !184)
!193 = !DILocation(line: 368, column: 7, scope: !184)
!194 = distinct !DISubprogram(name: "_Destroy<int *>", scope: !195, file: !195, line: 182, type: !11, scopeLine: 183, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!195 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_construct.h", directory: "", checksumkind: CSK_MD5, checksum: "ceba413818ae9b0f6742666be9b2ed67")
!196 = !DILocation(line: 196, column: 12, scope: !194)
!197 = !DILocation(line: 196, column: 21, scope: !194)
!198 = !DILocation(line: 195, column: 7, scope: !194)
!199 = !DILocation(line: 197, column: 5, scope: !194)
!200 = distinct !DISubprogram(name: "__destroy<int *>", scope: !195, file: !195, line: 172, type: !11, scopeLine: 172, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!201 = !DILocation(line: 172, column: 57, scope: !200)
!202 = distinct !DISubprogram(name: "_M_deallocate", scope: !63, file: !63, line: 383, type: !11, scopeLine: 384, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!203 = !DILocation(line: 386, column: 6, scope: !202)
!204 = !DILocation(line: 387, column: 20, scope: !202)
!205 = !DILocation(line: 387, column: 29, scope: !202)
!206 = !DILocation(line: 387, column: 34, scope: !202)
!207 = !DILocation(line: 387, column: 4, scope: !202)
!208 = !DILocation(line: 388, column: 7, scope: !202)
!209 = distinct !DISubprogram(name: "~_Vector_impl", scope: !63, file: !63, line: 133, type: !11, scopeLine: 133, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!210 = !DILocation(line: 133, column: 14, scope: !209)
!211 = distinct !DISubprogram(name: "deallocate", scope: !176, file: !176, line: 495, type: !11, scopeLine: 496, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!212 = !DILocation(line: 496, column: 9, scope: !211)
!213 = !DILocation(line: 496, column: 24, scope: !211)
!214 = !DILocation(line: 496, column: 29, scope: !211)
!215 = !DILocation(line: 496, column: 13, scope: !211)
!216 = !DILocation(line: 496, column: 35, scope: !211)
!217 = distinct !DISubprogram(name: "deallocate", scope: !173, file: !173, line: 142, type: !11, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!218 = !DILocation(line: 158, column: 27, scope: !217)
!219 = !DILocation(line: 158, column: 2, scope: !217)
!220 = !DILocation(line: 159, column: 7, scope: !217)
!221 = distinct !DISubprogram(name: "~allocator", scope: !164, file: !164, line: 174, type: !11, scopeLine: 174, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!222 = !DILocation(line: 174, column: 39, scope: !221)
!223 = distinct !DISubprogram(name: "~__new_allocator", scope: !173, file: !173, line: 90, type: !11, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!224 = !DILocation(line: 90, column: 50, scope: !223)
!225 = distinct !DISubprogram(name: "construct<int, const int &>", scope: !176, file: !176, line: 511, type: !11, scopeLine: 514, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!226 = !DILocation(line: 516, column: 4, scope: !225)
!227 = !DILocation(line: 516, column: 18, scope: !225)
!228 = !DILocation(line: 516, column: 43, scope: !225)
!229 = !DILocation(line: 516, column: 8, scope: !225)
!230 = !DILocation(line: 520, column: 2, scope: !225)
!231 = distinct !DISubprogram(name: "_M_realloc_insert<const int &>", scope: !232, file: !232, line: 440, type: !11, scopeLine: 447, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!232 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/vector.tcc", directory: "", checksumkind: CSK_MD5, checksum: "702d153ab458d0b16d6f5b626a017649")
!233 = !DILocation(line: 449, column: 2, scope: !231)
!234 = !DILocation(line: 448, column: 23, scope: !231)
!235 = !DILocation(line: 450, column: 35, scope: !231)
!236 = !DILocation(line: 450, column: 43, scope: !231)
!237 = !DILocation(line: 450, column: 15, scope: !231)
!238 = !DILocation(line: 451, column: 36, scope: !231)
!239 = !DILocation(line: 451, column: 44, scope: !231)
!240 = !DILocation(line: 451, column: 15, scope: !231)
!241 = !DILocation(line: 452, column: 53, scope: !231)
!242 = !DILocation(line: 452, column: 51, scope: !231)
!243 = !DILocation(line: 452, column: 23, scope: !231)
!244 = !DILocation(line: 453, column: 45, scope: !231)
!245 = !DILocation(line: 453, column: 33, scope: !231)
!246 = !DILocation(line: 453, column: 15, scope: !231)
!247 = !DILocation(line: 454, column: 28, scope: !231)
!248 = !DILocation(line: 454, column: 15, scope: !231)
!249 = !DILocation(line: 462, column: 35, scope: !231)
!250 = !DILocation(line: 463, column: 8, scope: !231)
!251 = !DILocation(line: 463, column: 22, scope: !231)
!252 = !DILocation(line: 463, column: 20, scope: !231)
!253 = !DILocation(line: 465, column: 28, scope: !231)
!254 = !DILocation(line: 462, column: 4, scope: !231)
!255 = !DILocation(line: 469, column: 17, scope: !231)
!256 = !DILocation(line: 474, column: 35, scope: !231)
!257 = !DILocation(line: 474, column: 59, scope: !231)
!258 = !DILocation(line: 475, column: 7, scope: !231)
!259 = !DILocation(line: 475, column: 20, scope: !231)
!260 = !DILocation(line: 474, column: 23, scope: !231)
!261 = !DILocation(line: 474, column: 21, scope: !231)
!262 = !DILocation(line: 477, column: 8, scope: !231)
!263 = !DILocation(line: 479, column: 46, scope: !231)
!264 = !DILocation(line: 479, column: 54, scope: !231)
!265 = !DILocation(line: 480, column: 7, scope: !231)
!266 = !DILocation(line: 480, column: 21, scope: !231)
!267 = !DILocation(line: 479, column: 23, scope: !231)
!268 = !DILocation(line: 479, column: 21, scope: !231)
!269 = !DILocation(line: 513, column: 21, scope: !231)
!270 = !DILocation(line: 514, column: 13, scope: !231)
!271 = !DILocation(line: 514, column: 21, scope: !231)
!272 = !DILocation(line: 514, column: 41, scope: !231)
!273 = !DILocation(line: 514, column: 39, scope: !231)
!274 = !DILocation(line: 513, column: 7, scope: !231)
!275 = !DILocation(line: 515, column: 32, scope: !231)
!276 = !DILocation(line: 515, column: 13, scope: !231)
!277 = !DILocation(line: 515, column: 21, scope: !231)
!278 = !DILocation(line: 515, column: 30, scope: !231)
!279 = !DILocation(line: 516, column: 33, scope: !231)
!280 = !DILocation(line: 516, column: 13, scope: !231)
!281 = !DILocation(line: 516, column: 21, scope: !231)
!282 = !DILocation(line: 516, column: 31, scope: !231)
!283 = !DILocation(line: 517, column: 41, scope: !231)
!284 = !DILocation(line: 517, column: 55, scope: !231)
!285 = !DILocation(line: 517, column: 53, scope: !231)
!286 = !DILocation(line: 517, column: 13, scope: !231)
!287 = !DILocation(line: 517, column: 21, scope: !231)
!288 = !DILocation(line: 517, column: 39, scope: !231)
!289 = !DILocation(line: 518, column: 5, scope: !231)
!290 = distinct !DISubprogram(name: "end", scope: !63, file: !63, line: 888, type: !11, scopeLine: 889, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!291 = !DILocation(line: 889, column: 31, scope: !290)
!292 = !DILocation(line: 889, column: 39, scope: !290)
!293 = !DILocation(line: 889, column: 16, scope: !290)
!294 = !DILocation(line: 889, column: 9, scope: !290)
!295 = distinct !DISubprogram(name: "construct<int, const int &>", scope: !173, file: !173, line: 173, type: !11, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!296 = !DILocation(line: 175, column: 18, scope: !295)
!297 = !DILocation(line: 175, column: 47, scope: !295)
!298 = !DILocation(line: 175, column: 27, scope: !295)
!299 = !DILocation(line: 175, column: 4, scope: !295)
!300 = !DILocation(line: 175, column: 60, scope: !295)
!301 = distinct !DISubprogram(name: "_M_check_len", scope: !63, file: !63, line: 1891, type: !11, scopeLine: 1892, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!302 = !DILocation(line: 1893, column: 6, scope: !301)
!303 = !DILocation(line: 1893, column: 19, scope: !301)
!304 = !DILocation(line: 1893, column: 17, scope: !301)
!305 = !DILocation(line: 1893, column: 28, scope: !301)
!306 = !DILocation(line: 1893, column: 26, scope: !301)
!307 = !DILocation(line: 1894, column: 25, scope: !301)
!308 = !DILocation(line: 1894, column: 4, scope: !301)
!309 = !DILocation(line: 1896, column: 26, scope: !301)
!310 = !DILocation(line: 1896, column: 46, scope: !301)
!311 = !DILocation(line: 1896, column: 35, scope: !301)
!312 = !DILocation(line: 1896, column: 33, scope: !301)
!313 = !DILocation(line: 1896, column: 18, scope: !301)
!314 = !DILocation(line: 1897, column: 10, scope: !301)
!315 = !DILocation(line: 1897, column: 18, scope: !301)
!316 = !DILocation(line: 1897, column: 16, scope: !301)
!317 = !DILocation(line: 1897, column: 25, scope: !301)
!318 = !DILocation(line: 1897, column: 28, scope: !301)
!319 = !DILocation(line: 1897, column: 36, scope: !301)
!320 = !DILocation(line: 1897, column: 34, scope: !301)
!321 = !DILocation(line: 1897, column: 9, scope: !301)
!322 = !DILocation(line: 1897, column: 50, scope: !301)
!323 = !DILocation(line: 1897, column: 63, scope: !301)
!324 = !DILocation(line: 1897, column: 2, scope: !301)
!325 = distinct !DISubprogram(name: "operator-<int *, std::vector<int, std::allocator<int> > >", scope: !326, file: !326, line: 1330, type: !11, scopeLine: 1333, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!326 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_iterator.h", directory: "", checksumkind: CSK_MD5, checksum: "bea55f548d6c981fe14b47f481b3c513")
!327 = !DILocation(line: 1333, column: 14, scope: !325)
!328 = !DILocation(line: 1333, column: 20, scope: !325)
!329 = !DILocation(line: 1333, column: 29, scope: !325)
!330 = !DILocation(line: 1333, column: 35, scope: !325)
!331 = !DILocation(line: 1333, column: 27, scope: !325)
!332 = !DILocation(line: 1333, column: 7, scope: !325)
!333 = distinct !DISubprogram(name: "begin", scope: !63, file: !63, line: 868, type: !11, scopeLine: 869, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!334 = !DILocation(line: 869, column: 31, scope: !333)
!335 = !DILocation(line: 869, column: 39, scope: !333)
!336 = !DILocation(line: 869, column: 16, scope: !333)
!337 = !DILocation(line: 869, column: 9, scope: !333)
!338 = distinct !DISubprogram(name: "_M_allocate", scope: !63, file: !63, line: 375, type: !11, scopeLine: 376, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!339 = !DILocation(line: 378, column: 9, scope: !338)
!340 = !DILocation(line: 378, column: 13, scope: !338)
!341 = !DILocation(line: 378, column: 34, scope: !338)
!342 = !DILocation(line: 378, column: 43, scope: !338)
!343 = !DILocation(line: 378, column: 20, scope: !338)
!344 = !DILocation(line: 378, column: 2, scope: !338)
!345 = distinct !DISubprogram(name: "_S_relocate", scope: !63, file: !63, line: 499, type: !11, scopeLine: 501, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!346 = !DILocation(line: 504, column: 27, scope: !345)
!347 = !DILocation(line: 504, column: 36, scope: !345)
!348 = !DILocation(line: 504, column: 44, scope: !345)
!349 = !DILocation(line: 504, column: 54, scope: !345)
!350 = !DILocation(line: 504, column: 9, scope: !345)
!351 = !DILocation(line: 504, column: 2, scope: !345)
!352 = distinct !DISubprogram(name: "base", scope: !326, file: !326, line: 1158, type: !11, scopeLine: 1159, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!353 = !DILocation(line: 1159, column: 16, scope: !352)
!354 = !DILocation(line: 1159, column: 9, scope: !352)
!355 = distinct !DISubprogram(name: "max_size", scope: !63, file: !63, line: 993, type: !11, scopeLine: 994, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!356 = !DILocation(line: 994, column: 28, scope: !355)
!357 = !DILocation(line: 994, column: 16, scope: !355)
!358 = !DILocation(line: 994, column: 9, scope: !355)
!359 = distinct !DISubprogram(name: "max<unsigned long>", scope: !360, file: !360, line: 254, type: !11, scopeLine: 255, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!360 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_algobase.h", directory: "", checksumkind: CSK_MD5, checksum: "acd8696ab950544891c62593445fe486")
!361 = !DILocation(line: 259, column: 11, scope: !359)
!362 = !DILocation(line: 259, column: 17, scope: !359)
!363 = !DILocation(line: 259, column: 15, scope: !359)
!364 = !DILocation(line: 260, column: 9, scope: !359)
!365 = !DILocation(line: 260, column: 2, scope: !359)
!366 = !DILocation(line: 261, column: 14, scope: !359)
!367 = !DILocation(line: 261, column: 7, scope: !359)
!368 = !DILocation(line: 262, column: 5, scope: !359)
!369 = distinct !DISubprogram(name: "_S_max_size", scope: !63, file: !63, line: 1911, type: !11, scopeLine: 1912, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!370 = !DILocation(line: 1916, column: 15, scope: !369)
!371 = !DILocation(line: 1918, column: 52, scope: !369)
!372 = !DILocation(line: 1918, column: 28, scope: !369)
!373 = !DILocation(line: 1918, column: 15, scope: !369)
!374 = !DILocation(line: 1919, column: 9, scope: !369)
!375 = !DILocation(line: 1919, column: 2, scope: !369)
!376 = distinct !DISubprogram(name: "_M_get_Tp_allocator", scope: !63, file: !63, line: 303, type: !11, scopeLine: 304, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!377 = !DILocation(line: 304, column: 22, scope: !376)
!378 = !DILocation(line: 304, column: 9, scope: !376)
!379 = distinct !DISubprogram(name: "max_size", scope: !176, file: !176, line: 547, type: !11, scopeLine: 548, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!380 = !DILocation(line: 550, column: 9, scope: !379)
!381 = !DILocation(line: 550, column: 13, scope: !379)
!382 = !DILocation(line: 550, column: 2, scope: !379)
!383 = distinct !DISubprogram(name: "min<unsigned long>", scope: !360, file: !360, line: 230, type: !11, scopeLine: 231, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!384 = !DILocation(line: 235, column: 11, scope: !383)
!385 = !DILocation(line: 235, column: 17, scope: !383)
!386 = !DILocation(line: 235, column: 15, scope: !383)
!387 = !DILocation(line: 236, column: 9, scope: !383)
!388 = !DILocation(line: 236, column: 2, scope: !383)
!389 = !DILocation(line: 237, column: 14, scope: !383)
!390 = !DILocation(line: 237, column: 7, scope: !383)
!391 = !DILocation(line: 238, column: 5, scope: !383)
!392 = distinct !DISubprogram(name: "max_size", scope: !173, file: !173, line: 167, type: !11, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!393 = !DILocation(line: 168, column: 16, scope: !392)
!394 = !DILocation(line: 168, column: 9, scope: !392)
!395 = distinct !DISubprogram(name: "_M_max_size", scope: !173, file: !173, line: 210, type: !11, scopeLine: 211, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!396 = !DILocation(line: 213, column: 2, scope: !395)
!397 = distinct !DISubprogram(name: "__normal_iterator", scope: !326, file: !326, line: 1072, type: !11, scopeLine: 1073, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!398 = !DILocation(line: 1073, column: 9, scope: !397)
!399 = !DILocation(line: 1073, column: 20, scope: !397)
!400 = !DILocation(line: 1073, column: 27, scope: !397)
!401 = distinct !DISubprogram(name: "allocate", scope: !176, file: !176, line: 463, type: !11, scopeLine: 464, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!402 = !DILocation(line: 464, column: 16, scope: !401)
!403 = !DILocation(line: 464, column: 29, scope: !401)
!404 = !DILocation(line: 464, column: 20, scope: !401)
!405 = !DILocation(line: 464, column: 9, scope: !401)
!406 = distinct !DISubprogram(name: "allocate", scope: !173, file: !173, line: 112, type: !11, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!407 = !DILocation(line: 120, column: 23, scope: !406)
!408 = !DILocation(line: 120, column: 35, scope: !406)
!409 = !DILocation(line: 120, column: 27, scope: !406)
!410 = !DILocation(line: 120, column: 6, scope: !406)
!411 = !DILocation(line: 124, column: 10, scope: !406)
!412 = !DILocation(line: 124, column: 14, scope: !406)
!413 = !DILocation(line: 125, column: 8, scope: !406)
!414 = !DILocation(line: 126, column: 6, scope: !406)
!415 = !DILocation(line: 137, column: 49, scope: !406)
!416 = !DILocation(line: 137, column: 53, scope: !406)
!417 = !DILocation(line: 137, column: 27, scope: !406)
!418 = !DILocation(line: 137, column: 2, scope: !406)
!419 = distinct !DISubprogram(name: "__relocate_a<int *, int *, std::allocator<int> >", scope: !420, file: !420, line: 1127, type: !11, scopeLine: 1132, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!420 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_uninitialized.h", directory: "", checksumkind: CSK_MD5, checksum: "76b804c7705a952d454f754eea890c01")
!421 = !DILocation(line: 1133, column: 52, scope: !419)
!422 = !DILocation(line: 1133, column: 34, scope: !419)
!423 = !DILocation(line: 1134, column: 24, scope: !419)
!424 = !DILocation(line: 1134, column: 6, scope: !419)
!425 = !DILocation(line: 1135, column: 24, scope: !419)
!426 = !DILocation(line: 1135, column: 6, scope: !419)
!427 = !DILocation(line: 1135, column: 35, scope: !419)
!428 = !DILocation(line: 1133, column: 14, scope: !419)
!429 = !DILocation(line: 1133, column: 7, scope: !419)
!430 = distinct !DISubprogram(name: "__relocate_a_1<int, int>", scope: !420, file: !420, line: 1100, type: !11, scopeLine: 1103, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!431 = !DILocation(line: 1104, column: 27, scope: !430)
!432 = !DILocation(line: 1104, column: 36, scope: !430)
!433 = !DILocation(line: 1104, column: 34, scope: !430)
!434 = !DILocation(line: 1104, column: 17, scope: !430)
!435 = !DILocation(line: 1105, column: 11, scope: !430)
!436 = !DILocation(line: 1105, column: 19, scope: !430)
!437 = !DILocation(line: 1117, column: 22, scope: !430)
!438 = !DILocation(line: 1117, column: 32, scope: !430)
!439 = !DILocation(line: 1117, column: 41, scope: !430)
!440 = !DILocation(line: 1117, column: 49, scope: !430)
!441 = !DILocation(line: 1117, column: 4, scope: !430)
!442 = !DILocation(line: 1118, column: 2, scope: !430)
!443 = !DILocation(line: 1119, column: 14, scope: !430)
!444 = !DILocation(line: 1119, column: 25, scope: !430)
!445 = !DILocation(line: 1119, column: 23, scope: !430)
!446 = !DILocation(line: 1119, column: 7, scope: !430)
!447 = distinct !DISubprogram(name: "__niter_base<int *>", scope: !360, file: !360, line: 313, type: !11, scopeLine: 315, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!448 = !DILocation(line: 315, column: 14, scope: !447)
!449 = !DILocation(line: 315, column: 7, scope: !447)
!450 = distinct !DISubprogram(name: "operator-", scope: !326, file: !326, line: 1153, type: !11, scopeLine: 1154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!451 = !DILocation(line: 1154, column: 34, scope: !450)
!452 = !DILocation(line: 1154, column: 47, scope: !450)
!453 = !DILocation(line: 1154, column: 45, scope: !450)
!454 = !DILocation(line: 1154, column: 16, scope: !450)
!455 = !DILocation(line: 1154, column: 9, scope: !450)
!456 = distinct !DISubprogram(name: "operator*", scope: !326, file: !326, line: 1095, type: !11, scopeLine: 1096, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!457 = !DILocation(line: 1096, column: 17, scope: !456)
!458 = !DILocation(line: 1096, column: 9, scope: !456)
