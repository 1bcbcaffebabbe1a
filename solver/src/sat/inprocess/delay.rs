//! Delays techniques that find nothing.
//!
//! Each failure makes the pause before the next try longer by one round; each success halves it.

/// The delay of one technique.
#[derive(Default)]
pub(in crate::sat) struct Delay {
    pause: u32,
    left: u32,
}

impl Delay {
    /// Whether the technique is to be left out in this round.
    pub fn pausing(&mut self) -> bool {
        let pausing = self.left > 0;
        self.left = self.left.saturating_sub(1);
        pausing
    }

    /// Notes that the technique has run, and whether it found anything.
    pub fn tried(&mut self, found: bool) {
        self.pause = if found { self.pause / 2 } else { self.pause.saturating_add(1) };
        self.left = self.pause;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_with_failure_and_shrink_with_success() {
        let mut delay = Delay::default();
        let mut tries = Vec::new();
        for round in 0..20 {
            if !delay.pausing() {
                tries.push(round);
                delay.tried(round >= 9);
            }
        }
        assert_eq!(tries, [0, 2, 5, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
    }
}
