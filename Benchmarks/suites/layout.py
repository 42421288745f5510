"""Solving constraints, in processor time of one thread: systems such as screens make, and chains, which must grow linearly."""

import json
import subprocess

from harness.table import Line, below

# The same shape, small and large, and what the large one may take a variable, in times of the small one.
GROWING = [("chain of 1000", "chain of 10000", 1.5), ("boxes in a row, 1000", "boxes in a row, 10000", 1.5)]


def measure(bench):
    bench.say("layout")
    words = [bench.build / "LayoutBenchmark", str(bench.rounds(15))]
    text = subprocess.run(words, stdout=subprocess.PIPE, text=True, check=True).stdout
    rows = {row["name"]: row for row in map(json.loads, text.splitlines())}
    for name, row in rows.items():
        what, times = f"solve {name}, ms", f"{row['median']:.2f} ({row['least']:.2f})"
        of = f"{row['constraints']} constraints"
        if "limit" in row:
            yield below(what, times, of, row["median"] / row["limit"], 1, f" of {row['limit']:g} ms")
        else:
            yield Line(what, times, of)
    for small, large, limit in GROWING:
        ratio = each(rows[large]) / each(rows[small])
        yield below(f"solve, {large} against {small}", "", "a variable", ratio, limit)


def each(row):
    return row["least"] / row["variables"]
