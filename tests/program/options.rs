//! `docs/options.md` lists exactly the options that the code has. When this fails, the message is the new
//! table.

use javelin_solver::session::options::{OptionTime, Options, ROWS};

#[test]
fn the_documentation_lists_every_option() {
    let defaults = Options::default();
    let rows: Vec<String> = ROWS
        .iter()
        .map(|row| {
            let when = if row.when == OptionTime::AtStart { "start" } else { "always" };
            format!("| `{}` | `{}` | {when} | {} |", row.keyword, row.get(&defaults), row.meaning)
        })
        .collect();
    let table = rows.join("\n");
    let documented = include_str!("../../docs/options.md");
    assert!(documented.trim_end().ends_with(&table), "docs/options.md should end with\n{table}");
}
