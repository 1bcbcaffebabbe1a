//! Scripts of doubling sizes, which show how a solver's time and memory grow.
//!
//! Each shape is written at sizes that double from the smallest on, with its answers. A solver whose time
//! more than doubles from size to size has a part that is not linear in its input. `suite` measures it beside
//! other solvers.

use crate::corpus::INDEX;
use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::PathBuf;

/// The folder of the files and their sizes.
#[derive(Clone, Debug, clap::Args)]
pub struct GrowthOptions {
    /// The folder for the files and their INDEX.tsv
    #[arg(long)]
    pub out: PathBuf,
    /// The smallest size of a script
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub from: u32,
    /// How often the size doubles
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(0..=16))]
    pub doublings: u32,
}

/// A shape: its name, its logic, how its answers are written, and its script at a size.
struct GrowthShape {
    name: &'static str,
    logic: &'static str,
    /// The answer of each check; where `checks` is set, there are as many as the size says.
    answer: &'static str,
    checks: bool,
    make: fn(u32, &mut String),
}

const SHAPES: &[GrowthShape] = &[
    GrowthShape { name: "chain", logic: "QF_BV", answer: "sat", checks: false, make: chain },
    GrowthShape { name: "tree", logic: "QF_BV", answer: "sat", checks: false, make: tree },
    GrowthShape { name: "ite-ladder", logic: "QF_BV", answer: "sat", checks: false, make: ladder },
    GrowthShape { name: "conjunction", logic: "QF_BV", answer: "sat", checks: false, make: conjunction },
    GrowthShape { name: "stores", logic: "QF_ABV", answer: "sat", checks: false, make: stores },
    GrowthShape { name: "push-and-pop", logic: "QF_BV", answer: "sat", checks: true, make: levels },
    GrowthShape { name: "functions", logic: "QF_UFBV", answer: "sat", checks: false, make: functions },
    GrowthShape { name: "named", logic: "QF_BV", answer: "unsat", checks: false, make: named },
];

/// Writes a line of a script. Writing to a string does not fail.
macro_rules! line {
    ($script:expr, $($text:tt)*) => {{
        let _ = writeln!($script, $($text)*);
    }};
}

/// Each variable is the sum of the one before and a constant.
fn chain(size: u32, script: &mut String) {
    line!(script, "(declare-const x0 (_ BitVec 32))");
    for at in 1..=size {
        line!(script, "(declare-const x{at} (_ BitVec 32))");
        line!(script, "(assert (= x{at} (bvadd x{} (_ bv{at} 32))))", at - 1);
    }
    line!(script, "(assert (bvult x{size} x0))\n(check-sat)");
}

/// A balanced tree of operators.
fn tree(size: u32, script: &mut String) {
    for at in 0..size {
        line!(script, "(declare-const t{at} (_ BitVec 16))");
    }
    for at in size..2 * size - 1 {
        let (left, right) = (2 * (at - size), 2 * (at - size) + 1);
        let operator = ["bvxor", "bvadd", "bvand"][at as usize % 3];
        line!(script, "(define-fun t{at} () (_ BitVec 16) ({operator} t{left} t{right}))");
    }
    line!(script, "(assert (= t{} #x1234))\n(check-sat)", 2 * size - 2);
}

/// A chain of `ite`, each over the value of the one before.
fn ladder(size: u32, script: &mut String) {
    line!(script, "(declare-const v0 (_ BitVec 16))");
    for at in 1..=size {
        line!(script, "(declare-const c{at} Bool)");
        line!(
            script,
            "(define-fun v{at} () (_ BitVec 16) (ite c{at} (bvadd v{} #x0003) v{}))",
            at - 1,
            at - 1
        );
    }
    line!(script, "(assert (= v{size} (bvadd v0 #x0003)))\n(check-sat)");
}

/// One assertion of many conjuncts, each of which orders two neighbours.
fn conjunction(size: u32, script: &mut String) {
    for at in 0..=size {
        line!(script, "(declare-const y{at} (_ BitVec 32))");
    }
    line!(script, "(assert (and true");
    for at in 0..size {
        line!(script, "(bvule y{at} y{})", at + 1);
    }
    line!(script, "))\n(check-sat)");
}

/// A chain of writes and a read of its result.
fn stores(size: u32, script: &mut String) {
    line!(script, "(declare-const a0 (Array (_ BitVec 32) (_ BitVec 8)))");
    line!(script, "(declare-const i (_ BitVec 32))");
    for at in 1..=size {
        line!(script, "(declare-const i{at} (_ BitVec 32))");
        line!(
            script,
            "(define-fun a{at} () (Array (_ BitVec 32) (_ BitVec 8)) (store a{} i{at} #x01))",
            at - 1
        );
    }
    line!(script, "(assert (= (select a{size} i) #x02))\n(check-sat)");
}

/// Levels one after the other, each with an assertion and a check.
fn levels(size: u32, script: &mut String) {
    line!(script, "(declare-const z (_ BitVec 32))\n(assert (bvugt z (_ bv{size} 32)))");
    for at in 0..size {
        line!(script, "(push 1)\n(assert (not (= z (_ bv{} 32))))\n(check-sat)\n(pop 1)", size + 1 + at);
    }
}

/// Functions, each applied to two arguments.
fn functions(size: u32, script: &mut String) {
    line!(script, "(declare-const w (_ BitVec 16))");
    for at in 0..size {
        line!(script, "(declare-fun f{at} ((_ BitVec 16)) (_ BitVec 16))");
        line!(script, "(assert (bvult (f{at} w) (f{at} (bvadd w #x0001))))");
    }
    line!(script, "(check-sat)");
}

/// Named assertions, two of which contradict each other.
fn named(size: u32, script: &mut String) {
    line!(script, "(set-option :produce-unsat-cores true)");
    for at in 0..size {
        line!(script, "(declare-const n{at} (_ BitVec 32))");
        line!(script, "(assert (! (bvult n{at} (_ bv{} 32)) :named a{at}))", at + 1);
    }
    line!(script, "(assert (! (bvugt n{} #xffff0000) :named last))\n(check-sat)\n(get-unsat-core)", size - 1);
}

impl GrowthShape {
    /// The script at a size.
    fn script(&self, size: u32) -> String {
        let mut body = String::new();
        (self.make)(size, &mut body);
        format!("(set-logic {})\n{body}", self.logic)
    }

    /// The answers at a size, one per line.
    fn expected(&self, size: u32) -> String {
        format!("{}\n", self.answer).repeat(if self.checks { size as usize } else { 1 })
    }
}

/// Writes the files; returns their number.
///
/// # Errors
/// The folder cannot be written.
pub fn growth(options: &GrowthOptions) -> io::Result<usize> {
    fs::create_dir_all(&options.out)?;
    let mut index = String::from("path\tlogic\tset\tsource\n");
    let mut count = 0;
    for shape in SHAPES {
        for doubling in 0..=options.doublings {
            let size = options.from << doubling;
            let path = format!("{}-{size:08}", shape.name);
            fs::write(options.out.join(format!("{path}.smt2")), shape.script(size))?;
            fs::write(options.out.join(format!("{path}.expected")), shape.expected(size))?;
            line!(index, "{path}.smt2\t{}\tgrowth\t{}", shape.logic, shape.name);
            count += 1;
        }
    }
    fs::write(options.out.join(INDEX), index)?;
    Ok(count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corpus::{Expected, Selection, load};
    use crate::fuzz::evaluate::{brute_force, well_sorted};
    use crate::fuzz::sexpr::{Sexpr, read_all};

    /// The declarations and assertions of a shape at a size.
    fn commands(shape: &GrowthShape, size: u32) -> Vec<Sexpr> {
        let wanted = |command: &Sexpr| {
            matches!(command.head(), "declare-const" | "declare-fun" | "define-fun" | "assert")
        };
        read_all(&shape.script(size)).unwrap().into_iter().filter(wanted).collect()
    }

    #[test]
    fn scripts_are_well_sorted_and_double() {
        for shape in SHAPES {
            assert!([1, 2, 7].iter().all(|&size| well_sorted(&commands(shape, size))), "{}", shape.name);
            let [small, large] = [100, 200].map(|size| shape.script(size).len());
            assert!((small * 3 / 2..small * 5 / 2).contains(&large), "{}: {small} {large}", shape.name);
        }
    }

    #[test]
    fn the_smallest_tree_is_decided_by_enumeration() {
        let tree = SHAPES.iter().find(|shape| shape.name == "tree").unwrap();
        assert_eq!(brute_force(&commands(tree, 1), 16), Some(true));
    }

    #[test]
    fn the_index_is_read_with_all_answers() {
        let out = std::env::temp_dir().join(format!("smtlib-bench-growth-{}", std::process::id()));
        let count = growth(&GrowthOptions { out: out.clone(), from: 3, doublings: 2 }).unwrap();
        let corpus = load(&out, &Selection::default()).unwrap();
        fs::remove_dir_all(&out).unwrap();
        assert!(corpus.complaints.is_empty());
        assert_eq!((corpus.problems.len(), count), (3 * SHAPES.len(), 3 * SHAPES.len()));
        assert!(corpus.problems.iter().all(|problem| problem.expected != Expected::Nothing));
    }
}
