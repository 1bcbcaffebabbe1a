; ModuleID = 'bounded_wrapping.c'
source_filename = "bounded_wrapping.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.src = private unnamed_addr constant [19 x i8] c"bounded_wrapping.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [15 x i8] } { i16 0, i16 10, [15 x i8] c"'unsigned int'\00" }
@1 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 11, [6 x i8] c"'int'\00" }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !15, !DIExpression(), !17)
  %5 = call i32 @__VERIFIER_nondet_uint(), !dbg !18
  store i32 %5, ptr %2, align 4, !dbg !17
    #dbg_declare(ptr %3, !19, !DIExpression(), !20)
  %6 = call i32 @__VERIFIER_nondet_uint(), !dbg !21
  store i32 %6, ptr %3, align 4, !dbg !20
    #dbg_declare(ptr %4, !22, !DIExpression(), !23)
  %7 = call i32 @__VERIFIER_nondet_int(), !dbg !24
  store i32 %7, ptr %4, align 4, !dbg !23
  %8 = call i32 @__VERIFIER_nondet_int(), !dbg !25
  switch i32 %8, label %95 [
    i32 0, label %9
    i32 1, label %33
    i32 2, label %42
    i32 3, label %50
    i32 4, label %53
    i32 5, label %79
    i32 6, label %82
  ], !dbg !26

9:                                                ; preds = %0
  %10 = load i32, ptr %2, align 4, !dbg !27
  %11 = icmp ult i32 %10, 100, !dbg !30
  br i1 %11, label %12, label %24, !dbg !31

12:                                               ; preds = %9
  %13 = load i32, ptr %3, align 4, !dbg !32
  %14 = icmp ult i32 %13, 100, !dbg !33
  br i1 %14, label %15, label %24, !dbg !34

15:                                               ; preds = %12
  %16 = load i32, ptr %2, align 4, !dbg !35
  %17 = load i32, ptr %3, align 4, !dbg !36
  %18 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %16, i32 %17), !dbg !37, !nosanitize !14
  %19 = extractvalue { i32, i1 } %18, 0, !dbg !37, !nosanitize !14
  %20 = extractvalue { i32, i1 } %18, 1, !dbg !37, !nosanitize !14
  %21 = xor i1 %20, true, !dbg !37, !nosanitize !14
  br i1 %21, label %23, label %22, !dbg !37, !nosanitize !14

22:                                               ; preds = %15
  call void @llvm.ubsantrap(i8 0) #4, !dbg !37, !nosanitize !14
  unreachable, !dbg !37, !nosanitize !14

23:                                               ; preds = %15
  store i32 %19, ptr %1, align 4, !dbg !38
  br label %96, !dbg !38

24:                                               ; preds = %12, %9
  %25 = load i32, ptr %2, align 4, !dbg !39
  %26 = load i32, ptr %3, align 4, !dbg !40
  %27 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %25, i32 %26), !dbg !41, !nosanitize !14
  %28 = extractvalue { i32, i1 } %27, 0, !dbg !41, !nosanitize !14
  %29 = extractvalue { i32, i1 } %27, 1, !dbg !41, !nosanitize !14
  %30 = xor i1 %29, true, !dbg !41, !nosanitize !14
  br i1 %30, label %32, label %31, !dbg !41, !nosanitize !14

31:                                               ; preds = %24
  call void @llvm.ubsantrap(i8 0) #4, !dbg !41, !nosanitize !14
  unreachable, !dbg !41, !nosanitize !14

32:                                               ; preds = %24
  store i32 %28, ptr %1, align 4, !dbg !42
  br label %96, !dbg !42

33:                                               ; preds = %0
  %34 = load i32, ptr %2, align 4, !dbg !43
  %35 = load i32, ptr %3, align 4, !dbg !44
  %36 = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %34, i32 %35), !dbg !45, !nosanitize !14
  %37 = extractvalue { i32, i1 } %36, 0, !dbg !45, !nosanitize !14
  %38 = extractvalue { i32, i1 } %36, 1, !dbg !45, !nosanitize !14
  %39 = xor i1 %38, true, !dbg !45, !nosanitize !14
  br i1 %39, label %41, label %40, !dbg !45, !nosanitize !14

40:                                               ; preds = %33
  call void @llvm.ubsantrap(i8 21) #4, !dbg !45, !nosanitize !14
  unreachable, !dbg !45, !nosanitize !14

41:                                               ; preds = %33
  store i32 %37, ptr %1, align 4, !dbg !46
  br label %96, !dbg !46

42:                                               ; preds = %0
  %43 = load i32, ptr %2, align 4, !dbg !47
  %44 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %43, i32 3), !dbg !48, !nosanitize !14
  %45 = extractvalue { i32, i1 } %44, 0, !dbg !48, !nosanitize !14
  %46 = extractvalue { i32, i1 } %44, 1, !dbg !48, !nosanitize !14
  %47 = xor i1 %46, true, !dbg !48, !nosanitize !14
  br i1 %47, label %49, label %48, !dbg !48, !nosanitize !14

48:                                               ; preds = %42
  call void @llvm.ubsantrap(i8 12) #4, !dbg !48, !nosanitize !14
  unreachable, !dbg !48, !nosanitize !14

49:                                               ; preds = %42
  store i32 %45, ptr %1, align 4, !dbg !49
  br label %96, !dbg !49

50:                                               ; preds = %0
  %51 = load i32, ptr %4, align 4, !dbg !50
  %52 = add nsw i32 %51, 1, !dbg !51
  store i32 %52, ptr %1, align 4, !dbg !52
  br label %96, !dbg !52

53:                                               ; preds = %0
  %54 = load i32, ptr %4, align 4, !dbg !53
  %55 = icmp sge i32 %54, 0, !dbg !55
  br i1 %55, label %56, label %69, !dbg !56

56:                                               ; preds = %53
  %57 = load i32, ptr %4, align 4, !dbg !57
  %58 = icmp slt i32 %57, 16, !dbg !58
  br i1 %58, label %59, label %69, !dbg !59

59:                                               ; preds = %56
  %60 = load i32, ptr %4, align 4, !dbg !60
  br i1 true, label %61, label %64, !dbg !61, !nosanitize !14

61:                                               ; preds = %59
  %62 = lshr i32 %60, 11, !dbg !61, !nosanitize !14
  %63 = icmp eq i32 %62, 0, !dbg !61, !nosanitize !14
  br label %64, !dbg !61, !nosanitize !14

64:                                               ; preds = %61, %59
  %65 = phi i1 [ true, %59 ], [ %63, %61 ], !dbg !61, !nosanitize !14
  br i1 %65, label %67, label %66, !dbg !61, !nosanitize !14

66:                                               ; preds = %64
  call void @llvm.ubsantrap(i8 20) #4, !dbg !61, !nosanitize !14
  unreachable, !dbg !61, !nosanitize !14

67:                                               ; preds = %64
  %68 = shl i32 %60, 20, !dbg !61
  store i32 %68, ptr %1, align 4, !dbg !62
  br label %96, !dbg !62

69:                                               ; preds = %56, %53
  %70 = load i32, ptr %4, align 4, !dbg !63
  br i1 true, label %71, label %74, !dbg !64, !nosanitize !14

71:                                               ; preds = %69
  %72 = lshr i32 %70, 30, !dbg !64, !nosanitize !14
  %73 = icmp eq i32 %72, 0, !dbg !64, !nosanitize !14
  br label %74, !dbg !64, !nosanitize !14

74:                                               ; preds = %71, %69
  %75 = phi i1 [ true, %69 ], [ %73, %71 ], !dbg !64, !nosanitize !14
  br i1 %75, label %77, label %76, !dbg !64, !nosanitize !14

76:                                               ; preds = %74
  call void @llvm.ubsantrap(i8 20) #4, !dbg !64, !nosanitize !14
  unreachable, !dbg !64, !nosanitize !14

77:                                               ; preds = %74
  %78 = shl i32 %70, 1, !dbg !64
  store i32 %78, ptr %1, align 4, !dbg !65
  br label %96, !dbg !65

79:                                               ; preds = %0
  %80 = load i32, ptr %2, align 4, !dbg !66
  %81 = shl i32 %80, 31, !dbg !67
  store i32 %81, ptr %1, align 4, !dbg !68
  br label %96, !dbg !68

82:                                               ; preds = %0
  %83 = load i32, ptr %2, align 4, !dbg !69
  %84 = and i32 %83, 31, !dbg !70
  %85 = icmp ule i32 %84, 31, !dbg !71, !nosanitize !14
  br i1 %85, label %86, label %90, !dbg !71, !nosanitize !14

86:                                               ; preds = %82
  %87 = sub nuw nsw i32 31, %84, !dbg !71, !nosanitize !14
  %88 = lshr i32 1, %87, !dbg !71, !nosanitize !14
  %89 = icmp eq i32 %88, 0, !dbg !71, !nosanitize !14
  br label %90, !dbg !71, !nosanitize !14

90:                                               ; preds = %86, %82
  %91 = phi i1 [ true, %82 ], [ %89, %86 ], !dbg !71, !nosanitize !14
  br i1 %91, label %93, label %92, !dbg !71, !nosanitize !14

92:                                               ; preds = %90
  call void @llvm.ubsantrap(i8 20) #4, !dbg !71, !nosanitize !14
  unreachable, !dbg !71, !nosanitize !14

93:                                               ; preds = %90
  %94 = shl i32 1, %84, !dbg !71
  store i32 %94, ptr %1, align 4, !dbg !72
  br label %96, !dbg !72

95:                                               ; preds = %0
  store i32 0, ptr %1, align 4, !dbg !73
  br label %96, !dbg !73

96:                                               ; preds = %95, %93, %79, %77, %67, %50, %49, %41, %32, %23
  %97 = load i32, ptr %1, align 4, !dbg !74
  ret i32 %97, !dbg !74
}

declare i32 @__VERIFIER_nondet_uint() #1

declare i32 @__VERIFIER_nondet_int() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #2

; Function Attrs: cold noreturn nounwind
declare void @llvm.ubsantrap(i8 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { cold noreturn nounwind }
attributes #4 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounded_wrapping.c", directory: ".", checksumkind: CSK_MD5, checksum: "78f5dbe29718819b63fa6a0d93c13afd")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "one", scope: !10, file: !1, line: 7, type: !16)
!16 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!17 = !DILocation(line: 7, column: 14, scope: !10)
!18 = !DILocation(line: 7, column: 20, scope: !10)
!19 = !DILocalVariable(name: "other", scope: !10, file: !1, line: 7, type: !16)
!20 = !DILocation(line: 7, column: 46, scope: !10)
!21 = !DILocation(line: 7, column: 54, scope: !10)
!22 = !DILocalVariable(name: "number", scope: !10, file: !1, line: 8, type: !13)
!23 = !DILocation(line: 8, column: 9, scope: !10)
!24 = !DILocation(line: 8, column: 18, scope: !10)
!25 = !DILocation(line: 9, column: 13, scope: !10)
!26 = !DILocation(line: 9, column: 5, scope: !10)
!27 = !DILocation(line: 11, column: 13, scope: !28)
!28 = distinct !DILexicalBlock(scope: !29, file: !1, line: 11, column: 13)
!29 = distinct !DILexicalBlock(scope: !10, file: !1, line: 9, column: 38)
!30 = !DILocation(line: 11, column: 17, scope: !28)
!31 = !DILocation(line: 11, column: 23, scope: !28)
!32 = !DILocation(line: 11, column: 26, scope: !28)
!33 = !DILocation(line: 11, column: 32, scope: !28)
!34 = !DILocation(line: 11, column: 13, scope: !29)
!35 = !DILocation(line: 12, column: 20, scope: !28)
!36 = !DILocation(line: 12, column: 26, scope: !28)
!37 = !DILocation(line: 12, column: 24, scope: !28)
!38 = !DILocation(line: 12, column: 13, scope: !28)
!39 = !DILocation(line: 13, column: 16, scope: !29)
!40 = !DILocation(line: 13, column: 22, scope: !29)
!41 = !DILocation(line: 13, column: 20, scope: !29)
!42 = !DILocation(line: 13, column: 9, scope: !29)
!43 = !DILocation(line: 15, column: 16, scope: !29)
!44 = !DILocation(line: 15, column: 22, scope: !29)
!45 = !DILocation(line: 15, column: 20, scope: !29)
!46 = !DILocation(line: 15, column: 9, scope: !29)
!47 = !DILocation(line: 17, column: 16, scope: !29)
!48 = !DILocation(line: 17, column: 20, scope: !29)
!49 = !DILocation(line: 17, column: 9, scope: !29)
!50 = !DILocation(line: 19, column: 16, scope: !29)
!51 = !DILocation(line: 19, column: 23, scope: !29)
!52 = !DILocation(line: 19, column: 9, scope: !29)
!53 = !DILocation(line: 21, column: 13, scope: !54)
!54 = distinct !DILexicalBlock(scope: !29, file: !1, line: 21, column: 13)
!55 = !DILocation(line: 21, column: 20, scope: !54)
!56 = !DILocation(line: 21, column: 25, scope: !54)
!57 = !DILocation(line: 21, column: 28, scope: !54)
!58 = !DILocation(line: 21, column: 35, scope: !54)
!59 = !DILocation(line: 21, column: 13, scope: !29)
!60 = !DILocation(line: 22, column: 20, scope: !54)
!61 = !DILocation(line: 22, column: 27, scope: !54)
!62 = !DILocation(line: 22, column: 13, scope: !54)
!63 = !DILocation(line: 23, column: 16, scope: !29)
!64 = !DILocation(line: 23, column: 23, scope: !29)
!65 = !DILocation(line: 23, column: 9, scope: !29)
!66 = !DILocation(line: 25, column: 16, scope: !29)
!67 = !DILocation(line: 25, column: 20, scope: !29)
!68 = !DILocation(line: 25, column: 9, scope: !29)
!69 = !DILocation(line: 27, column: 22, scope: !29)
!70 = !DILocation(line: 27, column: 26, scope: !29)
!71 = !DILocation(line: 27, column: 18, scope: !29)
!72 = !DILocation(line: 27, column: 9, scope: !29)
!73 = !DILocation(line: 29, column: 5, scope: !10)
!74 = !DILocation(line: 30, column: 1, scope: !10)
