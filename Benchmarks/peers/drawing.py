"""Who draws the wallet's screen, each as a function that does it once and says what a picture took."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from statistics import median
from types import SimpleNamespace

from harness.chromium import FLAGS, Screen
from harness.compile import Missing
from harness.process import KEPT_MEMORY, Sample, UnexpectedEnd, plain_environment, run, run_tree

DEVICES = ["phone-s", "phone-l", "tablet", "phone-m", "desktop"]
# In points of the web, which are whole.
SCREENS = [
    Screen(375, 812, 3), Screen(430, 932, 3), Screen(834, 1194, 2), Screen(412, 915, 2.625), Screen(1440, 900, 2)]
SHELL = "chromium-headless-shell"
ROUNDS = 4


def steps(words):
    """Milliseconds of the processor a picture, by step, of a program that times itself; and the sizes of its files."""
    text = subprocess.run(
        words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=plain_environment(GLIBC_TUNABLES=KEPT_MEMORY),
        text=True, check=True).stdout
    rows = [json.loads(line) for line in text.splitlines()]
    times = {row["name"]: median(row["times"]) for row in rows}
    sizes = {f"{row['name']}_size": row["size"] for row in rows if row["size"]}
    return SimpleNamespace(**times, **sizes)


def floor(program, folder, output):
    lists = [str(folder / "Floor" / f"{device}-00.txt") for device in DEVICES]
    return lambda: steps([program, "time", str(folder / "Fonts"), str(ROUNDS), str(output), *lists])


def ours(program, folder, output):
    scenes = [f"{device}-00" for device in DEVICES]
    return lambda: steps([str(program), str(folder / "snapfarm.yaml"), str(ROUNDS), str(output), *scenes])


class WarmChromium:
    """A browser that goes from page to page; every call shows the devices in a variant that it did not show before."""

    def __init__(self, browser, folder, output, variants, **options):
        self.browser, self.folder, self.output = browser, folder, output
        self.variants, self.options, self.calls = variants, options, 0

    def __call__(self):
        variant = self.calls % self.variants
        self.calls += 1
        before = self.browser.cpu
        for page, device in enumerate(DEVICES):
            address = (self.folder / "HTML" / f"{device}-{variant:02}.html").as_uri()
            self.browser.picture(page, address, self.output / f"chromium-{device}.png", **self.options)
        return Sample(0, (self.browser.cpu - before) / len(DEVICES), self.browser.memory)


def cold_shell(folder, output):
    """A process of Chromium's shell for one picture of phone-s."""
    shell = shutil.which(SHELL)
    if not shell:
        raise Missing(f"no {SHELL}")
    home = output / "chromium-home"
    environment = plain_environment(HOME=str(home), TMPDIR=str(output))

    def draw():
        shutil.rmtree(home, ignore_errors=True)
        home.mkdir()
        picture = output / "cold-chromium.png"
        picture.unlink(missing_ok=True)
        words = [
            shell, *FLAGS, f"--user-data-dir={home}", "--force-device-scale-factor=3", "--window-size=375,812",
            f"--screenshot={picture}", (folder / "HTML" / "phone-s-00.html").as_uri()]
        sample = run_tree(words, environment)
        if not picture.exists():
            raise UnexpectedEnd(f"no picture: {' '.join(words)}")
        return sample

    return draw


def cold_svg(name, words, folder):
    """A process for the SVG of phone-s; FILE in the words stands for it."""
    program = shutil.which(words[0]) or (words[0] if os.path.exists(words[0]) else None)
    if not program:
        raise Missing(f"no {name}")
    svg = str(folder / "SVG" / "phone-s-00.svg")
    return lambda: run([program, *(svg if word == "FILE" else word for word in words[1:])])


def resvg(bench, folder):
    program = Path(bench.python).with_name("resvg")
    words = [str(program), "--skip-system-fonts", "--use-fonts-dir", str(folder / "Fonts"), "FILE"]
    return cold_svg("resvg", [*words, str(bench.results / "resvg.png")], folder)


def rsvg_convert(bench, folder):
    return cold_svg("rsvg-convert", ["rsvg-convert", "FILE", "-o", str(bench.results / "rsvg.png")], folder)
