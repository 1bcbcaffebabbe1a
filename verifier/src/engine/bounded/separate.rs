//! Pointers that nothing was stored to: each leads to an object of its own.
//!
//! **Idea.** Lazy initialisation (Khurshid, Păsăreanu and Visser, *Generalized Symbolic Execution for Model
//! Checking and Testing*, 2003) without aliases, as BLAST and Calysto read programs: a pointer whose value
//! nobody knows is the address of an object that nothing else leads to.
//!
//! **Here.** Lowering marks the pointers that are loaded, where that is assumed ([`Separate::symbol`] applied
//! to them). One that is unread memory of the beginning, of a new object or of a variable is replaced by the
//! address of a new object, always the same for the same memory. One of two is done for each. Any other
//! stays as it is.
//!
//! **Why it is right** under the assumption: such an object has a number that no other has, and names do not
//! matter.

use javelin_solver::BitVec;
use javelin_solver::term::graph::{Graph, Term};
use javelin_solver::term::operator::Operator;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::program::cfa::OwnObjects;

/// The objects of pointers that nothing was stored to.
pub struct Separate {
    own: OwnObjects,
    /// Variables and arrays that stand for memory that nothing was written to.
    unwritten: FxHashSet<Term>,
    known: FxHashMap<Term, Term>,
    made: u64,
}

impl Separate {
    /// None yet.
    pub fn new(own: OwnObjects) -> Separate {
        Separate { own, unwritten: FxHashSet::default(), known: FxHashMap::default(), made: 0 }
    }

    /// The function symbol that marks pointers.
    pub fn symbol(&self) -> Term {
        self.own.mark
    }

    /// Takes note of a variable that stands for memory that nothing was written to.
    pub fn is_unwritten(&mut self, variable: Term) {
        self.unwritten.insert(variable);
    }

    /// A pointer that was loaded.
    pub fn pointer(&mut self, graph: &mut Graph, loaded: Term) -> Term {
        let mut stack = vec![loaded];
        while let Some(&term) = stack.last() {
            if self.known.contains_key(&term) {
                stack.pop();
                continue;
            }
            let result = if graph.operator(term) == Operator::Ite {
                let sides = [graph.child(term, 1), graph.child(term, 2)];
                let [Some(&left), Some(&right)] = sides.map(|side| self.known.get(&side)) else {
                    stack.extend(sides.iter().filter(|side| !self.known.contains_key(side)));
                    continue;
                };
                let condition = graph.child(term, 0);
                graph.ite(condition, left, right)
            } else {
                self.own(graph, term)
            };
            self.known.insert(term, result);
        }
        self.known[&loaded]
    }

    /// A pointer that is not one of two.
    fn own(&mut self, graph: &mut Graph, term: Term) -> Term {
        let most = 1 << (self.own.object_bits - 1);
        if self.made + 2 >= most || !self.is_unread(graph, term) {
            return term;
        }
        self.made += 1;
        let number = BitVec::from_u64(2 * most - 1 - self.made, self.own.object_bits);
        graph.constant(&number.concat(&BitVec::zero(graph.width(term) - self.own.object_bits)))
    }

    /// Whether all bits are those of memory that nothing was written to.
    fn is_unread(&self, graph: &Graph, term: Term) -> bool {
        let mut parts = vec![term];
        while let Some(part) = parts.pop() {
            match graph.operator(part) {
                Operator::Concat => parts.extend(graph.children(part)),
                Operator::Select if !graph.is_constant(graph.child(part, 1)) => return false,
                Operator::Extract | Operator::Select => parts.push(graph.child(part, 0)),
                Operator::Variable if self.unwritten.contains(&part) => {}
                _ => return false,
            }
        }
        true
    }
}
