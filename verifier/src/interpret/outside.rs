//! Names of memory that the program has not made.
//!
//! **Here.** What a pointer leads to that the program was given is named after it: `(*list).next`. So each
//! pointer that becomes known is remembered with what it points to.

use super::record::part;
use crate::frontend::module::{Module, SourceType};
use javelin_solver::BitVec;

/// The most bytes of an object of the source that is named here.
const LONGEST: u64 = 1 << 20;

/// The pointers that are known, with the type of what they lead to.
#[derive(Default)]
pub(super) struct Pointers(Vec<(u64, String, SourceType)>);

impl Pointers {
    /// Takes note of a value, if it is a pointer.
    pub(super) fn learn(&mut self, name: &str, ty: &SourceType, value: &BitVec) {
        if let (SourceType::Pointer(target), Some(address @ 1..)) = (ty, value.to_u64()) {
            self.0.push((address, format!("(*{name})"), (**target).clone()));
        }
    }

    /// The name and the type of the bits at an address: by the pointer that is next below it.
    pub(super) fn name(&self, module: &Module, address: u64, width: u32) -> (String, SourceType) {
        let below = |pointer: &&(u64, String, SourceType)| {
            (pointer.0..pointer.0.saturating_add(LONGEST)).contains(&address)
        };
        match self.0.iter().filter(below).max_by_key(|pointer| pointer.0) {
            Some((first, name, ty)) => part(module, (name, ty), (address - first) * 8, u64::from(width)),
            None => (format!("memory at {address:#x}"), SourceType::Other),
        }
    }
}
