//! Shrinks a trace that fails: first calls are removed, then literals, then numbers become smaller.

use crate::trace::Call;

/// A smallest trace, by these steps, for which `fails` holds.
pub fn shrink(trace: &[Call], fails: &mut dyn FnMut(&[Call]) -> bool) -> Vec<Call> {
    let mut trace = trace.to_vec();
    loop {
        let before = weight(&trace);
        drop_calls(&mut trace, fails);
        simplify_calls(&mut trace, fails);
        rename(&mut trace, fails);
        if weight(&trace) >= before {
            return trace;
        }
    }
}

fn weight(trace: &[Call]) -> usize {
    trace
        .iter()
        .map(|call| {
            40 + call.to_string().len()
                + lits(call).iter().map(|lit| lit.unsigned_abs() as usize).sum::<usize>()
        })
        .sum()
}

fn lits(call: &Call) -> &[i32] {
    match call {
        Call::Add(lits) | Call::Solve(lits) => lits,
        Call::Value(lit) | Call::Fixed(lit) | Call::Failed(lit) => std::slice::from_ref(lit),
        _ => &[],
    }
}

fn takes(trace: &mut Vec<Call>, candidate: Vec<Call>, fails: &mut dyn FnMut(&[Call]) -> bool) -> bool {
    let taken = weight(&candidate) < weight(trace) && fails(&candidate);
    if taken {
        *trace = candidate;
    }
    taken
}

fn drop_calls(trace: &mut Vec<Call>, fails: &mut dyn FnMut(&[Call]) -> bool) {
    let mut length = trace.len().div_ceil(2);
    while length > 0 {
        let mut start = 0;
        while start < trace.len() {
            let end = (start + length).min(trace.len());
            let candidate = trace[..start].iter().chain(&trace[end..]).cloned().collect();
            if !takes(trace, candidate, fails) {
                start += length;
            }
        }
        length /= 2;
    }
}

/// Drops literals one by one and reduces counts.
fn simplify_calls(trace: &mut Vec<Call>, fails: &mut dyn FnMut(&[Call]) -> bool) {
    for position in 0..trace.len() {
        let smaller = |call: &Call, place: usize| {
            let without = |lits: &[i32]| {
                let mut lits = lits.to_vec();
                (place < lits.len()).then(|| lits.remove(place));
                lits
            };
            match call {
                Call::Add(lits) => Call::Add(without(lits)),
                Call::Solve(lits) => Call::Solve(without(lits)),
                Call::Vars(count) => Call::Vars(count / 2),
                Call::Limit(conflicts) => Call::Limit(conflicts / 2),
                Call::Ticks(ticks) => Call::Ticks(ticks / 2),
                other => other.clone(),
            }
        };
        let mut place = 0;
        while place < lits(&trace[position]).len().max(1) {
            let mut candidate = trace.clone();
            candidate[position] = smaller(&trace[position], place);
            if !takes(trace, candidate, fails) {
                place += 1;
            }
        }
    }
}

/// Renumbers the remaining variables from 1.
fn rename(trace: &mut Vec<Call>, fails: &mut dyn FnMut(&[Call]) -> bool) {
    let mut vars: Vec<u32> = trace.iter().flat_map(lits).map(|lit| lit.unsigned_abs()).collect();
    vars.sort_unstable();
    vars.dedup();
    let renamed = |lit: &i32| {
        let number = vars.binary_search(&lit.unsigned_abs()).map_or(0, |place| place as i32 + 1);
        number * lit.signum()
    };
    let candidate = trace.iter().map(|call| match call {
        Call::Add(lits) => Call::Add(lits.iter().map(renamed).collect()),
        Call::Solve(lits) => Call::Solve(lits.iter().map(renamed).collect()),
        Call::Value(lit) => Call::Value(renamed(lit)),
        Call::Fixed(lit) => Call::Fixed(renamed(lit)),
        Call::Failed(lit) => Call::Failed(renamed(lit)),
        other => other.clone(),
    });
    let candidate = candidate.collect();
    takes(trace, candidate, fails);
}
