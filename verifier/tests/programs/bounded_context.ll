; ModuleID = 'bounded_context.c'
source_filename = "bounded_context.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.ucontext_t = type { i64, ptr, %struct.stack_t, %struct.mcontext_t, %struct.__sigset_t, %struct._libc_fpstate, [4 x i64] }
%struct.stack_t = type { ptr, i32, i64 }
%struct.mcontext_t = type { [23 x i64], ptr, [8 x i64] }
%struct.__sigset_t = type { [16 x i64] }
%struct._libc_fpstate = type { i16, i16, i16, i16, i64, i64, i32, i32, [8 x %struct._libc_fpxreg], [16 x %struct._libc_xmmreg], [24 x i32] }
%struct._libc_fpxreg = type { [4 x i16], i16, [3 x i16] }
%struct._libc_xmmreg = type { [4 x i32] }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.ucontext_t, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !15, !DIExpression(), !107)
    #dbg_declare(ptr %3, !108, !DIExpression(), !110)
  store volatile i32 0, ptr %3, align 4, !dbg !110
  %4 = call i32 @getcontext(ptr noundef %2) #4, !dbg !111
  %5 = load volatile i32, ptr %3, align 4, !dbg !112
  %6 = add nsw i32 %5, 1, !dbg !112
  store volatile i32 %6, ptr %3, align 4, !dbg !112
  %7 = load volatile i32, ptr %3, align 4, !dbg !113
  %8 = icmp slt i32 %7, 3, !dbg !115
  br i1 %8, label %9, label %11, !dbg !116

9:                                                ; preds = %0
  %10 = call i32 @setcontext(ptr noundef %2) #5, !dbg !117
  br label %11, !dbg !117

11:                                               ; preds = %9, %0
  %12 = load volatile i32, ptr %3, align 4, !dbg !118
  %13 = icmp ne i32 %12, 1, !dbg !120
  br i1 %13, label %14, label %15, !dbg !121

14:                                               ; preds = %11
  call void @reach_error(), !dbg !122
  br label %15, !dbg !122

15:                                               ; preds = %14, %11
  ret i32 0, !dbg !123
}

; Function Attrs: nounwind returns_twice
declare i32 @getcontext(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @setcontext(ptr noundef) #2

declare void @reach_error() #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind returns_twice }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounded_context.c", directory: ".", checksumkind: CSK_MD5, checksum: "24e10899923f7ab1146b97bbe00a0b05")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "context", scope: !10, file: !1, line: 7, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "ucontext_t", file: !17, line: 151, baseType: !18)
!17 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/ucontext.h", directory: "", checksumkind: CSK_MD5, checksum: "e50c6447e448129a19ec253aba3aa84b")
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "ucontext_t", file: !17, line: 142, size: 7744, elements: !19)
!19 = !{!20, !22, !24, !35, !95, !104, !105}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "uc_flags", scope: !18, file: !17, line: 144, baseType: !21, size: 64)
!21 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "uc_link", scope: !18, file: !17, line: 145, baseType: !23, size: 64, offset: 64)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "uc_stack", scope: !18, file: !17, line: 146, baseType: !25, size: 192, offset: 128)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "stack_t", file: !26, line: 31, baseType: !27)
!26 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/stack_t.h", directory: "", checksumkind: CSK_MD5, checksum: "eeff930a73856e9b6c572a8c9acd2761")
!27 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !26, line: 26, size: 192, elements: !28)
!28 = !{!29, !31, !32}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "ss_sp", scope: !27, file: !26, line: 28, baseType: !30, size: 64)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "ss_flags", scope: !27, file: !26, line: 29, baseType: !13, size: 32, offset: 64)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "ss_size", scope: !27, file: !26, line: 30, baseType: !33, size: 64, offset: 128)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !34, line: 18, baseType: !21)
!34 = !DIFile(filename: "/tmp/v19/root/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!35 = !DIDerivedType(tag: DW_TAG_member, name: "uc_mcontext", scope: !18, file: !17, line: 147, baseType: !36, size: 2048, offset: 320)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "mcontext_t", file: !17, line: 139, baseType: !37)
!37 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !17, line: 133, size: 2048, elements: !38)
!38 = !{!39, !46, !92}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "gregs", scope: !37, file: !17, line: 135, baseType: !40, size: 1472)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "gregset_t", file: !17, line: 46, baseType: !41)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 1472, elements: !44)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "greg_t", file: !17, line: 37, baseType: !43)
!43 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!44 = !{!45}
!45 = !DISubrange(count: 23)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "fpregs", scope: !37, file: !17, line: 137, baseType: !47, size: 64, offset: 1472)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "fpregset_t", file: !17, line: 130, baseType: !48)
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !49, size: 64)
!49 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_libc_fpstate", file: !17, line: 113, size: 4096, elements: !50)
!50 = !{!51, !55, !56, !57, !58, !60, !61, !64, !65, !80, !88}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "cwd", scope: !49, file: !17, line: 116, baseType: !52, size: 16)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !53, line: 40, baseType: !54)
!53 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!54 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "swd", scope: !49, file: !17, line: 117, baseType: !52, size: 16, offset: 16)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "ftw", scope: !49, file: !17, line: 118, baseType: !52, size: 16, offset: 32)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "fop", scope: !49, file: !17, line: 119, baseType: !52, size: 16, offset: 48)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "rip", scope: !49, file: !17, line: 120, baseType: !59, size: 64, offset: 64)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !53, line: 45, baseType: !21)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "rdp", scope: !49, file: !17, line: 121, baseType: !59, size: 64, offset: 128)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "mxcsr", scope: !49, file: !17, line: 122, baseType: !62, size: 32, offset: 192)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !53, line: 42, baseType: !63)
!63 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "mxcr_mask", scope: !49, file: !17, line: 123, baseType: !62, size: 32, offset: 224)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "_st", scope: !49, file: !17, line: 124, baseType: !66, size: 1024, offset: 256)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !67, size: 1024, elements: !78)
!67 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_libc_fpxreg", file: !17, line: 101, size: 128, elements: !68)
!68 = !{!69, !73, !74}
!69 = !DIDerivedType(tag: DW_TAG_member, name: "significand", scope: !67, file: !17, line: 103, baseType: !70, size: 64)
!70 = !DICompositeType(tag: DW_TAG_array_type, baseType: !54, size: 64, elements: !71)
!71 = !{!72}
!72 = !DISubrange(count: 4)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "exponent", scope: !67, file: !17, line: 104, baseType: !54, size: 16, offset: 64)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__glibc_reserved1", scope: !67, file: !17, line: 105, baseType: !75, size: 48, offset: 80)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !54, size: 48, elements: !76)
!76 = !{!77}
!77 = !DISubrange(count: 3)
!78 = !{!79}
!79 = !DISubrange(count: 8)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "_xmm", scope: !49, file: !17, line: 125, baseType: !81, size: 2048, offset: 1280)
!81 = !DICompositeType(tag: DW_TAG_array_type, baseType: !82, size: 2048, elements: !86)
!82 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_libc_xmmreg", file: !17, line: 108, size: 128, elements: !83)
!83 = !{!84}
!84 = !DIDerivedType(tag: DW_TAG_member, name: "element", scope: !82, file: !17, line: 110, baseType: !85, size: 128)
!85 = !DICompositeType(tag: DW_TAG_array_type, baseType: !62, size: 128, elements: !71)
!86 = !{!87}
!87 = !DISubrange(count: 16)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "__glibc_reserved1", scope: !49, file: !17, line: 126, baseType: !89, size: 768, offset: 3328)
!89 = !DICompositeType(tag: DW_TAG_array_type, baseType: !62, size: 768, elements: !90)
!90 = !{!91}
!91 = !DISubrange(count: 24)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "__reserved1", scope: !37, file: !17, line: 138, baseType: !93, size: 512, offset: 1536)
!93 = !DICompositeType(tag: DW_TAG_array_type, baseType: !94, size: 512, elements: !78)
!94 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "uc_sigmask", scope: !18, file: !17, line: 148, baseType: !96, size: 1024, offset: 2368)
!96 = !DIDerivedType(tag: DW_TAG_typedef, name: "sigset_t", file: !97, line: 7, baseType: !98)
!97 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/sigset_t.h", directory: "", checksumkind: CSK_MD5, checksum: "c2b978aaf49d5c0e2b1e9c2e1b7f7848")
!98 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !99, line: 8, baseType: !100)
!99 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "", checksumkind: CSK_MD5, checksum: "acc6b14c0967857fec362a8d433e1cf2")
!100 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !99, line: 5, size: 1024, elements: !101)
!101 = !{!102}
!102 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !100, file: !99, line: 7, baseType: !103, size: 1024)
!103 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 1024, elements: !86)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "__fpregs_mem", scope: !18, file: !17, line: 149, baseType: !49, size: 4096, offset: 3392)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "__ssp", scope: !18, file: !17, line: 150, baseType: !106, size: 256, offset: 7488)
!106 = !DICompositeType(tag: DW_TAG_array_type, baseType: !94, size: 256, elements: !71)
!107 = !DILocation(line: 7, column: 16, scope: !10)
!108 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 8, type: !109)
!109 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !13)
!110 = !DILocation(line: 8, column: 18, scope: !10)
!111 = !DILocation(line: 9, column: 5, scope: !10)
!112 = !DILocation(line: 10, column: 6, scope: !10)
!113 = !DILocation(line: 11, column: 9, scope: !114)
!114 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 9)
!115 = !DILocation(line: 11, column: 11, scope: !114)
!116 = !DILocation(line: 11, column: 9, scope: !10)
!117 = !DILocation(line: 12, column: 9, scope: !114)
!118 = !DILocation(line: 13, column: 9, scope: !119)
!119 = distinct !DILexicalBlock(scope: !10, file: !1, line: 13, column: 9)
!120 = !DILocation(line: 13, column: 11, scope: !119)
!121 = !DILocation(line: 13, column: 9, scope: !10)
!122 = !DILocation(line: 14, column: 9, scope: !119)
!123 = !DILocation(line: 15, column: 5, scope: !10)
