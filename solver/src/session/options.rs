//! The options of a session, each a row: keyword, when it may be set, how it is read and written, what it
//! means. `set-option`, `get-option`, the command line and the documentation come from the rows.

use crate::params::Params;
use javelin_parser::command::Attribute;

/// The values of all options.
#[derive(Clone, Debug)]
pub struct Options {
    /// `:print-success`
    pub print_success: bool,
    /// `:produce-assertions`
    pub produce_assertions: bool,
    /// `:produce-assignments`
    pub produce_assignments: bool,
    /// `:produce-models`
    pub produce_models: bool,
    /// `:produce-unsat-assumptions`
    pub produce_unsat_assumptions: bool,
    /// `:produce-unsat-cores`
    pub produce_unsat_cores: bool,
    /// `:check-proofs`
    pub check_proofs: bool,
    /// `:global-declarations`
    pub global_declarations: bool,
    /// `:verbosity`
    pub verbosity: u64,
    /// `:timeout`, in milliseconds per check; 0 for none.
    pub timeout: u64,
    /// `:reproducible-resource-limit`, in conflicts per check; 0 for none.
    pub conflict_limit: u64,
    /// `:rewrite-level`
    pub rewrite_level: u64,
    /// `:preprocess`
    pub preprocess: bool,
    /// `:regular-output-channel`
    pub regular_output: String,
    /// `:diagnostic-output-channel`
    pub diagnostic_output: String,
    /// The parameters of the search; `:random-seed` is one of them.
    pub params: Params,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            print_success: false,
            produce_assertions: false,
            produce_assignments: true,
            produce_models: true,
            produce_unsat_assumptions: true,
            produce_unsat_cores: false,
            check_proofs: false,
            global_declarations: false,
            verbosity: 0,
            timeout: 0,
            conflict_limit: 0,
            rewrite_level: 2,
            preprocess: true,
            regular_output: "stdout".into(),
            diagnostic_output: "stderr".into(),
            params: Params::default(),
        }
    }
}

/// Where an option lives.
#[derive(Clone, Copy)]
enum Slot {
    Bool(fn(&mut Options) -> &mut bool),
    /// A number and its greatest value.
    Number(fn(&mut Options) -> &mut u64, u64),
    Text(fn(&mut Options) -> &mut String),
}

/// When an option may be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// At any time.
    Always,
    /// Before `set-logic`, the first declaration and the first assertion.
    AtStart,
}

/// One option.
pub struct Row {
    /// The keyword, with its colon.
    pub keyword: &'static str,
    /// When it may be set.
    pub when: When,
    /// What it does, in one sentence.
    pub meaning: &'static str,
    slot: Slot,
}

macro_rules! row {
    ($keyword:literal $when:ident $kind:ident $($field:ident).+ $(max $max:expr)?; $meaning:literal) => {
        Row {
            keyword: $keyword,
            when: When::$when,
            meaning: $meaning,
            slot: Slot::$kind(|options| &mut options.$($field).+ $(, $max)?),
        }
    };
}

/// Every option.
pub const ROWS: &[Row] = &[
    row!(":print-success" Always Bool print_success; "Answer `success` to commands that have nothing else to say."),
    row!(":produce-assertions" AtStart Bool produce_assertions; "Keep the texts of assertions for `get-assertions`."),
    row!(":interactive-mode" AtStart Bool produce_assertions; "The old name of `:produce-assertions`."),
    row!(":produce-assignments" AtStart Bool produce_assignments; "Allow `get-assignment`."),
    row!(":produce-models" AtStart Bool produce_models; "Allow `get-model` and `get-value`."),
    row!(":produce-unsat-assumptions" AtStart Bool produce_unsat_assumptions; "Allow `get-unsat-assumptions`."),
    row!(":produce-unsat-cores" AtStart Bool produce_unsat_cores; "Allow `get-unsat-core`; named assertions are then tracked."),
    row!(":check-proofs" AtStart Bool check_proofs; "Check each refutation's proof, step by step, before `unsat` is answered."),
    row!(":global-declarations" AtStart Bool global_declarations; "Declarations survive `pop` and `reset-assertions`."),
    row!(":random-seed" AtStart Number params.seed max u64::MAX; "The seed of everything random."),
    row!(":verbosity" Always Number verbosity max 100; "From 1 on, counters after every check on the diagnostic channel."),
    row!(":timeout" Always Number timeout max u64::MAX; "Milliseconds a check may take; 0 for no limit."),
    row!(":reproducible-resource-limit" Always Number conflict_limit max u64::MAX; "Conflicts a check may take; 0 for no limit."),
    row!(":rewrite-level" AtStart Number rewrite_level max 2; "Rewriting: 0 none, 1 local, 2 all rules."),
    row!(":preprocess" AtStart Bool preprocess; "Whether assertions are simplified by each other."),
    row!(":regular-output-channel" Always Text regular_output; "Where answers go: stdout, stderr, or a file."),
    row!(":diagnostic-output-channel" Always Text diagnostic_output; "Where diagnostics go: stdout, stderr, or a file."),
];

/// The row of a keyword.
pub fn find(keyword: &str) -> Option<&'static Row> {
    ROWS.iter().find(|row| row.keyword == keyword)
}

impl Row {
    /// Sets the option.
    ///
    /// # Errors
    /// The value is not of the option's type or range; the message says what is expected.
    pub fn set(&self, options: &mut Options, value: &Attribute) -> Result<(), String> {
        match (self.slot, value) {
            (Slot::Bool(slot), Attribute::Symbol(word)) if word == "true" || word == "false" => {
                *slot(options) = word == "true";
            }
            (Slot::Bool(_), _) => return Err(format!("{} takes true or false", self.keyword)),
            (Slot::Number(slot, max), value) => {
                let number = match value {
                    Attribute::Literal(text) => text.parse().ok(),
                    _ => None,
                };
                *slot(options) = number
                    .filter(|&number: &u64| number <= max)
                    .ok_or_else(|| format!("{} takes a numeral from 0 to {max}", self.keyword))?;
            }
            (Slot::Text(slot), Attribute::String(text)) => *slot(options) = text.clone(),
            (Slot::Text(_), _) => return Err(format!("{} takes a string literal", self.keyword)),
        }
        Ok(())
    }

    /// The option's value.
    pub fn get(&self, options: &Options) -> Attribute {
        let mut options = options.clone();
        match self.slot {
            Slot::Bool(slot) => Attribute::Symbol(slot(&mut options).to_string()),
            Slot::Number(slot, _) => Attribute::Literal(slot(&mut options).to_string()),
            Slot::Text(slot) => Attribute::String(slot(&mut options).clone()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keywords_are_unique() {
        for (position, row) in ROWS.iter().enumerate() {
            assert!(ROWS[..position].iter().all(|other| other.keyword != row.keyword), "{}", row.keyword);
        }
    }

    #[test]
    fn values_are_checked_and_read_back() {
        let mut options = Options::default();
        let row = find(":rewrite-level").unwrap();
        assert!(row.set(&mut options, &Attribute::Literal("3".into())).is_err());
        assert!(row.set(&mut options, &Attribute::Symbol("true".into())).is_err());
        assert_eq!(row.set(&mut options, &Attribute::Literal("1".into())), Ok(()));
        assert_eq!(row.get(&options), Attribute::Literal("1".into()));
        assert!(find(":no-such-option").is_none());
    }
}
