//! Assumptions: the grounds of a verdict beside the program.
//!
//! **Idea.** One row for each assumption: a name, a sentence, and the flag that removes it. Whatever assumes
//! something while a program is read or decided adds the row to the program or to the report; so the report
//! names the rows that were used, and those alone.
//!
//! **Contract.** Without the flags that add assumptions, and with `--assume nothing`, no row is used: where
//! the program would be read by one, execution ends in a place from which nothing is known.

use std::fmt;

/// An assumption that a verdict rests on.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Assumption {
    /// `--every-function`.
    EachFunctionAlone,
    /// `--every-function`: pointers that a function is given.
    GivenPointers,
    /// `--every-function`: global variables whose addresses are not used.
    UnusedAddresses,
    /// `--every-function`: nothing runs beside a function.
    NothingBeside,
    /// `--every-function`: the objects of callers.
    EnoughObjects,
    /// `--every-function`: a function that is not examined, and why.
    NotExamined(String),
    /// `--globals unknown`.
    UnknownGlobals,
    /// Assembly beside the functions.
    ModuleAssembly,
    /// Assembly in functions does to memory and registers no more than its operands and clobbers say.
    AssemblyConstraints,
    /// The objects of exceptions are not destroyed.
    ExceptionsLive,
    /// `operator new` never fails.
    NewSucceeds,
    /// `realloc` never stays in place.
    ReallocMoves,
    /// Functions without a body and memory.
    ExternalsKeepNothing,
    /// Functions without a body and callbacks.
    ExternalsCallPassed,
    /// Functions without a body and global variables.
    ExternalsWriteGiven,
    /// Functions without a body and values that were never written.
    ExternalsInitialise,
    /// Functions without a body that are declared `extern "C"`.
    ExternalsThrowNothing,
    /// `--externals pure`.
    ExternalsPure,
    /// `--malloc-succeeds`.
    AllocationSucceeds,
    /// `--volatile plain`.
    VolatilePlain,
    /// `--assume separate-pointers`.
    SeparatePointers,
    /// `--assume wide-objects`.
    WideObjects,
    /// `--memory terminal`.
    TerminalMemory,
    /// `--solver`, `--connect`: the other solver, in words.
    OtherSolver(String),
}

impl Assumption {
    /// All rows, those that carry a name with an empty one.
    pub const ALL: [Assumption; 24] = [
        Assumption::EachFunctionAlone,
        Assumption::GivenPointers,
        Assumption::UnusedAddresses,
        Assumption::NothingBeside,
        Assumption::EnoughObjects,
        Assumption::NotExamined(String::new()),
        Assumption::UnknownGlobals,
        Assumption::ModuleAssembly,
        Assumption::AssemblyConstraints,
        Assumption::ExceptionsLive,
        Assumption::NewSucceeds,
        Assumption::ReallocMoves,
        Assumption::ExternalsKeepNothing,
        Assumption::ExternalsCallPassed,
        Assumption::ExternalsWriteGiven,
        Assumption::ExternalsInitialise,
        Assumption::ExternalsThrowNothing,
        Assumption::ExternalsPure,
        Assumption::AllocationSucceeds,
        Assumption::VolatilePlain,
        Assumption::SeparatePointers,
        Assumption::WideObjects,
        Assumption::TerminalMemory,
        Assumption::OtherSolver(String::new()),
    ];

    /// Its name, that of the row in the documentation.
    pub fn name(&self) -> &'static str {
        self.row().0
    }

    /// The sentence, but for what a variant carries.
    pub fn sentence(&self) -> &'static str {
        self.row().1
    }

    /// The flag to give, or to leave out, so that no verdict rests on it.
    pub fn removed_by(&self) -> &'static str {
        self.row().2
    }

    /// The name, the sentence but for what a variant carries, and the flag that removes it.
    fn row(&self) -> (&'static str, &'static str, &'static str) {
        match self {
            Assumption::EachFunctionAlone => {
                ("each-function-alone", "each function is looked at by itself", "without --every-function")
            }
            Assumption::GivenPointers => (
                "given-pointers",
                "pointers that a function is given or reads are null or lead to objects",
                "without --every-function",
            ),
            Assumption::UnusedAddresses => (
                "unused-addresses",
                "pointers from outside lead to no global variable whose address is not used",
                "without --every-function",
            ),
            Assumption::NothingBeside => (
                "nothing-beside",
                "no other thread and no handler of signals runs while a function does",
                "without --every-function",
            ),
            Assumption::EnoughObjects => (
                "enough-objects",
                "the objects are no more than addresses can tell apart",
                "without --every-function",
            ),
            Assumption::NotExamined(_) => (
                "not-examined",
                "is not looked at: its parameters are of types not followed",
                "without --every-function",
            ),
            Assumption::UnknownGlobals => {
                ("unknown-globals", "global variables begin with any values", "without --globals unknown")
            }
            Assumption::ModuleAssembly => (
                "module-assembly",
                "assembly beside the functions names and changes nothing that they use",
                "--assume nothing",
            ),
            Assumption::AssemblyConstraints => (
                "assembly-constraints",
                "assembly in functions changes and calls nothing but what its operands say",
                "--assume nothing",
            ),
            Assumption::ExceptionsLive => {
                ("exceptions-live", "an exception lives on when its handler has ended", "--assume nothing")
            }
            Assumption::NewSucceeds => ("new-succeeds", "operator new never fails", "--assume nothing"),
            Assumption::ReallocMoves => {
                ("realloc-moves", "realloc moves what it makes larger or smaller", "--assume nothing")
            }
            Assumption::ExternalsKeepNothing => (
                "externals-keep-nothing",
                "functions without a body access and free what they may, and keep nothing that they allocate",
                "--assume nothing",
            ),
            Assumption::ExternalsCallPassed => (
                "externals-call-passed",
                "functions without a body call no functions but those that are passed to them",
                "--externals anything",
            ),
            Assumption::ExternalsWriteGiven => (
                "externals-write-given",
                "functions without a body write no global variables but those whose addresses they are given",
                "--externals anything",
            ),
            Assumption::ExternalsInitialise => (
                "externals-initialise",
                "what functions without a body return, write and own has been written",
                "--assume nothing",
            ),
            Assumption::ExternalsThrowNothing => (
                "externals-throw-nothing",
                "functions without a body that are declared extern \"C\" throw nothing",
                "--assume nothing",
            ),
            Assumption::ExternalsPure => (
                "externals-pure",
                "functions without a body write nothing and call nothing",
                "without --externals pure",
            ),
            Assumption::AllocationSucceeds => {
                ("allocation-succeeds", "allocation never fails", "without --malloc-succeeds")
            }
            Assumption::VolatilePlain => {
                ("volatile-plain", "nobody else changes volatile memory", "without --volatile plain")
            }
            Assumption::SeparatePointers => (
                "separate-pointers",
                "each pointer that the program did not make is the address of an object of its own",
                "without --assume separate-pointers",
            ),
            Assumption::WideObjects => (
                "wide-objects",
                "what an access touches behind the end of an object belongs to it alone",
                "without --assume wide-objects",
            ),
            Assumption::TerminalMemory => (
                "terminal-memory",
                "not sound: memory is one place for each pointer and constant offset; other indices are 0, \
                 different pointers lead to different objects, a call that allocates makes one object",
                "without --memory terminal",
            ),
            Assumption::OtherSolver(_) => {
                ("other-solver", "are right", "without --solver and --connect; or --check-certificate")
            }
        }
    }
}

impl fmt::Display for Assumption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let says = self.row().1;
        match self {
            Assumption::NotExamined(name) => write!(f, "{name} {says}"),
            Assumption::OtherSolver(solver) => write!(f, "the answers of {solver} {says}"),
            _ => f.write_str(says),
        }
    }
}
