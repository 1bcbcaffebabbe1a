; ModuleID = 'alone_handled.c'
source_filename = "alone_handled.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.window = type { i32, i32, ptr }

@.str = private unnamed_addr constant [10 x i8] c"no memory\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [5 x i8] c"told\00", align 1, !dbg !7

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @handled() #0 !dbg !22 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !27, !DIExpression(), !29)
  %3 = call noalias ptr @malloc(i64 noundef 4) #5, !dbg !30
  store ptr %3, ptr %1, align 8, !dbg !29
  %4 = load ptr, ptr %1, align 8, !dbg !31
  %5 = icmp ne ptr %4, null, !dbg !31
  br i1 %5, label %7, label %6, !dbg !33

6:                                                ; preds = %0
  call void @give_up(ptr noundef @.str), !dbg !34
  br label %7, !dbg !34

7:                                                ; preds = %6, %0
  %8 = load ptr, ptr %1, align 8, !dbg !35
  store i32 1, ptr %8, align 4, !dbg !36
    #dbg_declare(ptr %2, !37, !DIExpression(), !38)
  %9 = load ptr, ptr %1, align 8, !dbg !39
  %10 = load i32, ptr %9, align 4, !dbg !40
  store i32 %10, ptr %2, align 4, !dbg !38
  %11 = load ptr, ptr %1, align 8, !dbg !41
  call void @free(ptr noundef %11) #6, !dbg !42
  %12 = load i32, ptr %2, align 4, !dbg !43
  ret i32 %12, !dbg !44
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

declare void @give_up(ptr noundef) #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @told() #0 !dbg !45 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !46, !DIExpression(), !47)
  %3 = call noalias ptr @malloc(i64 noundef 4) #5, !dbg !48
  store ptr %3, ptr %1, align 8, !dbg !47
  %4 = load ptr, ptr %1, align 8, !dbg !49
  %5 = icmp ne ptr %4, null, !dbg !49
  br i1 %5, label %7, label %6, !dbg !51

6:                                                ; preds = %0
  call void @perror(ptr noundef @.str.1), !dbg !52
  br label %7, !dbg !52

7:                                                ; preds = %6, %0
  %8 = load ptr, ptr %1, align 8, !dbg !53
  store i32 1, ptr %8, align 4, !dbg !54
    #dbg_declare(ptr %2, !55, !DIExpression(), !56)
  %9 = load ptr, ptr %1, align 8, !dbg !57
  %10 = load i32, ptr %9, align 4, !dbg !58
  store i32 %10, ptr %2, align 4, !dbg !56
  %11 = load ptr, ptr %1, align 8, !dbg !59
  call void @free(ptr noundef %11) #6, !dbg !60
  %12 = load i32, ptr %2, align 4, !dbg !61
  ret i32 %12, !dbg !62
}

declare void @perror(ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @counted() #0 !dbg !63 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
    #dbg_declare(ptr %1, !64, !DIExpression(), !65)
  %3 = call noalias ptr @malloc(i64 noundef 4) #5, !dbg !66
  store ptr %3, ptr %1, align 8, !dbg !65
  call void @count(i32 noundef 1), !dbg !67
  %4 = load ptr, ptr %1, align 8, !dbg !68
  store i32 1, ptr %4, align 4, !dbg !69
    #dbg_declare(ptr %2, !70, !DIExpression(), !71)
  %5 = load ptr, ptr %1, align 8, !dbg !72
  %6 = load i32, ptr %5, align 4, !dbg !73
  store i32 %6, ptr %2, align 4, !dbg !71
  %7 = load ptr, ptr %1, align 8, !dbg !74
  call void @free(ptr noundef %7) #6, !dbg !75
  %8 = load i32, ptr %2, align 4, !dbg !76
  ret i32 %8, !dbg !77
}

declare void @count(i32 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @fill(ptr noundef %0) #0 !dbg !78 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !89, !DIExpression(), !90)
  %4 = load ptr, ptr %3, align 8, !dbg !91
  %5 = icmp ne ptr %4, null, !dbg !91
  br i1 %5, label %6, label %16, !dbg !93

6:                                                ; preds = %1
  %7 = load ptr, ptr %3, align 8, !dbg !94
  %8 = getelementptr inbounds %struct.window, ptr %7, i32 0, i32 2, !dbg !95
  %9 = load ptr, ptr %8, align 8, !dbg !95
  %10 = icmp ne ptr %9, null, !dbg !94
  br i1 %10, label %11, label %16, !dbg !96

11:                                               ; preds = %6
  %12 = load ptr, ptr %3, align 8, !dbg !97
  %13 = getelementptr inbounds %struct.window, ptr %12, i32 0, i32 1, !dbg !98
  %14 = load i32, ptr %13, align 4, !dbg !98
  %15 = icmp ult i32 %14, 16777216, !dbg !99
  br i1 %15, label %16, label %17, !dbg !100

16:                                               ; preds = %11, %6, %1
  store i32 0, ptr %2, align 4, !dbg !101
  br label %32, !dbg !101

17:                                               ; preds = %11
  %18 = load ptr, ptr %3, align 8, !dbg !102
  %19 = getelementptr inbounds %struct.window, ptr %18, i32 0, i32 2, !dbg !103
  %20 = load ptr, ptr %19, align 8, !dbg !103
  %21 = load ptr, ptr %3, align 8, !dbg !104
  %22 = getelementptr inbounds %struct.window, ptr %21, i32 0, i32 1, !dbg !105
  %23 = load i32, ptr %22, align 4, !dbg !105
  %24 = zext i32 %23 to i64, !dbg !106
  %25 = getelementptr inbounds i8, ptr %20, i64 %24, !dbg !106
  call void @llvm.memset.p0.i64(ptr align 1 %25, i8 0, i64 1, i1 false), !dbg !107
  %26 = load ptr, ptr %3, align 8, !dbg !108
  %27 = getelementptr inbounds %struct.window, ptr %26, i32 0, i32 2, !dbg !109
  %28 = load ptr, ptr %27, align 8, !dbg !109
  %29 = getelementptr inbounds i8, ptr %28, i64 0, !dbg !108
  %30 = load i8, ptr %29, align 1, !dbg !108
  %31 = sext i8 %30 to i32, !dbg !108
  store i32 %31, ptr %2, align 4, !dbg !110
  br label %32, !dbg !110

32:                                               ; preds = %17, %16
  %33 = load i32, ptr %2, align 4, !dbg !111
  ret i32 %33, !dbg !111
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

!llvm.dbg.cu = !{!12}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19, !20}
!llvm.ident = !{!21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "alone_handled.c", directory: ".", checksumkind: CSK_MD5, checksum: "9b2fcbb4f46eecfbcffa895181a8fc8c")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 10)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 5)
!12 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !13, splitDebugInlining: false, nameTableKind: None)
!13 = !{!0, !7}
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 8, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 2}
!20 = !{i32 7, !"frame-pointer", i32 2}
!21 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!22 = distinct !DISubprogram(name: "handled", scope: !2, file: !2, line: 10, type: !23, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12, retainedNodes: !26)
!23 = !DISubroutineType(types: !24)
!24 = !{!25}
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !{}
!27 = !DILocalVariable(name: "number", scope: !22, file: !2, line: 11, type: !28)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!29 = !DILocation(line: 11, column: 8, scope: !22)
!30 = !DILocation(line: 11, column: 17, scope: !22)
!31 = !DILocation(line: 12, column: 8, scope: !32)
!32 = distinct !DILexicalBlock(scope: !22, file: !2, line: 12, column: 7)
!33 = !DILocation(line: 12, column: 7, scope: !22)
!34 = !DILocation(line: 13, column: 5, scope: !32)
!35 = !DILocation(line: 14, column: 4, scope: !22)
!36 = !DILocation(line: 14, column: 11, scope: !22)
!37 = !DILocalVariable(name: "read", scope: !22, file: !2, line: 15, type: !25)
!38 = !DILocation(line: 15, column: 7, scope: !22)
!39 = !DILocation(line: 15, column: 15, scope: !22)
!40 = !DILocation(line: 15, column: 14, scope: !22)
!41 = !DILocation(line: 16, column: 8, scope: !22)
!42 = !DILocation(line: 16, column: 3, scope: !22)
!43 = !DILocation(line: 17, column: 10, scope: !22)
!44 = !DILocation(line: 17, column: 3, scope: !22)
!45 = distinct !DISubprogram(name: "told", scope: !2, file: !2, line: 20, type: !23, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12, retainedNodes: !26)
!46 = !DILocalVariable(name: "number", scope: !45, file: !2, line: 21, type: !28)
!47 = !DILocation(line: 21, column: 8, scope: !45)
!48 = !DILocation(line: 21, column: 17, scope: !45)
!49 = !DILocation(line: 22, column: 8, scope: !50)
!50 = distinct !DILexicalBlock(scope: !45, file: !2, line: 22, column: 7)
!51 = !DILocation(line: 22, column: 7, scope: !45)
!52 = !DILocation(line: 23, column: 5, scope: !50)
!53 = !DILocation(line: 24, column: 4, scope: !45)
!54 = !DILocation(line: 24, column: 11, scope: !45)
!55 = !DILocalVariable(name: "read", scope: !45, file: !2, line: 25, type: !25)
!56 = !DILocation(line: 25, column: 7, scope: !45)
!57 = !DILocation(line: 25, column: 15, scope: !45)
!58 = !DILocation(line: 25, column: 14, scope: !45)
!59 = !DILocation(line: 26, column: 8, scope: !45)
!60 = !DILocation(line: 26, column: 3, scope: !45)
!61 = !DILocation(line: 27, column: 10, scope: !45)
!62 = !DILocation(line: 27, column: 3, scope: !45)
!63 = distinct !DISubprogram(name: "counted", scope: !2, file: !2, line: 30, type: !23, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12, retainedNodes: !26)
!64 = !DILocalVariable(name: "number", scope: !63, file: !2, line: 31, type: !28)
!65 = !DILocation(line: 31, column: 8, scope: !63)
!66 = !DILocation(line: 31, column: 17, scope: !63)
!67 = !DILocation(line: 32, column: 3, scope: !63)
!68 = !DILocation(line: 33, column: 4, scope: !63)
!69 = !DILocation(line: 33, column: 11, scope: !63)
!70 = !DILocalVariable(name: "read", scope: !63, file: !2, line: 34, type: !25)
!71 = !DILocation(line: 34, column: 7, scope: !63)
!72 = !DILocation(line: 34, column: 15, scope: !63)
!73 = !DILocation(line: 34, column: 14, scope: !63)
!74 = !DILocation(line: 35, column: 8, scope: !63)
!75 = !DILocation(line: 35, column: 3, scope: !63)
!76 = !DILocation(line: 36, column: 10, scope: !63)
!77 = !DILocation(line: 36, column: 3, scope: !63)
!78 = distinct !DISubprogram(name: "fill", scope: !2, file: !2, line: 45, type: !79, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12, retainedNodes: !26)
!79 = !DISubroutineType(types: !80)
!80 = !{!25, !81}
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !82, size: 64)
!82 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "window", file: !2, line: 39, size: 128, elements: !83)
!83 = !{!84, !86, !87}
!84 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !82, file: !2, line: 40, baseType: !85, size: 32)
!85 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "last", scope: !82, file: !2, line: 40, baseType: !85, size: 32, offset: 32)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !82, file: !2, line: 41, baseType: !88, size: 64, offset: 64)
!88 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!89 = !DILocalVariable(name: "window", arg: 1, scope: !78, file: !2, line: 45, type: !81)
!90 = !DILocation(line: 45, column: 25, scope: !78)
!91 = !DILocation(line: 46, column: 8, scope: !92)
!92 = distinct !DILexicalBlock(scope: !78, file: !2, line: 46, column: 7)
!93 = !DILocation(line: 46, column: 15, scope: !92)
!94 = !DILocation(line: 46, column: 19, scope: !92)
!95 = !DILocation(line: 46, column: 27, scope: !92)
!96 = !DILocation(line: 46, column: 33, scope: !92)
!97 = !DILocation(line: 46, column: 36, scope: !92)
!98 = !DILocation(line: 46, column: 44, scope: !92)
!99 = !DILocation(line: 46, column: 49, scope: !92)
!100 = !DILocation(line: 46, column: 7, scope: !78)
!101 = !DILocation(line: 47, column: 5, scope: !92)
!102 = !DILocation(line: 48, column: 10, scope: !78)
!103 = !DILocation(line: 48, column: 18, scope: !78)
!104 = !DILocation(line: 48, column: 26, scope: !78)
!105 = !DILocation(line: 48, column: 34, scope: !78)
!106 = !DILocation(line: 48, column: 24, scope: !78)
!107 = !DILocation(line: 48, column: 3, scope: !78)
!108 = !DILocation(line: 49, column: 10, scope: !78)
!109 = !DILocation(line: 49, column: 18, scope: !78)
!110 = !DILocation(line: 49, column: 3, scope: !78)
!111 = !DILocation(line: 50, column: 1, scope: !78)
