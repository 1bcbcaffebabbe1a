//! Variable arguments: calls store them where `va_start` says that they are.
//!
//! **Idea.** clang expands `va_arg` into loads from a list that `va_start` has made, so all that is missing
//! is where arguments are: an object of the caller that has the area of saved registers and then the
//! arguments on the stack, as the System V ABI for x86-64 has them (3.5.7). A call stores its arguments
//! there, and the address of the object in a global variable; the callee loads this first, and `va_start`
//! writes four words.
//!
//! **Here.** Only functions whose callers are all known: direct calls, and no address is taken. Only
//! integers, addresses and floating-point numbers as arguments. Of others `va_start` stays what it is.
//!
//! **Contract.** What was an instruction of the program is one afterwards; those that are added touch
//! nothing that the program can name.

use javelin_solver::BitVec;
use rustc_hash::{FxHashMap, FxHashSet};

use super::characters::intern;
use super::module::{
    Access, Call, Callee, Constant, FloatKind, Function, Global, Instruction, InstructionKind, Local, Module,
    Operand, Promises, Span, Symbol, Type, TypeId, ValueSource,
};

/// The bytes of the area of saved registers: 6 general ones of 8 bytes, 8 of 16.
const SAVED: u64 = 176;

/// Where those of 16 bytes begin, and how many general ones there are.
const SAVED_FLOATS: u64 = 48;
const GENERAL: u64 = 6;
const FLOATS: u64 = 8;

/// The bytes of a list of arguments.
const LIST: [u64; 4] = [0, 4, 8, 16];

/// The registers and the bytes of the stack that arguments have taken.
#[derive(Clone, Copy, Default)]
struct Taken {
    general: u64,
    floats: u64,
    stack: u64,
}

/// Where an argument is in the object of a call.
enum Passed {
    At(u64),
    NotFollowed,
}

/// The types that the added instructions need.
struct VariadicTypes {
    byte: TypeId,
    word: TypeId,
    long: TypeId,
    pointer: TypeId,
}

/// Has calls of variadic functions store their arguments, but of the one where execution begins.
pub(crate) fn pass_arguments(module: &mut Module, entry: &str) {
    let is_followed = module.layout.pointer_bits == 64
        && module.triple.starts_with("x86_64")
        && !module.triple.contains("windows");
    let callees = if is_followed { callees(module, entry) } else { FxHashSet::default() };
    if !module
        .functions
        .iter()
        .flat_map(calls)
        .any(|call| is_list(module, call).is_some() || calls_one(call, &callees))
    {
        return;
    }
    if !is_followed {
        return;
    }
    let types = VariadicTypes {
        byte: intern(module, Type::Int(8)),
        word: intern(module, Type::Int(32)),
        long: intern(module, Type::Int(64)),
        pointer: intern(module, Type::Pointer),
    };
    let shared = Symbol::Global(module.globals.len() as u32);
    module.globals.push(Global {
        name: "variable arguments".to_owned(),
        ty: types.pointer,
        initial: Some(Constant::Null),
        is_constant: false,
        may_overlap: false,
        is_internal: true,
        alignment: 8,
        variable: None,
    });
    for number in 0..module.functions.len() {
        let mut function = std::mem::replace(&mut module.functions[number], Function::nothing());
        let is_callee = callees.contains(&(number as u32));
        Rewriting::new(module, &types, &callees, shared).rewrite(&mut function, is_callee);
        module.functions[number] = function;
    }
    module.measure();
}

/// The calls of a function.
fn calls(function: &Function) -> impl Iterator<Item = &Call> {
    function.blocks.iter().flat_map(|block| &block.instructions).filter_map(|instruction| match &instruction
        .kind
    {
        InstructionKind::Call(call) | InstructionKind::Invoke(call, ..) => Some(call),
        _ => None,
    })
}

fn calls_one(call: &Call, callees: &FxHashSet<u32>) -> bool {
    matches!(call.callee, Callee::Function(callee) if callees.contains(&callee))
}

/// Whether a call begins a list of arguments (`Some(true)`), or copies one.
fn is_list(module: &Module, call: &Call) -> Option<bool> {
    let Callee::Function(callee) = call.callee else { return None };
    let name = &module.functions[callee as usize].name;
    match (name.starts_with("llvm.va_start"), name.starts_with("llvm.va_copy")) {
        (false, false) => None,
        (starts, _) => Some(starts),
    }
}

/// The variadic functions that begin a list, and whose calls are all followed.
fn callees(module: &Module, entry: &str) -> FxHashSet<u32> {
    let named = named(module);
    let begins = |function: &Function| calls(function).any(|call| is_list(module, call) == Some(true));
    let is_candidate = |&(number, function): &(u32, &Function)| {
        let is_variadic = matches!(module.ty(function.ty), Type::Function { variadic: true, .. });
        is_variadic
            && begins(function)
            && !function.has_name(entry)
            && !named.contains(&number)
            && parameters(module, function).is_some()
    };
    let candidates = (0..).zip(&module.functions).filter(is_candidate).map(|(number, _)| number);
    let mut callees: FxHashSet<u32> = candidates.collect();
    for call in module.functions.iter().flat_map(calls) {
        if let Callee::Function(callee) = call.callee
            && callees.contains(&callee)
            && layout(module, &module.functions[callee as usize], call).is_none()
        {
            callees.remove(&callee);
        }
    }
    callees
}

/// The functions whose addresses are taken.
fn named(module: &Module) -> FxHashSet<u32> {
    let mut work: Vec<&Constant> =
        module.globals.iter().filter_map(|global| global.initial.as_ref()).collect();
    work.extend(module.functions.iter().filter_map(|function| function.resolver.as_ref()));
    let blocks = module.functions.iter().flat_map(|function| &function.blocks);
    for instruction in blocks.flat_map(|block| &block.instructions) {
        work.extend(instruction.kind.operands().into_iter().filter_map(Operand::constant));
        if let InstructionKind::Phi(values) = &instruction.kind {
            work.extend(values.iter().filter_map(|(value, _)| match value {
                ValueSource::Constant(constant) => Some(constant),
                ValueSource::Local(_) => None,
            }));
        }
    }
    let hooks =
        module.constructors.iter().chain(&module.destructors).map(|hook| Symbol::Function(hook.function));
    let mut symbols: Vec<Symbol> = module.aliases.iter().map(|(_, symbol)| *symbol).chain(hooks).collect();
    while let Some(constant) = work.pop() {
        match constant {
            Constant::Address(symbol) => symbols.push(*symbol),
            Constant::Aggregate(parts) => work.extend(parts.iter().filter_map(Operand::constant)),
            Constant::Operator(kind) => {
                work.extend(kind.operands().into_iter().filter_map(Operand::constant))
            }
            _ => {}
        }
    }
    let function = |symbol| if let Symbol::Function(number) = symbol { Some(number) } else { None };
    symbols.into_iter().filter_map(function).collect()
}

/// Where an argument is passed that comes after others.
fn pass(module: &Module, ty: TypeId, by_value: Option<TypeId>, taken: &mut Taken) -> Passed {
    let extent = module.extent(by_value.unwrap_or(ty));
    let Some(bytes) = extent.size() else { return Passed::NotFollowed };
    let general = match (module.ty(ty), by_value) {
        (_, Some(_)) | (Type::Float(FloatKind::Extended), _) => 0,
        (Type::Int(1..=64) | Type::Pointer, _) => 1,
        (Type::Int(65..=128), _) => 2,
        (Type::Float(FloatKind::Single | FloatKind::Double), _) if taken.floats < FLOATS => {
            taken.floats += 1;
            return Passed::At(SAVED_FLOATS + 16 * (taken.floats - 1));
        }
        (Type::Float(FloatKind::Single | FloatKind::Double), _) => 0,
        _ => return Passed::NotFollowed,
    };
    if general > 0 && taken.general + general <= GENERAL {
        taken.general += general;
        return Passed::At(8 * (taken.general - general));
    }
    let at = taken.stack.next_multiple_of(extent.align.max(8));
    taken.stack = (at + bytes).next_multiple_of(8);
    Passed::At(SAVED + at)
}

/// The places that the parameters of a function take, if that is followed.
fn parameters(module: &Module, function: &Function) -> Option<Taken> {
    let mut taken = Taken::default();
    for (index, &ty) in function.locals.iter().take(function.parameters as usize).enumerate() {
        let by_value = function.by_value.get(index).copied().flatten();
        if let Passed::NotFollowed = pass(module, ty, by_value, &mut taken) {
            return None;
        }
    }
    Some(taken)
}

/// Where the variable arguments of a call are, by position, and the bytes of the object; `None` where they
/// are not followed.
fn layout(module: &Module, callee: &Function, call: &Call) -> Option<(Vec<(usize, u64)>, u64)> {
    let mut taken = parameters(module, callee)?;
    let named = callee.parameters as usize;
    if call.arguments.len() < named {
        return None;
    }
    let mut places = Vec::new();
    for (index, argument) in call.arguments.iter().enumerate().skip(named) {
        if call.by_value.get(index).copied().flatten().is_some() {
            return None;
        }
        match pass(module, argument.ty, None, &mut taken) {
            Passed::At(at) => places.push((index, at)),
            Passed::NotFollowed => return None,
        }
    }
    Some((places, SAVED + taken.stack))
}

/// A function while its instructions are rewritten.
struct Rewriting<'m> {
    module: &'m mut Module,
    types: &'m VariadicTypes,
    callees: &'m FxHashSet<u32>,
    shared: Symbol,
    locals: Vec<TypeId>,
    /// The instructions of the block that is rewritten.
    instructions: Vec<Instruction>,
    /// The objects of calls, which the function makes first.
    objects: Vec<Instruction>,
    span: Span,
}

impl<'m> Rewriting<'m> {
    fn new(
        module: &'m mut Module,
        types: &'m VariadicTypes,
        callees: &'m FxHashSet<u32>,
        shared: Symbol,
    ) -> Rewriting<'m> {
        Rewriting {
            module,
            types,
            callees,
            shared,
            locals: Vec::new(),
            instructions: Vec::new(),
            objects: Vec::new(),
            span: Span::default(),
        }
    }

    fn rewrite(mut self, function: &mut Function, is_callee: bool) {
        let taken = parameters(self.module, function).filter(|_| is_callee);
        self.locals = std::mem::take(&mut function.locals);
        self.span = function.span;
        let shared = self.operand(self.types.pointer, Constant::Address(self.shared));
        let area =
            taken.map(|_| self.add(self.types.pointer, InstructionKind::Load(self.types.pointer, shared)));
        let mut first = std::mem::take(&mut self.instructions);
        for block in &mut function.blocks {
            let mut positions = FxHashMap::default();
            for (index, instruction) in std::mem::take(&mut block.instructions).into_iter().enumerate() {
                positions.insert(index as u32, self.instructions.len() as u32);
                self.span = instruction.span;
                self.instruction(instruction, taken.zip(area.clone()));
            }
            positions.insert(positions.len() as u32, self.instructions.len() as u32);
            block.instructions = std::mem::take(&mut self.instructions);
            let moved = |at: &mut u32| *at = positions.get(at).copied().unwrap_or(*at);
            block.labels.iter_mut().for_each(|(at, _)| moved(at));
            block.declared.iter_mut().for_each(|(at, _)| moved(at));
        }
        first.splice(0..0, std::mem::take(&mut self.objects));
        if let Some(block) = function.blocks.first_mut() {
            let added = first.len() as u32;
            block.instructions.splice(0..0, first);
            block.labels.iter_mut().for_each(|(at, _)| *at += added);
            block.declared.iter_mut().for_each(|(at, _)| *at += added);
        }
        function.locals = self.locals;
    }

    /// An instruction as it is, or what stands in its place.
    fn instruction(&mut self, instruction: Instruction, list: Option<(Taken, Operand)>) {
        if let InstructionKind::Call(call) | InstructionKind::Invoke(call, ..) = &instruction.kind {
            match (is_list(self.module, call), list, &call.arguments[..]) {
                (Some(true), Some((taken, area)), [to]) => return self.begin_list(to, taken, &area),
                (Some(false), _, [to, from]) => return self.copy_list(to, from),
                _ if calls_one(call, self.callees) => self.store_arguments(call),
                _ => {}
            }
        }
        self.instructions.push(instruction);
    }

    /// Before a call: its object gets the arguments.
    fn store_arguments(&mut self, call: &Call) {
        let Callee::Function(callee) = call.callee else { return };
        let Some((places, bytes)) = layout(self.module, &self.module.functions[callee as usize], call) else {
            return;
        };
        let object = intern(self.module, Type::Array(bytes, self.types.byte));
        let pointer = self.types.pointer;
        let area = self.local(pointer);
        let kind = InstructionKind::Alloca(object, None, 16);
        self.objects.push(Instruction {
            result: local_of(&area),
            kind,
            span: self.span,
            access: Access::default(),
        });
        for (index, at) in places {
            self.store(call.arguments[index].clone(), &area, at);
        }
        let shared = self.operand(pointer, Constant::Address(self.shared));
        self.store(area, &shared, 0);
    }

    /// `va_start`: how much of each area the parameters take, where arguments on the stack are, and the area
    /// of saved registers.
    fn begin_list(&mut self, to: &Operand, taken: Taken, area: &Operand) {
        let words = [8 * taken.general, SAVED_FLOATS + 16 * taken.floats];
        for (word, at) in words.into_iter().zip(LIST) {
            let word = self.operand(self.types.word, Constant::Bits(BitVec::from_u64(word, 32)));
            self.store(word, to, at);
        }
        let stack = self.address(area, SAVED + taken.stack);
        self.store(stack, to, LIST[2]);
        self.store(area.clone(), to, LIST[3]);
    }

    /// `va_copy`.
    fn copy_list(&mut self, to: &Operand, from: &Operand) {
        let (word, pointer) = (self.types.word, self.types.pointer);
        for (ty, at) in [word, word, pointer, pointer].into_iter().zip(LIST) {
            let place = self.address(from, at);
            let value = self.add(ty, InstructionKind::Load(ty, place));
            self.store(value, to, at);
        }
    }

    fn store(&mut self, value: Operand, base: &Operand, at: u64) {
        let place = self.address(base, at);
        let kind = InstructionKind::Store(value, place);
        self.instructions.push(Instruction {
            result: None,
            kind,
            span: self.span,
            access: Access::default(),
        });
    }

    /// So many bytes after an address.
    fn address(&mut self, base: &Operand, at: u64) -> Operand {
        if at == 0 {
            return base.clone();
        }
        let offset = self.operand(self.types.long, Constant::Bits(BitVec::from_u64(at, 64)));
        let promises = Promises { inbounds: true, ..Promises::default() };
        let kind = InstructionKind::Element(self.types.byte, base.clone(), vec![offset], promises);
        self.add(self.types.pointer, kind)
    }

    /// An instruction with a result.
    fn add(&mut self, ty: TypeId, kind: InstructionKind) -> Operand {
        let result = self.local(ty);
        self.instructions.push(Instruction {
            result: local_of(&result),
            kind,
            span: self.span,
            access: Access::default(),
        });
        result
    }

    fn local(&mut self, ty: TypeId) -> Operand {
        self.locals.push(ty);
        Operand { ty, value: ValueSource::Local(Local(self.locals.len() as u32 - 1)) }
    }

    fn operand(&self, ty: TypeId, constant: Constant) -> Operand {
        Operand { ty, value: ValueSource::Constant(constant) }
    }
}

fn local_of(operand: &Operand) -> Option<Local> {
    if let ValueSource::Local(local) = operand.value { Some(local) } else { None }
}
