//! The engine as a program uses it: every public call, its errors, and that no misuse panics.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Barrier};
use std::thread;
use std::time::{Duration, Instant};

use javelin_solver::listen::Stage;
use javelin_solver::{
    ArraySort, ArrayValue, BigInt, BitVec, Budget, Error, Event, ExpansionError, Expected, Function, Host,
    Listener, Operator, Params, Required, Setup, Solver, Sort, SortKind, Stop, Term, Unknown, Value,
    ValueSort, Verdict,
};
use javelin_term::limits::{Account, Memory};

type Outcome = Result<(), Box<dyn std::error::Error>>;

const CANCELED: Verdict = Verdict::Unknown(Unknown::Stopped(Stop::Canceled));

/// A solver with bytes `x` and `y`.
fn bytes() -> (Solver, Sort, Term, Term) {
    let mut solver = Solver::new();
    let byte = solver.bitvec_sort(8).unwrap();
    let (x, y) = (solver.declare("x", byte).unwrap(), solver.declare("y", byte).unwrap());
    (solver, byte, x, y)
}

/// Asserts that a prime is a product: a question that takes long.
fn assert_hard(solver: &mut Solver) {
    let sort = solver.bitvec_sort(64).unwrap();
    solver.declare("p", sort).unwrap();
    solver.declare("q", sort).unwrap();
    let text = "(and (= (bvmul p q) (_ bv18446744073709551557 64)) (not (bvumulo p q))
                     (bvugt p (_ bv1 64)) (bvugt q (_ bv1 64)))";
    let formula = solver.parse(text).unwrap();
    solver.assert(formula).unwrap();
}

#[test]
fn clashes_name_both_sorts() -> Outcome {
    let (mut solver, byte, x, _) = bytes();
    let word = solver.bitvec_sort(16)?;
    let z = solver.declare("z", word)?;
    let Err(Error::Clash(clash)) = solver.bvadd(x, z) else { panic!("no clash") };
    assert_eq!((&*clash.name, clash.position, clash.found.sort), ("bvadd", 1, word));
    let Expected::Like(like, 1) = &clash.expected else { panic!("{clash}") };
    assert_eq!(like.sort, byte);
    let text = "bvadd: argument 2 has sort (_ BitVec 16), expected (_ BitVec 8) like argument 1";
    assert_eq!(clash.to_string(), text);

    let message = |result: Result<Term, Error>| result.unwrap_err().to_string();
    assert_eq!(message(solver.not(x)), "not: argument 1 has sort (_ BitVec 8), expected Bool");
    assert_eq!(message(solver.select(x, x)), "select: argument 1 has sort (_ BitVec 8), expected an array");
    let array = solver.array_sort(byte, word)?;
    let a = solver.declare("a", array)?;
    assert_eq!(
        message(solver.select(a, z)),
        "select: argument 2 has sort (_ BitVec 16), expected (_ BitVec 8)"
    );
    assert_eq!(
        message(solver.store(a, x, x)),
        "store: argument 3 has sort (_ BitVec 8), expected (_ BitVec 16)"
    );
    assert_eq!(
        message(solver.constant_array(array, x)),
        "const: argument 1 has sort (_ BitVec 8), expected (_ BitVec 16)"
    );
    assert_eq!(message(solver.constant_array(byte, x)), "const: (_ BitVec 8) is not an array sort");
    assert_eq!(message(solver.ite(x, x, x)), "ite: argument 1 has sort (_ BitVec 8), expected Bool");
    let f = solver.declare_function("f", &[byte, word], byte)?;
    assert_eq!(
        message(solver.call(f, &[x, x])),
        "f: argument 2 has sort (_ BitVec 8), expected (_ BitVec 16)"
    );
    assert_eq!(message(solver.call(f, &[x])), "f: expected 2 arguments, found 1");
    assert_eq!(
        solver.assert(x).unwrap_err().to_string(),
        "assert: argument 1 has sort (_ BitVec 8), expected Bool"
    );
    assert!(matches!(solver.check_assuming(&[x]), Err(Error::Clash(_))));
    assert_eq!(solver.assertions(), 0);
    Ok(())
}

#[test]
fn numbers_out_of_range_are_errors() -> Outcome {
    let (mut solver, byte, x, y) = bytes();
    assert!(matches!(solver.bitvec_sort(0), Err(Error::NoWidth { .. })));
    assert!(matches!(solver.bitvec_sort((1 << 24) + 1), Err(Error::TooWide { .. })));
    assert!(matches!(solver.bitvec_sort(u32::MAX), Err(Error::TooWide { .. })));
    assert!(matches!(solver.number(0, 0), Err(Error::NoWidth { .. })));
    assert!(matches!(solver.number(256, 8), Err(Error::Number { width: 8, .. })));
    assert!(solver.number(255, 8).is_ok() && solver.number(u64::MAX, 64).is_ok());
    assert!(solver.number(u64::MAX, 1 << 24).is_ok());
    assert!(matches!(solver.bitvec(&BitVec::zero((1 << 24) + 1)), Err(Error::TooWide { .. })));
    assert!(matches!(solver.extract(x, 8, 0), Err(Error::HighIndex { high: 8, top: 7 })));
    assert!(matches!(solver.extract(x, 1, 2), Err(Error::IndexOrder { low: 2, high: 1 })));
    assert!(matches!(solver.repeat(x, 0), Err(Error::NoCopies)));
    assert!(matches!(solver.repeat(x, u32::MAX), Err(Error::TooWide { .. })));
    assert!(matches!(solver.zero_extend(x, u32::MAX), Err(Error::TooWide { .. })));
    assert!(matches!(solver.sign_extend(x, 1 << 24), Err(Error::TooWide { .. })));
    let turned = solver.rotate_left(x, u32::MAX)?;
    assert_eq!(turned, solver.rotate_left(x, 7)?);
    assert!(matches!(solver.and(&[]), Err(Error::Arguments { at_least: true, .. })));
    assert!(matches!(solver.distinct(&[x]), Err(Error::Arguments { .. })));
    assert!(matches!(solver.apply(Operator::BvAdd, &[1], &[x, y]), Err(Error::Indices { .. })));
    assert!(matches!(solver.apply(Operator::Extract, &[1], &[x]), Err(Error::Indices { .. })));
    assert!(matches!(solver.apply(Operator::BvNot, &[], &[]), Err(Error::Arguments { .. })));
    assert!(matches!(solver.apply(Operator::Store, &[], &[x]), Err(Error::Arguments { .. })));
    let many: Vec<Term> = (0..256).map(|number| solver.number(number, 8)).collect::<Result<_, _>>()?;
    let distinct = solver.distinct(&many)?;
    solver.assert(distinct)?;
    assert_eq!(solver.check()?, Verdict::Sat);
    assert!(matches!(solver.declare_function("f", &[], byte), Err(Error::NoArguments { .. })));
    Ok(())
}

/// Every operator, given arguments of all kinds and numbers, answers with a term or an error.
#[test]
fn no_application_panics() -> Outcome {
    let (mut solver, byte, x, y) = bytes();
    let bit = solver.bitvec_sort(1)?;
    let array = solver.array_sort(byte, bit)?;
    let keyed = solver.array_sort(array, byte)?;
    let element = solver.declare_sort("U");
    let sorts = [solver.bool_sort(), bit, array, keyed, element];
    let mut terms: Vec<Term> =
        sorts.iter().map(|&sort| solver.declare("t", sort)).collect::<Result<_, _>>()?;
    terms.extend([x, y]);
    let mut built = 0;
    for &operator in Operator::ALL {
        for indices in [&[][..], &[0], &[3], &[u64::MAX], &[5, 2], &[2, 5], &[u64::MAX, 0], &[0, 0, 0]] {
            built += usize::from(solver.apply(operator, indices, &[]).is_ok());
            for &first in &terms {
                built += usize::from(solver.apply(operator, indices, &[first]).is_ok());
                for &second in &terms {
                    built += usize::from(solver.apply(operator, indices, &[first, second]).is_ok());
                    let three = [first, second, terms[built % terms.len()]];
                    built += usize::from(solver.apply(operator, indices, &three).is_ok());
                }
            }
        }
    }
    assert!(built > 300, "{built}");
    Ok(())
}

#[test]
fn handles_of_another_solver_are_errors_everywhere() -> Outcome {
    let (mut solver, byte, x, y) = bytes();
    let (mut other, their_byte, theirs, _) = bytes();
    let (f, g) = (
        solver.declare_function("f", &[byte], byte)?,
        other.declare_function("f", &[their_byte], their_byte)?,
    );
    let truth = other.truth(true);
    assert_ne!(x, theirs);
    assert_foreign(&mut solver, (x, byte, f), (theirs, their_byte, g), truth);
    assert_eq!(solver.assertions() + solver.levels(), 0);

    // Handles from before a reset are foreign.
    solver.reset();
    let byte_now = solver.bitvec_sort(8)?;
    let now = solver.declare("x", byte_now)?;
    let h = solver.declare_function("f", &[byte_now], byte_now)?;
    assert_foreign(&mut solver, (now, byte_now, h), (y, byte, f), x);
    Ok(())
}

/// Asserts that no call takes a term, sort or function of another solver.
fn assert_foreign(
    solver: &mut Solver,
    (own, own_sort, own_function): (Term, Sort, Function),
    (term, sort, function): (Term, Sort, Function),
    truth: Term,
) {
    const FOREIGN: Option<Error> = Some(Error::Foreign);
    let parameter = solver.parameter("n", own_sort).unwrap();
    assert_eq!(solver.bvadd(own, term).err(), FOREIGN);
    assert_eq!(solver.bvnot(term).err(), FOREIGN);
    assert_eq!(solver.and(&[truth]).err(), FOREIGN);
    assert_eq!(solver.extract(term, 1, 0).err(), FOREIGN);
    assert_eq!(solver.ite(truth, own, own).err(), FOREIGN);
    assert_eq!(solver.apply(Operator::True, &[], &[term]).err(), FOREIGN);
    assert_eq!(solver.call(own_function, &[term]).err(), FOREIGN);
    assert_eq!(solver.call(function, &[own]).err(), FOREIGN);
    assert_eq!(solver.array_sort(own_sort, sort).err(), FOREIGN);
    assert_eq!(solver.declare("z", sort).err(), FOREIGN);
    assert_eq!(solver.parameter("z", sort).err(), FOREIGN);
    assert_eq!(solver.declare_function("h", &[own_sort], sort).err(), FOREIGN);
    assert_eq!(solver.declare_summary("h", &[sort], own_sort, false).err(), FOREIGN);
    assert_eq!(solver.define_function("h", &[parameter], term).err(), FOREIGN);
    assert_eq!(solver.define_summary("h", &[term], own, true).err(), FOREIGN);
    assert_eq!(solver.constant_array(sort, own).err(), FOREIGN);
    assert_eq!(solver.kind(sort).err(), FOREIGN);
    assert_eq!(solver.sort(term).err(), FOREIGN);
    assert_eq!(
        solver.show(term).err().map(|error| error.to_string()),
        FOREIGN.map(|error| error.to_string())
    );
    assert!(solver.show_sort(sort).is_err());
    assert_eq!(solver.children(term).err(), FOREIGN);
    assert_eq!(solver.applied(term).err(), FOREIGN);
    assert_eq!(solver.assert(truth).err(), FOREIGN);
    assert_eq!(solver.assert_named("n", truth).err(), FOREIGN);
    assert_eq!(solver.check_assuming(&[truth]).err(), FOREIGN);
    assert_eq!(solver.check_expanding(&[truth], |_, _| Ok(None)).err(), FOREIGN);
    assert_eq!(solver.expand(term, own).err(), FOREIGN);
    assert_eq!(solver.expand(own, term).err(), FOREIGN);
    assert_eq!(solver.evaluate(term, &[]).err(), FOREIGN);
    assert_eq!(solver.evaluate(own, &[(term, Value::from(1u8))]).err(), FOREIGN);
    assert_eq!(solver.check(), Ok(Verdict::Sat));
    assert_eq!(solver.value(term).err(), FOREIGN);
}

#[test]
fn formal_parameters_stay_inside_definitions() -> Outcome {
    let (mut solver, byte, x, _) = bytes();
    let n = solver.parameter("n", byte)?;
    let m = solver.parameter("m", byte)?;
    let body = solver.bvadd(n, x)?;
    let open = solver.equal(body, x)?;
    let is_parameter =
        |error: Option<Error>| matches!(error, Some(Error::Parameter { name }) if &*name == "n");
    assert!(is_parameter(solver.assert(open).err()));
    assert!(is_parameter(solver.check_assuming(&[open]).err()));
    assert!(is_parameter(solver.evaluate(open, &[]).err()));
    assert!(is_parameter(solver.define_function("f", &[m], body).err()));
    assert!(is_parameter(solver.define_summary("f", &[m], body, false).err()));
    assert!(is_parameter(solver.define_summary("f", &[], body, false).err()));
    assert_eq!(solver.check()?, Verdict::Sat);
    assert!(is_parameter(solver.value(body).err()));

    let wrong = |error: Option<Error>, at: usize| match error {
        Some(Error::NoParameter { position, .. }) => position == at,
        _ => false,
    };
    assert!(wrong(solver.define_function("f", &[n, x], body).err(), 1));
    assert!(wrong(solver.define_function("f", &[body], body).err(), 0));
    assert!(wrong(solver.define_summary("f", &[n, m, n], body, false).err(), 2));
    assert!(matches!(solver.define_function("f", &[], x), Err(Error::NoArguments { .. })));

    // The parameter that was declared first need not come first.
    let difference = solver.bvsub(n, m)?;
    let from = solver.define_function("from", &[m, n], difference)?;
    let (one, three) = (solver.number(1, 8)?, solver.number(3, 8)?);
    let two = solver.call(from, &[one, three])?;
    assert_eq!(solver.evaluate(two, &[])?, Value::from(2u8));
    Ok(())
}

#[test]
fn levels() -> Outcome {
    let (mut solver, _, x, y) = bytes();
    let equal = solver.equal(x, y)?;
    let unequal = solver.not(equal)?;
    solver.assert(equal)?;
    solver.push(3)?;
    solver.assert(unequal)?;
    assert_eq!((solver.levels(), solver.assertions(), solver.check()?), (3, 2, Verdict::Unsat));
    assert_eq!(solver.pop(4), Err(Error::Levels { levels: 4, open: 3 }));
    assert_eq!(solver.pop(usize::MAX), Err(Error::Levels { levels: usize::MAX, open: 3 }));
    assert_eq!(solver.last_verdict(), Some(Verdict::Unsat));
    solver.pop(0)?;
    assert_eq!(solver.check()?, Verdict::Unsat);
    solver.pop(2)?;
    assert_eq!((solver.levels(), solver.assertions(), solver.check()?), (1, 1, Verdict::Sat));
    assert!(matches!(solver.push(usize::MAX), Err(Error::TooManyLevels { .. })));
    assert!(matches!(solver.push(1_000_000), Err(Error::TooManyLevels { most: 1_000_000, .. })));
    assert_eq!((solver.levels(), solver.has_values()), (1, true));
    solver.reset_assertions();
    assert_eq!((solver.levels(), solver.assertions(), solver.last_verdict()), (0, 0, None));
    solver.assert(unequal)?;
    assert_eq!(solver.check()?, Verdict::Sat);
    Ok(())
}

#[test]
fn questions_belong_to_verdicts() -> Outcome {
    let (mut solver, _, x, y) = bytes();
    let state = |required| Some(Error::State { required });
    let assert_nothing = |solver: &mut Solver| {
        assert_eq!(solver.model().err(), state(Required::Model));
        assert_eq!(solver.value(x).err(), state(Required::Model));
        assert_eq!(solver.unsat_core().err(), state(Required::Core));
        assert_eq!(solver.refinement().err(), state(Required::Refinement));
        assert!(!solver.has_values() && solver.last_verdict().is_none());
    };
    assert_nothing(&mut solver);
    let less = solver.bvult(x, y)?;
    solver.assert(less)?;
    assert_eq!((solver.check()?, solver.checks()), (Verdict::Sat, 1));
    // Repeating the question is no new check, and terms and declarations change no state.
    let more = solver.bvult(y, x)?;
    assert_eq!((solver.check()?, solver.checks()), (Verdict::Sat, 1));
    assert!(
        solver.model().is_ok()
            && solver.set_setup(Setup::default()) == Err(Error::State { required: Required::Unstarted })
    );
    assert_eq!(solver.unsat_core().err(), state(Required::Core));
    solver.assert(more)?;
    assert_nothing(&mut solver);
    assert_eq!(solver.check()?, Verdict::Unsat);
    assert_eq!(solver.model().err(), state(Required::Model));
    assert!(solver.unsat_core().is_ok());
    solver.push(1)?;
    assert_nothing(&mut solver);
    assert_eq!(solver.check()?, Verdict::Unsat);
    solver.pop(1)?;
    assert_nothing(&mut solver);
    solver.reset();
    assert_eq!(solver.check()?, Verdict::Sat);
    assert_eq!(solver.model()?.iter().len(), 0);
    assert_eq!(Verdict::Unknown(Unknown::Refine).to_string(), "unknown");
    Ok(())
}

/// A model is typed, belongs to no thread, and outlives its solver.
#[test]
fn models_outlive_their_solver() -> Outcome {
    let mut solver = Solver::new();
    let sorts = ["Bool", "(_ BitVec 100)", "(Array (_ BitVec 8) (_ BitVec 8))"];
    let sorts: Vec<Sort> = sorts.iter().map(|text| solver.parse_sort(text)).collect::<Result<_, _>>()?;
    let element = solver.declare_sort("U");
    for (name, sort) in ["p", "w", "a"].iter().zip(&sorts) {
        solver.declare(name, *sort)?;
    }
    for name in ["u", "v"] {
        solver.declare(name, element)?;
    }
    let byte = solver.bitvec_sort(8)?;
    solver.declare_function("f", &[byte, element], byte)?;
    for text in [
        "(and p (= w (bvneg (_ bv5 100))) (distinct u v))",
        "(= (select a #x07) #x2a)",
        "(distinct (f #x01 u) (f #x01 v) #x00)",
    ] {
        let formula = solver.parse(text)?;
        solver.assert(formula)?;
    }
    assert_eq!(solver.check()?, Verdict::Sat);
    let model = solver.model()?;
    let read = solver.parse("(select a #x07)")?;
    assert_eq!(solver.value(read)?, Value::from(42u8));
    drop(solver);
    thread::spawn(move || {
        assert_eq!(model.get("p"), Some(&Value::Bool(true)));
        let w = model.get("w").unwrap();
        assert_eq!(BigInt::try_from(w), Ok(BigInt::from(-5)));
        assert_eq!((i8::try_from(w), u64::try_from(w).is_err()), (Ok(-5), true));
        assert_eq!(w.sort(), ValueSort::BitVec(100));
        let a = model.get("a").unwrap().as_array().unwrap();
        assert_eq!(a.get(&Value::from(7u8)), Some(&Value::from(42u8)));
        assert_eq!(a.get(&Value::Bool(true)), None);
        let (u, v) = (model.get("u").unwrap(), model.get("v").unwrap());
        assert!(u != v && u.as_element().unwrap().sort.as_ref() == "U");
        let f = model.function("f").unwrap();
        let [fu, fv] = [u, v].map(|at| f.get(&[Value::from(1u8), at.clone()]).unwrap());
        assert!(fu != fv && *fu != Value::from(0u8) && *fv != Value::from(0u8));
        assert_eq!((model.iter().len(), model.get("f"), model.get("q")), (6, None, None));
        assert!(model.to_string().contains("(define-fun p () Bool true)"));
    })
    .join()
    .unwrap();
    Ok(())
}

#[test]
fn cores_name_assertions_and_assumptions() -> Outcome {
    let (mut solver, _, x, y) = bytes();
    solver.set_setup(Setup { track_named: true, ..Setup::default() })?;
    let (less, more, equal) = (solver.bvult(x, y)?, solver.bvult(y, x)?, solver.equal(x, y)?);
    let unequal = solver.not(equal)?;
    solver.assert_named("less", less)?;
    solver.assert_named("unequal", unequal)?;
    assert_eq!(solver.check_assuming(&[unequal, more])?, Verdict::Unsat);
    let core = solver.unsat_core()?;
    assert_eq!((core.names, core.assumptions), (vec!["less".to_owned()], vec![1]));
    assert_eq!(solver.check()?, Verdict::Sat);
    solver.push(1)?;
    solver.assert_named("equal", equal)?;
    assert_eq!(solver.check()?, Verdict::Unsat);
    let core = solver.unsat_core()?;
    assert!(core.names.contains(&"equal".to_owned()) && core.assumptions.is_empty(), "{core:?}");
    solver.pop(1)?;
    assert_eq!(solver.check_assuming(&[more, equal])?, Verdict::Unsat);
    assert!(!solver.unsat_core()?.assumptions.is_empty());
    Ok(())
}

#[test]
fn another_thread_stops_a_check() -> Outcome {
    let mut solver = Solver::new();
    assert_hard(&mut solver);
    let interrupter = solver.interrupter();
    let begin = Arc::new(Barrier::new(2));
    let stopping = {
        let (begin, interrupter) = (Arc::clone(&begin), interrupter.clone());
        thread::spawn(move || {
            begin.wait();
            thread::sleep(Duration::from_millis(100));
            interrupter.interrupt();
        })
    };
    begin.wait();
    let start = Instant::now();
    assert_eq!(solver.check()?, CANCELED);
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
    stopping.join().unwrap();
    // It stays stopped until the flag is cleared, and can be used then.
    assert_eq!(solver.check()?, CANCELED);
    interrupter.clear();
    let wrong = solver.truth(false);
    assert_eq!(solver.check_assuming(&[wrong])?, Verdict::Unsat);
    Ok(())
}

#[test]
fn budgets_bound_checks() -> Outcome {
    let mut solver = Solver::new();
    assert_hard(&mut solver);
    let stopped = |stop| Verdict::Unknown(Unknown::Stopped(stop));
    solver.set_budget(Budget { conflicts: Some(50), ..Budget::default() });
    assert_eq!(solver.check()?, stopped(Stop::Conflicts));
    solver.set_budget(Budget { ticks: Some(1_000), ..Budget::default() });
    assert_eq!(solver.check()?, stopped(Stop::Ticks));
    solver.set_budget(Budget { timeout: Some(Duration::from_millis(50)), ..Budget::default() });
    assert_eq!(solver.check()?, stopped(Stop::Timeout));
    solver.set_budget(Budget { memory: Some(1), ..Budget::default() });
    assert_eq!(solver.check()?, stopped(Stop::Memory));
    solver.set_budget(Budget { deadline: Some(Instant::now()), ..Budget::default() });
    assert_eq!(solver.check()?, stopped(Stop::Timeout));
    assert_eq!(solver.checks(), 5);
    Ok(())
}

/// An account that grants this many bytes.
#[derive(Debug)]
struct Purse(AtomicU64);

impl Account for Purse {
    fn hold(&self, bytes: u64) -> bool {
        bytes <= self.0.load(Ordering::Relaxed)
    }
}

#[test]
fn building_terms_can_be_bounded_and_abandoned() -> Outcome {
    let (mut solver, _, x, _) = bytes();
    let purse = Arc::new(Purse(AtomicU64::new(1 << 20)));
    let memory = Arc::new(Memory::of_table().with_account(purse.clone()));
    solver.set_host(Host { memory, ..Host::default() });
    let mut sum = x;
    let stopped = loop {
        match solver.bvadd(sum, x) {
            Ok(term) => sum = term,
            Err(error) => break error,
        }
    };
    assert_eq!(stopped, Error::Stopped(Stop::Memory));
    assert!(solver.terms() < 1 << 20);
    purse.0.store(u64::MAX, Ordering::Relaxed);
    assert!(solver.bvadd(sum, x).is_ok());
    let abandoned = Arc::new(AtomicBool::new(true));
    solver.set_host(Host { abandoned, ..Host::default() });
    assert_eq!(solver.bvmul(sum, sum), Err(Error::Stopped(Stop::Canceled)));
    Ok(())
}

/// Terms that an earlier check made of variables are not shown to a caller that comes later.
#[test]
fn a_client_that_comes_late_is_shown_what_was_declared() -> Outcome {
    let mut solver = Solver::new();
    solver.define("(declare-const x (_ BitVec 29))")?;
    let formula = solver.parse("(= (concat ((_ extract 28 20) x) #x0) (concat #b001101100 #x0))")?;
    solver.assert(formula)?;
    assert_eq!(solver.check()?, Verdict::Sat);
    solver.define("(declare-summary f ((_ BitVec 1)) Bool)")?;
    let formula = solver.parse("(f ((_ extract 17 17) x))")?;
    solver.assert(formula)?;
    assert_eq!(solver.check()?, Verdict::Unknown(Unknown::Refine));
    for application in solver.refinement()? {
        let shown = solver.show(application)?.to_string();
        assert_eq!(solver.parse(&shown), Ok(application), "{shown}");
    }
    Ok(())
}

/// Section 3 of Babić and Hu's paper: `flip` returns whether a number is negative and makes it positive;
/// `init` is never needed.
#[test]
fn bodies_of_summaries_are_asked_for_where_they_matter() -> Outcome {
    let mut solver = Solver::new();
    let word = solver.bitvec_sort(32)?;
    let truth = solver.bool_sort();
    let returned = solver.declare_summary("flip.ret", &[word], truth, false)?;
    let data = solver.declare_summary("flip.data", &[word], word, false)?;
    let init = solver.declare_summary("init", &[word], word, false)?;
    for name in ["global1", "global2"] {
        solver.declare(name, word)?;
    }
    for text in [
        "(= global2 (init global1))",
        "(not (=> (flip.ret global2) (distinct (flip.data global2) (_ bv0 32))))",
    ] {
        let formula = solver.parse(text)?;
        solver.assert(formula)?;
    }
    let none = solver.check_expanding(&[], |_, _| Ok(None))?;
    assert_eq!(none, Verdict::Unknown(Unknown::Refine));
    assert!(solver.has_values() && !solver.refinement()?.is_empty());

    let mut asked = Vec::new();
    let verdict = solver.check_expanding(&[], |solver, application| {
        let Some((function, arguments)) = solver.applied(application)? else { return Ok(None) };
        asked.push(function);
        let zero = solver.number(0, 32)?;
        let negative = solver.bvslt(arguments[0], zero)?;
        if function == returned {
            return Ok(Some(negative));
        }
        if function == init {
            return Ok(None);
        }
        let positive = solver.bvneg(arguments[0])?;
        solver.ite(negative, positive, arguments[0]).map(Some)
    })?;
    assert_eq!(verdict, Verdict::Unsat);
    asked.retain(|function| *function != init);
    assert!(asked.len() == 2 && asked.contains(&returned) && asked.contains(&data), "{asked:?}");

    // The error of a callback is the error of the check.
    let refused = solver.parse("(= (init global1) (_ bv7 32))")?;
    solver.push(1)?;
    solver.reset_assertions();
    solver.assert(refused)?;
    let error = solver.check_expanding(&[], |solver, application| solver.not(application).map(Some));
    assert!(matches!(error, Err(Error::Clash(_))));
    let error = solver.check_expanding(&[], |solver, application| Ok(Some(solver.bvnot(application)?)));
    assert!(matches!(error, Err(Error::Expansion(ExpansionError::Recursion(cycle))) if cycle.len() == 2));
    let error = solver.check_expanding(&[], |solver, _| Ok(Some(solver.truth(true))));
    assert!(matches!(error, Err(Error::Clash(_))));
    Ok(())
}

#[test]
fn summaries_without_arguments_and_with_bodies() -> Outcome {
    let (mut solver, byte, x, y) = bytes();
    let none = solver.declare_summary("none", &[], byte, false)?;
    let any = solver.declare_summary("any", &[], byte, true)?;
    let constant = solver.call(none, &[])?;
    let [one, two] = [solver.call(any, &[])?, solver.call(any, &[])?];
    assert!(one != two && constant == solver.call(none, &[])?);
    assert_eq!(solver.applied(constant)?, Some((none, Vec::new())));
    assert_eq!(solver.parse("none")?, constant);
    assert!(matches!(solver.call(none, &[x]), Err(Error::Arguments { .. })));
    let n = solver.parameter("n", byte)?;
    let body = solver.bvadd(n, y)?;
    let plus = solver.define_summary("plus", &[n], body, false)?;
    let applied = solver.call(plus, &[x])?;
    assert_eq!(solver.applied(applied)?, Some((plus, vec![x])));
    assert_eq!(solver.children(applied)?, vec![x]);
    assert!(matches!(solver.expand(applied, x), Err(Error::Expansion(ExpansionError::HasBody(_)))));
    assert!(matches!(solver.expand(x, x), Err(Error::Expansion(ExpansionError::NoApplication))));
    let values = [(x, Value::from(3u8)), (y, Value::from(4u8))];
    assert_eq!(solver.evaluate(applied, &values)?, Value::from(7u8));

    let (equal, sum) = (solver.equal(constant, applied)?, solver.bvadd(x, y)?);
    let differ = solver.distinct(&[applied, sum])?;
    assert_eq!(solver.expansions(), 0);
    assert_eq!(solver.check_assuming(&[differ])?, Verdict::Unsat);
    assert_eq!(solver.expansions(), 1);
    solver.expand(constant, sum)?;
    assert!(matches!(solver.expand(constant, x), Err(Error::Expansion(ExpansionError::HasMeaning))));
    solver.expand(constant, sum)?;
    let unequal = solver.not(equal)?;
    assert_eq!(solver.check_assuming(&[unequal])?, Verdict::Unsat);
    assert_eq!(
        solver.expansions(),
        1,
        "a meaning of the caller is not counted, nor a body that was used before"
    );
    solver.reset_assertions();
    assert_eq!(solver.expansions(), 0);
    Ok(())
}

#[test]
fn definitions_are_inlined_or_kept() -> Outcome {
    for abstraction in [false, true] {
        let (mut solver, byte, x, _) = bytes();
        solver.set_structural_abstraction(abstraction);
        let n = solver.parameter("n", byte)?;
        let mut body = n;
        for _ in 0..200 {
            let square = solver.bvmul(body, body)?;
            body = solver.bvadd(square, n)?;
        }
        let f = solver.define_function("f", &[n], body)?;
        let applied = solver.call(f, &[x])?;
        assert_eq!(solver.applied(applied)?.is_some(), abstraction);
        let expected = (0..200).fold(5u8, |sum, _| sum.wrapping_mul(sum).wrapping_add(5));
        assert_eq!(solver.evaluate(applied, &[(x, Value::from(5u8))])?, Value::from(expected));
    }
    Ok(())
}

#[test]
fn evaluation_takes_values_of_all_sorts() -> Outcome {
    let (mut solver, byte, x, y) = bytes();
    let sum = solver.bvadd(x, y)?;
    assert_eq!(solver.evaluate(sum, &[])?, Value::from(0u8));
    assert_eq!(solver.evaluate(sum, &[(x, Value::from(-1i8)), (y, Value::from(3u8))])?, Value::from(2u8));
    let clash = solver.evaluate(sum, &[(x, Value::from(true))]).unwrap_err();
    assert_eq!(clash.to_string(), "evaluate: argument 1 has sort Bool, expected (_ BitVec 8)");
    assert_eq!(solver.evaluate(sum, &[(sum, Value::from(1u8))]), Err(Error::NoConstant));
    let one = solver.number(1, 8)?;
    assert_eq!(solver.evaluate(sum, &[(one, Value::from(1u8))]), Err(Error::NoConstant));

    let array = solver.array_sort(byte, byte)?;
    let a = solver.declare("a", array)?;
    let read = solver.select(a, x)?;
    let sort = ArraySort::new(&ValueSort::BitVec(8), &ValueSort::BitVec(8));
    let value = ArrayValue::new(&sort, Value::from(9u8), [(Value::from(1u8), Value::from(8u8))])?;
    let values = [(a, Value::from(value.clone())), (x, Value::from(1u8))];
    assert_eq!(solver.evaluate(read, &values)?, Value::from(8u8));
    assert_eq!(solver.evaluate(a, &values)?, Value::from(value.clone()));
    let constant = solver.constant(&Value::from(value.clone()))?;
    assert_eq!(solver.evaluate(constant, &[])?, Value::from(value));

    let element = solver.declare_sort("U");
    let u = solver.declare("u", element)?;
    assert_eq!(solver.check()?, Verdict::Sat);
    let value = solver.value(u)?;
    assert!(matches!(solver.constant(&value), Err(Error::Unsupported(_))));
    assert!(matches!(solver.evaluate(u, &[(u, value)]), Err(Error::Unsupported(_))));
    let keyed = solver.array_sort(array, byte)?;
    let k = solver.declare("k", keyed)?;
    assert!(matches!(solver.evaluate(k, &[]), Err(Error::Unsupported(_))));
    let equal = solver.parse("(= (select k a) x)")?;
    solver.assert(equal)?;
    assert_eq!(solver.check()?, Verdict::Unknown(Unknown::Stopped(Stop::Incomplete)));
    Ok(())
}

#[test]
fn deep_sorts_terms_and_texts_take_no_stack() -> Outcome {
    let (mut solver, byte, x, _) = bytes();
    let mut sort = byte;
    for _ in 0..1_500 {
        sort = solver.array_sort(byte, sort)?;
    }
    let deep = solver.declare("deep", sort)?;
    assert_eq!(solver.check()?, Verdict::Sat);
    let value = solver.value(deep)?;
    assert_eq!(solver.model()?.get("deep"), Some(&value));
    assert!(matches!(solver.constant(&value), Err(Error::Unsupported(_))));
    let text = solver.show_sort(sort)?.to_string();
    assert_eq!(solver.parse_sort(&text)?, sort);

    let mut sum = x;
    for _ in 0..50_000 {
        let negated = solver.bvnot(sum)?;
        sum = solver.bvmul(negated, x)?;
    }
    let text = solver.show(sum)?.to_string();
    assert_eq!(solver.parse(&text)?, sum);
    let open = "(bvnot ".repeat(200_000);
    assert!(matches!(solver.parse(&open), Err(Error::Parse(_))));
    let nested = format!("{open}x{}", ")".repeat(200_000));
    let nested = solver.parse(&nested)?;
    assert_eq!(solver.sort(nested)?, byte);
    assert!(matches!(solver.parse_sort(&"(Array Bool ".repeat(100_000)), Err(Error::Parse(_))));
    Ok(())
}

#[test]
fn texts_are_read_and_written() -> Outcome {
    let (mut solver, byte, x, _) = bytes();
    let strange = solver.declare("a b", byte)?;
    let array = solver.array_sort(byte, byte)?;
    solver.declare("m", array)?;
    let sum = solver.bvadd(x, strange)?;
    assert_eq!(solver.show(sum)?.to_string(), "(bvadd x |a b|)");
    for text in
        ["(bvadd x |a b|)", "(select (store m x |a b|) y)", "((as const (Array (_ BitVec 8) Bool)) true)"]
    {
        let term = solver.parse(text)?;
        assert_eq!(solver.show(term)?.to_string(), text);
        assert_eq!(format!("{:?}", solver.show(term)?), text);
    }
    for text in [
        "",
        "(",
        ")",
        "x)",
        "x y",
        "(bvadd x",
        "(bvadd x z)",
        "(x)",
        "(bvadd)",
        "((",
        "|x",
        "\"",
        "(_ bv1 0)",
        "(let ((x)) x)",
        "(as x)",
        "(! x)",
        "(_ extract 1 0)",
        "; only a comment",
        "#b",
        "#x",
        "\u{0}",
        "é",
        "(= x",
        "(let ((x y) (x y)) x)",
        "(assert true)",
        "(forall ((x Bool)) x)",
    ] {
        assert!(matches!(solver.parse(text), Err(Error::Parse(_))), "{text:?}");
    }
    for text in
        ["", "(", "Int", "(_ BitVec 0)", "(_ BitVec 99999999999999999999)", "(Array Bool)", "Bool Bool"]
    {
        assert!(matches!(solver.parse_sort(text), Err(Error::Parse(_))), "{text:?}");
    }
    let Err(Error::Parse(error)) = solver.parse("\n  (bvadd x true)") else { panic!("no error") };
    assert_eq!((error.line, error.column), (2, 3));
    assert!(solver.parse("x").is_ok());

    // A name means its last declaration.
    let again = solver.declare("x", byte)?;
    assert!(again != x && solver.parse("x")? == again);
    let declared = [solver.declare_sort("U"), solver.declare_sort("U")];
    assert!(declared[0] != declared[1] && solver.parse_sort("U")? == declared[1]);
    assert_eq!(solver.kind(declared[0])?, SortKind::Declared("U".into()));
    assert_eq!(solver.kind(array)?, SortKind::Array(byte, byte));
    assert_eq!(solver.kind(byte)?, SortKind::BitVec(8));
    assert_eq!(solver.kind(solver.bool_sort())?, SortKind::Bool);
    // Names of operators are not shadowed.
    solver.declare("bvadd", byte)?;
    assert!(solver.parse("(bvadd y y)").is_ok());
    assert!(!format!("{x:?} {byte:?} {solver:?}").is_empty());
    Ok(())
}

#[test]
fn terms_come_apart() -> Outcome {
    let (mut solver, byte, x, y) = bytes();
    let f = solver.declare_function("f", &[byte, byte], byte)?;
    let applied = solver.call(f, &[y, x])?;
    assert_eq!(solver.children(applied)?, vec![y, x]);
    assert_eq!(solver.applied(applied)?, Some((f, vec![y, x])));
    let less = solver.bvult(applied, x)?;
    assert_eq!((solver.children(less)?, solver.applied(less)?), (vec![applied, x], None));
    assert!(solver.children(x)?.is_empty());
    assert_eq!(solver.sort(applied)?, byte);
    Ok(())
}

/// A listener that counts open stages.
#[derive(Default)]
struct Counter {
    begun: AtomicU64,
    ended: AtomicU64,
    searches: AtomicU64,
}

impl Listener for Counter {
    fn hear(&self, event: Event) {
        match event {
            Event::Begin(stage, _) => {
                self.begun.fetch_add(1, Ordering::Relaxed);
                self.searches.fetch_add(u64::from(stage == Stage::Search), Ordering::Relaxed);
            }
            Event::End(..) => _ = self.ended.fetch_add(1, Ordering::Relaxed),
            _ => {}
        }
    }
}

#[test]
fn a_listener_hears_and_statistics_count() -> Outcome {
    let mut solver = Solver::new();
    let counter = Arc::new(Counter::default());
    solver.set_listener(Arc::clone(&counter));
    assert_hard(&mut solver);
    solver.set_budget(Budget { conflicts: Some(100), ..Budget::default() });
    solver.check()?;
    let [begun, ended, searches] =
        [&counter.begun, &counter.ended, &counter.searches].map(|count| count.load(Ordering::Relaxed));
    assert!(begun == ended && searches >= 1 && begun > searches, "{begun} {ended} {searches}");
    let statistics = solver.statistics();
    let value = |name: &str| statistics.iter().find(|row| row.name == name).map(|row| row.value);
    assert_eq!(value("terms"), Some(solver.terms() as u64));
    assert_eq!(value("conflicts"), Some(100));
    assert!(statistics.iter().all(|row| !row.meaning.is_empty()));
    solver.reset();
    assert!(!solver.statistics().iter().any(|row| row.name == "conflicts" && row.value > 0));
    Ok(())
}

#[test]
fn parameters_are_part_of_the_setup() -> Outcome {
    let (mut solver, _, x, y) = bytes();
    let mut params = Params::default();
    params.set("vivify", "false")?;
    assert!(params.set("vivfy", "false").is_err() && params.set("reduce-percent", "1000").is_err());
    solver.set_setup(Setup { params: params.clone(), check_proofs: true, ..Setup::default() })?;
    assert_eq!(solver.setup().params, params);
    let formula = solver.parse("(and (bvult x y) (bvult y (bvadd x #x01)))")?;
    solver.assert(formula)?;
    assert_eq!(solver.check()?, Verdict::Unsat);
    assert!(solver.set_setup(Setup::default()).is_err());
    solver.reset_assertions();
    solver.set_setup(Setup { preprocess: false, rewrite_level: 0, ..Setup::default() })?;
    let less = solver.bvult(x, y)?;
    solver.assert(less)?;
    assert_eq!(solver.check()?, Verdict::Sat);
    Ok(())
}

#[test]
fn declarations_follow_levels_where_they_are_not_global() -> Outcome {
    let (mut solver, byte, ..) = bytes();
    solver.set_global_declarations(false);
    solver.push(1)?;
    let inner = solver.declare("inner", byte)?;
    assert_eq!((solver.check()?, solver.model()?.iter().len()), (Verdict::Sat, 3));
    solver.pop(1)?;
    assert_eq!((solver.check()?, solver.model()?.iter().len()), (Verdict::Sat, 2));
    // The inner term keeps its value.
    assert_eq!(solver.value(inner)?, Value::from(0u8));
    Ok(())
}

/// A question that is nearly all theory is bounded, too: which of twelve writes a read sees.
#[test]
fn the_work_of_theories_is_counted_and_bounded() -> Outcome {
    let work = Arc::new(AtomicU64::new(0));
    let ask = |budget: Budget| -> Result<Verdict, Error> {
        let mut solver = Solver::new();
        solver.set_host(Host { work: Some(Arc::clone(&work)), ..Host::default() });
        solver.set_setup(Setup { preprocess: false, ..Setup::default() })?;
        solver.set_budget(budget);
        solver.define("(declare-const a (Array (_ BitVec 8) (_ BitVec 8)))")?;
        solver.define("(declare-const k (_ BitVec 8))")?;
        let mut array = "a".to_owned();
        for number in 0..12 {
            solver.define(&format!("(declare-const i{number} (_ BitVec 8))"))?;
            array = format!("(store {array} i{number} #x{number:02x})");
        }
        let formula = solver.parse(&format!("(= (select {array} k) #x07)"))?;
        solver.assert(formula)?;
        solver.check()
    };
    assert_eq!(ask(Budget::default())?, Verdict::Sat);
    let all = work.load(Ordering::Relaxed);
    assert!(all > 1_000, "{all}");
    let stopped = Verdict::Unknown(Unknown::Stopped(Stop::Ticks));
    assert_eq!(ask(Budget { work: Some(all / 4), ..Budget::default() })?, stopped);
    assert_eq!(ask(Budget { work: Some(2 * all), ..Budget::default() })?, Verdict::Sat);
    Ok(())
}
