use super::BitVec;

/// Widths around the limb boundary and some sample numbers, compared with 128-bit machine arithmetic.
fn samples(width: u32) -> Vec<u128> {
    let mask = u128::MAX >> (128 - width);
    let top = 1u128 << (width - 1);
    let mut seed = 0x9e37_79b9_7f4a_7c15_u128;
    let mut numbers = vec![0, 1, 2, 3, mask, mask - 1, top, top - 1, top + 1, 64, u128::from(width)];
    for _ in 0..12 {
        seed = seed.wrapping_mul(0x2360_ed05_1fc6_5da4_4385_df64_9fcc_f645).wrapping_add(0x5851_f42d);
        numbers.extend([seed, seed >> 77, seed >> 100]);
    }
    numbers.into_iter().map(|number| number & mask).collect()
}

fn value(number: u128, width: u32) -> BitVec {
    BitVec::from_limbs(&[number as u64, (number >> 64) as u64], width)
}

fn number(value: &BitVec) -> u128 {
    let limbs = value.limbs();
    u128::from(limbs[0]) | limbs.get(1).map_or(0, |&limb| u128::from(limb) << 64)
}

#[test]
fn arithmetic_agrees_with_machine_words() {
    for width in [1, 2, 5, 31, 63, 64, 65, 100, 127, 128] {
        let mask = u128::MAX >> (128 - width);
        let signed = |n: u128| (n << (128 - width)) as i128 >> (128 - width);
        for a in samples(width) {
            for b in samples(width) {
                let (x, y) = (value(a, width), value(b, width));
                let shift = u32::try_from(b).ok().filter(|&b| b < width);
                let all = |sign: bool| if sign { mask } else { 0 };
                let expect = [
                    (x.add(&y), a.wrapping_add(b)),
                    (x.sub(&y), a.wrapping_sub(b)),
                    (x.mul(&y), a.wrapping_mul(b)),
                    (x.udiv(&y), a.checked_div(b).unwrap_or(mask)),
                    (x.urem(&y), a.checked_rem(b).unwrap_or(a)),
                    (x.and(&y), a & b),
                    (x.or(&y), a | b),
                    (x.xor(&y), a ^ b),
                    (x.not(), !a),
                    (x.neg(), a.wrapping_neg()),
                    (x.shl(&y), shift.map_or(0, |b| a << b)),
                    (x.lshr(&y), shift.map_or(0, |b| a >> b)),
                    (x.ashr(&y), shift.map_or(all(x.sign()), |b| (signed(a) >> b) as u128)),
                ];
                for (position, (got, want)) in expect.iter().enumerate() {
                    assert_eq!(number(got), want & mask, "operation {position} of {a} and {b} at {width}");
                }
                assert_eq!(x.ult(&y), a < b);
                assert_eq!(x.slt(&y), signed(a) < signed(b));
            }
        }
    }
}

#[test]
fn slicing_and_extension() {
    for width in [1, 7, 64, 65, 90] {
        for a in samples(width) {
            let x = value(a, width);
            for low in 0..width {
                let high = (low + 13).min(width - 1);
                let want = a >> low & (u128::MAX >> (128 - (high - low + 1)));
                assert_eq!(number(&x.extract(high, low)), want);
            }
            assert_eq!(number(&x.zero_extend(38)), a);
            let rejoined = match width {
                1 => x.clone(),
                _ => x.extract(width - 1, width / 2).concat(&x.extract(width / 2 - 1, 0)),
            };
            assert_eq!(rejoined, x);
            assert_eq!(x.sign_extend(70).extract(width + 69, width).is_ones(), x.sign());
            assert_eq!(x.sign_extend(70).extract(width - 1, 0), x);
        }
    }
}

#[test]
fn counting() {
    for width in [1, 6, 64, 70, 128] {
        for a in samples(width) {
            let x = value(a, width);
            assert_eq!(x.leading_zeros(), a.leading_zeros() - (128 - width));
            assert_eq!(x.trailing_zeros(), a.trailing_zeros().min(width));
            assert_eq!(x.trailing_ones(), a.trailing_ones());
            assert_eq!(x.power_of_two(), a.is_power_of_two().then(|| a.trailing_zeros()));
            assert_eq!(x.is_min_signed(), a == 1 << (width - 1));
            assert_eq!(x.is_max_signed(), a == (1 << (width - 1)) - 1);
        }
    }
}

#[test]
fn digits() {
    assert_eq!(BitVec::from_binary(b"101"), Some(BitVec::from_u64(5, 3)));
    assert_eq!(BitVec::from_hexadecimal(b"0fF"), Some(BitVec::from_u64(255, 12)));
    assert_eq!(BitVec::from_binary(b"12"), None);
    assert_eq!(BitVec::from_binary(b""), None);
    assert_eq!(BitVec::from_decimal(b"0000000000000000000000255", 8), Some(BitVec::from_u64(255, 8)));
    assert_eq!(BitVec::from_decimal(b"256", 8), None);
    assert_eq!(BitVec::from_decimal(b"18446744073709551616", 65), Some(BitVec::from_limbs(&[0, 1], 65)));
    assert_eq!(BitVec::from_decimal(b"18446744073709551616", 64), None);
    assert_eq!(BitVec::from_u64(5, 4).to_string(), "#b0101");
}

#[test]
fn odd_numbers_have_inverses() {
    for width in [1, 2, 3, 4, 7, 8, 31, 64, 65, 100, 128] {
        for a in samples(width) {
            let number = value(a, width);
            assert_eq!(number.inverse().is_some(), a & 1 == 1, "{a} at {width}");
            if let Some(inverse) = number.inverse() {
                assert!(inverse.mul(&number).is_one(), "{a} at {width}");
            }
        }
    }
}
