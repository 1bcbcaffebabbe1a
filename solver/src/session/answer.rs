//! Answers that list things: values, definitions, assertions, names.
//!
//! **Idea.** A list can be far longer than the data it is written from. A short one is one text; of a long
//! one the session gives pieces, and the owner fetches the next when it has room.
//!
//! **Here.** Every item is made before the first byte is written: if one of them cannot be written, the
//! answer is an error. Items beyond the first piece are made again one by one, so that the session holds one
//! at a time.
//!
//! **Contract.** No command is executed while an answer is being written. It ends complete, or, where a limit
//! is reached or the answer is cancelled, the session ends in its middle ([`Reply::cut`]): half a list is no
//! answer, and later output would be read as a part of it.
//!
//! **Cost.** Linear in the text; a long answer makes its items twice.

use std::sync::Arc;

use javelin_parser::command::Asked;

use super::execute::{Outcome, Refusal, refuse, refused_by_engine};
use super::{Reply, Session};
use crate::answer::text::{PIECE, Text};
use crate::engine::{Function, Term};
use javelin_term::limits::Limits;
use javelin_term::print::{MOST_TEXT, Unwritten};

/// The items that an answer lists.
pub(super) enum Listing {
    /// The assertions, as they were written.
    Assertions,
    /// The values of labels, by their positions.
    Assignment(Vec<usize>),
    /// The definitions of all declared symbols.
    Model,
    /// The values of terms.
    Values(Vec<(Asked<Term, Function>, Arc<str>)>),
    Core(Vec<Arc<str>>),
    /// Assumptions, by their positions.
    Assumptions(Vec<usize>),
    /// Applications of summaries to be refined.
    Refinement(Vec<Term>),
    /// Terms that lie between the partitions.
    Interpolants(Vec<Term>),
}

impl Listing {
    /// The text before the items, between them, and after them.
    fn frame(&self) -> [&'static str; 3] {
        match self {
            Listing::Model => ["(\n", "", ")"],
            Listing::Assignment(_) | Listing::Core(_) | Listing::Assumptions(_) => ["(", " ", ")"],
            Listing::Assertions | Listing::Values(_) | Listing::Refinement(_) | Listing::Interpolants(_) => {
                ["(", "\n ", ")"]
            }
        }
    }

    /// The name of the command that is answered.
    fn command(&self) -> &'static str {
        match self {
            Listing::Assertions => "get-assertions",
            Listing::Assignment(_) => "get-assignment",
            Listing::Model => "get-model",
            Listing::Values(_) => "get-value",
            Listing::Core(_) => "get-unsat-core",
            Listing::Assumptions(_) => "get-unsat-assumptions",
            Listing::Refinement(_) => "get-refinement",
            Listing::Interpolants(_) => "get-interpolants",
        }
    }
}

/// An answer that is written in pieces.
pub(super) struct Answer {
    listing: Listing,
    /// The position of the next item.
    next: usize,
    /// Whether at least one item was written.
    begun: bool,
    /// The rest of the current item.
    item: Text,
}

impl Session {
    /// The number of items.
    fn items(&self, listing: &Listing) -> usize {
        match listing {
            Listing::Assertions => self.texts.len(),
            Listing::Model => self.solver.declared(),
            Listing::Assignment(labels) => labels.len(),
            Listing::Values(terms) => terms.len(),
            Listing::Core(names) => names.len(),
            Listing::Assumptions(positions) => positions.len(),
            Listing::Refinement(terms) | Listing::Interpolants(terms) => terms.len(),
        }
    }

    /// The text of an item; `None` for a symbol without a value.
    fn item(&self, listing: &Listing, position: usize, limits: &Limits) -> Result<Option<Text>, Refusal> {
        let refused = refused_by_engine(listing.command());
        let text = match listing {
            Listing::Assertions => Text::of_quoted(&self.texts[position]),
            Listing::Model => match self.solver.written_definition(position, limits).map_err(refused)? {
                Some(definition) => definition,
                None => return Ok(None),
            },
            Listing::Assignment(labels) => {
                let named = &self.labels[labels[position]].named;
                let value = self.solver.written_value(named.term, limits).map_err(refused)?;
                Text::of_label(&named.name.as_str().into(), value)
            }
            Listing::Values(terms) => {
                let (asked, quoted) = &terms[position];
                match *asked {
                    Asked::Term(term) => {
                        Text::of_pair(quoted, self.solver.written_value(term, limits).map_err(refused)?)
                    }
                    Asked::Function(function) => {
                        let values = self.solver.written_function(function, quoted, limits);
                        Text::of_function(quoted, values.map_err(refused)?)
                    }
                }
            }
            Listing::Core(names) => Text::of_symbol(&names[position]),
            Listing::Assumptions(positions) => match self.assumed.get(positions[position]) {
                Some(quoted) => Text::of_quoted(quoted),
                None => return Ok(None),
            },
            Listing::Refinement(terms) | Listing::Interpolants(terms) => {
                let shown = self.solver.show(terms[position]).map_err(refused)?;
                Text::of_quoted(&shown.to_string().into())
            }
        };
        Ok(Some(text.qualified(self.options.qualified_values)))
    }

    /// The whole answer, or its first piece.
    pub(super) fn answer(&mut self, listing: Listing) -> Outcome {
        let limits = self.solver.limits();
        let [opening, separator, closing] = listing.frame();
        let mut text = String::from(opening);
        let (mut begun, mut put_off) = (false, None);
        let mut length = 0u64;
        for position in 0..self.items(&listing) {
            let Some(mut item) = self.item(&listing, position, &limits)? else { continue };
            let own = item.length().saturating_add(separator.len() as u64);
            length = length.saturating_add(own);
            if length > MOST_TEXT {
                return refuse(format!("{}: the answer is too long: {}", listing.command(), Unwritten::Long));
            }
            if put_off.is_some() || text.len() as u64 + own > PIECE as u64 {
                put_off = put_off.or(Some(position));
                let limit = |stop| Refusal(format!("{}: {}", listing.command(), Unwritten::Stopped(stop)));
                limits.check().map_err(limit)?;
                continue;
            }
            text.push_str(if begun { separator } else { "" });
            item.write(&mut text, usize::MAX);
            begun = true;
        }
        let Some(next) = put_off else { return Ok(Reply::text(text + closing)) };
        self.answer = Some(Box::new(Answer { listing, next, begun, item: Text::new() }));
        Ok(Reply { more: true, ..Reply::text(text) })
    }

    /// The next piece of an answer; the session ends if the answer cannot be completed.
    pub(super) fn go_on(&mut self, mut answer: Box<Answer>) -> Reply {
        let mut piece = String::with_capacity(PIECE);
        match self.piece(&mut answer, &mut piece) {
            Ok(true) => Reply::text(piece),
            Ok(false) => {
                self.answer = Some(answer);
                Reply { more: true, ..Reply::text(piece) }
            }
            Err(Refusal(reason)) => {
                Reply { cut: Some(reason), is_error: true, exit: true, ..Reply::default() }
            }
        }
    }

    /// Writes a piece; returns whether it is the last one.
    fn piece(&self, answer: &mut Answer, piece: &mut String) -> Result<bool, Refusal> {
        let limits = self.solver.writing();
        let [_, separator, closing] = answer.listing.frame();
        let limit = |stop| Refusal(format!("{}: {}", answer.listing.command(), Unwritten::Stopped(stop)));
        limits.check().map_err(limit)?;
        while answer.item.write(piece, PIECE) {
            if answer.next == self.items(&answer.listing) {
                piece.push_str(closing);
                return Ok(true);
            }
            if let Some(item) = self.item(&answer.listing, answer.next, &limits)? {
                piece.push_str(if answer.begun { separator } else { "" });
                (answer.item, answer.begun) = (item, true);
            }
            answer.next += 1;
        }
        Ok(false)
    }

    /// Completes an answer that begins with this piece.
    pub(super) fn whole(&mut self, mut first: Reply) -> Reply {
        let mut text = first.text.take().unwrap_or_default();
        let mut asked = 0;
        while self.answer.is_some() || self.enumerates() {
            let mut fits = Ok(());
            if text.len() >= asked {
                asked = 2 * text.len();
                fits = self.solver.writing().reserve(asked as u64);
            }
            let reply = match (self.answer.take(), fits) {
                (Some(answer), Ok(())) => self.go_on(answer),
                (Some(answer), Err(stop)) => {
                    let command = answer.listing.command();
                    return self.refuse(format!("{command}: {}", Unwritten::Stopped(stop)));
                }
                (None, Ok(())) => self.more_valuations(),
                (None, Err(stop)) => self.end_valuations(&stop.to_string()),
            };
            match reply.cut {
                Some(reason) => return self.refuse(reason),
                None => text.push_str(&reply.text.unwrap_or_default()),
            }
        }
        Reply { text: Some(text), more: false, ..first }
    }
}
