"""Makes what the drawing benchmark draws: a wallet's screen for five devices, in ten variants, the same files wherever
this runs and the same picture in all of them.

Usage: wallet.py FOLDER. `Scenes/` and `snapfarm.yaml` are a suite, of which `few.yaml` has one variant and `one.yaml`
one scene; `Floor/`, `SVG/` and `HTML/` are for what it is measured against. `Fonts/` has copies of the faces of Roboto
that the texts are set in.
"""

import shutil
import sys
from pathlib import Path

from flat.floor import floor_list
from flat.html import html
from flat.scene import profiles, scene, suite
from flat.svg import svg
from flat.wallet import DEVICES, Wallet

VARIANTS = 10
SUITES = {"snapfarm.yaml": "Scenes/*.yaml", "few.yaml": "Scenes/*-00.yaml", "one.yaml": "Scenes/phone-s-00.yaml"}
FACES = ["Roboto-Regular.ttf", "Roboto-Medium.ttf", "Roboto-Bold.ttf"]
# Where packages of fonts are, on Debian and with Homebrew.
FONT_FOLDERS = ["/usr/share/fonts", "/usr/local/share/fonts", "/opt/homebrew/share/fonts", "~/Library/Fonts"]
# The kinds are counted, so that nobody measures a picture in which something is missing.
COUNTS = {"texts": 44, "icons": 18, "shadows": 11, "gradients": 9, "rectangles": 19, "discs": 3}


def main(folder):
    for name in ("Scenes", "Profiles", "Fonts", "Floor", "SVG", "HTML"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    for face in FACES:
        shutil.copyfile(font(face), folder / "Fonts" / face)
    for file, scenes in SUITES.items():
        (folder / file).write_text(suite(DEVICES, scenes))
    (folder / "Profiles" / "devices.yaml").write_text(profiles(DEVICES))
    for device in DEVICES:
        for variant in range(VARIANTS):
            write(folder, Wallet(device, variant).draw())


def write(folder, picture):
    if picture.counts() != COUNTS:
        sys.exit(f"{picture.name} has {picture.counts()} instead of {COUNTS}")
    for place, ending, text in [
        ("Scenes", "yaml", scene(picture)), ("Floor", "txt", floor_list(picture)), ("SVG", "svg", svg(picture)),
        ("HTML", "html", html(picture)),
    ]:
        (folder / place / f"{picture.name}.{ending}").write_text(text)


def font(face):
    for folder in FONT_FOLDERS:
        found = sorted(Path(folder).expanduser().rglob(face))
        if found:
            return found[0]
    sys.exit(f"{face} is in none of {', '.join(FONT_FOLDERS)}; on Debian it comes with fonts-roboto-unhinted")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
