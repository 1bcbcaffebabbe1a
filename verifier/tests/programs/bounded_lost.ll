; ModuleID = 'bounded_lost.c'
source_filename = "bounded_lost.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { ptr, ptr }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.pair, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !15, !DIExpression(), !22)
  %3 = call i32 @fill(ptr noundef %2), !dbg !23
  %4 = icmp ne i32 %3, 0, !dbg !23
  br i1 %4, label %6, label %5, !dbg !25

5:                                                ; preds = %0
  store i32 1, ptr %1, align 4, !dbg !26
  br label %14, !dbg !26

6:                                                ; preds = %0
  %7 = getelementptr inbounds %struct.pair, ptr %2, i32 0, i32 0, !dbg !27
  %8 = load ptr, ptr %7, align 8, !dbg !27
  %9 = getelementptr inbounds i8, ptr %8, i64 1, !dbg !28
  store i8 1, ptr %9, align 1, !dbg !29
  %10 = getelementptr inbounds %struct.pair, ptr %2, i32 0, i32 0, !dbg !30
  %11 = load ptr, ptr %10, align 8, !dbg !30
  call void @free(ptr noundef %11) #3, !dbg !31
  %12 = getelementptr inbounds %struct.pair, ptr %2, i32 0, i32 1, !dbg !32
  %13 = load ptr, ptr %12, align 8, !dbg !32
  call void @free(ptr noundef %13) #3, !dbg !33
  store i32 0, ptr %1, align 4, !dbg !34
  br label %14, !dbg !34

14:                                               ; preds = %6, %5
  %15 = load i32, ptr %1, align 4, !dbg !35
  ret i32 %15, !dbg !35
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @fill(ptr noundef %0) #0 !dbg !36 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !40, !DIExpression(), !41)
  %4 = call noalias ptr @malloc(i64 noundef 2) #4, !dbg !42
  %5 = load ptr, ptr %3, align 8, !dbg !43
  %6 = getelementptr inbounds %struct.pair, ptr %5, i32 0, i32 0, !dbg !44
  store ptr %4, ptr %6, align 8, !dbg !45
  %7 = load ptr, ptr %3, align 8, !dbg !46
  %8 = getelementptr inbounds %struct.pair, ptr %7, i32 0, i32 0, !dbg !48
  %9 = load ptr, ptr %8, align 8, !dbg !48
  %10 = icmp ne ptr %9, null, !dbg !46
  br i1 %10, label %12, label %11, !dbg !49

11:                                               ; preds = %1
  store i32 0, ptr %2, align 4, !dbg !50
  br label %22, !dbg !50

12:                                               ; preds = %1
  %13 = call noalias ptr @malloc(i64 noundef 2) #4, !dbg !51
  %14 = load ptr, ptr %3, align 8, !dbg !52
  %15 = getelementptr inbounds %struct.pair, ptr %14, i32 0, i32 1, !dbg !53
  store ptr %13, ptr %15, align 8, !dbg !54
  %16 = load ptr, ptr %3, align 8, !dbg !55
  %17 = getelementptr inbounds %struct.pair, ptr %16, i32 0, i32 1, !dbg !57
  %18 = load ptr, ptr %17, align 8, !dbg !57
  %19 = icmp ne ptr %18, null, !dbg !55
  br i1 %19, label %21, label %20, !dbg !58

20:                                               ; preds = %12
  store i32 0, ptr %2, align 4, !dbg !59
  br label %22, !dbg !59

21:                                               ; preds = %12
  store i32 1, ptr %2, align 4, !dbg !60
  br label %22, !dbg !60

22:                                               ; preds = %21, %20, %11
  %23 = load i32, ptr %2, align 4, !dbg !61
  ret i32 %23, !dbg !61
}

; Function Attrs: nounwind
declare void @free(ptr noundef) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }
attributes #4 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounded_lost.c", directory: ".", checksumkind: CSK_MD5, checksum: "9a2e694d71e073ccf829066759a4a60d")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 16, type: !11, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "pair", scope: !10, file: !1, line: 17, type: !16)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 6, size: 128, elements: !17)
!17 = !{!18, !21}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !16, file: !1, line: 6, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !16, file: !1, line: 6, baseType: !19, size: 64, offset: 64)
!22 = !DILocation(line: 17, column: 15, scope: !10)
!23 = !DILocation(line: 18, column: 8, scope: !24)
!24 = distinct !DILexicalBlock(scope: !10, file: !1, line: 18, column: 7)
!25 = !DILocation(line: 18, column: 7, scope: !10)
!26 = !DILocation(line: 18, column: 21, scope: !24)
!27 = !DILocation(line: 19, column: 8, scope: !10)
!28 = !DILocation(line: 19, column: 3, scope: !10)
!29 = !DILocation(line: 19, column: 17, scope: !10)
!30 = !DILocation(line: 20, column: 13, scope: !10)
!31 = !DILocation(line: 20, column: 3, scope: !10)
!32 = !DILocation(line: 21, column: 13, scope: !10)
!33 = !DILocation(line: 21, column: 3, scope: !10)
!34 = !DILocation(line: 22, column: 3, scope: !10)
!35 = !DILocation(line: 23, column: 1, scope: !10)
!36 = distinct !DISubprogram(name: "fill", scope: !1, file: !1, line: 8, type: !37, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!37 = !DISubroutineType(types: !38)
!38 = !{!13, !39}
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!40 = !DILocalVariable(name: "pair", arg: 1, scope: !36, file: !1, line: 8, type: !39)
!41 = !DILocation(line: 8, column: 30, scope: !36)
!42 = !DILocation(line: 9, column: 17, scope: !36)
!43 = !DILocation(line: 9, column: 3, scope: !36)
!44 = !DILocation(line: 9, column: 9, scope: !36)
!45 = !DILocation(line: 9, column: 15, scope: !36)
!46 = !DILocation(line: 10, column: 8, scope: !47)
!47 = distinct !DILexicalBlock(scope: !36, file: !1, line: 10, column: 7)
!48 = !DILocation(line: 10, column: 14, scope: !47)
!49 = !DILocation(line: 10, column: 7, scope: !36)
!50 = !DILocation(line: 10, column: 21, scope: !47)
!51 = !DILocation(line: 11, column: 18, scope: !36)
!52 = !DILocation(line: 11, column: 3, scope: !36)
!53 = !DILocation(line: 11, column: 9, scope: !36)
!54 = !DILocation(line: 11, column: 16, scope: !36)
!55 = !DILocation(line: 12, column: 8, scope: !56)
!56 = distinct !DILexicalBlock(scope: !36, file: !1, line: 12, column: 7)
!57 = !DILocation(line: 12, column: 14, scope: !56)
!58 = !DILocation(line: 12, column: 7, scope: !36)
!59 = !DILocation(line: 12, column: 22, scope: !56)
!60 = !DILocation(line: 13, column: 3, scope: !36)
!61 = !DILocation(line: 14, column: 1, scope: !36)
