//! The options of other solvers.
//!
//! **Idea.** A tool that knows solvers by name starts each with arguments of its own. Arguments with an
//! equivalent in Javelin, or that request its default behaviour, are translated before the command line is
//! parsed.
//!
//! **Here.** [`ROWS`] has the options that the presets of tools pass (`docs/clients.md`). Called by the name
//! of another solver, through a link, Javelin takes all rows of that solver; called by its own name, those
//! that contradict none of its own options.
//!
//! **Contract.** Other arguments are left as they are, so that the parser of the command line refuses it by
//! name.

use std::ffi::{OsStr, OsString};
use std::path::Path;

use clap::Subcommand;

use super::Command;

/// A solver under whose name Javelin can be called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Solver {
    /// `z3`
    Z3,
    /// `bitwuzla`
    Bitwuzla,
    /// `boolector`
    Boolector,
    /// `yices-smt2`, `yices`
    Yices,
    /// `cvc4`, `cvc5`
    Cvc,
}

/// How a value belongs to an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// The option has no value.
    Bare,
    /// It is in the same word, after the spelling.
    Joined,
    /// It is the next word, or follows `=`.
    Valued,
}

/// The meaning of an option in Javelin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// No effect: Javelin behaves so anyway.
    Nothing,
    /// Counters at the end.
    Statistics,
    /// Seconds for the whole run.
    Seconds,
    /// Milliseconds for the whole run.
    Milliseconds,
    /// Milliseconds for each check.
    MillisecondsPerCheck,
    /// The limit of memory, in units of 2^20 bytes.
    Megabytes,
    /// The seed of everything random.
    Seed,
    /// Sets an option of the session to `true`.
    Option(&'static str),
}

/// An option of other solvers.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// Its spelling, with hyphens.
    pub spelling: &'static str,
    /// How its value is written.
    pub form: Form,
    /// Its meaning in Javelin.
    pub meaning: Meaning,
    /// Whether it is taken under Javelin's own name, too.
    pub anywhere: bool,
    /// The solvers that have the option.
    pub solvers: &'static [Solver],
}

const fn row(
    spelling: &'static str,
    form: Form,
    meaning: Meaning,
    anywhere: bool,
    solvers: &'static [Solver],
) -> Row {
    Row { spelling, form, meaning, anywhere, solvers }
}

use Form::{Bare, Joined, Valued};
use Meaning::{
    Megabytes, Milliseconds, MillisecondsPerCheck, Nothing, Option as Sets, Seconds, Seed, Statistics,
};
use Solver::{Bitwuzla, Boolector, Cvc, Yices, Z3};

/// All options of other solvers that are understood.
pub const ROWS: &[Row] = &[
    row("-in", Bare, Nothing, true, &[Z3]),
    row("-smt2", Bare, Nothing, true, &[Z3]),
    row("-nw", Bare, Nothing, true, &[Z3]),
    row("-st", Bare, Statistics, true, &[Z3]),
    row("-T:", Joined, Seconds, true, &[Z3]),
    row("-t:", Joined, MillisecondsPerCheck, true, &[Z3]),
    row("-v:", Joined, Nothing, true, &[Z3]),
    row("-memory:", Joined, Megabytes, true, &[Z3]),
    row("-i", Bare, Nothing, true, &[Bitwuzla, Boolector, Cvc]),
    row("-m", Bare, Nothing, true, &[Bitwuzla, Boolector, Cvc]),
    row("-q", Bare, Nothing, true, &[Cvc]),
    row("-L", Valued, Nothing, true, &[Cvc]),
    row("--smt2", Bare, Nothing, true, &[Bitwuzla, Boolector]),
    row("--lang", Valued, Nothing, true, &[Bitwuzla, Cvc]),
    row("--incremental", Bare, Nothing, true, &[Bitwuzla, Boolector, Yices, Cvc]),
    row("--interactive", Bare, Nothing, true, &[Yices, Cvc]),
    row("--no-interactive", Bare, Nothing, true, &[Cvc]),
    row("--quiet", Bare, Nothing, true, &[Cvc]),
    row("--produce-models", Bare, Nothing, true, &[Bitwuzla, Cvc]),
    row("--smt2-model-format", Bare, Nothing, true, &[Yices]),
    row("--produce-unsat-cores", Bare, Sets("produce-unsat-cores=true"), true, &[Bitwuzla, Cvc]),
    row("--produce-unsat-assumptions", Bare, Nothing, true, &[Bitwuzla, Cvc]),
    row("--print-success", Bare, Sets("print-success=true"), true, &[Cvc]),
    row("--tlimit", Valued, Milliseconds, true, &[Cvc]),
    row("--tlimit-per", Valued, MillisecondsPerCheck, true, &[Cvc]),
    row("--time-limit", Valued, Milliseconds, true, &[Bitwuzla]),
    row("--time-limit-per", Valued, MillisecondsPerCheck, true, &[Bitwuzla]),
    row("--seed", Valued, Seed, true, &[Bitwuzla, Boolector, Cvc]),
    row("-t", Valued, Milliseconds, false, &[Bitwuzla]),
    row("-t", Valued, Seconds, false, &[Boolector, Yices]),
    row("--timeout", Valued, Seconds, false, &[Yices]),
    row("-T", Valued, MillisecondsPerCheck, false, &[Bitwuzla]),
    row("-s", Valued, Seed, false, &[Bitwuzla, Boolector]),
    row("-v", Bare, Nothing, false, &[Boolector, Cvc]),
    row("-v", Valued, Nothing, false, &[Bitwuzla, Yices]),
    row("-M", Valued, Megabytes, false, &[Bitwuzla]),
    row("--memory-limit", Valued, Megabytes, false, &[Bitwuzla]),
    row("--verbosity", Valued, Nothing, false, &[Bitwuzla, Yices]),
    row("--no-exit-codes", Bare, Nothing, false, &[Boolector]),
    row("--output-format", Valued, Nothing, false, &[Boolector]),
    row("--stats", Bare, Statistics, false, &[Bitwuzla, Boolector, Yices, Cvc]),
    row("-s", Bare, Statistics, false, &[Yices]),
    row("--check-models", Bare, Nothing, false, &[Bitwuzla, Cvc]),
    row("--strict-parsing", Bare, Nothing, false, &[Cvc]),
    row("--no-strict-parsing", Bare, Nothing, false, &[Cvc]),
    row("--arrays-exp", Bare, Nothing, false, &[Cvc]),
    row("--fp-exp", Bare, Nothing, false, &[Cvc]),
    row("--nl-cov", Bare, Nothing, false, &[Cvc]),
    row("--no-condense-function-values", Bare, Nothing, false, &[Cvc]),
    row("--no-interactive-prompt", Bare, Nothing, false, &[Cvc]),
    row("--model-witness-value", Bare, Nothing, false, &[Cvc]),
    row("--solve-bv-as-int", Valued, Nothing, false, &[Cvc]),
    row("--iand-mode", Valued, Nothing, false, &[Cvc]),
    row("--abstraction", Bare, Nothing, false, &[Bitwuzla]),
    // Constants are written in binary or hexadecimal still, which readers of decimal constants accept, too.
    row("--bvconst-in-decimal", Bare, Nothing, false, &[Yices]),
];

impl Row {
    /// Whether this option is accepted under that name, `None` being Javelin's own.
    fn is_read(&self, name: Option<Solver>) -> bool {
        name.map_or(self.anywhere, |solver| self.solvers.contains(&solver))
    }

    /// The value in a word that begins with the spelling, if the row is for this word.
    fn joined<'a>(&self, word: &'a str) -> Option<&'a str> {
        let rest = word.strip_prefix(self.spelling)?;
        match self.form {
            Bare => rest.is_empty().then_some(rest),
            Joined => Some(rest),
            Valued if rest.is_empty() => Some(rest),
            Valued => rest.strip_prefix('='),
        }
    }

    /// Javelin's arguments for this option with this value.
    fn translated(&self, value: &str) -> Vec<OsString> {
        // Values other than numbers are left as they are, for the parser of the command line to refuse.
        let seconds = || value.parse().map_or(value.into(), |number: f64| (number / 1000.0).to_string());
        let words = match self.meaning {
            Nothing => return Vec::new(),
            Statistics => return vec!["--stats".into()],
            Seconds => ["--timeout".into(), value.into()],
            Milliseconds => ["--timeout".into(), seconds()],
            MillisecondsPerCheck => ["--option".into(), format!("timeout={value}")],
            Megabytes => ["--memory-limit".into(), value.into()],
            Seed => ["--option".into(), format!("random-seed={value}")],
            Sets(setting) => ["--option".into(), setting.into()],
        };
        words.map(OsString::from).into()
    }
}

/// The solver under whose name the program was called.
fn called(program: &OsStr) -> Option<Solver> {
    match Path::new(program).file_stem()?.to_str()? {
        "z3" => Some(Z3),
        "bitwuzla" => Some(Bitwuzla),
        "boolector" => Some(Boolector),
        "yices-smt2" | "yices" => Some(Yices),
        "cvc4" | "cvc5" => Some(Cvc),
        _ => None,
    }
}

/// Whether a word sets a parameter of Z3: `smt.random_seed=3`. They choose how Z3 searches.
fn is_parameter(word: &str) -> bool {
    let is_letter = |letter: char| letter.is_ascii_alphanumeric() || "._-".contains(letter);
    word.split_once('=').is_some_and(|(name, _)| !name.starts_with('-') && name.chars().all(is_letter))
}

/// The command line with the options of other solvers in Javelin's words. The first word is the program.
///
/// ```
/// # use javelin::cli::dialect::translate;
/// let words = ["javelin", "-smt2", "-T:5", "-in"].map(Into::into);
/// assert_eq!(translate(words), ["javelin", "--timeout", "5"]);
/// ```
pub fn translate(words: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    let mut words = words.into_iter().peekable();
    let Some(program) = words.next() else { return Vec::new() };
    let name = called(&program);
    let mut translated = vec![program];
    if name == Some(Z3) {
        // Readers of Z3's answers expect values of declared sorts as symbols.
        translated.extend(["--option", "qualified-values=false"].map(OsString::from));
    }
    if name.is_none() && words.peek().and_then(|word| word.to_str()).is_some_and(Command::has_subcommand) {
        translated.extend(words);
        return translated;
    }
    let mut files = Vec::new();
    while let Some(word) = words.next() {
        let text = word.to_str().unwrap_or_default();
        let found = ROWS.iter().find_map(|row| {
            let value = row.is_read(name).then(|| row.joined(text)).flatten()?;
            Some((row, value.to_owned()))
        });
        match found {
            Some((row, value)) if row.form == Valued && value.is_empty() => {
                let value = words.next().unwrap_or_default();
                translated.extend(row.translated(&value.to_string_lossy()));
            }
            Some((row, value)) => translated.extend(row.translated(&value)),
            None if name == Some(Z3) && is_parameter(text) => {}
            None if word == "--" => {
                files.extend(words);
                break;
            }
            // A file of another solver's command line is not one of Javelin's subcommands.
            None if name.is_some() && !text.starts_with('-') => files.push(word),
            None => translated.push(word),
        }
    }
    if !files.is_empty() {
        translated.push("--".into());
        translated.extend(files);
    }
    translated
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;
    use crate::cli::Arguments;

    fn translated(words: &str) -> String {
        let words = translate(words.split(' ').map(OsString::from));
        words.join(OsStr::new(" ")).into_string().unwrap()
    }

    #[test]
    fn presets_of_tools_are_understood() {
        let z3 = "z3 --option qualified-values=false";
        for (given, meant) in [
            ("javelin -smt2 -in", "javelin"),
            ("javelin -t 3 -s a.smt2", "javelin -t 3 -s a.smt2"),
            ("javelin serve -in -m a", "javelin serve -in -m a"),
            ("javelin --lang=smt2 -L smt2.6 --incremental -q", "javelin"),
            (
                "z3 -smt2 -T:10 -t:200 sat.random_seed=3 a",
                &format!("{z3} --timeout 10 --option timeout=200 -- a"),
            ),
            ("bitwuzla --lang smt2 -t 1500 x", "bitwuzla --timeout 1.5 -- x"),
            ("boolector --smt2 -m x", "boolector -- x"),
            ("yices-smt2 --incremental -t 9 -s", "yices-smt2 --timeout 9 --stats"),
            ("cvc5 --tlimit=2000 --seed 4 x", "cvc5 --timeout 2 --option random-seed=4 -- x"),
            ("z3 serve", &format!("{z3} -- serve")),
            ("z3 --nonsense", &format!("{z3} --nonsense")),
            ("javelin x=y", "javelin x=y"),
        ] {
            assert_eq!(translated(given), meant);
        }
    }

    /// Under Javelin's own name its own options keep their meaning.
    #[test]
    fn no_row_for_all_names_is_an_option_of_javelin() {
        let command = Arguments::command();
        for own in command.get_arguments() {
            let long = own.get_long().map(|long| format!("--{long}"));
            let short = own.get_short().map(|short| format!("-{short}"));
            for spelling in long.into_iter().chain(short) {
                let is_taken = |row: &&Row| row.anywhere && row.joined(&spelling).is_some();
                assert!(ROWS.iter().find(is_taken).is_none(), "{spelling}");
            }
        }
    }
}
