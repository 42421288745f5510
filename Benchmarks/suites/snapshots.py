"""A suite of 2,000 snapshots: recording it, finding it unchanged, how much memory that takes, and a report of failures."""

import os
import shutil
import sys
import time
from statistics import median

from harness.process import own_size, run
from harness.table import Line, below

SCENES, DEVICES, CHANGED = 100, 20, 25
SNAPSHOTS = SCENES * DEVICES
# Of the numbers of scenes whose peaks of memory are held against each other, the smallest and the largest.
PEAK_SCENES = (10, 50, 100)
# What comparing and telling may add to drawing, and 2,000 snapshots to the memory of 200.
VERIFY_LIMIT, PEAK_LIMIT = 1.2, 1.1
WRITE_LIMIT, VIEW_LIMIT = 3, 2
MEBIBYTE = 1 << 20


def measure(bench):
    folder = fresh_suite(bench)
    command = Command(bench, folder)
    bench.say(f"recording {SNAPSHOTS} snapshots")
    yield throughput("record", command.run("record"))
    bench.say(f"testing {SNAPSHOTS} snapshots")
    samples = {scenes: command.run("test", scenes=scenes) for scenes in PEAK_SCENES}
    yield throughput("test, unchanged", samples[SCENES])
    yield against_drawing(bench, command)
    # Workers rarely meet at the two largest pictures, so the peak of a short run is that of several.
    short = [samples[PEAK_SCENES[0]], *(command.run("test", scenes=PEAK_SCENES[0]) for _ in range(3))]
    samples[PEAK_SCENES[0]] = max(short, key=lambda sample: sample.memory)
    yield peaks(samples)
    yield from report(bench, command, folder)
    shutil.rmtree(folder)


def fresh_suite(bench):
    """A copy of the suite without references or results."""
    drawn = bench.draw("snapshots.py")
    folder = drawn.parent / "snapshots-work"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(drawn, folder)
    return folder


class Command:
    """Calls of the command in the suite, on all of its scenes or the first so many."""

    def __init__(self, bench, folder):
        self.snapfarm, self.suite = bench.snapfarm, str(folder / "snapfarm.yaml")

    def run(self, verb, *flags, scenes=SCENES, status=0):
        names = [f"screen-{number:03}" for number in range(scenes)] if scenes < SCENES else []
        return run([self.snapfarm, verb, "--quiet", "--suite", self.suite, *names, *flags], status)


def throughput(verb, sample):
    ours = f"{SNAPSHOTS / sample.wall:.0f} [{sample.cpu / SNAPSHOTS * 1e3:.1f} ms of the processor each]"
    return Line(f"{verb}, snapshots a second", ours, f"{SNAPSHOTS} in {sample.wall:.1f} s")


def against_drawing(bench, command):
    """What each further snapshot takes in a test; drawing alone is what a test that draws twice takes more.

    Further ones, because files are read, fonts loaded and letters drawn for the first time once for all of them.
    """
    few, many = PEAK_SCENES[:2]
    times = []
    for _ in range(bench.rounds(5)):
        test, drawing = (b - a for a, b in zip(test_and_drawing(command, few), test_and_drawing(command, many)))
        times.append((test, drawing))
    count = (many - few) * DEVICES
    ours, drawing = (median(pair[side] for pair in times) / count * 1e3 for side in (0, 1))
    return below(
        "test, unchanged, ms of the processor for one more", f"{ours:.1f}", f"{drawing:.1f} drawing alone",
        median(test / drawing for test, drawing in times), VERIFY_LIMIT)


def test_and_drawing(command, scenes):
    # The second time is drawn by one worker less, which must not leave a core idle.
    calls = (["--jobs", f"{os.cpu_count() + 1}", *flags] for flags in ([], ["--verify-determinism"]))
    test, twice = (command.run("test", *flags, scenes=scenes).cpu for flags in calls)
    return test, twice - test


def peaks(samples):
    least, most = samples[PEAK_SCENES[0]].memory, samples[PEAK_SCENES[-1]].memory
    what = f"test, peak MiB of {' / '.join(f'{scenes * DEVICES:,}' for scenes in PEAK_SCENES)}"
    if own_size() > least:
        return Line(what, "not measured", "this process was larger")
    ours = " / ".join(f"{samples[scenes].memory / MEBIBYTE:.0f}" for scenes in PEAK_SCENES)
    return below(what, ours, f"that of {PEAK_SCENES[0] * DEVICES}", most / least, PEAK_LIMIT)


def report(bench, command, folder):
    """The page of 2,000 results of which 500 are failures: written, and opened."""
    bench.say(f"a report of {CHANGED * DEVICES} failures")
    shutil.copytree(folder / "Changed", folder / "Scenes", dirs_exist_ok=True)
    command.run("test", status=1)
    differences, page = folder / ".snapfarm" / "differences", folder / ".snapfarm" / "report" / "index.html"
    # The last picture that a worker wrote is the end of comparing.
    begin = max(path.stat().st_mtime for path in differences.rglob("*.png"))
    seconds = page.stat().st_mtime - begin
    what = f"page of {SNAPSHOTS:,} results, {CHANGED * DEVICES} failures"
    yield Line(f"{what}: written, s", f"{seconds:.2f}", "", "", f"< {WRITE_LIMIT}", seconds < WRITE_LIMIT)
    yield first_view(bench, f"{what}: first view, s", page)


def first_view(bench, what, page):
    sys.path.insert(0, str(bench.folder.parent / "Scripts"))
    from page_check.browser import Browser, is_installed
    from page_check.stage import SHOWN

    if not is_installed():
        return Line(what, "not measured", "no Chromium; Scripts/setup browser installs it")
    times = []
    for _ in range(bench.rounds(5)):
        with Browser() as browser:
            browser.size(1440, 900)
            start = time.perf_counter()
            browser.open(page.as_uri())
            browser.wait(SHOWN)
            browser.wait("document.querySelector('.pane canvas')")
            times.append(time.perf_counter() - start)
    middle = median(times)
    size = f"{os.path.getsize(page.parent / 'results.js') / MEBIBYTE:.1f} MiB of results"
    return Line(what, f"{middle:.2f} ({min(times):.2f})", size, "", f"< {VIEW_LIMIT}", middle < VIEW_LIMIT)
