"""Comparing pictures that are in memory, on one thread, against `memcmp` of the same buffers."""

import subprocess

from harness.table import Line, below

# Times of `memcmp` that a phone's screen may take.
LIMITS = {"equal": 1.3, "1pct": 4.5, "1pct, picture": 9}


def measure(bench):
    pictures = bench.draw("screens.py")
    for screen in ("phone", "uhd", "page"):
        bench.say(f"buffers of {screen}")
        paths = [pictures / f"{screen}-{name}.png" for name in ("a", "same", "1pct", "many")]
        words = [bench.build / "BufferBenchmark", str(bench.rounds(40)), *paths]
        text = subprocess.run(words, stdout=subprocess.PIPE, text=True, check=True).stdout
        rows = [line.split("\t") for line in text.splitlines()]
        reference = times(rows[0])
        for row in rows[1:]:
            what, ratio = f"buffers {screen} {row[0]}, ms", float(row[3])
            limit = LIMITS.get(row[0]) if screen == "phone" else None
            if limit:
                yield below(what, times(row), f"{reference} memcmp", ratio, limit)
            else:
                yield Line(what, times(row), f"{reference} memcmp", f"{ratio:.2f}")


def times(row):
    return f"{float(row[1]):.2f} ({float(row[2]):.2f})"
