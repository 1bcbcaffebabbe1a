//! What a condition leads to before anything is sent: the summaries it can reach, how often inlining would use them, and whether
//! one leads back to itself.

use std::collections::{BTreeMap, BTreeSet};

use super::VcError;
use super::bodies::Bodies;
use super::condition::Condition;

/// What is known beforehand.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// The applications that inlining all calls would expand, each time they are written.
    pub possible: u64,
    /// Summaries that the condition leads to and no body is known of.
    pub free: BTreeSet<String>,
    /// Summaries of which no two applications are one: the nondeterministic ones, and what leads to them.
    pub apart: BTreeSet<String>,
    /// Everything that has a body and is used, each after what it uses itself.
    pub order: Vec<String>,
}

/// A name on the way down, and the names it uses that are still to be visited.
struct Visit<'a> {
    name: &'a str,
    left: Vec<&'a str>,
}

struct Search<'a> {
    condition: &'a Condition,
    bodies: &'a Bodies,
    /// The applications below each name that was met; `None` while it is on the way.
    counts: BTreeMap<&'a str, Option<u64>>,
    plan: Plan,
}

impl Plan {
    /// Follows the calls of a condition.
    ///
    /// # Errors
    /// A summary leads back to itself, has bodies for another number of arguments, or is something else in the condition.
    pub fn new(condition: &Condition, bodies: &Bodies) -> Result<Plan, VcError> {
        for (name, declared) in &condition.summaries {
            if let Some(known) = bodies.get(name).filter(|known| known.sorts.len() != declared.sorts.len()) {
                let (wanted, given) = (declared.sorts.len(), known.sorts.len());
                return Err(VcError::Arity { name: name.clone(), wanted, given });
            }
        }
        let mut search = Search { condition, bodies, counts: BTreeMap::new(), plan: Plan::default() };
        for name in condition.uses.keys() {
            search.visit(name)?;
        }
        Ok(Plan { possible: search.count(&condition.uses), ..search.plan })
    }
}

impl<'a> Search<'a> {
    /// What a name stands for uses: a function of the condition before a summary of the side file.
    fn uses(&self, name: &str) -> Option<&'a BTreeMap<String, u64>> {
        let defined = self.condition.definitions.get(name);
        defined.or_else(|| Some(&self.bodies.get(name)?.body.as_ref()?.uses))
    }

    fn is_own(&self, name: &str) -> bool {
        self.condition.names.contains(name)
    }

    /// Follows a name down to the end; the way is kept in a vector.
    fn visit(&mut self, name: &'a str) -> Result<(), VcError> {
        let mut way: Vec<Visit<'a>> = Vec::new();
        self.enter(name, &mut way)?;
        while let Some(last) = way.last_mut() {
            match last.left.pop() {
                Some(next) => self.enter(next, &mut way)?,
                None => {
                    let done = last.name;
                    let uses = self.uses(done);
                    let count = uses.map_or(0, |uses| self.count(uses));
                    if uses.is_some_and(|uses| uses.keys().any(|used| self.plan.apart.contains(used))) {
                        self.plan.apart.insert(done.into());
                    }
                    self.counts.insert(done, Some(count));
                    self.plan.order.push(done.into());
                    way.pop();
                }
            }
        }
        Ok(())
    }

    fn enter(&mut self, name: &'a str, way: &mut Vec<Visit<'a>>) -> Result<(), VcError> {
        match self.counts.get(name) {
            Some(Some(_)) => return Ok(()),
            Some(None) => {
                let cycle =
                    way.iter().map(|visit| visit.name).skip_while(|&other| other != name).chain([name]);
                return Err(VcError::Recursion(cycle.map(str::to_owned).collect()));
            }
            None => {}
        }
        let known = [self.condition.summaries.get(name), self.bodies.get(name).map(AsRef::as_ref)];
        if known.iter().flatten().any(|summary| summary.nondeterministic) && !self.is_own(name) {
            self.plan.apart.insert(name.into());
        }
        match self.uses(name) {
            Some(uses) => {
                if !self.is_own(name)
                    && let Some(clash) =
                        uses.keys().find(|used| self.is_own(used) && self.bodies.get(used).is_some())
                {
                    return Err(VcError::Clash { name: clash.clone(), user: name.into() });
                }
                self.counts.insert(name, None);
                way.push(Visit { name, left: uses.keys().map(String::as_str).collect() });
            }
            None => {
                if known.iter().any(Option::is_some) && !self.is_own(name) {
                    self.plan.free.insert(name.into());
                }
                self.counts.insert(name, Some(0));
            }
        }
        Ok(())
    }

    /// The applications in something that uses names so often, and below them.
    fn count(&self, uses: &BTreeMap<String, u64>) -> u64 {
        let below = uses.iter().map(|(name, &times)| {
            let own = u64::from(!self.is_own(name) && self.uses(name).is_some());
            let once = self
                .counts
                .get(name.as_str())
                .copied()
                .flatten()
                .map_or(0, |count| count.saturating_add(own));
            times.saturating_mul(once)
        });
        below.fold(0, u64::saturating_add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(condition: &str, bodies: &str) -> Result<Plan, VcError> {
        let condition = Condition::parse(condition.as_bytes()).unwrap();
        Plan::new(&condition, &Bodies::parse(bodies.as_bytes()).unwrap())
    }

    #[test]
    fn applications_are_counted_as_inlining_meets_them() {
        let condition = "(declare-summary f (S) S) (declare-const x S) (define-fun m () S (f (f x)))
            (assert (= m (f x) (let ((f x)) f)))";
        let bodies = "(define-fun f ((x S)) S (g x (g x x))) (define-fun g ((x S) (y S)) S (h x))
            (declare-summary h (S) S)";
        let found = plan(condition, bodies).unwrap();
        // Each of three applications of f, two of g below it; nothing is known of h.
        assert_eq!((found.possible, found.free.into_iter().collect::<Vec<_>>()), (9, vec!["h".to_owned()]));
    }

    #[test]
    fn counts_saturate_and_deep_chains_are_no_limit() {
        let mut bodies = String::from("(define-fun f0 ((x S)) S x)");
        for number in 1..5000 {
            let callee = format!("f{}", number - 1);
            bodies += &format!("(define-fun f{number} ((x S)) S ({callee} ({callee} x)))");
        }
        let condition = "(declare-summary f4999 (S) S)(assert (f4999 a))";
        assert_eq!(plan(condition, &bodies).unwrap().possible, u64::MAX);
    }

    #[test]
    fn cycles_are_named() {
        let bodies = "(define-fun f ((x S)) S (g x)) (define-fun g ((x S)) S (h (f x)))";
        let error = plan("(declare-summary f (S) S)(assert (f a))", bodies).unwrap_err();
        assert_eq!(error.to_string(), "recursion through summaries: f -> g -> f");
        // A parameter with the name of a summary is no call, and what is not reached may be recursive.
        let shadowed = "(define-fun f ((g S)) S (let ((f g)) f)) (define-fun g ((x S)) S (g x))";
        assert_eq!(plan("(declare-summary f (S) S)(assert (f a))", shadowed).unwrap().possible, 1);
        let through = "(declare-summary f (S) S)(define-fun m ((x S)) S (f x))(assert (m a))";
        let error = plan(through, "(define-fun f ((x S)) S (m x))").unwrap_err();
        assert_eq!(error.to_string(), "recursion through summaries: m -> f -> m");
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let error = plan("(declare-summary f (S) S)", "(define-fun f () S x)").unwrap_err();
        assert_eq!(
            error.to_string(),
            "the summary f is declared with 1 arguments, and its body has 0 parameters"
        );
        let condition = "(declare-summary f () S)(declare-const g S)(assert (f))";
        let error = plan(condition, "(define-fun f () S g)(define-fun g () S x)").unwrap_err();
        let message =
            "the body of f uses g, which is a summary of the side file and something else in the condition";
        assert_eq!(error.to_string(), message);
    }
}
