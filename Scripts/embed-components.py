#!/usr/bin/env python3
"""Writes Sources/Scene/System/Embedded/*.swift from Components/system/*.yaml.

Usage: embed-components.py

The texts are string literals; a test holds them to their files.
"""
import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCE = ROOT / "Components" / "system"
FOLDER = ROOT / "Sources" / "Scene" / "System" / "Embedded"
NOTICE = "// Written by Scripts/embed-components.py from Components/system/{name}.yaml; change that file and run the script.\n"


def type_name(stem):
    return "System" + stem[0].upper() + stem[1:] + "File"


def main():
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.swift"):
        old.unlink()
    stems = sorted(path.stem for path in SOURCE.glob("*.yaml"))
    for stem in stems:
        lines = (SOURCE / f"{stem}.yaml").read_text(encoding="utf-8").split("\n")
        body = "".join(f"    {line}\n" if line else "\n" for line in lines)
        text = f'{NOTICE.format(name=stem)}enum {type_name(stem)} {{\n  static let text: StaticString = #"""\n{body}    """#\n}}\n'
        (FOLDER / f"{type_name(stem)}.swift").write_text(text, encoding="utf-8")
    rows = "".join(f'    SystemFile(name: "{stem}", text: {type_name(stem)}.text),\n' for stem in stems)
    (FOLDER / "SystemFile+All.swift").write_text(
        "// Written by Scripts/embed-components.py.\n"
        f"extension SystemFile {{\n  static let all: [SystemFile] = [\n{rows}  ]\n}}\n",
        encoding="utf-8")


if __name__ == "__main__":
    main()
