//! SMT-LIB 2.7 scripts, read command by command and reported to a [`builder::Builder`].

pub mod builder;
pub mod command;
pub mod operator;
