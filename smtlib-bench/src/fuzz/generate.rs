//! Random well-sorted scripts. The same seed, number, weights and shape give the same script.

use super::defined::defined;
use super::evaluate::{plain, table};
use super::laws::rewritten_often;
use super::memory::memory;
use super::random::Random;
use super::sexpr::Sexpr;
use super::structured::{Structure, structure};
use super::terms::{CONSTANT_OPERAND_WIDTH, Function, Terms};
use super::value::{Sort, Value};
use super::weights::{Group, Logic, Shape, Weights};
use num_bigint::BigUint;

/// The percentage of assertions that repeat an earlier one, where there is one.
const REPEATED: u32 = 15;

/// A generated script, and whether it is satisfiable by construction.
#[derive(Clone, Debug)]
pub struct FuzzScript {
    /// The commands of the script.
    pub commands: Vec<Sexpr>,
    /// Whether every check is satisfied by the values the script was made with.
    pub planted: bool,
}

/// The state that a pop returns to.
#[derive(Clone, Copy, Debug)]
struct Level {
    scope: usize,
    names: usize,
    functions: usize,
    declared: usize,
    labels: usize,
}

#[derive(Debug)]
struct Writer {
    terms: Terms,
    logic: Logic,
    commands: Vec<Sexpr>,
    levels: Vec<Level>,
    /// Boolean symbols made by `:named`, which may be assumed and used in queries.
    labels: Vec<String>,
    /// Names of levels that were popped, which may be declared again.
    released: Vec<String>,
    /// Earlier assertions, those of popped levels included, as far as their symbols are in scope.
    earlier: Vec<Sexpr>,
    cores: bool,
    /// The percentage of assertions that are made true under the values of the symbols.
    loyalty: u32,
    /// Whether definitions are summaries; then there are more definitions and more calls.
    abstracts: bool,
    planted: bool,
}

/// Generates the script with number `index` of a campaign.
pub fn script(seed: u64, index: u64, weights: &Weights, shape: &Shape) -> FuzzScript {
    let mut random = Random::of_script(seed, index);
    let cores = random.chance(50);
    let loyalty = random.weighted(&[(40, 100), (20, 85), (20, 50), (20, 20)]).unwrap_or(100);
    let incremental = random.chance(shape.incremental_percent);
    let structured = random.chance(shape.structured_percent);
    let logic = random.pick(&shape.logics).copied().unwrap_or(Logic::Bv);
    let remembers = !matches!(logic, Logic::Bv | Logic::Defined) && random.chance(shape.memory_percent);
    let abstracts = random.chance(shape.summaries_percent);
    let shape = varied(&mut random, shape);
    let mut weights = weights.clone();
    if abstracts {
        weights.favour(Group::Call, 4);
    }
    let mut writer = Writer {
        terms: Terms::new(random, weights, shape),
        logic,
        commands: Vec::new(),
        levels: Vec::new(),
        labels: Vec::new(),
        released: Vec::new(),
        earlier: Vec::new(),
        cores,
        loyalty,
        abstracts,
        planted: true,
    };
    writer.header();
    if logic.arrays() {
        writer.terms.choose_arrays();
    }
    if structured {
        let structure = structure(&mut writer.terms);
        writer.structure(structure);
    }
    if remembers {
        let structure = memory(&mut writer.terms, logic);
        writer.structure(structure);
    }
    if logic == Logic::Defined {
        let structure = defined(&mut writer.terms);
        writer.structure(structure);
    }
    if incremental {
        writer.steps();
    } else {
        writer.single();
    }
    FuzzScript { commands: writer.commands, planted: writer.planted }
}

/// Occasionally changes the shape: larger formulas, harder operators, or narrow vectors only.
fn varied(random: &mut Random, shape: &Shape) -> Shape {
    let mut shape = shape.clone();
    match random.below(100) {
        0..8 => shape.fuel = shape.fuel.saturating_mul(4),
        8..12 => {
            shape.multiply_width += 2;
            shape.divide_width += 2;
        }
        12..22 => shape.widest = shape.widest.min(3),
        _ => {}
    }
    shape
}

impl Writer {
    fn command(&mut self, head: &str, arguments: impl IntoIterator<Item = Sexpr>) {
        self.commands.push(Sexpr::apply(head, arguments));
    }

    /// Options and logic. With `abstracts`, the solver treats definitions as summaries and expands them on
    /// demand.
    fn header(&mut self) {
        for (option, wanted) in [
            (":produce-models", true),
            (":produce-unsat-assumptions", true),
            (":produce-unsat-cores", self.cores),
            (":structural-abstraction", self.abstracts),
        ] {
            self.command("set-option", [Sexpr::atom(option), Sexpr::atom(wanted.to_string())]);
        }
        self.command("set-logic", [Sexpr::atom(self.logic.name())]);
    }

    /// Declarations, definitions, assertions, one check.
    fn single(&mut self) {
        self.declarations();
        let assertions = self.terms.random.between(1, self.terms.shape.assertions);
        for _ in 0..assertions {
            if self.terms.random.chance(8) {
                self.define();
            }
            self.assertion();
        }
        if self.terms.random.chance(10) { self.check_assuming() } else { self.check() }
    }

    fn structure(&mut self, structure: Structure) {
        for (name, parameters, sort) in structure.functions {
            self.declare_fun(&name, &parameters, &sort);
            self.terms.functions.push(Function { name, parameters, sort });
        }
        for (name, sort) in structure.constants {
            self.terms.names.push(name.clone());
            self.command("declare-const", [Sexpr::atom(name), sort.to_sexpr()]);
        }
        for mut formula in structure.formulas {
            let holds = self.terms.scope.evaluate(&formula) == Some(Value::Bool(true));
            // A clause becomes true when one of its literals is negated, anything else when it is negated
            // itself.
            if !holds && self.terms.random.chance(self.loyalty) {
                formula = match formula.items() {
                    [_, first, rest @ ..] if formula.head() == "or" => {
                        let turned = match first.items() {
                            [_, atom] => atom.clone(),
                            _ => Sexpr::apply("not", [first.clone()]),
                        };
                        Sexpr::apply("or", std::iter::once(turned).chain(rest.iter().cloned()))
                    }
                    _ => Sexpr::apply("not", [formula.clone()]),
                };
            }
            self.planted &= self.terms.scope.evaluate(&formula) == Some(Value::Bool(true));
            self.command("assert", [formula]);
        }
    }

    fn declarations(&mut self) {
        if self.logic.functions() && self.terms.random.chance(50) {
            for _ in 0..self.terms.random.between(1, 2) {
                self.declare_sort();
            }
        }
        for sort in self.terms.arrays.clone() {
            if self.visible(&sort) {
                for _ in 0..self.terms.random.between(1, 2) {
                    self.declare(&sort);
                }
            }
        }
        if self.logic.functions() {
            for _ in 0..self.terms.random.between(1, 3) {
                self.declare_function();
            }
        }
        for _ in 0..self.terms.random.between(1, 4) {
            let sort = self.terms.sort();
            self.declare(&sort);
        }
        // Most laws are about bit-vectors.
        let sort = Sort::Bits(self.terms.width());
        self.declare(&sort);
        let most = if self.abstracts { 6 } else { 2 };
        for _ in 0..self.terms.random.between(0, most) {
            self.define();
        }
    }

    /// Levels, and checks in between.
    fn steps(&mut self) {
        self.declarations();
        self.assertion();
        for _ in 0..self.terms.random.between(6, self.terms.shape.steps) {
            match self.terms.random.below(100) {
                0..2 if self.logic.functions() => self.declare_sort(),
                2..5 if self.logic.functions() => self.declare_function(),
                0..10 => {
                    let sort = self.terms.sort();
                    self.declare(&sort);
                }
                10..15 => self.define(),
                15..45 => self.assertion(),
                45..60 => self.push(),
                60..75 => self.pop(),
                75..86 => self.check(),
                86..98 => self.check_assuming(),
                _ => self.reset_assertions(),
            }
        }
        self.check();
    }

    fn name(&mut self, stem: &str) -> String {
        if !self.released.is_empty() && self.terms.random.chance(40) {
            let position = self.terms.random.below(self.released.len() as u64) as usize;
            return self.released.swap_remove(position);
        }
        self.terms.fresh_name(stem)
    }

    fn declare(&mut self, sort: &Sort) {
        let name = self.name("v");
        let value = self.terms.constant_value(sort);
        self.terms.scope.declare(&name, value);
        self.terms.names.push(name.clone());
        if self.terms.random.chance(60) {
            self.command("declare-const", [Sexpr::atom(name), sort.to_sexpr()]);
        } else {
            self.declare_fun(&name, &[], sort);
        }
    }

    fn declare_fun(&mut self, name: &str, parameters: &[Sort], sort: &Sort) {
        let parameters = Sexpr::List(parameters.iter().map(Sort::to_sexpr).collect());
        self.command("declare-fun", [Sexpr::atom(name), parameters, sort.to_sexpr()]);
    }

    /// A declared sort, with some constants, the only terms of this sort that need no function or array.
    fn declare_sort(&mut self) {
        let name = self.terms.fresh_name("S").replace(['|', ' '], "");
        let sort = Sort::Named(name.clone());
        self.command("declare-sort", [Sexpr::atom(name), Sexpr::atom("0")]);
        self.terms.declared.push(sort.clone());
        for _ in 0..self.terms.random.between(1, 3) {
            self.declare(&sort);
        }
        if self.logic.arrays() && self.terms.random.chance(40) {
            let other = self.terms.sort();
            let indexed = !matches!(other, Sort::Array(_)) && self.terms.random.chance(50);
            let array = if indexed { Sort::array(other, sort) } else { Sort::array(sort, other) };
            self.terms.arrays.push(array.clone());
            self.declare(&array);
        }
    }

    fn declare_function(&mut self) {
        let sort = self.terms.sort();
        let count = self.terms.random.between(1, 3);
        let parameters: Vec<Sort> = (0..count).map(|_| self.terms.sort()).collect();
        let name = self.terms.fresh_name("u");
        let mut rows = Vec::new();
        for _ in 0..self.terms.random.between(0, 3) {
            let arguments = parameters.iter().map(|sort| self.terms.constant_value(sort)).collect();
            rows.push((arguments, self.terms.constant_value(&sort)));
        }
        let default = self.terms.constant_value(&sort);
        self.terms.scope.mean(&name, table(&parameters, &sort, &rows, &default));
        self.declare_fun(&name, &parameters, &sort);
        self.terms.functions.push(Function { name, parameters, sort });
    }

    /// Whether all declared sorts in a sort are in scope.
    fn visible(&self, sort: &Sort) -> bool {
        match sort {
            Sort::Array(sorts) => self.visible(&sorts.0) && self.visible(&sorts.1),
            Sort::Named(_) => self.terms.declared.contains(sort),
            _ => true,
        }
    }

    /// A shared term, or a function.
    fn define(&mut self) {
        let sort = self.terms.sort();
        let fuel = self.terms.random.between(2, 10);
        if self.terms.random.chance(50) {
            let body = self.terms.term(&sort, fuel);
            let Some(value) = self.terms.scope.evaluate(&body) else { return };
            let name = self.name("d");
            self.terms.scope.declare(&name, value);
            self.terms.names.push(name.clone());
            self.command("define-fun", [Sexpr::atom(name), Sexpr::List(Vec::new()), sort.to_sexpr(), body]);
            return;
        }
        let mut parameters: Vec<(String, Sort)> = Vec::new();
        for _ in 0..self.terms.random.between(1, 3) {
            let parameter = (self.terms.local_name(), self.terms.sort());
            if parameters.iter().all(|(known, _)| plain(known) != plain(&parameter.0)) {
                parameters.push(parameter);
            }
        }
        let values: Vec<(String, Value)> =
            parameters.iter().map(|(name, sort)| (name.clone(), self.terms.constant_value(sort))).collect();
        self.terms.enter(values);
        let body = self.terms.term(&sort, fuel);
        self.terms.leave(parameters.len());
        let name = self.terms.fresh_name("f");
        let written = parameters
            .iter()
            .map(|(name, sort)| Sexpr::List(vec![Sexpr::atom(name.clone()), sort.to_sexpr()]));
        let written = Sexpr::List(written.collect());
        self.terms.scope.define(&name, parameters.clone(), sort.clone(), body.clone());
        let function = Function {
            name: name.clone(),
            parameters: parameters.into_iter().map(|(_, sort)| sort).collect(),
            sort,
        };
        let command = [Sexpr::atom(name), written, function.sort.to_sexpr(), body];
        self.terms.functions.push(function);
        self.command("define-fun", command);
    }

    fn assertion(&mut self) {
        let loyal = self.terms.random.chance(self.loyalty);
        let repeats = !self.earlier.is_empty() && self.terms.random.chance(REPEATED);
        let mut term = if repeats { self.repeated() } else { self.claim(loyal) };
        let value = self.terms.scope.evaluate(&term);
        if loyal && value == Some(Value::Bool(false)) {
            term = Sexpr::apply("not", [term]);
        }
        self.planted &= self.terms.scope.evaluate(&term) == Some(Value::Bool(true));
        self.earlier.push(term.clone());
        if self.terms.random.chance(6) {
            term = self.labelled_inside(term);
            self.terms.scope.evaluate(&term);
        } else if self.terms.random.chance(if self.cores { 60 } else { 10 }) {
            let name = self.terms.fresh_name("n");
            term = Sexpr::apply("!", [term, Sexpr::atom(":named"), Sexpr::atom(name.clone())]);
            // Evaluating the term makes the label a symbol.
            self.terms.scope.evaluate(&term);
            self.labels.push(name.clone());
            if self.terms.random.chance(50) {
                self.terms.names.push(name);
            }
        }
        self.command("assert", [term]);
    }

    /// The same term with a label on an added part that is always true. The label is a symbol from here on,
    /// but not in any core.
    fn labelled_inside(&mut self, term: Sexpr) -> Sexpr {
        let fuel = self.terms.random.between(1, 4);
        let part = self.terms.term(&Sort::Bool, fuel);
        let name = self.terms.fresh_name("m");
        let labelled = Sexpr::apply("!", [part, Sexpr::atom(":named"), Sexpr::atom(name.clone())]);
        self.terms.names.push(name);
        Sexpr::apply("and", [term, Sexpr::apply("=>", [labelled, Sexpr::atom("true")])])
    }

    /// An earlier assertion, its negation, an operand of it, or a formula that contains it.
    fn repeated(&mut self) -> Sexpr {
        let newest = self.earlier.last().filter(|_| self.terms.random.chance(40));
        let Some(term) = newest.or_else(|| self.terms.random.pick(&self.earlier)).cloned() else {
            return Sexpr::atom("true");
        };
        match self.terms.random.below(5) {
            2 => {
                let name = self.terms.random.pick(&["or", "xor", "=>", "="]).copied().unwrap_or_default();
                let fuel = self.terms.random.between(2, 8);
                Sexpr::apply(name, [term, self.terms.term(&Sort::Bool, fuel)])
            }
            0 => Sexpr::apply("not", [term]),
            1 if ["and", "or", "not", "=>"].contains(&term.head()) => {
                let operands = term.items().get(1..).unwrap_or_default();
                self.terms.random.pick(operands).cloned().unwrap_or(term)
            }
            _ => term,
        }
    }

    /// A formula to assert: any formula, an equation, or an instance of the laws.
    fn claim(&mut self, loyal: bool) -> Sexpr {
        let fuel = self.terms.random.between(2, self.terms.shape.fuel.max(2));
        let sort = self.terms.sort();
        match self.terms.random.below(100) {
            0..8 => self.solvable(fuel),
            8..13 => self.terms.comparisons(fuel),
            13..50 => self.terms.term(&Sort::Bool, fuel),
            50..75 => {
                let left = self.terms.term(&sort, fuel / 2);
                // The value of the term gives the strongest equation that is still satisfiable.
                let value = self.terms.scope.evaluate(&left).filter(|_| loyal);
                let right = match value {
                    Some(value) => self.terms.written(&value),
                    None => self.terms.term(&sort, fuel / 2),
                };
                Sexpr::apply("=", [left, right])
            }
            _ => {
                let left = self.terms.term(&sort, fuel / 2);
                let right = rewritten_often(&mut self.terms, &left);
                let name = if loyal || self.terms.random.chance(30) { "=" } else { "distinct" };
                Sexpr::apply(name, [left, right])
            }
        }
    }

    /// An equation that can be solved for a symbol: it stands under operators that have an inverse.
    fn solvable(&mut self, fuel: u32) -> Sexpr {
        let width = self.terms.width();
        let sort = Sort::Bits(width);
        let mut side = self.terms.leaf(&sort);
        for _ in 0..self.terms.random.between(1, 3) {
            side = match self.terms.random.below(6) {
                0 => Sexpr::apply("bvneg", [side]),
                1 => Sexpr::apply("bvnot", [side]),
                2 if width <= CONSTANT_OPERAND_WIDTH => {
                    let factor = sort.value(self.terms.number(width) | BigUint::from(1u8));
                    Sexpr::apply("bvmul", [side, self.terms.written(&factor)])
                }
                below => {
                    let name = ["bvadd", "bvsub", "bvxor"][below as usize % 3];
                    Sexpr::apply(name, [side, self.terms.term(&sort, fuel / 4)])
                }
            };
        }
        Sexpr::apply("=", [side, self.terms.term(&sort, fuel / 2)])
    }

    fn push(&mut self) {
        let count = self.terms.random.weighted(&[(1, 0), (30, 1), (5, 2)]).unwrap_or(1);
        let level = Level {
            scope: self.terms.scope.mark(),
            names: self.terms.names.len(),
            functions: self.terms.functions.len(),
            declared: self.terms.declared.len(),
            labels: self.labels.len(),
        };
        self.levels.extend(std::iter::repeat_n(level, count));
        if count == 1 && self.terms.random.chance(30) {
            self.command("push", []);
        } else {
            self.command("push", [Sexpr::atom(count.to_string())]);
        }
    }

    fn pop(&mut self) {
        let open = self.levels.len() as u32;
        let count = self.terms.random.between(1, 2).min(open) as usize;
        let Some(level) = self.levels.get(open as usize - count).copied().filter(|_| count > 0) else {
            return;
        };
        self.levels.truncate(open as usize - count);
        self.forget(level, true);
        self.command("pop", [Sexpr::atom(count.to_string())]);
    }

    fn forget(&mut self, level: Level, release: bool) {
        let gone = self.terms.names.split_off(level.names.min(self.terms.names.len()));
        let functions = self.terms.functions.drain(level.functions.min(self.terms.functions.len())..);
        let mut lost: Vec<String> = functions.map(|function| plain(&function.name).to_owned()).collect();
        lost.extend(gone.iter().map(|name| plain(name).to_owned()));
        let sorts = self.terms.declared.drain(level.declared.min(self.terms.declared.len())..);
        lost.extend(sorts.map(|sort| sort.to_sexpr().to_string()));
        self.earlier.retain(|term| !term.mentions(&mut |atom| lost.iter().any(|name| name == plain(atom))));
        let reusable = gone.into_iter().filter(|name| plain(name).starts_with(['v', 'd']));
        self.released.extend(reusable.filter(|_| release));
        self.terms.scope.forget(level.scope);
        let arrays = std::mem::take(&mut self.terms.arrays);
        self.terms.arrays = arrays.into_iter().filter(|sort| self.visible(sort)).collect();
        self.labels.truncate(level.labels);
    }

    /// Solvers differ in whether old names can be declared again afterwards, so they are not.
    fn reset_assertions(&mut self) {
        self.levels.clear();
        self.released.clear();
        self.forget(Level { scope: 0, names: 0, functions: 0, declared: 0, labels: 0 }, false);
        self.command("reset-assertions", []);
        self.declarations();
    }

    fn check(&mut self) {
        self.command("check-sat", []);
        self.queries(false);
    }

    fn check_assuming(&mut self) {
        let is_bool = |name: &&String| matches!(self.terms.scope.lookup(name), Some(Value::Bool(_)));
        let candidates = self.terms.names.iter().chain(&self.labels).filter(is_bool);
        // A defined symbol is an expression to some solvers.
        let candidates = candidates.filter(|name| !plain(name).starts_with('d'));
        let mut candidates: Vec<String> = candidates.cloned().collect();
        candidates.sort();
        candidates.dedup();
        self.terms.random.shuffle(&mut candidates);
        candidates.truncate(self.terms.random.between(0, 4) as usize);
        let mut literals = Vec::new();
        for name in candidates {
            let truth = self.terms.scope.lookup(&name) == Some(&Value::Bool(true));
            let positive = truth == self.terms.random.chance(self.loyalty);
            self.planted &= truth == positive;
            let atom = Sexpr::atom(name);
            literals.push(if positive { atom } else { Sexpr::apply("not", [atom]) });
        }
        self.command("check-sat-assuming", [Sexpr::List(literals)]);
        self.queries(true);
    }

    /// The queries after a check; `answerable` drops those that the verdict does not permit.
    fn queries(&mut self, assuming: bool) {
        if self.terms.random.chance(90) {
            self.command("get-model", []);
        }
        if self.terms.random.chance(40) {
            let mut asked = Vec::new();
            for _ in 0..self.terms.random.between(1, 3) {
                let (sort, fuel) = (self.terms.sort(), self.terms.random.between(1, 6));
                asked.push(self.terms.term(&sort, fuel));
            }
            self.command("get-value", [Sexpr::List(asked)]);
        }
        if !self.labels.is_empty() && self.terms.random.chance(20) {
            self.command("get-assignment", []);
        }
        if self.cores {
            self.command("get-unsat-core", []);
        }
        if assuming {
            self.command("get-unsat-assumptions", []);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::evaluate::{Judgement, Model, judge};
    use super::super::script::checks;
    use super::super::sexpr::{lines, read_all};
    use super::*;
    use javelin_parser::operator::Operator;

    fn many(count: u64, shape: &Shape) -> Vec<FuzzScript> {
        (0..count).map(|index| script(7, index, &Weights::default(), shape)).collect()
    }

    #[test]
    fn a_seed_determines_the_script() {
        let shape = Shape { incremental_percent: 50, ..Shape::default() };
        for (first, second) in many(50, &shape).iter().zip(many(50, &shape)) {
            assert_eq!(lines(&first.commands), lines(&second.commands));
        }
        let other = script(8, 0, &Weights::default(), &shape);
        assert_ne!(lines(&other.commands), lines(&many(1, &shape)[0].commands));
    }

    #[test]
    fn every_operator_and_command_occurs() {
        let shape = Shape { incremental_percent: 50, ..Shape::default() };
        let text: String = many(400, &shape).iter().map(|script| lines(&script.commands)).collect();
        let foreign = |operator: &Operator| operator.is_extension();
        for operator in Operator::ALL.iter().filter(|operator| !foreign(operator)) {
            let name = operator.name();
            let written = ["(", " ", "(_ "].iter().any(|before| {
                [" ", ")"].iter().any(|after| text.contains(&format!("{before}{name}{after}")))
            });
            assert!(written, "{name} never occurs");
        }
        for command in
            ["push", "pop", "reset-assertions", "check-sat-assuming", "get-unsat-core", "get-value"]
        {
            assert!(text.contains(&format!("({command}")), "{command} never occurs");
        }
    }

    #[test]
    fn scripts_are_read_back_and_well_sorted() {
        let shape = Shape { incremental_percent: 30, ..Shape::default() };
        let (mut holding, mut total) = (0, 0);
        for script in many(300, &shape) {
            assert_eq!(read_all(&lines(&script.commands)).unwrap(), script.commands);
            for check in checks(&script.commands) {
                // Any values will do: an ill-sorted term has no value under any model.
                let model = Model::default().completed(&check.problem());
                let judgement = judge(&check.problem(), &model).0;
                assert!(
                    !matches!(judgement, Judgement::Open(_)),
                    "{judgement:?}\n{}",
                    lines(&script.commands)
                );
                holding += u32::from(judgement == Judgement::Holds);
                total += 1;
            }
        }
        assert!(holding > 0 && holding < total);
    }

    #[test]
    fn every_logic_has_its_scripts() {
        let text = |logic: Logic| -> String {
            let shape = Shape { logics: vec![logic], incremental_percent: 50, ..Shape::default() };
            let scripts = many(60, &shape);
            let fits = |script: &FuzzScript| {
                let smallest = Logic::of(&script.commands);
                (logic.arrays() || !smallest.arrays()) && (logic.functions() || !smallest.functions())
            };
            assert!(scripts.iter().all(fits));
            scripts.iter().map(|script| lines(&script.commands)).collect()
        };
        assert!(!text(Logic::Bv).contains("(select "));
        let arrays = text(Logic::Abv);
        for part in ["(select ", "(store ", "((as const (Array ", " (Array (_ BitVec "] {
            assert!(arrays.contains(part), "{part} never occurs");
        }
        assert!(!arrays.contains("declare-sort"));
        assert!(text(Logic::Ufbv).contains("(declare-sort "));
        let all = text(Logic::Aufbv);
        assert!(all.contains("(declare-sort ") && all.contains("(Array S"));
    }

    #[test]
    fn both_answers_are_planted() {
        let scripts = many(200, &Shape::default());
        let planted = scripts.iter().filter(|script| script.planted).count();
        assert!((60..180).contains(&planted), "{planted} of 200 are satisfiable by construction");
    }
}
