//! The generator of random numbers: SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number
//! generators", 2014). It is our own implementation, so that a seed gives the same script in all versions.

/// A stream of random numbers.
#[derive(Clone, Debug)]
pub struct Random {
    state: u64,
}

impl Random {
    /// The stream of a seed.
    pub fn new(seed: u64) -> Random {
        Random { state: seed }
    }

    /// The stream for the script with number `index` of a campaign. The streams of neighbouring scripts are
    /// independent.
    pub fn of_script(seed: u64, index: u64) -> Random {
        let first = Random::new(seed).word();
        Random::new(first ^ Random::new(index.wrapping_add(0x5bf0_3635)).word())
    }

    /// The next 64 bits.
    pub fn word(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`; 0 if `bound` is 0. The bias of the remainder does not matter here.
    pub fn below(&mut self, bound: u64) -> u64 {
        self.word().checked_rem(bound).unwrap_or(0)
    }

    /// A number from `least` to `most`, both possible; `least` if they are in the wrong order.
    pub fn between(&mut self, least: u32, most: u32) -> u32 {
        let span = u64::from(most.saturating_sub(least)) + 1;
        // Below `span`, which came from 32 bits.
        least.saturating_add(self.below(span) as u32)
    }

    /// True `percent` times of a hundred.
    pub fn chance(&mut self, percent: u32) -> bool {
        self.below(100) < u64::from(percent)
    }

    /// One of `choices`, if there are any.
    pub fn pick<'a, T>(&mut self, choices: &'a [T]) -> Option<&'a T> {
        choices.get(self.below(choices.len() as u64) as usize)
    }

    /// One of `choices`, each as often as its weight says; none if all weights are 0.
    pub fn weighted<T: Copy>(&mut self, choices: &[(u32, T)]) -> Option<T> {
        let total: u64 = choices.iter().map(|(weight, _)| u64::from(*weight)).sum();
        let mut rest = self.below(total);
        for (weight, choice) in choices {
            match rest.checked_sub(u64::from(*weight)) {
                Some(less) => rest = less,
                None => return Some(*choice),
            }
        }
        None
    }

    /// Puts `items` into a random order (Fisher and Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u64 + 1) as usize;
            items.swap(last, other);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sequence_is_the_published_one() {
        // First outputs of the reference implementation for seed 1234567.
        let mut random = Random::new(1_234_567);
        let first: Vec<u64> = (0..3).map(|_| random.word()).collect();
        assert_eq!(first, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
    }

    #[test]
    fn weights_are_followed() {
        let mut random = Random::new(1);
        let mut seen = [0u32; 3];
        for _ in 0..4000 {
            seen[random.weighted(&[(1, 0), (0, 1), (3, 2)]).unwrap()] += 1;
        }
        assert_eq!(seen[1], 0);
        assert!((800..1200).contains(&seen[0]), "{seen:?}");
        assert_eq!(random.weighted::<u8>(&[(0, 1)]), None);
    }

    #[test]
    fn shuffling_keeps_the_items() {
        let mut items: Vec<u32> = (0..50).collect();
        Random::new(3).shuffle(&mut items);
        assert!(items.windows(2).any(|pair| pair[0] > pair[1]));
        items.sort_unstable();
        assert_eq!(items, (0..50).collect::<Vec<_>>());
    }
}
