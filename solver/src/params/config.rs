//! Named configurations: TOML files of the values that differ from the defaults.
//!
//! ```toml
//! description = "what it is for"
//!
//! [params]
//! vivify = false
//! reduce-interval = 500
//! ```

use serde::Deserialize;

use super::{ParamError, Params};

/// The configurations that are part of the program, by name.
const NAMED: &[(&str, &str)] = &[
    ("default", include_str!("../../configs/default.toml")),
    ("clauses", include_str!("../../configs/clauses.toml")),
    ("swv", include_str!("../../configs/swv.toml")),
    ("bmc", include_str!("../../configs/bmc.toml")),
    ("equivalence", include_str!("../../configs/equivalence.toml")),
    ("spear", include_str!("../../configs/spear.toml")),
];

/// The parameters that differ from the defaults, with a description.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// The purpose, in one sentence.
    pub description: String,
    #[serde(default)]
    params: toml::Table,
}

/// A reason to reject a configuration.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ConfigError {
    /// No configuration has this name.
    #[error("there is no configuration `{0}`; there are {known}", known = known())]
    Unknown(String),
    /// The text is not the TOML of a configuration.
    #[error("not a configuration: {0}")]
    Malformed(String),
    /// A parameter cannot be set.
    #[error(transparent)]
    Param(#[from] ParamError),
}

/// The names of the configurations that are part of the program.
pub fn names() -> impl Iterator<Item = &'static str> {
    NAMED.iter().map(|(name, _)| *name)
}

/// The names of the configurations for a message.
fn known() -> String {
    names().collect::<Vec<_>>().join(", ")
}

impl Config {
    /// A configuration that is part of the program.
    ///
    /// # Errors
    /// No configuration has this name.
    pub fn named(name: &str) -> Result<Config, ConfigError> {
        let found = NAMED.iter().find(|(known, _)| *known == name);
        let (_, text) = found.ok_or_else(|| ConfigError::Unknown(name.to_owned()))?;
        Config::parse(text)
    }

    /// Reads a configuration.
    ///
    /// # Errors
    /// The text is not TOML, or not of a configuration's form.
    pub fn parse(text: &str) -> Result<Config, ConfigError> {
        toml::from_str(text).map_err(|error| ConfigError::Malformed(error.to_string()))
    }

    /// The parameters of the configuration. The seed is not part of it, unless it names one.
    ///
    /// # Errors
    /// A parameter is unknown, or its value not of its type or range.
    pub fn params(&self, seed: u64) -> Result<Params, ConfigError> {
        let mut params = Params { seed, ..Params::default() };
        for (name, value) in &self.params {
            let text = match value {
                toml::Value::String(text) => text.clone(),
                other => other.to_string(),
            };
            params.set(name, &text)?;
        }
        Ok(params)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::params::ROWS;

    #[test]
    fn every_named_configuration_reads_and_says_only_what_differs() {
        let defaults = Params::default();
        for name in names() {
            let config = Config::named(name).unwrap();
            let params = config.params(7).unwrap();
            assert!(!config.description.is_empty() && params.seed == 7, "{name}");
            for row in ROWS.iter().filter(|row| config.params.contains_key(&row.name())) {
                assert_ne!(row.get(&params), row.get(&defaults), "{name}: {} is the default", row.name());
            }
        }
        assert_eq!(Config::named("default").unwrap().params(0).unwrap(), defaults);
    }

    #[test]
    fn malformed_configurations_are_refused() {
        let error = Config::named("svw").unwrap_err().to_string();
        assert_eq!(
            error,
            "there is no configuration `svw`; there are default, clauses, swv, bmc, equivalence, spear"
        );
        assert!(matches!(Config::parse("description = 1"), Err(ConfigError::Malformed(_))));
        assert!(matches!(Config::parse("description = \"\"\nparam = 1"), Err(ConfigError::Malformed(_))));
        let config = Config::parse("description = \"\"\n[params]\nvivify = [1]").unwrap();
        assert!(matches!(config.params(0), Err(ConfigError::Param(ParamError::Type { .. }))));
        let config = Config::parse("description = \"\"\n[params]\nvivfy = true").unwrap();
        assert!(config.params(0).unwrap_err().to_string().contains("did you mean `vivify`?"));
    }
}
