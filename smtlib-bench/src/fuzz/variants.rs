//! Variants of a script that must get the same verdicts (metamorphic testing).

use super::client::Client;
use super::evaluate::plain;
use super::random::Random;
use super::script::{all_labels, bare, checks, is_check};
use super::sexpr::Sexpr;
use std::fmt;

/// A variant of a script.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    /// With an option set to a value.
    Option(&'static str, &'static str),
    /// With each pass of preprocessing switched on or off at random, and lazy arithmetic from a random width
    /// on.
    Passes(u64),
    /// With adjacent assertions shuffled.
    Shuffled(u64),
    /// Every check after a `reset`, with its problem only.
    Flattened,
    /// With a level for every assertion, and a check on each level.
    Stepwise,
    /// The part from the first assertion on at a level that is popped, and then once more.
    Twice,
    /// Sent by a client that holds the bodies of definitions and expands applications on demand.
    Client(u64),
}

/// Every variant; some have a random seed.
pub fn all(random: &mut Random) -> Vec<Variant> {
    vec![
        Variant::Option(":rewrite-level", "0"),
        Variant::Option(":rewrite-level", "1"),
        Variant::Option(":preprocess", "false"),
        Variant::Passes(random.word()),
        Variant::Option(":structural-abstraction", "true"),
        Variant::Option(":random-seed", "4711"),
        Variant::Option(":produce-unsat-cores", "true"),
        Variant::Option(":produce-unsat-cores", "false"),
        Variant::Shuffled(random.word()),
        Variant::Flattened,
        Variant::Stepwise,
        Variant::Twice,
        Variant::Client(random.word()),
    ]
}

impl fmt::Display for Variant {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Variant::Option(name, value) => write!(formatter, "with {name} {value}"),
            Variant::Passes(seed) => {
                write!(formatter, "with")?;
                switches(*seed).into_iter().try_for_each(|(name, value)| write!(formatter, " {name} {value}"))
            }
            Variant::Shuffled(_) => formatter.write_str("with assertions shuffled"),
            Variant::Flattened => formatter.write_str("with every check on its own"),
            Variant::Stepwise => formatter.write_str("with a check after every assertion"),
            Variant::Twice => formatter.write_str("with everything said at a level, popped, and said again"),
            Variant::Client(_) => formatter.write_str("with bodies told on demand"),
        }
    }
}

impl Variant {
    /// The script in this variant, and for each of its checks the check of the given script that it repeats.
    /// A check that repeats none has a subset of the assertions of the next one that does.
    pub fn apply(self, script: &[Sexpr]) -> (Vec<Sexpr>, Vec<Option<usize>>) {
        let plain = bare(script);
        let count = plain.iter().filter(|command| is_check(command)).count();
        let same = || (0..count).map(Some).collect();
        match self {
            Variant::Option(name, value) => {
                (std::iter::once(option(name, value)).chain(plain).collect(), same())
            }
            Variant::Passes(seed) => {
                let options = switches(seed).into_iter().map(|(name, value)| option(&name, &value));
                (options.chain(plain).collect(), same())
            }
            Variant::Shuffled(seed) => (shuffled(plain, &mut Random::new(seed)), same()),
            Variant::Flattened => (flattened(script), same()),
            Variant::Stepwise => stepwise(&plain),
            Variant::Twice => twice(&plain),
            Variant::Client(seed) => (Client::of(&plain, &mut Random::new(seed)).0, same()),
        }
    }
}

fn option(name: &str, value: &str) -> Sexpr {
    Sexpr::apply("set-option", [Sexpr::atom(name), Sexpr::atom(value)])
}

/// The parameters that switch passes of preprocessing.
pub const SWITCHES: [&str; 13] = [
    "pass-flatten",
    "pass-eliminate",
    "pass-cases",
    "pass-facts",
    "pass-context",
    "pass-split",
    "pass-unconstrained",
    "pass-shannon",
    "pass-linear",
    "pass-tables",
    "pass-unfold",
    "pass-normalize",
    "pass-deduplicate",
];

/// The parameters of lazy arithmetic, of parallel searches and of the schedule of inprocessing, each with the
/// number of values that are drawn from and the least of them.
pub const NUMBERS: [(&str, u64, u64); 7] = [
    ("arithmetic-product-width", 30, 5),
    ("arithmetic-quotient-width", 30, 5),
    ("arithmetic-low-bits", 8, 1),
    ("arithmetic-values", 3, 0),
    ("jobs", 3, 1),
    ("jobs-delay", 1000, 0),
    ("inprocess-interval", 100, 1),
];

/// Random values of [`SWITCHES`] and [`NUMBERS`].
fn switches(seed: u64) -> Vec<(String, String)> {
    let mut random = Random::new(seed);
    let mut values: Vec<(&str, String)> =
        SWITCHES.iter().map(|&name| (name, random.chance(50).to_string())).collect();
    values.extend(
        NUMBERS.iter().map(|&(name, count, least)| (name, (least + random.below(count)).to_string())),
    );
    values.into_iter().map(|(name, value)| (format!(":param.{name}"), value)).collect()
}

fn shuffled(mut script: Vec<Sexpr>, random: &mut Random) -> Vec<Sexpr> {
    for run in script.chunk_by_mut(|first, second| first.head() == "assert" && second.head() == "assert") {
        let labels = all_labels(run);
        // Each label occurs once where it is defined; if it occurs again, the order matters.
        let mut seen = 0;
        for command in run.iter() {
            command.mentions(&mut |atom| {
                seen += usize::from(labels.iter().any(|label| label == plain(atom)));
                false
            });
        }
        if seen == labels.len() {
            random.shuffle(run);
        }
    }
    script
}

fn flattened(script: &[Sexpr]) -> Vec<Sexpr> {
    let logic: Vec<Sexpr> =
        script.iter().filter(|command| command.head() == "set-logic").take(1).cloned().collect();
    let mut flat = Vec::new();
    for check in checks(script) {
        if !flat.is_empty() {
            flat.push(Sexpr::apply("reset", []));
        }
        flat.extend(logic.iter().cloned());
        flat.extend(check.problem());
        flat.push(Sexpr::apply("check-sat", []));
    }
    flat
}

fn stepwise(script: &[Sexpr]) -> (Vec<Sexpr>, Vec<Option<usize>>) {
    let is_plain =
        !script.iter().any(|command| matches!(command.head(), "push" | "pop" | "reset-assertions"));
    let mut steps = Vec::new();
    let mut repeats = Vec::new();
    for command in script {
        if is_plain && command.head() == "assert" {
            steps.push(Sexpr::apply("push", [Sexpr::atom("1")]));
        }
        steps.push(command.clone());
        if is_check(command) {
            let number = repeats.iter().filter(|repeated| Option::is_some(repeated)).count();
            repeats.push(Some(number));
        } else if is_plain && command.head() == "assert" {
            steps.push(Sexpr::apply("check-sat", []));
            repeats.push(None);
        }
    }
    (steps, repeats)
}

/// The script on a level that is popped, and once more: facts of the level must be retracted and derived
/// again. A script that resets its assertions stays as it is, since that closes the level, too.
fn twice(script: &[Sexpr]) -> (Vec<Sexpr>, Vec<Option<usize>>) {
    let count = script.iter().filter(|command| is_check(command)).count();
    let is_reset = script.iter().any(|command| matches!(command.head(), "reset" | "reset-assertions"));
    let first = script.iter().position(|command| matches!(command.head(), "assert" | "push"));
    let (Some(first), false) = (first, is_reset) else {
        return (script.to_vec(), (0..count).map(Some).collect());
    };
    let (header, body) = script.split_at(first);
    let before = header.iter().filter(|command| is_check(command)).count();
    let open = |command: &Sexpr| match (command.head(), command.items().get(1)) {
        ("push", levels) => levels.map_or(1, number),
        ("pop", levels) => -levels.map_or(1, number),
        _ => 0,
    };
    let level = |name: &str, count: i64| Sexpr::apply(name, [Sexpr::atom(count.to_string())]);
    let mut put = header.to_vec();
    put.push(level("push", 1));
    put.extend(body.iter().cloned());
    put.push(level("pop", 1 + body.iter().map(open).sum::<i64>()));
    put.push(level("push", 1));
    put.extend(body.iter().cloned());
    (put, (0..count).chain(before..count).map(Some).collect())
}

/// The value of a numeral.
fn number(text: &Sexpr) -> i64 {
    text.to_string().parse().unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use super::super::sexpr::{lines, read_all};
    use super::*;

    const SCRIPT: &str =
        "(set-logic QF_BV)(declare-const a Bool)(assert a)(assert (! (not a) :named n))(assert (or a n))
        (check-sat)(get-unsat-core)";

    #[test]
    fn variants_keep_the_checks() {
        let script = read_all(SCRIPT).unwrap();
        for variant in all(&mut Random::new(1)) {
            let (put, repeats) = variant.apply(&script);
            assert_eq!(repeats.last(), Some(&Some(0)), "{variant}");
            assert_eq!(put.iter().filter(|command| is_check(command)).count(), repeats.len());
        }
        let (steps, repeats) = Variant::Stepwise.apply(&script);
        assert_eq!(repeats, [None, None, None, Some(0)]);
        assert!(lines(&steps).contains("(push 1)\n(assert a)\n(check-sat)\n(push 1)"));
    }

    #[test]
    fn everything_is_said_again_at_the_same_level() {
        let script = "(declare-const a Bool)(push 2)(assert a)(check-sat)(pop 1)(assert (not a))(check-sat)";
        let (put, repeats) = Variant::Twice.apply(&read_all(script).unwrap());
        let body = "(push 2)(assert a)(check-sat)(pop 1)(assert (not a))(check-sat)";
        let expected = format!("(declare-const a Bool)(push 1){body}(pop 2)(push 1){body}");
        assert_eq!(put, read_all(&expected).unwrap());
        assert_eq!(repeats, [Some(0), Some(1), Some(0), Some(1)]);
    }

    #[test]
    fn labels_are_not_used_before_they_are_made() {
        let script = read_all(SCRIPT).unwrap();
        let without = read_all(&SCRIPT.replace("(or a n)", "(or a a)")).unwrap();
        let changes = |script: &[Sexpr]| {
            (0..20).filter(|seed| Variant::Shuffled(*seed).apply(script).0 != bare(script)).count()
        };
        assert_eq!(changes(&script), 0);
        assert!(changes(&without) > 5);
    }

    #[test]
    fn flattened_checks_start_over() {
        let script =
            read_all("(set-logic QF_BV)(declare-const a Bool)(push)(assert a)(check-sat)(pop)(check-sat)");
        let (flat, _) = Variant::Flattened.apply(&script.unwrap());
        let expected = "(set-logic QF_BV)(declare-const a Bool)(assert a)(check-sat)(reset)
            (set-logic QF_BV)(declare-const a Bool)(check-sat)";
        assert_eq!(flat, read_all(expected).unwrap());
    }
}
