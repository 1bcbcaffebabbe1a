//! Compares the time, memory and answers of a run with the bounds.

use std::time::Duration;

use super::inputs::{Input, Limit};
use crate::fuzz::script::Verdict;

/// The tolerated time beyond a limit; the second number is for wide terms.
const TIME_BEYOND: [Duration; 2] = [Duration::from_millis(50), Duration::from_millis(200)];
/// The tolerated resident set beyond a limit of memory: percent (the second number is for wide terms), or
/// bytes if these are more.
const MEMORY_PERCENT: [u64; 2] = [10, 30];
const MEMORY_BEYOND: u64 = 20 << 20;
/// The longest wait of another client for an echo.
const DELAY: Duration = Duration::from_millis(50);
/// The ticks, in addition to a tenth, that a check may take beyond a limit of ticks.
const TICKS_BEYOND: u64 = 100_000;
/// The number of first and of last bytes of answers that are kept.
pub const KEPT: usize = 1 << 16;

/// The answers of a run; of long ones the first and the last bytes are kept.
#[derive(Clone, Debug, Default)]
pub struct Answers {
    /// The first bytes, at most [`KEPT`].
    pub first: Vec<u8>,
    /// The last bytes of longer answers, at most [`KEPT`].
    pub last: Vec<u8>,
    /// The number of all bytes.
    pub bytes: u64,
}

impl Answers {
    /// Appends bytes of answers.
    pub fn extend(&mut self, bytes: &[u8]) {
        self.bytes += bytes.len() as u64;
        let room = (KEPT - self.first.len()).min(bytes.len());
        let (first, rest) = bytes.split_at(room);
        self.first.extend_from_slice(first);
        self.last.extend_from_slice(rest);
        let excess = self.last.len().saturating_sub(KEPT);
        if excess > KEPT {
            self.last.drain(..excess);
        }
    }

    /// The lines that were kept whole.
    fn lines(&self) -> Vec<String> {
        let text =
            |bytes: &[u8]| String::from_utf8_lossy(bytes).lines().map(str::to_owned).collect::<Vec<_>>();
        let mut lines = text(&self.first);
        lines.extend(text(&self.last));
        lines.retain(|line| !line.trim().is_empty());
        lines
    }

    /// The verdicts among them.
    pub fn verdicts(&self) -> Vec<Verdict> {
        let word = |line: String| match line.as_str() {
            "sat" => Some(Verdict::Sat),
            "unsat" => Some(Verdict::Unsat),
            "unknown" => Some(Verdict::Unknown),
            _ => None,
        };
        self.lines().into_iter().filter_map(word).collect()
    }

    /// The answers in a few words: the last three informative lines, shortened.
    pub fn summary(&self) -> String {
        let mut lines = self.lines();
        // After a verdict there is no reason to show.
        lines.retain(|line| !line.contains("get-info: :reason-unknown"));
        let skip = lines.len().saturating_sub(3);
        let short = |line: &String| {
            let line = line.trim_start_matches("(:reason-unknown ").replace('|', "/");
            let kept: String = line.chars().take(48).collect();
            let kept = kept.trim_end_matches(')').to_owned();
            if line.len() > 60 { format!("{kept}...") } else { kept }
        };
        let mut words: Vec<String> = lines.iter().skip(skip).map(short).collect();
        words.dedup();
        match self.bytes {
            0 => "nothing".to_owned(),
            1..=400 => words.join(", "),
            bytes => format!("{} ({bytes} bytes)", words.join(", ")),
        }
    }

    /// The sum of all counters whose names end with `end`.
    fn counted(&self, end: &str) -> u64 {
        let value = |line: &String| {
            let (name, value) = line.trim_matches(['(', ')', ' ']).rsplit_once(' ')?;
            if name.ends_with(end) { value.parse::<u64>().ok() } else { None }
        };
        self.lines().iter().filter_map(value).sum()
    }

    /// The mistake in the counters of a run that reached a limit of work.
    fn miscount(&self, limit: Limit) -> Option<String> {
        let ticks = self.counted(":ticks");
        match limit {
            _ if !self.lines().iter().any(|line| line.contains("resourceout")) => None,
            Limit::Ticks(allowed) if ticks < allowed => Some(format!("only {ticks} ticks are told of")),
            Limit::Ticks(allowed) if ticks > allowed + allowed / 10 + TICKS_BEYOND => {
                Some(format!("{ticks} ticks"))
            }
            Limit::Conflicts(allowed) if self.counted(":conflicts") > allowed => {
                Some(format!("{} conflicts", self.counted(":conflicts")))
            }
            _ => None,
        }
    }

    /// A mistake that the answers show by themselves.
    pub fn objection(&self, truth: Option<Verdict>) -> Option<String> {
        let wrong = |verdict: &&Verdict| {
            **verdict != Verdict::Unknown && truth.is_some_and(|truth| truth != **verdict)
        };
        if let Some(verdict) = self.verdicts().iter().find(wrong) {
            return Some(format!("answers {}", verdict.word()));
        }
        let lines = self.lines();
        let told =
            lines.iter().find(|line| line.contains("internal error") || line.contains("internal-error"));
        told.map(|line| line.chars().take(100).collect())
    }
}

/// The measurements of one run of an input.
#[derive(Clone, Debug, Default)]
pub struct Taken {
    /// Time from the first measured command to the end.
    pub time: Duration,
    /// Peak of the resident set, in bytes; in a daemon, its growth.
    pub resident: u64,
    /// The longest wait of another client for an echo.
    pub delay: Option<Duration>,
    /// The answers of the run.
    pub answers: Answers,
    /// A wrong end: a signal, a daemon that ended, a run that had to be killed.
    pub broken: Option<String>,
}

/// The bounds of a table.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// The factor by which bounds of time are widened, for busy machines.
    pub slack: f64,
}

impl Bounds {
    /// The tolerated time of a run beyond its limit.
    fn beyond(&self, input: &Input) -> Duration {
        TIME_BEYOND[usize::from(input.is_wide)].mul_f64(self.slack)
    }

    /// The largest resident set, in bytes.
    pub fn resident(is_wide: bool, megabytes: u64) -> u64 {
        let limit = megabytes << 20;
        (limit + limit * MEMORY_PERCENT[usize::from(is_wide)] / 100).max(limit + MEMORY_BEYOND)
    }

    /// The violated bounds and the mistakes; empty for a good run.
    pub fn objections(
        &self,
        input: &Input,
        limit: Limit,
        truth: Option<Verdict>,
        taken: &Taken,
    ) -> Vec<String> {
        let mut found: Vec<String> =
            taken.broken.iter().cloned().chain(taken.answers.objection(truth)).collect();
        match limit {
            Limit::Time(milliseconds) => {
                let beyond = taken.time.saturating_sub(Duration::from_millis(milliseconds));
                if beyond > self.beyond(input) {
                    found.push(format!("{} ms too late", beyond.as_millis()));
                }
            }
            Limit::Memory(megabytes) => {
                let allowed = Bounds::resident(input.is_wide, megabytes);
                if taken.resident > allowed {
                    found.push(format!("{} MiB too much", (taken.resident - allowed) >> 20));
                }
            }
            Limit::Ticks(_) | Limit::Conflicts(_) => found.extend(taken.answers.miscount(limit)),
        }
        if let Some(delay) = taken.delay
            && delay > DELAY.mul_f64(self.slack)
        {
            found.push(format!("another waits {} ms", delay.as_millis()));
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(text: &str) -> Answers {
        let mut answers = Answers::default();
        answers.extend(text.as_bytes());
        answers
    }

    #[test]
    fn wrong_verdicts_and_bugs_are_objected_to() {
        assert_eq!(answers("sat\n").objection(Some(Verdict::Unsat)).unwrap(), "answers sat");
        assert_eq!(answers("unknown\n").objection(Some(Verdict::Unsat)), None);
        assert_eq!(answers("sat\n").objection(None), None);
        assert!(answers("(error \"internal error: x\")\n").objection(None).is_some());
    }

    #[test]
    fn long_answers_are_counted_and_their_ends_kept() {
        let mut answers = Answers::default();
        (0..100_000).for_each(|_| answers.extend(b"0123456789\n"));
        answers.extend(b"unsat\n");
        assert_eq!(answers.bytes, 1_100_006);
        assert!(answers.first.len() + answers.last.len() < 4 * KEPT);
        assert_eq!(answers.verdicts(), [Verdict::Unsat]);
    }

    #[test]
    fn ticks_that_nobody_made_are_objected_to() {
        let told = answers(
            "unknown\n(:conflicts 5\n :ticks 1000\n :search-ticks 900)\n(:reason-unknown resourceout)\n",
        );
        assert_eq!(told.miscount(Limit::Ticks(1000)), None);
        assert_eq!(told.miscount(Limit::Ticks(10_000)).unwrap(), "only 1000 ticks are told of");
        assert_eq!(told.miscount(Limit::Conflicts(5)), None);
        assert_eq!(told.miscount(Limit::Conflicts(4)).unwrap(), "5 conflicts");
        assert_eq!(answers("sat\n(:ticks 3)\n").miscount(Limit::Ticks(10_000)), None);
    }

    #[test]
    fn memory_may_be_a_little_beyond() {
        assert_eq!(Bounds::resident(false, 100), 120 << 20);
        assert_eq!(Bounds::resident(true, 1000), 1300 << 20);
    }
}
