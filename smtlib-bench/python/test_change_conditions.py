"""What change_conditions.py changes, and what it leaves. Run by .ci/run."""

import pathlib
import random
import re
import subprocess
import sys
import tempfile
import unittest

import change_conditions

MACHINE = """int main(void) {
    int state = 10, other = 1, steps = 0;
    while (steps < 5) {
        if (state == 10) { state = 20; }
        else if (state /* of the client */ == 20) { state = 30; }
        else if (state == 30 + other) { state = 10; }
        s->state = 7;
        steps = steps + 1;
    }
    return 0;
}
"""


def difference(before, after):
    """The lines that differ, by their numbers."""
    pairs = zip(before.splitlines(), after.splitlines(), strict=True)
    return {number: pair for number, pair in enumerate(pairs, 1) if pair[0] != pair[1]}


class Changes(unittest.TestCase):
    def test_a_step_gets_another_number_of_the_same_machine(self):
        seen = set()
        for seed in range(60):
            text, line, shown = change_conditions.changed_state(MACHINE, random.Random(seed))
            ((number, (before, after)),) = difference(MACHINE, text).items()
            self.assertEqual((number, after.strip()), (line, shown))
            self.assertIn(number, {2, 4, 5, 6})
            self.assertLessEqual(set(re.findall(r"\b\d\d\b", after)), {"10", "20", "30"})
            self.assertEqual(re.sub(r"\b\d\d\b", "N", after), re.sub(r"\b\d\d\b", "N", before))
            seen.add(number)
        # What is compared with a sum, or is a field, is left; all else is changed now and then.
        self.assertEqual(seen, {2, 4, 5, 6})

    def test_two_numbers_are_no_machine(self):
        text = "void f(int a) { int b = 1; if (b == 1) b = 2; while (a == 3) a = 3; }\n"
        self.assertIsNone(change_conditions.changed_state(text, random.Random(1)))

    def test_one_comparison_of_a_condition_is_replaced(self):
        text = "int f(int a, int *p) {\n  if (p->x == a)\n    return a << 2;\n  return a == 1;\n}\n"
        changed, line, shown = change_conditions.changed(text, random.Random(1))
        self.assertEqual((line, shown), (2, "if (p->x != a)"))
        self.assertEqual(list(difference(text, changed)), [2])

    def test_folders_are_copied_and_seeds_repeat(self):
        with tempfile.TemporaryDirectory() as folder:
            source = pathlib.Path(folder, "from", "below")
            source.mkdir(parents=True)
            (source / "machine.c").write_text(MACHINE)
            (source / "none.c").write_text("int x;\n")
            outputs = []
            for name in ("one", "two"):
                command = [sys.executable, change_conditions.__file__, source.parent, pathlib.Path(folder, name), "--states"]
                outputs.append(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
            self.assertEqual(outputs[0], outputs[1])
            self.assertRegex(outputs[0], r"\Abelow/machine\.c:\d+: .*\n\Z")
            written = sorted(path.name for path in pathlib.Path(folder, "one").rglob("*.c"))
            self.assertEqual(written, ["machine.c"])


if __name__ == "__main__":
    unittest.main()
