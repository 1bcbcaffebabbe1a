//! Values of applications of summaries: their bodies, evaluated on values.
//!
//! **Idea.** The value of an application needs no inlining: the body is evaluated with values for its
//! parameters.
//!
//! **Here.** A stack of frames, one for each call under way, and a table of results by summary and values of
//! arguments. Calls whose values cannot matter are not made.
//!
//! **Contract.** Results are good for one assignment. After an error nothing is under way.
//!
//! **Cost.** One evaluation of a body for each of its lists of arguments. That can be exponential in the
//! depth of nested calls, as inlining is, so steps are counted and limits checked.

use rustc_hash::FxHashMap;

use crate::bitvec::BitVec;
use crate::eval::{Advance, Assignment, Unsupported, Values, advance};
use crate::graph::{Graph, Term};
use crate::limits::Stop;
use crate::work::Work;

/// Evaluation ends when the first frame has its value, not before.
const NO_FRAME: Stop = Stop::Broken("an evaluation that ended without a value");

/// The steps that a call takes beside those in its body.
const STEPS_OF_CALL: usize = 32;

/// The number of results that are cached; beyond, all are forgotten.
const RESULTS: usize = 1 << 18;

/// The symbol of a summary and the values of its arguments.
type Key = (Term, Box<[BitVec]>);

impl Values for FxHashMap<Term, BitVec> {
    fn get(&self, term: Term) -> Option<&BitVec> {
        self.get(&term)
    }

    fn set(&mut self, term: Term, value: BitVec) {
        self.insert(term, value);
    }
}

/// A call under way.
struct Frame {
    key: Key,
    body: Term,
    values: FxHashMap<Term, BitVec>,
    stack: Vec<(Term, u32)>,
}

/// The calls under way, and the results that are known.
#[derive(Default)]
pub(super) struct Calls {
    frames: Vec<Frame>,
    results: FxHashMap<Key, BitVec>,
    /// The number of steps made, and the limit.
    steps: u64,
    allowed: Option<u64>,
}

impl Calls {
    /// Sets the number of steps that may follow.
    pub(super) fn allow(&mut self, steps: u64) {
        self.allowed = Some(self.steps.saturating_add(steps));
    }

    /// Forgets the results of all calls.
    pub(super) fn clear(&mut self) {
        self.results.clear();
    }

    /// The value of a summary with a body for values of its arguments.
    pub(super) fn value(
        &mut self,
        graph: &Graph,
        assignment: &Assignment,
        symbol: Term,
        arguments: Box<[BitVec]>,
        work: &mut Work,
    ) -> Result<BitVec, Unsupported> {
        let value = self.run(graph, assignment, (symbol, arguments), work);
        self.frames.clear();
        value
    }

    fn run(
        &mut self,
        graph: &Graph,
        assignment: &Assignment,
        key: Key,
        work: &mut Work,
    ) -> Result<BitVec, Unsupported> {
        if let Some(value) = self.results.get(&key) {
            return Ok(value.clone());
        }
        self.open(graph, key, work)?;
        loop {
            let Some(frame) = self.frames.last_mut() else { return Err(NO_FRAME.into()) };
            match advance(graph, assignment, &mut frame.values, &mut frame.stack, work)? {
                Advance::Call(symbol, arguments) => {
                    let key = (symbol, arguments);
                    match self.results.get(&key) {
                        Some(value) => frame.deliver(value.clone()),
                        None => self.open(graph, key, work)?,
                    }
                }
                Advance::Done => {
                    let Some(Frame { key, body, values, .. }) = self.frames.pop() else { continue };
                    let Some(value) = values.get(&body) else { return Err(NO_FRAME.into()) };
                    if self.results.len() >= RESULTS {
                        self.results.clear();
                    }
                    self.results.insert(key, value.clone());
                    self.steps += values.len() as u64;
                    match self.frames.last_mut() {
                        Some(caller) => caller.deliver(value.clone()),
                        None => return Ok(value.clone()),
                    }
                }
            }
        }
    }

    fn open(&mut self, graph: &Graph, key: Key, work: &mut Work) -> Result<(), Unsupported> {
        self.steps += 1;
        if self.allowed.is_some_and(|allowed| self.steps > allowed) {
            return Err(Unsupported::Steps);
        }
        work.step(STEPS_OF_CALL)?;
        let summary = graph.summaries.get(key.0);
        let Some((summary, body)) = summary.and_then(|summary| Some((summary, summary.body?))) else {
            return Err(Stop::Broken("a call of a summary without a body").into());
        };
        let values = summary.parameters.iter().copied().zip(key.1.iter().cloned()).collect();
        self.frames.push(Frame { key, body, values, stack: vec![(body, 0)] });
        Ok(())
    }
}

impl Frame {
    /// Gives the application on top of the stack its value.
    fn deliver(&mut self, value: BitVec) {
        if let Some((application, _)) = self.stack.pop() {
            self.values.insert(application, value);
        }
    }
}
