//! A search for laws of products, quotients and remainders that refute wrong candidates.
//!
//! **Idea.** A solver that leaves a product open refutes a wrong value of it by a law that it breaks.
//! Niemetz, Preiner and Zohar (*Scalable Bit-Blasting with Abstractions*, CAV 2024) found theirs by
//! abduction; small laws can also be enumerated.
//!
//! **Here.** [`terms`] enumerates terms over the operands and the result that differ somewhere at width 4.
//! Comparisons of two terms are atoms; a law is an atom, or a premise and an atom, that holds at all right
//! points of that width. Laws that refute most beyond those that the solver has ([`known`]) are kept where
//! they hold at all widths from 1 to 8. They are chosen one after the other, by what they refute beyond those
//! chosen before, at wrong points of a larger width: operands and results of random lengths, for what uniform
//! ones break first is nearly always a magnitude.
//!
//! **Cost.** Sets of 4,096 points as words of bits; some minutes for an operator.

mod known;
mod terms;

use crate::fuzz::random::Random;
use known::Subject;
use std::cmp::Reverse;
use std::collections::HashSet;
use std::fmt::Write as _;
use terms::{Point, Relation, Terms, mask};

/// The width at which terms and laws are enumerated.
const WIDTH: u32 = 4;
/// The largest width at which a law is tried at all operands.
const WIDEST: u32 = 8;
/// The widths at which all wrong points are counted.
const COUNTED: [u32; 3] = [4, 5, 6];
/// How many random points there are.
const POINTS: usize = 100_000;
/// The most operators in a premise.
const PREMISE: u32 = 1;
/// Words of a set of points of the width at which laws are enumerated.
const WORDS: usize = (1 << (3 * WIDTH)) / 64;

type Set = [u64; WORDS];

/// What is searched.
#[derive(Clone, Debug, clap::Args)]
pub struct LawsOptions {
    /// The operator
    #[arg(value_enum)]
    pub subject: Subject,
    /// How many laws are listed
    #[arg(long, default_value_t = 12)]
    pub count: usize,
    /// How many laws are tried at larger widths
    #[arg(long, default_value_t = 3000)]
    pub kept: usize,
    /// The most operators in a term; a conclusion after a premise has as many in both terms
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u32).range(0..=3))]
    pub operators: u32,
    /// The width of the points by which laws are chosen
    #[arg(long, default_value_t = 32, value_parser = clap::value_parser!(u32).range(4..=64))]
    pub width: u32,
    /// The seed of those points
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// A comparison, and where it is false.
struct Atom {
    relation: Relation,
    left: usize,
    right: usize,
    /// The number of operators of both terms.
    size: u32,
    fails: Set,
}

/// A law: where the premise holds, so does the conclusion. Both are numbers of atoms.
#[derive(Clone, Copy)]
struct Law {
    premise: Option<usize>,
    conclusion: usize,
    size: u32,
    /// How many points it refutes that are open, at the width at which laws are enumerated.
    gain: u32,
}

/// All points of a width.
fn all_points(width: u32) -> Vec<Point> {
    let part = |number: u64, at: u32| number >> (at * width) & mask(width);
    (0..1u64 << (3 * width)).map(|number| [part(number, 0), part(number, 1), part(number, 2)]).collect()
}

/// Points with operands and results of random lengths.
fn random_points(width: u32, seed: u64) -> Vec<Point> {
    let mut random = Random::new(seed);
    let mut draw = || {
        let length = random.between(1, width);
        random.word() & mask(length)
    };
    (0..POINTS).map(|_| [draw(), draw(), draw()]).collect()
}

/// The points of the small width at which something is true.
fn set(points: &[Point], is_in: impl Fn(&Point) -> bool) -> Set {
    let mut set = [0; WORDS];
    for (number, _) in points.iter().enumerate().filter(|(_, point)| is_in(point)) {
        set[number / 64] |= 1 << (number % 64);
    }
    set
}

fn size(set: &Set) -> u32 {
    set.iter().map(|word| word.count_ones()).sum()
}

fn both(one: &Set, other: &Set) -> Set {
    std::array::from_fn(|word| one[word] & other[word])
}

struct Search {
    subject: Subject,
    terms: Terms,
    atoms: Vec<Atom>,
    /// The right points.
    right: Set,
    /// The wrong points that no law refutes that is known, but for those that tell results.
    open: Set,
}

impl Search {
    fn new(options: &LawsOptions) -> Search {
        let subject = options.subject;
        let points = all_points(WIDTH);
        let (terms, columns) = Terms::different(options.operators, WIDTH, &points);
        let right = set(&points, |point| subject.is_right(WIDTH, point));
        let open = set(&points, |point| subject.is_open_where_told(WIDTH, point));
        let mut search = Search { subject, terms, atoms: Vec::new(), right, open };
        search.collect_atoms(options.operators, &columns);
        search
    }

    /// The different comparisons of terms: all that have at most so many operators together, and those with
    /// more that are laws.
    fn collect_atoms(&mut self, most: u32, columns: &[Vec<u8>]) {
        let right: Vec<usize> =
            (0..64 * WORDS).filter(|at| self.right[at / 64] >> (at % 64) & 1 == 1).collect();
        let mut seen = HashSet::new();
        for wanted in 0..=2 * most {
            for left in 0..columns.len() {
                for other in (0..columns.len()).filter(|&other| other != left) {
                    let size = self.terms.size(left) + self.terms.size(other);
                    for relation in Relation::ALL {
                        let is_twin = relation.is_symmetric() && left > other;
                        let holds = |at: usize| {
                            relation.holds(WIDTH, columns[left][at].into(), columns[other][at].into())
                        };
                        let is_law = || right.iter().all(|&at| holds(at));
                        if size != wanted || is_twin || size > most && !is_law() {
                            continue;
                        }
                        let mut fails = [0; WORDS];
                        for at in (0..64 * WORDS).filter(|&at| !holds(at)) {
                            fails[at / 64] |= 1 << (at % 64);
                        }
                        let is_useful = size <= most || self::size(&both(&fails, &self.open)) > 0;
                        if is_useful && seen.insert(fails) {
                            self.atoms.push(Atom { relation, left, right: other, size, fails });
                        }
                    }
                }
            }
        }
    }

    /// The laws that refute most that is open, best first, one for each set of points.
    fn laws(&self, kept: usize) -> Vec<Law> {
        let premises: Vec<usize> =
            (0..self.atoms.len()).filter(|&number| self.atoms[number].size <= PREMISE).collect();
        let mut laws: Vec<(Law, Set)> = Vec::new();
        let mut least = 1;
        for (conclusion, atom) in self.atoms.iter().enumerate() {
            if size(&both(&atom.fails, &self.open)) < least {
                continue;
            }
            if size(&both(&atom.fails, &self.right)) == 0 {
                self.add(&mut laws, None, conclusion, least);
                continue;
            }
            for &premise in &premises {
                self.add(&mut laws, Some(premise), conclusion, least);
            }
            if laws.len() > 8 * kept {
                best(&mut laws, kept);
                least = laws.last().map_or(least, |(law, _)| law.gain);
            }
        }
        best(&mut laws, kept);
        laws.into_iter().map(|(law, _)| law).collect()
    }

    /// Adds a law, if it is one and refutes at least so many open points.
    fn add(&self, laws: &mut Vec<(Law, Set)>, premise: Option<usize>, conclusion: usize, least: u32) {
        let fails = &self.atoms[conclusion].fails;
        let assumed = premise.map(|premise| &self.atoms[premise].fails);
        let refuted = |word: usize| fails[word] & !assumed.map_or(0, |assumed| assumed[word]);
        if (0..WORDS).any(|word| refuted(word) & self.right[word] != 0) {
            return;
        }
        let open: Set = std::array::from_fn(|word| refuted(word) & self.open[word]);
        let gain = size(&open);
        if gain >= least {
            let size =
                self.atoms[conclusion].size + premise.map_or(0, |premise| self.atoms[premise].size + 1);
            laws.push((Law { premise, conclusion, size, gain }, open));
        }
    }

    fn holds(&self, law: Law, width: u32, point: &Point) -> bool {
        let holds = |number: usize| {
            let Atom { relation, left, right, .. } = self.atoms[number];
            let [left, right] = [left, right].map(|term| self.terms.value(term, width, point));
            relation.holds(width, left, right)
        };
        !law.premise.is_none_or(holds) || holds(law.conclusion)
    }

    /// Whether a law holds for all operands of small widths.
    fn is_law(&self, law: Law) -> bool {
        (1..=WIDEST).all(|width| {
            (0..1u64 << (2 * width)).all(|number| {
                let (x, y) = (number & mask(width), number >> width);
                self.holds(law, width, &[x, y, self.subject.result(width, x, y)])
            })
        })
    }

    fn text(&self, law: Law) -> String {
        let text = |number: usize| {
            let Atom { relation, left, right, .. } = self.atoms[number];
            format!("({} {} {})", relation.word(), self.terms.text(left), self.terms.text(right))
        };
        match law.premise {
            None => text(law.conclusion),
            Some(premise) => format!("(=> {} {})", text(premise), text(law.conclusion)),
        }
    }
}

/// Keeps the laws that refute most, the smaller of two that refute as many, and one for each set of points.
fn best(laws: &mut Vec<(Law, Set)>, kept: usize) {
    laws.sort_by_key(|(law, _)| (Reverse(law.gain), law.size));
    let mut seen = HashSet::new();
    laws.retain(|(_, open)| seen.insert(*open));
    laws.truncate(kept);
}

/// A law that was chosen.
struct Chosen {
    law: Law,
    /// How many of the random points that are open it refutes.
    alone: usize,
    /// How many of them no law chosen before it refutes.
    further: usize,
}

/// Chooses laws one after the other, each the one that refutes most of what is left.
fn choose(search: &Search, laws: &[Law], open: &[Point], options: &LawsOptions) -> Vec<Chosen> {
    let refuted = |&law: &Law| -> Vec<usize> {
        (0..open.len()).filter(|&at| !search.holds(law, options.width, &open[at])).collect()
    };
    let refuted: Vec<Vec<usize>> = laws.iter().map(refuted).collect();
    let mut is_left = vec![true; open.len()];
    let mut chosen = Vec::new();
    for _ in 0..options.count {
        let further = |number: &usize| refuted[*number].iter().filter(|&&at| is_left[at]).count();
        let best = (0..laws.len()).map(|number| (further(&number), Reverse(number))).max();
        let Some((further, Reverse(number))) = best.filter(|&(further, _)| further > 0) else { break };
        refuted[number].iter().for_each(|&at| is_left[at] = false);
        chosen.push(Chosen { law: laws[number], alone: refuted[number].len(), further });
    }
    chosen
}

/// Searches, and describes what was found as Markdown.
pub fn laws(options: &LawsOptions) -> String {
    let search = Search::new(options);
    let laws: Vec<Law> = search.laws(options.kept).into_iter().filter(|&law| search.is_law(law)).collect();
    let subject = options.subject;
    let width = options.width;
    let mut wrong = random_points(width, options.seed);
    wrong.retain(|point| !subject.is_right(width, point));
    let open: Vec<Point> = wrong.iter().copied().filter(|point| subject.is_open(width, point)).collect();
    let chosen = choose(&search, &laws, &open, options);
    let mut text = format!(
        "{} atoms, {} laws to width {WIDEST}. Of {} wrong points of width {width}, {} are open.\n\n",
        search.atoms.len(),
        laws.len(),
        wrong.len(),
        open.len()
    );
    text += "| law | of open points | not refuted before |";
    COUNTED.iter().for_each(|width| text += &format!(" width {width} |"));
    text += &format!("\n|---|--:|--:|{}\n", "--:|".repeat(COUNTED.len()));
    let share = |part: usize, of: usize| format!("{:.1} %", 100.0 * part as f64 / of.max(1) as f64);
    let counted = COUNTED.map(|width| (width, open_points(subject, width)));
    for Chosen { law, alone, further } in &chosen {
        let [alone, further] = [alone, further].map(|&part| share(part, open.len()));
        let _ = write!(text, "| `{}` | {alone} | {further} |", search.text(*law));
        for (width, (_, open)) in &counted {
            let refuted = open.iter().filter(|point| !search.holds(*law, *width, point)).count();
            let _ = write!(text, " {} |", share(refuted, open.len()));
        }
        text.push('\n');
    }
    text += "\n| width | wrong points | refuted by known laws | with the listed |\n|--:|--:|--:|--:|\n";
    let listed = |width: u32, wrong: usize, open: &[Point]| {
        let is_refuted = |point: &&Point| chosen.iter().any(|chosen| !search.holds(chosen.law, width, point));
        let with = wrong - open.len() + open.iter().filter(is_refuted).count();
        format!("| {width} | {wrong} | {} | {} |\n", share(wrong - open.len(), wrong), share(with, wrong))
    };
    counted.iter().for_each(|(width, (wrong, open))| text += &listed(*width, *wrong, open));
    text + &listed(width, wrong.len(), &open)
}

/// How many wrong points there are of a width, and those that no law refutes that is known.
fn open_points(subject: Subject, width: u32) -> (usize, Vec<Point>) {
    let mut points = all_points(width);
    points.retain(|point| !subject.is_right(width, point));
    let wrong = points.len();
    points.retain(|point| subject.is_open(width, point));
    (wrong, points)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(subject: Subject) -> LawsOptions {
        LawsOptions { subject, count: 5, kept: 200, operators: 1, width: 16, seed: 1 }
    }

    #[test]
    fn what_is_found_is_a_law_and_refutes_something() {
        for subject in [Subject::Product, Subject::Quotient, Subject::Remainder] {
            let search = Search::new(&options(subject));
            let laws = search.laws(200);
            assert!(!laws.is_empty() && laws.is_sorted_by_key(|law| Reverse(law.gain)));
            let points = all_points(WIDTH);
            for &law in &laws {
                let right = |point: &&Point| subject.is_right(WIDTH, point);
                assert!(points.iter().filter(right).all(|point| search.holds(law, WIDTH, point)));
                let refuted = |point: &&Point| {
                    subject.is_open_where_told(WIDTH, point) && !search.holds(law, WIDTH, point)
                };
                assert_eq!(points.iter().filter(refuted).count() as u32, law.gain, "{}", search.text(law));
            }
        }
    }

    #[test]
    fn the_table_is_the_same_each_time() {
        let options = options(Subject::Quotient);
        assert_eq!(laws(&options), laws(&options));
    }
}
