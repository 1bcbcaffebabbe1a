//! The inverters: for operators over unconstrained variables, the values that they take, and a choice of the
//! variables for each.
//!
//! **Idea.** An *image* of `f(x, t)` is a term `r` over fresh variables and `t` that takes, for each `t`, the
//! values that `f(x, t)` takes for all `x`: mostly one fresh variable. An *inverse* gives `x` for a value of
//! `r` (Bruttomesso 2008; Brummayer 2009; the conditions under which `f(x, t) = s` has a solution are those
//! of Niemetz et al., *Solving Quantified Bit-Vectors Using Invertibility Conditions*, 2018).
//!
//! **Here.** A row says when it applies ([`Reach`]) and builds image and inverses. One that is not *exact*
//! leaves values of `x` out; then `x` gets a copy of its own, which it is wherever that fits the image.
//!
//! **Contract.** For all values of the fresh variables and `t`, `f(x, t) = r` for the terms that the
//! variables are bound to; and for all values of `x` and `t` there are values of the fresh variables for
//! which they are bound to these. The test below goes through all of them at small widths.
//!
//! **Cost.** A bounded number of terms for each child.

use javelin_term::array::flat_width;
use javelin_term::bitvec::BitVec;
use javelin_term::bitvec::wide::NARROW;
use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;
use javelin_term::rewrite::pattern::{value, with_constant, zero_like};
use javelin_term::sort::{Sort, SortKind};

/// The widest vector for which products with a term that is no constant are inverted: the inverse takes about
/// `log2` of the width products.
const WIDEST_PRODUCT: u32 = 1 << 12;

/// Which values a term takes over its free variables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// All values: the image is a fresh variable.
    All,
    /// The values of an image that is smaller than the term.
    Some,
}

/// A term some of whose children are free.
pub struct Site<'a> {
    /// The operator with its original children.
    pub term: Term,
    /// The children after replacement, in order.
    pub children: &'a [Term],
    /// Whether each child is a variable without other uses.
    pub free: &'a [bool],
}

/// The result of an inverter.
pub struct Image {
    /// The image, which replaces the term.
    pub result: Term,
    /// Variables among the children, and the terms they are bound to.
    pub bindings: Vec<[Term; 2]>,
}

/// One rule that replaces a term.
pub struct Inverter {
    /// The name, spelled like those of rewrite rules.
    pub name: &'static str,
    operator: Operator,
    /// The values that a term of this operator takes, some of whose children are free; `None` if the row does
    /// not apply.
    reach: fn(&Graph, Term, &[bool]) -> Option<Reach>,
    invert: fn(&mut Graph, &Site) -> Image,
    /// Whether the bindings give the variables every value.
    exact: bool,
}

/// The first inverter that applies.
pub fn find(graph: &Graph, term: Term, free: &[bool]) -> Option<(&'static Inverter, Reach)> {
    let operator = graph.operator(term);
    let rows = INVERTERS.iter().filter(|inverter| inverter.operator == operator);
    rows.into_iter().find_map(|inverter| Some((inverter, (inverter.reach)(graph, term, free)?)))
}

impl Inverter {
    /// The image, and bindings that give the variables every value.
    pub fn image(&self, graph: &mut Graph, site: &Site) -> Image {
        let mut image = (self.invert)(graph, site);
        if self.exact {
            return image;
        }
        let mut copies = site.children.to_vec();
        // Bindings are in the order of the children.
        let mut bindings = image.bindings.iter().peekable();
        for copy in &mut copies {
            if bindings.next_if(|[variable, _]| variable == copy).is_some() {
                *copy = fresh(graph, graph.sort(*copy));
            }
        }
        debug_assert!(bindings.next().is_none(), "{}: a binding of no child", self.name);
        let other = graph.with_children(site.term, &copies);
        let fits = graph.equal(other, image.result);
        let copied = copies.iter().zip(site.children).filter(|(copy, child)| copy != child);
        for ([_, value], (&copy, _)) in image.bindings.iter_mut().zip(copied) {
            *value = graph.ite(fits, copy, *value);
        }
        image
    }
}

macro_rules! inverters {
    ($($name:literal $operator:ident $exact:ident, $reach:ident, $invert:ident;)*) => {
        &[$(Inverter {
            name: $name,
            operator: Operator::$operator,
            reach: $reach,
            invert: $invert,
            exact: exactness::$exact,
        },)*]
    };
}

/// The words of the table.
#[allow(non_upper_case_globals, reason = "they are read as words")]
mod exactness {
    pub const exact: bool = true;
    pub const lossy: bool = false;
}

/// The table; of rows for one operator the first that applies is used.
const INVERTERS: &[Inverter] = inverters! {
    "not" Not exact, any, invert_self;
    "and" And lossy, several, invert_and;
    "equal-two-values" Equal exact, two_values, invert_small_equal;
    "equal" Equal lossy, has_another_value, invert_equal;
    "ite-branches" Ite exact, both_branches, invert_branches;
    "ite-then" Ite exact, condition_and_then, invert_then;
    "ite-else" Ite exact, condition_and_else, invert_else;
    "ite-bit" Ite exact, condition_of_bits, invert_bit;
    "bvnot" BvNot exact, any, invert_self;
    "bvneg" BvNeg exact, any, invert_self;
    "bvand" BvAnd lossy, all, invert_bvand;
    "bvxor" BvXor exact, any, invert_bvxor;
    "bvadd" BvAdd exact, any, invert_bvadd;
    "bvmul-odd" BvMul exact, odd_factor, invert_odd_product;
    "bvmul-even" BvMul exact, even_factor, invert_even_product;
    "bvmul-both" BvMul lossy, all, invert_by_one;
    "bvmul" BvMul lossy, narrow, invert_product;
    "bvudiv-both" BvUdiv lossy, all, invert_by_one;
    "bvudiv-constant" BvUdiv lossy, constant_divisor, invert_quotient;
    "bvurem-both" BvUrem lossy, all, invert_by_zero;
    "bvurem" BvUrem lossy, first, invert_remainder;
    "bvshl-both" BvShl lossy, all, invert_by_zero;
    "bvlshr-both" BvLshr lossy, all, invert_by_zero;
    "bvashr-both" BvAshr lossy, all, invert_by_zero;
    "bvult" BvUlt lossy, comparison, invert_comparison;
    "bvslt" BvSlt lossy, comparison, invert_comparison;
    "concat" Concat exact, all, invert_concat;
    "extract" Extract exact, any, invert_extract;
    "select" Select exact, first, invert_select;
    "store" Store exact, array_and_element, invert_store;
};

/// Applies whatever children are free.
fn any(_: &Graph, _: Term, free: &[bool]) -> Option<Reach> {
    free.contains(&true).then_some(Reach::All)
}

fn all(_: &Graph, _: Term, free: &[bool]) -> Option<Reach> {
    (!free.contains(&false)).then_some(Reach::All)
}

fn first(graph: &Graph, term: Term, free: &[bool]) -> Option<Reach> {
    let is_whole = graph.operator(term) == Operator::Select;
    free[0].then_some(if is_whole { Reach::All } else { Reach::Some })
}

/// At least two operands of a conjunction are free, which become one.
fn several(_: &Graph, _: Term, free: &[bool]) -> Option<Reach> {
    match free.iter().filter(|&&is_free| is_free).count() {
        count if count == free.len() => Some(Reach::All),
        0 | 1 => None,
        _ => Some(Reach::Some),
    }
}

fn two_values(graph: &Graph, term: Term, free: &[bool]) -> Option<Reach> {
    let sort = graph.sort(graph.child(term, 0));
    let has_two = matches!(graph.sorts.kind(sort), SortKind::Bool | SortKind::BitVec(1));
    any(graph, term, free).filter(|_| has_two)
}

/// Whether a term of the sort can be built that differs from a given one.
fn has_another_value(graph: &Graph, term: Term, free: &[bool]) -> Option<Reach> {
    let sort = graph.sort(graph.child(term, 0));
    let is_simple = |sort| matches!(graph.sorts.kind(sort), SortKind::Bool | SortKind::BitVec(_));
    let has_another = match *graph.sorts.kind(sort) {
        SortKind::Array(index, element) => is_simple(index) && is_simple(element),
        _ => is_simple(sort),
    };
    any(graph, term, free).filter(|_| has_another)
}

fn both_branches(_: &Graph, _: Term, free: &[bool]) -> Option<Reach> {
    (free[1] && free[2]).then_some(Reach::All)
}

fn condition_and_then(_: &Graph, _: Term, free: &[bool]) -> Option<Reach> {
    (free[0] && free[1]).then_some(Reach::All)
}

fn condition_and_else(_: &Graph, _: Term, free: &[bool]) -> Option<Reach> {
    (free[0] && free[2]).then_some(Reach::All)
}

/// A choice between the two vectors of one bit.
fn condition_of_bits(graph: &Graph, term: Term, free: &[bool]) -> Option<Reach> {
    let is_choice = graph.is_bitvec(term) && graph.width(term) == 1 && {
        let [then, other] = [1, 2].map(|position| value(graph, graph.child(term, position)));
        then.is_some() && other.is_some() && then != other
    };
    (free[0] && is_choice).then_some(Reach::All)
}

/// The constant factor of a product whose other factor is free.
fn factor(graph: &Graph, term: Term) -> Option<BitVec> {
    with_constant(graph, term).map(|(_, factor)| factor).filter(|factor| factor.width() <= NARROW)
}

fn odd_factor(graph: &Graph, term: Term, free: &[bool]) -> Option<Reach> {
    any(graph, term, free).filter(|_| factor(graph, term).is_some_and(|factor| factor.bit(0)))
}

fn even_factor(graph: &Graph, term: Term, free: &[bool]) -> Option<Reach> {
    let is_even = |factor: BitVec| !factor.bit(0) && !factor.is_zero();
    let applies = free.contains(&true) && factor(graph, term).is_some_and(is_even);
    applies.then_some(Reach::Some)
}

/// A product with a factor that is no constant.
fn narrow(graph: &Graph, term: Term, free: &[bool]) -> Option<Reach> {
    let applies = with_constant(graph, term).is_none() && graph.width(term) <= WIDEST_PRODUCT;
    (applies && free.contains(&true)).then_some(Reach::Some)
}

fn constant_divisor(graph: &Graph, term: Term, free: &[bool]) -> Option<Reach> {
    let divisor = value(graph, graph.child(term, 1));
    let applies = free[0] && divisor.is_some_and(|divisor| !divisor.is_zero());
    applies.then_some(Reach::Some)
}

/// A comparison takes both values, unless its other side is the bound of all values.
fn comparison(graph: &Graph, term: Term, free: &[bool]) -> Option<Reach> {
    let unfree = match free {
        [true, true] => return Some(Reach::All),
        [true, false] => 1,
        [false, true] => 0,
        _ => return None,
    };
    let limit = graph.child(term, unfree);
    match value(graph, limit) {
        None => Some(Reach::Some),
        Some(limit) => {
            (limit != extreme(graph.operator(term), limit.width(), unfree == 0)).then_some(Reach::All)
        }
    }
}

fn array_and_element(_: &Graph, _: Term, free: &[bool]) -> Option<Reach> {
    (free[0] && free[2]).then_some(Reach::All)
}

fn fresh(graph: &mut Graph, sort: Sort) -> Term {
    graph.variable("unconstrained", sort)
}

/// A fresh variable that stands for the term.
fn any_value(graph: &mut Graph, site: &Site) -> Term {
    fresh(graph, graph.sort(site.term))
}

/// The first free child, and the other one, of two.
fn sides(site: &Site) -> [Term; 2] {
    let [left, right] = [site.children[0], site.children[1]];
    if site.free[0] { [left, right] } else { [right, left] }
}

fn one_like(graph: &mut Graph, vector: Term) -> Term {
    graph.number(1, graph.width(vector))
}

/// The least vector in the order of a comparison, or the greatest.
fn extreme(comparison: Operator, width: u32, greatest: bool) -> BitVec {
    match (comparison, greatest) {
        (Operator::BvSlt, false) => BitVec::min_signed(width),
        (Operator::BvSlt, true) => BitVec::max_signed(width),
        (_, false) => BitVec::zero(width),
        (_, true) => BitVec::ones(width),
    }
}

/// Operators that are their own inverse.
fn invert_self(graph: &mut Graph, site: &Site) -> Image {
    let result = any_value(graph, site);
    let value = graph.term(graph.operator(site.term), &[result]);
    Image { result, bindings: vec![[site.children[0], value]] }
}

fn invert_and(graph: &mut Graph, site: &Site) -> Image {
    let common = fresh(graph, Sort::BOOL);
    let flagged = || site.children.iter().zip(site.free);
    let mut operands = vec![common];
    operands.extend(flagged().filter(|&(_, &is_free)| !is_free).map(|(&child, _)| child));
    let variables = flagged().filter(|&(_, &is_free)| is_free).map(|(&child, _)| child);
    let bindings = variables.map(|variable| [variable, common]).collect();
    Image { result: graph.and(&operands), bindings }
}

/// Of two values, one is the other's complement.
fn invert_small_equal(graph: &mut Graph, site: &Site) -> Image {
    let [variable, other] = sides(site);
    let result = any_value(graph, site);
    let value = if graph.is_bool(variable) {
        graph.equal(result, other)
    } else {
        let complement = graph.bvnot(other);
        graph.ite(result, other, complement)
    };
    Image { result, bindings: vec![[variable, value]] }
}

fn invert_equal(graph: &mut Graph, site: &Site) -> Image {
    let [variable, other] = sides(site);
    let result = any_value(graph, site);
    let different = different(graph, other);
    let value = graph.ite(result, other, different);
    Image { result, bindings: vec![[variable, value]] }
}

/// A term that is never equal to a vector or an array of vectors.
fn different(graph: &mut Graph, term: Term) -> Term {
    let SortKind::Array(index, _) = *graph.sorts.kind(graph.sort(term)) else { return graph.bvnot(term) };
    let zero = match flat_width(&graph.sorts, index) {
        Some(width) if index != Sort::BOOL => graph.number(0, width),
        _ => graph.truth(false),
    };
    let element = graph.term(Operator::Select, &[term, zero]);
    let complement = if graph.is_bool(element) { graph.not(element) } else { graph.bvnot(element) };
    graph.term(Operator::Store, &[term, zero, complement])
}

/// Each branch is the value where it is chosen.
fn invert_branches(graph: &mut Graph, site: &Site) -> Image {
    let &[condition, then, other] = site.children else { unreachable!("a choice has three children") };
    let result = any_value(graph, site);
    let [for_then, for_other] = [(); 2].map(|()| fresh(graph, graph.sort(site.term)));
    let for_then = graph.ite(condition, result, for_then);
    let for_other = graph.ite(condition, for_other, result);
    Image { result, bindings: vec![[then, for_then], [other, for_other]] }
}

/// The other branch is chosen only where it is the value.
fn invert_then(graph: &mut Graph, site: &Site) -> Image {
    let &[condition, then, other] = site.children else { unreachable!("a choice has three children") };
    let (result, choice) = (any_value(graph, site), fresh(graph, Sort::BOOL));
    let differs = graph.unequal(result, other);
    let for_condition = graph.or(&[choice, differs]);
    let copy = fresh(graph, graph.sort(then));
    let for_then = graph.ite(for_condition, result, copy);
    Image { result, bindings: vec![[condition, for_condition], [then, for_then]] }
}

fn invert_else(graph: &mut Graph, site: &Site) -> Image {
    let &[condition, then, other] = site.children else { unreachable!("a choice has three children") };
    let (result, choice) = (any_value(graph, site), fresh(graph, Sort::BOOL));
    let agrees = graph.equal(result, then);
    let for_condition = graph.and(&[choice, agrees]);
    let copy = fresh(graph, graph.sort(other));
    let for_other = graph.ite(for_condition, copy, result);
    Image { result, bindings: vec![[condition, for_condition], [other, for_other]] }
}

fn invert_bit(graph: &mut Graph, site: &Site) -> Image {
    let result = any_value(graph, site);
    let value = graph.equal(result, site.children[1]);
    Image { result, bindings: vec![[site.children[0], value]] }
}

fn invert_bvand(graph: &mut Graph, site: &Site) -> Image {
    let result = any_value(graph, site);
    Image { result, bindings: site.children.iter().map(|&child| [child, result]).collect() }
}

fn invert_bvxor(graph: &mut Graph, site: &Site) -> Image {
    let [variable, other] = sides(site);
    let result = any_value(graph, site);
    let value = graph.term(Operator::BvXor, &[result, other]);
    Image { result, bindings: vec![[variable, value]] }
}

fn invert_bvadd(graph: &mut Graph, site: &Site) -> Image {
    let [variable, other] = sides(site);
    let result = any_value(graph, site);
    let value = graph.bvsub(result, other);
    Image { result, bindings: vec![[variable, value]] }
}

fn invert_odd_product(graph: &mut Graph, site: &Site) -> Image {
    let [variable, factor] = sides(site);
    let result = any_value(graph, site);
    // An odd factor has an inverse, so the default is never taken.
    let inverse = value(graph, factor).and_then(|factor| factor.inverse()).unwrap_or_else(|| BitVec::one(1));
    let inverse = graph.constant(&inverse);
    let value = graph.term(Operator::BvMul, &[result, inverse]);
    Image { result, bindings: vec![[variable, value]] }
}

/// A product with `m 2^k`, `m` odd, is any multiple of `2^k`; it does not depend on the high `k` bits.
fn invert_even_product(graph: &mut Graph, site: &Site) -> Image {
    let [variable, factor] = sides(site);
    let width = graph.width(variable);
    let factor = value(graph, factor).unwrap_or_else(|| BitVec::one(width));
    let zeros = factor.trailing_zeros();
    let sorts = [graph.bitvec_sort(width - zeros), graph.bitvec_sort(zeros)];
    let [multiple, high] = sorts.map(|sort| fresh(graph, sort));
    let zero = graph.number(0, zeros);
    let result = graph.term(Operator::Concat, &[multiple, zero]);
    let odd = factor.extract(width - 1, zeros);
    let inverse = odd.inverse().unwrap_or_else(|| BitVec::one(width - zeros));
    let inverse = graph.constant(&inverse);
    let low = graph.term(Operator::BvMul, &[multiple, inverse]);
    let value = graph.term(Operator::Concat, &[high, low]);
    Image { result, bindings: vec![[variable, value]] }
}

/// A product with `t = m 2^k`, `m` odd, is any multiple of `2^k`, the lowest bit of `t`; with zero, zero.
fn invert_product(graph: &mut Graph, site: &Site) -> Image {
    let [variable, other] = sides(site);
    let (any, negated) = (any_value(graph, site), graph.bvneg(other));
    let mask = graph.bvor(other, negated);
    let result = graph.term(Operator::BvAnd, &[any, mask]);
    let lowest = graph.term(Operator::BvAnd, &[other, negated]);
    // For zero these are quotients by zero, all ones and odd.
    let [odd, multiple] = [other, result].map(|term| graph.term(Operator::BvUdiv, &[term, lowest]));
    let inverse = odd_inverse(graph, odd);
    let value = graph.term(Operator::BvMul, &[multiple, inverse]);
    Image { result, bindings: vec![[variable, value]] }
}

/// The inverse of an odd term modulo 2^n by Newton's iteration: `m m = 1` modulo 8, and each step doubles the
/// number of bits that are right.
fn odd_inverse(graph: &mut Graph, odd: Term) -> Term {
    let width = graph.width(odd);
    let two = graph.constant(&BitVec::from_limbs(&[2], width));
    let (mut inverse, mut right) = (odd, 3);
    while right < width {
        let product = graph.term(Operator::BvMul, &[odd, inverse]);
        let error = graph.bvsub(two, product);
        inverse = graph.term(Operator::BvMul, &[inverse, error]);
        right *= 2;
    }
    inverse
}

/// `v * 1` and `v / 1`.
fn invert_by_one(graph: &mut Graph, site: &Site) -> Image {
    let result = any_value(graph, site);
    let one = one_like(graph, result);
    Image { result, bindings: vec![[site.children[0], result], [site.children[1], one]] }
}

/// The remainder by zero, and shifts by zero.
fn invert_by_zero(graph: &mut Graph, site: &Site) -> Image {
    let result = any_value(graph, site);
    let zero = zero_like(graph, result);
    Image { result, bindings: vec![[site.children[0], result], [site.children[1], zero]] }
}

/// Quotients by a constant are those up to the largest.
fn invert_quotient(graph: &mut Graph, site: &Site) -> Image {
    let &[dividend, divisor] = site.children else { unreachable!("a quotient has two children") };
    let width = graph.width(dividend);
    let number = value(graph, divisor).unwrap_or_else(|| BitVec::one(width));
    let largest = graph.constant(&BitVec::ones(width).udiv(&number));
    let any = any_value(graph, site);
    let is_quotient = graph.bvule(any, largest);
    let result = graph.ite(is_quotient, any, largest);
    let value = graph.term(Operator::BvMul, &[result, divisor]);
    Image { result, bindings: vec![[dividend, value]] }
}

/// Remainders are those below the divisor, and anything for zero.
fn invert_remainder(graph: &mut Graph, site: &Site) -> Image {
    let &[dividend, divisor] = site.children else { unreachable!("a remainder has two children") };
    let any = any_value(graph, site);
    let zero = zero_like(graph, any);
    let is_zero = graph.equal(divisor, zero);
    let is_below = graph.term(Operator::BvUlt, &[any, divisor]);
    let is_remainder = graph.or(&[is_zero, is_below]);
    let result = graph.ite(is_remainder, any, zero);
    Image { result, bindings: vec![[dividend, result]] }
}

/// The extreme value of the order is below all others, or above.
fn invert_comparison(graph: &mut Graph, site: &Site) -> Image {
    let &[left, right] = site.children else { unreachable!("a comparison has two children") };
    let (operator, width) = (graph.operator(site.term), graph.width(left));
    let [least, greatest] =
        [false, true].map(|greatest| extreme(operator, width, greatest)).map(|value| graph.constant(&value));
    let any = any_value(graph, site);
    if site.free[0] && site.free[1] {
        let above = graph.ite(any, greatest, least);
        return Image { result: any, bindings: vec![[left, least], [right, above]] };
    }
    let (variable, limit, best, bound) =
        if site.free[0] { (left, right, least, least) } else { (right, left, greatest, greatest) };
    let result = match graph.is_constant(limit) {
        true => any,
        false => {
            let is_possible = graph.unequal(limit, bound);
            graph.and(&[any, is_possible])
        }
    };
    let value = graph.ite(result, best, limit);
    Image { result, bindings: vec![[variable, value]] }
}

fn invert_concat(graph: &mut Graph, site: &Site) -> Image {
    let &[high, low] = site.children else { unreachable!("a concatenation has two children") };
    let result = any_value(graph, site);
    let (width, cut) = (graph.width(result), graph.width(low));
    let for_high = graph.extract(result, width - 1, cut);
    let for_low = graph.extract(result, cut - 1, 0);
    Image { result, bindings: vec![[high, for_high], [low, for_low]] }
}

/// The bits beside a slice are anything.
fn invert_extract(graph: &mut Graph, site: &Site) -> Image {
    let vector = site.children[0];
    let result = any_value(graph, site);
    let (low, width) = (graph.low(site.term), graph.width(vector));
    let mut value = result;
    let above = width - low - graph.width(result);
    if above > 0 {
        let sort = graph.bitvec_sort(above);
        let above = fresh(graph, sort);
        value = graph.term(Operator::Concat, &[above, value]);
    }
    if low > 0 {
        let sort = graph.bitvec_sort(low);
        let below = fresh(graph, sort);
        value = graph.term(Operator::Concat, &[value, below]);
    }
    Image { result, bindings: vec![[vector, value]] }
}

/// Any array with the element at the index.
fn invert_select(graph: &mut Graph, site: &Site) -> Image {
    let &[array, index] = site.children else { unreachable!("a read has two children") };
    let (result, rest) = (any_value(graph, site), fresh(graph, graph.sort(array)));
    let value = graph.term(Operator::Store, &[rest, index, result]);
    Image { result, bindings: vec![[array, value]] }
}

/// The array before the write has any element where it was written.
fn invert_store(graph: &mut Graph, site: &Site) -> Image {
    let &[array, index, element] = site.children else { unreachable!("a write has three children") };
    let (result, before) = (any_value(graph, site), fresh(graph, graph.sort(element)));
    let for_array = graph.term(Operator::Store, &[result, index, before]);
    let for_element = graph.term(Operator::Select, &[result, index]);
    Image { result, bindings: vec![[array, for_array], [element, for_element]] }
}

#[cfg(test)]
mod tests;
