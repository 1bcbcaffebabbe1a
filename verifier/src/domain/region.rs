//! Stub.
use javelin_term::graph::{Graph, Term};
use crate::limits::Clock;
use crate::program::cfa::{Cfa, Location, Variable, VariableInfo};
use super::{Domain, fixpoint::*, interval::Ranges, post::Post, thresholds::Thresholds};
use javelin_term::operator::Operator;
use javelin_term::facts::interval::{Interval, flip_sign};
use crate::program::cfa::{Step, Op};
pub struct Region<'r> { pub function: &'r Cfa, pub edges: &'r [usize], pub entry: Location, pub initial: &'r [(Variable, Term)] }
pub trait Conjuncts { fn is_reachable(&self, at: Location) -> bool; fn conjuncts(&self, graph: &mut Graph, at: Location) -> Vec<Term>; }
pub struct Analysis<'a> { variables: &'a [VariableInfo], function: &'a Cfa, edges: Vec<usize>, entry: Location, initial: &'a [(Variable, Term)] }
pub struct Map(Vec<Ranges>, Vec<Term>);
impl<'a> Analysis<'a> {
    pub fn new(_: &mut Graph, variables: &'a [VariableInfo], region: &Region<'a>, _: &Clock) -> Option<Analysis<'a>> {
        Some(Analysis { variables, function: region.function, edges: region.edges.to_vec(), entry: region.entry, initial: region.initial })
    }
    pub fn intervals(&self, graph: &Graph, clock: &Clock) -> Option<Map> {
        let all = &self.function.edges;
        let ends: Vec<(u32, u32)> = self.edges.iter().map(|&e| (all[e].from.0, all[e].to.0)).collect();
        let flow = FlowGraph::new(self.function.locations.len(), &ends, self.entry.0, clock)?;
        let post = Post::new(graph, self.variables);
        let conditions: Vec<Term> = self.edges.iter().filter_map(|&e| match all[e].step { Step::Op(Op::Assume(c)) => Some(c), _ => None }).collect();
        let thresholds = Thresholds::of_terms(graph, &conditions);
        let mut start = Ranges::default();
        let values: Vec<(Term, Term)> = self.initial.iter().map(|&(v, t)| (self.variables[v.0 as usize].term, t)).collect();
        start.assign(graph, &values);
        let system = System { flow: &flow, start, post: &|e, state| post.edge(&all[self.edges[e]].step, state) };
        Some(Map(system.solve(&Strategy { thresholds, ..Strategy::default() }, clock)?, self.variables.iter().map(|i| i.term).collect()))
    }
    pub fn octagons(&self, graph: &Graph, clock: &Clock) -> Option<Map> { self.intervals(graph, clock) }
}
impl Conjuncts for Map {
    fn is_reachable(&self, at: Location) -> bool { !self.0[at.0 as usize].is_bottom() }
    fn conjuncts(&self, graph: &mut Graph, at: Location) -> Vec<Term> {
        let state = &self.0[at.0 as usize];
        if state.is_bottom() { return vec![graph.truth(false)]; }
        let mut all = Vec::new();
        for &v in &self.1 {
            let Some(fact) = state.fact(v) else { continue };
            if graph.is_bool(v) { continue; }
            let top = Interval::top(fact.bits.width());
            for signed in [false, true] {
                let side = if signed { &fact.signed } else { &fact.unsigned };
                let op = if signed { Operator::BvSlt } else { Operator::BvUlt };
                let plain = |e: &javelin_term::bitvec::BitVec| if signed { flip_sign(e) } else { e.clone() };
                if side.low != top.low { let c = graph.constant(&plain(&side.low)); let t = graph.term(op, &[v, c]); all.push(graph.not(t)); }
                if side.high != top.high { let c = graph.constant(&plain(&side.high)); let t = graph.term(op, &[c, v]); all.push(graph.not(t)); }
            }
        }
        all
    }
}
