//! Minimises a script that has a property: delta debugging (Zeller and Hildebrandt, "Simplifying and
//! isolating failure-inducing input", 2002) on commands, then on terms.
//!
//! **Contract.** If the predicate holds for the given script, it holds for the one returned. Every step makes
//! the script lighter, or removes a definition, so shrinking terminates; a deadline may end it earlier.

use super::evaluate::well_sorted;
use super::script::checks;
use super::sexpr::Sexpr;
use super::value::{Sort, Value};
use num_bigint::BigUint;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

/// The smallest script found within `limit` for which `shows` holds.
pub fn shrink(script: &[Sexpr], limit: Duration, shows: &mut dyn FnMut(&[Sexpr]) -> bool) -> Vec<Sexpr> {
    let mut shrinker = Shrinker { script: script.to_vec(), deadline: Instant::now() + limit, shows };
    loop {
        let before = weigh(&shrinker.script);
        shrinker.drop_commands();
        shrinker.drop_levels();
        shrinker.inline_definitions();
        shrinker.simplify_terms();
        shrinker.narrow();
        if weigh(&shrinker.script) == before || shrinker.late() {
            return shrinker.script;
        }
    }
}

struct Shrinker<'a> {
    script: Vec<Sexpr>,
    deadline: Instant,
    shows: &'a mut dyn FnMut(&[Sexpr]) -> bool,
}

/// The size that is minimised. Lists and symbols weigh more than constants, and these more than zeros.
fn weigh(script: &[Sexpr]) -> usize {
    script.iter().map(weight).sum()
}

fn weight(expression: &Sexpr) -> usize {
    match expression {
        Sexpr::List(items) => 5 + items.iter().map(weight).sum::<usize>(),
        Sexpr::Atom(atom) => match Value::read(expression) {
            Some(Value::Bits(width, number)) => {
                1 + usize::from(number != BigUint::ZERO) + usize::try_from(width).unwrap_or(0) / 8
            }
            Some(_) => 1,
            None => match atom.parse::<usize>() {
                Ok(number) => 3 + number,
                Err(_) => 6 + usize::from(atom.starts_with('|')),
            },
        },
    }
}

impl Shrinker<'_> {
    fn late(&self) -> bool {
        Instant::now() >= self.deadline
    }

    /// Takes the candidate if it is lighter and well-sorted, and `shows` holds for it.
    fn takes(&mut self, candidate: Vec<Sexpr>) -> bool {
        let taken = !self.late()
            && weigh(&candidate) < weigh(&self.script)
            && checks(&candidate).iter().all(|check| well_sorted(&check.problem()))
            && (self.shows)(&candidate);
        if taken {
            self.script = candidate;
        }
        taken
    }

    fn drop_commands(&mut self) {
        let mut length = self.script.len().div_ceil(2);
        while length > 0 {
            let mut start = 0;
            while start < self.script.len() {
                let outside = |position: &usize| *position < start || *position >= start + length;
                let candidate = self.only(&outside);
                if !self.takes(candidate) {
                    start += length;
                }
            }
            length /= 2;
        }
    }

    fn only(&self, kept: &dyn Fn(&usize) -> bool) -> Vec<Sexpr> {
        let numbered = self.script.iter().enumerate().filter(|(position, _)| kept(position));
        numbered.map(|(_, command)| command.clone()).collect()
    }

    /// Drops pairs of a push and a later pop.
    fn drop_levels(&mut self) {
        let mut push = 0;
        while push < self.script.len() {
            let is =
                |position: usize, head: &str| self.script.get(position).is_some_and(|c| c.head() == head);
            let pops: Vec<usize> = match is(push, "push") {
                true => (push + 1..self.script.len()).filter(|later| is(*later, "pop")).collect(),
                false => Vec::new(),
            };
            let dropped = pops.into_iter().any(|pop| {
                let candidate = self.only(&|position| *position != push && *position != pop);
                self.takes(candidate)
            });
            push += usize::from(!dropped);
        }
    }

    /// Replaces uses of definitions by their bodies.
    fn inline_definitions(&mut self) {
        let mut position = 0;
        while let Some(command) = self.script.get(position).cloned() {
            position += 1;
            if let [head, Sexpr::Atom(name), parameters, _, body] = command.items()
                && head.text() == Some("define-fun")
            {
                let parameters: Option<Vec<&str>> =
                    parameters.items().iter().map(|pair| pair.items().first()?.text()).collect();
                let definition = Definition { name, parameters: &parameters.unwrap_or_default(), body };
                let mut candidate = self.only(&|other| *other + 1 != position);
                for command in candidate.iter_mut().skip(position - 1) {
                    *command = definition.inlined(command);
                }
                // The copies may weigh more than the definition did, up to a factor: later steps make them
                // lighter.
                if checks(&candidate).iter().all(|check| well_sorted(&check.problem()))
                    && !self.late()
                    && weigh(&candidate) < 4 * weigh(&self.script)
                    && (self.shows)(&candidate)
                {
                    self.script = candidate;
                    position -= 1;
                }
            }
        }
    }

    /// Replaces a term by a part of it, or by a constant.
    fn simplify_terms(&mut self) {
        let constants = self.constants();
        for number in 0..self.script.len() {
            // The command's term is its last item; names, parameters and sorts before it stay.
            let Some((_, before)) = self.script.get(number).and_then(|command| command.items().split_last())
            else {
                continue;
            };
            let mut visited = 1 + before.iter().map(Sexpr::size).sum::<usize>();
            while let Some(term) =
                self.script.get(number).and_then(|command| nth(command, &mut visited.clone()))
            {
                let candidates = candidates(term, &constants);
                let taken = candidates.into_iter().any(|replacement| {
                    let mut script = self.script.clone();
                    if let Some(command) = script.get_mut(number) {
                        *command = with_nth(command, &mut visited.clone(), &replacement);
                    }
                    self.takes(script)
                });
                visited += usize::from(!taken);
            }
        }
    }

    /// A zero of each sort that occurs, and the two truth values.
    fn constants(&self) -> Vec<Sexpr> {
        let mut widths: BTreeSet<u32> = (1..=8).collect();
        for command in &self.script {
            command.mentions(&mut |atom| {
                let constant = Value::read(&Sexpr::atom(atom)).and_then(|value| value.sort().width());
                widths.extend(constant.or(atom.parse().ok()).filter(|width| (1..=400).contains(width)));
                false
            });
        }
        let zero = |width: u32| Sort::Bits(width).value(BigUint::ZERO).to_sexpr();
        let constants = ["true", "false"].into_iter().map(Sexpr::atom).chain(widths.into_iter().map(zero));
        constants.chain(self.constant_arrays()).collect()
    }

    /// A constant array of each array sort of a declared symbol, and the symbols of declared sorts.
    fn constant_arrays(&self) -> Vec<Sexpr> {
        let mut found = Vec::new();
        for command in self.script.iter().filter(|command| command.head() == "declare-const") {
            let sort = command.items().get(2).and_then(Sort::read);
            match (sort, command.items().get(1)) {
                (Some(sort @ Sort::Array(_)), _) => found.push(sort.value(BigUint::ZERO).to_sexpr()),
                (Some(Sort::Named(_)), Some(name)) => found.push(name.clone()),
                _ => {}
            }
        }
        found.dedup();
        found
    }

    /// Makes all bit-vectors of one width narrower.
    fn narrow(&mut self) {
        let mut widths = BTreeSet::new();
        for command in &self.script {
            collect_widths(command, &mut widths);
        }
        for width in widths.into_iter().rev() {
            for narrower in [1, 2, 3, 4, width / 2, width.saturating_sub(1)] {
                if (1..width).contains(&narrower) {
                    let candidate =
                        self.script.iter().map(|command| narrowed(command, width, narrower)).collect();
                    if self.takes(candidate) {
                        break;
                    }
                }
            }
        }
    }
}

fn collect_widths(expression: &Sexpr, widths: &mut BTreeSet<u32>) {
    match Sort::read(expression) {
        Some(Sort::Bits(width)) => {
            widths.insert(width);
        }
        _ => expression.items().iter().for_each(|item| collect_widths(item, widths)),
    }
}

struct Definition<'a> {
    name: &'a str,
    parameters: &'a [&'a str],
    body: &'a Sexpr,
}

impl Definition<'_> {
    fn inlined(&self, term: &Sexpr) -> Sexpr {
        match term {
            Sexpr::Atom(atom) if atom == self.name && self.parameters.is_empty() => self.body.clone(),
            Sexpr::Atom(_) => term.clone(),
            Sexpr::List(items) => {
                let items: Vec<Sexpr> = items.iter().map(|item| self.inlined(item)).collect();
                match items.split_first() {
                    Some((head, arguments))
                        if head.text() == Some(self.name) && arguments.len() == self.parameters.len() =>
                    {
                        substituted(self.body, self.parameters, arguments)
                    }
                    _ => Sexpr::List(items),
                }
            }
        }
    }
}

fn substituted(body: &Sexpr, names: &[&str], terms: &[Sexpr]) -> Sexpr {
    match body {
        Sexpr::Atom(atom) => {
            let mut pairs = names.iter().zip(terms);
            pairs.find(|(name, _)| *name == atom).map_or_else(|| body.clone(), |(_, term)| term.clone())
        }
        Sexpr::List(items) => Sexpr::List(items.iter().map(|item| substituted(item, names, terms)).collect()),
    }
}

/// The replacements of a term: its parts, the body of a `let`, a constant.
fn candidates(term: &Sexpr, constants: &[Sexpr]) -> Vec<Sexpr> {
    let mut candidates = constants.to_vec();
    if let [head, bindings, body] = term.items()
        && head.text() == Some("let")
    {
        let pairs = bindings.items().iter().filter_map(|pair| match pair.items() {
            [name, term] => Some((name.text()?, term.clone())),
            _ => None,
        });
        let (names, terms): (Vec<&str>, Vec<Sexpr>) = pairs.unzip();
        candidates.push(substituted(body, &names, &terms));
    }
    candidates.extend(term.items().iter().filter(|item| item.text() != Some("_")).cloned());
    // The first two arguments of a chain of more.
    if let [head, first, second, _, ..] = term.items() {
        candidates.push(Sexpr::List(vec![head.clone(), first.clone(), second.clone()]));
    }
    if term.text().is_some_and(|atom| atom.parse::<u32>().is_ok_and(|number| number > 0)) {
        candidates.push(Sexpr::atom("0"));
        candidates.push(Sexpr::atom("1"));
    }
    candidates
}

/// The part with this number, counted from the whole in the order of the text.
fn nth<'a>(expression: &'a Sexpr, number: &mut usize) -> Option<&'a Sexpr> {
    if *number == 0 {
        return Some(expression);
    }
    *number -= 1;
    expression.items().iter().find_map(|item| nth(item, number))
}

fn with_nth(expression: &Sexpr, number: &mut usize, replacement: &Sexpr) -> Sexpr {
    let here = *number == 0;
    *number = number.wrapping_sub(1);
    match expression {
        _ if here => replacement.clone(),
        Sexpr::List(items) if *number < usize::MAX / 2 => {
            Sexpr::List(items.iter().map(|item| with_nth(item, number, replacement)).collect())
        }
        _ => expression.clone(),
    }
}

fn narrowed(expression: &Sexpr, width: u32, narrower: u32) -> Sexpr {
    if Sort::read(expression) == Some(Sort::Bits(width)) {
        return Sort::Bits(narrower).to_sexpr();
    }
    match (Value::read(expression), expression) {
        (Some(Value::Bits(of, number)), _) if of == width => Sort::Bits(narrower).value(number).to_sexpr(),
        (None, Sexpr::List(items)) => {
            Sexpr::List(items.iter().map(|item| narrowed(item, width, narrower)).collect())
        }
        _ => expression.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::sexpr::{lines, read_all};
    use super::*;

    #[track_caller]
    fn check(script: &str, shows: &mut dyn FnMut(&str) -> bool, expected: &str) {
        let script = read_all(script).unwrap();
        let small = shrink(&script, Duration::from_secs(60), &mut |script| shows(&lines(script)));
        assert_eq!(lines(&small), expected);
    }

    const SCRIPT: &str = "(set-logic QF_BV)(declare-const a (_ BitVec 40))(declare-const b Bool)
        (define-fun f ((x (_ BitVec 40)) (y Bool)) (_ BitVec 40) (ite y (bvnot x) (bvudiv x a)))
        (push 1)(assert b)(push 1)(assert (let ((z (f (bvadd a a) b))) (= z #x0123456789)))(check-sat)\
        (get-model)(pop 1)
        (check-sat)(pop 1)(check-sat)";

    #[test]
    fn irrelevant_parts_are_removed() {
        let mut shows = |text: &str| {
            let line = |start: &str, part: &str| {
                text.lines().any(|line| line.starts_with(start) && line.contains(part))
            };
            let divides = line("(define-fun f ", "(bvudiv") && line("(assert", "(f ");
            text.contains("(check-sat)") && (divides || line("(assert", "(bvudiv"))
        };
        check(SCRIPT, &mut shows, "(assert (= (bvudiv #b0 #b0) #b0))\n(check-sat)\n");
    }

    #[test]
    fn levels_go_in_pairs() {
        let mut shows = |text: &str| {
            text.matches("(push").count() == text.matches("(pop").count() && text.contains("(check-sat)")
        };
        check(SCRIPT, &mut shows, "(check-sat)\n");
    }

    #[test]
    fn parts_are_found_by_number() {
        let term = read_all("(a (b c) d)").unwrap().remove(0);
        let parts: Vec<String> =
            (0..7).filter_map(|number| nth(&term, &mut { number })).map(Sexpr::to_string).collect();
        assert_eq!(parts, ["(a (b c) d)", "a", "(b c)", "b", "c", "d"]);
        for number in 0..6 {
            let changed = with_nth(&term, &mut { number }, &Sexpr::atom("x"));
            assert_eq!(nth(&changed, &mut { number }).map(Sexpr::to_string), Some("x".to_owned()));
        }
    }
}
