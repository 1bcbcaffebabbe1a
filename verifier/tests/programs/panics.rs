//! Overflow, slices, enums, options and trait objects.
#[derive(Clone, Copy)]
pub enum Shape {
    Circle(u32),
    Square { side: u32 },
    Nothing,
}

pub trait Sized2 {
    fn size(&self) -> u64;
}

impl Sized2 for Shape {
    fn size(&self) -> u64 {
        match *self {
            Shape::Circle(radius) => u64::from(radius) * 3,
            Shape::Square { side } => u64::from(side * side),
            Shape::Nothing => 0,
        }
    }
}

pub fn element(numbers: &[i32], index: usize) -> i32 {
    numbers[index] / 2
}

pub fn half(number: f32) -> Option<f32> {
    if number == 0.1 { None } else { Some(number * 0.5) }
}

#[no_mangle]
pub fn total(shapes: &[&dyn Sized2], wide: u128) -> u64 {
    let mut total = 0;
    let mut index = 0;
    while index < shapes.len() {
        total += shapes[index].size();
        index += 1;
    }
    assert!(wide != 5, "five");
    total
}
