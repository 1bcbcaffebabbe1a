//! Summaries over a socket: the verdict is that of the inlined script on standard input, wherever the
//! bodies are.

use std::fmt::Write;

use javelin::client::Javelin;

use crate::harness::Daemon;
use crate::process::javelin;

/// Name, parameters, result and body.
type Function = (&'static str, &'static [(&'static str, &'static str)], &'static str, &'static str);

const BYTE: &str = "(_ BitVec 8)";

const FUNCTIONS: [Function; 4] = [
    ("double", &[("x", BYTE)], BYTE, "(bvadd x x)"),
    ("mix", &[("x", BYTE), ("y", BYTE)], BYTE, "(bvxor (bvmul x y) (double y))"),
    ("small", &[("x", BYTE)], "Bool", "(bvult (mix x (double x)) #x10)"),
    ("costly", &[("x", BYTE)], BYTE, "(bvudiv (mix x #x03) (bvadd (double x) #x01))"),
];

/// The assertions, each on a level of its own.
const QUESTIONS: [&str; 6] = [
    "(= (double a) #x05)",
    "(and (= (mix a b) #x07) (small a))",
    "(and (= a b) (distinct (double a) (double b)))",
    "(and (= (double (double a)) #x0c) (bvult a #x08) (not (small (mix a b))))",
    "(and (or (= (costly a) #xff) (= b #x01)) (= (double b) (bvshl b #x01)))",
    "(distinct (mix a (double b)) (bvxor (bvmul a (bvadd b b)) (bvmul b #x04)))",
];

/// The form in which the functions are given to the session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    Inlined,
    Option,
    Defined,
    Declared,
    /// Every other body is the client's.
    Mixed,
    DeclaredApart,
}

impl Form {
    fn declares(self, position: usize) -> bool {
        match self {
            Form::Declared | Form::DeclaredApart => true,
            Form::Mixed => position % 2 == 1,
            Form::Inlined | Form::Option | Form::Defined => false,
        }
    }

    /// The script before the first question.
    fn preamble(self) -> String {
        let mut text = String::from("(set-logic QF_BV)");
        if self == Form::Option {
            text += "(set-option :structural-abstraction true)";
        }
        for (position, (name, parameters, result, body)) in FUNCTIONS.into_iter().enumerate() {
            let parameters = parameters.iter();
            let _ = if self.declares(position) {
                let sorts: Vec<&str> = parameters.map(|&(_, sort)| sort).collect();
                let apart = if self == Form::DeclaredApart { " :nondeterministic" } else { "" };
                write!(text, "(declare-summary {name} ({}) {result}{apart})", sorts.join(" "))
            } else {
                let command = if matches!(self, Form::Inlined | Form::Option) { "fun" } else { "summary" };
                let parameters: String = parameters.map(|(name, sort)| format!("({name} {sort})")).collect();
                write!(text, "(define-{command} {name} ({parameters}) {result} {body})")
            };
        }
        text + "(declare-const a (_ BitVec 8))(declare-const b (_ BitVec 8))\n"
    }
}

/// A client that records all commands and replies.
struct Talk {
    session: Javelin,
    sent: String,
    answered: String,
}

impl Talk {
    fn begin(daemon: &Daemon, form: Form) -> Talk {
        let session = Javelin::connect(&daemon.addresses[0]).unwrap();
        let mut talk = Talk { session, sent: String::new(), answered: String::new() };
        talk.say(&form.preamble());
        talk
    }

    fn say(&mut self, text: &str) {
        self.session.send(text).unwrap();
        self.sent += text;
    }

    fn ask(&mut self, text: &str) -> String {
        self.say(text);
        let reply = self.session.reply().unwrap();
        self.answered += &format!("{reply}\n");
        reply
    }

    /// Expands the most useful of the applications that the session requests.
    fn expand(&mut self) {
        let applications = self.ask("(get-refinement)\n");
        let first = items(&applications)[0];
        self.say(&format!("(expand-summary {first} {})\n", meaning(first)));
    }

    /// The verdict on the assertions; applications are expanded on request.
    fn check(&mut self) -> String {
        for _ in 0..200 {
            let verdict = self.ask("(check-sat)\n");
            if verdict != "unknown" {
                return verdict;
            }
            assert_eq!(self.ask("(get-info :reason-unknown)\n"), "(:reason-unknown refine)");
            self.expand();
        }
        panic!("there is always another application");
    }
}

/// The parts of a list.
fn items(list: &str) -> Vec<&str> {
    let inner = list.strip_prefix('(').and_then(|list| list.strip_suffix(')'));
    let inner = inner.unwrap_or_else(|| panic!("no list: {list}"));
    let (mut depth, mut start, mut found) = (0, 0, Vec::new());
    for (at, byte) in inner.bytes().chain([b' ']).enumerate() {
        match byte {
            b'(' => depth += 1,
            b')' => depth -= 1,
            _ if depth == 0 && byte.is_ascii_whitespace() => {
                found.push(&inner[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    found.retain(|item| !item.is_empty());
    found
}

/// The meaning of an application, by the bodies that the client holds.
fn meaning(application: &str) -> String {
    let parts = items(application);
    if parts[0] == "let" {
        return format!("(let {} {})", parts[1], meaning(parts[2]));
    }
    let name = if parts[0].starts_with('(') { items(parts[0])[1] } else { parts[0] };
    let (_, parameters, _, body) = FUNCTIONS.into_iter().find(|function| function.0 == name).unwrap();
    let values = parameters.iter().zip(&parts[1..]);
    let bindings: String = values.map(|((name, _), value)| format!("({name} {value})")).collect();
    format!("(let ({bindings}) {body})")
}

fn inlined(question: &str) -> String {
    let script = format!("{}(assert {question})(check-sat)", Form::Inlined.preamble());
    String::from_utf8(javelin(&[], script.as_bytes()).stdout).unwrap().trim().into()
}

#[test]
fn verdicts_are_those_of_the_inlined_script_wherever_the_bodies_are() {
    let daemon = Daemon::start(&[]);
    let verdicts = QUESTIONS.map(inlined);
    assert_eq!(verdicts.iter().filter(|&verdict| verdict == "sat").count(), 3, "{verdicts:?}");
    for form in [Form::Option, Form::Defined, Form::Declared, Form::Mixed, Form::DeclaredApart] {
        let mut talk = Talk::begin(&daemon, form);
        for (question, verdict) in QUESTIONS.iter().zip(&verdicts) {
            talk.say(&format!("(push 1)(assert {question})\n"));
            assert_eq!(&talk.check(), verdict, "{form:?}: {question}");
            // An occurrence that is kept apart has another meaning if it is written again.
            if verdict == "sat" && form != Form::DeclaredApart {
                assert!(talk.ask(&format!("(get-value ({question}))\n")).ends_with(" true))"), "{form:?}");
            }
            talk.say("(pop 1)\n");
        }
        assert_eq!(talk.sent.contains("expand-summary"), form.declares(1), "{form:?}");
        let here = javelin(&[], talk.sent.as_bytes()).stdout;
        assert_eq!(String::from_utf8(here).unwrap(), talk.answered, "{form:?}");
    }
    assert_eq!(daemon.metric("cache_hits"), 0, "what summaries mean is not in the text of a query");
}

#[test]
fn a_client_that_vanishes_between_rounds_leaves_nothing() {
    let daemon = Daemon::start(&[]);
    for rounds in 0..3 {
        let mut talk = Talk::begin(&daemon, Form::Declared);
        talk.say(&format!("(assert {})\n", QUESTIONS[1]));
        for _ in 0..rounds {
            assert_eq!(talk.ask("(check-sat)\n"), "unknown");
            talk.expand();
        }
        // The client disconnects before the answer arrives.
        talk.say("(check-sat)(get-refinement)\n");
    }
    daemon.until("sessions", 1);
}
