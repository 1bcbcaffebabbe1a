; ModuleID = 'interpret_trace.c'
source_filename = "interpret_trace.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.point = type { i32, i32 }

@__const.main.p = private unnamed_addr constant %struct.point { i32 1, i32 2 }, align 4
@__const.main.a = private unnamed_addr constant [3 x i32] [i32 7, i32 8, i32 9], align 4
@.str = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !0
@total = dso_local global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !20 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.point, align 4
  %3 = alloca [3 x i32], align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !24, !DIExpression(), !29)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 4 @__const.main.p, i64 8, i1 false), !dbg !29
    #dbg_declare(ptr %3, !30, !DIExpression(), !34)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 @__const.main.a, i64 12, i1 false), !dbg !34
    #dbg_declare(ptr %4, !35, !DIExpression(), !36)
  %5 = call i32 @nondet_int(), !dbg !37
  store i32 %5, ptr %4, align 4, !dbg !36
  %6 = load i32, ptr %4, align 4, !dbg !38
  %7 = icmp sgt i32 %6, 4, !dbg !40
  br i1 %7, label %8, label %12, !dbg !41

8:                                                ; preds = %0
  %9 = load i32, ptr %4, align 4, !dbg !42
  %10 = call i32 @add(i32 noundef %9, ptr noundef %2), !dbg !43
  %11 = getelementptr inbounds [3 x i32], ptr %3, i64 0, i64 1, !dbg !44
  store i32 %10, ptr %11, align 4, !dbg !45
  br label %12, !dbg !44

12:                                               ; preds = %8, %0
  %13 = getelementptr inbounds [3 x i32], ptr %3, i64 0, i64 1, !dbg !46
  %14 = load i32, ptr %13, align 4, !dbg !46
  %15 = load i32, ptr @total, align 4, !dbg !47
  %16 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %14, i32 noundef %15), !dbg !48
  %17 = getelementptr inbounds [3 x i32], ptr %3, i64 0, i64 1, !dbg !49
  %18 = load i32, ptr %17, align 4, !dbg !49
  ret i32 %18, !dbg !50
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @nondet_int() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @add(i32 noundef %0, ptr noundef %1) #0 !dbg !51 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !55, !DIExpression(), !56)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !57, !DIExpression(), !58)
  %5 = load i32, ptr %3, align 4, !dbg !59
  %6 = load ptr, ptr %4, align 8, !dbg !60
  %7 = getelementptr inbounds %struct.point, ptr %6, i32 0, i32 1, !dbg !61
  store i32 %5, ptr %7, align 4, !dbg !62
  %8 = load i32, ptr %3, align 4, !dbg !63
  %9 = load i32, ptr @total, align 4, !dbg !64
  %10 = add nsw i32 %9, %8, !dbg !64
  store i32 %10, ptr @total, align 4, !dbg !64
  %11 = load ptr, ptr %4, align 8, !dbg !65
  %12 = getelementptr inbounds %struct.point, ptr %11, i32 0, i32 0, !dbg !66
  %13 = load i32, ptr %12, align 4, !dbg !66
  %14 = load ptr, ptr %4, align 8, !dbg !67
  %15 = getelementptr inbounds %struct.point, ptr %14, i32 0, i32 1, !dbg !68
  %16 = load i32, ptr %15, align 4, !dbg !68
  %17 = add nsw i32 %13, %16, !dbg !69
  ret i32 %17, !dbg !70
}

declare i32 @printf(ptr noundef, ...) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17, !18}
!llvm.ident = !{!19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "interpret_trace.c", directory: ".", checksumkind: CSK_MD5, checksum: "ca0ec32c9e47e1d35fafe0bd44ea6200")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 7)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "total", scope: !9, file: !2, line: 5, type: !11, isLocal: false, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !10, splitDebugInlining: false, nameTableKind: None)
!10 = !{!0, !7}
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 8, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 2}
!18 = !{i32 7, !"frame-pointer", i32 2}
!19 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!20 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 7, type: !21, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !23)
!21 = !DISubroutineType(types: !22)
!22 = !{!11}
!23 = !{}
!24 = !DILocalVariable(name: "p", scope: !20, file: !2, line: 8, type: !25)
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "point", file: !2, line: 4, size: 64, elements: !26)
!26 = !{!27, !28}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !25, file: !2, line: 4, baseType: !11, size: 32)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !25, file: !2, line: 4, baseType: !11, size: 32, offset: 32)
!29 = !DILocation(line: 8, column: 16, scope: !20)
!30 = !DILocalVariable(name: "a", scope: !20, file: !2, line: 9, type: !31)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 96, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 3)
!34 = !DILocation(line: 9, column: 7, scope: !20)
!35 = !DILocalVariable(name: "n", scope: !20, file: !2, line: 10, type: !11)
!36 = !DILocation(line: 10, column: 7, scope: !20)
!37 = !DILocation(line: 10, column: 11, scope: !20)
!38 = !DILocation(line: 11, column: 7, scope: !39)
!39 = distinct !DILexicalBlock(scope: !20, file: !2, line: 11, column: 7)
!40 = !DILocation(line: 11, column: 9, scope: !39)
!41 = !DILocation(line: 11, column: 7, scope: !20)
!42 = !DILocation(line: 11, column: 25, scope: !39)
!43 = !DILocation(line: 11, column: 21, scope: !39)
!44 = !DILocation(line: 11, column: 14, scope: !39)
!45 = !DILocation(line: 11, column: 19, scope: !39)
!46 = !DILocation(line: 12, column: 21, scope: !20)
!47 = !DILocation(line: 12, column: 27, scope: !20)
!48 = !DILocation(line: 12, column: 3, scope: !20)
!49 = !DILocation(line: 13, column: 10, scope: !20)
!50 = !DILocation(line: 13, column: 3, scope: !20)
!51 = distinct !DISubprogram(name: "add", scope: !2, file: !2, line: 6, type: !52, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !23)
!52 = !DISubroutineType(types: !53)
!53 = !{!11, !11, !54}
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!55 = !DILocalVariable(name: "a", arg: 1, scope: !51, file: !2, line: 6, type: !11)
!56 = !DILocation(line: 6, column: 20, scope: !51)
!57 = !DILocalVariable(name: "p", arg: 2, scope: !51, file: !2, line: 6, type: !54)
!58 = !DILocation(line: 6, column: 37, scope: !51)
!59 = !DILocation(line: 6, column: 49, scope: !51)
!60 = !DILocation(line: 6, column: 42, scope: !51)
!61 = !DILocation(line: 6, column: 45, scope: !51)
!62 = !DILocation(line: 6, column: 47, scope: !51)
!63 = !DILocation(line: 6, column: 61, scope: !51)
!64 = !DILocation(line: 6, column: 58, scope: !51)
!65 = !DILocation(line: 6, column: 71, scope: !51)
!66 = !DILocation(line: 6, column: 74, scope: !51)
!67 = !DILocation(line: 6, column: 78, scope: !51)
!68 = !DILocation(line: 6, column: 81, scope: !51)
!69 = !DILocation(line: 6, column: 76, scope: !51)
!70 = !DILocation(line: 6, column: 64, scope: !51)
