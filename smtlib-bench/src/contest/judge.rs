//! The score of an output in a track of SMT-COMP, by the rules of 2026.
//!
//! Single query: a right answer is a point. Incremental: each right answer is one; a wrong one makes the file
//! an error. Core: each assertion that the core leaves out is a point; a core that as many jurors call
//! satisfiable as unsatisfiable, or more, is an error. Model: a model that satisfies the script is a point,
//! one that does not is an error, one that cannot be read scores nothing. Fewer errors win, then more points,
//! then less time. Standard output and standard error are one stream; text in it that is no answer is counted
//! as stray.

use std::collections::BTreeSet;

use crate::answers::Answer;
use crate::corpus::Expected;
use crate::fuzz::evaluate::{Judgement, Model, judge, plain};
use crate::fuzz::sexpr::{Sexpr, read_all};

use super::scramble::{Prepared, declared};

/// The score of a file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Score {
    /// 1 for a wrong answer, core or model.
    pub errors: u64,
    pub points: u64,
    /// Seconds; 0 without points.
    pub seconds: f64,
    /// The mistake or the stray text.
    pub remark: String,
}

impl Score {
    fn points(points: u64) -> Score {
        Score { points, ..Score::default() }
    }

    fn error(remark: impl Into<String>) -> Score {
        Score { errors: 1, remark: remark.into(), ..Score::default() }
    }

    fn nothing(remark: impl Into<String>) -> Score {
        Score { remark: remark.into(), ..Score::default() }
    }
}

/// Other solvers' votes on whether a script is satisfiable.
pub trait Jury {
    fn votes(&self, script: &str) -> Vec<Answer>;
}

/// The verdict in an output and the text after it. Text before the verdict is ignored.
fn verdict(output: &str) -> (Option<Answer>, &str) {
    let trimmed = output.trim_start();
    let (line, rest) = trimmed.split_once('\n').unwrap_or((trimmed, ""));
    (line.trim().parse().ok(), rest)
}

fn first_line(output: &str) -> String {
    output.trim_start().lines().next().unwrap_or_default().chars().take(100).collect()
}

/// The expected answer of a check, if one is known.
fn expected(known: &Expected, check: usize) -> Option<Answer> {
    match known {
        Expected::Each(answers) => answers.get(check).copied().filter(|&answer| answer != Answer::Unknown),
        Expected::Nothing => None,
    }
}

pub fn single(output: &str, known: &Expected) -> Score {
    match (verdict(output), expected(known, 0)) {
        ((None, _), _) if output.trim().is_empty() => Score::default(),
        ((None, _), _) => Score::nothing(format!("stray: {}", first_line(output))),
        ((Some(_), rest), _) if !rest.trim().is_empty() => {
            Score::nothing(format!("stray: {}", first_line(rest)))
        }
        ((Some(Answer::Unknown), _), _) => Score::default(),
        ((Some(answer), _), Some(right)) if answer != right => {
            Score::error(format!("{answer} and not {right}"))
        }
        _ => Score::points(1),
    }
}

/// Incremental: the answers in order, and what stopped the script.
pub fn incremental(answers: &[Answer], stray: Option<&str>, known: &Expected) -> Score {
    let is_wrong = |(check, answer): (usize, &Answer)| {
        *answer != Answer::Unknown && expected(known, check).is_some_and(|right| right != *answer)
    };
    match answers.iter().enumerate().position(is_wrong) {
        Some(check) => Score::error(format!("check {} is answered wrongly", check + 1)),
        None => Score {
            points: answers.iter().filter(|&&answer| answer != Answer::Unknown).count() as u64,
            remark: stray.map(|stray| format!("stray: {stray}")).unwrap_or_default(),
            ..Score::default()
        },
    }
}

/// The text after the verdict that a track asks for; the score of an output without this verdict.
fn after_verdict(output: &str, wanted: Answer) -> Result<&str, Score> {
    let (answer, rest) = verdict(output);
    match answer {
        Some(answer) if answer == wanted => Ok(rest),
        Some(Answer::Unknown) => Err(Score::default()),
        Some(Answer::Sat) => Err(Score::error("sat and not unsat")),
        Some(Answer::Unsat) => Err(Score::error("unsat and not sat")),
        None if output.trim().is_empty() => Err(Score::default()),
        None => Err(Score::nothing(format!("stray: {}", first_line(output)))),
    }
}

/// Core: `restricted` makes the script of the named assertions alone.
pub fn core(
    output: &str,
    prepared: &Prepared,
    jury: &dyn Jury,
    restricted: impl Fn(&[&str]) -> String,
) -> Score {
    let rest = match after_verdict(output, Answer::Unsat) {
        Ok(rest) => rest,
        Err(score) => return score,
    };
    let lists = read_all(rest).unwrap_or_default();
    let [Sexpr::List(names)] = lists.as_slice() else {
        return Score::nothing(format!("no core: {}", first_line(rest)));
    };
    let names: BTreeSet<&str> = names.iter().filter_map(Sexpr::text).collect();
    let votes = jury.votes(&restricted(&names.iter().copied().collect::<Vec<_>>()));
    let of = |wanted: Answer| votes.iter().filter(|&&vote| vote == wanted).count();
    if of(Answer::Sat) > 0 && of(Answer::Unsat) <= of(Answer::Sat) {
        return Score::error(format!("the core of {} is called satisfiable", names.len()));
    }
    Score::points(prepared.assertions.saturating_sub(names.len()) as u64)
}

/// Model: judged by our evaluator, and by the jury where the evaluator is undecided.
pub fn model(
    output: &str,
    prepared: &Prepared,
    jury: &dyn Jury,
    instantiated: impl Fn(&[String]) -> String,
) -> Score {
    let rest = match after_verdict(output, Answer::Sat) {
        Ok(rest) => rest,
        Err(score) => return score,
    };
    let lists = read_all(rest).unwrap_or_default();
    let [answer] = lists.as_slice() else { return Score::nothing(format!("no model: {}", first_line(rest))) };
    let defined: BTreeSet<&str> = answer.items().iter().filter_map(defined).collect();
    let wanted: BTreeSet<&str> = declared(prepared).collect();
    if let Some(odd) = defined.symmetric_difference(&wanted).next() {
        return Score::nothing(format!("{odd} is declared or defined, and not both"));
    }
    match evaluated(answer, prepared) {
        Some(Judgement::Holds) => return Score::points(1),
        Some(Judgement::Fails(assertion)) => {
            let shown: String = assertion.chars().take(100).collect();
            return Score::error(format!("the model falsifies {shown}"));
        }
        Some(Judgement::Open(_)) | None => {}
    }
    let definitions: Vec<String> = answer.items().iter().map(Sexpr::to_string).collect();
    let votes = jury.votes(&instantiated(&definitions));
    if votes.contains(&Answer::Unsat) {
        Score::error("the model is refuted")
    } else if votes.contains(&Answer::Sat) {
        Score::points(1)
    } else {
        Score::nothing("nobody could check the model")
    }
}

/// The symbol that a definition of a model is for.
fn defined(definition: &Sexpr) -> Option<&str> {
    (definition.head() == "define-fun").then_some(())?;
    definition.items().get(1)?.text().map(plain)
}

/// The judgement of our evaluator; `None` for a model that it cannot read.
fn evaluated(answer: &Sexpr, prepared: &Prepared) -> Option<Judgement> {
    let model = Model::read(answer)?;
    let script = read_all(&prepared.text()).ok()?;
    let wanted = |command: &Sexpr| {
        matches!(
            command.head(),
            "assert"
                | "declare-sort"
                | "define-sort"
                | "declare-fun"
                | "declare-const"
                | "define-fun"
                | "define-const"
        )
    };
    Some(judge(&script.into_iter().filter(wanted).collect::<Vec<_>>(), &model).0)
}

#[cfg(test)]
mod tests {
    use super::super::scramble::{Track, instantiated, prepare, restricted};
    use super::*;

    /// Votes alike on every script.
    struct Says(Vec<Answer>);

    impl Jury for Says {
        fn votes(&self, _: &str) -> Vec<Answer> {
            self.0.clone()
        }
    }

    const SCRIPT: &str =
        "(declare-const a (_ BitVec 4))(declare-const b Bool)(assert b)(assert (= a #x3))(check-sat)";

    #[test]
    fn single_answers() {
        let known = Expected::one(Answer::Sat);
        assert_eq!(single("sat\n", &known).points, 1);
        assert_eq!(single("unsat\n", &known).errors, 1);
        assert_eq!(single("unknown\n", &known), Score::default());
        assert_eq!(single("", &known), Score::default());
        assert_eq!(single("warning\nsat\n", &known).points, 0);
        assert!(single("sat\nwarning\n", &known).remark.contains("warning"));
    }

    #[test]
    fn incremental_answers() {
        let known = Expected::Each(vec![Answer::Sat, Answer::Unsat]);
        assert_eq!(incremental(&[Answer::Sat], None, &known).points, 1);
        assert_eq!(incremental(&[Answer::Sat, Answer::Sat], None, &known).errors, 1);
        assert_eq!(incremental(&[Answer::Unknown, Answer::Unsat], Some("x"), &known).points, 1);
    }

    #[test]
    fn cores_are_voted_on() {
        let prepared = prepare(SCRIPT, Track::Core).unwrap();
        let scored = |output: &str, votes: &[Answer]| {
            core(output, &prepared, &Says(votes.to_vec()), |names| restricted(&prepared, names))
        };
        assert_eq!(scored("unsat\n(smtcomp2)\n", &[Answer::Unsat]).points, 1);
        assert_eq!(scored("unsat\n(smtcomp2)\n", &[Answer::Sat, Answer::Unsat]).errors, 1);
        assert_eq!(scored("unsat\n(smtcomp2)\n", &[Answer::Unknown]).points, 1);
        assert_eq!(scored("sat\n", &[]).errors, 1);
        assert!(scored("unsat\n", &[]).remark.contains("no core"));
    }

    #[test]
    fn models_are_evaluated() {
        let prepared = prepare(SCRIPT, Track::Model).unwrap();
        let scored = |definitions: &str| {
            let output = format!("sat\n({definitions})\n");
            model(&output, &prepared, &Says(vec![]), |names| instantiated(&prepared, names))
        };
        let (a, b) = ("(define-fun a () (_ BitVec 4) #x3)", "(define-fun b () Bool true)");
        assert_eq!(scored(&format!("{a} {b}")).points, 1);
        assert_eq!(scored(&format!("{a} (define-fun b () Bool false)")).errors, 1);
        assert!(scored(a).remark.starts_with("b is declared"));
        assert!(scored(&format!("{a} {b} (define-fun c () Bool true)")).remark.starts_with("c is"));
    }
}
