//! The allocator of the program, and its counts of allocated bytes.

use std::sync::Arc;

use javelin_term::limits::Memory;
use tikv_jemalloc_ctl::background_thread;
use tikv_jemalloc_ctl::thread::{self, ThreadLocal};
use tikv_jemallocator::Jemalloc;

/// Gives free memory back to the system, a little at each allocation.
#[global_allocator]
static ALLOCATOR: Jemalloc = Jemalloc;

/// The memory of the program without a problem: its code, which is larger in debug builds, stacks and
/// tables.
const PROGRAM_BYTES: u64 = if cfg!(debug_assertions) { 14 << 20 } else { 9 << 20 };

/// The counters of a thread: bytes allocated, and bytes freed.
struct Counters {
    allocated: ThreadLocal<u64>,
    freed: ThreadLocal<u64>,
}

thread_local! {
    /// `None` if the allocator does not count.
    static COUNTERS: Option<Counters> = counters();
}

fn counters() -> Option<Counters> {
    let allocated = thread::allocatedp::mib().ok()?.read().ok()?;
    let freed = thread::deallocatedp::mib().ok()?.read().ok()?;
    Some(Counters { allocated, freed })
}

/// The bytes that this thread has allocated and not freed: see [`javelin_term::limits::ThreadBytes`].
pub fn thread_bytes() -> i64 {
    let net = |counters: &Counters| counters.allocated.get().wrapping_sub(counters.freed.get()) as i64;
    COUNTERS.try_with(|counters| counters.as_ref().map_or(0, net)).unwrap_or(0)
}

/// Gives free memory back also when nothing is allocated any more, so that a daemon is small again after
/// large sessions. This takes a thread, which a script does without.
pub fn give_back_when_idle() {
    // Without the thread the memory is given back later.
    let _ = background_thread::write(true);
}

/// The memory of a program that has one session: its own needs count too.
pub fn program_memory() -> Arc<Memory> {
    Arc::new(Memory::of_allocator(thread_bytes, PROGRAM_BYTES))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_allocator_counts() {
        let before = thread_bytes();
        let block = vec![1u8; 10 << 20];
        let held = thread_bytes() - before;
        assert!((10 << 20..11 << 20).contains(&held), "{held} bytes for a block of 10 MiB");
        drop(block);
        assert!((thread_bytes() - before).abs() < 1 << 16);
    }
}
