//! Admission of clients, separation of their counters, and exact limits on input.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::process::Command;

use crate::harness::{Client, Daemon, file, pem};
use crate::process::javelin;

#[test]
fn a_web_page_does_not_reach_a_session() {
    let token = file("door-token", "open sesame\n");
    for flags in [&[][..], &["--token-file", &token]] {
        let daemon = Daemon::start(flags);
        let body = "(set-option :token \"open sesame\")(echo \"executed\")(check-sat)";
        for method in ["GET", "POST", "PUT", "OPTIONS", "HEAD"] {
            let request =
                format!("{method} /(echo+1) HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\n{body}");
            for size in [request.len(), 1] {
                let mut client = daemon.connect();
                for piece in request.as_bytes().chunks(size) {
                    if client.stream.write_all(piece).is_err() {
                        break;
                    }
                }
                let answer = client.rest();
                assert!(answer.starts_with("HTTP/1.1 400 Bad Request\r\n"), "{method}: {answer}");
                assert!(!answer.contains("error") && !answer.contains("executed"), "{method}: {answer}");
            }
        }
        let mut client = daemon.connect();
        client.stream.write_all(b"\x16\x03\x01(echo \"executed\")\n").unwrap();
        assert_eq!(client.rest(), "", "TLS where there is none");
        assert_eq!(daemon.metric("commands"), 0);
        assert_eq!(daemon.metric("denied"), 11);
    }
}

#[test]
fn lines_that_are_not_requests_are_answered_as_scripts() {
    let daemon = Daemon::start(&[]);
    let mut client = daemon.connect();
    assert!(client.ask("GET /index.html\n(echo \"on\")").contains("expected a command in parentheses"));
    assert_eq!(daemon.connect().ask("\u{feff}(echo \"marked\")"), "\"marked\"");
    let mut client = daemon.connect();
    client.send("stray");
    client.end();
    assert!(client.rest().contains("expected a command in parentheses"));
}

#[test]
fn clients_without_the_token_are_not_sessions() {
    let token = file("newcomers-token", "open sesame\n");
    let flags = ["--token-file", token.as_str(), "--sessions", "1", "--newcomers", "3"];
    let daemon = Daemon::start(&flags);
    let mut newcomers: Vec<Client> = (0..3).map(|_| daemon.connect()).collect();
    // Half a token is not a token.
    newcomers.iter_mut().for_each(|client| client.send("(set-option :token "));
    let turned_away = || {
        let answer = daemon.connect().rest();
        assert!(answer.contains("limit newcomers: 3 clients"), "{answer}");
    };
    turned_away();
    assert_eq!(daemon.metric("sessions"), 0);
    let mut session = newcomers.pop().unwrap();
    assert_eq!(session.ask("\"open sesame\")(echo \"in\")"), "\"in\"");
    assert_eq!(daemon.metric("sessions"), 1);
    let mut second = newcomers.pop().unwrap();
    assert!(second.ask("\"open sesame\")(echo \"in\")").contains("limit sessions"));
    let mut third = newcomers.pop().unwrap();
    assert!(third.ask("\"open sesam\")(echo \"in\")").contains("token: "));
    assert_eq!(session.ask("(check-sat)"), "sat");
    // A client that sends nothing is disconnected after a while.
    let mut silent = daemon.connect();
    assert!(silent.rest().contains("token: "));
}

#[test]
fn a_session_sees_counters_of_its_own_questions_only() {
    let daemon = Daemon::start(&[]);
    let question = "(declare-const x (_ BitVec 16))(assert (= (bvmul x x) #x0031))(check-sat)";
    let own = |client: &mut Client| {
        let report = client.ask("(get-info :daemon)");
        [":checks", ":cache-hits", ":cache-misses"].map(|name| {
            let mut words = report.split([' ', ')']).skip_while(|word| *word != name);
            words.nth(1).unwrap_or_else(|| panic!("{report}")).parse::<u64>().unwrap()
        })
    };
    let (mut first, mut second, mut watcher) = (daemon.connect(), daemon.connect(), daemon.connect());
    let before = watcher.ask("(get-info :daemon)");
    assert!(!before.contains(":cache-kibibytes"), "{before}");
    assert_eq!(first.ask(question), "sat");
    assert_eq!(second.ask(question), "sat");
    assert_eq!(
        [own(&mut first), own(&mut second)],
        [[1, 0, 1]; 2],
        "the order of the sessions is not visible"
    );
    assert_eq!(own(&mut watcher), [0, 0, 0]);
    let totals = ["checks", "cache_hits", "cache_misses"].map(|name| daemon.metric(name));
    assert_eq!(totals, [2, 1, 1]);
    assert_eq!(second.ask(&format!("(reset){question}")), "sat");
    assert_eq!([own(&mut first), own(&mut second)], [[1, 0, 1], [2, 1, 1]]);
}

#[test]
fn metrics_that_others_reach_need_tls_and_a_token() {
    for (metrics, reason) in
        [("0.0.0.0:0", "needs TLS"), ("tls:0.0.0.0:0", "a certificate, a key and a token")]
    {
        let run = javelin(&["serve", "--listen", "127.0.0.1:0", "--metrics", metrics], b"");
        let errors = String::from_utf8_lossy(&run.stderr).into_owned();
        assert!(run.status.code() == Some(3) && errors.contains(reason), "{errors}");
    }
    let token = file("metrics-token", "abc def\n");
    let (certificate, key) = (pem("certificate"), pem("key"));
    let flags = ["--metrics", "127.0.0.1:0", "--metrics-token-file", &token];
    let daemon = Daemon::start(&flags);
    let status = |header: &str, path: &str| {
        let mut stream = TcpStream::connect(daemon.metrics.as_ref().unwrap()).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: localhost\r\n{header}\r\n").unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        text.split(' ').nth(1).unwrap_or_default().to_owned()
    };
    assert_eq!(status("Authorization: Bearer abc def\r\n", "/metrics"), "200");
    for header in ["", "Authorization: Bearer abc\r\n", "Authorization: Basic abc def\r\n"] {
        assert_eq!(status(header, "/metrics"), "401", "{header}");
        assert_eq!(status(header, "/health"), "200", "{header}");
    }
    let secured =
        [&flags[2..], &["--metrics", "tls:127.0.0.1:0", "--tls-cert", &certificate, "--tls-key", &key]];
    let daemon = Daemon::start(&secured.concat());
    // A client without TLS learns nothing.
    let mut bare = TcpStream::connect(daemon.metrics.as_ref().unwrap()).unwrap();
    bare.write_all(b"GET /metrics HTTP/1.1\r\nAuthorization: Bearer abc def\r\n\r\n").unwrap();
    let mut answer = Vec::new();
    let _ = bare.read_to_end(&mut answer);
    assert!(!String::from_utf8_lossy(&answer).contains("javelin_"));
}

#[test]
fn the_bytes_of_a_command_are_counted_exactly() {
    let daemon = Daemon::start(&["--command-bytes", "40"]);
    // An echo of this many bytes.
    let echo = |bytes: usize| format!("(echo \"{}\")", "e".repeat(bytes - 9));
    let around = "    ; a comment as long as a command may be, and longer\n";
    for size in [1, 7, 1000] {
        let mut client = daemon.connect();
        let script = format!("{around}{}{}{around}{}", echo(40), echo(39), echo(40));
        let answers = String::from_utf8(client.converse(script.as_bytes().chunks(size))).unwrap();
        assert_eq!(answers.lines().filter(|line| !line.is_empty()).count(), 3, "pieces of {size}: {answers}");
        assert!(!answers.contains("error"), "pieces of {size}: {answers}");
        for longer in [echo(41), "(".repeat(41), "a".repeat(41), format!("({}", " ".repeat(41))] {
            let mut client = daemon.connect();
            let script = format!("{}{longer}{}", echo(40), echo(20));
            let answers = String::from_utf8(client.converse(script.as_bytes().chunks(size))).unwrap();
            let lines: Vec<&str> = answers.lines().filter(|line| !line.is_empty()).collect();
            assert_eq!(lines.len(), 2, "pieces of {size} of {longer}: {answers}");
            assert!(lines[1].contains("limit command-bytes: a command is longer than 40 bytes"), "{answers}");
        }
    }
}

#[test]
fn zero_is_no_limit() {
    let limits = [
        "--sessions",
        "--newcomers",
        "--queued-checks",
        "--check-time",
        "--idle-time",
        "--command-bytes",
        "--nesting",
        "--script-bytes",
        "--session-memory",
        "--memory",
    ];
    let flags: Vec<&str> = limits.into_iter().flat_map(|flag| [flag, "0"]).collect();
    let daemon = Daemon::start(&flags);
    let (mut first, mut second) = (daemon.connect(), daemon.connect());
    let question = "(declare-const x (_ BitVec 16))(assert (= (bvmul x x) #x0031))(check-sat)";
    assert_eq!([first.ask(question), second.ask(question)], ["sat", "sat"]);
    for flag in ["--checks", "--io-threads"] {
        let run = javelin(&["serve", flag, "0"], b"");
        assert_eq!(run.status.code(), Some(2), "{flag}: no threads are no threads");
    }
}

#[test]
fn hanging_up_ends_a_daemon() {
    // If the tests are run under nohup, the signal is ignored, and programs inherit that.
    let mut heeding = Command::new("env");
    heeding.args(["--default-signal=HUP", env!("CARGO_BIN_EXE_javelin")]);
    let daemon = Daemon::run(heeding, &["127.0.0.1:0"], &[]);
    let mut client = daemon.connect();
    assert_eq!(client.ask("(check-sat)"), "sat");
    daemon.signal("-HUP");
    assert_eq!(client.rest(), "");
    assert_eq!(daemon.wait().code(), Some(0));
}

#[test]
fn hanging_up_does_not_end_a_daemon_that_is_to_outlive_it() {
    let mut ignoring = Command::new("nohup");
    ignoring.arg(env!("CARGO_BIN_EXE_javelin"));
    let daemon = Daemon::run(ignoring, &["127.0.0.1:0"], &[]);
    daemon.signal("-HUP");
    assert_eq!(daemon.connect().ask("(check-sat)"), "sat");
    daemon.terminate();
    assert_eq!(daemon.wait().code(), Some(0));
}
