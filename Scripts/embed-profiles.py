#!/usr/bin/env python3
"""Writes Sources/Devices/Embedded/*.swift from Profiles/*.yaml.

Usage: embed-profiles.py

The texts are string literals, split between profiles so that no source is longer than 400 lines; a test holds them to
their files. Resources would take longer to compile and are lost when the command is installed elsewhere.
"""
import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = ROOT / "Sources" / "Devices" / "Embedded"
MOST_LINES = 380
NOTICE = "// Written by Scripts/embed-profiles.py from Profiles/{name}.yaml; change that file and run the script.\n"
SPELLINGS = {"iphone": "IPhone", "ipad": "IPad", "tv": "TV"}


def type_name(stem):
    return "Embedded" + "".join(SPELLINGS.get(word, word.capitalize()) for word in stem.split("-"))


def parts(lines):
    """The lines in runs of at most MOST_LINES, each but the first beginning with a profile."""
    blocks = [[]]
    for line in lines:
        if line.startswith("  - "):
            blocks.append([])
        blocks[-1].append(line)
    runs = [blocks[0]]
    for entry in blocks[1:]:
        if len(runs[-1]) + len(entry) > MOST_LINES:
            runs.append([])
        runs[-1] += entry
    return runs


def source(stem, name, lines):
    # The blank last line of the literal is the newline that ends the part.
    body = "".join(f"    {line}\n" if line else "\n" for line in lines + [""])
    return f'{NOTICE.format(name=stem)}enum {name} {{\n  static let text: StaticString = #"""\n{body}    """#\n}}\n'


def parts_of(names):
    line = "      parts: [" + ", ".join(f"{name}.text" for name in names) + "]),\n"
    if len(line) <= 120:
        return line
    return "      parts: [\n" + "".join(f"        {name}.text,\n" for name in names) + "      ]),\n"


def table(files):
    rows = "".join(
        f'    EmbeddedFile(\n      name: "{stem}.yaml",\n{parts_of(names)}' for stem, names in files)
    return (
        "// Written by Scripts/embed-profiles.py; the order is that of the catalogue.\n"
        f"extension EmbeddedFile {{\n  static let all: [EmbeddedFile] = [\n{rows}  ]\n}}\n")


def main():
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.swift"):
        old.unlink()
    files = []
    order = [
        "iphone", "ipad", "watch", "tv", "vision", "android-phone", "android-tablet", "android-tv", "wear", "desktop",
        "window", "web",
    ]
    stems = {path.stem for path in (ROOT / "Profiles").glob("*.yaml")}
    for stem in [name for name in order if name in stems] + sorted(stems - set(order)):
        lines = (ROOT / "Profiles" / f"{stem}.yaml").read_text(encoding="utf-8").split("\n")[:-1]
        runs = parts(lines)
        names = [type_name(stem) + (str(i + 1) if len(runs) > 1 else "") for i in range(len(runs))]
        for name, run in zip(names, runs):
            (FOLDER / f"{name}.swift").write_text(source(stem, name, run), encoding="utf-8")
        files.append((stem, names))
    (FOLDER / "EmbeddedFile+All.swift").write_text(table(files), encoding="utf-8")


if __name__ == "__main__":
    main()
