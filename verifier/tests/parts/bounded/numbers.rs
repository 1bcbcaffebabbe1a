//! Random numbers for tests, and how many: the same for the same seed.

/// A generator of numbers (Marsaglia's xorshift).
pub struct Numbers(u64);

impl Numbers {
    pub fn new(seed: u64) -> Numbers {
        let mut numbers = Numbers(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x1234_5678_9abc_def1);
        // The first numbers of small seeds are small.
        for _ in 0..8 {
            numbers.below(2);
        }
        numbers
    }

    /// A number below a bound.
    pub fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % bound
    }

    pub fn pick<'a>(&mut self, items: &[&'a str]) -> &'a str {
        items[self.below(items.len() as u64) as usize]
    }
}

/// The rounds of a random test that has `all` of them where `JAVELIN_ALL_ROUNDS` is set, as in CI; a third of
/// them where somebody waits.
pub fn rounds(all: u64) -> u64 {
    if std::env::var_os("JAVELIN_ALL_ROUNDS").is_some() { all } else { all / 3 }
}

/// From the environment, so that many more can be run than tests have time for.
pub fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}
