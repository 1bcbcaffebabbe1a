//! A whole program as one automaton: a copy of a function for each context that calls it.
//!
//! **Idea.** Inlining by context (Sharir and Pnueli, *Two Approaches to Interprocedural Data Flow Analysis*,
//! 1981: call strings). A call becomes an edge that assigns the parameters, a return one that assigns the
//! results.
//!
//! **Here.** Contexts share the variables of a function, since no two of its activations are under way at a
//! time; where they are, each level of a recursion has variables of its own. All failures of checks lead to
//! one location, the target ([`Inlined::target`]), and so does what no proof may rest on: a place whose
//! continuation is not known, a recursion that is too deep. [`Inlined::claims`] says which edge means what.
//!
//! **Why it is right.** Every execution of the program is a walk through the automaton, up to where it
//! reaches the target. At the entry of a function its own variables have any value but for parameters, so
//! what an earlier activation left there is among what can be.
//!
//! **Invariants.** Claims are the edges into the target. Only claims lead on from the exit, nothing from the
//! target, and nothing back to the entry. An edge reads variables of the activation where it begins, and
//! writes those of the activation where it ends, or shared ones.
//!
//! **Cost.** The size is that of all contexts together, which may be exponential in the depth of calls: it
//! is counted first ([`size`]).

use javelin_term::graph::Term;
use javelin_term::substitute::Substitution;
use javelin_term::traverse::variables;
use rustc_hash::FxHashMap;

use crate::frontend::flow::components;
use crate::frontend::module::Span;
use crate::limits::Clock;
use crate::program::cfa::{
    Cfa, Edge, Location, LocationInfo, LocationKind, NO_BODY, Op, Place, Program, Step, Variable, calls,
    terms, writes,
};
use crate::program::names::Names;
use crate::words::plural;

/// The meaning of reaching the target over an edge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// A check fails: its number.
    Fails(u32),
    /// From here on nothing is known, and why, and from which instruction execution goes on, if that is
    /// known.
    Open(String, Option<Place>),
}

/// A program without calls.
pub struct Inlined {
    /// The automaton. Its exit is where the program ends.
    pub function: Cfa,
    /// Where all edges lead that claim something.
    pub target: Location,
    /// The meanings of edges into the target, by their positions.
    pub claims: FxHashMap<usize, Claim>,
    /// The function and the location of which each location is a copy.
    pub origins: Vec<(u32, Location)>,
    /// The names of functions, by their numbers.
    pub names: Vec<String>,
    /// The meanings of names of variables.
    pub meanings: Names,
}

/// An activation whose copy is to be made.
struct CallContext {
    activation: u32,
    /// The location of the copy that the entry is.
    first: u32,
    /// Where it returns to; the first activation does not return.
    back: Option<Return>,
}

/// Where an activation returns to.
struct Return {
    to: Location,
    /// The variables that get the results.
    results: Vec<Option<Variable>>,
}

fn body(program: &Program, number: u32) -> Option<&Cfa> {
    program.functions.get(number as usize).and_then(Option::as_ref)
}

/// A call, in the names of the activation that calls.
struct InlinedCall {
    from: Location,
    span: Span,
    callee: u32,
    arguments: Vec<Term>,
}

/// An activation of a function in its context.
#[derive(Clone, Copy)]
struct InlinedActivation {
    function: u32,
    /// The activation that calls it.
    caller: Option<u32>,
    /// How many activations of the same function are under way before it.
    level: u32,
}

/// The activations of all contexts, by their numbers.
struct Activations {
    all: Vec<InlinedActivation>,
    /// The component of the call graph of each function.
    components: Vec<u32>,
}

impl Activations {
    fn new(program: &Program) -> Activations {
        Activations { all: Vec::new(), components: components(&calls(&program.functions)) }
    }

    fn begin(&mut self, activation: InlinedActivation) -> u32 {
        self.all.push(activation);
        self.all.len() as u32 - 1
    }

    /// How many activations of a function are under way where another one calls it. Those lie among the last
    /// ones of the same component, since nothing leads back into a component. More than any where the clock
    /// stops.
    fn level(&self, caller: u32, callee: u32, clock: &Clock) -> u32 {
        let mut at = Some(caller);
        while let Some(number) = at {
            let InlinedActivation { function, caller, level } = self.all[number as usize];
            if function == callee {
                return level + 1;
            }
            if self.components[function as usize] != self.components[callee as usize] {
                break;
            }
            if !clock.goes_on(1) {
                return u32::MAX;
            }
            at = caller;
        }
        0
    }
}

/// The locations of all contexts together, as far as `most` or the clock allows; recursion is followed for
/// so many levels.
pub fn size(program: &Program, recursion: u32, most: usize, clock: &Clock) -> usize {
    let mut count = 0usize;
    let mut activations = Activations::new(program);
    let first = InlinedActivation { function: program.entry, caller: None, level: 0 };
    let mut work = vec![activations.begin(first)];
    while let Some(number) = work.pop() {
        let Some(function) = body(program, activations.all[number as usize].function) else { continue };
        count = count.saturating_add(function.locations.len());
        if count > most || !clock.goes_on(function.edges.len() as u32) {
            return count;
        }
        for edge in &function.edges {
            let Step::Call { callee, .. } = edge.step else { continue };
            let level = activations.level(number, callee, clock);
            if level < recursion.max(1) {
                let activation = InlinedActivation { function: callee, caller: Some(number), level };
                work.push(activations.begin(activation));
            }
        }
    }
    count
}

/// The variables of a function at a level of recursion: `None` at the first, where they are its own.
struct Levels(FxHashMap<(u32, u32), FxHashMap<Variable, Variable>>);

impl Levels {
    fn get(&mut self, program: &mut Program, at: (u32, u32)) -> &FxHashMap<Variable, Variable> {
        self.0.entry(at).or_insert_with(|| {
            let (number, level) = at;
            let locals = body(program, number).map_or(Vec::new(), |function| function.locals.clone());
            if level == 0 {
                return locals.into_iter().map(|variable| (variable, variable)).collect();
            }
            let copy = |variable: Variable| {
                let mut info = program.variables[variable.0 as usize].clone();
                let sort = program.graph.sort(info.term);
                info.name = format!("{}, level {}", info.name, level + 1);
                info.term = program.graph.variable(&info.name, sort);
                program.variables.push(info);
                (variable, Variable(program.variables.len() as u32 - 1))
            };
            locals.into_iter().map(copy).collect()
        })
    }
}

/// The automaton that is being made.
struct Inliner<'p> {
    program: &'p mut Program,
    clock: &'p Clock,
    recursion: u32,
    activations: Activations,
    levels: Levels,
    locations: Vec<LocationInfo>,
    origins: Vec<(u32, Location)>,
    edges: Vec<(Edge, Option<Claim>)>,
    work: Vec<CallContext>,
}

/// The target is the first location of all; the second is where execution begins, and nothing leads back
/// there.
const TARGET: Location = Location(0);
const BEGIN: Location = Location(1);

/// Makes the automaton of a program; `None` where the clock stops, or nothing can be executed.
pub fn inline(program: &mut Program, recursion: u32, clock: &Clock) -> Option<Inlined> {
    let entry = program.entry;
    let root = body(program, entry)?;
    let span = root.locations[root.entry.0 as usize].span;
    let outside = LocationInfo { kind: LocationKind::Inner, span, label: None, resumes: None };
    let (name, results, root_entry) = (root.name.clone(), root.results.clone(), root.entry);
    let (first, exit) = (Location(2 + root.entry.0), Location(2 + root.exit.0));
    let begin = Edge { from: BEGIN, to: first, step: Step::Op(Op::Assign(Vec::new())), span };
    let activations = Activations::new(program);
    let mut builder = Inliner {
        program,
        clock,
        recursion: recursion.max(1),
        activations,
        levels: Levels(FxHashMap::default()),
        locations: vec![outside; 2],
        origins: vec![(entry, root_entry); 2],
        edges: vec![(begin, None)],
        work: Vec::new(),
    };
    builder.begin(InlinedActivation { function: entry, caller: None, level: 0 }, None)?;
    while let Some(context) = builder.work.pop() {
        let function = builder.activations.all[context.activation as usize].function;
        let edges = body(builder.program, function).map_or(0, |function| function.edges.len());
        if !clock.goes_on(8 * edges as u32) {
            return None;
        }
        builder.copy(&context)?;
    }
    let Inliner { program, levels, locations, origins, mut edges, .. } = builder;
    let names = program.functions.iter().map(|found| found.as_ref().map(|found| found.name.clone()));
    let names = names.map(Option::unwrap_or_default).collect();
    edges.sort_by_key(|(edge, _)| edge.from);
    let claims = edges.iter().enumerate().filter_map(|(at, (_, claim))| Some((at, claim.clone()?)));
    let claims = claims.collect();
    let owned = levels.0.iter().flat_map(|(&level, all)| all.values().map(move |&own| (own, level)));
    let level_of: FxHashMap<Variable, (u32, u32)> = owned.collect();
    let mut locals: Vec<Variable> = levels.0.into_values().flat_map(FxHashMap::into_values).collect();
    locals.sort_unstable();
    let edges = edges.into_iter().map(|(edge, _)| edge).collect();
    let function =
        Cfa { name, parameters: Vec::new(), results, locals, locations, edges, entry: BEGIN, exit };
    let meanings = program.names.clone();
    let inlined = Inlined { function, target: TARGET, claims, origins, names, meanings };
    if cfg!(debug_assertions) {
        inlined.check_invariants(program, &level_of);
    }
    Some(inlined)
}

impl Inlined {
    /// Panics if an invariant is broken. Linear in the automaton, but for its terms. `level_of` knows the
    /// functions and levels that have variables of their own.
    pub fn check_invariants(&self, program: &Program, level_of: &FxHashMap<Variable, (u32, u32)>) {
        let Cfa { locations, edges, entry, exit, locals, .. } = &self.function;
        assert_eq!(self.origins.len(), locations.len(), "each location is a copy");
        assert!(edges.is_sorted_by_key(|edge| edge.from), "edges are sorted");
        assert!(locals.windows(2).all(|pair| pair[0] < pair[1]), "each level has variables of its own");
        for (number, edge) in edges.iter().enumerate() {
            assert!(edge.to.0 < locations.len() as u32, "an edge's end exists");
            assert!(edge.from != self.target && edge.to != *entry, "nothing leads on, or back to the entry");
            assert!(edge.from != *exit || edge.to == self.target, "only claims lead on from the exit");
            assert!(!matches!(edge.step, Step::Call { .. }), "calls are inlined");
            assert_eq!(
                self.claims.contains_key(&number),
                edge.to == self.target,
                "claims lead to the target"
            );
        }
        self.check_contexts(program, level_of);
    }

    /// Panics if an edge uses variables of another activation than of those at its ends.
    fn check_contexts(&self, program: &Program, level_of: &FxHashMap<Variable, (u32, u32)>) {
        // The locations of an activation follow each other, from the first one of its function on.
        let mut contexts = vec![0; BEGIN.0 as usize + 1];
        let copies = &self.origins[contexts.len()..];
        contexts.extend(copies.iter().scan(0, |context, (_, origin)| {
            *context += usize::from(*origin == Location(0));
            Some(*context)
        }));
        let of_term =
            (0..).map(Variable).zip(&program.variables).map(|(variable, info)| (info.term, variable));
        let of_term: FxHashMap<Term, Variable> = of_term.collect();
        let mut levels: FxHashMap<usize, (u32, u32)> = FxHashMap::default();
        for edge in self.function.edges.iter().filter(|edge| edge.to != self.target) {
            let reads = variables(&program.graph, &terms(edge));
            let reads = reads.iter().filter_map(|term| of_term.get(term)).map(|&read| (edge.from, read));
            let writes = writes(edge).into_iter().map(|written| (edge.to, written));
            for (location, variable) in reads.chain(writes) {
                let Some(&level) = level_of.get(&variable) else { continue };
                let known = *levels.entry(contexts[location.0 as usize]).or_insert(level);
                assert_eq!(known, level, "an activation uses the variables of one level");
                assert_eq!(level.0, self.origins[location.0 as usize].0, "it uses those of its function");
            }
        }
    }
}

impl Inliner<'_> {
    /// Makes room for an activation; the location of the copy of the function's first location.
    fn begin(&mut self, activation: InlinedActivation, back: Option<Return>) -> Option<u32> {
        let function = activation.function;
        let found = body(self.program, function)?;
        let first = self.locations.len() as u32;
        let copies = found
            .locations
            .iter()
            .map(|location| LocationInfo { kind: LocationKind::Inner, ..location.clone() });
        self.locations.extend(copies);
        self.origins.extend((0..found.locations.len() as u32).map(|at| (function, Location(at))));
        let activation = self.activations.begin(activation);
        self.work.push(CallContext { activation, first, back });
        Some(first)
    }

    /// Makes the edges of an activation.
    fn copy(&mut self, context: &CallContext) -> Option<()> {
        let InlinedActivation { function: number, level: own, .. } =
            self.activations.all[context.activation as usize];
        let function = body(self.program, number)?.clone();
        let names = self.levels.get(self.program, (number, own)).clone();
        let mut renaming = Substitution::new();
        if own > 0 {
            for (old, new) in &names {
                let [old, new] = [old, new].map(|variable| self.program.variables[variable.0 as usize].term);
                renaming.set(old, new);
            }
        }
        let at = |location: Location| Location(context.first + location.0);
        for (location, info) in function.locations.iter().enumerate() {
            let claim = match &info.kind {
                LocationKind::Error(check) => Claim::Fails(*check),
                LocationKind::Open(why) => Claim::Open(why.clone(), info.resumes),
                LocationKind::Inner | LocationKind::End => continue,
            };
            self.claim(at(Location(location as u32)), info.span, claim);
        }
        for edge in &function.edges {
            let (from, to) = (at(edge.from), at(edge.to));
            let mut value = |term: Term| renaming.apply(&mut self.program.graph, term);
            let name = |variable: &Variable| names.get(variable).copied().unwrap_or(*variable);
            let step = match &edge.step {
                Step::Op(Op::Assign(all)) => {
                    Op::Assign(all.iter().map(|(variable, term)| (name(variable), value(*term))).collect())
                }
                Step::Op(Op::Assume(condition)) => Op::Assume(value(*condition)),
                Step::Op(Op::Havoc(all)) => {
                    Op::Havoc(all.iter().map(|(variable, source)| (name(variable), *source)).collect())
                }
                Step::New { place, address, bytes, region } => {
                    let [address, bytes] = [*address, *bytes].map(&mut value);
                    let step = Step::New { place: *place, address, bytes, region: name(region) };
                    self.edges.push((Edge { from, to, step, span: edge.span }, None));
                    continue;
                }
                Step::Call { callee, arguments, results } => {
                    let arguments = arguments.iter().map(|&argument| value(argument)).collect();
                    let results = results.iter().map(|result| result.as_ref().map(name)).collect();
                    let call = InlinedCall { from, span: edge.span, callee: *callee, arguments };
                    self.call(context, call, Return { to, results });
                    continue;
                }
            };
            self.edges.push((Edge { from, to, step: Step::Op(step), span: edge.span }, None));
        }
        self.leave(context, &function, &names);
        Some(())
    }

    /// An edge to the target.
    fn claim(&mut self, from: Location, span: Span, claim: Claim) {
        let step = Step::Op(Op::Assign(Vec::new()));
        self.edges.push((Edge { from, to: TARGET, step, span }, Some(claim)));
    }

    /// A call: to a copy of its own, or to where nothing is known.
    fn call(
        &mut self,
        context: &CallContext,
        InlinedCall { from, span, callee, arguments }: InlinedCall,
        back: Return,
    ) {
        let deep = self.activations.level(context.activation, callee, self.clock);
        let why = match body(self.program, callee) {
            None => Some(NO_BODY.to_owned()),
            Some(_) if deep >= self.recursion => {
                Some(format!("recursion was followed for {}", plural(self.recursion, "level", "levels")))
            }
            Some(_) => None,
        };
        if let Some(why) = why {
            return self.claim(from, span, Claim::Open(why, None));
        }
        let Some(function) = body(self.program, callee) else { return };
        let (parameters, entry) = (function.parameters.clone(), function.entry);
        let names = self.levels.get(self.program, (callee, deep));
        let assigned = parameters.iter().map(|parameter| names.get(parameter).copied().unwrap_or(*parameter));
        let step = Step::Op(Op::Assign(assigned.zip(arguments).collect()));
        let activation =
            InlinedActivation { function: callee, caller: Some(context.activation), level: deep };
        if let Some(first) = self.begin(activation, Some(back)) {
            let to = Location(first + entry.0);
            self.edges.push((Edge { from, to, step, span }, None));
        }
    }

    /// The edge that returns from an activation.
    fn leave(&mut self, context: &CallContext, function: &Cfa, names: &FxHashMap<Variable, Variable>) {
        let Some(Return { to, results }) = &context.back else { return };
        let values = function.results.iter().map(|result| {
            let own = names.get(result).copied().unwrap_or(*result);
            self.program.variables[own.0 as usize].term
        });
        let assigned = results.iter().zip(values).filter_map(|(result, value)| Some(((*result)?, value)));
        let step = Step::Op(Op::Assign(assigned.collect()));
        let (from, span) =
            (Location(context.first + function.exit.0), function.locations[function.exit.0 as usize].span);
        self.edges.push((Edge { from, to: *to, step, span }, None));
    }
}
