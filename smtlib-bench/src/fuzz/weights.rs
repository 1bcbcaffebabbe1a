//! The parameters of the generator: the frequencies of operators, and the sizes of scripts.

use super::sexpr::Sexpr;

/// A group of terms that the generator chooses from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Group {
    Symbol,
    Constant,
    /// `bvnot`, `bvand`, ...
    Bitwise,
    /// `bvneg`, `bvadd`, `bvsub`.
    Arithmetic,
    Multiply,
    /// `bvudiv`, `bvurem`, `bvsdiv`, `bvsrem`, `bvsmod`
    Divide,
    /// `bvshl`, `bvlshr`, `bvashr`
    Shift,
    /// `rotate_left`, `rotate_right`
    Rotate,
    Extract,
    Concat,
    /// `zero_extend`, `sign_extend`.
    Extend,
    Repeat,
    Comp,
    Ite,
    Let,
    /// A call of a defined function.
    Call,
    /// A term rewritten by a law.
    Law,
    Connective,
    /// `=` and `distinct`.
    Equality,
    /// `bvult`, ...
    Compare,
    /// The predicates of overflow, such as `bvumulo`.
    Overflow,
    /// A read of an array.
    Select,
    /// A write to an array.
    Store,
    Fill,
}

/// Every group: its name on the command line, and its default weight.
const ROWS: [(Group, &str, u32); 24] = [
    (Group::Symbol, "symbol", 60),
    (Group::Constant, "constant", 20),
    (Group::Bitwise, "bitwise", 30),
    (Group::Arithmetic, "arithmetic", 30),
    (Group::Multiply, "multiply", 8),
    (Group::Divide, "divide", 12),
    (Group::Shift, "shift", 20),
    (Group::Rotate, "rotate", 8),
    (Group::Extract, "extract", 15),
    (Group::Concat, "concat", 15),
    (Group::Extend, "extend", 15),
    (Group::Repeat, "repeat", 4),
    (Group::Comp, "comp", 10),
    (Group::Ite, "ite", 15),
    (Group::Let, "let", 12),
    (Group::Call, "call", 15),
    (Group::Law, "law", 8),
    (Group::Connective, "connective", 30),
    (Group::Equality, "equality", 25),
    (Group::Compare, "compare", 30),
    (Group::Overflow, "overflow", 12),
    (Group::Select, "select", 40),
    (Group::Store, "store", 40),
    (Group::Fill, "fill", 4),
];

/// The weight of each group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights([u32; ROWS.len()]);

impl Default for Weights {
    fn default() -> Weights {
        Weights(ROWS.map(|(_, _, weight)| weight))
    }
}

impl Weights {
    /// The weight of a group.
    pub(crate) fn of(&self, group: Group) -> u32 {
        let row = ROWS.iter().position(|(known, _, _)| *known == group);
        row.and_then(|row| self.0.get(row)).copied().unwrap_or(0)
    }

    /// Multiplies the weight of a group.
    pub(crate) fn favour(&mut self, group: Group, times: u32) {
        if let Some(row) = ROWS.iter().position(|(known, _, _)| *known == group)
            && let Some(weight) = self.0.get_mut(row)
        {
            *weight = weight.saturating_mul(times);
        }
    }

    /// Sets a weight by `NAME=NUMBER`.
    pub fn set(&mut self, text: &str) -> Result<(), String> {
        let names = || ROWS.map(|(_, name, _)| name).join(", ");
        let wrong = || {
            format!("`{text}` is not NAME=NUMBER with a number up to 1000 and one of the names {}", names())
        };
        let (name, number) = text.split_once('=').ok_or_else(wrong)?;
        let number = number.parse().ok().filter(|number| *number <= 1000).ok_or_else(wrong)?;
        let row = ROWS.iter().position(|(_, known, _)| *known == name).ok_or_else(wrong)?;
        *self.0.get_mut(row).ok_or_else(wrong)? = number;
        Ok(())
    }
}

/// A logic of generated scripts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Logic {
    /// Bit-vectors, without arrays and functions.
    #[value(name = "QF_BV")]
    Bv,
    /// Bit-vectors and arrays, without functions.
    #[value(name = "QF_ABV")]
    Abv,
    /// Bit-vectors, functions and declared sorts.
    #[value(name = "QF_UFBV")]
    Ufbv,
    /// Bit-vectors, arrays and uninterpreted functions.
    #[value(name = "QF_AUFBV")]
    Aufbv,
    /// Arrays defined by their elements, with quantifiers and lambdas.
    #[value(name = "ABV")]
    Defined,
}

impl Logic {
    /// Every logic that all solvers take.
    pub const ALL: [Logic; 4] = [Logic::Bv, Logic::Abv, Logic::Ufbv, Logic::Aufbv];

    /// Its name in SMT-LIB.
    pub fn name(self) -> &'static str {
        match self {
            Logic::Bv => "QF_BV",
            Logic::Abv => "QF_ABV",
            Logic::Ufbv => "QF_UFBV",
            Logic::Aufbv => "QF_AUFBV",
            Logic::Defined => "ABV",
        }
    }

    /// Whether it has arrays.
    pub fn arrays(self) -> bool {
        matches!(self, Logic::Abv | Logic::Aufbv | Logic::Defined)
    }

    /// Whether it has functions and declared sorts.
    pub fn functions(self) -> bool {
        matches!(self, Logic::Ufbv | Logic::Aufbv)
    }

    /// The smallest logic that a list of commands needs.
    pub fn of(script: &[Sexpr]) -> Logic {
        let mut arrays = false;
        let mut functions = false;
        let mut binders = false;
        for command in script {
            functions |= command.head() == "declare-sort"
                || (command.head() == "declare-fun"
                    && command.items().get(2).is_some_and(|p| !p.items().is_empty()));
            binders |= command.mentions(&mut |atom| matches!(atom, "forall" | "lambda"));
            arrays |= command.mentions(&mut |atom| atom == "Array");
        }
        match (arrays, functions) {
            _ if binders => Logic::Defined,
            (false, false) => Logic::Bv,
            (true, false) => Logic::Abv,
            (false, true) => Logic::Ufbv,
            (true, true) => Logic::Aufbv,
        }
    }
}

/// The sizes of scripts.
#[derive(Clone, Debug)]
pub struct Shape {
    /// About the largest number of operators of a term.
    pub fuel: u32,
    /// The largest number of assertions of a script without levels.
    pub assertions: u32,
    /// The largest number of steps of a script with levels.
    pub steps: u32,
    /// The percentage of scripts with levels.
    pub incremental_percent: u32,
    /// The percentage of scripts with formulas of `structured.rs`.
    pub structured_percent: u32,
    /// Of the scripts with arrays or functions, the percentage with formulas of `memory.rs`.
    pub memory_percent: u32,
    /// The percentage of scripts with many functions that are solved by structural abstraction.
    pub summaries_percent: u32,
    /// The logics of which one is chosen for each script.
    pub logics: Vec<Logic>,
    /// The largest width of a term.
    pub widest: u32,
    /// The width above which products are rare or have a constant operand.
    pub multiply_width: u32,
    /// The width above which divisions are rare or have a constant operand.
    pub divide_width: u32,
}

impl Default for Shape {
    fn default() -> Shape {
        Shape {
            fuel: 24,
            assertions: 7,
            steps: 30,
            incremental_percent: 10,
            structured_percent: 6,
            memory_percent: 30,
            summaries_percent: 20,
            logics: Logic::ALL.to_vec(),
            widest: 300,
            multiply_width: 7,
            divide_width: 5,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_set_by_name() {
        let mut weights = Weights::default();
        assert_eq!(weights.of(Group::Multiply), 8);
        weights.set("multiply=0").unwrap();
        assert_eq!(weights.of(Group::Multiply), 0);
        assert!(weights.set("multiply=-1").unwrap_err().contains("overflow"));
        assert!(weights.set("nothing=1").is_err());
    }
}
