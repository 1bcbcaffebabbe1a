//! A script in pieces is the same script: the same commands with the same terms, the same errors at the same
//! places.

#![no_main]

mod cut;

use cut::{cut, split};
use javelin_parser::Script;
use javelin_parser::script::Reported;
use javelin_solver::session::elaborate::Elaborator;
use libfuzzer_sys::fuzz_target;

/// Reads a script that arrives in these pieces.
fn commands<'a>(pieces: impl Iterator<Item = &'a [u8]>) -> Vec<Reported<Elaborator>> {
    let (mut script, mut builder) = (Script::new(), Elaborator::new());
    script.set_keep_texts(true);
    let mut found = Vec::new();
    for piece in pieces {
        script.feed(piece);
        while let Some(command) = script.next_command(&mut builder) {
            found.push(command);
        }
    }
    script.finish();
    while let Some(command) = script.next_command(&mut builder) {
        found.push(command);
    }
    found
}

fuzz_target!(|input: &[u8]| {
    let (script, sizes) = split(input);
    let whole = commands(std::iter::once(script));
    let pieces = commands(cut(script, sizes));
    assert_eq!(whole, pieces, "the script reads differently in pieces of {sizes:?}");
});
