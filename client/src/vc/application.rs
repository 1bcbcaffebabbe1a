//! The applications that a session asks to be expanded, and the instances of bodies that expand them.
//!
//! The session writes an application as `(f t ...)`, or as `f` without arguments. If occurrences are kept
//! apart, `(_ f 3)` stands in place of `f`; if subterms occur more than once, the application is inside
//! `let`s. Its expansion is the body inside a `let` that binds the parameters to the arguments. A `let` binds
//! in parallel, so no parameter is captured in an argument. The session's `let`s are put around each argument
//! and not around the body, so that they capture no name of the body.

use javelin_parser::expression::{Expression, Id};

/// An application as the session writes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Application {
    /// The summary's name, without bars.
    pub name: String,
    /// The symbol that is applied, as it is written.
    pub function: String,
    /// The whole, as it is written.
    pub text: String,
    /// The arguments, each a closed term.
    pub arguments: Vec<String>,
}

impl Application {
    /// An application of the same function to other arguments, at least one.
    pub fn at(&self, arguments: Vec<String>) -> Application {
        let text = format!("({} {})", self.function, arguments.join(" "));
        Application { text, arguments, ..self.clone() }
    }
}

/// The applications in an answer to `get-refinement`; `None` if it is not one.
pub fn applications(answer: &str) -> Option<Vec<Application>> {
    let tree = Expression::read(answer.as_bytes()).ok()?;
    let parts = tree.parts(tree.root());
    parts
        .iter()
        .map(|&part| application(&tree, part))
        .collect::<Option<Vec<_>>>()
        .filter(|list| !list.is_empty())
}

fn application(tree: &Expression, whole: Id) -> Option<Application> {
    let mut lets = Vec::new();
    let mut term = whole;
    while let (Some("let"), &[_, bindings, body]) = (tree.head(term), tree.parts(term)) {
        lets.push(tree.text(bindings));
        term = body;
    }
    let (function, arguments) = match tree.parts(term) {
        [] => (term, &[][..]),
        _ if tree.head(term) == Some("_") => (term, &[][..]),
        [function, arguments @ ..] => (*function, arguments),
    };
    let name = match tree.parts(function) {
        &[_, name, _] if tree.head(function) == Some("_") => tree.symbol(name)?,
        _ => tree.symbol(function)?,
    };
    let arguments = arguments.iter().map(|&argument| {
        let opened: String = lets.iter().map(|bindings| format!("(let {bindings} ")).collect();
        format!("{opened}{}{}", tree.text(argument), ")".repeat(lets.len()))
    });
    Some(Application {
        name: name.into(),
        function: tree.text(function).into(),
        text: tree.text(whole).into(),
        arguments: arguments.collect(),
    })
}

/// A body with its parameters bound to arguments, of which there are as many.
pub fn instance(parameters: &[String], arguments: &[String], body: &str) -> String {
    if parameters.is_empty() {
        return body.into();
    }
    let bindings: Vec<String> = parameters
        .iter()
        .zip(arguments)
        .map(|(parameter, argument)| format!("({parameter} {argument})"))
        .collect();
    format!("(let ({}) {body})", bindings.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn applications_are_read_as_the_daemon_writes_them() {
        let answer = "((f a (g b))\n (_ |n n| 2)\n c\n ((_ h 0) x)\n (let ((_let0 (g a))) (let ((_let1 \
        b)) (f _let0 _let1))))";
        let found = applications(answer).unwrap();
        let shown: Vec<String> =
            found.iter().map(|one| format!("{}: {}", one.name, one.arguments.join("; "))).collect();
        assert_eq!(shown[..4], ["f: a; (g b)", "n n: ", "c: ", "h: x"]);
        let around = |term: &str| format!("(let ((_let0 (g a))) (let ((_let1 b)) {term}))");
        assert_eq!(found[4].arguments, [around("_let0"), around("_let1")]);
        assert_eq!(
            (found[4].text.clone(), found[1].text.as_str()),
            (around("(f _let0 _let1)"), "(_ |n n| 2)")
        );
        assert_eq!(found[3].at(vec!["#x1".into(), "y".into()]).text, "((_ h 0) #x1 y)");
        assert_eq!(found[4].at(vec!["#x1".into(), "#x1".into()]).text, "(f #x1 #x1)");
        for wrong in ["", "()", "unsupported", "((1 2))", "((f a)", "(error \"no\")"] {
            assert_eq!(applications(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn parameters_are_bound_in_parallel() {
        let [x, y] = ["x", "|y|"].map(String::from);
        let meaning = instance(&[x.clone(), y.clone()], &["(f |y|)".into(), x], "(g x |y| z)");
        assert_eq!(meaning, "(let ((x (f |y|)) (|y| x)) (g x |y| z))");
        assert_eq!(instance(&[], &[], "true"), "true");
    }
}
