//! Which functions without a body are those of a standard library.
//!
//! **Idea.** What such a function does is written down in a standard, so a result that the standard excludes
//! is no result of the program. A function that this crate has no model of may be read as one that does
//! anything where something is proved; a failure that depends on it is none.
//!
//! **Here.** Of C by name: `library_names.txt` has those of ISO C, POSIX and the GNU library, but for
//! variants (`fminf`, `strtol_l`, `__memcpy_chk`), which are theirs by their affixes. Of C++ and Rust by the
//! mangled name: what lies in namespace `std` or in the runtime of the Itanium ABI; every function of Rust
//! that is not here lies in another crate, and the only others of a file are those of the standard library.
//! The compiler's own functions (`llvm.frameaddress`) are written down in LLVM's reference.

use std::collections::HashSet;
use std::sync::LazyLock;

use crate::frontend::module::Function;

static NAMES: LazyLock<HashSet<&str>> = LazyLock::new(|| include_str!("library_names.txt").lines().collect());

/// The beginnings of names of C that make variants.
const PREFIXES: &[&str] = &["isoc99_", "isoc23_", "libc_", "xpg_", "posix_", "builtin_"];

/// The ends of names of C that make variants.
const SUFFIXES: &[&str] = &[
    "_chk",
    "_finite",
    "_loc",
    "_unlocked",
    "_l",
    "_r",
    "64",
    "f32x",
    "f64x",
    "f128",
    "f32",
    "f64",
    "f",
    "l",
];

/// Whether a function is one of a standard library, by its name.
pub(crate) fn is_library(function: &Function) -> bool {
    let name = function.name.strip_prefix('\u{1}').unwrap_or(&function.name);
    !is_of_tests(name) && (is_of_c(name) || is_of_cxx(name) || is_rust(name) || name.starts_with("llvm."))
}

/// Whether a name is one by which test programs ask a verifier for something.
pub(crate) fn is_of_tests(name: &str) -> bool {
    name.starts_with("nondet")
        || ["__VERIFIER", "__CPROVER", "__ESBMC", "__SMACK"].iter().any(|start| name.starts_with(start))
}

/// Whether it is of the C library.
fn is_of_c(name: &str) -> bool {
    let bare = name.trim_start_matches('_');
    let bare = PREFIXES.iter().find_map(|prefix| bare.strip_prefix(prefix)).unwrap_or(bare);
    let is_known = |name: &str| NAMES.contains(name);
    // Variants of functions on numbers have two of these: `__isnanf_finite`.
    let shorter = |name: &str| SUFFIXES.iter().any(|suffix| name.strip_suffix(suffix).is_some_and(is_known));
    is_known(bare)
        || SUFFIXES
            .iter()
            .filter_map(|suffix| bare.strip_suffix(suffix))
            .any(|bare| is_known(bare) || shorter(bare))
}

/// Whether it is of the library of C++ or its runtime.
fn is_of_cxx(name: &str) -> bool {
    let Some(rest) = name.strip_prefix("_Z") else {
        return name.starts_with("__cxa_") || name.starts_with("__gxx_");
    };
    let is_std = |rest: &str| {
        let rest = rest.trim_start_matches(['N', 'V', 'K', 'R', 'O']);
        // Abbreviations of the ABI: `St` is `std`, the others are classes in it.
        let is_short = ["St", "Sa", "Ss", "Sb", "Si", "So", "Sd"].iter().any(|start| rest.starts_with(start));
        is_short || ["9__gnu_cxx", "10__cxxabiv1"].iter().any(|start| rest.starts_with(start))
    };
    // Tables, guards and thunks of something stand before its name.
    let is_special =
        ["TV", "TT", "TI", "TS", "GV"].iter().any(|start| rest.strip_prefix(start).is_some_and(is_std));
    is_std(rest) || is_special || ["nw", "na", "dl", "da"].iter().any(|operator| rest.starts_with(operator))
}

/// Whether a name is one of Rust's: mangled by version 0, or as C++'s with a hash at the end.
pub(crate) fn is_rust(name: &str) -> bool {
    let is_hash = |end: &str| {
        end.len() == 17 && end[..16].bytes().all(|byte| byte.is_ascii_hexdigit()) && end.ends_with('E')
    };
    name.starts_with("_R")
        || name.starts_with("_ZN") && name.rsplit_once("17h").is_some_and(|(_, end)| is_hash(end))
}

/// Functions of libraries that never return and are no failures of the program: they end it or a thread,
/// jump, throw or continue to throw.
const ENDS: &[&str] = &[
    "exit",
    "_exit",
    "_Exit",
    "quick_exit",
    "abort",
    "thrd_exit",
    "pthread_exit",
    "longjmp",
    "_longjmp",
    "siglongjmp",
    "execv",
    "setcontext",
    "__cxa_throw",
    "__cxa_rethrow",
    "_Unwind_Resume",
    "_Unwind_Resume_or_Rethrow",
    "__cxa_throw_bad_array_new_length",
    "__cxa_bad_cast",
    "__cxa_bad_typeid",
    "__cxa_pure_virtual",
    "__cxa_deleted_virtual",
    "__cxa_call_unexpected",
    "__clang_call_terminate",
    "_ZSt9terminatev",
    "_ZSt10unexpectedv",
    "__stack_chk_fail",
    "__chk_fail",
    "__fortify_fail",
    "rust_eh_personality",
    "err",
    "errx",
    "verr",
    "verrx",
    "svc_exit",
    "unwind",
];

/// Whether a function of Rust's library ends a thread, or continues a panic that has begun.
fn ends_in_rust(source_name: &str) -> bool {
    const ENDS: &[&str] = &[
        "std::panic::resume_unwind",
        "std::thread::park",
        "core::panicking::panic_cannot_unwind",
        "core::panicking::panic_in_cleanup",
    ];
    ENDS.iter().any(|end| source_name.starts_with(end))
}

/// Whether a function of Rust's library aborts the process, which is no panic: so does an allocation that
/// fails.
pub(crate) fn aborts_in_rust(function: &Function) -> bool {
    const ENDS: &[&str] =
        &["std::process::abort", "core::intrinsics::abort", "alloc::alloc::handle_alloc_error"];
    function.never_returns && ENDS.iter().any(|end| function.source_name.starts_with(end))
}

/// Whether reaching a function of a library is a failure of the program, since it never returns and is none
/// of those that end, throw or jump: `copy_from_slice::len_mismatch_fail`.
pub(crate) fn is_failure(function: &Function) -> bool {
    let name = function.name.strip_prefix('\u{1}').unwrap_or(&function.name);
    let throws = name.starts_with("_ZSt") && name.contains("__throw_");
    function.never_returns
        && function.blocks.is_empty()
        && is_library(function)
        && !name.starts_with("llvm.")
        && !throws
        && !ENDS.contains(&name)
        && !ends_in_rust(&function.source_name)
        && !aborts_in_rust(function)
        && !function.source_name.starts_with("std::process::exit")
}

/// Whether calling a function is a panic of Rust. Some have a body in the module, since they are generic.
pub(crate) fn panics(function: &Function) -> bool {
    const STARTS: &[&str] = &[
        "core::panicking::",
        "std::panicking::begin_panic",
        "core::option::unwrap_failed",
        "core::option::expect_failed",
        "core::result::unwrap_failed",
        "core::slice::index::slice_",
        "core::str::slice_error_fail",
        "core::cell::panic_",
        "alloc::raw_vec::capacity_overflow",
        "alloc::raw_vec::handle_error",
    ];
    matches!(&*function.name, "rust_begin_unwind" | "rust_panic")
        || STARTS.iter().any(|start| function.source_name.starts_with(start))
        || is_rust(&function.name) && is_failure(function)
}

/// Functions of Rust's library that write to a standard stream, and panic where that fails.
const PRINTS: &[&str] = &["std::io::stdio::_print", "std::io::stdio::_eprint"];

/// Functions of Rust's library that never panic.
const NEVER_PANIC: &[&str] = &["<alloc::raw_vec::RawVecInner>::deallocate"];

/// Whether a function of Rust without a body may panic where nobody sees it.
pub(crate) fn may_panic_unseen(function: &Function) -> bool {
    function.blocks.is_empty()
        && !function.never_returns
        && is_rust(&function.name)
        && !PRINTS.contains(&&*function.source_name)
        && !NEVER_PANIC.contains(&&*function.source_name)
}

/// Whether a function of Rust's library writes to a standard stream, and panics where that fails.
pub(crate) fn prints_in_rust(function: &Function) -> bool {
    function.blocks.is_empty() && PRINTS.contains(&&*function.source_name)
}

/// Whether a function without a body returns any value by its name, and does nothing else that matters where
/// it is passed no address: those of test programs, and of the C library those whose result nobody can
/// foretell.
pub(crate) fn returns_anything(name: &str) -> bool {
    name == "__VERIFIER_nondet"
        || name.starts_with("__VERIFIER_nondet_")
        || name == "nondet"
        || name.starts_with("nondet_")
        || matches!(name, "rand" | "random" | "lrand48" | "mrand48" | "rand_r" | "time" | "clock" | "getpid")
        || matches!(name, "getchar" | "getc" | "fgetc")
}

/// Whether a function of the C library, of which no model is here, returns null where it fails: a result
/// that a failure of the program may need.
pub(crate) fn returns_null_on_failure(name: &str) -> bool {
    matches!(
        name,
        "strdup"
            | "strndup"
            | "__strdup"
            | "fopen"
            | "fopen64"
            | "fdopen"
            | "freopen"
            | "popen"
            | "tmpfile"
            | "opendir"
            | "fdopendir"
    )
}
