//! Splits a file into commands: expression trees with their places in the file.

use javelin_parser::ParseError;
use javelin_parser::expression::{Expression, Id, Mistake};
use javelin_parser::source::{Item, ItemKind, Place, Source};

use super::error::VcError;

/// A command, and where it begins.
#[derive(Debug)]
pub struct Command {
    /// The command as a tree.
    pub tree: Expression,
    /// The position of its first byte.
    pub place: Place,
}

impl Command {
    /// The name of the command.
    pub fn head(&self) -> &str {
        self.tree.head(self.tree.root()).unwrap_or_default()
    }

    /// Everything in its parentheses.
    pub fn parts(&self) -> &[Id] {
        self.tree.parts(self.tree.root())
    }

    /// The command as it is written.
    pub fn text(&self) -> &str {
        self.tree.text(self.tree.root())
    }

    /// An error at one of the parts.
    pub fn mistake(&self, part: usize, message: &str) -> Mistake {
        let offset = self.parts().get(part).map_or(0, |&part| self.tree.range(part).start);
        Mistake { offset, message: message.into() }
    }

    /// The error with its place in the file.
    pub fn error(&self, mistake: Mistake) -> VcError {
        let before = self.text().get(..mistake.offset).unwrap_or_default();
        let Place { line, column } = self.place.after(before.as_bytes());
        VcError::Syntax(ParseError { line, column, message: mistake.message, limit: false })
    }
}

/// The commands of a text, one by one; after an error more may follow.
pub fn commands(text: &[u8]) -> impl Iterator<Item = Result<Command, VcError>> {
    let mut source = Source::new();
    source.feed(text);
    source.finish();
    std::iter::from_fn(move || {
        let item = source.next_item()?;
        Some(command(&mut source, &item).map_err(VcError::Syntax))
    })
}

fn command(source: &mut Source, item: &Item) -> Result<Command, ParseError> {
    let wrong = match item.kind {
        ItemKind::Command => None,
        ItemKind::StrayClose => Some("`)` closes nothing"),
        ItemKind::StrayAtom => Some("expected a command in parentheses"),
        ItemKind::Unfinished => return Err(source.unfinished(item)),
    };
    if let Some(message) = wrong {
        return Err(source.error(item, 0, message.into()));
    }
    let read = Expression::read(source.text(item));
    let tree = read.map_err(|Mistake { offset, message }| source.error(item, offset, message))?;
    if tree.head(tree.root()).is_none() {
        return Err(source.error(item, 0, "expected the name of a command".into()));
    }
    Ok(Command { tree, place: source.place(item, 0) })
}
