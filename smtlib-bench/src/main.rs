//! bring-up
fn main() {}
