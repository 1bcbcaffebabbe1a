//! The assertion stack: what is asserted, at which level, as it was asserted.

use crate::answer::model::Declaration;
use crate::levels::{Level, Levels};
use javelin_term::graph::Term;
use javelin_term::work::growth;

/// One assertion.
#[derive(Clone, Debug)]
pub struct Assertion {
    /// The asserted term, as built from the script.
    pub term: Term,
    /// The name it was given as a whole.
    pub name: Option<String>,
}

/// The meaning that the client gives one application of a summary.
#[derive(Clone, Debug)]
pub struct Expansion {
    /// The application.
    pub application: Term,
    /// A term of its sort.
    pub meaning: Term,
    /// The summaries that the meaning applies, where it is not made of the arguments.
    pub calls: Vec<Term>,
}

/// Lengths of the lists when a level was opened.
#[derive(Clone, Copy, Debug)]
struct Mark {
    assertions: usize,
    expansions: usize,
    declarations: usize,
}

/// The stack. Level 0 is always open.
#[derive(Debug, Default)]
pub struct Stack {
    levels: Levels,
    assertions: Vec<Assertion>,
    expansions: Vec<Expansion>,
    declarations: Vec<Declaration>,
    marks: Vec<Mark>,
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
        &self.assertions
    }

    /// Every application that the client has expanded, oldest first.
    pub fn expansions(&self) -> &[Expansion] {
        &self.expansions
    }

    /// Every declaration in scope, oldest first.
    pub fn declarations(&self) -> &[Declaration] {
        &self.declarations
    }

    /// The indices of the assertions of a level (0 to [`Stack::levels`]).
    pub fn level(&self, level: usize) -> std::ops::Range<usize> {
        let start = if level == 0 { 0 } else { self.marks[level - 1].assertions };
        let end = self.marks.get(level).map_or(self.assertions.len(), |mark| mark.assertions);
        start..end
    }

    /// Every term of the stack, to be renamed.
    pub fn terms_mut(&mut self) -> impl Iterator<Item = &mut Term> {
        let asserted = self.assertions.iter_mut().map(|assertion| &mut assertion.term);
        let expanded = self.expansions.iter_mut().flat_map(|Expansion { application, meaning, calls }| {
            [application, meaning].into_iter().chain(calls)
        });
        asserted.chain(expanded).chain(self.declarations.iter_mut().map(Declaration::symbol_mut))
    }

    /// How many levels were ever opened, or since the last [`Stack::renumber_levels`].
    pub fn levels_opened(&self) -> usize {
        self.levels.opened()
    }

    /// Numbers the open levels from the bottom. Whoever has seen them takes them for others.
    pub fn renumber_levels(&mut self) {
        let depth = self.levels.depth();
        self.levels = Levels::new();
        for _ in 0..depth {
            self.levels.push();
        }
    }

    /// Adds an assertion to the top level.
    pub fn assert(&mut self, assertion: Assertion) {
        self.assertions.push(assertion);
    }

    /// Adds an expansion to the top level.
    pub fn expand(&mut self, expansion: Expansion) {
        self.expansions.push(expansion);
    }

    /// Adds a declaration to the top level.
    pub fn declare(&mut self, declaration: Declaration) {
        self.declarations.push(declaration);
    }

    /// The bytes that are allocated at once for one item more of each list, because lists grow.
    pub fn growth(&self) -> usize {
        growth(&self.assertions, 1) + growth(&self.declarations, 1) + growth(&self.marks, 1)
    }

    /// Opens levels.
    pub fn push(&mut self, levels: usize) {
        let mark = Mark {
            assertions: self.assertions.len(),
            expansions: self.expansions.len(),
            declarations: self.declarations.len(),
        };
        self.marks.resize(self.marks.len() + levels, mark);
        for _ in 0..levels {
            self.levels.push();
        }
    }

    /// Closes levels that are open, with what they hold; declarations stay where they are global.
    pub fn pop(&mut self, levels: usize, global_declarations: bool) {
        let Some(&mark) = self.marks.get(self.marks.len() - levels) else { return };
        self.levels.pop(levels);
        self.marks.truncate(self.marks.len() - levels);
        self.assertions.truncate(mark.assertions);
        self.expansions.truncate(mark.expansions);
        if !global_declarations {
            self.declarations.truncate(mark.declarations);
        }
    }

    /// Closes every level and drops every assertion, those of level 0 too, so that a pipeline that has seen
    /// them is of no use any more; declarations stay where they are global.
    pub fn reset_assertions(&mut self, global_declarations: bool) {
        self.levels.pop(self.levels.depth());
        self.marks.clear();
        self.assertions.clear();
        self.expansions.clear();
        if !global_declarations {
            self.declarations.clear();
        }
    }
}
