//! The initial values of global variables.
//!
//! **Here.** `undef` in an initial value, which is padding, is 0: C says so of objects that live for the
//! whole execution, and every compiler writes zeros there. A region that holds nothing but global variables
//! whose values are known begins as an array of zeros; in others each byte of a variable is written.

use javelin_solver::BitVec;
use javelin_term::graph::Term;

use crate::frontend::module::{Cast, Constant, InstructionKind, Operand, Symbol, TypeId, ValueSource};
use crate::program::cfa::{Source, Variable};
use crate::program::lower::{Body, Lowering};
use crate::program::memory::{FIRST_PAGE, constant_offset};
use crate::program::points_to::{Class, Object};

/// Initial contents of more bytes than this are left unknown, which is never wrong.
const MOST_INITIAL: u64 = 1 << 12;

/// A region that holds nothing but global variables begins as zeros, with at most this number of other bytes.
const MOST_WRITTEN: u64 = 1 << 16;

/// So many parts of an initial value are written by one assignment.
const AT_ONCE: usize = 64;

/// Constants nested deeper than this are not followed.
const DEEPEST: u32 = 200;

/// Some bytes of an initial value: where they begin, and the constant of a type without parts.
struct Piece<'c> {
    offset: u64,
    ty: TypeId,
    constant: &'c Constant,
}

impl<'m> Lowering<'m> {
    /// Whether a global variable is unknown at the beginning.
    fn begins_unknown(&self, global: u32) -> bool {
        let global = &self.module.globals[global as usize];
        global.initial.is_none() || self.reading.globals_unknown && !global.is_constant
    }

    /// Sets what a slice of a global variable is at the beginning.
    pub fn initial_slice(&mut self, global: u32, offset: u64, bytes: u64, variable: Variable) {
        let value =
            if self.begins_unknown(global) { None } else { self.initial_bytes(global, offset, bytes) };
        match value {
            Some(value) => self.initial.push((variable, value)),
            None => self.unknown.push((variable, Source::Global { global, offset, bytes: bytes as u32 })),
        }
    }

    /// Bytes of a global variable at the beginning, the first lowest; `None` where they are not known.
    fn initial_bytes(&mut self, global: u32, offset: u64, bytes: u64) -> Option<Term> {
        let pieces = self.pieces_of(global)?;
        let mut image = self.terms.zero(bytes as u32 * 8);
        for piece in pieces {
            let size = u64::from(self.types.bits(piece.ty)?.div_ceil(8));
            if piece.offset + size <= offset || offset + bytes <= piece.offset || size == 0 {
                continue;
            }
            let value = self.initial_value(piece.constant)?;
            let value = self.terms.resize(value, size as u32 * 8);
            let (from, to) = (piece.offset.max(offset), (piece.offset + size).min(offset + bytes));
            let skip = (from - piece.offset) as u32 * 8;
            let part = self.terms.extract(value, skip + (to - from) as u32 * 8 - 1, skip);
            image = self.terms.replaced(image, (from - offset) as u32 * 8, part);
        }
        Some(image)
    }

    /// The parts of an initial value that are not 0, ascending; `None` where they are not known.
    fn pieces_of(&self, global: u32) -> Option<Vec<Piece<'m>>> {
        let module = self.module;
        let global = &module.globals[global as usize];
        let mut pieces = Vec::new();
        self.pieces(global.ty, global.initial.as_ref()?, 0, DEEPEST, &mut pieces)?;
        Some(pieces)
    }

    /// Whether a class has nothing but global variables whose values are known, and not too long, at the
    /// beginning.
    fn has_known_contents(&self, class: Class) -> bool {
        if self.reading.separate_pointers || self.reading.wide_objects {
            return false;
        }
        let mut sum = 0u64;
        for &object in self.points.objects(class) {
            let Object::Global(global) = object else { return false };
            let pieces = if self.begins_unknown(global) { None } else { self.pieces_of(global) };
            let Some(pieces) = pieces else { return false };
            for piece in pieces {
                let Some(bits) = self.types.bits(piece.ty) else { return false };
                sum += u64::from(bits.div_ceil(8));
            }
        }
        sum <= MOST_WRITTEN
    }

    /// The parts of a constant that are not 0.
    fn pieces<'c>(
        &self,
        ty: TypeId,
        constant: &'c Constant,
        offset: u64,
        depth: u32,
        pieces: &mut Vec<Piece<'c>>,
    ) -> Option<()> {
        let depth = depth.checked_sub(1)?;
        match constant {
            Constant::Zero | Constant::Null | Constant::Undefined | Constant::Poison => Some(()),
            Constant::Aggregate(parts) => {
                for (position, part) in parts.iter().enumerate() {
                    let (bytes, part_ty) = self.types.part(ty, position as u64)?;
                    let ValueSource::Constant(constant) = &part.value else { return None };
                    self.pieces(part_ty, constant, offset + bytes, depth, pieces)?;
                }
                Some(())
            }
            _ => {
                pieces.push(Piece { offset, ty, constant });
                Some(())
            }
        }
    }

    /// A constant without parts, as far as it needs no instruction.
    fn initial_value(&mut self, constant: &Constant) -> Option<Term> {
        match constant {
            Constant::Bits(bits) => Some(self.terms.constant(bits)),
            Constant::Bytes(bytes) => {
                let value = BitVec::from_bits(bytes.len() as u32 * 8, |bit| {
                    bytes[bit as usize / 8] >> (bit % 8) & 1 == 1
                });
                Some(self.terms.constant(&value))
            }
            Constant::Address(symbol) if self.is_perhaps_nowhere(*symbol) => None,
            Constant::Address(Symbol::Global(global)) => self.fixed_address(Object::Global(*global)),
            Constant::Address(Symbol::Function(function)) => self.fixed_address(Object::Function(*function)),
            Constant::Operator(kind) => self.initial_address(kind),
            _ => None,
        }
    }

    /// A number as an address, where no object lies and it is the integer value of the address: tables of
    /// virtual calls hold distances like this, also negative ones.
    fn small_number(&mut self, number: &BitVec) -> Option<Term> {
        let bits = self.memory.address_bits;
        let page = BitVec::from_u64(FIRST_PAGE, bits);
        let is_small = number.width() == bits && (number.ult(&page) || number.neg().ult(&page));
        is_small.then(|| self.terms.constant(number))
    }

    /// The address of a part of a symbol.
    fn initial_address(&mut self, kind: &InstructionKind) -> Option<Term> {
        let InstructionKind::Element(ty, base, indices, _) = kind else {
            let InstructionKind::Cast(cast, base) = kind else { return None };
            let ValueSource::Constant(constant) = &base.value else { return None };
            return match (cast, constant) {
                (Cast::BitCast, constant) => self.initial_value(constant),
                (Cast::IntToPtr, Constant::Bits(number)) => self.small_number(number),
                _ => None,
            };
        };
        let ValueSource::Constant(constant) = &base.value else { return None };
        let offset = constant_offset(&self.types, *ty, indices)?;
        let base = self.initial_value(constant)?;
        Some(self.terms.add_number(base, offset))
    }
}

impl Body<'_, '_> {
    /// Writes what the global variables that are in memory are at the beginning, as far as they are known.
    pub fn initialise_memory(&mut self) {
        while let Some(global) = self.all.memory.waiting.pop() {
            self.initialise(global);
        }
    }

    fn initialise(&mut self, number: u32) {
        let module = self.all.module;
        let global = &module.globals[number as usize];
        let operand: Operand = self.all.symbol_operand(Symbol::Global(number));
        let class = self.all.points.class_of(self.number, &operand);
        let region = self.all.region(class);
        let Some(address) = self.all.fixed_address(Object::Global(number)) else { return };
        if self.begins_as_zeros(class, region) {
            return self.initialise_pieces(number, region, address);
        }
        let Some(size) = self.all.types.size(global.ty).filter(|&size| size <= MOST_INITIAL) else { return };
        let mut array = self.all.term(region);
        let is_unknown = self.all.begins_unknown(number);
        let mut offset = 0;
        while offset < size {
            let bytes = (size - offset).min(8);
            let value = if is_unknown {
                if !self.all.reading.globals_unknown {
                    return;
                }
                let source = Source::Global { global: number, offset, bytes: bytes as u32 };
                Some(self.unknown(&global.name, bytes as u32 * 8, source))
            } else {
                self.all.initial_bytes(number, offset, bytes)
            };
            if let Some(value) = value {
                let at = self.all.terms.add_number(address, offset);
                array = self.written(array, at, value);
            }
            offset += bytes;
        }
        if size > 0 {
            self.assign(region, array);
        }
    }

    /// Whether a region begins as zeros: the first call makes it so.
    fn begins_as_zeros(&mut self, class: Class, region: Variable) -> bool {
        if let Some(&known) = self.all.memory.zeroed.get(&class) {
            return known;
        }
        let is_known = self.all.has_known_contents(class);
        self.all.memory.zeroed.insert(class, is_known);
        if is_known {
            let zero = self.all.terms.zero(8);
            let sort = self.all.terms.graph.sort(self.all.term(region));
            let zeros = self.all.terms.graph.constant_array(sort, zero);
            self.assign(region, zeros);
        }
        is_known
    }

    /// Writes the parts of an initial value that are not 0 to a region of zeros.
    fn initialise_pieces(&mut self, number: u32, region: Variable, address: Term) {
        let pieces = self.all.pieces_of(number).unwrap_or_default();
        for some in pieces.chunks(AT_ONCE) {
            let mut written = Vec::new();
            for piece in some {
                let bits = self.all.types.bits(piece.ty).unwrap_or(0).div_ceil(8) * 8;
                if bits > 0 {
                    let value = self.all.initial_value(piece.constant);
                    let value = value.unwrap_or_else(|| self.anything(bits));
                    written.push((piece.offset, self.all.terms.resize(value, bits)));
                }
            }
            let mut array = self.all.term(region);
            for (offset, value) in written {
                let at = self.all.terms.add_number(address, offset);
                array = self.written(array, at, value);
            }
            self.assign(region, array);
        }
    }
}
