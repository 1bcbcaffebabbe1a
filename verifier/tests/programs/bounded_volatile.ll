; ModuleID = 'bounded_volatile.c'
source_filename = "bounded_volatile.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i32, i32 }
%struct.anon = type { i32, i32 }

@number = dso_local global i32 1, align 4, !dbg !0
@__const.main.pair = private unnamed_addr constant %struct.pair { i32 1, i32 2 }, align 4
@port = dso_local global i32 0, align 4, !dbg !9
@shared = dso_local global ptr null, align 8, !dbg !11
@__const.main.both = private unnamed_addr constant %struct.anon { i32 1, i32 2 }, align 4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !23 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.pair, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca %struct.anon, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !27, !DIExpression(), !32)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 4 @__const.main.pair, i64 8, i1 false), !dbg !32
    #dbg_declare(ptr %3, !33, !DIExpression(), !34)
  store volatile i32 3, ptr %3, align 4, !dbg !34
  %6 = call i32 @__VERIFIER_nondet_int(), !dbg !35
  switch i32 %6, label %79 [
    i32 0, label %7
    i32 1, label %21
    i32 2, label %29
    i32 3, label %36
    i32 4, label %51
    i32 5, label %64
    i32 6, label %71
  ], !dbg !36

7:                                                ; preds = %0
    #dbg_declare(ptr %4, !37, !DIExpression(), !40)
  %8 = load volatile i32, ptr @port, align 4, !dbg !41
  store i32 %8, ptr %4, align 4, !dbg !40
  br label %9, !dbg !42

9:                                                ; preds = %7
  %10 = load i32, ptr %4, align 4, !dbg !43
  %11 = icmp eq i32 %10, 0, !dbg !43
  br i1 %11, label %13, label %12, !dbg !46

12:                                               ; preds = %9
  call void @reach_error(), !dbg !43
  br label %13, !dbg !43

13:                                               ; preds = %12, %9
  br label %14, !dbg !46

14:                                               ; preds = %13
  br label %15, !dbg !47

15:                                               ; preds = %14
  %16 = load i32, ptr %4, align 4, !dbg !48
  %17 = icmp eq i32 %16, 0, !dbg !48
  br i1 %17, label %19, label %18, !dbg !51

18:                                               ; preds = %15
  call void @reach_error(), !dbg !48
  br label %19, !dbg !48

19:                                               ; preds = %18, %15
  br label %20, !dbg !51

20:                                               ; preds = %19
  br label %79, !dbg !52

21:                                               ; preds = %0
  br label %22, !dbg !53

22:                                               ; preds = %21
  %23 = load volatile i32, ptr @port, align 4, !dbg !54
  %24 = load volatile i32, ptr @port, align 4, !dbg !54
  %25 = icmp eq i32 %23, %24, !dbg !54
  br i1 %25, label %27, label %26, !dbg !57

26:                                               ; preds = %22
  call void @reach_error(), !dbg !54
  br label %27, !dbg !54

27:                                               ; preds = %26, %22
  br label %28, !dbg !57

28:                                               ; preds = %27
  br label %79, !dbg !58

29:                                               ; preds = %0
  br label %30, !dbg !59

30:                                               ; preds = %29
  %31 = load volatile i32, ptr %3, align 4, !dbg !60
  %32 = icmp eq i32 %31, 3, !dbg !60
  br i1 %32, label %34, label %33, !dbg !63

33:                                               ; preds = %30
  call void @reach_error(), !dbg !60
  br label %34, !dbg !60

34:                                               ; preds = %33, %30
  br label %35, !dbg !63

35:                                               ; preds = %34
  br label %79, !dbg !64

36:                                               ; preds = %0
  br label %37, !dbg !65

37:                                               ; preds = %36
  %38 = getelementptr inbounds %struct.pair, ptr %2, i32 0, i32 1, !dbg !66
  %39 = load i32, ptr %38, align 4, !dbg !66
  %40 = icmp eq i32 %39, 2, !dbg !66
  br i1 %40, label %42, label %41, !dbg !69

41:                                               ; preds = %37
  call void @reach_error(), !dbg !66
  br label %42, !dbg !66

42:                                               ; preds = %41, %37
  br label %43, !dbg !69

43:                                               ; preds = %42
  br label %44, !dbg !70

44:                                               ; preds = %43
  %45 = getelementptr inbounds %struct.pair, ptr %2, i32 0, i32 0, !dbg !71
  %46 = load volatile i32, ptr %45, align 4, !dbg !71
  %47 = icmp eq i32 %46, 1, !dbg !71
  br i1 %47, label %49, label %48, !dbg !74

48:                                               ; preds = %44
  call void @reach_error(), !dbg !71
  br label %49, !dbg !71

49:                                               ; preds = %48, %44
  br label %50, !dbg !74

50:                                               ; preds = %49
  br label %79, !dbg !75

51:                                               ; preds = %0
  store volatile ptr @number, ptr @shared, align 8, !dbg !76
  br label %52, !dbg !77

52:                                               ; preds = %51
  %53 = load volatile ptr, ptr @shared, align 8, !dbg !78
  %54 = icmp eq ptr %53, @number, !dbg !78
  br i1 %54, label %56, label %55, !dbg !81

55:                                               ; preds = %52
  call void @reach_error(), !dbg !78
  br label %56, !dbg !78

56:                                               ; preds = %55, %52
  br label %57, !dbg !81

57:                                               ; preds = %56
  br label %58, !dbg !82

58:                                               ; preds = %57
  %59 = load i32, ptr @number, align 4, !dbg !83
  %60 = icmp eq i32 %59, 1, !dbg !83
  br i1 %60, label %62, label %61, !dbg !86

61:                                               ; preds = %58
  call void @reach_error(), !dbg !83
  br label %62, !dbg !83

62:                                               ; preds = %61, %58
  br label %63, !dbg !86

63:                                               ; preds = %62
  br label %79, !dbg !87

64:                                               ; preds = %0
  store volatile i32 5, ptr @number, align 4, !dbg !88
  br label %65, !dbg !89

65:                                               ; preds = %64
  %66 = load i32, ptr @number, align 4, !dbg !90
  %67 = icmp eq i32 %66, 5, !dbg !90
  br i1 %67, label %69, label %68, !dbg !93

68:                                               ; preds = %65
  call void @reach_error(), !dbg !90
  br label %69, !dbg !90

69:                                               ; preds = %68, %65
  br label %70, !dbg !93

70:                                               ; preds = %69
  br label %79, !dbg !94

71:                                               ; preds = %0
    #dbg_declare(ptr %5, !95, !DIExpression(), !102)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 @__const.main.both, i64 8, i1 true), !dbg !102
  br label %72, !dbg !103

72:                                               ; preds = %71
  %73 = getelementptr inbounds %struct.anon, ptr %5, i32 0, i32 1, !dbg !104
  %74 = load volatile i32, ptr %73, align 4, !dbg !104
  %75 = icmp eq i32 %74, 2, !dbg !104
  br i1 %75, label %77, label %76, !dbg !107

76:                                               ; preds = %72
  call void @reach_error(), !dbg !104
  br label %77, !dbg !104

77:                                               ; preds = %76, %72
  br label %78, !dbg !107

78:                                               ; preds = %77
  br label %79, !dbg !108

79:                                               ; preds = %0, %78, %70, %63, %50, %35, %28, %20
  ret i32 0, !dbg !109
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @__VERIFIER_nondet_int() #2

declare void @reach_error() #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20, !21}
!llvm.ident = !{!22}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "number", scope: !2, file: !3, line: 10, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bounded_volatile.c", directory: ".", checksumkind: CSK_MD5, checksum: "ad25813767bed46092c89663c56bc75f")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !7)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!0, !9, !11}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "port", scope: !2, file: !3, line: 7, type: !6, isLocal: false, isDefinition: true)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 8, type: !13, isLocal: false, isDefinition: true)
!13 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !14)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 8, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 2}
!21 = !{i32 7, !"frame-pointer", i32 2}
!22 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!23 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 12, type: !24, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !26)
!24 = !DISubroutineType(types: !25)
!25 = !{!7}
!26 = !{}
!27 = !DILocalVariable(name: "pair", scope: !23, file: !3, line: 13, type: !28)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 9, size: 64, elements: !29)
!29 = !{!30, !31}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !28, file: !3, line: 9, baseType: !6, size: 32)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !28, file: !3, line: 9, baseType: !7, size: 32, offset: 32)
!32 = !DILocation(line: 13, column: 17, scope: !23)
!33 = !DILocalVariable(name: "local", scope: !23, file: !3, line: 14, type: !6)
!34 = !DILocation(line: 14, column: 18, scope: !23)
!35 = !DILocation(line: 15, column: 13, scope: !23)
!36 = !DILocation(line: 15, column: 5, scope: !23)
!37 = !DILocalVariable(name: "read", scope: !38, file: !3, line: 17, type: !7)
!38 = distinct !DILexicalBlock(scope: !39, file: !3, line: 16, column: 13)
!39 = distinct !DILexicalBlock(scope: !23, file: !3, line: 15, column: 38)
!40 = !DILocation(line: 17, column: 13, scope: !38)
!41 = !DILocation(line: 17, column: 20, scope: !38)
!42 = !DILocation(line: 18, column: 9, scope: !38)
!43 = !DILocation(line: 18, column: 9, scope: !44)
!44 = distinct !DILexicalBlock(scope: !45, file: !3, line: 18, column: 9)
!45 = distinct !DILexicalBlock(scope: !38, file: !3, line: 18, column: 9)
!46 = !DILocation(line: 18, column: 9, scope: !45)
!47 = !DILocation(line: 19, column: 9, scope: !38)
!48 = !DILocation(line: 19, column: 9, scope: !49)
!49 = distinct !DILexicalBlock(scope: !50, file: !3, line: 19, column: 9)
!50 = distinct !DILexicalBlock(scope: !38, file: !3, line: 19, column: 9)
!51 = !DILocation(line: 19, column: 9, scope: !50)
!52 = !DILocation(line: 20, column: 9, scope: !38)
!53 = !DILocation(line: 23, column: 9, scope: !39)
!54 = !DILocation(line: 23, column: 9, scope: !55)
!55 = distinct !DILexicalBlock(scope: !56, file: !3, line: 23, column: 9)
!56 = distinct !DILexicalBlock(scope: !39, file: !3, line: 23, column: 9)
!57 = !DILocation(line: 23, column: 9, scope: !56)
!58 = !DILocation(line: 24, column: 9, scope: !39)
!59 = !DILocation(line: 26, column: 9, scope: !39)
!60 = !DILocation(line: 26, column: 9, scope: !61)
!61 = distinct !DILexicalBlock(scope: !62, file: !3, line: 26, column: 9)
!62 = distinct !DILexicalBlock(scope: !39, file: !3, line: 26, column: 9)
!63 = !DILocation(line: 26, column: 9, scope: !62)
!64 = !DILocation(line: 27, column: 9, scope: !39)
!65 = !DILocation(line: 29, column: 9, scope: !39)
!66 = !DILocation(line: 29, column: 9, scope: !67)
!67 = distinct !DILexicalBlock(scope: !68, file: !3, line: 29, column: 9)
!68 = distinct !DILexicalBlock(scope: !39, file: !3, line: 29, column: 9)
!69 = !DILocation(line: 29, column: 9, scope: !68)
!70 = !DILocation(line: 30, column: 9, scope: !39)
!71 = !DILocation(line: 30, column: 9, scope: !72)
!72 = distinct !DILexicalBlock(scope: !73, file: !3, line: 30, column: 9)
!73 = distinct !DILexicalBlock(scope: !39, file: !3, line: 30, column: 9)
!74 = !DILocation(line: 30, column: 9, scope: !73)
!75 = !DILocation(line: 31, column: 9, scope: !39)
!76 = !DILocation(line: 33, column: 16, scope: !39)
!77 = !DILocation(line: 34, column: 9, scope: !39)
!78 = !DILocation(line: 34, column: 9, scope: !79)
!79 = distinct !DILexicalBlock(scope: !80, file: !3, line: 34, column: 9)
!80 = distinct !DILexicalBlock(scope: !39, file: !3, line: 34, column: 9)
!81 = !DILocation(line: 34, column: 9, scope: !80)
!82 = !DILocation(line: 35, column: 9, scope: !39)
!83 = !DILocation(line: 35, column: 9, scope: !84)
!84 = distinct !DILexicalBlock(scope: !85, file: !3, line: 35, column: 9)
!85 = distinct !DILexicalBlock(scope: !39, file: !3, line: 35, column: 9)
!86 = !DILocation(line: 35, column: 9, scope: !85)
!87 = !DILocation(line: 36, column: 9, scope: !39)
!88 = !DILocation(line: 38, column: 34, scope: !39)
!89 = !DILocation(line: 39, column: 9, scope: !39)
!90 = !DILocation(line: 39, column: 9, scope: !91)
!91 = distinct !DILexicalBlock(scope: !92, file: !3, line: 39, column: 9)
!92 = distinct !DILexicalBlock(scope: !39, file: !3, line: 39, column: 9)
!93 = !DILocation(line: 39, column: 9, scope: !92)
!94 = !DILocation(line: 40, column: 9, scope: !39)
!95 = !DILocalVariable(name: "both", scope: !96, file: !3, line: 42, type: !97)
!96 = distinct !DILexicalBlock(scope: !39, file: !3, line: 41, column: 13)
!97 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !98)
!98 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !23, file: !3, line: 42, size: 64, elements: !99)
!99 = !{!100, !101}
!100 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !98, file: !3, line: 42, baseType: !7, size: 32)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !98, file: !3, line: 42, baseType: !7, size: 32, offset: 32)
!102 = !DILocation(line: 42, column: 48, scope: !96)
!103 = !DILocation(line: 43, column: 9, scope: !96)
!104 = !DILocation(line: 43, column: 9, scope: !105)
!105 = distinct !DILexicalBlock(scope: !106, file: !3, line: 43, column: 9)
!106 = distinct !DILexicalBlock(scope: !96, file: !3, line: 43, column: 9)
!107 = !DILocation(line: 43, column: 9, scope: !106)
!108 = !DILocation(line: 44, column: 9, scope: !96)
!109 = !DILocation(line: 47, column: 5, scope: !23)
