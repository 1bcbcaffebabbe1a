//! The answers to `get-info`.

use std::fmt::Write;

use super::options::Options;
use crate::engine::Unknown;
use javelin_term::statistics::Statistic;

/// An answer to `get-info`.
pub(super) enum Answer {
    Text(String),
    /// The keyword is unknown.
    Unsupported,
    /// The keyword is known, but has no value now, for this reason.
    NotNow(&'static str),
}

/// The answer to `(get-info keyword)`.
pub(super) fn get(
    keyword: &str,
    options: &Options,
    reason: Option<&Unknown>,
    levels: usize,
    statistics: impl FnOnce() -> Vec<Statistic>,
) -> Answer {
    Answer::Text(match keyword {
        ":name" => "(:name \"Javelin\")".into(),
        ":version" => format!("(:version \"{}\")", env!("CARGO_PKG_VERSION")),
        ":authors" => "(:authors \"The Javelin developers\")".into(),
        ":error-behavior" if options.strict => "(:error-behavior immediate-exit)".into(),
        ":error-behavior" => "(:error-behavior continued-execution)".into(),
        ":assertion-stack-levels" => format!("(:assertion-stack-levels {levels})"),
        ":reason-unknown" => match reason {
            Some(reason) => format!("(:reason-unknown {reason})"),
            None => return Answer::NotNow("get-info: :reason-unknown is for a check that answered unknown"),
        },
        ":all-statistics" => {
            let mut text = String::from("(");
            for (position, Statistic { name, value, .. }) in statistics().into_iter().enumerate() {
                let separator = if position == 0 { "" } else { "\n " };
                let _ = write!(text, "{separator}:{name} {value}");
            }
            text + ")"
        }
        _ => return Answer::Unsupported,
    })
}
