//! The `javelin` command.

use std::process::ExitCode;

use clap::Parser;
use javelin::cli::{Arguments, Command, Failure, Input, remote, vc};
use javelin::{dimacs, export, params, proof, serve, solve, worker};
use tikv_jemallocator::Jemalloc;

/// Gives free memory back to the system, also when nothing is allocated any more: a daemon is small again
/// after large sessions.
#[global_allocator]
static ALLOCATOR: Jemalloc = Jemalloc;

fn run(arguments: &mut Arguments) -> Result<i32, Failure> {
    match arguments.command.take() {
        Some(Command::Serve(flags)) => return serve::run(*flags),
        Some(Command::Worker(flags)) => return worker::run(&flags),
        Some(Command::Client(flags)) => return remote::client(&flags),
        Some(Command::Vc(flags)) => return vc::vc(&flags),
        Some(Command::Cancel(flags)) => return remote::cancel(&flags),
        Some(Command::Status(flags)) => return remote::status(&flags),
        None => {}
    }
    if arguments.params {
        return params::print(&arguments.session_options().params);
    }
    if let Some([formula, file]) = arguments.check_proof.as_deref() {
        return proof::check(formula, file);
    }
    match (arguments.open()?, &arguments.dimacs) {
        (Input::Script(bytes), None) => solve::run(arguments, bytes),
        (Input::Script(bytes), Some(target)) => export::run(arguments, bytes, target),
        (Input::Dimacs(bytes), None) => dimacs::run(arguments, bytes),
        (Input::Dimacs(_), Some(_)) => Err(Failure::Export("the input is in DIMACS format already".into())),
    }
}

fn main() -> ExitCode {
    let mut arguments = Arguments::parse();
    let code = run(&mut arguments);
    let code = code.unwrap_or_else(|failure| {
        eprintln!("javelin: {failure}");
        3
    });
    // Ending here skips freeing a large arena piece by piece.
    std::process::exit(code)
}
