//! Effects of functions without a body on addresses.
//!
//! **Here.** One table, by name. A function that is not in it keeps whatever it gets, may write all that is
//! reachable from it, calls the functions among it with anything, and returns anything.

use super::Object;
use super::constraints::{CallSite, Constraint, Constraints, Node};

/// The effect of a function without a body on addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Known {
    /// It makes a new object and returns its address.
    Allocates,
    /// `posix_memalign`: it makes a new object and writes its address to where the first argument points.
    AllocatesInto,
    /// `realloc`: as `malloc`, with the contents of the first argument, which may also be returned.
    Reallocates,
    /// `strdup`: as `malloc`, with the bytes at the first argument.
    Duplicates,
    Reads,
    /// It reads, and writes bytes that are no addresses to where its first argument points.
    Updates,
    /// `printf`: it reads, and writes numbers to where arguments after its format point, if that says so.
    Prints,
    /// It computes a value from its arguments, and touches no memory.
    Computes,
    /// It returns its first argument, and touches no memory.
    Passes,
    /// It returns an address in the object of its first argument, and only reads.
    Finds,
    /// `memcpy` and `strcpy`: it copies from the second argument to the first, and returns that one.
    Copies,
    /// `stpcpy`: as `strcpy`, but it returns the end of what was copied.
    CopiesAndAdvances,
    /// It writes bytes that are no addresses to the first argument, and returns it.
    Fills,
    /// `strtol`: it writes an address in the object of its first argument to where the second points.
    Parses,
    /// `strtok`.
    Tokens,
    /// `va_start`: it writes an address of memory outside to where its argument points.
    StartsList,
    /// `va_copy`.
    CopiesList,
    /// `__cxa_throw`: the first argument is thrown, and destroyed by the third.
    Throws,
    /// `__cxa_begin_catch`: it returns what was thrown, or what a pointer that was thrown points to.
    Catches,
    /// It returns an address of memory of the system, and only reads.
    ReturnsForeign,
    /// It returns an address of memory of the system, which it writes.
    ReturnsWritten,
}

impl Known {
    /// Whether it writes to where its first argument leads.
    pub(super) fn writes_first(self) -> bool {
        matches!(
            self,
            Known::AllocatesInto
                | Known::Reallocates
                | Known::Copies
                | Known::CopiesAndAdvances
                | Known::Fills
                | Known::Updates
                | Known::Tokens
                | Known::StartsList
                | Known::CopiesList
        )
    }
}

/// Whether a function without a body may throw, by its name: those of C++ and Rust.
pub(crate) fn may_throw(name: &str) -> bool {
    name.starts_with("_R")
        || name.starts_with("_Z")
            && !name.starts_with("_ZN4core9panicking")
            && !name.starts_with("_ZSt9terminate")
}

/// Which argument is the format of a function that writes text to a stream.
pub(crate) fn format_position(name: &str) -> Option<usize> {
    match name {
        "printf" | "vprintf" | "printk" => Some(0),
        "fprintf" | "vfprintf" | "__printf_chk" | "syslog" => Some(1),
        "__fprintf_chk" => Some(2),
        _ => None,
    }
}

/// Whether anything is known of a function without a body, by its name.
pub(crate) fn is_known(name: &str) -> bool {
    known(name).is_some()
}

/// The effect of a function by name; nothing for most.
pub(super) fn known(name: &str) -> Option<Known> {
    if let Some(rest) = name.strip_prefix("llvm.") {
        return intrinsic(rest);
    }
    Some(match name.strip_prefix("_R").and_then(rust_allocator).unwrap_or(name) {
        "malloc"
        | "calloc"
        | "aligned_alloc"
        | "memalign"
        | "valloc"
        | "pvalloc"
        | "_Znwm"
        | "_Znam"
        | "_Znwj"
        | "_Znaj"
        | "_ZnwmRKSt9nothrow_t"
        | "_ZnamRKSt9nothrow_t"
        | "_ZnwmSt11align_val_t"
        | "_ZnamSt11align_val_t"
        | "_ZnwmSt11align_val_tRKSt9nothrow_t"
        | "_ZnamSt11align_val_tRKSt9nothrow_t"
        | "kmalloc"
        | "kzalloc"
        | "__rust_alloc"
        | "__rust_alloc_zeroed"
        | "__cxa_allocate_exception" => Known::Allocates,
        "posix_memalign" => Known::AllocatesInto,
        "realloc" | "reallocarray" | "__rust_realloc" => Known::Reallocates,
        "strdup" | "strndup" | "__strdup" => Known::Duplicates,
        "free"
        | "cfree"
        | "kfree"
        | "_ZdlPv"
        | "_ZdaPv"
        | "_ZdlPvm"
        | "_ZdaPvm"
        | "_ZdlPvSt11align_val_t"
        | "_ZdlPvmSt11align_val_t"
        | "__rust_dealloc"
        | "__cxa_free_exception"
        | "__cxa_end_catch"
        | "strlen"
        | "strnlen"
        | "strcmp"
        | "strncmp"
        | "strcasecmp"
        | "strncasecmp"
        | "memcmp"
        | "bcmp"
        | "strspn"
        | "strcspn"
        | "atoi"
        | "atol"
        | "atof"
        | "puts"
        | "putchar"
        | "perror"
        | "fputs"
        | "fputc"
        | "putc"
        | "fwrite"
        | "fflush"
        | "fclose"
        | "exit"
        | "_exit"
        | "abort"
        | "__assert_fail"
        | "assert"
        | "__assert"
        | "__VERIFIER_assume"
        | "__VERIFIER_assert"
        | "__VERIFIER_error"
        | "reach_error"
        | "__cxa_pure_virtual"
        | "__cxa_deleted_virtual" => Known::Reads,
        "printf" | "fprintf" => Known::Prints,
        "rand_r" => Known::Updates,
        "strchr" | "strrchr" | "strstr" | "strcasestr" | "strpbrk" | "memchr" | "memrchr" | "index"
        | "rindex" | "strchrnul" | "rawmemchr" => Known::Finds,
        "mempcpy" | "stpcpy" | "stpncpy" => Known::CopiesAndAdvances,
        "memcpy" | "memmove" | "strcpy" | "strncpy" | "strcat" | "strncat" | "__memcpy_chk"
        | "__memmove_chk" | "__strcpy_chk" | "__strcat_chk" | "__strncpy_chk" | "__strncat_chk"
        | "strlcpy" | "strlcat" => Known::Copies,
        "memset" | "__memset_chk" | "bzero" | "fgets" | "gets" => Known::Fills,
        "strtol" | "strtoul" | "strtoll" | "strtoull" | "strtod" | "strtof" => Known::Parses,
        "strtok" => Known::Tokens,
        "__cxa_throw" => Known::Throws,
        "__cxa_begin_catch" | "__cxa_get_exception_ptr" => Known::Catches,
        "getenv"
        | "fopen"
        | "__errno_location"
        | "__ctype_b_loc"
        | "__ctype_tolower_loc"
        | "__ctype_toupper_loc" => Known::ReturnsForeign,
        "strerror" => Known::ReturnsWritten,
        _ => return None,
    })
}

/// Whether the result of a function that reads depends on the memory that its arguments lead to.
fn reads_text(name: &str) -> bool {
    ["str", "mem", "bcmp", "ato"].iter().any(|prefix| name.starts_with(prefix))
}

/// The allocator of rustc from 1.87 on, whose names are mangled with a digest of the compiler.
fn rust_allocator(mangled: &str) -> Option<&'static str> {
    let (_, name) = mangled.split_once("7___rustc")?;
    let all = ["__rust_alloc", "__rust_alloc_zeroed", "__rust_realloc", "__rust_dealloc"];
    let name = name.trim_start_matches(|c: char| c.is_ascii_digit());
    let name = name.strip_prefix('_').unwrap_or(name);
    all.into_iter().find(|known| name == *known)
}

/// The effect of LLVM's own functions, by name without `llvm.`.
fn intrinsic(name: &str) -> Option<Known> {
    let starts = |prefixes: &[&str]| prefixes.iter().any(|prefix| name.starts_with(prefix));
    if starts(&["memcpy.", "memmove."]) {
        Some(Known::Copies)
    } else if starts(&["memset."]) {
        Some(Known::Fills)
    } else if starts(&["va_start"]) {
        Some(Known::StartsList)
    } else if starts(&["va_copy"]) {
        Some(Known::CopiesList)
    } else if starts(NO_ADDRESSES) {
        Some(Known::Reads)
    } else if starts(PASSING) {
        Some(Known::Passes)
    } else if starts(COMPUTING) {
        Some(Known::Computes)
    } else {
        None
    }
}

/// Intrinsics that write no memory, keep nothing and return no address.
const NO_ADDRESSES: &[&str] = &[
    "lifetime.",
    "dbg.",
    "assume",
    "va_end",
    "donothing",
    "trap",
    "debugtrap",
    "ubsantrap",
    "objectsize",
    "stackrestore",
    "eh.typeid.for",
    "prefetch",
    "sideeffect",
    "experimental.noalias.scope.decl",
    "invariant.",
    "is.fpclass",
    "fabs.",
    "sqrt.",
    "pow",
    "sin.",
    "cos.",
    "exp.",
    "exp2.",
    "exp10.",
    "log",
    "fma",
    "floor.",
    "ceil.",
    "trunc.",
    "rint.",
    "nearbyint.",
    "round",
    "copysign.",
    "minnum.",
    "maxnum.",
    "minimum.",
    "maximum.",
    "is.constant",
    "type.test",
    "pseudoprobe",
    "var.annotation",
];

/// Intrinsics that return their first argument.
const PASSING: &[&str] = &[
    "expect",
    "launder.",
    "strip.",
    "threadlocal.address",
    "ptr.annotation",
    "annotation",
    "ssa.copy",
    "arithmetic.fence",
];

/// Intrinsics whose result depends on the values of their arguments alone.
const COMPUTING: &[&str] = &[
    "sadd.",
    "uadd.",
    "ssub.",
    "usub.",
    "smul.",
    "umul.",
    "sshl.",
    "ushl.",
    "umin.",
    "umax.",
    "smin.",
    "smax.",
    "abs.",
    "bswap.",
    "bitreverse.",
    "ctpop.",
    "ctlz.",
    "cttz.",
    "fshl.",
    "fshr.",
    "ptrmask.",
    "vector.reduce.",
    "scmp.",
    "ucmp.",
    "fptosi.sat",
    "fptoui.sat",
];

/// A call of a function without a body.
pub(super) fn call(constraints: &mut Constraints, name: &str, site: &CallSite, bytes: Option<u64>) {
    let argument = |position: usize| site.arguments.get(position).copied().unwrap_or(Node::NOTHING);
    let result = site.result.unwrap_or(Node::NOTHING);
    constraints.accessed.extend(&site.arguments);
    let Some(known) = known(name) else {
        unknown(constraints, site);
        return;
    };
    match known {
        Known::Allocates => drop(allocate(constraints, result, site)),
        Known::AllocatesInto => {
            let fresh = constraints.node();
            allocate(constraints, fresh, site);
            constraints.store(argument(0), fresh, 8);
        }
        Known::Reallocates | Known::Duplicates => {
            let fresh = allocate(constraints, result, site);
            constraints.transfer(fresh, argument(0), None);
            if known == Known::Reallocates {
                constraints.copy(result, argument(0));
            }
        }
        Known::Reads if reads_text(name) => site.arguments.iter().for_each(|at| constraints.follow(*at)),
        Known::Reads | Known::Updates | Known::Prints => {}
        Known::Computes => site.arguments.iter().for_each(|from| computed(constraints, site, *from)),
        Known::Finds => {
            constraints.follow(argument(0));
            computed(constraints, site, argument(0));
        }
        Known::Fills => {
            constraints.follow(argument(0));
            constraints.copy(result, argument(0));
        }
        Known::Passes => constraints.copy(result, argument(0)),
        Known::Copies => {
            // `strcat` begins where the text in its first argument ends.
            let bytes = bytes.filter(|_| !name.contains("cat"));
            constraints.transfer(argument(0), argument(1), bytes);
            constraints.copy(result, argument(0));
        }
        Known::CopiesAndAdvances => {
            constraints.transfer(argument(0), argument(1), None);
            computed(constraints, site, argument(0));
        }
        Known::Parses => {
            let inside = constraints.node();
            constraints.shifted(inside, argument(0), super::shift::Shift::ANYWHERE);
            constraints.store(argument(1), inside, 8);
        }
        Known::Tokens => {
            constraints.shifted(Node::TOKENS, argument(0), super::shift::Shift::ANYWHERE);
            computed(constraints, site, Node::TOKENS);
        }
        Known::StartsList => constraints.store(argument(0), Node::FOREIGN, 32),
        Known::CopiesList => constraints.transfer(argument(0), argument(1), None),
        Known::Throws => throw(constraints, site, argument(0), argument(2)),
        Known::Catches => {
            computed(constraints, site, argument(0));
            computed(constraints, site, Node::THROWN);
            // An exception that was thrown at the program is taken from its object; that follows no pointer.
            if result != Node::NOTHING {
                constraints.list.push(Constraint::Load { to: result, address: Node::THROWN, bytes: 8 });
            }
        }
        Known::ReturnsForeign | Known::ReturnsWritten => computed(constraints, site, Node::SYSTEM),
    }
}

/// The result of a call is somewhere in what a node leads to.
fn computed(constraints: &mut Constraints, site: &CallSite, from: Node) {
    if let Some(result) = site.result {
        constraints.shifted(result, from, super::shift::Shift::ANYWHERE);
    }
}

/// A new object, whose address goes to a node; a node that has its address alone.
fn allocate(constraints: &mut Constraints, to: Node, site: &CallSite) -> Node {
    let object = constraints.object(Object::Heap(site.place));
    let fresh = constraints.node();
    constraints.address(fresh, object, 0);
    constraints.copy(to, fresh);
    fresh
}

/// An exception is thrown; its handler has it destroyed.
fn throw(constraints: &mut Constraints, site: &CallSite, thrown: Node, destructor: Node) {
    constraints.copy(Node::THROWN, thrown);
    let site = CallSite { arguments: vec![thrown], result: None, place: site.place };
    constraints.list.push(Constraint::Call { callee: destructor, site });
}

/// A function of which nothing is known.
pub(super) fn unknown(constraints: &mut Constraints, site: &CallSite) {
    for argument in &site.arguments {
        constraints.follow(*argument);
        constraints.escape(*argument);
    }
    if let Some(result) = site.result {
        constraints.copy(result, Node::OUTSIDE);
    }
}
