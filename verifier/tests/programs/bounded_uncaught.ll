; ModuleID = 'bounded_uncaught.cpp'
source_filename = "bounded_uncaught.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

$__clang_call_terminate = comdat any

@_ZTIi = external constant ptr

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 personality ptr @__gxx_personality_v0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %5 = call i32 @__VERIFIER_nondet_int() #6, !dbg !13
  invoke void @_ZL4loudi(i32 noundef %5)
          to label %6 unwind label %7, !dbg !14

6:                                                ; preds = %0
  br label %19, !dbg !15

7:                                                ; preds = %0
  %8 = landingpad { ptr, i32 }
          catch ptr @_ZTIi, !dbg !16
  %9 = extractvalue { ptr, i32 } %8, 0, !dbg !16
  store ptr %9, ptr %2, align 8, !dbg !16
  %10 = extractvalue { ptr, i32 } %8, 1, !dbg !16
  store i32 %10, ptr %3, align 4, !dbg !16
  br label %11, !dbg !16

11:                                               ; preds = %7
  %12 = load i32, ptr %3, align 4, !dbg !15
  %13 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi) #6, !dbg !15
  %14 = icmp eq i32 %12, %13, !dbg !15
  br i1 %14, label %15, label %22, !dbg !15

15:                                               ; preds = %11
  %16 = load ptr, ptr %2, align 8, !dbg !15
  %17 = call ptr @__cxa_begin_catch(ptr %16) #6, !dbg !15
  %18 = load i32, ptr %17, align 4, !dbg !15
  store i32 %18, ptr %4, align 4, !dbg !15
  call void @__cxa_end_catch() #6, !dbg !17
  br label %19, !dbg !17

19:                                               ; preds = %15, %6
  %20 = call i32 @__VERIFIER_nondet_int() #6, !dbg !18
  call void @_ZL5quieti(i32 noundef %20) #6, !dbg !19
  %21 = call i32 @__VERIFIER_nondet_int() #6, !dbg !20
  call void @_ZL4loudi(i32 noundef %21), !dbg !21
  ret i32 0, !dbg !22

22:                                               ; preds = %11
  %23 = load ptr, ptr %2, align 8, !dbg !15
  %24 = load i32, ptr %3, align 4, !dbg !15
  %25 = insertvalue { ptr, i32 } poison, ptr %23, 0, !dbg !15
  %26 = insertvalue { ptr, i32 } %25, i32 %24, 1, !dbg !15
  resume { ptr, i32 } %26, !dbg !15
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @_ZL4loudi(i32 noundef %0) #1 !dbg !23 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4, !dbg !24
  %4 = icmp eq i32 %3, 1, !dbg !25
  br i1 %4, label %5, label %8, !dbg !24

5:                                                ; preds = %1
  %6 = call ptr @__cxa_allocate_exception(i64 4) #6, !dbg !26
  %7 = load i32, ptr %2, align 4, !dbg !27
  store i32 %7, ptr %6, align 16, !dbg !26
  call void @__cxa_throw(ptr %6, ptr @_ZTIi, ptr null) #7, !dbg !26
  unreachable, !dbg !26

8:                                                ; preds = %1
  ret void, !dbg !28
}

; Function Attrs: nounwind
declare i32 @__VERIFIER_nondet_int() #2

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #3

declare ptr @__cxa_begin_catch(ptr)

declare void @__cxa_end_catch()

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal void @_ZL5quieti(i32 noundef %0) #4 personality ptr @__gxx_personality_v0 !dbg !29 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4, !dbg !30
  invoke void @_ZL4loudi(i32 noundef %3)
          to label %4 unwind label %5, !dbg !31

4:                                                ; preds = %1
  ret void, !dbg !32

5:                                                ; preds = %1
  %6 = landingpad { ptr, i32 }
          catch ptr null, !dbg !31
  %7 = extractvalue { ptr, i32 } %6, 0, !dbg !31
  call void @__clang_call_terminate(ptr %7) #8, !dbg !31
  unreachable, !dbg !31
}

declare ptr @__cxa_allocate_exception(i64)

declare void @__cxa_throw(ptr, ptr, ptr)

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #5 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #6
  call void @_ZSt9terminatev() #8
  unreachable
}

declare void @_ZSt9terminatev()

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind memory(none) }
attributes #4 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noinline noreturn nounwind uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounded_uncaught.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "b578886c0902a193e536088371d78ad8")
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
!13 = !DILocation(line: 16, column: 14, scope: !10)
!14 = !DILocation(line: 16, column: 9, scope: !10)
!15 = !DILocation(line: 17, column: 5, scope: !10)
!16 = !DILocation(line: 25, column: 1, scope: !10)
!17 = !DILocation(line: 18, column: 5, scope: !10)
!18 = !DILocation(line: 20, column: 15, scope: !10)
!19 = !DILocation(line: 20, column: 9, scope: !10)
!20 = !DILocation(line: 23, column: 10, scope: !10)
!21 = !DILocation(line: 23, column: 5, scope: !10)
!22 = !DILocation(line: 24, column: 5, scope: !10)
!23 = distinct !DISubprogram(name: "loud", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!24 = !DILocation(line: 6, column: 9, scope: !23)
!25 = !DILocation(line: 6, column: 16, scope: !23)
!26 = !DILocation(line: 7, column: 9, scope: !23)
!27 = !DILocation(line: 7, column: 15, scope: !23)
!28 = !DILocation(line: 8, column: 1, scope: !23)
!29 = distinct !DISubprogram(name: "quiet", scope: !1, file: !1, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!30 = !DILocation(line: 11, column: 10, scope: !29)
!31 = !DILocation(line: 11, column: 5, scope: !29)
!32 = !DILocation(line: 12, column: 1, scope: !29)
