//! Effects of functions without a body on an execution whose failure must not depend on them.
//!
//! **Here.** A replay takes such a function to leave memory as it is. So whatever it may have changed has a
//! mark from then on: the objects that its arguments lead to, those that it and others were given before,
//! and what other files can name, as far as no assumption excludes that they write it. They may have kept
//! addresses, so what is stored later in an object that they know is known to them at their next call.
//!
//! **Cost.** Objects are searched for addresses at each such call, up to a bound for the whole execution;
//! beyond it, all that follows depends on the function.

use rustc_hash::FxHashSet;

use super::library::LibraryCall;
use super::machine::{Flow, Machine};
use super::memory::ObjectState;
use super::taint::Mark;
use crate::frontend::module::{Symbol, Type};
use crate::program::strangers::callable;

/// The most bytes of memory that are searched for what functions may reach.
const MOST_SEARCHED: usize = 1 << 24;

/// The objects that functions without a body know, by number.
#[derive(Default)]
pub(super) struct Acquainted {
    objects: FxHashSet<usize>,
    searched: usize,
}

impl Machine<'_, '_> {
    /// A function without a body that must not be guessed is called: its result depends on it.
    pub(super) fn guess_result(&mut self, site: &LibraryCall) {
        self.taint.is_on = true;
        self.taint.passed.clear();
        self.taint.returned = Some(Mark::Function(site.function));
    }

    /// A function of the library is called: what its arguments lead to depends on it, too.
    pub(super) fn guess_library(&mut self, site: &LibraryCall) -> Flow<()> {
        self.guess_result(site);
        self.blame_if_called(site);
        let roots = self.pointees(site);
        let mut reached = FxHashSet::default();
        self.mark_reached(roots, &mut reached, Mark::Function(site.function))?;
        Ok(())
    }

    /// Another function is called: all that it can reach depends on it, and what follows does if it may call
    /// a function.
    pub(super) fn guess(&mut self, site: &LibraryCall) -> Flow<()> {
        let mark = Mark::Function(site.function);
        let is_unsure = self.passes_a_mark(site);
        self.guess_result(site);
        self.blame_if_called(site);
        if self.strangers.call_named && self.others_name_a_function() {
            self.taint.control = self.taint.control.or(Some(mark));
        }
        if self.taint.control.is_some() {
            return Ok(());
        }
        let mut roots = self.pointees(site);
        roots.extend(&self.taint.given.objects);
        roots.sort_unstable();
        self.extend_by_globals(&mut roots, self.strangers.write_named)?;
        let mut given = FxHashSet::default();
        if self.mark_reached(roots, &mut given, mark)? || is_unsure {
            // An address that depends on what others did may be that of any variable that they can name.
            let mut named = Vec::new();
            self.extend_by_globals(&mut named, true)?;
            self.mark_reached(named, &mut given, mark)?;
        }
        self.taint.given.objects = given;
        Ok(())
    }

    /// Whether a pointer among the arguments of a call has a mark.
    fn passes_a_mark(&self, site: &LibraryCall) -> bool {
        let is_pointer =
            |index: usize| index < site.arguments.len() && *self.module.ty(site.ty(index)) == Type::Pointer;
        let passed = self.taint.passed.iter().enumerate();
        passed.into_iter().any(|(index, mark)| mark.is_some() && is_pointer(index))
    }

    /// Adds the global variables that are defined elsewhere; or all that other files can name.
    fn extend_by_globals(&mut self, roots: &mut Vec<usize>, all_named: bool) -> Flow<()> {
        for global in 0..self.module.globals.len() {
            let variable = &self.module.globals[global];
            let is_elsewhere = variable.initial.is_none();
            if !variable.is_constant
                && (is_elsewhere || all_named && self.module.others_can_name(global as u32))
            {
                let address = self.address(Symbol::Global(global as u32))?;
                roots.push(self.memory.number_of(address));
            }
        }
        Ok(())
    }

    /// All that follows depends on a function that is passed functions, which it may call.
    fn blame_if_called(&mut self, site: &LibraryCall) {
        if (0..site.arguments.len()).any(|index| self.memory.function_at(site.bits(index)).is_some()) {
            self.taint.control = self.taint.control.or(Some(Mark::Function(site.function)));
        }
    }

    /// Whether other files can call a function of the program by its name.
    fn others_name_a_function(&self) -> bool {
        let entry: Vec<u32> = self.entry().into_iter().collect();
        !callable(self.module, self.reading, &entry).is_empty()
    }

    /// Marks all that some objects lead to, and notes which objects these are; whether one had a mark before.
    fn mark_reached(
        &mut self,
        mut open: Vec<usize>,
        reached: &mut FxHashSet<usize>,
        mark: Mark,
    ) -> Flow<bool> {
        let mut had_marks = false;
        let step = (self.module.layout.pointer_bits as usize / 8).clamp(1, 8);
        while let Some(number) = open.pop() {
            let Some(object) = self.memory.object(number).filter(|_| !reached.contains(&number)) else {
                continue;
            };
            reached.insert(number);
            self.taint.given.searched += object.size as usize;
            if self.taint.given.searched > MOST_SEARCHED {
                self.taint.control = self.taint.control.or(Some(mark));
                return Ok(true);
            }
            had_marks |= object.marks.as_ref().is_some_and(|marks| marks.any().is_some());
            if object.state == ObjectState::Untouched {
                self.touch(number)?;
            }
            let bytes = self.memory.object(number).map_or(&[][..], |object| &object.bytes);
            let words: Vec<u64> = bytes.chunks_exact(step).map(word).filter(|word| *word != 0).collect();
            for address in words {
                if self.memory.function_at(address).is_some() {
                    self.taint.control = self.taint.control.or(Some(mark));
                } else if self.memory.number_of(address) > 0 {
                    open.push(self.memory.number_of(address));
                }
            }
            self.mark_whole(number, mark);
        }
        Ok(had_marks)
    }
}

/// A number of bytes in memory.
fn word(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte))
}
