//! The engine on programs made by hand, and on random ones.

use std::collections::BTreeSet;

use super::ROW;
use super::options::{INTERFERENCE, ORACLES, ORDER, WHOLE_CORES};
use crate::certify::obligations::answer;
use crate::engine::Ledger;
use crate::engine::bounded::tests::random::{agrees, executed, make, seeds};
use crate::engine::bounded::tests::reference::ProgramBuilder;
use crate::engine::bounded::tests::{effort, letters, verify_by};
use crate::engine::kit::problem::Problem;
use crate::engine::kit::table::SET;
use crate::engine::kit::turns;
use crate::job::{Effort, Options};
use crate::program::cfa::Program;

fn decide(problem: &Problem, program: &mut Program) -> Ledger {
    turns::schedule(&[&ROW], problem, program)
}

/// All values of each option, one at a time.
fn settings() -> Vec<Options> {
    let with = |name: &'static str, value: &str| Options::default().with(name, value);
    let mut all = vec![Options::default(), with(ORDER.name, "any"), with(WHOLE_CORES.name, SET)];
    all.extend(["semantic", "none"].map(|value| with(INTERFERENCE.name, value)));
    all.extend(["execution", "intervals", "octagons"].map(|value| with(ORACLES.name, value)));
    all
}

fn with(options: Options) -> Effort {
    Effort { options, ..effort(None) }
}

#[test]
fn verdicts_are_those_of_all_executions() {
    let (mut decided, mut open) = (0, 0);
    let settings = settings();
    for seed in seeds() {
        let (fails, endless) = executed(seed);
        for options in [&settings[0], &settings[seed as usize % settings.len()]] {
            let at = format!("seed {seed}, {options:?}");
            let certifies = seed % 2 == 0;
            let effort = Effort { recursion: Some(3), certifies, ..with(options.clone()) };
            let results = verify_by(decide, &|b: &mut ProgramBuilder| make(b, seed), &effort);
            let scripts = results.report.checks.iter().flat_map(|check| &check.obligations);
            for script in scripts.collect::<BTreeSet<_>>() {
                assert_eq!(answer(script, &Default::default()), Ok("unsat".into()), "{at}: {script}");
            }
            let [more, less] = agrees(&results, &fails, endless, &at);
            (decided, open) = (decided + more, open + less);
        }
    }
    println!("{decided} decided, {open} open");
    assert!(decided > 3 * open, "{decided} decided, {open} open");
}

#[test]
fn a_check_without_a_path_holds() {
    let results = verify_by(
        decide,
        &|b: &mut ProgramBuilder| {
            let main = b.function(3);
            let (_, tx) = b.variable(None, "x");
            let holds = b.unequal(tx, 5);
            b.check(main, 1, 2, holds);
            let zero = b.number(0);
            let (y, _) = b.variable(Some(main), "y");
            b.assign(main, 0, 2, y, zero);
        },
        &with(Options::default()),
    );
    assert_eq!(letters(&results), "H", "{results:?}");
    assert_eq!(results.report.statistic("smpp-asked"), 0);
}
