//! The order of the passes over a batch of assertions.
//!
//! **Idea.** Rewrite, substitute, flatten and solve until nothing new is found.
//!
//! **Here.** A table of passes and two loops. The local passes go over the conjuncts that are new; when they
//! bind variables, they go over the conjuncts that mention these, until none is left. Then come the passes
//! that want to see all conjuncts; where they change something, both begin again. A pass that has a switch
//! can be switched off by the parameter `pass-NAME`; the contract needs the others.
//!
//! **Contract.** The conjunction of the result, of the equations of the bindings that are dropped and of the
//! assertions active before is equivalent to the batch and these assertions. The result contains no bound
//! variable but those of kept equations. After an interruption only bindings have changed.
//!
//! **Cost.** Counted in ticks, the steps of [`javelin_term::work`]. Each pass that has a budget earns
//! [`PassRow::effort`] ticks for each tick of the substitution in the received assertions, which is linear in
//! new terms, and [`CREDIT`] ticks for each batch; after the first round, local passes pay for substitution,
//! too. A pass runs while it has ticks left, and its file bounds a single run, so that all runs together are
//! linear in all that ever came in, and no session uses up what its later batches need.

use std::collections::hash_map::Entry;

use rustc_hash::FxHashMap;

use super::cases::Cases;
use super::context::ContextPass;
use super::deduplicate::Deduplicate;
use super::eliminate::Eliminate;
use super::facts::Facts;
use super::flatten::Flatten;
use super::keep::Keep;
use super::linear::Linear;
use super::normalize::Normalize;
use super::origins::Origins;
use super::pass::{Batch, Conjunct, Context, Pass, PassOutcome, When};
use super::shannon::Shannon;
use super::split::Split;
use super::state::State;
use super::substitute::Substitute;
use super::tables::Tables;
use super::unconstrained::Unconstrained;
use super::unfold::Unfold;
use crate::levels::Levels;
use crate::params::Params;
use javelin_term::graph::Term;
use javelin_term::limits::Stop;
use javelin_term::statistics::Statistic;

/// The ticks that a pass with a budget earns for each batch, whatever its size, and the most batches for
/// which it saves them.
const CREDIT: u64 = 10_000;
const SAVED: u64 = 100;

/// Reads the parameter that switches a pass on.
type Switch = fn(&Params) -> bool;

/// A pass, as it stands in the table.
pub struct PassRow {
    create: fn() -> Box<dyn Pass>,
    /// The switch, and the ticks for each tick of new work; `None` for a pass that keeps the contract.
    optional: Option<(Switch, u64)>,
    /// Its effect, in one sentence.
    pub meaning: &'static str,
}

/// The passes, in the order in which they run. A new pass is one file, a row here, and its switch in the
/// table of parameters.
pub const PASSES: &[PassRow] = &[
    PassRow {
        create: || Box::new(Substitute),
        optional: None,
        meaning: "Conjuncts are rewritten, and the values of bound variables are substituted in them.",
    },
    PassRow {
        create: || Box::new(Flatten),
        optional: Some((|params| params.pass_flatten, 20)),
        meaning: "Conjunctions are taken apart.",
    },
    PassRow {
        create: || Box::<Eliminate>::default(),
        optional: Some((|params| params.pass_eliminate, 20)),
        meaning: "Equations are solved for variables, which are bound to terms.",
    },
    PassRow {
        create: || Box::<Cases>::default(),
        optional: Some((|params| params.pass_cases, 20)),
        meaning: "Variables that two disjunctions define by cases are defined by one equation.",
    },
    PassRow {
        create: || Box::<Facts>::default(),
        optional: Some((|params| params.pass_facts, 20)),
        meaning: "Known bits, intervals and the order of terms simplify conjuncts by each other.",
    },
    PassRow {
        create: || Box::<ContextPass>::default(),
        optional: Some((|params| params.pass_context, 20)),
        meaning: "Terms are simplified by the conditions under which they are used.",
    },
    PassRow {
        create: || Box::new(Split),
        optional: Some((|params| params.pass_split, 20)),
        meaning: "Variables that are used through slices only are split where slices begin and end.",
    },
    PassRow {
        create: || Box::<Unconstrained>::default(),
        optional: Some((|params| params.pass_unconstrained, 20)),
        meaning: "Terms that take every value, since a variable under them occurs once, become variables.",
    },
    PassRow {
        create: || Box::<Normalize>::default(),
        optional: Some((|params| params.pass_normalize, 20)),
        meaning: "Sums, products and bitwise chains get their normal form where circuits become smaller.",
    },
    PassRow {
        create: || Box::<Shannon>::default(),
        optional: Some((|params| params.pass_shannon, 20)),
        meaning: "Conjuncts become cases by the conditions under their products and quotients.",
    },
    PassRow {
        create: || Box::<Linear>::default(),
        optional: Some((|params| params.pass_linear, 20)),
        meaning: "Systems of linear equations modulo 2^n are solved by Gaussian elimination.",
    },
    PassRow {
        create: || Box::new(Keep),
        optional: None,
        meaning: "Equations of variables that occur in assertions handed out before are handed out.",
    },
    PassRow {
        create: || Box::<Tables>::default(),
        optional: Some((|params| params.pass_tables, 20)),
        meaning: "Reads of arrays whose elements are asserted become choices by the bits of their index.",
    },
    PassRow {
        create: || Box::<Unfold>::default(),
        optional: Some((|params| params.pass_unfold, 20)),
        meaning: "Arrays of few elements become their elements.",
    },
    PassRow {
        create: || Box::new(Deduplicate),
        optional: Some((|params| params.pass_deduplicate, 20)),
        meaning: "Conjuncts that are asserted already are dropped, and contradictions are found.",
    },
];

impl PassRow {
    /// The pass's name, in lower case. Its switch is the parameter `pass-NAME`.
    pub fn name(&self) -> &'static str {
        (self.create)().name()
    }

    /// The time at which it runs.
    pub fn when(&self) -> When {
        (self.create)().when()
    }

    /// Its own counter beside runs, ticks and terms: a name and a sentence.
    pub fn counts(&self) -> (&'static str, &'static str) {
        (self.create)().counts()
    }

    /// Its budget: the ticks that it earns for each tick of new work. `None` for a pass without a budget
    /// and without a switch.
    pub fn effort(&self) -> Option<u64> {
        self.optional.map(|(_, effort)| effort)
    }
}

/// A pass of a preprocessor, with its budget and counters.
struct ScheduledPass {
    pass: Box<dyn Pass>,
    is_on: bool,
    effort: Option<u64>,
    /// The ticks left in the budget.
    credit: u64,
    runs: u64,
    ticks: u64,
    changes: u64,
    /// The runs that were skipped because the budget was used up.
    skipped: u64,
    /// Terms of the graph that were made while it ran.
    terms: u64,
    /// The conjuncts that it was given, and those that it left.
    given: u64,
    left: u64,
}

impl ScheduledPass {
    fn new(row: &PassRow, params: &Params) -> ScheduledPass {
        ScheduledPass {
            pass: (row.create)(),
            is_on: row.optional.is_none_or(|(switch, _)| switch(params)),
            effort: row.effort(),
            credit: 0,
            runs: 0,
            ticks: 0,
            changes: 0,
            skipped: 0,
            terms: 0,
            given: 0,
            left: 0,
        }
    }

    /// Adds the credit of a batch to the budget.
    fn earn(&mut self) {
        self.credit = self.credit.max((self.credit + CREDIT).min(SAVED * CREDIT));
    }

    /// Adds the credit of new work to the budget.
    fn earn_for(&mut self, work: u64) {
        self.credit = self.credit.saturating_add(self.effort.unwrap_or(0).saturating_mul(work));
    }

    /// Whether it is to run now.
    fn is_due(&mut self, when: When) -> bool {
        let wants = self.is_on && self.pass.when() == when;
        let can = self.effort.is_none() || self.credit > 0;
        self.skipped += u64::from(wants && !can);
        wants && can
    }

    /// Runs the pass and updates its counters.
    fn run(
        &mut self,
        batch: &mut Batch,
        state: &mut State,
        context: &mut Context,
    ) -> Result<PassOutcome, Stop> {
        let (ticks, terms) = (context.limits.steps(), context.graph.len());
        let given = batch.conjuncts.len() as u64;
        let step = self.pass.run(batch, state, context);
        let ticks = given + context.limits.steps() - ticks;
        self.runs += 1;
        self.ticks += ticks;
        self.credit = self.credit.saturating_sub(ticks);
        self.terms += (context.graph.len() - terms) as u64;
        self.given += given;
        self.left += batch.conjuncts.len() as u64;
        if let Ok(PassOutcome::Done(changes)) = step {
            self.changes += changes;
        }
        step
    }

    fn statistics(&self) -> [Statistic; 7] {
        let (name, meaning) = self.pass.counts();
        let pass = self.pass.name();
        let row = |counter: &str, value, meaning| {
            Statistic::new(format!("pass-{pass}-{counter}"), value, format!("{meaning} the pass {pass}."))
        };
        [
            row("runs", self.runs, "Runs of"),
            row("skipped", self.skipped, "Runs that the budget did not allow of"),
            row("ticks", self.ticks, "Steps of"),
            Statistic::new(format!("pass-{pass}-{name}"), self.changes, meaning),
            row("terms", self.terms, "Terms that were made by"),
            row("given", self.given, "Conjuncts before all runs of"),
            row("left", self.left, "Conjuncts after all runs of"),
        ]
    }
}

/// The outcome of the passes of one time.
enum RoundOutcome {
    /// The number of changes.
    Changes(u64),
    /// A contradiction with these origins.
    Contradiction(Origins),
}

/// The conjuncts that are rechecked only when their variables are bound.
#[derive(Default)]
struct Settled {
    items: Vec<Option<Conjunct>>,
    places: FxHashMap<Term, usize>,
}

impl Settled {
    /// Adds a conjunct, unless it is there already.
    fn add(&mut self, conjunct: Conjunct) {
        if let Entry::Vacant(entry) = self.places.entry(conjunct.term) {
            entry.insert(self.items.len());
            self.items.push(Some(conjunct));
        }
    }

    fn remove(&mut self, term: Term) -> Option<Conjunct> {
        self.items[self.places.remove(&term)?].take()
    }
}

/// The passes of one preprocessor and their counters.
pub struct Schedule {
    slots: Vec<ScheduledPass>,
    /// Conjuncts that came in and that were handed out.
    received: u64,
    handed_out: u64,
}

impl Schedule {
    /// The passes that the parameters switch on.
    pub fn new(params: &Params) -> Schedule {
        let slots = PASSES.iter().map(|row| ScheduledPass::new(row, params)).collect();
        Schedule { slots, received: 0, handed_out: 0 }
    }

    /// Simplifies a batch. Returns the origins of the contradiction, if the batch contradicts itself or the
    /// active assertions.
    ///
    /// # Errors
    /// A limit was reached; the state is to be rolled back.
    pub fn run(
        &mut self,
        state: &mut State,
        context: &mut Context,
        assertions: &[Conjunct],
    ) -> Result<Result<Vec<Conjunct>, Origins>, Stop> {
        self.received += assertions.len() as u64;
        for slot in &mut self.slots {
            slot.earn();
            slot.pass.begin();
        }
        let numbered = (0..).zip(assertions);
        let conjuncts = numbered.map(|(position, &item)| Conjunct { position, ..item }).collect();
        let first = state.entries(context.levels).len();
        let mut batch = Batch { conjuncts, first, ..Batch::default() };
        loop {
            if let RoundOutcome::Contradiction(origins) = self.local_rounds(&mut batch, state, context)? {
                return Ok(Err(origins));
            }
            match self.pass_over(When::Round, &mut batch, state, context)? {
                RoundOutcome::Contradiction(origins) => return Ok(Err(origins)),
                RoundOutcome::Changes(0) => break,
                RoundOutcome::Changes(_) => {}
            }
        }
        if let RoundOutcome::Contradiction(origins) = self.pass_over(When::End, &mut batch, state, context)? {
            return Ok(Err(origins));
        }
        self.handed_out += batch.conjuncts.len() as u64;
        Ok(Ok(batch.conjuncts))
    }

    /// The result of the last run is handed out at the newest level.
    pub fn commit(&mut self, levels: &Levels) {
        self.slots.iter_mut().for_each(|slot| slot.pass.commit(levels));
    }

    /// Runs the local passes until no variable is bound. The first round visits all conjuncts, each later one
    /// those that contain variables bound by the last round.
    fn local_rounds(
        &mut self,
        batch: &mut Batch,
        state: &mut State,
        context: &mut Context,
    ) -> Result<RoundOutcome, Stop> {
        let mut settled = Settled::default();
        state.watch_nothing();
        loop {
            let bindings = state.entries(context.levels).len();
            batch.again = false;
            if let found @ RoundOutcome::Contradiction(_) =
                self.pass_over(When::Local, batch, state, context)?
            {
                return Ok(found);
            }
            if batch.round == 0 {
                let work = batch.conjuncts.len() as u64 + context.limits.steps();
                self.slots.iter_mut().for_each(|slot| slot.earn_for(work));
            }
            batch.round += 1;
            if state.entries(context.levels).len() == bindings && !batch.again {
                let items = settled.items.into_iter().flatten();
                debug_assert!(
                    items.clone().all(|item| state.is_settled(item.term)),
                    "a binding went unheard"
                );
                batch.conjuncts.extend(items);
                batch.conjuncts.sort_by_key(|conjunct| conjunct.position);
                return Ok(RoundOutcome::Changes(0));
            }
            let woken: Vec<Term> = state.take_woken();
            let fresh = woken.into_iter().filter_map(|term| settled.remove(term)).collect();
            for conjunct in std::mem::replace(&mut batch.conjuncts, fresh) {
                match state.watch(conjunct.term) {
                    true => settled.add(conjunct),
                    false => batch.conjuncts.push(conjunct),
                }
            }
        }
    }

    /// Runs the passes of one time.
    fn pass_over(
        &mut self,
        when: When,
        batch: &mut Batch,
        state: &mut State,
        context: &mut Context,
    ) -> Result<RoundOutcome, Stop> {
        let mut all = 0;
        for index in 0..self.slots.len() {
            if self.slots[index].is_due(when) {
                let ticks = self.slots[index].ticks;
                match self.slots[index].run(batch, state, context)? {
                    PassOutcome::Contradiction(origins) => return Ok(RoundOutcome::Contradiction(origins)),
                    PassOutcome::Done(changes) => all += changes,
                }
                if self.slots[index].effort.is_none() && batch.round > 0 {
                    self.charge(when, self.slots[index].ticks - ticks);
                }
            }
        }
        Ok(RoundOutcome::Changes(all))
    }

    /// Charges the passes of a time for the work of a pass without a budget after the first round.
    fn charge(&mut self, when: When, ticks: u64) {
        for slot in self.slots.iter_mut().filter(|slot| slot.pass.when() == when) {
            slot.credit = slot.credit.saturating_sub(ticks);
        }
    }

    /// Counters of all passes.
    pub fn statistics(&self) -> Vec<Statistic> {
        let mut statistics = vec![
            Statistic::new("preprocess-received", self.received, "Assertions that preprocessing was given."),
            Statistic::new("preprocess-handed-out", self.handed_out, "Assertions that it made of them."),
        ];
        statistics.extend(self.slots.iter().flat_map(ScheduledPass::statistics));
        statistics
    }
}
