; ModuleID = 'bounded_outside.c'
source_filename = "bounded_outside.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { [2 x i8], i32 }

@__const.main.text = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@sum = internal global i32 0, align 4, !dbg !0
@shared = external global [0 x i32], align 4
@number = external global i32, align 4
@.str = private unnamed_addr constant [7 x i8] c"%d %s\0A\00", align 1, !dbg !5
@.str.1 = private unnamed_addr constant [5 x i8] c"done\00", align 1, !dbg !11
@.str.2 = private unnamed_addr constant [5 x i8] c"five\00", align 1, !dbg !16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !27 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca [4 x i8], align 1
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !33, !DIExpression(), !34)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !35, !DIExpression(), !36)
    #dbg_declare(ptr %6, !37, !DIExpression(), !41)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %6, ptr align 1 @__const.main.text, i64 4, i1 false), !dbg !41
  %10 = call i32 @__VERIFIER_nondet_int(), !dbg !42
  switch i32 %10, label %82 [
    i32 0, label %11
    i32 1, label %22
    i32 2, label %25
    i32 3, label %42
    i32 4, label %45
    i32 5, label %47
    i32 6, label %49
    i32 7, label %57
    i32 8, label %64
  ], !dbg !43

11:                                               ; preds = %2
  %12 = load i32, ptr %4, align 4, !dbg !44
  %13 = icmp sgt i32 %12, 0, !dbg !47
  br i1 %13, label %14, label %21, !dbg !48

14:                                               ; preds = %11
  %15 = load ptr, ptr %5, align 8, !dbg !49
  %16 = getelementptr inbounds ptr, ptr %15, i64 0, !dbg !49
  %17 = load ptr, ptr %16, align 8, !dbg !49
  %18 = getelementptr inbounds i8, ptr %17, i64 0, !dbg !49
  %19 = load i8, ptr %18, align 1, !dbg !49
  %20 = sext i8 %19 to i32, !dbg !49
  store i32 %20, ptr @sum, align 4, !dbg !50
  br label %21, !dbg !51

21:                                               ; preds = %14, %11
  br label %84, !dbg !52

22:                                               ; preds = %2
  %23 = call ptr @somewhere(), !dbg !53
  %24 = load i32, ptr %23, align 4, !dbg !54
  store i32 %24, ptr @sum, align 4, !dbg !55
  br label %84, !dbg !56

25:                                               ; preds = %2
    #dbg_declare(ptr %7, !57, !DIExpression(), !60)
  %26 = call ptr @somewhere(), !dbg !61
  store ptr %26, ptr %7, align 8, !dbg !60
  %27 = load ptr, ptr %7, align 8, !dbg !62
  %28 = icmp ne ptr %27, null, !dbg !62
  br i1 %28, label %29, label %33, !dbg !64

29:                                               ; preds = %25
  %30 = load ptr, ptr %7, align 8, !dbg !65
  %31 = getelementptr inbounds i32, ptr %30, i64 2, !dbg !65
  %32 = load i32, ptr %31, align 4, !dbg !65
  store i32 %32, ptr @sum, align 4, !dbg !66
  br label %33, !dbg !67

33:                                               ; preds = %29, %25
  %34 = load i32, ptr @sum, align 4, !dbg !68
  %35 = and i32 %34, 3, !dbg !69
  %36 = sext i32 %35 to i64, !dbg !70
  %37 = getelementptr inbounds [4 x i8], ptr %6, i64 0, i64 %36, !dbg !70
  %38 = load i8, ptr %37, align 1, !dbg !70
  %39 = sext i8 %38 to i32, !dbg !70
  %40 = load i32, ptr @sum, align 4, !dbg !71
  %41 = add nsw i32 %40, %39, !dbg !71
  store i32 %41, ptr @sum, align 4, !dbg !71
  br label %84, !dbg !72

42:                                               ; preds = %2
    #dbg_declare(ptr %8, !73, !DIExpression(), !75)
  %43 = call ptr @somewhere(), !dbg !76
  store ptr %43, ptr %8, align 8, !dbg !75
  %44 = load ptr, ptr %8, align 8, !dbg !77
  call void @free(ptr noundef %44) #5, !dbg !78
  br label %84, !dbg !79

45:                                               ; preds = %2
  %46 = load i32, ptr getelementptr inbounds ([0 x i32], ptr @shared, i64 0, i64 3), align 4, !dbg !80
  store i32 %46, ptr @sum, align 4, !dbg !81
  br label %84, !dbg !82

47:                                               ; preds = %2
  %48 = load i32, ptr @number, align 4, !dbg !83
  store i32 %48, ptr @sum, align 4, !dbg !84
  br label %84, !dbg !85

49:                                               ; preds = %2
  %50 = load i32, ptr @sum, align 4, !dbg !86
  %51 = getelementptr inbounds [4 x i8], ptr %6, i64 0, i64 0, !dbg !87
  %52 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %50, ptr noundef %51), !dbg !88
  %53 = getelementptr inbounds [4 x i8], ptr %6, i64 0, i64 3, !dbg !89
  store i8 100, ptr %53, align 1, !dbg !90
  %54 = load i32, ptr @sum, align 4, !dbg !91
  %55 = getelementptr inbounds [4 x i8], ptr %6, i64 0, i64 0, !dbg !92
  %56 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %54, ptr noundef %55), !dbg !93
  br label %84, !dbg !94

57:                                               ; preds = %2
  %58 = call i32 @puts(ptr noundef @.str.1), !dbg !95
  %59 = load i32, ptr %4, align 4, !dbg !96
  %60 = icmp eq i32 %59, 5, !dbg !97
  %61 = zext i1 %60 to i64, !dbg !96
  %62 = select i1 %60, ptr @.str.2, ptr null, !dbg !96
  %63 = call i32 @puts(ptr noundef %62), !dbg !98
  br label %84, !dbg !99

64:                                               ; preds = %2
    #dbg_declare(ptr %9, !100, !DIExpression(), !110)
  %65 = call noalias ptr @malloc(i64 noundef 8) #6, !dbg !111
  store ptr %65, ptr %9, align 8, !dbg !110
  %66 = load ptr, ptr %9, align 8, !dbg !112
  %67 = icmp ne ptr %66, null, !dbg !112
  br i1 %67, label %69, label %68, !dbg !114

68:                                               ; preds = %64
  store i32 1, ptr %3, align 4, !dbg !115
  br label %86, !dbg !115

69:                                               ; preds = %64
  %70 = load ptr, ptr %9, align 8, !dbg !116
  %71 = getelementptr inbounds %struct.pair, ptr %70, i32 0, i32 0, !dbg !117
  %72 = getelementptr inbounds [2 x i8], ptr %71, i64 0, i64 1, !dbg !116
  store i8 1, ptr %72, align 1, !dbg !118
  %73 = load ptr, ptr %9, align 8, !dbg !119
  %74 = getelementptr inbounds %struct.pair, ptr %73, i32 0, i32 1, !dbg !120
  store i32 2, ptr %74, align 4, !dbg !121
  %75 = load ptr, ptr %9, align 8, !dbg !122
  %76 = load i64, ptr %75, align 4, !dbg !123
  %77 = call i32 @copied(i64 %76), !dbg !123
  store i32 %77, ptr @sum, align 4, !dbg !124
  %78 = load ptr, ptr %9, align 8, !dbg !125
  call void @free(ptr noundef %78) #5, !dbg !126
  %79 = load ptr, ptr %9, align 8, !dbg !127
  %80 = load i64, ptr %79, align 4, !dbg !128
  %81 = call i32 @copied(i64 %80), !dbg !128
  store i32 %81, ptr @sum, align 4, !dbg !129
  br label %84, !dbg !130

82:                                               ; preds = %2
  %83 = call i32 @deep(i32 noundef 3, ptr noundef @sum), !dbg !131
  store i32 %83, ptr @sum, align 4, !dbg !132
  br label %84, !dbg !133

84:                                               ; preds = %82, %69, %57, %49, %47, %45, %42, %33, %22, %21
  %85 = load i32, ptr @sum, align 4, !dbg !134
  store i32 %85, ptr %3, align 4, !dbg !135
  br label %86, !dbg !135

86:                                               ; preds = %84, %68
  %87 = load i32, ptr %3, align 4, !dbg !136
  ret i32 %87, !dbg !136
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @__VERIFIER_nondet_int() #2

declare ptr @somewhere() #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

declare i32 @printf(ptr noundef, ...) #2

declare i32 @puts(ptr noundef) #2

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @copied(i64 %0) #0 !dbg !137 {
  %2 = alloca %struct.pair, align 4
  store i64 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !140, !DIExpression(), !141)
  %3 = getelementptr inbounds %struct.pair, ptr %2, i32 0, i32 0, !dbg !142
  %4 = getelementptr inbounds [2 x i8], ptr %3, i64 0, i64 1, !dbg !143
  %5 = load i8, ptr %4, align 1, !dbg !143
  %6 = sext i8 %5 to i32, !dbg !143
  %7 = getelementptr inbounds %struct.pair, ptr %2, i32 0, i32 1, !dbg !144
  %8 = load i32, ptr %7, align 4, !dbg !144
  %9 = add nsw i32 %6, %8, !dbg !145
  ret i32 %9, !dbg !146
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @deep(i32 noundef %0, ptr noundef %1) #0 !dbg !147 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !150, !DIExpression(), !151)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !152, !DIExpression(), !153)
    #dbg_declare(ptr %6, !154, !DIExpression(), !155)
  %7 = load i32, ptr %4, align 4, !dbg !156
  store i32 %7, ptr %6, align 4, !dbg !155
  %8 = load i32, ptr %4, align 4, !dbg !157
  %9 = icmp eq i32 %8, 0, !dbg !159
  br i1 %9, label %10, label %13, !dbg !160

10:                                               ; preds = %2
  %11 = load ptr, ptr %5, align 8, !dbg !161
  %12 = load i32, ptr %11, align 4, !dbg !162
  store i32 %12, ptr %3, align 4, !dbg !163
  br label %19, !dbg !163

13:                                               ; preds = %2
  %14 = load i32, ptr %4, align 4, !dbg !164
  %15 = sub nsw i32 %14, 1, !dbg !165
  %16 = call i32 @deep(i32 noundef %15, ptr noundef %6), !dbg !166
  %17 = load i32, ptr %6, align 4, !dbg !167
  %18 = add nsw i32 %16, %17, !dbg !168
  store i32 %18, ptr %3, align 4, !dbg !169
  br label %19, !dbg !169

19:                                               ; preds = %13, %10
  %20 = load i32, ptr %3, align 4, !dbg !170
  ret i32 %20, !dbg !170
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24, !25}
!llvm.ident = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "sum", scope: !2, file: !3, line: 12, type: !18, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bounded_outside.c", directory: ".", checksumkind: CSK_MD5, checksum: "51504d5b70d4f8af9d321cd2fbc677ae")
!4 = !{!5, !11, !16, !0}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 47, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 56, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 7)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 40, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 5)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 53, type: !13, isLocal: true, isDefinition: true)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{i32 7, !"Dwarf Version", i32 5}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 8, !"PIC Level", i32 2}
!23 = !{i32 7, !"PIE Level", i32 2}
!24 = !{i32 7, !"uwtable", i32 2}
!25 = !{i32 7, !"frame-pointer", i32 2}
!26 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!27 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !28, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !32)
!28 = !DISubroutineType(types: !29)
!29 = !{!18, !18, !30}
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!32 = !{}
!33 = !DILocalVariable(name: "argc", arg: 1, scope: !27, file: !3, line: 20, type: !18)
!34 = !DILocation(line: 20, column: 14, scope: !27)
!35 = !DILocalVariable(name: "argv", arg: 2, scope: !27, file: !3, line: 20, type: !30)
!36 = !DILocation(line: 20, column: 27, scope: !27)
!37 = !DILocalVariable(name: "text", scope: !27, file: !3, line: 21, type: !38)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 32, elements: !39)
!39 = !{!40}
!40 = !DISubrange(count: 4)
!41 = !DILocation(line: 21, column: 8, scope: !27)
!42 = !DILocation(line: 22, column: 11, scope: !27)
!43 = !DILocation(line: 22, column: 3, scope: !27)
!44 = !DILocation(line: 24, column: 9, scope: !45)
!45 = distinct !DILexicalBlock(scope: !46, file: !3, line: 24, column: 9)
!46 = distinct !DILexicalBlock(scope: !27, file: !3, line: 22, column: 36)
!47 = !DILocation(line: 24, column: 14, scope: !45)
!48 = !DILocation(line: 24, column: 9, scope: !46)
!49 = !DILocation(line: 24, column: 25, scope: !45)
!50 = !DILocation(line: 24, column: 23, scope: !45)
!51 = !DILocation(line: 24, column: 19, scope: !45)
!52 = !DILocation(line: 25, column: 5, scope: !46)
!53 = !DILocation(line: 27, column: 12, scope: !46)
!54 = !DILocation(line: 27, column: 11, scope: !46)
!55 = !DILocation(line: 27, column: 9, scope: !46)
!56 = !DILocation(line: 28, column: 5, scope: !46)
!57 = !DILocalVariable(name: "p", scope: !58, file: !3, line: 30, type: !59)
!58 = distinct !DILexicalBlock(scope: !46, file: !3, line: 29, column: 11)
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!60 = !DILocation(line: 30, column: 10, scope: !58)
!61 = !DILocation(line: 30, column: 14, scope: !58)
!62 = !DILocation(line: 31, column: 9, scope: !63)
!63 = distinct !DILexicalBlock(scope: !58, file: !3, line: 31, column: 9)
!64 = !DILocation(line: 31, column: 9, scope: !58)
!65 = !DILocation(line: 31, column: 18, scope: !63)
!66 = !DILocation(line: 31, column: 16, scope: !63)
!67 = !DILocation(line: 31, column: 12, scope: !63)
!68 = !DILocation(line: 32, column: 17, scope: !58)
!69 = !DILocation(line: 32, column: 21, scope: !58)
!70 = !DILocation(line: 32, column: 12, scope: !58)
!71 = !DILocation(line: 32, column: 9, scope: !58)
!72 = !DILocation(line: 33, column: 5, scope: !58)
!73 = !DILocalVariable(name: "p", scope: !74, file: !3, line: 36, type: !59)
!74 = distinct !DILexicalBlock(scope: !46, file: !3, line: 35, column: 11)
!75 = !DILocation(line: 36, column: 10, scope: !74)
!76 = !DILocation(line: 36, column: 14, scope: !74)
!77 = !DILocation(line: 37, column: 10, scope: !74)
!78 = !DILocation(line: 37, column: 5, scope: !74)
!79 = !DILocation(line: 38, column: 5, scope: !74)
!80 = !DILocation(line: 41, column: 11, scope: !46)
!81 = !DILocation(line: 41, column: 9, scope: !46)
!82 = !DILocation(line: 42, column: 5, scope: !46)
!83 = !DILocation(line: 44, column: 11, scope: !46)
!84 = !DILocation(line: 44, column: 9, scope: !46)
!85 = !DILocation(line: 45, column: 5, scope: !46)
!86 = !DILocation(line: 47, column: 23, scope: !46)
!87 = !DILocation(line: 47, column: 28, scope: !46)
!88 = !DILocation(line: 47, column: 5, scope: !46)
!89 = !DILocation(line: 48, column: 5, scope: !46)
!90 = !DILocation(line: 48, column: 13, scope: !46)
!91 = !DILocation(line: 49, column: 23, scope: !46)
!92 = !DILocation(line: 49, column: 28, scope: !46)
!93 = !DILocation(line: 49, column: 5, scope: !46)
!94 = !DILocation(line: 50, column: 5, scope: !46)
!95 = !DILocation(line: 52, column: 5, scope: !46)
!96 = !DILocation(line: 53, column: 10, scope: !46)
!97 = !DILocation(line: 53, column: 15, scope: !46)
!98 = !DILocation(line: 53, column: 5, scope: !46)
!99 = !DILocation(line: 54, column: 5, scope: !46)
!100 = !DILocalVariable(name: "pair", scope: !101, file: !3, line: 56, type: !102)
!101 = distinct !DILexicalBlock(scope: !46, file: !3, line: 55, column: 11)
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64)
!103 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 10, size: 64, elements: !104)
!104 = !{!105, !109}
!105 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !103, file: !3, line: 10, baseType: !106, size: 16)
!106 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 16, elements: !107)
!107 = !{!108}
!108 = !DISubrange(count: 2)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !103, file: !3, line: 10, baseType: !18, size: 32, offset: 32)
!110 = !DILocation(line: 56, column: 18, scope: !101)
!111 = !DILocation(line: 56, column: 25, scope: !101)
!112 = !DILocation(line: 57, column: 10, scope: !113)
!113 = distinct !DILexicalBlock(scope: !101, file: !3, line: 57, column: 9)
!114 = !DILocation(line: 57, column: 9, scope: !101)
!115 = !DILocation(line: 57, column: 16, scope: !113)
!116 = !DILocation(line: 58, column: 5, scope: !101)
!117 = !DILocation(line: 58, column: 11, scope: !101)
!118 = !DILocation(line: 58, column: 20, scope: !101)
!119 = !DILocation(line: 59, column: 5, scope: !101)
!120 = !DILocation(line: 59, column: 11, scope: !101)
!121 = !DILocation(line: 59, column: 18, scope: !101)
!122 = !DILocation(line: 60, column: 19, scope: !101)
!123 = !DILocation(line: 60, column: 11, scope: !101)
!124 = !DILocation(line: 60, column: 9, scope: !101)
!125 = !DILocation(line: 61, column: 10, scope: !101)
!126 = !DILocation(line: 61, column: 5, scope: !101)
!127 = !DILocation(line: 62, column: 19, scope: !101)
!128 = !DILocation(line: 62, column: 11, scope: !101)
!129 = !DILocation(line: 62, column: 9, scope: !101)
!130 = !DILocation(line: 63, column: 5, scope: !101)
!131 = !DILocation(line: 66, column: 11, scope: !46)
!132 = !DILocation(line: 66, column: 9, scope: !46)
!133 = !DILocation(line: 67, column: 3, scope: !46)
!134 = !DILocation(line: 68, column: 10, scope: !27)
!135 = !DILocation(line: 68, column: 3, scope: !27)
!136 = !DILocation(line: 69, column: 1, scope: !27)
!137 = distinct !DISubprogram(name: "copied", scope: !3, file: !3, line: 13, type: !138, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !32)
!138 = !DISubroutineType(types: !139)
!139 = !{!18, !103}
!140 = !DILocalVariable(name: "pair", arg: 1, scope: !137, file: !3, line: 13, type: !103)
!141 = !DILocation(line: 13, column: 31, scope: !137)
!142 = !DILocation(line: 13, column: 51, scope: !137)
!143 = !DILocation(line: 13, column: 46, scope: !137)
!144 = !DILocation(line: 13, column: 67, scope: !137)
!145 = !DILocation(line: 13, column: 60, scope: !137)
!146 = !DILocation(line: 13, column: 39, scope: !137)
!147 = distinct !DISubprogram(name: "deep", scope: !3, file: !3, line: 14, type: !148, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !32)
!148 = !DISubroutineType(types: !149)
!149 = !{!18, !18, !59}
!150 = !DILocalVariable(name: "n", arg: 1, scope: !147, file: !3, line: 14, type: !18)
!151 = !DILocation(line: 14, column: 21, scope: !147)
!152 = !DILocalVariable(name: "outer", arg: 2, scope: !147, file: !3, line: 14, type: !59)
!153 = !DILocation(line: 14, column: 29, scope: !147)
!154 = !DILocalVariable(name: "here", scope: !147, file: !3, line: 15, type: !18)
!155 = !DILocation(line: 15, column: 7, scope: !147)
!156 = !DILocation(line: 15, column: 14, scope: !147)
!157 = !DILocation(line: 16, column: 7, scope: !158)
!158 = distinct !DILexicalBlock(scope: !147, file: !3, line: 16, column: 7)
!159 = !DILocation(line: 16, column: 9, scope: !158)
!160 = !DILocation(line: 16, column: 7, scope: !147)
!161 = !DILocation(line: 16, column: 23, scope: !158)
!162 = !DILocation(line: 16, column: 22, scope: !158)
!163 = !DILocation(line: 16, column: 15, scope: !158)
!164 = !DILocation(line: 17, column: 15, scope: !147)
!165 = !DILocation(line: 17, column: 17, scope: !147)
!166 = !DILocation(line: 17, column: 10, scope: !147)
!167 = !DILocation(line: 17, column: 31, scope: !147)
!168 = !DILocation(line: 17, column: 29, scope: !147)
!169 = !DILocation(line: 17, column: 3, scope: !147)
!170 = !DILocation(line: 18, column: 1, scope: !147)
