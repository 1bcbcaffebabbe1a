#!/usr/bin/env python3
"""Copies C programs with one condition of each changed: artificial bugs, as in Beyer et al.'s paper on large blocks.

    change_conditions.py FROM TO [--seed N]

The folder TO gets the same files below the same folders. In each, one comparison in an `if` or `while` is replaced by
another one (`==` by `!=`, `<` by `<=`, and so on), which the seed and the file's name choose. The lines are printed.
Where the condition does not matter the program still holds: only a verdict tells whether it is a bug.
"""

import argparse
import pathlib
import random
import re

OTHER = {"==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">"}
# A pointer's arrow and shifts are no comparisons.
COMPARISON = r"(?<![-<>=!])(==|!=|<=|>=|<|>)(?![<>=])"
CONDITION = re.compile(r"^\s*(?:\}\s*else\s*)?(?:if|while)\s*\(.*?" + COMPARISON, re.MULTILINE)


def changed(text, choice):
    """The text with one comparison replaced, and its line; None if there is none."""
    found = list(CONDITION.finditer(text))
    if not found:
        return None
    begin, end = choice.choice(found).span(1)
    text = text[:begin] + OTHER[text[begin:end]] + text[end:]
    line = text.count("\n", 0, begin) + 1
    return text, line, text.splitlines()[line - 1].strip()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source", type=pathlib.Path, metavar="FROM")
    parser.add_argument("target", type=pathlib.Path, metavar="TO")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for path in sorted(arguments.source.rglob("*.c")):
        name = path.relative_to(arguments.source)
        result = changed(path.read_text(errors="surrogateescape"), random.Random(f"{arguments.seed} {name}"))
        if result is None:
            continue
        text, line, condition = result
        target = arguments.target / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, errors="surrogateescape")
        print(f"{name}:{line}: {condition}")


if __name__ == "__main__":
    main()
