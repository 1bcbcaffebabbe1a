//! Arguments of functions of the C library that must not be null.
//!
//! **Here.** One table, by name. A function that is not in it may be passed null, or is no function of the C
//! library, or has a model whose own accesses say so (`memcpy`, `strlen`). Pointers that may be null where
//! nothing is written (`snprintf(0, 0, …)`, `fread` of no bytes) are not in it either, nor are calls of the
//! system, which answer null with an error (`open`, `unlink`).
//!
//! **Source.** ISO C, 7.1.4: a null pointer is no valid argument unless the description of the function says
//! so; POSIX for what it adds.

/// The positions, from 0, of the arguments of a function that must not be null.
pub(crate) fn not_null(name: &str) -> &'static [usize] {
    let name = name.strip_prefix('\u{1}').unwrap_or(name);
    let name = ["__isoc99_", "__isoc23_"].iter().find_map(|prefix| name.strip_prefix(prefix)).unwrap_or(name);
    match name {
        // Streams.
        "fclose" | "fgetc" | "getc" | "getc_unlocked" | "fgetwc" | "getwc" | "fseek" | "fseeko" | "ftell"
        | "ftello" | "rewind" | "feof" | "feof_unlocked" | "ferror" | "ferror_unlocked" | "clearerr"
        | "fileno" | "setvbuf" | "setbuf" | "setlinebuf" | "pclose" | "flockfile" | "funlockfile" => &[0],
        "fputc" | "putc" | "putc_unlocked" | "ungetc" | "fputwc" | "ungetwc" | "fdopen" => &[1],
        "fgets" => &[0, 2],
        "fread" | "fwrite" | "fread_unlocked" | "fwrite_unlocked" => &[3],
        "freopen" => &[1, 2],
        "fgetpos" | "fsetpos" | "fputs" | "fputs_unlocked" | "fopen" | "fopen64" | "popen" => &[0, 1],
        "getline" => &[0, 1, 2],
        "getdelim" => &[0, 1, 3],
        // Formats.
        "printf" | "vprintf" | "scanf" | "vscanf" | "puts" | "gets" => &[0],
        "fprintf" | "vfprintf" | "fscanf" | "vfscanf" | "sprintf" | "vsprintf" | "sscanf" | "vsscanf" => {
            &[0, 1]
        }
        "snprintf" | "vsnprintf" => &[2],
        "__printf_chk" | "__vprintf_chk" => &[1],
        "__fprintf_chk" | "__vfprintf_chk" => &[0, 2],
        "__sprintf_chk" | "__vsprintf_chk" => &[0, 3],
        "__snprintf_chk" | "__vsnprintf_chk" => &[4],
        "strftime" => &[2, 3],
        // Strings and numbers in them.
        "strdup" | "__strdup" | "strndup" | "atoi" | "atol" | "atoll" | "atof" | "strtol" | "strtoul"
        | "strtoll" | "strtoull" | "strtod" | "strtof" | "strtold" | "strtoimax" | "strtoumax" | "getenv"
        | "setenv" | "unsetenv" | "putenv" | "wcslen" | "strsep" | "__strdup_chk" => &[0],
        "strtok" | "strtok_r" => &[1],
        "strstr" | "strcasestr" | "strspn" | "strcspn" | "strpbrk" | "strcasecmp" | "strncasecmp"
        | "strcoll" | "wcscpy" | "wcsncpy" | "wcscmp" | "wcscat" | "__strcpy_chk" | "__strncpy_chk"
        | "__strcat_chk" | "__strncat_chk" => &[0, 1],
        // Files and folders.
        "remove" | "opendir" | "readdir" | "closedir" | "rewinddir" => &[0],
        "rename" => &[0, 1],
        // Times.
        "localtime" | "gmtime" | "mktime" | "ctime" | "asctime" => &[0],
        "localtime_r" | "gmtime_r" | "ctime_r" | "asctime_r" => &[0, 1],
        _ => &[],
    }
}
