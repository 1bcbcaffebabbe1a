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
//! **Cost.** As much time as the verdict took, for all checks together: the first one, and one for each value in its core, at most
//! `CHECKS`. What is left when the time is over stays in the core.

use std::collections::BTreeSet;

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
    let all: Vec<usize> = (0..values.len()).collect();
    let equations = all.iter().zip(values).map(|(&position, (constant, value))| {
        format!("(define-fun {} () Bool (= {constant} {value}))", name(play, position))
    });
    let replies = verifier.batch(&equations.collect::<Vec<_>>())?;
    let known = all.into_iter().zip(replies).filter(|(_, reply)| reply == "success");
    let all: Vec<usize> = known.map(|(position, _)| position).collect();
    let first = check(play, &all);
    if !matches!(verifier.decide(play, &first, Manner::LightWhole)?, Answer::Unsat) {
        return Ok(None);
    }
    let mut core = smaller(verifier, play, all)?;
    let mut kept = 0;
    for _ in 0..CHECKS {
        if kept >= core.len() || !verifier.limit(play)? {
            break;
        }
        let mut without = core.clone();
        without.remove(kept);
        match verifier.verdict(&check(play, &without))? {
            // What was kept before is needed, so it is still there.
            Answer::Unsat => core = smaller(verifier, play, without)?,
            _ => kept += 1,
        }
    }
    Ok(Some(core.into_iter().filter_map(|position| values.get(position).cloned()).collect()))
}

/// The name of the equation that says a value.
fn name(play: &Play<'_>, position: usize) -> String {
    format!("{}value{position}", play.prefix)
}

fn check(play: &Play<'_>, equations: &[usize]) -> String {
    let names: Vec<String> = equations.iter().map(|&position| name(play, position)).collect();
    format!("(check-sat-assuming ({}))", names.join(" "))
}

/// Those of the equations that the last check needed.
fn smaller(
    verifier: &mut Verifier,
    play: &Play<'_>,
    mut equations: Vec<usize>,
) -> Result<Vec<usize>, VcError> {
    let answer = verifier.execute(Command::GetUnsatAssumptions)?;
    let core: BTreeSet<&str> = answer.split(['(', ')', ' ', '\n']).collect();
    equations.retain(|&position| core.contains(name(play, position).as_str()));
    Ok(equations)
}
