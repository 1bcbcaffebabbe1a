; ModuleID = 'lower_checks.c'
source_filename = "lower_checks.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.s = type { i32, [2 x i8] }

@seen = dso_local global i32 0, align 4, !dbg !0
@state = dso_local global %struct.s zeroinitializer, align 4, !dbg !22
@.str = private unnamed_addr constant [17 x i8] c"state.count != 7\00", align 1, !dbg !5
@.str.1 = private unnamed_addr constant [15 x i8] c"lower_checks.c\00", align 1, !dbg !11
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !40 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i32], align 16
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !44, !DIExpression(), !48)
  call void @llvm.memset.p0.i64(ptr align 16 %2, i8 0, i64 16, i1 false), !dbg !48
    #dbg_declare(ptr %3, !49, !DIExpression(), !50)
  %5 = call i32 @__VERIFIER_nondet_int(), !dbg !51
  store i32 %5, ptr %3, align 4, !dbg !50
    #dbg_declare(ptr %4, !52, !DIExpression(), !54)
  %6 = load i32, ptr %3, align 4, !dbg !55
  %7 = icmp ne i32 %6, 0, !dbg !55
  %8 = zext i1 %7 to i64, !dbg !55
  %9 = select i1 %7, ptr @seen, ptr null, !dbg !55
  store ptr %9, ptr %4, align 8, !dbg !54
  %10 = load i32, ptr %3, align 4, !dbg !56
  %11 = icmp slt i32 %10, 100, !dbg !57
  %12 = zext i1 %11 to i32, !dbg !57
  call void @__VERIFIER_assume(i32 noundef %12), !dbg !58
  %13 = load i32, ptr %3, align 4, !dbg !59
  store i32 %13, ptr @state, align 4, !dbg !60
  %14 = load i32, ptr @state, align 4, !dbg !61
  %15 = icmp ne i32 %14, 7, !dbg !61
  br i1 %15, label %16, label %17, !dbg !61

16:                                               ; preds = %0
  br label %18, !dbg !61

17:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 21, ptr noundef @__func__.main), !dbg !61
  br label %18, !dbg !61

18:                                               ; preds = %17, %16
  %19 = load i32, ptr %3, align 4, !dbg !62
  %20 = icmp eq i32 %19, 3, !dbg !64
  br i1 %20, label %21, label %22, !dbg !65

21:                                               ; preds = %18
  br label %44, !dbg !66

22:                                               ; preds = %18
  %23 = load i32, ptr %3, align 4, !dbg !67
  %24 = add nsw i32 %23, 1, !dbg !68
  store i32 %24, ptr %3, align 4, !dbg !69
  %25 = load i32, ptr %3, align 4, !dbg !70
  %26 = and i32 %25, 3, !dbg !71
  %27 = sext i32 %26 to i64, !dbg !72
  %28 = getelementptr inbounds [4 x i32], ptr %2, i64 0, i64 %27, !dbg !72
  %29 = load i32, ptr %28, align 4, !dbg !72
  %30 = load i32, ptr %3, align 4, !dbg !73
  %31 = sdiv i32 %29, %30, !dbg !74
  store i32 %31, ptr %3, align 4, !dbg !75
  %32 = load i32, ptr %3, align 4, !dbg !76
  %33 = shl i32 1, %32, !dbg !77
  store i32 %33, ptr %3, align 4, !dbg !78
  %34 = load ptr, ptr %4, align 8, !dbg !79
  %35 = load i32, ptr %34, align 4, !dbg !80
  %36 = load i32, ptr %3, align 4, !dbg !81
  %37 = sext i32 %36 to i64, !dbg !82
  %38 = getelementptr inbounds [4 x i32], ptr %2, i64 0, i64 %37, !dbg !82
  store i32 %35, ptr %38, align 4, !dbg !83
  %39 = load i32, ptr %3, align 4, !dbg !84
  call void @stop(i32 noundef %39), !dbg !85
  %40 = call i32 @helper(ptr noundef @seen), !dbg !86
  %41 = getelementptr inbounds [4 x i32], ptr %2, i64 0, i64 0, !dbg !87
  call void @sort(ptr noundef %41, i32 noundef 4, ptr noundef @back), !dbg !88
  %42 = getelementptr inbounds [4 x i32], ptr %2, i64 0, i64 0, !dbg !89
  %43 = load i32, ptr %42, align 16, !dbg !89
  store i32 %43, ptr %1, align 4, !dbg !90
  br label %45, !dbg !90

44:                                               ; preds = %21
    #dbg_label(!91, !92)
  store i32 1, ptr %1, align 4, !dbg !93
  br label %45, !dbg !93

45:                                               ; preds = %44, %22
  %46 = load i32, ptr %1, align 4, !dbg !94
  ret i32 %46, !dbg !94
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

declare i32 @__VERIFIER_nondet_int() #2

declare void @__VERIFIER_assume(i32 noundef) #2

declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

declare void @stop(i32 noundef) #2

declare i32 @helper(ptr noundef) #2

declare void @sort(ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @back(i32 noundef %0) #0 !dbg !95 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !98, !DIExpression(), !99)
  %3 = load i32, ptr %2, align 4, !dbg !100
  store i32 %3, ptr @seen, align 4, !dbg !101
  %4 = load i32, ptr %2, align 4, !dbg !102
  ret i32 %4, !dbg !103
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37, !38}
!llvm.ident = !{!39}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 11, type: !27, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "lower_checks.c", directory: "/work/wt/verify/verifier/tests/programs", checksumkind: CSK_MD5, checksum: "bb6cbac84ecc7f43cf29828e2b277494")
!4 = !{!5, !11, !16, !22, !0}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 136, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 17)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 120, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 15)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 40, elements: !20)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!20 = !{!21}
!21 = !DISubrange(count: 5)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "state", scope: !2, file: !3, line: 10, type: !24, isLocal: false, isDefinition: true)
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !3, line: 10, size: 64, elements: !25)
!25 = !{!26, !28}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !24, file: !3, line: 10, baseType: !27, size: 32)
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "tags", scope: !24, file: !3, line: 10, baseType: !29, size: 16, offset: 32)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 16, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 2)
!32 = !{i32 7, !"Dwarf Version", i32 5}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 8, !"PIC Level", i32 2}
!36 = !{i32 7, !"PIE Level", i32 2}
!37 = !{i32 7, !"uwtable", i32 2}
!38 = !{i32 7, !"frame-pointer", i32 2}
!39 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!40 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !41, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !43)
!41 = !DISubroutineType(types: !42)
!42 = !{!27}
!43 = !{}
!44 = !DILocalVariable(name: "a", scope: !40, file: !3, line: 16, type: !45)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 128, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 4)
!48 = !DILocation(line: 16, column: 9, scope: !40)
!49 = !DILocalVariable(name: "n", scope: !40, file: !3, line: 17, type: !27)
!50 = !DILocation(line: 17, column: 9, scope: !40)
!51 = !DILocation(line: 17, column: 13, scope: !40)
!52 = !DILocalVariable(name: "p", scope: !40, file: !3, line: 18, type: !53)
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!54 = !DILocation(line: 18, column: 10, scope: !40)
!55 = !DILocation(line: 18, column: 14, scope: !40)
!56 = !DILocation(line: 19, column: 23, scope: !40)
!57 = !DILocation(line: 19, column: 25, scope: !40)
!58 = !DILocation(line: 19, column: 5, scope: !40)
!59 = !DILocation(line: 20, column: 19, scope: !40)
!60 = !DILocation(line: 20, column: 17, scope: !40)
!61 = !DILocation(line: 21, column: 5, scope: !40)
!62 = !DILocation(line: 22, column: 9, scope: !63)
!63 = distinct !DILexicalBlock(scope: !40, file: !3, line: 22, column: 9)
!64 = !DILocation(line: 22, column: 11, scope: !63)
!65 = !DILocation(line: 22, column: 9, scope: !40)
!66 = !DILocation(line: 23, column: 9, scope: !63)
!67 = !DILocation(line: 24, column: 9, scope: !40)
!68 = !DILocation(line: 24, column: 11, scope: !40)
!69 = !DILocation(line: 24, column: 7, scope: !40)
!70 = !DILocation(line: 25, column: 11, scope: !40)
!71 = !DILocation(line: 25, column: 13, scope: !40)
!72 = !DILocation(line: 25, column: 9, scope: !40)
!73 = !DILocation(line: 25, column: 20, scope: !40)
!74 = !DILocation(line: 25, column: 18, scope: !40)
!75 = !DILocation(line: 25, column: 7, scope: !40)
!76 = !DILocation(line: 26, column: 14, scope: !40)
!77 = !DILocation(line: 26, column: 11, scope: !40)
!78 = !DILocation(line: 26, column: 7, scope: !40)
!79 = !DILocation(line: 27, column: 13, scope: !40)
!80 = !DILocation(line: 27, column: 12, scope: !40)
!81 = !DILocation(line: 27, column: 7, scope: !40)
!82 = !DILocation(line: 27, column: 5, scope: !40)
!83 = !DILocation(line: 27, column: 10, scope: !40)
!84 = !DILocation(line: 28, column: 10, scope: !40)
!85 = !DILocation(line: 28, column: 5, scope: !40)
!86 = !DILocation(line: 29, column: 5, scope: !40)
!87 = !DILocation(line: 30, column: 10, scope: !40)
!88 = !DILocation(line: 30, column: 5, scope: !40)
!89 = !DILocation(line: 31, column: 12, scope: !40)
!90 = !DILocation(line: 31, column: 5, scope: !40)
!91 = !DILabel(scope: !40, name: "ERROR", file: !3, line: 32)
!92 = !DILocation(line: 32, column: 1, scope: !40)
!93 = !DILocation(line: 33, column: 5, scope: !40)
!94 = !DILocation(line: 34, column: 1, scope: !40)
!95 = distinct !DISubprogram(name: "back", scope: !3, file: !3, line: 12, type: !96, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!96 = !DISubroutineType(types: !97)
!97 = !{!27, !27}
!98 = !DILocalVariable(name: "x", arg: 1, scope: !95, file: !3, line: 12, type: !27)
!99 = !DILocation(line: 12, column: 21, scope: !95)
!100 = !DILocation(line: 12, column: 33, scope: !95)
!101 = !DILocation(line: 12, column: 31, scope: !95)
!102 = !DILocation(line: 12, column: 43, scope: !95)
!103 = !DILocation(line: 12, column: 36, scope: !95)
