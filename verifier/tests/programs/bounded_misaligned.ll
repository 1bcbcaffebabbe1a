; ModuleID = 'bounded_misaligned.c'
source_filename = "bounded_misaligned.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.packed = type <{ i8, i32 }>

@packed = dso_local global %struct.packed zeroinitializer, align 1, !dbg !0
@table = dso_local global [4 x i32] zeroinitializer, align 16, !dbg !10
@line = dso_local global [16 x i8] zeroinitializer, align 8, !dbg !20
@bytes = dso_local global [8 x i8] zeroinitializer, align 1, !dbg !15

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !37 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !41, !DIExpression(), !42)
  %5 = call i32 @__VERIFIER_nondet_int(), !dbg !43
  store i32 %5, ptr %2, align 4, !dbg !42
    #dbg_declare(ptr %3, !44, !DIExpression(), !45)
  %6 = call ptr @malloc(i64 noundef 16) #3, !dbg !46
  store ptr %6, ptr %3, align 8, !dbg !45
    #dbg_declare(ptr %4, !47, !DIExpression(), !48)
  %7 = call i32 @__VERIFIER_nondet_int(), !dbg !49
  switch i32 %7, label %35 [
    i32 0, label %8
    i32 1, label %10
    i32 2, label %21
    i32 3, label %24
    i32 4, label %34
  ], !dbg !50

8:                                                ; preds = %0
  store i32 1, ptr getelementptr inbounds (%struct.packed, ptr @packed, i32 0, i32 1), align 1, !dbg !51
  store ptr getelementptr inbounds (%struct.packed, ptr @packed, i32 0, i32 1), ptr %4, align 8, !dbg !53
  %9 = load ptr, ptr %4, align 8, !dbg !54
  store i32 2, ptr %9, align 4, !dbg !55
  br label %35, !dbg !56

10:                                               ; preds = %0
  %11 = load i32, ptr %2, align 4, !dbg !57
  %12 = and i32 %11, 3, !dbg !58
  %13 = sext i32 %12 to i64, !dbg !59
  %14 = getelementptr inbounds [4 x i32], ptr @table, i64 0, i64 %13, !dbg !59
  store ptr %14, ptr %4, align 8, !dbg !60
  %15 = load ptr, ptr %4, align 8, !dbg !61
  store i32 1, ptr %15, align 4, !dbg !62
  %16 = load i32, ptr %2, align 4, !dbg !63
  %17 = and i32 %16, 3, !dbg !64
  %18 = sext i32 %17 to i64, !dbg !65
  %19 = getelementptr inbounds i8, ptr @table, i64 %18, !dbg !65
  store ptr %19, ptr %4, align 8, !dbg !66
  %20 = load ptr, ptr %4, align 8, !dbg !67
  store i32 1, ptr %20, align 4, !dbg !68
  br label %35, !dbg !69

21:                                               ; preds = %0
  store ptr getelementptr inbounds (i8, ptr @line, i64 4), ptr %4, align 8, !dbg !70
  %22 = load ptr, ptr %4, align 8, !dbg !71
  store i32 1, ptr %22, align 4, !dbg !72
  store ptr @bytes, ptr %4, align 8, !dbg !73
  %23 = load ptr, ptr %4, align 8, !dbg !74
  store i32 1, ptr %23, align 4, !dbg !75
  br label %35, !dbg !76

24:                                               ; preds = %0
  %25 = load ptr, ptr %3, align 8, !dbg !77
  %26 = icmp ne ptr %25, null, !dbg !77
  br i1 %26, label %27, label %33, !dbg !79

27:                                               ; preds = %24
  %28 = load ptr, ptr %3, align 8, !dbg !80
  %29 = load i32, ptr %2, align 4, !dbg !81
  %30 = and i32 %29, 3, !dbg !82
  %31 = sext i32 %30 to i64, !dbg !80
  %32 = getelementptr inbounds i32, ptr %28, i64 %31, !dbg !80
  store i32 1, ptr %32, align 4, !dbg !83
  br label %33, !dbg !80

33:                                               ; preds = %27, %24
  br label %35, !dbg !84

34:                                               ; preds = %0
  store i32 1, ptr getelementptr inbounds (i8, ptr @line, i64 2), align 4, !dbg !85
  br label %35, !dbg !86

35:                                               ; preds = %0, %34, %33, %21, %10, %8
  ret i32 0, !dbg !87
}

declare i32 @__VERIFIER_nondet_int() #1

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!29, !30, !31, !32, !33, !34, !35}
!llvm.ident = !{!36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "packed", scope: !2, file: !3, line: 6, type: !25, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bounded_misaligned.c", directory: ".", checksumkind: CSK_MD5, checksum: "e7c3fbfd715003e57c5266021dbd070b")
!4 = !{!5, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!0, !10, !15, !20}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 7, type: !12, isLocal: false, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, elements: !13)
!13 = !{!14}
!14 = !DISubrange(count: 4)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "bytes", scope: !2, file: !3, line: 8, type: !17, isLocal: false, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 64, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 8)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "line", scope: !2, file: !3, line: 9, type: !22, isLocal: false, isDefinition: true, align: 64)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 128, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 16)
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "packed", file: !3, line: 6, size: 40, elements: !26)
!26 = !{!27, !28}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !25, file: !3, line: 6, baseType: !8, size: 8)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !25, file: !3, line: 6, baseType: !6, size: 32, offset: 8)
!29 = !{i32 7, !"Dwarf Version", i32 5}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 8, !"PIC Level", i32 2}
!33 = !{i32 7, !"PIE Level", i32 2}
!34 = !{i32 7, !"uwtable", i32 2}
!35 = !{i32 7, !"frame-pointer", i32 2}
!36 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!37 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !38, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!38 = !DISubroutineType(types: !39)
!39 = !{!6}
!40 = !{}
!41 = !DILocalVariable(name: "index", scope: !37, file: !3, line: 12, type: !6)
!42 = !DILocation(line: 12, column: 9, scope: !37)
!43 = !DILocation(line: 12, column: 17, scope: !37)
!44 = !DILocalVariable(name: "numbers", scope: !37, file: !3, line: 13, type: !5)
!45 = !DILocation(line: 13, column: 10, scope: !37)
!46 = !DILocation(line: 13, column: 20, scope: !37)
!47 = !DILocalVariable(name: "at", scope: !37, file: !3, line: 14, type: !5)
!48 = !DILocation(line: 14, column: 10, scope: !37)
!49 = !DILocation(line: 15, column: 13, scope: !37)
!50 = !DILocation(line: 15, column: 5, scope: !37)
!51 = !DILocation(line: 17, column: 22, scope: !52)
!52 = distinct !DILexicalBlock(scope: !37, file: !3, line: 15, column: 38)
!53 = !DILocation(line: 18, column: 12, scope: !52)
!54 = !DILocation(line: 19, column: 10, scope: !52)
!55 = !DILocation(line: 19, column: 13, scope: !52)
!56 = !DILocation(line: 20, column: 9, scope: !52)
!57 = !DILocation(line: 22, column: 21, scope: !52)
!58 = !DILocation(line: 22, column: 27, scope: !52)
!59 = !DILocation(line: 22, column: 15, scope: !52)
!60 = !DILocation(line: 22, column: 12, scope: !52)
!61 = !DILocation(line: 23, column: 10, scope: !52)
!62 = !DILocation(line: 23, column: 13, scope: !52)
!63 = !DILocation(line: 24, column: 39, scope: !52)
!64 = !DILocation(line: 24, column: 45, scope: !52)
!65 = !DILocation(line: 24, column: 36, scope: !52)
!66 = !DILocation(line: 24, column: 12, scope: !52)
!67 = !DILocation(line: 25, column: 10, scope: !52)
!68 = !DILocation(line: 25, column: 13, scope: !52)
!69 = !DILocation(line: 26, column: 9, scope: !52)
!70 = !DILocation(line: 28, column: 12, scope: !52)
!71 = !DILocation(line: 29, column: 10, scope: !52)
!72 = !DILocation(line: 29, column: 13, scope: !52)
!73 = !DILocation(line: 30, column: 12, scope: !52)
!74 = !DILocation(line: 31, column: 10, scope: !52)
!75 = !DILocation(line: 31, column: 13, scope: !52)
!76 = !DILocation(line: 32, column: 9, scope: !52)
!77 = !DILocation(line: 34, column: 13, scope: !78)
!78 = distinct !DILexicalBlock(scope: !52, file: !3, line: 34, column: 13)
!79 = !DILocation(line: 34, column: 13, scope: !52)
!80 = !DILocation(line: 35, column: 13, scope: !78)
!81 = !DILocation(line: 35, column: 21, scope: !78)
!82 = !DILocation(line: 35, column: 27, scope: !78)
!83 = !DILocation(line: 35, column: 32, scope: !78)
!84 = !DILocation(line: 36, column: 9, scope: !52)
!85 = !DILocation(line: 38, column: 28, scope: !52)
!86 = !DILocation(line: 39, column: 9, scope: !52)
!87 = !DILocation(line: 41, column: 5, scope: !37)
