//! The parameters of the search: every heuristic constant, and a switch for every technique.
//!
//! A parameter is a row of the table in `table`: name, type, range, default, one sentence. The rows make the
//! plain struct [`Params`], whose fields the code reads, and [`ROWS`], by which parameters are set and shown
//! by name. A parameter's name begins with its technique's name; the switch of a technique is called like the
//! technique.

mod choices;
pub mod config;
mod table;
mod value;

pub use choices::*;
pub use table::{Params, ROWS};

/// A reason to reject a parameter or its value.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParamError {
    /// There is no such parameter.
    #[error("there is no parameter `{name}`; did you mean `{nearest}`?")]
    Unknown {
        /// The name that was given.
        name: String,
        /// The existing name with the smallest edit distance.
        nearest: String,
    },
    /// The value is not of the parameter's type.
    #[error("parameter `{name}` takes {domain}, not `{found}`")]
    Type {
        /// The name of the parameter.
        name: String,
        /// The values it takes, in words.
        domain: String,
        /// The value that was given.
        found: String,
    },
    /// The value is of the right type, but too small or too large.
    #[error("parameter `{name}` takes {domain}; {found} is out of range")]
    Range {
        /// The name of the parameter.
        name: String,
        /// The values it takes, in words.
        domain: String,
        /// The value that was given.
        found: String,
    },
}

/// One parameter: its names, meaning and accessors.
pub struct Row {
    /// The name of the field of [`Params`].
    pub field: &'static str,
    /// Its effect, in one sentence.
    pub meaning: &'static str,
    domain: fn() -> String,
    get: fn(&Params) -> String,
    set: fn(&mut Params, &str) -> Result<(), value::InvalidValue>,
}

impl Row {
    /// The parameter's name: its field's name with hyphens.
    pub fn name(&self) -> String {
        self.field.replace('_', "-")
    }

    /// The values that it takes, in words.
    pub fn domain(&self) -> String {
        (self.domain)()
    }

    /// Its value, as [`Row::set`] reads it.
    pub fn get(&self, params: &Params) -> String {
        (self.get)(params)
    }

    /// Sets the parameter in `params`.
    ///
    /// # Errors
    /// The value is not of the parameter's type or range.
    pub fn set(&self, params: &mut Params, value: &str) -> Result<(), ParamError> {
        let (name, domain, found) = (self.name(), self.domain(), value.to_owned());
        (self.set)(params, value).map_err(|refusal| match refusal {
            value::InvalidValue::Type => ParamError::Type { name, domain, found },
            value::InvalidValue::Range => ParamError::Range { name, domain, found },
        })
    }
}

impl Params {
    /// Sets a parameter by name.
    ///
    /// # Errors
    /// There is no parameter of this name, or the value is not of its type or range.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), ParamError> {
        find(name)?.set(self, value)
    }
}

/// The row of a name.
///
/// # Errors
/// There is none; the error names the nearest.
pub fn find(name: &str) -> Result<&'static Row, ParamError> {
    if let Some(row) = ROWS.iter().find(|row| row.name() == name) {
        return Ok(row);
    }
    let names = ROWS.iter().map(Row::name);
    let nearest = names.min_by_key(|other| distance(name, other)).unwrap_or_default();
    Err(ParamError::Unknown { name: name.to_owned(), nearest })
}

/// The number of characters to insert, delete or replace to get from one word to the other (Levenshtein).
fn distance(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (line, one) in from.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = line + 1;
        for (column, &other) in to.iter().enumerate() {
            let replaced = diagonal + usize::from(one != other);
            diagonal = row[column + 1];
            row[column + 1] = replaced.min(diagonal + 1).min(row[column] + 1);
        }
    }
    row[to.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_takes_its_default_and_says_what_it_is() {
        for (position, row) in ROWS.iter().enumerate() {
            let mut params = Params::default();
            let default = row.get(&params);
            assert_eq!(row.set(&mut params, &default), Ok(()), "{}", row.field);
            assert_eq!(row.get(&params), default);
            assert!(row.meaning.ends_with('.') && !row.domain().is_empty(), "{}", row.field);
            assert!(ROWS[..position].iter().all(|other| other.field != row.field), "{} twice", row.field);
        }
    }

    #[test]
    fn values_are_checked() {
        let mut params = Params::default();
        assert_eq!(params.set("reduce-percent", "50"), Ok(()));
        assert_eq!(params.reduce_percent, 50);
        let out = params.set("reduce-percent", "101").unwrap_err();
        assert_eq!(
            out.to_string(),
            "parameter `reduce-percent` takes an integer, 0 to 100; 101 is out of range"
        );
        assert!(matches!(params.set("reduce-percent", "-1"), Err(ParamError::Range { .. })));
        assert!(matches!(params.set("reduce-percent", "2e1"), Err(ParamError::Type { .. })));
        assert!(matches!(params.set("vivify", "1"), Err(ParamError::Type { .. })));
        assert!(matches!(params.set("score-decay", "NaN"), Err(ParamError::Type { .. })));
        assert_eq!(params.set("vivify", "false"), Ok(()));
        assert_eq!(params.set("mode", "stable"), Ok(()));
        let out = params.set("mode", "calm").unwrap_err();
        assert_eq!(out.to_string(), "parameter `mode` takes alternate, focused or stable, not `calm`");
    }

    #[test]
    fn unknown_names_get_a_suggestion() {
        let error = Params::default().set("vivfy", "true").unwrap_err();
        assert_eq!(error.to_string(), "there is no parameter `vivfy`; did you mean `vivify`?");
        assert_eq!(distance("kitten", "sitting"), 3);
    }
}
