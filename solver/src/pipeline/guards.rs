//! Guards: literals that are assumed so that an assertion holds, one for each level and each set of origins.
//!
//! **Idea.** A clause holds wherever its guard is true. The guard of a named assertion is a literal of its
//! own, which is assumed as long as the assertion is on the stack; the failed ones among these literals are a
//! core (Eén and Sörensson, *Temporal Induction by Incremental SAT Solving*).
//!
//! **Here.** The guard of a union of origins is implied by the guards of its two parts, so that large sets
//! cost one clause for each union. A conjunct whose origins are all of lower levels has a guard that is
//! implied by the one of its level and the one of its origins.
//!
//! **Contract.** A guard is refuted for good when its level is closed: that of the newest name in the set, or
//! of the conjunct. All guards of names are to be assumed in every check.
//!
//! **Cost.** A clause for each guard that is not a name's.

use std::collections::BTreeMap;
use std::collections::btree_map::OccupiedEntry;

use rustc_hash::FxHashMap;

use super::clauses::TermClauses;
use crate::cnf::ClauseSink;
use crate::cnf::literal::Lit;
use crate::levels::{Level, Levels};
use crate::preprocess::{Made, OriginSets, Origins};

/// A level and a set of origins, for which a guard stands.
type Key = (Option<Level>, Origins);

/// The guards of origins.
#[derive(Default)]
pub(super) struct Guards {
    /// The guard of each set, alone or together with a level.
    literals: FxHashMap<Key, Lit>,
    /// The sets with a guard, by the level at whose end they are of no use.
    of_level: BTreeMap<Level, Vec<Key>>,
    /// The guards of named assertions, by index.
    names: BTreeMap<usize, (Level, Lit)>,
}

impl Guards {
    /// The guard of what comes from these origins and is on this level, which has a guard of its own.
    pub fn literal(
        &mut self,
        clauses: &mut TermClauses,
        sets: &OriginSets,
        origins: Origins,
        (level, guard): (Level, Option<Lit>),
    ) -> Option<Lit> {
        if origins == Origins::NONE {
            return guard;
        }
        let of_origins = self.of_origins(clauses, sets, origins);
        match guard.filter(|_| sets.level(origins) < level) {
            None => Some(of_origins),
            Some(guard) => Some(self.both(clauses, (Some(level), origins), level, guard, of_origins)),
        }
    }

    /// The guard of a set; those of its parts are made first.
    fn of_origins(&mut self, clauses: &mut TermClauses, sets: &OriginSets, origins: Origins) -> Lit {
        let mut stack = vec![origins];
        loop {
            let set = stack[stack.len() - 1];
            let known = |part| self.literals.get(&(None, part)).copied();
            let literal = match (known(set), sets.made(set)) {
                (Some(literal), _) => literal,
                (None, Some(Made::Union(left, right))) => match (known(left), known(right)) {
                    (Some(one), Some(other)) => self.both(clauses, (None, set), sets.level(set), one, other),
                    (None, _) => {
                        stack.push(left);
                        continue;
                    }
                    (_, None) => {
                        stack.push(right);
                        continue;
                    }
                },
                (None, Some(Made::Name(level, assertion))) => {
                    let literal = self.fresh(clauses, (None, set), level);
                    self.names.insert(assertion, (level, literal));
                    literal
                }
                (None, None) => self.fresh(clauses, (None, set), Level::BOTTOM),
            };
            stack.pop();
            if stack.is_empty() {
                return literal;
            }
        }
    }

    /// A guard that two others imply.
    fn both(&mut self, clauses: &mut TermClauses, key: Key, level: Level, one: Lit, other: Lit) -> Lit {
        if let Some(&literal) = self.literals.get(&key) {
            return literal;
        }
        let literal = self.fresh(clauses, key, level);
        clauses.solver.add_clause(&[literal, !one, !other]);
        literal
    }

    fn fresh(&mut self, clauses: &mut TermClauses, key: Key, level: Level) -> Lit {
        let literal = clauses.fresh();
        self.literals.insert(key, literal);
        self.of_level.entry(level).or_default().push(key);
        literal
    }

    /// The guards to assume, with the indices of their named assertions, in the script's order.
    pub fn names(&self) -> impl Iterator<Item = (usize, Lit)> + '_ {
        self.names.iter().map(|(&assertion, &(_, literal))| (assertion, literal))
    }

    /// Refutes the guards of closed levels.
    pub fn close(&mut self, clauses: &mut TermClauses, levels: &Levels) {
        let is_closed = |entry: &OccupiedEntry<usize, (Level, Lit)>| !levels.is_open(entry.get().0);
        while let Some(entry) = self.names.last_entry().filter(is_closed) {
            entry.remove();
        }
        while let Some(entry) = self.of_level.last_entry().filter(|entry| !levels.is_open(*entry.key())) {
            for key in entry.remove() {
                if let Some(literal) = self.literals.remove(&key) {
                    clauses.solver.add_clause(&[!literal]);
                }
            }
        }
    }
}
