//! Every inverter keeps its contract for all values at small widths.

use std::collections::BTreeSet;

use super::*;
use javelin_term::eval::{Assignment, Evaluator};
use javelin_term::traverse::variables;

/// A child of a term: free, another variable, or a constant.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Child {
    Free,
    Other,
    Constant(u64),
}

/// Every choice of children of these sorts.
fn choices(graph: &Graph, sorts: &[Sort]) -> Vec<Vec<Child>> {
    let mut all = vec![Vec::new()];
    for &sort in sorts {
        let mut kinds = vec![Child::Free, Child::Other];
        match *graph.sorts.kind(sort) {
            SortKind::Bool => kinds.extend([0, 1].map(Child::Constant)),
            SortKind::BitVec(width) => kinds.extend((0..1 << width).map(Child::Constant)),
            _ => {}
        }
        let longer = |choice: Vec<Child>| kinds.iter().map(move |&kind| [&choice[..], &[kind]].concat());
        all = all.into_iter().flat_map(|choice| longer(choice).collect::<Vec<_>>()).collect();
    }
    all.retain(|choice| choice.contains(&Child::Free));
    all
}

fn child(graph: &mut Graph, kind: Child, sort: Sort) -> Term {
    match kind {
        Child::Free => graph.variable("x", sort),
        Child::Other => graph.variable("t", sort),
        Child::Constant(number) if sort == Sort::BOOL => graph.truth(number == 1),
        Child::Constant(number) => {
            let width = flat_width(&graph.sorts, sort).expect("a vector");
            graph.number(number, width)
        }
    }
}

/// The number of bits that distinguish the values of a sort.
fn bits(graph: &Graph, sort: Sort) -> u32 {
    match *graph.sorts.kind(sort) {
        SortKind::Array(index, element) => bits(graph, element) << bits(graph, index),
        _ => flat_width(&graph.sorts, sort).expect("a vector"),
    }
}

/// Gives variables the values in the bits of a number.
fn assign(graph: &Graph, assignment: &mut Assignment, variables: &[Term], mut number: u64) {
    let mut take = |width: u32| {
        let value = BitVec::from_u64(number & ((1 << width) - 1), width);
        number >>= width;
        value
    };
    for &variable in variables {
        let sort = graph.sort(variable);
        let value = match *graph.sorts.kind(sort) {
            SortKind::Array(index, element) => {
                let (index, element) = (bits(graph, index), bits(graph, element));
                let zero = assignment.constant_array(&BitVec::zero(element));
                (0..1 << index).fold(zero, |array, at| {
                    assignment.write(&array, &BitVec::from_u64(at, index), &take(element))
                })
            }
            _ => take(bits(graph, sort)),
        };
        assignment.set(variable, value);
    }
}

/// Checks the contract of the inverter that applies; returns its name.
fn check(graph: &mut Graph, term: Term, choice: &[Child]) -> Option<&'static str> {
    let free: Vec<bool> = choice.iter().map(|&kind| kind == Child::Free).collect();
    let (inverter, reach) = find(graph, term, &free)?;
    let children = graph.children(term).to_vec();
    let Image { result, bindings } = inverter.image(graph, &Site { term, children: &children, free: &free });
    let name = inverter.name;
    assert_eq!(graph.sort(result), graph.sort(term), "{name}");
    if reach == Reach::All {
        assert!(graph.operator(result) == Operator::Variable && !children.contains(&result), "{name}");
    }
    let bound: Vec<Term> = bindings.iter().map(|&[variable, _]| variable).collect();
    let values: Vec<Term> = bindings.iter().map(|&[_, value]| value).collect();
    let is_bound = |variable: &Term| bound.contains(variable);
    let given = variables(graph, &[&values[..], &[result]].concat());
    assert!(!given.iter().any(is_bound), "{name}: a value contains its variable");
    // Variables that are neither bound nor in a value may have any value.
    let others: Vec<Term> = variables(graph, &[term]).into_iter().filter(|v| !is_bound(v)).collect();
    let fresh: Vec<Term> = given.into_iter().filter(|variable| !others.contains(variable)).collect();
    let all = [&others[..], &fresh].concat();
    let [size, wanted] = [&all, &[&others[..], &bound].concat()]
        .map(|variables| variables.iter().map(|&variable| bits(graph, graph.sort(variable))).sum::<u32>());
    let (mut assignment, mut evaluator) = (Assignment::new(), Evaluator::new());
    let mut reached = BTreeSet::new();
    for number in 0..1u64 << size {
        assign(graph, &mut assignment, &all, number);
        evaluator.clear();
        let mut value = |term| evaluator.value(graph, &assignment, term).expect("a value");
        let (want, values) = (value(result), values.iter().map(|&term| value(term)).collect::<Vec<_>>());
        let mut key: Vec<BitVec> = others.iter().map(|&variable| value(variable)).collect();
        for (&variable, value) in bound.iter().zip(&values) {
            assignment.set(variable, value.clone());
        }
        key.extend(values);
        reached.insert(key.iter().map(|value| value.limbs().to_vec()).collect::<Vec<_>>());
        evaluator.clear();
        assert_eq!(evaluator.value(graph, &assignment, term), Ok(want), "{name}: {choice:?}");
    }
    assert_eq!(reached.len(), 1 << wanted, "{name}: {choice:?} leaves values out");
    Some(name)
}

/// Terms of one operator over all choices of children of these sorts.
fn check_all(
    sorts: impl Fn(&mut Graph) -> Vec<Sort>,
    build: impl Fn(&mut Graph, &[Term]) -> Term,
    fired: &mut BTreeSet<&'static str>,
) {
    let mut graph = Graph::new();
    let sorts = sorts(&mut graph);
    for choice in choices(&graph, &sorts) {
        let children: Vec<Term> =
            choice.iter().zip(&sorts).map(|(&kind, &sort)| child(&mut graph, kind, sort)).collect();
        let term = build(&mut graph, &children);
        // Children of commutative operators are sorted, so each is looked up; equal children share a choice.
        let place = |child: &Term| children.iter().position(|other| other == child).expect("a child");
        let choice: Vec<Child> = graph.children(term).iter().map(|child| choice[place(child)]).collect();
        fired.extend(check(&mut graph, term, &choice));
    }
}

#[test]
fn inverters_keep_their_contract() {
    let mut fired = BTreeSet::new();
    for count in 2..=4 {
        check_all(|_| vec![Sort::BOOL; count], |graph, children| graph.and(children), &mut fired);
    }
    check_all(|_| vec![Sort::BOOL], |graph, all| graph.term(Operator::Not, all), &mut fired);
    check_all(|_| vec![Sort::BOOL; 2], |graph, all| graph.term(Operator::Equal, all), &mut fired);
    check_all(|_| vec![Sort::BOOL; 3], |graph, all| graph.term(Operator::Ite, all), &mut fired);
    for width in 1..=4 {
        for &operator in Operator::ALL {
            let arity = match operator {
                Operator::BvNot | Operator::BvNeg => 1,
                Operator::Equal | Operator::BvUlt | Operator::BvSlt => 2,
                _ if operator.name().starts_with("bv") => 2,
                _ => continue,
            };
            let sorts = |graph: &mut Graph| vec![graph.bitvec_sort(width); arity];
            check_all(sorts, |graph, all| graph.term(operator, all), &mut fired);
        }
        let choice =
            |graph: &mut Graph| [[Sort::BOOL; 1].to_vec(), vec![graph.bitvec_sort(width); 2]].concat();
        check_all(choice, |graph, all| graph.term(Operator::Ite, all), &mut fired);
        for other in 1..=4 {
            let pair = |graph: &mut Graph| vec![graph.bitvec_sort(width), graph.bitvec_sort(other)];
            check_all(pair, |graph, all| graph.term(Operator::Concat, all), &mut fired);
        }
        for low in 0..width {
            for high in low..width {
                let vector = |graph: &mut Graph| vec![graph.bitvec_sort(width)];
                check_all(vector, |graph, all| graph.extract(all[0], high, low), &mut fired);
            }
        }
    }
    check_arrays(&mut fired);
    let all: BTreeSet<&str> = INVERTERS.iter().map(|inverter| inverter.name).collect();
    assert_eq!(fired, all, "every inverter is tested");
}

fn check_arrays(fired: &mut BTreeSet<&'static str>) {
    let sorts = |graph: &mut Graph, index: u32, element: u32| {
        let index = if index == 0 { Sort::BOOL } else { graph.bitvec_sort(index) };
        let element = if element == 0 { Sort::BOOL } else { graph.bitvec_sort(element) };
        [graph.sorts.intern(SortKind::Array(index, element)), index, element]
    };
    for (index, element) in [(0, 0), (0, 1), (1, 0), (1, 1), (1, 2), (2, 1)] {
        let sorts = |graph: &mut Graph| sorts(graph, index, element);
        let pair = |graph: &mut Graph| vec![sorts(graph)[0]; 2];
        check_all(pair, |graph, all| graph.term(Operator::Equal, all), fired);
        check_all(|graph| sorts(graph)[..2].to_vec(), |graph, all| graph.term(Operator::Select, all), fired);
        check_all(|graph| sorts(graph).to_vec(), |graph, all| graph.term(Operator::Store, all), fired);
    }
}
