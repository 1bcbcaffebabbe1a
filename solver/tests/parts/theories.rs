//! Arrays and functions against enumeration: random scripts over sorts so small that every assignment is
//! tried.

use std::collections::BTreeSet;

use crate::random::Random;
use javelin_solver::params::Params;
use javelin_solver::session::Session;
use javelin_solver::session::options::Options;
use javelin_term::array::value_width;
use javelin_term::bitvec::BitVec;
use javelin_term::eval::{Assignment, Evaluator, Table};
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::Limits;
use javelin_term::operator::Operator;
use javelin_term::print;
use javelin_term::sort::{Sort, SortKind};

/// The elements that uninterpreted sorts are enumerated with.
const ELEMENTS: u64 = 3;

/// The most assignments that are tried for a script.
const ASSIGNMENTS: u64 = 4096;

/// All values of a sort; arrays are made in the assignment.
fn values(graph: &Graph, assignment: &Assignment, sort: Sort) -> Vec<BitVec> {
    match *graph.sorts.kind(sort) {
        SortKind::Array(index, element) => {
            let indices = values(graph, assignment, index);
            let elements = values(graph, assignment, element);
            let zero = assignment.zero(graph, sort).expect("a sort with values");
            indices.iter().fold(vec![zero], |arrays, index| {
                let extended = arrays.iter().flat_map(|array| {
                    elements.iter().map(|element| assignment.write(array, index, element)).collect::<Vec<_>>()
                });
                extended.collect()
            })
        }
        SortKind::Uninterpreted(..) => (0..ELEMENTS).map(|number| BitVec::from_u64(number, 16)).collect(),
        _ => {
            let width = value_width(&graph.sorts, sort).expect("a sort with values");
            (0..1 << width).map(|number| BitVec::from_u64(number, width)).collect()
        }
    }
}

/// The number of values of a sort, or of tables of a function.
fn count(graph: &Graph, sort: Sort) -> u64 {
    match graph.sorts.kind(sort) {
        SortKind::Bool => 2,
        SortKind::BitVec(width) => 1 << width,
        SortKind::Uninterpreted(..) => ELEMENTS,
        SortKind::Array(index, element) => {
            count(graph, *element).saturating_pow(count(graph, *index).min(64) as u32)
        }
        SortKind::Function(arguments, result) => {
            let rows = arguments.iter().map(|&argument| count(graph, argument)).product::<u64>();
            count(graph, *result).saturating_pow(rows.min(64) as u32)
        }
    }
}

/// All tables of a function.
fn tables(graph: &Graph, assignment: &Assignment, symbol: Term) -> Vec<Table> {
    let SortKind::Function(arguments, result) = graph.sorts.kind(graph.sort(symbol)) else {
        unreachable!("a symbol")
    };
    let rows = arguments.iter().fold(vec![Vec::new()], |rows, &argument| {
        let domain = values(graph, assignment, argument);
        let longer = |row: &Vec<BitVec>| {
            let row = row.clone();
            domain
                .iter()
                .map(move |value| [&row[..], std::slice::from_ref(value)].concat())
                .collect::<Vec<_>>()
        };
        rows.iter().flat_map(longer).collect()
    });
    let results = values(graph, assignment, *result);
    rows.iter().fold(vec![Table::new(results[0].clone())], |tables, row| {
        let extended = tables.iter().flat_map(|table| {
            results.iter().map(|value| {
                let mut table = table.clone();
                table.add(row.clone().into(), value.clone());
                table
            })
        });
        extended.collect()
    })
}

/// Terms of a script under construction.
struct Pool {
    graph: Graph,
    /// Constants and function symbols.
    symbols: Vec<Term>,
    terms: Vec<Term>,
    /// The sorts that constant arrays are made of.
    arrays: Vec<Sort>,
    assignments: u64,
    has_elements: bool,
}

impl Pool {
    fn new(random: &mut Random) -> Pool {
        let mut pool = Pool {
            graph: Graph::new(),
            symbols: Vec::new(),
            terms: Vec::new(),
            arrays: Vec::new(),
            assignments: 1,
            has_elements: false,
        };
        let graph = &mut pool.graph;
        let (one, two) = (graph.bitvec_sort(1), graph.bitvec_sort(2));
        let element = graph.sorts.uninterpreted("S");
        let mut array = |index, element| graph.sorts.intern(SortKind::Array(index, element));
        let small = array(one, one);
        let arrays = [
            small,
            array(two, one),
            array(one, two),
            array(Sort::BOOL, one),
            array(one, small),
            array(one, element),
        ];
        pool.arrays = arrays.to_vec();
        let flat = [Sort::BOOL, one, one, two, element];
        let favourite = random.pick(&arrays);
        for number in 0..12 {
            let any = |random: &mut Random| match random.below(3) {
                0 => random.pick(&flat),
                1 => favourite,
                _ => random.pick(&arrays),
            };
            let sort = match random.below(3) {
                0 => {
                    let argument = if random.below(4) == 0 { any(random) } else { random.pick(&flat) };
                    let result = if random.below(4) == 0 { any(random) } else { random.pick(&flat) };
                    pool.graph.sorts.intern(SortKind::Function([argument].into(), result))
                }
                _ => any(random),
            };
            let assignments = pool.assignments.saturating_mul(count(&pool.graph, sort));
            if assignments <= ASSIGNMENTS {
                pool.assignments = assignments;
                let symbol = pool.graph.variable(&format!("v{number}"), sort);
                pool.symbols.push(symbol);
                if !matches!(pool.graph.sorts.kind(sort), SortKind::Function(..)) {
                    pool.terms.push(symbol);
                }
            }
        }
        for number in 0..2 {
            let (narrow, wide) = (pool.graph.number(number, 1), pool.graph.number(number + 1, 2));
            pool.terms.extend([narrow, wide]);
        }
        let truth = pool.graph.truth(true);
        pool.terms.push(truth);
        let is_element = |&&symbol: &&Term| print::sort(&pool.graph, pool.graph.sort(symbol)).contains('S');
        pool.has_elements = pool.symbols.iter().filter(is_element).count() > 0;
        pool
    }

    /// A random term of a sort, if there is one.
    fn of(&self, sort: Sort, random: &mut Random) -> Option<Term> {
        let fitting: Vec<Term> =
            self.terms.iter().copied().filter(|&term| self.graph.sort(term) == sort).collect();
        let newer = fitting.len().min(4);
        match random.below(2) {
            _ if fitting.is_empty() => None,
            0 => Some(fitting[fitting.len() - 1 - random.below(newer)]),
            _ => Some(random.pick(&fitting)),
        }
    }

    fn any(&self, random: &mut Random) -> Term {
        random.pick(&self.terms)
    }

    /// Adds a random application to terms of the pool.
    fn grow(&mut self, random: &mut Random) -> Option<Term> {
        let term = self.any(random);
        let sort = self.graph.sort(term);
        let made = match (random.below(8), self.graph.sorts.kind(sort).clone()) {
            (0 | 1, SortKind::Array(index, _)) => {
                let index = self.of(index, random)?;
                self.graph.term(Operator::Select, &[term, index])
            }
            (2..=4, SortKind::Array(index, element)) => {
                let (index, element) = (self.of(index, random)?, self.of(element, random)?);
                self.graph.term(Operator::Store, &[term, index, element])
            }
            (0, SortKind::BitVec(_)) => {
                let other = self.of(sort, random)?;
                self.graph.term(Operator::BvAdd, &[term, other])
            }
            (1, _) => {
                let sort = random.pick(&self.arrays);
                let SortKind::Array(_, element) = *self.graph.sorts.kind(sort) else { return None };
                let element = self.of(element, random)?;
                self.graph.constant_array(sort, element)
            }
            (2, _) => {
                let symbol = random.pick(&self.symbols);
                let SortKind::Function(arguments, _) = self.graph.sorts.kind(self.graph.sort(symbol)) else {
                    return None;
                };
                let argument = self.of(arguments[0], random)?;
                self.graph.term(Operator::Apply, &[symbol, argument])
            }
            (3 | 5, _) => {
                let (condition, other) = (self.of(Sort::BOOL, random)?, self.of(sort, random)?);
                self.graph.ite(condition, term, other)
            }
            _ => {
                let other = self.of(sort, random)?;
                let equal = self.graph.equal(term, other);
                if random.below(2) == 0 { self.graph.not(equal) } else { equal }
            }
        };
        self.terms.push(made);
        Some(made)
    }

    /// A random formula that is not a symbol.
    fn formula(&mut self, random: &mut Random) -> Term {
        for _ in 0..8 {
            self.grow(random);
        }
        loop {
            if let Some(term) = self.grow(random)
                && self.graph.is_bool(term)
            {
                return term;
            }
        }
    }

    /// The satisfiable sets of formulas, each as a bit set of indices.
    fn satisfiable(&self, formulas: &[Term]) -> BTreeSet<u32> {
        let mut base = Assignment::new();
        let choices: Vec<(Term, u64)> = self
            .symbols
            .iter()
            .map(|&symbol| (symbol, count(&self.graph, self.graph.sort(symbol))))
            .collect();
        let is_function =
            |symbol| matches!(self.graph.sorts.kind(self.graph.sort(symbol)), SortKind::Function(..));
        let mut domains = Vec::new();
        let mut functions = Vec::new();
        for &(symbol, _) in &choices {
            match is_function(symbol) {
                true => functions.push((symbol, tables(&self.graph, &base, symbol))),
                false => domains.push((symbol, values(&self.graph, &base, self.graph.sort(symbol)))),
            }
        }
        let mut found = BTreeSet::new();
        let mut evaluator = Evaluator::new();
        for number in 0..self.assignments {
            let mut rest = number;
            let mut digit = |count: usize| {
                let digit = rest % count as u64;
                rest /= count as u64;
                digit as usize
            };
            for (symbol, domain) in &domains {
                base.set(*symbol, domain[digit(domain.len())].clone());
            }
            for (symbol, tables) in &functions {
                base.set_function(*symbol, tables[digit(tables.len())].clone());
            }
            evaluator.clear();
            let holds = formulas.iter().enumerate().map(|(position, &formula)| {
                u32::from(evaluator.value(&self.graph, &base, formula).expect("a value").is_one()) << position
            });
            found.insert(holds.sum());
        }
        found
    }

    fn declarations(&self) -> String {
        let mut text = String::from("(declare-sort S 0)\n");
        for &symbol in &self.symbols {
            let name = &self.graph.symbol(symbol).name;
            text += &match self.graph.sorts.kind(self.graph.sort(symbol)) {
                SortKind::Function(arguments, result) => {
                    let [argument, result] =
                        [arguments[0], *result].map(|sort| print::sort(&self.graph, sort));
                    format!("(declare-fun {name} ({argument}) {result})\n")
                }
                _ => {
                    format!("(declare-const {name} {})\n", print::sort(&self.graph, self.graph.sort(symbol)))
                }
            };
        }
        text
    }
}

fn answers(options: Options, script: &str) -> Vec<String> {
    let mut session = Session::new(options);
    session.feed(script.as_bytes());
    session.finish();
    std::iter::from_fn(|| session.step()).filter_map(|reply| reply.text).collect()
}

/// One random script: five formulas, asserted on two levels, checked again and again.
fn check(seed: u64) {
    let mut random = Random(seed);
    let mut pool = Pool::new(&mut random);
    let formulas: Vec<Term> = (0..5).map(|_| pool.formula(&mut random)).collect();
    let satisfiable = pool.satisfiable(&formulas);
    let write = |&formula: &Term| print::term(&pool.graph, formula, &Limits::none()).unwrap();
    let text: Vec<String> = formulas.iter().map(write).collect();
    let [a, b, c, d, e] = [0, 1, 2, 3, 4].map(|position| format!("(assert {})\n", text[position]));
    let script = format!(
        "{}{a}{b}(check-sat)\n(push)\n{c}(check-sat)\n{d}(check-sat)\n(pop)\n{e}(check-sat)\n\
         (check-sat-assuming ({}))\n(push)\n{c}{d}(check-sat)\n",
        pool.declarations(),
        text[3]
    );
    let sets = [0b00011, 0b00111, 0b01111, 0b10011, 0b11011, 0b11111];
    let want = sets.map(|set: u32| satisfiable.iter().any(|holds| holds & set == set));
    for options in [
        Options::default(),
        Options { rewrite_level: 0, preprocess: false, ..Options::default() },
        Options { produce_unsat_cores: true, ..Options::default() },
        Options { params: Params { pass_unfold: false, ..Params::default() }, ..Options::default() },
    ] {
        let got = answers(options, &script);
        assert_eq!(got.len(), want.len(), "seed {seed}: {got:?}\n{script}");
        for (got, want) in got.iter().zip(want) {
            let fits = match (got.as_str(), want) {
                ("sat", true) | ("unsat", false) => true,
                // More elements than were enumerated may be needed.
                ("sat", false) => pool.has_elements,
                _ => false,
            };
            assert!(fits, "seed {seed}: {got}, satisfiable: {want}\n{script}");
        }
    }
}

#[test]
fn random_scripts_agree_with_enumeration() {
    for seed in 0..400 {
        check(seed);
    }
}

/// The work of evaluating a read at the address of the last of `writes` writes.
fn steps_of_reading_the_last_of(writes: u64) -> u64 {
    let mut graph = Graph::new();
    let (word, byte) = (graph.bitvec_sort(32), graph.bitvec_sort(8));
    let sort = graph.sorts.intern(SortKind::Array(word, byte));
    let start = graph.variable("i", word);
    let (mut array, mut place) = (graph.variable("a", sort), start);
    for number in 0..writes {
        let offset = graph.number(number, 32);
        place = graph.term(Operator::BvAdd, &[start, offset]);
        let element = graph.number(number % 256, 8);
        array = graph.term(Operator::Store, &[array, place, element]);
    }
    let read = graph.term(Operator::Select, &[array, place]);
    let limits = Limits::none().metered();
    let mut evaluator = Evaluator::new();
    evaluator.set_limits(&limits);
    let element = BitVec::from_u64((writes - 1) % 256, 8);
    assert_eq!(evaluator.value(&graph, &Assignment::new(), read), Ok(element));
    drop(evaluator);
    limits.steps()
}

#[test]
fn reading_the_last_write_does_not_take_the_chain() {
    let few = steps_of_reading_the_last_of(10);
    assert!(few > 0);
    assert_eq!(steps_of_reading_the_last_of(10_000), few);
}
