//! Counters of the SAT core.

/// Declares the counters once: the fields, and the table of their names.
macro_rules! counters {
    ($($name:ident: $meaning:literal),* $(,)?) => {
        /// What the solver has done since it was made.
        #[derive(Clone, Debug, Default, PartialEq, Eq)]
        pub struct Statistics {
            $(#[doc = $meaning] pub $name: u64,)*
        }

        impl Statistics {
            /// The counters by name.
            pub fn rows(&self) -> impl Iterator<Item = (&'static str, u64)> {
                [$((stringify!($name), self.$name)),*].into_iter()
            }
        }
    };
}

counters! {
    solves: "Calls of `solve`.",
    conflicts: "Clauses found false.",
    decisions: "Decisions that are not assumptions.",
    propagations: "Literals propagated.",
    search_ticks: "Cache lines that search is thought to have read.",
    restarts: "Restarts.",
    mode_switches: "Changes between focused and stable mode.",
    rephasings: "Replacements of the saved phases.",
    reductions: "Reductions of the learnt clauses.",
    dropped_clauses: "Learnt clauses dropped by reductions.",
    collections: "Garbage collections.",
    inprocessings: "Rounds of simplification.",
    subsumed: "Clauses dropped because they contain another.",
    strengthened: "Literals dropped because a clause all but subsumes another.",
    eliminated: "Variables eliminated.",
    eliminate_bound: "How many clauses more than before an elimination may leave.",
    forward_subsumed: "Learnt clauses dropped because they contain another clause.",
    forward_strengthened: "Learnt clauses that lost a literal because another clause all but subsumes them.",
    resolvents: "Clauses that eliminated variables left behind.",
    returned: "Eliminated variables brought back.",
    gates_extracted: "Gates that congruence closure found.",
    congruent: "Outputs that congruence closure found equal or constant.",
    vivified: "Clauses shortened by vivification.",
    vivify_checks: "Clauses tried by vivification.",
    vivify_subsumed: "Clauses dropped because vivification met one that they contain.",
    vivify_implied: "Clauses dropped because vivification found them implied.",
    vivify_instantiated: "Clauses of which vivification took the last literal.",
    vivify_ticks: "Cache lines that vivification is thought to have read.",
    repairs: "Calls that began as repairs of the last model.",
    repaired: "Literals of the last model that were flipped.",
    lucky: "Models that followed a simple rule.",
    lucky_ticks: "Cache lines that looking for such models is thought to have read.",
    probed: "Literals probed.",
    failed: "Literals whose probing led to a conflict.",
    hyper_binaries: "Binary clauses that probing found.",
    probe_ticks: "Cache lines that probing is thought to have read.",
    substituted: "Variables replaced by equal literals.",
    deduplicated: "Repeated binary clauses dropped.",
    transitive: "Binary clauses dropped because others imply them.",
    transitive_ticks: "Cache lines that transitive reduction is thought to have read.",
    learnt_literals: "Literals of learnt clauses.",
    minimized_literals: "Literals that minimisation took out of learnt clauses.",
    eagerly_subsumed: "Learnt clauses dropped because one learnt shortly after is in them.",
    shrunken_literals: "Literals of learnt clauses replaced by one of their level.",
    walks: "Local searches for phases.",
    walk_flips: "Variables flipped by local search.",
    walk_models: "Local searches that made all clauses true.",
    walk_ticks: "Cache lines that local search is thought to have read.",
}
