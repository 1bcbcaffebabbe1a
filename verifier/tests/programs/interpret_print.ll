; ModuleID = 'interpret_print.c'
source_filename = "interpret_print.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.big = type { [4 x i64] }
%struct.two = type { double, i64 }
%struct.anon = type { i32 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [73 x i8] c"%d|%5d|%-5d|%05d|%+d|% d|%x|%X|%#x|%08x|%o|%#o|%c|%s|%10s|%-10s|%.2s|%%\0A\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"str\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"string\00", align 1
@.str.3 = private unnamed_addr constant [36 x i8] c"%ld %lu %lld %llu %hd %hhd %zu %jd\0A\00", align 1
@.str.4 = private unnamed_addr constant [58 x i8] c"%f|%.2f|%10.3f|%-10.1f|%e|%.3e|%g|%g|%g|%G|%+.1f|%010.2f\0A\00", align 1
@.str.5 = private unnamed_addr constant [32 x i8] c"%.0f %.0f %.0f %g %g %#g %.10g\0A\00", align 1
@.str.6 = private unnamed_addr constant [20 x i8] c"%*d|%-*d|%.*f|%.*s\0A\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.8 = private unnamed_addr constant [29 x i8] c"%d %s %f %c %ld %d %d %d %d\0A\00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c"two\00", align 1
@.str.10 = private unnamed_addr constant [9 x i8] c"%d-%s-%g\00", align 1
@.str.11 = private unnamed_addr constant [6 x i8] c"hello\00", align 1
@.str.12 = private unnamed_addr constant [7 x i8] c"%s %d\0A\00", align 1
@__const.main.g = private unnamed_addr constant %struct.big { [4 x i64] [i64 1, i64 2, i64 3, i64 4] }, align 8
@__const.main.t = private unnamed_addr constant %struct.two { double 1.500000e+00, i64 7 }, align 8
@.str.13 = private unnamed_addr constant [5 x i8] c"%ld\0A\00", align 1
@.str.14 = private unnamed_addr constant [3 x i8] c",;\00", align 1
@.str.15 = private unnamed_addr constant [19 x i8] c"%d %d %d %s %s %d\0A\00", align 1
@.str.16 = private unnamed_addr constant [9 x i8] c"haystack\00", align 1
@.str.17 = private unnamed_addr constant [3 x i8] c"st\00", align 1
@.str.18 = private unnamed_addr constant [4 x i8] c"aab\00", align 1
@.str.19 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@.str.20 = private unnamed_addr constant [19 x i8] c"%ld %ld %lu %s %d\0A\00", align 1
@.str.21 = private unnamed_addr constant [7 x i8] c"  -12x\00", align 1
@.str.22 = private unnamed_addr constant [5 x i8] c"0x1f\00", align 1
@.str.23 = private unnamed_addr constant [4 x i8] c"777\00", align 1
@.str.24 = private unnamed_addr constant [10 x i8] c"99bottles\00", align 1
@.str.25 = private unnamed_addr constant [11 x i8] c"%.10Lf %d\0A\00", align 1
@.str.26 = private unnamed_addr constant [11 x i8] c"%llx %llx\0A\00", align 1
@.str.27 = private unnamed_addr constant [6 x i8] c"%llx\0A\00", align 1
@.str.28 = private unnamed_addr constant [15 x i8] c"%d %d %u %.9g\0A\00", align 1
@.str.29 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.30 = private unnamed_addr constant [9 x i8] c"%x %llx\0A\00", align 1
@.str.31 = private unnamed_addr constant [8 x i8] c"%d %zu\0A\00", align 1
@.str.32 = private unnamed_addr constant [7 x i8] c"fputs\0A\00", align 1
@stdout = external global ptr, align 8
@.str.33 = private unnamed_addr constant [5 x i8] c"abc\0A\00", align 1
@.str.34 = private unnamed_addr constant [2 x i8] c"1\00", align 1
@.str.35 = private unnamed_addr constant [2 x i8] c"5\00", align 1
@.str.36 = private unnamed_addr constant [2 x i8] c"d\00", align 1
@.str.37 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.38 = private unnamed_addr constant [4 x i8] c"%u\0A\00", align 1
@__const.main.bf = private unnamed_addr constant { i8, i8, i8, i8 } { i8 -19, i8 -34, i8 -68, i8 10 }, align 4
@.str.39 = private unnamed_addr constant [10 x i8] c"%d %d %x\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [8 x i8], align 1
  %3 = alloca i32, align 4
  %4 = alloca %struct.big, align 8
  %5 = alloca %struct.two, align 8
  %6 = alloca [50 x i8], align 16
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca x86_fp80, align 16
  %10 = alloca i128, align 16
  %11 = alloca i128, align 16
  %12 = alloca float, align 4
  %13 = alloca double, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i64, align 8
  %19 = alloca i32, align 4
  %20 = alloca i8, align 1
  %21 = alloca i16, align 2
  %22 = alloca %struct.anon, align 4
  store i32 0, ptr %1, align 4
  %23 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef 42, i32 noundef 42, i32 noundef 42, i32 noundef 42, i32 noundef 42, i32 noundef 42, i32 noundef 255, i32 noundef 255, i32 noundef 255, i32 noundef 48879, i32 noundef 8, i32 noundef 8, i32 noundef 120, ptr noundef @.str.1, ptr noundef @.str.1, ptr noundef @.str.1, ptr noundef @.str.2)
  %24 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i64 noundef -1, i64 noundef -9223372036854775808, i64 noundef -5, i64 noundef -1, i32 noundef 4464, i32 noundef 44, i64 noundef 4, i64 noundef -3)
  %25 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, double noundef 3.141590e+00, double noundef 2.675000e+00, double noundef 1.500000e+00, double noundef 2.250000e+00, double noundef 0x40C81CD6C8B43958, double noundef 1.200000e-04, double noundef 1.000000e-04, double noundef 1.000000e+10, double noundef 0x419D6F3454000000, double noundef 1.000000e-10, double noundef 1.250000e+00, double noundef -3.500000e+00)
  %26 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, double noundef 5.000000e-01, double noundef 1.500000e+00, double noundef 2.500000e+00, double noundef 1.000000e+05, double noundef 1.000000e+06, double noundef 1.000000e+00, double noundef 1.000000e-01)
  %27 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef 6, i32 noundef 1, i32 noundef 6, i32 noundef 2, i32 noundef 3, double noundef 1.234560e+00, i32 noundef 2, ptr noundef @.str.7)
  call void (ptr, ...) @my(ptr noundef @.str.8, i32 noundef 1, ptr noundef @.str.9, double noundef 3.000000e+00, i32 noundef 52, i64 noundef 5, i32 noundef 6, i32 noundef 7, i32 noundef 8, i32 noundef 9)
  %28 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 0
  %29 = call i32 (ptr, i64, ptr, ...) @fmt2(ptr noundef %28, i64 noundef 8, ptr noundef @.str.10, i32 noundef 12345, ptr noundef @.str.11, double noundef 1.500000e+00)
  store i32 %29, ptr %3, align 4
  %30 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 0
  %31 = load i32, ptr %3, align 4
  %32 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, ptr noundef %30, i32 noundef %31)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 @__const.main.g, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 @__const.main.t, i64 16, i1 false)
  %33 = getelementptr inbounds { double, i64 }, ptr %5, i32 0, i32 0
  %34 = load double, ptr %33, align 8
  %35 = getelementptr inbounds { double, i64 }, ptr %5, i32 0, i32 1
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds { double, i64 }, ptr %5, i32 0, i32 0
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds { double, i64 }, ptr %5, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  %41 = call i64 (i32, ...) @sum(i32 noundef 3, i32 noundef 1, double noundef 2.000000e+00, ptr noundef byval(%struct.big) align 8 %4, double %34, i64 %36, x86_fp80 noundef 0xK4001A000000000000000, i32 noundef 2, double noundef 3.000000e+00, ptr noundef byval(%struct.big) align 8 %4, double %38, i64 %40, x86_fp80 noundef 0xK4001C000000000000000, i32 noundef 3, double noundef 4.000000e+00, ptr noundef byval(%struct.big) align 8 %4, ptr noundef byval(%struct.two) align 8 %5, x86_fp80 noundef 0xK4001E000000000000000)
  %42 = call i32 (ptr, ...) @printf(ptr noundef @.str.13, i64 noundef %41)
  call void @llvm.memset.p0.i64(ptr align 16 %6, i8 0, i64 50, i1 false)
  %43 = getelementptr inbounds [50 x i8], ptr %6, i32 0, i32 0
  store i8 97, ptr %43, align 16
  %44 = getelementptr inbounds [50 x i8], ptr %6, i32 0, i32 1
  store i8 44, ptr %44, align 1
  %45 = getelementptr inbounds [50 x i8], ptr %6, i32 0, i32 2
  store i8 98, ptr %45, align 2
  %46 = getelementptr inbounds [50 x i8], ptr %6, i32 0, i32 3
  store i8 59, ptr %46, align 1
  %47 = getelementptr inbounds [50 x i8], ptr %6, i32 0, i32 4
  store i8 59, ptr %47, align 4
  %48 = getelementptr inbounds [50 x i8], ptr %6, i32 0, i32 5
  store i8 99, ptr %48, align 1
  %49 = getelementptr inbounds [50 x i8], ptr %6, i64 0, i64 0
  %50 = call ptr @strtok(ptr noundef %49, ptr noundef @.str.14) #10
  store ptr %50, ptr %7, align 8
  br label %51

51:                                               ; preds = %57, %0
  %52 = load ptr, ptr %7, align 8
  %53 = icmp ne ptr %52, null
  br i1 %53, label %54, label %59

54:                                               ; preds = %51
  %55 = load ptr, ptr %7, align 8
  %56 = call i32 @puts(ptr noundef %55)
  br label %57

57:                                               ; preds = %54
  %58 = call ptr @strtok(ptr noundef null, ptr noundef @.str.14) #10
  store ptr %58, ptr %7, align 8
  br label %51, !llvm.loop !6

59:                                               ; preds = %51
  %60 = call ptr @strchr(ptr noundef @.str.11, i32 noundef 108) #11
  %61 = call ptr @strstr(ptr noundef @.str.16, ptr noundef @.str.17) #11
  %62 = call i64 @strspn(ptr noundef @.str.18, ptr noundef @.str.19) #11
  %63 = trunc i64 %62 to i32
  %64 = call i32 (ptr, ...) @printf(ptr noundef @.str.15, i32 noundef 1, i32 noundef 0, i32 noundef 1, ptr noundef %60, ptr noundef %61, i32 noundef %63)
  %65 = call i64 @strtol(ptr noundef @.str.21, ptr noundef %8, i32 noundef 10) #10
  %66 = call i64 @strtol(ptr noundef @.str.22, ptr noundef null, i32 noundef 0) #10
  %67 = call i64 @strtoul(ptr noundef @.str.23, ptr noundef null, i32 noundef 8) #10
  %68 = load ptr, ptr %8, align 8
  %69 = call i32 @atoi(ptr noundef @.str.24) #11
  %70 = call i32 (ptr, ...) @printf(ptr noundef @.str.20, i64 noundef %65, i64 noundef %66, i64 noundef %67, ptr noundef %68, i32 noundef %69)
  store x86_fp80 0xK3FFDAAAAAAAAAAAAAAAB, ptr %9, align 16
  %71 = load x86_fp80, ptr %9, align 16
  %72 = load x86_fp80, ptr %9, align 16
  %73 = fcmp ogt x86_fp80 %72, 0xK3FFD999999999999999A
  %74 = zext i1 %73 to i32
  %75 = call i32 (ptr, ...) @printf(ptr noundef @.str.25, x86_fp80 noundef %71, i32 noundef %74)
  store i128 1267650600228229401496703205376, ptr %10, align 16
  %76 = load i128, ptr %10, align 16
  %77 = sdiv i128 %76, 7
  store i128 %77, ptr %10, align 16
  %78 = load i128, ptr %10, align 16
  %79 = ashr i128 %78, 64
  %80 = trunc i128 %79 to i64
  %81 = load i128, ptr %10, align 16
  %82 = trunc i128 %81 to i64
  %83 = call i32 (ptr, ...) @printf(ptr noundef @.str.26, i64 noundef %80, i64 noundef %82)
  store i128 340281346076900232762676319402810, ptr %11, align 16
  %84 = load i128, ptr %11, align 16
  %85 = urem i128 %84, 1000000007
  %86 = trunc i128 %85 to i64
  %87 = call i32 (ptr, ...) @printf(ptr noundef @.str.27, i64 noundef %86)
  store float 0x3FF19999A0000000, ptr %12, align 4
  %88 = load float, ptr %12, align 4
  %89 = fmul float %88, 3.000000e+00
  %90 = fpext float %89 to double
  store double %90, ptr %13, align 8
  %91 = load float, ptr %12, align 4
  %92 = fptosi float %91 to i32
  %93 = load double, ptr %13, align 8
  %94 = call i32 (ptr, ...) @printf(ptr noundef @.str.28, i32 noundef -2, i32 noundef %92, i32 noundef -1294967296, double noundef %93)
  %95 = call i32 (ptr, ...) @printf(ptr noundef @.str.29, i32 noundef 42)
  %96 = call i32 (ptr, ...) @printf(ptr noundef @.str.30, i32 noundef 2018915346, i64 noundef -8613303245920329199)
  %97 = call noalias ptr @malloc(i64 noundef 40) #12
  store ptr %97, ptr %14, align 8
  store i32 0, ptr %15, align 4
  br label %98

98:                                               ; preds = %109, %59
  %99 = load i32, ptr %15, align 4
  %100 = icmp slt i32 %99, 10
  br i1 %100, label %101, label %112

101:                                              ; preds = %98
  %102 = load i32, ptr %15, align 4
  %103 = load i32, ptr %15, align 4
  %104 = mul nsw i32 %102, %103
  %105 = load ptr, ptr %14, align 8
  %106 = load i32, ptr %15, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds i32, ptr %105, i64 %107
  store i32 %104, ptr %108, align 4
  br label %109

109:                                              ; preds = %101
  %110 = load i32, ptr %15, align 4
  %111 = add nsw i32 %110, 1
  store i32 %111, ptr %15, align 4
  br label %98, !llvm.loop !8

112:                                              ; preds = %98
  %113 = load ptr, ptr %14, align 8
  %114 = call ptr @realloc(ptr noundef %113, i64 noundef 80) #13
  store ptr %114, ptr %14, align 8
  %115 = load ptr, ptr %14, align 8
  %116 = getelementptr inbounds i32, ptr %115, i64 9
  %117 = load i32, ptr %116, align 4
  %118 = call i32 (ptr, ...) @printf(ptr noundef @.str.29, i32 noundef %117)
  %119 = load ptr, ptr %14, align 8
  call void @free(ptr noundef %119) #10
  store i32 5, ptr %16, align 4
  %120 = load i32, ptr %16, align 4
  %121 = zext i32 %120 to i64
  %122 = call ptr @llvm.stacksave.p0()
  store ptr %122, ptr %17, align 8
  %123 = alloca i32, i64 %121, align 16
  store i64 %121, ptr %18, align 8
  store i32 0, ptr %19, align 4
  br label %124

124:                                              ; preds = %133, %112
  %125 = load i32, ptr %19, align 4
  %126 = load i32, ptr %16, align 4
  %127 = icmp slt i32 %125, %126
  br i1 %127, label %128, label %136

128:                                              ; preds = %124
  %129 = load i32, ptr %19, align 4
  %130 = load i32, ptr %19, align 4
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds i32, ptr %123, i64 %131
  store i32 %129, ptr %132, align 4
  br label %133

133:                                              ; preds = %128
  %134 = load i32, ptr %19, align 4
  %135 = add nsw i32 %134, 1
  store i32 %135, ptr %19, align 4
  br label %124, !llvm.loop !9

136:                                              ; preds = %124
  %137 = getelementptr inbounds i32, ptr %123, i64 4
  %138 = load i32, ptr %137, align 16
  %139 = mul nuw i64 4, %121
  %140 = call i32 (ptr, ...) @printf(ptr noundef @.str.31, i32 noundef %138, i64 noundef %139)
  %141 = load ptr, ptr @stdout, align 8
  %142 = call i32 @fputs(ptr noundef @.str.32, ptr noundef %141)
  %143 = load ptr, ptr @stdout, align 8
  %144 = call i64 @fwrite(ptr noundef @.str.33, i64 noundef 1, i64 noundef 4, ptr noundef %143)
  %145 = call i32 @putchar(i32 noundef 122)
  %146 = load ptr, ptr @stdout, align 8
  %147 = call i32 @putc(i32 noundef 10, ptr noundef %146)
  %148 = load i32, ptr %16, align 4
  switch i32 %148, label %153 [
    i32 1, label %149
    i32 5, label %151
  ]

149:                                              ; preds = %136
  %150 = call i32 @puts(ptr noundef @.str.34)
  br label %155

151:                                              ; preds = %136
  %152 = call i32 @puts(ptr noundef @.str.35)
  br label %153

153:                                              ; preds = %136, %151
  %154 = call i32 @puts(ptr noundef @.str.36)
  br label %155

155:                                              ; preds = %153, %149
  store i8 -56, ptr %20, align 1
  %156 = load i8, ptr %20, align 1
  %157 = sext i8 %156 to i32
  %158 = load i8, ptr %20, align 1
  %159 = zext i8 %158 to i32
  %160 = ashr i32 %159, 1
  %161 = call i32 (ptr, ...) @printf(ptr noundef @.str.37, i32 noundef %157, i32 noundef %160)
  store i16 -1, ptr %21, align 2
  %162 = load i16, ptr %21, align 2
  %163 = zext i16 %162 to i32
  %164 = call i32 (ptr, ...) @printf(ptr noundef @.str.38, i32 noundef %163)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %22, ptr align 4 @__const.main.bf, i64 4, i1 false)
  %165 = load i32, ptr %22, align 4
  %166 = and i32 %165, 7
  %167 = add i32 %166, 1
  %168 = load i32, ptr %22, align 4
  %169 = and i32 %167, 7
  %170 = and i32 %168, -8
  %171 = or i32 %170, %169
  store i32 %171, ptr %22, align 4
  %172 = load i32, ptr %22, align 4
  %173 = and i32 %172, 7
  %174 = load i32, ptr %22, align 4
  %175 = shl i32 %174, 24
  %176 = ashr i32 %175, 27
  %177 = load i32, ptr %22, align 4
  %178 = lshr i32 %177, 8
  %179 = and i32 %178, 1048575
  %180 = call i32 (ptr, ...) @printf(ptr noundef @.str.39, i32 noundef %173, i32 noundef %176, i32 noundef %179)
  store i32 7, ptr %1, align 4
  %181 = load ptr, ptr %17, align 8
  call void @llvm.stackrestore.p0(ptr %181)
  %182 = load i32, ptr %1, align 4
  ret i32 %182
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @my(ptr noundef %0, ...) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  store ptr %0, ptr %2, align 8
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %4)
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %7 = call i32 @vprintf(ptr noundef %5, ptr noundef %6) #10
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %8)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @fmt2(ptr noundef %0, i64 noundef %1, ptr noundef %2, ...) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [1 x %struct.__va_list_tag], align 16
  %8 = alloca [1 x %struct.__va_list_tag], align 16
  %9 = alloca i32, align 4
  %10 = alloca [100 x i8], align 16
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %11 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %7, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %11)
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %8, i64 0, i64 0
  %13 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %7, i64 0, i64 0
  call void @llvm.va_copy.p0(ptr %12, ptr %13)
  %14 = load ptr, ptr %4, align 8
  %15 = load i64, ptr %5, align 8
  %16 = load ptr, ptr %6, align 8
  %17 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %7, i64 0, i64 0
  %18 = call i32 @vsnprintf(ptr noundef %14, i64 noundef %15, ptr noundef %16, ptr noundef %17) #10
  store i32 %18, ptr %9, align 4
  %19 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %7, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %19)
  %20 = getelementptr inbounds [100 x i8], ptr %10, i64 0, i64 0
  %21 = load ptr, ptr %6, align 8
  %22 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %8, i64 0, i64 0
  %23 = call i32 @vsnprintf(ptr noundef %20, i64 noundef 100, ptr noundef %21, ptr noundef %22) #10
  %24 = getelementptr inbounds [100 x i8], ptr %10, i64 0, i64 0
  %25 = call i32 @puts(ptr noundef %24)
  %26 = load i32, ptr %9, align 4
  ret i32 %26
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @sum(i32 noundef %0, ...) #0 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca %struct.big, align 8
  %7 = alloca %struct.two, align 8
  %8 = alloca %struct.two, align 8
  store i32 %0, ptr %2, align 4
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %9)
  store i64 0, ptr %4, align 8
  store i32 0, ptr %5, align 4
  br label %10

10:                                               ; preds = %105, %1
  %11 = load i32, ptr %5, align 4
  %12 = load i32, ptr %2, align 4
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %14, label %108

14:                                               ; preds = %10
  %15 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %16 = getelementptr inbounds %struct.__va_list_tag, ptr %15, i32 0, i32 0
  %17 = load i32, ptr %16, align 16
  %18 = icmp ule i32 %17, 40
  br i1 %18, label %19, label %24

19:                                               ; preds = %14
  %20 = getelementptr inbounds %struct.__va_list_tag, ptr %15, i32 0, i32 3
  %21 = load ptr, ptr %20, align 16
  %22 = getelementptr i8, ptr %21, i32 %17
  %23 = add i32 %17, 8
  store i32 %23, ptr %16, align 16
  br label %28

24:                                               ; preds = %14
  %25 = getelementptr inbounds %struct.__va_list_tag, ptr %15, i32 0, i32 2
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr i8, ptr %26, i32 8
  store ptr %27, ptr %25, align 8
  br label %28

28:                                               ; preds = %24, %19
  %29 = phi ptr [ %22, %19 ], [ %26, %24 ]
  %30 = load i32, ptr %29, align 4
  %31 = sext i32 %30 to i64
  %32 = load i64, ptr %4, align 8
  %33 = add nsw i64 %32, %31
  store i64 %33, ptr %4, align 8
  %34 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %35 = getelementptr inbounds %struct.__va_list_tag, ptr %34, i32 0, i32 1
  %36 = load i32, ptr %35, align 4
  %37 = icmp ule i32 %36, 160
  br i1 %37, label %38, label %43

38:                                               ; preds = %28
  %39 = getelementptr inbounds %struct.__va_list_tag, ptr %34, i32 0, i32 3
  %40 = load ptr, ptr %39, align 16
  %41 = getelementptr i8, ptr %40, i32 %36
  %42 = add i32 %36, 16
  store i32 %42, ptr %35, align 4
  br label %47

43:                                               ; preds = %28
  %44 = getelementptr inbounds %struct.__va_list_tag, ptr %34, i32 0, i32 2
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr i8, ptr %45, i32 8
  store ptr %46, ptr %44, align 8
  br label %47

47:                                               ; preds = %43, %38
  %48 = phi ptr [ %41, %38 ], [ %45, %43 ]
  %49 = load double, ptr %48, align 8
  %50 = fptosi double %49 to i64
  %51 = load i64, ptr %4, align 8
  %52 = add nsw i64 %51, %50
  store i64 %52, ptr %4, align 8
  %53 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %54 = getelementptr inbounds %struct.__va_list_tag, ptr %53, i32 0, i32 2
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr i8, ptr %55, i32 32
  store ptr %56, ptr %54, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %55, i64 32, i1 false)
  %57 = getelementptr inbounds %struct.big, ptr %6, i32 0, i32 0
  %58 = getelementptr inbounds [4 x i64], ptr %57, i64 0, i64 2
  %59 = load i64, ptr %58, align 8
  %60 = load i64, ptr %4, align 8
  %61 = add nsw i64 %60, %59
  store i64 %61, ptr %4, align 8
  %62 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %63 = getelementptr inbounds %struct.__va_list_tag, ptr %62, i32 0, i32 0
  %64 = load i32, ptr %63, align 16
  %65 = icmp ule i32 %64, 40
  %66 = getelementptr inbounds %struct.__va_list_tag, ptr %62, i32 0, i32 1
  %67 = load i32, ptr %66, align 4
  %68 = icmp ule i32 %67, 160
  %69 = and i1 %65, %68
  br i1 %69, label %70, label %81

70:                                               ; preds = %47
  %71 = getelementptr inbounds %struct.__va_list_tag, ptr %62, i32 0, i32 3
  %72 = load ptr, ptr %71, align 16
  %73 = getelementptr i8, ptr %72, i32 %64
  %74 = getelementptr i8, ptr %72, i32 %67
  %75 = load double, ptr %74, align 8
  %76 = getelementptr inbounds { double, i64 }, ptr %8, i32 0, i32 0
  store double %75, ptr %76, align 8
  %77 = load i64, ptr %73, align 8
  %78 = getelementptr inbounds { double, i64 }, ptr %8, i32 0, i32 1
  store i64 %77, ptr %78, align 8
  %79 = add i32 %64, 8
  store i32 %79, ptr %63, align 16
  %80 = add i32 %67, 16
  store i32 %80, ptr %66, align 4
  br label %85

81:                                               ; preds = %47
  %82 = getelementptr inbounds %struct.__va_list_tag, ptr %62, i32 0, i32 2
  %83 = load ptr, ptr %82, align 8
  %84 = getelementptr i8, ptr %83, i32 16
  store ptr %84, ptr %82, align 8
  br label %85

85:                                               ; preds = %81, %70
  %86 = phi ptr [ %8, %70 ], [ %83, %81 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %86, i64 16, i1 false)
  %87 = getelementptr inbounds %struct.two, ptr %7, i32 0, i32 1
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr inbounds %struct.two, ptr %7, i32 0, i32 0
  %90 = load double, ptr %89, align 8
  %91 = fptosi double %90 to i64
  %92 = add nsw i64 %88, %91
  %93 = load i64, ptr %4, align 8
  %94 = add nsw i64 %93, %92
  store i64 %94, ptr %4, align 8
  %95 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %96 = getelementptr inbounds %struct.__va_list_tag, ptr %95, i32 0, i32 2
  %97 = load ptr, ptr %96, align 8
  %98 = getelementptr inbounds i8, ptr %97, i32 15
  %99 = call ptr @llvm.ptrmask.p0.i64(ptr %98, i64 -16)
  %100 = getelementptr i8, ptr %99, i32 16
  store ptr %100, ptr %96, align 8
  %101 = load x86_fp80, ptr %99, align 16
  %102 = fptosi x86_fp80 %101 to i64
  %103 = load i64, ptr %4, align 8
  %104 = add nsw i64 %103, %102
  store i64 %104, ptr %4, align 8
  br label %105

105:                                              ; preds = %85
  %106 = load i32, ptr %5, align 4
  %107 = add nsw i32 %106, 1
  store i32 %107, ptr %5, align 4
  br label %10, !llvm.loop !10

108:                                              ; preds = %10
  %109 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %109)
  %110 = load i64, ptr %4, align 8
  ret i64 %110
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nounwind
declare ptr @strtok(ptr noundef, ptr noundef) #4

declare i32 @puts(ptr noundef) #1

; Function Attrs: nounwind willreturn memory(read)
declare ptr @strchr(ptr noundef, i32 noundef) #5

; Function Attrs: nounwind willreturn memory(read)
declare ptr @strstr(ptr noundef, ptr noundef) #5

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strspn(ptr noundef, ptr noundef) #5

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #4

; Function Attrs: nounwind
declare i64 @strtoul(ptr noundef, ptr noundef, i32 noundef) #4

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #5

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #6

; Function Attrs: nounwind allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #7

; Function Attrs: nounwind
declare void @free(ptr noundef) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #8

declare i32 @fputs(ptr noundef, ptr noundef) #1

declare i64 @fwrite(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #1

declare i32 @putchar(i32 noundef) #1

declare i32 @putc(i32 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #8

; Function Attrs: nounwind
declare i32 @vprintf(ptr noundef, ptr noundef) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #8

; Function Attrs: nounwind
declare i32 @vsnprintf(ptr noundef, i64 noundef, ptr noundef, ptr noundef) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #9

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nocallback nofree nosync nounwind willreturn }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nounwind }
attributes #11 = { nounwind willreturn memory(read) }
attributes #12 = { nounwind allocsize(0) }
attributes #13 = { nounwind allocsize(1) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
