//! Which handler takes an exception, and what it is given.
//!
//! **Idea.** The type of what is thrown is mostly one of those that the program names where it throws. For
//! each of them the clause of a landing pad that takes it can be said while lowering, from the type
//! information in the module (Itanium C++ ABI, 2.9.5; which conversions a handler makes: ISO C++,
//! [except.handle]).
//!
//! **Here.** A handler is given the part of the object that is the base it names, and of a pointer what that
//! points to. Where type information is not in the module, or a base is virtual, or a pointer leads to a
//! pointer, nothing is said, and the handler is any.

use crate::frontend::module::{
    Callee, Cast, Clause, Constant, InstructionKind, Module, Operand, Symbol, ValueSource,
};

/// The most bases that are examined for one handler.
const MOST_BASES: usize = 1000;

/// The argument of a handler.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Given {
    /// The part of the object at an offset.
    Part(i64),
    /// The pointer that was thrown, moved by an offset unless it is null.
    Pointee(i64),
    /// Null, whatever type of pointer the handler names.
    Null,
}

/// The number that a handler is chosen by: never 0, and not negative.
pub(crate) fn selector(wanted: Option<u32>) -> u64 {
    wanted.map_or(1, |global| u64::from(global) + 2)
}

/// The number, negative as one of 32 bits, of an exception that a specification excludes.
const EXCLUDED: u64 = u32::MAX as u64;

/// The exceptions of a program: type information, and whether the exception has a destructor with a body.
pub(super) fn thrown(module: &Module) -> Vec<(u32, bool)> {
    let mut thrown = Vec::new();
    let blocks = module.functions.iter().flat_map(|function| &function.blocks);
    for instruction in blocks.flat_map(|block| &block.instructions) {
        let (InstructionKind::Call(call) | InstructionKind::Invoke(call, ..)) = &instruction.kind else {
            continue;
        };
        let (Callee::Function(callee), [_, ty, destructor]) = (&call.callee, &call.arguments[..]) else {
            continue;
        };
        if module.functions[*callee as usize].name == "__cxa_throw"
            && let Some(Symbol::Global(ty)) = symbol(ty)
        {
            let is_destroyed = match symbol(destructor) {
                Some(Symbol::Function(function)) => !module.functions[function as usize].blocks.is_empty(),
                _ => !matches!(destructor.value, ValueSource::Constant(Constant::Null)),
            };
            thrown.push((ty, is_destroyed));
        }
    }
    thrown.sort_unstable();
    thrown.dedup();
    thrown
}

/// The symbol that a constant is the address of.
pub(crate) fn symbol(operand: &Operand) -> Option<Symbol> {
    let mut operand = operand;
    loop {
        match &operand.value {
            ValueSource::Constant(Constant::Address(symbol)) => return Some(*symbol),
            ValueSource::Constant(Constant::Operator(kind)) => match &**kind {
                InstructionKind::Cast(Cast::BitCast, inside) => operand = inside,
                _ => return None,
            },
            _ => return None,
        }
    }
}

/// The number of the clause that takes what has this type, 0 if none does, and what the handler is given.
/// `None` where it is unknown.
pub(super) fn handler(module: &Module, thrown: u32, clauses: &[Clause]) -> Option<(u64, Given)> {
    for clause in clauses {
        let operand = match clause {
            Clause::Catch(operand) => operand,
            Clause::Filter(allowed) => match is_allowed(module, thrown, allowed)? {
                true => continue,
                false => return Some((EXCLUDED, Given::Part(0))),
            },
        };
        if matches!(operand.value, ValueSource::Constant(Constant::Null | Constant::Zero)) {
            return Some((selector(None), Given::Part(0)));
        }
        let Some(Symbol::Global(wanted)) = symbol(operand) else { return None };
        if let Some(given) = given(module, thrown, wanted)? {
            return Some((selector(Some(wanted)), given));
        }
    }
    Some((0, Given::Part(0)))
}

/// Whether an exception specification, an array of types, allows a type. `None` where that is unknown.
fn is_allowed(module: &Module, thrown: u32, allowed: &Operand) -> Option<bool> {
    let types = match &allowed.value {
        ValueSource::Constant(Constant::Zero | Constant::Undefined) => return Some(false),
        ValueSource::Constant(Constant::Aggregate(types)) => types,
        _ => return None,
    };
    for ty in types {
        let Some(Symbol::Global(wanted)) = symbol(ty) else { return None };
        if given(module, thrown, wanted)?.is_some() {
            return Some(true);
        }
    }
    Some(false)
}

/// The argument of a handler of one type for an exception of another; inside `None` if it does not take it.
fn given(module: &Module, thrown: u32, wanted: u32) -> Option<Option<Given>> {
    let kind = |global: u32| module.globals[global as usize].name.strip_prefix("_ZTI");
    let (from, to) = (kind(thrown)?, kind(wanted)?);
    if thrown == wanted {
        return Some(Some(if from.starts_with('P') { Given::Pointee(0) } else { Given::Part(0) }));
    }
    match (from, to) {
        ("Dn", _) if to.starts_with('P') => Some(Some(Given::Null)),
        ("Dn", _) if to.starts_with('M') => None,
        _ if from.starts_with('M') => {
            if to.starts_with('M') {
                None
            } else {
                Some(None)
            }
        }
        _ => match (from.strip_prefix('P'), to.strip_prefix('P')) {
            (Some(from), Some(to)) => converted(module, from, to).map(|at| at.map(Given::Pointee)),
            (Some(_), None) => Some(None),
            _ => base(module, thrown, wanted).map(|at| at.map(Given::Part)),
        },
    }
}

/// Where a pointer to one type leads as one to another, from its target on; inside `None` if it does not
/// become one. Both are mangled: a handler's pointer may be to more qualified, to `void`, or to a base.
fn converted(module: &Module, from: &str, to: &str) -> Option<Option<i64>> {
    let (from_type, to_type) = (from.trim_start_matches(QUALIFIERS), to.trim_start_matches(QUALIFIERS));
    let (from_qualifiers, to_qualifiers) =
        (&from[..from.len() - from_type.len()], &to[..to.len() - to_type.len()]);
    let (from_starts, to_starts) = (from_type.chars().next()?, to_type.chars().next()?);
    // Of functions with specifications (`Do`), and where pointers lead to pointers, nothing is said.
    if from_type.starts_with('D') || to_type.starts_with('D') || [from_starts, to_starts] == ['P', 'P'] {
        return None;
    }
    if from_qualifiers.chars().any(|by| !to_qualifiers.contains(by)) {
        return Some(None);
    }
    let is_class = |start: char| start.is_ascii_digit() || matches!(start, 'N' | 'S' | 'Z');
    match to_type {
        _ if from_type == to_type => Some(Some(0)),
        "v" => Some((from_starts != 'F').then_some(0)),
        _ if is_class(from_starts) && is_class(to_starts) => {
            let named = |ty: &str| {
                let name = format!("_ZTI{ty}");
                module.globals.iter().position(|global| global.name == name).map(|global| global as u32)
            };
            base(module, named(from_type)?, named(to_type)?)
        }
        _ => Some(None),
    }
}

/// The letters of `restrict`, `volatile` and `const`.
const QUALIFIERS: [char; 3] = ['r', 'V', 'K'];

/// Where the base of a type that is of another type lies; inside `None` if there is none, or more than one,
/// or it is private.
fn base(module: &Module, ty: u32, wanted: u32) -> Option<Option<i64>> {
    let mut open = vec![(ty, 0_i64, true)];
    let mut found = Vec::new();
    for _ in 0..MOST_BASES {
        let Some((ty, offset, is_public)) = open.pop() else {
            return Some(match found[..] {
                [(offset, true)] => Some(offset),
                _ => None,
            });
        };
        if ty == wanted {
            found.push((offset, is_public));
            continue;
        }
        for base in bases(module, ty)? {
            open.push((base.ty, offset.checked_add(base.offset)?, is_public && base.is_public));
        }
    }
    None
}

/// A base of a class.
struct Base {
    /// The global variable of its type information.
    ty: u32,
    /// Where it lies in the class.
    offset: i64,
    is_public: bool,
}

/// The bases of a type, and where in it they lie. `None` where the module does not define them.
fn bases(module: &Module, ty: u32) -> Option<Vec<Base>> {
    let global = &module.globals[ty as usize];
    let Some(initial) = &global.initial else {
        // The built-in types have names of one letter.
        return (global.name.len() == "_ZTIi".len()).then(Vec::new);
    };
    let Constant::Aggregate(fields) = initial else { return None };
    let ValueSource::Constant(Constant::Operator(kind)) = &fields.first()?.value else { return None };
    let table = match &**kind {
        InstructionKind::Element(_, base, ..) => symbol(base),
        InstructionKind::Cast(Cast::BitCast, inside) => match &inside.value {
            ValueSource::Constant(Constant::Operator(kind)) => match &**kind {
                InstructionKind::Element(_, base, ..) => symbol(base),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    };
    let Some(Symbol::Global(table)) = table else { return None };
    let base = |field: usize, offset: i64, is_public: bool| match symbol(fields.get(field)?)? {
        Symbol::Global(ty) => Some(Base { ty, offset, is_public }),
        Symbol::Function(_) => None,
    };
    match module.globals[table as usize].name.as_str() {
        "_ZTVN10__cxxabiv117__class_type_infoE" | "_ZTVN10__cxxabiv116__enum_type_infoE" => Some(Vec::new()),
        "_ZTVN10__cxxabiv120__si_class_type_infoE" => Some(vec![base(2, 0, true)?]),
        "_ZTVN10__cxxabiv121__vmi_class_type_infoE" => {
            let count = usize::try_from(number(fields.get(3)?)?).ok()?;
            (0..count.min(MOST_BASES))
                .map(|index| {
                    let flags = number(fields.get(5 + 2 * index)?)?;
                    // The lowest bit says that the base is virtual, the next that it is public.
                    if flags & 1 != 0 { None } else { base(4 + 2 * index, flags >> 8, flags & 2 != 0) }
                })
                .collect()
        }
        _ => None,
    }
}

/// The number that a constant is.
fn number(operand: &Operand) -> Option<i64> {
    match &operand.value {
        ValueSource::Constant(Constant::Bits(bits)) => {
            let unused = 64_u32.checked_sub(bits.width())?;
            Some(((bits.to_u64()? << unused) as i64) >> unused)
        }
        ValueSource::Constant(Constant::Zero) => Some(0),
        _ => None,
    }
}

/// Whether a module has landing pads.
pub(crate) fn has_handlers(module: &Module) -> bool {
    let blocks = module.functions.iter().flat_map(|function| &function.blocks);
    let mut instructions = blocks.flat_map(|block| &block.instructions);
    instructions.any(|instruction| matches!(instruction.kind, InstructionKind::LandingPad(..)))
}
