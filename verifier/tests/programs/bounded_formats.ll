; ModuleID = 'bounded_formats.c'
source_filename = "bounded_formats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@__const.main.written = private unnamed_addr constant [5 x i8] c"%s%n\00", align 1
@__const.main.text = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str = private unnamed_addr constant [6 x i8] c"%s\0A%n\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [6 x i8] c"abc%n\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [15 x i8] c"%s 50%%new %d\0A\00", align 1, !dbg !9
@.str.3 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1, !dbg !14
@.str.4 = private unnamed_addr constant [4 x i8] c"%s \00", align 1, !dbg !19
@.str.5 = private unnamed_addr constant [10 x i8] c"%s is %d\0A\00", align 1, !dbg !21

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !36 {
  %1 = alloca i32, align 4
  %2 = alloca [5 x i8], align 1
  %3 = alloca [4 x i8], align 1
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !41, !DIExpression(), !45)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 @__const.main.written, i64 5, i1 false), !dbg !45
    #dbg_declare(ptr %3, !46, !DIExpression(), !47)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 @__const.main.text, i64 4, i1 false), !dbg !47
    #dbg_declare(ptr %4, !48, !DIExpression(), !49)
  store i32 0, ptr %4, align 4, !dbg !49
  %5 = call i32 @__VERIFIER_nondet_int(), !dbg !50
  switch i32 %5, label %74 [
    i32 0, label %6
    i32 1, label %15
    i32 2, label %25
    i32 3, label %32
    i32 4, label %47
    i32 5, label %62
  ], !dbg !51

6:                                                ; preds = %0
  %7 = getelementptr inbounds [4 x i8], ptr %3, i64 0, i64 0, !dbg !52
  %8 = call i32 (ptr, ...) @printf(ptr noundef @.str, ptr noundef %7, ptr noundef %4), !dbg !54
  br label %9, !dbg !55

9:                                                ; preds = %6
  %10 = load i32, ptr %4, align 4, !dbg !56
  %11 = icmp eq i32 %10, 0, !dbg !56
  br i1 %11, label %13, label %12, !dbg !59

12:                                               ; preds = %9
  call void @reach_error(), !dbg !56
  br label %13, !dbg !56

13:                                               ; preds = %12, %9
  br label %14, !dbg !59

14:                                               ; preds = %13
  br label %74, !dbg !60

15:                                               ; preds = %0
  %16 = getelementptr inbounds [5 x i8], ptr %2, i64 0, i64 0, !dbg !61
  %17 = getelementptr inbounds [4 x i8], ptr %3, i64 0, i64 0, !dbg !62
  %18 = call i32 (ptr, ...) @printf(ptr noundef %16, ptr noundef %17, ptr noundef %4), !dbg !63
  br label %19, !dbg !64

19:                                               ; preds = %15
  %20 = load i32, ptr %4, align 4, !dbg !65
  %21 = icmp eq i32 %20, 3, !dbg !65
  br i1 %21, label %23, label %22, !dbg !68

22:                                               ; preds = %19
  call void @reach_error(), !dbg !65
  br label %23, !dbg !65

23:                                               ; preds = %22, %19
  br label %24, !dbg !68

24:                                               ; preds = %23
  br label %74, !dbg !69

25:                                               ; preds = %0
  call void (ptr, ...) @say(ptr noundef @.str.1, ptr noundef %4), !dbg !70
  br label %26, !dbg !71

26:                                               ; preds = %25
  %27 = load i32, ptr %4, align 4, !dbg !72
  %28 = icmp eq i32 %27, 3, !dbg !72
  br i1 %28, label %30, label %29, !dbg !75

29:                                               ; preds = %26
  call void @reach_error(), !dbg !72
  br label %30, !dbg !72

30:                                               ; preds = %29, %26
  br label %31, !dbg !75

31:                                               ; preds = %30
  br label %74, !dbg !76

32:                                               ; preds = %0
  %33 = getelementptr inbounds [4 x i8], ptr %3, i64 0, i64 0, !dbg !77
  %34 = load i32, ptr %4, align 4, !dbg !78
  %35 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, ptr noundef %33, i32 noundef %34), !dbg !79
  br label %36, !dbg !80

36:                                               ; preds = %32
  %37 = getelementptr inbounds [4 x i8], ptr %3, i64 0, i64 1, !dbg !81
  %38 = load i8, ptr %37, align 1, !dbg !81
  %39 = sext i8 %38 to i32, !dbg !81
  %40 = icmp eq i32 %39, 98, !dbg !81
  br i1 %40, label %41, label %44, !dbg !81

41:                                               ; preds = %36
  %42 = load i32, ptr %4, align 4, !dbg !81
  %43 = icmp eq i32 %42, 0, !dbg !81
  br i1 %43, label %45, label %44, !dbg !84

44:                                               ; preds = %41, %36
  call void @reach_error(), !dbg !81
  br label %45, !dbg !81

45:                                               ; preds = %44, %41
  br label %46, !dbg !84

46:                                               ; preds = %45
  br label %74, !dbg !85

47:                                               ; preds = %0
  %48 = call i32 @__VERIFIER_nondet_int(), !dbg !86
  %49 = icmp ne i32 %48, 0, !dbg !86
  %50 = zext i1 %49 to i64, !dbg !86
  %51 = select i1 %49, ptr @.str.3, ptr @.str.4, !dbg !86
  %52 = getelementptr inbounds [4 x i8], ptr %3, i64 0, i64 0, !dbg !87
  %53 = call i32 (ptr, ...) @printf(ptr noundef %51, ptr noundef %52), !dbg !88
  br label %54, !dbg !89

54:                                               ; preds = %47
  %55 = getelementptr inbounds [4 x i8], ptr %3, i64 0, i64 1, !dbg !90
  %56 = load i8, ptr %55, align 1, !dbg !90
  %57 = sext i8 %56 to i32, !dbg !90
  %58 = icmp eq i32 %57, 98, !dbg !90
  br i1 %58, label %60, label %59, !dbg !93

59:                                               ; preds = %54
  call void @reach_error(), !dbg !90
  br label %60, !dbg !90

60:                                               ; preds = %59, %54
  br label %61, !dbg !93

61:                                               ; preds = %60
  br label %74, !dbg !94

62:                                               ; preds = %0
  %63 = getelementptr inbounds [4 x i8], ptr %3, i64 0, i64 0, !dbg !95
  %64 = load i32, ptr %4, align 4, !dbg !96
  call void (ptr, ...) @tell(ptr noundef @.str.5, ptr noundef %63, i32 noundef %64), !dbg !97
  %65 = getelementptr inbounds [4 x i8], ptr %3, i64 0, i64 0, !dbg !98
  call void (ptr, ...) @tell(ptr noundef @.str.3, ptr noundef %65), !dbg !99
  br label %66, !dbg !100

66:                                               ; preds = %62
  %67 = getelementptr inbounds [4 x i8], ptr %3, i64 0, i64 1, !dbg !101
  %68 = load i8, ptr %67, align 1, !dbg !101
  %69 = sext i8 %68 to i32, !dbg !101
  %70 = icmp eq i32 %69, 98, !dbg !101
  br i1 %70, label %72, label %71, !dbg !104

71:                                               ; preds = %66
  call void @reach_error(), !dbg !101
  br label %72, !dbg !101

72:                                               ; preds = %71, %66
  br label %73, !dbg !104

73:                                               ; preds = %72
  br label %74, !dbg !105

74:                                               ; preds = %0, %73, %61, %46, %31, %24, %14
  ret i32 0, !dbg !106
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @__VERIFIER_nondet_int() #2

declare i32 @printf(ptr noundef, ...) #2

declare void @reach_error() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @say(ptr noundef %0, ...) #0 !dbg !107 {
  %2 = alloca ptr, align 8
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !112, !DIExpression(), !113)
    #dbg_declare(ptr %3, !114, !DIExpression(), !131)
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !132
  call void @llvm.va_start.p0(ptr %4), !dbg !132
  %5 = load ptr, ptr %2, align 8, !dbg !133
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !134
  %7 = call i32 @vprintf(ptr noundef %5, ptr noundef %6) #5, !dbg !135
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !136
  call void @llvm.va_end.p0(ptr %8), !dbg !136
  ret void, !dbg !137
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @tell(ptr noundef %0, ...) #0 !dbg !138 {
  %2 = alloca ptr, align 8
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !139, !DIExpression(), !140)
    #dbg_declare(ptr %3, !141, !DIExpression(), !142)
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !143
  call void @llvm.va_start.p0(ptr %4), !dbg !143
  %5 = load ptr, ptr %2, align 8, !dbg !144
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !145
  %7 = call i32 @vprintf(ptr noundef %5, ptr noundef %6) #5, !dbg !146
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !147
  call void @llvm.va_end.p0(ptr %8), !dbg !147
  ret void, !dbg !148
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #3

; Function Attrs: nounwind
declare i32 @vprintf(ptr noundef, ptr noundef) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind willreturn }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!26}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}
!llvm.ident = !{!35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "bounded_formats.c", directory: ".", checksumkind: CSK_MD5, checksum: "b0f7d48a6ee1dba84b23718ec6b97049")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 6)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 36, type: !3, isLocal: true, isDefinition: true)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !2, line: 40, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !12)
!12 = !{!13}
!13 = !DISubrange(count: 15)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !2, line: 44, type: !16, isLocal: true, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 4)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !2, line: 44, type: !16, isLocal: true, isDefinition: true)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !2, line: 48, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 10)
!26 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !27, splitDebugInlining: false, nameTableKind: None)
!27 = !{!0, !7, !9, !14, !19, !21}
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 8, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 2}
!34 = !{i32 7, !"frame-pointer", i32 2}
!35 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!36 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 23, type: !37, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !40)
!37 = !DISubroutineType(types: !38)
!38 = !{!39}
!39 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!40 = !{}
!41 = !DILocalVariable(name: "written", scope: !36, file: !2, line: 24, type: !42)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !43)
!43 = !{!44}
!44 = !DISubrange(count: 5)
!45 = !DILocation(line: 24, column: 10, scope: !36)
!46 = !DILocalVariable(name: "text", scope: !36, file: !2, line: 24, type: !16)
!47 = !DILocation(line: 24, column: 30, scope: !36)
!48 = !DILocalVariable(name: "x", scope: !36, file: !2, line: 25, type: !39)
!49 = !DILocation(line: 25, column: 9, scope: !36)
!50 = !DILocation(line: 26, column: 13, scope: !36)
!51 = !DILocation(line: 26, column: 5, scope: !36)
!52 = !DILocation(line: 28, column: 26, scope: !53)
!53 = distinct !DILexicalBlock(scope: !36, file: !2, line: 26, column: 38)
!54 = !DILocation(line: 28, column: 9, scope: !53)
!55 = !DILocation(line: 29, column: 9, scope: !53)
!56 = !DILocation(line: 29, column: 9, scope: !57)
!57 = distinct !DILexicalBlock(scope: !58, file: !2, line: 29, column: 9)
!58 = distinct !DILexicalBlock(scope: !53, file: !2, line: 29, column: 9)
!59 = !DILocation(line: 29, column: 9, scope: !58)
!60 = !DILocation(line: 30, column: 9, scope: !53)
!61 = !DILocation(line: 32, column: 16, scope: !53)
!62 = !DILocation(line: 32, column: 25, scope: !53)
!63 = !DILocation(line: 32, column: 9, scope: !53)
!64 = !DILocation(line: 33, column: 9, scope: !53)
!65 = !DILocation(line: 33, column: 9, scope: !66)
!66 = distinct !DILexicalBlock(scope: !67, file: !2, line: 33, column: 9)
!67 = distinct !DILexicalBlock(scope: !53, file: !2, line: 33, column: 9)
!68 = !DILocation(line: 33, column: 9, scope: !67)
!69 = !DILocation(line: 34, column: 9, scope: !53)
!70 = !DILocation(line: 36, column: 9, scope: !53)
!71 = !DILocation(line: 37, column: 9, scope: !53)
!72 = !DILocation(line: 37, column: 9, scope: !73)
!73 = distinct !DILexicalBlock(scope: !74, file: !2, line: 37, column: 9)
!74 = distinct !DILexicalBlock(scope: !53, file: !2, line: 37, column: 9)
!75 = !DILocation(line: 37, column: 9, scope: !74)
!76 = !DILocation(line: 38, column: 9, scope: !53)
!77 = !DILocation(line: 40, column: 35, scope: !53)
!78 = !DILocation(line: 40, column: 41, scope: !53)
!79 = !DILocation(line: 40, column: 9, scope: !53)
!80 = !DILocation(line: 41, column: 9, scope: !53)
!81 = !DILocation(line: 41, column: 9, scope: !82)
!82 = distinct !DILexicalBlock(scope: !83, file: !2, line: 41, column: 9)
!83 = distinct !DILexicalBlock(scope: !53, file: !2, line: 41, column: 9)
!84 = !DILocation(line: 41, column: 9, scope: !83)
!85 = !DILocation(line: 42, column: 9, scope: !53)
!86 = !DILocation(line: 44, column: 16, scope: !53)
!87 = !DILocation(line: 44, column: 58, scope: !53)
!88 = !DILocation(line: 44, column: 9, scope: !53)
!89 = !DILocation(line: 45, column: 9, scope: !53)
!90 = !DILocation(line: 45, column: 9, scope: !91)
!91 = distinct !DILexicalBlock(scope: !92, file: !2, line: 45, column: 9)
!92 = distinct !DILexicalBlock(scope: !53, file: !2, line: 45, column: 9)
!93 = !DILocation(line: 45, column: 9, scope: !92)
!94 = !DILocation(line: 46, column: 9, scope: !53)
!95 = !DILocation(line: 48, column: 28, scope: !53)
!96 = !DILocation(line: 48, column: 34, scope: !53)
!97 = !DILocation(line: 48, column: 9, scope: !53)
!98 = !DILocation(line: 49, column: 22, scope: !53)
!99 = !DILocation(line: 49, column: 9, scope: !53)
!100 = !DILocation(line: 50, column: 9, scope: !53)
!101 = !DILocation(line: 50, column: 9, scope: !102)
!102 = distinct !DILexicalBlock(scope: !103, file: !2, line: 50, column: 9)
!103 = distinct !DILexicalBlock(scope: !53, file: !2, line: 50, column: 9)
!104 = !DILocation(line: 50, column: 9, scope: !103)
!105 = !DILocation(line: 51, column: 9, scope: !53)
!106 = !DILocation(line: 53, column: 5, scope: !36)
!107 = distinct !DISubprogram(name: "say", scope: !2, file: !2, line: 9, type: !108, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !26, retainedNodes: !40)
!108 = !DISubroutineType(types: !109)
!109 = !{null, !110, null}
!110 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !111, size: 64)
!111 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!112 = !DILocalVariable(name: "format", arg: 1, scope: !107, file: !2, line: 9, type: !110)
!113 = !DILocation(line: 9, column: 29, scope: !107)
!114 = !DILocalVariable(name: "list", scope: !107, file: !2, line: 10, type: !115)
!115 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !116, line: 52, baseType: !117)
!116 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!117 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !118, line: 12, baseType: !119)
!118 = !DIFile(filename: "/tmp/v19/root/usr/lib/llvm-19/lib/clang/19/include/__stdarg___gnuc_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "edb3f2eab991638e4dc94f6e55e3530f")
!119 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !2, baseType: !120)
!120 = !DICompositeType(tag: DW_TAG_array_type, baseType: !121, size: 192, elements: !129)
!121 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !122)
!122 = !{!123, !125, !126, !128}
!123 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !121, file: !2, line: 10, baseType: !124, size: 32)
!124 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!125 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !121, file: !2, line: 10, baseType: !124, size: 32, offset: 32)
!126 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !121, file: !2, line: 10, baseType: !127, size: 64, offset: 64)
!127 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!128 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !121, file: !2, line: 10, baseType: !127, size: 64, offset: 128)
!129 = !{!130}
!130 = !DISubrange(count: 1)
!131 = !DILocation(line: 10, column: 13, scope: !107)
!132 = !DILocation(line: 11, column: 5, scope: !107)
!133 = !DILocation(line: 12, column: 13, scope: !107)
!134 = !DILocation(line: 12, column: 21, scope: !107)
!135 = !DILocation(line: 12, column: 5, scope: !107)
!136 = !DILocation(line: 13, column: 5, scope: !107)
!137 = !DILocation(line: 14, column: 1, scope: !107)
!138 = distinct !DISubprogram(name: "tell", scope: !2, file: !2, line: 16, type: !108, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !26, retainedNodes: !40)
!139 = !DILocalVariable(name: "format", arg: 1, scope: !138, file: !2, line: 16, type: !110)
!140 = !DILocation(line: 16, column: 30, scope: !138)
!141 = !DILocalVariable(name: "list", scope: !138, file: !2, line: 17, type: !115)
!142 = !DILocation(line: 17, column: 13, scope: !138)
!143 = !DILocation(line: 18, column: 5, scope: !138)
!144 = !DILocation(line: 19, column: 13, scope: !138)
!145 = !DILocation(line: 19, column: 21, scope: !138)
!146 = !DILocation(line: 19, column: 5, scope: !138)
!147 = !DILocation(line: 20, column: 5, scope: !138)
!148 = !DILocation(line: 21, column: 1, scope: !138)
