//! Links the program to a fixed address on Linux.
//!
//! A program that can be loaded anywhere has 270 kB of addresses to correct before `main`, a quarter of the
//! time that a tiny script takes (`docs/decisions/building.md`). Static programs, as in our packages, are
//! linked as rustc does it.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let set = |name: &str, value: &str| {
        std::env::var(name).is_ok_and(|text| text.split(',').any(|one| one == value))
    };
    let is_static = set("CARGO_CFG_TARGET_FEATURE", "crt-static");
    if set("CARGO_CFG_TARGET_OS", "linux") && set("CARGO_CFG_TARGET_ENV", "gnu") && !is_static {
        println!("cargo:rustc-link-arg-bin=javelin=-no-pie");
    }
}
