; ModuleID = 'bounded_folded.c'
source_filename = "bounded_folded.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.src = private unnamed_addr constant [17 x i8] c"bounded_folded.c\00", align 1
@0 = private unnamed_addr constant { i16, i16, [6 x i8] } { i16 0, i16 11, [6 x i8] c"'int'\00" }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !15, !DIExpression(), !16)
  %5 = call i32 @nd(), !dbg !17
  store i32 %5, ptr %2, align 4, !dbg !16
    #dbg_declare(ptr %3, !18, !DIExpression(), !19)
  store i32 0, ptr %3, align 4, !dbg !19
  %6 = load i32, ptr %2, align 4, !dbg !20
  %7 = icmp eq i32 %6, 1, !dbg !22
  br i1 %7, label %8, label %15, !dbg !23

8:                                                ; preds = %0
  %9 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 2147483647, i32 1), !dbg !24, !nosanitize !14
  %10 = extractvalue { i32, i1 } %9, 0, !dbg !24, !nosanitize !14
  %11 = extractvalue { i32, i1 } %9, 1, !dbg !24, !nosanitize !14
  %12 = xor i1 %11, true, !dbg !24, !nosanitize !14
  br i1 %12, label %14, label %13, !dbg !24, !nosanitize !14

13:                                               ; preds = %8
  call void @llvm.ubsantrap(i8 0) #4, !dbg !24, !nosanitize !14
  unreachable, !dbg !24, !nosanitize !14

14:                                               ; preds = %8
  store i32 %10, ptr %3, align 4, !dbg !25
  br label %15, !dbg !26

15:                                               ; preds = %14, %0
  %16 = load i32, ptr %2, align 4, !dbg !27
  %17 = icmp eq i32 %16, 2, !dbg !29
  br i1 %17, label %18, label %25, !dbg !30

18:                                               ; preds = %15
  %19 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 0, i32 -2147483648), !dbg !31, !nosanitize !14
  %20 = extractvalue { i32, i1 } %19, 0, !dbg !31, !nosanitize !14
  %21 = extractvalue { i32, i1 } %19, 1, !dbg !31, !nosanitize !14
  %22 = xor i1 %21, true, !dbg !31, !nosanitize !14
  br i1 %22, label %24, label %23, !dbg !31, !nosanitize !14

23:                                               ; preds = %18
  call void @llvm.ubsantrap(i8 13) #4, !dbg !31, !nosanitize !14
  unreachable, !dbg !31, !nosanitize !14

24:                                               ; preds = %18
  store i32 %20, ptr %3, align 4, !dbg !32
  br label %25, !dbg !33

25:                                               ; preds = %24, %15
  %26 = load i32, ptr %2, align 4, !dbg !34
  %27 = icmp eq i32 %26, 3, !dbg !36
  br i1 %27, label %28, label %31, !dbg !37

28:                                               ; preds = %25
  br i1 false, label %30, label %29, !dbg !38, !nosanitize !14

29:                                               ; preds = %28
  call void @llvm.ubsantrap(i8 3) #4, !dbg !38, !nosanitize !14
  unreachable, !dbg !38, !nosanitize !14

30:                                               ; preds = %28
  store i32 poison, ptr %3, align 4, !dbg !39
  br label %31, !dbg !40

31:                                               ; preds = %30, %25
    #dbg_declare(ptr %4, !41, !DIExpression(), !43)
  store i32 0, ptr %4, align 4, !dbg !43
  %32 = load i32, ptr %2, align 4, !dbg !44
  %33 = icmp sgt i32 %32, 0, !dbg !45
  br i1 %33, label %34, label %42, !dbg !44

34:                                               ; preds = %31
  %35 = load i32, ptr %2, align 4, !dbg !46
  %36 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %35, i32 1), !dbg !47, !nosanitize !14
  %37 = extractvalue { i32, i1 } %36, 0, !dbg !47, !nosanitize !14
  %38 = extractvalue { i32, i1 } %36, 1, !dbg !47, !nosanitize !14
  %39 = xor i1 %38, true, !dbg !47, !nosanitize !14
  br i1 %39, label %41, label %40, !dbg !47, !nosanitize !14

40:                                               ; preds = %34
  call void @llvm.ubsantrap(i8 21) #4, !dbg !47, !nosanitize !14
  unreachable, !dbg !47, !nosanitize !14

41:                                               ; preds = %34
  br label %43, !dbg !44

42:                                               ; preds = %31
  br label %43, !dbg !44

43:                                               ; preds = %42, %41
  %44 = phi i32 [ %37, %41 ], [ 0, %42 ], !dbg !44
  store i32 %44, ptr %3, align 4, !dbg !48
  %45 = load i32, ptr %3, align 4, !dbg !49
  %46 = load i32, ptr %4, align 4, !dbg !50
  %47 = add i32 %45, %46, !dbg !51
  ret i32 %47, !dbg !52
}

declare i32 @nd() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #2

; Function Attrs: cold noreturn nounwind
declare void @llvm.ubsantrap(i8 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { cold noreturn nounwind }
attributes #4 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounded_folded.c", directory: ".", checksumkind: CSK_MD5, checksum: "5cc3021536d4305d75b37d91d9e38014")
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
!15 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 7, type: !13)
!16 = !DILocation(line: 7, column: 9, scope: !10)
!17 = !DILocation(line: 7, column: 13, scope: !10)
!18 = !DILocalVariable(name: "y", scope: !10, file: !1, line: 8, type: !13)
!19 = !DILocation(line: 8, column: 9, scope: !10)
!20 = !DILocation(line: 9, column: 9, scope: !21)
!21 = distinct !DILexicalBlock(scope: !10, file: !1, line: 9, column: 9)
!22 = !DILocation(line: 9, column: 11, scope: !21)
!23 = !DILocation(line: 9, column: 9, scope: !10)
!24 = !DILocation(line: 10, column: 24, scope: !21)
!25 = !DILocation(line: 10, column: 11, scope: !21)
!26 = !DILocation(line: 10, column: 9, scope: !21)
!27 = !DILocation(line: 11, column: 9, scope: !28)
!28 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 9)
!29 = !DILocation(line: 11, column: 11, scope: !28)
!30 = !DILocation(line: 11, column: 9, scope: !10)
!31 = !DILocation(line: 12, column: 13, scope: !28)
!32 = !DILocation(line: 12, column: 11, scope: !28)
!33 = !DILocation(line: 12, column: 9, scope: !28)
!34 = !DILocation(line: 13, column: 9, scope: !35)
!35 = distinct !DILexicalBlock(scope: !10, file: !1, line: 13, column: 9)
!36 = !DILocation(line: 13, column: 11, scope: !35)
!37 = !DILocation(line: 13, column: 9, scope: !10)
!38 = !DILocation(line: 14, column: 31, scope: !35)
!39 = !DILocation(line: 14, column: 11, scope: !35)
!40 = !DILocation(line: 14, column: 9, scope: !35)
!41 = !DILocalVariable(name: "u", scope: !10, file: !1, line: 15, type: !42)
!42 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!43 = !DILocation(line: 15, column: 14, scope: !10)
!44 = !DILocation(line: 16, column: 9, scope: !10)
!45 = !DILocation(line: 16, column: 11, scope: !10)
!46 = !DILocation(line: 16, column: 17, scope: !10)
!47 = !DILocation(line: 16, column: 19, scope: !10)
!48 = !DILocation(line: 16, column: 7, scope: !10)
!49 = !DILocation(line: 17, column: 12, scope: !10)
!50 = !DILocation(line: 17, column: 16, scope: !10)
!51 = !DILocation(line: 17, column: 14, scope: !10)
!52 = !DILocation(line: 17, column: 5, scope: !10)
