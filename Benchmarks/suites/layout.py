"""Solving constraints and laying out scenes, in processor time of one thread: screens, which have limits, and pairs of a
small and a large one, which must grow linearly. Reading the same scenes is told for comparison."""

import json
import subprocess

from harness.process import KEPT_MEMORY, plain_environment
from harness.table import Line, below

# The same, small and large, and what the large one may take for each of its parts, in times of the small one.
GROWING = [
    ("solve chain of 1000", "solve chain of 10000", "a variable"),
    ("solve boxes in a row, 1000", "solve boxes in a row, 10000", "a variable"),
    ("lay out list of 200 rows", "lay out list of 2000 rows", "a view"),
    ("lay out grid of 50 rows", "lay out grid of 500 rows", "a view"),
    ("lay out 20 nests", "lay out 200 nests", "a view"),
    ("lay out 1000 wrapped texts", "lay out 10000 wrapped texts", "a view"),
    ("lay out 1000 frames", "lay out 10000 frames", "a view"),
]
MOST = 1.5


def measure(bench):
    bench.say("layout")
    words = [bench.build / "LayoutBenchmark", str(bench.rounds(31))]
    environment = plain_environment(GLIBC_TUNABLES=KEPT_MEMORY)
    text = subprocess.run(words, stdout=subprocess.PIPE, env=environment, text=True, check=True).stdout
    rows = {row["name"]: row for row in map(json.loads, text.splitlines())}
    for name, row in rows.items():
        what, times = f"{name}, ms", f"{row['median']:.2f} ({row['least']:.2f})"
        if "limit" in row:
            yield below(what, times, row["of"], row["median"] / row["limit"], 1, f" of {row['limit']:g} ms")
        else:
            yield Line(what, times, row["of"])
    for small, large, part in GROWING:
        yield below(f"{large} against {small}", "", part, each(rows[large]) / each(rows[small]), MOST)


def each(row):
    return row["least"] / row["size"]
