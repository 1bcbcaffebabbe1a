//! Congruence closure.
//!
//! **Idea.** Two gates of the same kind with equal inputs have equal outputs; merging these makes inputs of
//! other gates equal, and so on. The equivalence of two copies of a circuit, which can take CDCL exponential
//! time, follows by closure in almost linear time (Biere, Fazekas, Fleury, Froleyks, "Clausal congruence
//! closure", 2024).
//!
//! **Here.** The gates are conjunctions, parities and if-then-elses (`extract.rs`). Their inputs are replaced
//! by representatives and brought to a normal form, by which a gate may become one of another kind, or equal
//! to an input or a constant. A hash table finds gates of the same kind with the same inputs. When a literal
//! gets another representative, the gates with that input are visited again.
//!
//! **Contract.** Entered and left on level 0 after propagation, or left inconsistent. An equivalence found is
//! added as two binary clauses between the representatives, or as a unit; equivalent-literal substitution
//! then replaces the literal. These clauses are implied by the formula, so the extension stack needs nothing.
//! Each is proved from the clauses of both gates and the equivalences of their inputs, by cases over the
//! inputs if a gate is not a conjunction.
//!
//! **Cost.** Almost linear in the gates; delayed after rounds that found nothing. Counters:
//! `congruence-gates`, `congruence-merged`.

use super::extract::Part;
use crate::cnf::literal::{Lit, Var};
use crate::proof::event::ClauseId;
use crate::sat::Solver;
use crate::sat::propagate::Conflict;
use rustc_hash::FxHashMap;

/// The function of a gate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Kind {
    /// All inputs are true.
    And,
    /// The number of true inputs is odd.
    Parity,
    /// The second input if the first is true, else the third.
    Ite,
}

/// A gate: `output` equals the function of the inputs.
pub(super) struct Gate {
    kind: Kind,
    output: Lit,
    inputs: Vec<Lit>,
    /// The clauses it was extracted from, if a proof is traced.
    parts: Vec<Part>,
    /// The variables of its original inputs, over which proofs about it take cases; none for a conjunction.
    cases: Vec<Var>,
    is_live: bool,
}

impl Gate {
    pub fn new(kind: Kind, output: Lit, inputs: Vec<Lit>, parts: Vec<Part>) -> Gate {
        let cases = if kind == Kind::And { Vec::new() } else { inputs.iter().map(|lit| lit.var()).collect() };
        Gate { kind, output, inputs, parts, cases, is_live: true }
    }
}

/// A gate after its inputs were brought to normal form.
enum Normal {
    Gate,
    Equal(Lit),
    False,
}

/// The state of the closure.
struct Closure {
    gates: Vec<Gate>,
    /// By literal: a literal that it is equal to, towards its representative, or itself (union-find).
    parents: Vec<Lit>,
    /// By variable: the gates with it as an input.
    uses: Vec<Vec<u32>>,
    /// Gates by kind and inputs; entries may be out of date, and are checked when used.
    table: FxHashMap<(Kind, Vec<Lit>), u32>,
    /// The gates to visit.
    work: Vec<u32>,
    units: Vec<(Lit, ClauseId)>,
}

impl Closure {
    /// Asserts that literals and their negations have opposite representatives, and that `parents` has no
    /// cycle; and, unless units were found, that the inputs of gates are representatives, that `uses` has the
    /// gates, and that no two gates are equal.
    fn check_invariants(&self) {
        for lit in (0..self.parents.len()).map(Lit::from_index) {
            assert_eq!(self.parents[(!lit).index()], !self.parents[lit.index()], "congruence: {lit:?}");
            let (mut at, mut steps) = (lit, 0);
            while self.parents[at.index()] != at {
                (at, steps) = (self.parents[at.index()], steps + 1);
                assert!(steps < self.parents.len(), "congruence: the parents of {lit:?} are a cycle");
            }
        }
        if !self.units.is_empty() {
            return;
        }
        let mut met: FxHashMap<(Kind, &[Lit]), usize> = FxHashMap::default();
        for (at, gate) in self.gates.iter().enumerate().filter(|(_, gate)| gate.is_live) {
            for &input in &gate.inputs {
                assert_eq!(self.find(input), input, "congruence: an input of gate {at} was replaced");
                let is_used = self.uses[input.var().index()].contains(&(at as u32));
                assert!(is_used, "congruence: {input:?} does not know of gate {at}");
            }
            let same = met.insert((gate.kind, &gate.inputs), at);
            assert!(same.is_none(), "congruence: gates {at} and {same:?} are the same");
        }
    }

    fn find(&self, lit: Lit) -> Lit {
        let mut at = lit;
        while self.parents[at.index()] != at {
            at = self.parents[at.index()];
        }
        at
    }

    /// Replaces the inputs of a gate by representatives and simplifies.
    fn normalize(&mut self, at: u32) -> Normal {
        let mut inputs = std::mem::take(&mut self.gates[at as usize].inputs);
        inputs.iter_mut().for_each(|lit| *lit = self.find(*lit));
        let gate = &mut self.gates[at as usize];
        if gate.kind == Kind::Ite {
            simplify_ite(gate, &mut inputs);
        }
        match gate.kind {
            Kind::Ite => {}
            Kind::And => {
                inputs.sort_unstable();
                inputs.dedup();
                if inputs.windows(2).any(|pair| pair[0] == !pair[1]) {
                    return Normal::False;
                }
            }
            Kind::Parity => {
                for input in &mut inputs {
                    if input.is_negated() {
                        (*input, gate.output) = (!*input, !gate.output);
                    }
                }
                inputs.sort_unstable();
                let mut kept: Vec<Lit> = Vec::with_capacity(inputs.len());
                for &input in &inputs {
                    if kept.last() == Some(&input) {
                        kept.pop();
                    } else {
                        kept.push(input);
                    }
                }
                inputs = kept;
            }
        }
        gate.inputs = inputs;
        match (gate.kind, &*gate.inputs) {
            (_, &[input]) => Normal::Equal(input),
            (Kind::Parity, []) => Normal::False,
            _ => Normal::Gate,
        }
    }
}

/// Brings an if-then-else to normal form, in which condition and first choice are not negated; equal or
/// opposite inputs make it another kind of gate.
fn simplify_ite(gate: &mut Gate, inputs: &mut Vec<Lit>) {
    let [mut condition, mut one, mut other] = [inputs[0], inputs[1], inputs[2]];
    if condition.is_negated() {
        (condition, one, other) = (!condition, other, one);
    }
    if one == other {
        (gate.kind, *inputs) = (Kind::And, vec![one]);
    } else if one == !other {
        (gate.kind, *inputs, gate.output) = (Kind::Parity, vec![condition, one], !gate.output);
    } else if one == condition {
        (gate.kind, *inputs, gate.output) = (Kind::And, vec![!condition, !other], !gate.output);
    } else if one == !condition {
        (gate.kind, *inputs) = (Kind::And, vec![!condition, other]);
    } else if other == condition {
        (gate.kind, *inputs) = (Kind::And, vec![condition, one]);
    } else if other == !condition {
        (gate.kind, *inputs, gate.output) = (Kind::And, vec![condition, !one], !gate.output);
    } else {
        if one.is_negated() {
            (one, other, gate.output) = (!one, !other, !gate.output);
        }
        *inputs = vec![condition, one, other];
    }
}

impl Solver {
    /// Finds equal gates and adds binary clauses for them; whether there were any.
    pub(in crate::sat) fn congruence(&mut self) -> bool {
        let before = self.statistics.congruence_merged;
        let gates = self.extract_gates();
        self.statistics.congruence_gates += gates.len() as u64;
        let vars = self.trail.vars();
        let mut closure = Closure {
            work: (0..gates.len() as u32).rev().collect(),
            gates,
            parents: (0..2 * vars).map(Lit::from_index).collect(),
            uses: vec![Vec::new(); vars],
            table: FxHashMap::default(),
            units: Vec::new(),
        };
        for (at, gate) in closure.gates.iter().enumerate() {
            if self.interrupt.over_after(gate.inputs.len() as u64) {
                break;
            }
            gate.inputs.iter().for_each(|lit| closure.uses[lit.var().index()].push(at as u32));
        }
        while let Some(at) = closure.work.pop() {
            if self.cut_short() {
                break;
            }
            self.interrupt.spend(2);
            if closure.gates[at as usize].is_live {
                self.close_gate(at, &mut closure);
            }
        }
        if cfg!(debug_assertions) && !self.cut_short() {
            closure.check_invariants();
        }
        for (unit, id) in closure.units {
            if !self.inconsistent {
                self.add_unit(unit, id);
            }
        }
        self.propagate_units();
        self.statistics.congruence_merged > before
    }

    /// Normalizes a gate, and merges its output with that of an equal gate.
    fn close_gate(&mut self, at: u32, closure: &mut Closure) {
        match closure.normalize(at) {
            Normal::Equal(input) => self.merge(at, None, input, closure),
            Normal::False => {
                let output = closure.gates[at as usize].output;
                closure.gates[at as usize].is_live = false;
                let id = self.prove_about(&[!output], at, None, &[output], closure);
                self.statistics.congruence_merged += 1;
                closure.units.push((!output, id));
            }
            Normal::Gate => {
                let gate = &closure.gates[at as usize];
                let key = (gate.kind, gate.inputs.clone());
                let same = closure.table.get(&key).copied().filter(|&other| {
                    let other = &closure.gates[other as usize];
                    other.is_live && (other.kind, &other.inputs) == (key.0, &key.1)
                });
                match same {
                    Some(other) if other != at => {
                        let output = closure.gates[other as usize].output;
                        self.merge(at, Some(other), output, closure);
                    }
                    Some(_) => {}
                    None => {
                        closure.table.insert(key, at);
                    }
                }
            }
        }
    }

    /// Merges the output of gate `at`, which is then no longer needed, with the literal `equal`.
    fn merge(&mut self, at: u32, other: Option<u32>, equal: Lit, closure: &mut Closure) {
        let output = closure.gates[at as usize].output;
        closure.gates[at as usize].is_live = false;
        let (mut from, mut to) = (closure.find(output), closure.find(equal));
        if from == to {
            return;
        }
        self.statistics.congruence_merged += 1;
        if closure.uses[from.var().index()].len() > closure.uses[to.var().index()].len() {
            (from, to) = (to, from);
        }
        for lits in [[!from, to], [from, !to]] {
            if from == !to {
                let id = self.prove_about(&lits[..1], at, other, &[output, equal], closure);
                closure.units.push((lits[0], id));
            } else {
                let id = self.prove_about(&lits, at, other, &[output, equal], closure);
                self.add_binary(lits[0], lits[1], true, id);
            }
        }
        if from == !to {
            closure.work.clear();
            return;
        }
        closure.parents[from.index()] = to;
        closure.parents[(!from).index()] = !to;
        let moved = std::mem::take(&mut closure.uses[from.var().index()]);
        closure.work.extend(moved.iter().filter(|&&at| closure.gates[at as usize].is_live));
        closure.uses[to.var().index()].extend(moved);
    }

    /// Proves a lemma from the clauses of one or two gates, and the equivalences of their inputs and of the
    /// literals `about`.
    fn prove_about(
        &mut self,
        lemma: &[Lit],
        at: u32,
        other: Option<u32>,
        about: &[Lit],
        closure: &Closure,
    ) -> ClauseId {
        if !self.trace.on() {
            return ClauseId::NONE;
        }
        let mut from: Vec<(ClauseId, Vec<Lit>)> = Vec::new();
        let mut cases: Vec<Var> = Vec::new();
        let mut known: Vec<Var> = about.iter().map(|lit| lit.var()).collect();
        for gate in [Some(at), other].into_iter().flatten().map(|at| &closure.gates[at as usize]) {
            for part in &gate.parts {
                let (id, lits) = match *part {
                    Conflict::Clause(clause) => (self.clauses.id(clause), self.clauses.lits(clause).to_vec()),
                    Conflict::Binary(one, two) => (self.trace.binary(one, two), vec![one, two]),
                };
                known.extend(lits.iter().map(|lit| lit.var()));
                from.push((id, lits));
            }
            cases.extend(gate.cases.iter().map(|case| closure.find(case.lit(true)).var()));
        }
        known.sort_unstable();
        known.dedup();
        let mut links = Vec::new();
        for var in known {
            let mut lit = var.lit(true);
            while closure.parents[lit.index()] != lit {
                let parent = closure.parents[lit.index()];
                links.push((lit.var(), [lit, !parent]));
                lit = parent;
            }
        }
        links.sort_unstable();
        links.dedup_by_key(|link| link.0);
        for (_, [lit, not_parent]) in links {
            for lits in [[lit, not_parent], [!lit, !not_parent]] {
                from.push((self.trace.binary(lits[0], lits[1]), lits.to_vec()));
            }
        }
        cases.sort_unstable();
        cases.dedup();
        cases.retain(|case| lemma.iter().all(|lit| lit.var() != *case));
        self.prove_by_cases(lemma, &cases, &from)
    }

    /// Proves a lemma by cases over all values of the variables.
    fn prove_by_cases(&mut self, lemma: &[Lit], cases: &[Var], from: &[(ClauseId, Vec<Lit>)]) -> ClauseId {
        let mut level: Vec<(Vec<Lit>, ClauseId)> = Vec::new();
        for values in 0..1usize << cases.len() {
            let chosen = cases.iter().enumerate().map(|(at, var)| var.lit(values >> at & 1 == 0));
            let lits: Vec<Lit> = lemma.iter().copied().chain(chosen).collect();
            let parents: Vec<(ClauseId, &[Lit])> = from.iter().map(|(id, lits)| (*id, &**lits)).collect();
            let id = self.trace.derive(&lits, &parents);
            level.push((lits, id));
        }
        for left in (0..cases.len()).rev() {
            let half = 1 << left;
            let mut next = Vec::with_capacity(half);
            for at in 0..half {
                let (one, other) = (&level[at], &level[at + half]);
                let lits = one.0[..lemma.len() + left].to_vec();
                let id = self.trace.derive(&lits, &[(one.1, &one.0), (other.1, &other.0)]);
                next.push((lits, id));
            }
            level.iter().for_each(|(_, id)| self.trace.delete(*id));
            level = next;
        }
        level[0].1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cnf::ClauseSink;
    use crate::limits::Limits;
    use crate::proof::check::OnlineChecker;
    use crate::sat::Outcome;
    use crate::sat::random::Random;

    /// The clauses of `output = kind(inputs)`.
    fn add_gate(solver: &mut Solver, kind: Kind, output: Lit, [a, b, c]: [Lit; 3]) {
        match kind {
            Kind::And => {
                [a, b, c].iter().for_each(|&input| solver.add_clause(&[!output, input]));
                solver.add_clause(&[output, !a, !b, !c]);
            }
            Kind::Parity => {
                for signs in 0..4u32 {
                    let [x, y] = [signs & 1 == 1, signs & 2 == 2];
                    solver.add_clause(&[output.negated_if(x == y), a.negated_if(x), b.negated_if(y)]);
                }
            }
            Kind::Ite => {
                for (condition, input) in [(a, b), (!a, c)] {
                    solver.add_clause(&[!condition, !output, input]);
                    solver.add_clause(&[!condition, output, !input]);
                }
            }
        }
    }

    #[test]
    fn copies_of_a_circuit_are_equal() {
        for seed in 0..50 {
            let mut random = Random::new(seed);
            let mut below = |bound: usize| (random.next() >> 33) as usize % bound;
            let mut solver = Solver::new();
            solver.trace(Box::new(OnlineChecker::new()), 0);
            let inputs: Vec<Lit> = (0..6).map(|_| solver.new_var().lit(true)).collect();
            let mut copies = [inputs.clone(), inputs];
            for _ in 0..30 {
                let kind = [Kind::And, Kind::Parity, Kind::Ite][below(3)];
                let known = copies[0].len();
                let picked = [below(known), below(known), below(known)];
                if picked[0] == picked[1] || picked[1] == picked[2] || picked[0] == picked[2] {
                    continue;
                }
                for copy in &mut copies {
                    let output = solver.new_var().lit(true);
                    add_gate(&mut solver, kind, output, picked.map(|at| copy[at]));
                    copy.push(output);
                }
            }
            let last = copies.map(|copy| copy[copy.len() - 1]);
            solver.congruence();
            assert!(!solver.inconsistent && solver.statistics().congruence_merged > 0);
            assert_eq!(solver.statistics().conflicts, 0);
            let limits = Limits { conflicts: Some(2), ..Limits::none() };
            assert_eq!(solver.solve(&[last[0], !last[1]], &limits), Outcome::Unsat, "seed {seed}");
            assert_eq!(solver.proof_problem(), None);
        }
    }
}
