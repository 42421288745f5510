#!/usr/bin/env python3
"""Writes Profiles/*.yaml from a table of device facts.

Usage: make-profiles.py PROFILES.JSON [FOLDER]

Only what is verified and what at least two sources agree on gets in. Point sizes never do: they are pixelSize ÷ scale,
and the table rounds them. What the table does not know (null, "unknown") is left out, because absent means unknown.
"""
import json
import pathlib
import re
import sys

FILES = [
    ("iphone", "iPhone and iPod touch", "ios", "phone"),
    ("ipad", "iPad, merged by display; the models are aliases", "ipados", "tablet"),
    ("android-phone", "Android phones", "android", "phone"),
    ("android-tablet", "Android tablets and unfolded phones", "android", "tablet"),
    ("mac-desktop", "Mac screens", "macos", "desktop"),
    ("mac-window", "Mac windows, as screenshots of the Mac App Store have them", "macos", "window"),
    ("web", "Viewports of the web, in CSS pixels", "web", "viewport"),
]
HEADER = """\
# {title}.
# Made by Scripts/make-profiles.py from a table of device facts: screens that are verified and on which at least two
# public sources agree (confidence is how many do; inferred names keys that rest on a device of the same class).
# Sizes are in the natural orientation; a key that is absent is unknown, not zero.
format: 1
profiles:
"""
NAVIGATION = {"gesture": "gesture", "3-button": "threeButton"}
CUTOUTS = {"none": "none", "notch": "notch", "dynamic-island": "dynamicIsland", "punch-hole": "punchHole"}


def number(value):
    return str(int(value)) if value == int(value) else repr(float(value))


def text(value):
    plain = re.fullmatch(r"[A-Za-z][^:#\"'\[\]{},]*|[A-Za-z](?:[^:#]|:(?=\S))*[^:#\s]", value)
    return value if plain else json.dumps(value, ensure_ascii=False)


def flow_map(pairs):
    return "{" + ", ".join(f"{key}: {value}" for key, value in pairs) + "}"


def flow_list(values):
    return "[" + ", ".join(values) + "]"


def size(value, turned=False):
    sides = [number(value["width"]), number(value["height"])]
    return flow_list(reversed(sides) if turned else sides)


def insets(value):
    edges = [(edge, number(value[edge])) for edge in ("top", "left", "bottom", "right") if value[edge] != 0]
    return flow_map(edges) if edges else "0"


def by_orientation(value, write):
    pairs = [(key, write(value[key])) for key in ("portrait", "landscape") if value and value.get(key) is not None]
    return flow_map(pairs) if pairs else None


def size_classes(value):
    return flow_map([("horizontal", value["h"]), ("vertical", value["v"])])


def home_indicator(value):
    if not value:
        return None
    pairs = [(key, number(value[key])) for key in ("portraitInset", "landscapeInset") if value.get(key) is not None]
    if pill := value.get("pill"):
        pairs.append(("pill", flow_map((key, number(pill[key])) for key in ("width", "height", "bottomGap"))))
    return flow_map(pairs)


def cutout(value):
    kind = CUTOUTS.get(value["kind"]) if value else None
    if kind is None:
        return None
    rect = value.get("rect")
    sides = [("rect", flow_list(number(rect[key]) for key in ("x", "y", "width", "height")))] if rect else []
    return flow_map([("kind", kind)] + sides)


def density(profile):
    if dpi := profile.get("densityDpi"):
        return ("densityDpi", number(dpi))
    return ("scale", number(profile["scale"]))


def known(value, write=number):
    return None if value is None or value == "unknown" else write(value)


def fields(profile):
    pixels, natural = profile["pixelSize"], profile["naturalOrientation"]
    # The table lists some tablets that are natural in landscape with the short side first.
    turned = (pixels["width"] > pixels["height"]) != (natural == "landscape")
    panel = profile["panelPixelSize"]
    return [
        ("id", profile["id"]),
        ("name", text(profile["name"])),
        ("aliases", flow_list(profile["aliases"]) if profile["aliases"] else None),
        ("platform", profile["platform"]),
        ("family", profile["family"]),
        ("year", known(profile["year"])),
        ("naturalOrientation", natural if natural != "portrait" else None),
        ("pixelSize", size(pixels, turned)),
        density(profile),
        ("panelPixelSize", size(panel, turned) if panel and panel != pixels else None),
        ("safeArea", by_orientation(profile["safeArea"], insets)),
        ("navigation", NAVIGATION.get(profile.get("navigation"))),
        ("statusBarHeight", by_orientation(profile["statusBarHeight"], number)),
        ("homeIndicator", home_indicator(profile["homeIndicator"])),
        ("sizeClass", by_orientation(profile["sizeClass"], size_classes)),
        ("screenCornerRadius", known(profile["screenCornerRadius"])),
        ("cornerCurve", known(profile["cornerCurve"], str)),
        ("cutout", cutout(profile["cutout"])),
        ("ppi", known(profile["dpi"])),
        ("displayZoom", known(profile["displayZoom"], size)),
        ("verified", "true"),
        ("confidence", number(profile["confidence"])),
        ("inferred", flow_list(profile["inferred"]) if profile["inferred"] else None),
    ]


def block(profile):
    lines = [f"{key}: {value}" for key, value in fields(profile) if value is not None]
    return "  - " + "\n    ".join(lines) + "\n"


def main():
    table = json.loads(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8"))
    default = pathlib.Path(__file__).resolve().parent.parent / "Profiles"
    folder = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else default
    folder.mkdir(exist_ok=True)
    good = [profile for profile in table if profile["verified"] and profile["confidence"] >= 2]
    for name, title, platform, family in FILES:
        blocks = [block(p) for p in good if (p["platform"], p["family"]) == (platform, family)]
        path = folder / f"{name}.yaml"
        path.write_text(HEADER.format(title=title) + "\n".join(blocks), encoding="utf-8")
        print(f"{path}: {len(blocks)} profiles")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main()
