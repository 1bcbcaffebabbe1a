//! The isolation of sessions from each other: threads of one process, or processes.
//!
//! On threads, a panic ends one session, but a stack that is full and an allocation that fails end the
//! process, and with it all sessions: counting memory ([`crate::memory`]) prevents that. With processes,
//! any failure of the one that executes a session, even if it is killed, ends that session only.
//!
//! Either way the daemon has the connections, the permits of checks, the secrets and the counters, and a
//! session has the same interface: [`Executor`]. In the daemon, [`workers`] keeps processes ready, and
//! [`remote`] speaks to one; in the process, [`process`] executes the script; [`frame`] is the protocol
//! between the two.

pub mod failpoint;
pub mod frame;
pub mod process;
pub mod remote;
pub mod workers;

use std::ffi::OsString;
use std::time::Instant;

use bytes::BytesMut;
use javelin_solver::session::{Reply, Session, Work};

use crate::limits::{Limits, machine_bytes};
use remote::Remote;

/// The address space that a process takes in addition to its session: program, stacks, reserves of the
/// allocator.
const BASE_BYTES: u64 = 512 << 20;

/// Threads or processes for the execution of sessions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Isolation {
    /// On threads of the daemon.
    #[default]
    Thread,
    /// In one process per session.
    Process {
        /// The program that calls [`process::run`], and its arguments.
        command: Vec<OsString>,
        /// The number of spare processes for future sessions.
        spares: usize,
    },
}

/// The address space for the process of a session under these limits: memory as the allocator counts it can
/// take up to twice as much, in pages that are not full and in copies of lists that grow. Without a limit
/// of memory it is that of the machine.
pub fn address_space(limits: &Limits) -> u64 {
    let most = limits.session_memory.into_iter().chain(limits.memory).min();
    most.map_or_else(machine_bytes, |most| most.saturating_mul(2)).saturating_add(BASE_BYTES)
}

/// The executor of the commands of a session.
pub enum Executor {
    /// This process, on a thread of the pool.
    Here(Box<Session>),
    /// A process of its own.
    Worker(Box<Remote>),
}

impl Executor {
    /// As [`Session::feed`]; a worker takes the bytes.
    pub fn feed(&mut self, bytes: &mut BytesMut) {
        match self {
            Executor::Here(session) => {
                failpoint::look(bytes);
                session.feed(bytes);
            }
            Executor::Worker(remote) => remote.feed(std::mem::take(bytes).freeze()),
        }
    }

    /// As [`Session::growth`]; a worker requests memory by itself.
    pub fn growth(&self, more: usize) -> usize {
        match self {
            Executor::Here(session) => session.growth(more),
            Executor::Worker(_) => 0,
        }
    }

    /// As [`Session::finish`].
    pub fn finish(&mut self) {
        match self {
            Executor::Here(session) => session.finish(),
            Executor::Worker(remote) => remote.finish(),
        }
    }

    /// As [`Session::read`].
    pub fn read(&mut self) -> Option<Work> {
        match self {
            Executor::Here(session) => session.read(),
            Executor::Worker(remote) => remote.read(),
        }
    }

    /// As [`Session::step`].
    pub fn step(&mut self) -> Option<Reply> {
        match self {
            Executor::Here(session) => session.step(),
            Executor::Worker(remote) => remote.step(),
        }
    }

    /// As [`Session::next_piece`].
    pub fn next_piece(&mut self) -> Option<Reply> {
        match self {
            Executor::Here(session) => session.next_piece(),
            Executor::Worker(remote) => remote.next_piece(),
        }
    }

    /// As [`Session::refuse`].
    pub fn refuse(&mut self, message: String) -> Reply {
        match self {
            Executor::Here(session) => session.refuse(message),
            Executor::Worker(remote) => remote.refuse(message),
        }
    }

    /// As [`Session::set_deadline`].
    pub fn set_deadline(&mut self, deadline: Option<Instant>) {
        match self {
            Executor::Here(session) => session.set_deadline(deadline),
            Executor::Worker(remote) => remote.set_deadline(deadline),
        }
    }

    /// The bytes that the session holds.
    pub fn bytes(&self) -> u64 {
        match self {
            Executor::Here(session) => session.solver().memory().bytes(),
            Executor::Worker(remote) => remote.status().bytes,
        }
    }

    /// As [`Session::open_bytes`].
    pub fn open_bytes(&self) -> usize {
        match self {
            Executor::Here(session) => session.open_bytes(),
            Executor::Worker(remote) => remote.status().open_bytes as usize,
        }
    }

    /// As [`Session::open_parentheses`].
    pub fn open_parentheses(&self) -> usize {
        match self {
            Executor::Here(session) => session.open_parentheses(),
            Executor::Worker(remote) => remote.status().open_parentheses as usize,
        }
    }

    /// As [`Session::success`].
    pub fn success(&self) -> Reply {
        match self {
            Executor::Here(session) => session.success(),
            Executor::Worker(remote) => {
                let text = remote.status().print_success.then(|| "success".into());
                Reply { text, ..Reply::default() }
            }
        }
    }

    /// Whether the process that executed the session has ended.
    pub fn is_lost(&self) -> bool {
        match self {
            Executor::Here(_) => false,
            Executor::Worker(remote) => remote.is_lost(),
        }
    }
}
