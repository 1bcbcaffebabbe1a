//! Points-to analysis: the objects that addresses can lead to.
//!
//! **Idea.** Instructions become constraints between sets of addresses (Andersen 1994), which a solver
//! makes true. The solution is cut into classes of objects that one access may touch: each becomes a
//! region of memory.
//!
//! **Here.** `shift` says how far addresses are moved, `slices` which objects need no memory at all,
//! `generate` makes constraints, `externals` knows functions without a body, [`include`] solves (with
//! `memory` and `cycles`), `unify` does where that takes too long, and `solution` makes the classes.
//!
//! **What is assumed.** The module is the whole program: functions without a body know no global variable
//! and no function with a body but those whose addresses they get, and external variables; those global
//! variables that other files can name as well where that is asked for, or where the program follows a
//! pointer that comes from them ([`Surroundings`]). Memory of the system (the arguments of `main`, `errno`)
//! holds addresses of its own, until functions without a body get its address. A pointer that nothing was
//! ever stored to leads to no object. `getelementptr` stays in the object of its base. An
//! integer is an address only if an address flowed into it through operators, memory and calls, or if it
//! is cast to a pointer: then it is any address that was cast to an integer, or one of memory outside.

mod constraints;
mod cycles;
mod externals;
mod generate;
mod include;
mod memory;
mod shift;
mod slices;
mod solution;
#[cfg(test)]
mod tests;
mod unify;
mod uninitialised;

use crate::frontend::module::{Call, Callee, Constant, Local, Module, Operand, Symbol, Type, ValueSource};
use crate::limits::Clock;
use crate::program::cfa::Place;
use constraints::{Constraints, Node};
use externals::Known;
pub(crate) use externals::{format_position, is_known, may_throw};
pub(crate) use generate::named_functions;
use shift::Shift;
use solution::{Partition, Solution, is_outside};

/// An object that an address can lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Object {
    /// The memory of a global variable.
    Global(u32),
    /// The code of a function.
    Function(u32),
    /// The memory of an `alloca`, in all activations; or the copy that a parameter with `byval` is the
    /// address of.
    Frame {
        /// The function that makes it.
        function: u32,
        /// The result of the `alloca`, or the parameter.
        local: Local,
    },
    /// The memory of all allocations of a call.
    Heap(Place),
    /// The target of pointers that the program has not stored, if each leads to an object of its own: those
    /// that lie where something is loaded.
    Separate {
        /// The number of the pointer.
        number: u32,
        /// Whether it is loaded as a pointer.
        is_pointer: bool,
    },
    /// Whatever the program did not make: what functions without a body, unknown arguments and integers
    /// point to.
    Outside,
    /// All that the system makes: the arguments of `main`, `errno`, what functions of the library return.
    System,
    /// Whatever was known when memory held something else: what uninitialised memory leads to. No class has
    /// it.
    Uninitialised,
}

/// The objects that one access may touch, as a number. Two addresses have the same class if they may be
/// addresses of the same object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Class(pub u32);

/// The possible callees of a call through a pointer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Targets {
    /// Functions of the module, ascending.
    pub functions: Vec<u32>,
    /// Whether it can be something else.
    pub is_open: bool,
}

/// The environment of the program.
#[derive(Clone, Copy, Debug, Default)]
pub struct Surroundings<'a> {
    /// Whether pointers that nothing was stored to may be those of objects of their own.
    pub separate: bool,
    /// Whether functions without a body and callers of the entry know the global variables that other files
    /// can name.
    pub names_globals: bool,
    /// Whether volatile memory is read and written by others too.
    pub shares_volatile: bool,
    /// Whether pointers from outside may lead to these variables: then outside knows them as soon as the
    /// program follows such a pointer.
    pub hands_out_globals: bool,
    /// Whether memory that nothing was written to may hold addresses from before.
    pub leaves_addresses: bool,
    /// The functions that others can name and call, where they do anything.
    pub called: Option<&'a [u32]>,
}

/// The result of the analysis.
pub struct PointsTo {
    constraints: Constraints,
    solution: Solution,
    partition: Partition,
    members: Vec<Vec<Object>>,
    escaped: Vec<Class>,
    /// Whether functions without a body call all functions that are known outside.
    calls_all: bool,
    /// Whether other files can name a global variable of the module that is not known outside.
    keeps_globals: bool,
    slices: slices::Slices,
}

impl PointsTo {
    /// Analyses a module where execution begins at `main`, or at any function that nothing in it names.
    pub fn analyse(module: &Module) -> PointsTo {
        PointsTo::analyse_from(module, &generate::roots(module))
    }

    /// Analyses a module where execution begins at one of these functions, with any arguments.
    pub fn analyse_from(module: &Module, entries: &[u32]) -> PointsTo {
        PointsTo::analyse_within(module, entries, Surroundings::default(), &Clock::endless())
    }

    /// As [`PointsTo::analyse_from`], in these surroundings; where the clock stops, what comes back is not to
    /// be used.
    pub fn analyse_within(
        module: &Module,
        entries: &[u32],
        surroundings: Surroundings<'_>,
        clock: &Clock,
    ) -> PointsTo {
        let calls_all = surroundings.called.is_some();
        let known =
            if surroundings.names_globals { generate::nameable(module, calls_all) } else { Vec::new() };
        let (constraints, solution) = solved(module, entries, &known, surroundings, clock);
        let keeps_globals = (0..).zip(&module.globals).any(|(number, global)| {
            let object = constraints.known_object(Object::Global(number));
            let is_known = object.is_some_and(|object| solution.escaped.binary_search(&object).is_ok());
            !is_known && !global.is_internal && !global.is_constant && global.initial.is_some()
        });
        let follows = || constraints.followed.iter().any(|node| is_outside(solution.objects(*node)));
        if surroundings.hands_out_globals && !surroundings.names_globals && follows() {
            let surroundings = Surroundings { names_globals: true, ..surroundings };
            return PointsTo::analyse_within(module, entries, surroundings, clock);
        }
        let slices = slices::direct(module, &known, clock);
        let partition = Partition::new(&constraints, &solution);
        debug_assert!(clock.check().is_err() || partition.is_consistent(&constraints, &solution));
        let object = |number: &u32| constraints.objects[*number as usize];
        let mut members: Vec<Vec<Object>> = Vec::with_capacity(partition.members.len());
        for class in &partition.members {
            let mut objects: Vec<Object> = class.iter().map(object).collect();
            objects.sort_unstable();
            members.push(objects);
        }
        let known = solution.escaped.iter();
        let known = known.chain(&[Constraints::SYSTEM]);
        let mut escaped: Vec<Class> =
            known.map(|object| Class(partition.classes[*object as usize])).collect();
        escaped.sort_unstable();
        escaped.dedup();
        PointsTo { constraints, solution, partition, members, escaped, calls_all, keeps_globals, slices }
    }

    /// The class of what an address in a function leads to (also a constant one). An address that leads
    /// to no object of the program or outside (null, or never written) has a class without objects.
    pub fn class_of(&self, function: u32, address: &Operand) -> Class {
        let objects = match &address.value {
            ValueSource::Local(local) => {
                self.solution.objects(self.constraints.functions[function as usize].local(local.0))
            }
            ValueSource::Constant(constant) => return self.class_of_constant(constant),
        };
        Class(self.partition.class(objects))
    }

    /// Whether a value in a function, of any type, may be the address of an object that the program
    /// makes.
    pub fn is_address(&self, function: u32, local: Local) -> bool {
        let node = self.constraints.functions[function as usize].local(local.0);
        let is_made = |&object: &u32| {
            let object = self.constraints.objects[object as usize];
            !matches!(object, Object::Outside | Object::System | Object::Separate { is_pointer: false, .. })
        };
        self.solution.objects(node).iter().any(is_made)
    }

    /// Whether an address may lead to memory that the program did not make.
    pub fn may_be_outside(&self, function: u32, address: &Operand) -> bool {
        match &address.value {
            ValueSource::Local(local) => {
                let node = self.constraints.functions[function as usize].local(local.0);
                self.solution.objects(node).iter().any(|object| Constraints::FOREIGN.contains(object))
            }
            ValueSource::Constant(constant) => {
                let found = generate::addresses(constant, &|_, _| Shift::default());
                found.from_integer || found.is_unknown
            }
        }
    }

    /// Whether an address may be what lay in memory before the program wrote to it: that of any object.
    pub fn may_be_uninitialised(&self, function: u32, address: &Operand) -> bool {
        match &address.value {
            ValueSource::Local(local) => {
                let node = self.constraints.functions[function as usize].local(local.0);
                self.solution.uninitialised[node.0 as usize]
            }
            ValueSource::Constant(_) => false,
        }
    }

    /// Whether memory is read or written through an address that may be uninitialised.
    pub fn follows_uninitialised(&self) -> bool {
        self.constraints.followed.iter().any(|node| self.solution.uninitialised[node.0 as usize])
    }

    /// The class of a constant.
    fn class_of_constant(&self, constant: &Constant) -> Class {
        let found = generate::addresses(constant, &|_, _| Shift::default());
        let mut symbols = found.symbols.iter();
        if let Some((symbol, _)) = symbols.next() {
            return self.class_of_object(object_of(*symbol));
        }
        if found.from_integer || found.is_unknown {
            return self.class_of_object(Object::Outside);
        }
        Class(0)
    }

    /// The class of an object; one that the program never makes is in the class without objects.
    pub fn class_of_object(&self, object: Object) -> Class {
        Class(
            self.constraints.known_object(object).map_or(0, |number| self.partition.classes[number as usize]),
        )
    }

    /// How many classes there are; they are numbered from 0.
    pub fn classes(&self) -> u32 {
        self.members.len() as u32
    }

    /// The objects of a class, ascending.
    pub fn objects(&self, class: Class) -> &[Object] {
        self.members.get(class.0 as usize).map_or(&[], Vec::as_slice)
    }

    /// The classes that functions without a body may read and write whenever they are called, ascending.
    pub fn escaped(&self) -> &[Class] {
        &self.escaped
    }

    /// The functions that are known outside, ascending.
    pub fn known_functions(&self) -> Vec<u32> {
        let objects = self.solution.escaped.iter().map(|&object| self.constraints.objects[object as usize]);
        let functions = objects.filter_map(|object| match object {
            Object::Function(function) => Some(function),
            _ => None,
        });
        let mut functions: Vec<u32> = functions.collect();
        functions.sort_unstable();
        functions
    }

    /// Whether other files can name a global variable of the module that is not known outside.
    pub fn keeps_globals(&self) -> bool {
        self.keeps_globals
    }

    /// The functions that a function without a body may call when it is called: those that it is passed, and
    /// where it does anything all that are known outside. Ascending.
    pub fn called_back(&self, module: &Module, function: u32, callee: u32, call: &Call) -> Vec<u32> {
        let pointers = call.arguments.iter().filter(|operand| *module.ty(operand.ty) == Type::Pointer);
        let passed = pointers.flat_map(|operand| self.targets(function, operand).functions);
        let mut functions: Vec<u32> = passed.collect();
        if self.calls_all && !is_known(&module.functions[callee as usize].name) {
            functions.extend(self.known_functions());
        }
        functions.sort_unstable();
        functions.dedup();
        functions
    }

    /// The classes that a call may write, if what it calls has no body.
    pub fn written(&self, module: &Module, function: u32, call: &Call) -> Vec<Class> {
        let name = match &call.callee {
            Callee::Function(number) => &module.functions[*number as usize].name,
            Callee::Pointer(_) | Callee::Assembly(_) => return self.escaped.clone(),
        };
        let written = match externals::known(name) {
            None => return self.escaped.clone(),
            Some(Known::ReturnsWritten) => return vec![self.class_of_object(Object::System)],
            Some(Known::Prints) => format_position(name).map_or(0, |format| format + 1)..usize::MAX,
            Some(Known::Parses) => 1..2,
            Some(known) if known.writes_first() => 0..1,
            Some(_) => return Vec::new(),
        };
        let arguments = call.arguments.iter().take(written.end).skip(written.start);
        let mut classes: Vec<Class> = arguments.map(|argument| self.class_of(function, argument)).collect();
        classes.sort_unstable();
        classes.dedup();
        classes
    }

    /// The possible callees of a call through this address. The number of arguments does not matter.
    pub fn targets(&self, function: u32, address: &Operand) -> Targets {
        let mut numbers: Vec<u32> = match &address.value {
            ValueSource::Local(local) => {
                let node = self.constraints.functions[function as usize].local(local.0);
                self.solution.objects(node).to_vec()
            }
            ValueSource::Constant(constant) => {
                let found = generate::addresses(constant, &|_, _| Shift::default());
                let named = found
                    .symbols
                    .iter()
                    .filter_map(|(symbol, _)| self.constraints.known_object(object_of(*symbol)));
                let mut numbers: Vec<u32> = named.collect();
                if found.from_integer || found.is_unknown {
                    numbers.extend(self.solution.objects(Node::EXPOSED));
                    numbers.push(Constraints::OUTSIDE);
                }
                numbers
            }
        };
        let is_open = numbers.iter().any(|object| Constraints::FOREIGN.contains(object));
        numbers.extend(self.solution.escaped.iter().filter(|_| is_open));
        let functions =
            numbers.into_iter().filter_map(|number| match self.constraints.objects[number as usize] {
                Object::Function(function) => Some(function),
                _ => None,
            });
        let mut targets = Targets { functions: functions.collect(), is_open };
        targets.functions.sort_unstable();
        targets.functions.dedup();
        targets
    }

    /// If the object is only ever loaded from and stored to directly, at constant offsets from its own
    /// address that is used for nothing else (lifetime marks and debug information aside), and never
    /// outside its bounds: the byte ranges `(offset, bytes)` that are accessed, merged where they
    /// overlap, ascending. `None` for others.
    ///
    /// `llvm.memcpy`, `llvm.memmove` and `llvm.memset` of constant length are direct as well: each range
    /// of either object lies inside of the bytes that are copied or filled or apart from them, and ranges
    /// inside have their like in the other object. An `alloca` that is executed makes all of its ranges
    /// unknown.
    pub fn slices(&self, object: Object) -> Option<&[(u64, u64)]> {
        self.slices.ranges.get(&object).map(Vec::as_slice)
    }

    /// Whether nothing but integers is ever stored to the range of [`PointsTo::slices`] that begins here.
    pub fn holds_integers(&self, object: Object, offset: u64) -> bool {
        self.slices.integers.contains(&(object, offset))
    }
}

/// The constraints of a module and their solution.
fn solved(
    module: &Module,
    entries: &[u32],
    known: &[bool],
    surroundings: Surroundings<'_>,
    clock: &Clock,
) -> (Constraints, Solution) {
    let mut constraints = generate::generate(module, entries, known, surroundings.shares_volatile, clock);
    constraints.initialised = surroundings.leaves_addresses.then(|| uninitialised::analyse(module, clock));
    for function in surroundings.called.unwrap_or_default() {
        let node = constraints.node();
        let object = constraints.object(Object::Function(*function));
        constraints.address(node, object, 0);
        constraints.escape(node);
    }
    let length = constraints.list.len();
    let solution = include::solve(&mut constraints, surroundings.separate, clock);
    let solution = solution.unwrap_or_else(|| {
        constraints.list.truncate(length);
        unify::solve(&mut constraints, clock)
    });
    (constraints, solution)
}

/// The object that a symbol names.
fn object_of(symbol: Symbol) -> Object {
    match symbol {
        Symbol::Global(number) => Object::Global(number),
        Symbol::Function(number) => Object::Function(number),
    }
}
