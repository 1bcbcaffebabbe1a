//! A script in pieces is the same script: the same commands with the same terms, the same errors at the same places.
//!
//! What follows the last byte 0xff of the input is not part of the script: it lists the sizes of the pieces, in turn.
//! Without such a byte, each piece is one byte long, so that plain scripts are good seeds.

#![no_main]

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

/// Cuts the script at the sizes, which are taken in turn; size 0 is an empty piece.
fn cut<'a>(script: &'a [u8], sizes: &'a [u8]) -> impl Iterator<Item = &'a [u8]> {
    let mut sizes = sizes.iter().cycle();
    let mut rest = script;
    std::iter::from_fn(move || {
        let size = usize::from(*sizes.next()?).min(rest.len());
        let (piece, behind) = rest.split_at(size);
        rest = behind;
        (!piece.is_empty() || !rest.is_empty()).then_some(piece)
    })
}

fuzz_target!(|input: &[u8]| {
    let (script, sizes) = match input.iter().rposition(|&byte| byte == 0xff) {
        Some(mark) => (&input[..mark], &input[mark + 1..]),
        None => (input, &[1][..]),
    };
    let sizes = if sizes.iter().all(|&size| size == 0) { &[1] } else { sizes };
    let whole = commands(std::iter::once(script));
    let pieces = commands(cut(script, sizes));
    assert_eq!(whole, pieces, "the script reads differently in pieces of {sizes:?}");
});
