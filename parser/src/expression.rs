//! S-expressions as trees, for clients that need the structure of a command and not its meaning.
//!
//! No names are resolved and no sorts are checked. A tree is held in two vectors whatever its depth, so that
//! reading, traversing and dropping it need no recursion.

use std::collections::{BTreeMap, HashMap};
use std::ops::Range;

use crate::error::Fault;
use crate::lexer::{Lexer, Token};
use crate::reader::expected;

/// A node of an [`Expression`]; valid only for the expression that returned it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Id(u32);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// A list, and the range of its elements in `parts`.
    List(u32, u32),
    Symbol,
    Keyword,
    /// A number, a bit-vector literal or a string.
    Literal,
}

/// A node, with its range of bytes in the text.
#[derive(Clone, Debug)]
struct Node {
    kind: Kind,
    start: u32,
    end: u32,
}

/// An error in an expression.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct Mistake {
    /// The number of bytes before the error.
    pub offset: usize,
    /// A description of the error.
    pub message: String,
}

impl From<Fault> for Mistake {
    fn from(fault: Fault) -> Mistake {
        Mistake { offset: fault.offset(), message: fault.into_message() }
    }
}

/// One s-expression with all its subexpressions. The root is the last node.
#[derive(Clone, Debug)]
pub struct Expression {
    text: String,
    nodes: Vec<Node>,
    /// The elements of all lists, those of one list next to each other.
    parts: Vec<Id>,
}

/// An entry of the work list of [`Expression::uses`].
enum Step<'a> {
    /// A term to search.
    Term(Id),
    /// From here on these symbols are bound variables.
    Bind(&'a [Id]),
    /// From here on they have their outer meaning again.
    Unbind(&'a [Id]),
}

impl Expression {
    /// Reads bytes that are one expression, with white space and comments around it.
    ///
    /// # Errors
    /// The bytes are not UTF-8, not an expression, or more than one expression.
    pub fn read(bytes: &[u8]) -> Result<Expression, Mistake> {
        let text = std::str::from_utf8(bytes).map_err(|error| Mistake {
            offset: error.valid_up_to(),
            message: "what is written must be UTF-8, comments included".into(),
        })?;
        let mut tree = Expression { text: text.into(), nodes: Vec::new(), parts: Vec::new() };
        let mut lexer = Lexer::new(bytes);
        let mut open: Vec<(usize, usize)> = Vec::new();
        let mut done: Vec<Id> = Vec::new();
        loop {
            let token = lexer.token()?;
            let (start, end) = (lexer.start(), lexer.end());
            let (kind, start) = match token {
                Token::Open => {
                    open.push((start, done.len()));
                    continue;
                }
                Token::Close => {
                    let Some((start, first)) = open.pop() else {
                        return Err(expected("an expression", token, start).into());
                    };
                    let begin = tree.parts.len() as u32;
                    tree.parts.extend(done.drain(first..));
                    (Kind::List(begin, tree.parts.len() as u32), start)
                }
                Token::Symbol(_) => (Kind::Symbol, start),
                Token::Keyword(_) => (Kind::Keyword, start),
                Token::End => return Err(expected("an expression", token, start).into()),
                _ => (Kind::Literal, start),
            };
            done.push(Id(tree.nodes.len() as u32));
            tree.nodes.push(Node { kind, start: start as u32, end: end as u32 });
            if open.is_empty() {
                break;
            }
        }
        match lexer.token()? {
            Token::End => Ok(tree),
            other => Err(expected("the end after the expression", other, lexer.start()).into()),
        }
    }

    /// The node of the whole expression.
    pub fn root(&self) -> Id {
        Id(self.nodes.len().saturating_sub(1) as u32)
    }

    fn node(&self, id: Id) -> Option<&Node> {
        self.nodes.get(id.0 as usize)
    }

    /// The elements of a list; empty for any other expression.
    pub fn parts(&self, id: Id) -> &[Id] {
        match self.node(id).map(|node| node.kind) {
            Some(Kind::List(begin, end)) => self.parts.get(begin as usize..end as usize).unwrap_or_default(),
            _ => &[],
        }
    }

    /// The range of an expression in the text.
    pub fn range(&self, id: Id) -> Range<usize> {
        self.node(id).map_or(0..0, |node| node.start as usize..node.end as usize)
    }

    /// The source text of an expression.
    pub fn text(&self, id: Id) -> &str {
        self.text.get(self.range(id)).unwrap_or_default()
    }

    /// Whether an expression is a list.
    pub fn is_list(&self, id: Id) -> bool {
        matches!(self.node(id).map(|node| node.kind), Some(Kind::List(..)))
    }

    /// Whether an expression is this keyword; `keyword` begins with a colon.
    pub fn is_keyword(&self, id: Id, keyword: &str) -> bool {
        self.node(id).map(|node| node.kind) == Some(Kind::Keyword) && self.text(id) == keyword
    }

    /// The name of a symbol, without bars unless it is a reserved word; `None` for any other expression.
    pub fn symbol(&self, id: Id) -> Option<&str> {
        if self.node(id)?.kind != Kind::Symbol {
            return None;
        }
        match Lexer::new(self.text(id).as_bytes()).token() {
            Ok(Token::Symbol(name)) => std::str::from_utf8(name).ok(),
            _ => None,
        }
    }

    /// The first element of a list if it is a symbol.
    pub fn head(&self, id: Id) -> Option<&str> {
        self.parts(id).first().and_then(|&first| self.symbol(first))
    }

    /// The number of free occurrences of each symbol in a term, operators included: occurrences of
    /// `variables` and of variables bound by an enclosing `let`, `lambda` or quantifier do not count. Indexed
    /// identifiers `(_ ...)`, the sorts of variables and of `as`, and the attributes of `!` are not searched.
    pub fn uses(&self, term: Id, variables: &[Id]) -> BTreeMap<String, u64> {
        let mut found: BTreeMap<String, u64> = BTreeMap::new();
        let mut hidden: HashMap<&str, usize> = HashMap::new();
        let mut steps = vec![Step::Term(term), Step::Bind(variables)];
        while let Some(step) = steps.pop() {
            let term = match step {
                Step::Bind(names) => {
                    for name in names.iter().filter_map(|&name| self.symbol(name)) {
                        *hidden.entry(name).or_default() += 1;
                    }
                    continue;
                }
                Step::Unbind(names) => {
                    for name in names.iter().filter_map(|&name| self.symbol(name)) {
                        hidden.entry(name).and_modify(|count| *count -= 1);
                    }
                    continue;
                }
                Step::Term(term) => term,
            };
            let parts = self.parts(term);
            match (self.head(term), parts) {
                (Some(binder @ ("let" | "lambda" | "forall" | "exists")), [_, bindings, body]) => {
                    let bindings = || self.parts(*bindings).iter().map(|&binding| self.parts(binding));
                    let names = || bindings().filter_map(|binding| binding.get(..1));
                    steps.extend(names().map(Step::Unbind));
                    steps.push(Step::Term(*body));
                    steps.extend(names().map(Step::Bind));
                    // The name is followed by a value or a sort.
                    let values = bindings().filter_map(|binding| binding.get(1)).filter(|_| binder == "let");
                    steps.extend(values.map(|&value| Step::Term(value)));
                }
                (Some("!" | "as"), [_, inner, ..]) => steps.push(Step::Term(*inner)),
                (Some("_"), _) => {}
                _ => {
                    steps.extend(parts.iter().map(|&part| Step::Term(part)));
                    if let Some(name) =
                        self.symbol(term).filter(|&name| hidden.get(name).is_none_or(|&n| n == 0))
                    {
                        *found.entry(name.to_owned()).or_default() += 1;
                    }
                }
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn uses(text: &str) -> String {
        let tree = Expression::read(text.as_bytes()).unwrap();
        let found = tree.uses(tree.root(), &[]);
        found.iter().map(|(name, count)| format!("{name}{count} ")).collect::<String>().trim().into()
    }

    #[test]
    fn parts_are_as_written() {
        let tree = Expression::read(b" (f |a b| (g #x1 :k)\n ; c\n) ; end").unwrap();
        let root = tree.root();
        let texts: Vec<&str> = tree.parts(root).iter().map(|&part| tree.text(part)).collect();
        assert_eq!(texts, ["f", "|a b|", "(g #x1 :k)"]);
        assert_eq!((tree.head(root), tree.symbol(tree.parts(root)[1])), (Some("f"), Some("a b")));
        assert!(tree.is_keyword(tree.parts(tree.parts(root)[2])[2], ":k"));
        for (text, offset) in [("(a", 2), (")", 0), ("", 0), ("a b", 2), ("(a))", 3), ("(#xg)", 1)] {
            assert_eq!(Expression::read(text.as_bytes()).unwrap_err().offset, offset, "{text}");
        }
        assert!(Expression::read(b"; \xff\na").is_err());
    }

    #[test]
    fn bound_names_are_not_used() {
        assert_eq!(uses("(f (f |x|) x y)"), "f2 x2 y1");
        // Bindings are parallel: the values are outside their scope, and the outer meaning returns after the
        // body.
        assert_eq!(uses("(g (let ((x y) (y x)) (f x y (let ((f x)) f))) x)"), "f1 g1 x2 y1");
        assert_eq!(uses("(! (h x) :named n)"), "h1 x1");
        assert_eq!(uses("((_ extract 3 0) ((as const S) z))"), "const1 z1");
        assert_eq!(uses("|let|"), "|let|1");
        assert_eq!(uses("(f i (lambda ((i S) (j i)) (g i j k)) (forall ((g T)) (g i)))"), "f1 g1 i2 k1");
        let tree = Expression::read(b"((x y) (x y (let ((y x)) y) z))").unwrap();
        let [variables, body] = tree.parts(tree.root()) else { panic!() };
        assert_eq!(tree.uses(*body, tree.parts(*variables)).into_keys().collect::<Vec<_>>(), ["z"]);
    }

    #[test]
    fn depth_is_no_limit() {
        let deep = format!("{}x{}", "(not ".repeat(200_000), ")".repeat(200_000));
        assert_eq!(uses(&deep), "not200000 x1");
    }
}
