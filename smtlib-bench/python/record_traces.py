#!/usr/bin/env python3
"""Records what yosys-smtbmc and CBMC send to a solver, as benchmark files.

    record_traces.py FOLDER [--solver SOLVER]

The designs and programs are those of tests/clients. yosys-smtbmc checks, proves by induction and covers each design at
several depths and writes down what it sends (its solver must answer meanwhile: z3, or another that it knows, on the
PATH); CBMC writes its formula for each program at several bounds. A tool that is not there is left out with a message.
The folder gets the scripts and an INDEX.tsv for smtlib-bench.
"""

import argparse
import pathlib
import re
import shutil
import subprocess

CLIENTS = pathlib.Path(__file__).resolve().parents[2] / "tests" / "clients"
DEPTHS = [8, 12, 20]
MODES = {"check": [], "induction": ["-i"], "cover": ["-c"]}
BOUNDS = [4, 8, 16]
# Seconds for one recording.
LIMIT = 120


def run(command, **options):
    """Whether a command ended within the limit."""
    try:
        subprocess.run(command, timeout=LIMIT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)
        return True
    except subprocess.TimeoutExpired:
        return False


def yosys(folder, solver):
    """The traces of yosys-smtbmc: several checks each."""
    for design in sorted((CLIENTS / "yosys").glob("*.v")):
        name = design.stem
        smt2 = folder / f"{name}.yosys"
        read = f"read_verilog -formal -sv {design}; prep -top {name}; write_smt2 -wires {smt2}"
        run(["yosys", "-q", "-p", read], check=True)
        for mode, flags in MODES.items():
            for depth in DEPTHS:
                trace = folder / f"yosys-{name}-{mode}-{depth:02}.smt2"
                command = ["yosys-smtbmc", "-s", solver, "-t", str(depth), *flags, "--dump-smt2", trace, smt2]
                if run(command):
                    yield trace, "yosys"
                else:
                    trace.unlink(missing_ok=True)
        smt2.unlink()


def cbmc(folder):
    """The formulas of CBMC: one check each."""
    source = CLIENTS / "cbmc" / "programs.c"
    names = re.findall(r"^void (\w+)\(void\) {", source.read_text(), re.MULTILINE)
    for name in names:
        for bound in BOUNDS:
            formula = folder / f"cbmc-{name}-{bound:02}.smt2"
            flags = ["--bitwuzla", "--no-standard-checks", "--unwind", str(bound), "--function", name]
            run(["cbmc", *flags, "--outfile", formula, source])
            if formula.exists():
                yield formula, "cbmc"


def logic(path):
    """The logic that a script names."""
    named = re.search(r"\(set-logic (\w+)\)", path.read_text())
    return named[1] if named else "QF_AUFBV"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--solver", default="z3", help="whom yosys-smtbmc asks meanwhile")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    rows = []
    if shutil.which("yosys") and shutil.which("yosys-smtbmc"):
        rows += yosys(arguments.folder, arguments.solver)
    else:
        print("left out: yosys and yosys-smtbmc are not there")
    if shutil.which("cbmc"):
        rows += cbmc(arguments.folder)
    else:
        print("left out: cbmc is not there")
    lines = [f"{path.name}\t{logic(path)}\ttraces\t{source}\n" for path, source in rows]
    (arguments.folder / "INDEX.tsv").write_text("path\tlogic\tset\tsource\n" + "".join(lines))
    print(f"{len(rows)} scripts in {arguments.folder}")


main()
