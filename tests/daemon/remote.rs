//! `javelin client`, `cancel` and `status`, and admission.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;

use javelin::client::reply::is_error;
use javelin::client::tls::trust;
use javelin::client::{Endpoint, Javelin, script};

use crate::harness::{Daemon, HARD, file, pem};
use crate::process::javelin;

fn stdout(output: std::process::Output) -> String {
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_script_through_the_client_is_answered_as_by_itself() {
    let daemon = Daemon::start(&[]);
    let connect = ["--connect", &daemon.addresses[0]];
    let script =
        "(declare-const x (_ BitVec 8))(assert (= (bvmul x x) #x31))(check-sat)(echo \"a\n\nb\")(nonsense)";
    let here = javelin(&[], script.as_bytes());
    let there = javelin(&["client", connect[0], connect[1]], script.as_bytes());
    assert_eq!((there.stdout, there.status.code()), (here.stdout, here.status.code()));
    let path = file("client.smt2", "(echo \"file\")");
    assert_eq!(stdout(javelin(&["client", connect[0], connect[1], &path], b"")), "\"file\"\n");
    let gone = javelin(&["client", "--connect", "127.0.0.1:1"], b"");
    assert_eq!(gone.status.code(), Some(3));
}

#[test]
fn many_files_at_once_are_answered_in_their_order() {
    let daemon = Daemon::start(&[]);
    let files: Vec<String> = (0..20)
        .map(|number| file(&format!("many-{number}.smt2"), &format!("(echo \"{number}\")(check-sat)")))
        .collect();
    let mut arguments = vec!["client", "--connect", &daemon.addresses[0], "--parallel", "4"];
    arguments.extend(files.iter().map(String::as_str));
    let expected: String =
        files.iter().enumerate().map(|(number, name)| format!("; {name}\n\"{number}\"\nsat\n")).collect();
    assert_eq!(stdout(javelin(&arguments, b"")), expected);
}

#[test]
fn cancel_and_status() {
    let daemon = Daemon::start(&[]);
    let connect = ["--connect", &daemon.addresses[0]];
    let mut session = Javelin::connect(&daemon.addresses[0]).unwrap();
    let answer = session.ask("(get-info :session)").unwrap();
    let words: Vec<&str> = answer.split([' ', '(', ')', '"']).filter(|word| !word.is_empty()).collect();
    session.send(HARD).unwrap();
    daemon.until("running-checks", 1);
    let status = stdout(javelin(&["status", connect[0], connect[1]], b""));
    assert!(status.contains("\nrunning-checks: 1\n"), "{status}");
    let refused = javelin(&["cancel", connect[0], connect[1], words[1], "wrong"], b"");
    assert_eq!(refused.status.code(), Some(3));
    let done = javelin(&["cancel", connect[0], connect[1], words[1], words[2]], b"");
    assert_eq!(done.status.code(), Some(0));
    assert_eq!(session.reply().unwrap(), "unknown");
}

#[test]
fn tls_and_token() {
    let token = file("token", "open sesame\n");
    let (certificate, key) = (pem("certificate"), pem("key"));
    let flags = ["--tls-cert", &certificate, "--tls-key", &key, "--token-file", &token];
    let daemon = Daemon::listening(&["tls:127.0.0.1:0", "127.0.0.1:0"], &flags);
    let plain = &daemon.addresses[1];
    let secured = daemon.addresses[0].replace("127.0.0.1", "localhost");
    let remote = ["--token-file", &token, "--ca", &certificate];

    for address in [&secured, plain] {
        let mut arguments = vec!["client", "--connect", address];
        arguments.extend(remote);
        assert_eq!(stdout(javelin(&arguments, b"(check-sat)")), "sat\n", "{address}");
    }
    let mut endpoint = Endpoint::new(&secured).unwrap();
    endpoint.tls = Some(trust(certificate.as_ref()).unwrap());
    for token in [None, Some("open sesam"), Some("")] {
        endpoint.token = token.map(String::from);
        let mut session = Javelin::open(&endpoint).unwrap();
        let answer = session.ask("(check-sat)").unwrap();
        assert!(is_error(&answer) && answer.contains("token"), "{answer}");
    }
    // A token that is not required gets no reply either.
    let path = format!("unix:{}", PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("token.socket").display());
    for flags in [&[][..], &["--isolation", "process"]] {
        let open = Daemon::listening(&[&path], flags);
        let arguments = ["client", "--connect", &open.addresses[0], "--token-file", &token];
        assert_eq!(stdout(javelin(&arguments, b"(check-sat)")), "sat\n", "{flags:?}");
    }
    endpoint.token = Some("open sesame".into());
    let mut session = Javelin::open(&endpoint).unwrap();
    assert_eq!(session.ask("(check-sat)").unwrap(), "sat");
    session.send(HARD).unwrap();
    let running = || {
        let mut watcher = Javelin::open(&endpoint).unwrap();
        watcher.ask("(get-info :daemon)").unwrap().contains(":running-checks 1 ")
    };
    while !running() {}
    drop(session);
    while running() {}
    // A client without TLS is refused.
    let mut bare = TcpStream::connect(daemon.addresses[0].trim_start_matches("tls:")).unwrap();
    bare.write_all(b"(check-sat)\n").unwrap();
    let mut answer = Vec::new();
    let _ = bare.read_to_end(&mut answer);
    assert!(!String::from_utf8_lossy(&answer).contains("sat"));
}

#[test]
fn addresses_that_others_reach_need_tls_and_a_token() {
    for (listen, reason) in
        [("0.0.0.0:0", "needs TLS"), ("tls:0.0.0.0:0", "a certificate, a key and a token")]
    {
        let output = javelin(&["serve", "--listen", listen], b"");
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.code() == Some(3) && errors.contains(reason), "{errors}");
    }
}

#[test]
fn metrics_and_health() {
    let daemon = Daemon::start(&["--metrics", "127.0.0.1:0", "--log-format", "text"]);
    daemon.connect().ask("(check-sat)");
    let get = |path: &str| {
        let mut stream = TcpStream::connect(daemon.metrics.as_ref().unwrap()).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        text
    };
    let metrics = get("/metrics");
    assert!(metrics.starts_with("HTTP/1.1 200 OK\r\n"), "{metrics}");
    for line in
        ["javelin_checks_total{verdict=\"sat\"} 1", "javelin_connections_total 1", "javelin_panics_total 0"]
    {
        assert!(metrics.contains(line), "no {line} in {metrics}");
    }
    assert!(get("/health").ends_with("\r\n\r\nok\n"));
    assert!(get("/other").starts_with("HTTP/1.1 404"));
}

#[test]
fn settings_come_from_flags_environment_and_file() {
    let config = file("daemon.toml", "sessions = 1\nlog = \"warn,javelin=info\"\n");
    let daemon = Daemon::start(&["--config", &config]);
    let mut first = daemon.connect();
    assert_eq!(first.ask("(check-sat)"), "sat");
    assert!(daemon.connect().rest().contains("at most 1 sessions"));
    let wrong = file("wrong.toml", "sesions = 1\n");
    let output = javelin(&["serve", "--config", &wrong], b"");
    assert!(output.status.code() == Some(3) && String::from_utf8_lossy(&output.stderr).contains("sesions"));
}

#[test]
fn scripts_stream_without_waiting() {
    let daemon = Daemon::start(&[]);
    let endpoint = Endpoint::new(&daemon.addresses[0]).unwrap();
    // Far more than the buffers of both directions hold.
    let script = "(echo \"0123456789012345678901234567890123456789\")\n".repeat(50_000);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let mut count = 0;
    let errors = runtime.block_on(script::stream(&endpoint, &mut script.as_bytes(), |reply| {
        count += usize::from(reply.len() == 42);
        Ok(())
    }));
    assert_eq!((errors.unwrap(), count), (0, 50_000));
}
