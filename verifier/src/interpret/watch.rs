//! Observers of memory: they are notified of the object that an instruction has touched. Tests hold analyses
//! against it, and [`crate::certify::causes`] follows values that a caller has passed.

use super::Origin;
use super::machine::Machine;
use super::memory::ObjectKind;

impl Machine<'_, '_> {
    /// Tells that the instruction which is executed has touched what lies at an address.
    #[inline]
    pub(super) fn touched(&mut self, address: u64) {
        if self.memory.is_outside(address) {
            let place = self.place();
            return self.oracle.accessed(place, Origin::Outside, address);
        }
        let Some(object) = self.memory.object(self.memory.number_of(address)) else { return };
        let origin = match object.kind {
            ObjectKind::Global(global) => Origin::Global(global),
            ObjectKind::Frame(place) => Origin::Frame(place),
            ObjectKind::Heap(place) => Origin::Heap(place),
            ObjectKind::Separate(_) | ObjectKind::Own | ObjectKind::Errno | ObjectKind::Outside(_) => {
                Origin::Own
            }
        };
        let (place, offset) = (self.place(), self.memory.offset(address));
        self.oracle.accessed(place, origin, offset);
    }
}
