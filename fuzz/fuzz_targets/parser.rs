//! A script in pieces is the same script: the same commands with the same terms, the same errors at the same
//! places.

#![no_main]

mod cut;

use cut::{cut, split};
use javelin_parser::Script;
use javelin_solver::Solver;
use libfuzzer_sys::fuzz_target;

/// The commands of a script that arrives in these pieces, as text without the marks of the solver.
fn commands<'a>(pieces: impl Iterator<Item = &'a [u8]>) -> Vec<String> {
    let (mut script, mut solver) = (Script::new(), Solver::new());
    let mark = format!("{:?}", solver.bool_sort());
    let mark = mark[mark.find(" of solver").unwrap_or(0)..].to_owned();
    script.set_keep_texts(true);
    let mut found = Vec::new();
    for piece in pieces {
        script.feed(piece);
        while let Some(command) = script.next_command(&mut solver) {
            found.push(format!("{command:?}").replace(&mark, ")"));
        }
    }
    script.finish();
    while let Some(command) = script.next_command(&mut solver) {
        found.push(format!("{command:?}").replace(&mark, ")"));
    }
    found
}

fuzz_target!(|input: &[u8]| {
    let (script, sizes) = split(input);
    let whole = commands(std::iter::once(script));
    let pieces = commands(cut(script, sizes));
    assert_eq!(whole, pieces, "the script reads differently in pieces of {sizes:?}");
});
