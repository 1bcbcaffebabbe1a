; ModuleID = 'bounded_streams.c'
source_filename = "bounded_streams.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [8 x i8] c"numbers\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [2 x i8] c"r\00", align 1, !dbg !7
@stdin = external global ptr, align 8
@.str.2 = private unnamed_addr constant [5 x i8] c"more\00", align 1, !dbg !12

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @ended(ptr noundef %0) #0 !dbg !27 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !35, !DIExpression(), !36)
  %3 = load ptr, ptr %2, align 8, !dbg !37
  %4 = call i32 @feof(ptr noundef %3), !dbg !38
  ret i32 %4, !dbg !39
}

declare i32 @feof(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !40 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !43, !DIExpression(), !44)
  %3 = call ptr @fopen(ptr noundef @.str, ptr noundef @.str.1), !dbg !45
  store ptr %3, ptr %2, align 8, !dbg !44
  %4 = load ptr, ptr %2, align 8, !dbg !46
  %5 = icmp ne ptr %4, null, !dbg !46
  br i1 %5, label %9, label %6, !dbg !48

6:                                                ; preds = %0
  %7 = load ptr, ptr @stdin, align 8, !dbg !49
  %8 = call i32 @ended(ptr noundef %7), !dbg !50
  store i32 %8, ptr %1, align 4, !dbg !51
  br label %22, !dbg !51

9:                                                ; preds = %0
  %10 = load ptr, ptr %2, align 8, !dbg !52
  %11 = call i32 @fclose(ptr noundef %10), !dbg !53
  %12 = call ptr @fopen(ptr noundef @.str.2, ptr noundef @.str.1), !dbg !54
  store ptr %12, ptr %2, align 8, !dbg !55
  %13 = load ptr, ptr @stdin, align 8, !dbg !56
  %14 = call i32 @fgetc(ptr noundef %13), !dbg !58
  %15 = icmp ne i32 %14, 0, !dbg !58
  br i1 %15, label %16, label %19, !dbg !59

16:                                               ; preds = %9
  %17 = load ptr, ptr %2, align 8, !dbg !60
  %18 = call i32 @fgetc(ptr noundef %17), !dbg !61
  store i32 %18, ptr %1, align 4, !dbg !62
  br label %22, !dbg !62

19:                                               ; preds = %9
  %20 = load ptr, ptr %2, align 8, !dbg !63
  %21 = call i32 @fclose(ptr noundef %20), !dbg !64
  store i32 %21, ptr %1, align 4, !dbg !65
  br label %22, !dbg !65

22:                                               ; preds = %19, %16, %6
  %23 = load i32, ptr %1, align 4, !dbg !66
  ret i32 %23, !dbg !66
}

declare ptr @fopen(ptr noundef, ptr noundef) #1

declare i32 @fclose(ptr noundef) #1

declare i32 @fgetc(ptr noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!17}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24, !25}
!llvm.ident = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "bounded_streams.c", directory: ".", checksumkind: CSK_MD5, checksum: "903d3101b88f8a31deb97a4ee423d9ed")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 8)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 2)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 19, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 5)
!17 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !18, splitDebugInlining: false, nameTableKind: None)
!18 = !{!0, !7, !12}
!19 = !{i32 7, !"Dwarf Version", i32 5}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 8, !"PIC Level", i32 2}
!23 = !{i32 7, !"PIE Level", i32 2}
!24 = !{i32 7, !"uwtable", i32 2}
!25 = !{i32 7, !"frame-pointer", i32 2}
!26 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!27 = distinct !DISubprogram(name: "ended", scope: !2, file: !2, line: 10, type: !28, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !17, retainedNodes: !34)
!28 = !DISubroutineType(types: !29)
!29 = !{!30, !31}
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !2, line: 3, baseType: !33)
!33 = !DICompositeType(tag: DW_TAG_structure_type, name: "stream", file: !2, line: 3, flags: DIFlagFwdDecl)
!34 = !{}
!35 = !DILocalVariable(name: "file", arg: 1, scope: !27, file: !2, line: 10, type: !31)
!36 = !DILocation(line: 10, column: 17, scope: !27)
!37 = !DILocation(line: 11, column: 17, scope: !27)
!38 = !DILocation(line: 11, column: 12, scope: !27)
!39 = !DILocation(line: 11, column: 5, scope: !27)
!40 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 14, type: !41, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !17, retainedNodes: !34)
!41 = !DISubroutineType(types: !42)
!42 = !{!30}
!43 = !DILocalVariable(name: "file", scope: !40, file: !2, line: 15, type: !31)
!44 = !DILocation(line: 15, column: 11, scope: !40)
!45 = !DILocation(line: 15, column: 18, scope: !40)
!46 = !DILocation(line: 16, column: 10, scope: !47)
!47 = distinct !DILexicalBlock(scope: !40, file: !2, line: 16, column: 9)
!48 = !DILocation(line: 16, column: 9, scope: !40)
!49 = !DILocation(line: 17, column: 22, scope: !47)
!50 = !DILocation(line: 17, column: 16, scope: !47)
!51 = !DILocation(line: 17, column: 9, scope: !47)
!52 = !DILocation(line: 18, column: 12, scope: !40)
!53 = !DILocation(line: 18, column: 5, scope: !40)
!54 = !DILocation(line: 19, column: 12, scope: !40)
!55 = !DILocation(line: 19, column: 10, scope: !40)
!56 = !DILocation(line: 20, column: 15, scope: !57)
!57 = distinct !DILexicalBlock(scope: !40, file: !2, line: 20, column: 9)
!58 = !DILocation(line: 20, column: 9, scope: !57)
!59 = !DILocation(line: 20, column: 9, scope: !40)
!60 = !DILocation(line: 21, column: 22, scope: !57)
!61 = !DILocation(line: 21, column: 16, scope: !57)
!62 = !DILocation(line: 21, column: 9, scope: !57)
!63 = !DILocation(line: 22, column: 19, scope: !40)
!64 = !DILocation(line: 22, column: 12, scope: !40)
!65 = !DILocation(line: 22, column: 5, scope: !40)
!66 = !DILocation(line: 23, column: 1, scope: !40)
