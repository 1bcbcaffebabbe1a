; ModuleID = 'bounded_unwritten_late.62d076ca5e4f0a51-cgu.0'
source_filename = "bounded_unwritten_late.62d076ca5e4f0a51-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_363b54e4c35fc8daed341e745aec6856 = private unnamed_addr constant [26 x i8] c"bounded_unwritten_late.rs\00", align 1
@alloc_e1c42536c19e473699eb8187ba67b8cf = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_363b54e4c35fc8daed341e745aec6856, [16 x i8] c"\19\00\00\00\00\00\00\00\1B\00\00\00 \00\00\00" }>, align 8
@alloc_e63f8cd5e8db6383b76d358a44233f7b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_363b54e4c35fc8daed341e745aec6856, [16 x i8] c"\19\00\00\00\00\00\00\00%\00\00\00\14\00\00\00" }>, align 8
@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17ha1dd6fd8b16473efE", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hd7e7685ec62f5359E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hd7e7685ec62f5359E" }>, align 8
@__rustc_debug_gdb_scripts_section__ = linkonce_odr unnamed_addr constant [34 x i8] c"\01gdb_load_rust_pretty_printers.py\00", section ".debug_gdb_scripts", align 1

; bounded_unwritten_late::find
; Function Attrs: nonlazybind uwtable
define internal { i32, i32 } @_ZN22bounded_unwritten_late4find17h36b83d5d8d88bba5E(i32 %number) unnamed_addr #0 !dbg !8 {
start:
  %_0 = alloca [8 x i8], align 4
  %_2 = icmp sgt i32 %number, 3, !dbg !13
  br i1 %_2, label %bb1, label %bb2, !dbg !13

bb2:                                              ; preds = %start
  store i32 0, ptr %_0, align 4, !dbg !14
  br label %bb3, !dbg !15

bb1:                                              ; preds = %start
  %0 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !16
  store i32 7, ptr %0, align 4, !dbg !16
  store i32 1, ptr %_0, align 4, !dbg !16
  br label %bb3, !dbg !15

bb3:                                              ; preds = %bb1, %bb2
  %1 = load i32, ptr %_0, align 4, !dbg !17
  %2 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !17
  %3 = load i32, ptr %2, align 4, !dbg !17
  %4 = insertvalue { i32, i32 } poison, i32 %1, 0, !dbg !17
  %5 = insertvalue { i32, i32 } %4, i32 %3, 1, !dbg !17
  ret { i32, i32 } %5, !dbg !17
}

; bounded_unwritten_late::late
; Function Attrs: nonlazybind uwtable
define internal i32 @_ZN22bounded_unwritten_late4late17h0602c9a14aedb30bE(i32 %number) unnamed_addr #0 !dbg !18 {
start:
  %self.i = alloca [4 x i8], align 4
  %slot = alloca [4 x i8], align 4
  %_0 = alloca [4 x i8], align 4
  store i32 undef, ptr %slot, align 4, !dbg !19
  store i32 %number, ptr %slot, align 4, !dbg !20
  %moved = load i32, ptr %slot, align 4, !dbg !29
  store i32 %moved, ptr %self.i, align 4
  %_0.i = load i32, ptr %self.i, align 4, !dbg !30
  %_7 = icmp eq i32 %_0.i, 1, !dbg !43
  br i1 %_7, label %bb4, label %bb5, !dbg !43

bb5:                                              ; preds = %start
  store i32 3, ptr %_0, align 4, !dbg !45
  br label %bb6, !dbg !46

bb4:                                              ; preds = %start
  store i32 2, ptr %_0, align 4, !dbg !47
  br label %bb6, !dbg !46

bb6:                                              ; preds = %bb4, %bb5
  %0 = load i32, ptr %_0, align 4, !dbg !48
  ret i32 %0, !dbg !48
}

; bounded_unwritten_late::main
; Function Attrs: nonlazybind uwtable
define hidden void @_ZN22bounded_unwritten_late4main17h6b2911eb597d2fc6E() unnamed_addr #0 !dbg !49 {
start:
  %_4 = alloca [8 x i8], align 4
  %found = alloca [4 x i8], align 4
  %number = call i32 @__VERIFIER_nondet_int() #5, !dbg !50
; call bounded_unwritten_late::find
  %0 = call { i32, i32 } @_ZN22bounded_unwritten_late4find17h36b83d5d8d88bba5E(i32 %number), !dbg !51
  %1 = extractvalue { i32, i32 } %0, 0, !dbg !51
  %2 = extractvalue { i32, i32 } %0, 1, !dbg !51
  store i32 %1, ptr %_4, align 4, !dbg !51
  %3 = getelementptr inbounds i8, ptr %_4, i64 4, !dbg !51
  store i32 %2, ptr %3, align 4, !dbg !51
  %4 = load i32, ptr %_4, align 4, !dbg !51
  %5 = getelementptr inbounds i8, ptr %_4, i64 4, !dbg !51
  %6 = load i32, ptr %5, align 4, !dbg !51
  %_5 = zext i32 %4 to i64, !dbg !51
  %7 = trunc nuw i64 %_5 to i1, !dbg !55
  br i1 %7, label %bb5, label %bb4, !dbg !55

bb5:                                              ; preds = %start
  %8 = getelementptr inbounds i8, ptr %_4, i64 4, !dbg !56
  %value = load i32, ptr %8, align 4, !dbg !56
  store i32 %value, ptr %found, align 4, !dbg !57
  br label %bb6, !dbg !59

bb4:                                              ; preds = %start
  store i32 0, ptr %found, align 4, !dbg !60
  br label %bb6, !dbg !60

bb6:                                              ; preds = %bb5, %bb4
; call bounded_unwritten_late::second
  %_8 = call i32 @_ZN22bounded_unwritten_late6second17h68c819fdae9b2bc6E(i32 2, i8 1), !dbg !61
  %_7 = icmp eq i32 %_8, 2, !dbg !61
  br i1 %_7, label %bb8, label %bb11, !dbg !61

bb11:                                             ; preds = %bb9, %bb6
; call bounded_unwritten_late::late
  %_14 = call i32 @_ZN22bounded_unwritten_late4late17h0602c9a14aedb30bE(i32 %number), !dbg !63
  %_13 = icmp eq i32 %_14, 2, !dbg !63
  br i1 %_13, label %bb13, label %bb14, !dbg !63

bb8:                                              ; preds = %bb6
  br label %bb9, !dbg !64

bb9:                                              ; preds = %bb8
  %_12 = load i32, ptr %found, align 4, !dbg !65
  %_0.i = add i32 %_12, 1, !dbg !66
  store i32 %_0.i, ptr %found, align 4, !dbg !72
  br label %bb11, !dbg !73

bb14:                                             ; preds = %bb13, %bb11
  %_17 = icmp eq i32 %number, -3, !dbg !74
  br i1 %_17, label %bb15, label %bb18, !dbg !74

bb13:                                             ; preds = %bb11
  %_16 = load i32, ptr %found, align 4, !dbg !75
  %_15 = icmp eq i32 %_16, 8, !dbg !75
  br i1 %_15, label %bb18, label %bb14, !dbg !75

bb18:                                             ; preds = %bb17, %bb15, %bb14, %bb13
  ret void, !dbg !76

bb15:                                             ; preds = %bb14
; call bounded_unwritten_late::early
  %_19 = call i32 @_ZN22bounded_unwritten_late5early17hb41353425b072640E(i32 %number), !dbg !77
  %_18 = icmp eq i32 %_19, 4, !dbg !77
  br i1 %_18, label %bb17, label %bb18, !dbg !77

bb17:                                             ; preds = %bb15
  %_20 = call i32 @__VERIFIER_nondet_int() #5, !dbg !78
  br label %bb18, !dbg !78

bb3:                                              ; No predecessors!
  unreachable, !dbg !51
}

; bounded_unwritten_late::early
; Function Attrs: nonlazybind uwtable
define internal i32 @_ZN22bounded_unwritten_late5early17hb41353425b072640E(i32 %number) unnamed_addr #0 !dbg !79 {
start:
  %self.i = alloca [4 x i8], align 4
  %slot = alloca [4 x i8], align 4
  store i32 undef, ptr %slot, align 4, !dbg !80
  %_3 = icmp sgt i32 %number, 0, !dbg !81
  br i1 %_3, label %bb2, label %bb3, !dbg !81

bb3:                                              ; preds = %bb2, %start
  %moved = load i32, ptr %slot, align 4, !dbg !83
  store i32 %moved, ptr %self.i, align 4
  %_0.i = load i32, ptr %self.i, align 4, !dbg !84
  ret i32 %_0.i, !dbg !89

bb2:                                              ; preds = %start
  store i32 %number, ptr %slot, align 4, !dbg !90
  br label %bb3, !dbg !92
}

; bounded_unwritten_late::second
; Function Attrs: nonlazybind uwtable
define internal i32 @_ZN22bounded_unwritten_late6second17h68c819fdae9b2bc6E(i32 %pair.0, i8 %pair.1) unnamed_addr #0 !dbg !93 {
start:
  ret i32 %pair.0, !dbg !94
}

; std::rt::lang_start
; Function Attrs: nonlazybind uwtable
define hidden i64 @_ZN3std2rt10lang_start17hb374fe7c12bd5742E(ptr %main, i64 %argc, ptr %argv, i8 %sigpipe) unnamed_addr #0 !dbg !95 {
start:
  %_7 = alloca [8 x i8], align 8
  store ptr %main, ptr %_7, align 8, !dbg !99
; call std::rt::lang_start_internal
  %_0 = call i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr align 1 %_7, ptr align 8 @vtable.0, i64 %argc, ptr %argv, i8 %sigpipe), !dbg !100
  ret i64 %_0, !dbg !101
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hd7e7685ec62f5359E"(ptr align 8 %_1) unnamed_addr #1 !dbg !102 {
start:
  %_4 = load ptr, ptr %_1, align 8, !dbg !104
; call std::sys::backtrace::__rust_begin_short_backtrace
  call void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h8ba1b223c46a13b0E(ptr %_4) #6, !dbg !105
; call <() as std::process::Termination>::report
  %self = call i8 @"_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17h40017d7ad009f181E"() #7, !dbg !106
  %_0 = zext i8 %self to i32, !dbg !107
  ret i32 %_0, !dbg !121
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nonlazybind uwtable
define internal void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h8ba1b223c46a13b0E(ptr %f) unnamed_addr #2 !dbg !122 {
start:
; call core::ops::function::FnOnce::call_once
  call void @_ZN4core3ops8function6FnOnce9call_once17ha4ad285742586932E(ptr %f) #7, !dbg !125
  call void asm sideeffect "", "~{memory}"(), !dbg !126, !srcloc !132
  ret void, !dbg !133
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17ha1dd6fd8b16473efE"(ptr %_1) unnamed_addr #1 !dbg !134 {
start:
  %_2 = alloca [0 x i8], align 1
  %0 = load ptr, ptr %_1, align 8, !dbg !139
; call core::ops::function::FnOnce::call_once
  %_0 = call i32 @_ZN4core3ops8function6FnOnce9call_once17h8fc1a473a4ce11b9E(ptr %0) #7, !dbg !139
  ret i32 %_0, !dbg !139
}

; core::ops::function::FnOnce::call_once
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @_ZN4core3ops8function6FnOnce9call_once17h8fc1a473a4ce11b9E(ptr %0) unnamed_addr #1 personality ptr @rust_eh_personality !dbg !140 {
start:
  %1 = alloca [16 x i8], align 8
  %_2 = alloca [0 x i8], align 1
  %_1 = alloca [8 x i8], align 8
  store ptr %0, ptr %_1, align 8
; invoke std::rt::lang_start::{{closure}}
  %_0 = invoke i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hd7e7685ec62f5359E"(ptr align 8 %_1)
          to label %bb1 unwind label %cleanup, !dbg !141

bb3:                                              ; preds = %cleanup
  %2 = load ptr, ptr %1, align 8, !dbg !141
  %3 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !141
  %4 = load i32, ptr %3, align 8, !dbg !141
  %5 = insertvalue { ptr, i32 } poison, ptr %2, 0, !dbg !141
  %6 = insertvalue { ptr, i32 } %5, i32 %4, 1, !dbg !141
  resume { ptr, i32 } %6, !dbg !141

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
  ret i32 %_0, !dbg !141
}

; core::ops::function::FnOnce::call_once
; Function Attrs: inlinehint nonlazybind uwtable
define internal void @_ZN4core3ops8function6FnOnce9call_once17ha4ad285742586932E(ptr %_1) unnamed_addr #1 !dbg !142 {
start:
  %_2 = alloca [0 x i8], align 1
  call void %_1(), !dbg !143
  ret void, !dbg !143
}

; <() as std::process::Termination>::report
; Function Attrs: inlinehint nonlazybind uwtable
define internal i8 @"_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17h40017d7ad009f181E"() unnamed_addr #1 !dbg !144 {
start:
  ret i8 0, !dbg !146
}

; Function Attrs: nounwind nonlazybind uwtable
declare i32 @__VERIFIER_nondet_int() unnamed_addr #3

; std::rt::lang_start_internal
; Function Attrs: nonlazybind uwtable
declare i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr align 1, ptr align 8, i64, ptr, i8) unnamed_addr #0

; Function Attrs: nounwind nonlazybind uwtable
declare i32 @rust_eh_personality(i32, i32, i64, ptr, ptr) unnamed_addr #3

; Function Attrs: nonlazybind
define i32 @main(i32 %0, ptr %1) unnamed_addr #4 {
top:
  %2 = load volatile i8, ptr @__rustc_debug_gdb_scripts_section__, align 1
  %3 = sext i32 %0 to i64
; call std::rt::lang_start
  %4 = call i64 @_ZN3std2rt10lang_start17hb374fe7c12bd5742E(ptr @_ZN22bounded_unwritten_late4main17h6b2911eb597d2fc6E, i64 %3, ptr %1, i8 0)
  %5 = trunc i64 %4 to i32
  ret i32 %5
}

attributes #0 = { nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { noinline nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nonlazybind "target-cpu"="x86-64" }
attributes #5 = { nounwind }
attributes #6 = { noinline }
attributes #7 = { inlinehint }

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
!7 = !DIFile(filename: "bounded_unwritten_late.rs/@/bounded_unwritten_late.62d076ca5e4f0a51-cgu.0", directory: ".")
!8 = distinct !DISubprogram(name: "find", linkageName: "_ZN22bounded_unwritten_late4find17h36b83d5d8d88bba5E", scope: !10, file: !9, line: 15, type: !11, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !12)
!9 = !DIFile(filename: "bounded_unwritten_late.rs", directory: ".", checksumkind: CSK_MD5, checksum: "7a48f6a3dd40eadd07fbd088907de01b")
!10 = !DINamespace(name: "bounded_unwritten_late", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 16, column: 8, scope: !8)
!14 = !DILocation(line: 16, column: 38, scope: !8)
!15 = !DILocation(line: 16, column: 5, scope: !8)
!16 = !DILocation(line: 16, column: 21, scope: !8)
!17 = !DILocation(line: 17, column: 2, scope: !8)
!18 = distinct !DISubprogram(name: "late", linkageName: "_ZN22bounded_unwritten_late4late17h0602c9a14aedb30bE", scope: !10, file: !9, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !12)
!19 = !DILocation(line: 24, column: 38, scope: !18)
!20 = !DILocation(line: 564, column: 9, scope: !21, inlinedAt: !27)
!21 = distinct !DISubprogram(name: "write<i32>", linkageName: "_ZN4core3mem12maybe_uninit20MaybeUninit$LT$T$GT$5write17h08ea1840c3f9d0bbE", scope: !23, file: !22, line: 563, type: !11, scopeLine: 563, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !12)
!22 = !DIFile(filename: "/root/.rustup/toolchains/stable-x86_64-unknown-linux-gnu/lib/rustlib/src/rust/library/core/src/mem/maybe_uninit.rs", directory: "", checksumkind: CSK_MD5, checksum: "89f2894609c73ba2762e84773a0bc293")
!23 = !DINamespace(name: "MaybeUninit", scope: !24)
!24 = !DINamespace(name: "maybe_uninit", scope: !25)
!25 = !DINamespace(name: "mem", scope: !26)
!26 = !DINamespace(name: "core", scope: null)
!27 = distinct !DILocation(line: 25, column: 10, scope: !28)
!28 = distinct !DILexicalBlock(scope: !18, file: !9, line: 24, column: 5)
!29 = !DILocation(line: 26, column: 17, scope: !28)
!30 = !DILocation(line: 1717, column: 9, scope: !31, inlinedAt: !34)
!31 = distinct !DISubprogram(name: "read<i32>", linkageName: "_ZN4core3ptr4read17h35fb843bce8d6e4aE", scope: !33, file: !32, line: 1678, type: !11, scopeLine: 1678, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !12)
!32 = !DIFile(filename: "/root/.rustup/toolchains/stable-x86_64-unknown-linux-gnu/lib/rustlib/src/rust/library/core/src/ptr/mod.rs", directory: "", checksumkind: CSK_MD5, checksum: "8f706ae0a0620120e6e931983ef127f1")
!33 = !DINamespace(name: "ptr", scope: !26)
!34 = distinct !DILocation(line: 1171, column: 18, scope: !35, inlinedAt: !39)
!35 = distinct !DISubprogram(name: "read<i32>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$4read17h93852a504ef492b8E", scope: !37, file: !36, line: 1166, type: !11, scopeLine: 1166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !12)
!36 = !DIFile(filename: "/root/.rustup/toolchains/stable-x86_64-unknown-linux-gnu/lib/rustlib/src/rust/library/core/src/ptr/const_ptr.rs", directory: "", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!37 = !DINamespace(name: "{impl#0}", scope: !38)
!38 = !DINamespace(name: "const_ptr", scope: !33)
!39 = distinct !DILocation(line: 710, column: 49, scope: !40, inlinedAt: !41)
!40 = distinct !DISubprogram(name: "assume_init<i32>", linkageName: "_ZN4core3mem12maybe_uninit20MaybeUninit$LT$T$GT$11assume_init17h2c51fa49d0115c48E", scope: !23, file: !22, line: 703, type: !11, scopeLine: 703, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !12)
!41 = distinct !DILocation(line: 27, column: 32, scope: !42)
!42 = distinct !DILexicalBlock(scope: !28, file: !9, line: 26, column: 5)
!43 = !DILocation(line: 28, column: 8, scope: !44)
!44 = distinct !DILexicalBlock(scope: !42, file: !9, line: 27, column: 5)
!45 = !DILocation(line: 28, column: 32, scope: !44)
!46 = !DILocation(line: 28, column: 5, scope: !44)
!47 = !DILocation(line: 28, column: 21, scope: !44)
!48 = !DILocation(line: 29, column: 2, scope: !18)
!49 = distinct !DISubprogram(name: "main", linkageName: "_ZN22bounded_unwritten_late4main17h6b2911eb597d2fc6E", scope: !10, file: !9, line: 40, type: !11, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagMainSubprogram, unit: !6, templateParams: !12)
!50 = !DILocation(line: 41, column: 27, scope: !49)
!51 = !DILocation(line: 44, column: 27, scope: !52)
!52 = distinct !DILexicalBlock(scope: !53, file: !9, line: 43, column: 5)
!53 = distinct !DILexicalBlock(scope: !54, file: !9, line: 42, column: 5)
!54 = distinct !DILexicalBlock(scope: !49, file: !9, line: 41, column: 5)
!55 = !DILocation(line: 44, column: 21, scope: !52)
!56 = !DILocation(line: 45, column: 14, scope: !52)
!57 = !DILocation(line: 45, column: 24, scope: !58)
!58 = distinct !DILexicalBlock(scope: !52, file: !9, line: 45, column: 9)
!59 = !DILocation(line: 45, column: 28, scope: !52)
!60 = !DILocation(line: 46, column: 17, scope: !52)
!61 = !DILocation(line: 48, column: 8, scope: !62)
!62 = distinct !DILexicalBlock(scope: !52, file: !9, line: 44, column: 5)
!63 = !DILocation(line: 51, column: 8, scope: !62)
!64 = !DILocation(line: 48, column: 29, scope: !62)
!65 = !DILocation(line: 49, column: 17, scope: !62)
!66 = !DILocation(line: 2457, column: 13, scope: !67, inlinedAt: !71)
!67 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs6_NtCsgEmfK2I1SDS_4core3numm12wrapping_add", scope: !69, file: !68, line: 2456, type: !11, scopeLine: 2456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !12)
!68 = !DIFile(filename: "/root/.rustup/toolchains/stable-x86_64-unknown-linux-gnu/lib/rustlib/src/rust/library/core/src/num/uint_macros.rs", directory: "", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!69 = !DINamespace(name: "{impl#8}", scope: !70)
!70 = !DINamespace(name: "num", scope: !26)
!71 = distinct !DILocation(line: 49, column: 23, scope: !62)
!72 = !DILocation(line: 49, column: 9, scope: !62)
!73 = !DILocation(line: 48, column: 5, scope: !62)
!74 = !DILocation(line: 54, column: 8, scope: !62)
!75 = !DILocation(line: 51, column: 29, scope: !62)
!76 = !DILocation(line: 57, column: 2, scope: !49)
!77 = !DILocation(line: 54, column: 24, scope: !62)
!78 = !DILocation(line: 55, column: 18, scope: !62)
!79 = distinct !DISubprogram(name: "early", linkageName: "_ZN22bounded_unwritten_late5early17hb41353425b072640E", scope: !10, file: !9, line: 31, type: !11, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !12)
!80 = !DILocation(line: 32, column: 38, scope: !79)
!81 = !DILocation(line: 33, column: 8, scope: !82)
!82 = distinct !DILexicalBlock(scope: !79, file: !9, line: 32, column: 5)
!83 = !DILocation(line: 36, column: 17, scope: !82)
!84 = !DILocation(line: 1717, column: 9, scope: !31, inlinedAt: !85)
!85 = distinct !DILocation(line: 1171, column: 18, scope: !35, inlinedAt: !86)
!86 = distinct !DILocation(line: 710, column: 49, scope: !40, inlinedAt: !87)
!87 = distinct !DILocation(line: 37, column: 20, scope: !88)
!88 = distinct !DILexicalBlock(scope: !82, file: !9, line: 36, column: 5)
!89 = !DILocation(line: 38, column: 2, scope: !79)
!90 = !DILocation(line: 564, column: 9, scope: !21, inlinedAt: !91)
!91 = distinct !DILocation(line: 34, column: 14, scope: !82)
!92 = !DILocation(line: 34, column: 14, scope: !82)
!93 = distinct !DISubprogram(name: "second", linkageName: "_ZN22bounded_unwritten_late6second17h68c819fdae9b2bc6E", scope: !10, file: !9, line: 19, type: !11, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !12)
!94 = !DILocation(line: 21, column: 2, scope: !93)
!95 = distinct !DISubprogram(name: "lang_start<()>", linkageName: "_ZN3std2rt10lang_start17hb374fe7c12bd5742E", scope: !97, file: !96, line: 199, type: !11, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !12)
!96 = !DIFile(filename: "/root/.rustup/toolchains/stable-x86_64-unknown-linux-gnu/lib/rustlib/src/rust/library/std/src/rt.rs", directory: "", checksumkind: CSK_MD5, checksum: "83eadca7bec2ebce94abb46f51902baa")
!97 = !DINamespace(name: "rt", scope: !98)
!98 = !DINamespace(name: "std", scope: null)
!99 = !DILocation(line: 206, column: 10, scope: !95)
!100 = !DILocation(line: 205, column: 5, scope: !95)
!101 = !DILocation(line: 211, column: 2, scope: !95)
!102 = distinct !DISubprogram(name: "{closure#0}<()>", linkageName: "_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hd7e7685ec62f5359E", scope: !103, file: !96, line: 206, type: !11, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !12)
!103 = !DINamespace(name: "lang_start", scope: !97)
!104 = !DILocation(line: 206, column: 70, scope: !102)
!105 = !DILocation(line: 206, column: 18, scope: !102)
!106 = !DILocation(line: 206, column: 76, scope: !102)
!107 = !DILocation(line: 588, column: 9, scope: !108, inlinedAt: !115)
!108 = distinct !DISubprogram(name: "as_i32", linkageName: "_ZN3std3sys7process4unix6common8ExitCode6as_i3217h6fed1b4735c3d7acE", scope: !110, file: !109, line: 587, type: !11, scopeLine: 587, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !12)
!109 = !DIFile(filename: "/root/.rustup/toolchains/stable-x86_64-unknown-linux-gnu/lib/rustlib/src/rust/library/std/src/sys/process/unix/common.rs", directory: "", checksumkind: CSK_MD5, checksum: "30ad2f25ab170a75b6ebf3a9d367d220")
!110 = !DINamespace(name: "ExitCode", scope: !111)
!111 = !DINamespace(name: "common", scope: !112)
!112 = !DINamespace(name: "unix", scope: !113)
!113 = !DINamespace(name: "process", scope: !114)
!114 = !DINamespace(name: "sys", scope: !98)
!115 = !DILocation(line: 2184, column: 16, scope: !116, inlinedAt: !120)
!116 = distinct !DISubprogram(name: "to_i32", linkageName: "_ZN3std7process8ExitCode6to_i3217h271ec1a84bf3ad86E", scope: !118, file: !117, line: 2183, type: !11, scopeLine: 2183, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !12)
!117 = !DIFile(filename: "/root/.rustup/toolchains/stable-x86_64-unknown-linux-gnu/lib/rustlib/src/rust/library/std/src/process.rs", directory: "", checksumkind: CSK_MD5, checksum: "dfe9b5e7c082bd83c1ad09dca134fe2e")
!118 = !DINamespace(name: "ExitCode", scope: !119)
!119 = !DINamespace(name: "process", scope: !98)
!120 = !DILocation(line: 206, column: 85, scope: !102)
!121 = !DILocation(line: 206, column: 93, scope: !102)
!122 = distinct !DISubprogram(name: "__rust_begin_short_backtrace<fn(), ()>", linkageName: "_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h8ba1b223c46a13b0E", scope: !124, file: !123, line: 162, type: !11, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !12)
!123 = !DIFile(filename: "/root/.rustup/toolchains/stable-x86_64-unknown-linux-gnu/lib/rustlib/src/rust/library/std/src/sys/backtrace.rs", directory: "", checksumkind: CSK_MD5, checksum: "0469076862be40bd9e65965440a24fae")
!124 = !DINamespace(name: "backtrace", scope: !114)
!125 = !DILocation(line: 166, column: 18, scope: !122)
!126 = !DILocation(line: 491, column: 5, scope: !127, inlinedAt: !130)
!127 = distinct !DISubprogram(name: "black_box<()>", linkageName: "_ZN4core4hint9black_box17h932fc4b275b40e03E", scope: !129, file: !128, line: 490, type: !11, scopeLine: 490, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !12)
!128 = !DIFile(filename: "/root/.rustup/toolchains/stable-x86_64-unknown-linux-gnu/lib/rustlib/src/rust/library/core/src/hint.rs", directory: "", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!129 = !DINamespace(name: "hint", scope: !26)
!130 = !DILocation(line: 169, column: 5, scope: !131)
!131 = distinct !DILexicalBlock(scope: !122, file: !123, line: 166, column: 5)
!132 = !{i64 8953555115298579}
!133 = !DILocation(line: 172, column: 2, scope: !122)
!134 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17ha1dd6fd8b16473efE", scope: !136, file: !135, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !12)
!135 = !DIFile(filename: "/root/.rustup/toolchains/stable-x86_64-unknown-linux-gnu/lib/rustlib/src/rust/library/core/src/ops/function.rs", directory: "", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!136 = !DINamespace(name: "FnOnce", scope: !137)
!137 = !DINamespace(name: "function", scope: !138)
!138 = !DINamespace(name: "ops", scope: !26)
!139 = !DILocation(line: 250, column: 5, scope: !134)
!140 = distinct !DISubprogram(name: "call_once<std::rt::lang_start::{closure_env#0}<()>, ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17h8fc1a473a4ce11b9E", scope: !136, file: !135, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !12)
!141 = !DILocation(line: 250, column: 5, scope: !140)
!142 = distinct !DISubprogram(name: "call_once<fn(), ()>", linkageName: "_ZN4core3ops8function6FnOnce9call_once17ha4ad285742586932E", scope: !136, file: !135, line: 250, type: !11, scopeLine: 250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !12)
!143 = !DILocation(line: 250, column: 5, scope: !142)
!144 = distinct !DISubprogram(name: "report", linkageName: "_ZN54_$LT$$LP$$RP$$u20$as$u20$std..process..Termination$GT$6report17h40017d7ad009f181E", scope: !145, file: !117, line: 2581, type: !11, scopeLine: 2581, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !6, templateParams: !12)
!145 = !DINamespace(name: "{impl#63}", scope: !119)
!146 = !DILocation(line: 2583, column: 6, scope: !144)
