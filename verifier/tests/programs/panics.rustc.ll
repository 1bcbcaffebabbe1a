; ModuleID = 'panics.fcb9a5805c597a43-cgu.0'
source_filename = "panics.fcb9a5805c597a43-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_05236de32237de90edff315decba339b = private unnamed_addr constant [10 x i8] c"panics.rs\00", align 1
@alloc_d00ff12fef7277010f50bf99f6590288 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_05236de32237de90edff315decba339b, [16 x i8] c"\09\00\00\00\00\00\00\00\10\00\00\00&\00\00\00" }>, align 8
@alloc_53c6883b972e833526b28241d4f95a54 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_05236de32237de90edff315decba339b, [16 x i8] c"\09\00\00\00\00\00\00\00\11\00\00\001\00\00\00" }>, align 8
@alloc_c728a989e68357dd01f41886f3d3ac94 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_05236de32237de90edff315decba339b, [16 x i8] c"\09\00\00\00\00\00\00\00\18\00\00\00\05\00\00\00" }>, align 8
@alloc_fac54a577d89175a2825c2af2974bcde = private unnamed_addr constant [4 x i8] c"five", align 1
@alloc_89c0b05a24f5f0f769142eef20529849 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_05236de32237de90edff315decba339b, [16 x i8] c"\09\00\00\00\00\00\00\00'\00\00\00\05\00\00\00" }>, align 8
@alloc_d36f279beae9fc351611b8ce43f7554f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_05236de32237de90edff315decba339b, [16 x i8] c"\09\00\00\00\00\00\00\00$\00\00\00\12\00\00\00" }>, align 8
@alloc_bd6f7fb8c437f4f6d88d8750c0ff220e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_05236de32237de90edff315decba339b, [16 x i8] c"\09\00\00\00\00\00\00\00$\00\00\00\09\00\00\00" }>, align 8
@alloc_f5fa0f9e95b0a9d0b45106db454f2323 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_05236de32237de90edff315decba339b, [16 x i8] c"\09\00\00\00\00\00\00\00%\00\00\00\09\00\00\00" }>, align 8

; <panics::Shape as panics::Sized2>::size
; Function Attrs: nonlazybind uwtable
define i64 @"_ZN48_$LT$panics..Shape$u20$as$u20$panics..Sized2$GT$4size17he638b2a38859c62cE"(ptr align 4 %self) unnamed_addr #0 !dbg !7 {
start:
  %small.dbg.spill.i2 = alloca [4 x i8], align 4
  %small.dbg.spill.i = alloca [4 x i8], align 4
  %side.dbg.spill = alloca [4 x i8], align 4
  %radius.dbg.spill = alloca [4 x i8], align 4
  %self.dbg.spill = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !34, !DIExpression(), !39)
  %0 = load i32, ptr %self, align 4, !dbg !40
  %1 = getelementptr inbounds i8, ptr %self, i64 4, !dbg !40
  %2 = load i32, ptr %1, align 4, !dbg !40
  %_2 = zext i32 %0 to i64, !dbg !40
  switch i64 %_2, label %bb1 [
    i64 0, label %bb4
    i64 1, label %bb3
    i64 2, label %bb2
  ], !dbg !41

bb1:                                              ; preds = %start
  unreachable, !dbg !40

bb4:                                              ; preds = %start
  %3 = getelementptr inbounds i8, ptr %self, i64 4, !dbg !42
  %radius = load i32, ptr %3, align 4, !dbg !42
  store i32 %radius, ptr %radius.dbg.spill, align 4, !dbg !42
    #dbg_declare(ptr %radius.dbg.spill, !35, !DIExpression(), !43)
  store i32 %radius, ptr %small.dbg.spill.i2, align 4
    #dbg_declare(ptr %small.dbg.spill.i2, !44, !DIExpression(), !54)
  %_0.i3 = zext i32 %radius to i64, !dbg !56
  %4 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %_0.i3, i64 3), !dbg !57
  %_5.0 = extractvalue { i64, i1 } %4, 0, !dbg !57
  %_5.1 = extractvalue { i64, i1 } %4, 1, !dbg !57
  br i1 %_5.1, label %panic, label %bb6, !dbg !57

bb3:                                              ; preds = %start
  %5 = getelementptr inbounds i8, ptr %self, i64 4, !dbg !58
  %side = load i32, ptr %5, align 4, !dbg !58
  store i32 %side, ptr %side.dbg.spill, align 4, !dbg !58
    #dbg_declare(ptr %side.dbg.spill, !37, !DIExpression(), !59)
  %6 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %side, i32 %side), !dbg !60
  %_8.0 = extractvalue { i32, i1 } %6, 0, !dbg !60
  %_8.1 = extractvalue { i32, i1 } %6, 1, !dbg !60
  br i1 %_8.1, label %panic1, label %bb7, !dbg !60

bb2:                                              ; preds = %start
  store i64 0, ptr %_0, align 8, !dbg !61
  br label %bb8, !dbg !61

bb6:                                              ; preds = %bb4
  store i64 %_5.0, ptr %_0, align 8, !dbg !57
  br label %bb8, !dbg !62

panic:                                            ; preds = %bb4
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_d00ff12fef7277010f50bf99f6590288) #5, !dbg !57
  unreachable, !dbg !57

bb8:                                              ; preds = %bb2, %bb7, %bb6
  %7 = load i64, ptr %_0, align 8, !dbg !63
  ret i64 %7, !dbg !63

bb7:                                              ; preds = %bb3
  store i32 %_8.0, ptr %small.dbg.spill.i, align 4
    #dbg_declare(ptr %small.dbg.spill.i, !44, !DIExpression(), !64)
  %_0.i = zext i32 %_8.0 to i64, !dbg !66
  store i64 %_0.i, ptr %_0, align 8, !dbg !67
  br label %bb8, !dbg !67

panic1:                                           ; preds = %bb3
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_53c6883b972e833526b28241d4f95a54) #5, !dbg !60
  unreachable, !dbg !60
}

; core::fmt::Arguments::from_str
; Function Attrs: inlinehint nonlazybind uwtable
define internal { ptr, ptr } @_ZN4core3fmt9Arguments8from_str17he636fd37d258a9a4E(ptr align 1 %s.0, i64 %s.1) unnamed_addr #1 !dbg !68 {
start:
  %s.dbg.spill = alloca [16 x i8], align 8
  store ptr %s.0, ptr %s.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %s.dbg.spill, i64 8
  store i64 %s.1, ptr %0, align 8
    #dbg_declare(ptr %s.dbg.spill, !172, !DIExpression(), !173)
    #dbg_declare(ptr %s.dbg.spill, !174, !DIExpression(), !182)
    #dbg_declare(ptr %s.dbg.spill, !184, !DIExpression(), !189)
    #dbg_declare(ptr %s.dbg.spill, !191, !DIExpression(), !200)
  %_6 = shl i64 %s.1, 1, !dbg !202
  %_5 = or i64 %_6, 1, !dbg !202
  %_4 = inttoptr i64 %_5 to ptr, !dbg !203
  %1 = insertvalue { ptr, ptr } poison, ptr %s.0, 0, !dbg !204
  %2 = insertvalue { ptr, ptr } %1, ptr %_4, 1, !dbg !204
  ret { ptr, ptr } %2, !dbg !204
}

; panics::half
; Function Attrs: nonlazybind uwtable
define { i32, float } @_ZN6panics4half17h8367bab1545d08a0E(float %number) unnamed_addr #0 !dbg !205 {
start:
  %number.dbg.spill = alloca [4 x i8], align 4
  %_0 = alloca [8 x i8], align 4
  store float %number, ptr %number.dbg.spill, align 4
    #dbg_declare(ptr %number.dbg.spill, !224, !DIExpression(), !225)
  %_2 = fcmp oeq float %number, 0x3FB99999A0000000, !dbg !226
  br i1 %_2, label %bb1, label %bb2, !dbg !226

bb2:                                              ; preds = %start
  %_3 = fmul float %number, 5.000000e-01, !dbg !227
  %0 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !228
  store float %_3, ptr %0, align 4, !dbg !228
  store i32 1, ptr %_0, align 4, !dbg !228
  br label %bb3, !dbg !229

bb1:                                              ; preds = %start
  store i32 0, ptr %_0, align 4, !dbg !230
  br label %bb3, !dbg !229

bb3:                                              ; preds = %bb1, %bb2
  %1 = load i32, ptr %_0, align 4, !dbg !231
  %2 = getelementptr inbounds i8, ptr %_0, i64 4, !dbg !231
  %3 = load float, ptr %2, align 4, !dbg !231
  %4 = insertvalue { i32, float } poison, i32 %1, 0, !dbg !231
  %5 = insertvalue { i32, float } %4, float %3, 1, !dbg !231
  ret { i32, float } %5, !dbg !231
}

; panics::element
; Function Attrs: nonlazybind uwtable
define i32 @_ZN6panics7element17hd300f1bc9aeea2ceE(ptr align 4 %numbers.0, i64 %numbers.1, i64 %index) unnamed_addr #0 !dbg !232 {
start:
  %index.dbg.spill = alloca [8 x i8], align 8
  %numbers.dbg.spill = alloca [16 x i8], align 8
  store ptr %numbers.0, ptr %numbers.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %numbers.dbg.spill, i64 8
  store i64 %numbers.1, ptr %0, align 8
    #dbg_declare(ptr %numbers.dbg.spill, !242, !DIExpression(), !244)
  store i64 %index, ptr %index.dbg.spill, align 8
    #dbg_declare(ptr %index.dbg.spill, !243, !DIExpression(), !245)
  %_5 = icmp ult i64 %index, %numbers.1, !dbg !246
  br i1 %_5, label %bb1, label %panic, !dbg !246

bb1:                                              ; preds = %start
  %1 = getelementptr inbounds nuw i32, ptr %numbers.0, i64 %index, !dbg !246
  %_3 = load i32, ptr %1, align 4, !dbg !246
  %_8 = icmp eq i32 %_3, -2147483648, !dbg !246
  %_9 = and i1 false, %_8, !dbg !246
  br i1 %_9, label %panic1, label %bb3, !dbg !246

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %index, i64 %numbers.1, ptr align 8 @alloc_c728a989e68357dd01f41886f3d3ac94) #5, !dbg !246
  unreachable, !dbg !246

bb3:                                              ; preds = %bb1
  %_0 = sdiv i32 %_3, 2, !dbg !246
  ret i32 %_0, !dbg !247

panic1:                                           ; preds = %bb1
; call core::panicking::panic_const::panic_const_div_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_div_overflow(ptr align 8 @alloc_c728a989e68357dd01f41886f3d3ac94) #5, !dbg !246
  unreachable, !dbg !246
}

; Function Attrs: nonlazybind uwtable
define i64 @total(ptr align 8 %shapes.0, i64 %shapes.1, i128 %wide) unnamed_addr #0 !dbg !248 {
start:
  %wide.dbg.spill = alloca [16 x i8], align 16
  %shapes.dbg.spill = alloca [16 x i8], align 8
  %index = alloca [8 x i8], align 8
  %total = alloca [8 x i8], align 8
  store ptr %shapes.0, ptr %shapes.dbg.spill, align 8
  %0 = getelementptr inbounds i8, ptr %shapes.dbg.spill, i64 8
  store i64 %shapes.1, ptr %0, align 8
    #dbg_declare(ptr %shapes.dbg.spill, !268, !DIExpression(), !274)
  store i128 %wide, ptr %wide.dbg.spill, align 16
    #dbg_declare(ptr %wide.dbg.spill, !269, !DIExpression(), !275)
    #dbg_declare(ptr %total, !270, !DIExpression(), !276)
    #dbg_declare(ptr %index, !272, !DIExpression(), !277)
  store i64 0, ptr %total, align 8, !dbg !278
  store i64 0, ptr %index, align 8, !dbg !279
  br label %bb1, !dbg !280

bb1:                                              ; preds = %bb6, %start
  %_6 = load i64, ptr %index, align 8, !dbg !281
  %_5 = icmp ult i64 %_6, %shapes.1, !dbg !281
  br i1 %_5, label %bb2, label %bb7, !dbg !281

bb7:                                              ; preds = %bb1
  %_14 = icmp ne i128 %wide, 5, !dbg !282
  br i1 %_14, label %bb8, label %bb9, !dbg !282

bb2:                                              ; preds = %bb1
  %_9 = load i64, ptr %index, align 8, !dbg !283
  %_11 = icmp ult i64 %_9, %shapes.1, !dbg !284
  br i1 %_11, label %bb3, label %panic, !dbg !284

bb9:                                              ; preds = %bb7
; call core::fmt::Arguments::from_str
  %1 = call { ptr, ptr } @_ZN4core3fmt9Arguments8from_str17he636fd37d258a9a4E(ptr align 1 @alloc_fac54a577d89175a2825c2af2974bcde, i64 4) #6, !dbg !285
  %_16.0 = extractvalue { ptr, ptr } %1, 0, !dbg !285
  %_16.1 = extractvalue { ptr, ptr } %1, 1, !dbg !285
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr %_16.0, ptr %_16.1, ptr align 8 @alloc_89c0b05a24f5f0f769142eef20529849) #5, !dbg !285
  unreachable, !dbg !285

bb8:                                              ; preds = %bb7
  %_0 = load i64, ptr %total, align 8, !dbg !286
  ret i64 %_0, !dbg !287

bb3:                                              ; preds = %bb2
  %2 = getelementptr inbounds nuw { ptr, ptr }, ptr %shapes.0, i64 %_9, !dbg !284
  %_17.0 = load ptr, ptr %2, align 8, !dbg !284
  %3 = getelementptr inbounds i8, ptr %2, i64 8, !dbg !284
  %_17.1 = load ptr, ptr %3, align 8, !dbg !284
  %4 = getelementptr inbounds i8, ptr %_17.1, i64 24, !dbg !284
  %5 = load ptr, ptr %4, align 8, !dbg !284, !invariant.load !25, !nonnull !25
  %_8 = call i64 %5(ptr align 1 %_17.0) #6, !dbg !288
  %6 = load i64, ptr %total, align 8, !dbg !289
  %_12.0 = add i64 %6, %_8, !dbg !289
  %_12.1 = icmp ult i64 %_12.0, %6, !dbg !289
  br i1 %_12.1, label %panic1, label %bb5, !dbg !289

panic:                                            ; preds = %bb2
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_9, i64 %shapes.1, ptr align 8 @alloc_d36f279beae9fc351611b8ce43f7554f) #5, !dbg !284
  unreachable, !dbg !284

bb5:                                              ; preds = %bb3
  store i64 %_12.0, ptr %total, align 8, !dbg !289
  %7 = load i64, ptr %index, align 8, !dbg !290
  %_13.0 = add i64 %7, 1, !dbg !290
  %_13.1 = icmp ult i64 %_13.0, %7, !dbg !290
  br i1 %_13.1, label %panic2, label %bb6, !dbg !290

panic1:                                           ; preds = %bb3
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_bd6f7fb8c437f4f6d88d8750c0ff220e) #5, !dbg !289
  unreachable, !dbg !289

bb6:                                              ; preds = %bb5
  store i64 %_13.0, ptr %index, align 8, !dbg !290
  br label %bb1, !dbg !280

panic2:                                           ; preds = %bb5
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_f5fa0f9e95b0a9d0b45106db454f2323) #5, !dbg !290
  unreachable, !dbg !290
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #2

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8) unnamed_addr #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #2

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64, i64, ptr align 8) unnamed_addr #4

; core::panicking::panic_const::panic_const_div_overflow
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_div_overflow(ptr align 8) unnamed_addr #3

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr, ptr, ptr align 8) unnamed_addr #3

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #3

attributes #0 = { nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { cold noinline noreturn nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { cold minsize noinline noreturn nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { noinline noreturn }
attributes #6 = { inlinehint }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.dbg.cu = !{!5}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!5 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !6, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!6 = !DIFile(filename: "panics.rs/@/panics.fcb9a5805c597a43-cgu.0", directory: "/work/wt/verify/verifier/tests/programs")
!7 = distinct !DISubprogram(name: "size", linkageName: "_ZN48_$LT$panics..Shape$u20$as$u20$panics..Sized2$GT$4size17he638b2a38859c62cE", scope: !9, file: !8, line: 14, type: !11, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !5, templateParams: !25, retainedNodes: !33)
!8 = !DIFile(filename: "panics.rs", directory: "/work/wt/verify/verifier/tests/programs", checksumkind: CSK_MD5, checksum: "710ec07dd4ff97afe9da993e1ee11240")
!9 = !DINamespace(name: "{impl#0}", scope: !10)
!10 = !DINamespace(name: "panics", scope: null)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !14}
!13 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&panics::Shape", baseType: !15, size: 64, align: 64, dwarfAddressSpace: 0)
!15 = !DICompositeType(tag: DW_TAG_structure_type, name: "Shape", scope: !10, file: !16, size: 64, align: 32, flags: DIFlagPublic, elements: !17, templateParams: !25, identifier: "98c5f206284d06a75dffb05e47715537")
!16 = !DIFile(filename: "<unknown>", directory: "")
!17 = !{!18}
!18 = !DICompositeType(tag: DW_TAG_variant_part, scope: !15, file: !16, size: 64, align: 32, elements: !19, templateParams: !25, identifier: "4fdd56540b6c5890c53a65891534d7b6", discriminator: !32)
!19 = !{!20, !26, !30}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "Circle", scope: !18, file: !16, baseType: !21, size: 64, align: 32, extraData: i32 0)
!21 = !DICompositeType(tag: DW_TAG_structure_type, name: "Circle", scope: !15, file: !16, size: 64, align: 32, flags: DIFlagPublic, elements: !22, templateParams: !25, identifier: "a29580db577faf1fa9688f48a97f7921")
!22 = !{!23}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !21, file: !16, baseType: !24, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!24 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!25 = !{}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "Square", scope: !18, file: !16, baseType: !27, size: 64, align: 32, extraData: i32 1)
!27 = !DICompositeType(tag: DW_TAG_structure_type, name: "Square", scope: !15, file: !16, size: 64, align: 32, flags: DIFlagPublic, elements: !28, templateParams: !25, identifier: "aa54533e362b38858fdb22e33d2ac3f9")
!28 = !{!29}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "side", scope: !27, file: !16, baseType: !24, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "Nothing", scope: !18, file: !16, baseType: !31, size: 64, align: 32, extraData: i32 2)
!31 = !DICompositeType(tag: DW_TAG_structure_type, name: "Nothing", scope: !15, file: !16, size: 64, align: 32, flags: DIFlagPublic, elements: !25, identifier: "9966ff4b8f053082274f13434cfd30ee")
!32 = !DIDerivedType(tag: DW_TAG_member, scope: !15, file: !16, baseType: !24, size: 32, align: 32, flags: DIFlagArtificial)
!33 = !{!34, !35, !37}
!34 = !DILocalVariable(name: "self", arg: 1, scope: !7, file: !8, line: 14, type: !14)
!35 = !DILocalVariable(name: "radius", scope: !36, file: !8, line: 16, type: !24, align: 32)
!36 = distinct !DILexicalBlock(scope: !7, file: !8, line: 16, column: 13)
!37 = !DILocalVariable(name: "side", scope: !38, file: !8, line: 17, type: !24, align: 32)
!38 = distinct !DILexicalBlock(scope: !7, file: !8, line: 17, column: 13)
!39 = !DILocation(line: 14, column: 13, scope: !7)
!40 = !DILocation(line: 15, column: 15, scope: !7)
!41 = !DILocation(line: 15, column: 9, scope: !7)
!42 = !DILocation(line: 16, column: 27, scope: !7)
!43 = !DILocation(line: 16, column: 27, scope: !36)
!44 = !DILocalVariable(name: "small", arg: 1, scope: !45, file: !46, line: 79, type: !24)
!45 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs18_NtNtCsgEmfK2I1SDS_4core7convert3numyINtB8_4FrommE4from", scope: !47, file: !46, line: 79, type: !51, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !25, retainedNodes: !53)
!46 = !DIFile(filename: "library/core/src/convert/num.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "5c89b4a3c13ad525a8a6672c69b7f326")
!47 = !DINamespace(name: "{impl#72}", scope: !48)
!48 = !DINamespace(name: "num", scope: !49)
!49 = !DINamespace(name: "convert", scope: !50)
!50 = !DINamespace(name: "core", scope: null)
!51 = !DISubroutineType(types: !52)
!52 = !{!13, !24}
!53 = !{!44}
!54 = !DILocation(line: 79, column: 21, scope: !45, inlinedAt: !55)
!55 = distinct !DILocation(line: 16, column: 38, scope: !36)
!56 = !DILocation(line: 82, column: 17, scope: !45, inlinedAt: !55)
!57 = !DILocation(line: 16, column: 38, scope: !36)
!58 = !DILocation(line: 17, column: 29, scope: !7)
!59 = !DILocation(line: 17, column: 29, scope: !38)
!60 = !DILocation(line: 17, column: 49, scope: !38)
!61 = !DILocation(line: 18, column: 31, scope: !7)
!62 = !DILocation(line: 16, column: 58, scope: !7)
!63 = !DILocation(line: 20, column: 6, scope: !7)
!64 = !DILocation(line: 79, column: 21, scope: !45, inlinedAt: !65)
!65 = distinct !DILocation(line: 17, column: 39, scope: !38)
!66 = !DILocation(line: 82, column: 17, scope: !45, inlinedAt: !65)
!67 = !DILocation(line: 17, column: 39, scope: !38)
!68 = distinct !DISubprogram(name: "from_str", linkageName: "_ZN4core3fmt9Arguments8from_str17he636fd37d258a9a4E", scope: !70, file: !69, line: 815, type: !163, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !25, declaration: !170, retainedNodes: !171)
!69 = !DIFile(filename: "library/core/src/fmt/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "66c54229528687a22c80807f245fa4df")
!70 = !DICompositeType(tag: DW_TAG_structure_type, name: "Arguments", scope: !71, file: !16, size: 128, align: 64, flags: DIFlagPublic, elements: !72, templateParams: !25, identifier: "e5c67bbe046da39973c72077c7f66185")
!71 = !DINamespace(name: "fmt", scope: !50)
!72 = !{!73, !83}
!73 = !DIDerivedType(tag: DW_TAG_member, name: "template", scope: !70, file: !16, baseType: !74, size: 64, align: 64, flags: DIFlagPrivate)
!74 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<u8>", scope: !75, file: !16, size: 64, align: 64, flags: DIFlagPublic, elements: !77, templateParams: !81, identifier: "ff3cb4cecc4ed13dfb833309b96ea529")
!75 = !DINamespace(name: "non_null", scope: !76)
!76 = !DINamespace(name: "ptr", scope: !50)
!77 = !{!78}
!78 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !74, file: !16, baseType: !79, size: 64, align: 64, flags: DIFlagPrivate)
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const u8", baseType: !80, size: 64, align: 64, dwarfAddressSpace: 0)
!80 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!81 = !{!82}
!82 = !DITemplateTypeParameter(name: "T", type: !80)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "args", scope: !70, file: !16, baseType: !84, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!84 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<core::fmt::rt::Argument>", scope: !75, file: !16, size: 64, align: 64, flags: DIFlagPublic, elements: !85, templateParams: !161, identifier: "2e7cb7ba6db6aae8a5c20264d17cea0a")
!85 = !{!86}
!86 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !84, file: !16, baseType: !87, size: 64, align: 64, flags: DIFlagPrivate)
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const core::fmt::rt::Argument", baseType: !88, size: 64, align: 64, dwarfAddressSpace: 0)
!88 = !DICompositeType(tag: DW_TAG_structure_type, name: "Argument", scope: !89, file: !16, size: 128, align: 64, flags: DIFlagPublic, elements: !90, templateParams: !25, identifier: "1d5f7550f7e7e04cbc4d2cf57c27606b")
!89 = !DINamespace(name: "rt", scope: !71)
!90 = !{!91}
!91 = !DIDerivedType(tag: DW_TAG_member, name: "ty", scope: !88, file: !16, baseType: !92, size: 128, align: 64, flags: DIFlagPrivate)
!92 = !DICompositeType(tag: DW_TAG_structure_type, name: "ArgumentType", scope: !89, file: !16, size: 128, align: 64, flags: DIFlagPrivate, elements: !93, templateParams: !25, identifier: "b1cfb4618f1c38c3f96eab6c02edf448")
!93 = !{!94}
!94 = !DICompositeType(tag: DW_TAG_variant_part, scope: !92, file: !16, size: 128, align: 64, elements: !95, templateParams: !25, identifier: "fbd384083752b747f8b252853b979154", discriminator: !160)
!95 = !{!96, !156}
!96 = !DIDerivedType(tag: DW_TAG_member, name: "Placeholder", scope: !94, file: !16, baseType: !97, size: 128, align: 64)
!97 = !DICompositeType(tag: DW_TAG_structure_type, name: "Placeholder", scope: !92, file: !16, size: 128, align: 64, flags: DIFlagPrivate, elements: !98, templateParams: !25, identifier: "91d44a8fdafb90acd8f4961dbde4212b")
!98 = !{!99, !107, !150}
!99 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !97, file: !16, baseType: !100, size: 64, align: 64, flags: DIFlagPrivate)
!100 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<()>", scope: !75, file: !16, size: 64, align: 64, flags: DIFlagPublic, elements: !101, templateParams: !105, identifier: "f4e496144210c619b96aa08326287b92")
!101 = !{!102}
!102 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !100, file: !16, baseType: !103, size: 64, align: 64, flags: DIFlagPrivate)
!103 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const ()", baseType: !104, size: 64, align: 64, dwarfAddressSpace: 0)
!104 = !DIBasicType(name: "()", encoding: DW_ATE_unsigned)
!105 = !{!106}
!106 = !DITemplateTypeParameter(name: "T", type: !104)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "formatter", scope: !97, file: !16, baseType: !108, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "unsafe fn(core::ptr::non_null::NonNull<()>, &mut core::fmt::Formatter) -> core::result::Result<(), core::fmt::Error>", baseType: !109, size: 64, align: 64, dwarfAddressSpace: 0)
!109 = !DISubroutineType(types: !110)
!110 = !{!111, !100, !128}
!111 = !DICompositeType(tag: DW_TAG_structure_type, name: "Result<(), core::fmt::Error>", scope: !112, file: !16, size: 8, align: 8, flags: DIFlagPublic, elements: !113, templateParams: !25, identifier: "1c6752419820cdc3961061cc58b31873")
!112 = !DINamespace(name: "result", scope: !50)
!113 = !{!114}
!114 = !DICompositeType(tag: DW_TAG_variant_part, scope: !111, file: !16, size: 8, align: 8, elements: !115, templateParams: !25, identifier: "92c1f85eaa1d7dab2e3165ee2fc4946", discriminator: !127)
!115 = !{!116, !123}
!116 = !DIDerivedType(tag: DW_TAG_member, name: "Ok", scope: !114, file: !16, baseType: !117, size: 8, align: 8, extraData: i8 0)
!117 = !DICompositeType(tag: DW_TAG_structure_type, name: "Ok", scope: !111, file: !16, size: 8, align: 8, flags: DIFlagPublic, elements: !118, templateParams: !120, identifier: "1d7115f6c7f9f62c2100933bba0c76f9")
!118 = !{!119}
!119 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !117, file: !16, baseType: !104, align: 8, offset: 8, flags: DIFlagPublic)
!120 = !{!106, !121}
!121 = !DITemplateTypeParameter(name: "E", type: !122)
!122 = !DICompositeType(tag: DW_TAG_structure_type, name: "Error", scope: !71, file: !16, align: 8, flags: DIFlagPublic, elements: !25, identifier: "5a24300cdda31093f5fe20c939b4885")
!123 = !DIDerivedType(tag: DW_TAG_member, name: "Err", scope: !114, file: !16, baseType: !124, size: 8, align: 8, extraData: i8 1)
!124 = !DICompositeType(tag: DW_TAG_structure_type, name: "Err", scope: !111, file: !16, size: 8, align: 8, flags: DIFlagPublic, elements: !125, templateParams: !120, identifier: "27094aa3bc4c448bf12b8530386fdeb2")
!125 = !{!126}
!126 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !124, file: !16, baseType: !122, align: 8, offset: 8, flags: DIFlagPublic)
!127 = !DIDerivedType(tag: DW_TAG_member, scope: !111, file: !16, baseType: !80, size: 8, align: 8, flags: DIFlagArtificial)
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::fmt::Formatter", baseType: !129, size: 64, align: 64, dwarfAddressSpace: 0)
!129 = !DICompositeType(tag: DW_TAG_structure_type, name: "Formatter", scope: !71, file: !16, size: 192, align: 64, flags: DIFlagPublic, elements: !130, templateParams: !25, identifier: "c45a1f7f7c29ecbbdbd29c835fac516c")
!130 = !{!131, !138}
!131 = !DIDerivedType(tag: DW_TAG_member, name: "options", scope: !129, file: !16, baseType: !132, size: 64, align: 32, offset: 128, flags: DIFlagPrivate)
!132 = !DICompositeType(tag: DW_TAG_structure_type, name: "FormattingOptions", scope: !71, file: !16, size: 64, align: 32, flags: DIFlagPublic, elements: !133, templateParams: !25, identifier: "ca2f5547247cd95c514a47d5800e09e")
!133 = !{!134, !135, !137}
!134 = !DIDerivedType(tag: DW_TAG_member, name: "flags", scope: !132, file: !16, baseType: !24, size: 32, align: 32, flags: DIFlagPrivate)
!135 = !DIDerivedType(tag: DW_TAG_member, name: "width", scope: !132, file: !16, baseType: !136, size: 16, align: 16, offset: 32, flags: DIFlagPrivate)
!136 = !DIBasicType(name: "u16", size: 16, encoding: DW_ATE_unsigned)
!137 = !DIDerivedType(tag: DW_TAG_member, name: "precision", scope: !132, file: !16, baseType: !136, size: 16, align: 16, offset: 48, flags: DIFlagPrivate)
!138 = !DIDerivedType(tag: DW_TAG_member, name: "buf", scope: !129, file: !16, baseType: !139, size: 128, align: 64, flags: DIFlagPrivate)
!139 = !DICompositeType(tag: DW_TAG_structure_type, name: "&mut dyn core::fmt::Write", file: !16, size: 128, align: 64, elements: !140, templateParams: !25, identifier: "effe97114690fc58a8e246cb04e37234")
!140 = !{!141, !144}
!141 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !139, file: !16, baseType: !142, size: 64, align: 64)
!142 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !143, size: 64, align: 64, dwarfAddressSpace: 0)
!143 = !DICompositeType(tag: DW_TAG_structure_type, name: "dyn core::fmt::Write", file: !16, align: 8, elements: !25, identifier: "64328679825f9c73b507edbfd5b86b47")
!144 = !DIDerivedType(tag: DW_TAG_member, name: "vtable", scope: !139, file: !16, baseType: !145, size: 64, align: 64, offset: 64)
!145 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&[usize; 6]", baseType: !146, size: 64, align: 64, dwarfAddressSpace: 0)
!146 = !DICompositeType(tag: DW_TAG_array_type, baseType: !147, size: 384, align: 64, elements: !148)
!147 = !DIBasicType(name: "usize", size: 64, encoding: DW_ATE_unsigned)
!148 = !{!149}
!149 = !DISubrange(count: 6, lowerBound: 0)
!150 = !DIDerivedType(tag: DW_TAG_member, name: "_lifetime", scope: !97, file: !16, baseType: !151, align: 8, offset: 128, flags: DIFlagPrivate)
!151 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&()>", scope: !152, file: !16, align: 8, flags: DIFlagPublic, elements: !25, templateParams: !153, identifier: "efa596960370766459fc018866dc4048")
!152 = !DINamespace(name: "marker", scope: !50)
!153 = !{!154}
!154 = !DITemplateTypeParameter(name: "T", type: !155)
!155 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&()", baseType: !104, size: 64, align: 64, dwarfAddressSpace: 0)
!156 = !DIDerivedType(tag: DW_TAG_member, name: "Count", scope: !94, file: !16, baseType: !157, size: 128, align: 64, extraData: i64 0)
!157 = !DICompositeType(tag: DW_TAG_structure_type, name: "Count", scope: !92, file: !16, size: 128, align: 64, flags: DIFlagPrivate, elements: !158, templateParams: !25, identifier: "1d9161ed3114ac1c26d36137fc96704d")
!158 = !{!159}
!159 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !157, file: !16, baseType: !136, size: 16, align: 16, offset: 64, flags: DIFlagPrivate)
!160 = !DIDerivedType(tag: DW_TAG_member, scope: !92, file: !16, baseType: !13, size: 64, align: 64, flags: DIFlagArtificial)
!161 = !{!162}
!162 = !DITemplateTypeParameter(name: "T", type: !88)
!163 = !DISubroutineType(types: !164)
!164 = !{!70, !165}
!165 = !DICompositeType(tag: DW_TAG_structure_type, name: "&str", file: !16, size: 128, align: 64, elements: !166, templateParams: !25, identifier: "9277eecd40495f85161460476aacc992")
!166 = !{!167, !169}
!167 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !165, file: !16, baseType: !168, size: 64, align: 64)
!168 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !80, size: 64, align: 64, dwarfAddressSpace: 0)
!169 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !165, file: !16, baseType: !147, size: 64, align: 64, offset: 64)
!170 = !DISubprogram(name: "from_str", linkageName: "_ZN4core3fmt9Arguments8from_str17he636fd37d258a9a4E", scope: !70, file: !69, line: 815, type: !163, scopeLine: 815, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !25)
!171 = !{!172}
!172 = !DILocalVariable(name: "s", arg: 1, scope: !68, file: !69, line: 815, type: !165)
!173 = !DILocation(line: 815, column: 27, scope: !68)
!174 = !DILocalVariable(name: "self", arg: 1, scope: !175, file: !176, line: 578, type: !165)
!175 = distinct !DISubprogram(name: "as_ptr", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre6as_ptr", scope: !177, file: !176, line: 578, type: !179, scopeLine: 578, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !25, retainedNodes: !181)
!176 = !DIFile(filename: "library/core/src/str/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b67baab1b9aefdbe1feb84767953c83d")
!177 = !DINamespace(name: "{impl#0}", scope: !178)
!178 = !DINamespace(name: "str", scope: !50)
!179 = !DISubroutineType(types: !180)
!180 = !{!79, !165}
!181 = !{!174}
!182 = !DILocation(line: 578, column: 25, scope: !175, inlinedAt: !183)
!183 = !DILocation(line: 819, column: 44, scope: !68)
!184 = !DILocalVariable(name: "self", arg: 1, scope: !185, file: !176, line: 157, type: !165)
!185 = distinct !DISubprogram(name: "len", linkageName: "_ZN4core3str21_$LT$impl$u20$str$GT$3len17hb0db0cc85f432f21E", scope: !177, file: !176, line: 157, type: !186, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !25, retainedNodes: !188)
!186 = !DISubroutineType(types: !187)
!187 = !{!147, !165}
!188 = !{!184}
!189 = !DILocation(line: 157, column: 22, scope: !185, inlinedAt: !190)
!190 = !DILocation(line: 820, column: 40, scope: !68)
!191 = !DILocalVariable(name: "self", arg: 1, scope: !192, file: !176, line: 502, type: !165)
!192 = distinct !DISubprogram(name: "as_bytes", linkageName: "_RNvMNtCsgEmfK2I1SDS_4core3stre8as_bytes", scope: !177, file: !176, line: 502, type: !193, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !25, retainedNodes: !199)
!193 = !DISubroutineType(types: !194)
!194 = !{!195, !165}
!195 = !DICompositeType(tag: DW_TAG_structure_type, name: "&[u8]", file: !16, size: 128, align: 64, elements: !196, templateParams: !25, identifier: "31681e0c10b314f1f33e38b2779acbb4")
!196 = !{!197, !198}
!197 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !195, file: !16, baseType: !168, size: 64, align: 64)
!198 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !195, file: !16, baseType: !147, size: 64, align: 64, offset: 64)
!199 = !{!191}
!200 = !DILocation(line: 502, column: 27, scope: !192, inlinedAt: !201)
!201 = !DILocation(line: 158, column: 14, scope: !185, inlinedAt: !190)
!202 = !DILocation(line: 820, column: 38, scope: !68)
!203 = !DILocation(line: 820, column: 23, scope: !68)
!204 = !DILocation(line: 823, column: 6, scope: !68)
!205 = distinct !DISubprogram(name: "half", linkageName: "_ZN6panics4half17h8367bab1545d08a0E", scope: !10, file: !8, line: 27, type: !206, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !5, templateParams: !25, retainedNodes: !223)
!206 = !DISubroutineType(types: !207)
!207 = !{!208, !217}
!208 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<f32>", scope: !209, file: !16, size: 64, align: 32, flags: DIFlagPublic, elements: !210, templateParams: !25, identifier: "ed8140bed9f6546915658f5ef5292e5e")
!209 = !DINamespace(name: "option", scope: !50)
!210 = !{!211}
!211 = !DICompositeType(tag: DW_TAG_variant_part, scope: !208, file: !16, size: 64, align: 32, elements: !212, templateParams: !25, identifier: "51588a87edf124fc9225ca6ecc9c366e", discriminator: !222)
!212 = !{!213, !218}
!213 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !211, file: !16, baseType: !214, size: 64, align: 32, extraData: i32 0)
!214 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !208, file: !16, size: 64, align: 32, flags: DIFlagPublic, elements: !25, templateParams: !215, identifier: "e2a2a4bd7b045638ba6e560c71b4cb0d")
!215 = !{!216}
!216 = !DITemplateTypeParameter(name: "T", type: !217)
!217 = !DIBasicType(name: "f32", size: 32, encoding: DW_ATE_float)
!218 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !211, file: !16, baseType: !219, size: 64, align: 32, extraData: i32 1)
!219 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !208, file: !16, size: 64, align: 32, flags: DIFlagPublic, elements: !220, templateParams: !215, identifier: "fa1c271ef6f1d76ba394b4ebd4dbf256")
!220 = !{!221}
!221 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !219, file: !16, baseType: !217, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!222 = !DIDerivedType(tag: DW_TAG_member, scope: !208, file: !16, baseType: !24, size: 32, align: 32, flags: DIFlagArtificial)
!223 = !{!224}
!224 = !DILocalVariable(name: "number", arg: 1, scope: !205, file: !8, line: 27, type: !217)
!225 = !DILocation(line: 27, column: 13, scope: !205)
!226 = !DILocation(line: 28, column: 8, scope: !205)
!227 = !DILocation(line: 28, column: 43, scope: !205)
!228 = !DILocation(line: 28, column: 38, scope: !205)
!229 = !DILocation(line: 28, column: 5, scope: !205)
!230 = !DILocation(line: 28, column: 24, scope: !205)
!231 = !DILocation(line: 29, column: 2, scope: !205)
!232 = distinct !DISubprogram(name: "element", linkageName: "_ZN6panics7element17hd300f1bc9aeea2ceE", scope: !10, file: !8, line: 23, type: !233, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !5, templateParams: !25, retainedNodes: !241)
!233 = !DISubroutineType(types: !234)
!234 = !{!235, !236, !147}
!235 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!236 = !DICompositeType(tag: DW_TAG_structure_type, name: "&[i32]", file: !16, size: 128, align: 64, elements: !237, templateParams: !25, identifier: "6b57523f38171cc87b38da8cc3de4ac3")
!237 = !{!238, !240}
!238 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !236, file: !16, baseType: !239, size: 64, align: 64)
!239 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !235, size: 64, align: 64, dwarfAddressSpace: 0)
!240 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !236, file: !16, baseType: !147, size: 64, align: 64, offset: 64)
!241 = !{!242, !243}
!242 = !DILocalVariable(name: "numbers", arg: 1, scope: !232, file: !8, line: 23, type: !236)
!243 = !DILocalVariable(name: "index", arg: 2, scope: !232, file: !8, line: 23, type: !147)
!244 = !DILocation(line: 23, column: 16, scope: !232)
!245 = !DILocation(line: 23, column: 33, scope: !232)
!246 = !DILocation(line: 24, column: 5, scope: !232)
!247 = !DILocation(line: 25, column: 2, scope: !232)
!248 = distinct !DISubprogram(name: "total", scope: !10, file: !8, line: 32, type: !249, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !5, templateParams: !25, retainedNodes: !267)
!249 = !DISubroutineType(types: !250)
!250 = !{!13, !251, !266}
!251 = !DICompositeType(tag: DW_TAG_structure_type, name: "&[&dyn panics::Sized2]", file: !16, size: 128, align: 64, elements: !252, templateParams: !25, identifier: "4c08f356eb0ec39a35665500e4c0c633")
!252 = !{!253, !265}
!253 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !251, file: !16, baseType: !254, size: 64, align: 64)
!254 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !255, size: 64, align: 64, dwarfAddressSpace: 0)
!255 = !DICompositeType(tag: DW_TAG_structure_type, name: "&dyn panics::Sized2", file: !16, size: 128, align: 64, elements: !256, templateParams: !25, identifier: "60283d4987deaa278660e7fa4d4d488a")
!256 = !{!257, !260}
!257 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !255, file: !16, baseType: !258, size: 64, align: 64)
!258 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !259, size: 64, align: 64, dwarfAddressSpace: 0)
!259 = !DICompositeType(tag: DW_TAG_structure_type, name: "dyn panics::Sized2", file: !16, align: 8, elements: !25, identifier: "5a923bff659d2b8a192c2a22c39ee96b")
!260 = !DIDerivedType(tag: DW_TAG_member, name: "vtable", scope: !255, file: !16, baseType: !261, size: 64, align: 64, offset: 64)
!261 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&[usize; 4]", baseType: !262, size: 64, align: 64, dwarfAddressSpace: 0)
!262 = !DICompositeType(tag: DW_TAG_array_type, baseType: !147, size: 256, align: 64, elements: !263)
!263 = !{!264}
!264 = !DISubrange(count: 4, lowerBound: 0)
!265 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !251, file: !16, baseType: !147, size: 64, align: 64, offset: 64)
!266 = !DIBasicType(name: "u128", size: 128, encoding: DW_ATE_unsigned)
!267 = !{!268, !269, !270, !272}
!268 = !DILocalVariable(name: "shapes", arg: 1, scope: !248, file: !8, line: 32, type: !251)
!269 = !DILocalVariable(name: "wide", arg: 2, scope: !248, file: !8, line: 32, type: !266)
!270 = !DILocalVariable(name: "total", scope: !271, file: !8, line: 33, type: !13, align: 64)
!271 = distinct !DILexicalBlock(scope: !248, file: !8, line: 33, column: 5)
!272 = !DILocalVariable(name: "index", scope: !273, file: !8, line: 34, type: !147, align: 64)
!273 = distinct !DILexicalBlock(scope: !271, file: !8, line: 34, column: 5)
!274 = !DILocation(line: 32, column: 14, scope: !248)
!275 = !DILocation(line: 32, column: 38, scope: !248)
!276 = !DILocation(line: 33, column: 9, scope: !271)
!277 = !DILocation(line: 34, column: 9, scope: !273)
!278 = !DILocation(line: 33, column: 21, scope: !248)
!279 = !DILocation(line: 34, column: 21, scope: !271)
!280 = !DILocation(line: 35, column: 5, scope: !273)
!281 = !DILocation(line: 35, column: 11, scope: !273)
!282 = !DILocation(line: 39, column: 13, scope: !273)
!283 = !DILocation(line: 36, column: 25, scope: !273)
!284 = !DILocation(line: 36, column: 18, scope: !273)
!285 = !DILocation(line: 39, column: 5, scope: !273)
!286 = !DILocation(line: 40, column: 5, scope: !273)
!287 = !DILocation(line: 41, column: 2, scope: !248)
!288 = !DILocation(line: 36, column: 32, scope: !273)
!289 = !DILocation(line: 36, column: 9, scope: !273)
!290 = !DILocation(line: 37, column: 9, scope: !273)
