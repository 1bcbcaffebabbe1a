//! The value of a term under values for its symbols, and checking a script by it.

use super::sexpr::Sexpr;
use super::value::{self, Sort, Value};
use num_bigint::BigUint;

/// Terms visited per evaluation. Calls of functions that call functions can be exponential; such scripts are left alone.
const STEP_BOUND: u32 = 200_000;

/// What a symbol stands for.
#[derive(Clone, Debug)]
enum Meaning {
    Value(Value),
    Function(Vec<(String, Sort)>, Sexpr),
}

/// The symbols in scope and what they stand for.
#[derive(Clone, Debug, Default)]
pub struct Scope {
    globals: Vec<(String, Meaning)>,
    locals: Vec<(String, Value)>,
    /// Locals before this belong to callers.
    base: usize,
    steps: u32,
}

/// Values of the declared constants.
#[derive(Clone, Debug, Default)]
pub struct Model {
    values: Vec<(String, Value)>,
}

/// `|x|` and `x` are one symbol.
pub fn plain(name: &str) -> &str {
    name.trim_matches('|')
}

impl Model {
    /// Reads the answer to `get-model`, with or without the word `model`.
    pub fn read(answer: &Sexpr) -> Option<Model> {
        let mut values = Vec::new();
        for definition in answer.items() {
            if definition.text() == Some("model") {
                continue;
            }
            let [keyword, name, parameters, sort, value] = definition.items() else { return None };
            (keyword.text() == Some("define-fun")).then_some(())?;
            // Some solvers define labels, too, by their terms.
            if let (true, Some(value)) = (parameters.items().is_empty(), Value::read(value)) {
                (Sort::read(sort)? == value.sort()).then_some(())?;
                values.push((plain(name.text()?).to_owned(), value));
            }
        }
        answer.text().is_none().then_some(Model { values })
    }

    /// The model with zero for every constant of the script that it leaves open.
    pub fn completed(mut self, script: &[Sexpr]) -> Model {
        for command in script {
            let (name, sort) = match (command.head(), command.items()) {
                ("declare-const", [_, name, sort]) | ("declare-fun", [_, name, _, sort]) => (name, sort),
                _ => continue,
            };
            if let (Some(name), Some(sort)) = (name.text(), Sort::read(sort))
                && self.value(name).is_none()
            {
                self.values.push((plain(name).to_owned(), sort.value(BigUint::ZERO)));
            }
        }
        self
    }

    /// The value of a constant.
    pub fn value(&self, name: &str) -> Option<&Value> {
        self.values.iter().find(|(known, _)| known == plain(name)).map(|(_, value)| value)
    }
}

impl Scope {
    /// How many global symbols there are: the mark that [`Scope::forget`] goes back to.
    pub fn mark(&self) -> usize {
        self.globals.len()
    }

    /// Forgets global symbols introduced since a mark.
    pub fn forget(&mut self, mark: usize) {
        self.globals.truncate(mark);
    }

    /// Introduces a constant.
    pub fn declare(&mut self, name: &str, value: Value) {
        self.globals.push((plain(name).to_owned(), Meaning::Value(value)));
    }

    /// Introduces a function.
    pub fn define(&mut self, name: &str, parameters: Vec<(String, Sort)>, body: Sexpr) {
        let parameters = parameters.into_iter().map(|(name, sort)| (plain(&name).to_owned(), sort)).collect();
        self.globals.push((plain(name).to_owned(), Meaning::Function(parameters, body)));
    }

    /// Opens a local scope with these values.
    pub fn enter(&mut self, bindings: Vec<(String, Value)>) {
        let plain = |(name, value): (String, Value)| (plain(&name).to_owned(), value);
        self.locals.extend(bindings.into_iter().map(plain));
    }

    /// Leaves a local scope of `count` names.
    pub fn leave(&mut self, count: usize) {
        self.locals.truncate(self.locals.len().saturating_sub(count));
    }

    /// The value a symbol stands for here, if it stands for one.
    pub fn lookup(&self, name: &str) -> Option<&Value> {
        let name = plain(name);
        let local = self.locals.get(self.base..).unwrap_or_default().iter().rev();
        let mut local = local.filter(|(known, _)| known == name).map(|(_, value)| value);
        local.next().or_else(|| match self.global(name) {
            Some(Meaning::Value(value)) => Some(value),
            _ => None,
        })
    }

    fn global(&self, name: &str) -> Option<&Meaning> {
        self.globals.iter().rev().find(|(known, _)| known == name).map(|(_, meaning)| meaning)
    }

    /// The value of a term; none if it is not well-sorted, or too much work. Labels in it become symbols.
    pub fn evaluate(&mut self, term: &Sexpr) -> Option<Value> {
        self.steps = 0;
        self.value(term)
    }

    /// The sort of a term.
    pub fn sort(&mut self, term: &Sexpr) -> Option<Sort> {
        self.evaluate(term).map(|value| value.sort())
    }

    fn value(&mut self, term: &Sexpr) -> Option<Value> {
        self.steps += 1;
        if self.steps > STEP_BOUND {
            return None;
        }
        let items = match term {
            Sexpr::Atom(name) => return self.lookup(name).cloned().or_else(|| Value::read(term)),
            Sexpr::List(items) => items.as_slice(),
        };
        match (term.head(), items) {
            ("_", _) => Value::read(term),
            ("!", [_, inner, attributes @ ..]) => {
                let value = self.value(inner)?;
                for pair in attributes.chunks(2) {
                    if let [Sexpr::Atom(key), Sexpr::Atom(label)] = pair
                        && key == ":named"
                    {
                        self.declare(label, value.clone());
                    }
                }
                Some(value)
            }
            ("let", [_, bindings, body]) => self.let_value(bindings.items(), body),
            (name, [_, arguments @ ..]) => {
                let arguments: Option<Vec<Value>> = arguments.iter().map(|term| self.value(term)).collect();
                self.application(name, items.first()?, arguments?)
            }
            _ => None,
        }
    }

    fn let_value(&mut self, bindings: &[Sexpr], body: &Sexpr) -> Option<Value> {
        let mut values = Vec::with_capacity(bindings.len());
        for binding in bindings {
            let [name, term] = binding.items() else { return None };
            values.push((name.text()?.to_owned(), self.value(term)?));
        }
        let count = values.len();
        self.enter(values);
        let value = self.value(body);
        self.leave(count);
        value
    }

    fn application(&mut self, name: &str, head: &Sexpr, arguments: Vec<Value>) -> Option<Value> {
        if let [_, name, indices @ ..] = head.items() {
            let indices: Option<Vec<u32>> = indices.iter().map(|index| index.text()?.parse().ok()).collect();
            return value::apply(name.text()?, &indices?, &arguments);
        }
        let Some(Meaning::Function(parameters, body)) = self.global(plain(name)) else {
            return value::apply(name, &[], &arguments);
        };
        let fits = parameters.len() == arguments.len()
            && parameters.iter().zip(&arguments).all(|((_, sort), value)| *sort == value.sort());
        let body = fits.then(|| body.clone())?;
        let names = parameters.iter().map(|(name, _)| name.clone());
        let bindings: Vec<(String, Value)> = names.zip(arguments).collect();
        let outer = std::mem::replace(&mut self.base, self.locals.len());
        let count = bindings.len();
        self.enter(bindings);
        let value = self.value(&body);
        self.leave(count);
        self.base = outer;
        value
    }

    /// Takes a definition or declaration into the scope; a declared constant gets its value from `value_of`.
    /// None if it is neither, or wrong.
    pub fn introduce(
        &mut self,
        command: &Sexpr,
        value_of: &mut dyn FnMut(&str, Sort) -> Option<Value>,
    ) -> Option<()> {
        match (command.head(), command.items()) {
            ("declare-const", [_, name, sort]) | ("declare-fun", [_, name, Sexpr::List(_), sort]) => {
                let (name, sort) = (name.text()?, Sort::read(sort)?);
                let value = value_of(name, sort).filter(|value| value.sort() == sort)?;
                self.declare(name, value);
            }
            ("define-const", [_, name, sort, body]) => self.define_value(name, sort, body)?,
            ("define-fun", [_, name, parameters, sort, body]) => {
                if parameters.items().is_empty() {
                    return self.define_value(name, sort, body);
                }
                let parameter = |pair: &Sexpr| match pair.items() {
                    [name, sort] => Some((name.text()?.to_owned(), Sort::read(sort)?)),
                    _ => None,
                };
                let parameters: Option<Vec<_>> = parameters.items().iter().map(parameter).collect();
                self.define(name.text()?, parameters?, body.clone());
            }
            _ => return None,
        }
        Some(())
    }

    /// Whether the body of a definition with parameters, if the command is one, is of the sort it tells.
    fn body_fits(&mut self, command: &Sexpr) -> bool {
        let ([_, name, Sexpr::List(_), sort, body], "define-fun") = (command.items(), command.head()) else {
            return true;
        };
        let Some(Meaning::Function(parameters, _)) = self.global(plain(name.text().unwrap_or_default()))
        else {
            return true;
        };
        let zeros = parameters.iter().map(|(name, sort)| (name.clone(), sort.value(BigUint::ZERO)));
        let zeros: Vec<(String, Value)> = zeros.collect();
        let count = zeros.len();
        self.enter(zeros);
        let fits = self.sort(body).is_some_and(|found| Sort::read(sort) == Some(found));
        self.leave(count);
        fits
    }

    fn define_value(&mut self, name: &Sexpr, sort: &Sexpr, body: &Sexpr) -> Option<()> {
        let value = self.evaluate(body)?;
        (Sort::read(sort)? == value.sort()).then_some(())?;
        self.declare(name.text()?, value);
        Some(())
    }
}

/// What a model makes of a script of declarations, definitions and assertions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// Every assertion is true.
    Holds,
    /// This assertion is false.
    Fails(String),
    /// It cannot be told, because of this.
    Open(String),
}

/// The scope after a script, and what the model makes of it.
pub fn judge(script: &[Sexpr], model: &Model) -> (Judgement, Scope) {
    let mut scope = Scope::default();
    for command in script {
        let known = match command.items() {
            [head, term] if head.text() == Some("assert") => match scope.evaluate(term) {
                Some(Value::Bool(true)) => continue,
                Some(Value::Bool(false)) => return (Judgement::Fails(command.to_string()), scope),
                _ => None,
            },
            _ => scope.introduce(command, &mut |name, _| model.value(name).cloned()),
        };
        if known.is_none() {
            return (Judgement::Open(command.to_string()), scope);
        }
    }
    (Judgement::Holds, scope)
}

/// Whether every term of the script is well-sorted.
pub fn well_sorted(script: &[Sexpr]) -> bool {
    let mut scope = Scope::default();
    script.iter().all(|command| match command.items() {
        [head, term] if head.text() == Some("assert") => scope.sort(term) == Some(Sort::Bool),
        _ => {
            let zero = |sort: Sort| sort.value(BigUint::ZERO);
            scope.introduce(command, &mut |_, sort| Some(zero(sort))).is_some() && scope.body_fits(command)
        }
    })
}

/// Whether the script has a model, found by trying all; none if that is more than 2 to the `bits`, or it cannot be evaluated.
pub fn brute_force(script: &[Sexpr], bits: u32) -> Option<bool> {
    let mut scope = Scope::default();
    let mut symbols = Vec::new();
    for command in script {
        let declared = |name: &str, sort: Sort| {
            symbols.push((plain(name).to_owned(), sort));
            Some(sort.value(BigUint::ZERO))
        };
        if command.head() != "assert" {
            scope.introduce(command, &mut { declared })?;
        }
    }
    let total = symbols.iter().try_fold(0u32, |sum, (_, sort)| sum.checked_add(sort.bits()))?;
    if total > bits.min(30) {
        return None;
    }
    for choice in 0..1u64 << total {
        let mut rest = choice;
        let mut values = Vec::with_capacity(symbols.len());
        for (name, sort) in &symbols {
            let number = rest & ((1 << sort.bits()) - 1);
            rest >>= sort.bits();
            values.push((name.clone(), sort.value(BigUint::from(number))));
        }
        match judge(script, &Model { values }).0 {
            Judgement::Holds => return Some(true),
            Judgement::Fails(_) => {}
            Judgement::Open(_) => return None,
        }
    }
    Some(false)
}

#[cfg(test)]
mod tests {
    use super::super::sexpr::read_all;
    use super::*;

    const SCRIPT: &str = "(declare-const a (_ BitVec 4)) (declare-fun |b| () Bool)
        (define-fun f ((a (_ BitVec 4)) (c Bool)) (_ BitVec 4) (ite c (bvadd a #x1) |a|))
        (assert (! (= (let ((a #x3) (d a)) (f d (= a #x3))) #x0) :named n))
        (assert (=> n b))";

    fn model(text: &str) -> Model {
        Model::read(&read_all(text).unwrap()[0]).unwrap()
    }

    #[test]
    fn scopes_shadow_and_functions_do_not_see_their_callers() {
        let script = read_all(SCRIPT).unwrap();
        let good = model("((define-fun a () (_ BitVec 4) #xf) (define-fun b () Bool true))");
        assert_eq!(judge(&script, &good).0, Judgement::Holds);
        let bad = model("(model (define-fun a () (_ BitVec 4) #xe) (define-fun b () Bool true))");
        assert!(matches!(judge(&script, &bad).0, Judgement::Fails(_)));
        let poor = model("((define-fun a () (_ BitVec 4) #xf))");
        assert!(matches!(judge(&script, &poor).0, Judgement::Open(_)));
    }

    #[test]
    fn brute_force_decides_small_scripts() {
        let mut script = read_all(SCRIPT).unwrap();
        assert_eq!(brute_force(&script, 5), Some(true));
        assert_eq!(brute_force(&script, 4), None);
        script.push(read_all("(assert (= (bvmul a a) #x2))").unwrap().remove(0));
        assert_eq!(brute_force(&script, 5), Some(false));
    }

    #[test]
    fn bodies_are_looked_at_where_they_are_defined() {
        let fits = |text: &str| well_sorted(&read_all(text).unwrap());
        assert!(fits(
            "(declare-const a Bool)(define-fun f ((a (_ BitVec 2)) (b Bool)) (_ BitVec 2) (ite b a #b00))"
        ));
        assert!(!fits("(declare-const a Bool)(define-fun f ((a (_ BitVec 2))) Bool a)"));
        assert!(!fits("(define-fun f ((a (_ BitVec 2))) Bool b)"));
    }

    #[test]
    fn ill_sorted_terms_have_no_value() {
        let mut scope = Scope::default();
        assert_eq!(scope.evaluate(&read_all("(bvadd #x1 true)").unwrap()[0]), None);
        assert_eq!(scope.evaluate(&read_all("(let ((a #x1)) b)").unwrap()[0]), None);
        assert_eq!(Model::read(&read_all("((define-fun a () Bool #b1))").unwrap()[0]).map(|_| ()), None);
    }
}
