"""Runs an SMT-LIB script through Bitwuzla's Python wheel.

bitwuzla_wheel.py FILE        answers as the bitwuzla program would
bitwuzla_wheel.py --version   prints the wheel's version
"""

import os
import sys

import bitwuzla


def main(argument):
    if argument == "--version":
        print(bitwuzla.version())
        return 0
    parser = bitwuzla.Parser(bitwuzla.TermManager(), bitwuzla.Options())
    try:
        parser.parse(argument, False, True)
    except bitwuzla.BitwuzlaException as error:
        print(f'(error "{error}")')
        return 1
    return 0


status = main(sys.argv[1])
sys.stdout.flush()
# Leaving without the destructors, as the solvers' own programs do.
os._exit(status)
