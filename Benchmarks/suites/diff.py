"""`snapfarm diff` of two files against blazediff: whole processes, from two PNGs to a verdict and a picture.

Both look for antialiasing and compare by the YIQ rule with a tolerance of 0.1; both write a picture of the difference
where there is one. blazediff runs with its default codec and with its own, and is started as fast as Python starts.
"""

import json
import os
import subprocess

from harness.process import own_size, plain_environment, run
from harness.race import Race
from harness.table import Line, below

SCREENS = {"phone": (1290, 2796), "uhd": (3840, 2160), "page": (1440, 8000)}
CHANGES = {"same": 0, "1pct": 1, "many": 1}
PEERS = {"default": {}, "own codec": {"BLAZEDIFF_PNG_ENABLED": "1"}}
# Of the time of blazediff's faster codec: what identical pixels in different files may take at most.
SAME_LIMIT = 0.75
MEBIBYTE = 1 << 20


def measure(bench):
    pictures = bench.draw("screens.py")
    for screen, size in SCREENS.items():
        memory = 0
        for change, status in CHANGES.items():
            bench.say(f"diff of {screen}, {change}")
            pair = [str(pictures / f"{screen}-{name}.png") for name in ("a", change)]
            race = Race(contenders(bench, pair, status), bench.rounds(15))
            memory = max(memory, race.most("snapfarm", "memory"))
            yield from lines(f"diff {screen} {change}, ms", race, change)
        yield memory_line(screen, size, memory)
        yield counts_line(bench, pictures, screen)


def contenders(bench, pair, status):
    ours = [bench.snapfarm, "diff", *pair, "-o", output(bench), "--mode", "yiq", "--forgive-antialiasing"]
    race = {"snapfarm": lambda: run(ours, status)}
    for name, variables in PEERS.items():
        race[name] = lambda variables=variables: run(
            peer(bench, pair, output(bench)), status, plain_environment(**variables))
    return race


def output(bench):
    return str(bench.results / "difference.png")


def peer(bench, pair, difference):
    script = str(bench.folder / "peers" / "blazediff_once.py")
    packages = next((bench.folder / ".venv" / "lib").glob("python3*/site-packages"))
    return [os.path.realpath(bench.python), "-I", "-S", script, str(packages), *pair, difference]


def lines(what, race, change):
    faster = min(PEERS, key=lambda name: race.median(name, "wall"))
    for name in PEERS:
        ratio = race.ratio("snapfarm", name, "wall")
        processor = f" [{race.ratio('snapfarm', name, 'cpu'):.2f}]"
        limit = SAME_LIMIT if change == "same" and name == faster else 1
        yield below(what, race.words("snapfarm"), f"{race.words(name)} blazediff, {name}", ratio, limit, processor)


def memory_line(screen, size, memory):
    limit = 2 * 4 * size[0] * size[1] / MEBIBYTE + 32
    peak = memory / MEBIBYTE
    what = f"diff {screen}, peak MiB"
    if own_size() > memory:
        return Line(what, "not measured", "this process was larger")
    return Line(what, f"{peak:.0f}", f"{limit - 32:.0f} two pictures", f"{peak / limit:.2f}", f"< {limit:.0f}", peak < limit)


def counts_line(bench, pictures, screen):
    """What both found, so that nobody races with a wrong answer. They differ a little: blazediff scans another way."""
    counts = []
    for change in ("1pct", "many"):
        pair = [str(pictures / f"{screen}-{name}.png") for name in ("a", change)]
        words = [bench.snapfarm, "diff", *pair, "--mode", "yiq", "--forgive-antialiasing", "--json", "-"]
        ours = json.loads(subprocess.run(words, capture_output=True, check=False).stdout)["differentPixels"]
        theirs = int(subprocess.run(peer(bench, pair, output(bench)), capture_output=True, check=False).stdout)
        counts.append((ours, theirs))
    agree = all(abs(ours - theirs) <= 0.02 * theirs for ours, theirs in counts)
    ours, theirs = (", ".join(str(pair[side]) for pair in counts) for side in (0, 1))
    return Line(f"diff {screen}, pixels found", ours, f"{theirs} blazediff", "", "within 2 %", agree)
