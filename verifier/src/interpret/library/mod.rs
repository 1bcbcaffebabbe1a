//! Functions without a body that the interpreter knows, by families.
//!
//! **Here.** A function is looked up by its name once. A model computes on values and returns one, or `None`
//! where it has led execution elsewhere itself. A function that has a body is executed, but for those that
//! mark errors. Whatever else has no body returns what the oracle says and writes nothing: one of the
//! executions that the reading allows.

mod character;
mod errno;
mod error;
mod exception;
mod heap;
mod intrinsic;
mod print;
mod rust;
mod string;
mod variadic;

use javelin_solver::BitVec;

use super::machine::{Flow, Machine};
use super::record::What;
use super::taint::Touches;
use super::value::{Value, mask, signed};
use crate::frontend::module::{Function, Type, TypeId};
use crate::program::cfa::Source;
use crate::program::library::{is_failure, is_library, panics, returns_anything, returns_null_on_failure};
use crate::program::not_null::not_null;
use crate::program::returned::returned;
use crate::reading::{Externals, Property, Reading};

/// The memory of functions of the library.
#[derive(Default)]
pub(super) struct Memo {
    /// The addresses of streams, and whether each is that of errors.
    pub streams: Vec<(u64, bool)>,
    pub exceptions: exception::Exceptions,
    /// Functions that are called at the end, the first last, with an argument.
    pub at_exit: Vec<(u64, u64)>,
    /// How many destructors of the module have begun.
    pub destroyed: usize,
    /// Objects that functions of the C library return the addresses of, by name.
    own: Vec<(&'static str, u64)>,
    /// Where `errno` is, once anybody has looked or written there.
    errno: Option<u64>,
    /// Where `strtok` continues.
    token: u64,
}

/// A call of a function that is not executed by its body.
pub(super) struct LibraryCall<'m> {
    pub function: u32,
    pub name: &'m str,
    /// The arguments with their types.
    pub passed: Vec<(TypeId, Value, Option<TypeId>)>,
    /// The same, values alone.
    pub arguments: Vec<Value>,
    /// The type of what it returns.
    pub result: TypeId,
}

impl LibraryCall<'_> {
    /// The low 64 bits of an argument; 0 if there is none.
    pub(super) fn bits(&self, index: usize) -> u64 {
        self.arguments.get(index).map_or(0, Value::low)
    }

    /// An argument; 0 if there is none.
    pub(super) fn value(&self, index: usize) -> Value {
        self.arguments.get(index).cloned().unwrap_or(Value::Bits(0))
    }

    /// The type of an argument.
    pub(super) fn ty(&self, index: usize) -> TypeId {
        self.passed.get(index).map_or(TypeId(u32::MAX), |(ty, _, _)| *ty)
    }
}

/// The result of a model: a value, or nothing where it has led execution elsewhere.
pub(super) type CallResult = Flow<Option<Value>>;

pub(super) type Model = for<'a, 'b, 'm, 'o> fn(&'a mut Machine<'m, 'o>, &'b LibraryCall<'m>) -> CallResult;

/// The treatment of a call.
#[derive(Clone, Copy)]
pub(super) enum Treatment {
    /// The body is executed.
    Body,
    /// The function marks an error, perhaps only with an argument other than 0.
    Error(bool),
    Model(Model),
    /// It has no body and is not known: it returns any value.
    Any,
    /// It is named in `nondet_functions`: it returns any value, whatever its body or model does.
    Replaced,
}

/// The treatment of calls of a function.
pub(super) fn treatment(reading: &Reading, function: &Function) -> Treatment {
    let has_body = !function.blocks.is_empty();
    let marked = reading.error_functions.iter().find(|(error, _)| function.has_name(error));
    if let Some((_, is_nonzero_only)) = marked {
        return Treatment::Error(*is_nonzero_only);
    }
    if reading.nondet_functions.iter().any(|nondet| function.has_name(nondet)) {
        return Treatment::Replaced;
    }
    if error::is_error(reading, &function.name) {
        return Treatment::Error(false);
    }
    if panics(function) {
        return Treatment::Model(rust::panic);
    }
    if is_failure(function) {
        return Treatment::Error(false);
    }
    let model = if has_body { None } else { find(function) };
    match model {
        Some(model) => Treatment::Model(model),
        None if has_body => Treatment::Body,
        None => Treatment::Any,
    }
}

/// The model of a function.
fn find(function: &Function) -> Option<Model> {
    if function.resolver.is_some() {
        return Some(|machine, site| Err(machine.unknown(&format!("a call of {}, an ifunc", site.name))));
    }
    let name = function.name.strip_prefix('\u{1}').unwrap_or(&function.name);
    let name = name.strip_prefix("__isoc23_").unwrap_or(name);
    if let Some(intrinsic) = name.strip_prefix("llvm.") {
        return intrinsic::find(intrinsic);
    }
    error::find(name)
        .or_else(|| heap::find(name))
        .or_else(|| string::find(name))
        .or_else(|| print::find(name))
        .or_else(|| character::find(name))
        .or_else(|| exception::find(name))
        .or_else(|| rust::find(function))
}

/// The sources of the result and the writes of the model of a function.
fn touches(name: &str) -> Touches {
    let is_exact_print = name.contains("sprintf") || name.contains("snprintf");
    match name.strip_prefix("llvm.") {
        Some(name) => match name.split('.').next().unwrap_or_default() {
            "pow" | "powi" | "sin" | "cos" | "exp" | "exp2" | "log" | "log2" | "log10" | "fmuladd" => {
                Touches::Environment
            }
            _ => Touches::NoContents,
        },
        None if string::moves_marks(name) || heap::find(name).is_some() || name.contains("__rust_") => {
            Touches::NoContents
        }
        None if !is_exact_print && print::find(name).is_some() => Touches::Environment,
        None if character::is_of_environment(name) => Touches::Environment,
        None => Touches::Contents,
    }
}

/// Whether a function returns a truth value, which is 0 or 1 whatever its type.
fn is_truth(name: &str) -> bool {
    matches!(name, "__VERIFIER_nondet_bool" | "__VERIFIER_nondet__Bool" | "nondet_bool")
}

/// Ends an execution that passes null where it must not.
fn refuse_null(machine: &mut Machine<'_, '_>, site: &LibraryCall<'_>) -> Flow<()> {
    let is_null = |&index: &usize| index < site.arguments.len() && site.bits(index) == 0;
    let Some(&index) = not_null(site.name).iter().find(|index| is_null(index)) else { return Ok(()) };
    machine.blame_argument(index);
    Err(machine.fault(Property::Null, &format!("null pointer passed to {}", site.name)))
}

pub(super) fn call<'m>(
    machine: &mut Machine<'m, '_>,
    treatment: Treatment,
    site: &LibraryCall<'m>,
) -> CallResult {
    if matches!(treatment, Treatment::Model(_) | Treatment::Any) && machine.is_checked(Property::Null) {
        refuse_null(machine, site)?;
    }
    if matches!(treatment, Treatment::Model(_) | Treatment::Any) {
        errno::before(machine, site.name)?;
    }
    match treatment {
        Treatment::Model(model) => {
            let touches = touches(site.name);
            let mark = machine.library_begins(site, touches)?;
            let answer = model(machine, site)?;
            machine.library_ends(site, mark, touches);
            Ok(answer.map(|value| machine.taken(site, value)))
        }
        Treatment::Error(is_nonzero_only) => {
            if is_nonzero_only && site.bits(0) == 0 {
                return Ok(Some(Value::Bits(0)));
            }
            Err(error::reached(machine, site))
        }
        Treatment::Body | Treatment::Any | Treatment::Replaced => {
            let place = machine.place();
            machine.guess_if_unlike(site, matches!(treatment, Treatment::Replaced))?;
            if matches!(treatment, Treatment::Any) && *machine.module.ty(site.result) == Type::Void {
                machine.oracle.unknown_called(place, site.name);
            }
            machine.ask_what_is_left(site)?;
            let mut value = machine.ask(Source::Result(place), site.result)?;
            if value.low() == 0 && returns_null_on_failure(site.name) {
                machine.clear_returned_mark();
            }
            if is_truth(site.name) && value.low() > 1 {
                value = Value::Bits(1);
            }
            if matches!(treatment, Treatment::Any) {
                value = machine.within(site, value);
            }
            let span = machine.span();
            machine.tell(span, What::Input(site.function, site.result, value.clone()));
            Ok(Some(value))
        }
    }
}

impl Machine<'_, '_> {
    /// Marks what a function without a body returns and does, unless it may be anything: functions that
    /// stand for unknown values, and those that the user lets do anything. Of functions of the standard
    /// library the standard says what they return.
    fn guess_if_unlike(&mut self, site: &LibraryCall, is_replaced: bool) -> Flow<()> {
        if self.taint.is_strict {
            return Err(self.unknown(&format!("{} has no body", site.name)));
        }
        let function = &self.module.functions[site.function as usize];
        let is_address =
            |index: usize| *self.module.ty(site.ty(index)) == Type::Pointer && site.bits(index) != 0;
        let does_nothing_else =
            matches!(site.name, "getc" | "fgetc") || !(0..site.arguments.len()).any(is_address);
        if is_replaced || does_nothing_else && returns_anything(&function.name) {
            return Ok(());
        }
        let is_library = is_library(function);
        if !is_library && (self.reading.externals_are_said || self.reading.every_function) {
            return Ok(());
        }
        match is_library {
            true => self.guess_library(site)?,
            false if self.reading.externals == Externals::Pure => self.guess_result(site),
            false => self.guess(site)?,
        }
        Ok(())
    }

    /// Asks what a function leaves in variables that are null and whose addresses it is given, where
    /// functions are executed by themselves.
    fn ask_what_is_left(&mut self, site: &LibraryCall) -> Flow<()> {
        if !self.reading.every_function {
            return Ok(());
        }
        let bytes = self.module.layout.pointer_bits as usize / 8;
        for index in 0..site.arguments.len() {
            let address = site.bits(index);
            if self.memory.is_null_variable(address, bytes)
                && let Some(left) = self.oracle.left(self.place())
            {
                self.write(address, &left.to_le_bytes()[..bytes.min(8)])?;
            }
        }
        Ok(())
    }

    /// A value that a function of the library can return: this one, if it is among them.
    fn within(&self, site: &LibraryCall, value: Value) -> Value {
        let Type::Int(width) = *self.module.ty(site.result) else { return value };
        let Some(range) = returned(site.name, width) else { return value };
        let (least, most) = (i128::from(*range.start()), i128::from(*range.end()));
        let distance = i128::from(signed(value.low(), width)) - least;
        Value::Bits((least + distance.rem_euclid(most - least + 1)) as u64 & mask(width))
    }

    /// The result of a model as a value of the call's type: an address may be taken for a number.
    fn taken(&mut self, site: &LibraryCall, value: Value) -> Value {
        match (self.module.ty(site.result), value) {
            (Type::Int(width @ ..=64), Value::Bits(bits)) => {
                self.has_digits |= self.memory.number_of(bits) > 0 && !site.name.starts_with("llvm.");
                Value::Bits(bits & mask(*width))
            }
            (_, value) => value,
        }
    }

    /// Asks for one bit.
    pub(super) fn ask_bit(&mut self, source: Source) -> bool {
        self.taint.was_asked = true;
        self.oracle.value(source, 1) != BitVec::zero(1)
    }
}
