//! Terms over arrays, and families of formulas for arrays and functions: the memory of a program, the storage
//! of a contract, permuted writes, more distinct arrays than a sort has, tables of constants, cycles of a
//! function.

use super::array::Array;
use super::random::Random;
use super::sexpr::Sexpr;
use super::structured::Structure;
use super::terms::Terms;
use super::value::{Sort, Value};
use super::weights::Logic;
use num_bigint::BigUint;

/// Arrays with indices up to this width are compared index by index in laws.
const SMALL_INDEX: u32 = 2;

impl Terms {
    /// Chooses the array sorts of the script.
    pub fn choose_arrays(&mut self) {
        for _ in 0..self.random.between(1, 2) {
            let index = self.index_sort();
            let element = match self.random.below(100) {
                0..12 => {
                    let inner = Sort::array(self.index_sort(), Sort::Bits(self.random.between(1, 4)));
                    self.arrays.push(inner.clone());
                    inner
                }
                12..20 => Sort::Bool,
                20..40 => Sort::Bits(self.random.between(1, 3)),
                40..50 => Sort::Bits(8),
                _ => Sort::Bits(self.width()),
            };
            self.widths.extend([&index, &element].into_iter().filter_map(|sort| match sort {
                Sort::Bits(width) => Some(*width),
                _ => None,
            }));
            self.arrays.push(Sort::array(index, element));
        }
    }

    fn index_sort(&mut self) -> Sort {
        match self.random.below(100) {
            0..5 => Sort::Bool,
            5..50 => Sort::Bits(self.random.between(1, 3)),
            50..70 => Sort::Bits(self.random.between(4, 8)),
            70..85 => Sort::Bits(32),
            85..90 => Sort::Bits(self.random.between(64, 256)),
            _ => Sort::Bits(self.width()),
        }
    }

    /// Whether some array has elements of a sort.
    pub fn holds_elements(&self, element: &Sort) -> bool {
        self.arrays.iter().any(|sort| matches!(sort, Sort::Array(sorts) if sorts.1 == *element))
    }

    /// An element of an array.
    pub fn select(&mut self, element: &Sort, fuel: u32) -> Sexpr {
        let holds = |sort: &&Sort| matches!(sort, Sort::Array(sorts) if sorts.1 == *element);
        let sorts: Vec<Sort> = self.arrays.iter().filter(holds).cloned().collect();
        let Some(sort @ Sort::Array(sorts)) = self.random.pick(&sorts) else { return self.leaf(element) };
        let [array, index] = self.split(fuel);
        Sexpr::apply("select", [self.term(sort, array), self.term(&sorts.0, index)])
    }

    /// An array with another element somewhere.
    pub fn store(&mut self, sorts: &(Sort, Sort), fuel: u32) -> Sexpr {
        let [array, index, element] = self.split(fuel);
        let sort = Sort::array(sorts.0.clone(), sorts.1.clone());
        let array = self.term(&sort, array);
        Sexpr::apply("store", [array, self.term(&sorts.0, index), self.term(&sorts.1, element)])
    }

    /// A constant array of a random element.
    pub fn fill(&mut self, sorts: &(Sort, Sort), fuel: u32) -> Sexpr {
        let sort = Sort::array(sorts.0.clone(), sorts.1.clone());
        let head = Sexpr::apply("as", [Sexpr::atom("const"), sort.to_sexpr()]);
        let element =
            if self.random.chance(70) { self.constant(&sorts.1) } else { self.term(&sorts.1, fuel / 2) };
        Sexpr::List(vec![head, element])
    }

    /// A value with few different elements.
    pub fn array_value(&mut self, sorts: &(Sort, Sort)) -> Value {
        let mut array = Array::constant(sorts.0.clone(), self.constant_value(&sorts.1));
        for _ in 0..self.random.between(0, 3) {
            let (index, element) = (self.constant_value(&sorts.0), self.constant_value(&sorts.1));
            array = array.store(&index, &element).unwrap_or(array);
        }
        Value::Array(Box::new(array))
    }

    /// A term with arrays rewritten by a law, if one applies.
    pub fn by_array_law(&mut self, term: &Sexpr) -> Option<Sexpr> {
        let small = |terms: &mut Terms, sort: &Sort| {
            let fuel = terms.random.between(1, 3);
            terms.term(sort, fuel)
        };
        let store = |array: &Sexpr, index: &Sexpr, element: &Sexpr| {
            Sexpr::apply("store", [array.clone(), index.clone(), element.clone()])
        };
        let select = |array: &Sexpr, index: &Sexpr| Sexpr::apply("select", [array.clone(), index.clone()]);
        match (term.head(), term.items()) {
            ("select", [_, array, index]) => {
                let Sort::Array(sorts) = self.scope.sort(array)? else { return None };
                if let ("store", [_, below, written, element]) = (array.head(), array.items()) {
                    let same = Sexpr::apply("=", [index.clone(), written.clone()]);
                    return Some(Sexpr::apply("ite", [same, element.clone(), select(below, index)]));
                }
                if let ("ite", [_, condition, yes, no]) = (array.head(), array.items()) {
                    return Some(Sexpr::apply(
                        "ite",
                        [condition.clone(), select(yes, index), select(no, index)],
                    ));
                }
                let (other, element) = (small(self, &sorts.0), small(self, &sorts.1));
                let same = Sexpr::apply("=", [index.clone(), other.clone()]);
                let passed = select(&store(array, &other, &element), index);
                return Some(Sexpr::apply("ite", [same, term.clone(), passed]));
            }
            ("=", [_, left, right]) => {
                let Sort::Array(sorts) = self.scope.sort(left)? else { return None };
                if let Sort::Bits(width @ ..=SMALL_INDEX) = sorts.0 {
                    let indices = (0..1u32 << width).map(|number| sorts.0.value(number.into()).to_sexpr());
                    let equal =
                        indices.map(|index| Sexpr::apply("=", [select(left, &index), select(right, &index)]));
                    return Some(Sexpr::apply("and", equal));
                }
                let (index, element) = (small(self, &sorts.0), small(self, &sorts.1));
                let there = Sexpr::apply("=", [select(left, &index), select(right, &index)]);
                let elsewhere =
                    Sexpr::apply("=", [store(left, &index, &element), store(right, &index, &element)]);
                return Some(Sexpr::apply("and", [there, elsewhere]));
            }
            _ => {}
        }
        let Sort::Array(sorts) = self.scope.sort(term)? else { return None };
        if let ("store", [_, array, index, element]) = (term.head(), term.items())
            && self.random.chance(60)
        {
            if let ("store", [_, below, other, old]) = (array.head(), array.items()) {
                let same = Sexpr::apply("=", [index.clone(), other.clone()]);
                let swapped = store(&store(below, index, element), other, old);
                return Some(Sexpr::apply("ite", [same, store(below, index, element), swapped]));
            }
            let old = small(self, &sorts.1);
            return Some(store(&store(array, index, &old), index, element));
        }
        if self.random.chance(20) {
            let condition = small(self, &Sort::Bool);
            return Some(Sexpr::apply("ite", [condition, term.clone(), term.clone()]));
        }
        let index = small(self, &sorts.0);
        Some(store(term, &index, &select(term, &index)))
    }
}

/// The formulas of a random family for arrays or functions. Their symbols are declared in the scope of
/// `terms`.
pub fn memory(terms: &mut Terms, logic: Logic) -> Structure {
    let mut family = Family { terms, structure: Structure::default() };
    let arrays = [(40, "bytes"), (20, "storage"), (20, "permuted"), (10, "crowded"), (20, "table")];
    let functions = [(20, "cycles"), (10, "tiny"), (20, "congruent")];
    let arrays = arrays.into_iter().filter(|_| logic.arrays());
    let choices: Vec<(u32, &str)> =
        arrays.chain(functions.into_iter().filter(|_| logic.functions())).collect();
    match family.terms.random.weighted(&choices) {
        Some("bytes") => family.bytes(),
        Some("storage") => family.storage(),
        Some("permuted") => family.permuted(),
        Some("crowded") => family.crowded(),
        Some("table") => family.table(),
        Some("cycles") => family.cycles(),
        Some("congruent") => family.congruent(),
        _ => family.tiny(),
    }
    family.structure
}

struct Family<'a> {
    terms: &'a mut Terms,
    structure: Structure,
}

impl Family<'_> {
    fn random(&mut self) -> &mut Random {
        &mut self.terms.random
    }

    fn declare(&mut self, sort: &Sort) -> Sexpr {
        let value = self.terms.constant_value(sort);
        self.declare_as(value)
    }

    fn declare_as(&mut self, value: Value) -> Sexpr {
        let name = self.terms.fresh_name("m");
        self.structure.declare_as(self.terms, &name, value);
        Sexpr::atom(name)
    }

    fn claim(&mut self, name: &str, arguments: impl IntoIterator<Item = Sexpr>) {
        self.structure.formulas.push(Sexpr::apply(name, arguments));
    }

    /// A symbol defined by an equation with the term, as symbolic execution names a new state.
    fn named(&mut self, term: Sexpr) -> Sexpr {
        let Some(value) = self.terms.scope.evaluate(&term) else { return term };
        let symbol = self.declare_as(value);
        self.claim("=", [symbol.clone(), term]);
        symbol
    }

    fn number(&mut self, width: u32, number: u32) -> Sexpr {
        self.terms.written(&Sort::Bits(width).value(BigUint::from(number)))
    }

    /// A byte memory with reads and writes of one, two and four bytes at bases with offsets.
    fn bytes(&mut self) {
        let width = self.random().pick(&[3, 4, 8, 16, 32, 32, 32, 64]).copied().unwrap_or(32);
        let byte = self.random().pick(&[8, 8, 8, 4, 1]).copied().unwrap_or(8);
        let sort = Sort::array(Sort::Bits(width), Sort::Bits(byte));
        let bases: Vec<Sexpr> = (0..2).map(|_| self.declare(&Sort::Bits(width))).collect();
        let mut states = vec![self.declare(&sort)];
        for _ in 0..self.random().between(1, 5) {
            let address = self.address(&bases, width);
            let count = self.random().pick(&[1, 1, 2, 4]).copied().unwrap_or(1);
            let value = Sort::Bits(byte * count);
            let value =
                if self.random().chance(60) { self.declare(&value) } else { self.terms.constant(&value) };
            let before = states.last().cloned().unwrap_or(Sexpr::atom("missing"));
            let mut after = before.clone();
            for position in 0..count {
                let bits = [byte * (position + 1) - 1, byte * position];
                let part = Sexpr::List(vec![Sexpr::indexed("extract", &bits), value.clone()]);
                let place = self.plus(&address, width, position);
                after = Sexpr::apply("store", [after, place, part]);
            }
            if self.random().chance(20) {
                let taken = self.declare(&Sort::Bool);
                after = Sexpr::apply("ite", [taken, after, before]);
            }
            if self.random().chance(40) {
                after = self.named(after);
            }
            states.push(after);
        }
        for _ in 0..self.random().between(1, 4) {
            self.memory_claim(&states, &bases, width, byte);
        }
    }

    fn address(&mut self, bases: &[Sexpr], width: u32) -> Sexpr {
        if self.random().chance(10) {
            return self.terms.constant(&Sort::Bits(width));
        }
        let base = self.random().pick(bases).cloned().unwrap_or(Sexpr::atom("missing"));
        let offset = self.random().between(0, 5);
        self.plus(&base, width, offset)
    }

    fn plus(&mut self, address: &Sexpr, width: u32, offset: u32) -> Sexpr {
        if offset == 0 {
            return address.clone();
        }
        let offset = self.number(width, offset);
        Sexpr::apply("bvadd", [address.clone(), offset])
    }

    fn memory_claim(&mut self, states: &[Sexpr], bases: &[Sexpr], width: u32, byte: u32) {
        let any = |family: &mut Self, of: &[Sexpr]| {
            family.random().pick(of).cloned().unwrap_or(Sexpr::atom("missing"))
        };
        let state = any(self, states);
        match self.random().below(10) {
            0 => {
                let other = any(self, states);
                self.claim("=", [state, other]);
            }
            1 => {
                let bound = self.terms.constant(&Sort::Bits(width));
                let base = any(self, bases);
                self.claim("bvult", [base, bound]);
            }
            2 => self.claim("distinct", bases.to_vec()),
            choice => {
                let count = self.random().pick(&[1, 2, 4]).copied().unwrap_or(1);
                let address = self.address(bases, width);
                let read = self.read(&state, &address, width, count);
                let other = if choice < 6 {
                    let (state, address) = (any(self, states), self.address(bases, width));
                    self.read(&state, &address, width, count)
                } else {
                    self.terms.constant(&Sort::Bits(byte * count))
                };
                let name = self.random().pick(&["=", "distinct", "bvult", "bvsle"]).copied().unwrap_or("=");
                self.claim(name, [read, other]);
            }
        }
    }

    /// The concatenation of `count` bytes, the first the lowest.
    fn read(&mut self, state: &Sexpr, address: &Sexpr, width: u32, count: u32) -> Sexpr {
        let mut parts = Vec::new();
        for position in (0..count).rev() {
            let place = self.plus(address, width, position);
            parts.push(Sexpr::apply("select", [state.clone(), place]));
        }
        match parts.as_slice() {
            [part] => part.clone(),
            _ => Sexpr::apply("concat", parts),
        }
    }

    /// The storage of a contract: words of 256 bits at slots that are constants or symbols (hashes), with
    /// masked values.
    fn storage(&mut self) {
        let word = Sort::Bits(256);
        let mut state = self.declare(&Sort::array(word.clone(), word.clone()));
        let words: Vec<Sexpr> = (0..3).map(|_| self.declare(&word)).collect();
        let any = |family: &mut Self| family.random().pick(&words).cloned().unwrap_or(Sexpr::atom("missing"));
        for _ in 0..self.random().between(1, 5) {
            let slot = match self.random().below(3) {
                0 => self.random().between(0, 3),
                _ => 4,
            };
            let slot = if slot < 4 { self.number(256, slot) } else { any(self) };
            let value = any(self);
            let old = Sexpr::apply("select", [state.clone(), slot.clone()]);
            let mask = self.terms.constant(&word);
            let value = match self.random().below(4) {
                0 => Sexpr::apply("bvadd", [old, value]),
                1 => {
                    let kept = Sexpr::apply("bvand", [old, Sexpr::apply("bvnot", [mask.clone()])]);
                    Sexpr::apply("bvor", [kept, Sexpr::apply("bvand", [value, mask])])
                }
                2 => Sexpr::apply("ite", [Sexpr::apply("bvult", [value.clone(), old.clone()]), old, value]),
                _ => value,
            };
            state = Sexpr::apply("store", [state, slot, value]);
            if self.random().chance(50) {
                state = self.named(state);
            }
        }
        for _ in 0..self.random().between(1, 3) {
            let read = Sexpr::apply("select", [state.clone(), any(self)]);
            let name = self.random().pick(&["=", "bvult", "bvuge", "distinct"]).copied().unwrap_or("=");
            let other = any(self);
            self.claim(name, [read, other]);
        }
    }

    /// A table of constants, asserted element by element and read at indices that depend on inputs, as
    /// symbolic execution does it.
    fn table(&mut self) {
        let width = self.random().pick(&[3, 4, 8, 32, 64]).copied().unwrap_or(32);
        let bits = self.random().pick(&[8, 8, 4, 1]).copied().unwrap_or(8);
        let array = self.declare(&Sort::array(Sort::Bits(width), Sort::Bits(bits)));
        let (first, step) = (self.random().between(0, 20), self.random().between(1, 3));
        for position in 0..self.random().between(3, 12) {
            let place = self.number(width, (first + step * position) % (1 << width.min(8)));
            let read = Sexpr::apply("select", [array.clone(), place]);
            if let Some(value) = self.terms.scope.evaluate(&read) {
                let element = self.terms.written(&value);
                self.claim("=", [read, element]);
            }
        }
        let place = self.declare(&Sort::Bits(width));
        let mask = self.number(width, 7);
        let masked = Sexpr::apply("bvand", [place.clone(), mask]);
        for _ in 0..self.random().between(1, 3) {
            self.memory_claim(std::slice::from_ref(&array), &[place.clone(), masked.clone()], width, bits);
        }
    }

    /// The same writes in two orders: the arrays are equal if the indices differ.
    fn permuted(&mut self) {
        let index = Sort::Bits(self.random().pick(&[2, 3, 8, 32]).copied().unwrap_or(8));
        let element = Sort::Bits(self.random().between(1, 8));
        let array = self.declare(&Sort::array(index.clone(), element.clone()));
        let count = self.random().between(2, 4) as usize;
        let mut writes: Vec<(Sexpr, Sexpr)> =
            (0..count).map(|_| (self.declare(&index), self.declare(&element))).collect();
        let written = |writes: &[(Sexpr, Sexpr)]| {
            writes.iter().fold(array.clone(), |array, (index, element)| {
                Sexpr::apply("store", [array, index.clone(), element.clone()])
            })
        };
        let left = written(&writes);
        if self.random().chance(75) {
            let indices: Vec<Sexpr> = writes.iter().map(|(index, _)| index.clone()).collect();
            self.claim("distinct", indices);
        }
        self.random().shuffle(&mut writes);
        let right = written(&writes);
        let (left, right) = if self.random().chance(50) { (self.named(left), right) } else { (left, right) };
        self.claim("distinct", [left, right]);
    }

    /// About as many distinct arrays as the sort has, or an array with about as many distinct elements as
    /// their sort has.
    fn crowded(&mut self) {
        if self.random().chance(40) {
            return self.covered();
        }
        if self.random().chance(50) {
            let sort = Sort::array(Sort::Bits(1), Sort::Bits(1));
            let arrays: Vec<Sexpr> = (0..self.random().between(3, 5)).map(|_| self.declare(&sort)).collect();
            self.claim("distinct", arrays);
            return;
        }
        let (index, element) = (self.random().between(1, 3), self.random().between(1, 2));
        let array = self.declare(&Sort::array(Sort::Bits(index), Sort::Bits(element)));
        let count = (1 << index).min((1 << element) + self.random().between(0, 1));
        let mut reads = Vec::new();
        for position in 0..count {
            let index = self.number(index, position);
            reads.push(Sexpr::apply("select", [array.clone(), index]));
        }
        if reads.len() > 1 {
            self.claim("distinct", reads);
        }
    }

    /// Two constant arrays that are equal after writes at all indices, or at all but one.
    fn covered(&mut self) {
        let (index, element) =
            (Sort::Bits(self.random().between(1, 2)), Sort::Bits(self.random().between(1, 4)));
        let sorts = (index.clone(), element.clone());
        let count = index.count().unwrap_or(1) - u64::from(self.random().chance(40));
        let [mut left, mut right] = [0; 2].map(|_| self.terms.fill(&sorts, 2));
        for position in 0..count {
            let place = self.declare_as(index.value(position.into()));
            let (one, other) = (self.declare(&element), self.declare(&element));
            left = Sexpr::apply("store", [left, place.clone(), one]);
            if self.random().chance(50) {
                right = Sexpr::apply("store", [right, place, other]);
            }
        }
        self.claim("=", [left, right]);
    }

    fn function(&mut self, sort: &Sort) -> String {
        let name = self.terms.fresh_name("u");
        let value = self.terms.constant_value(sort);
        let meaning = super::evaluate::table(std::slice::from_ref(sort), sort, &[], &value);
        self.terms.scope.mean(&name, meaning);
        self.structure.functions.push((name.clone(), vec![sort.clone()], sort.clone()));
        name
    }

    /// Cycles of a function: if `f^a(x) = x` and `f^b(x) = x`, then `f^gcd(a,b)(x) = x`.
    fn cycles(&mut self) {
        let sort = Sort::Bits(self.random().pick(&[1, 2, 8, 32]).copied().unwrap_or(8));
        let function = self.function(&sort);
        let start = self.declare(&sort);
        let steps =
            |count: u32| (0..count).fold(start.clone(), |term, _| Sexpr::apply(function.as_str(), [term]));
        let (first, second, third) =
            (self.random().between(2, 7), self.random().between(2, 7), self.random().between(1, 3));
        self.claim("=", [steps(first), start.clone()]);
        self.claim("=", [steps(second), start.clone()]);
        let name = if self.random().chance(70) { "distinct" } else { "=" };
        self.claim(name, [steps(third), start.clone()]);
    }

    /// Applications to arguments that are equal, or nearly all equal, but have different values.
    fn congruent(&mut self) {
        let count = self.random().between(1, 3);
        let sorts: Vec<Sort> = (0..count).map(|_| self.terms.sort()).collect();
        let result = Sort::Bits(self.random().between(1, 8));
        let name = self.terms.fresh_name("u");
        let value = self.terms.constant_value(&result);
        self.terms.scope.mean(&name, super::evaluate::table(&sorts, &result, &[], &value));
        self.structure.functions.push((name.clone(), sorts.clone(), result));
        let mut sides = [Vec::new(), Vec::new()];
        for sort in sorts {
            let value = self.terms.constant_value(&sort);
            let left = self.declare_as(value.clone());
            let right = self.declare_as(value);
            match self.random().below(10) {
                0 => {}
                1 => {
                    let choice = self.declare(&Sort::Bool);
                    let other = self.declare(&sort);
                    let chosen = Sexpr::apply("ite", [choice, left.clone(), other]);
                    self.claim("=", [chosen, right.clone()]);
                }
                _ => self.claim("=", [left.clone(), right.clone()]),
            }
            sides[0].push(left);
            sides[1].push(right);
        }
        let applications = sides.map(|side| Sexpr::apply(name.as_str(), side));
        self.claim("distinct", applications);
    }

    /// A function of one bit is the same after three steps as after one.
    fn tiny(&mut self) {
        let sort = if self.random().chance(50) { Sort::Bool } else { Sort::Bits(1) };
        let function = self.function(&sort);
        let start = self.declare(&sort);
        let once = Sexpr::apply(function.as_str(), [start]);
        let steps = self.random().between(1, 3);
        let often = (0..steps).fold(once.clone(), |term, _| Sexpr::apply(function.as_str(), [term]));
        self.claim("distinct", [often, once]);
    }
}

#[cfg(test)]
mod tests {
    use super::super::weights::{Shape, Weights};
    use super::*;

    fn maker(seed: u64) -> Terms {
        let mut terms = Terms::new(Random::new(seed), Weights::default(), Shape::default());
        terms.choose_arrays();
        for sort in terms.arrays.clone().into_iter().chain([Sort::Bool, Sort::Bits(4)]) {
            let name = terms.fresh_name("v");
            let value = terms.constant_value(&sort);
            terms.scope.declare(&name, value);
            terms.names.push(name);
        }
        terms
    }

    #[test]
    fn families_are_well_sorted() {
        let mut functions = 0;
        for seed in 0..300 {
            let mut terms = maker(seed);
            let logic = if seed % 2 == 0 { Logic::Aufbv } else { Logic::Abv };
            let structure = memory(&mut terms, logic);
            assert!(!structure.formulas.is_empty());
            for formula in &structure.formulas {
                assert_eq!(terms.scope.sort(formula), Some(Sort::Bool), "{formula}");
            }
            functions += structure.functions.len();
            assert!(logic.functions() || structure.functions.is_empty());
        }
        assert!(functions > 10);
    }

    #[test]
    fn array_laws_hold() {
        let (mut applied, mut equations, mut reads) = (0, 0, 0);
        for seed in 0..2000 {
            let mut terms = maker(seed);
            let sort = terms.sort();
            let term = terms.term(&sort, 6);
            let Some(before) = terms.scope.evaluate(&term) else { continue };
            let Some(after) = terms.by_array_law(&term) else { continue };
            assert_eq!(terms.scope.evaluate(&after), Some(before), "{term} is not {after}");
            applied += 1;
            equations += u32::from(term.head() == "=");
            reads += u32::from(term.head() == "select");
        }
        assert!(applied > 200 && equations > 10 && reads > 10, "{applied} {equations} {reads}");
    }
}
