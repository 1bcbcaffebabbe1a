//! The summaries of functions in one mode, callees first, and conditions lifted to callers. A function is
//! executed when it is first asked about.
//!
//! **Lifting.** When a function reaches a goal is what it does itself, or what a call leads to: a summary,
//! too, over the variables of the function. It is made on demand, for one goal.
//!
//! **Recursion.** Of a component of the call graph a limited number of activations is followed at a time; a
//! function is executed once for each depth. A call that is deeper is [`Target::Unfollowed`]: in
//! [`Mode::Over`] it may lead to every goal that its callee can lead to.
//!
//! **Invariants.** The calls of a summary lead to other components of the call graph or deeper into its
//! own, and use numbers of activations that no other call uses.
//!
//! **Size.** A function that takes too many terms has no summary, and calls of it are unfollowed in the same
//! way: in [`Mode::Over`] it may write what it may write at all, and lead to all its goals; in
//! the other modes executions end before the call.

use javelin_solver::call_graph::callees_first;
use javelin_term::graph::Term;
use rustc_hash::{FxHashMap, FxHashSet};

use super::execute::{FunctionExecution, Mode};
use super::goals::Goals;
use super::summary::{Effect, FunctionCopy, FunctionSummary, Target};
use super::symbols::ActivationSymbolic;
use crate::engine::Limits;
use crate::frontend::flow::{components, cycles};
use crate::limits::{Clock, Stopped};
use crate::program::cfa::{Cfa, Variable, calls};

/// The summaries of functions in one mode.
pub struct Summaries {
    mode: Mode,
    is_eager: bool,
    levels: u32,
    /// The functions that each calls.
    calls: Vec<Vec<u32>>,
    /// The component of the call graph of each function.
    components: Vec<u32>,
    /// Whether a function may call itself, through others too.
    is_recursive: Vec<bool>,
    summaries: FxHashMap<FunctionCopy, FunctionSummary>,
    /// The copies that have no summary, since it would have too many terms.
    too_large: FxHashSet<FunctionCopy>,
    /// Whether a function was executed, at any depth of recursion, if only in part.
    is_executed: Vec<bool>,
    lifted: FxHashMap<(FunctionCopy, usize), Option<Effect>>,
}

/// The most levels to which recursion is followed, whatever is asked for.
const MOST_LEVELS: u32 = 1 << 20;

impl Summaries {
    /// The summaries of a program of which no function is executed yet.
    pub fn new(functions: &[Option<Cfa>], mode: Mode, (levels, is_eager): (u32, bool)) -> Summaries {
        let calls = calls(functions);
        let components = components(&calls);
        let is_recursive = cycles(&calls);
        let levels = levels.clamp(1, MOST_LEVELS);
        let is_executed = vec![false; functions.len()];
        let (summaries, too_large, lifted) =
            (FxHashMap::default(), FxHashSet::default(), FxHashMap::default());
        Summaries {
            mode,
            is_eager,
            levels,
            calls,
            components,
            is_recursive,
            summaries,
            too_large,
            is_executed,
            lifted,
        }
    }

    /// Executes the functions that one leads to, at all depths of recursion, callees first.
    ///
    /// # Errors
    /// A limit was reached: which.
    pub fn execute(
        &mut self,
        symbolic: &mut ActivationSymbolic,
        goals: &mut Goals,
        limits: &Limits,
        root: u32,
    ) -> Result<(), Stopped> {
        let is_new =
            |copy: &FunctionCopy| symbolic.function(copy.function).is_some() && !self.is_known(*copy);
        let clock = Clock::new(limits);
        let callees = |copy: FunctionCopy| {
            let calls = &self.calls[copy.function as usize];
            if !clock.goes_on(1 + calls.len() as u32) {
                return Vec::new();
            }
            let targets = calls.iter().map(|&callee| self.target(copy, callee));
            let followed = targets.filter_map(|target| match target {
                Target::Copy(copy) => Some(copy),
                Target::Unfollowed(_) => None,
            });
            followed.filter(is_new).collect()
        };
        let root = FunctionCopy { function: root, level: 0 };
        // Each call of the same component is deeper, so there is no cycle.
        let order = callees_first(Some(root).filter(is_new), callees).unwrap_or_default();
        clock.check()?;
        order.into_iter().try_for_each(|copy| self.execute_one(symbolic, goals, limits, copy))
    }

    /// Executes a function whose callees are executed, or that never continues after a call. A function that
    /// is too large is noted, with what it may reach.
    ///
    /// # Errors
    /// A limit was reached: which.
    pub fn execute_one(
        &mut self,
        symbolic: &mut ActivationSymbolic,
        goals: &mut Goals,
        limits: &Limits,
        copy: FunctionCopy,
    ) -> Result<(), Stopped> {
        match (FunctionExecution::run(symbolic, goals, self, limits, copy), limits.stopped()) {
            (Some(summary), _) => {
                if cfg!(debug_assertions) {
                    self.check_summary(copy, &summary);
                }
                self.summaries.insert(copy, summary);
            }
            (None, Some(stop)) => return Err(stop),
            (None, None) => {
                goals.places_of(copy.function, symbolic.functions);
                self.too_large.insert(copy);
            }
        }
        self.is_executed[copy.function as usize] = true;
        Ok(())
    }

    /// Panics if an invariant of a summary is broken. Linear in its effects and calls.
    fn check_summary(&self, copy: FunctionCopy, summary: &FunctionSummary) {
        assert!(!self.is_known(copy), "a function is executed once");
        let written: FxHashSet<Variable> = summary.writes.iter().map(|(variable, _)| *variable).collect();
        assert_eq!(written.len(), summary.writes.len(), "a variable has one effect");
        let mut next = 1;
        for site in &summary.sites {
            assert!(site.offset >= next, "no two activations share a number");
            let Target::Copy(callee) = site.target else { continue };
            let is_deeper = callee.level > copy.level;
            let [from, to] = [copy, callee].map(|copy| self.components[copy.function as usize]);
            assert!(from != to || is_deeper, "recursion goes deeper, so that there is no cycle");
            let used = self.summaries.get(&callee).map_or(0, |summary| summary.activations);
            next = site.offset.saturating_add(used);
        }
        let all = summary.activations;
        assert!(all == 0 || next <= all, "the numbers of callees are among those of the caller");
    }

    /// Executes all functions that one leads to, whether or not recursion is followed there.
    ///
    /// # Errors
    /// A limit was reached: which.
    pub fn execute_all(
        &mut self,
        symbolic: &mut ActivationSymbolic,
        goals: &mut Goals,
        limits: &Limits,
        root: u32,
    ) -> Result<(), Stopped> {
        let mut is_called = vec![false; self.calls.len()];
        let mut work = vec![root];
        while let Some(function) = work.pop() {
            if !std::mem::replace(&mut is_called[function as usize], true) {
                self.execute(symbolic, goals, limits, function)?;
                work.extend(&self.calls[function as usize]);
            }
        }
        Ok(())
    }

    /// How loops and recursion are seen.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// Whether any function may call itself.
    pub fn has_recursion(&self) -> bool {
        self.is_recursive.contains(&true)
    }

    /// Whether all bodies stand in place of applications.
    pub fn is_eager(&self) -> bool {
        self.is_eager
    }

    /// The summary of a function.
    pub fn get(&self, copy: FunctionCopy) -> Option<&FunctionSummary> {
        self.summaries.get(&copy)
    }

    /// Whether a function was executed, at any depth of recursion, if only in part.
    pub fn is_executed(&self, function: u32) -> bool {
        self.is_executed[function as usize]
    }

    fn is_known(&self, copy: FunctionCopy) -> bool {
        self.summaries.contains_key(&copy) || self.too_large.contains(&copy)
    }

    /// Whether nothing is known of an activation of a function but what it may write and call.
    pub fn has_no_summary(&self, function: u32) -> bool {
        self.too_large.contains(&FunctionCopy { function, level: 0 })
    }

    /// Whether a call leads to a function that is too large.
    pub fn is_too_large(&self, from: FunctionCopy, callee: u32) -> bool {
        matches!(self.followed(from, callee), Target::Copy(copy) if self.too_large.contains(&copy))
    }

    /// The target of a call.
    pub fn target(&self, from: FunctionCopy, callee: u32) -> Target {
        match self.is_too_large(from, callee) {
            true => Target::Unfollowed(callee),
            false => self.followed(from, callee),
        }
    }

    /// The target of a call, whatever its size.
    fn followed(&self, from: FunctionCopy, callee: u32) -> Target {
        let (caller, at) = (from.function as usize, callee as usize);
        if !self.is_recursive[at] || self.components[caller] != self.components[at] {
            return Target::Copy(FunctionCopy { function: callee, level: 0 });
        }
        match from.level + 1 < self.levels {
            true => Target::Copy(FunctionCopy { function: callee, level: from.level + 1 }),
            false => Target::Unfollowed(callee),
        }
    }

    /// The name of an effect, for people.
    pub fn name(&self, copy: FunctionCopy, function: &str, what: &str) -> String {
        match copy.level {
            0 => format!("{function}:{what}"),
            level => format!("{function}@{level}:{what}"),
        }
    }

    /// When an activation of a function reaches a goal; `None`: never.
    pub fn lifted(
        &mut self,
        symbolic: &mut ActivationSymbolic,
        goals: &Goals,
        root: FunctionCopy,
        goal: usize,
    ) -> Option<Effect> {
        let leads = goals.leads_to(goal);
        let callees = |copy: FunctionCopy| {
            let sites = self.summaries.get(&copy).into_iter().flat_map(|summary| &summary.sites);
            let targets = sites.filter_map(|site| match site.target {
                Target::Copy(copy) if leads[copy.function as usize] => Some(copy),
                Target::Copy(_) | Target::Unfollowed(_) => None,
            });
            targets.filter(|&copy| !self.lifted.contains_key(&(copy, goal))).collect()
        };
        let order = callees_first([root], callees).unwrap_or_default();
        for copy in order {
            if !self.lifted.contains_key(&(copy, goal)) {
                let effect = self.lift(symbolic, &leads, copy, goal);
                self.lifted.insert((copy, goal), effect);
            }
        }
        self.lifted.get(&(root, goal)).cloned().flatten()
    }

    /// When an activation itself reaches a goal, and not one that it leads to; `None`: never.
    pub fn own(&self, symbolic: &mut ActivationSymbolic, copy: FunctionCopy, goal: usize) -> Option<Effect> {
        let ways = self.own_ways(copy, goal)?;
        self.reaching(symbolic, copy, goal, &ways)
    }

    fn own_ways(&self, copy: FunctionCopy, goal: usize) -> Option<Vec<Term>> {
        let own = self.summaries.get(&copy)?.reached.iter().filter(|(reached, _)| *reached == goal);
        Some(own.map(|(_, guard)| *guard).collect())
    }

    /// When an activation reaches a goal, of which that is known of all callees.
    fn lift(
        &self,
        symbolic: &mut ActivationSymbolic,
        leads: &[bool],
        copy: FunctionCopy,
        goal: usize,
    ) -> Option<Effect> {
        let summary = self.summaries.get(&copy)?;
        let mut ways = self.own_ways(copy, goal)?;
        for site in &summary.sites {
            let inner = match site.target {
                Target::Copy(callee) => {
                    let effect = self.lifted.get(&(callee, goal)).and_then(Option::as_ref);
                    effect.map(|effect| effect.at(symbolic, site))
                }
                Target::Unfollowed(callee) => {
                    let may_reach = self.mode == Mode::Over && leads[callee as usize];
                    may_reach.then(|| symbolic.graph.truth(true))
                }
            };
            if let Some(inner) = inner {
                ways.push(symbolic.graph.and(&[site.guard, inner]));
            }
        }
        self.reaching(symbolic, copy, goal, &ways)
    }

    /// The effect that one of some conditions holds; `None`: never.
    fn reaching(
        &self,
        symbolic: &mut ActivationSymbolic,
        copy: FunctionCopy,
        goal: usize,
        ways: &[Term],
    ) -> Option<Effect> {
        if ways.is_empty() {
            return None;
        }
        let way = symbolic.graph.or(ways);
        let way = symbolic.normal(way);
        if symbolic.graph.truth_of(way) == Some(false) {
            return None;
        }
        let function = symbolic.function(copy.function).map_or("", |function| &function.name);
        let name = self.name(copy, function, &format!("reaches {goal}"));
        Some(Effect::new(symbolic, &name, way, self.is_eager))
    }
}
