; ModuleID = 'bounded_room.c'
source_filename = "bounded_room.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca [8 x i8], align 1
  %3 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !15, !DIExpression(), !20)
    #dbg_declare(ptr %3, !21, !DIExpression(), !23)
  %4 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 0, !dbg !24
  store ptr %4, ptr %3, align 8, !dbg !23
  %5 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 0, !dbg !25
  %6 = call ptr @getcwd(ptr noundef %5, i64 noundef 8) #2, !dbg !26
  %7 = getelementptr inbounds [8 x i8], ptr %2, i64 0, i64 0, !dbg !27
  %8 = load i8, ptr %7, align 1, !dbg !27
  %9 = sext i8 %8 to i32, !dbg !27
  %10 = and i32 %9, 7, !dbg !28
  %11 = load ptr, ptr %3, align 8, !dbg !29
  %12 = sext i32 %10 to i64, !dbg !29
  %13 = getelementptr inbounds i8, ptr %11, i64 %12, !dbg !29
  store ptr %13, ptr %3, align 8, !dbg !29
  %14 = load ptr, ptr %3, align 8, !dbg !30
  %15 = load i8, ptr %14, align 1, !dbg !31
  %16 = sext i8 %15 to i32, !dbg !31
  ret i32 %16, !dbg !32
}

; Function Attrs: nounwind
declare ptr @getcwd(ptr noundef, i64 noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounded_room.c", directory: ".", checksumkind: CSK_MD5, checksum: "caad2d68fe6b94598a1df9a900063f08")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "room", scope: !10, file: !1, line: 6, type: !16)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 64, elements: !18)
!17 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!18 = !{!19}
!19 = !DISubrange(count: 8)
!20 = !DILocation(line: 6, column: 10, scope: !10)
!21 = !DILocalVariable(name: "in", scope: !10, file: !1, line: 7, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!23 = !DILocation(line: 7, column: 11, scope: !10)
!24 = !DILocation(line: 7, column: 16, scope: !10)
!25 = !DILocation(line: 8, column: 12, scope: !10)
!26 = !DILocation(line: 8, column: 5, scope: !10)
!27 = !DILocation(line: 9, column: 11, scope: !10)
!28 = !DILocation(line: 9, column: 19, scope: !10)
!29 = !DILocation(line: 9, column: 8, scope: !10)
!30 = !DILocation(line: 10, column: 13, scope: !10)
!31 = !DILocation(line: 10, column: 12, scope: !10)
!32 = !DILocation(line: 10, column: 5, scope: !10)
