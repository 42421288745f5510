"""Who else draws SVG: librsvg's command and resvg, which `Scripts/setup bench` installs."""

import shutil
import subprocess
import sys
from pathlib import Path


def commands():
    """The renderers by name, as functions that make the words for a drawing; raises where one is missing."""
    resvg = Path(sys.executable).with_name("resvg")
    found = {
        "rsvg-convert": shutil.which("rsvg-convert"),
        "resvg": str(resvg) if resvg.exists() else shutil.which("resvg"),
    }
    for name, path in found.items():
        if not path:
            raise FileNotFoundError(f"no {name} here; `Scripts/setup bench` installs it")
    return {
        "rsvg-convert": lambda svg, png, size: [
            found["rsvg-convert"], "--width", str(size[0]), "--height", str(size[1]), "--output", png, svg],
        "resvg": lambda svg, png, size: [
            found["resvg"], "--width", str(size[0]), "--height", str(size[1]), svg, png],
    }


def run(words, silently=False):
    """Runs a command to its end; raises with what it says where it fails, or says anything and should be silent."""
    end = subprocess.run(list(map(str, words)), capture_output=True, text=True, errors="replace", check=False)
    said = (end.stderr + end.stdout).strip()
    if end.returncode != 0 or (silently and said):
        raise RuntimeError(f"{Path(words[0]).name}: {said.splitlines()[0] if said else f'ends with {end.returncode}'}")
