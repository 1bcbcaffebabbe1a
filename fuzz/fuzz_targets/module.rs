//! Any bytes as LLVM's text form: an error with its place, or a module that is lowered and executed under
//! limits. Never a panic, and never a run beyond its limits.

#![no_main]

use std::time::{Duration, Instant};

use javelin_verifier::Reading;
use javelin_verifier::frontend::read;
use javelin_verifier::interpret::{ExecutionLimits, Random, execute_entry};
use javelin_verifier::program::lower::lower;
use libfuzzer_sys::fuzz_target;

/// The time limit of one input of a few kilobytes, in a build with instrumentation.
const PATIENCE: Duration = Duration::from_secs(10);

fuzz_target!(|bytes: &[u8]| {
    let begin = Instant::now();
    let text = String::from_utf8_lossy(bytes);
    if let Ok(module) = read(&text, "input.ll") {
        let reading = Reading::default();
        if let Ok(program) = lower(&module, &reading) {
            program.check_invariants();
        }
        let limits = ExecutionLimits { steps: 100_000, memory: 64 << 20, ..ExecutionLimits::default() };
        execute_entry(&module, &reading, &mut Random::new(1), limits);
    }
    assert!(begin.elapsed() < PATIENCE, "{:?}", begin.elapsed());
});
