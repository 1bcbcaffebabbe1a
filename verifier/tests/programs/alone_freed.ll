; ModuleID = 'alone_freed.c'
source_filename = "alone_freed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.text = type { ptr }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @renew(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 !dbg !10 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !25, !DIExpression(), !26)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !27, !DIExpression(), !28)
  store i64 %2, ptr %6, align 8
    #dbg_declare(ptr %6, !29, !DIExpression(), !30)
  %7 = load ptr, ptr %4, align 8, !dbg !31
  %8 = getelementptr inbounds %struct.text, ptr %7, i32 0, i32 0, !dbg !32
  %9 = load ptr, ptr %8, align 8, !dbg !32
  call void @free(ptr noundef %9) #6, !dbg !33
  %10 = load i64, ptr %6, align 8, !dbg !34
  %11 = call noalias ptr @calloc(i64 noundef 1, i64 noundef %10) #7, !dbg !35
  %12 = load ptr, ptr %4, align 8, !dbg !36
  %13 = getelementptr inbounds %struct.text, ptr %12, i32 0, i32 0, !dbg !37
  store ptr %11, ptr %13, align 8, !dbg !38
  %14 = load ptr, ptr %5, align 8, !dbg !39
  %15 = icmp ne ptr %14, null, !dbg !39
  br i1 %15, label %16, label %22, !dbg !41

16:                                               ; preds = %3
  %17 = load ptr, ptr %4, align 8, !dbg !42
  %18 = getelementptr inbounds %struct.text, ptr %17, i32 0, i32 0, !dbg !43
  %19 = load ptr, ptr %18, align 8, !dbg !43
  %20 = load ptr, ptr %5, align 8, !dbg !44
  %21 = load i64, ptr %6, align 8, !dbg !45
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %19, ptr align 1 %20, i64 %21, i1 false), !dbg !46
  br label %22, !dbg !46

22:                                               ; preds = %16, %3
  ret void, !dbg !47
}

; Function Attrs: nounwind
declare void @free(ptr noundef) #1

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @freed(ptr noundef %0) #0 !dbg !48 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !52, !DIExpression(), !53)
    #dbg_declare(ptr %4, !54, !DIExpression(), !55)
  %6 = load ptr, ptr %3, align 8, !dbg !56
  %7 = getelementptr inbounds %struct.text, ptr %6, i32 0, i32 0, !dbg !57
  %8 = load ptr, ptr %7, align 8, !dbg !57
  store ptr %8, ptr %4, align 8, !dbg !55
    #dbg_declare(ptr %5, !58, !DIExpression(), !60)
  store ptr null, ptr %5, align 8, !dbg !60
  %9 = load ptr, ptr %4, align 8, !dbg !61
  %10 = icmp ne ptr %9, null, !dbg !61
  br i1 %10, label %12, label %11, !dbg !63

11:                                               ; preds = %1
  store i32 0, ptr %2, align 4, !dbg !64
  br label %22, !dbg !64

12:                                               ; preds = %1
  %13 = load ptr, ptr %4, align 8, !dbg !65
  call void @free(ptr noundef %13) #6, !dbg !66
  %14 = load ptr, ptr %4, align 8, !dbg !67
  %15 = load i8, ptr %14, align 1, !dbg !69
  %16 = sext i8 %15 to i32, !dbg !69
  %17 = icmp eq i32 %16, 1, !dbg !70
  br i1 %17, label %18, label %21, !dbg !71

18:                                               ; preds = %12
  %19 = load ptr, ptr %5, align 8, !dbg !72
  %20 = load i32, ptr %19, align 4, !dbg !73
  store i32 %20, ptr %2, align 4, !dbg !74
  br label %22, !dbg !74

21:                                               ; preds = %12
  store i32 1, ptr %2, align 4, !dbg !75
  br label %22, !dbg !75

22:                                               ; preds = %21, %18, %11
  %23 = load i32, ptr %2, align 4, !dbg !76
  ret i32 %23, !dbg !76
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @filled() #0 !dbg !77 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
    #dbg_declare(ptr %2, !80, !DIExpression(), !81)
  %4 = call ptr @table(ptr noundef @clear, ptr noundef null), !dbg !82
  store ptr %4, ptr %2, align 8, !dbg !81
  %5 = load ptr, ptr %2, align 8, !dbg !83
  %6 = icmp ne ptr %5, null, !dbg !83
  br i1 %6, label %8, label %7, !dbg !85

7:                                                ; preds = %0
  store i32 0, ptr %1, align 4, !dbg !86
  br label %13, !dbg !86

8:                                                ; preds = %0
    #dbg_declare(ptr %3, !87, !DIExpression(), !88)
  %9 = load ptr, ptr %2, align 8, !dbg !89
  %10 = call ptr @table(ptr noundef @clear, ptr noundef %9), !dbg !90
  store ptr %10, ptr %3, align 8, !dbg !88
  %11 = load ptr, ptr %3, align 8, !dbg !91
  %12 = load i32, ptr %11, align 4, !dbg !92
  store i32 %12, ptr %1, align 4, !dbg !93
  br label %13, !dbg !93

13:                                               ; preds = %8, %7
  %14 = load i32, ptr %1, align 4, !dbg !94
  ret i32 %14, !dbg !94
}

declare ptr @table(ptr noundef, ptr noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @clear(ptr noundef %0) #0 !dbg !95 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !98, !DIExpression(), !99)
  %3 = load ptr, ptr %2, align 8, !dbg !100
  %4 = icmp ne ptr %3, null, !dbg !100
  br i1 %4, label %6, label %5, !dbg !102

5:                                                ; preds = %1
  call void @exit(i32 noundef 1) #8, !dbg !103
  unreachable, !dbg !103

6:                                                ; preds = %1
  %7 = load ptr, ptr %2, align 8, !dbg !104
  store i32 0, ptr %7, align 4, !dbg !105
  ret void, !dbg !106
}

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #5

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nounwind allocsize(0,1) }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "alone_freed.c", directory: "/work/main/verifier/tests/programs", checksumkind: CSK_MD5, checksum: "abcfdeb923d44b628c59afa8dc9e868b")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "renew", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !24)
!11 = !DISubroutineType(types: !12)
!12 = !{null, !13, !19, !21}
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "text", file: !1, line: 5, size: 64, elements: !15)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !14, file: !1, line: 5, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !22, line: 18, baseType: !23)
!22 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!23 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!24 = !{}
!25 = !DILocalVariable(name: "text", arg: 1, scope: !10, file: !1, line: 7, type: !13)
!26 = !DILocation(line: 7, column: 25, scope: !10)
!27 = !DILocalVariable(name: "from", arg: 2, scope: !10, file: !1, line: 7, type: !19)
!28 = !DILocation(line: 7, column: 43, scope: !10)
!29 = !DILocalVariable(name: "count", arg: 3, scope: !10, file: !1, line: 7, type: !21)
!30 = !DILocation(line: 7, column: 56, scope: !10)
!31 = !DILocation(line: 8, column: 8, scope: !10)
!32 = !DILocation(line: 8, column: 14, scope: !10)
!33 = !DILocation(line: 8, column: 3, scope: !10)
!34 = !DILocation(line: 9, column: 27, scope: !10)
!35 = !DILocation(line: 9, column: 17, scope: !10)
!36 = !DILocation(line: 9, column: 3, scope: !10)
!37 = !DILocation(line: 9, column: 9, scope: !10)
!38 = !DILocation(line: 9, column: 15, scope: !10)
!39 = !DILocation(line: 10, column: 7, scope: !40)
!40 = distinct !DILexicalBlock(scope: !10, file: !1, line: 10, column: 7)
!41 = !DILocation(line: 10, column: 7, scope: !10)
!42 = !DILocation(line: 11, column: 12, scope: !40)
!43 = !DILocation(line: 11, column: 18, scope: !40)
!44 = !DILocation(line: 11, column: 25, scope: !40)
!45 = !DILocation(line: 11, column: 31, scope: !40)
!46 = !DILocation(line: 11, column: 5, scope: !40)
!47 = !DILocation(line: 12, column: 1, scope: !10)
!48 = distinct !DISubprogram(name: "freed", scope: !1, file: !1, line: 14, type: !49, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !24)
!49 = !DISubroutineType(types: !50)
!50 = !{!51, !13}
!51 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!52 = !DILocalVariable(name: "text", arg: 1, scope: !48, file: !1, line: 14, type: !13)
!53 = !DILocation(line: 14, column: 24, scope: !48)
!54 = !DILocalVariable(name: "bytes", scope: !48, file: !1, line: 15, type: !17)
!55 = !DILocation(line: 15, column: 9, scope: !48)
!56 = !DILocation(line: 15, column: 17, scope: !48)
!57 = !DILocation(line: 15, column: 23, scope: !48)
!58 = !DILocalVariable(name: "number", scope: !48, file: !1, line: 16, type: !59)
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!60 = !DILocation(line: 16, column: 8, scope: !48)
!61 = !DILocation(line: 17, column: 8, scope: !62)
!62 = distinct !DILexicalBlock(scope: !48, file: !1, line: 17, column: 7)
!63 = !DILocation(line: 17, column: 7, scope: !48)
!64 = !DILocation(line: 18, column: 5, scope: !62)
!65 = !DILocation(line: 19, column: 8, scope: !48)
!66 = !DILocation(line: 19, column: 3, scope: !48)
!67 = !DILocation(line: 20, column: 8, scope: !68)
!68 = distinct !DILexicalBlock(scope: !48, file: !1, line: 20, column: 7)
!69 = !DILocation(line: 20, column: 7, scope: !68)
!70 = !DILocation(line: 20, column: 14, scope: !68)
!71 = !DILocation(line: 20, column: 7, scope: !48)
!72 = !DILocation(line: 21, column: 13, scope: !68)
!73 = !DILocation(line: 21, column: 12, scope: !68)
!74 = !DILocation(line: 21, column: 5, scope: !68)
!75 = !DILocation(line: 22, column: 3, scope: !48)
!76 = !DILocation(line: 23, column: 1, scope: !48)
!77 = distinct !DISubprogram(name: "filled", scope: !1, file: !1, line: 33, type: !78, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !24)
!78 = !DISubroutineType(types: !79)
!79 = !{!51}
!80 = !DILocalVariable(name: "first", scope: !77, file: !1, line: 34, type: !59)
!81 = !DILocation(line: 34, column: 8, scope: !77)
!82 = !DILocation(line: 34, column: 16, scope: !77)
!83 = !DILocation(line: 35, column: 8, scope: !84)
!84 = distinct !DILexicalBlock(scope: !77, file: !1, line: 35, column: 7)
!85 = !DILocation(line: 35, column: 7, scope: !77)
!86 = !DILocation(line: 36, column: 5, scope: !84)
!87 = !DILocalVariable(name: "next", scope: !77, file: !1, line: 37, type: !59)
!88 = !DILocation(line: 37, column: 8, scope: !77)
!89 = !DILocation(line: 37, column: 28, scope: !77)
!90 = !DILocation(line: 37, column: 15, scope: !77)
!91 = !DILocation(line: 38, column: 11, scope: !77)
!92 = !DILocation(line: 38, column: 10, scope: !77)
!93 = !DILocation(line: 38, column: 3, scope: !77)
!94 = !DILocation(line: 39, column: 1, scope: !77)
!95 = distinct !DISubprogram(name: "clear", scope: !1, file: !1, line: 27, type: !96, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !24)
!96 = !DISubroutineType(types: !97)
!97 = !{null, !59}
!98 = !DILocalVariable(name: "cell", arg: 1, scope: !95, file: !1, line: 27, type: !59)
!99 = !DILocation(line: 27, column: 24, scope: !95)
!100 = !DILocation(line: 28, column: 8, scope: !101)
!101 = distinct !DILexicalBlock(scope: !95, file: !1, line: 28, column: 7)
!102 = !DILocation(line: 28, column: 7, scope: !95)
!103 = !DILocation(line: 29, column: 5, scope: !101)
!104 = !DILocation(line: 30, column: 4, scope: !95)
!105 = !DILocation(line: 30, column: 9, scope: !95)
!106 = !DILocation(line: 31, column: 1, scope: !95)
