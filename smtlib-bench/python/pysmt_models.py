#!/usr/bin/env python3
"""Checks models of a solver by pySMT, which shares no code with us: a second judge beside our evaluator.

    pip install pysmt
    pysmt_models.py [--timeout SECONDS] SOLVER FILE.smt2...

Each script with one check is given to the solver with `(get-model)` behind its check. pySMT reads the script
and the model, puts the values in place of the symbols and simplifies. Prints a line for each model that makes
an assertion false and, in the end, how many were valid, invalid, without an answer `sat`, and not read, since
pySMT does not read or compute them (functions). Exit status 1 if a model is invalid.
"""

import argparse
import collections
import io
import re
import subprocess
import sys
import warnings

from pysmt.environment import reset_env
from pysmt.exceptions import PysmtException
from pysmt.rewritings import conjunctive_partition
from pysmt.smtlib.parser import SmtLibParser

CHECK = re.compile(r"^\s*\(check-sat\s*\)", re.MULTILINE)


def answer(solver, script, limit):
    """What the solver prints, or nothing where it takes too long."""
    try:
        options = {"input": script, "capture_output": True, "text": True, "timeout": limit}
        return subprocess.run([solver], check=False, **options).stdout
    except subprocess.TimeoutExpired:
        return ""


def values(parser, environment, model):
    """The values of constants and the definitions of functions in a model."""
    constants, functions = {}, []
    text = "(set-logic ALL)" + model.strip()[1:-1].removeprefix("model")
    for command in parser.get_command_generator(io.StringIO(text)):
        if command.name == "define-fun":
            name, parameters, _, body = command.args
            symbol = environment.formula_manager.get_symbol(name)
            if parameters:
                functions.append(name)
            elif symbol is not None:
                constants[symbol] = body
    return constants, functions


def judge(solver, path, limit):
    """One of `valid`, `invalid`, `no model`, `not read`."""
    with open(path) as file:
        text = file.read()
    if len(CHECK.findall(text)) != 1:
        return "not read"
    before = CHECK.split(text)[0]
    question = f"(set-option :produce-models true)\n{before}\n(check-sat)\n(get-model)\n"
    printed = answer(solver, question, limit)
    verdict, _, model = printed.strip().partition("\n")
    if verdict != "sat":
        return "no model"
    environment = reset_env()
    try:
        script = SmtLibParser(environment).get_script(io.StringIO(before))
        formula = script.get_last_formula()
        constants, functions = values(SmtLibParser(environment), environment, model)
        if functions:
            return "not read"
        for conjunct in conjunctive_partition(formula):
            closed = environment.substituter.substitute(conjunct, constants)
            value = environment.simplifier.simplify(closed)
            if value.is_false():
                print(f"{path}: the model does not make true: {conjunct}")
                return "invalid"
            if not value.is_true():
                return "not read"
    except (PysmtException, AssertionError, RecursionError, NotImplementedError) as error:
        print(f"{path}: pySMT: {type(error).__name__}: {str(error)[:100]}", file=sys.stderr)
        return "not read"
    return "valid"


def main():
    whole = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=whole)
    parser.add_argument("--timeout", type=float, default=10)
    parser.add_argument("solver")
    parser.add_argument("files", nargs="+")
    arguments = parser.parse_args()
    warnings.simplefilter("ignore")
    sys.setrecursionlimit(100_000)
    counts = collections.Counter(judge(arguments.solver, path, arguments.timeout) for path in arguments.files)
    print(", ".join(f"{counts[name]} {name}" for name in ("valid", "invalid", "no model", "not read")))
    sys.exit(counts["invalid"] > 0)


main()
