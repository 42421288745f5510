#!/usr/bin/env python3
"""Writes Tests/LayoutTests/Cases/ConstraintCases.swift from recorded cases of constraints between views.

Usage: translate-constraint-cases.py CONSTRAINTS.JSON

The cases are facts: constraints in, rectangles out. Each becomes a scene in our own format and the frames that it has to
have. Where the recorded constraint belongs to the view around, it is turned round, so that it belongs to the child; where
a case counts from the lower left, edges and frames are turned over. Nothing is left out: what has no form here stops the
script.
"""

import json
import pathlib
import re
import sys
import textwrap

FILE = pathlib.Path(__file__).resolve().parent.parent / "Tests" / "LayoutTests" / "Cases" / "ConstraintCases.swift"
FREE = 100  # Sides that a case leaves open.
ITEMS = {"super": "superview", "safe": "safeArea", "margins": "layoutMargins", "readable": "readableContent"}
FORM = re.compile(
    r"^(?P<left>\w+)\.(?P<attribute>\w+) (?P<relation>==|<=|>=) (?P<right>.*?)(?: @(?P<priority>\d+))?(?: \(upward\))?$")
TURNED = {"==": "==", "<=": ">=", ">=": "<="}


def right_side(text):
    """The multiplier, item, attribute and constant of a right side."""
    found = re.match(
        r"^(?:(?P<factor>[\d.]+)\*)?(?P<item>\w+)\.(?P<attribute>\w+)(?: (?P<sign>[+-]) (?P<number>[\d.]+))?$", text)
    if not found:
        return None, None, None, float(text)
    number = float(found["number"] or 0) * (-1 if found["sign"] == "-" else 1)
    return float(found["factor"] or 1), found["item"], found["attribute"], number


def number(value):
    return f"{value:g}" if abs(value - round(value, 4)) < 1e-12 else repr(value)


def written(relation, factor, item, attribute, constant, priority):
    text = "" if relation == "==" else relation + " "
    if item is None:
        text += number(constant)
    else:
        text += ITEMS.get(item, item) + "." + attribute
        text += f" * {number(factor)}" if factor != 1 else ""
        text += f" {'+' if constant > 0 else '-'} {number(abs(constant))}" if constant else ""
    return text + (f" @{priority}" if priority else "")


def anchor(line):
    """The view that has the constraint, its attribute and the value of the key."""
    found = FORM.match(line)
    if not found:
        raise SystemExit(f"no form for {line}")
    factor, item, attribute, constant = right_side(found["right"])
    left, own, relation = found["left"], found["attribute"], found["relation"]
    if "(upward)" in line:
        constant = -constant
    if left in ITEMS:
        if factor != 1:
            raise SystemExit(f"no form for {line}")
        left, own, item, attribute, constant = item, attribute, left, own, -constant
        relation = TURNED[relation]
    return left, own, written(relation, factor, item, attribute, constant, found["priority"])


def nodes(case):
    anchors = {}
    for line in case["constraints"]:
        view, key, value = anchor(line)
        anchors.setdefault(view, {}).setdefault(key, []).append(value)
    for view, keys in anchors.items():
        size = case.get("intrinsic", {}).get(view)
        content = f", intrinsicSize: [{number(size[0] or 0)}, {number(size[1] or 0)}]" if size else ""
        for key in ("hugging", "compressionResistance"):
            value = case.get(key, {}).get(view)
            content += f", {key}: {value}" if value else ""
        pairs = ", ".join(
            f"{key}: " + (f'"{values[0]}"' if len(values) == 1 else "[" + ", ".join(f'"{v}"' for v in values) + "]")
            for key, values in keys.items())
        yield from textwrap.wrap(
            f"- {{id: {view}{content}, anchors: {{{pairs}}}}}", 96, initial_indent="    ", subsequent_indent="       ",
            break_long_words=False, break_on_hyphens=False)


def frames(case):
    """The frames by view, with `nil` for what the case leaves open."""
    height = (case["superview"] or [None, None])[1]
    for view, rect in case["expect"].items():
        if not isinstance(rect, list) or view == "ambiguous" or view == "minimalConflict":
            continue
        rect = list(rect)
        if case.get("origin") == "bottom-left":
            rect[1] = height - rect[1] - rect[3]
        yield view, "[" + ", ".join("nil" if value is None else number(value) for value in rect) + "]"


def swift(case):
    size = case["superview"] or [None, None]
    direction = "  direction: rightToLeft\n" if case.get("layoutDirection") == "rightToLeft" else ""
    scene = ["root:"] + ([direction.rstrip("\n")] if direction else []) + ["  layout: constraints", "  children:"]
    scene += nodes(case)
    expect = case["expect"]
    source = case.get("source", "derived")
    if isinstance(source, dict):
        source = f"{source['repo']} {source['path']} ({source['license']})"
    lines = ["    // " + line for line in textwrap.wrap(source, 110)]
    lines += ["    .init(", f'      "{case["name"]}", size: [{number(size[0] or FREE)}, {number(size[1] or FREE)}],']
    lines += ['      scene: """'] + ["        " + line for line in scene] + ['        """,']
    lines += ["      frames: [" + (", ".join(f'"{v}": {r}' for v, r in frames(case)) or ":") + "]"]
    extra = []
    if "safeArea" in case:
        extra.append(f"safeArea: {[number(v) for v in case['safeArea']]}".replace("'", ""))
    if "fittingWidth" in expect:
        extra.append(f"fittingWidth: {number(expect['fittingWidth'])}")
    if expect.get("unsatisfiable"):
        extra.append(f"conflict: {len(expect['minimalConflict'])}, needs: {number(expect['needs'])}, has: {number(expect['has'])}")
    if "ambiguous" in expect:
        extra.append("ambiguous: [" + ", ".join(f'"{name}"' for name in expect["ambiguous"]) + "]")
    if extra:
        lines[-1] += ","
        lines.append("      " + ", ".join(extra))
    lines[-1] += "),"
    return "\n".join(lines)


def main():
    cases = json.loads(pathlib.Path(sys.argv[1]).read_text())["cases"]
    middle = len(cases) // 2
    def body(part):
        return "\n".join(swift(case) for case in part)

    FILE.write_text(
        "// Written by Scripts/translate-constraint-cases.py.\n\n"
        "extension ConstraintCase {\n"
        f"  static let recorded = recorded1 + recorded2\n\n"
        f"  private static let recorded1: [ConstraintCase] = [\n{body(cases[:middle])}\n  ]\n\n"
        f"  private static let recorded2: [ConstraintCase] = [\n{body(cases[middle:])}\n  ]\n}}\n")


if __name__ == "__main__":
    main()
