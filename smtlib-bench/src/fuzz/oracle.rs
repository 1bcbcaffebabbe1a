//! Sends scripts to the solver under test and to the outside solvers, compares the answers, and decides which
//! are wrong.
//!
//! A verdict counts as wrong only on evidence: values known to satisfy the script, two outside solvers that
//! agree, a model that evaluates to true, or trying all values. Outside solvers are sometimes wrong, too.

use super::client::Client;
use super::evaluate::{Judgement, Model, brute_force, judge};
use super::inspect::{self, Claim, inspect};
use super::random::Random;
use super::script::{Check, Verdict, answerable, bare, checks, is_check, is_query};
use super::sexpr::{Sexpr, lines};
use super::variants::Variant;
use super::weights::Logic;
use super::worker::{End, Program, Reply, Worker};
use std::collections::BTreeMap;
use std::fmt;
use std::io;
use std::time::Duration;

/// If solvers disagree, problems of up to this number of bits are decided by trying all values.
const BRUTE_BITS: u32 = 16;
/// The time that an answer may take beyond the limits of its checks.
const SLACK: Duration = Duration::from_secs(2);

/// A mistake in the answers of the solver under test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// The verdict of a check.
    Verdict,
    /// An error for a correct command, or a missing answer.
    Error,
    /// The process ended, or wrote to its standard error.
    Crash,
    /// The process ran long after its limit.
    Hang,
    /// The model of a check.
    Model,
    /// The value of a term.
    Value,
    /// The value of a label.
    Assignment,
    /// The unsatisfiable core of a check.
    Core,
    /// The unsatisfiable assumptions of a check.
    Assumptions,
    /// A verdict that differs in a variant of the script.
    Variant,
    /// The answers depend on commands before a `reset`.
    Leak,
}

impl fmt::Display for Kind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Kind::Verdict => "wrong verdict",
            Kind::Error => "error",
            Kind::Crash => "crash",
            Kind::Hang => "hang",
            Kind::Model => "wrong model",
            Kind::Value => "wrong value",
            Kind::Assignment => "wrong assignment",
            Kind::Core => "wrong core",
            Kind::Assumptions => "wrong assumptions",
            Kind::Variant => "variants disagree",
            Kind::Leak => "depends on earlier scripts",
        })
    }
}

/// A wrong answer of the solver under test.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The kind of the mistake.
    pub kind: Kind,
    /// The mistake as text.
    pub detail: String,
    /// The variant that shows it.
    pub variant: Option<Variant>,
}

/// The tests of a script beyond a comparison of its verdicts.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// The script is satisfied by the values it was generated with.
    pub planted: bool,
    /// The right verdicts, where they are known.
    pub expected: Option<Vec<Verdict>>,
    /// The variants to try.
    pub variants: Vec<Variant>,
    /// Send the script to a new process, too.
    pub afresh: bool,
    /// The number of outside solvers to ask, and the index of the first; `None` for all.
    pub votes: Option<(usize, usize)>,
}

/// Sums over all scripts of a campaign.
#[derive(Clone, Debug, Default)]
pub struct OracleCounts {
    /// The number of examined scripts.
    pub scripts: u64,
    /// The number of their checks.
    pub checks: u64,
    /// Answers `sat`, `unsat`, `unknown` by solver.
    pub verdicts: BTreeMap<String, [u64; 3]>,
    /// Scripts that no outside solver accepts.
    pub rejected: u64,
    /// Scripts that an outside solver does not accept: not sent, answered by an error, or ended by a crash.
    pub refused: BTreeMap<String, [u64; 3]>,
    /// The number of scripts by logic.
    pub logics: BTreeMap<&'static str, u64>,
    /// Scripts with several checks.
    pub incremental: u64,
    /// Models evaluated and found right.
    pub models: u64,
    /// Cores and assumptions solved again and found right.
    pub claims: u64,
    /// Variants and fresh processes asked.
    pub variants: u64,
    /// Scripts sent by a client that expands applications on demand.
    pub clients: u64,
    /// The applications expanded in these scripts.
    pub expansions: u64,
}

impl OracleCounts {
    /// Adds the sums of another thread.
    pub fn add(&mut self, other: &OracleCounts) {
        self.scripts += other.scripts;
        self.checks += other.checks;
        self.rejected += other.rejected;
        self.models += other.models;
        self.claims += other.claims;
        self.variants += other.variants;
        self.clients += other.clients;
        self.expansions += other.expansions;
        self.incremental += other.incremental;
        add(&mut self.verdicts, &other.verdicts);
        add(&mut self.refused, &other.refused);
        for (logic, number) in &other.logics {
            *self.logics.entry(logic).or_default() += number;
        }
    }

    fn refusal(&mut self, name: &str, how: usize) {
        if let Some(number) = self.refused.entry(name.to_owned()).or_default().get_mut(how) {
            *number += 1;
        }
    }

    fn note(&mut self, name: &str, verdicts: &[Verdict]) {
        let [sat, unsat, unknown] = self.verdicts.entry(name.to_owned()).or_default();
        for verdict in verdicts {
            *match verdict {
                Verdict::Sat => &mut *sat,
                Verdict::Unsat => &mut *unsat,
                Verdict::Unknown => &mut *unknown,
            } += 1;
        }
    }
}

fn add(sums: &mut BTreeMap<String, [u64; 3]>, numbers: &BTreeMap<String, [u64; 3]>) {
    for (name, numbers) in numbers {
        let sums = sums.entry(name.clone()).or_default();
        sums.iter_mut().zip(numbers).for_each(|(sum, number)| *sum += number);
    }
}

/// The result of examining a script.
#[derive(Clone, Debug, Default)]
pub struct ScriptReport {
    /// Wrong answers of the solver under test.
    pub findings: Vec<Finding>,
    /// Disagreements in which the solver under test is right, and undecided ones.
    pub disputes: Vec<String>,
    /// The objections of the outside solvers.
    pub objections: Vec<String>,
    /// The right verdicts, as far as they are known.
    pub settled: Vec<Verdict>,
    /// The verdicts of the solver under test.
    pub given: Vec<Verdict>,
}

/// A verdict, and whether it is proven.
#[derive(Clone, Copy, Debug)]
struct Settled {
    verdict: Verdict,
    proven: bool,
}

const OPEN: Settled = Settled { verdict: Verdict::Unknown, proven: false };

/// The solver under test and those it is compared with.
#[derive(Debug)]
pub struct Oracle {
    outside: Vec<Worker>,
    tested: Option<Worker>,
    program: Option<Program>,
    limit: Duration,
    /// The sums over the scripts so far.
    pub counts: OracleCounts,
}

impl Oracle {
    /// Asks `tested`, if given, and the outside solvers; a check may take `limit`.
    pub fn new(tested: Option<Program>, outside: Vec<Worker>, limit: Duration) -> Oracle {
        let worker = tested.clone().map(Worker::new);
        Oracle { outside, tested: worker, program: tested, limit, counts: OracleCounts::default() }
    }

    /// Examines a script by all tests of the plan.
    ///
    /// # Errors
    /// A solver cannot be started.
    pub fn examine(&mut self, script: &[Sexpr], plan: &Plan) -> io::Result<ScriptReport> {
        let mut report = ScriptReport::default();
        let checks = checks(script);
        self.counts.scripts += 1;
        self.counts.checks += checks.len() as u64;
        self.counts.incremental += u64::from(checks.len() > 1);
        *self.counts.logics.entry(Logic::of(script).name()).or_default() += 1;
        let votes = self.votes(script, checks.len(), plan.votes, &mut report)?;
        if votes.is_empty() && !self.outside.is_empty() {
            self.counts.rejected += 1;
        }
        let mut settled = Vec::with_capacity(checks.len());
        for (number, check) in checks.iter().enumerate() {
            let known = plan.expected.as_ref().and_then(|expected| expected.get(number).copied());
            let known = known.or(plan.planted.then_some(Verdict::Sat));
            settled.push(self.settle(check, known, &votes, number, &mut report)?);
        }
        report.settled = settled.iter().map(|settled| settled.verdict).collect();
        if self.tested.is_some() {
            self.test(script, &checks, &settled, plan, &mut report)?;
        }
        Ok(report)
    }

    /// The verdicts of the outside solvers that accept the script.
    fn votes(
        &mut self,
        script: &[Sexpr],
        count: usize,
        wanted: Option<(usize, usize)>,
        report: &mut ScriptReport,
    ) -> io::Result<Vec<(String, Vec<Verdict>)>> {
        let bare = bare(script);
        let mut votes = Vec::new();
        let (wanted, first) = wanted.unwrap_or((usize::MAX, 0));
        let first = first.checked_rem(self.outside.len()).unwrap_or(0);
        let (later, sooner) = self.outside.split_at_mut(first);
        for worker in sooner.iter_mut().chain(later) {
            if votes.len() >= wanted {
                break;
            }
            if worker.refuses(&bare) {
                self.counts.refusal(worker.name(), 0);
                continue;
            }
            let reply = worker.ask(&bare, patience(self.limit, count))?;
            if let Some(error) = reply.error() {
                self.counts.refusal(worker.name(), 1);
                report.objections.push(format!("{}: {error}", worker.name()));
                continue;
            }
            if let End::Crashed(cause) = &reply.end {
                self.counts.refusal(worker.name(), 2);
                report.objections.push(format!("{}: {}", worker.name(), cause.trim()));
                continue;
            }
            let verdicts = verdicts(&reply, count);
            self.counts.note(worker.name(), &verdicts);
            votes.push((worker.name().to_owned(), verdicts));
        }
        Ok(votes)
    }

    /// The right verdict of a check, by construction of the script or by the outside solvers.
    fn settle(
        &mut self,
        check: &Check,
        known: Option<Verdict>,
        votes: &[(String, Vec<Verdict>)],
        number: usize,
        report: &mut ScriptReport,
    ) -> io::Result<Settled> {
        let votes = votes.iter().filter_map(|(name, verdicts)| Some((name.as_str(), *verdicts.get(number)?)));
        let votes: Vec<(&str, Verdict)> = votes.filter(|(_, verdict)| *verdict != Verdict::Unknown).collect();
        let agreed = votes.first().map(|(_, verdict)| *verdict);
        let agreed = agreed.filter(|agreed| votes.iter().all(|(_, verdict)| verdict == agreed));
        if votes.iter().any(|(_, verdict)| known.or(agreed) != Some(*verdict)) {
            let said: Vec<String> =
                votes.iter().map(|(name, verdict)| format!("{name} {}", verdict.word())).collect();
            let truth = known.map_or("the truth is open", Verdict::word);
            report.disputes.push(format!("check {}: {}; {truth}", number + 1, said.join(", ")));
        }
        if let Some(verdict) = known {
            return Ok(Settled { verdict, proven: true });
        }
        match agreed {
            Some(verdict) => Ok(Settled { verdict, proven: votes.len() > 1 }),
            None if votes.is_empty() => Ok(OPEN),
            None => {
                Ok(self.proof(&check.problem())?.map_or(OPEN, |verdict| Settled { verdict, proven: true }))
            }
        }
    }

    /// A verdict by evaluation: all values of a small problem, or an outside solver's model.
    fn proof(&mut self, problem: &[Sexpr]) -> io::Result<Option<Verdict>> {
        if let Some(satisfiable) = brute_force(problem, BRUTE_BITS) {
            return Ok(Some(if satisfiable { Verdict::Sat } else { Verdict::Unsat }));
        }
        let asked = question(problem, &["check-sat", "get-model"]);
        for worker in self.outside.iter_mut().filter(|worker| !worker.refuses(problem)) {
            let reply = worker.ask(&asked, patience(self.limit, 1))?;
            let model = reply.answers.get(1).and_then(Model::read);
            if let Some(model) = model
                && judge(problem, &model.completed(problem)).0 == Judgement::Holds
            {
                return Ok(Some(Verdict::Sat));
            }
        }
        Ok(None)
    }

    fn ask_tested(&mut self, script: &[Sexpr], count: usize) -> io::Result<Option<Reply>> {
        let limited = limited(script, self.limit);
        let Some(worker) = &mut self.tested else { return Ok(None) };
        worker.ask(&limited, patience(self.limit, count)).map(Some)
    }

    fn test(
        &mut self,
        script: &[Sexpr],
        checks: &[Check],
        settled: &[Settled],
        plan: &Plan,
        report: &mut ScriptReport,
    ) -> io::Result<()> {
        let asked = answerable(script, &report.settled);
        let Some(reply) = self.ask_tested(&asked, checks.len())? else { return Ok(()) };
        let given = verdicts(&reply, checks.len());
        let name = self.tested.as_ref().map_or_else(String::new, |worker| worker.name().to_owned());
        self.counts.note(&name, &given);
        report.given.clone_from(&given);
        let expected = asked.iter().filter(|command| is_check(command) || is_query(command)).count();
        let complaint = complaint(&reply, expected, None);
        let mut wrong = false;
        for (number, (check, (given, settled))) in checks.iter().zip(given.iter().zip(settled)).enumerate() {
            wrong |= self.blame(number, check, *given, *settled, report)?;
        }
        // After a wrong verdict the queries do not fit the answers any more.
        if wrong {
            return Ok(());
        }
        if let Some(complaint) = complaint {
            report.findings.push(complaint);
            return Ok(());
        }
        if reply.answers.len() == expected && given == report.settled {
            self.inspect_answers(&asked, &reply, checks, report)?;
        }
        for variant in &plan.variants {
            self.try_variant(script, &given, *variant, report)?;
        }
        if plan.afresh && !given.contains(&Verdict::Unknown) {
            self.ask_afresh(&asked, &reply, checks.len(), report)?;
        }
        Ok(())
    }

    /// Whether a verdict is wrong, or at least disputed.
    fn blame(
        &mut self,
        number: usize,
        check: &Check,
        given: Verdict,
        settled: Settled,
        report: &mut ScriptReport,
    ) -> io::Result<bool> {
        if given == settled.verdict || given == Verdict::Unknown || settled.verdict == Verdict::Unknown {
            return Ok(false);
        }
        let mut truth = settled.proven.then_some(settled.verdict);
        if truth.is_none() {
            truth = self.proof(&check.problem())?;
        }
        if truth.is_none() && given == Verdict::Sat {
            let asked = question(&check.problem(), &["check-sat", "get-model"]);
            let reply = self.ask_tested(&asked, 1)?;
            let model = reply.and_then(|reply| reply.answers.get(1).and_then(Model::read));
            let holds = |model: Model| judge(&check.problem(), &model).0 == Judgement::Holds;
            truth = model.filter(|model| holds(model.clone())).map(|_| Verdict::Sat);
        }
        let (given_word, expected) = (given.word(), settled.verdict.word());
        let check_number = number + 1;
        match truth {
            Some(truth) if truth == given => {
                report
                    .disputes
                    .push(format!("check {check_number}: {given_word} is right, {expected} was expected"));
            }
            Some(_) => {
                let detail = format!("check {check_number}: expected {expected}, got {given_word}");
                report.findings.push(Finding { kind: Kind::Verdict, detail, variant: None });
            }
            None => {
                let dispute = format!(
                    "check {check_number}: {expected} by one outside solver, got {given_word}, undecided"
                );
                report.disputes.push(dispute);
            }
        }
        Ok(true)
    }

    /// Checks models, values, cores and assumptions.
    fn inspect_answers(
        &mut self,
        asked: &[Sexpr],
        reply: &Reply,
        checks: &[Check],
        report: &mut ScriptReport,
    ) -> io::Result<()> {
        let inspection = inspect(asked, &reply.answers, checks);
        self.counts.models += inspection.models;
        let wrong = inspection.wrong.into_iter();
        report.findings.extend(wrong.map(|(kind, detail)| Finding { kind, detail, variant: None }));
        for claim in inspection.claims {
            if let Some(who) = self.refuted(&claim)? {
                let detail = format!("{} is satisfiable, says {who}", claim.answer);
                report.findings.push(Finding { kind: claim.kind, detail, variant: None });
            } else {
                self.counts.claims += 1;
            }
        }
        Ok(())
    }

    /// The evidence that a claimed core is satisfiable, if there is any: an evaluated model, or the solver
    /// under test itself.
    fn refuted(&mut self, claim: &Claim) -> io::Result<Option<String>> {
        let asked = question(&claim.problem, &["check-sat"]);
        let limit = patience(self.limit, 1);
        if let Some(worker) = self.outside.iter_mut().find(|worker| !worker.refuses(&claim.problem)) {
            let vote = verdicts(&worker.ask(&asked, limit)?, 1);
            if vote == [Verdict::Sat] && self.proof(&claim.problem)? == Some(Verdict::Sat) {
                return Ok(Some("an evaluated model".to_owned()));
            }
        }
        let reply = self.ask_tested(&asked, 1)?;
        let contradicts = reply.is_some_and(|reply| verdicts(&reply, 1) == [Verdict::Sat]);
        Ok(contradicts.then(|| "the solver itself".to_owned()))
    }

    fn try_variant(
        &mut self,
        script: &[Sexpr],
        given: &[Verdict],
        variant: Variant,
        report: &mut ScriptReport,
    ) -> io::Result<()> {
        if let Variant::Client(seed) = variant {
            return self.try_client(script, given, seed, report);
        }
        let (put, repeats) = variant.apply(script);
        let Some(reply) = self.ask_tested(&put, repeats.len())? else { return Ok(()) };
        self.counts.variants += 1;
        if let Some(complaint) = complaint(&reply, repeats.len(), Some(variant)) {
            report.findings.push(complaint);
            return Ok(());
        }
        let mut refuted = false;
        for (verdict, repeated) in verdicts(&reply, repeats.len()).into_iter().zip(repeats) {
            let Some(number) = repeated else {
                refuted |= verdict == Verdict::Unsat;
                continue;
            };
            let before = given.get(number).copied().unwrap_or(Verdict::Unknown);
            // A part of the problem was unsatisfiable, so the whole is.
            let verdict =
                if std::mem::take(&mut refuted) && verdict == before { Verdict::Unsat } else { verdict };
            if before != Verdict::Unknown && verdict != Verdict::Unknown && before != verdict {
                let detail =
                    format!("check {}: {}, but {} {variant}", number + 1, before.word(), verdict.word());
                report.findings.push(Finding { kind: Kind::Variant, detail, variant: Some(variant) });
                return Ok(());
            }
        }
        Ok(())
    }

    /// Tests the script with expansions on demand: its verdicts must be the same, and its models must satisfy
    /// the original script.
    fn try_client(
        &mut self,
        script: &[Sexpr],
        given: &[Verdict],
        seed: u64,
        report: &mut ScriptReport,
    ) -> io::Result<()> {
        let Some(worker) = &mut self.tested else { return Ok(()) };
        let mut random = Random::new(seed);
        let (mut declared, client) = Client::of(&bare(script), &mut random);
        if client.is_empty() {
            return Ok(());
        }
        // The definitions that remain are inlined, or summaries of the solver.
        let abstracts = Sexpr::atom(random.chance(50).to_string());
        declared.insert(0, Sexpr::apply("set-option", [Sexpr::atom(":structural-abstraction"), abstracts]));
        let played =
            client.play(worker, &limited(&declared, self.limit), &mut random, patience(self.limit, 1))?;
        self.counts.variants += 1;
        self.counts.clients += 1;
        self.counts.expansions += played.expansions;
        let variant = Some(Variant::Client(seed));
        let mut found = |kind, detail| report.findings.push(Finding { kind, detail, variant });
        if let Some(problem) = played.problem {
            found(Kind::Error, format!("{problem} with bodies told on demand"));
            return Ok(());
        }
        for (number, (before, verdict)) in given.iter().zip(played.verdicts).enumerate() {
            if *before != Verdict::Unknown && verdict != Verdict::Unknown && *before != verdict {
                let (check, before, verdict) = (number + 1, before.word(), verdict.word());
                found(
                    Kind::Variant,
                    format!("check {check}: {before}, but {verdict} with bodies told on demand"),
                );
                return Ok(());
            }
        }
        for (number, (check, answer)) in checks(script).iter().zip(played.models).enumerate() {
            let Some(answer) = answer else { continue };
            if let Err(complaint) = inspect::model(check, &answer) {
                found(Kind::Model, format!("check {}: {complaint} with bodies told on demand", number + 1));
                return Ok(());
            }
            self.counts.models += 1;
        }
        Ok(())
    }

    fn ask_afresh(
        &mut self,
        asked: &[Sexpr],
        before: &Reply,
        count: usize,
        report: &mut ScriptReport,
    ) -> io::Result<()> {
        let Some(mut worker) = self.program.clone().map(Worker::new) else { return Ok(()) };
        let reply = worker.ask(&limited(asked, self.limit), patience(self.limit, count))?;
        self.counts.variants += 1;
        let verdicts = verdicts(&reply, count);
        if !verdicts.contains(&Verdict::Unknown) && reply.answers != before.answers {
            let mut pairs = reply.answers.iter().zip(&before.answers);
            let differing = pairs.find(|(fresh, before)| fresh != before);
            let detail = differing.map_or_else(
                || "another number of answers".to_owned(),
                |(fresh, before)| format!("{fresh} in a new process, {before} in an old one"),
            );
            report.findings.push(Finding { kind: Kind::Leak, detail, variant: None });
        }
        Ok(())
    }
}

/// The longest time to wait for `count` checks.
fn patience(limit: Duration, count: usize) -> Duration {
    limit.saturating_mul(u32::try_from(count.max(1)).unwrap_or(u32::MAX)).saturating_add(SLACK)
}

/// A problem as a script with these commands at its end.
fn question(problem: &[Sexpr], commands: &[&str]) -> Vec<Sexpr> {
    let logic = Sexpr::apply("set-logic", [Sexpr::atom(Logic::of(problem).name())]);
    let ends = commands.iter().map(|command| Sexpr::apply(*command, []));
    std::iter::once(logic).chain(problem.iter().cloned()).chain(ends).collect()
}

/// The script with the limit per check as an option, again after each `reset`.
fn limited(script: &[Sexpr], limit: Duration) -> Vec<Sexpr> {
    let milliseconds = Sexpr::atom(limit.as_millis().to_string());
    let option = Sexpr::apply("set-option", [Sexpr::atom(":timeout"), milliseconds]);
    let mut limited = vec![option.clone()];
    for command in script {
        limited.push(command.clone());
        if command.head() == "reset" {
            limited.push(option.clone());
        }
    }
    limited
}

/// The verdicts among the answers; those that are missing are unknown.
pub(super) fn verdicts(reply: &Reply, count: usize) -> Vec<Verdict> {
    let given = reply.answers.iter().filter_map(Verdict::read);
    given.chain(std::iter::repeat(Verdict::Unknown)).take(count).collect()
}

/// The mistake in a reply that is independent of its verdicts: a crash, a hang, an error, or missing answers.
fn complaint(reply: &Reply, expected: usize, variant: Option<Variant>) -> Option<Finding> {
    let how = variant.map_or_else(String::new, |variant| format!(" {variant}"));
    let finding = |kind, detail: String| Some(Finding { kind, detail: format!("{detail}{how}"), variant });
    match &reply.end {
        End::Crashed(cause) => return finding(Kind::Crash, cause.clone()),
        End::TimedOut => return finding(Kind::Hang, "no answer long after the limit".to_owned()),
        End::Done => {}
    }
    if !reply.errors.trim().is_empty() {
        return finding(Kind::Crash, reply.errors.trim().to_owned());
    }
    if let Some(error) = reply.error() {
        return finding(Kind::Error, error.to_string());
    }
    if reply.answers.len() != expected {
        let answers = lines(&reply.answers);
        return finding(Kind::Error, format!("{expected} answers expected, got\n{answers}"));
    }
    None
}
