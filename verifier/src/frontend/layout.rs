//! How large things are and where their parts lie, as the data layout of the target says.

/// The sizes and alignments of a target: LLVM's `target datalayout`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// Whether the low byte comes first.
    pub little_endian: bool,
    /// The bits of an address.
    pub pointer_bits: u32,
    /// The alignment of an address in bytes.
    pub pointer_alignment: u64,
    /// Alignments in bytes of integers, by their bits, ascending.
    pub integers: Vec<(u32, u64)>,
    /// Alignments in bytes of floating-point numbers, by their bits, ascending.
    pub floats: Vec<(u32, u64)>,
    /// Alignments in bytes of vectors, by their bits, ascending.
    pub vectors: Vec<(u32, u64)>,
}

impl Default for Layout {
    /// That of x86-64.
    fn default() -> Layout {
        Layout {
            little_endian: true,
            pointer_bits: 64,
            pointer_alignment: 8,
            integers: vec![(1, 1), (8, 1), (16, 2), (32, 4), (64, 8), (128, 16)],
            floats: vec![(16, 2), (32, 4), (64, 8), (80, 16), (128, 16)],
            vectors: vec![(64, 8), (128, 16)],
        }
    }
}
