; ModuleID = 'bounded_unknown.cpp'
source_filename = "bounded_unknown.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

$__clang_call_terminate = comdat any

@_ZL6number = internal global i32 0, align 4
@_ZTIPi = external constant ptr

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 personality ptr @__gxx_personality_v0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %5 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !13
  store i8 %5, ptr %2, align 1, !dbg !14
  store i32 0, ptr @_ZL6number, align 4, !dbg !15
  %6 = load i8, ptr %2, align 1, !dbg !16
  %7 = zext i8 %6 to i32, !dbg !16
  %8 = icmp eq i32 %7, 50, !dbg !17
  br i1 %8, label %9, label %10, !dbg !16

9:                                                ; preds = %0
  call void @_Z5callsPFvvE(ptr noundef @_ZL6calledv) #7, !dbg !18
  unreachable, !dbg !18

10:                                               ; preds = %0
  %11 = load i8, ptr %2, align 1, !dbg !19
  %12 = zext i8 %11 to i32, !dbg !19
  %13 = icmp eq i32 %12, 99, !dbg !20
  br i1 %13, label %14, label %31, !dbg !19

14:                                               ; preds = %10
  %15 = load i8, ptr %2, align 1, !dbg !21
  %16 = zext i8 %15 to i32, !dbg !21
  invoke void @_Z8gives_upi(i32 noundef %16) #7
          to label %17 unwind label %18, !dbg !22

17:                                               ; preds = %14
  unreachable, !dbg !22

18:                                               ; preds = %14
  %19 = landingpad { ptr, i32 }
          catch ptr null, !dbg !23
  %20 = extractvalue { ptr, i32 } %19, 0, !dbg !23
  store ptr %20, ptr %3, align 8, !dbg !23
  %21 = extractvalue { ptr, i32 } %19, 1, !dbg !23
  store i32 %21, ptr %4, align 4, !dbg !23
  br label %22, !dbg !23

22:                                               ; preds = %18
  %23 = load ptr, ptr %3, align 8, !dbg !24
  %24 = call ptr @__cxa_begin_catch(ptr %23) #8, !dbg !24
  br label %25, !dbg !25

25:                                               ; preds = %22
  %26 = load i8, ptr %2, align 1, !dbg !25
  %27 = zext i8 %26 to i32, !dbg !25
  %28 = icmp eq i32 %27, 98, !dbg !25
  br i1 %28, label %36, label %29, !dbg !25

29:                                               ; preds = %25
  invoke void @reach_error()
          to label %30 unwind label %32, !dbg !25

30:                                               ; preds = %29
  br label %36, !dbg !25

31:                                               ; preds = %10
  br label %40, !dbg !24

32:                                               ; preds = %29
  %33 = landingpad { ptr, i32 }
          cleanup, !dbg !23
  %34 = extractvalue { ptr, i32 } %33, 0, !dbg !23
  store ptr %34, ptr %3, align 8, !dbg !23
  %35 = extractvalue { ptr, i32 } %33, 1, !dbg !23
  store i32 %35, ptr %4, align 4, !dbg !23
  invoke void @__cxa_end_catch()
          to label %39 unwind label %67, !dbg !26

36:                                               ; preds = %30, %25
  br label %37, !dbg !25

37:                                               ; preds = %36
  br label %38, !dbg !25

38:                                               ; preds = %37
  store i32 1, ptr %1, align 4, !dbg !27
  call void @__cxa_end_catch(), !dbg !26
  br label %60

39:                                               ; preds = %32
  br label %62, !dbg !26

40:                                               ; preds = %31
  br label %41, !dbg !28

41:                                               ; preds = %40
  %42 = call noundef i32 @_ZL7pointedv(), !dbg !28
  %43 = icmp eq i32 %42, 3, !dbg !28
  br i1 %43, label %45, label %44, !dbg !28

44:                                               ; preds = %41
  call void @reach_error(), !dbg !28
  br label %45, !dbg !28

45:                                               ; preds = %44, %41
  br label %46, !dbg !28

46:                                               ; preds = %45
  br label %47, !dbg !29

47:                                               ; preds = %46
  %48 = load i32, ptr @_ZL6number, align 4, !dbg !29
  %49 = icmp eq i32 %48, 9, !dbg !29
  br i1 %49, label %51, label %50, !dbg !29

50:                                               ; preds = %47
  call void @reach_error(), !dbg !29
  br label %51, !dbg !29

51:                                               ; preds = %50, %47
  br label %52, !dbg !29

52:                                               ; preds = %51
  br label %53, !dbg !30

53:                                               ; preds = %52
  %54 = load i8, ptr %2, align 1, !dbg !30
  %55 = zext i8 %54 to i32, !dbg !30
  %56 = icmp ne i32 %55, 98, !dbg !30
  br i1 %56, label %58, label %57, !dbg !30

57:                                               ; preds = %53
  call void @reach_error(), !dbg !30
  br label %58, !dbg !30

58:                                               ; preds = %57, %53
  br label %59, !dbg !30

59:                                               ; preds = %58
  store i32 0, ptr %1, align 4, !dbg !31
  br label %60, !dbg !31

60:                                               ; preds = %59, %38
  %61 = load i32, ptr %1, align 4, !dbg !23
  ret i32 %61, !dbg !23

62:                                               ; preds = %39
  %63 = load ptr, ptr %3, align 8, !dbg !26
  %64 = load i32, ptr %4, align 4, !dbg !26
  %65 = insertvalue { ptr, i32 } poison, ptr %63, 0, !dbg !26
  %66 = insertvalue { ptr, i32 } %65, i32 %64, 1, !dbg !26
  resume { ptr, i32 } %66, !dbg !26

67:                                               ; preds = %32
  %68 = landingpad { ptr, i32 }
          catch ptr null, !dbg !26
  %69 = extractvalue { ptr, i32 } %68, 0, !dbg !26
  call void @__clang_call_terminate(ptr %69) #9, !dbg !26
  unreachable, !dbg !26
}

declare zeroext i8 @__VERIFIER_nondet_uchar() #1

; Function Attrs: noreturn
declare void @_Z5callsPFvvE(ptr noundef) #2

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @_ZL6calledv() #3 !dbg !32 {
  br label %1, !dbg !33

1:                                                ; preds = %0
  %2 = load i32, ptr @_ZL6number, align 4, !dbg !33
  %3 = icmp ne i32 %2, 0, !dbg !33
  br i1 %3, label %5, label %4, !dbg !33

4:                                                ; preds = %1
  call void @reach_error(), !dbg !33
  br label %5, !dbg !33

5:                                                ; preds = %4, %1
  br label %6, !dbg !33

6:                                                ; preds = %5
  ret void, !dbg !34
}

; Function Attrs: noreturn
declare void @_Z8gives_upi(i32 noundef) #2

declare i32 @__gxx_personality_v0(...)

declare ptr @__cxa_begin_catch(ptr)

declare void @reach_error() #1

declare void @__cxa_end_catch()

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #4 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #8
  call void @_ZSt9terminatev() #9
  unreachable
}

declare void @_ZSt9terminatev()

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZL7pointedv() #3 personality ptr @__gxx_personality_v0 !dbg !35 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = call ptr @__cxa_allocate_exception(i64 8) #8, !dbg !36
  store ptr @_ZL6number, ptr %4, align 16, !dbg !36
  invoke void @__cxa_throw(ptr %4, ptr @_ZTIPi, ptr null) #7
          to label %35 unwind label %5, !dbg !36

5:                                                ; preds = %0
  %6 = landingpad { ptr, i32 }
          catch ptr @_ZTIPi, !dbg !37
  %7 = extractvalue { ptr, i32 } %6, 0, !dbg !37
  store ptr %7, ptr %1, align 8, !dbg !37
  %8 = extractvalue { ptr, i32 } %6, 1, !dbg !37
  store i32 %8, ptr %2, align 4, !dbg !37
  br label %9, !dbg !37

9:                                                ; preds = %5
  %10 = load i32, ptr %2, align 4, !dbg !38
  %11 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIPi) #8, !dbg !38
  %12 = icmp eq i32 %10, %11, !dbg !38
  br i1 %12, label %13, label %30, !dbg !38

13:                                               ; preds = %9
  %14 = load ptr, ptr %1, align 8, !dbg !38
  %15 = call ptr @__cxa_begin_catch(ptr %14) #8, !dbg !38
  store ptr %15, ptr %3, align 8, !dbg !38
  br label %16, !dbg !39

16:                                               ; preds = %13
  %17 = load ptr, ptr %3, align 8, !dbg !39
  %18 = icmp eq ptr %17, @_ZL6number, !dbg !39
  br i1 %18, label %25, label %19, !dbg !39

19:                                               ; preds = %16
  invoke void @reach_error()
          to label %20 unwind label %21, !dbg !39

20:                                               ; preds = %19
  br label %25, !dbg !39

21:                                               ; preds = %19
  %22 = landingpad { ptr, i32 }
          cleanup, !dbg !37
  %23 = extractvalue { ptr, i32 } %22, 0, !dbg !37
  store ptr %23, ptr %1, align 8, !dbg !37
  %24 = extractvalue { ptr, i32 } %22, 1, !dbg !37
  store i32 %24, ptr %2, align 4, !dbg !37
  call void @__cxa_end_catch() #8, !dbg !40
  br label %30, !dbg !40

25:                                               ; preds = %20, %16
  br label %26, !dbg !39

26:                                               ; preds = %25
  br label %27, !dbg !39

27:                                               ; preds = %26
  %28 = load ptr, ptr %3, align 8, !dbg !41
  store i32 9, ptr %28, align 4, !dbg !42
  call void @__cxa_end_catch() #8, !dbg !40
  ret i32 3, !dbg !43

29:                                               ; No predecessors!
  call void @llvm.trap(), !dbg !40
  unreachable, !dbg !40

30:                                               ; preds = %21, %9
  %31 = load ptr, ptr %1, align 8, !dbg !38
  %32 = load i32, ptr %2, align 4, !dbg !38
  %33 = insertvalue { ptr, i32 } poison, ptr %31, 0, !dbg !38
  %34 = insertvalue { ptr, i32 } %33, i32 %32, 1, !dbg !38
  resume { ptr, i32 } %34, !dbg !38

35:                                               ; preds = %0
  unreachable
}

declare ptr @__cxa_allocate_exception(i64)

declare void @__cxa_throw(ptr, ptr, ptr)

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #5

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #6

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noinline noreturn nounwind uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind memory(none) }
attributes #6 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #7 = { noreturn }
attributes #8 = { nounwind }
attributes #9 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounded_unknown.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "c7f5eba41c7e60416984a53ca1b8d701")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 25, type: !11, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 26, column: 26, scope: !10)
!14 = !DILocation(line: 26, column: 19, scope: !10)
!15 = !DILocation(line: 27, column: 12, scope: !10)
!16 = !DILocation(line: 28, column: 9, scope: !10)
!17 = !DILocation(line: 28, column: 14, scope: !10)
!18 = !DILocation(line: 29, column: 9, scope: !10)
!19 = !DILocation(line: 31, column: 13, scope: !10)
!20 = !DILocation(line: 31, column: 18, scope: !10)
!21 = !DILocation(line: 32, column: 22, scope: !10)
!22 = !DILocation(line: 32, column: 13, scope: !10)
!23 = !DILocation(line: 41, column: 1, scope: !10)
!24 = !DILocation(line: 33, column: 5, scope: !10)
!25 = !DILocation(line: 34, column: 9, scope: !10)
!26 = !DILocation(line: 36, column: 5, scope: !10)
!27 = !DILocation(line: 35, column: 9, scope: !10)
!28 = !DILocation(line: 37, column: 5, scope: !10)
!29 = !DILocation(line: 38, column: 5, scope: !10)
!30 = !DILocation(line: 39, column: 5, scope: !10)
!31 = !DILocation(line: 40, column: 5, scope: !10)
!32 = distinct !DISubprogram(name: "called", scope: !1, file: !1, line: 21, type: !11, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!33 = !DILocation(line: 22, column: 5, scope: !32)
!34 = !DILocation(line: 23, column: 1, scope: !32)
!35 = distinct !DISubprogram(name: "pointed", scope: !1, file: !1, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!36 = !DILocation(line: 11, column: 9, scope: !35)
!37 = !DILocation(line: 17, column: 1, scope: !35)
!38 = !DILocation(line: 12, column: 5, scope: !35)
!39 = !DILocation(line: 13, column: 9, scope: !35)
!40 = !DILocation(line: 16, column: 5, scope: !35)
!41 = !DILocation(line: 14, column: 10, scope: !35)
!42 = !DILocation(line: 14, column: 16, scope: !35)
!43 = !DILocation(line: 15, column: 9, scope: !35)
