//! Prints the table of parameters for `--params`.

use std::fmt::Write as _;
use std::io::{self, Write};

use javelin_solver::params::config::{Config, names};
use javelin_solver::params::{Params, ROWS, Row};

use crate::cli::Failure;

/// Prints the parameters; returns the exit status.
///
/// # Errors
/// The output cannot be written.
pub fn print(params: &Params) -> Result<i32, Failure> {
    let mut output = io::stdout().lock();
    match output.write_all(table(params).as_bytes()).and_then(|()| output.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(Failure::Output(error)),
        _ => Ok(0),
    }
}

/// Name, values, value and meaning of every parameter, in columns; then the configurations.
fn table(params: &Params) -> String {
    let defaults = Params::default();
    let cells = |row: &Row| {
        let (value, default) = (row.get(params), row.get(&defaults));
        let value = if value == default { value } else { format!("{value} (default {default})") };
        [row.name(), value, row.domain(), row.meaning.to_owned()]
    };
    let head = ["parameter", "value", "takes", "meaning"].map(str::to_owned);
    let lines: Vec<[String; 4]> = std::iter::once(head).chain(ROWS.iter().map(cells)).collect();
    let width = |column: usize| lines.iter().map(|line| line[column].len()).max().unwrap_or(0);
    let [name, value, takes] = [width(0), width(1), width(2)];
    let mut text = String::new();
    for line in &lines {
        let _ = writeln!(text, "{:name$}  {:value$}  {:takes$}  {}", line[0], line[1], line[2], line[3]);
    }
    text.push_str("\nconfigurations (--config NAME):\n");
    for name in names() {
        let description = Config::named(name).map(|config| config.description).unwrap_or_default();
        let _ = writeln!(text, "{name:10}  {description}");
    }
    text
}
