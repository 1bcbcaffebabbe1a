//! Which handler takes an exception, and what it is given.
//!
//! **Idea.** The type of what is thrown is mostly one of those that the program names where it throws. For
//! each of them the clause of a landing pad that takes it can be said while lowering, from the type
//! information in the module (Itanium C++ ABI, 2.9.5).
//!
//! **Here.** A handler is given the part of the object that is the base it names, and of a pointer what that
//! points to. Where type information is not in the module, or a base is virtual, or a pointer may be
//! converted, nothing is said, and the handler is any.

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
    /// The target of the pointer that was thrown.
    Pointee,
}

/// The number that a handler is chosen by: never 0.
pub(crate) fn selector(wanted: Option<u32>) -> u64 {
    wanted.map_or(1, |global| u64::from(global) + 2)
}

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
        let Clause::Catch(operand) = clause else { return None };
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

/// The argument of a handler of one type for an exception of another; inside `None` if it does not take it.
fn given(module: &Module, thrown: u32, wanted: u32) -> Option<Option<Given>> {
    let kind = |global: u32| module.globals[global as usize].name.strip_prefix("_ZTI");
    let (from, to) = (kind(thrown)?, kind(wanted)?);
    if thrown == wanted {
        return Some(Some(if from.starts_with('P') { Given::Pointee } else { Given::Part(0) }));
    }
    let is_pointer = |kind: &str| kind.starts_with(['P', 'M']) || kind == "Dn";
    if is_pointer(from) {
        return if is_pointer(to) { None } else { Some(None) };
    }
    let mut open = vec![(thrown, 0_i64)];
    for _ in 0..MOST_BASES {
        let Some((ty, offset)) = open.pop() else { return Some(None) };
        if ty == wanted {
            return Some(Some(Given::Part(offset)));
        }
        for (base, at) in bases(module, ty)? {
            open.push((base, offset.checked_add(at)?));
        }
    }
    None
}

/// The bases of a type, and where in it they lie. `None` where the module does not define them.
fn bases(module: &Module, ty: u32) -> Option<Vec<(u32, i64)>> {
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
    let base = |field: usize| match symbol(fields.get(field)?)? {
        Symbol::Global(base) => Some(base),
        Symbol::Function(_) => None,
    };
    match module.globals[table as usize].name.as_str() {
        "_ZTVN10__cxxabiv117__class_type_infoE" | "_ZTVN10__cxxabiv116__enum_type_infoE" => Some(Vec::new()),
        "_ZTVN10__cxxabiv120__si_class_type_infoE" => Some(vec![(base(2)?, 0)]),
        "_ZTVN10__cxxabiv121__vmi_class_type_infoE" => {
            let count = usize::try_from(number(fields.get(3)?)?).ok()?;
            (0..count.min(MOST_BASES))
                .map(|index| {
                    let flags = number(fields.get(5 + 2 * index)?)?;
                    // The lowest bit says that the base is virtual.
                    (flags & 1 == 0).then_some((base(4 + 2 * index)?, flags >> 8))
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
