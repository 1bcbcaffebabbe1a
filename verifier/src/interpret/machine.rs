//! The machine: frames, calls, jumps, returns, and the loop around them.
//!
//! **Here.** Frames lie in a vector, so recursion of the program is not recursion of the interpreter. What
//! ends an execution travels as an error up to [`Machine::run`]. The data that is the same for all
//! activations of a function is computed at its first.

use std::collections::VecDeque;
use std::io::Write;
use std::rc::Rc;

use super::library::{self, Treatment};
use super::memory::{NoRoom, ObjectKind, Store};
use super::record::{Record, What};
use super::shape::Shapes;
use super::taint::{Mark, Taint};
use super::trace::{End, Trace};
use super::undefined::Undefined;
use super::value::Value;
use super::{ExecutionLimits, Oracle};
use crate::frontend::module::{self, Block, Function, InstructionKind, Local, Module, Operand, Span, TypeId};
use crate::program::cfa::{Place, Source};
use crate::program::strangers::Strangers;
use crate::reading::{Property, Reading};

/// The steps between two checks of the limits.
const PERIOD: u64 = 8192;

/// The multiples where objects lie at least: the bytes of a page.
pub(super) const PAGE: u64 = 1 << 12;

/// The ticks of a step: instructions take some 60 to 100 nanoseconds.
const TICKS_PER_STEP: u64 = 2;

/// A result, or the end of the execution.
pub(super) type Flow<T> = Result<T, Box<End>>;

/// The data that all activations of a function share.
pub(super) struct Prepared {
    /// For each local the source variable that it is the object of.
    pub variables: Vec<u32>,
    /// For each local whether it is an `alloca` whose address is used by loads and stores alone.
    pub is_private: Vec<bool>,
    /// The blocks and instructions that must not be reached.
    pub errors: Vec<(u32, usize)>,
}

/// An activation of a function.
pub(super) struct Frame<'m> {
    pub function: u32,
    pub code: &'m Function,
    /// The data that all its activations share.
    pub prepared: Rc<Prepared>,
    pub block: u32,
    pub from: u32,
    /// The instruction that comes next.
    pub next: usize,
    pub values: Vec<Value>,
    /// The marks of its locals; empty where none has one.
    pub marks: Vec<Option<Mark>>,
    /// The bits of its locals that were never written.
    pub undefined: Undefined,
    /// Its objects, and whether their addresses cannot be kept.
    pub objects: Vec<(u32, bool)>,
    /// The arguments with their types, and whether each is a copy of a structure of this type.
    pub passed: Vec<(TypeId, Value, Option<TypeId>)>,
    /// Where the caller keeps the result.
    pub result: Option<Local>,
    /// Where the caller continues, after a return and after an exception.
    pub landing: Option<(Block, Block)>,
}

pub(super) struct Machine<'m, 'o> {
    pub module: &'m Module,
    /// The properties to check, and the models of functions.
    pub reading: &'m Reading,
    pub oracle: &'o mut dyn Oracle,
    /// The sizes of types.
    pub shapes: Shapes,
    pub memory: Store,
    /// The addresses of global variables that have one by now.
    pub globals: Vec<Option<u64>>,
    /// The activation that runs.
    pub frame: Frame<'m>,
    /// The activations that wait for it, the entry first.
    pub frames: Vec<Frame<'m>>,
    pub record: Record,
    /// Where the program prints to, beside the record.
    pub output: Option<&'o mut dyn Write>,
    /// How deep constants are nested at this moment.
    pub constant_depth: u32,
    /// The memory of functions of the library.
    pub library: library::Memo,
    /// The data that all activations share, by functions.
    pub prepared: Vec<Option<Rc<Prepared>>>,
    /// The treatment of calls, by functions.
    pub treatments: Vec<Option<Treatment>>,
    /// Constructors and the entry, as far as they have not begun.
    pub queue: VecDeque<u32>,
    arguments: Option<Vec<Value>>,
    /// The words of the command line that it is given.
    words: Vec<Vec<u8>>,
    /// The function where it begins, if that is not the entry by its name.
    first: Option<u32>,
    /// Room for locals that is used no more.
    pub spare: Vec<Vec<Value>>,
    /// The status that the program ends with, and where it ended, while functions run that it left for its
    /// end.
    pub status: Option<(i64, Place)>,
    properties: u32,
    /// Whether an address was made an integer.
    pub has_digits: bool,
    /// Whether an object is to lie at a multiple of more than a page, as none does here.
    pub is_strict: bool,
    /// Whether a number beyond the first page was loaded or cast as an address.
    pub has_numbers: bool,
    /// The marks of values that depend on something that must not be guessed.
    pub taint: Taint,
    /// The rights of functions without a body, on whose use the failure at its end must not depend.
    pub strangers: Strangers,
    /// The bits of the arguments of a call that is about to begin, and of the value that it returns, which
    /// were never written.
    pub passed_undefined: Undefined,
    pub returned_undefined: Option<Value>,
    /// How far it may go.
    pub limits: ExecutionLimits,
    steps: u64,
}

/// A function without code, for the time before the first call.
static NOTHING: Function = Function::nothing();

impl<'m, 'o> Machine<'m, 'o> {
    /// A machine before the first instruction.
    pub(super) fn new(
        module: &'m Module,
        reading: &'m Reading,
        oracle: &'o mut dyn Oracle,
        limits: ExecutionLimits,
    ) -> Machine<'m, 'o> {
        let prepared =
            Rc::new(Prepared { variables: Vec::new(), is_private: Vec::new(), errors: Vec::new() });
        let frame = Frame {
            function: 0,
            code: &NOTHING,
            prepared,
            block: 0,
            from: 0,
            next: 0,
            values: Vec::new(),
            marks: Vec::new(),
            undefined: Undefined::new(),
            objects: Vec::new(),
            passed: Vec::new(),
            result: None,
            landing: None,
        };
        let mut memory = Store::new(module.layout.pointer_bits, reading, limits.memory);
        if reading.every_function {
            memory.follow_outside();
        }
        Machine {
            module,
            reading,
            oracle,
            shapes: Shapes::new(module),
            memory,
            globals: vec![None; module.globals.len()],
            frame,
            frames: Vec::new(),
            record: Record::new(limits.events),
            output: None,
            constant_depth: 0,
            library: library::Memo::default(),
            prepared: vec![None; module.functions.len()],
            treatments: vec![None; module.functions.len()],
            queue: VecDeque::new(),
            arguments: None,
            words: Vec::new(),
            first: None,
            spare: Vec::new(),
            status: None,
            properties: reading.properties.iter().fold(0, |set, property| set | 1 << *property as u32),
            has_digits: false,
            is_strict: module.globals.iter().any(|global| global.alignment > PAGE),
            has_numbers: false,
            taint: Taint::default(),
            strangers: Strangers::default(),
            passed_undefined: Undefined::new(),
            returned_undefined: None,
            limits,
            steps: 0,
        }
    }

    /// The same machine among functions without a body that may do this.
    pub(super) fn among(self, strangers: Strangers) -> Machine<'m, 'o> {
        Machine { strangers, ..self }
    }

    /// Executes a function by itself, as if called from outside, to the end.
    pub(super) fn run_function(mut self, function: u32) -> Trace {
        self.first = Some(function);
        self.run(None, None)
    }

    /// Executes the program as far as it is determined: it ends where a value is used that the program does
    /// not determine.
    pub(super) fn run_determined(mut self) -> Trace {
        self.taint = Taint::strict();
        self.run(None, None)
    }

    /// Executes the constructors of the module and its entry, to the end. With a command line the entry gets
    /// that, else the oracle is asked for its arguments.
    pub(super) fn run(mut self, command_line: Option<&[&str]>, output: Option<&'o mut dyn Write>) -> Trace {
        self.output = output;
        let end = match self.begin(command_line) {
            Ok(()) => self.work(),
            Err(end) => end,
        };
        if let Some(output) = &mut self.output {
            // A closed output does not change the behaviour of the program.
            let _ = output.flush();
        }
        if cfg!(debug_assertions) {
            self.memory.check_invariants();
        }
        let span = self.span();
        let depends_on = self.blamed(&end);
        let is_cut = self.record.is_cut;
        let steps = self.record.finish(self.module);
        let names = super::naming::names(self.module, &self.memory, &steps);
        let has_foreign_addresses = self.memory.has_foreign();
        Trace {
            steps,
            is_cut,
            end: *end,
            span,
            instructions: self.steps,
            names,
            has_foreign_addresses,
            has_digits: self.has_digits,
            depends_on,
            words: self.words,
        }
    }

    /// Starts the first function.
    fn begin(&mut self, command_line: Option<&[&str]>) -> Flow<()> {
        let entry = self.first.or_else(|| self.entry());
        let entry = entry.ok_or_else(|| self.unknown("there is no entry of this name with a body"))?;
        if self.first.is_none() {
            self.queue.extend(self.module.constructors.iter().map(|hook| hook.function));
        }
        self.queue.push_back(entry);
        let function = self.module.functions.len() as u32;
        let words = match command_line {
            Some(words) => Some(words.iter().map(|word| word.as_bytes().to_vec()).collect()),
            None if self.first.is_some() => None,
            None => self.oracle.command_line(Place { function, block: 0, instruction: 0 }),
        };
        if let Some(words) = words {
            self.arguments = Some(self.command_line(&words)?);
            self.words = words;
        }
        self.start_next().map(|_| ())
    }

    /// The function where execution begins: by its name for linkers, its name in the source, or the end of
    /// that.
    pub(super) fn entry(&self) -> Option<u32> {
        let wanted = &self.reading.entry;
        let suffix = format!("::{wanted}");
        let find = |is_it: &dyn Fn(&Function) -> bool| {
            self.module.functions.iter().position(|function| !function.blocks.is_empty() && is_it(function))
        };
        let is_rust = |function: &Function| function.source_name.ends_with(&suffix);
        let is_start =
            self.module.functions.iter().any(|function| function.source_name.contains("lang_start"));
        let rust = if is_start { find(&is_rust) } else { None };
        rust.or_else(|| find(&|function| function.name == *wanted))
            .or_else(|| find(&|function| function.source_name == *wanted))
            .or_else(|| find(&is_rust))
            .map(|index| index as u32)
    }

    /// Starts the next of the constructors and the entry; whether there was one.
    pub(super) fn start_next(&mut self) -> Flow<bool> {
        let Some(function) = self.queue.pop_front() else { return Ok(false) };
        let code = self.module.functions.get(function as usize);
        let code = code.ok_or_else(|| self.unknown("a constructor that is not there"))?;
        let types = code.locals.get(..code.parameters as usize).unwrap_or_default();
        let mut given = if self.queue.is_empty() { self.arguments.take() } else { None }.unwrap_or_default();
        given.truncate(types.len());
        for (index, ty) in types.iter().enumerate().skip(given.len()) {
            let value = self.ask(Source::Argument(index as u32), *ty)?;
            given.push(value);
        }
        let passed = types.iter().zip(given).map(|(ty, value)| (*ty, value, None)).collect();
        self.enter(function, passed, None, None)?;
        self.frames.clear();
        self.record.nobody_called(code.span);
        Ok(true)
    }

    /// The arguments of `main` for a command line: how many there are, and their texts in memory.
    fn command_line(&mut self, words: &[Vec<u8>]) -> Flow<Vec<Value>> {
        let mut addresses = Vec::new();
        for word in words {
            let bytes = [word, &[0][..]].concat();
            addresses.push(self.own(&bytes)?);
        }
        let width = self.module.layout.pointer_bits as usize / 8;
        let zero = [0_u64, 0];
        let table = addresses.iter().chain(&zero).flat_map(|address| address.to_le_bytes()[..width].to_vec());
        let table = table.collect::<Vec<u8>>();
        let table = self.own(&table)?;
        let end = self.memory.advance(table, (words.len() * width + width) as i64);
        Ok(vec![Value::Bits(words.len() as u64), Value::Bits(table), Value::Bits(end)])
    }

    /// A new object of the interpreter's with these bytes.
    pub(super) fn own(&mut self, bytes: &[u8]) -> Flow<u64> {
        let address =
            self.memory.allocate(bytes.len() as u64, ObjectKind::Own).map_err(|error| self.no_room(error))?;
        self.write(address, bytes)?;
        Ok(address)
    }

    /// Executes until something ends it.
    fn work(&mut self) -> Box<End> {
        loop {
            if self.steps >= self.limits.steps {
                return Box::new(End::Steps);
            }
            self.steps += 1;
            if self.steps.is_multiple_of(PERIOD) {
                self.limits.run.spend(PERIOD * TICKS_PER_STEP);
                if self.limits.run.stopped().is_some() {
                    return Box::new(End::Steps);
                }
            }
            if let Err(end) = self.step() {
                return end;
            }
        }
    }

    fn step(&mut self) -> Flow<()> {
        let code = self.frame.code;
        let next = self.frame.next;
        let block = code.blocks.get(self.frame.block as usize);
        let Some(instruction) = block.and_then(|block| block.instructions.get(next)) else {
            return Err(self.unknown("a block without an end"));
        };
        self.frame.next = next + 1;
        if !self.frame.prepared.errors.is_empty() {
            let here = (self.frame.block, next);
            if self.frame.prepared.errors.contains(&here) && self.is_checked(Property::UnreachCall) {
                return Err(self.fault(Property::UnreachCall, "error label reached"));
            }
        }
        if let Some(block) = block.filter(|block| !block.declared.is_empty()) {
            for &(_, local) in block.declared.iter().filter(|(at, _)| *at as usize == next) {
                let address = self.local(local)?.low();
                self.memory.renew(self.memory.number_of(address));
            }
        }
        if self.memory.tracks_unwritten {
            return self.execute_watched(instruction);
        }
        if self.taint.is_on { self.execute_tracked(instruction) } else { self.execute(instruction) }
    }

    /// The phis at the beginning of a block, all at once.
    pub(super) fn phis(&mut self) -> Flow<()> {
        let code = self.frame.code;
        let from = Block(self.frame.from);
        let instructions = &code.blocks[self.frame.block as usize].instructions;
        let mut values = Vec::new();
        for instruction in instructions {
            let InstructionKind::Phi(ways) = &instruction.kind else { break };
            let Some(local) = instruction.result else { return Err(self.unknown("a phi without a result")) };
            let way = ways.iter().find(|(_, block)| *block == from);
            let Some((value, _)) = way else { return Err(self.unknown("a phi without this way")) };
            let value = match value {
                module::ValueSource::Local(local) => self.local(*local)?,
                module::ValueSource::Constant(constant) => {
                    self.constant(self.local_type(local)?, constant)?
                }
            };
            values.push((local, value));
        }
        self.frame.next = values.len();
        values.into_iter().try_for_each(|(local, value)| self.set(Some(local), value))
    }

    /// Goes to a block.
    #[inline]
    pub(super) fn jump(&mut self, target: Block) {
        self.frame.from = self.frame.block;
        self.frame.block = target.0;
        self.frame.next = 0;
    }

    /// The type of a local.
    pub(super) fn local_type(&self, local: Local) -> Flow<TypeId> {
        self.frame
            .code
            .locals
            .get(local.0 as usize)
            .copied()
            .ok_or_else(|| self.unknown("a local without a type"))
    }

    /// The value of a local.
    #[inline]
    pub(super) fn local(&self, local: Local) -> Flow<Value> {
        match self.frame.values.get(local.0 as usize) {
            Some(value) => Ok(value.clone()),
            None => Err(self.unknown("a local that is not there")),
        }
    }

    /// Gives a local its value.
    #[inline]
    pub(super) fn set(&mut self, local: Option<Local>, value: Value) -> Flow<()> {
        let Some(local) = local else { return Ok(()) };
        match self.frame.values.get_mut(local.0 as usize) {
            Some(slot) => {
                *slot = value;
                Ok(())
            }
            None => Err(self.unknown("a local that is not there")),
        }
    }

    /// The value of an operand.
    #[inline]
    pub(super) fn operand(&mut self, operand: &'m Operand) -> Flow<Value> {
        match &operand.value {
            module::ValueSource::Local(local) => self.local(*local),
            module::ValueSource::Constant(constant) => self.constant(operand.ty, constant),
        }
    }

    /// The low 64 bits of an operand.
    #[inline]
    pub(super) fn bits(&mut self, operand: &'m Operand) -> Flow<u64> {
        if let module::ValueSource::Local(local) = &operand.value
            && let Some(Value::Bits(bits)) = self.frame.values.get(local.0 as usize)
        {
            return Ok(*bits);
        }
        Ok(self.operand(operand)?.low())
    }

    /// The instruction that is executed.
    pub(super) fn place(&self) -> Place {
        Place {
            function: self.frame.function,
            block: self.frame.block,
            instruction: self.frame.next.saturating_sub(1) as u32,
        }
    }

    /// Where the instruction that is executed comes from.
    pub(super) fn span(&self) -> Span {
        let block = self.frame.code.blocks.get(self.frame.block as usize);
        let instruction = block.and_then(|block| block.instructions.get(self.frame.next.saturating_sub(1)));
        instruction.map_or(Span::default(), |instruction| instruction.span)
    }

    /// Whether a property is checked.
    #[inline]
    pub(super) fn is_checked(&self, property: Property) -> bool {
        self.properties >> property as u32 & 1 == 1
    }

    /// The end by what a property forbids: a violation where it is checked, else the program stops.
    #[cold]
    pub(super) fn fault(&self, property: Property, says: &str) -> Box<End> {
        self.fault_at(self.place(), property, says)
    }

    /// The end by what a property forbids, at this place.
    #[cold]
    pub(super) fn fault_at(&self, place: Place, property: Property, says: &str) -> Box<End> {
        let says = says.to_owned();
        let violation = End::Violation { place, property, says: says.clone() };
        Box::new(if self.is_checked(property) { violation } else { End::Abort(says) })
    }

    /// The end by what is not known.
    #[cold]
    pub(super) fn unknown(&self, what: &str) -> Box<End> {
        Box::new(End::Unknown(what.to_owned(), self.place()))
    }

    /// The end by memory that is not there.
    #[cold]
    pub(super) fn no_room(&self, _: NoRoom) -> Box<End> {
        self.unknown("more memory, or more objects, than the limits allow")
    }

    #[inline]
    pub(super) fn tell(&mut self, span: Span, what: What) {
        self.record.push(span, self.frames.len(), what);
    }
}
