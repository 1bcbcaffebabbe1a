//! Commands that ask for many answers, and how these are written.
//!
//! An answer is always one s-expression. Where a limit has ended the question, the answer has `:partial` and
//! the reason, as `get-info :reason-unknown` would give it. Cubes are written while they are found
//! ([`Valuations`]); everything else is short.

use std::ops::ControlFlow;
use std::sync::Arc;

use javelin_parser::command::{Enumerating, Quoted};
use num_bigint::{BigInt, BigUint, Sign};

use super::execute::{Outcome, Refusal, refuse};
use super::{Reply, Session};
use crate::answer::text::PIECE;
use crate::answer::value::Value;
use crate::engine::questions::Ending;
use crate::engine::questions::all_sat::{Cube, Enumeration};
use crate::engine::questions::consequences::Consequences;
use crate::engine::questions::optimum::Objective;
use crate::engine::{Error, Term, Verdict};
use javelin_term::bitvec::BitVec;
use javelin_term::limits::Limits;

/// The approximate ticks of a piece of an enumeration: about ten milliseconds.
const TICKS_OF_PIECE: u64 = 2_000_000;

/// An enumeration that is written in pieces.
pub(super) struct Valuations {
    enumeration: Enumeration,
    /// The predicates as they were written.
    texts: Vec<Arc<str>>,
    /// Whether only the number of valuations is wanted.
    count_only: bool,
    count: BigUint,
    /// The rest of the limits of the command that is being answered; `None` between commands.
    limits: Option<Limits>,
    /// The number of cubes still wanted.
    wanted: u64,
    /// Whether at least one cube was written.
    begun: bool,
}

/// The objectives that `minimize` and `maximize` added.
#[derive(Default)]
pub(super) struct Objectives {
    rows: Vec<ObjectiveRow>,
    /// Their optimal values, from the last check.
    values: Option<Vec<BitVec>>,
}

struct ObjectiveRow {
    objective: Objective,
    text: Arc<str>,
    level: usize,
}

impl Objectives {
    /// The terms, mutable so that they can be renumbered.
    pub fn terms_mut(&mut self) -> impl Iterator<Item = &mut Term> {
        self.rows.iter_mut().map(|row| &mut row.objective.term)
    }

    /// Drops the objectives of closed levels.
    pub fn close(&mut self, open: usize) {
        self.rows.truncate(self.rows.partition_point(|row| row.level <= open));
        self.forget_values();
    }

    /// Drops the optimal values when another check begins.
    pub fn forget_values(&mut self) {
        self.values = None;
    }
}

/// A command that the engine refuses; an ill-sorted term is reported with the command's name already.
fn refused_for(command: &'static str) -> impl Fn(Error) -> Refusal {
    move |error| match error {
        Error::Clash(clash) => Refusal(clash.to_string()),
        error => Refusal(format!("{command}: {error}")),
    }
}

fn terms(quoted: &[Quoted<Term>]) -> Vec<Term> {
    quoted.iter().map(|quoted| quoted.term).collect()
}

/// A list and the reason that ended it.
fn list(mut items: Vec<String>, separator: &str, ending: &Ending) -> Reply {
    items.extend(partial(ending));
    Reply::text(format!("({})", items.join(separator)))
}

/// The mark of an answer that may be incomplete.
fn partial(ending: &Ending) -> Option<String> {
    match ending {
        Ending::Complete => None,
        Ending::Paused => Some(":paused".into()),
        Ending::Partial(unknown) => Some(format!(":partial {unknown}")),
    }
}

impl Session {
    /// Whether an enumeration is being written.
    pub(super) fn enumerates(&self) -> bool {
        self.valuations.as_ref().is_some_and(|valuations| valuations.limits.is_some())
    }

    pub(super) fn check_all_sat(
        &mut self,
        predicates: Vec<Quoted<Term>>,
        assumptions: Vec<Quoted<Term>>,
        how: Enumerating,
    ) -> Outcome {
        self.begun = true;
        let (predicates, texts): (Vec<Term>, Vec<Arc<str>>) =
            predicates.into_iter().map(|quoted| (quoted.term, quoted.text.into())).unzip();
        if how.count_only && how.overlapping {
            return refuse("check-allsat: cubes that overlap cannot be counted; leave :overlapping out");
        }
        let enumeration = self.solver.all_sat(&terms(&assumptions), &predicates, how.overlapping);
        self.valuations = Some(Box::new(Valuations {
            enumeration: enumeration.map_err(refused_for("check-allsat"))?,
            texts,
            count_only: how.count_only,
            count: BigUint::ZERO,
            limits: None,
            wanted: 0,
            begun: false,
        }));
        self.check_all_sat_next(how.limit)
    }

    pub(super) fn check_all_sat_next(&mut self, limit: Option<u64>) -> Outcome {
        let limits = self.solver.limits();
        let Some(valuations) = &mut self.valuations else {
            return refuse("check-allsat-next: there is nothing to go on with: check-allsat comes before");
        };
        self.solver.check_enumeration(&valuations.enumeration).map_err(refused_for("check-allsat-next"))?;
        valuations.wanted = limit.unwrap_or(u64::MAX);
        valuations.limits = Some(limits);
        valuations.begun = false;
        let mut reply = self.more_valuations();
        if let Some(text) = &mut reply.text {
            text.insert(0, '(');
        }
        Ok(reply)
    }

    /// The next piece of an enumeration.
    pub(super) fn more_valuations(&mut self) -> Reply {
        let Session { solver, valuations: Some(valuations), .. } = self else { return Reply::default() };
        let Valuations { enumeration, texts, count_only, count, limits, wanted, begun } = &mut **valuations;
        let Some(left) = limits else { return Reply::default() };
        let mut piece = String::new();
        let ending = match *wanted {
            0 => Ok(Ending::Paused),
            _ => solver.cubes_within(enumeration, left, TICKS_OF_PIECE, |cube| {
                *wanted -= 1;
                *count += BigUint::from(1u8) << (texts.len() - cube.literals.len());
                if !*count_only {
                    piece.push_str(if std::mem::replace(begun, true) { "\n " } else { "" });
                    write_cube(&mut piece, &cube, texts);
                }
                match *wanted == 0 || piece.len() >= PIECE {
                    true => ControlFlow::Break(()),
                    false => ControlFlow::Continue(()),
                }
            }),
        };
        match ending {
            Ok(Ending::Paused) if *wanted > 0 => Reply { more: true, ..Reply::text(piece) },
            Ok(ending) => {
                let end = partial(&ending).unwrap_or_else(|| ":complete".into());
                self.close_valuations(piece, &end)
            }
            // The assertions are unchanged, since no command comes between.
            Err(error) => self.close_valuations(piece, &format!(":partial |{error}|")),
        }
    }

    /// Ends the enumeration that is being written.
    pub(super) fn end_valuations(&mut self, reason: &str) -> Reply {
        self.close_valuations(String::new(), &format!(":partial {reason}"))
    }

    fn close_valuations(&mut self, mut piece: String, end: &str) -> Reply {
        if let Some(valuations) = &mut self.valuations {
            valuations.limits = None;
            if valuations.count_only {
                piece.push_str(&format!(":count {}", valuations.count));
            }
            piece.push_str(if valuations.begun || valuations.count_only { " " } else { "" });
        }
        Reply::text(piece + end + ")")
    }

    pub(super) fn get_abstraction(
        &mut self,
        predicates: &[Quoted<Term>],
        assumptions: &[Quoted<Term>],
        cartesian: bool,
    ) -> Outcome {
        self.begun = true;
        let (assumptions, predicates) = (terms(assumptions), terms(predicates));
        let found = match cartesian {
            true => self.solver.cartesian_abstraction(&assumptions, &predicates),
            false => self.solver.abstraction(&assumptions, &predicates),
        };
        let refused = refused_for("get-abstraction");
        let (term, ending) = found.map_err(&refused)?;
        let shown = self.solver.show(term).map_err(&refused)?;
        Ok(Reply::text(match partial(&ending) {
            None => shown.to_string(),
            Some(partial) => format!("(! {shown} {partial})"),
        }))
    }

    pub(super) fn get_consequences(
        &mut self,
        assumptions: &[Quoted<Term>],
        asked: &[Quoted<Term>],
    ) -> Outcome {
        self.begun = true;
        let found = self.solver.consequences(&terms(assumptions), &terms(asked));
        let (found, ending) = found.map_err(refused_for("get-consequences"))?;
        let Consequences::Values(found) = found else { return Ok(Reply::text("unsat")) };
        let items = found.iter().map(|consequence| {
            let premises: Vec<&str> =
                consequence.assumptions.iter().map(|&at| assumptions[at].text.as_str()).collect();
            let premise = match &premises[..] {
                [] => "true".into(),
                [one] => (*one).to_string(),
                several => format!("(and {})", several.join(" ")),
            };
            let Quoted { term, text } = &asked[consequence.term];
            let is_formula = self.solver.sort(*term) == Ok(self.solver.bool_sort());
            match (is_formula, consequence.value.is_one()) {
                (true, true) => format!("(=> {premise} {text})"),
                (true, false) => format!("(=> {premise} (not {text}))"),
                (false, _) => format!("(=> {premise} (= {text} {}))", shown(&consequence.value)),
            }
        });
        Ok(list(items.collect(), "\n ", &ending))
    }

    pub(super) fn get_equalities(&mut self, asked: &[Quoted<Term>], assumptions: &[Quoted<Term>]) -> Outcome {
        self.begun = true;
        let found = self.solver.equal_terms(&terms(assumptions), &terms(asked));
        let (classes, ending) = found.map_err(refused_for("get-equalities"))?;
        let Some(classes) = classes else { return Ok(Reply::text("unsat")) };
        let items = classes.iter().map(|class| {
            let names: Vec<&str> = class.iter().map(|&at| asked[at].text.as_str()).collect();
            format!("({})", names.join(" "))
        });
        Ok(list(items.collect(), " ", &ending))
    }

    pub(super) fn get_bounds(&mut self, asked: &[Quoted<Term>], assumptions: &[Quoted<Term>]) -> Outcome {
        self.begun = true;
        let assumptions = terms(assumptions);
        let mut limits = self.solver.limits();
        let (mut items, mut ending) = (Vec::new(), Ending::Complete);
        for Quoted { term, text } in asked {
            let found = self
                .solver
                .bounds_within(&mut limits, &assumptions, *term)
                .map_err(refused_for("get-bounds"))?;
            let (Some(bounds), ended) = found else { return Ok(Reply::text("unsat")) };
            let ((least, greatest), (low, high)) = (bounds.unsigned, bounds.signed);
            let [least, greatest, low, high] = [least, greatest, low, high].map(|value| shown(&value));
            items.push(format!("({text} :unsigned {least} {greatest} :signed {low} {high})"));
            if ended != Ending::Complete {
                ending = ended;
            }
        }
        Ok(list(items, "\n ", &ending))
    }

    pub(super) fn add_objective(
        &mut self,
        Quoted { term, text }: Quoted<Term>,
        maximize: bool,
        signed: bool,
    ) -> Outcome {
        self.begun = true;
        let command = if maximize { "maximize" } else { "minimize" };
        self.solver.check_word(command, term).map_err(refused_for(command))?;
        let objective = Objective { term, maximize, signed };
        self.objectives.rows.push(ObjectiveRow { objective, text: text.into(), level: self.solver.levels() });
        self.objectives.values = None;
        Ok(self.success())
    }

    /// Replaces the model of a check by one with optimal values, if there are objectives; returns the
    /// verdict.
    pub(super) fn optimize(&mut self, assumptions: &[Term]) -> Result<Verdict, Refusal> {
        if self.objectives.rows.is_empty() {
            return Ok(Verdict::Sat);
        }
        let objectives: Vec<Objective> = self.objectives.rows.iter().map(|row| row.objective).collect();
        let found = self.solver.optimize(assumptions, &objectives).map_err(refused_for("check-sat"))?;
        self.objectives.values = found.values.filter(|_| found.ending == Ending::Complete);
        if let Ending::Partial(unknown) = found.ending {
            // The model of the last check remains, but it may not be optimal.
            self.undecided = Some(unknown.clone());
            return Ok(Verdict::Unknown(unknown));
        }
        Ok(Verdict::Sat)
    }

    pub(super) fn get_objectives(&mut self) -> Outcome {
        let Some(values) = self.objectives.values.as_ref().filter(|_| self.solver.has_values()) else {
            return refuse("get-objectives: comes after minimize or maximize and a check that answered sat");
        };
        let items = self.objectives.rows.iter().zip(values).map(|(row, value)| {
            let number = number(value, row.objective.signed);
            let digits = number.magnitude();
            let text =
                if number.sign() == Sign::Minus { format!("(- {digits})") } else { digits.to_string() };
            format!(" ({} {text})\n", row.text)
        });
        Ok(Reply::text(format!("(objectives\n{})", items.collect::<String>())))
    }
}

/// The value of a word as `get-value` writes it.
fn shown(value: &BitVec) -> Value {
    Value::BitVec(value.clone())
}

/// The number of a word.
fn number(value: &BitVec, signed: bool) -> BigInt {
    let bytes: Vec<u8> = value.limbs().iter().flat_map(|limb| limb.to_le_bytes()).collect();
    let number = BigInt::from(BigUint::from_bytes_le(&bytes));
    match signed && value.sign() {
        true => number - (BigInt::from(1) << value.width()),
        false => number,
    }
}

fn write_cube(text: &mut String, cube: &Cube, predicates: &[Arc<str>]) {
    text.push('(');
    for (position, &(predicate, value)) in cube.literals.iter().enumerate() {
        text.push_str(if position > 0 { " " } else { "" });
        text.push_str(if value { "" } else { "(not " });
        text.push_str(&predicates[predicate]);
        text.push_str(if value { "" } else { ")" });
    }
    text.push(')');
}
