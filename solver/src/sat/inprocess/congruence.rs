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

use super::extract::GateClause;
use crate::cnf::literal::{Lit, Var};
use crate::proof::event::ClauseId;
use crate::sat::Solver;
use crate::sat::propagate::Conflict;
use hashbrown::HashTable;
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::hash::BuildHasher;

/// The function of a gate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum GateKind {
    /// All inputs are true.
    And,
    /// The number of true inputs is odd.
    Parity,
    /// The second input if the first is true, else the third.
    Ite,
}

/// A gate: `output` equals the function of the inputs.
struct FoundGate {
    kind: GateKind,
    is_live: bool,
    output: Lit,
    /// Where its inputs are in `FoundGates::inputs`, and how many.
    start: u32,
    count: u32,
}

/// Where a gate comes from, for proofs.
struct Origin {
    /// The clauses it was extracted from.
    parts: Vec<GateClause>,
    /// The variables of its original inputs, over which proofs about it take cases; none for a conjunction.
    cases: Vec<Var>,
}

/// The largest number of inputs of all gates together: with a literal and two words for each of them, 800 MB.
/// Clauses over literals of which at most one is true have as many conjunctions each as literals, so there
/// can be many more inputs than literals of clauses.
const INPUTS_MAX: usize = 1 << 26;

/// Gates, the inputs of all of them one after the other.
#[derive(Default)]
pub(super) struct FoundGates {
    list: Vec<FoundGate>,
    inputs: Vec<Lit>,
    /// By gate; empty unless a proof is traced.
    origins: Vec<Origin>,
}

impl FoundGates {
    /// Adds a gate, unless there are too many inputs; `parts` are the clauses it was extracted from if a
    /// proof is traced, and none if not.
    pub fn push(
        &mut self,
        kind: GateKind,
        output: Lit,
        inputs: impl Iterator<Item = Lit>,
        parts: Vec<GateClause>,
    ) {
        let start = self.inputs.len();
        self.inputs.extend(inputs);
        if self.inputs.len() > INPUTS_MAX {
            self.inputs.truncate(start);
            return;
        }
        if !parts.is_empty() {
            let of_cases = if kind == GateKind::And { &[] } else { &self.inputs[start..] };
            let cases = of_cases.iter().map(|lit| lit.var()).collect();
            self.origins.push(Origin { parts, cases });
        }
        let count = (self.inputs.len() - start) as u32;
        self.list.push(FoundGate { kind, is_live: true, output, start: start as u32, count });
    }

    fn inputs(&self, at: u32) -> &[Lit] {
        let gate = &self.list[at as usize];
        &self.inputs[gate.start as usize..][..gate.count as usize]
    }

    /// Replaces the inputs of a gate by others, of which there are not more.
    fn set_inputs(&mut self, at: u32, inputs: &[Lit]) {
        let gate = &mut self.list[at as usize];
        debug_assert!(inputs.len() <= gate.count as usize);
        gate.count = inputs.len() as u32;
        self.inputs[gate.start as usize..][..inputs.len()].copy_from_slice(inputs);
    }

    fn hash(&self, at: u32) -> u64 {
        FxBuildHasher.hash_one((self.list[at as usize].kind, self.inputs(at)))
    }

    /// Whether two gates have the same function and inputs.
    fn are_same(&self, one: u32, other: u32) -> bool {
        self.list[one as usize].kind == self.list[other as usize].kind
            && self.inputs(one) == self.inputs(other)
    }
}

/// By variable, the gates with it as an input. A use is the place of the input in `FoundGates::inputs`; uses
/// of a variable are a cycle, so that two of them are joined in constant time.
struct InputUses {
    /// By use: the next one of the same variable.
    next: Vec<u32>,
    /// By use: its gate.
    gates: Vec<u32>,
    /// By variable: one of its uses, or `NO_USE`.
    one: Vec<u32>,
    /// By variable: how many there are.
    counts: Vec<u32>,
}

/// The number that ends a list of uses.
const NO_USE: u32 = u32::MAX;

impl InputUses {
    fn new(vars: usize) -> InputUses {
        InputUses { next: Vec::new(), gates: Vec::new(), one: vec![NO_USE; vars], counts: vec![0; vars] }
    }

    /// Adds the use of a variable by a gate; uses are added in the order of their places.
    fn push(&mut self, var: Var, gate: u32) {
        let at = self.next.len() as u32;
        self.next.push(at);
        self.gates.push(gate);
        self.join(at, 1, var);
    }

    /// Joins the cycle of `count` uses with `at` in it with the uses of a variable.
    fn join(&mut self, at: u32, count: u32, var: Var) {
        let one = &mut self.one[var.index()];
        if *one != NO_USE {
            self.next.swap(at as usize, *one as usize);
        }
        *one = at;
        self.counts[var.index()] += count;
    }

    /// Makes the uses of one variable uses of another.
    fn hand_over(&mut self, from: Var, to: Var) {
        let at = std::mem::replace(&mut self.one[from.index()], NO_USE);
        let count = std::mem::take(&mut self.counts[from.index()]);
        if at != NO_USE {
            self.join(at, count, to);
        }
    }

    /// The gates of a variable.
    fn of(&self, var: Var) -> impl Iterator<Item = u32> + '_ {
        let mut at = self.one[var.index()];
        (0..self.counts[var.index()]).map(move |_| {
            at = self.next[at as usize];
            self.gates[at as usize]
        })
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
    gates: FoundGates,
    /// By literal: a literal that it is equal to, towards its representative, or itself (union-find).
    parents: Vec<Lit>,
    uses: InputUses,
    /// Gates by kind and inputs; entries may be out of date, and are checked when used.
    table: HashTable<u32>,
    /// The gates to visit.
    work: Vec<u32>,
    units: Vec<(Lit, ClauseId)>,
    /// The inputs that are being brought to normal form.
    buffer: Vec<Lit>,
}

impl Closure {
    /// Asserts that literals and their negations have opposite representatives, and that `parents` has no
    /// cycle; and, unless units were found, that the inputs of gates are representatives, that `uses` has the
    /// gates, and that no two gates are the same.
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
        let mut met: FxHashMap<(GateKind, &[Lit]), u32> = FxHashMap::default();
        for at in (0..self.gates.list.len() as u32).filter(|&at| self.gates.list[at as usize].is_live) {
            let inputs = self.gates.inputs(at);
            for &input in inputs {
                assert_eq!(self.find(input), input, "congruence: an input of gate {at} was replaced");
                let is_used = self.uses.of(input.var()).any(|gate| gate == at);
                assert!(is_used, "congruence: {input:?} does not know of gate {at}");
            }
            let same = met.insert((self.gates.list[at as usize].kind, inputs), at);
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
        let mut inputs = std::mem::take(&mut self.buffer);
        inputs.clear();
        inputs.extend(self.gates.inputs(at).iter().map(|&lit| self.find(lit)));
        let normal = simplify(&mut self.gates.list[at as usize], &mut inputs);
        self.gates.set_inputs(at, &inputs);
        self.buffer = inputs;
        normal
    }

    /// The gate that is the same as this one, which else is put into the table.
    fn same_or_insert(&mut self, at: u32) -> Option<u32> {
        let gates = &self.gates;
        let hash = gates.hash(at);
        let is_same = |&other: &u32| gates.list[other as usize].is_live && gates.are_same(at, other);
        match self.table.find(hash, is_same) {
            Some(&other) => (other != at).then_some(other),
            None => {
                self.table.insert_unique(hash, at, |&other| gates.hash(other));
                None
            }
        }
    }
}

/// Brings a gate, whose inputs are representatives, to normal form.
fn simplify(gate: &mut FoundGate, inputs: &mut Vec<Lit>) -> Normal {
    if gate.kind == GateKind::Ite {
        simplify_ite(gate, inputs);
    }
    match gate.kind {
        GateKind::Ite => {}
        GateKind::And => {
            inputs.sort_unstable();
            inputs.dedup();
            if inputs.windows(2).any(|pair| pair[0] == !pair[1]) {
                return Normal::False;
            }
        }
        GateKind::Parity => {
            for input in &mut *inputs {
                if input.is_negated() {
                    (*input, gate.output) = (!*input, !gate.output);
                }
            }
            inputs.sort_unstable();
            drop_pairs(inputs);
        }
    }
    match (gate.kind, &**inputs) {
        (_, &[input]) => Normal::Equal(input),
        (GateKind::Parity, []) => Normal::False,
        _ => Normal::Gate,
    }
}

/// Drops two of the same literal, as long as there are any; they are sorted.
fn drop_pairs(lits: &mut Vec<Lit>) {
    let mut kept = 0;
    for at in 0..lits.len() {
        if kept > 0 && lits[kept - 1] == lits[at] {
            kept -= 1;
        } else {
            lits[kept] = lits[at];
            kept += 1;
        }
    }
    lits.truncate(kept);
}

/// Brings an if-then-else to normal form, in which condition and first choice are not negated; equal or
/// opposite inputs make it another kind of gate.
fn simplify_ite(gate: &mut FoundGate, inputs: &mut Vec<Lit>) {
    let [mut condition, mut one, mut other] = [inputs[0], inputs[1], inputs[2]];
    if condition.is_negated() {
        (condition, one, other) = (!condition, other, one);
    }
    inputs.clear();
    if one == other {
        gate.kind = GateKind::And;
        inputs.push(one);
    } else if one == !other {
        (gate.kind, gate.output) = (GateKind::Parity, !gate.output);
        inputs.extend([condition, one]);
    } else if one == condition {
        (gate.kind, gate.output) = (GateKind::And, !gate.output);
        inputs.extend([!condition, !other]);
    } else if one == !condition {
        gate.kind = GateKind::And;
        inputs.extend([!condition, other]);
    } else if other == condition {
        gate.kind = GateKind::And;
        inputs.extend([condition, one]);
    } else if other == !condition {
        (gate.kind, gate.output) = (GateKind::And, !gate.output);
        inputs.extend([condition, !one]);
    } else {
        if one.is_negated() {
            (one, other, gate.output) = (!one, !other, !gate.output);
        }
        inputs.extend([condition, one, other]);
    }
}

impl Solver {
    /// Finds equal gates and adds binary clauses for them; whether there were any.
    pub(in crate::sat) fn congruence(&mut self) -> bool {
        let before = self.statistics.congruence_merged;
        let gates = self.extract_gates();
        let count = gates.list.len();
        self.statistics.congruence_gates += count as u64;
        let vars = self.trail.vars();
        let mut closure = Closure {
            work: (0..count as u32).rev().collect(),
            gates,
            parents: (0..2 * vars).map(Lit::from_index).collect(),
            uses: InputUses::new(vars),
            table: HashTable::with_capacity(count),
            units: Vec::new(),
            buffer: Vec::new(),
        };
        for at in 0..count as u32 {
            let inputs = closure.gates.inputs(at);
            if self.interrupt.over_after(inputs.len() as u64) {
                break;
            }
            inputs.iter().for_each(|lit| closure.uses.push(lit.var(), at));
        }
        while let Some(at) = closure.work.pop() {
            if self.cut_short() {
                break;
            }
            self.interrupt.spend(2 + u64::from(closure.gates.list[at as usize].count) / 4);
            if closure.gates.list[at as usize].is_live {
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
                let output = closure.gates.list[at as usize].output;
                closure.gates.list[at as usize].is_live = false;
                let id = self.prove_about(&[!output], at, None, &[output], closure);
                self.statistics.congruence_merged += 1;
                closure.units.push((!output, id));
            }
            Normal::Gate => {
                if let Some(other) = closure.same_or_insert(at) {
                    let output = closure.gates.list[other as usize].output;
                    self.merge(at, Some(other), output, closure);
                }
            }
        }
    }

    /// Merges the output of gate `at`, which is then no longer needed, with the literal `equal`.
    fn merge(&mut self, at: u32, other: Option<u32>, equal: Lit, closure: &mut Closure) {
        let output = closure.gates.list[at as usize].output;
        closure.gates.list[at as usize].is_live = false;
        let (mut from, mut to) = (closure.find(output), closure.find(equal));
        if from == to {
            return;
        }
        self.statistics.congruence_merged += 1;
        if closure.uses.counts[from.var().index()] > closure.uses.counts[to.var().index()] {
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
        let used = closure.uses.of(from.var());
        closure.work.extend(used.filter(|&at| closure.gates.list[at as usize].is_live));
        closure.uses.hand_over(from.var(), to.var());
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
        for origin in [Some(at), other].into_iter().flatten().map(|at| &closure.gates.origins[at as usize]) {
            for part in &origin.parts {
                let (id, lits) = match *part {
                    Conflict::Clause(clause) => (self.clauses.id(clause), self.clauses.lits(clause).to_vec()),
                    Conflict::Binary(one, two) => (self.trace.binary(one, two), vec![one, two]),
                };
                known.extend(lits.iter().map(|lit| lit.var()));
                from.push((id, lits));
            }
            cases.extend(origin.cases.iter().map(|case| closure.find(case.lit(true)).var()));
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
    use crate::proof::check::OnlineChecker;
    use crate::sat::Outcome;
    use crate::sat::random::Random;
    use javelin_term::limits::Limits;

    /// The clauses of `output = kind(inputs)`.
    fn add_gate(solver: &mut Solver, kind: GateKind, output: Lit, [a, b, c]: [Lit; 3]) {
        match kind {
            GateKind::And => {
                [a, b, c].iter().for_each(|&input| solver.add_clause(&[!output, input]));
                solver.add_clause(&[output, !a, !b, !c]);
            }
            GateKind::Parity => {
                for signs in 0..4u32 {
                    let [x, y] = [signs & 1 == 1, signs & 2 == 2];
                    solver.add_clause(&[output.negated_if(x == y), a.negated_if(x), b.negated_if(y)]);
                }
            }
            GateKind::Ite => {
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
                let kind = [GateKind::And, GateKind::Parity, GateKind::Ite][below(3)];
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

    /// Ticks for the extraction of gates that all have one input, each output in three more binary clauses.
    fn ticks_with_common_input(gates: usize) -> u64 {
        let mut solver = Solver::new();
        let common = solver.new_var().lit(true);
        let pairs: Vec<[Lit; 2]> = (0..gates).map(|_| [(); 2].map(|()| solver.new_var().lit(true))).collect();
        for &[output, input] in &pairs {
            solver.add_clause(&[output, !input, !common]);
            solver.add_clause(&[!output, input]);
            solver.add_clause(&[!output, common]);
            for _ in 0..3 {
                let other = solver.new_var().lit(true);
                solver.add_clause(&[input, other]);
                solver.add_clause(&[!input, other]);
                solver.add_clause(&[output, other]);
            }
        }
        let before = solver.interrupt.spent_ever();
        assert_eq!(solver.extract_gates().list.len(), gates);
        solver.interrupt.spent_ever() - before
    }

    #[test]
    fn an_input_of_many_gates_costs_no_more_than_one_of_few() {
        let [few, many] = [3_000, 6_000].map(ticks_with_common_input);
        assert!(many < 3 * few, "{few} ticks for 3,000 gates, {many} for 6,000");
    }
}
