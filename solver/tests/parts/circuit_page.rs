//! The table in `docs/circuits.md`: the size of the circuit of each operator, and the share of the values
//! implied by a partial assignment of the inputs that unit propagation derives from its clauses.
//!
//! Implied values are computed by trying every value of the other inputs, so at small widths only.

use super::circuits::{BINARY, Build, Clauses, Random, Subject};
use javelin_solver::circuit::gates::{Edge, Gates, Kind};
use javelin_solver::circuit::simulate::Simulation;
use javelin_solver::cnf::encode::{Encoder, Polarity};
use javelin_solver::cnf::literal::Lit;
use javelin_term::limits::Limits;

/// Random partial assignments for each row.
const ASSIGNMENTS: usize = 1000;

/// The widest operands for which what an assignment implies is computed.
const WIDEST_IMPLIED: u32 = 8;

/// Bit `j` of the number of a lane, for all lanes of a word.
const LANES: [u64; 6] = [
    0xaaaa_aaaa_aaaa_aaaa,
    0xcccc_cccc_cccc_cccc,
    0xf0f0_f0f0_f0f0_f0f0,
    0xff00_ff00_ff00_ff00,
    0xffff_0000_ffff_0000,
    0xffff_ffff_0000_0000,
];

/// Unit propagation by counting: the number of literals of each clause that are not false.
struct Propagation<'a> {
    clauses: &'a [Vec<Lit>],
    /// The clauses of each literal, by twice its variable, plus one if it is negated.
    occurrences: Vec<Vec<usize>>,
    open: Vec<usize>,
    values: Vec<Option<bool>>,
}

fn place(literal: Lit) -> usize {
    2 * literal.var().index() + usize::from(literal.is_negated())
}

impl Propagation<'_> {
    fn new(clauses: &Clauses) -> Propagation<'_> {
        let variables = clauses.variables as usize;
        let mut occurrences = vec![Vec::new(); 2 * variables];
        for (number, clause) in clauses.clauses.iter().enumerate() {
            clause.iter().for_each(|&literal| occurrences[place(literal)].push(number));
        }
        let open = clauses.clauses.iter().map(Vec::len).collect();
        Propagation { clauses: &clauses.clauses, occurrences, open, values: vec![None; variables] }
    }

    fn value(&self, literal: Lit) -> Option<bool> {
        self.values[literal.var().index()].map(|value| value != literal.is_negated())
    }

    /// Assigns consistent literals and propagates; calls `look` on the state, and undoes the assignment.
    fn with<T>(&mut self, literals: &[Lit], look: impl FnOnce(&Self) -> T) -> T {
        let mut trail: Vec<Lit> = Vec::new();
        let mut pending = literals.to_vec();
        let mut next = 0;
        loop {
            for literal in pending.drain(..) {
                assert_ne!(self.value(literal), Some(false), "inputs imply no contradiction");
                if self.value(literal).is_none() {
                    self.values[literal.var().index()] = Some(!literal.is_negated());
                    trail.push(literal);
                }
            }
            let Some(&literal) = trail.get(next) else { break };
            next += 1;
            for &clause in &self.occurrences[place(!literal)] {
                self.open[clause] -= 1;
                let is_true = |&literal: &Lit| self.value(literal) == Some(true);
                if self.open[clause] == 1 && !self.clauses[clause].iter().any(is_true) {
                    pending.extend(self.clauses[clause].iter().filter(|&&other| self.value(other).is_none()));
                }
            }
        }
        let seen = look(self);
        for literal in trail {
            self.values[literal.var().index()] = None;
            for &clause in &self.occurrences[place(!literal)] {
                self.open[clause] += 1;
            }
        }
        seen
    }
}

/// An operator's circuit and its clauses, in which every output is defined in both directions.
struct Measured {
    subject: Subject,
    inputs: Vec<Edge>,
    outputs: Vec<Edge>,
    encoder: Encoder,
    clauses: Clauses,
}

impl Measured {
    fn new(width: u32, build: Build) -> Measured {
        let mut subject = Subject::new(width);
        subject.add(build);
        let (mut encoder, mut clauses) = (Encoder::new(), Clauses::default());
        let outputs = subject.blaster.bits(subject.terms[0]).to_vec();
        let mut define = |edge| {
            let gates = subject.blaster.gates();
            encoder.literal(gates, edge, Polarity::Both, &mut clauses, &Limits::none()).expect("no limit");
        };
        outputs.iter().for_each(|&bit| define(bit));
        let bits = subject.variables.iter().flat_map(|&variable| subject.blaster.bits(variable));
        let inputs = bits.copied().filter(|&edge| encoder.literal_of(edge).is_some()).collect();
        let outputs = outputs.into_iter().filter(|bit| !bit.is_constant()).collect();
        Measured { subject, inputs, outputs, encoder, clauses }
    }

    fn gates(&self) -> &Gates {
        self.subject.blaster.gates()
    }

    /// The most gates on a path from an input to an output.
    fn depth(&self) -> usize {
        let mut depths: Vec<usize> = Vec::with_capacity(self.gates().len());
        for gate in self.gates().gates() {
            let deepest = gate.inputs().iter().map(|input| depths[input.gate()] + 1).max();
            depths.push(deepest.unwrap_or(0));
        }
        self.outputs.iter().map(|output| depths[output.gate()]).max().unwrap_or(0)
    }

    fn literal(&self, edge: Edge) -> Lit {
        self.encoder.literal_of(edge).expect("encoded")
    }

    /// For random partial assignments, in which each input is known with probability one half: the number of
    /// outputs that they imply, and the number of these that unit propagation derives.
    fn strength(&self, random: &mut Random) -> (usize, usize) {
        let mut propagation = Propagation::new(&self.clauses);
        let (mut implied, mut found) = (0, 0);
        for _ in 0..ASSIGNMENTS {
            let known: Vec<Option<bool>> =
                self.inputs.iter().map(|_| (random.below(2) == 0).then(|| random.below(2) == 0)).collect();
            let literals: Vec<Lit> = (self.inputs.iter().zip(&known))
                .filter_map(|(&input, &value)| Some(self.literal(input).negated_if(!value?)))
                .collect();
            let values = propagation.with(&literals, |propagation| {
                let value = |&output: &Edge| propagation.value(self.literal(output));
                self.outputs.iter().map(value).collect::<Vec<Option<bool>>>()
            });
            for (implication, value) in self.implied(&known).into_iter().zip(values) {
                assert!(value.is_none() || value == implication, "unit propagation is sound");
                implied += usize::from(implication.is_some());
                found += usize::from(value.is_some());
            }
        }
        (implied, found)
    }

    /// The value of each output that is the same for all values of the inputs that are not known.
    fn implied(&self, known: &[Option<bool>]) -> Vec<Option<bool>> {
        let open = known.iter().filter(|value| value.is_none()).count();
        let mut words = vec![0; self.gates().len()];
        let mut ever = vec![(0, 0); self.outputs.len()];
        for block in 0..1u64 << open.saturating_sub(LANES.len()) {
            let mut number = 0;
            for (input, value) in self.inputs.iter().zip(known) {
                words[input.gate()] = value.map_or_else(
                    || {
                        number += 1;
                        let high = || (block >> (number - 1 - LANES.len()) & 1).wrapping_neg();
                        LANES.get(number - 1).copied().unwrap_or_else(high)
                    },
                    |value| u64::from(value).wrapping_neg(),
                );
            }
            let simulation = Simulation::run(self.gates(), |input| words[input.gate()]);
            for (&output, (one, zero)) in self.outputs.iter().zip(&mut ever) {
                *one |= simulation.value(output);
                *zero |= !simulation.value(output);
            }
        }
        ever.into_iter().map(|(one, zero)| (one == 0 || zero == 0).then_some(zero == 0)).collect()
    }

    /// The row of the table in the page.
    fn row(&self, name: &str, width: u32) -> String {
        let counts = self.gates().cone_counts(&self.outputs);
        let [leaves, inputs] = [Kind::False, Kind::Input].map(|kind| counts[kind as usize]);
        let gates = counts.iter().sum::<usize>() - leaves - inputs;
        let (depth, clauses, literals) = (self.depth(), self.clauses.clauses.len(), self.clauses.literals());
        let strength = if width > WIDEST_IMPLIED {
            "| |".to_owned()
        } else {
            let (implied, found) = self.strength(&mut Random(0x00c1_2c01_7500_0001));
            format!("| {implied} | {found} ({} %)", (100 * found + implied / 2) / implied.max(1))
        };
        format!("| `{name}` | {width} | {gates} | {depth} | {clauses} | {literals} {strength} |\n")
    }
}

/// Set `JAVELIN_WRITE_COUNTS` to write the table anew.
#[test]
fn the_documentation_has_every_circuit() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/circuits.md");
    let page = std::fs::read_to_string(path).expect("the page is there");
    let header = "| operator | width | gates | depth | clauses | literals | implied | found |\n\
        |---|---|---|---|---|---|---|---|\n";
    let mut rows = String::from(header);
    for (name, build) in BINARY.iter().filter(|(name, _)| *name != "concat") {
        for width in [4, 8, 16, 32, 64] {
            rows += &Measured::new(width, *build).row(name, width);
        }
    }
    if std::env::var_os("JAVELIN_WRITE_COUNTS").is_some() {
        let start = page.find(header).expect("the page has the table");
        std::fs::write(path, page[..start].to_owned() + &rows).expect("the table is written");
    }
    let page = std::fs::read_to_string(path).expect("the page is there");
    assert!(page.ends_with(&rows), "docs/circuits.md should end with\n{rows}");
}
