//! Families of formulas that need more search than random terms do. Without them, the later stages of a SAT
//! solver (clause deletion, restarts, inprocessing) would hardly be tested.

use super::sexpr::Sexpr;
use super::terms::Terms;
use super::value::{Sort, Value};
use num_bigint::BigUint;

/// A family of formulas.
#[derive(Clone, Copy, Debug)]
enum Family {
    /// Random clauses of three literals, near the number at which both answers are equally likely.
    Clauses,
    /// Parities of Boolean variables, and some clauses.
    Parities,
    /// Pigeonhole problems: about as many distinct values as there are below a bound.
    Pigeons,
    /// A law of multiplication that rewriting does not prove.
    Products,
    /// Two factors of a number.
    Factors,
    /// A sum of multiples.
    Knapsack,
    /// Linear equations modulo a power of two.
    Linear,
    /// Counters whose steps are written by cases.
    Counters,
}

/// Symbols to declare and formulas to assert.
#[derive(Debug, Default)]
pub struct Structure {
    /// Constants and their sorts.
    pub constants: Vec<(String, Sort)>,
    /// Functions, the sorts of their arguments and of their results.
    pub functions: Vec<(String, Vec<Sort>, Sort)>,
    pub formulas: Vec<Sexpr>,
}

/// The formulas of a random family. Their constants are declared in the scope of `terms`.
pub fn structure(terms: &mut Terms) -> Structure {
    let families = [
        (30, Family::Clauses),
        (20, Family::Parities),
        (10, Family::Pigeons),
        (10, Family::Products),
        (15, Family::Factors),
        (15, Family::Knapsack),
        (20, Family::Linear),
        (20, Family::Counters),
    ];
    let family = terms.random.weighted(&families).unwrap_or(Family::Clauses);
    let mut structure = Structure::default();
    match family {
        Family::Clauses => {
            // The large ones need thousands of conflicts.
            let (least, most) = if terms.random.chance(15) { (100, 170) } else { (12, 60) };
            let names = structure.declare(terms, Sort::Bool, least, most);
            structure.clauses(terms, &names, names.len() * 43 / 10);
        }
        Family::Parities => {
            let names = structure.declare(terms, Sort::Bool, 12, 40);
            let count = terms.random.between(4, names.len() as u32 + 2);
            for _ in 0..count {
                let length = terms.random.between(2, 5);
                let parts: Vec<Sexpr> = (0..length).map(|_| literal(terms, &names)).collect();
                structure.formulas.push(Sexpr::apply("xor", parts));
            }
            structure.clauses(terms, &names, names.len());
        }
        Family::Pigeons => structure.pigeons(terms),
        Family::Products => structure.products(terms),
        Family::Factors => structure.factors(terms),
        Family::Knapsack => structure.knapsack(terms),
        Family::Linear => structure.linear(terms),
        Family::Counters => structure.counters(terms),
    }
    structure
}

fn literal(terms: &mut Terms, names: &[String]) -> Sexpr {
    let atom =
        terms.random.pick(names).map_or_else(|| Sexpr::atom("true"), |name| Sexpr::atom(name.as_str()));
    if terms.random.chance(50) { atom } else { Sexpr::apply("not", [atom]) }
}

impl Structure {
    fn declare(&mut self, terms: &mut Terms, sort: Sort, least: u32, most: u32) -> Vec<String> {
        let count = terms.random.between(least, most);
        let names: Vec<String> = (0..count).map(|_| terms.fresh_name("s")).collect();
        for name in &names {
            let value = sort.value(terms.number(sort.bits().unwrap_or(1)));
            self.declare_as(terms, name, value);
        }
        names
    }

    /// Declares a constant that has this value in the scope of `terms`.
    pub fn declare_as(&mut self, terms: &mut Terms, name: &str, value: Value) {
        self.constants.push((name.to_owned(), value.sort()));
        terms.scope.declare(name, value);
    }

    fn clauses(&mut self, terms: &mut Terms, names: &[String], count: usize) {
        for _ in 0..count {
            let mut literals: Vec<Sexpr> = (0..3).map(|_| literal(terms, names)).collect();
            if terms.random.chance(10) {
                literals.pop();
            }
            self.formulas.push(Sexpr::apply("or", literals));
        }
    }

    fn pigeons(&mut self, terms: &mut Terms) {
        let width = terms.random.between(1, 3);
        let holes = 1 << width;
        let names = self.declare(terms, Sort::Bits(width), holes.min(6), (holes + 1).min(7));
        let atoms: Vec<Sexpr> = names.iter().map(|name| Sexpr::atom(name.as_str())).collect();
        self.formulas.push(Sexpr::apply("distinct", atoms.clone()));
        let bound = terms.constant(&Sort::Bits(width));
        for atom in atoms {
            self.formulas.push(Sexpr::apply("bvule", [atom, bound.clone()]));
        }
    }

    fn products(&mut self, terms: &mut Terms) {
        let width = terms.random.between(3, 5);
        let names = self.declare(terms, Sort::Bits(width), 3, 3);
        let [a, b, c] = [0, 1, 2].map(|number| Sexpr::atom(names.get(number).map_or("", String::as_str)));
        let times = |left: &Sexpr, right: &Sexpr| Sexpr::apply("bvmul", [left.clone(), right.clone()]);
        let (left, right) = if terms.random.chance(50) {
            (times(&a, &times(&b, &c)), times(&times(&c, &a), &b))
        } else {
            let sum = Sexpr::apply("bvadd", [b.clone(), c.clone()]);
            (times(&a, &sum), Sexpr::apply("bvadd", [times(&a, &b), times(&c, &a)]))
        };
        // In one case of four it is not a law.
        let right = if terms.random.chance(25) { Sexpr::apply("bvor", [right, a]) } else { right };
        self.formulas.push(Sexpr::apply("distinct", [left, right]));
    }

    fn factors(&mut self, terms: &mut Terms) {
        let width = terms.random.between(4, 7);
        let names = self.declare(terms, Sort::Bits(width), 2, 2);
        let wide = |name: &String| {
            Sexpr::List(vec![Sexpr::indexed("zero_extend", &[width]), Sexpr::atom(name.as_str())])
        };
        let product = Sexpr::apply("bvmul", names.iter().map(wide).collect::<Vec<_>>());
        let number = if terms.random.chance(50) {
            terms.scope.evaluate(&product).unwrap_or(Value::Bool(false))
        } else {
            Sort::Bits(2 * width).value(terms.number(2 * width) | BigUint::from(1u8))
        };
        let number = terms.written(&number);
        self.formulas.push(Sexpr::apply("=", [product, number]));
        for name in &names {
            let one = Sort::Bits(width).value(BigUint::from(1u8)).to_sexpr();
            self.formulas.push(Sexpr::apply("bvugt", [Sexpr::atom(name.as_str()), one]));
        }
    }

    fn knapsack(&mut self, terms: &mut Terms) {
        let width = terms.random.between(8, 16);
        let names = self.declare(terms, Sort::Bool, 6, 12);
        let zero = Sort::Bits(width).value(BigUint::ZERO).to_sexpr();
        let mut parts = Vec::new();
        for name in &names {
            let weight = Sort::Bits(width).value(terms.number(width));
            let weight = terms.written(&weight);
            parts.push(Sexpr::apply("ite", [Sexpr::atom(name.as_str()), weight, zero.clone()]));
        }
        let sum = Sexpr::apply("bvadd", parts);
        let value = match terms.scope.evaluate(&sum) {
            Some(value) if terms.random.chance(60) => value,
            _ => Sort::Bits(width).value(terms.number(width)),
        };
        let value = terms.written(&value);
        self.formulas.push(Sexpr::apply("=", [sum, value]));
    }

    fn linear(&mut self, terms: &mut Terms) {
        let width = terms.random.between(2, 8);
        let names = self.declare(terms, Sort::Bits(width), 3, 6);
        for _ in 0..terms.random.between(2, names.len() as u32 + 1) {
            let left = linear_sum(terms, &names, width);
            let mut right = match terms.scope.evaluate(&left) {
                Some(value) if terms.random.chance(70) => terms.written(&value),
                _ => terms.constant(&Sort::Bits(width)),
            };
            if terms.random.chance(30) {
                right = Sexpr::apply("bvadd", [right, linear_sum(terms, &names, width)]);
            }
            self.formulas.push(Sexpr::apply("=", [left, right]));
        }
    }

    fn counters(&mut self, terms: &mut Terms) {
        let sort = Sort::Bits(terms.random.between(2, 6));
        let mut last = terms.constant(&sort);
        for condition in self.declare(terms, Sort::Bool, 3, 8) {
            let condition = Sexpr::atom(condition);
            let steps = [terms.constant(&sort), terms.constant(&sort)];
            let [step, other] = steps.clone();
            let step = Sexpr::apply("ite", [condition.clone(), step, other]);
            let Some(value) = terms.scope.evaluate(&Sexpr::apply("bvadd", [last.clone(), step])) else {
                return;
            };
            let name = terms.fresh_name("s");
            self.declare_as(terms, &name, value);
            let count = Sexpr::atom(name);
            let negated = Sexpr::apply("not", [condition.clone()]);
            for (escape, step) in [negated, condition].into_iter().zip(steps) {
                let parts = match terms.random.below(4) {
                    0 => [Sexpr::apply("bvsub", [count.clone(), last.clone()]), step],
                    1 => [last.clone(), Sexpr::apply("bvsub", [count.clone(), step])],
                    2 => [
                        Sexpr::apply("bvadd", [Sexpr::apply("bvnot", [count.clone()]), step]),
                        Sexpr::apply("bvnot", [last.clone()]),
                    ],
                    _ => [count.clone(), Sexpr::apply("bvadd", [step, last.clone()])],
                };
                self.formulas.push(Sexpr::apply("or", [escape, Sexpr::apply("=", parts)]));
            }
            last = count;
        }
        let bound = terms.constant(&sort);
        self.formulas.push(Sexpr::apply("bvult", [bound, last]));
        terms.random.shuffle(&mut self.formulas);
    }
}

/// A sum in which most variables of a width have a factor, written in one of several ways.
fn linear_sum(terms: &mut Terms, names: &[String], width: u32) -> Sexpr {
    let mut parts = vec![terms.constant(&Sort::Bits(width))];
    for name in names {
        let variable = Sexpr::atom(name.as_str());
        let zeros = terms.random.between(1, width - 1);
        let part = match terms.random.below(10) {
            0 => continue,
            1 => variable,
            2 => Sexpr::apply("bvneg", [variable]),
            3 => Sexpr::apply("bvnot", [variable]),
            4 => {
                let low = Sexpr::List(vec![Sexpr::indexed("extract", &[width - zeros - 1, 0]), variable]);
                Sexpr::apply("concat", [low, Sort::Bits(zeros).value(BigUint::ZERO).to_sexpr()])
            }
            5 => {
                let all = Sexpr::apply("bvadd", [variable, parts.swap_remove(0)]);
                Sexpr::apply("bvmul", [all, terms.constant(&Sort::Bits(width))])
            }
            _ => Sexpr::apply("bvmul", [terms.constant(&Sort::Bits(width)), variable]),
        };
        parts.push(part);
    }
    if parts.len() == 1 { parts.swap_remove(0) } else { Sexpr::apply("bvadd", parts) }
}

#[cfg(test)]
mod tests {
    use super::super::random::Random;
    use super::super::weights::{Shape, Weights};
    use super::*;

    #[test]
    fn structures_are_well_sorted() {
        let mut sizes = Vec::new();
        for seed in 0..200 {
            let mut terms = Terms::new(Random::new(seed), Weights::default(), Shape::default());
            let structure = structure(&mut terms);
            for formula in &structure.formulas {
                assert_eq!(terms.scope.sort(formula), Some(Sort::Bool), "{formula}");
            }
            sizes.push(structure.formulas.len());
        }
        assert!(sizes.contains(&1) && sizes.iter().any(|size| *size > 200), "{sizes:?}");
    }
}
