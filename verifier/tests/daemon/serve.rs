//! A daemon made for tests: sessions of the solver at a socket, which end or are slow where a test
//! wants it.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;
use std::time::Duration;

use javelin_solver::session::Session;

/// A session with a delay before each reply and a number of replies after which it ends.
fn session(mut stream: TcpStream, mut replies: usize, wait: Duration) -> std::io::Result<()> {
    // A reply is sent in pieces, and each when it is there: not when the one before it has been acknowledged.
    stream.set_nodelay(true)?;
    let (mut session, mut bytes) = (Session::default(), [0; 1 << 16]);
    while let read @ 1.. = stream.read(&mut bytes)? {
        session.feed(&bytes[..read]);
        while let Some(text) = session.step().map(|reply| reply.text) {
            let Some(text) = text else { continue };
            if replies == 0 {
                return Ok(());
            }
            replies -= 1;
            thread::sleep(wait);
            writeln!(stream, "{text}")?;
        }
    }
    Ok(())
}

/// The address of a daemon whose sessions wait so long before each reply and end after so many each; after
/// the last one nobody answers.
pub fn daemon(sessions: impl IntoIterator<Item = usize> + Send + 'static, wait: Duration) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    thread::spawn(move || {
        for replies in sessions {
            let Ok((stream, _)) = listener.accept() else { return };
            // A client that has disconnected does not concern it.
            thread::spawn(move || session(stream, replies, wait).unwrap_or_default());
        }
    });
    address
}
