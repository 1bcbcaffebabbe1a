//! Applications of the operators of the theories: what is well sorted, and what it means in core operators.

use javelin_parser::operator::{Associativity, Operator};

use super::error::{Error, Expected};
use super::terms::{Terms, check_width};
use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator as Core;
use javelin_term::sort::{Sort, SortKind};
use javelin_term::work::Work;

/// How many arguments are taken between two checks of the limits.
const PERIOD: usize = 1 << 12;

/// The most pairs that `distinct` is spelled out to.
const MOST_PAIRS: usize = 30_000_000;

/// An application becomes at most this many terms and two for each argument, those apart that check for room
/// themselves.
const USUAL_TERMS: usize = 300;

/// The sorts that an operator requires of its arguments.
enum Shape {
    /// All `Bool`.
    Truths,
    /// All of one sort.
    Alike,
    /// `Bool` and two of one sort.
    Choice,
    /// A bit-vector of one bit and two of one sort.
    BitChoice,
    /// Bit-vectors of any widths.
    Vectors,
    /// Bit-vectors of one width.
    VectorsAlike,
    /// An array, and what it maps from and to.
    Array,
}

fn shape(operator: Operator) -> Shape {
    use Operator::*;
    match operator {
        True | False | Not | Implies | And | Or | Xor => Shape::Truths,
        Equal | Distinct => Shape::Alike,
        Ite => Shape::Choice,
        BvIte => Shape::BitChoice,
        Concat => Shape::Vectors,
        Select | Store => Shape::Array,
        _ => Shape::VectorsAlike,
    }
}

impl Terms {
    /// An application of an operator of the theories, in core operators.
    ///
    /// # Errors
    /// The indices, the number of the arguments or their sorts are wrong, the result is too wide, or a limit
    /// was reached.
    pub(super) fn apply(
        &mut self,
        operator: Operator,
        indices: &[u64],
        arguments: &[Term],
    ) -> Result<Term, Error> {
        check_counts(operator, indices.len(), arguments.len())?;
        self.check_room(USUAL_TERMS + 2 * arguments.len())?;
        self.check_sorts(operator, arguments)?;
        match (operator, indices, arguments) {
            (_, &[], _) => match operator.associativity() {
                Associativity::None => self.plain(operator, arguments),
                Associativity::Left => self.left(operator, arguments),
                Associativity::Right => self.implication(arguments),
                Associativity::Chainable => self.chain(arguments),
                Associativity::Pairwise => self.distinct(arguments),
            },
            (Operator::Extract, &[high, low], &[vector]) => self.slice(vector, high, low),
            (_, &[index], &[vector]) => self.indexed(operator, index, vector),
            _ => Err(Error::Indices {
                name: operator.name(),
                expected: operator.indices(),
                found: indices.len(),
            }),
        }
    }

    fn check_sorts(&self, operator: Operator, arguments: &[Term]) -> Result<(), Error> {
        let graph = &self.graph;
        let sort = |position: usize| graph.sort(arguments[position]);
        let wrong = |position, expected| Err(self.clash(operator.name(), arguments, position, expected));
        match shape(operator) {
            Shape::Truths => match arguments.iter().position(|&argument| !graph.is_bool(argument)) {
                Some(position) => wrong(position, Expected::Bool),
                None => Ok(()),
            },
            Shape::Vectors => match arguments.iter().position(|&argument| !graph.is_bitvec(argument)) {
                Some(position) => wrong(position, Expected::BitVec),
                None => Ok(()),
            },
            Shape::VectorsAlike if !graph.is_bitvec(arguments[0]) => wrong(0, Expected::BitVec),
            Shape::Alike | Shape::VectorsAlike => self.check_alike(operator, arguments, 0),
            Shape::Choice if !graph.is_bool(arguments[0]) => wrong(0, Expected::Bool),
            Shape::BitChoice if *graph.sorts.kind(sort(0)) != SortKind::BitVec(1) => wrong(0, Expected::Bit),
            Shape::Choice | Shape::BitChoice => self.check_alike(operator, arguments, 1),
            Shape::Array => match *graph.sorts.kind(sort(0)) {
                SortKind::Array(index, _) if sort(1) != index => wrong(1, Expected::Sort(self.named(index))),
                SortKind::Array(_, element) if operator == Operator::Store && sort(2) != element => {
                    wrong(2, Expected::Sort(self.named(element)))
                }
                SortKind::Array(..) => Ok(()),
                _ => wrong(0, Expected::Array),
            },
        }
    }

    /// Checks that the arguments from a position on have the sort of the one there.
    fn check_alike(&self, operator: Operator, arguments: &[Term], first: usize) -> Result<(), Error> {
        let expected = self.graph.sort(arguments[first]);
        let differs = |&argument: &Term| self.graph.sort(argument) != expected;
        match arguments[first..].iter().position(differs) {
            None => Ok(()),
            Some(position) => {
                let expected = Expected::Like(self.named(expected), first + 1);
                Err(self.clash(operator.name(), arguments, first + position, expected))
            }
        }
    }

    /// Operators of a fixed number of arguments, without indices.
    fn plain(&mut self, operator: Operator, arguments: &[Term]) -> Result<Term, Error> {
        let graph = &mut self.graph;
        match (operator, arguments) {
            (Operator::True, _) => Ok(graph.truth(true)),
            (Operator::False, _) => Ok(graph.truth(false)),
            (Operator::Select, _) => Ok(graph.term(Core::Select, arguments)),
            (Operator::Store, _) => Ok(graph.term(Core::Store, arguments)),
            (Operator::BvUmulo | Operator::BvSmulo, &[left, right]) => {
                let width = graph.width(left);
                check_width(operator.name(), u64::from(width) + 1)?;
                self.check_memory_of(8 * width as usize)?;
                let mut work = Work::new(&self.limits);
                let overflow = match operator {
                    Operator::BvUmulo => self.graph.bvumulo(left, right, &mut work),
                    _ => self.graph.bvsmulo(left, right, &mut work),
                };
                overflow.map_err(Error::Stopped)
            }
            (_, &[only]) => Ok(unary(graph, operator, only)),
            (_, &[left, right]) => Ok(binary(graph, operator, left, right)),
            (Operator::BvIte, &[bit, then, other]) => {
                let condition = graph.bit_at(bit, 0);
                Ok(graph.ite(condition, then, other))
            }
            (_, &[condition, then, other]) => Ok(graph.ite(condition, then, other)),
            _ => Err(wrong_count(operator, arguments.len())),
        }
    }

    /// An application of a left-associative operator, as nested binary ones.
    fn left(&mut self, operator: Operator, arguments: &[Term]) -> Result<Term, Error> {
        let graph = &mut self.graph;
        match operator {
            Operator::And if arguments.len() <= PERIOD => return Ok(graph.and(arguments)),
            Operator::And => return self.all(arguments, |_, argument| argument),
            Operator::Or if arguments.len() <= PERIOD => return Ok(graph.or(arguments)),
            Operator::Or => {
                let none = self.all(arguments, Graph::not)?;
                return Ok(self.graph.not(none));
            }
            Operator::Concat => {
                let width = arguments.iter().map(|&argument| u64::from(graph.width(argument))).sum();
                check_width("concat", width)?;
            }
            _ => {}
        }
        let mut sum = arguments[0];
        for part in arguments[1..].chunks(PERIOD) {
            self.check_limits(part.len())?;
            sum = part.iter().fold(sum, |sum, &next| binary(&mut self.graph, operator, sum, next));
        }
        Ok(sum)
    }

    /// `distinct`: one disequality for each pair.
    fn distinct(&mut self, arguments: &[Term]) -> Result<Term, Error> {
        let graph = &mut self.graph;
        if let &[left, right] = arguments {
            return Ok(graph.unequal(left, right));
        }
        if !has_values(graph, graph.sort(arguments[0]), arguments.len()) {
            return Ok(graph.truth(false));
        }
        let pairs = arguments.len().saturating_mul(arguments.len() - 1) / 2;
        if pairs > MOST_PAIRS {
            return Err(Error::Pairs { arguments: arguments.len(), pairs, most: MOST_PAIRS });
        }
        let values = arguments.iter().filter(|&&argument| graph.is_constant(argument)).count();
        let folded = values * values.saturating_sub(1) / 2;
        self.check_memory_of(2 * (pairs - folded))?;
        self.scratch.clear();
        Work::new(&self.limits).reserve_in(&self.scratch, pairs).map_err(Error::Stopped)?;
        for (position, &left) in arguments.iter().enumerate() {
            for part in arguments[position + 1..].chunks(PERIOD) {
                self.check_limits(2 * part.len())?;
                let graph = &mut self.graph;
                self.scratch.extend(part.iter().map(|&right| graph.unequal(left, right)));
            }
        }
        self.conjunction()
    }

    /// The conjunction of the terms in `scratch`.
    fn conjunction(&mut self) -> Result<Term, Error> {
        if self.scratch.len() > PERIOD && !self.scratch.is_sorted() {
            Work::new(&self.limits).sort(&mut self.scratch).map_err(Error::Stopped)?;
        }
        let all = self.graph.and(&self.scratch);
        self.scratch.clear();
        self.scratch.shrink_to(PERIOD);
        Ok(all)
    }

    /// The conjunction of what becomes of each argument.
    fn all(&mut self, arguments: &[Term], each: fn(&mut Graph, Term) -> Term) -> Result<Term, Error> {
        self.scratch.clear();
        for part in arguments.chunks(PERIOD) {
            self.check_limits(part.len())?;
            let graph = &mut self.graph;
            self.scratch.extend(part.iter().map(|&argument| each(graph, argument)));
        }
        self.conjunction()
    }

    /// `(=> a b c)`: not all premises hold while the conclusion fails.
    fn implication(&mut self, arguments: &[Term]) -> Result<Term, Error> {
        match arguments {
            &[premise, conclusion] => Ok(self.graph.implies(premise, conclusion)),
            [premises @ .., conclusion] => {
                let premises = self.all(premises, |_, premise| premise)?;
                Ok(self.graph.implies(premises, *conclusion))
            }
            [] => Ok(self.graph.truth(true)),
        }
    }

    /// `(= a b c)`: every argument equals the next.
    fn chain(&mut self, arguments: &[Term]) -> Result<Term, Error> {
        if let &[left, right] = arguments {
            return Ok(self.graph.equal(left, right));
        }
        self.scratch.clear();
        for (index, pair) in arguments.windows(2).enumerate() {
            if index % PERIOD == 0 {
                self.check_limits(PERIOD)?;
            }
            let link = self.graph.equal(pair[0], pair[1]);
            self.scratch.push(link);
        }
        self.conjunction()
    }

    fn slice(&mut self, vector: Term, high: u64, low: u64) -> Result<Term, Error> {
        let top = self.graph.width(vector) - 1;
        if high > u64::from(top) {
            return Err(Error::HighIndex { high, top });
        }
        if low > high {
            return Err(Error::IndexOrder { low, high });
        }
        Ok(self.graph.extract(vector, high as u32, low as u32))
    }

    /// Operators of one index.
    fn indexed(&mut self, operator: Operator, index: u64, vector: Term) -> Result<Term, Error> {
        let graph = &mut self.graph;
        let width = graph.width(vector);
        match operator {
            Operator::Repeat if index == 0 => Err(Error::NoCopies),
            Operator::Repeat => {
                check_width("repeat", index.saturating_mul(u64::from(width)))?;
                Ok(graph.repeat(vector, index as u32))
            }
            Operator::ZeroExtend => {
                check_width("zero_extend", index.saturating_add(u64::from(width)))?;
                Ok(graph.zero_extend(vector, index as u32))
            }
            Operator::SignExtend => {
                check_width("sign_extend", index.saturating_add(u64::from(width)))?;
                Ok(graph.sign_extend(vector, index as u32))
            }
            Operator::RotateLeft => Ok(graph.rotate_left(vector, (index % u64::from(width)) as u32)),
            Operator::RotateRight => Ok(graph.rotate_left(vector, width - (index % u64::from(width)) as u32)),
            _ => Err(Error::Indices { name: operator.name(), expected: operator.indices(), found: 1 }),
        }
    }
}

fn check_counts(operator: Operator, indices: usize, arguments: usize) -> Result<(), Error> {
    if indices != operator.indices() {
        return Err(Error::Indices { name: operator.name(), expected: operator.indices(), found: indices });
    }
    let exact = operator.associativity() == Associativity::None;
    match arguments < operator.arity() || exact && arguments > operator.arity() {
        true => Err(wrong_count(operator, arguments)),
        false => Ok(()),
    }
}

fn wrong_count(operator: Operator, found: usize) -> Error {
    Error::Arguments {
        name: operator.name().into(),
        expected: operator.arity(),
        at_least: operator.associativity() != Associativity::None,
        found,
    }
}

/// Whether a sort has at least `count` values.
fn has_values(graph: &Graph, sort: Sort, count: usize) -> bool {
    match *graph.sorts.kind(sort) {
        SortKind::Bool => count <= 2,
        SortKind::BitVec(width) if width < usize::BITS => count <= 1 << width,
        _ => true,
    }
}

fn unary(graph: &mut Graph, operator: Operator, only: Term) -> Term {
    match operator {
        Operator::Not => graph.not(only),
        Operator::BvNot => graph.bvnot(only),
        Operator::BvNeg => graph.bvneg(only),
        Operator::BvNego => graph.bvnego(only),
        Operator::BvRedor => graph.bvredor(only),
        Operator::BvRedand => graph.bvredand(only),
        Operator::BvRedxor => graph.bvredxor(only),
        Operator::BvInc => graph.bvinc(only),
        Operator::BvDec => graph.bvdec(only),
        _ => unreachable!("{operator:?} is not unary"),
    }
}

fn binary(graph: &mut Graph, operator: Operator, left: Term, right: Term) -> Term {
    let pair = &[left, right];
    match operator {
        Operator::Xor => graph.unequal(left, right),
        Operator::Concat => graph.term(Core::Concat, pair),
        Operator::BvAnd => graph.term(Core::BvAnd, pair),
        Operator::BvOr => graph.bvor(left, right),
        Operator::BvXor => graph.term(Core::BvXor, pair),
        Operator::BvNand => {
            let both = graph.term(Core::BvAnd, pair);
            graph.bvnot(both)
        }
        Operator::BvNor => {
            let any = graph.bvor(left, right);
            graph.bvnot(any)
        }
        Operator::BvXnor => {
            let differ = graph.term(Core::BvXor, pair);
            graph.bvnot(differ)
        }
        Operator::BvComp => {
            let equal = graph.equal(left, right);
            graph.bit(equal)
        }
        Operator::BvAdd => graph.term(Core::BvAdd, pair),
        Operator::BvSub => graph.bvsub(left, right),
        Operator::BvMul => graph.term(Core::BvMul, pair),
        Operator::BvUdiv => graph.term(Core::BvUdiv, pair),
        Operator::BvUrem => graph.term(Core::BvUrem, pair),
        Operator::BvSdiv => graph.bvsdiv(left, right),
        Operator::BvSrem => graph.bvsrem(left, right),
        Operator::BvSmod => graph.bvsmod(left, right),
        Operator::BvShl => graph.term(Core::BvShl, pair),
        Operator::BvLshr => graph.term(Core::BvLshr, pair),
        Operator::BvAshr => graph.term(Core::BvAshr, pair),
        Operator::BvUlt => graph.term(Core::BvUlt, pair),
        Operator::BvUle => graph.bvule(left, right),
        Operator::BvUgt => graph.term(Core::BvUlt, &[right, left]),
        Operator::BvUge => graph.bvule(right, left),
        Operator::BvSlt => graph.term(Core::BvSlt, pair),
        Operator::BvSle => graph.bvsle(left, right),
        Operator::BvSgt => graph.term(Core::BvSlt, &[right, left]),
        Operator::BvSge => graph.bvsle(right, left),
        Operator::BvUaddo => graph.bvuaddo(left, right),
        Operator::BvSaddo => graph.bvsaddo(left, right),
        Operator::BvUsubo => graph.bvusubo(left, right),
        Operator::BvSsubo => graph.bvssubo(left, right),
        Operator::BvSdivo => graph.bvsdivo(left, right),
        Operator::BvRol | Operator::ExtRotateLeft => graph.bvrol(left, right),
        Operator::BvRor | Operator::ExtRotateRight => graph.bvror(left, right),
        Operator::BvUltBv => {
            let less = graph.term(Core::BvUlt, pair);
            graph.bit(less)
        }
        Operator::BvSltBv => {
            let less = graph.term(Core::BvSlt, pair);
            graph.bit(less)
        }
        _ => unreachable!("{operator:?} is not binary"),
    }
}
