//! An execution of the program form on values: what the tests of lowering are held against.
//!
//! **Here.** One step after the other, with the solver's evaluator for terms. Regions of memory begin with
//! the byte 0xaa everywhere, what is unknown is asked for.

use javelin_solver::BitVec;
use javelin_term::eval::{Assignment, Evaluator, Table};
use javelin_term::graph::Term;
use javelin_term::sort::SortKind;
use javelin_verifier::program::cfa::{Location, LocationKind, Op, Program, Source, Step, Variable};

/// How an execution ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The entry returned: what the function returned that it calls last.
    Exit(Option<u64>),
    Error(u32),
    /// At an open location.
    Open(String),
    /// It ended without returning.
    End,
    /// No edge could be taken: an assumption was false.
    Stuck,
    /// It took too many steps.
    Steps,
}

struct Frame {
    function: u32,
    at: Location,
    saved: Vec<(Term, Option<BitVec>)>,
    targets: Vec<Option<Variable>>,
}

struct Execution<'p> {
    program: &'p Program,
    values: Assignment,
    evaluator: Evaluator,
    frames: Vec<Frame>,
    returned: Option<u64>,
}

impl Execution<'_> {
    fn term(&self, variable: Variable) -> Term {
        self.program.variables[variable.0 as usize].term
    }

    fn value(&mut self, term: Term) -> BitVec {
        self.evaluator.value(&self.program.graph, &self.values, term).unwrap()
    }

    fn set(&mut self, assignments: Vec<(Variable, BitVec)>) {
        for (variable, value) in assignments {
            self.values.set(self.term(variable), value);
        }
        self.evaluator.clear();
    }

    fn enter(&mut self, function: u32, arguments: Vec<BitVec>, targets: Vec<Option<Variable>>) {
        let code = self.program.functions[function as usize].as_ref().unwrap();
        let save =
            |variable: &Variable| (self.term(*variable), self.values.get(self.term(*variable)).cloned());
        let saved = code.locals.iter().map(save).collect();
        self.set(code.parameters.iter().copied().zip(arguments).collect());
        self.frames.push(Frame { function, at: code.entry, saved, targets });
    }

    fn leave(&mut self) {
        let frame = self.frames.pop().unwrap();
        let code = self.program.functions[frame.function as usize].as_ref().unwrap();
        let terms: Vec<Term> = code.results.iter().map(|&variable| self.term(variable)).collect();
        let results: Vec<BitVec> = terms.into_iter().map(|term| self.value(term)).collect();
        if let Some(first) = results.first() {
            self.returned = first.to_u64();
        }
        for (term, value) in frame.saved {
            if let Some(value) = value {
                self.values.set(term, value);
            }
        }
        let pairs = frame.targets.into_iter().zip(results);
        self.set(pairs.filter_map(|(target, value)| Some((target?, value))).collect());
    }

    /// Functions of which nothing is known return this: all objects lie at one place, where there is one.
    fn functions(&mut self) {
        let graph = &self.program.graph;
        for term in (0..graph.len()).map(Term::from_index) {
            if let SortKind::Function(_, result) = *graph.sorts.kind(graph.sort(term))
                && let SortKind::BitVec(width) = *graph.sorts.kind(result)
            {
                self.values.set_function(term, Table::new(BitVec::from_bits(width, |bit| bit == 20)));
            }
        }
    }

    fn begin(&mut self) {
        self.functions();
        for variable in &self.program.variables {
            let graph = &self.program.graph;
            if let SortKind::Array(_, element) = *graph.sorts.kind(graph.sort(variable.term)) {
                let SortKind::BitVec(width) = *graph.sorts.kind(element) else { continue };
                let garbage = BitVec::from_bits(width, |bit| bit % 2 == 1);
                let array = self.values.constant_array(&garbage);
                self.values.set(variable.term, array);
            }
        }
        let initial =
            self.program.initial.iter().map(|&(variable, term)| (variable, self.value_of(term))).collect();
        self.set(initial);
        self.enter(self.program.entry, Vec::new(), Vec::new());
    }

    fn value_of(&self, term: Term) -> BitVec {
        Evaluator::new().value(&self.program.graph, &self.values, term).unwrap()
    }
}

/// Executes a program, with a limit of edges.
pub fn execute(program: &Program, steps: u64, oracle: &mut dyn FnMut(Source, u32) -> BitVec) -> Outcome {
    let (values, evaluator) = (Assignment::new(), Evaluator::new());
    let mut execution = Execution { program, values, evaluator, frames: Vec::new(), returned: None };
    execution.begin();
    for _ in 0..steps {
        let Some(frame) = execution.frames.last() else { return Outcome::Exit(execution.returned) };
        let (function, at) = (frame.function, frame.at);
        let code = program.functions[function as usize].as_ref().unwrap();
        match &code.locations[at.0 as usize].kind {
            LocationKind::Inner if at == code.exit => {
                execution.leave();
                continue;
            }
            LocationKind::Inner => {}
            LocationKind::Error(check) => return Outcome::Error(*check),
            LocationKind::Open(reason) => return Outcome::Open(reason.clone()),
            LocationKind::End => return Outcome::End,
        }
        let taken = code.outgoing(at).find(|(_, edge)| match edge.step {
            Step::Op(Op::Assume(condition)) => execution.value(condition).is_one(),
            _ => true,
        });
        let Some((_, edge)) = taken else { return Outcome::Stuck };
        execution.frames.last_mut().unwrap().at = edge.to;
        match &edge.step {
            Step::Op(Op::Assume(_)) | Step::New { .. } => {}
            Step::Op(Op::Assign(assignments)) => {
                let new =
                    assignments.iter().map(|&(variable, term)| (variable, execution.value(term))).collect();
                execution.set(new);
            }
            Step::Op(Op::Havoc(variables)) => {
                let mut new = Vec::new();
                for &(variable, source) in variables {
                    let term = execution.term(variable);
                    if program.graph.is_bitvec(term) {
                        new.push((variable, oracle(source, program.graph.width(term))));
                    }
                }
                execution.set(new);
            }
            Step::Call { callee, arguments, results } => {
                let arguments = arguments.iter().map(|&term| execution.value(term)).collect();
                execution.enter(*callee, arguments, results.clone());
            }
        }
    }
    Outcome::Steps
}
