//! Minimisation of counterexamples: finds the constants whose values matter.
//!
//! **Idea.** The values of some constants are enough if the assertions are true whatever the values of the
//! other constants: the negation of the assertions is unsatisfiable under the assumption of these values. A
//! core of the assumptions names the constants that matter.
//!
//! **Here.** The session is reset and gets the declarations, the expansions, and names for the assertions.
//! Applications that were not expanded are uninterpreted, so `unsat` holds whatever their bodies are. In the
//! first check, under the assumption of all values, the client expands the applications that the session asks
//! for, heavy ones at values only. Then the core is minimised by leaving out one value after the other. A
//! value is kept if a check without it would need more expansions.
//!
//! **Contract.** Returns `None` if the values cannot be written (members of declared sorts), if functions
//! without a body take part in the counterexample, or if a limit is reached.
//!
//! **Cost.** As much time as the verdict took, for all checks together: the first one, and one for each value
//! in its core, at most `CHECKS`. Values that were not tried within the time stay in the core.

use super::dialogue::Answer;
use super::error::VcError;
use super::refine::{Manner, Refinement};
use crate::reply::Reply;

/// The largest number of checks for leaving values out.
const CHECKS: usize = 100;

/// A constant and its value, as they are written.
pub(super) type Pair = (String, String);

/// Values that are enough to satisfy the assertions, if such are found.
pub(super) fn decisive(
    refinement: &mut Refinement<'_>,
    values: &[Pair],
) -> Result<Option<Vec<Pair>>, VcError> {
    let names = format!("{}assertion", refinement.meanings.prefix);
    refinement.start(Some(&names));
    let count = refinement.meanings.condition.assertions.len();
    let assertions: String = (0..count).map(|number| format!(" {names}{number}")).collect();
    let mut commands = refinement.meanings.sent.clone();
    commands.push(format!("(assert (not (and true true{assertions})))"));
    if refinement.dialogue.batch(&commands)?.iter().any(|reply| *reply != Reply::Success) {
        return Ok(None);
    }
    let equations = values.iter().enumerate().map(|(position, (constant, value))| {
        format!("(define-fun {} () Bool (= {constant} {value}))", name(refinement, position))
    });
    let equations: Vec<String> = equations.collect();
    let replies = refinement.dialogue.batch(&equations)?;
    let all = (0..values.len()).zip(replies).filter(|(_, reply)| *reply == Reply::Success);
    let all: Vec<usize> = all.map(|(position, _)| position).collect();
    let first = check(refinement, &all);
    if !matches!(refinement.decide(&first, Manner::LightWhole)?, Answer::Unsat) {
        return Ok(None);
    }
    let core = minimized(refinement, all)?;
    Ok(Some(core.into_iter().filter_map(|position| values.get(position).cloned()).collect()))
}

/// A core of these equations, minimal if time and checks suffice.
fn minimized(refinement: &mut Refinement<'_>, all: Vec<usize>) -> Result<Vec<usize>, VcError> {
    let mut core = needed(refinement, all)?;
    let mut kept = 0;
    for _ in 0..CHECKS {
        if kept >= core.len() || !refinement.limit()? {
            break;
        }
        let mut without = core.clone();
        without.remove(kept);
        match refinement.dialogue.verdict(&check(refinement, &without))? {
            // The equations kept before are needed, so they are in this core too.
            Answer::Unsat => core = needed(refinement, without)?,
            _ => kept += 1,
        }
    }
    Ok(core)
}

/// The name of an equation between a constant and its value.
fn name(refinement: &Refinement<'_>, position: usize) -> String {
    format!("{}value{position}", refinement.meanings.prefix)
}

fn check(refinement: &Refinement<'_>, equations: &[usize]) -> String {
    let names: Vec<String> = equations.iter().map(|&position| name(refinement, position)).collect();
    format!("(check-sat-assuming ({}))", names.join(" "))
}

/// The equations in the core of the last check.
fn needed(refinement: &mut Refinement<'_>, mut equations: Vec<usize>) -> Result<Vec<usize>, VcError> {
    let core = refinement.dialogue.core()?;
    equations.retain(|&position| core.contains(&name(refinement, position)));
    Ok(equations)
}
