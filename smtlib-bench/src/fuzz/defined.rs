//! Formulas over arrays that are defined by their elements, with `lambda` and with `forall`: definitions of
//! all elements or of a range, whose bodies are constant or read other arrays or the array itself; asserted,
//! negated and compared.

use super::array::Array;
use super::evaluate::Scope;
use super::sexpr::Sexpr;
use super::structured::Structure;
use super::terms::Terms;
use super::value::{Sort, Value};

/// The depth of random bodies.
const DEPTH: u32 = 3;

/// The symbols of a script.
struct Definitions<'a> {
    terms: &'a mut Terms,
    structure: Structure,
    index: Sort,
    element: Sort,
    arrays: Vec<Sexpr>,
    places: Vec<Sexpr>,
    contents: Vec<Sexpr>,
    variables: u32,
}

/// Random formulas. Their symbols are declared in the scope of `terms`.
pub fn defined(terms: &mut Terms) -> Structure {
    let [index, element] =
        [(1, 4), (1, 4)].map(|(least, most)| Sort::Bits(terms.random.between(least, most)));
    let mut script = Definitions {
        terms,
        structure: Structure::default(),
        index: index.clone(),
        element: element.clone(),
        arrays: Vec::new(),
        places: Vec::new(),
        contents: Vec::new(),
        variables: 0,
    };
    let array = Sort::array(index.clone(), element.clone());
    script.arrays = (0..3).map(|_| script.declare(&array)).collect();
    script.places = (0..3).map(|_| script.declare(&index)).collect();
    script.contents = (0..2).map(|_| script.declare(&element)).collect();
    for _ in 0..script.terms.random.between(1, 5) {
        let formula = match script.terms.random.below(10) {
            0..5 => script.quantifier(),
            5..7 => {
                let (array, lambda) = (script.array(1), script.lambda());
                Sexpr::apply("=", [array, lambda])
            }
            7 => {
                let name = script.any(&["=", "distinct"]);
                let (left, right) = (script.array(2), script.array(2));
                Sexpr::apply(name, [left, right])
            }
            _ => script.claim(None, DEPTH),
        };
        script.structure.formulas.push(formula);
    }
    script.structure
}

impl Definitions<'_> {
    fn declare(&mut self, sort: &Sort) -> Sexpr {
        let value = self.terms.constant_value(sort);
        let name = self.terms.fresh_name("d");
        self.structure.constants.push((name.clone(), value.sort()));
        self.terms.scope.declare(&name, value);
        Sexpr::atom(name)
    }

    fn any<'b>(&mut self, choices: &[&'b str]) -> &'b str {
        self.terms.random.pick(choices).copied().unwrap_or("=")
    }

    fn of(&mut self, choices: &[Sexpr]) -> Sexpr {
        self.terms.random.pick(choices).cloned().unwrap_or(Sexpr::atom("missing"))
    }

    fn bound(&mut self) -> Sexpr {
        self.variables += 1;
        Sexpr::atom(format!("i{}", self.variables))
    }

    /// A term that binds a variable of the sort of indices.
    fn binder(&self, name: &str, variable: Sexpr, body: Sexpr) -> Sexpr {
        let bindings = Sexpr::List(vec![Sexpr::List(vec![variable, self.index.to_sexpr()])]);
        Sexpr::apply(name, [bindings, body])
    }

    fn lambda(&mut self) -> Sexpr {
        let variable = self.bound();
        let body = self.content(Some(&variable), DEPTH);
        self.binder("lambda", variable, body)
    }

    /// An array without the bound variable.
    fn array(&mut self, depth: u32) -> Sexpr {
        match self.terms.random.below(if depth == 0 { 5 } else { 9 }) {
            0..5 => {
                let arrays = self.arrays.clone();
                self.of(&arrays)
            }
            5 => {
                let (below, place) = (self.array(depth - 1), self.place(None, 1));
                let content = self.content(None, 1);
                Sexpr::apply("store", [below, place, content])
            }
            6 => {
                let condition = self.claim(None, 0);
                let (then, other) = (self.array(depth - 1), self.array(depth - 1));
                Sexpr::apply("ite", [condition, then, other])
            }
            7 => self.lambda(),
            _ => {
                let sort = Sort::array(self.index.clone(), self.element.clone());
                let head = Sexpr::apply("as", [Sexpr::atom("const"), sort.to_sexpr()]);
                Sexpr::List(vec![head, self.content(None, 1)])
            }
        }
    }

    fn place(&mut self, variable: Option<&Sexpr>, depth: u32) -> Sexpr {
        if let Some(variable) = variable.filter(|_| self.terms.random.chance(50)) {
            return variable.clone();
        }
        if depth > 0 && self.terms.random.chance(40) {
            let name = self.any(&["bvadd", "bvadd", "bvsub", "bvxor", "bvand"]);
            let (left, right) = (self.place(variable, depth - 1), self.place(None, depth - 1));
            return Sexpr::apply(name, [left, right]);
        }
        if self.terms.random.chance(30) {
            return self.terms.constant(&self.index.clone());
        }
        let places = self.places.clone();
        self.of(&places)
    }

    fn content(&mut self, variable: Option<&Sexpr>, depth: u32) -> Sexpr {
        match self.terms.random.below(if depth == 0 { 3 } else { 10 }) {
            0 => self.terms.constant(&self.element.clone()),
            1 | 2 => {
                let contents = self.contents.clone();
                self.of(&contents)
            }
            3..7 => {
                let (array, place) = (self.array(0), self.place(variable, depth));
                Sexpr::apply("select", [array, place])
            }
            7 if self.index == self.element => self.place(variable, depth),
            7 | 8 => {
                let name = self.any(&["bvadd", "bvsub", "bvxor", "bvor", "bvmul"]);
                let (left, right) = (self.content(variable, depth - 1), self.content(variable, depth - 1));
                Sexpr::apply(name, [left, right])
            }
            _ => {
                let condition = self.claim(variable, depth - 1);
                let (then, other) = (self.content(variable, depth - 1), self.content(variable, depth - 1));
                Sexpr::apply("ite", [condition, then, other])
            }
        }
    }

    fn claim(&mut self, variable: Option<&Sexpr>, depth: u32) -> Sexpr {
        match self.terms.random.below(if depth == 0 { 6 } else { 9 }) {
            0..4 => {
                let name = self.any(&["bvult", "bvule", "bvuge", "bvslt", "="]);
                let (left, right) = (self.place(variable, depth), self.place(variable, depth));
                Sexpr::apply(name, [left, right])
            }
            4 | 5 => {
                let name = self.any(&["=", "distinct", "bvult"]);
                let (left, right) = (self.content(variable, depth), self.content(variable, depth));
                Sexpr::apply(name, [left, right])
            }
            6 if variable.is_none() => self.quantifier(),
            6 => Sexpr::apply("not", [self.claim(variable, depth - 1)]),
            7 if variable.is_none() => {
                let (left, right) = (self.array(depth - 1), self.array(depth - 1));
                Sexpr::apply("=", [left, right])
            }
            _ => {
                let name = self.any(&["and", "or", "=>", "xor"]);
                let (left, right) = (self.claim(variable, depth - 1), self.claim(variable, depth - 1));
                Sexpr::apply(name, [left, right])
            }
        }
    }

    /// The formula that the elements of an array at a range of indices equal a body.
    fn quantifier(&mut self) -> Sexpr {
        let variable = self.bound();
        let body = match self.terms.random.below(10) {
            0..3 => self.definition(&variable),
            3..7 => {
                let (guard, definition) = (self.guard(&variable), self.definition(&variable));
                Sexpr::apply("=>", [guard, definition])
            }
            7 => {
                let (first, second) = (self.definition(&variable), self.definition(&variable));
                Sexpr::apply("and", [first, second])
            }
            _ => {
                let guard = self.guard(&variable);
                let (first, second) = (self.definition(&variable), self.definition(&variable));
                Sexpr::apply("ite", [guard, first, second])
            }
        };
        self.binder("forall", variable, body)
    }

    fn definition(&mut self, variable: &Sexpr) -> Sexpr {
        let depth = u32::from(self.terms.random.chance(20));
        let array = self.array(depth);
        let read = Sexpr::apply("select", [array, variable.clone()]);
        let content = self.content(Some(variable), DEPTH);
        if self.terms.random.chance(80) {
            return Sexpr::apply("=", [read, content]);
        }
        Sexpr::apply("=", [content, read])
    }

    fn guard(&mut self, variable: &Sexpr) -> Sexpr {
        if self.terms.random.chance(30) {
            return self.claim(Some(variable), 2);
        }
        let (low, high) = (self.place(None, 1), self.place(None, 1));
        let above = Sexpr::apply("bvuge", [variable.clone(), low]);
        let below = Sexpr::apply("bvult", [variable.clone(), high]);
        if self.terms.random.chance(50) { below } else { Sexpr::apply("and", [above, below]) }
    }
}

/// The value of `lambda` or `forall` with one variable, by trying every value of it; `None` for sorts of very
/// many values.
pub fn bound_value(
    scope: &mut Scope,
    name: &str,
    bindings: &[Sexpr],
    mut body: impl FnMut(&mut Scope) -> Option<Value>,
) -> Option<Value> {
    let [binding] = bindings else { return None };
    let [variable, sort] = binding.items() else { return None };
    let (variable, sort) = (variable.text()?, Sort::read(sort)?);
    let mut array: Option<Array> = None;
    let mut holds = true;
    for number in 0..sort.count().filter(|&count| count <= 1 << 8)? {
        let index = sort.value(number.into());
        scope.enter(vec![(variable.to_owned(), index.clone())]);
        let value = body(scope);
        scope.leave(1);
        let value = value?;
        holds &= value == Value::Bool(true);
        let before = array.take().unwrap_or_else(|| Array::constant(sort.clone(), value.clone()));
        array = Some(before.store(&index, &value)?);
    }
    match name {
        "lambda" => array.map(|array| Value::Array(Box::new(array))),
        _ => Some(Value::Bool(holds)),
    }
}

#[cfg(test)]
mod tests {
    use super::super::random::Random;
    use super::super::sexpr::read_all;
    use super::super::weights::{Shape, Weights};
    use super::*;

    #[test]
    fn formulas_have_values() {
        for seed in 0..200 {
            let mut terms = Terms::new(Random::new(seed), Weights::default(), Shape::default());
            for formula in defined(&mut terms).formulas {
                let value = terms.scope.evaluate(&formula);
                assert!(matches!(value, Some(Value::Bool(_))), "{seed}: {formula}");
            }
        }
    }

    #[test]
    fn binders_are_evaluated_at_every_value() {
        let bits = "(_ BitVec 2)";
        for (term, expected) in [
            (format!("(select (lambda ((i {bits})) (bvadd i i)) #b11)"), "#b10"),
            (format!("(forall ((i {bits})) (= (select (lambda ((j {bits})) j) i) i))"), "true"),
            (format!("(forall ((i {bits})) (=> (bvult i #b10) (= i #b00)))"), "false"),
            (format!("(= (lambda ((i {bits})) #b01) ((as const (Array {bits} {bits})) #b01))"), "true"),
        ] {
            let value = |text: &str| Scope::default().evaluate(&read_all(text).unwrap()[0]);
            assert!(value(expected).is_some());
            assert_eq!(value(&term), value(expected), "{term}");
        }
    }
}
