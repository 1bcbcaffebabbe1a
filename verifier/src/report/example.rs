//! The finding that the tests of all forms report: the middle of two numbers, whose sum overflows.

use std::sync::Arc;
use std::time::Duration;

use javelin_solver::BitVec;

use super::source::Sources;
use crate::frontend::module::{SourceType, Span};
use crate::interpret::trace::{AddressNames, End, Event, Trace, TraceStep};
use crate::job::{CheckReport, Job, Outcome, Report};
use crate::program::cfa::Place;
use crate::reading::Property;
use crate::why::{Conditional, Why};

pub const MIDPOINT: &str = "\
extern unsigned __VERIFIER_nondet_uint(void);
unsigned calls;
unsigned middle(unsigned low, unsigned high) {
\tunsigned half = (low + high) / 2;
\tassert(low <= half);
\treturn half;
}
int main(void) {
  unsigned a = __VERIFIER_nondet_uint();
  unsigned b = __VERIFIER_nondet_uint();
  calls = 1;
  if (a > b) return 0;
  return middle(a, b);
}
";

pub fn unsigned() -> SourceType {
    SourceType::Int { signed: false, width: 32, name: "unsigned int".into() }
}

/// A place of it.
pub fn at(line: u32, column: u32) -> Span {
    Span { file: 0, line, column }
}

fn number(value: u64) -> BitVec {
    BitVec::from_u64(value, 32)
}

fn step(line: u32, column: u32, depth: u32, event: Event) -> TraceStep {
    TraceStep { span: at(line, column), depth, event }
}

fn sets(name: &str, value: u64) -> Event {
    Event::Assign(name.into(), unsigned(), number(value))
}

/// The execution that fails.
pub fn trace() -> Trace {
    let input = |value| Event::Input("__VERIFIER_nondet_uint".into(), unsigned(), number(value));
    let (low, high) = (4_294_967_294, 4_294_967_295);
    let arguments =
        vec![("low".to_owned(), unsigned(), number(low)), ("high".to_owned(), unsigned(), number(high))];
    let steps = vec![
        step(8, 0, 0, Event::Enter("main".into(), Vec::new())),
        step(9, 16, 0, input(low)),
        step(9, 12, 0, sets("a", low)),
        step(10, 16, 0, input(high)),
        step(10, 12, 0, sets("b", high)),
        step(11, 9, 0, Event::Global("calls".into(), unsigned(), number(1))),
        step(12, 9, 0, Event::Branch(false)),
        step(13, 10, 1, Event::Enter("middle".into(), arguments)),
        step(4, 11, 1, sets("half", 2_147_483_646)),
        step(5, 2, 1, Event::Branch(false)),
    ];
    let place = Place { function: 1, block: 1, instruction: 0 };
    let says = "assertion can fail".to_owned();
    let end = End::Violation { place, property: Property::UnreachCall, says };
    let (has_foreign_addresses, has_digits) = (false, false);
    let (is_cut, span, instructions) = (false, at(5, 2), 40);
    let (names, depends_on) = (AddressNames::new(), None);
    let words = Vec::new();
    Trace {
        steps,
        is_cut,
        end,
        span,
        instructions,
        names,
        has_foreign_addresses,
        has_digits,
        depends_on,
        words,
    }
}

pub fn job() -> Job {
    Job { inputs: vec!["midpoint.c".into()], ..Job::default() }
}

/// A check of it.
pub fn check(line: u32, property: Property, says: &str, outcome: Outcome) -> CheckReport {
    let (function, obligations) = ("middle".into(), Vec::new());
    CheckReport {
        property,
        function,
        span: at(line, 2),
        says: says.into(),
        outcome,
        standing: None,
        engine: None,
        causes: None,
        obligations,
    }
}

/// A check that fails if a function without a body returns null.
pub fn check_under_a_condition() -> CheckReport {
    let words = "get() returns NULL".to_owned();
    let conditional = Conditional { words, trace: Arc::new(trace()) };
    check(5, Property::UnreachCall, "assertion can fail", Outcome::Open(Why::FailsIf(conditional)))
}

/// A report with these checks.
pub fn report_of(checks: Vec<CheckReport>) -> Report {
    Report {
        checks,
        files: vec!["midpoint.c".into()],
        address_bits: 64,
        questions: 2,
        time: Duration::from_millis(31),
        ..Report::default()
    }
}

/// The report on the job.
pub fn report() -> Report {
    let fails = Outcome::Fails(Box::new(trace()));
    report_of(vec![
        check(4, Property::Division, "division by zero", Outcome::Holds),
        check(5, Property::UnreachCall, "assertion can fail", fails),
    ])
}

pub fn sources() -> Sources {
    Sources::given(&[("midpoint.c", MIDPOINT)])
}
