#!/usr/bin/env python3
"""Copies C programs with one condition of each changed: artificial bugs, as in Beyer et al.'s paper on large blocks.

    change_conditions.py FROM TO [--seed N] [--states]

The folder TO gets the same files below the same folders. In each, one comparison in an `if` or `while` is replaced by
another one (`==` by `!=`, `<` by `<=`, and so on), which the seed and the file's name choose. The lines are printed.
Where the condition does not matter the program still holds: only a verdict tells whether it is a bug.

With `--states` one step of a state machine is changed instead: where a variable that is given three numbers or more, and
asked for its number somewhere, is compared with a number or given one, there is another of its numbers. A condition drawn from all of them hardly ever
is one that a property of a state machine depends on.
"""

import argparse
import pathlib
import random
import re

OTHER = {"==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">"}
# A pointer's arrow and shifts are no comparisons.
COMPARISON = r"(?<![-<>=!])(==|!=|<=|>=|<|>)(?![<>=])"
CONDITION = re.compile(r"^\s*(?:\}\s*else\s*)?(?:if|while)\s*\(.*?" + COMPARISON, re.MULTILINE)

# A comment may tell what a variable stands for.
STEP = re.compile(r"(?<![-.\w>])(\w+)\s*(?:/\*.*?\*/\s*)?(==|!=|=)\s*(\d+)\b(?!\s*[-+*/%&|<>^])")
SWITCH = re.compile(r"\bswitch\s*\(\s*(\w+)")
FEWEST_STATES = 3


def changed(text, choice):
    """The text with one comparison replaced, and its line; None if there is none."""
    found = list(CONDITION.finditer(text))
    if not found:
        return None
    begin, end = choice.choice(found).span(1)
    return replaced(text, (begin, end), OTHER[text[begin:end]])


def changed_state(text, choice):
    """The text with one number of a state machine replaced, and its line; None if there is none."""
    found = list(STEP.finditer(text))
    numbers = {}
    for step in found:
        if step[2] == "=":
            numbers.setdefault(step[1], set()).add(step[3])
    asked = {step[1] for step in found if step[2] != "="} | set(SWITCH.findall(text))
    states = {name for name in asked if len(numbers.get(name, ())) >= FEWEST_STATES}
    found = [step for step in found if step[1] in states]
    if not found:
        return None
    step = choice.choice(found)
    return replaced(text, step.span(3), choice.choice(sorted(numbers[step[1]] - {step[3]})))


def replaced(text, span, other):
    """The text with another word at a place, and its line."""
    begin, end = span
    text = text[:begin] + other + text[end:]
    line = text.count("\n", 0, begin) + 1
    return text, line, text.splitlines()[line - 1].strip()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source", type=pathlib.Path, metavar="FROM")
    parser.add_argument("target", type=pathlib.Path, metavar="TO")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--states", action="store_true", help="change a step of a state machine")
    arguments = parser.parse_args()
    for path in sorted(arguments.source.rglob("*.c")):
        name = path.relative_to(arguments.source)
        change = changed_state if arguments.states else changed
        result = change(path.read_text(errors="surrogateescape"), random.Random(f"{arguments.seed} {name}"))
        if result is None:
            continue
        text, line, condition = result
        target = arguments.target / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, errors="surrogateescape")
        print(f"{name}:{line}: {condition}")


if __name__ == "__main__":
    main()
