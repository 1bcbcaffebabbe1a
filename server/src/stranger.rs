//! Connections that speak another protocol.
//!
//! A web page can make a browser send arbitrary bytes to an address of this machine: the body of a `POST`
//! follows a few lines of HTTP, which a session would answer with errors, and then execute the body. So the
//! first line of every connection is examined before any command is executed. Browsers that expect TLS at
//! the address send words of the page's choice, too.
//!
//! A script begins with a parenthesis, a comment or a blank, so none waits for this.

use javelin_parser::source::MARK;

/// A longer line that begins like a request is taken for one; a longer run of blanks does not begin one.
const LONGEST: usize = 8192;

/// The first byte of a client that begins TLS.
const HANDSHAKE: u8 = 0x16;

/// The protocol of a client that does not send a script.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stranger {
    /// A request of HTTP.
    Http,
    /// TLS at an address without it.
    Tls,
}

/// The classification of the first bytes of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    /// Undecided: more bytes have to arrive before any is executed.
    Open,
    /// They are commands, correct or not.
    Script,
    /// They belong to another protocol.
    Stranger(Stranger),
}

/// Classifies the bytes with which a connection begins.
pub fn first(bytes: &[u8]) -> First {
    let line = bytes.strip_prefix(MARK).unwrap_or(bytes).trim_ascii_start();
    match line.first() {
        None if bytes.len() > LONGEST => First::Script,
        None => First::Open,
        Some(&HANDSHAKE) => First::Stranger(Stranger::Tls),
        Some(byte) if !byte.is_ascii_alphabetic() => First::Script,
        Some(_) => {
            let end = line.iter().position(|&byte| byte == b'\n');
            let line = &line[..end.unwrap_or(line.len())];
            match line.windows(6).any(|words| words == b" HTTP/") {
                true => First::Stranger(Stranger::Http),
                false if end.is_some() => First::Script,
                false if line.len() > LONGEST => First::Stranger(Stranger::Http),
                false => First::Open,
            }
        }
    }
}

impl Stranger {
    /// The reply in the client's own protocol.
    pub fn reply(self) -> &'static str {
        match self {
            Stranger::Http => {
                "HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain\r\nContent-Length: 35\r\n\
                 Connection: close\r\n\r\nThis is SMT-LIB's place, not HTTP.\n"
            }
            Stranger::Tls => "",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HTTP: First = First::Stranger(Stranger::Http);

    #[test]
    fn requests_are_recognised_at_the_first_possible_byte() {
        for method in ["GET", "POST", "PUT", "OPTIONS", "PRI", "brew"] {
            let request = format!("{method} /(exit) HTTP/1.1\r\n(exit)");
            let known = request.find("HTTP/").unwrap() + 5;
            for end in 0..request.len() {
                let expected = if end < known { First::Open } else { HTTP };
                assert_eq!(first(&request.as_bytes()[..end]), expected, "{end} bytes of {request}");
            }
        }
        assert_eq!(first(b"\r\n\xef\xbb"), First::Script);
        assert_eq!(first(b"\xef\xbb\xbf\r\nPOST / HTTP/1.1"), HTTP);
        assert_eq!(first(&[b"POST /".as_slice(), &[b'a'; LONGEST]].concat()), HTTP);
        assert_eq!(first(b"\x16\x03\x01"), First::Stranger(Stranger::Tls));
    }

    #[test]
    fn scripts_do_not_wait() {
        for script in ["(", " (a", ";", "\n;", "|a", "\"", ")", "#", "\u{feff}("] {
            assert_eq!(first(script.as_bytes()), First::Script, "{script:?}");
        }
        assert_eq!(first(b"word\n HTTP/1.1"), First::Script);
        assert_eq!(first(b" \n"), First::Open);
    }

    #[test]
    fn the_length_of_the_reply_is_right() {
        let (head, body) = Stranger::Http.reply().split_once("\r\n\r\n").unwrap();
        assert!(head.contains(&format!("Content-Length: {}\r\n", body.len())));
    }
}
