; ModuleID = 'bounded_arithmetic.c'
source_filename = "bounded_arithmetic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !12 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !15, !DIExpression(), !16)
  %10 = call i32 @__VERIFIER_nondet_int(), !dbg !17
  store i32 %10, ptr %2, align 4, !dbg !16
    #dbg_declare(ptr %3, !18, !DIExpression(), !19)
  %11 = call i32 @__VERIFIER_nondet_int(), !dbg !20
  store i32 %11, ptr %3, align 4, !dbg !19
    #dbg_declare(ptr %4, !21, !DIExpression(), !22)
  %12 = load i32, ptr %2, align 4, !dbg !23
  %13 = load i32, ptr %3, align 4, !dbg !24
  %14 = add nsw i32 %12, %13, !dbg !25
  store i32 %14, ptr %4, align 4, !dbg !22
  %15 = load i32, ptr %2, align 4, !dbg !26
  %16 = icmp sgt i32 %15, 0, !dbg !27
  br i1 %16, label %17, label %26, !dbg !28

17:                                               ; preds = %0
  %18 = load i32, ptr %2, align 4, !dbg !29
  %19 = icmp slt i32 %18, 1000, !dbg !30
  br i1 %19, label %20, label %26, !dbg !31

20:                                               ; preds = %17
  %21 = load i32, ptr %3, align 4, !dbg !32
  %22 = icmp sgt i32 %21, -50, !dbg !33
  br i1 %22, label %23, label %26, !dbg !34

23:                                               ; preds = %20
  %24 = load i32, ptr %3, align 4, !dbg !35
  %25 = icmp slt i32 %24, 50, !dbg !36
  br label %26

26:                                               ; preds = %23, %20, %17, %0
  %27 = phi i1 [ false, %20 ], [ false, %17 ], [ false, %0 ], [ %25, %23 ], !dbg !37
  %28 = zext i1 %27 to i32, !dbg !34
  call void @__VERIFIER_assume(i32 noundef %28), !dbg !38
  %29 = load i32, ptr %2, align 4, !dbg !39
  %30 = load i32, ptr %3, align 4, !dbg !40
  %31 = add nsw i32 %29, %30, !dbg !41
  store i32 %31, ptr %4, align 4, !dbg !42
    #dbg_declare(ptr %5, !43, !DIExpression(), !44)
  %32 = load i32, ptr %2, align 4, !dbg !45
  %33 = load i32, ptr %3, align 4, !dbg !46
  %34 = mul nsw i32 %32, %33, !dbg !47
  store i32 %34, ptr %5, align 4, !dbg !44
    #dbg_declare(ptr %6, !48, !DIExpression(), !49)
  %35 = load i32, ptr %2, align 4, !dbg !50
  %36 = load i32, ptr %3, align 4, !dbg !51
  %37 = sdiv i32 %35, %36, !dbg !52
  store i32 %37, ptr %6, align 4, !dbg !49
  %38 = load i32, ptr %3, align 4, !dbg !53
  %39 = icmp ne i32 %38, 0, !dbg !55
  br i1 %39, label %40, label %44, !dbg !56

40:                                               ; preds = %26
  %41 = load i32, ptr %2, align 4, !dbg !57
  %42 = load i32, ptr %3, align 4, !dbg !58
  %43 = sdiv i32 %41, %42, !dbg !59
  store i32 %43, ptr %6, align 4, !dbg !60
  br label %44, !dbg !61

44:                                               ; preds = %40, %26
    #dbg_declare(ptr %7, !62, !DIExpression(), !64)
  %45 = call i32 @__VERIFIER_nondet_uint(), !dbg !65
  store i32 %45, ptr %7, align 4, !dbg !64
    #dbg_declare(ptr %8, !66, !DIExpression(), !67)
  %46 = load i32, ptr %7, align 4, !dbg !68
  %47 = shl i32 1, %46, !dbg !69
  store i32 %47, ptr %8, align 4, !dbg !67
  %48 = load i32, ptr %7, align 4, !dbg !70
  %49 = and i32 %48, 31, !dbg !71
  %50 = shl i32 1, %49, !dbg !72
  store i32 %50, ptr %8, align 4, !dbg !73
    #dbg_declare(ptr %9, !74, !DIExpression(), !75)
  %51 = load i32, ptr %7, align 4, !dbg !76
  %52 = load i32, ptr %7, align 4, !dbg !77
  %53 = add i32 %51, %52, !dbg !78
  store i32 %53, ptr %9, align 4, !dbg !75
  %54 = load i32, ptr %4, align 4, !dbg !79
  %55 = load i32, ptr %5, align 4, !dbg !80
  %56 = xor i32 %54, %55, !dbg !81
  %57 = load i32, ptr %6, align 4, !dbg !82
  %58 = xor i32 %56, %57, !dbg !83
  %59 = load i32, ptr %8, align 4, !dbg !84
  %60 = xor i32 %58, %59, !dbg !85
  %61 = load i32, ptr %9, align 4, !dbg !86
  %62 = xor i32 %60, %61, !dbg !87
  ret i32 %62, !dbg !88
}

declare i32 @__VERIFIER_nondet_int() #1

declare void @__VERIFIER_assume(i32 noundef) #1

declare i32 @__VERIFIER_nondet_uint() #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}
!llvm.ident = !{!11}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounded_arithmetic.c", directory: "/work/wt/verify/verifier/tests/programs", checksumkind: CSK_MD5, checksum: "d67f4416500fd2f8bafee5f95460aefb")
!2 = !{!3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 2}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !13, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!13 = !DISubroutineType(types: !2)
!14 = !{}
!15 = !DILocalVariable(name: "x", scope: !12, file: !1, line: 8, type: !3)
!16 = !DILocation(line: 8, column: 9, scope: !12)
!17 = !DILocation(line: 8, column: 13, scope: !12)
!18 = !DILocalVariable(name: "y", scope: !12, file: !1, line: 8, type: !3)
!19 = !DILocation(line: 8, column: 38, scope: !12)
!20 = !DILocation(line: 8, column: 42, scope: !12)
!21 = !DILocalVariable(name: "sum", scope: !12, file: !1, line: 9, type: !3)
!22 = !DILocation(line: 9, column: 9, scope: !12)
!23 = !DILocation(line: 9, column: 15, scope: !12)
!24 = !DILocation(line: 9, column: 19, scope: !12)
!25 = !DILocation(line: 9, column: 17, scope: !12)
!26 = !DILocation(line: 10, column: 23, scope: !12)
!27 = !DILocation(line: 10, column: 25, scope: !12)
!28 = !DILocation(line: 10, column: 29, scope: !12)
!29 = !DILocation(line: 10, column: 32, scope: !12)
!30 = !DILocation(line: 10, column: 34, scope: !12)
!31 = !DILocation(line: 10, column: 41, scope: !12)
!32 = !DILocation(line: 10, column: 44, scope: !12)
!33 = !DILocation(line: 10, column: 46, scope: !12)
!34 = !DILocation(line: 10, column: 52, scope: !12)
!35 = !DILocation(line: 10, column: 55, scope: !12)
!36 = !DILocation(line: 10, column: 57, scope: !12)
!37 = !DILocation(line: 0, scope: !12)
!38 = !DILocation(line: 10, column: 5, scope: !12)
!39 = !DILocation(line: 11, column: 11, scope: !12)
!40 = !DILocation(line: 11, column: 15, scope: !12)
!41 = !DILocation(line: 11, column: 13, scope: !12)
!42 = !DILocation(line: 11, column: 9, scope: !12)
!43 = !DILocalVariable(name: "product", scope: !12, file: !1, line: 12, type: !3)
!44 = !DILocation(line: 12, column: 9, scope: !12)
!45 = !DILocation(line: 12, column: 19, scope: !12)
!46 = !DILocation(line: 12, column: 23, scope: !12)
!47 = !DILocation(line: 12, column: 21, scope: !12)
!48 = !DILocalVariable(name: "quotient", scope: !12, file: !1, line: 13, type: !3)
!49 = !DILocation(line: 13, column: 9, scope: !12)
!50 = !DILocation(line: 13, column: 20, scope: !12)
!51 = !DILocation(line: 13, column: 24, scope: !12)
!52 = !DILocation(line: 13, column: 22, scope: !12)
!53 = !DILocation(line: 14, column: 9, scope: !54)
!54 = distinct !DILexicalBlock(scope: !12, file: !1, line: 14, column: 9)
!55 = !DILocation(line: 14, column: 11, scope: !54)
!56 = !DILocation(line: 14, column: 9, scope: !12)
!57 = !DILocation(line: 15, column: 20, scope: !54)
!58 = !DILocation(line: 15, column: 24, scope: !54)
!59 = !DILocation(line: 15, column: 22, scope: !54)
!60 = !DILocation(line: 15, column: 18, scope: !54)
!61 = !DILocation(line: 15, column: 9, scope: !54)
!62 = !DILocalVariable(name: "distance", scope: !12, file: !1, line: 16, type: !63)
!63 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!64 = !DILocation(line: 16, column: 14, scope: !12)
!65 = !DILocation(line: 16, column: 25, scope: !12)
!66 = !DILocalVariable(name: "shifted", scope: !12, file: !1, line: 17, type: !63)
!67 = !DILocation(line: 17, column: 14, scope: !12)
!68 = !DILocation(line: 17, column: 30, scope: !12)
!69 = !DILocation(line: 17, column: 27, scope: !12)
!70 = !DILocation(line: 18, column: 22, scope: !12)
!71 = !DILocation(line: 18, column: 31, scope: !12)
!72 = !DILocation(line: 18, column: 18, scope: !12)
!73 = !DILocation(line: 18, column: 13, scope: !12)
!74 = !DILocalVariable(name: "wraps", scope: !12, file: !1, line: 19, type: !63)
!75 = !DILocation(line: 19, column: 14, scope: !12)
!76 = !DILocation(line: 19, column: 22, scope: !12)
!77 = !DILocation(line: 19, column: 33, scope: !12)
!78 = !DILocation(line: 19, column: 31, scope: !12)
!79 = !DILocation(line: 20, column: 18, scope: !12)
!80 = !DILocation(line: 20, column: 24, scope: !12)
!81 = !DILocation(line: 20, column: 22, scope: !12)
!82 = !DILocation(line: 20, column: 34, scope: !12)
!83 = !DILocation(line: 20, column: 32, scope: !12)
!84 = !DILocation(line: 20, column: 45, scope: !12)
!85 = !DILocation(line: 20, column: 43, scope: !12)
!86 = !DILocation(line: 20, column: 55, scope: !12)
!87 = !DILocation(line: 20, column: 53, scope: !12)
!88 = !DILocation(line: 20, column: 5, scope: !12)
