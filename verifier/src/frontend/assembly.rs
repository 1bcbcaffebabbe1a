//! `asm` in functions: what its text and its constraints say
//! (<https://llvm.org/docs/LangRef.html#inline-asm-constraint-string>).
//!
//! **Here.** An empty text does nothing, so that an operand which is read and written is a copy. What another
//! text computes is not known; without memory among its operands and what it overwrites, it touches none.

use super::module::{Assembly, Operand};

/// The effect of assembly, as far as it says so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AssemblyEffect {
    /// Each part of the result is the argument at a position, or whatever was in a register.
    Copies(Vec<Option<usize>>),
    /// The result is any value; memory is as before.
    Computes,
    /// It may do anything to memory, and go on anywhere.
    Unknown,
}

impl Assembly {
    /// The effect on its result and to memory.
    pub fn effect(&self, arguments: &[Operand]) -> AssemblyEffect {
        let mut outputs = Vec::new();
        let (mut written, mut read, mut next, mut number) = (Vec::new(), Vec::new(), 0, 0);
        let mut numbers = Vec::new();
        let mut overwrites_memory = false;
        for constraint in self.constraints.split(',').filter(|constraint| !constraint.is_empty()) {
            let is_memory = constraint.contains('*');
            if let Some(overwritten) = constraint.strip_prefix('~') {
                overwrites_memory |= overwritten == "{memory}";
            } else if constraint.starts_with('!') {
                return AssemblyEffect::Unknown;
            } else if constraint.starts_with('=') {
                if is_memory {
                    written.push(arguments.get(next));
                    next += 1;
                } else {
                    numbers.push(number);
                    outputs.push(None);
                }
                number += 1;
            } else {
                if is_memory {
                    read.push(arguments.get(next));
                }
                let tied =
                    constraint.parse().ok().and_then(|tied: usize| numbers.iter().position(|&n| n == tied));
                if let Some(output) = tied {
                    outputs[output] = Some(next);
                }
                next += 1;
            }
        }
        let touches_memory = overwrites_memory || !written.is_empty() || !read.is_empty();
        match self.text.trim().is_empty() {
            true if next != arguments.len() => AssemblyEffect::Unknown,
            true if written.iter().all(|operand| read.contains(operand)) => AssemblyEffect::Copies(outputs),
            false if !touches_memory => AssemblyEffect::Computes,
            _ => AssemblyEffect::Unknown,
        }
    }

    /// Whether its text has this name.
    pub fn names(&self, name: &str) -> bool {
        let is_part = |c: char| c.is_alphanumeric() || "_$.".contains(c);
        !name.is_empty() && self.text.split(|c| !is_part(c)).any(|word| word == name)
    }
}

#[cfg(test)]
mod tests {
    use super::super::module::{Constant, TypeId, ValueSource};
    use super::*;

    fn effect(text: &str, constraints: &str, arguments: usize) -> AssemblyEffect {
        let operand = |_| Operand { ty: TypeId(0), value: ValueSource::Constant(Constant::Null) };
        let arguments: Vec<Operand> = (0..arguments).map(operand).collect();
        Assembly { text: text.to_owned(), constraints: constraints.to_owned() }.effect(&arguments)
    }

    #[test]
    fn an_empty_text_copies_what_is_tied() {
        use AssemblyEffect::{Computes, Copies, Unknown};
        assert_eq!(effect("", "=r,0,~{flags}", 1), Copies(vec![Some(0)]));
        assert_eq!(effect("", "=r,=r,r,1,~{memory}", 2), Copies(vec![None, Some(1)]));
        assert_eq!(effect(" ", "=*m,*m,~{fpsr}", 2), Copies(Vec::new()));
        assert_eq!(effect("", "=*m", 1), Unknown, "what was written before may be gone");
        assert_eq!(effect("", "=*m,=r,*m,1", 3), Copies(vec![Some(2)]));
        assert_eq!(effect("bsr $1, $0", "=r,r,~{cc}", 1), Computes);
        assert_eq!(effect("cpuid", "={ax},0,~{memory}", 1), Unknown);
        assert_eq!(effect("mov $1, $0", "=r,*m", 1), Unknown);
    }

    #[test]
    fn a_text_has_names() {
        let assembly = Assembly { text: "call f@PLT; nop".to_owned(), constraints: String::new() };
        assert!(assembly.names("f") && assembly.names("call") && !assembly.names("al"));
    }
}
