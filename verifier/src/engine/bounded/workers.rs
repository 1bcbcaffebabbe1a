//! Several solvers at once: questions that do not depend on each other are asked on several threads.
//!
//! **Here.** Each thread has a solver of its own, and questions are dealt out in turn: which solver is asked
//! what does not depend on who is faster, so a run is the same each time. A solver that finds a model keeps
//! it and is asked no more until it was examined. The first thread is that of the caller.
//!
//! The work of threads side by side counts as that of the one that has worked most.
//!
//! **Cost.** What a solver has learnt is not known to the others, and each has a part of the memory.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use javelin_term::graph::{Graph, Term};
use javelin_term::limits::Memory;

use crate::engine::Limits;
use crate::job::Effort;
use crate::prover::{Answer, Prover, ProverError, open};

pub struct Workers {
    /// Solvers, each with the limits of its thread.
    provers: Vec<(Box<dyn Prover>, Limits)>,
    /// How many there may be.
    most: usize,
    effort: Effort,
    limits: Limits,
}

/// How questions are asked.
pub struct AskOptions {
    /// The most ticks of each question.
    pub slice: u64,
    /// The value of [`Limits::work`] at which all questions end.
    pub until: Option<u64>,
    /// Whether a solver stops at a model, so that its values can be asked for.
    pub keeps_models: bool,
}

/// An answer, and which solver has given it.
pub struct WorkerAnswer {
    pub answer: Answer,
    pub worker: usize,
}

impl Workers {
    /// As many as an effort asks for; the first is opened now, the others when they are needed.
    ///
    /// # Errors
    /// The solver is not there.
    pub fn new(effort: &Effort, limits: &Limits) -> Result<Workers, ProverError> {
        // Questions are numbered in the order in which they are asked where they are written down.
        let most = if effort.questions.is_some() { 1 } else { effort.parallel.max(1) };
        let mut workers =
            Workers { provers: Vec::new(), most, effort: effort.clone(), limits: limits.clone() };
        workers.open()?;
        Ok(workers)
    }

    fn open(&mut self) -> Result<(), ProverError> {
        // The memory of other threads is that of their solvers, which have their own limits.
        let limits = match self.provers.is_empty() {
            true => self.limits.clone(),
            false => Limits { held: Arc::new(Memory::of_table()), ..self.limits.of_thread() },
        };
        let share = Limits { memory: self.limits.memory / self.most as u64, ..limits.clone() };
        self.provers.push((open(&self.effort, &share)?, limits));
        Ok(())
    }

    pub fn prover(&mut self, worker: usize) -> &mut dyn Prover {
        self.provers[worker].0.as_mut()
    }

    /// Asks whether formulas can be true, each by itself; `None` where a solver that has a model was to be
    /// asked.
    ///
    /// # Errors
    /// The connection to a solver is closed.
    pub fn ask(
        &mut self,
        graph: &Graph,
        formulas: &[Term],
        manner: &AskOptions,
    ) -> Result<Vec<Option<WorkerAnswer>>, ProverError> {
        let count = formulas.len().clamp(1, self.most);
        while self.provers.len() < count {
            self.open()?;
        }
        let done = self.limits.done();
        let Some((first, others)) = self.provers[..count].split_first_mut() else { return Ok(Vec::new()) };
        let part = |worker: usize| formulas.iter().copied().skip(worker).step_by(count);
        let all: Vec<Result<Vec<Answer>, ProverError>> = std::thread::scope(|scope| {
            let mut threads = Vec::new();
            for (position, (prover, limits)) in others.iter_mut().enumerate() {
                let questions = part(position + 1);
                limits.work.store(done, Ordering::Relaxed);
                let limits = limits.until(manner.until);
                let asked = move || ask_in_turn(prover.as_mut(), graph, questions, manner, &limits);
                threads.push(std::thread::Builder::new().spawn_scoped(scope, asked));
            }
            let (prover, limits) = first;
            let limits = limits.until(manner.until);
            let mut all = vec![ask_in_turn(prover.as_mut(), graph, part(0), manner, &limits)];
            all.extend(threads.into_iter().map(|thread| match thread.map(|thread| thread.join()) {
                Ok(Ok(answers)) => answers,
                Ok(Err(_)) => Err(ProverError::Gone("a thread has ended early".into())),
                Err(error) => Err(ProverError::Gone(format!("no thread: {error}"))),
            }));
            all
        });
        self.limits.join(self.provers[..count].iter().map(|(_, limits)| limits));
        let mut told: Vec<Option<WorkerAnswer>> = formulas.iter().map(|_| None).collect();
        for (worker, answers) in all.into_iter().enumerate() {
            for (place, answer) in told.iter_mut().skip(worker).step_by(count).zip(answers?) {
                *place = Some(WorkerAnswer { answer, worker });
            }
        }
        Ok(told)
    }
}

/// Asks one question after the other.
fn ask_in_turn(
    prover: &mut dyn Prover,
    graph: &Graph,
    questions: impl Iterator<Item = Term>,
    manner: &AskOptions,
    limits: &Limits,
) -> Result<Vec<Answer>, ProverError> {
    let mut answers = Vec::new();
    for formula in questions {
        let answer = match limits.stopped() {
            Some(stop) => Answer::Unknown(stop.into()),
            None => prover.check(graph, &[formula], limits.within(manner.slice))?,
        };
        let is_model = answer == Answer::Sat;
        answers.push(answer);
        if is_model && manner.keeps_models {
            break;
        }
    }
    Ok(answers)
}
