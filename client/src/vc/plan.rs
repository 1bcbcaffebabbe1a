//! The call graph of a condition, computed before any command is sent: the summaries it can reach, how often
//! inlining would expand them, and whether one is recursive.

use std::collections::{BTreeMap, BTreeSet};

use javelin_solver::call_graph::callees_first;

use super::bodies::{Bodies, Summary};
use super::condition::Condition;
use super::error::VcError;

/// The call graph of a condition.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// The number of applications that inlining all calls would expand, counted with repetitions; saturates.
    pub possible: u64,
    /// The summaries without a body that the condition can reach.
    pub free: BTreeSet<String>,
    /// The summaries whose occurrences are kept apart: the nondeterministic ones, and those that call them,
    /// directly or not.
    pub apart: BTreeSet<String>,
    /// All functions and summaries with a body that the condition can reach, callees first.
    pub order: Vec<String>,
}

impl Plan {
    /// Computes the call graph of a condition.
    ///
    /// # Errors
    /// A summary is recursive, has a body with another number of parameters, or has a name with another
    /// meaning in the condition.
    pub fn new(condition: &Condition, bodies: &Bodies) -> Result<Plan, VcError> {
        let names = Names { condition, bodies };
        names.check_arities()?;
        let roots = condition.uses.keys().map(String::as_str);
        let callees =
            |name| names.uses(name).map_or_else(Vec::new, |uses| uses.keys().map(String::as_str).collect());
        let order = callees_first(roots, callees);
        let order =
            order.map_err(|cycle| VcError::Recursion(cycle.into_iter().map(str::to_owned).collect()))?;
        let mut plan = Plan::default();
        let mut counts: BTreeMap<&str, u64> = BTreeMap::new();
        for name in order {
            let is_summary = names.summaries(name).next().is_some();
            if names.summaries(name).any(|summary| summary.nondeterministic) {
                plan.apart.insert(name.into());
            }
            let Some(uses) = names.uses(name) else {
                if is_summary {
                    plan.free.insert(name.into());
                }
                continue;
            };
            names.check_clash(name, uses)?;
            if uses.keys().any(|used| plan.apart.contains(used)) {
                plan.apart.insert(name.into());
            }
            counts.insert(name, names.count(uses, &counts));
            plan.order.push(name.into());
        }
        plan.possible = names.count(&condition.uses, &counts);
        Ok(plan)
    }
}

/// The names of a condition and of its side file.
struct Names<'a> {
    condition: &'a Condition,
    bodies: &'a Bodies,
}

impl<'a> Names<'a> {
    /// The names that the body of a function or summary uses, and how often. A function of the condition has
    /// precedence over a summary of the side file.
    fn uses(&self, name: &str) -> Option<&'a BTreeMap<String, u64>> {
        let defined = self.condition.definitions.get(name);
        defined.or_else(|| Some(&self.bodies.get(name)?.body.as_ref()?.uses))
    }

    /// Whether the condition gives the name a meaning that is no summary.
    fn is_own(&self, name: &str) -> bool {
        self.condition.names.contains(name)
    }

    /// The summaries of a name: that of the condition, and that of the side file.
    fn summaries(&self, name: &str) -> impl Iterator<Item = &'a Summary> {
        let known = [self.condition.summaries.get(name), self.bodies.get(name).map(AsRef::as_ref)];
        known.into_iter().flatten().filter(|_| !self.is_own(name))
    }

    fn check_arities(&self) -> Result<(), VcError> {
        for (name, declared) in &self.condition.summaries {
            let Some(known) = self.bodies.get(name) else { continue };
            let (wanted, given) = (declared.sorts.len(), known.sorts.len());
            if wanted != given {
                return Err(VcError::Arity { name: name.clone(), wanted, given });
            }
        }
        Ok(())
    }

    /// Refuses a summary whose body uses a name that is another summary in the side file and something else
    /// in the condition.
    fn check_clash(&self, name: &str, uses: &BTreeMap<String, u64>) -> Result<(), VcError> {
        let is_clash = |used: &&String| self.is_own(used) && self.bodies.get(used).is_some();
        match uses.keys().find(is_clash).filter(|_| !self.is_own(name)) {
            Some(clash) => Err(VcError::Clash { name: clash.clone(), user: name.into() }),
            None => Ok(()),
        }
    }

    /// The number of applications that inlining expands in a body with these uses, given the counts of the
    /// names.
    fn count(&self, uses: &BTreeMap<String, u64>, counts: &BTreeMap<&str, u64>) -> u64 {
        let below = uses.iter().map(|(name, &times)| {
            let own = u64::from(!self.is_own(name) && self.uses(name).is_some());
            let once = counts.get(name.as_str()).map_or(0, |count| count.saturating_add(own));
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
        // Three applications of f, and two of g in each of them; h has no body.
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
    fn mismatched_bodies_are_refused() {
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
