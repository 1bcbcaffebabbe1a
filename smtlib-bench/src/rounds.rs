//! A session that lasts for days: rounds of mixed commands on one pipe, and the cost of each.
//!
//! **Idea.** Tools keep a solver for days: they push, assert, query and pop without end. The cost of a round
//! must not depend on the number of rounds before it. Each symbol is planted with a value and every assertion
//! is true under these values or contradicts one that is. So the verdict of each check, the values of pinned
//! terms and an assertion of each core are known, and a wrong answer after a million rounds is noticed.
//!
//! **Here.** Time is processor time of the solver alone, memory its resident set, both as counted by the
//! system. The rounds are cut into windows; the cost of a window is the mean without the slowest fiftieth,
//! since a few questions are hard. The first window is left out, since caches and tables grow to their size
//! in it. The last quarter of the others must not cost a fifth more than the first, nor hold more memory by a
//! fifth and 8 MiB.

use std::fmt::Write as _;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use clap::Args;

use crate::fuzz::random::Random;
use crate::fuzz::sexpr::{Sexpr, read_all};

/// The flags of `smtlib-bench rounds`.
#[derive(Args, Clone, Debug)]
pub struct RoundsOptions {
    /// The program under test, with arguments
    #[arg(long, value_name = "COMMAND", default_value = "target/release/javelin")]
    pub javelin: String,
    /// How many rounds to run
    #[arg(long, default_value_t = 1_000_000)]
    pub rounds: u64,
    /// A round is a reset-assertions this often, 0 for never
    #[arg(long, value_name = "ROUNDS", default_value_t = 1000)]
    pub reset_every: u64,
    /// The same seed makes the same rounds
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// The session ended or gave a wrong answer.
#[derive(Debug, thiserror::Error)]
pub enum RoundsError {
    /// The program cannot be started, or a pipe to it broke.
    #[error("the program: {0}")]
    Pipe(#[from] io::Error),
    /// An answer contradicts the planted values.
    #[error("round {round}: `{wanted}` was expected, the answers to\n{commands}were\n{answers}")]
    Answer {
        /// The number of the round.
        round: u64,
        /// The answer that was expected.
        wanted: String,
        /// The commands of the round.
        commands: String,
        /// The answers of the round.
        answers: String,
    },
}

/// The number of windows.
const WINDOWS: u64 = 21;
/// The width of all terms; planted values have as many bits.
const MASK: u64 = 0xffff;
/// The most levels that are open at a time, and the most assertions on the first.
const DEEPEST: usize = 12;
const FIRST_ASSERTIONS: usize = 30;

/// The expectation of an answer.
enum Wanted {
    Is(String),
    /// A list that contains this symbol.
    Contains(String),
    /// A model that defines at least this number of symbols.
    Model(usize),
}

impl Wanted {
    fn accepts(&self, answer: &Sexpr) -> bool {
        match self {
            Wanted::Is(text) => answer.to_string() == *text,
            Wanted::Contains(symbol) => answer.items().iter().any(|item| item.to_string() == *symbol),
            Wanted::Model(least) => {
                answer.items().len() >= *least
                    && answer.items().iter().all(|item| item.head() == "define-fun")
            }
        }
    }
}

impl std::fmt::Display for Wanted {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Wanted::Is(text) => f.write_str(text),
            Wanted::Contains(symbol) => write!(f, "(... {symbol} ...)"),
            Wanted::Model(least) => write!(f, "a model of {least} symbols or more"),
        }
    }
}

/// An open level: how many symbols and pinned terms there were when it was opened.
struct Level {
    symbols: usize,
    pinned: usize,
}

/// The commands of a round with the expected answers, and the assertion stack of the session.
struct Conversation {
    random: Random,
    levels: Vec<Level>,
    /// The planted value of each symbol in scope.
    symbols: Vec<(String, u64)>,
    /// Terms that assertions equate with their values.
    pinned: Vec<(String, u64)>,
    /// The number of names that were made.
    names: u64,
    commands: String,
    wanted: Vec<Wanted>,
}

/// Writes a command. Writing to a string does not fail.
macro_rules! send {
    ($self:ident, $($text:tt)*) => {{
        let _ = writeln!($self.commands, $($text)*);
    }};
}

fn literal(value: u64) -> String {
    format!("#x{value:04x}")
}

impl Conversation {
    fn new(seed: u64) -> Conversation {
        Conversation {
            random: Random::new(seed),
            levels: Vec::new(),
            symbols: Vec::new(),
            pinned: Vec::new(),
            names: 0,
            commands: String::new(),
            wanted: Vec::new(),
        }
    }

    fn name(&mut self, prefix: &str) -> String {
        self.names += 1;
        format!("{prefix}{}", self.names)
    }

    /// The commands at the start of the session and after a reset.
    fn begin(&mut self) {
        send!(self, "(declare-fun f ((_ BitVec 16)) (_ BitVec 16))");
        send!(self, "(declare-const a (Array (_ BitVec 16) (_ BitVec 16)))");
        for _ in 0..4 {
            self.declare();
        }
        self.assert_true();
    }

    fn declare(&mut self) {
        let (name, value) = (self.name("v"), self.random.word() & MASK);
        send!(self, "(declare-const {name} (_ BitVec 16))");
        self.symbols.push((name, value));
    }

    /// A random term and its planted value. `f` is planted as x -> 3x + 1, `a` as i -> i xor #x5a5a.
    fn term(&mut self, depth: u32) -> (String, u64) {
        if depth == 0 || self.random.chance(20) {
            let constant = self.random.word() & MASK;
            return match self.random.chance(70) {
                true => self.random.pick(&self.symbols).cloned().unwrap_or((literal(constant), constant)),
                false => (literal(constant), constant),
            };
        }
        let (left, x) = self.term(depth - 1);
        let (right, y) = self.term(depth - 1);
        match self.random.below(10) {
            0 | 1 => (format!("(bvadd {left} {right})"), x.wrapping_add(y) & MASK),
            2 => (format!("(bvsub {left} {right})"), x.wrapping_sub(y) & MASK),
            3 => (format!("(bvxor {left} {right})"), x ^ y),
            4 => (format!("(bvand {left} {right})"), x & y),
            5 => (format!("(bvor {left} {right})"), x | y),
            6 => (format!("(ite (bvult {left} {right}) {left} {right})"), x.min(y)),
            7 => (format!("(f {left})"), x.wrapping_mul(3).wrapping_add(1) & MASK),
            8 => (format!("(select a {left})"), x ^ 0x5a5a),
            _ => {
                let (index, i) = self.term(depth - 1);
                let value = if i == x { y } else { i ^ 0x5a5a };
                (format!("(select (store a {left} {right}) {index})"), value)
            }
        }
    }

    /// An assertion that the planted values make true. The last of a round is pinned.
    fn assert_true(&mut self) {
        let (term, value) = self.term(2);
        let bound = self.random.word() & MASK;
        match self.random.below(3) {
            0 if bound >= value => send!(self, "(assert (bvule {term} {}))", literal(bound)),
            0 => send!(self, "(assert (bvugt {term} {}))", literal(bound)),
            1 if bound != value => send!(self, "(assert (not (= {term} {})))", literal(bound)),
            _ => {
                let name = self.name("n");
                send!(self, "(assert (! (= {term} {}) :named {name}))", literal(value));
                self.pinned.push((term, value));
            }
        }
    }

    /// An assertion on a level of its own that contradicts a pinned term, if a term is pinned.
    fn contradict(&mut self) {
        let Some((term, value)) = self.random.pick(&self.pinned).cloned() else { return };
        let name = self.name("wrong");
        send!(self, "(push 1)\n(assert (! (bvult {term} {}) :named {name}))", literal(value));
        self.answered("(check-sat)", Wanted::Is("unsat".into()));
        self.answered("(get-unsat-core)", Wanted::Contains(name));
        send!(self, "(pop 1)");
    }

    /// A check under assumptions, of which one may be false under a pinned term.
    fn assume(&mut self) {
        let Some((term, value)) = self.random.pick(&self.pinned).cloned() else { return };
        let (right, wrong) = (self.name("right"), self.name("wrong"));
        send!(self, "(push 1)");
        send!(self, "(define-fun {right} () Bool (= {term} {}))", literal(value));
        send!(self, "(define-fun {wrong} () Bool (= {term} {}))", literal(value ^ 1));
        let check = format!("(check-sat-assuming ({right} (not {wrong})))");
        self.answered(&check, Wanted::Is("sat".into()));
        self.answered(&format!("(check-sat-assuming ({right} {wrong}))"), Wanted::Is("unsat".into()));
        self.answered("(get-unsat-assumptions)", Wanted::Contains(wrong));
        send!(self, "(pop 1)");
    }

    fn answered(&mut self, command: &str, wanted: Wanted) {
        send!(self, "{command}");
        self.wanted.push(wanted);
    }

    fn check(&mut self) {
        self.answered("(check-sat)", Wanted::Is("sat".into()));
    }

    /// Opens a level with a symbol and assertions, and asks for the value of a pinned term.
    fn deepen(&mut self) {
        send!(self, "(push 1)");
        self.levels.push(Level { symbols: self.symbols.len(), pinned: self.pinned.len() });
        self.declare();
        for _ in 0..self.random.between(1, 3) {
            self.assert_true();
        }
        self.check();
        if let Some((term, value)) = self.pinned.last().cloned() {
            let asked = format!("(get-value ({term}))");
            self.answered(&asked, Wanted::Is(format!("(({term} {}))", literal(value))));
        }
    }

    /// Closes some of the levels.
    fn back(&mut self) {
        let closed = self.random.between(1, self.levels.len().min(3) as u32);
        send!(self, "(pop {closed})");
        for _ in 0..closed {
            if let Some(level) = self.levels.pop() {
                self.symbols.truncate(level.symbols);
                self.pinned.truncate(level.pinned);
            }
        }
        self.check();
    }

    fn reset(&mut self) {
        send!(self, "(reset-assertions)");
        (self.levels, self.symbols, self.pinned) = Default::default();
        self.begin();
        self.check();
    }

    /// Whether the answers to a round are those expected.
    fn compare(&self, round: u64, text: String) -> Result<(), RoundsError> {
        let answers = read_all(&text).unwrap_or_default();
        let fits = |at: usize| match (self.wanted.get(at), answers.get(at)) {
            (Some(wanted), Some(answer)) => wanted.accepts(answer),
            _ => false,
        };
        let Some(at) = (0..self.wanted.len().max(answers.len())).find(|&at| !fits(at)) else { return Ok(()) };
        let wanted = self.wanted.get(at).map(Wanted::to_string).unwrap_or_default();
        Err(RoundsError::Answer { round, wanted, commands: self.commands.clone(), answers: text })
    }

    /// The commands and expectations of one more round.
    fn round(&mut self, number: u64, reset_every: u64) {
        self.commands.clear();
        self.wanted.clear();
        if number == 0 {
            send!(self, "(set-option :produce-unsat-cores true)\n(set-logic QF_AUFBV)");
            self.begin();
        } else if reset_every != 0 && number.is_multiple_of(reset_every) {
            return self.reset();
        }
        match self.random.below(20) {
            0..=5 if self.levels.len() < DEEPEST => self.deepen(),
            0..=10 if !self.levels.is_empty() => self.back(),
            11..=13 => self.contradict(),
            14..=16 => self.assume(),
            17 if self.levels.is_empty() && self.pinned.len() < FIRST_ASSERTIONS => {
                self.assert_true();
                self.check();
            }
            _ => {
                self.check();
                self.answered("(get-model)", Wanted::Model(self.symbols.len()));
            }
        }
    }
}

/// The session: its process and both ends of its pipes.
struct Session {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Drop for Session {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Session {
    fn start(command: &str) -> io::Result<Session> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or_else(|| io::Error::other("no program is named"))?;
        let mut child =
            Command::new(program).args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let none = || io::Error::other("no pipe");
        let (input, output) = (child.stdin.take().ok_or_else(none)?, child.stdout.take().ok_or_else(none)?);
        Ok(Session { child, input, output: BufReader::new(output) })
    }

    /// The answers to commands. A round fits into a pipe, so sending does not wait for reading.
    fn ask(&mut self, commands: &str) -> io::Result<String> {
        self.input.write_all(format!("{commands}(echo \"done\")\n").as_bytes())?;
        let mut answers = String::new();
        loop {
            let begin = answers.len();
            if self.output.read_line(&mut answers)? == 0 {
                return Err(io::Error::other(format!("the session ended after {answers}")));
            }
            if answers[begin..].trim_end() == "\"done\"" {
                answers.truncate(begin);
                return Ok(answers);
            }
        }
    }

    /// Processor time of all its threads, in nanoseconds.
    fn nanoseconds(&self) -> io::Result<u64> {
        let threads = std::fs::read_dir(format!("/proc/{}/task", self.child.id()))?;
        let spent = |thread: io::Result<std::fs::DirEntry>| {
            let text = std::fs::read_to_string(thread.ok()?.path().join("schedstat")).ok()?;
            text.split_whitespace().next()?.parse::<u64>().ok()
        };
        Ok(threads.filter_map(spent).sum())
    }

    fn mebibytes(&self) -> io::Result<f64> {
        let text = std::fs::read_to_string(format!("/proc/{}/statm", self.child.id()))?;
        let pages: f64 = text.split_whitespace().nth(1).and_then(|field| field.parse().ok()).unwrap_or(0.0);
        Ok(pages * 4096.0 / f64::from(1 << 20))
    }
}

/// The cost of the rounds of a window: microseconds for each, and MiB at the end of the window.
#[derive(Clone, Copy, Debug)]
struct Window {
    microseconds: f64,
    mebibytes: f64,
}

impl Window {
    /// The mean of all but the slowest fiftieth of the times, and the slowest; empties `spent`.
    fn of(spent: &mut Vec<u64>, mebibytes: f64) -> (Window, f64) {
        spent.sort_unstable();
        let slowest = spent.last().copied().unwrap_or(0) as f64 / 1e3;
        spent.truncate((spent.len() - spent.len() / 50).max(1));
        let microseconds = spent.iter().sum::<u64>() as f64 / 1e3 / spent.len().max(1) as f64;
        spent.clear();
        (Window { microseconds, mebibytes }, slowest)
    }
}

/// Whether the last quarter of the windows costs more than the first.
fn grows(windows: &[Window]) -> bool {
    let settled = windows.get(1..).unwrap_or_default();
    let quarter = (settled.len() / 4).max(1);
    let mean = |of: fn(&Window) -> f64, part: &mut dyn Iterator<Item = &Window>| {
        part.take(quarter).map(of).sum::<f64>() / quarter as f64
    };
    let ends = |of| (mean(of, &mut settled.iter()), mean(of, &mut settled.iter().rev()));
    let (time, last_time) = ends(|window| window.microseconds);
    let (memory, last_memory) = ends(|window| window.mebibytes);
    last_time > 1.2 * time || last_memory > 1.2 * memory + 8.0
}

/// Holds the session; returns a table, and whether a round costs more at the end.
///
/// # Errors
/// The program cannot be started, ends, or answers wrongly.
pub fn rounds(options: &RoundsOptions) -> Result<(String, bool), RoundsError> {
    let mut session = Session::start(&options.javelin)?;
    let mut conversation = Conversation::new(options.seed);
    let mut windows = Vec::new();
    let mut table = String::from("rounds\tmicroseconds a round\tslowest\tMiB\n");
    let size = (options.rounds / WINDOWS).max(1);
    let mut spent = Vec::new();
    let mut before = session.nanoseconds()?;
    for number in 0..options.rounds {
        conversation.round(number, options.reset_every);
        let answers = session.ask(&conversation.commands)?;
        conversation.compare(number, answers)?;
        let now = session.nanoseconds()?;
        spent.push(now.saturating_sub(before));
        before = now;
        if (number + 1).is_multiple_of(size) {
            let (window, slowest) = Window::of(&mut spent, session.mebibytes()?);
            let Window { microseconds, mebibytes } = window;
            let row = format!("{}\t{microseconds:.1}\t{slowest:.1}\t{mebibytes:.1}\n", number + 1);
            eprint!("{row}");
            table.push_str(&row);
            windows.push(window);
        }
    }
    let is_wrong = grows(&windows);
    table.push_str(if is_wrong {
        "a round costs more at the end\n"
    } else {
        "a round costs the same at the end\n"
    });
    Ok((table, is_wrong))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn growth_is_seen_and_noise_is_not() {
        let windows = |slope: f64, memory: f64| -> Vec<Window> {
            let at = |at: i32| Window {
                microseconds: 100.0 + slope * f64::from(at) + f64::from(at % 3),
                mebibytes: 20.0 + memory * f64::from(at),
            };
            (0..21).map(at).collect()
        };
        assert!(!grows(&windows(0.0, 0.0)));
        assert!(grows(&windows(2.0, 0.0)));
        assert!(grows(&windows(0.0, 1.0)));
        assert!(!grows(&[]));
    }

    #[test]
    fn rounds_are_balanced_and_of_every_kind() {
        let mut conversation = Conversation::new(7);
        let mut all = String::new();
        for number in 0..500 {
            conversation.round(number, 100);
            all.push_str(&conversation.commands);
        }
        for command in [
            "push",
            "pop",
            "check-sat-assuming",
            "get-value",
            "get-model",
            "get-unsat-core",
            "reset-assertions",
        ] {
            assert!(all.contains(&format!("({command}")), "{command}");
        }
        assert!(read_all(&all).is_ok());
    }

    #[test]
    fn answers_are_compared() {
        let answer = |text: &str| read_all(text).unwrap().remove(0);
        assert!(Wanted::Is("((x #x0001))".into()).accepts(&answer("((x  #x0001))")));
        assert!(!Wanted::Is("sat".into()).accepts(&answer("unsat")));
        assert!(Wanted::Contains("n3".into()).accepts(&answer("(n1 n3)")));
        assert!(!Wanted::Contains("n3".into()).accepts(&answer("(n1 n33)")));
        assert!(!Wanted::Model(1).accepts(&answer("()")));
        assert!(!Wanted::Model(0).accepts(&answer("(error)")));
    }

    #[test]
    fn a_session_that_ends_is_an_error() {
        let options = RoundsOptions { javelin: "false".into(), rounds: 3, reset_every: 0, seed: 1 };
        assert!(matches!(rounds(&options), Err(RoundsError::Pipe(_))));
    }
}
