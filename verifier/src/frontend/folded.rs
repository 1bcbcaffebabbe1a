//! Operations on constants that have no result, and that clang computes all the same.
//!
//! **Idea.** At `-O0`, too, clang computes `10 / 0`, `1 << 40` and `INT_MAX + 1` itself: it writes `poison`
//! or a plain number, or nothing where it is not used, and there is nothing left to check. Its sanitizers
//! examine an operation before that. So the source is compiled once more with those that check what is asked
//! for; if one of them guards nothing but constants, this text is the program, and its traps are checks of
//! the same properties.
//!
//! **Here.** Else the text without sanitizers is the program: instructions that are checked as they are need
//! no branches around traps.
//!
//! **Cost.** A second call of clang where one of three properties is asked for.

/// The sanitizer of signed numbers that leave their range.
const SIGNED: &str = "signed-integer-overflow";

/// Arguments that say that signed numbers wrap around.
const WRAPPING: &[&str] = &["-fwrapv", "-fno-strict-overflow"];

/// The arguments for clang that stand for some of its sanitizers, beside these; nothing where there are none.
pub(super) fn arguments<'a>(
    sanitizers: &[&str],
    mut others: impl Iterator<Item = &'a String>,
) -> Option<[String; 2]> {
    let wraps = others.any(|other| WRAPPING.contains(&other.as_str()));
    let names: Vec<&str> = sanitizers.iter().copied().filter(|name| !(wraps && *name == SIGNED)).collect();
    let names = names.join(",");
    (!names.is_empty()).then(|| [format!("-fsanitize={names}"), format!("-fsanitize-trap={names}")])
}

/// Whether a sanitizer guards an operation on constants that always fails.
pub(super) fn has_folded(text: &str) -> bool {
    text.lines().filter(|line| line.contains("!nosanitize")).any(|line| {
        let line = line.trim_start();
        line.starts_with("br i1 false, ") || overflows(line)
    })
}

/// Whether a line asks whether an operation on constants overflows: clang does not ask where it does not.
fn overflows(line: &str) -> bool {
    let Some((_, call)) = line.split_once(".with.overflow.") else { return false };
    let Some((operands, _)) = call.split_once('(').and_then(|(_, rest)| rest.split_once(')')) else {
        return false;
    };
    let is_constant = |operand: &str| operand.rsplit(' ').next().is_some_and(|value| !value.starts_with('%'));
    operands.split(", ").all(is_constant)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signed_numbers_that_wrap_around_are_not_checked() {
        let of = |sanitizers: &[&str], others: &[&str]| {
            let others: Vec<String> = others.iter().map(|&other| other.to_owned()).collect();
            arguments(sanitizers, others.iter()).map(|[first, _]| first)
        };
        assert_eq!(of(&[], &[]), None);
        assert_eq!(of(&[SIGNED], &["-fwrapv"]), None);
        let both = of(&[SIGNED, "shift-exponent"], &["-m32"]);
        assert_eq!(both.as_deref(), Some("-fsanitize=signed-integer-overflow,shift-exponent"));
    }

    #[test]
    fn a_guard_of_constants_is_found() {
        let call = |operands: &str| {
            format!("  %0 = call {{ i32, i1 }} @llvm.sadd.with.overflow.i32({operands}), !nosanitize !1")
        };
        assert!(has_folded(&call("i32 2147483647, i32 1")));
        assert!(!has_folded(&call("i32 %x, i32 1")));
        assert!(has_folded("  br i1 false, label %cont, label %trap, !dbg !2, !nosanitize !1"));
        assert!(!has_folded("  br i1 false, label %cont, label %trap, !dbg !2"));
    }
}
