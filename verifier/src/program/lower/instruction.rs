//! The meaning of each instruction.

use javelin_solver::BitVec;
use javelin_term::graph::Term;
use rustc_hash::FxHashSet;

use crate::frontend::module::{
    Atomic, Binary, Block, Constant, Instruction, InstructionKind, Local, Operand, Promises, Symbol, TypeId,
    ValueSource,
};
use crate::program::cfa::{Op, Source, Step};
use crate::reading::Property;

use super::Body;

impl Body<'_, '_> {
    pub fn instruction(&mut self, instruction: &Instruction) {
        if reads_poison(&instruction.kind) {
            self.poison();
        }
        self.check_written(&instruction.kind);
        self.execute(instruction);
        self.define_undefined(instruction);
    }

    fn execute(&mut self, instruction: &Instruction) {
        use InstructionKind as K;
        let result = instruction.result;
        match &instruction.kind {
            K::Alloca(ty, count, alignment) => self.alloca(result, *ty, count.as_ref(), *alignment),
            K::Load(ty, address) => {
                self.check_alignment(address);
                let value = self.load(*ty, address);
                self.assume_open(address, value);
                self.define(result, value);
            }
            K::Store(value, address) => {
                self.check_alignment(address);
                let bits = self.value(value);
                if self.all.tracks_undefined() {
                    let unwritten = self.undefined_bits(value);
                    self.store_undefined(value.ty, unwritten, address);
                }
                self.store_value(value.ty, bits, address);
            }
            K::Phi(_) | K::Fence => {}
            K::AtomicUpdate(operator, address, operand) => {
                self.check_alignment(address);
                self.atomic_update(result, *operator, address, operand);
            }
            K::CompareExchange(address, expected, new, is_weak) => {
                self.check_alignment(address);
                self.compare_exchange(result, address, [expected, new], *is_weak);
            }
            K::Call(call) => self.call(result, call, None),
            K::Invoke(call, normal, unwind) => self.call(result, call, Some((*normal, *unwind))),
            K::LandingPad(_, clauses) => self.landing_pad(result, clauses),
            K::Resume(value) => self.resume(value),
            K::VaArg(_) => self.not_followed(result, "a variable argument is read"),
            K::Other(name) => {
                self.open_anywhere(format!("the instruction {name} is not followed"));
                self.define_placeholder(result);
            }
            K::Return(_)
            | K::Jump(_)
            | K::Branch(..)
            | K::Switch(..)
            | K::IndirectJump(..)
            | K::Unreachable => self.terminator(&instruction.kind),
            kind => self.operator(result, kind),
        }
    }

    /// Goes to an open location; what comes after has a value all the same, so that it can be lowered.
    fn not_followed(&mut self, result: Option<Local>, reason: &str) {
        self.open(reason);
        self.define_placeholder(result);
    }

    /// A value for code that nothing leads to.
    fn define_placeholder(&mut self, result: Option<Local>) {
        if let Some(local) = result {
            let value = self.placeholder(self.source.locals[local.0 as usize]);
            self.define(result, value);
        }
    }

    /// An instruction that computes a value from values.
    fn operator(&mut self, result: Option<Local>, kind: &InstructionKind) {
        let Some(local) = result else { return };
        let ty = self.source.locals[local.0 as usize];
        let this = Operand { ty, value: ValueSource::Local(local) };
        if self.is_of_variables(&this) {
            return;
        }
        match self.pure(kind, ty) {
            Some(value) => self.define(result, value),
            None => self.not_followed(result, "an instruction on types that are not followed"),
        }
    }

    fn terminator(&mut self, kind: &InstructionKind) {
        use InstructionKind as K;
        match kind {
            K::Return(value) => {
                let unwritten = value.as_ref().and_then(|operand| self.undefined_bits(operand));
                let value = value.as_ref().map(|operand| self.value(operand));
                self.return_value(value, unwritten);
            }
            K::Jump(block) => self.jump(*block),
            K::Branch(condition, then, other) => {
                let bit = self.value(condition);
                let condition = self.all.terms.holds(bit);
                let (first, second) = self.branch(condition);
                self.go_on_at(first);
                self.jump(*then);
                self.go_on_at(second);
                self.jump(*other);
            }
            K::Switch(value, other, cases) => self.switch(value, *other, cases),
            K::IndirectJump(address, blocks) => self.indirect_jump(address, blocks),
            _ => self.end(),
        }
    }

    fn return_value(&mut self, value: Option<Term>, unwritten: Option<Term>) {
        let Some(signature) = self.signature.clone() else { return self.end() };
        let mut assignments = Vec::new();
        if let (Some(result), Some(value)) = (signature.result, value) {
            assignments.push((result, value));
        }
        if let Some(variable) = signature.undefined_result {
            let width = self.all.terms.width(self.all.term(variable));
            assignments.push((variable, unwritten.unwrap_or_else(|| self.all.terms.zero(width))));
        }
        if let Some([thrown, ..]) = signature.thrown {
            assignments.push((thrown, self.all.terms.zero(1)));
        }
        self.assign_all(assignments);
        self.end_frame();
        self.leave_entry();
        self.goto(self.exit);
    }

    /// Where the entry returns, the program ends.
    fn leave_entry(&mut self) {
        let is_entry = self.all.entries == [self.number];
        if !is_entry || !self.all.checks_for(Property::Leak) && self.all.exit_handlers.is_none() {
            return;
        }
        if !self.all.once.is_called_once(self.number) {
            return self.open("the function where execution begins is called by others too");
        }
        self.run_exit_handlers();
        self.check_leaks();
    }

    /// Jumps to a block, whose phis get their values.
    pub fn jump(&mut self, to: Block) {
        let source = self.source;
        let from = Block(self.place.block);
        let mut moves = Vec::new();
        for instruction in &source.blocks[to.0 as usize].instructions {
            let InstructionKind::Phi(incoming) = &instruction.kind else { break };
            let Some(result) = instruction.result else { continue };
            let ty = source.locals[result.0 as usize];
            let (Some(variable), Some((value, _))) =
                (self.phi_variable(result), incoming.iter().find(|(_, block)| *block == from))
            else {
                self.open("a phi has no value for an edge, or one that is not followed");
                continue;
            };
            if *value == ValueSource::Constant(Constant::Poison) {
                self.poison();
            }
            let unwritten = self.undefined_move(result, value);
            let value = self.value_of(ty, value);
            if value != self.all.term(variable) {
                moves.push((variable, value));
            }
            moves.extend(unwritten);
        }
        if !moves.is_empty() {
            self.step(Step::Op(Op::Assign(moves)));
        }
        self.goto(self.blocks[to.0 as usize]);
    }

    fn phi_variable(&self, result: Local) -> Option<crate::program::cfa::Variable> {
        let term = self.values[result.0 as usize]?;
        self.all.variable_of.get(&term).copied()
    }

    fn switch(&mut self, value: &Operand, other: Block, cases: &[(BitVec, Block)]) {
        let value = self.value(value);
        let start = self.here();
        let mut rest = self.all.terms.truth(true);
        for (case, block) in cases {
            let constant = self.all.terms.constant(case);
            let condition = self.all.terms.equal(value, constant);
            let negated = self.all.terms.not(condition);
            rest = self.all.terms.and(rest, negated);
            self.take(start, condition, *block);
        }
        self.take(start, rest, other);
    }

    /// Jumps to a block where a condition holds.
    fn take(&mut self, start: crate::program::cfa::Location, condition: Term, block: Block) {
        self.go_on_at(start);
        let next = self.location();
        self.when(condition, next);
        self.go_on_at(next);
        self.jump(block);
    }

    /// A jump to an address goes to the block that this is the label of.
    fn indirect_jump(&mut self, address: &Operand, blocks: &[Block]) {
        let address = self.value(address);
        let source = self.source;
        let mut known = FxHashSet::default();
        for &block in blocks {
            let label = source.blocks[block.0 as usize].label;
            let Some(label) = label.filter(|label| known.insert(*label)) else { continue };
            let label = self.address_of(Symbol::Function(label));
            let is_this = self.all.terms.equal(address, label);
            let (this, other) = self.branch(is_this);
            self.go_on_at(this);
            self.jump(block);
            self.go_on_at(other);
        }
        self.open("a jump to an address that is no label of its function");
        self.end();
    }

    /// The parts of an array type at once, the old value, the operand: the new value.
    fn atomic_update(
        &mut self,
        result: Option<Local>,
        operator: Atomic,
        address: &Operand,
        operand: &Operand,
    ) {
        let operand_bits = self.value(operand);
        let old = self.load(operand.ty, address);
        let binary = match operator {
            Atomic::Exchange => None,
            Atomic::Add => Some(Binary::Add),
            Atomic::Sub => Some(Binary::Sub),
            Atomic::And | Atomic::Nand => Some(Binary::And),
            Atomic::Or => Some(Binary::Or),
            Atomic::Xor => Some(Binary::Xor),
            Atomic::Max | Atomic::Min | Atomic::UMax | Atomic::UMin | Atomic::Other => None,
        };
        let terms = &mut self.all.terms;
        let new = match (operator, binary) {
            (_, Some(binary)) => {
                let new = self.scalar_binary(binary, old, operand_bits, Promises::default());
                if operator == Atomic::Nand { self.all.terms.bvnot(new) } else { new }
            }
            (Atomic::Exchange, _) => operand_bits,
            (Atomic::Max | Atomic::Min, _) => {
                let less = terms.slt(old, operand_bits);
                let (first, second) =
                    if operator == Atomic::Max { (operand_bits, old) } else { (old, operand_bits) };
                terms.ite(less, first, second)
            }
            (Atomic::UMax | Atomic::UMin, _) => {
                let less = terms.ult(old, operand_bits);
                let (first, second) =
                    if operator == Atomic::UMax { (operand_bits, old) } else { (old, operand_bits) };
                terms.ite(less, first, second)
            }
            _ => {
                let width = terms.width(old);
                self.anything(width)
            }
        };
        let old = self.keep("old", old);
        self.store_value(operand.ty, new, address);
        self.define(result, old);
    }

    /// The result is the old value and whether it was replaced.
    fn compare_exchange(
        &mut self,
        result: Option<Local>,
        address: &Operand,
        [expected, new]: [&Operand; 2],
        is_weak: bool,
    ) {
        let (wanted, replacement) = (self.value(expected), self.value(new));
        let old = self.load(expected.ty, address);
        let same = self.all.terms.equal(old, wanted);
        let is_replaced = if is_weak { self.unless_spurious(same) } else { same };
        let value = self.all.terms.ite(is_replaced, replacement, old);
        let bit = self.all.terms.bit(is_replaced);
        let both = self.all.terms.concat(bit, old);
        let both = self.keep("old", both);
        self.store_value(new.ty, value, address);
        self.define(result, both);
    }

    /// Whether a weak exchange succeeds that could: it may fail all the same.
    fn unless_spurious(&mut self, could: Term) -> Term {
        let fails = self.unknown("exchange fails", 1, Source::Spurious(self.place));
        let succeeds = self.all.terms.is_null(fails);
        self.all.terms.and(could, succeeds)
    }

    /// The value of a call is any value of its type.
    pub fn define_result(&mut self, result: Option<Local>) {
        self.define_unknown(result, Source::Result(self.place));
    }

    /// The width of a type, if it is followed.
    pub fn width(&self, ty: TypeId) -> Option<u32> {
        self.all.width(ty)
    }
}

/// Whether an instruction uses a constant that has no value; what aggregates and vectors are put together
/// from is none that a program computes.
fn reads_poison(kind: &InstructionKind) -> bool {
    use InstructionKind as K;
    let is_start = matches!(kind, K::InsertValue(..) | K::InsertElement(..) | K::Shuffle(..));
    let is_poison = |operand: &Operand| operand.value == ValueSource::Constant(Constant::Poison);
    !is_start && kind.operands().into_iter().any(is_poison)
}
