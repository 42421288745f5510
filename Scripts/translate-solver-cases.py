#!/usr/bin/env python3
"""Writes Tests/SolverTests/Cases/*.swift from recorded cases of constraint solvers.

Usage: translate-solver-cases.py SOLVER.JSON

The cases are facts from the test suites of other solvers: what was added, removed or suggested, and which values came
out. Each becomes a few lines of text, which Tests/SolverTests/Support/SolverCase.swift reads. Nothing is left out: a step
that has no form here stops the script.
"""

import json
import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Tests" / "SolverTests" / "Cases"
MOST_LINES = 300


def number(value):
    return f"{value:g}"


def sum_of(terms):
    return " ".join(f"{number(factor)}*{name}" for name, factor in terms.items())


def values(table):
    return " ".join(f"{name}={number(value)}" for name, value in table.items())


def suffix(step):
    return f" {step['strength']}" + (f" {number(step['weight'])}" if "weight" in step else "")


def comparison(step):
    return f"{sum_of(step['terms'])} {step['relation']} {number(step['constant'])}"


def line(step):
    match step["op"]:
        case "add" | "addFails":
            word = {"add": "add", "addFails": "refuse"}[step["op"]]
            return f"{word} {step['id']}: {comparison(step)}{suffix(step)}"
        case "remove":
            return f"remove {step['id']}"
        case "stay":
            return f"stay {step['variable']} {number(step['value'])}{suffix(step)}"
        case "edit":
            return f"edit {step['variable']}{suffix(step)}"
        case "suggest":
            return f"suggest {step['variable']} {number(step['value'])}"
        case "check":
            return f"check {comparison(step)}"
        case "expect":
            others = "".join(f" or {values(other)}" for other in step.get("alternatives", []))
            return f"expect {values(step['values'])}{others}"
    raise SystemExit(f"no form for {step}")


def text(case):
    source = case["source"]
    origin = f"{source['repo']} {source['path']} “{source['test']}” {source['license']}" if "repo" in source else "derived"
    return [f"case {case['name']}", f"from {origin}"] + [line(step) for step in case["steps"]] + [""]


def parts(cases):
    part = []
    for case in cases:
        if part and len(part) + len(text(case)) > MOST_LINES:
            yield part
            part = []
        part += text(case)
    yield part


def main():
    cases = json.loads(pathlib.Path(sys.argv[1]).read_text())["cases"]
    for index, part in enumerate(parts(cases), 1):
        body = "\n".join("    " + line if line else "" for line in part).rstrip()
        (FOLDER / f"RecordedCases{index}.swift").write_text(
            "// Written by Scripts/translate-solver-cases.py.\n\n"
            "extension SolverCase {\n"
            f"  static let recorded{index} = #\"\"\"\n{body}\n    \"\"\"#\n}}\n")


if __name__ == "__main__":
    main()
