//! `javelin worker`: the process of one session, as `javelin serve --isolation process` starts it.

use std::ffi::OsString;
use std::path::Path;

use clap::Args;
use javelin_parser::command::Attribute;
use javelin_server::isolation::process::{self, WorkerSettings};
use javelin_solver::session::options::Options;

use crate::allocator;
use crate::cli::{Failure, parse_option, set_options};
use crate::serve::{LogFormat, log};

/// Flags with which the daemon starts the process of a session; users have no need for them.
#[derive(Debug, Args)]
pub struct WorkerFlags {
    /// The bytes of address space that it may have.
    #[arg(long, value_name = "BYTES")]
    address_space: Option<u64>,
    /// Ask the daemon before more memory is held.
    #[arg(long)]
    ask_for_memory: bool,
    /// The filter of `javelin serve`.
    #[arg(long, value_name = "FILTER")]
    log: Option<String>,
    /// The format of `javelin serve`.
    #[arg(long, value_name = "FORMAT")]
    log_format: Option<LogFormat>,
    /// The options of `javelin serve`.
    #[arg(long = "option", value_name = "KEYWORD=VALUE", value_parser = parse_option)]
    options: Vec<(String, Attribute)>,
}

/// The command that starts the process of a session: this program, even when its file was replaced since.
///
/// # Errors
/// The operating system does not report the path of this program.
pub fn command(
    address_space: u64,
    asks_for_memory: bool,
    log: &str,
    log_format: LogFormat,
    options: &[(String, Attribute)],
) -> Result<Vec<OsString>, Failure> {
    let this = Path::new("/proc/self/exe");
    let program = match this.exists() {
        true => this.into(),
        false => std::env::current_exe()
            .map_err(|error| Failure::Daemon(format!("cannot find this program: {error}")))?,
    };
    let format = if log_format == LogFormat::Json { "json" } else { "text" };
    let mut command: Vec<OsString> = vec![program.into(), "worker".into()];
    command.push(format!("--address-space={address_space}").into());
    command.push(format!("--log={log}").into());
    command.push(format!("--log-format={format}").into());
    if asks_for_memory {
        command.push("--ask-for-memory".into());
    }
    for (keyword, value) in options {
        // The kinds of attributes that `parse_option` returns.
        if let Attribute::Symbol(text) | Attribute::Literal(text) | Attribute::String(text) = value {
            command.push(format!("--option={keyword}={text}").into());
        }
    }
    Ok(command)
}

/// Executes one session; returns the exit status.
///
/// # Errors
/// The process was not started by a daemon, or the daemon has sent a malformed frame.
pub fn run(flags: &WorkerFlags) -> Result<i32, Failure> {
    log(flags.log.as_deref().unwrap_or("info"), flags.log_format.unwrap_or(LogFormat::Text))?;
    allocator::give_back_when_idle();
    let mut options = Options::default();
    set_options(&mut options, &flags.options);
    let settings = WorkerSettings {
        options,
        address_space: flags.address_space,
        asks_for_memory: flags.ask_for_memory,
        thread_bytes: Some(allocator::thread_bytes),
    };
    process::run(settings).map_err(|error| Failure::Daemon(format!("the process of a session: {error}")))?;
    Ok(0)
}
