//! Compilers are found, not linked.

use std::path::PathBuf;

/// How sources are compiled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Compiler {
    /// The C compiler; `None`: `CLANG` of the environment, `clang`, or the newest `clang-NN` of the path.
    pub cc: Option<PathBuf>,
    /// Further arguments for it.
    pub arguments: Vec<String>,
}
