//! Parameters that are one of several words.

use super::value::{InvalidValue, ParamValue};
use std::ops::RangeInclusive;

/// Declares a choice: an enum, and the word of each variant.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$meaning:meta])* $variant:ident $word:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name { $($(#[$meaning])* $variant),* }

        impl ParamValue for $name {
            fn read(text: &str, _: Option<RangeInclusive<$name>>) -> Result<$name, InvalidValue> {
                match text {
                    $($word => Ok($name::$variant),)*
                    _ => Err(InvalidValue::Type),
                }
            }

            fn show(&self) -> String {
                match self { $($name::$variant => $word),* }.to_owned()
            }

            fn domain(_: Option<RangeInclusive<$name>>) -> String {
                one_of(&[$($word),*])
            }
        }
    };
}

fn one_of(words: &[&str]) -> String {
    match words {
        [all @ .., last] if !all.is_empty() => format!("{} or {last}", all.join(", ")),
        _ => words.concat(),
    }
}

choice! {
    /// The data that propagation prefetches into the cache.
    PrefetchChoice {
        /// Nothing is fetched ahead of its use.
        None "none",
        /// The watch list of a literal's negation, when the literal is assigned.
        Lists "lists",
        /// The lists, and the clauses that are visited next.
        Clauses "clauses",
    }
}

choice! {
    /// The order in which variables are tried for elimination.
    EliminateOrder {
        /// Few resolvents to expect first: the product of positive and negative occurrences.
        Product "product",
        /// Rare variables first: the sum of positive and negative occurrences.
        Occurrences "occurrences",
    }
}

choice! {
    /// The label of shared variables in interpolants from proofs.
    InterpolateSystem {
        /// The smallest interpolant of the three.
        Smallest "smallest",
        /// As the second formula's: the strongest interpolant.
        McMillan "mcmillan",
        /// Both labels: between the two others in strength.
        Pudlak "pudlak",
        /// As the first formula's: the weakest interpolant.
        Inverse "inverse",
    }
}

choice! {
    /// The order in which learnt clauses are removed.
    OrderChoice {
        /// Those of larger glue, and of these the longer.
        Glue "glue",
        /// The longer, and of these those of larger glue.
        Size "size",
        /// Older clauses before younger ones.
        Age "age",
        /// Those used most recently; no clause is then spared for being in use (Spear, for some problems).
        Used "used",
    }
}

choice! {
    /// The value that decisions try first.
    PhaseChoice {
        /// The last value of the variable.
        Saved "saved",
        /// The first value, always.
        Initial "initial",
        /// The one that makes the literal with more watches true (Spear).
        MinimalWork "minimal-work",
    }
}

choice! {
    /// The policy of restarts.
    RestartPolicy {
        /// By averages of glue in focused mode, by reluctant doubling in stable mode.
        Adaptive "adaptive",
        /// After gaps that grow by a factor.
        Geometric "geometric",
    }
}

choice! {
    /// Which of the variables of equal score is decided.
    ScoreTies {
        /// The one with the lower number.
        Number "number",
        /// The one with the larger product of positive and negative occurrences.
        Product "product",
        /// The one with the larger sum of positive and negative occurrences.
        Sum "sum",
    }
}

choice! {
    /// The modes of search.
    ModeChoice {
        /// Focused and stable mode in turn.
        Alternate "alternate",
        /// Focused mode only: the queue decides, restarts are frequent.
        Focused "focused",
        /// Stable mode only: scores decide, restarts are rare.
        Stable "stable",
    }
}
