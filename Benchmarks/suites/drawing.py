"""Drawing a wallet's screen for five devices: in memory against Cairo alone, as a command against Chromium and others.

All that has a ratio takes turns in one race.
"""

import json
import shutil
import subprocess
from contextlib import ExitStack

from harness.chromium import Chromium, program
from harness.compile import Missing, compiled
from harness.process import Sample, own_size, run
from harness.race import Race
from harness.table import Line, below, less
from peers import drawing as peers

LIBRARIES = ["pangocairo", "pangoft2", "fontconfig", "libpng", "libdeflate", "libxxhash"]
VARIANTS, FEW = 10, 1
# Of the floor's times; of what others take, how many times less; and for a worker's memory.
DRAW_LIMIT, PNG_LIMIT = 1.25, 1.1
VERIFY_LIMIT, BATCH_LIMIT, COLD_LIMIT = 15, 6, 8
MEMORY_LIMIT = 100
# Mean levels, and share of pixels more than 16 levels apart, that the floor's picture may be from ours.
SAME_MEAN, SAME_APART = 0.25, 0.01
MEBIBYTE = 1 << 20


def measure(bench):
    command = Command(bench)
    bench.say(f"recording {VARIANTS * len(peers.DEVICES)} pictures")
    command.run("record")
    peak = max(command.run(*words, "--jobs", "1").memory for words in command.ALL)
    with ExitStack() as stack:
        contenders, missing = find_contenders(bench, command, stack)
        if "floor" in contenders:
            yield same_picture(bench, command)
        bench.say("drawing against others")
        race = Race(contenders, bench.rounds(7), seconds=240)
    yield from Lines(race, missing)
    yield memory_line(race, peak)
    shutil.rmtree(command.folder)


def find_contenders(bench, command, stack):
    """Everybody who is here, and why others are not."""
    folder, output = command.folder, bench.results
    contenders = {
        "ours": peers.ours(bench.build / "DrawingBenchmark", folder, output),
        "test": lambda: command.further("test"),
        "render": lambda: command.further("render", "--format", "png"),
        "cold": command.cold,
    }
    missing = {}

    def warm(**options):
        if not program():
            raise Missing("no chromium")
        browser = stack.enter_context(Chromium(peers.SCREENS))
        return peers.WarmChromium(browser, folder, output, VARIANTS, **options)

    for name, make in {
        "floor": lambda: peers.floor(compiled(bench, "Floor", LIBRARIES), folder, output),
        "goto": warm,
        "fast": lambda: warm(optimizeForSpeed=True),
        "shell": lambda: peers.cold_shell(folder, output),
        "rsvg": lambda: peers.rsvg_convert(bench, folder),
        "resvg": lambda: peers.resvg(bench, folder),
    }.items():
        try:
            contenders[name] = make()
        except Missing as reason:
            missing[name] = str(reason)
    return contenders, missing


class Command:
    """Calls of the command in a copy of the suite, in which it may write."""

    # Both ways to draw all of it once.
    ALL = [("test",), ("render", "--format", "png")]

    def __init__(self, bench):
        sources = sorted((bench.folder / "drawing" / "flat").glob("*.py"))
        drawn = bench.draw("wallet.py", *sources)
        self.folder = drawn.parent / "wallet-work"
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(drawn, self.folder)
        self.snapfarm = bench.snapfarm

    def run(self, verb, *flags, suite="snapfarm.yaml"):
        words = [self.snapfarm, verb, "--quiet", "--suite", str(self.folder / suite), *flags]
        if verb == "test":
            # Of the smaller suite, the other references belong to nothing.
            words += ["--unreferenced", "ignore"]
        return run(words)

    def further(self, *words):
        """What one more picture takes, its scene read, and written or compared: those of all suites without a few."""
        many, few = (self.run(*words, suite=suite) for suite in ("snapfarm.yaml", "few.yaml"))
        count = (VARIANTS - FEW) * len(peers.DEVICES)
        return Sample((many.wall - few.wall) / count, (many.cpu - few.cpu) / count, many.memory)

    def cold(self):
        """A process for one picture of phone-s."""
        return self.run("render", "--format", "png", suite="one.yaml")

    def picture(self, device):
        return self.folder / ".snapfarm" / "render" / f"{device}-00" / f"{device}.png"


def same_picture(bench, command):
    """How far the floor's pictures are from ours, so that nobody races against something else."""
    worst = {"mean": 0, "apart": 0}
    for device in peers.DEVICES:
        path = bench.results / "floor-picture.png"
        words = [bench.results / "floor", "picture", command.folder / "Fonts"]
        subprocess.run(
            [*words, command.folder / "Floor" / f"{device}-00.txt", path], stderr=subprocess.DEVNULL, check=True)
        script = [bench.python, bench.folder / "drawing" / "difference.py", path, command.picture(device)]
        found = json.loads(subprocess.run(script, stdout=subprocess.PIPE, check=True).stdout)
        worst = {name: max(value, found[name]) for name, value in worst.items()}
    holds = worst["mean"] <= SAME_MEAN and worst["apart"] <= SAME_APART
    against = f"{worst['apart'] * 100:.3f} % of pixels by more than 16"
    target = f"≤ {SAME_MEAN:g}, ≤ {SAME_APART * 100:g} %"
    return Line("draw, levels from the floor's picture", f"{worst['mean']:.4f} in the mean", against, "", target, holds)


class Lines:
    """The table's lines of a race; those of contenders that are missing say why."""

    def __init__(self, race, missing):
        self.race, self.missing = race, missing

    def __iter__(self):
        yield self.step("draw", "draw", DRAW_LIMIT)
        yield self.step("PNG written", "png", PNG_LIMIT)
        yield from self.written_by_libpng()
        yield self.in_memory()
        yield self.times_less("test, one more", "test", "goto", "Chromium, goto and screenshot", VERIFY_LIMIT)
        yield self.times_less("render PNG, one more", "render", "goto", "Chromium, goto and screenshot", BATCH_LIMIT)
        yield self.times_less("render PNG, one more", "render", "fast", "Chromium, fast PNG")
        yield self.times_less("render PNG, a process", "cold", "shell", f"{peers.SHELL}", COLD_LIMIT)
        yield self.times_less("render PNG, a process", "cold", "rsvg", "rsvg-convert")
        yield self.times_less("render PNG, a process", "cold", "resvg", "resvg")

    def step(self, what, step, limit):
        what = f"{what}, ms of the processor"
        if "floor" in self.missing:
            return Line(what, f"{self.race.median('ours', step):.1f}", f"no floor: {self.missing['floor']}")
        texts = {}
        for name in ("ours", "floor"):
            size = self.race.median(name, "png_size") / 1000 if step == "png" else None
            texts[name] = f"{self.race.median(name, step):.1f}" + (f" ({size:.0f} kB)" if size else "")
        ratio = self.race.ratio("ours", "floor", step)
        return below(what, texts["ours"], f"{texts['floor']} floor", ratio, limit)

    def written_by_libpng(self):
        if "floor" not in self.missing:
            time, size = (self.race.median("floor", quantity) for quantity in ("libpng", "libpng_size"))
            yield Line("PNG written, by libpng at level 3", "", f"{time:.1f} ({size / 1000:.0f} kB) floor")

    def in_memory(self):
        """Draw and digest alone, as the floor could."""
        samples = self.race.samples["ours"]
        for sample in samples:
            sample.cpu = (sample.draw + sample.digest) / 1e3
        return self.times_less("draw and digest", "ours", "goto", "Chromium, goto and screenshot", VERIFY_LIMIT)

    def times_less(self, what, ours, other, name, limit=None):
        what, time = f"{what}, ms of the processor", f"{self.race.median(ours, 'cpu') * 1e3:.1f}"
        if other in self.missing:
            return Line(what, time, f"not measured: {self.missing[other]}")
        against, ratio = f"{self.race.median(other, 'cpu') * 1e3:.0f} {name}", self.race.ratio(other, ours, "cpu")
        if limit:
            return less(what, time, against, ratio, limit)
        return Line(what, time, against, f"{ratio:.1f} × less")


def memory_line(race, peak):
    what = "draw, peak MiB of one worker"
    if own_size() > peak:
        return Line(what, "not measured", "this process was larger")
    browser = race.samples.get("goto")
    against = f"{race.most('goto', 'memory') / MEBIBYTE:.0f} Chromium, all processes" if browser else ""
    return Line(what, f"{peak / MEBIBYTE:.0f}", against, "", f"< {MEMORY_LIMIT}", peak / MEBIBYTE < MEMORY_LIMIT)
