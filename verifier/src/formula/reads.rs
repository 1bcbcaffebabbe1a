//! Reads of memory at known addresses: which value was written there last.
//!
//! **Idea.** Read over write (McCarthy, *Towards a Mathematical Science of Computation*, 1962), applied while
//! the program is executed, so that what is known of memory is known to branches at once.
//!
//! **Here.** Elements that lie side by side are read together, as a program reads them. A read goes through
//! stores at other constant addresses, and into both sides of an array that is one of two: where both have
//! the same value, that is it. It stops at a store whose address is not a constant, and at an array of which
//! nothing is known.
//!
//! **Cost.** A read examines each store on its way once for each choice between arrays; the results at
//! choices are remembered. `MOST_STEPS` end it.

use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;
use javelin_term::traverse::post_order;
use rustc_hash::{FxHashMap, FxHashSet};

/// The most stores that a read examines; then it stops where it is.
const MOST_STEPS: u32 = 1 << 20;

/// Elements of an array that a term reads and puts side by side.
pub struct WideRead {
    /// The term of the `select`.
    pub term: Term,
    /// The array that is read.
    pub array: Term,
    /// The addresses of the elements, that of the lowest bits first.
    pub addresses: Box<[Term]>,
}

/// The reads of some terms, the inner ones first.
pub fn reads_of(graph: &Graph, terms: &[Term]) -> Vec<WideRead> {
    let order = post_order(graph, terms);
    let mut reads = Vec::new();
    let mut inside: FxHashSet<Term> = FxHashSet::default();
    for &term in order.iter().rev() {
        if inside.contains(&term) {
            continue;
        }
        reads.extend(read_of(graph, term, &mut inside));
    }
    reads.reverse();
    reads
}

/// A term as a read. Its parts are added to `inside`.
fn read_of(graph: &Graph, term: Term, inside: &mut FxHashSet<Term>) -> Option<WideRead> {
    let mut parts = vec![term];
    let mut passed = Vec::new();
    let mut array = None;
    let mut addresses = Vec::new();
    while let Some(part) = parts.pop() {
        match graph.operator(part) {
            Operator::Concat => parts.extend(graph.children(part)),
            Operator::Select if array.is_none_or(|array| array == graph.child(part, 0)) => {
                array = Some(graph.child(part, 0));
                addresses.push(graph.child(part, 1));
            }
            _ => return None,
        }
        passed.push(part);
    }
    // The last child of a concatenation has the lowest bits, and was examined first.
    let array = array?;
    inside.extend(passed);
    Some(WideRead { term, array, addresses: addresses.into() })
}

/// Reads arrays, and remembers what it has read at choices between two.
#[derive(Default)]
pub struct ArrayReader {
    lists: FxHashMap<Box<[Term]>, u32>,
    addresses: Vec<Box<[Term]>>,
    known: FxHashMap<(Term, u32), Term>,
}

/// Elements of an array, by the number of the list of their addresses.
type Goal = (Term, u32);

/// One step towards a goal.
enum ArrayRead {
    Done(Term),
    /// These have to be known first.
    Needs(Vec<Goal>),
}

impl ArrayReader {
    /// The elements at constant addresses, side by side, the first lowest. `normal` brings terms into normal
    /// form.
    pub fn read(
        &mut self,
        graph: &mut Graph,
        mut normal: impl FnMut(&mut Graph, Term) -> Term,
        array: Term,
        addresses: &[Term],
    ) -> Term {
        let first = (array, self.list(addresses));
        let mut goals = vec![first];
        let mut steps = MOST_STEPS;
        while let Some(&goal) = goals.last() {
            if self.known.contains_key(&goal) {
                goals.pop();
                continue;
            }
            match self.step(graph, goal, &mut steps) {
                ArrayRead::Done(term) => {
                    let term = normal(graph, term);
                    self.known.insert(goal, term);
                    goals.pop();
                }
                ArrayRead::Needs(more) => goals.extend(more),
            }
        }
        self.known[&first]
    }

    /// The number of a list of addresses.
    fn list(&mut self, addresses: &[Term]) -> u32 {
        if let Some(&known) = self.lists.get(addresses) {
            return known;
        }
        let number = self.addresses.len() as u32;
        self.addresses.push(addresses.into());
        self.lists.insert(addresses.into(), number);
        number
    }

    /// Goes from an array to the one before, as far as the elements are not found.
    fn step(&mut self, graph: &mut Graph, (array, list): Goal, steps: &mut u32) -> ArrayRead {
        let addresses = self.addresses[list as usize].clone();
        let mut found: Vec<Option<Term>> = vec![None; addresses.len()];
        let mut at = array;
        while found.contains(&None) && *steps > 0 {
            *steps -= 1;
            match graph.operator(at) {
                Operator::Store if graph.is_constant(graph.child(at, 1)) => {
                    let (index, value) = (graph.child(at, 1), graph.child(at, 2));
                    for (found, _) in found.iter_mut().zip(&addresses).filter(|(_, at)| **at == index) {
                        found.get_or_insert(value);
                    }
                    at = graph.child(at, 0);
                }
                Operator::ConstArray => {
                    let value = graph.child(at, 0);
                    found.iter_mut().for_each(|found| *found = Some(found.unwrap_or(value)));
                }
                Operator::Ite => match self.choose(graph, at, (array, list), &mut found) {
                    Some(step) => return step,
                    None => break,
                },
                _ => break,
            }
        }
        let elements = found.iter().zip(&addresses);
        let elements: Vec<Term> = elements
            .map(|(found, &address)| found.unwrap_or_else(|| graph.term(Operator::Select, &[at, address])))
            .collect();
        ArrayRead::Done(joined(graph, &elements))
    }

    /// Goes on at a choice between arrays: `None` if all elements are known then.
    fn choose(
        &mut self,
        graph: &mut Graph,
        at: Term,
        goal: Goal,
        found: &mut [Option<Term>],
    ) -> Option<ArrayRead> {
        let (array, list) = goal;
        if found.iter().any(Option::is_some) {
            let addresses = self.addresses[list as usize].clone();
            let missing = (0..found.len()).filter(|&position| found[position].is_none());
            let goals: Vec<(usize, Goal)> =
                missing.map(|position| (position, (at, self.list(&[addresses[position]])))).collect();
            let needs: Vec<Goal> =
                goals.iter().map(|(_, goal)| *goal).filter(|goal| !self.is_known(goal)).collect();
            if !needs.is_empty() {
                return Some(ArrayRead::Needs(needs));
            }
            goals.iter().for_each(|(position, goal)| found[*position] = self.known.get(goal).copied());
            return None;
        }
        if at != array {
            return Some(
                self.known
                    .get(&(at, list))
                    .map_or(ArrayRead::Needs(vec![(at, list)]), |&term| ArrayRead::Done(term)),
            );
        }
        let sides = [(graph.child(at, 1), list), (graph.child(at, 2), list)];
        let [Some(&left), Some(&right)] = sides.map(|side| self.known.get(&side)) else {
            return Some(ArrayRead::Needs(sides.into_iter().filter(|side| !self.is_known(side)).collect()));
        };
        let condition = graph.child(at, 0);
        Some(ArrayRead::Done(if left == right { left } else { graph.ite(condition, left, right) }))
    }

    fn is_known(&self, goal: &Goal) -> bool {
        self.known.contains_key(goal)
    }
}

/// Elements side by side, the first lowest.
fn joined(graph: &mut Graph, elements: &[Term]) -> Term {
    let mut elements = elements.iter().copied();
    let Some(first) = elements.next() else { return graph.truth(true) };
    elements.fold(first, |low, high| graph.term(Operator::Concat, &[high, low]))
}
