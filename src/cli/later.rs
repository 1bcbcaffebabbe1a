//! Flags of a subcommand that are declared only if it is the one that was typed: declaring those of
//! all subcommands takes as long as solving a small script.

use std::ops::Deref;

use clap::builder::Resettable;
use clap::{ArgMatches, Args, Command, Error, FromArgMatches};

/// The flags of a subcommand, declared when it is used.
#[derive(Clone, Debug)]
pub struct Later<T>(pub Box<T>);

impl<T> Deref for Later<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: Args> Args for Later<T> {
    fn augment_args(command: Command) -> Command {
        command.defer(|command| {
            // The description of the subcommand is that of its variant, not of its flags.
            let short = Resettable::from(command.get_about().cloned());
            let long = Resettable::from(command.get_long_about().cloned());
            T::augment_args(command).about(short).long_about(long)
        })
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl<T: FromArgMatches> FromArgMatches for Later<T> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Later<T>, Error> {
        T::from_arg_matches(matches).map(|flags| Later(Box::new(flags)))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        self.0.update_from_arg_matches(matches)
    }
}
