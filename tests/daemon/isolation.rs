//! A fault in one session ends that session only: faults are injected, and others continue.

use std::fs;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::harness::{Client, Daemon, HARD, PATIENCE, without_blanks};
use crate::{corpus, process, session};

const PROCESS: [&str; 2] = ["--isolation", "process"];

/// A daemon whose sessions have processes of their own.
fn isolated(flags: &[&str]) -> Daemon {
    Daemon::start(&[&PROCESS[..], flags].concat())
}

/// Triggers a fault in the session of a client; returns the answer.
fn fault(client: &mut Client, name: &str) -> String {
    client.send(&format!("(set-info :javelin-failpoint {name})"));
    client.rest()
}

/// A fault ends a session, and only that one: an open session continues, and a new one works.
fn costs_one_session(daemon: &Daemon, name: &str, message: &str) {
    let mut other = daemon.connect();
    assert_eq!(other.ask("(declare-const p Bool)(assert p)(check-sat)"), "sat");
    let mut broken = daemon.connect();
    assert_eq!(broken.ask("(check-sat)"), "sat");
    let answer = fault(&mut broken, name);
    assert!(answer.starts_with("(error \"internal error: ") && answer.contains(message), "{name}: {answer}");
    assert_eq!(answer.lines().count(), 1, "{answer}");
    assert_eq!(other.ask("(get-value (p))"), "((p true))");
    assert_eq!(daemon.connect().ask("(check-sat)"), "sat");
    drop((other, broken));
    daemon.until("sessions", 1);
    daemon.until("running-checks", 0);
}

#[test]
fn a_panic() {
    costs_one_session(&Daemon::start(&[]), "panic", "this session cannot go on");
    costs_one_session(&isolated(&[]), "panic", "exit status: 3");
}

#[test]
fn an_abort_a_full_stack_and_memory_that_ran_out() {
    let daemon = isolated(&["--session-memory", "16"]);
    for name in ["abort", "stack", "memory"] {
        costs_one_session(&daemon, name, "signal: 6");
    }
    assert_eq!(daemon.number("session-kibibytes"), 0);
}

/// The processes that a daemon has started.
fn workers(daemon: &Daemon) -> Vec<String> {
    let parent = daemon.id().to_string();
    let is_child = |id: &String| {
        // The parent is the second field after the name, which is in parentheses.
        let stat = fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
        stat.rsplit(')').next().and_then(|rest| rest.split_whitespace().nth(1)) == Some(&parent)
    };
    let entries =
        fs::read_dir("/proc").unwrap().filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    entries.filter(|name| name.parse::<u32>().is_ok()).filter(is_child).collect()
}

/// Whether a process is alive: one whose parent has ended may remain as a zombie. Its first thread may end
/// before the others.
fn is_alive(id: &String) -> bool {
    let threads = fs::read_dir(format!("/proc/{id}/task")).map_or(0, Iterator::count);
    let stat = fs::read_to_string(format!("/proc/{id}/stat"));
    threads > 1 || stat.is_ok_and(|stat| !stat.contains(") Z "))
}

/// Kills processes, and waits until they have ended: a dying process still looks usable.
fn kill(ids: &[String]) {
    // A process that has ended by itself is not an error.
    let _ = Command::new("kill").arg("-KILL").args(ids).status().unwrap();
    let begin = Instant::now();
    while ids.iter().any(is_alive) {
        assert!(begin.elapsed() < PATIENCE, "{ids:?} go on");
        std::thread::sleep(Duration::from_millis(1));
    }
}

#[test]
fn a_killed_process() {
    let daemon = isolated(&["--spare-processes", "1"]);
    let mut idle = daemon.connect();
    assert_eq!(idle.ask("(check-sat)"), "sat");
    let mut busy = daemon.connect();
    busy.send(HARD);
    daemon.until("running-checks", 1);
    kill(&workers(&daemon));
    // An idle client is notified at once, too.
    for client in [&mut idle, &mut busy] {
        let answer = client.rest();
        assert!(answer.contains("its process ended, signal: 9"), "{answer}");
    }
    costs_one_session(&daemon, "panic", "exit status: 3");
}

#[test]
fn processes_end_with_their_sessions_and_with_the_daemon() {
    let daemon = isolated(&["--spare-processes", "1"]);
    let mut clients: Vec<Client> = (0..3).map(|_| daemon.connect()).collect();
    clients.iter_mut().for_each(|client| assert_eq!(client.ask("(check-sat)"), "sat"));
    clients[0].send(HARD);
    daemon.until("running-checks", 1);
    assert!(workers(&daemon).len() >= 3);
    clients.truncate(1);
    let wait = |left: &dyn Fn() -> bool| {
        let begin = Instant::now();
        while left() {
            assert!(begin.elapsed() < PATIENCE, "processes are left: {:?}", workers(&daemon));
            std::thread::sleep(Duration::from_millis(5));
        }
    };
    wait(&|| workers(&daemon).len() > 2);
    let left = workers(&daemon);
    kill(&[daemon.id().to_string()]);
    wait(&|| left.iter().any(is_alive));
}

#[test]
fn answers_are_those_of_standard_input() {
    let daemon = isolated(&[]);
    for path in corpus::scripts() {
        let script = fs::read(&path).unwrap();
        let expected = process::javelin(&[], &script).stdout;
        let answers = daemon.connect().converse(script.chunks(1000));
        assert_eq!(without_blanks(&answers), without_blanks(&expected), "{}", path.display());
    }
}

#[test]
fn checks_are_canceled_and_requests_answered() {
    let daemon = isolated(&["--option", "print-success=true"]);
    let mut client = daemon.connect();
    assert_eq!(client.ask("(set-logic QF_BV)"), "success", "the daemon's options hold");
    client.send("(set-option :print-success false)");
    let (id, secret) = session(&mut client);
    let mut other = daemon.connect();
    for round in 1..4 {
        client.send(HARD.trim_start_matches("(set-logic QF_BV)"));
        daemon.until("running-checks", 1);
        assert_eq!(other.ask(&format!("(cancel {id} \"{secret}\")")), "success");
        assert_eq!(client.line(), "unknown");
        assert_eq!(client.ask("(get-info :reason-unknown)"), "(:reason-unknown canceled)", "round {round}");
        client.send("(reset)(set-option :print-success false)");
    }
    client.send(HARD);
    daemon.until("running-checks", 1);
    drop(client);
    daemon.until("running-checks", 0);
}

/// The pigeonhole principle for `count` pigeons, each clause with a name.
fn pigeons(count: usize) -> String {
    let hole = |pigeon, hole| format!("p{pigeon}_{hole}");
    let (pigeons, holes) = (0..count, 0..count - 1);
    let all = pigeons.clone().flat_map(|pigeon| holes.clone().map(move |at| hole(pigeon, at)));
    let mut script: String = all.map(|name| format!("(declare-const {name} Bool)")).collect();
    let mut number = 0;
    let mut assert = |clause: String| {
        number += 1;
        script += &format!("(assert (! {clause} :named c{number}))");
    };
    for pigeon in pigeons {
        let some: Vec<String> = holes.clone().map(|at| hole(pigeon, at)).collect();
        assert(format!("(or {})", some.join(" ")));
        for (at, other) in holes.clone().flat_map(|at| (0..pigeon).map(move |other| (at, other))) {
            assert(format!("(not (and {} {}))", hole(pigeon, at), hole(other, at)));
        }
    }
    script
}

#[test]
fn questions_are_canceled() {
    let daemon = isolated(&[]);
    let mut client = daemon.connect();
    let (id, secret) = session(&mut client);
    client.send("(set-option :produce-unsat-cores true)(set-option :minimize-unsat-cores true)");
    assert_eq!(client.ask(&format!("{}(check-sat)", pigeons(9))), "unsat");
    client.send("(get-unsat-core)");
    let mut other = daemon.connect();
    assert_eq!(other.ask("(set-option :print-success true)"), "success");
    let begin = Instant::now();
    while other.ask(&format!("(cancel {id} \"{secret}\")")) != "success" {
        assert!(begin.elapsed() < PATIENCE, "cannot be canceled");
    }
    assert!(client.line().starts_with("(c"));
    assert_eq!(client.ask("(echo \"on\")"), "\"on\"");
}

#[test]
fn quick_commands_do_not_wait_for_checks() {
    let daemon = isolated(&["--checks", "1"]);
    let mut busy: Vec<Client> = (0..3).map(|_| daemon.connect()).collect();
    busy.iter_mut().for_each(|client| client.send(HARD));
    daemon.until("queued-checks", 2);
    for _ in 0..5 {
        assert_eq!(daemon.connect().ask("(declare-const p Bool)(assert p)(check-sat)"), "sat");
    }
    drop(busy);
    daemon.until("queued-checks", 0);
    daemon.until("running-checks", 0);
}

#[test]
fn limits_hold_across_processes() {
    let daemon =
        isolated(&["--memory", "32", "--sessions", "32", "--check-time", "0.2", "--nesting", "1000"]);
    let mut client = daemon.connect();
    client.send(HARD);
    assert_eq!(client.line(), "unknown");
    assert_eq!(client.ask("(get-info :reason-unknown)"), "(:reason-unknown timeout)");
    client.send(&format!("(echo \"{}\"", "(".repeat(10)));
    client.send(&"(a ".repeat(2000));
    let answer = client.rest();
    assert!(answer.contains("limit nesting: "), "{answer}");
    // The first may have four fifths of 24 MiB, the second four fifths of the rest.
    let [mut first, mut second] = [daemon.connect(), daemon.connect()];
    let text =
        |number: usize| format!("(assert (= (bvadd x (_ bv{number} 64)) (bvmul x (_ bv{number} 64))))");
    for client in [&mut first, &mut second] {
        client.send("(declare-const x (_ BitVec 64))");
        let batches = (0..).map(|batch| (1000 * batch..1000 * batch + 1000).map(text).collect::<String>());
        let refused = batches.map(|batch| client.ask(&format!("{batch}(echo \"more\")")));
        let refused = refused.take(200).find(|answer| answer != "\"more\"");
        assert!(refused.is_some_and(|answer| answer.contains("limit memory: ")));
    }
    assert!((12_000..25_000).contains(&(daemon.metric("session_bytes") / 1024)));
    drop((first, second));
    daemon.until("sessions", 1);
    assert_eq!(daemon.number("session-kibibytes"), 0);
}

#[test]
fn shutdown_lets_running_checks_finish() {
    let daemon = isolated(&["--grace", "20"]);
    let mut client = daemon.connect();
    client.send(&format!("(set-option :timeout 500){HARD}(echo \"after\")\n"));
    daemon.until("running-checks", 1);
    daemon.terminate();
    assert_eq!([client.line(), client.line()], ["unknown", "\"after\""]);
    assert_eq!(client.rest(), "");
    assert_eq!(daemon.wait().code(), Some(0));
}
