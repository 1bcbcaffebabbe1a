//! The analysis of addresses on programs that clang has compiled.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use javelin_verifier::frontend::module::{Callee, InstructionKind, Module};
use javelin_verifier::frontend::read;
use javelin_verifier::program::points_to::{Object, PointsTo};

/// The module in a file.
fn module(path: &Path) -> Module {
    let text = std::fs::read_to_string(path).unwrap();
    read(&text, &path.display().to_string()).unwrap()
}

/// Counts of the comparison of executions with the analysis.
#[derive(Default)]
struct Counts {
    calls: usize,
    resolved: usize,
    targets: usize,
    objects: usize,
    direct: usize,
    classes: usize,
    time: Duration,
}

/// Analyses a module and counts.
fn count(module: &Module, counts: &mut Counts) {
    let start = Instant::now();
    let result = PointsTo::analyse(module);
    counts.time += start.elapsed();
    counts.classes += result.classes() as usize;
    for number in 0..module.globals.len() as u32 {
        counts.objects += 1;
        counts.direct += usize::from(result.slices(Object::Global(number)).is_some());
    }
    for (number, function) in module.functions.iter().enumerate() {
        let number = number as u32;
        for instruction in function.blocks.iter().flat_map(|block| &block.instructions) {
            match (&instruction.kind, instruction.result) {
                (InstructionKind::Alloca(..), Some(local)) => {
                    let slices = result.slices(Object::Frame { function: number, local });
                    counts.objects += 1;
                    counts.direct += usize::from(slices.is_some());
                }
                (InstructionKind::Call(call) | InstructionKind::Invoke(call, ..), _) => {
                    if let Callee::Pointer(pointer) = &call.callee {
                        let targets = result.targets(number, pointer);
                        counts.calls += 1;
                        counts.resolved += usize::from(!targets.is_open && !targets.functions.is_empty());
                        counts.targets += targets.functions.len();
                    }
                }
                _ => {}
            }
        }
    }
}

/// A module of this folder.
fn program(name: &str) -> Module {
    module(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs").join(name))
}

/// For each call through a pointer in a function the names of what it can call.
fn called(module: &Module, function: &str) -> Vec<Vec<String>> {
    let number = module.function(function).unwrap();
    let result = PointsTo::analyse(module);
    let mut called = Vec::new();
    let blocks = &module.functions[number as usize].blocks;
    for instruction in blocks.iter().flat_map(|block| &block.instructions) {
        let (InstructionKind::Call(call) | InstructionKind::Invoke(call, ..)) = &instruction.kind else {
            continue;
        };
        let Callee::Pointer(pointer) = &call.callee else { continue };
        let targets = result.targets(number, pointer);
        let names = targets.functions.iter().map(|number| module.functions[*number as usize].name.clone());
        called.push(names.chain(targets.is_open.then(|| "?".to_owned())).collect());
    }
    called
}

#[test]
fn tables_of_functions_keep_their_fields_apart() {
    for name in ["points_tables.14.ll", "points_tables.19.ll"] {
        assert_eq!(called(&program(name), "main"), [["opens"], ["closes"]], "{name}");
    }
}

#[test]
fn virtual_calls_are_resolved() {
    for name in ["classes.14.ll", "classes.16.ll", "classes.19.ll"] {
        for targets in called(&program(name), "_ZL7checkedRKN8geometry5ShapeERi") {
            assert!(targets.contains(&"_ZNK8geometry6Square4areaEv".to_owned()), "{name}: {targets:?}");
            assert!(!targets.contains(&"?".to_owned()), "{name}: {targets:?}");
        }
    }
}

#[test]
fn executions_stay_in_their_classes() {
    let names = [
        "points_tables.14.ll",
        "points_tables.19.ll",
        "everything.14.ll",
        "everything.19.ll",
        "classes.19.ll",
    ];
    for name in names {
        assert!((0..3).all(|seed| executed::compare(&program(name), name, seed) > 20), "{name}");
    }
}

/// An analysis that does not see one kind of instruction is found out.
#[test]
fn executions_find_what_is_overlooked() {
    let module = program("points_tables.19.ll");
    let overlook = |is_overlooked: fn(&InstructionKind) -> bool| {
        let mut less = module.clone();
        let blocks = less.functions.iter_mut().flat_map(|function| &mut function.blocks);
        for instruction in blocks.flat_map(|block| &mut block.instructions) {
            if is_overlooked(&instruction.kind) {
                instruction.kind = InstructionKind::Fence;
            }
        }
        executed::observe(&module, &less, 0).1
    };
    assert!(!overlook(|kind| matches!(kind, InstructionKind::Store(..))).is_empty());
    assert!(!overlook(|kind| matches!(kind, InstructionKind::Cast(..))).is_empty());
    assert!(!overlook(|kind| matches!(kind, InstructionKind::Element(..))).is_empty());
    assert!(!overlook(|kind| matches!(kind, InstructionKind::Call(..))).is_empty());
}

mod executed {
    //! Objects that executions touch must be among what the analysis says.

    use javelin_solver::BitVec;
    use javelin_verifier::Reading;
    use javelin_verifier::frontend::module::{Instruction, InstructionKind as K, Local, Module, Operand};
    use javelin_verifier::interpret::{ExecutionLimits, Oracle, Origin, Random, execute_program};
    use javelin_verifier::program::cfa::{Place, Source};
    use javelin_verifier::program::points_to::{Object, PointsTo};

    /// Answers at random, and compares.
    pub(super) struct Observer<'a> {
        module: &'a Module,
        result: PointsTo,
        random: Random,
        pub(super) accesses: u64,
        pub(super) wrong: Vec<String>,
    }

    impl Observer<'_> {
        fn instruction(&self, place: Place) -> &Instruction {
            let function = &self.module.functions[place.function as usize];
            &function.blocks[place.block as usize].instructions[place.instruction as usize]
        }

        fn object(&self, origin: Origin) -> Option<Object> {
            Some(match origin {
                Origin::Global(number) => Object::Global(number),
                Origin::Heap(place) => Object::Heap(place),
                Origin::Frame(place) => {
                    let local = self.instruction(place).result.unwrap_or(Local(u32::MAX));
                    Object::Frame { function: place.function, local }
                }
                Origin::Own | Origin::Outside => return None,
            })
        }

        fn check(&mut self, is_right: bool, says: impl FnOnce() -> String) {
            self.accesses += 1;
            if !is_right && self.wrong.len() < 10 {
                self.wrong.push(says());
            }
        }
    }

    impl Oracle for Observer<'_> {
        fn value(&mut self, source: Source, width: u32) -> BitVec {
            self.random.value(source, width)
        }

        fn accessed(&mut self, place: Place, origin: Origin, offset: u64) {
            let (address, ty): (&Operand, _) = match &self.instruction(place).kind {
                K::Load(ty, address) => (address, *ty),
                K::Store(value, address) => (address, value.ty),
                K::AtomicUpdate(_, address, value) | K::CompareExchange(address, _, value, _) => {
                    (address, value.ty)
                }
                _ => return,
            };
            let bytes = self.module.stored_size(ty).unwrap();
            let class = self.result.class_of(place.function, address);
            let objects = self.result.objects(class);
            let Some(object) = self.object(origin) else {
                let is_right = !objects.is_empty();
                return self.check(is_right, || format!("{place:?} touches an object that nobody named"));
            };
            let known = self.result.slices(object);
            let inside = |slice: &(u64, u64)| slice.0 <= offset && offset + bytes <= slice.0 + slice.1;
            let is_right = objects.contains(&object) && known.is_none_or(|slices| slices.iter().any(inside));
            self.check(is_right, || format!("{place:?} touches {object:?} at {offset}"));
        }

        fn called(&mut self, place: Place, function: u32) {
            let (K::Call(call) | K::Invoke(call, ..)) = &self.instruction(place).kind else { return };
            let super::Callee::Pointer(pointer) = &call.callee else { return };
            let targets = self.result.targets(place.function, pointer);
            let is_right = targets.functions.contains(&function);
            self.check(is_right, || format!("{place:?} calls {function}"));
        }
    }

    /// Executes a module; what is touched is compared with what is said of another, mostly the same.
    pub(super) fn observe(module: &Module, analysed: &Module, seed: u64) -> (u64, Vec<String>) {
        let (result, random) = (PointsTo::analyse(analysed), Random::new(seed));
        let mut observer = Observer { module, result, random, accesses: 0, wrong: Vec::new() };
        let limits = ExecutionLimits { steps: 2_000_000, ..ExecutionLimits::default() };
        let reading = Reading::default();
        execute_program(module, &reading, &mut observer, limits, &["program"], &mut Vec::new());
        (observer.accesses, observer.wrong)
    }

    /// Executes a module and compares; how many accesses there were.
    pub(super) fn compare(module: &Module, name: &str, seed: u64) -> u64 {
        let (accesses, wrong) = observe(module, module, seed);
        assert!(wrong.is_empty(), "{name}: {wrong:#?}");
        accesses
    }
}

/// Executes the programs of a folder: what they touch must be in the classes that the analysis says.
#[test]
#[ignore = "executes the folder that POINTS_TO_PROGRAMS names"]
fn executions_of_a_folder_stay_in_their_classes() {
    let Some(folder) = std::env::var_os("POINTS_TO_PROGRAMS") else { return };
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let (mut programs, mut accesses) = (0, 0);
    for path in files.filter(|path| path.extension().is_some_and(|extension| extension == "ll")) {
        programs += 1;
        for seed in 0..3 {
            accesses += executed::compare(&module(&path), &path.display().to_string(), seed);
        }
    }
    println!("{programs} programs, {accesses} accesses");
}

/// Measures a folder of modules: `POINTS_TO_PROGRAMS=... cargo test -- --ignored --nocapture measure`.
#[test]
#[ignore = "measures the folder that POINTS_TO_PROGRAMS names"]
fn measure() {
    let Some(folder) = std::env::var_os("POINTS_TO_PROGRAMS") else { return };
    let mut all = Counts::default();
    let mut slowest = (Duration::ZERO, PathBuf::new());
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    for path in files.filter(|path| path.extension().is_some_and(|extension| extension == "ll")) {
        let module = module(&path);
        let before = all.time;
        count(&module, &mut all);
        slowest = slowest.max((all.time - before, path));
    }
    println!("{:?} in all, slowest {slowest:?}", all.time);
    println!("calls through pointers {}, closed {}, targets {}", all.calls, all.resolved, all.targets);
    println!("allocas and globals {}, direct {}, classes {}", all.objects, all.direct, all.classes);
}
