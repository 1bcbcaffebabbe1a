//! The verifier by its public modules, part by part. One binary, since each links all of the verifier; tests
//! that measure time or memory, or change the folder of the process, have binaries of their own.

mod alone;
mod assumptions;
mod bounded;
mod determined;
mod doors;
mod findings;
mod interpret;
mod lower;
mod mutations;
mod points_to;
mod project;
mod reader;
#[path = "../daemon/serve.rs"]
mod serve;
mod terminal;
