//! Man pages, and what shells complete, from the table of arguments: for those who package the program.

use std::fs;
use std::io;
use std::path::PathBuf;

use clap::CommandFactory;
use clap_complete::Shell;

use super::{Arguments, Failure};

/// Flags of `javelin pages`.
#[derive(Clone, Debug, clap::Args)]
pub struct PagesFlags {
    /// The folder: `man1/` and `completions/` are made in it.
    pub folder: PathBuf,
}

/// Writes the files; the exit status.
///
/// # Errors
/// A folder cannot be made, or a file cannot be written.
pub fn pages(flags: &PagesFlags) -> Result<i32, Failure> {
    write(flags).map_err(Failure::Output)?;
    Ok(0)
}

fn write(flags: &PagesFlags) -> io::Result<()> {
    let (man, completions) = (flags.folder.join("man1"), flags.folder.join("completions"));
    fs::create_dir_all(&man)?;
    fs::create_dir_all(&completions)?;
    clap_mangen::generate_to(Arguments::command(), man)?;
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
        clap_complete::generate_to(shell, &mut Arguments::command(), "javelin", &completions)?;
    }
    Ok(())
}
