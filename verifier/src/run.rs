//! From a job to its report: sources are compiled, read, linked and lowered, the engine decides, and what it
//! says of each check becomes the report.

mod names;

use std::cell::Cell;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use std::time::Instant;

use javelin_solver::BitVec;
use rustc_hash::FxHashMap;

use crate::assumption::Assumption;
use crate::engine::{self, Progress, Watch};
use crate::frontend::compile::{SHIFT, UNSIGNED, compile, compile_unit};
use crate::frontend::module::{Function, Module};
use crate::frontend::{self, CompileError, LinkError, ReadError};
use crate::interpret::trace::Trace;
use crate::interpret::{self, Oracle, Random};
use crate::job::{CheckReport, Job, Outcome, Report, Standing};
use crate::limits::{Clock, Limits, Stopped};
use crate::program::cfa::{Hidden, LocationKind, Program, Source};
use crate::program::library::{is_library, is_rust};
use crate::program::lower::{LowerError, lower_within};
use crate::reading::{Externals, Property, Reading};
use crate::why::Why;

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
    /// Two files define one name.
    #[error("`{name}` is defined in {} and in {}", files[0], files[1])]
    Twice {
        /// The name of the function.
        name: String,
        /// The files that define it.
        files: [String; 2],
    },
    /// Nothing has a name that was given.
    #[error("there is no {what} `{name}` in the program{near}")]
    Name {
        /// A function, a label.
        what: &'static str,
        /// The name of the function.
        name: String,
        /// Names that are alike, as the end of a sentence.
        near: String,
    },
    /// A limit was reached.
    #[error(transparent)]
    Stopped(#[from] Stopped),
}

/// Verifies a program.
///
/// # Errors
/// The program cannot be read. A check that cannot be decided is no error.
pub fn run(job: &Job, watch: &dyn Watch) -> Result<Report, InputError> {
    let begin = Instant::now();
    let limits = Limits::new(&job.effort, watch);
    let _counted = limits.held.enter();
    let clock = Clock::new(&limits);
    let now = Cell::new(String::new());
    let tell = |what: String| {
        watch.progress(&Progress { now: what.clone(), ..Progress::default() });
        now.set(what);
    };
    let mut left_out = Vec::new();
    let (module, mut program) = match front_end(job, &clock, &tell, &mut left_out) {
        Ok(both) => both,
        Err(error) => {
            // The signal that stops us may have stopped a compiler before.
            clock.look();
            return clock.check().map_or_else(|why| Ok(cut(why, &now.take(), begin)), |()| Err(error));
        }
    };
    let has_loops = program.has_loops();
    let unseen = unseen(&module, &program, job.reading.requires_checks);
    let left = limits.rest(watch);
    program.files = in_directories(std::mem::take(&mut program.files), &module);
    let mut report =
        engine::verify_within(&module, &mut program, &job.reading, &job.effort, left, watch).into_report();
    report.symbols = symbols(&module, &job.reading);
    report.unrolled *= u32::from(has_loops);
    report.address_bits = module.layout.pointer_bits;
    report.assumptions.extend(assumptions(job, &report.bodiless));
    let is_proved = |check: &CheckReport| {
        matches!(check.outcome, Outcome::Holds) || check.standing == Some(Standing::Excluded)
    };
    if report.checks.iter().any(is_proved) {
        report.assumptions.extend(job.effort.trusts());
    }
    report.warnings.splice(0..0, left_out);
    report.asked.clone_from(&job.reading.properties);
    report.unseen = unseen;
    report.time = begin.elapsed();
    Ok(report)
}

/// Why a program without checks may fail: a check may stand in code that is not here.
fn unseen(module: &Module, program: &Program, are_required: bool) -> Option<String> {
    if are_required {
        return Some("checks are required".to_owned());
    }
    let may_check = |function: &&Function| {
        let is_called = function.blocks.is_empty() && program.bodiless.contains(&function.source_name);
        is_called && (!is_library(function) || is_rust(&function.name))
    };
    if let Some(function) = module.functions.iter().find(may_check) {
        return Some(format!("but {} has no body", function.source_name));
    }
    let mut locations = program.functions.iter().flatten().flat_map(|function| &function.locations);
    let open = locations.find_map(|location| match &location.kind {
        LocationKind::Open(why) => Some(format!("but {why}")),
        _ => None,
    });
    open.or_else(|| {
        (program.hidden != Hidden::Nothing).then(|| "but code may run that is not here".to_owned())
    })
}

/// Names for linkers of the entry and of the functions that others have to define.
fn symbols(module: &Module, reading: &Reading) -> BTreeMap<String, Option<String>> {
    let mut symbols = BTreeMap::new();
    let is_meant = |function: &&Function| match function.blocks.is_empty() {
        true => !is_library(function),
        false => function.has_name(&reading.entry),
    };
    for function in module.functions.iter().filter(is_meant) {
        let source = if function.source_name.is_empty() { &function.name } else { &function.source_name };
        let shared = symbols.contains_key(source);
        symbols.insert(source.clone(), (!shared).then(|| function.name.clone()));
    }
    symbols
}

/// From files to the program form.
fn front_end(
    job: &Job,
    clock: &Clock,
    tell: &dyn Fn(String),
    left_out: &mut Vec<String>,
) -> Result<(Module, Program), InputError> {
    let module = load_within(job, clock, tell, left_out)?;
    tell("lowering".to_owned());
    let program = lower_within(&module, &job.reading, clock);
    let program = program.map_err(|error| match error {
        LowerError::NoEntry(name) => names::no_entry(&module, &name),
        other => other.into(),
    })?;
    Ok((module, program))
}

/// The report where a limit was reached before the program was there.
fn cut(why: Stopped, now: &str, begin: Instant) -> Report {
    let stopped = Some(Why::Early(why, format!("while {now}")));
    Report { stopped, time: begin.elapsed(), ..Report::default() }
}

/// The assumptions that the flags of the job add.
fn assumptions(job: &Job, bodiless: &[String]) -> impl Iterator<Item = Assumption> {
    let reading = &job.reading;
    let is_pure = reading.externals == Externals::Pure && !bodiless.is_empty();
    let rows = [
        (reading.malloc_succeeds, Assumption::AllocationSucceeds),
        (reading.separate_pointers, Assumption::SeparatePointers),
        (reading.is_terminal(), Assumption::TerminalMemory),
        (reading.wide_objects, Assumption::WideObjects),
        (is_pure, Assumption::ExternalsPure),
    ];
    rows.into_iter().filter_map(|(is_used, row)| is_used.then_some(row))
}

/// The program form of a job, as text.
///
/// # Errors
/// The program cannot be read, or a limit is reached.
pub fn program_text(job: &Job, watch: &dyn Watch) -> Result<String, InputError> {
    let clock = Clock::new(&Limits::new(&job.effort, watch));
    let result = front_end(job, &clock, &|_| {}, &mut Vec::new());
    clock.check()?;
    result.map(|(_, program)| program.text())
}

/// The automata of a job before and after summarisation, in the language of Graphviz.
///
/// # Errors
/// The program cannot be read, or a limit is reached.
pub fn program_dot(job: &Job, watch: &dyn Watch) -> Result<String, InputError> {
    let clock = Clock::new(&Limits::new(&job.effort, watch));
    let result = front_end(job, &clock, &|_| {}, &mut Vec::new());
    clock.check()?;
    let (_, mut program) = result?;
    let text = engine::lbe::dot(&mut program, &job.effort, &clock);
    clock.check()?;
    Ok(text.unwrap_or_default())
}

/// The sanitizers of clang that check what a reading asks for.
fn sanitizers(reading: &Reading) -> Vec<&'static str> {
    let of = |property: &Property| match property {
        Property::Overflow => Some("signed-integer-overflow"),
        Property::Division => Some("integer-divide-by-zero"),
        Property::Shift => Some(SHIFT),
        Property::UnsignedOverflow => Some(UNSIGNED),
        _ => None,
    };
    reading.properties.iter().filter_map(of).collect()
}

/// The module of a job's files.
///
/// # Errors
/// They cannot be compiled, read or linked, or do not have what the job names.
pub fn load(job: &Job) -> Result<Module, InputError> {
    load_within(job, &Clock::endless(), &|_| {}, &mut Vec::new())
}

/// As [`load`], until the clock stops; progress is reported, and which files of a project are left out.
fn load_within(
    job: &Job,
    clock: &Clock,
    tell: &dyn Fn(String),
    left_out: &mut Vec<String>,
) -> Result<Module, InputError> {
    let mut modules = Vec::new();
    for path in &job.inputs {
        let name = path.display().to_string();
        tell(format!("compiling {name}"));
        let text = compile(path, &job.compiler, &sanitizers(&job.reading), clock)?;
        tell(format!("reading {name}"));
        modules.push(frontend::read_within(&text, &name, clock)?);
    }
    project(job, clock, tell, &mut modules, left_out)?;
    tell("linking".to_owned());
    let mut module = frontend::link_within(modules, clock).map_err(|error| match error {
        LinkError::Twice { name, modules } => {
            let file = |which: usize| {
                job.inputs.get(which).map_or_else(String::new, |path| path.display().to_string())
            };
            InputError::Twice { name, files: modules.map(file) }
        }
        other => other.into(),
    })?;
    names::check(&module, &job.reading)?;
    frontend::define_classes(&mut module);
    // Where a function begins with any global variables, none of them says where its arguments are.
    if !job.reading.every_function && !job.reading.globals_unknown {
        frontend::pass_arguments(&mut module, &job.reading.entry);
    }
    Ok(module)
}

/// The modules of a project's files, but for those that cannot be compiled or read, or that define what a
/// file before them defines: several programs may be made of one project.
fn project(
    job: &Job,
    clock: &Clock,
    tell: &dyn Fn(String),
    modules: &mut Vec<Module>,
    left_out: &mut Vec<String>,
) -> Result<(), InputError> {
    let mut known: FxHashMap<String, String> = FxHashMap::default();
    for module in modules.iter() {
        known.extend(
            module.strong_names().into_iter().map(|name| (name.to_owned(), "a file before it".to_owned())),
        );
    }
    for unit in &job.units {
        let name = unit.path.display().to_string();
        tell(format!("compiling {name}"));
        let text =
            compile_unit(unit, &job.compiler, &sanitizers(&job.reading), clock).map_err(InputError::from);
        let module = text.and_then(|text| Ok(frontend::read_within(&text, &name, clock)?));
        clock.check()?;
        let module = match module {
            Ok(module) => module,
            Err(error) => {
                left_out.push(format!("left out: {error}"));
                continue;
            }
        };
        let twice = module.strong_names().into_iter().find_map(|symbol| Some((symbol, known.get(symbol)?)));
        if let Some((symbol, before)) = twice {
            left_out.push(format!("left out: {name}: `{symbol}` is defined in {before}"));
            continue;
        }
        known.extend(module.strong_names().into_iter().map(|symbol| (symbol.to_owned(), name.clone())));
        modules.push(module);
    }
    match (modules.is_empty(), left_out.first()) {
        (true, Some(first)) => Err(CompileError::Nothing(first.clone()).into()),
        _ => Ok(()),
    }
}

/// Files where their directories are known.
fn in_directories(files: Vec<String>, module: &Module) -> Vec<String> {
    let directories = module.directories.iter().map(Path::new).chain(std::iter::repeat(Path::new("")));
    files
        .into_iter()
        .zip(directories)
        .map(|(name, directory)| directory.join(name).display().to_string())
        .collect()
}

/// The inputs of a program that is executed once.
#[derive(Clone, Debug, Default)]
pub struct Inputs {
    /// The results of functions without a body, and the arguments of an entry other than `main`, in order.
    pub given: Vec<i128>,
    /// The seed of the random values that come after these, and of all others.
    pub seed: u64,
}

/// Given values, then random ones.
struct GivenValues {
    values: std::vec::IntoIter<i128>,
    random: Random,
}

impl Oracle for GivenValues {
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
/// The program cannot be read, or a limit is reached before it is.
pub fn execute(
    job: &Job,
    inputs: Inputs,
    output: &mut dyn Write,
    watch: &dyn Watch,
) -> Result<(Trace, Vec<String>), InputError> {
    let limits = Limits::new(&job.effort, watch);
    let clock = Clock::new(&limits);
    let module = load_within(job, &clock, &|_| {}, &mut Vec::new());
    clock.check()?;
    let module = module?;
    let mut oracle = GivenValues { values: inputs.given.into_iter(), random: Random::new(inputs.seed) };
    let name = job.inputs.first().map(|path| path.display().to_string()).unwrap_or_default();
    let trace = interpret::execute_program(
        &module,
        &job.reading,
        &mut oracle,
        limits.of_execution(),
        &[&name],
        output,
    );
    Ok((trace, module.files))
}
