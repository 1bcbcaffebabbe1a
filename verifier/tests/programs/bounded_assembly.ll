; ModuleID = 'bounded_assembly.c'
source_filename = "bounded_assembly.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !15, !DIExpression(), !16)
  %9 = call i32 @__VERIFIER_nondet_int(), !dbg !17
  store i32 %9, ptr %2, align 4, !dbg !16
    #dbg_declare(ptr %3, !18, !DIExpression(), !19)
  %10 = load i32, ptr %2, align 4, !dbg !20
  store i32 %10, ptr %3, align 4, !dbg !19
    #dbg_declare(ptr %4, !21, !DIExpression(), !22)
    #dbg_declare(ptr %5, !23, !DIExpression(), !25)
  store ptr %3, ptr %5, align 8, !dbg !25
    #dbg_declare(ptr %6, !26, !DIExpression(), !27)
    #dbg_declare(ptr %7, !28, !DIExpression(), !29)
    #dbg_declare(ptr %8, !30, !DIExpression(), !31)
  %11 = load i32, ptr %2, align 4, !dbg !32
  %12 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %11) #2, !dbg !32, !srcloc !33
  store i32 %12, ptr %2, align 4, !dbg !32
  br label %13, !dbg !34

13:                                               ; preds = %0
  %14 = load i32, ptr %2, align 4, !dbg !35
  %15 = load i32, ptr %3, align 4, !dbg !35
  %16 = icmp eq i32 %14, %15, !dbg !35
  br i1 %16, label %18, label %17, !dbg !38

17:                                               ; preds = %13
  call void @reach_error(), !dbg !35
  br label %18, !dbg !35

18:                                               ; preds = %17, %13
  br label %19, !dbg !38

19:                                               ; preds = %18
  br label %20, !dbg !39

20:                                               ; preds = %19
  %21 = load i32, ptr %2, align 4, !dbg !40
  %22 = icmp ne i32 %21, 3, !dbg !40
  br i1 %22, label %24, label %23, !dbg !43

23:                                               ; preds = %20
  call void @reach_error(), !dbg !40
  br label %24, !dbg !40

24:                                               ; preds = %23, %20
  br label %25, !dbg !43

25:                                               ; preds = %24
  %26 = load i32, ptr %2, align 4, !dbg !44
  %27 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %26) #2, !dbg !45, !srcloc !46
  store i32 %27, ptr %4, align 4, !dbg !45
  br label %28, !dbg !47

28:                                               ; preds = %25
  %29 = load i32, ptr %4, align 4, !dbg !48
  %30 = load i32, ptr %2, align 4, !dbg !48
  %31 = icmp eq i32 %29, %30, !dbg !48
  br i1 %31, label %33, label %32, !dbg !51

32:                                               ; preds = %28
  call void @reach_error(), !dbg !48
  br label %33, !dbg !48

33:                                               ; preds = %32, %28
  br label %34, !dbg !51

34:                                               ; preds = %33
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #3, !dbg !52, !srcloc !53
  %35 = load ptr, ptr %5, align 8, !dbg !54
  %36 = call ptr asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(ptr %35) #2, !dbg !54, !srcloc !55
  store ptr %36, ptr %5, align 8, !dbg !54
  br label %37, !dbg !56

37:                                               ; preds = %34
  %38 = load ptr, ptr %5, align 8, !dbg !57
  %39 = load i32, ptr %38, align 4, !dbg !57
  %40 = load i32, ptr %2, align 4, !dbg !57
  %41 = icmp eq i32 %39, %40, !dbg !57
  br i1 %41, label %43, label %42, !dbg !60

42:                                               ; preds = %37
  call void @reach_error(), !dbg !57
  br label %43, !dbg !57

43:                                               ; preds = %42, %37
  br label %44, !dbg !60

44:                                               ; preds = %43
  call void asm "", "=*m,*m,~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i32) %3, ptr elementtype(i32) %3) #3, !dbg !61, !srcloc !62
  br label %45, !dbg !63

45:                                               ; preds = %44
  %46 = load i32, ptr %3, align 4, !dbg !64
  %47 = load i32, ptr %2, align 4, !dbg !64
  %48 = icmp eq i32 %46, %47, !dbg !64
  br i1 %48, label %50, label %49, !dbg !67

49:                                               ; preds = %45
  call void @reach_error(), !dbg !64
  br label %50, !dbg !64

50:                                               ; preds = %49, %45
  br label %51, !dbg !67

51:                                               ; preds = %50
  %52 = load i32, ptr %2, align 4, !dbg !68
  %53 = call { i32, i32 } asm "", "=r,=r,1,0,~{dirflag},~{fpsr},~{flags}"(i32 %52, i32 7) #2, !dbg !69, !srcloc !70
  %54 = extractvalue { i32, i32 } %53, 0, !dbg !69
  %55 = extractvalue { i32, i32 } %53, 1, !dbg !69
  store i32 %54, ptr %6, align 4, !dbg !69
  store i32 %55, ptr %7, align 4, !dbg !69
  br label %56, !dbg !71

56:                                               ; preds = %51
  %57 = load i32, ptr %6, align 4, !dbg !72
  %58 = icmp eq i32 %57, 7, !dbg !72
  br i1 %58, label %59, label %63, !dbg !72

59:                                               ; preds = %56
  %60 = load i32, ptr %7, align 4, !dbg !72
  %61 = load i32, ptr %2, align 4, !dbg !72
  %62 = icmp eq i32 %60, %61, !dbg !72
  br i1 %62, label %64, label %63, !dbg !75

63:                                               ; preds = %59, %56
  call void @reach_error(), !dbg !72
  br label %64, !dbg !72

64:                                               ; preds = %63, %59
  br label %65, !dbg !75

65:                                               ; preds = %64
  %66 = load i32, ptr %2, align 4, !dbg !76
  %67 = call i32 asm "bsfl $1, $0", "=r,r,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %66) #2, !dbg !77, !srcloc !78
  store i32 %67, ptr %8, align 4, !dbg !77
  br label %68, !dbg !79

68:                                               ; preds = %65
  %69 = load i32, ptr %8, align 4, !dbg !80
  %70 = load i32, ptr %8, align 4, !dbg !80
  %71 = icmp eq i32 %69, %70, !dbg !80
  br i1 %71, label %72, label %76, !dbg !80

72:                                               ; preds = %68
  %73 = load i32, ptr %3, align 4, !dbg !80
  %74 = load i32, ptr %2, align 4, !dbg !80
  %75 = icmp eq i32 %73, %74, !dbg !80
  br i1 %75, label %77, label %76, !dbg !83

76:                                               ; preds = %72, %68
  call void @reach_error(), !dbg !80
  br label %77, !dbg !80

77:                                               ; preds = %76, %72
  br label %78, !dbg !83

78:                                               ; preds = %77
  br label %79, !dbg !84

79:                                               ; preds = %78
  %80 = load i32, ptr %8, align 4, !dbg !85
  %81 = icmp slt i32 %80, 32, !dbg !85
  br i1 %81, label %83, label %82, !dbg !88

82:                                               ; preds = %79
  call void @reach_error(), !dbg !85
  br label %83, !dbg !85

83:                                               ; preds = %82, %79
  br label %84, !dbg !88

84:                                               ; preds = %83
  ret i32 0, !dbg !89
}

declare i32 @__VERIFIER_nondet_int() #1

declare void @reach_error() #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind memory(none) }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounded_assembly.c", directory: ".", checksumkind: CSK_MD5, checksum: "eac484851756bc7fd35d2d934e494606")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 9, type: !13)
!16 = !DILocation(line: 9, column: 9, scope: !10)
!17 = !DILocation(line: 9, column: 13, scope: !10)
!18 = !DILocalVariable(name: "kept", scope: !10, file: !1, line: 9, type: !13)
!19 = !DILocation(line: 9, column: 38, scope: !10)
!20 = !DILocation(line: 9, column: 45, scope: !10)
!21 = !DILocalVariable(name: "y", scope: !10, file: !1, line: 9, type: !13)
!22 = !DILocation(line: 9, column: 48, scope: !10)
!23 = !DILocalVariable(name: "p", scope: !10, file: !1, line: 9, type: !24)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!25 = !DILocation(line: 9, column: 52, scope: !10)
!26 = !DILocalVariable(name: "first", scope: !10, file: !1, line: 9, type: !13)
!27 = !DILocation(line: 9, column: 63, scope: !10)
!28 = !DILocalVariable(name: "second", scope: !10, file: !1, line: 9, type: !13)
!29 = !DILocation(line: 9, column: 70, scope: !10)
!30 = !DILocalVariable(name: "count", scope: !10, file: !1, line: 9, type: !13)
!31 = !DILocation(line: 9, column: 78, scope: !10)
!32 = !DILocation(line: 10, column: 5, scope: !10)
!33 = !{i64 424}
!34 = !DILocation(line: 11, column: 5, scope: !10)
!35 = !DILocation(line: 11, column: 5, scope: !36)
!36 = distinct !DILexicalBlock(scope: !37, file: !1, line: 11, column: 5)
!37 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 5)
!38 = !DILocation(line: 11, column: 5, scope: !37)
!39 = !DILocation(line: 12, column: 5, scope: !10)
!40 = !DILocation(line: 12, column: 5, scope: !41)
!41 = distinct !DILexicalBlock(scope: !42, file: !1, line: 12, column: 5)
!42 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 5)
!43 = !DILocation(line: 12, column: 5, scope: !42)
!44 = !DILocation(line: 13, column: 32, scope: !10)
!45 = !DILocation(line: 13, column: 5, scope: !10)
!46 = !{i64 510}
!47 = !DILocation(line: 14, column: 5, scope: !10)
!48 = !DILocation(line: 14, column: 5, scope: !49)
!49 = distinct !DILexicalBlock(scope: !50, file: !1, line: 14, column: 5)
!50 = distinct !DILexicalBlock(scope: !10, file: !1, line: 14, column: 5)
!51 = !DILocation(line: 14, column: 5, scope: !50)
!52 = !DILocation(line: 15, column: 5, scope: !10)
!53 = !{i64 583}
!54 = !DILocation(line: 16, column: 5, scope: !10)
!55 = !{i64 615}
!56 = !DILocation(line: 17, column: 5, scope: !10)
!57 = !DILocation(line: 17, column: 5, scope: !58)
!58 = distinct !DILexicalBlock(scope: !59, file: !1, line: 17, column: 5)
!59 = distinct !DILexicalBlock(scope: !10, file: !1, line: 17, column: 5)
!60 = !DILocation(line: 17, column: 5, scope: !59)
!61 = !DILocation(line: 18, column: 5, scope: !10)
!62 = !{i64 671}
!63 = !DILocation(line: 19, column: 5, scope: !10)
!64 = !DILocation(line: 19, column: 5, scope: !65)
!65 = distinct !DILexicalBlock(scope: !66, file: !1, line: 19, column: 5)
!66 = distinct !DILexicalBlock(scope: !10, file: !1, line: 19, column: 5)
!67 = !DILocation(line: 19, column: 5, scope: !66)
!68 = !DILocation(line: 20, column: 50, scope: !10)
!69 = !DILocation(line: 20, column: 5, scope: !10)
!70 = !{i64 732}
!71 = !DILocation(line: 21, column: 5, scope: !10)
!72 = !DILocation(line: 21, column: 5, scope: !73)
!73 = distinct !DILexicalBlock(scope: !74, file: !1, line: 21, column: 5)
!74 = distinct !DILexicalBlock(scope: !10, file: !1, line: 21, column: 5)
!75 = !DILocation(line: 21, column: 5, scope: !74)
!76 = !DILocation(line: 22, column: 47, scope: !10)
!77 = !DILocation(line: 22, column: 5, scope: !10)
!78 = !{i64 841}
!79 = !DILocation(line: 23, column: 5, scope: !10)
!80 = !DILocation(line: 23, column: 5, scope: !81)
!81 = distinct !DILexicalBlock(scope: !82, file: !1, line: 23, column: 5)
!82 = distinct !DILexicalBlock(scope: !10, file: !1, line: 23, column: 5)
!83 = !DILocation(line: 23, column: 5, scope: !82)
!84 = !DILocation(line: 24, column: 5, scope: !10)
!85 = !DILocation(line: 24, column: 5, scope: !86)
!86 = distinct !DILexicalBlock(scope: !87, file: !1, line: 24, column: 5)
!87 = distinct !DILexicalBlock(scope: !10, file: !1, line: 24, column: 5)
!88 = !DILocation(line: 24, column: 5, scope: !87)
!89 = !DILocation(line: 25, column: 5, scope: !10)
