//! Terms with a bound variable: `lambda`, and quantifiers that define arrays.
//!
//! **Idea.** A formula that gives every element of an array by a term is an equality of arrays:
//! `(forall ((i S)) (= (select a i) t))` is `(= a (lambda ((i S)) t))`. A guard, as in
//! `(=> g (= (select a i) t))`, leaves the other elements as they are: `t` becomes `(ite g t (select a i))`.
//!
//! **Here.** The body is taken apart at conjunctions, choices and implications, in core operators, until
//! equalities are left that define an element of an array at the bound variable itself.
//!
//! **Contract.** The result is equivalent to the quantifier, wherever it stands. Bodies that do not define
//! arrays are refused.
//!
//! **Cost.** Linear in what was built since the bound variable, for every definition in the body.

use super::error::Error;
use super::terms::Terms;
use javelin_term::graph::Term;
use javelin_term::lambda::Unfit;
use javelin_term::operator::Operator;
use javelin_term::sort::Sort;

/// The most definitions that one quantifier is taken apart into.
const MOST_DEFINITIONS: usize = 64;

/// The message about quantifiers that define no array.
const NO_DEFINITION: &str = "unsupported quantifier forall: it has to define the elements of arrays, as in \
    (forall ((i S)) (=> guard (= (select a i) t)))";

impl Terms {
    /// `(lambda ((variable S)) body)`
    pub(super) fn lambda(&mut self, variable: Term, body: Term) -> Result<Term, Error> {
        self.check_room(1 + body.index().saturating_sub(variable.index()))?;
        self.graph.lambda(variable, body, &self.limits).map_err(|unfit| match unfit {
            Unfit::Body(reason) => Error::Binder(reason),
            Unfit::Stopped(stop) => Error::Stopped(stop),
        })
    }

    /// `(forall ((variable S)) body)`
    pub(super) fn for_all(&mut self, variable: Term, body: Term) -> Result<Term, Error> {
        let mut definitions = Vec::new();
        // A part of the body, and what it holds under.
        let mut stack = vec![(body, Vec::new())];
        while let Some((part, guards)) = stack.pop() {
            if stack.len() + definitions.len() > MOST_DEFINITIONS {
                return Err(Error::Binder(NO_DEFINITION));
            }
            let children = self.graph.children(part).to_vec();
            match (self.graph.operator(part), &children[..]) {
                (Operator::And, _) => stack.extend(children.iter().map(|&child| (child, guards.clone()))),
                (Operator::Ite, &[condition, then, other]) => {
                    let negated = self.graph.not(condition);
                    stack.push((then, [&guards[..], &[condition]].concat()));
                    stack.push((other, [&guards[..], &[negated]].concat()));
                }
                _ => match self.implied(variable, part)? {
                    Some((more, part)) => stack.push((part, [guards, more].concat())),
                    None => definitions.push(self.element(variable, part, &guards)?),
                },
            }
        }
        match definitions[..] {
            [one] => Ok(one),
            _ => Ok(self.graph.and(&definitions)),
        }
    }

    /// An implication as its conditions and its conclusion: of a negated conjunction the one operand that may
    /// define elements.
    fn implied(&mut self, variable: Term, part: Term) -> Result<Option<(Vec<Term>, Term)>, Error> {
        let graph = &self.graph;
        if graph.operator(part) != Operator::Not || graph.operator(graph.child(part, 0)) != Operator::And {
            return Ok(None);
        }
        let mut conditions = graph.children(graph.child(part, 0)).to_vec();
        let conclusions: Vec<Term> = conditions.iter().map(|&operand| self.graph.not(operand)).collect();
        // A condition that is a disjunction is the negation of a conjunction, too: so what defines more is
        // looked for first.
        let mut best = (0, None);
        for (position, &conclusion) in conclusions.iter().enumerate() {
            let likely = self.likely(variable, conclusion)?;
            if likely > best.0 {
                best = (likely, Some(position));
            }
        }
        Ok(best.1.map(|position| {
            conditions.remove(position);
            (conditions, conclusions[position])
        }))
    }

    /// How likely a part is to be taken apart into definitions: 3 for one, 2 for a conjunction of such, 1 for
    /// other conjunctions, 0 for what is none.
    fn likely(&self, variable: Term, part: Term) -> Result<u32, Error> {
        if self.graph.operator(part) != Operator::And {
            return Ok(if self.defined(variable, part)?.is_some() { 3 } else { 0 });
        }
        for &operand in self.graph.children(part) {
            if self.defined(variable, operand)?.is_none() {
                return Ok(1);
            }
        }
        Ok(2)
    }

    /// The array that an equality defines, and its element at the variable. A read of truth values is a
    /// definition itself.
    fn defined(&self, variable: Term, part: Term) -> Result<Option<(Term, Option<Term>)>, Error> {
        let graph = &self.graph;
        let sides: &[(Term, Option<Term>)] = match (graph.operator(part), graph.children(part)) {
            (Operator::Equal, &[left, right]) => &[(left, Some(right)), (right, Some(left))],
            (Operator::Select, _) => &[(part, None)],
            (Operator::Not, &[below]) => &[(below, None)],
            _ => &[],
        };
        for &(read, element) in sides {
            if graph.operator(read) == Operator::Select && graph.child(read, 1) == variable {
                let array = graph.child(read, 0);
                if !graph.depends(array, variable, &self.limits).map_err(Error::Stopped)? {
                    return Ok(Some((array, element)));
                }
            }
        }
        Ok(None)
    }

    /// The equality of arrays that a definition under guards is.
    fn element(&mut self, variable: Term, part: Term, guards: &[Term]) -> Result<Term, Error> {
        let Some((array, element)) = self.defined(variable, part)? else {
            return Err(Error::Binder(NO_DEFINITION));
        };
        let element = match element {
            Some(element) => element,
            None => self.graph.truth(self.graph.operator(part) == Operator::Select),
        };
        let before = self.graph.term(Operator::Select, &[array, variable]);
        debug_assert!(
            self.graph.sort(before) == self.graph.sort(element) && self.graph.sort(part) == Sort::BOOL
        );
        let element = match guards {
            [] => element,
            guards => {
                let guard = self.graph.and(guards);
                self.graph.term(Operator::Ite, &[guard, element, before])
            }
        };
        let lambda = self.lambda(variable, element)?;
        Ok(self.graph.equal(array, lambda))
    }
}
