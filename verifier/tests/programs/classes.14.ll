; ModuleID = 'classes.cpp'
source_filename = "classes.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.geometry::Square" = type <{ %"struct.geometry::Shape", i32, [4 x i8] }>
%"struct.geometry::Shape" = type { i32 (...)** }
%struct.Guard = type { i32* }

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

@_ZTIi = external constant i8*
@_ZTVN8geometry6SquareE = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTIN8geometry6SquareE to i8*), i8* bitcast (i32 (%"struct.geometry::Square"*)* @_ZNK8geometry6Square4areaEv to i8*), i8* bitcast (void (%"struct.geometry::Square"*)* @_ZN8geometry6SquareD2Ev to i8*), i8* bitcast (void (%"struct.geometry::Square"*)* @_ZN8geometry6SquareD0Ev to i8*)] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@_ZTSN8geometry6SquareE = linkonce_odr dso_local constant [19 x i8] c"N8geometry6SquareE\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global i8*
@_ZTSN8geometry5ShapeE = linkonce_odr dso_local constant [18 x i8] c"N8geometry5ShapeE\00", comdat, align 1
@_ZTIN8geometry5ShapeE = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @_ZTSN8geometry5ShapeE, i32 0, i32 0) }, comdat, align 8
@_ZTIN8geometry6SquareE = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @_ZTSN8geometry6SquareE, i32 0, i32 0), i8* bitcast ({ i8*, i8* }* @_ZTIN8geometry5ShapeE to i8*) }, comdat, align 8
@_ZTVN8geometry5ShapeE = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8* }* @_ZTIN8geometry5ShapeE to i8*), i8* bitcast (void ()* @__cxa_pure_virtual to i8*), i8* bitcast (void (%"struct.geometry::Shape"*)* @_ZN8geometry5ShapeD2Ev to i8*), i8* bitcast (void (%"struct.geometry::Shape"*)* @_ZN8geometry5ShapeD0Ev to i8*)] }, comdat, align 8

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main(i32 noundef %0, i8** noundef %1) #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !53 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca i32, align 4
  %7 = alloca %"struct.geometry::Square", align 8
  %8 = alloca i8*, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !60, metadata !DIExpression()), !dbg !61
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !62, metadata !DIExpression()), !dbg !63
  call void @llvm.dbg.declare(metadata i32* %6, metadata !64, metadata !DIExpression()), !dbg !65
  store i32 0, i32* %6, align 4, !dbg !65
  call void @llvm.dbg.declare(metadata %"struct.geometry::Square"* %7, metadata !66, metadata !DIExpression()), !dbg !68
  %11 = load i32, i32* %4, align 4, !dbg !69
  %12 = mul nsw i32 %11, 20, !dbg !70
  invoke void @_ZN8geometry6SquareC2Ei(%"struct.geometry::Square"* noundef nonnull align 8 dereferenceable(12) %7, i32 noundef %12)
          to label %13 unwind label %17, !dbg !68

13:                                               ; preds = %2
  %14 = bitcast %"struct.geometry::Square"* %7 to %"struct.geometry::Shape"*, !dbg !71
  %15 = invoke noundef i32 @_ZL7checkedRKN8geometry5ShapeERi(%"struct.geometry::Shape"* noundef nonnull align 8 dereferenceable(8) %14, i32* noundef nonnull align 4 dereferenceable(4) %6)
          to label %16 unwind label %21, !dbg !72

16:                                               ; preds = %13
  store i32 %15, i32* %3, align 4, !dbg !73
  call void @_ZN8geometry6SquareD2Ev(%"struct.geometry::Square"* noundef nonnull align 8 dereferenceable(12) %7) #8, !dbg !74
  br label %40

17:                                               ; preds = %2
  %18 = landingpad { i8*, i32 }
          catch i8* bitcast (i8** @_ZTIi to i8*)
          catch i8* null, !dbg !75
  %19 = extractvalue { i8*, i32 } %18, 0, !dbg !75
  store i8* %19, i8** %8, align 8, !dbg !75
  %20 = extractvalue { i8*, i32 } %18, 1, !dbg !75
  store i32 %20, i32* %9, align 4, !dbg !75
  br label %25, !dbg !75

21:                                               ; preds = %13
  %22 = landingpad { i8*, i32 }
          catch i8* bitcast (i8** @_ZTIi to i8*)
          catch i8* null, !dbg !75
  %23 = extractvalue { i8*, i32 } %22, 0, !dbg !75
  store i8* %23, i8** %8, align 8, !dbg !75
  %24 = extractvalue { i8*, i32 } %22, 1, !dbg !75
  store i32 %24, i32* %9, align 4, !dbg !75
  call void @_ZN8geometry6SquareD2Ev(%"struct.geometry::Square"* noundef nonnull align 8 dereferenceable(12) %7) #8, !dbg !74
  br label %25, !dbg !74

25:                                               ; preds = %21, %17
  %26 = load i32, i32* %9, align 4, !dbg !76
  %27 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)) #8, !dbg !76
  %28 = icmp eq i32 %26, %27, !dbg !76
  br i1 %28, label %29, label %37, !dbg !76

29:                                               ; preds = %25
  call void @llvm.dbg.declare(metadata i32* %10, metadata !77, metadata !DIExpression()), !dbg !78
  %30 = load i8*, i8** %8, align 8, !dbg !79
  %31 = call i8* @__cxa_begin_catch(i8* %30) #8, !dbg !79
  %32 = bitcast i8* %31 to i32*, !dbg !79
  %33 = load i32, i32* %32, align 4, !dbg !79
  store i32 %33, i32* %10, align 4, !dbg !79
  %34 = load i32, i32* %10, align 4, !dbg !81
  %35 = load i32, i32* %6, align 4, !dbg !83
  %36 = add nsw i32 %34, %35, !dbg !84
  store i32 %36, i32* %3, align 4, !dbg !85
  call void @__cxa_end_catch() #8, !dbg !86
  br label %40

37:                                               ; preds = %25
  %38 = load i8*, i8** %8, align 8, !dbg !76
  %39 = call i8* @__cxa_begin_catch(i8* %38) #8, !dbg !76
  store i32 -1, i32* %3, align 4, !dbg !87
  call void @__cxa_end_catch(), !dbg !79
  br label %40

40:                                               ; preds = %16, %37, %29
  %41 = load i32, i32* %3, align 4, !dbg !88
  ret i32 %41, !dbg !88
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN8geometry6SquareC2Ei(%"struct.geometry::Square"* noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #2 comdat align 2 !dbg !89 {
  %3 = alloca %"struct.geometry::Square"*, align 8
  %4 = alloca i32, align 4
  store %"struct.geometry::Square"* %0, %"struct.geometry::Square"** %3, align 8
  call void @llvm.dbg.declare(metadata %"struct.geometry::Square"** %3, metadata !90, metadata !DIExpression()), !dbg !92
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !93, metadata !DIExpression()), !dbg !94
  %5 = load %"struct.geometry::Square"*, %"struct.geometry::Square"** %3, align 8
  %6 = bitcast %"struct.geometry::Square"* %5 to %"struct.geometry::Shape"*, !dbg !95
  call void @_ZN8geometry5ShapeC2Ev(%"struct.geometry::Shape"* noundef nonnull align 8 dereferenceable(8) %6) #8, !dbg !96
  %7 = bitcast %"struct.geometry::Square"* %5 to i32 (...)***, !dbg !95
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVN8geometry6SquareE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %7, align 8, !dbg !95
  %8 = getelementptr inbounds %"struct.geometry::Square", %"struct.geometry::Square"* %5, i32 0, i32 1, !dbg !97
  %9 = load i32, i32* %4, align 4, !dbg !98
  store i32 %9, i32* %8, align 8, !dbg !97
  ret void, !dbg !99
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZL7checkedRKN8geometry5ShapeERi(%"struct.geometry::Shape"* noundef nonnull align 8 dereferenceable(8) %0, i32* noundef nonnull align 4 dereferenceable(4) %1) #3 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !100 {
  %3 = alloca %"struct.geometry::Shape"*, align 8
  %4 = alloca i32*, align 8
  %5 = alloca %struct.Guard, align 8
  %6 = alloca i8*, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store %"struct.geometry::Shape"* %0, %"struct.geometry::Shape"** %3, align 8
  call void @llvm.dbg.declare(metadata %"struct.geometry::Shape"** %3, metadata !104, metadata !DIExpression()), !dbg !105
  store i32* %1, i32** %4, align 8
  call void @llvm.dbg.declare(metadata i32** %4, metadata !106, metadata !DIExpression()), !dbg !107
  call void @llvm.dbg.declare(metadata %struct.Guard* %5, metadata !108, metadata !DIExpression()), !dbg !109
  %10 = load i32*, i32** %4, align 8, !dbg !110
  call void @_ZN5GuardC2ERi(%struct.Guard* noundef nonnull align 8 dereferenceable(8) %5, i32* noundef nonnull align 4 dereferenceable(4) %10), !dbg !109
  %11 = load %"struct.geometry::Shape"*, %"struct.geometry::Shape"** %3, align 8, !dbg !111
  %12 = bitcast %"struct.geometry::Shape"* %11 to i32 (%"struct.geometry::Shape"*)***, !dbg !113
  %13 = load i32 (%"struct.geometry::Shape"*)**, i32 (%"struct.geometry::Shape"*)*** %12, align 8, !dbg !113
  %14 = getelementptr inbounds i32 (%"struct.geometry::Shape"*)*, i32 (%"struct.geometry::Shape"*)** %13, i64 0, !dbg !113
  %15 = load i32 (%"struct.geometry::Shape"*)*, i32 (%"struct.geometry::Shape"*)** %14, align 8, !dbg !113
  %16 = invoke noundef i32 %15(%"struct.geometry::Shape"* noundef nonnull align 8 dereferenceable(8) %11)
          to label %17 unwind label %29, !dbg !113

17:                                               ; preds = %2
  %18 = icmp sgt i32 %16, 100, !dbg !114
  br i1 %18, label %19, label %37, !dbg !115

19:                                               ; preds = %17
  %20 = call i8* @__cxa_allocate_exception(i64 4) #8, !dbg !116
  %21 = bitcast i8* %20 to i32*, !dbg !116
  %22 = load %"struct.geometry::Shape"*, %"struct.geometry::Shape"** %3, align 8, !dbg !117
  %23 = bitcast %"struct.geometry::Shape"* %22 to i32 (%"struct.geometry::Shape"*)***, !dbg !118
  %24 = load i32 (%"struct.geometry::Shape"*)**, i32 (%"struct.geometry::Shape"*)*** %23, align 8, !dbg !118
  %25 = getelementptr inbounds i32 (%"struct.geometry::Shape"*)*, i32 (%"struct.geometry::Shape"*)** %24, i64 0, !dbg !118
  %26 = load i32 (%"struct.geometry::Shape"*)*, i32 (%"struct.geometry::Shape"*)** %25, align 8, !dbg !118
  %27 = invoke noundef i32 %26(%"struct.geometry::Shape"* noundef nonnull align 8 dereferenceable(8) %22)
          to label %28 unwind label %33, !dbg !118

28:                                               ; preds = %19
  store i32 %27, i32* %21, align 16, !dbg !116
  invoke void @__cxa_throw(i8* %20, i8* bitcast (i8** @_ZTIi to i8*), i8* null) #9
          to label %53 unwind label %29, !dbg !116

29:                                               ; preds = %44, %37, %28, %2
  %30 = landingpad { i8*, i32 }
          cleanup, !dbg !119
  %31 = extractvalue { i8*, i32 } %30, 0, !dbg !119
  store i8* %31, i8** %6, align 8, !dbg !119
  %32 = extractvalue { i8*, i32 } %30, 1, !dbg !119
  store i32 %32, i32* %7, align 4, !dbg !119
  br label %47, !dbg !119

33:                                               ; preds = %19
  %34 = landingpad { i8*, i32 }
          cleanup, !dbg !119
  %35 = extractvalue { i8*, i32 } %34, 0, !dbg !119
  store i8* %35, i8** %6, align 8, !dbg !119
  %36 = extractvalue { i8*, i32 } %34, 1, !dbg !119
  store i32 %36, i32* %7, align 4, !dbg !119
  call void @__cxa_free_exception(i8* %20) #8, !dbg !116
  br label %47, !dbg !116

37:                                               ; preds = %17
  %38 = load %"struct.geometry::Shape"*, %"struct.geometry::Shape"** %3, align 8, !dbg !120
  %39 = bitcast %"struct.geometry::Shape"* %38 to i32 (%"struct.geometry::Shape"*)***, !dbg !121
  %40 = load i32 (%"struct.geometry::Shape"*)**, i32 (%"struct.geometry::Shape"*)*** %39, align 8, !dbg !121
  %41 = getelementptr inbounds i32 (%"struct.geometry::Shape"*)*, i32 (%"struct.geometry::Shape"*)** %40, i64 0, !dbg !121
  %42 = load i32 (%"struct.geometry::Shape"*)*, i32 (%"struct.geometry::Shape"*)** %41, align 8, !dbg !121
  %43 = invoke noundef i32 %42(%"struct.geometry::Shape"* noundef nonnull align 8 dereferenceable(8) %38)
          to label %44 unwind label %29, !dbg !121

44:                                               ; preds = %37
  store i32 %43, i32* %8, align 4, !dbg !120
  store i32 7, i32* %9, align 4, !dbg !122
  %45 = invoke noundef i32 @_ZN8geometry6largerIiEET_RKS1_S3_(i32* noundef nonnull align 4 dereferenceable(4) %8, i32* noundef nonnull align 4 dereferenceable(4) %9)
          to label %46 unwind label %29, !dbg !123

46:                                               ; preds = %44
  call void @_ZN5GuardD2Ev(%struct.Guard* noundef nonnull align 8 dereferenceable(8) %5) #8, !dbg !124
  ret i32 %45, !dbg !124

47:                                               ; preds = %33, %29
  call void @_ZN5GuardD2Ev(%struct.Guard* noundef nonnull align 8 dereferenceable(8) %5) #8, !dbg !124
  br label %48, !dbg !124

48:                                               ; preds = %47
  %49 = load i8*, i8** %6, align 8, !dbg !124
  %50 = load i32, i32* %7, align 4, !dbg !124
  %51 = insertvalue { i8*, i32 } undef, i8* %49, 0, !dbg !124
  %52 = insertvalue { i8*, i32 } %51, i32 %50, 1, !dbg !124
  resume { i8*, i32 } %52, !dbg !124

53:                                               ; preds = %28
  unreachable
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN8geometry6SquareD2Ev(%"struct.geometry::Square"* noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #2 comdat align 2 !dbg !125 {
  %2 = alloca %"struct.geometry::Square"*, align 8
  store %"struct.geometry::Square"* %0, %"struct.geometry::Square"** %2, align 8
  call void @llvm.dbg.declare(metadata %"struct.geometry::Square"** %2, metadata !129, metadata !DIExpression()), !dbg !130
  %3 = load %"struct.geometry::Square"*, %"struct.geometry::Square"** %2, align 8
  %4 = bitcast %"struct.geometry::Square"* %3 to %"struct.geometry::Shape"*, !dbg !131
  call void @_ZN8geometry5ShapeD2Ev(%"struct.geometry::Shape"* noundef nonnull align 8 dereferenceable(8) %4) #8, !dbg !131
  ret void, !dbg !133
}

; Function Attrs: nounwind readnone
declare i32 @llvm.eh.typeid.for(i8*) #4

declare i8* @__cxa_begin_catch(i8*)

declare void @__cxa_end_catch()

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN8geometry5ShapeC2Ev(%"struct.geometry::Shape"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !134 {
  %2 = alloca %"struct.geometry::Shape"*, align 8
  store %"struct.geometry::Shape"* %0, %"struct.geometry::Shape"** %2, align 8
  call void @llvm.dbg.declare(metadata %"struct.geometry::Shape"** %2, metadata !136, metadata !DIExpression()), !dbg !138
  %3 = load %"struct.geometry::Shape"*, %"struct.geometry::Shape"** %2, align 8
  %4 = bitcast %"struct.geometry::Shape"* %3 to i32 (...)***, !dbg !139
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVN8geometry5ShapeE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !139
  ret void, !dbg !139
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZNK8geometry6Square4areaEv(%"struct.geometry::Square"* noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #5 comdat align 2 !dbg !140 {
  %2 = alloca %"struct.geometry::Square"*, align 8
  store %"struct.geometry::Square"* %0, %"struct.geometry::Square"** %2, align 8
  call void @llvm.dbg.declare(metadata %"struct.geometry::Square"** %2, metadata !141, metadata !DIExpression()), !dbg !143
  %3 = load %"struct.geometry::Square"*, %"struct.geometry::Square"** %2, align 8
  %4 = getelementptr inbounds %"struct.geometry::Square", %"struct.geometry::Square"* %3, i32 0, i32 1, !dbg !144
  %5 = load i32, i32* %4, align 8, !dbg !144
  %6 = getelementptr inbounds %"struct.geometry::Square", %"struct.geometry::Square"* %3, i32 0, i32 1, !dbg !145
  %7 = load i32, i32* %6, align 8, !dbg !145
  %8 = mul nsw i32 %5, %7, !dbg !146
  ret i32 %8, !dbg !147
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN8geometry6SquareD0Ev(%"struct.geometry::Square"* noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #2 comdat align 2 !dbg !148 {
  %2 = alloca %"struct.geometry::Square"*, align 8
  store %"struct.geometry::Square"* %0, %"struct.geometry::Square"** %2, align 8
  call void @llvm.dbg.declare(metadata %"struct.geometry::Square"** %2, metadata !149, metadata !DIExpression()), !dbg !150
  %3 = load %"struct.geometry::Square"*, %"struct.geometry::Square"** %2, align 8
  call void @_ZN8geometry6SquareD2Ev(%"struct.geometry::Square"* noundef nonnull align 8 dereferenceable(12) %3) #8, !dbg !151
  %4 = bitcast %"struct.geometry::Square"* %3 to i8*, !dbg !151
  call void @_ZdlPv(i8* noundef %4) #10, !dbg !151
  ret void, !dbg !151
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN8geometry5ShapeD2Ev(%"struct.geometry::Shape"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !152 {
  %2 = alloca %"struct.geometry::Shape"*, align 8
  store %"struct.geometry::Shape"* %0, %"struct.geometry::Shape"** %2, align 8
  call void @llvm.dbg.declare(metadata %"struct.geometry::Shape"** %2, metadata !153, metadata !DIExpression()), !dbg !154
  %3 = load %"struct.geometry::Shape"*, %"struct.geometry::Shape"** %2, align 8
  ret void, !dbg !155
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN8geometry5ShapeD0Ev(%"struct.geometry::Shape"* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !156 {
  %2 = alloca %"struct.geometry::Shape"*, align 8
  store %"struct.geometry::Shape"* %0, %"struct.geometry::Shape"** %2, align 8
  call void @llvm.dbg.declare(metadata %"struct.geometry::Shape"** %2, metadata !157, metadata !DIExpression()), !dbg !158
  %3 = load %"struct.geometry::Shape"*, %"struct.geometry::Shape"** %2, align 8
  call void @llvm.trap() #11, !dbg !159
  unreachable, !dbg !159
}

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #6

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5GuardC2ERi(%struct.Guard* noundef nonnull align 8 dereferenceable(8) %0, i32* noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #2 comdat align 2 !dbg !160 {
  %3 = alloca %struct.Guard*, align 8
  %4 = alloca i32*, align 8
  store %struct.Guard* %0, %struct.Guard** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.Guard** %3, metadata !161, metadata !DIExpression()), !dbg !163
  store i32* %1, i32** %4, align 8
  call void @llvm.dbg.declare(metadata i32** %4, metadata !164, metadata !DIExpression()), !dbg !165
  %5 = load %struct.Guard*, %struct.Guard** %3, align 8
  %6 = getelementptr inbounds %struct.Guard, %struct.Guard* %5, i32 0, i32 0, !dbg !166
  %7 = load i32*, i32** %4, align 8, !dbg !167
  store i32* %7, i32** %6, align 8, !dbg !166
  %8 = load i32*, i32** %4, align 8, !dbg !168
  %9 = load i32, i32* %8, align 4, !dbg !170
  %10 = add nsw i32 %9, 1, !dbg !170
  store i32 %10, i32* %8, align 4, !dbg !170
  ret void, !dbg !171
}

declare i8* @__cxa_allocate_exception(i64)

declare void @__cxa_free_exception(i8*)

declare void @__cxa_throw(i8*, i8*, i8*)

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZN8geometry6largerIiEET_RKS1_S3_(i32* noundef nonnull align 4 dereferenceable(4) %0, i32* noundef nonnull align 4 dereferenceable(4) %1) #5 comdat !dbg !172 {
  %3 = alloca i32*, align 8
  %4 = alloca i32*, align 8
  store i32* %0, i32** %3, align 8
  call void @llvm.dbg.declare(metadata i32** %3, metadata !179, metadata !DIExpression()), !dbg !180
  store i32* %1, i32** %4, align 8
  call void @llvm.dbg.declare(metadata i32** %4, metadata !181, metadata !DIExpression()), !dbg !182
  %5 = load i32*, i32** %3, align 8, !dbg !183
  %6 = load i32, i32* %5, align 4, !dbg !183
  %7 = load i32*, i32** %4, align 8, !dbg !184
  %8 = load i32, i32* %7, align 4, !dbg !184
  %9 = icmp slt i32 %6, %8, !dbg !185
  br i1 %9, label %10, label %13, !dbg !183

10:                                               ; preds = %2
  %11 = load i32*, i32** %4, align 8, !dbg !186
  %12 = load i32, i32* %11, align 4, !dbg !186
  br label %16, !dbg !183

13:                                               ; preds = %2
  %14 = load i32*, i32** %3, align 8, !dbg !187
  %15 = load i32, i32* %14, align 4, !dbg !187
  br label %16, !dbg !183

16:                                               ; preds = %13, %10
  %17 = phi i32 [ %12, %10 ], [ %15, %13 ], !dbg !183
  ret i32 %17, !dbg !188
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5GuardD2Ev(%struct.Guard* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !189 {
  %2 = alloca %struct.Guard*, align 8
  store %struct.Guard* %0, %struct.Guard** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Guard** %2, metadata !190, metadata !DIExpression()), !dbg !191
  %3 = load %struct.Guard*, %struct.Guard** %2, align 8
  %4 = getelementptr inbounds %struct.Guard, %struct.Guard* %3, i32 0, i32 0, !dbg !192
  %5 = load i32*, i32** %4, align 8, !dbg !192
  %6 = load i32, i32* %5, align 4, !dbg !194
  %7 = add nsw i32 %6, -1, !dbg !194
  store i32 %7, i32* %5, align 4, !dbg !194
  ret void, !dbg !195
}

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind readnone }
attributes #5 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { cold noreturn nounwind }
attributes #7 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { noreturn }
attributes #10 = { builtin nounwind }
attributes #11 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!45, !46, !47, !48, !49, !50, !51}
!llvm.ident = !{!52}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "classes.cpp", directory: "/work/wt/verify/verifier/tests/programs", checksumkind: CSK_MD5, checksum: "956e543fc017d26db4e718b8da2aa4e3")
!2 = !{!3, !7, !34}
!3 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Square", scope: !4, file: !1, line: 7, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !5, vtableHolder: !7, identifier: "_ZTSN8geometry6SquareE")
!4 = !DINamespace(name: "geometry", scope: null)
!5 = !{!6, !24, !25, !29}
!6 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !3, baseType: !7, extraData: i32 0)
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Shape", scope: !4, file: !1, line: 3, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !8, vtableHolder: !7, identifier: "_ZTSN8geometry5ShapeE")
!8 = !{!9, !15, !20}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Shape", scope: !1, file: !1, baseType: !10, size: 64, flags: DIFlagArtificial)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !12, size: 64)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DISubprogram(name: "area", linkageName: "_ZNK8geometry5Shape4areaEv", scope: !7, file: !1, line: 4, type: !16, scopeLine: 4, containingType: !7, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagPureVirtual)
!16 = !DISubroutineType(types: !17)
!17 = !{!14, !18}
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!20 = !DISubprogram(name: "~Shape", scope: !7, file: !1, line: 5, type: !21, scopeLine: 5, containingType: !7, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!21 = !DISubroutineType(types: !22)
!22 = !{null, !23}
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "side", scope: !3, file: !1, line: 8, baseType: !14, size: 32, offset: 64)
!25 = !DISubprogram(name: "Square", scope: !3, file: !1, line: 9, type: !26, scopeLine: 9, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!26 = !DISubroutineType(types: !27)
!27 = !{null, !28, !14}
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!29 = !DISubprogram(name: "area", linkageName: "_ZNK8geometry6Square4areaEv", scope: !3, file: !1, line: 10, type: !30, scopeLine: 10, containingType: !3, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!30 = !DISubroutineType(types: !31)
!31 = !{!14, !32}
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!33 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !3)
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Guard", file: !1, line: 15, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !35, identifier: "_ZTS5Guard")
!35 = !{!36, !38, !42}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !34, file: !1, line: 16, baseType: !37, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !14, size: 64)
!38 = !DISubprogram(name: "Guard", scope: !34, file: !1, line: 17, type: !39, scopeLine: 17, flags: DIFlagPrototyped, spFlags: 0)
!39 = !DISubroutineType(types: !40)
!40 = !{null, !41, !37}
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!42 = !DISubprogram(name: "~Guard", scope: !34, file: !1, line: 18, type: !43, scopeLine: 18, flags: DIFlagPrototyped, spFlags: 0)
!43 = !DISubroutineType(types: !44)
!44 = !{null, !41}
!45 = !{i32 7, !"Dwarf Version", i32 5}
!46 = !{i32 2, !"Debug Info Version", i32 3}
!47 = !{i32 1, !"wchar_size", i32 4}
!48 = !{i32 7, !"PIC Level", i32 2}
!49 = !{i32 7, !"PIE Level", i32 2}
!50 = !{i32 7, !"uwtable", i32 1}
!51 = !{i32 7, !"frame-pointer", i32 2}
!52 = !{!"Debian clang version 14.0.6"}
!53 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 29, type: !54, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !59)
!54 = !DISubroutineType(types: !55)
!55 = !{!14, !14, !56}
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64)
!58 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!59 = !{}
!60 = !DILocalVariable(name: "argc", arg: 1, scope: !53, file: !1, line: 29, type: !14)
!61 = !DILocation(line: 29, column: 14, scope: !53)
!62 = !DILocalVariable(arg: 2, scope: !53, file: !1, line: 29, type: !56)
!63 = !DILocation(line: 29, column: 27, scope: !53)
!64 = !DILocalVariable(name: "count", scope: !53, file: !1, line: 31, type: !14)
!65 = !DILocation(line: 31, column: 9, scope: !53)
!66 = !DILocalVariable(name: "square", scope: !67, file: !1, line: 33, type: !3)
!67 = distinct !DILexicalBlock(scope: !53, file: !1, line: 32, column: 9)
!68 = !DILocation(line: 33, column: 26, scope: !67)
!69 = !DILocation(line: 33, column: 33, scope: !67)
!70 = !DILocation(line: 33, column: 38, scope: !67)
!71 = !DILocation(line: 34, column: 24, scope: !67)
!72 = !DILocation(line: 34, column: 16, scope: !67)
!73 = !DILocation(line: 34, column: 9, scope: !67)
!74 = !DILocation(line: 35, column: 5, scope: !53)
!75 = !DILocation(line: 40, column: 1, scope: !67)
!76 = !DILocation(line: 35, column: 5, scope: !67)
!77 = !DILocalVariable(name: "area", scope: !53, file: !1, line: 35, type: !14)
!78 = !DILocation(line: 35, column: 18, scope: !53)
!79 = !DILocation(line: 39, column: 5, scope: !80)
!80 = distinct !DILexicalBlock(scope: !53, file: !1, line: 37, column: 19)
!81 = !DILocation(line: 36, column: 16, scope: !82)
!82 = distinct !DILexicalBlock(scope: !53, file: !1, line: 35, column: 24)
!83 = !DILocation(line: 36, column: 23, scope: !82)
!84 = !DILocation(line: 36, column: 21, scope: !82)
!85 = !DILocation(line: 36, column: 9, scope: !82)
!86 = !DILocation(line: 37, column: 5, scope: !82)
!87 = !DILocation(line: 38, column: 9, scope: !80)
!88 = !DILocation(line: 40, column: 1, scope: !53)
!89 = distinct !DISubprogram(name: "Square", linkageName: "_ZN8geometry6SquareC2Ei", scope: !3, file: !1, line: 9, type: !26, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !25, retainedNodes: !59)
!90 = !DILocalVariable(name: "this", arg: 1, scope: !89, type: !91, flags: DIFlagArtificial | DIFlagObjectPointer)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!92 = !DILocation(line: 0, scope: !89)
!93 = !DILocalVariable(name: "side", arg: 2, scope: !89, file: !1, line: 9, type: !14)
!94 = !DILocation(line: 9, column: 25, scope: !89)
!95 = !DILocation(line: 9, column: 44, scope: !89)
!96 = !DILocation(line: 9, column: 14, scope: !89)
!97 = !DILocation(line: 9, column: 33, scope: !89)
!98 = !DILocation(line: 9, column: 38, scope: !89)
!99 = !DILocation(line: 9, column: 45, scope: !89)
!100 = distinct !DISubprogram(name: "checked", linkageName: "_ZL7checkedRKN8geometry5ShapeERi", scope: !1, file: !1, line: 21, type: !101, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !59)
!101 = !DISubroutineType(types: !102)
!102 = !{!14, !103, !37}
!103 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !19, size: 64)
!104 = !DILocalVariable(name: "shape", arg: 1, scope: !100, file: !1, line: 21, type: !103)
!105 = !DILocation(line: 21, column: 43, scope: !100)
!106 = !DILocalVariable(name: "count", arg: 2, scope: !100, file: !1, line: 21, type: !37)
!107 = !DILocation(line: 21, column: 55, scope: !100)
!108 = !DILocalVariable(name: "guard", scope: !100, file: !1, line: 23, type: !34)
!109 = !DILocation(line: 23, column: 11, scope: !100)
!110 = !DILocation(line: 23, column: 17, scope: !100)
!111 = !DILocation(line: 24, column: 9, scope: !112)
!112 = distinct !DILexicalBlock(scope: !100, file: !1, line: 24, column: 9)
!113 = !DILocation(line: 24, column: 15, scope: !112)
!114 = !DILocation(line: 24, column: 22, scope: !112)
!115 = !DILocation(line: 24, column: 9, scope: !100)
!116 = !DILocation(line: 25, column: 9, scope: !112)
!117 = !DILocation(line: 25, column: 15, scope: !112)
!118 = !DILocation(line: 25, column: 21, scope: !112)
!119 = !DILocation(line: 27, column: 1, scope: !112)
!120 = !DILocation(line: 26, column: 29, scope: !100)
!121 = !DILocation(line: 26, column: 35, scope: !100)
!122 = !DILocation(line: 26, column: 43, scope: !100)
!123 = !DILocation(line: 26, column: 12, scope: !100)
!124 = !DILocation(line: 27, column: 1, scope: !100)
!125 = distinct !DISubprogram(name: "~Square", linkageName: "_ZN8geometry6SquareD2Ev", scope: !3, file: !1, line: 7, type: !126, scopeLine: 7, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !128, retainedNodes: !59)
!126 = !DISubroutineType(types: !127)
!127 = !{null, !28}
!128 = !DISubprogram(name: "~Square", scope: !3, type: !126, containingType: !3, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!129 = !DILocalVariable(name: "this", arg: 1, scope: !125, type: !91, flags: DIFlagArtificial | DIFlagObjectPointer)
!130 = !DILocation(line: 0, scope: !125)
!131 = !DILocation(line: 7, column: 8, scope: !132)
!132 = distinct !DILexicalBlock(scope: !125, file: !1, line: 7, column: 8)
!133 = !DILocation(line: 7, column: 8, scope: !125)
!134 = distinct !DISubprogram(name: "Shape", linkageName: "_ZN8geometry5ShapeC2Ev", scope: !7, file: !1, line: 3, type: !21, scopeLine: 3, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !135, retainedNodes: !59)
!135 = !DISubprogram(name: "Shape", scope: !7, type: !21, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!136 = !DILocalVariable(name: "this", arg: 1, scope: !134, type: !137, flags: DIFlagArtificial | DIFlagObjectPointer)
!137 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!138 = !DILocation(line: 0, scope: !134)
!139 = !DILocation(line: 3, column: 8, scope: !134)
!140 = distinct !DISubprogram(name: "area", linkageName: "_ZNK8geometry6Square4areaEv", scope: !3, file: !1, line: 10, type: !30, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !29, retainedNodes: !59)
!141 = !DILocalVariable(name: "this", arg: 1, scope: !140, type: !142, flags: DIFlagArtificial | DIFlagObjectPointer)
!142 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!143 = !DILocation(line: 0, scope: !140)
!144 = !DILocation(line: 10, column: 40, scope: !140)
!145 = !DILocation(line: 10, column: 47, scope: !140)
!146 = !DILocation(line: 10, column: 45, scope: !140)
!147 = !DILocation(line: 10, column: 33, scope: !140)
!148 = distinct !DISubprogram(name: "~Square", linkageName: "_ZN8geometry6SquareD0Ev", scope: !3, file: !1, line: 7, type: !126, scopeLine: 7, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !128, retainedNodes: !59)
!149 = !DILocalVariable(name: "this", arg: 1, scope: !148, type: !91, flags: DIFlagArtificial | DIFlagObjectPointer)
!150 = !DILocation(line: 0, scope: !148)
!151 = !DILocation(line: 7, column: 8, scope: !148)
!152 = distinct !DISubprogram(name: "~Shape", linkageName: "_ZN8geometry5ShapeD2Ev", scope: !7, file: !1, line: 5, type: !21, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !20, retainedNodes: !59)
!153 = !DILocalVariable(name: "this", arg: 1, scope: !152, type: !137, flags: DIFlagArtificial | DIFlagObjectPointer)
!154 = !DILocation(line: 0, scope: !152)
!155 = !DILocation(line: 5, column: 23, scope: !152)
!156 = distinct !DISubprogram(name: "~Shape", linkageName: "_ZN8geometry5ShapeD0Ev", scope: !7, file: !1, line: 5, type: !21, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !20, retainedNodes: !59)
!157 = !DILocalVariable(name: "this", arg: 1, scope: !156, type: !137, flags: DIFlagArtificial | DIFlagObjectPointer)
!158 = !DILocation(line: 0, scope: !156)
!159 = !DILocation(line: 5, column: 22, scope: !156)
!160 = distinct !DISubprogram(name: "Guard", linkageName: "_ZN5GuardC2ERi", scope: !34, file: !1, line: 17, type: !39, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !38, retainedNodes: !59)
!161 = !DILocalVariable(name: "this", arg: 1, scope: !160, type: !162, flags: DIFlagArtificial | DIFlagObjectPointer)
!162 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!163 = !DILocation(line: 0, scope: !160)
!164 = !DILocalVariable(name: "count", arg: 2, scope: !160, file: !1, line: 17, type: !37)
!165 = !DILocation(line: 17, column: 16, scope: !160)
!166 = !DILocation(line: 17, column: 25, scope: !160)
!167 = !DILocation(line: 17, column: 31, scope: !160)
!168 = !DILocation(line: 17, column: 40, scope: !169)
!169 = distinct !DILexicalBlock(scope: !160, file: !1, line: 17, column: 38)
!170 = !DILocation(line: 17, column: 45, scope: !169)
!171 = !DILocation(line: 17, column: 49, scope: !160)
!172 = distinct !DISubprogram(name: "larger<int>", linkageName: "_ZN8geometry6largerIiEET_RKS1_S3_", scope: !4, file: !1, line: 12, type: !173, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, templateParams: !177, retainedNodes: !59)
!173 = !DISubroutineType(types: !174)
!174 = !{!14, !175, !175}
!175 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !176, size: 64)
!176 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!177 = !{!178}
!178 = !DITemplateTypeParameter(name: "T", type: !14)
!179 = !DILocalVariable(name: "a", arg: 1, scope: !172, file: !1, line: 12, type: !175)
!180 = !DILocation(line: 12, column: 41, scope: !172)
!181 = !DILocalVariable(name: "b", arg: 2, scope: !172, file: !1, line: 12, type: !175)
!182 = !DILocation(line: 12, column: 53, scope: !172)
!183 = !DILocation(line: 12, column: 65, scope: !172)
!184 = !DILocation(line: 12, column: 69, scope: !172)
!185 = !DILocation(line: 12, column: 67, scope: !172)
!186 = !DILocation(line: 12, column: 73, scope: !172)
!187 = !DILocation(line: 12, column: 77, scope: !172)
!188 = !DILocation(line: 12, column: 58, scope: !172)
!189 = distinct !DISubprogram(name: "~Guard", linkageName: "_ZN5GuardD2Ev", scope: !34, file: !1, line: 18, type: !43, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !42, retainedNodes: !59)
!190 = !DILocalVariable(name: "this", arg: 1, scope: !189, type: !162, flags: DIFlagArtificial | DIFlagObjectPointer)
!191 = !DILocation(line: 0, scope: !189)
!192 = !DILocation(line: 18, column: 16, scope: !193)
!193 = distinct !DILexicalBlock(scope: !189, file: !1, line: 18, column: 14)
!194 = !DILocation(line: 18, column: 21, scope: !193)
!195 = !DILocation(line: 18, column: 25, scope: !189)
