//! A script as the contest's scrambler gives it to a solver of a track.
//!
//! **Here.** The text is cut into commands: those that the contest does not allow are left out, assertions of
//! the core track are named `smtcompN`, and the options of the track come first. Names and the order of
//! commutative operands stay as they are.

use std::fmt::Write as _;

/// A track of the contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Track {
    /// A script with one check.
    Single,
    /// Several checks, each command sent after the answer to the last.
    Incremental,
    /// The core of an unsatisfiable script.
    Core,
    /// The model of a satisfiable script.
    Model,
}

/// The script of a file in a track.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prepared {
    /// The commands, one a line.
    pub commands: Vec<String>,
    /// The number of assertions.
    pub assertions: usize,
}

impl Prepared {
    /// The text for a file.
    pub fn text(&self) -> String {
        self.commands.iter().fold(String::new(), |mut text, command| {
            let _ = writeln!(text, "{command}");
            text
        })
    }
}

/// The commands of a script, without the text between them; they end at a command that is not closed.
pub fn commands(script: &str) -> Vec<&str> {
    let bytes = script.as_bytes();
    let (mut found, mut depth, mut begin, mut at) = (Vec::new(), 0usize, 0, 0);
    while at < bytes.len() {
        match bytes[at] {
            b';' => at = end(bytes, at, b'\n'),
            quote @ (b'"' | b'|') => at = end(bytes, at + 1, quote),
            b'(' => {
                if depth == 0 {
                    begin = at;
                }
                depth += 1;
            }
            b')' if depth == 1 => {
                found.extend(script.get(begin..=at));
                depth = 0;
            }
            b')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        at += 1;
    }
    found
}

/// The position of the next `mark` from `at` on.
fn end(bytes: &[u8], at: usize, mark: u8) -> usize {
    let rest = bytes.get(at..).unwrap_or_default();
    at + rest.iter().position(|&byte| byte == mark).unwrap_or(rest.len())
}

/// The first word of a command, and the rest up to the last parenthesis.
fn parts(command: &str) -> (&str, &str) {
    let inner = command.trim_start_matches('(').trim_start();
    let word = inner.split(|c: char| c.is_whitespace() || "()|\";".contains(c)).next().unwrap_or_default();
    let rest = inner.get(word.len()..).and_then(|rest| rest.strip_suffix(')')).unwrap_or_default();
    (word, rest.trim())
}

/// The script of a track, or `None` for a script that does not belong into the track.
pub fn prepare(script: &str, track: Track) -> Option<Prepared> {
    let options: &[&str] = match track {
        Track::Single => &["(set-option :print-success false)"],
        Track::Incremental => &["(set-option :print-success true)"],
        Track::Core => &["(set-option :print-success false)", "(set-option :produce-unsat-cores true)"],
        Track::Model => &["(set-option :print-success false)", "(set-option :produce-models true)"],
    };
    let mut made = Prepared { commands: options.iter().map(ToString::to_string).collect(), assertions: 0 };
    let mut checks = 0;
    for command in commands(script) {
        let (word, rest) = parts(command);
        match word {
            "assert" => {
                made.assertions += 1;
                let name = made.assertions;
                made.commands.push(match track {
                    Track::Core => format!("(assert (! {rest} :named smtcomp{name}))"),
                    _ => command.to_owned(),
                });
            }
            "check-sat" => {
                checks += 1;
                made.commands.push(command.to_owned());
            }
            "push" | "pop" if track == Track::Incremental => made.commands.push(command.to_owned()),
            "push" | "pop" | "check-sat-assuming" | "reset" | "reset-assertions" => return None,
            "set-logic" | "define-sort" | "declare-sort" | "declare-fun" | "declare-const" | "define-fun"
            | "define-const" => made.commands.push(command.to_owned()),
            _ => {}
        }
    }
    match track {
        Track::Incremental => {}
        Track::Single => {}
        Track::Core => made.commands.push("(get-unsat-core)".into()),
        Track::Model => made.commands.push("(get-model)".into()),
    }
    made.commands.push("(exit)".into());
    (checks == 1 || track == Track::Incremental && checks > 0).then_some(made)
}

/// The script of the core track with the named assertions only, for the jury.
pub fn restricted(prepared: &Prepared, core: &[&str]) -> String {
    let kept = prepared.commands.iter().filter(|command| match parts(command) {
        ("assert", rest) => {
            rest.trim_end_matches(')').rsplit(' ').next().is_some_and(|name| core.contains(&name))
        }
        ("get-unsat-core", _) => false,
        ("set-option", _) => false,
        _ => true,
    });
    kept.fold(String::new(), |text, command| text + command + "\n")
}

/// The symbols that a script declares.
pub fn declared(prepared: &Prepared) -> impl Iterator<Item = &str> {
    prepared.commands.iter().filter_map(|command| match parts(command) {
        ("declare-fun" | "declare-const", rest) => Some(symbol(rest)),
        _ => None,
    })
}

/// The symbol at the beginning of a text, without bars.
fn symbol(text: &str) -> &str {
    match text.strip_prefix('|') {
        Some(quoted) => quoted.split('|').next().unwrap_or_default(),
        None => text.split(|c: char| c.is_whitespace() || c == '(').next().unwrap_or_default(),
    }
}

/// The script of the model track with the model's definitions in place of declarations, for the jury. They
/// must stand where the declarations did not: before everything but sorts and the logic.
pub fn instantiated(prepared: &Prepared, definitions: &[String]) -> String {
    let mut text = String::new();
    let mut is_defined = false;
    for command in &prepared.commands {
        match parts(command).0 {
            "declare-fun" | "declare-const" | "define-fun" | "define-const" | "assert" if !is_defined => {
                is_defined = true;
                for definition in definitions {
                    let _ = writeln!(text, "{definition}");
                }
            }
            _ => {}
        }
        if !matches!(parts(command).0, "declare-fun" | "declare-const" | "get-model" | "set-option") {
            let _ = writeln!(text, "{command}");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCRIPT: &str =
        "(set-info :source |a ) ( b|) ; (check-sat)\n(set-logic QF_BV)(declare-const |x y| Bool)
        (declare-fun f (Bool) Bool)(assert |x y|)(assert (= \")\" \")\"))\n(check-sat)(get-model)(exit)";

    #[test]
    fn text_is_cut_into_commands() {
        assert_eq!(commands("(a (b) \"(\") ; )\n (c |)|)(d"), ["(a (b) \"(\")", "(c |)|)"]);
        assert_eq!(commands(") (a)"), ["(a)"]);
    }

    #[test]
    fn each_track_has_its_script() {
        let made = |track| prepare(SCRIPT, track).unwrap();
        let core = made(Track::Core);
        assert_eq!(core.assertions, 2);
        assert!(core.commands.contains(&"(assert (! |x y| :named smtcomp1))".to_owned()));
        assert!(core.text().ends_with("(check-sat)\n(get-unsat-core)\n(exit)\n"));
        assert!(made(Track::Model).text().ends_with("(check-sat)\n(get-model)\n(exit)\n"));
        assert!(made(Track::Incremental).text().starts_with("(set-option :print-success true)\n"));
        assert_eq!(declared(&core).collect::<Vec<_>>(), ["x y", "f"]);
        let several = "(push 1)(assert false)(check-sat)(pop 1)(check-sat)";
        assert_eq!(prepare(several, Track::Single), None);
        assert_eq!(prepare(several, Track::Incremental).unwrap().commands.len(), 7);
        assert_eq!(prepare("(check-sat-assuming (a))", Track::Incremental), None);
    }

    #[test]
    fn checkers_get_the_core_alone_or_the_model() {
        let core = prepare(SCRIPT, Track::Core).unwrap();
        let text = restricted(&core, &["smtcomp2"]);
        assert!(!text.contains("smtcomp1") && text.contains("smtcomp2") && !text.contains("get-unsat-core"));
        let model = prepare(SCRIPT, Track::Model).unwrap();
        let text = instantiated(&model, &["(define-fun |x y| () Bool true)".to_owned()]);
        let expected = "(set-logic QF_BV)\n(define-fun |x y| () Bool true)\n(assert |x y|)\n";
        assert!(text.starts_with(expected), "{text}");
        assert!(!text.contains("declare"));
    }
}
