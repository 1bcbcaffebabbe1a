//! The language of the laws of rewrite rules (`term/src/rewrite/README.md`): instances of a law, and terms
//! built from them without any simplification.

use std::collections::BTreeMap;

use javelin_term::bitvec::BitVec;
use javelin_term::eval::{Assignment, Evaluator};
use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;
use javelin_term::sort::{Sort, SortKind};

/// Vectors of width `w`, `k` and `w+k`; constants of the same widths; truth values.
pub const VECTORS: [&str; 8] = ["a", "b", "c", "d", "e", "f", "g", "m"];
pub const CONSTANTS: [&str; 5] = ["x", "y", "z", "u", "t"];
pub const BOOLEANS: [&str; 3] = ["p", "q", "r"];

/// Arrays from width `w` to width `w`.
pub const ARRAYS: [&str; 1] = ["A"];

/// A law as an s-expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tree {
    Atom(String),
    List(Vec<Tree>),
}

/// An instance: the law with numbers in the places of `w`, `k`, `i` and `j`.
#[derive(Clone, Debug)]
pub struct Instance {
    pub w: i128,
    pub k: i128,
    pub law: Tree,
}

impl std::fmt::Display for Tree {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Tree::Atom(atom) => formatter.write_str(atom),
            Tree::List(items) => {
                let items: Vec<String> = items.iter().map(Tree::to_string).collect();
                write!(formatter, "({})", items.join(" "))
            }
        }
    }
}

impl Tree {
    pub fn parse(text: &str) -> Tree {
        let spaced = text.replace('(', " ( ").replace(')', " ) ");
        let mut open = vec![Vec::new()];
        for token in spaced.split_whitespace() {
            match token {
                "(" => open.push(Vec::new()),
                ")" => {
                    let list = Tree::List(open.pop().expect("an open list"));
                    open.last_mut().expect("balanced parentheses").push(list);
                }
                _ => open.last_mut().expect("balanced parentheses").push(Tree::Atom(token.into())),
            }
        }
        let top = open.pop().expect("an expression");
        assert!(open.is_empty() && top.len() == 1, "unbalanced law {text}");
        top.into_iter().next().expect("an expression")
    }

    fn atom(&self) -> &str {
        match self {
            Tree::Atom(atom) => atom,
            Tree::List(_) => "",
        }
    }

    fn items(&self) -> &[Tree] {
        match self {
            Tree::Atom(_) => &[],
            Tree::List(items) => items,
        }
    }

    /// Whether a letter occurs, as a name or in an index.
    pub fn mentions(&self, letter: &str) -> bool {
        match self {
            Tree::List(items) => {
                let indexed = items.first().is_some_and(|first| first.atom() == "_");
                items.iter().enumerate().any(|(position, item)| match item {
                    Tree::Atom(atom) if indexed && position >= 1 => match atom.strip_prefix("bv") {
                        Some(number) => number.contains(letter),
                        None => position > 1 && atom.contains(letter),
                    },
                    _ => item.mentions(letter),
                })
            }
            Tree::Atom(atom) => atom == letter,
        }
    }

    /// Condition (if the law has one), left side and right side.
    pub fn parts(&self) -> (Option<&Tree>, &Tree, &Tree) {
        match self.items() {
            [arrow, condition, law] if arrow.atom() == "=>" => {
                let (_, left, right) = law.parts();
                (Some(condition), left, right)
            }
            [equal, left, right] if equal.atom() == "=" => (None, left, right),
            _ => panic!("not a law: {self}"),
        }
    }
}

/// The value of a sum of numbers, letters and powers of two, such as `2^k-1`.
fn number(text: &str, letters: &BTreeMap<char, i128>) -> i128 {
    let mut sum = 0;
    let mut rest = text;
    let mut sign = 1;
    while !rest.is_empty() {
        let end = rest.find(['+', '-']).unwrap_or(rest.len());
        let (power, atom) = match rest[..end].strip_prefix("2^") {
            Some(exponent) => (true, exponent),
            None => (false, &rest[..end]),
        };
        let first = atom.chars().next().unwrap_or_else(|| panic!("no number in {text}"));
        let value = letters.get(&first).copied().unwrap_or_else(|| atom.parse().expect("a number"));
        sum += sign * if power { 1 << value } else { value };
        sign = if rest[end..].starts_with('-') { -1 } else { 1 };
        rest = rest.get(end + 1..).unwrap_or("");
    }
    sum
}

fn instantiate(tree: &Tree, letters: &BTreeMap<char, i128>) -> Option<Tree> {
    let Tree::List(items) = tree else { return Some(tree.clone()) };
    if items[0].atom() != "_" {
        return items.iter().map(|item| instantiate(item, letters)).collect::<Option<_>>().map(Tree::List);
    }
    let mut result = vec![items[0].clone()];
    for (position, item) in items.iter().enumerate().skip(1) {
        let (prefix, digits) = match (position, item.atom().strip_prefix("bv")) {
            (1, Some(digits)) => ("bv", digits),
            (1, None) => {
                result.push(item.clone());
                continue;
            }
            _ => ("", item.atom()),
        };
        let value = number(digits, letters);
        if value < 0 {
            return None;
        }
        result.push(Tree::Atom(format!("{prefix}{value}")));
    }
    Some(Tree::List(result))
}

/// The instances of a law at one width `w`, with `k` from 1 to 3 and `i` and `j` from 0 where they occur.
pub fn instances(law: &str, w: i128) -> Vec<Instance> {
    let law = Tree::parse(law);
    let range = |letter: &str, range: std::ops::RangeInclusive<i128>| match law.mentions(letter) {
        true => range.collect(),
        false => vec![0],
    };
    let second = ["k", "f", "g", "m", "u", "t"].iter().any(|letter| law.mentions(letter));
    let mut result = Vec::new();
    for k in 1..=if second { 3 } else { 1 } {
        for i in range("i", 0..=(w + k).min(9)) {
            for j in range("j", 0..=(w + k).min(9)) {
                let letters = BTreeMap::from([('w', w), ('k', k), ('i', i), ('j', j), ('v', w - 1)]);
                result.extend(instantiate(&law, &letters).map(|law| Instance { w, k, law }));
            }
        }
    }
    result
}

/// The letters of a law and the terms they stand for.
pub type Names = BTreeMap<&'static str, Term>;

/// The width of a letter that stands for a vector.
pub fn width_of(letter: &str, instance: &Instance) -> u32 {
    let width = match letter {
        "f" | "g" | "u" => instance.k,
        "m" | "t" => instance.w + instance.k,
        _ => instance.w,
    };
    width as u32
}

/// Fresh variables for the letters among `letters` that the instance mentions.
pub fn declare(graph: &mut Graph, instance: &Instance, letters: &[&'static str], names: &mut Names) {
    for &letter in letters {
        if instance.law.mentions(letter) {
            let vector = graph.bitvec_sort(width_of(letter, instance));
            let sort = match letter {
                _ if BOOLEANS.contains(&letter) => Sort::BOOL,
                _ if ARRAYS.contains(&letter) => graph.sorts.intern(SortKind::Array(vector, vector)),
                _ => vector,
            };
            names.insert(letter, graph.variable(letter, sort));
        }
    }
}

/// A builder of terms from trees.
pub struct Build<'a> {
    pub graph: &'a mut Graph,
    pub names: &'a Names,
}

impl Build<'_> {
    /// The term as it is written; `None` if it is ill-sorted.
    pub fn raw(&mut self, tree: &Tree) -> Option<Term> {
        self.build(tree, false)
    }

    /// The term with subterms without variables below the top replaced by their values.
    pub fn folded(&mut self, tree: &Tree) -> Option<Term> {
        self.build(tree, true)
    }

    fn build(&mut self, tree: &Tree, fold: bool) -> Option<Term> {
        let items = match tree {
            Tree::Atom(atom) => return self.name(atom),
            Tree::List(items) if items[0].atom() == "_" => return self.literal(items),
            Tree::List(items) => items,
        };
        let mut arguments = Vec::new();
        for item in &items[1..] {
            let mut argument = self.build(item, fold)?;
            let children = self.graph.children(argument);
            if fold && !children.is_empty() && children.iter().all(|&child| self.graph.is_constant(child)) {
                let value =
                    Evaluator::new().value(self.graph, &Assignment::new(), argument).expect("a value");
                argument = self.graph.constant_like(argument, &value);
            }
            arguments.push(argument);
        }
        match &items[0] {
            Tree::Atom(name) => self.apply(name, &arguments),
            Tree::List(indexed) => self.apply_indexed(indexed, arguments[0]),
        }
    }

    fn name(&mut self, atom: &str) -> Option<Term> {
        match atom {
            "true" | "false" => Some(self.graph.truth(atom == "true")),
            "#b0" => Some(self.graph.number(0, 1)),
            "#b1" => Some(self.graph.number(1, 1)),
            _ => Some(*self.names.get(atom).unwrap_or_else(|| panic!("letter {atom}"))),
        }
    }

    fn literal(&mut self, items: &[Tree]) -> Option<Term> {
        let width: u32 = items[2].atom().parse().expect("a width");
        let digits = items[1].atom().strip_prefix("bv").expect("a literal");
        let value = BitVec::from_decimal(digits.as_bytes(), width.max(1))?;
        (width > 0).then(|| self.graph.constant(&value))
    }

    fn apply_indexed(&mut self, indexed: &[Tree], vector: Term) -> Option<Term> {
        let index = |position: usize| indexed[position].atom().parse::<u32>().expect("an index");
        let width = self.graph.is_bitvec(vector).then(|| self.graph.width(vector))?;
        match indexed[1].atom() {
            "extract" => {
                let (high, low) = (index(2), index(3));
                (low <= high && high < width).then(|| self.graph.extract(vector, high, low))
            }
            "sign_extend" => Some(self.graph.sign_extend(vector, index(2))),
            other => panic!("operator {other}"),
        }
    }

    fn apply(&mut self, name: &str, arguments: &[Term]) -> Option<Term> {
        let sorts: Vec<Sort> = arguments.iter().map(|&term| self.graph.sort(term)).collect();
        let same = sorts.windows(2).all(|pair| pair[0] == pair[1]);
        let boolean = sorts.iter().all(|&sort| sort == Sort::BOOL);
        let vectors = arguments.iter().all(|&term| self.graph.is_bitvec(term));
        let well_sorted = match name {
            "not" | "and" | "or" | "=>" => boolean,
            "=" | "distinct" => same,
            "ite" => sorts[0] == Sort::BOOL && sorts[1] == sorts[2],
            "concat" => vectors,
            "select" | "store" | "const" => {
                let SortKind::Array(index, element) = *self.graph.sorts.kind(sorts[0]) else { return None };
                let expected = if name == "const" { [element, element] } else { [index, element] };
                sorts[1..] == expected[..sorts.len() - 1]
            }
            _ => vectors && same,
        };
        if !well_sorted {
            return None;
        }
        let graph = &mut *self.graph;
        Some(match name {
            "or" => graph.or(arguments),
            "=>" => graph.implies(arguments[0], arguments[1]),
            "distinct" => graph.unequal(arguments[0], arguments[1]),
            "bvsub" => graph.bvsub(arguments[0], arguments[1]),
            "const" => graph.constant_array(sorts[0], arguments[1]),
            "bvuge" => graph.bvule(arguments[1], arguments[0]),
            _ => {
                let operator = Operator::ALL.iter().copied().find(|operator| operator.name() == name);
                graph.term(operator.unwrap_or_else(|| panic!("operator {name}")), arguments)
            }
        })
    }
}
