//! The assertion stack: what is asserted, at which level, as it was asserted.

use crate::answer::model::Declaration;
use crate::levels::{Level, LevelVec, Levels};
use javelin_term::graph::Term;

/// A formula that holds until its level is popped.
#[derive(Clone, Debug)]
pub struct Assertion {
    /// The asserted term, as built from the script.
    pub term: Term,
    /// The name it was given as a whole.
    pub name: Option<String>,
}

/// The meaning that the caller gives one application of a summary.
#[derive(Clone, Debug)]
pub struct Expansion {
    /// The application of a declared summary.
    pub application: Term,
    /// A term of its sort.
    pub meaning: Term,
    /// The summaries that the meaning applies, where it is not made of the arguments.
    pub calls: Vec<Term>,
}

/// The stack. Level 0 is always open.
#[derive(Debug, Default)]
pub struct Stack {
    levels: Levels,
    assertions: LevelVec<Assertion>,
    expansions: LevelVec<Expansion>,
    declarations: LevelVec<Declaration>,
}

impl Stack {
    /// The number of levels above level 0.
    pub fn levels(&self) -> usize {
        self.levels.depth()
    }

    /// Which level is open at a depth (0 to [`Stack::levels`]): after it was closed, another is opened in its
    /// place.
    pub fn identity(&self, level: usize) -> Level {
        self.levels.at(level).unwrap_or(Level::BOTTOM)
    }

    /// The identities of the open levels, level 0 first.
    pub fn identities(&self) -> impl Iterator<Item = Level> + '_ {
        (0..=self.levels()).map(|level| self.identity(level))
    }

    /// Every assertion, oldest first.
    pub fn assertions(&self) -> &[Assertion] {
        self.assertions.items(&self.levels)
    }

    /// Every application that the caller has expanded, oldest first.
    pub fn expansions(&self) -> &[Expansion] {
        self.expansions.items(&self.levels)
    }

    /// Every declaration in scope, oldest first.
    pub fn declarations(&self) -> &[Declaration] {
        self.declarations.items(&self.levels)
    }

    /// The indices of the assertions of a level (0 to [`Stack::levels`]).
    pub fn level(&self, level: usize) -> std::ops::Range<usize> {
        self.assertions.range(&self.levels, self.identity(level))
    }

    /// Every term of the stack, to be renamed.
    pub fn terms_mut(&mut self) -> impl Iterator<Item = &mut Term> {
        let Stack { levels, assertions, expansions, declarations } = self;
        let asserted = assertions.items_mut(levels).iter_mut().map(|assertion| &mut assertion.term);
        let expanded = expansions.items_mut(levels).iter_mut().flat_map(|expansion| {
            let Expansion { application, meaning, calls } = expansion;
            [application, meaning].into_iter().chain(calls)
        });
        let declared = declarations.items_mut(levels).iter_mut().map(Declaration::symbol_mut);
        asserted.chain(expanded).chain(declared)
    }

    /// How many levels were ever opened, or since the last [`Stack::renumber_levels`].
    pub fn levels_opened(&self) -> usize {
        self.levels.opened()
    }

    /// Numbers the open levels from the bottom. A pipeline that has seen them takes them for others.
    pub fn renumber_levels(&mut self) {
        let before = std::mem::take(&mut self.levels);
        self.push(before.depth());
        self.assertions.renumber(&before, &self.levels);
        self.expansions.renumber(&before, &self.levels);
        self.declarations.renumber(&before, &self.levels);
    }

    /// Adds an assertion to the top level.
    pub fn assert(&mut self, assertion: Assertion) {
        self.assertions.push(&self.levels, assertion);
    }

    /// Adds an expansion to the top level.
    pub fn expand(&mut self, expansion: Expansion) {
        self.expansions.push(&self.levels, expansion);
    }

    /// Adds a declaration to the top level.
    pub fn declare(&mut self, declaration: Declaration) {
        self.declarations.push(&self.levels, declaration);
    }

    /// The bytes that are allocated at once for one assertion, expansion and declaration more, because lists
    /// grow.
    pub fn growth(&self) -> usize {
        self.assertions.growth() + self.expansions.growth() + self.declarations.growth()
    }

    /// The bytes that are allocated at once to open this number of levels.
    pub fn growth_of_levels(&self, levels: usize) -> usize {
        self.levels.growth(levels)
    }

    /// Opens this number of levels, without assertions.
    pub fn push(&mut self, levels: usize) {
        for _ in 0..levels {
            self.levels.push();
        }
    }

    /// Closes levels that are open, with what they hold; declarations stay where they are global.
    pub fn pop(&mut self, levels: usize, global_declarations: bool) {
        self.levels.pop(levels);
        if global_declarations {
            self.declarations.keep(&self.levels);
        }
        self.assertions.retract(&self.levels, drop);
        self.expansions.retract(&self.levels, drop);
        self.declarations.retract(&self.levels, drop);
    }

    /// Closes every level and drops every assertion, those of level 0 too, so that a pipeline that has seen
    /// them is of no use any more; declarations stay where they are global.
    pub fn reset_assertions(&mut self, global_declarations: bool) {
        self.pop(self.levels.depth(), global_declarations);
        self.assertions.truncate(0, drop);
        self.expansions.truncate(0, drop);
        if !global_declarations {
            self.declarations.truncate(0, drop);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use javelin_term::graph::Graph;

    #[test]
    fn growth_is_of_the_lists_that_a_call_extends() {
        let term = Graph::new().truth(true);
        let mut stack = Stack::default();
        for length in 0..1_000 {
            if length >= 8 && usize::is_power_of_two(length) {
                assert!(stack.growth() >= 2 * length * size_of::<Expansion>(), "{length} expansions");
            }
            stack.expand(Expansion { application: term, meaning: term, calls: Vec::new() });
        }
        assert_eq!(stack.growth(), 0);
        assert!(stack.growth_of_levels(1_000) >= 1_000 * size_of::<Level>());
        stack.push(1_000);
        assert_eq!(stack.growth(), 0, "levels without items extend no list of items");
    }
}
