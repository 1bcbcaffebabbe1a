//! The summaries of all functions in one mode, callees first, and conditions lifted to callers.
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

/// The summaries of all functions in one mode.
pub struct Summaries {
    mode: Mode,
    is_eager: bool,
    levels: u32,
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
    /// Executes all functions that the entry leads to.
    ///
    /// # Errors
    /// A limit was reached: in which function.
    pub fn new(
        workshop: &mut Workshop,
        goals: &mut Goals,
        limits: &Limits,
        mode: Mode,
        (levels, is_eager): (u32, bool),
    ) -> Result<Summaries, String> {
        let calls = calls(workshop.functions);
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
        let mut all = Summaries { mode, is_eager, levels, components, is_recursive, summaries, lifted };
        for copy in all.copies(&calls, workshop) {
            match Execution::run(workshop, goals, &all, limits, copy) {
                Some(summary) => drop(all.summaries.insert(copy, summary)),
                None => {
                    let why = limits.stopped().unwrap_or("too many terms or activations");
                    return Err(why.to_owned());
                }
            }
        }
        Ok(all)
    }

    /// All functions that the entry leads to at all depths of recursion, callees first.
    fn copies(&self, calls: &[Vec<u32>], workshop: &Workshop) -> Vec<Copy> {
        let mut is_called = vec![false; calls.len()];
        let mut work = vec![workshop.entry];
        while let Some(function) = work.pop() {
            let has_body = workshop.function(function).is_some();
            if has_body && !std::mem::replace(&mut is_called[function as usize], true) {
                work.extend(&calls[function as usize]);
            }
        }
        let roots = (0..).zip(is_called).filter(|(_, is_called)| *is_called);
        let roots = roots.map(|(function, _)| Copy { function, level: 0 });
        let callees = |copy: Copy| {
            let targets = calls[copy.function as usize].iter().map(|&callee| self.target(copy, callee));
            let followed = targets.filter_map(|target| match target {
                Target::Copy(copy) if workshop.function(copy.function).is_some() => Some(copy),
                Target::Copy(_) | Target::Unfollowed(_) => None,
            });
            followed.collect()
        };
        // Each call of the same component is deeper, so there is no cycle.
        callees_first(roots, callees).unwrap_or_default()
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

    /// When an activation reaches a goal, of which that is known of all callees.
    fn lift(&self, workshop: &mut Workshop, leads: &[bool], copy: Copy, goal: usize) -> Option<Effect> {
        let summary = self.summaries.get(&copy)?;
        let own = summary.reached.iter().filter(|(reached, _)| *reached == goal);
        let mut ways: Vec<Term> = own.map(|(_, guard)| *guard).collect();
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
        if ways.is_empty() {
            return None;
        }
        let way = workshop.graph.or(&ways);
        let way = workshop.normal(way);
        if workshop.graph.truth_of(way) == Some(false) {
            return None;
        }
        let function = workshop.function(copy.function).map_or("", |function| &function.name);
        let name = self.name(copy, function, &format!("reaches {goal}"));
        Some(Effect::new(workshop, &name, way, self.is_eager))
    }
}
