//! Constants, and the operators on them.
//!
//! **Here.** The type of a constant stands before it and is given to the reader of the constant, which checks
//! what it can: widths, numbers of elements, types of fields. A conversion between pointers is left away.
//! What a program can name but not examine (a signed pointer) is [`Constant::Unknown`].

use super::cursor::Read;
use super::float;
use super::lexer::Token;
use super::module::{
    Binary, Cast, Compare, Constant, FloatCompare, InstructionKind, Operand, Promises, Type, TypeId,
    ValueSource,
};
use super::names;
use super::reader::Reader;
use javelin_solver::BitVec;

/// Integers wider than this have no constants but zero.
const MAX_LITERAL: u32 = 1 << 16;
/// The longest vector that `splat` fills.
const MAX_SPLAT: u64 = 1 << 10;

/// The conversion of this name.
pub(crate) fn cast(word: &str) -> Option<Cast> {
    Some(match word {
        "trunc" => Cast::Trunc,
        "zext" => Cast::ZExt,
        "sext" => Cast::SExt,
        "bitcast" | "addrspacecast" => Cast::BitCast,
        "ptrtoint" | "ptrtoaddr" => Cast::PtrToInt,
        "inttoptr" => Cast::IntToPtr,
        "fptrunc" => Cast::FpTrunc,
        "fpext" => Cast::FpExt,
        "fptoui" => Cast::FpToUi,
        "fptosi" => Cast::FpToSi,
        "uitofp" => Cast::UiToFp,
        "sitofp" => Cast::SiToFp,
        _ => return None,
    })
}

/// The operator of this name.
pub(crate) fn binary(word: &str) -> Option<Binary> {
    Some(match word {
        "add" => Binary::Add,
        "sub" => Binary::Sub,
        "mul" => Binary::Mul,
        "udiv" => Binary::UDiv,
        "sdiv" => Binary::SDiv,
        "urem" => Binary::URem,
        "srem" => Binary::SRem,
        "shl" => Binary::Shl,
        "lshr" => Binary::LShr,
        "ashr" => Binary::AShr,
        "and" => Binary::And,
        "or" => Binary::Or,
        "xor" => Binary::Xor,
        "fadd" => Binary::FAdd,
        "fsub" => Binary::FSub,
        "fmul" => Binary::FMul,
        "fdiv" => Binary::FDiv,
        "frem" => Binary::FRem,
        _ => return None,
    })
}

/// The comparison of this name.
pub(crate) fn compare(word: &str) -> Option<Compare> {
    Some(match word {
        "eq" => Compare::Eq,
        "ne" => Compare::Ne,
        "ugt" => Compare::Ugt,
        "uge" => Compare::Uge,
        "ult" => Compare::Ult,
        "ule" => Compare::Ule,
        "sgt" => Compare::Sgt,
        "sge" => Compare::Sge,
        "slt" => Compare::Slt,
        "sle" => Compare::Sle,
        _ => return None,
    })
}

/// The comparison of floating-point numbers of this name.
pub(crate) fn float_compare(word: &str) -> Option<FloatCompare> {
    let (less, equal, greater, unordered) = match word {
        "false" => (false, false, false, false),
        "oeq" => (false, true, false, false),
        "ogt" => (false, false, true, false),
        "oge" => (false, true, true, false),
        "olt" => (true, false, false, false),
        "ole" => (true, true, false, false),
        "one" => (true, false, true, false),
        "ord" => (true, true, true, false),
        "uno" => (false, false, false, true),
        "ueq" => (false, true, false, true),
        "ugt" => (false, false, true, true),
        "uge" => (false, true, true, true),
        "ult" => (true, false, false, true),
        "ule" => (true, true, false, true),
        "une" => (true, false, true, true),
        "true" => (true, true, true, true),
        _ => return None,
    };
    Some(FloatCompare { less, equal, greater, unordered })
}

/// Whether a constant begins with this word.
pub(crate) fn begins_constant(word: &str) -> bool {
    let is_simple = matches!(
        word,
        "true"
            | "false"
            | "null"
            | "none"
            | "zeroinitializer"
            | "undef"
            | "poison"
            | "splat"
            | "getelementptr"
            | "select"
            | "icmp"
            | "fcmp"
            | "fneg"
            | "extractelement"
            | "insertelement"
            | "shufflevector"
            | "extractvalue"
            | "insertvalue"
            | "blockaddress"
            | "dso_local_equivalent"
            | "no_cfi"
            | "ptrauth"
            | "asm"
    );
    is_simple || cast(word).is_some() || binary(word).is_some()
}

/// The bits of a decimal integer, with or without a sign.
pub(crate) fn decimal(text: &str, width: u32) -> Option<BitVec> {
    if width > MAX_LITERAL || text.len() > MAX_LITERAL as usize {
        return None;
    }
    let (is_negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let value = BitVec::from_decimal(digits.as_bytes(), width)?;
    Some(if is_negative { value.neg() } else { value })
}

impl<'a> Reader<'a> {
    /// A type and a constant.
    pub(crate) fn constant_operand(&mut self) -> Read<Operand> {
        let ty = self.ty()?;
        self.skip_attributes()?;
        Ok(Operand { ty, value: ValueSource::Constant(self.constant(ty)?) })
    }

    /// Passes the attributes between a type and a value: the type that `byval` copies, and whether the value
    /// is one (`noundef`).
    pub(crate) fn skip_attributes(&mut self) -> Read<(Option<TypeId>, bool)> {
        let (mut copied, mut is_defined) = (None, false);
        loop {
            match self.at.token {
                Token::Word(word) if begins_constant(word) => return Ok((copied, is_defined)),
                Token::Word(word) => {
                    self.at.advance();
                    is_defined |= word == "noundef";
                    if word == "byval" && self.at.accept(b'(') {
                        copied = Some(self.ty()?);
                        self.at.expect(b')')?;
                    } else if self.at.sees(b'(') {
                        self.at.skip_group()?;
                    } else if word == "align" && matches!(self.at.token, Token::Number(_)) {
                        self.at.advance();
                    }
                }
                Token::Text(_) => {
                    self.at.advance();
                    if self.at.accept(b'=') {
                        self.at.advance();
                    }
                }
                _ => return Ok((copied, is_defined)),
            }
        }
    }

    /// A constant of a type.
    pub(crate) fn constant(&mut self, ty: TypeId) -> Read<Constant> {
        match self.at.token {
            Token::Number(text) => self.number(text, ty),
            Token::Global(_) if *self.types.get(ty) != Type::Pointer => {
                self.at.expected("a constant of another type")
            }
            Token::Global(name) => {
                let constant = self.symbol(name)?;
                self.at.advance();
                Ok(constant)
            }
            Token::Bytes(text) => self.string(text, ty),
            Token::Word(word) => self.word_constant(word, ty),
            Token::Mark(b'[' | b'{' | b'<') => self.nested(|reader| reader.aggregate(ty)),
            _ => self.at.expected("a constant"),
        }
    }

    fn number(&mut self, text: &str, ty: TypeId) -> Read<Constant> {
        let value = match *self.types.get(ty) {
            Type::Int(width) if width > MAX_LITERAL => {
                return self.at.fault(format!("numbers of more than {MAX_LITERAL} bits are not read"));
            }
            Type::Int(width) => decimal(text, width),
            Type::Float(kind) => float::bits(text, kind),
            _ => return self.at.expected("a constant of another type"),
        };
        let Some(value) = value else { return self.at.expected("a number that its type can have") };
        self.at.advance();
        Ok(Constant::Bits(value))
    }

    fn string(&mut self, text: &str, ty: TypeId) -> Read<Constant> {
        let bytes = names::unescape(text);
        let fits = match *self.types.get(ty) {
            Type::Array(count, element) => {
                count == bytes.len() as u64 && *self.types.get(element) == Type::Int(8)
            }
            _ => false,
        };
        if !fits {
            return self.at.fault(format!("a string of {} bytes has another type", bytes.len()));
        }
        self.at.advance();
        Ok(Constant::Bytes(bytes))
    }

    /// A constant that begins with a word.
    fn word_constant(&mut self, word: &str, ty: TypeId) -> Read<Constant> {
        if !self.types.is_value(ty) && word != "none" {
            return self.at.expected("a value of another type");
        }
        let constant = match word {
            "true" | "false" if *self.types.get(ty) == Type::Int(1) => {
                Constant::Bits(BitVec::from_bool(word == "true"))
            }
            "null" if *self.types.get(ty) == Type::Pointer => Constant::Null,
            "zeroinitializer" => Constant::Zero,
            "poison" => Constant::Poison,
            "undef" | "none" => Constant::Undefined,
            "dso_local_equivalent" | "no_cfi" => {
                self.at.advance();
                return self.constant(ty);
            }
            "blockaddress" => {
                self.at.advance();
                return self.label_address();
            }
            "ptrauth" => {
                self.at.advance();
                self.at.skip_group()?;
                return Ok(Constant::Unknown);
            }
            "splat" => return self.nested(|reader| reader.splat(ty)),
            _ => match self.hexadecimal(word, ty) {
                Some(bits) => Constant::Bits(bits),
                None => return self.nested(|reader| reader.operator(word, ty)),
            },
        };
        self.at.advance();
        Ok(constant)
    }

    /// An integer as `u0x1F` or `s0xFF`, a float as `f0x3F`.
    fn hexadecimal(&self, word: &str, ty: TypeId) -> Option<BitVec> {
        match *self.types.get(ty) {
            Type::Int(width) if width <= MAX_LITERAL => {
                let digits = word.strip_prefix("u0x").or(word.strip_prefix("s0x"))?;
                let bits = BitVec::from_hexadecimal(digits.as_bytes())?;
                if bits.width() >= width {
                    return Some(bits.extract(width - 1, 0));
                }
                let missing = width - bits.width();
                Some(if word.starts_with('s') {
                    bits.sign_extend(missing)
                } else {
                    bits.zero_extend(missing)
                })
            }
            Type::Float(kind) if word.starts_with("f0x") => float::bits(word, kind),
            _ => None,
        }
    }

    /// `splat (i8 1)`: a vector of equal elements.
    fn splat(&mut self, ty: TypeId) -> Read<Constant> {
        let Type::Vector(count, _) = *self.types.get(ty) else {
            return self.at.expected("a constant of no vector");
        };
        self.at.advance();
        self.at.expect(b'(')?;
        let element = self.constant_operand()?;
        self.at.expect(b')')?;
        if count > MAX_SPLAT {
            return Ok(Constant::Unknown);
        }
        Ok(Constant::Aggregate(vec![element; count as usize]))
    }

    /// An array, a vector or a structure by its parts.
    fn aggregate(&mut self, ty: TypeId) -> Read<Constant> {
        let start = self.at.start;
        let packed = self.at.accept(b'<') && self.at.sees(b'{');
        let close = match self.at.token {
            Token::Mark(b'[') => b']',
            Token::Mark(b'{') => b'}',
            _ => b'>',
        };
        if close != b'>' {
            self.at.advance();
        }
        let mut parts = Vec::new();
        if !self.at.sees(close) {
            loop {
                parts.push(self.constant_operand()?);
                if !self.at.accept(b',') {
                    break;
                }
            }
        }
        self.at.expect(close)?;
        if packed {
            self.at.expect(b'>')?;
        }
        let fits = match self.types.get(ty) {
            Type::Array(count, element) | Type::Vector(count, element) => {
                *count == parts.len() as u64 && parts.iter().all(|part| part.ty == *element)
            }
            Type::Struct { fields, .. } => parts.iter().map(|part| part.ty).eq(fields.iter().copied()),
            _ => false,
        };
        if fits {
            Ok(Constant::Aggregate(parts))
        } else {
            self.fault_at(start, "this constant has another type".into())
        }
    }

    /// An operator on constants.
    fn operator(&mut self, word: &str, ty: TypeId) -> Read<Constant> {
        if !begins_constant(word) || word == "asm" {
            return self.at.expected("a constant");
        }
        self.at.advance();
        let (promises, predicate) = self.constant_flags()?;
        self.at.expect(b'(')?;
        let kind = if let Some(operator) = cast(word) {
            let operand = self.constant_operand()?;
            self.at.expect_word("to")?;
            let target = self.ty()?;
            if target != ty {
                return self.at.fault("this conversion has another type");
            }
            let is_pointer = |ty| *self.types.get(ty) == Type::Pointer;
            if let (Cast::BitCast, true, ValueSource::Constant(constant)) =
                (operator, is_pointer(ty), &operand.value)
            {
                let constant = constant.clone();
                self.at.expect(b')')?;
                return Ok(constant);
            }
            InstructionKind::Cast(operator, operand)
        } else {
            self.operator_on_list(word, promises, predicate)?
        };
        if let Err(complaint) = self.types.check(&kind, ty) {
            return self.at.fault(format!("the `{word}` before this {complaint}"));
        }
        if !matches!(kind, InstructionKind::Cast(..)) && self.types.operator_type(&kind) != Some(ty) {
            return self.at.fault(format!("the `{word}` before this has another type"));
        }
        self.at.expect(b')')?;
        Ok(Constant::Operator(Box::new(kind)))
    }

    /// The flags between an operator and its operands.
    fn constant_flags(&mut self) -> Read<(Promises, &'a str)> {
        let (mut promises, mut last) = (Promises::default(), "");
        while let Token::Word(word) = self.at.token {
            last = word;
            self.at.advance();
            match word {
                "nsw" => promises.no_signed_wrap = true,
                "nuw" => promises.no_unsigned_wrap = true,
                "exact" => promises.exact = true,
                "inbounds" => promises.inbounds = true,
                "inrange" if self.at.sees(b'(') => self.at.skip_group()?,
                _ => {}
            }
        }
        Ok((promises, last))
    }

    /// The operator whose operands stand in a list.
    fn operator_on_list(&mut self, word: &str, promises: Promises, predicate: &str) -> Read<InstructionKind> {
        if word == "getelementptr" {
            let source = self.ty()?;
            self.at.expect(b',')?;
            let base = self.constant_operand()?;
            let mut indices = Vec::new();
            while self.at.accept(b',') {
                self.at.accept_word("inrange");
                indices.push(self.constant_operand()?);
            }
            return Ok(InstructionKind::Element(source, base, indices, promises));
        }
        let mut operands = vec![self.constant_operand()?];
        let mut positions = Vec::new();
        while self.at.accept(b',') {
            if matches!(self.at.token, Token::Number(_)) {
                positions.push(self.at.unsigned32()?);
            } else {
                operands.push(self.constant_operand()?);
            }
        }
        let kind = operator_on(word, promises, predicate, operands, positions);
        kind.map_or_else(|| self.at.fault(format!("`{word}` has other operands")), Ok)
    }
}

/// An operator with its operands and positions.
fn operator_on(
    word: &str,
    promises: Promises,
    predicate: &str,
    operands: Vec<Operand>,
    positions: Vec<u32>,
) -> Option<InstructionKind> {
    let mut operands = operands.into_iter();
    let first = operands.next()?;
    let second = operands.next();
    let third = operands.next();
    if operands.next().is_some() {
        return None;
    }
    Some(match (word, second, third) {
        ("icmp", Some(second), None) => InstructionKind::Compare(compare(predicate)?, first, second),
        ("fcmp", Some(second), None) => {
            InstructionKind::FloatCompare(float_compare(predicate)?, first, second)
        }
        ("fneg", None, None) => InstructionKind::FNeg(first),
        ("select", Some(second), Some(third)) => InstructionKind::Select(first, second, third),
        ("extractelement", Some(second), None) => InstructionKind::ExtractElement(first, second),
        ("insertelement", Some(second), Some(third)) => InstructionKind::InsertElement(first, second, third),
        ("shufflevector", Some(second), Some(third)) => {
            InstructionKind::Shuffle(first, second, shuffle_mask(&third)?)
        }
        ("extractvalue", None, None) => InstructionKind::ExtractValue(first, positions),
        ("insertvalue", Some(second), None) => InstructionKind::InsertValue(first, second, positions),
        (word, Some(second), None) => InstructionKind::Binary(binary(word)?, first, second, promises),
        _ => return None,
    })
}

/// The positions that the third operand of `shufflevector` says, if its elements are listed.
pub(crate) fn shuffle_mask(mask: &Operand) -> Option<Vec<Option<u32>>> {
    let ValueSource::Constant(Constant::Aggregate(parts)) = &mask.value else { return None };
    let position = |part: &Operand| match &part.value {
        ValueSource::Constant(Constant::Bits(bits)) => {
            Some(bits.to_u64().and_then(|index| u32::try_from(index).ok()))
        }
        ValueSource::Constant(Constant::Zero) => Some(Some(0)),
        ValueSource::Constant(Constant::Undefined | Constant::Poison) => Some(None),
        _ => None,
    };
    parts.iter().map(position).collect()
}
