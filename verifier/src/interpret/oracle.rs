//! Oracles: the sources of values that a program does not determine.

use javelin_solver::BitVec;
use rustc_hash::FxHashMap;

use super::Oracle;
use crate::program::cfa::Source;

/// Random values, the same for the same seed: the generator SplitMix64 (Steele, Lea, Flood, *Fast Splittable
/// Pseudorandom Number Generators*, OOPSLA 2014). One in four is small, since small values reach more of a
/// program.
#[derive(Clone, Debug)]
pub struct Random {
    state: u64,
}

impl Random {
    /// An oracle of random values with this seed.
    pub fn new(seed: u64) -> Random {
        Random { state: seed }
    }

    /// The next 64 bits.
    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.state;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }
}

impl Oracle for Random {
    fn value(&mut self, source: Source, width: u32) -> BitVec {
        if matches!(source, Source::Failure(_) | Source::Spurious(_)) {
            return BitVec::zero(width);
        }
        let width = width.max(1);
        if self.next().is_multiple_of(4) {
            return BitVec::from_u64(self.next() % 16, width);
        }
        let limbs: Vec<u64> = (0..width.div_ceil(64)).map(|_| self.next()).collect();
        BitVec::from_limbs(&limbs, width)
    }
}

/// Answers given beforehand: for each source its values in the order in which they are asked for, and 0 for
/// what is not among them.
#[derive(Clone, Debug, Default)]
pub struct Fixed {
    answers: FxHashMap<Source, (Vec<BitVec>, usize)>,
}

impl Fixed {
    /// From pairs; the order of those with one source counts.
    pub fn new(answers: impl IntoIterator<Item = (Source, BitVec)>) -> Fixed {
        let mut fixed = Fixed::default();
        for (source, value) in answers {
            fixed.answers.entry(source).or_default().0.push(value);
        }
        fixed
    }
}

impl Oracle for Fixed {
    fn value(&mut self, source: Source, width: u32) -> BitVec {
        let width = width.max(1);
        let Some((values, next)) = self.answers.get_mut(&source) else { return BitVec::zero(width) };
        let Some(value) = values.get(*next) else { return BitVec::zero(width) };
        *next += 1;
        match value.width().cmp(&width) {
            std::cmp::Ordering::Less => value.zero_extend(width - value.width()),
            std::cmp::Ordering::Equal => value.clone(),
            std::cmp::Ordering::Greater => value.extract(width - 1, 0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::cfa::Place;

    #[test]
    fn fixed_answers_come_in_order_and_then_zero() {
        let result = |block| Source::Result(Place { function: 0, block, instruction: 0 });
        let number = |number| BitVec::from_u64(number, 32);
        let mut fixed = Fixed::new([(result(1), number(7)), (result(2), number(8)), (result(1), number(9))]);
        assert_eq!(fixed.value(result(1), 32), number(7));
        assert_eq!(fixed.value(result(1), 64), BitVec::from_u64(9, 64));
        assert_eq!(fixed.value(result(1), 32), number(0));
        assert_eq!(fixed.value(result(2), 3), BitVec::zero(3));
        assert_eq!(fixed.value(result(3), 8), BitVec::zero(8));
    }

    #[test]
    fn random_answers_are_the_same_for_the_same_seed() {
        let answers = |seed| {
            let mut random = Random::new(seed);
            (0..20).map(|place| random.value(Source::Argument(place), 100)).collect::<Vec<_>>()
        };
        assert_eq!(answers(1), answers(1));
        assert_ne!(answers(1), answers(2));
    }
}
