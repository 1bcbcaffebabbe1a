//! The analysis on modules that are built by hand.

use javelin_solver::BitVec;

use super::*;
use crate::frontend::module::{
    Access, BasicBlock, Binary, Cast, Function, Global, Instruction, InstructionKind as K, Promises, Span,
    Type, TypeId,
};

const POINTER: TypeId = TypeId(0);
const WORD: TypeId = TypeId(1);
const VOID: TypeId = TypeId(2);
const PAIR: TypeId = TypeId(3);
const ROW: TypeId = TypeId(4);
const SIGNATURE: TypeId = TypeId(5);

/// A module with these types and nothing else.
fn module() -> Module {
    let fields = vec![WORD, POINTER];
    let signature = Type::Function { result: VOID, parameters: vec![POINTER], variadic: false };
    let types = vec![
        Type::Pointer,
        Type::Int(32),
        Type::Void,
        Type::Struct { fields, packed: false },
        Type::Array(4, WORD),
        signature,
    ];
    let mut module = Module { types, ..Module::default() };
    module.measure();
    module
}

/// Adds a function of one block, whose instructions give the next locals or nothing.
fn define(module: &mut Module, name: &str, parameters: u32, body: Vec<(Option<TypeId>, K)>) -> u32 {
    let mut locals = vec![POINTER; parameters as usize];
    let mut instructions = Vec::new();
    for (ty, kind) in body {
        let result = ty.map(|_| Local(locals.len() as u32));
        locals.extend(ty);
        instructions.push(Instruction { result, kind, access: Access::default(), span: Span::default() });
    }
    let is_declared = instructions.is_empty();
    let block = BasicBlock { instructions, ..BasicBlock::default() };
    module.functions.push(Function {
        name: name.to_owned(),
        source_name: name.to_owned(),
        ty: SIGNATURE,
        parameters,
        by_value: vec![None; parameters as usize],
        defined: vec![false; parameters as usize],
        returns_defined: false,
        locals,
        blocks: if is_declared { Vec::new() } else { vec![block] },
        variables: Vec::new(),
        span: Span::default(),
        is_internal: false,
        never_returns: false,
        resolver: None,
    });
    module.functions.len() as u32 - 1
}

/// Adds a global variable.
fn global(module: &mut Module, ty: TypeId, initial: Option<Constant>) -> Operand {
    module.globals.push(Global {
        name: format!("g{}", module.globals.len()),
        ty,
        initial,
        is_constant: false,
        is_internal: true,
        alignment: 0,
        variable: None,
    });
    address(Symbol::Global(module.globals.len() as u32 - 1))
}

fn address(symbol: Symbol) -> Operand {
    Operand { ty: POINTER, value: ValueSource::Constant(Constant::Address(symbol)) }
}

fn local(number: u32) -> Operand {
    Operand { ty: POINTER, value: ValueSource::Local(Local(number)) }
}

fn number(value: u64) -> Operand {
    Operand { ty: WORD, value: ValueSource::Constant(Constant::Bits(BitVec::from_u64(value, 32))) }
}

fn word(number: u32) -> Operand {
    Operand { ty: WORD, value: ValueSource::Local(Local(number)) }
}

fn call(callee: Callee, arguments: Vec<Operand>) -> K {
    let (by_value, defined) = (vec![None; arguments.len()], vec![false; arguments.len()]);
    K::Call(Call { callee, ty: SIGNATURE, arguments, by_value, defined })
}

fn element(ty: TypeId, base: Operand, indices: Vec<Operand>) -> K {
    K::Element(ty, base, indices, Promises::default())
}

fn frame(function: u32, number: u32) -> Object {
    Object::Frame { function, local: Local(number) }
}

/// The analysis; and what the precise solver says must be among what the fast one says.
fn analyse(module: &Module) -> PointsTo {
    let mut constraints =
        [(); 2].map(|()| generate::generate(module, &generate::roots(module), &[], false, &Clock::endless()));
    let nodes = constraints[0].nodes;
    let precise = include::solve(&mut constraints[0], false, &Clock::endless()).unwrap();
    let fast = unify::solve(&mut constraints[1], &Clock::endless());
    let objects = |which: usize, solution: &Solution, node: u32| -> Vec<Object> {
        let mut numbers = solution.objects(Node(node)).to_vec();
        if is_outside(&numbers) {
            numbers.extend(&solution.escaped);
        }
        numbers.into_iter().map(|number| constraints[which].objects[number as usize]).collect()
    };
    for node in 0..nodes {
        let coarse = objects(1, &fast, node);
        let fine = objects(0, &precise, node);
        assert!(fine.iter().all(|object| coarse.contains(object)), "node {node}: {fine:?} in {coarse:?}");
    }
    PointsTo::analyse(module)
}

#[test]
fn addresses_in_memory_are_followed() {
    let mut module = module();
    let (g, h) =
        (global(&mut module, WORD, Some(Constant::Zero)), global(&mut module, WORD, Some(Constant::Zero)));
    let main = define(
        &mut module,
        "main",
        0,
        vec![
            (Some(POINTER), K::Alloca(POINTER, None, 8)),
            (None, K::Store(g.clone(), local(0))),
            (Some(POINTER), K::Load(POINTER, local(0))),
            (Some(WORD), K::Load(WORD, local(1))),
            (None, K::Store(number(1), h.clone())),
            (None, K::Return(None)),
        ],
    );
    let result = analyse(&module);
    assert_eq!(result.objects(result.class_of(main, &local(1))), [Object::Global(0)]);
    assert_eq!(result.class_of(main, &local(1)), result.class_of(main, &g));
    assert_ne!(result.class_of(main, &g), result.class_of(main, &h));
    assert_eq!(result.slices(frame(main, 0)), Some(&[(0, 8)][..]));
    assert_eq!(result.slices(Object::Global(0)), None);
    assert_eq!(result.slices(Object::Global(1)), Some(&[(0, 4)][..]));
}

#[test]
fn integers_carry_addresses() {
    let mut module = module();
    let g = global(&mut module, WORD, Some(Constant::Zero));
    let main = define(
        &mut module,
        "main",
        0,
        vec![
            (Some(WORD), K::Cast(Cast::PtrToInt, g.clone())),
            (Some(WORD), K::Binary(Binary::Xor, word(0), number(5), Promises::default())),
            (Some(POINTER), K::Alloca(WORD, None, 8)),
            (None, K::Store(word(1), local(2))),
            (Some(POINTER), K::Load(POINTER, local(2))),
            (Some(POINTER), K::Cast(Cast::IntToPtr, number(4096))),
            (None, K::Return(None)),
        ],
    );
    let result = analyse(&module);
    assert_eq!(result.class_of(main, &local(3)), result.class_of(main, &g));
    assert_eq!(result.class_of(main, &local(4)), result.class_of(main, &g));
    assert!(result.objects(result.class_of(main, &local(4))).contains(&Object::Outside));
}

#[test]
fn calls_through_pointers_find_functions() {
    let mut module = module();
    let g = global(&mut module, WORD, Some(Constant::Zero));
    let callee = define(
        &mut module,
        "callee",
        1,
        vec![(None, K::Store(number(1), local(0))), (None, K::Return(None))],
    );
    let table = Constant::Aggregate(vec![number(3), address(Symbol::Function(callee))]);
    let table = global(&mut module, PAIR, Some(table));
    let main = define(
        &mut module,
        "main",
        0,
        vec![
            (Some(POINTER), element(PAIR, table, vec![number(0), number(1)])),
            (Some(POINTER), K::Load(POINTER, local(0))),
            (None, call(Callee::Pointer(local(1)), vec![g.clone()])),
            (None, K::Return(None)),
        ],
    );
    let result = analyse(&module);
    assert_eq!(result.targets(main, &local(1)), Targets { functions: vec![callee], is_open: false });
    assert_eq!(result.class_of(callee, &local(0)), result.class_of(main, &g));
    assert_eq!(result.slices(Object::Global(1)), Some(&[(8, 8)][..]));
}

#[test]
fn arguments_of_unknown_functions_escape() {
    let mut module = module();
    let g = global(&mut module, WORD, Some(Constant::Zero));
    let h = global(&mut module, POINTER, Some(Constant::Address(Symbol::Global(0))));
    let callback = define(
        &mut module,
        "callback",
        1,
        vec![(Some(WORD), K::Load(WORD, local(0))), (None, K::Return(None))],
    );
    let unknown = define(&mut module, "unknown", 1, Vec::new());
    let main = define(
        &mut module,
        "main",
        0,
        vec![
            (Some(POINTER), call(Callee::Function(unknown), vec![h])),
            (Some(POINTER), call(Callee::Function(unknown), vec![address(Symbol::Function(callback))])),
            (None, call(Callee::Pointer(local(0)), vec![])),
            (None, K::Return(None)),
        ],
    );
    let result = analyse(&module);
    let outside = result.class_of(main, &local(0));
    assert!(result.objects(outside).contains(&Object::Outside));
    assert!(result.objects(outside).contains(&Object::Global(0)));
    assert_eq!(result.class_of(callback, &local(0)), outside);
    assert!(result.escaped().contains(&result.class_of(main, &g)));
    assert_eq!(result.targets(main, &local(0)), Targets { functions: vec![callback], is_open: true });
}

#[test]
fn allocations_are_objects_of_their_places() {
    let mut module = module();
    let malloc = define(&mut module, "malloc", 1, Vec::new());
    let main = define(
        &mut module,
        "main",
        0,
        vec![
            (Some(POINTER), call(Callee::Function(malloc), vec![number(4)])),
            (Some(POINTER), call(Callee::Function(malloc), vec![number(4)])),
            (Some(POINTER), call(Callee::Pointer(address(Symbol::Function(malloc))), vec![number(4)])),
            (None, K::Return(None)),
        ],
    );
    let result = analyse(&module);
    for instruction in 0..3 {
        let place = Place { function: main, block: 0, instruction };
        assert_eq!(result.objects(result.class_of(main, &local(instruction))), [Object::Heap(place)]);
    }
}

#[test]
fn objects_are_direct_until_their_addresses_are_used() {
    let mut module = module();
    let g = global(&mut module, ROW, Some(Constant::Zero));
    let h = global(&mut module, ROW, Some(Constant::Zero));
    let main = define(
        &mut module,
        "main",
        0,
        vec![
            (Some(POINTER), element(ROW, g, vec![number(0), number(1)])),
            (Some(POINTER), element(WORD, local(0), vec![number(1)])),
            (Some(WORD), K::Load(WORD, local(1))),
            (Some(POINTER), element(ROW, h, vec![number(0), word(2)])),
            (Some(POINTER), K::Alloca(ROW, None, 4)),
            (Some(POINTER), element(WORD, local(4), vec![number(4)])),
            (None, K::Store(number(1), local(5))),
            (Some(POINTER), K::Alloca(ROW, None, 4)),
            (Some(WORD), K::Load(WORD, local(6))),
            (None, K::Return(None)),
        ],
    );
    let result = analyse(&module);
    assert_eq!(result.slices(Object::Global(0)), Some(&[(8, 4)][..]), "two constant steps");
    assert_eq!(result.slices(Object::Global(1)), None, "a variable index");
    assert_eq!(result.slices(frame(main, 4)), None, "behind its end");
    assert_eq!(result.slices(frame(main, 6)), Some(&[(0, 4)][..]));
}

#[test]
fn copies_are_mirrored() {
    let mut module = module();
    let copy = define(&mut module, "llvm.memcpy.p0.p0.i64", 4, Vec::new());
    let all = |to, from| call(Callee::Function(copy), vec![local(to), local(from), number(16), number(0)]);
    let main = define(
        &mut module,
        "main",
        0,
        vec![
            (Some(POINTER), K::Alloca(ROW, None, 4)),
            (Some(POINTER), K::Alloca(ROW, None, 4)),
            (Some(POINTER), K::Alloca(ROW, None, 4)),
            (None, all(1, 0)),
            (None, all(2, 1)),
            (Some(POINTER), element(WORD, local(2), vec![number(3)])),
            (Some(WORD), K::Load(WORD, local(3))),
            (None, K::Return(None)),
        ],
    );
    let result = analyse(&module);
    for object in 0..3 {
        assert_eq!(result.slices(frame(main, object)), Some(&[(12, 4)][..]));
    }
}

#[test]
fn a_cycle_of_bases_ends() {
    let mut module = module();
    let body = vec![
        (Some(POINTER), element(WORD, local(1), vec![number(1)])),
        (Some(POINTER), element(WORD, local(0), vec![number(1)])),
        (None, K::Return(None)),
    ];
    let main = define(&mut module, "main", 0, body);
    let result = analyse(&module);
    assert!(result.objects(result.class_of(main, &local(1))).is_empty());
}

#[test]
fn fields_and_elements_are_distinguished() {
    let mut module = module();
    let functions: Vec<u32> = (0..2)
        .map(|number| define(&mut module, &format!("f{number}"), 1, vec![(None, K::Return(None))]))
        .collect();
    let entry =
        |index: usize| Constant::Aggregate(vec![number(3), address(Symbol::Function(functions[index]))]);
    let (g, h) = (global(&mut module, PAIR, Some(entry(0))), global(&mut module, PAIR, Some(entry(1))));
    let copy = define(&mut module, "llvm.memcpy.p0.p0.i64", 4, Vec::new());
    let arguments = vec![local(0), h, number(16), number(0)];
    let main = define(
        &mut module,
        "main",
        0,
        vec![
            (Some(POINTER), K::Alloca(PAIR, Some(number(4)), 8)),
            (Some(WORD), K::Load(WORD, g.clone())),
            (Some(POINTER), element(PAIR, local(0), vec![word(1)])),
            (Some(POINTER), element(PAIR, local(2), vec![number(0), number(1)])),
            (None, call(Callee::Function(copy), arguments)),
            (Some(POINTER), K::Load(POINTER, local(3))),
            (Some(WORD), K::Load(WORD, local(2))),
            (None, call(Callee::Pointer(local(4)), vec![g])),
            (None, K::Return(None)),
        ],
    );
    let result = analyse(&module);
    let targets = result.targets(main, &local(4));
    assert_eq!(targets, Targets { functions: vec![functions[1]], is_open: false });
    assert!(result.targets(main, &word(5)).functions.is_empty(), "the first field holds a number");
}

#[test]
fn a_walk_through_a_buffer_ends() {
    let mut module = module();
    let g = global(&mut module, ROW, Some(Constant::Zero));
    let main = define(
        &mut module,
        "main",
        0,
        vec![
            (Some(POINTER), K::Alloca(POINTER, None, 8)),
            (None, K::Store(g.clone(), local(0))),
            (Some(POINTER), K::Load(POINTER, local(0))),
            (Some(POINTER), element(WORD, local(1), vec![number(1)])),
            (None, K::Store(local(2), local(0))),
            (None, K::Jump(crate::frontend::module::Block(0))),
        ],
    );
    let result = analyse(&module);
    assert_eq!(result.class_of(main, &local(2)), result.class_of(main, &g));
}

#[test]
fn the_target_of_a_pointer_of_unknown_origin_is_found_again() {
    let mut module = module();
    let copy = define(&mut module, "memcpy", 3, Vec::new());
    let main = define(
        &mut module,
        "main",
        0,
        vec![
            (Some(POINTER), K::Alloca(POINTER, None, 8)),
            (Some(POINTER), K::Alloca(WORD, None, 8)),
            (Some(POINTER), K::Alloca(POINTER, None, 8)),
            (None, call(Callee::Function(copy), vec![local(2), local(0), number(8)])),
            (Some(POINTER), K::Load(POINTER, local(0))),
            (None, K::Store(local(1), local(3))),
            (Some(POINTER), K::Load(POINTER, local(2))),
            (Some(POINTER), K::Load(POINTER, local(4))),
            (None, K::Return(None)),
        ],
    );
    let clock = Clock::endless();
    let [with, without] = [true, false].map(|is_separate| {
        let surroundings = Surroundings { separate: is_separate, ..Surroundings::default() };
        let points = PointsTo::analyse_within(&module, &[main], surroundings, &clock);
        let class = |number| points.class_of(main, &local(number));
        (class(5) == class(1), class(3) == class(4), class(3) == class(1))
    });
    assert_eq!(with, (true, true, false));
    assert!(!without.0);
}

/// `llvm.exp` and `llvm.expect` begin alike; an address that is loaded as a number passes through the latter.
#[test]
fn an_address_passes_through_expect() {
    assert_eq!(externals::known("llvm.exp.f64"), Some(Known::Reads));
    assert_eq!(externals::known("llvm.exp2.f64"), Some(Known::Reads));
    for name in ["llvm.expect.i64", "llvm.expect.with.probability.i64"] {
        assert_eq!(externals::known(name), Some(Known::Passes), "{name}");
    }
}
