; Instructions that compilers seldom write, on vectors, wide integers and all formats of floating-point numbers. Each
; function returns 42 where everything is as the language reference says.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define i32 @vectors() {
  %a = add <4 x i32> <i32 1, i32 2, i32 3, i32 4>, <i32 10, i32 20, i32 30, i32 40>
  %s = shufflevector <4 x i32> %a, <4 x i32> zeroinitializer, <4 x i32> <i32 3, i32 2, i32 1, i32 4>
  %c = icmp ugt <4 x i32> %s, <i32 40, i32 40, i32 20, i32 0>
  %d = select <4 x i1> %c, <4 x i32> %s, <4 x i32> <i32 -2, i32 -2, i32 -2, i32 -2>
  %e = insertelement <4 x i32> %d, i32 -22, i32 3
  %x0 = extractelement <4 x i32> %e, i32 0
  %x1 = extractelement <4 x i32> %e, i32 1
  %x2 = extractelement <4 x i32> %e, i32 2
  %x3 = extractelement <4 x i32> %e, i32 3
  %t0 = add i32 %x0, %x1
  %t1 = add i32 %t0, %x2
  %t2 = add i32 %t1, %x3
  ret i32 %t2
}

define i32 @bitcasts() {
  %v = bitcast <4 x i8> <i8 42, i8 0, i8 1, i8 0> to i32
  %w = bitcast i32 %v to <2 x i16>
  %h = extractelement <2 x i16> %w, i32 1
  %l = extractelement <2 x i16> %w, i32 0
  %p = mul i16 %h, %l
  %r = zext i16 %p to i32
  ret i32 %r
}

define i32 @wide() {
  %a = shl i200 1, 150
  %b = sub i200 0, %a
  %c = sdiv i200 %b, -5
  %d = mul i200 %c, 5
  %e = add i200 %d, 1
  %f = icmp slt i200 %b, 0
  %g = sub i200 %a, %d
  %h = trunc i200 %g to i32
  %i = select i1 %f, i32 %h, i32 0
  %j = mul i32 %i, 10
  %k = add i32 %j, 2
  ret i32 %k
}

define i32 @memory() {
  %p = alloca { i8, i33, <2 x i16>, x86_fp80, [3 x i24] }
  %f = getelementptr { i8, i33, <2 x i16>, x86_fp80, [3 x i24] }, ptr %p, i32 0, i32 1
  store i33 -1, ptr %f
  %b = load i8, ptr %f
  %g = getelementptr { i8, i33, <2 x i16>, x86_fp80, [3 x i24] }, ptr %p, i32 0, i32 4, i64 2
  store i24 255, ptr %g
  store { i8, i33, <2 x i16>, x86_fp80, [3 x i24] } { i8 1, i33 2, <2 x i16> <i16 3, i16 4>, x86_fp80 0xK4000A000000000000000, [3 x i24] [i24 5, i24 6, i24 7] }, ptr %p
  %s = load { i8, i33, <2 x i16>, x86_fp80, [3 x i24] }, ptr %p
  %l = extractvalue { i8, i33, <2 x i16>, x86_fp80, [3 x i24] } %s, 4, 2
  %x = extractvalue { i8, i33, <2 x i16>, x86_fp80, [3 x i24] } %s, 3
  %i = fptosi x86_fp80 %x to i32
  %w = zext i24 %l to i32
  %m = mul i32 %w, %i
  %n = sext i8 %b to i32
  %o = mul i32 %m, %n
  %r = add i32 %o, 56
  ret i32 %r
}

define i32 @formats() {
  %h = fadd half 0xH3C00, 0xH4000
  %hd = fpext half %h to double
  %q = fpext double %hd to fp128
  %q2 = fmul fp128 %q, %q
  %x = fptrunc fp128 %q2 to x86_fp80
  %x2 = fdiv x86_fp80 %x, 0xK4000C000000000000000
  %f = fptrunc x86_fp80 %x2 to float
  %n = fneg float %f
  %c = fcmp olt float %n, -2.5
  %u = fcmp uno float %n, 0x7FF8000000000000
  %b = and i1 %c, %u
  %i = fptosi float %n to i32
  %m = mul i32 %i, -14
  %r = select i1 %b, i32 %m, i32 0
  ret i32 %r
}

declare { i8, i1 } @llvm.smul.with.overflow.i8(i8, i8)
declare i8 @llvm.fshl.i8(i8, i8, i8)
declare i8 @llvm.sadd.sat.i8(i8, i8)
declare i16 @llvm.bswap.i16(i16)
declare i8 @llvm.cttz.i8(i8, i1)
declare i32 @llvm.smax.i32(i32, i32)

define i32 @intrinsics() {
  %o = call { i8, i1 } @llvm.smul.with.overflow.i8(i8 16, i8 8)
  %b = extractvalue { i8, i1 } %o, 1
  %v = extractvalue { i8, i1 } %o, 0
  %m = icmp eq i8 %v, -128
  %f = call i8 @llvm.fshl.i8(i8 1, i8 -128, i8 1)
  %g = icmp eq i8 %f, 3
  %s = call i8 @llvm.sadd.sat.i8(i8 100, i8 100)
  %h = icmp eq i8 %s, 127
  %w = call i16 @llvm.bswap.i16(i16 258)
  %i = icmp eq i16 %w, 513
  %z = call i8 @llvm.cttz.i8(i8 0, i1 false)
  %j = icmp eq i8 %z, 8
  %1 = and i1 %b, %m
  %2 = and i1 %1, %g
  %3 = and i1 %2, %h
  %4 = and i1 %3, %i
  %5 = and i1 %4, %j
  %6 = select i1 %5, i32 42, i32 -1
  %7 = call i32 @llvm.smax.i32(i32 %6, i32 -5)
  ret i32 %7
}

define i32 @phis() {
entry:
  br label %loop
loop:
  %a = phi i32 [ 1, %entry ], [ %b, %loop ]
  %b = phi i32 [ 42, %entry ], [ %a, %loop ]
  %n = phi i32 [ 0, %entry ], [ %m, %loop ]
  %m = add i32 %n, 1
  %c = icmp eq i32 %n, 3
  br i1 %c, label %out, label %loop
out:
  ret i32 %a
}

; What does not fit becomes what x86-64 makes of it: 0x80000000, cut.
define i32 @outside() {
  %a = fptoui float 0xC1E9555460000000 to i16
  %b = fptosi double 3.0e9 to i32
  %c = fptoui double 3.0e9 to i32
  %1 = icmp eq i16 %a, 0
  %2 = icmp eq i32 %b, -2147483648
  %3 = icmp eq i32 %c, -1294967296
  %4 = and i1 %1, %2
  %5 = and i1 %4, %3
  %6 = select i1 %5, i32 42, i32 -1
  ret i32 %6
}
