//! Scripts as lists of commands: their levels, their checks, and the queries after a check.

use super::evaluate::plain;
use super::sexpr::Sexpr;

/// The answer to a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The answer `sat`.
    Sat,
    /// The answer `unsat`.
    Unsat,
    /// The answer `unknown`, or none in time.
    Unknown,
}

impl Verdict {
    /// Reads an answer, if it is a verdict.
    pub fn read(answer: &Sexpr) -> Option<Verdict> {
        match answer.text()? {
            "sat" => Some(Verdict::Sat),
            "unsat" => Some(Verdict::Unsat),
            "unknown" | "timeout" => Some(Verdict::Unknown),
            _ => None,
        }
    }

    /// As a solver writes it.
    pub fn word(self) -> &'static str {
        match self {
            Verdict::Sat => "sat",
            Verdict::Unsat => "unsat",
            Verdict::Unknown => "unknown",
        }
    }
}

/// The assertions at a check: a script without levels, and the literals assumed.
#[derive(Clone, Debug)]
pub struct Check {
    /// Declarations, definitions and assertions in force, in their order.
    pub state: Vec<Sexpr>,
    /// The literals that `check-sat-assuming` assumes.
    pub assumptions: Vec<Sexpr>,
}

impl Check {
    /// State and assumptions as one list of declarations, definitions and assertions.
    pub fn problem(&self) -> Vec<Sexpr> {
        self.restricted(&mut |_| true, &self.assumptions)
    }

    /// The problem with the named assertions that `keep` accepts, all unnamed ones, and these assumptions.
    /// The name of a dropped assertion is kept as a definition.
    pub fn restricted(&self, keep: &mut dyn FnMut(&str) -> bool, assumptions: &[Sexpr]) -> Vec<Sexpr> {
        let kept = self.state.iter().map(|command| match label(command) {
            Some((name, term)) if !keep(plain(name)) => {
                let sort = Sexpr::atom("Bool");
                Sexpr::apply("define-fun", [Sexpr::atom(name), Sexpr::List(Vec::new()), sort, term.clone()])
            }
            _ => command.clone(),
        });
        let assumed = assumptions.iter().map(|literal| Sexpr::apply("assert", [literal.clone()]));
        kept.chain(assumed).collect()
    }

    /// The names of the named assertions.
    pub fn labels(&self) -> Vec<String> {
        self.state.iter().filter_map(label).map(|(name, _)| plain(name).to_owned()).collect()
    }
}

/// Every label in these commands, on assertions and inside them.
pub fn all_labels(commands: &[Sexpr]) -> Vec<String> {
    let mut labels = Vec::new();
    for command in commands {
        let mut follows = false;
        command.mentions(&mut |atom| {
            if std::mem::replace(&mut follows, atom == ":named") {
                labels.push(plain(atom).to_owned());
            }
            false
        });
    }
    labels
}

/// Name and term of a named assertion.
pub fn label(command: &Sexpr) -> Option<(&str, &Sexpr)> {
    match command.items() {
        [head, named] if head.text() == Some("assert") && named.head() == "!" => match named.items() {
            [_, term, Sexpr::Atom(key), Sexpr::Atom(name)] if key == ":named" => Some((name, term)),
            _ => None,
        },
        _ => None,
    }
}

/// Whether a command is a check.
pub fn is_check(command: &Sexpr) -> bool {
    matches!(command.head(), "check-sat" | "check-sat-assuming")
}

/// Whether a command asks about the last check.
pub fn is_query(command: &Sexpr) -> bool {
    command.head().starts_with("get-")
}

/// The number of levels of a `push` or `pop`.
fn level_count(command: &Sexpr) -> usize {
    command.items().get(1).and_then(Sexpr::text).map_or(1, |text| text.parse().unwrap_or(0))
}

/// The problem of each check of a script.
pub fn checks(script: &[Sexpr]) -> Vec<Check> {
    let mut state: Vec<Sexpr> = Vec::new();
    let mut levels = Vec::new();
    let mut found = Vec::new();
    for command in script {
        match command.head() {
            "push" => levels.extend(std::iter::repeat_n(state.len(), level_count(command))),
            "pop" => {
                for _ in 0..level_count(command) {
                    state.truncate(levels.pop().unwrap_or(state.len()));
                }
            }
            "reset-assertions" => {
                state.clear();
                levels.clear();
            }
            "assert" | "declare-const" | "declare-fun" | "declare-sort" | "define-fun" | "define-const" => {
                state.push(command.clone());
            }
            "check-sat" | "check-sat-assuming" => {
                let assumptions = command.items().get(1).map(Sexpr::items).unwrap_or_default().to_vec();
                found.push(Check { state: state.clone(), assumptions });
            }
            _ => {}
        }
    }
    found
}

/// How many levels are open at the end of a script.
pub fn open_levels(script: &[Sexpr]) -> usize {
    script.iter().fold(0usize, |open, command| match command.head() {
        "push" => open + level_count(command),
        "pop" => open.saturating_sub(level_count(command)),
        "reset-assertions" => 0,
        _ => open,
    })
}

/// The script without queries and options, and with an explicit number for every `push` and `pop`, so that
/// every solver accepts it.
pub fn bare(script: &[Sexpr]) -> Vec<Sexpr> {
    let kept = script.iter().filter(|command| !is_query(command) && command.head() != "set-option");
    let numbered = kept.map(|command| match command.head() {
        head @ ("push" | "pop") => Sexpr::apply(head, [Sexpr::atom(level_count(command).to_string())]),
        _ => command.clone(),
    });
    numbered.collect()
}

/// The script with only those queries that its verdicts allow: models after `sat`, cores after `unsat`.
pub fn answerable(script: &[Sexpr], verdicts: &[Verdict]) -> Vec<Sexpr> {
    let mut verdicts = verdicts.iter();
    let mut last = Verdict::Unknown;
    let mut assuming = false;
    let mut kept = Vec::with_capacity(script.len());
    for command in script {
        let wanted = match command.head() {
            "check-sat" | "check-sat-assuming" => {
                last = verdicts.next().copied().unwrap_or(Verdict::Unknown);
                assuming = command.head() == "check-sat-assuming";
                true
            }
            "get-model" | "get-value" | "get-assignment" => last == Verdict::Sat,
            "get-unsat-core" => last == Verdict::Unsat,
            "get-unsat-assumptions" => last == Verdict::Unsat && assuming,
            _ => true,
        };
        if wanted {
            kept.push(command.clone());
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::super::sexpr::{lines, read_all};
    use super::*;

    const SCRIPT: &str = "(declare-const a Bool)
(push 2)
(declare-const b Bool)
(assert (! (and a b) :named n))
(pop 1)
(push 1)
(assert a)
(check-sat-assuming ((not a)))
(get-model)
(get-unsat-assumptions)
(pop 2)
(assert (! (not a) :named m))
(check-sat)
(get-model)
(get-unsat-core)
(push)
(reset-assertions)
(push)
(check-sat)
";

    #[test]
    fn levels_are_followed() {
        let script = read_all(SCRIPT).unwrap();
        let found: Vec<String> = checks(&script).iter().map(|check| lines(&check.problem())).collect();
        assert_eq!(found[0], "(declare-const a Bool)\n(assert a)\n(assert (not a))\n");
        assert_eq!(found[1], "(declare-const a Bool)\n(assert (! (not a) :named m))\n");
        assert_eq!(found[2], "");
        assert_eq!(open_levels(&script), 1);
    }

    #[test]
    fn dropped_assertions_leave_their_name() {
        let check = &checks(&read_all(SCRIPT).unwrap())[1];
        assert_eq!(check.labels(), ["m"]);
        assert_eq!(
            all_labels(&read_all("(assert (or (! a :named |b|) (! c :named d)))").unwrap()),
            ["b", "d"]
        );
        let rest = lines(&check.restricted(&mut |_| false, &[]));
        assert_eq!(rest, "(declare-const a Bool)\n(define-fun m () Bool (not a))\n");
    }

    #[test]
    fn queries_follow_the_verdicts() {
        let script = read_all(SCRIPT).unwrap();
        let queries = |verdicts: &[Verdict]| {
            let kept = answerable(&script, verdicts);
            kept.iter().filter(|command| is_query(command)).map(Sexpr::to_string).collect::<Vec<_>>()
        };
        assert_eq!(queries(&[Verdict::Unsat, Verdict::Sat]), ["(get-unsat-assumptions)", "(get-model)"]);
        assert_eq!(queries(&[Verdict::Sat, Verdict::Unsat]), ["(get-model)", "(get-unsat-core)"]);
        assert_eq!(bare(&script).len(), answerable(&script, &[]).len());
        assert_eq!(bare(&read_all("(push)").unwrap()), read_all("(push 1)").unwrap());
    }
}
