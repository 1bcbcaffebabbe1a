//! Summaries whose bodies the program holds: the solver asks for the body of a function only when a
//! counterexample depends on it (Babić and Hu, *Structural Abstraction of Software Verification Conditions*).
//! Run with `cargo run --release --example summaries`.

use javelin_solver::{Error, Function, Solver, Term, Unknown, Verdict};

/// The result of a function as a term over its arguments.
type Body = fn(&mut Solver, &[Term]) -> Result<Term, Error>;

/// A function of the program that is verified; that of a library has no body here.
struct Procedure {
    name: &'static str,
    function: Function,
    body: Option<Body>,
}

/// `flip` returns whether its argument is negative.
fn is_flipped(solver: &mut Solver, arguments: &[Term]) -> Result<Term, Error> {
    let zero = solver.number(0, 64)?;
    solver.bvslt(arguments[0], zero)
}

/// `flip` makes its argument positive.
fn flipped(solver: &mut Solver, arguments: &[Term]) -> Result<Term, Error> {
    let (negative, negated) = (is_flipped(solver, arguments)?, solver.bvneg(arguments[0])?);
    solver.ite(negative, negated, arguments[0])
}

/// Runs the example.
///
/// # Errors
/// None of its calls should be refused.
pub fn main() -> Result<(), Error> {
    let mut solver = Solver::new();
    let (word, truth) = (solver.bitvec_sort(64)?, solver.bool_sort());
    let mut declare = |name, result, body: Option<Body>| {
        let function = solver.declare_summary(name, &[word], result, false)?;
        Ok::<_, Error>(Procedure { name, function, body })
    };
    let procedures = [
        declare("flip.ret", truth, Some(is_flipped))?,
        declare("flip.data", word, Some(flipped))?,
        declare("init", word, None)?,
    ];

    // data = init(x); if (flip(&data)) { what holds here? }
    solver.declare("x", word)?;
    for (claim, violation) in [
        ("data is not zero", "(= (flip.data (init x)) (_ bv0 64))"),
        ("data is positive", "(bvsle (flip.data (init x)) (_ bv0 64))"),
    ] {
        println!("{claim}?");
        solver.push(1)?;
        for text in ["(flip.ret (init x))", violation] {
            let formula = solver.parse(text)?;
            solver.assert(formula)?;
        }
        let verdict = solver.check_expanding(&[], |solver, application| {
            let Some((function, arguments)) = solver.applied(application)? else { return Ok(None) };
            let called = procedures.iter().find(|procedure| procedure.function == function);
            let Some((called, body)) = called.and_then(|called| Some((called, called.body?))) else {
                return Ok(None);
            };
            println!("  needs the body of {} for {}", called.name, solver.show(application)?);
            body(solver, &arguments).map(Some)
        })?;
        match verdict {
            Verdict::Unsat => println!("  yes, whatever init does"),
            Verdict::Unknown(Unknown::Refine) => {
                let data = solver.parse("(init x)")?;
                println!("  not if init returns {}", solver.value(data)?);
            }
            other => println!("  {other}"),
        }
        solver.pop(1)?;
    }
    Ok(())
}
