//! Random traces, each from a seed.

use crate::families::formula;
use crate::random::Random;
use crate::trace::Call;
use javelin_solver::params::{Params, ROWS};

/// The random numbers of a seed.
pub fn numbers(seed: u64) -> Random {
    Random(Random(seed).next())
}

/// The trace of a seed.
pub fn trace(seed: u64) -> Vec<Call> {
    let mut random = numbers(seed);
    let mut trace = Vec::new();
    if random.below(4) > 0 {
        params(&mut random, &mut trace);
    }
    if random.below(4) > 0 {
        trace.push(Call::Proof);
    }
    let size = [2, 4, 6, 9, 14][random.below(5)];
    let size = 1 + random.below(size);
    let formula = formula(&mut random, size);
    let mut clauses = formula.clauses;
    if random.below(3) == 0 {
        random.shuffle(&mut clauses);
    }
    if random.below(2) == 0 {
        trace.push(Call::Vars(formula.vars as u32));
    }
    let phases = if random.below(3) == 0 { 1 } else { 1 + random.below(6) };
    for phase in 0..phases {
        let (from, to) = (clauses.len() * phase / phases, clauses.len() * (phase + 1) / phases);
        for clause in &clauses[from..to] {
            trace.push(Call::Add(clause.clone()));
            if random.below(60) == 0 {
                question(&mut random, formula.vars, &[], &mut trace);
            }
        }
        if random.below(12) == 0 {
            trace.push(Call::Vars(1 + random.below(3) as u32));
        }
        for _ in 0..1 + random.below(3) {
            solve(&mut random, formula.vars, &mut trace);
        }
    }
    trace
}

/// Some parameters, numbers most often small, so that techniques with an interval run often.
fn params(random: &mut Random, trace: &mut Vec<Call>) {
    let share = 2 + random.below(8);
    let default = Params::default();
    for row in ROWS {
        if random.below(share) > 0 {
            continue;
        }
        let domain = row.domain();
        let value = match domain.split_once(", ").map(|(kind, range)| (kind, range.split_once(" to "))) {
            Some(("an integer", Some((least, most)))) => integer(random, least, most, &row.get(&default)),
            Some(("a number", Some((least, most)))) => number(random, least, most, &row.get(&default)),
            _ if domain == "an integer" => random.next().to_string(),
            _ => {
                let words: Vec<&str> =
                    domain.split([',', ' ']).filter(|word| !word.is_empty() && *word != "or").collect();
                random.pick(&words).to_owned()
            }
        };
        // Values outside the range are left out.
        if row.set(&mut default.clone(), &value).is_ok() {
            trace.push(Call::Param(row.name(), value));
        }
    }
}

fn integer(random: &mut Random, least: &str, most: &str, default: &str) -> String {
    let [least, most, default] = [least, most, default].map(|text| text.parse::<u64>().unwrap_or(0));
    let value = match random.below(8) {
        0 => least,
        1 => most,
        2 => default / 10,
        3 => default.saturating_mul(3),
        _ => least + random.below(12) as u64,
    };
    value.clamp(least, most).to_string()
}

fn number(random: &mut Random, least: &str, most: &str, default: &str) -> String {
    let [least, most, default] = [least, most, default].map(|text| text.parse::<f64>().unwrap_or(0.0));
    let value = match random.below(6) {
        0 => least,
        1 => most,
        2 => default / 10.0,
        3 => default * 10.0,
        _ => least + random.below(40) as f64 / 4.0,
    };
    value.clamp(least, most).to_string()
}

fn lit(random: &mut Random, vars: i32) -> i32 {
    let var = 1 + random.below(vars as usize) as i32;
    if random.below(2) == 0 { var } else { -var }
}

fn solve(random: &mut Random, vars: i32, trace: &mut Vec<Call>) {
    match random.below(12) {
        0 => trace.push(Call::Cancel),
        1 | 2 => trace.push(Call::Limit(random.below(30) as u64)),
        3 | 4 => trace.push(Call::Ticks(random.next() >> (44 + random.below(16)))),
        _ => {}
    }
    let count = [0, 0, 1, 2, 3, 8][random.below(6)];
    let assumptions: Vec<i32> = (0..count).map(|_| lit(random, vars)).collect();
    trace.push(Call::Solve(assumptions.clone()));
    for _ in 0..random.below(4) {
        question(random, vars, &assumptions, trace);
    }
    trace.extend((random.below(3) > 0).then_some(Call::Core));
}

fn question(random: &mut Random, vars: i32, assumptions: &[i32], trace: &mut Vec<Call>) {
    let any = lit(random, vars);
    trace.push(match random.below(3) {
        0 => Call::Value(any),
        1 => Call::Fixed(any),
        _ if assumptions.is_empty() => Call::Failed(any),
        _ => Call::Failed(random.pick(assumptions)),
    });
}
