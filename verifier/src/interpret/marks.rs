//! Marks on the bytes of an object: what they depend on.

use std::collections::BTreeMap;

use super::taint::Mark;

/// The most bytes of one write that are marked each by itself; longer ones mark the whole object.
const MOST_SINGLE: u64 = 1 << 12;

/// The marks of an object, of which most have none.
#[derive(Debug, Default)]
pub(super) struct Marks {
    /// A mark of all bytes, which no write takes away.
    whole: Option<Mark>,
    bytes: BTreeMap<u64, Mark>,
}

impl Marks {
    /// A mark of bytes in a range, if any has one.
    pub(super) fn of(&self, offset: u64, length: u64) -> Option<Mark> {
        let single = || self.bytes.range(offset..offset.saturating_add(length)).next().map(|(_, mark)| *mark);
        self.whole.or_else(single)
    }

    /// A mark of an address in a range: none where all bytes are digits of one.
    pub(super) fn of_address(&self, offset: u64, length: u64) -> Option<Mark> {
        let first = self.of(offset, length)?;
        let mut digits = self.bytes.range(offset..offset.saturating_add(length)).map(|(_, mark)| *mark);
        match (self.whole, first) {
            (None, Mark::Digits(_)) => match digits.clone().find(|mark| *mark != first) {
                Some(Mark::Digits(_)) => Some(Mark::Unknown),
                None if (digits.by_ref().count() as u64) < length => Some(Mark::Unknown),
                other => other,
            },
            (Some(Mark::Digits(_)), _) => None,
            _ => Some(first),
        }
    }

    /// A mark of any byte.
    pub(super) fn any(&self) -> Option<Mark> {
        self.of(0, u64::MAX)
    }

    /// Marks bytes that are written, or takes their marks away.
    pub(super) fn write(&mut self, offset: u64, length: u64, mark: Option<Mark>) {
        match mark {
            Some(mark) if length > MOST_SINGLE => self.whole = self.whole.or(Some(mark)),
            Some(mark) => self.bytes.extend((offset..offset.saturating_add(length)).map(|byte| (byte, mark))),
            None if self.bytes.is_empty() => {}
            None => {
                let end = self.bytes.split_off(&offset);
                let after = end.into_iter().filter(|(byte, _)| *byte >= offset.saturating_add(length));
                self.bytes.extend(after);
            }
        }
    }

    /// Marks all bytes, for good.
    pub(super) fn mark_all(&mut self, mark: Mark) {
        self.whole = self.whole.or(Some(mark));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_lose_their_marks_when_others_are_written() {
        let (mut marks, one) = (Marks::default(), Mark::Function(1));
        marks.write(4, 4, Some(one));
        assert_eq!((marks.of(0, 4), marks.of(0, 5), marks.any()), (None, Some(one), Some(one)));
        marks.write(5, 2, None);
        assert_eq!((marks.of(5, 2), marks.of(4, 1), marks.of(7, 1)), (None, Some(one), Some(one)));
        marks.mark_all(Mark::Function(2));
        marks.write(0, 100, None);
        assert_eq!(marks.of(50, 1), Some(Mark::Function(2)));
    }
}
