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
  %8 = alloca %struct.named, align 8
  %9 = alloca %struct.named, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !39, !DIExpression(), !40)
    #dbg_declare(ptr %3, !41, !DIExpression(), !42)
    #dbg_declare(ptr %4, !43, !DIExpression(), !44)
  %10 = call i32 @__VERIFIER_nondet_int(), !dbg !45
  store i32 %10, ptr %4, align 4, !dbg !44
    #dbg_declare(ptr %5, !46, !DIExpression(), !48)
  store ptr %2, ptr %5, align 8, !dbg !48
    #dbg_declare(ptr %6, !49, !DIExpression(), !50)
  store ptr %3, ptr %6, align 8, !dbg !50
    #dbg_declare(ptr %7, !51, !DIExpression(), !52)
  store ptr %2, ptr %7, align 8, !dbg !52
    #dbg_declare(ptr %8, !53, !DIExpression(), !59)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 @__const.main.first, i64 16, i1 false), !dbg !59
    #dbg_declare(ptr %9, !60, !DIExpression(), !61)
  %11 = getelementptr inbounds %struct.named, ptr %9, i32 0, i32 0, !dbg !62
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 1 @.str, i64 8, i1 false), !dbg !63
  %12 = getelementptr inbounds %struct.named, ptr %9, i32 0, i32 1, !dbg !62
  store ptr %8, ptr %12, align 8, !dbg !62
  %13 = call i32 @memcmp(ptr noundef %5, ptr noundef %7, i64 noundef 8) #4, !dbg !64
  %14 = icmp ne i32 %13, 0, !dbg !66
  br i1 %14, label %15, label %16, !dbg !67

15:                                               ; preds = %0
  call void @reach_error(), !dbg !68
  br label %16, !dbg !68

16:                                               ; preds = %15, %0
  %17 = call i32 @memcmp(ptr noundef %5, ptr noundef %6, i64 noundef 8) #4, !dbg !69
  %18 = icmp eq i32 %17, 0, !dbg !71
  br i1 %18, label %19, label %20, !dbg !72

19:                                               ; preds = %16
  call void @reach_error(), !dbg !73
  br label %20, !dbg !73

20:                                               ; preds = %19, %16
  %21 = getelementptr inbounds %struct.named, ptr %9, i32 0, i32 0, !dbg !74
  %22 = getelementptr inbounds [8 x i8], ptr %21, i64 0, i64 0, !dbg !76
  %23 = call i32 @strcmp(ptr noundef %22, ptr noundef @.str.1) #4, !dbg !77
  %24 = icmp ne i32 %23, 0, !dbg !78
  br i1 %24, label %32, label %25, !dbg !79

25:                                               ; preds = %20
  %26 = getelementptr inbounds %struct.named, ptr %9, i32 0, i32 1, !dbg !80
  %27 = load ptr, ptr %26, align 8, !dbg !80
  %28 = getelementptr inbounds %struct.named, ptr %27, i32 0, i32 0, !dbg !81
  %29 = getelementptr inbounds [8 x i8], ptr %28, i64 0, i64 0, !dbg !82
  %30 = call i32 @strcmp(ptr noundef %29, ptr noundef @.str.2) #4, !dbg !83
  %31 = icmp ne i32 %30, 0, !dbg !84
  br i1 %31, label %32, label %33, !dbg !85

32:                                               ; preds = %25, %20
  call void @reach_error(), !dbg !86
  br label %33, !dbg !86

33:                                               ; preds = %32, %25
  %34 = getelementptr inbounds %struct.named, ptr %9, i32 0, i32 0, !dbg !87
  %35 = getelementptr inbounds [8 x i8], ptr %34, i64 0, i64 0, !dbg !89
  %36 = call i32 @memcmp(ptr noundef %35, ptr noundef @.str.1, i64 noundef 7) #4, !dbg !90
  %37 = icmp ne i32 %36, 0, !dbg !91
  br i1 %37, label %43, label %38, !dbg !92

38:                                               ; preds = %33
  %39 = getelementptr inbounds %struct.named, ptr %8, i32 0, i32 0, !dbg !93
  %40 = getelementptr inbounds [8 x i8], ptr %39, i64 0, i64 0, !dbg !94
  %41 = call i64 @strlen(ptr noundef %40) #4, !dbg !95
  %42 = icmp ne i64 %41, 5, !dbg !96
  br i1 %42, label %43, label %44, !dbg !97

43:                                               ; preds = %38, %33
  call void @reach_error(), !dbg !98
  br label %44, !dbg !98

44:                                               ; preds = %43, %38
  %45 = load i32, ptr %4, align 4, !dbg !99
  switch i32 %45, label %72 [
    i32 1, label %46
    i32 2, label %51
    i32 3, label %56
    i32 4, label %61
    i32 5, label %67
  ], !dbg !100

46:                                               ; preds = %44
  %47 = call i32 @memcmp(ptr noundef %6, ptr noundef %5, i64 noundef 8) #4, !dbg !101
  %48 = icmp sle i32 %47, 0, !dbg !104
  br i1 %48, label %49, label %50, !dbg !105

49:                                               ; preds = %46
  call void @reach_error(), !dbg !106
  br label %50, !dbg !106

50:                                               ; preds = %49, %46
  br label %72, !dbg !107

51:                                               ; preds = %44
  %52 = call i32 @memcmp(ptr noundef %5, ptr noundef %6, i64 noundef 6) #4, !dbg !108
  %53 = icmp ne i32 %52, 0, !dbg !110
  br i1 %53, label %54, label %55, !dbg !111

54:                                               ; preds = %51
  call void @reach_error(), !dbg !112
  br label %55, !dbg !112

55:                                               ; preds = %54, %51
  br label %72, !dbg !113

56:                                               ; preds = %44
  %57 = call i32 @strcmp(ptr noundef %5, ptr noundef @main.zeros) #4, !dbg !114
  %58 = icmp ne i32 %57, 0, !dbg !116
  br i1 %58, label %59, label %60, !dbg !117

59:                                               ; preds = %56
  call void @reach_error(), !dbg !118
  br label %60, !dbg !118

60:                                               ; preds = %59, %56
  br label %72, !dbg !119

61:                                               ; preds = %44
  %62 = getelementptr inbounds %struct.named, ptr %9, i32 0, i32 1, !dbg !120
  %63 = call i64 @strlen(ptr noundef %62) #4, !dbg !122
  %64 = icmp ne i64 %63, 0, !dbg !123
  br i1 %64, label %65, label %66, !dbg !124

65:                                               ; preds = %61
  call void @reach_error(), !dbg !125
  br label %66, !dbg !125

66:                                               ; preds = %65, %61
  br label %72, !dbg !126

67:                                               ; preds = %44
  %68 = call ptr @memchr(ptr noundef %5, i32 noundef 127, i64 noundef 8) #4, !dbg !127
  %69 = icmp ne ptr %68, null, !dbg !127
  br i1 %69, label %70, label %71, !dbg !129

70:                                               ; preds = %67
  call void @reach_error(), !dbg !130
  br label %71, !dbg !130

71:                                               ; preds = %70, %67
  br label %72, !dbg !131

72:                                               ; preds = %44, %71, %66, %60, %55, %50
  ret i32 0, !dbg !132
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
!1 = distinct !DIGlobalVariable(name: "zeros", scope: !2, file: !3, line: 21, type: !28, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !4, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !27)
!3 = !DIFile(filename: "bounded_digits_read.c", directory: ".", checksumkind: CSK_MD5, checksum: "95ef4d7c79fedcc85c16711e3ead9908")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !11, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!0, !12, !17, !22}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 64, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 8)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 56, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 7)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !24, isLocal: true, isDefinition: true)
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
!39 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 19, type: !6)
!40 = !DILocation(line: 19, column: 7, scope: !2)
!41 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 19, type: !6)
!42 = !DILocation(line: 19, column: 10, scope: !2)
!43 = !DILocalVariable(name: "k", scope: !2, file: !3, line: 19, type: !6)
!44 = !DILocation(line: 19, column: 13, scope: !2)
!45 = !DILocation(line: 19, column: 17, scope: !2)
!46 = !DILocalVariable(name: "p", scope: !2, file: !3, line: 20, type: !47)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!48 = !DILocation(line: 20, column: 8, scope: !2)
!49 = !DILocalVariable(name: "q", scope: !2, file: !3, line: 20, type: !47)
!50 = !DILocation(line: 20, column: 17, scope: !2)
!51 = !DILocalVariable(name: "r", scope: !2, file: !3, line: 20, type: !47)
!52 = !DILocation(line: 20, column: 26, scope: !2)
!53 = !DILocalVariable(name: "first", scope: !2, file: !3, line: 22, type: !54)
!54 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "named", file: !3, line: 13, size: 128, elements: !55)
!55 = !{!56, !57}
!56 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !54, file: !3, line: 14, baseType: !14, size: 64)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !54, file: !3, line: 15, baseType: !58, size: 64, offset: 64)
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!59 = !DILocation(line: 22, column: 16, scope: !2)
!60 = !DILocalVariable(name: "second", scope: !2, file: !3, line: 22, type: !54)
!61 = !DILocation(line: 22, column: 38, scope: !2)
!62 = !DILocation(line: 22, column: 47, scope: !2)
!63 = !DILocation(line: 22, column: 48, scope: !2)
!64 = !DILocation(line: 23, column: 7, scope: !65)
!65 = distinct !DILexicalBlock(scope: !2, file: !3, line: 23, column: 7)
!66 = !DILocation(line: 23, column: 32, scope: !65)
!67 = !DILocation(line: 23, column: 7, scope: !2)
!68 = !DILocation(line: 24, column: 5, scope: !65)
!69 = !DILocation(line: 25, column: 7, scope: !70)
!70 = distinct !DILexicalBlock(scope: !2, file: !3, line: 25, column: 7)
!71 = !DILocation(line: 25, column: 32, scope: !70)
!72 = !DILocation(line: 25, column: 7, scope: !2)
!73 = !DILocation(line: 26, column: 5, scope: !70)
!74 = !DILocation(line: 27, column: 21, scope: !75)
!75 = distinct !DILexicalBlock(scope: !2, file: !3, line: 27, column: 7)
!76 = !DILocation(line: 27, column: 14, scope: !75)
!77 = !DILocation(line: 27, column: 7, scope: !75)
!78 = !DILocation(line: 27, column: 37, scope: !75)
!79 = !DILocation(line: 27, column: 42, scope: !75)
!80 = !DILocation(line: 27, column: 59, scope: !75)
!81 = !DILocation(line: 27, column: 65, scope: !75)
!82 = !DILocation(line: 27, column: 52, scope: !75)
!83 = !DILocation(line: 27, column: 45, scope: !75)
!84 = !DILocation(line: 27, column: 80, scope: !75)
!85 = !DILocation(line: 27, column: 7, scope: !2)
!86 = !DILocation(line: 28, column: 5, scope: !75)
!87 = !DILocation(line: 29, column: 21, scope: !88)
!88 = distinct !DILexicalBlock(scope: !2, file: !3, line: 29, column: 7)
!89 = !DILocation(line: 29, column: 14, scope: !88)
!90 = !DILocation(line: 29, column: 7, scope: !88)
!91 = !DILocation(line: 29, column: 40, scope: !88)
!92 = !DILocation(line: 29, column: 45, scope: !88)
!93 = !DILocation(line: 29, column: 61, scope: !88)
!94 = !DILocation(line: 29, column: 55, scope: !88)
!95 = !DILocation(line: 29, column: 48, scope: !88)
!96 = !DILocation(line: 29, column: 67, scope: !88)
!97 = !DILocation(line: 29, column: 7, scope: !2)
!98 = !DILocation(line: 30, column: 5, scope: !88)
!99 = !DILocation(line: 31, column: 11, scope: !2)
!100 = !DILocation(line: 31, column: 3, scope: !2)
!101 = !DILocation(line: 33, column: 9, scope: !102)
!102 = distinct !DILexicalBlock(scope: !103, file: !3, line: 33, column: 9)
!103 = distinct !DILexicalBlock(scope: !2, file: !3, line: 31, column: 14)
!104 = !DILocation(line: 33, column: 34, scope: !102)
!105 = !DILocation(line: 33, column: 9, scope: !103)
!106 = !DILocation(line: 34, column: 7, scope: !102)
!107 = !DILocation(line: 35, column: 5, scope: !103)
!108 = !DILocation(line: 37, column: 9, scope: !109)
!109 = distinct !DILexicalBlock(scope: !103, file: !3, line: 37, column: 9)
!110 = !DILocation(line: 37, column: 27, scope: !109)
!111 = !DILocation(line: 37, column: 9, scope: !103)
!112 = !DILocation(line: 38, column: 7, scope: !109)
!113 = !DILocation(line: 39, column: 5, scope: !103)
!114 = !DILocation(line: 41, column: 9, scope: !115)
!115 = distinct !DILexicalBlock(scope: !103, file: !3, line: 41, column: 9)
!116 = !DILocation(line: 41, column: 35, scope: !115)
!117 = !DILocation(line: 41, column: 9, scope: !103)
!118 = !DILocation(line: 42, column: 7, scope: !115)
!119 = !DILocation(line: 43, column: 5, scope: !103)
!120 = !DILocation(line: 45, column: 32, scope: !121)
!121 = distinct !DILexicalBlock(scope: !103, file: !3, line: 45, column: 9)
!122 = !DILocation(line: 45, column: 9, scope: !121)
!123 = !DILocation(line: 45, column: 38, scope: !121)
!124 = !DILocation(line: 45, column: 9, scope: !103)
!125 = !DILocation(line: 46, column: 7, scope: !121)
!126 = !DILocation(line: 47, column: 5, scope: !103)
!127 = !DILocation(line: 49, column: 9, scope: !128)
!128 = distinct !DILexicalBlock(scope: !103, file: !3, line: 49, column: 9)
!129 = !DILocation(line: 49, column: 9, scope: !103)
!130 = !DILocation(line: 50, column: 7, scope: !128)
!131 = !DILocation(line: 51, column: 5, scope: !103)
!132 = !DILocation(line: 53, column: 3, scope: !2)
