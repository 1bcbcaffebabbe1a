//! A failure's path as the lines of the source that it went along, and which of them matter.
//!
//! **Idea.** A path of a thousand steps has perhaps ten lines that a person has to see. They are found as in
//! dynamic slicing (Agrawal and Horgan, *Dynamic Program Slicing*, 1990), backward from the place of failure:
//! the last assignments to the variables on that line, the calls that led there, the branches of functions
//! that are still active; and so on for the variables on these lines.
//!
//! **Here.** What a line reads is taken from its text, since events have only values that are written. So it
//! is a choice of what is shown, never of the facts.

use std::collections::{BTreeMap, BTreeSet};

use javelin_solver::BitVec;

use super::source::Sources;
use super::syntax::identifiers;
use super::value::show;
use crate::frontend::module::{SourceType, Span};
use crate::interpret::trace::{AddressNames, Event, Trace};

/// How many fields of a variable are shown beside a line.
const PARTS: usize = 6;

/// A name with a value.
#[derive(Clone, Debug)]
pub struct NamedValue {
    /// As in the source.
    pub name: String,
    /// The type in the source.
    pub ty: SourceType,
    /// The value, as a person reads it.
    pub shown: String,
}

impl NamedValue {
    fn new(name: &str, ty: &SourceType, value: &BitVec, names: &AddressNames) -> NamedValue {
        NamedValue { name: name.to_owned(), ty: ty.clone(), shown: show(ty, value, names) }
    }
}

impl std::fmt::Display for NamedValue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} = {}", self.name, self.shown)
    }
}

/// An activation of a function.
#[derive(Clone, Debug)]
pub struct StoryFrame {
    /// The name of the function.
    pub function: String,
    /// The arguments with names.
    pub arguments: Vec<NamedValue>,
    /// The place of the call.
    pub call: Span,
    /// The number of the caller.
    pub caller: Option<usize>,
}

/// A line that the path went along: consecutive steps of one activation on one line.
#[derive(Clone, Debug)]
pub struct StoryRow {
    /// Where: the first step's place.
    pub span: Span,
    /// The activation, by its number in [`Story::frames`].
    pub frame: usize,
    /// The values that the variables on the line had before, in their order on the line.
    pub before: Vec<NamedValue>,
    /// The variables that got a value.
    pub after: Vec<NamedValue>,
    /// The activations that these belong to; none for global ones.
    pub owners: Vec<Option<usize>>,
    /// The inputs that this step read.
    pub inputs: Vec<String>,
    /// Whether a branch was decided here.
    pub is_branch: bool,
    /// The activation that began here, at its end.
    entered: Option<usize>,
    /// Whether the activation returned here.
    is_return: bool,
}

impl StoryRow {
    /// The values of the variables on the line at its end: what it wrote goes before what was there.
    pub fn latest(&self) -> Vec<NamedValue> {
        let written = self.after.iter().zip(&self.owners);
        let own = written.filter(|(_, owner)| owner.is_none_or(|owner| owner == self.frame));
        let mut values = self.before.clone();
        for (named, _) in own {
            match values.iter_mut().find(|value| value.name == named.name) {
                Some(value) => *value = named.clone(),
                None => values.push(named.clone()),
            }
        }
        values
    }
}

/// A path as people read it.
#[derive(Debug)]
pub struct Story {
    /// The activations, in the order of their beginnings.
    pub frames: Vec<StoryFrame>,
    /// The rows in order; the last one is where it fails.
    pub rows: Vec<StoryRow>,
    /// The values that the program does not determine, in order: `f() = 3`, `x = 4 at first`.
    pub inputs: Vec<String>,
}

/// The variables that a line may mention.
type Scope = BTreeMap<String, NamedValue>;

struct Teller<'a> {
    sources: &'a Sources,
    names: &'a AddressNames,
    story: Story,
    scopes: Vec<Scope>,
    globals: Scope,
    running: Vec<usize>,
}

impl Story {
    /// The story of a trace.
    pub fn new(trace: &Trace, sources: &Sources) -> Story {
        let words = (1..).zip(trace.words.iter().skip(1));
        let inputs = words.map(|(index, word)| format!("argv[{index}] = {}", text_of(word))).collect();
        let story = Story { frames: Vec::new(), rows: Vec::new(), inputs };
        let mut teller = Teller {
            sources,
            names: &trace.names,
            story,
            scopes: Vec::new(),
            globals: Scope::new(),
            running: Vec::new(),
        };
        for step in &trace.steps {
            teller.step(step.span, step.depth, &step.event);
        }
        // The failure has a row of its own unless the path is on its line already.
        teller.row(trace.span);
        teller.story
    }

    /// The function of a row with its arguments.
    pub fn frame(&self, row: &StoryRow) -> &StoryFrame {
        &self.frames[row.frame]
    }
}

/// A word of a command line as C writes it.
fn text_of(word: &[u8]) -> String {
    format!("\"{}\"", word.escape_ascii())
}

impl Teller<'_> {
    fn named(&self, name: &str, ty: &SourceType, value: &BitVec) -> NamedValue {
        NamedValue::new(name, ty, value, self.names)
    }

    fn step(&mut self, span: Span, depth: u32, event: &Event) {
        let mine = if matches!(event, Event::Enter(..)) { depth } else { depth + 1 };
        // Where the beginning is cut off, callers have no names; what was thrown may skip returns.
        self.running.truncate(mine as usize);
        while self.running.len() < mine as usize {
            self.enter("?", &[], Span::default());
        }
        match event {
            Event::Enter(name, arguments) => {
                if !self.running.is_empty() {
                    let row = self.row(span);
                    self.story.rows[row].entered = Some(self.story.frames.len());
                }
                self.enter(name, arguments, span);
            }
            Event::Return(..) => {
                let row = self.row(span);
                self.story.rows[row].is_return = true;
                self.running.pop();
            }
            Event::Assign(name, ty, value) => {
                let own = self.running.last().copied();
                self.assign(span, name, ty, value, own);
            }
            Event::Global(name, ty, value) => self.assign(span, name, ty, value, None),
            Event::Outer(function, name, ty, value) => {
                let is_meant = |frame: &&usize| self.story.frames[**frame].function == *function;
                if let Some(&frame) = self.running.iter().rev().find(is_meant) {
                    self.assign(span, name, ty, value, Some(frame));
                }
            }
            Event::Initial(owner, name, ty, value) => self.initial(span, owner.as_deref(), name, ty, value),
            Event::Input(name, ty, value) => {
                self.input(span, format!("{name}() = {}", show(ty, value, self.names)));
            }
            Event::Volatile(name, ty, value) => {
                self.input(span, format!("{} when read", self.named(name, ty, value)));
            }
            Event::Failure => self.input(span, "an allocation fails".to_owned()),
            Event::Spurious => self.input(span, "a weak exchange fails".to_owned()),
            Event::Branch(_) if span.line > 0 => {
                let row = self.row(span);
                self.story.rows[row].is_branch = true;
            }
            Event::Branch(_) | Event::Output(_) => {}
        }
    }

    fn enter(&mut self, name: &str, arguments: &[(String, SourceType, BitVec)], call: Span) {
        let named = |(name, ty, value): &(String, SourceType, BitVec)| self.named(name, ty, value);
        let arguments: Vec<NamedValue> = arguments.iter().map(named).collect();
        self.scopes.push(arguments.iter().map(|named| (named.name.clone(), named.clone())).collect());
        let caller = self.running.last().copied();
        self.running.push(self.story.frames.len());
        self.story.frames.push(StoryFrame { function: name.to_owned(), arguments, call, caller });
    }

    fn input(&mut self, span: Span, input: String) {
        if span.line > 0 {
            let row = self.row(span);
            self.story.rows[row].inputs.push(input.clone());
        }
        self.story.inputs.push(input);
    }

    /// A variable has a value that nothing gave to it.
    fn initial(&mut self, span: Span, owner: Option<&str>, name: &str, ty: &SourceType, value: &BitVec) {
        let named = self.named(name, ty, value);
        self.input(span, format!("{named} at first"));
        let is_meant = |frame: &&usize| Some(self.story.frames[**frame].function.as_str()) == owner;
        let frame = self.running.iter().rev().find(is_meant).copied();
        let scope = match (owner, frame) {
            (None, _) => &mut self.globals,
            (Some(_), Some(frame)) => &mut self.scopes[frame],
            (Some(_), None) => return,
        };
        scope.insert(name.to_owned(), named.clone());
        // The line that reads it has begun before its value was known.
        let line = self.sources.line(span).unwrap_or("");
        if let Some(row) = self.story.rows.last_mut()
            && row.span.line == span.line
            && identifiers(line).iter().any(|word| word == root(name))
        {
            row.before.push(named);
        }
    }

    fn assign(&mut self, span: Span, name: &str, ty: &SourceType, value: &BitVec, owner: Option<usize>) {
        let named = self.named(name, ty, value);
        // Steps without a line (arguments that are put into memory) are known, but not part of the path.
        if span.line > 0 {
            let number = self.row(span);
            let row = &mut self.story.rows[number];
            row.after.push(named.clone());
            row.owners.push(owner);
        }
        let scope = owner.map_or(&mut self.globals, |frame| &mut self.scopes[frame]);
        // A new value for the whole replaces what is known of parts.
        let parts: Vec<String> = parts(scope, name).map(|(key, _)| key.clone()).collect();
        for part in parts {
            scope.remove(&part);
        }
        scope.insert(name.to_owned(), named);
    }

    /// The row that a step at this place belongs to.
    fn row(&mut self, span: Span) -> usize {
        let Some(&frame) = self.running.last() else {
            self.enter("?", &[], Span::default());
            return self.row(span);
        };
        if let Some(last) = self.story.rows.last()
            && last.frame == frame
            && last.entered.is_none()
            && (last.span.file, last.span.line) == (span.file, span.line)
        {
            return self.story.rows.len() - 1;
        }
        let before = self.before(span, frame);
        let row = StoryRow {
            span,
            frame,
            before,
            after: Vec::new(),
            owners: Vec::new(),
            inputs: Vec::new(),
            is_branch: false,
            entered: None,
            is_return: false,
        };
        self.story.rows.push(row);
        self.story.rows.len() - 1
    }

    /// The values of the variables that a line names, and of their parts: fields that it names, elements
    /// whose index it names or whose index is the value of a variable on it.
    fn before(&self, span: Span, frame: usize) -> Vec<NamedValue> {
        let line = self.sources.line(span).unwrap_or("");
        let words = identifiers(line);
        let mut found: Vec<NamedValue> = Vec::new();
        for word in &words {
            found.extend(self.scope(frame, word).get(word).cloned());
        }
        let indices: Vec<String> =
            numbers(line).chain(found.iter().map(|named| named.shown.clone())).collect();
        for word in &words {
            let scope = self.scope(frame, word);
            let elements = indices.iter().map(|index| format!("{word}[{index}]"));
            for whole in std::iter::once(word.clone()).chain(elements) {
                let is_element = whole != *word;
                found.extend(scope.get(&whole).filter(|_| is_element).cloned());
                let field = format!("{whole}.");
                let fields = scope.range(field.clone()..).take_while(|(key, _)| key.starts_with(&field));
                let fields = fields.filter(|(key, _)| words.iter().any(|word| word == last_name(key)));
                found.extend(fields.take(PARTS).map(|(_, named)| named.clone()));
            }
        }
        found
    }

    /// Where a variable is looked up.
    fn scope(&self, frame: usize, word: &str) -> &Scope {
        let own = &self.scopes[frame];
        let is_own = own.contains_key(word) || parts(own, word).next().is_some();
        if is_own { own } else { &self.globals }
    }
}

/// The known parts of a variable.
fn parts<'a>(scope: &'a Scope, whole: &'a str) -> impl Iterator<Item = (&'a String, &'a NamedValue)> {
    let of = move |separator| {
        let range = scope.range(format!("{whole}{separator}")..);
        range.take_while(move |(key, _)| {
            key[..].strip_prefix(whole).is_some_and(|rest| rest.starts_with(separator))
        })
    };
    of('.').chain(of('['))
}

/// The decimal numbers of a line.
fn numbers(line: &str) -> impl Iterator<Item = String> {
    let words = line.split(|c: char| !(c.is_alphanumeric() || c == '_'));
    words.filter(|word| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())).map(str::to_owned)
}

/// The variable that a name is a part of: `s` of `s.items[3]`.
pub fn root(name: &str) -> &str {
    let end = name.find(|c: char| !(c.is_alphanumeric() || c == '_' || c == '$')).unwrap_or(name.len());
    &name[..end]
}

/// The last field of a name, without indices: `items` of `s.items[3]`.
fn last_name(name: &str) -> &str {
    let name = name.split('[').next().unwrap_or(name);
    name.rsplit(['.', '>']).next().unwrap_or(name)
}

/// A variable that later lines read: of an activation, or global.
type Wanted = BTreeSet<(Option<usize>, String)>;

/// The rows of a story that matter for its last one, ascending.
pub fn relevant(story: &Story, sources: &Sources) -> Vec<usize> {
    sliced(story, sources, true)
}

/// The inputs that the values on the last row of a story come from: the file and the line of each, and what
/// gave it.
pub fn origins(story: &Story, sources: &Sources) -> BTreeSet<(u32, u32, String)> {
    let rows = sliced(story, sources, false).into_iter().map(|row| &story.rows[row]);
    let of_row = |row: &StoryRow| {
        let from = |input: &String| input.split(" = ").next().unwrap_or(input).to_owned();
        let span = row.span;
        row.inputs.iter().map(move |input| (span.file, span.line, from(input))).collect::<Vec<_>>()
    };
    rows.flat_map(of_row).collect()
}

/// The rows that matter, with or without the branches that led to them.
fn sliced(story: &Story, sources: &Sources, with_branches: bool) -> Vec<usize> {
    let Some(last) = story.rows.len().checked_sub(1) else { return Vec::new() };
    let mut active = BTreeSet::new();
    let mut frame = Some(story.rows[last].frame);
    while let Some(number) = frame {
        active.insert(number);
        frame = story.frames[number].caller;
    }
    let mut slice = BackwardSlice {
        story,
        sources,
        active,
        with_branches,
        wanted: Wanted::new(),
        returns: BTreeSet::new(),
        chosen: Vec::new(),
    };
    slice.choose(last);
    for row in (0..last).rev() {
        if slice.matters(row) {
            slice.choose(row);
        }
    }
    slice.chosen.reverse();
    slice.chosen
}

/// The state of a backward pass.
struct BackwardSlice<'a> {
    story: &'a Story,
    sources: &'a Sources,
    /// Activations that run at the end.
    active: BTreeSet<usize>,
    /// Whether branches of these matter.
    with_branches: bool,
    wanted: Wanted,
    /// Callers' lines whose callees' results matter.
    returns: BTreeSet<(usize, u32, u32)>,
    chosen: Vec<usize>,
}

impl BackwardSlice<'_> {
    fn matters(&self, number: usize) -> bool {
        let row = &self.story.rows[number];
        let is_wanted =
            |frame: Option<usize>, name: &str| self.wanted.contains(&(frame, root(name).to_owned()));
        let mut written = row.after.iter().zip(&row.owners);
        let assigns = written.any(|(named, owner)| is_wanted(*owner, &named.name));
        let calls = row.entered.is_some_and(|callee| {
            let mut arguments = self.story.frames[callee].arguments.iter();
            self.active.contains(&callee) || arguments.any(|named| is_wanted(Some(callee), &named.name))
        });
        let frame = &self.story.frames[row.frame];
        let caller = frame.caller.map(|caller| (caller, frame.call.file, frame.call.line));
        let returns = row.is_return && caller.is_some_and(|caller| self.returns.contains(&caller));
        let branches = self.with_branches && row.is_branch && self.active.contains(&row.frame);
        assigns || calls || returns || branches
    }

    fn choose(&mut self, number: usize) {
        let row = &self.story.rows[number];
        self.chosen.push(number);
        self.returns.insert((row.frame, row.span.file, row.span.line));
        // A variable that is given a whole new value is not looked for any further; what the line reads is.
        for (named, owner) in row.after.iter().zip(&row.owners) {
            self.wanted.remove(&(*owner, named.name.clone()));
        }
        let line = self.sources.line(row.span).unwrap_or("");
        let only_written = target(line);
        for word in identifiers(line) {
            if only_written != Some(word.as_str()) {
                self.wanted.insert((Some(row.frame), word.clone()));
                self.wanted.insert((None, word));
            }
        }
    }
}

/// The variable that a line like `x = y;` or `int x = y;` assigns and does not read.
fn target(line: &str) -> Option<&str> {
    let position = line.find('=')?;
    let (left, right) = (line[..position].trim_end(), &line[position + 1..]);
    let start = left.rfind(|c: char| !(c.is_alphanumeric() || c == '_')).map_or(0, |index| index + 1);
    let name = &left[start..];
    let before = left[..start].trim_end();
    let plain = before.is_empty() || before.ends_with(|c: char| c.is_alphanumeric() || c == '_');
    let again = right.starts_with('=') || identifiers(right).iter().any(|word| word == name);
    (plain && !again && !name.is_empty()).then_some(name)
}
