//! The examples of the library are programs that run to their end. They are built here, where all they need
//! is linked.

#[path = "../../../examples/embed.rs"]
mod embed;
#[path = "../../../examples/incremental.rs"]
mod incremental;
#[path = "../../../examples/parameters.rs"]
mod parameters;
#[path = "../../../examples/summaries.rs"]
mod summaries;

#[test]
fn examples_run() -> Result<(), Box<dyn std::error::Error>> {
    embed::main()?;
    incremental::main()?;
    summaries::main()?;
    parameters::main()
}
