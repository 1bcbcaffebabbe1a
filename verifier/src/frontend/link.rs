//! Several modules as one, by the names of symbols.
//!
//! **Idea.** As linkers do: a name that only its file can see stays apart from others of the same spelling; a
//! declaration is another file's definition; a weak definition gives way to a strong one; of two weak ones
//! the first stays, unless the second is larger (`common`). Two strong ones are an error. **Here.** Types and
//! source files are merged, and everything is numbered anew in two passes: first which definition stands for
//! each symbol, then the bodies are moved.

use super::error::LinkError;
use super::module::{
    Call, Callee, Clause, Constant, Function, Global, Hook, InstructionKind, Module, Operand, SourceVariable,
    Span, Symbol, Type, TypeId, ValueSource,
};
use crate::limits::Clock;
use rustc_hash::{FxHashMap, FxHashSet};

/// The precedence of a definition, ascending.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum SymbolStrength {
    Declared,
    Weak,
    Strong,
}

/// A symbol of the whole program: which module's definition stands for it.
#[derive(Clone, Copy, Debug)]
struct Winner {
    module: usize,
    index: usize,
    strength: SymbolStrength,
    /// Whether it is one of [`Module::weak`].
    is_weak: bool,
    size: u64,
}

/// The symbols of the whole program.
#[derive(Default)]
struct SymbolIndex {
    globals: Vec<Winner>,
    functions: Vec<Winner>,
    names: FxHashMap<String, Symbol>,
}

/// The new numbers of the items of one module.
#[derive(Default)]
struct Renumbering {
    types: Vec<TypeId>,
    files: Vec<u32>,
    globals: Vec<Symbol>,
    functions: Vec<Symbol>,
}

/// Links modules.
///
/// # Errors
/// They do not fit together.
pub fn link(modules: Vec<Module>) -> Result<Module, LinkError> {
    link_within(modules, &Clock::endless())
}

/// As [`link`], until the clock stops.
///
/// # Errors
/// As for [`link`], or the clock has stopped.
pub fn link_within(mut modules: Vec<Module>, clock: &Clock) -> Result<Module, LinkError> {
    if modules.len() <= 1 {
        return modules.pop().ok_or(LinkError::Nothing);
    }
    if modules.iter().any(|module| module.layout != modules[0].layout) {
        return Err(LinkError::Layout);
    }
    let mut symbols = SymbolIndex::default();
    let mut numbers = Vec::new();
    for (which, module) in modules.iter().enumerate() {
        numbers.push(symbols.take_in(which, module)?);
    }
    symbols.resolve_aliases(&modules, &mut numbers)?;
    let mut linked = Linked::new(&modules[0], symbols);
    for (which, (module, numbers)) in modules.into_iter().zip(numbers).enumerate() {
        linked.take_in(which, module, numbers, clock);
    }
    let module = linked.finish();
    clock.check()?;
    if cfg!(debug_assertions) {
        module.check_invariants();
    }
    Ok(module)
}

impl SymbolIndex {
    /// Gives the symbols of a module their numbers, with aliases left for later.
    fn take_in(&mut self, which: usize, module: &Module) -> Result<Renumbering, LinkError> {
        let weak: FxHashSet<Symbol> = module.weak.iter().copied().collect();
        let winner = |symbol: Symbol, index: usize, is_defined: bool, size: u64| {
            let is_weak = weak.contains(&symbol);
            let strength = match (is_defined, is_weak) {
                (false, _) => SymbolStrength::Declared,
                (true, true) => SymbolStrength::Weak,
                (true, false) => SymbolStrength::Strong,
            };
            Winner { module: which, index, strength, is_weak, size }
        };
        let mut numbers = Renumbering::default();
        for (index, global) in module.globals.iter().enumerate() {
            let size = module.size_of(global.ty).unwrap_or(0);
            let winner = winner(Symbol::Global(index as u32), index, global.initial.is_some(), size);
            let name = (!global.is_internal).then_some(global.name.as_str());
            numbers.globals.push(self.symbol(Symbol::Global(0), name, winner)?);
        }
        for (index, function) in module.functions.iter().enumerate() {
            let winner = winner(Symbol::Function(index as u32), index, function.is_defined(), 0);
            let name = (!function.is_internal).then_some(function.name.as_str());
            numbers.functions.push(self.symbol(Symbol::Function(0), name, winner)?);
        }
        Ok(numbers)
    }

    /// The number of a symbol of this kind, a new one if it is the first of its name or has none for others.
    fn symbol(&mut self, kind: Symbol, name: Option<&str>, winner: Winner) -> Result<Symbol, LinkError> {
        let known = name.and_then(|name| self.names.get(name)).copied();
        if let (Some(known), Some(name)) = (known, name) {
            let old = match (known, kind) {
                (Symbol::Global(index), Symbol::Global(_)) => &mut self.globals[index as usize],
                (Symbol::Function(index), Symbol::Function(_)) => &mut self.functions[index as usize],
                _ => return Err(LinkError::Kind(name.to_owned())),
            };
            if old.strength == SymbolStrength::Strong && winner.strength == SymbolStrength::Strong {
                return Err(LinkError::Twice { name: name.to_owned(), modules: [old.module, winner.module] });
            }
            // A plain declaration beside a weak one: there must be a definition.
            if winner.strength == old.strength {
                old.is_weak &= winner.is_weak;
            }
            if (winner.strength, winner.size) > (old.strength, old.size) {
                *old = winner;
            }
            return Ok(known);
        }
        let symbol = match kind {
            Symbol::Global(_) => {
                self.globals.push(winner);
                Symbol::Global(self.globals.len() as u32 - 1)
            }
            Symbol::Function(_) => {
                self.functions.push(winner);
                Symbol::Function(self.functions.len() as u32 - 1)
            }
        };
        if let Some(name) = name {
            self.names.insert(name.to_owned(), symbol);
        }
        Ok(symbol)
    }

    /// Links declarations under the name of an alias to the target of the alias.
    fn resolve_aliases(&mut self, modules: &[Module], numbers: &mut [Renumbering]) -> Result<(), LinkError> {
        let mut stands_for: FxHashMap<Symbol, Symbol> = FxHashMap::default();
        for (which, (module, numbers)) in modules.iter().zip(numbers.iter()).enumerate() {
            for (name, target) in &module.aliases {
                let Some(target) = numbers.symbol(*target) else { continue };
                match self.names.get(name).copied() {
                    None => {
                        self.names.insert(name.clone(), target);
                    }
                    Some(known) if known == target => {}
                    Some(known) if self.strength(known) == SymbolStrength::Declared => {
                        if std::mem::discriminant(&known) != std::mem::discriminant(&target) {
                            return Err(LinkError::Kind(name.clone()));
                        }
                        stands_for.insert(known, target);
                    }
                    Some(known) => {
                        let modules = [self.module_of(known), which];
                        return Err(LinkError::Twice { name: name.clone(), modules });
                    }
                }
            }
        }
        for numbers in numbers {
            for symbol in numbers.globals.iter_mut().chain(&mut numbers.functions) {
                *symbol = stands_for.get(symbol).copied().unwrap_or(*symbol);
            }
        }
        Ok(())
    }

    /// The module whose definition stands for a symbol.
    fn module_of(&self, symbol: Symbol) -> usize {
        match symbol {
            Symbol::Global(index) => self.globals[index as usize].module,
            Symbol::Function(index) => self.functions[index as usize].module,
        }
    }

    fn strength(&self, symbol: Symbol) -> SymbolStrength {
        match symbol {
            Symbol::Global(index) => self.globals[index as usize].strength,
            Symbol::Function(index) => self.functions[index as usize].strength,
        }
    }

    /// The symbols that are weak.
    fn weak(&self) -> Vec<Symbol> {
        let globals = self.globals.iter().zip((0..).map(Symbol::Global));
        let functions = self.functions.iter().zip((0..).map(Symbol::Function));
        globals.chain(functions).filter(|(winner, _)| winner.is_weak).map(|(_, symbol)| symbol).collect()
    }
}

/// The whole program while it is put together.
struct Linked {
    module: Module,
    symbols: SymbolIndex,
    types: FxHashMap<Type, TypeId>,
    files: FxHashMap<(String, String), u32>,
    globals: Vec<Option<Global>>,
    functions: Vec<Option<Function>>,
}

impl Linked {
    /// Nothing but what all modules have in common.
    fn new(first: &Module, symbols: SymbolIndex) -> Linked {
        let (layout, triple) = (first.layout.clone(), first.triple.clone());
        Linked {
            module: Module { layout, triple, ..Module::default() },
            types: FxHashMap::default(),
            files: FxHashMap::default(),
            globals: symbols.globals.iter().map(|_| None).collect(),
            functions: symbols.functions.iter().map(|_| None).collect(),
            symbols,
        }
    }

    /// Moves over what a module contributes.
    fn take_in(&mut self, which: usize, module: Module, mut numbers: Renumbering, clock: &Clock) {
        numbers.types = self.merge_types(&module.types);
        numbers.files = self.merge_files(&module);
        self.module.has_assembly |= module.has_assembly;
        let hook = |hook: &Hook| Some(Hook { function: numbers.function(hook.function)?, ..*hook });
        self.module.constructors.extend(module.constructors.iter().filter_map(hook));
        self.module.destructors.extend(module.destructors.iter().filter_map(hook));
        for (name, symbol) in module.aliases {
            self.module.aliases.extend(numbers.symbol(symbol).map(|symbol| (name, symbol)));
        }
        let mut globals: Vec<Option<Global>> = module.globals.into_iter().map(Some).collect();
        for (place, winner) in self.symbols.globals.iter().enumerate() {
            if winner.module == which && clock.goes_on(1) {
                let global = globals[winner.index].take();
                self.globals[place] = global.map(|global| numbers.renumber_global(global));
            }
        }
        let mut functions: Vec<Option<Function>> = module.functions.into_iter().map(Some).collect();
        for (place, winner) in self.symbols.functions.iter().enumerate() {
            if winner.module == which && clock.goes_on(1) {
                let function = functions[winner.index].take();
                clock.goes_on(function.as_ref().map_or(0, |function| function.locals.len() as u32));
                self.functions[place] = function.map(|function| numbers.renumber_function(function));
            }
        }
    }

    /// The numbers of a module's types.
    fn merge_types(&mut self, types: &[Type]) -> Vec<TypeId> {
        let mut numbers: Vec<TypeId> = Vec::with_capacity(types.len());
        for ty in types {
            let mut ty = ty.clone();
            let renumber = |part: &mut TypeId| *part = numbers.get(part.0 as usize).copied().unwrap_or(*part);
            match &mut ty {
                Type::Array(_, part) | Type::Vector(_, part) => renumber(part),
                Type::Struct { fields, .. } => fields.iter_mut().for_each(renumber),
                Type::Function { result, parameters, .. } => {
                    std::iter::once(result).chain(parameters).for_each(renumber);
                }
                Type::Void | Type::Int(_) | Type::Float(_) | Type::Pointer | Type::Opaque | Type::NoValue => {
                }
            }
            let list = &mut self.module.types;
            let number = *self.types.entry(ty).or_insert_with_key(|ty| {
                list.push(ty.clone());
                TypeId(list.len() as u32 - 1)
            });
            numbers.push(number);
        }
        numbers
    }

    /// The numbers of a module's source files.
    fn merge_files(&mut self, module: &Module) -> Vec<u32> {
        let merge = |(index, name): (usize, &String)| {
            let directory = module.directories.get(index).cloned().unwrap_or_default();
            let whole = &mut self.module;
            *self.files.entry((name.clone(), directory)).or_insert_with_key(|(name, directory)| {
                whole.files.push(name.clone());
                whole.directories.push(directory.clone());
                whole.files.len() as u32 - 1
            })
        };
        module.files.iter().enumerate().map(merge).collect()
    }

    fn finish(mut self) -> Module {
        self.module.weak = self.symbols.weak();
        self.module.sort_hooks();
        self.module.globals = self.globals.into_iter().flatten().collect();
        self.module.functions = self.functions.into_iter().flatten().collect();
        self.module.measure();
        self.module
    }
}

impl Renumbering {
    fn symbol(&self, symbol: Symbol) -> Option<Symbol> {
        match symbol {
            Symbol::Global(index) => self.globals.get(index as usize).copied(),
            Symbol::Function(index) => self.functions.get(index as usize).copied(),
        }
    }

    /// The number of a function.
    fn function(&self, index: u32) -> Option<u32> {
        match self.symbol(Symbol::Function(index))? {
            Symbol::Function(index) => Some(index),
            Symbol::Global(_) => None,
        }
    }

    fn ty(&self, ty: &mut TypeId) {
        *ty = self.types.get(ty.0 as usize).copied().unwrap_or(*ty);
    }

    fn span(&self, span: &mut Span) {
        span.file = self.files.get(span.file as usize).copied().unwrap_or(0);
    }

    fn variable(&self, variable: &mut SourceVariable) {
        self.span(&mut variable.span);
    }

    fn renumber_global(&self, mut global: Global) -> Global {
        self.ty(&mut global.ty);
        global.initial.iter_mut().for_each(|constant| self.constant(constant));
        global.variable.iter_mut().for_each(|variable| self.variable(variable));
        global
    }

    fn renumber_function(&self, mut function: Function) -> Function {
        self.ty(&mut function.ty);
        self.span(&mut function.span);
        function.locals.iter_mut().for_each(|ty| self.ty(ty));
        function.by_value.iter_mut().flatten().for_each(|ty| self.ty(ty));
        function.variables.iter_mut().for_each(|(_, variable)| self.variable(variable));
        function.resolver.iter_mut().for_each(|constant| self.constant(constant));
        for block in &mut function.blocks {
            block.label = block.label.and_then(|label| self.function(label));
        }
        for instruction in function.blocks.iter_mut().flat_map(|block| &mut block.instructions) {
            self.span(&mut instruction.span);
            self.instruction(&mut instruction.kind);
        }
        function
    }

    fn operand(&self, operand: &mut Operand) {
        self.ty(&mut operand.ty);
        self.value(&mut operand.value);
    }

    fn value(&self, value: &mut ValueSource) {
        if let ValueSource::Constant(constant) = value {
            self.constant(constant);
        }
    }

    /// A constant; as deep as the reader lets constants be.
    fn constant(&self, constant: &mut Constant) {
        match constant {
            Constant::Address(symbol) => *symbol = self.symbol(*symbol).unwrap_or(*symbol),
            Constant::Aggregate(parts) => parts.iter_mut().for_each(|part| self.operand(part)),
            Constant::Operator(kind) => self.instruction(kind),
            Constant::Bits(_) | Constant::Null | Constant::Zero => {}
            Constant::Undefined | Constant::Poison | Constant::Bytes(_) | Constant::Unknown => {}
        }
    }

    fn call(&self, call: &mut Call) {
        match &mut call.callee {
            Callee::Function(index) => *index = self.function(*index).unwrap_or(*index),
            Callee::Pointer(operand) => self.operand(operand),
            Callee::Assembly(_) => {}
        }
        self.ty(&mut call.ty);
        call.arguments.iter_mut().for_each(|argument| self.operand(argument));
        call.by_value.iter_mut().flatten().for_each(|ty| self.ty(ty));
    }

    fn instruction(&self, kind: &mut InstructionKind) {
        use InstructionKind as Kind;
        let all =
            |operands: &mut [&mut Operand]| operands.iter_mut().for_each(|operand| self.operand(operand));
        match kind {
            Kind::Alloca(ty, count, _) => {
                self.ty(ty);
                count.iter_mut().for_each(|count| self.operand(count));
            }
            Kind::Load(ty, address) => {
                self.ty(ty);
                self.operand(address);
            }
            Kind::Element(ty, base, indices, _) => {
                self.ty(ty);
                self.operand(base);
                indices.iter_mut().for_each(|index| self.operand(index));
            }
            Kind::FNeg(a) | Kind::Cast(_, a) | Kind::Freeze(a) | Kind::ExtractValue(a, _) => self.operand(a),
            Kind::VaArg(a) | Kind::Resume(a) | Kind::IndirectJump(a, _) => self.operand(a),
            Kind::Branch(a, ..) | Kind::Switch(a, ..) => self.operand(a),
            Kind::Store(a, b) | Kind::Binary(_, a, b, _) | Kind::Compare(_, a, b) => all(&mut [a, b]),
            Kind::FloatCompare(_, a, b) | Kind::InsertValue(a, b, _) => all(&mut [a, b]),
            Kind::ExtractElement(a, b) | Kind::Shuffle(a, b, _) | Kind::AtomicUpdate(_, a, b) => {
                all(&mut [a, b])
            }
            Kind::Select(a, b, c) | Kind::InsertElement(a, b, c) => all(&mut [a, b, c]),
            Kind::CompareExchange(a, b, c, _) => all(&mut [a, b, c]),
            Kind::Phi(values) => values.iter_mut().for_each(|(value, _)| self.value(value)),
            Kind::Call(call) | Kind::Invoke(call, ..) => self.call(call),
            Kind::LandingPad(_, clauses) => {
                for Clause::Catch(operand) | Clause::Filter(operand) in clauses {
                    self.operand(operand);
                }
            }
            Kind::Return(value) => value.iter_mut().for_each(|value| self.operand(value)),
            Kind::Fence | Kind::Jump(_) | Kind::Unreachable | Kind::Other(_) => {}
        }
    }
}
