//! A module: what a program says in LLVM's intermediate form, read, checked for shape, and linked.
//!
//! **Here.** One form for all versions from 14 on: pointers are opaque, and what the text says in several
//! ways (`getelementptr` as an instruction and as a constant, debug records and debug calls) stands here in
//! one. Names are resolved to numbers, constants are folded to bytes, symbols and few operators. Sorts of
//! metadata, attributes and flags that say nothing about what a program does are dropped.

use std::cmp::Reverse;

use javelin_solver::BitVec;
use rustc_hash::FxHashSet;

/// A type, by its number in [`Module::types`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TypeId(pub u32);

/// A type. Structures with a name and the structure that the name stands for are one type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// Of functions that return nothing.
    Void,
    /// An integer of 1 to 2^23 bits.
    Int(u32),
    /// A floating-point number of this kind.
    Float(FloatKind),
    /// An address. Its type does not determine the object.
    Pointer,
    /// So many elements, one after the other.
    Array(u64, TypeId),
    /// So many elements that are computed with at once.
    Vector(u64, TypeId),
    /// Fields with padding between them, or packed.
    Struct {
        /// The types of the fields.
        fields: Vec<TypeId>,
        /// Whether there is no padding.
        packed: bool,
    },
    /// A structure whose fields no file defines.
    Opaque,
    /// A function: only the type of what is called, never of a value.
    Function {
        /// The type of its result.
        result: TypeId,
        /// The types of its parameters.
        parameters: Vec<TypeId>,
        /// Whether it takes more than that.
        variadic: bool,
    },
    /// Of labels, metadata and tokens, which are no values of programs.
    NoValue,
}

/// The formats of floating-point numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FloatKind {
    /// 16 bits, IEEE 754.
    Half,
    /// 16 bits, the upper half of a `Single`.
    Brain,
    /// IEEE binary32: 32 bits.
    Single,
    /// IEEE binary64: 64 bits.
    Double,
    /// 80 bits of x87.
    Extended,
    /// 128 bits, IEEE 754.
    Quad,
    /// Two doubles of PowerPC.
    DoubleDouble,
}

impl FloatKind {
    /// The bits of a value.
    pub fn width(self) -> u32 {
        match self {
            FloatKind::Half | FloatKind::Brain => 16,
            FloatKind::Single => 32,
            FloatKind::Double => 64,
            FloatKind::Extended => 80,
            FloatKind::Quad | FloatKind::DoubleDouble => 128,
        }
    }
}

/// A global variable or a function with or without a body, by its number in [`Module::globals`] or
/// [`Module::functions`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Symbol {
    /// The address of a global variable.
    Global(u32),
    /// The address of a function.
    Function(u32),
}

/// A constant. Its type stands beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Constant {
    /// The bits of an integer or a floating-point number.
    Bits(BitVec),
    /// The null pointer of its type.
    Null,
    /// All bytes 0, of any type.
    Zero,
    /// Any value: `undef`.
    Undefined,
    /// Any value, too: what is left of an operation on constants that has no result, as `10 / 0`.
    Poison,
    /// The bytes of an array of `i8`: strings.
    Bytes(Vec<u8>),
    /// The elements or fields of an array, a vector or a structure.
    Aggregate(Vec<Operand>),
    /// The address of a symbol.
    Address(Symbol),
    /// An operator on constants, with the operands and the meaning of the instruction.
    Operator(Box<InstructionKind>),
    /// A constant that a program can name but not examine: a signed pointer, `asm`.
    Unknown,
}

/// A parameter or the result of an instruction, by its number in [`Function::locals`]: parameters come
/// first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Local(pub u32);

/// Where a value comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ValueSource {
    /// A parameter or an instruction of the same function.
    Local(Local),
    /// A constant, also of an operator.
    Constant(Constant),
}

/// A value and its type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operand {
    /// The type of the value.
    pub ty: TypeId,
    /// The local or constant.
    pub value: ValueSource,
}

/// A block of a function, by its number in [`Function::blocks`]; 0 is the entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Block(pub u32);

/// Operators on two integers, or on vectors of integers elementwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Binary {
    Add,
    Sub,
    Mul,
    UDiv,
    SDiv,
    URem,
    SRem,
    Shl,
    LShr,
    AShr,
    And,
    Or,
    Xor,
    FAdd,
    FSub,
    FMul,
    FDiv,
    FRem,
}

/// Conversions between types of scalars.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Cast {
    Trunc,
    ZExt,
    SExt,
    /// Also between typed pointers, where it does nothing; `addrspacecast` is read as this.
    BitCast,
    PtrToInt,
    IntToPtr,
    FpTrunc,
    FpExt,
    FpToUi,
    FpToSi,
    UiToFp,
    SiToFp,
}

/// Comparisons of integers and pointers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Compare {
    Eq,
    Ne,
    Ugt,
    Uge,
    Ult,
    Ule,
    Sgt,
    Sge,
    Slt,
    Sle,
}

/// Comparisons of floating-point numbers: what they answer for less, equal, greater and unordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FloatCompare {
    /// The answer where the first is less.
    pub less: bool,
    /// The answer where they are equal.
    pub equal: bool,
    /// The answer where the first is greater.
    pub greater: bool,
    /// The answer where one is not a number.
    pub unordered: bool,
}

/// The promises of an arithmetic instruction about its operands; a program that breaks it has no meaning
/// there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Promises {
    /// `nsw`: no signed overflow.
    pub no_signed_wrap: bool,
    /// `nuw`: no unsigned overflow.
    pub no_unsigned_wrap: bool,
    /// `exact`: nothing is divided or shifted away.
    pub exact: bool,
    /// `inbounds` of an address.
    pub inbounds: bool,
}

/// The operation of an atomic instruction on the old value and its operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Atomic {
    Exchange,
    Add,
    Sub,
    And,
    Nand,
    Or,
    Xor,
    Max,
    Min,
    UMax,
    UMin,
    /// On floating-point numbers, or not known: any result.
    Other,
}

/// The callee of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Callee {
    /// A function of the module, intrinsics included.
    Function(u32),
    /// A function by its address.
    Pointer(Operand),
    /// `asm`.
    Assembly(Assembly),
}

/// `asm` in a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assembly {
    /// Its text, in the syntax of the machine, with `$0` for the first operand.
    pub text: String,
    /// Its operands, and what it overwrites.
    pub constraints: String,
}

/// A call with its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// The function, pointer or assembler code.
    pub callee: Callee,
    /// The function type at the place of the call, which need not be that of the function.
    pub ty: TypeId,
    /// The operands that are passed, without those of metadata.
    pub arguments: Vec<Operand>,
    /// For each argument the type that `byval` passes a copy of.
    pub by_value: Vec<Option<TypeId>>,
    /// For each argument whether passing it is undefined unless it has a value: `noundef`.
    pub defined: Vec<bool>,
}

/// A clause of a landing pad.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Clause {
    /// `catch`, with the type information that it catches; null catches everything.
    Catch(Operand),
    /// `filter`.
    Filter(Operand),
}

/// The operation of an instruction. The type of the result is that of its local, or that of the constant
/// which it is an operator of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InstructionKind {
    /// An object of the function's frame: the type of an element, how many there are, alignment in bytes (0:
    /// that of the type).
    Alloca(TypeId, Option<Operand>, u64),
    /// The value of a type at an address.
    Load(TypeId, Operand),
    /// The value (first) goes to the address (second).
    Store(Operand, Operand),
    /// `getelementptr`: a type, an address, indices.
    Element(TypeId, Operand, Vec<Operand>, Promises),
    /// An operator on two.
    Binary(Binary, Operand, Operand, Promises),
    /// The negation of a floating-point number.
    FNeg(Operand),
    /// A comparison, of integers or pointers.
    Compare(Compare, Operand, Operand),
    /// A comparison of floating-point numbers.
    FloatCompare(FloatCompare, Operand, Operand),
    /// A conversion to the type of the result.
    Cast(Cast, Operand),
    /// `select`: a condition and two values.
    Select(Operand, Operand, Operand),
    /// `phi`: a value for each block that leads here.
    Phi(Vec<(ValueSource, Block)>),
    /// `freeze`.
    Freeze(Operand),
    /// `extractvalue`: an aggregate and positions.
    ExtractValue(Operand, Vec<u32>),
    /// `insertvalue`: an aggregate, what is put into it, and positions.
    InsertValue(Operand, Operand, Vec<u32>),
    /// `extractelement`: a vector and a position.
    ExtractElement(Operand, Operand),
    /// `insertelement`: a vector, an element, a position.
    InsertElement(Operand, Operand, Operand),
    /// `shufflevector`: two vectors and which elements of them (`None`: any value).
    Shuffle(Operand, Operand, Vec<Option<u32>>),
    /// `atomicrmw`: an operator, an address, an operand.
    AtomicUpdate(Atomic, Operand, Operand),
    /// `cmpxchg`: an address, what is expected there, what replaces it, and whether it is weak: then it may
    /// fail though what is expected is there.
    CompareExchange(Operand, Operand, Operand, bool),
    /// `fence`: nothing, for one thread.
    Fence,
    /// `va_arg`: the list.
    VaArg(Operand),
    /// A call, also of intrinsics.
    Call(Call),
    /// A call that continues at the first block, or at the second when it throws.
    Invoke(Call, Block, Block),
    /// Receives an exception: whether it is a cleanup, and the types that it catches.
    LandingPad(bool, Vec<Clause>),
    /// Throws an exception on.
    Resume(Operand),
    /// Returns from the function.
    Return(Option<Operand>),
    /// Jumps to a block.
    Jump(Block),
    /// A branch: a condition, where to go if it is true, and else.
    Branch(Operand, Block, Block),
    /// `switch`: a value, where else to go, and where to go for each value.
    Switch(Operand, Block, Vec<(BitVec, Block)>),
    /// A jump to an address among these blocks.
    IndirectJump(Operand, Vec<Block>),
    /// Reaching it is undefined behaviour.
    Unreachable,
    /// An instruction that is read but not understood: its name. It may do anything, and its result is
    /// anything; if it led somewhere, an `Unreachable` stands after it, and has no effect.
    Other(String),
}

/// A place of a source file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// The number of the file in [`Module::files`].
    pub file: u32,
    /// The line, from 1 on; 0 where nothing is known.
    pub line: u32,
    /// The column, from 1 on; 0 where only the line is known.
    pub column: u32,
}

/// An access to memory by an instruction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Access {
    /// The alignment that the address is promised to have, in bytes; 0 where nothing is promised.
    pub alignment: u32,
    /// Whether somebody else may change the memory at any time.
    pub is_volatile: bool,
}

/// An instruction with its place in the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instruction {
    /// Where its value goes; none for those of type `void`.
    pub result: Option<Local>,
    /// The operation with its operands.
    pub kind: InstructionKind,
    /// The access to memory of a load, a store or an atomic instruction.
    pub access: Access,
    /// Where it comes from.
    pub span: Span,
}

/// A block: instructions of which the last, and only it, leads somewhere else. Phis come first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BasicBlock {
    /// Its name in the text; empty where it has a number only.
    pub name: String,
    /// The instructions, of which the last one ends the block.
    pub instructions: Vec<Instruction>,
    /// Labels of the source that stand here: the index of the instruction after each, and its name.
    pub labels: Vec<(u32, String)>,
    /// The variables whose declarations are reached here, again and again, where that matters: the index of
    /// the instruction after each, and the local of the `alloca`. Its bytes are any from here on.
    pub declared: Vec<(u32, Local)>,
    /// The function without a body whose address is that of this block, if the function jumps to addresses.
    pub label: Option<u32>,
}

/// The type of a value in debug information, as far as values are shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SourceType {
    /// A number of the source.
    Int {
        /// Whether it is shown with a sign.
        signed: bool,
        /// The width in bits.
        width: u32,
        /// As in the source.
        name: String,
    },
    /// A truth value of the source.
    Bool,
    /// A character of the source.
    Char {
        /// Whether it is shown with a sign.
        signed: bool,
    },
    /// A floating-point number with this number of bits.
    Float(u32),
    /// A pointer or reference.
    Pointer(Box<SourceType>),
    /// An array of a number of elements.
    Array(u64, Box<SourceType>),
    /// A structure or union: its name, and its fields with name, offset in bits and type.
    Struct(String, Vec<(String, u64, SourceType)>),
    /// An enumeration: its name and its values.
    Enum(String, Vec<(String, i64)>),
    /// A type of any other kind.
    Other,
}

/// A variable of the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceVariable {
    /// The name in the source.
    pub name: String,
    /// The type in the source.
    pub ty: SourceType,
    /// Where it is declared.
    pub span: Span,
    /// Whether it is a parameter.
    pub is_parameter: bool,
}

/// A function, defined or only declared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    /// Its name in the text, as linkers see it.
    pub name: String,
    /// Its name in the source: of C++ and Rust, demangled.
    pub source_name: String,
    /// The type of the function.
    pub ty: TypeId,
    /// How many of the locals are parameters.
    pub parameters: u32,
    /// For each parameter the type that `byval` copies.
    pub by_value: Vec<Option<TypeId>>,
    /// For each parameter whether it has a value: `noundef`.
    pub defined: Vec<bool>,
    /// Whether what it returns has a value: `noundef`.
    pub returns_defined: bool,
    /// The types of parameters and results of instructions.
    pub locals: Vec<TypeId>,
    /// The blocks, the entry first; empty for one that is only declared.
    pub blocks: Vec<BasicBlock>,
    /// The objects of the frame that are variables of the source: the local of the `alloca`.
    pub variables: Vec<(Local, SourceVariable)>,
    /// Where it is defined.
    pub span: Span,
    /// Whether other files cannot name it.
    pub is_internal: bool,
    /// Whether it never returns: the attribute `noreturn`.
    pub never_returns: bool,
    /// Of an `ifunc`: the function that says at the beginning which code it stands for.
    pub resolver: Option<Constant>,
}

impl Function {
    /// Whether this is its name in the text or in the source.
    pub fn has_name(&self, name: &str) -> bool {
        self.name == name || self.source_name == name
    }

    /// Whether this is where it is defined.
    pub fn is_defined(&self) -> bool {
        !self.blocks.is_empty() || self.resolver.is_some()
    }

    /// Whether it stands for the address of a label.
    pub fn is_label(&self) -> bool {
        self.is_internal && !self.is_defined()
    }

    /// One without a name and without code.
    pub const fn nothing() -> Function {
        Function {
            name: String::new(),
            source_name: String::new(),
            ty: TypeId(0),
            parameters: 0,
            by_value: Vec::new(),
            defined: Vec::new(),
            returns_defined: false,
            locals: Vec::new(),
            blocks: Vec::new(),
            variables: Vec::new(),
            span: Span { file: 0, line: 0, column: 0 },
            is_internal: true,
            never_returns: false,
            resolver: None,
        }
    }
}

/// A global variable, defined or only declared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Global {
    /// Its name in the text.
    pub name: String,
    /// The type of its value.
    pub ty: TypeId,
    /// The initial value; `None` where another file has it.
    pub initial: Option<Constant>,
    /// Whether it never changes.
    pub is_constant: bool,
    /// Whether other files cannot name it.
    pub is_internal: bool,
    /// In bytes; 0: that of the type.
    pub alignment: u64,
    /// The variable of the source.
    pub variable: Option<SourceVariable>,
}

impl Global {
    /// Whether it is a stream that the C library has opened when a program begins.
    pub fn is_stream(&self) -> bool {
        self.initial.is_none() && ["stdin", "stdout", "stderr"].contains(&&*self.name)
    }
}

/// A function that runs before or after `main`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hook {
    /// How early among the constructors of all files, or how late among the destructors: the lowest first.
    pub priority: u64,
    /// The number of the function.
    pub function: u32,
}

/// A program, of one file or of several that were linked.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// The types, each once.
    pub types: Vec<Type>,
    /// The global variables by number.
    pub globals: Vec<Global>,
    /// The functions by number.
    pub functions: Vec<Function>,
    /// The source files by number.
    pub files: Vec<String>,
    /// Sizes and alignments of the target.
    pub layout: super::layout::Layout,
    /// The target, as in the text.
    pub triple: String,
    /// Functions that run before `main`, in this order: by ascending priority.
    pub constructors: Vec<Hook>,
    /// Functions that run after `main`, those of higher priority first.
    pub destructors: Vec<Hook>,
    /// For each source file the directory that its name is relative to; empty if it is absolute or not
    /// known.
    pub directories: Vec<String>,
    /// How large the types are: made by [`Module::measure`].
    pub extents: Vec<super::layout::Extent>,
    /// Other names of symbols.
    pub aliases: Vec<(String, Symbol)>,
    /// Symbols whose definition here gives way to one in another file: `weak`, `linkonce`, `common`; and
    /// declared ones that need not be defined anywhere, so that their address may be null: `extern_weak`.
    pub weak: Vec<Symbol>,
    /// Whether there is assembly beside the functions, of which nothing is known.
    pub has_assembly: bool,
}

impl Module {
    /// Whether other files can name a global variable: by its name, or by another one.
    pub fn others_can_name(&self, global: u32) -> bool {
        let is_another = |(_, symbol): &(String, Symbol)| *symbol == Symbol::Global(global);
        !self.globals[global as usize].is_internal || self.aliases.iter().any(is_another)
    }

    /// Whether it is known in which order destructors run: no two have the same priority.
    pub fn orders_destructors(&self) -> bool {
        self.destructors.windows(2).all(|pair| pair[0].priority != pair[1].priority)
    }

    /// Puts constructors and destructors into the order in which they run; of one priority as they are.
    pub(super) fn sort_hooks(&mut self) {
        self.constructors.sort_by_key(|hook| hook.priority);
        self.destructors.sort_by_key(|hook| Reverse(hook.priority));
    }

    /// The type with this number.
    pub fn ty(&self, id: TypeId) -> &Type {
        &self.types[id.0 as usize]
    }

    /// The names that this module defines for all files, but for those whose definitions give way to others.
    pub fn strong_names(&self) -> Vec<&str> {
        let weak: FxHashSet<Symbol> = self.weak.iter().copied().collect();
        let globals = (0..).zip(&self.globals).filter(|(number, global)| {
            global.initial.is_some() && !global.is_internal && !weak.contains(&Symbol::Global(*number))
        });
        let functions = (0..).zip(&self.functions).filter(|(number, function)| {
            function.is_defined() && !function.is_internal && !weak.contains(&Symbol::Function(*number))
        });
        let globals = globals.map(|(_, global)| global.name.as_str());
        globals.chain(functions.map(|(_, function)| function.name.as_str())).collect()
    }

    /// The alignment of the object of a frame that an `alloca` makes; 1 for others.
    pub fn alignment_of_local(&self, function: u32, local: Local) -> u64 {
        let Some(function) = self.functions.get(function as usize) else { return 1 };
        let mut instructions = function.blocks.iter().flat_map(|block| &block.instructions);
        match instructions.find(|instruction| instruction.result == Some(local)).map(|found| &found.kind) {
            Some(InstructionKind::Alloca(_, _, alignment)) => (*alignment).max(1),
            _ => 1,
        }
    }

    /// Whether a block of a function is reached where unsigned arithmetic wraps around: a branch leads here
    /// that examines the result of an intrinsic for that.
    pub fn guards_unsigned(&self, function: u32, block: u32) -> bool {
        let Some(function) = self.functions.get(function as usize) else { return false };
        let leads_here = |from: &&BasicBlock| {
            let last = from.instructions.last();
            last.is_some_and(|last| last.kind.successors().contains(&Block(block)))
        };
        let is_unsigned = |kind: &InstructionKind| match kind {
            InstructionKind::Call(Call { callee: Callee::Function(callee), .. }) => {
                let name = self.functions[*callee as usize].name.strip_prefix("llvm.u");
                name.is_some_and(|name| name.contains(".with.overflow."))
            }
            _ => false,
        };
        let is_guard = |from: &BasicBlock| {
            let calls = from.instructions.iter().rev().map(|instruction| &instruction.kind);
            let mut calls = calls.filter(|kind| matches!(kind, InstructionKind::Call(_)));
            calls.next().is_some_and(is_unsigned)
        };
        function.blocks.iter().filter(leads_here).any(is_guard)
    }

    /// The function of this name: the one that all files can name, if there is one.
    pub fn function(&self, name: &str) -> Option<u32> {
        let named = |is_internal: bool| {
            let is_it = |function: &Function| function.name == name && function.is_internal == is_internal;
            self.functions.iter().position(is_it).map(|index| index as u32)
        };
        // An alias comes first: another file's declaration of it may still be in the list.
        match self.aliases.iter().find(|(alias, _)| alias == name) {
            Some((_, Symbol::Function(index))) => Some(*index),
            _ => named(false).or_else(|| named(true)),
        }
    }
}
