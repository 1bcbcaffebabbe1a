//! `--stats`: the counters of a run as a table.

use std::fmt::Write as _;

use javelin_solver::statistics::Statistic;

/// The rows that are not zero, a line each, as comments; rows whose names begin with the same word are
/// grouped, with an empty comment around them where there are several.
pub fn table(comment: char, rows: &[Statistic]) -> String {
    let mut groups: Vec<(&str, Vec<&Statistic>)> = Vec::new();
    for row in rows.iter().filter(|row| row.value != 0) {
        let word = row.name.split('-').next().unwrap_or_default();
        match groups.iter_mut().find(|(known, _)| *known == word) {
            Some((_, group)) => group.push(row),
            None => groups.push((word, vec![row])),
        }
    }
    let shown = groups.iter().flat_map(|(_, group)| group);
    let name = shown.clone().map(|row| row.name.len()).max().unwrap_or(0);
    let value = shown.map(|row| row.value.to_string().len()).max().unwrap_or(0);
    let mut text = String::new();
    let mut was_alone = true;
    for (_, group) in &groups {
        let is_alone = group.len() == 1;
        if !(text.is_empty() || is_alone && was_alone) {
            let _ = writeln!(text, "{comment}");
        }
        for row in group {
            let _ = writeln!(text, "{comment} {:name$}  {:>value$}", row.name, row.value);
        }
        was_alone = is_alone;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_aligned_and_grouped_and_zeros_are_left_out() {
        let rows = [
            ("terms", 12),
            ("conflicts", 1000),
            ("vivify-checks", 7),
            ("restarts", 0),
            ("vivify-ticks", 123_456),
            ("walk-flips", 5),
            ("lemmas", 1),
        ];
        let rows = rows.map(|(name, value)| Statistic::new(name, value, "Something."));
        let expected = "\
; terms              12
; conflicts        1000
;
; vivify-checks       7
; vivify-ticks   123456
;
; walk-flips          5
; lemmas              1
";
        assert_eq!(table(';', &rows), expected);
        assert_eq!(table('c', &[]), "");
    }
}
