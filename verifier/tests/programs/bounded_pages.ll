; ModuleID = 'bounded_pages.c'
source_filename = "bounded_pages.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.info = type { i32, i32 }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !20 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !24, !DIExpression(), !25)
  store i32 1, ptr %2, align 4, !dbg !25
    #dbg_declare(ptr %3, !26, !DIExpression(), !27)
  store ptr %2, ptr %3, align 8, !dbg !27
    #dbg_declare(ptr %4, !28, !DIExpression(), !29)
  store ptr inttoptr (i64 2147352576 to ptr), ptr %4, align 8, !dbg !29
  %5 = load ptr, ptr %4, align 8, !dbg !30
  %6 = getelementptr inbounds %struct.info, ptr %5, i32 0, i32 1, !dbg !31
  store i32 3, ptr %6, align 4, !dbg !32
  %7 = load i32, ptr getelementptr inbounds (%struct.info, ptr inttoptr (i64 2147352576 to ptr), i32 0, i32 1), align 4, !dbg !33
  %8 = icmp ne i32 %7, 3, !dbg !35
  br i1 %8, label %13, label %9, !dbg !36

9:                                                ; preds = %0
  %10 = load ptr, ptr %3, align 8, !dbg !37
  %11 = load i32, ptr %10, align 4, !dbg !38
  %12 = icmp ne i32 %11, 1, !dbg !39
  br i1 %12, label %13, label %14, !dbg !40

13:                                               ; preds = %9, %0
  call void @reach_error(), !dbg !41
  br label %14, !dbg !41

14:                                               ; preds = %13, %9
  %15 = load i32, ptr inttoptr (i64 2147352580 to ptr), align 4, !dbg !42
  %16 = icmp ne i32 %15, 3, !dbg !44
  br i1 %16, label %17, label %18, !dbg !45

17:                                               ; preds = %14
  call void @reach_error(), !dbg !46
  br label %18, !dbg !46

18:                                               ; preds = %17, %14
  %19 = load ptr, ptr %4, align 8, !dbg !47
  %20 = getelementptr inbounds %struct.info, ptr %19, i32 0, i32 0, !dbg !49
  %21 = load i32, ptr %20, align 4, !dbg !49
  %22 = icmp eq i32 %21, 5, !dbg !50
  br i1 %22, label %23, label %24, !dbg !51

23:                                               ; preds = %18
  call void @reach_error(), !dbg !52
  br label %24, !dbg !52

24:                                               ; preds = %23, %18
  %25 = load i32, ptr inttoptr (i64 2147356672 to ptr), align 4, !dbg !53
  %26 = icmp eq i32 %25, 6, !dbg !55
  br i1 %26, label %27, label %33, !dbg !56

27:                                               ; preds = %24
  %28 = load ptr, ptr %4, align 8, !dbg !57
  %29 = getelementptr inbounds %struct.info, ptr %28, i32 0, i32 0, !dbg !58
  %30 = load i32, ptr %29, align 4, !dbg !58
  %31 = icmp eq i32 %30, 7, !dbg !59
  br i1 %31, label %32, label %33, !dbg !60

32:                                               ; preds = %27
  call void @reach_error(), !dbg !61
  br label %33, !dbg !61

33:                                               ; preds = %32, %27, %24
  %34 = load ptr, ptr %4, align 8, !dbg !62
  %35 = ptrtoint ptr %34 to i64, !dbg !64
  %36 = trunc i64 %35 to i32, !dbg !65
  %37 = icmp ne i32 %36, 2147352576, !dbg !66
  br i1 %37, label %38, label %39, !dbg !67

38:                                               ; preds = %33
  call void @reach_error(), !dbg !68
  br label %39, !dbg !68

39:                                               ; preds = %38, %33
  ret i32 0, !dbg !69
}

declare void @reach_error() #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17, !18}
!llvm.ident = !{!19}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounded_pages.c", directory: ".", checksumkind: CSK_MD5, checksum: "5fd27df2036a3905dbf5d73b04576560")
!2 = !{!3, !9, !10, !11}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "info", file: !1, line: 6, size: 64, elements: !5)
!5 = !{!6, !8}
!6 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !4, file: !1, line: 7, baseType: !7, size: 32)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "flag", scope: !4, file: !1, line: 8, baseType: !7, size: 32, offset: 32)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!10 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!11 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 8, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 2}
!18 = !{i32 7, !"frame-pointer", i32 2}
!19 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!20 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !21, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !23)
!21 = !DISubroutineType(types: !22)
!22 = !{!7}
!23 = !{}
!24 = !DILocalVariable(name: "other", scope: !20, file: !1, line: 12, type: !7)
!25 = !DILocation(line: 12, column: 7, scope: !20)
!26 = !DILocalVariable(name: "place", scope: !20, file: !1, line: 13, type: !9)
!27 = !DILocation(line: 13, column: 8, scope: !20)
!28 = !DILocalVariable(name: "info", scope: !20, file: !1, line: 14, type: !3)
!29 = !DILocation(line: 14, column: 16, scope: !20)
!30 = !DILocation(line: 15, column: 3, scope: !20)
!31 = !DILocation(line: 15, column: 9, scope: !20)
!32 = !DILocation(line: 15, column: 14, scope: !20)
!33 = !DILocation(line: 16, column: 37, scope: !34)
!34 = distinct !DILexicalBlock(scope: !20, file: !1, line: 16, column: 7)
!35 = !DILocation(line: 16, column: 42, scope: !34)
!36 = !DILocation(line: 16, column: 47, scope: !34)
!37 = !DILocation(line: 16, column: 51, scope: !34)
!38 = !DILocation(line: 16, column: 50, scope: !34)
!39 = !DILocation(line: 16, column: 57, scope: !34)
!40 = !DILocation(line: 16, column: 7, scope: !20)
!41 = !DILocation(line: 17, column: 5, scope: !34)
!42 = !DILocation(line: 18, column: 7, scope: !43)
!43 = distinct !DILexicalBlock(scope: !20, file: !1, line: 18, column: 7)
!44 = !DILocation(line: 18, column: 27, scope: !43)
!45 = !DILocation(line: 18, column: 7, scope: !20)
!46 = !DILocation(line: 19, column: 5, scope: !43)
!47 = !DILocation(line: 20, column: 7, scope: !48)
!48 = distinct !DILexicalBlock(scope: !20, file: !1, line: 20, column: 7)
!49 = !DILocation(line: 20, column: 13, scope: !48)
!50 = !DILocation(line: 20, column: 19, scope: !48)
!51 = !DILocation(line: 20, column: 7, scope: !20)
!52 = !DILocation(line: 21, column: 5, scope: !48)
!53 = !DILocation(line: 22, column: 7, scope: !54)
!54 = distinct !DILexicalBlock(scope: !20, file: !1, line: 22, column: 7)
!55 = !DILocation(line: 22, column: 27, scope: !54)
!56 = !DILocation(line: 22, column: 32, scope: !54)
!57 = !DILocation(line: 22, column: 35, scope: !54)
!58 = !DILocation(line: 22, column: 41, scope: !54)
!59 = !DILocation(line: 22, column: 47, scope: !54)
!60 = !DILocation(line: 22, column: 7, scope: !20)
!61 = !DILocation(line: 23, column: 5, scope: !54)
!62 = !DILocation(line: 24, column: 32, scope: !63)
!63 = distinct !DILexicalBlock(scope: !20, file: !1, line: 24, column: 7)
!64 = !DILocation(line: 24, column: 17, scope: !63)
!65 = !DILocation(line: 24, column: 7, scope: !63)
!66 = !DILocation(line: 24, column: 37, scope: !63)
!67 = !DILocation(line: 24, column: 7, scope: !20)
!68 = !DILocation(line: 25, column: 5, scope: !63)
!69 = !DILocation(line: 26, column: 3, scope: !20)
