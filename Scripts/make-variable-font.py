#!/usr/bin/env python3
"""Makes Tests/CanvasTests/Fixtures/SnapfarmAxes.ttf, a variable font that tests can measure: Scripts/make-variable-font.py

Needs fonttools. The file is kept in the repository. In units of a thousandth of an em, a stem is half as wide as the
weight, what is left and right of it is as wide as the width axis says, and the axis XHGT, which no key of a font names,
moves the top of all letters. So I at weight 450 is 225 wide with 100 on both sides. With the feature tnum, the digit one is
as wide as the others at every weight.
"""
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables.TupleVariation import TupleVariation

FILE = Path(__file__).resolve().parent.parent / "Tests" / "CanvasTests" / "Fixtures" / "SnapfarmAxes.ttf"
HEIGHT = 700
AXES = [("wght", 100, 400, 900, "Weight"), ("wdth", 50, 100, 150, "Width"), ("XHGT", 0, 0, 100, "Height")]
NARROW = [c for c in "ABCDEFGHIJKLMNPQRSTUVWXYZabcdefghijklmnpqrstuvwxyz1"]
ROUND = [c for c in "Oo023456789"]
# Of every round letter, what is between its two stems.
INSIDE = 160


def stem(weight=400, width=100, height=0):
    """A rectangle: its points and its advance."""
    left, right, top = width, width + weight // 2, HEIGHT + height
    return [[(left, 0), (left, top), (right, top), (right, 0)]], 2 * width + weight // 2


def ring(weight=400, width=100, height=0):
    """Two outlines with curves, of which the inner one leaves stems at the sides."""
    left, middle, right = width, width + weight // 2, width + weight // 2 + INSIDE
    outer, top = right + weight // 2, HEIGHT + height
    points = [
        [(left, 0), (left, top), (outer, top), (outer, 0)],
        [(middle, 90), (right, 90), (right, top - 90), (middle, top - 90)],
    ]
    return points, outer + width


def tabular(weight=400, width=100, height=0):
    """The digit one in the middle of the room of the others."""
    _, advance = ring(weight, width, height)
    left, top = advance // 2 - weight // 4, HEIGHT + height
    return [[(left, 0), (left, top), (left + weight // 2, top), (left + weight // 2, 0)]], advance


def glyph(shape):
    pen = TTGlyphPen(None)
    for outline in shape()[0]:
        if shape is ring:
            # All four points are off the curve, which then begins in the middle of a side.
            pen.qCurveTo(*outline, None)
        else:
            pen.moveTo(outline[0])
            for point in outline[1:]:
                pen.lineTo(point)
        pen.closePath()
    return pen.glyph()


def variations(shape):
    def numbers(**values):
        outlines, advance = shape(**values)
        return [point for outline in outlines for point in outline] + [(0, 0), (advance, 0), (0, 0), (0, 0)]

    start = numbers()
    corners = [
        ({"wght": (-1, -1, 0)}, {"weight": 100}), ({"wght": (0, 1, 1)}, {"weight": 900}),
        ({"wdth": (-1, -1, 0)}, {"width": 50}), ({"wdth": (0, 1, 1)}, {"width": 150}),
        ({"XHGT": (0, 1, 1)}, {"height": 100}),
    ]
    return [
        TupleVariation(region, [(x - a, y - b) for (x, y), (a, b) in zip(numbers(**values), start)])
        for region, values in corners
    ]


def make():
    shapes = {".notdef": stem, "one.tnum": tabular}
    characters = {}
    for letters, shape in ((NARROW, stem), (ROUND, ring)):
        for character in letters:
            name = "one" if character == "1" else f"uni{ord(character):04X}"
            shapes[name], characters[ord(character)] = shape, name
    names = list(shapes) + ["space"]
    characters[0x20] = "space"
    font = FontBuilder(1000, isTTF=True)
    font.setupGlyphOrder(names)
    font.setupCharacterMap(characters)
    glyphs = {name: glyph(shape) for name, shape in shapes.items()}
    glyphs["space"] = TTGlyphPen(None).glyph()
    font.setupGlyf(glyphs)
    advances = {name: shape()[1] for name, shape in shapes.items()}
    font.setupHorizontalMetrics({name: (advances.get(name, 250), 0 if name == "space" else 100) for name in names})
    font.setupHorizontalHeader(ascent=900, descent=-250)
    font.setupNameTable({"familyName": "Snapfarm Axes", "styleName": "Regular"})
    font.setupOS2(sTypoAscender=900, sTypoDescender=-250, sTypoLineGap=0, usWeightClass=400, sCapHeight=700, sxHeight=700)
    font.setupFvar(AXES, [{"location": {"wght": weight, "wdth": 100, "XHGT": height}, "stylename": name}
                          for weight, height, name in ((400, 0, "Regular"), (700, 100, "Bold"))])
    font.setupGvar({name: variations(shape) for name, shape in shapes.items()} | {"space": []})
    font.addOpenTypeFeatures("feature tnum { sub one by one.tnum; } tnum;")
    font.setupPost(keepGlyphNames=False)
    font.font["head"].created = font.font["head"].modified = 0
    font.font.recalcTimestamp = False
    FILE.parent.mkdir(exist_ok=True)
    font.save(FILE)


make()
