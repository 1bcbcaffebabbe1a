//! Variables and literals of propositional logic.

/// A propositional variable, numbered from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Var(pub u32);

/// A variable or its negation: `2 * variable + sign`, the sign bit set for the negation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Lit(u32);

impl Var {
    /// The literal of this variable that is true if the variable has this value.
    pub fn lit(self, value: bool) -> Lit {
        Lit(self.0 << 1 | u32::from(!value))
    }

    /// The number of the variable, to index arrays.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl Lit {
    /// The variable without the sign.
    pub fn var(self) -> Var {
        Var(self.0 >> 1)
    }

    /// Whether this is the negation of its variable.
    pub fn is_negated(self) -> bool {
        self.0 & 1 == 1
    }

    /// The code `2 * variable + sign`, to index arrays by literal.
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The literal with this code.
    pub fn from_index(index: usize) -> Lit {
        Lit(index as u32)
    }

    /// This literal, negated if `negate` is set.
    pub fn negated_if(self, negate: bool) -> Lit {
        Lit(self.0 ^ u32::from(negate))
    }

    /// The DIMACS number: `variable + 1`, negative for a negation.
    pub fn to_dimacs(self) -> i64 {
        let number = i64::from(self.0 >> 1) + 1;
        if self.is_negated() { -number } else { number }
    }
}

impl std::ops::Not for Lit {
    type Output = Lit;

    fn not(self) -> Lit {
        Lit(self.0 ^ 1)
    }
}

impl std::fmt::Debug for Lit {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "{}", self.to_dimacs())
    }
}
