//! Checks all answers besides verdicts: models are evaluated, and cores and assumptions become problems to be
//! solved again.

use super::evaluate::{Judgement, Model, Scope, judge, plain};
use super::oracle::Kind;
use super::script::{Check, all_labels, is_check, is_query};
use super::sexpr::Sexpr;
use super::value::Value;

/// A problem that must be unsatisfiable if the answer it came from was right.
#[derive(Clone, Debug)]
pub struct Claim {
    /// The kind of answer it came from.
    pub kind: Kind,
    pub answer: String,
    /// Declarations, definitions and assertions.
    pub problem: Vec<Sexpr>,
}

/// The judgement on the answers to a script's queries.
#[derive(Debug, Default)]
pub struct Inspection {
    /// Wrong answers, each with its mistake.
    pub wrong: Vec<(Kind, String)>,
    /// Claims that another run of a solver has to confirm.
    pub claims: Vec<Claim>,
    /// The number of models that satisfy their checks.
    pub models: u64,
}

/// Checks every answer but the verdicts. `commands` are the commands sent, `checks` the problems of their
/// checks.
pub fn inspect(commands: &[Sexpr], answers: &[Sexpr], checks: &[Check]) -> Inspection {
    let mut inspection = Inspection::default();
    let mut checks = checks.iter();
    let mut check = None;
    // The symbols' values by the model last seen; none after a check whose model is unknown.
    let mut scope: Option<Scope> = None;
    let asked = commands.iter().filter(|command| is_check(command) || is_query(command));
    for (command, answer) in asked.zip(answers) {
        if is_check(command) {
            check = checks.next();
            scope = None;
            continue;
        }
        let Some(check) = check else { continue };
        let complaint = match command.head() {
            "get-model" => match model(check, answer) {
                Ok(seen) => {
                    inspection.models += 1;
                    scope = Some(seen);
                    None
                }
                Err(complaint) => Some((Kind::Model, complaint)),
            },
            "get-value" => scope
                .as_mut()
                .and_then(|scope| values(scope, command, answer))
                .map(|complaint| (Kind::Value, complaint)),
            "get-assignment" => scope
                .as_mut()
                .and_then(|scope| assignment(scope, check, answer))
                .map(|complaint| (Kind::Assignment, complaint)),
            "get-unsat-core" => {
                core(check, answer, &mut inspection.claims).map(|complaint| (Kind::Core, complaint))
            }
            "get-unsat-assumptions" => assumptions(check, answer, &mut inspection.claims)
                .map(|complaint| (Kind::Assumptions, complaint)),
            _ => None,
        };
        inspection.wrong.extend(complaint);
    }
    inspection
}

/// The scope under the model, if it satisfies every assertion and assumption of the check.
///
/// # Errors
/// Why the answer is no model of the check.
pub fn model(check: &Check, answer: &Sexpr) -> Result<Scope, String> {
    let model = Model::read(answer).ok_or_else(|| format!("not a model: {answer}"))?;
    match judge(&check.problem(), &model) {
        (Judgement::Holds, scope) => Ok(scope),
        (Judgement::Fails(command), _) => Err(format!("{command} is false in the model {answer}")),
        (Judgement::Open(command), _) => Err(format!("{command} has no value in the model {answer}")),
    }
}

fn values(scope: &mut Scope, command: &Sexpr, answer: &Sexpr) -> Option<String> {
    let asked = command.items().get(1)?.items();
    if asked.len() != answer.items().len() {
        return Some(format!("{} terms asked, the answer is {answer}", asked.len()));
    }
    for (term, pair) in asked.iter().zip(answer.items()) {
        let expected = scope.evaluate(term)?;
        let given = pair.items().get(1).and_then(|value| Scope::default().evaluate(value));
        if pair.items().len() != 2 || given.as_ref() != Some(&expected) {
            return Some(format!("the model makes {term} {}, the answer is {pair}", expected.to_sexpr()));
        }
    }
    None
}

fn assignment(scope: &mut Scope, check: &Check, answer: &Sexpr) -> Option<String> {
    let labels = all_labels(&check.state);
    if labels.len() != answer.items().len() {
        return Some(format!("{} labels, the answer is {answer}", labels.len()));
    }
    for pair in answer.items() {
        let name = pair.items().first().and_then(Sexpr::text).unwrap_or_default();
        let given = pair.items().get(1).and_then(Value::read);
        if given.is_none()
            || scope.lookup(name).cloned() != given
            || !labels.iter().any(|label| label == plain(name))
        {
            return Some(format!("the answer is {pair}"));
        }
    }
    None
}

fn core(check: &Check, answer: &Sexpr, claims: &mut Vec<Claim>) -> Option<String> {
    let labels = check.labels();
    let names: Option<Vec<&str>> = answer.items().iter().map(|name| name.text().map(plain)).collect();
    let known = |names: &Vec<&str>| names.iter().all(|name| labels.iter().any(|label| label == name));
    match names.filter(known) {
        Some(names) if answer.text().is_none() => {
            let problem = check.restricted(&mut |name| names.contains(&name), &check.assumptions);
            claims.push(Claim { kind: Kind::Core, answer: answer.to_string(), problem });
            None
        }
        _ => Some(format!("not a list of labels in force: {answer}")),
    }
}

fn assumptions(check: &Check, answer: &Sexpr, claims: &mut Vec<Claim>) -> Option<String> {
    let assumed: Vec<String> =
        check.assumptions.iter().map(|literal| literal.to_string().replace('|', "")).collect();
    let is_assumed = |literal: &Sexpr| assumed.contains(&literal.to_string().replace('|', ""));
    if answer.text().is_some() || !answer.items().iter().all(is_assumed) {
        return Some(format!("not a list of assumptions: {answer}"));
    }
    let problem = check.restricted(&mut |_| true, answer.items());
    claims.push(Claim { kind: Kind::Assumptions, answer: answer.to_string(), problem });
    None
}

#[cfg(test)]
mod tests {
    use super::super::script::checks;
    use super::super::sexpr::read_all;
    use super::*;

    const SCRIPT: &str = "(declare-const a (_ BitVec 2))(assert (! (bvult a #b10) :named |n|))
        (check-sat)(get-model)(get-value (a (bvnot a)))(get-assignment)
        (push)(declare-const |b c| Bool)(assert (= a #b11))(check-sat-assuming (|b c|))(get-unsat-core)\
        (get-unsat-assumptions)";

    #[track_caller]
    fn kinds(answers: &str) -> (Vec<Kind>, usize) {
        let script = read_all(SCRIPT).unwrap();
        let inspection = inspect(&script, &read_all(answers).unwrap(), &checks(&script));
        (inspection.wrong.into_iter().map(|(kind, _)| kind).collect(), inspection.claims.len())
    }

    const MODEL: &str = "((define-fun a () (_ BitVec 2) #b01))";

    #[test]
    fn right_answers_pass() {
        let answers = format!("sat {MODEL} ((a #b01) ((bvnot a) #b10)) ((n true)) unsat (n) ()");
        assert_eq!(kinds(&answers), (vec![], 2));
    }

    #[test]
    fn wrong_answers_are_seen() {
        let model = MODEL.replace("01", "10");
        let answers = format!("sat {model} ((a #b01)) ((n true)) unsat (m) (a)");
        assert_eq!(kinds(&answers), (vec![Kind::Model, Kind::Core, Kind::Assumptions], 0));
        let answers = format!("sat {MODEL} ((a #b01) ((bvnot a) #b11)) ((n false)) unsat () (|b c|)");
        assert_eq!(kinds(&answers), (vec![Kind::Value, Kind::Assignment], 2));
        assert_eq!(kinds("sat () () ()").0, [Kind::Model]);
    }
}
