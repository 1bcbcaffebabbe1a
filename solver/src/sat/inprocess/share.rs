//! Limits the work of techniques to a share of the ticks of search since their last round.

/// The share of one technique.
#[derive(Default)]
pub(in crate::sat) struct Share {
    /// The ticks of search when the share was taken last.
    taken: u64,
}

impl Share {
    /// The ticks that may be taken now: the share `effort` of those of search since the share was taken last.
    pub fn so_far(&self, search_ticks: u64, effort: f64) -> f64 {
        effort * (search_ticks - self.taken) as f64
    }

    /// Takes the share: it is 0 right after.
    pub fn take(&mut self, search_ticks: u64, effort: f64) -> f64 {
        let share = self.so_far(search_ticks, effort);
        self.taken = search_ticks;
        share
    }
}

/// A share, and a position in a list that is worked through in turns.
#[derive(Default)]
pub(in crate::sat) struct Turns {
    share: Share,
    next: usize,
}

impl Turns {
    /// Takes the share, in whole ticks.
    pub fn take(&mut self, search_ticks: u64, effort: f64) -> u64 {
        self.share.take(search_ticks, effort) as u64
    }

    /// The next position below `count`, round robin.
    pub fn next(&mut self, count: usize) -> usize {
        let next = self.next % count;
        self.next = next + 1;
        next
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_taken_twice() {
        let mut share = Share::default();
        assert_eq!((share.so_far(100, 0.5), share.take(100, 0.5), share.take(100, 0.5)), (50.0, 50.0, 0.0));
        assert_eq!(share.take(140, 0.25), 10.0);
    }

    #[test]
    fn turns_go_round() {
        let mut turns = Turns::default();
        assert_eq!([3, 3, 3, 3, 2].map(|count| turns.next(count)), [0, 1, 2, 0, 1]);
    }
}
