"""Runs an SMT-LIB script through cvc5's Python wheel.

cvc5_wheel.py FILE        answers as the cvc5 program would
cvc5_wheel.py --version   prints the wheel's version
"""

import os
import sys

import cvc5


def is_incremental(path):
    """Whether the script checks more than once: only then the incremental mode, which solves slower, is needed."""
    with open(path, "rb") as script:
        text = script.read()
    return text.count(b"(check-sat") > 1 or b"(push" in text


def main(argument):
    if argument == "--version":
        print(cvc5.__version__)
        return 0
    manager = cvc5.TermManager()
    solver = cvc5.Solver(manager)
    solver.setOption("incremental", "true" if is_incremental(argument) else "false")
    symbols = cvc5.SymbolManager(manager)
    parser = cvc5.InputParser(solver, symbols)
    parser.setFileInput(cvc5.InputLanguage.SMT_LIB_2_6, argument)
    try:
        while True:
            command = parser.nextCommand()
            if command.isNull():
                return 0
            sys.stdout.write(command.invoke(solver, symbols))
            sys.stdout.flush()
            if command.getCommandName() == "exit":
                return 0
    except RuntimeError as error:
        print(f'(error "{error}")')
        return 1


status = main(sys.argv[1])
sys.stdout.flush()
# Leaving without the destructors, as the solvers' own programs do.
os._exit(status)
