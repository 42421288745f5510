#!/usr/bin/env python3
"""Writes Sources/Devices/Typography/TypographyTables.swift from a table of the platforms' text styles.

Usage: make-typography.py TYPOGRAPHY.JSON [FILE]

Apple's sizes and leadings are points by text size, Material's are sp; Android's curve is that of API 34. Numbers only:
no font is in the table.
"""
import json
import pathlib
import sys

WEIGHTS = {"regular": 400, "medium": 500, "semibold": 600, "bold": 700}
HEADER = """\
// Made by Scripts/make-typography.py; the numbers are the platforms' own.

/// The platforms' text styles and Android's curve, as tables.
enum TypographyTables {
"""


def number(value):
    return str(int(value)) if value == int(value) else repr(float(value))


def numbers(values):
    return "[" + ", ".join(number(value) for value in values) + "]"


def wrapped(text, indent="    "):
    lines, line = [], ""
    for word in text.split(" "):
        if line and len(indent) + len(line) + 1 + len(word) > 118:
            lines.append(indent + line)
            line = word
        else:
            line = (line + " " + word) if line else word
    return "\n".join(lines + [indent + line])


def by_size(name, doc, styles, sizes):
    """Rows of Apple's styles: for each the sizes and leadings by text size."""
    rows = []
    for style in styles[sizes[0]]:
        entries = [styles[size][style] for size in sizes]
        assert len({entry["weight"] for entry in entries}) == 1, style
        start = f'"{style}", {WEIGHTS[entries[0]["weight"]]}, {numbers(entry["size"] for entry in entries)},'
        end = numbers(entry["leading"] for entry in entries)
        row = f"    Row({start} {end}),"
        rows.append(row if len(row) <= 118 else f"    Row(\n      {start}\n      {end}),")
    body = "\n".join(rows)
    return f"  /// {doc}\n  static let {name}: [Row] = [\n{body}\n  ]\n"


def main(source, target):
    data = json.loads(pathlib.Path(source).read_text())
    material = data["material3"]["styles"]
    curve = data["android"]["nonLinear"]
    parts = [
        """\
  /// A text style at some text sizes: weight, then sizes and distances of baselines in points.
  struct Row: Sendable {
    let name: String
    let weight: Int
    let sizes, leadings: [Double]

    init(_ name: String, _ weight: Int, _ sizes: [Double], _ leadings: [Double]) {
      self.name = name
      self.weight = weight
      self.sizes = sizes
      self.leadings = leadings
    }
  }
"""]
    for platform, doc in [("ios", "iOS, iPadOS and visionOS"), ("watchos", "watchOS")]:
        sizes = list(data[platform]["styles"])
        parts.append(
            f"  /// The text sizes of the columns of `{platform}`.\n"
            f"  static let {platform}Sizes: [TextSize] = [\n"
            + wrapped(", ".join("." + size for size in sizes) + ",") + "\n  ]\n")
        parts.append(by_size(platform, f"{doc}, by text size.", data[platform]["styles"], sizes))
    for platform, doc in [("macos", "macOS"), ("tvos", "tvOS")]:
        parts.append(by_size(platform, f"{doc}, which has one text size.", {"": data[platform]["styles"]}, [""]))
    rows = "\n".join(
        f'    MaterialRow("{name}", {style["weight"]}, {number(style["size"])}, {number(style["lineHeight"])}, '
        f'{number(style["letterSpacing"])}),' for name, style in material.items())
    parts.append(
        """\
  /// A text style of Material in sp: weight, size, distance of baselines, and what is added after each character.
  struct MaterialRow: Sendable {
    let name: String
    let weight: Int
    let size, lineHeight, tracking: Double

    init(_ name: String, _ weight: Int, _ size: Double, _ lineHeight: Double, _ tracking: Double) {
      self.name = name
      self.weight = weight
      self.size = size
      self.lineHeight = lineHeight
      self.tracking = tracking
    }
  }
""")
    parts.append(f"  /// Material 3.\n  static let material: [MaterialRow] = [\n{rows}\n  ]\n")
    parts.append(f"  /// The sizes in sp that Android's curve has points for.\n  static let curveSizes: [Double] = {numbers(curve['sp'])}\n")
    curves = "\n".join(f"    ({number(float(scale))}, {numbers(dp)})," for scale, dp in curve["dp"].items())
    parts.append(
        "  /// What these come to in dp, by font scale.\n"
        f"  static let curves: [(scale: Double, sizes: [Double])] = [\n{curves}\n  ]\n")
    pathlib.Path(target).write_text(HEADER + "\n".join(parts) + "}\n")


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 3:
        sys.exit(__doc__)
    here = pathlib.Path(__file__).resolve().parent.parent
    main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else here / "Sources/Devices/Typography/TypographyTables.swift")
