//! Conditions over variables as C expressions.
//!
//! **Here.** A bit-vector is an expression of type `unsigned int`, or `unsigned long long` where it has more
//! than 32 bits: both count modulo a power of two, and no promotion changes them. Its value is the number,
//! so what is narrower is masked. A variable alone beside a constant, or beside another one, is written as
//! in the source.
//!
//! **Contract.** What is written means the same as the term, where variables have their names; there is
//! nothing for terms that have no such text, or a long one.

use std::cell::Cell;

use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;

/// A text is not longer than this.
const MOST: usize = 2048;

/// A variable of the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedVariable {
    /// The name in the source.
    pub name: String,
    /// Whether its type has a sign.
    pub signed: bool,
}

/// A writer of conditions as C.
pub struct CWriter<'w> {
    graph: &'w Graph,
    /// The variables that have names, as integers of 8, 16, 32 or 64 bits.
    named: &'w dyn Fn(Term) -> Option<NamedVariable>,
    /// The terms that may still be examined: see [`CWriter::new`].
    fuel: Cell<u32>,
}

/// The most terms of a text.
const MOST_TERMS: u32 = 512;

/// An expression within another one.
fn inner(text: &str) -> String {
    let is_atom = text.chars().all(|c| c.is_alphanumeric() || c == '_');
    if is_atom { text.to_owned() } else { format!("({text})") }
}

impl<'w> CWriter<'w> {
    /// A writer of conditions over these variables.
    pub fn new(graph: &'w Graph, named: &'w dyn Fn(Term) -> Option<NamedVariable>) -> CWriter<'w> {
        CWriter { graph, named, fuel: Cell::new(0) }
    }

    /// A condition, and its negation.
    pub fn both(&self, term: Term) -> Option<[String; 2]> {
        self.fuel.set(MOST_TERMS);
        let condition = self.condition(term)?;
        self.fuel.set(MOST_TERMS);
        Some([condition, self.negation(term)?])
    }

    /// Takes note of a term; `None` where there were too many.
    fn look(&self) -> Option<()> {
        self.fuel.set(self.fuel.get().checked_sub(1)?);
        Some(())
    }

    fn condition(&self, term: Term) -> Option<String> {
        let graph = self.graph;
        self.look()?;
        let child = |position: usize| graph.child(term, position);
        let text = match graph.operator(term) {
            Operator::Constant => if graph.truth_of(term)? { "1" } else { "0" }.to_owned(),
            Operator::Not => self.negation(child(0))?,
            Operator::And => {
                let parts = graph.children(term).iter().map(|&part| Some(inner(&self.condition(part)?)));
                parts.collect::<Option<Vec<String>>>()?.join(" && ")
            }
            Operator::Equal => self.equal(term, "==")?,
            Operator::BvUlt | Operator::BvSlt => self.less(term, false)?,
            Operator::Ite if graph.is_bool(term) => {
                let [condition, then, other] =
                    [0, 1, 2].map(|position| Some(inner(&self.condition(child(position))?)));
                format!("{} ? {} : {}", condition?, then?, other?)
            }
            _ => return None,
        };
        (text.len() <= MOST).then_some(text)
    }

    fn negation(&self, term: Term) -> Option<String> {
        let text = match self.graph.operator(term) {
            Operator::Equal => self.equal(term, "!=")?,
            Operator::BvUlt | Operator::BvSlt => self.less(term, true)?,
            _ => format!("!{}", inner(&self.condition(term)?)),
        };
        (text.len() <= MOST).then_some(text)
    }

    fn equal(&self, term: Term, operator: &str) -> Option<String> {
        let [left, right] = [0, 1].map(|position| self.graph.child(term, position));
        if self.graph.is_bool(left) {
            let [left, right] = [left, right].map(|side| Some(inner(&self.condition(side)?)));
            return Some(format!("{} {operator} {}", left?, right?));
        }
        if !self.graph.is_bitvec(left) {
            return None;
        }
        let plain = [true, false].into_iter().find_map(|signed| self.plain([left, right], signed));
        let [mut left, mut right] = match plain {
            Some(plain) => plain,
            None => [inner(&self.number(left)?), inner(&self.number(right)?)],
        };
        if left.starts_with(|c: char| c.is_ascii_digit() || c == '-') {
            std::mem::swap(&mut left, &mut right);
        }
        Some(format!("{left} {operator} {right}"))
    }

    fn less(&self, term: Term, is_negated: bool) -> Option<String> {
        let graph = self.graph;
        let signed = graph.operator(term) == Operator::BvSlt;
        let sides = [0, 1].map(|position| graph.child(term, position));
        let [left, right] = match self.plain(sides, signed) {
            Some(plain) => plain,
            None => {
                let width = graph.width(sides[0]);
                let [left, right] = sides.map(|side| Some(inner(&self.number(side)?)));
                let (left, right) = (left?, right?);
                match signed {
                    false => [left, right],
                    // The order of numbers with a sign is that of those without where the sign is flipped.
                    true => [left, right].map(|side| format!("({side} ^ {})", sign(width))),
                }
            }
        };
        Some(if is_negated { format!("{right} <= {left}") } else { format!("{left} < {right}") })
    }

    /// Two variables of this sign, or one and a constant, as they are in the source.
    fn plain(&self, sides: [Term; 2], signed: bool) -> Option<[String; 2]> {
        if sides.iter().all(|&side| self.graph.is_constant(side)) {
            return None;
        }
        let [left, right] = sides.map(|side| {
            let width = self.graph.width(side);
            if self.graph.is_constant(side) {
                return constant(self.graph.value(side)?.to_u64()?, width, signed);
            }
            (self.named)(side).filter(|named| named.signed == signed).map(|named| named.name)
        });
        Some([left?, right?])
    }

    fn number(&self, term: Term) -> Option<String> {
        let graph = self.graph;
        self.look()?;
        let width = graph.width(term);
        let child = |position: usize| graph.child(term, position);
        let part = |position: usize| Some(inner(&self.number(child(position))?));
        let known = |term: Term| graph.value(term).filter(|_| graph.is_constant(term))?.to_u64();
        let text = match graph.operator(term) {
            _ if width > 64 => return None,
            Operator::Constant => return constant(known(term)?, width, false),
            Operator::Variable => return self.variable(term),
            Operator::BvNot => format!("~{}", part(0)?),
            Operator::BvNeg => format!("0{} - {}", suffix(width), part(0)?),
            Operator::BvAnd => return Some(format!("{} & {}", part(0)?, part(1)?)),
            Operator::BvXor => return Some(format!("{} ^ {}", part(0)?, part(1)?)),
            Operator::BvAdd => format!("{} + {}", part(0)?, part(1)?),
            Operator::BvMul => format!("{} * {}", part(0)?, part(1)?),
            Operator::BvUdiv | Operator::BvUrem => {
                known(child(1)).filter(|&divisor| divisor != 0)?;
                let is_quotient = graph.operator(term) == Operator::BvUdiv;
                return Some(format!("{} {} {}", part(0)?, if is_quotient { '/' } else { '%' }, part(1)?));
            }
            Operator::BvShl | Operator::BvLshr => {
                let bits = known(child(1)).filter(|&bits| bits < u64::from(width))?;
                let is_left = graph.operator(term) == Operator::BvShl;
                format!("{} {} {bits}", part(0)?, if is_left { "<<" } else { ">>" })
            }
            Operator::Concat => {
                let low = graph.width(child(1));
                let below = wide(&part(1)?, low, width);
                if known(child(0)) == Some(0) {
                    return Some(below);
                }
                let above = wide(&part(0)?, graph.width(child(0)), width);
                return Some(format!("({above} << {low}) | {below}"));
            }
            Operator::Extract => {
                let (low, from) = (graph.low(term), graph.width(child(0)));
                let shifted = if low == 0 { part(0)? } else { format!("({} >> {low})", part(0)?) };
                let masked = format!("{shifted} & {}", ones(width, from));
                let is_narrow = from > 32 && width <= 32;
                return Some(if is_narrow { format!("(unsigned int)({masked})") } else { masked });
            }
            Operator::SignExtend => {
                let from = graph.width(child(0));
                let sign = constant(1 << (from - 1), width, false)?;
                format!("({} ^ {sign}) - {sign}", wide(&part(0)?, from, width))
            }
            Operator::Ite => format!("{} ? {} : {}", inner(&self.condition(child(0))?), part(1)?, part(2)?),
            _ => return None,
        };
        let is_whole = width == 32 || width == 64;
        let text = if is_whole { text } else { format!("({text}) & {}", ones(width, width)) };
        (text.len() <= MOST).then_some(text)
    }

    fn variable(&self, term: Term) -> Option<String> {
        let NamedVariable { name, signed } = (self.named)(term)?;
        Some(match (self.graph.width(term), signed) {
            (32, false) => name,
            (8, _) => format!("(unsigned int)(unsigned char){name}"),
            (16, _) => format!("(unsigned int)(unsigned short){name}"),
            (32, true) => format!("(unsigned int){name}"),
            (64, _) => format!("(unsigned long long){name}"),
            _ => return None,
        })
    }
}

/// The suffix of constants of a width.
fn suffix(width: u32) -> &'static str {
    if width > 32 { "ull" } else { "u" }
}

/// A number of a width that is part of a wider one.
fn wide(text: &str, from: u32, to: u32) -> String {
    if from <= 32 && to > 32 { format!("(unsigned long long){text}") } else { text.to_owned() }
}

/// So many ones, in the type of a width.
fn ones(count: u32, width: u32) -> String {
    format!("{}{}", u64::MAX >> (64 - count), suffix(width))
}

/// The sign bit of a width.
fn sign(width: u32) -> String {
    format!("{}{}", 1_u64 << (width - 1), suffix(width))
}

/// A constant of a width.
fn constant(value: u64, width: u32, signed: bool) -> Option<String> {
    if !signed {
        return (width <= 64).then(|| format!("{value}{}", suffix(width)));
    }
    let unused = 64_u32.checked_sub(width)?;
    let value = (value << unused) as i64 >> unused;
    Some(match value {
        i64::MIN => "(-9223372036854775807ll - 1)".to_owned(),
        -2_147_483_648 => "(-2147483647 - 1)".to_owned(),
        _ if width > 32 => format!("{value}ll"),
        _ => value.to_string(),
    })
}

#[cfg(test)]
mod tests {
    use javelin_term::sort::SortKind;

    use super::*;

    /// `x`, `y`: `int`; `u`: `unsigned`; `c`: `char`, with a sign.
    struct TestTerms {
        graph: Graph,
        all: [(Term, NamedVariable); 4],
    }

    fn terms() -> TestTerms {
        let mut graph = Graph::new();
        let all = [("x", 32, true), ("y", 32, true), ("u", 32, false), ("c", 8, true)];
        let all = all.map(|(name, width, signed)| {
            let sort = graph.bitvec_sort(width);
            (graph.variable(name, sort), NamedVariable { name: name.to_owned(), signed })
        });
        TestTerms { graph, all }
    }

    fn written(terms: &TestTerms, term: Term) -> Option<String> {
        let named =
            |wanted: Term| terms.all.iter().find(|(term, _)| *term == wanted).map(|(_, named)| named.clone());
        CWriter::new(&terms.graph, &named).both(term).map(|[text, _]| text)
    }

    #[test]
    fn conditions_are_written_as_in_the_source() {
        let mut terms = terms();
        let [x, y, u, _] = [0, 1, 2, 3].map(|position: usize| terms.all[position].0);
        let graph = &mut terms.graph;
        let minus_two = graph.number(0xffff_fffe, 32);
        let equal = graph.equal(x, minus_two);
        let unequal = graph.not(equal);
        let less = graph.term(Operator::BvSlt, &[x, y]);
        let not_less = graph.not(less);
        let other = graph.term(Operator::BvUlt, &[u, minus_two]);
        let all = [equal, unequal, less, not_less, other];
        let texts = all.map(|term| written(&terms, term).unwrap());
        assert_eq!(texts, ["x == -2", "x != -2", "x < y", "y <= x", "u < 4294967294u"]);
    }

    #[test]
    fn an_equality_of_arrays_has_no_text() {
        let mut terms = terms();
        let graph = &mut terms.graph;
        let [index, element] = [64, 8].map(|width| graph.bitvec_sort(width));
        let sort = graph.sorts.intern(SortKind::Array(index, element));
        let [one, other] = ["one", "other"].map(|name| graph.variable(name, sort));
        let equal = graph.equal(one, other);
        assert_eq!(written(&terms, equal), None);
    }

    #[test]
    fn the_rest_is_computed_without_signs() {
        let mut terms = terms();
        let [x, _, u, c] = [0, 1, 2, 3].map(|position: usize| terms.all[position].0);
        let graph = &mut terms.graph;
        let zero = graph.number(0, 1);
        let low = graph.extract(u, 0, 0);
        let even = graph.equal(low, zero);
        let less = graph.term(Operator::BvSlt, &[u, x]);
        let seven = graph.number(7, 8);
        let sum = graph.term(Operator::BvAdd, &[c, seven]);
        let narrow = graph.equal(sum, seven);
        let texts = [even, less, narrow].map(|term| written(&terms, term).unwrap());
        assert_eq!(texts[0], "(u & 1u) == 0u");
        assert_eq!(texts[1], "(u ^ 2147483648u) < (((unsigned int)x) ^ 2147483648u)");
        assert!(texts[2].contains("& 255u"), "{}", texts[2]);
        let graph = &mut terms.graph;
        let quotient = graph.term(Operator::BvUdiv, &[u, x]);
        let nothing = graph.equal(quotient, u);
        assert_eq!(written(&terms, nothing), None, "a division by zero is no C");
    }
}
