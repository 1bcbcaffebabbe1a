//! Verdicts of an earlier run.
//!
//! **Idea.** Most of a project does not change from one run to the next, and a condition whose text and whose
//! bodies are the same has the same answer.
//!
//! **Here.** Symbols have numbers in their names that change with everything before them, so a condition is
//! known by a digest of its text in which each name stands for the position of its first occurrence. Two
//! texts with one digest are the same but for names. All bodies that the condition may need are part of the
//! text. The solver that answers is part of the key: whoever trusts one need not trust another. The cache is
//! one file; a file that is damaged, or that another version has written, is ignored and written anew.
//!
//! **Inputs.** The inputs of a counterexample that was executed are stored, so its values need not be asked
//! again. The numbers of functions, variables and objects in them may mean something else in a changed
//! program, and they rest on nothing: the interpreter executes them again, and decides.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use javelin_solver::BitVec;
use ring::digest::{Context, SHA256, digest};
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};

use crate::program::cfa::Source;

/// The first line of the file.
const HEAD: &str = concat!("javelin verdicts 3 ", env!("CARGO_PKG_VERSION"));

/// The file in the folder.
const FILE: &str = "verdicts";

/// The most bytes of a file that is read.
const LONGEST: u64 = 1 << 30;

/// The key of a condition.
pub type Digest = [u8; 32];

/// The part of a counterexample that was executed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Executed {
    /// The inputs, and the bits of each, the highest first.
    inputs: Vec<(Source, String)>,
    /// Whether the execution failed as the counterexample says.
    pub fails: bool,
}

impl Executed {
    /// An execution on these inputs.
    pub fn new(inputs: &[(Source, BitVec)], fails: bool) -> Executed {
        let bits = |value: &BitVec| {
            (0..value.width()).rev().map(|bit| if value.bit(bit) { '1' } else { '0' }).collect()
        };
        Executed { inputs: inputs.iter().map(|(source, value)| (*source, bits(value))).collect(), fails }
    }

    pub fn inputs(&self) -> Vec<(Source, BitVec)> {
        let value = |bits: &str| {
            let bits = bits.as_bytes();
            BitVec::from_bits(bits.len() as u32, |bit| bits[bits.len() - 1 - bit as usize] == b'1')
        };
        self.inputs.iter().map(|(source, bits)| (*source, value(bits))).collect()
    }
}

/// The entry of a condition in the cache.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kept {
    /// It cannot be satisfied.
    Valid,
    /// It can be; and what was executed then.
    Falsified(Option<Executed>),
}

/// The answers that are kept.
#[derive(Debug, Default)]
pub struct Cache {
    folder: PathBuf,
    answers: FxHashMap<Digest, Kept>,
    is_changed: bool,
}

/// A digest of who answers, and of texts, which does not depend on how symbols in these are named.
pub fn digest_of<'t>(solver: &str, texts: impl Iterator<Item = &'t str>) -> Digest {
    let mut context = Context::new(&SHA256);
    context.update(solver.as_bytes());
    context.update(b"\0");
    let mut positions: FxHashMap<&str, usize> = FxHashMap::default();
    for text in texts {
        // Names stand between bars, and no other part of the text has any; terms that are bound have names of
        // their own, which begin with a letter and a number.
        for (position, part) in text.split('|').enumerate() {
            if position % 2 == 1 {
                context.update(&name(&mut positions, part));
            } else {
                plain(&mut context, &mut positions, part);
            }
        }
        context.update(b"\0");
    }
    let mut answer = Digest::default();
    answer.copy_from_slice(context.finish().as_ref());
    answer
}

/// The code of a name: a byte that texts do not have, and the position.
fn name<'t>(positions: &mut FxHashMap<&'t str, usize>, name: &'t str) -> [u8; 9] {
    let next = positions.len();
    let position = *positions.entry(name).or_insert(next) as u64;
    let mut written = [1; 9];
    written[1..].copy_from_slice(&position.to_le_bytes());
    written
}

/// Text between names: words like `t12` are names, too.
fn plain<'t>(context: &mut Context, positions: &mut FxHashMap<&'t str, usize>, text: &'t str) {
    let is_end = |c: char| c == '(' || c == ')' || c.is_ascii_whitespace();
    for word in text.split_inclusive(is_end) {
        let bare = word.trim_end_matches(is_end);
        let is_bound = bare
            .strip_prefix('t')
            .is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_digit()));
        if is_bound {
            context.update(&name(positions, bare));
            context.update(&word.as_bytes()[bare.len()..]);
        } else {
            context.update(word.as_bytes());
        }
    }
}

impl Cache {
    /// The cache of a folder; empty where that cannot be read.
    pub fn read(folder: &Path) -> Cache {
        let path = folder.join(FILE);
        let is_short = std::fs::metadata(&path).is_ok_and(|data| data.len() <= LONGEST);
        let text = if is_short { std::fs::read_to_string(&path).ok() } else { None };
        let answers = text.and_then(|text| parse(&text)).unwrap_or_default();
        Cache { folder: folder.to_owned(), answers, is_changed: false }
    }

    /// The entry of a condition.
    pub fn get(&self, digest: &Digest) -> Option<&Kept> {
        self.answers.get(digest)
    }

    pub fn insert(&mut self, digest: Digest, kept: Kept) {
        self.answers.insert(digest, kept);
        self.is_changed = true;
    }

    /// Writes the file, if there is something new.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn write(&self) -> std::io::Result<()> {
        if !self.is_changed {
            return Ok(());
        }
        let mut rows: Vec<_> = self.answers.iter().collect();
        rows.sort_unstable_by_key(|(digest, _)| **digest);
        let mut body = String::new();
        for (digest, kept) in rows {
            let _ = writeln!(body, "{} {}", hexadecimal(digest), serde_json::to_string(kept)?);
        }
        let sum = hexadecimal(digest(&SHA256, body.as_bytes()).as_ref());
        std::fs::create_dir_all(&self.folder)?;
        // Another run may read it at the same time.
        let new = self.folder.join(format!("{FILE}.{}", std::process::id()));
        std::fs::write(&new, format!("{HEAD}\n{sum}\n{body}"))?;
        std::fs::rename(&new, self.folder.join(FILE))
    }
}

/// The answers of a file; `None` where it is not as it was written.
fn parse(text: &str) -> Option<FxHashMap<Digest, Kept>> {
    let (head, rest) = text.split_once('\n')?;
    let (sum, body) = rest.split_once('\n')?;
    if head != HEAD || sum != hexadecimal(digest(&SHA256, body.as_bytes()).as_ref()) {
        return None;
    }
    let row = |line: &str| {
        let (digits, answer) = line.split_once(' ')?;
        let mut key = Digest::default();
        for (byte, at) in key.iter_mut().zip((0..).step_by(2)) {
            *byte = u8::from_str_radix(digits.get(at..at + 2)?, 16).ok()?;
        }
        Some((key, serde_json::from_str(answer).ok()?))
    };
    body.lines().map(row).collect()
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(texts: &[&str]) -> Digest {
        digest_of("", texts.iter().copied())
    }

    #[test]
    fn names_do_not_matter_but_which_are_the_same_does() {
        let first = of(&["(assert (f (|x!1| t5) |y!2|))", "|x!1|"]);
        assert_eq!(first, of(&["(assert (f (|z!7| t9) |x!1|))", "|z!7|"]));
        for other in [
            ["(assert (f (|x!1| t5) |x!1|))", "|x!1|"],
            ["(assert (f (|x!1| t5) |y!2|))", "|y!2|"],
            ["(assert (g (|x!1| t5) |y!2|))", "|x!1|"],
            ["(assert (f (|x!1| true) |y!2|))", "|x!1|"],
        ] {
            assert_ne!(first, of(&other), "{other:?}");
        }
        assert_ne!(of(&["a", "b"]), of(&["ab"]));
        let by = |solver: &str| digest_of(solver, std::iter::once("(assert |x!1|)"));
        assert_ne!(by("the solver `|a|`"), by("the solver `|b|`"));
    }

    #[test]
    fn a_damaged_or_foreign_file_is_ignored() {
        let folder = std::env::temp_dir().join(format!("javelin-cache-{}", std::process::id()));
        let mut cache = Cache::read(&folder);
        let inputs = [(Source::Argument(1), BitVec::from_bits(9, |bit| bit != 3))];
        let executed = Executed::new(&inputs, true);
        assert_eq!(executed.inputs(), inputs);
        let kept = [("a", Kept::Valid), ("b", Kept::Falsified(None)), ("c", Kept::Falsified(Some(executed)))];
        kept.iter().for_each(|(text, kept)| cache.insert(of(&[text]), kept.clone()));
        cache.write().expect("written");
        let again = Cache::read(&folder);
        kept.iter().for_each(|(text, kept)| assert_eq!(again.get(&of(&[text])), Some(kept)));
        let file = folder.join(FILE);
        let text = std::fs::read_to_string(&file).expect("a file");
        for damaged in [
            text.replace("{\"Falsified\":null}", "\"Valid\""),
            text.replacen("verdicts 3", "verdicts 2", 1),
            text[..text.len() - 1].to_owned(),
            String::new(),
        ] {
            std::fs::write(&file, damaged).expect("written");
            assert_eq!(Cache::read(&folder).get(&of(&["a"])), None);
        }
        std::fs::remove_dir_all(&folder).expect("removed");
    }
}
