//! Certificates: what has to be refuted for a proof to be one, as scripts that any solver can refute.
//!
//! **Here.** A folder holds a script for each obligation and an index: which checks were proved, with which
//! scripts, of which files, and what the proof rests on beside them. Checking runs each script in a session
//! of its own, with the proof of its refutation checked.
//!
//! **What it shows.** That the solver's part was right. That the scripts say what the program does is the
//! part of the front end and the engine, which a certificate does not show.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use javelin_client::reply::Reply;
use javelin_client::{InProcess, Transport};
use ring::digest::{SHA256, digest};
use serde::{Deserialize, Serialize};

/// The index of a folder.
const INDEX: &str = "index.json";

/// The commands before each script when it is run.
const PREAMBLE: &str = "(set-option :print-success false)(set-option :check-proofs true)\n";

/// A certificate that cannot be written or read.
#[derive(Debug, thiserror::Error)]
pub enum CertificateError {
    /// A file or folder.
    #[error("{}: {source}", path.display())]
    File {
        /// The path of the file.
        path: PathBuf,
        /// The error of the operating system.
        source: io::Error,
    },
    /// The index is not one.
    #[error("{}: {source}", path.display())]
    Index {
        /// The path of the file.
        path: PathBuf,
        /// The error of the JSON reader.
        source: serde_json::Error,
    },
    /// A script's name leads out of the folder.
    #[error("the index names {0:?}, which is no file of the folder")]
    Name(String),
}

/// The contents of a certificate.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Index {
    /// The version of this form: 1.
    pub format: u32,
    /// The version of Javelin.
    pub javelin: String,
    /// The files of the program, with their SHA-256.
    pub inputs: Vec<InputFile>,
    /// The function where execution begins.
    pub entry: String,
    /// Further assumptions of the proofs: readings, and functions without a body.
    pub rests_on: Vec<String>,
    /// The checks that hold.
    pub checks: Vec<Certified>,
}

/// A file of the program.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct InputFile {
    /// Its path, as it was given.
    pub file: String,
    /// Its digest, in hexadecimal.
    pub sha256: String,
}

/// A check that holds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Certified {
    /// The name of the property.
    pub property: String,
    /// The place in the source: file, line and column.
    pub place: String,
    /// The failure that does not happen, in a few words.
    pub says: String,
    /// The scripts that must all be `unsat`: files of the folder.
    pub scripts: Vec<String>,
}

/// The digest of a file.
///
/// # Errors
/// It cannot be read.
pub fn input_file(path: &Path) -> Result<InputFile, CertificateError> {
    let bytes = fs::read(path).map_err(at(path))?;
    let digits = digest(&SHA256, &bytes).as_ref().iter().map(|byte| format!("{byte:02x}")).collect();
    Ok(InputFile { file: path.display().to_string(), sha256: digits })
}

fn at(path: &Path) -> impl FnOnce(io::Error) -> CertificateError + '_ {
    move |source| CertificateError::File { path: path.to_owned(), source }
}

/// Writes a certificate: the scripts of each check, whose names the index gets, and the index.
///
/// # Errors
/// A file cannot be written.
pub fn write(folder: &Path, mut index: Index, scripts: &[&[String]]) -> Result<(), CertificateError> {
    fs::create_dir_all(folder).map_err(at(folder))?;
    for (number, (check, scripts)) in (1..).zip(index.checks.iter_mut().zip(scripts)) {
        for (part, script) in (1..).zip(scripts.iter()) {
            let name = format!("check-{number:04}-{part}.smt2");
            let path = folder.join(&name);
            fs::write(&path, script).map_err(at(&path))?;
            check.scripts.push(name);
        }
    }
    let path = folder.join(INDEX);
    let text = serde_json::to_string_pretty(&index)
        .map_err(|source| CertificateError::Index { path: path.clone(), source })?;
    fs::write(&path, text + "\n").map_err(at(&path))
}

/// Reads the index of a certificate.
///
/// # Errors
/// There is none, or a script has a name that leads elsewhere.
pub fn read(folder: &Path) -> Result<Index, CertificateError> {
    let path = folder.join(INDEX);
    let text = fs::read_to_string(&path).map_err(at(&path))?;
    let index: Index =
        serde_json::from_str(&text).map_err(|source| CertificateError::Index { path, source })?;
    let mut names = index.checks.iter().flat_map(|check| &check.scripts);
    match names.find(|name| name.contains(['/', '\\']) || name.starts_with('.')) {
        Some(name) => Err(CertificateError::Name(name.clone())),
        None => Ok(index),
    }
}

/// The answer of a session to a script: `unsat` with a proof that was checked, or something else. The flag
/// stops it.
///
/// # Errors
/// The script cannot be read.
pub fn check(folder: &Path, script: &str, cancel: &Arc<AtomicBool>) -> Result<String, CertificateError> {
    let path = folder.join(script);
    let text = fs::read_to_string(&path).map_err(at(&path))?;
    Ok(answer(&text, cancel).unwrap_or_else(|error| error))
}

/// The answer to the one question of a script, with the proof of a refutation checked; or what is wrong with
/// it.
///
/// # Errors
/// It cannot be read, or has not one answer.
pub fn answer(script: &str, cancel: &Arc<AtomicBool>) -> Result<String, String> {
    const END: &str = "\"end of the script\"";
    let mut session = InProcess::canceled_by(Arc::clone(cancel));
    let failed = |error: javelin_client::TransportError| error.to_string();
    session.send(PREAMBLE).map_err(failed)?;
    session.send(script).map_err(failed)?;
    session.send(&format!("(echo {END})\n")).map_err(failed)?;
    let mut answers = Vec::new();
    loop {
        match session.receive().map_err(failed)? {
            Reply::Other(reply) if reply.trim() == END => break,
            Reply::Other(reply) => answers.push(reply.trim().to_owned()),
            Reply::Error(message) => return Err(message),
            Reply::Success | Reply::Unsupported => {}
        }
    }
    match <[String; 1]>::try_from(answers) {
        Ok([answer]) => Ok(answer),
        Err(answers) => Err(format!("{} answers in place of one", answers.len())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("javelin-certificate-{}-{name}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    #[test]
    fn written_certificates_are_read_and_refuted() {
        let folder = folder("whole");
        let check_of = |says: &str| Certified { says: says.to_owned(), ..Certified::default() };
        let index =
            Index { format: 1, checks: vec![check_of("first"), check_of("second")], ..Index::default() };
        let never = "(set-logic QF_BV)(assert false)(check-sat)\n".to_owned();
        let maybe = "(set-logic QF_BV)(declare-const x Bool)(assert x)(check-sat)\n".to_owned();
        write(&folder, index, &[std::slice::from_ref(&never), &[never.clone(), maybe]]).unwrap();
        let index = read(&folder).unwrap();
        let names: Vec<&String> = index.checks.iter().flat_map(|check| &check.scripts).collect();
        assert_eq!(names, ["check-0001-1.smt2", "check-0002-1.smt2", "check-0002-2.smt2"]);
        assert_eq!(check(&folder, names[0], &Arc::default()).unwrap(), "unsat");
        assert_eq!(check(&folder, names[2], &Arc::default()).unwrap(), "sat");
        fs::write(folder.join(names[1]), "(check-sat)(check-sat)").unwrap();
        assert_eq!(check(&folder, names[1], &Arc::default()).unwrap(), "2 answers in place of one");
        fs::write(folder.join(names[1]), "(assert (= x y))(check-sat)").unwrap();
        assert_ne!(check(&folder, names[1], &Arc::default()).unwrap(), "unsat");
        fs::write(folder.join(INDEX), "{\"format\": 1}").unwrap();
        assert!(matches!(read(&folder), Err(CertificateError::Index { .. })));
        fs::remove_dir_all(&folder).unwrap();
        assert!(matches!(read(&folder), Err(CertificateError::File { .. })));
    }

    #[test]
    fn names_stay_in_the_folder() {
        let folder = folder("names");
        let scripts = vec!["../other.smt2".to_owned()];
        let checks = vec![Certified { scripts, ..Certified::default() }];
        write(&folder, Index { checks, ..Index::default() }, &[&[]]).unwrap();
        assert!(matches!(read(&folder), Err(CertificateError::Name(_))));
        fs::remove_dir_all(&folder).unwrap();
    }
}
