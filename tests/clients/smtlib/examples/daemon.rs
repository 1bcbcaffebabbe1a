//! A program that is written with the crates `smtlib` and has a daemon for its solver. Start one with
//! `javelin serve`, then
//!
//! ```text
//! cargo run --manifest-path tests/clients/smtlib/Cargo.toml --example daemon [ADDRESS]
//! ```

use javelin_client::Javelin;
use smtlib::prelude::*;
use smtlib::{BitVec, Logic, SatResultWithModel, Solver, Storage};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let address = std::env::args().nth(1).unwrap_or_else(|| "127.0.0.1:7415".into());
    let storage = Storage::new();
    // The one line that is different: `let backend = smtlib::backend::z3_binary::Z3Binary::new("z3")?;`
    let backend = Javelin::connect(&address)?;
    let mut solver = Solver::new(&storage, backend)?;
    solver.set_logic(Logic::QF_BV)?;

    // Can the midpoint of a binary search lie outside of the part that is searched?
    let low = BitVec::<32>::new_const(&storage, "low");
    let high = BitVec::<32>::new_const(&storage, "high");
    let middle = (low + high) >> BitVec::new(&storage, 1);
    solver.assert(low.bvule(high))?;
    solver.assert(!(low.bvule(middle) & middle.bvule(high)))?;
    match solver.check_sat_with_model()? {
        SatResultWithModel::Sat(model) => {
            let shown = |name, value: Option<BitVec<32>>| match value {
                Some(value) => println!("{name} = {value}"),
                None => println!("{name} is free"),
            };
            shown("low", model.eval(low));
            shown("high", model.eval(high));
        }
        SatResultWithModel::Unsat => println!("never"),
        SatResultWithModel::Unknown => println!("unknown"),
    }
    Ok(())
}
