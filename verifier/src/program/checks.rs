//! The checks of a program and their locations.
//!
//! **Here.** A check has a location with two edges: one assumes that it fails and leads to an error location
//! of its own, the other that it holds, and execution continues. Where nothing can hold, as at a call of
//! `abort` that is an error, the second edge is missing. Arithmetic is checked where it is lowered; here is
//! what is done at a check, and which functions and labels mark errors.
//!
//! | property | where |
//! |---|---|
//! | `unreach-call` | `__assert_fail`, `reach_error`, named functions and labels, traps |
//! | `null` | loads and stores: the object of the address is not that of null; arguments of the C library |
//! | `deref` | loads and stores, models' too: within an object that lives; calls: of a function |
//! | `free` | `free`, `realloc`: of the beginning of an object that was allocated and lives, or of null |
//! | `leak` | returns of the entry, `exit`: whatever was allocated is free |
//! | `overflow` | additions, subtractions, products marked `nsw`, signed divisions, traps of these kinds |
//! | `division` | divisors |
//! | `shift` | distances |
//! | `bounds` | indices into arrays of constant length; one past the last where only the address is used |
//! | `panic` | calls of Rust's panicking functions |
//! | `unsigned-overflow` | traps of clang's sanitizer of unsigned numbers |
//! | `uncaught` | exceptions that come out of the entry, `std::terminate` |
//! | `overlap` | `memcpy`, `strcpy` and their like |
//! | `alignment` | loads and stores |

use javelin_term::graph::Term;

use crate::assumption::Assumption;
use crate::frontend::module::{Call, Constant, Function, Local, Operand, Symbol, ValueSource};
use crate::program::cfa::{Check, LocationKind, Op, Step};
use crate::program::library::{is_failure, may_panic_unseen, panics, prints_in_rust};
use crate::program::lower::Body;
use crate::program::points_to::Object;
use crate::reading::Property;

/// The text of a check that is an assertion; its condition may follow.
pub const ASSERTION: &str = "assertion can fail";

/// Functions that are called where an assertion fails: their names, and which argument says what was
/// asserted.
const FAILED: &[(&str, Option<usize>)] = &[
    ("__assert_fail", Some(0)),
    ("__assert", Some(0)),
    ("__assert_rtn", Some(3)),
    ("__assert13", Some(3)),
    ("__assert_func", Some(3)),
    ("_wassert", None),
    ("reach_error", None),
    ("__VERIFIER_error", None),
];

/// Whether a function marks an error by its name.
pub(crate) fn marks_error(name: &str) -> bool {
    FAILED.iter().any(|&(failed, _)| failed == name)
}

/// The kind of `llvm.ubsantrap` before a division, be it that the divisor is 0 or that the result overflows.
const DIVIDED: u64 = 3;

/// The kind, of ours, of a trap that guards unsigned arithmetic: clang's are those of signed numbers.
const UNSIGNED: u64 = u64::MAX;

/// The property that `llvm.ubsantrap` of a kind stands for: the numbers of clang's checks.
fn trapped(kind: u64) -> &'static [(Property, &'static str)] {
    match kind {
        0 => &[(Property::Overflow, "signed addition overflows")],
        DIVIDED => &[(Property::Division, "division by zero"), (Property::Overflow, "division overflows")],
        UNSIGNED => &[(Property::UnsignedOverflow, "unsigned arithmetic wraps around")],
        12 => &[(Property::Overflow, "signed multiplication overflows")],
        13 => &[(Property::Overflow, "negation overflows")],
        18 => &[(Property::Bounds, "index outside of an array")],
        20 => &[(Property::Shift, "shift of a negative number, out of the type, or by its width or more")],
        21 => &[(Property::Overflow, "signed subtraction overflows")],
        22 => &[(Property::Null, "null or misaligned pointer used")],
        _ => &[(Property::UnreachCall, "undefined behaviour is trapped")],
    }
}

impl Body<'_, '_> {
    /// A check: execution continues where it holds.
    pub fn check(&mut self, property: Property, holds: Term, says: &str) {
        let number = self.all.checks.len() as u32;
        let error = self.location_of(LocationKind::Error(number));
        let at = self.here();
        self.all.checks.push(Check {
            number,
            function: self.number,
            place: self.place,
            at,
            error,
            property,
            holds,
            says: says.to_owned(),
            span: self.span,
        });
        let fails = self.all.terms.not(holds);
        self.edge(error, Step::Op(Op::Assume(fails)));
        let next = self.location();
        self.when(holds, next);
        self.go_on_at(next);
    }

    /// Reaching this is an error if the property is asked for, and ends execution anyhow.
    pub fn fail(&mut self, property: Property, says: &str) {
        if self.all.checks_for(property) {
            let never = self.all.terms.truth(false);
            self.check(property, never, says);
        } else {
            self.end();
        }
    }

    /// A block with the name of an error label, or a label of the source.
    pub fn error_label(&mut self, label: &str) {
        let is_error = self.all.reading.error_labels.iter().any(|error| error == label);
        if is_error && self.all.checks_for(Property::UnreachCall) {
            let never = self.all.terms.truth(false);
            self.check(Property::UnreachCall, never, &format!("error label {label} is reached"));
        }
    }

    /// Whether calling a function may be an error in itself.
    pub fn is_marked(&self, callee: u32) -> bool {
        let function = &self.all.module.functions[callee as usize];
        marks_error(&function.name)
            || self.marked_by_user(callee).is_some()
            || panics(function)
            || is_failure(function)
    }

    /// Whether the user has said that a function must not be called, and if so, whether only with an argument
    /// that is not 0.
    fn marked_by_user(&self, callee: u32) -> Option<bool> {
        let function = &self.all.module.functions[callee as usize];
        let named = |(name, _): &&(String, bool)| function.has_name(name);
        self.all.reading.error_functions.iter().find(named).map(|&(_, nonzero)| nonzero)
    }

    /// Lowers a call of a function that marks an error; whether it was one. Where nobody asks for such
    /// errors, a function with a body does what the body says.
    pub fn is_error_function(&mut self, callee: u32, result: Option<Local>, call: &Call) -> bool {
        let module = self.all.module;
        let function = &module.functions[callee as usize];
        if panics(function) {
            self.panic(result, call, &function.source_name);
            return true;
        }
        if function.name == "__clang_call_terminate" && self.all.checks_for(Property::Uncaught) {
            self.fail(Property::Uncaught, "an exception leaves a function that throws none");
            return true;
        }
        if !self.all.checks_for(Property::UnreachCall) {
            return false;
        }
        if is_failure(function) {
            self.fail(
                Property::UnreachCall,
                &format!("{} is called, which never returns", function.source_name),
            );
            self.define_result(result);
            return true;
        }
        if let Some(nonzero) = self.marked_by_user(callee) {
            self.call_of_marked(result, call, nonzero, &function.source_name);
            return true;
        }
        let Some(&(_, argument)) = FAILED.iter().find(|&&(name, _)| name == function.name) else {
            return false;
        };
        let text = argument.and_then(|at| self.constant_text(call.arguments.get(at)?));
        let says = match text {
            Some(text) => format!("{ASSERTION}: {text}"),
            None if argument.is_some() => ASSERTION.to_owned(),
            None => format!("{} is called", function.source_name),
        };
        self.fail(Property::UnreachCall, &says);
        self.define_result(result);
        true
    }

    fn panic(&mut self, result: Option<Local>, call: &Call, name: &str) {
        let text = call.arguments.first().and_then(|operand| self.constant_text(operand));
        let says = format!("panics: {}", text.unwrap_or_else(|| panic_says(name)));
        let is_asked = self.all.checks_for(Property::Panic);
        self.fail(if is_asked { Property::Panic } else { Property::UnreachCall }, &says);
        self.define_result(result);
    }

    fn call_of_marked(&mut self, result: Option<Local>, call: &Call, nonzero: bool, name: &str) {
        let says = format!("{name} is called");
        match call.arguments.first().filter(|_| nonzero) {
            Some(argument) => {
                let value = self.value(argument);
                let holds = self.all.terms.is_null(value);
                self.check(Property::UnreachCall, holds, &says);
            }
            None => self.fail(Property::UnreachCall, &says),
        }
        self.define_result(result);
    }

    /// The remains of an operation on constants that has no result are used: which operation it
    /// was is not known.
    pub fn poison(&mut self) {
        let folded = [Property::Division, Property::Shift, Property::Overflow];
        if let Some(property) = folded.into_iter().find(|&property| self.all.checks_for(property)) {
            self.check_of_unknown(property, "an operation on constants has no result");
        }
    }

    /// A check whose condition is any value, so that no engine proves it.
    fn check_of_unknown(&mut self, property: Property, says: &str) {
        let any = self.anything(1);
        let holds = self.all.terms.holds(any);
        self.check(property, holds, says);
    }

    /// A call of a function of Rust that has no body: whether it panics is not known.
    pub fn unseen_panic(&mut self, function: &Function) {
        let asked = [Property::Panic, Property::UnreachCall];
        let Some(property) = asked.into_iter().find(|&property| self.all.checks_for(property)) else {
            return;
        };
        if prints_in_rust(function) {
            self.rest_on(Assumption::OutputSucceeds);
        } else if may_panic_unseen(function) {
            self.check_of_unknown(property, &format!("{} may panic", function.source_name));
        }
    }

    /// Before the absolute value of a number is taken: it has one.
    pub fn check_absolute(&mut self, value: Term) {
        if self.all.checks_for(Property::Overflow) {
            // The least number and 0 are their own negations.
            let terms = &mut self.all.terms;
            let negated = terms.neg(value);
            let (is_own, is_zero) = (terms.equal(value, negated), terms.is_null(value));
            let differs = terms.not(is_own);
            let holds = terms.or(is_zero, differs);
            self.check(Property::Overflow, holds, "absolute value overflows");
        }
    }

    /// `llvm.ubsantrap`.
    pub fn trap(&mut self, kind: u64) {
        let is_unsigned = self.all.module.guards_unsigned(self.number, self.place.block);
        let kind = if is_unsigned { UNSIGNED } else { kind };
        if kind == DIVIDED
            && [Property::Division, Property::Overflow].iter().all(|&one| self.all.checks_for(one))
        {
            self.check_of_unknown(Property::Division, "division by zero, or its result overflows");
            return self.end();
        }
        let candidates = trapped(kind);
        let asked = candidates.iter().find(|&&(property, _)| self.all.checks_for(property));
        let &(property, says) = asked.unwrap_or(&candidates[0]);
        self.fail(property, says);
    }

    /// The first line of the text that an operand is the address of, if it is a constant string.
    pub fn constant_text(&self, operand: &Operand) -> Option<String> {
        let bytes = self.whole_text(operand)?;
        let text = String::from_utf8_lossy(&bytes[..bytes.len().min(200)]);
        Some(text.lines().next().unwrap_or_default().to_owned())
    }

    /// The bytes of the text that an operand is the address of, if it is a constant string.
    pub fn whole_text(&self, operand: &Operand) -> Option<&[u8]> {
        let address = match &operand.value {
            ValueSource::Constant(Constant::Address(Symbol::Global(global))) => *global,
            ValueSource::Constant(Constant::Operator(_)) => match self.place_of(operand)? {
                (Object::Global(global), 0) => global,
                _ => return None,
            },
            _ => return None,
        };
        let bytes = self.constant_bytes(address)?;
        let end = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
        Some(&bytes[..end])
    }

    /// The bytes of a global variable that is a constant string.
    pub fn constant_bytes(&self, global: u32) -> Option<&[u8]> {
        let global = &self.all.module.globals[global as usize];
        match global.initial.as_ref().filter(|_| global.is_constant)? {
            Constant::Bytes(bytes) => Some(bytes),
            Constant::Aggregate(parts) => match parts.first().map(|part| &part.value) {
                Some(ValueSource::Constant(Constant::Bytes(bytes))) => Some(bytes),
                _ => None,
            },
            _ => None,
        }
    }
}

/// The message of a panic without one: it follows from the name of the function.
fn panic_says(name: &str) -> String {
    let last = name.rsplit("::").find(|part| !part.starts_with('h') || part.len() != 17).unwrap_or(name);
    match last {
        "panic_bounds_check" => "index out of bounds".to_owned(),
        "panic_const_div_by_zero" => "attempt to divide by zero".to_owned(),
        "panic_const_rem_by_zero" => "attempt to calculate the remainder with a divisor of zero".to_owned(),
        "unwrap_failed" => "unwrap failed".to_owned(),
        "expect_failed" => "expect failed".to_owned(),
        other => match other.strip_prefix("panic_const_") {
            Some(kind) => format!("arithmetic: {}", kind.replace('_', " ")),
            None => other.replace('_', " "),
        },
    }
}
