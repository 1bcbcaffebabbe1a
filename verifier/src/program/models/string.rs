//! Functions on strings, as loops of the program form.
//!
//! **Here.** Lengths are what is passed, widened with their sign: programs declare these functions with
//! types of their own. What a comparison returns has the sign that the standard says and any size. What is
//! copied is read before the next byte is written, as the plain loop of a C library does.

use javelin_term::graph::Term;

use crate::frontend::module::Operand;
use crate::program::cfa::{Location, Role, Source, Variable};
use crate::program::lower::Body;
use crate::program::memory::Address;
use crate::reading::Property;

use super::ModelCall;
use super::copy::OVERLAPS;

/// Lowers a call, if it is one of these.
pub(super) fn model(body: &mut Body, site: &ModelCall) -> bool {
    let arguments = match site.name {
        "strlen" => 1,
        "strcmp" | "strcpy" | "strcat" | "strchr" | "strrchr" | "index" | "rindex" | "strnlen" | "stpcpy" => {
            2
        }
        "strncmp" | "memcmp" | "bcmp" | "strncpy" | "strncat" | "memchr" => 3,
        _ => return false,
    };
    if site.call.arguments.len() < arguments {
        return false;
    }
    let mut strings = Strings::new(body, site);
    match site.name {
        "strlen" | "strnlen" => strings.length(site.name == "strnlen"),
        "strcmp" => strings.compare(false, true),
        "strncmp" => strings.compare(true, true),
        "memcmp" | "bcmp" => strings.compare(true, false),
        "strcpy" => strings.copy(false, false),
        "stpcpy" => strings.copy(false, true),
        "strcat" => strings.copy(true, false),
        "strncpy" => strings.copy_padded(),
        "strncat" => strings.append_some(),
        "memchr" => strings.find(true, false),
        name => strings.find(false, matches!(name, "strrchr" | "rindex")),
    }
    true
}

/// A place in memory: some bytes after an argument.
#[derive(Clone, Copy)]
struct TextAddress<'s> {
    operand: &'s Operand,
    region: Variable,
    address: Term,
    skip: Term,
}

impl TextAddress<'_> {
    fn start(&self) -> Address {
        Address { bits: self.address, region: self.region }
    }

    /// The address of a byte.
    fn at(&self, body: &mut Body, index: Term) -> Term {
        let start = body.all.terms.add(self.address, self.skip);
        body.all.terms.add(start, index)
    }

    /// A byte, which is read unless a condition holds.
    fn byte(&self, body: &mut Body, index: Term, unless: Option<Term>) -> Term {
        let (skip, one) = self.one(body, index);
        match unless {
            Some(condition) => {
                body.check_access_unless(condition, self.operand, self.start(), skip, one);
            }
            None => body.check_access(self.operand, self.start(), skip, one, false),
        }
        let at = self.at(body, index);
        body.check_byte(self.region, at, unless);
        let array = body.all.term(self.region);
        body.all.terms.select(array, at)
    }

    fn write(&self, body: &mut Body, index: Term, byte: Term) {
        let (skip, one) = self.one(body, index);
        body.check_access(self.operand, self.start(), skip, one, true);
        let at = self.at(body, index);
        body.byte_is_written(self.region, at);
        body.write_byte(self.region, at, byte);
    }

    fn one(&self, body: &mut Body, index: Term) -> (Term, Term) {
        let one = body.all.terms.number(1, body.all.memory.address_bits);
        (body.all.terms.add(self.skip, index), one)
    }
}

/// The bytes after an argument, at least one of which is accessed unless there may be none at all.
fn text<'s>(body: &mut Body, operand: &'s Operand, limit: Option<Term>) -> TextAddress<'s> {
    let address = body.address(operand);
    let bits = body.keep("string", address.bits);
    match limit {
        _ if body.is_known(operand) => {}
        Some(limit) => body.unless_none(limit, |body| body.before_use(operand, bits)),
        None => body.before_use(operand, bits),
    }
    let skip = body.all.terms.zero(body.all.memory.address_bits);
    TextAddress { operand, region: address.region, address: bits, skip }
}

/// Before a function reads a string and does nothing else that matters.
pub(super) fn check_text(body: &mut Body, operand: &Operand) {
    if !body.all.examines_texts() {
        return;
    }
    body.about_to_call();
    let text = text(body, operand, None);
    let width = body.all.memory.address_bits;
    let index = body.local("index", width, Role::Value);
    let zero = body.all.terms.zero(width);
    body.assign(index, zero);
    let (head, at) = (body.here(), body.all.term(index));
    let byte = text.byte(body, at, None);
    let is_end = body.all.terms.is_null(byte);
    let (done, more) = body.branch(is_end);
    body.go_on_at(more);
    let next = body.all.terms.add_number(at, 1);
    body.assign(index, next);
    body.goto(head);
    body.go_on_at(done);
}

/// A call at work: its arguments, kept in variables.
struct Strings<'b, 'l, 'm, 's> {
    body: &'b mut Body<'l, 'm>,
    site: &'s ModelCall<'s>,
    result: Variable,
    width: u32,
}

impl<'b, 'l, 'm, 's> Strings<'b, 'l, 'm, 's> {
    fn new(body: &'b mut Body<'l, 'm>, site: &'s ModelCall<'s>) -> Strings<'b, 'l, 'm, 's> {
        body.about_to_call();
        let width = body.all.memory.address_bits;
        let result = body.local(&format!("{} result", site.name), width, Role::Value);
        Strings { body, site, result, width }
    }

    /// An argument that is the address of a string, or of a limited number of bytes.
    fn text(&mut self, index: usize, limit: Option<Term>) -> TextAddress<'s> {
        text(self.body, &self.site.call.arguments[index], limit)
    }

    /// An argument that is a number.
    fn number(&mut self, index: usize) -> Term {
        let length = self.body.length(&self.site.call.arguments[index]);
        self.body.keep("count", length)
    }

    /// An argument that is a character.
    fn character(&mut self, index: usize) -> Term {
        let value = self.body.value(&self.site.call.arguments[index]);
        let value = self.body.all.terms.resize(value, 8);
        self.body.keep("character", value)
    }

    /// A new index, which is 0.
    fn index(&mut self) -> (Variable, Term) {
        let index = self.body.local("index", self.width, Role::Value);
        let zero = self.body.all.terms.zero(self.width);
        self.body.assign(index, zero);
        (index, self.body.all.term(index))
    }

    fn byte(&mut self, text: TextAddress, index: Term) -> Term {
        text.byte(self.body, index, None)
    }

    fn write(&mut self, text: TextAddress, index: Term, byte: Term) {
        text.write(self.body, index, byte);
    }

    fn advance(&mut self, index: Variable, head: Location) {
        let next = self.body.all.term(index);
        let next = self.body.all.terms.add_number(next, 1);
        self.body.assign(index, next);
        self.body.goto(head);
    }

    /// Where the condition holds: continues at the second location; the first is where it does.
    fn split(&mut self, condition: Term) -> Location {
        let (then, other) = self.body.branch(condition);
        self.body.go_on_at(other);
        then
    }

    /// The result is a number.
    fn finish(&mut self, join: Location) {
        self.body.go_on_at(join);
        let value = self.body.all.term(self.result);
        self.body.define_fitted(self.site.result, value);
    }

    /// The result is an address.
    fn finish_address(&mut self, join: Location) {
        self.body.go_on_at(join);
        let value = self.body.all.term(self.result);
        self.body.define_address(self.site.result, value);
    }

    /// The result is this, at the end.
    fn answer(&mut self, at: Location, value: Term, join: Location) {
        self.body.go_on_at(at);
        self.body.assign(self.result, value);
        self.body.goto(join);
    }

    /// Counts up to the end of a string: leaves off after the loop.
    fn end_of(&mut self, text: TextAddress, limit: Option<Term>) -> Term {
        let (index, at) = self.index();
        let head = self.body.here();
        let done = self.body.location();
        if let Some(limit) = limit {
            let inside = self.body.all.terms.ult(at, limit);
            let outside = self.body.all.terms.not(inside);
            self.body.when(outside, done);
            self.body.assume(inside);
        }
        let byte = self.byte(text, at);
        let is_end = self.body.all.terms.is_null(byte);
        self.body.when(is_end, done);
        let goes_on = self.body.all.terms.not(is_end);
        self.body.assume(goes_on);
        self.advance(index, head);
        self.body.go_on_at(done);
        at
    }

    fn length(&mut self, is_limited: bool) {
        let limit = is_limited.then(|| self.number(1));
        let text = self.text(0, limit);
        let end = self.end_of(text, limit);
        self.body.assign(self.result, end);
        let here = self.body.here();
        self.finish(here);
    }

    /// Compares two strings or stretches of bytes.
    fn compare(&mut self, is_limited: bool, stops: bool) {
        let limit = is_limited.then(|| self.number(2));
        let (left, right) = (self.text(0, limit), self.text(1, limit));
        if let (Some(count), false) = (limit, stops) {
            let none = self.body.all.terms.is_null(count);
            for text in [left, right] {
                self.body.check_access_unless(none, text.operand, text.start(), text.skip, count);
            }
        }
        let (index, at) = self.index();
        let (head, join, same) = (self.body.here(), self.body.location(), self.body.location());
        if let Some(limit) = limit {
            let inside = self.body.all.terms.ult(at, limit);
            let outside = self.body.all.terms.not(inside);
            self.body.when(outside, same);
            self.body.assume(inside);
        }
        let (first, second) = (self.byte(left, at), self.byte(right, at));
        let equal = self.body.all.terms.equal(first, second);
        let unequal = self.body.all.terms.not(equal);
        let differ = self.split(unequal);
        if stops {
            let ends = self.body.all.terms.is_null(first);
            self.body.when(ends, same);
            let goes_on = self.body.all.terms.not(ends);
            self.body.assume(goes_on);
        }
        self.advance(index, head);
        let zero = self.body.all.terms.zero(self.width);
        self.answer(same, zero, join);
        self.body.go_on_at(differ);
        self.signed_answer(first, second);
        self.body.goto(join);
        self.finish(join);
    }

    /// The result is any number with the sign of a difference.
    fn signed_answer(&mut self, first: Term, second: Term) {
        let place = self.body.place;
        let width = self.result_width();
        let any = self.body.unknown("difference", width, Source::Other(place));
        let terms = &mut self.body.all.terms;
        let less = terms.ult(first, second);
        let (sign, rest) = (terms.number(1, 1), terms.low_bits(any, width - 1));
        let negative = terms.concat(sign, rest);
        let (none, one) = (terms.is_null(rest), terms.number(1, width - 1));
        let rest = terms.ite(none, one, rest);
        let positive = terms.resize(rest, width);
        let answer = terms.ite(less, negative, positive);
        let wide = terms.resize_signed(answer, self.width);
        self.body.assign(self.result, wide);
    }

    fn result_width(&self) -> u32 {
        let ty = self.site.result.map(|local| self.body.source.locals[local.0 as usize]);
        ty.and_then(|ty| self.body.width(ty)).unwrap_or(32).clamp(2, self.width)
    }

    /// Before a byte is copied: it is none of those that were written, and goes to none of those that were
    /// read.
    fn check_overlap(&mut self, to: TextAddress, from: TextAddress, index: Term) {
        if !self.body.all.checks_for(Property::Overlap) {
            return;
        }
        let zero = self.body.all.terms.zero(self.width);
        let (read, written) = (from.at(self.body, index), to.at(self.body, index));
        let (source, target) = (from.at(self.body, zero), to.at(self.body, zero));
        let terms = &mut self.body.all.terms;
        let (into, onto) = (terms.sub(read, target), terms.sub(written, source));
        let (is_written, is_kept) = (terms.ult(into, index), terms.ult(index, onto));
        let is_unread = terms.not(is_written);
        let holds = terms.and(is_unread, is_kept);
        self.body.check(Property::Overlap, holds, OVERLAPS);
    }

    /// Copies a string, with the zero at its end, to a place or to the end of a string.
    fn copy(&mut self, appends: bool, to_end: bool) {
        let (mut to, from) = (self.text(0, None), self.text(1, None));
        let start = to.address;
        if appends {
            let end = self.end_of(to, None);
            to.skip = self.body.keep("end", end);
        }
        let (index, at) = self.index();
        let byte_variable = self.body.local("byte", 8, Role::Value);
        let head = self.body.here();
        self.check_overlap(to, from, at);
        let byte = self.byte(from, at);
        self.body.assign(byte_variable, byte);
        let byte = self.body.all.term(byte_variable);
        self.write(to, at, byte);
        let is_end = self.body.all.terms.is_null(byte);
        let done = self.split(is_end);
        self.advance(index, head);
        self.body.go_on_at(done);
        let end = to.at(self.body, at);
        self.body.assign(self.result, if to_end { end } else { start });
        let here = self.body.here();
        self.finish_address(here);
    }

    /// Copies a string up to a number of bytes; after its end, zeros.
    fn copy_padded(&mut self) {
        let count = self.number(2);
        let (to, from) = (self.text(0, Some(count)), self.text(1, Some(count)));
        let ended = self.body.local("ended", 1, Role::Value);
        let byte_variable = self.body.local("byte", 8, Role::Value);
        let no = self.body.all.terms.zero(1);
        self.body.assign(ended, no);
        self.body.count_up(count, |body, at| {
            let ended_term = body.all.term(ended);
            let has_ended = body.all.terms.holds(ended_term);
            let byte = from.byte(body, at, Some(has_ended));
            let zero = body.all.terms.zero(8);
            let byte = body.all.terms.ite(has_ended, zero, byte);
            body.assign(byte_variable, byte);
            let byte = body.all.term(byte_variable);
            let is_end = body.all.terms.is_null(byte);
            let bit = body.all.terms.bit(is_end);
            body.assign(ended, bit);
            to.write(body, at, byte);
        });
        self.body.assign(self.result, to.address);
        let here = self.body.here();
        self.finish_address(here);
    }

    /// Appends bytes up to a limit, and a zero.
    fn append_some(&mut self) {
        let count = self.number(2);
        let (to, from) = (self.text(0, None), self.text(1, Some(count)));
        let end = self.end_of(to, None);
        let tail = TextAddress { skip: self.body.keep("end", end), ..to };
        let (index, at) = self.index();
        let byte_variable = self.body.local("byte", 8, Role::Value);
        let (head, done) = (self.body.here(), self.body.location());
        let inside = self.body.all.terms.ult(at, count);
        let outside = self.body.all.terms.not(inside);
        self.body.when(outside, done);
        self.body.assume(inside);
        let byte = self.byte(from, at);
        self.body.assign(byte_variable, byte);
        let byte = self.body.all.term(byte_variable);
        let is_end = self.body.all.terms.is_null(byte);
        self.body.when(is_end, done);
        let goes_on = self.body.all.terms.not(is_end);
        self.body.assume(goes_on);
        self.write(tail, at, byte);
        self.advance(index, head);
        self.body.go_on_at(done);
        let zero = self.body.all.terms.zero(8);
        self.write(tail, at, zero);
        self.body.assign(self.result, to.address);
        let here = self.body.here();
        self.finish_address(here);
    }

    /// Finds a character: the first, or the last one, in a string or in a number of bytes.
    fn find(&mut self, is_limited: bool, last: bool) {
        let limit = is_limited.then(|| self.number(2));
        let (text, character) = (self.text(0, limit), self.character(1));
        let null = self.body.all.terms.zero(self.width);
        self.body.assign(self.result, null);
        let (index, at) = self.index();
        let (head, join) = (self.body.here(), self.body.location());
        if let Some(limit) = limit {
            let inside = self.body.all.terms.ult(at, limit);
            let outside = self.body.all.terms.not(inside);
            self.body.when(outside, join);
            self.body.assume(inside);
        }
        let byte = self.byte(text, at);
        let is_it = self.body.all.terms.equal(byte, character);
        let found = self.split(is_it);
        let (missed, address) = (self.body.here(), text.at(self.body, at));
        self.body.go_on_at(found);
        self.body.assign(self.result, address);
        self.body.goto(if last { missed } else { join });
        self.body.go_on_at(missed);
        if !is_limited {
            let ends = self.body.all.terms.is_null(byte);
            self.body.when(ends, join);
            let goes_on = self.body.all.terms.not(ends);
            self.body.assume(goes_on);
        }
        self.advance(index, head);
        self.finish_address(join);
    }
}
