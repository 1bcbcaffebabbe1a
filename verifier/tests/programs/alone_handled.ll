; ModuleID = 'alone_handled.c'
source_filename = "alone_handled.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.window = type { i32, i32, ptr }

@.str = private unnamed_addr constant [10 x i8] c"no memory\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [8 x i8] c"not one\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [5 x i8] c"done\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [5 x i8] c"told\00", align 1, !dbg !17

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @handled() #0 !dbg !29 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !34, !DIExpression(), !36)
  %3 = call noalias ptr @malloc(i64 noundef 4) #5, !dbg !37
  store ptr %3, ptr %1, align 8, !dbg !36
  %4 = load ptr, ptr %1, align 8, !dbg !38
  %5 = icmp ne ptr %4, null, !dbg !38
  br i1 %5, label %7, label %6, !dbg !40

6:                                                ; preds = %0
  call void @give_up(ptr noundef @.str), !dbg !41
  br label %7, !dbg !41

7:                                                ; preds = %6, %0
  %8 = load ptr, ptr %1, align 8, !dbg !42
  store i32 1, ptr %8, align 4, !dbg !43
    #dbg_declare(ptr %2, !44, !DIExpression(), !45)
  %9 = load ptr, ptr %1, align 8, !dbg !46
  %10 = load i32, ptr %9, align 4, !dbg !47
  store i32 %10, ptr %2, align 4, !dbg !45
  %11 = load ptr, ptr %1, align 8, !dbg !48
  call void @free(ptr noundef %11) #6, !dbg !49
  %12 = load i32, ptr %2, align 4, !dbg !50
  %13 = icmp ne i32 %12, 1, !dbg !52
  br i1 %13, label %14, label %15, !dbg !53

14:                                               ; preds = %7
  call void @give_up(ptr noundef @.str.1), !dbg !54
  br label %15, !dbg !54

15:                                               ; preds = %14, %7
  call void @give_up(ptr noundef @.str.2), !dbg !55
  %16 = load i32, ptr %2, align 4, !dbg !56
  ret i32 %16, !dbg !57
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

declare void @give_up(ptr noundef) #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @told() #0 !dbg !58 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !59, !DIExpression(), !60)
  %3 = call noalias ptr @malloc(i64 noundef 4) #5, !dbg !61
  store ptr %3, ptr %1, align 8, !dbg !60
  %4 = load ptr, ptr %1, align 8, !dbg !62
  %5 = icmp ne ptr %4, null, !dbg !62
  br i1 %5, label %7, label %6, !dbg !64

6:                                                ; preds = %0
  call void @perror(ptr noundef @.str.3), !dbg !65
  br label %7, !dbg !65

7:                                                ; preds = %6, %0
  %8 = load ptr, ptr %1, align 8, !dbg !66
  store i32 1, ptr %8, align 4, !dbg !67
    #dbg_declare(ptr %2, !68, !DIExpression(), !69)
  %9 = load ptr, ptr %1, align 8, !dbg !70
  %10 = load i32, ptr %9, align 4, !dbg !71
  store i32 %10, ptr %2, align 4, !dbg !69
  %11 = load ptr, ptr %1, align 8, !dbg !72
  call void @free(ptr noundef %11) #6, !dbg !73
  %12 = load i32, ptr %2, align 4, !dbg !74
  ret i32 %12, !dbg !75
}

declare void @perror(ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @counted() #0 !dbg !76 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !77, !DIExpression(), !78)
  %3 = call noalias ptr @malloc(i64 noundef 4) #5, !dbg !79
  store ptr %3, ptr %1, align 8, !dbg !78
  call void @count(i32 noundef 1), !dbg !80
  %4 = load ptr, ptr %1, align 8, !dbg !81
  store i32 1, ptr %4, align 4, !dbg !82
    #dbg_declare(ptr %2, !83, !DIExpression(), !84)
  %5 = load ptr, ptr %1, align 8, !dbg !85
  %6 = load i32, ptr %5, align 4, !dbg !86
  store i32 %6, ptr %2, align 4, !dbg !84
  %7 = load ptr, ptr %1, align 8, !dbg !87
  call void @free(ptr noundef %7) #6, !dbg !88
  %8 = load i32, ptr %2, align 4, !dbg !89
  ret i32 %8, !dbg !90
}

declare void @count(i32 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @fill(ptr noundef %0) #0 !dbg !91 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !102, !DIExpression(), !103)
  %4 = load ptr, ptr %3, align 8, !dbg !104
  %5 = icmp ne ptr %4, null, !dbg !104
  br i1 %5, label %6, label %16, !dbg !106

6:                                                ; preds = %1
  %7 = load ptr, ptr %3, align 8, !dbg !107
  %8 = getelementptr inbounds %struct.window, ptr %7, i32 0, i32 2, !dbg !108
  %9 = load ptr, ptr %8, align 8, !dbg !108
  %10 = icmp ne ptr %9, null, !dbg !107
  br i1 %10, label %11, label %16, !dbg !109

11:                                               ; preds = %6
  %12 = load ptr, ptr %3, align 8, !dbg !110
  %13 = getelementptr inbounds %struct.window, ptr %12, i32 0, i32 1, !dbg !111
  %14 = load i32, ptr %13, align 4, !dbg !111
  %15 = icmp ult i32 %14, 16777216, !dbg !112
  br i1 %15, label %16, label %17, !dbg !113

16:                                               ; preds = %11, %6, %1
  store i32 0, ptr %2, align 4, !dbg !114
  br label %32, !dbg !114

17:                                               ; preds = %11
  %18 = load ptr, ptr %3, align 8, !dbg !115
  %19 = getelementptr inbounds %struct.window, ptr %18, i32 0, i32 2, !dbg !116
  %20 = load ptr, ptr %19, align 8, !dbg !116
  %21 = load ptr, ptr %3, align 8, !dbg !117
  %22 = getelementptr inbounds %struct.window, ptr %21, i32 0, i32 1, !dbg !118
  %23 = load i32, ptr %22, align 4, !dbg !118
  %24 = zext i32 %23 to i64, !dbg !119
  %25 = getelementptr inbounds i8, ptr %20, i64 %24, !dbg !119
  call void @llvm.memset.p0.i64(ptr align 1 %25, i8 0, i64 1, i1 false), !dbg !120
  %26 = load ptr, ptr %3, align 8, !dbg !121
  %27 = getelementptr inbounds %struct.window, ptr %26, i32 0, i32 2, !dbg !122
  %28 = load ptr, ptr %27, align 8, !dbg !122
  %29 = getelementptr inbounds i8, ptr %28, i64 0, !dbg !121
  %30 = load i8, ptr %29, align 1, !dbg !121
  %31 = sext i8 %30 to i32, !dbg !121
  store i32 %31, ptr %2, align 4, !dbg !123
  br label %32, !dbg !123

32:                                               ; preds = %17, %16
  %33 = load i32, ptr %2, align 4, !dbg !124
  ret i32 %33, !dbg !124
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind allocsize(0) }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!19}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}
!llvm.ident = !{!28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "alone_handled.c", directory: ".", checksumkind: CSK_MD5, checksum: "f78aa3f224ab46b560211abb944fb5a1")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 10)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 8)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 19, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 5)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !14, isLocal: true, isDefinition: true)
!19 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !20, splitDebugInlining: false, nameTableKind: None)
!20 = !{!0, !7, !12, !17}
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 8, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 2}
!27 = !{i32 7, !"frame-pointer", i32 2}
!28 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!29 = distinct !DISubprogram(name: "handled", scope: !2, file: !2, line: 10, type: !30, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !33)
!30 = !DISubroutineType(types: !31)
!31 = !{!32}
!32 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!33 = !{}
!34 = !DILocalVariable(name: "number", scope: !29, file: !2, line: 11, type: !35)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!36 = !DILocation(line: 11, column: 8, scope: !29)
!37 = !DILocation(line: 11, column: 17, scope: !29)
!38 = !DILocation(line: 12, column: 8, scope: !39)
!39 = distinct !DILexicalBlock(scope: !29, file: !2, line: 12, column: 7)
!40 = !DILocation(line: 12, column: 7, scope: !29)
!41 = !DILocation(line: 13, column: 5, scope: !39)
!42 = !DILocation(line: 14, column: 4, scope: !29)
!43 = !DILocation(line: 14, column: 11, scope: !29)
!44 = !DILocalVariable(name: "read", scope: !29, file: !2, line: 15, type: !32)
!45 = !DILocation(line: 15, column: 7, scope: !29)
!46 = !DILocation(line: 15, column: 15, scope: !29)
!47 = !DILocation(line: 15, column: 14, scope: !29)
!48 = !DILocation(line: 16, column: 8, scope: !29)
!49 = !DILocation(line: 16, column: 3, scope: !29)
!50 = !DILocation(line: 17, column: 7, scope: !51)
!51 = distinct !DILexicalBlock(scope: !29, file: !2, line: 17, column: 7)
!52 = !DILocation(line: 17, column: 12, scope: !51)
!53 = !DILocation(line: 17, column: 7, scope: !29)
!54 = !DILocation(line: 18, column: 5, scope: !51)
!55 = !DILocation(line: 19, column: 3, scope: !29)
!56 = !DILocation(line: 20, column: 10, scope: !29)
!57 = !DILocation(line: 20, column: 3, scope: !29)
!58 = distinct !DISubprogram(name: "told", scope: !2, file: !2, line: 23, type: !30, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !33)
!59 = !DILocalVariable(name: "number", scope: !58, file: !2, line: 24, type: !35)
!60 = !DILocation(line: 24, column: 8, scope: !58)
!61 = !DILocation(line: 24, column: 17, scope: !58)
!62 = !DILocation(line: 25, column: 8, scope: !63)
!63 = distinct !DILexicalBlock(scope: !58, file: !2, line: 25, column: 7)
!64 = !DILocation(line: 25, column: 7, scope: !58)
!65 = !DILocation(line: 26, column: 5, scope: !63)
!66 = !DILocation(line: 27, column: 4, scope: !58)
!67 = !DILocation(line: 27, column: 11, scope: !58)
!68 = !DILocalVariable(name: "read", scope: !58, file: !2, line: 28, type: !32)
!69 = !DILocation(line: 28, column: 7, scope: !58)
!70 = !DILocation(line: 28, column: 15, scope: !58)
!71 = !DILocation(line: 28, column: 14, scope: !58)
!72 = !DILocation(line: 29, column: 8, scope: !58)
!73 = !DILocation(line: 29, column: 3, scope: !58)
!74 = !DILocation(line: 30, column: 10, scope: !58)
!75 = !DILocation(line: 30, column: 3, scope: !58)
!76 = distinct !DISubprogram(name: "counted", scope: !2, file: !2, line: 33, type: !30, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !33)
!77 = !DILocalVariable(name: "number", scope: !76, file: !2, line: 34, type: !35)
!78 = !DILocation(line: 34, column: 8, scope: !76)
!79 = !DILocation(line: 34, column: 17, scope: !76)
!80 = !DILocation(line: 35, column: 3, scope: !76)
!81 = !DILocation(line: 36, column: 4, scope: !76)
!82 = !DILocation(line: 36, column: 11, scope: !76)
!83 = !DILocalVariable(name: "read", scope: !76, file: !2, line: 37, type: !32)
!84 = !DILocation(line: 37, column: 7, scope: !76)
!85 = !DILocation(line: 37, column: 15, scope: !76)
!86 = !DILocation(line: 37, column: 14, scope: !76)
!87 = !DILocation(line: 38, column: 8, scope: !76)
!88 = !DILocation(line: 38, column: 3, scope: !76)
!89 = !DILocation(line: 39, column: 10, scope: !76)
!90 = !DILocation(line: 39, column: 3, scope: !76)
!91 = distinct !DISubprogram(name: "fill", scope: !2, file: !2, line: 48, type: !92, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !33)
!92 = !DISubroutineType(types: !93)
!93 = !{!32, !94}
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !95, size: 64)
!95 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "window", file: !2, line: 42, size: 128, elements: !96)
!96 = !{!97, !99, !100}
!97 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !95, file: !2, line: 43, baseType: !98, size: 32)
!98 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "last", scope: !95, file: !2, line: 43, baseType: !98, size: 32, offset: 32)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !95, file: !2, line: 44, baseType: !101, size: 64, offset: 64)
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!102 = !DILocalVariable(name: "window", arg: 1, scope: !91, file: !2, line: 48, type: !94)
!103 = !DILocation(line: 48, column: 25, scope: !91)
!104 = !DILocation(line: 49, column: 8, scope: !105)
!105 = distinct !DILexicalBlock(scope: !91, file: !2, line: 49, column: 7)
!106 = !DILocation(line: 49, column: 15, scope: !105)
!107 = !DILocation(line: 49, column: 19, scope: !105)
!108 = !DILocation(line: 49, column: 27, scope: !105)
!109 = !DILocation(line: 49, column: 33, scope: !105)
!110 = !DILocation(line: 49, column: 36, scope: !105)
!111 = !DILocation(line: 49, column: 44, scope: !105)
!112 = !DILocation(line: 49, column: 49, scope: !105)
!113 = !DILocation(line: 49, column: 7, scope: !91)
!114 = !DILocation(line: 50, column: 5, scope: !105)
!115 = !DILocation(line: 51, column: 10, scope: !91)
!116 = !DILocation(line: 51, column: 18, scope: !91)
!117 = !DILocation(line: 51, column: 26, scope: !91)
!118 = !DILocation(line: 51, column: 34, scope: !91)
!119 = !DILocation(line: 51, column: 24, scope: !91)
!120 = !DILocation(line: 51, column: 3, scope: !91)
!121 = !DILocation(line: 52, column: 10, scope: !91)
!122 = !DILocation(line: 52, column: 18, scope: !91)
!123 = !DILocation(line: 52, column: 3, scope: !91)
!124 = !DILocation(line: 53, column: 1, scope: !91)
