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
@.str.6 = private unnamed_addr constant [66 x i8] c"%#.3o|%#.0o|%#5o|%#05o|%#o|%#.0x|%#.0f|%#.0e|%#.1g|%#g|%#G|%#.0f\0A\00", align 1
@.str.7 = private unnamed_addr constant [20 x i8] c"%*d|%-*d|%.*f|%.*s\0A\00", align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.9 = private unnamed_addr constant [29 x i8] c"%d %s %f %c %ld %d %d %d %d\0A\00", align 1
@.str.10 = private unnamed_addr constant [4 x i8] c"two\00", align 1
@.str.11 = private unnamed_addr constant [9 x i8] c"%d-%s-%g\00", align 1
@.str.12 = private unnamed_addr constant [6 x i8] c"hello\00", align 1
@.str.13 = private unnamed_addr constant [7 x i8] c"%s %d\0A\00", align 1
@__const.main.g = private unnamed_addr constant %struct.big { [4 x i64] [i64 1, i64 2, i64 3, i64 4] }, align 8
@__const.main.t = private unnamed_addr constant %struct.two { double 1.500000e+00, i64 7 }, align 8
@.str.14 = private unnamed_addr constant [5 x i8] c"%ld\0A\00", align 1
@.str.15 = private unnamed_addr constant [3 x i8] c",;\00", align 1
@.str.16 = private unnamed_addr constant [19 x i8] c"%d %d %d %s %s %d\0A\00", align 1
@.str.17 = private unnamed_addr constant [9 x i8] c"haystack\00", align 1
@.str.18 = private unnamed_addr constant [3 x i8] c"st\00", align 1
@.str.19 = private unnamed_addr constant [4 x i8] c"aab\00", align 1
@.str.20 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@.str.21 = private unnamed_addr constant [19 x i8] c"%ld %ld %lu %s %d\0A\00", align 1
@.str.22 = private unnamed_addr constant [7 x i8] c"  -12x\00", align 1
@.str.23 = private unnamed_addr constant [5 x i8] c"0x1f\00", align 1
@.str.24 = private unnamed_addr constant [4 x i8] c"777\00", align 1
@.str.25 = private unnamed_addr constant [10 x i8] c"99bottles\00", align 1
@.str.26 = private unnamed_addr constant [21 x i8] c"99999999999999999999\00", align 1
@.str.27 = private unnamed_addr constant [7 x i8] c"%ld %d\00", align 1
@.str.28 = private unnamed_addr constant [4 x i8] c" %d\00", align 1
@.str.29 = private unnamed_addr constant [9 x i8] c" -1.5e1x\00", align 1
@.str.30 = private unnamed_addr constant [3 x i8] c"-1\00", align 1
@.str.31 = private unnamed_addr constant [22 x i8] c"-99999999999999999999\00", align 1
@.str.32 = private unnamed_addr constant [5 x i8] c" %d\0A\00", align 1
@.str.33 = private unnamed_addr constant [11 x i8] c"%.10Lf %d\0A\00", align 1
@.str.34 = private unnamed_addr constant [11 x i8] c"%llx %llx\0A\00", align 1
@.str.35 = private unnamed_addr constant [6 x i8] c"%llx\0A\00", align 1
@.str.36 = private unnamed_addr constant [15 x i8] c"%d %d %u %.9g\0A\00", align 1
@.str.37 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.38 = private unnamed_addr constant [9 x i8] c"%x %llx\0A\00", align 1
@.str.39 = private unnamed_addr constant [8 x i8] c"%d %zu\0A\00", align 1
@.str.40 = private unnamed_addr constant [7 x i8] c"fputs\0A\00", align 1
@stdout = external global ptr, align 8
@.str.41 = private unnamed_addr constant [5 x i8] c"abc\0A\00", align 1
@.str.42 = private unnamed_addr constant [2 x i8] c"1\00", align 1
@.str.43 = private unnamed_addr constant [2 x i8] c"5\00", align 1
@.str.44 = private unnamed_addr constant [2 x i8] c"d\00", align 1
@.str.45 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.46 = private unnamed_addr constant [4 x i8] c"%u\0A\00", align 1
@__const.main.bf = private unnamed_addr constant { i8, i8, i8, i8 } { i8 -19, i8 -34, i8 -68, i8 10 }, align 4
@.str.47 = private unnamed_addr constant [10 x i8] c"%d %d %x\0A\00", align 1

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
  %9 = alloca i64, align 8
  %10 = alloca x86_fp80, align 16
  %11 = alloca i128, align 16
  %12 = alloca i128, align 16
  %13 = alloca float, align 4
  %14 = alloca double, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca i64, align 8
  %20 = alloca i32, align 4
  %21 = alloca i8, align 1
  %22 = alloca i16, align 2
  %23 = alloca %struct.anon, align 4
  store i32 0, ptr %1, align 4
  %24 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef 42, i32 noundef 42, i32 noundef 42, i32 noundef 42, i32 noundef 42, i32 noundef 42, i32 noundef 255, i32 noundef 255, i32 noundef 255, i32 noundef 48879, i32 noundef 8, i32 noundef 8, i32 noundef 120, ptr noundef @.str.1, ptr noundef @.str.1, ptr noundef @.str.1, ptr noundef @.str.2)
  %25 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i64 noundef -1, i64 noundef -9223372036854775808, i64 noundef -5, i64 noundef -1, i32 noundef 4464, i32 noundef 44, i64 noundef 4, i64 noundef -3)
  %26 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, double noundef 3.141590e+00, double noundef 2.675000e+00, double noundef 1.500000e+00, double noundef 2.250000e+00, double noundef 0x40C81CD6C8B43958, double noundef 1.200000e-04, double noundef 1.000000e-04, double noundef 1.000000e+10, double noundef 0x419D6F3454000000, double noundef 1.000000e-10, double noundef 1.250000e+00, double noundef -3.500000e+00)
  %27 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, double noundef 5.000000e-01, double noundef 1.500000e+00, double noundef 2.500000e+00, double noundef 1.000000e+05, double noundef 1.000000e+06, double noundef 1.000000e+00, double noundef 1.000000e-01)
  %28 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef 8, i32 noundef 0, i32 noundef 8, i32 noundef 8, i32 noundef 0, i32 noundef 0, double noundef 2.000000e+00, double noundef 2.000000e+00, double noundef 2.000000e+00, double noundef 1.000000e+05, double noundef 1.000000e+10, double noundef 0x7FF0000000000000)
  %29 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef 6, i32 noundef 1, i32 noundef 6, i32 noundef 2, i32 noundef 3, double noundef 1.234560e+00, i32 noundef 2, ptr noundef @.str.8)
  call void (ptr, ...) @my(ptr noundef @.str.9, i32 noundef 1, ptr noundef @.str.10, double noundef 3.000000e+00, i32 noundef 52, i64 noundef 5, i32 noundef 6, i32 noundef 7, i32 noundef 8, i32 noundef 9)
  %30 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 0
  %31 = call i32 (ptr, i64, ptr, ...) @fmt2(ptr noundef %30, i64 noundef 8, ptr noundef @.str.11, i32 noundef 12345, ptr noundef @.str.12, double noundef 1.500000e+00)
  store i32 %31, ptr %3, align 4
  %32 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 0
  %33 = load i32, ptr %3, align 4
  %34 = call i32 (ptr, ...) @printf(ptr noundef @.str.13, ptr noundef %32, i32 noundef %33)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 @__const.main.g, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 @__const.main.t, i64 16, i1 false)
  %35 = getelementptr inbounds { double, i64 }, ptr %5, i32 0, i32 0
  %36 = load double, ptr %35, align 8
  %37 = getelementptr inbounds { double, i64 }, ptr %5, i32 0, i32 1
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds { double, i64 }, ptr %5, i32 0, i32 0
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds { double, i64 }, ptr %5, i32 0, i32 1
  %42 = load i64, ptr %41, align 8
  %43 = call i64 (i32, ...) @sum(i32 noundef 3, i32 noundef 1, double noundef 2.000000e+00, ptr noundef byval(%struct.big) align 8 %4, double %36, i64 %38, x86_fp80 noundef 0xK4001A000000000000000, i32 noundef 2, double noundef 3.000000e+00, ptr noundef byval(%struct.big) align 8 %4, double %40, i64 %42, x86_fp80 noundef 0xK4001C000000000000000, i32 noundef 3, double noundef 4.000000e+00, ptr noundef byval(%struct.big) align 8 %4, ptr noundef byval(%struct.two) align 8 %5, x86_fp80 noundef 0xK4001E000000000000000)
  %44 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, i64 noundef %43)
  call void @llvm.memset.p0.i64(ptr align 16 %6, i8 0, i64 50, i1 false)
  %45 = getelementptr inbounds [50 x i8], ptr %6, i32 0, i32 0
  store i8 97, ptr %45, align 16
  %46 = getelementptr inbounds [50 x i8], ptr %6, i32 0, i32 1
  store i8 44, ptr %46, align 1
  %47 = getelementptr inbounds [50 x i8], ptr %6, i32 0, i32 2
  store i8 98, ptr %47, align 2
  %48 = getelementptr inbounds [50 x i8], ptr %6, i32 0, i32 3
  store i8 59, ptr %48, align 1
  %49 = getelementptr inbounds [50 x i8], ptr %6, i32 0, i32 4
  store i8 59, ptr %49, align 4
  %50 = getelementptr inbounds [50 x i8], ptr %6, i32 0, i32 5
  store i8 99, ptr %50, align 1
  %51 = getelementptr inbounds [50 x i8], ptr %6, i64 0, i64 0
  %52 = call ptr @strtok(ptr noundef %51, ptr noundef @.str.15) #11
  store ptr %52, ptr %7, align 8
  br label %53

53:                                               ; preds = %59, %0
  %54 = load ptr, ptr %7, align 8
  %55 = icmp ne ptr %54, null
  br i1 %55, label %56, label %61

56:                                               ; preds = %53
  %57 = load ptr, ptr %7, align 8
  %58 = call i32 @puts(ptr noundef %57)
  br label %59

59:                                               ; preds = %56
  %60 = call ptr @strtok(ptr noundef null, ptr noundef @.str.15) #11
  store ptr %60, ptr %7, align 8
  br label %53, !llvm.loop !6

61:                                               ; preds = %53
  %62 = call ptr @strchr(ptr noundef @.str.12, i32 noundef 108) #12
  %63 = call ptr @strstr(ptr noundef @.str.17, ptr noundef @.str.18) #12
  %64 = call i64 @strspn(ptr noundef @.str.19, ptr noundef @.str.20) #12
  %65 = trunc i64 %64 to i32
  %66 = call i32 (ptr, ...) @printf(ptr noundef @.str.16, i32 noundef 1, i32 noundef 0, i32 noundef 1, ptr noundef %62, ptr noundef %63, i32 noundef %65)
  %67 = call i64 @strtol(ptr noundef @.str.22, ptr noundef %8, i32 noundef 10) #11
  %68 = call i64 @strtol(ptr noundef @.str.23, ptr noundef null, i32 noundef 0) #11
  %69 = call i64 @strtoul(ptr noundef @.str.24, ptr noundef null, i32 noundef 8) #11
  %70 = load ptr, ptr %8, align 8
  %71 = call i32 @atoi(ptr noundef @.str.25) #12
  %72 = call i32 (ptr, ...) @printf(ptr noundef @.str.21, i64 noundef %67, i64 noundef %68, i64 noundef %69, ptr noundef %70, i32 noundef %71)
  %73 = call ptr @__errno_location() #13
  store i32 0, ptr %73, align 4
  %74 = call i64 @strtol(ptr noundef @.str.26, ptr noundef null, i32 noundef 10) #11
  store i64 %74, ptr %9, align 8
  %75 = load i64, ptr %9, align 8
  %76 = call ptr @__errno_location() #13
  %77 = load i32, ptr %76, align 4
  %78 = call i32 (ptr, ...) @printf(ptr noundef @.str.27, i64 noundef %75, i32 noundef %77)
  %79 = call double @atof(ptr noundef @.str.29) #12
  %80 = fcmp oeq double %79, -1.500000e+01
  %81 = zext i1 %80 to i32
  %82 = call i32 (ptr, ...) @printf(ptr noundef @.str.28, i32 noundef %81)
  %83 = call ptr @__errno_location() #13
  store i32 0, ptr %83, align 4
  %84 = call i64 @strtoul(ptr noundef @.str.30, ptr noundef null, i32 noundef 10) #11
  %85 = call ptr @__errno_location() #13
  %86 = load i32, ptr %85, align 4
  %87 = call i32 (ptr, ...) @printf(ptr noundef @.str.28, i32 noundef %86)
  %88 = call i64 @strtoul(ptr noundef @.str.31, ptr noundef %8, i32 noundef 10) #11
  %89 = call ptr @__errno_location() #13
  %90 = load i32, ptr %89, align 4
  %91 = call i32 (ptr, ...) @printf(ptr noundef @.str.32, i32 noundef %90)
  store x86_fp80 0xK3FFDAAAAAAAAAAAAAAAB, ptr %10, align 16
  %92 = load x86_fp80, ptr %10, align 16
  %93 = load x86_fp80, ptr %10, align 16
  %94 = fcmp ogt x86_fp80 %93, 0xK3FFD999999999999999A
  %95 = zext i1 %94 to i32
  %96 = call i32 (ptr, ...) @printf(ptr noundef @.str.33, x86_fp80 noundef %92, i32 noundef %95)
  store i128 1267650600228229401496703205376, ptr %11, align 16
  %97 = load i128, ptr %11, align 16
  %98 = sdiv i128 %97, 7
  store i128 %98, ptr %11, align 16
  %99 = load i128, ptr %11, align 16
  %100 = ashr i128 %99, 64
  %101 = trunc i128 %100 to i64
  %102 = load i128, ptr %11, align 16
  %103 = trunc i128 %102 to i64
  %104 = call i32 (ptr, ...) @printf(ptr noundef @.str.34, i64 noundef %101, i64 noundef %103)
  store i128 340281346076900232762676319402810, ptr %12, align 16
  %105 = load i128, ptr %12, align 16
  %106 = urem i128 %105, 1000000007
  %107 = trunc i128 %106 to i64
  %108 = call i32 (ptr, ...) @printf(ptr noundef @.str.35, i64 noundef %107)
  store float 0x3FF19999A0000000, ptr %13, align 4
  %109 = load float, ptr %13, align 4
  %110 = fmul float %109, 3.000000e+00
  %111 = fpext float %110 to double
  store double %111, ptr %14, align 8
  %112 = load float, ptr %13, align 4
  %113 = fptosi float %112 to i32
  %114 = load double, ptr %14, align 8
  %115 = call i32 (ptr, ...) @printf(ptr noundef @.str.36, i32 noundef -2, i32 noundef %113, i32 noundef -1294967296, double noundef %114)
  %116 = call i32 (ptr, ...) @printf(ptr noundef @.str.37, i32 noundef 42)
  %117 = call i32 (ptr, ...) @printf(ptr noundef @.str.38, i32 noundef 2018915346, i64 noundef -8613303245920329199)
  %118 = call noalias ptr @malloc(i64 noundef 40) #14
  store ptr %118, ptr %15, align 8
  store i32 0, ptr %16, align 4
  br label %119

119:                                              ; preds = %130, %61
  %120 = load i32, ptr %16, align 4
  %121 = icmp slt i32 %120, 10
  br i1 %121, label %122, label %133

122:                                              ; preds = %119
  %123 = load i32, ptr %16, align 4
  %124 = load i32, ptr %16, align 4
  %125 = mul nsw i32 %123, %124
  %126 = load ptr, ptr %15, align 8
  %127 = load i32, ptr %16, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds i32, ptr %126, i64 %128
  store i32 %125, ptr %129, align 4
  br label %130

130:                                              ; preds = %122
  %131 = load i32, ptr %16, align 4
  %132 = add nsw i32 %131, 1
  store i32 %132, ptr %16, align 4
  br label %119, !llvm.loop !8

133:                                              ; preds = %119
  %134 = load ptr, ptr %15, align 8
  %135 = call ptr @realloc(ptr noundef %134, i64 noundef 80) #15
  store ptr %135, ptr %15, align 8
  %136 = load ptr, ptr %15, align 8
  %137 = getelementptr inbounds i32, ptr %136, i64 9
  %138 = load i32, ptr %137, align 4
  %139 = call i32 (ptr, ...) @printf(ptr noundef @.str.37, i32 noundef %138)
  %140 = load ptr, ptr %15, align 8
  call void @free(ptr noundef %140) #11
  store i32 5, ptr %17, align 4
  %141 = load i32, ptr %17, align 4
  %142 = zext i32 %141 to i64
  %143 = call ptr @llvm.stacksave.p0()
  store ptr %143, ptr %18, align 8
  %144 = alloca i32, i64 %142, align 16
  store i64 %142, ptr %19, align 8
  store i32 0, ptr %20, align 4
  br label %145

145:                                              ; preds = %154, %133
  %146 = load i32, ptr %20, align 4
  %147 = load i32, ptr %17, align 4
  %148 = icmp slt i32 %146, %147
  br i1 %148, label %149, label %157

149:                                              ; preds = %145
  %150 = load i32, ptr %20, align 4
  %151 = load i32, ptr %20, align 4
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds i32, ptr %144, i64 %152
  store i32 %150, ptr %153, align 4
  br label %154

154:                                              ; preds = %149
  %155 = load i32, ptr %20, align 4
  %156 = add nsw i32 %155, 1
  store i32 %156, ptr %20, align 4
  br label %145, !llvm.loop !9

157:                                              ; preds = %145
  %158 = getelementptr inbounds i32, ptr %144, i64 4
  %159 = load i32, ptr %158, align 16
  %160 = mul nuw i64 4, %142
  %161 = call i32 (ptr, ...) @printf(ptr noundef @.str.39, i32 noundef %159, i64 noundef %160)
  %162 = load ptr, ptr @stdout, align 8
  %163 = call i32 @fputs(ptr noundef @.str.40, ptr noundef %162)
  %164 = load ptr, ptr @stdout, align 8
  %165 = call i64 @fwrite(ptr noundef @.str.41, i64 noundef 1, i64 noundef 4, ptr noundef %164)
  %166 = call i32 @putchar(i32 noundef 122)
  %167 = load ptr, ptr @stdout, align 8
  %168 = call i32 @putc(i32 noundef 10, ptr noundef %167)
  %169 = load i32, ptr %17, align 4
  switch i32 %169, label %174 [
    i32 1, label %170
    i32 5, label %172
  ]

170:                                              ; preds = %157
  %171 = call i32 @puts(ptr noundef @.str.42)
  br label %176

172:                                              ; preds = %157
  %173 = call i32 @puts(ptr noundef @.str.43)
  br label %174

174:                                              ; preds = %157, %172
  %175 = call i32 @puts(ptr noundef @.str.44)
  br label %176

176:                                              ; preds = %174, %170
  store i8 -56, ptr %21, align 1
  %177 = load i8, ptr %21, align 1
  %178 = sext i8 %177 to i32
  %179 = load i8, ptr %21, align 1
  %180 = zext i8 %179 to i32
  %181 = ashr i32 %180, 1
  %182 = call i32 (ptr, ...) @printf(ptr noundef @.str.45, i32 noundef %178, i32 noundef %181)
  store i16 -1, ptr %22, align 2
  %183 = load i16, ptr %22, align 2
  %184 = zext i16 %183 to i32
  %185 = call i32 (ptr, ...) @printf(ptr noundef @.str.46, i32 noundef %184)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %23, ptr align 4 @__const.main.bf, i64 4, i1 false)
  %186 = load i32, ptr %23, align 4
  %187 = and i32 %186, 7
  %188 = add i32 %187, 1
  %189 = load i32, ptr %23, align 4
  %190 = and i32 %188, 7
  %191 = and i32 %189, -8
  %192 = or i32 %191, %190
  store i32 %192, ptr %23, align 4
  %193 = load i32, ptr %23, align 4
  %194 = and i32 %193, 7
  %195 = load i32, ptr %23, align 4
  %196 = shl i32 %195, 24
  %197 = ashr i32 %196, 27
  %198 = load i32, ptr %23, align 4
  %199 = lshr i32 %198, 8
  %200 = and i32 %199, 1048575
  %201 = call i32 (ptr, ...) @printf(ptr noundef @.str.47, i32 noundef %194, i32 noundef %197, i32 noundef %200)
  store i32 7, ptr %1, align 4
  %202 = load ptr, ptr %18, align 8
  call void @llvm.stackrestore.p0(ptr %202)
  %203 = load i32, ptr %1, align 4
  ret i32 %203
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
  %7 = call i32 @vprintf(ptr noundef %5, ptr noundef %6) #11
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
  %18 = call i32 @vsnprintf(ptr noundef %14, i64 noundef %15, ptr noundef %16, ptr noundef %17) #11
  store i32 %18, ptr %9, align 4
  %19 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %7, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %19)
  %20 = getelementptr inbounds [100 x i8], ptr %10, i64 0, i64 0
  %21 = load ptr, ptr %6, align 8
  %22 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %8, i64 0, i64 0
  %23 = call i32 @vsnprintf(ptr noundef %20, i64 noundef 100, ptr noundef %21, ptr noundef %22) #11
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

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #6

; Function Attrs: nounwind willreturn memory(read)
declare double @atof(ptr noundef) #5

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #7

; Function Attrs: nounwind allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #8

; Function Attrs: nounwind
declare void @free(ptr noundef) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #9

declare i32 @fputs(ptr noundef, ptr noundef) #1

declare i64 @fwrite(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #1

declare i32 @putchar(i32 noundef) #1

declare i32 @putc(i32 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #9

; Function Attrs: nounwind
declare i32 @vprintf(ptr noundef, ptr noundef) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #9

; Function Attrs: nounwind
declare i32 @vsnprintf(ptr noundef, i64 noundef, ptr noundef, ptr noundef) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #10

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nocallback nofree nosync nounwind willreturn }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nounwind }
attributes #12 = { nounwind willreturn memory(read) }
attributes #13 = { nounwind willreturn memory(none) }
attributes #14 = { nounwind allocsize(0) }
attributes #15 = { nounwind allocsize(1) }

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
