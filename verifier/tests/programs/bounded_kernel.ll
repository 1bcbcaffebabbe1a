; ModuleID = 'bounded_kernel.c'
source_filename = "bounded_kernel.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !15, !DIExpression(), !17)
  %4 = call ptr @kzalloc(i64 noundef 8, i32 noundef 0), !dbg !18
  store ptr %4, ptr %2, align 8, !dbg !17
  %5 = load ptr, ptr %2, align 8, !dbg !19
  %6 = icmp ne ptr %5, null, !dbg !19
  br i1 %6, label %8, label %7, !dbg !21

7:                                                ; preds = %0
  store i32 0, ptr %1, align 4, !dbg !22
  br label %40, !dbg !22

8:                                                ; preds = %0
  %9 = load ptr, ptr %2, align 8, !dbg !23
  %10 = getelementptr inbounds i32, ptr %9, i64 1, !dbg !23
  %11 = load i32, ptr %10, align 4, !dbg !23
  %12 = icmp ne i32 %11, 0, !dbg !25
  br i1 %12, label %13, label %14, !dbg !26

13:                                               ; preds = %8
  call void @reach_error(), !dbg !27
  br label %14, !dbg !27

14:                                               ; preds = %13, %8
  %15 = load ptr, ptr %2, align 8, !dbg !28
  %16 = getelementptr inbounds i32, ptr %15, i64 1, !dbg !28
  store i32 3, ptr %16, align 4, !dbg !29
  %17 = call i32 @other(), !dbg !30
  %18 = load ptr, ptr %2, align 8, !dbg !31
  %19 = getelementptr inbounds i32, ptr %18, i64 1, !dbg !31
  %20 = load i32, ptr %19, align 4, !dbg !31
  %21 = icmp ne i32 %20, 3, !dbg !33
  br i1 %21, label %22, label %23, !dbg !34

22:                                               ; preds = %14
  call void @reach_error(), !dbg !35
  br label %23, !dbg !35

23:                                               ; preds = %22, %14
  %24 = load ptr, ptr %2, align 8, !dbg !36
  call void @kfree(ptr noundef %24), !dbg !37
    #dbg_declare(ptr %3, !38, !DIExpression(), !40)
  %25 = call i64 @kmalloc(i64 noundef 16, i32 noundef 0), !dbg !41
  store i64 %25, ptr %3, align 8, !dbg !40
  %26 = load i64, ptr %3, align 8, !dbg !42
  %27 = icmp ne i64 %26, 0, !dbg !42
  br i1 %27, label %29, label %28, !dbg !44

28:                                               ; preds = %23
  store i32 0, ptr %1, align 4, !dbg !45
  br label %40, !dbg !45

29:                                               ; preds = %23
  %30 = load i64, ptr %3, align 8, !dbg !46
  %31 = and i64 %30, 15, !dbg !48
  %32 = icmp ne i64 %31, 0, !dbg !48
  br i1 %32, label %33, label %34, !dbg !49

33:                                               ; preds = %29
  call void @reach_error(), !dbg !50
  br label %34, !dbg !50

34:                                               ; preds = %33, %29
  %35 = load i64, ptr %3, align 8, !dbg !51
  %36 = and i64 %35, 4294967295, !dbg !53
  %37 = icmp ne i64 %36, 0, !dbg !53
  br i1 %37, label %38, label %39, !dbg !54

38:                                               ; preds = %34
  call void @reach_error(), !dbg !55
  br label %39, !dbg !55

39:                                               ; preds = %38, %34
  store i32 0, ptr %1, align 4, !dbg !56
  br label %40, !dbg !56

40:                                               ; preds = %39, %28, %7
  %41 = load i32, ptr %1, align 4, !dbg !57
  ret i32 %41, !dbg !57
}

declare ptr @kzalloc(i64 noundef, i32 noundef) #1

declare void @reach_error() #1

declare i32 @other() #1

declare void @kfree(ptr noundef) #1

declare i64 @kmalloc(i64 noundef, i32 noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounded_kernel.c", directory: ".", checksumkind: CSK_MD5, checksum: "45cf511821985388795f25431fcdee9a")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "numbers", scope: !10, file: !1, line: 10, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!17 = !DILocation(line: 10, column: 10, scope: !10)
!18 = !DILocation(line: 10, column: 20, scope: !10)
!19 = !DILocation(line: 11, column: 10, scope: !20)
!20 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 9)
!21 = !DILocation(line: 11, column: 9, scope: !10)
!22 = !DILocation(line: 12, column: 9, scope: !20)
!23 = !DILocation(line: 13, column: 9, scope: !24)
!24 = distinct !DILexicalBlock(scope: !10, file: !1, line: 13, column: 9)
!25 = !DILocation(line: 13, column: 20, scope: !24)
!26 = !DILocation(line: 13, column: 9, scope: !10)
!27 = !DILocation(line: 14, column: 9, scope: !24)
!28 = !DILocation(line: 15, column: 5, scope: !10)
!29 = !DILocation(line: 15, column: 16, scope: !10)
!30 = !DILocation(line: 16, column: 5, scope: !10)
!31 = !DILocation(line: 17, column: 9, scope: !32)
!32 = distinct !DILexicalBlock(scope: !10, file: !1, line: 17, column: 9)
!33 = !DILocation(line: 17, column: 20, scope: !32)
!34 = !DILocation(line: 17, column: 9, scope: !10)
!35 = !DILocation(line: 18, column: 9, scope: !32)
!36 = !DILocation(line: 19, column: 11, scope: !10)
!37 = !DILocation(line: 19, column: 5, scope: !10)
!38 = !DILocalVariable(name: "address", scope: !10, file: !1, line: 20, type: !39)
!39 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!40 = !DILocation(line: 20, column: 19, scope: !10)
!41 = !DILocation(line: 20, column: 29, scope: !10)
!42 = !DILocation(line: 21, column: 10, scope: !43)
!43 = distinct !DILexicalBlock(scope: !10, file: !1, line: 21, column: 9)
!44 = !DILocation(line: 21, column: 9, scope: !10)
!45 = !DILocation(line: 22, column: 9, scope: !43)
!46 = !DILocation(line: 23, column: 9, scope: !47)
!47 = distinct !DILexicalBlock(scope: !10, file: !1, line: 23, column: 9)
!48 = !DILocation(line: 23, column: 17, scope: !47)
!49 = !DILocation(line: 23, column: 9, scope: !10)
!50 = !DILocation(line: 24, column: 9, scope: !47)
!51 = !DILocation(line: 25, column: 9, scope: !52)
!52 = distinct !DILexicalBlock(scope: !10, file: !1, line: 25, column: 9)
!53 = !DILocation(line: 25, column: 17, scope: !52)
!54 = !DILocation(line: 25, column: 9, scope: !10)
!55 = !DILocation(line: 26, column: 9, scope: !52)
!56 = !DILocation(line: 27, column: 5, scope: !10)
!57 = !DILocation(line: 28, column: 1, scope: !10)
