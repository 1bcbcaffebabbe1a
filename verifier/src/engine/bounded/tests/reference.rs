//! Programs made by hand, and their execution on values: what the engine is compared with.

use std::collections::VecDeque;

use javelin_solver::BitVec;
use javelin_term::eval::{Assignment, Evaluator};
use javelin_term::graph::{Graph, Term};
use javelin_term::sort::Sort;
use rustc_hash::FxHashMap;

use crate::engine::kit::replayer::Replayer;
use crate::frontend::module::Span;
use crate::interpret::trace::{End, Trace};
use crate::program::cfa::*;
use crate::program::influence::Influence;
use crate::reading::Property;
use crate::why::Why;

/// A builder of programs.
pub struct ProgramBuilder {
    pub program: Program,
    sources: u32,
}

impl ProgramBuilder {
    pub fn new() -> ProgramBuilder {
        let program = Program {
            graph: Graph::new(),
            variables: Vec::new(),
            functions: Vec::new(),
            entry: 0,
            initial: Vec::new(),
            unknown: Vec::new(),
            separate: None,
            wide_objects: false,
            is_terminal: false,
            outside: None,
            hidden: Hidden::Nothing,
            checks: Vec::new(),
            files: Vec::new(),
            names: Default::default(),
            assumptions: Vec::new(),
            bodiless: Vec::new(),
            influence: Influence::default(),
        };
        ProgramBuilder { program, sources: 0 }
    }

    /// A function with a number of locations, the first its entry, the last its exit.
    pub fn function(&mut self, locations: u32) -> u32 {
        let info =
            LocationInfo { kind: LocationKind::Inner, span: Span::default(), label: None, resumes: None };
        self.program.functions.push(Some(Cfa {
            name: "f".into(),
            parameters: Vec::new(),
            results: Vec::new(),
            locals: Vec::new(),
            locations: vec![info; locations as usize],
            edges: Vec::new(),
            entry: Location(0),
            exit: Location(locations - 1),
        }));
        self.program.functions.len() as u32 - 1
    }

    pub fn body(&mut self, function: u32) -> &mut Cfa {
        self.program.functions[function as usize].as_mut().unwrap()
    }

    pub fn variable_of(&mut self, owner: Option<u32>, name: &str, sort: Sort) -> (Variable, Term) {
        let term = self.program.graph.variable(name, sort);
        let variable = Variable(self.program.variables.len() as u32);
        let info = VariableInfo { name: name.into(), term, owner, source: None, role: Role::Value };
        self.program.variables.push(info);
        if let Some(owner) = owner {
            self.body(owner).locals.push(variable);
        }
        (variable, term)
    }

    /// A variable of 4 bits.
    pub fn variable(&mut self, owner: Option<u32>, name: &str) -> (Variable, Term) {
        let sort = self.program.graph.bitvec_sort(4);
        self.variable_of(owner, name, sort)
    }

    pub fn number(&mut self, number: u64) -> Term {
        self.program.graph.number(number, 4)
    }

    pub fn edge(&mut self, function: u32, from: u32, to: u32, step: Step) {
        let edge = Edge { from: Location(from), to: Location(to), step, span: Span::default() };
        let edges = &mut self.body(function).edges;
        let at = edges.partition_point(|other| other.from <= edge.from);
        edges.insert(at, edge);
    }

    pub fn assign(&mut self, function: u32, from: u32, to: u32, variable: Variable, term: Term) {
        self.edge(function, from, to, Step::Op(Op::Assign(vec![(variable, term)])));
    }

    pub fn assume(&mut self, function: u32, from: u32, to: u32, condition: Term) {
        self.edge(function, from, to, Step::Op(Op::Assume(condition)));
    }

    /// Two edges: where a condition is true, and where it is not.
    pub fn branch(&mut self, function: u32, from: u32, condition: Term, yes: u32, no: u32) {
        self.assume(function, from, yes, condition);
        let negation = self.program.graph.not(condition);
        self.assume(function, from, no, negation);
    }

    pub fn havoc(&mut self, function: u32, from: u32, to: u32, variable: Variable) {
        self.sources += 1;
        let source = Source::Result(Place { function, block: 0, instruction: self.sources });
        self.edge(function, from, to, Step::Op(Op::Havoc(vec![(variable, source)])));
    }

    /// A location more, of this kind.
    pub fn location(&mut self, function: u32, kind: LocationKind) -> u32 {
        let locations = &mut self.body(function).locations;
        locations.push(LocationInfo { kind, span: Span::default(), label: None, resumes: None });
        locations.len() as u32 - 1
    }

    /// A check between two locations.
    pub fn check(&mut self, function: u32, from: u32, to: u32, holds: Term) -> u32 {
        let number = self.program.checks.len() as u32;
        let error = self.location(function, LocationKind::Error(number));
        self.branch(function, from, holds, to, error);
        self.program.checks.push(Check {
            number,
            function,
            place: Place { function, block: 0, instruction: 1000 + number },
            at: Location(from),
            error: Location(error),
            property: Property::UnreachCall,
            holds,
            says: format!("check {number}"),
            span: Span::default(),
        });
        number
    }

    pub fn call(
        &mut self,
        function: u32,
        ends: (u32, u32),
        callee: u32,
        arguments: Vec<Term>,
        to: Option<Variable>,
    ) {
        let results = if self.body(callee).results.is_empty() { Vec::new() } else { vec![to] };
        self.edge(function, ends.0, ends.1, Step::Call { callee, arguments, results });
    }

    /// `left < right`.
    pub fn less(&mut self, left: Term, right: Term) -> Term {
        self.program.graph.term(javelin_term::operator::Operator::BvUlt, &[left, right])
    }

    pub fn unequal(&mut self, left: Term, right: u64) -> Term {
        let right = self.number(right);
        self.program.graph.unequal(left, right)
    }

    pub fn plus(&mut self, left: Term, right: u64) -> Term {
        let right = self.number(right);
        self.program.graph.term(javelin_term::operator::Operator::BvAdd, &[left, right])
    }
}

/// How an execution ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ended {
    Error(u32),
    Open,
    Done,
    Steps,
}

/// Executes programs on values.
pub struct ReferenceMachine<'a> {
    graph: &'a Graph,
    functions: &'a [Option<Cfa>],
    variables: &'a [VariableInfo],
    state: Assignment,
    /// The answers by source, in order; 0 for those that are missing.
    answers: FxHashMap<Source, VecDeque<BitVec>>,
    /// How many answers were not there.
    pub missing: u32,
    steps: u32,
}

impl<'a> ReferenceMachine<'a> {
    pub fn new(
        graph: &'a Graph,
        functions: &'a [Option<Cfa>],
        variables: &'a [VariableInfo],
        inputs: &[(Source, BitVec)],
        steps: u32,
    ) -> ReferenceMachine<'a> {
        let mut answers: FxHashMap<Source, VecDeque<BitVec>> = FxHashMap::default();
        for (source, value) in inputs {
            answers.entry(*source).or_default().push_back(value.clone());
        }
        ReferenceMachine { graph, functions, variables, state: Assignment::new(), answers, missing: 0, steps }
    }

    fn value(&self, term: Term) -> BitVec {
        Evaluator::new().value(self.graph, &self.state, term).unwrap()
    }

    fn set(&mut self, variable: Variable, value: BitVec) {
        self.state.set(self.variables[variable.0 as usize].term, value);
    }

    fn answer(&mut self, source: Source, width: u32) -> BitVec {
        let answer = self.answers.get_mut(&source).and_then(VecDeque::pop_front);
        self.missing += u32::from(answer.is_none());
        answer.unwrap_or_else(|| BitVec::zero(width))
    }

    /// Executes from the entry. Of several edges that can be taken it takes the first.
    pub fn start(
        &mut self,
        entry: u32,
        initial: &[(Variable, Term)],
        unknown: &[(Variable, Source)],
    ) -> Ended {
        for &(variable, source) in unknown {
            let width = self.graph.width(self.variables[variable.0 as usize].term);
            let value = self.answer(source, width);
            self.set(variable, value);
        }
        let values: Vec<BitVec> = initial.iter().map(|(_, term)| self.value(*term)).collect();
        for ((variable, _), value) in initial.iter().zip(values) {
            self.set(*variable, value);
        }
        self.function(entry)
    }

    fn function(&mut self, number: u32) -> Ended {
        let function = self.functions[number as usize].as_ref().unwrap();
        let mut at = function.entry;
        loop {
            match function.locations[at.0 as usize].kind {
                LocationKind::Error(check) => return Ended::Error(check),
                LocationKind::Open(_) => return Ended::Open,
                // A whole program has ended, which the callers see by the steps that are left.
                LocationKind::End => return Ended::Steps,
                LocationKind::Inner if at == function.exit => return Ended::Done,
                LocationKind::Inner => {}
            }
            if self.steps == 0 {
                return Ended::Steps;
            }
            self.steps -= 1;
            let taken = function.outgoing(at).map(|(_, edge)| edge).find(|edge| match &edge.step {
                Step::Op(Op::Assume(condition)) => self.value(*condition).is_one(),
                _ => true,
            });
            let Some(edge) = taken else { return Ended::Steps };
            match self.step(&edge.step) {
                Ended::Done => at = edge.to,
                other => return other,
            }
        }
    }

    fn step(&mut self, step: &Step) -> Ended {
        match step {
            Step::Op(Op::Assume(_)) | Step::New { .. } => {}
            Step::Op(Op::Assign(values)) => {
                let new: Vec<BitVec> = values.iter().map(|(_, term)| self.value(*term)).collect();
                for ((variable, _), value) in values.iter().zip(new) {
                    self.set(*variable, value);
                }
            }
            Step::Op(Op::Havoc(values)) => {
                for &(variable, source) in values {
                    let width = self.graph.width(self.variables[variable.0 as usize].term);
                    let value = self.answer(source, width);
                    self.set(variable, value);
                }
            }
            Step::Call { callee, arguments, results } => return self.call(*callee, arguments, results),
        }
        Ended::Done
    }

    fn call(&mut self, callee: u32, arguments: &[Term], results: &[Option<Variable>]) -> Ended {
        let function = self.functions[callee as usize].as_ref().unwrap();
        let term = |variable: &Variable| self.variables[variable.0 as usize].term;
        let kept: Vec<(Variable, Option<BitVec>)> =
            function.locals.iter().map(|local| (*local, self.state.get(term(local)).cloned())).collect();
        let values: Vec<BitVec> = arguments.iter().map(|argument| self.value(*argument)).collect();
        for (parameter, value) in function.parameters.iter().zip(values) {
            self.set(*parameter, value);
        }
        let ended = self.function(callee);
        let values: Vec<BitVec> = function
            .results
            .iter()
            .map(|result| self.value(self.variables[result.0 as usize].term))
            .collect();
        for (variable, value) in kept {
            if let Some(value) = value {
                self.set(variable, value);
            }
        }
        for (result, value) in results.iter().zip(values) {
            if let Some(variable) = result {
                self.set(*variable, value);
            }
        }
        ended
    }
}

/// Executes the counterexamples of the engine. The program is a second one, made the same way.
pub struct Reference<'a>(pub &'a Program);

impl Replayer for Reference<'_> {
    fn replay(
        &self,
        check: &Check,
        inputs: &[(Source, BitVec)],
        _: &crate::limits::Limits,
    ) -> Result<Trace, Why> {
        let program = self.0;
        let (graph, functions) = (&program.graph, &program.functions);
        let mut machine = ReferenceMachine::new(graph, functions, &program.variables, inputs, 100_000);
        let ended = machine.start(program.entry, &program.initial, &program.unknown);
        match ended {
            Ended::Error(number) if number == check.number && machine.missing == 0 => {
                let (steps, end) = (Vec::new(), End::Exit(0));
                let (has_foreign_addresses, has_digits) = (false, false);
                let (is_cut, span, instructions) = (false, Span::default(), 0);
                let depends_on = None;
                Ok(Trace {
                    steps,
                    is_cut,
                    end,
                    span,
                    instructions,
                    names: crate::interpret::trace::AddressNames::new(),
                    has_foreign_addresses,
                    has_digits,
                    depends_on,
                    words: Vec::new(),
                })
            }
            other => {
                let does = format!("{other:?}, {} inputs missing, {inputs:?}", machine.missing);
                Err(Why::NotReplayed(does))
            }
        }
    }
}
