//! A function while it is lowered: its locations and edges, and the values of its instructions.
//!
//! **Idea.** The value of an instruction is a term over variables. It stands for the value as long as none
//! of these variables is assigned; when one is about to be, the value gets a variable of its own first.
//!
//! **Here.** A value that another block uses, and that depends on a variable at all, gets its own variable
//! at once; within a block, [`Body::pending`] lists the values that later instructions use. So a term in
//! `values` is right wherever its instruction dominates, or it is the term of a variable that only its
//! instruction assigns.
//!
//! **Contract.** An instruction evaluates its operands before its first edge that assigns: after that the
//! terms that it holds may be stale. Blocks are lowered in reverse postorder, so that values are known where
//! they are used.

use javelin_term::graph::Term;
use rustc_hash::FxHashSet;

use crate::assumption::Assumption;
use crate::frontend::flow::postorder;
use crate::frontend::module::{self, BasicBlock, Block, InstructionKind, Local, Operand, Span, ValueSource};
use crate::program::cfa::{
    Cfa, Edge, Hidden, Location, LocationInfo, LocationKind, Op, Place, Role, Source, Step, Variable,
};

use super::{Lowering, Signature, tidy};
use crate::program::memory::frame::FrameObjects;

/// The steps of the clock that lowering an instruction takes, about.
const STEPS: u32 = 8;

/// A value that is computed by more steps than this gets a variable.
const DEEPEST: u32 = 48;

/// A function while it is lowered.
pub(crate) struct Body<'l, 'm> {
    /// The state that all functions share.
    pub all: &'l mut Lowering<'m>,
    /// The number of the function.
    pub number: u32,
    /// The function in the module.
    pub source: &'l module::Function,
    /// Where its instructions are.
    pub places: Vec<Option<(u32, u32)>>,
    /// The instruction that is lowered.
    pub place: Place,
    /// Where it comes from.
    pub span: Span,
    /// The variables through which it is called.
    pub signature: Option<Signature>,
    pub exit: Location,
    /// The variables that hold what was thrown.
    pub(super) exception: Option<super::exception::Exception>,
    /// How deep in constants' operators and parts it is.
    pub nesting: u32,
    pub(super) values: Vec<Option<Term>>,
    /// Where each block begins.
    pub(super) blocks: Vec<Location>,
    locations: Vec<LocationInfo>,
    edges: Vec<Edge>,
    here: Location,
    locals: Vec<Variable>,
    depths: Vec<u32>,
    crosses: Vec<bool>,
    /// Whether a local is used for more than loads from it and stores to it.
    pub escapes: Vec<bool>,
    last_uses: Vec<u32>,
    pending: Vec<Local>,
    /// Its objects in memory, where it matters how long they live.
    pub frame: FrameObjects,
    /// The bits of locals that were never written, for those that may have such.
    pub undefined: Vec<Option<Term>>,
    /// Where the next call leaves which bits of its result were never written.
    pub undefined_outcome: Option<Variable>,
}

impl<'l, 'm> Body<'l, 'm> {
    pub fn new(all: &'l mut Lowering<'m>, number: u32, source: &'l module::Function) -> Body<'l, 'm> {
        let count = source.locals.len();
        let mut body = Body {
            number,
            source,
            places: vec![None; count],
            place: Place { function: number, block: 0, instruction: 0 },
            span: source.span,
            signature: None,
            exit: Location(1),
            exception: None,
            nesting: 0,
            values: vec![None; count],
            blocks: Vec::new(),
            locations: Vec::new(),
            edges: Vec::new(),
            here: Location(0),
            locals: Vec::new(),
            depths: vec![0; count],
            crosses: vec![false; count],
            escapes: vec![false; count],
            last_uses: vec![0; count],
            pending: Vec::new(),
            frame: FrameObjects::default(),
            undefined: vec![None; count],
            undefined_outcome: None,
            all,
        };
        body.location();
        body.location();
        body
    }

    pub fn lower(mut self) -> Cfa {
        self.signature = self.all.signature(self.number);
        if let Some(signature) = self.signature.clone() {
            self.locals = [signature.all_parameters(), signature.results()].concat();
            for (index, &parameter) in signature.parameters.iter().enumerate() {
                self.values[index] = Some(self.all.term(parameter));
            }
            for (index, shadow) in signature.undefined.iter().enumerate() {
                self.undefined[index] = shadow.map(|shadow| self.all.term(shadow));
            }
        }
        let next = self.source.successors();
        let order: Vec<u32> = postorder(next.first().map(|_| 0), &next).into_iter().rev().collect();
        self.look_ahead(&order);
        for _ in &self.source.blocks {
            let location = self.location();
            self.blocks.push(location);
        }
        self.begin_frame();
        if let Some(&first) = self.blocks.first() {
            self.goto(first);
        }
        for &block in &order {
            self.lower_block(block);
        }
        self.finish()
    }

    /// The function that was built.
    pub fn finish(self) -> Cfa {
        let (parameters, results) = match &self.signature {
            Some(signature) => (signature.all_parameters(), signature.results()),
            None => (Vec::new(), Vec::new()),
        };
        let function = Cfa {
            name: self.source.source_name.clone(),
            parameters,
            results,
            locals: self.locals,
            locations: self.locations,
            edges: self.edges,
            entry: Location(0),
            exit: self.exit,
        };
        let all = self.all;
        let first =
            all.checks.iter().rposition(|check| check.function != self.number).map_or(0, |last| last + 1);
        tidy::tidy(function, &mut all.checks[first..], &all.variables, &all.terms.graph)
    }

    /// Finds where locals are defined, where they are used last, and which are used in other blocks.
    fn look_ahead(&mut self, order: &[u32]) {
        let source = self.source;
        for &block in order {
            for (index, instruction) in source.blocks[block as usize].instructions.iter().enumerate() {
                if let Some(Local(local)) = instruction.result {
                    self.places[local as usize] = Some((block, index as u32));
                }
            }
        }
        for &block in order {
            let instructions = &source.blocks[block as usize].instructions;
            for (index, instruction) in instructions.iter().enumerate() {
                for (position, operand) in instruction.kind.operands().into_iter().enumerate() {
                    self.look_at_value(&operand.value, block, index as u32);
                    let is_address = match instruction.kind {
                        InstructionKind::Load(..) | InstructionKind::Element(..) => position == 0,
                        InstructionKind::Store(..) => position == 1,
                        _ => false,
                    };
                    if let (ValueSource::Local(local), false) = (&operand.value, is_address) {
                        self.escapes[local.0 as usize] = true;
                    }
                }
                if let InstructionKind::Phi(incoming) = &instruction.kind {
                    self.make_phi(instruction.result, incoming);
                    for (value, Block(from)) in incoming {
                        let last = source.blocks[*from as usize].instructions.len() as u32;
                        self.look_at_value(value, *from, last);
                        if let ValueSource::Local(local) = value {
                            self.escapes[local.0 as usize] = true;
                        }
                    }
                }
            }
        }
    }

    fn look_at_value(&mut self, value: &ValueSource, block: u32, index: u32) {
        let &ValueSource::Local(Local(local)) = value else { return };
        let local = local as usize;
        match self.places[local] {
            Some((home, _)) if home != block => self.crosses[local] = true,
            _ => self.last_uses[local] = self.last_uses[local].max(index),
        }
    }

    /// A phi has a variable, which the edges that lead to it assign.
    fn make_phi(&mut self, result: Option<Local>, incoming: &[(ValueSource, Block)]) {
        let Some(result) = result else { return };
        if let Some(width) = self.all.width(self.source.locals[result.0 as usize]) {
            let variable = self.local_of(result, width);
            self.set_variable(result, variable);
            self.make_undefined_phi(result, width, incoming);
        }
    }

    fn lower_block(&mut self, number: u32) {
        let block = &self.source.blocks[number as usize];
        self.here = self.blocks[number as usize];
        self.pending.clear();
        if !block.name.is_empty() {
            self.place = Place { function: self.number, block: number, instruction: 0 };
            self.error_label(&block.name);
        }
        for (index, instruction) in block.instructions.iter().enumerate() {
            if !self.all.clock.goes_on(STEPS) {
                return;
            }
            self.place = Place { function: self.number, block: number, instruction: index as u32 };
            self.span = instruction.span;
            for (_, label) in block.labels.iter().filter(|(at, _)| *at == index as u32) {
                self.locations[self.here.0 as usize].label = Some(label.clone());
                if *label != block.name {
                    self.error_label(label);
                }
            }
            self.renew_declared(block, index as u32);
            self.instruction(instruction);
        }
    }

    /// The variables that are declared before an instruction get any values.
    fn renew_declared(&mut self, block: &BasicBlock, index: u32) {
        for &(_, local) in block.declared.iter().filter(|(at, _)| *at == index) {
            // Reads that are delayed until this very instruction have to be saved, too.
            self.place.instruction = index.saturating_sub(1);
            self.renew(local);
            self.place.instruction = index;
        }
    }

    pub fn location(&mut self) -> Location {
        self.location_of(LocationKind::Inner)
    }

    /// A new location of some kind.
    pub fn location_of(&mut self, kind: LocationKind) -> Location {
        let location = Location(self.locations.len() as u32);
        let is_open = matches!(kind, LocationKind::Open(_));
        let resumes = is_open.then_some(self.place);
        self.locations.push(LocationInfo { kind, span: self.span, label: None, resumes });
        location
    }

    /// Where the next edge begins.
    pub fn here(&self) -> Location {
        self.here
    }

    /// From now on edges begin there. Values that wait for their use stay right if what leads there has
    /// assigned none of their variables since they were computed.
    pub fn go_on_at(&mut self, location: Location) {
        self.here = location;
    }

    /// An edge from here.
    pub fn edge(&mut self, to: Location, step: Step) {
        self.edges.push(Edge { from: self.here, to, step, span: self.span });
    }

    /// An edge to a new location, where it continues.
    pub fn step(&mut self, step: Step) {
        let to = self.location();
        self.edge(to, step);
        self.here = to;
    }

    /// An edge that does nothing. The code that follows is not reached until the body continues elsewhere.
    pub fn goto(&mut self, to: Location) {
        self.when_goto(None, to);
    }

    /// An edge that is taken where the condition holds; it continues here too.
    pub fn when(&mut self, condition: Term, to: Location) {
        self.when_goto(Some(condition), to);
    }

    fn when_goto(&mut self, condition: Option<Term>, to: Location) {
        let condition = condition.unwrap_or_else(|| self.all.terms.truth(true));
        if self.all.terms.graph.truth_of(condition) != Some(false) {
            self.edge(to, Step::Op(Op::Assume(condition)));
        }
    }

    /// Goes on only where the condition holds.
    pub fn assume(&mut self, condition: Term) {
        if self.all.terms.graph.truth_of(condition) != Some(true) {
            self.step(Step::Op(Op::Assume(condition)));
        }
    }

    /// Two new locations: where the condition holds, and where not.
    pub fn branch(&mut self, condition: Term) -> (Location, Location) {
        let (then, other) = (self.location(), self.location());
        self.when(condition, then);
        let negated = self.all.terms.not(condition);
        self.when(negated, other);
        (then, other)
    }

    pub fn end(&mut self) {
        let end = self.location_of(LocationKind::End);
        self.stop_at(end);
    }

    /// Nothing leads to what comes next.
    pub fn nowhere(&mut self) {
        self.here = self.location();
    }

    /// Ends the path: what is done here is not known, but that execution goes on with the next instruction,
    /// if it does, and that only functions whose address is taken are called.
    pub fn open(&mut self, reason: impl Into<String>) {
        let open = self.location_of(LocationKind::Open(reason.into()));
        self.stop_at(open);
    }

    /// Ends the path: execution may go on anywhere.
    pub fn open_anywhere(&mut self, reason: impl Into<String>) {
        let open = self.location_of(LocationKind::Open(reason.into()));
        self.locations[open.0 as usize].resumes = None;
        self.stop_at(open);
    }

    /// Ends the path: the continuation is not known, and it may run this code.
    pub fn open_to(&mut self, hidden: Hidden, reason: impl Into<String>) {
        self.all.may_run(hidden);
        match hidden {
            Hidden::Functions => self.open_anywhere(reason),
            Hidden::Nothing | Hidden::Beside => self.open(reason),
        }
    }

    /// The continuation rests on an assumption, which is named with the verdict. Where nothing may be
    /// assumed, the continuation is not known.
    pub fn rest_on(&mut self, assumption: Assumption) {
        match self.all.reading.assumes_nothing {
            true => self.open_anywhere(format!("it would be assumed that {assumption}")),
            false => {
                self.all.assumptions.insert(assumption);
            }
        }
    }

    fn stop_at(&mut self, location: Location) {
        self.goto(location);
        self.here = self.location();
    }

    /// Makes the continuation unknown where the condition holds.
    pub fn open_when(&mut self, condition: Term, reason: &str) {
        match self.all.terms.graph.truth_of(condition) {
            Some(false) => {}
            Some(true) => self.open(reason),
            None => {
                let (open, other) = self.branch(condition);
                self.here = open;
                self.open(reason);
                self.here = other;
            }
        }
    }

    /// It continues here, or what comes is not known.
    pub fn open_maybe(&mut self, reason: impl Into<String>) {
        let open = self.location_of(LocationKind::Open(reason.into()));
        self.goto(open);
        let next = self.location();
        self.goto(next);
        self.here = next;
    }

    /// The term of an instruction's value, if it has one.
    pub fn local_term(&self, local: Local) -> Option<Term> {
        self.values[local.0 as usize]
    }

    /// A new variable of this function.
    pub fn local(&mut self, name: &str, width: u32, role: Role) -> Variable {
        let sort = self.all.terms.graph.bitvec_sort(width);
        let name = format!("{}::{name}", self.source.source_name);
        let variable = self.all.variable(name, sort, Some(self.number), None, role);
        self.locals.push(variable);
        variable
    }

    /// A variable that was made for this function.
    pub fn adopt(&mut self, variable: Variable) {
        self.locals.push(variable);
    }

    /// Assigns variables, all at once, after what waits for its use and would change has got variables.
    pub fn assign_all(&mut self, assignments: Vec<(Variable, Term)>) {
        if assignments.is_empty() {
            return;
        }
        self.about_to_change(&assignments.iter().map(|&(variable, _)| variable).collect());
        self.step(Step::Op(Op::Assign(assignments)));
    }

    pub fn assign(&mut self, variable: Variable, term: Term) {
        self.assign_all(vec![(variable, term)]);
    }

    /// Gives variables any values.
    pub fn havoc(&mut self, variables: Vec<(Variable, Source)>) {
        if variables.is_empty() {
            return;
        }
        self.about_to_change(&variables.iter().map(|&(variable, _)| variable).collect());
        self.step(Step::Op(Op::Havoc(variables)));
    }

    /// A new variable with any value: its term.
    pub fn unknown(&mut self, name: &str, width: u32, source: Source) -> Term {
        let variable = self.local(name, width, Role::Value);
        self.havoc(vec![(variable, source)]);
        self.all.term(variable)
    }

    /// Any value, which no replay can set.
    pub fn anything(&mut self, width: u32) -> Term {
        self.unknown("unknown", width, Source::Other(self.place))
    }

    /// A new variable with this value: its term, which stays right whatever is assigned. Constants are left
    /// as they are.
    pub fn keep(&mut self, name: &str, term: Term) -> Term {
        if self.all.terms.graph.is_constant(term) {
            return term;
        }
        let variable = self.local(name, self.all.terms.width(term), Role::Value);
        self.assign(variable, term);
        self.all.term(variable)
    }

    /// Values that later instructions use get variables of their own if they depend on variables that are
    /// about to be assigned.
    fn about_to_change(&mut self, changed: &FxHashSet<Variable>) {
        self.spill(|_, variable| changed.contains(&variable));
    }

    /// A call is about to happen, or a branch of which a part assigns what functions share: whatever they
    /// share may change. An instruction that branches says this first, so that what is saved is saved on all
    /// ways.
    pub fn about_to_call(&mut self) {
        self.spill(|all, variable| all.variables[variable.0 as usize].owner.is_none());
    }

    fn spill(&mut self, changes: impl Fn(&Lowering, Variable) -> bool) {
        let now = self.place.instruction;
        let mut pending = std::mem::take(&mut self.pending);
        pending.retain(|local| self.last_uses[local.0 as usize] > now);
        let mut saved = Vec::new();
        for &Local(local) in &pending {
            let Some(term) = self.values[local as usize] else { continue };
            if !self.reads(term, &changes) {
                continue;
            }
            let variable = self.local(&format!("%{local}"), self.all.terms.width(term), Role::Value);
            self.values[local as usize] = Some(self.all.term(variable));
            self.depths[local as usize] = 0;
            saved.push((variable, term));
        }
        self.pending = pending;
        if !saved.is_empty() {
            self.step(Step::Op(Op::Assign(saved)));
        }
    }

    /// Whether a term depends on one of some variables.
    fn reads(&self, term: Term, changes: &impl Fn(&Lowering, Variable) -> bool) -> bool {
        let mut seen = FxHashSet::default();
        let mut stack = vec![term];
        while let Some(term) = stack.pop() {
            if !seen.insert(term) {
                continue;
            }
            let variable = self.all.variable_of.get(&term);
            if variable.is_some_and(|&variable| changes(self.all, variable)) {
                return true;
            }
            stack.extend_from_slice(self.all.terms.graph.children(term));
        }
        false
    }

    /// The value of an instruction is this term.
    pub fn define(&mut self, result: Option<Local>, term: Term) {
        let Some(Local(local)) = result else { return };
        let index = local as usize;
        let depth = self.depth_of_operands() + 1;
        let is_constant = self.all.terms.graph.is_constant(term);
        if is_constant || !(self.crosses[index] || depth > DEEPEST) {
            self.values[index] = Some(term);
            self.depths[index] = depth;
            if !is_constant && self.last_uses[index] > self.place.instruction {
                self.pending.push(Local(local));
            }
            return;
        }
        let variable = self.local(&format!("%{local}"), self.all.terms.width(term), Role::Value);
        self.assign(variable, term);
        self.values[index] = Some(self.all.term(variable));
    }

    fn depth_of_operands(&self) -> u32 {
        let Place { block, instruction, .. } = self.place;
        let kind = &self.source.blocks[block as usize].instructions[instruction as usize].kind;
        let depth = |operand: &Operand| match operand.value {
            ValueSource::Local(Local(local)) => self.depths[local as usize],
            ValueSource::Constant(_) => 0,
        };
        kind.operands().into_iter().map(depth).max().unwrap_or(0)
    }

    /// The value of an instruction is any value.
    pub fn define_unknown(&mut self, result: Option<Local>, source: Source) {
        let Some(Local(local)) = result else { return };
        let Some(width) = self.all.width(self.source.locals[local as usize]) else { return };
        let variable = self.local_of(Local(local), width);
        self.havoc(vec![(variable, source)]);
        if *self.all.module.ty(self.source.locals[local as usize]) == module::Type::Pointer {
            let address = self.all.term(variable);
            self.assume_no_number(address);
        }
        self.set_variable(Local(local), variable);
        if *self.all.module.ty(self.source.locals[local as usize]) == module::Type::Pointer {
            self.values[local as usize] = Some(self.as_pointer(self.all.term(variable)));
        }
    }

    /// A new variable for the value of an instruction.
    pub fn local_of(&mut self, Local(local): Local, width: u32) -> Variable {
        self.local(&format!("%{local}"), width, Role::Value)
    }

    /// The value of an instruction is that of a variable that only this instruction assigns.
    pub fn set_variable(&mut self, Local(local): Local, variable: Variable) {
        self.values[local as usize] = Some(self.all.term(variable));
    }
}
