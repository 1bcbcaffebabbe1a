//! Names: from the text to what linkers see, and from there to what the source says.

/// The bytes of a string of the text: `\5C` is a byte, `\\` a backslash.
pub(crate) fn unescape(text: &str) -> Vec<u8> {
    let bytes = text.as_bytes();
    let digit = |at: usize| bytes.get(at).and_then(|&byte| char::from(byte).to_digit(16));
    let mut found = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        at += 1;
        if byte != b'\\' {
            found.push(byte);
        } else if let (Some(high), Some(low)) = (digit(at), digit(at + 1)) {
            found.push((high * 16 + low) as u8);
            at += 2;
        } else {
            found.push(b'\\');
            at += usize::from(bytes.get(at) == Some(&b'\\'));
        }
    }
    found
}

/// A string of the text as characters.
pub(crate) fn plain(text: &str) -> String {
    if !text.contains('\\') {
        return text.to_owned();
    }
    String::from_utf8_lossy(&unescape(text)).into_owned()
}

/// The name of a symbol: the byte 1 before it says only that it is to be left as it is.
pub(crate) fn symbol(text: &str) -> String {
    let name = plain(text);
    name.strip_prefix('\u{1}').map(str::to_owned).unwrap_or(name)
}

/// Whether a name was made by rustc: its older mangling is that of C++, with a hash at the end.
fn is_rust(name: &str) -> bool {
    let name = name.split(".llvm.").next().unwrap_or(name);
    let is_hash = |tail: &str| {
        tail.strip_prefix("17h")
            .is_some_and(|hash| hash.len() == 16 && hash.bytes().all(|byte| byte.is_ascii_hexdigit()))
    };
    let legacy = |inner: &str| {
        let body = inner.strip_suffix('E').unwrap_or("");
        body.len().checked_sub(19).and_then(|from| body.get(from..)).is_some_and(is_hash)
    };
    name.starts_with("_R") || name.strip_prefix("_ZN").is_some_and(legacy)
}

/// The name that the source has for a mangled one, without parameters; `None` if it is not mangled.
pub fn demangle(name: &str) -> Option<String> {
    if is_rust(name) {
        return rustc_demangle::try_demangle(name).ok().map(|name| format!("{name:#}"));
    }
    if !name.starts_with("_Z") {
        return None;
    }
    let options = cpp_demangle::DemangleOptions::new().no_params().no_return_type();
    let parsed = cpp_demangle::Symbol::new(name).ok()?;
    parsed.demangle_with_options(&options).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_three_languages() {
        assert_eq!(demangle("main"), None);
        assert_eq!(demangle("_ZN5shape4areaEi").as_deref(), Some("shape::area"));
        assert_eq!(demangle("_ZN1r4area17h65ac5e2201e062acE").as_deref(), Some("r::area"));
        assert_eq!(demangle("_ZN3aaaaE").as_deref(), None);
    }

    #[test]
    fn escapes_are_bytes() {
        assert_eq!(unescape("a\\0A\\\\\\zz\\C3"), b"a\n\\\\zz\xC3");
        assert_eq!(symbol("\\01fopen"), "fopen");
        assert_eq!(unescape("end\\4"), b"end\\4");
    }
}
