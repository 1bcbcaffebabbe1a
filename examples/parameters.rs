//! The parameters of the search: all of them with their domains, and one question asked under several
//! settings. Run with `cargo run --release --example parameters`.

use javelin_solver::params::{ROWS, config};
use javelin_solver::{Params, Setup, Solver, Verdict};

/// Is multiplication by sums what it should be, at a width where that takes a search?
fn ask(name: &str, params: Params) -> Result<(), Box<dyn std::error::Error>> {
    let mut solver = Solver::new();
    solver.set_setup(Setup { params, ..Setup::default() })?;
    let sort = solver.bitvec_sort(5)?;
    for name in ["x", "y", "z"] {
        solver.declare(name, sort)?;
    }
    let formula = solver.parse("(distinct (bvmul x (bvadd y z)) (bvadd (bvmul y x) (bvmul z x)))")?;
    solver.assert(formula)?;
    let verdict = solver.check()?;
    assert_eq!(verdict, Verdict::Unsat);
    let statistics = solver.statistics();
    let count = |name: &str| statistics.iter().find(|row| row.name == name).map_or(0, |row| row.value);
    println!("{name:<24} {verdict} after {} conflicts, {} decisions", count("conflicts"), count("decisions"));
    Ok(())
}

/// Runs the example.
///
/// # Errors
/// None of its calls should be refused.
pub fn main() -> Result<(), Box<dyn std::error::Error>> {
    let defaults = Params::default();
    for row in ROWS {
        println!("{:<32} {:<44} {:<12} {}", row.name(), row.domain(), row.get(&defaults), row.meaning);
    }
    println!();
    println!("{}", Params::default().set("vivfy", "false").unwrap_err());
    println!("{}", Params::default().set("reduce-percent", "101").unwrap_err());
    println!();

    for name in config::names() {
        ask(name, config::Config::named(name)?.params(0)?)?;
    }
    let mut params = Params::default();
    for (name, value) in [("mode", "stable"), ("vivify", "false"), ("seed", "7")] {
        params.set(name, value)?;
    }
    ask("stable, seed 7", params)
}
