//! Sums against values, for all values of small widths.

use javelin_term::bitvec::BitVec;
use javelin_term::eval::{Assignment, Evaluator};
use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;

use super::{LinearForm, View};
use crate::domain::transfer::AbstractEvaluation;
use crate::domain::transfer::tests::{Case, intervals, signed, values};

/// Terms with every operator that sums know, over two variables of a width.
fn terms(graph: &mut Graph, [x, y]: [Term; 2], width: u32) -> Vec<Term> {
    let [one, two, three, most] = [1, 2, 3, (1 << width) - 1].map(|number| graph.number(number, width));
    let mut all = vec![x, one, most];
    for (operator, right) in [
        (Operator::BvAdd, y),
        (Operator::BvAdd, one),
        (Operator::BvAdd, most),
        (Operator::BvMul, three),
        (Operator::BvMul, most),
        (Operator::BvShl, one),
        (Operator::BvLshr, one),
        (Operator::BvUdiv, three),
        (Operator::BvUrem, three),
        (Operator::BvAnd, three),
        (Operator::BvAnd, y),
        (Operator::BvUdiv, y),
        (Operator::BvUrem, y),
        (Operator::BvLshr, y),
    ] {
        all.push(graph.term(operator, &[x, right]));
    }
    all.extend([graph.bvneg(x), graph.bvnot(x), graph.bvsub(x, y), graph.bvsub(y, two)]);
    all.push(graph.sign_extend(x, 2));
    all.push(graph.zero_extend(x, 2));
    for low in 0..width {
        all.push(graph.extract(x, width - 1, low));
        all.push(graph.extract(x, low, 0));
    }
    let both = graph.term(Operator::Concat, &[x, y]);
    all.push(both);
    let (wide, four) = (graph.zero_extend(y, width), graph.number(4, 2 * width));
    let four = graph.term(Operator::BvMul, &[wide, four]);
    let moved = graph.term(Operator::BvAdd, &[both, four]);
    all.extend([moved, graph.extract(moved, 2 * width - 1, width), graph.extract(moved, width - 1, 0)]);
    let less = graph.term(Operator::BvSlt, &[x, y]);
    let choice = graph.ite(less, x, one);
    all.push(graph.term(Operator::BvAdd, &[choice, one]));
    all
}

/// The value of a sum.
fn sum(form: &LinearForm, of: impl Fn(View) -> i128) -> i128 {
    form.constant + form.addends.iter().map(|&(view, factor)| factor * of(view)).sum::<i128>()
}

/// In how many cases there are sums; asserts that they are right, and that upper sums are.
fn check(width: u32, left: &Case, right: &Case, kinds: [bool; 2]) -> usize {
    let mut graph = Graph::new();
    let sort = graph.bitvec_sort(width);
    let [x, y] = ["x", "y"].map(|name| graph.variable(name, sort));
    let all = terms(&mut graph, [x, y], width);
    let known = Kinds { facts: [(x, left), (y, right)], kinds };
    let mut evaluation = AbstractEvaluation::new(&graph, &known);
    let forms: Vec<_> = all
        .iter()
        .map(|&term| {
            let forms = [false, true].map(|is_signed| evaluation.linear(term, is_signed));
            (term, forms, evaluation.upper_sums(term))
        })
        .collect();
    for first in values(left.members) {
        for second in values(right.members) {
            let number = |view: View| {
                let value = if view.variable == x { first } else { second };
                i128::from(if view.is_signed { signed(value, width) } else { value as i64 })
            };
            let mut assignment = Assignment::new();
            assignment.set(x, BitVec::from_u64(first, width));
            assignment.set(y, BitVec::from_u64(second, width));
            for (term, forms, uppers) in &forms {
                let value = Evaluator::new().value(&graph, &assignment, *term).unwrap().to_u64().unwrap();
                let numbers = [value as i64, signed(value, graph.width(*term))];
                for (form, number_of_term) in forms.iter().zip(numbers) {
                    let Some(form) = form else { continue };
                    let text =
                        javelin_term::print::term(&graph, *term, &javelin_term::limits::Limits::none());
                    assert_eq!(
                        sum(form, number),
                        i128::from(number_of_term),
                        "{text:?} {form:?} {first} {second} {kinds:?} {left:?} {right:?}"
                    );
                }
                assert!(uppers.iter().all(|upper| i128::from(value) <= sum(upper, number)), "{uppers:?}");
            }
        }
    }
    forms.iter().flat_map(|(_, forms, _)| forms).flatten().count()
}

/// Facts of two variables, and whether sums are over their signed numbers.
struct Kinds<'c> {
    facts: [(Term, &'c Case); 2],
    kinds: [bool; 2],
}

impl super::Knowledge for Kinds<'_> {
    fn fact(&self, variable: Term) -> Option<javelin_term::facts::fact::Fact> {
        self.facts.iter().find(|(known, _)| *known == variable).map(|(_, case)| case.fact.clone())
    }

    fn is_signed(&self, variable: Term) -> bool {
        let position = self.facts.iter().position(|(known, _)| *known == variable);
        position.is_some_and(|position| self.kinds[position])
    }
}

#[test]
fn sums_are_the_values_of_terms() {
    let mut found = 0;
    for (width, stride) in [(3, 7), (4, 211), (5, 4003)] {
        let cases = intervals(width);
        let pairs = cases.iter().flat_map(|left| cases.iter().map(move |right| (left, right)));
        for (index, (left, right)) in pairs.enumerate().step_by(stride) {
            found += check(width, left, right, [index % 2 == 0, index / 2 % 2 == 0]);
        }
    }
    println!("{found} sums");
    assert!(found > 10_000, "{found}");
}

/// Where no sum wraps around, every operator that is linear has one.
#[test]
fn small_values_have_sums() {
    let cases = intervals(5);
    let small = cases.iter().find(|case| case.members == 0b1110).unwrap();
    let forms = check(5, small, small, [false, false]);
    assert!(forms > 50, "{forms}");
}
