//! Types: each stands once in a list, and what the text says is looked up there.
//!
//! **Here.** A structure is put into the list after its fields, so that the fields of a type have smaller
//! numbers. Named structures are read when they are first used by value, wherever the text defines them;
//! `%name*` does not need what the name stands for, so that structures which point to themselves come to an
//! end.

use super::cursor::{Cursor, Read};
use super::lexer::Token;
use super::module::{FloatKind, Type, TypeId};
use super::reader::Reader;
use rustc_hash::FxHashMap;

/// A name of a structure.
#[derive(Clone, Copy, Debug)]
enum NamedType {
    /// Its definition begins at this byte.
    At(usize),
    /// Its definition is being read.
    Open,
    /// It is this type.
    Known(TypeId),
}

/// The types of a module while it is read.
#[derive(Debug, Default)]
pub(crate) struct TypeTable<'a> {
    /// The types, each once.
    pub list: Vec<Type>,
    numbers: FxHashMap<Type, TypeId>,
    named: FxHashMap<&'a str, NamedType>,
}

/// The widest integer of LLVM.
const MAX_INTEGER: u32 = 1 << 23;

impl<'a> TypeTable<'a> {
    /// The number of a type, the same for equal types.
    pub fn intern(&mut self, ty: Type) -> TypeId {
        if let Some(&id) = self.numbers.get(&ty) {
            return id;
        }
        let id = TypeId(u32::try_from(self.list.len()).unwrap_or(u32::MAX));
        self.list.push(ty.clone());
        self.numbers.insert(ty, id);
        id
    }

    /// The type with this number.
    pub fn get(&self, id: TypeId) -> &Type {
        &self.list[id.0 as usize]
    }

    /// The type of an element, with the shape of a vector kept: comparisons of vectors are vectors.
    pub fn like(&mut self, shape: TypeId, element: Type) -> TypeId {
        let element = self.intern(element);
        match *self.get(shape) {
            Type::Vector(count, _) => self.intern(Type::Vector(count, element)),
            _ => element,
        }
    }

    /// Notes where a name is defined; false if it is already.
    pub fn define(&mut self, name: &'a str, at: usize) -> bool {
        self.named.insert(name, NamedType::At(at)).is_none()
    }
}

/// The type of one word.
fn simple(word: &str) -> Option<Type> {
    Some(match word {
        "ptr" => Type::Pointer,
        "void" => Type::Void,
        "label" | "metadata" | "token" => Type::NoValue,
        "half" => Type::Float(FloatKind::Half),
        "bfloat" => Type::Float(FloatKind::Brain),
        "float" => Type::Float(FloatKind::Single),
        "double" => Type::Float(FloatKind::Double),
        "x86_fp80" => Type::Float(FloatKind::Extended),
        "fp128" => Type::Float(FloatKind::Quad),
        "ppc_fp128" => Type::Float(FloatKind::DoubleDouble),
        "opaque" | "x86_mmx" | "x86_amx" | "target" => Type::Opaque,
        _ => {
            let width = word.strip_prefix('i')?.parse().ok()?;
            Type::Int((1..=MAX_INTEGER).contains(&width).then_some(width)?)
        }
    })
}

/// Whether a type begins with this token.
pub(crate) fn begins_type(token: Token) -> bool {
    match token {
        Token::Word(word) => simple(word).is_some(),
        Token::Local(_) => true,
        Token::Mark(mark) => matches!(mark, b'[' | b'<' | b'{'),
        _ => false,
    }
}

impl<'a> Reader<'a> {
    pub(crate) fn ty(&mut self) -> Read<TypeId> {
        self.nested(|reader| {
            let mut ty = reader.bare_type()?;
            loop {
                match reader.at.token {
                    Token::Mark(b'*') => {
                        reader.at.advance();
                        ty = reader.types.intern(Type::Pointer);
                    }
                    Token::Word("addrspace") => reader.address_space()?,
                    Token::Mark(b'(') => ty = reader.function_type(ty)?,
                    _ => return Ok(ty),
                }
            }
        })
    }

    /// `addrspace(1)`: one space is like the other.
    pub(crate) fn address_space(&mut self) -> Read<()> {
        self.at.expect_word("addrspace")?;
        self.at.skip_group()
    }

    /// A type without what may follow it.
    fn bare_type(&mut self) -> Read<TypeId> {
        match self.at.token {
            Token::Word(word) => {
                let Some(ty) = simple(word) else { return self.at.expected("a type") };
                self.at.advance();
                if word == "target" {
                    self.at.skip_group()?;
                }
                Ok(self.types.intern(ty))
            }
            Token::Local(name) => self.named_type(name),
            Token::Mark(b'[') => {
                self.at.advance();
                let (count, element) = self.counted(b']')?;
                Ok(self.types.intern(Type::Array(count, element)))
            }
            Token::Mark(b'{') => self.structure(false),
            Token::Mark(b'<') => self.vector_or_packed(),
            _ => self.at.expected("a type"),
        }
    }

    /// `4 x i32` and a bracket.
    fn counted(&mut self, close: u8) -> Read<(u64, TypeId)> {
        let count = self.at.unsigned()?;
        self.at.expect_word("x")?;
        let element = self.ty()?;
        self.at.expect(close)?;
        Ok((count, element))
    }

    /// `<4 x i32>` or `<{ i8, i32 }>`. Vectors of unknown length are opaque.
    fn vector_or_packed(&mut self) -> Read<TypeId> {
        self.at.expect(b'<')?;
        if self.at.sees(b'{') {
            let ty = self.structure(true)?;
            self.at.expect(b'>')?;
            return Ok(ty);
        }
        if self.at.accept_word("vscale") {
            self.at.expect_word("x")?;
            self.counted(b'>')?;
            return Ok(self.types.intern(Type::Opaque));
        }
        let (count, element) = self.counted(b'>')?;
        Ok(self.types.intern(Type::Vector(count, element)))
    }

    /// The fields of a structure.
    fn structure(&mut self, packed: bool) -> Read<TypeId> {
        self.at.expect(b'{')?;
        let mut fields = Vec::new();
        if !self.at.accept(b'}') {
            loop {
                fields.push(self.ty()?);
                if !self.at.accept(b',') {
                    break;
                }
            }
            self.at.expect(b'}')?;
        }
        Ok(self.types.intern(Type::Struct { fields, packed }))
    }

    /// The parameters of a function type, whose result is known.
    fn function_type(&mut self, result: TypeId) -> Read<TypeId> {
        self.at.expect(b'(')?;
        let (mut parameters, mut variadic) = (Vec::new(), false);
        if !self.at.accept(b')') {
            loop {
                if self.at.token == Token::Ellipsis {
                    self.at.advance();
                    variadic = true;
                    break;
                }
                parameters.push(self.ty()?);
                if !self.at.accept(b',') {
                    break;
                }
            }
            self.at.expect(b')')?;
        }
        Ok(self.types.intern(Type::Function { result, parameters, variadic }))
    }

    /// `%name`, or `%name*`, of which the name does not matter.
    fn named_type(&mut self, name: &'a str) -> Read<TypeId> {
        let Some(&named) = self.types.named.get(name) else {
            return self.at.fault(format!("the type `%{name}` is not defined"));
        };
        self.at.advance();
        if self.at.sees(b'*') {
            return Ok(self.types.intern(Type::Pointer));
        }
        match named {
            NamedType::Known(ty) => Ok(ty),
            // Inside itself a structure stands only in function types behind pointers.
            NamedType::Open => Ok(self.types.intern(Type::Opaque)),
            NamedType::At(start) => {
                self.types.named.insert(name, NamedType::Open);
                let here = std::mem::replace(&mut self.at, Cursor::new(self.text, start));
                let ty = self.ty()?;
                self.at = here;
                self.types.named.insert(name, NamedType::Known(ty));
                Ok(ty)
            }
        }
    }
}
