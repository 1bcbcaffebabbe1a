//! Property files of the competition on software verification (SV-COMP): what is checked, and from where.
//!
//! **Here.** A file holds one or several `CHECK( init(ENTRY()), LTL(FORMULA) )`. The formulas are a short
//! list; one that is not on it is an error, never skipped.

use crate::reading::{Property, Reading};

/// A property of a property file that is not supported.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpecificationError {
    /// Something else stands where a check begins.
    #[error("expected CHECK( init(FUNCTION()), LTL(FORMULA) ), found `{0}`")]
    Shape(String),
    /// The formula is not known.
    #[error("the property `{0}` is not there")]
    Formula(String),
    /// Whether allocated objects are lost on the way is not followed.
    #[error(
        "valid-memtrack (whatever is allocated can be reached from some variable at any time) is not \
         checked; valid-memcleanup asks that everything is freed at the end"
    )]
    Track,
    /// Two checks begin in different functions.
    #[error("the checks begin in different functions: {0} and {1}")]
    Entries(String, String),
}

/// Sets what a property file asks for.
///
/// # Errors
/// The text is no property file, or asks for what is not there.
pub fn apply(text: &str, reading: &mut Reading) -> Result<(), SpecificationError> {
    let mut entry: Option<String> = None;
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let (first, formula, behind) = check(rest).ok_or_else(|| shape(rest))?;
        match &entry {
            Some(known) if *known != first => {
                return Err(SpecificationError::Entries(known.clone(), first));
            }
            _ => entry = Some(first),
        }
        set(&formula, reading)?;
        rest = behind.trim_start();
    }
    reading.entry = entry.ok_or_else(|| shape(text))?;
    Ok(())
}

fn shape(text: &str) -> SpecificationError {
    SpecificationError::Shape(text.lines().next().unwrap_or("").chars().take(80).collect())
}

/// A check at the beginning of a text: its entry, its formula without blanks, and what follows it.
fn check(text: &str) -> Option<(String, String, &str)> {
    let (inside, rest) = parentheses(text.strip_prefix("CHECK")?)?;
    let (init, behind) = parentheses(inside.trim_start().strip_prefix("init")?)?;
    let entry = init.trim().strip_suffix("()").unwrap_or(init.trim()).trim();
    let formula = behind.trim_start().strip_prefix(',')?.trim_start().strip_prefix("LTL")?;
    let (formula, end) = parentheses(formula)?;
    let is_whole = end.trim().is_empty() && !entry.is_empty();
    let blank = |c: char| c.is_whitespace();
    is_whole.then(|| (entry.to_owned(), formula.split(blank).collect::<String>(), rest))
}

/// The text in the parentheses at the beginning, and the rest.
fn parentheses(text: &str) -> Option<(&str, &str)> {
    let text = text.trim_start().strip_prefix('(')?;
    let mut depth = 1_u32;
    for (position, c) in text.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some((&text[..position], &text[position + 1..]));
        }
    }
    None
}

/// Sets what a formula asks for.
fn set(formula: &str, reading: &mut Reading) -> Result<(), SpecificationError> {
    let unknown = || SpecificationError::Formula(formula.to_owned());
    let of = |begin: &str| {
        let name = formula.strip_prefix(begin)?.strip_suffix(')')?;
        let name = name.strip_suffix("()").unwrap_or(name);
        (!name.is_empty() && !name.contains(['(', ')'])).then(|| name.to_owned())
    };
    let properties: &[Property] = match formula {
        "Gvalid-free" => &[Property::Free],
        "Gvalid-deref" => &[Property::Null, Property::Deref],
        "Gvalid-memcleanup" => &[Property::Leak],
        "G!overflow" => &[Property::Overflow],
        "Gvalid-memtrack" => return Err(SpecificationError::Track),
        _ => {
            if let Some(function) = of("G!call(") {
                reading.error_functions.push((function, false));
            } else if let Some(label) = of("G!label(") {
                reading.error_labels.push(label);
            } else {
                return Err(unknown());
            }
            &[Property::UnreachCall]
        }
    };
    for &property in properties {
        if !reading.properties.contains(&property) {
            reading.properties.push(property);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Result<Reading, SpecificationError> {
        let mut reading = Reading { properties: Vec::new(), ..Reading::default() };
        apply(text, &mut reading).map(|()| reading)
    }

    #[test]
    fn files_of_the_competition_are_read() {
        let reading = of("CHECK( init(main()), LTL(G ! call(reach_error())) )\n\n").unwrap();
        assert_eq!(reading.properties, [Property::UnreachCall]);
        assert_eq!(reading.error_functions, [("reach_error".to_owned(), false)]);
        let memory =
            "CHECK( init(start()), LTL(G valid-free) )\nCHECK( init(start()), LTL(G valid-deref) )\n";
        let reading = of(memory).unwrap();
        assert_eq!(reading.entry, "start");
        assert_eq!(reading.properties, [Property::Free, Property::Null, Property::Deref]);
        let reading = of("CHECK( init(main()), LTL(G ! label(ERROR)) )").unwrap();
        assert_eq!(reading.error_labels, ["ERROR"]);
        assert_eq!(of("CHECK(init(main()),LTL(G! overflow))").unwrap().properties, [Property::Overflow]);
    }

    #[test]
    fn unsupported_properties_are_errors() {
        let formula = |text: &str| Err(SpecificationError::Formula(text.to_owned()));
        assert_eq!(of("CHECK( init(main()), LTL(F end) )"), formula("Fend"));
        assert_eq!(of("CHECK( init(main()), LTL(G ! data-race) )"), formula("G!data-race"));
        assert_eq!(of("CHECK( init(main()), LTL(G ! call(f(g()))) )"), formula("G!call(f(g()))"));
        assert_eq!(of("CHECK( init(main()), LTL(G valid-memtrack) )"), Err(SpecificationError::Track));
        assert!(matches!(of(""), Err(SpecificationError::Shape(_))));
        assert!(matches!(of("CHECK( init(main()), LTL(G ! overflow)"), Err(SpecificationError::Shape(_))));
        assert!(matches!(of("CHECK( init(), LTL(G ! overflow) )"), Err(SpecificationError::Shape(_))));
        let two = "CHECK( init(f()), LTL(G ! overflow) ) CHECK( init(g()), LTL(G ! overflow) )";
        assert_eq!(of(two), Err(SpecificationError::Entries("f".into(), "g".into())));
    }
}
