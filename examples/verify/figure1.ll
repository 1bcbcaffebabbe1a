; ModuleID = 'figure1.c'
source_filename = "figure1.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [8 x i8] c"x1 == 1\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [10 x i8] c"figure1.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !12
@.str.2 = private unnamed_addr constant [8 x i8] c"x2 == 2\00", align 1, !dbg !18
@.str.3 = private unnamed_addr constant [8 x i8] c"x3 == 3\00", align 1, !dbg !20

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !32 {
entry:
  %retval = alloca i32, align 4
  %p1 = alloca i32, align 4
  %p2 = alloca i32, align 4
  %p3 = alloca i32, align 4
  %x1 = alloca i32, align 4
  %x2 = alloca i32, align 4
  %x3 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  call void @llvm.dbg.declare(metadata ptr %p1, metadata !37, metadata !DIExpression()), !dbg !38
  %call = call i32 @__VERIFIER_nondet_int(), !dbg !39
  store i32 %call, ptr %p1, align 4, !dbg !38
  call void @llvm.dbg.declare(metadata ptr %p2, metadata !40, metadata !DIExpression()), !dbg !41
  %call1 = call i32 @__VERIFIER_nondet_int(), !dbg !42
  store i32 %call1, ptr %p2, align 4, !dbg !41
  call void @llvm.dbg.declare(metadata ptr %p3, metadata !43, metadata !DIExpression()), !dbg !44
  %call2 = call i32 @__VERIFIER_nondet_int(), !dbg !45
  store i32 %call2, ptr %p3, align 4, !dbg !44
  call void @llvm.dbg.declare(metadata ptr %x1, metadata !46, metadata !DIExpression()), !dbg !47
  store i32 0, ptr %x1, align 4, !dbg !47
  call void @llvm.dbg.declare(metadata ptr %x2, metadata !48, metadata !DIExpression()), !dbg !49
  store i32 0, ptr %x2, align 4, !dbg !49
  call void @llvm.dbg.declare(metadata ptr %x3, metadata !50, metadata !DIExpression()), !dbg !51
  store i32 0, ptr %x3, align 4, !dbg !51
  %0 = load i32, ptr %p1, align 4, !dbg !52
  %tobool = icmp ne i32 %0, 0, !dbg !52
  br i1 %tobool, label %if.then, label %if.end, !dbg !54

if.then:                                          ; preds = %entry
  store i32 1, ptr %x1, align 4, !dbg !55
  br label %if.end, !dbg !56

if.end:                                           ; preds = %if.then, %entry
  %1 = load i32, ptr %p2, align 4, !dbg !57
  %tobool3 = icmp ne i32 %1, 0, !dbg !57
  br i1 %tobool3, label %if.then4, label %if.end5, !dbg !59

if.then4:                                         ; preds = %if.end
  store i32 2, ptr %x2, align 4, !dbg !60
  br label %if.end5, !dbg !61

if.end5:                                          ; preds = %if.then4, %if.end
  %2 = load i32, ptr %p3, align 4, !dbg !62
  %tobool6 = icmp ne i32 %2, 0, !dbg !62
  br i1 %tobool6, label %if.then7, label %if.end8, !dbg !64

if.then7:                                         ; preds = %if.end5
  store i32 3, ptr %x3, align 4, !dbg !65
  br label %if.end8, !dbg !66

if.end8:                                          ; preds = %if.then7, %if.end5
  %3 = load i32, ptr %p1, align 4, !dbg !67
  %tobool9 = icmp ne i32 %3, 0, !dbg !67
  br i1 %tobool9, label %if.then10, label %if.end13, !dbg !69

if.then10:                                        ; preds = %if.end8
  %4 = load i32, ptr %x1, align 4, !dbg !70
  %cmp = icmp eq i32 %4, 1, !dbg !70
  br i1 %cmp, label %if.then11, label %if.else, !dbg !73

if.then11:                                        ; preds = %if.then10
  br label %if.end12, !dbg !73

if.else:                                          ; preds = %if.then10
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 14, ptr noundef @__PRETTY_FUNCTION__.main) #4, !dbg !70
  unreachable, !dbg !70

if.end12:                                         ; preds = %if.then11
  br label %if.end13, !dbg !74

if.end13:                                         ; preds = %if.end12, %if.end8
  %5 = load i32, ptr %p2, align 4, !dbg !75
  %tobool14 = icmp ne i32 %5, 0, !dbg !75
  br i1 %tobool14, label %if.then15, label %if.end20, !dbg !77

if.then15:                                        ; preds = %if.end13
  %6 = load i32, ptr %x2, align 4, !dbg !78
  %cmp16 = icmp eq i32 %6, 2, !dbg !78
  br i1 %cmp16, label %if.then17, label %if.else18, !dbg !81

if.then17:                                        ; preds = %if.then15
  br label %if.end19, !dbg !81

if.else18:                                        ; preds = %if.then15
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 15, ptr noundef @__PRETTY_FUNCTION__.main) #4, !dbg !78
  unreachable, !dbg !78

if.end19:                                         ; preds = %if.then17
  br label %if.end20, !dbg !82

if.end20:                                         ; preds = %if.end19, %if.end13
  %7 = load i32, ptr %p3, align 4, !dbg !83
  %tobool21 = icmp ne i32 %7, 0, !dbg !83
  br i1 %tobool21, label %if.then22, label %if.end27, !dbg !85

if.then22:                                        ; preds = %if.end20
  %8 = load i32, ptr %x3, align 4, !dbg !86
  %cmp23 = icmp eq i32 %8, 3, !dbg !86
  br i1 %cmp23, label %if.then24, label %if.else25, !dbg !89

if.then24:                                        ; preds = %if.then22
  br label %if.end26, !dbg !89

if.else25:                                        ; preds = %if.then22
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 16, ptr noundef @__PRETTY_FUNCTION__.main) #4, !dbg !86
  unreachable, !dbg !86

if.end26:                                         ; preds = %if.then24
  br label %if.end27, !dbg !90

if.end27:                                         ; preds = %if.end26, %if.end20
  ret i32 0, !dbg !91
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

!llvm.dbg.cu = !{!22}
!llvm.module.flags = !{!24, !25, !26, !27, !28, !29, !30}
!llvm.ident = !{!31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "figure1.c", directory: "./examples/verify", checksumkind: CSK_MD5, checksum: "020e3d8925683c84558e380bfc01e035")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 8)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 10)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 120, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 15)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !3, isLocal: true, isDefinition: true)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !3, isLocal: true, isDefinition: true)
!22 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 16.0.6 (15~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !23, splitDebugInlining: false, nameTableKind: None)
!23 = !{!0, !7, !12, !18, !20}
!24 = !{i32 7, !"Dwarf Version", i32 5}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 8, !"PIC Level", i32 2}
!28 = !{i32 7, !"PIE Level", i32 2}
!29 = !{i32 7, !"uwtable", i32 2}
!30 = !{i32 7, !"frame-pointer", i32 2}
!31 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
!32 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 8, type: !33, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !22, retainedNodes: !36)
!33 = !DISubroutineType(types: !34)
!34 = !{!35}
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !{}
!37 = !DILocalVariable(name: "p1", scope: !32, file: !2, line: 9, type: !35)
!38 = !DILocation(line: 9, column: 7, scope: !32)
!39 = !DILocation(line: 9, column: 12, scope: !32)
!40 = !DILocalVariable(name: "p2", scope: !32, file: !2, line: 9, type: !35)
!41 = !DILocation(line: 9, column: 37, scope: !32)
!42 = !DILocation(line: 9, column: 42, scope: !32)
!43 = !DILocalVariable(name: "p3", scope: !32, file: !2, line: 9, type: !35)
!44 = !DILocation(line: 9, column: 67, scope: !32)
!45 = !DILocation(line: 9, column: 72, scope: !32)
!46 = !DILocalVariable(name: "x1", scope: !32, file: !2, line: 10, type: !35)
!47 = !DILocation(line: 10, column: 7, scope: !32)
!48 = !DILocalVariable(name: "x2", scope: !32, file: !2, line: 10, type: !35)
!49 = !DILocation(line: 10, column: 15, scope: !32)
!50 = !DILocalVariable(name: "x3", scope: !32, file: !2, line: 10, type: !35)
!51 = !DILocation(line: 10, column: 23, scope: !32)
!52 = !DILocation(line: 11, column: 7, scope: !53)
!53 = distinct !DILexicalBlock(scope: !32, file: !2, line: 11, column: 7)
!54 = !DILocation(line: 11, column: 7, scope: !32)
!55 = !DILocation(line: 11, column: 14, scope: !53)
!56 = !DILocation(line: 11, column: 11, scope: !53)
!57 = !DILocation(line: 12, column: 7, scope: !58)
!58 = distinct !DILexicalBlock(scope: !32, file: !2, line: 12, column: 7)
!59 = !DILocation(line: 12, column: 7, scope: !32)
!60 = !DILocation(line: 12, column: 14, scope: !58)
!61 = !DILocation(line: 12, column: 11, scope: !58)
!62 = !DILocation(line: 13, column: 7, scope: !63)
!63 = distinct !DILexicalBlock(scope: !32, file: !2, line: 13, column: 7)
!64 = !DILocation(line: 13, column: 7, scope: !32)
!65 = !DILocation(line: 13, column: 14, scope: !63)
!66 = !DILocation(line: 13, column: 11, scope: !63)
!67 = !DILocation(line: 14, column: 7, scope: !68)
!68 = distinct !DILexicalBlock(scope: !32, file: !2, line: 14, column: 7)
!69 = !DILocation(line: 14, column: 7, scope: !32)
!70 = !DILocation(line: 14, column: 11, scope: !71)
!71 = distinct !DILexicalBlock(scope: !72, file: !2, line: 14, column: 11)
!72 = distinct !DILexicalBlock(scope: !68, file: !2, line: 14, column: 11)
!73 = !DILocation(line: 14, column: 11, scope: !72)
!74 = !DILocation(line: 14, column: 11, scope: !68)
!75 = !DILocation(line: 15, column: 7, scope: !76)
!76 = distinct !DILexicalBlock(scope: !32, file: !2, line: 15, column: 7)
!77 = !DILocation(line: 15, column: 7, scope: !32)
!78 = !DILocation(line: 15, column: 11, scope: !79)
!79 = distinct !DILexicalBlock(scope: !80, file: !2, line: 15, column: 11)
!80 = distinct !DILexicalBlock(scope: !76, file: !2, line: 15, column: 11)
!81 = !DILocation(line: 15, column: 11, scope: !80)
!82 = !DILocation(line: 15, column: 11, scope: !76)
!83 = !DILocation(line: 16, column: 7, scope: !84)
!84 = distinct !DILexicalBlock(scope: !32, file: !2, line: 16, column: 7)
!85 = !DILocation(line: 16, column: 7, scope: !32)
!86 = !DILocation(line: 16, column: 11, scope: !87)
!87 = distinct !DILexicalBlock(scope: !88, file: !2, line: 16, column: 11)
!88 = distinct !DILexicalBlock(scope: !84, file: !2, line: 16, column: 11)
!89 = !DILocation(line: 16, column: 11, scope: !88)
!90 = !DILocation(line: 16, column: 11, scope: !84)
!91 = !DILocation(line: 17, column: 3, scope: !32)
