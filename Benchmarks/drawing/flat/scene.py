"""A flat picture as a scene: frames in points, each view a primitive. JSON is YAML, so nodes are maps."""

import json

from .items import Box, Diagonal, Glow, Icon, Text, number
from .symbols import SYMBOLS

# Of Roboto, in ems: how far its lines reach above the baseline.
ASCENT = 1900 / 2048


def scene(picture):
    # Edges stay where the description has them, as they do in the floor, in SVG and in HTML.
    root = {"snap": "none", "children": [NODES[type(item)](item) for item in picture.items]}
    lines = ",\n".join(json.dumps(node, ensure_ascii=False) for node in root.pop("children"))
    head = json.dumps({"scene": picture.name, "devices": [picture.device.name]})[:-1]
    return f'{head}, "root": {json.dumps(root)[:-1]}, "children": [\n{lines}]}}}}\n'


def suite(devices, scenes):
    """A suite file with the scenes that match a pattern."""
    head = {"format": 1, "suite": "drawing", "scenes": [scenes], "devices": [device.name for device in devices]}
    return json.dumps({**head, "fonts": {"folders": ["Fonts"], "default": "Roboto"}}, indent=1) + "\n"


def profiles(devices):
    entries = [
        {"id": device.name, "name": device.name, "platform": "web", "family": device.family,
         "pixelSize": list(device.pixels), "scale": device.scale,
         "naturalOrientation": "landscape" if device.width > device.height else "portrait"}
        for device in devices
    ]
    return json.dumps({"profiles": entries}, indent=1) + "\n"


def box(item):
    node = {"frame": points(item.x, item.y, item.width, item.height), "background": fill(item)}
    if item.radius:
        node["cornerRadius"] = "circle" if item.is_disc else item.radius
    if item.shadow:
        shadow = item.shadow
        node["shadow"] = {"color": shadow.color, "offset": [0, shadow.down], "blur": 2 * shadow.sigma}
    return node


def fill(item):
    match item.paint:
        case Diagonal(first, last):
            return {"linear": {"stops": [first, last], "from": [0, 0], "to": diagonal_end(item)}}
        case Glow(inner, outer):
            center = [f"{number(100 * share)}%" for share in Glow.CENTER]
            return {"radial": {"stops": [inner, outer], "center": center, "radius": rounded(Glow.RADIUS * item.width)}}
        case solid:
            return solid


def diagonal_end(item):
    """Where the line from the upper left has to end for the other two corners to lie halfway: it crosses their diagonal
    at right angles, as CSS has it for `to bottom right`."""
    length = 2 / (1 / item.width**2 + 1 / item.height**2)
    return points(length / item.width, length / item.height)


def icon(item):
    stroke = {"color": item.color, "width": rounded(item.stroke * item.size / 24), "cap": "round", "join": "round"}
    return {"frame": points(item.x, item.y, item.size, item.size), "path": SYMBOLS[item.symbol],
            "viewBox": [0, 0, 24, 24], "fill": "none", "stroke": stroke}


def text(item):
    # Wide enough for any of the texts; nothing clips.
    width = 400
    x = item.x - {"start": 0, "middle": width / 2, "end": width}[item.side]
    alignment = {"start": "left", "middle": "center", "end": "right"}[item.side]
    # A little lower, so that a baseline in the middle of a pixel is not lost in the arithmetic.
    top = item.baseline - ASCENT * item.size + 0.003
    return {"frame": points(x, top, width, 2 * item.size), "text": item.words,
            "textAlignment": alignment, "verticalAlignment": "top", "color": item.color,
            "font": {"size": item.size, "weight": item.weight}}


def points(*values):
    return [rounded(value) for value in values]


def rounded(value):
    """Numbers as short as in the other files, but not shorter than a pixel can show."""
    short = round(value, 6)
    return int(short) if short == int(short) else short


NODES = {Box: box, Icon: icon, Text: text}
