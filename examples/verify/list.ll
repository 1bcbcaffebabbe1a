; ModuleID = 'list.c'
source_filename = "list.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { ptr, i8 }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
entry:
  %retval = alloca i32, align 4
  %list = alloca ptr, align 8
  %i = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %list, !15, !DIExpression(), !22)
  store ptr null, ptr %list, align 8, !dbg !22
    #dbg_declare(ptr %i, !23, !DIExpression(), !25)
  store i32 0, ptr %i, align 4, !dbg !25
  br label %for.cond, !dbg !26

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !27
  %cmp = icmp slt i32 %0, 2, !dbg !29
  br i1 %cmp, label %for.body, label %for.end, !dbg !30

for.body:                                         ; preds = %for.cond
  %1 = load ptr, ptr %list, align 8, !dbg !31
  %call = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !32
  %call1 = call ptr @push(ptr noundef %1, i8 noundef zeroext %call), !dbg !33
  store ptr %call1, ptr %list, align 8, !dbg !34
  br label %for.inc, !dbg !35

for.inc:                                          ; preds = %for.body
  %2 = load i32, ptr %i, align 4, !dbg !36
  %inc = add nsw i32 %2, 1, !dbg !36
  store i32 %inc, ptr %i, align 4, !dbg !36
  br label %for.cond, !dbg !37, !llvm.loop !38

for.end:                                          ; preds = %for.cond
  %3 = load ptr, ptr %list, align 8, !dbg !41
  %call2 = call ptr @without(ptr noundef %3, i8 noundef zeroext 7), !dbg !42
  store ptr %call2, ptr %list, align 8, !dbg !43
  %4 = load ptr, ptr %list, align 8, !dbg !44
  call void @clear(ptr noundef %4), !dbg !45
  ret i32 0, !dbg !46
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @push(ptr noundef %list, i8 noundef zeroext %value) #0 !dbg !47 {
entry:
  %retval = alloca ptr, align 8
  %list.addr = alloca ptr, align 8
  %value.addr = alloca i8, align 1
  %node = alloca ptr, align 8
  store ptr %list, ptr %list.addr, align 8
    #dbg_declare(ptr %list.addr, !50, !DIExpression(), !51)
  store i8 %value, ptr %value.addr, align 1
    #dbg_declare(ptr %value.addr, !52, !DIExpression(), !53)
    #dbg_declare(ptr %node, !54, !DIExpression(), !55)
  %call = call noalias ptr @malloc(i64 noundef 16) #4, !dbg !56
  store ptr %call, ptr %node, align 8, !dbg !55
  %0 = load ptr, ptr %node, align 8, !dbg !57
  %tobool = icmp ne ptr %0, null, !dbg !57
  br i1 %tobool, label %if.end, label %if.then, !dbg !59

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %list.addr, align 8, !dbg !60
  store ptr %1, ptr %retval, align 8, !dbg !61
  br label %return, !dbg !61

if.end:                                           ; preds = %entry
  %2 = load ptr, ptr %list.addr, align 8, !dbg !62
  %3 = load ptr, ptr %node, align 8, !dbg !63
  %next = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 0, !dbg !64
  store ptr %2, ptr %next, align 8, !dbg !65
  %4 = load i8, ptr %value.addr, align 1, !dbg !66
  %5 = load ptr, ptr %node, align 8, !dbg !67
  %value1 = getelementptr inbounds %struct.node, ptr %5, i32 0, i32 1, !dbg !68
  store i8 %4, ptr %value1, align 8, !dbg !69
  %6 = load ptr, ptr %node, align 8, !dbg !70
  store ptr %6, ptr %retval, align 8, !dbg !71
  br label %return, !dbg !71

return:                                           ; preds = %if.end, %if.then
  %7 = load ptr, ptr %retval, align 8, !dbg !72
  ret ptr %7, !dbg !72
}

declare zeroext i8 @__VERIFIER_nondet_uchar() #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @without(ptr noundef %list, i8 noundef zeroext %value) #0 !dbg !73 {
entry:
  %retval = alloca ptr, align 8
  %list.addr = alloca ptr, align 8
  %value.addr = alloca i8, align 1
  store ptr %list, ptr %list.addr, align 8
    #dbg_declare(ptr %list.addr, !74, !DIExpression(), !75)
  store i8 %value, ptr %value.addr, align 1
    #dbg_declare(ptr %value.addr, !76, !DIExpression(), !77)
  %0 = load ptr, ptr %list.addr, align 8, !dbg !78
  %tobool = icmp ne ptr %0, null, !dbg !78
  br i1 %tobool, label %land.lhs.true, label %if.end, !dbg !80

land.lhs.true:                                    ; preds = %entry
  %1 = load ptr, ptr %list.addr, align 8, !dbg !81
  %value1 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 1, !dbg !82
  %2 = load i8, ptr %value1, align 8, !dbg !82
  %conv = zext i8 %2 to i32, !dbg !81
  %3 = load i8, ptr %value.addr, align 1, !dbg !83
  %conv2 = zext i8 %3 to i32, !dbg !83
  %cmp = icmp eq i32 %conv, %conv2, !dbg !84
  br i1 %cmp, label %if.then, label %if.end, !dbg !85

if.then:                                          ; preds = %land.lhs.true
  %4 = load ptr, ptr %list.addr, align 8, !dbg !86
  %next = getelementptr inbounds %struct.node, ptr %4, i32 0, i32 0, !dbg !87
  %5 = load ptr, ptr %next, align 8, !dbg !87
  store ptr %5, ptr %retval, align 8, !dbg !88
  br label %return, !dbg !88

if.end:                                           ; preds = %land.lhs.true, %entry
  %6 = load ptr, ptr %list.addr, align 8, !dbg !89
  store ptr %6, ptr %retval, align 8, !dbg !90
  br label %return, !dbg !90

return:                                           ; preds = %if.end, %if.then
  %7 = load ptr, ptr %retval, align 8, !dbg !91
  ret ptr %7, !dbg !91
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @clear(ptr noundef %list) #0 !dbg !92 {
entry:
  %list.addr = alloca ptr, align 8
  %next = alloca ptr, align 8
  store ptr %list, ptr %list.addr, align 8
    #dbg_declare(ptr %list.addr, !95, !DIExpression(), !96)
  br label %while.cond, !dbg !97

while.cond:                                       ; preds = %while.body, %entry
  %0 = load ptr, ptr %list.addr, align 8, !dbg !98
  %tobool = icmp ne ptr %0, null, !dbg !97
  br i1 %tobool, label %while.body, label %while.end, !dbg !97

while.body:                                       ; preds = %while.cond
    #dbg_declare(ptr %next, !99, !DIExpression(), !101)
  %1 = load ptr, ptr %list.addr, align 8, !dbg !102
  %next1 = getelementptr inbounds %struct.node, ptr %1, i32 0, i32 0, !dbg !103
  %2 = load ptr, ptr %next1, align 8, !dbg !103
  store ptr %2, ptr %next, align 8, !dbg !101
  %3 = load ptr, ptr %list.addr, align 8, !dbg !104
  call void @free(ptr noundef %3) #5, !dbg !105
  %4 = load ptr, ptr %next, align 8, !dbg !106
  store ptr %4, ptr %list.addr, align 8, !dbg !107
  br label %while.cond, !dbg !97, !llvm.loop !108

while.end:                                        ; preds = %while.cond
  ret void, !dbg !110
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "list.c", directory: "./examples/verify", checksumkind: CSK_MD5, checksum: "870349bacfd1817b8a5d0020c7fda9d2")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 34, type: !11, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "list", scope: !10, file: !1, line: 35, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 6, size: 128, elements: !18)
!18 = !{!19, !20}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !17, file: !1, line: 7, baseType: !16, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !17, file: !1, line: 8, baseType: !21, size: 8, offset: 64)
!21 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!22 = !DILocation(line: 35, column: 16, scope: !10)
!23 = !DILocalVariable(name: "i", scope: !24, file: !1, line: 36, type: !13)
!24 = distinct !DILexicalBlock(scope: !10, file: !1, line: 36, column: 3)
!25 = !DILocation(line: 36, column: 12, scope: !24)
!26 = !DILocation(line: 36, column: 8, scope: !24)
!27 = !DILocation(line: 36, column: 19, scope: !28)
!28 = distinct !DILexicalBlock(scope: !24, file: !1, line: 36, column: 3)
!29 = !DILocation(line: 36, column: 21, scope: !28)
!30 = !DILocation(line: 36, column: 3, scope: !24)
!31 = !DILocation(line: 37, column: 17, scope: !28)
!32 = !DILocation(line: 37, column: 23, scope: !28)
!33 = !DILocation(line: 37, column: 12, scope: !28)
!34 = !DILocation(line: 37, column: 10, scope: !28)
!35 = !DILocation(line: 37, column: 5, scope: !28)
!36 = !DILocation(line: 36, column: 27, scope: !28)
!37 = !DILocation(line: 36, column: 3, scope: !28)
!38 = distinct !{!38, !30, !39, !40}
!39 = !DILocation(line: 37, column: 48, scope: !24)
!40 = !{!"llvm.loop.mustprogress"}
!41 = !DILocation(line: 38, column: 18, scope: !10)
!42 = !DILocation(line: 38, column: 10, scope: !10)
!43 = !DILocation(line: 38, column: 8, scope: !10)
!44 = !DILocation(line: 39, column: 9, scope: !10)
!45 = !DILocation(line: 39, column: 3, scope: !10)
!46 = !DILocation(line: 40, column: 3, scope: !10)
!47 = distinct !DISubprogram(name: "push", scope: !1, file: !1, line: 11, type: !48, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!48 = !DISubroutineType(types: !49)
!49 = !{!16, !16, !21}
!50 = !DILocalVariable(name: "list", arg: 1, scope: !47, file: !1, line: 11, type: !16)
!51 = !DILocation(line: 11, column: 39, scope: !47)
!52 = !DILocalVariable(name: "value", arg: 2, scope: !47, file: !1, line: 11, type: !21)
!53 = !DILocation(line: 11, column: 59, scope: !47)
!54 = !DILocalVariable(name: "node", scope: !47, file: !1, line: 12, type: !16)
!55 = !DILocation(line: 12, column: 16, scope: !47)
!56 = !DILocation(line: 12, column: 23, scope: !47)
!57 = !DILocation(line: 13, column: 8, scope: !58)
!58 = distinct !DILexicalBlock(scope: !47, file: !1, line: 13, column: 7)
!59 = !DILocation(line: 13, column: 7, scope: !47)
!60 = !DILocation(line: 14, column: 12, scope: !58)
!61 = !DILocation(line: 14, column: 5, scope: !58)
!62 = !DILocation(line: 15, column: 16, scope: !47)
!63 = !DILocation(line: 15, column: 3, scope: !47)
!64 = !DILocation(line: 15, column: 9, scope: !47)
!65 = !DILocation(line: 15, column: 14, scope: !47)
!66 = !DILocation(line: 16, column: 17, scope: !47)
!67 = !DILocation(line: 16, column: 3, scope: !47)
!68 = !DILocation(line: 16, column: 9, scope: !47)
!69 = !DILocation(line: 16, column: 15, scope: !47)
!70 = !DILocation(line: 17, column: 10, scope: !47)
!71 = !DILocation(line: 17, column: 3, scope: !47)
!72 = !DILocation(line: 18, column: 1, scope: !47)
!73 = distinct !DISubprogram(name: "without", scope: !1, file: !1, line: 20, type: !48, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!74 = !DILocalVariable(name: "list", arg: 1, scope: !73, file: !1, line: 20, type: !16)
!75 = !DILocation(line: 20, column: 42, scope: !73)
!76 = !DILocalVariable(name: "value", arg: 2, scope: !73, file: !1, line: 20, type: !21)
!77 = !DILocation(line: 20, column: 62, scope: !73)
!78 = !DILocation(line: 21, column: 7, scope: !79)
!79 = distinct !DILexicalBlock(scope: !73, file: !1, line: 21, column: 7)
!80 = !DILocation(line: 21, column: 12, scope: !79)
!81 = !DILocation(line: 21, column: 15, scope: !79)
!82 = !DILocation(line: 21, column: 21, scope: !79)
!83 = !DILocation(line: 21, column: 30, scope: !79)
!84 = !DILocation(line: 21, column: 27, scope: !79)
!85 = !DILocation(line: 21, column: 7, scope: !73)
!86 = !DILocation(line: 22, column: 12, scope: !79)
!87 = !DILocation(line: 22, column: 18, scope: !79)
!88 = !DILocation(line: 22, column: 5, scope: !79)
!89 = !DILocation(line: 23, column: 10, scope: !73)
!90 = !DILocation(line: 23, column: 3, scope: !73)
!91 = !DILocation(line: 24, column: 1, scope: !73)
!92 = distinct !DISubprogram(name: "clear", scope: !1, file: !1, line: 26, type: !93, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!93 = !DISubroutineType(types: !94)
!94 = !{null, !16}
!95 = !DILocalVariable(name: "list", arg: 1, scope: !92, file: !1, line: 26, type: !16)
!96 = !DILocation(line: 26, column: 32, scope: !92)
!97 = !DILocation(line: 27, column: 3, scope: !92)
!98 = !DILocation(line: 27, column: 10, scope: !92)
!99 = !DILocalVariable(name: "next", scope: !100, file: !1, line: 28, type: !16)
!100 = distinct !DILexicalBlock(scope: !92, file: !1, line: 27, column: 16)
!101 = !DILocation(line: 28, column: 18, scope: !100)
!102 = !DILocation(line: 28, column: 25, scope: !100)
!103 = !DILocation(line: 28, column: 31, scope: !100)
!104 = !DILocation(line: 29, column: 10, scope: !100)
!105 = !DILocation(line: 29, column: 5, scope: !100)
!106 = !DILocation(line: 30, column: 12, scope: !100)
!107 = !DILocation(line: 30, column: 10, scope: !100)
!108 = distinct !{!108, !97, !109, !40}
!109 = !DILocation(line: 31, column: 3, scope: !92)
!110 = !DILocation(line: 32, column: 1, scope: !92)
