//! Parts of aggregates and vectors.

use javelin_term::graph::Term;

use crate::frontend::module::{Operand, TypeId};

use super::Body;

impl Body<'_, '_> {
    /// The bits of a part of an aggregate: where they begin, and how many.
    fn part(&self, ty: TypeId, path: &[u32]) -> Option<(u32, u32)> {
        let (mut ty, mut low) = (ty, 0);
        for &position in path {
            let (bit, part) = self.all.types.part_of_value(ty, position)?;
            low += bit;
            ty = part;
        }
        Some((low, self.all.types.bits(ty)?))
    }

    /// A part of an aggregate.
    pub fn extract_value(&mut self, aggregate: &Operand, path: &[u32]) -> Option<Term> {
        let (low, width) = self.part(aggregate.ty, path)?;
        let whole = self.value(aggregate);
        if width == 0 {
            return Some(self.all.terms.zero(1));
        }
        Some(self.all.terms.extract(whole, low + width - 1, low))
    }

    /// An aggregate with a part replaced.
    pub fn insert_value(&mut self, aggregate: &Operand, part: &Operand, path: &[u32]) -> Option<Term> {
        let (low, width) = self.part(aggregate.ty, path)?;
        let (whole, value) = (self.value(aggregate), self.value(part));
        Some(if width == 0 { whole } else { self.all.terms.replaced(whole, low, value) })
    }

    /// An element of a vector; any value where there is none at the position.
    pub fn extract_element(&mut self, vector: &Operand, position: &Operand) -> Option<Term> {
        let (count, element) = self.shape(vector.ty);
        let width = self.width(element)?;
        let (whole, at) = (self.value(vector), self.value(position));
        if let Some(at) = self.all.terms.value_u64(at).filter(|&at| at < count) {
            let low = at as u32 * width;
            return Some(self.all.terms.extract(whole, low + width - 1, low));
        }
        let mut value = self.anything(width);
        for index in 0..count as u32 {
            let here = self.is_position(at, index);
            let part = self.all.terms.extract(whole, (index + 1) * width - 1, index * width);
            value = self.all.terms.ite(here, part, value);
        }
        Some(value)
    }

    fn is_position(&mut self, position: Term, index: u32) -> Term {
        let width = self.all.terms.width(position);
        if width < 32 && index >= 1 << width {
            return self.all.terms.truth(false);
        }
        let index = self.all.terms.number(u64::from(index), width);
        self.all.terms.equal(position, index)
    }

    /// A vector with an element replaced; any value where there is none at the position.
    pub fn insert_element(&mut self, vector: &Operand, part: &Operand, position: &Operand) -> Option<Term> {
        let (count, element) = self.shape(vector.ty);
        let width = self.width(element)?;
        let (whole, value, at) = (self.value(vector), self.value(part), self.value(position));
        if let Some(at) = self.all.terms.value_u64(at).filter(|&at| at < count) {
            return Some(self.all.terms.replaced(whole, at as u32 * width, value));
        }
        let mut result = self.anything(count as u32 * width);
        for index in 0..count as u32 {
            let here = self.is_position(at, index);
            let replaced = self.all.terms.replaced(whole, index * width, value);
            result = self.all.terms.ite(here, replaced, result);
        }
        Some(result)
    }

    /// Elements of two vectors.
    pub fn shuffle(&mut self, left: &Operand, right: &Operand, mask: &[Option<u32>]) -> Option<Term> {
        let (count, element) = self.shape(left.ty);
        let width = self.width(element)?;
        let (first, second) = (self.value(left), self.value(right));
        let mut parts = Vec::new();
        for position in mask {
            parts.push(match *position {
                Some(at) if u64::from(at) < count => {
                    self.all.terms.extract(first, (at + 1) * width - 1, at * width)
                }
                Some(at) if u64::from(at) < 2 * count => {
                    let at = at - count as u32;
                    self.all.terms.extract(second, (at + 1) * width - 1, at * width)
                }
                _ => self.anything(width),
            });
        }
        if parts.is_empty() { None } else { Some(self.all.terms.join(&parts)) }
    }
}
