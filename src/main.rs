//! The `javelin` command.

use std::process::ExitCode;

use clap::Parser;
use javelin::cli::{Arguments, Input};
use javelin::{dimacs, proof, solve};

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let code = match arguments.check_proof.as_deref() {
        Some([formula, file]) => proof::check(formula, file),
        _ => arguments.open().and_then(|input| match input {
            Input::Script(bytes) => solve::run(&arguments, bytes),
            Input::Dimacs(bytes) => dimacs::run(&arguments, bytes),
        }),
    };
    let code = code.unwrap_or_else(|failure| {
        eprintln!("javelin: {failure}");
        3
    });
    // Ending here skips freeing a large arena piece by piece.
    std::process::exit(code)
}
