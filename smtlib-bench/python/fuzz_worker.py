"""Answers SMT-LIB scripts, one after the other, through a Python wheel.

fuzz_worker.py bitwuzla|cvc5 MILLISECONDS MARKER

Standard input holds scripts, each after a line with its length in bytes. After the answers to a script comes a line with the
marker. Every script meets a solver that has seen nothing; a check may take so many milliseconds.
"""

import ctypes
import os
import sys


def answer_with_bitwuzla(bitwuzla, text, limit):
    options = bitwuzla.Options()
    options.set(bitwuzla.Option.TIME_LIMIT_PER, limit)
    options.set(bitwuzla.Option.PRODUCE_MODELS, True)
    parser = bitwuzla.Parser(bitwuzla.TermManager(), options)
    parser.parse(text, False, False)


def answer_with_cvc5(cvc5, text, limit):
    manager = cvc5.TermManager()
    solver = cvc5.Solver(manager)
    solver.setOption("incremental", "true")
    solver.setOption("tlimit-per", str(limit))
    symbols = cvc5.SymbolManager(manager)
    parser = cvc5.InputParser(solver, symbols)
    parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, text, "script")
    while True:
        command = parser.nextCommand()
        if command.isNull():
            return
        os.write(1, command.invoke(solver, symbols).encode())


def main(wheel, limit, marker):
    module = __import__(wheel)
    answer = {"bitwuzla": answer_with_bitwuzla, "cvc5": answer_with_cvc5}[wheel]
    own_buffers = ctypes.CDLL(None)
    while length := sys.stdin.buffer.readline():
        text = sys.stdin.buffer.read(int(length)).decode()
        try:
            answer(module, text, limit)
            own_buffers.fflush(None)
        except Exception as error:
            own_buffers.fflush(None)
            os.write(1, f"\n(error |{str(error).replace('|', ' ')}|)\n".encode())
        os.write(1, f"\n{marker}\n".encode())


main(sys.argv[1], int(sys.argv[2]), sys.argv[3])
