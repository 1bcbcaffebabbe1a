//! Progress on many files at once, and their results in the order of the files.

use std::collections::BTreeMap;
use std::io;

use indicatif::{ProgressBar, ProgressStyle};

/// A bar on standard error, hidden if that is not a terminal; and results that wait for those before them.
#[derive(Debug)]
pub(super) struct Progress<T> {
    bar: ProgressBar,
    waiting: BTreeMap<usize, T>,
    due: usize,
}

impl<T> Progress<T> {
    /// Waits for the results of this many files, numbered from 0.
    pub(super) fn new(files: usize) -> Progress<T> {
        let bar = ProgressBar::new(files as u64);
        if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} files, {elapsed}, {eta} left") {
            bar.set_style(style);
        }
        Progress { bar, waiting: BTreeMap::new(), due: 0 }
    }

    /// Takes the result of a file, and hands on all results that are next in order.
    ///
    /// # Errors
    /// A result cannot be handed on.
    pub(super) fn add(
        &mut self,
        number: usize,
        result: T,
        mut done: impl FnMut(T) -> io::Result<()>,
    ) -> io::Result<()> {
        self.bar.inc(1);
        self.waiting.insert(number, result);
        while let Some(result) = self.waiting.remove(&self.due) {
            self.due += 1;
            self.bar.suspend(|| done(result))?;
        }
        Ok(())
    }

    /// Removes the bar from the terminal.
    pub(super) fn finish(self) {
        self.bar.finish_and_clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_wait_for_those_before_them() {
        let mut progress = Progress::new(3);
        let mut add = |number, result| {
            let mut ready = Vec::new();
            let done = |result| {
                ready.push(result);
                Ok(())
            };
            progress.add(number, result, done).unwrap();
            ready
        };
        assert_eq!(add(2, 'c'), []);
        assert_eq!(add(0, 'a'), ['a']);
        assert_eq!(add(1, 'b'), ['b', 'c']);
    }
}
