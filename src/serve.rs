//! `javelin serve`: from flags, environment and configuration file to a running daemon.

use std::io;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use clap::{Args, ValueEnum};
use javelin_parser::command::Attribute;
use javelin_server::accept::{Address, Listener};
use javelin_server::isolation::{Isolation, address_space};
use javelin_server::limits::Limits;
use javelin_server::{Settings, run as serve, tls};
use javelin_solver::session::options::Options;
use serde::Deserialize;
use tokio::signal::unix::SignalKind;
use tokio_rustls::TlsAcceptor;
use tracing::Level;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::allocator;
use crate::cli::signals::{came, heeded};
use crate::cli::{Failure, parse_option, set_options};
use crate::worker;

/// Where the daemon listens, and clients connect, by default.
pub const DEFAULT_ADDRESS: &str = "127.0.0.1:7415";

/// Mebibytes of answers that sessions share.
const DEFAULT_CACHE: usize = 64;

/// Processes that wait for sessions to come.
const DEFAULT_SPARES: usize = 4;

/// A time in seconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Seconds(Duration);

impl FromStr for Seconds {
    type Err = String;

    fn from_str(text: &str) -> Result<Seconds, String> {
        crate::cli::parse_seconds(text).map(Seconds)
    }
}

impl<'de> Deserialize<'de> for Seconds {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Seconds, D::Error> {
        let seconds = f64::deserialize(deserializer)?;
        crate::cli::time_of(seconds).map(Seconds).map_err(serde::de::Error::custom)
    }
}

/// The format of log lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    /// Text for people, a line per event.
    Text,
    /// One object per line.
    Json,
}

/// The isolation of sessions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum IsolationFlag {
    /// On threads of the daemon.
    Thread,
    /// In a process each.
    Process,
}

/// Declares the settings once: each is a flag, a variable of the environment and a key of the file.
macro_rules! settings {
    ($($(#[doc = $doc:literal])+ $(#[arg($($arg:tt)*)])? $name:ident: $type:ty = $variable:literal;)+) => {
        /// The settings of `javelin serve`; flags come before the environment, and that before the file.
        #[derive(Debug, Default, Args, Deserialize)]
        #[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
        pub struct Flags {
            /// Read settings that are not given here from this TOML file; its keys are the names of the
            /// flags.
            #[arg(long, value_name = "FILE", env = "JAVELIN_CONFIG")]
            #[serde(skip)]
            pub config: Option<PathBuf>,
            /// Set an option of every session, as `(set-option :KEYWORD VALUE)` would; may be repeated.
            #[arg(long = "option", short = 'o', value_name = "KEYWORD=VALUE", value_parser = parse_option)]
            #[serde(skip)]
            pub options: Vec<(String, Attribute)>,
            $($(#[doc = $doc])+ #[arg(long, env = $variable, $($($arg)*)?)] pub $name: Option<$type>,)+
        }

        impl Flags {
            /// Adds the settings of the file that are not given otherwise.
            fn or(self, file: Flags) -> Flags {
                Flags {
                    config: self.config,
                    options: self.options,
                    $($name: self.$name.or(file.$name),)+
                }
            }
        }
    };
}

settings! {
    /// Where to listen, separated by commas: IP:PORT on this machine, tls:IP:PORT, unix:PATH; port 0 takes a
    /// free one.
    #[arg(short, value_name = "ADDRESSES")]
    listen: String = "JAVELIN_LISTEN";
    /// The certificate chain for tls: addresses, a PEM file.
    #[arg(value_name = "FILE")]
    tls_cert: PathBuf = "JAVELIN_TLS_CERT";
    /// The key of the certificate, a PEM file.
    #[arg(value_name = "FILE")]
    tls_key: PathBuf = "JAVELIN_TLS_KEY";
    /// The file with the token that clients over TCP must show; tls: addresses need one.
    #[arg(value_name = "FILE")]
    token_file: PathBuf = "JAVELIN_TOKEN_FILE";
    /// Where Prometheus reads the metrics over HTTP: IP:PORT on this machine, tls:IP:PORT, unix:PATH.
    #[arg(value_name = "ADDRESS")]
    metrics: String = "JAVELIN_METRICS";
    /// The file with the token that whoever reads the metrics must show (`Authorization: Bearer TOKEN`); a
    /// tls: address needs one.
    #[arg(value_name = "FILE")]
    metrics_token_file: PathBuf = "JAVELIN_METRICS_TOKEN_FILE";
    /// The messages that are logged: error, warn, info, debug, or a filter like `info,javelin_server=debug`.
    #[arg(value_name = "FILTER")]
    log: String = "JAVELIN_LOG";
    /// How log lines look.
    #[arg(value_name = "FORMAT")]
    log_format: LogFormat = "JAVELIN_LOG_FORMAT";
    /// Threads that move bytes.
    #[arg(value_name = "N")]
    io_threads: NonZeroUsize = "JAVELIN_IO_THREADS";
    /// Mebibytes of answers that sessions share; 0 for none.
    #[arg(value_name = "MIB")]
    cache_mebibytes: usize = "JAVELIN_CACHE_MEBIBYTES";
    /// Keep the shared answers in this file, so that a daemon that starts again still has them.
    #[arg(value_name = "FILE")]
    answers_file: PathBuf = "JAVELIN_ANSWERS_FILE";
    /// Where sessions are executed. With a process each, whatever goes wrong in one costs that one alone; the
    /// rates are lower, and there are no shared answers.
    #[arg(value_name = "WHERE")]
    isolation: IsolationFlag = "JAVELIN_ISOLATION";
    /// Processes that wait for sessions to come.
    #[arg(value_name = "N")]
    spare_processes: usize = "JAVELIN_SPARE_PROCESSES";
    /// Sessions open at once. Here and in all other limits, 0 is no limit.
    #[arg(value_name = "N")]
    sessions: usize = "JAVELIN_SESSIONS";
    /// Connections that may have their token yet to show; they are no sessions.
    #[arg(value_name = "N")]
    newcomers: usize = "JAVELIN_NEWCOMERS";
    /// Checks that run at once; as many as there are cores where it is not given.
    #[arg(value_name = "N")]
    checks: NonZeroUsize = "JAVELIN_CHECKS";
    /// Checks that may wait for their turn.
    #[arg(value_name = "N")]
    queued_checks: usize = "JAVELIN_QUEUED_CHECKS";
    /// Searches beside one check that takes long, on cores that are idle; 0 for none. With them, a session
    /// that is played again may find other models.
    #[arg(value_name = "N")]
    helpers: usize = "JAVELIN_HELPERS";
    /// The longest a check may take, whatever the session's :timeout says.
    #[arg(value_name = "SECONDS")]
    check_time: Seconds = "JAVELIN_CHECK_TIME";
    /// End a session that sends nothing for this time while nothing runs for it.
    #[arg(value_name = "SECONDS")]
    idle_time: Seconds = "JAVELIN_IDLE_TIME";
    /// The longest command, in bytes.
    #[arg(value_name = "BYTES")]
    command_bytes: usize = "JAVELIN_COMMAND_BYTES";
    /// The most parentheses that may be open at once.
    #[arg(value_name = "N")]
    nesting: usize = "JAVELIN_NESTING";
    /// The most bytes of one session.
    #[arg(value_name = "BYTES")]
    script_bytes: u64 = "JAVELIN_SCRIPT_BYTES";
    /// The most memory that one session may hold.
    #[arg(value_name = "MIB")]
    session_memory: u64 = "JAVELIN_SESSION_MEMORY";
    /// The most memory that all sessions may hold together; three quarters of the machine's where it is not
    /// given.
    #[arg(value_name = "MIB")]
    memory: u64 = "JAVELIN_MEMORY";
    /// How long running checks may go on after SIGTERM; 0 to cancel them at once.
    #[arg(value_name = "SECONDS")]
    grace: Seconds = "JAVELIN_GRACE";
}

fn failed(what: &str, error: impl std::fmt::Display) -> Failure {
    Failure::Daemon(format!("{what}: {error}"))
}

/// A token from a file: its first line.
///
/// # Errors
/// The file cannot be read or is empty.
pub fn read_token(path: &Path) -> Result<String, Failure> {
    let text = std::fs::read_to_string(path)
        .map_err(|error| failed(&format!("cannot read the token in {}", path.display()), error))?;
    match text.lines().next().map(str::trim) {
        Some(token) if !token.is_empty() && !token.contains('"') => Ok(token.into()),
        _ => Err(failed(&path.display().to_string(), "the first line must hold a token without quotes")),
    }
}

impl Flags {
    /// The flags, with the settings of the file added.
    fn with_file(self) -> Result<Flags, Failure> {
        let Some(path) = &self.config else { return Ok(self) };
        let shown = path.display().to_string();
        let text = std::fs::read_to_string(path).map_err(|error| failed(&shown, error))?;
        let file = toml::from_str(&text).map_err(|error| failed(&shown, error))?;
        Ok(self.or(file))
    }

    fn limits(&self) -> Limits {
        let default = Limits::default();
        let mebibytes = |count: u64| count.saturating_mul(1 << 20);
        let time = |seconds: Option<Seconds>| Some(seconds?.0).filter(|time| !time.is_zero());
        // Zero means no limit.
        let count = |given: Option<usize>, default| match given {
            Some(0) => usize::MAX,
            given => given.unwrap_or(default),
        };
        let bytes = |given: Option<u64>| given.filter(|&bytes| bytes > 0);
        Limits {
            sessions: count(self.sessions, default.sessions),
            newcomers: count(self.newcomers, default.newcomers),
            checks: self.checks.map_or(default.checks, usize::from),
            queued_checks: count(self.queued_checks, default.queued_checks),
            helpers: self.helpers.unwrap_or(default.helpers),
            check_time: time(self.check_time),
            idle_time: time(self.idle_time),
            command_bytes: count(self.command_bytes, default.command_bytes),
            nesting: count(self.nesting, default.nesting),
            script_bytes: bytes(self.script_bytes),
            session_memory: bytes(self.session_memory).map(mebibytes),
            memory: match self.memory {
                Some(given) => bytes(Some(given)).map(mebibytes),
                None => Some(javelin_server::limits::most_of_the_machine()),
            },
            grace: self.grace.map_or(default.grace, |seconds| seconds.0),
        }
    }

    fn addresses(&self) -> Result<Vec<Address>, Failure> {
        let text = self.listen.as_deref().unwrap_or(DEFAULT_ADDRESS);
        let parsed = text.split(',').map(|address| address.trim().parse::<Address>());
        parsed.collect::<Result<_, _>>().map_err(|error| failed("listen", error))
    }

    /// The acceptor of TLS connections, if there is a certificate, a key and a token.
    fn tls(&self, token: Option<&PathBuf>) -> Result<Option<TlsAcceptor>, Failure> {
        match (&self.tls_cert, &self.tls_key, token) {
            (Some(certificate), Some(key), Some(_)) => tls::acceptor(certificate, key)
                .map(Some)
                .map_err(|error| failed("cannot use the certificate", error)),
            _ => Ok(None),
        }
    }

    /// The listener for readers of the metrics.
    async fn scraped(&self) -> Result<Option<Listener>, Failure> {
        let Some(address) = &self.metrics else { return Ok(None) };
        let address = address.parse::<Address>().map_err(|error| failed("metrics", error))?;
        let tls = self.tls(self.metrics_token_file.as_ref())?;
        let listener = Listener::bind(&address, tls.as_ref()).await;
        listener.map(Some).map_err(|error| failed(&format!("metrics: cannot listen on {address}"), error))
    }

    /// The isolation of sessions, and the size of the shared cache in mebibytes.
    fn isolation(&self, limits: &Limits) -> Result<(Isolation, usize), Failure> {
        let cache = self.cache_mebibytes.unwrap_or(DEFAULT_CACHE);
        match self.isolation.unwrap_or(IsolationFlag::Thread) {
            IsolationFlag::Thread if cache == 0 && self.answers_file.is_some() => {
                Err(failed("answers-file", "there are no shared answers with cache-mebibytes 0"))
            }
            IsolationFlag::Thread => Ok((Isolation::Thread, cache)),
            IsolationFlag::Process if self.answers_file.is_some() => {
                Err(failed("answers-file", "there are no shared answers with isolation process"))
            }
            IsolationFlag::Process => {
                let asks_for_memory = limits.session_memory.is_some() || limits.memory.is_some();
                let (filter, format) = self.log_settings();
                let space = address_space(limits);
                let command = worker::command(space, asks_for_memory, filter, format, &self.options)?;
                let spares = self.spare_processes.unwrap_or(DEFAULT_SPARES);
                Ok((Isolation::Process { command, spares }, 0))
            }
        }
    }

    /// The log filter and the format of log lines.
    fn log_settings(&self) -> (&str, LogFormat) {
        (self.log.as_deref().unwrap_or("info"), self.log_format.unwrap_or(LogFormat::Text))
    }
}

/// Installs the log with a filter; also logs panics.
///
/// # Errors
/// The filter is malformed.
pub fn log(filter: &str, format: LogFormat) -> Result<(), Failure> {
    let filter = filter.parse::<Targets>().map_err(|error| failed("log", error))?;
    let builder = tracing_subscriber::fmt().with_max_level(Level::TRACE).with_writer(io::stderr);
    // An error in writing the log must not cause a panic.
    let builder = builder.log_internal_errors(false);
    let result = match format {
        LogFormat::Text => {
            let ansi = io::IsTerminal::is_terminal(&io::stderr());
            builder.with_ansi(ansi).finish().with(filter).try_init()
        }
        LogFormat::Json => builder.json().finish().with(filter).try_init(),
    };
    std::panic::set_hook(Box::new(|panic| tracing::error!("{panic}")));
    result.map_err(|error| failed("log", error))
}

/// Serves until SIGTERM, SIGINT or SIGHUP; returns the exit status.
///
/// # Errors
/// The settings make no sense, an address cannot be listened on, or the runtime cannot start.
pub fn run(flags: Flags) -> Result<i32, Failure> {
    let flags = flags.with_file()?;
    let (filter, format) = flags.log_settings();
    log(filter, format)?;
    allocator::give_back_when_idle();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(flags.io_threads.map_or(1, usize::from))
        .enable_all()
        .build()
        .map_err(|error| failed("cannot start", error))?;
    runtime.block_on(daemon(&flags))
}

async fn daemon(flags: &Flags) -> Result<i32, Failure> {
    let tls = flags.tls(flags.token_file.as_ref())?;
    let mut listeners = Vec::new();
    for address in flags.addresses()? {
        let failed = |error| failed(&format!("cannot listen on {address}"), error);
        let listener = Listener::bind(&address, tls.as_ref()).await.map_err(failed)?;
        tracing::info!("listening on {}", listener.address().map_err(failed)?);
        listeners.push(listener);
    }
    let mut options = Options::default();
    set_options(&mut options, &flags.options);
    let limits = flags.limits();
    let (isolation, cache_mebibytes) = flags.isolation(&limits)?;
    let settings = Settings {
        thread_bytes: Some(allocator::thread_bytes),
        limits,
        options,
        token: flags.token_file.as_deref().map(read_token).transpose()?,
        cache_bytes: cache_mebibytes << 20,
        answers_file: flags.answers_file.clone(),
        metrics_token: flags.metrics_token_file.as_deref().map(read_token).transpose()?,
        isolation,
    };
    let scraped = flags.scraped().await?;
    let heed = |kind| heeded(kind).map_err(|error| failed("cannot serve", error));
    let mut terminate = heed(SignalKind::terminate())?;
    let mut interrupt = heed(SignalKind::interrupt())?;
    let mut hangup = heed(SignalKind::hangup())?;
    let end = async {
        tokio::select! {
            () = came(terminate.as_mut()) => {}
            () = came(interrupt.as_mut()) => {}
            () = came(hangup.as_mut()) => {}
        }
        tracing::info!("ending");
    };
    let closed =
        serve(settings, listeners, scraped, end).await.map_err(|error| failed("cannot serve", error))?;
    if !closed {
        tracing::warn!("some connections were cut off");
    }
    Ok(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_come_before_the_file() {
        let file: Flags = toml::from_str("sessions = 7\nidle-time = 1.5\nlog-format = \"json\"").unwrap();
        let flags = Flags { sessions: Some(3), ..Flags::default() }.or(file);
        let limits = flags.limits();
        assert_eq!((limits.sessions, limits.idle_time), (3, Some(Duration::from_millis(1500))));
        assert_eq!(flags.log_format, Some(LogFormat::Json));
        assert!(toml::from_str::<Flags>("sesions = 7").is_err());
        assert!(toml::from_str::<Flags>("grace = -1.0").is_err());
    }

    #[test]
    fn addresses_are_a_list() {
        let flags = Flags { listen: Some("127.0.0.1:1, unix:/x".into()), ..Flags::default() };
        assert_eq!(flags.addresses().unwrap().len(), 2);
        let outside = Flags { listen: Some("0.0.0.0:1".into()), ..Flags::default() };
        assert!(outside.addresses().unwrap_err().to_string().contains("needs TLS"));
    }
}
