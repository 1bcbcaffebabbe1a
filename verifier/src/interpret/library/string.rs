//! Bytes and texts: `memcpy` and its family, the `str` functions.
//!
//! **Here.** What is copied is known afterwards in both places: bytes that nobody has asked for are asked for
//! first, so that a copy and its original never get two answers.

use super::{CallResult, LibraryCall, Model};
use crate::interpret::machine::{Flow, Machine};
use crate::interpret::trace::End;
use crate::interpret::value::Value;
use crate::reading::{Property, Volatile};

/// The model of a function of this family.
pub(super) fn find(name: &str) -> Option<Model> {
    let model: Model = match name {
        "memcpy" | "memmove" | "__memcpy_chk" | "__memmove_chk" => {
            |machine, site| copy(machine, site).map(Some)
        }
        "bcopy" => |machine, site| {
            let bytes = machine.read(site.bits(0), site.bits(2))?.to_vec();
            machine.write(site.bits(1), &bytes)?;
            Ok(Some(Value::Bits(0)))
        },
        "mempcpy" => |machine, site| {
            copy(machine, site)?;
            Ok(Some(Value::Bits(machine.memory.advance(site.bits(0), site.bits(2) as i64))))
        },
        "memset" | "__memset_chk" => |machine, site| fill(machine, site).map(Some),
        "bzero" => |machine, site| {
            reach(machine, site.bits(0), site.bits(1))?;
            let zeros = vec![0; site.bits(1) as usize];
            machine.write(site.bits(0), &zeros)?;
            Ok(Some(Value::Bits(0)))
        },
        "memcmp" | "bcmp" => |machine, site| {
            let a = machine.read(site.bits(0), site.bits(2))?.to_vec();
            let b = machine.read(site.bits(1), site.bits(2))?.to_vec();
            let same = a.iter().zip(&b).take_while(|(a, b)| a == b).count() as u64;
            for address in [site.bits(0), site.bits(1)] {
                machine.use_bytes(address, site.bits(2).min(same + 1))?;
            }
            Ok(Some(order(&a, &b)))
        },
        "memchr" => |machine, site| {
            let (start, wanted) = (site.bits(0), site.bits(1) as u8);
            for index in 0..site.bits(2) {
                let at = machine.memory.advance(start, index as i64);
                let is_it = machine.read(at, 1)? == [wanted];
                machine.use_bytes(at, 1)?;
                if is_it {
                    return Ok(Some(Value::Bits(at)));
                }
            }
            Ok(Some(Value::Bits(0)))
        },
        "strlen" => |machine, site| Ok(Some(Value::Bits(machine.text(site.bits(0), u64::MAX)?.len() as u64))),
        "strnlen" => {
            |machine, site| Ok(Some(Value::Bits(machine.text(site.bits(0), site.bits(1))?.len() as u64)))
        }
        "strcmp" | "strncmp" | "strcasecmp" | "strncasecmp" | "strcoll" => compare as Model,
        "strcpy" | "__strcpy_chk" | "stpcpy" | "strncpy" | "__strncpy_chk" => copy_text as Model,
        "strcat" | "__strcat_chk" | "strncat" | "__strncat_chk" => append as Model,
        "strchr" | "index" | "strrchr" | "rindex" => find_byte as Model,
        "strstr" => find_text as Model,
        "strspn" | "strcspn" | "strpbrk" => span as Model,
        "strdup" | "strndup" => duplicate as Model,
        "strtok" => token as Model,
        _ => return None,
    };
    Some(model)
}

/// Whether a function moves or sets bytes, with their marks.
pub(super) fn moves_marks(name: &str) -> bool {
    matches!(
        name,
        "memcpy" | "memmove" | "__memcpy_chk" | "__memmove_chk" | "mempcpy" | "memset" | "__memset_chk"
    )
}

/// So many bytes are about to be accessed: they are there, so there is room for a copy of them.
fn reach(machine: &mut Machine<'_, '_>, address: u64, bytes: u64) -> Flow<()> {
    if bytes == 0 { Ok(()) } else { machine.reach(address, bytes).map(|_| ()) }
}

/// Ends an execution that copies a number of bytes to where they overlap what they are copied from.
fn refuse_overlap(machine: &Machine<'_, '_>, to: u64, from: u64, length: u64) -> Flow<()> {
    let distance = to.wrapping_sub(from);
    match distance < length || distance.wrapping_neg() < length {
        true if machine.is_checked(Property::Overlap) => {
            Err(machine.fault(Property::Overlap, "memory copied to memory that it overlaps"))
        }
        _ => Ok(()),
    }
}

/// `memcpy` and `memmove`: the result is the target. The source is examined first, as in the program form;
/// where nobody knows what lies there, a target that is null is a failure all the same.
pub(super) fn copy(machine: &mut Machine<'_, '_>, site: &LibraryCall<'_>) -> Flow<Value> {
    if !site.name.contains("move") && site.bits(0) != site.bits(1) {
        refuse_overlap(machine, site.bits(0), site.bits(1), site.bits(2))?;
    }
    let is_nowhere = site.bits(2) > 0 && machine.memory.is_null(site.bits(0));
    let bytes = match machine.read(site.bits(1), site.bits(2)) {
        Ok(bytes) => bytes.to_vec(),
        Err(end) if is_nowhere && matches!(*end, End::Unknown(..)) => return Err(machine.null_fault()),
        Err(end) => return Err(end),
    };
    if is_nowhere {
        return Err(machine.null_fault());
    }
    let is_volatile = site.name.starts_with("llvm.") && site.bits(3) & 1 == 1;
    if is_volatile && machine.reading.volatile == Volatile::Unknown && machine.is_written(site.bits(1)) {
        return Err(machine.unknown("a copy of volatile memory"));
    }
    machine.write_told(site.bits(0), &bytes)?;
    machine.copied_marks(site.bits(1), site.bits(0), site.bits(2));
    Ok(site.value(0))
}

/// `memset`: the result is the target.
pub(super) fn fill(machine: &mut Machine<'_, '_>, site: &LibraryCall<'_>) -> Flow<Value> {
    let length = site.bits(2);
    if length > 0 {
        machine.reach(site.bits(0), length)?;
        machine.write_told(site.bits(0), &vec![site.bits(1) as u8; length as usize])?;
        machine.cleared_marks(site.bits(0), length);
    }
    Ok(site.value(0))
}

/// The result of a comparison: the difference of the first bytes that differ.
fn order(a: &[u8], b: &[u8]) -> Value {
    let differ = a.iter().zip(b).find(|(x, y)| x != y);
    let difference = differ.map_or(0, |(x, y)| i32::from(*x) - i32::from(*y));
    Value::Bits(u64::from(difference as u32))
}

/// `strcmp` and its family.
fn compare(machine: &mut Machine<'_, '_>, site: &LibraryCall<'_>) -> CallResult {
    let most = if site.name.contains("strn") { site.bits(2) } else { u64::MAX };
    let is_folded = site.name.contains("case");
    for index in 0..most {
        let mut pair = [0; 2];
        for (side, byte) in pair.iter_mut().enumerate() {
            let at = machine.memory.advance(site.bits(side), index as i64);
            let read = machine.read(at, 1)?.first().copied().unwrap_or(0);
            machine.use_bytes(at, 1)?;
            *byte = if is_folded { read.to_ascii_lowercase() } else { read };
        }
        if pair[0] != pair[1] || pair[0] == 0 {
            return Ok(Some(order(&pair[..1], &pair[1..])));
        }
    }
    Ok(Some(Value::Bits(0)))
}

/// `strcpy`, `stpcpy`, `strncpy`.
fn copy_text(machine: &mut Machine<'_, '_>, site: &LibraryCall<'_>) -> CallResult {
    let is_bounded = site.name.contains("strn");
    let most = if is_bounded { site.bits(2) } else { u64::MAX };
    let mut text = machine.text(site.bits(1), most)?;
    let end = machine.memory.advance(site.bits(0), text.len() as i64);
    if is_bounded {
        reach(machine, site.bits(0), most)?;
        text.resize(most as usize, 0);
    } else {
        text.push(0);
    }
    if matches!(site.name, "strcpy" | "stpcpy") {
        refuse_overlap(machine, site.bits(0), site.bits(1), text.len() as u64)?;
    }
    machine.write(site.bits(0), &text)?;
    Ok(Some(if site.name == "stpcpy" { Value::Bits(end) } else { site.value(0) }))
}

/// `strcat`, `strncat`.
fn append(machine: &mut Machine<'_, '_>, site: &LibraryCall<'_>) -> CallResult {
    let most = if site.name.contains("strn") { site.bits(2) } else { u64::MAX };
    let mut text = machine.text(site.bits(1), most)?;
    text.push(0);
    let before = machine.text(site.bits(0), u64::MAX)?.len();
    let at = machine.memory.advance(site.bits(0), before as i64);
    if site.name == "strcat" {
        refuse_overlap(machine, at, site.bits(1), text.len() as u64)?;
    }
    machine.write(at, &text)?;
    Ok(Some(site.value(0)))
}

/// `strchr`, which stops where it finds the byte, and `strrchr`.
fn find_byte(machine: &mut Machine<'_, '_>, site: &LibraryCall<'_>) -> CallResult {
    let wanted = site.bits(1) as u8;
    let is_last = matches!(site.name, "strrchr" | "rindex");
    let mut found = 0;
    for index in 0.. {
        let at = machine.memory.advance(site.bits(0), index);
        let byte = machine.read(at, 1)?.first().copied().unwrap_or(0);
        machine.use_bytes(at, 1)?;
        if byte == wanted {
            found = at;
        }
        if byte == 0 || byte == wanted && !is_last {
            break;
        }
    }
    Ok(Some(Value::Bits(found)))
}

/// `strstr`.
fn find_text(machine: &mut Machine<'_, '_>, site: &LibraryCall<'_>) -> CallResult {
    let text = machine.text(site.bits(0), u64::MAX)?;
    let wanted = machine.text(site.bits(1), u64::MAX)?;
    let position = if wanted.is_empty() {
        Some(0)
    } else {
        text.windows(wanted.len()).position(|window| window == wanted)
    };
    let address = position.map_or(0, |position| machine.memory.advance(site.bits(0), position as i64));
    Ok(Some(Value::Bits(address)))
}

/// `strspn`, `strcspn`, `strpbrk`.
fn span(machine: &mut Machine<'_, '_>, site: &LibraryCall<'_>) -> CallResult {
    let text = machine.text(site.bits(0), u64::MAX)?;
    let set = machine.text(site.bits(1), u64::MAX)?;
    let is_inside = site.name == "strspn";
    let count = text.iter().take_while(|byte| set.contains(byte) == is_inside).count();
    Ok(Some(Value::Bits(match site.name {
        "strpbrk" if count == text.len() => 0,
        "strpbrk" => machine.memory.advance(site.bits(0), count as i64),
        _ => count as u64,
    })))
}

/// `strdup`, `strndup`.
fn duplicate(machine: &mut Machine<'_, '_>, site: &LibraryCall<'_>) -> CallResult {
    let most = if site.name == "strndup" { site.bits(1) } else { u64::MAX };
    let mut text = machine.text(site.bits(0), most)?;
    text.push(0);
    let copy = super::heap::fallible(machine, text.len() as u64, false)?;
    if let Some(address) = copy.as_ref().map(Value::low).filter(|address| *address != 0) {
        machine.write(address, &text)?;
    }
    Ok(copy)
}

/// `strtok`.
fn token(machine: &mut Machine<'_, '_>, site: &LibraryCall<'_>) -> CallResult {
    let start = if site.bits(0) == 0 { machine.library.token } else { site.bits(0) };
    if start == 0 {
        return Ok(Some(Value::Bits(0)));
    }
    let text = machine.text(start, u64::MAX)?;
    let set = machine.text(site.bits(1), u64::MAX)?;
    let skipped = text.iter().take_while(|byte| set.contains(byte)).count();
    let long = text[skipped..].iter().take_while(|byte| !set.contains(byte)).count();
    let first = machine.memory.advance(start, skipped as i64);
    let end = machine.memory.advance(first, long as i64);
    machine.library.token = 0;
    if skipped + long < text.len() {
        machine.write(end, &[0])?;
        machine.library.token = machine.memory.advance(end, 1);
    }
    Ok(Some(Value::Bits(if long == 0 { 0 } else { first })))
}
