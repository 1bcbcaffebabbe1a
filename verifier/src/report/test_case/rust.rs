//! A failure of a Rust program as a Rust file that, linked to it, makes it fail when it is run.
//!
//! **Here.** The functions that the program declares in `extern` blocks are defined; as in the C file, each
//! returns what it returned on the failing execution, in that order. The file is compiled to an object, so
//! that the program stays as it is, with its own crate attributes.

use std::fmt::Write;

use javelin_solver::BitVec;

use super::super::source::Sources;
use super::super::value::integer;
use super::{GivenInputs, TestCaseError, given, is_identifier};
use crate::frontend::module::SourceType;
use crate::interpret::trace::Trace;
use crate::job::{CheckReport, Job, Report};

/// The file for one check.
pub(super) fn test_case(
    job: &Job,
    report: &Report,
    sources: &Sources,
    check: &CheckReport,
    trace: &Trace,
) -> Result<String, TestCaseError> {
    if job.reading.entry != "main" {
        return Err(TestCaseError::Entry(job.reading.entry.clone()));
    }
    let GivenInputs { functions, missing, .. } = given((report, trace), sources, rust_value);
    let program = job.inputs.first().map(|path| path.display().to_string()).unwrap_or_default();
    let mut out = format!(
        "// {}: {}\n//\n\
         //   rustc --crate-type lib --emit obj -o given.o THIS-FILE\n\
         //   rustc --edition 2021 -g -C debug-assertions=on -C link-arg=given.o -o program {program}\n\
         //   ./program\n",
        sources.place(check.span),
        check.says.replace('\n', " ")
    );
    if !missing.is_empty() {
        out.push_str("//\n// No file can give the program what else it depended on:\n");
        for line in missing {
            let _ = writeln!(out, "//   {}", line.replace('\n', " "));
        }
    }
    out.push_str(PRELUDE);
    for (name, returned) in &functions {
        let (ty, count) = (returned.ty, returned.values.len());
        let list = returned.values.join(", ");
        let _ = write!(
            out,
            "
#[no_mangle]
pub extern \"C\" fn {name}() -> {ty} {{
    const VALUES: [{ty}; {count}] = [{list}];
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    VALUES.get(NEXT.fetch_add(1, Ordering::SeqCst)).copied().unwrap_or_else(|| departs())
}}
"
        );
    }
    for name in &report.bodiless {
        if is_identifier(name) && !functions.contains_key(name.as_str()) {
            let _ = write!(out, "\n#[no_mangle]\npub extern \"C\" fn {name}() -> usize {{\n    0\n}}\n");
        }
    }
    Ok(out)
}

const PRELUDE: &str = r#"
#![allow(dead_code, unused_imports)]

use std::sync::atomic::{AtomicUsize, Ordering};

fn departs() -> ! {
    eprintln!("this is not the execution that was found");
    std::process::exit(99)
}

#[no_mangle]
pub extern "C" fn __VERIFIER_assume(condition: i32) {
    if condition == 0 {
        departs();
    }
}
"#;

/// A value as a Rust expression, with its type: numbers, truth values.
fn rust_value(ty: &SourceType, value: &BitVec) -> Option<(&'static str, String)> {
    let signed = match ty {
        SourceType::Bool => return Some(("bool", (!value.is_zero()).to_string())),
        SourceType::Int { signed, .. } | SourceType::Char { signed } => *signed,
        SourceType::Enum(..) | SourceType::Other => false,
        SourceType::Float(32) => return Some(("f32", format!("f32::from_bits({})", value.to_u64()?))),
        SourceType::Float(64) => return Some(("f64", format!("f64::from_bits({})", value.to_u64()?))),
        SourceType::Float(_) | SourceType::Pointer(_) => return None,
        SourceType::Array(..) | SourceType::Struct(..) => return None,
    };
    let name = match (value.width(), signed) {
        (1, _) => return Some(("bool", (!value.is_zero()).to_string())),
        (8, true) => "i8",
        (8, false) => "u8",
        (16, true) => "i16",
        (16, false) => "u16",
        (32, true) => "i32",
        (32, false) => "u32",
        (64, true) => "i64",
        (64, false) => "u64",
        (128, true) => "i128",
        (128, false) => "u128",
        _ => return None,
    };
    Some((name, integer(value, signed)))
}

#[cfg(test)]
mod tests {
    use super::super::super::example::{job, report, sources};
    use super::super::test_cases;
    use super::*;

    #[test]
    fn functions_return_what_they_returned() {
        let mut job = job();
        job.inputs = vec!["middle.rs".into()];
        let text = test_cases(&job, &report(), &sources()).unwrap().remove(0);
        let function = "\
pub extern \"C\" fn __VERIFIER_nondet_uint() -> u32 {
    const VALUES: [u32; 2] = [4294967294, 4294967295];
";
        assert!(text.contains(function), "{text}");
        assert!(text.starts_with("// midpoint.c:5:2: assertion can fail\n"), "{text}");
        assert!(text.contains("-C link-arg=given.o -o program middle.rs\n"), "{text}");
        job.reading.entry = "middle".into();
        assert!(matches!(test_cases(&job, &report(), &sources()), Err(TestCaseError::Entry(_))));
    }

    #[test]
    fn values_are_rust() {
        let int = |signed, width| SourceType::Int { signed, width, name: "int".into() };
        let shown = |ty: &SourceType, value: &BitVec| {
            rust_value(ty, value).map(|(ty, value)| format!("{ty} {value}")).unwrap_or_default()
        };
        assert_eq!(shown(&int(true, 64), &BitVec::min_signed(64)), "i64 -9223372036854775808");
        assert_eq!(shown(&int(false, 128), &BitVec::one(128)), "u128 1");
        assert_eq!(shown(&SourceType::Float(32), &BitVec::one(32)), "f32 f32::from_bits(1)");
        assert_eq!(shown(&SourceType::Other, &BitVec::one(1)), "bool true");
        assert_eq!(shown(&int(true, 24), &BitVec::one(24)), "");
    }
}
