//! Functions in LLVM's text form, line by line.

use std::fmt::Write;

/// The lines of a function, and the next number of a value or a label.
#[derive(Default)]
pub struct Text {
    pub lines: String,
    next: u32,
}

impl Text {
    pub fn line(&mut self, text: &str) {
        let _ = writeln!(self.lines, "  {text}");
    }

    pub fn fresh(&mut self) -> u32 {
        self.next += 1;
        self.next
    }

    /// A value that an instruction makes.
    pub fn value(&mut self, instruction: &str) -> String {
        let name = format!("%t{}", self.fresh());
        self.line(&format!("{name} = {instruction}"));
        name
    }

    pub fn label(&mut self, label: u32) {
        let _ = writeln!(self.lines, "L{label}:");
    }
}
