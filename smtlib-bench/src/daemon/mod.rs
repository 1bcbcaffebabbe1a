//! Tests of a daemon: its speed under load ([`load`]), and the correctness of its answers and its memory over
//! a long time ([`soak`]).

pub mod load;
pub mod soak;

use std::io::{self, Read, Write};
use std::net::TcpStream;

/// The daemon's resident memory in MiB, and the number of its open sessions, including the one of this
/// request.
fn watch(address: &str) -> io::Result<(u64, u64)> {
    let mut stream = TcpStream::connect(address)?;
    stream.write_all(b"(get-info :daemon)(exit)\n")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    let number = |name: &str| {
        let mut words = answer.split([' ', '(', ')']).skip_while(|word| *word != name);
        words.nth(1).and_then(|word| word.parse().ok()).unwrap_or(0)
    };
    Ok((number(":memory-mebibytes"), number(":sessions")))
}
