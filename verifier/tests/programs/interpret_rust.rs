//! Panics, slices, enums, options; compiled by rustc 1.95 with --emit=llvm-ir -C panic=abort -g.
#![no_std]
#![crate_type = "lib"]
unsafe extern "C" { safe fn nondet_int() -> i32; }
pub enum Shape { Square(i32), Rect { w: i32, h: i32 }, Unit }
fn area(shape: &Shape) -> i32 {
    match shape { Shape::Square(a) => a * a, Shape::Rect { w, h } => w * h, Shape::Unit => 1 }
}
#[unsafe(no_mangle)] pub fn areas() -> i32 {
    let shapes = [Shape::Square(3), Shape::Rect { w: 2, h: 5 }, Shape::Unit];
    let mut sum = 0;
    for shape in &shapes { sum += area(shape); }
    sum
}
#[unsafe(no_mangle)] pub fn index() -> i32 { let a = [1, 2, 3]; a[nondet_int() as usize] }
#[unsafe(no_mangle)] pub fn adds() -> i32 { nondet_int() + 1 }
#[unsafe(no_mangle)] pub fn unwraps() -> i32 { let x = nondet_int(); let o = if x > 0 { Some(x) } else { None }; o.unwrap() }
#[unsafe(no_mangle)] pub fn expects() -> i32 { let x = nondet_int(); let o = if x > 0 { Some(x) } else { None }; o.expect("positive") }
