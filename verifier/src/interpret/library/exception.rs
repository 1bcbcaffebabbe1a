//! Exceptions of C++ (Itanium C++ ABI: Exception Handling, 2.4 and 2.5).
//!
//! **Here.** Throwing has two phases. The first looks for a handler from the innermost activation outwards;
//! without one the program ends. The second goes to the landing pads on the way, where cleanups run and
//! `resume` continues, up to the handler. Whether a handler's type fits is read from the type information in
//! memory, bases included.

use super::{CallResult, Model};
use crate::frontend::module::{
    Block, Clause, Constant, Instruction, InstructionKind, Operand, Symbol, ValueSource as Of,
};
use crate::interpret::machine::{Flow, Machine};
use crate::interpret::memory::ObjectKind;
use crate::interpret::trace::End;
use crate::interpret::value::Value;
use crate::program::cfa::Place;
use crate::reading::Property;

/// The most bases that are examined for one handler.
const MOST_BASES: usize = 1000;

#[derive(Clone, Copy, Default)]
struct ThrownException {
    /// The address of the object.
    object: u64,
    /// The address of its type information.
    ty: u64,
    /// The address of the function that destroys it; 0 if none does.
    destructor: u64,
    /// Where the base lies that the handler catches.
    adjusted: u64,
    /// Whether its handler has thrown it on, so that it outlives the handler.
    is_rethrown: bool,
}

/// Exceptions under way and caught.
#[derive(Default)]
pub(in crate::interpret) struct Exceptions {
    /// The one that is thrown.
    thrown: ThrownException,
    /// The exceptions whose handlers run, the latest last.
    caught: Vec<ThrownException>,
}

/// The model of a function of this family.
pub(super) fn find(name: &str) -> Option<Model> {
    let model: Model = match name {
        "__cxa_allocate_exception" => |machine, site| {
            let object = machine.memory.allocate(site.bits(0), ObjectKind::Own);
            Ok(Some(Value::Bits(object.map_err(|error| machine.no_room(error))?)))
        },
        "__cxa_free_exception" => |_, _| Ok(Some(Value::Bits(0))),
        "__cxa_throw" => |machine, site| {
            let (object, ty, destructor) = (site.bits(0), site.bits(1), site.bits(2));
            throw(machine, ThrownException { object, ty, destructor, adjusted: object, is_rethrown: false })
        },
        "__cxa_rethrow" => |machine, _| match machine.library.exceptions.caught.last_mut() {
            Some(exception) => {
                let thrown = *exception;
                exception.is_rethrown = true;
                throw(machine, thrown)
            }
            None => Err(terminate()),
        },
        "__cxa_begin_catch" | "__cxa_get_exception_ptr" => |machine, site| {
            let exceptions = &mut machine.library.exceptions;
            if site.name == "__cxa_begin_catch" {
                exceptions.caught.push(exceptions.thrown);
            }
            Ok(Some(Value::Bits(exceptions.thrown.adjusted)))
        },
        "__cxa_end_catch" => |machine, _| end_catch(machine),
        "_ZSt9terminatev" => |machine, _| Err(machine.fault(Property::Uncaught, "std::terminate is called")),
        "__cxa_call_unexpected" => |machine, _| {
            let says = "an exception leaves a function whose specification excludes it";
            Err(machine.fault(Property::Uncaught, says))
        },
        "__clang_call_terminate" | "__cxa_pure_virtual" => |_, _| Err(terminate()),
        "__cxa_guard_acquire" => |machine, site| {
            let is_done = machine.read(site.bits(0), 1)?.first().is_some_and(|byte| *byte != 0);
            Ok(Some(Value::bool(!is_done)))
        },
        "__cxa_guard_release" => |machine, site| {
            machine.write(site.bits(0), &[1])?;
            Ok(Some(Value::Bits(0)))
        },
        "_Unwind_Resume" => |machine, _| machine.unwind().map(|()| None),
        _ if name.starts_with("_ZSt") && name.contains("__throw_") => |_, _| Err(terminate()),
        _ => return None,
    };
    Some(model)
}

/// The end by an exception without a handler.
fn terminate() -> Box<End> {
    Box::new(End::Abort("terminate called".to_owned()))
}

/// The number that a handler for this type information is chosen by: never 0.
pub(super) fn selector(ty: u64) -> u64 {
    u64::from((ty ^ ty >> 32) as u32 & 0x7fff_ffff) | 1 << 30
}

/// The number, negative as one of 32 bits, of an exception that a specification excludes.
const EXCLUDED: u64 = u32::MAX as u64;

/// Throws: looks for a handler, then goes to the first landing pad.
fn throw(machine: &mut Machine<'_, '_>, exception: ThrownException) -> CallResult {
    machine.library.exceptions.thrown = exception;
    let mut pads = Vec::new();
    if let Some((_, unwind)) = machine.invoked() {
        pads.push((machine.frame.code, unwind));
    }
    let mut landing = machine.frame.landing;
    for frame in machine.frames.iter().rev() {
        if let Some((_, unwind)) = landing {
            pads.push((frame.code, unwind));
        }
        landing = frame.landing;
    }
    for (code, unwind) in pads {
        let block = code.blocks.get(unwind.0 as usize);
        let pad = block.and_then(|block| {
            block.instructions.iter().find_map(|instruction| match &instruction.kind {
                InstructionKind::LandingPad(_, clauses) => Some(clauses),
                _ => None,
            })
        });
        if let Some(clauses) = pad
            && machine.handler(clauses)?.is_some()
        {
            return machine.unwind().map(|()| None);
        }
    }
    Err(uncaught(machine))
}

/// The end by an exception that comes out of the entry: the place is that of its call.
fn uncaught(machine: &Machine<'_, '_>) -> Box<End> {
    if !machine.is_checked(Property::Uncaught) {
        return terminate();
    }
    let place = Place { function: machine.module.functions.len() as u32, block: 0, instruction: 0 };
    Box::new(End::Violation { place, property: Property::Uncaught, says: "exception not caught".to_owned() })
}

/// A handler ends: the exception is destroyed, unless it was thrown on or another handler has it.
fn end_catch(machine: &mut Machine<'_, '_>) -> CallResult {
    let exceptions = &mut machine.library.exceptions;
    let Some(exception) = exceptions.caught.pop() else { return Ok(Some(Value::Bits(0))) };
    let is_kept = exceptions.caught.iter().any(|other| other.object == exception.object);
    let destructor = machine.memory.function_at(exception.destructor);
    match destructor.filter(|_| !exception.is_rethrown && !is_kept) {
        Some(function) => {
            let landing = machine.invoked();
            machine.call_back(function, Value::Bits(exception.object), landing).map(|()| None)
        }
        None => Ok(Some(Value::Bits(0))),
    }
}

/// The symbol that a constant operand is the address of.
fn constant(operand: &Operand) -> Option<&Constant> {
    if let Of::Constant(constant) = &operand.value { Some(constant) } else { None }
}

impl<'m> Machine<'m, '_> {
    /// Where the call that runs continues, if it is an `invoke`.
    fn invoked(&self) -> Option<(Block, Block)> {
        let block = self.frame.code.blocks.get(self.frame.block as usize)?;
        let instruction = block.instructions.get(self.frame.next.checked_sub(1)?)?;
        match &instruction.kind {
            InstructionKind::Invoke(_, normal, unwind) => Some((*normal, *unwind)),
            _ => None,
        }
    }

    /// Goes to the next landing pad outwards.
    pub(in crate::interpret) fn unwind(&mut self) -> Flow<()> {
        if let Some((_, unwind)) = self.invoked() {
            self.jump(unwind);
            return Ok(());
        }
        while let Some(frame) = self.leave_activation() {
            if let Some((_, unwind)) = frame {
                self.jump(unwind);
                return Ok(());
            }
        }
        Err(uncaught(self))
    }

    /// Ends the activation that runs; none if it is the entry's. Inside: where the caller continues.
    fn leave_activation(&mut self) -> Option<Option<(Block, Block)>> {
        self.leave().map(|frame| frame.landing)
    }

    /// `landingpad`: the exception, and the number of the handler that fits, 0 for cleanups.
    pub(in crate::interpret) fn landing_pad(
        &mut self,
        instruction: &'m Instruction,
        _is_cleanup: bool,
        clauses: &'m [Clause],
    ) -> Flow<()> {
        let handler = self.handler(clauses)?;
        if let Some((_, adjusted)) = handler {
            self.library.exceptions.thrown.adjusted = adjusted;
        }
        let object = self.library.exceptions.thrown.object;
        let selector = handler.map_or(0, |(selector, _)| selector);
        self.set(instruction.result, Value::parts(vec![Value::Bits(object), Value::Bits(selector)]))
    }

    /// The clause that catches what is thrown: its number, and the address of the part that it catches.
    fn handler(&mut self, clauses: &'m [Clause]) -> Flow<Option<(u64, u64)>> {
        let object = self.library.exceptions.thrown.object;
        for clause in clauses {
            match clause {
                Clause::Catch(operand) => {
                    let wanted = self.type_information(operand)?;
                    if wanted == 0 {
                        return Ok(Some((selector(0), object)));
                    }
                    if let Some(adjusted) = self.as_caught(wanted)? {
                        return Ok(Some((selector(wanted), adjusted)));
                    }
                }
                Clause::Filter(allowed) => {
                    let allowed = match constant(allowed) {
                        Some(Constant::Aggregate(types)) => &types[..],
                        Some(Constant::Zero | Constant::Undefined) => &[],
                        _ => return Err(self.unknown("an exception specification")),
                    };
                    let mut is_allowed = false;
                    for ty in allowed {
                        let wanted = self.type_information(ty)?;
                        is_allowed |= self.as_caught(wanted)?.is_some();
                    }
                    if !is_allowed {
                        return Ok(Some((EXCLUDED, object)));
                    }
                }
            }
        }
        Ok(None)
    }

    /// The address of the type information that a clause names; 0 for any type.
    fn type_information(&mut self, operand: &'m Operand) -> Flow<u64> {
        match constant(operand) {
            Some(constant) => Ok(self.constant(operand.ty, constant)?.low()),
            None => Err(self.unknown("a handler whose type is not constant")),
        }
    }

    /// The part of the exception that is thrown which a handler of a type is given; none if it takes none.
    fn as_caught(&mut self, wanted: u64) -> Flow<Option<u64>> {
        let ThrownException { object, ty, .. } = self.library.exceptions.thrown;
        let (Some(from), Some(to)) = (self.mangled_type(ty), self.mangled_type(wanted)) else {
            return Err(self.unknown("an exception or handler without type information"));
        };
        if ty == wanted {
            return Ok(Some(if from.starts_with('P') { self.read_address(object)? } else { object }));
        }
        match (from.as_bytes()[0], to.as_bytes()[0]) {
            (b'P', b'P') => self.converted(&from[1..], &to[1..], object),
            (b'D', b'P') if from == "Dn" => Ok(Some(0)),
            (b'M', b'M') | (b'D', b'M') => Err(self.unknown("a pointer to a member that is thrown")),
            (b'P' | b'M', _) => Ok(None),
            _ => self.base(ty, wanted, object),
        }
    }

    /// A pointer that is thrown, as a handler for pointers to another type is given it: types as mangled.
    fn converted(&mut self, from: &str, to: &str, object: u64) -> Flow<Option<u64>> {
        let split = |ty: &str| {
            let at = ty.find(|letter: char| !"rVK".contains(letter)).unwrap_or(ty.len());
            (ty[..at].to_owned(), ty[at..].to_owned())
        };
        let ((from_qualifiers, from), (to_qualifiers, to)) = (split(from), split(to));
        let starts = |ty: &str| ty.bytes().next().unwrap_or(b'v');
        let (first, second) = (starts(&from), starts(&to));
        if first == b'D' || second == b'D' || first == b'P' && second == b'P' {
            return Err(self.unknown("a pointer that is thrown and may be converted"));
        }
        if from_qualifiers.chars().any(|letter| !to_qualifiers.contains(letter)) {
            return Ok(None);
        }
        let target = self.read_address(object)?;
        let is_class = |first: u8| first.is_ascii_digit() || matches!(first, b'N' | b'S' | b'Z');
        if from == to || to == "v" && first != b'F' {
            return Ok(Some(target));
        }
        if !is_class(first) || !is_class(second) {
            return Ok(None);
        }
        let (Some(from), Some(to)) = (self.information_of(&from)?, self.information_of(&to)?) else {
            return Err(self.unknown("a pointer that is thrown and may be converted"));
        };
        let part = self.base(from, to, target)?;
        Ok(part.map(|part| if target == 0 { 0 } else { part }))
    }

    /// The address of the type information of a class.
    fn information_of(&mut self, mangled: &str) -> Flow<Option<u64>> {
        let name = format!("_ZTI{mangled}");
        let global = self.module.globals.iter().position(|global| global.name == name);
        global.map(|global| self.address(Symbol::Global(global as u32))).transpose()
    }

    /// Where an object of a type holds its base of another type; none if that is no base, or private, or one
    /// of several. Both are addresses of type information.
    fn base(&mut self, ty: u64, wanted: u64, object: u64) -> Flow<Option<u64>> {
        let mut open = vec![(ty, object, true)];
        let (mut seen, mut found) = (0, Vec::new());
        while let Some((ty, object, is_public)) = open.pop() {
            seen += 1;
            if seen > MOST_BASES {
                return Err(self.unknown("too many bases of an exception"));
            }
            if ty == wanted {
                found.push((object, is_public));
                continue;
            }
            let word = u64::from(self.module.layout.pointer_bits / 8);
            match self.type_kind(ty) {
                Some("_ZTVN10__cxxabiv120__si_class_type_infoE") => {
                    let at = self.memory.advance(ty, 2 * word as i64);
                    open.push((self.read_address(at)?, object, is_public));
                }
                Some("_ZTVN10__cxxabiv121__vmi_class_type_infoE") => {
                    let at = self.memory.advance(ty, 2 * word as i64 + 4);
                    let count = self.read(at, 4)?.first().copied().unwrap_or(0);
                    for index in 0..i64::from(count) {
                        let at = self.memory.advance(ty, 2 * word as i64 + 8 + index * 2 * word as i64);
                        let base = self.read_address(at)?;
                        let at = self.memory.advance(at, word as i64);
                        let flags = self.read_address(at)? as i64;
                        if flags & 1 != 0 {
                            return Err(self.unknown("an exception with a virtual base"));
                        }
                        let at = self.memory.advance(object, flags >> 8);
                        open.push((base, at, is_public && flags & 2 != 0));
                    }
                }
                Some("_ZTVN10__cxxabiv117__class_type_infoE" | "_ZTVN10__cxxabiv116__enum_type_infoE") => {}
                // The names of types of the language have one letter: these have no bases.
                _ if self.mangled_type(ty).is_some_and(|name| name.len() == 1) => {}
                _ if seen == 1 && self.mangled_type(ty).is_some_and(|name| name == "Dn") => {}
                _ => return Err(self.unknown("an exception without type information")),
            }
        }
        match found[..] {
            [(object, true)] => Ok(Some(object)),
            _ => Ok(None),
        }
    }

    /// The mangled name of the type that type information is of.
    fn mangled_type(&self, ty: u64) -> Option<&'m str> {
        let object = self.memory.object(self.memory.number_of(ty))?;
        let ObjectKind::Global(global) = object.kind else { return None };
        let name = self.module.globals.get(global as usize)?.name.strip_prefix("_ZTI")?;
        (!name.is_empty()).then_some(name)
    }

    /// The class of the type information at an address: the name of its table of virtual functions.
    fn type_kind(&mut self, ty: u64) -> Option<&'m str> {
        let Some(ObjectKind::Global(global)) =
            self.memory.object(self.memory.number_of(ty)).map(|object| object.kind)
        else {
            return None;
        };
        // Type information of a library has no bytes here.
        self.module.globals.get(global as usize)?.initial.as_ref()?;
        let table = self.read_address(ty).ok()?;
        match self.memory.object(self.memory.number_of(table)).map(|object| object.kind) {
            Some(ObjectKind::Global(global)) => {
                self.module.globals.get(global as usize).map(|global| &*global.name)
            }
            _ => None,
        }
    }
}
