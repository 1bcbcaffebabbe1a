//! Which constants a counterexample depends on.
//!
//! **Idea.** Values are enough if no others of the remaining constants make an assertion false: the assertions' negation is
//! unsatisfiable under these values as assumptions. A core of the assumptions names the constants that matter.
//!
//! **Here.** The session starts anew with the declarations, what was expanded, and names for the assertions. What no expansion says is
//! free, so `unsat` holds whatever those applications mean. With all values the client expands what it is asked for, heavy bodies at values only; then the
//! core is made smaller by leaving out one value after the other, and what would take more expansions stays.
//!
//! **Contract.** `None` where the values cannot be written (members of declared sorts), where functions without a body take part
//! in the counterexample, and where a limit is reached.
//!
//! **Cost.** As much time as the verdict took, for the first check; one more check for each value in the core, at most `CHECKS`.

use smtlib_lowlevel::ast::Command;

use super::VcError;
use super::verifier::{Answer, Manner, Play, Verifier};

/// Checks that are spent on leaving values out.
const CHECKS: usize = 100;

/// The values that are enough to satisfy the assertions, if they can be told apart.
pub(super) fn matter(
    verifier: &mut Verifier,
    play: &mut Play<'_>,
    values: &[(String, String)],
) -> Result<Option<Vec<(String, String)>>, VcError> {
    let names = format!("{}assertion", play.prefix);
    verifier.start(play, Some(&names))?;
    let assertions: String = (0..play.assertions()).map(|number| format!(" {names}{number}")).collect();
    let mut said = play.said().to_vec();
    said.push(format!("(assert (not (and true true{assertions})))"));
    if verifier.batch(&said)?.iter().any(|reply| reply != "success") {
        return Ok(None);
    }
    let name = |position: usize| format!("{}value{position}", play.prefix);
    let equations = values.iter().enumerate().map(|(position, (constant, value))| {
        format!("(define-fun {} () Bool (= {constant} {value}))", name(position))
    });
    let replies = verifier.batch(&equations.collect::<Vec<_>>())?;
    let known = replies.iter().enumerate().filter(|(_, reply)| *reply == "success");
    let all: Vec<Equation> = known.map(|(position, _)| (position, name(position))).collect();
    if !matches!(verifier.decide(play, &check(&all), Manner::LightWhole)?, Answer::Unsat) {
        return Ok(None);
    }
    let mut core = smaller(verifier, &all)?;
    let mut kept = 0;
    for _ in 0..CHECKS {
        if kept >= core.len() {
            break;
        }
        let mut without = core.clone();
        without.remove(kept);
        match verifier.verdict(&check(&without))? {
            // What was kept before is needed, so it is still there.
            Answer::Unsat => core = smaller(verifier, &without)?,
            _ => kept += 1,
        }
    }
    Ok(Some(core.into_iter().filter_map(|(position, _)| values.get(position).cloned()).collect()))
}

/// The number of a value, and the name of the equation that says it.
type Equation = (usize, String);

fn check(equations: &[Equation]) -> String {
    let names: Vec<&str> = equations.iter().map(|(_, name)| name.as_str()).collect();
    format!("(check-sat-assuming ({}))", names.join(" "))
}

/// Those of the equations that the last check needed.
fn smaller(verifier: &mut Verifier, equations: &[Equation]) -> Result<Vec<Equation>, VcError> {
    let answer = verifier.execute(Command::GetUnsatAssumptions)?;
    let core: Vec<&str> = answer.split(['(', ')', ' ', '\n']).collect();
    Ok(equations.iter().filter(|(_, name)| core.contains(&name.as_str())).cloned().collect())
}
