//! Limits hold from the first byte that is read: what is large, deep or without an end leads to a report or
//! an error, never to a panic and never to a wait.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use javelin_term::limits::Stop;
use javelin_verifier::engine::{Progress, Unwatched, Watch};
use javelin_verifier::frontend;
use javelin_verifier::limits::{Clock, Limits};
use javelin_verifier::why::{Stopped, Why};
use javelin_verifier::{CheckReport, Effort, InputError, Job, Outcome, Report, Verdict, run};

/// A folder of this test's own.
fn folder() -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("limits");
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// A file with this text.
fn file(name: &str, text: &str) -> PathBuf {
    let path = folder().join(name);
    std::fs::write(&path, text).unwrap();
    path
}

fn job(path: PathBuf, effort: Effort) -> Job {
    Job { inputs: vec![path], effort, ..Job::default() }
}

/// The report on a program within a number of seconds.
fn verify(name: &str, text: &str, seconds: u64) -> Result<Report, InputError> {
    let effort = Effort { timeout: Some(Duration::from_secs(seconds)), ..Effort::default() };
    run(&job(file(name, text), effort), &Unwatched::default())
}

/// A program of functions that call each other, with a number of lines.
fn large(lines: usize) -> String {
    let mut text = String::with_capacity(lines * 36);
    let functions = lines / 75;
    text.push_str("%s = type { i32, ptr, [4 x i64] }\n@g = global %s zeroinitializer\n@p = global ptr @g\n");
    for number in 0..functions {
        let _ = write!(text, "define i32 @f{number}(i32 %a, ptr %p) {{\nentry:\n  %x = alloca i32\n");
        text.push_str("  %q = alloca ptr\n  store i32 %a, ptr %x\n  store ptr %p, ptr %q\n");
        for step in 0..10 {
            let _ = write!(
                text,
                "  %l{step} = load i32, ptr %x\n  %m{step} = load ptr, ptr %q\n  \
                 %e{step} = getelementptr inbounds %s, ptr %m{step}, i32 0, i32 0\n  \
                 store i32 %l{step}, ptr %e{step}\n  %s{step} = add nsw i32 %l{step}, {step}\n  \
                 store i32 %s{step}, ptr %x\n"
            );
        }
        text.push_str("  %c = icmp slt i32 %a, 0\n  br i1 %c, label %then, label %done\nthen:\n");
        if number > 0 {
            let _ =
                write!(text, "  %n = load ptr, ptr @p\n  %r = call i32 @f{}(i32 %a, ptr %n)\n", number - 1);
        }
        text.push_str("  br label %done\ndone:\n  %v = load i32, ptr %x\n  ret i32 %v\n}\n");
    }
    let _ = write!(
        text,
        "declare i32 @__VERIFIER_nondet_int()\ndeclare void @reach_error()\ndefine i32 @main() {{\n  \
         %i = call i32 @__VERIFIER_nondet_int()\n  %r = call i32 @f{}(i32 %i, ptr @g)\n  \
         %c = icmp eq i32 %r, 77\n  br i1 %c, label %bad, label %ok\nbad:\n  \
         call void @reach_error()\n  unreachable\nok:\n  ret i32 0\n}}\n",
        functions - 1
    );
    text
}

#[test]
fn a_million_lines_are_read() {
    let _alone = alone();
    let text = large(1_000_000);
    assert!(text.lines().count() > 950_000);
    let module = frontend::read(&text, "large.ll").unwrap();
    assert_eq!(module.functions.len(), 1_000_000 / 75 + 3);
}

/// The time that this process has had a processor, in all its threads: machines that run tests are busy.
fn processor_time() -> Duration {
    let text = std::fs::read_to_string("/proc/self/stat").unwrap();
    let (_, fields) = text.rsplit_once(')').unwrap();
    let ticks = fields.split_whitespace().skip(11).take(2).map(|field| field.parse::<u64>().unwrap());
    // A tick is a hundredth of a second on all machines with Linux.
    Duration::from_millis(10 * ticks.sum::<u64>())
}

/// Lets one test work at a time, since the time of all is counted.
fn alone() -> MutexGuard<'static, ()> {
    static WORKS: Mutex<()> = Mutex::new(());
    WORKS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The longest time that a run may take after it is stopped: it checks every few milliseconds, and frees what
/// it has made; a part that does not check takes many seconds here.
const SOON: Duration = Duration::from_secs(1);

/// The report on a job that is stopped after a number of milliseconds; it has to end soon.
fn stopped_after(milliseconds: u64, job: &Job) -> Report {
    let begin = processor_time();
    let cancel: Arc<AtomicBool> = Arc::default();
    let flag = Arc::clone(&cancel);
    let stopper = std::thread::spawn(move || {
        while processor_time() < begin + Duration::from_millis(milliseconds) {
            std::thread::sleep(Duration::from_millis(1));
        }
        flag.store(true, Ordering::Relaxed);
        processor_time()
    });
    let report = run(job, &Impatient { cancel, begins: "never" }).unwrap();
    let end = processor_time();
    // Whoever is done before stands still from now on, and its time with it.
    while !stopper.is_finished() && processor_time() < begin + Duration::from_millis(milliseconds) {}
    let late = end.saturating_sub(stopper.join().unwrap());
    let name = job.inputs[0].display();
    assert!(late < SOON, "{name}: {late:?} after {milliseconds} ms: {:?}", report.stopped);
    report
}

#[test]
fn the_front_end_stops_soon_wherever_it_is() {
    let _alone = alone();
    let path = file("large.ll", &large(100_000));
    let mut places = Vec::new();
    for milliseconds in [0, 20, 50, 100, 200, 300, 400, 600, 800, 1_000, 1_400, 1_800] {
        let effort = Effort { unroll: Some(1), ..Effort::default() };
        places.extend(stopped_after(milliseconds, &job(path.clone(), effort)).stopped);
    }
    let is_while = |why: &Why, what: &str| matches!(why, Why::Early(_, at) if at.contains(what));
    assert!(places.iter().any(|place| is_while(place, "while reading")), "{places:?}");
    assert!(places.iter().any(|place| is_while(place, "while lowering")), "{places:?}");
}

/// A program of many blocks: each asks for a number, and then leads to the next or to another.
fn of_blocks(count: usize, start: &str, other: impl Fn(usize) -> (String, String)) -> String {
    let mut body = format!("{start}  br label %b0\n");
    for block in 0..count {
        let (label, then) = other(block);
        let next = if block + 1 < count { format!("b{}", block + 1) } else { "bad".to_owned() };
        let _ = write!(
            body,
            "b{block}:\n  %x{block} = call i32 @__VERIFIER_nondet_int()\n  \
             %c{block} = icmp slt i32 %x{block}, {block}\n  \
             br i1 %c{block}, label %{next}, label %{label}\n{then}"
        );
    }
    program(&body)
}

#[test]
fn a_function_of_many_blocks_stops_soon() {
    let _alone = alone();
    let returns = of_blocks(40_000, "", |_| ("ok".to_owned(), String::new()));
    let loops = of_blocks(8_000, "", |block| {
        let back = block.checked_sub(1).map_or("ok".to_owned(), |before| format!("b{before}"));
        (format!("l{block}"), format!("l{block}:\n  br label %{back}\n"))
    });
    let writes = of_blocks(20_000, "  %a = alloca [256 x i32]\n", |block| {
        let next = if block < 19_999 { format!("b{}", block + 1) } else { "ok".to_owned() };
        let body = format!(
            "l{block}:\n  %y{block} = and i32 %x{block}, 255\n  \
             %p{block} = getelementptr [256 x i32], ptr %a, i32 0, i32 %y{block}\n  \
             store i32 {block}, ptr %p{block}\n  br label %{next}\n"
        );
        (format!("l{block}"), body)
    });
    for (name, text) in [("returns.ll", returns), ("loops.ll", loops), ("writes.ll", writes)] {
        let path = file(name, &text);
        for engine in ["bounded", "auto", "lbe"] {
            let effort = Effort { engine, ..Effort::default() };
            for milliseconds in [500, 1_500] {
                stopped_after(milliseconds, &job(path.clone(), effort.clone()));
            }
        }
    }
}

/// Somebody who stops it as soon as something begins.
struct Impatient {
    cancel: Arc<AtomicBool>,
    begins: &'static str,
}

impl Watch for Impatient {
    fn progress(&self, progress: &Progress) {
        if progress.now.starts_with(self.begins) {
            self.cancel.store(true, Ordering::Relaxed);
        }
    }

    fn cancel(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.cancel)
    }
}

#[test]
fn a_signal_ends_each_part_with_a_report() {
    let _alone = alone();
    let path = file("signal.ll", &large(20_000));
    for begins in ["compiling", "reading", "linking", "lowering"] {
        let watch = Impatient { cancel: Arc::default(), begins };
        let report = run(&job(path.clone(), Effort::default()), &watch).unwrap();
        let stopped = &report.stopped;
        assert!(matches!(stopped, Some(Why::Early(Stopped::Interrupted, _))), "{begins}: {stopped:?}");
        assert!(report.checks.is_empty() && report.verdict() == Verdict::Unknown);
    }
}

/// A listener that keeps all notifications.
#[derive(Default)]
struct Listener {
    cancel: Arc<AtomicBool>,
    told: Mutex<Vec<String>>,
}

impl Watch for Listener {
    fn progress(&self, progress: &Progress) {
        self.told.lock().unwrap().push(progress.now.clone());
    }

    fn cancel(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.cancel)
    }
}

#[test]
fn the_progress_of_large_blocks_shows_how_deep_the_search_is() {
    let _alone = alone();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs/bounded_loops.ll");
    let mut effort = Effort { engine: "lbe", timeout: Some(Duration::from_secs(2)), ..Effort::default() };
    effort.options.set("blocks", "single");
    let listener = Listener::default();
    run(&job(path, effort), &listener).unwrap();
    let told = listener.told.into_inner().unwrap();
    // By line: nodes, nodes to be examined, predicates, blocks.
    let numbers = |line: &String| {
        let number = |part: &str, unit: &str| part.strip_suffix(unit)?.trim().parse::<u64>().ok();
        let parts: Vec<&str> = line.split(',').collect();
        let [nodes, _, _, depth] = parts[..] else { return None };
        Some((number(nodes, "nodes")?, number(depth, "blocks deep")?))
    };
    let lines: Vec<(u64, u64)> = told.iter().filter_map(numbers).collect();
    assert!(lines.iter().any(|&(_, depth)| depth > 1), "{told:?}");
    assert!(lines.iter().all(|&(nodes, depth)| depth <= nodes), "{told:?}");
}

/// Stands for an allocator: each call says that more is held.
fn more_and_more() -> i64 {
    use std::sync::atomic::AtomicI64;
    static HELD: AtomicI64 = AtomicI64::new(0);
    HELD.fetch_add(1 << 20, Ordering::Relaxed)
}

/// Nobody stops it, and memory is counted.
struct Counted(Unwatched);

impl Watch for Counted {
    fn progress(&self, _: &Progress) {}

    fn cancel(&self) -> Arc<AtomicBool> {
        self.0.cancel()
    }

    fn thread_bytes(&self) -> Option<javelin_term::limits::ThreadBytes> {
        Some(more_and_more)
    }
}

#[test]
fn memory_is_limited_while_a_program_is_read() {
    let _alone = alone();
    let effort = Effort { memory: Some(64 << 20), ..Effort::default() };
    let path = file("memory.ll", &large(20_000));
    let report = run(&job(path, effort), &Counted(Unwatched::default())).unwrap();
    assert!(matches!(report.stopped, Some(Why::Early(Stopped::Memory, _))), "{:?}", report.stopped);
}

#[test]
fn reading_with_a_stopped_clock_is_an_error() {
    let _alone = alone();
    let limits = Limits::default();
    limits.cancel.store(true, Ordering::Relaxed);
    let clock = Clock::new(&limits);
    assert!(!clock.look());
    // Cut at this place, it would be a module.
    let error = frontend::read_within("define void @main() {\n  ret void\n}\n", "x.ll", &clock).unwrap_err();
    assert!(error.to_string().contains("interrupted"), "{error}");
}

const MAIN: &str = "declare i32 @__VERIFIER_nondet_int()\ndeclare void @reach_error()\n";

/// A program whose `main` calls `reach_error` where this body comes to the label `bad`.
fn program(body: &str) -> String {
    format!(
        "{MAIN}define i32 @main() {{\n{body}bad:\n  call void @reach_error()\n  unreachable\nok:\n  \
         ret i32 0\n}}\n"
    )
}

#[test]
fn types_of_a_million_bits_are_decided_or_open() {
    let _alone = alone();
    for operator in ["add", "xor", "mul", "udiv", "shl"] {
        let body = format!(
            "  %i = call i32 @__VERIFIER_nondet_int()\n  %w = zext i32 %i to i1048576\n  \
             %v = {operator} i1048576 %w, %w\n  %c = icmp eq i1048576 %v, %w\n  \
             br i1 %c, label %bad, label %ok\n"
        );
        let begin = Instant::now();
        let report = verify(&format!("wide-{operator}.ll"), &program(&body), 5).unwrap();
        assert!(begin.elapsed() < Duration::from_secs(15), "{operator}: {:?}", begin.elapsed());
        assert_eq!(report.checks.len(), 1, "{operator}");
        // With 0 or 1 each result is the operand.
        assert_ne!(report.verdict(), Verdict::True, "{operator}");
    }
    let body = "  %p = alloca i1048576\n  %v = load i1048576, ptr %p\n  %c = icmp eq i1048576 %v, %v\n  \
                br i1 %c, label %bad, label %ok\n";
    assert_ne!(verify("wide-local.ll", &program(body), 5).unwrap().verdict(), Verdict::True);
    let literal = program("  %v = add i1048576 5, 6\n  br label %ok\n");
    let error = verify("wide-literal.ll", &literal, 5).unwrap_err().to_string();
    assert!(error.contains("wide-literal.ll:4:21: numbers of more than "), "{error}");
    let error = verify("wider.ll", &program("  %p = alloca i99999999\n  br label %ok\n"), 5).unwrap_err();
    assert!(error.to_string().contains("wider.ll:4:"), "{error}");
}

#[test]
fn recursion_without_an_end_is_open() {
    let _alone = alone();
    let text = format!(
        "{MAIN}define i32 @f(i32 %n) {{\n  %m = add i32 %n, 1\n  %r = call i32 @f(i32 %m)\n  \
         %c = icmp eq i32 %r, 5\n  br i1 %c, label %bad, label %ok\nbad:\n  call void @reach_error()\n  \
         unreachable\nok:\n  ret i32 %r\n}}\ndefine i32 @main() {{\n  %r = call i32 @f(i32 0)\n  \
         ret i32 %r\n}}\n"
    );
    // It is followed as long as there is time.
    let report = verify("recursion.ll", &text, 5).unwrap();
    let Outcome::Open(reason) = &report.checks[0].outcome else { panic!("{:?}", report.checks[0]) };
    assert!(reason.to_string().contains("recursion"), "{reason}");
}

#[test]
fn a_call_through_an_integer_is_open() {
    let _alone = alone();
    let body = "  %i = call i32 @__VERIFIER_nondet_int()\n  %w = zext i32 %i to i64\n  \
                %f = inttoptr i64 %w to ptr\n  call void %f()\n  br label %bad\n";
    for engine in ["bounded", "calysto"] {
        let effort = Effort { engine, timeout: Some(Duration::from_secs(20)), ..Effort::default() };
        let report = run(&job(file("integer.ll", &program(body)), effort), &Unwatched::default()).unwrap();
        let Outcome::Open(reason) = &report.checks[0].outcome else { panic!("{:?}", report.checks[0]) };
        assert!(
            matches!(reason, Why::NotFollowed(place, _) if place.contains("call through a pointer")),
            "{reason}"
        );
    }
}

#[test]
fn loops_with_two_entries_are_followed() {
    let _alone = alone();
    // i counts up from 0 or from 1 in steps of 2, by a loop that is entered at either of two blocks.
    let body = "  %i = call i32 @__VERIFIER_nondet_int()\n  %c = icmp eq i32 %i, 0\n  \
                br i1 %c, label %left, label %right\nleft:\n  %a = phi i32 [ 0, %0 ], [ %y, %right ]\n  \
                %x = add i32 %a, 1\n  %d = icmp sgt i32 %x, 4\n  br i1 %d, label %end, label %right\n\
                right:\n  %b = phi i32 [ 1, %0 ], [ %x, %left ]\n  %y = add i32 %b, 1\n  \
                %e = icmp sgt i32 %y, 4\n  br i1 %e, label %end, label %left\nend:\n  \
                %z = phi i32 [ %x, %left ], [ %y, %right ]\n  %w = icmp eq i32 %z, WANTED\n  \
                br i1 %w, label %bad, label %ok\n";
    let right = verify("two-entries.ll", &program(&body.replace("WANTED", "7")), 20).unwrap();
    assert_eq!(right.verdict(), Verdict::True, "{:?}", right.checks);
    let wrong = verify("two-entries-wrong.ll", &program(&body.replace("WANTED", "5")), 20).unwrap();
    assert_eq!(wrong.verdict(), Verdict::False, "{:?}", wrong.checks);
}

#[test]
fn without_debug_information_places_are_not_known() {
    let _alone = alone();
    let report = verify("bare.ll", &program("  br label %bad\n"), 20).unwrap();
    assert_eq!((report.verdict(), report.checks[0].span.line), (Verdict::False, 0));
}

#[test]
fn errors_of_linking_and_reading_have_places() {
    let _alone = alone();
    let of = |name: &str, text: &str| verify(name, text, 20).unwrap_err().to_string();
    let twice = of("twice.ll", "define void @f() {\n  ret void\n}\ndefine void @f() {\n  ret void\n}\n");
    assert!(twice.ends_with("twice.ll:4:13: `@f` is defined twice"), "{twice}");
    let layout = of("layout.ll", "target datalayout = \"e-W9:8\"\ndefine i32 @main() {\n  ret i32 0\n}\n");
    assert!(layout.contains("layout.ll:1:21: the data layout"), "{layout}");
    let (one, two) = ("define void @f() {\n  ret void\n}\n", "define i32 @main() {\n  ret i32 0\n}\n");
    let paths = vec![file("one.ll", one), file("two.ll", &format!("{one}{two}"))];
    let both = run(&Job { inputs: paths, ..Job::default() }, &Unwatched::default()).unwrap_err();
    let both = both.to_string();
    assert!(both.starts_with("`f` is defined in ") && both.ends_with("two.ll"), "{both}");
}

/// Four checks that no solver decides in minutes: each asks for the factors of a product of two primes of 32
/// bits.
fn hard() -> String {
    let product: u64 = 3_769_789_469 * 3_756_061_979;
    let mut body = String::new();
    for check in 0..4 {
        let number = "call i32 @__VERIFIER_nondet_int()";
        let _ = write!(
            body,
            "  %i{check} = {number}\n  %x{check} = zext i32 %i{check} to i64\n  %j{check} = {number}\n  \
             %y{check} = zext i32 %j{check} to i64\n  %z{check} = mul i64 %x{check}, %y{check}\n  \
             %c{check} = icmp eq i64 %z{check}, {product}\n  \
             br i1 %c{check}, label %bad{check}, label %next{check}\nbad{check}:\n  \
             call void @reach_error()\n  unreachable\nnext{check}:\n"
        );
    }
    format!("{MAIN}define i32 @main() {{\n{body}  ret i32 0\n}}\n")
}

/// The reason that stopped a run that asks three questions at a time, and why its checks are open.
fn three_at_a_time(name: &str, effort: Effort, watch: &dyn Watch) -> (Option<Why>, Vec<Why>) {
    let report = run(&job(file(name, &hard()), Effort { parallel: 3, ..effort }), watch).unwrap();
    let reason = |check: CheckReport| match check.outcome {
        Outcome::Open(reason) => reason,
        other => panic!("{other:?}"),
    };
    (report.stopped, report.checks.into_iter().map(reason).collect())
}

#[test]
fn time_ends_several_questions_at_a_time() {
    let _alone = alone();
    for engine in ["bounded", "auto", "calysto"] {
        let effort = Effort { engine, timeout: Some(Duration::from_secs(2)), ..Effort::default() };
        let begin = Instant::now();
        let (stopped, reasons) = three_at_a_time("hard-time.ll", effort, &Unwatched::default());
        assert_eq!(stopped, Some(Stopped::Timeout.into()), "{engine:?}");
        assert_eq!(reasons.len(), 4, "{engine:?}");
        assert!(begin.elapsed() < Duration::from_secs(20), "{engine:?}: {:?}", begin.elapsed());
    }
}

#[test]
fn memory_is_limited_where_several_questions_are_asked_at_a_time() {
    let _alone = alone();
    // With time alone each would be open for lack of it.
    let (engine, timeout) = ("bounded", Some(Duration::from_secs(60)));
    let effort = Effort { engine, memory: Some(48 << 20), timeout, ..Effort::default() };
    let (_, reasons) = three_at_a_time("hard-memory.ll", effort, &Unwatched::default());
    assert!(reasons.len() == 4 && reasons.iter().all(|reason| *reason == Stop::Memory.into()), "{reasons:?}");
}

/// Somebody who stops it half a second after questions have begun.
#[derive(Default)]
struct Later {
    cancel: Arc<AtomicBool>,
    begun: AtomicBool,
}

impl Watch for Later {
    fn progress(&self, progress: &Progress) {
        if progress.now.starts_with("loops unrolled") && !self.begun.swap(true, Ordering::Relaxed) {
            let flag = self.cancel();
            std::thread::spawn(move || {
                std::thread::sleep(Duration::from_millis(500));
                flag.store(true, Ordering::Relaxed);
            });
        }
    }

    fn cancel(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.cancel)
    }
}

#[test]
fn a_signal_ends_several_questions_at_a_time() {
    let _alone = alone();
    let begin = Instant::now();
    let watch = Later::default();
    let effort = Effort { engine: "bounded", ..Effort::default() };
    let (stopped, reasons) = three_at_a_time("hard-signal.ll", effort, &watch);
    assert_eq!(stopped, Some(Stopped::Interrupted.into()));
    assert!(watch.begun.load(Ordering::Relaxed) && reasons.len() == 4);
    // Nothing else ends these questions before a minute is over.
    assert!(begin.elapsed() < Duration::from_secs(20), "{:?}", begin.elapsed());
}
