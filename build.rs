//! Links the program statically and to a fixed address on Linux, where the C library's archives are there.
//!
//! A tiny script takes 0.2 ms less that way: a shared C library has to be looked for, loaded and have
//! its symbols found, and a program that can be loaded anywhere has 270 kB of addresses to correct before
//! `main` (`docs/decisions/building.md`). `-C target-feature=+crt-static` would do it, but it reaches build
//! scripts and procedural macros as well, which must be dynamic, unless the target is given by name, and then
//! the program lies in another folder. So the linker is shown, for each library the standard library asks for,
//! a script that stands for its archive. Where an archive is missing, or `-C target-feature=-crt-static` is
//! among `RUSTFLAGS`, the program is dynamic, but for GCC's unwinder. With the flag above (`contrib/package`)
//! there is nothing to do.

use std::env;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The libraries that the standard library asks for, and the archives with the same functions.
const ARCHIVES: [(&str, &[&str]); 7] = [
    ("gcc_s", &["libgcc_eh.a", "libgcc.a"]),
    ("c", &["libc.a", "libgcc_eh.a", "libgcc.a"]),
    ("m", &["libm.a", "libc.a", "libgcc.a"]),
    ("pthread", &["libpthread.a"]),
    ("dl", &["libdl.a"]),
    ("rt", &["librt.a"]),
    ("util", &["libutil.a"]),
];

/// Where the C compiler has an archive; an error if it has none.
fn archive(name: &str) -> Result<PathBuf, Box<dyn Error>> {
    let printed = Command::new("cc").arg(format!("-print-file-name={name}")).output()?;
    Ok(fs::canonicalize(String::from_utf8(printed.stdout)?.trim())?)
}

/// Writes the linker's scripts to this folder.
fn write_scripts(folder: &Path) -> Result<(), Box<dyn Error>> {
    for (library, archives) in ARCHIVES {
        let found = archives.iter().map(|name| archive(name)).collect::<Result<Vec<PathBuf>, _>>()?;
        // Archives that have moved are looked for again.
        found.iter().for_each(|path| println!("cargo:rerun-if-changed={}", path.display()));
        let paths: Vec<String> = found.iter().map(|path| format!("{path:?}")).collect();
        fs::write(folder.join(format!("lib{library}.so")), format!("GROUP({})\n", paths.join(" ")))?;
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo:rerun-if-changed=build.rs");
    let is =
        |name: &str, value: &str| env::var(name).is_ok_and(|text| text.split(',').any(|one| one == value));
    let is_gnu = is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu");
    if !is_gnu || is("CARGO_CFG_TARGET_FEATURE", "crt-static") {
        return Ok(());
    }
    println!("cargo:rustc-link-arg-bin=javelin=-no-pie");
    let folder = PathBuf::from(env::var("OUT_DIR")?);
    let is_refused = env::var("CARGO_ENCODED_RUSTFLAGS").is_ok_and(|flags| flags.contains("-crt-static"));
    let is_native = env::var("HOST")? == env::var("TARGET")?;
    if is_native && !is_refused && write_scripts(&folder).is_ok() {
        println!("cargo:rustc-link-arg-bin=javelin=-static");
        println!("cargo:rustc-link-arg-bin=javelin=-L{}", folder.display());
    } else {
        println!("cargo:rustc-link-lib=static:-bundle=gcc_eh");
    }
    Ok(())
}
