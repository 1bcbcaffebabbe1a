; ModuleID = 'bounded_none.c'
source_filename = "bounded_none.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.text = private unnamed_addr constant [4 x i8] c"ab\00\00", align 1
@.str = private unnamed_addr constant [2 x i8] c"a\00", align 1, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !17 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca [4 x i8], align 1
  %4 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !22, !DIExpression(), !24)
  store ptr null, ptr %2, align 8, !dbg !24
    #dbg_declare(ptr %3, !25, !DIExpression(), !29)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 @__const.main.text, i64 4, i1 false), !dbg !29
    #dbg_declare(ptr %4, !30, !DIExpression(), !32)
  store i64 0, ptr %4, align 8, !dbg !32
  %5 = call i32 @__VERIFIER_nondet_int(), !dbg !33
  switch i32 %5, label %58 [
    i32 0, label %6
    i32 1, label %13
    i32 2, label %20
    i32 3, label %28
    i32 4, label %40
    i32 5, label %55
  ], !dbg !34

6:                                                ; preds = %0
  %7 = load ptr, ptr %2, align 8, !dbg !35
  %8 = load i64, ptr %4, align 8, !dbg !38
  %9 = call i32 @memcmp(ptr noundef %7, ptr noundef @.str, i64 noundef %8) #5, !dbg !39
  %10 = icmp eq i32 %9, 0, !dbg !40
  br i1 %10, label %11, label %12, !dbg !41

11:                                               ; preds = %6
  call void @reach_error(), !dbg !42
  br label %12, !dbg !42

12:                                               ; preds = %11, %6
  br label %62, !dbg !43

13:                                               ; preds = %0
  %14 = load ptr, ptr %2, align 8, !dbg !44
  %15 = load i64, ptr %4, align 8, !dbg !46
  %16 = call i32 @bcmp(ptr noundef @.str, ptr noundef %14, i64 noundef %15) #5, !dbg !47
  %17 = icmp eq i32 %16, 0, !dbg !48
  br i1 %17, label %18, label %19, !dbg !49

18:                                               ; preds = %13
  call void @reach_error(), !dbg !50
  br label %19, !dbg !50

19:                                               ; preds = %18, %13
  br label %62, !dbg !51

20:                                               ; preds = %0
  %21 = load ptr, ptr %2, align 8, !dbg !52
  %22 = load ptr, ptr %2, align 8, !dbg !54
  %23 = call i64 @__VERIFIER_nondet_ulong(), !dbg !55
  %24 = call i32 @strncmp(ptr noundef %21, ptr noundef %22, i64 noundef %23) #5, !dbg !56
  %25 = icmp eq i32 %24, 0, !dbg !57
  br i1 %25, label %26, label %27, !dbg !58

26:                                               ; preds = %20
  call void @reach_error(), !dbg !59
  br label %27, !dbg !59

27:                                               ; preds = %26, %20
  br label %62, !dbg !60

28:                                               ; preds = %0
  %29 = load ptr, ptr %2, align 8, !dbg !61
  %30 = load i64, ptr %4, align 8, !dbg !63
  %31 = call i64 @strnlen(ptr noundef %29, i64 noundef %30) #5, !dbg !64
  %32 = icmp eq i64 %31, 0, !dbg !65
  br i1 %32, label %33, label %39, !dbg !66

33:                                               ; preds = %28
  %34 = load ptr, ptr %2, align 8, !dbg !67
  %35 = load i64, ptr %4, align 8, !dbg !68
  %36 = call ptr @memchr(ptr noundef %34, i32 noundef 1, i64 noundef %35) #5, !dbg !69
  %37 = icmp ne ptr %36, null, !dbg !69
  br i1 %37, label %39, label %38, !dbg !70

38:                                               ; preds = %33
  call void @reach_error(), !dbg !71
  br label %39, !dbg !71

39:                                               ; preds = %38, %33, %28
  br label %62, !dbg !72

40:                                               ; preds = %0
  %41 = load ptr, ptr %2, align 8, !dbg !73
  %42 = load ptr, ptr %2, align 8, !dbg !74
  %43 = load i64, ptr %4, align 8, !dbg !75
  %44 = call ptr @strncpy(ptr noundef %41, ptr noundef %42, i64 noundef %43) #6, !dbg !76
  %45 = getelementptr inbounds [4 x i8], ptr %3, i64 0, i64 0, !dbg !77
  %46 = load ptr, ptr %2, align 8, !dbg !78
  %47 = load i64, ptr %4, align 8, !dbg !79
  %48 = call ptr @strncat(ptr noundef %45, ptr noundef %46, i64 noundef %47) #6, !dbg !80
  %49 = getelementptr inbounds [4 x i8], ptr %3, i64 0, i64 2, !dbg !81
  %50 = load i8, ptr %49, align 1, !dbg !81
  %51 = sext i8 %50 to i32, !dbg !81
  %52 = icmp eq i32 %51, 0, !dbg !83
  br i1 %52, label %53, label %54, !dbg !84

53:                                               ; preds = %40
  call void @reach_error(), !dbg !85
  br label %54, !dbg !85

54:                                               ; preds = %53, %40
  br label %62, !dbg !86

55:                                               ; preds = %0
  %56 = load ptr, ptr %2, align 8, !dbg !87
  %57 = call ptr @strncpy(ptr noundef %56, ptr noundef @.str, i64 noundef 1) #6, !dbg !88
  call void @reach_error(), !dbg !89
  br label %62, !dbg !90

58:                                               ; preds = %0
  %59 = load ptr, ptr %2, align 8, !dbg !91
  %60 = load i64, ptr %4, align 8, !dbg !92
  %61 = call ptr @strncat(ptr noundef %59, ptr noundef @.str, i64 noundef %60) #6, !dbg !93
  call void @reach_error(), !dbg !94
  br label %62, !dbg !95

62:                                               ; preds = %58, %55, %54, %39, %27, %19, %12
  ret i32 0, !dbg !96
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @__VERIFIER_nondet_int() #2

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #3

declare void @reach_error() #2

; Function Attrs: nounwind willreturn memory(read)
declare i32 @bcmp(ptr noundef, ptr noundef, i64 noundef) #3

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strncmp(ptr noundef, ptr noundef, i64 noundef) #3

declare i64 @__VERIFIER_nondet_ulong() #2

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strnlen(ptr noundef, i64 noundef) #3

; Function Attrs: nounwind willreturn memory(read)
declare ptr @memchr(ptr noundef, i32 noundef, i64 noundef) #3

; Function Attrs: nounwind
declare ptr @strncpy(ptr noundef, ptr noundef, i64 noundef) #4

; Function Attrs: nounwind
declare ptr @strncat(ptr noundef, ptr noundef, i64 noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind willreturn memory(read) }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "bounded_none.c", directory: ".", checksumkind: CSK_MD5, checksum: "e89453f28b3e3f3e0117a4ea260b803a")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 2)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0}
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!17 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 9, type: !18, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !21)
!18 = !DISubroutineType(types: !19)
!19 = !{!20}
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{}
!22 = !DILocalVariable(name: "null", scope: !17, file: !2, line: 10, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!24 = !DILocation(line: 10, column: 11, scope: !17)
!25 = !DILocalVariable(name: "text", scope: !17, file: !2, line: 10, type: !26)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 4)
!29 = !DILocation(line: 10, column: 21, scope: !17)
!30 = !DILocalVariable(name: "count", scope: !17, file: !2, line: 11, type: !31)
!31 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!32 = !DILocation(line: 11, column: 19, scope: !17)
!33 = !DILocation(line: 12, column: 13, scope: !17)
!34 = !DILocation(line: 12, column: 5, scope: !17)
!35 = !DILocation(line: 14, column: 20, scope: !36)
!36 = distinct !DILexicalBlock(scope: !37, file: !2, line: 14, column: 13)
!37 = distinct !DILexicalBlock(scope: !17, file: !2, line: 12, column: 38)
!38 = !DILocation(line: 14, column: 31, scope: !36)
!39 = !DILocation(line: 14, column: 13, scope: !36)
!40 = !DILocation(line: 14, column: 38, scope: !36)
!41 = !DILocation(line: 14, column: 13, scope: !37)
!42 = !DILocation(line: 15, column: 13, scope: !36)
!43 = !DILocation(line: 16, column: 9, scope: !37)
!44 = !DILocation(line: 18, column: 23, scope: !45)
!45 = distinct !DILexicalBlock(scope: !37, file: !2, line: 18, column: 13)
!46 = !DILocation(line: 18, column: 29, scope: !45)
!47 = !DILocation(line: 18, column: 13, scope: !45)
!48 = !DILocation(line: 18, column: 36, scope: !45)
!49 = !DILocation(line: 18, column: 13, scope: !37)
!50 = !DILocation(line: 19, column: 13, scope: !45)
!51 = !DILocation(line: 20, column: 9, scope: !37)
!52 = !DILocation(line: 22, column: 21, scope: !53)
!53 = distinct !DILexicalBlock(scope: !37, file: !2, line: 22, column: 13)
!54 = !DILocation(line: 22, column: 27, scope: !53)
!55 = !DILocation(line: 22, column: 33, scope: !53)
!56 = !DILocation(line: 22, column: 13, scope: !53)
!57 = !DILocation(line: 22, column: 60, scope: !53)
!58 = !DILocation(line: 22, column: 13, scope: !37)
!59 = !DILocation(line: 23, column: 13, scope: !53)
!60 = !DILocation(line: 24, column: 9, scope: !37)
!61 = !DILocation(line: 26, column: 21, scope: !62)
!62 = distinct !DILexicalBlock(scope: !37, file: !2, line: 26, column: 13)
!63 = !DILocation(line: 26, column: 27, scope: !62)
!64 = !DILocation(line: 26, column: 13, scope: !62)
!65 = !DILocation(line: 26, column: 34, scope: !62)
!66 = !DILocation(line: 26, column: 39, scope: !62)
!67 = !DILocation(line: 26, column: 50, scope: !62)
!68 = !DILocation(line: 26, column: 59, scope: !62)
!69 = !DILocation(line: 26, column: 43, scope: !62)
!70 = !DILocation(line: 26, column: 13, scope: !37)
!71 = !DILocation(line: 27, column: 13, scope: !62)
!72 = !DILocation(line: 28, column: 9, scope: !37)
!73 = !DILocation(line: 30, column: 17, scope: !37)
!74 = !DILocation(line: 30, column: 23, scope: !37)
!75 = !DILocation(line: 30, column: 29, scope: !37)
!76 = !DILocation(line: 30, column: 9, scope: !37)
!77 = !DILocation(line: 31, column: 17, scope: !37)
!78 = !DILocation(line: 31, column: 23, scope: !37)
!79 = !DILocation(line: 31, column: 29, scope: !37)
!80 = !DILocation(line: 31, column: 9, scope: !37)
!81 = !DILocation(line: 32, column: 13, scope: !82)
!82 = distinct !DILexicalBlock(scope: !37, file: !2, line: 32, column: 13)
!83 = !DILocation(line: 32, column: 21, scope: !82)
!84 = !DILocation(line: 32, column: 13, scope: !37)
!85 = !DILocation(line: 33, column: 13, scope: !82)
!86 = !DILocation(line: 34, column: 9, scope: !37)
!87 = !DILocation(line: 36, column: 17, scope: !37)
!88 = !DILocation(line: 36, column: 9, scope: !37)
!89 = !DILocation(line: 37, column: 9, scope: !37)
!90 = !DILocation(line: 38, column: 9, scope: !37)
!91 = !DILocation(line: 40, column: 17, scope: !37)
!92 = !DILocation(line: 40, column: 28, scope: !37)
!93 = !DILocation(line: 40, column: 9, scope: !37)
!94 = !DILocation(line: 41, column: 9, scope: !37)
!95 = !DILocation(line: 42, column: 5, scope: !37)
!96 = !DILocation(line: 43, column: 5, scope: !17)
