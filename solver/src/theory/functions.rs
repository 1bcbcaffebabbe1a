//! Uninterpreted functions.
//!
//! **Idea.** Ackermann's congruence on demand: equal arguments give equal results, stated only for the pairs
//! of applications that a candidate breaks it for (Ackermann, *Solvable Cases of the Decision Problem*).
//!
//! **Here.** One table from symbol and values of arguments to the first application with these. Arrays count
//! as equal where the candidate says so. Summaries that the caller holds are functions too; those with bodies
//! are not.
//!
//! **Contract.** Without a lemma the tables are functions. Arrays that were not said to be equal may still
//! turn out to be when values are given; [`assign`] names such a pair where it matters.
//!
//! **Cost.** Linear in the applications and their arguments.

use rustc_hash::FxHashMap;

use super::candidate::is_array;
use super::round::Round;
use javelin_term::bitvec::BitVec;
use javelin_term::eval::Table;
use javelin_term::graph::{Graph, Term};
use javelin_term::limits::Stop;
use javelin_term::operator::Operator;
use javelin_term::summary::is_abstract;

/// Whether a term is an application of a function without a body, and no lambda.
fn is_function(graph: &Graph, term: Term) -> bool {
    graph.operator(term) == Operator::Apply && !is_abstract(graph, term) && graph.lambda_of(term).is_none()
}

/// Adds lemmas for applications that equal arguments give different values.
pub fn check(round: &mut Round<'_>) -> Result<(), Stop> {
    let mut first: FxHashMap<Vec<u32>, Term> = FxHashMap::default();
    for &application in round.terms {
        if !is_function(round.graph, application) || round.lemmas.is_full() {
            continue;
        }
        let mut key = vec![round.graph.child(application, 0).index() as u32];
        for position in 1..round.graph.children(application).len() {
            key.push(round.class(round.graph.child(application, position))?);
        }
        let before = *first.entry(key).or_insert(application);
        if round.class(before)? == round.class(application)? {
            continue;
        }
        let (conditions, conclusion) = congruence(round.graph, before, application);
        round.imply(conditions, conclusion);
    }
    Ok(())
}

/// Congruence: equalities of the arguments that are not the same terms, and the equality of the applications.
fn congruence(graph: &mut Graph, before: Term, application: Term) -> (Vec<Term>, Term) {
    let pairs: Vec<(Term, Term)> =
        graph.children(before).iter().copied().zip(graph.children(application).iter().copied()).collect();
    let different = pairs.into_iter().filter(|(left, right)| left != right);
    let conditions = different.map(|(left, right)| graph.equal(left, right)).collect();
    (conditions, graph.equal(before, application))
}

/// Gives the symbols their tables. Arrays have values by now; two arguments that have the same without being
/// known as equal are returned where the values of their applications differ.
pub fn assign(round: &mut Round<'_>) -> Result<Option<(Term, Term)>, Stop> {
    let mut tables: FxHashMap<Term, Table> = FxHashMap::default();
    let mut first: FxHashMap<(Term, Box<[BitVec]>), Term> = FxHashMap::default();
    for &application in round.terms {
        let Round { graph, candidate, .. } = &mut *round;
        if !is_function(graph, application) {
            continue;
        }
        let symbol = graph.child(application, 0);
        let mut arguments = Vec::new();
        for &argument in &graph.children(application)[1..] {
            arguments.push(candidate.value(graph, argument)?);
        }
        let arguments: Box<[BitVec]> = arguments.into();
        let value = candidate.value(graph, application)?;
        let zero = candidate.assignment.zero(graph, graph.sort(application)).ok_or(Stop::Incomplete)?;
        let table = tables.entry(symbol).or_insert_with(|| Table::new(zero));
        let before = *first.entry((symbol, arguments.clone())).or_insert(application);
        if *table.add(arguments, value.clone()) != value {
            for position in 0..graph.children(application).len() {
                let [left, right] = [before, application].map(|of| round.graph.child(of, position));
                if is_array(round.graph, left) && round.class(left)? != round.class(right)? {
                    return Ok(Some((left, right)));
                }
            }
            return Err(Stop::Broken("a function with two values for the same arguments"));
        }
    }
    let Round { graph, candidate, terms, .. } = round;
    for &application in *terms {
        if graph.operator(application) == Operator::Apply
            && let Some(table) = tables.remove(&graph.child(application, 0))
        {
            candidate.assignment.set_function(graph.child(application, 0), table);
        }
    }
    Ok(None)
}
