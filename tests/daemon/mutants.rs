//! Scripts that are cut, repeated and damaged at random, in pieces of chance: the daemon answers each as
//! standard input would, and does not crash.

use std::io::Write;

use smtlib_bench::fuzz::random::Random;

use crate::harness::{Daemon, without_blanks};
use crate::{process, scripts};

/// A number below `bound`; 0 if that is 0.
fn below(random: &mut Random, bound: usize) -> usize {
    random.below(bound as u64) as usize
}

/// A part of the bytes.
fn part<'a>(random: &mut Random, bytes: &'a [u8]) -> &'a [u8] {
    let begin = below(random, bytes.len());
    &bytes[begin..begin + below(random, bytes.len() - begin + 1)]
}

/// Words with a meaning to a scanner, to sessions or to the daemon.
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

/// Damages a script in one to four places. Large widths are left out: they do not concern the transport.
fn mutate(script: &[u8], other: &[u8], random: &mut Random) -> Vec<u8> {
    let mut bytes = script.to_vec();
    for _ in 0..1 + below(random, 4) {
        let at = below(random, bytes.len() + 1);
        match below(random, 5) {
            0 => bytes.truncate(at),
            1 => drop(bytes.drain(at..(at + below(random, 40)).min(bytes.len()))),
            2 => drop(bytes.splice(at..at, WORDS[below(random, WORDS.len())].iter().copied())),
            3 => drop(bytes.splice(at..at, part(random, other).iter().take(400).copied())),
            _ => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= 1 << below(random, 8);
                }
            }
        }
    }
    bytes
}

/// The answers without the lines that depend on the daemon.
fn lines(answers: &[u8]) -> String {
    let text = without_blanks(answers);
    text.lines().filter(|line| !line.contains("cancel: ")).collect::<Vec<_>>().join("\n")
}

#[test]
fn damaged_scripts_are_answered_as_on_standard_input() {
    let daemon = Daemon::start(&["--cache-mebibytes", "0", "--option", "timeout=2000"]);
    let scripts = scripts();
    let mut random = Random::new(6);
    for round in 0..150 {
        let [script, other] = [0; 2].map(|_| scripts[below(&mut random, scripts.len())].as_bytes());
        let mutant = mutate(script, other, &mut random);
        if below(&mut random, 4) == 0 {
            // A client that vanishes leaves nothing behind.
            let _ = daemon.connect().stream.write_all(part(&mut random, &mutant));
            continue;
        }
        let expected = process::javelin(&["--option", "timeout=2000"], &mutant).stdout;
        let largest = [3, 64, 5000][below(&mut random, 3)];
        let answers = daemon.connect().converse(mutant.chunks(1 + below(&mut random, largest)));
        let shown = String::from_utf8_lossy(&mutant);
        assert_eq!(lines(&answers), lines(&expected), "round {round} of\n{shown}");
    }
    daemon.until("sessions", 1);
    daemon.until("running-checks", 0);
}
