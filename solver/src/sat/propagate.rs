//! Unit propagation.
//!
//! **Idea.** Two watched literals (Chaff, Moskewicz et al. 2001) with blocking literals (Chu, Harwood,
//! Stuckey, "Cache conscious data structures for Boolean satisfiability solvers", 2009), and a saved position
//! from which the search for a new watch continues, so that long clauses are not scanned from the start each
//! time (Gent, "Optimal implementation of watched literals and more general techniques", 2013).
//!
//! **Here.** The list of the falsified literal is taken out, compacted in place and put back; new watches
//! always go to other lists, because a new watch is not false. The other watched literal is found by
//! exclusive or, without a branch.
//!
//! **Contract.** Propagates the literals of the trail from `propagated` on, until a limit of ticks. Returns
//! the first clause found false; then the invariant of `watch.rs` holds only for the literals propagated
//! before.
//!
//! **Cost.** Counts ticks: one per watch list and per cache line of it, one per clause visited.

use super::clause::{ClauseRef, Clauses};
use super::trail::{Reason, Trail};
use super::watch::{Watch, Watches};
use crate::cnf::literal::Lit;

/// How many watches ahead clauses are prefetched.
const AHEAD: usize = 1;

/// A clause all of whose literals are false.
#[derive(Clone, Copy, Debug)]
pub(super) enum Conflict {
    /// A clause of two literals.
    Binary(Lit, Lit),
    /// A clause of the arena.
    Clause(ClauseRef),
}

impl Conflict {
    /// The reason clause of a literal, which would be false if the literal were; none for a decision.
    pub fn of(lit: Lit, reason: Reason) -> Option<Conflict> {
        match reason {
            Reason::None => None,
            Reason::Binary(other) => Some(Conflict::Binary(lit, other)),
            Reason::Clause(clause) => Some(Conflict::Clause(clause)),
        }
    }
}

/// The result of visiting a clause, one watched literal of which has become false.
enum Visit {
    /// The clause is true by this literal, which becomes the blocker of the watch.
    Keep(Lit),
    /// It is watched by this literal instead.
    Moved(Lit),
    /// All literals but this are false.
    Unit(Lit),
    /// All literals are false.
    Conflict,
}

/// Which data are prefetched into the cache.
pub(super) mod prefetch {
    /// No prefetch at all.
    pub const NONE: u8 = 0;
    /// The watch list of a literal's negation, when the literal is assigned.
    pub const LISTS: u8 = 1;
    /// The lists, and the clauses that are visited next.
    pub const CLAUSES: u8 = 2;
}

/// Propagates assigned literals until all are propagated, a clause is found false, which is returned, or the
/// ticks reach the limit.
pub(super) fn propagate<const PREFETCH: u8>(
    trail: &mut Trail,
    watches: &mut Watches,
    clauses: &mut Clauses,
    ticks: &mut u64,
    limit: u64,
) -> Option<Conflict> {
    propagate_until::<PREFETCH, false>(None, trail, watches, clauses, ticks, limit)
}

/// As `propagate`, but ignores this clause and all garbage.
pub(super) fn propagate_without(
    clause: ClauseRef,
    trail: &mut Trail,
    watches: &mut Watches,
    clauses: &mut Clauses,
    ticks: &mut u64,
) -> Option<Conflict> {
    propagate_until::<{ prefetch::LISTS }, true>(Some(clause), trail, watches, clauses, ticks, u64::MAX)
}

/// As `propagate`; if `WITHOUT` is set, ignores the clause `without` and all garbage.
fn propagate_until<const PREFETCH: u8, const WITHOUT: bool>(
    without: Option<ClauseRef>,
    trail: &mut Trail,
    watches: &mut Watches,
    clauses: &mut Clauses,
    ticks: &mut u64,
    limit: u64,
) -> Option<Conflict> {
    while trail.propagated < trail.lits().len() && *ticks < limit {
        let falsified = !trail.lits()[trail.propagated];
        trail.propagated += 1;
        let mut list = std::mem::take(watches.list_mut(falsified));
        *ticks += 1 + list.len() as u64 / 8;
        let conflict = propagate_list::<PREFETCH, WITHOUT>(
            falsified, without, &mut list, trail, watches, clauses, ticks,
        );
        *watches.list_mut(falsified) = list;
        if conflict.is_some() {
            return conflict;
        }
    }
    None
}

/// Visits the watches of a literal that has become false.
fn propagate_list<const PREFETCH: u8, const WITHOUT: bool>(
    falsified: Lit,
    without: Option<ClauseRef>,
    list: &mut Vec<Watch>,
    trail: &mut Trail,
    watches: &mut Watches,
    clauses: &mut Clauses,
    ticks: &mut u64,
) -> Option<Conflict> {
    let mut conflict = None;
    let (mut read, mut write, end) = (0, 0, list.len());
    while read < end {
        let watch = get(list, read);
        read += 1;
        set(list, write, watch);
        write += 1;
        if PREFETCH >= prefetch::CLAUSES
            && let Some(&ahead) = list.get(read + AHEAD)
            && !ahead.is_binary()
            && get(&trail.values, ahead.blocker.index()) <= 0
        {
            clauses.prefetch(ahead.clause());
        }
        let blocker = get(&trail.values, watch.blocker.index());
        if blocker > 0 {
            continue;
        }
        if watch.is_binary() {
            if blocker < 0 {
                conflict = Some(Conflict::Binary(falsified, watch.blocker));
                break;
            }
            assign::<PREFETCH>(watch.blocker, Reason::Binary(falsified), trail, watches);
            continue;
        }
        let clause = watch.clause();
        if WITHOUT && (without == Some(clause) || clauses.is_garbage(clause)) {
            continue;
        }
        *ticks += 1;
        match visit(falsified, clause, &trail.values, clauses) {
            Visit::Keep(blocker) => set(list, write - 1, Watch::large(blocker, clause)),
            Visit::Moved(lit) => {
                watches.watch_by(lit, clause, watch.blocker);
                write -= 1;
            }
            Visit::Unit(lit) => {
                assign::<PREFETCH>(lit, Reason::Clause(clause), trail, watches);
            }
            Visit::Conflict => {
                conflict = Some(Conflict::Clause(clause));
                break;
            }
        }
    }
    list.copy_within(read.., write);
    list.truncate(write + end - read);
    conflict
}

/// Makes a literal true, and prefetches the watches of its negation.
#[inline]
fn assign<const PREFETCH: u8>(lit: Lit, reason: Reason, trail: &mut Trail, watches: &Watches) {
    trail.assign(lit, reason);
    if PREFETCH >= prefetch::LISTS {
        watches.prefetch(!lit);
    }
}

/// Looks for a literal to watch instead of the falsified one.
#[inline]
fn visit(falsified: Lit, clause: ClauseRef, values: &[i8], clauses: &mut Clauses) -> Visit {
    let start = clauses.position(clause);
    let lits = clauses.lits_mut(clause);
    let other = Lit::from_index(get(lits, 0).index() ^ get(lits, 1).index() ^ falsified.index());
    let other_value = get(values, other.index());
    if other_value > 0 {
        return Visit::Keep(other);
    }
    let size = lits.len();
    let is_free = |&position: &usize| get(values, get(lits, position).index()) >= 0;
    let Some(position) = (start..size).find(is_free).or_else(|| (2..start.min(size)).find(is_free)) else {
        return if other_value < 0 { Visit::Conflict } else { Visit::Unit(other) };
    };
    let lit = get(lits, position);
    if get(values, lit.index()) > 0 {
        clauses.set_position(clause, position);
        return Visit::Keep(lit);
    }
    set(lits, 0, other);
    set(lits, 1, lit);
    set(lits, position, falsified);
    clauses.set_position(clause, position);
    Visit::Moved(lit)
}

/// `slice[index]`, checked in debug builds.
#[inline]
fn get<T: Copy>(slice: &[T], index: usize) -> T {
    debug_assert!(index < slice.len());
    // SAFETY: literals of clauses and watches are below the number of values (`Solver::add_clause` makes the
    // variables first), positions are below the size of the clause or the list they were taken from.
    unsafe { *slice.get_unchecked(index) }
}

/// `slice[index] = value`, checked in debug builds.
#[inline]
fn set<T>(slice: &mut [T], index: usize, value: T) {
    debug_assert!(index < slice.len());
    // SAFETY: as in `get`.
    unsafe { *slice.get_unchecked_mut(index) = value }
}
