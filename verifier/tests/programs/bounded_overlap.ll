; ModuleID = 'bounded_overlap.c'
source_filename = "bounded_overlap.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { [20 x i32], [20 x i32] }

@__const.main.text = private unnamed_addr constant [16 x i8] c"ab\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 16
@bytes = dso_local global [32 x i8] zeroinitializer, align 16, !dbg !0
@one = dso_local global %struct.pair zeroinitializer, align 4, !dbg !11
@other = dso_local global %struct.pair zeroinitializer, align 4, !dbg !21
@.str = private unnamed_addr constant [3 x i8] c"cd\00", align 1, !dbg !5

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !34 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca [16 x i8], align 16
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !38, !DIExpression(), !39)
  %4 = call i32 @__VERIFIER_nondet_int(), !dbg !40
  store i32 %4, ptr %2, align 4, !dbg !39
    #dbg_declare(ptr %3, !41, !DIExpression(), !45)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %3, ptr align 16 @__const.main.text, i64 16, i1 false), !dbg !45
  %5 = load i32, ptr %2, align 4, !dbg !46
  %6 = icmp slt i32 %5, 0, !dbg !48
  br i1 %6, label %10, label %7, !dbg !49

7:                                                ; preds = %0
  %8 = load i32, ptr %2, align 4, !dbg !50
  %9 = icmp sgt i32 %8, 8, !dbg !51
  br i1 %9, label %10, label %11, !dbg !52

10:                                               ; preds = %7, %0
  store i32 0, ptr %1, align 4, !dbg !53
  br label %52, !dbg !53

11:                                               ; preds = %7
  %12 = call i32 @__VERIFIER_nondet_int(), !dbg !54
  switch i32 %12, label %51 [
    i32 0, label %13
    i32 1, label %14
    i32 2, label %18
    i32 3, label %29
    i32 4, label %30
    i32 5, label %35
    i32 6, label %40
    i32 7, label %45
  ], !dbg !55

13:                                               ; preds = %11
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @bytes, ptr align 1 getelementptr inbounds (i8, ptr @bytes, i64 8), i64 8, i1 false), !dbg !56
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 getelementptr inbounds (i8, ptr @bytes, i64 8), ptr align 16 @bytes, i64 9, i1 false), !dbg !58
  br label %51, !dbg !59

14:                                               ; preds = %11
  %15 = load i32, ptr %2, align 4, !dbg !60
  %16 = sext i32 %15 to i64, !dbg !61
  %17 = getelementptr inbounds i8, ptr @bytes, i64 %16, !dbg !61
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %17, ptr align 16 @bytes, i64 4, i1 false), !dbg !62
  br label %51, !dbg !63

18:                                               ; preds = %11
  %19 = load i32, ptr %2, align 4, !dbg !64
  %20 = icmp sge i32 %19, 4, !dbg !66
  br i1 %20, label %21, label %25, !dbg !67

21:                                               ; preds = %18
  %22 = load i32, ptr %2, align 4, !dbg !68
  %23 = sext i32 %22 to i64, !dbg !69
  %24 = getelementptr inbounds i8, ptr @bytes, i64 %23, !dbg !69
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @bytes, ptr align 1 %24, i64 4, i1 false), !dbg !70
  br label %25, !dbg !70

25:                                               ; preds = %21, %18
  %26 = load i32, ptr %2, align 4, !dbg !71
  %27 = sext i32 %26 to i64, !dbg !72
  %28 = getelementptr inbounds i8, ptr @bytes, i64 %27, !dbg !72
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %28, ptr align 16 @bytes, i64 4, i1 false), !dbg !73
  br label %51, !dbg !74

29:                                               ; preds = %11
  call void @assign(ptr noundef @one, ptr noundef @one), !dbg !75
  call void @assign(ptr noundef @one, ptr noundef @other), !dbg !76
  br label %51, !dbg !77

30:                                               ; preds = %11
  %31 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 0, !dbg !78
  %32 = getelementptr inbounds i8, ptr %31, i64 3, !dbg !79
  %33 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 0, !dbg !80
  %34 = call ptr @strcpy(ptr noundef %32, ptr noundef %33) #4, !dbg !81
  br label %51, !dbg !82

35:                                               ; preds = %11
  %36 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 0, !dbg !83
  %37 = getelementptr inbounds i8, ptr %36, i64 2, !dbg !84
  %38 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 0, !dbg !85
  %39 = call ptr @strcpy(ptr noundef %37, ptr noundef %38) #4, !dbg !86
  br label %51, !dbg !87

40:                                               ; preds = %11
  %41 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 0, !dbg !88
  %42 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 0, !dbg !89
  %43 = getelementptr inbounds i8, ptr %42, i64 1, !dbg !90
  %44 = call ptr @strcpy(ptr noundef %41, ptr noundef %43) #4, !dbg !91
  br label %51, !dbg !92

45:                                               ; preds = %11
  %46 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 0, !dbg !93
  %47 = call ptr @strcat(ptr noundef %46, ptr noundef @.str) #4, !dbg !94
  %48 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 0, !dbg !95
  %49 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 0, !dbg !96
  %50 = call ptr @strcat(ptr noundef %48, ptr noundef %49) #4, !dbg !97
  br label %51, !dbg !98

51:                                               ; preds = %11, %45, %40, %35, %30, %29, %25, %14, %13
  store i32 0, ptr %1, align 4, !dbg !99
  br label %52, !dbg !99

52:                                               ; preds = %51, %10
  %53 = load i32, ptr %1, align 4, !dbg !100
  ret i32 %53, !dbg !100
}

declare i32 @__VERIFIER_nondet_int() #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @assign(ptr noundef %0, ptr noundef %1) #0 !dbg !101 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !105, !DIExpression(), !106)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !107, !DIExpression(), !108)
  %5 = load ptr, ptr %3, align 8, !dbg !109
  %6 = load ptr, ptr %4, align 8, !dbg !110
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %6, i64 160, i1 false), !dbg !111
  ret void, !dbg !112
}

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind
declare ptr @strcat(ptr noundef, ptr noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!26, !27, !28, !29, !30, !31, !32}
!llvm.ident = !{!33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bytes", scope: !2, file: !3, line: 10, type: !23, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bounded_overlap.c", directory: ".", checksumkind: CSK_MD5, checksum: "a0f90330c181e0662a45ed87a2687917")
!4 = !{!5, !11, !21, !0}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 48, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 24, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 3)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "one", scope: !2, file: !3, line: 9, type: !13, isLocal: false, isDefinition: true)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 9, size: 1280, elements: !14)
!14 = !{!15, !20}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !13, file: !3, line: 9, baseType: !16, size: 640)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 640, elements: !18)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{!19}
!19 = !DISubrange(count: 20)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !13, file: !3, line: 9, baseType: !16, size: 640, offset: 640)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "other", scope: !2, file: !3, line: 9, type: !13, isLocal: false, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 256, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 32)
!26 = !{i32 7, !"Dwarf Version", i32 5}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 8, !"PIC Level", i32 2}
!30 = !{i32 7, !"PIE Level", i32 2}
!31 = !{i32 7, !"uwtable", i32 2}
!32 = !{i32 7, !"frame-pointer", i32 2}
!33 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!34 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !35, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!35 = !DISubroutineType(types: !36)
!36 = !{!17}
!37 = !{}
!38 = !DILocalVariable(name: "distance", scope: !34, file: !3, line: 17, type: !17)
!39 = !DILocation(line: 17, column: 9, scope: !34)
!40 = !DILocation(line: 17, column: 20, scope: !34)
!41 = !DILocalVariable(name: "text", scope: !34, file: !3, line: 18, type: !42)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 128, elements: !43)
!43 = !{!44}
!44 = !DISubrange(count: 16)
!45 = !DILocation(line: 18, column: 10, scope: !34)
!46 = !DILocation(line: 19, column: 9, scope: !47)
!47 = distinct !DILexicalBlock(scope: !34, file: !3, line: 19, column: 9)
!48 = !DILocation(line: 19, column: 18, scope: !47)
!49 = !DILocation(line: 19, column: 22, scope: !47)
!50 = !DILocation(line: 19, column: 25, scope: !47)
!51 = !DILocation(line: 19, column: 34, scope: !47)
!52 = !DILocation(line: 19, column: 9, scope: !34)
!53 = !DILocation(line: 20, column: 9, scope: !47)
!54 = !DILocation(line: 21, column: 13, scope: !34)
!55 = !DILocation(line: 21, column: 5, scope: !34)
!56 = !DILocation(line: 23, column: 9, scope: !57)
!57 = distinct !DILexicalBlock(scope: !34, file: !3, line: 21, column: 38)
!58 = !DILocation(line: 24, column: 9, scope: !57)
!59 = !DILocation(line: 25, column: 9, scope: !57)
!60 = !DILocation(line: 27, column: 24, scope: !57)
!61 = !DILocation(line: 27, column: 22, scope: !57)
!62 = !DILocation(line: 27, column: 9, scope: !57)
!63 = !DILocation(line: 28, column: 9, scope: !57)
!64 = !DILocation(line: 30, column: 13, scope: !65)
!65 = distinct !DILexicalBlock(scope: !57, file: !3, line: 30, column: 13)
!66 = !DILocation(line: 30, column: 22, scope: !65)
!67 = !DILocation(line: 30, column: 13, scope: !57)
!68 = !DILocation(line: 31, column: 35, scope: !65)
!69 = !DILocation(line: 31, column: 33, scope: !65)
!70 = !DILocation(line: 31, column: 13, scope: !65)
!71 = !DILocation(line: 32, column: 25, scope: !57)
!72 = !DILocation(line: 32, column: 23, scope: !57)
!73 = !DILocation(line: 32, column: 9, scope: !57)
!74 = !DILocation(line: 33, column: 9, scope: !57)
!75 = !DILocation(line: 35, column: 9, scope: !57)
!76 = !DILocation(line: 36, column: 9, scope: !57)
!77 = !DILocation(line: 37, column: 9, scope: !57)
!78 = !DILocation(line: 39, column: 16, scope: !57)
!79 = !DILocation(line: 39, column: 21, scope: !57)
!80 = !DILocation(line: 39, column: 26, scope: !57)
!81 = !DILocation(line: 39, column: 9, scope: !57)
!82 = !DILocation(line: 40, column: 9, scope: !57)
!83 = !DILocation(line: 42, column: 16, scope: !57)
!84 = !DILocation(line: 42, column: 21, scope: !57)
!85 = !DILocation(line: 42, column: 26, scope: !57)
!86 = !DILocation(line: 42, column: 9, scope: !57)
!87 = !DILocation(line: 43, column: 9, scope: !57)
!88 = !DILocation(line: 45, column: 16, scope: !57)
!89 = !DILocation(line: 45, column: 22, scope: !57)
!90 = !DILocation(line: 45, column: 27, scope: !57)
!91 = !DILocation(line: 45, column: 9, scope: !57)
!92 = !DILocation(line: 46, column: 9, scope: !57)
!93 = !DILocation(line: 48, column: 16, scope: !57)
!94 = !DILocation(line: 48, column: 9, scope: !57)
!95 = !DILocation(line: 49, column: 16, scope: !57)
!96 = !DILocation(line: 49, column: 22, scope: !57)
!97 = !DILocation(line: 49, column: 9, scope: !57)
!98 = !DILocation(line: 50, column: 9, scope: !57)
!99 = !DILocation(line: 52, column: 5, scope: !34)
!100 = !DILocation(line: 53, column: 1, scope: !34)
!101 = distinct !DISubprogram(name: "assign", scope: !3, file: !3, line: 12, type: !102, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!102 = !DISubroutineType(types: !103)
!103 = !{null, !104, !104}
!104 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!105 = !DILocalVariable(name: "to", arg: 1, scope: !101, file: !3, line: 12, type: !104)
!106 = !DILocation(line: 12, column: 33, scope: !101)
!107 = !DILocalVariable(name: "from", arg: 2, scope: !101, file: !3, line: 12, type: !104)
!108 = !DILocation(line: 12, column: 50, scope: !101)
!109 = !DILocation(line: 13, column: 6, scope: !101)
!110 = !DILocation(line: 13, column: 12, scope: !101)
!111 = !DILocation(line: 13, column: 11, scope: !101)
!112 = !DILocation(line: 14, column: 1, scope: !101)
