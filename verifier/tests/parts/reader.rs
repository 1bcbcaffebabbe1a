//! The reader, by the text that three versions of clang and one of rustc wrote of our own programs, by text
//! written by hand, and by text that is damaged.

use javelin_solver::BitVec;
use javelin_verifier::frontend::module::{
    Callee, Constant, Function, Global, Hook, InstructionKind, Module, Operand, SourceType, Symbol, Type,
    ValueSource,
};
use javelin_verifier::frontend::{LinkError, link, read};

/// The versions of clang whose text is here.
const CLANGS: [&str; 3] = ["14", "16", "19"];

fn text(name: &str) -> String {
    let path = format!("{}/tests/programs/{name}.ll", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn module(name: &str) -> Module {
    read(&text(name), name).unwrap_or_else(|error| panic!("{error}"))
}

fn function<'m>(module: &'m Module, name: &str) -> &'m Function {
    let index = module.function(name).unwrap_or_else(|| panic!("no function {name}"));
    &module.functions[index as usize]
}

fn global<'m>(module: &'m Module, name: &str) -> &'m Global {
    module.globals.iter().find(|global| global.name == name).unwrap_or_else(|| panic!("no variable {name}"))
}

fn kinds(function: &Function) -> impl Iterator<Item = &InstructionKind> {
    function.blocks.iter().flat_map(|block| &block.instructions).map(|instruction| &instruction.kind)
}

fn bits(number: u64, width: u32) -> Constant {
    Constant::Bits(BitVec::from_u64(number, width))
}

fn parts(constant: Option<&Constant>) -> Vec<Constant> {
    let Some(Constant::Aggregate(parts)) = constant else { panic!("{constant:?}") };
    let constant = |part: &Operand| match &part.value {
        ValueSource::Constant(constant) => constant.clone(),
        ValueSource::Local(_) => panic!("a local in a constant"),
    };
    parts.iter().map(constant).collect()
}

#[test]
fn globals_have_the_values_of_the_source() {
    for clang in CLANGS {
        let module = module(&format!("everything.{clang}"));
        let first = parts(global(&module, "first").initial.as_ref());
        let last = module.globals.iter().position(|global| global.name == "last").expect("last") as u32;
        assert_eq!(first[0], bits(3, 32));
        assert_eq!(first[1], bits(u64::from(b'a'), 8));
        assert!(first.contains(&Constant::Address(Symbol::Global(last))));
        let weights =
            first.iter().find(|part| matches!(part, Constant::Aggregate(parts) if parts.len() == 3));
        let numbers = [0.5f64, -2.0, 0.0].map(|number| bits(number.to_bits(), 64));
        assert_eq!(parts(weights), numbers);
        let huge = BitVec::one(128).shl(&BitVec::from_u64(100, 128)).add(&BitVec::from_u64(7, 128));
        assert_eq!(global(&module, "huge").initial, Some(Constant::Bits(huge)));
        let wide = BitVec::from_u64(0x3fff, 16).concat(&BitVec::from_u64(3 << 62, 64));
        assert_eq!(global(&module, "wide").initial, Some(Constant::Bits(wide)));
        assert_eq!(global(&module, "table").initial, Some(Constant::Zero));
        assert_eq!(global(&module, "elsewhere").initial, None);
        assert!(global(&module, "last").is_internal && !global(&module, "first").is_internal);
        let strings = module.globals.iter().filter_map(|global| global.initial.as_ref());
        assert!(strings.into_iter().any(|value| *value == Constant::Bytes(b"gr\"een\n\0".to_vec())));
        let flag = global(&module, "flag").variable.as_ref().expect("a variable of the source");
        assert_eq!((flag.name.as_str(), &flag.ty), ("flag", &SourceType::Bool));
    }
}

#[test]
fn functions_have_the_shape_of_the_source() {
    for clang in CLANGS {
        let module = module(&format!("everything.{clang}"));
        let main = function(&module, "main");
        let twice = module.function("twice").expect("twice");
        assert_eq!(module.function("again"), Some(twice));
        let calls_twice = |kind: &InstructionKind| match kind {
            InstructionKind::Call(call) => call.callee == Callee::Function(twice),
            _ => false,
        };
        assert!(kinds(main).any(calls_twice), "a call of the alias is a call of its target");
        assert!(function(&module, "stop").never_returns && function(&module, "stop").blocks.is_empty());
        assert!(kinds(main).any(|kind| {
            matches!(kind, InstructionKind::Call(call) if matches!(call.callee, Callee::Assembly(_)))
        }));
        assert!(kinds(main).any(|kind| matches!(kind, InstructionKind::AtomicUpdate(..))));
        let before = module.function("before").expect("before");
        assert_eq!(module.constructors, [Hook { priority: 65535, function: before }]);
        let jump = function(&module, "jump");
        assert!(
            kinds(jump)
                .any(|kind| matches!(kind, InstructionKind::IndirectJump(_, targets) if targets.len() == 2))
        );
        let copied = function(&module, "copied");
        let ty = copied.by_value[0].expect("passed by value");
        assert_eq!((module.size_of(ty), module.align_of(ty)), (Some(40), 8));
        let adjustable =
            module.globals.iter().position(|global| global.name == "adjustable").expect("it") as u32;
        assert_eq!(module.weak, [Symbol::Global(adjustable)]);
        for function in &module.functions {
            assert!(kinds(function).all(|kind| !matches!(kind, InstructionKind::Other(_))));
        }
    }
}

#[test]
fn debug_information_describes_the_source() {
    for clang in CLANGS {
        let module = module(&format!("everything.{clang}"));
        let walk = function(&module, "walk");
        let labels: Vec<&str> =
            walk.blocks.iter().flat_map(|block| &block.labels).map(|(_, name)| name.as_str()).collect();
        assert_eq!(labels, ["ERROR"]);
        assert_eq!((walk.span.line, walk.source_name.as_str()), (39, "walk"));
        assert_eq!(module.files[walk.span.file as usize], "everything.c");
        let names: Vec<&str> = walk.variables.iter().map(|(_, variable)| variable.name.as_str()).collect();
        assert_eq!(names, ["n", "c"]);
        assert!(walk.variables.iter().all(|(_, variable)| variable.is_parameter));
        let SourceType::Pointer(node) = &walk.variables[0].1.ty else {
            panic!("{:?}", walk.variables[0].1.ty)
        };
        let SourceType::Struct(name, fields) = &**node else { panic!("{node:?}") };
        let find = |name: &str| fields.iter().find(|(field, ..)| field == name).cloned().expect("a field");
        assert_eq!((name.as_str(), find("next").1), ("node", 64));
        let tail = SourceType::Struct("node".into(), Vec::new());
        assert_eq!(find("next").2, SourceType::Pointer(Box::new(tail)));
        assert!(matches!(find("low").2, SourceType::Int { signed: false, width: 3, .. }));
        let values = [("RED", 0), ("GREEN", 5), ("BLUE", -2)].map(|(name, value)| (name.to_owned(), value));
        assert_eq!(walk.variables[1].1.ty, SourceType::Enum("colour".into(), values.into()));
        let main = function(&module, "main");
        let inner: Vec<_> = main.variables.iter().filter(|(_, variable)| variable.name == "i").collect();
        assert_eq!(inner.len(), 2);
        assert!(inner[0].0 != inner[1].0 && inner[0].1.ty != inner[1].1.ty);
        let places = main.blocks.iter().flat_map(|block| &block.instructions).map(|one| one.span);
        assert!(places.into_iter().any(|span| (span.line, span.column) == (81, 9)), "the call of stop");
    }
}

#[test]
fn cpp_has_exceptions_and_names() {
    for clang in CLANGS {
        let module = module(&format!("classes.{clang}"));
        let source_names: Vec<&str> =
            module.functions.iter().map(|function| function.source_name.as_str()).collect();
        for name in ["geometry::Square::area", "checked", "main", "Guard::~Guard"] {
            assert!(source_names.contains(&name), "{name} in {source_names:?}");
        }
        let checked = module.functions.iter().find(|one| one.source_name == "checked").expect("checked");
        let (mut invokes, mut pads, mut resumes) = (0, 0, 0);
        for kind in kinds(checked) {
            match kind {
                InstructionKind::Invoke(..) => invokes += 1,
                InstructionKind::LandingPad(is_cleanup, clauses) => {
                    assert!(*is_cleanup && clauses.is_empty());
                    pads += 1;
                }
                InstructionKind::Resume(_) => resumes += 1,
                _ => {}
            }
        }
        assert!(invokes >= 3 && pads >= 1 && resumes == 1, "{invokes} {pads} {resumes}");
        let table = global(&module, "_ZTVN8geometry6SquareE");
        assert!(table.is_constant && parts(table.initial.as_ref()).len() == 1);
    }
}

#[test]
fn rust_has_names_and_panics() {
    let module = module("panics.rustc");
    let source_names: Vec<&str> =
        module.functions.iter().map(|function| function.source_name.as_str()).collect();
    for name in ["panics::element", "panics::half", "total", "core::panicking::panic_bounds_check"] {
        assert!(source_names.contains(&name), "{name} in {source_names:?}");
    }
    let bounds =
        module.functions.iter().find(|one| one.source_name.ends_with("panic_bounds_check")).expect("it");
    assert!(bounds.never_returns);
    let element = module.functions.iter().find(|one| one.source_name == "panics::element").expect("element");
    assert!(matches!(kinds(element).last(), Some(InstructionKind::Unreachable)));
    assert!(element.variables.iter().any(|(_, variable)| variable.name == "index"));
}

#[test]
fn the_versions_of_clang_agree() {
    let shape = |clang| {
        let module = module(&format!("everything.{clang}"));
        let functions = module.functions.iter().filter(|function| !function.blocks.is_empty());
        let count =
            |function: &Function| (function.name.clone(), function.blocks.len(), function.variables.len());
        functions.map(count).collect::<Vec<_>>()
    };
    assert_eq!(shape("14"), shape("19"));
    assert_eq!(shape("16"), shape("19"));
}

#[test]
fn two_files_are_one_program() {
    for clang in CLANGS {
        let files = [module(&format!("first.{clang}")), module(&format!("second.{clang}"))];
        for order in [[0, 1], [1, 0]] {
            let linked = link(order.iter().map(|&index| files[index].clone()).collect()).expect("they fit");
            let main = function(&linked, "main");
            let callees: Vec<&str> = kinds(main)
                .filter_map(|kind| match kind {
                    InstructionKind::Call(call) => match call.callee {
                        Callee::Function(index) => Some(linked.functions[index as usize].name.as_str()),
                        _ => None,
                    },
                    _ => None,
                })
                .collect();
            assert_eq!(callees, ["hidden", "real", "chosen"], "an alias is what it stands for");
            let chosen = function(&linked, "chosen");
            let two = InstructionKind::Return(Some(Operand {
                ty: linked.types.iter().position(|ty| *ty == Type::Int(32)).map(type_id).expect("i32"),
                value: ValueSource::Constant(bits(2, 32)),
            }));
            assert_eq!(kinds(chosen).last(), Some(&two), "the strong definition counts");
            assert_eq!(linked.functions.iter().filter(|function| function.name == "hidden").count(), 2);
            assert_eq!(linked.globals.iter().filter(|global| global.name == "count").count(), 2);
            assert_eq!(global(&linked, "shared").initial, Some(bits(3, 32)));
            assert_eq!(parts(global(&linked, "pairs").initial.as_ref()).len(), 2);
            assert_eq!(linked.files[main.span.file as usize], "first.c");
            assert_eq!(linked.files[chosen.span.file as usize], "second.c");
        }
        let twice = link(vec![files[1].clone(), files[1].clone()]);
        assert!(matches!(twice, Err(LinkError::Twice { .. })));
    }
    assert_eq!(link(Vec::new()).err(), Some(LinkError::Nothing));
}

#[test]
fn of_several_weak_definitions_the_first_stays_and_a_strong_one_wins() {
    let module = |kind: &str, value: u64| {
        read(&format!("define {kind} i32 @f() {{\n  ret i32 {value}\n}}"), "module").expect("a module")
    };
    let [one, two, strong] = [module("weak", 1), module("linkonce_odr", 2), module("", 3)];
    for (modules, value) in
        [(vec![&one, &two], 1), (vec![&two, &one, &two], 2), (vec![&one, &strong, &two], 3)]
    {
        let linked = link(modules.into_iter().cloned().collect()).expect("they fit");
        let kind = &linked.functions[0].blocks[0].instructions[0].kind;
        let returned = match kind {
            InstructionKind::Return(Some(operand)) => &operand.value,
            other => panic!("{other:?}"),
        };
        assert_eq!(*returned, ValueSource::Constant(bits(value, 32)));
    }
}

#[test]
fn weak_declarations_and_aliases_are_linked() {
    let user =
        read("declare extern_weak void @f()\ndeclare extern_weak void @g()\ndeclare void @h()", "user");
    let owner = read(
        "declare void @g()\ndefine void @real() {\n  ret void\n}\n@h = alias void (), ptr @real",
        "owner",
    );
    let (user, owner) = (user.expect("a module"), owner.expect("a module"));
    assert_eq!(user.weak, [Symbol::Function(0), Symbol::Function(1)]);
    let linked = link(vec![user.clone(), owner.clone()]).expect("they fit");
    assert_eq!(linked.weak, [Symbol::Function(0)], "somebody needs `g`, nobody `f`");
    assert_eq!(
        linked.function("h"),
        linked.functions.iter().position(|one| one.name == "real").map(|at| at as u32)
    );
    let other = read("define void @h() {\n  ret void\n}", "other").expect("a module");
    assert_eq!(
        link(vec![owner, other.clone()]).err(),
        Some(LinkError::Twice { name: "h".into(), modules: [1, 0] })
    );
    let variable = read("@h = global i8 1", "variable").expect("a module");
    assert_eq!(link(vec![other.clone(), variable]).err(), Some(LinkError::Kind("h".into())));
    let big = read("target datalayout = \"E-p:32:32\"\n@x = global i8 1", "big").expect("a module");
    assert_eq!(link(vec![other, big]).err(), Some(LinkError::Layout));
}

/// In typed pointers, up to version 14, the type of what is returned begins with `void` here.
#[test]
fn an_address_of_a_function_that_returns_nothing_is_returned() {
    let text = "define void @f() {\n  ret void\n}\ndefine void ()* @g() {\n  ret void ()* @f\n}\n";
    let module = read(text, "returned").expect("a module");
    let returned = kinds(function(&module, "g")).next();
    let value = ValueSource::Constant(Constant::Address(Symbol::Function(0)));
    assert!(matches!(returned, Some(InstructionKind::Return(Some(operand))) if operand.value == value));
}

#[test]
fn an_alias_of_another_type_is_one() {
    let text = "define i32 @f(i32 %x) {\n  ret i32 %x\n}\n@g = alias i32 (), bitcast (ptr @f to ptr)\n";
    let module = read(text, "alias").expect("a module");
    assert_eq!(module.aliases, [("g".to_owned(), Symbol::Function(0))]);
}

/// Whichever file is named first; of one priority, those of the first file run first.
#[test]
fn constructors_of_several_files_run_by_their_priorities() {
    let file = |name: &str, priorities: [u32; 2]| {
        let [early, late] = [0, 1].map(|index| format!("{name}{index}"));
        let define = |name: &str| format!("define internal void @{name}() {{\n  ret void\n}}\n");
        let list = |kind: &str| {
            format!(
                "@llvm.global_{kind} = appending global [2 x {{ i32, ptr, ptr }}] [{{ i32, ptr, ptr }} \
                 {{ i32 {}, ptr @{early}, ptr null }}, {{ i32, ptr, ptr }} \
                 {{ i32 {}, ptr @{late}, ptr null }}]\n",
                priorities[0], priorities[1]
            )
        };
        let text = define(&early) + &define(&late) + &list("ctors") + &list("dtors");
        read(&text, name).expect("a module")
    };
    let (first, second) = (file("a", [65535, 200]), file("b", [101, 65535]));
    let linked = link(vec![first, second]).expect("they fit");
    let names = |hooks: &[Hook]| -> Vec<String> {
        hooks.iter().map(|hook| linked.functions[hook.function as usize].name.clone()).collect()
    };
    assert_eq!(names(&linked.constructors), ["b0", "a1", "a0", "b1"]);
    assert_eq!(names(&linked.destructors), ["a0", "b1", "a1", "b0"]);
}

/// An `ifunc` is what a declaration in another file means.
#[test]
fn indirect_functions_are_linked() {
    let user = read("declare i32 @f()", "user").expect("a module");
    let text = "@f = ifunc i32 (), ptr @choose\ndefine internal ptr @choose() {\n  ret ptr null\n}\n";
    let owner = read(text, "owner").expect("a module");
    let linked = link(vec![user, owner.clone()]).expect("they fit");
    let choose = linked.function("choose").expect("the resolver");
    let resolver = function(&linked, "f").resolver.clone();
    assert_eq!(resolver, Some(Constant::Address(Symbol::Function(choose))));
    let other = read("define i32 @f() {\n  ret i32 1\n}", "other").expect("a module");
    assert!(matches!(link(vec![owner, other]), Err(LinkError::Twice { .. })));
}

#[test]
fn aliases_of_aliases_do_not_explode() {
    let twice = |number: usize| {
        let (from, to) = (number, number + 1);
        format!("@a{from} = alias i8, getelementptr (i8, ptr @a{to}, i64 ptrtoint (ptr @a{to} to i64))\n")
    };
    let text = (0..60).map(twice).collect::<String>() + "@a60 = global i8 1\n";
    assert!(read(&text, "aliases").is_err());
    let chain = |number: usize| format!("@a{number} = alias i8, ptr @a{}\n", number + 1);
    let text = (0..60).map(chain).collect::<String>() + "@a60 = global i8 1\n";
    let module = read(&text, "aliases").expect("a module");
    assert!(
        module.aliases.len() == 60 && module.aliases.iter().all(|(_, symbol)| *symbol == Symbol::Global(0))
    );
    assert!(read("@a = alias i8, ptr @a", "itself").is_err());
}

fn type_id(index: usize) -> javelin_verifier::frontend::module::TypeId {
    javelin_verifier::frontend::module::TypeId(index as u32)
}

#[test]
fn blocks_and_values_without_names_are_numbered() {
    let text = "define i32 @f(i32, i1) {
        br i1 %1, label %3, label %later
        add i32 %0, 1
        ret i32 %4
      later:
        %p = phi i32 [ 7, %2 ]
        ret i32 %p
      }";
    let module = read(text, "numbers").expect("a module");
    let f = &module.functions[0];
    assert_eq!(f.blocks.len(), 3);
    assert_eq!(f.blocks[2].name, "later");
    assert!(
        matches!(&f.blocks[0].instructions[0].kind, InstructionKind::Branch(_, a, b) if a.0 == 1 && b.0 == 2)
    );
    assert!(matches!(&f.blocks[2].instructions[0].kind, InstructionKind::Phi(values) if values[0].1.0 == 0));
}

#[test]
fn unknown_syntax_is_kept_or_skipped() {
    let text = "target triple = \"x\"
      attributes #0 = { future(none) \"a\"=\"b\" noreturn }
      declare future range(i8 0, 5) i8 @g(ptr future(address, i32 5) noundef, i8 later) #0 later(x)
      define i8 @f(ptr %p) {
        %x = quantum i32 %p, { 1,
          2 } 5, !dbg !1
        %y = trunc later nsw i32 %x to i8
        %z = call later i8 @g(ptr future(address) %p, i8 later %y) #0 [ \"bundle\"(i32 1) ], !future !{!1}
        store atomic volatile i8 %z, ptr %p syncscope(\"one\") seq_cst, align 1, !nontemporal !1
        qjump ptr %p
      next:
        ret i8 splat
      }
      ^0 = module: (path: \"x\")";
    let error = read(text, "future").expect_err("splat is no number");
    assert_eq!((error.line, error.column), (12, 16), "{error}");
    let module = read(&text.replace("i8 splat", "i8 0"), "future").expect("a module");
    let f = function(&module, "f");
    assert!(function(&module, "g").never_returns);
    assert!(kinds(f).any(|kind| *kind == InstructionKind::Other("quantum".into())));
    let last = &f.blocks[0].instructions;
    assert_eq!(last[last.len() - 2].kind, InstructionKind::Other("qjump".into()));
    assert_eq!(last[last.len() - 1].kind, InstructionKind::Unreachable);
}

#[test]
fn errors_say_where_and_what() {
    let cases = [
        ("define i32 @f() {\n  ret i32 %x\n}", "2:11: this value is not defined in the function"),
        (
            "define i32 @f() {\n  ret i32 256x\n}",
            "2:11: expected a number that its type can have, found `256x`",
        ),
        ("@g = global i8 300", "1:16: expected a number that its type can have, found `300`"),
        ("@g = global i8 1\n@g = global i8 2", "2:1: `@g` is defined twice"),
        ("@g = global %t zeroinitializer", "1:13: the type `%t` is not defined"),
        ("@g = global ptr @h", "1:17: `@h` is not defined"),
        ("define void @f() {\n  br label %l\n}", "2:12: this block is not defined in the function"),
        (
            "define void @f() {\n  %a = add i32 1, 2\n}",
            "3:1: expected an instruction that ends the block, found `}`",
        ),
        ("define void @f() {\n", "1:18: this bracket is never closed"),
        ("hello", "1:1: expected a definition, found `hello`"),
        ("target datalayout = \"e-q7\"", "1:21: the data layout `q7` is not known"),
        ("@s = global [2 x i8] c\"abc\"", "1:22: a string of 3 bytes has another type"),
        ("@g = global i32 @g", "1:17: expected a constant of another type, found `@g`"),
        (
            "define void @f(i8 %a) {\n  %b = add i8 %a, 1\n  %c = zext i8 %b to i8\n  ret void\n}",
            "3:8: `zext` cannot convert between these types",
        ),
        ("define void @f(i8 %a) {\n  ret i8 %a\n}", "2:3: the function returns another type"),
        ("define void @f(i8 %a) {\n  store i8 1, i8 %a\n  ret void\n}", "2:3: `store` needs a pointer"),
        (
            "define void @f({ i8 } %a) {\n  %b = extractvalue { i8 } %a, 1\n  ret void\n}",
            "3:3: there is no such part",
        ),
        ("@s = global [2 x i8] [i8 1]", "1:22: this constant has another type"),
    ];
    for (text, expected) in cases {
        let error = read(text, "t").expect_err(text);
        assert_eq!(error.to_string(), format!("t:{expected}"), "{text}");
    }
}

#[test]
fn nesting_has_a_bound_and_sizes_do_not_overflow() {
    let deep = |open: &str, close: &str| format!("{}{}", open.repeat(100_000), close.repeat(100_000));
    for text in [
        format!("@g = global {} zeroinitializer", deep("{", "}")),
        format!("@g = global {} zeroinitializer", "[2 x ".repeat(100_000)),
        format!("@g = global i8 {}", deep("[i8 ", "]")),
        format!("@g = global ptr {}", "getelementptr (i8, ptr ".repeat(100_000)),
        format!("@g = global {{ i8 }} {}", deep("{ ", "}")),
        format!("define void @f() {{ ret void }}{}", "(".repeat(100_000)),
    ] {
        let error = read(&text, "deep").expect_err("too deep");
        assert_eq!(error.line, 1);
    }
    let text = "%t = type { [1152921504606846976 x i64], i8 }
      @a = external global %t
      @b = external global [18446744073709551615 x [18446744073709551615 x i8]]
      @c = external global i1048576
      @d = external global { i8, <{ i8, i64 }>, i24, x86_fp80, <3 x i32>, {} }";
    let module = read(text, "sizes").expect("a module");
    let sizes = module.globals.iter().map(|global| module.size_of(global.ty)).collect::<Vec<_>>();
    assert_eq!(sizes, [None, None, Some(1 << 17), Some(48)]);
    let offsets: Vec<_> = (0..7).map(|field| module.offset_of(module.globals[3].ty, field)).collect();
    assert_eq!(offsets, [Some(0), Some(1), Some(12), Some(16), Some(32), Some(48), None]);
}

#[test]
fn layouts_are_those_of_the_compiler() {
    for machine in ["x86_64", "i386", "aarch64", "mips"] {
        let module = module(&format!("layout.{machine}"));
        assert_eq!(module.layout.little_endian, machine != "mips");
        let mut structures = 0;
        for object in module.globals.iter().filter(|global| global.name.starts_with('o')) {
            let numbers = global(&module, &object.name.replace('o', "z"));
            let numbers = parts(numbers.initial.as_ref());
            let number = |constant: &Constant| match constant {
                Constant::Bits(bits) => bits.to_u64(),
                _ => None,
            };
            let numbers: Vec<Option<u64>> = numbers.iter().map(number).collect();
            let name = format!("{} of {machine}", object.name);
            assert_eq!(module.size_of(object.ty), numbers[0], "{name}");
            let Type::Struct { packed, .. } = module.ty(object.ty) else { panic!("{name}") };
            if !packed {
                assert_eq!(Some(module.align_of(object.ty)), numbers[1], "{name}");
            }
            for (field, &offset) in numbers[2..].iter().enumerate() {
                assert_eq!(module.offset_of(object.ty, field as u64), offset, "field {field} of {name}");
            }
            structures += 1;
        }
        assert_eq!(structures, 14);
    }
}

/// A small generator of numbers (xorshift).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}

#[test]
fn truncated_text_is_an_error_or_a_module() {
    for clang in ["14", "19"] {
        let text = text(&format!("first.{clang}"));
        for end in 0..text.len() {
            if let Err(error) = read(&text[..end], "cut") {
                assert!(error.line >= 1 && error.column >= 1);
            }
        }
    }
}

#[test]
fn damaged_text_never_panics() {
    let words = [
        "{", "}", "(", ")", "%0", "@main", "i32", "ptr", "null", "!5", "-1", "0x", "\"", "\n", "label", "=",
        ",",
    ];
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let mut refused = 0;
    for name in ["everything.14", "everything.19", "classes.19", "panics.rustc", "first.16"] {
        let text = text(name);
        for _ in 0..300 {
            let mut damaged = text.clone().into_bytes();
            for _ in 0..=random.below(3) {
                let (at, length) = (random.below(damaged.len()), random.below(6));
                let word = words[random.below(words.len())].bytes();
                damaged.splice(at..(at + length).min(text.len()).min(damaged.len()), word).for_each(drop);
            }
            let damaged = String::from_utf8_lossy(&damaged).into_owned();
            refused += usize::from(read(&damaged, "damaged").is_err());
        }
    }
    assert!(refused > 300, "{refused} of 1500 refused");
}
