//! The engines of `javelin verify` on the command line, and their options: made from the rows of the table of
//! engines.

use clap::builder::PossibleValue;
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};
use javelin_verifier::Options;
use javelin_verifier::engines::{AUTO, ENGINES, EngineRow, OptionRow, OptionValues, OptionWord, SET, SHARED};

/// The engine that is asked for, and how engines go about it.
#[derive(Debug)]
pub struct EngineFlags {
    /// The name of the engine.
    pub engine: &'static str,
    /// The options that were given.
    pub options: Options,
    /// The names of all options that were given and that only some engines have.
    pub given: Vec<&'static str>,
}

/// All options, with their engines.
fn rows() -> impl Iterator<Item = (&'static EngineRow, &'static OptionRow)> {
    ENGINES.iter().flat_map(|engine| engine.options.iter().map(|option| (*engine, option)))
}

fn argument(engine: &EngineRow, row: &'static OptionRow) -> Arg {
    let about = format!("With the engine {}: {}", engine.name, lower(row.about));
    let argument = Arg::new(row.name).long(row.name).help(about);
    match &row.values {
        OptionValues::Flag => argument.action(ArgAction::SetTrue),
        OptionValues::Words(words) => {
            let value = |word: &'static OptionWord| PossibleValue::new(word.name).help(word.about);
            argument
                .value_name("WHAT")
                .default_value(row.default())
                .value_parser(words.iter().map(value).collect::<Vec<PossibleValue>>())
        }
        OptionValues::Parsed { check, placeholder, .. } => {
            let check = *check;
            argument
                .value_name(*placeholder)
                .default_value(row.default())
                .value_parser(move |text: &str| check(text).map(|()| text.to_owned()))
        }
    }
}

/// A sentence in the middle of another.
fn lower(sentence: &str) -> String {
    let mut rest = sentence.chars();
    rest.next().into_iter().flat_map(char::to_lowercase).chain(rest).collect()
}

impl Args for EngineFlags {
    fn augment_args(command: Command) -> Command {
        let auto = PossibleValue::new(AUTO).help("Engines in turns.");
        let names = ENGINES.iter().map(|row| PossibleValue::new(row.name).help(row.about));
        let names: Vec<PossibleValue> = std::iter::once(auto).chain(names).collect();
        let engine = Arg::new("engine").long("engine").value_name("NAME").help("How it is checked.");
        let engine = engine.default_value(AUTO).value_parser(names);
        rows().fold(command.arg(engine), |command, (engine, row)| command.arg(argument(engine, row)))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for EngineFlags {
    fn from_arg_matches(matches: &ArgMatches) -> Result<EngineFlags, clap::Error> {
        let name = matches.get_one::<String>("engine");
        let engine = ENGINES.iter().map(|row| row.name).find(|row| name.is_some_and(|name| name == row));
        let is_given = |id: &str| matches.value_source(id) == Some(ValueSource::CommandLine);
        let mut options = Options::default();
        // The names that clap knows are those of fields.
        let shared = SHARED.into_iter().filter(|name| is_given(&name.replace('-', "_")));
        let mut given: Vec<&'static str> = shared.collect();
        for (_, row) in rows().filter(|(_, row)| is_given(row.name)) {
            given.push(row.name);
            let value = match row.values {
                OptionValues::Flag => Some(SET.to_owned()),
                _ => matches.get_one::<String>(row.name).cloned(),
            };
            value.into_iter().for_each(|value| options.set(row.name, value));
        }
        Ok(EngineFlags { engine: engine.unwrap_or(AUTO), options, given })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = EngineFlags::from_arg_matches(matches)?;
        Ok(())
    }
}
