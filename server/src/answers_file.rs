//! The shared answers in a file, so that a daemon that starts again still has them.
//!
//! No wrong answer may come out of a file. Models are evaluated before they are used, but `unsat` is
//! answered as it stands; so a file is used as a whole or not at all, and only for the program that wrote
//! it. It holds the digest of the executable, since in another one operators may have other numbers, or an
//! error may be corrected, and ends with the digest of everything before (SHA-256 both). Questions are
//! compared by their whole text, as in memory. That excludes damage and other versions, but not users who
//! may write the file: only the daemon's user should be able to.
//!
//! ```text
//! name, 16 bytes | digest of the executable, 32 | answers | digest of all before, 32
//! answer: words of the text | words of the answer | text | answer        each word 4 bytes, lowest first
//! ```

use std::fs::{File, OpenOptions};
use std::io::{self, BufWriter, IntoInnerError, Read, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use javelin_solver::recall::{Answers, Known};
use parking_lot::Mutex;
use ring::digest::{Context, Digest, SHA256, SHA256_OUTPUT_LEN, digest};

use crate::answers::Cache;

/// The first bytes of every such file.
const NAME: &[u8; 16] = b"javelin answers\n";

/// The parts of a file that are not answers.
const AROUND: usize = NAME.len() + 2 * SHA256_OUTPUT_LEN;

/// Why the answers of a file are not used.
#[derive(Debug, thiserror::Error)]
pub enum Unused {
    /// There is no file yet.
    #[error("there is no file yet")]
    Missing,
    /// Another program, or another version of this one, wrote it.
    #[error("another version of this program wrote it")]
    Foreign,
    /// Its digest or its structure is wrong.
    #[error("it is damaged")]
    Damaged,
    /// It is longer than twice the limit of the cache.
    #[error("it is longer than twice what answers may take")]
    Long,
}

/// Why answers cannot be kept in a file.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// It cannot be read or written.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// It is not a file of answers, which must not be overwritten.
    #[error("this is no file of answers; name another, or remove it")]
    Other,
}

/// A file of answers.
#[derive(Debug)]
pub struct AnswersFile {
    path: PathBuf,
    /// The digest of this program's executable.
    program: Digest,
    /// Held while the file is written.
    writing: Mutex<()>,
}

impl AnswersFile {
    /// The file of this path for this program.
    ///
    /// # Errors
    /// The program cannot read itself.
    pub fn new(path: PathBuf) -> io::Result<AnswersFile> {
        Ok(AnswersFile { path, program: program()?, writing: Mutex::new(()) })
    }

    /// The path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Loads the answers of the file; returns their number.
    ///
    /// # Errors
    /// It cannot be read, or is not a file of answers.
    pub fn load(&self, cache: &Cache) -> Result<Result<usize, Unused>, Refused> {
        let most = 2 * cache.most_bytes() + AROUND;
        let mut bytes = Vec::new();
        match File::open(&self.path) {
            Ok(file) => file.take(most as u64 + 1).read_to_end(&mut bytes)?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Err(Unused::Missing)),
            Err(error) => return Err(error.into()),
        };
        if !bytes.starts_with(NAME) {
            // A full disk or a crash can leave a file that was cut off in its name, or is empty.
            return if NAME.starts_with(&bytes) { Ok(Err(Unused::Damaged)) } else { Err(Refused::Other) };
        }
        if bytes.len() > most {
            return Ok(Err(Unused::Long));
        }
        let found = self.answers(&bytes);
        Ok(found.map(|answers| {
            let count = answers.len();
            answers.into_iter().for_each(|(text, answer)| cache.keep(&text, answer));
            count
        }))
    }

    /// The answers in the bytes of a whole file.
    fn answers(&self, bytes: &[u8]) -> Result<Vec<(Vec<u32>, Known)>, Unused> {
        let inner = bytes.len().checked_sub(SHA256_OUTPUT_LEN).ok_or(Unused::Damaged)?;
        let (bytes, end) = bytes.split_at(inner);
        if digest(&SHA256, bytes).as_ref() != end {
            return Err(Unused::Damaged);
        }
        let answers = bytes.strip_prefix(NAME).ok_or(Unused::Damaged)?;
        let answers = answers.strip_prefix(self.program.as_ref()).ok_or(Unused::Foreign)?;
        parse(answers).ok_or(Unused::Damaged)
    }

    /// Writes all answers: first to another file in its folder, so that the file is complete at any time.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn save(&self, cache: &Cache) -> io::Result<()> {
        let _writing = self.writing.lock();
        let (beside, file) = self.beside()?;
        let mut buffered = BufWriter::new(file);
        self.write(cache, &mut buffered)?;
        buffered.into_inner().map_err(IntoInnerError::into_error)?.sync_all()?;
        std::fs::rename(&beside, &self.path)
    }

    /// Makes sure that the file can be written.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn probe(&self) -> io::Result<()> {
        let _writing = self.writing.lock();
        std::fs::remove_file(self.beside()?.0)
    }

    /// An empty file beside the file, readable by the daemon's user only; it replaces one that was left
    /// there.
    fn beside(&self) -> io::Result<(PathBuf, File)> {
        let mut beside = self.path.clone().into_os_string();
        beside.push(".new");
        match std::fs::remove_file(&beside) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        let file = OpenOptions::new().write(true).create_new(true).mode(0o600).open(&beside)?;
        Ok((beside.into(), file))
    }

    fn write(&self, cache: &Cache, target: &mut impl Write) -> io::Result<()> {
        let mut context = Context::new(&SHA256);
        let mut put = |bytes: &[u8]| {
            context.update(bytes);
            target.write_all(bytes)
        };
        put(NAME)?;
        put(self.program.as_ref())?;
        for (text, answer) in cache.stored() {
            let answer = answer.to_words();
            let (Ok(length), Ok(size)) = (u32::try_from(text.len()), u32::try_from(answer.len())) else {
                continue;
            };
            let words = [length, size].into_iter().chain(text.iter().copied()).chain(answer);
            put(&words.flat_map(u32::to_le_bytes).collect::<Vec<u8>>())?;
        }
        target.write_all(context.finish().as_ref())
    }
}

/// The answers one after the other; `None` if one is truncated or malformed.
fn parse(bytes: &[u8]) -> Option<Vec<(Vec<u32>, Known)>> {
    let (words, []) = bytes.as_chunks() else { return None };
    let words: Vec<u32> = words.iter().map(|&word| u32::from_le_bytes(word)).collect();
    let mut answers = Vec::new();
    let mut rest = &words[..];
    while let Some((&[length, size], behind)) = rest.split_first_chunk() {
        let (text, behind) = behind.split_at_checked(length as usize)?;
        let (answer, behind) = behind.split_at_checked(size as usize)?;
        answers.push((text.to_vec(), Known::from_words(answer)?));
        rest = behind;
    }
    rest.is_empty().then_some(answers)
}

/// The digest of the executable of this process, even if its file was replaced since the start.
fn program() -> io::Result<Digest> {
    let mut file = File::open("/proc/self/exe").or_else(|_| File::open(std::env::current_exe()?))?;
    let mut context = Context::new(&SHA256);
    let mut block = vec![0; 1 << 20];
    loop {
        match file.read(&mut block)? {
            0 => return Ok(context.finish()),
            length => context.update(&block[..length]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use javelin_solver::session::Session;
    use std::sync::Arc;

    const QUERIES: [(&str, &str); 3] = [
        ("(declare-const x (_ BitVec 8))(assert (= (bvmul x x) #x31))(check-sat)", "sat"),
        ("(declare-const x (_ BitVec 8))(assert (= (bvmul x #x02) #x31))(check-sat)", "unsat"),
        (
            "(declare-const a (Array (_ BitVec 4) (_ BitVec 70)))(declare-fun f (Bool) (_ BitVec 4))\
             (assert (distinct (select a (f true)) (select a (f false))))(check-sat)",
            "sat",
        ),
    ];

    fn ask(cache: &Arc<Cache>) {
        for (query, answer) in QUERIES {
            let mut session = Session::new(Default::default());
            let answers = Some(Arc::clone(cache) as Arc<dyn Answers>);
            session.set_host(javelin_solver::Host { answers, ..Default::default() });
            session.feed(query.as_bytes());
            session.finish();
            let answers = std::iter::from_fn(|| session.step()).filter_map(|reply| reply.text);
            assert_eq!(answers.collect::<Vec<_>>(), [answer]);
        }
    }

    fn of_program(program: &[u8]) -> AnswersFile {
        AnswersFile { path: PathBuf::new(), program: digest(&SHA256, program), writing: Mutex::new(()) }
    }

    /// The bytes of a file that holds the answers to the queries.
    fn written() -> (AnswersFile, Vec<u8>) {
        let file = of_program(b"this program");
        let cache = Arc::new(Cache::new(1 << 20));
        ask(&cache);
        let mut bytes = Vec::new();
        file.write(&cache, &mut bytes).unwrap();
        (file, bytes)
    }

    #[test]
    fn saved_answers_are_loaded() {
        let (file, bytes) = written();
        let cache = Arc::new(Cache::new(1 << 20));
        file.answers(&bytes).unwrap().into_iter().for_each(|(text, answer)| cache.keep(&text, answer));
        ask(&cache);
        assert_eq!((cache.hits.get(), cache.misses.get()), (3, 0));
        let mut again = Vec::new();
        file.write(&cache, &mut again).unwrap();
        assert_eq!(again, bytes);
    }

    #[test]
    fn a_damaged_file_and_that_of_another_program_are_no_answers() {
        let (file, mut bytes) = written();
        for length in 0..bytes.len() {
            assert!(matches!(file.answers(&bytes[..length]), Err(Unused::Damaged)), "{length}");
        }
        for at in 0..bytes.len() {
            for bit in 0..8 {
                bytes[at] ^= 1 << bit;
                assert!(matches!(file.answers(&bytes), Err(Unused::Damaged)), "bit {bit} of {at}");
                bytes[at] ^= 1 << bit;
            }
        }
        assert!(matches!(of_program(b"that program").answers(&bytes), Err(Unused::Foreign)));
    }

    /// Even under a correct digest, malformed answers are refused without a panic.
    #[test]
    fn words_without_sense_are_refused() {
        let (_, bytes) = written();
        let mut answers = bytes[NAME.len() + SHA256_OUTPUT_LEN..bytes.len() - SHA256_OUTPUT_LEN].to_vec();
        assert_eq!(parse(&answers).unwrap().len(), QUERIES.len());
        for at in 0..answers.len() {
            for wrong in [answers[at] ^ 1, answers[at] ^ 0x80, 0xff] {
                let right = std::mem::replace(&mut answers[at], wrong);
                let _ = parse(&answers);
                answers[at] = right;
            }
            assert!(at % 4 == 0 || parse(&answers[..at]).is_none());
        }
    }
}
