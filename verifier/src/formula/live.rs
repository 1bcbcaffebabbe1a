//! Which variables of a function are read again: the rest need no values where states meet.
//!
//! **Idea.** Liveness (Aho, Lam, Sethi and Ullman, *Compilers*, 9.2.5): a variable is live at a location from
//! which an edge that reads it can be reached before one that writes it.
//!
//! **Here.** Only variables that each activation has of its own; those that all share are always live.

use javelin_solver::term::graph::{Graph, Term};
use javelin_solver::term::traverse::variables;
use rustc_hash::FxHashMap;

use crate::program::cfa::{Edge, Function, Location, Op, Step, Variable};

/// What is known of the edges and locations of a function.
pub struct Liveness {
    /// The variables that each edge reads, those that all share among them.
    reads: Vec<Box<[Variable]>>,
    /// For each location, a bit for each of [`Function::locals`].
    live: Vec<Box<[u64]>>,
}

/// The terms that an edge evaluates.
pub fn terms(edge: &Edge) -> Vec<Term> {
    match &edge.step {
        Step::Op(Op::Assign(values)) => values.iter().map(|(_, term)| *term).collect(),
        Step::Op(Op::Assume(condition)) => vec![*condition],
        Step::Op(Op::Havoc(_)) => Vec::new(),
        Step::Call { arguments, .. } => arguments.clone(),
        Step::New { address, bytes, .. } => vec![*address, *bytes],
    }
}

/// The variables that an edge itself gives new values to.
pub fn writes(edge: &Edge) -> Vec<Variable> {
    match &edge.step {
        Step::Op(Op::Assign(values)) => values.iter().map(|(variable, _)| *variable).collect(),
        Step::Op(Op::Havoc(values)) => values.iter().map(|(variable, _)| *variable).collect(),
        Step::Call { results, .. } => results.iter().flatten().copied().collect(),
        Step::Op(Op::Assume(_)) | Step::New { .. } => Vec::new(),
    }
}

impl Liveness {
    /// What is live in a function. `of_term` finds the variable of a term.
    pub fn new(graph: &Graph, function: &Function, of_term: &FxHashMap<Term, Variable>) -> Liveness {
        let read = |edge: &Edge| {
            let found = variables(graph, &terms(edge));
            let mut reads: Vec<Variable> =
                found.iter().filter_map(|term| of_term.get(term).copied()).collect();
            if let Step::New { region, .. } = edge.step {
                reads.push(region);
            }
            reads.into_boxed_slice()
        };
        let reads: Vec<Box<[Variable]>> = function.edges.iter().map(read).collect();
        let live = solve(function, &reads);
        Liveness { reads, live }
    }

    /// The variables that an edge reads.
    pub fn reads(&self, edge: usize) -> &[Variable] {
        &self.reads[edge]
    }

    /// Whether the local variable at this position is read again after a location.
    pub fn is_live(&self, location: Location, local: usize) -> bool {
        self.live[location.0 as usize][local / 64] >> (local % 64) & 1 == 1
    }
}

/// The least solution of the equations of liveness, by a list of locations whose predecessors have to look
/// again.
fn solve(function: &Function, reads: &[Box<[Variable]>]) -> Vec<Box<[u64]>> {
    let position: FxHashMap<Variable, usize> =
        function.locals.iter().enumerate().map(|(index, &variable)| (variable, index)).collect();
    let words = function.locals.len().div_ceil(64);
    let bits = |found: &[Variable]| {
        let mut set = vec![0u64; words];
        for index in found.iter().filter_map(|variable| position.get(variable)) {
            set[index / 64] |= 1 << (index % 64);
        }
        set
    };
    let gen_kill: Vec<(Vec<u64>, Vec<u64>)> =
        function.edges.iter().zip(reads).map(|(edge, reads)| (bits(reads), bits(&writes(edge)))).collect();
    let mut incoming: Vec<Vec<usize>> = vec![Vec::new(); function.locations.len()];
    for (index, edge) in function.edges.iter().enumerate() {
        incoming[edge.to.0 as usize].push(index);
    }
    let mut live = vec![vec![0u64; words].into_boxed_slice(); function.locations.len()];
    live[function.exit.0 as usize].copy_from_slice(&bits(&function.results));
    let mut work: Vec<usize> = (0..function.locations.len()).collect();
    while let Some(to) = work.pop() {
        for &index in &incoming[to] {
            let (gen_, kill) = &gen_kill[index];
            let from = function.edges[index].from.0 as usize;
            let mut changed = false;
            for word in 0..words {
                let new = live[from][word] | gen_[word] | live[to][word] & !kill[word];
                changed |= new != live[from][word];
                live[from][word] = new;
            }
            if changed {
                work.push(from);
            }
        }
    }
    live
}
