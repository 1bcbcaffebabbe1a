//! Bit-vectors by the crate `smtlib`: assert, check, scopes, assumptions, models,
//! values, errors.

use javelin_smtlib_client::Javelin;
use smtlib::lowlevel::ast::{Command, GeneralResponse, SpecificSuccessResponse};
use smtlib::lowlevel::lexicon::Numeral;
use smtlib::prelude::*;
use smtlib::terms::Const;
use smtlib::{BitVec, Bool, Error, Logic, SatResult, SatResultWithModel, Solver, Storage, distinct, or};

fn solver(storage: &Storage) -> Solver<'_, Javelin> {
    let javelin = Javelin::start().expect("javelin runs: build it, or name it in $JAVELIN");
    let mut solver = Solver::new(storage, javelin).unwrap();
    solver.set_logic(Logic::QF_BV).unwrap();
    solver
}

fn number(storage: &Storage, value: u8) -> BitVec<'_, 8> {
    BitVec::new_prim(storage, value)
}

#[test]
fn a_model_satisfies_its_formula() -> Result<(), Error> {
    let storage = Storage::new();
    let mut solver = solver(&storage);
    let [x, y] = ["x", "y"].map(|name| BitVec::<8>::new_const(&storage, name));
    solver.assert((x * y)._eq(number(&storage, 221)))?;
    solver.assert(x.bvugt(number(&storage, 1)))?;
    solver.assert(x.bvult(y))?;
    solver.assert(y.bvult(number(&storage, 20)))?;
    let model = solver.check_sat_with_model()?.expect_sat()?;
    let [x, y] = [x, y].map(|name| model.eval(name).unwrap().try_into_prim::<u8>().unwrap());
    assert_eq!((x, y), (13, 17));
    Ok(())
}

#[test]
fn scopes_take_assertions_and_declarations_back() -> Result<(), Error> {
    let storage = Storage::new();
    let mut solver = solver(&storage);
    let x = BitVec::<8>::new_const(&storage, "x");
    solver.assert(x.bvult(number(&storage, 3)))?;
    for _ in 0..3 {
        solver.scope(|solver| {
            let inner = BitVec::<8>::new_const(&storage, "inner");
            solver.assert((x + inner)._eq(number(&storage, 0)))?;
            assert_eq!(solver.check_sat()?, SatResult::Sat);
            solver.scope(|solver| {
                solver.assert(inner.bvult(number(&storage, 250)))?;
                solver.assert(inner.bvugt(number(&storage, 0)))?;
                assert_eq!(solver.check_sat()?, SatResult::Unsat);
                Ok(())
            })
        })?;
        assert_eq!(solver.check_sat()?, SatResult::Sat);
    }
    Ok(())
}

#[test]
fn assumptions_are_for_one_check() -> Result<(), Error> {
    let storage = Storage::new();
    let mut solver = solver(&storage);
    let [p, q] = ["p", "q"].map(|name| Bool::new_const(&storage, name));
    solver.assert(or(&storage, [Bool::from(p), Bool::from(q)]))?;
    assert_eq!(solver.check_sat_assuming(&[(p, false), (q, false)])?, SatResult::Unsat);
    assert_eq!(solver.check_sat_assuming(&[(p, false), (q, true)])?, SatResult::Sat);
    assert_eq!(solver.check_sat()?, SatResult::Sat);
    Ok(())
}

#[test]
fn every_solution_is_found_once() -> Result<(), Error> {
    let storage = Storage::new();
    let mut solver = solver(&storage);
    let x = BitVec::<8>::new_const(&storage, "|a name|");
    solver.assert((x * x)._eq(number(&storage, 1)))?;
    let mut roots = Vec::new();
    while let SatResultWithModel::Sat(model) = solver.check_sat_with_model()? {
        let root = model.eval(x).unwrap();
        roots.push(root.try_into_prim::<u8>().unwrap());
        solver.assert(distinct(&storage, [BitVec::from(x), root]))?;
    }
    roots.sort_unstable();
    assert_eq!(roots, [1, 127, 129, 255]);
    Ok(())
}

#[test]
fn values_of_terms_are_reported() -> Result<(), Error> {
    let storage = Storage::new();
    let mut solver = solver(&storage);
    let x: Const<'_, BitVec<'_, 8>> = BitVec::new_const(&storage, "x");
    solver.assert((x << number(&storage, 1))._eq(number(&storage, 0x54)))?;
    assert_eq!(solver.check_sat()?, SatResult::Sat);
    let terms = [(x << number(&storage, 1)).term(), (x & number(&storage, 0x7f)).term()];
    let answer = solver.run_command(Command::GetValue(storage.alloc_slice(&terms)))?;
    let GeneralResponse::SpecificSuccessResponse(SpecificSuccessResponse::GetValueResponse(values)) = answer
    else {
        panic!("values are expected, not {answer}");
    };
    let values: Vec<String> = values.0.iter().map(|pair| pair.1.to_string()).collect();
    assert_eq!(values, ["#x54", "#x2a"]);
    Ok(())
}

#[test]
fn an_error_is_answered_and_the_session_continues() -> Result<(), Error> {
    let storage = Storage::new();
    let mut solver = solver(&storage);
    let x = BitVec::<8>::new_const(&storage, "x");
    solver.assert(x._eq(number(&storage, 5)))?;
    let answer = solver.run_command(Command::Pop(Numeral::from_usize(2)))?;
    assert!(matches!(answer, GeneralResponse::Error(_)), "{answer}");
    assert_eq!(solver.check_sat()?, SatResult::Sat);
    solver.assert(x._eq(number(&storage, 6)))?;
    assert_eq!(solver.check_sat()?, SatResult::Unsat);
    Ok(())
}
