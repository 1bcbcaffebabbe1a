//! Unsigned division.
//!
//! **Idea.** The restoring array divider: the bits of the dividend are shifted into the partial remainder,
//! the highest first, and after each the divisor is subtracted if it is not larger.
//!
//! **Here.** After `j` bits the partial remainder is below 2^j, so row `j` has only `j` cells, and the
//! divisor can be subtracted only if its bits from `j` up are 0. Constant 0 bits at the top of either operand
//! shorten the rows. A cell is a full subtractor and a multiplexer. The triangular array has half the cells
//! of the usual square one, restoring or not.
//!
//! **Contract.** Operands of one width; quotient and remainder are built together. A zero divisor can always
//! be subtracted, which gives a quotient of ones, as SMT-LIB has it. The remainder is then the dividend; if
//! the rows were shortened to the divisor, a last row of multiplexers selects it.
//!
//! **Cost.** About `1.5 n^2` gates; none for division by a power of two.

use super::gates::{Edge, Gates};
use super::meter::Meter;
use super::select;
use javelin_term::limits::Stop;

/// The bits of quotient and remainder.
pub(super) struct Division {
    pub(super) quotient: Vec<Edge>,
    pub(super) remainder: Vec<Edge>,
}

/// Builds quotient and remainder.
pub(super) fn divide(
    gates: &mut Gates,
    dividend: &[Edge],
    divisor: &[Edge],
    meter: &mut Meter,
) -> Result<Division, Stop> {
    if let Some(value) = select::value_of(divisor) {
        if let Some(exponent) = value.power_of_two() {
            return Ok(divide_by_power(dividend, exponent as usize));
        }
        if let Some(number) = select::value_of(dividend) {
            let quotient = number.udiv_within(&value, meter.work())?;
            let remainder = number.urem_within(&value, meter.work())?;
            return Ok(Division {
                quotient: select::constant(&quotient),
                remainder: select::constant(&remainder),
            });
        }
    }
    let divisor = &divisor[..select::significant(divisor)];
    let digits = select::significant(dividend);
    let short = digits.min(divisor.len());
    meter.reserve(gates, 3 * (short * short / 2 + (digits - short) * (short + 1)) + 2 * dividend.len())?;
    array(gates, dividend, digits, divisor, meter)
}

fn divide_by_power(dividend: &[Edge], exponent: usize) -> Division {
    let width = dividend.len();
    let mut quotient = dividend[exponent..].to_vec();
    quotient.resize(width, Edge::FALSE);
    let mut remainder = dividend[..exponent].to_vec();
    remainder.resize(width, Edge::FALSE);
    Division { quotient, remainder }
}

/// The array for the lowest `digits` bits of the dividend, whose others are 0, and the divisor without the
/// constant 0 bits at its top.
fn array(
    gates: &mut Gates,
    dividend: &[Edge],
    digits: usize,
    divisor: &[Edge],
    meter: &mut Meter,
) -> Result<Division, Stop> {
    meter.reserve_edges(4 * dividend.len())?;
    let clear_from = clear_from(gates, divisor, meter)?;
    let is_zero = clear_from[0];
    let mut quotient = vec![is_zero; dividend.len()];
    let mut remainder: Vec<Edge> = Vec::with_capacity(divisor.len() + 1);
    for position in (0..digits).rev() {
        remainder.insert(0, dividend[position]);
        let above = clear_from[remainder.len().min(divisor.len())];
        quotient[position] = row(gates, &mut remainder, divisor, above, meter)?;
    }
    let is_cut = digits > divisor.len();
    remainder.resize(dividend.len(), Edge::FALSE);
    if is_cut {
        remainder = select::choose(gates, is_zero, dividend, &remainder, meter)?;
    }
    Ok(Division { quotient, remainder })
}

/// Edge `j` of the result is true if the bits of the divisor from `j` up are all 0.
fn clear_from(gates: &mut Gates, divisor: &[Edge], meter: &mut Meter) -> Result<Vec<Edge>, Stop> {
    let mut clear = vec![Edge::TRUE; divisor.len() + 1];
    for index in (0..divisor.len()).rev() {
        meter.spend(gates, 1)?;
        clear[index] = gates.and(clear[index + 1], !divisor[index]);
    }
    Ok(clear)
}

/// One row: subtracts the divisor from the partial remainder if it is not larger; returns whether it is not.
/// `above` is true if the bits of the divisor above those of the remainder are all 0.
fn row(
    gates: &mut Gates,
    remainder: &mut Vec<Edge>,
    divisor: &[Edge],
    above: Edge,
    meter: &mut Meter,
) -> Result<Edge, Stop> {
    let mut borrow = Edge::FALSE;
    let mut differences = Vec::with_capacity(divisor.len());
    for (index, &bit) in remainder.iter().enumerate() {
        meter.spend(gates, 1)?;
        let other = divisor.get(index).copied().unwrap_or(Edge::FALSE);
        if index < divisor.len() {
            differences.push(gates.xor3(bit, other, borrow));
        }
        borrow = gates.maj(!bit, other, borrow);
    }
    let fits = gates.and(!borrow, above);
    remainder.truncate(divisor.len());
    for (bit, difference) in remainder.iter_mut().zip(differences) {
        meter.spend(gates, 1)?;
        *bit = gates.mux(fits, difference, *bit);
    }
    Ok(fits)
}
