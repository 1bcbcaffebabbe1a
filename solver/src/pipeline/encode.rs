//! Bringing a stack in: what is asserted and assumed becomes clauses and literals.
//!
//! **Idea.** Everything is kept over checks; a check brings in what is new. An assertion of level `k > 0` is
//! guarded by the activation literal of its level, which is assumed while the level is open and refuted for
//! good when it is closed (Eén and Sörensson, *Temporal Induction by Incremental SAT Solving*).
//!
//! **Here.** What was made of tracked assertions (named ones, where cores are asked for) holds where the
//! guards of its origins do ([`Guards`]). These are assumed, so that the SAT core's failed assumptions are
//! the core. Assumptions are literals of the query; they are simplified anew for every check, because what
//! may be substituted in them changes with the stack. An assumption needs the origins of these, too.
//!
//! **Contract.** [`Levels`] are opened and closed here and nowhere else. Each level knows which level of the
//! stack it stands for, so levels that were closed in the meantime are noticed. Interrupted by a limit, a
//! call can be repeated and continues where it was.
//!
//! **Cost.** That of the stages for what is new, and a step for each level.

use std::collections::VecDeque;

use super::clauses::TermClauses;
use super::guards::Guards;
use super::stack::{Assertion, Stack};
use super::{Query, Setup};
use crate::circuit::gates::Edge;
use crate::cnf::ClauseSink;
use crate::cnf::literal::Lit;
use crate::levels::{Level, LevelVec, Levels};
use crate::listen::{Event, Monitor, Size, Stage};
use crate::preprocess::{Conjunct, Context, Origins, Preprocessor};
use crate::proof::event::Check;
use crate::theory::{Scope, Supposition, Theory};
use javelin_term::eval::Assignment;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::{Limits, Stop};
use javelin_term::summary::asks_caller;
use javelin_term::traverse::Occurrence;

/// One level of the stack that has been brought in.
struct Opened {
    /// The level of the stack: a level that was closed and opened again is another.
    identity: Level,
    /// Assumed while the level is open; `None` at level 0.
    guard: Option<Lit>,
    /// How many assertions of the stack, counted from the bottom, have gone through preprocessing.
    processed: usize,
    /// Simplified assertions that are not yet clauses, in the script's order.
    waiting: VecDeque<Conjunct>,
}

/// Where a literal of the query comes from.
#[derive(Clone, Copy, Debug)]
pub(super) enum LiteralSource {
    /// The tracked assertion of this index.
    Assertion(usize),
    /// The assumption at this position, simplified by assertions of these origins.
    Assumption(usize, Origins),
    /// The meaning that the caller gives an application of a summary, simplified by these.
    Expansion(Origins),
}

/// The part of a query that is no clause.
pub(super) struct Asked {
    /// Something asked that is false by itself.
    pub falsified: Option<LiteralSource>,
    /// The guards of tracked assertions, and the literals that stand for assumptions and expansions.
    pub literals: Vec<(Lit, LiteralSource)>,
    /// All literals to assume: the guards of the levels, and those.
    pub assumed: Vec<Lit>,
}

/// The stages that know levels, and the clauses they lead to.
pub(super) struct Encoding {
    track_named: bool,
    pub preprocessor: Preprocessor,
    pub clauses: TermClauses,
    pub theory: Theory,
    /// The guards of tracked assertions.
    tracked: Guards,
    /// The levels of the stack, and one above them for the terms of the query while there is one.
    pub levels: Levels,
    opened: LevelVec<Opened>,
    query_is_open: bool,
    /// Which terms contain applications that lead to the caller.
    asking: Occurrence,
    pub monitor: Monitor,
}

impl Encoding {
    pub fn new(setup: &Setup) -> Encoding {
        let levels = Levels::new();
        let mut opened = LevelVec::new();
        let bottom = Opened { identity: Level::BOTTOM, guard: None, processed: 0, waiting: VecDeque::new() };
        opened.push(&levels, bottom);
        Encoding {
            track_named: setup.track_named,
            preprocessor: Preprocessor::new(setup.preprocess, &setup.params),
            clauses: TermClauses::new(setup.rewrite_level, setup.params.clone()),
            theory: Theory::new(&setup.params),
            tracked: Guards::default(),
            levels,
            opened,
            query_is_open: false,
            asking: Occurrence::new(asks_caller),
            monitor: Monitor::default(),
        }
    }

    /// Closes all but the `remaining` lowest levels above level 0, and refutes their guards for good.
    pub fn pop_to(&mut self, remaining: usize) {
        let surplus = self.levels.depth().saturating_sub(remaining);
        if surplus == 0 {
            return;
        }
        self.levels.pop(surplus);
        let mut guards = Vec::with_capacity(surplus);
        self.opened.retract(&self.levels, |level| guards.extend(level.guard));
        for guard in guards.into_iter().rev() {
            self.clauses.solver.add_clause(&[!guard]);
        }
        self.tracked.close(&mut self.clauses, &self.levels);
    }

    /// Closes the levels that the stack has closed since they were brought in.
    fn follow(&mut self, stack: &Stack) {
        let opened = self.opened.items(&self.levels).iter().map(|level| level.identity);
        let common = opened.zip(stack.identities()).take_while(|(own, identity)| own == identity).count();
        self.pop_to(common - 1);
    }

    fn open_level(&mut self, identity: Level, processed: usize) {
        self.levels.push();
        let guard = Some(self.clauses.fresh());
        let level = Opened { identity, guard, processed, waiting: VecDeque::new() };
        self.opened.push(&self.levels, level);
    }

    /// Brings the stack into the SAT core, and what is to be assumed. [`Encoding::close_query`] comes after
    /// the check.
    pub fn bring(&mut self, query: &mut Query<'_>) -> Result<Asked, Stop> {
        let edges = self.bring_edges(query, query.assumptions.len())?;
        self.assume(edges, query.limits)
    }

    /// Brings the stack into the SAT core; the gates of what is to be assumed. The assumptions from position
    /// `assumed` on are predicates: they need not hold.
    pub fn bring_edges(
        &mut self,
        query: &mut Query<'_>,
        assumed: usize,
    ) -> Result<Vec<(Edge, LiteralSource)>, Stop> {
        self.follow(query.stack);
        for level in 0..=query.stack.levels() {
            self.bring_level(query, level)?;
        }
        self.asked(query, assumed)
    }

    /// The literals to assume for these gates, and the guards.
    pub fn assume(&mut self, edges: Vec<(Edge, LiteralSource)>, limits: &Limits) -> Result<Asked, Stop> {
        let falsified = edges.iter().find(|(edge, _)| *edge == Edge::FALSE).map(|&(_, source)| source);
        if falsified.is_some() {
            return Ok(Asked { falsified, literals: Vec::new(), assumed: Vec::new() });
        }
        let names = self.tracked.names();
        let mut literals: Vec<(Lit, LiteralSource)> =
            names.map(|(index, literal)| (literal, LiteralSource::Assertion(index))).collect();
        for (edge, source) in edges.into_iter().filter(|(edge, _)| !edge.is_constant()) {
            literals.push((self.clauses.literal(edge, limits)?, source));
        }
        let assumed = self.guards().chain(literals.iter().map(|&(literal, _)| literal)).collect();
        Ok(Asked { falsified, literals, assumed })
    }

    /// The guards of the open levels, the lowest first.
    pub fn guards(&self) -> impl Iterator<Item = Lit> + '_ {
        self.opened.items(&self.levels).iter().filter_map(|level| level.guard)
    }

    /// Passes on to the tracers of clauses what the check asks of them.
    pub fn trace(&mut self, asked: &Asked) {
        let check = Check {
            levels: self.guards().count(),
            assumed: &asked.assumed,
            is_false: asked.falsified.is_some(),
            is_open: !self.theory.is_idle(&self.levels, |term| self.clauses.is_deferred(term)),
        };
        self.clauses.solver.trace_check(&check);
    }

    /// Closes the level for the terms of the query.
    pub fn close_query(&mut self) {
        if std::mem::take(&mut self.query_is_open) {
            self.levels.pop(1);
        }
    }

    /// Conjuncts of a level, the newest, after preprocessing.
    fn simplified(
        &mut self,
        query: &mut Query<'_>,
        level: usize,
        conjuncts: &[Conjunct],
    ) -> Result<Vec<Conjunct>, Stop> {
        let end = query.stack.level(level).end;
        self.preprocessor.expect(Self::expected(query, level, end));
        self.stage(Stage::Preprocess, query, |encoding, query| {
            let (preprocessor, mut context) = encoding.preprocessing(query);
            preprocessor.add(&mut context, conjuncts)
        })
    }

    /// Brings the assertions of one level in.
    fn bring_level(&mut self, query: &mut Query<'_>, level: usize) -> Result<(), Stop> {
        let assertions = query.stack.level(level);
        if level > self.levels.depth() {
            self.open_level(query.stack.identity(level), assertions.start);
        }
        let processed = self.opened(level).processed;
        let fresh = &query.stack.assertions()[processed..assertions.end];
        if !fresh.is_empty() {
            let fresh = self.conjuncts(query, processed, fresh);
            let simplified = self.simplified(query, level, &fresh)?;
            self.opened(level).waiting.extend(simplified);
        }
        self.opened(level).processed = assertions.end;
        match self.opened(level).waiting.is_empty() {
            true => Ok(()),
            false => self.stage(Stage::Encode, query, |encoding, query| encoding.encode_level(query, level)),
        }
    }

    /// The terms that come after the assertions of a level, up to a number: those of higher levels, and what
    /// is assumed. Known at the bottom and at the top, so that not all levels are visited for each.
    fn expected(query: &Query<'_>, level: usize, end: usize) -> Vec<Term> {
        if level > 0 && level < query.stack.levels() {
            return Vec::new();
        }
        let after = query.stack.assertions()[end..].iter().map(|assertion| assertion.term);
        after.chain(query.assumptions.iter().copied()).collect()
    }

    /// Assertions with their origins; the first has the index `first`.
    fn conjuncts(&mut self, query: &mut Query<'_>, first: usize, assertions: &[Assertion]) -> Vec<Conjunct> {
        let is_tracked = self.track_named;
        let (preprocessor, context) = self.preprocessing(query);
        let origins = |(index, assertion): (usize, &Assertion)| {
            let is_named = is_tracked && assertion.name.is_some();
            let origins = if is_named { preprocessor.name(&context, index) } else { Origins::NONE };
            Conjunct::new(assertion.term, origins)
        };
        (first..).zip(assertions).map(origins).collect()
    }

    /// Makes clauses of the assertions of a level that wait for it.
    fn encode_level(&mut self, query: &mut Query<'_>, level: usize) -> Result<(), Stop> {
        let guard = self.opened(level).guard;
        let identity = self.levels.at(level).unwrap_or(Level::BOTTOM);
        while let Some(&Conjunct { term, origins, .. }) = self.opened(level).waiting.front() {
            let Encoding { tracked, clauses, preprocessor, .. } = self;
            let guard = tracked.literal(clauses, preprocessor.sets(), origins, (identity, guard));
            self.clauses.assert(query.graph, term, guard, query.limits)?;
            let (theory, scope) = self.theory(query);
            theory.assert(&scope, term)?;
            self.opened(level).waiting.pop_front();
        }
        Ok(())
    }

    fn opened(&mut self, level: usize) -> &mut Opened {
        &mut self.opened.items_mut(&self.levels)[level]
    }

    /// The gates of assumptions, and of the meanings that the caller gives.
    fn asked(&mut self, query: &mut Query<'_>, assumed: usize) -> Result<Vec<(Edge, LiteralSource)>, Stop> {
        if !query.assumptions.is_empty() || !query.stack.expansions().is_empty() {
            self.levels.push();
            self.query_is_open = true;
        }
        let mut edges = Vec::with_capacity(query.assumptions.len());
        for (position, &assumption) in query.assumptions.iter().enumerate() {
            let Conjunct { term, origins, .. } = self.simplify(query, assumption)?;
            let holds = position < assumed;
            let (theory, scope) = self.theory(query);
            theory.take(&scope, term, holds)?;
            let edge = self.clauses.edge(query.graph, term, query.limits)?;
            edges.push((edge, LiteralSource::Assumption(position, origins)));
        }
        let definitions = self.definitions(query)?;
        let expansions = self.expansions(query)?;
        let (expansions, origins): (Vec<Supposition>, Vec<Origins>) = expansions.into_iter().unzip();
        let (theory, scope) = self.theory(query);
        theory.suppose(&scope, definitions, &expansions)?;
        for (expansion, origins) in expansions.into_iter().zip(origins) {
            let edge = self.clauses.edge(query.graph, expansion.lemma, query.limits)?;
            edges.push((edge, LiteralSource::Expansion(origins)));
        }
        Ok(edges)
    }

    fn simplify(&mut self, query: &mut Query<'_>, term: Term) -> Result<Conjunct, Stop> {
        let (preprocessor, mut context) = self.preprocessing(query);
        preprocessor.simplify(&mut context, term)
    }

    /// The preprocessor, and what it works on.
    fn preprocessing<'a>(&'a mut self, query: &'a mut Query<'_>) -> (&'a mut Preprocessor, Context<'a>) {
        let Encoding { preprocessor, clauses, levels, .. } = self;
        let context =
            Context { graph: query.graph, rewriter: &mut clauses.rewriter, levels, limits: query.limits };
        (preprocessor, context)
    }

    /// The theories, and what they work on.
    fn theory<'a>(&'a mut self, query: &'a mut Query<'_>) -> (&'a mut Theory, Scope<'a>) {
        let Encoding { theory, levels, .. } = self;
        (theory, Scope { graph: query.graph, levels, limits: query.limits })
    }

    /// The terms that stand for eliminated variables and lead to the caller.
    fn definitions(&mut self, query: &mut Query<'_>) -> Result<Vec<Term>, Stop> {
        if !query.graph.summaries.ask_caller() {
            return Ok(Vec::new());
        }
        let Encoding { preprocessor, clauses, levels, asking, .. } = self;
        let leads_to_caller = |graph: &Graph, term| asking.find(graph, term).is_some();
        let rewriter = &mut clauses.rewriter;
        let mut context = Context { graph: query.graph, rewriter, levels, limits: query.limits };
        preprocessor.definitions(&mut context, leads_to_caller)
    }

    /// The caller's meanings of applications, simplified for every check as assumptions are, so that they are
    /// about the applications in the assertions.
    fn expansions(&mut self, query: &mut Query<'_>) -> Result<Vec<(Supposition, Origins)>, Stop> {
        let mut expansions = Vec::with_capacity(query.stack.expansions().len());
        for given in query.stack.expansions() {
            let application = self.simplify(query, given.application)?;
            let meaning = self.simplify(query, given.meaning)?;
            let origins = self.preprocessor.join(application.origins, meaning.origins);
            let (application, meaning) = (application.term, meaning.term);
            let equality = query.graph.equal(application, meaning);
            let lemma = self.clauses.rewriter.rewrite_within(query.graph, equality, query.limits)?;
            expansions.push((Supposition { application, meaning, lemma }, origins));
        }
        Ok(expansions)
    }

    /// Gives eliminated variables their values.
    pub fn reconstruct(&self, query: &Query<'_>, model: &mut Assignment) {
        self.preprocessor.reconstruct(query.graph, &self.levels, model, query.limits);
    }

    /// Runs a stage between the events of its beginning and its end.
    pub fn stage<'q, T>(
        &mut self,
        stage: Stage,
        query: &mut Query<'q>,
        work: impl FnOnce(&mut Encoding, &mut Query<'q>) -> T,
    ) -> T {
        self.monitor.report(|| Event::Begin(stage, self.size(query)));
        let result = work(self, query);
        let ticks = if stage == Stage::Search { self.clauses.solver.ticks_of_call() } else { 0 };
        self.monitor.report(|| Event::End(stage, self.size(query), ticks));
        result
    }

    fn size(&self, query: &Query<'_>) -> Size {
        self.clauses.size(query.graph)
    }

    /// Panics if an invariant is broken. Linear in what the levels hold.
    pub fn check_invariants(&self, query: &Query<'_>) {
        self.levels.check_invariants();
        self.opened.check_invariants(&self.levels);
        let opened = self.opened.items(&self.levels);
        let above = usize::from(self.query_is_open);
        assert_eq!(
            opened.len() + above,
            self.levels.depth() + 1,
            "a level for each of the stack, one for the query"
        );
        for (number, level) in opened.iter().enumerate() {
            assert_eq!(level.guard.is_some(), number > 0, "level {number}: guarded but at the bottom");
            if query.stack.levels() >= number && query.stack.identity(number) == level.identity {
                let assertions = query.stack.level(number);
                let is_within = (assertions.start..=assertions.end).contains(&level.processed);
                assert!(is_within, "level {number}: processed to {} of {assertions:?}", level.processed);
            }
        }
        self.theory.check_invariants(&self.levels, query.graph);
        self.clauses.check_invariants();
    }
}
