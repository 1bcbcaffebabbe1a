//! Products.
//!
//! **Idea.** Shift-and-add: a product is the sum of shifted copies of one operand, one per digit of the
//! other, added up by one ripple-carry adder per row.
//!
//! **Here.** Digits are signed. So a constant is recoded into canonical signed digits (Reitwiesner, "Binary
//! arithmetic", 1960), of which on average a third are not 0, and a sign extension is one subtracted row. The
//! operand whose digits need fewer gates is the multiplier. A square adds each product of two different bits
//! once, one position higher, and so needs half the rows. Rows do not include constant 0 bits at the top; nor
//! does the product, which is as long as its operands together; subtracted rows alone would not show this.
//! Compressing all rows in columns (Wallace 1964, Dadda 1965) takes as many gates, and made refutations
//! longer in our measurements.
//!
//! **Contract.** Operands of one width; the product modulo 2^width.
//!
//! **Cost.** About `1.5 n^2` gates, `0.75 n^2` for squares. Ends with an error before any gate is built if
//! the circuit has no room for them.

use super::adder;
use super::gates::{Edge, Gates};
use super::meter::Meter;
use super::select;
use javelin_term::bitvec::BitVec;
use javelin_term::limits::Stop;

/// A digit of a multiplier: `factor * 2^position`, subtracted if negative.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Digit {
    position: usize,
    factor: Edge,
    is_negative: bool,
}

/// The rows whose sum is the product.
enum Rows<'a> {
    Digits { digits: Vec<Digit>, multiplicand: &'a [Edge] },
    Square(&'a [Edge]),
}

/// The product of two vectors of one width.
pub(super) fn multiply(
    gates: &mut Gates,
    left: &[Edge],
    right: &[Edge],
    meter: &mut Meter,
) -> Result<Vec<Edge>, Stop> {
    if let (Some(left), Some(right)) = (select::value_of(left), select::value_of(right)) {
        return Ok(select::constant(&left.mul_within(&right, meter.work())?));
    }
    let width = left.len();
    let length = width.min(select::significant(left) + select::significant(right));
    let rows = Rows::choose(&left[..length], &right[..length]);
    meter.reserve(gates, rows.cost(length))?;
    let mut product = shift_and_add(gates, &rows, length, meter)?;
    meter.reserve_edges(width)?;
    product.resize(width, Edge::FALSE);
    Ok(product)
}

impl<'a> Rows<'a> {
    fn choose(left: &'a [Edge], right: &'a [Edge]) -> Rows<'a> {
        let square = Rows::Square(left);
        let by_left = Rows::Digits { digits: digits(left), multiplicand: right };
        let by_right = Rows::Digits { digits: digits(right), multiplicand: left };
        let width = left.len();
        let best = if by_left.cost(width) < by_right.cost(width) { by_left } else { by_right };
        if left == right && square.cost(width) < best.cost(width) { square } else { best }
    }

    fn count(&self) -> usize {
        match self {
            Rows::Digits { digits, .. } => digits.len(),
            Rows::Square(vector) => select::significant(vector).min(vector.len().div_ceil(2)),
        }
    }

    /// An upper bound on the gates, three per cell.
    fn cost(&self, width: usize) -> usize {
        match self {
            Rows::Digits { digits, multiplicand } => {
                let length = select::significant(multiplicand) + 1;
                digits.iter().map(|digit| 3 * length.min(width - digit.position)).sum()
            }
            Rows::Square(_) => (0..self.count()).map(|row| 3 * (width - 2 * row)).sum(),
        }
    }

    /// Writes row `index`; returns its lowest position and whether it is subtracted.
    fn write(
        &self,
        gates: &mut Gates,
        index: usize,
        width: usize,
        row: &mut Vec<Edge>,
        meter: &mut Meter,
    ) -> Result<(usize, bool), Stop> {
        row.clear();
        match self {
            Rows::Digits { digits, multiplicand } => {
                let Digit { position, factor, is_negative } = digits[index];
                let length = select::significant(multiplicand).min(width - position);
                products(gates, factor, &multiplicand[..length], row, meter)?;
                Ok((position, is_negative))
            }
            Rows::Square(vector) => {
                let factor = vector[index];
                row.push(factor);
                row.push(Edge::FALSE);
                let length = select::significant(vector);
                let others = vector.get(index + 1..length).unwrap_or_default();
                products(gates, factor, others, row, meter)?;
                row.truncate(width - 2 * index);
                Ok((2 * index, false))
            }
        }
    }
}

/// Appends the products of a factor and bits.
fn products(
    gates: &mut Gates,
    factor: Edge,
    bits: &[Edge],
    row: &mut Vec<Edge>,
    meter: &mut Meter,
) -> Result<(), Stop> {
    for &bit in bits {
        meter.spend(gates, 1)?;
        row.push(gates.and(factor, bit));
    }
    Ok(())
}

/// The digits of a multiplier.
fn digits(bits: &[Edge]) -> Vec<Digit> {
    match select::value_of(bits) {
        Some(value) => signed_digits(&value),
        None => runs(bits),
    }
}

/// The canonical signed digits of a constant, modulo 2^width: no two adjacent digits are both nonzero.
fn signed_digits(value: &BitVec) -> Vec<Digit> {
    let width = value.width();
    let bit = |position: u32| position < width && value.bit(position);
    let mut digits = Vec::new();
    let mut carry = false;
    for position in 0..width {
        if bit(position) == carry {
            continue;
        }
        let is_negative = bit(position + 1);
        carry = is_negative;
        digits.push(Digit { position: position as usize, factor: Edge::TRUE, is_negative });
    }
    digits
}

/// One digit per bit that is not constant 0. But a run of three or more equal bits `s` (two at the top), from
/// position `p` to below `q`, becomes two digits: `s 2^q - s 2^p`.
fn runs(bits: &[Edge]) -> Vec<Digit> {
    let mut digits = Vec::new();
    let mut start = 0;
    while start < bits.len() {
        let factor = bits[start];
        let length = bits[start..].iter().take_while(|&&bit| bit == factor).count();
        let end = start + length;
        let digit = |position, is_negative| Digit { position, factor, is_negative };
        if factor == Edge::FALSE {
            start = end;
        } else if end == bits.len() && length >= 2 {
            digits.push(digit(start, true));
            start = end;
        } else if length >= 3 {
            digits.extend([digit(start, true), digit(end, false)]);
            start = end;
        } else {
            digits.extend((start..end).map(|position| digit(position, false)));
            start = end;
        }
    }
    digits.sort_by_key(|digit| digit.position);
    digits
}

fn shift_and_add(
    gates: &mut Gates,
    rows: &Rows<'_>,
    width: usize,
    meter: &mut Meter,
) -> Result<Vec<Edge>, Stop> {
    meter.reserve_edges(2 * width)?;
    let mut total = vec![Edge::FALSE; width];
    let mut row = Vec::with_capacity(width);
    for index in 0..rows.count() {
        let (position, subtract) = rows.write(gates, index, width, &mut row, meter)?;
        adder::add_row(gates, &mut total[position..], &row, subtract, meter)?;
    }
    Ok(total)
}
