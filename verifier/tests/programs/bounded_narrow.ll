; ModuleID = 'bounded_narrow.c'
source_filename = "bounded_narrow.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !11 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 4
  %3 = alloca ptr, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !16, !DIExpression(), !19)
  %4 = call ptr @malloc(i32 noundef 2000), !dbg !20
  store ptr %4, ptr %2, align 4, !dbg !19
  %5 = load ptr, ptr %2, align 4, !dbg !21
  %6 = icmp ne ptr %5, null, !dbg !21
  br i1 %6, label %7, label %8, !dbg !23

7:                                                ; preds = %0
  call void @reach_error(), !dbg !24
  br label %8, !dbg !24

8:                                                ; preds = %7, %0
    #dbg_declare(ptr %3, !25, !DIExpression(), !26)
  %9 = call ptr @malloc(i32 noundef 4000000), !dbg !27
  store ptr %9, ptr %3, align 4, !dbg !26
  %10 = load ptr, ptr %3, align 4, !dbg !28
  %11 = icmp ne ptr %10, null, !dbg !28
  br i1 %11, label %12, label %13, !dbg !30

12:                                               ; preds = %8
  call void @reach_error(), !dbg !31
  br label %13, !dbg !31

13:                                               ; preds = %12, %8
  ret i32 0, !dbg !32
}

declare ptr @malloc(i32 noundef) #1

declare void @reach_error() #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8, !9}
!llvm.ident = !{!10}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounded_narrow.c", directory: ".", checksumkind: CSK_MD5, checksum: "4443d68de31d127d84bc2814f7f90b2a")
!2 = !{i32 1, !"NumRegisterParameters", i32 0}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 8, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{i32 7, !"uwtable", i32 2}
!9 = !{i32 7, !"frame-pointer", i32 2}
!10 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !12, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{}
!16 = !DILocalVariable(name: "small", scope: !11, file: !1, line: 7, type: !17)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 32)
!18 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!19 = !DILocation(line: 7, column: 11, scope: !11)
!20 = !DILocation(line: 7, column: 19, scope: !11)
!21 = !DILocation(line: 8, column: 9, scope: !22)
!22 = distinct !DILexicalBlock(scope: !11, file: !1, line: 8, column: 9)
!23 = !DILocation(line: 8, column: 9, scope: !11)
!24 = !DILocation(line: 9, column: 9, scope: !22)
!25 = !DILocalVariable(name: "large", scope: !11, file: !1, line: 10, type: !17)
!26 = !DILocation(line: 10, column: 11, scope: !11)
!27 = !DILocation(line: 10, column: 19, scope: !11)
!28 = !DILocation(line: 11, column: 9, scope: !29)
!29 = distinct !DILexicalBlock(scope: !11, file: !1, line: 11, column: 9)
!30 = !DILocation(line: 11, column: 9, scope: !11)
!31 = !DILocation(line: 12, column: 9, scope: !29)
!32 = !DILocation(line: 13, column: 5, scope: !11)
