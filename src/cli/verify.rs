//! `javelin verify`: programs in, bugs and proofs out.
//!
//! What was typed becomes a [`Job`]; everything else is the verifier's. The report goes to standard output,
//! and to the files that are asked for.

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime};

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use javelin_term::limits::ThreadBytes;
use javelin_verifier::obligations::{self, CertificateError, Certified, Index};
use javelin_verifier::report::source::Sources;
use javelin_verifier::report::text::{Paint, ToldFailures};
use javelin_verifier::report::{html, json, sarif, test_case, text, witness};
use javelin_verifier::trace::{End, Trace};
use javelin_verifier::why::plural;
use javelin_verifier::{
    Assumption, CheckReport, Compiler, Effort, Externals, InputError, Inputs, Job, Meaning, MemoryModel,
    Progress, Property, Reading, Report, Verdict, Volatile, Watch, check_solver, execute, program_dot,
    program_text, project, refusal, run, specification,
};

use super::engines::EngineFlags;
use super::signals::Signals;
use super::{Failure, MOST_PARALLEL, note, parallel, parse_seconds};

const AFTER_HELP: &str = "\
Exit status: 0 all checks hold, 1 a check fails, 2 wrong usage, 3 the input cannot be read or compiled, \
4 not decided;
130 or 143 a signal ended the run (SIGINT, SIGTERM): the report tells what is known so far.";

/// The flags of `javelin verify`.
#[derive(Debug, Args)]
#[command(after_help = AFTER_HELP)]
pub struct VerifyFlags {
    /// The properties to check: names with commas between them, or a property file of SV-COMP (.prp); may be
    /// repeated [default: unreach-call].
    #[arg(long, value_name = "NAMES|FILE.prp")]
    property: Vec<String>,
    #[command(flatten)]
    engines: EngineFlags,
    /// The function where execution begins; its arguments are unknown [default: main].
    #[arg(long, value_name = "FUNCTION")]
    entry: Option<String>,
    /// Look at each function by itself, with any parameters and any memory: for libraries, and for programs
    /// that are too large; by the engine calysto.
    #[arg(long)]
    #[arg(conflicts_with_all = ["assume", "entry", "run", "test_case", "witness"])]
    every_function: bool,
    /// A function that must not be called, or with `:nonzero` only with 0; may be repeated.
    #[arg(long, value_name = "FUNCTION[:nonzero]")]
    error_function: Vec<String>,
    /// A label of the source that must not be reached; may be repeated.
    #[arg(long, value_name = "LABEL")]
    error_label: Vec<String>,
    /// A function without a body that returns any value and does nothing else; may be repeated.
    #[arg(long, value_name = "FUNCTION")]
    nondet_function: Vec<String>,
    /// Reaching `abort` is an error.
    #[arg(long)]
    abort_is_error: bool,
    /// Assume that allocation never fails.
    #[arg(long)]
    malloc_succeeds: bool,
    /// A program without anything to check is not proved by this: `UNKNOWN`.
    #[arg(long)]
    require_checks: bool,
    /// Assume what need not be so.
    #[arg(long, value_name = "NAME")]
    assume: Vec<Assumed>,
    /// The values of global variables at the beginning.
    #[arg(long, value_name = "WHAT", default_value = "initial")]
    globals: Globals,
    /// Where functions without a body may write, beside returning anything [default: arguments]. Where it is
    /// given, a failure that needs a certain result of theirs is a failure of the program.
    #[arg(long, value_name = "WHAT", value_parser = one_of(&Externals::ALL))]
    externals: Option<Externals>,
    /// The values that are read from volatile memory.
    #[arg(long, value_name = "WHAT", default_value = "unknown", value_parser = one_of(&Volatile::ALL))]
    volatile: Volatile,
    /// The most functions that a call through a pointer is resolved to.
    #[arg(long, value_name = "N", default_value_t = Reading::default().max_targets)]
    max_targets: usize,
    /// The bits of an address that number its object [default: 16 of 64, 10 of 32; 32 of 64
    /// with separate pointers].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(2..=62))]
    object_bits: Option<u32>,
    /// The model of memory: arrays for classes of objects, or, with the engine calysto and not sound, one
    /// place for each pointer and constant offset.
    #[arg(long, value_name = "MODEL", default_value = "regions", value_parser = one_of(&MemoryModel::ALL))]
    memory: MemoryModel,
    /// Seconds for everything; 0 for no limit.
    #[arg(long, short, value_name = "SECONDS", value_parser = parse_seconds)]
    timeout: Option<Duration>,
    /// The most work for everything, in ticks: 20 million are about a second; 0 for no limit. What is decided
    /// within it is the same on every machine.
    #[arg(long, value_name = "TICKS", default_value_t = 0)]
    work: u64,
    /// End at the first failure that was replayed; what is not decided by then is not asked.
    #[arg(long)]
    first: bool,
    /// Memory for everything, in units of 2^20 bytes; 0 for no limit.
    #[arg(long, value_name = "MEGABYTES", default_value_t = Effort::default().memory.unwrap_or(0) >> 20)]
    memory_limit: u64,
    /// Ask N questions at a time, by the engine bounded, of functions by themselves, or of a daemon;
    /// 0: the number of cores; at most 256.
    #[arg(long, value_name = "N", default_value_t = Effort::default().parallel, value_parser = parallel())]
    parallel: usize,
    /// Unroll each loop at most N times [default: as often as time allows].
    #[arg(long, value_name = "N")]
    unroll: Option<u32>,
    /// Unfold N levels of recursion [default: as many as time allows, 8 by engines that do not unroll, 1 with
    /// --every-function].
    #[arg(long, value_name = "N")]
    recursion: Option<u32>,
    /// Keep answers in a folder, so that the next run asks only what has changed; by the engine calysto.
    #[arg(long, value_name = "FOLDER")]
    cache: Option<PathBuf>,
    /// Ask a daemon in place of the solver inside.
    #[arg(long, value_name = "ADDRESS", conflicts_with = "solver")]
    connect: Option<String>,
    /// Ask another solver, which reads SMT-LIB from standard input: its command, like "z3 -in". The engine
    /// calysto is then left out unless it is asked for.
    #[arg(long, value_name = "COMMAND")]
    solver: Option<String>,
    /// The C compiler [default: CLANG of the environment, clang, or the newest clang-NN].
    #[arg(long, value_name = "PATH")]
    cc: Option<PathBuf>,
    /// A further argument for the compiler, like -m32 or -Iinclude; may be repeated.
    #[arg(long, value_name = "ARGUMENT", allow_hyphen_values = true)]
    cc_arg: Vec<String>,
    /// Read the files, and the flags that each is compiled with, from a project's compile_commands.json.
    #[arg(long, value_name = "FILE")]
    project: Option<PathBuf>,
    #[command(flatten)]
    output: Output,
    #[command(flatten)]
    execution: Execution,
    /// The program: .ll, .c, .cpp or .rs files, which are linked.
    #[arg(required_unless_present_any = ["check_certificate", "project"])]
    files: Vec<PathBuf>,
}

/// Flags for output beside the report.
#[derive(Debug, Args)]
struct Output {
    /// Print counters to standard error at the end.
    #[arg(long, short)]
    stats: bool,
    /// Write the report as JSON; to standard output in place of the text for `-`.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Write the report as SARIF 2.1.0.
    #[arg(long, value_name = "FILE")]
    sarif: Option<PathBuf>,
    /// Write the report as a page.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Write a failure or a proof as a witness of SV-COMP's format 2.0.
    #[arg(long, value_name = "FILE")]
    witness: Option<PathBuf>,
    /// Write a failure as a C file that makes the program fail; further ones to FILE-2.c and so on.
    #[arg(long, value_name = "FILE")]
    test_case: Option<PathBuf>,
    /// Write for each check that holds the scripts that must be refuted, and an index, to this folder; by the
    /// engines bounded, smpp and lbe, and by calysto if it is asked for or with --every-function.
    #[arg(long, value_name = "FOLDER")]
    certificate: Option<PathBuf>,
    /// Write each question to the solver to this folder, as a script that `javelin vc` plays; bodies of
    /// summaries beside it. Numbers continue after those that are there.
    #[arg(long, value_name = "FOLDER")]
    emit_vc: Option<PathBuf>,
}

impl Output {
    /// Whether JSON stands in place of the text.
    fn is_json_printed(&self) -> bool {
        self.json.as_ref().is_some_and(|path| path.as_os_str() == "-")
    }
}

/// Something else in place of verifying.
#[derive(Debug, Args)]
struct Execution {
    /// Execute the program once by the interpreter and print what it writes.
    #[arg(long)]
    run: bool,
    /// Print the program form that the engines work on.
    #[arg(long, conflicts_with = "run")]
    dump_program: bool,
    /// Print the automaton that the engine lbe works on, before and after its blocks are made, for Graphviz.
    #[arg(long, conflicts_with_all = ["run", "dump_program"])]
    dot: bool,
    /// Refute the scripts of a certificate, each in a session of its own with its proof checked.
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["run", "dump_program", "dot", "files"])]
    check_certificate: Option<PathBuf>,
    /// With --run: what functions without a body return, in order, with commas between them; random values
    /// follow.
    #[arg(long, value_name = "NUMBERS", value_delimiter = ',', allow_hyphen_values = true, requires = "run")]
    input: Vec<i128>,
    /// With --run: the seed of random values.
    #[arg(long, value_name = "N", requires = "run")]
    seed: Option<u64>,
}

/// An assumption that need not hold of every execution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Assumed {
    /// Nothing: what would be assumed by default is not known; functions without a body may do anything.
    Nothing,
    /// Each pointer that the program did not make is the address of an object of its own.
    SeparatePointers,
    /// Memory after the end of an object that an access touches belongs to that object alone.
    WideObjects,
}

/// The values of global variables at the beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Globals {
    /// The initial values that the program gives.
    Initial,
    /// Any value of the type.
    Unknown,
}

/// Reads one of the values that the verifier has for a word.
fn one_of<T: Copy + Send + Sync>(all: &'static [Meaning<T>]) -> impl TypedValueParser<Value = T> {
    let values = all.iter().map(|meaning| PossibleValue::new(meaning.name).help(meaning.about));
    let value = |name: String| all.iter().find(|meaning| meaning.name == name).map(|meaning| meaning.value);
    PossibleValuesParser::new(values).try_map(move |name| value(name).ok_or("there is no such value"))
}

/// Why what was typed makes no job: wrong usage.
fn usage(message: &str) -> Result<i32, Failure> {
    note(&format!("javelin: {message}\n"))?;
    Ok(2)
}

impl VerifyFlags {
    /// A flag that was given and adds an assumption.
    fn adds_an_assumption(&self) -> Option<&'static str> {
        let flags = [
            (self.malloc_succeeds, "--malloc-succeeds"),
            (self.every_function, "--every-function"),
            (self.globals == Globals::Unknown, "--globals unknown"),
            (self.assume.len() > 1, "another --assume"),
            (self.memory != MemoryModel::Regions, "--memory"),
            (self.volatile != Volatile::Unknown, "--volatile"),
            (self.externals.is_some_and(|externals| externals != Externals::Anything), "--externals"),
        ];
        flags.into_iter().find_map(|(is_given, flag)| is_given.then_some(flag))
    }

    /// How the program is read.
    fn reading(&self) -> Result<Reading, String> {
        let assumes_nothing = self.assume.contains(&Assumed::Nothing);
        if let Some(flag) = self.adds_an_assumption().filter(|_| assumes_nothing) {
            return Err(format!("--assume nothing cannot be given with {flag}, which assumes something"));
        }
        let default = Reading::default();
        let mut reading = Reading {
            properties: Vec::new(),
            error_labels: self.error_label.clone(),
            nondet_functions: self.nondet_function.clone(),
            abort_is_error: self.abort_is_error,
            malloc_succeeds: self.malloc_succeeds,
            every_function: self.every_function,
            globals_unknown: self.globals == Globals::Unknown || self.every_function,
            externals: self.externals.unwrap_or(if assumes_nothing {
                Externals::Anything
            } else {
                default.externals
            }),
            externals_are_said: self.externals.is_some(),
            volatile: self.volatile,
            memory: self.memory,
            separate_pointers: self.assume.contains(&Assumed::SeparatePointers),
            wide_objects: self.assume.contains(&Assumed::WideObjects),
            requires_checks: self.require_checks,
            assumes_nothing,
            object_bits: self.object_bits,
            max_targets: self.max_targets,
            ..Reading::default()
        };
        for named in &self.property {
            property(named, &mut reading)?;
        }
        if reading.properties.is_empty() {
            reading.properties.push(Property::UnreachCall);
        }
        for named in &self.error_function {
            let (name, nonzero) =
                named.strip_suffix(":nonzero").map_or((named.as_str(), false), |name| (name, true));
            reading.error_functions.push((name.to_owned(), nonzero));
        }
        if let Some(entry) = &self.entry {
            reading.entry.clone_from(entry);
        }
        Ok(reading)
    }

    /// How deep recursion is followed by default. A function that is examined by itself is called
    /// on any memory, so it fails wherever deeper calls fail; and the calls of a tree are very many.
    fn recursion_levels(&self) -> Option<u32> {
        self.recursion.or(self.every_function.then_some(1))
    }

    fn job(&self) -> Result<Job, String> {
        let project = self.project.as_ref().map(|path| project::read(path)).transpose();
        let job = Job {
            inputs: self.files.clone(),
            units: project.map_err(|error| error.to_string())?.unwrap_or_default(),
            compiler: Compiler { cc: self.cc.clone(), arguments: self.cc_arg.clone() },
            reading: self.reading()?,
            effort: Effort {
                engine: self.engines.engine,
                options: self.engines.options.clone(),
                unroll: self.unroll,
                recursion: self.recursion_levels(),
                timeout: self.timeout.filter(|time| !time.is_zero()),
                work: Some(self.work).filter(|&work| work > 0),
                is_first_enough: self.first,
                parallel: match self.parallel {
                    0 => std::thread::available_parallelism().map_or(1, usize::from).min(MOST_PARALLEL),
                    some => some,
                },
                memory: Some(self.memory_limit.saturating_mul(1 << 20)).filter(|&limit| limit > 0),
                solver: self.solver.clone(),
                connect: self.connect.clone(),
                certifies: self.output.certificate.is_some(),
                cache: self.cache.clone(),
                questions: self.output.emit_vc.clone(),
            },
        };
        refusal(&job.effort, &job.reading, &self.engines.given).map_or(Ok(job), Err)
    }

    /// The files that will be written, none of which may be an input.
    fn targets(&self) -> impl Iterator<Item = &PathBuf> {
        let Output { json, sarif, html, witness, test_case, .. } = &self.output;
        [json, sarif, html, witness, test_case].into_iter().flatten()
    }
}

/// `null,deref`, or a property file.
fn property(named: &str, reading: &mut Reading) -> Result<(), String> {
    if named.ends_with(".prp") {
        let text = std::fs::read_to_string(named).map_err(|error| format!("cannot read {named}: {error}"))?;
        return specification::apply(&text, reading).map_err(|error| format!("{named}: {error}"));
    }
    for name in named.split(',').map(str::trim) {
        let known = Property::ALL.iter().find(|property| property.name() == name).ok_or_else(|| {
            let names: Vec<&str> = Property::ALL.iter().map(|property| property.name()).collect();
            format!("there is no property {name:?}; there are: {}", names.join(", "))
        })?;
        if !reading.properties.contains(known) {
            reading.properties.push(*known);
        }
    }
    Ok(())
}

/// How often the bar is drawn, so that its clock runs.
const TICK: Duration = Duration::from_millis(200);

/// A bar on standard error, hidden where that is no terminal.
struct Bar {
    bar: ProgressBar,
    cancel: Arc<AtomicBool>,
    /// How failures are printed when they are found; `None`: they are not.
    paint: Option<Paint>,
    /// The failures that were printed.
    told: Mutex<ToldFailures>,
}

impl Bar {
    fn new(cancel: Arc<AtomicBool>) -> Bar {
        let bar = ProgressBar::new(0);
        if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} checks, {elapsed}, {msg}") {
            bar.set_style(style);
        }
        bar.enable_steady_tick(TICK);
        Bar { bar, cancel, paint: None, told: Mutex::default() }
    }

    /// One that prints failures when they are found.
    fn telling(self, paint: Paint) -> Bar {
        Bar { paint: Some(paint), ..self }
    }
}

impl Watch for Bar {
    fn progress(&self, progress: &Progress) {
        self.bar.set_length(progress.checks as u64);
        self.bar.set_position(progress.decided as u64);
        self.bar.set_message(progress.now.clone());
    }

    fn fails(&self, check: &CheckReport, files: &[String]) {
        let Some(paint) = self.paint else { return };
        let report = Report { checks: vec![check.clone()], files: files.to_vec(), ..Report::default() };
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        let text = text::failures(&report, &Sources::read(&report), paint, &mut told);
        drop(told);
        drop(self.bar.suspend(|| print(&text)));
    }

    fn cancel(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.cancel)
    }

    fn thread_bytes(&self) -> Option<ThreadBytes> {
        Some(crate::allocator::thread_bytes)
    }
}

/// Verifies a program and prints the report; returns the exit status.
///
/// # Errors
/// Output fails, or signals cannot be listened to.
pub fn verify(flags: &VerifyFlags) -> Result<i32, Failure> {
    let job = match flags.job() {
        Ok(job) => job,
        Err(message) => return usage(&message),
    };
    for target in flags.targets() {
        if flags.files.iter().any(|file| same(file, target)) {
            return Err(Failure::Overwrite(target.clone()));
        }
    }
    let signals = Signals::listen().map_err(|error| Failure::Input("signals".into(), error))?;
    if let Some(folder) = &flags.execution.check_certificate {
        return check_certificate(folder, &signals);
    }
    if flags.execution.run {
        let status = execution(&job, &flags.execution, &Bar::new(signals.cancel_flag()))?;
        return Ok(signals.status().unwrap_or(status));
    }
    if flags.execution.dump_program || flags.execution.dot {
        let bar = Bar::new(signals.cancel_flag());
        let text = if flags.execution.dot { program_dot(&job, &bar) } else { program_text(&job, &bar) };
        let status = match text {
            Ok(text) => print(&text).map(|()| 0)?,
            Err(error) => refused(&error)?,
        };
        return Ok(signals.status().unwrap_or(status));
    }
    if let Err(message) = can_ask(&job.effort) {
        return usage(&message);
    }
    let mut bar = Bar::new(signals.cancel_flag());
    // The rank of a function's failure is known at the end, and JSON is one text.
    if !job.reading.every_function && !flags.output.is_json_printed() {
        bar = bar.telling(paint());
    }
    let result = run(&job, &bar);
    bar.bar.finish_and_clear();
    let report = match result {
        Ok(report) => report,
        // The signal that ends us ends a compiler too.
        Err(error) => return signals.status().map_or_else(|| refused(&error), Ok),
    };
    write(flags, &job, &report, &bar)?;
    Ok(signals.status().unwrap_or(match report.verdict() {
        Verdict::True => 0,
        Verdict::False => 1,
        Verdict::Unknown => 4,
    }))
}

/// Whether the solver that was named can be started, and the folder for its questions be written.
fn can_ask(effort: &Effort) -> Result<(), String> {
    if let Some(command) = &effort.solver {
        check_solver(command).map_err(|error| format!("--solver: {error}"))?;
    }
    if let Some(folder) = &effort.questions {
        let made = std::fs::create_dir_all(folder);
        made.map_err(|error| format!("--emit-vc: cannot write {}: {error}", folder.display()))?;
    }
    Ok(())
}

/// The program cannot be read: the exit status.
fn refused(error: &InputError) -> Result<i32, Failure> {
    note(&format!("javelin: {error}\n")).map(|()| if matches!(error, InputError::Stopped(_)) { 4 } else { 3 })
}

fn print(text: &str) -> Result<(), Failure> {
    let mut output = io::stdout().lock();
    output.write_all(text.as_bytes()).and_then(|()| output.flush()).map_err(Failure::Output)
}

/// Whether two paths lead to the same file.
fn same(first: &Path, second: &Path) -> bool {
    match (first.canonicalize(), second.canonicalize()) {
        (Ok(first), Ok(second)) => first == second,
        _ => false,
    }
}

/// How text on standard output is emphasised.
fn paint() -> Paint {
    let is_plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    Paint { is_terminal: io::stdout().is_terminal() && !is_plain }
}

/// Prints the report, of which the bar has printed some failures, and writes the files that were asked for.
/// One that cannot be written is an error on standard error; the verdict stands.
fn write(flags: &VerifyFlags, job: &Job, report: &Report, bar: &Bar) -> Result<(), Failure> {
    let sources = Sources::read(report);
    let Output { stats, json, sarif, html, witness, test_case, certificate, .. } = &flags.output;
    let is_json_printed = flags.output.is_json_printed();
    let shown = if is_json_printed {
        json::json(job, report, &sources)
    } else {
        let mut told = bar.told.lock().unwrap_or_else(PoisonError::into_inner);
        text::failures(report, &sources, paint(), &mut told) + &text::rest(job, report, &sources, paint())
    };
    if let Some(path) = json.as_ref().filter(|_| !is_json_printed) {
        save("--json", path, &json::json(job, report, &sources))?;
    }
    if let Some(path) = sarif {
        save("--sarif", path, &sarif::sarif(job, report, &sources))?;
    }
    if let Some(path) = html {
        save("--html", path, &html::html(report, &sources))?;
    }
    if let Some(path) = witness {
        match witness::witness(job, report, &sources, SystemTime::now()) {
            Ok(witness) => save("--witness", path, &witness)?,
            Err(error) => note(&format!("javelin: --witness: {error}\n"))?,
        }
    }
    if let Some(path) = test_case {
        match test_case::test_cases(job, report, &sources) {
            Ok(cases) => {
                for (index, case) in cases.iter().enumerate() {
                    save("--test-case", &numbered(path, index), case)?;
                }
            }
            Err(error) => note(&format!("javelin: --test-case: {error}\n"))?,
        }
    }
    if let Some(folder) = certificate
        && let Err(error) = certify(job, report, &sources, folder)
    {
        note(&format!("javelin: --certificate: {error}\n"))?;
    }
    if *stats {
        note(&text::counters(report))?;
    }
    print(&shown)
}

/// Writes the scripts of all checks that hold.
fn certify(job: &Job, report: &Report, sources: &Sources, folder: &Path) -> Result<(), CertificateError> {
    let inputs = job.inputs.iter().map(|path| obligations::input_file(path));
    let proved = report.checks.iter().filter(|check| !check.obligations.is_empty());
    let certified = |check: &CheckReport| Certified {
        property: check.property.name().to_owned(),
        place: sources.place(check.span),
        says: check.says.clone(),
        scripts: Vec::new(),
    };
    let bodiless = report.bodiless.iter().map(|name| format!("without a body: {name}"));
    // Scripts are refuted anew, so nothing rests on the solver that was asked.
    let trusts = job.effort.trusts();
    let assumptions = report.assumptions.iter().filter(|assumption| trusts.as_ref() != Some(*assumption));
    let index = Index {
        format: 1,
        javelin: env!("CARGO_PKG_VERSION").to_owned(),
        inputs: inputs.collect::<Result<_, _>>()?,
        entry: job.reading.entry.clone(),
        rests_on: assumptions.map(Assumption::to_string).chain(bodiless).collect(),
        checks: proved.clone().map(certified).collect(),
    };
    let scripts: Vec<&[String]> = proved.map(|check| check.obligations.as_slice()).collect();
    obligations::write(folder, index, &scripts)
}

/// Refutes the scripts of a certificate; returns 0 if all are refuted, 4 if one is not.
fn check_certificate(folder: &Path, signals: &Signals) -> Result<i32, Failure> {
    let unreadable = |error| note(&format!("javelin: {error}\n")).map(|()| 3);
    let index = match obligations::read(folder) {
        Ok(index) => index,
        Err(error) => return unreadable(error),
    };
    let (mut refuted, mut scripts) = (0, 0);
    for check in &index.checks {
        if check.scripts.is_empty() {
            print(&format!("{}: {}: no script\n", check.place, check.says))?;
            scripts += 1;
        }
        for script in &check.scripts {
            if let Some(status) = signals.status() {
                return Ok(status);
            }
            scripts += 1;
            match obligations::check(folder, script, &signals.cancel_flag()) {
                Err(error) => return unreadable(error),
                Ok(answer) if answer == "unsat" => refuted += 1,
                Ok(answer) => print(&format!("{}: {}: {script}: {answer}\n", check.place, check.says))?,
            }
        }
    }
    for input in &index.inputs {
        if obligations::input_file(Path::new(&input.file)).ok().as_ref() != Some(input) {
            print(&format!("{}: not the file that was verified\n", input.file))?;
        }
    }
    for rests_on in &index.rests_on {
        print(&format!("{rests_on}\n"))?;
    }
    let claims = plural(index.checks.len() as u64, "check holds", "checks hold");
    let proofs = plural(scripts as u64, "script is", "scripts are");
    let are = plural(refuted as u64, "is", "are");
    print(&format!("{claims} if {proofs} unsat: {are}, proofs checked\n"))?;
    Ok(if refuted == scripts && scripts > 0 { 0 } else { 4 })
}

fn save(option: &str, path: &Path, text: &str) -> Result<(), Failure> {
    std::fs::write(path, text)
        .or_else(|error| note(&format!("javelin: {option}: cannot write {}: {error}\n", path.display())))
}

/// `test.c`, then `test-2.c`.
fn numbered(path: &Path, index: usize) -> PathBuf {
    if index == 0 {
        return path.to_owned();
    }
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let extension = path.extension().map(|extension| format!(".{}", extension.to_string_lossy()));
    path.with_file_name(format!("{stem}-{}{}", index + 1, extension.unwrap_or_default()))
}

/// Executes the program once; returns 0 if it ends by itself, 1 if it does what a property forbids, 4 if that
/// is not known.
fn execution(job: &Job, flags: &Execution, watch: &dyn Watch) -> Result<i32, Failure> {
    let inputs = Inputs { given: flags.input.clone(), seed: flags.seed.unwrap_or(0) };
    let mut output = io::stdout().lock();
    let (trace, files) = match execute(job, inputs, &mut output, watch) {
        Ok(executed) => executed,
        Err(error) => return refused(&error),
    };
    output.flush().map_err(Failure::Output)?;
    let (status, says) = ended(&trace);
    let place = match (trace.span.line, files.get(trace.span.file as usize)) {
        (1.., Some(file)) => format!("{file}:{}:{}: ", trace.span.line, trace.span.column),
        _ => String::new(),
    };
    note(&format!("{place}{says}, after {}\n", plural(trace.instructions, "instruction", "instructions")))?;
    Ok(status)
}

/// How an execution ended, and the exit status for that.
fn ended(trace: &Trace) -> (i32, String) {
    match &trace.end {
        End::Exit(status) => (0, format!("ended with status {status}")),
        End::Violation { property, says, .. } => (1, format!("{says} ({})", property.name())),
        End::Assumption => (0, "an assumption is false".to_owned()),
        End::Abort(what) => (0, format!("aborted: {what}")),
        End::Steps => (4, "stopped by a limit".to_owned()),
        End::Unknown(what, _) => (4, format!("not known: {what}")),
    }
}

#[cfg(test)]
mod tests {
    use crate::cli::{Arguments, Command};

    fn memory(words: &[&str]) -> Option<u64> {
        let words = ["javelin", "verify", "x.ll"].iter().chain(words).map(Into::into);
        let Some(Command::Verify(flags)) = Arguments::of(words.collect()).unwrap().command else {
            panic!("another command")
        };
        flags.job().unwrap().effort.memory
    }

    #[test]
    fn no_limit_of_memory_is_none() {
        assert_eq!(memory(&[]), Some(4 << 30));
        assert_eq!(memory(&["--memory-limit", "0"]), None);
        assert_eq!(memory(&["--memory-limit", "7"]), Some(7 << 20));
        assert_eq!(memory(&["--memory-limit", "18446744073709551615"]), Some(u64::MAX));
    }
}
