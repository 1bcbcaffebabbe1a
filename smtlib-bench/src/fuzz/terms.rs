//! Random well-sorted terms. Array terms are in [`memory`](super::memory).

use super::evaluate::Scope;
use super::random::Random;
use super::sexpr::Sexpr;
use super::value::{Sort, Value, power};
use super::weights::{Group, Shape, Weights};
use num_bigint::BigUint;

/// One of this number of products and divisions wider than the shape's bound has no constant operand.
const HARD_ONCE_IN: u64 = 60;
/// The number of members that declared sorts have while a script is generated.
const MEMBERS: u64 = 4;
/// The largest width of products and divisions by constants.
pub const CONSTANT_OPERAND_WIDTH: u32 = 40;

/// The comparisons of bit-vectors.
const COMPARISONS: [&str; 8] = ["bvult", "bvule", "bvugt", "bvuge", "bvslt", "bvsle", "bvsgt", "bvsge"];

#[derive(Clone, Debug)]
pub struct Function {
    pub name: String,
    /// The sorts of its arguments.
    pub parameters: Vec<Sort>,
    /// The sort of its value.
    pub sort: Sort,
}

/// Generates terms over the symbols in its scope. Every symbol has a value, so that assertions can be made
/// true.
#[derive(Debug)]
pub struct Terms {
    pub random: Random,
    /// The frequency of each group of operators.
    pub weights: Weights,
    /// The limits of sizes.
    pub shape: Shape,
    /// The values of the symbols in scope.
    pub scope: Scope,
    /// The symbols in scope, the innermost last.
    pub names: Vec<String>,
    /// The functions that may be called.
    pub functions: Vec<Function>,
    /// The widths that are preferred in this script.
    pub widths: Vec<u32>,
    /// The array sorts of this script.
    pub arrays: Vec<Sort>,
    /// The declared sorts in scope.
    pub declared: Vec<Sort>,
    /// The number of names made.
    pub made: u32,
}

impl Terms {
    /// A generator without symbols.
    pub fn new(mut random: Random, weights: Weights, shape: Shape) -> Terms {
        let count = random.between(1, 3);
        let widths = (0..count).map(|_| liked_width(&mut random, shape.widest)).collect();
        Terms {
            random,
            weights,
            shape,
            scope: Scope::default(),
            names: Vec::new(),
            functions: Vec::new(),
            widths,
            arrays: Vec::new(),
            declared: Vec::new(),
            made: 0,
        }
    }

    /// A name not used before, sometimes one that needs quotes.
    pub fn fresh_name(&mut self, stem: &str) -> String {
        self.made += 1;
        if self.random.chance(4) { format!("|{stem} {}|", self.made) } else { format!("{stem}{}", self.made) }
    }

    /// A width, mostly one that the script prefers.
    pub fn width(&mut self) -> u32 {
        match self.random.pick(&self.widths) {
            Some(&width) if !self.random.chance(12) => width,
            _ => self.random.between(1, 8),
        }
    }

    pub fn sort(&mut self) -> Sort {
        let any = |random: &mut Random, sorts: &[Sort]| random.pick(sorts).cloned();
        match self.random.below(100) {
            0..20 => Some(Sort::Bool),
            20..45 => any(&mut self.random, &self.arrays),
            45..60 => any(&mut self.random, &self.declared),
            _ => None,
        }
        .unwrap_or_else(|| Sort::Bits(self.width()))
    }

    /// A term of about `fuel` operators.
    pub fn term(&mut self, sort: &Sort, fuel: u32) -> Sexpr {
        if fuel <= 1 {
            return self.leaf(sort);
        }
        let mut groups = vec![Group::Ite, Group::Let, Group::Call, Group::Law];
        if self.holds_elements(sort) {
            groups.push(Group::Select);
        }
        match sort {
            Sort::Bool => {
                groups.extend([Group::Connective, Group::Equality, Group::Compare, Group::Overflow]);
            }
            &Sort::Bits(width) => {
                groups.extend([Group::Bitwise, Group::Arithmetic, Group::Multiply, Group::Divide]);
                groups.extend([Group::Shift, Group::Rotate, Group::Extract, Group::Extend]);
                groups.extend(if width > 1 {
                    [Group::Concat, Group::Repeat].as_slice()
                } else {
                    &[Group::Comp]
                });
            }
            Sort::Array(_) => groups.extend([Group::Store, Group::Store, Group::Fill]),
            Sort::Named(_) => groups.push(Group::Symbol),
        }
        let choices: Vec<(u32, Group)> =
            groups.into_iter().map(|group| (self.weights.of(group), group)).collect();
        let group = self.random.weighted(&choices).unwrap_or(Group::Symbol);
        self.of_group(group, sort, fuel)
    }

    fn of_group(&mut self, group: Group, sort: &Sort, fuel: u32) -> Sexpr {
        match (group, sort) {
            (Group::Ite, _) => {
                let [condition, yes, no] = self.split(fuel);
                let condition = self.term(&Sort::Bool, condition);
                Sexpr::apply("ite", [condition, self.term(sort, yes), self.term(sort, no)])
            }
            (Group::Let, _) => self.let_term(sort, fuel),
            (Group::Call, _) => self.call(sort, fuel),
            (Group::Law, _) => {
                let term = self.term(sort, fuel - 1);
                self.rewritten(&term)
            }
            (Group::Connective, Sort::Bool) => self.connective(fuel),
            (Group::Equality, Sort::Bool) => self.equality(fuel),
            (Group::Compare, Sort::Bool) if fuel > 4 && self.random.chance(30) => self.comparisons(fuel),
            (Group::Compare, Sort::Bool) => {
                let width = self.width();
                self.applied(&COMPARISONS, width, 2, fuel)
            }
            (Group::Overflow, Sort::Bool) => self.overflow(fuel),
            (Group::Select, _) => self.select(sort, fuel),
            (Group::Store, Sort::Array(sorts)) => self.store(sorts, fuel),
            (Group::Fill, Sort::Array(sorts)) => self.fill(sorts, fuel),
            (_, Sort::Bits(width)) => self.bits(group, *width, fuel),
            _ => self.leaf(sort),
        }
    }

    fn bits(&mut self, group: Group, width: u32, fuel: u32) -> Sexpr {
        match group {
            Group::Bitwise if self.random.chance(25) => self.applied(&["bvnot"], width, 1, fuel),
            Group::Bitwise if self.random.chance(40) => {
                self.applied(&["bvnand", "bvnor", "bvxnor"], width, 2, fuel)
            }
            Group::Bitwise => {
                let count = self.count();
                self.applied(&["bvand", "bvor", "bvxor"], width, count, fuel)
            }
            Group::Arithmetic if self.random.chance(25) => self.applied(&["bvneg"], width, 1, fuel),
            Group::Arithmetic if self.random.chance(40) => self.applied(&["bvsub"], width, 2, fuel),
            Group::Arithmetic => {
                let count = self.count();
                self.applied(&["bvadd"], width, count, fuel)
            }
            Group::Multiply => self.costly(&["bvmul"], width, self.shape.multiply_width, fuel),
            Group::Divide => {
                let names = ["bvudiv", "bvurem", "bvsdiv", "bvsrem", "bvsmod"];
                self.costly(&names, width, self.shape.divide_width, fuel)
            }
            Group::Shift => self.shift(width, fuel),
            Group::Rotate => {
                let name = if self.random.chance(50) { "rotate_left" } else { "rotate_right" };
                let count = self.random.between(0, width * 2);
                self.indexed(name, &[count], width, fuel)
            }
            Group::Extract => self.extract(width, fuel),
            Group::Concat => self.concat(width, fuel),
            Group::Extend => {
                let more = if width > 1 { self.random.between(0, width - 1) } else { 0 };
                let name = if self.random.chance(50) { "zero_extend" } else { "sign_extend" };
                self.indexed(name, &[more], width - more, fuel)
            }
            Group::Repeat => {
                let divisors: Vec<u32> = (1..=width).filter(|count| width.is_multiple_of(*count)).collect();
                let count = self.random.pick(&divisors).copied().unwrap_or(1);
                self.indexed("repeat", &[count], width / count, fuel)
            }
            Group::Comp => {
                let compared = self.width();
                self.applied(&["bvcomp"], compared, 2, fuel)
            }
            _ => self.leaf(&Sort::Bits(width)),
        }
    }

    /// A number of arguments: mostly two, at most four.
    fn count(&mut self) -> u32 {
        if self.random.chance(75) { 2 } else { self.random.between(3, 4) }
    }

    /// One of the operators on `count` arguments of one width.
    fn applied(&mut self, names: &[&str], width: u32, count: u32, fuel: u32) -> Sexpr {
        let name = self.random.pick(names).copied().unwrap_or_default();
        let shares = self.shares(fuel, count);
        Sexpr::apply(
            name,
            shares.into_iter().map(|share| self.term(&Sort::Bits(width), share)).collect::<Vec<_>>(),
        )
    }

    fn indexed(&mut self, name: &str, indices: &[u32], width: u32, fuel: u32) -> Sexpr {
        let argument = self.term(&Sort::Bits(width), fuel - 1);
        Sexpr::List(vec![Sexpr::indexed(name, indices), argument])
    }

    /// An operator with a large circuit. Above the width `bound` an operand is a constant, with rare
    /// exceptions.
    fn costly(&mut self, names: &[&str], width: u32, bound: u32, fuel: u32) -> Sexpr {
        if width <= bound || (width <= 16 && self.random.below(HARD_ONCE_IN) == 0) {
            return self.applied(names, width, 2, fuel.min(bound * 2));
        }
        if width > CONSTANT_OPERAND_WIDTH {
            return self.bits(Group::Arithmetic, width, fuel);
        }
        let name = self.random.pick(names).copied().unwrap_or_default();
        let mut operands = [self.term(&Sort::Bits(width), fuel - 1), self.constant(&Sort::Bits(width))];
        if self.random.chance(30) {
            operands.reverse();
        }
        Sexpr::apply(name, operands)
    }

    fn shift(&mut self, width: u32, fuel: u32) -> Sexpr {
        let name = self.random.pick(&["bvshl", "bvlshr", "bvashr"]).copied().unwrap_or_default();
        let [shifted, distance] = self.split(fuel);
        let shifted = self.term(&Sort::Bits(width), shifted);
        let distance = if self.random.chance(40) {
            let count = self.random.between(0, width + 1);
            self.written(&Sort::Bits(width).value(BigUint::from(count)))
        } else {
            self.term(&Sort::Bits(width), distance)
        };
        Sexpr::apply(name, [shifted, distance])
    }

    fn extract(&mut self, width: u32, fuel: u32) -> Sexpr {
        let wider: Vec<u32> = self.widths.iter().copied().filter(|wider| *wider >= width).collect();
        let from = match self.random.pick(&wider) {
            Some(&wider) if self.random.chance(60) => wider,
            _ => width.saturating_add(self.random.between(0, 8)).min(self.shape.widest.max(width)),
        };
        let low = self.random.between(0, from - width);
        self.indexed("extract", &[low + width - 1, low], from, fuel)
    }

    fn concat(&mut self, width: u32, fuel: u32) -> Sexpr {
        let narrower: Vec<u32> = self.widths.iter().copied().filter(|narrower| *narrower < width).collect();
        let high = match self.random.pick(&narrower) {
            Some(&narrower) if self.random.chance(50) => narrower,
            _ => self.random.between(1, width - 1),
        };
        let low = width - high;
        let [first, second] = self.split(fuel);
        let mut parts = vec![self.term(&Sort::Bits(high), first)];
        if low > 1 && self.random.chance(15) {
            let middle = self.random.between(1, low - 1);
            parts.push(self.term(&Sort::Bits(middle), second / 2));
            parts.push(self.term(&Sort::Bits(low - middle), second / 2));
        } else {
            parts.push(self.term(&Sort::Bits(low), second));
        }
        Sexpr::apply("concat", parts)
    }

    fn connective(&mut self, fuel: u32) -> Sexpr {
        if self.random.chance(20) {
            return Sexpr::apply("not", [self.term(&Sort::Bool, fuel - 1)]);
        }
        let name =
            self.random.pick(&["and", "or", "xor", "=>", "=", "and", "or"]).copied().unwrap_or_default();
        let count = self.count();
        let shares = self.shares(fuel, count);
        Sexpr::apply(name, shares.into_iter().map(|share| self.term(&Sort::Bool, share)).collect::<Vec<_>>())
    }

    fn equality(&mut self, fuel: u32) -> Sexpr {
        let sort = self.sort();
        let name = if self.random.chance(70) { "=" } else { "distinct" };
        let count = if self.random.chance(90) { 2 } else { 3 };
        let shares = self.shares(fuel, count);
        Sexpr::apply(name, shares.into_iter().map(|share| self.term(&sort, share)).collect::<Vec<_>>())
    }

    /// A comparison of two vectors, or two comparisons of the same two under connectives. The second vector
    /// is sometimes made of the first, so that the order of both is known in part.
    pub fn comparisons(&mut self, fuel: u32) -> Sexpr {
        let width = self.width();
        let [left, right, rest] = self.split(fuel);
        let left = self.term(&Sort::Bits(width), left);
        let mut right = self.term(&Sort::Bits(width), right);
        if self.random.chance(40) {
            let divides = width <= self.shape.divide_width;
            let names = ["bvand", "bvor", "bvlshr", "bvadd", "bvsub", "bvudiv", "bvurem"];
            let names = if divides { &names[..] } else { &names[..5] };
            let name = self.random.pick(names).copied().unwrap_or_default();
            right = Sexpr::apply(name, [left.clone(), right]);
        }
        let mut sides = [left, right];
        let mut pair = || {
            self.random.shuffle(&mut sides);
            let name = self.random.pick(&COMPARISONS).copied().unwrap_or_default();
            Sexpr::apply(if self.random.chance(10) { "=" } else { name }, sides.clone())
        };
        let [first, second] = [pair(), pair()];
        if self.random.chance(30) {
            return first;
        }
        let rest = self.term(&Sort::Bool, rest);
        if self.random.chance(30) {
            return Sexpr::apply("ite", [first, second, rest]);
        }
        let mut connective = |names: &[&'static str]| self.random.pick(names).copied().unwrap_or_default();
        let inner = Sexpr::apply(connective(&["and", "or", "xor"]), [second, rest]);
        Sexpr::apply(connective(&["and", "or", "=>"]), [first, inner])
    }

    fn overflow(&mut self, fuel: u32) -> Sexpr {
        let width = self.width();
        if self.random.chance(12) {
            return self.applied(&["bvnego"], width, 1, fuel);
        }
        if self.random.chance(25) {
            let bound = self.shape.multiply_width;
            if width <= bound {
                return self.applied(&["bvumulo", "bvsmulo"], width, 2, fuel.min(bound * 2));
            }
        }
        let names = ["bvuaddo", "bvsaddo", "bvusubo", "bvssubo", "bvsdivo"];
        self.applied(&names, width, 2, fuel)
    }

    fn let_term(&mut self, sort: &Sort, fuel: u32) -> Sexpr {
        let count = self.random.between(1, 3);
        let shares = self.shares(fuel, count + 1);
        let mut bindings = Vec::new();
        let mut values = Vec::new();
        for share in shares.iter().skip(1) {
            let bound_sort = self.sort();
            let term = self.term(&bound_sort, *share);
            let Some(value) = self.scope.evaluate(&term) else { continue };
            let name = self.local_name();
            if values.iter().any(|(known, _)| *known == name) {
                continue;
            }
            bindings.push(Sexpr::List(vec![Sexpr::atom(name.clone()), term]));
            values.push((name, value));
        }
        if bindings.is_empty() {
            return self.leaf(sort);
        }
        let count = values.len();
        self.enter(values);
        // Twice the share, as the bound terms cost nothing when used again.
        let body = self.term(sort, shares.first().map_or(2, |share| share * 2).max(2));
        self.leave(count);
        Sexpr::apply("let", [Sexpr::List(bindings), body])
    }

    /// A new name, or one that hides a name in scope.
    pub fn local_name(&mut self) -> String {
        // Members of declared sorts have no constants, so their symbols stay visible.
        let member = |name: &String| matches!(self.scope.lookup(name), Some(Value::Member(..)));
        let hidden = self.random.pick(&self.names).filter(|name| !member(name)).cloned();
        match hidden {
            Some(hidden) if self.random.chance(8) => hidden,
            _ => self.fresh_name("x"),
        }
    }

    /// Opens a local scope.
    pub fn enter(&mut self, values: Vec<(String, Value)>) {
        self.names.extend(values.iter().map(|(name, _)| name.clone()));
        self.scope.enter(values);
    }

    /// Leaves a local scope of `count` names.
    pub fn leave(&mut self, count: usize) {
        self.names.truncate(self.names.len().saturating_sub(count));
        self.scope.leave(count);
    }

    fn call(&mut self, sort: &Sort, fuel: u32) -> Sexpr {
        // A local name may hide a function.
        let usable =
            |function: &&Function| function.sort == *sort && self.scope.lookup(&function.name).is_none();
        let usable: Vec<Function> = self.functions.iter().filter(usable).cloned().collect();
        let Some(function) = self.random.pick(&usable).cloned() else {
            return self.term(sort, fuel - 1);
        };
        let shares = self.shares(fuel, function.parameters.len() as u32);
        let pairs = function.parameters.iter().zip(shares);
        let arguments: Vec<Sexpr> = pairs.map(|(sort, share)| self.term(sort, share)).collect();
        Sexpr::apply(function.name, arguments)
    }

    /// A symbol in scope, part of one, or a constant.
    pub fn leaf(&mut self, sort: &Sort) -> Sexpr {
        let weights = [Group::Symbol, Group::Constant].map(|group| (self.weights.of(group), group));
        let is_named = matches!(sort, Sort::Named(_));
        if self.random.weighted(&weights) == Some(Group::Constant) && !is_named {
            return self.constant(sort);
        }
        let of_sort = |name: &&String| self.scope.lookup(name).is_some_and(|value| value.sort() == *sort);
        let candidates: Vec<&String> = self.names.iter().filter(of_sort).collect();
        let last = candidates.last().map(|name| Sexpr::atom(name.as_str()));
        if let Some(last) = last.filter(|_| self.random.chance(25)) {
            return last;
        }
        match (self.random.pick(&candidates), sort) {
            (Some(name), _) => Sexpr::atom(name.as_str()),
            (None, Sort::Bits(width)) => self.fitted(*width),
            (None, Sort::Bool) => self.bit(),
            (None, _) => self.constant(sort),
        }
    }

    /// Any bit-vector symbol, cut or extended to a width.
    fn fitted(&mut self, width: u32) -> Sexpr {
        let Some((symbol, from)) = self.any_bits() else { return self.constant(&Sort::Bits(width)) };
        if from >= width {
            let low = self.random.between(0, from - width);
            return Sexpr::List(vec![Sexpr::indexed("extract", &[low + width - 1, low]), symbol]);
        }
        let name = if self.random.chance(50) { "zero_extend" } else { "sign_extend" };
        Sexpr::List(vec![Sexpr::indexed(name, &[width - from]), symbol])
    }

    /// Whether a bit of some symbol is set.
    fn bit(&mut self) -> Sexpr {
        if self.any_bits().is_none() || self.random.chance(10) {
            return self.constant(&Sort::Bool);
        }
        let bit = self.fitted(1);
        Sexpr::apply("=", [bit, Sexpr::atom("#b1")])
    }

    fn any_bits(&mut self) -> Option<(Sexpr, u32)> {
        let width_of = |name: &String| match self.scope.lookup(name)? {
            Value::Bits(width, _) => Some((Sexpr::atom(name.as_str()), *width)),
            _ => None,
        };
        let candidates: Vec<(Sexpr, u32)> = self.names.iter().filter_map(width_of).collect();
        self.random.pick(&candidates).cloned()
    }

    /// A constant, mostly an extreme one.
    pub fn constant(&mut self, sort: &Sort) -> Sexpr {
        if let Sort::Array(sorts) = sort {
            return self.fill(sorts, 1);
        }
        let value = self.constant_value(sort);
        self.written(&value)
    }

    /// The value of a constant, mostly an extreme one.
    pub fn constant_value(&mut self, sort: &Sort) -> Value {
        let width = match sort {
            Sort::Bool => 1,
            Sort::Bits(width) => *width,
            Sort::Array(sorts) => return self.array_value(sorts),
            Sort::Named(_) => return sort.value(self.random.below(MEMBERS).into()),
        };
        let half = power(width - 1);
        let number = match self.random.below(12) {
            0 | 1 => BigUint::ZERO,
            2 => BigUint::from(1u8),
            3 => power(width) - 1u8,
            4 => half,
            5 => half - 1u8,
            6 => power(self.random.between(0, width - 1)),
            7 => power(self.random.between(0, width - 1)) - 1u8,
            8 => BigUint::from(self.random.below(16)),
            _ => self.number(width),
        };
        sort.value(number)
    }

    /// A uniformly random number below 2 to the width.
    pub fn number(&mut self, width: u32) -> BigUint {
        let mut number = BigUint::ZERO;
        for _ in 0..width.div_ceil(64) {
            number = (number << 64u32) + self.random.word();
        }
        number % power(width)
    }

    /// A constant in one of its spellings.
    pub fn written(&mut self, value: &Value) -> Sexpr {
        match value {
            Value::Bits(width, number) if self.random.chance(40) => {
                let name = format!("bv{number}");
                Sexpr::indexed(&name, &[*width])
            }
            Value::Bits(width, number) if width % 4 == 0 && self.random.chance(70) => {
                let digits = number.to_str_radix(16);
                Sexpr::atom(format!("#x{digits:0>count$}", count = *width as usize / 4))
            }
            Value::Array(array) => array.written(&mut |value| self.written(value)),
            Value::Member(..) => {
                let same = |name: &&String| self.scope.lookup(name) == Some(value);
                let known = self.names.iter().find(same).map(|name| Sexpr::atom(name.as_str()));
                known.unwrap_or_else(|| self.leaf(&value.sort()))
            }
            _ => value.to_sexpr(),
        }
    }

    /// Divides all but one of `fuel` between `N` arguments.
    pub(super) fn split<const N: usize>(&mut self, fuel: u32) -> [u32; N] {
        let mut shares = [0; N];
        for (slot, share) in shares.iter_mut().zip(self.shares(fuel, N as u32)) {
            *slot = share;
        }
        shares
    }

    fn shares(&mut self, fuel: u32, count: u32) -> Vec<u32> {
        let mut rest = fuel.saturating_sub(1);
        let mut shares = Vec::with_capacity(count as usize);
        for left in (1..=count).rev() {
            let share = if left == 1 { rest } else { self.random.between(0, (rest * 2 / left).min(rest)) };
            rest -= share;
            shares.push(share);
        }
        self.random.shuffle(&mut shares);
        shares
    }
}

/// A width to prefer: mostly narrow, sometimes up to a machine word, rarely wide.
fn liked_width(random: &mut Random, widest: u32) -> u32 {
    let width = match random.below(100) {
        0..60 => random.between(1, 8),
        60..85 => random.between(9, 33),
        85..96 => random.between(34, 70),
        _ => random.between(71, 300),
    };
    width.clamp(1, widest.max(1))
}
