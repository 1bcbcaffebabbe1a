//! Many files at once: how far they are, and their results in the order of the files.

use std::collections::BTreeMap;

use indicatif::{ProgressBar, ProgressStyle};

/// A bar on standard error; hidden where that is no terminal.
pub(super) fn bar(files: usize) -> ProgressBar {
    let bar = ProgressBar::new(files as u64);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} files, {elapsed}, {eta} left") {
        bar.set_style(style);
    }
    bar
}

/// Results that come in any order and go in the order of their numbers.
#[derive(Debug)]
pub(super) struct InOrder<T> {
    waiting: BTreeMap<usize, T>,
    due: usize,
}

impl<T> InOrder<T> {
    /// Waits for number 0.
    pub(super) fn new() -> InOrder<T> {
        InOrder { waiting: BTreeMap::new(), due: 0 }
    }

    /// Takes a result; what it was that others waited for is handed on with them.
    pub(super) fn add(&mut self, number: usize, result: T) -> Vec<T> {
        self.waiting.insert(number, result);
        let mut ready = Vec::new();
        while let Some(result) = self.waiting.remove(&self.due) {
            self.due += 1;
            ready.push(result);
        }
        ready
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_wait_for_those_before_them() {
        let mut order = InOrder::new();
        assert_eq!(order.add(2, 'c'), []);
        assert_eq!(order.add(0, 'a'), ['a']);
        assert_eq!(order.add(1, 'b'), ['b', 'c']);
    }
}
