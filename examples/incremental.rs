//! Bounded model checking with levels and assumptions: after how many steps can a counter that only doubles
//! or adds three reach its goal, and is there an invariant that it cannot break? Run with
//! `cargo run --release --example incremental`.

use javelin_solver::{Error, Solver, Term, Verdict};

/// The limit of the number of steps.
const MOST_STEPS: usize = 12;

/// A state of the counter, and whether the step to it doubled.
struct State {
    counter: Term,
    doubled: Option<Term>,
}

/// The state after another: twice the counter, or three more.
fn step(solver: &mut Solver, from: &State, number: usize) -> Result<State, Error> {
    let (sort, truth) = (solver.sort(from.counter)?, solver.bool_sort());
    let counter = solver.declare(&format!("counter{number}"), sort)?;
    let doubled = solver.declare(&format!("doubled{number}"), truth)?;
    let three = solver.number(3, 8)?;
    let (twice, more) = (solver.bvadd(from.counter, from.counter)?, solver.bvadd(from.counter, three)?);
    let next = solver.ite(doubled, twice, more)?;
    let stepped = solver.equal(counter, next)?;
    solver.assert(stepped)?;
    Ok(State { counter, doubled: Some(doubled) })
}

/// Prints the steps of the last counterexample.
fn print_trace(solver: &Solver, states: &[State]) -> Result<(), Error> {
    for state in states {
        let how = match state.doubled {
            None => "starts at",
            Some(doubled) if solver.value(doubled)?.as_bool() == Some(true) => "doubles to",
            Some(_) => "adds three:",
        };
        println!("  {how} {}", solver.value(state.counter)?);
    }
    Ok(())
}

/// Runs the example.
///
/// # Errors
/// None of its calls should be refused.
pub fn main() -> Result<(), Error> {
    let mut solver = Solver::new();
    let byte = solver.bitvec_sort(8)?;
    let start = solver.declare("counter0", byte)?;
    let (one, goal) = (solver.number(1, 8)?, solver.number(0xa5, 8)?);
    let begins = solver.equal(start, one)?;

    // The first state is asserted at a level of its own, so that it can be taken back below.
    solver.push(1)?;
    solver.assert(begins)?;
    let mut states = vec![State { counter: start, doubled: None }];
    for number in 1..=MOST_STEPS {
        let next = step(&mut solver, &states[number - 1], number)?;
        let reached = solver.equal(next.counter, goal)?;
        states.push(next);
        // That the goal is reached holds for this check only; the steps stay asserted.
        let verdict = solver.check_assuming(&[reached])?;
        println!("#xa5 after {number} steps: {verdict}");
        if verdict == Verdict::Sat {
            print_trace(&solver, &states)?;
            break;
        }
    }

    // From any state that three does not divide, no step leads to one that it does: checking one step is
    // enough.
    solver.pop(1)?;
    let three = solver.number(3, 16)?;
    let zero = solver.number(0, 16)?;
    let wide = solver.zero_extend(start, 8)?;
    let rest = solver.bvurem(wide, three)?;
    let divides = solver.equal(rest, zero)?;
    let holds = solver.not(divides)?;
    solver.assert(holds)?;
    let next = step(&mut solver, &State { counter: start, doubled: None }, 1)?;
    let wide = solver.zero_extend(next.counter, 8)?;
    let rest = solver.bvurem(wide, three)?;
    let broken = solver.equal(rest, zero)?;
    let verdict = solver.check_assuming(&[broken])?;
    println!("a step from a number that three does not divide to one that it does: {verdict}");
    if verdict == Verdict::Sat {
        print_trace(&solver, &[State { counter: start, doubled: None }, next])?;
        println!("  since the sum overflows; without overflow:");
        let most = solver.number(0x7f, 8)?;
        let small = solver.bvule(start, most)?;
        println!("  {}", solver.check_assuming(&[broken, small])?);
    }
    Ok(())
}
