"""Runs an SMT-LIB script through cvc5's Python wheel.

cvc5_wheel.py FILE        answers as the cvc5 program would
cvc5_wheel.py --version   prints the wheel's version
"""

import os
import sys

import cvc5


def leave(status):
    """Ends without the destructors, as the solvers' own programs do."""
    sys.stdout.flush()
    os._exit(status)


def is_incremental(path):
    """Whether the script checks more than once: only then the incremental mode, which solves slower, is needed."""
    with open(path, "rb") as script:
        text = script.read()
    return text.count(b"(check-sat") > 1 or b"(push" in text


def main(argument):
    if argument == "--version":
        print(cvc5.__version__)
        leave(0)
    manager = cvc5.TermManager()
    solver = cvc5.Solver(manager)
    solver.setOption("incremental", "true" if is_incremental(argument) else "false")
    symbols = cvc5.SymbolManager(manager)
    parser = cvc5.InputParser(solver, symbols)
    parser.setFileInput(cvc5.InputLanguage.SMT_LIB_2_6, argument)
    try:
        command = parser.nextCommand()
        while not command.isNull() and command.getCommandName() != "exit":
            sys.stdout.write(command.invoke(solver, symbols))
            sys.stdout.flush()
            command = parser.nextCommand()
    except RuntimeError as error:
        print(f'(error "{error}")')
        leave(1)
    leave(0)


main(sys.argv[1])
