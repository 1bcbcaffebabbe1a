//! The state of each check: one for all engines; the report is made of it.
//!
//! **Here.** An engine writes what it has decided, and why the rest is open; it reads what others have
//! decided. A counterexample that could not be replayed is noted as a doubt, in one wording.
//!
//! **Contract.** A check that is decided stays so; only [`Ledger::withdraw`] takes all verdicts back.
//! Of an open check one reason is kept. The first of these that is known stands:
//!
//! 1. a doubt ([`Why::is_doubt`]), of several the latest;
//! 2. any other reason that is about the check itself, of several the latest;
//! 3. a vague one ([`Why::is_vague`]: no engine has examined the check, or a limit was reached), of several
//!    the latest.
//!
//! [`Ledger::open_for`] and [`Ledger::adopt`] keep to this. [`Ledger::unless_known`] gives a reason, and
//! [`Ledger::finish`] what stopped the run, only where the reason so far is vague. Where a check with doubts
//! was decided after all, they become warnings of the report.

use std::sync::Arc;

use javelin_term::statistics::Statistic;

use super::board::Board;

use crate::interpret::trace::Trace;
use crate::job::{CheckReport, Outcome, Report};
use crate::limits::Limits;
use crate::program::cfa::{Check, Hidden, Program};
use crate::why::Why;

/// A counterexample that does something else when it is executed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Doubt {
    /// The check that it should fail.
    pub check: usize,
    /// The end of the execution, as a reason.
    pub why: Why,
}

/// The state of each check, and the report so far.
#[derive(Debug, Default)]
pub struct Ledger {
    /// The report so far, whose checks stand by their numbers.
    pub report: Report,
    /// The counterexamples that do something else, each once.
    pub doubts: Vec<Doubt>,
    /// The engine that works now.
    pub engine: &'static str,
    /// Whether what was proved is a proof of the program, and not only of functions by themselves.
    is_of_program: bool,
    /// The decisions of engines that work side by side, and the seat of this one.
    board: Option<(Arc<Board>, usize)>,
    /// How many decisions on the board are known.
    known: usize,
}

impl Ledger {
    /// The ledger of a program, in which nothing is decided.
    pub fn new(program: &Program) -> Ledger {
        let name = |check: &Check| {
            let function = program.functions.get(check.function as usize)?.as_ref();
            function.map(|function| function.name.clone())
        };
        let open = |check: &Check| CheckReport {
            property: check.property,
            function: name(check).unwrap_or_default(),
            span: check.span,
            says: check.says.clone(),
            outcome: Outcome::Open(Why::NotAsked),
            engine: None,
            standing: None,
            causes: None,
            obligations: Vec::new(),
        };
        let report = Report {
            checks: program.checks.iter().map(open).collect(),
            files: program.files.clone(),
            assumptions: program.assumptions.clone(),
            bodiless: program.bodiless.clone(),
            ..Report::default()
        };
        Ledger { report, ..Ledger::default() }
    }

    /// One of the same checks in which nothing is decided.
    pub fn blank(&self) -> Ledger {
        let open = |check: &CheckReport| CheckReport {
            outcome: Outcome::Open(Why::NotAsked),
            engine: None,
            standing: None,
            causes: None,
            obligations: Vec::new(),
            ..check.clone()
        };
        let checks = self.report.checks.iter().map(open).collect();
        let report = Report { checks, ..Report::default() };
        Ledger { report, engine: self.engine, board: self.board.clone(), ..Ledger::default() }
    }

    /// One of the same checks for an engine that works beside others.
    pub fn beside(&self, engine: &'static str, seat: usize, board: &Arc<Board>) -> Ledger {
        Ledger { engine, board: Some((Arc::clone(board), seat)), ..self.blank() }
    }

    /// Decisions from now on are not told to others, since they may be withdrawn; until
    /// [`Ledger::tell_others`] is given what comes back here.
    pub fn keep_apart(&mut self) -> Option<(Arc<Board>, usize)> {
        self.board.take()
    }

    /// Tells others of all decisions.
    pub fn tell_others(&mut self, board: Option<(Arc<Board>, usize)>) {
        self.board = board;
        let Some((board, seat)) = &self.board else { return };
        let decided = |check: &&CheckReport| !matches!(check.outcome, Outcome::Open(_));
        for (number, check) in self.report.checks.iter().enumerate().filter(|(_, check)| decided(check)) {
            board.decided(*seat, number, check);
        }
    }

    /// Takes over what others have decided meanwhile; whether there was something.
    pub fn learn(&mut self) -> bool {
        let Some((board, _)) = &self.board else { return false };
        let news = board.since(self.known);
        self.known += news.len();
        let mut has_news = false;
        for (number, theirs) in news {
            if self.is_open(number) {
                self.report.checks[number] = theirs;
                has_news = true;
            }
        }
        has_news
    }

    /// A turn of an engine begins.
    pub fn begin(&mut self, engine: &'static str) {
        self.engine = engine;
        self.report.stopped = None;
    }

    /// The state of a check.
    pub fn outcome(&self, check: usize) -> &Outcome {
        &self.report.checks[check].outcome
    }

    /// The states of all checks, by their numbers.
    pub fn outcomes(&self) -> impl Iterator<Item = &Outcome> {
        self.report.checks.iter().map(|check| &check.outcome)
    }

    /// Whether a check is not decided.
    pub fn is_open(&self, check: usize) -> bool {
        matches!(self.outcome(check), Outcome::Open(_))
    }

    /// The checks that are not decided.
    pub fn open(&self) -> impl Iterator<Item = usize> {
        (0..self.report.checks.len()).filter(|&check| self.is_open(check))
    }

    /// Whether a check is not decided.
    pub fn has_open(&self) -> bool {
        self.open().next().is_some()
    }

    /// Records that a check holds.
    pub fn holds(&mut self, check: usize) {
        self.decide(check, Outcome::Holds);
    }

    /// A check fails on an execution that was replayed.
    pub fn fails(&mut self, check: usize, trace: Trace) {
        self.decide(check, Outcome::Fails(Box::new(trace)));
    }

    fn decide(&mut self, check: usize, outcome: Outcome) {
        let (number, engine) = (check, self.engine);
        let check = &mut self.report.checks[number];
        if let Outcome::Open(_) = check.outcome {
            (check.outcome, check.engine) = (outcome, Some(engine));
            if let Some((board, seat)) = &self.board {
                board.decided(*seat, number, check);
            }
        }
    }

    /// A check is open for this reason.
    pub fn open_for(&mut self, check: usize, why: Why) {
        if let Outcome::Open(known) = &mut self.report.checks[check].outcome {
            let is_doubt = known.is_doubt() && !why.is_doubt();
            if known.is_vague() || !why.is_vague() && !is_doubt {
                *known = why;
            }
        }
    }

    /// Every check that is not decided is open for this reason.
    pub fn all_open(&mut self, why: &Why) {
        (0..self.report.checks.len()).for_each(|check| self.open_for(check, why.clone()));
    }

    /// Every open check of which nothing better is known is open for this reason.
    pub fn unless_known(&mut self, why: &Why) {
        for check in &mut self.report.checks {
            if let Outcome::Open(known) = &mut check.outcome
                && known.is_vague()
            {
                *known = why.clone();
            }
        }
    }

    /// A counterexample to a check shows no failure when it is executed: why not.
    pub fn doubt(&mut self, check: usize, why: Why) {
        let doubt = Doubt { check, why };
        self.open_for(check, doubt.why.clone());
        if !self.doubts.contains(&doubt) {
            self.doubts.push(doubt);
        }
    }

    /// The run, or this turn of the engine, has ended early.
    pub fn stop(&mut self, why: impl Into<Why>) {
        self.report.stopped = Some(why.into());
    }

    /// Takes over what another ledger of the same checks knows of some of them.
    pub fn adopt(&mut self, other: Ledger, is_taken: impl Fn(usize) -> bool) {
        let Ledger { report, doubts, is_of_program, .. } = other;
        for (number, theirs) in report.checks.into_iter().enumerate().filter(|&(number, _)| is_taken(number))
        {
            match theirs.outcome {
                Outcome::Open(why) => {
                    let mine = &mut self.report.checks[number];
                    if let Outcome::Open(_) = mine.outcome {
                        mine.standing = theirs.standing.or(mine.standing);
                        mine.causes = theirs.causes.or(mine.causes.take());
                    }
                    self.open_for(number, why);
                }
                _ if self.is_open(number) => self.report.checks[number] = theirs,
                _ => {}
            }
        }
        for doubt in doubts.into_iter().filter(|doubt| is_taken(doubt.check)) {
            if !self.doubts.contains(&doubt) {
                self.doubts.push(doubt);
            }
        }
        for warning in report.warnings {
            if !self.report.warnings.contains(&warning) {
                self.report.warnings.push(warning);
            }
        }
        self.is_of_program |= is_of_program;
        self.report.questions += report.questions;
        self.report.unrolled = self.report.unrolled.max(report.unrolled);
        self.report.invariants.extend(report.invariants);
        self.report.stopped = report.stopped.or(self.report.stopped.take());
    }

    /// A turn of an engine is over, whose proofs are of the program or of functions by themselves.
    pub fn turn_over(&mut self, is_of_program: bool) {
        self.is_of_program |= is_of_program && !self.has_open();
    }

    /// Where all checks were decided by one engine, its proofs are of the program whatever it proves.
    pub fn decided_alone(&mut self) {
        let is_own = |check: &CheckReport| check.engine == Some(self.engine);
        self.is_of_program |= self.report.checks.iter().all(is_own);
    }

    /// Where functions may be called that the program does not have, proofs of functions by themselves are
    /// none of the program: their checks are not known.
    pub fn withhold(&mut self, hidden: Hidden) {
        let holds = |outcome: &Outcome| matches!(outcome, Outcome::Holds);
        if hidden == Hidden::Functions && !self.is_of_program && self.outcomes().all(holds) {
            self.withdraw(&Why::HiddenFunctions);
        }
    }

    /// Takes back all verdicts: every check is open for this reason.
    pub fn withdraw(&mut self, why: &Why) {
        for check in &mut self.report.checks {
            (check.outcome, check.engine) = (Outcome::Open(why.clone()), None);
        }
    }

    /// The rows and words of an engine that has done its work.
    pub fn took(&mut self, statistics: Vec<Statistic>, summary: Option<String>) {
        self.report.statistics.extend(statistics);
        self.report.summaries.extend(summary);
    }

    /// The run is over: open checks of which nothing better is known are open for what stopped it.
    pub fn finish(&mut self, limits: &Limits) {
        let stopped = limits.stopped().map(Why::from).or(self.report.stopped.take());
        self.report.stopped = stopped.filter(|_| self.has_open());
        if let Some(why) = self.report.stopped.clone() {
            self.unless_known(&why);
        }
    }

    /// The report, whose checks stand where the program has them, and which says once of each check what is
    /// known of it.
    pub fn into_report(self) -> Report {
        let Ledger { mut report, doubts, .. } = self;
        for Doubt { check, why } in doubts {
            let check = &report.checks[check];
            if !matches!(&check.outcome, Outcome::Open(known) if known.is_doubt()) {
                report.warnings.push(format!("line {}: {}: {why}", check.span.line, check.says));
            }
        }
        report.checks.sort_by_key(|check| (check.standing, check.span, check.property));
        report
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::bounded::tests::counting;
    use crate::engine::bounded::tests::reference::ProgramBuilder;
    use crate::job::{Cause, NullFrom, Standing};
    use crate::limits::Stopped;

    fn ledger() -> Ledger {
        let mut builder = ProgramBuilder::new();
        counting(&mut builder, true);
        Ledger::new(&builder.program)
    }

    #[test]
    fn a_reason_gives_way_to_a_better_one_and_a_verdict_to_none() {
        let mut ledger = ledger();
        ledger.open_for(0, Stopped::Timeout.into());
        ledger.open_for(0, Why::MayFail);
        ledger.open_for(0, Stopped::Memory.into());
        ledger.doubt(1, Why::NotReplayed("it ended elsewhere".into()));
        ledger.open_for(1, Why::MayFail);
        assert!(matches!(ledger.outcome(0), Outcome::Open(Why::MayFail)));
        ledger.holds(0);
        ledger.open_for(0, Why::NoPredicates);
        ledger.all_open(&Why::HiddenFunctions);
        assert!(matches!(ledger.outcome(0), Outcome::Holds));
        assert!(matches!(ledger.outcome(1), Outcome::Open(Why::NotReplayed(_))));
    }

    /// Of an open check a later turn that finds out less takes nothing away; of one that is decided nothing
    /// is taken over.
    #[test]
    fn what_is_known_of_an_open_check_is_kept_where_another_ledger_knows_nothing() {
        let mut ledger = ledger();
        let cause = |name: &str| Cause { name: name.to_owned(), from: NullFrom::Given };
        let mut first = ledger.blank();
        first.report.checks[0].standing = Some(Standing::Uncalled);
        first.report.checks[0].causes = Some(vec![cause("p")]);
        first.open_for(0, Why::MayFail);
        ledger.adopt(first, |_| true);
        ledger.adopt(ledger.blank(), |_| true);
        let known = |ledger: &Ledger, check: usize| {
            let check = &ledger.report.checks[check];
            (check.standing, check.causes.clone())
        };
        assert_eq!(known(&ledger, 0), (Some(Standing::Uncalled), Some(vec![cause("p")])));
        assert!(matches!(ledger.outcome(0), Outcome::Open(Why::MayFail)));
        let mut later = ledger.blank();
        later.report.checks[0].standing = Some(Standing::Reachable);
        later.report.checks[1].standing = Some(Standing::Reachable);
        ledger.holds(1);
        ledger.adopt(later, |_| true);
        assert_eq!(known(&ledger, 0), (Some(Standing::Reachable), Some(vec![cause("p")])));
        assert_eq!(known(&ledger, 1), (None, None));
    }

    #[test]
    fn a_doubt_is_reported_once_as_the_reason_or_as_a_warning() {
        let mut ledger = ledger();
        for check in [0, 1, 1] {
            ledger.doubt(check, Why::NotReplayed("it ended elsewhere".into()));
        }
        assert_eq!(ledger.doubts.len(), 2);
        ledger.holds(0);
        let report = ledger.into_report();
        assert_eq!(report.warnings.len(), 1, "{:?}", report.warnings);
        assert!(report.warnings[0].ends_with("a counterexample could not be replayed: it ended elsewhere"));
        let open = report.checks.iter().filter(|check| matches!(check.outcome, Outcome::Open(_)));
        assert_eq!(open.count(), 1);
    }
}
