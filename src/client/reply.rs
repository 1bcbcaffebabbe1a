//! Answers cut out of the bytes of a daemon, as they arrive in any pieces.

use javelin_parser::source::Source;

/// The answers of one connection. Blank lines between answers are dropped.
#[derive(Debug, Default)]
pub struct Replies {
    source: Source,
}

impl Replies {
    /// No bytes yet.
    pub fn new() -> Replies {
        Replies::default()
    }

    /// Adds bytes.
    pub fn feed(&mut self, bytes: &[u8]) {
        self.source.feed(bytes);
    }

    /// Says that no more bytes come: what is there then is the last answer.
    pub fn finish(&mut self) {
        self.source.finish();
    }

    /// The next answer that is complete, without a line end.
    pub fn next_reply(&mut self) -> Option<String> {
        let item = self.source.next_item()?;
        Some(String::from_utf8_lossy(self.source.text(&item)).into_owned())
    }
}

/// Whether an answer is an error.
pub fn is_error(reply: &str) -> bool {
    reply.strip_prefix("(error").is_some_and(|rest| rest.starts_with([' ', '\n', '"']))
}

/// What an error says, if an answer is one.
pub fn error_message(reply: &str) -> Option<String> {
    let inner = reply.strip_prefix("(error")?.strip_suffix(')')?.trim();
    let text = inner.strip_prefix('"')?.strip_suffix('"')?;
    Some(text.replace("\"\"", "\""))
}

#[cfg(test)]
mod tests {
    use javelin_parser::response::Response;

    use super::*;

    #[test]
    fn answers_are_whole_however_they_arrive() {
        let text = "sat\n\n((x #x05)\n (y |a\n\nb|))\nunsat\n\"a\n\n(b\"\n(error \"no \"\"x\"\"\")\n";
        let expected =
            ["sat", "((x #x05)\n (y |a\n\nb|))", "unsat", "\"a\n\n(b\"", "(error \"no \"\"x\"\"\")"];
        for size in 1..text.len() {
            let mut replies = Replies::new();
            let mut found = Vec::new();
            for piece in text.as_bytes().chunks(size) {
                replies.feed(piece);
                found.extend(std::iter::from_fn(|| replies.next_reply()));
            }
            assert_eq!(found, expected, "pieces of {size}");
        }
        assert!(is_error("(error \"x\")") && !is_error("(errors)") && !is_error("sat"));
    }

    #[test]
    fn errors_say_what_they_quote() {
        for message in ["", "x)", "unknown symbol \"\"", "\"a\" is no name", " a\n b "] {
            let reply = Response::Error(message).to_string();
            assert_eq!(error_message(&reply).as_deref(), Some(message));
        }
        for other in ["sat", "(errors \"x\")", "(error x)", "(error \")", "(error"] {
            assert_eq!(error_message(other), None, "{other}");
        }
    }
}
