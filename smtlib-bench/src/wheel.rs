//! Solvers that are installed only as a Python wheel: a small script makes the wheel behave like the solver's
//! program.

use std::fs;
use std::io;
use std::path::PathBuf;

/// The wheels for which there is a script, and the scripts.
const SCRIPTS: [(&str, &str); 2] = [
    ("bitwuzla", include_str!("../python/bitwuzla_wheel.py")),
    ("cvc5", include_str!("../python/cvc5_wheel.py")),
];

/// Writes the script for `wheel` to the cache folder and returns its path; `None` if there is no such wheel.
pub fn script(wheel: &str) -> io::Result<Option<PathBuf>> {
    let Some((name, text)) = SCRIPTS.iter().find(|(name, _)| *name == wheel) else {
        return Ok(None);
    };
    let folder = cache_folder();
    fs::create_dir_all(&folder)?;
    let path = folder.join(format!("{name}_wheel.py"));
    if fs::read_to_string(&path).is_ok_and(|present| present == *text) {
        return Ok(Some(path));
    }
    // Written to a temporary name and renamed, so that a concurrent run never sees an incomplete script.
    let aside = folder.join(format!("{name}_wheel.py.{}", std::process::id()));
    fs::write(&aside, text)?;
    fs::rename(&aside, &path)?;
    Ok(Some(path))
}

/// `$XDG_CACHE_HOME/smtlib-bench`, `~/.cache/smtlib-bench`, or a temporary folder.
fn cache_folder() -> PathBuf {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let cache = set("XDG_CACHE_HOME").or_else(|| set("HOME").map(|home| home.join(".cache")));
    cache.unwrap_or_else(std::env::temp_dir).join("smtlib-bench")
}
