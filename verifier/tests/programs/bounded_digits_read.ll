; ModuleID = 'bounded_digits_read.c'
source_filename = "bounded_digits_read.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.named = type { [8 x i8], ptr }

@main.zeros = internal global [9 x i8] zeroinitializer, align 1, !dbg !0
@__const.main.first = private unnamed_addr constant %struct.named { [8 x i8] c"first\00\00\00", ptr null }, align 8
@.str = private unnamed_addr constant [8 x i8] c"second\00\00", align 1, !dbg !12
@.str.1 = private unnamed_addr constant [7 x i8] c"second\00", align 1, !dbg !17
@.str.2 = private unnamed_addr constant [6 x i8] c"first\00", align 1, !dbg !22

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !2 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca %struct.named, align 8
  %10 = alloca %struct.named, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !39, !DIExpression(), !40)
    #dbg_declare(ptr %3, !41, !DIExpression(), !42)
    #dbg_declare(ptr %4, !43, !DIExpression(), !44)
  %11 = call i32 @__VERIFIER_nondet_int(), !dbg !45
  store i32 %11, ptr %4, align 4, !dbg !44
    #dbg_declare(ptr %5, !46, !DIExpression(), !48)
  store ptr %2, ptr %5, align 8, !dbg !48
    #dbg_declare(ptr %6, !49, !DIExpression(), !50)
  store ptr %3, ptr %6, align 8, !dbg !50
    #dbg_declare(ptr %7, !51, !DIExpression(), !52)
  store ptr %2, ptr %7, align 8, !dbg !52
    #dbg_declare(ptr %8, !53, !DIExpression(), !54)
  store ptr %2, ptr %8, align 8, !dbg !54
    #dbg_declare(ptr %9, !55, !DIExpression(), !61)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 @__const.main.first, i64 16, i1 false), !dbg !61
    #dbg_declare(ptr %10, !62, !DIExpression(), !63)
  %12 = getelementptr inbounds %struct.named, ptr %10, i32 0, i32 0, !dbg !64
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 1 @.str, i64 8, i1 false), !dbg !65
  %13 = getelementptr inbounds %struct.named, ptr %10, i32 0, i32 1, !dbg !64
  store ptr %9, ptr %13, align 8, !dbg !64
  %14 = call i32 @memcmp(ptr noundef %5, ptr noundef %7, i64 noundef 8) #4, !dbg !66
  %15 = icmp ne i32 %14, 0, !dbg !68
  br i1 %15, label %16, label %17, !dbg !69

16:                                               ; preds = %0
  call void @reach_error(), !dbg !70
  br label %17, !dbg !70

17:                                               ; preds = %16, %0
  %18 = call i32 @memcmp(ptr noundef %5, ptr noundef %6, i64 noundef 8) #4, !dbg !71
  %19 = icmp eq i32 %18, 0, !dbg !73
  br i1 %19, label %20, label %21, !dbg !74

20:                                               ; preds = %17
  call void @reach_error(), !dbg !75
  br label %21, !dbg !75

21:                                               ; preds = %20, %17
  %22 = getelementptr inbounds %struct.named, ptr %10, i32 0, i32 0, !dbg !76
  %23 = getelementptr inbounds [8 x i8], ptr %22, i64 0, i64 0, !dbg !78
  %24 = call i32 @strcmp(ptr noundef %23, ptr noundef @.str.1) #4, !dbg !79
  %25 = icmp ne i32 %24, 0, !dbg !80
  br i1 %25, label %33, label %26, !dbg !81

26:                                               ; preds = %21
  %27 = getelementptr inbounds %struct.named, ptr %10, i32 0, i32 1, !dbg !82
  %28 = load ptr, ptr %27, align 8, !dbg !82
  %29 = getelementptr inbounds %struct.named, ptr %28, i32 0, i32 0, !dbg !83
  %30 = getelementptr inbounds [8 x i8], ptr %29, i64 0, i64 0, !dbg !84
  %31 = call i32 @strcmp(ptr noundef %30, ptr noundef @.str.2) #4, !dbg !85
  %32 = icmp ne i32 %31, 0, !dbg !86
  br i1 %32, label %33, label %34, !dbg !87

33:                                               ; preds = %26, %21
  call void @reach_error(), !dbg !88
  br label %34, !dbg !88

34:                                               ; preds = %33, %26
  %35 = getelementptr inbounds %struct.named, ptr %10, i32 0, i32 0, !dbg !89
  %36 = getelementptr inbounds [8 x i8], ptr %35, i64 0, i64 0, !dbg !91
  %37 = call i32 @memcmp(ptr noundef %36, ptr noundef @.str.1, i64 noundef 7) #4, !dbg !92
  %38 = icmp ne i32 %37, 0, !dbg !93
  br i1 %38, label %44, label %39, !dbg !94

39:                                               ; preds = %34
  %40 = getelementptr inbounds %struct.named, ptr %9, i32 0, i32 0, !dbg !95
  %41 = getelementptr inbounds [8 x i8], ptr %40, i64 0, i64 0, !dbg !96
  %42 = call i64 @strlen(ptr noundef %41) #4, !dbg !97
  %43 = icmp ne i64 %42, 5, !dbg !98
  br i1 %43, label %44, label %45, !dbg !99

44:                                               ; preds = %39, %34
  call void @reach_error(), !dbg !100
  br label %45, !dbg !100

45:                                               ; preds = %44, %39
  %46 = load i32, ptr %4, align 4, !dbg !101
  switch i32 %46, label %73 [
    i32 1, label %47
    i32 2, label %52
    i32 3, label %57
    i32 4, label %62
    i32 5, label %68
  ], !dbg !102

47:                                               ; preds = %45
  %48 = call i32 @memcmp(ptr noundef %6, ptr noundef %5, i64 noundef 8) #4, !dbg !103
  %49 = icmp sle i32 %48, 0, !dbg !106
  br i1 %49, label %50, label %51, !dbg !107

50:                                               ; preds = %47
  call void @reach_error(), !dbg !108
  br label %51, !dbg !108

51:                                               ; preds = %50, %47
  br label %73, !dbg !109

52:                                               ; preds = %45
  %53 = call i32 @memcmp(ptr noundef %5, ptr noundef %6, i64 noundef 6) #4, !dbg !110
  %54 = icmp ne i32 %53, 0, !dbg !112
  br i1 %54, label %55, label %56, !dbg !113

55:                                               ; preds = %52
  call void @reach_error(), !dbg !114
  br label %56, !dbg !114

56:                                               ; preds = %55, %52
  br label %73, !dbg !115

57:                                               ; preds = %45
  %58 = call i32 @strcmp(ptr noundef %5, ptr noundef @main.zeros) #4, !dbg !116
  %59 = icmp ne i32 %58, 0, !dbg !118
  br i1 %59, label %60, label %61, !dbg !119

60:                                               ; preds = %57
  call void @reach_error(), !dbg !120
  br label %61, !dbg !120

61:                                               ; preds = %60, %57
  br label %73, !dbg !121

62:                                               ; preds = %45
  %63 = getelementptr inbounds %struct.named, ptr %10, i32 0, i32 1, !dbg !122
  %64 = call i64 @strnlen(ptr noundef %63, i64 noundef 4) #4, !dbg !124
  %65 = icmp ne i64 %64, 0, !dbg !125
  br i1 %65, label %66, label %67, !dbg !126

66:                                               ; preds = %62
  call void @reach_error(), !dbg !127
  br label %67, !dbg !127

67:                                               ; preds = %66, %62
  br label %73, !dbg !128

68:                                               ; preds = %45
  %69 = call ptr @memchr(ptr noundef %8, i32 noundef 127, i64 noundef 8) #4, !dbg !129
  %70 = icmp ne ptr %69, null, !dbg !129
  br i1 %70, label %71, label %72, !dbg !131

71:                                               ; preds = %68
  call void @reach_error(), !dbg !132
  br label %72, !dbg !132

72:                                               ; preds = %71, %68
  br label %73, !dbg !133

73:                                               ; preds = %45, %72, %67, %61, %56, %51
  ret i32 0, !dbg !134
}

declare i32 @__VERIFIER_nondet_int() #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #3

declare void @reach_error() #1

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #3

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strnlen(ptr noundef, i64 noundef) #3

; Function Attrs: nounwind willreturn memory(read)
declare ptr @memchr(ptr noundef, i32 noundef, i64 noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!31, !32, !33, !34, !35, !36, !37}
!llvm.ident = !{!38}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "zeros", scope: !2, file: !3, line: 16, type: !28, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !4, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !27)
!3 = !DIFile(filename: "bounded_digits_read.c", directory: ".", checksumkind: CSK_MD5, checksum: "7f703dcda631a2f7ca1bf0140cfda50e")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !11, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!0, !12, !17, !22}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !3, line: 17, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 64, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 8)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 56, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 7)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 48, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 6)
!27 = !{}
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 72, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 9)
!31 = !{i32 7, !"Dwarf Version", i32 5}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 8, !"PIC Level", i32 2}
!35 = !{i32 7, !"PIE Level", i32 2}
!36 = !{i32 7, !"uwtable", i32 2}
!37 = !{i32 7, !"frame-pointer", i32 2}
!38 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!39 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 14, type: !6)
!40 = !DILocation(line: 14, column: 7, scope: !2)
!41 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 14, type: !6)
!42 = !DILocation(line: 14, column: 10, scope: !2)
!43 = !DILocalVariable(name: "k", scope: !2, file: !3, line: 14, type: !6)
!44 = !DILocation(line: 14, column: 13, scope: !2)
!45 = !DILocation(line: 14, column: 17, scope: !2)
!46 = !DILocalVariable(name: "p", scope: !2, file: !3, line: 15, type: !47)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!48 = !DILocation(line: 15, column: 8, scope: !2)
!49 = !DILocalVariable(name: "q", scope: !2, file: !3, line: 15, type: !47)
!50 = !DILocation(line: 15, column: 17, scope: !2)
!51 = !DILocalVariable(name: "r", scope: !2, file: !3, line: 15, type: !47)
!52 = !DILocation(line: 15, column: 26, scope: !2)
!53 = !DILocalVariable(name: "found", scope: !2, file: !3, line: 15, type: !47)
!54 = !DILocation(line: 15, column: 35, scope: !2)
!55 = !DILocalVariable(name: "first", scope: !2, file: !3, line: 17, type: !56)
!56 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "named", file: !3, line: 8, size: 128, elements: !57)
!57 = !{!58, !59}
!58 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !56, file: !3, line: 9, baseType: !14, size: 64)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !56, file: !3, line: 10, baseType: !60, size: 64, offset: 64)
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !56, size: 64)
!61 = !DILocation(line: 17, column: 16, scope: !2)
!62 = !DILocalVariable(name: "second", scope: !2, file: !3, line: 17, type: !56)
!63 = !DILocation(line: 17, column: 38, scope: !2)
!64 = !DILocation(line: 17, column: 47, scope: !2)
!65 = !DILocation(line: 17, column: 48, scope: !2)
!66 = !DILocation(line: 18, column: 7, scope: !67)
!67 = distinct !DILexicalBlock(scope: !2, file: !3, line: 18, column: 7)
!68 = !DILocation(line: 18, column: 32, scope: !67)
!69 = !DILocation(line: 18, column: 7, scope: !2)
!70 = !DILocation(line: 19, column: 5, scope: !67)
!71 = !DILocation(line: 20, column: 7, scope: !72)
!72 = distinct !DILexicalBlock(scope: !2, file: !3, line: 20, column: 7)
!73 = !DILocation(line: 20, column: 32, scope: !72)
!74 = !DILocation(line: 20, column: 7, scope: !2)
!75 = !DILocation(line: 21, column: 5, scope: !72)
!76 = !DILocation(line: 22, column: 21, scope: !77)
!77 = distinct !DILexicalBlock(scope: !2, file: !3, line: 22, column: 7)
!78 = !DILocation(line: 22, column: 14, scope: !77)
!79 = !DILocation(line: 22, column: 7, scope: !77)
!80 = !DILocation(line: 22, column: 37, scope: !77)
!81 = !DILocation(line: 22, column: 42, scope: !77)
!82 = !DILocation(line: 22, column: 59, scope: !77)
!83 = !DILocation(line: 22, column: 65, scope: !77)
!84 = !DILocation(line: 22, column: 52, scope: !77)
!85 = !DILocation(line: 22, column: 45, scope: !77)
!86 = !DILocation(line: 22, column: 80, scope: !77)
!87 = !DILocation(line: 22, column: 7, scope: !2)
!88 = !DILocation(line: 23, column: 5, scope: !77)
!89 = !DILocation(line: 24, column: 21, scope: !90)
!90 = distinct !DILexicalBlock(scope: !2, file: !3, line: 24, column: 7)
!91 = !DILocation(line: 24, column: 14, scope: !90)
!92 = !DILocation(line: 24, column: 7, scope: !90)
!93 = !DILocation(line: 24, column: 40, scope: !90)
!94 = !DILocation(line: 24, column: 45, scope: !90)
!95 = !DILocation(line: 24, column: 61, scope: !90)
!96 = !DILocation(line: 24, column: 55, scope: !90)
!97 = !DILocation(line: 24, column: 48, scope: !90)
!98 = !DILocation(line: 24, column: 67, scope: !90)
!99 = !DILocation(line: 24, column: 7, scope: !2)
!100 = !DILocation(line: 25, column: 5, scope: !90)
!101 = !DILocation(line: 26, column: 11, scope: !2)
!102 = !DILocation(line: 26, column: 3, scope: !2)
!103 = !DILocation(line: 28, column: 9, scope: !104)
!104 = distinct !DILexicalBlock(scope: !105, file: !3, line: 28, column: 9)
!105 = distinct !DILexicalBlock(scope: !2, file: !3, line: 26, column: 14)
!106 = !DILocation(line: 28, column: 34, scope: !104)
!107 = !DILocation(line: 28, column: 9, scope: !105)
!108 = !DILocation(line: 29, column: 7, scope: !104)
!109 = !DILocation(line: 30, column: 5, scope: !105)
!110 = !DILocation(line: 32, column: 9, scope: !111)
!111 = distinct !DILexicalBlock(scope: !105, file: !3, line: 32, column: 9)
!112 = !DILocation(line: 32, column: 27, scope: !111)
!113 = !DILocation(line: 32, column: 9, scope: !105)
!114 = !DILocation(line: 33, column: 7, scope: !111)
!115 = !DILocation(line: 34, column: 5, scope: !105)
!116 = !DILocation(line: 36, column: 9, scope: !117)
!117 = distinct !DILexicalBlock(scope: !105, file: !3, line: 36, column: 9)
!118 = !DILocation(line: 36, column: 35, scope: !117)
!119 = !DILocation(line: 36, column: 9, scope: !105)
!120 = !DILocation(line: 37, column: 7, scope: !117)
!121 = !DILocation(line: 38, column: 5, scope: !105)
!122 = !DILocation(line: 40, column: 33, scope: !123)
!123 = distinct !DILexicalBlock(scope: !105, file: !3, line: 40, column: 9)
!124 = !DILocation(line: 40, column: 9, scope: !123)
!125 = !DILocation(line: 40, column: 42, scope: !123)
!126 = !DILocation(line: 40, column: 9, scope: !105)
!127 = !DILocation(line: 41, column: 7, scope: !123)
!128 = !DILocation(line: 42, column: 5, scope: !105)
!129 = !DILocation(line: 44, column: 9, scope: !130)
!130 = distinct !DILexicalBlock(scope: !105, file: !3, line: 44, column: 9)
!131 = !DILocation(line: 44, column: 9, scope: !105)
!132 = !DILocation(line: 45, column: 7, scope: !130)
!133 = !DILocation(line: 46, column: 5, scope: !105)
!134 = !DILocation(line: 48, column: 3, scope: !2)
