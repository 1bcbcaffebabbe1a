// --property unreach-call
// What functions of Rust's library without a body do is not seen: each may panic, but where nothing calls it.
unsafe extern "C" {
    fn __VERIFIER_nondet_int() -> i32;
}

fn copy(to: &mut [u8], from: &[u8]) {
    to.copy_from_slice(from);
}

fn main() {
    let from = [1u8, 2, 3, 4];
    let mut to = [0u8; 4];
    let n = unsafe { __VERIFIER_nondet_int() } as usize;
    assert!(n != 7); // fails
    if n <= 4 {
        copy(&mut to[..n], &from);
    }
}
// open: the call of `copy_from_slice_impl` is a check in a file of the library.
