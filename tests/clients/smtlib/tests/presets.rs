//! The crates `easy-smt` and `rsmt2` with their presets for other solvers: each starts javelin through a link
//! with that solver's name.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::PathBuf;

/// A link to the solver with another solver's name.
fn link(test: &str, name: &str) -> String {
    let built = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../target/release/javelin");
    let program = std::env::var_os("JAVELIN").map_or_else(|| built.into(), PathBuf::from);
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
    fs::create_dir_all(&folder).unwrap();
    let link = folder.join(name);
    let _ = fs::remove_file(&link);
    symlink(program, &link).unwrap();
    link.to_str().unwrap().to_owned()
}

#[test]
fn easy_smt_checks_pushes_and_asks() -> std::io::Result<()> {
    let presets: [(&str, &[&str]); 2] =
        [("z3", &["-smt2", "-in"]), ("cvc5", &["--quiet", "--lang=smt2", "--incremental"])];
    for (name, arguments) in presets {
        let mut context =
            easy_smt::ContextBuilder::new().solver(link("easy", name)).solver_args(arguments).build()?;
        context.set_logic("QF_BV")?;
        let x = context.declare_const("x", context.bit_vec_sort(context.numeral(8)))?;
        context.push()?;
        context.assert(context.eq(x, context.binary(8, 42)))?;
        assert_eq!(context.check()?, easy_smt::Response::Sat);
        let values = context.get_value(vec![x])?;
        assert_eq!(context.display(values[0].1).to_string(), "#x2a");
        context.assert(context.not(context.eq(x, context.binary(8, 42))))?;
        assert_eq!(context.check()?, easy_smt::Response::Unsat);
        context.pop()?;
        assert_eq!(context.check()?, easy_smt::Response::Sat);
    }
    Ok(())
}

#[test]
fn rsmt2_checks_and_resets() -> rsmt2::SmtRes<()> {
    let presets = [
        rsmt2::SmtConf::z3(link("rsmt2", "z3")),
        rsmt2::SmtConf::cvc4(link("rsmt2", "cvc4")),
        rsmt2::SmtConf::yices_2(link("rsmt2", "yices")),
    ];
    for preset in presets {
        let mut solver = rsmt2::Solver::new(preset, ())?;
        solver.declare_const("x", "(_ BitVec 8)")?;
        solver.assert("(= (bvmul x #x03) #x09)")?;
        assert!(solver.check_sat()?);
        solver.reset()?;
        solver.assert("false")?;
        assert!(!solver.check_sat()?);
    }
    Ok(())
}
