// --property panic
//! A crate: overflow, indices, `unwrap`, slices, enums, options, iterators, traits; what fails, and what holds.

#![crate_type = "lib"]
unsafe extern "C" {
    safe fn __VERIFIER_nondet_uchar() -> u8;
}

#[allow(dead_code)]
mod shapes {
    #[derive(Clone, Copy, PartialEq)]
    pub enum Shape {
        Square(u8),
        Rectangle { width: u8, height: u8 },
        Nothing,
    }

    pub trait Area {
        fn area(&self) -> u32;
    }

    impl Area for Shape {
        fn area(&self) -> u32 {
            match *self {
                Shape::Square(side) => u32::from(side) * u32::from(side),
                Shape::Rectangle { width, height } => u32::from(width * height), // fails
                Shape::Nothing => 0,
            }
        }
    }

    pub struct Fixed(pub u32);

    impl Area for Fixed {
        fn area(&self) -> u32 {
            self.0 + 1 // holds
        }
    }
}

use shapes::{Area, Fixed, Shape};

fn largest(numbers: &[u8]) -> Option<u8> {
    let mut best = None;
    for &number in numbers {
        if best.is_none_or(|known| known < number) {
            best = Some(number);
        }
    }
    best
}

fn shape(kind: u8, size: u8) -> Shape {
    match kind % 3 {
        0 => Shape::Square(size),
        1 => Shape::Rectangle { width: size, height: 3 },
        _ => Shape::Nothing,
    }
}

fn position(numbers: &[u8], wanted: u8) -> Result<usize, u8> {
    numbers.iter().position(|&number| number == wanted).ok_or(wanted)
}

fn checked(total: u8) -> Option<u8> {
    let half = total.checked_sub(10)?;
    Some(half / 2)
}

#[unsafe(no_mangle)]
pub fn main() {
    let numbers = [3u8, 1, 4, 1, 5];
    let (at, size) = (__VERIFIER_nondet_uchar(), __VERIFIER_nondet_uchar());

    // Indices and slices.
    let small = usize::from(at % 5);
    assert!(numbers[small] <= 5); // holds
    let found = numbers[usize::from(at % 6)]; // fails
    assert!(found != 4); // fails
    let tail = &numbers[small..];
    assert!(tail.len() + small == 5); // holds

    // Options and results.
    assert!(largest(tail).unwrap() >= 5); // holds
    assert!(largest(&numbers[..small]).unwrap() >= 3); // holds (unwrap fails where the library defines it)
    assert!(position(&numbers, 5) == Ok(4)); // holds
    assert!(position(&numbers, at).is_ok()); // fails
    assert!(checked(size).is_none_or(|half| half <= 122)); // holds
    checked(size).expect("at least ten");

    // Enums, traits, calls through tables.
    let shape = shape(at, size);
    let fixed = Fixed(u32::from(size));
    let shapes: [&dyn Area; 2] = [&shape, &fixed];
    let areas: u32 = shapes.iter().map(|shape| shape.area()).sum();
    assert!(areas > u32::from(size)); // holds
    assert!(shape != Shape::Square(12) || areas == 157); // holds
    assert!(areas != 157); // fails

    // Overflow.
    let doubled = size * 2; // fails
    assert!(doubled % 2 == 0); // holds
}
