//! A check of the invariants of the program form, which every program has.

use javelin_term::graph::Term;
use javelin_term::operator::Operator;
use javelin_term::sort::Sort;
use javelin_term::traverse::variables;
use rustc_hash::FxHashMap;

use crate::program::cfa::{Cfa, Check, Edge, Location, LocationKind, Op, Program, Step, Variable, terms};

impl Program {
    /// Panics if an invariant is broken. Linear in the program, but for its terms.
    pub fn check_invariants(&self) {
        let entry = self.functions.get(self.entry as usize).and_then(Option::as_ref);
        assert!(
            entry.is_some_and(|entry| entry.parameters.is_empty()),
            "the entry is a function without parameters"
        );
        for (number, function) in self.functions.iter().enumerate() {
            if let Some(function) = function {
                self.check_function(number as u32, function);
            }
        }
        for &(variable, term) in &self.initial {
            assert_eq!(
                self.sort(variable),
                self.graph.sort(term),
                "initial values have the sorts of their variables"
            );
            assert!(self.info(variable).owner.is_none(), "shared variables have initial values");
        }
        let failing = self.failing_edges();
        for (index, check) in self.checks.iter().enumerate() {
            assert_eq!(check.number as usize, index, "checks are numbered");
            self.check_check(check, &failing);
        }
        let kinds = self.functions.iter().flatten().flat_map(|function| &function.locations);
        let errors = kinds.filter(|location| matches!(location.kind, LocationKind::Error(_))).count();
        assert_eq!(errors, self.checks.len(), "each check has one error location");
        self.check_reads();
    }

    /// Panics if an edge reads what belongs to another function.
    fn check_reads(&self) {
        let owned = self.variables.iter().filter_map(|info| Some((info.term, info.owner?)));
        let owner: FxHashMap<Term, u32> = owned.collect();
        for (number, function) in (0..).zip(&self.functions) {
            for edge in function.iter().flat_map(|function| &function.edges) {
                let reads = variables(&self.graph, &terms(edge));
                let is_own = |term| owner.get(term).is_none_or(|&owner| owner == number);
                assert!(reads.iter().all(is_own), "an edge reads variables of its function, and shared ones");
            }
        }
    }

    fn info(&self, variable: Variable) -> &crate::program::cfa::VariableInfo {
        &self.variables[variable.0 as usize]
    }

    fn sort(&self, variable: Variable) -> Sort {
        self.graph.sort(self.info(variable).term)
    }

    fn check_function(&self, number: u32, function: &Cfa) {
        let count = function.locations.len() as u32;
        assert!(function.entry.0 < count && function.exit.0 < count, "entry and exit exist");
        assert!(function.edges.is_sorted_by_key(|edge| edge.from), "edges are sorted");
        for &variable in &function.locals {
            assert_eq!(self.info(variable).owner, Some(number), "locals belong to their function");
        }
        for variable in function.parameters.iter().chain(&function.results) {
            assert!(function.locals.contains(variable), "parameters and results are locals");
        }
        for edge in &function.edges {
            assert!(edge.from.0 < count && edge.to.0 < count, "an edge's ends exist");
            assert_eq!(
                function.locations[edge.from.0 as usize].kind,
                LocationKind::Inner,
                "nothing leads on from an end"
            );
            assert_ne!(edge.from, function.exit, "nothing leads on from the exit");
            self.check_edge(number, edge);
        }
    }

    fn check_edge(&self, number: u32, edge: &Edge) {
        match &edge.step {
            Step::Op(Op::Assume(term)) => assert!(self.graph.is_bool(*term), "a condition is a truth value"),
            Step::Op(Op::Assign(assignments)) => {
                let mut targets: Vec<Variable> = assignments.iter().map(|&(variable, _)| variable).collect();
                targets.sort_unstable();
                assert!(targets.windows(2).all(|pair| pair[0] < pair[1]), "a variable is assigned once");
                for &(variable, term) in assignments {
                    self.check_target(number, variable, self.graph.sort(term));
                }
            }
            Step::Op(Op::Havoc(variables)) => {
                for &(variable, _) in variables {
                    self.check_target(number, variable, self.sort(variable));
                }
            }
            Step::Call { callee, arguments, results } => self.check_call(number, *callee, arguments, results),
            Step::New { address, bytes, .. } => {
                assert_eq!(
                    self.graph.sort(*address),
                    self.graph.sort(*bytes),
                    "a size is as wide as an address"
                );
            }
        }
    }

    fn check_target(&self, number: u32, variable: Variable, sort: Sort) {
        assert_eq!(self.sort(variable), sort, "{} gets a value of its sort", self.info(variable).name);
        let owner = self.info(variable).owner;
        assert!(
            owner.is_none_or(|owner| owner == number),
            "{} is assigned by its owner",
            self.info(variable).name
        );
    }

    fn check_call(&self, number: u32, callee: u32, arguments: &[Term], results: &[Option<Variable>]) {
        let Some(function) = &self.functions[callee as usize] else {
            panic!("a function without a body is called")
        };
        assert_eq!(arguments.len(), function.parameters.len(), "one argument for each parameter");
        assert_eq!(results.len(), function.results.len(), "one result for each result");
        for (&argument, &parameter) in arguments.iter().zip(&function.parameters) {
            assert_eq!(
                self.graph.sort(argument),
                self.sort(parameter),
                "arguments have the sorts of parameters"
            );
        }
        for (target, &result) in results.iter().zip(&function.results) {
            if let Some(target) = target {
                self.check_target(number, *target, self.sort(result));
            }
        }
    }

    /// The sources of the edges to each error location, which is of a function.
    fn failing_edges(&self) -> FxHashMap<(u32, Location), Vec<Location>> {
        let mut failing: FxHashMap<(u32, Location), Vec<Location>> = FxHashMap::default();
        for (number, function) in (0..).zip(&self.functions) {
            let Some(Cfa { edges, locations, .. }) = function else { continue };
            let is_failing =
                |edge: &&Edge| matches!(locations[edge.to.0 as usize].kind, LocationKind::Error(_));
            for edge in edges.iter().filter(is_failing) {
                failing.entry((number, edge.to)).or_default().push(edge.from);
            }
        }
        failing
    }

    fn check_check(&self, check: &Check, failing: &FxHashMap<(u32, Location), Vec<Location>>) {
        let Some(function) = &self.functions[check.function as usize] else {
            panic!("a check is in a function")
        };
        let kind = &function.locations[check.error.0 as usize].kind;
        assert_eq!(*kind, LocationKind::Error(check.number), "a check leads to its error location");
        assert!(self.graph.is_bool(check.holds), "a check is a truth value");
        let sources = failing.get(&(check.function, check.error)).map(Vec::as_slice);
        assert_eq!(sources, Some(&[check.at][..]), "one edge leads from a check to its error location");
        for (_, edge) in function.outgoing(check.at) {
            let Step::Op(Op::Assume(condition)) = edge.step else { panic!("a check is a condition") };
            let is_right = match edge.to == check.error {
                true => self.are_opposite(condition, check.holds),
                false => condition == check.holds,
            };
            assert!(is_right, "where a check does not hold, its error location is reached");
        }
    }

    /// Whether one of two conditions is the negation of the other.
    fn are_opposite(&self, left: Term, right: Term) -> bool {
        let negates = |term: Term, other: Term| {
            self.graph.operator(term) == Operator::Not && self.graph.child(term, 0) == other
        };
        match [left, right].map(|term| self.graph.truth_of(term)) {
            [Some(left), Some(right)] => left != right,
            _ => negates(left, right) || negates(right, left),
        }
    }
}
