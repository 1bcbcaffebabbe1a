; ModuleID = 'interpret_rust.28346376374f9b0b-cgu.0'
source_filename = "interpret_rust.28346376374f9b0b-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%Shape = type { i32, [2 x i32] }

@alloc_fa478f438cd1eedc03fddd01a29f8472 = private unnamed_addr constant [18 x i8] c"interpret_rust.rs\00", align 1
@alloc_c630454b5c35382aa9b2b18afb9fff63 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fa478f438cd1eedc03fddd01a29f8472, [16 x i8] c"\11\00\00\00\00\00\00\00\07\00\00\00'\00\00\00" }>, align 8
@alloc_66fa8650532b3b7c882b94c2b3285156 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fa478f438cd1eedc03fddd01a29f8472, [16 x i8] c"\11\00\00\00\00\00\00\00\07\00\00\00F\00\00\00" }>, align 8
@alloc_5e1ef664f5aeb74b2a7d165a156e47f8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fa478f438cd1eedc03fddd01a29f8472, [16 x i8] c"\11\00\00\00\00\00\00\00\10\00\00\00-\00\00\00" }>, align 8
@alloc_dfc58c4a5cdf8ffe7e235b804b1afba8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fa478f438cd1eedc03fddd01a29f8472, [16 x i8] c"\11\00\00\00\00\00\00\00\0C\00\00\00\1C\00\00\00" }>, align 8
@alloc_b622c7b191c69e4cdc572b71e7e12f92 = private unnamed_addr constant [8 x i8] c"positive", align 1
@alloc_ca612d2db3738edf634cf06359284111 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fa478f438cd1eedc03fddd01a29f8472, [16 x i8] c"\11\00\00\00\00\00\00\00\12\00\00\00t\00\00\00" }>, align 8
@alloc_8dbfa41fa4faa89f01e9471e4d6650c1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fa478f438cd1eedc03fddd01a29f8472, [16 x i8] c"\11\00\00\00\00\00\00\00\0F\00\00\00A\00\00\00" }>, align 8
@alloc_75868c683cd564a087fdc6f346aa44b9 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fa478f438cd1eedc03fddd01a29f8472, [16 x i8] c"\11\00\00\00\00\00\00\00\11\00\00\00t\00\00\00" }>, align 8

; interpret_rust::area
; Function Attrs: nounwind nonlazybind uwtable
define internal i32 @_ZN14interpret_rust4area17h55f59f61cb868206E(ptr align 4 %shape) unnamed_addr #0 !dbg !7 {
start:
  %h.dbg.spill = alloca [8 x i8], align 8
  %w.dbg.spill = alloca [8 x i8], align 8
  %a.dbg.spill = alloca [8 x i8], align 8
  %shape.dbg.spill = alloca [8 x i8], align 8
  %_0 = alloca [4 x i8], align 4
  store ptr %shape, ptr %shape.dbg.spill, align 8
    #dbg_declare(ptr %shape.dbg.spill, !34, !DIExpression(), !41)
  %0 = load i32, ptr %shape, align 4, !dbg !42
  %_2 = zext i32 %0 to i64, !dbg !42
  switch i64 %_2, label %bb1 [
    i64 0, label %bb4
    i64 1, label %bb3
    i64 2, label %bb2
  ], !dbg !43

bb1:                                              ; preds = %start
  unreachable, !dbg !42

bb4:                                              ; preds = %start
  %a = getelementptr inbounds i8, ptr %shape, i64 4, !dbg !44
  store ptr %a, ptr %a.dbg.spill, align 8, !dbg !44
    #dbg_declare(ptr %a.dbg.spill, !35, !DIExpression(), !45)
; call <&i32 as core::ops::arith::Mul>::mul
  %1 = call i32 @"_ZN49_$LT$$RF$i32$u20$as$u20$core..ops..arith..Mul$GT$3mul17hdda892554a9a8d50E"(ptr align 4 %a, ptr align 4 %a, ptr align 8 @alloc_c630454b5c35382aa9b2b18afb9fff63) #6, !dbg !46
  store i32 %1, ptr %_0, align 4, !dbg !46
  br label %bb5, !dbg !46

bb3:                                              ; preds = %start
  %w = getelementptr inbounds i8, ptr %shape, i64 4, !dbg !47
  store ptr %w, ptr %w.dbg.spill, align 8, !dbg !47
    #dbg_declare(ptr %w.dbg.spill, !38, !DIExpression(), !48)
  %h = getelementptr inbounds i8, ptr %shape, i64 8, !dbg !49
  store ptr %h, ptr %h.dbg.spill, align 8, !dbg !49
    #dbg_declare(ptr %h.dbg.spill, !40, !DIExpression(), !50)
; call <&i32 as core::ops::arith::Mul>::mul
  %2 = call i32 @"_ZN49_$LT$$RF$i32$u20$as$u20$core..ops..arith..Mul$GT$3mul17hdda892554a9a8d50E"(ptr align 4 %w, ptr align 4 %h, ptr align 8 @alloc_66fa8650532b3b7c882b94c2b3285156) #6, !dbg !51
  store i32 %2, ptr %_0, align 4, !dbg !51
  br label %bb5, !dbg !51

bb2:                                              ; preds = %start
  store i32 1, ptr %_0, align 4, !dbg !52
  br label %bb5, !dbg !52

bb5:                                              ; preds = %bb2, %bb3, %bb4
  %3 = load i32, ptr %_0, align 4, !dbg !53
  ret i32 %3, !dbg !53
}

; <&i32 as core::ops::arith::Mul>::mul
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal i32 @"_ZN49_$LT$$RF$i32$u20$as$u20$core..ops..arith..Mul$GT$3mul17hdda892554a9a8d50E"(ptr align 4 %self, ptr align 4 %other, ptr align 8 %0) unnamed_addr #1 !dbg !54 {
start:
  %other.dbg.spill4 = alloca [4 x i8], align 4
  %self.dbg.spill2 = alloca [4 x i8], align 4
  %other.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !94, !DIExpression(), !96)
  store ptr %other, ptr %other.dbg.spill, align 8
    #dbg_declare(ptr %other.dbg.spill, !95, !DIExpression(), !97)
  %self1 = load i32, ptr %self, align 4, !dbg !98
  store i32 %self1, ptr %self.dbg.spill2, align 4, !dbg !98
    #dbg_declare(ptr %self.dbg.spill2, !99, !DIExpression(), !107)
  %other3 = load i32, ptr %other, align 4, !dbg !109
  store i32 %other3, ptr %other.dbg.spill4, align 4, !dbg !109
    #dbg_declare(ptr %other.dbg.spill4, !106, !DIExpression(), !110)
  %1 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %self1, i32 %other3), !dbg !111
  %_5.0 = extractvalue { i32, i1 } %1, 0, !dbg !111
  %_5.1 = extractvalue { i32, i1 } %1, 1, !dbg !111
  br i1 %_5.1, label %panic, label %bb1, !dbg !111

bb1:                                              ; preds = %start
  ret i32 %_5.0, !dbg !112

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 %0) #7, !dbg !111
  unreachable, !dbg !111
}

; core::array::<impl core::iter::traits::collect::IntoIterator for &[T; N]>::into_iter
; Function Attrs: nounwind nonlazybind uwtable
define { ptr, ptr } @"_ZN4core5array98_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$$u5b$T$u3b$$u20$N$u5d$$GT$9into_iter17he48ac9246d8a30d8E"(ptr align 4 %self) unnamed_addr #0 !dbg !113 {
start:
  %self.dbg.spill3 = alloca [8 x i8], align 8
  %ptr.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill2 = alloca [16 x i8], align 8
  %self.dbg.spill1 = alloca [16 x i8], align 8
  %count.dbg.spill = alloca [8 x i8], align 8
  %addr.dbg.spill = alloca [8 x i8], align 8
  %len.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  %end_or_len = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !140, !DIExpression(), !141)
    #dbg_declare(ptr %end_or_len, !142, !DIExpression(), !160)
  store i64 3, ptr %len.dbg.spill, align 8, !dbg !168
    #dbg_declare(ptr %len.dbg.spill, !158, !DIExpression(), !168)
  store i64 3, ptr %addr.dbg.spill, align 8, !dbg !169
    #dbg_declare(ptr %addr.dbg.spill, !175, !DIExpression(), !169)
  store i64 3, ptr %count.dbg.spill, align 8, !dbg !177
    #dbg_declare(ptr %count.dbg.spill, !187, !DIExpression(), !177)
  store ptr %self, ptr %self.dbg.spill1, align 8, !dbg !189
  %0 = getelementptr inbounds i8, ptr %self.dbg.spill1, i64 8, !dbg !189
  store i64 3, ptr %0, align 8, !dbg !189
    #dbg_declare(ptr %self.dbg.spill1, !166, !DIExpression(), !190)
    #dbg_declare(ptr %self.dbg.spill1, !157, !DIExpression(), !191)
    #dbg_declare(ptr %self.dbg.spill1, !192, !DIExpression(), !206)
  store ptr %self, ptr %self.dbg.spill2, align 8, !dbg !208
  %1 = getelementptr inbounds i8, ptr %self.dbg.spill2, i64 8, !dbg !208
  store i64 3, ptr %1, align 8, !dbg !208
    #dbg_declare(ptr %self.dbg.spill2, !209, !DIExpression(), !217)
  store ptr %self, ptr %ptr.dbg.spill, align 8, !dbg !219
    #dbg_declare(ptr %ptr.dbg.spill, !159, !DIExpression(), !220)
    #dbg_declare(ptr %ptr.dbg.spill, !221, !DIExpression(), !227)
  br label %bb2, !dbg !229

bb2:                                              ; preds = %start
  store ptr %self, ptr %self.dbg.spill3, align 8, !dbg !230
    #dbg_declare(ptr %self.dbg.spill3, !186, !DIExpression(), !231)
  %_6 = getelementptr inbounds nuw %Shape, ptr %self, i64 3, !dbg !232
  store ptr %_6, ptr %end_or_len, align 8, !dbg !233
  br label %bb3, !dbg !234

bb3:                                              ; preds = %bb2
  %_0.1 = load ptr, ptr %end_or_len, align 8, !dbg !235
  %2 = insertvalue { ptr, ptr } poison, ptr %self, 0, !dbg !236
  %3 = insertvalue { ptr, ptr } %2, ptr %_0.1, 1, !dbg !236
  ret { ptr, ptr } %3, !dbg !236

bb1:                                              ; No predecessors!
  unreachable
}

; core::option::Option<T>::expect
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define i32 @"_ZN4core6option15Option$LT$T$GT$6expect17ha77c7257fb62e2fbE"(i32 %0, i32 %1, ptr align 1 %msg.0, i64 %msg.1, ptr align 8 %2) unnamed_addr #1 !dbg !237 {
start:
  %val.dbg.spill = alloca [4 x i8], align 4
  %msg.dbg.spill = alloca [16 x i8], align 8
  %self = alloca [8 x i8], align 4
  store i32 %0, ptr %self, align 4
  %3 = getelementptr inbounds i8, ptr %self, i64 4
  store i32 %1, ptr %3, align 4
    #dbg_declare(ptr %self, !257, !DIExpression(), !261)
  store ptr %msg.0, ptr %msg.dbg.spill, align 8
  %4 = getelementptr inbounds i8, ptr %msg.dbg.spill, i64 8
  store i64 %msg.1, ptr %4, align 8
    #dbg_declare(ptr %msg.dbg.spill, !258, !DIExpression(), !262)
  %5 = load i32, ptr %self, align 4, !dbg !263
  %6 = getelementptr inbounds i8, ptr %self, i64 4, !dbg !263
  %7 = load i32, ptr %6, align 4, !dbg !263
  %_3 = zext i32 %5 to i64, !dbg !263
  %8 = trunc nuw i64 %_3 to i1, !dbg !264
  br i1 %8, label %bb3, label %bb2, !dbg !264

bb3:                                              ; preds = %start
  %9 = getelementptr inbounds i8, ptr %self, i64 4, !dbg !265
  %val = load i32, ptr %9, align 4, !dbg !265
  store i32 %val, ptr %val.dbg.spill, align 4, !dbg !265
    #dbg_declare(ptr %val.dbg.spill, !259, !DIExpression(), !266)
  ret i32 %val, !dbg !267

bb2:                                              ; preds = %start
; call core::option::expect_failed
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13expect_failed(ptr align 1 %msg.0, i64 %msg.1, ptr align 8 %2) #7, !dbg !268
  unreachable, !dbg !268

bb1:                                              ; No predecessors!
  unreachable, !dbg !263
}

; <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define align 4 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h4c92d4c40849b95dE"(ptr align 8 %self) unnamed_addr #1 !dbg !269 {
start:
  %end_or_len.dbg.spill = alloca [8 x i8], align 8
  %ptr.dbg.spill = alloca [8 x i8], align 8
  %count.dbg.spill = alloca [8 x i8], align 8
  %rhs.dbg.spill = alloca [8 x i8], align 8
  %self.dbg.spill = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  store ptr %self, ptr %self.dbg.spill, align 8
    #dbg_declare(ptr %self.dbg.spill, !288, !DIExpression(), !295)
  store i64 1, ptr %rhs.dbg.spill, align 8, !dbg !296
    #dbg_declare(ptr %rhs.dbg.spill, !305, !DIExpression(), !296)
  store i64 1, ptr %count.dbg.spill, align 8, !dbg !307
    #dbg_declare(ptr %count.dbg.spill, !314, !DIExpression(), !307)
  %ptr = load ptr, ptr %self, align 8, !dbg !316
  store ptr %ptr, ptr %ptr.dbg.spill, align 8, !dbg !316
    #dbg_declare(ptr %ptr.dbg.spill, !289, !DIExpression(), !317)
    #dbg_declare(ptr %ptr.dbg.spill, !313, !DIExpression(), !318)
  %0 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !319
  %end_or_len = load ptr, ptr %0, align 8, !dbg !319
  store ptr %end_or_len, ptr %end_or_len.dbg.spill, align 8, !dbg !319
    #dbg_declare(ptr %end_or_len.dbg.spill, !291, !DIExpression(), !320)
    #dbg_declare(ptr %end_or_len.dbg.spill, !321, !DIExpression(), !329)
    #dbg_declare(ptr %end_or_len.dbg.spill, !331, !DIExpression(), !340)
  br label %bb4, !dbg !342

bb4:                                              ; preds = %start
    #dbg_value(ptr poison, !343, !DIExpression(), !352)
    #dbg_value(ptr poison, !351, !DIExpression(), !354)
  %_6 = icmp eq ptr %ptr, %end_or_len, !dbg !355
  br i1 %_6, label %bb5, label %bb6, !dbg !353

bb6:                                              ; preds = %bb4
  %_16 = getelementptr inbounds nuw %Shape, ptr %ptr, i64 1, !dbg !356
  store ptr %_16, ptr %self, align 8, !dbg !357
  br label %bb7, !dbg !358

bb5:                                              ; preds = %bb4
  store ptr null, ptr %_0, align 8, !dbg !359
  br label %bb8, !dbg !360

bb7:                                              ; preds = %bb6
    #dbg_value(ptr poison, !362, !DIExpression(), !368)
  store ptr %ptr, ptr %_0, align 8, !dbg !370
  br label %bb8, !dbg !371

bb8:                                              ; preds = %bb5, %bb7
  %1 = load ptr, ptr %_0, align 8, !dbg !371
  ret ptr %1, !dbg !371

bb1:                                              ; No predecessors!
  unreachable

bb2:                                              ; No predecessors!
  unreachable

bb3:                                              ; No predecessors!
  unreachable

bb9:                                              ; No predecessors!
  unreachable

bb10:                                             ; No predecessors!
  unreachable
}

; Function Attrs: nounwind nonlazybind uwtable
define i32 @adds() unnamed_addr #0 !dbg !372 {
start:
  %_1 = call i32 @nondet_int() #8, !dbg !375
  %0 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %_1, i32 1), !dbg !375
  %_2.0 = extractvalue { i32, i1 } %0, 0, !dbg !375
  %_2.1 = extractvalue { i32, i1 } %0, 1, !dbg !375
  br i1 %_2.1, label %panic, label %bb2, !dbg !375

bb2:                                              ; preds = %start
  ret i32 %_2.0, !dbg !376

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_5e1ef664f5aeb74b2a7d165a156e47f8) #7, !dbg !375
  unreachable, !dbg !375
}

; Function Attrs: nounwind nonlazybind uwtable
define i32 @areas() unnamed_addr #0 !dbg !377 {
start:
  %shape.dbg.spill = alloca [8 x i8], align 8
  %_9 = alloca [8 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %sum = alloca [4 x i8], align 4
  %_4 = alloca [12 x i8], align 4
  %_3 = alloca [12 x i8], align 4
  %_2 = alloca [12 x i8], align 4
  %shapes = alloca [36 x i8], align 4
    #dbg_declare(ptr %shapes, !379, !DIExpression(), !387)
    #dbg_declare(ptr %sum, !381, !DIExpression(), !388)
    #dbg_declare(ptr %iter, !383, !DIExpression(), !389)
  %0 = getelementptr inbounds i8, ptr %_2, i64 4, !dbg !390
  store i32 3, ptr %0, align 4, !dbg !390
  store i32 0, ptr %_2, align 4, !dbg !390
  %1 = getelementptr inbounds i8, ptr %_3, i64 4, !dbg !391
  store i32 2, ptr %1, align 4, !dbg !391
  %2 = getelementptr inbounds i8, ptr %_3, i64 8, !dbg !391
  store i32 5, ptr %2, align 4, !dbg !391
  store i32 1, ptr %_3, align 4, !dbg !391
  store i32 2, ptr %_4, align 4, !dbg !392
  %3 = getelementptr inbounds nuw %Shape, ptr %shapes, i64 0, !dbg !393
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %_2, i64 12, i1 false), !dbg !393
  %4 = getelementptr inbounds nuw %Shape, ptr %shapes, i64 1, !dbg !393
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %_3, i64 12, i1 false), !dbg !393
  %5 = getelementptr inbounds nuw %Shape, ptr %shapes, i64 2, !dbg !393
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %_4, i64 12, i1 false), !dbg !393
  store i32 0, ptr %sum, align 4, !dbg !394
; call core::array::<impl core::iter::traits::collect::IntoIterator for &[T; N]>::into_iter
  %6 = call { ptr, ptr } @"_ZN4core5array98_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$$u5b$T$u3b$$u20$N$u5d$$GT$9into_iter17he48ac9246d8a30d8E"(ptr align 4 %shapes) #8, !dbg !395
  %_6.0 = extractvalue { ptr, ptr } %6, 0, !dbg !395
  %_6.1 = extractvalue { ptr, ptr } %6, 1, !dbg !395
  store ptr %_6.0, ptr %iter, align 8, !dbg !395
  %7 = getelementptr inbounds i8, ptr %iter, i64 8, !dbg !395
  store ptr %_6.1, ptr %7, align 8, !dbg !395
  br label %bb2, !dbg !396

bb2:                                              ; preds = %bb8, %start
; call <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::next
  %8 = call align 4 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h4c92d4c40849b95dE"(ptr align 8 %iter) #6, !dbg !389
  store ptr %8, ptr %_9, align 8, !dbg !389
  %9 = load ptr, ptr %_9, align 8, !dbg !389
  %10 = ptrtoint ptr %9 to i64, !dbg !389
  %11 = icmp eq i64 %10, 0, !dbg !389
  %_11 = select i1 %11, i64 0, i64 1, !dbg !389
  %12 = trunc nuw i64 %_11 to i1, !dbg !389
  br i1 %12, label %bb5, label %bb6, !dbg !389

bb5:                                              ; preds = %bb2
  %shape = load ptr, ptr %_9, align 8, !dbg !397
  store ptr %shape, ptr %shape.dbg.spill, align 8, !dbg !397
    #dbg_declare(ptr %shape.dbg.spill, !385, !DIExpression(), !398)
; call interpret_rust::area
  %_13 = call i32 @_ZN14interpret_rust4area17h55f59f61cb868206E(ptr align 4 %shape) #8, !dbg !399
  %13 = load i32, ptr %sum, align 4, !dbg !400
  %14 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %13, i32 %_13), !dbg !400
  %_14.0 = extractvalue { i32, i1 } %14, 0, !dbg !400
  %_14.1 = extractvalue { i32, i1 } %14, 1, !dbg !400
  br i1 %_14.1, label %panic, label %bb8, !dbg !400

bb6:                                              ; preds = %bb2
  %_0 = load i32, ptr %sum, align 4, !dbg !401
  ret i32 %_0, !dbg !402

bb8:                                              ; preds = %bb5
  store i32 %_14.0, ptr %sum, align 4, !dbg !400
  br label %bb2, !dbg !396

panic:                                            ; preds = %bb5
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_dfc58c4a5cdf8ffe7e235b804b1afba8) #7, !dbg !400
  unreachable, !dbg !400

bb4:                                              ; No predecessors!
  unreachable, !dbg !389
}

; Function Attrs: nounwind nonlazybind uwtable
define i32 @expects() unnamed_addr #0 !dbg !403 {
start:
  %x.dbg.spill = alloca [4 x i8], align 4
  %o = alloca [8 x i8], align 4
    #dbg_declare(ptr %o, !407, !DIExpression(), !409)
  %x = call i32 @nondet_int() #8, !dbg !410
  store i32 %x, ptr %x.dbg.spill, align 4, !dbg !410
    #dbg_declare(ptr %x.dbg.spill, !405, !DIExpression(), !411)
  %_3 = icmp sgt i32 %x, 0, !dbg !412
  br i1 %_3, label %bb2, label %bb3, !dbg !412

bb3:                                              ; preds = %start
  store i32 0, ptr %o, align 4, !dbg !413
  br label %bb4, !dbg !414

bb2:                                              ; preds = %start
  %0 = getelementptr inbounds i8, ptr %o, i64 4, !dbg !415
  store i32 %x, ptr %0, align 4, !dbg !415
  store i32 1, ptr %o, align 4, !dbg !415
  br label %bb4, !dbg !414

bb4:                                              ; preds = %bb2, %bb3
  %_4.0 = load i32, ptr %o, align 4, !dbg !416
  %1 = getelementptr inbounds i8, ptr %o, i64 4, !dbg !416
  %_4.1 = load i32, ptr %1, align 4, !dbg !416
; call core::option::Option<T>::expect
  %_0 = call i32 @"_ZN4core6option15Option$LT$T$GT$6expect17ha77c7257fb62e2fbE"(i32 %_4.0, i32 %_4.1, ptr align 1 @alloc_b622c7b191c69e4cdc572b71e7e12f92, i64 8, ptr align 8 @alloc_ca612d2db3738edf634cf06359284111) #6, !dbg !417
  ret i32 %_0, !dbg !418
}

; Function Attrs: nounwind nonlazybind uwtable
define i32 @index() unnamed_addr #0 !dbg !419 {
start:
  %a = alloca [12 x i8], align 4
    #dbg_declare(ptr %a, !421, !DIExpression(), !424)
  %0 = getelementptr inbounds nuw i32, ptr %a, i64 0, !dbg !425
  store i32 1, ptr %0, align 4, !dbg !425
  %1 = getelementptr inbounds nuw i32, ptr %a, i64 1, !dbg !425
  store i32 2, ptr %1, align 4, !dbg !425
  %2 = getelementptr inbounds nuw i32, ptr %a, i64 2, !dbg !425
  store i32 3, ptr %2, align 4, !dbg !425
  %_3 = call i32 @nondet_int() #8, !dbg !426
  %_2 = sext i32 %_3 to i64, !dbg !426
  %_4 = icmp ult i64 %_2, 3, !dbg !427
  br i1 %_4, label %bb2, label %panic, !dbg !427

bb2:                                              ; preds = %start
  %3 = getelementptr inbounds nuw i32, ptr %a, i64 %_2, !dbg !427
  %_0 = load i32, ptr %3, align 4, !dbg !427
  ret i32 %_0, !dbg !428

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_2, i64 3, ptr align 8 @alloc_8dbfa41fa4faa89f01e9471e4d6650c1) #7, !dbg !427
  unreachable, !dbg !427
}

; Function Attrs: nounwind nonlazybind uwtable
define i32 @unwraps() unnamed_addr #0 !dbg !429 {
start:
  %val.dbg.spill.i = alloca [4 x i8], align 4
  %self.i = alloca [8 x i8], align 4
  %x.dbg.spill = alloca [4 x i8], align 4
  %o = alloca [8 x i8], align 4
    #dbg_declare(ptr %o, !433, !DIExpression(), !435)
  %x = call i32 @nondet_int() #8, !dbg !436
  store i32 %x, ptr %x.dbg.spill, align 4, !dbg !436
    #dbg_declare(ptr %x.dbg.spill, !431, !DIExpression(), !437)
  %_3 = icmp sgt i32 %x, 0, !dbg !438
  br i1 %_3, label %bb2, label %bb3, !dbg !438

bb3:                                              ; preds = %start
  store i32 0, ptr %o, align 4, !dbg !439
  br label %bb4, !dbg !440

bb2:                                              ; preds = %start
  %0 = getelementptr inbounds i8, ptr %o, i64 4, !dbg !441
  store i32 %x, ptr %0, align 4, !dbg !441
  store i32 1, ptr %o, align 4, !dbg !441
  br label %bb4, !dbg !440

bb4:                                              ; preds = %bb2, %bb3
  %_4.0 = load i32, ptr %o, align 4, !dbg !442
  %1 = getelementptr inbounds i8, ptr %o, i64 4, !dbg !442
  %_4.1 = load i32, ptr %1, align 4, !dbg !442
  store i32 %_4.0, ptr %self.i, align 4
  %2 = getelementptr inbounds i8, ptr %self.i, i64 4
  store i32 %_4.1, ptr %2, align 4
    #dbg_declare(ptr %self.i, !443, !DIExpression(), !451)
  %3 = load i32, ptr %self.i, align 4, !dbg !453
  %4 = getelementptr inbounds i8, ptr %self.i, i64 4, !dbg !453
  %5 = load i32, ptr %4, align 4, !dbg !453
  %_2.i = zext i32 %3 to i64, !dbg !453
  %6 = trunc nuw i64 %_2.i to i1, !dbg !454
  br i1 %6, label %"_ZN4core6option15Option$LT$T$GT$6unwrap17ha546a641407861feE.exit", label %bb2.i, !dbg !454

bb2.i:                                            ; preds = %bb4
; call core::option::unwrap_failed
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_75868c683cd564a087fdc6f346aa44b9) #7, !dbg !455
  unreachable, !dbg !455

"_ZN4core6option15Option$LT$T$GT$6unwrap17ha546a641407861feE.exit": ; preds = %bb4
  %7 = getelementptr inbounds i8, ptr %self.i, i64 4, !dbg !456
  %val.i = load i32, ptr %7, align 4, !dbg !456
  store i32 %val.i, ptr %val.dbg.spill.i, align 4, !dbg !456
    #dbg_declare(ptr %val.dbg.spill.i, !449, !DIExpression(), !457)
  ret i32 %val.i, !dbg !458
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #2

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8) unnamed_addr #3

; core::option::expect_failed
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core6option13expect_failed(ptr align 1, i64, ptr align 8) unnamed_addr #3

; core::option::unwrap_failed
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8) unnamed_addr #3

; Function Attrs: nounwind nonlazybind uwtable
declare i32 @nondet_int() unnamed_addr #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #2

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64, i64, ptr align 8) unnamed_addr #5

attributes #0 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { cold noinline noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { inlinehint nounwind }
attributes #7 = { noinline noreturn nounwind }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.dbg.cu = !{!5}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!5 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !6, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!6 = !DIFile(filename: "interpret_rust.rs/@/interpret_rust.28346376374f9b0b-cgu.0", directory: ".")
!7 = distinct !DISubprogram(name: "area", linkageName: "_ZN14interpret_rust4area17h55f59f61cb868206E", scope: !9, file: !8, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !23, retainedNodes: !33)
!8 = !DIFile(filename: "interpret_rust.rs", directory: ".", checksumkind: CSK_MD5, checksum: "ac9389b8b04f641516a56a6721e42270")
!9 = !DINamespace(name: "interpret_rust", scope: null)
!10 = !DISubroutineType(types: !11)
!11 = !{!12, !13}
!12 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&interpret_rust::Shape", baseType: !14, size: 64, align: 64, dwarfAddressSpace: 0)
!14 = !DICompositeType(tag: DW_TAG_structure_type, name: "Shape", scope: !9, file: !15, size: 96, align: 32, flags: DIFlagPublic, elements: !16, templateParams: !23, identifier: "c1bcef587578e6ba445cef42b250146f")
!15 = !DIFile(filename: "<unknown>", directory: "")
!16 = !{!17}
!17 = !DICompositeType(tag: DW_TAG_variant_part, scope: !14, file: !15, size: 96, align: 32, elements: !18, templateParams: !23, identifier: "533563b7b6184efd5e0eba45ac2434f0", discriminator: !31)
!18 = !{!19, !24, !29}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "Square", scope: !17, file: !15, baseType: !20, size: 96, align: 32, extraData: i32 0)
!20 = !DICompositeType(tag: DW_TAG_structure_type, name: "Square", scope: !14, file: !15, size: 96, align: 32, flags: DIFlagPublic, elements: !21, templateParams: !23, identifier: "1ff1b697419d6f28ffec4cd062750106")
!21 = !{!22}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !20, file: !15, baseType: !12, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!23 = !{}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "Rect", scope: !17, file: !15, baseType: !25, size: 96, align: 32, extraData: i32 1)
!25 = !DICompositeType(tag: DW_TAG_structure_type, name: "Rect", scope: !14, file: !15, size: 96, align: 32, flags: DIFlagPublic, elements: !26, templateParams: !23, identifier: "f00c2301fdd31db44c7c43e79313941")
!26 = !{!27, !28}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !25, file: !15, baseType: !12, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "h", scope: !25, file: !15, baseType: !12, size: 32, align: 32, offset: 64, flags: DIFlagPublic)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "Unit", scope: !17, file: !15, baseType: !30, size: 96, align: 32, extraData: i32 2)
!30 = !DICompositeType(tag: DW_TAG_structure_type, name: "Unit", scope: !14, file: !15, size: 96, align: 32, flags: DIFlagPublic, elements: !23, identifier: "529ea8b2674c77b96fbd1b0f9d0743ac")
!31 = !DIDerivedType(tag: DW_TAG_member, scope: !14, file: !15, baseType: !32, size: 32, align: 32, flags: DIFlagArtificial)
!32 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!33 = !{!34, !35, !38, !40}
!34 = !DILocalVariable(name: "shape", arg: 1, scope: !7, file: !8, line: 6, type: !13)
!35 = !DILocalVariable(name: "a", scope: !36, file: !8, line: 7, type: !37, align: 64)
!36 = distinct !DILexicalBlock(scope: !7, file: !8, line: 7, column: 19)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&i32", baseType: !12, size: 64, align: 64, dwarfAddressSpace: 0)
!38 = !DILocalVariable(name: "w", scope: !39, file: !8, line: 7, type: !37, align: 64)
!39 = distinct !DILexicalBlock(scope: !7, file: !8, line: 7, column: 46)
!40 = !DILocalVariable(name: "h", scope: !39, file: !8, line: 7, type: !37, align: 64)
!41 = !DILocation(line: 6, column: 9, scope: !7)
!42 = !DILocation(line: 7, column: 11, scope: !7)
!43 = !DILocation(line: 7, column: 5, scope: !7)
!44 = !DILocation(line: 7, column: 33, scope: !7)
!45 = !DILocation(line: 7, column: 33, scope: !36)
!46 = !DILocation(line: 7, column: 39, scope: !36)
!47 = !DILocation(line: 7, column: 60, scope: !7)
!48 = !DILocation(line: 7, column: 60, scope: !39)
!49 = !DILocation(line: 7, column: 63, scope: !7)
!50 = !DILocation(line: 7, column: 63, scope: !39)
!51 = !DILocation(line: 7, column: 70, scope: !39)
!52 = !DILocation(line: 7, column: 92, scope: !7)
!53 = !DILocation(line: 8, column: 2, scope: !7)
!54 = distinct !DISubprogram(name: "mul", linkageName: "_ZN49_$LT$$RF$i32$u20$as$u20$core..ops..arith..Mul$GT$3mul17hdda892554a9a8d50E", scope: !56, file: !55, line: 49, type: !60, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !23, retainedNodes: !93)
!55 = !DIFile(filename: "library/core/src/internal_macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "9ec673d06a3eb53c47178443a566ec32")
!56 = !DINamespace(name: "{impl#173}", scope: !57)
!57 = !DINamespace(name: "arith", scope: !58)
!58 = !DINamespace(name: "ops", scope: !59)
!59 = !DINamespace(name: "core", scope: null)
!60 = !DISubroutineType(types: !61)
!61 = !{!12, !37, !37, !62}
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::panic::location::Location", baseType: !63, size: 64, align: 64, dwarfAddressSpace: 0)
!63 = !DICompositeType(tag: DW_TAG_structure_type, name: "Location", scope: !64, file: !15, size: 192, align: 64, flags: DIFlagPublic, elements: !66, templateParams: !23, identifier: "c23b7de1297af8f4a89df3da49f37ee6")
!64 = !DINamespace(name: "location", scope: !65)
!65 = !DINamespace(name: "panic", scope: !59)
!66 = !{!67, !82, !83, !84}
!67 = !DIDerivedType(tag: DW_TAG_member, name: "filename", scope: !63, file: !15, baseType: !68, size: 128, align: 64, flags: DIFlagPrivate)
!68 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<str>", scope: !69, file: !15, size: 128, align: 64, flags: DIFlagPublic, elements: !71, templateParams: !80, identifier: "cc7383b2ce73f6838bfb6ae828fb6ae6")
!69 = !DINamespace(name: "non_null", scope: !70)
!70 = !DINamespace(name: "ptr", scope: !59)
!71 = !{!72}
!72 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !68, file: !15, baseType: !73, size: 128, align: 64, flags: DIFlagPrivate)
!73 = !DICompositeType(tag: DW_TAG_structure_type, name: "*const str", file: !15, size: 128, align: 64, elements: !74, templateParams: !23, identifier: "238a44609877474087c05adf26cd41fa")
!74 = !{!75, !78}
!75 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !73, file: !15, baseType: !76, size: 64, align: 64)
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64, align: 64, dwarfAddressSpace: 0)
!77 = !DIBasicType(name: "u8", size: 8, encoding: DW_ATE_unsigned)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !73, file: !15, baseType: !79, size: 64, align: 64, offset: 64)
!79 = !DIBasicType(name: "usize", size: 64, encoding: DW_ATE_unsigned)
!80 = !{!81}
!81 = !DITemplateTypeParameter(name: "T", type: !77)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "line", scope: !63, file: !15, baseType: !32, size: 32, align: 32, offset: 128, flags: DIFlagPrivate)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "col", scope: !63, file: !15, baseType: !32, size: 32, align: 32, offset: 160, flags: DIFlagPrivate)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "_filename", scope: !63, file: !15, baseType: !85, align: 8, offset: 192, flags: DIFlagPrivate)
!85 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&str>", scope: !86, file: !15, align: 8, flags: DIFlagPublic, elements: !23, templateParams: !87, identifier: "e16ac355808b6aef9fb50b5f125fee05")
!86 = !DINamespace(name: "marker", scope: !59)
!87 = !{!88}
!88 = !DITemplateTypeParameter(name: "T", type: !89)
!89 = !DICompositeType(tag: DW_TAG_structure_type, name: "&str", file: !15, size: 128, align: 64, elements: !90, templateParams: !23, identifier: "9277eecd40495f85161460476aacc992")
!90 = !{!91, !92}
!91 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !89, file: !15, baseType: !76, size: 64, align: 64)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !89, file: !15, baseType: !79, size: 64, align: 64, offset: 64)
!93 = !{!94, !95}
!94 = !DILocalVariable(name: "self", arg: 1, scope: !54, file: !55, line: 49, type: !37)
!95 = !DILocalVariable(name: "other", arg: 2, scope: !54, file: !55, line: 49, type: !37)
!96 = !DILocation(line: 49, column: 24, scope: !54)
!97 = !DILocation(line: 49, column: 30, scope: !54)
!98 = !DILocation(line: 50, column: 31, scope: !54)
!99 = !DILocalVariable(name: "self", arg: 1, scope: !100, file: !101, line: 352, type: !12)
!100 = distinct !DISubprogram(name: "mul", linkageName: "_ZN45_$LT$i32$u20$as$u20$core..ops..arith..Mul$GT$3mul17h86ceeff60da3b69cE", scope: !102, file: !101, line: 352, type: !103, scopeLine: 352, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !23, retainedNodes: !105)
!101 = !DIFile(filename: "library/core/src/ops/arith.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "82a843efd6957c9872d7564e4a5df756")
!102 = !DINamespace(name: "{impl#137}", scope: !57)
!103 = !DISubroutineType(types: !104)
!104 = !{!12, !12, !12, !62}
!105 = !{!99, !106}
!106 = !DILocalVariable(name: "other", arg: 2, scope: !100, file: !101, line: 352, type: !12)
!107 = !DILocation(line: 352, column: 20, scope: !100, inlinedAt: !108)
!108 = !DILocation(line: 50, column: 17, scope: !54)
!109 = !DILocation(line: 50, column: 38, scope: !54)
!110 = !DILocation(line: 352, column: 26, scope: !100, inlinedAt: !108)
!111 = !DILocation(line: 352, column: 45, scope: !100, inlinedAt: !108)
!112 = !DILocation(line: 51, column: 14, scope: !54)
!113 = distinct !DISubprogram(name: "into_iter<interpret_rust::Shape, 3>", linkageName: "_ZN4core5array98_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$$u5b$T$u3b$$u20$N$u5d$$GT$9into_iter17he48ac9246d8a30d8E", scope: !115, file: !114, line: 365, type: !117, scopeLine: 365, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !128, retainedNodes: !139)
!114 = !DIFile(filename: "library/core/src/array/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "ae7ea7cfa39f7224b0ae145dc07999b5")
!115 = !DINamespace(name: "{impl#13}", scope: !116)
!116 = !DINamespace(name: "array", scope: !59)
!117 = !DISubroutineType(types: !118)
!118 = !{!119, !135}
!119 = !DICompositeType(tag: DW_TAG_structure_type, name: "Iter<interpret_rust::Shape>", scope: !120, file: !15, size: 128, align: 64, flags: DIFlagPublic, elements: !122, templateParams: !128, identifier: "e3a38c2909925f8fa962ead40f040a85")
!120 = !DINamespace(name: "iter", scope: !121)
!121 = !DINamespace(name: "slice", scope: !59)
!122 = !{!123, !130, !131}
!123 = !DIDerivedType(tag: DW_TAG_member, name: "ptr", scope: !119, file: !15, baseType: !124, size: 64, align: 64, flags: DIFlagPrivate)
!124 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<interpret_rust::Shape>", scope: !69, file: !15, size: 64, align: 64, flags: DIFlagPublic, elements: !125, templateParams: !128, identifier: "dea995c075ce6a5328d1b8f8d81e2567")
!125 = !{!126}
!126 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !124, file: !15, baseType: !127, size: 64, align: 64, flags: DIFlagPrivate)
!127 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const interpret_rust::Shape", baseType: !14, size: 64, align: 64, dwarfAddressSpace: 0)
!128 = !{!129}
!129 = !DITemplateTypeParameter(name: "T", type: !14)
!130 = !DIDerivedType(tag: DW_TAG_member, name: "end_or_len", scope: !119, file: !15, baseType: !127, size: 64, align: 64, offset: 64, flags: DIFlagPrivate)
!131 = !DIDerivedType(tag: DW_TAG_member, name: "_marker", scope: !119, file: !15, baseType: !132, align: 8, offset: 128, flags: DIFlagPrivate)
!132 = !DICompositeType(tag: DW_TAG_structure_type, name: "PhantomData<&interpret_rust::Shape>", scope: !86, file: !15, align: 8, flags: DIFlagPublic, elements: !23, templateParams: !133, identifier: "9df2882287e49c005a2bcda4d1283066")
!133 = !{!134}
!134 = !DITemplateTypeParameter(name: "T", type: !13)
!135 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&[interpret_rust::Shape; 3]", baseType: !136, size: 64, align: 64, dwarfAddressSpace: 0)
!136 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 288, align: 32, elements: !137)
!137 = !{!138}
!138 = !DISubrange(count: 3, lowerBound: 0)
!139 = !{!140}
!140 = !DILocalVariable(name: "self", arg: 1, scope: !113, file: !114, line: 365, type: !135)
!141 = !DILocation(line: 365, column: 18, scope: !113)
!142 = !DILocalVariable(name: "end_or_len", scope: !143, file: !144, line: 101, type: !127, align: 64)
!143 = distinct !DILexicalBlock(scope: !145, file: !144, line: 101, column: 13)
!144 = !DIFile(filename: "library/core/src/slice/iter.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "f33ab2e22fe09095bf73c41c52bd166c")
!145 = distinct !DILexicalBlock(scope: !146, file: !144, line: 98, column: 9)
!146 = distinct !DILexicalBlock(scope: !147, file: !144, line: 97, column: 9)
!147 = distinct !DISubprogram(name: "new<interpret_rust::Shape>", linkageName: "_ZN4core5slice4iter13Iter$LT$T$GT$3new17ha5b73817518a85b7E", scope: !119, file: !144, line: 96, type: !148, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !128, declaration: !155, retainedNodes: !156)
!148 = !DISubroutineType(types: !149)
!149 = !{!119, !150}
!150 = !DICompositeType(tag: DW_TAG_structure_type, name: "&[interpret_rust::Shape]", file: !15, size: 128, align: 64, elements: !151, templateParams: !23, identifier: "76666598f627ff719c184079a6c58149")
!151 = !{!152, !154}
!152 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !150, file: !15, baseType: !153, size: 64, align: 64)
!153 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64, align: 64, dwarfAddressSpace: 0)
!154 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !150, file: !15, baseType: !79, size: 64, align: 64, offset: 64)
!155 = !DISubprogram(name: "new<interpret_rust::Shape>", linkageName: "_ZN4core5slice4iter13Iter$LT$T$GT$3new17ha5b73817518a85b7E", scope: !119, file: !144, line: 96, type: !148, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !128)
!156 = !{!157, !158, !159, !142}
!157 = !DILocalVariable(name: "slice", arg: 1, scope: !147, file: !144, line: 96, type: !150)
!158 = !DILocalVariable(name: "len", scope: !146, file: !144, line: 97, type: !79, align: 64)
!159 = !DILocalVariable(name: "ptr", scope: !145, file: !144, line: 98, type: !124, align: 64)
!160 = !DILocation(line: 101, column: 17, scope: !143, inlinedAt: !161)
!161 = !DILocation(line: 1041, column: 9, scope: !162, inlinedAt: !167)
!162 = distinct !DISubprogram(name: "iter<interpret_rust::Shape>", linkageName: "_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17hfdd699af7b47ca6bE", scope: !164, file: !163, line: 1040, type: !148, scopeLine: 1040, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !128, retainedNodes: !165)
!163 = !DIFile(filename: "library/core/src/slice/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b606e5d97bff599edd0dcbc6067a14f1")
!164 = !DINamespace(name: "{impl#0}", scope: !121)
!165 = !{!166}
!166 = !DILocalVariable(name: "self", arg: 1, scope: !162, file: !163, line: 1040, type: !150)
!167 = !DILocation(line: 366, column: 14, scope: !113)
!168 = !DILocation(line: 97, column: 13, scope: !146, inlinedAt: !161)
!169 = !DILocation(line: 884, column: 36, scope: !170, inlinedAt: !176)
!170 = distinct !DISubprogram(name: "without_provenance<interpret_rust::Shape>", linkageName: "_ZN4core3ptr18without_provenance17h8ba47a3a98b243b0E", scope: !70, file: !171, line: 884, type: !172, scopeLine: 884, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !128, retainedNodes: !174)
!171 = !DIFile(filename: "library/core/src/ptr/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "8f706ae0a0620120e6e931983ef127f1")
!172 = !DISubroutineType(types: !173)
!173 = !{!127, !79}
!174 = !{!175}
!175 = !DILocalVariable(name: "addr", scope: !170, file: !171, line: 884, type: !79, align: 64)
!176 = !DILocation(line: 102, column: 32, scope: !145, inlinedAt: !161)
!177 = !DILocation(line: 927, column: 35, scope: !178, inlinedAt: !188)
!178 = distinct !DISubprogram(name: "add<interpret_rust::Shape>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$3add17h5029c4802e97eee5E", scope: !180, file: !179, line: 927, type: !182, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !128, retainedNodes: !185)
!179 = !DIFile(filename: "library/core/src/ptr/mut_ptr.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!180 = !DINamespace(name: "{impl#0}", scope: !181)
!181 = !DINamespace(name: "mut_ptr", scope: !70)
!182 = !DISubroutineType(types: !183)
!183 = !{!184, !184, !79, !62}
!184 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut interpret_rust::Shape", baseType: !14, size: 64, align: 64, dwarfAddressSpace: 0)
!185 = !{!186, !187}
!186 = !DILocalVariable(name: "self", arg: 1, scope: !178, file: !179, line: 927, type: !184)
!187 = !DILocalVariable(name: "count", scope: !178, file: !179, line: 927, type: !79, align: 64)
!188 = !DILocation(line: 102, column: 78, scope: !145, inlinedAt: !161)
!189 = !DILocation(line: 366, column: 9, scope: !113)
!190 = !DILocation(line: 1040, column: 23, scope: !162, inlinedAt: !167)
!191 = !DILocation(line: 96, column: 29, scope: !147, inlinedAt: !161)
!192 = !DILocalVariable(name: "r", arg: 1, scope: !193, file: !194, line: 282, type: !150)
!193 = distinct !DISubprogram(name: "from_ref<[interpret_rust::Shape]>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$8from_ref17h7712f6a3c669fa69E", scope: !195, file: !194, line: 282, type: !202, scopeLine: 282, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !128, declaration: !204, retainedNodes: !205)
!194 = !DIFile(filename: "library/core/src/ptr/non_null.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "e5222a5160165ba1cd09076ad7a11733")
!195 = !DICompositeType(tag: DW_TAG_structure_type, name: "NonNull<[interpret_rust::Shape]>", scope: !69, file: !15, size: 128, align: 64, flags: DIFlagPublic, elements: !196, templateParams: !128, identifier: "55d549c70db5dba2374ffb579d752103")
!196 = !{!197}
!197 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !195, file: !15, baseType: !198, size: 128, align: 64, flags: DIFlagPrivate)
!198 = !DICompositeType(tag: DW_TAG_structure_type, name: "*const [interpret_rust::Shape]", file: !15, size: 128, align: 64, elements: !199, templateParams: !23, identifier: "5de8989281f19748e38881f932b195e5")
!199 = !{!200, !201}
!200 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", scope: !198, file: !15, baseType: !153, size: 64, align: 64)
!201 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !198, file: !15, baseType: !79, size: 64, align: 64, offset: 64)
!202 = !DISubroutineType(types: !203)
!203 = !{!195, !150}
!204 = !DISubprogram(name: "from_ref<[interpret_rust::Shape]>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$8from_ref17h7712f6a3c669fa69E", scope: !195, file: !194, line: 282, type: !202, scopeLine: 282, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !128)
!205 = !{!192}
!206 = !DILocation(line: 282, column: 27, scope: !193, inlinedAt: !207)
!207 = !DILocation(line: 98, column: 31, scope: !146, inlinedAt: !161)
!208 = !DILocation(line: 284, column: 18, scope: !193, inlinedAt: !207)
!209 = !DILocalVariable(name: "self", arg: 1, scope: !210, file: !194, line: 502, type: !195)
!210 = distinct !DISubprogram(name: "cast<[interpret_rust::Shape], interpret_rust::Shape>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$4cast17he9a9c1f1d65079aeE", scope: !195, file: !194, line: 502, type: !211, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !214, declaration: !213, retainedNodes: !216)
!211 = !DISubroutineType(types: !212)
!212 = !{!124, !195}
!213 = !DISubprogram(name: "cast<[interpret_rust::Shape], interpret_rust::Shape>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$4cast17he9a9c1f1d65079aeE", scope: !195, file: !194, line: 502, type: !211, scopeLine: 502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !214)
!214 = !{!129, !215}
!215 = !DITemplateTypeParameter(name: "U", type: !14)
!216 = !{!209}
!217 = !DILocation(line: 502, column: 26, scope: !210, inlinedAt: !218)
!218 = !DILocation(line: 98, column: 56, scope: !146, inlinedAt: !161)
!219 = !DILocation(line: 504, column: 18, scope: !210, inlinedAt: !218)
!220 = !DILocation(line: 98, column: 13, scope: !145, inlinedAt: !161)
!221 = !DILocalVariable(name: "self", arg: 1, scope: !222, file: !194, line: 401, type: !124)
!222 = distinct !DISubprogram(name: "as_ptr<interpret_rust::Shape>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ptr17hfc3029711d7ff4c8E", scope: !124, file: !194, line: 401, type: !223, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !128, declaration: !225, retainedNodes: !226)
!223 = !DISubroutineType(types: !224)
!224 = !{!184, !124}
!225 = !DISubprogram(name: "as_ptr<interpret_rust::Shape>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ptr17hfc3029711d7ff4c8E", scope: !124, file: !194, line: 401, type: !223, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !128)
!226 = !{!221}
!227 = !DILocation(line: 401, column: 25, scope: !222, inlinedAt: !228)
!228 = !DILocation(line: 102, column: 69, scope: !145, inlinedAt: !161)
!229 = !DILocation(line: 102, column: 20, scope: !145, inlinedAt: !161)
!230 = !DILocation(line: 407, column: 18, scope: !222, inlinedAt: !228)
!231 = !DILocation(line: 927, column: 29, scope: !178, inlinedAt: !188)
!232 = !DILocation(line: 961, column: 18, scope: !178, inlinedAt: !188)
!233 = !DILocation(line: 102, column: 63, scope: !145, inlinedAt: !161)
!234 = !DILocation(line: 102, column: 17, scope: !145, inlinedAt: !161)
!235 = !DILocation(line: 104, column: 13, scope: !143, inlinedAt: !161)
!236 = !DILocation(line: 367, column: 6, scope: !113)
!237 = distinct !DISubprogram(name: "expect<i32>", linkageName: "_ZN4core6option15Option$LT$T$GT$6expect17ha77c7257fb62e2fbE", scope: !239, file: !238, line: 968, type: !253, scopeLine: 968, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !246, declaration: !255, retainedNodes: !256)
!238 = !DIFile(filename: "library/core/src/option.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "3f12dd837a95e960b90752f70f5ddc0e")
!239 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<i32>", scope: !240, file: !15, size: 64, align: 32, flags: DIFlagPublic, elements: !241, templateParams: !23, identifier: "9405ac4e2c6c777f392a88ba61a7ee59")
!240 = !DINamespace(name: "option", scope: !59)
!241 = !{!242}
!242 = !DICompositeType(tag: DW_TAG_variant_part, scope: !239, file: !15, size: 64, align: 32, elements: !243, templateParams: !23, identifier: "e2f41d4aeb07e70e2deec5714d40b3f5", discriminator: !252)
!243 = !{!244, !248}
!244 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !242, file: !15, baseType: !245, size: 64, align: 32, extraData: i32 0)
!245 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !239, file: !15, size: 64, align: 32, flags: DIFlagPublic, elements: !23, templateParams: !246, identifier: "61a3ce2df84cf17e4abf9bd216f81f54")
!246 = !{!247}
!247 = !DITemplateTypeParameter(name: "T", type: !12)
!248 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !242, file: !15, baseType: !249, size: 64, align: 32, extraData: i32 1)
!249 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !239, file: !15, size: 64, align: 32, flags: DIFlagPublic, elements: !250, templateParams: !246, identifier: "d5be8f80a28faf7bfb7a6bc63bf0c7cc")
!250 = !{!251}
!251 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !249, file: !15, baseType: !12, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!252 = !DIDerivedType(tag: DW_TAG_member, scope: !239, file: !15, baseType: !32, size: 32, align: 32, flags: DIFlagArtificial)
!253 = !DISubroutineType(types: !254)
!254 = !{!12, !239, !89, !62}
!255 = !DISubprogram(name: "expect<i32>", linkageName: "_ZN4core6option15Option$LT$T$GT$6expect17ha77c7257fb62e2fbE", scope: !239, file: !238, line: 968, type: !253, scopeLine: 968, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !246)
!256 = !{!257, !258, !259}
!257 = !DILocalVariable(name: "self", arg: 1, scope: !237, file: !238, line: 968, type: !239)
!258 = !DILocalVariable(name: "msg", arg: 2, scope: !237, file: !238, line: 968, type: !89)
!259 = !DILocalVariable(name: "val", scope: !260, file: !238, line: 970, type: !12, align: 32)
!260 = distinct !DILexicalBlock(scope: !237, file: !238, line: 970, column: 13)
!261 = !DILocation(line: 968, column: 25, scope: !237)
!262 = !DILocation(line: 968, column: 31, scope: !237)
!263 = !DILocation(line: 969, column: 15, scope: !237)
!264 = !DILocation(line: 969, column: 9, scope: !237)
!265 = !DILocation(line: 970, column: 18, scope: !237)
!266 = !DILocation(line: 970, column: 18, scope: !260)
!267 = !DILocation(line: 973, column: 6, scope: !237)
!268 = !DILocation(line: 971, column: 21, scope: !237)
!269 = distinct !DISubprogram(name: "next<interpret_rust::Shape>", linkageName: "_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h4c92d4c40849b95dE", scope: !271, file: !270, line: 157, type: !272, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !128, retainedNodes: !287)
!270 = !DIFile(filename: "library/core/src/slice/iter/macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "87d1f0c2746f51593d75ddf4c9271f14")
!271 = !DINamespace(name: "{impl#171}", scope: !120)
!272 = !DISubroutineType(types: !273)
!273 = !{!274, !286}
!274 = !DICompositeType(tag: DW_TAG_structure_type, name: "Option<&interpret_rust::Shape>", scope: !240, file: !15, size: 64, align: 64, flags: DIFlagPublic, elements: !275, templateParams: !23, identifier: "8cb972a493ec8f25192c2cdfbd1d8184")
!275 = !{!276}
!276 = !DICompositeType(tag: DW_TAG_variant_part, scope: !274, file: !15, size: 64, align: 64, elements: !277, templateParams: !23, identifier: "7533ae88ab4f492ce68209aad983ec88", discriminator: !284)
!277 = !{!278, !280}
!278 = !DIDerivedType(tag: DW_TAG_member, name: "None", scope: !276, file: !15, baseType: !279, size: 64, align: 64, extraData: i64 0)
!279 = !DICompositeType(tag: DW_TAG_structure_type, name: "None", scope: !274, file: !15, size: 64, align: 64, flags: DIFlagPublic, elements: !23, templateParams: !133, identifier: "259dc8794add119b492c7d13e0da49d2")
!280 = !DIDerivedType(tag: DW_TAG_member, name: "Some", scope: !276, file: !15, baseType: !281, size: 64, align: 64)
!281 = !DICompositeType(tag: DW_TAG_structure_type, name: "Some", scope: !274, file: !15, size: 64, align: 64, flags: DIFlagPublic, elements: !282, templateParams: !133, identifier: "bac4586b9a6097ec501be61e5a1731a6")
!282 = !{!283}
!283 = !DIDerivedType(tag: DW_TAG_member, name: "__0", scope: !281, file: !15, baseType: !13, size: 64, align: 64, flags: DIFlagPublic)
!284 = !DIDerivedType(tag: DW_TAG_member, scope: !274, file: !15, baseType: !285, size: 64, align: 64, flags: DIFlagArtificial)
!285 = !DIBasicType(name: "u64", size: 64, encoding: DW_ATE_unsigned)
!286 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&mut core::slice::iter::Iter<interpret_rust::Shape>", baseType: !119, size: 64, align: 64, dwarfAddressSpace: 0)
!287 = !{!288, !289, !291, !293}
!288 = !DILocalVariable(name: "self", arg: 1, scope: !269, file: !270, line: 157, type: !286)
!289 = !DILocalVariable(name: "ptr", scope: !290, file: !270, line: 161, type: !124, align: 64)
!290 = distinct !DILexicalBlock(scope: !269, file: !270, line: 161, column: 17)
!291 = !DILocalVariable(name: "end_or_len", scope: !292, file: !270, line: 162, type: !127, align: 64)
!292 = distinct !DILexicalBlock(scope: !290, file: !270, line: 162, column: 17)
!293 = !DILocalVariable(name: "len", scope: !294, file: !270, line: 167, type: !79, align: 64)
!294 = distinct !DILexicalBlock(scope: !292, file: !270, line: 167, column: 25)
!295 = !DILocation(line: 157, column: 21, scope: !269)
!296 = !DILocation(line: 1011, column: 49, scope: !297, inlinedAt: !306)
!297 = distinct !DISubprogram(name: "unchecked_sub", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_sub", scope: !299, file: !298, line: 1011, type: !301, scopeLine: 1011, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !23, retainedNodes: !303)
!298 = !DIFile(filename: "library/core/src/num/uint_macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!299 = !DINamespace(name: "{impl#11}", scope: !300)
!300 = !DINamespace(name: "num", scope: !59)
!301 = !DISubroutineType(types: !302)
!302 = !{!79, !79, !79, !62}
!303 = !{!304, !305}
!304 = !DILocalVariable(name: "self", arg: 1, scope: !297, file: !298, line: 1011, type: !79)
!305 = !DILocalVariable(name: "rhs", scope: !297, file: !298, line: 1011, type: !79, align: 64)
!306 = !DILocation(line: 175, column: 70, scope: !294)
!307 = !DILocation(line: 651, column: 35, scope: !308, inlinedAt: !315)
!308 = distinct !DISubprogram(name: "add<interpret_rust::Shape>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3add17h9d5f6791058a88b2E", scope: !124, file: !194, line: 651, type: !309, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !128, declaration: !311, retainedNodes: !312)
!309 = !DISubroutineType(types: !310)
!310 = !{!124, !124, !79}
!311 = !DISubprogram(name: "add<interpret_rust::Shape>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3add17h9d5f6791058a88b2E", scope: !124, file: !194, line: 651, type: !309, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !128)
!312 = !{!313, !314}
!313 = !DILocalVariable(name: "self", arg: 1, scope: !308, file: !194, line: 651, type: !124)
!314 = !DILocalVariable(name: "count", scope: !308, file: !194, line: 651, type: !79, align: 64)
!315 = !DILocation(line: 185, column: 40, scope: !292)
!316 = !DILocation(line: 161, column: 27, scope: !269)
!317 = !DILocation(line: 161, column: 21, scope: !290)
!318 = !DILocation(line: 651, column: 29, scope: !308, inlinedAt: !315)
!319 = !DILocation(line: 162, column: 34, scope: !290)
!320 = !DILocation(line: 162, column: 21, scope: !292)
!321 = !DILocalVariable(name: "self", arg: 1, scope: !322, file: !323, line: 153, type: !127)
!322 = distinct !DISubprogram(name: "addr<interpret_rust::Shape>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$4addr17he5244b897714600cE", scope: !324, file: !323, line: 153, type: !326, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !128, retainedNodes: !328)
!323 = !DIFile(filename: "library/core/src/ptr/const_ptr.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!324 = !DINamespace(name: "{impl#0}", scope: !325)
!325 = !DINamespace(name: "const_ptr", scope: !70)
!326 = !DISubroutineType(types: !327)
!327 = !{!79, !127}
!328 = !{!321}
!329 = !DILocation(line: 153, column: 17, scope: !322, inlinedAt: !330)
!330 = !DILocation(line: 167, column: 46, scope: !292)
!331 = !DILocalVariable(name: "self", arg: 1, scope: !332, file: !323, line: 48, type: !127)
!332 = distinct !DISubprogram(name: "cast<interpret_rust::Shape, ()>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$4cast17h5eb01f0778ffce9aE", scope: !324, file: !323, line: 48, type: !333, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !338, retainedNodes: !337)
!333 = !DISubroutineType(types: !334)
!334 = !{!335, !127}
!335 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const ()", baseType: !336, size: 64, align: 64, dwarfAddressSpace: 0)
!336 = !DIBasicType(name: "()", encoding: DW_ATE_unsigned)
!337 = !{!331}
!338 = !{!129, !339}
!339 = !DITemplateTypeParameter(name: "U", type: !336)
!340 = !DILocation(line: 48, column: 26, scope: !332, inlinedAt: !341)
!341 = !DILocation(line: 159, column: 38, scope: !322, inlinedAt: !330)
!342 = !DILocation(line: 166, column: 24, scope: !292)
!343 = !DILocalVariable(name: "self", arg: 1, scope: !344, file: !194, line: 1719, type: !349)
!344 = distinct !DISubprogram(name: "eq<interpret_rust::Shape>", linkageName: "_ZN78_$LT$core..ptr..non_null..NonNull$LT$T$GT$$u20$as$u20$core..cmp..PartialEq$GT$2eq17hc7bfb70329fbe2ccE", scope: !345, file: !194, line: 1719, type: !346, scopeLine: 1719, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !128, retainedNodes: !350)
!345 = !DINamespace(name: "{impl#16}", scope: !69)
!346 = !DISubroutineType(types: !347)
!347 = !{!348, !349, !349}
!348 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!349 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&core::ptr::non_null::NonNull<interpret_rust::Shape>", baseType: !124, size: 64, align: 64, dwarfAddressSpace: 0)
!350 = !{!343, !351}
!351 = !DILocalVariable(name: "other", arg: 2, scope: !344, file: !194, line: 1719, type: !349)
!352 = !DILocation(line: 1719, column: 11, scope: !344, inlinedAt: !353)
!353 = !DILocation(line: 180, column: 28, scope: !292)
!354 = !DILocation(line: 1719, column: 18, scope: !344, inlinedAt: !353)
!355 = !DILocation(line: 1720, column: 9, scope: !344, inlinedAt: !353)
!356 = !DILocation(line: 659, column: 28, scope: !308, inlinedAt: !315)
!357 = !DILocation(line: 185, column: 25, scope: !292)
!358 = !DILocation(line: 166, column: 21, scope: !292)
!359 = !DILocation(line: 181, column: 36, scope: !292)
!360 = !DILocation(line: 0, scope: !361)
!361 = !DILexicalBlockFile(scope: !292, file: !8, discriminator: 0)
!362 = !DILocalVariable(name: "self", arg: 1, scope: !363, file: !194, line: 440, type: !349)
!363 = distinct !DISubprogram(name: "as_ref<interpret_rust::Shape>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ref17hd10a3da0cb518b9dE", scope: !124, file: !194, line: 440, type: !364, scopeLine: 440, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !128, declaration: !366, retainedNodes: !367)
!364 = !DISubroutineType(types: !365)
!365 = !{!13, !349}
!366 = !DISubprogram(name: "as_ref<interpret_rust::Shape>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$6as_ref17hd10a3da0cb518b9dE", scope: !124, file: !194, line: 440, type: !364, scopeLine: 440, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !128)
!367 = !{!362}
!368 = !DILocation(line: 440, column: 36, scope: !363, inlinedAt: !369)
!369 = !DILocation(line: 190, column: 32, scope: !292)
!370 = !DILocation(line: 190, column: 21, scope: !292)
!371 = !DILocation(line: 192, column: 14, scope: !269)
!372 = distinct !DISubprogram(name: "adds", scope: !9, file: !8, line: 16, type: !373, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !5, templateParams: !23)
!373 = !DISubroutineType(types: !374)
!374 = !{!12}
!375 = !DILocation(line: 16, column: 45, scope: !372)
!376 = !DILocation(line: 16, column: 63, scope: !372)
!377 = distinct !DISubprogram(name: "areas", scope: !9, file: !8, line: 9, type: !373, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !5, templateParams: !23, retainedNodes: !378)
!378 = !{!379, !381, !383, !385}
!379 = !DILocalVariable(name: "shapes", scope: !380, file: !8, line: 10, type: !136, align: 32)
!380 = distinct !DILexicalBlock(scope: !377, file: !8, line: 10, column: 5)
!381 = !DILocalVariable(name: "sum", scope: !382, file: !8, line: 11, type: !12, align: 32)
!382 = distinct !DILexicalBlock(scope: !380, file: !8, line: 11, column: 5)
!383 = !DILocalVariable(name: "iter", scope: !384, file: !8, line: 12, type: !119, align: 64)
!384 = distinct !DILexicalBlock(scope: !382, file: !8, line: 12, column: 5)
!385 = !DILocalVariable(name: "shape", scope: !386, file: !8, line: 12, type: !13, align: 64)
!386 = distinct !DILexicalBlock(scope: !384, file: !8, line: 12, column: 5)
!387 = !DILocation(line: 10, column: 9, scope: !380)
!388 = !DILocation(line: 11, column: 9, scope: !382)
!389 = !DILocation(line: 12, column: 18, scope: !384)
!390 = !DILocation(line: 10, column: 19, scope: !377)
!391 = !DILocation(line: 10, column: 37, scope: !377)
!392 = !DILocation(line: 10, column: 65, scope: !377)
!393 = !DILocation(line: 10, column: 18, scope: !377)
!394 = !DILocation(line: 11, column: 19, scope: !380)
!395 = !DILocation(line: 12, column: 18, scope: !382)
!396 = !DILocation(line: 12, column: 5, scope: !384)
!397 = !DILocation(line: 12, column: 9, scope: !384)
!398 = !DILocation(line: 12, column: 9, scope: !386)
!399 = !DILocation(line: 12, column: 35, scope: !386)
!400 = !DILocation(line: 12, column: 28, scope: !386)
!401 = !DILocation(line: 13, column: 5, scope: !382)
!402 = !DILocation(line: 14, column: 2, scope: !377)
!403 = distinct !DISubprogram(name: "expects", scope: !9, file: !8, line: 18, type: !373, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !5, templateParams: !23, retainedNodes: !404)
!404 = !{!405, !407}
!405 = !DILocalVariable(name: "x", scope: !406, file: !8, line: 18, type: !12, align: 32)
!406 = distinct !DILexicalBlock(scope: !403, file: !8, line: 18, column: 48)
!407 = !DILocalVariable(name: "o", scope: !408, file: !8, line: 18, type: !239, align: 32)
!408 = distinct !DILexicalBlock(scope: !406, file: !8, line: 18, column: 70)
!409 = !DILocation(line: 18, column: 74, scope: !408)
!410 = !DILocation(line: 18, column: 56, scope: !403)
!411 = !DILocation(line: 18, column: 52, scope: !406)
!412 = !DILocation(line: 18, column: 81, scope: !406)
!413 = !DILocation(line: 18, column: 106, scope: !406)
!414 = !DILocation(line: 18, column: 78, scope: !406)
!415 = !DILocation(line: 18, column: 89, scope: !406)
!416 = !DILocation(line: 18, column: 114, scope: !408)
!417 = !DILocation(line: 18, column: 116, scope: !408)
!418 = !DILocation(line: 18, column: 136, scope: !403)
!419 = distinct !DISubprogram(name: "index", scope: !9, file: !8, line: 15, type: !373, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !5, templateParams: !23, retainedNodes: !420)
!420 = !{!421}
!421 = !DILocalVariable(name: "a", scope: !422, file: !8, line: 15, type: !423, align: 32)
!422 = distinct !DILexicalBlock(scope: !419, file: !8, line: 15, column: 46)
!423 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 96, align: 32, elements: !137)
!424 = !DILocation(line: 15, column: 50, scope: !422)
!425 = !DILocation(line: 15, column: 54, scope: !419)
!426 = !DILocation(line: 15, column: 67, scope: !422)
!427 = !DILocation(line: 15, column: 65, scope: !422)
!428 = !DILocation(line: 15, column: 91, scope: !419)
!429 = distinct !DISubprogram(name: "unwraps", scope: !9, file: !8, line: 17, type: !373, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !5, templateParams: !23, retainedNodes: !430)
!430 = !{!431, !433}
!431 = !DILocalVariable(name: "x", scope: !432, file: !8, line: 17, type: !12, align: 32)
!432 = distinct !DILexicalBlock(scope: !429, file: !8, line: 17, column: 48)
!433 = !DILocalVariable(name: "o", scope: !434, file: !8, line: 17, type: !239, align: 32)
!434 = distinct !DILexicalBlock(scope: !432, file: !8, line: 17, column: 70)
!435 = !DILocation(line: 17, column: 74, scope: !434)
!436 = !DILocation(line: 17, column: 56, scope: !429)
!437 = !DILocation(line: 17, column: 52, scope: !432)
!438 = !DILocation(line: 17, column: 81, scope: !432)
!439 = !DILocation(line: 17, column: 106, scope: !432)
!440 = !DILocation(line: 17, column: 78, scope: !432)
!441 = !DILocation(line: 17, column: 89, scope: !432)
!442 = !DILocation(line: 17, column: 114, scope: !434)
!443 = !DILocalVariable(name: "self", arg: 1, scope: !444, file: !238, line: 1013, type: !239)
!444 = distinct !DISubprogram(name: "unwrap<i32>", linkageName: "_ZN4core6option15Option$LT$T$GT$6unwrap17ha546a641407861feE", scope: !239, file: !238, line: 1013, type: !445, scopeLine: 1013, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !246, declaration: !447, retainedNodes: !448)
!445 = !DISubroutineType(types: !446)
!446 = !{!12, !239, !62}
!447 = !DISubprogram(name: "unwrap<i32>", linkageName: "_ZN4core6option15Option$LT$T$GT$6unwrap17ha546a641407861feE", scope: !239, file: !238, line: 1013, type: !445, scopeLine: 1013, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, templateParams: !246)
!448 = !{!443, !449}
!449 = !DILocalVariable(name: "val", scope: !450, file: !238, line: 1015, type: !12, align: 32)
!450 = distinct !DILexicalBlock(scope: !444, file: !238, line: 1015, column: 13)
!451 = !DILocation(line: 1013, column: 25, scope: !444, inlinedAt: !452)
!452 = distinct !DILocation(line: 17, column: 116, scope: !434)
!453 = !DILocation(line: 1014, column: 15, scope: !444, inlinedAt: !452)
!454 = !DILocation(line: 1014, column: 9, scope: !444, inlinedAt: !452)
!455 = !DILocation(line: 1016, column: 21, scope: !444, inlinedAt: !452)
!456 = !DILocation(line: 1015, column: 18, scope: !444, inlinedAt: !452)
!457 = !DILocation(line: 1015, column: 18, scope: !450, inlinedAt: !452)
!458 = !DILocation(line: 17, column: 126, scope: !429)
