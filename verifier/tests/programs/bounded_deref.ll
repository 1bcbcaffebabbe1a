; ModuleID = 'bounded_deref.c'
source_filename = "bounded_deref.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.record = type { [4 x i8], i32, [3 x i8] }
%struct.tail = type { i32, [0 x i8] }

@sum = internal global i32 0, align 4, !dbg !0
@table = internal global [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16, !dbg !10
@global = internal global %struct.record zeroinitializer, align 4, !dbg !15
@constant = internal constant [2 x i32] [i32 1, i32 2], align 4, !dbg !26
@kept = internal global ptr null, align 8, !dbg !32
@__const.blocks.a = private unnamed_addr constant [8 x i8] c"abc\00\00\00\00\00", align 1
@.str = private unnamed_addr constant [4 x i8] c"abc\00", align 1, !dbg !34

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !44 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !48, !DIExpression(), !50)
  %3 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !51
  store i8 %3, ptr %2, align 1, !dbg !50
  %4 = call i32 @__VERIFIER_nondet_int(), !dbg !52
  switch i32 %4, label %13 [
    i32 0, label %5
    i32 1, label %7
    i32 2, label %9
    i32 3, label %11
  ], !dbg !53

5:                                                ; preds = %0
  %6 = load i8, ptr %2, align 1, !dbg !54
  call void @heap(i8 noundef zeroext %6), !dbg !56
  br label %15, !dbg !57

7:                                                ; preds = %0
  %8 = load i8, ptr %2, align 1, !dbg !58
  call void @named(i8 noundef zeroext %8), !dbg !59
  br label %15, !dbg !60

9:                                                ; preds = %0
  %10 = load i8, ptr %2, align 1, !dbg !61
  call void @dangling(i8 noundef zeroext %10), !dbg !62
  br label %15, !dbg !63

11:                                               ; preds = %0
  %12 = load i8, ptr %2, align 1, !dbg !64
  call void @other(i8 noundef zeroext %12), !dbg !65
  br label %15, !dbg !66

13:                                               ; preds = %0
  %14 = load i8, ptr %2, align 1, !dbg !67
  call void @blocks(i8 noundef zeroext %14), !dbg !68
  br label %15, !dbg !69

15:                                               ; preds = %13, %11, %9, %7, %5
  %16 = load i32, ptr @sum, align 4, !dbg !70
  ret i32 %16, !dbg !71
}

declare zeroext i8 @__VERIFIER_nondet_uchar() #1

declare i32 @__VERIFIER_nondet_int() #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @heap(i8 noundef zeroext %0) #0 !dbg !72 {
  %2 = alloca i8, align 1
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store i8 %0, ptr %2, align 1
    #dbg_declare(ptr %2, !75, !DIExpression(), !76)
  %18 = call i32 @__VERIFIER_nondet_int(), !dbg !77
  switch i32 %18, label %155 [
    i32 0, label %19
    i32 1, label %34
    i32 2, label %55
    i32 3, label %67
    i32 4, label %70
    i32 5, label %81
    i32 6, label %99
    i32 7, label %115
    i32 8, label %139
  ], !dbg !78

19:                                               ; preds = %1
    #dbg_declare(ptr %3, !79, !DIExpression(), !82)
  %20 = call noalias ptr @malloc(i64 noundef 16) #9, !dbg !83
  store ptr %20, ptr %3, align 8, !dbg !82
  %21 = load ptr, ptr %3, align 8, !dbg !84
  %22 = icmp ne ptr %21, null, !dbg !84
  br i1 %22, label %24, label %23, !dbg !86

23:                                               ; preds = %19
  br label %195, !dbg !87

24:                                               ; preds = %19
  %25 = load ptr, ptr %3, align 8, !dbg !88
  %26 = getelementptr inbounds i32, ptr %25, i64 3, !dbg !88
  store i32 1, ptr %26, align 4, !dbg !89
  %27 = load ptr, ptr %3, align 8, !dbg !90
  %28 = getelementptr inbounds i32, ptr %27, i64 3, !dbg !90
  %29 = load i32, ptr %28, align 4, !dbg !90
  %30 = load i32, ptr @sum, align 4, !dbg !91
  %31 = add nsw i32 %30, %29, !dbg !91
  store i32 %31, ptr @sum, align 4, !dbg !91
  %32 = load ptr, ptr %3, align 8, !dbg !92
  %33 = getelementptr inbounds i32, ptr %32, i64 4, !dbg !92
  store i32 1, ptr %33, align 4, !dbg !93
  br label %195, !dbg !94

34:                                               ; preds = %1
    #dbg_declare(ptr %4, !95, !DIExpression(), !97)
  %35 = load i8, ptr %2, align 1, !dbg !98
  %36 = zext i8 %35 to i64, !dbg !98
  %37 = call noalias ptr @malloc(i64 noundef %36) #9, !dbg !99
  store ptr %37, ptr %4, align 8, !dbg !97
  %38 = load ptr, ptr %4, align 8, !dbg !100
  %39 = icmp ne ptr %38, null, !dbg !100
  br i1 %39, label %41, label %40, !dbg !102

40:                                               ; preds = %34
  br label %195, !dbg !103

41:                                               ; preds = %34
  %42 = load i8, ptr %2, align 1, !dbg !104
  %43 = zext i8 %42 to i32, !dbg !104
  %44 = icmp sgt i32 %43, 2, !dbg !106
  br i1 %44, label %45, label %48, !dbg !107

45:                                               ; preds = %41
  %46 = load ptr, ptr %4, align 8, !dbg !108
  %47 = getelementptr inbounds i8, ptr %46, i64 2, !dbg !108
  store i8 1, ptr %47, align 1, !dbg !109
  br label %48, !dbg !108

48:                                               ; preds = %45, %41
  %49 = load ptr, ptr %4, align 8, !dbg !110
  %50 = load i8, ptr %2, align 1, !dbg !111
  %51 = zext i8 %50 to i32, !dbg !111
  %52 = sub nsw i32 %51, 1, !dbg !112
  %53 = sext i32 %52 to i64, !dbg !110
  %54 = getelementptr inbounds i8, ptr %49, i64 %53, !dbg !110
  store i8 1, ptr %54, align 1, !dbg !113
  br label %195, !dbg !114

55:                                               ; preds = %1
    #dbg_declare(ptr %5, !115, !DIExpression(), !117)
  %56 = call noalias ptr @malloc(i64 noundef 4) #9, !dbg !118
  store ptr %56, ptr %5, align 8, !dbg !117
  %57 = load ptr, ptr %5, align 8, !dbg !119
  %58 = icmp ne ptr %57, null, !dbg !119
  br i1 %58, label %60, label %59, !dbg !121

59:                                               ; preds = %55
  br label %195, !dbg !122

60:                                               ; preds = %55
  %61 = load ptr, ptr %5, align 8, !dbg !123
  store i32 1, ptr %61, align 4, !dbg !124
  %62 = load ptr, ptr %5, align 8, !dbg !125
  call void @free(ptr noundef %62) #10, !dbg !126
  %63 = load ptr, ptr %5, align 8, !dbg !127
  %64 = load i32, ptr %63, align 4, !dbg !128
  %65 = load i32, ptr @sum, align 4, !dbg !129
  %66 = add nsw i32 %65, %64, !dbg !129
  store i32 %66, ptr @sum, align 4, !dbg !129
  br label %195, !dbg !130

67:                                               ; preds = %1
    #dbg_declare(ptr %6, !131, !DIExpression(), !133)
  %68 = call noalias ptr @malloc(i64 noundef 8) #9, !dbg !134
  store ptr %68, ptr %6, align 8, !dbg !133
  %69 = load ptr, ptr %6, align 8, !dbg !135
  store i32 1, ptr %69, align 4, !dbg !136
  br label %195, !dbg !137

70:                                               ; preds = %1
    #dbg_declare(ptr %7, !138, !DIExpression(), !140)
  %71 = call noalias ptr @malloc(i64 noundef 0) #9, !dbg !141
  store ptr %71, ptr %7, align 8, !dbg !140
  %72 = load ptr, ptr %7, align 8, !dbg !142
  %73 = icmp ne ptr %72, null, !dbg !142
  br i1 %73, label %74, label %80, !dbg !144

74:                                               ; preds = %70
  %75 = load ptr, ptr %7, align 8, !dbg !145
  %76 = load i8, ptr %75, align 1, !dbg !146
  %77 = sext i8 %76 to i32, !dbg !146
  %78 = load i32, ptr @sum, align 4, !dbg !147
  %79 = add nsw i32 %78, %77, !dbg !147
  store i32 %79, ptr @sum, align 4, !dbg !147
  br label %80, !dbg !148

80:                                               ; preds = %74, %70
  br label %195, !dbg !149

81:                                               ; preds = %1
    #dbg_declare(ptr %8, !150, !DIExpression(), !152)
  %82 = call noalias ptr @malloc(i64 noundef 4) #9, !dbg !153
  store ptr %82, ptr %8, align 8, !dbg !152
    #dbg_declare(ptr %9, !154, !DIExpression(), !155)
  %83 = call noalias ptr @malloc(i64 noundef 4) #9, !dbg !156
  store ptr %83, ptr %9, align 8, !dbg !155
  %84 = load ptr, ptr %8, align 8, !dbg !157
  %85 = icmp ne ptr %84, null, !dbg !157
  br i1 %85, label %86, label %89, !dbg !159

86:                                               ; preds = %81
  %87 = load ptr, ptr %9, align 8, !dbg !160
  %88 = icmp ne ptr %87, null, !dbg !160
  br i1 %88, label %90, label %89, !dbg !161

89:                                               ; preds = %86, %81
  br label %195, !dbg !162

90:                                               ; preds = %86
  %91 = load ptr, ptr %8, align 8, !dbg !163
  %92 = load ptr, ptr %9, align 8, !dbg !164
  %93 = load ptr, ptr %8, align 8, !dbg !165
  %94 = ptrtoint ptr %92 to i64, !dbg !166
  %95 = ptrtoint ptr %93 to i64, !dbg !166
  %96 = sub i64 %94, %95, !dbg !166
  %97 = sdiv exact i64 %96, 4, !dbg !166
  %98 = getelementptr inbounds i32, ptr %91, i64 %97, !dbg !163
  store i32 1, ptr %98, align 4, !dbg !167
  br label %195, !dbg !168

99:                                               ; preds = %1
    #dbg_declare(ptr %10, !169, !DIExpression(), !179)
  %100 = call noalias ptr @malloc(i64 noundef 6) #9, !dbg !180
  store ptr %100, ptr %10, align 8, !dbg !179
  %101 = load ptr, ptr %10, align 8, !dbg !181
  %102 = icmp ne ptr %101, null, !dbg !181
  br i1 %102, label %104, label %103, !dbg !183

103:                                              ; preds = %99
  br label %195, !dbg !184

104:                                              ; preds = %99
  %105 = load ptr, ptr %10, align 8, !dbg !185
  %106 = getelementptr inbounds %struct.tail, ptr %105, i32 0, i32 0, !dbg !186
  store i32 2, ptr %106, align 4, !dbg !187
  %107 = load ptr, ptr %10, align 8, !dbg !188
  %108 = getelementptr inbounds %struct.tail, ptr %107, i32 0, i32 1, !dbg !189
  %109 = getelementptr inbounds [0 x i8], ptr %108, i64 0, i64 1, !dbg !188
  store i8 1, ptr %109, align 1, !dbg !190
  %110 = load ptr, ptr %10, align 8, !dbg !191
  %111 = getelementptr inbounds %struct.tail, ptr %110, i32 0, i32 1, !dbg !192
  %112 = load i8, ptr %2, align 1, !dbg !193
  %113 = zext i8 %112 to i64, !dbg !191
  %114 = getelementptr inbounds [0 x i8], ptr %111, i64 0, i64 %113, !dbg !191
  store i8 1, ptr %114, align 1, !dbg !194
  br label %195, !dbg !195

115:                                              ; preds = %1
    #dbg_declare(ptr %11, !196, !DIExpression(), !198)
  %116 = call noalias ptr @malloc(i64 noundef 4) #9, !dbg !199
  store ptr %116, ptr %11, align 8, !dbg !198
    #dbg_declare(ptr %12, !200, !DIExpression(), !201)
  %117 = load ptr, ptr %11, align 8, !dbg !202
  %118 = icmp ne ptr %117, null, !dbg !202
  br i1 %118, label %120, label %119, !dbg !204

119:                                              ; preds = %115
  br label %195, !dbg !205

120:                                              ; preds = %115
  %121 = load ptr, ptr %11, align 8, !dbg !206
  store i32 9, ptr %121, align 4, !dbg !207
  %122 = load ptr, ptr %11, align 8, !dbg !208
  %123 = call ptr @realloc(ptr noundef %122, i64 noundef 8) #11, !dbg !209
  store ptr %123, ptr %12, align 8, !dbg !210
  %124 = load ptr, ptr %12, align 8, !dbg !211
  %125 = icmp ne ptr %124, null, !dbg !211
  br i1 %125, label %127, label %126, !dbg !213

126:                                              ; preds = %120
  br label %195, !dbg !214

127:                                              ; preds = %120
  %128 = load ptr, ptr %12, align 8, !dbg !215
  %129 = getelementptr inbounds i32, ptr %128, i64 0, !dbg !215
  %130 = load i32, ptr %129, align 4, !dbg !215
  %131 = load i32, ptr @sum, align 4, !dbg !216
  %132 = add nsw i32 %131, %130, !dbg !216
  store i32 %132, ptr @sum, align 4, !dbg !216
  %133 = load ptr, ptr %12, align 8, !dbg !217
  %134 = getelementptr inbounds i32, ptr %133, i64 1, !dbg !217
  store i32 1, ptr %134, align 4, !dbg !218
  %135 = load ptr, ptr %11, align 8, !dbg !219
  %136 = load i32, ptr %135, align 4, !dbg !220
  %137 = load i32, ptr @sum, align 4, !dbg !221
  %138 = add nsw i32 %137, %136, !dbg !221
  store i32 %138, ptr @sum, align 4, !dbg !221
  br label %195, !dbg !222

139:                                              ; preds = %1
    #dbg_declare(ptr %13, !223, !DIExpression(), !225)
  %140 = call noalias ptr @malloc(i64 noundef 8) #9, !dbg !226
  store ptr %140, ptr %13, align 8, !dbg !225
    #dbg_declare(ptr %14, !227, !DIExpression(), !228)
  %141 = load ptr, ptr %13, align 8, !dbg !229
  %142 = icmp ne ptr %141, null, !dbg !229
  br i1 %142, label %144, label %143, !dbg !231

143:                                              ; preds = %139
  br label %195, !dbg !232

144:                                              ; preds = %139
  %145 = load ptr, ptr %13, align 8, !dbg !233
  %146 = call ptr @realloc(ptr noundef %145, i64 noundef 4) #11, !dbg !234
  store ptr %146, ptr %14, align 8, !dbg !235
  %147 = load ptr, ptr %14, align 8, !dbg !236
  %148 = icmp ne ptr %147, null, !dbg !236
  br i1 %148, label %152, label %149, !dbg !238

149:                                              ; preds = %144
  %150 = load ptr, ptr %13, align 8, !dbg !239
  %151 = getelementptr inbounds i32, ptr %150, i64 1, !dbg !239
  store i32 1, ptr %151, align 4, !dbg !241
  br label %195, !dbg !242

152:                                              ; preds = %144
  %153 = load ptr, ptr %14, align 8, !dbg !243
  %154 = getelementptr inbounds i32, ptr %153, i64 1, !dbg !243
  store i32 1, ptr %154, align 4, !dbg !244
  br label %195, !dbg !245

155:                                              ; preds = %1
    #dbg_declare(ptr %15, !246, !DIExpression(), !248)
  %156 = call noalias ptr @malloc(i64 noundef 8) #9, !dbg !249
  store ptr %156, ptr %15, align 8, !dbg !248
  %157 = load ptr, ptr %15, align 8, !dbg !250
  %158 = icmp ne ptr %157, null, !dbg !250
  br i1 %158, label %160, label %159, !dbg !252

159:                                              ; preds = %155
  br label %195, !dbg !253

160:                                              ; preds = %155
  %161 = load ptr, ptr %15, align 8, !dbg !254
  %162 = getelementptr inbounds i32, ptr %161, i64 0, !dbg !254
  store i32 1, ptr %162, align 4, !dbg !255
  %163 = load ptr, ptr %15, align 8, !dbg !256
  %164 = getelementptr inbounds i32, ptr %163, i64 1, !dbg !256
  store i32 2, ptr %164, align 4, !dbg !257
    #dbg_declare(ptr %16, !258, !DIExpression(), !260)
  store i32 0, ptr %16, align 4, !dbg !260
  br label %165, !dbg !261

165:                                              ; preds = %176, %160
  %166 = load i32, ptr %16, align 4, !dbg !262
  %167 = icmp slt i32 %166, 2, !dbg !264
  br i1 %167, label %168, label %179, !dbg !265

168:                                              ; preds = %165
  %169 = load ptr, ptr %15, align 8, !dbg !266
  %170 = load i32, ptr %16, align 4, !dbg !267
  %171 = sext i32 %170 to i64, !dbg !266
  %172 = getelementptr inbounds i32, ptr %169, i64 %171, !dbg !266
  %173 = load i32, ptr %172, align 4, !dbg !266
  %174 = load i32, ptr @sum, align 4, !dbg !268
  %175 = add nsw i32 %174, %173, !dbg !268
  store i32 %175, ptr @sum, align 4, !dbg !268
  br label %176, !dbg !269

176:                                              ; preds = %168
  %177 = load i32, ptr %16, align 4, !dbg !270
  %178 = add nsw i32 %177, 1, !dbg !270
  store i32 %178, ptr %16, align 4, !dbg !270
  br label %165, !dbg !271, !llvm.loop !272

179:                                              ; preds = %165
    #dbg_declare(ptr %17, !275, !DIExpression(), !277)
  store i32 0, ptr %17, align 4, !dbg !277
  br label %180, !dbg !278

180:                                              ; preds = %191, %179
  %181 = load i32, ptr %17, align 4, !dbg !279
  %182 = icmp sle i32 %181, 2, !dbg !281
  br i1 %182, label %183, label %194, !dbg !282

183:                                              ; preds = %180
  %184 = load ptr, ptr %15, align 8, !dbg !283
  %185 = load i32, ptr %17, align 4, !dbg !284
  %186 = sext i32 %185 to i64, !dbg !283
  %187 = getelementptr inbounds i32, ptr %184, i64 %186, !dbg !283
  %188 = load i32, ptr %187, align 4, !dbg !283
  %189 = load i32, ptr @sum, align 4, !dbg !285
  %190 = add nsw i32 %189, %188, !dbg !285
  store i32 %190, ptr @sum, align 4, !dbg !285
  br label %191, !dbg !286

191:                                              ; preds = %183
  %192 = load i32, ptr %17, align 4, !dbg !287
  %193 = add nsw i32 %192, 1, !dbg !287
  store i32 %193, ptr %17, align 4, !dbg !287
  br label %180, !dbg !288, !llvm.loop !289

194:                                              ; preds = %180
  br label %195, !dbg !291

195:                                              ; preds = %23, %40, %59, %89, %103, %119, %126, %143, %149, %159, %194, %152, %127, %104, %90, %80, %67, %60, %48, %24
  ret void, !dbg !292
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @named(i8 noundef zeroext %0) #0 !dbg !293 {
  %2 = alloca i8, align 1
  %3 = alloca [4 x i32], align 16
  %4 = alloca ptr, align 8
  %5 = alloca [2 x %struct.record], align 16
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  store i8 %0, ptr %2, align 1
    #dbg_declare(ptr %2, !294, !DIExpression(), !295)
  %12 = call i32 @__VERIFIER_nondet_int(), !dbg !296
  switch i32 %12, label %129 [
    i32 0, label %13
    i32 1, label %27
    i32 2, label %44
    i32 3, label %60
    i32 4, label %67
    i32 5, label %68
    i32 6, label %83
    i32 7, label %99
    i32 8, label %116
  ], !dbg !297

13:                                               ; preds = %1
    #dbg_declare(ptr %3, !298, !DIExpression(), !301)
  call void @llvm.memset.p0.i64(ptr align 16 %3, i8 0, i64 16, i1 false), !dbg !301
  %14 = load i8, ptr %2, align 1, !dbg !302
  %15 = zext i8 %14 to i32, !dbg !302
  %16 = and i32 %15, 3, !dbg !303
  %17 = sext i32 %16 to i64, !dbg !304
  %18 = getelementptr inbounds [4 x i32], ptr %3, i64 0, i64 %17, !dbg !304
  store i32 1, ptr %18, align 4, !dbg !305
  %19 = load i8, ptr %2, align 1, !dbg !306
  %20 = zext i8 %19 to i32, !dbg !306
  %21 = srem i32 %20, 5, !dbg !307
  %22 = sext i32 %21 to i64, !dbg !308
  %23 = getelementptr inbounds [4 x i32], ptr %3, i64 0, i64 %22, !dbg !308
  %24 = load i32, ptr %23, align 4, !dbg !308
  %25 = load i32, ptr @sum, align 4, !dbg !309
  %26 = add nsw i32 %25, %24, !dbg !309
  store i32 %26, ptr @sum, align 4, !dbg !309
  br label %142, !dbg !310

27:                                               ; preds = %1
  %28 = load i8, ptr %2, align 1, !dbg !311
  %29 = zext i8 %28 to i32, !dbg !311
  %30 = and i32 %29, 3, !dbg !312
  %31 = sext i32 %30 to i64, !dbg !313
  %32 = getelementptr inbounds [4 x i32], ptr @table, i64 0, i64 %31, !dbg !313
  %33 = load i32, ptr %32, align 4, !dbg !313
  %34 = load i32, ptr @sum, align 4, !dbg !314
  %35 = add nsw i32 %34, %33, !dbg !314
  store i32 %35, ptr @sum, align 4, !dbg !314
  %36 = load i8, ptr %2, align 1, !dbg !315
  %37 = zext i8 %36 to i32, !dbg !315
  %38 = and i32 %37, 7, !dbg !316
  %39 = sext i32 %38 to i64, !dbg !317
  %40 = getelementptr inbounds [4 x i32], ptr @table, i64 0, i64 %39, !dbg !317
  %41 = load i32, ptr %40, align 4, !dbg !317
  %42 = load i32, ptr @sum, align 4, !dbg !318
  %43 = add nsw i32 %42, %41, !dbg !318
  store i32 %43, ptr @sum, align 4, !dbg !318
  br label %142, !dbg !319

44:                                               ; preds = %1
  store i8 1, ptr getelementptr inbounds ([3 x i8], ptr getelementptr inbounds (%struct.record, ptr @global, i32 0, i32 2), i64 0, i64 2), align 2, !dbg !320
  %45 = load i8, ptr %2, align 1, !dbg !321
  %46 = zext i8 %45 to i32, !dbg !321
  %47 = and i32 %46, 3, !dbg !322
  %48 = sext i32 %47 to i64, !dbg !323
  %49 = getelementptr inbounds [3 x i8], ptr getelementptr inbounds (%struct.record, ptr @global, i32 0, i32 2), i64 0, i64 %48, !dbg !323
  store i8 1, ptr %49, align 1, !dbg !324
  %50 = load i8, ptr %2, align 1, !dbg !325
  %51 = zext i8 %50 to i32, !dbg !325
  %52 = srem i32 %51, 12, !dbg !326
  %53 = sext i32 %52 to i64, !dbg !327
  %54 = getelementptr inbounds i8, ptr @global, i64 %53, !dbg !327
  store i8 1, ptr %54, align 1, !dbg !328
  %55 = load i8, ptr %2, align 1, !dbg !329
  %56 = zext i8 %55 to i32, !dbg !329
  %57 = srem i32 %56, 13, !dbg !330
  %58 = sext i32 %57 to i64, !dbg !331
  %59 = getelementptr inbounds i8, ptr @global, i64 %58, !dbg !331
  store i8 1, ptr %59, align 1, !dbg !332
  br label %142, !dbg !333

60:                                               ; preds = %1
    #dbg_declare(ptr %4, !334, !DIExpression(), !337)
  store ptr @constant, ptr %4, align 8, !dbg !337
  %61 = load ptr, ptr %4, align 8, !dbg !338
  %62 = getelementptr inbounds i32, ptr %61, i64 1, !dbg !338
  %63 = load i32, ptr %62, align 4, !dbg !338
  %64 = load i32, ptr @sum, align 4, !dbg !339
  %65 = add nsw i32 %64, %63, !dbg !339
  store i32 %65, ptr @sum, align 4, !dbg !339
  %66 = load ptr, ptr %4, align 8, !dbg !340
  store i32 1, ptr %66, align 4, !dbg !341
  br label %142, !dbg !342

67:                                               ; preds = %1
  store i32 1, ptr getelementptr inbounds ([2 x i32], ptr @constant, i64 0, i64 1), align 4, !dbg !343
  br label %142, !dbg !344

68:                                               ; preds = %1
  %69 = load i8, ptr %2, align 1, !dbg !345
  %70 = zext i8 %69 to i32, !dbg !345
  %71 = and i32 %70, 3, !dbg !346
  %72 = call ptr @get(i32 noundef %71), !dbg !347
  %73 = load i32, ptr %72, align 4, !dbg !348
  %74 = load i32, ptr @sum, align 4, !dbg !349
  %75 = add nsw i32 %74, %73, !dbg !349
  store i32 %75, ptr @sum, align 4, !dbg !349
  %76 = load i8, ptr %2, align 1, !dbg !350
  %77 = zext i8 %76 to i32, !dbg !350
  %78 = and i32 %77, 7, !dbg !351
  %79 = call ptr @get(i32 noundef %78), !dbg !352
  %80 = load i32, ptr %79, align 4, !dbg !353
  %81 = load i32, ptr @sum, align 4, !dbg !354
  %82 = add nsw i32 %81, %80, !dbg !354
  store i32 %82, ptr @sum, align 4, !dbg !354
  br label %142, !dbg !355

83:                                               ; preds = %1
    #dbg_declare(ptr %5, !356, !DIExpression(), !359)
  %84 = getelementptr inbounds [2 x %struct.record], ptr %5, i64 0, i64 1, !dbg !360
  %85 = getelementptr inbounds %struct.record, ptr %84, i32 0, i32 1, !dbg !361
  store i32 1, ptr %85, align 4, !dbg !362
  %86 = load i8, ptr %2, align 1, !dbg !363
  %87 = zext i8 %86 to i32, !dbg !363
  %88 = and i32 %87, 1, !dbg !364
  %89 = sext i32 %88 to i64, !dbg !365
  %90 = getelementptr inbounds [2 x %struct.record], ptr %5, i64 0, i64 %89, !dbg !365
  %91 = getelementptr inbounds %struct.record, ptr %90, i32 0, i32 1, !dbg !366
  store i32 1, ptr %91, align 4, !dbg !367
  %92 = load i8, ptr %2, align 1, !dbg !368
  %93 = zext i8 %92 to i32, !dbg !368
  %94 = and i32 %93, 1, !dbg !369
  %95 = sext i32 %94 to i64, !dbg !370
  %96 = getelementptr inbounds [2 x %struct.record], ptr %5, i64 0, i64 %95, !dbg !370
  %97 = getelementptr inbounds %struct.record, ptr %96, i64 1, !dbg !371
  %98 = getelementptr inbounds %struct.record, ptr %97, i32 0, i32 1, !dbg !372
  store i32 1, ptr %98, align 4, !dbg !373
  br label %142, !dbg !374

99:                                               ; preds = %1
    #dbg_declare(ptr %6, !375, !DIExpression(), !377)
  %100 = load i8, ptr %2, align 1, !dbg !378
  %101 = zext i8 %100 to i32, !dbg !378
  %102 = and i32 %101, 3, !dbg !379
  store i32 %102, ptr %6, align 4, !dbg !377
  %103 = load i32, ptr %6, align 4, !dbg !380
  %104 = add nsw i32 %103, 1, !dbg !381
  %105 = zext i32 %104 to i64, !dbg !382
  %106 = call ptr @llvm.stacksave.p0(), !dbg !382
  store ptr %106, ptr %7, align 8, !dbg !382
  %107 = alloca i32, i64 %105, align 16, !dbg !382
  store i64 %105, ptr %8, align 8, !dbg !382
    #dbg_declare(ptr %8, !383, !DIExpression(), !385)
    #dbg_declare(ptr %107, !386, !DIExpression(), !390)
  %108 = load i32, ptr %6, align 4, !dbg !391
  %109 = sext i32 %108 to i64, !dbg !392
  %110 = getelementptr inbounds i32, ptr %107, i64 %109, !dbg !392
  store i32 1, ptr %110, align 4, !dbg !393
  %111 = load i32, ptr %6, align 4, !dbg !394
  %112 = add nsw i32 %111, 1, !dbg !395
  %113 = sext i32 %112 to i64, !dbg !396
  %114 = getelementptr inbounds i32, ptr %107, i64 %113, !dbg !396
  store i32 1, ptr %114, align 4, !dbg !397
  %115 = load ptr, ptr %7, align 8, !dbg !398
  call void @llvm.stackrestore.p0(ptr %115), !dbg !398
  br label %142

116:                                              ; preds = %1
    #dbg_declare(ptr %9, !399, !DIExpression(), !402)
  %117 = load i8, ptr %2, align 1, !dbg !403
  %118 = zext i8 %117 to i32, !dbg !403
  %119 = and i32 %118, 63, !dbg !404
  %120 = zext i32 %119 to i64, !dbg !405
  %121 = shl i64 1, %120, !dbg !405
  store i64 %121, ptr %9, align 8, !dbg !402
  %122 = load i64, ptr %9, align 8, !dbg !406
  %123 = and i64 %122, 3, !dbg !407
  %124 = getelementptr inbounds [4 x i32], ptr @table, i64 0, i64 %123, !dbg !408
  store i32 1, ptr %124, align 4, !dbg !409
    #dbg_declare(ptr %10, !410, !DIExpression(), !411)
  %125 = call ptr @get(i32 noundef 1), !dbg !412
  store ptr %125, ptr %10, align 8, !dbg !411
  %126 = load ptr, ptr %10, align 8, !dbg !413
  %127 = load i64, ptr %9, align 8, !dbg !414
  %128 = getelementptr inbounds i32, ptr %126, i64 %127, !dbg !413
  store i32 1, ptr %128, align 4, !dbg !415
  br label %142, !dbg !416

129:                                              ; preds = %1
    #dbg_declare(ptr %11, !417, !DIExpression(), !419)
  %130 = call ptr @get(i32 noundef 0), !dbg !420
  store ptr %130, ptr %11, align 8, !dbg !419
  %131 = load ptr, ptr %11, align 8, !dbg !421
  %132 = call i32 @use(ptr noundef %131, i32 noundef 3), !dbg !422
  %133 = load i32, ptr @sum, align 4, !dbg !423
  %134 = add nsw i32 %133, %132, !dbg !423
  store i32 %134, ptr @sum, align 4, !dbg !423
  %135 = load ptr, ptr %11, align 8, !dbg !424
  %136 = load i8, ptr %2, align 1, !dbg !425
  %137 = zext i8 %136 to i32, !dbg !425
  %138 = and i32 %137, 7, !dbg !426
  %139 = call i32 @use(ptr noundef %135, i32 noundef %138), !dbg !427
  %140 = load i32, ptr @sum, align 4, !dbg !428
  %141 = add nsw i32 %140, %139, !dbg !428
  store i32 %141, ptr @sum, align 4, !dbg !428
  br label %142, !dbg !429

142:                                              ; preds = %129, %116, %99, %83, %68, %67, %60, %44, %27, %13
  ret void, !dbg !430
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @dangling(i8 noundef zeroext %0) #0 !dbg !431 {
  %2 = alloca i8, align 1
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  store i8 %0, ptr %2, align 1
    #dbg_declare(ptr %2, !432, !DIExpression(), !433)
  %15 = call i32 @__VERIFIER_nondet_int(), !dbg !434
  switch i32 %15, label %108 [
    i32 0, label %16
    i32 1, label %21
    i32 2, label %26
    i32 3, label %32
    i32 4, label %64
    i32 5, label %87
    i32 6, label %96
  ], !dbg !435

16:                                               ; preds = %1
  %17 = call ptr @local_address(), !dbg !436
  %18 = load i32, ptr %17, align 4, !dbg !438
  %19 = load i32, ptr @sum, align 4, !dbg !439
  %20 = add nsw i32 %19, %18, !dbg !439
  store i32 %20, ptr @sum, align 4, !dbg !439
  br label %113, !dbg !440

21:                                               ; preds = %1
  call void @keep_local(), !dbg !441
  %22 = load ptr, ptr @kept, align 8, !dbg !442
  %23 = load i32, ptr %22, align 4, !dbg !443
  %24 = load i32, ptr @sum, align 4, !dbg !444
  %25 = add nsw i32 %24, %23, !dbg !444
  store i32 %25, ptr @sum, align 4, !dbg !444
  br label %113, !dbg !445

26:                                               ; preds = %1
    #dbg_declare(ptr %3, !446, !DIExpression(), !448)
  call void @keep_local(), !dbg !449
  %27 = load ptr, ptr @kept, align 8, !dbg !450
  store ptr %27, ptr %3, align 8, !dbg !451
  call void @keep_local(), !dbg !452
  %28 = load ptr, ptr %3, align 8, !dbg !453
  %29 = load i32, ptr %28, align 4, !dbg !454
  %30 = load i32, ptr @sum, align 4, !dbg !455
  %31 = add nsw i32 %30, %29, !dbg !455
  store i32 %31, ptr @sum, align 4, !dbg !455
  br label %113, !dbg !456

32:                                               ; preds = %1
    #dbg_declare(ptr %4, !457, !DIExpression(), !459)
  store ptr null, ptr %4, align 8, !dbg !459
    #dbg_declare(ptr %5, !460, !DIExpression(), !462)
  store i32 0, ptr %5, align 4, !dbg !462
  br label %33, !dbg !463

33:                                               ; preds = %56, %32
  %34 = load i32, ptr %5, align 4, !dbg !464
  %35 = icmp slt i32 %34, 2, !dbg !466
  br i1 %35, label %36, label %59, !dbg !467

36:                                               ; preds = %33
  %37 = load i8, ptr %2, align 1, !dbg !468
  %38 = zext i8 %37 to i32, !dbg !468
  %39 = and i32 %38, 1, !dbg !470
  %40 = add nsw i32 %39, 1, !dbg !471
  %41 = zext i32 %40 to i64, !dbg !472
  %42 = call ptr @llvm.stacksave.p0(), !dbg !472
  store ptr %42, ptr %6, align 8, !dbg !472
  %43 = alloca i32, i64 %41, align 16, !dbg !472
  store i64 %41, ptr %7, align 8, !dbg !472
    #dbg_declare(ptr %7, !473, !DIExpression(), !474)
    #dbg_declare(ptr %43, !475, !DIExpression(), !479)
  %44 = load i32, ptr %5, align 4, !dbg !480
  %45 = getelementptr inbounds i32, ptr %43, i64 0, !dbg !481
  store i32 %44, ptr %45, align 16, !dbg !482
  call void @keep(ptr noundef %43), !dbg !483
  %46 = load ptr, ptr @kept, align 8, !dbg !484
  %47 = load i32, ptr %46, align 4, !dbg !485
  %48 = load i32, ptr @sum, align 4, !dbg !486
  %49 = add nsw i32 %48, %47, !dbg !486
  store i32 %49, ptr @sum, align 4, !dbg !486
  %50 = load i32, ptr %5, align 4, !dbg !487
  %51 = icmp eq i32 %50, 0, !dbg !489
  br i1 %51, label %52, label %54, !dbg !490

52:                                               ; preds = %36
  %53 = load ptr, ptr @kept, align 8, !dbg !491
  store ptr %53, ptr %4, align 8, !dbg !492
  br label %54, !dbg !493

54:                                               ; preds = %52, %36
  %55 = load ptr, ptr %6, align 8, !dbg !494
  call void @llvm.stackrestore.p0(ptr %55), !dbg !494
  br label %56, !dbg !495

56:                                               ; preds = %54
  %57 = load i32, ptr %5, align 4, !dbg !496
  %58 = add nsw i32 %57, 1, !dbg !496
  store i32 %58, ptr %5, align 4, !dbg !496
  br label %33, !dbg !497, !llvm.loop !498

59:                                               ; preds = %33
  %60 = load ptr, ptr %4, align 8, !dbg !500
  %61 = load i32, ptr %60, align 4, !dbg !501
  %62 = load i32, ptr @sum, align 4, !dbg !502
  %63 = add nsw i32 %62, %61, !dbg !502
  store i32 %63, ptr @sum, align 4, !dbg !502
  br label %113, !dbg !503

64:                                               ; preds = %1
    #dbg_declare(ptr %8, !504, !DIExpression(), !506)
  store ptr null, ptr %8, align 8, !dbg !506
    #dbg_declare(ptr %9, !507, !DIExpression(), !509)
  store i32 0, ptr %9, align 4, !dbg !509
  br label %65, !dbg !510

65:                                               ; preds = %77, %64
  %66 = load i32, ptr %9, align 4, !dbg !511
  %67 = icmp slt i32 %66, 2, !dbg !513
  br i1 %67, label %68, label %80, !dbg !514

68:                                               ; preds = %65
    #dbg_declare(ptr %10, !515, !DIExpression(), !517)
  %69 = alloca i8, i64 4, align 16, !dbg !518
  store ptr %69, ptr %10, align 8, !dbg !517
  %70 = load i32, ptr %9, align 4, !dbg !519
  %71 = load ptr, ptr %10, align 8, !dbg !520
  store i32 %70, ptr %71, align 4, !dbg !521
  %72 = load i32, ptr %9, align 4, !dbg !522
  %73 = icmp eq i32 %72, 0, !dbg !524
  br i1 %73, label %74, label %76, !dbg !525

74:                                               ; preds = %68
  %75 = load ptr, ptr %10, align 8, !dbg !526
  store ptr %75, ptr %8, align 8, !dbg !527
  br label %76, !dbg !528

76:                                               ; preds = %74, %68
  br label %77, !dbg !529

77:                                               ; preds = %76
  %78 = load i32, ptr %9, align 4, !dbg !530
  %79 = add nsw i32 %78, 1, !dbg !530
  store i32 %79, ptr %9, align 4, !dbg !530
  br label %65, !dbg !531, !llvm.loop !532

80:                                               ; preds = %65
  %81 = load ptr, ptr %8, align 8, !dbg !534
  %82 = load i32, ptr %81, align 4, !dbg !535
  %83 = load i32, ptr @sum, align 4, !dbg !536
  %84 = add nsw i32 %83, %82, !dbg !536
  store i32 %84, ptr @sum, align 4, !dbg !536
  %85 = load ptr, ptr %8, align 8, !dbg !537
  %86 = getelementptr inbounds i32, ptr %85, i64 1, !dbg !537
  store i32 1, ptr %86, align 4, !dbg !538
  br label %113, !dbg !539

87:                                               ; preds = %1
    #dbg_declare(ptr %11, !540, !DIExpression(), !542)
  %88 = load i8, ptr %2, align 1, !dbg !543
  %89 = zext i8 %88 to i32, !dbg !543
  %90 = add nsw i32 %89, 4, !dbg !544
  %91 = call ptr @late(i32 noundef %90), !dbg !545
  store ptr %91, ptr %11, align 8, !dbg !542
  %92 = load ptr, ptr %11, align 8, !dbg !546
  %93 = load i32, ptr %92, align 4, !dbg !547
  %94 = load i32, ptr @sum, align 4, !dbg !548
  %95 = add nsw i32 %94, %93, !dbg !548
  store i32 %95, ptr @sum, align 4, !dbg !548
  br label %113, !dbg !549

96:                                               ; preds = %1
    #dbg_declare(ptr %12, !550, !DIExpression(), !552)
  %97 = call ptr @fresh(), !dbg !553
  store ptr %97, ptr %12, align 8, !dbg !552
    #dbg_declare(ptr %13, !554, !DIExpression(), !555)
  %98 = call ptr @fresh(), !dbg !556
  store ptr %98, ptr %13, align 8, !dbg !555
  %99 = load ptr, ptr %12, align 8, !dbg !557
  %100 = icmp ne ptr %99, null, !dbg !557
  br i1 %100, label %101, label %107, !dbg !559

101:                                              ; preds = %96
  %102 = load ptr, ptr %13, align 8, !dbg !560
  %103 = icmp ne ptr %102, null, !dbg !560
  br i1 %103, label %104, label %107, !dbg !561

104:                                              ; preds = %101
  %105 = load ptr, ptr %12, align 8, !dbg !562
  %106 = getelementptr inbounds i32, ptr %105, i64 70368744177664, !dbg !562
  store i32 1, ptr %106, align 4, !dbg !563
  br label %107, !dbg !562

107:                                              ; preds = %104, %101, %96
  br label %113, !dbg !564

108:                                              ; preds = %1
    #dbg_declare(ptr %14, !565, !DIExpression(), !567)
  store i32 1, ptr %14, align 4, !dbg !567
  call void @keep(ptr noundef %14), !dbg !568
  %109 = load ptr, ptr @kept, align 8, !dbg !569
  call void @set(ptr noundef %109), !dbg !570
  %110 = load i32, ptr %14, align 4, !dbg !571
  %111 = load i32, ptr @sum, align 4, !dbg !572
  %112 = add nsw i32 %111, %110, !dbg !572
  store i32 %112, ptr @sum, align 4, !dbg !572
  call void @set(ptr noundef null), !dbg !573
  br label %113, !dbg !574

113:                                              ; preds = %108, %107, %87, %80, %59, %26, %21, %16
  ret void, !dbg !575
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @other(i8 noundef zeroext %0) #0 !dbg !576 {
  %2 = alloca i8, align 1
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store i8 %0, ptr %2, align 1
    #dbg_declare(ptr %2, !577, !DIExpression(), !578)
    #dbg_declare(ptr %3, !579, !DIExpression(), !583)
  %6 = load i8, ptr %2, align 1, !dbg !584
  %7 = zext i8 %6 to i32, !dbg !584
  %8 = and i32 %7, 1, !dbg !585
  %9 = icmp ne i32 %8, 0, !dbg !584
  %10 = zext i1 %9 to i64, !dbg !584
  %11 = select i1 %9, ptr @function, ptr null, !dbg !584
  store ptr %11, ptr %3, align 8, !dbg !583
  %12 = call i32 @__VERIFIER_nondet_int(), !dbg !586
  switch i32 %12, label %41 [
    i32 0, label %13
    i32 1, label %17
    i32 2, label %21
    i32 3, label %26
    i32 4, label %39
  ], !dbg !587

13:                                               ; preds = %1
  %14 = load i32, ptr inttoptr (i64 64 to ptr), align 4, !dbg !588
  %15 = load i32, ptr @sum, align 4, !dbg !590
  %16 = add nsw i32 %15, %14, !dbg !590
  store i32 %16, ptr @sum, align 4, !dbg !590
  br label %49, !dbg !591

17:                                               ; preds = %1
  %18 = load i32, ptr inttoptr (i64 305419896 to ptr), align 4, !dbg !592
  %19 = load i32, ptr @sum, align 4, !dbg !593
  %20 = add nsw i32 %19, %18, !dbg !593
  store i32 %20, ptr @sum, align 4, !dbg !593
  br label %49, !dbg !594

21:                                               ; preds = %1
  %22 = load i8, ptr @function, align 1, !dbg !595
  %23 = sext i8 %22 to i32, !dbg !595
  %24 = load i32, ptr @sum, align 4, !dbg !596
  %25 = add nsw i32 %24, %23, !dbg !596
  store i32 %25, ptr @sum, align 4, !dbg !596
  br label %49, !dbg !597

26:                                               ; preds = %1
  %27 = load ptr, ptr %3, align 8, !dbg !598
  %28 = icmp ne ptr %27, null, !dbg !598
  br i1 %28, label %29, label %34, !dbg !600

29:                                               ; preds = %26
  %30 = load ptr, ptr %3, align 8, !dbg !601
  %31 = call i32 %30(i32 noundef 1), !dbg !601
  %32 = load i32, ptr @sum, align 4, !dbg !602
  %33 = add nsw i32 %32, %31, !dbg !602
  store i32 %33, ptr @sum, align 4, !dbg !602
  br label %34, !dbg !603

34:                                               ; preds = %29, %26
  %35 = load ptr, ptr %3, align 8, !dbg !604
  %36 = call i32 %35(i32 noundef 2), !dbg !604
  %37 = load i32, ptr @sum, align 4, !dbg !605
  %38 = add nsw i32 %37, %36, !dbg !605
  store i32 %38, ptr @sum, align 4, !dbg !605
  br label %49, !dbg !606

39:                                               ; preds = %1
    #dbg_declare(ptr %4, !607, !DIExpression(), !609)
  %40 = load ptr, ptr %4, align 8, !dbg !610
  store i32 1, ptr %40, align 4, !dbg !611
  br label %49, !dbg !612

41:                                               ; preds = %1
    #dbg_declare(ptr %5, !613, !DIExpression(), !616)
  %42 = call noalias ptr @malloc(i64 noundef 8) #9, !dbg !617
  store ptr %42, ptr %5, align 8, !dbg !616
  %43 = load ptr, ptr %5, align 8, !dbg !618
  %44 = icmp ne ptr %43, null, !dbg !618
  br i1 %44, label %45, label %48, !dbg !620

45:                                               ; preds = %41
  %46 = load ptr, ptr %5, align 8, !dbg !621
  %47 = load ptr, ptr %46, align 8, !dbg !622
  store i32 1, ptr %47, align 4, !dbg !623
  br label %48, !dbg !624

48:                                               ; preds = %45, %41
  br label %49, !dbg !625

49:                                               ; preds = %48, %39, %34, %21, %17, %13
  ret void, !dbg !626
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @blocks(i8 noundef zeroext %0) #0 !dbg !627 {
  %2 = alloca i8, align 1
  %3 = alloca [8 x i8], align 1
  %4 = alloca [4 x i8], align 1
  store i8 %0, ptr %2, align 1
    #dbg_declare(ptr %2, !628, !DIExpression(), !629)
    #dbg_declare(ptr %3, !630, !DIExpression(), !634)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 @__const.blocks.a, i64 8, i1 false), !dbg !634
    #dbg_declare(ptr %4, !635, !DIExpression(), !636)
  %5 = call i32 @__VERIFIER_nondet_int(), !dbg !637
  switch i32 %5, label %108 [
    i32 0, label %6
    i32 1, label %11
    i32 2, label %32
    i32 3, label %36
    i32 4, label %49
    i32 5, label %63
    i32 6, label %84
    i32 7, label %91
    i32 8, label %99
  ], !dbg !638

6:                                                ; preds = %1
  %7 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 0, !dbg !639
  %8 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 0, !dbg !639
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %7, ptr align 1 %8, i64 4, i1 false), !dbg !639
  %9 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 0, !dbg !641
  %10 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 0, !dbg !641
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %9, ptr align 1 %10, i64 5, i1 false), !dbg !641
  br label %121, !dbg !642

11:                                               ; preds = %1
  %12 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 0, !dbg !643
  %13 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 0, !dbg !643
  %14 = load i8, ptr %2, align 1, !dbg !644
  %15 = zext i8 %14 to i32, !dbg !644
  %16 = and i32 %15, 3, !dbg !645
  %17 = sext i32 %16 to i64, !dbg !644
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %12, ptr align 1 %13, i64 %17, i1 false), !dbg !643
  %18 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 0, !dbg !646
  %19 = getelementptr inbounds i8, ptr %18, i64 1, !dbg !647
  %20 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 0, !dbg !648
  %21 = load i8, ptr %2, align 1, !dbg !649
  %22 = zext i8 %21 to i32, !dbg !649
  %23 = and i32 %22, 7, !dbg !650
  %24 = sext i32 %23 to i64, !dbg !649
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %19, ptr align 1 %20, i64 %24, i1 false), !dbg !648
  %25 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 0, !dbg !651
  %26 = getelementptr inbounds i8, ptr %25, i64 2, !dbg !652
  %27 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 0, !dbg !653
  %28 = load i8, ptr %2, align 1, !dbg !654
  %29 = zext i8 %28 to i32, !dbg !654
  %30 = and i32 %29, 7, !dbg !655
  %31 = sext i32 %30 to i64, !dbg !654
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %26, ptr align 1 %27, i64 %31, i1 false), !dbg !653
  br label %121, !dbg !656

32:                                               ; preds = %1
  %33 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 0, !dbg !657
  call void @llvm.memset.p0.i64(ptr align 1 %33, i8 0, i64 4, i1 false), !dbg !657
  %34 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 0, !dbg !658
  %35 = getelementptr inbounds i8, ptr %34, i64 1, !dbg !659
  call void @llvm.memset.p0.i64(ptr align 1 %35, i8 0, i64 4, i1 false), !dbg !660
  br label %121, !dbg !661

36:                                               ; preds = %1
  %37 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 0, !dbg !662
  %38 = getelementptr inbounds i8, ptr %37, i64 4, !dbg !663
  call void @llvm.memset.p0.i64(ptr align 1 %38, i8 0, i64 0, i1 false), !dbg !664
  %39 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 0, !dbg !665
  %40 = load i8, ptr %2, align 1, !dbg !666
  %41 = zext i8 %40 to i32, !dbg !666
  %42 = and i32 %41, 4, !dbg !667
  %43 = sext i32 %42 to i64, !dbg !666
  call void @llvm.memset.p0.i64(ptr align 1 %39, i8 1, i64 %43, i1 false), !dbg !665
  %44 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 0, !dbg !668
  %45 = load i8, ptr %2, align 1, !dbg !669
  %46 = zext i8 %45 to i32, !dbg !669
  %47 = and i32 %46, 5, !dbg !670
  %48 = sext i32 %47 to i64, !dbg !669
  call void @llvm.memset.p0.i64(ptr align 1 %44, i8 1, i64 %48, i1 false), !dbg !668
  br label %121, !dbg !671

49:                                               ; preds = %1
  %50 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 0, !dbg !672
  %51 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 0, !dbg !673
  %52 = call ptr @strcpy(ptr noundef %50, ptr noundef %51) #10, !dbg !674
  %53 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 0, !dbg !675
  %54 = call i64 @strlen(ptr noundef %53) #12, !dbg !676
  %55 = load i32, ptr @sum, align 4, !dbg !677
  %56 = sext i32 %55 to i64, !dbg !677
  %57 = add i64 %56, %54, !dbg !677
  %58 = trunc i64 %57 to i32, !dbg !677
  store i32 %58, ptr @sum, align 4, !dbg !677
  %59 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 3, !dbg !678
  store i8 100, ptr %59, align 1, !dbg !679
  %60 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 0, !dbg !680
  %61 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 0, !dbg !681
  %62 = call ptr @strcpy(ptr noundef %60, ptr noundef %61) #10, !dbg !682
  br label %121, !dbg !683

63:                                               ; preds = %1
  %64 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 0, !dbg !684
  call void @llvm.memset.p0.i64(ptr align 1 %64, i8 1, i64 4, i1 false), !dbg !684
  %65 = load i8, ptr %2, align 1, !dbg !685
  %66 = zext i8 %65 to i32, !dbg !685
  %67 = and i32 %66, 1, !dbg !687
  %68 = icmp ne i32 %67, 0, !dbg !687
  br i1 %68, label %69, label %71, !dbg !688

69:                                               ; preds = %63
  %70 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 3, !dbg !689
  store i8 0, ptr %70, align 1, !dbg !690
  br label %71, !dbg !689

71:                                               ; preds = %69, %63
  %72 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 0, !dbg !691
  %73 = call i64 @strnlen(ptr noundef %72, i64 noundef 4) #12, !dbg !692
  %74 = load i32, ptr @sum, align 4, !dbg !693
  %75 = sext i32 %74 to i64, !dbg !693
  %76 = add i64 %75, %73, !dbg !693
  %77 = trunc i64 %76 to i32, !dbg !693
  store i32 %77, ptr @sum, align 4, !dbg !693
  %78 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 0, !dbg !694
  %79 = call i64 @strlen(ptr noundef %78) #12, !dbg !695
  %80 = load i32, ptr @sum, align 4, !dbg !696
  %81 = sext i32 %80 to i64, !dbg !696
  %82 = add i64 %81, %79, !dbg !696
  %83 = trunc i64 %82 to i32, !dbg !696
  store i32 %83, ptr @sum, align 4, !dbg !696
  br label %121, !dbg !697

84:                                               ; preds = %1
  %85 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 0, !dbg !698
  %86 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 0, !dbg !699
  %87 = call ptr @strncpy(ptr noundef %85, ptr noundef %86, i64 noundef 4) #10, !dbg !700
  %88 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 0, !dbg !701
  %89 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 0, !dbg !702
  %90 = call ptr @strncpy(ptr noundef %88, ptr noundef %89, i64 noundef 5) #10, !dbg !703
  br label %121, !dbg !704

91:                                               ; preds = %1
  %92 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 0, !dbg !705
  store i8 0, ptr %92, align 1, !dbg !706
  %93 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 0, !dbg !707
  %94 = call ptr @strcat(ptr noundef %93, ptr noundef @.str) #10, !dbg !708
  %95 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 0, !dbg !709
  store i8 97, ptr %95, align 1, !dbg !710
  %96 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 1, !dbg !711
  store i8 0, ptr %96, align 1, !dbg !712
  %97 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 0, !dbg !713
  %98 = call ptr @strcat(ptr noundef %97, ptr noundef @.str) #10, !dbg !714
  br label %121, !dbg !715

99:                                               ; preds = %1
  %100 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 0, !dbg !716
  %101 = call i32 @memcmp(ptr noundef %100, ptr noundef @.str, i64 noundef 4) #12, !dbg !717
  %102 = load i32, ptr @sum, align 4, !dbg !718
  %103 = add nsw i32 %102, %101, !dbg !718
  store i32 %103, ptr @sum, align 4, !dbg !718
  %104 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 0, !dbg !719
  %105 = call i32 @memcmp(ptr noundef %104, ptr noundef @.str, i64 noundef 5) #12, !dbg !720
  %106 = load i32, ptr @sum, align 4, !dbg !721
  %107 = add nsw i32 %106, %105, !dbg !721
  store i32 %107, ptr @sum, align 4, !dbg !721
  br label %121, !dbg !722

108:                                              ; preds = %1
  %109 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 0, !dbg !723
  %110 = call ptr @memchr(ptr noundef %109, i32 noundef 122, i64 noundef 8) #12, !dbg !724
  %111 = icmp ne ptr %110, null, !dbg !725
  %112 = zext i1 %111 to i32, !dbg !725
  %113 = load i32, ptr @sum, align 4, !dbg !726
  %114 = add nsw i32 %113, %112, !dbg !726
  store i32 %114, ptr @sum, align 4, !dbg !726
  %115 = getelementptr inbounds [8 x i8], ptr %3, i64 0, i64 0, !dbg !727
  %116 = call ptr @memchr(ptr noundef %115, i32 noundef 122, i64 noundef 9) #12, !dbg !728
  %117 = icmp ne ptr %116, null, !dbg !729
  %118 = zext i1 %117 to i32, !dbg !729
  %119 = load i32, ptr @sum, align 4, !dbg !730
  %120 = add nsw i32 %119, %118, !dbg !730
  store i32 %120, ptr @sum, align 4, !dbg !730
  br label %121, !dbg !731

121:                                              ; preds = %108, %99, %91, %84, %71, %49, %36, %32, %11, %6
  ret void, !dbg !732
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

; Function Attrs: nounwind allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @get(i32 noundef %0) #0 !dbg !733 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !736, !DIExpression(), !737)
  %3 = load i32, ptr %2, align 4, !dbg !738
  %4 = icmp slt i32 %3, 4, !dbg !739
  br i1 %4, label %5, label %9, !dbg !738

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4, !dbg !740
  %7 = sext i32 %6 to i64, !dbg !741
  %8 = getelementptr inbounds [4 x i32], ptr @table, i64 0, i64 %7, !dbg !741
  br label %10, !dbg !738

9:                                                ; preds = %1
  br label %10, !dbg !738

10:                                               ; preds = %9, %5
  %11 = phi ptr [ %8, %5 ], [ null, %9 ], !dbg !738
  ret ptr %11, !dbg !742
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #6

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @use(ptr noundef %0, i32 noundef %1) #0 !dbg !743 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !746, !DIExpression(), !747)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !748, !DIExpression(), !749)
  %5 = load ptr, ptr %3, align 8, !dbg !750
  %6 = load i32, ptr %4, align 4, !dbg !751
  %7 = sext i32 %6 to i64, !dbg !750
  %8 = getelementptr inbounds i32, ptr %5, i64 %7, !dbg !750
  %9 = load i32, ptr %8, align 4, !dbg !750
  ret i32 %9, !dbg !752
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @local_address() #0 !dbg !753 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
    #dbg_declare(ptr %1, !756, !DIExpression(), !757)
  store i32 3, ptr %1, align 4, !dbg !757
    #dbg_declare(ptr %2, !758, !DIExpression(), !759)
  store ptr %1, ptr %2, align 8, !dbg !759
  %3 = load ptr, ptr %2, align 8, !dbg !760
  ret ptr %3, !dbg !761
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @keep_local() #0 !dbg !762 {
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !765, !DIExpression(), !766)
  store i32 5, ptr %1, align 4, !dbg !766
  call void @keep(ptr noundef %1), !dbg !767
  %2 = load ptr, ptr @kept, align 8, !dbg !768
  %3 = load i32, ptr %2, align 4, !dbg !769
  %4 = load i32, ptr @sum, align 4, !dbg !770
  %5 = add nsw i32 %4, %3, !dbg !770
  store i32 %5, ptr @sum, align 4, !dbg !770
  ret void, !dbg !771
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @keep(ptr noundef %0) #0 !dbg !772 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !775, !DIExpression(), !776)
  %3 = load ptr, ptr %2, align 8, !dbg !777
  store ptr %3, ptr @kept, align 8, !dbg !778
  ret void, !dbg !779
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @late(i32 noundef %0) #0 !dbg !780 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !781, !DIExpression(), !782)
    #dbg_declare(ptr %3, !783, !DIExpression(), !784)
  %4 = load i32, ptr %2, align 4, !dbg !785
  %5 = sext i32 %4 to i64, !dbg !785
  %6 = alloca i8, i64 %5, align 16, !dbg !786
  store ptr %6, ptr %3, align 8, !dbg !784
  %7 = load ptr, ptr %3, align 8, !dbg !787
  ret ptr %7, !dbg !788
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @fresh() #0 !dbg !789 {
  %1 = call noalias ptr @malloc(i64 noundef 4) #9, !dbg !790
  ret ptr %1, !dbg !791
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @set(ptr noundef %0) #0 !dbg !792 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !793, !DIExpression(), !794)
  %3 = load ptr, ptr %2, align 8, !dbg !795
  store i32 7, ptr %3, align 4, !dbg !796
  ret void, !dbg !797
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @function(i32 noundef %0) #0 !dbg !798 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !799, !DIExpression(), !800)
  %3 = load i32, ptr %2, align 4, !dbg !801
  %4 = add nsw i32 %3, 1, !dbg !802
  ret i32 %4, !dbg !803
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #7

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #8

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strnlen(ptr noundef, i64 noundef) #8

; Function Attrs: nounwind
declare ptr @strncpy(ptr noundef, ptr noundef, i64 noundef) #3

; Function Attrs: nounwind
declare ptr @strcat(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #8

; Function Attrs: nounwind willreturn memory(read)
declare ptr @memchr(ptr noundef, i32 noundef, i64 noundef) #8

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nocallback nofree nosync nounwind willreturn }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind allocsize(0) }
attributes #10 = { nounwind }
attributes #11 = { nounwind allocsize(1) }
attributes #12 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!36, !37, !38, !39, !40, !41, !42}
!llvm.ident = !{!43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "sum", scope: !2, file: !3, line: 14, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bounded_deref.c", directory: ".", checksumkind: CSK_MD5, checksum: "bf2c8bb6027c5c90e760c7e24b99dd52")
!4 = !{!5, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{!0, !10, !15, !26, !32, !34}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 11, type: !12, isLocal: true, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 128, elements: !13)
!13 = !{!14}
!14 = !DISubrange(count: 4)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "global", scope: !2, file: !3, line: 13, type: !17, isLocal: true, isDefinition: true)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "record", file: !3, line: 8, size: 96, elements: !18)
!18 = !{!19, !21, !22}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !17, file: !3, line: 8, baseType: !20, size: 32)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 32, elements: !13)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !17, file: !3, line: 8, baseType: !8, size: 32, offset: 32)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "last", scope: !17, file: !3, line: 8, baseType: !23, size: 24, offset: 64)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 24, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 3)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "constant", scope: !2, file: !3, line: 12, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 64, elements: !30)
!29 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!30 = !{!31}
!31 = !DISubrange(count: 2)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "kept", scope: !2, file: !3, line: 15, type: !7, isLocal: true, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !3, line: 293, type: !20, isLocal: true, isDefinition: true)
!36 = !{i32 7, !"Dwarf Version", i32 5}
!37 = !{i32 2, !"Debug Info Version", i32 3}
!38 = !{i32 1, !"wchar_size", i32 4}
!39 = !{i32 8, !"PIC Level", i32 2}
!40 = !{i32 7, !"PIE Level", i32 2}
!41 = !{i32 7, !"uwtable", i32 2}
!42 = !{i32 7, !"frame-pointer", i32 2}
!43 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!44 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 307, type: !45, scopeLine: 307, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!45 = !DISubroutineType(types: !46)
!46 = !{!8}
!47 = !{}
!48 = !DILocalVariable(name: "at", scope: !44, file: !3, line: 308, type: !49)
!49 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!50 = !DILocation(line: 308, column: 17, scope: !44)
!51 = !DILocation(line: 308, column: 22, scope: !44)
!52 = !DILocation(line: 309, column: 11, scope: !44)
!53 = !DILocation(line: 309, column: 3, scope: !44)
!54 = !DILocation(line: 310, column: 16, scope: !55)
!55 = distinct !DILexicalBlock(scope: !44, file: !3, line: 309, column: 36)
!56 = !DILocation(line: 310, column: 11, scope: !55)
!57 = !DILocation(line: 310, column: 21, scope: !55)
!58 = !DILocation(line: 311, column: 17, scope: !55)
!59 = !DILocation(line: 311, column: 11, scope: !55)
!60 = !DILocation(line: 311, column: 22, scope: !55)
!61 = !DILocation(line: 312, column: 20, scope: !55)
!62 = !DILocation(line: 312, column: 11, scope: !55)
!63 = !DILocation(line: 312, column: 25, scope: !55)
!64 = !DILocation(line: 313, column: 17, scope: !55)
!65 = !DILocation(line: 313, column: 11, scope: !55)
!66 = !DILocation(line: 313, column: 22, scope: !55)
!67 = !DILocation(line: 314, column: 19, scope: !55)
!68 = !DILocation(line: 314, column: 12, scope: !55)
!69 = !DILocation(line: 315, column: 3, scope: !55)
!70 = !DILocation(line: 316, column: 10, scope: !44)
!71 = !DILocation(line: 316, column: 3, scope: !44)
!72 = distinct !DISubprogram(name: "heap", scope: !3, file: !3, line: 27, type: !73, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!73 = !DISubroutineType(types: !74)
!74 = !{null, !49}
!75 = !DILocalVariable(name: "at", arg: 1, scope: !72, file: !3, line: 27, type: !49)
!76 = !DILocation(line: 27, column: 32, scope: !72)
!77 = !DILocation(line: 28, column: 11, scope: !72)
!78 = !DILocation(line: 28, column: 3, scope: !72)
!79 = !DILocalVariable(name: "p", scope: !80, file: !3, line: 30, type: !7)
!80 = distinct !DILexicalBlock(scope: !81, file: !3, line: 29, column: 11)
!81 = distinct !DILexicalBlock(scope: !72, file: !3, line: 28, column: 36)
!82 = !DILocation(line: 30, column: 10, scope: !80)
!83 = !DILocation(line: 30, column: 14, scope: !80)
!84 = !DILocation(line: 31, column: 10, scope: !85)
!85 = distinct !DILexicalBlock(scope: !80, file: !3, line: 31, column: 9)
!86 = !DILocation(line: 31, column: 9, scope: !80)
!87 = !DILocation(line: 31, column: 13, scope: !85)
!88 = !DILocation(line: 32, column: 5, scope: !80)
!89 = !DILocation(line: 32, column: 10, scope: !80)
!90 = !DILocation(line: 33, column: 12, scope: !80)
!91 = !DILocation(line: 33, column: 9, scope: !80)
!92 = !DILocation(line: 34, column: 5, scope: !80)
!93 = !DILocation(line: 34, column: 10, scope: !80)
!94 = !DILocation(line: 35, column: 5, scope: !80)
!95 = !DILocalVariable(name: "p", scope: !96, file: !3, line: 38, type: !5)
!96 = distinct !DILexicalBlock(scope: !81, file: !3, line: 37, column: 11)
!97 = !DILocation(line: 38, column: 11, scope: !96)
!98 = !DILocation(line: 38, column: 22, scope: !96)
!99 = !DILocation(line: 38, column: 15, scope: !96)
!100 = !DILocation(line: 39, column: 10, scope: !101)
!101 = distinct !DILexicalBlock(scope: !96, file: !3, line: 39, column: 9)
!102 = !DILocation(line: 39, column: 9, scope: !96)
!103 = !DILocation(line: 39, column: 13, scope: !101)
!104 = !DILocation(line: 40, column: 9, scope: !105)
!105 = distinct !DILexicalBlock(scope: !96, file: !3, line: 40, column: 9)
!106 = !DILocation(line: 40, column: 12, scope: !105)
!107 = !DILocation(line: 40, column: 9, scope: !96)
!108 = !DILocation(line: 40, column: 17, scope: !105)
!109 = !DILocation(line: 40, column: 22, scope: !105)
!110 = !DILocation(line: 41, column: 5, scope: !96)
!111 = !DILocation(line: 41, column: 7, scope: !96)
!112 = !DILocation(line: 41, column: 10, scope: !96)
!113 = !DILocation(line: 41, column: 15, scope: !96)
!114 = !DILocation(line: 42, column: 5, scope: !96)
!115 = !DILocalVariable(name: "p", scope: !116, file: !3, line: 45, type: !7)
!116 = distinct !DILexicalBlock(scope: !81, file: !3, line: 44, column: 11)
!117 = !DILocation(line: 45, column: 10, scope: !116)
!118 = !DILocation(line: 45, column: 14, scope: !116)
!119 = !DILocation(line: 46, column: 10, scope: !120)
!120 = distinct !DILexicalBlock(scope: !116, file: !3, line: 46, column: 9)
!121 = !DILocation(line: 46, column: 9, scope: !116)
!122 = !DILocation(line: 46, column: 13, scope: !120)
!123 = !DILocation(line: 47, column: 6, scope: !116)
!124 = !DILocation(line: 47, column: 8, scope: !116)
!125 = !DILocation(line: 48, column: 10, scope: !116)
!126 = !DILocation(line: 48, column: 5, scope: !116)
!127 = !DILocation(line: 49, column: 13, scope: !116)
!128 = !DILocation(line: 49, column: 12, scope: !116)
!129 = !DILocation(line: 49, column: 9, scope: !116)
!130 = !DILocation(line: 50, column: 5, scope: !116)
!131 = !DILocalVariable(name: "p", scope: !132, file: !3, line: 53, type: !7)
!132 = distinct !DILexicalBlock(scope: !81, file: !3, line: 52, column: 11)
!133 = !DILocation(line: 53, column: 10, scope: !132)
!134 = !DILocation(line: 53, column: 14, scope: !132)
!135 = !DILocation(line: 54, column: 6, scope: !132)
!136 = !DILocation(line: 54, column: 8, scope: !132)
!137 = !DILocation(line: 55, column: 5, scope: !132)
!138 = !DILocalVariable(name: "p", scope: !139, file: !3, line: 58, type: !5)
!139 = distinct !DILexicalBlock(scope: !81, file: !3, line: 57, column: 11)
!140 = !DILocation(line: 58, column: 11, scope: !139)
!141 = !DILocation(line: 58, column: 15, scope: !139)
!142 = !DILocation(line: 59, column: 9, scope: !143)
!143 = distinct !DILexicalBlock(scope: !139, file: !3, line: 59, column: 9)
!144 = !DILocation(line: 59, column: 9, scope: !139)
!145 = !DILocation(line: 59, column: 20, scope: !143)
!146 = !DILocation(line: 59, column: 19, scope: !143)
!147 = !DILocation(line: 59, column: 16, scope: !143)
!148 = !DILocation(line: 59, column: 12, scope: !143)
!149 = !DILocation(line: 60, column: 5, scope: !139)
!150 = !DILocalVariable(name: "p", scope: !151, file: !3, line: 63, type: !7)
!151 = distinct !DILexicalBlock(scope: !81, file: !3, line: 62, column: 11)
!152 = !DILocation(line: 63, column: 10, scope: !151)
!153 = !DILocation(line: 63, column: 14, scope: !151)
!154 = !DILocalVariable(name: "q", scope: !151, file: !3, line: 63, type: !7)
!155 = !DILocation(line: 63, column: 26, scope: !151)
!156 = !DILocation(line: 63, column: 30, scope: !151)
!157 = !DILocation(line: 64, column: 10, scope: !158)
!158 = distinct !DILexicalBlock(scope: !151, file: !3, line: 64, column: 9)
!159 = !DILocation(line: 64, column: 12, scope: !158)
!160 = !DILocation(line: 64, column: 16, scope: !158)
!161 = !DILocation(line: 64, column: 9, scope: !151)
!162 = !DILocation(line: 64, column: 19, scope: !158)
!163 = !DILocation(line: 65, column: 5, scope: !151)
!164 = !DILocation(line: 65, column: 7, scope: !151)
!165 = !DILocation(line: 65, column: 11, scope: !151)
!166 = !DILocation(line: 65, column: 9, scope: !151)
!167 = !DILocation(line: 65, column: 14, scope: !151)
!168 = !DILocation(line: 66, column: 5, scope: !151)
!169 = !DILocalVariable(name: "t", scope: !170, file: !3, line: 69, type: !171)
!170 = distinct !DILexicalBlock(scope: !81, file: !3, line: 68, column: 11)
!171 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !172, size: 64)
!172 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tail", file: !3, line: 9, size: 32, elements: !173)
!173 = !{!174, !175}
!174 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !172, file: !3, line: 9, baseType: !8, size: 32)
!175 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !172, file: !3, line: 9, baseType: !176, offset: 32)
!176 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !177)
!177 = !{!178}
!178 = !DISubrange(count: -1)
!179 = !DILocation(line: 69, column: 18, scope: !170)
!180 = !DILocation(line: 69, column: 22, scope: !170)
!181 = !DILocation(line: 70, column: 10, scope: !182)
!182 = distinct !DILexicalBlock(scope: !170, file: !3, line: 70, column: 9)
!183 = !DILocation(line: 70, column: 9, scope: !170)
!184 = !DILocation(line: 70, column: 13, scope: !182)
!185 = !DILocation(line: 71, column: 5, scope: !170)
!186 = !DILocation(line: 71, column: 8, scope: !170)
!187 = !DILocation(line: 71, column: 15, scope: !170)
!188 = !DILocation(line: 72, column: 5, scope: !170)
!189 = !DILocation(line: 72, column: 8, scope: !170)
!190 = !DILocation(line: 72, column: 16, scope: !170)
!191 = !DILocation(line: 73, column: 5, scope: !170)
!192 = !DILocation(line: 73, column: 8, scope: !170)
!193 = !DILocation(line: 73, column: 13, scope: !170)
!194 = !DILocation(line: 73, column: 17, scope: !170)
!195 = !DILocation(line: 74, column: 5, scope: !170)
!196 = !DILocalVariable(name: "p", scope: !197, file: !3, line: 77, type: !7)
!197 = distinct !DILexicalBlock(scope: !81, file: !3, line: 76, column: 11)
!198 = !DILocation(line: 77, column: 10, scope: !197)
!199 = !DILocation(line: 77, column: 14, scope: !197)
!200 = !DILocalVariable(name: "q", scope: !197, file: !3, line: 77, type: !7)
!201 = !DILocation(line: 77, column: 26, scope: !197)
!202 = !DILocation(line: 78, column: 10, scope: !203)
!203 = distinct !DILexicalBlock(scope: !197, file: !3, line: 78, column: 9)
!204 = !DILocation(line: 78, column: 9, scope: !197)
!205 = !DILocation(line: 78, column: 13, scope: !203)
!206 = !DILocation(line: 79, column: 6, scope: !197)
!207 = !DILocation(line: 79, column: 8, scope: !197)
!208 = !DILocation(line: 80, column: 17, scope: !197)
!209 = !DILocation(line: 80, column: 9, scope: !197)
!210 = !DILocation(line: 80, column: 7, scope: !197)
!211 = !DILocation(line: 81, column: 10, scope: !212)
!212 = distinct !DILexicalBlock(scope: !197, file: !3, line: 81, column: 9)
!213 = !DILocation(line: 81, column: 9, scope: !197)
!214 = !DILocation(line: 81, column: 13, scope: !212)
!215 = !DILocation(line: 82, column: 12, scope: !197)
!216 = !DILocation(line: 82, column: 9, scope: !197)
!217 = !DILocation(line: 83, column: 5, scope: !197)
!218 = !DILocation(line: 83, column: 10, scope: !197)
!219 = !DILocation(line: 84, column: 13, scope: !197)
!220 = !DILocation(line: 84, column: 12, scope: !197)
!221 = !DILocation(line: 84, column: 9, scope: !197)
!222 = !DILocation(line: 85, column: 5, scope: !197)
!223 = !DILocalVariable(name: "p", scope: !224, file: !3, line: 88, type: !7)
!224 = distinct !DILexicalBlock(scope: !81, file: !3, line: 87, column: 11)
!225 = !DILocation(line: 88, column: 10, scope: !224)
!226 = !DILocation(line: 88, column: 14, scope: !224)
!227 = !DILocalVariable(name: "q", scope: !224, file: !3, line: 88, type: !7)
!228 = !DILocation(line: 88, column: 26, scope: !224)
!229 = !DILocation(line: 89, column: 10, scope: !230)
!230 = distinct !DILexicalBlock(scope: !224, file: !3, line: 89, column: 9)
!231 = !DILocation(line: 89, column: 9, scope: !224)
!232 = !DILocation(line: 89, column: 13, scope: !230)
!233 = !DILocation(line: 90, column: 17, scope: !224)
!234 = !DILocation(line: 90, column: 9, scope: !224)
!235 = !DILocation(line: 90, column: 7, scope: !224)
!236 = !DILocation(line: 91, column: 10, scope: !237)
!237 = distinct !DILexicalBlock(scope: !224, file: !3, line: 91, column: 9)
!238 = !DILocation(line: 91, column: 9, scope: !224)
!239 = !DILocation(line: 91, column: 15, scope: !240)
!240 = distinct !DILexicalBlock(scope: !237, file: !3, line: 91, column: 13)
!241 = !DILocation(line: 91, column: 20, scope: !240)
!242 = !DILocation(line: 91, column: 25, scope: !240)
!243 = !DILocation(line: 92, column: 5, scope: !224)
!244 = !DILocation(line: 92, column: 10, scope: !224)
!245 = !DILocation(line: 93, column: 5, scope: !224)
!246 = !DILocalVariable(name: "p", scope: !247, file: !3, line: 96, type: !7)
!247 = distinct !DILexicalBlock(scope: !81, file: !3, line: 95, column: 12)
!248 = !DILocation(line: 96, column: 10, scope: !247)
!249 = !DILocation(line: 96, column: 14, scope: !247)
!250 = !DILocation(line: 97, column: 10, scope: !251)
!251 = distinct !DILexicalBlock(scope: !247, file: !3, line: 97, column: 9)
!252 = !DILocation(line: 97, column: 9, scope: !247)
!253 = !DILocation(line: 97, column: 13, scope: !251)
!254 = !DILocation(line: 98, column: 5, scope: !247)
!255 = !DILocation(line: 98, column: 10, scope: !247)
!256 = !DILocation(line: 98, column: 15, scope: !247)
!257 = !DILocation(line: 98, column: 20, scope: !247)
!258 = !DILocalVariable(name: "i", scope: !259, file: !3, line: 99, type: !8)
!259 = distinct !DILexicalBlock(scope: !247, file: !3, line: 99, column: 5)
!260 = !DILocation(line: 99, column: 14, scope: !259)
!261 = !DILocation(line: 99, column: 10, scope: !259)
!262 = !DILocation(line: 99, column: 21, scope: !263)
!263 = distinct !DILexicalBlock(scope: !259, file: !3, line: 99, column: 5)
!264 = !DILocation(line: 99, column: 23, scope: !263)
!265 = !DILocation(line: 99, column: 5, scope: !259)
!266 = !DILocation(line: 99, column: 40, scope: !263)
!267 = !DILocation(line: 99, column: 42, scope: !263)
!268 = !DILocation(line: 99, column: 37, scope: !263)
!269 = !DILocation(line: 99, column: 33, scope: !263)
!270 = !DILocation(line: 99, column: 29, scope: !263)
!271 = !DILocation(line: 99, column: 5, scope: !263)
!272 = distinct !{!272, !265, !273, !274}
!273 = !DILocation(line: 99, column: 43, scope: !259)
!274 = !{!"llvm.loop.mustprogress"}
!275 = !DILocalVariable(name: "i", scope: !276, file: !3, line: 100, type: !8)
!276 = distinct !DILexicalBlock(scope: !247, file: !3, line: 100, column: 5)
!277 = !DILocation(line: 100, column: 14, scope: !276)
!278 = !DILocation(line: 100, column: 10, scope: !276)
!279 = !DILocation(line: 100, column: 21, scope: !280)
!280 = distinct !DILexicalBlock(scope: !276, file: !3, line: 100, column: 5)
!281 = !DILocation(line: 100, column: 23, scope: !280)
!282 = !DILocation(line: 100, column: 5, scope: !276)
!283 = !DILocation(line: 100, column: 41, scope: !280)
!284 = !DILocation(line: 100, column: 43, scope: !280)
!285 = !DILocation(line: 100, column: 38, scope: !280)
!286 = !DILocation(line: 100, column: 34, scope: !280)
!287 = !DILocation(line: 100, column: 30, scope: !280)
!288 = !DILocation(line: 100, column: 5, scope: !280)
!289 = distinct !{!289, !282, !290, !274}
!290 = !DILocation(line: 100, column: 44, scope: !276)
!291 = !DILocation(line: 102, column: 3, scope: !81)
!292 = !DILocation(line: 103, column: 1, scope: !72)
!293 = distinct !DISubprogram(name: "named", scope: !3, file: !3, line: 105, type: !73, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!294 = !DILocalVariable(name: "at", arg: 1, scope: !293, file: !3, line: 105, type: !49)
!295 = !DILocation(line: 105, column: 33, scope: !293)
!296 = !DILocation(line: 106, column: 11, scope: !293)
!297 = !DILocation(line: 106, column: 3, scope: !293)
!298 = !DILocalVariable(name: "a", scope: !299, file: !3, line: 108, type: !12)
!299 = distinct !DILexicalBlock(scope: !300, file: !3, line: 107, column: 11)
!300 = distinct !DILexicalBlock(scope: !293, file: !3, line: 106, column: 36)
!301 = !DILocation(line: 108, column: 9, scope: !299)
!302 = !DILocation(line: 109, column: 7, scope: !299)
!303 = !DILocation(line: 109, column: 10, scope: !299)
!304 = !DILocation(line: 109, column: 5, scope: !299)
!305 = !DILocation(line: 109, column: 15, scope: !299)
!306 = !DILocation(line: 110, column: 14, scope: !299)
!307 = !DILocation(line: 110, column: 17, scope: !299)
!308 = !DILocation(line: 110, column: 12, scope: !299)
!309 = !DILocation(line: 110, column: 9, scope: !299)
!310 = !DILocation(line: 111, column: 5, scope: !299)
!311 = !DILocation(line: 114, column: 18, scope: !300)
!312 = !DILocation(line: 114, column: 21, scope: !300)
!313 = !DILocation(line: 114, column: 12, scope: !300)
!314 = !DILocation(line: 114, column: 9, scope: !300)
!315 = !DILocation(line: 115, column: 18, scope: !300)
!316 = !DILocation(line: 115, column: 21, scope: !300)
!317 = !DILocation(line: 115, column: 12, scope: !300)
!318 = !DILocation(line: 115, column: 9, scope: !300)
!319 = !DILocation(line: 116, column: 5, scope: !300)
!320 = !DILocation(line: 118, column: 20, scope: !300)
!321 = !DILocation(line: 119, column: 17, scope: !300)
!322 = !DILocation(line: 119, column: 20, scope: !300)
!323 = !DILocation(line: 119, column: 5, scope: !300)
!324 = !DILocation(line: 119, column: 25, scope: !300)
!325 = !DILocation(line: 120, column: 23, scope: !300)
!326 = !DILocation(line: 120, column: 26, scope: !300)
!327 = !DILocation(line: 120, column: 5, scope: !300)
!328 = !DILocation(line: 120, column: 32, scope: !300)
!329 = !DILocation(line: 121, column: 23, scope: !300)
!330 = !DILocation(line: 121, column: 26, scope: !300)
!331 = !DILocation(line: 121, column: 5, scope: !300)
!332 = !DILocation(line: 121, column: 32, scope: !300)
!333 = !DILocation(line: 122, column: 5, scope: !300)
!334 = !DILocalVariable(name: "p", scope: !335, file: !3, line: 124, type: !336)
!335 = distinct !DILexicalBlock(scope: !300, file: !3, line: 123, column: 11)
!336 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!337 = !DILocation(line: 124, column: 16, scope: !335)
!338 = !DILocation(line: 125, column: 12, scope: !335)
!339 = !DILocation(line: 125, column: 9, scope: !335)
!340 = !DILocation(line: 126, column: 13, scope: !335)
!341 = !DILocation(line: 126, column: 15, scope: !335)
!342 = !DILocation(line: 127, column: 5, scope: !335)
!343 = !DILocation(line: 130, column: 26, scope: !300)
!344 = !DILocation(line: 131, column: 5, scope: !300)
!345 = !DILocation(line: 133, column: 17, scope: !300)
!346 = !DILocation(line: 133, column: 20, scope: !300)
!347 = !DILocation(line: 133, column: 13, scope: !300)
!348 = !DILocation(line: 133, column: 12, scope: !300)
!349 = !DILocation(line: 133, column: 9, scope: !300)
!350 = !DILocation(line: 134, column: 17, scope: !300)
!351 = !DILocation(line: 134, column: 20, scope: !300)
!352 = !DILocation(line: 134, column: 13, scope: !300)
!353 = !DILocation(line: 134, column: 12, scope: !300)
!354 = !DILocation(line: 134, column: 9, scope: !300)
!355 = !DILocation(line: 135, column: 5, scope: !300)
!356 = !DILocalVariable(name: "r", scope: !357, file: !3, line: 137, type: !358)
!357 = distinct !DILexicalBlock(scope: !300, file: !3, line: 136, column: 11)
!358 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 192, elements: !30)
!359 = !DILocation(line: 137, column: 19, scope: !357)
!360 = !DILocation(line: 138, column: 5, scope: !357)
!361 = !DILocation(line: 138, column: 10, scope: !357)
!362 = !DILocation(line: 138, column: 16, scope: !357)
!363 = !DILocation(line: 139, column: 7, scope: !357)
!364 = !DILocation(line: 139, column: 10, scope: !357)
!365 = !DILocation(line: 139, column: 5, scope: !357)
!366 = !DILocation(line: 139, column: 15, scope: !357)
!367 = !DILocation(line: 139, column: 21, scope: !357)
!368 = !DILocation(line: 140, column: 9, scope: !357)
!369 = !DILocation(line: 140, column: 12, scope: !357)
!370 = !DILocation(line: 140, column: 7, scope: !357)
!371 = !DILocation(line: 140, column: 5, scope: !357)
!372 = !DILocation(line: 140, column: 21, scope: !357)
!373 = !DILocation(line: 140, column: 27, scope: !357)
!374 = !DILocation(line: 141, column: 5, scope: !357)
!375 = !DILocalVariable(name: "n", scope: !376, file: !3, line: 144, type: !8)
!376 = distinct !DILexicalBlock(scope: !300, file: !3, line: 143, column: 11)
!377 = !DILocation(line: 144, column: 9, scope: !376)
!378 = !DILocation(line: 144, column: 13, scope: !376)
!379 = !DILocation(line: 144, column: 16, scope: !376)
!380 = !DILocation(line: 145, column: 11, scope: !376)
!381 = !DILocation(line: 145, column: 13, scope: !376)
!382 = !DILocation(line: 145, column: 5, scope: !376)
!383 = !DILocalVariable(name: "__vla_expr0", scope: !376, type: !384, flags: DIFlagArtificial)
!384 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!385 = !DILocation(line: 0, scope: !376)
!386 = !DILocalVariable(name: "v", scope: !376, file: !3, line: 145, type: !387)
!387 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, elements: !388)
!388 = !{!389}
!389 = !DISubrange(count: !383)
!390 = !DILocation(line: 145, column: 9, scope: !376)
!391 = !DILocation(line: 146, column: 7, scope: !376)
!392 = !DILocation(line: 146, column: 5, scope: !376)
!393 = !DILocation(line: 146, column: 10, scope: !376)
!394 = !DILocation(line: 147, column: 7, scope: !376)
!395 = !DILocation(line: 147, column: 9, scope: !376)
!396 = !DILocation(line: 147, column: 5, scope: !376)
!397 = !DILocation(line: 147, column: 14, scope: !376)
!398 = !DILocation(line: 149, column: 3, scope: !300)
!399 = !DILocalVariable(name: "far", scope: !400, file: !3, line: 151, type: !401)
!400 = distinct !DILexicalBlock(scope: !300, file: !3, line: 150, column: 11)
!401 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!402 = !DILocation(line: 151, column: 10, scope: !400)
!403 = !DILocation(line: 151, column: 23, scope: !400)
!404 = !DILocation(line: 151, column: 26, scope: !400)
!405 = !DILocation(line: 151, column: 19, scope: !400)
!406 = !DILocation(line: 152, column: 11, scope: !400)
!407 = !DILocation(line: 152, column: 15, scope: !400)
!408 = !DILocation(line: 152, column: 5, scope: !400)
!409 = !DILocation(line: 152, column: 20, scope: !400)
!410 = !DILocalVariable(name: "p", scope: !400, file: !3, line: 153, type: !7)
!411 = !DILocation(line: 153, column: 10, scope: !400)
!412 = !DILocation(line: 153, column: 14, scope: !400)
!413 = !DILocation(line: 154, column: 5, scope: !400)
!414 = !DILocation(line: 154, column: 7, scope: !400)
!415 = !DILocation(line: 154, column: 12, scope: !400)
!416 = !DILocation(line: 155, column: 5, scope: !400)
!417 = !DILocalVariable(name: "p", scope: !418, file: !3, line: 158, type: !7)
!418 = distinct !DILexicalBlock(scope: !300, file: !3, line: 157, column: 12)
!419 = !DILocation(line: 158, column: 10, scope: !418)
!420 = !DILocation(line: 158, column: 14, scope: !418)
!421 = !DILocation(line: 159, column: 16, scope: !418)
!422 = !DILocation(line: 159, column: 12, scope: !418)
!423 = !DILocation(line: 159, column: 9, scope: !418)
!424 = !DILocation(line: 160, column: 16, scope: !418)
!425 = !DILocation(line: 160, column: 19, scope: !418)
!426 = !DILocation(line: 160, column: 22, scope: !418)
!427 = !DILocation(line: 160, column: 12, scope: !418)
!428 = !DILocation(line: 160, column: 9, scope: !418)
!429 = !DILocation(line: 162, column: 3, scope: !300)
!430 = !DILocation(line: 163, column: 1, scope: !293)
!431 = distinct !DISubprogram(name: "dangling", scope: !3, file: !3, line: 165, type: !73, scopeLine: 165, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!432 = !DILocalVariable(name: "at", arg: 1, scope: !431, file: !3, line: 165, type: !49)
!433 = !DILocation(line: 165, column: 36, scope: !431)
!434 = !DILocation(line: 166, column: 11, scope: !431)
!435 = !DILocation(line: 166, column: 3, scope: !431)
!436 = !DILocation(line: 168, column: 13, scope: !437)
!437 = distinct !DILexicalBlock(scope: !431, file: !3, line: 166, column: 36)
!438 = !DILocation(line: 168, column: 12, scope: !437)
!439 = !DILocation(line: 168, column: 9, scope: !437)
!440 = !DILocation(line: 169, column: 5, scope: !437)
!441 = !DILocation(line: 171, column: 5, scope: !437)
!442 = !DILocation(line: 172, column: 13, scope: !437)
!443 = !DILocation(line: 172, column: 12, scope: !437)
!444 = !DILocation(line: 172, column: 9, scope: !437)
!445 = !DILocation(line: 173, column: 5, scope: !437)
!446 = !DILocalVariable(name: "first", scope: !447, file: !3, line: 175, type: !7)
!447 = distinct !DILexicalBlock(scope: !437, file: !3, line: 174, column: 11)
!448 = !DILocation(line: 175, column: 10, scope: !447)
!449 = !DILocation(line: 176, column: 5, scope: !447)
!450 = !DILocation(line: 177, column: 13, scope: !447)
!451 = !DILocation(line: 177, column: 11, scope: !447)
!452 = !DILocation(line: 178, column: 5, scope: !447)
!453 = !DILocation(line: 179, column: 13, scope: !447)
!454 = !DILocation(line: 179, column: 12, scope: !447)
!455 = !DILocation(line: 179, column: 9, scope: !447)
!456 = !DILocation(line: 180, column: 5, scope: !447)
!457 = !DILocalVariable(name: "p", scope: !458, file: !3, line: 183, type: !7)
!458 = distinct !DILexicalBlock(scope: !437, file: !3, line: 182, column: 11)
!459 = !DILocation(line: 183, column: 10, scope: !458)
!460 = !DILocalVariable(name: "i", scope: !461, file: !3, line: 184, type: !8)
!461 = distinct !DILexicalBlock(scope: !458, file: !3, line: 184, column: 5)
!462 = !DILocation(line: 184, column: 14, scope: !461)
!463 = !DILocation(line: 184, column: 10, scope: !461)
!464 = !DILocation(line: 184, column: 21, scope: !465)
!465 = distinct !DILexicalBlock(scope: !461, file: !3, line: 184, column: 5)
!466 = !DILocation(line: 184, column: 23, scope: !465)
!467 = !DILocation(line: 184, column: 5, scope: !461)
!468 = !DILocation(line: 185, column: 14, scope: !469)
!469 = distinct !DILexicalBlock(scope: !465, file: !3, line: 184, column: 33)
!470 = !DILocation(line: 185, column: 17, scope: !469)
!471 = !DILocation(line: 185, column: 22, scope: !469)
!472 = !DILocation(line: 185, column: 7, scope: !469)
!473 = !DILocalVariable(name: "__vla_expr0", scope: !469, type: !384, flags: DIFlagArtificial)
!474 = !DILocation(line: 0, scope: !469)
!475 = !DILocalVariable(name: "v", scope: !469, file: !3, line: 185, type: !476)
!476 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, elements: !477)
!477 = !{!478}
!478 = !DISubrange(count: !473)
!479 = !DILocation(line: 185, column: 11, scope: !469)
!480 = !DILocation(line: 186, column: 14, scope: !469)
!481 = !DILocation(line: 186, column: 7, scope: !469)
!482 = !DILocation(line: 186, column: 12, scope: !469)
!483 = !DILocation(line: 187, column: 7, scope: !469)
!484 = !DILocation(line: 188, column: 15, scope: !469)
!485 = !DILocation(line: 188, column: 14, scope: !469)
!486 = !DILocation(line: 188, column: 11, scope: !469)
!487 = !DILocation(line: 189, column: 11, scope: !488)
!488 = distinct !DILexicalBlock(scope: !469, file: !3, line: 189, column: 11)
!489 = !DILocation(line: 189, column: 13, scope: !488)
!490 = !DILocation(line: 189, column: 11, scope: !469)
!491 = !DILocation(line: 189, column: 23, scope: !488)
!492 = !DILocation(line: 189, column: 21, scope: !488)
!493 = !DILocation(line: 189, column: 19, scope: !488)
!494 = !DILocation(line: 190, column: 5, scope: !465)
!495 = !DILocation(line: 190, column: 5, scope: !469)
!496 = !DILocation(line: 184, column: 29, scope: !465)
!497 = !DILocation(line: 184, column: 5, scope: !465)
!498 = distinct !{!498, !467, !499, !274}
!499 = !DILocation(line: 190, column: 5, scope: !461)
!500 = !DILocation(line: 191, column: 13, scope: !458)
!501 = !DILocation(line: 191, column: 12, scope: !458)
!502 = !DILocation(line: 191, column: 9, scope: !458)
!503 = !DILocation(line: 192, column: 5, scope: !458)
!504 = !DILocalVariable(name: "p", scope: !505, file: !3, line: 195, type: !7)
!505 = distinct !DILexicalBlock(scope: !437, file: !3, line: 194, column: 11)
!506 = !DILocation(line: 195, column: 10, scope: !505)
!507 = !DILocalVariable(name: "i", scope: !508, file: !3, line: 196, type: !8)
!508 = distinct !DILexicalBlock(scope: !505, file: !3, line: 196, column: 5)
!509 = !DILocation(line: 196, column: 14, scope: !508)
!510 = !DILocation(line: 196, column: 10, scope: !508)
!511 = !DILocation(line: 196, column: 21, scope: !512)
!512 = distinct !DILexicalBlock(scope: !508, file: !3, line: 196, column: 5)
!513 = !DILocation(line: 196, column: 23, scope: !512)
!514 = !DILocation(line: 196, column: 5, scope: !508)
!515 = !DILocalVariable(name: "q", scope: !516, file: !3, line: 197, type: !7)
!516 = distinct !DILexicalBlock(scope: !512, file: !3, line: 196, column: 33)
!517 = !DILocation(line: 197, column: 12, scope: !516)
!518 = !DILocation(line: 197, column: 16, scope: !516)
!519 = !DILocation(line: 198, column: 12, scope: !516)
!520 = !DILocation(line: 198, column: 8, scope: !516)
!521 = !DILocation(line: 198, column: 10, scope: !516)
!522 = !DILocation(line: 199, column: 11, scope: !523)
!523 = distinct !DILexicalBlock(scope: !516, file: !3, line: 199, column: 11)
!524 = !DILocation(line: 199, column: 13, scope: !523)
!525 = !DILocation(line: 199, column: 11, scope: !516)
!526 = !DILocation(line: 199, column: 23, scope: !523)
!527 = !DILocation(line: 199, column: 21, scope: !523)
!528 = !DILocation(line: 199, column: 19, scope: !523)
!529 = !DILocation(line: 200, column: 5, scope: !516)
!530 = !DILocation(line: 196, column: 29, scope: !512)
!531 = !DILocation(line: 196, column: 5, scope: !512)
!532 = distinct !{!532, !514, !533, !274}
!533 = !DILocation(line: 200, column: 5, scope: !508)
!534 = !DILocation(line: 201, column: 13, scope: !505)
!535 = !DILocation(line: 201, column: 12, scope: !505)
!536 = !DILocation(line: 201, column: 9, scope: !505)
!537 = !DILocation(line: 202, column: 5, scope: !505)
!538 = !DILocation(line: 202, column: 10, scope: !505)
!539 = !DILocation(line: 203, column: 5, scope: !505)
!540 = !DILocalVariable(name: "p", scope: !541, file: !3, line: 206, type: !7)
!541 = distinct !DILexicalBlock(scope: !437, file: !3, line: 205, column: 11)
!542 = !DILocation(line: 206, column: 10, scope: !541)
!543 = !DILocation(line: 206, column: 19, scope: !541)
!544 = !DILocation(line: 206, column: 22, scope: !541)
!545 = !DILocation(line: 206, column: 14, scope: !541)
!546 = !DILocation(line: 207, column: 13, scope: !541)
!547 = !DILocation(line: 207, column: 12, scope: !541)
!548 = !DILocation(line: 207, column: 9, scope: !541)
!549 = !DILocation(line: 208, column: 5, scope: !541)
!550 = !DILocalVariable(name: "p", scope: !551, file: !3, line: 212, type: !7)
!551 = distinct !DILexicalBlock(scope: !437, file: !3, line: 210, column: 11)
!552 = !DILocation(line: 212, column: 10, scope: !551)
!553 = !DILocation(line: 212, column: 14, scope: !551)
!554 = !DILocalVariable(name: "q", scope: !551, file: !3, line: 212, type: !7)
!555 = !DILocation(line: 212, column: 24, scope: !551)
!556 = !DILocation(line: 212, column: 28, scope: !551)
!557 = !DILocation(line: 213, column: 9, scope: !558)
!558 = distinct !DILexicalBlock(scope: !551, file: !3, line: 213, column: 9)
!559 = !DILocation(line: 213, column: 11, scope: !558)
!560 = !DILocation(line: 213, column: 14, scope: !558)
!561 = !DILocation(line: 213, column: 9, scope: !551)
!562 = !DILocation(line: 213, column: 17, scope: !558)
!563 = !DILocation(line: 213, column: 29, scope: !558)
!564 = !DILocation(line: 214, column: 5, scope: !551)
!565 = !DILocalVariable(name: "here", scope: !566, file: !3, line: 217, type: !8)
!566 = distinct !DILexicalBlock(scope: !437, file: !3, line: 216, column: 12)
!567 = !DILocation(line: 217, column: 9, scope: !566)
!568 = !DILocation(line: 218, column: 5, scope: !566)
!569 = !DILocation(line: 219, column: 9, scope: !566)
!570 = !DILocation(line: 219, column: 5, scope: !566)
!571 = !DILocation(line: 220, column: 12, scope: !566)
!572 = !DILocation(line: 220, column: 9, scope: !566)
!573 = !DILocation(line: 221, column: 5, scope: !566)
!574 = !DILocation(line: 223, column: 3, scope: !437)
!575 = !DILocation(line: 224, column: 1, scope: !431)
!576 = distinct !DISubprogram(name: "other", scope: !3, file: !3, line: 226, type: !73, scopeLine: 226, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!577 = !DILocalVariable(name: "at", arg: 1, scope: !576, file: !3, line: 226, type: !49)
!578 = !DILocation(line: 226, column: 33, scope: !576)
!579 = !DILocalVariable(name: "call", scope: !576, file: !3, line: 227, type: !580)
!580 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !581, size: 64)
!581 = !DISubroutineType(types: !582)
!582 = !{!8, !8}
!583 = !DILocation(line: 227, column: 9, scope: !576)
!584 = !DILocation(line: 227, column: 22, scope: !576)
!585 = !DILocation(line: 227, column: 25, scope: !576)
!586 = !DILocation(line: 228, column: 11, scope: !576)
!587 = !DILocation(line: 228, column: 3, scope: !576)
!588 = !DILocation(line: 230, column: 12, scope: !589)
!589 = distinct !DILexicalBlock(scope: !576, file: !3, line: 228, column: 36)
!590 = !DILocation(line: 230, column: 9, scope: !589)
!591 = !DILocation(line: 231, column: 5, scope: !589)
!592 = !DILocation(line: 233, column: 12, scope: !589)
!593 = !DILocation(line: 233, column: 9, scope: !589)
!594 = !DILocation(line: 234, column: 5, scope: !589)
!595 = !DILocation(line: 236, column: 12, scope: !589)
!596 = !DILocation(line: 236, column: 9, scope: !589)
!597 = !DILocation(line: 237, column: 5, scope: !589)
!598 = !DILocation(line: 239, column: 9, scope: !599)
!599 = distinct !DILexicalBlock(scope: !589, file: !3, line: 239, column: 9)
!600 = !DILocation(line: 239, column: 9, scope: !589)
!601 = !DILocation(line: 239, column: 22, scope: !599)
!602 = !DILocation(line: 239, column: 19, scope: !599)
!603 = !DILocation(line: 239, column: 15, scope: !599)
!604 = !DILocation(line: 240, column: 12, scope: !589)
!605 = !DILocation(line: 240, column: 9, scope: !589)
!606 = !DILocation(line: 241, column: 5, scope: !589)
!607 = !DILocalVariable(name: "unset", scope: !608, file: !3, line: 243, type: !7)
!608 = distinct !DILexicalBlock(scope: !589, file: !3, line: 242, column: 11)
!609 = !DILocation(line: 243, column: 10, scope: !608)
!610 = !DILocation(line: 244, column: 6, scope: !608)
!611 = !DILocation(line: 244, column: 12, scope: !608)
!612 = !DILocation(line: 245, column: 5, scope: !608)
!613 = !DILocalVariable(name: "unset", scope: !614, file: !3, line: 248, type: !615)
!614 = distinct !DILexicalBlock(scope: !589, file: !3, line: 247, column: 12)
!615 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!616 = !DILocation(line: 248, column: 11, scope: !614)
!617 = !DILocation(line: 248, column: 19, scope: !614)
!618 = !DILocation(line: 249, column: 9, scope: !619)
!619 = distinct !DILexicalBlock(scope: !614, file: !3, line: 249, column: 9)
!620 = !DILocation(line: 249, column: 9, scope: !614)
!621 = !DILocation(line: 249, column: 18, scope: !619)
!622 = !DILocation(line: 249, column: 17, scope: !619)
!623 = !DILocation(line: 249, column: 24, scope: !619)
!624 = !DILocation(line: 249, column: 16, scope: !619)
!625 = !DILocation(line: 251, column: 3, scope: !589)
!626 = !DILocation(line: 252, column: 1, scope: !576)
!627 = distinct !DISubprogram(name: "blocks", scope: !3, file: !3, line: 254, type: !73, scopeLine: 254, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!628 = !DILocalVariable(name: "at", arg: 1, scope: !627, file: !3, line: 254, type: !49)
!629 = !DILocation(line: 254, column: 34, scope: !627)
!630 = !DILocalVariable(name: "a", scope: !627, file: !3, line: 255, type: !631)
!631 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 64, elements: !632)
!632 = !{!633}
!633 = !DISubrange(count: 8)
!634 = !DILocation(line: 255, column: 8, scope: !627)
!635 = !DILocalVariable(name: "b", scope: !627, file: !3, line: 255, type: !20)
!636 = !DILocation(line: 255, column: 22, scope: !627)
!637 = !DILocation(line: 256, column: 11, scope: !627)
!638 = !DILocation(line: 256, column: 3, scope: !627)
!639 = !DILocation(line: 258, column: 5, scope: !640)
!640 = distinct !DILexicalBlock(scope: !627, file: !3, line: 256, column: 36)
!641 = !DILocation(line: 259, column: 5, scope: !640)
!642 = !DILocation(line: 260, column: 5, scope: !640)
!643 = !DILocation(line: 262, column: 5, scope: !640)
!644 = !DILocation(line: 262, column: 18, scope: !640)
!645 = !DILocation(line: 262, column: 21, scope: !640)
!646 = !DILocation(line: 263, column: 12, scope: !640)
!647 = !DILocation(line: 263, column: 14, scope: !640)
!648 = !DILocation(line: 263, column: 5, scope: !640)
!649 = !DILocation(line: 263, column: 22, scope: !640)
!650 = !DILocation(line: 263, column: 25, scope: !640)
!651 = !DILocation(line: 264, column: 13, scope: !640)
!652 = !DILocation(line: 264, column: 15, scope: !640)
!653 = !DILocation(line: 264, column: 5, scope: !640)
!654 = !DILocation(line: 264, column: 23, scope: !640)
!655 = !DILocation(line: 264, column: 26, scope: !640)
!656 = !DILocation(line: 265, column: 5, scope: !640)
!657 = !DILocation(line: 267, column: 5, scope: !640)
!658 = !DILocation(line: 268, column: 12, scope: !640)
!659 = !DILocation(line: 268, column: 14, scope: !640)
!660 = !DILocation(line: 268, column: 5, scope: !640)
!661 = !DILocation(line: 269, column: 5, scope: !640)
!662 = !DILocation(line: 271, column: 12, scope: !640)
!663 = !DILocation(line: 271, column: 14, scope: !640)
!664 = !DILocation(line: 271, column: 5, scope: !640)
!665 = !DILocation(line: 272, column: 5, scope: !640)
!666 = !DILocation(line: 272, column: 18, scope: !640)
!667 = !DILocation(line: 272, column: 21, scope: !640)
!668 = !DILocation(line: 273, column: 5, scope: !640)
!669 = !DILocation(line: 273, column: 18, scope: !640)
!670 = !DILocation(line: 273, column: 21, scope: !640)
!671 = !DILocation(line: 274, column: 5, scope: !640)
!672 = !DILocation(line: 276, column: 12, scope: !640)
!673 = !DILocation(line: 276, column: 15, scope: !640)
!674 = !DILocation(line: 276, column: 5, scope: !640)
!675 = !DILocation(line: 277, column: 19, scope: !640)
!676 = !DILocation(line: 277, column: 12, scope: !640)
!677 = !DILocation(line: 277, column: 9, scope: !640)
!678 = !DILocation(line: 278, column: 5, scope: !640)
!679 = !DILocation(line: 278, column: 10, scope: !640)
!680 = !DILocation(line: 279, column: 12, scope: !640)
!681 = !DILocation(line: 279, column: 15, scope: !640)
!682 = !DILocation(line: 279, column: 5, scope: !640)
!683 = !DILocation(line: 280, column: 5, scope: !640)
!684 = !DILocation(line: 282, column: 5, scope: !640)
!685 = !DILocation(line: 283, column: 9, scope: !686)
!686 = distinct !DILexicalBlock(scope: !640, file: !3, line: 283, column: 9)
!687 = !DILocation(line: 283, column: 12, scope: !686)
!688 = !DILocation(line: 283, column: 9, scope: !640)
!689 = !DILocation(line: 283, column: 17, scope: !686)
!690 = !DILocation(line: 283, column: 22, scope: !686)
!691 = !DILocation(line: 284, column: 20, scope: !640)
!692 = !DILocation(line: 284, column: 12, scope: !640)
!693 = !DILocation(line: 284, column: 9, scope: !640)
!694 = !DILocation(line: 285, column: 19, scope: !640)
!695 = !DILocation(line: 285, column: 12, scope: !640)
!696 = !DILocation(line: 285, column: 9, scope: !640)
!697 = !DILocation(line: 286, column: 5, scope: !640)
!698 = !DILocation(line: 288, column: 13, scope: !640)
!699 = !DILocation(line: 288, column: 16, scope: !640)
!700 = !DILocation(line: 288, column: 5, scope: !640)
!701 = !DILocation(line: 289, column: 13, scope: !640)
!702 = !DILocation(line: 289, column: 16, scope: !640)
!703 = !DILocation(line: 289, column: 5, scope: !640)
!704 = !DILocation(line: 290, column: 5, scope: !640)
!705 = !DILocation(line: 292, column: 5, scope: !640)
!706 = !DILocation(line: 292, column: 10, scope: !640)
!707 = !DILocation(line: 293, column: 12, scope: !640)
!708 = !DILocation(line: 293, column: 5, scope: !640)
!709 = !DILocation(line: 294, column: 5, scope: !640)
!710 = !DILocation(line: 294, column: 10, scope: !640)
!711 = !DILocation(line: 294, column: 17, scope: !640)
!712 = !DILocation(line: 294, column: 22, scope: !640)
!713 = !DILocation(line: 295, column: 12, scope: !640)
!714 = !DILocation(line: 295, column: 5, scope: !640)
!715 = !DILocation(line: 296, column: 5, scope: !640)
!716 = !DILocation(line: 298, column: 19, scope: !640)
!717 = !DILocation(line: 298, column: 12, scope: !640)
!718 = !DILocation(line: 298, column: 9, scope: !640)
!719 = !DILocation(line: 299, column: 19, scope: !640)
!720 = !DILocation(line: 299, column: 12, scope: !640)
!721 = !DILocation(line: 299, column: 9, scope: !640)
!722 = !DILocation(line: 300, column: 5, scope: !640)
!723 = !DILocation(line: 302, column: 19, scope: !640)
!724 = !DILocation(line: 302, column: 12, scope: !640)
!725 = !DILocation(line: 302, column: 30, scope: !640)
!726 = !DILocation(line: 302, column: 9, scope: !640)
!727 = !DILocation(line: 303, column: 19, scope: !640)
!728 = !DILocation(line: 303, column: 12, scope: !640)
!729 = !DILocation(line: 303, column: 30, scope: !640)
!730 = !DILocation(line: 303, column: 9, scope: !640)
!731 = !DILocation(line: 304, column: 3, scope: !640)
!732 = !DILocation(line: 305, column: 1, scope: !627)
!733 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 17, type: !734, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!734 = !DISubroutineType(types: !735)
!735 = !{!7, !8}
!736 = !DILocalVariable(name: "at", arg: 1, scope: !733, file: !3, line: 17, type: !8)
!737 = !DILocation(line: 17, column: 21, scope: !733)
!738 = !DILocation(line: 17, column: 34, scope: !733)
!739 = !DILocation(line: 17, column: 37, scope: !733)
!740 = !DILocation(line: 17, column: 50, scope: !733)
!741 = !DILocation(line: 17, column: 44, scope: !733)
!742 = !DILocation(line: 17, column: 27, scope: !733)
!743 = distinct !DISubprogram(name: "use", scope: !3, file: !3, line: 21, type: !744, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!744 = !DISubroutineType(types: !745)
!745 = !{!8, !336, !8}
!746 = !DILocalVariable(name: "numbers", arg: 1, scope: !743, file: !3, line: 21, type: !336)
!747 = !DILocation(line: 21, column: 27, scope: !743)
!748 = !DILocalVariable(name: "at", arg: 2, scope: !743, file: !3, line: 21, type: !8)
!749 = !DILocation(line: 21, column: 40, scope: !743)
!750 = !DILocation(line: 21, column: 53, scope: !743)
!751 = !DILocation(line: 21, column: 61, scope: !743)
!752 = !DILocation(line: 21, column: 46, scope: !743)
!753 = distinct !DISubprogram(name: "local_address", scope: !3, file: !3, line: 18, type: !754, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!754 = !DISubroutineType(types: !755)
!755 = !{!7}
!756 = !DILocalVariable(name: "local", scope: !753, file: !3, line: 18, type: !8)
!757 = !DILocation(line: 18, column: 39, scope: !753)
!758 = !DILocalVariable(name: "address", scope: !753, file: !3, line: 18, type: !7)
!759 = !DILocation(line: 18, column: 55, scope: !753)
!760 = !DILocation(line: 18, column: 80, scope: !753)
!761 = !DILocation(line: 18, column: 73, scope: !753)
!762 = distinct !DISubprogram(name: "keep_local", scope: !3, file: !3, line: 20, type: !763, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!763 = !DISubroutineType(types: !764)
!764 = !{null}
!765 = !DILocalVariable(name: "local", scope: !762, file: !3, line: 20, type: !8)
!766 = !DILocation(line: 20, column: 36, scope: !762)
!767 = !DILocation(line: 20, column: 47, scope: !762)
!768 = !DILocation(line: 20, column: 69, scope: !762)
!769 = !DILocation(line: 20, column: 68, scope: !762)
!770 = !DILocation(line: 20, column: 65, scope: !762)
!771 = !DILocation(line: 20, column: 75, scope: !762)
!772 = distinct !DISubprogram(name: "keep", scope: !3, file: !3, line: 19, type: !773, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!773 = !DISubroutineType(types: !774)
!774 = !{null, !7}
!775 = !DILocalVariable(name: "address", arg: 1, scope: !772, file: !3, line: 19, type: !7)
!776 = !DILocation(line: 19, column: 23, scope: !772)
!777 = !DILocation(line: 19, column: 41, scope: !772)
!778 = !DILocation(line: 19, column: 39, scope: !772)
!779 = !DILocation(line: 19, column: 50, scope: !772)
!780 = distinct !DISubprogram(name: "late", scope: !3, file: !3, line: 24, type: !734, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!781 = !DILocalVariable(name: "bytes", arg: 1, scope: !780, file: !3, line: 24, type: !8)
!782 = !DILocation(line: 24, column: 22, scope: !780)
!783 = !DILocalVariable(name: "address", scope: !780, file: !3, line: 24, type: !7)
!784 = !DILocation(line: 24, column: 36, scope: !780)
!785 = !DILocation(line: 24, column: 63, scope: !780)
!786 = !DILocation(line: 24, column: 46, scope: !780)
!787 = !DILocation(line: 24, column: 78, scope: !780)
!788 = !DILocation(line: 24, column: 71, scope: !780)
!789 = distinct !DISubprogram(name: "fresh", scope: !3, file: !3, line: 23, type: !754, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!790 = !DILocation(line: 23, column: 34, scope: !789)
!791 = !DILocation(line: 23, column: 27, scope: !789)
!792 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 22, type: !773, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!793 = !DILocalVariable(name: "number", arg: 1, scope: !792, file: !3, line: 22, type: !7)
!794 = !DILocation(line: 22, column: 22, scope: !792)
!795 = !DILocation(line: 22, column: 33, scope: !792)
!796 = !DILocation(line: 22, column: 40, scope: !792)
!797 = !DILocation(line: 22, column: 45, scope: !792)
!798 = distinct !DISubprogram(name: "function", scope: !3, file: !3, line: 25, type: !581, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!799 = !DILocalVariable(name: "x", arg: 1, scope: !798, file: !3, line: 25, type: !8)
!800 = !DILocation(line: 25, column: 25, scope: !798)
!801 = !DILocation(line: 25, column: 37, scope: !798)
!802 = !DILocation(line: 25, column: 39, scope: !798)
!803 = !DILocation(line: 25, column: 30, scope: !798)
