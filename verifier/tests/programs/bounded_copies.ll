; ModuleID = 'bounded_copies.c'
source_filename = "bounded_copies.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.up = private unnamed_addr constant [12 x i8] c"abcdefghijk\00", align 1
@__const.main.down = private unnamed_addr constant [12 x i8] c"abcdefghijk\00", align 1
@.str = private unnamed_addr constant [3 x i8] c"ab\00", align 1, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !19 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca [12 x i8], align 1
  %4 = alloca [12 x i8], align 1
  %5 = alloca [8 x i8], align 1
  %6 = alloca i8, align 1
  %7 = alloca i8, align 1
  %8 = alloca i8, align 1
  %9 = alloca i8, align 1
  %10 = alloca i64, align 8
  %11 = alloca i16, align 2
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !24, !DIExpression(), !26)
  %12 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !27
  %13 = zext i8 %12 to i32, !dbg !27
  %14 = and i32 %13, 7, !dbg !28
  %15 = trunc i32 %14 to i8, !dbg !27
  store i8 %15, ptr %2, align 1, !dbg !26
    #dbg_declare(ptr %3, !29, !DIExpression(), !33)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 @__const.main.up, i64 12, i1 false), !dbg !33
    #dbg_declare(ptr %4, !34, !DIExpression(), !35)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %4, ptr align 1 @__const.main.down, i64 12, i1 false), !dbg !35
  %16 = getelementptr inbounds [12 x i8], ptr %3, i64 0, i64 0, !dbg !36
  %17 = getelementptr inbounds i8, ptr %16, i64 2, !dbg !37
  %18 = getelementptr inbounds [12 x i8], ptr %3, i64 0, i64 0, !dbg !38
  %19 = load i8, ptr %2, align 1, !dbg !39
  %20 = zext i8 %19 to i64, !dbg !39
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %17, ptr align 1 %18, i64 %20, i1 false), !dbg !38
  br label %21, !dbg !40

21:                                               ; preds = %0
  %22 = load i8, ptr %2, align 1, !dbg !41
  %23 = zext i8 %22 to i32, !dbg !41
  %24 = icmp slt i32 %23, 5, !dbg !41
  br i1 %24, label %31, label %25, !dbg !41

25:                                               ; preds = %21
  %26 = getelementptr inbounds [12 x i8], ptr %3, i64 0, i64 6, !dbg !41
  %27 = load i8, ptr %26, align 1, !dbg !41
  %28 = sext i8 %27 to i32, !dbg !41
  %29 = icmp eq i32 %28, 101, !dbg !41
  br i1 %29, label %31, label %30, !dbg !44

30:                                               ; preds = %25
  call void @reach_error(), !dbg !41
  br label %31, !dbg !41

31:                                               ; preds = %30, %25, %21
  br label %32, !dbg !44

32:                                               ; preds = %31
  br label %33, !dbg !45

33:                                               ; preds = %32
  %34 = load i8, ptr %2, align 1, !dbg !46
  %35 = zext i8 %34 to i32, !dbg !46
  %36 = icmp ne i32 %35, 7, !dbg !46
  br i1 %36, label %43, label %37, !dbg !46

37:                                               ; preds = %33
  %38 = getelementptr inbounds [12 x i8], ptr %3, i64 0, i64 8, !dbg !46
  %39 = load i8, ptr %38, align 1, !dbg !46
  %40 = sext i8 %39 to i32, !dbg !46
  %41 = icmp ne i32 %40, 103, !dbg !46
  br i1 %41, label %43, label %42, !dbg !49

42:                                               ; preds = %37
  call void @reach_error(), !dbg !46
  br label %43, !dbg !46

43:                                               ; preds = %42, %37, %33
  br label %44, !dbg !49

44:                                               ; preds = %43
  %45 = getelementptr inbounds [12 x i8], ptr %4, i64 0, i64 0, !dbg !50
  %46 = getelementptr inbounds [12 x i8], ptr %4, i64 0, i64 0, !dbg !51
  %47 = getelementptr inbounds i8, ptr %46, i64 2, !dbg !52
  %48 = load i8, ptr %2, align 1, !dbg !53
  %49 = zext i8 %48 to i64, !dbg !53
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %45, ptr align 1 %47, i64 %49, i1 false), !dbg !50
  br label %50, !dbg !54

50:                                               ; preds = %44
  %51 = load i8, ptr %2, align 1, !dbg !55
  %52 = zext i8 %51 to i32, !dbg !55
  %53 = icmp slt i32 %52, 5, !dbg !55
  br i1 %53, label %60, label %54, !dbg !55

54:                                               ; preds = %50
  %55 = getelementptr inbounds [12 x i8], ptr %4, i64 0, i64 4, !dbg !55
  %56 = load i8, ptr %55, align 1, !dbg !55
  %57 = sext i8 %56 to i32, !dbg !55
  %58 = icmp eq i32 %57, 103, !dbg !55
  br i1 %58, label %60, label %59, !dbg !58

59:                                               ; preds = %54
  call void @reach_error(), !dbg !55
  br label %60, !dbg !55

60:                                               ; preds = %59, %54, %50
  br label %61, !dbg !58

61:                                               ; preds = %60
    #dbg_declare(ptr %5, !59, !DIExpression(), !63)
  %62 = getelementptr inbounds [8 x i8], ptr %5, i64 0, i64 0, !dbg !64
  call void @llvm.memset.p0.i64(ptr align 1 %62, i8 120, i64 8, i1 false), !dbg !64
  %63 = getelementptr inbounds [8 x i8], ptr %5, i64 0, i64 0, !dbg !65
  %64 = load i8, ptr %2, align 1, !dbg !66
  %65 = zext i8 %64 to i64, !dbg !66
  %66 = call ptr @strncpy(ptr noundef %63, ptr noundef @.str, i64 noundef %65) #5, !dbg !67
  br label %67, !dbg !68

67:                                               ; preds = %61
  %68 = load i8, ptr %2, align 1, !dbg !69
  %69 = zext i8 %68 to i32, !dbg !69
  %70 = icmp slt i32 %69, 4, !dbg !69
  br i1 %70, label %77, label %71, !dbg !69

71:                                               ; preds = %67
  %72 = getelementptr inbounds [8 x i8], ptr %5, i64 0, i64 3, !dbg !69
  %73 = load i8, ptr %72, align 1, !dbg !69
  %74 = sext i8 %73 to i32, !dbg !69
  %75 = icmp eq i32 %74, 0, !dbg !69
  br i1 %75, label %77, label %76, !dbg !72

76:                                               ; preds = %71
  call void @reach_error(), !dbg !69
  br label %77, !dbg !69

77:                                               ; preds = %76, %71, %67
  br label %78, !dbg !72

78:                                               ; preds = %77
  br label %79, !dbg !73

79:                                               ; preds = %78
  %80 = load i8, ptr %2, align 1, !dbg !74
  %81 = zext i8 %80 to i32, !dbg !74
  %82 = icmp sgt i32 %81, 2, !dbg !74
  br i1 %82, label %89, label %83, !dbg !74

83:                                               ; preds = %79
  %84 = getelementptr inbounds [8 x i8], ptr %5, i64 0, i64 2, !dbg !74
  %85 = load i8, ptr %84, align 1, !dbg !74
  %86 = sext i8 %85 to i32, !dbg !74
  %87 = icmp eq i32 %86, 120, !dbg !74
  br i1 %87, label %89, label %88, !dbg !77

88:                                               ; preds = %83
  call void @reach_error(), !dbg !74
  br label %89, !dbg !74

89:                                               ; preds = %88, %83, %79
  br label %90, !dbg !77

90:                                               ; preds = %89
  br label %91, !dbg !78

91:                                               ; preds = %90
  %92 = load i8, ptr %2, align 1, !dbg !79
  %93 = zext i8 %92 to i32, !dbg !79
  %94 = icmp ne i32 %93, 5, !dbg !79
  br i1 %94, label %101, label %95, !dbg !79

95:                                               ; preds = %91
  %96 = getelementptr inbounds [8 x i8], ptr %5, i64 0, i64 7, !dbg !79
  %97 = load i8, ptr %96, align 1, !dbg !79
  %98 = sext i8 %97 to i32, !dbg !79
  %99 = icmp ne i32 %98, 120, !dbg !79
  br i1 %99, label %101, label %100, !dbg !82

100:                                              ; preds = %95
  call void @reach_error(), !dbg !79
  br label %101, !dbg !79

101:                                              ; preds = %100, %95, %91
  br label %102, !dbg !82

102:                                              ; preds = %101
    #dbg_declare(ptr %6, !83, !DIExpression(), !84)
  store i8 -16, ptr %6, align 1, !dbg !84
    #dbg_declare(ptr %7, !85, !DIExpression(), !86)
  %103 = load i8, ptr %2, align 1, !dbg !87
  %104 = zext i8 %103 to i32, !dbg !87
  %105 = or i32 %104, 16, !dbg !88
  %106 = trunc i32 %105 to i8, !dbg !87
  store i8 %106, ptr %8, align 1, !dbg !89
  %107 = load i8, ptr %8, align 1, !dbg !89
  %108 = atomicrmw nand ptr %6, i8 %107 seq_cst, align 1, !dbg !89
  store i8 %108, ptr %9, align 1, !dbg !89
  %109 = load i8, ptr %9, align 1, !dbg !89
  store i8 %109, ptr %7, align 1, !dbg !86
  br label %110, !dbg !90

110:                                              ; preds = %102
  %111 = load i8, ptr %7, align 1, !dbg !91
  %112 = zext i8 %111 to i32, !dbg !91
  %113 = icmp eq i32 %112, 240, !dbg !91
  br i1 %113, label %114, label %118, !dbg !91

114:                                              ; preds = %110
  %115 = load i8, ptr %6, align 1, !dbg !91
  %116 = zext i8 %115 to i32, !dbg !91
  %117 = icmp eq i32 %116, 239, !dbg !91
  br i1 %117, label %119, label %118, !dbg !94

118:                                              ; preds = %114, %110
  call void @reach_error(), !dbg !91
  br label %119, !dbg !91

119:                                              ; preds = %118, %114
  br label %120, !dbg !94

120:                                              ; preds = %119
    #dbg_declare(ptr %10, !95, !DIExpression(), !97)
  store i64 1234605616436508552, ptr %10, align 8, !dbg !97
    #dbg_declare(ptr %11, !98, !DIExpression(), !100)
  %121 = getelementptr inbounds i8, ptr %10, i64 2, !dbg !101
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %11, ptr align 1 %121, i64 2, i1 false), !dbg !102
  br label %122, !dbg !103

122:                                              ; preds = %120
  %123 = load i16, ptr %11, align 2, !dbg !104
  %124 = zext i16 %123 to i32, !dbg !104
  %125 = icmp eq i32 %124, 21862, !dbg !104
  br i1 %125, label %127, label %126, !dbg !107

126:                                              ; preds = %122
  call void @reach_error(), !dbg !104
  br label %127, !dbg !104

127:                                              ; preds = %126, %122
  br label %128, !dbg !107

128:                                              ; preds = %127
  ret i32 0, !dbg !108
}

declare zeroext i8 @__VERIFIER_nondet_uchar() #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #2

declare void @reach_error() #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nounwind
declare ptr @strncpy(ptr noundef, ptr noundef, i64 noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}
!llvm.ident = !{!18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "bounded_copies.c", directory: ".", checksumkind: CSK_MD5, checksum: "d64cc735823a15f421606d0f06787612")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 3)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !10, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!10 = !{!0}
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!19 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 8, type: !20, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !23)
!20 = !DISubroutineType(types: !21)
!21 = !{!22}
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{}
!24 = !DILocalVariable(name: "n", scope: !19, file: !2, line: 9, type: !25)
!25 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!26 = !DILocation(line: 9, column: 19, scope: !19)
!27 = !DILocation(line: 9, column: 23, scope: !19)
!28 = !DILocation(line: 9, column: 49, scope: !19)
!29 = !DILocalVariable(name: "up", scope: !19, file: !2, line: 10, type: !30)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 12)
!33 = !DILocation(line: 10, column: 10, scope: !19)
!34 = !DILocalVariable(name: "down", scope: !19, file: !2, line: 10, type: !30)
!35 = !DILocation(line: 10, column: 34, scope: !19)
!36 = !DILocation(line: 11, column: 13, scope: !19)
!37 = !DILocation(line: 11, column: 16, scope: !19)
!38 = !DILocation(line: 11, column: 5, scope: !19)
!39 = !DILocation(line: 11, column: 25, scope: !19)
!40 = !DILocation(line: 12, column: 5, scope: !19)
!41 = !DILocation(line: 12, column: 5, scope: !42)
!42 = distinct !DILexicalBlock(scope: !43, file: !2, line: 12, column: 5)
!43 = distinct !DILexicalBlock(scope: !19, file: !2, line: 12, column: 5)
!44 = !DILocation(line: 12, column: 5, scope: !43)
!45 = !DILocation(line: 13, column: 5, scope: !19)
!46 = !DILocation(line: 13, column: 5, scope: !47)
!47 = distinct !DILexicalBlock(scope: !48, file: !2, line: 13, column: 5)
!48 = distinct !DILexicalBlock(scope: !19, file: !2, line: 13, column: 5)
!49 = !DILocation(line: 13, column: 5, scope: !48)
!50 = !DILocation(line: 14, column: 5, scope: !19)
!51 = !DILocation(line: 14, column: 19, scope: !19)
!52 = !DILocation(line: 14, column: 24, scope: !19)
!53 = !DILocation(line: 14, column: 29, scope: !19)
!54 = !DILocation(line: 15, column: 5, scope: !19)
!55 = !DILocation(line: 15, column: 5, scope: !56)
!56 = distinct !DILexicalBlock(scope: !57, file: !2, line: 15, column: 5)
!57 = distinct !DILexicalBlock(scope: !19, file: !2, line: 15, column: 5)
!58 = !DILocation(line: 15, column: 5, scope: !57)
!59 = !DILocalVariable(name: "filled", scope: !19, file: !2, line: 16, type: !60)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 8)
!63 = !DILocation(line: 16, column: 10, scope: !19)
!64 = !DILocation(line: 17, column: 5, scope: !19)
!65 = !DILocation(line: 18, column: 13, scope: !19)
!66 = !DILocation(line: 18, column: 27, scope: !19)
!67 = !DILocation(line: 18, column: 5, scope: !19)
!68 = !DILocation(line: 19, column: 5, scope: !19)
!69 = !DILocation(line: 19, column: 5, scope: !70)
!70 = distinct !DILexicalBlock(scope: !71, file: !2, line: 19, column: 5)
!71 = distinct !DILexicalBlock(scope: !19, file: !2, line: 19, column: 5)
!72 = !DILocation(line: 19, column: 5, scope: !71)
!73 = !DILocation(line: 20, column: 5, scope: !19)
!74 = !DILocation(line: 20, column: 5, scope: !75)
!75 = distinct !DILexicalBlock(scope: !76, file: !2, line: 20, column: 5)
!76 = distinct !DILexicalBlock(scope: !19, file: !2, line: 20, column: 5)
!77 = !DILocation(line: 20, column: 5, scope: !76)
!78 = !DILocation(line: 21, column: 5, scope: !19)
!79 = !DILocation(line: 21, column: 5, scope: !80)
!80 = distinct !DILexicalBlock(scope: !81, file: !2, line: 21, column: 5)
!81 = distinct !DILexicalBlock(scope: !19, file: !2, line: 21, column: 5)
!82 = !DILocation(line: 21, column: 5, scope: !81)
!83 = !DILocalVariable(name: "flags", scope: !19, file: !2, line: 22, type: !25)
!84 = !DILocation(line: 22, column: 19, scope: !19)
!85 = !DILocalVariable(name: "old", scope: !19, file: !2, line: 23, type: !25)
!86 = !DILocation(line: 23, column: 19, scope: !19)
!87 = !DILocation(line: 23, column: 53, scope: !19)
!88 = !DILocation(line: 23, column: 55, scope: !19)
!89 = !DILocation(line: 23, column: 25, scope: !19)
!90 = !DILocation(line: 24, column: 5, scope: !19)
!91 = !DILocation(line: 24, column: 5, scope: !92)
!92 = distinct !DILexicalBlock(scope: !93, file: !2, line: 24, column: 5)
!93 = distinct !DILexicalBlock(scope: !19, file: !2, line: 24, column: 5)
!94 = !DILocation(line: 24, column: 5, scope: !93)
!95 = !DILocalVariable(name: "wide", scope: !19, file: !2, line: 25, type: !96)
!96 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!97 = !DILocation(line: 25, column: 19, scope: !19)
!98 = !DILocalVariable(name: "part", scope: !19, file: !2, line: 26, type: !99)
!99 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!100 = !DILocation(line: 26, column: 20, scope: !19)
!101 = !DILocation(line: 27, column: 33, scope: !19)
!102 = !DILocation(line: 27, column: 5, scope: !19)
!103 = !DILocation(line: 28, column: 5, scope: !19)
!104 = !DILocation(line: 28, column: 5, scope: !105)
!105 = distinct !DILexicalBlock(scope: !106, file: !2, line: 28, column: 5)
!106 = distinct !DILexicalBlock(scope: !19, file: !2, line: 28, column: 5)
!107 = !DILocation(line: 28, column: 5, scope: !106)
!108 = !DILocation(line: 29, column: 5, scope: !19)
