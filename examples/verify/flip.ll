; ModuleID = 'flip.c'
source_filename = "flip.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@global1 = dso_local global i32 0, align 4, !dbg !0
@global2 = dso_local global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !17 {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !19
  store i32 %call, ptr @global1, align 4, !dbg !20
  call void @scale(), !dbg !21
  ret i32 0, !dbg !22
}

declare i32 @__VERIFIER_nondet_int() #1

; Function Attrs: noinline nounwind uwtable
define internal void @scale() #0 !dbg !23 {
entry:
  %0 = load i32, ptr @global1, align 4, !dbg !26
  %call = call i32 @init(i32 noundef %0), !dbg !27
  store i32 %call, ptr @global2, align 4, !dbg !28
  %call1 = call zeroext i1 @flip(ptr noundef @global2), !dbg !29
  br i1 %call1, label %if.then, label %if.end3, !dbg !31

if.then:                                          ; preds = %entry
  %1 = load i32, ptr @global2, align 4, !dbg !32
  %cmp = icmp eq i32 %1, 0, !dbg !35
  br i1 %cmp, label %if.then2, label %if.end, !dbg !36

if.then2:                                         ; preds = %if.then
  call void @reach_error(), !dbg !37
  br label %if.end, !dbg !37

if.end:                                           ; preds = %if.then2, %if.then
  %2 = load i32, ptr @global2, align 4, !dbg !38
  %3 = load i32, ptr @global1, align 4, !dbg !39
  %div = sdiv i32 %3, %2, !dbg !39
  store i32 %div, ptr @global1, align 4, !dbg !39
  br label %if.end3, !dbg !40

if.end3:                                          ; preds = %if.end, %entry
  ret void, !dbg !41
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @init(i32 noundef %x) #0 !dbg !42 {
entry:
  %x.addr = alloca i32, align 4
  %sum = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !46, !DIExpression(), !47)
    #dbg_declare(ptr %sum, !48, !DIExpression(), !50)
  %0 = load i32, ptr %x.addr, align 4, !dbg !51
  store i32 %0, ptr %sum, align 4, !dbg !50
  %1 = load i32, ptr %sum, align 4, !dbg !52
  %2 = load i32, ptr %sum, align 4, !dbg !53
  %mul = mul i32 %1, %2, !dbg !54
  %add = add i32 %mul, 7, !dbg !55
  %3 = load i32, ptr %sum, align 4, !dbg !56
  %shr = lshr i32 %3, 3, !dbg !57
  %or = or i32 %shr, 1, !dbg !58
  %div = udiv i32 %add, %or, !dbg !59
  store i32 %div, ptr %sum, align 4, !dbg !60
  %4 = load i32, ptr %sum, align 4, !dbg !61
  %5 = load i32, ptr %sum, align 4, !dbg !62
  %mul1 = mul i32 %4, %5, !dbg !63
  %add2 = add i32 %mul1, 5, !dbg !64
  %6 = load i32, ptr %sum, align 4, !dbg !65
  %shr3 = lshr i32 %6, 2, !dbg !66
  %or4 = or i32 %shr3, 1, !dbg !67
  %rem = urem i32 %add2, %or4, !dbg !68
  store i32 %rem, ptr %sum, align 4, !dbg !69
  %7 = load i32, ptr %sum, align 4, !dbg !70
  ret i32 %7, !dbg !71
}

; Function Attrs: noinline nounwind uwtable
define internal zeroext i1 @flip(ptr noundef %data) #0 !dbg !72 {
entry:
  %retval = alloca i1, align 1
  %data.addr = alloca ptr, align 8
  store ptr %data, ptr %data.addr, align 8
    #dbg_declare(ptr %data.addr, !77, !DIExpression(), !78)
  %0 = load ptr, ptr %data.addr, align 8, !dbg !79
  %1 = load i32, ptr %0, align 4, !dbg !81
  %cmp = icmp slt i32 %1, 0, !dbg !82
  br i1 %cmp, label %if.then, label %if.end, !dbg !83

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr %data.addr, align 8, !dbg !84
  %3 = load i32, ptr %2, align 4, !dbg !86
  %sub = sub nsw i32 0, %3, !dbg !87
  %4 = load ptr, ptr %data.addr, align 8, !dbg !88
  store i32 %sub, ptr %4, align 4, !dbg !89
  store i1 true, ptr %retval, align 1, !dbg !90
  br label %return, !dbg !90

if.end:                                           ; preds = %entry
  store i1 false, ptr %retval, align 1, !dbg !91
  br label %return, !dbg !91

return:                                           ; preds = %if.end, %if.then
  %5 = load i1, ptr %retval, align 1, !dbg !92
  ret i1 %5, !dbg !92
}

declare void @reach_error() #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "global1", scope: !2, file: !3, line: 6, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "flip.c", directory: "./examples/verify", checksumkind: CSK_MD5, checksum: "4d3167964c988e5faa2f664db8438ef3")
!4 = !{!5}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "global2", scope: !2, file: !3, line: 6, type: !5, isLocal: false, isDefinition: true)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 34, type: !18, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!18 = !DISubroutineType(types: !4)
!19 = !DILocation(line: 35, column: 15, scope: !17)
!20 = !DILocation(line: 35, column: 13, scope: !17)
!21 = !DILocation(line: 36, column: 5, scope: !17)
!22 = !DILocation(line: 37, column: 5, scope: !17)
!23 = distinct !DISubprogram(name: "scale", scope: !3, file: !3, line: 26, type: !24, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!24 = !DISubroutineType(types: !25)
!25 = !{null}
!26 = !DILocation(line: 27, column: 20, scope: !23)
!27 = !DILocation(line: 27, column: 15, scope: !23)
!28 = !DILocation(line: 27, column: 13, scope: !23)
!29 = !DILocation(line: 28, column: 9, scope: !30)
!30 = distinct !DILexicalBlock(scope: !23, file: !3, line: 28, column: 9)
!31 = !DILocation(line: 28, column: 9, scope: !23)
!32 = !DILocation(line: 29, column: 13, scope: !33)
!33 = distinct !DILexicalBlock(scope: !34, file: !3, line: 29, column: 13)
!34 = distinct !DILexicalBlock(scope: !30, file: !3, line: 28, column: 25)
!35 = !DILocation(line: 29, column: 21, scope: !33)
!36 = !DILocation(line: 29, column: 13, scope: !34)
!37 = !DILocation(line: 29, column: 27, scope: !33)
!38 = !DILocation(line: 30, column: 20, scope: !34)
!39 = !DILocation(line: 30, column: 17, scope: !34)
!40 = !DILocation(line: 31, column: 5, scope: !34)
!41 = !DILocation(line: 32, column: 1, scope: !23)
!42 = distinct !DISubprogram(name: "init", scope: !3, file: !3, line: 18, type: !43, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!43 = !DISubroutineType(types: !44)
!44 = !{!5, !5}
!45 = !{}
!46 = !DILocalVariable(name: "x", arg: 1, scope: !42, file: !3, line: 18, type: !5)
!47 = !DILocation(line: 18, column: 21, scope: !42)
!48 = !DILocalVariable(name: "sum", scope: !42, file: !3, line: 19, type: !49)
!49 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!50 = !DILocation(line: 19, column: 14, scope: !42)
!51 = !DILocation(line: 19, column: 20, scope: !42)
!52 = !DILocation(line: 20, column: 12, scope: !42)
!53 = !DILocation(line: 20, column: 18, scope: !42)
!54 = !DILocation(line: 20, column: 16, scope: !42)
!55 = !DILocation(line: 20, column: 22, scope: !42)
!56 = !DILocation(line: 20, column: 31, scope: !42)
!57 = !DILocation(line: 20, column: 35, scope: !42)
!58 = !DILocation(line: 20, column: 41, scope: !42)
!59 = !DILocation(line: 20, column: 27, scope: !42)
!60 = !DILocation(line: 20, column: 9, scope: !42)
!61 = !DILocation(line: 21, column: 12, scope: !42)
!62 = !DILocation(line: 21, column: 18, scope: !42)
!63 = !DILocation(line: 21, column: 16, scope: !42)
!64 = !DILocation(line: 21, column: 22, scope: !42)
!65 = !DILocation(line: 21, column: 31, scope: !42)
!66 = !DILocation(line: 21, column: 35, scope: !42)
!67 = !DILocation(line: 21, column: 41, scope: !42)
!68 = !DILocation(line: 21, column: 27, scope: !42)
!69 = !DILocation(line: 21, column: 9, scope: !42)
!70 = !DILocation(line: 22, column: 17, scope: !42)
!71 = !DILocation(line: 22, column: 5, scope: !42)
!72 = distinct !DISubprogram(name: "flip", scope: !3, file: !3, line: 9, type: !73, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!73 = !DISubroutineType(types: !74)
!74 = !{!75, !76}
!75 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!77 = !DILocalVariable(name: "data", arg: 1, scope: !72, file: !3, line: 9, type: !76)
!78 = !DILocation(line: 9, column: 23, scope: !72)
!79 = !DILocation(line: 10, column: 10, scope: !80)
!80 = distinct !DILexicalBlock(scope: !72, file: !3, line: 10, column: 9)
!81 = !DILocation(line: 10, column: 9, scope: !80)
!82 = !DILocation(line: 10, column: 15, scope: !80)
!83 = !DILocation(line: 10, column: 9, scope: !72)
!84 = !DILocation(line: 11, column: 20, scope: !85)
!85 = distinct !DILexicalBlock(scope: !80, file: !3, line: 10, column: 20)
!86 = !DILocation(line: 11, column: 19, scope: !85)
!87 = !DILocation(line: 11, column: 17, scope: !85)
!88 = !DILocation(line: 11, column: 10, scope: !85)
!89 = !DILocation(line: 11, column: 15, scope: !85)
!90 = !DILocation(line: 12, column: 9, scope: !85)
!91 = !DILocation(line: 14, column: 5, scope: !72)
!92 = !DILocation(line: 15, column: 1, scope: !72)
