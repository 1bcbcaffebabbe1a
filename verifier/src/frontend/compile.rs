//! Compilers are found, not linked: any clang or rustc of the machine writes the text that is read.
//!
//! **Here.** Nothing is optimised, since what a program may not do is what optimisers build on: at `-O1`
//! clang deletes the bug together with the behaviour that it calls undefined. `rustc` keeps its checks of
//! overflow.

use std::path::PathBuf;
use {
    super::error::CompileError,
    std::ffi::{OsStr, OsString},
    std::path::Path,
    std::process::Command,
};

/// How sources are compiled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Compiler {
    /// The C compiler; `None`: `CLANG` of the environment, `clang`, or the newest `clang-NN` of the path.
    pub cc: Option<PathBuf>,
    /// Further arguments for the compiler of the source, be it clang or rustc.
    pub arguments: Vec<String>,
}

/// The text of a program: that of a `.ll` file itself, or what a compiler makes of a source.
///
/// # Errors
/// The file cannot be read, its language is not known, there is no compiler, or the compiler refuses it.
pub fn compile(path: &Path, compiler: &Compiler) -> Result<String, CompileError> {
    let read = || std::fs::read(path).map_err(|source| CompileError::Read { path: path.to_owned(), source });
    match path.extension().and_then(OsStr::to_str) {
        Some("ll") => Ok(text(read()?)),
        Some("c" | "i" | "cpp" | "cc" | "cxx" | "C" | "ii") => {
            read()?;
            compile_c(path, compiler)
        }
        Some("rs") => compile_rust(path, &text(read()?), compiler),
        _ => Err(CompileError::Language(path.to_owned())),
    }
}

/// Bytes as text; what is no text can only stand in comments and strings.
fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
}

/// What clang makes of a C or C++ file. Names of blocks are kept: they are labels of the source.
fn compile_c(path: &Path, compiler: &Compiler) -> Result<String, CompileError> {
    let clang = match &compiler.cc {
        Some(named) => named.clone(),
        None => find_clang().ok_or(CompileError::Missing("clang"))?,
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
    command.args(&compiler.arguments).arg("-o").arg("-").arg(path);
    run(command, path)
}

/// What rustc makes of a crate, as a program if it has a `main` and as a library if not.
fn compile_rust(path: &Path, source: &str, compiler: &Compiler) -> Result<String, CompileError> {
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
        match run(rustc("bin"), path) {
            // The words stand in a comment, say: there is no main function.
            Err(CompileError::Refused { said, .. }) if said.contains("E0601") => {}
            answer => return answer,
        }
    }
    run(rustc("lib"), path)
}

/// What a compiler writes.
fn run(mut command: Command, path: &Path) -> Result<String, CompileError> {
    let output = command.output().map_err(|source| match source.kind() {
        std::io::ErrorKind::NotFound if command.get_program() == OsStr::new("rustc") => {
            CompileError::Missing("rustc")
        }
        _ => CompileError::Start { compiler: PathBuf::from(command.get_program()), source },
    })?;
    if output.status.success() {
        return Ok(text(output.stdout));
    }
    let said = text(output.stderr).trim_end().to_owned();
    Err(CompileError::Refused { path: path.to_owned(), said })
}

/// The clang of the environment, `clang`, or the newest `clang-NN` of the path.
fn find_clang() -> Option<PathBuf> {
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

    fn with(cc: &str) -> Compiler {
        Compiler { cc: Some(PathBuf::from(cc)), arguments: vec!["-m32".to_owned()] }
    }

    fn program(name: &str) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs").join(name)
    }

    #[test]
    fn text_is_read_as_it_is() {
        let text = compile(&program("first.19.ll"), &Compiler::default()).expect("a file");
        assert!(text.starts_with("; ModuleID"));
        assert!(matches!(
            compile(Path::new("none.ll"), &Compiler::default()),
            Err(CompileError::Read { .. })
        ));
        assert!(matches!(compile(Path::new("x.pas"), &Compiler::default()), Err(CompileError::Language(_))));
    }

    #[test]
    fn compilers_get_their_arguments_and_their_errors_are_passed_on() {
        let arguments = compile(&program("first.c"), &with("/bin/echo")).expect("echo writes");
        assert!(arguments.starts_with("-O0 -g -S -emit-llvm "), "{arguments}");
        assert!(arguments.contains(" -m32 -o - ") && !arguments.contains("-O1"), "{arguments}");
        assert!(matches!(
            compile(&program("first.c"), &with("/bin/false")),
            Err(CompileError::Refused { .. })
        ));
        let missing = compile(&program("first.c"), &with("/no/such/clang")).expect_err("no compiler");
        assert!(missing.to_string().starts_with("/no/such/clang: cannot be started"), "{missing}");
    }
}
