; ModuleID = 'bounded_equality.c'
source_filename = "bounded_equality.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }

@left = dso_local global [2 x i32] zeroinitializer, align 4, !dbg !0
@right = dso_local global [2 x i32] zeroinitializer, align 4, !dbg !12
@last = dso_local global %struct.node zeroinitializer, align 8, !dbg !17

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !27 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !31, !DIExpression(), !33)
  store ptr @left, ptr %2, align 8, !dbg !33
    #dbg_declare(ptr %3, !34, !DIExpression(), !35)
  store ptr @right, ptr %3, align 8, !dbg !35
    #dbg_declare(ptr %4, !36, !DIExpression(), !37)
  %8 = call i32 @__VERIFIER_nondet_int(), !dbg !38
  store i32 %8, ptr %4, align 4, !dbg !37
    #dbg_declare(ptr %5, !39, !DIExpression(), !42)
    #dbg_declare(ptr %6, !43, !DIExpression(), !44)
  %9 = call i32 @__VERIFIER_nondet_int(), !dbg !45
  switch i32 %9, label %161 [
    i32 0, label %10
    i32 1, label %35
    i32 2, label %44
    i32 3, label %55
    i32 4, label %71
    i32 5, label %103
    i32 6, label %121
  ], !dbg !46

10:                                               ; preds = %0
  br label %11, !dbg !47

11:                                               ; preds = %10
  %12 = load ptr, ptr %2, align 8, !dbg !49
  %13 = load ptr, ptr %3, align 8, !dbg !49
  %14 = icmp ne ptr %12, %13, !dbg !49
  br i1 %14, label %16, label %15, !dbg !52

15:                                               ; preds = %11
  call void @reach_error(), !dbg !49
  br label %16, !dbg !49

16:                                               ; preds = %15, %11
  br label %17, !dbg !52

17:                                               ; preds = %16
  br label %18, !dbg !53

18:                                               ; preds = %17
  %19 = load ptr, ptr %2, align 8, !dbg !54
  %20 = getelementptr inbounds i32, ptr %19, i64 1, !dbg !54
  %21 = load ptr, ptr %3, align 8, !dbg !54
  %22 = getelementptr inbounds i32, ptr %21, i64 1, !dbg !54
  %23 = icmp ne ptr %20, %22, !dbg !54
  br i1 %23, label %25, label %24, !dbg !57

24:                                               ; preds = %18
  call void @reach_error(), !dbg !54
  br label %25, !dbg !54

25:                                               ; preds = %24, %18
  br label %26, !dbg !57

26:                                               ; preds = %25
  br label %27, !dbg !58

27:                                               ; preds = %26
  %28 = load ptr, ptr %2, align 8, !dbg !59
  %29 = getelementptr inbounds i32, ptr %28, i64 2, !dbg !59
  %30 = load ptr, ptr %3, align 8, !dbg !59
  %31 = icmp eq ptr %29, %30, !dbg !59
  br i1 %31, label %33, label %32, !dbg !62

32:                                               ; preds = %27
  call void @reach_error(), !dbg !59
  br label %33, !dbg !59

33:                                               ; preds = %32, %27
  br label %34, !dbg !62

34:                                               ; preds = %33
  br label %161, !dbg !63

35:                                               ; preds = %0
  br label %36, !dbg !64

36:                                               ; preds = %35
  %37 = load ptr, ptr %2, align 8, !dbg !65
  %38 = getelementptr inbounds i32, ptr %37, i64 2, !dbg !65
  %39 = load ptr, ptr %3, align 8, !dbg !65
  %40 = icmp ne ptr %38, %39, !dbg !65
  br i1 %40, label %42, label %41, !dbg !68

41:                                               ; preds = %36
  call void @reach_error(), !dbg !65
  br label %42, !dbg !65

42:                                               ; preds = %41, %36
  br label %43, !dbg !68

43:                                               ; preds = %42
  br label %161, !dbg !69

44:                                               ; preds = %0
  br label %45, !dbg !70

45:                                               ; preds = %44
  %46 = load ptr, ptr %2, align 8, !dbg !71
  %47 = load i32, ptr %4, align 4, !dbg !71
  %48 = sext i32 %47 to i64, !dbg !71
  %49 = getelementptr inbounds i32, ptr %46, i64 %48, !dbg !71
  %50 = load ptr, ptr %3, align 8, !dbg !71
  %51 = icmp ne ptr %49, %50, !dbg !71
  br i1 %51, label %53, label %52, !dbg !74

52:                                               ; preds = %45
  call void @reach_error(), !dbg !71
  br label %53, !dbg !71

53:                                               ; preds = %52, %45
  br label %54, !dbg !74

54:                                               ; preds = %53
  br label %161, !dbg !75

55:                                               ; preds = %0
  store ptr @left, ptr %2, align 8, !dbg !76
  br label %56, !dbg !78

56:                                               ; preds = %61, %55
  %57 = load ptr, ptr %2, align 8, !dbg !79
  %58 = icmp ne ptr %57, getelementptr inbounds (i32, ptr @left, i64 2), !dbg !81
  br i1 %58, label %59, label %64, !dbg !82

59:                                               ; preds = %56
  %60 = load ptr, ptr %2, align 8, !dbg !83
  store i32 1, ptr %60, align 4, !dbg !84
  br label %61, !dbg !85

61:                                               ; preds = %59
  %62 = load ptr, ptr %2, align 8, !dbg !86
  %63 = getelementptr inbounds i32, ptr %62, i32 1, !dbg !86
  store ptr %63, ptr %2, align 8, !dbg !86
  br label %56, !dbg !87, !llvm.loop !88

64:                                               ; preds = %56
  br label %65, !dbg !91

65:                                               ; preds = %64
  %66 = load i32, ptr getelementptr inbounds ([2 x i32], ptr @left, i64 0, i64 1), align 4, !dbg !92
  %67 = icmp eq i32 %66, 1, !dbg !92
  br i1 %67, label %69, label %68, !dbg !95

68:                                               ; preds = %65
  call void @reach_error(), !dbg !92
  br label %69, !dbg !92

69:                                               ; preds = %68, %65
  br label %70, !dbg !95

70:                                               ; preds = %69
  br label %161, !dbg !96

71:                                               ; preds = %0
  %72 = call ptr @malloc(i64 noundef 4) #4, !dbg !97
  store ptr %72, ptr %5, align 8, !dbg !98
  %73 = call ptr @malloc(i64 noundef 4) #4, !dbg !99
  store ptr %73, ptr %6, align 8, !dbg !100
  %74 = load ptr, ptr %5, align 8, !dbg !101
  %75 = icmp ne ptr %74, null, !dbg !101
  br i1 %75, label %76, label %87, !dbg !103

76:                                               ; preds = %71
  %77 = load ptr, ptr %6, align 8, !dbg !104
  %78 = icmp ne ptr %77, null, !dbg !104
  br i1 %78, label %79, label %87, !dbg !105

79:                                               ; preds = %76
  br label %80, !dbg !106

80:                                               ; preds = %79
  %81 = load ptr, ptr %5, align 8, !dbg !107
  %82 = load ptr, ptr %6, align 8, !dbg !107
  %83 = icmp ne ptr %81, %82, !dbg !107
  br i1 %83, label %85, label %84, !dbg !110

84:                                               ; preds = %80
  call void @reach_error(), !dbg !107
  br label %85, !dbg !107

85:                                               ; preds = %84, %80
  br label %86, !dbg !110

86:                                               ; preds = %85
  br label %87, !dbg !110

87:                                               ; preds = %86, %76, %71
  %88 = load ptr, ptr %5, align 8, !dbg !111
  call void @free(ptr noundef %88), !dbg !112
  %89 = load ptr, ptr %5, align 8, !dbg !113
  %90 = icmp ne ptr %89, null, !dbg !113
  br i1 %90, label %91, label %102, !dbg !115

91:                                               ; preds = %87
  %92 = load ptr, ptr %6, align 8, !dbg !116
  %93 = icmp ne ptr %92, null, !dbg !116
  br i1 %93, label %94, label %102, !dbg !117

94:                                               ; preds = %91
  br label %95, !dbg !118

95:                                               ; preds = %94
  %96 = load ptr, ptr %5, align 8, !dbg !119
  %97 = load ptr, ptr %6, align 8, !dbg !119
  %98 = icmp ne ptr %96, %97, !dbg !119
  br i1 %98, label %100, label %99, !dbg !122

99:                                               ; preds = %95
  call void @reach_error(), !dbg !119
  br label %100, !dbg !119

100:                                              ; preds = %99, %95
  br label %101, !dbg !122

101:                                              ; preds = %100
  br label %102, !dbg !122

102:                                              ; preds = %101, %91, %87
  br label %161, !dbg !123

103:                                              ; preds = %0
  %104 = call ptr @malloc(i64 noundef 4) #4, !dbg !124
  store ptr %104, ptr %5, align 8, !dbg !125
  %105 = load ptr, ptr %5, align 8, !dbg !126
  %106 = call ptr @realloc(ptr noundef %105, i64 noundef 8) #5, !dbg !127
  store ptr %106, ptr %6, align 8, !dbg !128
  %107 = load ptr, ptr %5, align 8, !dbg !129
  %108 = icmp ne ptr %107, null, !dbg !129
  br i1 %108, label %109, label %120, !dbg !131

109:                                              ; preds = %103
  %110 = load ptr, ptr %6, align 8, !dbg !132
  %111 = icmp ne ptr %110, null, !dbg !132
  br i1 %111, label %112, label %120, !dbg !133

112:                                              ; preds = %109
  br label %113, !dbg !134

113:                                              ; preds = %112
  %114 = load ptr, ptr %5, align 8, !dbg !135
  %115 = load ptr, ptr %6, align 8, !dbg !135
  %116 = icmp ne ptr %114, %115, !dbg !135
  br i1 %116, label %118, label %117, !dbg !138

117:                                              ; preds = %113
  call void @reach_error(), !dbg !135
  br label %118, !dbg !135

118:                                              ; preds = %117, %113
  br label %119, !dbg !138

119:                                              ; preds = %118
  br label %120, !dbg !138

120:                                              ; preds = %119, %109, %103
  br label %161, !dbg !139

121:                                              ; preds = %0
    #dbg_declare(ptr %7, !140, !DIExpression(), !142)
  %122 = call ptr @malloc(i64 noundef 16) #4, !dbg !143
  store ptr %122, ptr %7, align 8, !dbg !142
  %123 = load ptr, ptr %7, align 8, !dbg !144
  %124 = icmp ne ptr %123, null, !dbg !144
  br i1 %124, label %126, label %125, !dbg !146

125:                                              ; preds = %121
  br label %161, !dbg !147

126:                                              ; preds = %121
  %127 = load ptr, ptr %7, align 8, !dbg !148
  %128 = getelementptr inbounds %struct.node, ptr %127, i32 0, i32 1, !dbg !149
  store ptr @last, ptr %128, align 8, !dbg !150
  %129 = load ptr, ptr %7, align 8, !dbg !151
  store ptr %129, ptr getelementptr inbounds (%struct.node, ptr @last, i32 0, i32 1), align 8, !dbg !152
  br label %130, !dbg !153

130:                                              ; preds = %126
  %131 = load ptr, ptr %7, align 8, !dbg !154
  %132 = getelementptr inbounds %struct.node, ptr %131, i32 0, i32 1, !dbg !154
  %133 = load ptr, ptr %132, align 8, !dbg !154
  %134 = getelementptr inbounds %struct.node, ptr %133, i32 0, i32 1, !dbg !154
  %135 = load ptr, ptr %134, align 8, !dbg !154
  %136 = load ptr, ptr %7, align 8, !dbg !154
  %137 = icmp eq ptr %135, %136, !dbg !154
  br i1 %137, label %139, label %138, !dbg !157

138:                                              ; preds = %130
  call void @reach_error(), !dbg !154
  br label %139, !dbg !154

139:                                              ; preds = %138, %130
  br label %140, !dbg !157

140:                                              ; preds = %139
  br label %141, !dbg !158

141:                                              ; preds = %140
  %142 = load ptr, ptr %7, align 8, !dbg !159
  %143 = getelementptr inbounds %struct.node, ptr %142, i32 0, i32 1, !dbg !159
  %144 = icmp ne ptr %143, getelementptr inbounds (%struct.node, ptr @last, i32 0, i32 1), !dbg !159
  br i1 %144, label %146, label %145, !dbg !162

145:                                              ; preds = %141
  call void @reach_error(), !dbg !159
  br label %146, !dbg !159

146:                                              ; preds = %145, %141
  br label %147, !dbg !162

147:                                              ; preds = %146
  br label %148, !dbg !163

148:                                              ; preds = %147
  %149 = load ptr, ptr %7, align 8, !dbg !164
  %150 = getelementptr inbounds %struct.node, ptr %149, i32 0, i32 1, !dbg !164
  %151 = icmp ne ptr %150, @last, !dbg !164
  br i1 %151, label %153, label %152, !dbg !167

152:                                              ; preds = %148
  call void @reach_error(), !dbg !164
  br label %153, !dbg !164

153:                                              ; preds = %152, %148
  br label %154, !dbg !167

154:                                              ; preds = %153
  call void @free(ptr noundef null), !dbg !168
  br label %155, !dbg !169

155:                                              ; preds = %154
  %156 = load ptr, ptr %7, align 8, !dbg !170
  %157 = icmp ne ptr %156, @last, !dbg !170
  br i1 %157, label %159, label %158, !dbg !173

158:                                              ; preds = %155
  call void @reach_error(), !dbg !170
  br label %159, !dbg !170

159:                                              ; preds = %158, %155
  br label %160, !dbg !173

160:                                              ; preds = %159
  br label %161, !dbg !174

161:                                              ; preds = %0, %160, %125, %120, %102, %70, %54, %43, %34
  ret i32 0, !dbg !175
}

declare i32 @__VERIFIER_nondet_int() #1

declare void @reach_error() #1

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #2

declare void @free(ptr noundef) #1

; Function Attrs: allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { allocsize(0) }
attributes #5 = { allocsize(1) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24, !25}
!llvm.ident = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "left", scope: !2, file: !3, line: 10, type: !14, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !11, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bounded_equality.c", directory: ".", checksumkind: CSK_MD5, checksum: "3672179996c5aba5e2552ddcf3376fd5")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 11, size: 128, elements: !7)
!7 = !{!8, !10}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !6, file: !3, line: 11, baseType: !9, size: 32)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !6, file: !3, line: 11, baseType: !5, size: 64, offset: 64)
!11 = !{!0, !12, !17}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "right", scope: !2, file: !3, line: 10, type: !14, isLocal: false, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 64, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 2)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 11, type: !6, isLocal: false, isDefinition: true)
!19 = !{i32 7, !"Dwarf Version", i32 5}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 8, !"PIC Level", i32 2}
!23 = !{i32 7, !"PIE Level", i32 2}
!24 = !{i32 7, !"uwtable", i32 2}
!25 = !{i32 7, !"frame-pointer", i32 2}
!26 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!27 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !28, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !30)
!28 = !DISubroutineType(types: !29)
!29 = !{!9}
!30 = !{}
!31 = !DILocalVariable(name: "first", scope: !27, file: !3, line: 14, type: !32)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!33 = !DILocation(line: 14, column: 10, scope: !27)
!34 = !DILocalVariable(name: "second", scope: !27, file: !3, line: 14, type: !32)
!35 = !DILocation(line: 14, column: 25, scope: !27)
!36 = !DILocalVariable(name: "far", scope: !27, file: !3, line: 15, type: !9)
!37 = !DILocation(line: 15, column: 9, scope: !27)
!38 = !DILocation(line: 15, column: 15, scope: !27)
!39 = !DILocalVariable(name: "one", scope: !27, file: !3, line: 16, type: !40)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!41 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!42 = !DILocation(line: 16, column: 11, scope: !27)
!43 = !DILocalVariable(name: "other", scope: !27, file: !3, line: 16, type: !40)
!44 = !DILocation(line: 16, column: 17, scope: !27)
!45 = !DILocation(line: 17, column: 13, scope: !27)
!46 = !DILocation(line: 17, column: 5, scope: !27)
!47 = !DILocation(line: 19, column: 9, scope: !48)
!48 = distinct !DILexicalBlock(scope: !27, file: !3, line: 17, column: 38)
!49 = !DILocation(line: 19, column: 9, scope: !50)
!50 = distinct !DILexicalBlock(scope: !51, file: !3, line: 19, column: 9)
!51 = distinct !DILexicalBlock(scope: !48, file: !3, line: 19, column: 9)
!52 = !DILocation(line: 19, column: 9, scope: !51)
!53 = !DILocation(line: 20, column: 9, scope: !48)
!54 = !DILocation(line: 20, column: 9, scope: !55)
!55 = distinct !DILexicalBlock(scope: !56, file: !3, line: 20, column: 9)
!56 = distinct !DILexicalBlock(scope: !48, file: !3, line: 20, column: 9)
!57 = !DILocation(line: 20, column: 9, scope: !56)
!58 = !DILocation(line: 21, column: 9, scope: !48)
!59 = !DILocation(line: 21, column: 9, scope: !60)
!60 = distinct !DILexicalBlock(scope: !61, file: !3, line: 21, column: 9)
!61 = distinct !DILexicalBlock(scope: !48, file: !3, line: 21, column: 9)
!62 = !DILocation(line: 21, column: 9, scope: !61)
!63 = !DILocation(line: 22, column: 9, scope: !48)
!64 = !DILocation(line: 24, column: 9, scope: !48)
!65 = !DILocation(line: 24, column: 9, scope: !66)
!66 = distinct !DILexicalBlock(scope: !67, file: !3, line: 24, column: 9)
!67 = distinct !DILexicalBlock(scope: !48, file: !3, line: 24, column: 9)
!68 = !DILocation(line: 24, column: 9, scope: !67)
!69 = !DILocation(line: 25, column: 9, scope: !48)
!70 = !DILocation(line: 27, column: 9, scope: !48)
!71 = !DILocation(line: 27, column: 9, scope: !72)
!72 = distinct !DILexicalBlock(scope: !73, file: !3, line: 27, column: 9)
!73 = distinct !DILexicalBlock(scope: !48, file: !3, line: 27, column: 9)
!74 = !DILocation(line: 27, column: 9, scope: !73)
!75 = !DILocation(line: 28, column: 9, scope: !48)
!76 = !DILocation(line: 30, column: 20, scope: !77)
!77 = distinct !DILexicalBlock(scope: !48, file: !3, line: 30, column: 9)
!78 = !DILocation(line: 30, column: 14, scope: !77)
!79 = !DILocation(line: 30, column: 28, scope: !80)
!80 = distinct !DILexicalBlock(scope: !77, file: !3, line: 30, column: 9)
!81 = !DILocation(line: 30, column: 34, scope: !80)
!82 = !DILocation(line: 30, column: 9, scope: !77)
!83 = !DILocation(line: 31, column: 14, scope: !80)
!84 = !DILocation(line: 31, column: 20, scope: !80)
!85 = !DILocation(line: 31, column: 13, scope: !80)
!86 = !DILocation(line: 30, column: 52, scope: !80)
!87 = !DILocation(line: 30, column: 9, scope: !80)
!88 = distinct !{!88, !82, !89, !90}
!89 = !DILocation(line: 31, column: 22, scope: !77)
!90 = !{!"llvm.loop.mustprogress"}
!91 = !DILocation(line: 32, column: 9, scope: !48)
!92 = !DILocation(line: 32, column: 9, scope: !93)
!93 = distinct !DILexicalBlock(scope: !94, file: !3, line: 32, column: 9)
!94 = distinct !DILexicalBlock(scope: !48, file: !3, line: 32, column: 9)
!95 = !DILocation(line: 32, column: 9, scope: !94)
!96 = !DILocation(line: 33, column: 9, scope: !48)
!97 = !DILocation(line: 35, column: 15, scope: !48)
!98 = !DILocation(line: 35, column: 13, scope: !48)
!99 = !DILocation(line: 36, column: 17, scope: !48)
!100 = !DILocation(line: 36, column: 15, scope: !48)
!101 = !DILocation(line: 37, column: 13, scope: !102)
!102 = distinct !DILexicalBlock(scope: !48, file: !3, line: 37, column: 13)
!103 = !DILocation(line: 37, column: 17, scope: !102)
!104 = !DILocation(line: 37, column: 20, scope: !102)
!105 = !DILocation(line: 37, column: 13, scope: !48)
!106 = !DILocation(line: 38, column: 13, scope: !102)
!107 = !DILocation(line: 38, column: 13, scope: !108)
!108 = distinct !DILexicalBlock(scope: !109, file: !3, line: 38, column: 13)
!109 = distinct !DILexicalBlock(scope: !102, file: !3, line: 38, column: 13)
!110 = !DILocation(line: 38, column: 13, scope: !109)
!111 = !DILocation(line: 39, column: 14, scope: !48)
!112 = !DILocation(line: 39, column: 9, scope: !48)
!113 = !DILocation(line: 40, column: 13, scope: !114)
!114 = distinct !DILexicalBlock(scope: !48, file: !3, line: 40, column: 13)
!115 = !DILocation(line: 40, column: 17, scope: !114)
!116 = !DILocation(line: 40, column: 20, scope: !114)
!117 = !DILocation(line: 40, column: 13, scope: !48)
!118 = !DILocation(line: 41, column: 13, scope: !114)
!119 = !DILocation(line: 41, column: 13, scope: !120)
!120 = distinct !DILexicalBlock(scope: !121, file: !3, line: 41, column: 13)
!121 = distinct !DILexicalBlock(scope: !114, file: !3, line: 41, column: 13)
!122 = !DILocation(line: 41, column: 13, scope: !121)
!123 = !DILocation(line: 42, column: 9, scope: !48)
!124 = !DILocation(line: 44, column: 15, scope: !48)
!125 = !DILocation(line: 44, column: 13, scope: !48)
!126 = !DILocation(line: 45, column: 25, scope: !48)
!127 = !DILocation(line: 45, column: 17, scope: !48)
!128 = !DILocation(line: 45, column: 15, scope: !48)
!129 = !DILocation(line: 46, column: 13, scope: !130)
!130 = distinct !DILexicalBlock(scope: !48, file: !3, line: 46, column: 13)
!131 = !DILocation(line: 46, column: 17, scope: !130)
!132 = !DILocation(line: 46, column: 20, scope: !130)
!133 = !DILocation(line: 46, column: 13, scope: !48)
!134 = !DILocation(line: 47, column: 13, scope: !130)
!135 = !DILocation(line: 47, column: 13, scope: !136)
!136 = distinct !DILexicalBlock(scope: !137, file: !3, line: 47, column: 13)
!137 = distinct !DILexicalBlock(scope: !130, file: !3, line: 47, column: 13)
!138 = !DILocation(line: 47, column: 13, scope: !137)
!139 = !DILocation(line: 48, column: 9, scope: !48)
!140 = !DILocalVariable(name: "node", scope: !141, file: !3, line: 50, type: !5)
!141 = distinct !DILexicalBlock(scope: !48, file: !3, line: 49, column: 13)
!142 = !DILocation(line: 50, column: 22, scope: !141)
!143 = !DILocation(line: 50, column: 29, scope: !141)
!144 = !DILocation(line: 51, column: 14, scope: !145)
!145 = distinct !DILexicalBlock(scope: !141, file: !3, line: 51, column: 13)
!146 = !DILocation(line: 51, column: 13, scope: !141)
!147 = !DILocation(line: 52, column: 13, scope: !145)
!148 = !DILocation(line: 53, column: 9, scope: !141)
!149 = !DILocation(line: 53, column: 15, scope: !141)
!150 = !DILocation(line: 53, column: 20, scope: !141)
!151 = !DILocation(line: 54, column: 21, scope: !141)
!152 = !DILocation(line: 54, column: 19, scope: !141)
!153 = !DILocation(line: 55, column: 9, scope: !141)
!154 = !DILocation(line: 55, column: 9, scope: !155)
!155 = distinct !DILexicalBlock(scope: !156, file: !3, line: 55, column: 9)
!156 = distinct !DILexicalBlock(scope: !141, file: !3, line: 55, column: 9)
!157 = !DILocation(line: 55, column: 9, scope: !156)
!158 = !DILocation(line: 56, column: 9, scope: !141)
!159 = !DILocation(line: 56, column: 9, scope: !160)
!160 = distinct !DILexicalBlock(scope: !161, file: !3, line: 56, column: 9)
!161 = distinct !DILexicalBlock(scope: !141, file: !3, line: 56, column: 9)
!162 = !DILocation(line: 56, column: 9, scope: !161)
!163 = !DILocation(line: 57, column: 9, scope: !141)
!164 = !DILocation(line: 57, column: 9, scope: !165)
!165 = distinct !DILexicalBlock(scope: !166, file: !3, line: 57, column: 9)
!166 = distinct !DILexicalBlock(scope: !141, file: !3, line: 57, column: 9)
!167 = !DILocation(line: 57, column: 9, scope: !166)
!168 = !DILocation(line: 58, column: 9, scope: !141)
!169 = !DILocation(line: 59, column: 9, scope: !141)
!170 = !DILocation(line: 59, column: 9, scope: !171)
!171 = distinct !DILexicalBlock(scope: !172, file: !3, line: 59, column: 9)
!172 = distinct !DILexicalBlock(scope: !141, file: !3, line: 59, column: 9)
!173 = !DILocation(line: 59, column: 9, scope: !172)
!174 = !DILocation(line: 60, column: 9, scope: !141)
!175 = !DILocation(line: 63, column: 5, scope: !27)
