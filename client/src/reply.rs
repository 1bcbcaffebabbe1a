//! Replies: splits the bytes from a daemon, which arrive in arbitrary pieces, into replies and parses these.

use javelin_parser::source::Source;

/// The replies of one connection. Blank lines between replies are dropped.
#[derive(Debug, Default)]
pub struct Replies {
    source: Source,
}

impl Replies {
    /// Replies of which no bytes have arrived.
    pub fn new() -> Replies {
        Replies::default()
    }

    /// Adds bytes that have arrived.
    pub fn feed(&mut self, bytes: &[u8]) {
        self.source.feed(bytes);
    }

    /// Marks the end of the input: the bytes left are the last reply.
    pub fn finish(&mut self) {
        self.source.finish();
    }

    /// The next reply that is complete, without a line end.
    pub fn next_reply(&mut self) -> Option<String> {
        let item = self.source.next_item()?;
        Some(String::from_utf8_lossy(self.source.text(&item)).into_owned())
    }
}

/// A reply, with the kinds distinguished that every command can have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// `success`
    Success,
    /// `unsupported`
    Unsupported,
    /// `(error "...")`, with the text between the quotes.
    Error(String),
    /// Anything else, as it is written.
    Other(String),
}

impl Reply {
    /// Reads a reply without its line end.
    pub fn parse(text: String) -> Reply {
        match text.as_str() {
            "success" => Reply::Success,
            "unsupported" => Reply::Unsupported,
            _ => error_message(&text).map_or(Reply::Other(text), Reply::Error),
        }
    }
}

/// Whether a reply is an error.
pub fn is_error(reply: &str) -> bool {
    reply.strip_prefix("(error").is_some_and(|rest| rest.starts_with([' ', '\n', '"']))
}

/// The text of an error, if a reply is one.
fn error_message(reply: &str) -> Option<String> {
    let inner = reply.strip_prefix("(error")?.strip_suffix(')')?.trim();
    let text = inner.strip_prefix('"')?.strip_suffix('"')?;
    Some(text.replace("\"\"", "\""))
}

#[cfg(test)]
mod tests {
    use javelin_parser::response::Response;

    use super::*;

    #[test]
    fn replies_are_whole_however_they_arrive() {
        let text = "sat\n\n((x #x05)\n (y |a\n\nb|))\nunsat\n\"a\n\n(b\"\n(error \"no \"\"x\"\"\")\n\
            \"e \"\"f\"\"\"\n";
        let expected = [
            "sat",
            "((x #x05)\n (y |a\n\nb|))",
            "unsat",
            "\"a\n\n(b\"",
            "(error \"no \"\"x\"\"\")",
            "\"e \"\"f\"\"\"",
        ];
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
    fn replies_are_read() {
        for message in ["", "x)", "unknown symbol \"\"", "\"a\" is no name", " a\n b "] {
            let reply = Reply::parse(Response::Error(message).to_string());
            assert_eq!(reply, Reply::Error(message.into()));
        }
        for other in ["sat", "(errors \"x\")", "(error x)", "(error \")", "(error"] {
            assert_eq!(Reply::parse(other.into()), Reply::Other(other.into()));
        }
        assert_eq!(Reply::parse("success".into()), Reply::Success);
        assert_eq!(Reply::parse("unsupported".into()), Reply::Unsupported);
    }
}
