//! Reads the answers to `get-value`.

use javelin_parser::expression::Expression;

/// The values of terms in an answer to `get-value`; `None` if it is not an answer for this many terms.
pub(super) fn values(terms: usize, answer: &str) -> Option<Vec<String>> {
    let tree = Expression::read(answer.as_bytes()).ok()?;
    let pairs = tree.parts(tree.root());
    let values = pairs.iter().map(|&pair| match tree.parts(pair) {
        &[_, value] => Some(tree.text(value).to_owned()),
        _ => None,
    });
    values.collect::<Option<Vec<_>>>().filter(|values| values.len() == terms)
}

/// Whether a term is a bit-vector literal or a Boolean constant.
pub(super) fn is_number(term: &str) -> bool {
    term.starts_with('#') || term == "true" || term == "false"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_the_second_parts() {
        assert_eq!(values(2, "((x #x05)\n ((f x) (_ bv1 2)))").unwrap(), ["#x05", "(_ bv1 2)"]);
        for (terms, wrong) in
            [(1, "()"), (1, "((x))"), (1, "((x #b0) (y #b1))"), (1, "(error \"no\")"), (1, "")]
        {
            assert_eq!(values(terms, wrong), None, "{wrong}");
        }
        assert!(is_number("#b0") && is_number("true") && !is_number("x") && !is_number("(bvneg #b0)"));
    }
}
