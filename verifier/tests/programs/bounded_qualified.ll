; ModuleID = 'bounded_qualified.c'
source_filename = "bounded_qualified.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.device = type { i32, i32 }

@plain = internal global i32 0, align 4, !dbg !0
@changing = internal global i32 0, align 4, !dbg !9
@device = internal global %struct.device zeroinitializer, align 4, !dbg !11

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !25 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 1, ptr @plain, align 4, !dbg !29
  %9 = load volatile i32, ptr @plain, align 4, !dbg !30
  %10 = icmp ne i32 %9, 1, !dbg !32
  br i1 %10, label %11, label %12, !dbg !33

11:                                               ; preds = %0
  call void @reach_error(), !dbg !34
  br label %12, !dbg !34

12:                                               ; preds = %11, %0
  store i32 1, ptr %2, align 4, !dbg !35
  %13 = load i32, ptr %2, align 4, !dbg !35
  %14 = atomicrmw volatile add ptr @plain, i32 %13 seq_cst, align 4, !dbg !35
  store i32 %14, ptr %3, align 4, !dbg !35
  %15 = load i32, ptr %3, align 4, !dbg !35
  %16 = icmp ne i32 %15, 1, !dbg !37
  br i1 %16, label %20, label %17, !dbg !38

17:                                               ; preds = %12
  %18 = load i32, ptr @plain, align 4, !dbg !39
  %19 = icmp ne i32 %18, 2, !dbg !40
  br i1 %19, label %20, label %21, !dbg !41

20:                                               ; preds = %17, %12
  call void @reach_error(), !dbg !42
  br label %21, !dbg !42

21:                                               ; preds = %20, %17
    #dbg_declare(ptr %4, !43, !DIExpression(), !45)
  %22 = call noalias ptr @malloc(i64 noundef 4) #4, !dbg !46
  store ptr %22, ptr %4, align 8, !dbg !45
  %23 = load ptr, ptr %4, align 8, !dbg !47
  %24 = icmp ne ptr %23, null, !dbg !47
  br i1 %24, label %26, label %25, !dbg !49

25:                                               ; preds = %21
  store i32 1, ptr %1, align 4, !dbg !50
  br label %56, !dbg !50

26:                                               ; preds = %21
  %27 = load ptr, ptr %4, align 8, !dbg !51
  store i32 1, ptr %27, align 4, !dbg !52
  %28 = load ptr, ptr %4, align 8, !dbg !53
  store i32 1, ptr %5, align 4, !dbg !55
  %29 = load i32, ptr %5, align 4, !dbg !55
  %30 = atomicrmw volatile sub ptr %28, i32 %29 seq_cst, align 4, !dbg !55
  %31 = sub i32 %30, %29, !dbg !55
  store i32 %31, ptr %6, align 4, !dbg !55
  %32 = load i32, ptr %6, align 4, !dbg !55
  %33 = icmp ne i32 %32, 0, !dbg !56
  br i1 %33, label %34, label %35, !dbg !57

34:                                               ; preds = %26
  call void @reach_error(), !dbg !58
  br label %35, !dbg !58

35:                                               ; preds = %34, %26
  %36 = load ptr, ptr %4, align 8, !dbg !59
  call void @free(ptr noundef %36) #5, !dbg !60
  store volatile i32 1, ptr @changing, align 4, !dbg !61
  store volatile i32 1, ptr getelementptr inbounds (%struct.device, ptr @device, i32 0, i32 1), align 4, !dbg !62
  %37 = call i32 @__VERIFIER_nondet_int(), !dbg !63
  switch i32 %37, label %55 [
    i32 1, label %38
    i32 2, label %43
    i32 3, label %48
  ], !dbg !64

38:                                               ; preds = %35
  %39 = load volatile i32, ptr @changing, align 4, !dbg !65
  %40 = icmp ne i32 %39, 1, !dbg !68
  br i1 %40, label %41, label %42, !dbg !69

41:                                               ; preds = %38
  call void @reach_error(), !dbg !70
  br label %42, !dbg !70

42:                                               ; preds = %41, %38
  br label %55, !dbg !71

43:                                               ; preds = %35
  %44 = load volatile i32, ptr getelementptr inbounds (%struct.device, ptr @device, i32 0, i32 1), align 4, !dbg !72
  %45 = icmp ne i32 %44, 1, !dbg !74
  br i1 %45, label %46, label %47, !dbg !75

46:                                               ; preds = %43
  call void @reach_error(), !dbg !76
  br label %47, !dbg !76

47:                                               ; preds = %46, %43
  br label %55, !dbg !77

48:                                               ; preds = %35
  store i32 1, ptr %7, align 4, !dbg !78
  %49 = load i32, ptr %7, align 4, !dbg !78
  %50 = atomicrmw volatile add ptr @changing, i32 %49 seq_cst, align 4, !dbg !78
  store i32 %50, ptr %8, align 4, !dbg !78
  %51 = load i32, ptr %8, align 4, !dbg !78
  %52 = icmp ne i32 %51, 1, !dbg !80
  br i1 %52, label %53, label %54, !dbg !81

53:                                               ; preds = %48
  call void @reach_error(), !dbg !82
  br label %54, !dbg !82

54:                                               ; preds = %53, %48
  br label %55, !dbg !83

55:                                               ; preds = %35, %54, %47, %42
  store i32 0, ptr %1, align 4, !dbg !84
  br label %56, !dbg !84

56:                                               ; preds = %55, %25
  %57 = load i32, ptr %1, align 4, !dbg !85
  ret i32 %57, !dbg !85
}

declare void @reach_error() #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

declare i32 @__VERIFIER_nondet_int() #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!17, !18, !19, !20, !21, !22, !23}
!llvm.ident = !{!24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "plain", scope: !2, file: !3, line: 14, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bounded_qualified.c", directory: ".", checksumkind: CSK_MD5, checksum: "6ea2bfb5c8774dd0baf7e898607a299b")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !7)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!9, !0, !11}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "changing", scope: !2, file: !3, line: 13, type: !6, isLocal: true, isDefinition: true)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "device", scope: !2, file: !3, line: 15, type: !13, isLocal: true, isDefinition: true)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "device", file: !3, line: 8, size: 64, elements: !14)
!14 = !{!15, !16}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "plain", scope: !13, file: !3, line: 9, baseType: !7, size: 32)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "changing", scope: !13, file: !3, line: 10, baseType: !6, size: 32, offset: 32)
!17 = !{i32 7, !"Dwarf Version", i32 5}
!18 = !{i32 2, !"Debug Info Version", i32 3}
!19 = !{i32 1, !"wchar_size", i32 4}
!20 = !{i32 8, !"PIC Level", i32 2}
!21 = !{i32 7, !"PIE Level", i32 2}
!22 = !{i32 7, !"uwtable", i32 2}
!23 = !{i32 7, !"frame-pointer", i32 2}
!24 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!25 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !26, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!26 = !DISubroutineType(types: !27)
!27 = !{!7}
!28 = !{}
!29 = !DILocation(line: 18, column: 9, scope: !25)
!30 = !DILocation(line: 19, column: 7, scope: !31)
!31 = distinct !DILexicalBlock(scope: !25, file: !3, line: 19, column: 7)
!32 = !DILocation(line: 19, column: 31, scope: !31)
!33 = !DILocation(line: 19, column: 7, scope: !25)
!34 = !DILocation(line: 20, column: 5, scope: !31)
!35 = !DILocation(line: 21, column: 7, scope: !36)
!36 = distinct !DILexicalBlock(scope: !25, file: !3, line: 21, column: 7)
!37 = !DILocation(line: 21, column: 71, scope: !36)
!38 = !DILocation(line: 21, column: 76, scope: !36)
!39 = !DILocation(line: 21, column: 79, scope: !36)
!40 = !DILocation(line: 21, column: 85, scope: !36)
!41 = !DILocation(line: 21, column: 7, scope: !25)
!42 = !DILocation(line: 22, column: 5, scope: !36)
!43 = !DILocalVariable(name: "count", scope: !25, file: !3, line: 23, type: !44)
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!45 = !DILocation(line: 23, column: 8, scope: !25)
!46 = !DILocation(line: 23, column: 16, scope: !25)
!47 = !DILocation(line: 24, column: 8, scope: !48)
!48 = distinct !DILexicalBlock(scope: !25, file: !3, line: 24, column: 7)
!49 = !DILocation(line: 24, column: 7, scope: !25)
!50 = !DILocation(line: 25, column: 5, scope: !48)
!51 = !DILocation(line: 26, column: 4, scope: !25)
!52 = !DILocation(line: 26, column: 10, scope: !25)
!53 = !DILocation(line: 27, column: 42, scope: !54)
!54 = distinct !DILexicalBlock(scope: !25, file: !3, line: 27, column: 7)
!55 = !DILocation(line: 27, column: 7, scope: !54)
!56 = !DILocation(line: 27, column: 70, scope: !54)
!57 = !DILocation(line: 27, column: 7, scope: !25)
!58 = !DILocation(line: 28, column: 5, scope: !54)
!59 = !DILocation(line: 29, column: 8, scope: !25)
!60 = !DILocation(line: 29, column: 3, scope: !25)
!61 = !DILocation(line: 30, column: 12, scope: !25)
!62 = !DILocation(line: 31, column: 19, scope: !25)
!63 = !DILocation(line: 32, column: 11, scope: !25)
!64 = !DILocation(line: 32, column: 3, scope: !25)
!65 = !DILocation(line: 34, column: 9, scope: !66)
!66 = distinct !DILexicalBlock(scope: !67, file: !3, line: 34, column: 9)
!67 = distinct !DILexicalBlock(scope: !25, file: !3, line: 32, column: 36)
!68 = !DILocation(line: 34, column: 18, scope: !66)
!69 = !DILocation(line: 34, column: 9, scope: !67)
!70 = !DILocation(line: 35, column: 7, scope: !66)
!71 = !DILocation(line: 36, column: 5, scope: !67)
!72 = !DILocation(line: 38, column: 16, scope: !73)
!73 = distinct !DILexicalBlock(scope: !67, file: !3, line: 38, column: 9)
!74 = !DILocation(line: 38, column: 25, scope: !73)
!75 = !DILocation(line: 38, column: 9, scope: !67)
!76 = !DILocation(line: 39, column: 7, scope: !73)
!77 = !DILocation(line: 40, column: 5, scope: !67)
!78 = !DILocation(line: 42, column: 9, scope: !79)
!79 = distinct !DILexicalBlock(scope: !67, file: !3, line: 42, column: 9)
!80 = !DILocation(line: 42, column: 60, scope: !79)
!81 = !DILocation(line: 42, column: 9, scope: !67)
!82 = !DILocation(line: 43, column: 7, scope: !79)
!83 = !DILocation(line: 44, column: 5, scope: !67)
!84 = !DILocation(line: 46, column: 3, scope: !25)
!85 = !DILocation(line: 47, column: 1, scope: !25)
