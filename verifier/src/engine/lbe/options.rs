//! How the engine goes about it: the rows of its options, and what their values mean.

use crate::engine::abstraction::context::Abstraction;
use crate::engine::kit::table::{OptionRow, OptionValues, OptionWord};
use crate::formula::summarise::Size;
use crate::job::Options;

/// How much is one step of the search.
pub const BLOCKS: OptionRow = OptionRow {
    name: "blocks",
    about: "How much is one step of the search: single (an operation), large (all that has no loop), or a \
            number of operations.",
    values: OptionValues::Parsed {
        check: |text| {
            size(text).map(|_| ()).ok_or("a size is single, large, or a number from 1 on".to_owned())
        },
        default: "large",
        placeholder: "SIZE",
    },
};

/// The form of abstract states.
pub const ABSTRACTION: OptionRow = OptionRow {
    name: "abstraction",
    about: "What is kept of a set of states.",
    values: OptionValues::Words(&[
        OptionWord { name: "boolean", about: "The strongest Boolean combination of predicates." },
        OptionWord { name: "cartesian", about: "The strongest conjunction." },
    ]),
};

/// Where new predicates come from.
pub const REFINE: OptionRow = OptionRow {
    name: "refine",
    about: "Where new predicates come from.",
    values: OptionValues::Words(&[
        OptionWord { name: "weakest", about: "Weakest preconditions." },
        OptionWord { name: "interpolants", about: "Interpolants." },
    ]),
};

/// The first predicates at the heads of loops.
pub const FIRST_PREDICATES: OptionRow = OptionRow {
    name: "first-predicates",
    about: "The first predicates at the heads of loops.",
    values: OptionValues::Words(&[
        OptionWord { name: "none", about: "None." },
        OptionWord { name: "intervals", about: "Bounds of variables, found by an interval analysis." },
    ]),
};

/// Where new predicates come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Refinement {
    /// Weakest preconditions of conditions that matter.
    #[default]
    Weakest,
    /// Predicates are made from interpolants.
    Interpolants,
}

/// How the engine goes about it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// How much goes into a block.
    pub blocks: Size,
    /// The form of abstract states.
    pub abstraction: Abstraction,
    /// Where new predicates come from.
    pub refinement: Refinement,
    /// Whether bounds of variables are the first predicates at the heads of loops.
    pub bounds: bool,
}

impl Settings {
    /// The settings that options ask for; a value that is not one of an option's is its default.
    pub fn new(options: &Options) -> Settings {
        Settings {
            blocks: size(BLOCKS.value(options)).unwrap_or_default(),
            abstraction: match ABSTRACTION.value(options) {
                "cartesian" => Abstraction::Cartesian,
                _ => Abstraction::Boolean,
            },
            refinement: match REFINE.value(options) {
                "interpolants" => Refinement::Interpolants,
                _ => Refinement::Weakest,
            },
            bounds: FIRST_PREDICATES.value(options) == "intervals",
        }
    }

    /// The options that give these settings.
    #[cfg(test)]
    pub fn options(self) -> Options {
        let blocks = match self.blocks {
            Size::Single => "single".to_owned(),
            Size::Large => "large".to_owned(),
            Size::Limited(most) => most.to_string(),
        };
        let abstraction = if self.abstraction == Abstraction::Boolean { "boolean" } else { "cartesian" };
        let refine = if self.refinement == Refinement::Weakest { "weakest" } else { "interpolants" };
        Options::default()
            .with(BLOCKS.name, blocks)
            .with(ABSTRACTION.name, abstraction)
            .with(REFINE.name, refine)
            .with(FIRST_PREDICATES.name, if self.bounds { "intervals" } else { "none" })
    }
}

fn size(text: &str) -> Option<Size> {
    match text {
        "single" => Some(Size::Single),
        "large" => Some(Size::Large),
        number => number.parse().ok().filter(|&most| most > 0).map(Size::Limited),
    }
}
