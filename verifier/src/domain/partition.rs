//! States apart by the values of flags.
//!
//! **Idea.** Where paths join, states stay apart as long as a Boolean variable tells them from each other
//! (Mauborgne and Rival, *Trace Partitioning in Abstract Interpretation Based Static Analyzers*, 2005): what
//! `while (*p && p < end)` knows of `p` in its body depends on the variable in which `&&` has left its value.
//!
//! **Here.** A flag is a variable of one bit. A state is several of another domain, each with the values of
//! flags that all of its states have. Where no flag tells two of them apart they are joined, and so are all
//! where there would be too many.
//!
//! **Why widening ends.** A state that no flag tells from one that is there is widened with it; others are
//! added. Both lets more values of flags be covered, or lets one of the states grow, which ends.
//!
//! **Invariants.** Any two cases have a flag whose values differ.

use std::collections::BTreeMap;

use javelin_term::facts::fact::Fact;
use javelin_term::graph::{Graph, Term};

use super::Domain;
use super::thresholds::Thresholds;
use super::transfer::linear::{Knowledge, View};
use super::transfer::{self, AbstractEvaluation};

/// How many states are kept apart.
const MOST_CASES: usize = 4;

/// The values of flags.
type Flags = Vec<(Term, bool)>;

/// States of another domain, by the values of flags.
#[derive(Clone, Debug)]
pub struct FlagPartition<D> {
    flags: std::rc::Rc<Vec<Term>>,
    /// No state of the domain, for where there are no cases.
    none: D,
    cases: BTreeMap<Flags, D>,
}

impl<D: Domain> FlagPartition<D> {
    /// One case, of these flags.
    pub fn new(flags: Vec<Term>, state: D) -> FlagPartition<D> {
        let (flags, none) = (std::rc::Rc::new(flags), state.bottom());
        FlagPartition { flags, none, cases: BTreeMap::new() }.with([state])
    }

    /// These states in place of all cases.
    fn with(&self, states: impl IntoIterator<Item = D>) -> FlagPartition<D> {
        let mut partition =
            FlagPartition { flags: self.flags.clone(), none: self.none.clone(), cases: BTreeMap::new() };
        for state in states.into_iter().filter(|state| !state.is_bottom()) {
            partition.insert(self.flags_of(&state), state, D::join);
        }
        partition.bound();
        partition
    }

    /// Adds a case: what a function makes of it and one that no flag tells from it.
    fn insert(&mut self, mut flags: Flags, mut state: D, both: impl Fn(&D, &D) -> D) {
        while let Some(known) = self.alike(&flags) {
            let Some(other) = self.cases.remove(&known) else { return };
            state = both(&other, &state);
            flags.retain(|flag| known.contains(flag));
        }
        self.cases.insert(flags, state);
    }

    /// Joins all cases if there are too many.
    fn bound(&mut self) {
        if self.cases.len() > MOST_CASES {
            let all = self.joined();
            self.cases = BTreeMap::from([(self.flags_of(&all), all)]);
        }
    }

    fn joined(&self) -> D {
        self.cases.values().fold(self.none.clone(), |all, state| all.join(state))
    }

    fn flags_of(&self, state: &D) -> Flags {
        let value = |&flag: &Term| Some((flag, state.fact(flag)?.value()?.is_one()));
        self.flags.iter().filter_map(value).collect()
    }

    /// Executes something in each case.
    fn change(&mut self, change: impl Fn(&mut D)) {
        let states = std::mem::take(&mut self.cases).into_values().map(|mut state| {
            change(&mut state);
            state
        });
        let states: Vec<D> = states.collect();
        *self = self.with(states);
    }

    /// The first case that no flag tells from these.
    fn alike(&self, flags: &Flags) -> Option<Flags> {
        let differs = |known: &Flags| known.iter().any(|&(flag, is_one)| flags.contains(&(flag, !is_one)));
        self.cases.keys().find(|known| !differs(known)).cloned()
    }
}

impl<D: Domain> Domain for FlagPartition<D> {
    fn bottom(&self) -> FlagPartition<D> {
        self.with([])
    }

    fn is_bottom(&self) -> bool {
        self.cases.is_empty()
    }

    fn is_within(&self, other: &FlagPartition<D>) -> bool {
        self.cases.values().all(|state| other.cases.values().any(|other| state.is_within(other)))
    }

    fn join(&self, other: &FlagPartition<D>) -> FlagPartition<D> {
        self.with(self.cases.values().chain(other.cases.values()).cloned())
    }

    fn meet(&self, other: &FlagPartition<D>) -> FlagPartition<D> {
        let pairs =
            self.cases.values().flat_map(|own| other.cases.values().map(move |other| own.meet(other)));
        self.with(pairs.collect::<Vec<D>>())
    }

    fn widen(&self, next: &FlagPartition<D>, thresholds: &Thresholds) -> FlagPartition<D> {
        let mut widened = self.clone();
        for (flags, state) in &next.cases {
            widened.insert(flags.clone(), state.clone(), |known, next| known.widen(next, thresholds));
        }
        widened.bound();
        widened
    }

    fn assign(&mut self, before: &mut AbstractEvaluation, values: &[(Term, Term)]) {
        let graph = before.graph();
        self.change(|state| transfer::assign(state, graph, values));
    }

    fn restrict(&mut self, before: &mut AbstractEvaluation, atom: Term, truth: bool) {
        let graph = before.graph();
        self.change(|state| transfer::assume(state, graph, atom, truth));
    }

    fn forget(&mut self, variables: &[Term]) {
        self.change(|state| state.forget(variables));
    }

    fn learn(&mut self, variable: Term, fact: &Fact) {
        self.change(|state| state.learn(variable, fact));
    }

    fn conjuncts(&self, graph: &mut Graph) -> Vec<Term> {
        let mut cases: Vec<(Vec<Term>, Vec<Term>)> = Vec::new();
        for (flags, state) in &self.cases {
            let premises = flags.iter().map(|&(flag, is_one)| {
                let value = graph.number(u64::from(is_one), 1);
                graph.equal(flag, value)
            });
            cases.push((premises.collect(), state.conjuncts(graph)));
        }
        match &cases[..] {
            [] => vec![graph.truth(false)],
            [(_, only)] => only.clone(),
            _ => implications(graph, &cases),
        }
    }
}

/// That one of some cases is there, and what each implies.
fn implications(graph: &mut Graph, cases: &[(Vec<Term>, Vec<Term>)]) -> Vec<Term> {
    let premises: Vec<Term> = cases.iter().map(|(premises, _)| graph.and(premises)).collect();
    let mut all = vec![graph.or(&premises)];
    let in_all = |conjunct: &Term| cases.iter().all(|(_, conjuncts)| conjuncts.contains(conjunct));
    for (&premise, (_, conjuncts)) in premises.iter().zip(cases) {
        for conjunct in conjuncts {
            all.push(match in_all(conjunct) {
                true => *conjunct,
                false => graph.implies(premise, *conjunct),
            });
        }
    }
    all.sort_unstable();
    all.dedup();
    all
}

impl<D: Domain> Knowledge for FlagPartition<D> {
    fn fact(&self, variable: Term) -> Option<Fact> {
        let mut facts = self.cases.values().map(|state| state.fact(variable));
        let first = facts.next()??;
        facts.try_fold(first, |joined, fact| fact.map(|fact| joined.join(&fact)))
    }

    fn at_most(&self, pair: [(View, bool); 2]) -> Option<i128> {
        let bounds: Option<Vec<i128>> = self.cases.values().map(|state| state.at_most(pair)).collect();
        bounds?.into_iter().max()
    }

    fn is_signed(&self, variable: Term) -> bool {
        self.none.is_signed(variable)
    }
}
