//! Laws of the theory: pairs of equal terms.
//!
//! In a row, `?x ?y ?z` are bit-vectors of one width w, `?p ?q ?r` are Booleans, `?i ?j` are indices; a
//! variable that only the right side has may be any term. `#0 #1 #-1 #min #max` are constants of width w, and
//! `$...` are numerals made from w and from a random k between 1 and w-1.

use super::random::Random;
use super::sexpr::{Sexpr, read_all};
use super::terms::Terms;
use super::value::{Sort, power};
use num_bigint::BigUint;
use std::sync::LazyLock;

/// Laws with a product or a division on the right are used up to this width.
const COSTLY_WIDTH: u32 = 6;

/// The laws. The left side is any bit-vector or Boolean, or any term with this operator.
const ROWS: &[(&str, &str)] = &[
    ("?x", "(bvnot (bvnot ?x))"),
    ("?x", "(bvneg (bvneg ?x))"),
    ("?x", "(bvadd ?x #0)"),
    ("?x", "(bvor #0 ?x)"),
    ("?x", "(bvand ?x #-1)"),
    ("?x", "(bvsub (bvadd ?x ?y) ?y)"),
    ("?x", "(bvadd (bvsub ?x ?y) ?y)"),
    ("?x", "(bvxor (bvxor ?x ?y) ?y)"),
    ("?x", "(bvxor ?y ?x ?y)"),
    ("?x", "(bvand ?x (bvor ?x ?y))"),
    ("?x", "(bvor (bvand ?x ?y) (bvand ?x (bvnot ?y)))"),
    ("?x", "(ite ?c ?x ?x)"),
    ("?x", "(ite (= ?x ?y) ?y ?x)"),
    ("?x", "(concat ((_ extract $top $k) ?x) ((_ extract $k-1 0) ?x))"),
    ("?x", "((_ extract $top 0) ((_ zero_extend $k) ?x))"),
    ("?x", "((_ extract $top 0) ((_ sign_extend $k) ?x))"),
    ("?x", "((_ extract $2w-1 $w) (concat ?x ?y))"),
    ("?x", "((_ rotate_left $k) ((_ rotate_right $k) ?x))"),
    ("?x", "((_ rotate_left $k) ((_ rotate_left $w-k) ?x))"),
    ("?x", "(bvmul ?x #1)"),
    ("?x", "(bvudiv ?x #1)"),
    ("?x", "(bvadd (bvmul (bvudiv ?x ?y) ?y) (bvurem ?x ?y))"),
    ("?x", "(bvadd (bvmul (bvsdiv ?x ?y) ?y) (bvsrem ?x ?y))"),
    ("?x", "(bvadd (bvshl (bvlshr ?x #1) #1) (bvand ?x #1))"),
    ("(bvadd ?x ?y)", "(bvadd ?y ?x)"),
    ("(bvadd ?x ?y)", "(bvsub ?x (bvneg ?y))"),
    ("(bvadd ?x ?y)", "(bvadd (bvxor ?x ?y) (bvshl (bvand ?x ?y) #1))"),
    ("(bvadd ?x ?y)", "(bvadd (bvor ?x ?y) (bvand ?x ?y))"),
    ("(bvadd ?x ?y ?z)", "(bvadd ?x (bvadd ?z ?y))"),
    ("(bvsub ?x ?y)", "(bvadd ?x (bvnot ?y) #1)"),
    ("(bvsub ?x ?y)", "(bvneg (bvsub ?y ?x))"),
    ("(bvneg ?x)", "(bvadd (bvnot ?x) #1)"),
    ("(bvneg ?x)", "(bvsub #0 ?x)"),
    ("(bvneg ?x)", "(bvmul ?x #-1)"),
    ("(bvnot ?x)", "(bvsub (bvneg ?x) #1)"),
    ("(bvnot ?x)", "(bvxor ?x #-1)"),
    ("(bvnot ?x)", "(bvnand ?x ?x)"),
    ("(bvand ?x ?y)", "(bvnot (bvor (bvnot ?x) (bvnot ?y)))"),
    ("(bvor ?x ?y)", "(bvxor ?x ?y (bvand ?x ?y))"),
    ("(bvxor ?x ?y)", "(bvsub (bvor ?x ?y) (bvand ?x ?y))"),
    ("(bvxor ?x ?y)", "(bvor (bvand ?x (bvnot ?y)) (bvand (bvnot ?x) ?y))"),
    ("(bvnand ?x ?y)", "(bvnot (bvand ?x ?y))"),
    ("(bvnor ?x ?y)", "(bvand (bvnot ?x) (bvnot ?y))"),
    ("(bvxnor ?x ?y)", "(bvxor (bvnot ?x) ?y)"),
    ("(bvmul ?x ?y)", "(bvmul ?y ?x)"),
    ("(bvmul ?x ?y)", "(bvneg (bvmul (bvneg ?x) ?y))"),
    ("(bvudiv ?x ?y)", "(ite (= ?y #0) #-1 (bvudiv ?x ?y))"),
    ("(bvurem ?x ?y)", "(bvsub ?x (bvmul (bvudiv ?x ?y) ?y))"),
    ("(bvurem ?x ?y)", "(ite (bvult ?x ?y) ?x (bvurem ?x ?y))"),
    (
        "(bvsdiv ?x ?y)",
        "(ite (bvslt ?x #0)
            (ite (bvslt ?y #0) (bvudiv (bvneg ?x) (bvneg ?y)) (bvneg (bvudiv (bvneg ?x) ?y)))
            (ite (bvslt ?y #0) (bvneg (bvudiv ?x (bvneg ?y))) (bvudiv ?x ?y)))",
    ),
    (
        "(bvsrem ?x ?y)",
        "(ite (bvslt ?x #0) (bvneg (bvurem (bvneg ?x) (ite (bvslt ?y #0) (bvneg ?y) ?y)))
            (bvurem ?x (ite (bvslt ?y #0) (bvneg ?y) ?y)))",
    ),
    (
        "(bvsmod ?x ?y)",
        "(ite (= (bvsrem ?x ?y) #0) #0
            (ite (xor (bvslt ?x #0) (bvslt ?y #0)) (bvadd (bvsrem ?x ?y) ?y) (bvsrem ?x ?y)))",
    ),
    ("(bvshl ?x ?y)", "(bvmul ?x (bvshl #1 ?y))"),
    ("(bvshl ?x ?y)", "(bvneg (bvshl (bvneg ?x) ?y))"),
    ("(bvashr ?x ?y)", "(ite (bvslt ?x #0) (bvnot (bvlshr (bvnot ?x) ?y)) (bvlshr ?x ?y))"),
    ("(bvlshr ?x ?y)", "(ite (= ?y #0) ?x (bvlshr (bvlshr ?x #1) (bvsub ?y #1)))"),
    ("((_ extract ?i ?j) ?x)", "(bvnot ((_ extract ?i ?j) (bvnot ?x)))"),
    ("((_ sign_extend ?i) ?x)", "(bvnot ((_ sign_extend ?i) (bvnot ?x)))"),
    ("((_ sign_extend ?i) ?x)", "(bvsub ((_ zero_extend ?i) (bvxor ?x #min)) ((_ zero_extend ?i) #min))"),
    ("((_ rotate_left ?i) ?x)", "(bvnot ((_ rotate_left ?i) (bvnot ?x)))"),
    ("((_ rotate_right ?i) ?x)", "(bvnot ((_ rotate_right ?i) (bvnot ?x)))"),
    ("((_ repeat ?i) ?x)", "(bvnot ((_ repeat ?i) (bvnot ?x)))"),
    ("(concat ?x ?s)", "(bvnot (concat (bvnot ?x) (bvnot ?s)))"),
    ("(bvcomp ?x ?y)", "(ite (= ?x ?y) #b1 #b0)"),
    ("(bvcomp ?x ?y)", "(bvnot (bvcomp (bvcomp ?x ?y) #b0))"),
    ("(ite ?p ?x ?y)", "(ite (not ?p) ?y ?x)"),
    ("(ite ?p ?x ?y)", "(bvxor ?y (ite ?p (bvxor ?x ?y) #0))"),
    ("(bvult ?x ?y)", "(not (bvule ?y ?x))"),
    ("(bvult ?x ?y)", "(bvslt (bvxor ?x #min) (bvxor ?y #min))"),
    ("(bvult ?x ?y)", "(= ((_ extract $w $w) (bvsub ((_ zero_extend 1) ?x) ((_ zero_extend 1) ?y))) #b1)"),
    ("(bvule ?x ?y)", "(or (bvult ?x ?y) (= ?x ?y))"),
    ("(bvugt ?x ?y)", "(bvult ?y ?x)"),
    ("(bvuge ?x ?y)", "(bvuge (bvnot ?y) (bvnot ?x))"),
    ("(bvslt ?x ?y)", "(bvult (bvadd ?x #min) (bvadd ?y #min))"),
    ("(bvsle ?x ?y)", "(not (bvsgt ?x ?y))"),
    ("(bvsgt ?x ?y)", "(bvslt (bvnot ?x) (bvnot ?y))"),
    ("(bvsge ?x ?y)", "(= (bvcomp ?x ?y) (ite (bvsgt ?x ?y) #b0 (ite (bvslt ?x ?y) #b1 #b1)))"),
    ("(= ?x ?y)", "(= (bvsub ?x ?y) #0)"),
    ("(= ?x ?y)", "(and (bvule ?x ?y) (bvsge ?x ?y) (bvuge ?x ?y))"),
    ("(= ?x ?y)", "(= (bvadd ?x ?z) (bvadd ?z ?y))"),
    ("(= ?x ?y)", "(= (bvcomp ?y ?x) #b1)"),
    ("(= ?x ?y)", "(not (distinct ?x ?y))"),
    ("(= ?x ?y ?z)", "(and (= ?x ?y) (= ?x ?z))"),
    ("(distinct ?x ?y)", "(not (= (bvxor ?x ?y) #0))"),
    ("(bvnego ?x)", "(= ?x #min)"),
    ("(bvuaddo ?x ?y)", "(bvult (bvadd ?x ?y) ?x)"),
    (
        "(bvsaddo ?x ?y)",
        "(distinct ((_ sign_extend 1) (bvadd ?x ?y)) (bvadd ((_ sign_extend 1) ?x) ((_ sign_extend 1) ?y)))",
    ),
    (
        "(bvumulo ?x ?y)",
        "(distinct ((_ zero_extend $w) (bvmul ?x ?y)) (bvmul ((_ zero_extend $w) ?x) ((_ zero_extend $w) \
        ?y)))",
    ),
    (
        "(bvsmulo ?x ?y)",
        "(distinct ((_ sign_extend $w) (bvmul ?x ?y)) (bvmul ((_ sign_extend $w) ?x) ((_ sign_extend $w) \
        ?y)))",
    ),
    ("(bvusubo ?x ?y)", "(bvult ?x ?y)"),
    (
        "(bvssubo ?x ?y)",
        "(distinct ((_ sign_extend 1) (bvsub ?x ?y)) (bvsub ((_ sign_extend 1) ?x) ((_ sign_extend 1) ?y)))",
    ),
    ("(bvsdivo ?x ?y)", "(and (bvnego ?x) (= ?y #-1))"),
    ("?p", "(not (not ?p))"),
    ("?p", "(ite ?c ?p ?p)"),
    ("?p", "(and ?p (or ?c ?p))"),
    ("?p", "(=> (=> ?p ?c) ?p)"),
    ("?p", "(xor ?c ?p ?c)"),
    ("?p", "(= (ite ?p #b1 #b0) #b1)"),
    ("(and ?p ?q)", "(not (or (not ?p) (not ?q)))"),
    ("(or ?p ?q)", "(ite ?p true ?q)"),
    ("(=> ?p ?q)", "(or (not ?p) ?q)"),
    ("(=> ?p ?q ?r)", "(=> (and ?p ?q) ?r)"),
    ("(xor ?p ?q)", "(distinct ?p ?q)"),
    ("(= ?p ?q)", "(and (=> ?p ?q) (=> ?q ?p))"),
    ("(= ?p ?q)", "(not (xor ?p ?q))"),
    ("(ite ?p ?q ?r)", "(and (=> ?p ?q) (or ?p ?r))"),
];

#[derive(Debug)]
pub struct Law {
    left: Sexpr,
    right: Sexpr,
    costly: bool,
}

static LAWS: LazyLock<Vec<Law>> = LazyLock::new(|| {
    let one = |text: &str| read_all(text).ok().and_then(|mut read| read.pop());
    let law = |(left, right): &(&str, &str)| {
        let costly = right.contains("bvmul") || right.contains("div") || right.contains("rem");
        Some(Law { left: one(left)?, right: one(right)?, costly })
    };
    ROWS.iter().filter_map(law).collect()
});

/// The terms of a law's variables, their width, and the random k.
#[derive(Debug, Default)]
struct Match {
    bound: Vec<(String, Sexpr)>,
    width: u32,
    cut: u32,
}

impl Match {
    fn get(&self, variable: &str) -> Option<&Sexpr> {
        self.bound.iter().find(|(known, _)| known == variable).map(|(_, term)| term)
    }
}

impl Terms {
    /// The term with a random subterm rewritten by a law; the same term if no law that was tried applies.
    pub fn rewritten(&mut self, term: &Sexpr) -> Sexpr {
        // Below binders other symbols are in scope, and attributes are not terms.
        let descends = !matches!(term.head(), "" | "let" | "!" | "_") && self.random.chance(60);
        let indexed = term.items().first().is_some_and(|head| head.head() == "_");
        if (descends || (indexed && self.random.chance(60))) && term.items().len() > 1 {
            let mut items = term.items().to_vec();
            let position = 1 + self.random.below(items.len() as u64 - 1) as usize;
            if let Some(item) = items.get_mut(position) {
                let before = item.clone();
                *item = self.rewritten(&before);
            }
            return Sexpr::List(items);
        }
        if let Some(changed) = self.by_array_law(term) {
            return changed;
        }
        for _ in 0..12 {
            let number = self.random.below(LAWS.len() as u64) as usize;
            if let Some(changed) = LAWS.get(number).and_then(|law| self.by_law(law, term)) {
                return changed;
            }
        }
        term.clone()
    }

    fn by_law(&mut self, law: &Law, term: &Sexpr) -> Option<Sexpr> {
        let mut found = Match::default();
        if !matches(&law.left, term, &mut found) {
            return None;
        }
        let mut width = None;
        for (variable, bound) in found.bound.iter().filter(|(variable, _)| !is_index(variable)) {
            match (variable_is_bool(variable), self.scope.sort(bound)?) {
                (true, Sort::Bool) => {}
                (false, Sort::Bits(of)) if variable == "?s" || width.is_none_or(|known| known == of) => {
                    width = width.or((variable != "?s").then_some(of));
                }
                _ => return None,
            }
        }
        found.width = width.unwrap_or(0);
        let needs_cut = law.right.mentions(&mut |atom| atom.contains("$k") || atom.contains("-k"));
        if (needs_cut && found.width < 2) || (law.costly && found.width > COSTLY_WIDTH) {
            return None;
        }
        found.cut = self.random.between(1, found.width.saturating_sub(1).max(1));
        Some(self.filled(&law.right, &mut found))
    }

    /// The right side of a law with its variables and constants replaced.
    fn filled(&mut self, template: &Sexpr, found: &mut Match) -> Sexpr {
        let atom = match template {
            Sexpr::Atom(atom) => atom.as_str(),
            Sexpr::List(items) => {
                return Sexpr::List(items.iter().map(|item| self.filled(item, found)).collect());
            }
        };
        let (width, cut) = (found.width, found.cut);
        let numeral = |number: u32| Sexpr::atom(number.to_string());
        let bits = |number: BigUint| Sort::Bits(width).value(number);
        let value = match atom {
            "#0" => bits(BigUint::ZERO),
            "#1" => bits(BigUint::from(1u8)),
            "#-1" => bits(power(width) - 1u8),
            "#min" => bits(power(width - 1)),
            "#max" => bits(power(width - 1) - 1u8),
            "$w" => return numeral(width),
            "$top" => return numeral(width - 1),
            "$2w-1" => return numeral(2 * width - 1),
            "$k" => return numeral(cut),
            "$k-1" => return numeral(cut - 1),
            "$w-k" => return numeral(width - cut),
            _ if atom.starts_with('?') => {
                if let Some(term) = found.get(atom) {
                    return term.clone();
                }
                let sort = if variable_is_bool(atom) { Sort::Bool } else { Sort::Bits(width) };
                let fuel = self.random.between(1, 3);
                let term = self.term(&sort, fuel);
                found.bound.push((atom.to_owned(), term.clone()));
                return term;
            }
            _ => return template.clone(),
        };
        self.written(&value)
    }
}

fn variable_is_bool(variable: &str) -> bool {
    matches!(variable, "?p" | "?q" | "?r" | "?c")
}

fn is_index(variable: &str) -> bool {
    matches!(variable, "?i" | "?j")
}

fn matches(pattern: &Sexpr, term: &Sexpr, found: &mut Match) -> bool {
    match pattern {
        Sexpr::Atom(variable) if variable.starts_with('?') => {
            if let Some(bound) = found.get(variable) {
                return bound == term;
            }
            found.bound.push((variable.clone(), term.clone()));
            true
        }
        Sexpr::Atom(atom) => term.text() == Some(atom),
        Sexpr::List(items) => {
            items.len() == term.items().len()
                && items.iter().zip(term.items()).all(|(pattern, term)| matches(pattern, term, found))
        }
    }
}

/// A random number of rewritings, one after the other.
pub fn rewritten_often(terms: &mut Terms, term: &Sexpr) -> Sexpr {
    let times = Random::between(&mut terms.random, 1, 4);
    (0..times).fold(term.clone(), |term, _| terms.rewritten(&term))
}

#[cfg(test)]
mod tests {
    use super::super::weights::{Shape, Weights};
    use super::*;

    /// Every law holds for many values at several widths.
    #[test]
    fn the_laws_hold() {
        assert_eq!(LAWS.len(), ROWS.len());
        for (law, row) in LAWS.iter().zip(ROWS) {
            let mut applied = 0;
            for seed in 0..400 {
                let mut terms = Terms::new(Random::new(seed), Weights::default(), Shape::default());
                let width = 1 + (seed % 6) as u32;
                for name in ["?x", "?y", "?z", "?s"] {
                    let value = terms.constant_value(&Sort::Bits(width));
                    terms.scope.declare(name, value);
                }
                for name in ["?p", "?q", "?r"] {
                    let value = terms.constant_value(&Sort::Bool);
                    terms.scope.declare(name, value);
                }
                // Indices are not evaluated: they become numerals.
                let text = law.left.to_string();
                let (high, low) = (seed / 6 % u64::from(width), 0);
                let text = text.replace("?i", &high.max(1).to_string()).replace("?j", &low.to_string());
                let left = read_all(&text).unwrap().remove(0);
                let Some(before) = terms.scope.evaluate(&left) else { continue };
                let Some(right) = terms.by_law(law, &left) else { continue };
                assert_eq!(terms.scope.evaluate(&right), Some(before), "{row:?}: {left} is not {right}");
                applied += 1;
            }
            assert!(applied > 50, "{row:?} was tried {applied} times");
        }
    }
}
