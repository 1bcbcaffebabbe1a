//! The condition of a check as the source has it, and its place for people.
//!
//! **Here.** A line may hold several checks: only text that is certainly that of the check that fails is
//! shown, found by its column or because there is no other. What it shows is for people: no verdict depends
//! on it.

use super::source::Sources;
use super::story::{Story, StoryFrame};
use crate::frontend::module::Span;
use crate::job::CheckReport;
use crate::program::checks::ASSERTION;

/// Whether an expression is made of variables, numbers and operators that change and load nothing.
pub(super) fn is_plain(expression: &str) -> bool {
    const LONG: [&str; 8] = ["==", "!=", "<=", ">=", "&&", "||", "<<", ">>"];
    if expression.contains("++") || expression.contains("--") {
        return false;
    }
    let mut after_operand = false;
    let mut rest = expression.trim_start();
    while let Some(first) = rest.chars().next() {
        let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '.' && first.is_ascii_digit();
        let is_long = LONG.iter().any(|operator| rest.starts_with(operator));
        let needs_operand = is_long || ")*/%<>&|^".contains(first);
        let needs_none = !is_long && (is_word(first) || "(!~".contains(first));
        let is_known = needs_operand || needs_none || "+-".contains(first);
        if !is_known || needs_operand && !after_operand || needs_none && after_operand {
            return false;
        }
        after_operand = is_word(first) || first == ')';
        let end = match (is_word(first), is_long) {
            (true, _) => rest.find(|c| !is_word(c)).unwrap_or(rest.len()),
            (false, is_long) => 1 + usize::from(is_long),
        };
        rest = rest[end..].trim_start();
    }
    true
}

/// The condition and the place of an assertion that is a function of the program, like
/// `__VERIFIER_assert(x > 0)`, if what fails is in it.
pub(super) fn asserted_by_caller(check: &CheckReport, story: &Story, sources: &Sources) -> Option<String> {
    let frame = story.frame(story.rows.last()?);
    let is_meant = frame.function.ends_with("assert") && frame.function == check.function;
    frame.caller.filter(|_| is_meant)?;
    let line = sources.line(frame.call)?;
    let name = format!("{}(", frame.function);
    let calls: Vec<(usize, usize)> =
        line.match_indices(&name).map(|(start, name)| (start, name.len())).collect();
    let is_it = |&&(start, _): &&(usize, usize)| calls.len() == 1 || start + 1 == frame.call.column as usize;
    let &(start, name) = calls.iter().find(is_it)?;
    let condition = argument(line.get(start + name..)?)?;
    Some(format!(": {}({condition}) at {}", frame.function, sources.place(frame.call)))
}

/// The condition of a check that is an assertion, if the line of the source shows it.
pub(super) fn asserted(check: &CheckReport, sources: &Sources) -> Option<String> {
    let said = check.says.strip_prefix(ASSERTION)?;
    let all = assertions(sources.line(check.span)?);
    let is_it = |(column, condition): &&(usize, String)| match said.strip_prefix(": ") {
        Some(text) => text == condition,
        None => all.len() == 1 || *column == check.span.column as usize,
    };
    all.iter().find(is_it).map(|(_, condition)| condition.clone())
}

/// The assertions of a line: the arguments of `assert` and of functions that are named like it, with the
/// columns where these begin.
pub(super) fn assertions(line: &str) -> Vec<(usize, String)> {
    let begins = ["__VERIFIER_assert(", "assert(", "assert!("]
        .iter()
        .flat_map(|name| line.match_indices(name).map(|(position, _)| (position, position + name.len())));
    let is_word = |position: usize| !line[..position].ends_with(|c: char| c.is_alphanumeric() || c == '_');
    let found = begins.filter(|&(position, _)| is_word(position));
    found.filter_map(|(position, start)| Some((position + 1, argument(&line[start..])?))).collect()
}

/// The text up to the closing parenthesis, if it has no quotes.
fn argument(text: &str) -> Option<String> {
    let mut depth = 1_u32;
    for (position, c) in text.char_indices() {
        match c {
            '"' | '\'' => return None,
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(text[..position].trim().to_owned()).filter(|text| !text.is_empty());
        }
    }
    None
}

/// The place that a person can change, and its function: that of the check; where it lies in a library, that
/// of the call that led into the library.
pub(super) fn users<'a>(check: &'a CheckReport, story: &'a Story, sources: &Sources) -> (Span, &'a str) {
    let mut frame = story.rows.last().map(|row| row.frame);
    while let Some(called) = frame.filter(|_| sources.is_library(check.span.file)) {
        let StoryFrame { call, caller, .. } = &story.frames[called];
        if let Some(caller) = caller.filter(|_| call.line > 0 && !sources.is_library(call.file)) {
            return (*call, &story.frames[caller].function);
        }
        frame = *caller;
    }
    (check.span, &check.function)
}
