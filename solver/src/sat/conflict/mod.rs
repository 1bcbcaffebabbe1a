//! After a conflict: the clause that is learnt from it, and what the search learns about variables and
//! clauses by the way.
//!
//! `analyze` derives the clause, `minimize` and `shrink` make it smaller, `bump` raises the variables that
//! were met, `tier` decides how long such clauses are kept, and `eager` drops recent ones that it subsumes.

pub(super) mod analyze;
pub(super) mod bump;
pub(super) mod eager;
pub(super) mod minimize;
pub(super) mod shrink;
pub(super) mod tier;
