//! Errors between a file and a module.

use std::path::{Path, PathBuf};

use crate::limits::Stopped;

/// The text of a module is not what it should be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}:{column}: {message}")]
pub struct ReadError {
    /// The file, as it was named.
    pub file: String,
    /// The line, from 1 on.
    pub line: u32,
    /// The column, from 1 on, in bytes.
    pub column: u32,
    /// The expected token, and the one in its place.
    pub message: String,
}

impl ReadError {
    /// The error at a byte of the text.
    pub(crate) fn at(file: &str, text: &str, offset: usize, message: String) -> ReadError {
        let before = &text.as_bytes()[..offset.min(text.len())];
        let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
        let column = 1 + before.iter().rev().take_while(|&&byte| byte != b'\n').count();
        let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        ReadError { file: file.to_owned(), line: number(line), column: number(column), message }
    }
}

/// Modules that do not fit together.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LinkError {
    /// Two definitions of one name.
    #[error("`{name}` is defined twice")]
    Twice {
        /// The name that has two definitions.
        name: String,
        /// Which modules define it.
        modules: [usize; 2],
    },
    /// One name for a function and for a variable.
    #[error("`{0}` is a function in one file and a variable in another")]
    Kind(String),
    /// Modules for machines that lay out data in different ways.
    #[error("the files are for different machines: their data layouts differ")]
    Layout,
    /// A limit was reached.
    #[error(transparent)]
    Stopped(#[from] Stopped),
    /// There is nothing to link.
    #[error("there is no module to link")]
    Nothing,
}

/// Advice where there is no compiler.
fn missing(compiler: &str, path: &Path) -> String {
    let (install, name) = match compiler {
        "rustc" => ("https://rustup.rs", "in the environment's RUSTC"),
        _ => ("apt install clang, dnf install clang, brew install llvm", "with --cc"),
    };
    let text = path.with_extension("ll");
    let beside = if text.is_file() { format!(": {} is there", text.display()) } else { String::new() };
    format!(
        "{}: no {compiler} found; install it ({install}), name it {name}, or hand over LLVM's text form \
         (.ll), which needs no compiler{beside}",
        path.display()
    )
}

/// A program that cannot be had as text of LLVM.
#[derive(Debug, thiserror::Error)]
pub enum CompileError {
    /// A file cannot be read.
    #[error("{}: {source}", path.display())]
    Read {
        /// The file that cannot be read.
        path: PathBuf,
        /// The error of the operating system.
        source: std::io::Error,
    },
    /// A file of compile commands is not of that form.
    #[error("{}: no compile commands: {says}", path.display())]
    Project {
        /// The file that cannot be read.
        path: PathBuf,
        /// The fault, in words.
        says: String,
    },
    /// No file of a project could be compiled and read.
    #[error("no file of the project could be read; the first: {0}")]
    Nothing(String),
    /// The name of the file does not determine its language.
    #[error("{}: not a .ll, .c, .cpp, .cc, .cxx or .rs file", .0.display())]
    Language(PathBuf),
    /// No compiler was found.
    #[error("{}", missing(compiler, path))]
    Missing {
        /// The name of the compiler.
        compiler: &'static str,
        /// The source file that needs the compiler.
        path: PathBuf,
    },
    /// The compiler could not be started.
    #[error("{}: cannot be started: {source}", compiler.display())]
    Start {
        /// The compiler that was started.
        compiler: PathBuf,
        /// The error of the operating system.
        source: std::io::Error,
    },
    /// A limit was reached.
    #[error(transparent)]
    Stopped(#[from] Stopped),
    /// The compiler refused the program: what it said.
    #[error("{} does not compile:\n{said}", path.display())]
    Refused {
        /// The source file that does not compile.
        path: PathBuf,
        /// The error output of the compiler.
        said: String,
    },
}
