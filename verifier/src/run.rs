//! From a job to its report: sources are compiled, read, linked and lowered, the engine decides, and what it
//! says of each check becomes the report.

use std::io::Write;
use std::path::Path;
use std::time::Instant;

use javelin_solver::BitVec;

use crate::engine::{self, Results, Watch};
use crate::frontend::module::Module;
use crate::frontend::{self, CompileError, LinkError, ReadError, compile::compile};
use crate::interpret::trace::Trace;
use crate::interpret::{self, Limits, Oracle, Random};
use crate::job::{CheckReport, Effort, Job, Outcome, Report};
use crate::program::cfa::{Program, Source};
use crate::program::lower::{LowerError, lower};
use crate::reading::Externals;

/// A program that cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum InputError {
    /// It cannot be compiled.
    #[error(transparent)]
    Compile(#[from] CompileError),
    /// It is no text of LLVM.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// Its files do not fit together.
    #[error(transparent)]
    Link(#[from] LinkError),
    /// It is not a program that can be verified.
    #[error(transparent)]
    Lower(#[from] LowerError),
    /// Nothing has this name, which marks an error.
    #[error("there is no {0} `{1}` in the program")]
    Name(&'static str, String),
}

/// Verifies a program.
///
/// # Errors
/// The program cannot be read. What cannot be decided is no error.
pub fn run(job: &Job, watch: &dyn Watch) -> Result<Report, InputError> {
    let begin = Instant::now();
    let module = load(job)?;
    let mut program = lower(&module, &job.reading)?;
    let left = job.effort.timeout.map(|timeout| timeout.saturating_sub(begin.elapsed()));
    let effort = Effort { timeout: left, ..job.effort.clone() };
    let results = engine::run(&module, &mut program, &job.reading, &effort, watch);
    let mut report = report(&module, program, results, begin);
    report.assumptions.extend(assumptions(job, &report.bodiless));
    Ok(report)
}

/// What was asked for and need not be so.
fn assumptions(job: &Job, bodiless: &[String]) -> Vec<String> {
    let reading = &job.reading;
    let mut assumptions = Vec::new();
    if reading.malloc_succeeds {
        assumptions.push("allocation never fails".to_owned());
    }
    if reading.externals == Externals::Pure && !bodiless.is_empty() {
        assumptions.push("functions without a body write nothing".to_owned());
    }
    assumptions
}

/// The program form of a job, as text.
///
/// # Errors
/// The program cannot be read.
pub fn program_text(job: &Job) -> Result<String, InputError> {
    let module = load(job)?;
    Ok(lower(&module, &job.reading)?.text())
}

/// The module of a job's files.
///
/// # Errors
/// They cannot be compiled, read or linked, or do not have what the job names.
pub fn load(job: &Job) -> Result<Module, InputError> {
    let mut modules = Vec::new();
    for path in &job.inputs {
        let text = compile(path, &job.compiler)?;
        modules.push(frontend::read(&text, &path.display().to_string())?);
    }
    let module = frontend::link(modules)?;
    // A misspelt name would be a proof of nothing.
    for label in &job.reading.error_labels {
        let mut blocks = module.functions.iter().flat_map(|function| &function.blocks);
        if !blocks.any(|block| block.labels.iter().any(|(_, name)| name == label)) {
            return Err(InputError::Name("label", label.clone()));
        }
    }
    Ok(module)
}

/// What came of it.
fn report(module: &Module, program: Program, results: Results, begin: Instant) -> Report {
    let Results { outcomes, unrolled, questions, expansions, conditions, warnings, stopped } = results;
    let mut outcomes = outcomes.into_iter();
    let name =
        |function: u32| program.functions.get(function as usize)?.as_ref().map(|found| found.name.clone());
    let mut checks: Vec<CheckReport> = (program.checks.iter())
        .map(|check| CheckReport {
            property: check.property,
            function: name(check.function).unwrap_or_default(),
            span: check.span,
            says: check.says.clone(),
            outcome: outcomes.next().unwrap_or_else(|| Outcome::Open("not asked".into())),
        })
        .collect();
    checks.sort_by_key(|check| (check.span, check.property));
    let directories = module.directories.iter().map(Path::new).chain(std::iter::repeat(Path::new("")));
    let files = program.files.iter().zip(directories);
    Report {
        checks,
        files: files.map(|(name, directory)| directory.join(name).display().to_string()).collect(),
        address_bits: module.layout.pointer_bits,
        assumptions: program.assumptions,
        bodiless: program.bodiless,
        warnings,
        unrolled,
        questions,
        expansions,
        conditions,
        time: begin.elapsed(),
        stopped,
    }
}

/// What a program is given that is executed once.
#[derive(Clone, Debug, Default)]
pub struct Inputs {
    /// What functions without a body return, and the arguments of an entry other than `main`, in order.
    pub given: Vec<i128>,
    /// The seed of the random values that come after these, and of all others.
    pub seed: u64,
}

/// Given values, then random ones.
struct Given {
    values: std::vec::IntoIter<i128>,
    random: Random,
}

impl Oracle for Given {
    fn value(&mut self, source: Source, width: u32) -> BitVec {
        let is_input = matches!(source, Source::Result(_) | Source::Argument(_));
        match is_input.then(|| self.values.next()).flatten() {
            Some(number) => {
                let limbs = [number as u64, (number >> 64) as u64];
                let sign = if number < 0 { u64::MAX } else { 0 };
                let limb = |bit: u32| limbs.get(bit as usize / 64).copied().unwrap_or(sign);
                BitVec::from_bits(width.max(1), |bit| limb(bit) >> (bit % 64) & 1 == 1)
            }
            None => self.random.value(source, width),
        }
    }
}

/// Executes a program once; what it writes goes to `output`. The execution, and the files that its places
/// refer to.
///
/// # Errors
/// The program cannot be read.
pub fn execute(
    job: &Job,
    inputs: Inputs,
    output: &mut dyn Write,
) -> Result<(Trace, Vec<String>), InputError> {
    let module = load(job)?;
    let mut oracle = Given { values: inputs.given.into_iter(), random: Random::new(inputs.seed) };
    let deadline = job.effort.timeout.map(|timeout| Instant::now() + timeout);
    let limits = Limits { deadline, ..Limits::default() };
    let name = job.inputs.first().map(|path| path.display().to_string()).unwrap_or_default();
    let trace = interpret::run_program(&module, &job.reading, &mut oracle, limits, &[&name], output);
    Ok((trace, module.files))
}
