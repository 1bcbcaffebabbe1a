//! A little of a source file's syntax without a compiler: identifiers, where calls end, where
//! statements begin.
//!
//! **Here.** The source is a copy whose comments and strings are blank, so that columns stay. What it
//! shows is for people and for the places of witnesses: no verdict depends on it.

/// The identifiers of a line, each once, in order; none out of strings and comments.
pub fn identifiers(line: &str) -> Vec<String> {
    let code = without_text(line);
    let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
    let mut found = Vec::new();
    for word in code.split(|c: char| !is_part(c)) {
        let begins = word.chars().next().is_some_and(|first| !first.is_ascii_digit());
        if begins && !found.iter().any(|known| known == word) {
            found.push(word.to_owned());
        }
    }
    found
}

/// The line with strings, characters and comments blank; as many characters as before.
fn without_text(line: &str) -> String {
    Blank::default().line(line)
}

/// Blanks strings and comments, line by line.
#[derive(Debug, Default)]
struct Blank {
    in_comment: bool,
}

impl Blank {
    fn line(&mut self, line: &str) -> String {
        let mut out = String::with_capacity(line.len());
        let mut quote = None;
        let mut characters = line.chars().peekable();
        while let Some(c) = characters.next() {
            let next = characters.peek().copied();
            if self.in_comment {
                out.push(' ');
                if c == '*' && next == Some('/') {
                    out.push(' ');
                    characters.next();
                    self.in_comment = false;
                }
            } else if let Some(end) = quote {
                out.push(' ');
                if c == '\\' && next.is_some() {
                    out.push(' ');
                    characters.next();
                } else if c == end {
                    quote = None;
                }
            } else if c == '/' && next == Some('/') {
                break;
            } else if c == '/' && next == Some('*') {
                out.push(' ');
                self.in_comment = true;
            } else if c == '"' || c == '\'' {
                out.push(' ');
                quote = Some(c);
            } else {
                out.push(c);
            }
        }
        out
    }
}

/// A place in a text: line and column, from 0 on.
type At = (usize, usize);

/// A file's characters without strings and comments.
pub struct Code {
    lines: Vec<Vec<char>>,
}

impl Code {
    /// The code of these lines.
    pub fn new(lines: &[String]) -> Code {
        let mut blank = Blank::default();
        Code { lines: lines.iter().map(|line| blank.line(line).chars().collect()).collect() }
    }

    /// The place after one, if there is one.
    fn after(&self, (mut line, column): At) -> Option<At> {
        let mut column = column + 1;
        while column >= self.lines.get(line)?.len() {
            line += 1;
            column = 0;
            if self.lines.get(line).is_some_and(|line| !line.is_empty()) {
                break;
            }
        }
        Some((line, column))
    }

    /// The place before one, if there is one.
    fn before(&self, (mut line, column): At) -> Option<At> {
        if column > 0 {
            return Some((line, column - 1));
        }
        loop {
            line = line.checked_sub(1)?;
            if let Some(last) = self.lines.get(line)?.len().checked_sub(1) {
                return Some((line, last));
            }
        }
    }

    fn at(&self, (line, column): At) -> Option<char> {
        self.lines.get(line)?.get(column).copied()
    }

    /// The closing parenthesis of the call that begins here, as line and column from 1 on.
    pub fn call_end(&self, line: u32, column: u32) -> Option<(u32, u32)> {
        let mut at = (line.checked_sub(1)? as usize, column.checked_sub(1)? as usize);
        let mut depth = 0_u32;
        loop {
            match self.at(at)? {
                '(' => depth += 1,
                ')' if depth <= 1 => {
                    return (depth == 1).then_some((at.0 as u32 + 1, at.1 as u32 + 1));
                }
                ')' => depth -= 1,
                ';' | '{' | '}' => return None,
                _ => {}
            }
            at = self.after(at)?;
        }
    }

    /// Where the statement, or the condition of an `if` or a loop, begins that this place lies in: line and
    /// column from 1 on.
    pub fn statement_start(&self, line: u32, column: u32) -> Option<(u32, u32)> {
        let mut at = (line.checked_sub(1)? as usize, column.checked_sub(1)? as usize);
        self.at(at)?;
        let mut start = at;
        while let Some(previous) = self.before(at) {
            match self.at(previous)? {
                ';' | '{' | '}' | ':' => break,
                '(' if self.is_condition(previous) => break,
                ')' => {
                    let open = self.opening(previous)?;
                    if self.is_condition(open) {
                        break;
                    }
                    at = open;
                    start = open;
                    continue;
                }
                c => {
                    if !c.is_whitespace() {
                        start = previous;
                    }
                }
            }
            at = previous;
            if self.word_ends(at, &["else", "do"]) {
                start = self.skip_blank((at.0, at.1 + 1))?;
                break;
            }
        }
        Some((start.0 as u32 + 1, start.1 as u32 + 1))
    }

    /// The `while` or `for` in whose head this place lies, or stands: line and column from 1 on.
    pub fn loop_start(&self, line: u32, column: u32) -> Option<(u32, u32)> {
        let mut at = (line.checked_sub(1)? as usize, column.checked_sub(1)? as usize);
        let is_word = |place: At| self.word_ends(place, &["while", "for"]);
        let letters = |place: At| (0..5).map(move |more| (place.0, place.1 + more));
        if let Some(end) = letters(at).find(|&place| is_word(place)) {
            return Some((line, column)).filter(|_| self.word_start(end) == at);
        }
        let mut depth = 0_u32;
        loop {
            at = self.before(at)?;
            match self.at(at)? {
                ')' => depth += 1,
                '(' if depth > 0 => depth -= 1,
                '(' => {
                    let mut word = self.before(at)?;
                    while self.at(word)?.is_whitespace() {
                        word = self.before(word)?;
                    }
                    if is_word(word) {
                        let start = self.word_start(word);
                        return Some((start.0 as u32 + 1, start.1 as u32 + 1));
                    }
                }
                '{' | '}' => return None,
                _ => {}
            }
        }
    }

    /// Where the word begins that ends at a place.
    fn word_start(&self, (line, column): At) -> At {
        let is_part = |c: &char| c.is_alphanumeric() || *c == '_';
        let before = self.lines.get(line).and_then(|line| line[..=column].iter().rposition(|c| !is_part(c)));
        (line, before.map_or(0, |index| index + 1))
    }

    fn skip_blank(&self, mut at: At) -> Option<At> {
        if at.1 >= self.lines.get(at.0)?.len() {
            at = self.after(at)?;
        }
        while self.at(at)?.is_whitespace() {
            at = self.after(at)?;
        }
        Some(at)
    }

    /// The parenthesis that belongs to a closing one.
    fn opening(&self, close: At) -> Option<At> {
        let mut depth = 0_u32;
        let mut at = close;
        loop {
            match self.at(at)? {
                ')' => depth += 1,
                '(' if depth == 1 => return Some(at),
                '(' => depth -= 1,
                _ => {}
            }
            at = self.before(at)?;
        }
    }

    /// Whether a condition of `if`, `while`, `for` or `switch` begins after this parenthesis.
    fn is_condition(&self, open: At) -> bool {
        let mut at = self.before(open);
        while let Some(place) = at {
            match self.at(place) {
                Some(c) if c.is_whitespace() => at = self.before(place),
                _ => return self.word_ends(place, &["if", "while", "for", "switch"]),
            }
        }
        false
    }

    /// Whether one of these words ends at this place.
    fn word_ends(&self, (line, column): At, words: &[&str]) -> bool {
        let Some(line) = self.lines.get(line) else { return false };
        let is_part = |c: &char| c.is_alphanumeric() || *c == '_';
        if line.get(column + 1).is_some_and(is_part) {
            return false;
        }
        let Some(end) = line.get(..=column) else { return false };
        let start = end.iter().rposition(|c| !is_part(c)).map_or(0, |index| index + 1);
        let word: String = line[start..=column].iter().collect();
        words.contains(&word.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers_are_not_taken_out_of_strings_and_comments() {
        let line = r#"  x = f(x, 0x1f, "no \" no", 'n') + y_1; // no"#;
        assert_eq!(identifiers(line), ["x", "f", "y_1"]);
        assert_eq!(identifiers("a /* b */ c"), ["a", "c"]);
        assert!(identifiers("").is_empty());
    }

    fn code(text: &str) -> Code {
        Code::new(&text.lines().map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn calls_end_at_their_parenthesis() {
        let code = code("int x = f(g(1),\n\n  \")\" /* ) */) + h();\nx = 1;\nf");
        assert_eq!(code.call_end(1, 9), Some((3, 14)));
        assert_eq!(code.call_end(1, 11), Some((1, 14)));
        assert_eq!(code.call_end(4, 1), None, "no call");
        assert_eq!(code.call_end(5, 1), None, "the file ends");
        assert_eq!(code.call_end(0, 1), None);
        assert_eq!(code.call_end(1, 200), None);
    }

    #[test]
    fn loops_start_at_their_keyword() {
        let code =
            code("for (int i = 0; f(i) < 3; i++) {\n  x = 1;\n  while\n    (x < (y + 1)) x++;\n}\nif (a) b;");
        let start = |line, column| code.loop_start(line, column);
        assert_eq!(start(1, 17), Some((1, 1)));
        assert_eq!(start(1, 1), Some((1, 1)));
        assert_eq!(start(4, 11), Some((3, 3)));
        assert_eq!(start(3, 3), Some((3, 3)));
        assert_eq!(start(2, 3), None, "the body");
        assert_eq!(start(6, 5), None, "no loop");
        assert_eq!(start(99, 1), None);
    }

    #[test]
    fn statements_start_after_what_ends_the_one_before() {
        let code = code(
            "void f(void) {\n  x = 1;  y = (a + b) *\n    c;\n  if (a + b) z = a / b;\n  else w = a;\n}",
        );
        let start = |line, column| code.statement_start(line, column);
        assert_eq!(start(3, 5), Some((2, 11)));
        assert_eq!(start(2, 18), Some((2, 11)));
        assert_eq!(start(4, 9), Some((4, 7)), "the condition is a full expression");
        assert_eq!(start(4, 20), Some((4, 14)));
        assert_eq!(start(5, 12), Some((5, 8)));
        assert_eq!(start(99, 1), None);
    }
}
