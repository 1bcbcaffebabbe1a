//! Allocation.
//!
//! **Here.** Every allocation has a number of its own, and may fail unless the reading says that none does.
//! Whoever asks for more bytes than a machine has gets nothing; fewer that are more than an object can have
//! here are not followed. `operator new` does not fail. Freeing does nothing but where
//! [memory safety](super::super::memory::safety) is asked for; what of these functions would have to be
//! matched (`new[]` and `delete[]`) is not examined.

use javelin_solver::BitVec;
use javelin_term::graph::Term;

use crate::assumption::Assumption;
use crate::frontend::module::{Call, Constant, Operand};
use crate::program::cfa::{Role, Source, Variable};
use crate::program::lower::Body;
use crate::program::lower::once::Count;
use crate::program::memory::Address;
use crate::program::points_to::Object;

use super::ModelCall;

/// How an allocator is called, and what it does.
struct Allocator {
    /// The arguments whose product is the size.
    size: &'static [usize],
    /// The argument that is its alignment.
    alignment: Option<usize>,
    /// Whether the bytes are 0.
    zeroed: bool,
    /// The argument whose bytes are copied.
    old: Option<usize>,
    /// Whether it can fail.
    fails: bool,
    /// Whether the program frees it.
    is_freed: bool,
}

/// The allocator of this name.
fn allocator(name: &str) -> Option<Allocator> {
    let plain =
        Allocator { size: &[0], alignment: None, zeroed: false, old: None, fails: true, is_freed: true };
    Some(match name {
        "malloc" | "valloc" | "kmalloc" | "_ZnwmRKSt9nothrow_t" | "_ZnamRKSt9nothrow_t" => plain,
        "__rust_alloc" => Allocator { alignment: Some(1), ..plain },
        "aligned_alloc" | "memalign" => Allocator { size: &[1], alignment: Some(0), ..plain },
        "_Znwm" | "_Znam" | "_Znwj" | "_Znaj" => Allocator { fails: false, ..plain },
        "_ZnwmSt11align_val_t" | "_ZnamSt11align_val_t" => {
            Allocator { alignment: Some(1), fails: false, ..plain }
        }
        "__cxa_allocate_exception" => Allocator { fails: false, is_freed: false, ..plain },
        "calloc" => Allocator { size: &[0, 1], zeroed: true, ..plain },
        "kzalloc" => Allocator { zeroed: true, ..plain },
        "__rust_alloc_zeroed" => Allocator { alignment: Some(1), zeroed: true, ..plain },
        "realloc" => Allocator { size: &[1], old: Some(0), ..plain },
        "reallocarray" => Allocator { size: &[1, 2], old: Some(0), ..plain },
        "__rust_realloc" => Allocator { size: &[3], alignment: Some(2), old: Some(0), ..plain },
        _ => return None,
    })
}

/// The bits of addresses that machines of 64 bits give a program; on others an object has at most half of
/// all.
const MACHINE_BITS: u32 = 47;

const FREE: &[&str] = &[
    "free",
    "cfree",
    "kfree",
    "_ZdlPv",
    "_ZdaPv",
    "_ZdlPvm",
    "_ZdaPvm",
    "_ZdlPvj",
    "_ZdaPvj",
    "_ZdlPvSt11align_val_t",
    "_ZdaPvSt11align_val_t",
    "_ZdlPvmSt11align_val_t",
    "_ZdaPvmSt11align_val_t",
    "_ZdlPvRKSt9nothrow_t",
    "_ZdaPvRKSt9nothrow_t",
    "__rust_dealloc",
];

/// Functions that allocate and are not followed further.
const OTHERS: &[&str] = &[
    "strdup",
    "strndup",
    "__strdup",
    "posix_memalign",
    "pvalloc",
    "_ZnwmSt11align_val_tRKSt9nothrow_t",
    "_ZnamSt11align_val_tRKSt9nothrow_t",
    "asprintf",
    "vasprintf",
    "getline",
    "getdelim",
    "tempnam",
    "wcsdup",
    "xmalloc",
    "__VERIFIER_malloc",
];

/// Functions that allocate if they are given no room for what they find, and which argument is that.
const UNLESS_GIVEN: &[(&str, usize)] = &[("realpath", 1), ("getcwd", 0)];

/// The allocator of rustc has names that are mangled with a digest of the compiler.
fn plain_name(name: &str) -> &str {
    let Some((_, tail)) = name.split_once("7___rustc").filter(|_| name.starts_with("_R")) else {
        return name;
    };
    let name = tail.trim_start_matches(|c: char| c.is_ascii_digit());
    if name.starts_with("___") { &name[1..] } else { name }
}

/// Lowers a call, if it is one of these.
pub(super) fn model(body: &mut Body, site: &ModelCall) -> bool {
    let name = plain_name(site.name);
    if name == "__cxa_free_exception" || name.ends_with("__rust_no_alloc_shim_is_unstable") {
        body.define_result(site.result);
        return true;
    }
    if FREE.contains(&name) {
        return free(body, site);
    }
    if OTHERS.contains(&name) && body.all.checks_memory() {
        body.open(format!("{name} allocates memory that is not followed"));
    }
    open_unless_given(body, site, name);
    if name.ends_with("__rust_no_alloc_shim_is_unstable_v2") {
        return true;
    }
    match allocator(name) {
        Some(allocator) => {
            if !allocator.fails {
                body.rest_on(Assumption::NewSucceeds);
            }
            allocate(body, site, &allocator)
        }
        None => false,
    }
}

fn open_unless_given(body: &mut Body, site: &ModelCall, name: &str) {
    let room =
        UNLESS_GIVEN.iter().find(|(known, _)| *known == name).and_then(|(_, room)| site.argument(*room));
    if let Some(room) = room.filter(|_| body.all.checks_memory()) {
        let room = body.address(room).bits;
        let is_null = body.all.terms.is_null(room);
        body.open_when(is_null, &format!("{name} allocates memory that is not followed"));
    }
}

fn free(body: &mut Body, site: &ModelCall) -> bool {
    if let Some(operand) = site.argument(0).filter(|_| body.all.checks_memory()) {
        let at = body.address(operand);
        body.about_to_call();
        body.release(operand, at);
    }
    if let Some(operand) = site.argument(0) {
        body.note_freed(operand);
    }
    body.define_result(site.result);
    true
}

/// The size, and whether it is more than a machine has.
fn size(body: &mut Body, site: &ModelCall, arguments: &[usize]) -> Option<(Term, Term)> {
    let bits = body.all.memory.address_bits;
    let width = bits * arguments.len() as u32;
    let mut size = body.all.terms.number(1, width);
    for &index in arguments {
        let operand = site.argument(index)?;
        let factor = body.length(operand);
        let factor = body.all.terms.resize(factor, width);
        size = body.all.terms.mul(size, factor);
    }
    let most = BitVec::one(width).shl(&BitVec::from_u64(u64::from(machine_bits(body)), width));
    let most = body.all.terms.constant(&most);
    let is_too_large = body.all.terms.ule(most, size);
    Some((body.all.terms.low_bits(size, bits), is_too_large))
}

/// The alignment of a new object: as any type needs it, if the call does not say it.
fn alignment(body: &mut Body, site: &ModelCall, allocator: &Allocator) -> Option<Term> {
    let bits = body.all.memory.address_bits;
    match allocator.alignment {
        Some(index) => site.argument(index).map(|operand| body.length(operand)),
        None => Some(body.all.terms.number(if bits == 64 { 16 } else { 8 }, bits)),
    }
}

/// The number of bytes that a call of an allocator asks for, if that is a constant.
pub(crate) fn allocated_bytes(name: &str, call: &Call) -> Option<u64> {
    let allocator = allocator(plain_name(name))?;
    let factor = |&index: &usize| match call.arguments.get(index)?.constant()? {
        Constant::Bits(bits) => bits.to_u64(),
        _ => None,
    };
    allocator.size.iter().map(factor).try_fold(1_u64, |bytes, factor| bytes.checked_mul(factor?))
}

/// Whether a function without a body frees objects.
pub(crate) fn is_free(name: &str) -> bool {
    let name = plain_name(name);
    FREE.contains(&name) || allocator(name).is_some_and(|allocator| allocator.old.is_some())
}

/// An object on the machine has less than two to the power of this bytes.
fn machine_bits(body: &Body) -> u32 {
    MACHINE_BITS.min(body.all.memory.address_bits - 1)
}

fn allocate(body: &mut Body, site: &ModelCall, allocator: &Allocator) -> bool {
    let Some((bytes, is_too_large)) = size(body, site, allocator.size) else { return false };
    let Some(alignment) = alignment(body, site, allocator) else { return false };
    let old = match allocator.old {
        Some(index) => match site.argument(index) {
            Some(operand) => Some((operand, body.address(operand))),
            None => return false,
        },
        None => None,
    };
    body.about_to_call();
    let (bytes, alignment) = (body.keep("size", bytes), body.keep("alignment", alignment));
    let old = old.map(|(operand, at)| old_object(body, operand, at, bytes));
    let bits = body.all.memory.address_bits;
    let result = body.local("allocated", bits, Role::Value);
    let fails = fails(body, allocator, is_too_large);
    let (failed, made) = body.branch(fails);
    let join = body.location();
    body.go_on_at(failed);
    let null = body.all.terms.zero(bits);
    body.assign(result, null);
    body.goto(join);
    body.go_on_at(made);
    if body.all.memory.offset_bits() <= machine_bits(body) {
        body.open_when_large(bytes);
    }
    let region = new_object(body, bytes, result);
    let address = body.all.term(result);
    body.align_by(address, alignment);
    body.begin_life(Address { bits: address, region }, bytes, allocator.is_freed);
    if allocator.zeroed {
        zero(body, region, address, bytes);
    }
    let mut is_more = body.all.terms.truth(allocator.is_freed);
    if let Some((old, is_object)) = old {
        copy_old(body, (region, address), old, bytes);
        body.note_freed_address(old.bits);
        body.end_life(old);
        is_more = body.all.terms.not(is_object);
    }
    body.count_allocated(is_more, true);
    body.goto(join);
    body.go_on_at(join);
    let value = body.all.term(result);
    body.define_address(site.result, value);
    true
}

/// Whether an allocation fails.
fn fails(body: &mut Body, allocator: &Allocator, is_too_large: Term) -> Term {
    if !allocator.fails || body.all.reading.malloc_succeeds {
        return is_too_large;
    }
    let flag = body.unknown("allocation fails", 1, Source::Failure(body.place));
    let flag = body.all.terms.holds(flag);
    body.all.terms.or(is_too_large, flag)
}

/// The object that is made larger or smaller, or null, and whether it is one that the program allocated.
/// Whether one that is made empty is freed where that fails is up to the library.
fn old_object(body: &mut Body, operand: &Operand, at: Address, bytes: Term) -> (Address, Term) {
    body.check_origins(std::slice::from_ref(operand));
    let at = Address { bits: body.keep("old", at.bits), ..at };
    if !body.all.checks_memory() {
        return (at, body.all.terms.truth(false));
    }
    let is_object = body.check_freed(operand, at);
    let is_null = body.all.terms.is_null(at.bits);
    let (some, empty) = (body.all.terms.not(is_null), body.all.terms.is_null(bytes));
    let is_unclear = body.all.terms.and(some, empty);
    body.open_when(is_unclear, "realloc to 0 bytes");
    (at, is_object)
}

/// Copies the bytes of the old object, if there is one.
fn copy_old(body: &mut Body, to: (Variable, Term), old: Address, bytes: Term) {
    let is_null = body.all.terms.is_null(old.bits);
    if body.all.terms.graph.truth_of(is_null) == Some(true) {
        return;
    }
    body.rest_on(Assumption::ReallocMoves);
    let next = body.location();
    body.when(is_null, next);
    let is_some = body.all.terms.not(is_null);
    body.assume(is_some);
    body.copy_bytes(to, (old.region, old.bits), bytes);
    body.goto(next);
    body.go_on_at(next);
}

/// A new object, whose address goes to a variable: its region.
fn new_object(body: &mut Body, bytes: Term, result: Variable) -> Variable {
    let object = Object::Heap(body.place);
    let class = body.all.points.class_of_object(object);
    let region = body.all.region(class);
    let address = match body.count() {
        Count::Once => body.fixed_address(object),
        _ if body.all.reading.is_terminal() => body.fixed_address(object),
        Count::OneAtATime | Count::Any => body.next_address(class),
    };
    body.assign(result, address);
    body.new_object(address, bytes, region);
    region
}

/// Writes zeros; where nothing else is in the region, it is an array of zeros.
fn zero(body: &mut Body, region: Variable, address: Term, bytes: Term) {
    let object = Object::Heap(body.place);
    let zero = body.all.terms.zero(8);
    if body.count() == Count::Once && body.all.is_alone(object) {
        let sort = body.all.terms.graph.sort(body.all.term(region));
        let zeros = body.all.terms.graph.constant_array(sort, zero);
        body.fill_undefined(region, address, bytes);
        return body.assign(region, zeros);
    }
    body.fill_bytes(region, address, zero, bytes);
}
