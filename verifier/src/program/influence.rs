//! Which checks an execution may reach after a place from which nothing is known.
//!
//! **Idea.** What is not followed opens what comes after it, and nothing else: a check that no execution
//! reaches after the place is decided by the executions that are followed.
//!
//! **Here.** Reachability in the module, from the instruction that is not followed on: through blocks, into
//! functions that are called, out to the callers of those that run at the place. Functions whose addresses
//! are taken, and those that run at the end, may be called by what is not followed and by functions without
//! a body, so they are reached from everywhere. In the module and not in the automata, since these do not
//! have the code that only follows on such a place.
//!
//! **Contract.** More than what executions reach, never less, for places that do nothing but go on with the
//! next instruction and call functions whose addresses are taken, here or in threads. Of all others nothing
//! is known.

use rustc_hash::FxHashMap;

use super::cfa::{Check, Place};
use super::points_to::{PointsTo, named_functions};
use crate::frontend::module::{Call, Callee, InstructionKind, Module, Symbol};
use crate::limits::Clock;

/// Of so many places it is computed: each is a search of the module.
const MOST_PLACES: usize = 256;

/// For each place from which nothing is known, the checks that may be reached after it.
#[derive(Clone, Debug, Default)]
pub struct Influence(FxHashMap<Place, Vec<bool>>);

impl Influence {
    /// Whether a check may be reached from where execution goes on from this place; from anywhere, if there
    /// is none.
    pub fn may_lead(&self, resumes: Option<Place>, check: usize) -> bool {
        let known = resumes.and_then(|place| self.0.get(&place));
        known.is_none_or(|reached| reached.get(check).copied().unwrap_or(true))
    }

    /// Analyses these places; those that functions without a body may call by their names are called from
    /// everywhere, too.
    pub(crate) fn analyse(
        calls: &CallsOfModule,
        places: &[Place],
        called: &[u32],
        checks: &[Check],
        clock: &Clock,
    ) -> Influence {
        let mut all = FxHashMap::default();
        for &place in places.iter().take(MOST_PLACES) {
            let mut walk = AfterPlace::new(calls);
            walk.begin(place, called);
            let Some(from) = walk.run(clock) else { break };
            let is_reached = |check: &Check| {
                let Place { function, block, instruction } = check.place;
                let first = from.get(function as usize).and_then(|blocks| blocks.get(block as usize));
                first.is_none_or(|&first| first <= instruction)
            };
            all.insert(place, checks.iter().map(is_reached).collect());
        }
        Influence(all)
    }
}

/// A call: where it stands, and the functions of the module that it may call.
struct CallAt {
    place: Place,
    callees: Vec<u32>,
    /// Whether it calls what is not in the module: that may call any function whose address is taken.
    is_outside: bool,
}

/// The calls of a module.
pub(crate) struct CallsOfModule<'m> {
    module: &'m Module,
    /// By the block that they stand in.
    of_block: Vec<Vec<Vec<CallAt>>>,
    /// By the function that is called.
    callers: Vec<Vec<Place>>,
    /// Those of what is not in the module.
    outside: Vec<Place>,
    /// The functions whose addresses are taken, and those that run at the end.
    is_taken: Vec<bool>,
    /// Those that run before the entry.
    begins: Vec<u32>,
}

impl<'m> CallsOfModule<'m> {
    /// The calls of a module whose execution begins at these functions, after its constructors.
    pub fn new(module: &'m Module, points: &PointsTo, entries: &[u32]) -> CallsOfModule<'m> {
        let mut is_taken = named_functions(module);
        for (_, symbol) in &module.aliases {
            if let Symbol::Function(number) = symbol {
                is_taken[*number as usize] = true;
            }
        }
        module.destructors.iter().for_each(|hook| is_taken[hook.function as usize] = true);
        let begins = module.constructors.iter().map(|hook| hook.function).chain(entries.iter().copied());
        let of_block = (0..).zip(&module.functions).map(|(number, function)| {
            let blocks = (0..).zip(&function.blocks).map(|(block, code)| {
                let sites = (0..).zip(&code.instructions).filter_map(|(instruction, code)| {
                    let place = Place { function: number, block, instruction };
                    let (InstructionKind::Call(call) | InstructionKind::Invoke(call, ..)) = &code.kind else {
                        return None;
                    };
                    site(module, points, place, call)
                });
                sites.collect()
            });
            blocks.collect()
        });
        let of_block: Vec<Vec<Vec<CallAt>>> = of_block.collect();
        let (mut callers, mut outside) = (vec![Vec::new(); module.functions.len()], Vec::new());
        for site in of_block.iter().flatten().flatten() {
            site.callees.iter().for_each(|&callee| callers[callee as usize].push(site.place));
            outside.extend(site.is_outside.then_some(site.place));
        }
        CallsOfModule { module, of_block, callers, outside, is_taken, begins: begins.collect() }
    }
}

fn site(module: &Module, points: &PointsTo, place: Place, call: &Call) -> Option<CallAt> {
    let has_body = |function: u32| !module.functions[function as usize].blocks.is_empty();
    let (callees, is_outside) = match &call.callee {
        Callee::Function(callee) if has_body(*callee) => (vec![*callee], false),
        Callee::Function(callee) if module.functions[*callee as usize].name.starts_with("llvm.") => {
            return None;
        }
        Callee::Function(_) | Callee::Assembly(_) => (Vec::new(), true),
        Callee::Pointer(address) => {
            let targets = points.targets(place.function, address);
            let is_outside = targets.is_open || targets.functions.iter().any(|&callee| !has_body(callee));
            (targets.functions, is_outside)
        }
    };
    Some(CallAt { place, callees, is_outside })
}

/// The search for all that is reached after a place.
struct AfterPlace<'c, 'm> {
    calls: &'c CallsOfModule<'m>,
    /// For each block the first instruction that is reached; one behind the last if there is none.
    from: Vec<Vec<u32>>,
    work: Vec<Place>,
}

impl<'c, 'm> AfterPlace<'c, 'm> {
    fn new(calls: &'c CallsOfModule<'m>) -> AfterPlace<'c, 'm> {
        let from = calls.module.functions.iter().map(|function| vec![u32::MAX; function.blocks.len()]);
        AfterPlace { calls, from: from.collect(), work: Vec::new() }
    }

    /// Begins at a place: with what may be called there, and where the functions that run there return to.
    fn begin(&mut self, place: Place, called: &[u32]) {
        let taken = (0..).zip(&self.calls.is_taken).filter(|(_, is_taken)| **is_taken);
        let taken: Vec<u32> = taken.map(|(number, _)| number).chain(called.iter().copied()).collect();
        self.work.push(place);
        taken.iter().for_each(|&function| self.enter(function));
        let mut runs = vec![false; self.from.len()];
        let mut running = vec![place.function];
        while let Some(function) = running.pop() {
            if runs.get(function as usize).is_none_or(|&known| known) {
                continue;
            }
            runs[function as usize] = true;
            if self.calls.begins.contains(&function) {
                // Where a constructor returns, the next one runs, and the entry in the end.
                let is_entry = self.calls.module.constructors.iter().all(|hook| hook.function != function);
                self.calls.begins.iter().filter(|_| !is_entry).for_each(|&next| self.enter(next));
            }
            let is_taken = self.calls.is_taken[function as usize] || called.contains(&function);
            let outside: &[Place] = if is_taken { &self.calls.outside } else { &[] };
            for &Place { function, block, instruction } in
                self.calls.callers[function as usize].iter().chain(outside)
            {
                self.work.push(Place { function, block, instruction: instruction + 1 });
                running.push(function);
            }
        }
    }

    fn enter(&mut self, function: u32) {
        self.work.push(Place { function, block: 0, instruction: 0 });
    }

    /// The first instruction that is reached of each block; `None` where the clock stops.
    fn run(mut self, clock: &Clock) -> Option<Vec<Vec<u32>>> {
        while let Some(Place { function, block, instruction }) = self.work.pop() {
            let first =
                self.from.get_mut(function as usize).and_then(|blocks| blocks.get_mut(block as usize));
            let Some(first) = first.filter(|first| instruction < **first) else { continue };
            *first = instruction;
            if !clock.goes_on(1) {
                return None;
            }
            let sites = &self.calls.of_block[function as usize][block as usize];
            let after = sites.iter().filter(|site| site.place.instruction >= instruction);
            let callees: Vec<u32> = after.flat_map(|site| site.callees.iter().copied()).collect();
            callees.into_iter().for_each(|callee| self.enter(callee));
            let code = &self.calls.module.functions[function as usize].blocks[block as usize];
            let next = code.instructions.last().map(|last| last.kind.successors()).unwrap_or_default();
            self.work.extend(next.iter().map(|next| Place { function, block: next.0, instruction: 0 }));
        }
        Some(self.from)
    }
}
