//! A failure as a C file, or a Rust file for a Rust program, that, linked to the program, makes it fail when
//! it is run.
//!
//! **Here.** The file defines the functions that the program leaves open: each returns what it returned on
//! the failing execution, in that order. What marks errors is defined weakly, so that definitions of the
//! program go first. What cannot be given from outside (an uninitialised variable, an allocation that fails)
//! is listed on top.

mod rust;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use javelin_solver::BitVec;

use super::source::Sources;
use super::value::{integer, show};
use crate::frontend::compile::find_clang;
use crate::frontend::module::SourceType;
use crate::interpret::trace::{Event, Trace};
use crate::job::{CheckReport, Job, Outcome, Report};
use crate::reading::Property;

/// Why no file can be written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TestCaseError {
    /// The report has no failure.
    #[error("no check fails, so there is no test case")]
    NoFailure,
    /// The beginning of the execution is not there.
    #[error("the failing execution is too long: its first inputs are not known any more")]
    Cut,
    /// Execution begins elsewhere than in `main`.
    #[error("a test case of a Rust program begins in main, not in {0}")]
    Entry(String),
    /// The entry needs something that a number does not say.
    #[error("the argument {0} of the entry is not a number")]
    Argument(String),
}

/// A file for each failing check, in their order.
///
/// # Errors
/// There is none, or one of them cannot be written.
pub fn test_cases(job: &Job, report: &Report, sources: &Sources) -> Result<Vec<String>, TestCaseError> {
    let mut cases = Vec::new();
    for check in &report.checks {
        if let Outcome::Fails(trace) = &check.outcome {
            if trace.is_cut {
                return Err(TestCaseError::Cut);
            }
            let is_rust = job.inputs.iter().any(|path| path.extension().is_some_and(|kind| kind == "rs"));
            let case = if is_rust { rust::test_case } else { test_case };
            cases.push(case(job, report, sources, check, trace)?);
        }
    }
    if cases.is_empty() { Err(TestCaseError::NoFailure) } else { Ok(cases) }
}

/// The values that a function returns, in order.
struct Returned {
    ty: &'static str,
    values: Vec<String>,
}

/// The inputs of an execution.
struct GivenInputs<'a> {
    functions: BTreeMap<&'a str, Returned>,
    /// Type, name and value of global variables at the beginning.
    globals: Vec<(&'static str, &'a str, String)>,
    /// The inputs that no file can give, in words.
    missing: Vec<String>,
}

/// The inputs that the program did not determine, with values as a language writes them.
fn given<'a>(
    (report, trace): (&'a Report, &'a Trace),
    sources: &Sources,
    written: fn(&SourceType, &BitVec) -> Option<(&'static str, String)>,
) -> GivenInputs<'a> {
    let mut given = GivenInputs { functions: BTreeMap::new(), globals: Vec::new(), missing: Vec::new() };
    for step in &trace.steps {
        let (words, value) = match &step.event {
            Event::Input(name, ty, value) => {
                (format!("{name}() = {}", show(ty, value, &trace.names)), written(ty, value))
            }
            Event::Initial(_, name, ty, value) => {
                (format!("{name} = {} at first", show(ty, value, &trace.names)), written(ty, value))
            }
            Event::Volatile(name, ty, value) => {
                (format!("{name} = {} when read", show(ty, value, &trace.names)), None)
            }
            Event::Failure => ("an allocation fails".to_owned(), None),
            Event::Spurious => ("a weak exchange fails".to_owned(), None),
            _ => continue,
        };
        match (&step.event, value) {
            (Event::Input(name, ..), Some((ty, value))) if symbol(report, name).is_some() => {
                let name = symbol(report, name).unwrap_or(name);
                let returned = given.functions.entry(name).or_insert(Returned { ty, values: Vec::new() });
                returned.values.push(value);
            }
            (Event::Initial(None, name, ..), Some((ty, value))) if is_identifier(name) => {
                given.globals.push((ty, name, value));
            }
            _ => given.missing.push(format!("{}: {words}", sources.place(step.span))),
        }
    }
    given
}

/// The name of a function for linkers, if C can say it.
fn symbol<'a>(report: &'a Report, name: &'a str) -> Option<&'a str> {
    let known = report.symbols.get(name).map(Option::as_deref);
    known.unwrap_or(Some(name)).filter(|symbol| is_identifier(symbol))
}

/// Global variables that get their values before the program begins.
fn set_globals(out: &mut String, globals: &[(&str, &str, String)]) {
    for (ty, name, _) in globals {
        let _ = write!(out, "\nextern __attribute__((weak)) {ty} {name};");
    }
    out.push_str("\n\n__attribute__((constructor)) static void set_globals(void)\n{\n");
    for (_, name, value) in globals {
        let _ =
            writeln!(out, "  if (&{name})\n    {name} = {value};\n  else\n    puts(\"{name} is static\");");
    }
    out.push_str("}\n");
}

/// The file for one check.
fn test_case(
    job: &Job,
    report: &Report,
    sources: &Sources,
    check: &CheckReport,
    trace: &Trace,
) -> Result<String, TestCaseError> {
    let GivenInputs { functions, globals, missing } = given((report, trace), sources, c_value);
    let mut out = headline(job, check, sources, &trace.words, &missing);
    out.push_str(PRELUDE);
    for (name, returned) in &functions {
        function(&mut out, name, returned);
    }
    if !globals.is_empty() {
        set_globals(&mut out, &globals);
    }
    let marks = ["reach_error", "__VERIFIER_error"].into_iter();
    let marks = marks.chain(job.reading.error_functions.iter().map(|(name, _)| name.as_str()));
    let marks: Vec<(&str, &str)> = marks.filter_map(|name| Some((name, symbol(report, name)?))).collect();
    for (name, symbol) in &marks {
        let _ = write!(
            out,
            "\n__attribute__((weak)) void {symbol}(void)\n{{\n  puts(\"reached: {name}\");\n  abort();\n}}\n"
        );
    }
    let others = report.bodiless.iter().filter(|name| report.symbols.contains_key(*name));
    for other in others.filter_map(|name| symbol(report, name)) {
        let is_given = functions.contains_key(other) || marks.iter().any(|(_, symbol)| *symbol == other);
        if !is_given {
            let _ = write!(out, "\n__attribute__((weak)) long {other}(void)\n{{\n  return 0;\n}}\n");
        }
    }
    if job.reading.entry != "main" {
        call_of_entry(&mut out, trace, symbol(report, &job.reading.entry).unwrap_or(&job.reading.entry))?;
    }
    Ok(out)
}

const PRELUDE: &str = r#"
extern int puts(const char *);
extern void exit(int) __attribute__((noreturn));
extern void abort(void) __attribute__((noreturn));

static void departs(void)
{
  puts("this is not the execution that was found");
  exit(99);
}

__attribute__((weak)) void __VERIFIER_assume(int condition)
{
  if (!condition)
    departs();
}

__attribute__((weak)) void __CPROVER_assume(_Bool condition)
{
  if (!condition)
    departs();
}
"#;

/// The head of the file: its purpose, how to run it, and the inputs that it cannot give.
fn headline(
    job: &Job,
    check: &CheckReport,
    sources: &Sources,
    words: &[Vec<u8>],
    missing: &[String],
) -> String {
    let arguments = job.compiler.arguments.iter().map(|argument| quoted(argument));
    let files = job.inputs.iter().map(|path| quoted(&path.display().to_string()));
    let programs: Vec<String> = arguments.chain(files).collect();
    let place = sources.place(check.span);
    let mut out = format!("/* {place}: {}\n\n", comment(&check.says));
    let flags = flags(check.property);
    let call = format!("{} -g -w {flags}{}", compiler(job), programs.join(" "));
    let words = words.iter().skip(1).map(|word| format!(" {}", word_of_shell(word)));
    let run = format!("{call} -x c THIS-FILE && ./a.out{}", words.collect::<String>());
    let _ = writeln!(out, "   {}", comment(&run));
    if !missing.is_empty() {
        out.push_str("\n   No file can give the program what else it depended on:\n");
        for line in missing {
            let _ = writeln!(out, "   {}", comment(line));
        }
    }
    out.push_str("*/\n");
    out
}

/// The compiler of the program, which links it, too.
fn compiler(job: &Job) -> String {
    let found = job.compiler.cc.clone().or_else(find_clang).unwrap_or_else(|| PathBuf::from("clang"));
    let name =
        found.file_name().map_or_else(|| "clang".to_owned(), |name| name.to_string_lossy().into_owned());
    let folder =
        job.compiler.cc.as_ref().and_then(|cc| cc.parent()).filter(|folder| *folder != Path::new(""));
    let is_plus = |path: &PathBuf| {
        path.extension()
            .is_some_and(|kind| ["cpp", "cc", "cxx", "C", "ii"].iter().any(|known| kind == *known))
    };
    let name = match job.inputs.iter().any(is_plus) && !name.contains("++") {
        true => name.replacen("clang", "clang++", 1),
        false => name,
    };
    quoted(&folder.map_or_else(|| name.clone(), |folder| folder.join(&name).display().to_string()))
}

/// A word as a shell reads it.
fn quoted(word: &str) -> String {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_./=+,:@%".contains(&byte);
    match !word.is_empty() && word.bytes().all(is_plain) {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', "'\\''")),
    }
}

/// A word of bytes as a shell reads it: other bytes than printable characters of ASCII by their numbers.
fn word_of_shell(word: &[u8]) -> String {
    match std::str::from_utf8(word) {
        Ok(text) if text.bytes().all(|byte| byte == b' ' || byte.is_ascii_graphic()) => quoted(text),
        _ => {
            let bytes: Vec<String> = word.iter().map(|byte| format!("\\{byte:03o}")).collect();
            format!("\"$(printf '{}')\"", bytes.concat())
        }
    }
}

/// Text that does not end a comment.
fn comment(text: &str) -> String {
    text.replace("*/", "* /")
}

/// The flags with which the compiler's program stops where the property fails: by a trap, for which no
/// library has to be there, where the compiler can make it.
fn flags(property: Property) -> String {
    let checks = match property {
        Property::UnreachCall | Property::Panic | Property::Uncaught => return String::new(),
        Property::Deref | Property::Free | Property::Leak | Property::Overlap => {
            return "-fsanitize=address ".to_owned();
        }
        Property::Uninitialized => return "-fsanitize=memory ".to_owned(),
        Property::UnsignedOverflow => "unsigned-integer-overflow",
        Property::Alignment => "alignment",
        Property::Null => "null",
        Property::Overflow => "signed-integer-overflow",
        Property::Division => "integer-divide-by-zero",
        Property::Shift => "shift",
        Property::Bounds => "bounds",
    };
    format!("-fsanitize={checks} -fsanitize-trap={checks} ")
}

/// A function that returns its values one after the other.
fn function(out: &mut String, name: &str, returned: &Returned) {
    let Returned { ty, values } = returned;
    let list = values.join(",\n    ");
    let _ = write!(
        out,
        "
{ty} {name}(void)
{{
  static {ty} const values[] = {{
    {list}
  }};
  static unsigned next;
  if (next == {count})
    departs();
  return values[next++];
}}
",
        count = values.len()
    );
}

/// A `main` that calls the entry as it was called.
fn call_of_entry(out: &mut String, trace: &Trace, entry: &str) -> Result<(), TestCaseError> {
    let arguments = trace.steps.iter().find_map(|step| match &step.event {
        Event::Enter(_, arguments) => Some(arguments.as_slice()),
        _ => None,
    });
    let mut types = Vec::new();
    let mut values = Vec::new();
    for (name, ty, value) in arguments.unwrap_or_default() {
        let (ty, value) = c_value(ty, value).ok_or_else(|| TestCaseError::Argument(name.clone()))?;
        types.push(ty);
        values.push(value);
    }
    let types = if types.is_empty() { "void".to_owned() } else { types.join(", ") };
    let _ = write!(
        out,
        "\nextern void {entry}({types});\n\nint main(void)\n{{\n  {entry}({});\n  return 0;\n}}\n",
        values.join(", ")
    );
    Ok(())
}

/// A value as a C expression, with its type: numbers and null pointers.
pub(super) fn c_value(ty: &SourceType, value: &BitVec) -> Option<(&'static str, String)> {
    match ty {
        SourceType::Bool => Some(("_Bool", u32::from(!value.is_zero()).to_string())),
        SourceType::Int { signed, .. } | SourceType::Char { signed } => c_integer(value, *signed),
        SourceType::Enum(..) | SourceType::Other => c_integer(value, true),
        SourceType::Float(_) => c_float(value),
        SourceType::Pointer(_) => value.is_zero().then(|| ("void *", "0".to_owned())),
        SourceType::Array(..) | SourceType::Struct(..) => None,
    }
}

fn c_integer(value: &BitVec, signed: bool) -> Option<(&'static str, String)> {
    let ty = match (value.width(), signed) {
        (1, _) => "_Bool",
        (2..=8, true) => "signed char",
        (2..=8, false) => "unsigned char",
        (9..=16, true) => "short",
        (9..=16, false) => "unsigned short",
        (17..=32, true) => "int",
        (17..=32, false) => "unsigned int",
        (33..=64, true) => "long long",
        (33..=64, false) => "unsigned long long",
        _ => return None,
    };
    let signed = signed && value.width() > 1;
    let suffix = match ty {
        "unsigned int" => "u",
        "long long" => "ll",
        "unsigned long long" => "ull",
        _ => "",
    };
    // The least number has no literal: its digits alone are too large.
    if signed && value.is_min_signed() {
        let next = integer(&value.add(&BitVec::one(value.width())), true);
        return Some((ty, format!("{next}{suffix} - 1")));
    }
    Some((ty, format!("{}{suffix}", integer(value, signed))))
}

fn c_float(value: &BitVec) -> Option<(&'static str, String)> {
    let (ty, number, digits) = match (value.width(), value.to_u64()?) {
        (32, bits) => {
            let number = f32::from_bits(bits as u32);
            ("float", f64::from(number), format!("{number:?}f"))
        }
        (64, bits) => ("double", f64::from_bits(bits), format!("{:?}", f64::from_bits(bits))),
        _ => return None,
    };
    let text = match (number.is_nan(), number.is_infinite()) {
        (true, _) => "__builtin_nan(\"\")".to_owned(),
        (_, true) if number > 0.0 => "__builtin_inf()".to_owned(),
        (_, true) => "-__builtin_inf()".to_owned(),
        _ => digits,
    };
    Some((ty, text))
}

fn is_identifier(name: &str) -> bool {
    let is_part = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    name.bytes().all(is_part) && name.bytes().next().is_some_and(|first| !first.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::super::example::{check, job, report, report_of, sources, trace, unsigned};
    use super::*;

    #[test]
    fn the_program_is_run_with_its_command_line() {
        let mut report = report();
        for check in &mut report.checks {
            if let Outcome::Fails(trace) = &mut check.outcome {
                trace.words = vec![b"a.out".to_vec(), b"it's".to_vec(), b"a\nb".to_vec(), Vec::new()];
            }
        }
        let text = case(&report).unwrap();
        let run = "-x c THIS-FILE && ./a.out 'it'\\''s' \"$(printf '\\141\\012\\142')\" ''\n";
        assert!(text.contains(run), "{text}");
    }

    fn case(report: &Report) -> Result<String, TestCaseError> {
        test_cases(&job(), report, &sources()).map(|mut cases| cases.remove(0))
    }

    #[test]
    fn the_inputs_come_in_their_order() {
        let text = case(&report()).unwrap();
        assert!(text.starts_with("/* midpoint.c:5:2: assertion can fail\n"), "{text}");
        let function = "\
unsigned int __VERIFIER_nondet_uint(void)
{
  static unsigned int const values[] = {
    4294967294u,
    4294967295u
  };
  static unsigned next;
  if (next == 2)
    departs();
  return values[next++];
}
";
        assert!(text.contains(function), "{text}");
        assert!(text.contains("void reach_error(void)"), "{text}");
        assert!(!text.contains("int main"), "the program has one: {text}");
    }

    #[test]
    fn values_are_c() {
        let of =
            |ty: &SourceType, value: &BitVec| c_value(ty, value).map(|(ty, value)| format!("{ty} {value}"));
        let int = |width| SourceType::Int { signed: true, width, name: "int".into() };
        let shown = |ty: &SourceType, value: &BitVec| of(ty, value).unwrap();
        assert_eq!(shown(&int(32), &BitVec::min_signed(32)), "int -2147483647 - 1");
        assert_eq!(shown(&int(64), &BitVec::ones(64)), "long long -1ll");
        assert_eq!(shown(&unsigned(), &BitVec::ones(32)), "unsigned int 4294967295u");
        assert_eq!(shown(&SourceType::Other, &BitVec::one(1)), "_Bool 1");
        let float = |number: f64| BitVec::from_u64(number.to_bits(), 64);
        assert_eq!(shown(&SourceType::Float(64), &float(0.1)), "double 0.1");
        assert_eq!(shown(&SourceType::Float(64), &float(f64::NEG_INFINITY)), "double -__builtin_inf()");
        let pointer = SourceType::Pointer(Box::new(SourceType::Bool));
        assert_eq!(shown(&pointer, &BitVec::zero(64)), "void * 0");
        assert_eq!(of(&pointer, &BitVec::one(64)), None);
    }

    #[test]
    fn other_entries_are_called_with_their_arguments() {
        let mut job = job();
        job.reading.entry = "middle".into();
        let mut trace = trace();
        trace.steps.drain(..7);
        let fails = Outcome::Fails(Box::new(trace));
        let report = report_of(vec![check(5, Property::UnreachCall, "assertion can fail", fails)]);
        let text = test_cases(&job, &report, &sources()).unwrap().remove(0);
        assert!(text.contains("extern void middle(unsigned int, unsigned int);"), "{text}");
        assert!(text.contains("  middle(4294967294u, 4294967295u);"), "{text}");
    }

    #[test]
    fn inputs_that_cannot_be_given_are_listed() {
        let mut trace = trace();
        let pointer = SourceType::Pointer(Box::new(SourceType::Bool));
        trace.steps[1].event = Event::Input("get".into(), pointer, BitVec::one(64));
        let fails = |trace| {
            let outcome = Outcome::Fails(Box::new(trace));
            report_of(vec![check(5, Property::UnreachCall, "x */ y", outcome)])
        };
        let text = case(&fails(trace.clone())).unwrap();
        assert!(text.contains("   midpoint.c:9:16: get() = 0x1\n"), "{text}");
        assert_eq!(text.matches("*/").count(), 1, "{text}");
        trace.is_cut = true;
        assert_eq!(case(&fails(trace)), Err(TestCaseError::Cut));
        assert_eq!(case(&report_of(Vec::new())), Err(TestCaseError::NoFailure));
    }
}
