//! Abstract post, paths, cores and certificates against the enumeration of all states of small programs.

use std::collections::BTreeSet;
use std::rc::Rc;

use javelin_client::reply::Reply;
use javelin_client::{InProcess, Transport};
use javelin_solver::BitVec;
use javelin_term::eval::{Assignment, Evaluator};
use javelin_term::graph::{Graph, Term};
use javelin_term::operator::Operator;
use rustc_hash::{FxHashMap, FxHashSet};

use super::certificate::scripts;
use super::context::{Abstraction, Context};
use super::core::{Preference, core};
use super::path::{Feasibility, feasibility};
use super::post::{AbstractStep, Successors};
use super::predicates::Predicate;
use super::state::{AbstractState, States};
use crate::engine::bounded::tests::effort;
use crate::engine::bounded::tests::reference::{ProgramBuilder, Reference};
use crate::engine::kit::replayer::Replayer;
use crate::engine::{Limits, Unwatched};
use crate::formula::automaton::Automaton;
use crate::formula::summarise::Size;
use crate::formula::symbolic::Symbolic;
use crate::limits::Clock;
use crate::program::cfa::{Cfa, Location, LocationKind, Op, Program, Step, VariableInfo};
use crate::program::inlined::{Claim, inline};

/// The bits of each of the three variables of the programs.
const BITS: u32 = 3;

/// The values of the three variables.
type Values = [u64; 3];

/// Whether the condition of an edge counts.
type Matters<'m> = &'m dyn Fn(usize) -> bool;

/// A program as what can be executed on values.
struct World<'w> {
    graph: &'w Graph,
    variables: &'w [VariableInfo],
    function: &'w Cfa,
}

impl<'w> World<'w> {
    fn of(context: &'w Context, automaton: &'w Automaton) -> World<'w> {
        let graph = &*context.encoder.symbolic.graph;
        World { graph, variables: &context.variables, function: &automaton.inlined.function }
    }

    fn value(&self, values: Values, term: Term) -> u64 {
        let mut assignment = Assignment::new();
        for (info, value) in self.variables.iter().zip(values) {
            assignment.set(info.term, BitVec::from_u64(value, BITS));
        }
        let value = Evaluator::new().value(self.graph, &assignment, term).unwrap();
        value.to_u64().unwrap()
    }

    /// The values after an edge, for all unknown values.
    fn step(&self, edge: usize, values: Values, matters: Matters) -> Vec<Values> {
        match &self.function.edges[edge].step {
            Step::Op(Op::Assume(condition)) => {
                let is_taken = !matters(edge) || self.value(values, *condition) == 1;
                if is_taken { vec![values] } else { Vec::new() }
            }
            Step::Op(Op::Assign(all)) => {
                let mut after = values;
                for (variable, term) in all {
                    after[variable.0 as usize] = self.value(values, *term);
                }
                vec![after]
            }
            Step::Op(Op::Havoc(all)) => {
                let [(variable, _)] = all[..] else { panic!("one unknown value an edge") };
                let with = |value| {
                    let mut after = values;
                    after[variable.0 as usize] = value;
                    after
                };
                (0..1 << BITS).map(with).collect()
            }
            other => panic!("{other:?}"),
        }
    }

    /// The values at the end of a block.
    fn post(
        &self,
        automaton: &Automaton,
        block: usize,
        start: &BTreeSet<Values>,
        matters: Matters,
    ) -> BTreeSet<Values> {
        let (edges, block) = (automaton.edges(block), automaton.summary.blocks[block]);
        let mut found = BTreeSet::new();
        let mut seen = BTreeSet::new();
        let mut work: Vec<(Location, Values)> = start.iter().map(|&values| (block.from, values)).collect();
        while let Some((at, values)) = work.pop() {
            for &edge in edges.iter().filter(|&&edge| self.function.edges[edge].from == at) {
                let to = self.function.edges[edge].to;
                for after in self.step(edge, values, matters) {
                    if to == block.to {
                        found.insert(after);
                    } else if seen.insert((to, after)) {
                        work.push((to, after));
                    }
                }
            }
        }
        found
    }

    /// The values at the end of a path of blocks, of whose conditions some count, by position and edge.
    fn along(
        &self,
        automaton: &Automaton,
        blocks: &[usize],
        matters: &dyn Fn(usize, usize) -> bool,
    ) -> BTreeSet<Values> {
        let start = BTreeSet::from([[0; 3]]);
        blocks.iter().enumerate().fold(start, |values, (position, &block)| {
            self.post(automaton, block, &values, &|edge| matters(position, edge))
        })
    }
}

/// Makes the automaton of a program.
fn with_automaton(
    make: &dyn Fn(&mut ProgramBuilder),
    size: Size,
    abstraction: Abstraction,
    run: &mut dyn FnMut(&mut Context, &mut Automaton),
) {
    let mut program = made(make);
    let inlined = inline(&mut program, 1, &Clock::endless()).unwrap();
    program.functions = vec![Some(inlined.function.clone())];
    let variables = program.variables.clone();
    let effort = effort(None);
    let limits = Limits::new(&effort, &Unwatched::default());
    let mut symbolic = Symbolic::new(&mut program);
    let reading = symbolic.reading(&inlined.function).unwrap();
    let mut context = Context::new(symbolic, variables.into(), &effort, abstraction, &limits);
    let (none, inlined, reading) = (FxHashSet::default(), Rc::new(inlined), Rc::new(reading));
    let automaton = Automaton::new(&mut context.encoder, &inlined, &reading, &none, size);
    run(&mut context, &mut automaton.unwrap());
}

fn made(make: &dyn Fn(&mut ProgramBuilder)) -> Program {
    let mut b = ProgramBuilder::new();
    make(&mut b);
    b.program
}

/// `x = any; y = any; while (x < 5) { z = any; if (z < y) x = x * 3; else y = x; } check(x != y)`
fn two_ways(b: &mut ProgramBuilder) {
    let main = b.function(9);
    let sort = b.program.graph.bitvec_sort(BITS);
    let [(x, tx), (y, ty), (z, tz)] = ["x", "y", "z"].map(|name| b.variable_of(Some(main), name, sort));
    let [three, five] = [3, 5].map(|number| b.program.graph.number(number, BITS));
    b.havoc(main, 0, 1, x);
    b.havoc(main, 1, 2, y);
    let goes_on = b.less(tx, five);
    b.branch(main, 2, goes_on, 3, 7);
    b.havoc(main, 3, 4, z);
    let is_less = b.less(tz, ty);
    b.branch(main, 4, is_less, 5, 6);
    let product = b.program.graph.term(Operator::BvMul, &[tx, three]);
    b.assign(main, 5, 2, x, product);
    b.assign(main, 6, 2, y, tx);
    let holds = b.program.graph.unequal(tx, ty);
    b.check(main, 7, 8, holds);
}

/// `x = any; assume(x == 1); y = x; while (y < 4) { z = any; if (z < x) y = y << 1; else y = y | x; }
/// check(y != 4)`
fn shifted(b: &mut ProgramBuilder) {
    let main = b.function(9);
    let sort = b.program.graph.bitvec_sort(BITS);
    let [(x, tx), (y, ty), (z, tz)] = ["x", "y", "z"].map(|name| b.variable_of(Some(main), name, sort));
    let [one, four] = [1, 4].map(|number| b.program.graph.number(number, BITS));
    b.havoc(main, 0, 1, x);
    let is_one = b.program.graph.equal(tx, one);
    b.assume(main, 1, 2, is_one);
    b.assign(main, 2, 3, y, tx);
    let goes_on = b.less(ty, four);
    b.branch(main, 3, goes_on, 4, 7);
    b.havoc(main, 4, 5, z);
    let is_less = b.less(tz, tx);
    let double = b.program.graph.term(Operator::BvShl, &[ty, one]);
    let both = b.program.graph.bvor(ty, tx);
    let (left, right) = (b.location(main, LocationKind::Inner), 6);
    b.branch(main, 5, is_less, left, right);
    b.assign(main, left, 3, y, double);
    b.assign(main, right, 3, y, both);
    let holds = b.program.graph.unequal(ty, four);
    b.check(main, 7, 8, holds);
}

/// `x = any; assume(x == 1); y = x; while (y < 4) y = y | 4; check(y != 4)`: no second round can be taken.
fn once(b: &mut ProgramBuilder) {
    let main = b.function(7);
    let sort = b.program.graph.bitvec_sort(BITS);
    let [(x, tx), (y, ty)] = ["x", "y"].map(|name| b.variable_of(Some(main), name, sort));
    let [one, four] = [1, 4].map(|number| b.program.graph.number(number, BITS));
    b.havoc(main, 0, 1, x);
    let is_one = b.program.graph.equal(tx, one);
    b.assume(main, 1, 2, is_one);
    b.assign(main, 2, 3, y, tx);
    let goes_on = b.less(ty, four);
    b.branch(main, 3, goes_on, 4, 5);
    let set = b.program.graph.bvor(ty, four);
    b.assign(main, 4, 3, y, set);
    let holds = b.program.graph.unequal(ty, four);
    b.check(main, 5, 6, holds);
}

/// Conditions over program variables: `x < 5`, `x == y`, `y < 3`, `z < y`.
fn conditions(context: &mut Context) -> Vec<Term> {
    let [x, y, z] = [0, 1, 2].map(|at: usize| context.variables[at].term);
    let graph = &mut *context.encoder.symbolic.graph;
    let [three, five] = [3, 5].map(|number| graph.number(number, BITS));
    let less = |graph: &mut Graph, left, right| graph.term(Operator::BvUlt, &[left, right]);
    vec![less(graph, x, five), graph.equal(x, y), less(graph, y, three), less(graph, z, y)]
}

/// The predicates of conditions that can be said at a location, with these.
fn usable(
    context: &mut Context,
    automaton: &Automaton,
    conditions: &[Term],
    at: Location,
) -> Vec<(Predicate, Term)> {
    let Some(values) = automaton.constants.values.get(&at) else { return Vec::new() };
    let mut found = Vec::new();
    for &condition in conditions {
        let term = context.encoder.symbolic.value_of(condition, values);
        for term in context.usable(automaton, vec![term], at) {
            let number = context.predicates.number(context.encoder.symbolic.graph, term).unwrap();
            let is_same = context.predicates.term(number) == term;
            let graph = &mut *context.encoder.symbolic.graph;
            found.push((number, if is_same { condition } else { graph.not(condition) }));
        }
    }
    found.sort_unstable();
    found
}

/// A valuation of predicates as a state.
fn valuation(context: &Context, predicates: &[(Predicate, Term)], bits: u32) -> AbstractState {
    let literals = predicates.iter().enumerate();
    literals.fold(context.states.truth(), |state, (at, &(predicate, _))| {
        state.and(&context.states.literal(predicate, bits >> at & 1 == 1))
    })
}

/// The valuation of predicates on values.
fn seen(world: &World, predicates: &[(Predicate, Term)], values: Values) -> u32 {
    let bits = predicates.iter().enumerate();
    bits.fold(0, |bits, (at, &(_, term))| bits | (world.value(values, term) as u32) << at)
}

fn all_values() -> BTreeSet<Values> {
    let most = 1 << BITS;
    let pairs = (0..most).flat_map(|x| (0..most).map(move |y| (x, y)));
    pairs.flat_map(|(x, y)| (0..most).map(move |z| [x, y, z])).collect()
}

/// Compares the successors over a block with what enumeration finds; how many states it began with.
fn assert_post(context: &mut Context, automaton: &mut Automaton, block: usize) -> u32 {
    let conditions = conditions(context);
    let ends = automaton.summary.blocks[block];
    let before = usable(context, automaton, &conditions, ends.from);
    let after = usable(context, automaton, &conditions, ends.to);
    if before.len() < 3 || after.is_empty() {
        return 0;
    }
    let is_boolean = context.abstraction == Abstraction::Boolean;
    let mut successors = Successors::default();
    for members in [0b0000_0001, 0b0001_0010, 0b0110_0100, 0b1000_1000, 0, u32::MAX] {
        let members: Vec<u32> =
            (0..1 << before.len()).filter(|bits| members >> (bits & 7) & 1 == 1).collect();
        let mut state = context.states.falsehood();
        for &bits in &members {
            state = state.or_within(&valuation(context, &before, bits)).unwrap();
        }
        let world = World::of(context, automaton);
        let is_member = |values: &Values| members.contains(&seen(&world, &before, *values));
        let start: BTreeSet<Values> = all_values().into_iter().filter(is_member).collect();
        let end = world.post(automaton, block, &start, &|_| true);
        let expected: BTreeSet<u32> = end.iter().map(|&values| seen(&world, &after, values)).collect();
        let predicates = after.iter().map(|&(predicate, _)| predicate).collect();
        let step = AbstractStep { block, state, predicates };
        let found = successors.post(context, automaton, step.clone()).unwrap();
        assert_eq!(successors.post(context, automaton, step).unwrap(), found);
        for bits in 0..1_u32 << after.len() {
            let is_in = !found.and(&valuation(context, &after, bits)).is_false();
            let is_between = |at: usize| expected.iter().any(|seen| (seen ^ bits) >> at & 1 == 0);
            let is_expected = match is_boolean {
                true => expected.contains(&bits),
                false => !expected.is_empty() && (0..after.len()).all(is_between),
            };
            assert_eq!(is_in, is_expected, "block {block}, from {members:?}, to {bits:b}");
        }
    }
    6
}

#[test]
fn abstract_post_is_the_strongest_state_that_contains_all_successors() {
    for blocks in [Size::Large, Size::Single] {
        for abstraction in [Abstraction::Boolean, Abstraction::Cartesian] {
            let mut compared = 0;
            with_automaton(&two_ways, blocks, abstraction, &mut |context, automaton| {
                for block in 0..automaton.summary.blocks.len() {
                    compared += assert_post(context, automaton, block);
                }
                assert_eq!(context.statistics.successors, u64::from(compared));
                assert_eq!(context.statistics.successors_known, u64::from(compared));
            });
            assert!(
                compared >= if blocks == Size::Large { 6 } else { 24 },
                "{blocks:?}, {abstraction:?}: {compared}"
            );
        }
    }
}

/// The path through a number of rounds of the loop, and then to the target.
fn rounds(automaton: &Automaton, count: usize) -> Vec<usize> {
    let entry = automaton.inlined.function.entry;
    let [head] = automaton.summary.heads(entry)[..] else { panic!("one loop") };
    let block = |from: Location, to: Location| {
        let is_it = |block: &usize| {
            automaton.summary.blocks[*block].from == from && automaton.summary.blocks[*block].to == to
        };
        (0..automaton.summary.blocks.len()).find(is_it).unwrap()
    };
    let mut path = vec![block(entry, head)];
    path.extend((0..count).map(|_| block(head, head)));
    path.push(block(head, automaton.inlined.target));
    path
}

#[test]
fn paths_can_be_taken_where_enumeration_takes_them_and_their_inputs_replay() {
    let twin = made(&shifted);
    with_automaton(&shifted, Size::Large, Abstraction::Boolean, &mut |context, automaton| {
        for count in 0..5 {
            let blocks = rounds(automaton, count);
            let ends = World::of(context, automaton).along(automaton, &blocks, &|_, _| true);
            assert_eq!(!ends.is_empty(), count >= 2);
            match feasibility(context, automaton, &blocks).unwrap() {
                Feasibility::Feasible(mut witness) => {
                    assert!(!ends.is_empty(), "{count}");
                    let edge = witness.last_edge(context).unwrap();
                    assert_eq!(automaton.inlined.claims.get(&edge), Some(&Claim::Fails(0)));
                    let inputs = witness.inputs(context).unwrap();
                    let limits = Limits::default();
                    let replayed = Reference(&twin).replay(&twin.checks[0], &inputs, &limits);
                    assert!(replayed.is_ok(), "{inputs:?}");
                }
                Feasibility::Infeasible => assert!(ends.is_empty(), "{count}"),
                Feasibility::Unknown(why) => panic!("{why}"),
            }
        }
    });
}

/// The first position of a core, after it is compared with enumeration, for both preferences; nothing where
/// the path can be taken.
fn first_positions(context: &mut Context, automaton: &Automaton, blocks: &[usize]) -> Option<[usize; 2]> {
    let found = [Preference::Any, Preference::Late]
        .map(|preference| core(context, automaton, blocks, preference).unwrap());
    let world = World::of(context, automaton);
    let along = |matters: &dyn Fn(usize, usize) -> bool| world.along(automaton, blocks, matters);
    assert!(!along(&|_, _| false).is_empty());
    let is_infeasible = along(&|_, _| true).is_empty();
    assert!(found.iter().all(|found| found.is_some() == is_infeasible), "{blocks:?}");
    let [Some(any), Some(late)] = found else { return None };
    let positions = [&any, &late].map(|core| {
        assert!(!core.counts, "nothing counts here");
        assert!(along(&|position, edge| core.contains(position, edge)).is_empty(), "{core:?}");
        let has = |position: usize| {
            automaton.edges(blocks[position]).iter().any(|&edge| core.contains(position, edge))
        };
        (0..blocks.len()).filter(|&position| has(position)).collect::<Vec<usize>>()
    });
    let firsts = positions.each_ref().map(|all| all[0]);
    let is_excluded_from = |first: &usize| along(&|position, _| position >= *first).is_empty();
    let latest = (firsts[0]..=*positions[0].last().unwrap()).rev().find(is_excluded_from);
    assert_eq!(Some(firsts[1]), latest, "{blocks:?}");
    Some(firsts)
}

#[test]
fn the_conditions_of_a_core_alone_exclude_the_path() {
    let (mut excluded, mut late) = (0, 0);
    for make in [shifted, once] {
        with_automaton(&make, Size::Large, Abstraction::Boolean, &mut |context, automaton| {
            for count in 0..5 {
                let Some([_, last]) = first_positions(context, automaton, &rounds(automaton, count)) else {
                    continue;
                };
                excluded += 1;
                late += u32::from(last > 0);
            }
        });
    }
    assert_eq!((excluded, late), (2 + 5, 3));
}

/// The answer of a session to a script.
fn answer(script: &str) -> String {
    let mut session = InProcess::default();
    session.send(script).unwrap();
    match session.receive().unwrap() {
        Reply::Other(reply) => reply.trim().to_owned(),
        other => format!("{other:?}"),
    }
}

/// In the loop `x` is even if it is at the beginning; the check asks whether it is 5.
fn even(b: &mut ProgramBuilder) {
    let main = b.function(7);
    let sort = b.program.graph.bitvec_sort(BITS);
    let [(x, tx), (y, ty)] = ["x", "y"].map(|name| b.variable_of(Some(main), name, sort));
    let graph = &mut b.program.graph;
    let [zero, two, five] = [0, 2, 5].map(|number| graph.number(number, BITS));
    let sum = graph.term(Operator::BvAdd, &[tx, two]);
    b.assign(main, 0, 1, x, zero);
    b.havoc(main, 1, 2, y);
    let goes_on = b.program.graph.unequal(ty, zero);
    b.branch(main, 2, goes_on, 3, 4);
    b.assign(main, 3, 1, x, sum);
    let holds = b.program.graph.unequal(tx, five);
    b.check(main, 4, 5, holds);
}

#[test]
fn scripts_of_a_certificate_are_refuted_for_an_inductive_invariant_only() {
    with_automaton(&even, Size::Large, Abstraction::Boolean, &mut |context, automaton| {
        let entry = automaton.inlined.function.entry;
        let [head] = automaton.summary.heads(entry)[..] else { panic!("one loop") };
        let x = context.variables[0].term;
        let graph = &mut *context.encoder.symbolic.graph;
        let one = graph.number(1, BITS);
        let digit = graph.term(Operator::BvAnd, &[x, one]);
        let is_odd = graph.equal(digit, one);
        let [(predicate, meaning)] = usable(context, automaton, &[is_odd], head)[..] else {
            panic!("x is fixed")
        };
        let odd = World::of(context, automaton).value([1, 0, 0], meaning) == 1;
        let mut refuted = |at_head: AbstractState| {
            let reached = FxHashMap::from_iter([(entry, context.states.truth()), (head, at_head)]);
            let scripts = scripts(context, automaton, &reached).unwrap();
            assert_eq!(scripts.len(), automaton.summary.blocks.len());
            scripts.iter().filter(|script| answer(script) == "unsat").count()
        };
        let states = States::default();
        assert_eq!(refuted(states.literal(predicate, !odd)), 3);
        assert_eq!(refuted(states.truth()), 2, "the target is reached");
        assert_eq!(refuted(states.literal(predicate, odd)), 1, "it is not so at first, and 5 is odd");
        assert_eq!(refuted(states.falsehood()), 2, "something is reached at first");
    });
}
