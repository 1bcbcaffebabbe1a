; ModuleID = 'bounded_digits.c'
source_filename = "bounded_digits.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@bytes = dso_local global [16 x i8] zeroinitializer, align 16, !dbg !0
@number = dso_local global i32 0, align 4, !dbg !11

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !25 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !29, !DIExpression(), !31)
  store ptr @bytes, ptr %2, align 8, !dbg !31
    #dbg_declare(ptr %3, !32, !DIExpression(), !33)
  store ptr @number, ptr %3, align 8, !dbg !33
  %5 = call i32 @__VERIFIER_nondet_int(), !dbg !34
  switch i32 %5, label %72 [
    i32 0, label %6
    i32 1, label %34
    i32 2, label %43
    i32 3, label %52
    i32 4, label %61
  ], !dbg !35

6:                                                ; preds = %0
  br label %7, !dbg !36

7:                                                ; preds = %6
  %8 = load ptr, ptr %2, align 8, !dbg !38
  %9 = ptrtoint ptr %8 to i64, !dbg !38
  %10 = icmp ne i64 %9, 0, !dbg !38
  br i1 %10, label %12, label %11, !dbg !41

11:                                               ; preds = %7
  call void @reach_error(), !dbg !38
  br label %12, !dbg !38

12:                                               ; preds = %11, %7
  br label %13, !dbg !41

13:                                               ; preds = %12
  br label %14, !dbg !42

14:                                               ; preds = %13
  %15 = load ptr, ptr %2, align 8, !dbg !43
  %16 = getelementptr inbounds i8, ptr %15, i64 3, !dbg !43
  %17 = ptrtoint ptr %16 to i64, !dbg !43
  %18 = load ptr, ptr %2, align 8, !dbg !43
  %19 = ptrtoint ptr %18 to i64, !dbg !43
  %20 = sub i64 %17, %19, !dbg !43
  %21 = icmp eq i64 %20, 3, !dbg !43
  br i1 %21, label %23, label %22, !dbg !46

22:                                               ; preds = %14
  call void @reach_error(), !dbg !43
  br label %23, !dbg !43

23:                                               ; preds = %22, %14
  br label %24, !dbg !46

24:                                               ; preds = %23
  br label %25, !dbg !47

25:                                               ; preds = %24
  %26 = load ptr, ptr %3, align 8, !dbg !48
  %27 = ptrtoint ptr %26 to i64, !dbg !48
  %28 = inttoptr i64 %27 to ptr, !dbg !48
  %29 = load ptr, ptr %3, align 8, !dbg !48
  %30 = icmp eq ptr %28, %29, !dbg !48
  br i1 %30, label %32, label %31, !dbg !51

31:                                               ; preds = %25
  call void @reach_error(), !dbg !48
  br label %32, !dbg !48

32:                                               ; preds = %31, %25
  br label %33, !dbg !51

33:                                               ; preds = %32
  br label %83, !dbg !52

34:                                               ; preds = %0
  br label %35, !dbg !53

35:                                               ; preds = %34
  %36 = load ptr, ptr %2, align 8, !dbg !54
  %37 = ptrtoint ptr %36 to i64, !dbg !54
  %38 = trunc i64 %37 to i32, !dbg !54
  %39 = icmp eq i32 %38, 0, !dbg !54
  br i1 %39, label %41, label %40, !dbg !57

40:                                               ; preds = %35
  call void @reach_error(), !dbg !54
  br label %41, !dbg !54

41:                                               ; preds = %40, %35
  br label %42, !dbg !57

42:                                               ; preds = %41
  br label %83, !dbg !58

43:                                               ; preds = %0
  br label %44, !dbg !59

44:                                               ; preds = %43
  %45 = load ptr, ptr %2, align 8, !dbg !60
  %46 = ptrtoint ptr %45 to i64, !dbg !60
  %47 = and i64 %46, 7, !dbg !60
  %48 = icmp eq i64 %47, 0, !dbg !60
  br i1 %48, label %50, label %49, !dbg !63

49:                                               ; preds = %44
  call void @reach_error(), !dbg !60
  br label %50, !dbg !60

50:                                               ; preds = %49, %44
  br label %51, !dbg !63

51:                                               ; preds = %50
  br label %83, !dbg !64

52:                                               ; preds = %0
  br label %53, !dbg !65

53:                                               ; preds = %52
  %54 = load ptr, ptr %2, align 8, !dbg !66
  %55 = ptrtoint ptr %54 to i64, !dbg !66
  %56 = urem i64 %55, 3, !dbg !66
  %57 = icmp ne i64 %56, 1, !dbg !66
  br i1 %57, label %59, label %58, !dbg !69

58:                                               ; preds = %53
  call void @reach_error(), !dbg !66
  br label %59, !dbg !66

59:                                               ; preds = %58, %53
  br label %60, !dbg !69

60:                                               ; preds = %59
  br label %83, !dbg !70

61:                                               ; preds = %0
  br label %62, !dbg !71

62:                                               ; preds = %61
  %63 = load ptr, ptr %2, align 8, !dbg !72
  %64 = ptrtoint ptr %63 to i64, !dbg !72
  %65 = load ptr, ptr %3, align 8, !dbg !72
  %66 = ptrtoint ptr %65 to i64, !dbg !72
  %67 = add i64 %66, 4, !dbg !72
  %68 = icmp ne i64 %64, %67, !dbg !72
  br i1 %68, label %70, label %69, !dbg !75

69:                                               ; preds = %62
  call void @reach_error(), !dbg !72
  br label %70, !dbg !72

70:                                               ; preds = %69, %62
  br label %71, !dbg !75

71:                                               ; preds = %70
  br label %83, !dbg !76

72:                                               ; preds = %0
    #dbg_declare(ptr %4, !77, !DIExpression(), !79)
  %73 = load ptr, ptr %3, align 8, !dbg !80
  %74 = ptrtoint ptr %73 to i64, !dbg !81
  store i64 %74, ptr %4, align 8, !dbg !79
  br label %75, !dbg !82

75:                                               ; preds = %72
  %76 = load i64, ptr %4, align 8, !dbg !83
  %77 = inttoptr i64 %76 to ptr, !dbg !83
  %78 = load ptr, ptr %3, align 8, !dbg !83
  %79 = icmp eq ptr %77, %78, !dbg !83
  br i1 %79, label %81, label %80, !dbg !86

80:                                               ; preds = %75
  call void @reach_error(), !dbg !83
  br label %81, !dbg !83

81:                                               ; preds = %80, %75
  br label %82, !dbg !86

82:                                               ; preds = %81
  br label %83, !dbg !87

83:                                               ; preds = %82, %71, %60, %51, %42, %33
  ret i32 0, !dbg !88
}

declare i32 @__VERIFIER_nondet_int() #1

declare void @reach_error() #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!17, !18, !19, !20, !21, !22, !23}
!llvm.ident = !{!24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "bytes", scope: !2, file: !3, line: 8, type: !13, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bounded_digits.c", directory: ".", checksumkind: CSK_MD5, checksum: "348729018f864b1ae4794ba1df942b15")
!4 = !{!5, !7, !9}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "Word", file: !3, line: 6, baseType: !6)
!6 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!10 = !{!0, !11}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "number", scope: !2, file: !3, line: 9, type: !8, isLocal: false, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 128, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 16)
!17 = !{i32 7, !"Dwarf Version", i32 5}
!18 = !{i32 2, !"Debug Info Version", i32 3}
!19 = !{i32 1, !"wchar_size", i32 4}
!20 = !{i32 8, !"PIC Level", i32 2}
!21 = !{i32 7, !"PIE Level", i32 2}
!22 = !{i32 7, !"uwtable", i32 2}
!23 = !{i32 7, !"frame-pointer", i32 2}
!24 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!25 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !26, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!26 = !DISubroutineType(types: !27)
!27 = !{!8}
!28 = !{}
!29 = !DILocalVariable(name: "first", scope: !25, file: !3, line: 12, type: !30)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!31 = !DILocation(line: 12, column: 11, scope: !25)
!32 = !DILocalVariable(name: "other", scope: !25, file: !3, line: 13, type: !7)
!33 = !DILocation(line: 13, column: 10, scope: !25)
!34 = !DILocation(line: 14, column: 13, scope: !25)
!35 = !DILocation(line: 14, column: 5, scope: !25)
!36 = !DILocation(line: 16, column: 9, scope: !37)
!37 = distinct !DILexicalBlock(scope: !25, file: !3, line: 14, column: 38)
!38 = !DILocation(line: 16, column: 9, scope: !39)
!39 = distinct !DILexicalBlock(scope: !40, file: !3, line: 16, column: 9)
!40 = distinct !DILexicalBlock(scope: !37, file: !3, line: 16, column: 9)
!41 = !DILocation(line: 16, column: 9, scope: !40)
!42 = !DILocation(line: 17, column: 9, scope: !37)
!43 = !DILocation(line: 17, column: 9, scope: !44)
!44 = distinct !DILexicalBlock(scope: !45, file: !3, line: 17, column: 9)
!45 = distinct !DILexicalBlock(scope: !37, file: !3, line: 17, column: 9)
!46 = !DILocation(line: 17, column: 9, scope: !45)
!47 = !DILocation(line: 18, column: 9, scope: !37)
!48 = !DILocation(line: 18, column: 9, scope: !49)
!49 = distinct !DILexicalBlock(scope: !50, file: !3, line: 18, column: 9)
!50 = distinct !DILexicalBlock(scope: !37, file: !3, line: 18, column: 9)
!51 = !DILocation(line: 18, column: 9, scope: !50)
!52 = !DILocation(line: 19, column: 9, scope: !37)
!53 = !DILocation(line: 21, column: 9, scope: !37)
!54 = !DILocation(line: 21, column: 9, scope: !55)
!55 = distinct !DILexicalBlock(scope: !56, file: !3, line: 21, column: 9)
!56 = distinct !DILexicalBlock(scope: !37, file: !3, line: 21, column: 9)
!57 = !DILocation(line: 21, column: 9, scope: !56)
!58 = !DILocation(line: 22, column: 9, scope: !37)
!59 = !DILocation(line: 24, column: 9, scope: !37)
!60 = !DILocation(line: 24, column: 9, scope: !61)
!61 = distinct !DILexicalBlock(scope: !62, file: !3, line: 24, column: 9)
!62 = distinct !DILexicalBlock(scope: !37, file: !3, line: 24, column: 9)
!63 = !DILocation(line: 24, column: 9, scope: !62)
!64 = !DILocation(line: 25, column: 9, scope: !37)
!65 = !DILocation(line: 27, column: 9, scope: !37)
!66 = !DILocation(line: 27, column: 9, scope: !67)
!67 = distinct !DILexicalBlock(scope: !68, file: !3, line: 27, column: 9)
!68 = distinct !DILexicalBlock(scope: !37, file: !3, line: 27, column: 9)
!69 = !DILocation(line: 27, column: 9, scope: !68)
!70 = !DILocation(line: 28, column: 9, scope: !37)
!71 = !DILocation(line: 30, column: 9, scope: !37)
!72 = !DILocation(line: 30, column: 9, scope: !73)
!73 = distinct !DILexicalBlock(scope: !74, file: !3, line: 30, column: 9)
!74 = distinct !DILexicalBlock(scope: !37, file: !3, line: 30, column: 9)
!75 = !DILocation(line: 30, column: 9, scope: !74)
!76 = !DILocation(line: 31, column: 9, scope: !37)
!77 = !DILocalVariable(name: "word", scope: !78, file: !3, line: 34, type: !5)
!78 = distinct !DILexicalBlock(scope: !37, file: !3, line: 32, column: 14)
!79 = !DILocation(line: 34, column: 14, scope: !78)
!80 = !DILocation(line: 34, column: 27, scope: !78)
!81 = !DILocation(line: 34, column: 21, scope: !78)
!82 = !DILocation(line: 35, column: 9, scope: !78)
!83 = !DILocation(line: 35, column: 9, scope: !84)
!84 = distinct !DILexicalBlock(scope: !85, file: !3, line: 35, column: 9)
!85 = distinct !DILexicalBlock(scope: !78, file: !3, line: 35, column: 9)
!86 = !DILocation(line: 35, column: 9, scope: !85)
!87 = !DILocation(line: 37, column: 5, scope: !37)
!88 = !DILocation(line: 38, column: 5, scope: !25)
