; ModuleID = 'even.c'
source_filename = "even.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [15 x i8] c"count % 2 == 0\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [7 x i8] c"even.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !12

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !26 {
entry:
  %retval = alloca i32, align 4
  %count = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  call void @llvm.dbg.declare(metadata ptr %count, metadata !31, metadata !DIExpression()), !dbg !33
  store i32 0, ptr %count, align 4, !dbg !33
  br label %while.cond, !dbg !34

while.cond:                                       ; preds = %while.body, %entry
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !35
  %tobool = icmp ne i32 %call, 0, !dbg !34
  br i1 %tobool, label %while.body, label %while.end, !dbg !34

while.body:                                       ; preds = %while.cond
  %0 = load i32, ptr %count, align 4, !dbg !36
  %add = add i32 %0, 2, !dbg !36
  store i32 %add, ptr %count, align 4, !dbg !36
  br label %while.cond, !dbg !34, !llvm.loop !37

while.end:                                        ; preds = %while.cond
  %1 = load i32, ptr %count, align 4, !dbg !40
  %rem = urem i32 %1, 2, !dbg !40
  %cmp = icmp eq i32 %rem, 0, !dbg !40
  br i1 %cmp, label %if.then, label %if.else, !dbg !43

if.then:                                          ; preds = %while.end
  br label %if.end, !dbg !43

if.else:                                          ; preds = %while.end
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 10, ptr noundef @__PRETTY_FUNCTION__.main) #4, !dbg !40
  unreachable, !dbg !40

if.end:                                           ; preds = %if.then
  ret i32 0, !dbg !44
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @__VERIFIER_nondet_int() #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind }

!llvm.dbg.cu = !{!16}
!llvm.module.flags = !{!18, !19, !20, !21, !22, !23, !24}
!llvm.ident = !{!25}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "even.c", directory: "./examples/verify", checksumkind: CSK_MD5, checksum: "fdee970774de9d2ad426abdcd98a8f5b")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 15)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 7)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 120, elements: !5)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 16.0.6 (15~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !17, splitDebugInlining: false, nameTableKind: None)
!17 = !{!0, !7, !12}
!18 = !{i32 7, !"Dwarf Version", i32 5}
!19 = !{i32 2, !"Debug Info Version", i32 3}
!20 = !{i32 1, !"wchar_size", i32 4}
!21 = !{i32 8, !"PIC Level", i32 2}
!22 = !{i32 7, !"PIE Level", i32 2}
!23 = !{i32 7, !"uwtable", i32 2}
!24 = !{i32 7, !"frame-pointer", i32 2}
!25 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
!26 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 6, type: !27, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !16, retainedNodes: !30)
!27 = !DISubroutineType(types: !28)
!28 = !{!29}
!29 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !{}
!31 = !DILocalVariable(name: "count", scope: !26, file: !2, line: 7, type: !32)
!32 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!33 = !DILocation(line: 7, column: 12, scope: !26)
!34 = !DILocation(line: 8, column: 3, scope: !26)
!35 = !DILocation(line: 8, column: 10, scope: !26)
!36 = !DILocation(line: 9, column: 11, scope: !26)
!37 = distinct !{!37, !34, !38, !39}
!38 = !DILocation(line: 9, column: 14, scope: !26)
!39 = !{!"llvm.loop.mustprogress"}
!40 = !DILocation(line: 10, column: 3, scope: !41)
!41 = distinct !DILexicalBlock(scope: !42, file: !2, line: 10, column: 3)
!42 = distinct !DILexicalBlock(scope: !26, file: !2, line: 10, column: 3)
!43 = !DILocation(line: 10, column: 3, scope: !42)
!44 = !DILocation(line: 11, column: 3, scope: !26)
