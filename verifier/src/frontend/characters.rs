//! The tables of glibc's `<ctype.h>`: macros read the classes of a character from an array.
//!
//! **Idea.** `__ctype_b_loc` returns the address of the address of the entry for character 0. In the "C"
//! locale, in which programs begin (C11, 7.11.1.1), the array is known: a function with a body says so, and
//! constants.
//!
//! **Here.** Not where a program may choose another locale.

use super::module::{
    Access, BasicBlock, Constant, Global, Instruction, InstructionKind, Module, Operand, Promises, Symbol,
    Type, TypeId, ValueSource,
};
use javelin_solver::BitVec;

/// The entries of a table before that of character 0.
const BEFORE: i32 = 128;

/// The classes of a character, as the bits of a machine whose low byte comes first.
pub(crate) fn classes(character: i32) -> [u8; 2] {
    let byte = u8::try_from(character).unwrap_or(0);
    if character < 0 {
        return [0, 0];
    }
    let rows = [
        (0x100, byte.is_ascii_uppercase()),
        (0x200, byte.is_ascii_lowercase()),
        (0x400, byte.is_ascii_alphabetic()),
        (0x800, byte.is_ascii_digit()),
        (0x1000, byte.is_ascii_hexdigit()),
        (0x2000, byte.is_ascii_whitespace() || byte == 11),
        (0x4000, byte.is_ascii_graphic() || byte == b' '),
        (0x8000, byte.is_ascii_graphic()),
        (1, byte == b' ' || byte == b'\t'),
        (2, byte.is_ascii_control()),
        (4, byte.is_ascii_punctuation()),
        (8, byte.is_ascii_alphanumeric()),
    ];
    let set: u32 = rows.iter().filter(|(_, is)| *is).map(|(bit, _)| bit).sum();
    (set as u16).to_le_bytes()
}

/// Whether a program may choose a locale.
pub(crate) fn may_choose(module: &Module) -> bool {
    let chooses = |name: &str| matches!(name, "setlocale" | "uselocale");
    module.functions.iter().any(|function| chooses(&function.name))
}

/// Gives `__ctype_b_loc` its body.
pub(crate) fn define_classes(module: &mut Module) {
    let is_it = |name: &str| name == "__ctype_b_loc";
    let Some(number) = module.functions.iter().position(|function| is_it(&function.name)) else { return };
    let is_own = !module.functions[number].blocks.is_empty() || !module.layout.little_endian;
    let result = match module.ty(module.functions[number].ty) {
        Type::Function { result, .. } if *module.ty(*result) == Type::Pointer => *result,
        _ => return,
    };
    if is_own || module.functions[number].parameters > 0 || may_choose(module) {
        return;
    }
    let table: Vec<u8> = (-BEFORE..256).flat_map(classes).collect();
    let (byte, long) = (intern(module, Type::Int(8)), intern(module, Type::Int(64)));
    let array = intern(module, Type::Array(table.len() as u64, byte));
    let entries = constant(module, "classes of characters", array, Constant::Bytes(table));
    let offset = Constant::Bits(BitVec::from_u64(2 * BEFORE as u64, 64));
    let promises = Promises { inbounds: true, ..Promises::default() };
    let indices = vec![Operand { ty: long, value: ValueSource::Constant(offset) }];
    let first = Constant::Operator(Box::new(InstructionKind::Element(
        byte,
        address(result, entries),
        indices,
        promises,
    )));
    let pointer = constant(module, "address of classes of characters", result, first);
    let kind = InstructionKind::Return(Some(address(result, pointer)));
    let function = &mut module.functions[number];
    let instructions =
        vec![Instruction { result: None, kind, span: function.span, access: Access::default() }];
    function.blocks = vec![BasicBlock { instructions, ..BasicBlock::default() }];
    module.measure();
}

/// The number of a type.
pub(super) fn intern(module: &mut Module, ty: Type) -> TypeId {
    let known = module.types.iter().position(|other| *other == ty);
    TypeId(known.unwrap_or_else(|| {
        module.types.push(ty);
        module.types.len() - 1
    }) as u32)
}

fn address(pointer: TypeId, symbol: Symbol) -> Operand {
    Operand { ty: pointer, value: ValueSource::Constant(Constant::Address(symbol)) }
}

fn constant(module: &mut Module, name: &str, ty: TypeId, initial: Constant) -> Symbol {
    module.globals.push(Global {
        name: name.to_owned(),
        ty,
        initial: Some(initial),
        is_constant: true,
        may_overlap: false,
        is_internal: true,
        alignment: 16,
        variable: None,
    });
    Symbol::Global(module.globals.len() as u32 - 1)
}
