//! Compilers are found, not linked: any clang or rustc of the machine writes the text that is read.
//!
//! **Here.** Nothing is optimised, since what a program may not do is what optimisers build on: at `-O1`
//! clang deletes the bug together with the behaviour that it calls undefined. `rustc` keeps its checks of
//! overflow.

use std::ffi::{OsStr, OsString};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::Duration;

use super::error::CompileError;
use super::folded;
use super::inline;
use super::project::Unit;
use crate::limits::Clock;

/// The sanitizers of shifts, and of unsigned numbers that wrap around.
pub(crate) const SHIFT: &str = "shift";
pub(crate) const UNSIGNED: &str = "unsigned-integer-overflow";

/// Arguments with which clang examines what its text does not say: which numbers are signed, and which values
/// the language lets the left operands of shifts have (C11 6.5.7; C++ before C++20).
fn guards(sanitizers: &[&str]) -> Vec<String> {
    let guard = |sanitizer: &&str| match *sanitizer {
        SHIFT => Some("shift-base"),
        UNSIGNED => Some(UNSIGNED),
        _ => None,
    };
    let names: Vec<&str> = sanitizers.iter().filter_map(guard).collect();
    let of = |option: &str| format!("{option}={}", names.join(","));
    if names.is_empty() { Vec::new() } else { vec![of("-fsanitize"), of("-fsanitize-trap")] }
}

/// How often it is looked whether a compiler has to be stopped.
const PERIOD: Duration = Duration::from_millis(10);

/// How sources are compiled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Compiler {
    /// The C compiler; `None`: `CLANG` of the environment, `clang`, or the newest `clang-NN` of the path.
    pub cc: Option<PathBuf>,
    /// Further arguments for the compiler of the source, be it clang or rustc.
    pub arguments: Vec<String>,
}

/// The text of a program: that of a `.ll` file itself, or what a compiler makes of a source, with checks by
/// these sanitizers of clang if it would fold away what they check. Where the clock stops, the compiler is
/// stopped too.
///
/// # Errors
/// The file cannot be read, its language is not known, there is no compiler, the compiler refuses it, or the
/// clock has stopped.
pub fn compile(
    path: &Path,
    compiler: &Compiler,
    sanitizers: &[&str],
    clock: &Clock,
) -> Result<String, CompileError> {
    let read = || std::fs::read(path).map_err(|source| CompileError::Read { path: path.to_owned(), source });
    match path.extension().and_then(OsStr::to_str) {
        Some("ll") => Ok(text(read()?)),
        Some("c" | "i" | "cpp" | "cc" | "cxx" | "C" | "ii") => {
            read()?;
            clang_text((path, &[], None), compiler, sanitizers, clock)
        }
        Some("rs") => compile_rust(path, &text(read()?), compiler, clock),
        _ => Err(CompileError::Language(path.to_owned())),
    }
}

/// Bytes as text; what is no text can only stand in comments and strings.
fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
}

/// The text of a file of a project, compiled where and as the project says.
///
/// # Errors
/// As for [`compile`].
pub fn compile_unit(
    unit: &Unit,
    compiler: &Compiler,
    sanitizers: &[&str],
    clock: &Clock,
) -> Result<String, CompileError> {
    let Some("c" | "i" | "cpp" | "cc" | "cxx" | "C" | "ii") = unit.path.extension().and_then(OsStr::to_str)
    else {
        return Err(CompileError::Language(unit.path.clone()));
    };
    clang_text((&unit.path, &unit.arguments, Some(&unit.directory)), compiler, sanitizers, clock)
}

/// The text that clang makes of a file of C or C++ with the flags of its project, in a directory. Where some
/// of its sanitizers check constants that it would have folded, that is a program with these checks.
fn clang_text(
    (path, flags, directory): (&Path, &[String], Option<&Path>),
    compiler: &Compiler,
    sanitizers: &[&str],
    clock: &Clock,
) -> Result<String, CompileError> {
    let call = |arguments: &[String]| {
        let mut command = clang(path, flags, arguments, compiler)?;
        directory.map(|directory| command.current_dir(directory));
        run(command, path, clock)
    };
    let is_c = matches!(path.extension().and_then(OsStr::to_str), Some("c" | "i"));
    let with = |more: &[&str], before: &[String]| {
        before.iter().cloned().chain(more.iter().map(|&more| more.to_owned())).collect::<Vec<String>>()
    };
    let mut arguments = guards(sanitizers);
    let Output { mut text, errors } = call(&with(if is_c { &inline::LISTING } else { &[] }, &arguments))?;
    if is_c && inline::may_have(&errors, directory) {
        let whole = with(&inline::BODIES, &arguments);
        match call(&whole) {
            Ok(output) if inline::has_bodies(&output.text) => (text, arguments) = (output.text, whole),
            Ok(_) | Err(CompileError::Refused { .. }) => {}
            Err(error) => return Err(error),
        }
    }
    let given = flags.iter().chain(&compiler.arguments);
    let Some(sanitizers) = folded::arguments(sanitizers, given) else { return Ok(text) };
    match call(&[arguments, sanitizers.to_vec()].concat()) {
        Ok(checked) if folded::has_folded(&checked.text) => Ok(checked.text),
        // A compiler that has no such sanitizers refuses to write anything.
        Ok(_) | Err(CompileError::Refused { .. }) => Ok(text),
        Err(error) => Err(error),
    }
}

/// Warnings that clang 15 and later make errors by default.
const FORMER_WARNINGS: [&str; 4] = [
    "implicit-function-declaration",
    "implicit-int",
    "int-conversion",
    "incompatible-function-pointer-types",
];

/// The call of clang for a C or C++ file, with the flags of its project and further arguments. Names of
/// blocks are kept: they are labels of the source.
fn clang(
    path: &Path,
    flags: &[String],
    arguments: &[String],
    compiler: &Compiler,
) -> Result<Command, CompileError> {
    let clang = match &compiler.cc {
        Some(named) => named.clone(),
        None => {
            find_clang().ok_or_else(|| CompileError::Missing { compiler: "clang", path: path.to_owned() })?
        }
    };
    let mut command = Command::new(clang);
    command.args([
        "-O0",
        "-g",
        "-S",
        "-emit-llvm",
        "-Xclang",
        "-disable-O0-optnone",
        "-fno-discard-value-names",
    ]);
    // Programs of before C99 are programs: newer versions of clang refuse them where older ones warn.
    command.args(FORMER_WARNINGS.iter().map(|warning| format!("-Wno-error={warning}")));
    if !flags.is_empty() {
        // Warnings of flags for other compilers are turned off: they need not mean anything to this one.
        command.args(["-w", "-Qunused-arguments"]).args(flags);
    }
    command.args(arguments).args(&compiler.arguments).arg("-o").arg("-").arg(path);
    Ok(command)
}

/// The text that rustc makes of a crate, as a program if it has a `main` and as a library if not.
fn compile_rust(
    path: &Path,
    source: &str,
    compiler: &Compiler,
    clock: &Clock,
) -> Result<String, CompileError> {
    let rustc = |kind: &str| {
        let mut command = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| OsString::from("rustc")));
        if !compiler.arguments.iter().any(|argument| argument.starts_with("--edition")) {
            command.arg("--edition=2021");
        }
        command.args(["--emit=llvm-ir=-", "-g", "-C", "opt-level=0", "-C", "codegen-units=1"]);
        command.args(["-C", "debug-assertions=on", "-C", "overflow-checks=on", "--crate-type", kind]);
        command.args(&compiler.arguments).arg(path);
        command
    };
    if source.contains("fn main") {
        match run(rustc("bin"), path, clock) {
            // The words stand in a comment, say: there is no main function.
            Err(CompileError::Refused { said, .. }) if said.contains("E0601") => {}
            answer => return answer.map(|output| output.text),
        }
    }
    run(rustc("lib"), path, clock).map(|output| output.text)
}

/// The output of a compiler.
struct Output {
    text: String,
    /// Its warnings, and what else goes where errors are reported.
    errors: String,
}

/// The output of a compiler.
fn run(mut command: Command, path: &Path, clock: &Clock) -> Result<Output, CompileError> {
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(|source| not_started(&command, path, source))?;
    let (sender, chunks) = channel();
    pass_on(child.stdout.take(), Stream::Output, sender.clone());
    pass_on(child.stderr.take(), Stream::Errors, sender);
    let (mut output, mut errors) = (Vec::new(), Vec::new());
    loop {
        match chunks.recv_timeout(PERIOD) {
            Ok((Stream::Output, chunk)) => output.extend(chunk),
            Ok((Stream::Errors, chunk)) => errors.extend(chunk),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break,
        }
        if !clock.look() {
            // It may have ended by itself.
            let _ = child.kill();
            let _ = child.wait();
            clock.check()?;
        }
    }
    let status = child.wait().map_err(|source| not_started(&command, path, source))?;
    if status.success() {
        return Ok(Output { text: text(output), errors: text(errors) });
    }
    Err(CompileError::Refused { path: path.to_owned(), said: text(errors).trim_end().to_owned() })
}

/// Where a compiler writes to.
#[derive(Clone, Copy)]
enum Stream {
    Output,
    Errors,
}

/// A thread passes on what is written to a stream.
fn pass_on(from: Option<impl Read + Send + 'static>, stream: Stream, to: Sender<(Stream, Vec<u8>)>) {
    let Some(mut from) = from else { return };
    std::thread::spawn(move || {
        let mut chunk = vec![0; 1 << 16];
        while let Ok(length @ 1..) = from.read(&mut chunk) {
            if to.send((stream, chunk[..length].to_vec())).is_err() {
                return;
            }
        }
    });
}

fn not_started(command: &Command, path: &Path, source: std::io::Error) -> CompileError {
    match source.kind() {
        std::io::ErrorKind::NotFound if command.get_program() == OsStr::new("rustc") => {
            CompileError::Missing { compiler: "rustc", path: path.to_owned() }
        }
        _ => CompileError::Start { compiler: PathBuf::from(command.get_program()), source },
    }
}

/// The clang of the environment, `clang`, or the newest `clang-NN` of the path.
pub(crate) fn find_clang() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os("CLANG").filter(|name| !name.is_empty()) {
        return Some(PathBuf::from(named));
    }
    let path = std::env::var_os("PATH")?;
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    if let Some(plain) = folders.iter().map(|folder| folder.join("clang")).find(|file| file.is_file()) {
        return Some(plain);
    }
    let entries = folders.iter().filter_map(|folder| std::fs::read_dir(folder).ok()).flatten().flatten();
    let versions = entries.filter_map(|entry| {
        let version: u32 = entry.file_name().to_str()?.strip_prefix("clang-")?.parse().ok()?;
        Some((version, entry.path()))
    });
    versions.max_by_key(|&(version, _)| version).map(|(_, path)| path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::{Limits, Stopped};

    fn with(cc: &str) -> Compiler {
        Compiler { cc: Some(PathBuf::from(cc)), arguments: vec!["-m32".to_owned()] }
    }

    fn program(name: &str) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs").join(name)
    }

    #[test]
    fn text_is_read_as_it_is() {
        let text =
            compile(&program("first.19.ll"), &Compiler::default(), &[], &Clock::endless()).expect("a file");
        assert!(text.starts_with("; ModuleID"));
        assert!(matches!(
            compile(Path::new("none.ll"), &Compiler::default(), &[], &Clock::endless()),
            Err(CompileError::Read { .. })
        ));
        assert!(matches!(
            compile(Path::new("x.pas"), &Compiler::default(), &[], &Clock::endless()),
            Err(CompileError::Language(_))
        ));
    }

    #[test]
    fn compilers_get_their_arguments_and_their_errors_are_passed_on() {
        let arguments =
            compile(&program("first.c"), &with("/bin/echo"), &[], &Clock::endless()).expect("echo writes");
        assert!(arguments.starts_with("-O0 -g -S -emit-llvm "), "{arguments}");
        assert!(arguments.contains(" -m32 -o - ") && !arguments.contains("-O1"), "{arguments}");
        assert!(matches!(
            compile(&program("first.c"), &with("/bin/false"), &[], &Clock::endless()),
            Err(CompileError::Refused { .. })
        ));
        let missing = compile(&program("first.c"), &with("/no/such/clang"), &[], &Clock::endless())
            .expect_err("no compiler");
        assert!(missing.to_string().starts_with("/no/such/clang: cannot be started"), "{missing}");
    }

    #[test]
    fn a_compiler_that_never_ends_is_stopped() {
        // It gets arguments that it does not know, so a script stands in between.
        let folder = std::env::temp_dir().join(format!("javelin-compile-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let endless = folder.join("endless");
        std::fs::write(&endless, "#!/bin/sh\nexec sleep 60\n").expect("a file");
        let mode = std::os::unix::fs::PermissionsExt::from_mode(0o755);
        std::fs::set_permissions(&endless, mode).expect("a program");
        let begin = std::time::Instant::now();
        let end = Some(begin + Duration::from_millis(50));
        let limits = Limits { end, ..Limits::default() };
        let compiler = Compiler { cc: Some(endless), arguments: Vec::new() };
        let stopped = compile(&program("first.c"), &compiler, &[], &Clock::new(&limits));
        assert!(matches!(stopped, Err(CompileError::Stopped(Stopped::Timeout))), "{stopped:?}");
        assert!(begin.elapsed() < Duration::from_secs(10));
        std::fs::remove_dir_all(&folder).expect("removed");
    }
}
