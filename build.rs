//! Links the program to a fixed address on Linux, and with GCC's unwinder in it.
//!
//! A program that can be loaded anywhere has 270 kB of addresses to correct before `main`, and a library more
//! has to be looked for, loaded and started: together a quarter of the time that a tiny script takes
//! (`docs/decisions/building.md`). A static program has what its flags say (`contrib/package`).

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let set = |name: &str, value: &str| {
        std::env::var(name).is_ok_and(|text| text.split(',').any(|one| one == value))
    };
    let is_static = set("CARGO_CFG_TARGET_FEATURE", "crt-static");
    if set("CARGO_CFG_TARGET_OS", "linux") && set("CARGO_CFG_TARGET_ENV", "gnu") && !is_static {
        println!("cargo:rustc-link-arg-bin=javelin=-no-pie");
        println!("cargo:rustc-link-lib=static:-bundle=gcc_eh");
    }
}
