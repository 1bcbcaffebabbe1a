//! A generator of questions about products, quotients and remainders, as programs, compilers and proofs ask
//! them, with known answers.
//!
//! Each question is a row: a family, a name, the widths it is written at, and the function that makes it. A
//! satisfiable one hides a solution, which is drawn first, and asserts what terms are under it. An
//! unsatisfiable one denies an identity of all widths; the test tries all values at a small one.

mod algebra;
mod division;
mod hashing;
mod programs;
mod question;

use crate::answers::Answer;
use crate::corpus::INDEX;
use crate::fuzz::random::Random;
use question::Question;
use std::fs;
use std::io;
use std::path::PathBuf;

/// Where the files go, and what they are drawn from.
#[derive(Clone, Debug, clap::Args)]
pub struct ArithmeticOptions {
    /// The folder for the files and their INDEX.tsv
    #[arg(long)]
    pub out: PathBuf,
    /// The seed; the same seed gives the same files
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// A question at several widths.
struct Row {
    family: &'static str,
    name: &'static str,
    answer: Answer,
    widths: &'static [u32],
    /// The width at which the test tries all values; for satisfiable questions, whose solution it checks, 0.
    #[cfg_attr(not(test), expect(dead_code))]
    small: u32,
    make: fn(&mut Question),
}

/// A question with a hidden solution.
const fn sat(
    family: &'static str,
    name: &'static str,
    widths: &'static [u32],
    make: fn(&mut Question),
) -> Row {
    Row { family, name, answer: Answer::Sat, widths, small: 0, make }
}

/// A question that denies an identity.
const fn unsat(
    family: &'static str,
    name: &'static str,
    widths: &'static [u32],
    small: u32,
    make: fn(&mut Question),
) -> Row {
    Row { family, name, answer: Answer::Unsat, widths, small, make }
}

fn rows() -> impl Iterator<Item = &'static Row> {
    [algebra::ROWS, division::ROWS, programs::ROWS, hashing::ROWS].into_iter().flatten()
}

impl Row {
    /// The question at a width. Widths of a row draw different numbers.
    fn question(&self, seed: u64, number: usize, width: u32) -> Question {
        let random = Random::of_script(seed, (number as u64) << 32 | u64::from(width));
        let mut question = Question::new(width, random);
        (self.make)(&mut question);
        question
    }
}

/// Paths, answers and texts of all questions.
fn files(seed: u64) -> impl Iterator<Item = (String, &'static Row, String)> {
    rows().enumerate().flat_map(move |(number, row)| {
        row.widths.iter().map(move |&width| {
            let path = format!("{}/{}-{width}.smt2", row.family, row.name);
            (path, row, row.question(seed, number, width).script(row.answer))
        })
    })
}

/// Writes the files and their index; returns the number of files.
///
/// # Errors
/// The folder cannot be written.
pub fn arithmetic(options: &ArithmeticOptions) -> io::Result<u64> {
    let mut index = "path\tlogic\tset\texpected\tsource\n".to_owned();
    let mut count = 0;
    for (path, row, text) in files(options.seed) {
        fs::create_dir_all(options.out.join(row.family))?;
        fs::write(options.out.join(&path), text)?;
        index += &format!("{path}\tQF_BV\t{}\t{}\tarithmetic\n", row.family, row.answer);
        count += 1;
    }
    fs::write(options.out.join(INDEX), index)?;
    Ok(count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corpus::{Expected, Selection, load};
    use crate::fuzz::evaluate::{Judgement, Model, brute_force, judge, well_sorted};
    use crate::fuzz::sexpr::{Sexpr, read_all};

    /// The most bits of constants of which all values are tried.
    const BITS: u32 = 12;

    fn commands(text: &str) -> Vec<Sexpr> {
        let wanted = |command: &Sexpr| !matches!(command.head(), "set-logic" | "set-info" | "check-sat");
        read_all(text).unwrap().into_iter().filter(wanted).collect()
    }

    #[test]
    fn the_same_seed_gives_the_same_files() {
        let texts = |seed| files(seed).map(|(_, _, text)| text).collect::<Vec<_>>();
        assert_eq!(texts(1), texts(1));
        assert_ne!(texts(1), texts(2));
    }

    #[test]
    fn files_are_many_small_and_well_sorted() {
        let mut paths = Vec::new();
        for (path, _, text) in files(1) {
            assert!(text.len() < 8000, "{path} has {} bytes", text.len());
            assert!(well_sorted(&commands(&text)), "{path}:\n{text}");
            paths.push(path);
        }
        let count = paths.len();
        paths.sort();
        paths.dedup();
        assert_eq!(paths.len(), count);
        assert!(count >= 80, "{count}");
    }

    #[test]
    fn solutions_are_solutions() {
        for seed in 1..4 {
            for (number, row) in rows().enumerate().filter(|(_, row)| row.answer == Answer::Sat) {
                for &width in row.widths {
                    let question = row.question(seed, number, width);
                    let model = Model::read(&read_all(&question.solution()).unwrap()[0]).unwrap();
                    let judgement = judge(&commands(&question.script(row.answer)), &model).0;
                    assert_eq!(judgement, Judgement::Holds, "{} {width} {seed}", row.name);
                }
            }
        }
    }

    #[test]
    fn identities_hold_at_small_widths() {
        for (number, row) in rows().enumerate().filter(|(_, row)| row.answer == Answer::Unsat) {
            let text = row.question(1, number, row.small).script(row.answer);
            assert_eq!(brute_force(&commands(&text), BITS), Some(false), "{}:\n{text}", row.name);
        }
    }

    #[test]
    fn the_index_is_read() {
        let out = std::env::temp_dir().join(format!("smtlib-bench-arithmetic-{}", std::process::id()));
        let count = arithmetic(&ArithmeticOptions { out: out.clone(), seed: 1 }).unwrap();
        let corpus = load(&out, &Selection::default()).unwrap();
        fs::remove_dir_all(&out).unwrap();
        assert!(corpus.complaints.is_empty());
        assert_eq!(corpus.problems.len() as u64, count);
        assert!(corpus.problems.iter().all(|problem| problem.expected != Expected::Nothing));
        let unsat = corpus.problems.iter().filter(|problem| problem.expected == Expected::one(Answer::Unsat));
        assert!((40..count as usize - 20).contains(&unsat.count()));
    }
}
