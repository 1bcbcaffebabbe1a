//! The execution of each command.

use std::sync::Arc;

use javelin_parser::builder::Held;
use javelin_parser::command::{Asked, Attribute, Command, Named, Quoted};
use javelin_parser::response::StringLiteral;

use super::answer::Listing;
use super::options::OptionTime;
use super::questions::Objectives;
use super::{Channel, Label, Reply, Request, Session, info, options};
use crate::engine::{Core, Error, Function, Required, Term, Unknown, Verdict};
use crate::proof::kept::KeptProof;
use javelin_term::limits::Stop;
use javelin_term::print::{MOST_TEXT, Unwritten};

/// The logics that can be set; quantifiers are supported in none. `ALL` is for scripts that name no better
/// one.
const LOGICS: &[&str] = &[
    "QF_BV", "QF_ABV", "QF_UFBV", "QF_AUFBV", "QF_UF", "QF_AX", "QF_BOOL", "BV", "ABV", "UFBV", "AUFBV",
    "UF", "AX", "ALL",
];

/// The option by which clients authenticate to a daemon before a session begins.
const TOKEN: &str = ":token";

/// The reason that a command is refused; the state is as before it.
pub(super) struct Refusal(pub String);

pub(super) type Outcome = Result<Reply, Refusal>;

pub(super) fn refuse<T>(message: impl Into<String>) -> Result<T, Refusal> {
    Err(Refusal(message.into()))
}

/// A command that the engine refuses, with its name.
pub(super) fn refused_by_engine(command: &'static str) -> impl Fn(Error) -> Refusal {
    move |error| Refusal(format!("{command}: {error}"))
}

impl Session {
    /// Executes a command that the parser has reported.
    pub(super) fn execute(&mut self, command: Command<Term, Function>) -> Outcome {
        match command {
            Command::SetLogic(name) => self.set_logic(name),
            Command::SetOption(keyword, value) => self.set_option(&keyword, &value),
            Command::GetOption(keyword) => Ok(self.get_option(&keyword)),
            Command::SetInfo(..) => Ok(self.success()),
            Command::GetInfo(keyword) => self.get_info(&keyword),
            Command::DeclareConstant { name, term } => {
                self.begun = true;
                self.solver.list_constant(name, term);
                Ok(self.success())
            }
            Command::DeclareFunction { name, function } => {
                self.begun = true;
                self.solver.list_function(name, function);
                Ok(self.success())
            }
            Command::DeclareSort(_) => Ok(self.defined(Vec::new())),
            Command::ExpandSummary { application, meaning } => self.expand_summary(application, meaning),
            Command::GetRefinement => self.get_refinement(),
            Command::Define { named } => Ok(self.defined(named)),
            Command::Assert { term, text, name, named } => self.assert(term, text, name, named),
            Command::CheckSat => self.check(Vec::new()),
            Command::CheckSatAssuming(assumptions) => self.check(assumptions),
            Command::Push(levels) => self.push(levels),
            Command::Pop(levels) => self.pop(levels),
            Command::CheckAllSat { predicates, assumptions, how } => {
                self.check_all_sat(predicates, assumptions, how)
            }
            Command::CheckAllSatNext { limit } => self.check_all_sat_next(limit),
            Command::GetAbstraction { predicates, assumptions, cartesian } => {
                self.get_abstraction(&predicates, &assumptions, cartesian)
            }
            Command::GetConsequences { assumptions, terms } => self.get_consequences(&assumptions, &terms),
            Command::GetEqualities { terms, assumptions } => self.get_equalities(&terms, &assumptions),
            Command::GetBounds { terms, assumptions } => self.get_bounds(&terms, &assumptions),
            Command::Optimize { objective, maximize, signed } => {
                self.add_objective(objective, maximize, signed)
            }
            Command::GetObjectives => self.get_objectives(),
            Command::GetAssertions => self.get_assertions(),
            Command::GetAssignment => self.get_assignment(),
            Command::GetInterpolant { name, conclusion } => self.get_interpolant(&name, conclusion),
            Command::GetInterpolants(parts) => self.get_interpolants(parts),
            Command::GetModel => self.get_model(),
            Command::GetProof => self.get_proof(),
            Command::GetUnsatAssumptions => self.get_unsat_assumptions(),
            Command::GetUnsatCore => self.get_unsat_core(),
            Command::GetValue(terms) => self.get_value(terms),
            Command::Echo(text) => Ok(Reply::text(StringLiteral(&text).to_string())),
            Command::Reset => Ok(self.reset()),
            Command::ResetAssertions => Ok(self.reset_assertions()),
            Command::Exit => Ok(Reply { exit: true, ..self.success() }),
            Command::Cancel { id, secret } => Ok(Reply {
                request: Some(Request::Cancel { id, secret }),
                ..Reply::error("cancel: only a daemon has other sessions")
            }),
        }
    }

    /// The reply to a command without another answer.
    pub fn success(&self) -> Reply {
        Reply { text: self.options.print_success.then(|| "success".into()), ..Reply::default() }
    }

    fn set_logic(&mut self, name: String) -> Outcome {
        if let Some(logic) = &self.logic {
            return refuse(format!("set-logic: the logic is already {logic}; reset first"));
        }
        if self.begun {
            return refuse("set-logic: comes before declarations and assertions");
        }
        if !LOGICS.contains(&name.as_str()) {
            return refuse(format!("set-logic: {name} is not supported; known are {}", LOGICS.join(", ")));
        }
        self.logic = Some(name);
        Ok(self.success())
    }

    fn set_option(&mut self, keyword: &str, value: &Attribute) -> Outcome {
        if keyword == TOKEN && !self.files {
            return Ok(Reply::default());
        }
        let Some(setting) = options::find(keyword) else { return Ok(Reply::text("unsupported")) };
        if setting.when() == OptionTime::AtStart && self.begun {
            return refuse(format!("set-option: {keyword} comes before declarations and assertions"));
        }
        if !self.files && !is_stream(keyword, value) {
            return refuse(format!(
                "set-option: {keyword} cannot lead to files or other streams of a daemon"
            ));
        }
        setting.set(&mut self.options, value).map_err(|message| Refusal(format!("set-option: {message}")))?;
        self.options_changed();
        let redirects = match keyword {
            ":regular-output-channel" | ":diagnostic-output-channel" => self.channels(),
            _ => Vec::new(),
        };
        Ok(Reply { redirects, ..self.success() })
    }

    /// The target of a channel: `stdout`, `stderr`, or the name of a file.
    pub fn channel(&self, channel: Channel) -> &str {
        match channel {
            Channel::Regular => &self.options.regular_output,
            Channel::Diagnostic => &self.options.diagnostic_output,
        }
    }

    fn channels(&self) -> Vec<(Channel, String)> {
        [Channel::Regular, Channel::Diagnostic].map(|channel| (channel, self.channel(channel).into())).into()
    }

    /// Reports that the owner cannot redirect a channel as the last reply asks: it leads to `name` again, and
    /// the answer is an error.
    pub fn refuse_channel(&mut self, channel: Channel, name: &str, message: &str) -> Reply {
        match channel {
            Channel::Regular => self.options.regular_output = name.into(),
            Channel::Diagnostic => self.options.diagnostic_output = name.into(),
        }
        Reply { exit: self.options.strict, ..Reply::error(message) }
    }

    fn get_option(&self, keyword: &str) -> Reply {
        match options::find(keyword) {
            Some(setting) => Reply::text(setting.get(&self.options).to_string()),
            None => Reply::text("unsupported"),
        }
    }

    fn get_info(&self, keyword: &str) -> Outcome {
        let request = match keyword {
            ":session" => Some(Request::Session),
            ":daemon" => Some(Request::Daemon),
            _ => None,
        };
        if request.is_some() {
            return Ok(Reply { request, ..Reply::text("unsupported") });
        }
        let reason = self.undecided.clone().or(match self.solver.last_verdict() {
            Some(Verdict::Unknown(reason)) => Some(reason),
            _ => None,
        });
        match info::get(keyword, &self.options, reason.as_ref(), self.solver.levels(), || self.statistics()) {
            info::Answer::Text(text) => Ok(Reply::text(text)),
            info::Answer::Unsupported => Ok(Reply::text("unsupported")),
            info::Answer::NotNow(message) => refuse(message),
        }
    }

    fn defined(&mut self, named: Vec<Named<Term>>) -> Reply {
        self.begun = true;
        self.label(named);
        self.success()
    }

    fn label(&mut self, named: Vec<Named<Term>>) {
        let level = self.solver.levels();
        self.labels.extend(named.into_iter().map(|named| Label { named, level }));
    }

    fn assert(&mut self, term: Term, text: String, name: Option<String>, named: Vec<Named<Term>>) -> Outcome {
        self.begun = true;
        let result = match name {
            Some(name) => self.solver.assert_named(&name, term),
            None => self.solver.assert(term),
        };
        if let Err(error) = self.heeding(result) {
            // A limit that refused it stays the reason.
            self.solver.miss_assertion(Stop::Refused);
            return Err(refused_by_engine("assert")(error));
        }
        if self.options.produce_assertions {
            self.texts.push(text.into());
        }
        self.label(named);
        Ok(self.success())
    }

    fn expand_summary(&mut self, application: Term, meaning: Term) -> Outcome {
        self.begun = true;
        let result = self.solver.expand(application, meaning);
        self.heeding(result).map_err(refused_by_engine("expand-summary"))?;
        Ok(self.success())
    }

    fn get_refinement(&mut self) -> Outcome {
        let Ok(applications) = self.solver.refinement() else {
            return refuse("get-refinement: comes after a check that answered unknown for the reason refine");
        };
        self.answer(Listing::Refinement(applications))
    }

    fn push(&mut self, levels: u64) -> Outcome {
        self.begun = true;
        let result = self.solver.push(levels as usize);
        if let Err(Error::Stopped(_)) = result {
            self.solver.miss_level(Stop::Memory);
        }
        result.map_err(|error| Refusal(error.to_string()))?;
        Ok(self.success())
    }

    /// Ensures that the next check cannot answer `sat` if a limit refused one of its assertions.
    fn heeding(&mut self, result: Result<(), Error>) -> Result<(), Error> {
        if let Err(Error::Stopped(_)) = result {
            self.solver.miss_assertion(Stop::Memory);
        }
        result
    }

    fn pop(&mut self, levels: u64) -> Outcome {
        self.solver.pop(levels as usize).map_err(|error| Refusal(error.to_string()))?;
        self.texts.truncate(self.solver.assertions());
        let open = self.solver.levels();
        self.objectives.close(open);
        if !self.options.global_declarations {
            let kept = self.labels.partition_point(|label| label.level <= open);
            self.labels.truncate(kept);
        }
        self.collect();
        Ok(self.success())
    }

    /// Frees dead terms when a collection is due. One that a limit stops is tried again later.
    fn collect(&mut self) {
        let Session { solver, script, labels, objectives, .. } = self;
        let _ = solver.collect_when_due(&mut |visit| {
            script.held().for_each(&mut *visit);
            objectives.terms_mut().for_each(|term| visit(Held::Term(term)));
            labels.iter_mut().for_each(|label| visit(Held::Term(&mut label.named.term)));
        });
    }

    fn reset(&mut self) -> Reply {
        let reply = self.success();
        self.solver.reset();
        self.undecided = None;
        self.options = self.initial.clone();
        self.options_changed();
        self.logic = None;
        self.texts.clear();
        self.labels.clear();
        self.objectives = Objectives::default();
        self.begun = false;
        Reply { redirects: self.channels(), ..reply }
    }

    fn reset_assertions(&mut self) -> Reply {
        self.solver.reset_assertions();
        self.objectives = Objectives::default();
        self.texts.clear();
        if !self.options.global_declarations {
            self.labels.clear();
        }
        self.success()
    }

    fn check(&mut self, assumptions: Vec<Quoted<Term>>) -> Outcome {
        self.begun = true;
        self.undecided = None;
        self.objectives.forget_values();
        let terms: Vec<Term> = assumptions.iter().map(|assumption| assumption.term).collect();
        let checks = self.solver.checks();
        self.proof.iter().for_each(KeptProof::begin_check);
        let mut verdict = self.solver.check_assuming(&terms).map_err(refused_by_engine("check-sat"))?;
        if self.solver.checks() > checks {
            self.proof.iter().for_each(KeptProof::end_check);
        }
        if verdict == Verdict::Sat {
            verdict = self.optimize(&terms)?;
        }
        self.assumed = assumptions.into_iter().map(|assumption| assumption.text.into()).collect();
        let mut diagnostics = Vec::new();
        if self.solver.checks() > checks {
            if let Verdict::Unknown(Unknown::Broken(problem)) = &verdict {
                diagnostics.push(format!("internal error: {problem}; please report this script"));
            }
            if self.options.verbosity > 0 {
                let rows = self.statistics();
                diagnostics.extend(rows.iter().map(|row| format!("; {}: {}", row.name, row.value)));
            }
        }
        let text = match verdict {
            Verdict::Sat => "sat",
            Verdict::Unsat => "unsat",
            Verdict::Unknown(_) => "unknown",
        };
        Ok(Reply { diagnostics, verdict: Some(verdict), ..Reply::text(text) })
    }

    /// Checks that there is a model for this command.
    fn require_model(&self, command: &'static str) -> Result<(), Refusal> {
        if !self.options.produce_models {
            return refuse(format!("{command}: set :produce-models first"));
        }
        match self.solver.has_values() {
            true => Ok(()),
            false => refuse(format!("{command}: {}", Required::Model)),
        }
    }

    /// The core of the last check, for this command.
    fn core(&mut self, command: &'static str) -> Result<Core, Refusal> {
        if self.options.minimize_unsat_cores {
            self.solver.minimize_core().map_err(refused_by_engine(command))?;
        }
        self.solver.unsat_core().map_err(refused_by_engine(command))
    }

    fn get_assertions(&mut self) -> Outcome {
        if !self.options.produce_assertions {
            return refuse("get-assertions: set :produce-assertions before the first assertion");
        }
        self.answer(Listing::Assertions)
    }

    fn get_assignment(&mut self) -> Outcome {
        if !self.options.produce_assignments {
            return refuse("get-assignment: set :produce-assignments first");
        }
        self.require_model("get-assignment")?;
        let solver = &self.solver;
        let is_formula = |label: &Label| solver.sort(label.named.term) == Ok(solver.bool_sort());
        let labels = self.labels.iter().enumerate().filter(|(_, label)| is_formula(label));
        self.answer(Listing::Assignment(labels.map(|(position, _)| position).collect()))
    }

    fn get_model(&mut self) -> Outcome {
        self.require_model("get-model")?;
        self.answer(Listing::Model)
    }

    fn get_value(&mut self, terms: Vec<Quoted<Asked<Term, Function>>>) -> Outcome {
        self.require_model("get-value")?;
        let terms = terms.into_iter().map(|Quoted { term, text }| (term, text.into()));
        self.answer(Listing::Values(terms.collect()))
    }

    fn get_unsat_assumptions(&mut self) -> Outcome {
        if !self.options.produce_unsat_assumptions {
            return refuse("get-unsat-assumptions: set :produce-unsat-assumptions first");
        }
        let core = self.core("get-unsat-assumptions")?;
        self.answer(Listing::Assumptions(core.assumptions))
    }

    /// The formula and its refutation, each as a string literal.
    fn get_proof(&mut self) -> Outcome {
        let Some(proof) = &self.proof else {
            return refuse("get-proof: set :produce-proofs before the first assertion");
        };
        if self.solver.unsat_core().is_err() {
            return refuse("get-proof: there is a proof only after a check that answered unsat");
        }
        let length = proof.most_text();
        if length > MOST_TEXT {
            return refuse(format!("get-proof: the answer is too long: {}", Unwritten::Long));
        }
        let stopped = |stop| Refusal(format!("get-proof: {}", Unwritten::Stopped(stop)));
        self.solver.writing().reserve(2 * length).map_err(stopped)?;
        let texts = proof.texts().map_err(|error| Refusal(format!("get-proof: {error}")))?;
        let Some((formula, steps)) = texts else {
            return refuse(
                "get-proof: no clauses were refuted for this check, or other questions were asked since",
            );
        };
        let (formula, steps) = (StringLiteral(&formula), StringLiteral(&steps));
        Ok(Reply::text(format!("((cnf {formula})\n (lrat {steps}))")))
    }

    fn get_unsat_core(&mut self) -> Outcome {
        if !self.options.produce_unsat_cores {
            return refuse("get-unsat-core: set :produce-unsat-cores before the first assertion");
        }
        let core = self.core("get-unsat-core")?;
        self.answer(Listing::Core(core.names.into_iter().map(Arc::from).collect()))
    }
}

/// Whether an option leaves the channels at a target that a client of a daemon can have.
fn is_stream(keyword: &str, value: &Attribute) -> bool {
    match (keyword, value) {
        (":regular-output-channel", Attribute::String(name)) => name == "stdout",
        (":diagnostic-output-channel", Attribute::String(name)) => name == "stdout" || name == "stderr",
        _ => true,
    }
}
