//! Questions with many answers beside enumeration: random assertions over few bits, all assignments tried.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use crate::random::{Random, Terms, assignments};
use javelin_solver::session::Session;
use javelin_solver::{
    BigUint, Bounds, Budget, Consequences, Cube, Ending, Objective, Operator, Params, Setup, Solver, Stop,
    Term, Unknown, Verdict,
};
use javelin_term::bitvec::BitVec;
use javelin_term::eval::{Assignment, Evaluator};
use javelin_term::graph::Term as Id;

type Outcome = Result<(), javelin_solver::Error>;

/// A question: assertions by level, assumptions and predicates, and every model.
struct Question {
    solver: Solver,
    assumptions: Vec<Term>,
    predicates: Vec<Term>,
    words: Vec<Term>,
    assignments: Vec<Assignment>,
    models: Vec<Assignment>,
}

impl Question {
    /// At most ten bits of variables, so that all assignments can be tried.
    fn new(random: &mut Random) -> Question {
        let mut solver = Solver::new();
        let graph = solver.graph_mut();
        let mut terms = Terms::new(graph, 3, &[0, 1, 1], 3);
        for _ in 0..4 + random.below(20) {
            match random.below(2) {
                0 => terms.grow_boolean(graph, random),
                _ => terms.grow_vector(graph, random),
            };
        }
        let mut formulas = |graph: &mut _, count: usize| -> Vec<Id> {
            (0..count).map(|_| terms.grow_boolean(graph, random)).collect()
        };
        let (assertions, assumptions) = (formulas(graph, 3), formulas(graph, 1));
        let mut predicates = formulas(graph, 4);
        predicates.extend(terms.variables.iter().filter(|&&variable| graph.is_bool(variable)));
        let count = random.below(predicates.len() + 1);
        let predicates: Vec<Id> = (0..count).map(|_| random.pick(&predicates)).collect();
        let words: Vec<Id> = (0..2).map(|_| terms.grow_vector(graph, random)).collect();
        Question::of(solver, &terms.variables, [&assertions, &assumptions, &predicates, &words], random)
    }

    /// Products, quotients and remainders of two variables of five bits, whose circuits are delayed.
    fn of_arithmetic(random: &mut Random) -> Question {
        let mut solver = Solver::new();
        let params =
            Params { arithmetic_product_width: 5, arithmetic_quotient_width: 5, ..Params::default() };
        solver.set_setup(Setup { params, ..Setup::default() }).unwrap();
        for name in ["x", "y"] {
            solver.define(&format!("(declare-const {name} (_ BitVec 5))")).unwrap();
        }
        let variables: Vec<Id> =
            ["x", "y"].map(|name| solver.parse(name).unwrap()).map(|term| solver.node(term)).to_vec();
        let mut word = |random: &mut Random| {
            let operator = random.pick(&["bvmul", "bvmul", "bvudiv", "bvurem"]);
            let [left, right] = [(); 2].map(|()| random.pick(&["x", "y", "(bvadd x y)", "#b00011"]));
            format!("({operator} {left} {right})")
        };
        let mut formula = |random: &mut Random| {
            let operator = random.pick(&["bvult", "=", "bvsle"]);
            let bound = format!("(_ bv{} 5)", random.below(32));
            let right = if random.below(3) == 0 { word(random) } else { bound };
            format!("({operator} {} {right})", word(random))
        };
        let mut terms = |count: usize, make: &mut dyn FnMut(&mut Random) -> String| -> Vec<Id> {
            let texts: Vec<String> = (0..count).map(|_| make(random)).collect();
            let terms = texts.iter().map(|text| solver.parse(text).unwrap()).collect::<Vec<Term>>();
            terms.into_iter().map(|term| solver.node(term)).collect()
        };
        let [assertions, assumptions, predicates] = [1, 1, 3].map(|count| terms(count, &mut formula));
        let words = terms(2, &mut word);
        Question::of(solver, &variables, [&assertions, &assumptions, &predicates, &words], random)
    }

    /// A question about some of these assertions, assumptions, predicates and words.
    fn of(
        mut solver: Solver,
        variables: &[Id],
        [assertions, assumptions, predicates, words]: [&[Id]; 4],
        random: &mut Random,
    ) -> Question {
        let kept = random.below(assertions.len() + 1);
        let assertions = &assertions[..kept];
        let assumptions = &assumptions[..random.below(2)];
        let graph = solver.graph_mut();
        let assignments = assignments(graph, variables, 1 << 10, random);
        let holds = |model: &Assignment| {
            let mut evaluator = Evaluator::new();
            let mut formulas = assertions.iter().chain(assumptions);
            formulas.all(|&formula| evaluator.value(graph, model, formula).unwrap().is_one())
        };
        let models = assignments.iter().filter(|model| holds(model)).cloned().collect();
        let [assumptions, predicates, words] =
            [assumptions, predicates, words].map(|ids| ids.iter().map(|&id| solver.handle(id)).collect());
        for &assertion in assertions {
            let assertion = solver.handle(assertion);
            solver.assert(assertion).unwrap();
            solver.push(random.below(2)).unwrap();
        }
        Question { solver, assumptions, predicates, words, assignments, models }
    }

    /// The values of terms in each model, each once.
    fn values(&mut self, terms: &[Term]) -> BTreeSet<Vec<BitVec>> {
        let ids: Vec<Id> = terms.iter().map(|&term| self.solver.node(term)).collect();
        let graph = &*self.solver.graph_mut();
        let of_model = |model: &Assignment| {
            let mut evaluator = Evaluator::new();
            ids.iter().map(|&id| evaluator.value(graph, model, id).unwrap()).collect()
        };
        self.models.iter().map(of_model).collect()
    }

    fn valuations(&mut self) -> BTreeSet<Vec<bool>> {
        let predicates = self.predicates.clone();
        let values = self.values(&predicates);
        values.into_iter().map(|values| values.iter().map(BitVec::is_one).collect()).collect()
    }
}

/// The valuations in a cube.
fn members(cube: &Cube, predicates: usize) -> Vec<Vec<bool>> {
    let all = (0..1u32 << predicates).map(|bits| (0..predicates).map(|at| bits >> at & 1 == 1).collect());
    let is_in = |valuation: &Vec<bool>| cube.literals.iter().all(|&(at, value)| valuation[at] == value);
    all.filter(is_in).collect()
}

/// Enumerates cubes, a few at a time, with other questions and checks between.
fn cubes(question: &mut Question, may_overlap: bool, at_once: usize) -> Vec<Cube> {
    let Question { solver, assumptions, predicates, .. } = question;
    let mut all = solver.all_sat(assumptions, predicates, may_overlap).unwrap();
    let mut found = Vec::new();
    loop {
        let before = found.len();
        let ending = solver.cubes(&mut all, |cube| {
            found.push(cube);
            if found.len() - before == at_once { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        match ending.unwrap() {
            Ending::Complete => return found,
            Ending::Paused => drop(solver.check().unwrap()),
            Ending::Partial(unknown) => panic!("{unknown}"),
        }
    }
}

fn check_all_sat(question: &mut Question, random: &mut Random) {
    let wanted = question.valuations();
    let width = question.predicates.len();
    for may_overlap in [false, true] {
        let found = cubes(question, may_overlap, 1 + random.below(3));
        let mut met = BTreeSet::new();
        for valuation in found.iter().flat_map(|cube| members(cube, width)) {
            assert!(wanted.contains(&valuation), "{valuation:?} has no model");
            assert!(met.insert(valuation) || may_overlap, "cubes overlap: {found:?}");
        }
        assert_eq!(met, wanted, "{found:?}");
    }
    let Question { solver, assumptions, predicates, .. } = question;
    let counted = solver.count_valuations(assumptions, predicates).unwrap();
    assert_eq!(counted, (BigUint::from(wanted.len()), Ending::Complete));
}

fn check_abstraction(question: &mut Question) {
    let wanted = question.valuations();
    let Question { solver, assumptions, predicates, .. } = question;
    let (term, ending) = solver.abstraction(assumptions, predicates).unwrap();
    assert_eq!(ending, Ending::Complete);
    let (product, ending) = solver.cartesian_abstraction(assumptions, predicates).unwrap();
    assert_eq!(ending, Ending::Complete);
    let fixed = |at: usize, value: bool| wanted.iter().all(|valuation| valuation[at] == value);
    let ids: Vec<Id> = predicates.iter().chain([&term, &product]).map(|&term| solver.node(term)).collect();
    let graph = &*solver.graph_mut();
    for assignment in &question.assignments {
        let mut evaluator = Evaluator::new();
        let value = |&id: &Id| evaluator.value(graph, assignment, id).unwrap().is_one();
        let mut valuation: Vec<bool> = ids.iter().map(value).collect();
        let (product, term) = (valuation.pop().unwrap(), valuation.pop().unwrap());
        assert_eq!(term, wanted.contains(&valuation), "{valuation:?}");
        let is_in = valuation.iter().enumerate().all(|(at, &value)| !fixed(at, !value));
        assert_eq!(product, is_in && !wanted.is_empty(), "{valuation:?}");
    }
}

fn check_consequences(question: &mut Question) {
    let terms: Vec<Term> = question.predicates.iter().chain(&question.words).copied().collect();
    let values = question.values(&terms);
    let Question { solver, assumptions, .. } = question;
    let (found, ending) = solver.consequences(assumptions, &terms).unwrap();
    let (classes, also) = solver.equal_terms(assumptions, &terms).unwrap();
    assert_eq!((ending, also), (Ending::Complete, Ending::Complete));
    let Consequences::Values(found) = found else {
        assert_eq!((values.len(), classes), (0, None));
        return;
    };
    let classes = classes.expect("there is a model");
    let fixed: Vec<(usize, BitVec)> = found.iter().map(|found| (found.term, found.value.clone())).collect();
    let is_fixed = |&at: &usize| values.iter().all(|row| row[at] == values.first().unwrap()[at]);
    let wanted = (0..terms.len()).filter(is_fixed).map(|at| (at, values.first().unwrap()[at].clone()));
    assert_eq!(fixed, wanted.collect::<Vec<_>>());
    for consequence in &found {
        assert!(consequence.assumptions.iter().all(|&at| at < assumptions.len()));
    }
    for left in 0..terms.len() {
        for right in 0..left {
            let sorts = [left, right].map(|at| solver.sort(terms[at]).unwrap());
            let are_same = sorts[0] == sorts[1] && values.iter().all(|row| row[left] == row[right]);
            let together = classes.iter().any(|class| class.contains(&left) && class.contains(&right));
            assert_eq!(are_same, together, "{left} and {right} of {classes:?}");
        }
    }
}

fn signed(value: &BitVec) -> i64 {
    let (value, width) = (value.to_u64().unwrap() as i64, value.width());
    if value >> (width - 1) & 1 == 1 { value - (1 << width) } else { value }
}

fn check_optimum(question: &mut Question, random: &mut Random) {
    let words = question.words.clone();
    let values = question.values(&words);
    let Question { solver, assumptions, .. } = question;
    let objectives: Vec<Objective> = words
        .iter()
        .map(|&term| Objective { term, maximize: random.below(2) == 1, signed: random.below(2) == 1 })
        .collect();
    let found = solver.optimize(assumptions, &objectives).unwrap();
    assert_eq!(found.ending, Ending::Complete);
    let key = |row: &Vec<BitVec>| -> Vec<i64> {
        let number = |(value, objective): (&BitVec, &Objective)| {
            let number = if objective.signed { signed(value) } else { value.to_u64().unwrap() as i64 };
            if objective.maximize { -number } else { number }
        };
        row.iter().zip(&objectives).map(number).collect()
    };
    assert_eq!(found.values, values.iter().min_by_key(|row| key(row)).cloned());
    if let Some(best) = &found.values {
        let value = solver.value(words[0]).unwrap();
        assert_eq!(value.as_bitvec(), Some(&best[0]), "the model is that of the optimum");
    }
    for (at, &word) in words.iter().enumerate() {
        let (found, ending) = solver.bounds(assumptions, word).unwrap();
        assert_eq!(ending, Ending::Complete);
        let column = || values.iter().map(|row| row[at].clone());
        let wanted = column().next().map(|_| Bounds {
            unsigned: (
                column().min_by_key(|value| value.to_u64()).unwrap(),
                column().max_by_key(|value| value.to_u64()).unwrap(),
            ),
            signed: (column().min_by_key(signed).unwrap(), column().max_by_key(signed).unwrap()),
        });
        assert_eq!(found, wanted);
    }
}

/// Asks each kind of question of random assertions.
fn campaign(seed: u64, questions: usize) {
    let mut random = Random(seed);
    for number in 0..questions {
        let mut question = match number % 3 {
            0 => Question::of_arithmetic(&mut random),
            _ => Question::new(&mut random),
        };
        let verdict = question.solver.check_assuming(&question.assumptions).unwrap();
        assert_eq!(verdict == Verdict::Sat, !question.models.is_empty(), "question {number} of {seed}");
        let levels = question.solver.levels();
        match random.below(4) {
            0 => check_all_sat(&mut question, &mut random),
            1 => check_abstraction(&mut question),
            2 => check_consequences(&mut question),
            _ => check_optimum(&mut question, &mut random),
        }
        let again = question.solver.check_assuming(&question.assumptions).unwrap();
        assert_eq!((again, question.solver.levels()), (verdict, levels), "question {number} of {seed}");
    }
}

#[test]
fn answers_are_those_of_enumeration() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
    campaign(number("JAVELIN_SEED").unwrap_or(1), number("JAVELIN_QUESTIONS").unwrap_or(400) as usize);
}

/// A formula with 2^15 valuations of sixteen predicates, none next to another.
fn parity() -> Result<(Solver, Vec<Term>), javelin_solver::Error> {
    let mut solver = Solver::new();
    let names: Vec<String> = (0..16).map(|number| format!("p{number}")).collect();
    let sort = solver.bool_sort();
    let predicates = names.iter().map(|name| solver.declare(name, sort)).collect::<Result<Vec<_>, _>>()?;
    let parity = solver.apply(Operator::Xor, &[], &predicates)?;
    solver.assert(parity)?;
    Ok((solver, predicates))
}

#[test]
fn enumerations_end_with_the_assertions_they_are_about() -> Outcome {
    let (mut solver, predicates) = parity()?;
    let mut all = solver.all_sat(&[], &predicates, false)?;
    let mut count = 0;
    let ending = solver.cubes(&mut all, |_| {
        count += 1;
        if count == 100 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })?;
    assert_eq!((ending, count), (Ending::Paused, 100));
    solver.push(1)?;
    let message = solver.cubes(&mut all, |_| ControlFlow::Continue(())).unwrap_err().to_string();
    assert_eq!(message, "the assertions have changed since the enumeration began; begin another");
    Ok(())
}

#[test]
fn limits_leave_answers_that_say_they_are_partial() -> Outcome {
    let (mut solver, predicates) = parity()?;
    solver.set_budget(Budget { ticks: Some(40_000), ..Budget::default() });
    let (count, ending) = solver.count_valuations(&[], &predicates)?;
    assert_eq!(ending, Ending::Partial(Unknown::Stopped(Stop::Ticks)));
    assert!(count > BigUint::from(1u8) && count < BigUint::from(1u16 << 15), "{count}");
    let (weaker, ending) = solver.abstraction(&[], &predicates)?;
    assert_eq!(ending, Ending::Partial(Unknown::Stopped(Stop::Ticks)));
    solver.set_budget(Budget::default());
    let not_implied = solver.not(weaker)?;
    assert_eq!(solver.check_assuming(&[not_implied])?, Verdict::Unsat, "what was asked so far follows");
    Ok(())
}

#[test]
fn a_missing_model_is_no_optimum() -> Outcome {
    let mut solver = Solver::new();
    solver.define("(declare-const x (_ BitVec 8))")?;
    let [x, never] = ["x", "(bvult x #x00)"].map(|text| solver.parse(text).expect("a term"));
    let objective = Objective { term: x, maximize: false, signed: false };
    assert_eq!(solver.optimize(&[never], &[objective])?.values, None);
    assert_eq!(solver.bounds(&[never], x)?, (None, Ending::Complete));
    let clash = solver.optimize(&[x], &[]).unwrap_err().to_string();
    assert_eq!(clash, "check-sat: argument 1 has sort (_ BitVec 8), expected Bool");
    Ok(())
}

#[test]
fn a_long_enumeration_is_one_answer() {
    let names: Vec<String> = (0..13).map(|number| format!("p{number}")).collect();
    let declarations: String = names.iter().map(|name| format!("(declare-const {name} Bool)")).collect();
    let all = names.join(" ");
    let script = format!("{declarations}(assert (xor {all}))(check-allsat ({all}))(echo \"end\")");
    let mut session = Session::default();
    session.feed(script.as_bytes());
    session.finish();
    let texts: Vec<String> = std::iter::from_fn(|| session.step()).filter_map(|reply| reply.text).collect();
    let [cubes, end] = &texts[..] else { panic!("{} answers", texts.len()) };
    assert!(cubes.len() > 100_000 && cubes.starts_with('(') && cubes.ends_with(" :complete)"), "{cubes}");
    assert!(end.contains("end"));
}
