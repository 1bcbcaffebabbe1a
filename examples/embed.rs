//! The solver in a program: can the middle of a binary search lie outside of its ends? Run with
//! `cargo run --release --example embed`.

use javelin_solver::{Error, Solver, Verdict};

/// Runs the example.
///
/// # Errors
/// None of its calls should be refused.
pub fn main() -> Result<(), Error> {
    let mut solver = Solver::new();
    let word = solver.bitvec_sort(32)?;
    let (low, high) = (solver.declare("low", word)?, solver.declare("high", word)?);
    let (one, sum, length) = (solver.number(1, 32)?, solver.bvadd(low, high)?, solver.bvsub(high, low)?);
    let (half_sum, half_length) = (solver.bvlshr(sum, one)?, solver.bvlshr(length, one)?);
    let ordered = solver.bvule(low, high)?;
    solver.assert(ordered)?;

    for (text, middle) in
        [("(low + high) / 2", half_sum), ("low + (high - low) / 2", solver.bvadd(low, half_length)?)]
    {
        let (below, above) = (solver.bvult(middle, low)?, solver.bvugt(middle, high)?);
        let outside = solver.or(&[below, above])?;
        match solver.check_assuming(&[outside])? {
            Verdict::Unsat => println!("{text} is always between low and high"),
            Verdict::Unknown(reason) => println!("{text}: not decided, {reason}"),
            Verdict::Sat => {
                let [low, high, middle] = [solver.value(low)?, solver.value(high)?, solver.value(middle)?];
                println!("{text} is {middle} for low = {low} and high = {high}");
            }
        }
    }
    Ok(())
}
