//! Techniques have a share of the ticks that search took since they ran last.

/// The share of one technique.
#[derive(Default)]
pub(in crate::sat) struct Share {
    /// The ticks of search when it was taken last.
    taken: u64,
}

impl Share {
    /// What there is to take, in ticks, if search has taken so many by now and so much of that is the share.
    pub fn so_far(&self, search_ticks: u64, effort: f64) -> f64 {
        effort * (search_ticks - self.taken) as f64
    }

    /// Takes it.
    pub fn take(&mut self, search_ticks: u64, effort: f64) -> f64 {
        let share = self.so_far(search_ticks, effort);
        self.taken = search_ticks;
        share
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
}
