; ModuleID = 'examples/verify/midpoint.c'
source_filename = "examples/verify/midpoint.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [14 x i8] c"low <= middle\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [27 x i8] c"examples/verify/midpoint.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.midpoint = private unnamed_addr constant [50 x i8] c"unsigned int midpoint(unsigned int, unsigned int)\00", align 1, !dbg !12
@.str.2 = private unnamed_addr constant [15 x i8] c"middle <= high\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @midpoint(i32 noundef %low, i32 noundef %high) #0 !dbg !33 {
entry:
  %low.addr = alloca i32, align 4
  %high.addr = alloca i32, align 4
  %middle = alloca i32, align 4
  store i32 %low, ptr %low.addr, align 4
    #dbg_declare(ptr %low.addr, !38, !DIExpression(), !39)
  store i32 %high, ptr %high.addr, align 4
    #dbg_declare(ptr %high.addr, !40, !DIExpression(), !41)
    #dbg_declare(ptr %middle, !42, !DIExpression(), !43)
  %0 = load i32, ptr %low.addr, align 4, !dbg !44
  %1 = load i32, ptr %high.addr, align 4, !dbg !45
  %add = add i32 %0, %1, !dbg !46
  %div = udiv i32 %add, 2, !dbg !47
  store i32 %div, ptr %middle, align 4, !dbg !43
  %2 = load i32, ptr %low.addr, align 4, !dbg !48
  %3 = load i32, ptr %middle, align 4, !dbg !48
  %cmp = icmp ule i32 %2, %3, !dbg !48
  br i1 %cmp, label %if.then, label %if.else, !dbg !51

if.then:                                          ; preds = %entry
  br label %if.end, !dbg !51

if.else:                                          ; preds = %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 12, ptr noundef @__PRETTY_FUNCTION__.midpoint) #3, !dbg !48
  unreachable, !dbg !48

if.end:                                           ; preds = %if.then
  %4 = load i32, ptr %middle, align 4, !dbg !52
  %5 = load i32, ptr %high.addr, align 4, !dbg !52
  %cmp1 = icmp ule i32 %4, %5, !dbg !52
  br i1 %cmp1, label %if.then2, label %if.else3, !dbg !55

if.then2:                                         ; preds = %if.end
  br label %if.end4, !dbg !55

if.else3:                                         ; preds = %if.end
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 13, ptr noundef @__PRETTY_FUNCTION__.midpoint) #3, !dbg !52
  unreachable, !dbg !52

if.end4:                                          ; preds = %if.then2
  %6 = load i32, ptr %middle, align 4, !dbg !56
  ret i32 %6, !dbg !57
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !58 {
entry:
  %retval = alloca i32, align 4
  %low = alloca i32, align 4
  %high = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %low, !62, !DIExpression(), !63)
  %call = call i32 @__VERIFIER_nondet_uint(), !dbg !64
  store i32 %call, ptr %low, align 4, !dbg !63
    #dbg_declare(ptr %high, !65, !DIExpression(), !66)
  %call1 = call i32 @__VERIFIER_nondet_uint(), !dbg !67
  store i32 %call1, ptr %high, align 4, !dbg !66
  %0 = load i32, ptr %low, align 4, !dbg !68
  %1 = load i32, ptr %high, align 4, !dbg !70
  %cmp = icmp ugt i32 %0, %1, !dbg !71
  br i1 %cmp, label %if.then, label %if.end, !dbg !72

if.then:                                          ; preds = %entry
  store i32 0, ptr %retval, align 4, !dbg !73
  br label %return, !dbg !73

if.end:                                           ; preds = %entry
  %2 = load i32, ptr %low, align 4, !dbg !74
  %3 = load i32, ptr %high, align 4, !dbg !75
  %call2 = call i32 @midpoint(i32 noundef %2, i32 noundef %3), !dbg !76
  br label %return, !dbg !77

return:                                           ; preds = %if.end, %if.then
  %4 = load i32, ptr %retval, align 4, !dbg !77
  ret i32 %4, !dbg !77
}

declare i32 @__VERIFIER_nondet_uint() #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind }

!llvm.dbg.cu = !{!23}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}
!llvm.ident = !{!32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "examples/verify/midpoint.c", directory: ".", checksumkind: CSK_MD5, checksum: "6d7fe32a82330a3440654ed22806c0f9")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 14)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 216, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 27)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 400, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 50)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 15)
!23 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !24, splitDebugInlining: false, nameTableKind: None)
!24 = !{!0, !7, !12, !18}
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!33 = distinct !DISubprogram(name: "midpoint", scope: !2, file: !2, line: 9, type: !34, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !23, retainedNodes: !37)
!34 = !DISubroutineType(types: !35)
!35 = !{!36, !36, !36}
!36 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!37 = !{}
!38 = !DILocalVariable(name: "low", arg: 1, scope: !33, file: !2, line: 9, type: !36)
!39 = !DILocation(line: 9, column: 28, scope: !33)
!40 = !DILocalVariable(name: "high", arg: 2, scope: !33, file: !2, line: 9, type: !36)
!41 = !DILocation(line: 9, column: 42, scope: !33)
!42 = !DILocalVariable(name: "middle", scope: !33, file: !2, line: 11, type: !36)
!43 = !DILocation(line: 11, column: 12, scope: !33)
!44 = !DILocation(line: 11, column: 22, scope: !33)
!45 = !DILocation(line: 11, column: 28, scope: !33)
!46 = !DILocation(line: 11, column: 26, scope: !33)
!47 = !DILocation(line: 11, column: 34, scope: !33)
!48 = !DILocation(line: 12, column: 3, scope: !49)
!49 = distinct !DILexicalBlock(scope: !50, file: !2, line: 12, column: 3)
!50 = distinct !DILexicalBlock(scope: !33, file: !2, line: 12, column: 3)
!51 = !DILocation(line: 12, column: 3, scope: !50)
!52 = !DILocation(line: 13, column: 3, scope: !53)
!53 = distinct !DILexicalBlock(scope: !54, file: !2, line: 13, column: 3)
!54 = distinct !DILexicalBlock(scope: !33, file: !2, line: 13, column: 3)
!55 = !DILocation(line: 13, column: 3, scope: !54)
!56 = !DILocation(line: 14, column: 10, scope: !33)
!57 = !DILocation(line: 14, column: 3, scope: !33)
!58 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 17, type: !59, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !23, retainedNodes: !37)
!59 = !DISubroutineType(types: !60)
!60 = !{!61}
!61 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!62 = !DILocalVariable(name: "low", scope: !58, file: !2, line: 19, type: !36)
!63 = !DILocation(line: 19, column: 12, scope: !58)
!64 = !DILocation(line: 19, column: 18, scope: !58)
!65 = !DILocalVariable(name: "high", scope: !58, file: !2, line: 20, type: !36)
!66 = !DILocation(line: 20, column: 12, scope: !58)
!67 = !DILocation(line: 20, column: 19, scope: !58)
!68 = !DILocation(line: 21, column: 7, scope: !69)
!69 = distinct !DILexicalBlock(scope: !58, file: !2, line: 21, column: 7)
!70 = !DILocation(line: 21, column: 13, scope: !69)
!71 = !DILocation(line: 21, column: 11, scope: !69)
!72 = !DILocation(line: 21, column: 7, scope: !58)
!73 = !DILocation(line: 22, column: 5, scope: !69)
!74 = !DILocation(line: 23, column: 12, scope: !58)
!75 = !DILocation(line: 23, column: 17, scope: !58)
!76 = !DILocation(line: 23, column: 3, scope: !58)
!77 = !DILocation(line: 24, column: 1, scope: !58)
