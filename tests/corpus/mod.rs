//! Where the scripts of the tests are.

use std::fs;
use std::path::{Path, PathBuf};

/// Every script of the tests, in order.
pub fn scripts() -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scripts")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "smt2") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}
