//! The summaries of functions in one mode, callees first, and conditions lifted to callers. A function is
//! executed when it is first asked about.
//!
//! **Lifting.** When a function reaches a goal is what it does itself, or what a call leads to: a summary,
//! too, over the variables of the function. It is made on demand, for one goal.
//!
//! **Recursion.** Of a component of the call graph so many activations are followed at a time; a function is
//! executed once for each depth. A call that is deeper is [`Target::Unfollowed`]: in [`Mode::Over`] it may
//! lead to every goal that its callee can lead to.

use javelin_solver::call_graph::callees_first;
use javelin_solver::term::graph::Term;
use rustc_hash::FxHashMap;

use super::execute::{Execution, Mode};
use super::goals::Goals;
use super::summary::{Copy, Effect, Summary, Target};
use super::workshop::Workshop;
use crate::engine::Limits;
use crate::frontend::flow::components;
use crate::program::cfa::{Function, Step};

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
    summaries: FxHashMap<Copy, Summary>,
    lifted: FxHashMap<(Copy, usize), Option<Effect>>,
}

/// The functions that each calls.
fn calls(functions: &[Option<Function>]) -> Vec<Vec<u32>> {
    let called = |function: &Option<Function>| {
        let edges = function.iter().flat_map(|function| &function.edges);
        let callee = |edge: &crate::program::cfa::Edge| match edge.step {
            Step::Call { callee, .. } => Some(callee),
            _ => None,
        };
        edges.filter_map(callee).collect()
    };
    functions.iter().map(called).collect()
}

impl Summaries {
    /// Those of a program; no function is executed yet.
    pub fn new(functions: &[Option<Function>], mode: Mode, (levels, is_eager): (u32, bool)) -> Summaries {
        let calls = calls(functions);
        let components = components(&calls);
        let mut sizes = vec![0u32; components.len()];
        components.iter().for_each(|&component| sizes[component as usize] += 1);
        let is_recursive = (0..)
            .zip(&calls)
            .map(|(number, calls): (u32, _)| {
                sizes[components[number as usize] as usize] > 1 || calls.contains(&number)
            })
            .collect();
        let levels = levels.max(1);
        let (summaries, lifted) = (FxHashMap::default(), FxHashMap::default());
        Summaries { mode, is_eager, levels, calls, components, is_recursive, summaries, lifted }
    }

    /// Executes the functions that one leads to, at all depths of recursion, callees first.
    ///
    /// # Errors
    /// A limit was reached: which.
    pub fn execute(
        &mut self,
        workshop: &mut Workshop,
        goals: &mut Goals,
        limits: &Limits,
        root: u32,
    ) -> Result<(), String> {
        let is_new =
            |copy: &Copy| workshop.function(copy.function).is_some() && !self.summaries.contains_key(copy);
        let callees = |copy: Copy| {
            let targets = self.calls[copy.function as usize].iter().map(|&callee| self.target(copy, callee));
            let followed = targets.filter_map(|target| match target {
                Target::Copy(copy) => Some(copy),
                Target::Unfollowed(_) => None,
            });
            followed.filter(is_new).collect()
        };
        let root = Copy { function: root, level: 0 };
        // Each call of the same component is deeper, so there is no cycle.
        let order = callees_first(Some(root).filter(is_new), callees).unwrap_or_default();
        order.into_iter().try_for_each(|copy| self.execute_one(workshop, goals, limits, copy))
    }

    /// Executes a function whose callees are executed, or that never goes on after a call.
    ///
    /// # Errors
    /// A limit was reached: which.
    pub fn execute_one(
        &mut self,
        workshop: &mut Workshop,
        goals: &mut Goals,
        limits: &Limits,
        copy: Copy,
    ) -> Result<(), String> {
        let summary = Execution::run(workshop, goals, self, limits, copy);
        let stopped = || limits.stopped().unwrap_or("too many terms or activations").to_owned();
        self.summaries.insert(copy, summary.ok_or_else(stopped)?);
        Ok(())
    }

    /// Executes all functions that the entry leads to.
    ///
    /// # Errors
    /// A limit was reached: which.
    pub fn execute_all(
        &mut self,
        workshop: &mut Workshop,
        goals: &mut Goals,
        limits: &Limits,
    ) -> Result<(), String> {
        let mut is_called = vec![false; self.calls.len()];
        let mut work = vec![workshop.entry];
        while let Some(function) = work.pop() {
            if !std::mem::replace(&mut is_called[function as usize], true) {
                self.execute(workshop, goals, limits, function)?;
                work.extend(&self.calls[function as usize]);
            }
        }
        Ok(())
    }

    /// How loops and recursion are seen.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// Whether all bodies stand in place of applications.
    pub fn is_eager(&self) -> bool {
        self.is_eager
    }

    /// The summary of a function.
    pub fn get(&self, copy: Copy) -> Option<&Summary> {
        self.summaries.get(&copy)
    }

    /// Whether a function was executed, at any depth of recursion.
    pub fn is_executed(&self, function: u32) -> bool {
        (0..self.levels).any(|level| self.summaries.contains_key(&Copy { function, level }))
    }

    /// What a call leads to.
    pub fn target(&self, from: Copy, callee: u32) -> Target {
        let (caller, at) = (from.function as usize, callee as usize);
        if !self.is_recursive[at] || self.components[caller] != self.components[at] {
            return Target::Copy(Copy { function: callee, level: 0 });
        }
        match from.level + 1 < self.levels {
            true => Target::Copy(Copy { function: callee, level: from.level + 1 }),
            false => Target::Unfollowed(callee),
        }
    }

    /// The name of an effect, for people.
    pub fn name(&self, copy: Copy, function: &str, what: &str) -> String {
        match copy.level {
            0 => format!("{function}:{what}"),
            level => format!("{function}@{level}:{what}"),
        }
    }

    /// When an activation of a function reaches a goal; `None`: never.
    pub fn lifted(
        &mut self,
        workshop: &mut Workshop,
        goals: &Goals,
        root: Copy,
        goal: usize,
    ) -> Option<Effect> {
        let leads = goals.leads_to(goal);
        let callees = |copy: Copy| {
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
                let effect = self.lift(workshop, &leads, copy, goal);
                self.lifted.insert((copy, goal), effect);
            }
        }
        self.lifted.get(&(root, goal)).cloned().flatten()
    }

    /// When an activation itself reaches a goal, and not one that it leads to; `None`: never.
    pub fn own(&self, workshop: &mut Workshop, copy: Copy, goal: usize) -> Option<Effect> {
        let ways = self.own_ways(copy, goal)?;
        self.reaching(workshop, copy, goal, &ways)
    }

    fn own_ways(&self, copy: Copy, goal: usize) -> Option<Vec<Term>> {
        let own = self.summaries.get(&copy)?.reached.iter().filter(|(reached, _)| *reached == goal);
        Some(own.map(|(_, guard)| *guard).collect())
    }

    /// When an activation reaches a goal, of which that is known of all callees.
    fn lift(&self, workshop: &mut Workshop, leads: &[bool], copy: Copy, goal: usize) -> Option<Effect> {
        let summary = self.summaries.get(&copy)?;
        let mut ways = self.own_ways(copy, goal)?;
        for site in &summary.sites {
            let inner = match site.target {
                Target::Copy(callee) => {
                    let effect = self.lifted.get(&(callee, goal)).and_then(Option::as_ref);
                    effect.map(|effect| effect.at(workshop, site))
                }
                Target::Unfollowed(callee) => {
                    let may_reach = self.mode == Mode::Over && leads[callee as usize];
                    may_reach.then(|| workshop.graph.truth(true))
                }
            };
            if let Some(inner) = inner {
                ways.push(workshop.graph.and(&[site.guard, inner]));
            }
        }
        self.reaching(workshop, copy, goal, &ways)
    }

    /// The effect that one of some conditions holds; `None`: never.
    fn reaching(&self, workshop: &mut Workshop, copy: Copy, goal: usize, ways: &[Term]) -> Option<Effect> {
        if ways.is_empty() {
            return None;
        }
        let way = workshop.graph.or(ways);
        let way = workshop.normal(way);
        if workshop.graph.truth_of(way) == Some(false) {
            return None;
        }
        let function = workshop.function(copy.function).map_or("", |function| &function.name);
        let name = self.name(copy, function, &format!("reaches {goal}"));
        Some(Effect::new(workshop, &name, way, self.is_eager))
    }
}
