; ModuleID = 'bounded_loops.c'
source_filename = "bounded_loops.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !15, !DIExpression(), !17)
  store i32 0, ptr %2, align 4, !dbg !17
    #dbg_declare(ptr %3, !18, !DIExpression(), !20)
  store i32 0, ptr %3, align 4, !dbg !20
  br label %11, !dbg !21

11:                                               ; preds = %18, %0
  %12 = load i32, ptr %3, align 4, !dbg !22
  %13 = icmp slt i32 %12, 100, !dbg !24
  br i1 %13, label %14, label %21, !dbg !25

14:                                               ; preds = %11
  %15 = load i32, ptr %3, align 4, !dbg !26
  %16 = load i32, ptr %2, align 4, !dbg !27
  %17 = add i32 %16, %15, !dbg !27
  store i32 %17, ptr %2, align 4, !dbg !27
  br label %18, !dbg !28

18:                                               ; preds = %14
  %19 = load i32, ptr %3, align 4, !dbg !29
  %20 = add nsw i32 %19, 1, !dbg !29
  store i32 %20, ptr %3, align 4, !dbg !29
  br label %11, !dbg !30, !llvm.loop !31

21:                                               ; preds = %11
  br label %22, !dbg !34

22:                                               ; preds = %21
  %23 = load i32, ptr %2, align 4, !dbg !35
  %24 = icmp eq i32 %23, 4950, !dbg !35
  br i1 %24, label %26, label %25, !dbg !38

25:                                               ; preds = %22
  call void @reach_error(), !dbg !35
  br label %26, !dbg !35

26:                                               ; preds = %25, %22
  br label %27, !dbg !38

27:                                               ; preds = %26
    #dbg_declare(ptr %4, !39, !DIExpression(), !40)
  %28 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !41
  %29 = zext i8 %28 to i32, !dbg !41
  %30 = and i32 %29, 7, !dbg !42
  store i32 %30, ptr %4, align 4, !dbg !40
    #dbg_declare(ptr %5, !43, !DIExpression(), !44)
  store i32 0, ptr %5, align 4, !dbg !44
    #dbg_declare(ptr %6, !45, !DIExpression(), !46)
  store i32 0, ptr %6, align 4, !dbg !46
  br label %31, !dbg !47

31:                                               ; preds = %35, %27
  %32 = load i32, ptr %5, align 4, !dbg !48
  %33 = load i32, ptr %4, align 4, !dbg !49
  %34 = icmp ult i32 %32, %33, !dbg !50
  br i1 %34, label %35, label %43, !dbg !47

35:                                               ; preds = %31
  %36 = load i32, ptr %5, align 4, !dbg !51
  %37 = mul i32 2, %36, !dbg !53
  %38 = add i32 %37, 1, !dbg !54
  %39 = load i32, ptr %6, align 4, !dbg !55
  %40 = add i32 %39, %38, !dbg !55
  store i32 %40, ptr %6, align 4, !dbg !55
  %41 = load i32, ptr %5, align 4, !dbg !56
  %42 = add i32 %41, 1, !dbg !56
  store i32 %42, ptr %5, align 4, !dbg !56
  br label %31, !dbg !47, !llvm.loop !57

43:                                               ; preds = %31
  br label %44, !dbg !59

44:                                               ; preds = %43
  %45 = load i32, ptr %6, align 4, !dbg !60
  %46 = load i32, ptr %4, align 4, !dbg !60
  %47 = load i32, ptr %4, align 4, !dbg !60
  %48 = mul i32 %46, %47, !dbg !60
  %49 = icmp eq i32 %45, %48, !dbg !60
  br i1 %49, label %51, label %50, !dbg !63

50:                                               ; preds = %44
  call void @reach_error(), !dbg !60
  br label %51, !dbg !60

51:                                               ; preds = %50, %44
  br label %52, !dbg !63

52:                                               ; preds = %51
  br label %53, !dbg !64

53:                                               ; preds = %52
  %54 = load i32, ptr %6, align 4, !dbg !65
  %55 = icmp ne i32 %54, 49, !dbg !65
  br i1 %55, label %57, label %56, !dbg !68

56:                                               ; preds = %53
  call void @reach_error(), !dbg !65
  br label %57, !dbg !65

57:                                               ; preds = %56, %53
  br label %58, !dbg !68

58:                                               ; preds = %57
    #dbg_declare(ptr %7, !69, !DIExpression(), !70)
  store i32 0, ptr %7, align 4, !dbg !70
    #dbg_declare(ptr %8, !71, !DIExpression(), !73)
  store i32 0, ptr %8, align 4, !dbg !73
  br label %59, !dbg !74

59:                                               ; preds = %85, %58
  %60 = load i32, ptr %8, align 4, !dbg !75
  %61 = icmp ult i32 %60, 4, !dbg !77
  br i1 %61, label %62, label %88, !dbg !78

62:                                               ; preds = %59
    #dbg_declare(ptr %9, !79, !DIExpression(), !81)
  store i32 0, ptr %9, align 4, !dbg !81
  br label %63, !dbg !82

63:                                               ; preds = %81, %62
  %64 = load i32, ptr %9, align 4, !dbg !83
  %65 = load i32, ptr %4, align 4, !dbg !85
  %66 = icmp ult i32 %64, %65, !dbg !86
  br i1 %66, label %67, label %84, !dbg !87

67:                                               ; preds = %63
  %68 = load i32, ptr %8, align 4, !dbg !88
  %69 = load i32, ptr %9, align 4, !dbg !91
  %70 = add i32 %68, %69, !dbg !92
  %71 = urem i32 %70, 2, !dbg !93
  %72 = icmp ne i32 %71, 0, !dbg !93
  br i1 %72, label %73, label %74, !dbg !94

73:                                               ; preds = %67
  br label %81, !dbg !95

74:                                               ; preds = %67
  %75 = load i32, ptr %9, align 4, !dbg !96
  %76 = icmp eq i32 %75, 6, !dbg !98
  br i1 %76, label %77, label %78, !dbg !99

77:                                               ; preds = %74
  br label %84, !dbg !100

78:                                               ; preds = %74
  %79 = load i32, ptr %7, align 4, !dbg !101
  %80 = add i32 %79, 1, !dbg !101
  store i32 %80, ptr %7, align 4, !dbg !101
  br label %81, !dbg !102

81:                                               ; preds = %78, %73
  %82 = load i32, ptr %9, align 4, !dbg !103
  %83 = add i32 %82, 1, !dbg !103
  store i32 %83, ptr %9, align 4, !dbg !103
  br label %63, !dbg !104, !llvm.loop !105

84:                                               ; preds = %77, %63
  br label %85, !dbg !106

85:                                               ; preds = %84
  %86 = load i32, ptr %8, align 4, !dbg !107
  %87 = add i32 %86, 1, !dbg !107
  store i32 %87, ptr %8, align 4, !dbg !107
  br label %59, !dbg !108, !llvm.loop !109

88:                                               ; preds = %59
  br label %89, !dbg !111

89:                                               ; preds = %88
  %90 = load i32, ptr %7, align 4, !dbg !112
  %91 = icmp ule i32 %90, 12, !dbg !112
  br i1 %91, label %93, label %92, !dbg !115

92:                                               ; preds = %89
  call void @reach_error(), !dbg !112
  br label %93, !dbg !112

93:                                               ; preds = %92, %89
  br label %94, !dbg !115

94:                                               ; preds = %93
  br label %95, !dbg !116

95:                                               ; preds = %94
  %96 = load i32, ptr %7, align 4, !dbg !117
  %97 = icmp ne i32 %96, 10, !dbg !117
  br i1 %97, label %99, label %98, !dbg !120

98:                                               ; preds = %95
  call void @reach_error(), !dbg !117
  br label %99, !dbg !117

99:                                               ; preds = %98, %95
  br label %100, !dbg !120

100:                                              ; preds = %99
    #dbg_declare(ptr %10, !121, !DIExpression(), !122)
  store i32 0, ptr %10, align 4, !dbg !122
  br label %101, !dbg !123

101:                                              ; preds = %109, %100
  %102 = call i32 @__VERIFIER_nondet_int(), !dbg !124
  store i32 %102, ptr %10, align 4, !dbg !126
  br label %103, !dbg !127

103:                                              ; preds = %101
  %104 = load i32, ptr %10, align 4, !dbg !128
  %105 = icmp ne i32 %104, 77, !dbg !128
  br i1 %105, label %107, label %106, !dbg !131

106:                                              ; preds = %103
  call void @reach_error(), !dbg !128
  br label %107, !dbg !128

107:                                              ; preds = %106, %103
  br label %108, !dbg !131

108:                                              ; preds = %107
  br label %109, !dbg !132

109:                                              ; preds = %108
  %110 = load i32, ptr %10, align 4, !dbg !133
  %111 = icmp ne i32 %110, 5, !dbg !134
  br i1 %111, label %101, label %112, !dbg !132, !llvm.loop !135

112:                                              ; preds = %109
  br label %113, !dbg !137

113:                                              ; preds = %112
  %114 = load i32, ptr %10, align 4, !dbg !138
  %115 = icmp eq i32 %114, 5, !dbg !138
  br i1 %115, label %117, label %116, !dbg !141

116:                                              ; preds = %113
  call void @reach_error(), !dbg !138
  br label %117, !dbg !138

117:                                              ; preds = %116, %113
  br label %118, !dbg !141

118:                                              ; preds = %117
  ret i32 0, !dbg !142
}

declare void @reach_error() #1

declare zeroext i8 @__VERIFIER_nondet_uchar() #1

declare i32 @__VERIFIER_nondet_int() #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounded_loops.c", directory: "/work/w/engine/verifier/tests/programs", checksumkind: CSK_MD5, checksum: "1a0b56bdb781285fe944b77502f64eee")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "sum", scope: !10, file: !1, line: 9, type: !16)
!16 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!17 = !DILocation(line: 9, column: 14, scope: !10)
!18 = !DILocalVariable(name: "i", scope: !19, file: !1, line: 10, type: !13)
!19 = distinct !DILexicalBlock(scope: !10, file: !1, line: 10, column: 5)
!20 = !DILocation(line: 10, column: 14, scope: !19)
!21 = !DILocation(line: 10, column: 10, scope: !19)
!22 = !DILocation(line: 10, column: 21, scope: !23)
!23 = distinct !DILexicalBlock(scope: !19, file: !1, line: 10, column: 5)
!24 = !DILocation(line: 10, column: 23, scope: !23)
!25 = !DILocation(line: 10, column: 5, scope: !19)
!26 = !DILocation(line: 10, column: 42, scope: !23)
!27 = !DILocation(line: 10, column: 39, scope: !23)
!28 = !DILocation(line: 10, column: 35, scope: !23)
!29 = !DILocation(line: 10, column: 31, scope: !23)
!30 = !DILocation(line: 10, column: 5, scope: !23)
!31 = distinct !{!31, !25, !32, !33}
!32 = !DILocation(line: 10, column: 42, scope: !19)
!33 = !{!"llvm.loop.mustprogress"}
!34 = !DILocation(line: 11, column: 5, scope: !10)
!35 = !DILocation(line: 11, column: 5, scope: !36)
!36 = distinct !DILexicalBlock(scope: !37, file: !1, line: 11, column: 5)
!37 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 5)
!38 = !DILocation(line: 11, column: 5, scope: !37)
!39 = !DILocalVariable(name: "n", scope: !10, file: !1, line: 12, type: !16)
!40 = !DILocation(line: 12, column: 14, scope: !10)
!41 = !DILocation(line: 12, column: 18, scope: !10)
!42 = !DILocation(line: 12, column: 44, scope: !10)
!43 = !DILocalVariable(name: "rounds", scope: !10, file: !1, line: 13, type: !16)
!44 = !DILocation(line: 13, column: 14, scope: !10)
!45 = !DILocalVariable(name: "squares", scope: !10, file: !1, line: 13, type: !16)
!46 = !DILocation(line: 13, column: 26, scope: !10)
!47 = !DILocation(line: 14, column: 5, scope: !10)
!48 = !DILocation(line: 14, column: 12, scope: !10)
!49 = !DILocation(line: 14, column: 21, scope: !10)
!50 = !DILocation(line: 14, column: 19, scope: !10)
!51 = !DILocation(line: 15, column: 24, scope: !52)
!52 = distinct !DILexicalBlock(scope: !10, file: !1, line: 14, column: 24)
!53 = !DILocation(line: 15, column: 22, scope: !52)
!54 = !DILocation(line: 15, column: 31, scope: !52)
!55 = !DILocation(line: 15, column: 17, scope: !52)
!56 = !DILocation(line: 16, column: 15, scope: !52)
!57 = distinct !{!57, !47, !58, !33}
!58 = !DILocation(line: 17, column: 5, scope: !10)
!59 = !DILocation(line: 18, column: 5, scope: !10)
!60 = !DILocation(line: 18, column: 5, scope: !61)
!61 = distinct !DILexicalBlock(scope: !62, file: !1, line: 18, column: 5)
!62 = distinct !DILexicalBlock(scope: !10, file: !1, line: 18, column: 5)
!63 = !DILocation(line: 18, column: 5, scope: !62)
!64 = !DILocation(line: 19, column: 5, scope: !10)
!65 = !DILocation(line: 19, column: 5, scope: !66)
!66 = distinct !DILexicalBlock(scope: !67, file: !1, line: 19, column: 5)
!67 = distinct !DILexicalBlock(scope: !10, file: !1, line: 19, column: 5)
!68 = !DILocation(line: 19, column: 5, scope: !67)
!69 = !DILocalVariable(name: "odd", scope: !10, file: !1, line: 20, type: !16)
!70 = !DILocation(line: 20, column: 14, scope: !10)
!71 = !DILocalVariable(name: "i", scope: !72, file: !1, line: 21, type: !16)
!72 = distinct !DILexicalBlock(scope: !10, file: !1, line: 21, column: 5)
!73 = !DILocation(line: 21, column: 19, scope: !72)
!74 = !DILocation(line: 21, column: 10, scope: !72)
!75 = !DILocation(line: 21, column: 26, scope: !76)
!76 = distinct !DILexicalBlock(scope: !72, file: !1, line: 21, column: 5)
!77 = !DILocation(line: 21, column: 28, scope: !76)
!78 = !DILocation(line: 21, column: 5, scope: !72)
!79 = !DILocalVariable(name: "j", scope: !80, file: !1, line: 22, type: !16)
!80 = distinct !DILexicalBlock(scope: !76, file: !1, line: 22, column: 9)
!81 = !DILocation(line: 22, column: 23, scope: !80)
!82 = !DILocation(line: 22, column: 14, scope: !80)
!83 = !DILocation(line: 22, column: 30, scope: !84)
!84 = distinct !DILexicalBlock(scope: !80, file: !1, line: 22, column: 9)
!85 = !DILocation(line: 22, column: 34, scope: !84)
!86 = !DILocation(line: 22, column: 32, scope: !84)
!87 = !DILocation(line: 22, column: 9, scope: !80)
!88 = !DILocation(line: 23, column: 18, scope: !89)
!89 = distinct !DILexicalBlock(scope: !90, file: !1, line: 23, column: 17)
!90 = distinct !DILexicalBlock(scope: !84, file: !1, line: 22, column: 42)
!91 = !DILocation(line: 23, column: 22, scope: !89)
!92 = !DILocation(line: 23, column: 20, scope: !89)
!93 = !DILocation(line: 23, column: 25, scope: !89)
!94 = !DILocation(line: 23, column: 17, scope: !90)
!95 = !DILocation(line: 23, column: 30, scope: !89)
!96 = !DILocation(line: 24, column: 17, scope: !97)
!97 = distinct !DILexicalBlock(scope: !90, file: !1, line: 24, column: 17)
!98 = !DILocation(line: 24, column: 19, scope: !97)
!99 = !DILocation(line: 24, column: 17, scope: !90)
!100 = !DILocation(line: 24, column: 25, scope: !97)
!101 = !DILocation(line: 25, column: 16, scope: !90)
!102 = !DILocation(line: 26, column: 9, scope: !90)
!103 = !DILocation(line: 22, column: 38, scope: !84)
!104 = !DILocation(line: 22, column: 9, scope: !84)
!105 = distinct !{!105, !87, !106, !33}
!106 = !DILocation(line: 26, column: 9, scope: !80)
!107 = !DILocation(line: 21, column: 34, scope: !76)
!108 = !DILocation(line: 21, column: 5, scope: !76)
!109 = distinct !{!109, !78, !110, !33}
!110 = !DILocation(line: 26, column: 9, scope: !72)
!111 = !DILocation(line: 27, column: 5, scope: !10)
!112 = !DILocation(line: 27, column: 5, scope: !113)
!113 = distinct !DILexicalBlock(scope: !114, file: !1, line: 27, column: 5)
!114 = distinct !DILexicalBlock(scope: !10, file: !1, line: 27, column: 5)
!115 = !DILocation(line: 27, column: 5, scope: !114)
!116 = !DILocation(line: 28, column: 5, scope: !10)
!117 = !DILocation(line: 28, column: 5, scope: !118)
!118 = distinct !DILexicalBlock(scope: !119, file: !1, line: 28, column: 5)
!119 = distinct !DILexicalBlock(scope: !10, file: !1, line: 28, column: 5)
!120 = !DILocation(line: 28, column: 5, scope: !119)
!121 = !DILocalVariable(name: "state", scope: !10, file: !1, line: 29, type: !13)
!122 = !DILocation(line: 29, column: 9, scope: !10)
!123 = !DILocation(line: 30, column: 5, scope: !10)
!124 = !DILocation(line: 31, column: 17, scope: !125)
!125 = distinct !DILexicalBlock(scope: !10, file: !1, line: 30, column: 8)
!126 = !DILocation(line: 31, column: 15, scope: !125)
!127 = !DILocation(line: 32, column: 9, scope: !125)
!128 = !DILocation(line: 32, column: 9, scope: !129)
!129 = distinct !DILexicalBlock(scope: !130, file: !1, line: 32, column: 9)
!130 = distinct !DILexicalBlock(scope: !125, file: !1, line: 32, column: 9)
!131 = !DILocation(line: 32, column: 9, scope: !130)
!132 = !DILocation(line: 33, column: 5, scope: !125)
!133 = !DILocation(line: 33, column: 14, scope: !10)
!134 = !DILocation(line: 33, column: 20, scope: !10)
!135 = distinct !{!135, !123, !136, !33}
!136 = !DILocation(line: 33, column: 24, scope: !10)
!137 = !DILocation(line: 34, column: 5, scope: !10)
!138 = !DILocation(line: 34, column: 5, scope: !139)
!139 = distinct !DILexicalBlock(scope: !140, file: !1, line: 34, column: 5)
!140 = distinct !DILexicalBlock(scope: !10, file: !1, line: 34, column: 5)
!141 = !DILocation(line: 34, column: 5, scope: !140)
!142 = !DILocation(line: 35, column: 5, scope: !10)
