; ModuleID = 'bounded_unwritten_members.cpp'
source_filename = "bounded_unwritten_members.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.counted = type <{ i32, i8, [3 x i8] }>
%struct.both = type { i8, i32 }
%struct.derived = type <{ %struct.base, i32, [4 x i8] }>
%struct.base = type { ptr }

$_ZN7countedC2Ei = comdat any

$_ZN7derivedC2Ev = comdat any

$_ZNK7derived3getEv = comdat any

$_ZN7derivedD2Ev = comdat any

$_ZN4baseC2Ev = comdat any

$_ZN7derivedD0Ev = comdat any

$_ZNK4base3getEv = comdat any

$_ZN4baseD2Ev = comdat any

$_ZN4baseD0Ev = comdat any

$_ZTV7derived = comdat any

$_ZTS7derived = comdat any

$_ZTS4base = comdat any

$_ZTI4base = comdat any

$_ZTI7derived = comdat any

$_ZTV4base = comdat any

@_ZTV7derived = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI7derived, ptr @_ZNK7derived3getEv, ptr @_ZN7derivedD2Ev, ptr @_ZN7derivedD0Ev] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTS7derived = linkonce_odr dso_local constant [9 x i8] c"7derived\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS4base = linkonce_odr dso_local constant [6 x i8] c"4base\00", comdat, align 1
@_ZTI4base = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS4base }, comdat, align 8
@_ZTI7derived = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS7derived, ptr @_ZTI4base }, comdat, align 8
@_ZTV4base = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI4base, ptr @_ZNK4base3getEv, ptr @_ZN4baseD2Ev, ptr @_ZN4baseD0Ev] }, comdat, align 8

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 personality ptr @__gxx_personality_v0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca %struct.counted, align 4
  %4 = alloca %struct.both, align 4
  %5 = alloca %struct.both, align 4
  %6 = alloca %struct.derived, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.derived, align 8
  %11 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  %12 = call i32 @__VERIFIER_nondet_int() #5, !dbg !13
  store i32 %12, ptr %2, align 4, !dbg !14
  %13 = load i32, ptr %2, align 4, !dbg !15
  call void @_ZN7countedC2Ei(ptr noundef nonnull align 4 dereferenceable(5) %3, i32 noundef %13), !dbg !16
  %14 = getelementptr inbounds %struct.counted, ptr %3, i32 0, i32 0, !dbg !17
  %15 = load i32, ptr %14, align 4, !dbg !17
  %16 = icmp sgt i32 %15, 3, !dbg !18
  br i1 %16, label %17, label %26, !dbg !19

17:                                               ; preds = %0
  %18 = load i32, ptr %2, align 4, !dbg !20
  %19 = icmp eq i32 %18, 12, !dbg !21
  br i1 %19, label %20, label %26, !dbg !22

20:                                               ; preds = %17
  %21 = getelementptr inbounds %struct.counted, ptr %3, i32 0, i32 1, !dbg !23
  %22 = load i8, ptr %21, align 4, !dbg !23
  %23 = trunc i8 %22 to i1, !dbg !23
  %24 = zext i1 %23 to i64, !dbg !24
  %25 = select i1 %23, i32 1, i32 2, !dbg !24
  store i32 %25, ptr %1, align 4, !dbg !25
  br label %79, !dbg !25

26:                                               ; preds = %17, %0
  %27 = load i32, ptr %2, align 4, !dbg !26
  %28 = icmp eq i32 %27, 5, !dbg !27
  br i1 %28, label %29, label %35, !dbg !26

29:                                               ; preds = %26
  %30 = getelementptr inbounds %struct.counted, ptr %3, i32 0, i32 1, !dbg !28
  %31 = load i8, ptr %30, align 4, !dbg !28
  %32 = trunc i8 %31 to i1, !dbg !28
  %33 = zext i1 %32 to i64, !dbg !29
  %34 = select i1 %32, i32 1, i32 2, !dbg !29
  store i32 %34, ptr %1, align 4, !dbg !30
  br label %79, !dbg !30

35:                                               ; preds = %26
  %36 = load i32, ptr %2, align 4, !dbg !31
  %37 = call i64 @_ZL4madei(i32 noundef %36), !dbg !32
  store i64 %37, ptr %5, align 4, !dbg !32
  %38 = load i64, ptr %5, align 4, !dbg !33
  %39 = call i64 @_ZL4same4bothIciE(i64 %38), !dbg !33
  store i64 %39, ptr %4, align 4, !dbg !33
  %40 = getelementptr inbounds %struct.both, ptr %4, i32 0, i32 1, !dbg !34
  %41 = load i32, ptr %40, align 4, !dbg !34
  %42 = icmp eq i32 %41, 7, !dbg !35
  br i1 %42, label %43, label %49, !dbg !36

43:                                               ; preds = %35
  %44 = getelementptr inbounds %struct.both, ptr %4, i32 0, i32 0, !dbg !37
  %45 = load i8, ptr %44, align 4, !dbg !37
  %46 = sext i8 %45 to i32, !dbg !38
  %47 = icmp eq i32 %46, 97, !dbg !39
  %48 = zext i1 %47 to i32, !dbg !38
  store i32 %48, ptr %1, align 4, !dbg !40
  br label %79, !dbg !40

49:                                               ; preds = %35
  call void @_ZN7derivedC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %6) #5, !dbg !41
  %50 = load i32, ptr %2, align 4, !dbg !42
  %51 = getelementptr inbounds %struct.derived, ptr %6, i32 0, i32 1, !dbg !43
  store i32 %50, ptr %51, align 8, !dbg !44
  %52 = load i32, ptr %2, align 4, !dbg !45
  %53 = icmp eq i32 %52, 8, !dbg !46
  br i1 %53, label %54, label %61, !dbg !45

54:                                               ; preds = %49
  %55 = invoke noundef i32 @_ZNK7derived3getEv(ptr noundef nonnull align 8 dereferenceable(12) %6)
          to label %56 unwind label %57, !dbg !47

56:                                               ; preds = %54
  store i32 %55, ptr %1, align 4, !dbg !48
  store i32 1, ptr %9, align 4
  br label %77, !dbg !48

57:                                               ; preds = %54
  %58 = landingpad { ptr, i32 }
          cleanup, !dbg !49
  %59 = extractvalue { ptr, i32 } %58, 0, !dbg !49
  store ptr %59, ptr %7, align 8, !dbg !49
  %60 = extractvalue { ptr, i32 } %58, 1, !dbg !49
  store i32 %60, ptr %8, align 4, !dbg !49
  br label %78, !dbg !49

61:                                               ; preds = %49
  call void @_ZN7derivedC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %10) #5, !dbg !50
  store ptr %10, ptr %11, align 8, !dbg !51
  %62 = load i32, ptr %2, align 4, !dbg !52
  %63 = icmp eq i32 %62, 9, !dbg !53
  br i1 %63, label %64, label %75, !dbg !52

64:                                               ; preds = %61
  %65 = load ptr, ptr %11, align 8, !dbg !54
  %66 = load ptr, ptr %65, align 8, !dbg !55
  %67 = getelementptr inbounds ptr, ptr %66, i64 0, !dbg !55
  %68 = load ptr, ptr %67, align 8, !dbg !55
  %69 = invoke noundef i32 %68(ptr noundef nonnull align 8 dereferenceable(8) %65)
          to label %70 unwind label %71, !dbg !55

70:                                               ; preds = %64
  store i32 %69, ptr %1, align 4, !dbg !56
  store i32 1, ptr %9, align 4
  br label %76, !dbg !56

71:                                               ; preds = %64
  %72 = landingpad { ptr, i32 }
          cleanup, !dbg !49
  %73 = extractvalue { ptr, i32 } %72, 0, !dbg !49
  store ptr %73, ptr %7, align 8, !dbg !49
  %74 = extractvalue { ptr, i32 } %72, 1, !dbg !49
  store i32 %74, ptr %8, align 4, !dbg !49
  call void @_ZN7derivedD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %10) #5, !dbg !49
  br label %78, !dbg !49

75:                                               ; preds = %61
  store i32 0, ptr %1, align 4, !dbg !57
  store i32 1, ptr %9, align 4
  br label %76, !dbg !57

76:                                               ; preds = %75, %70
  call void @_ZN7derivedD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %10) #5, !dbg !49
  br label %77

77:                                               ; preds = %76, %56
  call void @_ZN7derivedD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %6) #5, !dbg !49
  br label %79

78:                                               ; preds = %71, %57
  call void @_ZN7derivedD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %6) #5, !dbg !49
  br label %81, !dbg !49

79:                                               ; preds = %77, %43, %29, %20
  %80 = load i32, ptr %1, align 4, !dbg !49
  ret i32 %80, !dbg !49

81:                                               ; preds = %78
  %82 = load ptr, ptr %7, align 8, !dbg !49
  %83 = load i32, ptr %8, align 4, !dbg !49
  %84 = insertvalue { ptr, i32 } poison, ptr %82, 0, !dbg !49
  %85 = insertvalue { ptr, i32 } %84, i32 %83, 1, !dbg !49
  resume { ptr, i32 } %85, !dbg !49
}

; Function Attrs: nounwind
declare i32 @__VERIFIER_nondet_int() #1

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN7countedC2Ei(ptr noundef nonnull align 4 dereferenceable(5) %0, i32 noundef %1) unnamed_addr #2 comdat align 2 !dbg !58 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.counted, ptr %5, i32 0, i32 0, !dbg !59
  %7 = load i32, ptr %4, align 4, !dbg !60
  store i32 %7, ptr %6, align 4, !dbg !59
  %8 = load i32, ptr %4, align 4, !dbg !61
  %9 = icmp sgt i32 %8, 10, !dbg !62
  br i1 %9, label %10, label %12, !dbg !61

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.counted, ptr %5, i32 0, i32 1, !dbg !63
  store i8 1, ptr %11, align 4, !dbg !64
  br label %12, !dbg !63

12:                                               ; preds = %10, %2
  ret void, !dbg !65
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal i64 @_ZL4same4bothIciE(i64 %0) #2 !dbg !66 {
  %2 = alloca %struct.both, align 4
  %3 = alloca %struct.both, align 4
  store i64 %0, ptr %3, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 4 %3, i64 8, i1 false), !dbg !67
  %4 = load i64, ptr %2, align 4, !dbg !68
  ret i64 %4, !dbg !68
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal i64 @_ZL4madei(i32 noundef %0) #2 !dbg !69 {
  %2 = alloca %struct.both, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4, !dbg !70
  %5 = getelementptr inbounds %struct.both, ptr %2, i32 0, i32 1, !dbg !71
  store i32 %4, ptr %5, align 4, !dbg !72
  %6 = load i64, ptr %2, align 4, !dbg !73
  ret i64 %6, !dbg !73
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN7derivedC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #2 comdat align 2 !dbg !74 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN4baseC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #5, !dbg !75
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTV7derived, i32 0, i32 0, i32 2), ptr %3, align 8, !dbg !75
  ret void, !dbg !75
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZNK7derived3getEv(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #2 comdat align 2 !dbg !76 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.derived, ptr %3, i32 0, i32 1, !dbg !77
  %5 = load i32, ptr %4, align 8, !dbg !77
  %6 = add nsw i32 %5, 1, !dbg !78
  ret i32 %6, !dbg !79
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN7derivedD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #2 comdat align 2 !dbg !80 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN4baseD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #5, !dbg !81
  ret void, !dbg !81
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN4baseC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !82 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTV4base, i32 0, i32 0, i32 2), ptr %3, align 8, !dbg !83
  ret void, !dbg !83
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN7derivedD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #2 comdat align 2 !dbg !84 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN7derivedD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %3) #5, !dbg !85
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 16) #6, !dbg !85
  ret void, !dbg !85
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZNK4base3getEv(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !86 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret i32 1, !dbg !87
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN4baseD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !88 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void, !dbg !89
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN4baseD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !90 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN4baseD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #5, !dbg !91
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 8) #6, !dbg !91
  ret void, !dbg !92
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) #4

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounded_unwritten_members.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "5d8be31dd44e13710fbfc5d1b41b75ce")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 39, type: !11, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 40, column: 18, scope: !10)
!14 = !DILocation(line: 40, column: 9, scope: !10)
!15 = !DILocation(line: 41, column: 17, scope: !10)
!16 = !DILocation(line: 41, column: 13, scope: !10)
!17 = !DILocation(line: 42, column: 13, scope: !10)
!18 = !DILocation(line: 42, column: 18, scope: !10)
!19 = !DILocation(line: 42, column: 22, scope: !10)
!20 = !DILocation(line: 42, column: 25, scope: !10)
!21 = !DILocation(line: 42, column: 32, scope: !10)
!22 = !DILocation(line: 42, column: 9, scope: !10)
!23 = !DILocation(line: 43, column: 20, scope: !10)
!24 = !DILocation(line: 43, column: 16, scope: !10)
!25 = !DILocation(line: 43, column: 9, scope: !10)
!26 = !DILocation(line: 44, column: 9, scope: !10)
!27 = !DILocation(line: 44, column: 16, scope: !10)
!28 = !DILocation(line: 45, column: 20, scope: !10)
!29 = !DILocation(line: 45, column: 16, scope: !10)
!30 = !DILocation(line: 45, column: 9, scope: !10)
!31 = !DILocation(line: 46, column: 37, scope: !10)
!32 = !DILocation(line: 46, column: 32, scope: !10)
!33 = !DILocation(line: 46, column: 27, scope: !10)
!34 = !DILocation(line: 47, column: 13, scope: !10)
!35 = !DILocation(line: 47, column: 20, scope: !10)
!36 = !DILocation(line: 47, column: 9, scope: !10)
!37 = !DILocation(line: 48, column: 20, scope: !10)
!38 = !DILocation(line: 48, column: 16, scope: !10)
!39 = !DILocation(line: 48, column: 26, scope: !10)
!40 = !DILocation(line: 48, column: 9, scope: !10)
!41 = !DILocation(line: 49, column: 13, scope: !10)
!42 = !DILocation(line: 50, column: 20, scope: !10)
!43 = !DILocation(line: 50, column: 11, scope: !10)
!44 = !DILocation(line: 50, column: 18, scope: !10)
!45 = !DILocation(line: 51, column: 9, scope: !10)
!46 = !DILocation(line: 51, column: 16, scope: !10)
!47 = !DILocation(line: 52, column: 22, scope: !10)
!48 = !DILocation(line: 52, column: 9, scope: !10)
!49 = !DILocation(line: 58, column: 1, scope: !10)
!50 = !DILocation(line: 53, column: 13, scope: !10)
!51 = !DILocation(line: 54, column: 17, scope: !10)
!52 = !DILocation(line: 55, column: 9, scope: !10)
!53 = !DILocation(line: 55, column: 16, scope: !10)
!54 = !DILocation(line: 56, column: 16, scope: !10)
!55 = !DILocation(line: 56, column: 22, scope: !10)
!56 = !DILocation(line: 56, column: 9, scope: !10)
!57 = !DILocation(line: 57, column: 5, scope: !10)
!58 = distinct !DISubprogram(name: "counted", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!59 = !DILocation(line: 8, column: 36, scope: !58)
!60 = !DILocation(line: 8, column: 41, scope: !58)
!61 = !DILocation(line: 9, column: 13, scope: !58)
!62 = !DILocation(line: 9, column: 20, scope: !58)
!63 = !DILocation(line: 10, column: 13, scope: !58)
!64 = !DILocation(line: 10, column: 22, scope: !58)
!65 = !DILocation(line: 11, column: 5, scope: !58)
!66 = distinct !DISubprogram(name: "same", scope: !1, file: !1, line: 25, type: !11, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!67 = !DILocation(line: 26, column: 12, scope: !66)
!68 = !DILocation(line: 26, column: 5, scope: !66)
!69 = distinct !DISubprogram(name: "made", scope: !1, file: !1, line: 19, type: !11, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!70 = !DILocation(line: 21, column: 18, scope: !69)
!71 = !DILocation(line: 21, column: 9, scope: !69)
!72 = !DILocation(line: 21, column: 16, scope: !69)
!73 = !DILocation(line: 22, column: 5, scope: !69)
!74 = distinct !DISubprogram(name: "derived", scope: !1, file: !1, line: 34, type: !11, scopeLine: 34, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!75 = !DILocation(line: 34, column: 8, scope: !74)
!76 = distinct !DISubprogram(name: "get", scope: !1, file: !1, line: 36, type: !11, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!77 = !DILocation(line: 36, column: 39, scope: !76)
!78 = !DILocation(line: 36, column: 46, scope: !76)
!79 = !DILocation(line: 36, column: 32, scope: !76)
!80 = distinct !DISubprogram(name: "~derived", scope: !1, file: !1, line: 34, type: !11, scopeLine: 34, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!81 = !DILocation(line: 34, column: 8, scope: !80)
!82 = distinct !DISubprogram(name: "base", scope: !1, file: !1, line: 29, type: !11, scopeLine: 29, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!83 = !DILocation(line: 29, column: 8, scope: !82)
!84 = distinct !DISubprogram(name: "~derived", scope: !1, file: !1, line: 34, type: !11, scopeLine: 34, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!85 = !DILocation(line: 34, column: 8, scope: !84)
!86 = distinct !DISubprogram(name: "get", scope: !1, file: !1, line: 30, type: !11, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!87 = !DILocation(line: 30, column: 31, scope: !86)
!88 = distinct !DISubprogram(name: "~base", scope: !1, file: !1, line: 31, type: !11, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!89 = !DILocation(line: 31, column: 22, scope: !88)
!90 = distinct !DISubprogram(name: "~base", scope: !1, file: !1, line: 31, type: !11, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!91 = !DILocation(line: 31, column: 21, scope: !90)
!92 = !DILocation(line: 31, column: 22, scope: !90)
