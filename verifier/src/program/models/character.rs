//! Absolute values and the classes of characters, as ISO C says of the "C" locale.
//!
//! **Here.** The functions of `ctype.h` have a meaning for -1 and the values of an `unsigned char` only
//! (7.4): of others, and of all where the program chooses another locale, the result is any value. The
//! absolute value of the least number is that number, as machines have it.

use javelin_term::graph::Term;

use crate::frontend::may_choose;
use crate::program::cfa::Source;
use crate::program::lower::Body;

use super::ModelCall;

/// The characters of a class, as ranges.
fn class(name: &str) -> Option<&'static [(u8, u8)]> {
    Some(match name {
        "isalpha" => &[(b'A', b'Z'), (b'a', b'z')],
        "isdigit" => &[(b'0', b'9')],
        "isalnum" => &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
        "isspace" => &[(9, 13), (b' ', b' ')],
        "isupper" => &[(b'A', b'Z')],
        "islower" => &[(b'a', b'z')],
        "isxdigit" => &[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')],
        "ispunct" => &[(33, 47), (58, 64), (91, 96), (123, 126)],
        "isprint" => &[(32, 126)],
        "isgraph" => &[(33, 126)],
        "iscntrl" => &[(0, 31), (127, 127)],
        "isblank" => &[(9, 9), (b' ', b' ')],
        _ => return None,
    })
}

/// Lowers a call, if it is one of these.
pub(super) fn model(body: &mut Body, site: &ModelCall) -> bool {
    let Some(argument) = site.argument(0).filter(|_| site.call.arguments.len() == 1) else { return false };
    let name = site.name;
    let is_letter = matches!(name, "tolower" | "toupper");
    let is_absolute = matches!(name, "abs" | "labs" | "llabs");
    let ranges = class(name);
    if !is_absolute && (ranges.is_none() && !is_letter || may_choose(body.all.module)) {
        return false;
    }
    let value = body.value(argument);
    let width = body.all.terms.width(value);
    if is_absolute {
        body.check_absolute(value);
        let terms = &mut body.all.terms;
        let (zero, negated) = (terms.zero(width), terms.neg(value));
        let is_negative = terms.slt(value, zero);
        let absolute = terms.ite(is_negative, negated, value);
        body.define_fitted(site.result, absolute);
        return true;
    }
    if width < 9 {
        return false;
    }
    let result = match ranges {
        Some(ranges) => classified(body, value, ranges),
        None => changed(body, value, name == "tolower"),
    };
    let other = body.unknown("undefined result", width, Source::Other(body.place));
    let terms = &mut body.all.terms;
    let (end, last) = (terms.number(256, width), terms.add_number(value, 1));
    let is_byte = terms.ult(value, end);
    let is_end = terms.is_null(last);
    let is_defined = terms.or(is_byte, is_end);
    let result = terms.ite(is_defined, result, other);
    body.define_fitted(site.result, result);
    true
}

fn is_within(body: &mut Body, value: Term, ranges: &[(u8, u8)]) -> Term {
    let terms = &mut body.all.terms;
    let width = terms.width(value);
    let mut within = terms.truth(false);
    for &(first, last) in ranges {
        let [first, last] = [first, last].map(|bound| terms.number(u64::from(bound), width));
        let (above, below) = (terms.ule(first, value), terms.ule(value, last));
        let both = terms.and(above, below);
        within = terms.or(within, both);
    }
    within
}

/// 0, or any other number for a character of the class: which one is not said.
fn classified(body: &mut Body, value: Term, ranges: &[(u8, u8)]) -> Term {
    let width = body.all.terms.width(value);
    let is_one = is_within(body, value, ranges);
    let number = body.unknown("class", width, Source::Other(body.place));
    let is_zero = body.all.terms.is_null(number);
    let is_other = body.all.terms.not(is_zero);
    body.assume(is_other);
    let zero = body.all.terms.zero(width);
    body.all.terms.ite(is_one, number, zero)
}

/// A letter in the other case.
fn changed(body: &mut Body, value: Term, to_lower: bool) -> Term {
    let range = if to_lower { (b'A', b'Z') } else { (b'a', b'z') };
    let is_letter = is_within(body, value, &[range]);
    let terms = &mut body.all.terms;
    let width = terms.width(value);
    let distance = terms.number(32, width);
    let other = if to_lower { terms.add(value, distance) } else { terms.sub(value, distance) };
    terms.ite(is_letter, other, value)
}
