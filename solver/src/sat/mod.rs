//! The SAT core: conflict-driven clause learning. It has never heard of terms.
