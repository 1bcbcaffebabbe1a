//! The `javelin` command.

use std::process::ExitCode;

use clap::Parser;
use javelin::cli::{Arguments, Failure, Input};
use javelin::{dimacs, export, params, proof, solve};

fn run(arguments: &Arguments) -> Result<i32, Failure> {
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
    let arguments = Arguments::parse();
    let code = run(&arguments);
    let code = code.unwrap_or_else(|failure| {
        eprintln!("javelin: {failure}");
        3
    });
    // Ending here skips freeing a large arena piece by piece.
    std::process::exit(code)
}
