//! Debug information: places, variables, types and names of the source.
//!
//! **Here.** Places, files and the types of variables are asked for very often and kept. A type's description
//! is cut: for the target of a pointer inside a structure stands the name of a structure without its fields,
//! and one variable's type has at most [`MAX_PARTS`] parts, since types are graphs with cycles and the
//! description is a tree.

use super::lexer::Text;
use super::metadata::{Field, MetadataNode, Nodes};
use super::module::{SourceType, SourceVariable, Span};
use super::names;
use rustc_hash::FxHashMap;

/// The parts of one variable's type.
const MAX_PARTS: u32 = 200;
/// The names for types and scopes around scopes that are followed.
const MAX_STEPS: u32 = 64;
/// How deep a described type is nested.
const MAX_DEPTH: u32 = 16;

/// Debug information of a module while it is read.
#[derive(Debug)]
pub(crate) struct Debug<'a> {
    nodes: Nodes<'a>,
    spans: FxHashMap<u32, Span>,
    /// The file of a scope, by its node.
    scopes: FxHashMap<u32, u32>,
    /// Types of variables, by their nodes.
    types: FxHashMap<u32, SourceType>,
    files: Vec<(String, String)>,
    numbers: FxHashMap<(String, String), u32>,
}

/// A function as debug information has it.
#[derive(Debug, Default)]
pub(crate) struct Subprogram {
    /// Its name in the source.
    pub name: Option<String>,
    /// Where it is defined.
    pub span: Span,
}

impl<'a> Debug<'a> {
    /// Nothing known yet of a text. The first file is the one that is not known.
    pub fn new(text: Text<'a>) -> Debug<'a> {
        let files = vec![(String::new(), String::new())];
        let (spans, scopes, types) = (FxHashMap::default(), FxHashMap::default(), FxHashMap::default());
        Debug { nodes: Nodes::new(text), spans, scopes, types, files, numbers: FxHashMap::default() }
    }

    /// Notes where a node is defined.
    pub fn define(&mut self, number: u32, at: usize) {
        self.nodes.define(number, at);
    }

    /// The names of the files and of their directories.
    pub fn into_files(self) -> (Vec<String>, Vec<String>) {
        self.files.into_iter().unzip()
    }

    /// The place that a `DILocation` says.
    pub fn span(&mut self, number: u32) -> Span {
        if let Some(&span) = self.spans.get(&number) {
            return span;
        }
        let span = self.nodes.get(number).map(|node| self.span_of(&node)).unwrap_or_default();
        self.spans.insert(number, span);
        span
    }

    /// The place that an unnumbered `DILocation` says.
    pub fn span_of(&mut self, node: &MetadataNode<'a>) -> Span {
        let mut span = Span::default();
        for (name, field) in node.fields {
            match name {
                "line" => span.line = small(field),
                "column" => span.column = small(field),
                "scope" => span.file = field.node().map_or(0, |scope| self.file_of_scope(scope)),
                _ => {}
            }
        }
        if span.line == 0 { Span::default() } else { span }
    }

    /// The file that a scope lies in.
    fn file_of_scope(&mut self, scope: u32) -> u32 {
        if let Some(&file) = self.scopes.get(&scope) {
            return file;
        }
        let mut at = Some(scope);
        let mut file = 0;
        for _ in 0..MAX_STEPS {
            let Some(node) = at.and_then(|number| self.nodes.get(number)) else { break };
            if node.kind == "DIFile" {
                file = self.file(&node);
                break;
            }
            let named = node.get("file").and_then(Field::node);
            at = named.or_else(|| node.get("scope").and_then(Field::node));
        }
        self.scopes.insert(scope, file);
        file
    }

    /// The number of a file.
    fn file(&mut self, node: &MetadataNode<'a>) -> u32 {
        let text = |name| node.get(name).and_then(Field::text).map(names::plain).unwrap_or_default();
        let (name, mut directory) = (text("filename"), text("directory"));
        if name.starts_with('/') {
            directory.clear();
        }
        let files = &mut self.files;
        *self.numbers.entry((name, directory)).or_insert_with_key(|key| {
            files.push(key.clone());
            files.len() as u32 - 1
        })
    }

    /// The place where something is declared.
    fn declared(&mut self, node: &MetadataNode<'a>) -> Span {
        let line = node.get("line").map_or(0, small);
        let file = node.get("file").and_then(Field::node).map_or(0, |file| self.file_of_scope(file));
        if line == 0 { Span::default() } else { Span { file, line, column: 0 } }
    }

    /// The description of a function.
    pub fn subprogram(&mut self, number: u32) -> Subprogram {
        let Some(node) = self.nodes.get(number) else { return Subprogram::default() };
        let name = node.get("name").and_then(Field::text).map(names::plain);
        Subprogram { name, span: self.declared(&node) }
    }

    /// The name of a label.
    pub fn label(&self, number: u32) -> Option<String> {
        self.nodes.get(number)?.get("name").and_then(Field::text).map(names::plain)
    }

    /// The variable of a `DILocalVariable`, `DIGlobalVariable` or `DIGlobalVariableExpression`.
    pub fn variable(&mut self, number: u32) -> Option<SourceVariable> {
        let mut node = self.nodes.get(number)?;
        if node.kind == "DIGlobalVariableExpression" {
            node = self.nodes.get(node.get("var")?.node()?)?;
        }
        let name =
            node.get("name").and_then(Field::text).map(names::plain).filter(|name| !name.is_empty())?;
        let ty = node.get("type").and_then(Field::node).map_or(SourceType::Other, |ty| self.whole_type(ty));
        let is_parameter = node.get("arg").is_some_and(|field| small(field) > 0);
        let declared = node.get("type").and_then(Field::node);
        let is_volatile = declared.is_none_or(|ty| self.has_volatile(ty, MAX_DEPTH, &mut MAX_PARTS.clone()));
        Some(SourceVariable { name, ty, span: self.declared(&node), is_parameter, is_volatile })
    }

    /// Whether an object of a type is `volatile` or has a part that is; also where that is too much to ask.
    fn has_volatile(&self, number: u32, depth: u32, parts: &mut u32) -> bool {
        if depth == 0 || *parts == 0 {
            return true;
        }
        *parts -= 1;
        let Some(node) = self.nodes.get(number) else { return true };
        let base = node.get("baseType").and_then(Field::node);
        let mut has_base = |base: Option<u32>| match base {
            Some(base) => self.has_volatile(base, depth - 1, parts),
            None => false,
        };
        match (node.kind, node.get("tag").and_then(Field::word).unwrap_or("")) {
            ("DIBasicType", _) | (_, "DW_TAG_enumeration_type" | "DW_TAG_unspecified_type") => false,
            (_, "DW_TAG_volatile_type") => true,
            (_, "DW_TAG_typedef" | "DW_TAG_const_type" | "DW_TAG_restrict_type" | "DW_TAG_atomic_type")
            | (_, "DW_TAG_member" | "DW_TAG_inheritance" | "DW_TAG_array_type") => has_base(base),
            (_, "DW_TAG_structure_type" | "DW_TAG_class_type" | "DW_TAG_union_type") => {
                let elements = node.get("elements").and_then(Field::node);
                let list = elements.and_then(|list| self.nodes.get(list));
                let is_part = |number: u32| {
                    let tag = self.nodes.get(number);
                    let tag = tag.and_then(|node| node.get("tag").and_then(Field::word));
                    matches!(tag, Some("DW_TAG_member" | "DW_TAG_inheritance"))
                };
                let fields = list.map(|list| list.fields).into_iter().flatten();
                let mut numbers = fields.filter_map(|(_, field)| field.node());
                node.get("elements").is_none() && node.get("size").is_none()
                    || numbers.any(|number| is_part(number) && has_base(Some(number)))
            }
            // A pointer is not volatile because of what it leads to.
            (_, "DW_TAG_pointer_type" | "DW_TAG_ptr_to_member_type")
            | (_, "DW_TAG_reference_type" | "DW_TAG_rvalue_reference_type") => false,
            _ => true,
        }
    }

    /// Whether a variable belongs to a function in C or in a language that is made of it.
    pub fn is_of_c(&self, number: u32) -> bool {
        let mut at = Some(number);
        for _ in 0..MAX_STEPS {
            let Some(node) = at.and_then(|number| self.nodes.get(number)) else { return false };
            if let Some(unit) = node.get("unit").and_then(Field::node) {
                return self.nodes.get(unit).is_some_and(|unit| is_language_of_c(&unit));
            }
            at = node.get("scope").and_then(Field::node);
        }
        false
    }

    /// The description of a variable's type.
    fn whole_type(&mut self, number: u32) -> SourceType {
        if let Some(ty) = self.types.get(&number) {
            return ty.clone();
        }
        let ty = self.ty(number, PointerDepth::Follow, MAX_DEPTH, &mut { MAX_PARTS });
        self.types.insert(number, ty.clone());
        ty
    }

    /// A type's description, with limits on its levels and parts.
    fn ty(&self, number: u32, pointers: PointerDepth, depth: u32, parts: &mut u32) -> SourceType {
        if depth == 0 || *parts == 0 {
            return SourceType::Other;
        }
        *parts -= 1;
        let Some(node) = self.unnamed(number) else { return SourceType::Other };
        match node.kind {
            "DIBasicType" => basic(&node),
            "DIDerivedType" => self.derived(&node, pointers, depth, parts),
            "DICompositeType" => self.composite(&node, pointers, depth, parts),
            _ => SourceType::Other,
        }
    }

    /// The node of a type after names for it, `const` and the like.
    fn unnamed(&self, number: u32) -> Option<MetadataNode<'a>> {
        let mut node = self.nodes.get(number)?;
        for _ in 0..MAX_STEPS {
            let tag = node.get("tag").and_then(Field::word).unwrap_or("");
            let is_name = matches!(
                tag,
                "DW_TAG_typedef"
                    | "DW_TAG_const_type"
                    | "DW_TAG_volatile_type"
                    | "DW_TAG_restrict_type"
                    | "DW_TAG_atomic_type"
                    | "DW_TAG_member"
            );
            if !is_name {
                return Some(node);
            }
            node = self.nodes.get(node.get("baseType")?.node()?)?;
        }
        None
    }

    fn derived(
        &self,
        node: &MetadataNode<'a>,
        pointers: PointerDepth,
        depth: u32,
        parts: &mut u32,
    ) -> SourceType {
        let tag = node.get("tag").and_then(Field::word).unwrap_or("");
        let base = node.get("baseType").and_then(Field::node);
        match tag {
            "DW_TAG_pointer_type" | "DW_TAG_reference_type" | "DW_TAG_rvalue_reference_type" => {
                let pointers = pointers.behind();
                let target = base.map_or(SourceType::Other, |base| self.ty(base, pointers, depth - 1, parts));
                SourceType::Pointer(Box::new(target))
            }
            _ => SourceType::Other,
        }
    }

    fn composite(
        &self,
        node: &MetadataNode<'a>,
        pointers: PointerDepth,
        depth: u32,
        parts: &mut u32,
    ) -> SourceType {
        let name = node.get("name").and_then(Field::text).map(names::plain).unwrap_or_default();
        let elements = node.get("elements").and_then(Field::node).and_then(|list| self.nodes.get(list));
        let elements = elements.map(|list| list.fields).into_iter().flatten();
        let elements = elements.filter_map(|(_, field)| self.nodes.get(field.node()?));
        match node.get("tag").and_then(Field::word).unwrap_or("") {
            "DW_TAG_array_type" => {
                let base = node.get("baseType").and_then(Field::node);
                let element =
                    base.map_or(SourceType::Other, |base| self.ty(base, pointers, depth - 1, parts));
                let counts: Vec<u64> = elements.take(MAX_DEPTH as usize).map(|range| count(&range)).collect();
                let wrap = |element, &count: &u64| SourceType::Array(count, Box::new(element));
                counts.iter().rev().fold(element, wrap)
            }
            "DW_TAG_enumeration_type" => {
                let value = |node: MetadataNode<'a>| {
                    let name = node.get("name").and_then(Field::text).map(names::plain)?;
                    Some((name, node.get("value")?.signed()?))
                };
                SourceType::Enum(name, elements.filter_map(value).take(MAX_PARTS as usize).collect())
            }
            "DW_TAG_structure_type" | "DW_TAG_class_type" | "DW_TAG_union_type" => {
                if pointers == PointerDepth::Cut {
                    return SourceType::Struct(name, Vec::new());
                }
                let mut fields = Vec::new();
                for field in elements {
                    if *parts == 0 {
                        break;
                    }
                    fields.extend(self.member(&field, depth, parts));
                }
                SourceType::Struct(name, fields)
            }
            _ => SourceType::Other,
        }
    }

    /// A field of a structure: its name, its offset in bits, its type.
    fn member(
        &self,
        node: &MetadataNode<'a>,
        depth: u32,
        parts: &mut u32,
    ) -> Option<(String, u64, SourceType)> {
        let tag = node.get("tag").and_then(Field::word)?;
        let is_static = node.get("flags").and_then(Field::word) == Some("DIFlagStaticMember");
        if is_static || !matches!(tag, "DW_TAG_member" | "DW_TAG_inheritance") {
            return None;
        }
        let name = node.get("name").and_then(Field::text).map(names::plain).unwrap_or_default();
        let offset = node.get("offset").and_then(Field::unsigned).unwrap_or(0);
        let ty = node.get("baseType").and_then(Field::node)?;
        let ty = self.ty(ty, PointerDepth::Last, depth - 1, parts);
        let ty = match (node.get("size").and_then(Field::unsigned), ty) {
            // A bit-field is as wide as the field says.
            (Some(size), SourceType::Int { signed, width, name }) if size < u64::from(width) => {
                SourceType::Int { signed, width: size as u32, name }
            }
            (_, ty) => ty,
        };
        Some((name, offset, ty))
    }
}

/// How much is said of what pointers point to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PointerDepth {
    /// Everything: the type of the variable itself.
    Follow,
    /// Inside a structure: what a pointer points to has no fields.
    Last,
    /// Behind such a pointer: structures have no fields.
    Cut,
}

impl PointerDepth {
    fn behind(self) -> PointerDepth {
        match self {
            PointerDepth::Follow => PointerDepth::Follow,
            PointerDepth::Last | PointerDepth::Cut => PointerDepth::Cut,
        }
    }
}

/// Whether a unit of compilation is in C or C++, of any year: `DW_LANG_C11`, `DW_LNAME_C_plus_plus`.
fn is_language_of_c(unit: &MetadataNode) -> bool {
    let named = ["language", "sourceLanguageName"].iter().find_map(|name| unit.get(name)?.word());
    let plain = named.and_then(|name| name.strip_prefix("DW_LANG_").or(name.strip_prefix("DW_LNAME_")));
    let year = plain.and_then(|name| name.strip_prefix("C_plus_plus").or(name.strip_prefix("C")));
    year.is_some_and(|year| year.trim_start_matches('_').bytes().all(|byte| byte.is_ascii_digit()))
}

/// A number below 2^32; 0 for others.
fn small(field: Field) -> u32 {
    field.unsigned().and_then(|number| u32::try_from(number).ok()).unwrap_or(0)
}

/// A type without parts.
fn basic(node: &MetadataNode) -> SourceType {
    let name = node.get("name").and_then(Field::text).map(names::plain).unwrap_or_default();
    let width = node.get("size").map_or(0, small);
    match node.get("encoding").and_then(Field::word).unwrap_or("") {
        "DW_ATE_boolean" => SourceType::Bool,
        "DW_ATE_signed_char" => SourceType::Char { signed: true },
        "DW_ATE_unsigned_char" | "DW_ATE_UTF" | "DW_ATE_ASCII" => SourceType::Char { signed: false },
        "DW_ATE_unsigned" => SourceType::Int { signed: false, width, name },
        "DW_ATE_signed" => SourceType::Int { signed: true, width, name },
        "DW_ATE_float" => SourceType::Float(width),
        _ => SourceType::Other,
    }
}

/// The elements of one dimension of an array; 0 if that is not known.
fn count(range: &MetadataNode) -> u64 {
    range.get("count").and_then(Field::unsigned).unwrap_or(0)
}
