//! Questions with many answers: which valuations of predicates are possible, what of them follows, and how
//! small or large a word can be.
//!
//! **Idea.** Each is many checks of the same assertions under other assumptions over the same few terms
//! ([`crate::pipeline::predicates`]). What differs is which question comes next and what is made of the
//! answers: a search over a tree of valuations ([`all_sat`], [`abstraction`]), a set of candidates that each
//! model makes smaller ([`consequences`]), bits from the highest down ([`optimum`]).
//!
//! **Contract.** The assertions, the levels and the last check are as before. Everything said to be possible
//! was seen in a model that was checked, everything said to be impossible was refuted. A limit ends a
//! question with what is known by then, and that is said ([`Ending`]).

pub mod abstraction;
pub mod all_sat;
pub mod consequences;
mod dpll;
mod groups;
mod lift;
mod nogoods;
pub mod optimum;

use super::{Error, Id, Solver, Term, Unknown};
use crate::pipeline::predicates::{Found, Predicates, Switch, Valued};
use crate::pipeline::stack::Stack;
use crate::pipeline::{Pipeline, Query};
use dpll::Below;
use javelin_term::eval::Assignment;
use javelin_term::graph::Graph;
use javelin_term::limits::{Limits, Stop};

/// Whether an answer is complete.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// There is nothing to add.
    Complete,
    /// The caller has broken off; the question can be continued.
    Paused,
    /// A limit was reached, or something is not decided: there may be more.
    Partial(Unknown),
}

/// The assertions of a solver under assumptions, and predicates that are asked about.
pub(super) struct Inquiry<'a> {
    pub graph: &'a mut Graph,
    stack: &'a Stack,
    pipeline: &'a mut Pipeline,
    assumptions: &'a [Id],
    predicates: Predicates,
    limits: &'a Limits,
    /// The part of the limits that is left.
    left: &'a mut Limits,
    /// The ticks of the SAT core that the questions took.
    ticks: u64,
    /// The model that the last question found.
    pub model: Option<Box<Assignment>>,
    /// The wishes, by their positions, on which the same rests.
    refuted: Vec<usize>,
    /// The assumptions, by their positions, on which it rests that the last question without a model had
    /// none.
    pub core: Vec<usize>,
    /// How many questions were asked.
    pub asked: u64,
}

impl Inquiry<'_> {
    /// The values of the predicates in a model where some of them have these; `None` where there is none.
    pub fn ask(&mut self, wished: &[Valued]) -> Result<Option<Vec<bool>>, Unknown> {
        self.left.check().map_err(Unknown::Stopped)?;
        self.asked += 1;
        let Inquiry { graph, stack, pipeline, assumptions, predicates, limits, left, .. } = self;
        let mut query = Query { graph, stack, assumptions, limits };
        let found = pipeline.ask(&mut query, predicates, wished, left);
        self.ticks += self.pipeline.ticks();
        match found {
            Found::Model(model, values) => {
                self.model = Some(model);
                Ok(Some(values))
            }
            Found::None { wished, assumed } => {
                (self.refuted, self.core) = (wished, assumed);
                Ok(None)
            }
            Found::Unknown(reason) => Err(Unknown::from(&reason)),
        }
    }

    /// The answer that the last question had no model.
    fn nothing(&mut self) -> Below {
        Below::Nothing(std::mem::take(&mut self.refuted))
    }

    /// A switch that is on in every question from now on.
    pub fn switch_on(&mut self) -> Switch {
        self.pipeline.switch_on(&mut self.predicates)
    }

    /// No question has these values all at once while the switch is on.
    pub fn exclude(&mut self, switch: Switch, cube: &[Valued]) {
        self.pipeline.exclude(&self.predicates, switch, cube);
    }

    /// As [`Inquiry::ask`] without wishes, where not all of these hold.
    pub fn ask_excluding(&mut self, cube: &[Valued]) -> Result<Option<Vec<bool>>, Unknown> {
        let switch = self.switch_on();
        self.exclude(switch, cube);
        let answer = self.ask(&[]);
        self.switch_off(switch);
        answer
    }

    /// Drops what the switch excludes, for good.
    pub fn switch_off(&mut self, switch: Switch) {
        self.pipeline.switch_off(&mut self.predicates, switch);
    }
}

impl Solver {
    /// Asks about predicates under assumptions, all within the limits of one check. The error is why nothing
    /// could be asked.
    fn inquire<T>(
        &mut self,
        assumptions: &[Id],
        predicates: &[Id],
        questions: impl FnOnce(&mut Inquiry<'_>) -> T,
    ) -> Result<T, Unknown> {
        let mut limits = self.limits();
        self.inquire_within(&mut limits, assumptions, predicates, questions)
    }

    /// The same within limits of which something may be left afterwards.
    fn inquire_within<T>(
        &mut self,
        left: &mut Limits,
        assumptions: &[Id],
        predicates: &[Id],
        questions: impl FnOnce(&mut Inquiry<'_>) -> T,
    ) -> Result<T, Unknown> {
        if let Some(reason) = self.missing_levels.or(self.missing.map(|(_, reason)| reason)) {
            return Err(Unknown::Stopped(reason));
        }
        let limits = left.clone();
        limits.check().map_err(Unknown::Stopped)?;
        let mut pipeline = self.pipeline.take().unwrap_or_else(|| Box::new(self.new_pipeline()));
        let graph = &mut self.terms.graph;
        let mut query = Query { graph, stack: &self.stack, assumptions, limits: &limits };
        let result = match pipeline.bring_predicates(&mut query, predicates) {
            Ok(predicates) => {
                let mut inquiry = Inquiry {
                    graph: &mut self.terms.graph,
                    stack: &self.stack,
                    pipeline: &mut pipeline,
                    assumptions,
                    predicates,
                    limits: &limits,
                    left,
                    ticks: 0,
                    model: None,
                    refuted: Vec::new(),
                    core: Vec::new(),
                    asked: 0,
                };
                let result = questions(&mut inquiry);
                self.checks += inquiry.asked;
                Ok(result)
            }
            Err(stop) => Err(Unknown::from(stop)),
        };
        pipeline.put_away();
        match limits.check() {
            // The pipeline is given up, as after a check.
            Err(Stop::Memory) if self.host.tracers.is_none() => self.drop_pipeline(),
            _ => self.pipeline = Some(pipeline),
        }
        result
    }

    /// The ids of terms of sort Bool, for the command of this name.
    fn formulas(&mut self, command: &str, terms: &[Term]) -> Result<Vec<Id>, Error> {
        terms.iter().map(|&term| self.formula(command, term)).collect()
    }
}
