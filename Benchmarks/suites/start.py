"""How long the command takes to start, and what it loads for that."""

import os
import subprocess

from harness.process import run
from harness.race import Race
from harness.table import Line

# Libraries that only drawing needs.
DRAWING = ("cairo", "pango", "glib", "gobject", "harfbuzz", "fontconfig", "freetype", "X11")


def measure(bench):
    python = os.path.realpath(bench.python)
    race = Race(
        {"snapfarm": lambda: run([bench.snapfarm, "--version"]), "python": lambda: run([python, "-ISc", "pass"])},
        bench.rounds(60))
    ratio = race.ratio("snapfarm", "python", "wall")
    yield Line("start of the command, ms", race.words("snapfarm"), f"{race.words('python')} Python", f"{ratio:.2f}")
    if os.path.exists("/proc/self/maps"):
        loaded = loaded_libraries(bench.snapfarm)
        drawing = [name for name in loaded if any(part in name for part in DRAWING)]
        yield Line(
            "libraries loaded at start", str(len(loaded)), "of these for drawing", str(len(drawing)), "0", not drawing)


def loaded_libraries(command):
    """The libraries that the dynamic linker loads before the command's own code runs."""
    environment = {"LD_TRACE_LOADED_OBJECTS": "1"}
    text = subprocess.run([command], env=environment, capture_output=True, text=True, check=True).stdout
    return [line.split()[0] for line in text.splitlines() if "=>" in line]
