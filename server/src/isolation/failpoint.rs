//! Faults that tests inject (*failpoints*): a command of a script names the fault, which then happens.
//!
//! Only debug builds, in which tests run, have them; a release build has none.

/// The beginning of the command, before the name of the fault.
const MARK: &[u8] = b"(set-info :javelin-failpoint ";

/// The limit of the memory that is allocated to exhaust it.
const MOST_BYTES: usize = 1 << 45;

/// Triggers the fault that the bytes of a script name, if any.
pub fn look(bytes: &[u8]) {
    if !cfg!(debug_assertions) {
        return;
    }
    let found = bytes.windows(MARK.len()).position(|window| window == MARK);
    let Some(found) = found else { return };
    let name = bytes[found + MARK.len()..].split(|byte| *byte == b')').next();
    match name {
        Some(b"panic") => panic!("a failpoint"),
        Some(b"abort") => std::process::abort(),
        Some(b"memory") => exhaust_memory(),
        Some(b"stack") => {
            exhaust_stack(0);
        }
        _ => {}
    }
}

/// Allocates memory without touching it, until the system refuses more.
fn exhaust_memory() {
    let mut all: Vec<Vec<u8>> = Vec::new();
    let block = 16 << 20;
    while all.len() < MOST_BYTES / block {
        all.push(Vec::with_capacity(block));
        std::hint::black_box(&all);
    }
}

fn exhaust_stack(depth: usize) -> usize {
    let block = std::hint::black_box([depth; 1000]);
    if depth == usize::MAX { 0 } else { exhaust_stack(depth + 1) ^ block[0] }
}
