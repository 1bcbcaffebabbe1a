//! A builder that only counts: what is measured with it is the parser alone.

use javelin_parser::builder::{BuildError, Builder};
use javelin_parser::operator::Operator;

#[derive(Default)]
pub struct Counter(u32);

impl Counter {
    fn next(&mut self) -> u32 {
        self.0 += 1;
        self.0
    }
}

impl Builder for Counter {
    type Term = u32;
    type Sort = ();
    type Function = u32;

    fn bool_sort(&mut self) {}

    fn bitvec_sort(&mut self, _: u64) -> Result<(), BuildError> {
        Ok(())
    }

    fn array_sort(&mut self, (): (), (): ()) -> Result<(), BuildError> {
        Ok(())
    }

    fn uninterpreted_sort(&mut self, _: &str) {}

    fn sort_of(&self, _: u32) {}

    fn sort_name(&self, (): ()) -> String {
        String::new()
    }

    fn binary(&mut self, _: &[u8]) -> Result<u32, BuildError> {
        Ok(self.next())
    }

    fn hexadecimal(&mut self, _: &[u8]) -> Result<u32, BuildError> {
        Ok(self.next())
    }

    fn decimal(&mut self, _: &[u8], _: u64) -> Result<u32, BuildError> {
        Ok(self.next())
    }

    fn apply(&mut self, _: Operator, _: &[u64], _: &[u32]) -> Result<u32, BuildError> {
        Ok(self.next())
    }

    fn constant_array(&mut self, (): (), _: u32) -> Result<u32, BuildError> {
        Ok(self.next())
    }

    fn declare_constant(&mut self, _: &str, (): ()) -> u32 {
        self.next()
    }

    fn declare_function(&mut self, _: &str, _: &[()], (): ()) -> Result<u32, BuildError> {
        Ok(self.next())
    }

    fn parameter(&mut self, _: &str, (): ()) -> u32 {
        self.next()
    }

    fn define_function(&mut self, _: &str, _: &[u32], _: u32) -> Result<u32, BuildError> {
        Ok(self.next())
    }

    fn call(&mut self, _: u32, _: &[u32]) -> Result<u32, BuildError> {
        Ok(self.next())
    }
}
