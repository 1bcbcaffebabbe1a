//! The record of an execution, at little cost.
//!
//! **Here.** Events are numbers while the program runs and become words only at the end, and only the last of
//! them are kept; so a long execution costs no more than a few words for each store.

use std::collections::VecDeque;

use javelin_solver::BitVec;

use super::memory::ObjectKind;
use super::outside::Pointers;
use super::trace::{Event, TraceStep};
use super::value::Value;
use crate::frontend::module::{Function, Module, SourceType, SourceVariable, Span, Type, TypeId};

/// One thing that happened.
pub(super) enum What {
    Enter(u32, Vec<Value>),
    Return(u32, Option<Value>),
    /// A part of a source variable was written: by which function, of which object, from which byte on, how
    /// many bits.
    Assign {
        /// The function that runs.
        function: u32,
        kind: ObjectKind,
        /// Which of the source variables of its function it is.
        variable: u32,
        offset: u64,
        width: u32,
        value: Value,
    },
    /// Bytes of a source variable were read that were not written before.
    Initial {
        kind: ObjectKind,
        /// Which of the source variables of its function it is.
        variable: u32,
        offset: u64,
        value: BitVec,
    },
    /// Volatile memory was read: from which byte of which object on, as which type.
    Volatile {
        kind: ObjectKind,
        /// Which of the source variables of its function it is.
        variable: u32,
        offset: u64,
        ty: TypeId,
        value: Value,
    },
    /// Bytes of memory outside were asked for: the address of the first, and what was answered.
    Outside {
        address: u64,
        value: BitVec,
    },
    Failure,
    /// A weak exchange failed for no reason.
    Spurious,
    /// Bytes of a source variable were written by a function like `memcpy`.
    Fill {
        /// The function that runs.
        function: u32,
        kind: ObjectKind,
        /// Which of the source variables of its function it is.
        variable: u32,
        offset: u64,
        bytes: Vec<u8>,
    },
    /// A function without a body returned.
    Input(u32, TypeId, Value),
    Branch(bool),
    Output(Vec<u8>),
}

/// The last things that happened.
pub(super) struct Record {
    steps: VecDeque<(Span, u32, What)>,
    most: usize,
    /// Whether events at the beginning are missing.
    pub is_cut: bool,
}

impl Record {
    /// An empty record with a limit of stored events.
    pub(super) fn new(most: usize) -> Record {
        Record { steps: VecDeque::new(), most, is_cut: false }
    }

    #[inline]
    pub(super) fn push(&mut self, span: Span, depth: usize, what: What) {
        if self.steps.len() >= self.most {
            self.is_cut = true;
            if self.steps.pop_front().is_none() {
                return;
            }
        }
        self.steps.push_back((span, depth as u32, what));
    }

    /// The function that has just begun has no caller: its place is that of its definition.
    pub(super) fn nobody_called(&mut self, definition: Span) {
        if let Some((span, depth, _)) = self.steps.back_mut() {
            (*span, *depth) = (definition, 0);
        }
    }

    /// The events in words.
    pub(super) fn finish(self, module: &Module) -> Vec<TraceStep> {
        let mut told = Vec::new();
        let mut pointers = Pointers::default();
        for (span, depth, what) in self.steps {
            let step = |event| TraceStep { span, depth, event };
            match what {
                What::Outside { address, value } => {
                    let (name, ty) = pointers.name(module, address, value.width());
                    pointers.learn(&name, &ty, &value);
                    told.push(step(Event::Initial(None, name, ty, value)));
                }
                What::Fill { function, kind, variable, offset, bytes } => {
                    let Some((owner, whole)) = source_variable(module, kind, variable) else { continue };
                    for (name, ty, value) in leaves(module, whole, offset, &bytes) {
                        told.push(step(assigned(module, function, owner, (name, ty, value))));
                    }
                }
                what => {
                    let event = event(module, what);
                    if let Some(Event::Enter(_, given)) = event.as_ref().filter(|_| depth == 0) {
                        given.iter().for_each(|(name, ty, value)| pointers.learn(name, ty, value));
                    }
                    if let Some(Event::Initial(None, name, ty, value)) = &event {
                        pointers.learn(name, ty, value);
                    }
                    told.extend(event.map(step));
                }
            }
        }
        told
    }
}

/// The bits of a type that is a number or an address; none for others.
fn width(module: &Module, ty: TypeId) -> Option<u32> {
    match module.ty(ty) {
        Type::Int(width) => Some(*width),
        Type::Float(kind) => Some(kind.width()),
        Type::Pointer => Some(module.layout.pointer_bits),
        _ => None,
    }
}

/// An event in words; none for an event that cannot be reported.
fn event(module: &Module, what: What) -> Option<Event> {
    Some(match what {
        What::Enter(function, arguments) => {
            let function = &module.functions[function as usize];
            Event::Enter(name(function), parameters(module, function, &arguments))
        }
        What::Return(function, value) => {
            let function = &module.functions[function as usize];
            let Type::Function { result, .. } = module.ty(function.ty) else { return None };
            let bits = value.and_then(|value| Some(value.to_bits(width(module, *result)?)));
            Event::Return(name(function), bits)
        }
        What::Assign { function, kind, variable, offset, width, value } => {
            let (owner, whole) = source_variable(module, kind, variable)?;
            let (name, ty) = part(module, (&whole.name, &whole.ty), offset * 8, u64::from(width));
            assigned(module, function, owner, (name, ty, value.to_bits(width)))
        }
        What::Initial { kind, variable, offset, value } => {
            let (owner, whole) = source_variable(module, kind, variable)?;
            let whole = (whole.name.as_str(), &whole.ty);
            let (name, ty) = part(module, whole, offset * 8, u64::from(value.width()));
            Event::Initial(owner.map(|owner| self::name(&module.functions[owner as usize])), name, ty, value)
        }
        What::Volatile { kind, variable, offset, ty, value } => {
            let width = width(module, ty)?;
            let (name, ty) = match source_variable(module, kind, variable) {
                Some((_, whole)) => part(module, (&whole.name, &whole.ty), offset * 8, u64::from(width)),
                None => ("volatile memory".to_owned(), input_type(module, "", ty)),
            };
            Event::Volatile(name, ty, value.to_bits(width))
        }
        What::Failure => Event::Failure,
        What::Spurious => Event::Spurious,
        What::Input(function, ty, value) => {
            let name = name(&module.functions[function as usize]);
            let width = width(module, ty)?;
            Event::Input(name.clone(), input_type(module, &name, ty), value.to_bits(width))
        }
        What::Fill { .. } | What::Outside { .. } => return None,
        What::Branch(is_true) => Event::Branch(is_true),
        What::Output(bytes) => Event::Output(bytes),
    })
}

/// The source variable that an object is, and the function it belongs to.
pub(super) fn source_variable(
    module: &Module,
    kind: ObjectKind,
    variable: u32,
) -> Option<(Option<u32>, &SourceVariable)> {
    match kind {
        ObjectKind::Global(global) => Some((None, module.globals[global as usize].variable.as_ref()?)),
        ObjectKind::Frame(place) => {
            let owner = &module.functions[place.function as usize];
            Some((Some(place.function), &owner.variables.get(variable as usize)?.1))
        }
        ObjectKind::Heap(_)
        | ObjectKind::Separate(_)
        | ObjectKind::Own
        | ObjectKind::Errno
        | ObjectKind::Outside(_) => None,
    }
}

/// The event that a part of a variable of this owner got a value while a function runs.
fn assigned(module: &Module, function: u32, owner: Option<u32>, part: (String, SourceType, BitVec)) -> Event {
    let (name, ty, value) = part;
    match owner {
        None => Event::Global(name, ty, value),
        Some(owner) if owner == function => Event::Assign(name, ty, value),
        Some(owner) => Event::Outer(self::name(&module.functions[owner as usize]), name, ty, value),
    }
}

/// The parts of a variable without parts of their own that lie in bytes written to it, with their values.
fn leaves<'a>(
    module: &Module,
    variable: &'a SourceVariable,
    offset: u64,
    bytes: &[u8],
) -> Vec<(String, SourceType, BitVec)> {
    let mut parts = Vec::new();
    let mut open = vec![(variable.name.clone(), 0, &variable.ty)];
    let end = offset + bytes.len() as u64;
    while let Some((name, at, ty)) = open.pop() {
        match ty {
            SourceType::Array(count, element) => {
                let step = bits(module, element);
                let inside = |index: &u64| step > 0 && (at + index * step) / 8 < end;
                let first = (offset * 8).saturating_sub(at).checked_div(step).unwrap_or(0);
                let indices = (first..*count).take_while(inside).collect::<Vec<_>>();
                let part = |index| (format!("{name}[{index}]"), at + index * step, &**element);
                open.extend(indices.into_iter().rev().map(part));
            }
            SourceType::Struct(_, fields) => {
                let part = |(field, begin, ty): &'a (String, u64, SourceType)| {
                    (format!("{name}.{field}"), at + begin, ty)
                };
                open.extend(fields.iter().rev().map(part));
            }
            _ => {
                let (begin, width) = (at / 8, bits(module, ty));
                if begin < offset || width == 0 || at % 8 != 0 || width % 8 != 0 || begin + width / 8 > end {
                    continue;
                }
                let first = (begin - offset) as usize;
                let byte = |bit: u32| bytes[first + bit as usize / 8];
                let value = BitVec::from_bits(width as u32, |bit| byte(bit) >> (bit % 8) & 1 == 1);
                parts.push((name, ty.clone(), value));
            }
        }
    }
    parts
}

/// The name of a function for people.
pub(super) fn name(function: &Function) -> String {
    if function.source_name.is_empty() { function.name.clone() } else { function.source_name.clone() }
}

/// The parameters of a function, as far as debug information names all of them, with their values.
fn parameters(
    module: &Module,
    function: &Function,
    arguments: &[Value],
) -> Vec<(String, SourceType, BitVec)> {
    let named: Vec<_> = function.variables.iter().filter(|(_, variable)| variable.is_parameter).collect();
    if named.len() != function.parameters as usize {
        return Vec::new();
    }
    let row = |(index, value): (usize, &Value)| {
        let (_, variable) = named.get(index)?;
        let width = width(module, *function.locals.get(index)?)?;
        Some((variable.name.clone(), variable.ty.clone(), value.to_bits(width)))
    };
    arguments.iter().enumerate().filter_map(row).collect()
}

/// The type as which an input is shown: functions like `__VERIFIER_nondet_uint` say it in their names.
fn input_type(module: &Module, name: &str, ty: TypeId) -> SourceType {
    let last = name.rsplit('_').next().unwrap_or(name);
    let is_unsigned = last.starts_with('u') || last.starts_with("size") || last.starts_with("unsigned");
    match module.ty(ty) {
        Type::Int(1) => SourceType::Bool,
        Type::Int(_) if last == "bool" => SourceType::Bool,
        Type::Int(8) if last == "char" => SourceType::Char { signed: true },
        Type::Int(width) => SourceType::Int { signed: !is_unsigned, width: *width, name: last.to_owned() },
        Type::Float(kind) => SourceType::Float(kind.width()),
        Type::Pointer => SourceType::Pointer(Box::new(SourceType::Other)),
        _ => SourceType::Other,
    }
}

/// The bits of a type, as far as debug information has them.
pub(super) fn bits(module: &Module, ty: &SourceType) -> u64 {
    match ty {
        SourceType::Int { width, .. } | SourceType::Float(width) => u64::from(*width),
        SourceType::Bool | SourceType::Char { .. } => 8,
        SourceType::Pointer(_) => u64::from(module.layout.pointer_bits),
        SourceType::Array(count, element) => bits(module, element).saturating_mul(*count),
        SourceType::Struct(_, fields) => {
            fields.iter().map(|(_, offset, field)| offset + bits(module, field)).max().unwrap_or(0)
        }
        SourceType::Enum(..) => 32,
        SourceType::Other => 0,
    }
}

/// The part of a variable at an offset in bits that is so wide: its name and its type.
pub(super) fn part(
    module: &Module,
    (whole, mut ty): (&str, &SourceType),
    mut offset: u64,
    width: u64,
) -> (String, SourceType) {
    let mut name = whole.to_owned();
    loop {
        match ty {
            SourceType::Array(_, element) if bits(module, element) > 0 => {
                let step = bits(module, element);
                name += &format!("[{}]", offset / step);
                offset %= step;
                ty = element;
            }
            SourceType::Struct(_, fields) => {
                let holds = |(_, begin, field): &&(String, u64, SourceType)| {
                    *begin <= offset && offset + width <= begin + bits(module, field).next_multiple_of(8)
                };
                let Some((field, begin, field_type)) = fields.iter().rfind(holds) else { break };
                name += &format!(".{field}");
                offset -= begin;
                ty = field_type;
            }
            _ => break,
        }
    }
    if offset == 0 { (name, ty.clone()) } else { (format!("{name}+{}", offset / 8), SourceType::Other) }
}
