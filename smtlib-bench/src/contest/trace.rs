//! The contest's trace executor: commands are sent one at a time, each after the answer to the one before.

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use wait4::Wait4;

use crate::answers::Answer;

/// The answers to a script.
#[derive(Debug, Default)]
pub struct Played {
    /// The answers to its checks until the end or the limit.
    pub answers: Vec<Answer>,
    /// The first answer that was neither `success` nor one to a check, or what stopped the solver.
    pub stray: Option<String>,
    /// Processor time of the solver.
    pub seconds: f64,
}

/// Plays commands.
///
/// # Errors
/// The solver cannot be started.
pub fn play(command: &[String], commands: &[String], limit: Duration) -> io::Result<Played> {
    let (program, arguments) = command.split_first().ok_or_else(|| io::Error::other("no command"))?;
    // Both streams are one, as in the contest: everything that the solver writes is an answer.
    let (reader, writer) = io::pipe()?;
    let mut child = Command::new(program)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(writer.try_clone()?)
        .stderr(writer)
        .spawn()?;
    let mut input = child.stdin.take();
    let (sender, lines) = mpsc::channel();
    let reading = std::thread::spawn(move || {
        let lines = BufReader::new(reader).lines().map_while(Result::ok);
        for line in lines.filter(|line| !line.trim().is_empty()) {
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    let mut played = Played::default();
    let until = Instant::now() + limit;
    for command in commands {
        let sent = input.as_mut().map(|input| input.write_all(format!("{command}\n").as_bytes()));
        if command == "(exit)" {
            break;
        }
        let line = match (sent, lines.recv_timeout(until.saturating_duration_since(Instant::now()))) {
            (Some(Ok(())), Ok(line)) => line,
            (_, Err(mpsc::RecvTimeoutError::Timeout)) => break,
            _ => {
                played.stray = Some("the solver ended".into());
                break;
            }
        };
        let is_check = command.starts_with("(check-sat");
        match line.trim().parse::<Answer>() {
            Ok(answer) if is_check => played.answers.push(answer),
            _ if line.trim() == "success" && !is_check => {}
            _ => {
                played.stray = Some(line);
                break;
            }
        }
    }
    drop(input);
    let _ = child.kill();
    let used = child.wait4()?.rusage;
    played.seconds = (used.utime + used.stime).as_secs_f64();
    drop(lines);
    let _ = reading.join();
    Ok(played)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn solver(text: &str) -> Vec<String> {
        ["sh", "-c", text].map(str::to_owned).to_vec()
    }

    fn commands() -> Vec<String> {
        ["(set-logic QF_BV)", "(check-sat)", "(push 1)", "(check-sat)", "(exit)"].map(str::to_owned).to_vec()
    }

    const OBEDIENT: &str =
        "while read -r line; do case $line in *check*) echo sat;; *) echo success;; esac; done";

    #[test]
    fn answers_are_counted() {
        let played = play(&solver(OBEDIENT), &commands(), Duration::from_secs(20)).unwrap();
        assert_eq!((played.answers, played.stray), (vec![Answer::Sat; 2], None));
    }

    #[test]
    fn noise_ends_a_script() {
        let noisy = format!("echo hello >&2; {OBEDIENT}");
        let played = play(&solver(&noisy), &commands(), Duration::from_secs(20)).unwrap();
        assert_eq!((played.answers.len(), played.stray.as_deref()), (0, Some("hello")));
    }

    #[test]
    fn one_that_waits_is_stopped_and_one_that_ends_is_told() {
        let played = play(&solver("exec sleep 1000"), &commands(), Duration::from_millis(50)).unwrap();
        assert!(played.answers.is_empty() && played.stray.is_none());
        let played =
            play(&solver("read -r line; echo success"), &commands(), Duration::from_secs(20)).unwrap();
        assert!(played.stray.is_some());
    }
}
