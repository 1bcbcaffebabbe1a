//! In which directions a literal must mean its gate.

/// How a literal is going to be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Polarity {
    /// Only asserted: where the literal is true, the edge is.
    Positive,
    /// Only refuted: where the literal is false, the edge is.
    Negative,
    /// Both: the literal is the edge's value.
    Both,
}

impl Polarity {
    /// Whether the literal being true must make the edge true.
    pub fn has_positive(self) -> bool {
        self != Polarity::Negative
    }

    /// Whether the literal being false must make the edge false.
    pub fn has_negative(self) -> bool {
        self != Polarity::Positive
    }
}
