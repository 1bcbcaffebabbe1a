//! The subcommands that speak to a daemon: `client`, `cancel`, `status`.

use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use javelin_parser::response::StringLiteral;

use super::Failure;
use super::progress::Progress;
use crate::client::reply::is_error;
use crate::client::tls::trust;
use crate::client::{Address, Endpoint, Javelin, script};
use crate::serve::{DEFAULT_ADDRESS, read_token};

/// The daemon to connect to, with its credentials.
#[derive(Debug, Args)]
pub struct Daemon {
    /// Where the daemon is: HOST:PORT, tls:HOST:PORT or unix:PATH [default: 127.0.0.1:7415].
    #[arg(long, value_name = "ADDRESS", env = "JAVELIN_CONNECT")]
    connect: Option<Address>,
    /// The file with the daemon's token.
    #[arg(long, value_name = "FILE", env = "JAVELIN_TOKEN_FILE")]
    token_file: Option<PathBuf>,
    /// The certificates to trust with tls: addresses, a PEM file.
    #[arg(long, value_name = "FILE", env = "JAVELIN_CA")]
    ca: Option<PathBuf>,
}

/// The flags of `javelin client`.
#[derive(Debug, Args)]
pub struct ClientFlags {
    #[command(flatten)]
    daemon: Daemon,
    /// Send up to this many files at once, each over a connection of its own.
    #[arg(long, value_name = "N")]
    parallel: Option<usize>,
    /// The scripts; standard input where there is none.
    files: Vec<PathBuf>,
}

/// The flags of `javelin cancel`.
#[derive(Debug, Args)]
pub struct CancelFlags {
    #[command(flatten)]
    daemon: Daemon,
    /// The session's number, from `(get-info :session)`.
    id: u64,
    /// The secret of the session.
    secret: String,
}

/// The flags of `javelin status`.
#[derive(Debug, Args)]
pub struct StatusFlags {
    #[command(flatten)]
    daemon: Daemon,
}

impl Daemon {
    /// Whether the address was given by the user.
    pub(super) fn is_named(&self) -> bool {
        self.connect.is_some()
    }

    /// The address with everything it takes to open a connection.
    pub(super) fn endpoint(&self) -> Result<Endpoint, Failure> {
        let address = self.connect.clone().map_or_else(|| DEFAULT_ADDRESS.parse(), Ok);
        let trusted = self.ca.as_deref().map(|path| {
            trust(path)
                .map_err(|error| Failure::Input(format!("the certificates in {}", path.display()), error))
        });
        Ok(Endpoint {
            address: address.map_err(Failure::Daemon)?,
            token: self.token_file.as_deref().map(read_token).transpose()?,
            tls: trusted.transpose()?,
        })
    }
}

/// Prints an answer at once.
///
/// # Errors
/// Standard output is closed.
pub(super) fn print(answer: &str) -> io::Result<()> {
    let mut output = io::stdout().lock();
    writeln!(output, "{answer}")?;
    output.flush()
}

fn unreachable(error: io::Error) -> Failure {
    Failure::Daemon(format!("the daemon: {error}"))
}

/// Streams scripts through a daemon; returns the exit status, as for a script that is run here.
///
/// # Errors
/// The daemon cannot be reached, or input or output fails.
pub fn client(flags: &ClientFlags) -> Result<i32, Failure> {
    let endpoint = flags.daemon.endpoint()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(unreachable)?;
    let errors = runtime.block_on(async {
        match (flags.parallel, flags.files.as_slice()) {
            (None, []) => {
                script::stream(&endpoint, &mut tokio::io::stdin(), print).await.map_err(unreachable)
            }
            (None, [file]) => {
                let failed = |error| Failure::Input(file.display().to_string(), error);
                let mut input = tokio::fs::File::open(file).await.map_err(failed)?;
                script::stream(&endpoint, &mut input, print).await.map_err(unreachable)
            }
            (connections, files) => all(endpoint, files.to_vec(), connections.unwrap_or(1)).await,
        }
    });
    // A thread that waits for standard input would delay the runtime's end.
    runtime.shutdown_background();
    Ok(i32::from(errors? > 0))
}

/// Many files; each one's answers below its name.
async fn all(endpoint: Endpoint, files: Vec<PathBuf>, connections: usize) -> Result<usize, Failure> {
    let mut errors = 0;
    let mut failure = None;
    let mut done = |answers: script::Answers| {
        let name = answers.path.display();
        match answers.result {
            Ok((text, count)) => {
                errors += count;
                print(&format!("; {name}\n{}", text.trim_end()))
            }
            Err(error) => {
                print(&format!("; {name}: {error}"))?;
                failure.get_or_insert(Failure::Daemon(format!("{name}: {error}")));
                Ok(())
            }
        }
    };
    let mut progress = Progress::new(files.len());
    let in_order = |number, answers| progress.add(number, answers, &mut done);
    let sent = script::parallel(Arc::new(endpoint), files, connections.max(1), in_order).await;
    progress.finish();
    sent.map_err(Failure::Output)?;
    failure.map_or(Ok(errors), Err)
}

/// Cancels the check of a session; returns the exit status.
///
/// # Errors
/// The daemon cannot be reached, or refuses.
pub fn cancel(flags: &CancelFlags) -> Result<i32, Failure> {
    let mut session = Javelin::open(&flags.daemon.endpoint()?).map_err(unreachable)?;
    let secret = StringLiteral(&flags.secret);
    let ask = format!("(set-option :print-success true)(cancel {} {secret})", flags.id);
    let ready = session.ask(&ask).map_err(unreachable)?;
    let answer = if is_error(&ready) { ready } else { session.reply().map_err(unreachable)? };
    match answer.as_str() {
        "success" => Ok(0),
        answer => Err(Failure::Daemon(answer.into())),
    }
}

/// The counters of the asking session in the daemon's report, all zero here.
const OWN: &str = " :checks ";

/// Prints what a daemon is doing, a line for each number; returns the exit status.
///
/// # Errors
/// The daemon cannot be reached, or refuses.
pub fn status(flags: &StatusFlags) -> Result<i32, Failure> {
    let mut session = Javelin::open(&flags.daemon.endpoint()?).map_err(unreachable)?;
    let answer = session.ask("(get-info :daemon)").map_err(unreachable)?;
    let inner = answer.strip_prefix("(:daemon (").and_then(|rest| rest.strip_suffix("))"));
    let Some(inner) = inner else { return Err(Failure::Daemon(answer)) };
    let inner = inner.split_once(OWN).map_or(inner, |(daemon, _)| daemon);
    let lines =
        inner.split(" :").map(|pair| pair.trim_start_matches(':').replacen(' ', ": ", 1).replace('"', ""));
    print(&lines.collect::<Vec<_>>().join("\n")).map_err(Failure::Output)?;
    Ok(0)
}
