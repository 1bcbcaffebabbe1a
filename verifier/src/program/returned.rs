//! Values that functions of the C library return, where these are not all values of their types.
//!
//! **Here.** One table, by name, of functions that return any of these values and are not followed further.
//!
//! **Source.** ISO C, 7.21.7 (`getc`), 7.22.2 (`rand`) and 7.27.2 (`time`, `clock`); POSIX for what it adds.

use std::ops::RangeInclusive;

/// The values, as numbers with a sign, of a function that returns an integer of this many bits.
pub(crate) fn returned(name: &str, width: u32) -> Option<RangeInclusive<i64>> {
    if !(1..=64).contains(&width) {
        return None;
    }
    let most = i64::MAX >> (64 - width);
    let (least, greatest) = match name {
        "rand" | "rand_r" => (0, most),
        "random" | "lrand48" => (0, i64::from(i32::MAX)),
        "mrand48" => (i64::from(i32::MIN), i64::from(i32::MAX)),
        "getchar" | "getc" | "fgetc" => (-1, i64::from(u8::MAX)),
        "getpid" => (1, most),
        "time" | "clock" => (-1, most),
        _ => return None,
    };
    // A program may declare a function with a type that does not hold them.
    (greatest <= most).then_some(least..=greatest)
}
