//! The flow of `solver/README.md`, held: imports point upstream only, and a module does not name the
//! modules that it must not depend on.

use std::fs;
use std::path::{Path, PathBuf};

/// The parts of the crate of terms, upstream first. The graph holds lambdas and substitution makes them, so
/// traversals of the graph are one part with it.
const TERM: &[&str] = &[
    "limits",
    "work",
    "statistics",
    "bitvec",
    "id",
    "operator",
    "facts",
    "sort",
    "array",
    "summaries",
    "graph lambda memo traverse substitute",
    "summary",
    "eval calls pieces",
    "derived",
    "print",
    "rewrite",
];

/// The stages of the solver, upstream first, which all stand on the crate of terms.
const STAGES: &[&str] = &[
    "listen",
    "levels",
    "call_graph",
    "expansion_order",
    "params",
    "preprocess",
    "circuit",
    "cnf",
    "proof",
    "sat",
    "theory",
    "answer",
    "recall",
    "pipeline",
    "interpolate",
    "engine",
    "session",
];

/// The files of the server, upstream first.
const SERVER: &[&str] = &[
    "limits",
    "shutdown",
    "socket",
    "tls",
    "stranger",
    "token",
    "trace",
    "cancel",
    "memory",
    "queue",
    "stint",
    "lending",
    "isolation",
    "exchange",
    "pool",
    "loan",
    "answers",
    "answers_file",
    "saver",
    "metrics",
    "daemon",
    "session",
    "connection",
    "accept",
    "scrape",
];

/// The parts of the verifier, upstream first.
const VERIFIER: &[&str] = &[
    "words",
    "assumption",
    "limits seats",
    "frontend",
    "reading",
    "program",
    "domain",
    "interpret",
    "why",
    "job",
    "prover",
    "formula",
    "certify",
    "engine",
    "specification",
    "report",
    "run",
];

/// Every Rust file below a folder, with its text.
fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                found.push((path, text));
            }
        }
    }
    found.sort();
    found
}

/// The code of a file up to its unit tests (which may use anything), without comments.
fn code(text: &str) -> String {
    let end = text.find("#[cfg(test)]\nmod tests {").unwrap_or(text.len());
    text[..end].lines().map(|line| line.split("//").next().unwrap_or("")).collect::<Vec<_>>().join("\n")
}

/// The code without these names.
fn without(code: &str, names: &[&str]) -> String {
    names.iter().fold(code.to_owned(), |code, name| code.replace(name, ""))
}

/// The stages that are named after `crate::` or another root, inside braces too. A stage is named by any of
/// its words.
fn stages_named<'a>(code: &str, root: &str, stages: &[&'a str]) -> Vec<&'a str> {
    let mut named = Vec::new();
    for (position, _) in code.match_indices(root) {
        let rest = &code[position + root.len()..];
        let group = match rest.strip_prefix('{') {
            Some(group) => group.split(';').next().unwrap_or(group),
            None => rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or(rest),
        };
        named.extend(stages.iter().filter(|stage| {
            let mut words = group.split(|c: char| !c.is_alphanumeric() && c != '_');
            words.any(|word| stage.split(' ').any(|name| name == word))
        }));
    }
    named
}

fn stage_of(path: &Path, folder: &str, stages: &[&str]) -> Option<usize> {
    let below = path.strip_prefix(Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)).ok()?;
    let first = below.components().next()?.as_os_str().to_str()?;
    stages.iter().position(|stage| stage.split(' ').any(|name| name == first.trim_end_matches(".rs")))
}

/// Asserts that the files of a folder import only stages that stand before their own.
fn assert_layers(folder: &str, stages: &[&'static str]) {
    let mut edges = 0;
    for (path, text) in sources(folder) {
        let Some(own) = stage_of(&path, folder, stages) else {
            assert!(path.ends_with("lib.rs"), "{} belongs to no stage: name it in the list", path.display());
            continue;
        };
        if path.ends_with("tests.rs") {
            continue;
        }
        for named in stages_named(&code(&text), "crate::", stages) {
            let position = stages.iter().position(|stage| *stage == named).unwrap();
            assert!(position <= own, "{} -> {named} in {}", stages[own], path.display());
            edges += 1;
        }
    }
    assert!(edges > 20, "the scan found only {edges} imports in {folder}: it does not see the code");
}

#[test]
fn imports_point_upstream() {
    assert_layers("term/src", TERM);
    assert_layers("solver/src", STAGES);
    assert_layers("server/src", SERVER);
    assert_layers("verifier/src", VERIFIER);
}

/// The modules of a crate that its documentation hides.
fn hidden_modules(text: &str) -> Vec<&str> {
    let starts = text.match_indices("#[doc(hidden)]\npub mod ").map(|(at, mark)| at + mark.len());
    starts.filter_map(|start| text[start..].split(';').next()).collect()
}

/// Asserts that no other crate names a module that a crate hides. Unit tests are held, too.
fn assert_hidden(of_crate: &str, known: [&str; 2], others: &[&str]) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(of_crate).join("src/lib.rs");
    let text = fs::read_to_string(path).unwrap();
    let hidden = hidden_modules(&text);
    assert!(known.iter().all(|name| hidden.contains(name)), "{hidden:?}");
    let root = format!("javelin_{of_crate}::");
    let used = |code: &str| stages_named(code, &root, &hidden);
    for (path, text) in others.iter().flat_map(|folder| sources(folder)) {
        let used = used(&text);
        assert!(used.is_empty(), "{} names hidden modules of {of_crate}: {used:?}", path.display());
    }
    let [first, second] = known;
    assert_eq!(used(&format!("use {root}{first}::{{One, Two}};")), [first]);
    assert_eq!(used(&format!("use {root}{{One, {second}}};")), [second]);
    assert!(used(&format!("use {root}params::Params;")).is_empty());
}

#[test]
fn hidden_modules_are_their_crates_own() {
    // Not `benches`, which measure single stages of the solver.
    let folders = ["src", "server", "client", "verifier", "smtlib-bench", "examples", "fuzz"];
    assert_hidden("solver", ["preprocess", "engine"], &folders);
    // One fuzzer of the verifier reads, lowers and executes texts that are no files.
    let others = folders.map(|folder| if folder == "verifier" { "tests" } else { folder });
    assert_hidden("verifier", ["frontend", "engine"], &others[..others.len() - 1]);
}

#[test]
fn invariants_of_absence() {
    for (path, text) in sources("term/src").into_iter().chain(sources("solver/src")) {
        let code = code(&text);
        let shown = path.display();
        if !path.ends_with("limits/mod.rs") {
            assert!(!code.contains("Instant::now") && !code.contains("SystemTime"), "{shown} reads a clock");
        }
        for outside in ["std::fs", "std::io", "std::net", "std::process", "println!", "eprintln!"] {
            // Proofs use only the readers and writers that the caller provides.
            let is_handed_in = outside == "std::io" && shown.to_string().contains("src/proof/");
            assert!(is_handed_in || !code.contains(outside), "{shown} does input or output: {outside}");
        }
        if path.components().any(|part| part.as_os_str() == "sat") {
            let known = ["javelin_term::limits", "javelin_term::statistics"];
            let others = without(&code, &known);
            let terms = ["javelin_term", "crate::circuit"];
            assert!(terms.iter().all(|name| !others.contains(name)), "{shown} knows terms");
        }
        if shown.to_string().contains("proof/check") {
            let known = ["crate::cnf::literal::Lit", "crate::proof::event"];
            let others = without(&code, &known);
            let checked = ["crate::", "javelin_"];
            assert!(checked.iter().all(|name| !others.contains(name)), "{shown} imports from what it checks");
        }
    }
    for (path, text) in sources("parser/src") {
        assert!(!code(&text).contains("javelin_"), "{} imports something of ours", path.display());
    }
}

#[test]
fn the_verifier_replays_by_what_formulas_do_not_touch() {
    for (path, text) in sources("verifier/src") {
        let part = stage_of(&path, "verifier/src", VERIFIER).map(|stage| VERIFIER[stage]);
        let (code, shown) = (code(&text), path.display());
        if matches!(part, Some("frontend" | "interpret")) {
            assert!(!code.contains("javelin_term"), "{shown} knows terms");
        }
        if part == Some("interpret") {
            for other in ["program::lower", "program::points_to", "program::memory", "program::models"] {
                assert!(!code.contains(other), "{shown} shares {other} with what makes formulas");
            }
        }
        if part == Some("domain") {
            // Two files know edges and parts of programs; the iteration knows an order of a graph.
            let others = code.replace("crate::program::weak_topological_order", "");
            let is_bridge = path.ends_with("domain/post.rs") || path.ends_with("domain/region.rs");
            let is_free = is_bridge || path.ends_with("tests.rs");
            assert!(is_free || !others.contains("crate::program"), "{shown} knows programs");
            assert!(!code.contains("javelin_solver"), "{shown} knows a solver");
        }
        if part == Some("program") {
            let solver = ["javelin_solver::Solver", "javelin_solver::engine"];
            assert!(solver.iter().all(|name| !code.contains(name)), "{shown} knows a solver");
        }
    }
}

#[test]
fn unsafe_stays_in_its_rooms() {
    let rooms = ["sat/propagate.rs", "sat/watch.rs", "sat/clause.rs", "term/src/graph.rs"];
    let crates = ["term", "solver", "parser", "server", "client", "verifier", ".", "smtlib-bench"];
    for folder in crates.map(|folder| format!("{folder}/src")) {
        for (path, text) in sources(&folder) {
            let here = rooms.iter().any(|room| path.ends_with(room));
            assert!(here || !code(&text).contains("unsafe "), "unsafe in {}", path.display());
        }
    }
}
