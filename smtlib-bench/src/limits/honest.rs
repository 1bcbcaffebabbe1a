//! Honest clients: small questions, each with one right answer that is known without a solver.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::os::unix::net::UnixStream;
use std::time::{Duration, Instant};

use crate::fuzz::random::Random;

const QUESTIONS_PER_SESSION: u32 = 300;
/// An answer that takes longer counts as missing.
const PATIENCE: Duration = Duration::from_secs(60);
/// The first commands of a session.
const SETUP: &str = "(set-logic QF_BV)\n(declare-const x (_ BitVec 16))\n(declare-const y (_ BitVec 16))\n";

/// The results of honest clients, added up.
#[derive(Clone, Debug, Default)]
pub struct Met {
    /// The moment of each question, and the time to its answer.
    pub times: Vec<(Instant, Duration)>,
    /// The answers that were wrong.
    pub wrong: Vec<String>,
    /// Answers that did not arrive, and connections that ended.
    pub missing: Vec<String>,
}

/// A question and its only right answers.
struct Question {
    text: String,
    answers: Vec<String>,
}

/// `a` times `x` is `b`, where `a` is odd: there is exactly one `x`.
fn question(random: &mut Random) -> Question {
    let factor = (random.below(1 << 15) * 2 + 1) as u16;
    let solution = random.below(1 << 16) as u16;
    let product = factor.wrapping_mul(solution);
    let mut text = format!("(push 1)(assert (= (bvmul x #x{factor:04x}) #x{product:04x}))");
    let mut answers = Vec::new();
    if random.chance(50) {
        text += "(check-sat)(get-value (x))(pop 1)\n";
        answers.extend(["sat".to_owned(), format!("((x #x{solution:04x}))")]);
    } else {
        text += &format!("(assert (distinct (bvor x y) (bvor y #x{solution:04x})))(check-sat)(pop 1)\n");
        answers.push("unsat".to_owned());
    }
    Question { text, answers }
}

/// A connection over TCP, or over a Unix socket where the address begins with `unix:`.
struct Connection {
    input: Box<dyn Write + Send>,
    output: BufReader<Box<dyn Read + Send>>,
}

impl Connection {
    fn open(address: &str) -> io::Result<Connection> {
        let (input, output): (Box<dyn Write + Send>, Box<dyn Read + Send>) =
            match address.strip_prefix("unix:") {
                Some(path) => {
                    let stream = UnixStream::connect(path)?;
                    stream.set_read_timeout(Some(PATIENCE))?;
                    (Box::new(stream.try_clone()?), Box::new(stream))
                }
                None => {
                    let stream = TcpStream::connect(address)?;
                    stream.set_nodelay(true)?;
                    stream.set_read_timeout(Some(PATIENCE))?;
                    (Box::new(stream.try_clone()?), Box::new(stream))
                }
            };
        Ok(Connection { input, output: BufReader::new(output) })
    }

    fn line(&mut self) -> io::Result<String> {
        let mut line = String::new();
        while line.trim().is_empty() {
            line.clear();
            if self.output.read_line(&mut line)? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
        }
        Ok(line.trim().to_owned())
    }

    fn ask(&mut self, question: &Question) -> io::Result<Vec<String>> {
        self.input.write_all(question.text.as_bytes())?;
        question.answers.iter().map(|_| self.line()).collect()
    }
}

/// One client after the other until `is_over`, with a rest between questions.
pub fn client(address: &str, seed: u64, is_over: &dyn Fn() -> bool, rest: Duration) -> Met {
    let (mut met, mut random) = (Met::default(), Random::new(seed));
    while !is_over() {
        if let Err(error) = session(address, &mut random, is_over, rest, &mut met) {
            met.missing.push(error.to_string());
            std::thread::sleep(Duration::from_millis(100));
        }
    }
    met
}

fn session(
    address: &str,
    random: &mut Random,
    is_over: &dyn Fn() -> bool,
    rest: Duration,
    met: &mut Met,
) -> io::Result<()> {
    let mut connection = Connection::open(address)?;
    connection.input.write_all(SETUP.as_bytes())?;
    for _ in 0..QUESTIONS_PER_SESSION {
        if is_over() {
            break;
        }
        let question = question(random);
        let begin = Instant::now();
        let answers = connection.ask(&question)?;
        met.times.push((begin, begin.elapsed()));
        if answers != question.answers {
            met.wrong.push(format!(
                "{} in place of {}: {}",
                answers.join(" "),
                question.answers.join(" "),
                question.text
            ));
            // The next line may belong to another question.
            return Ok(());
        }
        std::thread::sleep(rest);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn questions_have_the_answers_that_they_say() {
        let mut random = Random::new(1);
        for _ in 0..100 {
            let question = question(&mut random);
            let number = |text: &str| u16::from_str_radix(text, 16).unwrap();
            let mut numbers = question.text.split("#x").skip(1).map(|part| number(&part[..4]));
            let (factor, product) = (numbers.next().unwrap(), numbers.next().unwrap());
            let solutions: Vec<u16> = (0..=u16::MAX).filter(|x| x.wrapping_mul(factor) == product).collect();
            let [solution] = solutions[..] else { panic!("{} has {solutions:?}", question.text) };
            match question.answers.as_slice() {
                [sat, value] => assert!(sat == "sat" && *value == format!("((x #x{solution:04x}))")),
                _ => assert_eq!(numbers.next(), Some(solution)),
            }
        }
    }
}
