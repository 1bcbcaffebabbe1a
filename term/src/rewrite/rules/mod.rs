//! The tables of rules, one file per family.

pub mod add;
pub mod array;
pub mod bitwise;
pub mod boolean;
pub mod bound;
pub mod compare;
pub mod divide;
pub mod equality;
pub mod ite;
pub mod lift;
pub mod linear;
pub mod multiply;
pub mod order;
pub mod shift;
pub mod sign;
pub mod slice;
pub mod units;

use super::rule::Rule;

/// Every rule. The rules of one operator are tried in this order.
pub fn all() -> impl Iterator<Item = &'static Rule> {
    let tables = [
        boolean::RULES,
        ite::RULES,
        equality::RULES,
        bitwise::RULES,
        add::RULES,
        multiply::RULES,
        divide::RULES,
        shift::RULES,
        compare::RULES,
        slice::RULES,
        array::RULES,
        order::RULES,
        bound::RULES,
        lift::RULES,
        sign::RULES,
        linear::RULES,
    ];
    tables.into_iter().flatten()
}
