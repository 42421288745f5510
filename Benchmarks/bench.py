#!/usr/bin/env python3
"""Measures Snapfarm against other tools and against limits, and prints one table.

Usage: bench.py [--quick] [SUITE…]. A suite is a file of suites/ with a function `measure` that yields lines of the table.
"""

import argparse
import importlib
import json
import os
import platform
import sys
import traceback
from pathlib import Path

from harness.bench import Bench
from harness.table import Line, markdown, records

# In the order of the table.
SUITES = ["start", "buffers", "diff", "layout", "drawing", "snapshots"]


def main():
    parser = argparse.ArgumentParser(description="Measures Snapfarm against other tools and against limits.")
    parser.add_argument("--quick", action="store_true", help="few rounds, to try a suite and not to measure")
    parser.add_argument("suites", nargs="*", metavar="SUITE", help=f"what to measure: {', '.join(SUITES)} (all)")
    arguments = parser.parse_args()
    unknown = set(arguments.suites) - set(SUITES)
    if unknown:
        parser.error(f"no suite is called {', '.join(sorted(unknown))}; there are {', '.join(SUITES)}")
    bench = Bench(arguments.quick)
    lines, failures = [], 0
    for name in arguments.suites or SUITES:
        try:
            lines += importlib.import_module(f"suites.{name}").measure(bench)
        except Exception as error:  # What the other suites measured is still worth its table.
            traceback.print_exc()
            failures += 1
            lines.append(Line(name, "stopped", str(error), holds=False))
    text = f"{machine()}\n\n{markdown(lines)}\n{legend()}\n"
    (bench.results / "bench.md").write_text(text)
    document = {"version": 1, "machine": machine(), "lines": records(lines)}
    (bench.results / "bench.json").write_text(json.dumps(document, indent=2, ensure_ascii=False) + "\n")
    print(text, end="")
    return 1 if failures else 0


def machine():
    names = [line.split(":")[1].strip() for line in cpu_information() if line.startswith("model name")]
    load = " ".join(f"{value:.1f}" for value in os.getloadavg())
    return f"{names[0] if names else platform.processor()}, {os.cpu_count()} cores, {platform.platform()}, load {load}"


def cpu_information():
    path = Path("/proc/cpuinfo")
    return path.read_text().splitlines() if path.exists() else []


def legend():
    return (
        "Times are median (least) [median of the processor]; ratios are medians of the rounds' own. Pages are cached, process"
        "\nstart is included, and contenders take turns. What is in memory is timed in processor time.")


if __name__ == "__main__":
    sys.exit(main())
