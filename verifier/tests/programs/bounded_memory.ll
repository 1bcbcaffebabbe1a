; ModuleID = 'bounded_memory.c'
source_filename = "bounded_memory.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }

@table = internal global [8 x i32] [i32 3, i32 1, i32 4, i32 1, i32 5, i32 9, i32 2, i32 6], align 16, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !17 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca [8 x i32], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca [8 x i32], align 16
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !21, !DIExpression(), !23)
  %11 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !24
  %12 = zext i8 %11 to i32, !dbg !24
  %13 = and i32 %12, 7, !dbg !25
  %14 = trunc i32 %13 to i8, !dbg !24
  store i8 %14, ptr %2, align 1, !dbg !23
    #dbg_declare(ptr %3, !26, !DIExpression(), !27)
    #dbg_declare(ptr %4, !28, !DIExpression(), !30)
  store i32 0, ptr %4, align 4, !dbg !30
  br label %15, !dbg !31

15:                                               ; preds = %25, %0
  %16 = load i32, ptr %4, align 4, !dbg !32
  %17 = icmp slt i32 %16, 8, !dbg !34
  br i1 %17, label %18, label %28, !dbg !35

18:                                               ; preds = %15
  %19 = load i32, ptr %4, align 4, !dbg !36
  %20 = load i32, ptr %4, align 4, !dbg !37
  %21 = mul nsw i32 %19, %20, !dbg !38
  %22 = load i32, ptr %4, align 4, !dbg !39
  %23 = sext i32 %22 to i64, !dbg !40
  %24 = getelementptr inbounds [8 x i32], ptr %3, i64 0, i64 %23, !dbg !40
  store i32 %21, ptr %24, align 4, !dbg !41
  br label %25, !dbg !40

25:                                               ; preds = %18
  %26 = load i32, ptr %4, align 4, !dbg !42
  %27 = add nsw i32 %26, 1, !dbg !42
  store i32 %27, ptr %4, align 4, !dbg !42
  br label %15, !dbg !43, !llvm.loop !44

28:                                               ; preds = %15
  %29 = load i8, ptr %2, align 1, !dbg !47
  %30 = zext i8 %29 to i64, !dbg !48
  %31 = getelementptr inbounds [8 x i32], ptr %3, i64 0, i64 %30, !dbg !48
  store i32 -1, ptr %31, align 4, !dbg !49
    #dbg_declare(ptr %5, !50, !DIExpression(), !51)
  store i32 0, ptr %5, align 4, !dbg !51
    #dbg_declare(ptr %6, !52, !DIExpression(), !54)
  store i32 0, ptr %6, align 4, !dbg !54
  br label %32, !dbg !55

32:                                               ; preds = %44, %28
  %33 = load i32, ptr %6, align 4, !dbg !56
  %34 = icmp slt i32 %33, 8, !dbg !58
  br i1 %34, label %35, label %47, !dbg !59

35:                                               ; preds = %32
  %36 = load i32, ptr %6, align 4, !dbg !60
  %37 = sext i32 %36 to i64, !dbg !61
  %38 = getelementptr inbounds [8 x i32], ptr %3, i64 0, i64 %37, !dbg !61
  %39 = load i32, ptr %38, align 4, !dbg !61
  %40 = icmp slt i32 %39, 0, !dbg !62
  %41 = zext i1 %40 to i32, !dbg !62
  %42 = load i32, ptr %5, align 4, !dbg !63
  %43 = add nsw i32 %42, %41, !dbg !63
  store i32 %43, ptr %5, align 4, !dbg !63
  br label %44, !dbg !64

44:                                               ; preds = %35
  %45 = load i32, ptr %6, align 4, !dbg !65
  %46 = add nsw i32 %45, 1, !dbg !65
  store i32 %46, ptr %6, align 4, !dbg !65
  br label %32, !dbg !66, !llvm.loop !67

47:                                               ; preds = %32
  br label %48, !dbg !69

48:                                               ; preds = %47
  %49 = load i32, ptr %5, align 4, !dbg !70
  %50 = icmp eq i32 %49, 1, !dbg !70
  br i1 %50, label %52, label %51, !dbg !73

51:                                               ; preds = %48
  call void @reach_error(), !dbg !70
  br label %52, !dbg !70

52:                                               ; preds = %51, %48
  br label %53, !dbg !73

53:                                               ; preds = %52
  br label %54, !dbg !74

54:                                               ; preds = %53
  %55 = getelementptr inbounds [8 x i32], ptr %3, i64 0, i64 5, !dbg !75
  %56 = load i32, ptr %55, align 4, !dbg !75
  %57 = icmp eq i32 %56, 25, !dbg !75
  br i1 %57, label %59, label %58, !dbg !78

58:                                               ; preds = %54
  call void @reach_error(), !dbg !75
  br label %59, !dbg !75

59:                                               ; preds = %58, %54
  br label %60, !dbg !78

60:                                               ; preds = %59
  br label %61, !dbg !79

61:                                               ; preds = %60
  %62 = load i8, ptr %2, align 1, !dbg !80
  %63 = zext i8 %62 to i64, !dbg !80
  %64 = getelementptr inbounds [8 x i32], ptr @table, i64 0, i64 %63, !dbg !80
  %65 = load i32, ptr %64, align 4, !dbg !80
  %66 = icmp ne i32 %65, 9, !dbg !80
  br i1 %66, label %72, label %67, !dbg !80

67:                                               ; preds = %61
  %68 = load i8, ptr %2, align 1, !dbg !80
  %69 = zext i8 %68 to i32, !dbg !80
  %70 = icmp eq i32 %69, 5, !dbg !80
  br i1 %70, label %72, label %71, !dbg !83

71:                                               ; preds = %67
  call void @reach_error(), !dbg !80
  br label %72, !dbg !80

72:                                               ; preds = %71, %67, %61
  br label %73, !dbg !83

73:                                               ; preds = %72
  br label %74, !dbg !84

74:                                               ; preds = %73
  %75 = load i8, ptr %2, align 1, !dbg !85
  %76 = zext i8 %75 to i64, !dbg !85
  %77 = getelementptr inbounds [8 x i32], ptr @table, i64 0, i64 %76, !dbg !85
  %78 = load i32, ptr %77, align 4, !dbg !85
  %79 = icmp ne i32 %78, 2, !dbg !85
  br i1 %79, label %81, label %80, !dbg !88

80:                                               ; preds = %74
  call void @reach_error(), !dbg !85
  br label %81, !dbg !85

81:                                               ; preds = %80, %74
  br label %82, !dbg !88

82:                                               ; preds = %81
    #dbg_declare(ptr %7, !89, !DIExpression(), !90)
  br label %83, !dbg !91

83:                                               ; preds = %82
  %84 = load i32, ptr %7, align 4, !dbg !92
  %85 = icmp ne i32 %84, 12345, !dbg !92
  br i1 %85, label %87, label %86, !dbg !95

86:                                               ; preds = %83
  call void @reach_error(), !dbg !92
  br label %87, !dbg !92

87:                                               ; preds = %86, %83
  br label %88, !dbg !95

88:                                               ; preds = %87
  br label %89, !dbg !96

89:                                               ; preds = %88
  %90 = load i32, ptr %7, align 4, !dbg !97
  %91 = load i32, ptr %7, align 4, !dbg !97
  %92 = icmp eq i32 %90, %91, !dbg !97
  br i1 %92, label %94, label %93, !dbg !100

93:                                               ; preds = %89
  call void @reach_error(), !dbg !97
  br label %94, !dbg !97

94:                                               ; preds = %93, %89
  br label %95, !dbg !100

95:                                               ; preds = %94
    #dbg_declare(ptr %8, !101, !DIExpression(), !102)
  %96 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 0, !dbg !103
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %96, ptr align 16 @table, i64 32, i1 false), !dbg !103
  br label %97, !dbg !104

97:                                               ; preds = %95
  %98 = load i8, ptr %2, align 1, !dbg !105
  %99 = zext i8 %98 to i64, !dbg !105
  %100 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 %99, !dbg !105
  %101 = load i32, ptr %100, align 4, !dbg !105
  %102 = load i8, ptr %2, align 1, !dbg !105
  %103 = zext i8 %102 to i64, !dbg !105
  %104 = getelementptr inbounds [8 x i32], ptr @table, i64 0, i64 %103, !dbg !105
  %105 = load i32, ptr %104, align 4, !dbg !105
  %106 = icmp eq i32 %101, %105, !dbg !105
  br i1 %106, label %108, label %107, !dbg !108

107:                                              ; preds = %97
  call void @reach_error(), !dbg !105
  br label %108, !dbg !105

108:                                              ; preds = %107, %97
  br label %109, !dbg !108

109:                                              ; preds = %108
    #dbg_declare(ptr %9, !109, !DIExpression(), !115)
  %110 = call noalias ptr @malloc(i64 noundef 16) #5, !dbg !116
  store ptr %110, ptr %9, align 8, !dbg !115
  %111 = load i8, ptr %2, align 1, !dbg !117
  %112 = zext i8 %111 to i32, !dbg !117
  %113 = load ptr, ptr %9, align 8, !dbg !118
  %114 = getelementptr inbounds %struct.node, ptr %113, i32 0, i32 0, !dbg !119
  store i32 %112, ptr %114, align 8, !dbg !120
  %115 = load ptr, ptr %9, align 8, !dbg !121
  %116 = load ptr, ptr %9, align 8, !dbg !122
  %117 = getelementptr inbounds %struct.node, ptr %116, i32 0, i32 1, !dbg !123
  store ptr %115, ptr %117, align 8, !dbg !124
  br label %118, !dbg !125

118:                                              ; preds = %109
  %119 = load ptr, ptr %9, align 8, !dbg !126
  %120 = getelementptr inbounds %struct.node, ptr %119, i32 0, i32 1, !dbg !126
  %121 = load ptr, ptr %120, align 8, !dbg !126
  %122 = getelementptr inbounds %struct.node, ptr %121, i32 0, i32 1, !dbg !126
  %123 = load ptr, ptr %122, align 8, !dbg !126
  %124 = getelementptr inbounds %struct.node, ptr %123, i32 0, i32 0, !dbg !126
  %125 = load i32, ptr %124, align 8, !dbg !126
  %126 = load i8, ptr %2, align 1, !dbg !126
  %127 = zext i8 %126 to i32, !dbg !126
  %128 = icmp eq i32 %125, %127, !dbg !126
  br i1 %128, label %130, label %129, !dbg !129

129:                                              ; preds = %118
  call void @reach_error(), !dbg !126
  br label %130, !dbg !126

130:                                              ; preds = %129, %118
  br label %131, !dbg !129

131:                                              ; preds = %130
    #dbg_declare(ptr %10, !130, !DIExpression(), !131)
  %132 = call noalias ptr @malloc(i64 noundef 16) #5, !dbg !132
  store ptr %132, ptr %10, align 8, !dbg !131
  %133 = load ptr, ptr %10, align 8, !dbg !133
  %134 = icmp ne ptr %133, null, !dbg !133
  br i1 %134, label %136, label %135, !dbg !135

135:                                              ; preds = %131
  store i32 1, ptr %1, align 4, !dbg !136
  br label %153, !dbg !136

136:                                              ; preds = %131
  %137 = load ptr, ptr %10, align 8, !dbg !137
  %138 = getelementptr inbounds %struct.node, ptr %137, i32 0, i32 0, !dbg !138
  store i32 50, ptr %138, align 8, !dbg !139
  br label %139, !dbg !140

139:                                              ; preds = %136
  %140 = load ptr, ptr %9, align 8, !dbg !141
  %141 = getelementptr inbounds %struct.node, ptr %140, i32 0, i32 0, !dbg !141
  %142 = load i32, ptr %141, align 8, !dbg !141
  %143 = load ptr, ptr %10, align 8, !dbg !141
  %144 = getelementptr inbounds %struct.node, ptr %143, i32 0, i32 0, !dbg !141
  %145 = load i32, ptr %144, align 8, !dbg !141
  %146 = add nsw i32 %142, %145, !dbg !141
  %147 = icmp ne i32 %146, 57, !dbg !141
  br i1 %147, label %149, label %148, !dbg !144

148:                                              ; preds = %139
  call void @reach_error(), !dbg !141
  br label %149, !dbg !141

149:                                              ; preds = %148, %139
  br label %150, !dbg !144

150:                                              ; preds = %149
  %151 = load ptr, ptr %9, align 8, !dbg !145
  call void @free(ptr noundef %151) #6, !dbg !146
  %152 = load ptr, ptr %10, align 8, !dbg !147
  call void @free(ptr noundef %152) #6, !dbg !148
  store i32 0, ptr %1, align 4, !dbg !149
  br label %153, !dbg !149

153:                                              ; preds = %150, %135
  %154 = load i32, ptr %1, align 4, !dbg !150
  ret i32 %154, !dbg !150
}

declare zeroext i8 @__VERIFIER_nondet_uchar() #1

declare void @reach_error() #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #3

; Function Attrs: nounwind
declare void @free(ptr noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0) }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 10, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bounded_memory.c", directory: "/work/wt/verify/verifier/tests/programs", checksumkind: CSK_MD5, checksum: "b823d0eb9cda40fb175dd9ed728a99c0")
!4 = !{!0}
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 256, elements: !7)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!8}
!8 = !DISubrange(count: 8)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 12, type: !18, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!18 = !DISubroutineType(types: !19)
!19 = !{!6}
!20 = !{}
!21 = !DILocalVariable(name: "at", scope: !17, file: !3, line: 13, type: !22)
!22 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!23 = !DILocation(line: 13, column: 19, scope: !17)
!24 = !DILocation(line: 13, column: 24, scope: !17)
!25 = !DILocation(line: 13, column: 50, scope: !17)
!26 = !DILocalVariable(name: "numbers", scope: !17, file: !3, line: 14, type: !5)
!27 = !DILocation(line: 14, column: 9, scope: !17)
!28 = !DILocalVariable(name: "i", scope: !29, file: !3, line: 15, type: !6)
!29 = distinct !DILexicalBlock(scope: !17, file: !3, line: 15, column: 5)
!30 = !DILocation(line: 15, column: 14, scope: !29)
!31 = !DILocation(line: 15, column: 10, scope: !29)
!32 = !DILocation(line: 15, column: 21, scope: !33)
!33 = distinct !DILexicalBlock(scope: !29, file: !3, line: 15, column: 5)
!34 = !DILocation(line: 15, column: 23, scope: !33)
!35 = !DILocation(line: 15, column: 5, scope: !29)
!36 = !DILocation(line: 15, column: 46, scope: !33)
!37 = !DILocation(line: 15, column: 50, scope: !33)
!38 = !DILocation(line: 15, column: 48, scope: !33)
!39 = !DILocation(line: 15, column: 41, scope: !33)
!40 = !DILocation(line: 15, column: 33, scope: !33)
!41 = !DILocation(line: 15, column: 44, scope: !33)
!42 = !DILocation(line: 15, column: 29, scope: !33)
!43 = !DILocation(line: 15, column: 5, scope: !33)
!44 = distinct !{!44, !35, !45, !46}
!45 = !DILocation(line: 15, column: 50, scope: !29)
!46 = !{!"llvm.loop.mustprogress"}
!47 = !DILocation(line: 16, column: 13, scope: !17)
!48 = !DILocation(line: 16, column: 5, scope: !17)
!49 = !DILocation(line: 16, column: 17, scope: !17)
!50 = !DILocalVariable(name: "negative", scope: !17, file: !3, line: 17, type: !6)
!51 = !DILocation(line: 17, column: 9, scope: !17)
!52 = !DILocalVariable(name: "i", scope: !53, file: !3, line: 18, type: !6)
!53 = distinct !DILexicalBlock(scope: !17, file: !3, line: 18, column: 5)
!54 = !DILocation(line: 18, column: 14, scope: !53)
!55 = !DILocation(line: 18, column: 10, scope: !53)
!56 = !DILocation(line: 18, column: 21, scope: !57)
!57 = distinct !DILexicalBlock(scope: !53, file: !3, line: 18, column: 5)
!58 = !DILocation(line: 18, column: 23, scope: !57)
!59 = !DILocation(line: 18, column: 5, scope: !53)
!60 = !DILocation(line: 18, column: 53, scope: !57)
!61 = !DILocation(line: 18, column: 45, scope: !57)
!62 = !DILocation(line: 18, column: 56, scope: !57)
!63 = !DILocation(line: 18, column: 42, scope: !57)
!64 = !DILocation(line: 18, column: 33, scope: !57)
!65 = !DILocation(line: 18, column: 29, scope: !57)
!66 = !DILocation(line: 18, column: 5, scope: !57)
!67 = distinct !{!67, !59, !68, !46}
!68 = !DILocation(line: 18, column: 58, scope: !53)
!69 = !DILocation(line: 19, column: 5, scope: !17)
!70 = !DILocation(line: 19, column: 5, scope: !71)
!71 = distinct !DILexicalBlock(scope: !72, file: !3, line: 19, column: 5)
!72 = distinct !DILexicalBlock(scope: !17, file: !3, line: 19, column: 5)
!73 = !DILocation(line: 19, column: 5, scope: !72)
!74 = !DILocation(line: 20, column: 5, scope: !17)
!75 = !DILocation(line: 20, column: 5, scope: !76)
!76 = distinct !DILexicalBlock(scope: !77, file: !3, line: 20, column: 5)
!77 = distinct !DILexicalBlock(scope: !17, file: !3, line: 20, column: 5)
!78 = !DILocation(line: 20, column: 5, scope: !77)
!79 = !DILocation(line: 21, column: 5, scope: !17)
!80 = !DILocation(line: 21, column: 5, scope: !81)
!81 = distinct !DILexicalBlock(scope: !82, file: !3, line: 21, column: 5)
!82 = distinct !DILexicalBlock(scope: !17, file: !3, line: 21, column: 5)
!83 = !DILocation(line: 21, column: 5, scope: !82)
!84 = !DILocation(line: 22, column: 5, scope: !17)
!85 = !DILocation(line: 22, column: 5, scope: !86)
!86 = distinct !DILexicalBlock(scope: !87, file: !3, line: 22, column: 5)
!87 = distinct !DILexicalBlock(scope: !17, file: !3, line: 22, column: 5)
!88 = !DILocation(line: 22, column: 5, scope: !87)
!89 = !DILocalVariable(name: "unset", scope: !17, file: !3, line: 23, type: !6)
!90 = !DILocation(line: 23, column: 9, scope: !17)
!91 = !DILocation(line: 24, column: 5, scope: !17)
!92 = !DILocation(line: 24, column: 5, scope: !93)
!93 = distinct !DILexicalBlock(scope: !94, file: !3, line: 24, column: 5)
!94 = distinct !DILexicalBlock(scope: !17, file: !3, line: 24, column: 5)
!95 = !DILocation(line: 24, column: 5, scope: !94)
!96 = !DILocation(line: 25, column: 5, scope: !17)
!97 = !DILocation(line: 25, column: 5, scope: !98)
!98 = distinct !DILexicalBlock(scope: !99, file: !3, line: 25, column: 5)
!99 = distinct !DILexicalBlock(scope: !17, file: !3, line: 25, column: 5)
!100 = !DILocation(line: 25, column: 5, scope: !99)
!101 = !DILocalVariable(name: "copy", scope: !17, file: !3, line: 26, type: !5)
!102 = !DILocation(line: 26, column: 9, scope: !17)
!103 = !DILocation(line: 27, column: 5, scope: !17)
!104 = !DILocation(line: 28, column: 5, scope: !17)
!105 = !DILocation(line: 28, column: 5, scope: !106)
!106 = distinct !DILexicalBlock(scope: !107, file: !3, line: 28, column: 5)
!107 = distinct !DILexicalBlock(scope: !17, file: !3, line: 28, column: 5)
!108 = !DILocation(line: 28, column: 5, scope: !107)
!109 = !DILocalVariable(name: "node", scope: !17, file: !3, line: 29, type: !110)
!110 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !111, size: 64)
!111 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 9, size: 128, elements: !112)
!112 = !{!113, !114}
!113 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !111, file: !3, line: 9, baseType: !6, size: 32)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !111, file: !3, line: 9, baseType: !110, size: 64, offset: 64)
!115 = !DILocation(line: 29, column: 18, scope: !17)
!116 = !DILocation(line: 29, column: 25, scope: !17)
!117 = !DILocation(line: 30, column: 19, scope: !17)
!118 = !DILocation(line: 30, column: 5, scope: !17)
!119 = !DILocation(line: 30, column: 11, scope: !17)
!120 = !DILocation(line: 30, column: 17, scope: !17)
!121 = !DILocation(line: 31, column: 18, scope: !17)
!122 = !DILocation(line: 31, column: 5, scope: !17)
!123 = !DILocation(line: 31, column: 11, scope: !17)
!124 = !DILocation(line: 31, column: 16, scope: !17)
!125 = !DILocation(line: 32, column: 5, scope: !17)
!126 = !DILocation(line: 32, column: 5, scope: !127)
!127 = distinct !DILexicalBlock(scope: !128, file: !3, line: 32, column: 5)
!128 = distinct !DILexicalBlock(scope: !17, file: !3, line: 32, column: 5)
!129 = !DILocation(line: 32, column: 5, scope: !128)
!130 = !DILocalVariable(name: "other", scope: !17, file: !3, line: 33, type: !110)
!131 = !DILocation(line: 33, column: 18, scope: !17)
!132 = !DILocation(line: 33, column: 26, scope: !17)
!133 = !DILocation(line: 34, column: 10, scope: !134)
!134 = distinct !DILexicalBlock(scope: !17, file: !3, line: 34, column: 9)
!135 = !DILocation(line: 34, column: 9, scope: !17)
!136 = !DILocation(line: 34, column: 17, scope: !134)
!137 = !DILocation(line: 35, column: 5, scope: !17)
!138 = !DILocation(line: 35, column: 12, scope: !17)
!139 = !DILocation(line: 35, column: 18, scope: !17)
!140 = !DILocation(line: 36, column: 5, scope: !17)
!141 = !DILocation(line: 36, column: 5, scope: !142)
!142 = distinct !DILexicalBlock(scope: !143, file: !3, line: 36, column: 5)
!143 = distinct !DILexicalBlock(scope: !17, file: !3, line: 36, column: 5)
!144 = !DILocation(line: 36, column: 5, scope: !143)
!145 = !DILocation(line: 37, column: 10, scope: !17)
!146 = !DILocation(line: 37, column: 5, scope: !17)
!147 = !DILocation(line: 38, column: 10, scope: !17)
!148 = !DILocation(line: 38, column: 5, scope: !17)
!149 = !DILocation(line: 39, column: 5, scope: !17)
!150 = !DILocation(line: 40, column: 1, scope: !17)
