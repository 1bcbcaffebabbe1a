; ModuleID = 'alone_streams.c'
source_filename = "alone_streams.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [8 x i8] c"numbers\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [2 x i8] c"r\00", align 1, !dbg !7
@stderr = external global ptr, align 8
@.str.2 = private unnamed_addr constant [12 x i8] c"no numbers\0A\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [3 x i8] c"%d\00", align 1, !dbg !17
@stdin = external global ptr, align 8
@stdout = external global ptr, align 8
@.str.4 = private unnamed_addr constant [6 x i8] c"here\0A\00", align 1, !dbg !22

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @tested(ptr noundef %0) #0 !dbg !37 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !43, !DIExpression(), !44)
    #dbg_declare(ptr %4, !45, !DIExpression(), !49)
  %7 = call ptr @fopen(ptr noundef @.str, ptr noundef @.str.1), !dbg !50
  store ptr %7, ptr %4, align 8, !dbg !49
  %8 = load ptr, ptr %4, align 8, !dbg !51
  %9 = icmp ne ptr %8, null, !dbg !51
  br i1 %9, label %13, label %10, !dbg !53

10:                                               ; preds = %1
  %11 = load ptr, ptr @stderr, align 8, !dbg !54
  %12 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %11, ptr noundef @.str.2) #3, !dbg !55
  store i32 %12, ptr %2, align 4, !dbg !56
  br label %29, !dbg !56

13:                                               ; preds = %1
    #dbg_declare(ptr %5, !57, !DIExpression(), !58)
  %14 = load ptr, ptr %3, align 8, !dbg !59
  %15 = load ptr, ptr %4, align 8, !dbg !60
  %16 = call ptr @fgets(ptr noundef %14, i32 noundef 80, ptr noundef %15), !dbg !61
  store ptr %16, ptr %5, align 8, !dbg !58
    #dbg_declare(ptr %6, !62, !DIExpression(), !63)
  %17 = load ptr, ptr %5, align 8, !dbg !64
  %18 = icmp ne ptr %17, null, !dbg !64
  br i1 %18, label %19, label %22, !dbg !64

19:                                               ; preds = %13
  %20 = load ptr, ptr %5, align 8, !dbg !65
  %21 = call i32 @atoi(ptr noundef %20), !dbg !66
  br label %23, !dbg !64

22:                                               ; preds = %13
  br label %23, !dbg !64

23:                                               ; preds = %22, %19
  %24 = phi i32 [ %21, %19 ], [ 0, %22 ], !dbg !64
  store i32 %24, ptr %6, align 4, !dbg !63
  %25 = load i32, ptr %6, align 4, !dbg !67
  %26 = load ptr, ptr %4, align 8, !dbg !68
  %27 = call i32 @fclose(ptr noundef %26), !dbg !69
  %28 = add nsw i32 %25, %27, !dbg !70
  store i32 %28, ptr %2, align 4, !dbg !71
  br label %29, !dbg !71

29:                                               ; preds = %23, %10
  %30 = load i32, ptr %2, align 4, !dbg !72
  ret i32 %30, !dbg !72
}

declare ptr @fopen(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @fprintf(ptr noundef, ptr noundef, ...) #2

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef) #1

declare i32 @atoi(ptr noundef) #1

declare i32 @fclose(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @untested(ptr noundef %0) #0 !dbg !73 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !74, !DIExpression(), !75)
    #dbg_declare(ptr %3, !76, !DIExpression(), !77)
  %4 = call ptr @fopen(ptr noundef @.str, ptr noundef @.str.1), !dbg !78
  store ptr %4, ptr %3, align 8, !dbg !77
  %5 = load ptr, ptr %2, align 8, !dbg !79
  %6 = icmp ne ptr %5, null, !dbg !79
  br i1 %6, label %7, label %11, !dbg !81

7:                                                ; preds = %1
  %8 = load ptr, ptr %2, align 8, !dbg !82
  %9 = load ptr, ptr %3, align 8, !dbg !83
  %10 = call ptr @fgets(ptr noundef %8, i32 noundef 80, ptr noundef %9), !dbg !84
  br label %11, !dbg !84

11:                                               ; preds = %7, %1
  %12 = load ptr, ptr %3, align 8, !dbg !85
  %13 = call i32 @fclose(ptr noundef %12), !dbg !86
  ret i32 %13, !dbg !87
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @library(ptr noundef %0) #0 !dbg !88 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !91, !DIExpression(), !92)
  %4 = call i32 @fflush(ptr noundef null), !dbg !93
  %5 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef null, i64 noundef 0, ptr noundef @.str.3, i32 noundef 1) #3, !dbg !94
  %6 = icmp ne i32 %5, 1, !dbg !96
  br i1 %6, label %7, label %10, !dbg !97

7:                                                ; preds = %1
  %8 = load ptr, ptr @stdin, align 8, !dbg !98
  %9 = call i32 @feof(ptr noundef %8), !dbg !99
  store i32 %9, ptr %2, align 4, !dbg !100
  br label %13, !dbg !100

10:                                               ; preds = %1
  %11 = load ptr, ptr %3, align 8, !dbg !101
  %12 = call i32 @feof(ptr noundef %11), !dbg !102
  store i32 %12, ptr %2, align 4, !dbg !103
  br label %13, !dbg !103

13:                                               ; preds = %10, %7
  %14 = load i32, ptr %2, align 4, !dbg !104
  ret i32 %14, !dbg !104
}

declare i32 @fflush(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #2

declare i32 @feof(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @changed(ptr noundef %0) #0 !dbg !105 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !106, !DIExpression(), !107)
  %3 = load ptr, ptr %2, align 8, !dbg !108
  store ptr %3, ptr @stdout, align 8, !dbg !109
  %4 = load ptr, ptr @stdout, align 8, !dbg !110
  %5 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %4, ptr noundef @.str.4) #3, !dbg !111
  ret i32 %5, !dbg !112
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @number(ptr noundef %0) #0 !dbg !113 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !118, !DIExpression(), !119)
  %3 = load ptr, ptr %2, align 8, !dbg !120
  %4 = call i32 @atoi(ptr noundef %3), !dbg !121
  ret i32 %4, !dbg !122
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!27}
!llvm.module.flags = !{!29, !30, !31, !32, !33, !34, !35}
!llvm.ident = !{!36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "alone_streams.c", directory: "/work/main/verifier/tests/programs", checksumkind: CSK_MD5, checksum: "a9d93b8c0f6f0b580359a9c759f05744")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 8)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 2)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 12)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 3)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 38, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 6)
!27 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !28, splitDebugInlining: false, nameTableKind: None)
!28 = !{!0, !7, !12, !17, !22}
!29 = !{i32 7, !"Dwarf Version", i32 5}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 8, !"PIC Level", i32 2}
!33 = !{i32 7, !"PIE Level", i32 2}
!34 = !{i32 7, !"uwtable", i32 2}
!35 = !{i32 7, !"frame-pointer", i32 2}
!36 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!37 = distinct !DISubprogram(name: "tested", scope: !2, file: !2, line: 13, type: !38, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !27, retainedNodes: !42)
!38 = !DISubroutineType(types: !39)
!39 = !{!40, !41}
!40 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!42 = !{}
!43 = !DILocalVariable(name: "into", arg: 1, scope: !37, file: !2, line: 13, type: !41)
!44 = !DILocation(line: 13, column: 18, scope: !37)
!45 = !DILocalVariable(name: "file", scope: !37, file: !2, line: 14, type: !46)
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !2, line: 2, baseType: !48)
!48 = !DICompositeType(tag: DW_TAG_structure_type, name: "stream", file: !2, line: 2, flags: DIFlagFwdDecl)
!49 = !DILocation(line: 14, column: 9, scope: !37)
!50 = !DILocation(line: 14, column: 16, scope: !37)
!51 = !DILocation(line: 15, column: 8, scope: !52)
!52 = distinct !DILexicalBlock(scope: !37, file: !2, line: 15, column: 7)
!53 = !DILocation(line: 15, column: 7, scope: !37)
!54 = !DILocation(line: 16, column: 20, scope: !52)
!55 = !DILocation(line: 16, column: 12, scope: !52)
!56 = !DILocation(line: 16, column: 5, scope: !52)
!57 = !DILocalVariable(name: "line", scope: !37, file: !2, line: 17, type: !41)
!58 = !DILocation(line: 17, column: 9, scope: !37)
!59 = !DILocation(line: 17, column: 22, scope: !37)
!60 = !DILocation(line: 17, column: 32, scope: !37)
!61 = !DILocation(line: 17, column: 16, scope: !37)
!62 = !DILocalVariable(name: "number", scope: !37, file: !2, line: 18, type: !40)
!63 = !DILocation(line: 18, column: 7, scope: !37)
!64 = !DILocation(line: 18, column: 16, scope: !37)
!65 = !DILocation(line: 18, column: 28, scope: !37)
!66 = !DILocation(line: 18, column: 23, scope: !37)
!67 = !DILocation(line: 19, column: 10, scope: !37)
!68 = !DILocation(line: 19, column: 26, scope: !37)
!69 = !DILocation(line: 19, column: 19, scope: !37)
!70 = !DILocation(line: 19, column: 17, scope: !37)
!71 = !DILocation(line: 19, column: 3, scope: !37)
!72 = !DILocation(line: 20, column: 1, scope: !37)
!73 = distinct !DISubprogram(name: "untested", scope: !2, file: !2, line: 22, type: !38, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !27, retainedNodes: !42)
!74 = !DILocalVariable(name: "into", arg: 1, scope: !73, file: !2, line: 22, type: !41)
!75 = !DILocation(line: 22, column: 19, scope: !73)
!76 = !DILocalVariable(name: "file", scope: !73, file: !2, line: 23, type: !46)
!77 = !DILocation(line: 23, column: 9, scope: !73)
!78 = !DILocation(line: 23, column: 16, scope: !73)
!79 = !DILocation(line: 24, column: 7, scope: !80)
!80 = distinct !DILexicalBlock(scope: !73, file: !2, line: 24, column: 7)
!81 = !DILocation(line: 24, column: 7, scope: !73)
!82 = !DILocation(line: 25, column: 11, scope: !80)
!83 = !DILocation(line: 25, column: 21, scope: !80)
!84 = !DILocation(line: 25, column: 5, scope: !80)
!85 = !DILocation(line: 26, column: 17, scope: !73)
!86 = !DILocation(line: 26, column: 10, scope: !73)
!87 = !DILocation(line: 26, column: 3, scope: !73)
!88 = distinct !DISubprogram(name: "library", scope: !2, file: !2, line: 29, type: !89, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !27, retainedNodes: !42)
!89 = !DISubroutineType(types: !90)
!90 = !{!40, !46}
!91 = !DILocalVariable(name: "file", arg: 1, scope: !88, file: !2, line: 29, type: !46)
!92 = !DILocation(line: 29, column: 19, scope: !88)
!93 = !DILocation(line: 30, column: 3, scope: !88)
!94 = !DILocation(line: 31, column: 7, scope: !95)
!95 = distinct !DILexicalBlock(scope: !88, file: !2, line: 31, column: 7)
!96 = !DILocation(line: 31, column: 31, scope: !95)
!97 = !DILocation(line: 31, column: 7, scope: !88)
!98 = !DILocation(line: 32, column: 17, scope: !95)
!99 = !DILocation(line: 32, column: 12, scope: !95)
!100 = !DILocation(line: 32, column: 5, scope: !95)
!101 = !DILocation(line: 33, column: 15, scope: !88)
!102 = !DILocation(line: 33, column: 10, scope: !88)
!103 = !DILocation(line: 33, column: 3, scope: !88)
!104 = !DILocation(line: 34, column: 1, scope: !88)
!105 = distinct !DISubprogram(name: "changed", scope: !2, file: !2, line: 36, type: !89, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !27, retainedNodes: !42)
!106 = !DILocalVariable(name: "file", arg: 1, scope: !105, file: !2, line: 36, type: !46)
!107 = !DILocation(line: 36, column: 19, scope: !105)
!108 = !DILocation(line: 37, column: 12, scope: !105)
!109 = !DILocation(line: 37, column: 10, scope: !105)
!110 = !DILocation(line: 38, column: 18, scope: !105)
!111 = !DILocation(line: 38, column: 10, scope: !105)
!112 = !DILocation(line: 38, column: 3, scope: !105)
!113 = distinct !DISubprogram(name: "number", scope: !2, file: !2, line: 41, type: !114, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !27, retainedNodes: !42)
!114 = !DISubroutineType(types: !115)
!115 = !{!40, !116}
!116 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !117, size: 64)
!117 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!118 = !DILocalVariable(name: "digits", arg: 1, scope: !113, file: !2, line: 41, type: !116)
!119 = !DILocation(line: 41, column: 24, scope: !113)
!120 = !DILocation(line: 42, column: 15, scope: !113)
!121 = !DILocation(line: 42, column: 10, scope: !113)
!122 = !DILocation(line: 42, column: 3, scope: !113)
