; ModuleID = 'bounded_elsewhere.c'
source_filename = "bounded_elsewhere.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@limit = external constant i32, align 4
@__const.main.text = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@own = internal global i32 0, align 4, !dbg !0
@elsewhere = external global i32, align 4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !14 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca [4 x i8], align 1
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !18, !DIExpression(), !19)
  store i32 0, ptr %2, align 4, !dbg !19
    #dbg_declare(ptr %3, !20, !DIExpression(), !21)
  %5 = load i32, ptr @limit, align 4, !dbg !22
  store i32 %5, ptr %3, align 4, !dbg !21
    #dbg_declare(ptr %4, !23, !DIExpression(), !28)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %4, ptr align 1 @__const.main.text, i64 4, i1 false), !dbg !28
  store i32 1, ptr @own, align 4, !dbg !29
  %6 = call i32 @nondet_number(i32 noundef 3), !dbg !30
  %7 = load i32, ptr %2, align 4, !dbg !31
  %8 = icmp ne i32 %7, 0, !dbg !33
  br i1 %8, label %9, label %10, !dbg !34

9:                                                ; preds = %0
  call void @reach_error(), !dbg !35
  br label %10, !dbg !35

10:                                               ; preds = %9, %0
  call void @nondet_start(ptr noundef %2), !dbg !36
  %11 = load i32, ptr %2, align 4, !dbg !37
  %12 = icmp eq i32 %11, 1, !dbg !39
  br i1 %12, label %13, label %14, !dbg !40

13:                                               ; preds = %10
  call void @reach_error(), !dbg !41
  br label %14, !dbg !41

14:                                               ; preds = %13, %10
  %15 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 0, !dbg !42
  %16 = call i32 @__VERIFIER_nondet_string(ptr noundef %15, i32 noundef 4), !dbg !43
  %17 = getelementptr inbounds [4 x i8], ptr %4, i64 0, i64 0, !dbg !44
  %18 = load i8, ptr %17, align 1, !dbg !44
  %19 = sext i8 %18 to i32, !dbg !44
  %20 = icmp eq i32 %19, 120, !dbg !46
  br i1 %20, label %21, label %22, !dbg !47

21:                                               ; preds = %14
  call void @reach_error(), !dbg !48
  br label %22, !dbg !48

22:                                               ; preds = %21, %14
  store i32 1, ptr @elsewhere, align 4, !dbg !49
  call void @other(), !dbg !50
  %23 = load i32, ptr @elsewhere, align 4, !dbg !51
  %24 = icmp eq i32 %23, 2, !dbg !53
  br i1 %24, label %25, label %26, !dbg !54

25:                                               ; preds = %22
  call void @reach_error(), !dbg !55
  br label %26, !dbg !55

26:                                               ; preds = %25, %22
  %27 = load i32, ptr @own, align 4, !dbg !56
  %28 = icmp ne i32 %27, 1, !dbg !58
  br i1 %28, label %33, label %29, !dbg !59

29:                                               ; preds = %26
  %30 = load i32, ptr @limit, align 4, !dbg !60
  %31 = load i32, ptr %3, align 4, !dbg !61
  %32 = icmp ne i32 %30, %31, !dbg !62
  br i1 %32, label %33, label %34, !dbg !63

33:                                               ; preds = %29, %26
  call void @reach_error(), !dbg !64
  br label %34, !dbg !64

34:                                               ; preds = %33, %29
  ret i32 0, !dbg !65
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @nondet_number(i32 noundef) #2

declare void @reach_error() #2

declare void @nondet_start(ptr noundef) #2

declare i32 @__VERIFIER_nondet_string(ptr noundef, i32 noundef) #2

declare void @other() #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}
!llvm.ident = !{!13}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 11, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bounded_elsewhere.c", directory: ".", checksumkind: CSK_MD5, checksum: "e70ba637dc0bfecb42460e5173fdcbea")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 8, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 2}
!12 = !{i32 7, !"frame-pointer", i32 2}
!13 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!14 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !15, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !17)
!15 = !DISubroutineType(types: !16)
!16 = !{!5}
!17 = !{}
!18 = !DILocalVariable(name: "number", scope: !14, file: !3, line: 14, type: !5)
!19 = !DILocation(line: 14, column: 9, scope: !14)
!20 = !DILocalVariable(name: "before", scope: !14, file: !3, line: 14, type: !5)
!21 = !DILocation(line: 14, column: 21, scope: !14)
!22 = !DILocation(line: 14, column: 30, scope: !14)
!23 = !DILocalVariable(name: "text", scope: !14, file: !3, line: 15, type: !24)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 32, elements: !26)
!25 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!26 = !{!27}
!27 = !DISubrange(count: 4)
!28 = !DILocation(line: 15, column: 10, scope: !14)
!29 = !DILocation(line: 16, column: 9, scope: !14)
!30 = !DILocation(line: 17, column: 5, scope: !14)
!31 = !DILocation(line: 18, column: 9, scope: !32)
!32 = distinct !DILexicalBlock(scope: !14, file: !3, line: 18, column: 9)
!33 = !DILocation(line: 18, column: 16, scope: !32)
!34 = !DILocation(line: 18, column: 9, scope: !14)
!35 = !DILocation(line: 19, column: 9, scope: !32)
!36 = !DILocation(line: 20, column: 5, scope: !14)
!37 = !DILocation(line: 21, column: 9, scope: !38)
!38 = distinct !DILexicalBlock(scope: !14, file: !3, line: 21, column: 9)
!39 = !DILocation(line: 21, column: 16, scope: !38)
!40 = !DILocation(line: 21, column: 9, scope: !14)
!41 = !DILocation(line: 22, column: 9, scope: !38)
!42 = !DILocation(line: 23, column: 30, scope: !14)
!43 = !DILocation(line: 23, column: 5, scope: !14)
!44 = !DILocation(line: 24, column: 9, scope: !45)
!45 = distinct !DILexicalBlock(scope: !14, file: !3, line: 24, column: 9)
!46 = !DILocation(line: 24, column: 17, scope: !45)
!47 = !DILocation(line: 24, column: 9, scope: !14)
!48 = !DILocation(line: 25, column: 9, scope: !45)
!49 = !DILocation(line: 26, column: 15, scope: !14)
!50 = !DILocation(line: 27, column: 5, scope: !14)
!51 = !DILocation(line: 28, column: 9, scope: !52)
!52 = distinct !DILexicalBlock(scope: !14, file: !3, line: 28, column: 9)
!53 = !DILocation(line: 28, column: 19, scope: !52)
!54 = !DILocation(line: 28, column: 9, scope: !14)
!55 = !DILocation(line: 29, column: 9, scope: !52)
!56 = !DILocation(line: 30, column: 9, scope: !57)
!57 = distinct !DILexicalBlock(scope: !14, file: !3, line: 30, column: 9)
!58 = !DILocation(line: 30, column: 13, scope: !57)
!59 = !DILocation(line: 30, column: 18, scope: !57)
!60 = !DILocation(line: 30, column: 21, scope: !57)
!61 = !DILocation(line: 30, column: 30, scope: !57)
!62 = !DILocation(line: 30, column: 27, scope: !57)
!63 = !DILocation(line: 30, column: 9, scope: !14)
!64 = !DILocation(line: 31, column: 9, scope: !57)
!65 = !DILocation(line: 32, column: 5, scope: !14)
