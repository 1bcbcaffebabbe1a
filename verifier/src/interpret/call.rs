//! Calls and returns, and what comes of the program's end.
//!
//! **Here.** A call begins an activation, or is answered by the library. The data that is the same for all
//! activations of a function is computed at its first: which objects are source variables, which of them
//! nobody can keep the address of, which instructions must not be reached.

use std::rc::Rc;

use super::library::{self, LibraryCall, Treatment};
use super::machine::{Flow, Frame, Machine, Prepared};
use super::memory::{NO_VARIABLE, ObjectKind};
use super::record::What;
use super::trace::End;
use super::value::{Value, signed};
use crate::frontend::assembly::AssemblyEffect;
use crate::frontend::module::{
    Assembly, Block, Call, Callee, Function, Instruction, Local, Span, Type, TypeId,
};
use crate::program::cfa::Place;
use crate::reading::Property;

impl<'m> Machine<'m, '_> {
    /// The treatment of a function by its name.
    fn treatment(&mut self, function: u32) -> Flow<Treatment> {
        let Some(known) = self.treatments.get(function as usize) else {
            return Err(self.unknown("a function that is not there"));
        };
        if let Some(treatment) = known {
            return Ok(*treatment);
        }
        let treatment = library::treatment(self.reading, &self.module.functions[function as usize]);
        self.treatments[function as usize] = Some(treatment);
        Ok(treatment)
    }

    /// A call, with where it continues if it is an `invoke`.
    pub(super) fn call(
        &mut self,
        instruction: &'m Instruction,
        call: &'m Call,
        landing: Option<(Block, Block)>,
    ) -> Flow<()> {
        let function = match &call.callee {
            Callee::Function(function) => *function,
            Callee::Assembly(assembly) => {
                let value = self.assembly(instruction.result, assembly, call)?;
                self.copied_by_assembly();
                return self.after_call(instruction.result, landing, value);
            }
            Callee::Pointer(operand) => {
                let address = self.bits(operand)?;
                match self.memory.function_at(address) {
                    Some(function) if (function as usize) < self.module.functions.len() => {
                        let place = self.place();
                        self.oracle.called(place, function);
                        function
                    }
                    _ if self.memory.is_foreign(address) => {
                        return Err(self.stranger("a call through an address of unknown origin", address));
                    }
                    _ if self.memory.number_of(address) == 0 && !self.is_checked(Property::Deref) => {
                        return Err(self.null_fault());
                    }
                    _ => return Err(self.fault(Property::Deref, "call of what is no function")),
                }
            }
        };
        if self.taint.is_strict {
            self.passes_as_taken(function, call)?;
        }
        let treatment = self.treatment(function)?;
        let mut passed = Vec::with_capacity(call.arguments.len());
        for (index, argument) in call.arguments.iter().enumerate() {
            let by_value = call.by_value.get(index).copied().flatten();
            passed.push((argument.ty, self.operand(argument)?, by_value));
        }
        if let Treatment::Body = treatment {
            return self.enter(function, passed, instruction.result, landing);
        }
        self.passed_undefined.clear();
        let Type::Function { result, .. } = *self.module.ty(call.ty) else {
            return Err(self.unknown("a call of what is no function"));
        };
        let arguments = passed.iter().map(|(_, value, _)| value.clone()).collect();
        let site = LibraryCall {
            function,
            name: &self.module.functions[function as usize].name,
            passed,
            arguments,
            result,
        };
        match library::call(self, treatment, &site)? {
            Some(value) => self.after_call(instruction.result, landing, value),
            None => Ok(()),
        }
    }

    /// The result of assembly: copies, where its text is empty.
    fn assembly(&mut self, result: Option<Local>, assembly: &Assembly, call: &'m Call) -> Flow<Value> {
        let AssemblyEffect::Copies(parts) = assembly.effect(&call.arguments) else {
            return Err(self.unknown("inline assembly"));
        };
        let Some(local) = result else { return Ok(Value::Bits(0)) };
        let ty = self.frame.code.locals[local.0 as usize];
        let types = match self.module.ty(ty) {
            Type::Struct { fields, .. } if parts.len() > 1 => fields.clone(),
            _ => vec![ty],
        };
        let mut values = Vec::new();
        for (ty, part) in types.iter().zip(&parts) {
            let argument = part.and_then(|part| call.arguments.get(part));
            match argument.filter(|argument| argument.ty == *ty) {
                Some(argument) => values.push(self.operand(argument)?),
                None => return Err(self.unknown("a register that assembly leaves as it is")),
            }
        }
        match (types.len(), values.pop()) {
            (1, Some(value)) => Ok(value),
            (count, Some(last)) if count == values.len() + 1 => {
                values.push(last);
                Ok(Value::parts(values))
            }
            _ => Err(self.unknown("inline assembly")),
        }
    }

    /// Continues after a call that has returned.
    fn after_call(
        &mut self,
        result: Option<Local>,
        landing: Option<(Block, Block)>,
        value: Value,
    ) -> Flow<()> {
        self.set(result, value)?;
        self.returned_mark(result);
        self.returned_bits(result);
        if let Some((normal, _)) = landing {
            self.jump(normal);
        }
        Ok(())
    }

    pub(super) fn enter(
        &mut self,
        function: u32,
        mut passed: Vec<(TypeId, Value, Option<TypeId>)>,
        result: Option<Local>,
        landing: Option<(Block, Block)>,
    ) -> Flow<()> {
        if self.frames.len() >= self.limits.depth {
            return Err(self.unknown("calls are nested deeper than the limit"));
        }
        let code = &self.module.functions[function as usize];
        let prepared = self.prepare(function);
        let mut objects = Vec::new();
        for (_, value, by_value) in &mut passed {
            if let Some(ty) = by_value {
                *value = self.copy_of(value.low(), *ty, &mut objects)?;
            }
        }
        let mut values = self.spare.pop().unwrap_or_default();
        values.clear();
        values.extend(passed.iter().take(code.parameters as usize).map(|(_, value, _)| value.clone()));
        if values.len() < code.parameters as usize {
            return Err(self.unknown("a call with too few arguments"));
        }
        values.resize(code.locals.len(), Value::Bits(0));
        let is_variadic = matches!(self.module.ty(code.ty), Type::Function { variadic: true, .. });
        let marks = if self.taint.is_on { self.marks_of_parameters(code) } else { Vec::new() };
        let undefined = self.undefined_parameters(code);
        let parameters = values[..code.parameters as usize].to_vec();
        let frame = Frame {
            function,
            code,
            prepared,
            block: 0,
            from: 0,
            next: 0,
            values,
            marks,
            undefined,
            objects,
            passed: if is_variadic { passed } else { Vec::new() },
            result,
            landing,
        };
        let span = self.span();
        self.frames.push(std::mem::replace(&mut self.frame, frame));
        self.tell(span, What::Enter(function, parameters));
        Ok(())
    }

    /// A copy of a structure that is passed by value: the callee's own.
    fn copy_of(&mut self, address: u64, ty: TypeId, objects: &mut Vec<(u32, bool)>) -> Flow<Value> {
        let size = self.size(ty)?;
        let bytes = self.read(address, size)?.to_vec();
        let copy = self.memory.allocate(size, ObjectKind::Own).map_err(|error| self.no_room(error))?;
        self.write(copy, &bytes)?;
        self.copied_marks(address, copy, size);
        objects.push((self.memory.number_of(copy) as u32, false));
        Ok(Value::Bits(copy))
    }

    /// Ends the activation that runs, and its objects.
    pub(super) fn leave(&mut self) -> Option<Frame<'m>> {
        let caller = self.frames.pop()?;
        let mut frame = std::mem::replace(&mut self.frame, caller);
        for (number, is_private) in frame.objects.drain(..) {
            self.memory.release(number as usize, is_private);
        }
        if self.spare.len() < 64 {
            self.spare.push(std::mem::take(&mut frame.values));
        }
        Some(frame)
    }

    pub(super) fn return_value(&mut self, span: Span, value: Option<Value>) -> Flow<()> {
        let function = self.frame.function;
        self.tell(span, What::Return(function, value.clone()));
        if self.frames.is_empty() {
            if self.queue.is_empty() {
                let width = self.result_width(function);
                return self.finish(value.map_or(0, |value| signed(value.low(), width)));
            }
            return self.start_next().map(|_| ());
        }
        let Some(frame) = self.leave() else { return Ok(()) };
        self.after_call(frame.result, frame.landing, value.unwrap_or(Value::Bits(0)))
    }

    /// The bits of what a function returns.
    fn result_width(&self, function: u32) -> u32 {
        let ty = self.module.functions[function as usize].ty;
        let Type::Function { result, .. } = self.module.ty(ty) else { return 64 };
        self.shapes.of(*result).map_or(64, |shape| shape.width)
    }

    /// `exit`, or the return of the entry: calls what the program left for its end, the last first; then the
    /// destructors of the module.
    pub(super) fn finish(&mut self, status: i64) -> Flow<()> {
        let here = self.place();
        let (status, place) = *self.status.get_or_insert((status, here));
        let Some((address, argument)) = self.library.at_exit.pop() else {
            return self.run_destructor(status, place);
        };
        if self.library.destroyed > 0 {
            return Err(self.unknown("a function that a destructor registers"));
        }
        let function =
            self.memory.function_at(address).filter(|index| (*index as usize) < self.module.functions.len());
        let Some(function) = function else {
            return Err(self.unknown("a call of what is no function at the end"));
        };
        if self.module.functions[function as usize].blocks.is_empty() {
            return self.finish(status);
        }
        self.call_back(function, Value::Bits(argument), None)?;
        self.frames.clear();
        Ok(())
    }

    /// The next destructor of the module runs; after the last one the program ends.
    fn run_destructor(&mut self, status: i64, place: Place) -> Flow<()> {
        if !self.module.orders_destructors() {
            return Err(self.unknown("destructors of one priority, which run in no order that is known"));
        }
        let Some(hook) = self.module.destructors.get(self.library.destroyed) else {
            return Err(self.exit(status, place));
        };
        self.library.destroyed += 1;
        self.enter(hook.function, Vec::new(), None, None)?;
        self.frames.clear();
        Ok(())
    }

    /// A call of a function by a function of the library, with one argument and without a result that
    /// matters.
    pub(super) fn call_back(
        &mut self,
        function: u32,
        argument: Value,
        landing: Option<(Block, Block)>,
    ) -> Flow<()> {
        let code = self.module.functions.get(function as usize).filter(|code| !code.blocks.is_empty());
        let Some(code) = code else {
            return Err(self.unknown("a call of a function without a body by a library"));
        };
        let types = code.locals.iter().take(code.parameters as usize);
        let passed = types.map(|ty| (*ty, argument.clone(), None)).collect();
        self.enter(function, passed, None, landing)
    }

    /// The end with this status, to which this place led.
    pub(super) fn exit(&mut self, status: i64, place: Place) -> Box<End> {
        if self.is_checked(Property::Leak) && self.memory.live_heap().next().is_some() {
            // Whoever could write an object could free it.
            let marks = self.memory.live_heap().filter_map(|object| object.marks.as_ref()?.any());
            self.taint.blame = self.taint.blame.or(marks.last());
            return self.fault_at(place, Property::Leak, "memory is not freed");
        }
        Box::new(End::Exit(status))
    }

    /// The data that all activations of a function share.
    fn prepare(&mut self, function: u32) -> Rc<Prepared> {
        if let Some(prepared) = &self.prepared[function as usize] {
            return Rc::clone(prepared);
        }
        let code = &self.module.functions[function as usize];
        let mut variables = vec![NO_VARIABLE; code.locals.len()];
        for (index, (local, _)) in code.variables.iter().enumerate() {
            if let Some(slot) = variables.get_mut(local.0 as usize) {
                *slot = index as u32;
            }
        }
        let is_private = super::access::private(code);
        let errors = error_places(code, &self.reading.error_labels);
        let prepared = Rc::new(Prepared { variables, is_private, errors });
        self.prepared[function as usize] = Some(Rc::clone(&prepared));
        prepared
    }
}

/// Where the labels stand that must not be reached.
fn error_places(code: &Function, labels: &[String]) -> Vec<(u32, usize)> {
    let mut places = Vec::new();
    if labels.is_empty() {
        return places;
    }
    for (index, block) in code.blocks.iter().enumerate() {
        if labels.contains(&block.name) {
            places.push((index as u32, 0));
        }
        let named = block.labels.iter().filter(|(_, label)| labels.contains(label));
        places.extend(named.map(|(instruction, _)| (index as u32, *instruction as usize)));
    }
    places
}
