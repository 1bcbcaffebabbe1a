#!/usr/bin/env python3
"""pySMT drives javelin as a generic SMT-LIB solver over a pipe.

    pip install pysmt
    tests/clients/pysmt_examples.py target/release/javelin

Every example formula of pySMT's own tests that is quantifier-free over Bool and bit-vectors is checked for
satisfiability and validity against the verdicts pySMT states, and every model is evaluated by pySMT; then pySMT's unit
tests on bit-vectors and solving run with javelin as their solver. Prints counts; exit status 1 if anything disagrees
or fails, 0 with a message if pySMT is not installed.
"""

import os
import signal
import sys
import unittest
import warnings

# Of all solvers that may be installed, none but the one registered below.
os.environ["PYSMT_SOLVER"] = "none"

try:
    import pysmt.environment
    import pysmt.factory
    import pysmt.test.examples
    from pysmt.exceptions import PysmtException
    from pysmt.logics import QF_BOOL, QF_BV, QF_UF
    from pysmt.shortcuts import Equals, Not, Solver, Symbol, Type, get_env, get_model, is_sat, is_valid
except ImportError as missing:
    print(f"skipped: {missing} (pip install pysmt)")
    sys.exit(0)

EXAMPLE_LOGICS = (QF_BOOL, QF_BV)
TIME_LIMIT = 600
TEST_MODULES = ("test_bv", "test_bv_simplification", "test_back", "test_eager_model", "test_models", "test_solving")

# Tests that fail with any solver behind pySMT's pipe, each with its reason.
NOT_FOR_PIPES = {
    "test_conversion_error": "needs a solver that converts terms itself",
    "test_examples_get_implicant": "asks for values of variables that were simplified away and never declared",
    "test_incremental": "forgets that reset-assertions takes declarations back",
    "test_solver_options": "expects options to be checked by pySMT",
    "test_solving_under_assumption": "assumptions are not passed on",
}


def is_for_us(example):
    """Whether the example is of our logics and can be written down: SMT-LIB has no way to put these in a name."""
    names = "".join(symbol.symbol_name() for symbol in example.expr.get_free_variables())
    return example.logic in EXAMPLE_LOGICS and "|" not in names and "\\" not in names


def register(path):
    """Makes javelin the solver of every environment that is made from now on, and its examples pySMT's only ones."""
    unpatched = pysmt.factory.Factory.__init__

    def with_javelin(self, *arguments, **options):
        unpatched(self, *arguments, **options)
        self.add_generic_solver("javelin", [path], [QF_BV])
        self.add_generic_solver("javelin-plain", [path, "--option", "qualified-values=false"], [QF_UF])

    pysmt.factory.Factory.__init__ = with_javelin
    all_examples = pysmt.test.examples.get_full_example_formulae
    pysmt.test.examples.get_full_example_formulae = lambda environment=None: [
        example for example in all_examples(environment) if is_for_us(example)
    ]


def falsified_by_model(formula):
    """Whether the model of a satisfiable formula does not make it true."""
    model = get_model(formula, solver_name="javelin", logic=QF_BV)
    return model is None or not model.get_value(formula, model_completion=True).is_true()


def mistakes(example):
    """What is wrong with the answers about one example."""
    formula = example.expr
    try:
        if is_sat(formula, solver_name="javelin", logic=QF_BV) != example.is_sat:
            yield f"satisfiable should be {example.is_sat}"
        if is_valid(formula, solver_name="javelin", logic=QF_BV) != example.is_valid:
            yield f"valid should be {example.is_valid}"
        if example.is_sat and falsified_by_model(formula):
            yield "the model does not satisfy the formula"
        if not example.is_valid and falsified_by_model(Not(formula)):
            yield "the model does not satisfy the negated formula"
    except PysmtException as error:
        yield f"{type(error).__name__}: {error}"


def run_examples():
    """Checks all examples; returns how many there are and how many went wrong."""
    examples = pysmt.test.examples.get_full_example_formulae(get_env())
    wrong = 0
    for example in examples:
        found = list(mistakes(example))
        wrong += bool(found)
        for mistake in found:
            print(f"{example.hr}: {mistake}")
    return len(examples), wrong


def declared_sorts_are_read():
    """Whether pySMT takes the values of a declared sort, as strings: the same ones for equal terms only."""
    sort = Type("DeclaredSort")
    x, y, z = (Symbol(name, sort) for name in ("sort_x", "sort_y", "sort_z"))
    with Solver("javelin-plain", logic=QF_UF) as solver:
        solver.add_assertion(Not(Equals(x, y)))
        solver.add_assertion(Equals(y, z))
        if not solver.solve():
            return False
        values = [str(solver.get_value(term)) for term in (x, y, z)]
    print(f"pySMT takes values of a declared sort: {' '.join(values)}")
    return values[0] != values[1] == values[2]


def single_tests(suite):
    """The tests of a tree of suites."""
    for part in suite:
        if isinstance(part, unittest.TestSuite):
            yield from single_tests(part)
        else:
            yield part


def run_unit_tests():
    """Runs pySMT's tests; the result has counts of failures and errors."""
    modules = [f"pysmt.test.{module}" for module in TEST_MODULES]
    found = single_tests(unittest.defaultTestLoader.loadTestsFromNames(modules))
    suite = unittest.TestSuite(test for test in found if test.id().split(".")[-1] not in NOT_FOR_PIPES)
    return unittest.TextTestRunner(verbosity=0, warnings="ignore").run(suite)


def main():
    if len(sys.argv) != 2 or not os.access(sys.argv[1], os.X_OK):
        sys.exit(f"usage: {sys.argv[0]} path/to/javelin")
    # A client and a solver that wait for each other end here.
    signal.alarm(TIME_LIMIT)
    # pySMT leaves pipes to the garbage collector.
    warnings.simplefilter("ignore", ResourceWarning)
    register(os.path.abspath(sys.argv[1]))
    pysmt.environment.reset_env()
    examples, wrong = run_examples()
    print(f"pySMT's examples: {examples}, wrong: {wrong}", flush=True)
    sorts = declared_sorts_are_read()
    tests = run_unit_tests()
    failed = len(tests.failures) + len(tests.errors)
    print(f"pySMT's unit tests: {tests.testsRun}, skipped: {len(tests.skipped)}, failed: {failed}")
    sys.exit(bool(wrong or failed or not sorts or examples < 20))


main()
