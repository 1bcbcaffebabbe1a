// --property uninitialized
// Memory that is written later: no read of it comes before.
use std::mem::MaybeUninit;

unsafe extern "C" {
    fn __VERIFIER_nondet_int() -> i32;
}

#[derive(Clone, Copy)]
struct Pair {
    first: u8,
    second: u32,
}

fn find(number: i32) -> Option<u32> {
    if number > 3 { Some(7) } else { None }
}

fn second(pair: Pair) -> u32 {
    pair.second
}

fn late(number: i32) -> i32 {
    let mut slot: MaybeUninit<i32> = MaybeUninit::uninit();
    slot.write(number);
    let moved = slot;
    let value = unsafe { moved.assume_init() };
    if value == 1 { 2 } else { 3 } // holds
}

fn early(number: i32) -> i32 {
    let mut slot: MaybeUninit<i32> = MaybeUninit::uninit();
    if number > 0 {
        slot.write(number);
    }
    let moved = slot;
    unsafe { moved.assume_init() }
}

fn main() {
    let number = unsafe { __VERIFIER_nondet_int() };
    let pair = Pair { first: 1, second: 2 };
    let copy = pair;
    let mut found = match find(number) { // holds
        Some(value) => value,
        None => 0,
    };
    if second(copy) == 2 && copy.first == 1 { // holds
        found = found.wrapping_add(1);
    }
    if late(number) == 2 && found == 8 { // holds
        return;
    }
    if number == -3 && early(number) == 4 { // fails
        unsafe { __VERIFIER_nondet_int() };
    }
}
