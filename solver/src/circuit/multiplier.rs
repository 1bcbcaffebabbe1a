//! Products.
//!
//! **Idea.** A product is the sum of shifted copies of one operand, one per digit of the other: shift-and-add with
//! a ripple adder per row, or all rows at once in columns (Wallace 1964, Dadda 1965).
//!
//! **Here.** Digits are signed, so that constants become canonical signed digits (Reitwiesner 1960: a third of the bits
//! on average) and a sign extension one subtracted row. The operand with the cheaper digits is cut into digits.
//! A square adds each mixed term once, one place higher: half the rows. Rows skip clear bits on top. The carry-save
//! form reduces the columns from the lowest up by full adders, oldest bits first; it has as many gates and is no default
//! because refutations suffer (distributivity over 5, 6 bits: 3 and 6 times the conflicts of shift-and-add).
//!
//! **Contract.** Operands of one width; the product modulo 2^width.
//!
//! **Cost.** About `1.5 n^2` gates, `0.75 n^2` for squares. Refused before any work where the circuit has no room.

use std::collections::VecDeque;

use super::adder;
use super::gates::{Edge, Gates};
use super::meter::Meter;
use super::select;
use crate::bitvec::BitVec;
use crate::limits::Stop;

/// How the rows of a product are summed up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Multiplier {
    /// One ripple adder per row.
    #[default]
    ShiftAdd,
    /// Full adders over columns.
    CarrySave,
}

/// A digit of a multiplier: `factor * 2^position`, subtracted where negative.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Digit {
    position: usize,
    factor: Edge,
    is_negative: bool,
}

/// A product as rows to sum up.
enum Rows<'a> {
    Digits { digits: Vec<Digit>, multiplicand: &'a [Edge] },
    Square(&'a [Edge]),
}

/// The product.
pub(super) fn multiply(
    gates: &mut Gates,
    left: &[Edge],
    right: &[Edge],
    how: Multiplier,
    meter: &mut Meter<'_>,
) -> Result<Vec<Edge>, Stop> {
    if let (Some(left), Some(right)) = (select::value_of(left), select::value_of(right)) {
        return Ok(select::constant(&left.mul(&right)));
    }
    let rows = Rows::choose(left, right);
    meter.reserve(gates, rows.cost(left.len()))?;
    match how {
        Multiplier::ShiftAdd => shift_and_add(gates, &rows, left.len(), meter),
        Multiplier::CarrySave => carry_save(gates, &rows, left.len(), meter),
    }
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

    /// Writes row `index`; its lowest place and whether it is subtracted.
    fn write(&self, gates: &mut Gates, index: usize, width: usize, row: &mut Vec<Edge>) -> (usize, bool) {
        row.clear();
        match self {
            Rows::Digits { digits, multiplicand } => {
                let Digit { position, factor, is_negative } = digits[index];
                let length = select::significant(multiplicand).min(width - position);
                row.extend(multiplicand[..length].iter().map(|&bit| gates.and(factor, bit)));
                (position, is_negative)
            }
            Rows::Square(vector) => {
                let factor = vector[index];
                row.push(factor);
                row.push(Edge::FALSE);
                let length = select::significant(vector);
                let others = vector[..length].iter().skip(index + 1);
                row.extend(others.map(|&bit| gates.and(factor, bit)));
                row.truncate(width - 2 * index);
                (2 * index, false)
            }
        }
    }
}

/// The digits of a multiplier.
fn digits(bits: &[Edge]) -> Vec<Digit> {
    match select::value_of(bits) {
        Some(value) => signed_digits(&value),
        None => runs(bits),
    }
}

/// The canonical signed digits of a constant, modulo 2^width: no two neighbours are both nonzero.
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

/// One digit per bit that is not clear, but runs of three or more equal bits (two at the top) become their first
/// place subtracted and the place after them added: `s 2^q - s 2^p`.
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
    meter: &mut Meter<'_>,
) -> Result<Vec<Edge>, Stop> {
    let mut total = vec![Edge::FALSE; width];
    let mut row = Vec::with_capacity(width);
    for index in 0..rows.count() {
        let (position, subtract) = rows.write(gates, index, width, &mut row);
        adder::add_row(gates, &mut total[position..], &row, subtract);
        meter.spend(gates, 3 * row.len())?;
    }
    Ok(total)
}

fn carry_save(
    gates: &mut Gates,
    rows: &Rows<'_>,
    width: usize,
    meter: &mut Meter<'_>,
) -> Result<Vec<Edge>, Stop> {
    let mut columns = columns(gates, rows, width, meter)?;
    let mut total = Vec::with_capacity(width);
    for place in 0..width {
        let mut column = std::mem::take(&mut columns[place]);
        meter.spend(gates, column.len())?;
        while column.len() > 1 {
            let (Some(first), Some(second)) = (column.pop_front(), column.pop_front()) else { break };
            let third = column.pop_front().unwrap_or(Edge::FALSE);
            column.push_back(gates.xor3(first, second, third));
            if place + 1 < width {
                let carry = gates.maj(first, second, third);
                columns[place + 1].push_back(carry);
            }
        }
        total.push(column.pop_front().unwrap_or(Edge::FALSE));
    }
    Ok(total)
}

/// The rows' bits by place. A subtracted bit comes in as `-b = !b - 1`; these and all other constants are summed up
/// beforehand, so that a place gets at most one constant.
fn columns(
    gates: &mut Gates,
    rows: &Rows<'_>,
    width: usize,
    meter: &mut Meter<'_>,
) -> Result<Vec<VecDeque<Edge>>, Stop> {
    let mut columns = vec![VecDeque::new(); width];
    let mut constants = vec![0i64; width];
    let mut row = Vec::with_capacity(width);
    for index in 0..rows.count() {
        let (position, subtract) = rows.write(gates, index, width, &mut row);
        meter.spend(gates, row.len())?;
        for (place, &bit) in row.iter().enumerate().map(|(offset, bit)| (position + offset, bit)) {
            match (bit, subtract) {
                (Edge::FALSE, _) => {}
                (Edge::TRUE, _) => constants[place] += if subtract { -1 } else { 1 },
                (_, false) => columns[place].push_back(bit),
                (_, true) => {
                    columns[place].push_back(!bit);
                    constants[place] -= 1;
                }
            }
        }
    }
    let mut carry = 0;
    for (column, constant) in columns.iter_mut().zip(constants) {
        carry += constant;
        if carry & 1 == 1 {
            column.push_back(Edge::TRUE);
        }
        carry >>= 1;
    }
    Ok(columns)
}
