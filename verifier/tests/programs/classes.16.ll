; ModuleID = 'classes.cpp'
source_filename = "classes.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.geometry::Square" = type <{ %"struct.geometry::Shape", i32, [4 x i8] }>
%"struct.geometry::Shape" = type { ptr }
%struct.Guard = type { ptr }

$_ZN8geometry6SquareC2Ei = comdat any

$_ZN8geometry6SquareD2Ev = comdat any

$_ZN8geometry5ShapeC2Ev = comdat any

$_ZNK8geometry6Square4areaEv = comdat any

$_ZN8geometry6SquareD0Ev = comdat any

$_ZN8geometry5ShapeD2Ev = comdat any

$_ZN8geometry5ShapeD0Ev = comdat any

$_ZN5GuardC2ERi = comdat any

$_ZN8geometry6largerIiEET_RKS1_S3_ = comdat any

$_ZN5GuardD2Ev = comdat any

$_ZTVN8geometry6SquareE = comdat any

$_ZTSN8geometry6SquareE = comdat any

$_ZTSN8geometry5ShapeE = comdat any

$_ZTIN8geometry5ShapeE = comdat any

$_ZTIN8geometry6SquareE = comdat any

$_ZTVN8geometry5ShapeE = comdat any

@_ZTIi = external constant ptr
@_ZTVN8geometry6SquareE = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTIN8geometry6SquareE, ptr @_ZNK8geometry6Square4areaEv, ptr @_ZN8geometry6SquareD2Ev, ptr @_ZN8geometry6SquareD0Ev] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@_ZTSN8geometry6SquareE = linkonce_odr dso_local constant [19 x i8] c"N8geometry6SquareE\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global ptr
@_ZTSN8geometry5ShapeE = linkonce_odr dso_local constant [18 x i8] c"N8geometry5ShapeE\00", comdat, align 1
@_ZTIN8geometry5ShapeE = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSN8geometry5ShapeE }, comdat, align 8
@_ZTIN8geometry6SquareE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSN8geometry6SquareE, ptr @_ZTIN8geometry5ShapeE }, comdat, align 8
@_ZTVN8geometry5ShapeE = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTIN8geometry5ShapeE, ptr @__cxa_pure_virtual, ptr @_ZN8geometry5ShapeD2Ev, ptr @_ZN8geometry5ShapeD0Ev] }, comdat, align 8

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main(i32 noundef %0, ptr noundef %1) #0 personality ptr @__gxx_personality_v0 !dbg !23 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %"struct.geometry::Square", align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !30, metadata !DIExpression()), !dbg !31
  store ptr %1, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !32, metadata !DIExpression()), !dbg !33
  call void @llvm.dbg.declare(metadata ptr %6, metadata !34, metadata !DIExpression()), !dbg !35
  store i32 0, ptr %6, align 4, !dbg !35
  call void @llvm.dbg.declare(metadata ptr %7, metadata !36, metadata !DIExpression()), !dbg !68
  %11 = load i32, ptr %4, align 4, !dbg !69
  %12 = mul nsw i32 %11, 20, !dbg !70
  invoke void @_ZN8geometry6SquareC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %7, i32 noundef %12)
          to label %13 unwind label %16, !dbg !68

13:                                               ; preds = %2
  %14 = invoke noundef i32 @_ZL7checkedRKN8geometry5ShapeERi(ptr noundef nonnull align 8 dereferenceable(8) %7, ptr noundef nonnull align 4 dereferenceable(4) %6)
          to label %15 unwind label %20, !dbg !71

15:                                               ; preds = %13
  store i32 %14, ptr %3, align 4, !dbg !72
  call void @_ZN8geometry6SquareD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %7) #8, !dbg !73
  br label %38

16:                                               ; preds = %2
  %17 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr null, !dbg !74
  %18 = extractvalue { ptr, i32 } %17, 0, !dbg !74
  store ptr %18, ptr %8, align 8, !dbg !74
  %19 = extractvalue { ptr, i32 } %17, 1, !dbg !74
  store i32 %19, ptr %9, align 4, !dbg !74
  br label %24, !dbg !74

20:                                               ; preds = %13
  %21 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr null, !dbg !74
  %22 = extractvalue { ptr, i32 } %21, 0, !dbg !74
  store ptr %22, ptr %8, align 8, !dbg !74
  %23 = extractvalue { ptr, i32 } %21, 1, !dbg !74
  store i32 %23, ptr %9, align 4, !dbg !74
  call void @_ZN8geometry6SquareD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %7) #8, !dbg !73
  br label %24, !dbg !73

24:                                               ; preds = %20, %16
  %25 = load i32, ptr %9, align 4, !dbg !75
  %26 = call i32 @llvm.eh.typeid.for(ptr @_ZTIi) #8, !dbg !75
  %27 = icmp eq i32 %25, %26, !dbg !75
  br i1 %27, label %28, label %35, !dbg !75

28:                                               ; preds = %24
  call void @llvm.dbg.declare(metadata ptr %10, metadata !76, metadata !DIExpression()), !dbg !77
  %29 = load ptr, ptr %8, align 8, !dbg !78
  %30 = call ptr @__cxa_begin_catch(ptr %29) #8, !dbg !78
  %31 = load i32, ptr %30, align 4, !dbg !78
  store i32 %31, ptr %10, align 4, !dbg !78
  %32 = load i32, ptr %10, align 4, !dbg !80
  %33 = load i32, ptr %6, align 4, !dbg !82
  %34 = add nsw i32 %32, %33, !dbg !83
  store i32 %34, ptr %3, align 4, !dbg !84
  call void @__cxa_end_catch() #8, !dbg !85
  br label %38

35:                                               ; preds = %24
  %36 = load ptr, ptr %8, align 8, !dbg !75
  %37 = call ptr @__cxa_begin_catch(ptr %36) #8, !dbg !75
  store i32 -1, ptr %3, align 4, !dbg !86
  call void @__cxa_end_catch(), !dbg !78
  br label %38

38:                                               ; preds = %15, %35, %28
  %39 = load i32, ptr %3, align 4, !dbg !87
  ret i32 %39, !dbg !87
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN8geometry6SquareC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #2 comdat align 2 !dbg !88 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !89, metadata !DIExpression()), !dbg !91
  store i32 %1, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !92, metadata !DIExpression()), !dbg !93
  %5 = load ptr, ptr %3, align 8
  call void @_ZN8geometry5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %5) #8, !dbg !94
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVN8geometry6SquareE, i32 0, inrange i32 0, i32 2), ptr %5, align 8, !dbg !95
  %6 = getelementptr inbounds %"struct.geometry::Square", ptr %5, i32 0, i32 1, !dbg !96
  %7 = load i32, ptr %4, align 4, !dbg !97
  store i32 %7, ptr %6, align 8, !dbg !96
  ret void, !dbg !98
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZL7checkedRKN8geometry5ShapeERi(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) #3 personality ptr @__gxx_personality_v0 !dbg !99 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %struct.Guard, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !103, metadata !DIExpression()), !dbg !104
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !105, metadata !DIExpression()), !dbg !106
  call void @llvm.dbg.declare(metadata ptr %5, metadata !107, metadata !DIExpression()), !dbg !108
  %10 = load ptr, ptr %4, align 8, !dbg !109
  call void @_ZN5GuardC2ERi(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull align 4 dereferenceable(4) %10), !dbg !108
  %11 = load ptr, ptr %3, align 8, !dbg !110
  %12 = load ptr, ptr %11, align 8, !dbg !112
  %13 = getelementptr inbounds ptr, ptr %12, i64 0, !dbg !112
  %14 = load ptr, ptr %13, align 8, !dbg !112
  %15 = invoke noundef i32 %14(ptr noundef nonnull align 8 dereferenceable(8) %11)
          to label %16 unwind label %26, !dbg !112

16:                                               ; preds = %2
  %17 = icmp sgt i32 %15, 100, !dbg !113
  br i1 %17, label %18, label %34, !dbg !114

18:                                               ; preds = %16
  %19 = call ptr @__cxa_allocate_exception(i64 4) #8, !dbg !115
  %20 = load ptr, ptr %3, align 8, !dbg !116
  %21 = load ptr, ptr %20, align 8, !dbg !117
  %22 = getelementptr inbounds ptr, ptr %21, i64 0, !dbg !117
  %23 = load ptr, ptr %22, align 8, !dbg !117
  %24 = invoke noundef i32 %23(ptr noundef nonnull align 8 dereferenceable(8) %20)
          to label %25 unwind label %30, !dbg !117

25:                                               ; preds = %18
  store i32 %24, ptr %19, align 16, !dbg !115
  invoke void @__cxa_throw(ptr %19, ptr @_ZTIi, ptr null) #9
          to label %49 unwind label %26, !dbg !115

26:                                               ; preds = %40, %34, %25, %2
  %27 = landingpad { ptr, i32 }
          cleanup, !dbg !118
  %28 = extractvalue { ptr, i32 } %27, 0, !dbg !118
  store ptr %28, ptr %6, align 8, !dbg !118
  %29 = extractvalue { ptr, i32 } %27, 1, !dbg !118
  store i32 %29, ptr %7, align 4, !dbg !118
  br label %43, !dbg !118

30:                                               ; preds = %18
  %31 = landingpad { ptr, i32 }
          cleanup, !dbg !118
  %32 = extractvalue { ptr, i32 } %31, 0, !dbg !118
  store ptr %32, ptr %6, align 8, !dbg !118
  %33 = extractvalue { ptr, i32 } %31, 1, !dbg !118
  store i32 %33, ptr %7, align 4, !dbg !118
  call void @__cxa_free_exception(ptr %19) #8, !dbg !115
  br label %43, !dbg !115

34:                                               ; preds = %16
  %35 = load ptr, ptr %3, align 8, !dbg !119
  %36 = load ptr, ptr %35, align 8, !dbg !120
  %37 = getelementptr inbounds ptr, ptr %36, i64 0, !dbg !120
  %38 = load ptr, ptr %37, align 8, !dbg !120
  %39 = invoke noundef i32 %38(ptr noundef nonnull align 8 dereferenceable(8) %35)
          to label %40 unwind label %26, !dbg !120

40:                                               ; preds = %34
  store i32 %39, ptr %8, align 4, !dbg !119
  store i32 7, ptr %9, align 4, !dbg !121
  %41 = invoke noundef i32 @_ZN8geometry6largerIiEET_RKS1_S3_(ptr noundef nonnull align 4 dereferenceable(4) %8, ptr noundef nonnull align 4 dereferenceable(4) %9)
          to label %42 unwind label %26, !dbg !122

42:                                               ; preds = %40
  call void @_ZN5GuardD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %5) #8, !dbg !123
  ret i32 %41, !dbg !123

43:                                               ; preds = %30, %26
  call void @_ZN5GuardD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %5) #8, !dbg !123
  br label %44, !dbg !123

44:                                               ; preds = %43
  %45 = load ptr, ptr %6, align 8, !dbg !123
  %46 = load i32, ptr %7, align 4, !dbg !123
  %47 = insertvalue { ptr, i32 } poison, ptr %45, 0, !dbg !123
  %48 = insertvalue { ptr, i32 } %47, i32 %46, 1, !dbg !123
  resume { ptr, i32 } %48, !dbg !123

49:                                               ; preds = %25
  unreachable
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN8geometry6SquareD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #2 comdat align 2 !dbg !124 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !128, metadata !DIExpression()), !dbg !129
  %3 = load ptr, ptr %2, align 8
  call void @_ZN8geometry5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #8, !dbg !130
  ret void, !dbg !132
}

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for(ptr) #4

declare ptr @__cxa_begin_catch(ptr)

declare void @__cxa_end_catch()

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN8geometry5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !133 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !135, metadata !DIExpression()), !dbg !137
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVN8geometry5ShapeE, i32 0, inrange i32 0, i32 2), ptr %3, align 8, !dbg !138
  ret void, !dbg !138
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZNK8geometry6Square4areaEv(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #5 comdat align 2 !dbg !139 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !140, metadata !DIExpression()), !dbg !142
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %"struct.geometry::Square", ptr %3, i32 0, i32 1, !dbg !143
  %5 = load i32, ptr %4, align 8, !dbg !143
  %6 = getelementptr inbounds %"struct.geometry::Square", ptr %3, i32 0, i32 1, !dbg !144
  %7 = load i32, ptr %6, align 8, !dbg !144
  %8 = mul nsw i32 %5, %7, !dbg !145
  ret i32 %8, !dbg !146
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN8geometry6SquareD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #2 comdat align 2 !dbg !147 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !148, metadata !DIExpression()), !dbg !149
  %3 = load ptr, ptr %2, align 8
  call void @_ZN8geometry6SquareD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %3) #8, !dbg !150
  call void @_ZdlPv(ptr noundef %3) #10, !dbg !150
  ret void, !dbg !150
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN8geometry5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !151 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !152, metadata !DIExpression()), !dbg !153
  %3 = load ptr, ptr %2, align 8
  ret void, !dbg !154
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN8geometry5ShapeD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !155 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !156, metadata !DIExpression()), !dbg !157
  %3 = load ptr, ptr %2, align 8
  call void @llvm.trap() #11, !dbg !158
  unreachable, !dbg !158
}

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #6

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5GuardC2ERi(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #2 comdat align 2 !dbg !159 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !160, metadata !DIExpression()), !dbg !162
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !163, metadata !DIExpression()), !dbg !164
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.Guard, ptr %5, i32 0, i32 0, !dbg !165
  %7 = load ptr, ptr %4, align 8, !dbg !166
  store ptr %7, ptr %6, align 8, !dbg !165
  %8 = load ptr, ptr %4, align 8, !dbg !167
  %9 = load i32, ptr %8, align 4, !dbg !169
  %10 = add nsw i32 %9, 1, !dbg !169
  store i32 %10, ptr %8, align 4, !dbg !169
  ret void, !dbg !170
}

declare ptr @__cxa_allocate_exception(i64)

declare void @__cxa_free_exception(ptr)

declare void @__cxa_throw(ptr, ptr, ptr)

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZN8geometry6largerIiEET_RKS1_S3_(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) #5 comdat !dbg !171 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !178, metadata !DIExpression()), !dbg !179
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !180, metadata !DIExpression()), !dbg !181
  %5 = load ptr, ptr %3, align 8, !dbg !182
  %6 = load i32, ptr %5, align 4, !dbg !182
  %7 = load ptr, ptr %4, align 8, !dbg !183
  %8 = load i32, ptr %7, align 4, !dbg !183
  %9 = icmp slt i32 %6, %8, !dbg !184
  br i1 %9, label %10, label %13, !dbg !182

10:                                               ; preds = %2
  %11 = load ptr, ptr %4, align 8, !dbg !185
  %12 = load i32, ptr %11, align 4, !dbg !185
  br label %16, !dbg !182

13:                                               ; preds = %2
  %14 = load ptr, ptr %3, align 8, !dbg !186
  %15 = load i32, ptr %14, align 4, !dbg !186
  br label %16, !dbg !182

16:                                               ; preds = %13, %10
  %17 = phi i32 [ %12, %10 ], [ %15, %13 ], !dbg !182
  ret i32 %17, !dbg !187
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5GuardD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !188 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !189, metadata !DIExpression()), !dbg !190
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Guard, ptr %3, i32 0, i32 0, !dbg !191
  %5 = load ptr, ptr %4, align 8, !dbg !191
  %6 = load i32, ptr %5, align 4, !dbg !193
  %7 = add nsw i32 %6, -1, !dbg !193
  store i32 %7, ptr %5, align 4, !dbg !193
  ret void, !dbg !194
}

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind memory(none) }
attributes #5 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { cold noreturn nounwind }
attributes #7 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { noreturn }
attributes #10 = { builtin nounwind }
attributes #11 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20, !21}
!llvm.ident = !{!22}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 16.0.6 (15~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "classes.cpp", directory: "/work/wt/verify/verifier/tests/programs", checksumkind: CSK_MD5, checksum: "956e543fc017d26db4e718b8da2aa4e3")
!2 = !{!3}
!3 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Guard", file: !1, line: 15, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !4, identifier: "_ZTS5Guard")
!4 = !{!5, !8, !12}
!5 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !3, file: !1, line: 16, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DISubprogram(name: "Guard", scope: !3, file: !1, line: 17, type: !9, scopeLine: 17, flags: DIFlagPrototyped, spFlags: 0)
!9 = !DISubroutineType(types: !10)
!10 = !{null, !11, !6}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!12 = !DISubprogram(name: "~Guard", scope: !3, file: !1, line: 18, type: !13, scopeLine: 18, flags: DIFlagPrototyped, spFlags: 0)
!13 = !DISubroutineType(types: !14)
!14 = !{null, !11}
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 8, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 2}
!21 = !{i32 7, !"frame-pointer", i32 2}
!22 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
!23 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 29, type: !24, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !29)
!24 = !DISubroutineType(types: !25)
!25 = !{!7, !7, !26}
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!29 = !{}
!30 = !DILocalVariable(name: "argc", arg: 1, scope: !23, file: !1, line: 29, type: !7)
!31 = !DILocation(line: 29, column: 14, scope: !23)
!32 = !DILocalVariable(arg: 2, scope: !23, file: !1, line: 29, type: !26)
!33 = !DILocation(line: 29, column: 27, scope: !23)
!34 = !DILocalVariable(name: "count", scope: !23, file: !1, line: 31, type: !7)
!35 = !DILocation(line: 31, column: 9, scope: !23)
!36 = !DILocalVariable(name: "square", scope: !37, file: !1, line: 33, type: !38)
!37 = distinct !DILexicalBlock(scope: !23, file: !1, line: 32, column: 9)
!38 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Square", scope: !39, file: !1, line: 7, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !40, vtableHolder: !42, identifier: "_ZTSN8geometry6SquareE")
!39 = !DINamespace(name: "geometry", scope: null)
!40 = !{!41, !58, !59, !63}
!41 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !38, baseType: !42, extraData: i32 0)
!42 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Shape", scope: !39, file: !1, line: 3, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !43, vtableHolder: !42, identifier: "_ZTSN8geometry5ShapeE")
!43 = !{!44, !49, !54}
!44 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Shape", scope: !1, file: !1, baseType: !45, size: 64, flags: DIFlagArtificial)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !47, size: 64)
!47 = !DISubroutineType(types: !48)
!48 = !{!7}
!49 = !DISubprogram(name: "area", linkageName: "_ZNK8geometry5Shape4areaEv", scope: !42, file: !1, line: 4, type: !50, scopeLine: 4, containingType: !42, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagPureVirtual)
!50 = !DISubroutineType(types: !51)
!51 = !{!7, !52}
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!53 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !42)
!54 = !DISubprogram(name: "~Shape", scope: !42, file: !1, line: 5, type: !55, scopeLine: 5, containingType: !42, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!55 = !DISubroutineType(types: !56)
!56 = !{null, !57}
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "side", scope: !38, file: !1, line: 8, baseType: !7, size: 32, offset: 64)
!59 = !DISubprogram(name: "Square", scope: !38, file: !1, line: 9, type: !60, scopeLine: 9, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!60 = !DISubroutineType(types: !61)
!61 = !{null, !62, !7}
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!63 = !DISubprogram(name: "area", linkageName: "_ZNK8geometry6Square4areaEv", scope: !38, file: !1, line: 10, type: !64, scopeLine: 10, containingType: !38, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!64 = !DISubroutineType(types: !65)
!65 = !{!7, !66}
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!67 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !38)
!68 = !DILocation(line: 33, column: 26, scope: !37)
!69 = !DILocation(line: 33, column: 33, scope: !37)
!70 = !DILocation(line: 33, column: 38, scope: !37)
!71 = !DILocation(line: 34, column: 16, scope: !37)
!72 = !DILocation(line: 34, column: 9, scope: !37)
!73 = !DILocation(line: 35, column: 5, scope: !23)
!74 = !DILocation(line: 40, column: 1, scope: !37)
!75 = !DILocation(line: 35, column: 5, scope: !37)
!76 = !DILocalVariable(name: "area", scope: !23, file: !1, line: 35, type: !7)
!77 = !DILocation(line: 35, column: 18, scope: !23)
!78 = !DILocation(line: 39, column: 5, scope: !79)
!79 = distinct !DILexicalBlock(scope: !23, file: !1, line: 37, column: 19)
!80 = !DILocation(line: 36, column: 16, scope: !81)
!81 = distinct !DILexicalBlock(scope: !23, file: !1, line: 35, column: 24)
!82 = !DILocation(line: 36, column: 23, scope: !81)
!83 = !DILocation(line: 36, column: 21, scope: !81)
!84 = !DILocation(line: 36, column: 9, scope: !81)
!85 = !DILocation(line: 37, column: 5, scope: !81)
!86 = !DILocation(line: 38, column: 9, scope: !79)
!87 = !DILocation(line: 40, column: 1, scope: !23)
!88 = distinct !DISubprogram(name: "Square", linkageName: "_ZN8geometry6SquareC2Ei", scope: !38, file: !1, line: 9, type: !60, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !59, retainedNodes: !29)
!89 = !DILocalVariable(name: "this", arg: 1, scope: !88, type: !90, flags: DIFlagArtificial | DIFlagObjectPointer)
!90 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!91 = !DILocation(line: 0, scope: !88)
!92 = !DILocalVariable(name: "side", arg: 2, scope: !88, file: !1, line: 9, type: !7)
!93 = !DILocation(line: 9, column: 25, scope: !88)
!94 = !DILocation(line: 9, column: 14, scope: !88)
!95 = !DILocation(line: 9, column: 44, scope: !88)
!96 = !DILocation(line: 9, column: 33, scope: !88)
!97 = !DILocation(line: 9, column: 38, scope: !88)
!98 = !DILocation(line: 9, column: 45, scope: !88)
!99 = distinct !DISubprogram(name: "checked", linkageName: "_ZL7checkedRKN8geometry5ShapeERi", scope: !1, file: !1, line: 21, type: !100, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !29)
!100 = !DISubroutineType(types: !101)
!101 = !{!7, !102, !6}
!102 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !53, size: 64)
!103 = !DILocalVariable(name: "shape", arg: 1, scope: !99, file: !1, line: 21, type: !102)
!104 = !DILocation(line: 21, column: 43, scope: !99)
!105 = !DILocalVariable(name: "count", arg: 2, scope: !99, file: !1, line: 21, type: !6)
!106 = !DILocation(line: 21, column: 55, scope: !99)
!107 = !DILocalVariable(name: "guard", scope: !99, file: !1, line: 23, type: !3)
!108 = !DILocation(line: 23, column: 11, scope: !99)
!109 = !DILocation(line: 23, column: 17, scope: !99)
!110 = !DILocation(line: 24, column: 9, scope: !111)
!111 = distinct !DILexicalBlock(scope: !99, file: !1, line: 24, column: 9)
!112 = !DILocation(line: 24, column: 15, scope: !111)
!113 = !DILocation(line: 24, column: 22, scope: !111)
!114 = !DILocation(line: 24, column: 9, scope: !99)
!115 = !DILocation(line: 25, column: 9, scope: !111)
!116 = !DILocation(line: 25, column: 15, scope: !111)
!117 = !DILocation(line: 25, column: 21, scope: !111)
!118 = !DILocation(line: 27, column: 1, scope: !111)
!119 = !DILocation(line: 26, column: 29, scope: !99)
!120 = !DILocation(line: 26, column: 35, scope: !99)
!121 = !DILocation(line: 26, column: 43, scope: !99)
!122 = !DILocation(line: 26, column: 12, scope: !99)
!123 = !DILocation(line: 27, column: 1, scope: !99)
!124 = distinct !DISubprogram(name: "~Square", linkageName: "_ZN8geometry6SquareD2Ev", scope: !38, file: !1, line: 7, type: !125, scopeLine: 7, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !127, retainedNodes: !29)
!125 = !DISubroutineType(types: !126)
!126 = !{null, !62}
!127 = !DISubprogram(name: "~Square", scope: !38, type: !125, containingType: !38, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!128 = !DILocalVariable(name: "this", arg: 1, scope: !124, type: !90, flags: DIFlagArtificial | DIFlagObjectPointer)
!129 = !DILocation(line: 0, scope: !124)
!130 = !DILocation(line: 7, column: 8, scope: !131)
!131 = distinct !DILexicalBlock(scope: !124, file: !1, line: 7, column: 8)
!132 = !DILocation(line: 7, column: 8, scope: !124)
!133 = distinct !DISubprogram(name: "Shape", linkageName: "_ZN8geometry5ShapeC2Ev", scope: !42, file: !1, line: 3, type: !55, scopeLine: 3, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !134, retainedNodes: !29)
!134 = !DISubprogram(name: "Shape", scope: !42, type: !55, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!135 = !DILocalVariable(name: "this", arg: 1, scope: !133, type: !136, flags: DIFlagArtificial | DIFlagObjectPointer)
!136 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!137 = !DILocation(line: 0, scope: !133)
!138 = !DILocation(line: 3, column: 8, scope: !133)
!139 = distinct !DISubprogram(name: "area", linkageName: "_ZNK8geometry6Square4areaEv", scope: !38, file: !1, line: 10, type: !64, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !63, retainedNodes: !29)
!140 = !DILocalVariable(name: "this", arg: 1, scope: !139, type: !141, flags: DIFlagArtificial | DIFlagObjectPointer)
!141 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64)
!142 = !DILocation(line: 0, scope: !139)
!143 = !DILocation(line: 10, column: 40, scope: !139)
!144 = !DILocation(line: 10, column: 47, scope: !139)
!145 = !DILocation(line: 10, column: 45, scope: !139)
!146 = !DILocation(line: 10, column: 33, scope: !139)
!147 = distinct !DISubprogram(name: "~Square", linkageName: "_ZN8geometry6SquareD0Ev", scope: !38, file: !1, line: 7, type: !125, scopeLine: 7, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !127, retainedNodes: !29)
!148 = !DILocalVariable(name: "this", arg: 1, scope: !147, type: !90, flags: DIFlagArtificial | DIFlagObjectPointer)
!149 = !DILocation(line: 0, scope: !147)
!150 = !DILocation(line: 7, column: 8, scope: !147)
!151 = distinct !DISubprogram(name: "~Shape", linkageName: "_ZN8geometry5ShapeD2Ev", scope: !42, file: !1, line: 5, type: !55, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !54, retainedNodes: !29)
!152 = !DILocalVariable(name: "this", arg: 1, scope: !151, type: !136, flags: DIFlagArtificial | DIFlagObjectPointer)
!153 = !DILocation(line: 0, scope: !151)
!154 = !DILocation(line: 5, column: 23, scope: !151)
!155 = distinct !DISubprogram(name: "~Shape", linkageName: "_ZN8geometry5ShapeD0Ev", scope: !42, file: !1, line: 5, type: !55, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !54, retainedNodes: !29)
!156 = !DILocalVariable(name: "this", arg: 1, scope: !155, type: !136, flags: DIFlagArtificial | DIFlagObjectPointer)
!157 = !DILocation(line: 0, scope: !155)
!158 = !DILocation(line: 5, column: 22, scope: !155)
!159 = distinct !DISubprogram(name: "Guard", linkageName: "_ZN5GuardC2ERi", scope: !3, file: !1, line: 17, type: !9, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !8, retainedNodes: !29)
!160 = !DILocalVariable(name: "this", arg: 1, scope: !159, type: !161, flags: DIFlagArtificial | DIFlagObjectPointer)
!161 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!162 = !DILocation(line: 0, scope: !159)
!163 = !DILocalVariable(name: "count", arg: 2, scope: !159, file: !1, line: 17, type: !6)
!164 = !DILocation(line: 17, column: 16, scope: !159)
!165 = !DILocation(line: 17, column: 25, scope: !159)
!166 = !DILocation(line: 17, column: 31, scope: !159)
!167 = !DILocation(line: 17, column: 40, scope: !168)
!168 = distinct !DILexicalBlock(scope: !159, file: !1, line: 17, column: 38)
!169 = !DILocation(line: 17, column: 45, scope: !168)
!170 = !DILocation(line: 17, column: 49, scope: !159)
!171 = distinct !DISubprogram(name: "larger<int>", linkageName: "_ZN8geometry6largerIiEET_RKS1_S3_", scope: !39, file: !1, line: 12, type: !172, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, templateParams: !176, retainedNodes: !29)
!172 = !DISubroutineType(types: !173)
!173 = !{!7, !174, !174}
!174 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !175, size: 64)
!175 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!176 = !{!177}
!177 = !DITemplateTypeParameter(name: "T", type: !7)
!178 = !DILocalVariable(name: "a", arg: 1, scope: !171, file: !1, line: 12, type: !174)
!179 = !DILocation(line: 12, column: 41, scope: !171)
!180 = !DILocalVariable(name: "b", arg: 2, scope: !171, file: !1, line: 12, type: !174)
!181 = !DILocation(line: 12, column: 53, scope: !171)
!182 = !DILocation(line: 12, column: 65, scope: !171)
!183 = !DILocation(line: 12, column: 69, scope: !171)
!184 = !DILocation(line: 12, column: 67, scope: !171)
!185 = !DILocation(line: 12, column: 73, scope: !171)
!186 = !DILocation(line: 12, column: 77, scope: !171)
!187 = !DILocation(line: 12, column: 58, scope: !171)
!188 = distinct !DISubprogram(name: "~Guard", linkageName: "_ZN5GuardD2Ev", scope: !3, file: !1, line: 18, type: !13, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !12, retainedNodes: !29)
!189 = !DILocalVariable(name: "this", arg: 1, scope: !188, type: !161, flags: DIFlagArtificial | DIFlagObjectPointer)
!190 = !DILocation(line: 0, scope: !188)
!191 = !DILocation(line: 18, column: 16, scope: !192)
!192 = distinct !DILexicalBlock(scope: !188, file: !1, line: 18, column: 14)
!193 = !DILocation(line: 18, column: 21, scope: !192)
!194 = !DILocation(line: 18, column: 25, scope: !188)
