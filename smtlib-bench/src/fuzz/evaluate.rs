//! Evaluates terms under values for their symbols, and checks models of scripts by it.

use super::array::Array;
use super::defined::bound_value;
use super::sexpr::Sexpr;
use super::value::{self, Sort, Value};
use num_bigint::BigUint;

/// The largest number of terms visited per evaluation. Nested calls of functions can take exponential time;
/// such scripts are not evaluated.
const STEP_BOUND: u32 = 200_000;

/// The meaning of a symbol.
#[derive(Clone, Debug)]
pub enum Meaning {
    /// The value of a constant.
    Value(Value),
    /// A function: its parameters, the sort of its result, and its body.
    Function(Vec<(String, Sort)>, Sort, Sexpr),
    /// The name of a declared sort.
    Sort,
}

/// The value that a declared symbol gets, by its name and its sorts.
type Interpretation<'a> = &'a mut dyn FnMut(&str, &[Sort], &Sort) -> Option<Meaning>;

/// The symbols in scope and their meanings.
#[derive(Clone, Debug, Default)]
pub struct Scope {
    globals: Vec<(String, Meaning)>,
    locals: Vec<(String, Value)>,
    /// Locals before this index belong to callers.
    base: usize,
    steps: u32,
}

/// The values of the declared constants and functions.
#[derive(Clone, Debug, Default)]
pub struct Model {
    meanings: Vec<(String, Meaning)>,
    /// Symbols that some solvers introduce for members of declared sorts.
    members: Vec<(String, Value)>,
    /// Constants whose values cannot be evaluated.
    obscure: Vec<String>,
}

/// `|x|` and `x` are one symbol.
pub fn plain(name: &str) -> &str {
    name.trim_matches('|')
}

impl Model {
    /// Reads the answer to `get-model`, with or without the word `model`.
    pub fn read(answer: &Sexpr) -> Option<Model> {
        let mut model = Model::default();
        let mut scope = Scope::default();
        for definition in answer.items().iter().filter(|definition| definition.head() == "declare-fun") {
            let (name, Sort::Named(sort)) =
                (definition.items().get(1)?.text()?, Sort::read(definition.items().last()?)?)
            else {
                return None;
            };
            let member = Value::Member(sort, plain(name).to_owned());
            scope.declare(name, member.clone());
            model.members.push((plain(name).to_owned(), member));
        }
        for definition in answer.items() {
            // A statement about the number of members of a sort adds nothing.
            if definition.text() == Some("model") || matches!(definition.head(), "declare-fun" | "forall") {
                continue;
            }
            let [keyword, name, parameters, sort, body] = definition.items() else { return None };
            (keyword.text() == Some("define-fun")).then_some(())?;
            let (name, sort) = (plain(name.text()?).to_owned(), Sort::read(sort)?);
            if !parameters.items().is_empty() {
                let meaning = Meaning::Function(typed(parameters)?, sort, body.clone());
                model.meanings.push((name, meaning));
            } else if let Some(value) = scope.evaluate(body) {
                (sort == value.sort()).then_some(())?;
                model.meanings.push((name, Meaning::Value(value)));
            } else {
                // Some solvers define labels, too, by their terms; and arrays by functions.
                model.obscure.push(name);
            }
        }
        answer.text().is_none().then_some(model)
    }

    /// The model, with zero for every symbol of the script without a value.
    pub fn completed(mut self, script: &[Sexpr]) -> Model {
        let mut scope = Scope::default();
        for command in script {
            let mut interpretation = |name: &str, parameters: &[Sort], sort: &Sort| {
                let meaning = self.meaning(name).cloned().unwrap_or_else(|| zero(parameters, sort));
                if self.meaning(name).is_none() && !self.obscure.iter().any(|known| known == plain(name)) {
                    self.meanings.push((plain(name).to_owned(), meaning.clone()));
                }
                Some(meaning)
            };
            // Wrong commands are noticed when the model is judged.
            let _ = scope.introduce(command, &mut interpretation);
        }
        self
    }

    fn meaning(&self, name: &str) -> Option<&Meaning> {
        self.meanings.iter().find(|(known, _)| known == plain(name)).map(|(_, meaning)| meaning)
    }

    /// The value of a constant.
    pub fn value(&self, name: &str) -> Option<&Value> {
        match self.meaning(name) {
            Some(Meaning::Value(value)) => Some(value),
            _ => None,
        }
    }
}

/// Zero, or the function that is zero everywhere.
fn zero(parameters: &[Sort], sort: &Sort) -> Meaning {
    table(parameters, sort, &[], &sort.value(BigUint::ZERO))
}

/// The function with the values of the rows at their arguments, and the default elsewhere. Without
/// parameters, the default.
pub fn table(parameters: &[Sort], sort: &Sort, rows: &[(Vec<Value>, Value)], default: &Value) -> Meaning {
    if parameters.is_empty() {
        return Meaning::Value(default.clone());
    }
    let named = |(position, sort): (usize, &Sort)| (format!("x!{position}"), sort.clone());
    let parameters: Vec<(String, Sort)> = parameters.iter().enumerate().map(named).collect();
    let body = rows.iter().rev().fold(default.to_sexpr(), |body, (arguments, value)| {
        let mut condition = Sexpr::atom("true");
        for ((name, _), argument) in parameters.iter().zip(arguments) {
            let same = Sexpr::apply("=", [Sexpr::atom(name.as_str()), argument.to_sexpr()]);
            condition = Sexpr::apply("and", [condition, same]);
        }
        Sexpr::apply("ite", [condition, value.to_sexpr(), body])
    });
    Meaning::Function(parameters, sort.clone(), body)
}

/// The names and sorts of a list of parameters.
fn typed(parameters: &Sexpr) -> Option<Vec<(String, Sort)>> {
    let parameter = |pair: &Sexpr| match pair.items() {
        [name, sort] => Some((plain(name.text()?).to_owned(), Sort::read(sort)?)),
        _ => None,
    };
    parameters.items().iter().map(parameter).collect()
}

impl Scope {
    /// The number of global symbols, to which [`Scope::forget`] can return.
    pub fn mark(&self) -> usize {
        self.globals.len()
    }

    /// Forgets global symbols introduced since a mark.
    pub fn forget(&mut self, mark: usize) {
        self.globals.truncate(mark);
    }

    /// Adds a constant to the scope.
    pub fn declare(&mut self, name: &str, value: Value) {
        self.globals.push((plain(name).to_owned(), Meaning::Value(value)));
    }

    /// Adds a function to the scope.
    pub fn define(&mut self, name: &str, parameters: Vec<(String, Sort)>, sort: Sort, body: Sexpr) {
        let parameters = parameters.into_iter().map(|(name, sort)| (plain(&name).to_owned(), sort)).collect();
        self.mean(name, Meaning::Function(parameters, sort, body));
    }

    /// Adds a symbol with any meaning to the scope.
    pub fn mean(&mut self, name: &str, meaning: Meaning) {
        self.globals.push((plain(name).to_owned(), meaning));
    }

    fn knows(&self, sort: &Sort) -> bool {
        match sort {
            Sort::Bool | Sort::Bits(_) => true,
            Sort::Array(sorts) => self.knows(&sorts.0) && self.knows(&sorts.1),
            Sort::Named(name) => matches!(self.global(name), Some(Meaning::Sort)),
        }
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

    /// The value of a symbol, if it has one.
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

    /// The value of a term; `None` if it is not well-sorted, or too expensive. Labels in it become symbols.
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
            ("_" | "as", _) => Value::read(term),
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
            ("lambda" | "forall", [Sexpr::Atom(name), bindings, body]) => {
                bound_value(self, name, bindings.items(), |scope| scope.value(body))
            }
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
        if let ([_, name, sort], [value]) = (head.items(), arguments.as_slice())
            && (head.head(), name.text()) == ("as", Some("const"))
        {
            let Sort::Array(sorts) = Sort::read(sort)? else { return None };
            let constant = Array::constant(sorts.0, value.clone());
            return (sorts.1 == value.sort()).then(|| Value::Array(Box::new(constant)));
        }
        if let [_, name, indices @ ..] = head.items() {
            let indices: Option<Vec<u32>> = indices.iter().map(|index| index.text()?.parse().ok()).collect();
            return value::apply(name.text()?, &indices?, &arguments);
        }
        let Some(Meaning::Function(parameters, sort, body)) = self.global(plain(name)) else {
            return value::apply(name, &[], &arguments);
        };
        let sort = sort.clone();
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
        value.filter(|value| value.sort() == sort)
    }

    /// Adds the symbol of a definition or declaration to the scope; a declared symbol gets its meaning from
    /// the interpretation. `None` if the command is neither, or wrong.
    pub fn introduce(&mut self, command: &Sexpr, interpretation: Interpretation<'_>) -> Option<()> {
        match (command.head(), command.items()) {
            ("declare-const", [_, name, sort]) => {
                self.interpret(name.text()?, &[], &Sort::read(sort)?, interpretation)
            }
            ("declare-fun", [_, name, Sexpr::List(parameters), sort]) => {
                let parameters: Option<Vec<Sort>> = parameters.iter().map(Sort::read).collect();
                self.interpret(name.text()?, &parameters?, &Sort::read(sort)?, interpretation)
            }
            ("declare-sort", [_, name, arity]) => {
                (arity.text() == Some("0")).then_some(())?;
                self.mean(name.text()?, Meaning::Sort);
                Some(())
            }
            ("define-const", [_, name, sort, body]) => self.define_value(name, sort, body),
            ("define-fun", [_, name, parameters, sort, body]) => {
                if parameters.items().is_empty() {
                    return self.define_value(name, sort, body);
                }
                let (parameters, sort) = (typed(parameters)?, Sort::read(sort)?);
                let known = parameters.iter().all(|(_, sort)| self.knows(sort)) && self.knows(&sort);
                known.then_some(())?;
                self.define(name.text()?, parameters, sort, body.clone());
                Some(())
            }
            _ => None,
        }
    }

    fn interpret(
        &mut self,
        name: &str,
        parameters: &[Sort],
        sort: &Sort,
        interpretation: Interpretation<'_>,
    ) -> Option<()> {
        let known = parameters.iter().all(|sort| self.knows(sort)) && self.knows(sort);
        let meaning = interpretation(name, parameters, sort).filter(|_| known)?;
        let fits = match &meaning {
            Meaning::Value(value) => parameters.is_empty() && value.sort() == *sort,
            Meaning::Function(own, result, _) => {
                !own.is_empty() && result == sort && own.iter().map(|(_, sort)| sort).eq(parameters)
            }
            Meaning::Sort => false,
        };
        fits.then(|| self.mean(name, meaning))
    }

    /// Whether the body of a definition with parameters, if the command is one, is of the sort it declares.
    fn body_fits(&mut self, command: &Sexpr) -> bool {
        let ([_, name, Sexpr::List(_), sort, body], "define-fun") = (command.items(), command.head()) else {
            return true;
        };
        let Some(Meaning::Function(parameters, _, _)) = self.global(plain(name.text().unwrap_or_default()))
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
        self.knows(&value.sort()).then_some(())?;
        self.declare(name.text()?, value);
        Some(())
    }
}

/// Whether a model satisfies a script of declarations, definitions and assertions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// Every assertion is true.
    Holds,
    /// This assertion is false.
    Fails(String),
    /// An assertion cannot be evaluated, for this reason.
    Open(String),
}

/// Judges a model of a script; also returns the scope after the script.
pub fn judge(script: &[Sexpr], model: &Model) -> (Judgement, Scope) {
    let mut scope = Scope::default();
    for (name, member) in &model.members {
        scope.declare(name, member.clone());
    }
    for command in script {
        let known = match command.items() {
            [head, term] if head.text() == Some("assert") => match scope.evaluate(term) {
                Some(Value::Bool(true)) => continue,
                Some(Value::Bool(false)) => return (Judgement::Fails(command.to_string()), scope),
                _ => None,
            },
            _ => scope.introduce(command, &mut |name, _, _| model.meaning(name).cloned()),
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
            let mut zeros = |_: &str, parameters: &[Sort], sort: &Sort| Some(zero(parameters, sort));
            scope.introduce(command, &mut zeros).is_some() && scope.body_fits(command)
        }
    })
}

/// Whether the script has a model, by trying all; `None` if there are more than 2 to the `bits`, or the
/// script cannot be evaluated.
pub fn brute_force(script: &[Sexpr], bits: u32) -> Option<bool> {
    let mut scope = Scope::default();
    let mut symbols: Vec<(String, Vec<Sort>, Sort)> = Vec::new();
    for command in script {
        let declared = |name: &str, parameters: &[Sort], sort: &Sort| {
            symbols.push((plain(name).to_owned(), parameters.to_vec(), sort.clone()));
            Some(zero(parameters, sort))
        };
        if command.head() != "assert" {
            scope.introduce(command, &mut { declared })?;
        }
    }
    let size = |(_, parameters, sort): &(String, Vec<Sort>, Sort)| table_bits(parameters, sort);
    let total = symbols.iter().try_fold(0u32, |sum, symbol| sum.checked_add(size(symbol)?))?;
    if total > bits.min(30) {
        return None;
    }
    for choice in 0..1u64 << total {
        let mut rest = choice;
        let mut model = Model::default();
        for symbol in &symbols {
            let bits = size(symbol)?;
            let (name, parameters, sort) = symbol;
            model.meanings.push((name.clone(), tabulated(parameters, sort, rest & ((1 << bits) - 1))?));
            rest >>= bits;
        }
        match judge(script, &model).0 {
            Judgement::Holds => return Some(true),
            Judgement::Fails(_) => {}
            Judgement::Open(_) => return None,
        }
    }
    Some(false)
}

/// The number of bits that a table of a function takes.
fn table_bits(parameters: &[Sort], sort: &Sort) -> Option<u32> {
    let arguments = parameters.iter().try_fold(0u32, |sum, sort| sum.checked_add(sort.bits()?))?;
    1u32.checked_shl(arguments)?.checked_mul(sort.bits()?)
}

/// The function with this number.
fn tabulated(parameters: &[Sort], sort: &Sort, number: u64) -> Option<Meaning> {
    let default = sort.value(BigUint::from(number));
    let mut rows = Vec::new();
    let count = table_bits(parameters, sort)? / sort.bits()?;
    for row in 0..u64::from(count) {
        let mut rest = row;
        let mut arguments = Vec::new();
        for parameter in parameters {
            arguments.push(parameter.value(BigUint::from(rest)));
            rest >>= parameter.bits()?;
        }
        let value = sort.value(BigUint::from(number >> (row * u64::from(sort.bits()?))));
        rows.push((arguments, value));
    }
    Some(table(parameters, sort, &rows, &default))
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
