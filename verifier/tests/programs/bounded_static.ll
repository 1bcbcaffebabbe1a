; ModuleID = 'bounded_static.cpp'
source_filename = "bounded_static.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Guard = type { i32 }

$_ZN5GuardC2Ei = comdat any

$_ZN5GuardD2Ev = comdat any

$__clang_call_terminate = comdat any

@_ZL3one = internal global %struct.Guard zeroinitializer, align 4, !dbg !0
@__dso_handle = external hidden global i8
@_ZL3two = internal global %struct.Guard zeroinitializer, align 4, !dbg !17
@_ZL5alive = internal global i32 0, align 4, !dbg !19
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_bounded_static.cpp, ptr null }]

; Function Attrs: noinline uwtable
define internal void @__cxx_global_var_init() #0 section ".text.startup" !dbg !29 {
  call void @_ZN5GuardC2Ei(ptr noundef nonnull align 4 dereferenceable(4) @_ZL3one, i32 noundef 0), !dbg !32
  %1 = call i32 @__cxa_atexit(ptr @_ZN5GuardD2Ev, ptr @_ZL3one, ptr @__dso_handle) #2, !dbg !33
  ret void, !dbg !34
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5GuardC2Ei(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) unnamed_addr #1 comdat align 2 !dbg !35 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !37, !DIExpression(), !39)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !40, !DIExpression(), !41)
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.Guard, ptr %5, i32 0, i32 0, !dbg !42
  %7 = load i32, ptr %4, align 4, !dbg !43
  store i32 %7, ptr %6, align 4, !dbg !42
  %8 = load i32, ptr @_ZL5alive, align 4, !dbg !44
  %9 = add nsw i32 %8, 1, !dbg !44
  store i32 %9, ptr @_ZL5alive, align 4, !dbg !44
  ret void, !dbg !46
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5GuardD2Ev(ptr noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #1 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !47 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !48, !DIExpression(), !49)
  %3 = load ptr, ptr %2, align 8
  %4 = load i32, ptr @_ZL5alive, align 4, !dbg !50
  %5 = add nsw i32 %4, -1, !dbg !50
  store i32 %5, ptr @_ZL5alive, align 4, !dbg !50
  br label %6, !dbg !52

6:                                                ; preds = %1
  %7 = load i32, ptr @_ZL5alive, align 4, !dbg !53
  %8 = getelementptr inbounds %struct.Guard, ptr %3, i32 0, i32 0, !dbg !53
  %9 = load i32, ptr %8, align 4, !dbg !53
  %10 = icmp eq i32 %7, %9, !dbg !53
  br i1 %10, label %13, label %11, !dbg !56

11:                                               ; preds = %6
  invoke void @reach_error()
          to label %12 unwind label %25, !dbg !53

12:                                               ; preds = %11
  br label %13, !dbg !53

13:                                               ; preds = %12, %6
  br label %14, !dbg !56

14:                                               ; preds = %13
  br label %15, !dbg !56

15:                                               ; preds = %14
  br label %16, !dbg !57

16:                                               ; preds = %15
  %17 = getelementptr inbounds %struct.Guard, ptr %3, i32 0, i32 0, !dbg !58
  %18 = load i32, ptr %17, align 4, !dbg !58
  %19 = icmp ne i32 %18, 0, !dbg !58
  br i1 %19, label %22, label %20, !dbg !61

20:                                               ; preds = %16
  invoke void @reach_error()
          to label %21 unwind label %25, !dbg !58

21:                                               ; preds = %20
  br label %22, !dbg !58

22:                                               ; preds = %21, %16
  br label %23, !dbg !61

23:                                               ; preds = %22
  br label %24, !dbg !61

24:                                               ; preds = %23
  ret void, !dbg !62

25:                                               ; preds = %20, %11
  %26 = landingpad { ptr, i32 }
          catch ptr null, !dbg !53
  %27 = extractvalue { ptr, i32 } %26, 0, !dbg !53
  call void @__clang_call_terminate(ptr %27) #6, !dbg !53
  unreachable, !dbg !53
}

; Function Attrs: nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) #2

; Function Attrs: noinline uwtable
define internal void @__cxx_global_var_init.1() #0 section ".text.startup" !dbg !63 {
  call void @_ZN5GuardC2Ei(ptr noundef nonnull align 4 dereferenceable(4) @_ZL3two, i32 noundef 1), !dbg !64
  %1 = call i32 @__cxa_atexit(ptr @_ZN5GuardD2Ev, ptr @_ZL3two, ptr @__dso_handle) #2, !dbg !65
  ret void, !dbg !66
}

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #3 !dbg !67 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  br label %2, !dbg !70

2:                                                ; preds = %0
  %3 = load i32, ptr @_ZL5alive, align 4, !dbg !71
  %4 = icmp eq i32 %3, 2, !dbg !71
  br i1 %4, label %6, label %5, !dbg !74

5:                                                ; preds = %2
  call void @reach_error(), !dbg !71
  br label %6, !dbg !71

6:                                                ; preds = %5, %2
  br label %7, !dbg !74

7:                                                ; preds = %6
  ret i32 0, !dbg !75
}

declare void @reach_error() #4

declare i32 @__gxx_personality_v0(...)

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #5 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #2
  call void @_ZSt9terminatev() #6
  unreachable
}

declare ptr @__cxa_begin_catch(ptr)

declare void @_ZSt9terminatev()

; Function Attrs: noinline uwtable
define internal void @_GLOBAL__sub_I_bounded_static.cpp() #0 section ".text.startup" !dbg !76 {
  call void @__cxx_global_var_init(), !dbg !78
  call void @__cxx_global_var_init.1(), !dbg !78
  ret void
}

attributes #0 = { noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }
attributes #3 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noinline noreturn nounwind uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}
!llvm.ident = !{!28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "one", linkageName: "_ZL3one", scope: !2, file: !3, line: 18, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !16, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bounded_static.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "564deceaa4b0664cadd0b9c8cd87edb6")
!4 = !{!5}
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Guard", file: !3, line: 8, size: 32, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !6, identifier: "_ZTS5Guard")
!6 = !{!7, !9, !13}
!7 = !DIDerivedType(tag: DW_TAG_member, name: "expected", scope: !5, file: !3, line: 9, baseType: !8, size: 32)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DISubprogram(name: "Guard", scope: !5, file: !3, line: 10, type: !10, scopeLine: 10, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!10 = !DISubroutineType(types: !11)
!11 = !{null, !12, !8}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!13 = !DISubprogram(name: "~Guard", scope: !5, file: !3, line: 11, type: !14, scopeLine: 11, flags: DIFlagPrototyped, spFlags: 0)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !12}
!16 = !{!0, !17, !19}
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "two", linkageName: "_ZL3two", scope: !2, file: !3, line: 19, type: !5, isLocal: true, isDefinition: true)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "alive", linkageName: "_ZL5alive", scope: !2, file: !3, line: 6, type: !8, isLocal: true, isDefinition: true)
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 8, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 2}
!27 = !{i32 7, !"frame-pointer", i32 2}
!28 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!29 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !3, file: !3, type: !30, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!30 = !DISubroutineType(types: !31)
!31 = !{null}
!32 = !DILocation(line: 18, column: 14, scope: !29)
!33 = !DILocation(line: 0, scope: !29)
!34 = !DILocation(line: 18, column: 18, scope: !29)
!35 = distinct !DISubprogram(name: "Guard", linkageName: "_ZN5GuardC2Ei", scope: !5, file: !3, line: 10, type: !10, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !9, retainedNodes: !36)
!36 = !{}
!37 = !DILocalVariable(name: "this", arg: 1, scope: !35, type: !38, flags: DIFlagArtificial | DIFlagObjectPointer)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!39 = !DILocation(line: 0, scope: !35)
!40 = !DILocalVariable(name: "number", arg: 2, scope: !35, file: !3, line: 10, type: !8)
!41 = !DILocation(line: 10, column: 24, scope: !35)
!42 = !DILocation(line: 10, column: 34, scope: !35)
!43 = !DILocation(line: 10, column: 43, scope: !35)
!44 = !DILocation(line: 10, column: 53, scope: !45)
!45 = distinct !DILexicalBlock(scope: !35, file: !3, line: 10, column: 51)
!46 = !DILocation(line: 10, column: 62, scope: !35)
!47 = distinct !DISubprogram(name: "~Guard", linkageName: "_ZN5GuardD2Ev", scope: !5, file: !3, line: 11, type: !14, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !13, retainedNodes: !36)
!48 = !DILocalVariable(name: "this", arg: 1, scope: !47, type: !38, flags: DIFlagArtificial | DIFlagObjectPointer)
!49 = !DILocation(line: 0, scope: !47)
!50 = !DILocation(line: 12, column: 9, scope: !51)
!51 = distinct !DILexicalBlock(scope: !47, file: !3, line: 11, column: 14)
!52 = !DILocation(line: 13, column: 9, scope: !51)
!53 = !DILocation(line: 13, column: 9, scope: !54)
!54 = distinct !DILexicalBlock(scope: !55, file: !3, line: 13, column: 9)
!55 = distinct !DILexicalBlock(scope: !51, file: !3, line: 13, column: 9)
!56 = !DILocation(line: 13, column: 9, scope: !55)
!57 = !DILocation(line: 14, column: 9, scope: !51)
!58 = !DILocation(line: 14, column: 9, scope: !59)
!59 = distinct !DILexicalBlock(scope: !60, file: !3, line: 14, column: 9)
!60 = distinct !DILexicalBlock(scope: !51, file: !3, line: 14, column: 9)
!61 = !DILocation(line: 14, column: 9, scope: !60)
!62 = !DILocation(line: 15, column: 5, scope: !47)
!63 = distinct !DISubprogram(name: "__cxx_global_var_init.1", scope: !3, file: !3, type: !30, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!64 = !DILocation(line: 19, column: 14, scope: !63)
!65 = !DILocation(line: 0, scope: !63)
!66 = !DILocation(line: 19, column: 18, scope: !63)
!67 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !68, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!68 = !DISubroutineType(types: !69)
!69 = !{!8}
!70 = !DILocation(line: 22, column: 5, scope: !67)
!71 = !DILocation(line: 22, column: 5, scope: !72)
!72 = distinct !DILexicalBlock(scope: !73, file: !3, line: 22, column: 5)
!73 = distinct !DILexicalBlock(scope: !67, file: !3, line: 22, column: 5)
!74 = !DILocation(line: 22, column: 5, scope: !73)
!75 = !DILocation(line: 23, column: 5, scope: !67)
!76 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_bounded_static.cpp", scope: !3, file: !3, type: !77, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!77 = !DISubroutineType(types: !36)
!78 = !DILocation(line: 0, scope: !76)
