//! The commands that ask for many answers: lists of terms, and attributes that say how.

use crate::builder::Builder;
use crate::command::{Command, Enumerating, Quoted};
use crate::error::{Fault, shown};
use crate::lexer::Token;
use crate::reader::{Reader, expected, number};
use crate::script::Parsed;

/// The attributes after the terms of a question.
struct Attributes<T> {
    assumptions: Vec<Quoted<T>>,
    /// The keywords without a value, in their order of `allowed`.
    flags: Vec<bool>,
    limit: Option<u64>,
}

impl<B: Builder> Reader<'_, B> {
    /// Reads terms of sort Bool in parentheses, with their texts.
    pub(crate) fn formulas(&mut self, all: &str, one: &str) -> Result<Vec<Quoted<B::Term>>, Fault> {
        self.quoted_list(all, |reader| Ok(reader.formula(one)?.term))
    }

    /// Reads terms in parentheses, with their texts.
    fn terms(&mut self) -> Result<Vec<Quoted<B::Term>>, Fault> {
        self.quoted_list("terms", Self::term)
    }

    fn quoted_list(
        &mut self,
        all: &str,
        mut one: impl FnMut(&mut Self) -> Result<B::Term, Fault>,
    ) -> Result<Vec<Quoted<B::Term>>, Fault> {
        self.open(&format!("`(` before the {all}"))?;
        let mut found = Vec::new();
        while self.peek()? != Token::Close {
            let start = self.lexer.next_start();
            let term = one(self)?;
            found.push(Quoted { term, text: self.lexer.text(start, self.lexer.end()) });
        }
        self.close(&format!("the {all}"))?;
        Ok(found)
    }

    /// Reads the attributes of a question: `:assuming` and `:limit` with their values, and flags.
    fn attributes(&mut self, allowed: &[&str]) -> Result<Attributes<B::Term>, Fault> {
        let mut flags = vec![false; allowed.len()];
        let (mut assumptions, mut limit) = (Vec::new(), None);
        while self.peek()? != Token::Close {
            let start = self.lexer.next_start();
            let keyword = self.keyword()?;
            match allowed.iter().position(|&name| name == keyword) {
                Some(_) if keyword == ":assuming" => {
                    assumptions = self.formulas("assumptions", "an assumption")?;
                }
                Some(_) if keyword == ":limit" => {
                    limit = match self.lexer.token()? {
                        Token::Numeral(digits) => Some(number(digits, self.lexer.start())?),
                        other => return Err(expected("a number of cubes", other, self.lexer.start())),
                    };
                }
                Some(flag) => flags[flag] = true,
                None => {
                    let keyword = shown(keyword.as_bytes());
                    let allowed = allowed.join(", ");
                    let message = format!("unknown attribute {keyword}; known here are {allowed}");
                    return Err(Fault::new(start, message));
                }
            }
        }
        Ok(Attributes { assumptions, flags, limit })
    }

    pub(crate) fn check_all_sat(&mut self) -> Parsed<B> {
        let predicates = self.formulas("predicates", "a predicate")?;
        let found = self.attributes(&[":assuming", ":limit", ":count-only", ":overlapping"])?;
        let how = Enumerating { limit: found.limit, count_only: found.flags[2], overlapping: found.flags[3] };
        Ok(Command::CheckAllSat { predicates, assumptions: found.assumptions, how })
    }

    pub(crate) fn check_all_sat_next(&mut self) -> Parsed<B> {
        Ok(Command::CheckAllSatNext { limit: self.attributes(&[":limit"])?.limit })
    }

    pub(crate) fn get_abstraction(&mut self) -> Parsed<B> {
        let predicates = self.formulas("predicates", "a predicate")?;
        let found = self.attributes(&[":assuming", ":cartesian"])?;
        let cartesian = found.flags[1];
        Ok(Command::GetAbstraction { predicates, assumptions: found.assumptions, cartesian })
    }

    pub(crate) fn get_consequences(&mut self) -> Parsed<B> {
        let assumptions = self.formulas("assumptions", "an assumption")?;
        Ok(Command::GetConsequences { assumptions, terms: self.terms()? })
    }

    pub(crate) fn get_equalities(&mut self) -> Parsed<B> {
        let terms = self.terms()?;
        Ok(Command::GetEqualities { terms, assumptions: self.attributes(&[":assuming"])?.assumptions })
    }

    pub(crate) fn get_bounds(&mut self) -> Parsed<B> {
        let terms = self.terms()?;
        Ok(Command::GetBounds { terms, assumptions: self.attributes(&[":assuming"])?.assumptions })
    }

    pub(crate) fn optimize(&mut self, maximize: bool) -> Parsed<B> {
        let start = self.lexer.next_start();
        let term = self.term()?;
        let text = self.lexer.text(start, self.lexer.end());
        let signed = self.attributes(&[":signed"])?.flags[0];
        Ok(Command::Optimize { objective: Quoted { term, text }, maximize, signed })
    }
}
