//! Counters of the SAT core. The name of a counter begins with the name of its technique; one that measures
//! work ends in `_ticks`.

use javelin_term::statistics::Statistic;

/// Declares the counters once: the fields, and the rows with their names as reports spell them.
macro_rules! counters {
    ($($field:ident, $name:literal: $meaning:literal),* $(,)?) => {
        /// The counters of a solver since it was made.
        #[derive(Clone, Debug, Default, PartialEq, Eq)]
        pub struct Statistics {
            $(#[doc = $meaning] pub $field: u64,)*
        }

        impl Statistics {
            /// All counters, those of zero too.
            pub fn rows(&self) -> impl Iterator<Item = Statistic> {
                [$(Statistic::new($name, self.$field, $meaning)),*].into_iter()
            }
        }
    };
}

counters! {
    solves, "solves": "Calls of `solve`.",
    conflicts, "conflicts": "Clauses found false.",
    decisions, "decisions": "Decisions that are not assumptions.",
    propagations, "propagations": "Literals propagated.",
    ticks, "ticks": "Ticks of all checks, as the limit of ticks counts them.",
    search_ticks, "search-ticks": "Cache lines that search is thought to have read.",
    restarts, "restarts": "Restarts.",
    mode_switches, "mode-switches": "Changes between focused and stable mode.",
    rephase_rounds, "rephase-rounds": "Replacements of the saved phases.",
    reduce_rounds, "reduce-rounds": "Reductions of the learnt clauses.",
    reduce_dropped, "reduce-dropped": "Learnt clauses dropped by reductions.",
    collect_rounds, "collect-rounds": "Garbage collections.",
    inprocess_rounds, "inprocess-rounds": "Rounds of simplification.",
    subsume_dropped, "subsume-dropped": "Clauses dropped because they contain another.",
    subsume_strengthened, "subsume-strengthened":
        "Literals dropped because another clause all but subsumes theirs.",
    eliminate_variables, "eliminate-variables": "Variables eliminated.",
    eliminate_bound, "eliminate-bound": "How many clauses more than before an elimination may leave.",
    forward_subsumed, "forward-subsumed": "Learnt clauses dropped because they contain another clause.",
    forward_strengthened, "forward-strengthened":
        "Learnt clauses that lost a literal because another all but subsumes them.",
    eliminate_resolvents, "eliminate-resolvents": "Clauses that eliminated variables left behind.",
    eliminate_returned, "eliminate-returned": "Eliminated variables brought back.",
    congruence_gates, "congruence-gates": "Gates that congruence closure found.",
    congruence_merged, "congruence-merged": "Outputs that congruence closure found equal or constant.",
    vivify_shortened, "vivify-shortened": "Clauses shortened by vivification.",
    vivify_tried, "vivify-tried": "Clauses tried by vivification.",
    vivify_subsumed, "vivify-subsumed": "Clauses dropped because vivification met one that they contain.",
    vivify_implied, "vivify-implied": "Clauses dropped because vivification found them implied.",
    vivify_instantiated, "vivify-instantiated": "Clauses of which vivification took the last literal.",
    vivify_ticks, "vivify-ticks": "Cache lines that vivification is thought to have read.",
    repair_calls, "repair-calls": "Calls that began as repairs of the last model.",
    repair_flipped, "repair-flipped": "Literals of the last model that were flipped.",
    lucky_models, "lucky-models": "Models that followed a simple rule.",
    lucky_ticks, "lucky-ticks": "Cache lines that looking for such models is thought to have read.",
    portfolio_forks, "portfolio-forks": "Searches that were joined by others.",
    portfolio_answers, "portfolio-answers": "Answers that another search found.",
    portfolio_imported, "portfolio-imported": "Clauses taken from other searches.",
    probe_tried, "probe-tried": "Literals probed.",
    probe_failed, "probe-failed": "Literals whose probing led to a conflict.",
    probe_binaries, "probe-binaries": "Binary clauses that probing found.",
    probe_ticks, "probe-ticks": "Cache lines that probing is thought to have read.",
    equivalences_replaced, "equivalences-replaced": "Variables replaced by equal literals.",
    equivalences_repeated, "equivalences-repeated": "Repeated binary clauses dropped.",
    sweep_tried, "sweep-tried": "Variables whose clauses were swept.",
    sweep_units, "sweep-units": "Literals that sweeping found true in all models.",
    sweep_equal, "sweep-equal": "Literals that sweeping found equal to another.",
    sweep_ticks, "sweep-ticks": "Cache lines that sweeping is thought to have read.",
    transitive_dropped, "transitive-dropped": "Binary clauses dropped because others imply them.",
    transitive_ticks, "transitive-ticks": "Cache lines that transitive reduction is thought to have read.",
    learnt_literals, "learnt-literals": "Literals of learnt clauses.",
    minimize_literals, "minimize-literals": "Literals that minimisation took out of learnt clauses.",
    eager_subsumed, "eager-subsumed": "Learnt clauses dropped because one learnt shortly after is in them.",
    shrink_literals, "shrink-literals": "Literals of learnt clauses replaced by one of their level.",
    walk_rounds, "walk-rounds": "Local searches for phases.",
    walk_flips, "walk-flips": "Variables flipped by local search.",
    walk_models, "walk-models": "Local searches that made all clauses true.",
    walk_ticks, "walk-ticks": "Cache lines that local search is thought to have read.",
}

#[cfg(test)]
mod tests {
    use super::Statistics;

    #[test]
    fn names_are_distinct_and_meanings_are_sentences() {
        let rows: Vec<_> = Statistics::default().rows().collect();
        let mut names: Vec<&str> = rows.iter().map(|row| &*row.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), rows.len());
        assert!(rows.iter().all(|row| row.meaning.ends_with('.')));
    }
}
