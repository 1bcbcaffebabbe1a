//! The token that a client on the network shows before anything else: `(set-option :token "...")` as its
//! first command. No byte of such a client reaches a solver before that.

use std::time::Duration;

use javelin_parser::source::{ItemKind, Source};
use subtle::ConstantTimeEq;
use tokio::time::{Instant, timeout_at};

use crate::socket::Socket;
use crate::stranger::{First, Stranger, first};

/// The limit of the bytes up to the end of the token.
const LONGEST: usize = 4096;

/// The time limit for the TLS handshake and the token.
pub const PATIENCE: Duration = Duration::from_secs(5);

/// Why a client is not admitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Denied {
    /// It has shown another token, or none.
    #[error("token: the first command must be (set-option :token \"...\") with this daemon's token")]
    Wrong,
    /// It has closed the connection.
    #[error("the client has gone")]
    Gone,
    /// It has sent bytes of another protocol.
    #[error("the client speaks another protocol: {0:?}")]
    Stranger(Stranger),
}

/// Reads the token from the connection before `end`; returns the bytes that were read after it.
///
/// # Errors
/// The token is wrong, missing or late, the client has disconnected, or it speaks another protocol.
pub async fn admit(socket: &mut Socket, token: &str, end: Instant) -> Result<Vec<u8>, Denied> {
    match timeout_at(end, read(socket, token)).await {
        Ok(result) => result,
        Err(_) => Err(Denied::Wrong),
    }
}

async fn read(socket: &mut Socket, token: &str) -> Result<Vec<u8>, Denied> {
    let mut bytes = Vec::new();
    while bytes.len() <= LONGEST {
        let more = socket.read().await.map_err(|_| Denied::Gone)?;
        if more.is_empty() {
            return Err(Denied::Gone);
        }
        bytes.extend_from_slice(&more);
        if let Some(rest) = check(&bytes, token)? {
            return Ok(rest);
        }
    }
    Err(Denied::Wrong)
}

/// The bytes after the token; `None` while it is incomplete.
fn check(bytes: &[u8], token: &str) -> Result<Option<Vec<u8>>, Denied> {
    match first(bytes) {
        First::Open => return Ok(None),
        First::Stranger(stranger) => return Err(Denied::Stranger(stranger)),
        First::Script => {}
    }
    let mut source = Source::new();
    source.feed(bytes);
    let Some(item) = source.next_item() else { return Ok(None) };
    let shown = match item.kind {
        ItemKind::Command => shown(source.text(&item)),
        _ => None,
    };
    let shown = shown.ok_or(Denied::Wrong)?;
    match bool::from(shown.ct_eq(token.as_bytes())) {
        true => Ok(Some(bytes[bytes.len() - source.held_bytes()..].to_vec())),
        false => Err(Denied::Wrong),
    }
}

/// The token in `(set-option :token "...")`.
fn shown(command: &[u8]) -> Option<&[u8]> {
    let inner = command.strip_prefix(b"(")?.strip_suffix(b")")?.trim_ascii();
    let keyword = inner.strip_prefix(b"set-option")?;
    let value = keyword.trim_ascii_start().strip_prefix(b":token")?.trim_ascii();
    let token = value.strip_prefix(b"\"")?.strip_suffix(b"\"")?;
    (keyword.first()?.is_ascii_whitespace() && !token.contains(&b'"')).then_some(token)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_token_comes_first_and_whole() {
        let given = b" ; hello\n(set-option :token \"abc\")(check-sat)";
        assert_eq!(check(given, "abc"), Ok(Some(b"(check-sat)".to_vec())));
        assert_eq!(check(given, "abd"), Err(Denied::Wrong));
        assert_eq!(check(given, ""), Err(Denied::Wrong));
        assert_eq!(check(&given[..30], "abc"), Ok(None));
        let stranger = Err(Denied::Stranger(Stranger::Http));
        assert_eq!(check(b"POST / HTTP/1.1\r\n\r\n(set-option :token \"abc\")", "abc"), stranger);
        for wrong in ["(check-sat)", "abc\n", "(set-option :token abc)", "(set-option :token \"abc\" 1)", ")"]
        {
            assert_eq!(check(wrong.as_bytes(), "abc"), Err(Denied::Wrong), "{wrong}");
        }
    }
}
