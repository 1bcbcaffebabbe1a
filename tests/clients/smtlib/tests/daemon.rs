//! A session of a daemon as the backend of the crates `smtlib`, by the feature `smtlib` of `javelin-client`.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command as Program, Stdio};

use javelin_client::Javelin;
use javelin_client::reply::is_error;
use smtlib::Backend;
use smtlib::lowlevel::ast::Command;
use smtlib::lowlevel::lexicon::Symbol;
use smtlib::prelude::*;
use smtlib::{BitVec, Logic, SatResult, Solver, Storage};

/// A daemon on a free port of loopback: `$JAVELIN`, or the release build of this repository; killed when
/// dropped.
struct Daemon {
    child: Child,
    address: String,
}

impl Daemon {
    fn start() -> Daemon {
        let built = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../target/release/javelin");
        let program = std::env::var_os("JAVELIN").map_or_else(|| built.into(), PathBuf::from);
        let mut child = Program::new(program)
            .args(["serve", "--listen", "127.0.0.1:0"])
            .stderr(Stdio::piped())
            .spawn()
            .expect("javelin runs: build it, or name it in $JAVELIN");
        let mut log = BufReader::new(child.stderr.take().unwrap()).lines().map_while(Result::ok);
        let address =
            log.find_map(|line| Some(line.split_once("listening on ")?.1.trim().to_owned())).unwrap();
        std::thread::spawn(move || log.for_each(drop));
        Daemon { child, address }
    }
}

impl Drop for Daemon {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn the_backend_answers_command_by_command() {
    let daemon = Daemon::start();
    let mut backend = Javelin::connect(&daemon.address).unwrap();
    backend.ask("(set-option :print-success true)").unwrap();
    assert_eq!(backend.exec(Command::SetLogic(Symbol("QF_BV"))).unwrap(), "success");
    assert_eq!(backend.exec(Command::CheckSat).unwrap(), "sat");
    assert!(is_error(&backend.exec(Command::SetLogic(Symbol("QF_BV"))).unwrap()));
    assert_eq!(backend.exec(Command::Exit).unwrap(), "success");
    assert!(backend.exec(Command::CheckSat).is_err());
}

#[test]
fn programs_of_the_crates_smtlib_use_a_daemon() {
    let daemon = Daemon::start();
    let storage = Storage::new();
    let backend = Javelin::connect(&daemon.address).unwrap();
    let mut solver = Solver::new(&storage, backend).unwrap();
    solver.set_logic(Logic::QF_BV).unwrap();
    let x = BitVec::<8>::new_const(&storage, "x");
    solver.assert((x * x)._eq(BitVec::new(&storage, 0x31))).unwrap();
    solver.assert(x.bvult(BitVec::new(&storage, 0x10))).unwrap();
    let model = solver.check_sat_with_model().unwrap().expect_sat().unwrap();
    assert_eq!(model.eval(x).unwrap().to_string(), "#x07");
    solver.assert(x.bvugt(BitVec::new(&storage, 0x10))).unwrap();
    assert_eq!(solver.check_sat().unwrap(), SatResult::Unsat);
}
