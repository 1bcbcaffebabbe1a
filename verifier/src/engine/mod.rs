//! The engines: each is given a program, and decides for every check whether it holds, fails, or is open.
//!
//! **Here.** `kit`: what they stand on. [`ENGINES`]: which there are. A folder or a file is one of them, but
//! for `abstraction`, the parts of those that abstract.

pub mod abstraction;
pub mod bounded;
pub mod calysto;
pub mod concrete;
pub mod domains;
pub mod kit;
pub mod lbe;
pub mod random;
pub mod smpp;

pub use kit::ledger::Ledger;
pub use kit::watch::{Progress, Unwatched, Watch};

use crate::frontend::module::Module;
use crate::job::{AUTO, Effort};
pub use crate::limits::Limits;
use crate::program::cfa::Program;
use crate::program::strangers::Strangers;
use crate::reading::Reading;
use kit::problem::Problem;
use kit::replayer::Interpreter;
use kit::table::EngineRow;
use kit::turns;

/// The engines, in the order of their turns.
pub const ENGINES: &[&EngineRow] =
    &[&concrete::ROW, &domains::ROW, &calysto::ROW, &bounded::ROW, &smpp::ROW, &lbe::ROW, &random::ROW];

/// The engines that work on a job: the one that it asks for, or those that have turns.
pub fn chosen(effort: &Effort, reading: &Reading) -> Vec<&'static EngineRow> {
    let is_chosen = |row: &&&EngineRow| match (reading.every_function, effort.engine) {
        // It alone examines functions by themselves.
        (true, _) => row.name == calysto::ROW.name,
        (false, AUTO) => (row.takes_turns)(effort),
        (false, name) => row.name == name,
    };
    ENGINES.iter().filter(is_chosen).copied().collect()
}

/// Why no engine can do what is asked for with these options: wrong usage.
pub fn refusal(effort: &Effort, reading: &Reading, given: &[&str]) -> Option<String> {
    let is_calysto = effort.engine == calysto::ROW.name;
    if reading.is_terminal() && (!is_calysto || reading.separate_pointers || reading.wide_objects) {
        return Some("--memory terminal is for --engine calysto, without --assume".to_owned());
    }
    if reading.every_function && effort.engine != AUTO && !is_calysto {
        return Some("--every-function is for the engine calysto: leave --engine out".to_owned());
    }
    let chosen = chosen(effort, reading);
    let stray = given.iter().find(|option| !chosen.iter().any(|row| row.has(option)));
    if let Some(option) = stray {
        let those = names(ENGINES.iter().filter(|row| row.has(option)));
        let works = if chosen.len() == 1 { "works" } else { "work" };
        return Some(format!("--{option} is for {those}; here {} {works}", names(chosen.iter())));
    }
    let refusal = chosen.into_iter().find_map(|row| (row.refuses)(effort, reading));
    refusal.filter(|_| reading.every_function || effort.engine != AUTO)
}

/// The names of engines in a sentence.
fn names<'r>(rows: impl Iterator<Item = &'r &'static EngineRow>) -> String {
    let names: Vec<&str> = rows.map(|row| row.name).collect();
    match names.split_last() {
        Some((last, [])) => format!("the engine {last}"),
        Some((last, others)) => format!("the engines {} and {last}", others.join(", ")),
        None => "no engine".to_owned(),
    }
}

/// Decides the checks of a program that was made of a module, by the engine that is asked for.
pub fn verify(
    module: &Module,
    program: &mut Program,
    reading: &Reading,
    effort: &Effort,
    watch: &dyn Watch,
) -> Ledger {
    verify_within(module, program, reading, effort, Limits::new(effort, watch), watch)
}

/// As [`verify`], within limits that have begun.
pub fn verify_within(
    module: &Module,
    program: &mut Program,
    reading: &Reading,
    effort: &Effort,
    limits: Limits,
    watch: &dyn Watch,
) -> Ledger {
    let strangers = Strangers::of(reading, &program.assumptions);
    let replayer = Interpreter { module, reading, strangers };
    let problem = Problem { module, reading, effort, limits, watch, replayer: &replayer };
    turns::schedule(&chosen(effort, reading), &problem, program)
}
