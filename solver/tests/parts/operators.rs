//! Every operator of the theories, from the parser's operator to a value, against a second definition of it:
//! the standard's, over integers and lists of bits. This proves the engine, the derived operators and the
//! evaluator.

use javelin_parser::builder::Builder;
use javelin_parser::operator::{Associativity, Operator};
use javelin_solver::{Solver, SortKind, Term, Value as Typed};
use javelin_term::bitvec::BitVec;
use javelin_term::bitvec::MAX_WIDTH;
use num_bigint::{BigInt, BigUint, Sign};

/// A value in the reference's representation.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Value {
    Truth(bool),
    Vector { width: u32, number: BigInt },
}

fn power(exponent: u32) -> BigInt {
    BigInt::from(1) << exponent
}

/// The vector congruent to an integer.
fn vector(width: u32, number: BigInt) -> Value {
    let modulus = power(width);
    let number = ((number % &modulus) + &modulus) % &modulus;
    Value::Vector { width, number }
}

fn bits(width: u32, number: &BigInt) -> Vec<bool> {
    (0..u64::from(width)).map(|index| number.bit(index)).collect()
}

fn from_bits(bits: &[bool]) -> Value {
    let sum = bits.iter().rev().fold(BigInt::from(0), |sum, &bit| sum * 2 + u8::from(bit));
    vector(bits.len() as u32, sum)
}

fn signed(width: u32, number: &BigInt) -> BigInt {
    if *number >= power(width - 1) { number - power(width) } else { number.clone() }
}

fn floor_division(dividend: &BigInt, divisor: &BigInt) -> BigInt {
    let quotient = dividend / divisor;
    let inexact = &quotient * divisor != *dividend;
    let negative = (dividend.sign() == Sign::Minus) != (divisor.sign() == Sign::Minus);
    if inexact && negative { quotient - 1 } else { quotient }
}

/// Unary operators, with their index where they have one.
fn unary_reference(operator: Operator, index: u32, width: u32, a: &BigInt) -> Value {
    let list = bits(width, a);
    let size = width as usize;
    match operator {
        Operator::BvNot => from_bits(&list.iter().map(|bit| !bit).collect::<Vec<_>>()),
        Operator::BvNeg => vector(width, -a),
        Operator::BvNego => Value::Truth(signed(width, a) == -power(width - 1)),
        Operator::BvRedor => from_bits(&[list.contains(&true)]),
        Operator::BvRedand => from_bits(&[!list.contains(&false)]),
        Operator::BvRedxor => from_bits(&[list.iter().filter(|&&bit| bit).count() % 2 == 1]),
        Operator::BvInc => vector(width, a + 1),
        Operator::BvDec => vector(width, a - 1),
        Operator::Repeat => from_bits(&list.repeat(index as usize)),
        Operator::ZeroExtend => vector(width + index, a.clone()),
        Operator::SignExtend => vector(width + index, signed(width, a)),
        Operator::RotateLeft => {
            let shift = size - index as usize % size;
            from_bits(&(0..size).map(|position| list[(position + shift) % size]).collect::<Vec<_>>())
        }
        Operator::RotateRight => {
            let shift = index as usize % size;
            from_bits(&(0..size).map(|position| list[(position + shift) % size]).collect::<Vec<_>>())
        }
        other => panic!("{other:?}"),
    }
}

/// Binary operators over two vectors of one width; `Concat` too.
fn binary_reference(operator: Operator, width: u32, a: &BigInt, b: &BigInt) -> Value {
    use Operator::*;
    let zero = BigInt::from(0);
    let (s, t) = (signed(width, a), signed(width, b));
    let bitwise = |operation: fn(bool, bool) -> bool| {
        let pairs = bits(width, a).into_iter().zip(bits(width, b));
        from_bits(&pairs.map(|(left, right)| operation(left, right)).collect::<Vec<_>>())
    };
    let distance = || u32::try_from(b).unwrap_or(width).min(width);
    let unsigned_overflow = |result: BigInt| Value::Truth(result < zero || result >= power(width));
    let signed_overflow =
        |result: BigInt| Value::Truth(result < -power(width - 1) || result >= power(width - 1));
    match operator {
        Concat => vector(2 * width, a * power(width) + b),
        BvAnd => bitwise(|left, right| left & right),
        BvOr => bitwise(|left, right| left | right),
        BvXor => bitwise(|left, right| left ^ right),
        BvNand => bitwise(|left, right| !(left & right)),
        BvNor => bitwise(|left, right| !(left | right)),
        BvXnor => bitwise(|left, right| left == right),
        BvComp => vector(1, BigInt::from(u8::from(a == b))),
        BvAdd => vector(width, a + b),
        BvSub => vector(width, a - b),
        BvMul => vector(width, a * b),
        BvUdiv if *b == zero => vector(width, power(width) - 1),
        BvUdiv => vector(width, a / b),
        BvUrem | BvSrem | BvSmod if *b == zero => vector(width, a.clone()),
        BvUrem => vector(width, a % b),
        BvSdiv if *b == zero => vector(width, BigInt::from(if s < zero { 1 } else { -1 })),
        // Integer division of the reference rounds towards zero, its remainder has the dividend's sign.
        BvSdiv => vector(width, &s / &t),
        BvSrem => vector(width, &s % &t),
        BvSmod => vector(width, &s - &t * floor_division(&s, &t)),
        BvShl => vector(width, a << distance()),
        BvLshr => vector(width, a >> distance()),
        BvAshr => vector(width, floor_division(&s, &power(distance()))),
        BvUlt => Value::Truth(a < b),
        BvUle => Value::Truth(a <= b),
        BvUgt => Value::Truth(a > b),
        BvUge => Value::Truth(a >= b),
        BvSlt => Value::Truth(s < t),
        BvSle => Value::Truth(s <= t),
        BvSgt => Value::Truth(s > t),
        BvSge => Value::Truth(s >= t),
        BvUaddo => unsigned_overflow(a + b),
        BvSaddo => signed_overflow(s + t),
        BvUmulo => unsigned_overflow(a * b),
        BvSmulo => signed_overflow(s * t),
        BvUsubo => unsigned_overflow(a - b),
        BvSsubo => signed_overflow(s - t),
        BvSdivo if *b == zero => Value::Truth(false),
        BvSdivo => signed_overflow(&s / &t),
        BvRol | ExtRotateLeft => {
            let distance = u32::try_from(b % width).unwrap_or(0);
            unary_reference(RotateLeft, distance, width, a)
        }
        BvRor | ExtRotateRight => {
            let distance = u32::try_from(b % width).unwrap_or(0);
            unary_reference(RotateRight, distance, width, a)
        }
        BvUltBv => from_bits(&[a < b]),
        BvSltBv => from_bits(&[s < t]),
        Equal => Value::Truth(a == b),
        Distinct => Value::Truth(a != b),
        other => panic!("{other:?}"),
    }
}

fn is_unary_on_vectors(operator: Operator) -> bool {
    use Operator::*;
    let indexed = matches!(operator, Repeat | ZeroExtend | SignExtend | RotateLeft | RotateRight);
    let folds = matches!(operator, BvRedor | BvRedand | BvRedxor);
    indexed || folds || matches!(operator, BvNot | BvNeg | BvNego | BvInc | BvDec)
}

fn is_binary_on_vectors(operator: Operator) -> bool {
    use Operator::*;
    let other = matches!(
        operator,
        True | False | Not | Implies | And | Or | Xor | Ite | Extract | Select | Store | BvIte
    );
    !other && !is_unary_on_vectors(operator)
}

/// A graph of variables and an evaluator of terms over them.
struct Bench {
    solver: Solver,
}

impl Bench {
    fn new() -> Bench {
        Bench { solver: Solver::new() }
    }

    fn vector(&mut self, name: &str, width: u32) -> Term {
        let sort = self.solver.bitvec_sort(width).unwrap();
        self.solver.declare_constant(name, sort)
    }

    fn truth(&mut self, name: &str) -> Term {
        let sort = self.solver.bool_sort();
        self.solver.declare_constant(name, sort)
    }

    /// A number as a value of the sort of a variable.
    fn typed(&self, variable: Term, number: &BigInt) -> Typed {
        match self.solver.kind(self.solver.sort(variable).unwrap()) {
            Ok(SortKind::BitVec(width)) => {
                let limbs: Vec<u64> = number.iter_u64_digits().collect();
                BitVec::from_limbs(&limbs, width).into()
            }
            _ => Typed::Bool(number.sign() != Sign::NoSign),
        }
    }

    fn apply(&mut self, operator: Operator, indices: &[u64], arguments: &[Term]) -> Term {
        self.solver.apply(operator, indices, arguments).unwrap()
    }

    /// The value of a term where these variables have these numbers.
    fn value(&mut self, term: Term, numbers: &[(Term, &BigInt)]) -> Value {
        let typed = |&(variable, number): &(Term, &BigInt)| (variable, self.typed(variable, number));
        let values: Vec<(Term, Typed)> = numbers.iter().map(typed).collect();
        match self.solver.evaluate(term, &values).unwrap() {
            Typed::Bool(truth) => Value::Truth(truth),
            Typed::BitVec(value) => {
                let digits =
                    value.limbs().iter().flat_map(|&limb| [limb as u32, (limb >> 32) as u32]).collect();
                Value::Vector { width: value.width(), number: BigInt::from(BigUint::new(digits)) }
            }
            other => panic!("{other}"),
        }
    }
}

/// A pseudo-random sequence of fixed start.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let mixed = (self.0 ^ self.0 >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed ^ mixed >> 32
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    fn number(&mut self, width: u32) -> BigInt {
        let digits = (0..width.div_ceil(32)).map(|_| self.next() as u32).collect();
        // Small numbers are as likely as large ones.
        let shift = if self.below(3) == 0 { self.below(width as usize) } else { 0 };
        (BigInt::from(BigUint::new(digits)) % power(width)) >> shift
    }
}

/// The numbers at the edges of a width.
fn edges(width: u32) -> Vec<BigInt> {
    let (top, modulus) = (power(width - 1), power(width));
    let mut numbers: Vec<BigInt> = [0, 1, 2, 3].into_iter().map(BigInt::from).collect();
    numbers.extend([&top - 1, top.clone(), &top + 1, &modulus - 2, &modulus - 1]);
    numbers.extend([BigInt::from(width - 1), BigInt::from(width), power(width / 2)]);
    numbers.iter().map(|number| number % &modulus).collect()
}

fn pairs(width: u32, random: &mut Random) -> Vec<(BigInt, BigInt)> {
    let every: Vec<BigInt> = match width {
        0..=5 => (0..1 << width).map(BigInt::from).collect(),
        _ => edges(width),
    };
    let mut pairs = Vec::new();
    for left in &every {
        pairs.extend(every.iter().map(|right| (left.clone(), right.clone())));
    }
    if width > 5 {
        pairs.extend((0..60).map(|_| (random.number(width), random.number(width))));
    }
    pairs
}

fn check_binary(operator: Operator, width: u32, pairs: &[(BigInt, BigInt)]) {
    let mut bench = Bench::new();
    let (x, y) = (bench.vector("x", width), bench.vector("y", width));
    let term = bench.apply(operator, &[], &[x, y]);
    for (a, b) in pairs {
        let value = bench.value(term, &[(x, a), (y, b)]);
        assert_eq!(value, binary_reference(operator, width, a, b), "{operator:?} {width} {a} {b}");
    }
}

#[test]
fn binary_operators_exhaustively_and_at_random() {
    let mut random = Random(1);
    for width in [1, 2, 3, 4, 5, 6, 7, 8, 13, 16, 31, 32, 33, 63, 64, 65, 100, 127, 128] {
        let pairs = pairs(width, &mut random);
        for &operator in Operator::ALL.iter().filter(|&&operator| is_binary_on_vectors(operator)) {
            check_binary(operator, width, &pairs);
        }
    }
}

#[test]
fn binary_operators_on_thousands_of_bits() {
    let mut random = Random(2);
    for width in [1000, 4097] {
        let mut pairs: Vec<_> = (0..3).map(|_| (random.number(width), random.number(width))).collect();
        pairs.push((power(width - 1), power(width) - 1));
        pairs.push((power(width / 2), power(width - width / 2)));
        pairs.push((power(width / 2) - 1, power(width - width / 2)));
        pairs.push((power(width) - 5, BigInt::from(0)));
        pairs.push((power(width) - 5, BigInt::from(999)));
        for &operator in Operator::ALL.iter().filter(|&&operator| is_binary_on_vectors(operator)) {
            check_binary(operator, width, &pairs);
        }
    }
}

#[test]
fn unary_and_indexed_operators() {
    let mut random = Random(3);
    for width in [1, 2, 3, 4, 5, 8, 31, 33, 63, 64, 65, 128, 1000] {
        let mut numbers = match width {
            0..=5 => (0..1 << width).map(BigInt::from).collect(),
            _ => edges(width),
        };
        numbers.extend((0..10).map(|_| random.number(width)));
        for &operator in Operator::ALL.iter().filter(|&&operator| is_unary_on_vectors(operator)) {
            let rotation = matches!(operator, Operator::RotateLeft | Operator::RotateRight);
            let indices: &[u32] = match operator.indices() {
                0 => &[0],
                _ if operator == Operator::Repeat => &[1, 2, 3, 5, 7, 64],
                _ if rotation => &[0, 1, 2, 3, 31, 63, 64, 65, 1001],
                _ => &[0, 1, 3, 63, 64, 129],
            };
            for &index in indices {
                let mut bench = Bench::new();
                let x = bench.vector("x", width);
                let own = [u64::from(index)];
                let term = bench.apply(operator, &own[..operator.indices()], &[x]);
                for a in &numbers {
                    let want = unary_reference(operator, index, width, a);
                    assert_eq!(bench.value(term, &[(x, a)]), want, "{operator:?} {index} {width} {a}");
                }
            }
        }
    }
}

#[test]
fn slices_and_joins_of_different_widths() {
    let mut random = Random(4);
    for width in [1, 2, 5, 63, 64, 65, 130] {
        for _ in 0..30 {
            let mut bench = Bench::new();
            let low = random.below(width as usize) as u32;
            let high = low + random.below((width - low) as usize) as u32;
            let below = 1 + random.below(70) as u32;
            let (x, y) = (bench.vector("x", width), bench.vector("y", below));
            let slice = bench.apply(Operator::Extract, &[u64::from(high), u64::from(low)], &[x]);
            let join = bench.apply(Operator::Concat, &[], &[x, y]);
            let (a, b) = (random.number(width), random.number(below));
            let want = from_bits(&bits(width, &a)[low as usize..=high as usize]);
            assert_eq!(bench.value(slice, &[(x, &a)]), want);
            let want = vector(width + below, &a * power(below) + &b);
            assert_eq!(bench.value(join, &[(x, &a), (y, &b)]), want);
        }
    }
}

#[test]
fn operators_on_truth_values_with_many_arguments() {
    use Operator::*;
    for count in 2..=5 {
        let mut bench = Bench::new();
        let variables: Vec<Term> = (0..count).map(|index| bench.truth(&format!("b{index}"))).collect();
        for operator in [Implies, And, Or, Xor, Equal, Distinct] {
            let term = bench.apply(operator, &[], &variables);
            for row in 0..1u32 << count {
                let truths: Vec<bool> = (0..count).map(|index| row >> index & 1 == 1).collect();
                let numbers: Vec<BigInt> =
                    truths.iter().map(|&truth| BigInt::from(u8::from(truth))).collect();
                let assigned: Vec<_> = variables.iter().copied().zip(&numbers).collect();
                let (last, premises) = truths.split_last().unwrap();
                let want = match operator {
                    Implies => premises.iter().rfold(*last, |conclusion, &premise| !premise || conclusion),
                    And => truths.iter().all(|&truth| truth),
                    Or => truths.iter().any(|&truth| truth),
                    Xor => truths.iter().fold(false, |sum, &truth| sum ^ truth),
                    Equal => truths.windows(2).all(|pair| pair[0] == pair[1]),
                    _ => (0..count).all(|left| (0..left).all(|right| truths[left] != truths[right])),
                };
                assert_eq!(bench.value(term, &assigned), Value::Truth(want), "{operator:?} {truths:?}");
            }
        }
    }
    let mut bench = Bench::new();
    let (b, x, y) = (bench.truth("b"), bench.vector("x", 8), bench.vector("y", 8));
    let (truth, falsity) = (bench.apply(True, &[], &[]), bench.apply(False, &[], &[]));
    let (negated, choice) = (bench.apply(Not, &[], &[b]), bench.apply(Ite, &[], &[b, x, y]));
    let bit = bench.vector("bit", 1);
    let by_bit = bench.apply(BvIte, &[], &[bit, x, y]);
    for alone in [And, Or] {
        assert_eq!(bench.apply(alone, &[], &[b]), b);
        assert_eq!(bench.apply(alone, &[], &[negated]), negated);
    }
    let (zero, one, two) = (BigInt::from(0), BigInt::from(1), BigInt::from(2));
    assert_eq!(bench.value(truth, &[]), Value::Truth(true));
    assert_eq!(bench.value(falsity, &[]), Value::Truth(false));
    for (condition, want) in [(&zero, &two), (&one, &one)] {
        let assigned = [(b, condition), (x, &one), (y, &two)];
        assert_eq!(bench.value(choice, &assigned), vector(8, want.clone()));
        assert_eq!(bench.value(by_bit, &[(bit, condition), (x, &one), (y, &two)]), vector(8, want.clone()));
        assert_eq!(bench.value(negated, &assigned), Value::Truth(*condition == zero));
    }
}

#[test]
fn operators_on_vectors_with_many_arguments() {
    let mut random = Random(5);
    for &operator in Operator::ALL.iter().filter(|&&operator| is_binary_on_vectors(operator)) {
        let associativity = operator.associativity();
        if associativity == Associativity::None {
            continue;
        }
        for (width, count) in [(1, 3), (2, 3), (2, 4), (3, 5), (70, 4)] {
            let mut bench = Bench::new();
            let variables: Vec<Term> =
                (0..count).map(|index| bench.vector(&format!("x{index}"), width)).collect();
            let term = bench.apply(operator, &[], &variables);
            for _ in 0..50 {
                let numbers: Vec<BigInt> = (0..count).map(|_| random.number(width.min(3))).collect();
                let assigned: Vec<_> = variables.iter().copied().zip(&numbers).collect();
                let want = match associativity {
                    Associativity::Chainable => {
                        Value::Truth(numbers.windows(2).all(|pair| pair[0] == pair[1]))
                    }
                    Associativity::Pairwise => Value::Truth(
                        (0..count).all(|left| (0..left).all(|right| numbers[left] != numbers[right])),
                    ),
                    _ => folded(operator, width, &numbers),
                };
                assert_eq!(bench.value(term, &assigned), want, "{operator:?} {width} {numbers:?}");
            }
        }
    }
}

/// `(f (f a b) c)`
fn folded(operator: Operator, width: u32, numbers: &[BigInt]) -> Value {
    if operator == Operator::Concat {
        let sum = numbers.iter().fold(BigInt::from(0), |sum, number| sum * power(width) + number);
        return vector(width * numbers.len() as u32, sum);
    }
    let mut sum = numbers[0].clone();
    for number in &numbers[1..] {
        match binary_reference(operator, width, &sum, number) {
            Value::Vector { number, .. } => sum = number,
            Value::Truth(_) => panic!("{operator:?} does not associate"),
        }
    }
    vector(width, sum)
}

/// The sorts of the arguments that are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Bool,
    Vector(u64),
    /// An array from 8 to 16 bits.
    Array,
    Uninterpreted,
}

const KINDS: [Kind; 6] =
    [Kind::Bool, Kind::Vector(1), Kind::Vector(8), Kind::Vector(16), Kind::Array, Kind::Uninterpreted];

/// The sort that the standard gives an application; `None` where it gives none.
fn typed(operator: Operator, indices: &[u64], arguments: &[Kind]) -> Option<Kind> {
    use Kind::{Bool, Vector};
    use Operator::*;
    let alike = |arguments: &[Kind]| arguments.windows(2).all(|pair| pair[0] == pair[1]);
    let width = |kind: &Kind| if let Vector(width) = kind { Some(*width) } else { None };
    let widths: Option<Vec<u64>> = arguments.iter().map(width).collect();
    let many = arguments.len() >= 2;
    match (operator, indices, arguments) {
        (True | False, [], []) | (Not, [], [Bool]) | (BvNego, [], [Vector(_)]) => Some(Bool),
        (And | Or, [], [Bool]) => Some(Bool),
        (Implies | And | Or | Xor, [], _) if many && arguments.iter().all(|kind| *kind == Bool) => Some(Bool),
        (Equal | Distinct, [], _) if many && alike(arguments) => Some(Bool),
        (Ite, [], [Bool, then, other]) if then == other => Some(*then),
        (Concat, [], _) if many => widths.map(|widths| Vector(widths.iter().sum())),
        (Extract, &[high, low], &[Vector(width)]) if low <= high && high < width => {
            Some(Vector(high - low + 1))
        }
        (Repeat, &[count], &[Vector(width)]) => {
            count.checked_mul(width).filter(|width| (1..=u64::from(MAX_WIDTH)).contains(width)).map(Vector)
        }
        (ZeroExtend | SignExtend, &[count], &[Vector(width)]) => {
            count.checked_add(width).filter(|&width| width <= u64::from(MAX_WIDTH)).map(Vector)
        }
        (RotateLeft | RotateRight, &[_], &[Vector(width)]) => Some(Vector(width)),
        (BvNot | BvNeg | BvInc | BvDec, [], [Vector(width)]) => Some(Vector(*width)),
        (BvRedor | BvRedand | BvRedxor, [], [Vector(_)]) => Some(Vector(1)),
        (BvIte, [], [Vector(1), then, other]) if then == other => Some(*then),
        (BvAnd | BvOr | BvXor | BvAdd | BvSub | BvMul, [], [first, ..])
            if many && alike(arguments) && widths.is_some() =>
        {
            Some(*first)
        }
        (BvComp | BvUltBv | BvSltBv, [], [Vector(left), Vector(right)]) if left == right => Some(Vector(1)),
        (
            BvNand | BvNor | BvXnor | BvUdiv | BvUrem | BvSdiv | BvSrem | BvSmod,
            [],
            [Vector(left), Vector(right)],
        )
        | (BvShl | BvLshr | BvAshr, [], [Vector(left), Vector(right)])
        | (BvRol | BvRor | ExtRotateLeft | ExtRotateRight, [], [Vector(left), Vector(right)])
            if left == right =>
        {
            Some(Vector(*left))
        }
        (
            BvUlt | BvUle | BvUgt | BvUge | BvSlt | BvSle | BvSgt | BvSge,
            [],
            [Vector(left), Vector(right)],
        )
        | (BvUaddo | BvSaddo | BvUmulo | BvSmulo, [], [Vector(left), Vector(right)])
        | (BvUsubo | BvSsubo | BvSdivo, [], [Vector(left), Vector(right)])
            if left == right =>
        {
            Some(Bool)
        }
        (Select, [], [Kind::Array, Vector(8)]) => Some(Vector(16)),
        (Store, [], [Kind::Array, Vector(8), Vector(16)]) => Some(Kind::Array),
        _ => None,
    }
}

#[test]
fn every_operator_refuses_what_is_ill_sorted_and_types_what_is_not() {
    let mut solver = Solver::new();
    let [bit, byte, word] = [1, 8, 16].map(|width| solver.bitvec_sort(width).unwrap());
    let array = solver.array_sort(byte, word).unwrap();
    let other = solver.uninterpreted_sort("U");
    let sorts = [solver.bool_sort(), bit, byte, word, array, other];
    let variables: Vec<Term> = sorts.iter().map(|&sort| solver.declare_constant("v", sort)).collect();
    let indices: [&[u64]; 12] = [
        &[],
        &[0],
        &[3],
        &[9],
        &[1 << 60],
        &[u64::MAX],
        &[7, 0],
        &[0, 7],
        &[8, 3],
        &[16, 16],
        &[u64::MAX, 0],
        &[1, 2, 3],
    ];
    let mut accepted = 0;
    for &operator in Operator::ALL {
        for count in 0..=4u32 {
            for choice in 0..KINDS.len().pow(count) {
                let picks: Vec<usize> =
                    (0..count).map(|place| choice / KINDS.len().pow(place) % KINDS.len()).collect();
                let kinds: Vec<Kind> = picks.iter().map(|&pick| KINDS[pick]).collect();
                let arguments: Vec<Term> = picks.iter().map(|&pick| variables[pick]).collect();
                for indices in indices {
                    let want = typed(operator, indices, &kinds);
                    let found = solver.apply(operator, indices, &arguments).ok();
                    let found = found.map(|term| match solver.kind(solver.sort_of(term)).unwrap() {
                        SortKind::Bool => Kind::Bool,
                        SortKind::BitVec(width) => Kind::Vector(u64::from(width)),
                        SortKind::Array(..) => Kind::Array,
                        _ => Kind::Uninterpreted,
                    });
                    assert_eq!(found, want, "{operator:?} {indices:?} {kinds:?}");
                    accepted += usize::from(want.is_some());
                }
            }
        }
    }
    assert!(accepted > 3 * Operator::ALL.len());
}

fn message<E: std::fmt::Display + std::fmt::Debug>(result: Result<Term, E>) -> String {
    result.expect_err("accepted").to_string()
}

#[test]
fn messages_name_operator_expected_and_found_sorts() {
    use Operator::*;
    let mut bench = Bench::new();
    let (b, x, y) = (bench.truth("b"), bench.vector("x", 16), bench.vector("y", 8));
    let (byte, word) = (bench.solver.sort_of(y), bench.solver.sort_of(x));
    let sort = bench.solver.array_sort(word, byte).unwrap();
    let array = bench.solver.declare_constant("a", sort);
    let cases: [(Operator, &[u64], &[Term], &str); 16] = [
        (
            BvAdd,
            &[],
            &[x, y],
            "bvadd: argument 2 has sort (_ BitVec 8), expected (_ BitVec 16) like argument 1",
        ),
        (BvMul, &[], &[x, x, b], "bvmul: argument 3 has sort Bool, expected (_ BitVec 16) like argument 1"),
        (BvNot, &[], &[b], "bvnot: argument 1 has sort Bool, expected a bit-vector"),
        (And, &[], &[b, x], "and: argument 2 has sort (_ BitVec 16), expected Bool"),
        (
            Ite,
            &[],
            &[b, x, y],
            "ite: argument 3 has sort (_ BitVec 8), expected (_ BitVec 16) like argument 2",
        ),
        (Select, &[], &[array, y], "select: argument 2 has sort (_ BitVec 8), expected (_ BitVec 16)"),
        (Select, &[], &[x, y], "select: argument 1 has sort (_ BitVec 16), expected an array"),
        (
            Equal,
            &[],
            &[array, x],
            "=: argument 2 has sort (_ BitVec 16), \
             expected (Array (_ BitVec 16) (_ BitVec 8)) like argument 1",
        ),
        (BvUdiv, &[], &[x], "bvudiv: expected 2 arguments, found 1"),
        (Xor, &[], &[b], "xor: expected at least 2 arguments, found 1"),
        (And, &[], &[], "and: expected at least 1 argument, found 0"),
        (BvIte, &[], &[y, x, x], "bvite: argument 1 has sort (_ BitVec 8), expected (_ BitVec 1)"),
        (BvRol, &[], &[x], "bvrol: expected 2 arguments, found 1"),
        (Extract, &[1], &[x], "extract: expected 2 indices, found 1"),
        (Extract, &[16, 1], &[x], "extract: index 16 is beyond the top bit 15 of the argument"),
        (
            Repeat,
            &[1 << 60],
            &[x],
            "repeat: width 18446744073709551615 is beyond the supported maximum of 16777216 bits",
        ),
    ];
    for (operator, indices, arguments, want) in cases {
        assert_eq!(message(bench.solver.apply(operator, indices, arguments)), want);
    }
    let function = bench.solver.declare_function("f", &[byte, word], byte).unwrap();
    let want = "f: argument 1 has sort (_ BitVec 16), expected (_ BitVec 8)";
    assert_eq!(message(bench.solver.call(function, &[x, x])), want);
    assert_eq!(message(bench.solver.call(function, &[y])), "f: expected 2 arguments, found 1");
    let want = "const: argument 1 has sort (_ BitVec 16), expected (_ BitVec 8)";
    assert_eq!(message(bench.solver.constant_array(sort, x)), want);
    assert!(bench.solver.constant_array(byte, x).is_err());
}

#[test]
fn absurd_sizes_are_refused() {
    let mut bench = Bench::new();
    assert!(bench.solver.bitvec_sort(0).is_err());
    assert!(bench.solver.bitvec_sort(MAX_WIDTH).is_ok());
    assert!(bench.solver.bitvec_sort(MAX_WIDTH + 1).is_err());
    assert!(Builder::bitvec_sort(&mut bench.solver, 1 << 32 | 8).is_err());
    let widest = bench.vector("w", MAX_WIDTH);
    let x = bench.vector("x", 16);
    for operator in [Operator::Concat, Operator::BvUmulo, Operator::BvSmulo] {
        assert!(bench.solver.apply(operator, &[], &[widest, widest]).is_err());
    }
    let wide = bench.vector("v", MAX_WIDTH - 1);
    let before = bench.solver.terms();
    let refused = message(bench.solver.apply(Operator::BvUmulo, &[], &[wide, wide]));
    assert!(refused.starts_with("too many terms: more than four gigabytes"), "{refused}");
    assert_eq!(bench.solver.terms(), before);
    let many: Vec<Term> = (0..20_000).map(|index| bench.vector(&format!("x{index}"), 16)).collect();
    let before = bench.solver.terms();
    let want = "distinct: 20000 arguments make 199990000 pairs, more than 30000000";
    assert_eq!(message(bench.solver.apply(Operator::Distinct, &[], &many)), want);
    assert_eq!(bench.solver.terms(), before);
    let falsity = bench.apply(Operator::False, &[], &[]);
    assert_eq!(bench.apply(Operator::Distinct, &[], &vec![x; 65_537]), falsity);
    let literal = |bench: &mut Bench, digits: &[u8], width| bench.solver.decimal(digits, width);
    let of_255 = bench.solver.number(255, 8).unwrap();
    assert_eq!(literal(&mut bench, b"255", 8), Ok(of_255));
    assert_eq!(literal(&mut bench, b"00000000000000000000000000255", 8), Ok(of_255));
    assert_eq!(message(literal(&mut bench, b"256", 8)), "bv256: the number does not fit in 8 bits");
    assert!(literal(&mut bench, &vec![b'9'; 10_000_000], 64).is_err());
    assert!(literal(&mut bench, b"0", 0).is_err());
    assert!(literal(&mut bench, b"0", 1).is_ok());
    assert!(bench.solver.binary(&vec![b'1'; MAX_WIDTH as usize + 1]).is_err());
    assert!(bench.solver.hexadecimal(&vec![b'f'; MAX_WIDTH as usize / 4 + 1]).is_err());
    assert!(bench.solver.hexadecimal(b"fg").is_err());
}
