; ModuleID = 'bounded_crate.cc936ae750936708-cgu.0'
source_filename = "bounded_crate.cc936ae750936708-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@anon.afe4a8a2cf50f52cc16de5c8cbdf63db.0 = private unnamed_addr constant <{ [1 x i8], [1 x i8] }> <{ [1 x i8] zeroinitializer, [1 x i8] undef }>, align 1
@alloc_3e1ebac14318b612ab4efabc52799932 = private unnamed_addr constant [186 x i8] c"unsafe precondition(s) violated: usize::unchecked_add cannot overflow\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_de4e626d456b04760e72bc785ed7e52a = private unnamed_addr constant [201 x i8] c"unsafe precondition(s) violated: ptr::offset_from_unsigned requires `self >= origin`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_64e308ef4babfeb8b6220184de794a17 = private unnamed_addr constant [221 x i8] c"unsafe precondition(s) violated: hint::assert_unchecked must never be called when the condition is false\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_ab77ed90a3bb8c697b2704042ce329ff = private unnamed_addr constant [86 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/iter/traits/accum.rs\00", align 1
@alloc_45c7fca6d83c7d5a4170abc80231b3c8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_ab77ed90a3bb8c697b2704042ce329ff, [16 x i8] c"U\00\00\00\00\00\00\00\CC\00\00\00\01\00\00\00" }>, align 8
@alloc_7a690444ccf148d534057913e54f507c = private unnamed_addr constant [17 x i8] c"bounded_crate.rs\00", align 1
@alloc_bb1921c6e7c5473e0dd861f3f144a9be = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7a690444ccf148d534057913e54f507c, [16 x i8] c"\10\00\00\00\00\00\00\00$\00\00\00\0D\00\00\00" }>, align 8
@alloc_009e4198f7ecc971303c39f52424f6e7 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7a690444ccf148d534057913e54f507c, [16 x i8] c"\10\00\00\00\00\00\00\00\19\00\00\00(\00\00\00" }>, align 8
@alloc_36aeec0cda3268fa6d5b80dd61117449 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7a690444ccf148d534057913e54f507c, [16 x i8] c"\10\00\00\00\00\00\00\00\1A\00\00\00A\00\00\00" }>, align 8
@alloc_88bfb5085a97a9f03cee2b9c3c42dd08 = private unnamed_addr constant [81 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/non_null.rs\00", align 1
@alloc_7cb1dd7620319c06f8fe4029f6b4a0d1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_88bfb5085a97a9f03cee2b9c3c42dd08, [16 x i8] c"P\00\00\00\00\00\00\00\B9\03\00\00 \00\00\00" }>, align 8
@alloc_ec595fc0e82ef92fc59bd74f68296eae = private unnamed_addr constant [73 x i8] c"assertion failed: 0 < pointee_size && pointee_size <= isize::MAX as usize", align 1
@alloc_e9481a72334486f24b2c0d82b25567e1 = private unnamed_addr constant [79 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/slice/iter.rs\00", align 1
@alloc_12fdce0839ba33fd8bd1bb0711a36af6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e9481a72334486f24b2c0d82b25567e1, [16 x i8] c"N\00\00\00\00\00\00\00\8E\00\00\00\01\00\00\00" }>, align 8
@anon.afe4a8a2cf50f52cc16de5c8cbdf63db.1 = private unnamed_addr constant <{ [8 x i8], [8 x i8] }> <{ [8 x i8] zeroinitializer, [8 x i8] undef }>, align 8
@alloc_0c9a8b0ee5c3e5d50f25084d55486ba3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7a690444ccf148d534057913e54f507c, [16 x i8] c"\10\00\00\00\00\00\00\00M\00\00\00\0D\00\00\00" }>, align 8
@alloc_6bd5dbb2a839be2621eefe799764b9d0 = private unnamed_addr constant [37 x i8] c"assertion failed: numbers[small] <= 5", align 1
@alloc_54cf2fbed89c08b1fcedebf20636f2c1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7a690444ccf148d534057913e54f507c, [16 x i8] c"\10\00\00\00\00\00\00\00M\00\00\00\05\00\00\00" }>, align 8
@alloc_3f3cd45909da80a1819bc84af8d17a53 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7a690444ccf148d534057913e54f507c, [16 x i8] c"\10\00\00\00\00\00\00\00N\00\00\00\11\00\00\00" }>, align 8
@alloc_0b18f4336eb2247ab8968e19191fcbc7 = private unnamed_addr constant [28 x i8] c"assertion failed: found != 4", align 1
@alloc_98975395a110e82f11d0d003370d5a33 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7a690444ccf148d534057913e54f507c, [16 x i8] c"\10\00\00\00\00\00\00\00O\00\00\00\05\00\00\00" }>, align 8
@alloc_98e7a38bb869bf4b1df377ce684c2023 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7a690444ccf148d534057913e54f507c, [16 x i8] c"\10\00\00\00\00\00\00\00P\00\00\00\18\00\00\00" }>, align 8
@alloc_f1e7bda00add7cea62b82c733a2b2403 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7a690444ccf148d534057913e54f507c, [16 x i8] c"\10\00\00\00\00\00\00\00Q\00\00\00\0D\00\00\00" }>, align 8
@alloc_fdc179a11b8eeaae3a3674ac0588dbe3 = private unnamed_addr constant [41 x i8] c"assertion failed: tail.len() + small == 5", align 1
@alloc_882d50f5990927846ea4ea20369511ad = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7a690444ccf148d534057913e54f507c, [16 x i8] c"\10\00\00\00\00\00\00\00Q\00\00\00\05\00\00\00" }>, align 8
@alloc_ff0de382544c320dc93cc62cf9030fd1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7a690444ccf148d534057913e54f507c, [16 x i8] c"\10\00\00\00\00\00\00\00T\00\00\00\1B\00\00\00" }>, align 8
@alloc_8dbc674f2f545bf56d6a99129ca360f1 = private unnamed_addr constant [45 x i8] c"assertion failed: largest(tail).unwrap() >= 5", align 1
@alloc_6bd2b7854f3a2525dc7fc0a10525aa57 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7a690444ccf148d534057913e54f507c, [16 x i8] c"\10\00\00\00\00\00\00\00T\00\00\00\05\00\00\00" }>, align 8
@alloc_d56949493c936ca2b090304912120a88 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7a690444ccf148d534057913e54f507c, [16 x i8] c"\10\00\00\00\00\00\00\00U\00\00\00\1D\00\00\00" }>, align 8
@alloc_0f82ae98c63950ea0177b85a546dc821 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7a690444ccf148d534057913e54f507c, [16 x i8] c"\10\00\00\00\00\00\00\00U\00\00\00(\00\00\00" }>, align 8
@alloc_d055d0f524b081c1e4f9e3571416e66d = private unnamed_addr constant [58 x i8] c"assertion failed: largest(&numbers[..small]).unwrap() >= 3", align 1
@alloc_def84b369c935cbc3d51543d9118aa31 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7a690444ccf148d534057913e54f507c, [16 x i8] c"\10\00\00\00\00\00\00\00U\00\00\00\05\00\00\00" }>, align 8
@alloc_cbf1383c1b65d9682387cd230699aafc = private unnamed_addr constant <{ [1 x i8], [7 x i8], [8 x i8] }> <{ [1 x i8] zeroinitializer, [7 x i8] undef, [8 x i8] c"\04\00\00\00\00\00\00\00" }>, align 8
@alloc_37c4b0be6a0430c20eea06c183ae3e3e = private unnamed_addr constant [48 x i8] c"assertion failed: position(&numbers, 5) == Ok(4)", align 1
@alloc_244b2bd48165b7c02a4d4b8d5c5a20fd = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7a690444ccf148d534057913e54f507c, [16 x i8] c"\10\00\00\00\00\00\00\00V\00\00\00\05\00\00\00" }>, align 8
@alloc_bbf3fa2f307eccca5912ec8f4fb2b596 = private unnamed_addr constant [48 x i8] c"assertion failed: position(&numbers, at).is_ok()", align 1
@alloc_33fd66a952f0eb1c5bbef2f800a5fc2d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7a690444ccf148d534057913e54f507c, [16 x i8] c"\10\00\00\00\00\00\00\00W\00\00\00\05\00\00\00" }>, align 8
@alloc_2e383d70b082e1444abca0a963b66b77 = private unnamed_addr constant [62 x i8] c"assertion failed: checked(size).is_none_or(|half| half <= 122)", align 1
@alloc_90ef9906bba2bfcc41db3e82c24d0690 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7a690444ccf148d534057913e54f507c, [16 x i8] c"\10\00\00\00\00\00\00\00X\00\00\00\05\00\00\00" }>, align 8
@alloc_5516ebe5f9b2e13fe1325567f2f0d321 = private unnamed_addr constant [12 x i8] c"at least ten", align 1
@alloc_c8840b7efaac0e9b12a82d45d2fcb9a2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7a690444ccf148d534057913e54f507c, [16 x i8] c"\10\00\00\00\00\00\00\00Y\00\00\00\13\00\00\00" }>, align 8
@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00", ptr @"_ZN76_$LT$bounded_crate..shapes..Shape$u20$as$u20$bounded_crate..shapes..Area$GT$4area17hb40189fb2c2df133E" }>, align 8
@vtable.1 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00", ptr @"_ZN76_$LT$bounded_crate..shapes..Fixed$u20$as$u20$bounded_crate..shapes..Area$GT$4area17h0033768181dec8e2E" }>, align 8
@alloc_a46ff40c53f3051918e91a115ff79929 = private unnamed_addr constant [41 x i8] c"assertion failed: areas > u32::from(size)", align 1
@alloc_9127044d62262a90bae27ccb53916049 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7a690444ccf148d534057913e54f507c, [16 x i8] c"\10\00\00\00\00\00\00\00`\00\00\00\05\00\00\00" }>, align 8
@alloc_b3ec58cc4d7d44225e434befb0abf867 = private unnamed_addr constant <{ [2 x i8], [1 x i8] }> <{ [2 x i8] c"\00\0C", [1 x i8] undef }>, align 1
@alloc_3d7a3d8a9ae79139980ece20e3cab4a7 = private unnamed_addr constant [60 x i8] c"assertion failed: shape != Shape::Square(12) || areas == 157", align 1
@alloc_cc46c974882717256711f566244fa103 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7a690444ccf148d534057913e54f507c, [16 x i8] c"\10\00\00\00\00\00\00\00a\00\00\00\05\00\00\00" }>, align 8
@alloc_2a6c1fe8bf16e544893aa284f6bd7c1a = private unnamed_addr constant [30 x i8] c"assertion failed: areas != 157", align 1
@alloc_733c2b917ce726fe51043827eb0c49d6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7a690444ccf148d534057913e54f507c, [16 x i8] c"\10\00\00\00\00\00\00\00b\00\00\00\05\00\00\00" }>, align 8
@alloc_4169fd7d190a8789d0941b95b3ec8e08 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7a690444ccf148d534057913e54f507c, [16 x i8] c"\10\00\00\00\00\00\00\00e\00\00\00\13\00\00\00" }>, align 8
@alloc_d5d91afc080227d6f2bdcac1c7b5d820 = private unnamed_addr constant [34 x i8] c"assertion failed: doubled % 2 == 0", align 1
@alloc_80e3e287f873ee2cb68e3b41415f500c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7a690444ccf148d534057913e54f507c, [16 x i8] c"\10\00\00\00\00\00\00\00f\00\00\00\05\00\00\00" }>, align 8

; <core::iter::adapters::map::Map<I,F> as core::iter::traits::iterator::Iterator>::fold
; Function Attrs: nonlazybind uwtable
define i32 @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17he10b8401ad55a1bfE"(ptr %self.0, ptr %self.1, i32 %init) unnamed_addr #0 !dbg !7 {
start:
; call <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::fold
  %_0 = call i32 @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h575db5ee6214f56bE"(ptr %self.0, ptr %self.1, i32 %init) #9, !dbg !16
  ret i32 %_0, !dbg !17
}

; <core::ops::range::RangeFrom<usize> as core::slice::index::SliceIndex<[T]>>::index
; Function Attrs: inlinehint nonlazybind uwtable
define { ptr, i64 } @"_ZN110_$LT$core..ops..range..RangeFrom$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17heacc5f5fcbf73552E"(i64 %self, ptr align 1 %slice.0, i64 %slice.1, ptr align 8 %0) unnamed_addr #1 !dbg !18 {
start:
  %_3 = icmp ugt i64 %self, %slice.1, !dbg !23
  br i1 %_3, label %bb1, label %bb2, !dbg !23

bb2:                                              ; preds = %start
  %new_len = sub nuw i64 %slice.1, %self, !dbg !24
  %_11 = getelementptr inbounds nuw i8, ptr %slice.0, i64 %self, !dbg !25
  %1 = insertvalue { ptr, i64 } poison, ptr %_11, 0, !dbg !30
  %2 = insertvalue { ptr, i64 } %1, i64 %new_len, 1, !dbg !30
  ret { ptr, i64 } %2, !dbg !30

bb1:                                              ; preds = %start
; call core::slice::index::slice_index_fail
  call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 %self, i64 %slice.1, i64 %slice.1, ptr align 8 %0) #10, !dbg !31
  unreachable, !dbg !31
}

; bounded_crate::main::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal i32 @"_ZN13bounded_crate4main28_$u7b$$u7b$closure$u7d$$u7d$17h28fdb23d908cc100E"(ptr align 1 %_1, ptr align 8 %shape) unnamed_addr #1 !dbg !32 {
start:
  %_3.0 = load ptr, ptr %shape, align 8, !dbg !36
  %0 = getelementptr inbounds i8, ptr %shape, i64 8, !dbg !36
  %_3.1 = load ptr, ptr %0, align 8, !dbg !36
  %1 = getelementptr inbounds i8, ptr %_3.1, i64 24, !dbg !36
  %2 = load ptr, ptr %1, align 8, !dbg !36, !invariant.load !15, !nonnull !15
  %_0 = call i32 %2(ptr align 1 %_3.0) #9, !dbg !37
  ret i32 %_0, !dbg !38
}

; bounded_crate::main::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal zeroext i1 @"_ZN13bounded_crate4main28_$u7b$$u7b$closure$u7d$$u7d$17he5cf76cc54abfba9E"(i8 %half) unnamed_addr #1 !dbg !39 {
start:
  %_0 = icmp ule i8 %half, 122, !dbg !40
  ret i1 %_0, !dbg !41
}

; bounded_crate::shape
; Function Attrs: nonlazybind uwtable
define internal i24 @_ZN13bounded_crate5shape17h8536d7a505bb6c29E(i8 %kind, i8 %size) unnamed_addr #0 !dbg !42 {
start:
  %_0 = alloca [4 x i8], align 1
  %_3 = urem i8 %kind, 3, !dbg !43
  switch i8 %_3, label %bb2 [
    i8 0, label %bb4
    i8 1, label %bb3
  ], !dbg !44

bb2:                                              ; preds = %start
  store i8 2, ptr %_0, align 1, !dbg !45
  br label %bb5, !dbg !45

bb4:                                              ; preds = %start
  %0 = getelementptr inbounds i8, ptr %_0, i64 1, !dbg !46
  store i8 %size, ptr %0, align 1, !dbg !46
  store i8 0, ptr %_0, align 1, !dbg !46
  br label %bb5, !dbg !47

bb3:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %_0, i64 1, !dbg !48
  store i8 %size, ptr %1, align 1, !dbg !48
  %2 = getelementptr inbounds i8, ptr %_0, i64 2, !dbg !48
  store i8 3, ptr %2, align 1, !dbg !48
  store i8 1, ptr %_0, align 1, !dbg !48
  br label %bb5, !dbg !49

bb5:                                              ; preds = %bb2, %bb3, %bb4
  %3 = load i24, ptr %_0, align 1, !dbg !50
  ret i24 %3, !dbg !50
}

; bounded_crate::checked
; Function Attrs: nonlazybind uwtable
define internal { i1, i8 } @_ZN13bounded_crate7checked17h498c24d7c7082917E(i8 %total) unnamed_addr #0 !dbg !51 {
start:
  %_2 = alloca [2 x i8], align 1
  %_0 = alloca [2 x i8], align 1
; call core::num::<impl u8>::checked_sub
  %0 = call { i1, i8 } @"_ZN4core3num20_$LT$impl$u20$u8$GT$11checked_sub17h1489147bb640c031E"(i8 %total, i8 10) #9, !dbg !52
  %_3.0 = extractvalue { i1, i8 } %0, 0, !dbg !52
  %_3.1 = extractvalue { i1, i8 } %0, 1, !dbg !52
; call <core::option::Option<T> as core::ops::try_trait::Try>::branch
  %1 = call { i1, i8 } @"_ZN75_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17h5986d5ea092d2d2dE"(i1 zeroext %_3.0, i8 %_3.1) #9, !dbg !53
  %2 = extractvalue { i1, i8 } %1, 0, !dbg !53
  %3 = extractvalue { i1, i8 } %1, 1, !dbg !53
  %4 = zext i1 %2 to i8, !dbg !53
  store i8 %4, ptr %_2, align 1, !dbg !53
  %5 = getelementptr inbounds i8, ptr %_2, i64 1, !dbg !53
  store i8 %3, ptr %5, align 1, !dbg !53
  %6 = load i8, ptr %_2, align 1, !dbg !53
  %7 = trunc nuw i8 %6 to i1, !dbg !53
  %8 = getelementptr inbounds i8, ptr %_2, i64 1, !dbg !53
  %9 = load i8, ptr %8, align 1, !dbg !53
  %_4 = zext i1 %7 to i64, !dbg !53
  %10 = trunc nuw i64 %_4 to i1, !dbg !53
  br i1 %10, label %bb5, label %bb4, !dbg !53

bb5:                                              ; preds = %start
; call <core::option::Option<T> as core::ops::try_trait::FromResidual<core::option::Option<core::convert::Infallible>>>::from_residual
  %11 = call { i1, i8 } @"_ZN145_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..option..Option$LT$core..convert..Infallible$GT$$GT$$GT$13from_residual17hedc4dd92f1c8f054E"() #9, !dbg !54
  %12 = extractvalue { i1, i8 } %11, 0, !dbg !54
  %13 = extractvalue { i1, i8 } %11, 1, !dbg !54
  %14 = zext i1 %12 to i8, !dbg !54
  store i8 %14, ptr %_0, align 1, !dbg !54
  %15 = getelementptr inbounds i8, ptr %_0, i64 1, !dbg !54
  store i8 %13, ptr %15, align 1, !dbg !54
  br label %bb7, !dbg !54

bb4:                                              ; preds = %start
  %16 = getelementptr inbounds i8, ptr %_2, i64 1, !dbg !53
  %half = load i8, ptr %16, align 1, !dbg !53
  %_6 = udiv i8 %half, 2, !dbg !57
  %17 = getelementptr inbounds i8, ptr %_0, i64 1, !dbg !59
  store i8 %_6, ptr %17, align 1, !dbg !59
  store i8 1, ptr %_0, align 1, !dbg !59
  br label %bb7, !dbg !60

bb7:                                              ; preds = %bb5, %bb4
  %18 = load i8, ptr %_0, align 1, !dbg !60
  %19 = trunc nuw i8 %18 to i1, !dbg !60
  %20 = getelementptr inbounds i8, ptr %_0, i64 1, !dbg !60
  %21 = load i8, ptr %20, align 1, !dbg !60
  %22 = insertvalue { i1, i8 } poison, i1 %19, 0, !dbg !60
  %23 = insertvalue { i1, i8 } %22, i8 %21, 1, !dbg !60
  ret { i1, i8 } %23, !dbg !60

bb3:                                              ; No predecessors!
  unreachable, !dbg !53
}

; bounded_crate::largest
; Function Attrs: nonlazybind uwtable
define internal { i1, i8 } @_ZN13bounded_crate7largest17h182e9c455b5ad4f1E(ptr align 1 %numbers.0, i64 %numbers.1) unnamed_addr #0 !dbg !61 {
start:
  %number = alloca [1 x i8], align 1
  %_5 = alloca [8 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %best = alloca [2 x i8], align 1
  store i8 0, ptr %best, align 1, !dbg !62
; call core::slice::iter::<impl core::iter::traits::collect::IntoIterator for &[T]>::into_iter
  %0 = call { ptr, ptr } @"_ZN4core5slice4iter87_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$$u5b$T$u5d$$GT$9into_iter17haaaa5b8319aea263E"(ptr align 1 %numbers.0, i64 %numbers.1), !dbg !63
  %_3.0 = extractvalue { ptr, ptr } %0, 0, !dbg !63
  %_3.1 = extractvalue { ptr, ptr } %0, 1, !dbg !63
  store ptr %_3.0, ptr %iter, align 8, !dbg !63
  %1 = getelementptr inbounds i8, ptr %iter, i64 8, !dbg !63
  store ptr %_3.1, ptr %1, align 8, !dbg !63
  br label %bb2, !dbg !65

bb2:                                              ; preds = %bb8, %bb5, %start
; call <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::next
  %2 = call align 1 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h8ced91ea6e8aa7bbE"(ptr align 8 %iter) #9, !dbg !67
  store ptr %2, ptr %_5, align 8, !dbg !67
  %3 = load ptr, ptr %_5, align 8, !dbg !67
  %4 = ptrtoint ptr %3 to i64, !dbg !67
  %5 = icmp eq i64 %4, 0, !dbg !67
  %_7 = select i1 %5, i64 0, i64 1, !dbg !67
  %6 = trunc nuw i64 %_7 to i1, !dbg !67
  br i1 %6, label %bb5, label %bb6, !dbg !67

bb5:                                              ; preds = %bb2
  %_14 = load ptr, ptr %_5, align 8, !dbg !68
  %7 = load i8, ptr %_14, align 1, !dbg !68
  store i8 %7, ptr %number, align 1, !dbg !68
  %8 = load i8, ptr %best, align 1, !dbg !69
  %_10.0 = trunc nuw i8 %8 to i1, !dbg !69
  %9 = getelementptr inbounds i8, ptr %best, i64 1, !dbg !69
  %_10.1 = load i8, ptr %9, align 1, !dbg !69
; call core::option::Option<T>::is_none_or
  %_9 = call zeroext i1 @"_ZN4core6option15Option$LT$T$GT$10is_none_or17hbdb585e643d918c5E"(i1 zeroext %_10.0, i8 %_10.1, ptr align 1 %number) #9, !dbg !71
  br i1 %_9, label %bb8, label %bb2, !dbg !69

bb6:                                              ; preds = %bb2
  %10 = load i8, ptr %best, align 1, !dbg !72
  %_0.0 = trunc nuw i8 %10 to i1, !dbg !72
  %11 = getelementptr inbounds i8, ptr %best, i64 1, !dbg !72
  %_0.1 = load i8, ptr %11, align 1, !dbg !72
  %12 = insertvalue { i1, i8 } poison, i1 %_0.0, 0, !dbg !73
  %13 = insertvalue { i1, i8 } %12, i8 %_0.1, 1, !dbg !73
  ret { i1, i8 } %13, !dbg !73

bb8:                                              ; preds = %bb5
  %_13.1 = load i8, ptr %number, align 1, !dbg !74
  store i8 1, ptr %best, align 1, !dbg !75
  %14 = getelementptr inbounds i8, ptr %best, i64 1, !dbg !75
  store i8 %_13.1, ptr %14, align 1, !dbg !75
  br label %bb2, !dbg !76

bb4:                                              ; No predecessors!
  unreachable, !dbg !67
}

; bounded_crate::largest::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal zeroext i1 @"_ZN13bounded_crate7largest28_$u7b$$u7b$closure$u7d$$u7d$17h6ebdf985c5cd76e6E"(ptr align 1 %_1, i8 %known) unnamed_addr #1 !dbg !77 {
start:
  %_3 = load i8, ptr %_1, align 1, !dbg !79
  %_0 = icmp ult i8 %known, %_3, !dbg !80
  ret i1 %_0, !dbg !81
}

; bounded_crate::position
; Function Attrs: nonlazybind uwtable
define internal void @_ZN13bounded_crate8position17h4a3550db190b046bE(ptr sret([16 x i8]) align 8 %_0, ptr align 1 %numbers.0, i64 %numbers.1, i8 %0) unnamed_addr #0 !dbg !82 {
start:
  %_5 = alloca [16 x i8], align 8
  %wanted = alloca [1 x i8], align 1
  store i8 %0, ptr %wanted, align 1
; call core::slice::<impl [T]>::iter
  %1 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17hded7b14cb3663107E"(ptr align 1 %numbers.0, i64 %numbers.1) #9, !dbg !83
  %2 = extractvalue { ptr, ptr } %1, 0, !dbg !83
  %3 = extractvalue { ptr, ptr } %1, 1, !dbg !83
  store ptr %2, ptr %_5, align 8, !dbg !83
  %4 = getelementptr inbounds i8, ptr %_5, i64 8, !dbg !83
  store ptr %3, ptr %4, align 8, !dbg !83
; call <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::position
  %5 = call { i64, i64 } @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8position17h397417e8d1f4e481E"(ptr align 8 %_5, ptr align 1 %wanted) #9, !dbg !84
  %_3.0 = extractvalue { i64, i64 } %5, 0, !dbg !84
  %_3.1 = extractvalue { i64, i64 } %5, 1, !dbg !84
  %6 = load i8, ptr %wanted, align 1, !dbg !85
; call core::option::Option<T>::ok_or
  call void @"_ZN4core6option15Option$LT$T$GT$5ok_or17h6324579374f937dbE"(ptr sret([16 x i8]) align 8 %_0, i64 %_3.0, i64 %_3.1, i8 %6) #9, !dbg !86
  ret void, !dbg !87
}

; bounded_crate::position::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define internal zeroext i1 @"_ZN13bounded_crate8position28_$u7b$$u7b$closure$u7d$$u7d$17hcfe204c69c6caf68E"(ptr align 8 %_1, ptr align 1 %_2) unnamed_addr #1 !dbg !88 {
start:
  %number = load i8, ptr %_2, align 1, !dbg !90
  %_5 = load ptr, ptr %_1, align 8, !dbg !91
  %_4 = load i8, ptr %_5, align 1, !dbg !91
  %_0 = icmp eq i8 %number, %_4, !dbg !93
  ret i1 %_0, !dbg !94
}

; <core::option::Option<T> as core::ops::try_trait::FromResidual<core::option::Option<core::convert::Infallible>>>::from_residual
; Function Attrs: inlinehint nonlazybind uwtable
define { i1, i8 } @"_ZN145_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..option..Option$LT$core..convert..Infallible$GT$$GT$$GT$13from_residual17hedc4dd92f1c8f054E"() unnamed_addr #1 !dbg !95 {
start:
  ret { i1, i8 } { i1 false, i8 undef }, !dbg !99
}

; core::cmp::impls::<impl core::cmp::PartialEq for u8>::eq
; Function Attrs: inlinehint nonlazybind uwtable
define internal zeroext i1 @"_ZN4core3cmp5impls53_$LT$impl$u20$core..cmp..PartialEq$u20$for$u20$u8$GT$2eq17hce0dc27d09e555a0E"(ptr align 1 %self, ptr align 1 %other) unnamed_addr #1 !dbg !100 {
start:
  %_3 = load i8, ptr %self, align 1, !dbg !105
  %_4 = load i8, ptr %other, align 1, !dbg !106
  %_0 = icmp eq i8 %_3, %_4, !dbg !105
  ret i1 %_0, !dbg !107
}

; core::cmp::impls::<impl core::cmp::PartialEq for usize>::eq
; Function Attrs: inlinehint nonlazybind uwtable
define internal zeroext i1 @"_ZN4core3cmp5impls56_$LT$impl$u20$core..cmp..PartialEq$u20$for$u20$usize$GT$2eq17he7f1f15b952698adE"(ptr align 8 %self, ptr align 8 %other) unnamed_addr #1 !dbg !108 {
start:
  %_3 = load i64, ptr %self, align 8, !dbg !110
  %_4 = load i64, ptr %other, align 8, !dbg !111
  %_0 = icmp eq i64 %_3, %_4, !dbg !110
  ret i1 %_0, !dbg !112
}

; core::cmp::impls::<impl core::cmp::PartialEq<&B> for &A>::eq
; Function Attrs: inlinehint nonlazybind uwtable
define zeroext i1 @"_ZN4core3cmp5impls69_$LT$impl$u20$core..cmp..PartialEq$LT$$RF$B$GT$$u20$for$u20$$RF$A$GT$2eq17hf3fee11584209d42E"(ptr align 8 %self, ptr align 8 %other) unnamed_addr #1 !dbg !113 {
start:
  %_3 = load ptr, ptr %self, align 8, !dbg !115
  %_4 = load ptr, ptr %other, align 8, !dbg !116
; call core::cmp::impls::<impl core::cmp::PartialEq for u8>::eq
  %_0 = call zeroext i1 @"_ZN4core3cmp5impls53_$LT$impl$u20$core..cmp..PartialEq$u20$for$u20$u8$GT$2eq17hce0dc27d09e555a0E"(ptr align 1 %_3, ptr align 1 %_4) #9, !dbg !117
  ret i1 %_0, !dbg !118
}

; core::cmp::PartialEq::ne
; Function Attrs: inlinehint nonlazybind uwtable
define zeroext i1 @_ZN4core3cmp9PartialEq2ne17h56d77857001a5e55E(ptr align 1 %self, ptr align 1 %other) unnamed_addr #1 !dbg !119 {
start:
; call <bounded_crate::shapes::Shape as core::cmp::PartialEq>::eq
  %_3 = call zeroext i1 @"_ZN69_$LT$bounded_crate..shapes..Shape$u20$as$u20$core..cmp..PartialEq$GT$2eq17h3be82a01c64e0b31E"(ptr align 1 %self, ptr align 1 %other) #9, !dbg !121
  %_0 = xor i1 %_3, true, !dbg !122
  ret i1 %_0, !dbg !123
}

; core::num::<impl u8>::checked_sub
; Function Attrs: inlinehint nonlazybind uwtable
define internal { i1, i8 } @"_ZN4core3num20_$LT$impl$u20$u8$GT$11checked_sub17h1489147bb640c031E"(i8 %self, i8 %rhs) unnamed_addr #1 !dbg !124 {
start:
  %_0 = alloca [2 x i8], align 1
  %_3 = icmp ult i8 %self, %rhs, !dbg !128
  br i1 %_3, label %bb1, label %bb2, !dbg !128

bb2:                                              ; preds = %start
  %_4 = sub nuw i8 %self, %rhs, !dbg !129
  %0 = getelementptr inbounds i8, ptr %_0, i64 1, !dbg !130
  store i8 %_4, ptr %0, align 1, !dbg !130
  store i8 1, ptr %_0, align 1, !dbg !130
  br label %bb3, !dbg !131

bb1:                                              ; preds = %start
  %1 = load i8, ptr @anon.afe4a8a2cf50f52cc16de5c8cbdf63db.0, align 1, !dbg !132
  %2 = trunc nuw i8 %1 to i1, !dbg !132
  %3 = load i8, ptr getelementptr inbounds (i8, ptr @anon.afe4a8a2cf50f52cc16de5c8cbdf63db.0, i64 1), align 1, !dbg !132
  %4 = zext i1 %2 to i8, !dbg !132
  store i8 %4, ptr %_0, align 1, !dbg !132
  %5 = getelementptr inbounds i8, ptr %_0, i64 1, !dbg !132
  store i8 %3, ptr %5, align 1, !dbg !132
  br label %bb3, !dbg !131

bb3:                                              ; preds = %bb1, %bb2
  %6 = load i8, ptr %_0, align 1, !dbg !133
  %7 = trunc nuw i8 %6 to i1, !dbg !133
  %8 = getelementptr inbounds i8, ptr %_0, i64 1, !dbg !133
  %9 = load i8, ptr %8, align 1, !dbg !133
  %10 = insertvalue { i1, i8 } poison, i1 %7, 0, !dbg !133
  %11 = insertvalue { i1, i8 } %10, i8 %9, 1, !dbg !133
  ret { i1, i8 } %11, !dbg !133
}

; core::num::<impl usize>::unchecked_add::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h007a207cbfb84177E"(i64 %lhs, i64 %rhs, ptr align 8 %0) unnamed_addr #2 !dbg !134 {
start:
  %_7.0 = add i64 %lhs, %rhs, !dbg !138
  %_7.1 = icmp ult i64 %_7.0, %lhs, !dbg !138
  br i1 %_7.1, label %bb1, label %bb2, !dbg !142

bb2:                                              ; preds = %start
  ret void, !dbg !143

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_3e1ebac14318b612ab4efabc52799932, ptr inttoptr (i64 373 to ptr), i1 zeroext false, ptr align 8 %0) #11, !dbg !144
  unreachable, !dbg !144
}

; core::ptr::const_ptr::<impl *const T>::offset_from_unsigned::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$20offset_from_unsigned18precondition_check17h4986a7424756f21bE"(ptr %this, ptr %origin, ptr align 8 %0) unnamed_addr #2 !dbg !146 {
start:
  %_3 = icmp uge ptr %this, %origin, !dbg !151
  br i1 %_3, label %bb1, label %bb2, !dbg !160

bb2:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_de4e626d456b04760e72bc785ed7e52a, ptr inttoptr (i64 403 to ptr), i1 zeroext false, ptr align 8 %0) #11, !dbg !162
  unreachable, !dbg !162

bb1:                                              ; preds = %start
  ret void, !dbg !164
}

; core::hint::assert_unchecked::precondition_check
; Function Attrs: inlinehint nounwind nonlazybind uwtable
define internal void @_ZN4core4hint16assert_unchecked18precondition_check17h1743086b39d89882E(i1 zeroext %cond, ptr align 8 %0) unnamed_addr #2 !dbg !165 {
start:
  br i1 %cond, label %bb2, label %bb1, !dbg !168

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_64e308ef4babfeb8b6220184de794a17, ptr inttoptr (i64 443 to ptr), i1 zeroext false, ptr align 8 %0) #11, !dbg !171
  unreachable, !dbg !171

bb2:                                              ; preds = %start
  ret void, !dbg !173
}

; core::iter::traits::iterator::Iterator::map
; Function Attrs: inlinehint nonlazybind uwtable
define { ptr, ptr } @_ZN4core4iter6traits8iterator8Iterator3map17h16163299ed051589E(ptr %self.0, ptr %self.1) unnamed_addr #1 !dbg !174 {
start:
  %0 = insertvalue { ptr, ptr } poison, ptr %self.0, 0, !dbg !179
  %1 = insertvalue { ptr, ptr } %0, ptr %self.1, 1, !dbg !179
  ret { ptr, ptr } %1, !dbg !179
}

; core::iter::traits::iterator::Iterator::sum
; Function Attrs: nonlazybind uwtable
define i32 @_ZN4core4iter6traits8iterator8Iterator3sum17h5fd8463a4a580949E(ptr %self.0, ptr %self.1) unnamed_addr #0 !dbg !180 {
start:
; call <u32 as core::iter::traits::accum::Sum>::sum
  %_0 = call i32 @"_ZN54_$LT$u32$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum17hdf3c0bc937a2b567E"(ptr %self.0, ptr %self.1), !dbg !181
  ret i32 %_0, !dbg !182
}

; core::iter::adapters::map::map_fold::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define i32 @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h24efd3c1b9a889f8E"(ptr align 1 %_1, i32 %acc, ptr align 8 %elt) unnamed_addr #1 personality ptr @rust_eh_personality !dbg !183 {
start:
  %0 = alloca [16 x i8], align 8
  %_10 = alloca [1 x i8], align 1
  store i8 1, ptr %_10, align 1, !dbg !185
; invoke bounded_crate::main::{{closure}}
  %_7 = invoke i32 @"_ZN13bounded_crate4main28_$u7b$$u7b$closure$u7d$$u7d$17h28fdb23d908cc100E"(ptr align 1 %_1, ptr align 8 %elt)
          to label %bb1 unwind label %cleanup, !dbg !186

bb5:                                              ; preds = %cleanup
  %1 = load i8, ptr %_10, align 1, !dbg !187
  %2 = trunc nuw i8 %1 to i1, !dbg !187
  br i1 %2, label %bb4, label %bb3, !dbg !187

cleanup:                                          ; preds = %bb1, %start
  %3 = landingpad { ptr, i32 }
          cleanup
  %4 = extractvalue { ptr, i32 } %3, 0
  %5 = extractvalue { ptr, i32 } %3, 1
  store ptr %4, ptr %0, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 %5, ptr %6, align 8
  br label %bb5

bb1:                                              ; preds = %start
  store i8 0, ptr %_10, align 1, !dbg !188
; invoke <u32 as core::iter::traits::accum::Sum>::sum::{{closure}}
  %_0 = invoke i32 @"_ZN54_$LT$u32$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17hf48e1960b4a9a6fcE"(ptr align 1 %_1, i32 %acc, i32 %_7)
          to label %bb2 unwind label %cleanup, !dbg !188

bb2:                                              ; preds = %bb1
  ret i32 %_0, !dbg !189

bb3:                                              ; preds = %bb4, %bb5
  %7 = load ptr, ptr %0, align 8, !dbg !190
  %8 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !190
  %9 = load i32, ptr %8, align 8, !dbg !190
  %10 = insertvalue { ptr, i32 } poison, ptr %7, 0, !dbg !190
  %11 = insertvalue { ptr, i32 } %10, i32 %9, 1, !dbg !190
  resume { ptr, i32 } %11, !dbg !190

bb4:                                              ; preds = %bb5
  br label %bb3, !dbg !187
}

; core::array::<impl core::ops::index::Index<I> for [T; N]>::index
; Function Attrs: inlinehint nonlazybind uwtable
define { ptr, i64 } @"_ZN4core5array85_$LT$impl$u20$core..ops..index..Index$LT$I$GT$$u20$for$u20$$u5b$T$u3b$$u20$N$u5d$$GT$5index17h2a26b4321acad307E"(ptr align 1 %self, i64 %index, ptr align 8 %0) unnamed_addr #1 !dbg !191 {
start:
; call <core::ops::range::RangeFrom<usize> as core::slice::index::SliceIndex<[T]>>::index
  %1 = call { ptr, i64 } @"_ZN110_$LT$core..ops..range..RangeFrom$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17heacc5f5fcbf73552E"(i64 %index, ptr align 1 %self, i64 5, ptr align 8 %0) #9, !dbg !195
  %_0.0.i = extractvalue { ptr, i64 } %1, 0, !dbg !195
  %_0.1.i = extractvalue { ptr, i64 } %1, 1, !dbg !195
  %_0.0 = extractvalue { ptr, i64 } %1, 0, !dbg !199
  %_0.1 = extractvalue { ptr, i64 } %1, 1, !dbg !199
  %2 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0, !dbg !200
  %3 = insertvalue { ptr, i64 } %2, i64 %_0.1, 1, !dbg !200
  ret { ptr, i64 } %3, !dbg !200
}

; core::array::<impl core::ops::index::Index<I> for [T; N]>::index
; Function Attrs: inlinehint nonlazybind uwtable
define { ptr, i64 } @"_ZN4core5array85_$LT$impl$u20$core..ops..index..Index$LT$I$GT$$u20$for$u20$$u5b$T$u3b$$u20$N$u5d$$GT$5index17ha95dece92eca8815E"(ptr align 1 %self, i64 %index, ptr align 8 %0) unnamed_addr #1 !dbg !201 {
start:
  %_3.i.i.i = alloca [16 x i8], align 8
  %1 = getelementptr inbounds i8, ptr %_3.i.i.i, i64 8, !dbg !202
  store i64 %index, ptr %1, align 8, !dbg !202
  store i64 1, ptr %_3.i.i.i, align 8, !dbg !202
  %2 = getelementptr inbounds i8, ptr %_3.i.i.i, i64 8, !dbg !213
  %new_len.i.i.i = load i64, ptr %2, align 8, !dbg !213
  %_7.i.i.i = icmp ule i64 %index, 5, !dbg !214
  br i1 %_7.i.i.i, label %"_ZN4core5slice5index74_$LT$impl$u20$core..ops..index..Index$LT$I$GT$$u20$for$u20$$u5b$T$u5d$$GT$5index17h0bf4b519ef427fdcE.exit", label %bb2.i.i.i, !dbg !214

bb2.i.i.i:                                        ; preds = %start
; call core::slice::index::slice_index_fail
  call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 0, i64 %index, i64 5, ptr align 8 %0) #10, !dbg !215
  unreachable, !dbg !215

"_ZN4core5slice5index74_$LT$impl$u20$core..ops..index..Index$LT$I$GT$$u20$for$u20$$u5b$T$u5d$$GT$5index17h0bf4b519ef427fdcE.exit": ; preds = %start
  %3 = insertvalue { ptr, i64 } poison, ptr %self, 0, !dbg !216
  %4 = insertvalue { ptr, i64 } %3, i64 %new_len.i.i.i, 1, !dbg !216
  %5 = insertvalue { ptr, i64 } poison, ptr %self, 0, !dbg !217
  %6 = insertvalue { ptr, i64 } %5, i64 %new_len.i.i.i, 1, !dbg !217
  %7 = insertvalue { ptr, i64 } poison, ptr %self, 0, !dbg !218
  %8 = insertvalue { ptr, i64 } %7, i64 %new_len.i.i.i, 1, !dbg !218
  %_0.0 = extractvalue { ptr, i64 } %8, 0, !dbg !219
  %_0.1 = extractvalue { ptr, i64 } %8, 1, !dbg !219
  %9 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0, !dbg !220
  %10 = insertvalue { ptr, i64 } %9, i64 %_0.1, 1, !dbg !220
  ret { ptr, i64 } %10, !dbg !220
}

; core::slice::<impl [T]>::iter
; Function Attrs: inlinehint nonlazybind uwtable
define { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h59b3f7713ea4a23aE"(ptr align 8 %self.0, i64 %self.1) unnamed_addr #1 !dbg !221 {
start:
; call core::slice::iter::Iter<T>::new
  %0 = call { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17hb4097cb6eb58bd45E"(ptr align 8 %self.0, i64 %self.1) #9, !dbg !224
  %_0.0 = extractvalue { ptr, ptr } %0, 0, !dbg !224
  %_0.1 = extractvalue { ptr, ptr } %0, 1, !dbg !224
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0, !dbg !225
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1, !dbg !225
  ret { ptr, ptr } %2, !dbg !225
}

; core::slice::<impl [T]>::iter
; Function Attrs: inlinehint nonlazybind uwtable
define { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17hded7b14cb3663107E"(ptr align 1 %self.0, i64 %self.1) unnamed_addr #1 !dbg !226 {
start:
; call core::slice::iter::Iter<T>::new
  %0 = call { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17h135fe6614b9b0561E"(ptr align 1 %self.0, i64 %self.1) #9, !dbg !227
  %_0.0 = extractvalue { ptr, ptr } %0, 0, !dbg !227
  %_0.1 = extractvalue { ptr, ptr } %0, 1, !dbg !227
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0, !dbg !228
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1, !dbg !228
  ret { ptr, ptr } %2, !dbg !228
}

; core::slice::iter::Iter<T>::new
; Function Attrs: inlinehint nonlazybind uwtable
define { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17h135fe6614b9b0561E"(ptr align 1 %slice.0, i64 %slice.1) unnamed_addr #1 !dbg !229 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2, !dbg !233

bb2:                                              ; preds = %start
  %_6 = getelementptr inbounds nuw i8, ptr %slice.0, i64 %slice.1, !dbg !236
  store ptr %_6, ptr %end_or_len, align 8, !dbg !242
  br label %bb3, !dbg !243

bb3:                                              ; preds = %bb2
  %_0.1 = load ptr, ptr %end_or_len, align 8, !dbg !244
  %0 = insertvalue { ptr, ptr } poison, ptr %slice.0, 0, !dbg !246
  %1 = insertvalue { ptr, ptr } %0, ptr %_0.1, 1, !dbg !246
  ret { ptr, ptr } %1, !dbg !246

bb1:                                              ; No predecessors!
  unreachable
}

; core::slice::iter::Iter<T>::new
; Function Attrs: inlinehint nonlazybind uwtable
define { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17hb4097cb6eb58bd45E"(ptr align 8 %slice.0, i64 %slice.1) unnamed_addr #1 !dbg !247 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2, !dbg !248

bb2:                                              ; preds = %start
  %_6 = getelementptr inbounds nuw { ptr, ptr }, ptr %slice.0, i64 %slice.1, !dbg !251
  store ptr %_6, ptr %end_or_len, align 8, !dbg !254
  br label %bb3, !dbg !255

bb3:                                              ; preds = %bb2
  %_0.1 = load ptr, ptr %end_or_len, align 8, !dbg !256
  %0 = insertvalue { ptr, ptr } poison, ptr %slice.0, 0, !dbg !258
  %1 = insertvalue { ptr, ptr } %0, ptr %_0.1, 1, !dbg !258
  ret { ptr, ptr } %1, !dbg !258

bb1:                                              ; No predecessors!
  unreachable
}

; core::slice::iter::<impl core::iter::traits::collect::IntoIterator for &[T]>::into_iter
; Function Attrs: nonlazybind uwtable
define { ptr, ptr } @"_ZN4core5slice4iter87_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$$u5b$T$u5d$$GT$9into_iter17haaaa5b8319aea263E"(ptr align 1 %self.0, i64 %self.1) unnamed_addr #0 !dbg !259 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2, !dbg !261

bb2:                                              ; preds = %start
  %_6 = getelementptr inbounds nuw i8, ptr %self.0, i64 %self.1, !dbg !268
  store ptr %_6, ptr %end_or_len, align 8, !dbg !271
  br label %bb3, !dbg !272

bb3:                                              ; preds = %bb2
  %_0.1 = load ptr, ptr %end_or_len, align 8, !dbg !273
  %0 = insertvalue { ptr, ptr } poison, ptr %self.0, 0, !dbg !275
  %1 = insertvalue { ptr, ptr } %0, ptr %_0.1, 1, !dbg !275
  ret { ptr, ptr } %1, !dbg !275

bb1:                                              ; No predecessors!
  unreachable
}

; core::option::Option<T>::is_none_or
; Function Attrs: inlinehint nonlazybind uwtable
define zeroext i1 @"_ZN4core6option15Option$LT$T$GT$10is_none_or17h8417c748ace53f87E"(i1 zeroext %0, i8 %1) unnamed_addr #1 !dbg !276 {
start:
  %_0 = alloca [1 x i8], align 1
  %self = alloca [2 x i8], align 1
  %2 = zext i1 %0 to i8
  store i8 %2, ptr %self, align 1
  %3 = getelementptr inbounds i8, ptr %self, i64 1
  store i8 %1, ptr %3, align 1
  %4 = load i8, ptr %self, align 1, !dbg !278
  %5 = trunc nuw i8 %4 to i1, !dbg !278
  %6 = getelementptr inbounds i8, ptr %self, i64 1, !dbg !278
  %7 = load i8, ptr %6, align 1, !dbg !278
  %_3 = zext i1 %5 to i64, !dbg !278
  %8 = trunc nuw i64 %_3 to i1, !dbg !279
  br i1 %8, label %bb2, label %bb3, !dbg !279

bb2:                                              ; preds = %start
  %9 = getelementptr inbounds i8, ptr %self, i64 1, !dbg !280
  %x = load i8, ptr %9, align 1, !dbg !280
; call bounded_crate::main::{{closure}}
  %10 = call zeroext i1 @"_ZN13bounded_crate4main28_$u7b$$u7b$closure$u7d$$u7d$17he5cf76cc54abfba9E"(i8 %x) #9, !dbg !281
  %11 = zext i1 %10 to i8, !dbg !281
  store i8 %11, ptr %_0, align 1, !dbg !281
  br label %bb5, !dbg !283

bb3:                                              ; preds = %start
  store i8 1, ptr %_0, align 1, !dbg !284
  br label %bb5, !dbg !285

bb5:                                              ; preds = %bb2, %bb3
  %12 = load i8, ptr %_0, align 1, !dbg !286
  %13 = trunc nuw i8 %12 to i1, !dbg !286
  ret i1 %13, !dbg !286

bb1:                                              ; No predecessors!
  unreachable, !dbg !278
}

; core::option::Option<T>::is_none_or
; Function Attrs: inlinehint nonlazybind uwtable
define zeroext i1 @"_ZN4core6option15Option$LT$T$GT$10is_none_or17hbdb585e643d918c5E"(i1 zeroext %0, i8 %1, ptr align 1 %f) unnamed_addr #1 !dbg !287 {
start:
  %_0 = alloca [1 x i8], align 1
  %self = alloca [2 x i8], align 1
  %2 = zext i1 %0 to i8
  store i8 %2, ptr %self, align 1
  %3 = getelementptr inbounds i8, ptr %self, i64 1
  store i8 %1, ptr %3, align 1
  %4 = load i8, ptr %self, align 1, !dbg !288
  %5 = trunc nuw i8 %4 to i1, !dbg !288
  %6 = getelementptr inbounds i8, ptr %self, i64 1, !dbg !288
  %7 = load i8, ptr %6, align 1, !dbg !288
  %_3 = zext i1 %5 to i64, !dbg !288
  %8 = trunc nuw i64 %_3 to i1, !dbg !289
  br i1 %8, label %bb2, label %bb3, !dbg !289

bb2:                                              ; preds = %start
  %9 = getelementptr inbounds i8, ptr %self, i64 1, !dbg !290
  %x = load i8, ptr %9, align 1, !dbg !290
; call bounded_crate::largest::{{closure}}
  %10 = call zeroext i1 @"_ZN13bounded_crate7largest28_$u7b$$u7b$closure$u7d$$u7d$17h6ebdf985c5cd76e6E"(ptr align 1 %f, i8 %x) #9, !dbg !291
  %11 = zext i1 %10 to i8, !dbg !291
  store i8 %11, ptr %_0, align 1, !dbg !291
  br label %bb5, !dbg !293

bb3:                                              ; preds = %start
  store i8 1, ptr %_0, align 1, !dbg !294
  br label %bb5, !dbg !295

bb5:                                              ; preds = %bb2, %bb3
  %12 = load i8, ptr %_0, align 1, !dbg !296
  %13 = trunc nuw i8 %12 to i1, !dbg !296
  ret i1 %13, !dbg !296

bb1:                                              ; No predecessors!
  unreachable, !dbg !288
}

; core::option::Option<T>::ok_or
; Function Attrs: inlinehint nonlazybind uwtable
define void @"_ZN4core6option15Option$LT$T$GT$5ok_or17h6324579374f937dbE"(ptr sret([16 x i8]) align 8 %_0, i64 %0, i64 %1, i8 %err) unnamed_addr #1 !dbg !297 {
start:
  %self = alloca [16 x i8], align 8
  store i64 %0, ptr %self, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %1, ptr %2, align 8
  %_3 = load i64, ptr %self, align 8, !dbg !298
  %3 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !298
  %4 = load i64, ptr %3, align 8, !dbg !298
  %5 = trunc nuw i64 %_3 to i1, !dbg !299
  br i1 %5, label %bb3, label %bb2, !dbg !299

bb3:                                              ; preds = %start
  %6 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !300
  %v = load i64, ptr %6, align 8, !dbg !300
  %7 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !301
  store i64 %v, ptr %7, align 8, !dbg !301
  store i8 0, ptr %_0, align 8, !dbg !301
  br label %bb4, !dbg !303

bb2:                                              ; preds = %start
  %8 = getelementptr inbounds i8, ptr %_0, i64 1, !dbg !304
  store i8 %err, ptr %8, align 1, !dbg !304
  store i8 1, ptr %_0, align 8, !dbg !304
  br label %bb4, !dbg !305

bb4:                                              ; preds = %bb3, %bb2
  ret void, !dbg !306

bb1:                                              ; No predecessors!
  unreachable, !dbg !298
}

; core::option::Option<T>::expect
; Function Attrs: inlinehint nonlazybind uwtable
define i8 @"_ZN4core6option15Option$LT$T$GT$6expect17hb32269e4f2b73e0eE"(i1 zeroext %0, i8 %1, ptr align 1 %msg.0, i64 %msg.1, ptr align 8 %2) unnamed_addr #1 !dbg !307 {
start:
  %self = alloca [2 x i8], align 1
  %3 = zext i1 %0 to i8
  store i8 %3, ptr %self, align 1
  %4 = getelementptr inbounds i8, ptr %self, i64 1
  store i8 %1, ptr %4, align 1
  %5 = load i8, ptr %self, align 1, !dbg !308
  %6 = trunc nuw i8 %5 to i1, !dbg !308
  %7 = getelementptr inbounds i8, ptr %self, i64 1, !dbg !308
  %8 = load i8, ptr %7, align 1, !dbg !308
  %_3 = zext i1 %6 to i64, !dbg !308
  %9 = trunc nuw i64 %_3 to i1, !dbg !309
  br i1 %9, label %bb3, label %bb2, !dbg !309

bb3:                                              ; preds = %start
  %10 = getelementptr inbounds i8, ptr %self, i64 1, !dbg !310
  %val = load i8, ptr %10, align 1, !dbg !310
  ret i8 %val, !dbg !311

bb2:                                              ; preds = %start
; call core::option::expect_failed
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13expect_failed(ptr align 1 %msg.0, i64 %msg.1, ptr align 8 %2) #10, !dbg !312
  unreachable, !dbg !312

bb1:                                              ; No predecessors!
  unreachable, !dbg !308
}

; core::result::Result<T,E>::is_ok
; Function Attrs: inlinehint nonlazybind uwtable
define zeroext i1 @"_ZN4core6result19Result$LT$T$C$E$GT$5is_ok17hc229b941f42d4d51E"(ptr align 8 %self) unnamed_addr #1 !dbg !313 {
start:
  %0 = load i8, ptr %self, align 8, !dbg !317
  %1 = trunc nuw i8 %0 to i1, !dbg !317
  %_2 = zext i1 %1 to i64, !dbg !317
  %_0 = icmp eq i64 %_2, 0, !dbg !321
  ret i1 %_0, !dbg !322
}

; <u32 as core::iter::traits::accum::Sum>::sum
; Function Attrs: nonlazybind uwtable
define i32 @"_ZN54_$LT$u32$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum17hdf3c0bc937a2b567E"(ptr %iter.0, ptr %iter.1) unnamed_addr #0 !dbg !323 {
start:
; call <core::iter::adapters::map::Map<I,F> as core::iter::traits::iterator::Iterator>::fold
  %_0 = call i32 @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17he10b8401ad55a1bfE"(ptr %iter.0, ptr %iter.1, i32 0), !dbg !327
  ret i32 %_0, !dbg !328
}

; <u32 as core::iter::traits::accum::Sum>::sum::{{closure}}
; Function Attrs: inlinehint nonlazybind uwtable
define i32 @"_ZN54_$LT$u32$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17hf48e1960b4a9a6fcE"(ptr align 1 %_1, i32 %a, i32 %b) unnamed_addr #1 !dbg !329 {
start:
  %_4.0 = add i32 %a, %b, !dbg !331
  %_4.1 = icmp ult i32 %_4.0, %a, !dbg !331
  br i1 %_4.1, label %panic, label %bb1, !dbg !331

bb1:                                              ; preds = %start
  ret i32 %_4.0, !dbg !332

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_45c7fca6d83c7d5a4170abc80231b3c8) #10, !dbg !331
  unreachable, !dbg !331
}

; <bounded_crate::shapes::Shape as core::cmp::PartialEq>::eq
; Function Attrs: inlinehint nonlazybind uwtable
define internal zeroext i1 @"_ZN69_$LT$bounded_crate..shapes..Shape$u20$as$u20$core..cmp..PartialEq$GT$2eq17h3be82a01c64e0b31E"(ptr align 1 %self, ptr align 1 %other) unnamed_addr #1 !dbg !333 {
start:
  %__arg1_1 = alloca [8 x i8], align 8
  %__arg1_02 = alloca [8 x i8], align 8
  %__self_1 = alloca [8 x i8], align 8
  %__self_01 = alloca [8 x i8], align 8
  %__arg1_0 = alloca [8 x i8], align 8
  %__self_0 = alloca [8 x i8], align 8
  %_0 = alloca [1 x i8], align 1
  %0 = load i8, ptr %self, align 1, !dbg !336
  %__self_discr = zext i8 %0 to i64, !dbg !336
  %1 = load i8, ptr %other, align 1, !dbg !337
  %__arg1_discr = zext i8 %1 to i64, !dbg !337
  %_5 = icmp eq i64 %__self_discr, %__arg1_discr, !dbg !339
  br i1 %_5, label %bb1, label %bb2, !dbg !339

bb2:                                              ; preds = %start
  store i8 0, ptr %_0, align 1, !dbg !339
  br label %bb11, !dbg !339

bb1:                                              ; preds = %start
  %2 = load i8, ptr %self, align 1, !dbg !339
  %_9 = zext i8 %2 to i64, !dbg !339
  switch i64 %_9, label %bb12 [
    i64 0, label %bb4
    i64 1, label %bb5
    i64 2, label %bb3
  ], !dbg !339

bb11:                                             ; preds = %bb3, %bb9, %bb10, %bb7, %bb2
  %3 = load i8, ptr %_0, align 1, !dbg !341
  %4 = trunc nuw i8 %3 to i1, !dbg !341
  ret i1 %4, !dbg !341

bb12:                                             ; preds = %bb1
  unreachable, !dbg !336

bb4:                                              ; preds = %bb1
  %5 = load i8, ptr %other, align 1, !dbg !339
  %_7 = zext i8 %5 to i64, !dbg !339
  %6 = icmp eq i64 %_7, 0, !dbg !339
  br i1 %6, label %bb7, label %bb3, !dbg !339

bb5:                                              ; preds = %bb1
  %7 = load i8, ptr %other, align 1, !dbg !339
  %_8 = zext i8 %7 to i64, !dbg !339
  %8 = icmp eq i64 %_8, 1, !dbg !339
  br i1 %8, label %bb6, label %bb3, !dbg !339

bb3:                                              ; preds = %bb5, %bb4, %bb1
  store i8 1, ptr %_0, align 1, !dbg !339
  br label %bb11, !dbg !339

bb7:                                              ; preds = %bb4
  %9 = getelementptr inbounds i8, ptr %self, i64 1, !dbg !342
  store ptr %9, ptr %__self_0, align 8, !dbg !342
  %10 = getelementptr inbounds i8, ptr %other, i64 1, !dbg !342
  store ptr %10, ptr %__arg1_0, align 8, !dbg !342
; call core::cmp::impls::<impl core::cmp::PartialEq<&B> for &A>::eq
  %11 = call zeroext i1 @"_ZN4core3cmp5impls69_$LT$impl$u20$core..cmp..PartialEq$LT$$RF$B$GT$$u20$for$u20$$RF$A$GT$2eq17hf3fee11584209d42E"(ptr align 8 %__self_0, ptr align 8 %__arg1_0) #9, !dbg !343
  %12 = zext i1 %11 to i8, !dbg !343
  store i8 %12, ptr %_0, align 1, !dbg !343
  br label %bb11, !dbg !343

bb6:                                              ; preds = %bb5
  %13 = getelementptr inbounds i8, ptr %self, i64 1, !dbg !345
  store ptr %13, ptr %__self_01, align 8, !dbg !345
  %14 = getelementptr inbounds i8, ptr %self, i64 2, !dbg !346
  store ptr %14, ptr %__self_1, align 8, !dbg !346
  %15 = getelementptr inbounds i8, ptr %other, i64 1, !dbg !345
  store ptr %15, ptr %__arg1_02, align 8, !dbg !345
  %16 = getelementptr inbounds i8, ptr %other, i64 2, !dbg !346
  store ptr %16, ptr %__arg1_1, align 8, !dbg !346
; call core::cmp::impls::<impl core::cmp::PartialEq<&B> for &A>::eq
  %_18 = call zeroext i1 @"_ZN4core3cmp5impls69_$LT$impl$u20$core..cmp..PartialEq$LT$$RF$B$GT$$u20$for$u20$$RF$A$GT$2eq17hf3fee11584209d42E"(ptr align 8 %__self_01, ptr align 8 %__arg1_02) #9, !dbg !347
  br i1 %_18, label %bb9, label %bb10, !dbg !347

bb10:                                             ; preds = %bb6
  store i8 0, ptr %_0, align 1, !dbg !349
  br label %bb11, !dbg !349

bb9:                                              ; preds = %bb6
; call core::cmp::impls::<impl core::cmp::PartialEq<&B> for &A>::eq
  %17 = call zeroext i1 @"_ZN4core3cmp5impls69_$LT$impl$u20$core..cmp..PartialEq$LT$$RF$B$GT$$u20$for$u20$$RF$A$GT$2eq17hf3fee11584209d42E"(ptr align 8 %__self_1, ptr align 8 %__arg1_1) #9, !dbg !349
  %18 = zext i1 %17 to i8, !dbg !349
  store i8 %18, ptr %_0, align 1, !dbg !349
  br label %bb11, !dbg !349
}

; <core::result::Result<T,E> as core::cmp::PartialEq>::eq
; Function Attrs: inlinehint nonlazybind uwtable
define zeroext i1 @"_ZN74_$LT$core..result..Result$LT$T$C$E$GT$$u20$as$u20$core..cmp..PartialEq$GT$2eq17h18b14fd819253cb5E"(ptr align 8 %self, ptr align 8 %other) unnamed_addr #1 !dbg !350 {
start:
  %_0 = alloca [1 x i8], align 1
  %0 = load i8, ptr %self, align 8, !dbg !352
  %1 = trunc nuw i8 %0 to i1, !dbg !352
  %__self_discr = zext i1 %1 to i64, !dbg !352
  %2 = load i8, ptr %other, align 8, !dbg !353
  %3 = trunc nuw i8 %2 to i1, !dbg !353
  %__arg1_discr = zext i1 %3 to i64, !dbg !353
  %_5 = icmp eq i64 %__self_discr, %__arg1_discr, !dbg !355
  br i1 %_5, label %bb1, label %bb2, !dbg !355

bb2:                                              ; preds = %start
  store i8 0, ptr %_0, align 1, !dbg !355
  br label %bb5, !dbg !355

bb1:                                              ; preds = %start
  %4 = load i8, ptr %self, align 8, !dbg !355
  %5 = trunc nuw i8 %4 to i1, !dbg !355
  %_8 = zext i1 %5 to i64, !dbg !355
  %6 = trunc nuw i64 %_8 to i1, !dbg !355
  br i1 %6, label %bb4, label %bb3, !dbg !355

bb5:                                              ; preds = %bb4, %bb3, %bb2
  %7 = load i8, ptr %_0, align 1, !dbg !357
  %8 = trunc nuw i8 %7 to i1, !dbg !357
  ret i1 %8, !dbg !357

bb4:                                              ; preds = %bb1
  %9 = load i8, ptr %other, align 8, !dbg !355
  %10 = trunc nuw i8 %9 to i1, !dbg !355
  %_7 = zext i1 %10 to i64, !dbg !355
  %_17 = icmp eq i64 %_7, 1, !dbg !355
  %__self_01 = getelementptr inbounds i8, ptr %self, i64 1, !dbg !358
  %__arg1_02 = getelementptr inbounds i8, ptr %other, i64 1, !dbg !358
; call core::cmp::impls::<impl core::cmp::PartialEq for u8>::eq
  %11 = call zeroext i1 @"_ZN4core3cmp5impls53_$LT$impl$u20$core..cmp..PartialEq$u20$for$u20$u8$GT$2eq17hce0dc27d09e555a0E"(ptr align 1 %__self_01, ptr align 1 %__arg1_02) #9, !dbg !359
  %12 = zext i1 %11 to i8, !dbg !359
  store i8 %12, ptr %_0, align 1, !dbg !359
  br label %bb5, !dbg !359

bb3:                                              ; preds = %bb1
  %13 = load i8, ptr %other, align 8, !dbg !355
  %14 = trunc nuw i8 %13 to i1, !dbg !355
  %_6 = zext i1 %14 to i64, !dbg !355
  %_18 = icmp eq i64 %_6, 0, !dbg !355
  %__self_0 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !363
  %__arg1_0 = getelementptr inbounds i8, ptr %other, i64 8, !dbg !363
; call core::cmp::impls::<impl core::cmp::PartialEq for usize>::eq
  %15 = call zeroext i1 @"_ZN4core3cmp5impls56_$LT$impl$u20$core..cmp..PartialEq$u20$for$u20$usize$GT$2eq17he7f1f15b952698adE"(ptr align 8 %__self_0, ptr align 8 %__arg1_0) #9, !dbg !364
  %16 = zext i1 %15 to i8, !dbg !364
  store i8 %16, ptr %_0, align 1, !dbg !364
  br label %bb5, !dbg !364

bb6:                                              ; No predecessors!
  unreachable, !dbg !352
}

; <core::option::Option<T> as core::ops::try_trait::Try>::branch
; Function Attrs: inlinehint nonlazybind uwtable
define { i1, i8 } @"_ZN75_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17h5986d5ea092d2d2dE"(i1 zeroext %0, i8 %1) unnamed_addr #1 !dbg !368 {
start:
  %_0 = alloca [2 x i8], align 1
  %self = alloca [2 x i8], align 1
  %2 = zext i1 %0 to i8
  store i8 %2, ptr %self, align 1
  %3 = getelementptr inbounds i8, ptr %self, i64 1
  store i8 %1, ptr %3, align 1
  %4 = load i8, ptr %self, align 1, !dbg !370
  %5 = trunc nuw i8 %4 to i1, !dbg !370
  %6 = getelementptr inbounds i8, ptr %self, i64 1, !dbg !370
  %7 = load i8, ptr %6, align 1, !dbg !370
  %_2 = zext i1 %5 to i64, !dbg !370
  %8 = trunc nuw i64 %_2 to i1, !dbg !371
  br i1 %8, label %bb3, label %bb2, !dbg !371

bb3:                                              ; preds = %start
  %9 = getelementptr inbounds i8, ptr %self, i64 1, !dbg !372
  %v = load i8, ptr %9, align 1, !dbg !372
  %10 = getelementptr inbounds i8, ptr %_0, i64 1, !dbg !373
  store i8 %v, ptr %10, align 1, !dbg !373
  store i8 0, ptr %_0, align 1, !dbg !373
  br label %bb4, !dbg !375

bb2:                                              ; preds = %start
  store i8 1, ptr %_0, align 1, !dbg !376
  br label %bb4, !dbg !377

bb4:                                              ; preds = %bb3, %bb2
  %11 = load i8, ptr %_0, align 1, !dbg !378
  %12 = trunc nuw i8 %11 to i1, !dbg !378
  %13 = getelementptr inbounds i8, ptr %_0, i64 1, !dbg !378
  %14 = load i8, ptr %13, align 1, !dbg !378
  %15 = insertvalue { i1, i8 } poison, i1 %12, 0, !dbg !378
  %16 = insertvalue { i1, i8 } %15, i8 %14, 1, !dbg !378
  ret { i1, i8 } %16, !dbg !378

bb1:                                              ; No predecessors!
  unreachable, !dbg !370
}

; <bounded_crate::shapes::Fixed as bounded_crate::shapes::Area>::area
; Function Attrs: nonlazybind uwtable
define i32 @"_ZN76_$LT$bounded_crate..shapes..Fixed$u20$as$u20$bounded_crate..shapes..Area$GT$4area17h0033768181dec8e2E"(ptr align 4 %self) unnamed_addr #0 !dbg !379 {
start:
  %_2 = load i32, ptr %self, align 4, !dbg !381
  %_3.0 = add i32 %_2, 1, !dbg !381
  %_3.1 = icmp ult i32 %_3.0, %_2, !dbg !381
  br i1 %_3.1, label %panic, label %bb1, !dbg !381

bb1:                                              ; preds = %start
  ret i32 %_3.0, !dbg !382

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_bb1921c6e7c5473e0dd861f3f144a9be) #10, !dbg !381
  unreachable, !dbg !381
}

; <bounded_crate::shapes::Shape as bounded_crate::shapes::Area>::area
; Function Attrs: nonlazybind uwtable
define i32 @"_ZN76_$LT$bounded_crate..shapes..Shape$u20$as$u20$bounded_crate..shapes..Area$GT$4area17hb40189fb2c2df133E"(ptr align 1 %self) unnamed_addr #0 !dbg !383 {
start:
  %_0 = alloca [4 x i8], align 4
  %0 = load i8, ptr %self, align 1, !dbg !385
  %_2 = zext i8 %0 to i64, !dbg !385
  switch i64 %_2, label %bb1 [
    i64 0, label %bb4
    i64 1, label %bb3
    i64 2, label %bb2
  ], !dbg !386

bb1:                                              ; preds = %start
  unreachable, !dbg !385

bb4:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %self, i64 1, !dbg !387
  %side = load i8, ptr %1, align 1, !dbg !387
  %_0.i3 = zext i8 %side to i32, !dbg !388
  %_0.i2 = zext i8 %side to i32, !dbg !396
  %2 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_0.i3, i32 %_0.i2), !dbg !398
  %_6.0 = extractvalue { i32, i1 } %2, 0, !dbg !398
  %_6.1 = extractvalue { i32, i1 } %2, 1, !dbg !398
  br i1 %_6.1, label %panic, label %bb7, !dbg !398

bb3:                                              ; preds = %start
  %3 = getelementptr inbounds i8, ptr %self, i64 1, !dbg !399
  %width = load i8, ptr %3, align 1, !dbg !399
  %4 = getelementptr inbounds i8, ptr %self, i64 2, !dbg !400
  %height = load i8, ptr %4, align 1, !dbg !400
  %5 = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %width, i8 %height), !dbg !401
  %_10.0 = extractvalue { i8, i1 } %5, 0, !dbg !401
  %_10.1 = extractvalue { i8, i1 } %5, 1, !dbg !401
  br i1 %_10.1, label %panic1, label %bb8, !dbg !401

bb2:                                              ; preds = %start
  store i32 0, ptr %_0, align 4, !dbg !403
  br label %bb9, !dbg !403

bb7:                                              ; preds = %bb4
  store i32 %_6.0, ptr %_0, align 4, !dbg !398
  br label %bb9, !dbg !404

panic:                                            ; preds = %bb4
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_009e4198f7ecc971303c39f52424f6e7) #10, !dbg !398
  unreachable, !dbg !398

bb9:                                              ; preds = %bb2, %bb8, %bb7
  %6 = load i32, ptr %_0, align 4, !dbg !405
  ret i32 %6, !dbg !405

bb8:                                              ; preds = %bb3
  %_0.i = zext i8 %_10.0 to i32, !dbg !406
  store i32 %_0.i, ptr %_0, align 4, !dbg !408
  br label %bb9, !dbg !408

panic1:                                           ; preds = %bb3
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_36aeec0cda3268fa6d5b80dd61117449) #10, !dbg !401
  unreachable, !dbg !401
}

; <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::fold
; Function Attrs: inlinehint nonlazybind uwtable
define i32 @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h575db5ee6214f56bE"(ptr %self.0, ptr %self.1, i32 %init) unnamed_addr #1 personality ptr @rust_eh_personality !dbg !409 {
start:
  %0 = alloca [16 x i8], align 8
  %_32 = alloca [1 x i8], align 1
  %_31 = alloca [1 x i8], align 1
  %len = alloca [8 x i8], align 8
  %i = alloca [8 x i8], align 8
  %acc = alloca [4 x i8], align 4
  %_4 = alloca [1 x i8], align 1
  %_0 = alloca [4 x i8], align 4
  %f = alloca [0 x i8], align 1
  br label %bb2, !dbg !412

bb2:                                              ; preds = %start
  %1 = icmp eq ptr %self.0, %self.1, !dbg !414
  %2 = zext i1 %1 to i8, !dbg !414
  store i8 %2, ptr %_4, align 1, !dbg !414
  br label %bb3, !dbg !421

bb3:                                              ; preds = %bb2
  %3 = load i8, ptr %_4, align 1, !dbg !422
  %4 = trunc nuw i8 %3 to i1, !dbg !422
  br i1 %4, label %bb4, label %bb5, !dbg !422

bb5:                                              ; preds = %bb3
  store i8 0, ptr %_32, align 1, !dbg !423
  store i8 1, ptr %_31, align 1, !dbg !423
  store i32 %init, ptr %acc, align 4, !dbg !423
  store i64 0, ptr %i, align 8, !dbg !424
  br label %bb7, !dbg !426

bb4:                                              ; preds = %bb3
  store i8 0, ptr %_32, align 1, !dbg !429
  store i32 %init, ptr %_0, align 4, !dbg !429
  br label %bb12, !dbg !430

bb7:                                              ; preds = %bb5
  br label %bb20, !dbg !431

bb20:                                             ; preds = %bb7
; call core::ptr::const_ptr::<impl *const T>::offset_from_unsigned::precondition_check
  call void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$20offset_from_unsigned18precondition_check17h4986a7424756f21bE"(ptr %self.1, ptr %self.0, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #12, !dbg !441
  br label %bb22, !dbg !442

bb22:                                             ; preds = %bb20
  br label %bb23, !dbg !443

bb23:                                             ; preds = %bb22
  br label %bb24, !dbg !445

bb24:                                             ; preds = %bb23
  %5 = ptrtoint ptr %self.1 to i64, !dbg !446
  %6 = ptrtoint ptr %self.0 to i64, !dbg !446
  %7 = sub nuw i64 %5, %6, !dbg !446
  %8 = udiv exact i64 %7, 16, !dbg !446
  store i64 %8, ptr %len, align 8, !dbg !446
  br label %bb8, !dbg !447

bb25:                                             ; No predecessors!
; invoke core::panicking::panic
  invoke void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #13
          to label %unreachable unwind label %cleanup, !dbg !448

bb16:                                             ; preds = %cleanup
  %9 = load i8, ptr %_31, align 1, !dbg !430
  %10 = trunc nuw i8 %9 to i1, !dbg !430
  br i1 %10, label %bb15, label %bb13, !dbg !430

cleanup:                                          ; preds = %bb8, %bb25
  %11 = landingpad { ptr, i32 }
          cleanup
  %12 = extractvalue { ptr, i32 } %11, 0
  %13 = extractvalue { ptr, i32 } %11, 1
  store ptr %12, ptr %0, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 %13, ptr %14, align 8
  br label %bb16

unreachable:                                      ; preds = %bb25
  unreachable

bb8:                                              ; preds = %bb11, %bb24
  store i8 0, ptr %_31, align 1, !dbg !449
  %_21 = load i32, ptr %acc, align 4, !dbg !449
  %count = load i64, ptr %i, align 8, !dbg !451
  %_45 = getelementptr inbounds nuw { ptr, ptr }, ptr %self.0, i64 %count, !dbg !452
; invoke core::iter::adapters::map::map_fold::{{closure}}
  %_18 = invoke i32 @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h24efd3c1b9a889f8E"(ptr align 1 %f, i32 %_21, ptr align 8 %_45)
          to label %bb9 unwind label %cleanup, !dbg !455

bb9:                                              ; preds = %bb8
  store i32 %_18, ptr %acc, align 4, !dbg !456
  br label %bb26, !dbg !457

bb26:                                             ; preds = %bb9
  %15 = load i64, ptr %i, align 8, !dbg !461
; call core::num::<impl usize>::unchecked_add::precondition_check
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h007a207cbfb84177E"(i64 %15, i64 1, ptr align 8 @alloc_12fdce0839ba33fd8bd1bb0711a36af6) #12, !dbg !461
  br label %bb27, !dbg !461

bb27:                                             ; preds = %bb26
  %16 = load i64, ptr %i, align 8, !dbg !462
  %_27 = add nuw i64 %16, 1, !dbg !462
  store i64 %_27, ptr %i, align 8, !dbg !463
  %_29 = load i64, ptr %i, align 8, !dbg !464
  %_30 = load i64, ptr %len, align 8, !dbg !465
  %_28 = icmp eq i64 %_29, %_30, !dbg !464
  br i1 %_28, label %bb10, label %bb11, !dbg !464

bb11:                                             ; preds = %bb27
  br label %bb8, !dbg !466

bb10:                                             ; preds = %bb27
  %17 = load i32, ptr %acc, align 4, !dbg !467
  store i32 %17, ptr %_0, align 4, !dbg !467
  br label %bb12, !dbg !430

bb12:                                             ; preds = %bb4, %bb10
  %18 = load i32, ptr %_0, align 4, !dbg !468
  ret i32 %18, !dbg !468

bb13:                                             ; preds = %bb15, %bb16
  br label %bb18, !dbg !430

bb15:                                             ; preds = %bb16
  br label %bb13, !dbg !430

bb18:                                             ; preds = %bb13
  %19 = load i8, ptr %_32, align 1, !dbg !430
  %20 = trunc nuw i8 %19 to i1, !dbg !430
  br i1 %20, label %bb17, label %bb14, !dbg !430

bb14:                                             ; preds = %bb17, %bb18
  %21 = load ptr, ptr %0, align 8, !dbg !469
  %22 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !469
  %23 = load i32, ptr %22, align 8, !dbg !469
  %24 = insertvalue { ptr, i32 } poison, ptr %21, 0, !dbg !469
  %25 = insertvalue { ptr, i32 } %24, i32 %23, 1, !dbg !469
  resume { ptr, i32 } %25, !dbg !469

bb17:                                             ; preds = %bb18
  br label %bb14, !dbg !430

bb1:                                              ; No predecessors!
  unreachable

bb6:                                              ; No predecessors!
  unreachable
}

; <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nonlazybind uwtable
define align 1 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h8ced91ea6e8aa7bbE"(ptr align 8 %self) unnamed_addr #1 !dbg !470 {
start:
  %_0 = alloca [8 x i8], align 8
  %ptr = load ptr, ptr %self, align 8, !dbg !471
  %0 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !472
  %end_or_len = load ptr, ptr %0, align 8, !dbg !472
  br label %bb4, !dbg !474

bb4:                                              ; preds = %start
  %_6 = icmp eq ptr %ptr, %end_or_len, !dbg !476
  br i1 %_6, label %bb5, label %bb6, !dbg !478

bb6:                                              ; preds = %bb4
  %_16 = getelementptr inbounds nuw i8, ptr %ptr, i64 1, !dbg !479
  store ptr %_16, ptr %self, align 8, !dbg !482
  br label %bb7, !dbg !483

bb5:                                              ; preds = %bb4
  store ptr null, ptr %_0, align 8, !dbg !484
  br label %bb8, !dbg !485

bb7:                                              ; preds = %bb6
  store ptr %ptr, ptr %_0, align 8, !dbg !487
  br label %bb8, !dbg !488

bb8:                                              ; preds = %bb5, %bb7
  %1 = load ptr, ptr %_0, align 8, !dbg !488
  ret ptr %1, !dbg !488

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

; <core::slice::iter::Iter<T> as core::iter::traits::iterator::Iterator>::position
; Function Attrs: inlinehint nonlazybind uwtable
define { i64, i64 } @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8position17h397417e8d1f4e481E"(ptr align 8 %self, ptr align 1 %0) unnamed_addr #1 personality ptr @rust_eh_personality !dbg !489 {
start:
  %1 = alloca [16 x i8], align 8
  %_9 = alloca [8 x i8], align 8
  %i = alloca [8 x i8], align 8
  %n = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %predicate = alloca [8 x i8], align 8
  store ptr %0, ptr %predicate, align 8
  br label %bb2, !dbg !490

bb2:                                              ; preds = %start
  %2 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !492
  %_6 = load ptr, ptr %2, align 8, !dbg !492
  %subtracted = load ptr, ptr %self, align 8, !dbg !493
  br label %bb12, !dbg !495

bb12:                                             ; preds = %bb2
; call core::ptr::const_ptr::<impl *const T>::offset_from_unsigned::precondition_check
  call void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$20offset_from_unsigned18precondition_check17h4986a7424756f21bE"(ptr %_6, ptr %subtracted, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #12, !dbg !503
  br label %bb14, !dbg !504

bb14:                                             ; preds = %bb12
  br label %bb15, !dbg !505

bb15:                                             ; preds = %bb14
  br label %bb16, !dbg !507

bb16:                                             ; preds = %bb15
  %3 = ptrtoint ptr %_6 to i64, !dbg !508
  %4 = ptrtoint ptr %subtracted to i64, !dbg !508
  %5 = sub nuw i64 %3, %4, !dbg !508
  %6 = udiv exact i64 %5, 1, !dbg !508
  store i64 %6, ptr %n, align 8, !dbg !508
  br label %bb3, !dbg !509

bb17:                                             ; No predecessors!
; invoke core::panicking::panic
  invoke void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #13
          to label %unreachable unwind label %cleanup, !dbg !510

bb9:                                              ; preds = %cleanup
  %7 = load ptr, ptr %1, align 8, !dbg !511
  %8 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !511
  %9 = load i32, ptr %8, align 8, !dbg !511
  %10 = insertvalue { ptr, i32 } poison, ptr %7, 0, !dbg !511
  %11 = insertvalue { ptr, i32 } %10, i32 %9, 1, !dbg !511
  resume { ptr, i32 } %11, !dbg !511

cleanup:                                          ; preds = %bb24, %bb17
  %12 = landingpad { ptr, i32 }
          cleanup
  %13 = extractvalue { ptr, i32 } %12, 0
  %14 = extractvalue { ptr, i32 } %12, 1
  store ptr %13, ptr %1, align 8
  %15 = getelementptr inbounds i8, ptr %1, i64 8
  store i32 %14, ptr %15, align 8
  br label %bb9

unreachable:                                      ; preds = %bb17
  unreachable

bb3:                                              ; preds = %bb16
  store i64 0, ptr %i, align 8, !dbg !512
  br label %bb4, !dbg !514

bb4:                                              ; preds = %bb7, %bb3
  %ptr = load ptr, ptr %self, align 8, !dbg !516
  %16 = getelementptr inbounds i8, ptr %self, i64 8, !dbg !520
  %end_or_len = load ptr, ptr %16, align 8, !dbg !520
  br label %bb21, !dbg !522

bb21:                                             ; preds = %bb4
  %_29 = icmp eq ptr %ptr, %end_or_len, !dbg !524
  br i1 %_29, label %bb22, label %bb23, !dbg !526

bb23:                                             ; preds = %bb21
  %_39 = getelementptr inbounds nuw i8, ptr %ptr, i64 1, !dbg !527
  store ptr %_39, ptr %self, align 8, !dbg !530
  br label %bb24, !dbg !531

bb22:                                             ; preds = %bb21
  br label %bb29, !dbg !532

bb24:                                             ; preds = %bb23
  store ptr %ptr, ptr %_9, align 8, !dbg !534
  %x = load ptr, ptr %_9, align 8, !dbg !535
; invoke bounded_crate::position::{{closure}}
  %_11 = invoke zeroext i1 @"_ZN13bounded_crate8position28_$u7b$$u7b$closure$u7d$$u7d$17hcfe204c69c6caf68E"(ptr align 8 %predicate, ptr align 1 %x)
          to label %bb5 unwind label %cleanup, !dbg !536

bb5:                                              ; preds = %bb24
  br i1 %_11, label %bb6, label %bb7, !dbg !536

bb7:                                              ; preds = %bb5
  %17 = load i64, ptr %i, align 8, !dbg !537
  %18 = add i64 %17, 1, !dbg !537
  store i64 %18, ptr %i, align 8, !dbg !537
  br label %bb4, !dbg !514

bb6:                                              ; preds = %bb5
  %_15 = load i64, ptr %i, align 8, !dbg !538
  %19 = load i64, ptr %n, align 8, !dbg !538
  %cond = icmp ult i64 %_15, %19, !dbg !538
  br label %bb27, !dbg !539

bb27:                                             ; preds = %bb6
; call core::hint::assert_unchecked::precondition_check
  call void @_ZN4core4hint16assert_unchecked18precondition_check17h1743086b39d89882E(i1 zeroext %cond, ptr align 8 @alloc_12fdce0839ba33fd8bd1bb0711a36af6) #12, !dbg !543
  br label %bb28, !dbg !543

bb28:                                             ; preds = %bb27
  %20 = load i64, ptr %i, align 8, !dbg !544
  %21 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !544
  store i64 %20, ptr %21, align 8, !dbg !544
  store i64 1, ptr %_0, align 8, !dbg !544
  br label %bb8, !dbg !545

bb8:                                              ; preds = %bb29, %bb28
  %22 = load i64, ptr %_0, align 8, !dbg !546
  %23 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !546
  %24 = load i64, ptr %23, align 8, !dbg !546
  %25 = insertvalue { i64, i64 } poison, i64 %22, 0, !dbg !546
  %26 = insertvalue { i64, i64 } %25, i64 %24, 1, !dbg !546
  ret { i64, i64 } %26, !dbg !546

bb29:                                             ; preds = %bb22
  %27 = load i64, ptr @anon.afe4a8a2cf50f52cc16de5c8cbdf63db.1, align 8, !dbg !547
  %28 = load i64, ptr getelementptr inbounds (i8, ptr @anon.afe4a8a2cf50f52cc16de5c8cbdf63db.1, i64 8), align 8, !dbg !547
  store i64 %27, ptr %_0, align 8, !dbg !547
  %29 = getelementptr inbounds i8, ptr %_0, i64 8, !dbg !547
  store i64 %28, ptr %29, align 8, !dbg !547
  br label %bb8, !dbg !545

bb1:                                              ; No predecessors!
  unreachable

bb18:                                             ; No predecessors!
  unreachable

bb19:                                             ; No predecessors!
  unreachable

bb20:                                             ; No predecessors!
  unreachable

bb25:                                             ; No predecessors!
  unreachable

bb26:                                             ; No predecessors!
  unreachable
}

; Function Attrs: nonlazybind uwtable
define void @main() unnamed_addr #0 !dbg !548 {
start:
  %self.i7 = alloca [2 x i8], align 1
  %self.i = alloca [2 x i8], align 1
  %0 = alloca [4 x i8], align 4
  %shapes = alloca [32 x i8], align 8
  %fixed = alloca [4 x i8], align 4
  %shape = alloca [3 x i8], align 1
  %_49 = alloca [16 x i8], align 8
  %_42 = alloca [16 x i8], align 8
  %numbers = alloca [5 x i8], align 1
  %1 = getelementptr inbounds nuw i8, ptr %numbers, i64 0, !dbg !549
  store i8 3, ptr %1, align 1, !dbg !549
  %2 = getelementptr inbounds nuw i8, ptr %numbers, i64 1, !dbg !549
  store i8 1, ptr %2, align 1, !dbg !549
  %3 = getelementptr inbounds nuw i8, ptr %numbers, i64 2, !dbg !549
  store i8 4, ptr %3, align 1, !dbg !549
  %4 = getelementptr inbounds nuw i8, ptr %numbers, i64 3, !dbg !549
  store i8 1, ptr %4, align 1, !dbg !549
  %5 = getelementptr inbounds nuw i8, ptr %numbers, i64 4, !dbg !549
  store i8 5, ptr %5, align 1, !dbg !549
  %_5 = call i8 @__VERIFIER_nondet_uchar() #14, !dbg !550
  %_6 = call i8 @__VERIFIER_nondet_uchar() #14, !dbg !552
  %_8 = urem i8 %_5, 5, !dbg !553
  %_0.i6 = zext i8 %_8 to i64, !dbg !555
  %_12 = icmp ult i64 %_0.i6, 5, !dbg !559
  br i1 %_12, label %bb5, label %panic, !dbg !559

bb5:                                              ; preds = %start
  %6 = getelementptr inbounds nuw i8, ptr %numbers, i64 %_0.i6, !dbg !559
  %_11 = load i8, ptr %6, align 1, !dbg !559
  %_10 = icmp ule i8 %_11, 5, !dbg !559
  br i1 %_10, label %bb6, label %bb7, !dbg !559

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_0.i6, i64 5, ptr align 8 @alloc_0c9a8b0ee5c3e5d50f25084d55486ba3) #10, !dbg !559
  unreachable, !dbg !559

bb7:                                              ; preds = %bb5
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_6bd5dbb2a839be2621eefe799764b9d0, i64 37, ptr align 8 @alloc_54cf2fbed89c08b1fcedebf20636f2c1) #10, !dbg !561
  unreachable, !dbg !561

bb6:                                              ; preds = %bb5
  %_16 = urem i8 %_5, 6, !dbg !562
  %_0.i5 = zext i8 %_16 to i64, !dbg !563
  %_18 = icmp ult i64 %_0.i5, 5, !dbg !565
  br i1 %_18, label %bb10, label %panic1, !dbg !565

bb10:                                             ; preds = %bb6
  %7 = getelementptr inbounds nuw i8, ptr %numbers, i64 %_0.i5, !dbg !565
  %found = load i8, ptr %7, align 1, !dbg !565
  %_19 = icmp ne i8 %found, 4, !dbg !566
  br i1 %_19, label %bb11, label %bb12, !dbg !566

panic1:                                           ; preds = %bb6
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_0.i5, i64 5, ptr align 8 @alloc_3f3cd45909da80a1819bc84af8d17a53) #10, !dbg !565
  unreachable, !dbg !565

bb12:                                             ; preds = %bb10
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_0b18f4336eb2247ab8968e19191fcbc7, i64 28, ptr align 8 @alloc_98975395a110e82f11d0d003370d5a33) #10, !dbg !568
  unreachable, !dbg !568

bb11:                                             ; preds = %bb10
; call core::array::<impl core::ops::index::Index<I> for [T; N]>::index
  %8 = call { ptr, i64 } @"_ZN4core5array85_$LT$impl$u20$core..ops..index..Index$LT$I$GT$$u20$for$u20$$u5b$T$u3b$$u20$N$u5d$$GT$5index17h2a26b4321acad307E"(ptr align 1 %numbers, i64 %_0.i6, ptr align 8 @alloc_98e7a38bb869bf4b1df377ce684c2023) #9, !dbg !569
  %tail.0 = extractvalue { ptr, i64 } %8, 0, !dbg !569
  %tail.1 = extractvalue { ptr, i64 } %8, 1, !dbg !569
  %_27.0 = add i64 %tail.1, %_0.i6, !dbg !570
  %_27.1 = icmp ult i64 %_27.0, %tail.1, !dbg !570
  br i1 %_27.1, label %panic2, label %bb14, !dbg !570

bb14:                                             ; preds = %bb11
  %_24 = icmp eq i64 %_27.0, 5, !dbg !570
  br i1 %_24, label %bb15, label %bb16, !dbg !570

panic2:                                           ; preds = %bb11
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_f1e7bda00add7cea62b82c733a2b2403) #10, !dbg !570
  unreachable, !dbg !570

bb16:                                             ; preds = %bb14
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_fdc179a11b8eeaae3a3674ac0588dbe3, i64 41, ptr align 8 @alloc_882d50f5990927846ea4ea20369511ad) #10, !dbg !572
  unreachable, !dbg !572

bb15:                                             ; preds = %bb14
; call bounded_crate::largest
  %9 = call { i1, i8 } @_ZN13bounded_crate7largest17h182e9c455b5ad4f1E(ptr align 1 %tail.0, i64 %tail.1), !dbg !573
  %_31.0 = extractvalue { i1, i8 } %9, 0, !dbg !573
  %_31.1 = extractvalue { i1, i8 } %9, 1, !dbg !573
  %10 = zext i1 %_31.0 to i8
  store i8 %10, ptr %self.i7, align 1
  %11 = getelementptr inbounds i8, ptr %self.i7, i64 1
  store i8 %_31.1, ptr %11, align 1
  %12 = load i8, ptr %self.i7, align 1, !dbg !574
  %13 = trunc nuw i8 %12 to i1, !dbg !574
  %14 = getelementptr inbounds i8, ptr %self.i7, i64 1, !dbg !574
  %15 = load i8, ptr %14, align 1, !dbg !574
  %_2.i8 = zext i1 %13 to i64, !dbg !574
  br i1 %13, label %"_ZN4core6option15Option$LT$T$GT$6unwrap17h552c2f6d6b71789fE.exit11", label %bb2.i9, !dbg !577

bb2.i9:                                           ; preds = %bb15
; call core::option::unwrap_failed
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_ff0de382544c320dc93cc62cf9030fd1) #10, !dbg !578
  unreachable, !dbg !578

"_ZN4core6option15Option$LT$T$GT$6unwrap17h552c2f6d6b71789fE.exit11": ; preds = %bb15
  %16 = getelementptr inbounds i8, ptr %self.i7, i64 1, !dbg !579
  %val.i10 = load i8, ptr %16, align 1, !dbg !579
  %_29 = icmp uge i8 %val.i10, 5, !dbg !573
  br i1 %_29, label %bb19, label %bb20, !dbg !573

bb20:                                             ; preds = %"_ZN4core6option15Option$LT$T$GT$6unwrap17h552c2f6d6b71789fE.exit11"
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_8dbc674f2f545bf56d6a99129ca360f1, i64 45, ptr align 8 @alloc_6bd2b7854f3a2525dc7fc0a10525aa57) #10, !dbg !580
  unreachable, !dbg !580

bb19:                                             ; preds = %"_ZN4core6option15Option$LT$T$GT$6unwrap17h552c2f6d6b71789fE.exit11"
; call core::array::<impl core::ops::index::Index<I> for [T; N]>::index
  %17 = call { ptr, i64 } @"_ZN4core5array85_$LT$impl$u20$core..ops..index..Index$LT$I$GT$$u20$for$u20$$u5b$T$u3b$$u20$N$u5d$$GT$5index17ha95dece92eca8815E"(ptr align 1 %numbers, i64 %_0.i6, ptr align 8 @alloc_d56949493c936ca2b090304912120a88) #9, !dbg !581
  %_36.0 = extractvalue { ptr, i64 } %17, 0, !dbg !581
  %_36.1 = extractvalue { ptr, i64 } %17, 1, !dbg !581
; call bounded_crate::largest
  %18 = call { i1, i8 } @_ZN13bounded_crate7largest17h182e9c455b5ad4f1E(ptr align 1 %_36.0, i64 %_36.1), !dbg !582
  %_35.0 = extractvalue { i1, i8 } %18, 0, !dbg !582
  %_35.1 = extractvalue { i1, i8 } %18, 1, !dbg !582
  %19 = zext i1 %_35.0 to i8
  store i8 %19, ptr %self.i, align 1
  %20 = getelementptr inbounds i8, ptr %self.i, i64 1
  store i8 %_35.1, ptr %20, align 1
  %21 = load i8, ptr %self.i, align 1, !dbg !583
  %22 = trunc nuw i8 %21 to i1, !dbg !583
  %23 = getelementptr inbounds i8, ptr %self.i, i64 1, !dbg !583
  %24 = load i8, ptr %23, align 1, !dbg !583
  %_2.i = zext i1 %22 to i64, !dbg !583
  br i1 %22, label %"_ZN4core6option15Option$LT$T$GT$6unwrap17h552c2f6d6b71789fE.exit", label %bb2.i, !dbg !585

bb2.i:                                            ; preds = %bb19
; call core::option::unwrap_failed
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_0f82ae98c63950ea0177b85a546dc821) #10, !dbg !586
  unreachable, !dbg !586

"_ZN4core6option15Option$LT$T$GT$6unwrap17h552c2f6d6b71789fE.exit": ; preds = %bb19
  %25 = getelementptr inbounds i8, ptr %self.i, i64 1, !dbg !587
  %val.i = load i8, ptr %25, align 1, !dbg !587
  %_33 = icmp uge i8 %val.i, 3, !dbg !582
  br i1 %_33, label %bb24, label %bb25, !dbg !582

bb25:                                             ; preds = %"_ZN4core6option15Option$LT$T$GT$6unwrap17h552c2f6d6b71789fE.exit"
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_d055d0f524b081c1e4f9e3571416e66d, i64 58, ptr align 8 @alloc_def84b369c935cbc3d51543d9118aa31) #10, !dbg !588
  unreachable, !dbg !588

bb24:                                             ; preds = %"_ZN4core6option15Option$LT$T$GT$6unwrap17h552c2f6d6b71789fE.exit"
; call bounded_crate::position
  call void @_ZN13bounded_crate8position17h4a3550db190b046bE(ptr sret([16 x i8]) align 8 %_42, ptr align 1 %numbers, i64 5, i8 5), !dbg !589
; call <core::result::Result<T,E> as core::cmp::PartialEq>::eq
  %_40 = call zeroext i1 @"_ZN74_$LT$core..result..Result$LT$T$C$E$GT$$u20$as$u20$core..cmp..PartialEq$GT$2eq17h18b14fd819253cb5E"(ptr align 8 %_42, ptr align 8 @alloc_cbf1383c1b65d9682387cd230699aafc) #9, !dbg !589
  br i1 %_40, label %bb28, label %bb29, !dbg !589

bb29:                                             ; preds = %bb24
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_37c4b0be6a0430c20eea06c183ae3e3e, i64 48, ptr align 8 @alloc_244b2bd48165b7c02a4d4b8d5c5a20fd) #10, !dbg !590
  unreachable, !dbg !590

bb28:                                             ; preds = %bb24
; call bounded_crate::position
  call void @_ZN13bounded_crate8position17h4a3550db190b046bE(ptr sret([16 x i8]) align 8 %_49, ptr align 1 %numbers, i64 5, i8 %_5), !dbg !591
; call core::result::Result<T,E>::is_ok
  %_47 = call zeroext i1 @"_ZN4core6result19Result$LT$T$C$E$GT$5is_ok17hc229b941f42d4d51E"(ptr align 8 %_49) #9, !dbg !592
  br i1 %_47, label %bb32, label %bb33, !dbg !591

bb33:                                             ; preds = %bb28
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_bbf3fa2f307eccca5912ec8f4fb2b596, i64 48, ptr align 8 @alloc_33fd66a952f0eb1c5bbef2f800a5fc2d) #10, !dbg !593
  unreachable, !dbg !593

bb32:                                             ; preds = %bb28
; call bounded_crate::checked
  %26 = call { i1, i8 } @_ZN13bounded_crate7checked17h498c24d7c7082917E(i8 %_6), !dbg !594
  %_54.0 = extractvalue { i1, i8 } %26, 0, !dbg !594
  %_54.1 = extractvalue { i1, i8 } %26, 1, !dbg !594
; call core::option::Option<T>::is_none_or
  %_53 = call zeroext i1 @"_ZN4core6option15Option$LT$T$GT$10is_none_or17h8417c748ace53f87E"(i1 zeroext %_54.0, i8 %_54.1) #9, !dbg !595
  br i1 %_53, label %bb36, label %bb37, !dbg !594

bb37:                                             ; preds = %bb32
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_2e383d70b082e1444abca0a963b66b77, i64 62, ptr align 8 @alloc_90ef9906bba2bfcc41db3e82c24d0690) #10, !dbg !596
  unreachable, !dbg !596

bb36:                                             ; preds = %bb32
; call bounded_crate::checked
  %27 = call { i1, i8 } @_ZN13bounded_crate7checked17h498c24d7c7082917E(i8 %_6), !dbg !597
  %_57.0 = extractvalue { i1, i8 } %27, 0, !dbg !597
  %_57.1 = extractvalue { i1, i8 } %27, 1, !dbg !597
; call core::option::Option<T>::expect
  %_56 = call i8 @"_ZN4core6option15Option$LT$T$GT$6expect17hb32269e4f2b73e0eE"(i1 zeroext %_57.0, i8 %_57.1, ptr align 1 @alloc_5516ebe5f9b2e13fe1325567f2f0d321, i64 12, ptr align 8 @alloc_c8840b7efaac0e9b12a82d45d2fcb9a2) #9, !dbg !598
; call bounded_crate::shape
  %28 = call i24 @_ZN13bounded_crate5shape17h8536d7a505bb6c29E(i8 %_5, i8 %_6), !dbg !599
  store i24 %28, ptr %0, align 4, !dbg !599
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %shape, ptr align 4 %0, i64 3, i1 false), !dbg !599
  %_0.i4 = zext i8 %_6 to i32, !dbg !600
  store i32 %_0.i4, ptr %fixed, align 4, !dbg !603
  %29 = getelementptr inbounds nuw { ptr, ptr }, ptr %shapes, i64 0, !dbg !604
  store ptr %shape, ptr %29, align 8, !dbg !604
  %30 = getelementptr inbounds i8, ptr %29, i64 8, !dbg !604
  store ptr @vtable.0, ptr %30, align 8, !dbg !604
  %31 = getelementptr inbounds nuw { ptr, ptr }, ptr %shapes, i64 1, !dbg !604
  store ptr %fixed, ptr %31, align 8, !dbg !604
  %32 = getelementptr inbounds i8, ptr %31, i64 8, !dbg !604
  store ptr @vtable.1, ptr %32, align 8, !dbg !604
; call core::slice::<impl [T]>::iter
  %33 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h59b3f7713ea4a23aE"(ptr align 8 %shapes, i64 2) #9, !dbg !606
  %_69.0 = extractvalue { ptr, ptr } %33, 0, !dbg !606
  %_69.1 = extractvalue { ptr, ptr } %33, 1, !dbg !606
; call core::iter::traits::iterator::Iterator::map
  %34 = call { ptr, ptr } @_ZN4core4iter6traits8iterator8Iterator3map17h16163299ed051589E(ptr %_69.0, ptr %_69.1) #9, !dbg !608
  %_68.0 = extractvalue { ptr, ptr } %34, 0, !dbg !608
  %_68.1 = extractvalue { ptr, ptr } %34, 1, !dbg !608
; call core::iter::traits::iterator::Iterator::sum
  %areas = call i32 @_ZN4core4iter6traits8iterator8Iterator3sum17h5fd8463a4a580949E(ptr %_68.0, ptr %_68.1), !dbg !609
  %_0.i = zext i8 %_6 to i32, !dbg !610
  %_72 = icmp ugt i32 %areas, %_0.i, !dbg !613
  br i1 %_72, label %bb46, label %bb47, !dbg !613

bb47:                                             ; preds = %bb36
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_a46ff40c53f3051918e91a115ff79929, i64 41, ptr align 8 @alloc_9127044d62262a90bae27ccb53916049) #10, !dbg !614
  unreachable, !dbg !614

bb46:                                             ; preds = %bb36
; call core::cmp::PartialEq::ne
  %_75 = call zeroext i1 @_ZN4core3cmp9PartialEq2ne17h56d77857001a5e55E(ptr align 1 %shape, ptr align 1 @alloc_b3ec58cc4d7d44225e434befb0abf867) #9, !dbg !615
  br i1 %_75, label %bb51, label %bb49, !dbg !615

bb49:                                             ; preds = %bb46
  %_78 = icmp eq i32 %areas, 157, !dbg !616
  br i1 %_78, label %bb51, label %bb50, !dbg !616

bb51:                                             ; preds = %bb49, %bb46
  %_80 = icmp ne i32 %areas, 157, !dbg !617
  br i1 %_80, label %bb52, label %bb53, !dbg !617

bb50:                                             ; preds = %bb49
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_3d7a3d8a9ae79139980ece20e3cab4a7, i64 60, ptr align 8 @alloc_cc46c974882717256711f566244fa103) #10, !dbg !618
  unreachable, !dbg !618

bb53:                                             ; preds = %bb51
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_2a6c1fe8bf16e544893aa284f6bd7c1a, i64 30, ptr align 8 @alloc_733c2b917ce726fe51043827eb0c49d6) #10, !dbg !619
  unreachable, !dbg !619

bb52:                                             ; preds = %bb51
  %35 = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %_6, i8 2), !dbg !620
  %_83.0 = extractvalue { i8, i1 } %35, 0, !dbg !620
  %_83.1 = extractvalue { i8, i1 } %35, 1, !dbg !620
  br i1 %_83.1, label %panic3, label %bb54, !dbg !620

bb54:                                             ; preds = %bb52
  %_85 = urem i8 %_83.0, 2, !dbg !621
  %_84 = icmp eq i8 %_85, 0, !dbg !621
  br i1 %_84, label %bb56, label %bb57, !dbg !621

panic3:                                           ; preds = %bb52
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_4169fd7d190a8789d0941b95b3ec8e08) #10, !dbg !620
  unreachable, !dbg !620

bb57:                                             ; preds = %bb54
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_d5d91afc080227d6f2bdcac1c7b5d820, i64 34, ptr align 8 @alloc_80e3e287f873ee2cb68e3b41415f500c) #10, !dbg !623
  unreachable, !dbg !623

bb56:                                             ; preds = %bb54
  ret void, !dbg !624
}

; core::slice::index::slice_index_fail
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64, i64, i64, ptr align 8) unnamed_addr #3

; core::panicking::panic_nounwind_fmt
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr, ptr, i1 zeroext, ptr align 8) unnamed_addr #4

; Function Attrs: nounwind nonlazybind uwtable
declare i32 @rust_eh_personality(i32, i32, i64, ptr, ptr) unnamed_addr #5

; core::option::expect_failed
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core6option13expect_failed(ptr align 1, i64, ptr align 8) unnamed_addr #3

; core::option::unwrap_failed
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8) unnamed_addr #3

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #6

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8) unnamed_addr #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i8, i1 } @llvm.umul.with.overflow.i8(i8, i8) #6

; core::panicking::panic
; Function Attrs: cold noinline noreturn nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1, i64, ptr align 8) unnamed_addr #3

; Function Attrs: nounwind nonlazybind uwtable
declare i8 @__VERIFIER_nondet_uchar() unnamed_addr #5

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64, i64, ptr align 8) unnamed_addr #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #8

attributes #0 = { nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { inlinehint nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { cold noinline noreturn nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { cold noinline noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { cold minsize noinline noreturn nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { inlinehint }
attributes #10 = { noinline noreturn }
attributes #11 = { noinline noreturn nounwind }
attributes #12 = { inlinehint nounwind }
attributes #13 = { noreturn }
attributes #14 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.dbg.cu = !{!5}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!5 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !6, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!6 = !DIFile(filename: "bounded_crate.rs/@/bounded_crate.cc936ae750936708-cgu.0", directory: ".")
!7 = distinct !DISubprogram(name: "fold<u32, core::slice::iter::Iter<&dyn bounded_crate::shapes::Area>, bounded_crate::main::{closure_env#0}, u32, core::iter::traits::accum::{impl#36}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn bounded_crate::shapes::Area>, bounded_crate::main::{closure_env#0}>>>", linkageName: "_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17he10b8401ad55a1bfE", scope: !9, file: !8, line: 124, type: !14, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!8 = !DIFile(filename: "library/core/src/iter/adapters/map.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "47fd4c3c8424e034238ec6bb5a169812")
!9 = !DINamespace(name: "{impl#2}", scope: !10)
!10 = !DINamespace(name: "map", scope: !11)
!11 = !DINamespace(name: "adapters", scope: !12)
!12 = !DINamespace(name: "iter", scope: !13)
!13 = !DINamespace(name: "core", scope: null)
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !DILocation(line: 128, column: 19, scope: !7)
!17 = !DILocation(line: 129, column: 6, scope: !7)
!18 = distinct !DISubprogram(name: "index<u8>", linkageName: "_ZN110_$LT$core..ops..range..RangeFrom$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17heacc5f5fcbf73552E", scope: !20, file: !19, line: 567, type: !14, scopeLine: 567, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!19 = !DIFile(filename: "library/core/src/slice/index.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "35f1d9855ef780cd44773269ad8900cd")
!20 = !DINamespace(name: "{impl#7}", scope: !21)
!21 = !DINamespace(name: "index", scope: !22)
!22 = !DINamespace(name: "slice", scope: !13)
!23 = !DILocation(line: 568, column: 12, scope: !18)
!24 = !DILocation(line: 573, column: 27, scope: !18)
!25 = !DILocation(line: 89, column: 24, scope: !26, inlinedAt: !28)
!26 = distinct !DILexicalBlock(scope: !27, file: !19, line: 87, column: 5)
!27 = distinct !DISubprogram(name: "get_offset_len_noubcheck<u8>", linkageName: "_ZN4core5slice5index24get_offset_len_noubcheck17h4a2a4b0bfc14b52aE", scope: !21, file: !19, line: 82, type: !14, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!28 = !DILocation(line: 574, column: 15, scope: !29)
!29 = distinct !DILexicalBlock(scope: !18, file: !19, line: 573, column: 13)
!30 = !DILocation(line: 576, column: 6, scope: !18)
!31 = !DILocation(line: 569, column: 13, scope: !18)
!32 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_ZN13bounded_crate4main28_$u7b$$u7b$closure$u7d$$u7d$17h28fdb23d908cc100E", scope: !34, file: !33, line: 95, type: !14, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!33 = !DIFile(filename: "bounded_crate.rs", directory: ".", checksumkind: CSK_MD5, checksum: "35624a664446e8f0aeeed8ad79585712")
!34 = !DINamespace(name: "main", scope: !35)
!35 = !DINamespace(name: "bounded_crate", scope: null)
!36 = !DILocation(line: 95, column: 48, scope: !32)
!37 = !DILocation(line: 95, column: 54, scope: !32)
!38 = !DILocation(line: 95, column: 60, scope: !32)
!39 = distinct !DISubprogram(name: "{closure#1}", linkageName: "_ZN13bounded_crate4main28_$u7b$$u7b$closure$u7d$$u7d$17he5cf76cc54abfba9E", scope: !34, file: !33, line: 88, type: !14, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!40 = !DILocation(line: 88, column: 45, scope: !39)
!41 = !DILocation(line: 88, column: 56, scope: !39)
!42 = distinct !DISubprogram(name: "shape", linkageName: "_ZN13bounded_crate5shape17h8536d7a505bb6c29E", scope: !35, file: !33, line: 53, type: !14, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!43 = !DILocation(line: 54, column: 11, scope: !42)
!44 = !DILocation(line: 54, column: 5, scope: !42)
!45 = !DILocation(line: 57, column: 14, scope: !42)
!46 = !DILocation(line: 55, column: 14, scope: !42)
!47 = !DILocation(line: 55, column: 32, scope: !42)
!48 = !DILocation(line: 56, column: 14, scope: !42)
!49 = !DILocation(line: 56, column: 56, scope: !42)
!50 = !DILocation(line: 59, column: 2, scope: !42)
!51 = distinct !DISubprogram(name: "checked", linkageName: "_ZN13bounded_crate7checked17h498c24d7c7082917E", scope: !35, file: !33, line: 65, type: !14, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!52 = !DILocation(line: 66, column: 22, scope: !51)
!53 = !DILocation(line: 66, column: 16, scope: !51)
!54 = !DILocation(line: 66, column: 16, scope: !55)
!55 = distinct !DILexicalBlock(scope: !56, file: !33, line: 66, column: 37)
!56 = distinct !DILexicalBlock(scope: !51, file: !33, line: 66, column: 37)
!57 = !DILocation(line: 67, column: 10, scope: !58)
!58 = distinct !DILexicalBlock(scope: !51, file: !33, line: 66, column: 5)
!59 = !DILocation(line: 67, column: 5, scope: !58)
!60 = !DILocation(line: 68, column: 2, scope: !51)
!61 = distinct !DISubprogram(name: "largest", linkageName: "_ZN13bounded_crate7largest17h182e9c455b5ad4f1E", scope: !35, file: !33, line: 43, type: !14, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!62 = !DILocation(line: 44, column: 20, scope: !61)
!63 = !DILocation(line: 45, column: 20, scope: !64)
!64 = distinct !DILexicalBlock(scope: !61, file: !33, line: 44, column: 5)
!65 = !DILocation(line: 45, column: 5, scope: !66)
!66 = distinct !DILexicalBlock(scope: !64, file: !33, line: 45, column: 5)
!67 = !DILocation(line: 45, column: 20, scope: !66)
!68 = !DILocation(line: 45, column: 10, scope: !66)
!69 = !DILocation(line: 46, column: 12, scope: !70)
!70 = distinct !DILexicalBlock(scope: !66, file: !33, line: 45, column: 5)
!71 = !DILocation(line: 46, column: 17, scope: !70)
!72 = !DILocation(line: 50, column: 5, scope: !64)
!73 = !DILocation(line: 51, column: 2, scope: !61)
!74 = !DILocation(line: 47, column: 20, scope: !70)
!75 = !DILocation(line: 47, column: 13, scope: !70)
!76 = !DILocation(line: 46, column: 9, scope: !70)
!77 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_ZN13bounded_crate7largest28_$u7b$$u7b$closure$u7d$$u7d$17h6ebdf985c5cd76e6E", scope: !78, file: !33, line: 46, type: !14, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!78 = !DINamespace(name: "largest", scope: !35)
!79 = !DILocation(line: 46, column: 44, scope: !77)
!80 = !DILocation(line: 46, column: 36, scope: !77)
!81 = !DILocation(line: 46, column: 50, scope: !77)
!82 = distinct !DISubprogram(name: "position", linkageName: "_ZN13bounded_crate8position17h4a3550db190b046bE", scope: !35, file: !33, line: 61, type: !14, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!83 = !DILocation(line: 62, column: 13, scope: !82)
!84 = !DILocation(line: 62, column: 20, scope: !82)
!85 = !DILocation(line: 62, column: 5, scope: !82)
!86 = !DILocation(line: 62, column: 57, scope: !82)
!87 = !DILocation(line: 63, column: 2, scope: !82)
!88 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_ZN13bounded_crate8position28_$u7b$$u7b$closure$u7d$$u7d$17hcfe204c69c6caf68E", scope: !89, file: !33, line: 62, type: !14, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!89 = !DINamespace(name: "position", scope: !35)
!90 = !DILocation(line: 62, column: 31, scope: !88)
!91 = !DILocation(line: 62, column: 49, scope: !92)
!92 = distinct !DILexicalBlock(scope: !88, file: !33, line: 62, column: 39)
!93 = !DILocation(line: 62, column: 39, scope: !92)
!94 = !DILocation(line: 62, column: 55, scope: !88)
!95 = distinct !DISubprogram(name: "from_residual<u8>", linkageName: "_ZN145_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..option..Option$LT$core..convert..Infallible$GT$$GT$$GT$13from_residual17hedc4dd92f1c8f054E", scope: !97, file: !96, line: 2779, type: !14, scopeLine: 2779, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!96 = !DIFile(filename: "library/core/src/option.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "3f12dd837a95e960b90752f70f5ddc0e")
!97 = !DINamespace(name: "{impl#48}", scope: !98)
!98 = !DINamespace(name: "option", scope: !13)
!99 = !DILocation(line: 2783, column: 6, scope: !95)
!100 = distinct !DISubprogram(name: "eq", linkageName: "_ZN4core3cmp5impls53_$LT$impl$u20$core..cmp..PartialEq$u20$for$u20$u8$GT$2eq17hce0dc27d09e555a0E", scope: !102, file: !101, line: 1878, type: !14, scopeLine: 1878, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!101 = !DIFile(filename: "library/core/src/cmp.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "9b875f3ee90b4abbf50efdba3db39504")
!102 = !DINamespace(name: "{impl#22}", scope: !103)
!103 = !DINamespace(name: "impls", scope: !104)
!104 = !DINamespace(name: "cmp", scope: !13)
!105 = !DILocation(line: 1878, column: 54, scope: !100)
!106 = !DILocation(line: 1878, column: 63, scope: !100)
!107 = !DILocation(line: 1878, column: 71, scope: !100)
!108 = distinct !DISubprogram(name: "eq", linkageName: "_ZN4core3cmp5impls56_$LT$impl$u20$core..cmp..PartialEq$u20$for$u20$usize$GT$2eq17he7f1f15b952698adE", scope: !109, file: !101, line: 1878, type: !14, scopeLine: 1878, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!109 = !DINamespace(name: "{impl#21}", scope: !103)
!110 = !DILocation(line: 1878, column: 54, scope: !108)
!111 = !DILocation(line: 1878, column: 63, scope: !108)
!112 = !DILocation(line: 1878, column: 71, scope: !108)
!113 = distinct !DISubprogram(name: "eq<u8, u8>", linkageName: "_ZN4core3cmp5impls69_$LT$impl$u20$core..cmp..PartialEq$LT$$RF$B$GT$$u20$for$u20$$RF$A$GT$2eq17hf3fee11584209d42E", scope: !114, file: !101, line: 2122, type: !14, scopeLine: 2122, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!114 = !DINamespace(name: "{impl#9}", scope: !103)
!115 = !DILocation(line: 2123, column: 27, scope: !113)
!116 = !DILocation(line: 2123, column: 34, scope: !113)
!117 = !DILocation(line: 2123, column: 13, scope: !113)
!118 = !DILocation(line: 2124, column: 10, scope: !113)
!119 = distinct !DISubprogram(name: "ne<bounded_crate::shapes::Shape, bounded_crate::shapes::Shape>", linkageName: "_ZN4core3cmp9PartialEq2ne17h56d77857001a5e55E", scope: !120, file: !101, line: 264, type: !14, scopeLine: 264, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!120 = !DINamespace(name: "PartialEq", scope: !104)
!121 = !DILocation(line: 265, column: 15, scope: !119)
!122 = !DILocation(line: 265, column: 9, scope: !119)
!123 = !DILocation(line: 266, column: 6, scope: !119)
!124 = distinct !DISubprogram(name: "checked_sub", linkageName: "_ZN4core3num20_$LT$impl$u20$u8$GT$11checked_sub17h1489147bb640c031E", scope: !126, file: !125, line: 917, type: !14, scopeLine: 917, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!125 = !DIFile(filename: "library/core/src/num/uint_macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!126 = !DINamespace(name: "{impl#6}", scope: !127)
!127 = !DINamespace(name: "num", scope: !13)
!128 = !DILocation(line: 923, column: 16, scope: !124)
!129 = !DILocation(line: 927, column: 31, scope: !124)
!130 = !DILocation(line: 927, column: 17, scope: !124)
!131 = !DILocation(line: 923, column: 13, scope: !124)
!132 = !DILocation(line: 924, column: 17, scope: !124)
!133 = !DILocation(line: 929, column: 10, scope: !124)
!134 = distinct !DISubprogram(name: "precondition_check", linkageName: "_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h007a207cbfb84177E", scope: !136, file: !135, line: 68, type: !14, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!135 = !DIFile(filename: "library/core/src/ub_checks.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "8a26eb599fa825194a3e796d4688d4db")
!136 = !DINamespace(name: "unchecked_add", scope: !137)
!137 = !DINamespace(name: "{impl#11}", scope: !127)
!138 = !DILocation(line: 2829, column: 26, scope: !139, inlinedAt: !140)
!139 = distinct !DISubprogram(name: "overflowing_add", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj15overflowing_add", scope: !137, file: !125, line: 2828, type: !14, scopeLine: 2828, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!140 = !DILocation(line: 839, column: 27, scope: !141)
!141 = !DILexicalBlockFile(scope: !134, file: !125, discriminator: 0)
!142 = !DILocation(line: 839, column: 23, scope: !141)
!143 = !DILocation(line: 75, column: 14, scope: !134)
!144 = !DILocation(line: 73, column: 21, scope: !145)
!145 = distinct !DILexicalBlock(scope: !134, file: !135, line: 70, column: 21)
!146 = distinct !DISubprogram(name: "precondition_check", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$20offset_from_unsigned18precondition_check17h4986a7424756f21bE", scope: !147, file: !135, line: 68, type: !14, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!147 = !DINamespace(name: "offset_from_unsigned", scope: !148)
!148 = !DINamespace(name: "{impl#0}", scope: !149)
!149 = !DINamespace(name: "const_ptr", scope: !150)
!150 = !DINamespace(name: "ptr", scope: !13)
!151 = !DILocation(line: 712, column: 21, scope: !152, inlinedAt: !157)
!152 = !DILexicalBlockFile(scope: !154, file: !153, discriminator: 0)
!153 = !DIFile(filename: "library/core/src/ptr/const_ptr.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!154 = distinct !DISubprogram(name: "runtime", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$20offset_from_unsigned14runtime_ptr_ge7runtime17h502a8c3c185761cbE", scope: !156, file: !155, line: 2434, type: !14, scopeLine: 2434, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!155 = !DIFile(filename: "library/core/src/intrinsics/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b1b7915c1b8b57766c20270acae549ce")
!156 = !DINamespace(name: "runtime_ptr_ge", scope: !147)
!157 = !DILocation(line: 2447, column: 9, scope: !158, inlinedAt: !160)
!158 = !DILexicalBlockFile(scope: !159, file: !155, discriminator: 0)
!159 = distinct !DISubprogram(name: "runtime_ptr_ge", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$20offset_from_unsigned14runtime_ptr_ge17he8db591ff1133d50E", scope: !147, file: !153, line: 706, type: !14, scopeLine: 706, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!160 = !DILocation(line: 723, column: 18, scope: !161)
!161 = !DILexicalBlockFile(scope: !146, file: !153, discriminator: 0)
!162 = !DILocation(line: 73, column: 21, scope: !163)
!163 = distinct !DILexicalBlock(scope: !146, file: !135, line: 70, column: 21)
!164 = !DILocation(line: 75, column: 14, scope: !146)
!165 = distinct !DISubprogram(name: "precondition_check", linkageName: "_ZN4core4hint16assert_unchecked18precondition_check17h1743086b39d89882E", scope: !166, file: !135, line: 68, type: !14, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!166 = !DINamespace(name: "assert_unchecked", scope: !167)
!167 = !DINamespace(name: "hint", scope: !13)
!168 = !DILocation(line: 208, column: 36, scope: !169)
!169 = !DILexicalBlockFile(scope: !165, file: !170, discriminator: 0)
!170 = !DIFile(filename: "library/core/src/hint.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!171 = !DILocation(line: 73, column: 21, scope: !172)
!172 = distinct !DILexicalBlock(scope: !165, file: !135, line: 70, column: 21)
!173 = !DILocation(line: 75, column: 14, scope: !165)
!174 = distinct !DISubprogram(name: "map<core::slice::iter::Iter<&dyn bounded_crate::shapes::Area>, u32, bounded_crate::main::{closure_env#0}>", linkageName: "_ZN4core4iter6traits8iterator8Iterator3map17h16163299ed051589E", scope: !176, file: !175, line: 789, type: !14, scopeLine: 789, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!175 = !DIFile(filename: "library/core/src/iter/traits/iterator.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "03f316921fc0b2bb7786dd4fa41456f9")
!176 = !DINamespace(name: "Iterator", scope: !177)
!177 = !DINamespace(name: "iterator", scope: !178)
!178 = !DINamespace(name: "traits", scope: !12)
!179 = !DILocation(line: 795, column: 6, scope: !174)
!180 = distinct !DISubprogram(name: "sum<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn bounded_crate::shapes::Area>, bounded_crate::main::{closure_env#0}>, u32>", linkageName: "_ZN4core4iter6traits8iterator8Iterator3sum17h5fd8463a4a580949E", scope: !176, file: !175, line: 3653, type: !14, scopeLine: 3653, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!181 = !DILocation(line: 3658, column: 9, scope: !180)
!182 = !DILocation(line: 3659, column: 6, scope: !180)
!183 = distinct !DISubprogram(name: "{closure#0}<&&dyn bounded_crate::shapes::Area, u32, u32, bounded_crate::main::{closure_env#0}, core::iter::traits::accum::{impl#36}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn bounded_crate::shapes::Area>, bounded_crate::main::{closure_env#0}>>>", linkageName: "_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h24efd3c1b9a889f8E", scope: !184, file: !8, line: 88, type: !14, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!184 = !DINamespace(name: "map_fold", scope: !10)
!185 = !DILocation(line: 88, column: 23, scope: !183)
!186 = !DILocation(line: 88, column: 28, scope: !183)
!187 = !DILocation(line: 88, column: 34, scope: !183)
!188 = !DILocation(line: 88, column: 21, scope: !183)
!189 = !DILocation(line: 88, column: 35, scope: !183)
!190 = !DILocation(line: 88, column: 5, scope: !183)
!191 = distinct !DISubprogram(name: "index<u8, core::ops::range::RangeFrom<usize>, 5>", linkageName: "_ZN4core5array85_$LT$impl$u20$core..ops..index..Index$LT$I$GT$$u20$for$u20$$u5b$T$u3b$$u20$N$u5d$$GT$5index17h2a26b4321acad307E", scope: !193, file: !192, line: 389, type: !14, scopeLine: 389, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!192 = !DIFile(filename: "library/core/src/array/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "ae7ea7cfa39f7224b0ae145dc07999b5")
!193 = !DINamespace(name: "{impl#15}", scope: !194)
!194 = !DINamespace(name: "array", scope: !13)
!195 = !DILocation(line: 19, column: 15, scope: !196, inlinedAt: !198)
!196 = distinct !DISubprogram(name: "index<u8, core::ops::range::RangeFrom<usize>>", linkageName: "_ZN4core5slice5index74_$LT$impl$u20$core..ops..index..Index$LT$I$GT$$u20$for$u20$$u5b$T$u5d$$GT$5index17hdb49f4f09c9c59ffE", scope: !197, file: !19, line: 18, type: !14, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!197 = !DINamespace(name: "{impl#0}", scope: !21)
!198 = distinct !DILocation(line: 390, column: 9, scope: !191)
!199 = !DILocation(line: 390, column: 9, scope: !191)
!200 = !DILocation(line: 391, column: 6, scope: !191)
!201 = distinct !DISubprogram(name: "index<u8, core::ops::range::RangeTo<usize>, 5>", linkageName: "_ZN4core5array85_$LT$impl$u20$core..ops..index..Index$LT$I$GT$$u20$for$u20$$u5b$T$u3b$$u20$N$u5d$$GT$5index17ha95dece92eca8815E", scope: !193, file: !192, line: 389, type: !14, scopeLine: 389, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!202 = !DILocation(line: 927, column: 17, scope: !203, inlinedAt: !204)
!203 = distinct !DISubprogram(name: "checked_sub", linkageName: "_ZN4core3num23_$LT$impl$u20$usize$GT$11checked_sub17h73ec04891238cf80E", scope: !137, file: !125, line: 917, type: !14, scopeLine: 917, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!204 = distinct !DILocation(line: 437, column: 32, scope: !205, inlinedAt: !207)
!205 = distinct !DISubprogram(name: "index<u8>", linkageName: "_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17hf98ac3581e5516abE", scope: !206, file: !19, line: 435, type: !14, scopeLine: 435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!206 = !DINamespace(name: "{impl#4}", scope: !21)
!207 = distinct !DILocation(line: 529, column: 23, scope: !208, inlinedAt: !210)
!208 = distinct !DISubprogram(name: "index<u8>", linkageName: "_ZN108_$LT$core..ops..range..RangeTo$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17ha850d576b07cea24E", scope: !209, file: !19, line: 528, type: !14, scopeLine: 528, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!209 = !DINamespace(name: "{impl#6}", scope: !21)
!210 = distinct !DILocation(line: 19, column: 15, scope: !211, inlinedAt: !212)
!211 = distinct !DISubprogram(name: "index<u8, core::ops::range::RangeTo<usize>>", linkageName: "_ZN4core5slice5index74_$LT$impl$u20$core..ops..index..Index$LT$I$GT$$u20$for$u20$$u5b$T$u5d$$GT$5index17h0bf4b519ef427fdcE", scope: !197, file: !19, line: 18, type: !14, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!212 = distinct !DILocation(line: 390, column: 9, scope: !201)
!213 = !DILocation(line: 437, column: 21, scope: !205, inlinedAt: !207)
!214 = !DILocation(line: 438, column: 16, scope: !205, inlinedAt: !207)
!215 = !DILocation(line: 443, column: 13, scope: !205, inlinedAt: !207)
!216 = !DILocation(line: 445, column: 6, scope: !205, inlinedAt: !207)
!217 = !DILocation(line: 530, column: 6, scope: !208, inlinedAt: !210)
!218 = !DILocation(line: 20, column: 6, scope: !211, inlinedAt: !212)
!219 = !DILocation(line: 390, column: 9, scope: !201)
!220 = !DILocation(line: 391, column: 6, scope: !201)
!221 = distinct !DISubprogram(name: "iter<&dyn bounded_crate::shapes::Area>", linkageName: "_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h59b3f7713ea4a23aE", scope: !223, file: !222, line: 1040, type: !14, scopeLine: 1040, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!222 = !DIFile(filename: "library/core/src/slice/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "b606e5d97bff599edd0dcbc6067a14f1")
!223 = !DINamespace(name: "{impl#0}", scope: !22)
!224 = !DILocation(line: 1041, column: 9, scope: !221)
!225 = !DILocation(line: 1042, column: 6, scope: !221)
!226 = distinct !DISubprogram(name: "iter<u8>", linkageName: "_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17hded7b14cb3663107E", scope: !223, file: !222, line: 1040, type: !14, scopeLine: 1040, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!227 = !DILocation(line: 1041, column: 9, scope: !226)
!228 = !DILocation(line: 1042, column: 6, scope: !226)
!229 = distinct !DISubprogram(name: "new<u8>", linkageName: "_ZN4core5slice4iter13Iter$LT$T$GT$3new17h135fe6614b9b0561E", scope: !231, file: !230, line: 96, type: !14, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!230 = !DIFile(filename: "library/core/src/slice/iter.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "f33ab2e22fe09095bf73c41c52bd166c")
!231 = !DINamespace(name: "Iter", scope: !232)
!232 = !DINamespace(name: "iter", scope: !22)
!233 = !DILocation(line: 102, column: 20, scope: !234)
!234 = distinct !DILexicalBlock(scope: !235, file: !230, line: 98, column: 9)
!235 = distinct !DILexicalBlock(scope: !229, file: !230, line: 97, column: 9)
!236 = !DILocation(line: 961, column: 18, scope: !237, inlinedAt: !241)
!237 = distinct !DISubprogram(name: "add<u8>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$3add17h9968229b29a5ea59E", scope: !239, file: !238, line: 927, type: !14, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!238 = !DIFile(filename: "library/core/src/ptr/mut_ptr.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!239 = !DINamespace(name: "{impl#0}", scope: !240)
!240 = !DINamespace(name: "mut_ptr", scope: !150)
!241 = !DILocation(line: 102, column: 78, scope: !234)
!242 = !DILocation(line: 102, column: 63, scope: !234)
!243 = !DILocation(line: 102, column: 17, scope: !234)
!244 = !DILocation(line: 104, column: 13, scope: !245)
!245 = distinct !DILexicalBlock(scope: !234, file: !230, line: 101, column: 13)
!246 = !DILocation(line: 106, column: 6, scope: !229)
!247 = distinct !DISubprogram(name: "new<&dyn bounded_crate::shapes::Area>", linkageName: "_ZN4core5slice4iter13Iter$LT$T$GT$3new17hb4097cb6eb58bd45E", scope: !231, file: !230, line: 96, type: !14, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!248 = !DILocation(line: 102, column: 20, scope: !249)
!249 = distinct !DILexicalBlock(scope: !250, file: !230, line: 98, column: 9)
!250 = distinct !DILexicalBlock(scope: !247, file: !230, line: 97, column: 9)
!251 = !DILocation(line: 961, column: 18, scope: !252, inlinedAt: !253)
!252 = distinct !DISubprogram(name: "add<&dyn bounded_crate::shapes::Area>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$3add17ha04cdd6e9aa2fff5E", scope: !239, file: !238, line: 927, type: !14, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!253 = !DILocation(line: 102, column: 78, scope: !249)
!254 = !DILocation(line: 102, column: 63, scope: !249)
!255 = !DILocation(line: 102, column: 17, scope: !249)
!256 = !DILocation(line: 104, column: 13, scope: !257)
!257 = distinct !DILexicalBlock(scope: !249, file: !230, line: 101, column: 13)
!258 = !DILocation(line: 106, column: 6, scope: !247)
!259 = distinct !DISubprogram(name: "into_iter<u8>", linkageName: "_ZN4core5slice4iter87_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$$u5b$T$u5d$$GT$9into_iter17haaaa5b8319aea263E", scope: !260, file: !230, line: 25, type: !14, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!260 = !DINamespace(name: "{impl#1}", scope: !232)
!261 = !DILocation(line: 102, column: 20, scope: !262, inlinedAt: !265)
!262 = distinct !DILexicalBlock(scope: !263, file: !230, line: 98, column: 9)
!263 = distinct !DILexicalBlock(scope: !264, file: !230, line: 97, column: 9)
!264 = distinct !DISubprogram(name: "new<u8>", linkageName: "_ZN4core5slice4iter13Iter$LT$T$GT$3new17h135fe6614b9b0561E", scope: !231, file: !230, line: 96, type: !14, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!265 = !DILocation(line: 1041, column: 9, scope: !266, inlinedAt: !267)
!266 = distinct !DISubprogram(name: "iter<u8>", linkageName: "_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17hded7b14cb3663107E", scope: !223, file: !222, line: 1040, type: !14, scopeLine: 1040, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!267 = !DILocation(line: 26, column: 14, scope: !259)
!268 = !DILocation(line: 961, column: 18, scope: !269, inlinedAt: !270)
!269 = distinct !DISubprogram(name: "add<u8>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$3add17h9968229b29a5ea59E", scope: !239, file: !238, line: 927, type: !14, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!270 = !DILocation(line: 102, column: 78, scope: !262, inlinedAt: !265)
!271 = !DILocation(line: 102, column: 63, scope: !262, inlinedAt: !265)
!272 = !DILocation(line: 102, column: 17, scope: !262, inlinedAt: !265)
!273 = !DILocation(line: 104, column: 13, scope: !274, inlinedAt: !265)
!274 = distinct !DILexicalBlock(scope: !262, file: !230, line: 101, column: 13)
!275 = !DILocation(line: 27, column: 6, scope: !259)
!276 = distinct !DISubprogram(name: "is_none_or<u8, bounded_crate::main::{closure_env#1}>", linkageName: "_ZN4core6option15Option$LT$T$GT$10is_none_or17h8417c748ace53f87E", scope: !277, file: !96, line: 710, type: !14, scopeLine: 710, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!277 = !DINamespace(name: "Option", scope: !98)
!278 = !DILocation(line: 711, column: 15, scope: !276)
!279 = !DILocation(line: 711, column: 9, scope: !276)
!280 = !DILocation(line: 713, column: 18, scope: !276)
!281 = !DILocation(line: 713, column: 24, scope: !282)
!282 = distinct !DILexicalBlock(scope: !276, file: !96, line: 713, column: 13)
!283 = !DILocation(line: 713, column: 27, scope: !276)
!284 = !DILocation(line: 712, column: 21, scope: !276)
!285 = !DILocation(line: 715, column: 5, scope: !276)
!286 = !DILocation(line: 715, column: 6, scope: !276)
!287 = distinct !DISubprogram(name: "is_none_or<u8, bounded_crate::largest::{closure_env#0}>", linkageName: "_ZN4core6option15Option$LT$T$GT$10is_none_or17hbdb585e643d918c5E", scope: !277, file: !96, line: 710, type: !14, scopeLine: 710, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!288 = !DILocation(line: 711, column: 15, scope: !287)
!289 = !DILocation(line: 711, column: 9, scope: !287)
!290 = !DILocation(line: 713, column: 18, scope: !287)
!291 = !DILocation(line: 713, column: 24, scope: !292)
!292 = distinct !DILexicalBlock(scope: !287, file: !96, line: 713, column: 13)
!293 = !DILocation(line: 713, column: 27, scope: !287)
!294 = !DILocation(line: 712, column: 21, scope: !287)
!295 = !DILocation(line: 715, column: 5, scope: !287)
!296 = !DILocation(line: 715, column: 6, scope: !287)
!297 = distinct !DISubprogram(name: "ok_or<usize, u8>", linkageName: "_ZN4core6option15Option$LT$T$GT$5ok_or17h6324579374f937dbE", scope: !277, file: !96, line: 1337, type: !14, scopeLine: 1337, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!298 = !DILocation(line: 1338, column: 15, scope: !297)
!299 = !DILocation(line: 1338, column: 9, scope: !297)
!300 = !DILocation(line: 1339, column: 18, scope: !297)
!301 = !DILocation(line: 1339, column: 24, scope: !302)
!302 = distinct !DILexicalBlock(scope: !297, file: !96, line: 1339, column: 13)
!303 = !DILocation(line: 1342, column: 5, scope: !297)
!304 = !DILocation(line: 1340, column: 21, scope: !297)
!305 = !DILocation(line: 1340, column: 28, scope: !297)
!306 = !DILocation(line: 1342, column: 6, scope: !297)
!307 = distinct !DISubprogram(name: "expect<u8>", linkageName: "_ZN4core6option15Option$LT$T$GT$6expect17hb32269e4f2b73e0eE", scope: !277, file: !96, line: 968, type: !14, scopeLine: 968, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!308 = !DILocation(line: 969, column: 15, scope: !307)
!309 = !DILocation(line: 969, column: 9, scope: !307)
!310 = !DILocation(line: 970, column: 18, scope: !307)
!311 = !DILocation(line: 973, column: 6, scope: !307)
!312 = !DILocation(line: 971, column: 21, scope: !307)
!313 = distinct !DISubprogram(name: "is_ok<usize, u8>", linkageName: "_ZN4core6result19Result$LT$T$C$E$GT$5is_ok17hc229b941f42d4d51E", scope: !315, file: !314, line: 593, type: !14, scopeLine: 593, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!314 = !DIFile(filename: "library/core/src/result.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "7ebc974a4b69a504d7e902d792c422dd")
!315 = !DINamespace(name: "Result", scope: !316)
!316 = !DINamespace(name: "result", scope: !13)
!317 = !DILocation(line: 594, column: 18, scope: !318)
!318 = !DILexicalBlockFile(scope: !319, file: !314, discriminator: 0)
!319 = distinct !DILexicalBlock(scope: !313, file: !320, line: 433, column: 9)
!320 = !DIFile(filename: "library/core/src/macros/mod.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "51376b65c07e3acab5731a6bddd7c4b3")
!321 = !DILocation(line: 433, column: 9, scope: !319)
!322 = !DILocation(line: 595, column: 6, scope: !313)
!323 = distinct !DISubprogram(name: "sum<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn bounded_crate::shapes::Area>, bounded_crate::main::{closure_env#0}>>", linkageName: "_ZN54_$LT$u32$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum17hdf3c0bc937a2b567E", scope: !325, file: !324, line: 49, type: !14, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!324 = !DIFile(filename: "library/core/src/iter/traits/accum.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "29c702feed2d279674f04740ce9fc327")
!325 = !DINamespace(name: "{impl#36}", scope: !326)
!326 = !DINamespace(name: "accum", scope: !178)
!327 = !DILocation(line: 50, column: 22, scope: !323)
!328 = !DILocation(line: 55, column: 14, scope: !323)
!329 = distinct !DISubprogram(name: "{closure#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn bounded_crate::shapes::Area>, bounded_crate::main::{closure_env#0}>>", linkageName: "_ZN54_$LT$u32$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17hf48e1960b4a9a6fcE", scope: !330, file: !324, line: 53, type: !14, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!330 = !DINamespace(name: "sum", scope: !325)
!331 = !DILocation(line: 53, column: 28, scope: !329)
!332 = !DILocation(line: 53, column: 33, scope: !329)
!333 = distinct !DISubprogram(name: "eq", linkageName: "_ZN69_$LT$bounded_crate..shapes..Shape$u20$as$u20$core..cmp..PartialEq$GT$2eq17h3be82a01c64e0b31E", scope: !334, file: !33, line: 11, type: !14, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!334 = !DINamespace(name: "{impl#6}", scope: !335)
!335 = !DINamespace(name: "shapes", scope: !35)
!336 = !DILocation(line: 11, column: 27, scope: !333)
!337 = !DILocation(line: 11, column: 27, scope: !338)
!338 = distinct !DILexicalBlock(scope: !333, file: !33, line: 11, column: 27)
!339 = !DILocation(line: 11, column: 27, scope: !340)
!340 = distinct !DILexicalBlock(scope: !338, file: !33, line: 11, column: 27)
!341 = !DILocation(line: 11, column: 36, scope: !333)
!342 = !DILocation(line: 13, column: 16, scope: !340)
!343 = !DILocation(line: 13, column: 16, scope: !344)
!344 = distinct !DILexicalBlock(scope: !340, file: !33, line: 11, column: 27)
!345 = !DILocation(line: 14, column: 21, scope: !340)
!346 = !DILocation(line: 14, column: 32, scope: !340)
!347 = !DILocation(line: 14, column: 21, scope: !348)
!348 = distinct !DILexicalBlock(scope: !340, file: !33, line: 11, column: 27)
!349 = !DILocation(line: 14, column: 32, scope: !348)
!350 = distinct !DISubprogram(name: "eq<usize, u8>", linkageName: "_ZN74_$LT$core..result..Result$LT$T$C$E$GT$$u20$as$u20$core..cmp..PartialEq$GT$2eq17h18b14fd819253cb5E", scope: !351, file: !314, line: 553, type: !14, scopeLine: 553, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!351 = !DINamespace(name: "{impl#34}", scope: !316)
!352 = !DILocation(line: 553, column: 16, scope: !350)
!353 = !DILocation(line: 553, column: 16, scope: !354)
!354 = distinct !DILexicalBlock(scope: !350, file: !314, line: 553, column: 16)
!355 = !DILocation(line: 553, column: 16, scope: !356)
!356 = distinct !DILexicalBlock(scope: !354, file: !314, line: 553, column: 16)
!357 = !DILocation(line: 553, column: 25, scope: !350)
!358 = !DILocation(line: 566, column: 55, scope: !356)
!359 = !DILocation(line: 2123, column: 13, scope: !360, inlinedAt: !361)
!360 = distinct !DISubprogram(name: "eq<u8, u8>", linkageName: "_ZN4core3cmp5impls69_$LT$impl$u20$core..cmp..PartialEq$LT$$RF$B$GT$$u20$for$u20$$RF$A$GT$2eq17hf3fee11584209d42E", scope: !114, file: !101, line: 2122, type: !14, scopeLine: 2122, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!361 = !DILocation(line: 566, column: 55, scope: !362)
!362 = distinct !DILexicalBlock(scope: !356, file: !314, line: 553, column: 16)
!363 = !DILocation(line: 561, column: 54, scope: !356)
!364 = !DILocation(line: 2123, column: 13, scope: !365, inlinedAt: !366)
!365 = distinct !DISubprogram(name: "eq<usize, usize>", linkageName: "_ZN4core3cmp5impls69_$LT$impl$u20$core..cmp..PartialEq$LT$$RF$B$GT$$u20$for$u20$$RF$A$GT$2eq17he1c74634d1d4df95E", scope: !114, file: !101, line: 2122, type: !14, scopeLine: 2122, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!366 = !DILocation(line: 561, column: 54, scope: !367)
!367 = distinct !DILexicalBlock(scope: !356, file: !314, line: 553, column: 16)
!368 = distinct !DISubprogram(name: "branch<u8>", linkageName: "_ZN75_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17h5986d5ea092d2d2dE", scope: !369, file: !96, line: 2765, type: !14, scopeLine: 2765, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!369 = !DINamespace(name: "{impl#47}", scope: !98)
!370 = !DILocation(line: 2766, column: 15, scope: !368)
!371 = !DILocation(line: 2766, column: 9, scope: !368)
!372 = !DILocation(line: 2767, column: 18, scope: !368)
!373 = !DILocation(line: 2767, column: 24, scope: !374)
!374 = distinct !DILexicalBlock(scope: !368, file: !96, line: 2767, column: 13)
!375 = !DILocation(line: 2770, column: 5, scope: !368)
!376 = !DILocation(line: 2768, column: 21, scope: !368)
!377 = !DILocation(line: 2768, column: 44, scope: !368)
!378 = !DILocation(line: 2770, column: 6, scope: !368)
!379 = distinct !DISubprogram(name: "area", linkageName: "_ZN76_$LT$bounded_crate..shapes..Fixed$u20$as$u20$bounded_crate..shapes..Area$GT$4area17h0033768181dec8e2E", scope: !380, file: !33, line: 35, type: !14, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !5, templateParams: !15)
!380 = !DINamespace(name: "{impl#1}", scope: !335)
!381 = !DILocation(line: 36, column: 13, scope: !379)
!382 = !DILocation(line: 37, column: 10, scope: !379)
!383 = distinct !DISubprogram(name: "area", linkageName: "_ZN76_$LT$bounded_crate..shapes..Shape$u20$as$u20$bounded_crate..shapes..Area$GT$4area17hb40189fb2c2df133E", scope: !384, file: !33, line: 23, type: !14, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !5, templateParams: !15)
!384 = !DINamespace(name: "{impl#0}", scope: !335)
!385 = !DILocation(line: 24, column: 19, scope: !383)
!386 = !DILocation(line: 24, column: 13, scope: !383)
!387 = !DILocation(line: 25, column: 31, scope: !383)
!388 = !DILocation(line: 82, column: 17, scope: !389, inlinedAt: !394)
!389 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs11_NtNtCsgEmfK2I1SDS_4core7convert3nummINtB8_4FromhE4from", scope: !391, file: !390, line: 79, type: !14, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!390 = !DIFile(filename: "library/core/src/convert/num.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "5c89b4a3c13ad525a8a6672c69b7f326")
!391 = !DINamespace(name: "{impl#65}", scope: !392)
!392 = !DINamespace(name: "num", scope: !393)
!393 = !DINamespace(name: "convert", scope: !13)
!394 = distinct !DILocation(line: 25, column: 40, scope: !395)
!395 = distinct !DILexicalBlock(scope: !383, file: !33, line: 25, column: 17)
!396 = !DILocation(line: 82, column: 17, scope: !389, inlinedAt: !397)
!397 = distinct !DILocation(line: 25, column: 58, scope: !395)
!398 = !DILocation(line: 25, column: 40, scope: !395)
!399 = !DILocation(line: 26, column: 36, scope: !383)
!400 = !DILocation(line: 26, column: 43, scope: !383)
!401 = !DILocation(line: 26, column: 65, scope: !402)
!402 = distinct !DILexicalBlock(scope: !383, file: !33, line: 26, column: 17)
!403 = !DILocation(line: 27, column: 35, scope: !383)
!404 = !DILocation(line: 25, column: 72, scope: !383)
!405 = !DILocation(line: 29, column: 10, scope: !383)
!406 = !DILocation(line: 82, column: 17, scope: !389, inlinedAt: !407)
!407 = distinct !DILocation(line: 26, column: 55, scope: !402)
!408 = !DILocation(line: 26, column: 55, scope: !402)
!409 = distinct !DISubprogram(name: "fold<&dyn bounded_crate::shapes::Area, u32, core::iter::adapters::map::map_fold::{closure_env#0}<&&dyn bounded_crate::shapes::Area, u32, u32, bounded_crate::main::{closure_env#0}, core::iter::traits::accum::{impl#36}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<&dyn bounded_crate::shapes::Area>, bounded_crate::main::{closure_env#0}>>>>", linkageName: "_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h575db5ee6214f56bE", scope: !411, file: !410, line: 259, type: !14, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!410 = !DIFile(filename: "library/core/src/slice/iter/macros.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "87d1f0c2746f51593d75ddf4c9271f14")
!411 = !DINamespace(name: "{impl#171}", scope: !232)
!412 = !DILocation(line: 28, column: 12, scope: !413)
!413 = distinct !DILexicalBlock(scope: !409, file: !410, line: 25, column: 86)
!414 = !DILocation(line: 1720, column: 9, scope: !415, inlinedAt: !419)
!415 = distinct !DISubprogram(name: "eq<&dyn bounded_crate::shapes::Area>", linkageName: "_ZN78_$LT$core..ptr..non_null..NonNull$LT$T$GT$$u20$as$u20$core..cmp..PartialEq$GT$2eq17hdb1ebef4147e3d17E", scope: !417, file: !416, line: 1719, type: !14, scopeLine: 1719, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!416 = !DIFile(filename: "library/core/src/ptr/non_null.rs", directory: "/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860", checksumkind: CSK_MD5, checksum: "e5222a5160165ba1cd09076ad7a11733")
!417 = !DINamespace(name: "{impl#16}", scope: !418)
!418 = !DINamespace(name: "non_null", scope: !150)
!419 = !DILocation(line: 44, column: 20, scope: !420)
!420 = distinct !DILexicalBlock(scope: !413, file: !410, line: 33, column: 13)
!421 = !DILocation(line: 28, column: 9, scope: !413)
!422 = !DILocation(line: 25, column: 86, scope: !413)
!423 = !DILocation(line: 273, column: 31, scope: !409)
!424 = !DILocation(line: 274, column: 29, scope: !425)
!425 = distinct !DILexicalBlock(scope: !409, file: !410, line: 273, column: 17)
!426 = !DILocation(line: 28, column: 12, scope: !427)
!427 = distinct !DILexicalBlock(scope: !428, file: !410, line: 25, column: 86)
!428 = distinct !DILexicalBlock(scope: !425, file: !410, line: 274, column: 17)
!429 = !DILocation(line: 271, column: 28, scope: !409)
!430 = !DILocation(line: 289, column: 13, scope: !409)
!431 = !DILocation(line: 77, column: 35, scope: !432, inlinedAt: !434)
!432 = !DILexicalBlockFile(scope: !433, file: !135, discriminator: 0)
!433 = distinct !DISubprogram(name: "offset_from_unsigned<&dyn bounded_crate::shapes::Area>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$20offset_from_unsigned17h8a9eeda8c5a58155E", scope: !148, file: !153, line: 701, type: !14, scopeLine: 701, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!434 = !DILocation(line: 887, column: 37, scope: !435, inlinedAt: !436)
!435 = distinct !DISubprogram(name: "offset_from_unsigned<&dyn bounded_crate::shapes::Area>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$20offset_from_unsigned17h7dd5de219179e939E", scope: !239, file: !238, line: 882, type: !14, scopeLine: 882, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!436 = !DILocation(line: 953, column: 32, scope: !437, inlinedAt: !439)
!437 = distinct !DISubprogram(name: "offset_from_unsigned<&dyn bounded_crate::shapes::Area>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$20offset_from_unsigned17h2c8bf6ae018059d4E", scope: !438, file: !416, line: 948, type: !14, scopeLine: 948, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!438 = !DINamespace(name: "NonNull", scope: !418)
!439 = !DILocation(line: 57, column: 30, scope: !440)
!440 = distinct !DILexicalBlock(scope: !427, file: !410, line: 33, column: 13)
!441 = !DILocation(line: 78, column: 17, scope: !432, inlinedAt: !434)
!442 = !DILocation(line: 77, column: 13, scope: !432, inlinedAt: !434)
!443 = !DILocation(line: 727, column: 17, scope: !444, inlinedAt: !434)
!444 = distinct !DILexicalBlock(scope: !433, file: !153, line: 726, column: 9)
!445 = !DILocation(line: 727, column: 37, scope: !444, inlinedAt: !434)
!446 = !DILocation(line: 729, column: 18, scope: !444, inlinedAt: !434)
!447 = !DILocation(line: 28, column: 9, scope: !427)
!448 = !DILocation(line: 727, column: 9, scope: !444, inlinedAt: !434)
!449 = !DILocation(line: 279, column: 29, scope: !450)
!450 = distinct !DILexicalBlock(scope: !428, file: !410, line: 275, column: 17)
!451 = !DILocation(line: 279, column: 71, scope: !450)
!452 = !DILocation(line: 659, column: 28, scope: !453, inlinedAt: !454)
!453 = distinct !DISubprogram(name: "add<&dyn bounded_crate::shapes::Area>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3add17h4d80c2e0fc3fc651E", scope: !438, file: !416, line: 651, type: !14, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!454 = !DILocation(line: 279, column: 67, scope: !450)
!455 = !DILocation(line: 279, column: 27, scope: !450)
!456 = !DILocation(line: 279, column: 21, scope: !450)
!457 = !DILocation(line: 77, column: 35, scope: !458, inlinedAt: !460)
!458 = !DILexicalBlockFile(scope: !459, file: !135, discriminator: 0)
!459 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_add", scope: !137, file: !125, line: 832, type: !14, scopeLine: 832, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!460 = !DILocation(line: 283, column: 36, scope: !450)
!461 = !DILocation(line: 78, column: 17, scope: !458, inlinedAt: !460)
!462 = !DILocation(line: 844, column: 17, scope: !459, inlinedAt: !460)
!463 = !DILocation(line: 283, column: 21, scope: !450)
!464 = !DILocation(line: 284, column: 24, scope: !450)
!465 = !DILocation(line: 284, column: 29, scope: !450)
!466 = !DILocation(line: 276, column: 17, scope: !450)
!467 = !DILocation(line: 288, column: 17, scope: !450)
!468 = !DILocation(line: 289, column: 14, scope: !409)
!469 = !DILocation(line: 259, column: 13, scope: !409)
!470 = distinct !DISubprogram(name: "next<u8>", linkageName: "_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h8ced91ea6e8aa7bbE", scope: !411, file: !410, line: 157, type: !14, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!471 = !DILocation(line: 161, column: 27, scope: !470)
!472 = !DILocation(line: 162, column: 34, scope: !473)
!473 = distinct !DILexicalBlock(scope: !470, file: !410, line: 161, column: 17)
!474 = !DILocation(line: 166, column: 24, scope: !475)
!475 = distinct !DILexicalBlock(scope: !473, file: !410, line: 162, column: 17)
!476 = !DILocation(line: 1720, column: 9, scope: !477, inlinedAt: !478)
!477 = distinct !DISubprogram(name: "eq<u8>", linkageName: "_ZN78_$LT$core..ptr..non_null..NonNull$LT$T$GT$$u20$as$u20$core..cmp..PartialEq$GT$2eq17hc5f377db56f8fa62E", scope: !417, file: !416, line: 1719, type: !14, scopeLine: 1719, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!478 = !DILocation(line: 180, column: 28, scope: !475)
!479 = !DILocation(line: 659, column: 28, scope: !480, inlinedAt: !481)
!480 = distinct !DISubprogram(name: "add<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3add17hfece417941eece95E", scope: !438, file: !416, line: 651, type: !14, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!481 = !DILocation(line: 185, column: 40, scope: !475)
!482 = !DILocation(line: 185, column: 25, scope: !475)
!483 = !DILocation(line: 166, column: 21, scope: !475)
!484 = !DILocation(line: 181, column: 36, scope: !475)
!485 = !DILocation(line: 0, scope: !486)
!486 = !DILexicalBlockFile(scope: !475, file: !33, discriminator: 0)
!487 = !DILocation(line: 190, column: 21, scope: !475)
!488 = !DILocation(line: 192, column: 14, scope: !470)
!489 = distinct !DISubprogram(name: "position<u8, bounded_crate::position::{closure_env#0}>", linkageName: "_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8position17h397417e8d1f4e481E", scope: !411, file: !410, line: 377, type: !14, scopeLine: 377, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!490 = !DILocation(line: 28, column: 12, scope: !491)
!491 = distinct !DILexicalBlock(scope: !489, file: !410, line: 25, column: 86)
!492 = !DILocation(line: 33, column: 72, scope: !491)
!493 = !DILocation(line: 57, column: 51, scope: !494)
!494 = distinct !DILexicalBlock(scope: !491, file: !410, line: 33, column: 13)
!495 = !DILocation(line: 77, column: 35, scope: !496, inlinedAt: !498)
!496 = !DILexicalBlockFile(scope: !497, file: !135, discriminator: 0)
!497 = distinct !DISubprogram(name: "offset_from_unsigned<u8>", linkageName: "_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$20offset_from_unsigned17hfdfea1971f679282E", scope: !148, file: !153, line: 701, type: !14, scopeLine: 701, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!498 = !DILocation(line: 887, column: 37, scope: !499, inlinedAt: !500)
!499 = distinct !DISubprogram(name: "offset_from_unsigned<u8>", linkageName: "_ZN4core3ptr7mut_ptr31_$LT$impl$u20$$BP$mut$u20$T$GT$20offset_from_unsigned17h0814cba6306a7c55E", scope: !239, file: !238, line: 882, type: !14, scopeLine: 882, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!500 = !DILocation(line: 953, column: 32, scope: !501, inlinedAt: !502)
!501 = distinct !DISubprogram(name: "offset_from_unsigned<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$20offset_from_unsigned17h656292ecb92ac6f7E", scope: !438, file: !416, line: 948, type: !14, scopeLine: 948, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!502 = !DILocation(line: 57, column: 30, scope: !494)
!503 = !DILocation(line: 78, column: 17, scope: !496, inlinedAt: !498)
!504 = !DILocation(line: 77, column: 13, scope: !496, inlinedAt: !498)
!505 = !DILocation(line: 727, column: 17, scope: !506, inlinedAt: !498)
!506 = distinct !DILexicalBlock(scope: !497, file: !153, line: 726, column: 9)
!507 = !DILocation(line: 727, column: 37, scope: !506, inlinedAt: !498)
!508 = !DILocation(line: 729, column: 18, scope: !506, inlinedAt: !498)
!509 = !DILocation(line: 28, column: 9, scope: !491)
!510 = !DILocation(line: 727, column: 9, scope: !506, inlinedAt: !498)
!511 = !DILocation(line: 377, column: 13, scope: !489)
!512 = !DILocation(line: 382, column: 29, scope: !513)
!513 = distinct !DILexicalBlock(scope: !489, file: !410, line: 381, column: 17)
!514 = !DILocation(line: 383, column: 17, scope: !515)
!515 = distinct !DILexicalBlock(scope: !513, file: !410, line: 382, column: 17)
!516 = !DILocation(line: 161, column: 27, scope: !517, inlinedAt: !518)
!517 = distinct !DISubprogram(name: "next<u8>", linkageName: "_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h8ced91ea6e8aa7bbE", scope: !411, file: !410, line: 157, type: !14, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!518 = !DILocation(line: 383, column: 42, scope: !519)
!519 = distinct !DILexicalBlock(scope: !515, file: !410, line: 383, column: 49)
!520 = !DILocation(line: 162, column: 34, scope: !521, inlinedAt: !518)
!521 = distinct !DILexicalBlock(scope: !517, file: !410, line: 161, column: 17)
!522 = !DILocation(line: 166, column: 24, scope: !523, inlinedAt: !518)
!523 = distinct !DILexicalBlock(scope: !521, file: !410, line: 162, column: 17)
!524 = !DILocation(line: 1720, column: 9, scope: !525, inlinedAt: !526)
!525 = distinct !DISubprogram(name: "eq<u8>", linkageName: "_ZN78_$LT$core..ptr..non_null..NonNull$LT$T$GT$$u20$as$u20$core..cmp..PartialEq$GT$2eq17hc5f377db56f8fa62E", scope: !417, file: !416, line: 1719, type: !14, scopeLine: 1719, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!526 = !DILocation(line: 180, column: 28, scope: !523, inlinedAt: !518)
!527 = !DILocation(line: 659, column: 28, scope: !528, inlinedAt: !529)
!528 = distinct !DISubprogram(name: "add<u8>", linkageName: "_ZN4core3ptr8non_null16NonNull$LT$T$GT$3add17hfece417941eece95E", scope: !438, file: !416, line: 651, type: !14, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!529 = !DILocation(line: 185, column: 40, scope: !523, inlinedAt: !518)
!530 = !DILocation(line: 185, column: 25, scope: !523, inlinedAt: !518)
!531 = !DILocation(line: 166, column: 21, scope: !523, inlinedAt: !518)
!532 = !DILocation(line: 0, scope: !533, inlinedAt: !518)
!533 = !DILexicalBlockFile(scope: !523, file: !33, discriminator: 0)
!534 = !DILocation(line: 190, column: 21, scope: !523, inlinedAt: !518)
!535 = !DILocation(line: 383, column: 32, scope: !519)
!536 = !DILocation(line: 384, column: 24, scope: !519)
!537 = !DILocation(line: 390, column: 21, scope: !519)
!538 = !DILocation(line: 387, column: 51, scope: !519)
!539 = !DILocation(line: 77, column: 35, scope: !540, inlinedAt: !542)
!540 = !DILexicalBlockFile(scope: !541, file: !135, discriminator: 0)
!541 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCsgEmfK2I1SDS_4core4hint16assert_unchecked", scope: !167, file: !170, line: 202, type: !14, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!542 = !DILocation(line: 387, column: 34, scope: !519)
!543 = !DILocation(line: 78, column: 17, scope: !540, inlinedAt: !542)
!544 = !DILocation(line: 388, column: 32, scope: !519)
!545 = !DILocation(line: 393, column: 13, scope: !489)
!546 = !DILocation(line: 393, column: 14, scope: !489)
!547 = !DILocation(line: 392, column: 17, scope: !515)
!548 = distinct !DISubprogram(name: "main", scope: !35, file: !33, line: 71, type: !14, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !5, templateParams: !15)
!549 = !DILocation(line: 72, column: 19, scope: !548)
!550 = !DILocation(line: 73, column: 23, scope: !551)
!551 = distinct !DILexicalBlock(scope: !548, file: !33, line: 72, column: 5)
!552 = !DILocation(line: 73, column: 50, scope: !551)
!553 = !DILocation(line: 76, column: 29, scope: !554)
!554 = distinct !DILexicalBlock(scope: !551, file: !33, line: 73, column: 5)
!555 = !DILocation(line: 82, column: 17, scope: !556, inlinedAt: !558)
!556 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs14_NtNtCsgEmfK2I1SDS_4core7convert3numjINtB8_4FromhE4from", scope: !557, file: !390, line: 79, type: !14, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!557 = !DINamespace(name: "{impl#68}", scope: !392)
!558 = distinct !DILocation(line: 76, column: 17, scope: !554)
!559 = !DILocation(line: 77, column: 13, scope: !560)
!560 = distinct !DILexicalBlock(scope: !554, file: !33, line: 76, column: 5)
!561 = !DILocation(line: 77, column: 5, scope: !560)
!562 = !DILocation(line: 78, column: 37, scope: !560)
!563 = !DILocation(line: 82, column: 17, scope: !556, inlinedAt: !564)
!564 = distinct !DILocation(line: 78, column: 25, scope: !560)
!565 = !DILocation(line: 78, column: 17, scope: !560)
!566 = !DILocation(line: 79, column: 13, scope: !567)
!567 = distinct !DILexicalBlock(scope: !560, file: !33, line: 78, column: 5)
!568 = !DILocation(line: 79, column: 5, scope: !567)
!569 = !DILocation(line: 80, column: 24, scope: !567)
!570 = !DILocation(line: 81, column: 13, scope: !571)
!571 = distinct !DILexicalBlock(scope: !567, file: !33, line: 80, column: 5)
!572 = !DILocation(line: 81, column: 5, scope: !571)
!573 = !DILocation(line: 84, column: 13, scope: !571)
!574 = !DILocation(line: 1014, column: 15, scope: !575, inlinedAt: !576)
!575 = distinct !DISubprogram(name: "unwrap<u8>", linkageName: "_ZN4core6option15Option$LT$T$GT$6unwrap17h552c2f6d6b71789fE", scope: !277, file: !96, line: 1013, type: !14, scopeLine: 1013, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !5, templateParams: !15)
!576 = distinct !DILocation(line: 84, column: 27, scope: !571)
!577 = !DILocation(line: 1014, column: 9, scope: !575, inlinedAt: !576)
!578 = !DILocation(line: 1016, column: 21, scope: !575, inlinedAt: !576)
!579 = !DILocation(line: 1015, column: 18, scope: !575, inlinedAt: !576)
!580 = !DILocation(line: 84, column: 5, scope: !571)
!581 = !DILocation(line: 85, column: 29, scope: !571)
!582 = !DILocation(line: 85, column: 13, scope: !571)
!583 = !DILocation(line: 1014, column: 15, scope: !575, inlinedAt: !584)
!584 = distinct !DILocation(line: 85, column: 40, scope: !571)
!585 = !DILocation(line: 1014, column: 9, scope: !575, inlinedAt: !584)
!586 = !DILocation(line: 1016, column: 21, scope: !575, inlinedAt: !584)
!587 = !DILocation(line: 1015, column: 18, scope: !575, inlinedAt: !584)
!588 = !DILocation(line: 85, column: 5, scope: !571)
!589 = !DILocation(line: 86, column: 13, scope: !571)
!590 = !DILocation(line: 86, column: 5, scope: !571)
!591 = !DILocation(line: 87, column: 13, scope: !571)
!592 = !DILocation(line: 87, column: 36, scope: !571)
!593 = !DILocation(line: 87, column: 5, scope: !571)
!594 = !DILocation(line: 88, column: 13, scope: !571)
!595 = !DILocation(line: 88, column: 27, scope: !571)
!596 = !DILocation(line: 88, column: 5, scope: !571)
!597 = !DILocation(line: 89, column: 5, scope: !571)
!598 = !DILocation(line: 89, column: 19, scope: !571)
!599 = !DILocation(line: 92, column: 17, scope: !571)
!600 = !DILocation(line: 82, column: 17, scope: !389, inlinedAt: !601)
!601 = distinct !DILocation(line: 93, column: 23, scope: !602)
!602 = distinct !DILexicalBlock(scope: !571, file: !33, line: 92, column: 5)
!603 = !DILocation(line: 93, column: 17, scope: !602)
!604 = !DILocation(line: 94, column: 34, scope: !605)
!605 = distinct !DILexicalBlock(scope: !602, file: !33, line: 93, column: 5)
!606 = !DILocation(line: 95, column: 29, scope: !607)
!607 = distinct !DILexicalBlock(scope: !605, file: !33, line: 94, column: 5)
!608 = !DILocation(line: 95, column: 36, scope: !607)
!609 = !DILocation(line: 95, column: 62, scope: !607)
!610 = !DILocation(line: 82, column: 17, scope: !389, inlinedAt: !611)
!611 = distinct !DILocation(line: 96, column: 21, scope: !612)
!612 = distinct !DILexicalBlock(scope: !607, file: !33, line: 95, column: 5)
!613 = !DILocation(line: 96, column: 13, scope: !612)
!614 = !DILocation(line: 96, column: 5, scope: !612)
!615 = !DILocation(line: 97, column: 13, scope: !612)
!616 = !DILocation(line: 97, column: 43, scope: !612)
!617 = !DILocation(line: 98, column: 13, scope: !612)
!618 = !DILocation(line: 97, column: 5, scope: !612)
!619 = !DILocation(line: 98, column: 5, scope: !612)
!620 = !DILocation(line: 101, column: 19, scope: !612)
!621 = !DILocation(line: 102, column: 13, scope: !622)
!622 = distinct !DILexicalBlock(scope: !612, file: !33, line: 101, column: 5)
!623 = !DILocation(line: 102, column: 5, scope: !622)
!624 = !DILocation(line: 103, column: 2, scope: !548)
