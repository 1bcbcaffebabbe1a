; ModuleID = 'bounded_destroyed.cpp'
source_filename = "bounded_destroyed.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Heavy = type { i32 }

$_ZN5HeavyD2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZTS5Heavy = comdat any

$_ZTI5Heavy = comdat any

@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS5Heavy = linkonce_odr dso_local constant [7 x i8] c"5Heavy\00", comdat, align 1
@_ZTI5Heavy = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Heavy }, comdat, align 8

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 personality ptr @__gxx_personality_v0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  %5 = invoke zeroext i8 @__VERIFIER_nondet_uchar()
          to label %6 unwind label %12, !dbg !13

6:                                                ; preds = %0
  %7 = zext i8 %5 to i32, !dbg !13
  %8 = icmp eq i32 %7, 100, !dbg !14
  br i1 %8, label %9, label %29, !dbg !13

9:                                                ; preds = %6
  %10 = call ptr @__cxa_allocate_exception(i64 4) #5, !dbg !15
  %11 = getelementptr inbounds %struct.Heavy, ptr %10, i32 0, i32 0, !dbg !16
  store i32 3, ptr %11, align 16, !dbg !16
  invoke void @__cxa_throw(ptr %10, ptr @_ZTI5Heavy, ptr @_ZN5HeavyD2Ev) #6
          to label %45 unwind label %12, !dbg !15

12:                                               ; preds = %9, %0
  %13 = landingpad { ptr, i32 }
          catch ptr @_ZTI5Heavy, !dbg !17
  %14 = extractvalue { ptr, i32 } %13, 0, !dbg !17
  store ptr %14, ptr %2, align 8, !dbg !17
  %15 = extractvalue { ptr, i32 } %13, 1, !dbg !17
  store i32 %15, ptr %3, align 4, !dbg !17
  br label %16, !dbg !17

16:                                               ; preds = %12
  %17 = load i32, ptr %3, align 4, !dbg !18
  %18 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI5Heavy) #5, !dbg !18
  %19 = icmp eq i32 %17, %18, !dbg !18
  br i1 %19, label %20, label %37, !dbg !18

20:                                               ; preds = %16
  %21 = load ptr, ptr %2, align 8, !dbg !18
  %22 = call ptr @__cxa_begin_catch(ptr %21) #5, !dbg !18
  store ptr %22, ptr %4, align 8, !dbg !18
  %23 = load ptr, ptr %4, align 8, !dbg !19
  %24 = getelementptr inbounds %struct.Heavy, ptr %23, i32 0, i32 0, !dbg !20
  %25 = load i32, ptr %24, align 4, !dbg !20
  %26 = icmp ne i32 %25, 3, !dbg !21
  br i1 %26, label %27, label %34, !dbg !19

27:                                               ; preds = %20
  invoke void @reach_error()
          to label %28 unwind label %30, !dbg !22

28:                                               ; preds = %27
  br label %34, !dbg !22

29:                                               ; preds = %6
  br label %35, !dbg !18

30:                                               ; preds = %27
  %31 = landingpad { ptr, i32 }
          cleanup, !dbg !17
  %32 = extractvalue { ptr, i32 } %31, 0, !dbg !17
  store ptr %32, ptr %2, align 8, !dbg !17
  %33 = extractvalue { ptr, i32 } %31, 1, !dbg !17
  store i32 %33, ptr %3, align 4, !dbg !17
  invoke void @__cxa_end_catch()
          to label %36 unwind label %42, !dbg !23

34:                                               ; preds = %28, %20
  call void @__cxa_end_catch(), !dbg !23
  br label %35, !dbg !23

35:                                               ; preds = %34, %29
  ret i32 0, !dbg !24

36:                                               ; preds = %30
  br label %37, !dbg !23

37:                                               ; preds = %36, %16
  %38 = load ptr, ptr %2, align 8, !dbg !18
  %39 = load i32, ptr %3, align 4, !dbg !18
  %40 = insertvalue { ptr, i32 } poison, ptr %38, 0, !dbg !18
  %41 = insertvalue { ptr, i32 } %40, i32 %39, 1, !dbg !18
  resume { ptr, i32 } %41, !dbg !18

42:                                               ; preds = %30
  %43 = landingpad { ptr, i32 }
          catch ptr null, !dbg !23
  %44 = extractvalue { ptr, i32 } %43, 0, !dbg !23
  call void @__clang_call_terminate(ptr %44) #7, !dbg !23
  unreachable, !dbg !23

45:                                               ; preds = %9
  unreachable
}

declare zeroext i8 @__VERIFIER_nondet_uchar() #1

declare i32 @__gxx_personality_v0(...)

declare ptr @__cxa_allocate_exception(i64)

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5HeavyD2Ev(ptr noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !25 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Heavy, ptr %3, i32 0, i32 0, !dbg !26
  %5 = load i32, ptr %4, align 4, !dbg !26
  %6 = icmp eq i32 %5, 3, !dbg !27
  br i1 %6, label %7, label %9, !dbg !26

7:                                                ; preds = %1
  invoke void @reach_error()
          to label %8 unwind label %10, !dbg !28

8:                                                ; preds = %7
  br label %9, !dbg !28

9:                                                ; preds = %8, %1
  ret void, !dbg !29

10:                                               ; preds = %7
  %11 = landingpad { ptr, i32 }
          catch ptr null, !dbg !28
  %12 = extractvalue { ptr, i32 } %11, 0, !dbg !28
  call void @__clang_call_terminate(ptr %12) #7, !dbg !28
  unreachable, !dbg !28
}

declare void @__cxa_throw(ptr, ptr, ptr)

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #3

declare ptr @__cxa_begin_catch(ptr)

declare void @reach_error() #1

declare void @__cxa_end_catch()

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #4 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #5
  call void @_ZSt9terminatev() #7
  unreachable
}

declare void @_ZSt9terminatev()

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind memory(none) }
attributes #4 = { noinline noreturn nounwind uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounded_destroyed.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "295cd3bc60be4570eb0f75a688d6ba91")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 14, type: !11, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 16, column: 13, scope: !10)
!14 = !DILocation(line: 16, column: 39, scope: !10)
!15 = !DILocation(line: 17, column: 13, scope: !10)
!16 = !DILocation(line: 17, column: 24, scope: !10)
!17 = !DILocation(line: 23, column: 1, scope: !10)
!18 = !DILocation(line: 18, column: 5, scope: !10)
!19 = !DILocation(line: 19, column: 13, scope: !10)
!20 = !DILocation(line: 19, column: 19, scope: !10)
!21 = !DILocation(line: 19, column: 26, scope: !10)
!22 = !DILocation(line: 20, column: 13, scope: !10)
!23 = !DILocation(line: 21, column: 5, scope: !10)
!24 = !DILocation(line: 22, column: 5, scope: !10)
!25 = distinct !DISubprogram(name: "~Heavy", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!26 = !DILocation(line: 9, column: 13, scope: !25)
!27 = !DILocation(line: 9, column: 20, scope: !25)
!28 = !DILocation(line: 10, column: 13, scope: !25)
!29 = !DILocation(line: 11, column: 5, scope: !25)
