; ModuleID = 'bounded_exposed.c'
source_filename = "bounded_exposed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@kept = internal global i64 0, align 8, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !17 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !21, !DIExpression(), !22)
  store i32 1, ptr %2, align 4, !dbg !22
    #dbg_declare(ptr %3, !23, !DIExpression(), !24)
  store i32 2, ptr %3, align 4, !dbg !24
    #dbg_declare(ptr %4, !25, !DIExpression(), !26)
    #dbg_declare(ptr %5, !27, !DIExpression(), !28)
  %6 = ptrtoint ptr %2 to i64, !dbg !29
  store i64 %6, ptr %5, align 8, !dbg !28
  %7 = load i64, ptr %5, align 8, !dbg !30
  %8 = inttoptr i64 %7 to ptr, !dbg !31
  store ptr %8, ptr %4, align 8, !dbg !32
  %9 = load ptr, ptr %4, align 8, !dbg !33
  store i32 42, ptr %9, align 4, !dbg !34
  br label %10, !dbg !35

10:                                               ; preds = %0
  %11 = load i32, ptr %2, align 4, !dbg !36
  %12 = icmp eq i32 %11, 42, !dbg !36
  br i1 %12, label %14, label %13, !dbg !39

13:                                               ; preds = %10
  call void @reach_error(), !dbg !36
  br label %14, !dbg !36

14:                                               ; preds = %13, %10
  br label %15, !dbg !39

15:                                               ; preds = %14
  br label %16, !dbg !40

16:                                               ; preds = %15
  %17 = load i32, ptr %3, align 4, !dbg !41
  %18 = icmp eq i32 %17, 2, !dbg !41
  br i1 %18, label %20, label %19, !dbg !44

19:                                               ; preds = %16
  call void @reach_error(), !dbg !41
  br label %20, !dbg !41

20:                                               ; preds = %19, %16
  br label %21, !dbg !44

21:                                               ; preds = %20
  %22 = load i64, ptr %5, align 8, !dbg !45
  store i64 %22, ptr @kept, align 8, !dbg !46
  %23 = load i64, ptr @kept, align 8, !dbg !47
  %24 = call ptr @back(i64 noundef %23), !dbg !48
  store i32 43, ptr %24, align 4, !dbg !49
  br label %25, !dbg !50

25:                                               ; preds = %21
  %26 = load i32, ptr %2, align 4, !dbg !51
  %27 = icmp eq i32 %26, 43, !dbg !51
  br i1 %27, label %29, label %28, !dbg !54

28:                                               ; preds = %25
  call void @reach_error(), !dbg !51
  br label %29, !dbg !51

29:                                               ; preds = %28, %25
  br label %30, !dbg !54

30:                                               ; preds = %29
  %31 = call i32 @__VERIFIER_nondet_int(), !dbg !55
  %32 = icmp ne i32 %31, 0, !dbg !55
  br i1 %32, label %33, label %35, !dbg !55

33:                                               ; preds = %30
  %34 = load i64, ptr %5, align 8, !dbg !56
  br label %37, !dbg !55

35:                                               ; preds = %30
  %36 = ptrtoint ptr %3 to i64, !dbg !57
  br label %37, !dbg !55

37:                                               ; preds = %35, %33
  %38 = phi i64 [ %34, %33 ], [ %36, %35 ], !dbg !55
  store i64 %38, ptr %5, align 8, !dbg !58
  %39 = load i64, ptr %5, align 8, !dbg !59
  %40 = call ptr @back(i64 noundef %39), !dbg !60
  store i32 7, ptr %40, align 4, !dbg !61
  br label %41, !dbg !62

41:                                               ; preds = %37
  %42 = load i32, ptr %2, align 4, !dbg !63
  %43 = icmp eq i32 %42, 7, !dbg !63
  br i1 %43, label %48, label %44, !dbg !63

44:                                               ; preds = %41
  %45 = load i32, ptr %3, align 4, !dbg !63
  %46 = icmp eq i32 %45, 7, !dbg !63
  br i1 %46, label %48, label %47, !dbg !66

47:                                               ; preds = %44
  call void @reach_error(), !dbg !63
  br label %48, !dbg !63

48:                                               ; preds = %47, %44, %41
  br label %49, !dbg !66

49:                                               ; preds = %48
  br label %50, !dbg !67

50:                                               ; preds = %49
  %51 = load i32, ptr %2, align 4, !dbg !68
  %52 = icmp eq i32 %51, 7, !dbg !68
  br i1 %52, label %54, label %53, !dbg !71

53:                                               ; preds = %50
  call void @reach_error(), !dbg !68
  br label %54, !dbg !68

54:                                               ; preds = %53, %50
  br label %55, !dbg !71

55:                                               ; preds = %54
  ret i32 0, !dbg !72
}

declare void @reach_error() #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @back(i64 noundef %0) #0 !dbg !73 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
    #dbg_declare(ptr %2, !76, !DIExpression(), !77)
  %3 = load i64, ptr %2, align 8, !dbg !78
  %4 = inttoptr i64 %3 to ptr, !dbg !79
  ret ptr %4, !dbg !80
}

declare i32 @__VERIFIER_nondet_int() #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "kept", scope: !2, file: !3, line: 7, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bounded_exposed.c", directory: ".", checksumkind: CSK_MD5, checksum: "9a4bddba012b93d104405abbbbf8f786")
!4 = !{!5, !6}
!5 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!0}
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !18, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!18 = !DISubroutineType(types: !19)
!19 = !{!7}
!20 = !{}
!21 = !DILocalVariable(name: "x", scope: !17, file: !3, line: 12, type: !7)
!22 = !DILocation(line: 12, column: 9, scope: !17)
!23 = !DILocalVariable(name: "other", scope: !17, file: !3, line: 12, type: !7)
!24 = !DILocation(line: 12, column: 16, scope: !17)
!25 = !DILocalVariable(name: "p", scope: !17, file: !3, line: 12, type: !6)
!26 = !DILocation(line: 12, column: 28, scope: !17)
!27 = !DILocalVariable(name: "number", scope: !17, file: !3, line: 13, type: !5)
!28 = !DILocation(line: 13, column: 19, scope: !17)
!29 = !DILocation(line: 13, column: 28, scope: !17)
!30 = !DILocation(line: 14, column: 16, scope: !17)
!31 = !DILocation(line: 14, column: 9, scope: !17)
!32 = !DILocation(line: 14, column: 7, scope: !17)
!33 = !DILocation(line: 15, column: 6, scope: !17)
!34 = !DILocation(line: 15, column: 8, scope: !17)
!35 = !DILocation(line: 16, column: 5, scope: !17)
!36 = !DILocation(line: 16, column: 5, scope: !37)
!37 = distinct !DILexicalBlock(scope: !38, file: !3, line: 16, column: 5)
!38 = distinct !DILexicalBlock(scope: !17, file: !3, line: 16, column: 5)
!39 = !DILocation(line: 16, column: 5, scope: !38)
!40 = !DILocation(line: 17, column: 5, scope: !17)
!41 = !DILocation(line: 17, column: 5, scope: !42)
!42 = distinct !DILexicalBlock(scope: !43, file: !3, line: 17, column: 5)
!43 = distinct !DILexicalBlock(scope: !17, file: !3, line: 17, column: 5)
!44 = !DILocation(line: 17, column: 5, scope: !43)
!45 = !DILocation(line: 18, column: 12, scope: !17)
!46 = !DILocation(line: 18, column: 10, scope: !17)
!47 = !DILocation(line: 19, column: 11, scope: !17)
!48 = !DILocation(line: 19, column: 6, scope: !17)
!49 = !DILocation(line: 19, column: 17, scope: !17)
!50 = !DILocation(line: 20, column: 5, scope: !17)
!51 = !DILocation(line: 20, column: 5, scope: !52)
!52 = distinct !DILexicalBlock(scope: !53, file: !3, line: 20, column: 5)
!53 = distinct !DILexicalBlock(scope: !17, file: !3, line: 20, column: 5)
!54 = !DILocation(line: 20, column: 5, scope: !53)
!55 = !DILocation(line: 21, column: 14, scope: !17)
!56 = !DILocation(line: 21, column: 40, scope: !17)
!57 = !DILocation(line: 21, column: 49, scope: !17)
!58 = !DILocation(line: 21, column: 12, scope: !17)
!59 = !DILocation(line: 22, column: 11, scope: !17)
!60 = !DILocation(line: 22, column: 6, scope: !17)
!61 = !DILocation(line: 22, column: 19, scope: !17)
!62 = !DILocation(line: 23, column: 5, scope: !17)
!63 = !DILocation(line: 23, column: 5, scope: !64)
!64 = distinct !DILexicalBlock(scope: !65, file: !3, line: 23, column: 5)
!65 = distinct !DILexicalBlock(scope: !17, file: !3, line: 23, column: 5)
!66 = !DILocation(line: 23, column: 5, scope: !65)
!67 = !DILocation(line: 24, column: 5, scope: !17)
!68 = !DILocation(line: 24, column: 5, scope: !69)
!69 = distinct !DILexicalBlock(scope: !70, file: !3, line: 24, column: 5)
!70 = distinct !DILexicalBlock(scope: !17, file: !3, line: 24, column: 5)
!71 = !DILocation(line: 24, column: 5, scope: !70)
!72 = !DILocation(line: 25, column: 5, scope: !17)
!73 = distinct !DISubprogram(name: "back", scope: !3, file: !3, line: 9, type: !74, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!74 = !DISubroutineType(types: !75)
!75 = !{!6, !5}
!76 = !DILocalVariable(name: "number", arg: 1, scope: !73, file: !3, line: 9, type: !5)
!77 = !DILocation(line: 9, column: 32, scope: !73)
!78 = !DILocation(line: 9, column: 56, scope: !73)
!79 = !DILocation(line: 9, column: 49, scope: !73)
!80 = !DILocation(line: 9, column: 42, scope: !73)
