//! Watch lists.
//!
//! **Idea.** Every clause is watched by two of its literals and visited only when one of them becomes false
//! (Moskewicz, Madigan, Zhao, Zhang, Malik, "Chaff: engineering an efficient SAT solver", 2001); a blocking
//! literal next to the reference saves most visits (Chu, Harwood, Stuckey, "Cache conscious data structures
//! for Boolean satisfiability solvers", 2009).
//!
//! **Here.** A watch is 8 bytes: the blocking literal and either a reference or one of two codes that say
//! that the clause is binary. Binary clauses exist only here, once in the list of each of their literals.
//! Lists of a new solver wait for its first call, which counts the watches and makes each list once, in its
//! final size: lists that grow with each clause are moved again and again.
//!
//! **Contract.** Lists are read and changed only when they do not wait. While they wait, all clauses are
//! irredundant and lie in the arena as they came, and nothing is propagated. After propagation without
//! conflict, a clause with a false watched literal has a true literal whose level is not above that of the
//! false one. Mostly this is the blocker or the other watched literal, but not always, because a collection
//! writes new blockers.
//!
//! **Cost.** 16 bytes per clause, and the headers of two lists per variable.

use super::clause::{ClauseRef, Clauses};
use super::interrupt::Interrupt;
use super::room::{reserve, reserve_more};
use crate::cnf::literal::Lit;

const BINARY_IRREDUNDANT: u32 = u32::MAX;
const BINARY_REDUNDANT: u32 = u32::MAX - 1;

/// The least room of a list that has a watch.
const LEAST_ROOM: u32 = 4;

/// An entry of a watch list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Watch {
    /// A literal of the clause; while it is true the clause need not be visited. For a binary clause, the
    /// other literal.
    pub blocker: Lit,
    code: u32,
}

const _: () = assert!(size_of::<Watch>() == 8);

impl Watch {
    /// A watch of a clause in the arena.
    pub fn large(blocker: Lit, clause: ClauseRef) -> Watch {
        Watch { blocker, code: clause.0 }
    }

    /// A watch of the binary clause of the list's literal and `other`.
    pub fn binary(other: Lit, redundant: bool) -> Watch {
        Watch { blocker: other, code: if redundant { BINARY_REDUNDANT } else { BINARY_IRREDUNDANT } }
    }

    /// Whether the clause is binary.
    pub fn is_binary(self) -> bool {
        self.code >= BINARY_REDUNDANT
    }

    /// Whether the clause is binary and learnt.
    pub fn is_redundant_binary(self) -> bool {
        self.code == BINARY_REDUNDANT
    }

    /// The clause of a watch that is not binary.
    pub fn clause(self) -> ClauseRef {
        debug_assert!(!self.is_binary());
        ClauseRef(self.code)
    }
}

/// A binary clause whose watches wait.
struct Binary {
    /// The words of the arena when it came: clauses before these came earlier, the others later.
    before: u32,
    lits: [Lit; 2],
}

/// The lists of a new solver before they are made, or while they are.
#[derive(Default)]
struct Waiting {
    binaries: Vec<Binary>,
    /// The lists have room, for all or for some of the watches.
    is_reserved: bool,
    /// How many binary clauses are in the lists.
    made_binaries: usize,
    /// How many clauses of the arena are in the lists.
    made_large: usize,
}

/// A list of watches per literal.
pub(super) struct Watches {
    lists: Vec<Vec<Watch>>,
    waiting: Option<Waiting>,
}

impl Watches {
    /// No lists; those of the variables to come wait.
    pub fn new() -> Watches {
        Watches { lists: Vec::new(), waiting: Some(Waiting::default()) }
    }

    /// Makes room for so many variables in all.
    pub fn reserve_vars(&mut self, vars: usize) {
        reserve(&mut self.lists, 2 * vars);
    }

    /// Adds the two literals of one more variable.
    pub fn new_var(&mut self) {
        self.lists.push(Vec::new());
        self.lists.push(Vec::new());
    }

    /// Whether the lists wait for [`Watches::make`].
    pub fn are_waiting(&self) -> bool {
        self.waiting.is_some()
    }

    /// Has an irredundant clause, added last, be watched when the lists are made; false if they are, so that
    /// it is to be watched now.
    pub fn hold(&mut self, lits: &[Lit], clauses: &Clauses) -> bool {
        if let (Some(waiting), &[first, second]) = (&mut self.waiting, lits) {
            reserve_more(&mut waiting.binaries, 1);
            waiting.binaries.push(Binary { before: clauses.words() as u32, lits: [first, second] });
        }
        self.are_waiting()
    }

    /// The number of binary clauses whose watches wait.
    pub fn waiting_binaries(&self) -> usize {
        self.waiting.as_ref().map_or(0, |waiting| waiting.binaries.len())
    }

    /// Makes the lists that wait, of the clauses in the order in which they came. If interrupted, they wait,
    /// and the next call goes on: with lists that grow, if there was no time to make room in all.
    pub fn make(&mut self, clauses: &Clauses, interrupt: &mut Interrupt) {
        let Some(mut waiting) = self.waiting.take() else { return };
        let is_reserved = std::mem::replace(&mut waiting.is_reserved, true);
        if (is_reserved || self.reserve_lists(&waiting, clauses, interrupt))
            && self.fill(&mut waiting, clauses, interrupt)
        {
            return;
        }
        self.waiting = Some(waiting);
    }

    /// Makes room in the lists for the watches that wait; false if interrupted.
    fn reserve_lists(&mut self, waiting: &Waiting, clauses: &Clauses, interrupt: &mut Interrupt) -> bool {
        let mut counts = vec![0u32; self.lists.len()];
        let binaries = waiting.binaries.iter().map(|binary| &binary.lits[..]);
        let large = clauses.irredundant.iter().map(|&clause| &clauses.lits(clause)[..2]);
        for watched in binaries.chain(large) {
            if interrupt.over_after(1) {
                return false;
            }
            watched.iter().for_each(|lit| counts[lit.index()] += 1);
        }
        for (list, count) in self.lists.iter_mut().zip(counts).filter(|&(_, count)| count > 0) {
            if interrupt.over_after(1) {
                return false;
            }
            // Room for some of those that move here in the search, as a list has that has grown.
            list.reserve_exact(count.next_power_of_two().max(LEAST_ROOM) as usize);
        }
        true
    }

    /// Enters what waits in the lists; false if interrupted.
    fn fill(&mut self, waiting: &mut Waiting, clauses: &Clauses, interrupt: &mut Interrupt) -> bool {
        let Waiting { binaries, made_binaries: binary, made_large: large, .. } = waiting;
        while *binary < binaries.len() || *large < clauses.irredundant.len() {
            if interrupt.over_after(1) {
                return false;
            }
            let clause = clauses.irredundant.get(*large);
            let is_next = |binary: &&Binary| clause.is_none_or(|clause| binary.before <= clause.0);
            if let Some(&Binary { lits: [first, second], .. }) = binaries.get(*binary).filter(is_next) {
                self.add_binary(first, second, false);
                *binary += 1;
            } else if let Some(&clause) = clause {
                let lits = clauses.lits(clause);
                self.watch(clause, lits[0], lits[1]);
                *large += 1;
            }
        }
        true
    }

    /// The watches of a literal.
    pub fn list(&self, lit: Lit) -> &Vec<Watch> {
        debug_assert!(!self.are_waiting());
        &self.lists[lit.index()]
    }

    /// The watches of a literal, to change.
    pub fn list_mut(&mut self, lit: Lit) -> &mut Vec<Watch> {
        debug_assert!(!self.are_waiting() && lit.index() < self.lists.len());
        // SAFETY: literals of the solver are below the number of lists: `Solver::add_clause` and
        // `Solver::solve` make a variable's lists before any literal of it is stored.
        unsafe { self.lists.get_unchecked_mut(lit.index()) }
    }

    /// Panics if clauses wait that may not: see the contract.
    pub fn check_waiting(&self, clauses: &Clauses) {
        let Some(waiting) = &self.waiting else { return };
        assert!(clauses.redundant.is_empty(), "watches: a learnt clause waits");
        assert!(clauses.irredundant.is_sorted(), "watches: the arena is not in the order of the clauses");
        assert!(waiting.binaries.is_sorted_by_key(|binary| binary.before), "watches: binary clauses");
        let is_within = waiting.made_binaries <= waiting.binaries.len()
            && waiting.made_large <= clauses.irredundant.len();
        assert!(is_within, "watches: more clauses are in the lists than there are");
    }

    /// Prefetches the beginning of a list into the cache.
    #[inline]
    pub fn prefetch(&self, lit: Lit) {
        debug_assert!(lit.index() < self.lists.len());
        // SAFETY: as in `list_mut`.
        let list = unsafe { self.lists.get_unchecked(lit.index()) };
        fetch(list.as_ptr());
    }

    /// Watches a clause in the arena by its first two literals.
    pub fn watch(&mut self, clause: ClauseRef, first: Lit, second: Lit) {
        self.list_mut(first).push(Watch::large(second, clause));
        self.list_mut(second).push(Watch::large(first, clause));
    }

    /// Watches a clause in the arena by one more literal.
    pub fn watch_by(&mut self, lit: Lit, clause: ClauseRef, blocker: Lit) {
        self.list_mut(lit).push(Watch::large(blocker, clause));
    }

    /// Makes an existing binary clause irredundant.
    pub fn make_irredundant(&mut self, first: Lit, second: Lit) {
        for (lit, other) in [(first, second), (second, first)] {
            let mut list = self.list_mut(lit).iter_mut();
            if let Some(watch) = list.find(|watch| watch.is_binary() && watch.blocker == other) {
                *watch = Watch::binary(other, false);
            }
        }
    }

    /// Adds a binary clause.
    pub fn add_binary(&mut self, first: Lit, second: Lit, redundant: bool) {
        self.list_mut(first).push(Watch::binary(second, redundant));
        self.list_mut(second).push(Watch::binary(first, redundant));
    }
}

/// Prefetches a cache line, on machines with an instruction for it.
#[inline]
pub(super) fn fetch<T>(line: *const T) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: prefetching reads nothing: any address will do.
    unsafe {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        _mm_prefetch::<_MM_HINT_T0>(line.cast());
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = line;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cnf::literal::Var;
    use crate::limits::Limits;
    use crate::proof::event::ClauseId;
    use crate::sat::random::Random;

    const VARS: usize = 12;

    /// Clauses of two to four literals, as they come.
    fn formula(random: &mut Random) -> Vec<Vec<Lit>> {
        let mut clause = || {
            let mut vars: Vec<u32> = (0..VARS as u32).collect();
            let size = 2 + random.below(3);
            (0..size)
                .map(|at| {
                    vars.swap(at, at + random.below(VARS - at));
                    Var(vars[at]).lit(random.next_bit())
                })
                .collect()
        };
        (0..30).map(|_| clause()).collect()
    }

    /// Enters a clause in the arena or the lists.
    fn add(watches: &mut Watches, clauses: &mut Clauses, lits: &[Lit]) {
        let clause = (lits.len() > 2).then(|| clauses.add(lits, false, 0, ClauseId::NONE)).flatten();
        match clause {
            _ if watches.hold(lits, clauses) => {}
            Some(clause) => watches.watch(clause, lits[0], lits[1]),
            None => watches.add_binary(lits[0], lits[1], false),
        }
    }

    /// Lists made at once, however often that is interrupted and whatever is added then, are those that grow.
    #[test]
    fn lists_that_wait_are_those_that_grow() {
        let mut random = Random::new(7);
        let mut interrupted = 0;
        for ticks in 0..200 {
            let formula = formula(&mut random);
            let (mut growing, mut at_once) = (Watches::new(), Watches::new());
            let (mut clauses, mut copies) = (Clauses::default(), Clauses::default());
            growing.make(&clauses, &mut Interrupt::default());
            (0..VARS).for_each(|_| [&mut growing, &mut at_once].into_iter().for_each(Watches::new_var));
            for (at, lits) in formula.iter().enumerate() {
                add(&mut growing, &mut clauses, lits);
                add(&mut at_once, &mut copies, lits);
                if at % 10 == 9 && at_once.are_waiting() {
                    let mut interrupt = Interrupt::default();
                    interrupt.start(&Limits { ticks: Some(ticks), ..Limits::none() });
                    at_once.make(&copies, &mut interrupt);
                    interrupted += u32::from(at_once.are_waiting());
                }
            }
            at_once.make(&copies, &mut Interrupt::default());
            for lit in (0..2 * VARS).map(Lit::from_index) {
                assert_eq!(growing.list(lit), at_once.list(lit), "{lit:?} after {ticks} ticks");
            }
        }
        assert!(interrupted > 30, "{interrupted} of 600 calls are interrupted");
    }
}
