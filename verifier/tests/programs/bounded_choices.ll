; ModuleID = 'bounded_choices.c'
source_filename = "bounded_choices.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { ptr, i32 }

@__const.main.first = private unnamed_addr constant %struct.node { ptr null, i32 1 }, align 8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.node, align 8
  %3 = alloca %struct.node, align 8
  %4 = alloca %struct.node, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !15, !DIExpression(), !21)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 @__const.main.first, i64 16, i1 false), !dbg !21
    #dbg_declare(ptr %3, !22, !DIExpression(), !23)
  %8 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 0, !dbg !24
  store ptr %2, ptr %8, align 8, !dbg !24
  %9 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 1, !dbg !24
  store i32 2, ptr %9, align 8, !dbg !24
    #dbg_declare(ptr %4, !25, !DIExpression(), !26)
  %10 = getelementptr inbounds %struct.node, ptr %4, i32 0, i32 0, !dbg !27
  store ptr %3, ptr %10, align 8, !dbg !27
  %11 = getelementptr inbounds %struct.node, ptr %4, i32 0, i32 1, !dbg !27
  store i32 3, ptr %11, align 8, !dbg !27
    #dbg_declare(ptr %5, !28, !DIExpression(), !29)
  %12 = call i32 @__VERIFIER_nondet_int(), !dbg !30
  store i32 %12, ptr %5, align 4, !dbg !29
    #dbg_declare(ptr %6, !31, !DIExpression(), !32)
  %13 = load i32, ptr %5, align 4, !dbg !33
  %14 = icmp sgt i32 %13, 0, !dbg !34
  br i1 %14, label %15, label %16, !dbg !33

15:                                               ; preds = %0
  br label %23, !dbg !33

16:                                               ; preds = %0
  %17 = load i32, ptr %5, align 4, !dbg !35
  %18 = icmp slt i32 %17, -9, !dbg !36
  br i1 %18, label %19, label %20, !dbg !35

19:                                               ; preds = %16
  br label %21, !dbg !35

20:                                               ; preds = %16
  br label %21, !dbg !35

21:                                               ; preds = %20, %19
  %22 = phi ptr [ %3, %19 ], [ %4, %20 ], !dbg !35
  br label %23, !dbg !33

23:                                               ; preds = %21, %15
  %24 = phi ptr [ %2, %15 ], [ %22, %21 ], !dbg !33
  store ptr %24, ptr %6, align 8, !dbg !32
  %25 = load ptr, ptr %6, align 8, !dbg !37
  %26 = getelementptr inbounds %struct.node, ptr %25, i32 0, i32 1, !dbg !38
  store i32 7, ptr %26, align 8, !dbg !39
  %27 = load ptr, ptr %6, align 8, !dbg !40
  %28 = getelementptr inbounds %struct.node, ptr %27, i32 0, i32 1, !dbg !42
  %29 = load i32, ptr %28, align 8, !dbg !42
  %30 = icmp ne i32 %29, 7, !dbg !43
  br i1 %30, label %31, label %32, !dbg !44

31:                                               ; preds = %23
  call void @reach_error(), !dbg !45
  br label %32, !dbg !45

32:                                               ; preds = %31, %23
  %33 = load i32, ptr %5, align 4, !dbg !46
  %34 = icmp sgt i32 %33, 0, !dbg !48
  br i1 %34, label %35, label %44, !dbg !49

35:                                               ; preds = %32
  %36 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 1, !dbg !50
  %37 = load i32, ptr %36, align 8, !dbg !50
  %38 = icmp ne i32 %37, 2, !dbg !51
  br i1 %38, label %43, label %39, !dbg !52

39:                                               ; preds = %35
  %40 = getelementptr inbounds %struct.node, ptr %4, i32 0, i32 1, !dbg !53
  %41 = load i32, ptr %40, align 8, !dbg !53
  %42 = icmp ne i32 %41, 3, !dbg !54
  br i1 %42, label %43, label %44, !dbg !55

43:                                               ; preds = %39, %35
  call void @reach_error(), !dbg !56
  br label %44, !dbg !56

44:                                               ; preds = %43, %39, %32
  %45 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 1, !dbg !57
  %46 = load i32, ptr %45, align 8, !dbg !57
  %47 = icmp eq i32 %46, 7, !dbg !59
  br i1 %47, label %48, label %53, !dbg !60

48:                                               ; preds = %44
  %49 = getelementptr inbounds %struct.node, ptr %4, i32 0, i32 1, !dbg !61
  %50 = load i32, ptr %49, align 8, !dbg !61
  %51 = icmp eq i32 %50, 7, !dbg !62
  br i1 %51, label %52, label %53, !dbg !63

52:                                               ; preds = %48
  call void @reach_error(), !dbg !64
  br label %53, !dbg !64

53:                                               ; preds = %52, %48, %44
  %54 = getelementptr inbounds %struct.node, ptr %2, i32 0, i32 1, !dbg !65
  %55 = load i32, ptr %54, align 8, !dbg !65
  %56 = icmp eq i32 %55, 7, !dbg !67
  br i1 %56, label %57, label %61, !dbg !68

57:                                               ; preds = %53
  %58 = load i32, ptr %5, align 4, !dbg !69
  %59 = icmp eq i32 %58, -5, !dbg !70
  br i1 %59, label %60, label %61, !dbg !71

60:                                               ; preds = %57
  call void @reach_error(), !dbg !72
  br label %61, !dbg !72

61:                                               ; preds = %60, %57, %53
  %62 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 1, !dbg !73
  %63 = load i32, ptr %62, align 8, !dbg !73
  %64 = icmp eq i32 %63, 7, !dbg !75
  br i1 %64, label %65, label %69, !dbg !76

65:                                               ; preds = %61
  %66 = load i32, ptr %5, align 4, !dbg !77
  %67 = icmp eq i32 %66, -10, !dbg !78
  br i1 %67, label %68, label %69, !dbg !79

68:                                               ; preds = %65
  call void @reach_error(), !dbg !80
  br label %69, !dbg !80

69:                                               ; preds = %68, %65, %61
  %70 = load ptr, ptr %6, align 8, !dbg !81
  %71 = getelementptr inbounds %struct.node, ptr %70, i32 0, i32 0, !dbg !83
  %72 = load ptr, ptr %71, align 8, !dbg !83
  %73 = icmp ne ptr %72, null, !dbg !81
  br i1 %73, label %74, label %82, !dbg !84

74:                                               ; preds = %69
  %75 = load ptr, ptr %6, align 8, !dbg !85
  %76 = getelementptr inbounds %struct.node, ptr %75, i32 0, i32 0, !dbg !86
  %77 = load ptr, ptr %76, align 8, !dbg !86
  %78 = getelementptr inbounds %struct.node, ptr %77, i32 0, i32 1, !dbg !87
  %79 = load i32, ptr %78, align 8, !dbg !87
  %80 = icmp sgt i32 %79, 2, !dbg !88
  br i1 %80, label %81, label %82, !dbg !89

81:                                               ; preds = %74
  call void @reach_error(), !dbg !90
  br label %82, !dbg !90

82:                                               ; preds = %81, %74, %69
  %83 = load ptr, ptr %6, align 8, !dbg !91
  %84 = getelementptr inbounds %struct.node, ptr %83, i32 0, i32 0, !dbg !93
  %85 = load ptr, ptr %84, align 8, !dbg !93
  %86 = icmp ne ptr %85, null, !dbg !91
  br i1 %86, label %87, label %92, !dbg !94

87:                                               ; preds = %82
  %88 = load ptr, ptr %6, align 8, !dbg !95
  %89 = getelementptr inbounds %struct.node, ptr %88, i32 0, i32 0, !dbg !96
  %90 = load ptr, ptr %89, align 8, !dbg !96
  %91 = getelementptr inbounds %struct.node, ptr %90, i32 0, i32 1, !dbg !97
  store i32 8, ptr %91, align 8, !dbg !98
  br label %92, !dbg !95

92:                                               ; preds = %87, %82
  %93 = getelementptr inbounds %struct.node, ptr %2, i32 0, i32 1, !dbg !99
  %94 = load i32, ptr %93, align 8, !dbg !99
  %95 = icmp eq i32 %94, 8, !dbg !101
  br i1 %95, label %96, label %101, !dbg !102

96:                                               ; preds = %92
  %97 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 1, !dbg !103
  %98 = load i32, ptr %97, align 8, !dbg !103
  %99 = icmp ne i32 %98, 7, !dbg !104
  br i1 %99, label %100, label %101, !dbg !105

100:                                              ; preds = %96
  call void @reach_error(), !dbg !106
  br label %101, !dbg !106

101:                                              ; preds = %100, %96, %92
  %102 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 1, !dbg !107
  %103 = load i32, ptr %102, align 8, !dbg !107
  %104 = icmp eq i32 %103, 8, !dbg !109
  br i1 %104, label %105, label %110, !dbg !110

105:                                              ; preds = %101
  %106 = getelementptr inbounds %struct.node, ptr %4, i32 0, i32 1, !dbg !111
  %107 = load i32, ptr %106, align 8, !dbg !111
  %108 = icmp eq i32 %107, 3, !dbg !112
  br i1 %108, label %109, label %110, !dbg !113

109:                                              ; preds = %105
  call void @reach_error(), !dbg !114
  br label %110, !dbg !114

110:                                              ; preds = %109, %105, %101
  %111 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 1, !dbg !115
  %112 = load i32, ptr %111, align 8, !dbg !115
  %113 = icmp eq i32 %112, 8, !dbg !117
  br i1 %113, label %114, label %115, !dbg !118

114:                                              ; preds = %110
  call void @reach_error(), !dbg !119
  br label %115, !dbg !119

115:                                              ; preds = %114, %110
    #dbg_declare(ptr %7, !120, !DIExpression(), !122)
  %116 = load i32, ptr %5, align 4, !dbg !123
  %117 = icmp sgt i32 %116, 3, !dbg !124
  br i1 %117, label %118, label %120, !dbg !123

118:                                              ; preds = %115
  %119 = getelementptr inbounds %struct.node, ptr %4, i32 0, i32 0, !dbg !125
  br label %123, !dbg !123

120:                                              ; preds = %115
  %121 = load ptr, ptr %6, align 8, !dbg !126
  %122 = getelementptr inbounds %struct.node, ptr %121, i32 0, i32 0, !dbg !127
  br label %123, !dbg !123

123:                                              ; preds = %120, %118
  %124 = phi ptr [ %119, %118 ], [ %122, %120 ], !dbg !123
  store ptr %124, ptr %7, align 8, !dbg !122
  %125 = load ptr, ptr %7, align 8, !dbg !128
  store ptr %4, ptr %125, align 8, !dbg !129
  %126 = load ptr, ptr %6, align 8, !dbg !130
  %127 = getelementptr inbounds %struct.node, ptr %126, i32 0, i32 0, !dbg !132
  %128 = load ptr, ptr %127, align 8, !dbg !132
  %129 = icmp ne ptr %128, %4, !dbg !133
  br i1 %129, label %130, label %134, !dbg !134

130:                                              ; preds = %123
  %131 = load i32, ptr %5, align 4, !dbg !135
  %132 = icmp sle i32 %131, 3, !dbg !136
  br i1 %132, label %133, label %134, !dbg !137

133:                                              ; preds = %130
  call void @reach_error(), !dbg !138
  br label %134, !dbg !138

134:                                              ; preds = %133, %130, %123
  %135 = getelementptr inbounds %struct.node, ptr %4, i32 0, i32 0, !dbg !139
  %136 = load ptr, ptr %135, align 8, !dbg !139
  %137 = getelementptr inbounds %struct.node, ptr %136, i32 0, i32 0, !dbg !141
  %138 = load ptr, ptr %137, align 8, !dbg !141
  %139 = icmp eq ptr %138, %4, !dbg !142
  br i1 %139, label %140, label %147, !dbg !143

140:                                              ; preds = %134
  %141 = load i32, ptr %5, align 4, !dbg !144
  %142 = icmp sgt i32 %141, 3, !dbg !145
  br i1 %142, label %143, label %147, !dbg !146

143:                                              ; preds = %140
  %144 = load i32, ptr %5, align 4, !dbg !147
  %145 = icmp slt i32 %144, 5, !dbg !148
  br i1 %145, label %146, label %147, !dbg !149

146:                                              ; preds = %143
  call void @reach_error(), !dbg !150
  br label %147, !dbg !150

147:                                              ; preds = %146, %143, %140, %134
  ret i32 0, !dbg !151
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @__VERIFIER_nondet_int() #2

declare void @reach_error() #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounded_choices.c", directory: ".", checksumkind: CSK_MD5, checksum: "f9bf4b5b2a65be9319e574118c6fb43d")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "first", scope: !10, file: !1, line: 12, type: !16)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 6, size: 128, elements: !17)
!17 = !{!18, !20}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !16, file: !1, line: 7, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !16, file: !1, line: 8, baseType: !13, size: 32, offset: 64)
!21 = !DILocation(line: 12, column: 15, scope: !10)
!22 = !DILocalVariable(name: "second", scope: !10, file: !1, line: 12, type: !16)
!23 = !DILocation(line: 12, column: 31, scope: !10)
!24 = !DILocation(line: 12, column: 40, scope: !10)
!25 = !DILocalVariable(name: "third", scope: !10, file: !1, line: 12, type: !16)
!26 = !DILocation(line: 12, column: 53, scope: !10)
!27 = !DILocation(line: 12, column: 61, scope: !10)
!28 = !DILocalVariable(name: "choice", scope: !10, file: !1, line: 13, type: !13)
!29 = !DILocation(line: 13, column: 7, scope: !10)
!30 = !DILocation(line: 13, column: 16, scope: !10)
!31 = !DILocalVariable(name: "node", scope: !10, file: !1, line: 14, type: !19)
!32 = !DILocation(line: 14, column: 16, scope: !10)
!33 = !DILocation(line: 14, column: 23, scope: !10)
!34 = !DILocation(line: 14, column: 30, scope: !10)
!35 = !DILocation(line: 14, column: 45, scope: !10)
!36 = !DILocation(line: 14, column: 52, scope: !10)
!37 = !DILocation(line: 15, column: 3, scope: !10)
!38 = !DILocation(line: 15, column: 9, scope: !10)
!39 = !DILocation(line: 15, column: 15, scope: !10)
!40 = !DILocation(line: 16, column: 7, scope: !41)
!41 = distinct !DILexicalBlock(scope: !10, file: !1, line: 16, column: 7)
!42 = !DILocation(line: 16, column: 13, scope: !41)
!43 = !DILocation(line: 16, column: 19, scope: !41)
!44 = !DILocation(line: 16, column: 7, scope: !10)
!45 = !DILocation(line: 17, column: 5, scope: !41)
!46 = !DILocation(line: 18, column: 7, scope: !47)
!47 = distinct !DILexicalBlock(scope: !10, file: !1, line: 18, column: 7)
!48 = !DILocation(line: 18, column: 14, scope: !47)
!49 = !DILocation(line: 18, column: 18, scope: !47)
!50 = !DILocation(line: 18, column: 29, scope: !47)
!51 = !DILocation(line: 18, column: 35, scope: !47)
!52 = !DILocation(line: 18, column: 40, scope: !47)
!53 = !DILocation(line: 18, column: 49, scope: !47)
!54 = !DILocation(line: 18, column: 55, scope: !47)
!55 = !DILocation(line: 18, column: 7, scope: !10)
!56 = !DILocation(line: 19, column: 5, scope: !47)
!57 = !DILocation(line: 20, column: 14, scope: !58)
!58 = distinct !DILexicalBlock(scope: !10, file: !1, line: 20, column: 7)
!59 = !DILocation(line: 20, column: 20, scope: !58)
!60 = !DILocation(line: 20, column: 25, scope: !58)
!61 = !DILocation(line: 20, column: 34, scope: !58)
!62 = !DILocation(line: 20, column: 40, scope: !58)
!63 = !DILocation(line: 20, column: 7, scope: !10)
!64 = !DILocation(line: 21, column: 5, scope: !58)
!65 = !DILocation(line: 22, column: 13, scope: !66)
!66 = distinct !DILexicalBlock(scope: !10, file: !1, line: 22, column: 7)
!67 = !DILocation(line: 22, column: 19, scope: !66)
!68 = !DILocation(line: 22, column: 24, scope: !66)
!69 = !DILocation(line: 22, column: 27, scope: !66)
!70 = !DILocation(line: 22, column: 34, scope: !66)
!71 = !DILocation(line: 22, column: 7, scope: !10)
!72 = !DILocation(line: 23, column: 5, scope: !66)
!73 = !DILocation(line: 24, column: 14, scope: !74)
!74 = distinct !DILexicalBlock(scope: !10, file: !1, line: 24, column: 7)
!75 = !DILocation(line: 24, column: 20, scope: !74)
!76 = !DILocation(line: 24, column: 25, scope: !74)
!77 = !DILocation(line: 24, column: 28, scope: !74)
!78 = !DILocation(line: 24, column: 35, scope: !74)
!79 = !DILocation(line: 24, column: 7, scope: !10)
!80 = !DILocation(line: 25, column: 5, scope: !74)
!81 = !DILocation(line: 26, column: 7, scope: !82)
!82 = distinct !DILexicalBlock(scope: !10, file: !1, line: 26, column: 7)
!83 = !DILocation(line: 26, column: 13, scope: !82)
!84 = !DILocation(line: 26, column: 18, scope: !82)
!85 = !DILocation(line: 26, column: 21, scope: !82)
!86 = !DILocation(line: 26, column: 27, scope: !82)
!87 = !DILocation(line: 26, column: 33, scope: !82)
!88 = !DILocation(line: 26, column: 39, scope: !82)
!89 = !DILocation(line: 26, column: 7, scope: !10)
!90 = !DILocation(line: 27, column: 5, scope: !82)
!91 = !DILocation(line: 28, column: 7, scope: !92)
!92 = distinct !DILexicalBlock(scope: !10, file: !1, line: 28, column: 7)
!93 = !DILocation(line: 28, column: 13, scope: !92)
!94 = !DILocation(line: 28, column: 7, scope: !10)
!95 = !DILocation(line: 29, column: 5, scope: !92)
!96 = !DILocation(line: 29, column: 11, scope: !92)
!97 = !DILocation(line: 29, column: 17, scope: !92)
!98 = !DILocation(line: 29, column: 23, scope: !92)
!99 = !DILocation(line: 30, column: 13, scope: !100)
!100 = distinct !DILexicalBlock(scope: !10, file: !1, line: 30, column: 7)
!101 = !DILocation(line: 30, column: 19, scope: !100)
!102 = !DILocation(line: 30, column: 24, scope: !100)
!103 = !DILocation(line: 30, column: 34, scope: !100)
!104 = !DILocation(line: 30, column: 40, scope: !100)
!105 = !DILocation(line: 30, column: 7, scope: !10)
!106 = !DILocation(line: 31, column: 5, scope: !100)
!107 = !DILocation(line: 32, column: 14, scope: !108)
!108 = distinct !DILexicalBlock(scope: !10, file: !1, line: 32, column: 7)
!109 = !DILocation(line: 32, column: 20, scope: !108)
!110 = !DILocation(line: 32, column: 25, scope: !108)
!111 = !DILocation(line: 32, column: 34, scope: !108)
!112 = !DILocation(line: 32, column: 40, scope: !108)
!113 = !DILocation(line: 32, column: 7, scope: !10)
!114 = !DILocation(line: 33, column: 5, scope: !108)
!115 = !DILocation(line: 34, column: 14, scope: !116)
!116 = distinct !DILexicalBlock(scope: !10, file: !1, line: 34, column: 7)
!117 = !DILocation(line: 34, column: 20, scope: !116)
!118 = !DILocation(line: 34, column: 7, scope: !10)
!119 = !DILocation(line: 35, column: 5, scope: !116)
!120 = !DILocalVariable(name: "link", scope: !10, file: !1, line: 36, type: !121)
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!122 = !DILocation(line: 36, column: 17, scope: !10)
!123 = !DILocation(line: 36, column: 24, scope: !10)
!124 = !DILocation(line: 36, column: 31, scope: !10)
!125 = !DILocation(line: 36, column: 44, scope: !10)
!126 = !DILocation(line: 36, column: 52, scope: !10)
!127 = !DILocation(line: 36, column: 58, scope: !10)
!128 = !DILocation(line: 37, column: 4, scope: !10)
!129 = !DILocation(line: 37, column: 9, scope: !10)
!130 = !DILocation(line: 38, column: 7, scope: !131)
!131 = distinct !DILexicalBlock(scope: !10, file: !1, line: 38, column: 7)
!132 = !DILocation(line: 38, column: 13, scope: !131)
!133 = !DILocation(line: 38, column: 18, scope: !131)
!134 = !DILocation(line: 38, column: 28, scope: !131)
!135 = !DILocation(line: 38, column: 31, scope: !131)
!136 = !DILocation(line: 38, column: 38, scope: !131)
!137 = !DILocation(line: 38, column: 7, scope: !10)
!138 = !DILocation(line: 39, column: 5, scope: !131)
!139 = !DILocation(line: 40, column: 13, scope: !140)
!140 = distinct !DILexicalBlock(scope: !10, file: !1, line: 40, column: 7)
!141 = !DILocation(line: 40, column: 19, scope: !140)
!142 = !DILocation(line: 40, column: 24, scope: !140)
!143 = !DILocation(line: 40, column: 34, scope: !140)
!144 = !DILocation(line: 40, column: 37, scope: !140)
!145 = !DILocation(line: 40, column: 44, scope: !140)
!146 = !DILocation(line: 40, column: 48, scope: !140)
!147 = !DILocation(line: 40, column: 51, scope: !140)
!148 = !DILocation(line: 40, column: 58, scope: !140)
!149 = !DILocation(line: 40, column: 7, scope: !10)
!150 = !DILocation(line: 41, column: 5, scope: !140)
!151 = !DILocation(line: 42, column: 3, scope: !10)
