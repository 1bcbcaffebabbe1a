//! Shared answers are those that each session would have found: random scripts, asked under several names and
//! in several orders, some changed in one place, with shared answers and without.

use std::collections::HashMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use crate::random::{Random, rounds};
use javelin_solver::Host;
use javelin_solver::recall::{Answers, Known};
use javelin_solver::session::Session;
use javelin_solver::session::options::Options;
use javelin_term::operator::Operator;

/// A cache that stores all answers.
#[derive(Default)]
struct Shelf {
    /// Whether texts are compared without the arguments of terms: the mistake that the test has to find.
    careless: bool,
    answers: Mutex<HashMap<Vec<u32>, Known>>,
    hits: AtomicUsize,
}

/// Clears the arguments of terms and sorts the words.
fn forget_arguments(text: &mut [u32]) {
    let mut at = 0;
    // The last part is the list of the assertions.
    while let Some(&[head, _, count]) = text.get(at..at + 3) {
        let end = at + 3 + count as usize;
        // Sorts have a head of their own, beyond all operators.
        let more = match Operator::ALL.get(head as usize) {
            Some(Operator::Constant) => 2,
            Some(Operator::Extract) => 1,
            _ => 0,
        };
        if let Some(arguments) = text.get_mut(at + 3..end) {
            arguments.fill(0);
        }
        at = end + more;
    }
    text.sort_unstable();
}

impl Shelf {
    fn key(&self, text: &[u32]) -> Vec<u32> {
        let mut key = text.to_vec();
        if self.careless {
            forget_arguments(&mut key);
        }
        key
    }
}

impl Answers for Shelf {
    fn find(&self, text: &[u32]) -> Option<Known> {
        let found = self.answers.lock().unwrap().get(&self.key(text)).cloned();
        self.hits.fetch_add(usize::from(found.is_some()), Ordering::Relaxed);
        found
    }

    fn keep(&self, text: &[u32], answer: Known) {
        // A model of another question may not even fit its sorts; only refutations are believed.
        if !self.careless || matches!(answer, Known::Unsat) {
            self.answers.lock().unwrap().insert(self.key(text), answer);
        }
    }
}

/// Symbols: sorts of the arguments, and of the result. Small sorts, so that questions come again and verdicts
/// vary.
const SYMBOLS: [(&str, &str); 10] = [
    ("()", "V"),
    ("()", "V"),
    ("()", "Bool"),
    ("()", "Bool"),
    ("()", "A"),
    ("()", "A"),
    ("(V)", "V"),
    ("(V V)", "V"),
    ("()", "U"),
    ("()", "U"),
];

/// A random term over the symbols.
#[derive(Clone)]
enum Node {
    Symbol(usize),
    Text(&'static str),
    /// The operator, whether its arguments can be swapped, and the arguments.
    Operator(&'static str, bool, Vec<Node>),
    Apply(usize, Vec<Node>),
}

fn symbol(random: &mut Random, sort: &str) -> Node {
    let those = |&index: &usize| SYMBOLS[index].1 == sort && SYMBOLS[index].0 == "()";
    let fitting: Vec<usize> = (0..SYMBOLS.len()).filter(those).collect();
    Node::Symbol(random.pick(&fitting))
}

fn vector(random: &mut Random, depth: usize) -> Node {
    if depth == 0 {
        return match random.below(2) {
            0 => constant(random),
            _ => symbol(random, "V"),
        };
    }
    match random.below(9) {
        choice @ 0..5 => {
            let (operator, swaps) =
                [("bvadd", true), ("bvmul", true), ("bvand", true), ("bvudiv", false), ("bvshl", false)]
                    [choice];
            Node::Operator(operator, swaps, vec![vector(random, depth - 1), vector(random, depth - 1)])
        }
        5 => Node::Operator("select", false, vec![array(random, depth - 1), vector(random, depth - 1)]),
        6 => Node::Apply(6, vec![vector(random, depth - 1)]),
        7 => Node::Apply(7, vec![vector(random, depth - 1), vector(random, depth - 1)]),
        _ => {
            let condition = formula(random, depth - 1);
            Node::Operator(
                "ite",
                false,
                vec![condition, vector(random, depth - 1), vector(random, depth - 1)],
            )
        }
    }
}

fn array(random: &mut Random, depth: usize) -> Node {
    match depth > 0 && random.below(2) == 0 {
        true => {
            let inner = array(random, depth - 1);
            Node::Operator("store", false, vec![inner, vector(random, depth - 1), vector(random, depth - 1)])
        }
        false => symbol(random, "A"),
    }
}

fn formula(random: &mut Random, depth: usize) -> Node {
    if depth == 0 {
        return symbol(random, "Bool");
    }
    match random.below(18) {
        0 => Node::Operator("not", false, vec![formula(random, depth - 1)]),
        1 => Node::Operator("and", true, vec![formula(random, depth - 1), formula(random, depth - 1)]),
        2 => Node::Operator("or", true, vec![formula(random, depth - 1), formula(random, depth - 1)]),
        3 => Node::Operator("xor", true, vec![formula(random, depth - 1), formula(random, depth - 1)]),
        4 => Node::Operator("bvult", false, vec![vector(random, depth - 1), vector(random, depth - 1)]),
        5 => Node::Operator("bvslt", false, vec![vector(random, depth - 1), vector(random, depth - 1)]),
        6 => Node::Operator("=", true, vec![array(random, depth - 1), array(random, depth - 1)]),
        7 => Node::Operator("=", true, vec![symbol(random, "U"), symbol(random, "U")]),
        8 | 9 => Node::Operator("=", true, vec![vector(random, depth - 1), vector(random, depth - 1)]),
        _ => Node::Operator("=", true, vec![vector(random, depth - 1), constant(random)]),
    }
}

fn constant(random: &mut Random) -> Node {
    Node::Text(random.pick(&["#b00", "#b01", "#b10", "#b11"]))
}

impl Node {
    /// The text under these names, with arguments swapped at random.
    fn print(&self, names: &[String], random: &mut Random, text: &mut String) {
        let (head, swaps, arguments) = match self {
            Node::Symbol(index) => return text.push_str(&names[*index]),
            Node::Text(constant) => return text.push_str(constant),
            Node::Operator(operator, swaps, arguments) => (*operator, *swaps, arguments),
            Node::Apply(index, arguments) => (names[*index].as_str(), false, arguments),
        };
        let _ = write!(text, "({head}");
        let mut order: Vec<&Node> = arguments.iter().collect();
        if swaps && random.below(2) == 0 {
            order.reverse();
        }
        for argument in order {
            text.push(' ');
            argument.print(names, random, text);
        }
        text.push(')');
    }

    /// Replaces one symbol by another of its sort, if the random path ends at a symbol.
    fn change(&mut self, random: &mut Random) {
        match self {
            Node::Symbol(index) => *self = symbol(random, SYMBOLS[*index].1),
            Node::Text(_) => *self = constant(random),
            Node::Operator(_, _, arguments) | Node::Apply(_, arguments) => {
                let position = random.below(arguments.len());
                arguments[position].change(random);
            }
        }
    }
}

/// Levels of assertions; after each level there is a check, and after the last they are popped one by one.
type Question = Vec<Vec<Node>>;

fn question(random: &mut Random) -> Question {
    let mut level = || {
        let count = 2 + random.below(4);
        let depth = 2 + random.below(2);
        (0..count).map(|_| formula(random, depth)).collect()
    };
    vec![level(), level()]
}

/// The question as a script under random names and in a random order; every satisfiable check is followed by
/// the values of its assertions.
fn script(question: &Question, random: &mut Random) -> Vec<String> {
    let mut names: Vec<String> = (0..SYMBOLS.len()).map(|index| format!("s{index}")).collect();
    random.shuffle(&mut names);
    let mut commands = vec![
        "(set-option :produce-models true)(define-sort V () (_ BitVec 2))(define-sort A () (Array V V))\
         (declare-sort U 0)"
            .to_string(),
    ];
    let mut order: Vec<usize> = (0..SYMBOLS.len()).collect();
    random.shuffle(&mut order);
    for index in order {
        let (arguments, result) = SYMBOLS[index];
        commands.push(format!("(declare-fun {} {arguments} {result})", names[index]));
    }
    let mut open: Vec<String> = Vec::new();
    let check = |open: &[String]| format!("(check-sat)(get-value ({}))", open.join(" "));
    let mut ends = Vec::new();
    for level in question {
        let mut level: Vec<&Node> = level.iter().collect();
        random.shuffle(&mut level);
        commands.push("(push 1)".into());
        for node in level {
            let mut text = String::new();
            node.print(&names, random, &mut text);
            commands.push(format!("(assert {text})"));
            open.push(text);
        }
        commands.push(check(&open));
        ends.push(open.len());
    }
    commands.push("(pop 1)".into());
    commands.push(check(&open[..ends[0]]));
    commands
}

/// The verdicts of a script; the assertions of a satisfiable check must be true under the model.
fn verdicts(commands: &[String], shelf: Option<&Arc<Shelf>>) -> Vec<String> {
    let mut session = Session::new(Options::default());
    if let Some(shelf) = shelf {
        let answers = Some(Arc::clone(shelf) as Arc<dyn Answers>);
        session.set_host(Host { answers, ..Host::default() });
    }
    session.feed(commands.concat().as_bytes());
    session.finish();
    let mut verdicts: Vec<String> = Vec::new();
    while let Some(reply) = session.step() {
        let Some(text) = reply.text else { continue };
        if let "sat" | "unsat" = text.as_str() {
            verdicts.push(text);
            continue;
        }
        let is_sat = verdicts.last().is_some_and(|verdict| verdict == "sat");
        assert_eq!(is_sat, !reply.is_error, "{text}\n{}", commands.concat());
        assert!(!text.contains(" false)"), "{text}\n{}", commands.join("\n"));
    }
    verdicts
}

/// Asks many questions, and most of them again with one change; returns the number of scripts that are
/// answered otherwise than without shared answers, and the number of checks.
fn campaign(seed: u64, questions: u64, shelf: &Arc<Shelf>) -> (usize, usize) {
    let mut random = Random(seed);
    let (mut wrong, mut asked) = (0, 0);
    for _ in 0..questions {
        let first = question(&mut random);
        for copy in 0..4 {
            let mut changed = first.clone();
            if copy > 1 {
                let level = random.below(changed.len());
                let position = random.below(changed[level].len());
                changed[level][position].change(&mut random);
            }
            let commands = script(&changed, &mut random);
            let alone = verdicts(&commands, None);
            assert_eq!(alone.len(), 3, "{}", commands.join("\n"));
            wrong += usize::from(alone != verdicts(&commands, Some(shelf)));
            asked += alone.len();
        }
    }
    (wrong, asked)
}

#[test]
fn shared_answers_are_the_right_ones() {
    let shelf = Arc::new(Shelf::default());
    let (wrong, asked) = campaign(6, rounds(300), &shelf);
    assert_eq!(wrong, 0);
    let hits = shelf.hits.load(Ordering::Relaxed);
    assert!(hits * 4 > asked, "{hits} of {asked} were found");
    assert!(shelf.answers.lock().unwrap().len() * 5 > asked, "the scripts are too much alike");
}

#[test]
fn a_careless_key_would_be_found() {
    let shelf = Arc::new(Shelf { careless: true, ..Shelf::default() });
    let (wrong, asked) = campaign(6, 600, &shelf);
    assert!(wrong > 0, "of {asked}");
}

#[test]
fn defined_names_are_part_of_the_query() {
    let shelf = Arc::new(Shelf::default());
    let asked = "(declare-const a (_ BitVec 8))(assert (= (f a) a))(check-sat)";
    let answer = |definition: &str| {
        let mut session = Session::new(Options::default());
        let answers = Some(Arc::clone(&shelf) as Arc<dyn Answers>);
        session.set_host(Host { answers, ..Host::default() });
        session.feed(format!("{definition}{asked}").as_bytes());
        session.finish();
        let replies: Vec<_> = std::iter::from_fn(|| session.step()).collect();
        let is_known = !replies.iter().any(|reply| reply.is_error);
        replies.into_iter().last().and_then(|reply| reply.text).filter(|_| is_known)
    };
    let (sat, unsat) = (Some(String::from("sat")), Some(String::from("unsat")));
    let free = "(declare-fun f ((_ BitVec 8)) (_ BitVec 8))";
    for body in ["(bvadd x #x01)", "(bvnot x)"] {
        // An unknown command is no definite answer, nor is one that depends on a body that only the caller
        // knows.
        for command in ["define-fun", "define-summary"] {
            let verdict = answer(&format!("({command} f ((x (_ BitVec 8))) (_ BitVec 8) {body})"));
            assert_ne!(verdict, sat, "{command} {body}");
            assert_eq!(answer(free), sat, "after {command} {body}");
        }
    }
    assert_ne!(answer("(define-summary f ((x (_ BitVec 8))) (_ BitVec 8) x)"), unsat);
}
