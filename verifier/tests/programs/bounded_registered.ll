; ModuleID = 'bounded_registered.c'
source_filename = "bounded_registered.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@kept = internal global ptr null, align 8, !dbg !0
@order = internal global i32 0, align 4, !dbg !5
@late = internal global i32 0, align 4, !dbg !8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !19 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call ptr @malloc(i64 noundef 4) #4, !dbg !22
  store ptr %2, ptr @kept, align 8, !dbg !23
  %3 = call i32 @atexit(ptr noundef @last), !dbg !24
  %4 = call i32 @atexit(ptr noundef @second), !dbg !25
  %5 = call i32 @atexit(ptr noundef @first), !dbg !26
  %6 = call i32 @__VERIFIER_nondet_int(), !dbg !27
  %7 = icmp ne i32 %6, 0, !dbg !27
  br i1 %7, label %8, label %9, !dbg !29

8:                                                ; preds = %0
  call void @stop(i32 noundef 1), !dbg !30
  br label %9, !dbg !30

9:                                                ; preds = %8, %0
  ret i32 0, !dbg !31
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

declare i32 @atexit(ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @last() #0 !dbg !32 {
  br label %1, !dbg !35

1:                                                ; preds = %0
  %2 = load i32, ptr @order, align 4, !dbg !36
  %3 = icmp eq i32 %2, 7, !dbg !36
  br i1 %3, label %5, label %4, !dbg !39

4:                                                ; preds = %1
  call void @reach_error(), !dbg !36
  br label %5, !dbg !36

5:                                                ; preds = %4, %1
  br label %6, !dbg !39

6:                                                ; preds = %5
  br label %7, !dbg !40

7:                                                ; preds = %6
  %8 = load i32, ptr @order, align 4, !dbg !41
  %9 = icmp eq i32 %8, 12, !dbg !41
  br i1 %9, label %11, label %10, !dbg !44

10:                                               ; preds = %7
  call void @reach_error(), !dbg !41
  br label %11, !dbg !41

11:                                               ; preds = %10, %7
  br label %12, !dbg !44

12:                                               ; preds = %11
  %13 = load ptr, ptr @kept, align 8, !dbg !45
  call void @free(ptr noundef %13), !dbg !46
  ret void, !dbg !47
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @second() #0 !dbg !48 {
  br label %1, !dbg !49

1:                                                ; preds = %0
  %2 = load i32, ptr @order, align 4, !dbg !50
  %3 = icmp eq i32 %2, 2, !dbg !50
  br i1 %3, label %5, label %4, !dbg !53

4:                                                ; preds = %1
  call void @reach_error(), !dbg !50
  br label %5, !dbg !50

5:                                                ; preds = %4, %1
  br label %6, !dbg !53

6:                                                ; preds = %5
  store i32 3, ptr @order, align 4, !dbg !54
  %7 = load i32, ptr @order, align 4, !dbg !55
  store i32 %7, ptr @late, align 4, !dbg !56
  %8 = call i32 @atexit(ptr noundef @added), !dbg !57
  ret void, !dbg !58
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @first() #0 !dbg !59 {
  br label %1, !dbg !60

1:                                                ; preds = %0
  %2 = load i32, ptr @order, align 4, !dbg !61
  %3 = icmp eq i32 %2, 0, !dbg !61
  br i1 %3, label %8, label %4, !dbg !61

4:                                                ; preds = %1
  %5 = load i32, ptr @order, align 4, !dbg !61
  %6 = icmp eq i32 %5, 1, !dbg !61
  br i1 %6, label %8, label %7, !dbg !64

7:                                                ; preds = %4
  call void @reach_error(), !dbg !61
  br label %8, !dbg !61

8:                                                ; preds = %7, %4, %1
  br label %9, !dbg !64

9:                                                ; preds = %8
  store i32 2, ptr @order, align 4, !dbg !65
  ret void, !dbg !66
}

declare i32 @__VERIFIER_nondet_int() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stop(i32 noundef %0) #0 !dbg !67 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !71, !DIExpression(), !72)
  store i32 1, ptr @order, align 4, !dbg !73
  %3 = load i32, ptr %2, align 4, !dbg !74
  call void @exit(i32 noundef %3) #5, !dbg !75
  unreachable, !dbg !75
}

declare void @reach_error() #2

declare void @free(ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @added() #0 !dbg !76 {
  %1 = load i32, ptr @late, align 4, !dbg !77
  %2 = add nsw i32 %1, 4, !dbg !78
  store i32 %2, ptr @order, align 4, !dbg !79
  ret void, !dbg !80
}

; Function Attrs: noreturn
declare void @exit(i32 noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { allocsize(0) }
attributes #5 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}
!llvm.ident = !{!18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "kept", scope: !2, file: !3, line: 12, type: !10, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bounded_registered.c", directory: ".", checksumkind: CSK_MD5, checksum: "da55ddfa83e8c7d761fd85079b5defd5")
!4 = !{!0, !5, !8}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "order", scope: !2, file: !3, line: 11, type: !7, isLocal: true, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "late", scope: !2, file: !3, line: 11, type: !7, isLocal: true, isDefinition: true)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 41, type: !20, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!20 = !DISubroutineType(types: !21)
!21 = !{!7}
!22 = !DILocation(line: 42, column: 12, scope: !19)
!23 = !DILocation(line: 42, column: 10, scope: !19)
!24 = !DILocation(line: 43, column: 5, scope: !19)
!25 = !DILocation(line: 44, column: 5, scope: !19)
!26 = !DILocation(line: 45, column: 5, scope: !19)
!27 = !DILocation(line: 46, column: 9, scope: !28)
!28 = distinct !DILexicalBlock(scope: !19, file: !3, line: 46, column: 9)
!29 = !DILocation(line: 46, column: 9, scope: !19)
!30 = !DILocation(line: 47, column: 9, scope: !28)
!31 = !DILocation(line: 48, column: 5, scope: !19)
!32 = distinct !DISubprogram(name: "last", scope: !3, file: !3, line: 14, type: !33, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!33 = !DISubroutineType(types: !34)
!34 = !{null}
!35 = !DILocation(line: 15, column: 5, scope: !32)
!36 = !DILocation(line: 15, column: 5, scope: !37)
!37 = distinct !DILexicalBlock(scope: !38, file: !3, line: 15, column: 5)
!38 = distinct !DILexicalBlock(scope: !32, file: !3, line: 15, column: 5)
!39 = !DILocation(line: 15, column: 5, scope: !38)
!40 = !DILocation(line: 16, column: 5, scope: !32)
!41 = !DILocation(line: 16, column: 5, scope: !42)
!42 = distinct !DILexicalBlock(scope: !43, file: !3, line: 16, column: 5)
!43 = distinct !DILexicalBlock(scope: !32, file: !3, line: 16, column: 5)
!44 = !DILocation(line: 16, column: 5, scope: !43)
!45 = !DILocation(line: 17, column: 10, scope: !32)
!46 = !DILocation(line: 17, column: 5, scope: !32)
!47 = !DILocation(line: 18, column: 1, scope: !32)
!48 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 24, type: !33, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!49 = !DILocation(line: 25, column: 5, scope: !48)
!50 = !DILocation(line: 25, column: 5, scope: !51)
!51 = distinct !DILexicalBlock(scope: !52, file: !3, line: 25, column: 5)
!52 = distinct !DILexicalBlock(scope: !48, file: !3, line: 25, column: 5)
!53 = !DILocation(line: 25, column: 5, scope: !52)
!54 = !DILocation(line: 26, column: 11, scope: !48)
!55 = !DILocation(line: 27, column: 12, scope: !48)
!56 = !DILocation(line: 27, column: 10, scope: !48)
!57 = !DILocation(line: 28, column: 5, scope: !48)
!58 = !DILocation(line: 29, column: 1, scope: !48)
!59 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 31, type: !33, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!60 = !DILocation(line: 32, column: 5, scope: !59)
!61 = !DILocation(line: 32, column: 5, scope: !62)
!62 = distinct !DILexicalBlock(scope: !63, file: !3, line: 32, column: 5)
!63 = distinct !DILexicalBlock(scope: !59, file: !3, line: 32, column: 5)
!64 = !DILocation(line: 32, column: 5, scope: !63)
!65 = !DILocation(line: 33, column: 11, scope: !59)
!66 = !DILocation(line: 34, column: 1, scope: !59)
!67 = distinct !DISubprogram(name: "stop", scope: !3, file: !3, line: 36, type: !68, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!68 = !DISubroutineType(types: !69)
!69 = !{null, !7}
!70 = !{}
!71 = !DILocalVariable(name: "status", arg: 1, scope: !67, file: !3, line: 36, type: !7)
!72 = !DILocation(line: 36, column: 22, scope: !67)
!73 = !DILocation(line: 37, column: 11, scope: !67)
!74 = !DILocation(line: 38, column: 10, scope: !67)
!75 = !DILocation(line: 38, column: 5, scope: !67)
!76 = distinct !DISubprogram(name: "added", scope: !3, file: !3, line: 20, type: !33, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!77 = !DILocation(line: 21, column: 13, scope: !76)
!78 = !DILocation(line: 21, column: 18, scope: !76)
!79 = !DILocation(line: 21, column: 11, scope: !76)
!80 = !DILocation(line: 22, column: 1, scope: !76)
