//! Nodes of metadata, read on demand.
//!
//! **Contract.** Metadata say nothing of what a program does: a node that is missing, or of another shape
//! than expected, is as if it were not there.

use super::cursor::Cursor;
use super::lexer::{Text, Token};
use rustc_hash::FxHashMap;

/// Where nodes are defined.
#[derive(Debug)]
pub(crate) struct Nodes<'a> {
    text: Text<'a>,
    at: FxHashMap<u32, usize>,
}

/// A field of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Field<'a> {
    Node(u32),
    Number(&'a str),
    /// A string with its escapes.
    Text(&'a str),
    /// A constant with a name.
    Word(&'a str),
    Other,
}

impl<'a> Field<'a> {
    /// The number of the node.
    pub fn node(self) -> Option<u32> {
        if let Field::Node(number) = self { Some(number) } else { None }
    }

    /// The number, if it is whole and not negative.
    pub fn unsigned(self) -> Option<u64> {
        if let Field::Number(text) = self { text.parse().ok() } else { None }
    }

    /// The number, if it is whole.
    pub fn signed(self) -> Option<i64> {
        if let Field::Number(text) = self { text.parse().ok() } else { None }
    }

    pub fn text(self) -> Option<&'a str> {
        if let Field::Text(text) = self { Some(text) } else { None }
    }

    /// The constant with a name.
    pub fn word(self) -> Option<&'a str> {
        if let Field::Word(word) = self { Some(word) } else { None }
    }
}

/// A node: `!DILocation(line: 1)` or, without a kind, `!{!1, !2}`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MetadataNode<'a> {
    /// `DILocation`; empty for a list.
    pub kind: &'a str,
    /// The fields, of a list without names.
    pub fields: Fields<'a>,
}

/// The fields of a node, one after the other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fields<'a> {
    at: Cursor<'a>,
}

impl<'a> MetadataNode<'a> {
    /// The node at a place of the text: where a definition continues, or inside an instruction.
    pub fn read(mut at: Cursor<'a>) -> Option<MetadataNode<'a>> {
        at.accept_word("distinct");
        let kind = match at.take() {
            Token::Tag(kind) => kind,
            Token::Mark(b'!') => "",
            _ => return None,
        };
        matches!(at.take(), Token::Mark(b'(' | b'{')).then_some(MetadataNode { kind, fields: Fields { at } })
    }

    /// The field of this name.
    pub fn get(&self, name: &str) -> Option<Field<'a>> {
        self.fields.into_iter().find(|&(label, _)| label == name).map(|(_, field)| field)
    }
}

impl<'a> Iterator for Fields<'a> {
    type Item = (&'a str, Field<'a>);

    fn next(&mut self) -> Option<(&'a str, Field<'a>)> {
        let mut label = "";
        if let Token::Label(name) = self.at.token {
            label = name;
            self.at.advance();
        }
        let field = match self.at.token {
            Token::Node(number) => Field::Node(number),
            Token::Number(text) => Field::Number(text),
            Token::Text(text) => Field::Text(text),
            Token::Word(word) => Field::Word(word),
            Token::Mark(b'!') => match self.at.second() {
                Token::Text(text) => Field::Text(text),
                _ => Field::Other,
            },
            Token::Mark(b')' | b'}') | Token::End => return None,
            _ => Field::Other,
        };
        // To the next field, whatever else stands there.
        loop {
            match self.at.token {
                Token::Mark(b')' | b'}') | Token::End => break,
                Token::Mark(b',') => {
                    self.at.advance();
                    break;
                }
                _ if self.at.sees_bracket() => self.at.skip_group().ok()?,
                _ => self.at.advance(),
            }
        }
        Some((label, field))
    }
}

impl<'a> Nodes<'a> {
    pub fn new(text: Text<'a>) -> Nodes<'a> {
        Nodes { text, at: FxHashMap::default() }
    }

    /// Notes where a node is defined.
    pub fn define(&mut self, number: u32, at: usize) {
        self.at.insert(number, at);
    }

    /// The node of a number.
    pub fn get(&self, number: u32) -> Option<MetadataNode<'a>> {
        MetadataNode::read(Cursor::new(self.text, *self.at.get(&number)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_of_all_kinds() {
        let text =
            "distinct !DIFoo(name: \"x\", a: -3, b: !7, c: DW_A | DW_B, d: !DIExpression(DW_OP_x, 1), e: 5)";
        let node = MetadataNode::read(Cursor::new(text, 0)).expect("a node");
        assert_eq!(node.kind, "DIFoo");
        assert_eq!(node.get("name"), Some(Field::Text("x")));
        assert_eq!(node.get("a").and_then(Field::signed), Some(-3));
        assert_eq!(node.get("b"), Some(Field::Node(7)));
        assert_eq!(node.get("c"), Some(Field::Word("DW_A")));
        assert_eq!(node.get("d"), Some(Field::Other));
        assert_eq!(node.get("e").and_then(Field::unsigned), Some(5));
        assert_eq!(node.get("f"), None);
    }

    #[test]
    fn lists_and_damage() {
        let list = MetadataNode::read(Cursor::new("!{!1, null, !\"s\"}", 0)).expect("a node");
        let fields: Vec<_> = list.fields.into_iter().map(|(_, field)| field).collect();
        assert_eq!(fields, [Field::Node(1), Field::Word("null"), Field::Text("s")]);
        assert_eq!(
            MetadataNode::read(Cursor::new("!{!1, (", 0)).map(|node| node.fields.into_iter().count()),
            Some(1)
        );
        assert!(MetadataNode::read(Cursor::new("i32 5", 0)).is_none());
    }
}
