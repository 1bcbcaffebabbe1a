//! Goals: the error locations of checks, and the places where an execution is not followed on.

use rustc_hash::FxHashMap;

use crate::program::cfa::{Cfa, Check, Location, LocationKind, NO_BODY, Step};

/// Why an execution is not followed on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CutReason {
    /// The continuation is not known.
    Open(String),
    /// A loop has reached the bound.
    Loop,
    /// A recursion has reached the bound.
    Recursion,
    /// The function that is called is too large.
    Size,
}

impl CutReason {
    /// There is nothing that is called.
    pub fn without_body() -> CutReason {
        CutReason::Open(NO_BODY.into())
    }
}

/// A place where an execution is not followed on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct GoalPlace {
    pub function: u32,
    pub location: Location,
    pub reason: CutReason,
}

/// Everything that may be reached, by number: checks first.
pub struct Goals {
    checks: Vec<u32>,
    places: Vec<GoalPlace>,
    numbers: FxHashMap<GoalPlace, usize>,
    callers: Vec<Vec<u32>>,
}

impl Goals {
    /// The checks of a program.
    pub fn new(checks: &[Check], functions: &[Option<Cfa>]) -> Goals {
        let mut callers: Vec<Vec<u32>> = vec![Vec::new(); functions.len()];
        for (caller, function) in (0..).zip(functions) {
            for edge in function.iter().flat_map(|function| &function.edges) {
                if let Step::Call { callee, .. } = edge.step {
                    callers[callee as usize].push(caller);
                }
            }
        }
        callers.iter_mut().for_each(|list| list.dedup());
        let checks = checks.iter().map(|check| check.function).collect();
        Goals { checks, places: Vec::new(), numbers: FxHashMap::default(), callers }
    }

    /// The number of a place.
    pub fn place(&mut self, function: u32, location: Location, reason: CutReason) -> usize {
        let place = GoalPlace { function, location, reason };
        let next = self.checks.len() + self.places.len();
        let number = *self.numbers.entry(place.clone()).or_insert(next);
        if number == next {
            self.places.push(place);
        }
        number
    }

    /// Notes all places of a function from which nothing is known.
    pub fn places_of(&mut self, number: u32, functions: &[Option<Cfa>]) {
        let body = |number: u32| functions.get(number as usize).and_then(Option::as_ref);
        let Some(function) = body(number) else { return };
        for (position, location) in (0..).zip(&function.locations) {
            if let LocationKind::Open(why) = &location.kind {
                self.place(number, Location(position), CutReason::Open(why.clone()));
            }
        }
        for edge in &function.edges {
            if matches!(edge.step, Step::Call { callee, .. } if body(callee).is_none()) {
                self.place(number, edge.from, CutReason::without_body());
            }
        }
    }

    /// The places so far, with their numbers.
    pub fn places(&self) -> impl Iterator<Item = (usize, &GoalPlace)> {
        (self.checks.len()..).zip(&self.places)
    }

    /// The function in which a goal lies.
    pub fn function(&self, goal: usize) -> u32 {
        match self.checks.get(goal) {
            Some(&function) => function,
            None => self.places[goal - self.checks.len()].function,
        }
    }

    /// The functions that call a function.
    pub fn callers(&self, function: u32) -> &[u32] {
        &self.callers[function as usize]
    }

    /// For each function whether calls may lead from it to a goal.
    pub fn leads_to(&self, goal: usize) -> Vec<bool> {
        let mut leads = vec![false; self.callers.len()];
        let mut work = vec![self.function(goal)];
        while let Some(function) = work.pop() {
            if !std::mem::replace(&mut leads[function as usize], true) {
                work.extend(self.callers(function));
            }
        }
        leads
    }
}
