//! What each command does.

use javelin_parser::command::{Attribute, Command, Named, Quoted};
use javelin_parser::response::{StringLiteral, Symbol};

use super::elaborate::{Elaborator, Function};
use super::options::Options;
use super::{Channel, Checked, Reply, Request, Session, info, options, summaries};
use crate::answer::canonical::{Form, Known};
use crate::answer::check::first_falsified;
use crate::answer::model::{Declaration, print_model, print_value};
use crate::answer::verdict::{Core, Reason, Verdict};
use crate::limits::Stop;
use crate::pipeline::Query;
use crate::pipeline::stack::{Assertion, Stack};
use crate::session::options::When;
use crate::term::eval::{Assignment, Evaluator};
use crate::term::graph::Term;
use crate::term::print;

/// The logics of which scripts without quantifiers can be read. `ALL` is for scripts that name no better one.
const LOGICS: &[&str] =
    &["QF_BV", "QF_ABV", "QF_UFBV", "QF_AUFBV", "QF_UF", "QF_AX", "BV", "ABV", "UFBV", "AUFBV", "ALL"];

/// Queries with more terms are not looked for among the answers of others: writing them down would take longer than
/// a small check.
const LARGEST_FORM: usize = 20_000;

/// Why a command is refused; the state is as before it.
pub(super) struct Refusal(pub String);

type Outcome = Result<Reply, Refusal>;

fn refuse<T>(message: impl Into<String>) -> Result<T, Refusal> {
    Err(Refusal(message.into()))
}

/// What is said on the diagnostic channel of an answer that its own check refused.
fn complaint(verdict: &Verdict) -> Option<String> {
    match verdict {
        Verdict::Unknown(Reason::WrongModel) => {
            Some("internal error: a model failed its check; please report this script".into())
        }
        Verdict::Unknown(Reason::WrongProof(problem)) => {
            Some(format!("internal error: {problem}; please report this script"))
        }
        _ => None,
    }
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
                self.declare(Some(Declaration::Constant(name, term)), Vec::new())
            }
            Command::DeclareFunction { name, function } => {
                let declaration = match function {
                    Function::Declared(symbol) => Some(Declaration::Function(name, symbol)),
                    _ => None,
                };
                self.declare(declaration, Vec::new())
            }
            Command::DeclareSort(_) => self.declare(None, Vec::new()),
            Command::ExpandSummary { application, meaning } => self.expand_summary(application, meaning),
            Command::GetRefinement => self.get_refinement(),
            Command::Define { named } => self.declare(None, named),
            Command::Assert { term, text, name, named } => self.assert(Assertion { term, text, name }, named),
            Command::CheckSat => Ok(self.check(Vec::new())),
            Command::CheckSatAssuming(assumptions) => Ok(self.check(assumptions)),
            Command::Push(levels) => Ok(self.push(levels)),
            Command::Pop(levels) => Ok(self.pop(levels)),
            Command::GetAssertions => self.get_assertions(),
            Command::GetAssignment => self.get_assignment(),
            Command::GetModel => self.get_model(),
            Command::GetProof => refuse("get-proof: proofs are not produced"),
            Command::GetUnsatAssumptions => self.get_unsat_assumptions(),
            Command::GetUnsatCore => self.get_unsat_core(),
            Command::GetValue(terms) => self.get_value(&terms),
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

    /// What a command answers that has nothing else to say.
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
        let Some(setting) = options::find(keyword) else { return Ok(Reply::text("unsupported")) };
        if setting.when() == When::AtStart && self.begun {
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

    /// Where the channels lead now.
    fn channels(&self) -> Vec<(Channel, String)> {
        let Options { regular_output, diagnostic_output, .. } = &self.options;
        vec![(Channel::Regular, regular_output.clone()), (Channel::Diagnostic, diagnostic_output.clone())]
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
        let reason = match &self.checked {
            Some(Checked { verdict: Verdict::Unknown(reason), .. }) => Some(reason),
            _ => None,
        };
        match info::get(keyword, reason, self.stack.levels(), || self.statistics()) {
            info::Answer::Text(text) => Ok(Reply::text(text)),
            info::Answer::Unsupported => Ok(Reply::text("unsupported")),
            info::Answer::NotNow(message) => refuse(message),
        }
    }

    fn declare(&mut self, declaration: Option<Declaration>, named: Vec<Named<Term>>) -> Outcome {
        self.begun = true;
        if let Some(declaration) = declaration {
            self.stack.declare(declaration);
        }
        self.stack.name(named);
        Ok(self.success())
    }

    fn assert(&mut self, assertion: Assertion, named: Vec<Named<Term>>) -> Outcome {
        self.begun = true;
        self.checked = None;
        self.stack.assert(assertion);
        self.stack.name(named);
        Ok(self.success())
    }

    fn expand_summary(&mut self, application: Term, meaning: Term) -> Outcome {
        self.begun = true;
        let graph = &self.elaborator.graph;
        let expansion =
            summaries::expansion(graph, self.stack.expansions(), application, meaning).map_err(Refusal)?;
        self.checked = None;
        self.stack.expand(expansion);
        Ok(self.success())
    }

    fn get_refinement(&self) -> Outcome {
        match &self.checked {
            Some(Checked { verdict: Verdict::Unknown(Reason::Refine(applications, _)), .. }) => {
                let graph = &self.elaborator.graph;
                let texts: Vec<String> = applications.iter().map(|&term| print::term(graph, term)).collect();
                Ok(Reply::text(format!("({})", texts.join("\n "))))
            }
            _ => refuse("get-refinement: comes after a check that answered unknown for the reason refine"),
        }
    }

    fn push(&mut self, levels: u64) -> Reply {
        self.begun = true;
        self.checked = None;
        self.stack.push(levels as usize);
        self.success()
    }

    fn pop(&mut self, levels: u64) -> Reply {
        self.checked = None;
        self.stack.pop(levels as usize, self.options.global_declarations);
        if let Some(pipeline) = &mut self.pipeline {
            pipeline.pop_to(self.stack.levels());
        }
        self.success()
    }

    fn reset(&mut self) -> Reply {
        let reply = self.success();
        let limits = std::mem::take(&mut self.elaborator.limits);
        self.elaborator = Elaborator::new();
        self.elaborator.limits = limits;
        self.options = self.initial.clone();
        self.options_changed();
        self.logic = None;
        self.stack = Stack::default();
        self.drop_pipeline();
        self.checked = None;
        self.begun = false;
        Reply { redirects: self.channels(), ..reply }
    }

    fn reset_assertions(&mut self) -> Reply {
        self.stack.reset_assertions(self.options.global_declarations);
        self.drop_pipeline();
        self.checked = None;
        self.success()
    }

    fn check(&mut self, assumptions: Vec<Quoted<Term>>) -> Reply {
        self.begun = true;
        let mut diagnostics = Vec::new();
        if !self.is_answered(&assumptions) {
            let terms: Vec<Term> = assumptions.iter().map(|assumption| assumption.term).collect();
            let form = self.form(&assumptions);
            let verdict = match form.as_ref().and_then(|form| self.recall(form)) {
                Some(verdict) => verdict,
                None => self.solve(&terms, form),
            };
            diagnostics.extend(complaint(&verdict));
            self.checked = Some(Checked { assumptions, verdict });
            if self.options.verbosity > 0 {
                let rows = self.statistics();
                diagnostics.extend(rows.iter().map(|row| format!("; {}: {}", row.name, row.value)));
            }
        }
        let answer = match self.checked.as_ref().map(|checked| &checked.verdict) {
            Some(Verdict::Sat(_)) => "sat",
            Some(Verdict::Unsat(_)) => "unsat",
            Some(Verdict::Unknown(_)) | None => "unknown",
        };
        Reply { diagnostics, ..Reply::text(answer) }
    }

    fn solve(&mut self, assumptions: &[Term], form: Option<Form>) -> Verdict {
        let limits = self.limits();
        let mut pipeline = self.pipeline();
        let graph = &mut self.elaborator.graph;
        let verdict = pipeline.check(Query { graph, stack: &self.stack, assumptions, limits: &limits });
        match verdict {
            // What was built for the check is given up, so that another can have the memory.
            Verdict::Unknown(Reason::Stopped(Stop::Memory)) if self.tracers.is_none() => self.drop_pipeline(),
            _ => self.keep_pipeline(pipeline),
        }
        if let (Some(answers), Some(form)) = (&self.answers, form) {
            match &verdict {
                Verdict::Sat(model) => answers.keep(form.text.clone(), Known::Sat(form.from_model(model))),
                Verdict::Unsat(_) => answers.keep(form.text, Known::Unsat),
                Verdict::Unknown(_) => {}
            }
        }
        verdict
    }

    /// The query without names, where answers of such queries are kept. Cores have names and proofs have steps, so
    /// queries that may need one are solved. So is everything with summaries: what they mean is not in the form.
    fn form(&self, assumptions: &[Quoted<Term>]) -> Option<Form> {
        self.answers.as_ref()?;
        let proves = self.options.check_proofs || self.tracers.is_some();
        let abstracts = !self.elaborator.graph.summaries.is_empty();
        if !assumptions.is_empty() || self.options.produce_unsat_cores || proves || abstracts {
            return None;
        }
        let formulas: Vec<Term> = self.stack.assertions().iter().map(|assertion| assertion.term).collect();
        Form::of(&self.elaborator.graph, &formulas, LARGEST_FORM)
    }

    /// The answer that was given before; a model only if it is one of what is asked now.
    fn recall(&self, form: &Form) -> Option<Verdict> {
        match self.answers.as_ref()?.find(&form.text)? {
            Known::Unsat => Some(Verdict::Unsat(Core::default())),
            Known::Sat(model) => {
                let model = form.to_model(&model);
                let formulas = self.stack.assertions().iter().map(|assertion| assertion.term);
                let checked =
                    first_falsified(&self.elaborator.graph, &mut Evaluator::new(), &model, formulas);
                matches!(checked, Ok(None)).then_some(Verdict::Sat(model))
            }
        }
    }

    /// Whether the last check asked the same of the same assertions and got a verdict.
    fn is_answered(&mut self, assumptions: &[Quoted<Term>]) -> bool {
        let same = |checked: &&mut Checked| {
            let (old, new) = (checked.assumptions.iter(), assumptions.iter());
            !matches!(checked.verdict, Verdict::Unknown(_))
                && checked.assumptions.len() == assumptions.len()
                && old.zip(new).all(|(old, new)| old.term == new.term)
        };
        match self.checked.as_mut().filter(same) {
            Some(checked) => {
                checked.assumptions = assumptions.to_vec();
                true
            }
            None => false,
        }
    }

    /// The model of the last check, for the command that asks.
    fn model(&self, command: &str) -> Result<&Assignment, Refusal> {
        if !self.options.produce_models {
            return refuse(format!("{command}: set :produce-models first"));
        }
        match &self.checked {
            Some(Checked { verdict: Verdict::Sat(model), .. }) => Ok(model),
            Some(Checked { verdict: Verdict::Unknown(Reason::Refine(_, values)), .. }) => Ok(values),
            _ => refuse(format!("{command}: there is a model only after a check that answered sat")),
        }
    }

    /// The core of the last check, for the command that asks.
    fn core(&self, command: &str) -> Result<(&Core, &Checked), Refusal> {
        match &self.checked {
            Some(checked @ Checked { verdict: Verdict::Unsat(core), .. }) => Ok((core, checked)),
            _ => refuse(format!("{command}: there is a core only after a check that answered unsat")),
        }
    }

    fn get_assertions(&self) -> Outcome {
        if !self.options.produce_assertions {
            return refuse("get-assertions: set :produce-assertions before the first assertion");
        }
        let texts: Vec<&str> =
            self.stack.assertions().iter().map(|assertion| assertion.text.as_str()).collect();
        Ok(Reply::text(format!("({})", texts.join("\n "))))
    }

    fn get_assignment(&self) -> Outcome {
        if !self.options.produce_assignments {
            return refuse("get-assignment: set :produce-assignments first");
        }
        let model = self.model("get-assignment")?;
        let graph = &self.elaborator.graph;
        let mut pairs = Vec::new();
        for Named { name, term } in self.stack.named().iter().filter(|named| graph.is_bool(named.term)) {
            let value = self.value_text("get-assignment", model, *term)?;
            pairs.push(format!("({} {value})", Symbol(name)));
        }
        Ok(Reply::text(format!("({})", pairs.join(" "))))
    }

    fn get_model(&self) -> Outcome {
        let model = self.model("get-model")?;
        Ok(Reply::text(print_model(&self.elaborator.graph, model, self.stack.declarations())))
    }

    fn get_value(&self, terms: &[Quoted<Term>]) -> Outcome {
        let model = self.model("get-value")?;
        let mut pairs = Vec::with_capacity(terms.len());
        for Quoted { term, text } in terms {
            pairs.push(format!("({text} {})", self.value_text("get-value", model, *term)?));
        }
        Ok(Reply::text(format!("({})", pairs.join("\n "))))
    }

    fn value_text(&self, command: &str, model: &Assignment, term: Term) -> Result<String, Refusal> {
        let graph = &self.elaborator.graph;
        let mut evaluator = Evaluator::new();
        evaluator.set_limits(&self.limits());
        match evaluator.value(graph, model, term) {
            Ok(value) => Ok(print_value(graph, model, graph.sort(term), &value)),
            Err(unsupported) => refuse(format!("{command}: {unsupported}")),
        }
    }

    fn get_unsat_assumptions(&self) -> Outcome {
        if !self.options.produce_unsat_assumptions {
            return refuse("get-unsat-assumptions: set :produce-unsat-assumptions first");
        }
        let (core, checked) = self.core("get-unsat-assumptions")?;
        let texts: Vec<&str> =
            core.assumptions.iter().map(|&position| checked.assumptions[position].text.as_str()).collect();
        Ok(Reply::text(format!("({})", texts.join(" "))))
    }

    fn get_unsat_core(&self) -> Outcome {
        if !self.options.produce_unsat_cores {
            return refuse("get-unsat-core: set :produce-unsat-cores before the first assertion");
        }
        let (core, _) = self.core("get-unsat-core")?;
        let assertions = core.assertions.iter().map(|&index| &self.stack.assertions()[index]);
        let names = assertions.filter_map(|assertion| assertion.name.as_deref());
        let names: Vec<String> = names.map(|name| Symbol(name).to_string()).collect();
        Ok(Reply::text(format!("({})", names.join(" "))))
    }
}

/// Whether an option leaves the channels where a client of a daemon can have them.
fn is_stream(keyword: &str, value: &Attribute) -> bool {
    match (keyword, value) {
        (":regular-output-channel", Attribute::String(name)) => name == "stdout",
        (":diagnostic-output-channel", Attribute::String(name)) => name == "stdout" || name == "stderr",
        _ => true,
    }
}
