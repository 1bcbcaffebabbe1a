//! Clients that vanish, send nonsense, dawdle, or never read: the daemon continues, and frees their state.

use std::io::Write;
use std::time::{Duration, Instant};

use crate::harness::{Client, Daemon, HARD, without_blanks};

/// Checks that the daemon serves a new client, and that no state of those before is left.
fn is_well(daemon: &Daemon) {
    let mut client = daemon.connect();
    assert_eq!(client.ask("(declare-const p Bool)(assert p)(check-sat)"), "sat");
    drop(client);
    daemon.until("running-checks", 0);
    // The session that asks is counted.
    daemon.until("sessions", 1);
}

#[test]
fn clients_that_vanish() {
    let daemon = Daemon::start(&[]);
    for script in ["", "(", "(assert (= ", "(echo \"", HARD, "(check-sat)"] {
        for _ in 0..10 {
            let mut client = daemon.connect();
            client.send(script);
        }
    }
    is_well(&daemon);
}

#[test]
fn clients_that_vanish_after_a_long_pipeline() {
    let (daemon, mut client) = Daemon::busy(&["--checks", "1"]);
    client.send(&"(echo \"later\")".repeat(1000));
    drop(client);
    is_well(&daemon);
}

#[test]
fn garbage() {
    let daemon = Daemon::start(&[]);
    let mut state = 1u64;
    let mut noise = || {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 33) as u8
    };
    for round in 0..20 {
        let mut client = daemon.connect();
        let bytes: Vec<u8> = match round % 2 {
            0 => (0..10_000).map(|_| noise()).collect(),
            _ => (0..10_000).map(|_| b"()\"|;\n ax0#:"[usize::from(noise()) % 12]).collect(),
        };
        let mut stream = client.stream.try_clone().unwrap();
        let writer = std::thread::spawn(move || {
            stream.write_all(&bytes).unwrap();
            stream.shutdown(std::net::Shutdown::Write).unwrap();
        });
        let mut answers = Vec::new();
        std::io::Read::read_to_end(&mut client.stream, &mut answers).unwrap();
        writer.join().unwrap();
        let answers = without_blanks(&answers);
        assert!(answers.starts_with("(error ") && answers.ends_with("\")\n"), "round {round}");
    }
    is_well(&daemon);
}

#[test]
fn a_gigabyte_of_open_parentheses() {
    let daemon = Daemon::start(&[]);
    let mut client = daemon.connect();
    let mut stream = client.stream.try_clone().unwrap();
    let sender = std::thread::spawn(move || {
        let block = vec![b'('; 1 << 20];
        (0..1024).take_while(|_| stream.write_all(&block).is_ok()).count()
    });
    let answer = client.rest();
    assert!(answer.contains("limit nesting: "), "{answer}");
    assert!(sender.join().unwrap() >= 4);
    assert!(daemon.memory() < 60, "{} MiB", daemon.memory());
    is_well(&daemon);
}

/// Sends a script byte by byte, with a pause after each.
fn dawdle(client: &mut Client, script: &str, rest: Duration) {
    for byte in script.bytes() {
        client.stream.write_all(&[byte]).unwrap();
        std::thread::sleep(rest);
    }
}

#[test]
fn a_packet_for_each_byte() {
    let daemon = Daemon::start(&[]);
    let mut client = daemon.connect();
    dawdle(&mut client, "(declare-const p Bool)(assert p) (check-sat)", Duration::from_millis(3));
    assert_eq!(client.line(), "sat");
}

/// One byte a second, with a clock ten times as fast: an idle time of half a minute is 3 s here, and the
/// script takes longer than that. Many such clients occupy no thread that others need.
#[test]
fn one_byte_a_second_is_slow_but_not_idle() {
    let daemon = Daemon::start(&["--idle-time", "3", "--checks", "1"]);
    let begin = Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..16 {
            scope.spawn(|| {
                let mut client = daemon.connect();
                dawdle(
                    &mut client,
                    "(declare-const p Bool)(assert p)(check-sat)",
                    Duration::from_millis(100),
                );
                assert_eq!(client.line(), "sat");
                // Now the client sends nothing at all.
                assert!(client.rest().contains("limit idle-time"));
            });
        }
        while begin.elapsed() < Duration::from_secs(4) {
            assert_eq!(daemon.connect().ask("(echo \"quick\")(check-sat)"), "\"quick\"");
            std::thread::sleep(Duration::from_millis(200));
        }
    });
    assert!(begin.elapsed() > Duration::from_secs(7));
    is_well(&daemon);
}

#[test]
fn clients_that_never_read() {
    let daemon = Daemon::start(&["--idle-time", "2"]);
    let mut deaf = daemon.connect();
    deaf.stream.set_write_timeout(Some(Duration::from_millis(500))).unwrap();
    let block = format!("(echo \"{}\")", "loud".repeat(250)).repeat(1000);
    let begin = Instant::now();
    let mut sent = 0;
    while deaf.stream.write_all(block.as_bytes()).is_ok() {
        sent += block.len();
        assert!(sent < 100 << 20, "nothing holds the client back");
        assert!(begin.elapsed() < Duration::from_secs(60));
    }
    assert!(daemon.memory() < 100, "{} MiB", daemon.memory());
    assert_eq!(daemon.connect().ask("(check-sat)"), "sat");
    // A client that takes no answer for the idle time is disconnected.
    is_well(&daemon);
}

#[test]
fn ending_under_load() {
    let daemon = Daemon::start(&["--grace", "10"]);
    let clients: Vec<_> = (0..8)
        .map(|_| {
            let mut client = daemon.connect();
            std::thread::spawn(move || {
                // Asks one by one; every question that was sent completely before the end is answered or
                // dropped as a whole.
                let mut answered = 0;
                loop {
                    let command = format!("(echo \"{answered}\")(check-sat)");
                    if client.stream.write_all(command.as_bytes()).is_err() {
                        return answered;
                    }
                    let [echo, verdict] = [client.line(), client.line()];
                    if echo.is_empty() {
                        return answered;
                    }
                    assert_eq!([echo, verdict], [format!("\"{answered}\""), "sat".into()]);
                    answered += 1;
                }
            })
        })
        .collect();
    std::thread::sleep(Duration::from_millis(500));
    daemon.terminate();
    for client in clients {
        assert!(client.join().unwrap() > 0);
    }
    assert_eq!(daemon.wait().code(), Some(0));
}
