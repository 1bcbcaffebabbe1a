//! The verdicts that a script itself states: the `:status` before each of its checks.

use crate::answers::Answer;

/// One entry per check of the script: the `:status` set since the previous check, if any.
///
/// The script is scanned, not parsed: comments, strings and quoted symbols are skipped, and the words after
/// an opening parenthesis are compared.
pub fn statuses(script: &[u8]) -> Vec<Option<Answer>> {
    let mut words = Words { rest: script };
    let mut checks = Vec::new();
    let mut status = None;
    let mut opened = false;
    while let Some(word) = words.next() {
        if opened && word == b"set-info" {
            if words.next() == Some(b":status".as_slice()) {
                let value = words.next().and_then(|value| std::str::from_utf8(value).ok());
                status =
                    value.and_then(|value| value.parse().ok()).filter(|&answer| answer != Answer::Unknown);
            }
        } else if opened && word.starts_with(b"check-sat") {
            checks.push(status.take());
        }
        opened = word == b"(";
    }
    checks
}

/// Parentheses and the words between them, without comments, strings and quoted symbols.
struct Words<'a> {
    rest: &'a [u8],
}

impl<'a> Words<'a> {
    /// Cuts off what comes before the first byte in `ends`, and that byte if `inclusive`.
    fn take_until(&mut self, ends: &[u8], inclusive: bool) -> &'a [u8] {
        let length = self.rest.iter().position(|byte| ends.contains(byte)).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(length);
        self.rest = if inclusive { rest.get(1..).unwrap_or(&[]) } else { rest };
        word
    }
}

impl<'a> Iterator for Words<'a> {
    type Item = &'a [u8];

    fn next(&mut self) -> Option<&'a [u8]> {
        loop {
            let (first, after) = self.rest.split_first()?;
            match first {
                b';' => drop(self.take_until(b"\n", true)),
                b'"' | b'|' => {
                    self.rest = after;
                    self.take_until(&[*first], true);
                }
                b'(' | b')' => {
                    let (parenthesis, rest) = self.rest.split_at(1);
                    self.rest = rest;
                    return Some(parenthesis);
                }
                byte if byte.is_ascii_whitespace() => self.rest = after,
                _ => return Some(self.take_until(b" \t\r\n()\";|", false)),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_check_has_the_status_before_it() {
        let script = b"(set-info :status sat)(check-sat)(push 1)\n(set-info :status unsat) \
        (check-sat-assuming (a)) (check-sat)";
        assert_eq!(statuses(script), [Some(Answer::Sat), Some(Answer::Unsat), None]);
    }

    #[test]
    fn comments_strings_and_quoted_symbols_do_not_count() {
        let script = b"; (check-sat)\n(echo \"(check-sat) \"\"(check-sat)\")(assert |(check-sat)|)(set-info \
            :status unknown)( check-sat )";
        assert_eq!(statuses(script), [None]);
    }

    #[test]
    fn broken_scripts_end() {
        assert!(statuses(b"").is_empty());
        assert!(statuses(b"(set-info :status").is_empty());
        assert!(statuses(b"(\"never closed (check-sat)").is_empty());
    }
}
