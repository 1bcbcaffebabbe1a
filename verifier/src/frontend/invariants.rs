//! Invariants of linked modules.
//!
//! **Invariants.** Each number names an item of the module; parts of a type precede it. Symbols with external
//! linkage have names of their own. A local is used with its type. A declaration that has the name of an
//! alias is never called: the alias stands for it.

use rustc_hash::{FxHashMap, FxHashSet};

use super::module::{
    Call, Callee, Constant, Function, Instruction, InstructionKind, Module, Operand, Symbol, Type, TypeId,
    ValueSource,
};

impl Module {
    /// Panics if an invariant is broken. Linear in the module.
    pub fn check_invariants(&self) {
        for (number, ty) in (0..).zip(&self.types) {
            assert!(parts(ty).iter().all(|part| part.0 < number), "a type is made of earlier ones");
        }
        let globals = self.globals.iter().filter(|global| !global.is_internal).map(|global| &global.name);
        let functions = self.functions.iter().filter(|function| !function.is_internal);
        let mut names = FxHashSet::default();
        let mut named = globals.chain(functions.map(|function| &function.name));
        assert!(named.all(|name| names.insert(name)), "a name that all files know stands for one symbol");
        let aliased = self.aliases.iter().map(|(_, symbol)| symbol);
        assert!(self.weak.iter().chain(aliased).all(|symbol| self.has(*symbol)), "symbols are there");
        let hooks = self.constructors.iter().chain(&self.destructors);
        assert!(
            hooks.map(|hook| Symbol::Function(hook.function)).all(|hook| self.has(hook)),
            "hooks are there"
        );
        for global in &self.globals {
            self.check_type(global.ty);
            global.initial.iter().for_each(|initial| self.check_constant(initial));
        }
        let aliases = self.aliases.iter().map(|(name, symbol)| (name.as_str(), *symbol)).collect();
        self.functions.iter().for_each(|function| self.check_function(function, &aliases));
    }

    fn has(&self, symbol: Symbol) -> bool {
        match symbol {
            Symbol::Global(number) => (number as usize) < self.globals.len(),
            Symbol::Function(number) => (number as usize) < self.functions.len(),
        }
    }

    fn check_type(&self, ty: TypeId) {
        assert!((ty.0 as usize) < self.types.len(), "a type is there");
    }

    fn check_function(&self, function: &Function, aliases: &FxHashMap<&str, Symbol>) {
        self.check_type(function.ty);
        function.locals.iter().for_each(|&ty| self.check_type(ty));
        assert!(function.parameters as usize <= function.locals.len(), "parameters are locals");
        for instruction in function.blocks.iter().flat_map(|block| &block.instructions) {
            self.check_instruction(function, instruction);
            let (InstructionKind::Call(call) | InstructionKind::Invoke(call, ..)) = &instruction.kind else {
                continue;
            };
            self.check_call(call, aliases);
        }
    }

    fn check_call(&self, call: &Call, aliases: &FxHashMap<&str, Symbol>) {
        self.check_type(call.ty);
        let Callee::Function(number) = call.callee else { return };
        let callee = Symbol::Function(number);
        assert!(self.has(callee), "a callee is there");
        let name = self.functions[number as usize].name.as_str();
        let is_internal = self.functions[number as usize].is_internal;
        let stands = aliases.get(name).filter(|_| !is_internal);
        assert!(stands.is_none_or(|&stands| stands == callee), "an alias stands for what has its name");
    }

    fn check_instruction(&self, function: &Function, Instruction { result, kind, .. }: &Instruction) {
        assert!(result.is_none_or(|local| (local.0 as usize) < function.locals.len()), "a result is a local");
        let blocks = kind.successors();
        assert!(blocks.iter().all(|block| (block.0 as usize) < function.blocks.len()), "blocks are there");
        for operand in kind.operands() {
            self.check_operand(operand);
            if let ValueSource::Local(local) = operand.value {
                assert_eq!(function.locals[local.0 as usize], operand.ty, "a local is used with its type");
            }
        }
    }

    fn check_operand(&self, operand: &Operand) {
        self.check_type(operand.ty);
        if let ValueSource::Constant(constant) = &operand.value {
            self.check_constant(constant);
        }
    }

    /// As deep as the reader lets constants be.
    fn check_constant(&self, constant: &Constant) {
        match constant {
            Constant::Address(symbol) => assert!(self.has(*symbol), "a symbol is there"),
            Constant::Aggregate(parts) => parts.iter().for_each(|part| self.check_operand(part)),
            Constant::Operator(kind) => kind.operands().into_iter().for_each(|part| self.check_operand(part)),
            _ => {}
        }
    }
}

/// The types that a type is made of.
fn parts(ty: &Type) -> Vec<TypeId> {
    match ty {
        Type::Array(_, part) | Type::Vector(_, part) => vec![*part],
        Type::Struct { fields, .. } => fields.clone(),
        Type::Function { result, parameters, .. } => {
            std::iter::once(*result).chain(parameters.clone()).collect()
        }
        Type::Void | Type::Int(_) | Type::Float(_) | Type::Pointer | Type::Opaque | Type::NoValue => {
            Vec::new()
        }
    }
}
