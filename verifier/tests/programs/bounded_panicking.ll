; ModuleID = 'bounded_panicking.6c004528b4e81a43-cgu.0'
source_filename = "bounded_panicking.6c004528b4e81a43-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_75595a0dbbdda864a264eadcf690db72 = private unnamed_addr constant [21 x i8] c"bounded_panicking.rs\00", align 1
@alloc_a7bfbb782de1039626522f4983eeba03 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_75595a0dbbdda864a264eadcf690db72, [16 x i8] c"\14\00\00\00\00\00\00\00\08\00\00\00\08\00\00\00" }>, align 8
@alloc_39bea607f7f08233cedb861316d5e599 = private unnamed_addr constant [24 x i8] c"assertion failed: n != 7", align 1
@alloc_45270843c16986a44f256bb61cf729af = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_75595a0dbbdda864a264eadcf690db72, [16 x i8] c"\14\00\00\00\00\00\00\00\0F\00\00\00\05\00\00\00" }>, align 8
@alloc_964deecf3204eb695361fb74a2a15484 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_75595a0dbbdda864a264eadcf690db72, [16 x i8] c"\14\00\00\00\00\00\00\00\11\00\00\00\15\00\00\00" }>, align 8
@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17ha9cb551671f13784E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h3a61659bbc3855daE", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h3a61659bbc3855daE" }>, align 8
@__rustc_debug_gdb_scripts_section__ = linkonce_odr unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; <core::ops::range::Range<usize> as core::slice::index::SliceIndex<[T]>>::index_mut
; Function Attrs: inlinehint nonlazybind uwtable
define internal { ptr, i64 } @"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$9index_mut17h3355cef1315e28c7E"(i64 %self.0, i64 %self.1, ptr align 1 %slice.0, i64 %slice.1, ptr align 8 %0) unnamed_addr #0 !dbg !8 {
start:
  %_3 = alloca [16 x i8], align 8
  %_13 = icmp ult i64 %self.1, %self.0, !dbg !16
  br i1 %_13, label %bb4, label %bb5, !dbg !16

bb5:                                              ; preds = %start
  %_14 = sub nuw i64 %self.1, %self.0, !dbg !22
  %1 = getelementptr inbounds i8, ptr %_3, i64 8, !dbg !23
  store i64 %_14, ptr %1, align 8, !dbg !23
  store i64 1, ptr %_3, align 8, !dbg !23
  %2 = getelementptr inbounds i8, ptr %_3, i64 8, !dbg !24
  %new_len = load i64, ptr %2, align 8, !dbg !24
  %_7 = icmp ule i64 %self.1, %slice.1, !dbg !25
  br i1 %_7, label %bb1, label %bb2, !dbg !25

bb4:                                              ; preds = %start
  br label %bb3, !dbg !26

bb2:                                              ; preds = %bb5
  br label %bb3, !dbg !27

bb1:                                              ; preds = %bb5
  %_16 = getelementptr inbounds nuw i8, ptr %slice.0, i64 %self.0, !dbg !30
  %3 = insertvalue { ptr, i64 } poison, ptr %_16, 0, !dbg !34
  %4 = insertvalue { ptr, i64 } %3, i64 %new_len, 1, !dbg !34
  ret { ptr, i64 } %4, !dbg !34

bb3:                                              ; preds = %bb4, %bb2
; call core::slice::index::slice_index_fail
  call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 %self.0, i64 %self.1, i64 %slice.1, ptr align 8 %0) #7, !dbg !35
  unreachable, !dbg !35
}

; <core::ops::range::RangeTo<usize> as core::slice::index::SliceIndex<[T]>>::index_mut
; Function Attrs: inlinehint nonlazybind uwtable
define internal { ptr, i64 } @"_ZN108_$LT$core..ops..range..RangeTo$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$9index_mut17hdc0f62f7c77a4f34E"(i64 %self, ptr align 1 %slice.0, i64 %slice.1, ptr align 8 %0) unnamed_addr #0 !dbg !36 {
start:
; call <core::ops::range::Range<usize> as core::slice::index::SliceIndex<[T]>>::index_mut
  %1 = call { ptr, i64 } @"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$9index_mut17h3355cef1315e28c7E"(i64 0, i64 %self, ptr align 1 %slice.0, i64 %slice.1, ptr align 8 %0) #8, !dbg !38
  %_0.0 = extractvalue { ptr, i64 } %1, 0, !dbg !38
  %_0.1 = extractvalue { ptr, i64 } %1, 1, !dbg !38
  %2 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0, !dbg !39
  %3 = insertvalue { ptr, i64 } %2, i64 %_0.1, 1, !dbg !39
  ret { ptr, i64 } %3, !dbg !39
}

; bounded_panicking::copy
; Function Attrs: nonlazybind uwtable
define internal void @_ZN17bounded_panicking4copy17hcdca290733c5ee76E(ptr align 1 %to.0, i64 %to.1, ptr align 1 %from.0, i64 %from.1) unnamed_addr #1 !dbg !40 {
start:
; call core::slice::<impl [T]>::copy_from_slice
  call void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$15copy_from_slice17h050a6193e96807beE"(ptr align 1 %to.0, i64 %to.1, ptr align 1 %from.0, i64 %from.1, ptr align 8 @alloc_a7bfbb782de1039626522f4983eeba03) #8, !dbg !42
  ret void, !dbg !43
}

; bounded_panicking::main
; Function Attrs: nonlazybind uwtable
define hidden void @_ZN17bounded_panicking4main17hcee520e47d5fe871E() unnamed_addr #1 !dbg !44 {
start:
  %to = alloca [4 x i8], align 1
  %from = alloca [4 x i8], align 1
  %0 = getelementptr inbounds nuw i8, ptr %from, i64 0, !dbg !45
  store i8 1, ptr %0, align 1, !dbg !45
  %1 = getelementptr inbounds nuw i8, ptr %from, i64 1, !dbg !45
  store i8 2, ptr %1, align 1, !dbg !45
  %2 = getelementptr inbounds nuw i8, ptr %from, i64 2, !dbg !45
  store i8 3, ptr %2, align 1, !dbg !45
  %3 = getelementptr inbounds nuw i8, ptr %from, i64 3, !dbg !45
  store i8 4, ptr %3, align 1, !dbg !45
  call void @llvm.memset.p0.i64(ptr align 1 %to, i8 0, i64 4, i1 false), !dbg !46
  %_4 = call i32 @__VERIFIER_nondet_int() #9, !dbg !48
  %n = sext i32 %_4 to i64, !dbg !50
  %_5 = icmp ne i64 %n, 7, !dbg !51
  br i1 %_5, label %bb2, label %bb3, !dbg !51

bb3:                                              ; preds = %start
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_39bea607f7f08233cedb861316d5e599, i64 24, ptr align 8 @alloc_45270843c16986a44f256bb61cf729af) #7, !dbg !53
  unreachable, !dbg !53

bb2:                                              ; preds = %start
  %_7 = icmp ule i64 %n, 4, !dbg !54
  br i1 %_7, label %bb4, label %bb6, !dbg !54

bb6:                                              ; preds = %bb4, %bb2
  ret void, !dbg !55

bb4:                                              ; preds = %bb2
; call core::array::<impl core::ops::index::IndexMut<I> for [T; N]>::index_mut
  %4 = call { ptr, i64 } @"_ZN4core5array88_$LT$impl$u20$core..ops..index..IndexMut$LT$I$GT$$u20$for$u20$$u5b$T$u3b$$u20$N$u5d$$GT$9index_mut17h61f947371dd9a5daE"(ptr align 1 %to, i64 %n, ptr align 8 @alloc_964deecf3204eb695361fb74a2a15484) #8, !dbg !56
  %_9.0 = extractvalue { ptr, i64 } %4, 0, !dbg !56
  %_9.1 = extractvalue { ptr, i64 } %4, 1, !dbg !56
; call bounded_panicking::copy
  call void @_ZN17bounded_panicking4copy17hcdca290733c5ee76E(ptr align 1 %_9.0, i64 %_9.1, ptr align 1 %from, i64 4), !dbg !57
  br label %bb6, !dbg !57
}

; std::rt::lang_start
; Function Attrs: nonlazybind uwtable
define hidden i64 @_ZN3std2rt10lang_start17h143b3f104540808fE(ptr %main, i64 %argc, ptr %argv, i8 %sigpipe) unnamed_addr #1 !dbg !58 {
start:
  %_7 = alloca [8 x i8], align 8
  store ptr %main, ptr %_7, align 8, !dbg !62
; call std::rt::lang_start_internal
  %_0 = call i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr align 1 %_7, ptr align 8 @vtable.0, i64 %argc, ptr %argv, i8 %sigpipe), !dbg !63
  ret i64 %_0, !dbg !64
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h3a61659bbc3855daE"(ptr align 8 %_1) unnamed_addr #0 !dbg !65 {
start:
  %_4 = load ptr, ptr %_1, align 8, !dbg !67
; call std::sys::backtrace::__rust_begin_short_backtrace
  call void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h61fbfb3daf7ddce2E(ptr %_4) #10, !dbg !68
; call <() as std::process::Termination>::report
  %self = call i8 @"_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17hf80d649661e328d1E"() #8, !dbg !69
  %_0 = zext i8 %self to i32, !dbg !70
  ret i32 %_0, !dbg !84
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nonlazybind uwtable
define internal void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h61fbfb3daf7ddce2E(ptr %f) unnamed_addr #2 !dbg !85 {
start:
; call core::ops::function::FnOnce::call_once
  call void @_ZN4core3ops8function6FnOnce9call_once17hbed32365a8b0ad4eE(ptr %f) #8, !dbg !88
  call void asm sideeffect "", "~{memory}"(), !dbg !89, !srcloc !95
  ret void, !dbg !96
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17ha9cb551671f13784E"(ptr %_1) unnamed_addr #0 !dbg !97 {
start:
  %_2 = alloca [0 x i8], align 1
  %0 = load ptr, ptr %_1, align 8, !dbg !102
; call core::ops::function::FnOnce::call_once
  %_0 = call i32 @_ZN4core3ops8function6FnOnce9call_once17h1862dee05614227eE(ptr %0) #8, !dbg !102
  ret i32 %_0, !dbg !102
}

; core::ops::function::FnOnce::call_once
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @_ZN4core3ops8function6FnOnce9call_once17h1862dee05614227eE(ptr %0) unnamed_addr #0 personality ptr @rust_eh_personality !dbg !103 {
start:
  %1 = alloca [16 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  %_1 = alloca [8 x i8], align 8
  store ptr %0, ptr %_1, align 8
; invoke std::rt::lang_start::{{closure}}
  %_0 = invoke i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h3a61659bbc3855daE"(ptr align 8 %_1)
          to label %bb1 unwind label %cleanup, !dbg !104

bb3:                                              ; preds = %cleanup
  %2 = load ptr, ptr %1, align 8, !dbg !104
  %3 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !104
  %4 = load i32, ptr %3, align 8, !dbg !104
  %5 = insertvalue { ptr, i32 } poison, ptr %2, 0, !dbg !104
  %6 = insertvalue { ptr, i32 } %5, i32 %4, 1, !dbg !104
  resume { ptr, i32 } %6, !dbg !104

cleanup:                                          ; preds = %start
  %7 = landingpad { ptr, i32 }
          cleanup
  %8 = extractvalue { ptr, i32 } %7, 0
  %9 = extractvalue { ptr, i32 } %7, 1
  store ptr %8, ptr %1, align 8
  %10 = getelementptr inbounds i8, ptr %1, i64 8
  store i32 %9, ptr %10, align 8
  br label %bb3

bb1:                                              ; preds = %start
  ret i32 %_0, !dbg !104
}

; core::ops::function::FnOnce::call_once
; Function Attrs: inlinehint nonlazybind uwtable
define internal void @_ZN4core3ops8function6FnOnce9call_once17hbed32365a8b0ad4eE(ptr %_1) unnamed_addr #0 !dbg !105 {
start:
  %_2 = alloca [0 x i8], align 1
  call void %_1(), !dbg !106
  ret void, !dbg !106
}

; core::array::<impl core::ops::index::IndexMut<I> for [T; N]>::index_mut
; Function Attrs: inlinehint nonlazybind uwtable
define internal { ptr, i64 } @"_ZN4core5array88_$LT$impl$u20$core..ops..index..IndexMut$LT$I$GT$$u20$for$u20$$u5b$T$u3b$$u20$N$u5d$$GT$9index_mut17h61f947371dd9a5daE"(ptr align 1 %self, i64 %index, ptr align 8 %0) unnamed_addr #0 !dbg !107 {
start:
; call <core::ops::range::RangeTo<usize> as core::slice::index::SliceIndex<[T]>>::index_mut
  %1 = call { ptr, i64 } @"_ZN108_$LT$core..ops..range..RangeTo$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$9index_mut17hdc0f62f7c77a4f34E"(i64 %index, ptr align 1 %self, i64 4, ptr align 8 %0) #8, !dbg !111
  %_0.0.i = extractvalue { ptr, i64 } %1, 0, !dbg !111
  %_0.1.i = extractvalue { ptr, i64 } %1, 1, !dbg !111
  %_0.0 = extractvalue { ptr, i64 } %1, 0, !dbg !115
  %_0.1 = extractvalue { ptr, i64 } %1, 1, !dbg !115
  %2 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0, !dbg !116
  %3 = insertvalue { ptr, i64 } %2, i64 %_0.1, 1, !dbg !116
  ret { ptr, i64 } %3, !dbg !116
}

; core::slice::<impl [T]>::copy_from_slice
; Function Attrs: inlinehint nonlazybind uwtable
define internal void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$15copy_from_slice17h050a6193e96807beE"(ptr align 1 %self.0, i64 %self.1, ptr align 1 %src.0, i64 %src.1, ptr align 8 %0) unnamed_addr #0 !dbg !117 {
start:
; call core::slice::copy_from_slice_impl::<u8>
  call void @_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_implhECsfEOYDRpO4Ta_11miniz_oxide(ptr align 1 %self.0, i64 %self.1, ptr align 1 %src.0, i64 %src.1, ptr align 8 %0), !dbg !120
  ret void, !dbg !121
}

; <() as std::process::Termination>::report
; Function Attrs: inlinehint nonlazybind uwtable
define internal i8 @"_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17hf80d649661e328d1E"() unnamed_addr #0 !dbg !122 {
start:
  ret i8 0, !dbg !124
}

; core::slice::index::slice_index_fail
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64, i64, i64, ptr align 8) unnamed_addr #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: nounwind nonlazybind uwtable
declare i32 @__VERIFIER_nondet_int() unnamed_addr #5

; core::panicking::panic
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1, i64, ptr align 8) unnamed_addr #3

; std::rt::lang_start_internal
; Function Attrs: nonlazybind uwtable
declare i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr align 1, ptr align 8, i64, ptr, i8) unnamed_addr #1

; Function Attrs: nounwind nonlazybind uwtable
declare i32 @rust_eh_personality(i32, i32, i64, ptr, ptr) unnamed_addr #5

; core::slice::copy_from_slice_impl::<u8>
; Function Attrs: nonlazybind uwtable
declare void @_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_implhECsfEOYDRpO4Ta_11miniz_oxide(ptr align 1, i64, ptr align 1, i64, ptr align 8) unnamed_addr #1

; Function Attrs: nonlazybind
define i32 @main(i32 %0, ptr %1) unnamed_addr #6 {
top:
  %2 = load volatile i8, ptr @__rustc_debug_gdb_scripts_section__, align 1
  %3 = sext i32 %0 to i64
; call std::rt::lang_start
  %4 = call i64 @_ZN3std2rt10lang_start17h143b3f104540808fE(ptr @_ZN17bounded_panicking4main17hcee520e47d5fe871E, i64 %3, ptr %1, i8 0)
  %5 = trunc i64 %4 to i32
  ret i32 %5
}

attributes #0 = { inlinehint nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { noinline nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { cold noinline noreturn nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { nonlazybind "target-cpu"="x86-64" }
attributes #7 = { noinline noreturn }
attributes #8 = { inlinehint }
attributes #9 = { nounwind }
attributes #10 = { noinline }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}
!llvm.dbg.cu = !{!6}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"PIE Level", i32 2}
!2 = !{i32 2, !"RtLibUseGOT", i32 1}
!3 = !{i32 7, !"Dwarf Version", i32 4}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "bounded_panicking.rs/@/bounded_panicking.6c004528b4e81a43-cgu.0", directory: ".")
!8 = distinct !DISubprogram(name: "index_mut<u8>", linkageName: "_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$9index_mut17h3355cef1315e28c7E", scope: !10, file: !9, line: 448, type: !14, scopeLine: 448, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !15)
!9 = !DIFile(filename: "/root/.rustup/toolchains/stable-x86_64-unknown-linux-gnu/lib/rustlib/src/rust/library/core/src/slice/index.rs", directory: "", checksumkind: CSK_MD5, checksum: "35f1d9855ef780cd44773269ad8900cd")
!10 = !DINamespace(name: "{impl#4}", scope: !11)
!11 = !DINamespace(name: "index", scope: !12)
!12 = !DINamespace(name: "slice", scope: !13)
!13 = !DINamespace(name: "core", scope: null)
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !DILocation(line: 923, column: 16, scope: !17, inlinedAt: !21)
!17 = distinct !DISubprogram(name: "checked_sub", linkageName: "_ZN4core3num23_$LT$impl$u20$usize$GT$11checked_sub17he1d3e62d9856995dE", scope: !19, file: !18, line: 917, type: !14, scopeLine: 917, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !15)
!18 = !DIFile(filename: "/root/.rustup/toolchains/stable-x86_64-unknown-linux-gnu/lib/rustlib/src/rust/library/core/src/num/uint_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!19 = !DINamespace(name: "{impl#11}", scope: !20)
!20 = !DINamespace(name: "num", scope: !13)
!21 = !DILocation(line: 450, column: 32, scope: !8)
!22 = !DILocation(line: 927, column: 31, scope: !17, inlinedAt: !21)
!23 = !DILocation(line: 927, column: 17, scope: !17, inlinedAt: !21)
!24 = !DILocation(line: 450, column: 21, scope: !8)
!25 = !DILocation(line: 451, column: 16, scope: !8)
!26 = !DILocation(line: 450, column: 16, scope: !8)
!27 = !DILocation(line: 0, scope: !28)
!28 = !DILexicalBlockFile(scope: !8, file: !29, discriminator: 0)
!29 = !DIFile(filename: "bounded_panicking.rs", directory: ".", checksumkind: CSK_MD5, checksum: "b19479d721d3312cf4d9f052d905bafd")
!30 = !DILocation(line: 101, column: 24, scope: !31, inlinedAt: !33)
!31 = distinct !DILexicalBlock(scope: !32, file: !9, line: 99, column: 5)
!32 = distinct !DISubprogram(name: "get_offset_len_mut_noubcheck<u8>", linkageName: "_ZN4core5slice5index28get_offset_len_mut_noubcheck17hd336685c8c68a7e6E", scope: !11, file: !9, line: 94, type: !14, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !15)
!33 = !DILocation(line: 454, column: 28, scope: !8)
!34 = !DILocation(line: 458, column: 6, scope: !8)
!35 = !DILocation(line: 456, column: 13, scope: !8)
!36 = distinct !DISubprogram(name: "index_mut<u8>", linkageName: "_ZN108_$LT$core..ops..range..RangeTo$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$9index_mut17hdc0f62f7c77a4f34E", scope: !37, file: !9, line: 533, type: !14, scopeLine: 533, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !15)
!37 = !DINamespace(name: "{impl#6}", scope: !11)
!38 = !DILocation(line: 534, column: 23, scope: !36)
!39 = !DILocation(line: 535, column: 6, scope: !36)
!40 = distinct !DISubprogram(name: "copy", linkageName: "_ZN17bounded_panicking4copy17hcdca290733c5ee76E", scope: !41, file: !29, line: 7, type: !14, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !15)
!41 = !DINamespace(name: "bounded_panicking", scope: null)
!42 = !DILocation(line: 8, column: 8, scope: !40)
!43 = !DILocation(line: 9, column: 2, scope: !40)
!44 = distinct !DISubprogram(name: "main", linkageName: "_ZN17bounded_panicking4main17hcee520e47d5fe871E", scope: !41, file: !29, line: 11, type: !14, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagMainSubprogram, unit: !6, templateParams: !15)
!45 = !DILocation(line: 12, column: 16, scope: !44)
!46 = !DILocation(line: 13, column: 18, scope: !47)
!47 = distinct !DILexicalBlock(scope: !44, file: !29, line: 12, column: 5)
!48 = !DILocation(line: 14, column: 22, scope: !49)
!49 = distinct !DILexicalBlock(scope: !47, file: !29, line: 13, column: 5)
!50 = !DILocation(line: 14, column: 13, scope: !49)
!51 = !DILocation(line: 15, column: 13, scope: !52)
!52 = distinct !DILexicalBlock(scope: !49, file: !29, line: 14, column: 5)
!53 = !DILocation(line: 15, column: 5, scope: !52)
!54 = !DILocation(line: 16, column: 8, scope: !52)
!55 = !DILocation(line: 19, column: 2, scope: !44)
!56 = !DILocation(line: 17, column: 21, scope: !52)
!57 = !DILocation(line: 17, column: 9, scope: !52)
!58 = distinct !DISubprogram(name: "lang_start<()>", linkageName: "_ZN3std2rt10lang_start17h143b3f104540808fE", scope: !60, file: !59, line: 199, type: !14, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !15)
!59 = !DIFile(filename: "/root/.rustup/toolchains/stable-x86_64-unknown-linux-gnu/lib/rustlib/src/rust/library/std/src/rt.rs", directory: "", checksumkind: CSK_MD5, checksum: "83eadca7bec2ebce94abb46f51902baa")
!60 = !DINamespace(name: "rt", scope: !61)
!61 = !DINamespace(name: "std", scope: null)
!62 = !DILocation(line: 206, column: 10, scope: !58)
!63 = !DILocation(line: 205, column: 5, scope: !58)
!64 = !DILocation(line: 211, column: 2, scope: !58)
!65 = distinct !DISubprogram(name: "{closure#0}<()>", linkageName: "_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17h3a61659bbc3855daE", scope: !66, file: !59, line: 206, type: !14, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !15)
!66 = !DINamespace(name: "lang_start", scope: !60)
!67 = !DILocation(line: 206, column: 70, scope: !65)
!68 = !DILocation(line: 206, column: 18, scope: !65)
!69 = !DILocation(line: 206, column: 76, scope: !65)
!70 = !DILocation(line: 588, column: 9, scope: !71, inlinedAt: !78)
!71 = distinct !DISubprogram(name: "as_i32", linkageName: "_ZN3std3sys7process4unix6common8ExitCode6as_i3217h73d17d7fd4cdfa50E", scope: !73, file: !72, line: 587, type: !14, scopeLine: 587, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !15)
!72 = !DIFile(filename: "/root/.rustup/toolchains/stable-x86_64-unknown-linux-gnu/lib/rustlib/src/rust/library/std/src/sys/process/unix/common.rs", directory: "", checksumkind: CSK_MD5, checksum: "30ad2f25ab170a75b6ebf3a9d367d220")
!73 = !DINamespace(name: "ExitCode", scope: !74)
!74 = !DINamespace(name: "common", scope: !75)
!75 = !DINamespace(name: "unix", scope: !76)
!76 = !DINamespace(name: "process", scope: !77)
!77 = !DINamespace(name: "sys", scope: !61)
!78 = !DILocation(line: 2184, column: 16, scope: !79, inlinedAt: !83)
!79 = distinct !DISubprogram(name: "to_i32", linkageName: "_ZN3std7process8ExitCode6to_i3217h90482b6916117c3eE", scope: !81, file: !80, line: 2183, type: !14, scopeLine: 2183, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !15)
!80 = !DIFile(filename: "/root/.rustup/toolchains/stable-x86_64-unknown-linux-gnu/lib/rustlib/src/rust/library/std/src/process.rs", directory: "", checksumkind: CSK_MD5, checksum: "dfe9b5e7c082bd83c1ad09dca134fe2e")
!81 = !DINamespace(name: "ExitCode", scope: !82)
!82 = !DINamespace(name: "process", scope: !61)
!83 = !DILocation(line: 206, column: 85, scope: !65)
!84 = !DILocation(line: 206, column: 93, scope: !65)
!85 = distinct !DISubprogram(name: "__rust_begin_short_backtrace<fn(), ()>", linkageName: "_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h61fbfb3daf7ddce2E", scope: !87, file: !86, line: 162, type: !14, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !15)
!86 = !DIFile(filename: "/root/.rustup/toolchains/stable-x86_64-unknown-linux-gnu/lib/rustlib/src/rust/library/std/src/sys/backtrace.rs", directory: "", checksumkind: CSK_MD5, checksum: "0469076862be40bd9e65965440a24fae")
!87 = !DINamespace(name: "backtrace", scope: !77)
!88 = !DILocation(line: 166, column: 18, scope: !85)
!89 = !DILocation(line: 491, column: 5, scope: !90, inlinedAt: !93)
!90 = distinct !DISubprogram(name: "black_box<()>", linkageName: "_ZN4core4hint9black_box17h205bbbc53904e4b2E", scope: !92, file: !91, line: 490, type: !14, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !15)
!91 = !DIFile(filename: "/root/.rustup/toolchains/stable-x86_64-unknown-linux-gnu/lib/rustlib/src/rust/library/core/src/hint.rs", directory: "", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!92 = !DINamespace(name: "hint", scope: !13)
!93 = !DILocation(line: 169, column: 5, scope: !94)
!94 = distinct !DILexicalBlock(scope: !85, file: !86, line: 166, column: 5)
!95 = !{i64 9799702327513252}
!96 = !DILocation(line: 172, column: 2, scope: !85)
!97 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17ha9cb551671f13784E", scope: !99, file: !98, line: 250, type: !14, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !15)
!98 = !DIFile(filename: "/root/.rustup/toolchains/stable-x86_64-unknown-linux-gnu/lib/rustlib/src/rust/library/core/src/ops/function.rs", directory: "", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!99 = !DINamespace(name: "FnOnce", scope: !100)
!100 = !DINamespace(name: "function", scope: !101)
!101 = !DINamespace(name: "ops", scope: !13)
!102 = !DILocation(line: 250, column: 5, scope: !97)
!103 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h1862dee05614227eE", scope: !99, file: !98, line: 250, type: !14, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !15)
!104 = !DILocation(line: 250, column: 5, scope: !103)
!105 = distinct !DISubprogram(name: "call_once<fn(), ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17hbed32365a8b0ad4eE", scope: !99, file: !98, line: 250, type: !14, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !15)
!106 = !DILocation(line: 250, column: 5, scope: !105)
!107 = distinct !DISubprogram(name: "index_mut<u8, core::ops::range::RangeTo<usize>, 4>", linkageName: "_ZN4core5array88_$LT$impl$u20$core..ops..index..IndexMut$LT$I$GT$$u20$for$u20$$u5b$T$u3b$$u20$N$u5d$$GT$9index_mut17h61f947371dd9a5daE", scope: !109, file: !108, line: 401, type: !14, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !15)
!108 = !DIFile(filename: "/root/.rustup/toolchains/stable-x86_64-unknown-linux-gnu/lib/rustlib/src/rust/library/core/src/array/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "ae7ea7cfa39f7224b0ae145dc07999b5")
!109 = !DINamespace(name: "{impl#16}", scope: !110)
!110 = !DINamespace(name: "array", scope: !13)
!111 = !DILocation(line: 31, column: 15, scope: !112, inlinedAt: !114)
!112 = distinct !DISubprogram(name: "index_mut<u8, core::ops::range::RangeTo<usize>>", linkageName: "_ZN4core5slice5index77_$LT$impl$u20$core..ops..index..IndexMut$LT$I$GT$$u20$for$u20$$u5b$T$u5d$$GT$9index_mut17hbecd1399edd5cf23E", scope: !113, file: !9, line: 30, type: !14, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !15)
!113 = !DINamespace(name: "{impl#1}", scope: !11)
!114 = distinct !DILocation(line: 402, column: 9, scope: !107)
!115 = !DILocation(line: 402, column: 9, scope: !107)
!116 = !DILocation(line: 403, column: 6, scope: !107)
!117 = distinct !DISubprogram(name: "copy_from_slice<u8>", linkageName: "_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$15copy_from_slice17h050a6193e96807beE", scope: !119, file: !118, line: 4320, type: !14, scopeLine: 4320, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !15)
!118 = !DIFile(filename: "/root/.rustup/toolchains/stable-x86_64-unknown-linux-gnu/lib/rustlib/src/rust/library/core/src/slice/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "b606e5d97bff599edd0dcbc6067a14f1")
!119 = !DINamespace(name: "{impl#0}", scope: !12)
!120 = !DILocation(line: 4325, column: 18, scope: !117)
!121 = !DILocation(line: 4326, column: 6, scope: !117)
!122 = distinct !DISubprogram(name: "report", linkageName: "_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17hf80d649661e328d1E", scope: !123, file: !80, line: 2581, type: !14, scopeLine: 2581, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !15)
!123 = !DINamespace(name: "{impl#63}", scope: !82)
!124 = !DILocation(line: 2583, column: 6, scope: !122)
