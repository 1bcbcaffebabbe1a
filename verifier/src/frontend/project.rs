//! A project's compile commands: `compile_commands.json`, as CMake and `bear` write it.
//!
//! **Idea.** The build system knows with which flags each file is compiled. They are given to the clang that
//! is found, in the folder where the file is compiled; what says where objects go, how dependencies are
//! written, or how much is optimised is left out (Clang's *JSON Compilation Database Format Specification*).

use std::path::{Path, PathBuf};

use rustc_hash::FxHashSet;
use serde::Deserialize;

use super::error::CompileError;

/// A file and how it is compiled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unit {
    /// The path of the source file.
    pub path: PathBuf,
    /// Where it is compiled.
    pub directory: PathBuf,
    /// The flags that matter for what it means.
    pub arguments: Vec<String>,
}

/// A row of the file.
#[derive(Deserialize)]
struct CompileCommand {
    directory: PathBuf,
    file: PathBuf,
    command: Option<String>,
    arguments: Option<Vec<String>>,
}

/// Flags with a word after them that say nothing of the meaning.
const WITH_WORD: &[&str] = &["-o", "-MF", "-MT", "-MQ", "-MJ", "-dumpbase", "-dumpbase-ext", "--param"];

/// Beginnings of flags that say nothing of the meaning, or that clang does not know.
const LEFT_OUT: &[&str] = &["-O", "-g", "-M", "-W", "-save-temps", "-pedantic", "-pipe", "-fdiagnostics"];

/// The files of a project, each once.
///
/// # Errors
/// The file cannot be read, or is not of this form.
pub fn read(path: &Path) -> Result<Vec<Unit>, CompileError> {
    let text = std::fs::read(path).map_err(|source| CompileError::Read { path: path.to_owned(), source })?;
    let wrong = |says: String| CompileError::Project { path: path.to_owned(), says };
    let rows: Vec<CompileCommand> =
        serde_json::from_slice(&text).map_err(|error| wrong(error.to_string()))?;
    let (mut units, mut seen) = (Vec::new(), FxHashSet::default());
    for row in rows {
        let words = match (row.arguments, row.command) {
            (Some(arguments), _) => arguments,
            (None, Some(command)) => shlex::split(&command).ok_or_else(|| {
                wrong(format!("a quote is not closed in the command of {}", row.file.display()))
            })?,
            (None, None) => {
                return Err(wrong(format!("{} has neither a command nor arguments", row.file.display())));
            }
        };
        let path = row.directory.join(&row.file);
        if seen.insert(path.clone()) {
            let arguments = meaning(&words, &row.file);
            units.push(Unit { path, directory: row.directory, arguments });
        }
    }
    Ok(units)
}

/// The words of a command that matter: without the compiler, the file, and what is left out.
fn meaning(words: &[String], file: &Path) -> Vec<String> {
    let mut kept = Vec::new();
    let mut words = words.iter().skip(1);
    while let Some(word) = words.next() {
        if WITH_WORD.contains(&word.as_str()) {
            words.next();
            continue;
        }
        let is_file = Path::new(word) == file || !word.starts_with('-') && ends_alike(word, file);
        let is_left_out = ["-c", "-S", "-E"].contains(&word.as_str())
            || word.starts_with("-o")
            || LEFT_OUT.iter().any(|beginning| word.starts_with(beginning));
        if !is_file && !is_left_out {
            kept.push(word.clone());
            // The name of a folder or a file after a flag may look like the file.
            if ["-I", "-D", "-U", "-include", "-isystem", "-iquote", "-x"].contains(&word.as_str()) {
                kept.extend(words.next().cloned());
            }
        }
    }
    kept
}

/// Whether a word names the file by another path.
fn ends_alike(word: &str, file: &Path) -> bool {
    Path::new(word).file_name().is_some_and(|name| Some(name) == file.file_name())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(text: &str) -> Result<Vec<Unit>, CompileError> {
        let folder = std::env::temp_dir().join(format!("javelin-project-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let path = folder.join(format!("{}.json", text.len()));
        std::fs::write(&path, text).expect("a file");
        let units = read(&path);
        std::fs::remove_file(&path).expect("removed");
        units
    }

    #[test]
    fn flags_that_matter_are_kept() {
        let units = written(
            r#"[{"directory": "/p/build", "file": "../src/a.c", "command":
                 "gcc -DNAME=\\\"x\\\" -I ../include -O2 -g -Wall -MF a.d -std=gnu11 -o a.o -c ../src/a.c"},
                {"directory": "/p", "file": "b.c", "arguments": ["cc", "-m32", "-oa.o", "b.c"]},
                {"directory": "/p", "file": "b.c", "arguments": ["cc", "b.c"]}]"#,
        )
        .expect("units");
        let of = |unit: &Unit| (unit.path.display().to_string(), unit.arguments.join(" "));
        let first = ("/p/build/../src/a.c".to_owned(), "-DNAME=\"x\" -I ../include -std=gnu11".to_owned());
        assert_eq!(of(&units[0]), first);
        assert_eq!(of(&units[1]), ("/p/b.c".to_owned(), "-m32".to_owned()));
        assert_eq!(units.len(), 2, "a file is read once");
    }

    #[test]
    fn malformed_compile_commands_are_errors() {
        for text in ["{", "[{\"directory\": \"/\", \"file\": \"a.c\"}]", "[{\"file\": \"a.c\"} ]"] {
            assert!(matches!(written(text), Err(CompileError::Project { .. })), "{text}");
        }
        let open = written("[{\"directory\": \"/\", \"file\": \"a.c\", \"command\": \"cc 'a.c\"}]");
        assert!(open.expect_err("a quote").to_string().contains("a quote is not closed"));
    }
}
