//! How the engine goes about it: the rows of its options, and what their values mean.

use super::oracle::Oracles;
use super::paths::Order;
use super::proof::Criterion;
use crate::engine::kit::table::{OptionRow, OptionValues, OptionWord};
use crate::job::Options;

/// The choice of oracles that prove.
pub const ORACLES: OptionRow = OptionRow {
    name: "oracles",
    about: "What proves path programs.",
    values: OptionValues::Words(&[
        OptionWord { name: "all", about: "Symbolic execution, then intervals, then octagons." },
        OptionWord { name: "execution", about: "Over-approximate symbolic execution alone." },
        OptionWord { name: "intervals", about: "Intervals alone." },
        OptionWord { name: "octagons", about: "Intervals and octagons alone." },
    ]),
};

/// When an edge interferes with a proof.
pub const INTERFERENCE: OptionRow = OptionRow {
    name: "interference",
    about: "When an edge interferes with a proof, which then covers no path over it.",
    values: OptionValues::Words(&[
        OptionWord { name: "syntactic", about: "If it writes a variable that the proof speaks of there." },
        OptionWord { name: "semantic", about: "If it can make false what the proof knows there." },
        OptionWord { name: "none", about: "A proof covers its own path alone." },
    ]),
};

/// In which order path programs are looked at.
pub const ORDER: OptionRow = OptionRow {
    name: "order",
    about: "In which order path programs are looked at.",
    values: OptionValues::Words(&[
        OptionWord { name: "shortest", about: "Short ones first." },
        OptionWord { name: "any", about: "As the solver finds them." },
    ]),
};

/// Whether cores stay as they are found.
pub const WHOLE_CORES: OptionRow = OptionRow {
    name: "whole-cores",
    about: "Leaves unsatisfiable cores as the solver finds them, for comparison.",
    values: OptionValues::Flag,
};

/// How the engine goes about it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PathSettings {
    /// The oracles that prove path programs.
    pub oracles: Oracles,
    /// When an edge interferes with a proof.
    pub criterion: Criterion,
    /// In which order path programs are looked at.
    pub order: Order,
    /// Whether cores stay as they are found.
    pub whole_cores: bool,
}

impl PathSettings {
    /// The settings that options ask for; a value that is not one of an option's is its default.
    pub fn new(options: &Options) -> PathSettings {
        PathSettings {
            oracles: match ORACLES.value(options) {
                "execution" => Oracles::Execution,
                "intervals" => Oracles::Intervals,
                "octagons" => Oracles::Octagons,
                _ => Oracles::All,
            },
            criterion: match INTERFERENCE.value(options) {
                "semantic" => Criterion::Semantic,
                "none" => Criterion::None,
                _ => Criterion::Syntactic,
            },
            order: if ORDER.value(options) == "any" { Order::Any } else { Order::Shortest },
            whole_cores: WHOLE_CORES.is_set(options),
        }
    }
}
