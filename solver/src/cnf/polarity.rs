//! The polarities in which a literal is used.

/// The direction in which a literal is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Polarity {
    /// Positively: if the literal is true, the edge is.
    Positive,
    /// Negatively: if the literal is false, the edge is.
    Negative,
    /// In both polarities: the literal has the value of the edge.
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
