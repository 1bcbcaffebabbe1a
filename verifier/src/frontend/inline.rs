//! Inline functions of C99, whose bodies clang leaves out where nothing is optimised.
//!
//! **Idea.** `inline int f(int x) { ... }` without `extern` and `static` is no definition for other files
//! (C11 6.7.4): at `-O0` clang calls `f` and leaves its body out, and the checks in it with it. At `-O1` it
//! writes such bodies (`available_externally`), and with its passes turned off it optimises nothing all the
//! same.
//!
//! **Here.** A file that has such functions is compiled once more like that. What a program sees of `-O1`,
//! the macros `__OPTIMIZE__` and `__NO_INLINE__`, are those of `-O0`. Whether a file may have such functions,
//! the words of it and of the headers that are not the system's tell; bodies in those of the system are of
//! library functions, which have models.
//!
//! **Cost.** A second call of clang for files that say `inline` without `static`.

use std::path::{Path, PathBuf};

/// Arguments with which clang lists the headers of a program where it reports errors.
pub(super) const LISTING: [&str; 3] = ["-MMD", "-MF", "/dev/stderr"];

/// Arguments with which clang writes all bodies and optimises nothing.
pub(super) const BODIES: [&str; 5] =
    ["-O1", "-Xclang", "-disable-llvm-passes", "-U__OPTIMIZE__", "-fno-inline"];

/// Whether a text has bodies of inline functions.
pub(super) fn has_bodies(text: &str) -> bool {
    text.lines().any(|line| line.starts_with("define available_externally "))
}

/// Whether one of the files that a compiler has listed may have inline functions that are not static. What
/// cannot be read may have some.
pub(super) fn may_have(listed: &str, directory: Option<&Path>) -> bool {
    let Some(files) = files(listed) else { return true };
    files.iter().any(|file| {
        let file = directory.map_or_else(|| file.clone(), |directory| directory.join(file));
        std::fs::read(file).map_or(true, |bytes| says_inline(&String::from_utf8_lossy(&bytes)))
    })
}

/// The files behind the colon of a rule for `make`, which may go on over several lines.
fn files(listed: &str) -> Option<Vec<PathBuf>> {
    let mut lines = listed.lines().skip_while(|line| !line.starts_with("-:"));
    let mut rule = lines.next()?.strip_prefix("-:")?.to_owned();
    while rule.ends_with('\\') {
        rule.pop();
        rule.push_str(lines.next()?);
    }
    // A blank in a name stands behind a backslash.
    let rule = rule.replace("\\ ", "\0");
    Some(rule.split_whitespace().map(|name| PathBuf::from(name.replace('\0', " "))).collect())
}

/// Whether a text has the word `inline` without `static` beside it.
fn says_inline(text: &str) -> bool {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let words: Vec<&str> = text.split(|letter| !is_part(letter)).filter(|word| !word.is_empty()).collect();
    let is_static = |position: Option<usize>| {
        position.and_then(|position| words.get(position)).is_some_and(|word| *word == "static")
    };
    words.iter().enumerate().any(|(position, word)| {
        matches!(*word, "inline" | "__inline" | "__inline__")
            && !is_static(position.checked_sub(1))
            && !is_static(position.checked_add(1))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inline_functions_that_are_not_static_are_seen() {
        assert!(says_inline("inline int f(void) { return 1; }"));
        assert!(says_inline("extern __inline__ int f(void);"));
        assert!(!says_inline("static inline int f(void); inline static int g(void); int inlined;"));
    }

    #[test]
    fn files_are_those_of_a_rule() {
        let listed = "a.c:1:1: warning: strange\n-: a.c \\\n  my\\ folder/b.h c.h\nend";
        assert_eq!(files(listed), Some(["a.c", "my folder/b.h", "c.h"].map(PathBuf::from).to_vec()));
        assert_eq!(files("nothing"), None);
    }
}
