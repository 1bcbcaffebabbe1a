//! Unknown functions: they return anything, and may write what their arguments lead to.

use crate::assumption::Assumption;
use crate::frontend::module::Function;
use crate::program::cfa::{Hidden, Role, Source, Variable};
use crate::program::lower::Body;
use crate::program::points_to::{is_known, may_throw};
use crate::reading::Externals;

use super::ModelCall;

/// Functions of the library that access memory as far as their arguments say. Whether they stay within it is
/// not followed.
const WRITERS: &[&str] = &[
    "sprintf",
    "vsprintf",
    "snprintf",
    "vsnprintf",
    "__sprintf_chk",
    "__snprintf_chk",
    "gets",
    "fgets",
    "fread",
    "read",
    "pread",
    "recv",
    "scanf",
    "fscanf",
    "sscanf",
    "__isoc99_scanf",
    "__isoc99_fscanf",
    "__isoc99_sscanf",
    "__isoc23_scanf",
    "__isoc23_fscanf",
    "__isoc23_sscanf",
    "write",
    "send",
    "qsort",
    "bsearch",
    "strtok",
    "strtok_r",
    "strsep",
    "strstr",
    "strcasestr",
    "strspn",
    "strcspn",
    "strpbrk",
    "strcasecmp",
    "strncasecmp",
    "memmem",
    "memrchr",
    "memccpy",
    "strlcpy",
    "strlcat",
    "strcoll",
    "strxfrm",
    "atoi",
    "atol",
    "atoll",
    "atof",
    "strtol",
    "strtoul",
    "strtoll",
    "strtoull",
    "strtod",
    "wcslen",
    "wcscpy",
    "wcsncpy",
    "wmemset",
    "wmemcpy",
    "__strcpy_chk",
    "__strncpy_chk",
    "__strcat_chk",
    "__strncat_chk",
    "swprintf",
    "putenv",
];

pub(super) fn model(body: &mut Body, site: &ModelCall) {
    let function = &body.all.module.functions[site.callee as usize];
    if function.name.starts_with("llvm.") {
        body.open(format!("the intrinsic {} is not followed", function.name));
        return body.define_result(site.result);
    }
    body.all.bodiless.insert(function.source_name.clone());
    if body.all.checks_memory() {
        if WRITERS.contains(&site.name) {
            body.open(format!("{} accesses memory without being followed", site.name));
            return body.define_result(site.result);
        }
        body.rest_on(Assumption::ExternalsKeepNothing);
    }
    if body.all.tracks_undefined() && !is_known(site.name) {
        body.rest_on(Assumption::ExternalsInitialise);
    }
    let never_returns = function.never_returns;
    body.check_origins(&site.call.arguments);
    body.about_to_call();
    let is_given = body.all.reading.externals == Externals::Arguments && !is_known(site.name);
    if is_given && body.all.points.keeps_globals() {
        body.rest_on(Assumption::ExternalsWriteGiven);
    }
    if body.all.reading.externals != Externals::Pure {
        // If it does anything, it reaches what other files can name: the analysis says so.
        let changed = reached(body, site);
        call_back(body, site, &changed);
    }
    if body.all.throwing[site.callee as usize] || site.ways.is_some() {
        throw(body, site);
    } else if body.all.has_handlers && !may_throw(site.name) {
        body.rest_on(Assumption::ExternalsThrowNothing);
    }
    if never_returns {
        body.end();
    }
    body.define_result(site.result);
}

/// It may write some variables, and call the functions that it is passed, again and again, with anything; so
/// are all that are known outside, where functions without a body do anything. Each call comes after writes.
fn call_back(body: &mut Body, site: &ModelCall, changed: &[Variable]) {
    let mut called = body.passed(site.call);
    if body.all.reading.externals == Externals::Anything {
        called = body.all.points.called_back(body.all.module, body.number, site.callee, site.call);
    } else {
        assume_passed_alone(body, site, &called);
    }
    called.retain(|&function| !body.all.module.functions[function as usize].blocks.is_empty());
    if called.len() > body.all.reading.max_targets {
        body.all.may_run(Hidden::Functions);
        body.open_maybe(format!("{} may call too many functions", site.name));
        called.clear();
    }
    let place = body.place;
    let left = changed.iter().map(|&variable| (variable, Source::Left(place)));
    if called.is_empty() {
        return body.havoc(left.collect());
    }
    // Calls that a replay cannot make are left out there: the flag keeps its value.
    let flag = body.local("calls back", 1, Role::Value);
    let never = body.all.terms.zero(1);
    let head = body.here();
    body.assign(flag, never);
    body.havoc(left.chain([(flag, Source::Left(place))]).collect());
    let flag = body.all.term(flag);
    let calls = body.all.terms.holds(flag);
    let (inside, next) = body.branch(calls);
    for function in called {
        body.go_on_at(inside);
        let called = body.location();
        body.goto(called);
        body.go_on_at(called);
        body.call_from_library(function, None);
        body.goto(head);
    }
    body.go_on_at(next);
}

/// A function without a body is taken to call what it is passed alone, though others are known outside, or
/// have names that other files can call. One that is passed and has no body either may be there to call what
/// was made known.
fn assume_passed_alone(body: &mut Body, site: &ModelCall, passed: &[u32]) {
    if is_known(site.name) {
        return;
    }
    let module = body.all.module;
    let known = body.all.points.known_functions();
    let is_other =
        |function: &&u32| !passed.contains(function) && has_body(&module.functions[**function as usize]);
    if known.iter().chain(&body.all.callable).any(|function| is_other(&function)) {
        body.rest_on(Assumption::ExternalsCallPassed);
    }
    let Some(&other) = known.iter().find(is_other) else { return };
    let mut passed = passed.iter().map(|&function| &module.functions[function as usize]);
    if let Some(stranger) = passed.find(|function| !has_body(function) && !is_known(&function.name)) {
        let (stranger, other) = (&stranger.source_name, &module.functions[other as usize].source_name);
        body.open_maybe(format!("{} may call {stranger}, which may call {other}", site.name));
    }
}

fn has_body(function: &Function) -> bool {
    !function.blocks.is_empty()
}

/// Gives any contents to the memory that a call may write.
pub(super) fn havoc_written(body: &mut Body, site: &ModelCall) {
    let place = body.place;
    body.check_origins(&site.call.arguments);
    let changed = reached(body, site);
    body.havoc(changed.into_iter().map(|variable| (variable, Source::Other(place))).collect());
}

/// The variables that a call may write: regions, and if nothing is known of it those that are defined
/// elsewhere.
fn reached(body: &mut Body, site: &ModelCall) -> Vec<Variable> {
    let classes = body.all.points.written(body.all.module, body.number, site.call);
    let mut changed: Vec<Variable> = classes.into_iter().map(|class| body.all.region(class)).collect();
    if !is_known(site.name) {
        changed.extend(body.all.elsewhere());
    }
    changed
}

fn throw(body: &mut Body, site: &ModelCall) {
    let place = body.place;
    let flag = body.local("throws", 1, Role::Value);
    body.havoc(vec![(flag, Source::Other(place))]);
    let bits = body.all.memory.address_bits;
    let (exception, ty) = (body.anything(bits), body.anything(bits));
    let flag = body.all.term(flag);
    body.after_call([flag, exception, ty], site.ways.map(|(_, unwind)| unwind));
}
