//! The table of all parameters, one row each.

use super::Row;
use super::choices::*;
use super::value::ParamValue;

/// Declares the parameters once: the struct of their values, its defaults, and the rows.
macro_rules! params {
    ($($field:ident: $type:ident = $default:expr $(, $low:literal to $high:literal)?; $meaning:literal)*) => {
        /// The value of each parameter, in the field of its name.
        #[derive(Clone, Debug, PartialEq)]
        pub struct Params {
            $(#[doc = $meaning] pub $field: $type,)*
        }

        impl Default for Params {
            fn default() -> Params {
                Params { $($field: $default),* }
            }
        }

        /// The rows of all parameters, sorted by name.
        pub const ROWS: &[Row] = &[$(Row {
            field: stringify!($field),
            meaning: $meaning,
            domain: || <$type as ParamValue>::domain(None$(.or(Some($low..=$high)))?),
            get: |params| params.$field.show(),
            set: |params, text| {
                params.$field = ParamValue::read(text, None$(.or(Some($low..=$high)))?)?;
                Ok(())
            },
        }),*];
    };
}

// Sorted by name. Work is counted in ticks unless the sentence names another unit.
params! {
    abstraction_consequents: bool = true;
        "The search for applications to expand begins with what was asserted last, and with the last operand."
    abstraction_dont_care: bool = true;
        "The search for applications to expand leaves out what the counterexample makes irrelevant."
    abstraction_evaluate: bool = true;
        "An application whose body evaluates to its value in the counterexample is not expanded."
    abstraction_evaluate_effort: u64 = 100000, 0 to 1000000000000;
        "Steps that the evaluation of one application may take."
    abstraction_expansions: usize = 8, 1 to 1000000;
        "The most applications that are expanded after one counterexample."
    abstraction_inline_size: usize = 0, 0 to 1000000000;
        "Under :structural-abstraction, definitions of fewer terms than this are inlined all the same."
    abstraction_size_factor: u64 = 8, 1 to 1000000000;
        "With abstraction-size-order, bodies this many times larger than the smallest are put off \
         until another counterexample."
    abstraction_size_order: bool = true;
        "Of the applications that could be expanded, those with small bodies are."
    arithmetic_low_bits: u32 = 16, 1 to 16777216;
        "The number of lowest bits for which a delayed product gets a circuit first; four times as \
         many after that."
    arithmetic_product_width: u32 = 49, 5 to 4294967295;
        "Products with circuits as large as that of a square of this many bits are delayed."
    arithmetic_quotient_width: u32 = 33, 5 to 4294967295;
        "Quotients and remainders with circuits as large as that for operands of this many bits are delayed."
    arithmetic_values: u32 = 8, 0 to 1000000;
        "The number of pairs of operand values for which a lemma gives the result of a delayed term."
    assume_repairs: u32 = 16, 0 to 1000000;
        "Conflicts and corrections after which the trail of the last call is given up."
    bump_reasons: bool = true;
        "Variables in the reasons of the learnt clause's literals are raised, too."
    bump_reasons_depth: u32 = 1, 0 to 100;
        "The depth to which reason-side bumping follows reasons in focused mode; in stable mode one more."
    bump_reasons_factor: usize = 10, 1 to 1000000;
        "Reason-side bumping gives up when it visits this many times the variables of analysis."
    bump_reasons_rate: f64 = 100.0, 0.0 to 1000000000.0;
        "With more decisions per conflict than this there is no reason-side bumping."
    bump_reasons_window: f64 = 100000.0, 1.0 to 1000000000.0;
        "The window of the average of decisions per conflict, in conflicts."
    congruence: bool = true;
        "Congruence closure of gates."
    congruence_and_size: usize = 1000, 3 to 1000000;
        "The longest clause that congruence closure tries as a conjunction."
    congruence_parity_size: usize = 4, 3 to 5;
        "The most literals of a parity that congruence closure recognises."
    eager: bool = true;
        "Recent learnt clauses that contain a new one are dropped at once."
    eager_clauses: usize = 4, 0 to 1000000;
        "The number of recent learnt clauses that are compared with a new one."
    eliminate: bool = true;
        "Bounded variable elimination."
    eliminate_base_effort: u64 = 20000000, 0 to 1000000000000;
        "Work of one round of elimination, on top of its share of the search."
    eliminate_bound: usize = 0, 0 to 8192;
        "How many clauses more than it removes an elimination may leave, in the end; the bound \
         doubles from 0 and 1."
    eliminate_clauses: usize = 1000, 0 to 1000000;
        "A variable in more clauses than this, counting both literals, is not eliminated."
    eliminate_effort: f64 = 0.2, 0.0 to 1000.0;
        "Work of one round of elimination as a share of the ticks of search so far."
    eliminate_literals: usize = 1000000, 0 to 1000000000;
        "A variable whose clauses have more literals than this together is not eliminated."
    eliminate_occurrences: usize = 200, 0 to 1000000;
        "A variable with a literal in more clauses than this is not eliminated."
    eliminate_order: EliminateOrder = EliminateOrder::Product;
        "Variables with the least product or sum of positive and negative occurrences are eliminated first."
    eliminate_resolvent_size: usize = 100, 2 to 1000000;
        "The longest clause that an elimination may leave."
    eliminate_rounds: u32 = 4, 1 to 1000;
        "The rounds of elimination and subsumption in one simplification."
    eliminate_simplifications: u64 = 1000000000, 0 to 1000000000;
        "The number of simplifications, from the first one on, that eliminate variables."
    eliminate_subsume: bool = true;
        "Clauses that an elimination leaves are tried for subsuming others at once."
    equivalences: bool = true;
        "Literals that are equal by binary clauses are replaced by one of them."
    equivalences_rounds: u32 = 2, 1 to 1000000;
        "The substitutions of equivalent literals in a row: clauses that became binary may make more equal."
    forward: bool = true;
        "Forward subsumption of learnt clauses."
    forward_effort: f64 = 0.02, 0.0 to 1000.0;
        "Forward subsumption as a share of the ticks of search since the last time."
    forward_size: usize = 100, 2 to 1000000;
        "The longest clause that takes part in forward subsumption."
    inprocess: bool = true;
        "Simplification between phases of search."
    inprocess_first_size: u64 = 1, 0 to 1000000;
        "Work of search for each variable and each two literals before the first simplification, \
         besides inprocess-first-work."
    inprocess_first_work: u64 = 50000, 0 to 1000000000000;
        "The least work of search, in ticks and decisions, before the first simplification."
    inprocess_interval: u64 = 2000, 1 to 1000000000;
        "Conflicts before the first simplification, at most; later gaps are multiples."
    inprocess_paid: f64 = 1.0, 0.0 to 1000.0;
        "The least work of search before the next simplification, as a multiple of the last one's work."
    interpolate_system: InterpolateSystem = InterpolateSystem::Smallest;
        "The interpolant that is made of a proof: that of one system of labels, or the smallest."
    interpolate_words: bool = true;
        "Interpolants are first searched for among conjuncts over shared symbols."
    jobs: u64 = 1, 0 to 64;
        "Searches at a time, each on a thread of its own; 0 is 1."
    jobs_delay: u64 = 4000000, 0 to 1000000000000;
        "Ticks that a call searches alone before others join it."
    jobs_deterministic: bool = false;
        "Searches for one call wait for each other, so that each run is like the last."
    lucky: bool = true;
        "The first call tries models that follow a simple rule, also after its first inprocessing."
    lucky_effort: u64 = 20, 0 to 1000000;
        "Ticks per variable and clause that such a rule may lose by literals that are taken back."
    minimize: bool = true;
        "Literals of a learnt clause that the others imply are dropped."
    minimize_binary: bool = true;
        "Literals of a learnt clause that a binary clause resolves away are dropped."
    minimize_binary_glue: u32 = 6, 1 to 1000000;
        "The greatest glue of a learnt clause that binary clauses are tried on."
    minimize_binary_size: usize = 30, 2 to 1000000;
        "The longest learnt clause that binary clauses are tried on."
    minimize_binary_watches: usize = 1000, 0 to 1000000000;
        "The most watches that are visited for binary clauses."
    mode: ModeChoice = ModeChoice::Alternate;
        "The modes of search that are used."
    mode_first_conflicts: u64 = 1000, 1 to 1000000000;
        "Conflicts of the first phase of focused mode; its ticks are the unit of the later phases."
    pass_cases: bool = true;
        "The pass cases of preprocessing."
    pass_context: bool = true;
        "The pass context of preprocessing."
    pass_deduplicate: bool = true;
        "The pass deduplicate of preprocessing."
    pass_eliminate: bool = true;
        "The pass eliminate of preprocessing."
    pass_facts: bool = true;
        "The pass facts of preprocessing."
    pass_flatten: bool = true;
        "The pass flatten of preprocessing."
    pass_linear: bool = true;
        "The pass linear of preprocessing."
    pass_normalize: bool = true;
        "The pass normalize of preprocessing."
    pass_shannon: bool = true;
        "The pass shannon of preprocessing."
    pass_split: bool = true;
        "The pass split of preprocessing."
    pass_tables: bool = true;
        "The pass tables of preprocessing."
    pass_unconstrained: bool = true;
        "The pass unconstrained of preprocessing."
    pass_unfold: bool = true;
        "The pass unfold of preprocessing."
    phase: PhaseChoice = PhaseChoice::Saved;
        "The value that decisions try first."
    phase_initial: bool = true;
        "The value that decisions give variables at first."
    phase_target: bool = true;
        "Stable mode prefers values of the largest assignment without conflict."
    probe: bool = true;
        "Failed-literal probing with hyper-binary resolution."
    probe_effort: f64 = 0.02, 0.0 to 1000.0;
        "Probing as a share of the ticks of search since the last time."
    propagate_prefetch: PrefetchChoice = PrefetchChoice::Lists;
        "The data that propagation prefetches into the cache."
    reduce: bool = true;
        "Learnt clauses are dropped from time to time."
    reduce_interval: f64 = 1000.0, 1.0 to 1000000000.0;
        "Conflicts before the first reduction; later gaps grow with the square root of their number."
    reduce_order: OrderChoice = OrderChoice::Glue;
        "The learnt clauses that are dropped first: of larger glue, longer, older, or used most recently."
    reduce_percent: usize = 75, 0 to 100;
        "The percentage of the removable learnt clauses that a reduction drops."
    repair: bool = true;
        "A call begins with the last model, and decides only on clauses that it makes false."
    repair_conflicts: u64 = 100, 0 to 1000000000;
        "Conflicts after which a call that repairs a model continues as ordinary search."
    rephase: bool = true;
        "Saved phases are replaced from time to time."
    rephase_interval: u64 = 1000, 1 to 1000000000;
        "Conflicts before the first rephasing; later gaps are multiples."
    restart: bool = true;
        "The search restarts."
    restart_fast_window: f64 = 33.0, 1.0 to 1000000000.0;
        "The window of the short average of glue, in conflicts."
    restart_geometric_factor: f64 = 1.5, 1.0 to 1000.0;
        "The factor by which each gap of geometric restarts is longer."
    restart_geometric_first: u64 = 50, 1 to 1000000000;
        "Conflicts before the first of geometric restarts."
    restart_interval: u64 = 2, 1 to 1000000000;
        "Conflicts between two restarts, at least."
    restart_margin: f64 = 1.1, 0.0 to 1000.0;
        "Focused mode restarts when the short average of glue is this many times the long one."
    restart_policy: RestartPolicy = RestartPolicy::Adaptive;
        "Restarts by glue (stable mode: reluctant doubling), or after gaps that grow by a factor."
    restart_reluctant_max: u64 = 1048576, 1 to 1000000000;
        "The longest gap of reluctant doubling, in conflicts; then it begins anew."
    restart_reluctant_period: u64 = 1024, 1 to 1000000000;
        "The unit of reluctant doubling, in conflicts, by which stable mode restarts."
    restart_reuse: bool = true;
        "A restart keeps the levels that would be built again as they are."
    restart_slow_window: f64 = 100000.0, 1.0 to 1000000000.0;
        "The window of the long average of glue, in conflicts."
    score_decay: f64 = 0.95, 0.5 to 1.0;
        "The factor by which a conflict of stable mode decays scores."
    score_ties: ScoreTies = ScoreTies::Number;
        "Ties of scores go to the lower number, or to the larger product or sum of positive and \
         negative occurrences."
    seed: u64 = 0;
        "The seed of everything random."
    shrink: bool = true;
        "Literals of one level in a learnt clause are replaced by one of that level, where that is possible."
    subsume: bool = true;
        "Subsumption and strengthening of irredundant clauses."
    subsume_base_effort: u64 = 10000000, 0 to 1000000000000;
        "Work of one round of subsumption, on top of its share of the search."
    subsume_effort: f64 = 0.1, 0.0 to 1000.0;
        "Work of one round of subsumption as a share of the ticks of search so far."
    subsume_occurrences: usize = 1000, 0 to 1000000000;
        "A clause is not tried for subsuming others if all its variables are in more clauses than this."
    subsume_size: usize = 100, 2 to 1000000;
        "The longest clause that is tried for subsuming others."
    sweep: bool = false;
        "SAT sweeping: literals that are equal, or true, in all models of the clauses around them."
    sweep_clauses: usize = 1024, 1 to 10000;
        "The most clauses of the environment of a variable."
    sweep_conflicts: u64 = 100, 0 to 10000;
        "Conflicts that one question about an environment may take."
    sweep_depth: usize = 2, 1 to 100;
        "The depth of a variable's environment, in steps from the variable."
    sweep_effort: u64 = 100000, 0 to 1000000000000;
        "Work of one round of sweeping that finds nothing."
    sweep_reward: u64 = 20000, 0 to 1000000000000;
        "Work that each literal found adds to the round."
    sweep_vars: usize = 256, 8 to 10000;
        "The most variables of the environment of a variable."
    tier: bool = true;
        "The limits of the tiers of learnt clauses follow from how often clauses of each glue are used."
    tier_first_conflicts: u64 = 5000, 0 to 1000000000;
        "Conflicts before the limits of the tiers are computed; before, they are those given."
    tier_first_glue: u32 = 2, 0 to 1000000;
        "The greatest glue of the first tier, whose clauses are kept long after their last use."
    tier_first_share: f64 = 0.5, 0.0 to 1.0;
        "The share of all uses that are of clauses of the first tier."
    tier_interval_max: u64 = 65536, 1 to 1000000000;
        "The longest gap, in conflicts, between two computations of the limits of the tiers."
    tier_second_glue: u32 = 6, 0 to 1000000;
        "The greatest glue of the second tier, whose clauses are kept for two reductions after \
         their last use."
    tier_second_share: f64 = 0.9, 0.0 to 1.0;
        "The share of all uses that are of clauses of the first two tiers."
    transitive: bool = true;
        "Transitive reduction of binary clauses."
    transitive_effort: f64 = 0.01, 0.0 to 1000.0;
        "Transitive reduction as a share of the ticks of search since the last time."
    vivify: bool = true;
        "Vivification: clauses are shortened by propagation."
    vivify_effort: f64 = 0.2, 0.0 to 1000.0;
        "Vivification as a share of the ticks of search since the last time."
    vivify_first_weight: f64 = 1.0, 0.0 to 1000.0;
        "The weight of learnt clauses of the first tier in sharing out the effort of vivification."
    vivify_instantiate: bool = true;
        "Vivification assumes the last literal of a clause true where assuming it false comes to nothing."
    vivify_irredundant_weight: f64 = 1.0, 0.0 to 1000.0;
        "The weight of irredundant clauses in sharing out the effort of vivification."
    vivify_second_weight: f64 = 2.0, 0.0 to 1000.0;
        "The weight of learnt clauses of the second tier in sharing out the effort of vivification."
    vivify_third_weight: f64 = 0.5, 0.0 to 1000.0;
        "The weight of other learnt clauses used lately in sharing out the effort of vivification."
    walk: bool = true;
        "Local search from the saved phases for better ones, as a step of rephasing."
    walk_effort: f64 = 0.05, 0.0 to 1000.0;
        "Local search as a share of the ticks of search since the last time."
}
