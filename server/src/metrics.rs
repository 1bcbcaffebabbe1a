//! Counters of the daemon, in the format of Prometheus.

use std::time::Duration;

use javelin_solver::Verdict as Answer;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

use crate::answers::Cache;
use crate::limits::Exceeded;

/// Upper ends of the buckets of check times, in seconds.
const BUCKETS: [f64; 10] = [1e-4, 1e-3, 1e-2, 0.1, 0.5, 1.0, 5.0, 30.0, 120.0, 600.0];

/// The label of a counter per verdict.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Verdict {
    verdict: &'static str,
}

/// The label of a counter per limit.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Limit {
    limit: &'static str,
}

/// The daemon's counters and histograms.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Connections that were accepted.
    pub connections: Counter,
    /// Commands that were executed.
    pub commands: Counter,
    /// Commands that were answered with an error.
    pub errors: Counter,
    /// Checks that another connection canceled.
    pub cancellations: Counter,
    /// Connections without the token, or of another protocol.
    pub denied: Counter,
    /// Sessions that ended in a panic.
    pub panics: Counter,
    /// Bytes of scripts that were received.
    pub bytes_in: Counter,
    /// Bytes of answers that were sent.
    pub bytes_out: Counter,
    checks: Family<Verdict, Counter>,
    check_seconds: CheckSeconds,
    exceeded: Family<Limit, Counter>,
}

/// A histogram with the buckets of check times.
#[derive(Debug)]
struct CheckSeconds(Histogram);

impl Default for CheckSeconds {
    fn default() -> CheckSeconds {
        CheckSeconds(Histogram::new(BUCKETS))
    }
}

impl Metrics {
    /// Counts a check. One that was answered with an error counts as `unknown`.
    pub fn checked(&self, time: Duration, answer: Option<&Answer>) {
        let verdict = match answer {
            Some(Answer::Sat) => "sat",
            Some(Answer::Unsat) => "unsat",
            Some(Answer::Unknown(_)) | None => "unknown",
        };
        self.checks.get_or_create(&Verdict { verdict }).inc();
        self.check_seconds.0.observe(time.as_secs_f64());
    }

    /// Counts a limit that was reached.
    pub fn exceeded(&self, limit: Exceeded) {
        let limit = match limit {
            Exceeded::Sessions(_) => "sessions",
            Exceeded::Newcomers(_) => "newcomers",
            Exceeded::QueuedChecks(_) => "queued-checks",
            Exceeded::IdleTime(_) => "idle-time",
            Exceeded::CommandBytes(_) => "command-bytes",
            Exceeded::Nesting(_) => "nesting",
            Exceeded::ScriptBytes(_) => "script-bytes",
            Exceeded::Memory => "memory",
        };
        self.exceeded.get_or_create(&Limit { limit }).inc();
    }

    /// The text that Prometheus reads; `now` lists names, descriptions and current values of gauges.
    pub fn text(&self, now: &[(&str, &str, usize)], answers: Option<&Cache>) -> String {
        let mut registry = Registry::with_prefix("javelin");
        registry.register("connections", "Connections accepted", self.connections.clone());
        registry.register("commands", "Commands executed", self.commands.clone());
        registry.register("errors", "Commands answered with an error", self.errors.clone());
        registry.register("cancellations", "Checks canceled with their secret", self.cancellations.clone());
        registry.register("denied", "Connections that were not let in", self.denied.clone());
        registry.register("panics", "Sessions that ended in a panic", self.panics.clone());
        registry.register("received_bytes", "Bytes of scripts", self.bytes_in.clone());
        registry.register("sent_bytes", "Bytes of answers", self.bytes_out.clone());
        registry.register("checks", "Checks by verdict", self.checks.clone());
        registry.register("check_seconds", "Wall-clock time of checks", self.check_seconds.0.clone());
        registry.register("limits_reached", "Limits reached, by name", self.exceeded.clone());
        for &(name, help, value) in now {
            let gauge: Gauge = Gauge::default();
            gauge.set(value as i64);
            registry.register(name, help, gauge);
        }
        if let Some(cache) = answers {
            registry.register("cache_hits", "Queries answered from the cache", cache.hits.clone());
            registry.register("cache_misses", "Queries not in the cache", cache.misses.clone());
            let bytes: Gauge = Gauge::default();
            bytes.set(cache.bytes() as i64);
            registry.register("cache_bytes", "Bytes of the cache", bytes);
        }
        let mut text = String::new();
        match encode(&mut text, &registry) {
            Ok(()) => text,
            Err(_) => String::new(),
        }
    }
}
