//! The side file: the bodies of summaries.
//!
//! Its commands are `(define-summary NAME ((x S) ...) S body)`, with or without `:nondeterministic`, the same
//! with `define-fun`, and `(declare-summary NAME (S ...) S)` for a summary without a body that other bodies
//! call. The commands come in any order. A body is kept as text, which the session parses.

use std::collections::BTreeMap;
use std::sync::Arc;

use javelin_parser::expression::{Id, Mistake};

use super::commands::{Command, commands};
use super::error::VcError;

/// The weight of a product or quotient in a body, in symbols, because its circuit is large.
pub(super) const PRODUCT_WEIGHT: u64 = 1000;

/// The body of a summary.
#[derive(Clone, Debug)]
pub struct Body {
    /// The term, as written.
    pub text: String,
    /// The symbols it uses other than its variables, with their numbers of occurrences.
    pub uses: BTreeMap<String, u64>,
    /// The number of its symbols, calls excluded; a product or quotient counts as `PRODUCT_WEIGHT`.
    pub weight: u64,
}

/// A summary of a side file. Names and sorts are kept as they are written.
#[derive(Clone, Debug)]
pub struct Summary {
    /// The name, with bars if it is written so.
    pub name: String,
    /// The names of the parameters; none if there is no body.
    pub parameters: Vec<String>,
    /// The sorts of the parameters.
    pub sorts: Vec<String>,
    /// The sort of the result.
    pub result: String,
    /// Whether every application has a value of its own, even at equal arguments.
    pub nondeterministic: bool,
    /// Its body, if the file has one.
    pub body: Option<Body>,
}

impl Summary {
    /// The command that declares it: as a summary, or as a function that is never expanded. If occurrences
    /// are kept apart, it is always declared as a summary.
    pub fn declaration(&self, is_summary: bool, is_apart: bool) -> String {
        let Summary { name, result, .. } = self;
        let sorts = self.sorts.join(" ");
        match (is_apart, is_summary) {
            (true, _) => format!("(declare-summary {name} ({sorts}) {result} :nondeterministic)"),
            (false, true) => format!("(declare-summary {name} ({sorts}) {result})"),
            (false, false) => format!("(declare-fun {name} ({sorts}) {result})"),
        }
    }

    /// The command that defines it with its body, if it has one.
    pub fn definition(&self) -> Option<String> {
        let Summary { name, result, body, .. } = self;
        let parameters: Vec<String> =
            self.parameters.iter().zip(&self.sorts).map(|(name, sort)| format!("({name} {sort})")).collect();
        let body = &body.as_ref()?.text;
        Some(format!("(define-summary {name} ({}) {result} {body})", parameters.join(" ")))
    }
}

/// Summaries by name (without bars).
#[derive(Clone, Debug, Default)]
pub struct Bodies {
    summaries: BTreeMap<String, Arc<Summary>>,
}

impl Bodies {
    /// Reads the text of a side file.
    ///
    /// # Errors
    /// The text is not a side file; the error names the place.
    pub fn parse(text: &[u8]) -> Result<Bodies, VcError> {
        let mut bodies = Bodies::default();
        for command in commands(text) {
            let command = command?;
            let (name, summary) = summary(&command).map_err(|mistake| command.error(mistake))?;
            if bodies.summaries.insert(name, Arc::new(summary)).is_some() {
                return Err(command.error(command.mistake(1, "the summary stands here twice")));
            }
        }
        Ok(bodies)
    }

    /// The summaries of both; if both have one of the same name, that of the first.
    pub fn over(mut self, others: &Bodies) -> Bodies {
        for (name, summary) in &others.summaries {
            self.summaries.entry(name.clone()).or_insert_with(|| Arc::clone(summary));
        }
        self
    }

    /// The summary of a name.
    pub fn get(&self, name: &str) -> Option<&Arc<Summary>> {
        self.summaries.get(name)
    }

    /// All summaries, by name.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<Summary>> {
        self.summaries.values()
    }

    /// How many summaries there are.
    pub fn len(&self) -> usize {
        self.summaries.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.summaries.is_empty()
    }
}

/// A summary and its name without bars.
pub(super) fn summary(command: &Command) -> Result<(String, Summary), Mistake> {
    let (parts, nondeterministic) = shape(command)?;
    let tree = &command.tree;
    let text = |id: &Id| tree.text(*id).to_owned();
    let [_, name, list, result, body @ ..] = parts else {
        return Err(command.mistake(0, "the command is too short"));
    };
    let name = tree.symbol(*name).map(|symbol| (symbol.to_owned(), text(name)));
    let Some((key, name)) = name else { return Err(command.mistake(1, "the name must be a symbol")) };
    if !tree.is_list(*list) {
        return Err(command.mistake(2, "expected a list"));
    }
    let result = text(result);
    let Some(&body) = body.first() else {
        let sorts = tree.parts(*list).iter().map(text).collect();
        return Ok((
            key,
            Summary { name, parameters: Vec::new(), sorts, result, nondeterministic, body: None },
        ));
    };
    let (variables, sorts) = parameters(command, *list)?;
    let uses = tree.uses(body, &variables);
    let body = Some(Body { text: text(&body), weight: weight(&uses), uses });
    let parameters = variables.iter().map(text).collect();
    Ok((key, Summary { name, parameters, sorts, result, nondeterministic, body }))
}

/// The parts of a command that defines or declares a summary, and whether that is nondeterministic.
fn shape(command: &Command) -> Result<(&[Id], bool), Mistake> {
    let parts = command.parts();
    let is_marked = || parts.last().is_some_and(|&last| command.tree.is_keyword(last, ":nondeterministic"));
    match (command.head(), parts.len()) {
        ("define-summary" | "define-fun", 5) | ("declare-summary", 4) => Ok((parts, false)),
        ("define-summary", 6) | ("declare-summary", 5) if is_marked() => {
            Ok((parts.get(..parts.len() - 1).unwrap_or_default(), true))
        }
        ("define-summary" | "define-fun", _) => {
            Err(command.mistake(0, "write (define-summary NAME ((PARAMETER SORT) ...) SORT BODY)"))
        }
        ("declare-summary", _) => Err(command.mistake(0, "write (declare-summary NAME (SORT ...) SORT)")),
        _ => {
            let message = "bodies are given by define-summary or define-fun, and declare-summary";
            Err(command.mistake(0, message))
        }
    }
}

/// The names and the sorts of parameters.
fn parameters(command: &Command, list: Id) -> Result<(Vec<Id>, Vec<String>), Mistake> {
    let tree = &command.tree;
    let (mut variables, mut sorts) = (Vec::new(), Vec::new());
    let mut known = std::collections::BTreeSet::new();
    for &parameter in tree.parts(list) {
        let wrong = |message: &str| Mistake { offset: tree.range(parameter).start, message: message.into() };
        let &[name, sort] = tree.parts(parameter) else {
            return Err(wrong("a parameter is written (NAME SORT)"));
        };
        match tree.symbol(name) {
            Some(symbol) if known.insert(symbol) => {}
            Some(_) => return Err(wrong("the parameter occurs twice")),
            None => return Err(wrong("the name of a parameter must be a symbol")),
        }
        variables.push(name);
        sorts.push(tree.text(sort).to_owned());
    }
    Ok((variables, sorts))
}

fn weight(uses: &BTreeMap<String, u64>) -> u64 {
    let weights = uses.iter().map(|(name, &count)| match name.as_str() {
        "bvmul" | "bvudiv" | "bvurem" | "bvsdiv" | "bvsrem" | "bvsmod" => {
            count.saturating_mul(PRODUCT_WEIGHT)
        }
        _ => count,
    });
    weights.fold(0, u64::saturating_add)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(text: &str) -> String {
        Bodies::parse(text.as_bytes()).unwrap_err().to_string()
    }

    #[test]
    fn summaries_are_read() {
        let text = b"; bodies
            (define-summary |f g| ((x (_ BitVec 8)) (|y| S)) Bool (h x (bvmul y c)))
            (define-fun c () S (k)) (declare-summary h (S S) Bool)
            (define-summary n () Bool true :nondeterministic)";
        let bodies = Bodies::parse(text).unwrap();
        let summary = bodies.get("f g").unwrap();
        assert_eq!(
            (summary.parameters.join(","), summary.sorts.join(",")),
            ("x,|y|".into(), "(_ BitVec 8),S".into())
        );
        assert_eq!(summary.declaration(true, false), "(declare-summary |f g| ((_ BitVec 8) S) Bool)");
        let body = summary.body.as_ref().unwrap();
        assert_eq!(body.uses.keys().collect::<Vec<_>>(), ["bvmul", "c", "h"]);
        assert_eq!(body.weight, PRODUCT_WEIGHT + 2);
        assert_eq!(bodies.get("h").unwrap().declaration(false, false), "(declare-fun h (S S) Bool)");
        assert!(bodies.get("n").unwrap().nondeterministic && bodies.len() == 4);
        let others = Bodies::parse(b"(define-fun c () S d) (define-fun e () S d)").unwrap();
        let both = bodies.over(&others);
        assert_eq!((both.get("c").unwrap().body.as_ref().unwrap().text.as_str(), both.len()), ("(k)", 5));
    }

    #[test]
    fn mistakes_have_their_place() {
        for (text, message) in [
            (
                "(assert true)",
                "line 1, column 2: bodies are given by define-summary or define-fun, and declare-summary",
            ),
            (
                "\n (define-fun f ((x S)) S)",
                "line 2, column 3: write (define-summary NAME ((PARAMETER SORT) ...) SORT BODY)",
            ),
            ("(define-fun f ((x S) (|x| S)) S x)", "line 1, column 22: the parameter occurs twice"),
            ("(define-fun f (x) S x)", "line 1, column 16: a parameter is written (NAME SORT)"),
            ("(define-fun 3 () S x)", "line 1, column 13: the name must be a symbol"),
            ("(define-fun f x S x)", "line 1, column 15: expected a list"),
            (
                "(define-fun f () S x)(define-fun |f| () S x)",
                "line 1, column 34: the summary stands here twice",
            ),
            ("(define-fun f () S (x #q))", "line 1, column 23: `#q` is no literal: write #b0.. or #x0.."),
            (
                "(define-fun f ()",
                "line 1, column 17: unexpected end of input: the command that starts at line 1, column 1 \
                is not closed",
            ),
            (") (", "line 1, column 1: `)` closes nothing"),
            ("x", "line 1, column 1: expected a command in parentheses"),
            ("()", "line 1, column 1: expected the name of a command"),
        ] {
            assert_eq!(error(text), message, "{text}");
        }
    }
}
