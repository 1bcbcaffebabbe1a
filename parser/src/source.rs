//! The bytes of a script as they arrive, split into commands.
//!
//! **Idea.** A command is complete when its parentheses balance. To find that byte no tokens are needed, only
//! a scanner that recognises strings, quoted symbols and comments and keeps its state between two pieces of
//! input.
//!
//! **Here.** Inside a command the scanner examines blocks of 64 bytes: if a block contains no quote, bar or
//! semicolon and fewer closing parentheses than are open, the command cannot end in it, and only the
//! difference of the numbers of parentheses matters. All other bytes are scanned one by one.
//!
//! **Contract.** The scanner never goes back, however small the pieces; it reads again only bytes of a
//! block that it could not skip. An [`Item`] stays readable until the next call of [`Source::next_item`] or
//! [`Source::feed`]. Consumed bytes are dropped when they are more than half of the buffer, so that copying
//! takes linear time.
//!
//! **Cost.** One copy of the input, about a tenth of a nanosecond per byte in long commands, and counting
//! line ends before bytes are dropped or an error is located.
//!
//! A byte order mark at the beginning, which some editors write, is skipped.

use crate::error::ParseError;
use crate::scope::growth;
use std::ops::Range;

/// A position in the script. Lines and columns count from 1; columns count characters (bytes that begin one
/// in UTF-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1.
    pub column: usize,
}

impl Place {
    /// The position after `text`, which begins at position `self`.
    pub fn after(self, text: &[u8]) -> Place {
        let lines = count(text, |byte| byte == b'\n');
        let (last, column) = match text.iter().rposition(|&byte| byte == b'\n') {
            Some(end) => (text.split_at(end + 1).1, 1),
            None => (text, self.column),
        };
        Place { line: self.line + lines, column: column + count(last, |byte| byte & 0xc0 != 0x80) }
    }
}

/// The number of bytes that satisfy the test. Sums of blocks that fit a byte let the compiler vectorise the
/// loop.
fn count(text: &[u8], test: impl Fn(u8) -> bool) -> usize {
    let (blocks, rest) = text.as_chunks::<64>();
    let in_block = |block: &[u8]| block.iter().fold(0u8, |sum, &byte| sum + u8::from(test(byte)));
    blocks.iter().map(|block| usize::from(in_block(block))).sum::<usize>() + usize::from(in_block(rest))
}

/// An item at the top level of a script.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ItemKind {
    /// A complete parenthesised expression.
    Command,
    /// A closing parenthesis without an open one.
    StrayClose,
    /// A word, string or quoted symbol outside of any command.
    StrayAtom,
    /// A command, string or quoted symbol that is not closed at the end of input.
    Unfinished,
}

/// One item of the script; [`Source::text`] returns its bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The kind of the item: a command or a mistake.
    pub kind: ItemKind,
    range: Range<usize>,
}

/// The byte order mark in UTF-8.
pub const MARK: &[u8] = b"\xef\xbb\xbf";

/// The position of the scanner. In strings, quoted symbols and comments the depth determines whether they are
/// inside a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// Before the first byte, or inside what may be a byte order mark.
    Start,
    /// At the top level, between two commands.
    Top,
    /// In a word outside of any command.
    Atom,
    /// In a command, outside of strings and comments.
    Code,
    String,
    /// After a quote that ends a string outside of any command, unless another quote follows.
    StringEnd,
    Quoted,
    Comment,
}

/// The entry of [`STEP`] for a byte that begins a string, quoted symbol or comment, in which parentheses do
/// not count.
const QUOTE: i8 = i8::MIN;

/// The change of the number of open parentheses by a byte inside a command.
static STEP: [i8; 256] = {
    let mut steps = [0; 256];
    steps[b'(' as usize] = 1;
    steps[b')' as usize] = -1;
    steps[b'"' as usize] = QUOTE;
    steps[b'|' as usize] = QUOTE;
    steps[b';' as usize] = QUOTE;
    steps
};

/// Splits input that arrives in pieces into items.
#[derive(Debug)]
pub struct Source {
    buffer: Vec<u8>,
    /// The end of the item that was returned last, or of the white space and comments after it.
    consumed: usize,
    /// The position of the byte at `counted`, which is at most `consumed`. Updated only when an error needs
    /// it or bytes are dropped.
    place: Place,
    counted: usize,
    /// The number of bytes that are scanned.
    scanned: usize,
    /// The beginning of the current item.
    item_start: usize,
    /// The beginning of the string or quoted symbol that is open.
    quote_start: usize,
    state: State,
    /// The number of open parentheses.
    depth: usize,
    /// Whether the end of the input is known.
    ended: bool,
}

impl Default for Source {
    fn default() -> Self {
        Source::new()
    }
}

impl Source {
    /// An empty source, at line 1, column 1.
    pub fn new() -> Source {
        Source {
            buffer: Vec::new(),
            consumed: 0,
            place: Place { line: 1, column: 1 },
            counted: 0,
            scanned: 0,
            item_start: 0,
            quote_start: 0,
            state: State::Start,
            depth: 0,
            ended: false,
        }
    }

    /// Appends a piece of input, of any length.
    pub fn feed(&mut self, bytes: &[u8]) {
        self.drop_consumed();
        self.buffer.extend_from_slice(bytes);
    }

    /// The bytes that are allocated at once when `more` are appended, because the buffer grows; 0 where
    /// there is room for them.
    pub fn growth(&self, more: usize) -> usize {
        match self.consumed > self.buffer.len() / 2 {
            // Consumed bytes are dropped first.
            true => 0,
            false => growth(&self.buffer, more),
        }
    }

    /// The number of bytes that have arrived and are part of no item returned so far.
    pub fn held_bytes(&self) -> usize {
        self.buffer.len() - self.consumed
    }

    /// The number of bytes of the incomplete item at the end of the input. Exact after [`Source::next_item`]
    /// has returned `None`.
    pub fn open_bytes(&self) -> usize {
        match self.state {
            State::Start | State::Top => 0,
            State::Comment if self.depth == 0 => 0,
            _ => self.buffer.len() - self.item_start,
        }
    }

    /// The number of open parentheses of the incomplete command at the end of the input. Exact after
    /// [`Source::next_item`] has returned `None`.
    pub fn open_parentheses(&self) -> usize {
        self.depth
    }

    /// Marks the end of the input.
    pub fn finish(&mut self) {
        self.ended = true;
    }

    /// The next complete item or, after [`Source::finish`], the incomplete one at the end; `None` when more
    /// input is needed or nothing is left.
    pub fn next_item(&mut self) -> Option<Item> {
        let kind = match self.scan() {
            Some(kind) => kind,
            None if self.ended => self.scan_end()?,
            None => {
                if self.depth == 0 && matches!(self.state, State::Top | State::Comment) {
                    self.consumed = self.scanned;
                }
                return None;
            }
        };
        self.consumed = self.scanned;
        Some(Item { kind, range: self.item_start..self.scanned })
    }

    /// The bytes of the item that was returned last.
    pub fn text(&self, item: &Item) -> &[u8] {
        self.buffer.get(item.range.clone()).unwrap_or_default()
    }

    /// The position of a byte offset of the item that was returned last.
    pub fn place(&mut self, item: &Item, offset: usize) -> Place {
        self.count_to(item.range.start);
        let text = self.text(item);
        self.place.after(text.get(..offset).unwrap_or(text))
    }

    /// The error with this message at a byte offset of the item that was returned last.
    pub fn error(&mut self, item: &Item, offset: usize, message: String) -> ParseError {
        let Place { line, column } = self.place(item, offset);
        ParseError { line, column, message, limit: false }
    }

    /// The error for an [`ItemKind::Unfinished`] item that was returned last.
    pub fn unfinished(&mut self, item: &Item) -> ParseError {
        let (what, begin) = match self.state {
            State::String => ("string", self.quote_start - self.item_start),
            State::Quoted => ("quoted symbol", self.quote_start - self.item_start),
            _ => ("command", 0),
        };
        let Place { line, column } = self.place(item, begin);
        let message = format!(
            "unexpected end of input: the {what} that starts at line {line}, column {column} is not closed"
        );
        self.error(item, item.range.len(), message)
    }

    /// Moves `place` to this offset of the buffer.
    fn count_to(&mut self, to: usize) {
        if to > self.counted {
            self.place = self.place.after(self.buffer.get(self.counted..to).unwrap_or_default());
            self.counted = to;
        }
    }

    fn drop_consumed(&mut self) {
        if self.consumed > self.buffer.len() / 2 {
            self.count_to(self.consumed);
            self.buffer.drain(..self.consumed);
            self.scanned -= self.consumed;
            self.item_start = self.item_start.saturating_sub(self.consumed);
            self.quote_start = self.quote_start.saturating_sub(self.consumed);
            self.consumed = 0;
            self.counted = 0;
        }
    }

    /// Runs the scanner to the end of an item, whose kind it returns, or to the end of the buffer.
    fn scan(&mut self) -> Option<ItemKind> {
        if self.state == State::Start && !self.skip_mark() {
            return None;
        }
        while let Some(&byte) = self.buffer.get(self.scanned) {
            let found = match self.state {
                State::Start | State::Top => self.scan_top(byte),
                State::Atom => self.scan_atom(byte),
                State::Code => self.scan_code(),
                State::String => self.scan_string(),
                State::StringEnd => self.scan_string_end(byte),
                State::Quoted => self.scan_quoted(),
                State::Comment => {
                    self.skip_to(|byte| byte == b'\n' || byte == b'\r');
                    if self.scanned < self.buffer.len() {
                        self.state = if self.depth > 0 { State::Code } else { State::Top };
                    }
                    None
                }
            };
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// Skips a byte order mark; false if it takes more bytes to decide whether there is one.
    fn skip_mark(&mut self) -> bool {
        if self.buffer.len() < MARK.len() && MARK.starts_with(&self.buffer) {
            return false;
        }
        if self.buffer.starts_with(MARK) {
            self.scanned = MARK.len();
            self.item_start = self.scanned;
            self.consumed = self.scanned;
            self.counted = self.scanned;
        }
        self.state = State::Top;
        true
    }

    fn scan_top(&mut self, byte: u8) -> Option<ItemKind> {
        let at = self.scanned;
        match byte {
            b' ' | b'\t' | b'\n' | b'\r' => self.scanned += 1,
            b';' => self.state = State::Comment,
            _ => {
                self.item_start = at;
                self.quote_start = at;
                self.scanned += 1;
                match byte {
                    b'(' => {
                        self.depth = 1;
                        self.state = State::Code;
                    }
                    b')' => return Some(ItemKind::StrayClose),
                    b'"' => self.state = State::String,
                    b'|' => self.state = State::Quoted,
                    _ => self.state = State::Atom,
                }
            }
        }
        None
    }

    fn scan_atom(&mut self, byte: u8) -> Option<ItemKind> {
        if matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | b';' | b'(' | b')' | b'"' | b'|') {
            self.state = State::Top;
            return Some(ItemKind::StrayAtom);
        }
        self.scanned += 1;
        None
    }

    /// Inside a command: skips blocks, then scans up to 64 bytes, to the end of the command or the beginning
    /// of a string, quoted symbol or comment.
    fn scan_code(&mut self) -> Option<ItemKind> {
        self.skip_blocks();
        let block = self.buffer.get(self.scanned..).unwrap_or_default().iter().take(64);
        // The change of depth comes from a table, so that the one branch is rarely taken and well predicted.
        let mut depth = self.depth as isize;
        for (index, &byte) in block.clone().enumerate() {
            let step = STEP[usize::from(byte)];
            depth += isize::from(step);
            if depth > 0 && step != QUOTE {
                continue;
            }
            self.scanned += index + 1;
            if step != QUOTE {
                self.depth = 0;
                self.state = State::Top;
                return Some(ItemKind::Command);
            }
            self.depth = (depth - isize::from(QUOTE)) as usize;
            self.quote_start = self.scanned - 1;
            self.state = match byte {
                b'"' => State::String,
                b'|' => State::Quoted,
                _ => State::Comment,
            };
            return None;
        }
        self.depth = depth as usize;
        self.scanned += block.len();
        None
    }

    /// Skips blocks in which the command cannot end and nothing is quoted.
    fn skip_blocks(&mut self) {
        let (blocks, _) = self.buffer.get(self.scanned..).unwrap_or_default().as_chunks::<64>();
        for block in blocks {
            let (mut opened, mut closed, mut special) = (0u8, 0u8, 0u8);
            for &byte in block {
                opened += u8::from(byte == b'(');
                closed += u8::from(byte == b')');
                special |= u8::from(byte == b'"') | u8::from(byte == b'|') | u8::from(byte == b';');
            }
            if special != 0 || usize::from(closed) >= self.depth {
                return;
            }
            self.depth = self.depth + usize::from(opened) - usize::from(closed);
            self.scanned += 64;
        }
    }

    /// Scans the rest of a string. In a command `""` ends one string and begins another.
    fn scan_string(&mut self) -> Option<ItemKind> {
        if self.skip_past(b'"') {
            self.state = if self.depth > 0 { State::Code } else { State::StringEnd };
        }
        None
    }

    fn scan_string_end(&mut self, byte: u8) -> Option<ItemKind> {
        if byte == b'"' {
            self.scanned += 1;
            self.state = State::String;
            return None;
        }
        self.state = State::Top;
        Some(ItemKind::StrayAtom)
    }

    /// Scans the rest of a quoted symbol.
    fn scan_quoted(&mut self) -> Option<ItemKind> {
        if !self.skip_past(b'|') {
            return None;
        }
        self.state = if self.depth > 0 { State::Code } else { State::Top };
        (self.depth == 0).then_some(ItemKind::StrayAtom)
    }

    /// Skips past the next byte `closing`; false if there is none yet.
    fn skip_past(&mut self, closing: u8) -> bool {
        self.skip_to(|byte| byte == closing);
        let found = self.scanned < self.buffer.len();
        self.scanned += usize::from(found);
        found
    }

    fn skip_to(&mut self, test: impl Fn(u8) -> bool) {
        let rest = self.buffer.get(self.scanned..).unwrap_or_default();
        self.scanned += rest.iter().position(|&byte| test(byte)).unwrap_or(rest.len());
    }

    /// The item that is incomplete at the end of the input. `state` is left as it is for
    /// [`Source::unfinished`]; no bytes remain to scan.
    fn scan_end(&mut self) -> Option<ItemKind> {
        if self.item_start < self.consumed || self.consumed == self.buffer.len() {
            return None;
        }
        match self.state {
            State::Atom | State::StringEnd => {
                self.state = State::Top;
                Some(ItemKind::StrayAtom)
            }
            State::Start => {
                self.state = State::Top;
                self.scanned = self.buffer.len();
                Some(ItemKind::StrayAtom)
            }
            State::Top => None,
            State::Comment if self.depth == 0 => None,
            _ => Some(ItemKind::Unfinished),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn items(source: &mut Source) -> Vec<(ItemKind, Place, String)> {
        let mut found = Vec::new();
        while let Some(item) = source.next_item() {
            let text = String::from_utf8_lossy(source.text(&item)).into_owned();
            found.push((item.kind, source.place(&item, 0), text));
        }
        found
    }

    fn all(text: &str) -> Vec<(ItemKind, Place, String)> {
        let mut source = Source::new();
        source.feed(text.as_bytes());
        source.finish();
        items(&mut source)
    }

    const MIXED: &str =
        "; c ( \n(a (b) \";)\"\"|\" |;\")| ; ) \n )\u{e9}) (x)\n  \"s(\"|q q|\"d \"\"e\"\"\"(y\n";

    #[test]
    fn cuts_quotes_comments_and_strays() {
        use ItemKind::{Command, StrayAtom, StrayClose, Unfinished};
        let found = all(MIXED);
        let kinds: Vec<_> = found.iter().map(|item| item.0).collect();
        assert_eq!(
            kinds,
            [Command, StrayAtom, StrayClose, Command, StrayAtom, StrayAtom, StrayAtom, Unfinished]
        );
        let places: Vec<_> = found.iter().map(|item| (item.1.line, item.1.column)).collect();
        assert_eq!(places, [(2, 1), (3, 3), (3, 4), (3, 6), (4, 3), (4, 7), (4, 12), (4, 21)]);
        assert_eq!((found[5].2.as_str(), found[6].2.as_str()), ("|q q|", "\"d \"\"e\"\"\""));
    }

    #[test]
    fn pieces_make_no_difference() {
        let expected = all(MIXED);
        for size in 1..MIXED.len() {
            let mut source = Source::new();
            let mut found = Vec::new();
            for piece in MIXED.as_bytes().chunks(size) {
                source.feed(piece);
                found.extend(items(&mut source));
            }
            source.finish();
            found.extend(items(&mut source));
            assert_eq!(found, expected, "pieces of {size}");
        }
    }

    #[test]
    fn a_byte_order_mark_is_skipped_at_the_beginning_only() {
        let text = "\u{feff}(a)\u{feff}(b)";
        for size in [1, 2, 3, text.len()] {
            let mut source = Source::new();
            let mut found = Vec::new();
            for piece in text.as_bytes().chunks(size) {
                source.feed(piece);
                found.extend(items(&mut source));
            }
            let places: Vec<_> = found.iter().map(|item| (item.0, item.1.column)).collect();
            let expected = [(ItemKind::Command, 1), (ItemKind::StrayAtom, 4), (ItemKind::Command, 5)];
            assert_eq!(places, expected, "pieces of {size}");
        }
        let mut cut = Source::new();
        cut.feed(b"\xef\xbb");
        assert_eq!(cut.next_item(), None);
        cut.finish();
        assert_eq!(items(&mut cut).len(), 1);
        assert!(all("\u{feff}").is_empty());
    }

    #[test]
    fn long_commands_take_the_block_path() {
        let inner = "(and x y) ".repeat(100);
        let text = format!("(assert {inner}\"{inner}\" |(| {inner})(b)");
        let found = all(&text);
        assert_eq!(found.len(), 2);
        assert_eq!(found[1].2, "(b)");
        assert_eq!(found[1].1.column, text.len() - 2);
    }

    #[test]
    fn a_command_in_a_million_pieces_is_scanned_once() {
        let mut source = Source::new();
        source.feed(b"(");
        for _ in 0..1_000_000 {
            source.feed(b"a");
            assert_eq!(source.next_item(), None);
        }
        source.feed(b")");
        assert!(source.next_item().is_some());
    }

    #[test]
    fn the_end_of_input_names_what_is_open() {
        for (text, message) in [
            (
                "\n (a (b)",
                "line 2, column 8: unexpected end of input: the command that starts at line 2, column 2",
            ),
            (
                "(a \"b)",
                "line 1, column 7: unexpected end of input: the string that starts at line 1, column 4",
            ),
            (
                "|b)\n",
                "line 2, column 1: unexpected end of input: the quoted symbol that starts at line 1, \
                column 1",
            ),
        ] {
            let mut source = Source::new();
            source.feed(text.as_bytes());
            source.finish();
            let item = source.next_item().unwrap();
            assert_eq!(source.unfinished(&item).to_string(), format!("{message} is not closed"));
            assert_eq!(source.next_item(), None);
        }
    }

    #[test]
    fn blanks_and_comments_are_not_kept() {
        let mut source = Source::new();
        for _ in 0..1000 {
            source.feed(b" ; a comment\n");
            assert_eq!(source.next_item(), None);
        }
        assert!(source.buffer.len() < 100);
        source.feed(b"\n ()");
        let item = source.next_item().unwrap();
        assert_eq!(source.place(&item, 0), Place { line: 1002, column: 2 });
    }

    #[test]
    fn a_comment_at_the_end_is_nothing() {
        assert_eq!(all("(a) ; the end").len(), 1);
        assert_eq!(all("").len(), 0);
    }
}
