//! The options of a session, each a row: keyword, when it may be set, how it is read and written, what it
//! means. `set-option`, `get-option`, the command line and the documentation come from the rows.

use crate::engine::Setup;
use crate::params::config::Config;
use crate::params::{self, Params};
use javelin_parser::command::Attribute;
use javelin_term::limits::Budget;
use std::time::Duration;

/// The values of all options.
#[derive(Clone, Debug)]
pub struct Options {
    /// Whether `success` answers commands without another answer.
    pub print_success: bool,
    /// Whether the texts of assertions are stored for `get-assertions`.
    pub produce_assertions: bool,
    /// Whether `get-assignment` is allowed.
    pub produce_assignments: bool,
    /// Whether `get-model` and `get-value` are allowed.
    pub produce_models: bool,
    /// Whether `get-unsat-assumptions` is allowed.
    pub produce_unsat_assumptions: bool,
    /// Whether `get-unsat-core` is allowed; named assertions are then tracked.
    pub produce_unsat_cores: bool,
    /// Whether unneeded members are removed from cores, as far as limits allow.
    pub minimize_unsat_cores: bool,
    /// Whether values of declared sorts are written with their sort.
    pub qualified_values: bool,
    /// Whether `get-interpolant` and `get-interpolants` are allowed.
    pub produce_interpolants: bool,
    /// Whether the session ends at the first error.
    pub strict: bool,
    /// Whether the proof is stored for `get-proof`.
    pub produce_proofs: bool,
    /// Whether each refutation's proof is checked before `unsat` is answered.
    pub check_proofs: bool,
    /// Whether declarations survive `pop` and `reset-assertions`.
    pub global_declarations: bool,
    /// Whether functions defined from now on are summaries.
    pub structural_abstraction: bool,
    /// `:verbosity`, 0 to 100; from 1 on, counters follow every check.
    pub verbosity: u64,
    /// `:timeout`, in milliseconds per check; 0 for none.
    pub timeout: u64,
    /// `:conflict-limit`, conflicts per check; 0 for none.
    pub conflict_limit: u64,
    /// `:tick-limit`, ticks of the SAT core per check; 0 for none.
    pub tick_limit: u64,
    /// `:memory-limit`, in units of 2^20 bytes; 0 for none.
    pub memory_limit: u64,
    /// `:rewrite-level`, 0 to 2.
    pub rewrite_level: u64,
    /// Whether assertions are simplified by each other.
    pub preprocess: bool,
    /// The target of answers: `stdout`, `stderr`, or a file.
    pub regular_output: String,
    /// The target of diagnostics: `stdout`, `stderr`, or a file.
    pub diagnostic_output: String,
    /// `:config`, the configuration on which `params` are based.
    pub config: String,
    /// `:param.NAME`, the parameters of the search; `:random-seed` is one of them.
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
            minimize_unsat_cores: false,
            qualified_values: true,
            produce_interpolants: false,
            strict: false,
            produce_proofs: false,
            check_proofs: false,
            global_declarations: false,
            structural_abstraction: false,
            verbosity: 0,
            timeout: 0,
            conflict_limit: 0,
            tick_limit: 0,
            memory_limit: 0,
            rewrite_level: 2,
            preprocess: true,
            regular_output: "stdout".into(),
            diagnostic_output: "stderr".into(),
            config: "default".into(),
            params: Params::default(),
        }
    }
}

impl Options {
    /// The limits of each check.
    pub fn budget(&self) -> Budget {
        let limit = |value: u64| (value > 0).then_some(value);
        Budget {
            timeout: limit(self.timeout).map(Duration::from_millis),
            deadline: None,
            conflicts: limit(self.conflict_limit),
            ticks: limit(self.tick_limit),
            work: None,
            memory: limit(self.memory_limit).map(|megabytes| megabytes.saturating_mul(1 << 20)),
        }
    }

    /// The configuration of preprocessing and search.
    pub fn setup(&self) -> Setup {
        Setup {
            rewrite_level: self.rewrite_level as u8,
            preprocess: self.preprocess,
            track_named: self.produce_unsat_cores,
            check_proofs: self.check_proofs,
            params: self.params.clone(),
        }
    }
}

/// The field of an option's value.
#[derive(Clone, Copy)]
enum Slot {
    Bool(fn(&mut Options) -> &mut bool),
    /// A number with its greatest value.
    Number(fn(&mut Options) -> &mut u64, u64),
    Text(fn(&mut Options) -> &mut String),
    /// The name of a configuration of parameters.
    Config,
}

/// The time at which an option may be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionTime {
    /// At any time of the session.
    Always,
    /// Before `set-logic`, the first declaration and the first assertion.
    AtStart,
}

/// One option: its keyword, time, meaning and value.
pub struct OptionRow {
    /// The keyword, with its colon.
    pub keyword: &'static str,
    /// The time at which it may be set.
    pub when: OptionTime,
    /// Its effect, in one sentence.
    pub meaning: &'static str,
    slot: Slot,
}

macro_rules! row {
    ($keyword:literal $when:ident $kind:ident $($field:ident).+ $(max $max:expr)?; $meaning:literal) => {
        OptionRow {
            keyword: $keyword,
            when: OptionTime::$when,
            meaning: $meaning,
            slot: Slot::$kind(|options| &mut options.$($field).+ $(, $max)?),
        }
    };
}

/// The rows of all options.
pub const ROWS: &[OptionRow] = &[
    row!(":print-success" Always Bool print_success;
        "Answer `success` to commands without another answer."),
    row!(":produce-assertions" AtStart Bool produce_assertions;
        "Keep the texts of assertions for `get-assertions`."),
    row!(":interactive-mode" AtStart Bool produce_assertions; "The old name of `:produce-assertions`."),
    row!(":produce-assignments" AtStart Bool produce_assignments; "Allow `get-assignment`."),
    row!(":produce-models" AtStart Bool produce_models; "Allow `get-model` and `get-value`."),
    row!(":produce-unsat-assumptions" AtStart Bool produce_unsat_assumptions;
        "Allow `get-unsat-assumptions`."),
    row!(":produce-unsat-cores" AtStart Bool produce_unsat_cores;
        "Allow `get-unsat-core`; named assertions are then tracked."),
    row!(":minimize-unsat-cores" Always Bool minimize_unsat_cores;
        "Remove unneeded members from cores and from `get-unsat-assumptions`, as far as limits allow."),
    row!(":qualified-values" Always Bool qualified_values;
        "Write values of declared sorts with their sort, `(as @S!0 S)`, and not as `@S!0`."),
    row!(":produce-interpolants" AtStart Bool produce_interpolants;
        "Allow `get-interpolant` and `get-interpolants`."),
    row!(":strict" Always Bool strict; "End at the first error."),
    row!(":produce-proofs" AtStart Bool produce_proofs;
        "Keep the proof for `get-proof`; it grows with the search."),
    row!(":check-proofs" AtStart Bool check_proofs;
        "Check each refutation's proof, step by step, before `unsat` is answered."),
    row!(":global-declarations" AtStart Bool global_declarations;
        "Declarations survive `pop` and `reset-assertions`."),
    row!(":structural-abstraction" Always Bool structural_abstraction;
        "Functions that are defined from now on are summaries: a body is used only where a counterexample \
         needs it."),
    row!(":random-seed" AtStart Number params.seed max u64::MAX; "The seed of everything random."),
    row!(":jobs" AtStart Number params.jobs max 64;
        "Searches at a time for one check, each on a thread of its own; a check begins with one."),
    row!(":verbosity" Always Number verbosity max 100;
        "From 1 on, counters after every check on the diagnostic channel."),
    row!(":timeout" Always Number timeout max u64::MAX; "Milliseconds a check may take; 0 for no limit."),
    row!(":time-limit-per" Always Number timeout max u64::MAX; "Bitwuzla's name of `:timeout`."),
    row!(":conflict-limit" Always Number conflict_limit max u64::MAX;
        "Conflicts a check may take; 0 for no limit."),
    row!(":reproducible-resource-limit" Always Number conflict_limit max u64::MAX;
        "The standard's name of `:conflict-limit`."),
    row!(":tick-limit" Always Number tick_limit max u64::MAX;
        "Ticks (about cache lines that the SAT core reads) a check may take; 0 for no limit."),
    row!(":memory-limit" Always Number memory_limit max u64::MAX;
        "Memory a check may use, in units of 2^20 bytes; 0 for no limit."),
    row!(":rewrite-level" AtStart Number rewrite_level max 2; "Rewriting: 0 none, 1 local, 2 all rules."),
    row!(":preprocess" AtStart Bool preprocess; "Whether assertions are simplified by each other."),
    OptionRow {
        keyword: ":config",
        when: OptionTime::AtStart,
        meaning: "The configuration that sets all parameters but the seed.",
        slot: Slot::Config,
    },
    row!(":regular-output-channel" Always Text regular_output;
        "The target of answers: stdout, stderr, or a file."),
    row!(":diagnostic-output-channel" Always Text diagnostic_output;
        "The target of diagnostics: stdout, stderr, or a file."),
];

/// The prefix of the keywords of parameters.
const PARAM: &str = ":param.";

/// An option or a parameter.
pub enum Setting {
    /// An option of the table.
    Option(&'static OptionRow),
    /// A parameter, as `:param.NAME`.
    Param(&'static params::Row),
}

/// The option or parameter of a keyword; `None` if there is none.
pub fn find(keyword: &str) -> Option<Setting> {
    match keyword.strip_prefix(PARAM) {
        Some(name) => params::find(name).ok().map(Setting::Param),
        None => ROWS.iter().find(|row| row.keyword == keyword).map(Setting::Option),
    }
}

impl Setting {
    /// The time at which it may be set.
    pub fn when(&self) -> OptionTime {
        match self {
            Setting::Option(row) => row.when,
            Setting::Param(_) => OptionTime::AtStart,
        }
    }

    /// Sets the option or parameter in `options`.
    ///
    /// # Errors
    /// The value is not of the right type or range; the message says what is expected.
    pub fn set(&self, options: &mut Options, value: &Attribute) -> Result<(), String> {
        match (self, value) {
            (Setting::Option(row), value) => row.set(options, value),
            (
                Setting::Param(row),
                Attribute::Symbol(text) | Attribute::Literal(text) | Attribute::String(text),
            ) => row.set(&mut options.params, text).map_err(|error| error.to_string()),
            (Setting::Param(row), _) => Err(format!("{PARAM}{} takes {}", row.name(), row.domain())),
        }
    }

    /// The value that `get-option` prints.
    pub fn get(&self, options: &Options) -> Attribute {
        match self {
            Setting::Option(row) => row.get(options),
            Setting::Param(row) => {
                let text = row.get(&options.params);
                let is_number = text.starts_with(|first: char| first.is_ascii_digit());
                if is_number { Attribute::Literal(text) } else { Attribute::Symbol(text) }
            }
        }
    }
}

impl OptionRow {
    fn set(&self, options: &mut Options, value: &Attribute) -> Result<(), String> {
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
            (Slot::Config, Attribute::String(name) | Attribute::Symbol(name)) => {
                let config = Config::named(name).and_then(|config| config.params(options.params.seed));
                options.params = config.map_err(|error| error.to_string())?;
                options.config = name.clone();
            }
            (Slot::Text(_) | Slot::Config, _) => {
                return Err(format!("{} takes a string literal", self.keyword));
            }
        }
        Ok(())
    }

    /// The value that `get-option` prints.
    pub fn get(&self, options: &Options) -> Attribute {
        let mut options = options.clone();
        match self.slot {
            Slot::Bool(slot) => Attribute::Symbol(slot(&mut options).to_string()),
            Slot::Number(slot, _) => Attribute::Literal(slot(&mut options).to_string()),
            Slot::Text(slot) => Attribute::String(slot(&mut options).clone()),
            Slot::Config => Attribute::String(options.config),
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
        assert!(find(":no-such-option").is_none() && find(":param.no-such").is_none());
    }

    #[test]
    fn a_configuration_sets_the_parameters_and_keeps_the_seed() {
        let mut options = Options::default();
        let set = |options: &mut Options, keyword: &str, value: Attribute| {
            find(keyword).unwrap().set(options, &value)
        };
        assert_eq!(set(&mut options, ":random-seed", Attribute::Literal("5".into())), Ok(()));
        assert_eq!(set(&mut options, ":param.vivify", Attribute::Symbol("false".into())), Ok(()));
        assert_eq!(find(":param.seed").unwrap().get(&options), Attribute::Literal("5".into()));
        assert_eq!(set(&mut options, ":config", Attribute::String("swv".into())), Ok(()));
        assert!(options.params.vivify && options.params.seed == 5 && !options.params.phase_initial);
        assert!(set(&mut options, ":config", Attribute::String("none".into())).is_err());
        assert!(set(&mut options, ":param.vivify", Attribute::Absent).is_err());
        assert_eq!(options.config, "swv");
    }
}
