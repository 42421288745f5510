#!/usr/bin/env python3
"""Tells in what two folders of `snapfarm render` differ: Scripts/compare-drawings.py HERE THERE

Each folder has results, NAME.json, and the pictures that belong to them in NAME/. Pixels are compared by their digests, SVG
by its bytes. The exit code is 1 where anything differs.
"""
import json
import sys
from pathlib import Path


def read(folder):
    """Of each picture its status, digest and SVG, and the lines that name the libraries."""
    pictures, engine = {}, []
    for results in sorted(Path(folder).glob("*.json")):
        document = json.loads(results.read_text())
        engine = [line for line in document["engine"] if not line.startswith("font ")]
        for outcome in document["outcomes"]:
            svg = results.with_suffix("") / (outcome["id"] + ".svg")
            pictures[f"{results.stem}: {outcome['id']}"] = {
                "status": outcome["status"],
                "pixels": outcome["pixelDigest"],
                "SVG": svg.read_bytes() if svg.exists() else None,
            }
    return pictures, engine


def main(here, there):
    (mine, my_engine), (others, other_engine) = read(here), read(there)
    print("here:  " + ", ".join(my_engine))
    print("there: " + ", ".join(other_engine))
    differing = 0
    for name in sorted(set(mine) | set(others)):
        first, second = mine.get(name, {}), others.get(name, {})
        kinds = [kind for kind in ("status", "pixels", "SVG") if first.get(kind) != second.get(kind)]
        if kinds:
            differing += 1
            print(f"  {name} differs: {', '.join(kinds)}")
    drawn = sum(1 for picture in mine.values() if picture["pixels"])
    verdict = f"{differing} differ there" if differing else "all are equal there"
    print(f"{drawn} of {len(mine)} pictures drawn here; {verdict}")
    return 1 if differing or drawn < len(mine) or not mine else 0


sys.exit(main(*sys.argv[1:]))
