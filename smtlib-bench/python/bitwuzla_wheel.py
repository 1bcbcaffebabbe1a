"""Runs an SMT-LIB script through Bitwuzla's Python wheel.

bitwuzla_wheel.py FILE        answers as the bitwuzla program would
bitwuzla_wheel.py --version   prints the wheel's version
"""

import os
import sys

import bitwuzla


def leave(status):
    """Ends without the destructors, as the solvers' own programs do."""
    sys.stdout.flush()
    os._exit(status)


def main(argument):
    if argument == "--version":
        print(bitwuzla.version())
        leave(0)
    parser = bitwuzla.Parser(bitwuzla.TermManager(), bitwuzla.Options())
    try:
        parser.parse(argument, False, True)
    except bitwuzla.BitwuzlaException as error:
        print(f'(error "{error}")')
        leave(1)
    leave(0)


main(sys.argv[1])
