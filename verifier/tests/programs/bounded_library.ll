; ModuleID = 'bounded_library.cpp'
source_filename = "bounded_library.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::vector" = type { %"struct.std::_Vector_base" }
%"struct.std::_Vector_base" = type { %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl" }
%"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl" = type { %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data" }
%"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data" = type { ptr, ptr, ptr }
%"class.std::allocator" = type { i8 }
%"struct.std::random_access_iterator_tag" = type { i8 }

$_ZNSaIiEC2Ev = comdat any

$_ZNSt6vectorIiSaIiEEC2EmRKS0_ = comdat any

$_ZNSaIiED2Ev = comdat any

$_ZNSt6vectorIiSaIiEEixEm = comdat any

$_ZNSt6vectorIiSaIiEE2atEm = comdat any

$__clang_call_terminate = comdat any

$_ZNSt6vectorIiSaIiEED2Ev = comdat any

$_ZNSt15__new_allocatorIiEC2Ev = comdat any

$_ZNSt15__new_allocatorIiED2Ev = comdat any

$_ZNSt6vectorIiSaIiEE17_S_check_init_lenEmRKS0_ = comdat any

$_ZNSt12_Vector_baseIiSaIiEEC2EmRKS0_ = comdat any

$_ZNSt6vectorIiSaIiEE21_M_default_initializeEm = comdat any

$_ZNSt12_Vector_baseIiSaIiEED2Ev = comdat any

$_ZNSt6vectorIiSaIiEE11_S_max_sizeERKS0_ = comdat any

$_ZNSaIiEC2ERKS_ = comdat any

$_ZNSt16allocator_traitsISaIiEE8max_sizeERKS0_ = comdat any

$_ZSt3minImERKT_S2_S2_ = comdat any

$_ZNKSt15__new_allocatorIiE8max_sizeEv = comdat any

$_ZNKSt15__new_allocatorIiE11_M_max_sizeEv = comdat any

$_ZNSt15__new_allocatorIiEC2ERKS0_ = comdat any

$_ZNSt12_Vector_baseIiSaIiEE12_Vector_implC2ERKS0_ = comdat any

$_ZNSt12_Vector_baseIiSaIiEE17_M_create_storageEm = comdat any

$_ZNSt12_Vector_baseIiSaIiEE12_Vector_implD2Ev = comdat any

$_ZNSt12_Vector_baseIiSaIiEE17_Vector_impl_dataC2Ev = comdat any

$_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm = comdat any

$_ZNSt16allocator_traitsISaIiEE8allocateERS0_m = comdat any

$_ZNSt15__new_allocatorIiE8allocateEmPKv = comdat any

$_ZSt27__uninitialized_default_n_aIPimiET_S1_T0_RSaIT1_E = comdat any

$_ZNSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv = comdat any

$_ZSt25__uninitialized_default_nIPimET_S1_T0_ = comdat any

$_ZNSt27__uninitialized_default_n_1ILb1EE18__uninit_default_nIPimEET_S3_T0_ = comdat any

$_ZSt10_ConstructIiJEEvPT_DpOT0_ = comdat any

$_ZSt6fill_nIPimiET_S1_T0_RKT1_ = comdat any

$_ZSt10__fill_n_aIPimiET_S1_T0_RKT1_St26random_access_iterator_tag = comdat any

$_ZSt17__size_to_integerm = comdat any

$_ZSt19__iterator_categoryIPiENSt15iterator_traitsIT_E17iterator_categoryERKS2_ = comdat any

$_ZSt8__fill_aIPiiEvT_S1_RKT0_ = comdat any

$_ZSt9__fill_a1IPiiEN9__gnu_cxx11__enable_ifIXsr11__is_scalarIT0_EE7__valueEvE6__typeET_S6_RKS3_ = comdat any

$_ZNSt12_Vector_baseIiSaIiEE13_M_deallocateEPim = comdat any

$_ZNSt16allocator_traitsISaIiEE10deallocateERS0_Pim = comdat any

$_ZNSt15__new_allocatorIiE10deallocateEPim = comdat any

$_ZSt8_DestroyIPiiEvT_S1_RSaIT0_E = comdat any

$_ZSt8_DestroyIPiEvT_S1_ = comdat any

$_ZNSt12_Destroy_auxILb1EE9__destroyIPiEEvT_S3_ = comdat any

$_ZNKSt6vectorIiSaIiEE14_M_range_checkEm = comdat any

$_ZNKSt6vectorIiSaIiEE4sizeEv = comdat any

@_ZTISt12out_of_range = external constant ptr
@.str = private unnamed_addr constant [49 x i8] c"cannot create std::vector larger than max_size()\00", align 1
@.str.1 = private unnamed_addr constant [74 x i8] c"vector::_M_range_check: __n (which is %zu) >= this->size() (which is %zu)\00", align 1

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 personality ptr @__gxx_personality_v0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca %"class.std::vector", align 8
  %4 = alloca %"class.std::allocator", align 1
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  %9 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !13
  store i8 %9, ptr %2, align 1, !dbg !14
  call void @_ZNSaIiEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %4) #9, !dbg !15
  invoke void @_ZNSt6vectorIiSaIiEEC2EmRKS0_(ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef 1, ptr noundef nonnull align 1 dereferenceable(1) %4)
          to label %10 unwind label %22, !dbg !15

10:                                               ; preds = %0
  call void @_ZNSaIiED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %4) #9, !dbg !15
  %11 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt6vectorIiSaIiEEixEm(ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef 0) #9, !dbg !16
  store i32 7, ptr %11, align 4, !dbg !17
  %12 = load i8, ptr %2, align 1, !dbg !18
  %13 = zext i8 %12 to i64, !dbg !18
  %14 = invoke noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt6vectorIiSaIiEE2atEm(ptr noundef nonnull align 8 dereferenceable(24) %3, i64 noundef %13)
          to label %15 unwind label %26, !dbg !19

15:                                               ; preds = %10
  %16 = load i32, ptr %14, align 4, !dbg !19
  store i32 %16, ptr %7, align 4, !dbg !20
  br label %17, !dbg !21

17:                                               ; preds = %15
  %18 = load i32, ptr %7, align 4, !dbg !21
  %19 = icmp eq i32 %18, 7, !dbg !21
  br i1 %19, label %43, label %20, !dbg !21

20:                                               ; preds = %17
  invoke void @reach_error()
          to label %21 unwind label %26, !dbg !21

21:                                               ; preds = %20
  br label %43, !dbg !21

22:                                               ; preds = %0
  %23 = landingpad { ptr, i32 }
          cleanup, !dbg !22
  %24 = extractvalue { ptr, i32 } %23, 0, !dbg !22
  store ptr %24, ptr %5, align 8, !dbg !22
  %25 = extractvalue { ptr, i32 } %23, 1, !dbg !22
  store i32 %25, ptr %6, align 4, !dbg !22
  call void @_ZNSaIiED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %4) #9, !dbg !15
  br label %79, !dbg !15

26:                                               ; preds = %49, %20, %10
  %27 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12out_of_range, !dbg !22
  %28 = extractvalue { ptr, i32 } %27, 0, !dbg !22
  store ptr %28, ptr %5, align 8, !dbg !22
  %29 = extractvalue { ptr, i32 } %27, 1, !dbg !22
  store i32 %29, ptr %6, align 4, !dbg !22
  br label %30, !dbg !22

30:                                               ; preds = %26
  %31 = load i32, ptr %6, align 4, !dbg !23
  %32 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTISt12out_of_range) #9, !dbg !23
  %33 = icmp eq i32 %31, %32, !dbg !23
  br i1 %33, label %34, label %78, !dbg !23

34:                                               ; preds = %30
  %35 = load ptr, ptr %5, align 8, !dbg !23
  %36 = call ptr @__cxa_begin_catch(ptr %35) #9, !dbg !23
  store ptr %36, ptr %8, align 8, !dbg !23
  br label %37, !dbg !24

37:                                               ; preds = %34
  %38 = load i8, ptr %2, align 1, !dbg !24
  %39 = zext i8 %38 to i32, !dbg !24
  %40 = icmp ne i32 %39, 0, !dbg !24
  br i1 %40, label %58, label %41, !dbg !24

41:                                               ; preds = %37
  invoke void @reach_error()
          to label %42 unwind label %54, !dbg !24

42:                                               ; preds = %41
  br label %58, !dbg !24

43:                                               ; preds = %21, %17
  br label %44, !dbg !21

44:                                               ; preds = %43
  br label %45, !dbg !21

45:                                               ; preds = %44
  br label %46, !dbg !25

46:                                               ; preds = %45
  %47 = load i32, ptr %7, align 4, !dbg !25
  %48 = icmp ne i32 %47, 7, !dbg !25
  br i1 %48, label %51, label %49, !dbg !25

49:                                               ; preds = %46
  invoke void @reach_error()
          to label %50 unwind label %26, !dbg !25

50:                                               ; preds = %49
  br label %51, !dbg !25

51:                                               ; preds = %50, %46
  br label %52, !dbg !25

52:                                               ; preds = %51
  br label %53, !dbg !25

53:                                               ; preds = %52
  br label %71, !dbg !23

54:                                               ; preds = %65, %41
  %55 = landingpad { ptr, i32 }
          cleanup, !dbg !22
  %56 = extractvalue { ptr, i32 } %55, 0, !dbg !22
  store ptr %56, ptr %5, align 8, !dbg !22
  %57 = extractvalue { ptr, i32 } %55, 1, !dbg !22
  store i32 %57, ptr %6, align 4, !dbg !22
  invoke void @__cxa_end_catch()
          to label %77 unwind label %84, !dbg !26

58:                                               ; preds = %42, %37
  br label %59, !dbg !24

59:                                               ; preds = %58
  br label %60, !dbg !24

60:                                               ; preds = %59
  br label %61, !dbg !27

61:                                               ; preds = %60
  %62 = load i8, ptr %2, align 1, !dbg !27
  %63 = zext i8 %62 to i32, !dbg !27
  %64 = icmp ne i32 %63, 3, !dbg !27
  br i1 %64, label %67, label %65, !dbg !27

65:                                               ; preds = %61
  invoke void @reach_error()
          to label %66 unwind label %54, !dbg !27

66:                                               ; preds = %65
  br label %67, !dbg !27

67:                                               ; preds = %66, %61
  br label %68, !dbg !27

68:                                               ; preds = %67
  br label %69, !dbg !27

69:                                               ; preds = %68
  invoke void @__cxa_end_catch()
          to label %70 unwind label %73, !dbg !26

70:                                               ; preds = %69
  br label %71, !dbg !26

71:                                               ; preds = %70, %53
  store i32 0, ptr %1, align 4, !dbg !28
  call void @_ZNSt6vectorIiSaIiEED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %3) #9, !dbg !22
  %72 = load i32, ptr %1, align 4, !dbg !22
  ret i32 %72, !dbg !22

73:                                               ; preds = %69
  %74 = landingpad { ptr, i32 }
          cleanup, !dbg !22
  %75 = extractvalue { ptr, i32 } %74, 0, !dbg !22
  store ptr %75, ptr %5, align 8, !dbg !22
  %76 = extractvalue { ptr, i32 } %74, 1, !dbg !22
  store i32 %76, ptr %6, align 4, !dbg !22
  br label %78, !dbg !22

77:                                               ; preds = %54
  br label %78, !dbg !26

78:                                               ; preds = %77, %73, %30
  call void @_ZNSt6vectorIiSaIiEED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %3) #9, !dbg !22
  br label %79, !dbg !22

79:                                               ; preds = %78, %22
  %80 = load ptr, ptr %5, align 8, !dbg !15
  %81 = load i32, ptr %6, align 4, !dbg !15
  %82 = insertvalue { ptr, i32 } poison, ptr %80, 0, !dbg !15
  %83 = insertvalue { ptr, i32 } %82, i32 %81, 1, !dbg !15
  resume { ptr, i32 } %83, !dbg !15

84:                                               ; preds = %54
  %85 = landingpad { ptr, i32 }
          catch ptr null, !dbg !26
  %86 = extractvalue { ptr, i32 } %85, 0, !dbg !26
  call void @__clang_call_terminate(ptr %86) #10, !dbg !26
  unreachable, !dbg !26
}

declare zeroext i8 @__VERIFIER_nondet_uchar() #1

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSaIiEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #2 comdat align 2 !dbg !29 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZNSt15__new_allocatorIiEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %3) #9, !dbg !31
  ret void, !dbg !32
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6vectorIiSaIiEEC2EmRKS0_(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1, ptr noundef nonnull align 1 dereferenceable(1) %2) unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !33 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %9 = load ptr, ptr %4, align 8
  %10 = load i64, ptr %5, align 8, !dbg !35
  %11 = load ptr, ptr %6, align 8, !dbg !36
  %12 = call noundef i64 @_ZNSt6vectorIiSaIiEE17_S_check_init_lenEmRKS0_(i64 noundef %10, ptr noundef nonnull align 1 dereferenceable(1) %11), !dbg !37
  %13 = load ptr, ptr %6, align 8, !dbg !38
  call void @_ZNSt12_Vector_baseIiSaIiEEC2EmRKS0_(ptr noundef nonnull align 8 dereferenceable(24) %9, i64 noundef %12, ptr noundef nonnull align 1 dereferenceable(1) %13), !dbg !39
  %14 = load i64, ptr %5, align 8, !dbg !40
  invoke void @_ZNSt6vectorIiSaIiEE21_M_default_initializeEm(ptr noundef nonnull align 8 dereferenceable(24) %9, i64 noundef %14)
          to label %15 unwind label %16, !dbg !41

15:                                               ; preds = %3
  ret void, !dbg !42

16:                                               ; preds = %3
  %17 = landingpad { ptr, i32 }
          cleanup, !dbg !42
  %18 = extractvalue { ptr, i32 } %17, 0, !dbg !42
  store ptr %18, ptr %7, align 8, !dbg !42
  %19 = extractvalue { ptr, i32 } %17, 1, !dbg !42
  store i32 %19, ptr %8, align 4, !dbg !42
  call void @_ZNSt12_Vector_baseIiSaIiEED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %9) #9, !dbg !42
  br label %20, !dbg !42

20:                                               ; preds = %16
  %21 = load ptr, ptr %7, align 8, !dbg !42
  %22 = load i32, ptr %8, align 4, !dbg !42
  %23 = insertvalue { ptr, i32 } poison, ptr %21, 0, !dbg !42
  %24 = insertvalue { ptr, i32 } %23, i32 %22, 1, !dbg !42
  resume { ptr, i32 } %24, !dbg !42
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSaIiED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #2 comdat align 2 !dbg !43 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZNSt15__new_allocatorIiED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %3) #9, !dbg !44
  ret void, !dbg !44
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt6vectorIiSaIiEEixEm(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #2 comdat align 2 !dbg !45 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %"struct.std::_Vector_base", ptr %5, i32 0, i32 0, !dbg !46
  %7 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %6, i32 0, i32 0, !dbg !47
  %8 = load ptr, ptr %7, align 8, !dbg !47
  %9 = load i64, ptr %4, align 8, !dbg !48
  %10 = getelementptr inbounds i32, ptr %8, i64 %9, !dbg !49
  ret ptr %10, !dbg !50
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt6vectorIiSaIiEE2atEm(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #3 comdat align 2 !dbg !51 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load i64, ptr %4, align 8, !dbg !52
  call void @_ZNKSt6vectorIiSaIiEE14_M_range_checkEm(ptr noundef nonnull align 8 dereferenceable(24) %5, i64 noundef %6), !dbg !53
  %7 = load i64, ptr %4, align 8, !dbg !54
  %8 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt6vectorIiSaIiEEixEm(ptr noundef nonnull align 8 dereferenceable(24) %5, i64 noundef %7) #9, !dbg !55
  ret ptr %8, !dbg !56
}

declare void @reach_error() #1

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #4

declare ptr @__cxa_begin_catch(ptr)

declare void @__cxa_end_catch()

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #5 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #9
  call void @_ZSt9terminatev() #10
  unreachable
}

declare void @_ZSt9terminatev()

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt6vectorIiSaIiEED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !57 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Vector_base", ptr %3, i32 0, i32 0, !dbg !58
  %5 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %4, i32 0, i32 0, !dbg !59
  %6 = load ptr, ptr %5, align 8, !dbg !59
  %7 = getelementptr inbounds %"struct.std::_Vector_base", ptr %3, i32 0, i32 0, !dbg !60
  %8 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %7, i32 0, i32 1, !dbg !61
  %9 = load ptr, ptr %8, align 8, !dbg !61
  %10 = call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv(ptr noundef nonnull align 8 dereferenceable(24) %3) #9, !dbg !62
  invoke void @_ZSt8_DestroyIPiiEvT_S1_RSaIT0_E(ptr noundef %6, ptr noundef %9, ptr noundef nonnull align 1 dereferenceable(1) %10)
          to label %11 unwind label %12, !dbg !63

11:                                               ; preds = %1
  call void @_ZNSt12_Vector_baseIiSaIiEED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %3) #9, !dbg !64
  ret void, !dbg !64

12:                                               ; preds = %1
  %13 = landingpad { ptr, i32 }
          catch ptr null, !dbg !63
  %14 = extractvalue { ptr, i32 } %13, 0, !dbg !63
  call void @__clang_call_terminate(ptr %14) #10, !dbg !63
  unreachable, !dbg !63
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorIiEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #2 comdat align 2 !dbg !65 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void, !dbg !67
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorIiED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #2 comdat align 2 !dbg !68 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void, !dbg !69
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNSt6vectorIiSaIiEE17_S_check_init_lenEmRKS0_(i64 noundef %0, ptr noundef nonnull align 1 dereferenceable(1) %1) #3 comdat align 2 !dbg !70 {
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %"class.std::allocator", align 1
  store i64 %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load i64, ptr %3, align 8, !dbg !71
  %7 = load ptr, ptr %4, align 8, !dbg !72
  call void @_ZNSaIiEC2ERKS_(ptr noundef nonnull align 1 dereferenceable(1) %5, ptr noundef nonnull align 1 dereferenceable(1) %7) #9, !dbg !73
  %8 = call noundef i64 @_ZNSt6vectorIiSaIiEE11_S_max_sizeERKS0_(ptr noundef nonnull align 1 dereferenceable(1) %5) #9, !dbg !74
  %9 = icmp ugt i64 %6, %8, !dbg !75
  call void @_ZNSaIiED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %5) #9, !dbg !71
  br i1 %9, label %10, label %11, !dbg !71

10:                                               ; preds = %2
  call void @_ZSt20__throw_length_errorPKc(ptr noundef @.str) #11, !dbg !76
  unreachable, !dbg !76

11:                                               ; preds = %2
  %12 = load i64, ptr %3, align 8, !dbg !77
  ret i64 %12, !dbg !78
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt12_Vector_baseIiSaIiEEC2EmRKS0_(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1, ptr noundef nonnull align 1 dereferenceable(1) %2) unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !79 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %9 = load ptr, ptr %4, align 8
  %10 = getelementptr inbounds %"struct.std::_Vector_base", ptr %9, i32 0, i32 0, !dbg !80
  %11 = load ptr, ptr %6, align 8, !dbg !81
  call void @_ZNSt12_Vector_baseIiSaIiEE12_Vector_implC2ERKS0_(ptr noundef nonnull align 8 dereferenceable(24) %10, ptr noundef nonnull align 1 dereferenceable(1) %11) #9, !dbg !80
  %12 = load i64, ptr %5, align 8, !dbg !82
  invoke void @_ZNSt12_Vector_baseIiSaIiEE17_M_create_storageEm(ptr noundef nonnull align 8 dereferenceable(24) %9, i64 noundef %12)
          to label %13 unwind label %14, !dbg !83

13:                                               ; preds = %3
  ret void, !dbg !84

14:                                               ; preds = %3
  %15 = landingpad { ptr, i32 }
          cleanup, !dbg !84
  %16 = extractvalue { ptr, i32 } %15, 0, !dbg !84
  store ptr %16, ptr %7, align 8, !dbg !84
  %17 = extractvalue { ptr, i32 } %15, 1, !dbg !84
  store i32 %17, ptr %8, align 4, !dbg !84
  call void @_ZNSt12_Vector_baseIiSaIiEE12_Vector_implD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %10) #9, !dbg !84
  br label %18, !dbg !84

18:                                               ; preds = %14
  %19 = load ptr, ptr %7, align 8, !dbg !84
  %20 = load i32, ptr %8, align 4, !dbg !84
  %21 = insertvalue { ptr, i32 } poison, ptr %19, 0, !dbg !84
  %22 = insertvalue { ptr, i32 } %21, i32 %20, 1, !dbg !84
  resume { ptr, i32 } %22, !dbg !84
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt6vectorIiSaIiEE21_M_default_initializeEm(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #3 comdat align 2 !dbg !85 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %"struct.std::_Vector_base", ptr %5, i32 0, i32 0, !dbg !86
  %7 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %6, i32 0, i32 0, !dbg !87
  %8 = load ptr, ptr %7, align 8, !dbg !87
  %9 = load i64, ptr %4, align 8, !dbg !88
  %10 = call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv(ptr noundef nonnull align 8 dereferenceable(24) %5) #9, !dbg !89
  %11 = call noundef ptr @_ZSt27__uninitialized_default_n_aIPimiET_S1_T0_RSaIT1_E(ptr noundef %8, i64 noundef %9, ptr noundef nonnull align 1 dereferenceable(1) %10), !dbg !90
  %12 = getelementptr inbounds %"struct.std::_Vector_base", ptr %5, i32 0, i32 0, !dbg !91
  %13 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %12, i32 0, i32 1, !dbg !92
  store ptr %11, ptr %13, align 8, !dbg !93
  ret void, !dbg !94
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12_Vector_baseIiSaIiEED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !95 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Vector_base", ptr %3, i32 0, i32 0, !dbg !96
  %5 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %4, i32 0, i32 0, !dbg !97
  %6 = load ptr, ptr %5, align 8, !dbg !97
  %7 = getelementptr inbounds %"struct.std::_Vector_base", ptr %3, i32 0, i32 0, !dbg !98
  %8 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %7, i32 0, i32 2, !dbg !99
  %9 = load ptr, ptr %8, align 8, !dbg !99
  %10 = getelementptr inbounds %"struct.std::_Vector_base", ptr %3, i32 0, i32 0, !dbg !100
  %11 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %10, i32 0, i32 0, !dbg !101
  %12 = load ptr, ptr %11, align 8, !dbg !101
  %13 = ptrtoint ptr %9 to i64, !dbg !102
  %14 = ptrtoint ptr %12 to i64, !dbg !102
  %15 = sub i64 %13, %14, !dbg !102
  %16 = sdiv exact i64 %15, 4, !dbg !102
  invoke void @_ZNSt12_Vector_baseIiSaIiEE13_M_deallocateEPim(ptr noundef nonnull align 8 dereferenceable(24) %3, ptr noundef %6, i64 noundef %16)
          to label %17 unwind label %19, !dbg !103

17:                                               ; preds = %1
  %18 = getelementptr inbounds %"struct.std::_Vector_base", ptr %3, i32 0, i32 0, !dbg !104
  call void @_ZNSt12_Vector_baseIiSaIiEE12_Vector_implD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %18) #9, !dbg !104
  ret void, !dbg !104

19:                                               ; preds = %1
  %20 = landingpad { ptr, i32 }
          catch ptr null, !dbg !103
  %21 = extractvalue { ptr, i32 } %20, 0, !dbg !103
  call void @__clang_call_terminate(ptr %21) #10, !dbg !103
  unreachable, !dbg !103
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNSt6vectorIiSaIiEE11_S_max_sizeERKS0_(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !105 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  store i64 2305843009213693951, ptr %3, align 8, !dbg !106
  %5 = load ptr, ptr %2, align 8, !dbg !107
  %6 = call noundef i64 @_ZNSt16allocator_traitsISaIiEE8max_sizeERKS0_(ptr noundef nonnull align 1 dereferenceable(1) %5) #9, !dbg !108
  store i64 %6, ptr %4, align 8, !dbg !109
  %7 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3minImERKT_S2_S2_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %4)
          to label %8 unwind label %10, !dbg !110

8:                                                ; preds = %1
  %9 = load i64, ptr %7, align 8, !dbg !110
  ret i64 %9, !dbg !111

10:                                               ; preds = %1
  %11 = landingpad { ptr, i32 }
          catch ptr null, !dbg !110
  %12 = extractvalue { ptr, i32 } %11, 0, !dbg !110
  call void @__clang_call_terminate(ptr %12) #10, !dbg !110
  unreachable, !dbg !110
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSaIiEC2ERKS_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #2 comdat align 2 !dbg !112 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8, !dbg !113
  call void @_ZNSt15__new_allocatorIiEC2ERKS0_(ptr noundef nonnull align 1 dereferenceable(1) %5, ptr noundef nonnull align 1 dereferenceable(1) %6) #9, !dbg !114
  ret void, !dbg !115
}

; Function Attrs: noreturn
declare void @_ZSt20__throw_length_errorPKc(ptr noundef) #6

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNSt16allocator_traitsISaIiEE8max_sizeERKS0_(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 !dbg !116 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !118
  %4 = call noundef i64 @_ZNKSt15__new_allocatorIiE8max_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %3) #9, !dbg !119
  ret i64 %4, !dbg !120
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3minImERKT_S2_S2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #2 comdat !dbg !121 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %6 = load ptr, ptr %5, align 8, !dbg !123
  %7 = load i64, ptr %6, align 8, !dbg !123
  %8 = load ptr, ptr %4, align 8, !dbg !124
  %9 = load i64, ptr %8, align 8, !dbg !124
  %10 = icmp ult i64 %7, %9, !dbg !125
  br i1 %10, label %11, label %13, !dbg !123

11:                                               ; preds = %2
  %12 = load ptr, ptr %5, align 8, !dbg !126
  store ptr %12, ptr %3, align 8, !dbg !127
  br label %15, !dbg !127

13:                                               ; preds = %2
  %14 = load ptr, ptr %4, align 8, !dbg !128
  store ptr %14, ptr %3, align 8, !dbg !129
  br label %15, !dbg !129

15:                                               ; preds = %13, %11
  %16 = load ptr, ptr %3, align 8, !dbg !130
  ret ptr %16, !dbg !130
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt15__new_allocatorIiE8max_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 !dbg !131 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = call noundef i64 @_ZNKSt15__new_allocatorIiE11_M_max_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %3) #9, !dbg !132
  ret i64 %4, !dbg !133
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt15__new_allocatorIiE11_M_max_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #2 comdat align 2 !dbg !134 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret i64 2305843009213693951, !dbg !135
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorIiEC2ERKS0_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #2 comdat align 2 !dbg !136 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  ret void, !dbg !137
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12_Vector_baseIiSaIiEE12_Vector_implC2ERKS0_(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #2 comdat align 2 !dbg !138 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8, !dbg !139
  call void @_ZNSaIiEC2ERKS_(ptr noundef nonnull align 1 dereferenceable(1) %5, ptr noundef nonnull align 1 dereferenceable(1) %6) #9, !dbg !140
  call void @_ZNSt12_Vector_baseIiSaIiEE17_Vector_impl_dataC2Ev(ptr noundef nonnull align 8 dereferenceable(24) %5) #9, !dbg !141
  ret void, !dbg !142
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt12_Vector_baseIiSaIiEE17_M_create_storageEm(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #3 comdat align 2 !dbg !143 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load i64, ptr %4, align 8, !dbg !144
  %7 = call noundef ptr @_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm(ptr noundef nonnull align 8 dereferenceable(24) %5, i64 noundef %6), !dbg !145
  %8 = getelementptr inbounds %"struct.std::_Vector_base", ptr %5, i32 0, i32 0, !dbg !146
  %9 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %8, i32 0, i32 0, !dbg !147
  store ptr %7, ptr %9, align 8, !dbg !148
  %10 = getelementptr inbounds %"struct.std::_Vector_base", ptr %5, i32 0, i32 0, !dbg !149
  %11 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %10, i32 0, i32 0, !dbg !150
  %12 = load ptr, ptr %11, align 8, !dbg !150
  %13 = getelementptr inbounds %"struct.std::_Vector_base", ptr %5, i32 0, i32 0, !dbg !151
  %14 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %13, i32 0, i32 1, !dbg !152
  store ptr %12, ptr %14, align 8, !dbg !153
  %15 = getelementptr inbounds %"struct.std::_Vector_base", ptr %5, i32 0, i32 0, !dbg !154
  %16 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %15, i32 0, i32 0, !dbg !155
  %17 = load ptr, ptr %16, align 8, !dbg !155
  %18 = load i64, ptr %4, align 8, !dbg !156
  %19 = getelementptr inbounds i32, ptr %17, i64 %18, !dbg !157
  %20 = getelementptr inbounds %"struct.std::_Vector_base", ptr %5, i32 0, i32 0, !dbg !158
  %21 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %20, i32 0, i32 2, !dbg !159
  store ptr %19, ptr %21, align 8, !dbg !160
  ret void, !dbg !161
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12_Vector_baseIiSaIiEE12_Vector_implD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #2 comdat align 2 !dbg !162 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZNSaIiED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %3) #9, !dbg !163
  ret void, !dbg !163
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12_Vector_baseIiSaIiEE17_Vector_impl_dataC2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #2 comdat align 2 !dbg !164 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %3, i32 0, i32 0, !dbg !165
  store ptr null, ptr %4, align 8, !dbg !165
  %5 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %3, i32 0, i32 1, !dbg !166
  store ptr null, ptr %5, align 8, !dbg !166
  %6 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %3, i32 0, i32 2, !dbg !167
  store ptr null, ptr %6, align 8, !dbg !167
  ret void, !dbg !168
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #3 comdat align 2 !dbg !169 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load i64, ptr %4, align 8, !dbg !170
  %7 = icmp ne i64 %6, 0, !dbg !171
  br i1 %7, label %8, label %12, !dbg !170

8:                                                ; preds = %2
  %9 = getelementptr inbounds %"struct.std::_Vector_base", ptr %5, i32 0, i32 0, !dbg !172
  %10 = load i64, ptr %4, align 8, !dbg !173
  %11 = call noundef ptr @_ZNSt16allocator_traitsISaIiEE8allocateERS0_m(ptr noundef nonnull align 1 dereferenceable(1) %9, i64 noundef %10), !dbg !174
  br label %13, !dbg !170

12:                                               ; preds = %2
  br label %13, !dbg !170

13:                                               ; preds = %12, %8
  %14 = phi ptr [ %11, %8 ], [ null, %12 ], !dbg !170
  ret ptr %14, !dbg !175
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt16allocator_traitsISaIiEE8allocateERS0_m(ptr noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1) #3 comdat align 2 !dbg !176 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8, !dbg !177
  %6 = load i64, ptr %4, align 8, !dbg !178
  %7 = call noundef ptr @_ZNSt15__new_allocatorIiE8allocateEmPKv(ptr noundef nonnull align 1 dereferenceable(1) %5, i64 noundef %6, ptr noundef null), !dbg !179
  ret ptr %7, !dbg !180
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt15__new_allocatorIiE8allocateEmPKv(ptr noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1, ptr noundef %2) #3 comdat align 2 !dbg !181 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load i64, ptr %5, align 8, !dbg !182
  %9 = call noundef i64 @_ZNKSt15__new_allocatorIiE11_M_max_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %7) #9, !dbg !183
  %10 = icmp ugt i64 %8, %9, !dbg !184
  br i1 %10, label %11, label %16, !dbg !185

11:                                               ; preds = %3
  %12 = load i64, ptr %5, align 8, !dbg !186
  %13 = icmp ugt i64 %12, 4611686018427387903, !dbg !187
  br i1 %13, label %14, label %15, !dbg !186

14:                                               ; preds = %11
  call void @_ZSt28__throw_bad_array_new_lengthv() #11, !dbg !188
  unreachable, !dbg !188

15:                                               ; preds = %11
  call void @_ZSt17__throw_bad_allocv() #11, !dbg !189
  unreachable, !dbg !189

16:                                               ; preds = %3
  %17 = load i64, ptr %5, align 8, !dbg !190
  %18 = mul i64 %17, 4, !dbg !191
  %19 = call noalias noundef nonnull ptr @_Znwm(i64 noundef %18) #12, !dbg !192
  ret ptr %19, !dbg !193
}

; Function Attrs: noreturn
declare void @_ZSt28__throw_bad_array_new_lengthv() #6

; Function Attrs: noreturn
declare void @_ZSt17__throw_bad_allocv() #6

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) #7

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZSt27__uninitialized_default_n_aIPimiET_S1_T0_RSaIT1_E(ptr noundef %0, i64 noundef %1, ptr noundef nonnull align 1 dereferenceable(1) %2) #3 comdat !dbg !194 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8, !dbg !196
  %8 = load i64, ptr %5, align 8, !dbg !197
  %9 = call noundef ptr @_ZSt25__uninitialized_default_nIPimET_S1_T0_(ptr noundef %7, i64 noundef %8), !dbg !198
  ret ptr %9, !dbg !199
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt12_Vector_baseIiSaIiEE19_M_get_Tp_allocatorEv(ptr noundef nonnull align 8 dereferenceable(24) %0) #2 comdat align 2 !dbg !200 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Vector_base", ptr %3, i32 0, i32 0, !dbg !201
  ret ptr %4, !dbg !202
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZSt25__uninitialized_default_nIPimET_S1_T0_(ptr noundef %0, i64 noundef %1) #3 comdat !dbg !203 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  store i8 1, ptr %5, align 1, !dbg !204
  %6 = load ptr, ptr %3, align 8, !dbg !205
  %7 = load i64, ptr %4, align 8, !dbg !206
  %8 = call noundef ptr @_ZNSt27__uninitialized_default_n_1ILb1EE18__uninit_default_nIPimEET_S3_T0_(ptr noundef %6, i64 noundef %7), !dbg !207
  ret ptr %8, !dbg !208
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt27__uninitialized_default_n_1ILb1EE18__uninit_default_nIPimEET_S3_T0_(ptr noundef %0, i64 noundef %1) #3 comdat align 2 !dbg !209 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %6 = load i64, ptr %4, align 8, !dbg !210
  %7 = icmp ugt i64 %6, 0, !dbg !211
  br i1 %7, label %8, label %18, !dbg !210

8:                                                ; preds = %2
  %9 = load ptr, ptr %3, align 8, !dbg !212
  store ptr %9, ptr %5, align 8, !dbg !213
  %10 = load ptr, ptr %5, align 8, !dbg !214
  call void @_ZSt10_ConstructIiJEEvPT_DpOT0_(ptr noundef %10), !dbg !215
  %11 = load ptr, ptr %3, align 8, !dbg !216
  %12 = getelementptr inbounds i32, ptr %11, i32 1, !dbg !216
  store ptr %12, ptr %3, align 8, !dbg !216
  %13 = load ptr, ptr %3, align 8, !dbg !217
  %14 = load i64, ptr %4, align 8, !dbg !218
  %15 = sub i64 %14, 1, !dbg !219
  %16 = load ptr, ptr %5, align 8, !dbg !220
  %17 = call noundef ptr @_ZSt6fill_nIPimiET_S1_T0_RKT1_(ptr noundef %13, i64 noundef %15, ptr noundef nonnull align 4 dereferenceable(4) %16), !dbg !221
  store ptr %17, ptr %3, align 8, !dbg !222
  br label %18, !dbg !223

18:                                               ; preds = %8, %2
  %19 = load ptr, ptr %3, align 8, !dbg !224
  ret ptr %19, !dbg !225
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZSt10_ConstructIiJEEvPT_DpOT0_(ptr noundef %0) #2 comdat !dbg !226 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !228
  store i32 0, ptr %3, align 4, !dbg !229
  ret void, !dbg !230
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZSt6fill_nIPimiET_S1_T0_RKT1_(ptr noundef %0, i64 noundef %1, ptr noundef nonnull align 4 dereferenceable(4) %2) #3 comdat !dbg !231 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca %"struct.std::random_access_iterator_tag", align 1
  %8 = alloca %"struct.std::random_access_iterator_tag", align 1
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %9 = load ptr, ptr %4, align 8, !dbg !232
  %10 = load i64, ptr %5, align 8, !dbg !233
  %11 = call noundef i64 @_ZSt17__size_to_integerm(i64 noundef %10), !dbg !234
  %12 = load ptr, ptr %6, align 8, !dbg !235
  call void @_ZSt19__iterator_categoryIPiENSt15iterator_traitsIT_E17iterator_categoryERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !236
  %13 = call noundef ptr @_ZSt10__fill_n_aIPimiET_S1_T0_RKT1_St26random_access_iterator_tag(ptr noundef %9, i64 noundef %11, ptr noundef nonnull align 4 dereferenceable(4) %12), !dbg !237
  ret ptr %13, !dbg !238
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef ptr @_ZSt10__fill_n_aIPimiET_S1_T0_RKT1_St26random_access_iterator_tag(ptr noundef %0, i64 noundef %1, ptr noundef nonnull align 4 dereferenceable(4) %2) #3 comdat !dbg !239 {
  %4 = alloca ptr, align 8
  %5 = alloca %"struct.std::random_access_iterator_tag", align 1
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  store i64 %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  %9 = load i64, ptr %7, align 8, !dbg !240
  %10 = icmp ule i64 %9, 0, !dbg !241
  br i1 %10, label %11, label %13, !dbg !240

11:                                               ; preds = %3
  %12 = load ptr, ptr %6, align 8, !dbg !242
  store ptr %12, ptr %4, align 8, !dbg !243
  br label %22, !dbg !243

13:                                               ; preds = %3
  %14 = load ptr, ptr %6, align 8, !dbg !244
  %15 = load ptr, ptr %6, align 8, !dbg !245
  %16 = load i64, ptr %7, align 8, !dbg !246
  %17 = getelementptr inbounds i32, ptr %15, i64 %16, !dbg !247
  %18 = load ptr, ptr %8, align 8, !dbg !248
  call void @_ZSt8__fill_aIPiiEvT_S1_RKT0_(ptr noundef %14, ptr noundef %17, ptr noundef nonnull align 4 dereferenceable(4) %18), !dbg !249
  %19 = load ptr, ptr %6, align 8, !dbg !250
  %20 = load i64, ptr %7, align 8, !dbg !251
  %21 = getelementptr inbounds i32, ptr %19, i64 %20, !dbg !252
  store ptr %21, ptr %4, align 8, !dbg !253
  br label %22, !dbg !253

22:                                               ; preds = %13, %11
  %23 = load ptr, ptr %4, align 8, !dbg !254
  ret ptr %23, !dbg !254
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZSt17__size_to_integerm(i64 noundef %0) #2 comdat !dbg !255 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = load i64, ptr %2, align 8, !dbg !256
  ret i64 %3, !dbg !257
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZSt19__iterator_categoryIPiENSt15iterator_traitsIT_E17iterator_categoryERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %0) #2 comdat !dbg !258 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  ret void, !dbg !260
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt8__fill_aIPiiEvT_S1_RKT0_(ptr noundef %0, ptr noundef %1, ptr noundef nonnull align 4 dereferenceable(4) %2) #3 comdat !dbg !261 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8, !dbg !262
  %8 = load ptr, ptr %5, align 8, !dbg !263
  %9 = load ptr, ptr %6, align 8, !dbg !264
  call void @_ZSt9__fill_a1IPiiEN9__gnu_cxx11__enable_ifIXsr11__is_scalarIT0_EE7__valueEvE6__typeET_S6_RKS3_(ptr noundef %7, ptr noundef %8, ptr noundef nonnull align 4 dereferenceable(4) %9), !dbg !265
  ret void, !dbg !266
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZSt9__fill_a1IPiiEN9__gnu_cxx11__enable_ifIXsr11__is_scalarIT0_EE7__valueEvE6__typeET_S6_RKS3_(ptr noundef %0, ptr noundef %1, ptr noundef nonnull align 4 dereferenceable(4) %2) #2 comdat !dbg !267 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %8 = load ptr, ptr %6, align 8, !dbg !268
  %9 = load i32, ptr %8, align 4, !dbg !268
  store i32 %9, ptr %7, align 4, !dbg !269
  br label %10, !dbg !270

10:                                               ; preds = %17, %3
  %11 = load ptr, ptr %4, align 8, !dbg !271
  %12 = load ptr, ptr %5, align 8, !dbg !272
  %13 = icmp ne ptr %11, %12, !dbg !273
  br i1 %13, label %14, label %20, !dbg !270

14:                                               ; preds = %10
  %15 = load i32, ptr %7, align 4, !dbg !274
  %16 = load ptr, ptr %4, align 8, !dbg !275
  store i32 %15, ptr %16, align 4, !dbg !276
  br label %17, !dbg !277

17:                                               ; preds = %14
  %18 = load ptr, ptr %4, align 8, !dbg !278
  %19 = getelementptr inbounds i32, ptr %18, i32 1, !dbg !278
  store ptr %19, ptr %4, align 8, !dbg !278
  br label %10, !dbg !270, !llvm.loop !279

20:                                               ; preds = %10
  ret void, !dbg !281
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt12_Vector_baseIiSaIiEE13_M_deallocateEPim(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef %1, i64 noundef %2) #3 comdat align 2 !dbg !282 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8, !dbg !283
  %9 = icmp ne ptr %8, null, !dbg !283
  br i1 %9, label %10, label %14, !dbg !283

10:                                               ; preds = %3
  %11 = getelementptr inbounds %"struct.std::_Vector_base", ptr %7, i32 0, i32 0, !dbg !284
  %12 = load ptr, ptr %5, align 8, !dbg !285
  %13 = load i64, ptr %6, align 8, !dbg !286
  call void @_ZNSt16allocator_traitsISaIiEE10deallocateERS0_Pim(ptr noundef nonnull align 1 dereferenceable(1) %11, ptr noundef %12, i64 noundef %13), !dbg !287
  br label %14, !dbg !287

14:                                               ; preds = %10, %3
  ret void, !dbg !288
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaIiEE10deallocateERS0_Pim(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, i64 noundef %2) #3 comdat align 2 !dbg !289 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8, !dbg !290
  %8 = load ptr, ptr %5, align 8, !dbg !291
  %9 = load i64, ptr %6, align 8, !dbg !292
  call void @_ZNSt15__new_allocatorIiE10deallocateEPim(ptr noundef nonnull align 1 dereferenceable(1) %7, ptr noundef %8, i64 noundef %9), !dbg !293
  ret void, !dbg !294
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorIiE10deallocateEPim(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, i64 noundef %2) #2 comdat align 2 !dbg !295 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8, !dbg !296
  %9 = load i64, ptr %6, align 8, !dbg !296
  %10 = mul i64 %9, 4, !dbg !296
  call void @_ZdlPvm(ptr noundef %8, i64 noundef %10) #13, !dbg !297
  ret void, !dbg !298
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) #8

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt8_DestroyIPiiEvT_S1_RSaIT0_E(ptr noundef %0, ptr noundef %1, ptr noundef nonnull align 1 dereferenceable(1) %2) #3 comdat !dbg !299 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8, !dbg !300
  %8 = load ptr, ptr %5, align 8, !dbg !301
  call void @_ZSt8_DestroyIPiEvT_S1_(ptr noundef %7, ptr noundef %8), !dbg !302
  ret void, !dbg !303
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZSt8_DestroyIPiEvT_S1_(ptr noundef %0, ptr noundef %1) #3 comdat !dbg !304 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8, !dbg !305
  %6 = load ptr, ptr %4, align 8, !dbg !306
  call void @_ZNSt12_Destroy_auxILb1EE9__destroyIPiEEvT_S3_(ptr noundef %5, ptr noundef %6), !dbg !307
  ret void, !dbg !308
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZNSt12_Destroy_auxILb1EE9__destroyIPiEEvT_S3_(ptr noundef %0, ptr noundef %1) #2 comdat align 2 !dbg !309 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  ret void, !dbg !310
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZNKSt6vectorIiSaIiEE14_M_range_checkEm(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #3 comdat align 2 !dbg !311 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load i64, ptr %4, align 8, !dbg !312
  %7 = call noundef i64 @_ZNKSt6vectorIiSaIiEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(24) %5) #9, !dbg !313
  %8 = icmp uge i64 %6, %7, !dbg !314
  br i1 %8, label %9, label %12, !dbg !312

9:                                                ; preds = %2
  %10 = load i64, ptr %4, align 8, !dbg !315
  %11 = call noundef i64 @_ZNKSt6vectorIiSaIiEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(24) %5) #9, !dbg !316
  call void (ptr, ...) @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef @.str.1, i64 noundef %10, i64 noundef %11) #11, !dbg !317
  unreachable, !dbg !317

12:                                               ; preds = %2
  ret void, !dbg !318
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt6vectorIiSaIiEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(24) %0) #2 comdat align 2 !dbg !319 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %"struct.std::_Vector_base", ptr %3, i32 0, i32 0, !dbg !320
  %5 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %4, i32 0, i32 1, !dbg !321
  %6 = load ptr, ptr %5, align 8, !dbg !321
  %7 = getelementptr inbounds %"struct.std::_Vector_base", ptr %3, i32 0, i32 0, !dbg !322
  %8 = getelementptr inbounds %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data", ptr %7, i32 0, i32 0, !dbg !323
  %9 = load ptr, ptr %8, align 8, !dbg !323
  %10 = ptrtoint ptr %6 to i64, !dbg !324
  %11 = ptrtoint ptr %9 to i64, !dbg !324
  %12 = sub i64 %10, %11, !dbg !324
  %13 = sdiv exact i64 %12, 4, !dbg !324
  ret i64 %13, !dbg !325
}

; Function Attrs: noreturn
declare void @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef, ...) #6

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind memory(none) }
attributes #5 = { noinline noreturn nounwind uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind }
attributes #10 = { noreturn nounwind }
attributes #11 = { noreturn }
attributes #12 = { builtin allocsize(0) }
attributes #13 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounded_library.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "5d26f95ccf57c67523fc9e240a8a0883")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 10, column: 27, scope: !10)
!14 = !DILocation(line: 10, column: 19, scope: !10)
!15 = !DILocation(line: 11, column: 22, scope: !10)
!16 = !DILocation(line: 12, column: 5, scope: !10)
!17 = !DILocation(line: 12, column: 16, scope: !10)
!18 = !DILocation(line: 14, column: 33, scope: !10)
!19 = !DILocation(line: 14, column: 30, scope: !10)
!20 = !DILocation(line: 14, column: 13, scope: !10)
!21 = !DILocation(line: 15, column: 9, scope: !10)
!22 = !DILocation(line: 22, column: 1, scope: !10)
!23 = !DILocation(line: 17, column: 5, scope: !10)
!24 = !DILocation(line: 18, column: 9, scope: !10)
!25 = !DILocation(line: 16, column: 9, scope: !10)
!26 = !DILocation(line: 20, column: 5, scope: !10)
!27 = !DILocation(line: 19, column: 9, scope: !10)
!28 = !DILocation(line: 21, column: 5, scope: !10)
!29 = distinct !DISubprogram(name: "allocator", scope: !30, file: !30, line: 156, type: !11, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!30 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/allocator.h", directory: "", checksumkind: CSK_MD5, checksum: "6fa856a93062ce2b39cf0c9a3a6a3468")
!31 = !DILocation(line: 156, column: 7, scope: !29)
!32 = !DILocation(line: 156, column: 38, scope: !29)
!33 = distinct !DISubprogram(name: "vector", scope: !34, file: !34, line: 551, type: !11, scopeLine: 553, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!34 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_vector.h", directory: "", checksumkind: CSK_MD5, checksum: "8db44c3d22440641ac1ba040d9370a58")
!35 = !DILocation(line: 552, column: 33, scope: !33)
!36 = !DILocation(line: 552, column: 38, scope: !33)
!37 = !DILocation(line: 552, column: 15, scope: !33)
!38 = !DILocation(line: 552, column: 44, scope: !33)
!39 = !DILocation(line: 552, column: 9, scope: !33)
!40 = !DILocation(line: 553, column: 31, scope: !33)
!41 = !DILocation(line: 553, column: 9, scope: !33)
!42 = !DILocation(line: 553, column: 37, scope: !33)
!43 = distinct !DISubprogram(name: "~allocator", scope: !30, file: !30, line: 174, type: !11, scopeLine: 174, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!44 = !DILocation(line: 174, column: 39, scope: !43)
!45 = distinct !DISubprogram(name: "operator[]", scope: !34, file: !34, line: 1121, type: !11, scopeLine: 1122, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!46 = !DILocation(line: 1124, column: 17, scope: !45)
!47 = !DILocation(line: 1124, column: 25, scope: !45)
!48 = !DILocation(line: 1124, column: 36, scope: !45)
!49 = !DILocation(line: 1124, column: 34, scope: !45)
!50 = !DILocation(line: 1124, column: 2, scope: !45)
!51 = distinct !DISubprogram(name: "at", scope: !34, file: !34, line: 1173, type: !11, scopeLine: 1174, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!52 = !DILocation(line: 1175, column: 17, scope: !51)
!53 = !DILocation(line: 1175, column: 2, scope: !51)
!54 = !DILocation(line: 1176, column: 17, scope: !51)
!55 = !DILocation(line: 1176, column: 9, scope: !51)
!56 = !DILocation(line: 1176, column: 2, scope: !51)
!57 = distinct !DISubprogram(name: "~vector", scope: !34, file: !34, line: 728, type: !11, scopeLine: 729, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!58 = !DILocation(line: 730, column: 22, scope: !57)
!59 = !DILocation(line: 730, column: 30, scope: !57)
!60 = !DILocation(line: 730, column: 46, scope: !57)
!61 = !DILocation(line: 730, column: 54, scope: !57)
!62 = !DILocation(line: 731, column: 9, scope: !57)
!63 = !DILocation(line: 730, column: 2, scope: !57)
!64 = !DILocation(line: 733, column: 7, scope: !57)
!65 = distinct !DISubprogram(name: "__new_allocator", scope: !66, file: !66, line: 80, type: !11, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!66 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/new_allocator.h", directory: "", checksumkind: CSK_MD5, checksum: "6b069d101319ece6de3732b658fb1d77")
!67 = !DILocation(line: 80, column: 49, scope: !65)
!68 = distinct !DISubprogram(name: "~__new_allocator", scope: !66, file: !66, line: 90, type: !11, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!69 = !DILocation(line: 90, column: 50, scope: !68)
!70 = distinct !DISubprogram(name: "_S_check_init_len", scope: !34, file: !34, line: 1902, type: !11, scopeLine: 1903, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!71 = !DILocation(line: 1904, column: 6, scope: !70)
!72 = !DILocation(line: 1904, column: 39, scope: !70)
!73 = !DILocation(line: 1904, column: 24, scope: !70)
!74 = !DILocation(line: 1904, column: 12, scope: !70)
!75 = !DILocation(line: 1904, column: 10, scope: !70)
!76 = !DILocation(line: 1905, column: 4, scope: !70)
!77 = !DILocation(line: 1907, column: 9, scope: !70)
!78 = !DILocation(line: 1907, column: 2, scope: !70)
!79 = distinct !DISubprogram(name: "_Vector_base", scope: !34, file: !34, line: 330, type: !11, scopeLine: 332, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!80 = !DILocation(line: 331, column: 9, scope: !79)
!81 = !DILocation(line: 331, column: 17, scope: !79)
!82 = !DILocation(line: 332, column: 27, scope: !79)
!83 = !DILocation(line: 332, column: 9, scope: !79)
!84 = !DILocation(line: 332, column: 33, scope: !79)
!85 = distinct !DISubprogram(name: "_M_default_initialize", scope: !34, file: !34, line: 1710, type: !11, scopeLine: 1711, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!86 = !DILocation(line: 1713, column: 43, scope: !85)
!87 = !DILocation(line: 1713, column: 51, scope: !85)
!88 = !DILocation(line: 1713, column: 61, scope: !85)
!89 = !DILocation(line: 1714, column: 9, scope: !85)
!90 = !DILocation(line: 1713, column: 4, scope: !85)
!91 = !DILocation(line: 1712, column: 8, scope: !85)
!92 = !DILocation(line: 1712, column: 16, scope: !85)
!93 = !DILocation(line: 1712, column: 26, scope: !85)
!94 = !DILocation(line: 1715, column: 7, scope: !85)
!95 = distinct !DISubprogram(name: "~_Vector_base", scope: !34, file: !34, line: 364, type: !11, scopeLine: 365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!96 = !DILocation(line: 366, column: 16, scope: !95)
!97 = !DILocation(line: 366, column: 24, scope: !95)
!98 = !DILocation(line: 367, column: 9, scope: !95)
!99 = !DILocation(line: 367, column: 17, scope: !95)
!100 = !DILocation(line: 367, column: 37, scope: !95)
!101 = !DILocation(line: 367, column: 45, scope: !95)
!102 = !DILocation(line: 367, column: 35, scope: !95)
!103 = !DILocation(line: 366, column: 2, scope: !95)
!104 = !DILocation(line: 368, column: 7, scope: !95)
!105 = distinct !DISubprogram(name: "_S_max_size", scope: !34, file: !34, line: 1911, type: !11, scopeLine: 1912, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!106 = !DILocation(line: 1916, column: 15, scope: !105)
!107 = !DILocation(line: 1918, column: 52, scope: !105)
!108 = !DILocation(line: 1918, column: 28, scope: !105)
!109 = !DILocation(line: 1918, column: 15, scope: !105)
!110 = !DILocation(line: 1919, column: 9, scope: !105)
!111 = !DILocation(line: 1919, column: 2, scope: !105)
!112 = distinct !DISubprogram(name: "allocator", scope: !30, file: !30, line: 159, type: !11, scopeLine: 160, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!113 = !DILocation(line: 160, column: 31, scope: !112)
!114 = !DILocation(line: 160, column: 9, scope: !112)
!115 = !DILocation(line: 160, column: 38, scope: !112)
!116 = distinct !DISubprogram(name: "max_size", scope: !117, file: !117, line: 547, type: !11, scopeLine: 548, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!117 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/alloc_traits.h", directory: "", checksumkind: CSK_MD5, checksum: "fd441eaab0a8965f7012f98a3edcbb86")
!118 = !DILocation(line: 550, column: 9, scope: !116)
!119 = !DILocation(line: 550, column: 13, scope: !116)
!120 = !DILocation(line: 550, column: 2, scope: !116)
!121 = distinct !DISubprogram(name: "min<unsigned long>", scope: !122, file: !122, line: 230, type: !11, scopeLine: 231, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!122 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_algobase.h", directory: "", checksumkind: CSK_MD5, checksum: "acd8696ab950544891c62593445fe486")
!123 = !DILocation(line: 235, column: 11, scope: !121)
!124 = !DILocation(line: 235, column: 17, scope: !121)
!125 = !DILocation(line: 235, column: 15, scope: !121)
!126 = !DILocation(line: 236, column: 9, scope: !121)
!127 = !DILocation(line: 236, column: 2, scope: !121)
!128 = !DILocation(line: 237, column: 14, scope: !121)
!129 = !DILocation(line: 237, column: 7, scope: !121)
!130 = !DILocation(line: 238, column: 5, scope: !121)
!131 = distinct !DISubprogram(name: "max_size", scope: !66, file: !66, line: 167, type: !11, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!132 = !DILocation(line: 168, column: 16, scope: !131)
!133 = !DILocation(line: 168, column: 9, scope: !131)
!134 = distinct !DISubprogram(name: "_M_max_size", scope: !66, file: !66, line: 210, type: !11, scopeLine: 211, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!135 = !DILocation(line: 213, column: 2, scope: !134)
!136 = distinct !DISubprogram(name: "__new_allocator", scope: !66, file: !66, line: 83, type: !11, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!137 = !DILocation(line: 83, column: 71, scope: !136)
!138 = distinct !DISubprogram(name: "_Vector_impl", scope: !34, file: !34, line: 143, type: !11, scopeLine: 145, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!139 = !DILocation(line: 144, column: 19, scope: !138)
!140 = !DILocation(line: 144, column: 4, scope: !138)
!141 = !DILocation(line: 143, column: 2, scope: !138)
!142 = !DILocation(line: 145, column: 4, scope: !138)
!143 = distinct !DISubprogram(name: "_M_create_storage", scope: !34, file: !34, line: 393, type: !11, scopeLine: 394, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!144 = !DILocation(line: 395, column: 45, scope: !143)
!145 = !DILocation(line: 395, column: 33, scope: !143)
!146 = !DILocation(line: 395, column: 8, scope: !143)
!147 = !DILocation(line: 395, column: 16, scope: !143)
!148 = !DILocation(line: 395, column: 25, scope: !143)
!149 = !DILocation(line: 396, column: 34, scope: !143)
!150 = !DILocation(line: 396, column: 42, scope: !143)
!151 = !DILocation(line: 396, column: 8, scope: !143)
!152 = !DILocation(line: 396, column: 16, scope: !143)
!153 = !DILocation(line: 396, column: 26, scope: !143)
!154 = !DILocation(line: 397, column: 42, scope: !143)
!155 = !DILocation(line: 397, column: 50, scope: !143)
!156 = !DILocation(line: 397, column: 61, scope: !143)
!157 = !DILocation(line: 397, column: 59, scope: !143)
!158 = !DILocation(line: 397, column: 8, scope: !143)
!159 = !DILocation(line: 397, column: 16, scope: !143)
!160 = !DILocation(line: 397, column: 34, scope: !143)
!161 = !DILocation(line: 398, column: 7, scope: !143)
!162 = distinct !DISubprogram(name: "~_Vector_impl", scope: !34, file: !34, line: 133, type: !11, scopeLine: 133, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!163 = !DILocation(line: 133, column: 14, scope: !162)
!164 = distinct !DISubprogram(name: "_Vector_impl_data", scope: !34, file: !34, line: 99, type: !11, scopeLine: 101, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!165 = !DILocation(line: 100, column: 4, scope: !164)
!166 = !DILocation(line: 100, column: 16, scope: !164)
!167 = !DILocation(line: 100, column: 29, scope: !164)
!168 = !DILocation(line: 101, column: 4, scope: !164)
!169 = distinct !DISubprogram(name: "_M_allocate", scope: !34, file: !34, line: 375, type: !11, scopeLine: 376, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!170 = !DILocation(line: 378, column: 9, scope: !169)
!171 = !DILocation(line: 378, column: 13, scope: !169)
!172 = !DILocation(line: 378, column: 34, scope: !169)
!173 = !DILocation(line: 378, column: 43, scope: !169)
!174 = !DILocation(line: 378, column: 20, scope: !169)
!175 = !DILocation(line: 378, column: 2, scope: !169)
!176 = distinct !DISubprogram(name: "allocate", scope: !117, file: !117, line: 463, type: !11, scopeLine: 464, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!177 = !DILocation(line: 464, column: 16, scope: !176)
!178 = !DILocation(line: 464, column: 29, scope: !176)
!179 = !DILocation(line: 464, column: 20, scope: !176)
!180 = !DILocation(line: 464, column: 9, scope: !176)
!181 = distinct !DISubprogram(name: "allocate", scope: !66, file: !66, line: 112, type: !11, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!182 = !DILocation(line: 120, column: 23, scope: !181)
!183 = !DILocation(line: 120, column: 35, scope: !181)
!184 = !DILocation(line: 120, column: 27, scope: !181)
!185 = !DILocation(line: 120, column: 6, scope: !181)
!186 = !DILocation(line: 124, column: 10, scope: !181)
!187 = !DILocation(line: 124, column: 14, scope: !181)
!188 = !DILocation(line: 125, column: 8, scope: !181)
!189 = !DILocation(line: 126, column: 6, scope: !181)
!190 = !DILocation(line: 137, column: 49, scope: !181)
!191 = !DILocation(line: 137, column: 53, scope: !181)
!192 = !DILocation(line: 137, column: 27, scope: !181)
!193 = !DILocation(line: 137, column: 2, scope: !181)
!194 = distinct !DISubprogram(name: "__uninitialized_default_n_a<int *, unsigned long, int>", scope: !195, file: !195, line: 764, type: !11, scopeLine: 766, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!195 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_uninitialized.h", directory: "", checksumkind: CSK_MD5, checksum: "76b804c7705a952d454f754eea890c01")
!196 = !DILocation(line: 766, column: 45, scope: !194)
!197 = !DILocation(line: 766, column: 54, scope: !194)
!198 = !DILocation(line: 766, column: 14, scope: !194)
!199 = !DILocation(line: 766, column: 7, scope: !194)
!200 = distinct !DISubprogram(name: "_M_get_Tp_allocator", scope: !34, file: !34, line: 298, type: !11, scopeLine: 299, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!201 = !DILocation(line: 299, column: 22, scope: !200)
!202 = !DILocation(line: 299, column: 9, scope: !200)
!203 = distinct !DISubprogram(name: "__uninitialized_default_n<int *, unsigned long>", scope: !195, file: !195, line: 691, type: !11, scopeLine: 692, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!204 = !DILocation(line: 696, column: 22, scope: !203)
!205 = !DILocation(line: 701, column: 21, scope: !203)
!206 = !DILocation(line: 701, column: 30, scope: !203)
!207 = !DILocation(line: 699, column: 14, scope: !203)
!208 = !DILocation(line: 699, column: 7, scope: !203)
!209 = distinct !DISubprogram(name: "__uninit_default_n<int *, unsigned long>", scope: !195, file: !195, line: 655, type: !11, scopeLine: 656, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!210 = !DILocation(line: 657, column: 8, scope: !209)
!211 = !DILocation(line: 657, column: 12, scope: !209)
!212 = !DILocation(line: 660, column: 23, scope: !209)
!213 = !DILocation(line: 659, column: 64, scope: !209)
!214 = !DILocation(line: 661, column: 24, scope: !209)
!215 = !DILocation(line: 661, column: 8, scope: !209)
!216 = !DILocation(line: 662, column: 8, scope: !209)
!217 = !DILocation(line: 663, column: 30, scope: !209)
!218 = !DILocation(line: 663, column: 39, scope: !209)
!219 = !DILocation(line: 663, column: 43, scope: !209)
!220 = !DILocation(line: 663, column: 49, scope: !209)
!221 = !DILocation(line: 663, column: 18, scope: !209)
!222 = !DILocation(line: 663, column: 16, scope: !209)
!223 = !DILocation(line: 664, column: 6, scope: !209)
!224 = !DILocation(line: 665, column: 11, scope: !209)
!225 = !DILocation(line: 665, column: 4, scope: !209)
!226 = distinct !DISubprogram(name: "_Construct<int>", scope: !227, file: !227, line: 109, type: !11, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!227 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_construct.h", directory: "", checksumkind: CSK_MD5, checksum: "ceba413818ae9b0f6742666be9b2ed67")
!228 = !DILocation(line: 119, column: 20, scope: !226)
!229 = !DILocation(line: 119, column: 7, scope: !226)
!230 = !DILocation(line: 120, column: 5, scope: !226)
!231 = distinct !DISubprogram(name: "fill_n<int *, unsigned long, int>", scope: !122, file: !122, line: 1143, type: !11, scopeLine: 1144, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!232 = !DILocation(line: 1148, column: 30, scope: !231)
!233 = !DILocation(line: 1148, column: 62, scope: !231)
!234 = !DILocation(line: 1148, column: 39, scope: !231)
!235 = !DILocation(line: 1148, column: 68, scope: !231)
!236 = !DILocation(line: 1149, column: 11, scope: !231)
!237 = !DILocation(line: 1148, column: 14, scope: !231)
!238 = !DILocation(line: 1148, column: 7, scope: !231)
!239 = distinct !DISubprogram(name: "__fill_n_a<int *, unsigned long, int>", scope: !122, file: !122, line: 1108, type: !11, scopeLine: 1110, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!240 = !DILocation(line: 1114, column: 11, scope: !239)
!241 = !DILocation(line: 1114, column: 15, scope: !239)
!242 = !DILocation(line: 1115, column: 9, scope: !239)
!243 = !DILocation(line: 1115, column: 2, scope: !239)
!244 = !DILocation(line: 1119, column: 21, scope: !239)
!245 = !DILocation(line: 1119, column: 30, scope: !239)
!246 = !DILocation(line: 1119, column: 40, scope: !239)
!247 = !DILocation(line: 1119, column: 38, scope: !239)
!248 = !DILocation(line: 1119, column: 45, scope: !239)
!249 = !DILocation(line: 1119, column: 7, scope: !239)
!250 = !DILocation(line: 1120, column: 14, scope: !239)
!251 = !DILocation(line: 1120, column: 24, scope: !239)
!252 = !DILocation(line: 1120, column: 22, scope: !239)
!253 = !DILocation(line: 1120, column: 7, scope: !239)
!254 = !DILocation(line: 1121, column: 5, scope: !239)
!255 = distinct !DISubprogram(name: "__size_to_integer", scope: !122, file: !122, line: 1009, type: !11, scopeLine: 1009, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!256 = !DILocation(line: 1009, column: 49, scope: !255)
!257 = !DILocation(line: 1009, column: 42, scope: !255)
!258 = distinct !DISubprogram(name: "__iterator_category<int *>", scope: !259, file: !259, line: 238, type: !11, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!259 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_iterator_base_types.h", directory: "")
!260 = !DILocation(line: 239, column: 7, scope: !258)
!261 = distinct !DISubprogram(name: "__fill_a<int *, int>", scope: !122, file: !122, line: 967, type: !11, scopeLine: 968, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!262 = !DILocation(line: 968, column: 22, scope: !261)
!263 = !DILocation(line: 968, column: 31, scope: !261)
!264 = !DILocation(line: 968, column: 39, scope: !261)
!265 = !DILocation(line: 968, column: 7, scope: !261)
!266 = !DILocation(line: 968, column: 49, scope: !261)
!267 = distinct !DISubprogram(name: "__fill_a1<int *, int>", scope: !122, file: !122, line: 917, type: !11, scopeLine: 919, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!268 = !DILocation(line: 920, column: 25, scope: !267)
!269 = !DILocation(line: 920, column: 17, scope: !267)
!270 = !DILocation(line: 921, column: 7, scope: !267)
!271 = !DILocation(line: 921, column: 14, scope: !267)
!272 = !DILocation(line: 921, column: 25, scope: !267)
!273 = !DILocation(line: 921, column: 22, scope: !267)
!274 = !DILocation(line: 922, column: 13, scope: !267)
!275 = !DILocation(line: 922, column: 3, scope: !267)
!276 = !DILocation(line: 922, column: 11, scope: !267)
!277 = !DILocation(line: 922, column: 2, scope: !267)
!278 = !DILocation(line: 921, column: 33, scope: !267)
!279 = distinct !{!279, !270, !274, !280}
!280 = !{!"llvm.loop.mustprogress"}
!281 = !DILocation(line: 923, column: 5, scope: !267)
!282 = distinct !DISubprogram(name: "_M_deallocate", scope: !34, file: !34, line: 383, type: !11, scopeLine: 384, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!283 = !DILocation(line: 386, column: 6, scope: !282)
!284 = !DILocation(line: 387, column: 20, scope: !282)
!285 = !DILocation(line: 387, column: 29, scope: !282)
!286 = !DILocation(line: 387, column: 34, scope: !282)
!287 = !DILocation(line: 387, column: 4, scope: !282)
!288 = !DILocation(line: 388, column: 7, scope: !282)
!289 = distinct !DISubprogram(name: "deallocate", scope: !117, file: !117, line: 495, type: !11, scopeLine: 496, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!290 = !DILocation(line: 496, column: 9, scope: !289)
!291 = !DILocation(line: 496, column: 24, scope: !289)
!292 = !DILocation(line: 496, column: 29, scope: !289)
!293 = !DILocation(line: 496, column: 13, scope: !289)
!294 = !DILocation(line: 496, column: 35, scope: !289)
!295 = distinct !DISubprogram(name: "deallocate", scope: !66, file: !66, line: 142, type: !11, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!296 = !DILocation(line: 158, column: 27, scope: !295)
!297 = !DILocation(line: 158, column: 2, scope: !295)
!298 = !DILocation(line: 159, column: 7, scope: !295)
!299 = distinct !DISubprogram(name: "_Destroy<int *, int>", scope: !117, file: !117, line: 847, type: !11, scopeLine: 849, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!300 = !DILocation(line: 850, column: 16, scope: !299)
!301 = !DILocation(line: 850, column: 25, scope: !299)
!302 = !DILocation(line: 850, column: 7, scope: !299)
!303 = !DILocation(line: 851, column: 5, scope: !299)
!304 = distinct !DISubprogram(name: "_Destroy<int *>", scope: !227, file: !227, line: 182, type: !11, scopeLine: 183, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!305 = !DILocation(line: 196, column: 12, scope: !304)
!306 = !DILocation(line: 196, column: 21, scope: !304)
!307 = !DILocation(line: 195, column: 7, scope: !304)
!308 = !DILocation(line: 197, column: 5, scope: !304)
!309 = distinct !DISubprogram(name: "__destroy<int *>", scope: !227, file: !227, line: 172, type: !11, scopeLine: 172, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!310 = !DILocation(line: 172, column: 57, scope: !309)
!311 = distinct !DISubprogram(name: "_M_range_check", scope: !34, file: !34, line: 1150, type: !11, scopeLine: 1151, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!312 = !DILocation(line: 1152, column: 6, scope: !311)
!313 = !DILocation(line: 1152, column: 19, scope: !311)
!314 = !DILocation(line: 1152, column: 10, scope: !311)
!315 = !DILocation(line: 1156, column: 8, scope: !311)
!316 = !DILocation(line: 1156, column: 19, scope: !311)
!317 = !DILocation(line: 1153, column: 4, scope: !311)
!318 = !DILocation(line: 1157, column: 7, scope: !311)
!319 = distinct !DISubprogram(name: "size", scope: !34, file: !34, line: 987, type: !11, scopeLine: 988, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!320 = !DILocation(line: 988, column: 32, scope: !319)
!321 = !DILocation(line: 988, column: 40, scope: !319)
!322 = !DILocation(line: 988, column: 58, scope: !319)
!323 = !DILocation(line: 988, column: 66, scope: !319)
!324 = !DILocation(line: 988, column: 50, scope: !319)
!325 = !DILocation(line: 988, column: 9, scope: !319)
