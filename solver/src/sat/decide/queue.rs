//! Variable-move-to-front, the decision order of focused mode.
//!
//! **Idea.** Variables met in analysis move to the front of a doubly linked list; the unassigned variable
//! nearest to the front is decided (Ryan, "Efficient algorithms for clause-learning SAT solvers", 2004; Biere
//! and Fröhlich, "Evaluating CDCL variable scoring schemes", 2015).
//!
//! **Here.** The front of the list is its end, `last`. Stamps grow towards the front. The search for an
//! unassigned variable starts at `search`.
//!
//! **Contract.** All variables in front of `search` are assigned or not active. Stamps decrease from the
//! front to the back.
//!
//! **Cost.** Moving is constant; the search is amortised by moving `search`. 16 bytes per variable.

use crate::cnf::literal::Var;
use crate::sat::trail::Trail;

const NONE: u32 = u32::MAX;

#[derive(Clone, Copy)]
struct Link {
    /// The neighbour towards the back.
    previous: u32,
    /// The neighbour towards the front.
    next: u32,
    stamp: u64,
}

/// The list of all variables, least recently bumped first.
pub(in crate::sat) struct Queue {
    links: Vec<Link>,
    first: u32,
    last: u32,
    search: u32,
    stamp: u64,
}

impl Default for Queue {
    fn default() -> Queue {
        Queue { links: Vec::new(), first: NONE, last: NONE, search: NONE, stamp: 0 }
    }
}

impl Queue {
    /// Adds the next variable at the front.
    pub fn new_var(&mut self) {
        let var = self.links.len() as u32;
        self.links.push(Link { previous: NONE, next: NONE, stamp: 0 });
        self.push_front(var);
        self.search = var;
    }

    /// The stamp of the variable's last bump: the later the bump, the larger the stamp.
    pub fn stamp(&self, var: Var) -> u64 {
        self.links[var.index()].stamp
    }

    /// Moves a variable, which is assigned, to the front.
    pub fn bump(&mut self, var: Var) {
        if self.last == var.0 {
            return;
        }
        let Link { previous, next, .. } = self.links[var.index()];
        if self.search == var.0 {
            self.search = if previous == NONE { next } else { previous };
        }
        match previous {
            NONE => self.first = next,
            _ => self.links[previous as usize].next = next,
        }
        match next {
            NONE => self.last = previous,
            _ => self.links[next as usize].previous = previous,
        }
        self.push_front(var.0);
    }

    fn push_front(&mut self, var: u32) {
        self.stamp += 1;
        self.links[var as usize] = Link { previous: self.last, next: NONE, stamp: self.stamp };
        match self.last {
            NONE => self.first = var,
            last => self.links[last as usize].next = var,
        }
        self.last = var;
    }

    /// Notes that a variable has become unassigned.
    pub fn unassign(&mut self, var: Var) {
        if self.search == NONE || self.links[self.search as usize].stamp < self.stamp(var) {
            self.search = var.0;
        }
    }

    /// The unassigned active variable nearest to the front.
    pub fn next(&mut self, trail: &Trail, is_active: impl Fn(Var) -> bool) -> Option<Var> {
        let mut at = self.search;
        while at != NONE && (trail.value(Var(at).lit(true)) != 0 || !is_active(Var(at))) {
            at = self.links[at as usize].previous;
        }
        if at != NONE {
            self.search = at;
        }
        (at != NONE).then_some(Var(at))
    }

    /// All variables, most recently bumped first.
    pub fn iter(&self) -> impl Iterator<Item = Var> {
        let step = |&at: &u32| Some(self.links[at as usize].previous).filter(|&next| next != NONE);
        std::iter::successors(Some(self.last).filter(|&last| last != NONE), step).map(Var)
    }

    /// Asserts that the list has all variables once, in the order of their stamps, and that no open one is in
    /// front of `search`.
    pub fn check_invariants(&self, vars: usize, is_open: impl Fn(Var) -> bool) {
        assert_eq!(self.links.len(), vars, "queue: variables");
        let (mut at, mut next, mut left) = (self.last, NONE, vars);
        let mut stamp = self.stamp + 1;
        let mut is_behind = false;
        while at != NONE {
            let link = self.links[at as usize];
            assert!(left > 0 && link.next == next, "queue: variable {at} is not linked with {next}");
            assert!(link.stamp < stamp, "queue: the stamps of {at} and {next} are not in order");
            is_behind |= at == self.search;
            assert!(
                is_behind || !is_open(Var(at)),
                "queue: the open variable {at} is in front of the search"
            );
            (stamp, next, at, left) = (link.stamp, at, link.previous, left - 1);
        }
        assert!(left == 0 && self.first == next, "queue: {left} variables are not in the list");
    }
}
