#!/usr/bin/env python3
"""Writes Profiles/*.yaml from a table of device facts.

Usage: make-profiles.py PROFILES.JSON [FOLDER]

Every screen of the table gets in, with what is known of it: what is not verified says so, and the keys that rest on a
device of the same class are listed. Point sizes never get in: they are pixelSize ÷ scale, and the table rounds them.
What the table does not know (null, "unknown") is left out, because absent means unknown.
"""
import json
import pathlib
import re
import sys

FILES = [
    ("iphone", "iPhone and iPod touch", [("ios", "phone")]),
    ("ipad", "iPad, merged by display; the models are aliases", [("ipados", "tablet")]),
    ("watch", "Apple Watch, by the size of the case", [("watchos", "watch")]),
    ("tv", "Apple TV", [("tvos", "tv")]),
    ("vision", "Apple Vision: a window, which has no size of its own", [("visionos", "window")]),
    ("android-phone", "Android phones", [("android", "phone")]),
    ("android-tablet", "Android tablets and unfolded phones", [("android", "tablet")]),
    ("android-tv", "Televisions with Android", [("android", "tv")]),
    ("wear", "Watches with Wear OS", [("wearos", "watch")]),
    ("desktop", "Screens of Macs, and of Android's desktops, cars and headsets",
     [("macos", "desktop"), ("android", "desktop")]),
    ("window", "Mac windows, as screenshots of the Mac App Store have them", [("macos", "window")]),
    ("web", "Viewports of the web, in CSS pixels", [("web", "viewport")]),
]
HEADER = """\
# {title}.
# Made by Scripts/make-profiles.py from a table of device facts, and kept by hand since. confidence is how many public
# sources agree on size and scale, verified whether one states them and none contradicts it. inferred names the keys
# that rest on a device of the same class; a picture that depends on its safe area has a note (L312).
# Sizes are in the natural orientation; a key that is absent is unknown, not zero.
format: 1
profiles:
"""
# The safe area of earlier systems, where it was another one.
EARLIER = {
    "iphone-xr": {"13": {"portrait": "{top: 44, bottom: 34}"}},
    "iphone-11": {"13": {"portrait": "{top: 44, bottom: 34}"}},
}
NOTES = {
    "iphone-16e": "the insets are those of its display class, iPhone 13 and 14",
    "iphone-17": "insets and cutout are those of its display class, iPhone 16 Pro",
    "iphone-17-pro": "insets and cutout are those of its display class, iPhone 16 Pro",
    "iphone-17-pro-max": "insets and cutout are those of its display class, iPhone 16 Pro Max",
    "iphone-18-pro": "insets, corners and cutout are those of iPhone 16 Pro",
    "iphone-18-pro-max": "insets, corners and cutout are those of iPhone 16 Pro Max",
    "iphone-duo-outer": "the cover of a foldable; its camera is a hole at the upper right, measured in drawings, and its "
                        "insets are not published",
    "iphone-duo-inner": "the inside of a foldable; rendered at scale 3 and shrunk to the panel, insets not published",
    "mac-macbook-pro-14": "the inset is that of the default resolution and changes with it",
    "visionos-window": "scale 2 is a convention",
    "pixel-3-xl": "the notch's place is unknown",
    "pixel-10": "not verified: the density is that of Pixel 9, which has the same panel, and other tables say 360 × 808 at 3",
    "pixel-fold-outer": "the size of the cover rests on one source",
    "pixel-9-pro-fold-outer": "the cover's density is taken to be that of the inside",
    "galaxy-s8": "by the panel; in the mode that it is sold in, 1080 × 2220 at 3",
    "galaxy-s9-plus": "not verified: sources say 320 × 658 at 4.5 as well",
    "galaxy-s22": "the density is that of Galaxy S24 and S25",
    "galaxy-s23": "the density is that of Galaxy S24 and S25",
    "galaxy-s24-ultra": "not verified: the density is that of S21 Ultra, and others say 412 × 915 at 2.625",
    "galaxy-s23-ultra": "not verified: the density is that of S21 Ultra",
    "galaxy-a55": "not verified: the density is probably that of the smallest screen zoom",
    "galaxy-tab-s9": "not verified: another source says 1120 × 1600 at 2",
    "web-surface-duo": "both screens, with a hinge of 34 at x = 540",
}
# Holes that the table tells in words only, as shares of the screen's width and height: centre, and diameter.
HOLES = {"iphone-duo-outer": {"x": 0.885, "y": 0.08, "diameter": 0.077}}
# Bodies of unfolded phones in millimetres, in the natural orientation of the screen, as their makers publish them.
BODIES = {
    "pixel-fold-inner": (158.7, 139.7),
    "pixel-9-pro-fold-inner": (150.2, 155.2),
    "galaxy-z-fold-6-inner": (132.6, 153.5),
    "galaxy-z-fold-7-inner": (143.2, 158.4),
}
# Names of models that the table has in the words of a name only.
ALIASES = {
    "apple-watch-38mm": [f"apple-watch-series-{n}-38mm" for n in (1, 2, 3)],
    "apple-watch-42mm": [f"apple-watch-series-{n}-42mm" for n in (1, 2, 3)],
    "apple-watch-40mm": [f"apple-watch-{n}-40mm" for n in ("series-4", "series-5", "series-6", "se")],
    "apple-watch-44mm": [f"apple-watch-{n}-44mm" for n in ("series-4", "series-5", "series-6", "se")],
    "apple-watch-41mm": [f"apple-watch-series-{n}-41mm" for n in (7, 8, 9)],
    "apple-watch-45mm": [f"apple-watch-series-{n}-45mm" for n in (7, 8, 9)],
    "apple-watch-series-10-42mm": ["apple-watch-series-11-42mm"],
    "apple-watch-series-10-46mm": ["apple-watch-series-11-46mm"],
    "apple-watch-ultra": ["apple-watch-ultra-1", "apple-watch-ultra-2"],
}
# What devices are drawn as that do not look like most of their family: a panel in a car, a window before the eyes.
STYLES = {"android-automotive-1024": "slab", "android-xr-headset": "pane"}
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


def hole(profile):
    """The square around a hole of which the table tells the place in words."""
    if (share := HOLES.get(profile["id"])) is None:
        return None
    width, height = (profile["pixelSize"][side] / profile["scale"] for side in ("width", "height"))
    diameter = share["diameter"] * width
    square = {"x": share["x"] * width - diameter / 2, "y": share["y"] * height - diameter / 2}
    return {key: round(value, 1) for key, value in (square | {"width": diameter, "height": diameter}).items()}


def cutout(profile):
    value = profile["cutout"]
    kind = CUTOUTS.get(value["kind"]) if value else None
    if kind is None:
        return None
    rect = value.get("rect") or hole(profile)
    sides = [("rect", flow_list(number(rect[key]) for key in ("x", "y", "width", "height")))] if rect else []
    return flow_map([("kind", kind)] + sides)


def density(profile):
    if dpi := profile.get("densityDpi"):
        return ("densityDpi", number(dpi))
    return ("scale", number(profile["scale"]))


def safe_area(profile):
    pairs = [(key, insets(value)) for key, value in (profile["safeArea"] or {}).items() if value is not None]
    earlier = EARLIER.get(profile["id"])
    if earlier:
        versions = [(f'"{version}"', flow_map(areas.items())) for version, areas in earlier.items()]
        pairs.append(("os", flow_map(versions)))
    return flow_map(pairs) if pairs else None


def curve(profile):
    """The curve of corners that are known; a disc's are circular."""
    radius, word = profile["screenCornerRadius"], profile["cornerCurve"]
    if word in (None, "unknown") or radius is None:
        return None
    return "circular" if radius > 0 and word == "none" else word


def unfolded(profile, turned):
    """The body of an unfolded phone, and how far it goes beyond the screen."""
    if (body := BODIES.get(profile["id"])) is None:
        return None
    pixels = [profile["pixelSize"][side] for side in ("width", "height")]
    points = [(mm * profile["dpi"] / 25.4 - side) / 2 / profile["scale"]
              for mm, side in zip(body, reversed(pixels) if turned else pixels)]
    return flow_map([("bodyMM", flow_list(map(number, body))),
                     ("bezel", flow_list(number(round(value, 1)) for value in points))])


def frame(profile, turned):
    """The body around the screen: millimetres as they are published, all else in points."""
    value, style = profile["frame"], STYLES.get(profile["id"])
    if not value:
        return flow_map([("style", style)]) if style else None
    pairs = [("bodyMM", size(value["bodyMM"], turned))] if value["bodyMM"] else []
    if value["bezelX"] is not None:
        pairs.append(("bezel", size({"width": value["bezelX"], "height": value["bezelY"]}, turned)))
    if value["outerCornerRadius"] is not None:
        pairs.append(("outerCornerRadius", number(value["outerCornerRadius"])))
    return flow_map(pairs)


def known(value, write=number):
    return None if value is None or value == "unknown" else write(value)


def inferred(profile):
    return profile["inferred"] + (["cutout"] if profile["id"] in HOLES else [])


def fields(profile):
    pixels, natural = profile["pixelSize"], profile["naturalOrientation"]
    # The table lists some tablets that are natural in landscape with the short side first.
    turned = (pixels["width"] > pixels["height"]) != (natural == "landscape")
    panel = profile["panelPixelSize"]
    aliases = profile["aliases"] + ALIASES.get(profile["id"], [])
    return [
        ("id", profile["id"]),
        ("name", text(profile["name"])),
        ("aliases", flow_list(aliases) if aliases else None),
        ("platform", profile["platform"]),
        ("family", profile["family"]),
        ("year", known(profile["year"])),
        ("naturalOrientation", natural if natural != "portrait" else None),
        ("pixelSize", size(pixels, turned)),
        density(profile),
        ("panelPixelSize", size(panel, turned) if panel and panel != pixels else None),
        ("safeArea", safe_area(profile)),
        ("navigation", NAVIGATION.get(profile.get("navigation"))),
        ("statusBarHeight", by_orientation(profile["statusBarHeight"], number)),
        ("homeIndicator", home_indicator(profile["homeIndicator"])),
        ("sizeClass", by_orientation(profile["sizeClass"], size_classes)),
        ("screenCornerRadius", known(profile["screenCornerRadius"])),
        ("cornerCurve", curve(profile)),
        ("screenRound", known(profile.get("screenRound"), lambda flag: "true" if flag else "false")),
        ("cutout", cutout(profile)),
        ("ppi", known(profile["dpi"])),
        ("displayZoom", known(profile["displayZoom"], size)),
        ("defaultTextSize", known(profile["defaultContentSizeCategory"], str)),
        ("frame", frame(profile, turned) or unfolded(profile, turned)),
        ("verified", "true" if profile["verified"] else "false"),
        ("confidence", number(profile["confidence"])),
        ("inferred", flow_list(inferred(profile)) if inferred(profile) else None),
        ("notes", NOTES.get(profile["id"]) and json.dumps(NOTES[profile["id"]], ensure_ascii=False)),
    ]


def block(profile):
    lines = [f"{key}: {value}" for key, value in fields(profile) if value is not None]
    return "  - " + "\n    ".join(lines) + "\n"


def main():
    table = json.loads(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8"))
    default = pathlib.Path(__file__).resolve().parent.parent / "Profiles"
    folder = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else default
    folder.mkdir(exist_ok=True)
    for name, title, kinds in FILES:
        blocks = [block(p) for kind in kinds for p in table if (p["platform"], p["family"]) == kind]
        path = folder / f"{name}.yaml"
        path.write_text(HEADER.format(title=title) + "\n".join(blocks), encoding="utf-8")
        print(f"{path}: {len(blocks)} profiles")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main()
