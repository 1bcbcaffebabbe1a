//! Inputs that define the pieces in which they arrive.
//!
//! The bytes after the last byte 0xff of the input are not part of the script: they list the sizes of the
//! pieces, in turn. Without such a byte, each piece is one byte long, so that plain scripts are good seeds.

/// The script, and the sizes of its pieces.
pub fn split(input: &[u8]) -> (&[u8], &[u8]) {
    let (script, sizes) = match input.iter().rposition(|&byte| byte == 0xff) {
        Some(mark) => (&input[..mark], &input[mark + 1..]),
        None => (input, &[1][..]),
    };
    (script, if sizes.iter().all(|&size| size == 0) { &[1] } else { sizes })
}

/// Cuts the script at the sizes, which are taken in turn; size 0 is an empty piece.
pub fn cut<'a>(script: &'a [u8], sizes: &'a [u8]) -> impl Iterator<Item = &'a [u8]> {
    let mut sizes = sizes.iter().cycle();
    let mut rest = script;
    std::iter::from_fn(move || {
        let size = usize::from(*sizes.next()?).min(rest.len());
        let (piece, behind) = rest.split_at(size);
        rest = behind;
        (!piece.is_empty() || !rest.is_empty()).then_some(piece)
    })
}
