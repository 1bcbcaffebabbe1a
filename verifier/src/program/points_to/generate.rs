//! From a module to constraints: one pass over its instructions and initialisers.

use rustc_hash::{FxHashMap, FxHashSet};

use super::Object;
use super::constraints::{CallSite, Constraint, Constraints, EVERYTHING, FunctionNodes, Node};
use super::externals::{is_known, may_throw};
use super::shift::{Shift, constant_index, element};
use crate::frontend::assembly::AssemblyEffect;
use crate::frontend::module::{
    Binary, Call, Callee, Cast, Constant, Function, Global, Instruction, InstructionKind, Local, Module,
    Operand, Symbol, Type, TypeId, ValueSource,
};
use crate::limits::Clock;
use crate::program::cfa::Place;

/// The possible targets of a constant.
#[derive(Default)]
pub(super) struct Addresses {
    /// The symbols in it, and how far from their beginning.
    pub(super) symbols: Vec<(Symbol, Shift)>,
    /// Whether it is made of an integer.
    pub(super) from_integer: bool,
    /// Whether it can be anything.
    pub(super) is_unknown: bool,
    /// The symbols whose addresses are cast to integers in it.
    exposed: Vec<Symbol>,
}

/// Looks through a constant; `element` says how far a `getelementptr` goes.
pub(super) fn addresses(constant: &Constant, element: &dyn Fn(TypeId, &[Operand]) -> Shift) -> Addresses {
    let mut found = Addresses::default();
    let mut stack = vec![(constant, Shift::default(), false)];
    while let Some((constant, shift, is_exposed)) = stack.pop() {
        match constant {
            Constant::Address(symbol) => {
                found.symbols.push((*symbol, shift));
                if is_exposed {
                    found.exposed.push(*symbol);
                }
            }
            Constant::Aggregate(elements) => {
                stack.extend(
                    elements.iter().filter_map(Operand::constant).map(|element| (element, shift, is_exposed)),
                );
            }
            Constant::Unknown => found.is_unknown = true,
            Constant::Operator(kind) => match &**kind {
                InstructionKind::Compare(..) | InstructionKind::FloatCompare(..) => {}
                InstructionKind::Element(ty, base, indices, _) => {
                    let moved = shift.then(element(*ty, indices));
                    stack.extend(base.constant().map(|base| (base, moved, is_exposed)));
                    let indices = indices.iter().filter(|_| is_null(base)).filter_map(Operand::constant);
                    stack.extend(indices.map(|index| (index, Shift::ANYWHERE, is_exposed)));
                }
                InstructionKind::Cast(cast, operand) => {
                    found.from_integer |= *cast == Cast::IntToPtr;
                    let is_exposed = is_exposed || *cast == Cast::PtrToInt;
                    stack.extend(operand.constant().map(|operand| (operand, shift, is_exposed)));
                }
                kind => {
                    let all = kind.operands().into_iter().filter_map(Operand::constant);
                    stack.extend(all.map(|operand| (operand, Shift::ANYWHERE, is_exposed)));
                }
            },
            Constant::Bits(_)
            | Constant::Null
            | Constant::Zero
            | Constant::Undefined
            | Constant::Poison
            | Constant::Bytes(_) => {}
        }
    }
    found
}

/// Whether a base is a constant that is in no object, so that the address is in its indices: `(char *)0 + n`.
fn is_null(base: &Operand) -> bool {
    match &base.value {
        ValueSource::Constant(Constant::Null | Constant::Zero) => true,
        ValueSource::Constant(Constant::Operator(kind)) => {
            matches!(**kind, InstructionKind::Cast(Cast::IntToPtr, _))
        }
        _ => false,
    }
}

/// For each function, whether its address is used for anything but calling it.
pub(crate) fn named_functions(module: &Module) -> Vec<bool> {
    let mut is_named = vec![false; module.functions.len()];
    let mut name = |constant: &Constant| {
        for (symbol, _) in addresses(constant, &|_, _| Shift::default()).symbols {
            if let Symbol::Function(number) = symbol {
                is_named[number as usize] = true;
            }
        }
    };
    module.globals.iter().filter_map(|global| global.initial.as_ref()).for_each(&mut name);
    module.functions.iter().filter_map(|function| function.resolver.as_ref()).for_each(&mut name);
    let blocks = module.functions.iter().flat_map(|function| &function.blocks);
    for instruction in blocks.flat_map(|block| &block.instructions) {
        instruction.kind.operands().into_iter().filter_map(Operand::constant).for_each(&mut name);
        if let InstructionKind::Phi(values) = &instruction.kind {
            values.iter().for_each(|(value, _)| {
                if let ValueSource::Constant(constant) = value {
                    name(constant);
                }
            });
        }
    }
    is_named
}

/// Where execution may begin by default: `main`, and functions that nothing in the module names.
pub(super) fn roots(module: &Module) -> Vec<u32> {
    let mut is_named = named_functions(module);
    let blocks = module.functions.iter().flat_map(|function| &function.blocks);
    for instruction in blocks.flat_map(|block| &block.instructions) {
        if let InstructionKind::Call(call) | InstructionKind::Invoke(call, ..) = &instruction.kind
            && let Callee::Function(number) = call.callee
        {
            is_named[number as usize] = true;
        }
    }
    let main = module.function("main");
    let all = 0..module.functions.len() as u32;
    all.filter(|number| !is_named[*number as usize] || Some(*number) == main).collect()
}

/// The generator at work.
struct Generator<'a> {
    module: &'a Module,
    constraints: Constraints,
    symbols: FxHashMap<(Symbol, i64), Node>,
    /// Whether functions without a body may throw what is not of this module.
    is_thrown_at: bool,
    /// The results of landing pads.
    pads: FxHashSet<(u32, Local)>,
    /// Whether others read and write volatile memory.
    shares_volatile: bool,
}

/// For each global variable, whether other files can name it. Nobody hands out the addresses of the variables
/// that hold the streams of the library (ISO C, 7.21.1), and only what does anything may assign to them.
pub(super) fn nameable(module: &Module, calls_all: bool) -> Vec<bool> {
    let is_told = |global: &Global| calls_all || !global.is_stream();
    let globals = (0..).zip(&module.globals);
    globals.map(|(number, global)| is_told(global) && module.others_can_name(number)).collect()
}

/// The constraints of a module where execution begins at any of these functions, and outside knows these
/// global variables, as far as the clock lets it.
pub(super) fn generate(
    module: &Module,
    entries: &[u32],
    known: &[bool],
    shares_volatile: bool,
    clock: &Clock,
) -> Constraints {
    let mut constraints = Constraints::default();
    constraints.nodes = Node::NAMED;
    let (symbols, pads) = (FxHashMap::default(), FxHashSet::default());
    let is_thrown_at = is_thrown_at(module);
    let mut generator = Generator { module, constraints, symbols, is_thrown_at, pads, shares_volatile };
    generator.number();
    for (number, function) in module.functions.iter().enumerate() {
        if clock.goes_on(function.locals.len() as u32) {
            generator.function(number as u32, function);
        }
    }
    for number in 0..module.globals.len() as u32 {
        if clock.goes_on(1) {
            generator.global(number, known.get(number as usize).copied().unwrap_or(false));
        }
    }
    if known.contains(&true) {
        generator.constraints.escape(Node::SYSTEM);
    }
    let constructors = module.constructors.iter().map(|hook| hook.function);
    for entry in entries.iter().copied().chain(constructors).chain(resolvers(module)) {
        // All that the system gives to `main` is its own.
        if module.functions.get(entry as usize).is_some_and(|function| function.name == "main") {
            generator.constraints.call_with(entry, Node::SYSTEM);
        } else if (entry as usize) < module.functions.len() {
            generator.constraints.call_from_outside(entry);
        }
    }
    generator.constraints
}

/// The functions that say which code an `ifunc` stands for.
fn resolvers(module: &Module) -> Vec<u32> {
    let resolvers = module.functions.iter().filter_map(|function| function.resolver.as_ref());
    let symbols = resolvers.flat_map(|constant| addresses(constant, &|_, _| Shift::default()).symbols);
    let function = |(symbol, _)| match symbol {
        Symbol::Function(number) => Some(number),
        Symbol::Global(_) => None,
    };
    symbols.filter_map(function).collect()
}

/// Whether functions without a body may throw: those that nobody knows, by their names or where they are
/// invoked.
fn is_thrown_at(module: &Module) -> bool {
    let is_unknown = |function: &Function| function.blocks.is_empty() && !is_known(&function.name);
    let is_invoked = |instruction: &Instruction| match &instruction.kind {
        InstructionKind::Invoke(call, ..) => match &call.callee {
            Callee::Function(callee) => is_unknown(&module.functions[*callee as usize]),
            Callee::Pointer(_) | Callee::Assembly(_) => false,
        },
        _ => false,
    };
    let blocks = module.functions.iter().flat_map(|function| &function.blocks);
    module.functions.iter().any(|function| is_unknown(function) && may_throw(&function.name))
        || blocks.flat_map(|block| &block.instructions).any(is_invoked)
}

impl<'a> Generator<'a> {
    /// Numbers objects and nodes.
    fn number(&mut self) {
        let constraints = &mut self.constraints;
        constraints.object(Object::Outside);
        constraints.object(Object::System);
        constraints.object(Object::Uninitialised);
        constraints.address(Node::UNINITIALISED, Constraints::UNINITIALISED, 0);
        constraints.address(Node::OUTSIDE, Constraints::OUTSIDE, 0);
        constraints.address(Node::FOREIGN, Constraints::OUTSIDE, 0);
        constraints.address(Node::SYSTEM, Constraints::SYSTEM, 0);
        constraints.store(Node::SYSTEM, Node::SYSTEM, EVERYTHING);
        for number in 0..self.module.globals.len() as u32 {
            constraints.object(Object::Global(number));
        }
        for (number, function) in self.module.functions.iter().enumerate() {
            constraints.object(Object::Function(number as u32));
            let result = constraints.node();
            let first = constraints.nodes;
            constraints.nodes += function.locals.len() as u32;
            let external = function.blocks.is_empty().then(|| function.name.clone());
            let parameters = function.parameters;
            let nodes = FunctionNodes { first, parameters, result, copies: Vec::new(), external };
            constraints.functions.push(nodes);
        }
        for (number, function) in self.module.functions.iter().enumerate() {
            let copies =
                (0..function.parameters).map(|position| self.copy_of(number as u32, function, position));
            let copies = copies.collect();
            self.constraints.functions[number].copies = copies;
        }
    }

    /// The object that a parameter with `byval` is the address of.
    fn copy_of(&mut self, number: u32, function: &Function, position: u32) -> Option<(u32, Option<u64>)> {
        let ty = function.by_value.get(position as usize).copied().flatten()?;
        let local = Local(position);
        let object = self.constraints.object(Object::Frame { function: number, local });
        let parameter = self.constraints.functions[number as usize].local(position);
        self.constraints.address(parameter, object, 0);
        Some((object, self.module.size_of(ty)))
    }

    /// The initial value of a global variable. A constant that outside knows is only read there.
    fn global(&mut self, number: u32, is_known: bool) {
        let global = &self.module.globals[number as usize];
        let base = Symbol::Global(number);
        if global.initial.is_none() || is_known && !global.is_constant {
            let node = self.symbol(base, 0);
            self.constraints.escape(node);
        }
        let Some(initial) = &global.initial else { return };
        let mut stack = vec![(initial, global.ty, 0u64)];
        while let Some((constant, ty, offset)) = stack.pop() {
            if let Constant::Aggregate(elements) = constant {
                for (position, element) in elements.iter().enumerate() {
                    let part = self.module.offset_of(ty, position as u64);
                    if let (Some(constant), Some(part)) = (element.constant(), part) {
                        stack.push((constant, element.ty, offset.saturating_add(part)));
                    }
                }
                continue;
            }
            let value = self.constant(constant);
            if value != Node::NOTHING {
                if is_known {
                    self.constraints.escape(value);
                }
                let bytes = self.bytes(ty);
                let address = self.symbol(base, offset as i64);
                self.constraints.store(address, value, bytes);
            }
        }
    }

    /// The node of an address in a symbol.
    fn symbol(&mut self, symbol: Symbol, offset: i64) -> Node {
        if let Some(node) = self.symbols.get(&(symbol, offset)) {
            return *node;
        }
        let node = self.constraints.node();
        let object = match symbol {
            Symbol::Global(number) => Object::Global(number),
            Symbol::Function(number) => Object::Function(number),
        };
        let object = self.constraints.object(object);
        self.constraints.address(node, object, offset as u64);
        self.symbols.insert((symbol, offset), node);
        node
    }

    /// The node of a constant.
    fn constant(&mut self, constant: &Constant) -> Node {
        let module = self.module;
        let found = addresses(constant, &|ty, indices| element(module, ty, indices));
        for symbol in found.exposed {
            let node = self.symbol(symbol, 0);
            self.constraints.copy(Node::EXPOSED, node);
        }
        let is_integer = found.from_integer || found.is_unknown;
        if let ([(symbol, Shift { offset, stride: 0 })], false) = (&found.symbols[..], is_integer) {
            return self.symbol(*symbol, *offset);
        }
        if found.symbols.is_empty() && !is_integer {
            return Node::NOTHING;
        }
        let node = self.constraints.node();
        for (symbol, shift) in found.symbols {
            let base = self.symbol(symbol, 0);
            self.constraints.shifted(node, base, shift);
        }
        if is_integer {
            self.constraints.copy(node, Node::EXPOSED);
            self.constraints.copy(node, Node::FOREIGN);
        }
        self.constraints.accessed.push(node);
        node
    }

    /// The node of a value in a function.
    fn value(&mut self, function: u32, value: &ValueSource) -> Node {
        match value {
            ValueSource::Local(local) => self.constraints.functions[function as usize].local(local.0),
            ValueSource::Constant(constant) => self.constant(constant),
        }
    }

    /// The node of an operand in a function.
    fn operand(&mut self, function: u32, operand: &Operand) -> Node {
        self.value(function, &operand.value)
    }

    /// The bytes of a value of a type in memory.
    fn bytes(&self, ty: TypeId) -> u64 {
        self.module.stored_size(ty).unwrap_or(1)
    }

    /// The constraints of a function.
    fn function(&mut self, number: u32, function: &'a Function) {
        let mut is_cast = vec![false; function.locals.len()];
        for instruction in function.blocks.iter().flat_map(|block| &block.instructions) {
            if let (Some(local), InstructionKind::Cast(Cast::PtrToInt, _)) =
                (instruction.result, &instruction.kind)
            {
                is_cast[local.0 as usize] = true;
            }
        }
        for (block, body) in function.blocks.iter().enumerate() {
            for (index, instruction) in body.instructions.iter().enumerate() {
                let place = Place { function: number, block: block as u32, instruction: index as u32 };
                let is_difference = is_difference(&instruction.kind, &is_cast);
                if !is_difference {
                    self.instruction(place, instruction);
                }
                if self.shares_volatile && instruction.access.is_volatile {
                    self.shared(number, instruction);
                }
            }
        }
        let first = self.constraints.functions[number as usize].first;
        for (local, ty) in function.locals.iter().enumerate() {
            if *self.module.ty(*ty) == Type::Pointer {
                self.constraints.accessed.push(Node(first + local as u32));
            }
        }
    }

    /// Others give and take the addresses in volatile memory.
    fn shared(&mut self, function: u32, instruction: &Instruction) {
        use InstructionKind as K;
        let types = &self.module.functions[function as usize].locals;
        if let Some(Local(local)) = instruction.result
            && self.bytes(types[local as usize]) >= u64::from(self.module.layout.pointer_bits / 8)
        {
            let result = self.constraints.functions[function as usize].local(local);
            self.constraints.copy(result, Node::OUTSIDE);
        }
        if let K::Store(value, _) | K::AtomicUpdate(_, _, value) | K::CompareExchange(_, _, value, _) =
            &instruction.kind
        {
            let stored = self.operand(function, value);
            self.constraints.list.push(Constraint::Escape(stored));
        }
    }

    /// The constraints of an instruction.
    fn instruction(&mut self, place: Place, instruction: &Instruction) {
        use InstructionKind as K;
        let function = place.function;
        let nodes = &self.constraints.functions[function as usize];
        let result = instruction.result.map_or(Node::NOTHING, |local| nodes.local(local.0));
        match &instruction.kind {
            K::Alloca(..) => {
                if let Some(local) = instruction.result {
                    let object = self.constraints.object(Object::Frame { function, local });
                    self.constraints.address(result, object, 0);
                }
            }
            K::Load(ty, address) => {
                let address = self.operand(function, address);
                self.constraints.load(result, address, self.bytes(*ty));
            }
            K::Store(value, address) => {
                let (from, address) = (self.operand(function, value), self.operand(function, address));
                self.constraints.store(address, from, self.bytes(value.ty));
            }
            K::Element(ty, base, indices, _) => {
                let from = self.operand(function, base);
                self.constraints.shifted(result, from, element(self.module, *ty, indices));
                if is_null(base) {
                    indices.iter().for_each(|index| self.flows(function, result, index, Shift::ANYWHERE));
                }
            }
            K::Binary(operator, left, right, _) => self.binary(function, result, *operator, left, right),
            K::Cast(cast, operand) => self.cast(function, result, *cast, operand),
            K::Phi(values) => values.iter().for_each(|(value, _)| {
                let from = self.value(function, value);
                self.constraints.copy(result, from);
            }),
            K::Select(_, first, second)
            | K::InsertValue(first, second, _)
            | K::InsertElement(first, second, _)
            | K::Shuffle(first, second, _) => {
                self.flows(function, result, first, Shift::default());
                self.flows(function, result, second, Shift::default());
            }
            kind => self.rarer(place, instruction.result, kind),
        }
    }

    /// The constraints of the rarer instructions.
    fn rarer(&mut self, place: Place, local: Option<Local>, kind: &InstructionKind) {
        use InstructionKind as K;
        let function = place.function;
        let nodes = &self.constraints.functions[function as usize];
        let result = local.map_or(Node::NOTHING, |local| nodes.local(local.0));
        match kind {
            // The number of a handler is no address.
            K::ExtractValue(Operand { value: ValueSource::Local(pad), .. }, path)
                if self.pads.contains(&(function, *pad)) && *path == [1] => {}
            K::Freeze(operand) | K::ExtractValue(operand, _) | K::ExtractElement(operand, _) => {
                self.flows(function, result, operand, Shift::default());
            }
            K::AtomicUpdate(_, address, operand) => self.update(function, result, address, operand),
            K::CompareExchange(address, _, new, _) => {
                let (place, from) = (self.operand(function, address), self.operand(function, new));
                let bytes = self.bytes(new.ty);
                self.constraints.load(result, place, bytes);
                self.constraints.store(place, from, bytes);
            }
            K::VaArg(list) => {
                let list = self.operand(function, list);
                self.constraints.accessed.push(list);
                self.constraints.copy(result, Node::OUTSIDE);
            }
            K::Call(call) | K::Invoke(call, ..) => self.call(place, local, call),
            K::LandingPad(..) => {
                self.pads.extend(local.map(|local| (function, local)));
                self.constraints.copy(result, Node::THROWN);
                if self.is_thrown_at {
                    self.constraints.copy(result, Node::FOREIGN);
                }
                // A pointer that was thrown is read here.
                self.constraints.accessed.push(result);
            }
            K::Resume(operand) => self.flows(function, Node::THROWN, operand, Shift::default()),
            K::Return(Some(operand)) => {
                let to = self.constraints.functions[function as usize].result;
                self.flows(function, to, operand, Shift::default());
            }
            K::Other(_) => self.constraints.copy(result, Node::OUTSIDE),
            // The others say nothing of addresses.
            _ => {}
        }
    }

    /// A value flows to a node.
    fn flows(&mut self, function: u32, to: Node, operand: &Operand, shift: Shift) {
        let from = self.operand(function, operand);
        self.constraints.shifted(to, from, shift);
    }

    /// Arithmetic on integers that may be addresses.
    fn binary(&mut self, function: u32, result: Node, operator: Binary, left: &Operand, right: &Operand) {
        if matches!(operator, Binary::FAdd | Binary::FSub | Binary::FMul | Binary::FDiv | Binary::FRem) {
            return;
        }
        let known = constant_index(right);
        let shift = match (operator, known) {
            (Binary::Add, Some(offset)) => Shift::by(offset),
            (Binary::Sub, Some(offset)) => Shift::by(offset.wrapping_neg()),
            _ => Shift::ANYWHERE,
        };
        self.flows(function, result, left, shift);
        self.flows(function, result, right, Shift::ANYWHERE);
    }

    /// Conversions: what becomes an integer is exposed, and an integer may become the address of whatever
    /// was.
    fn cast(&mut self, function: u32, result: Node, cast: Cast, operand: &Operand) {
        match cast {
            Cast::FpTrunc | Cast::FpExt | Cast::FpToUi | Cast::FpToSi | Cast::UiToFp | Cast::SiToFp => return,
            Cast::PtrToInt => self.flows(function, Node::EXPOSED, operand, Shift::ANYWHERE),
            Cast::IntToPtr => {
                self.constraints.copy(result, Node::EXPOSED);
                self.constraints.copy(result, Node::FOREIGN);
            }
            Cast::Trunc | Cast::ZExt | Cast::SExt | Cast::BitCast => {}
        }
        self.flows(function, result, operand, Shift::default());
    }

    /// An atomic operator: the old value, and what is made of it and the operand.
    fn update(&mut self, function: u32, result: Node, address: &Operand, operand: &Operand) {
        let (place, from) = (self.operand(function, address), self.operand(function, operand));
        let (old, new) = (self.constraints.node(), self.constraints.node());
        let bytes = self.bytes(operand.ty);
        self.constraints.load(old, place, bytes);
        self.constraints.copy(result, old);
        self.constraints.shifted(new, old, Shift::ANYWHERE);
        self.constraints.copy(new, from);
        self.constraints.shifted(new, from, Shift::ANYWHERE);
        self.constraints.store(place, new, bytes);
    }

    fn call(&mut self, place: Place, result: Option<Local>, call: &Call) {
        let function = place.function;
        let node = result.map(|local| self.constraints.functions[function as usize].local(local.0));
        let arguments = call.arguments.iter().map(|argument| self.operand(function, argument)).collect();
        let mut site = CallSite { arguments, result: node, place };
        match &call.callee {
            Callee::Function(callee) => {
                let bytes = call.arguments.get(2).and_then(constant_index);
                if self.constraints.functions[*callee as usize].external.is_some() {
                    let locals = &self.module.functions[function as usize].locals;
                    let ty = result.map_or(call.ty, |local| locals[local.0 as usize]);
                    self.narrow(&mut site, call, ty);
                    self.expose_result(*callee, &site, ty);
                }
                self.constraints.call(*callee, &site, bytes.and_then(|bytes| u64::try_from(bytes).ok()));
            }
            Callee::Pointer(pointer) => {
                let callee = self.operand(function, pointer);
                self.constraints.follow(callee);
                self.constraints.list.push(Constraint::Call { callee, site });
            }
            Callee::Assembly(assembly) => match assembly.effect(&call.arguments) {
                AssemblyEffect::Copies(parts) if parts.iter().all(Option::is_some) => {
                    let Some(node) = site.result else { return };
                    for argument in parts.into_iter().flatten().filter_map(|part| site.arguments.get(part)) {
                        self.constraints.copy(node, *argument);
                    }
                }
                _ => super::externals::unknown(&mut self.constraints, &site),
            },
        }
    }

    /// An address that a known function returns as a number is as one that is cast to it.
    fn expose_result(&mut self, callee: u32, site: &CallSite, ty: TypeId) {
        let is_known = is_known(&self.module.functions[callee as usize].name);
        if let (Some(node), Type::Int(_), true) = (site.result, self.module.ty(ty), is_known) {
            self.constraints.shifted(Node::EXPOSED, node, Shift::ANYWHERE);
        }
    }

    /// A function without a body passes no address in a number that is too small for one.
    fn narrow(&self, site: &mut CallSite, call: &Call, result: TypeId) {
        let is_narrow = |ty: TypeId| match self.module.ty(ty) {
            Type::Int(bits) => *bits < self.module.layout.pointer_bits,
            Type::Float(_) | Type::Void => true,
            _ => false,
        };
        for (node, argument) in site.arguments.iter_mut().zip(&call.arguments) {
            if is_narrow(argument.ty) {
                *node = Node::NOTHING;
            }
        }
        site.result = site.result.filter(|_| !is_narrow(result));
    }
}

/// Whether an instruction subtracts two addresses of one object, so that what remains is a number.
fn is_difference(kind: &InstructionKind, is_cast: &[bool]) -> bool {
    let InstructionKind::Binary(Binary::Sub, left, right, _) = kind else { return false };
    let cast = |operand: &Operand| match &operand.value {
        ValueSource::Local(local) => is_cast[local.0 as usize],
        ValueSource::Constant(_) => false,
    };
    cast(left) && cast(right)
}
