//! Scripts that are cut, repeated and damaged at random, in pieces of chance: the daemon answers each as standard input
//! would, and lives.

use std::io::{Read, Write};
use std::net::Shutdown;

use crate::harness::{Client, Daemon};
use crate::{process, scripts};

/// A generator of numbers (SplitMix64).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((word ^ (word >> 31)) % bound.max(1) as u64) as usize
    }

    /// A part of the bytes.
    fn part<'a>(&mut self, bytes: &'a [u8]) -> &'a [u8] {
        let begin = self.below(bytes.len());
        &bytes[begin..begin + self.below(bytes.len() - begin + 1)]
    }
}

/// Things that mean something to a scanner, to sessions or to the daemon.
const WORDS: [&[u8]; 16] = [
    b"(",
    b")",
    b"\"",
    b"|",
    b";",
    b"\n",
    b"\0",
    b"\xff",
    b"(check-sat)",
    b"(push 9)",
    b"(pop 2)",
    b"(reset)",
    b"(cancel 1 \"\")",
    b"(get-model)",
    b"99999999999999999999",
    b"(_ BitVec 0)",
];

/// Damages a script in one to four places. Large widths are left out: they are no fault of the wire.
fn mutate(script: &[u8], other: &[u8], random: &mut Random) -> Vec<u8> {
    let mut bytes = script.to_vec();
    for _ in 0..1 + random.below(4) {
        let at = random.below(bytes.len() + 1);
        match random.below(5) {
            0 => bytes.truncate(at),
            1 => drop(bytes.drain(at..(at + random.below(40)).min(bytes.len()))),
            2 => drop(bytes.splice(at..at, WORDS[random.below(WORDS.len())].iter().copied())),
            3 => drop(bytes.splice(at..at, random.part(other).iter().take(400).copied())),
            _ => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= 1 << random.below(8);
                }
            }
        }
    }
    bytes
}

/// Sends in pieces and reads everything; a client that vanishes does not read.
fn converse(client: &mut Client, script: &[u8], random: &mut Random) -> Vec<u8> {
    let mut stream = client.stream.try_clone().unwrap();
    let largest = [3, 64, 5000][random.below(3)];
    let pieces: Vec<Vec<u8>> = script.chunks(1 + random.below(largest)).map(<[u8]>::to_vec).collect();
    let writer = std::thread::spawn(move || {
        // The daemon may have closed after an `exit`.
        let _ = pieces.iter().try_for_each(|piece| stream.write_all(piece));
        let _ = stream.shutdown(Shutdown::Write);
    });
    let mut answers = Vec::new();
    client.stream.read_to_end(&mut answers).unwrap();
    writer.join().unwrap();
    answers
}

/// Answers without blank lines, which mean nothing, and without what only a daemon can know.
fn lines(answers: &[u8]) -> String {
    let text = String::from_utf8_lossy(answers);
    let told = text.lines().filter(|line| !line.is_empty() && !line.contains("cancel: "));
    told.collect::<Vec<_>>().join("\n")
}

#[test]
fn damaged_scripts_are_answered_as_on_standard_input() {
    let daemon = Daemon::start(&["--cache-mebibytes", "0", "--option", "timeout=2000"]);
    let scripts = scripts();
    let mut random = Random(6);
    for round in 0..150 {
        let [script, other] = [0; 2].map(|_| scripts[random.below(scripts.len())].as_bytes());
        let mutant = mutate(script, other, &mut random);
        if random.below(4) == 0 {
            // Whoever vanishes leaves nothing behind.
            let _ = daemon.connect().stream.write_all(random.part(&mutant));
            continue;
        }
        let expected = process::javelin(&["--option", "timeout=2000"], &mutant).stdout;
        let answers = converse(&mut daemon.connect(), &mutant, &mut random);
        let shown = String::from_utf8_lossy(&mutant);
        assert_eq!(lines(&answers), lines(&expected), "round {round} of\n{shown}");
    }
    daemon.until("sessions", 1);
    daemon.until("running-checks", 0);
}
