//! The program `javelin`: arguments, subcommands, exit status.

use std::env;
use std::process::ExitCode;

use javelin::cli::input::Kind;
use javelin::cli::signals::Signals;
use javelin::cli::{Arguments, Command, Failure, dialect, guarded, note, pages, remote, vc, verify};
use javelin::{dimacs, export, params, proof, serve, solve, worker};

fn run(arguments: &mut Arguments) -> Result<i32, Failure> {
    match arguments.command.take() {
        Some(Command::Serve(flags)) => return serve::run(*flags.0),
        Some(Command::Worker(flags)) => return worker::run(&flags),
        Some(Command::Client(flags)) => return remote::client(&flags),
        Some(Command::Vc(flags)) => return vc::vc(&flags),
        Some(Command::Verify(flags)) => return verify::verify(&flags),
        Some(Command::Cancel(flags)) => return remote::cancel(&flags),
        Some(Command::Status(flags)) => return remote::status(&flags),
        Some(Command::Pages(flags)) => return pages::pages(&flags),
        None => {}
    }
    if arguments.params {
        return params::print(&arguments.session_options().params);
    }
    if let Some([formula, file]) = arguments.check_proof.as_deref() {
        return proof::check(formula, file);
    }
    let input = arguments.open()?;
    let signals = Signals::listen().map_err(|error| Failure::Input("signals".into(), error))?;
    let result = match (input.kind, &arguments.dimacs) {
        (Kind::Script, None) => solve::run(arguments, &input, &signals),
        (Kind::Script, Some(target)) => export::run(arguments, &input, &signals, target),
        (Kind::Dimacs, None) => dimacs::run(arguments, &input, &signals),
        (Kind::Dimacs, Some(_)) => Err(Failure::Export("the input is in DIMACS format already".into())),
    };
    match signals.status() {
        None => result,
        Some(status) => {
            result.map_or_else(|failure| tell(&failure), drop);
            Ok(status)
        }
    }
}

/// Prints why the program ends.
fn tell(failure: &Failure) {
    // If standard error fails, there is no other channel.
    let _ = note(&format!("javelin: {failure}\n"));
}

fn main() -> ExitCode {
    let mut arguments = match Arguments::of(dialect::translate(env::args_os())) {
        Ok(arguments) => arguments,
        Err(message) => {
            let printed = message.print().is_ok();
            return ExitCode::from(if printed { message.exit_code() as u8 } else { 3 });
        }
    };
    let code = guarded(|| run(&mut arguments)).unwrap_or_else(|failure| {
        tell(&failure);
        3
    });
    std::process::exit(code)
}
