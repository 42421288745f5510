"""A flat picture as the floor reads it: a primitive a line, its numbers and then its words."""

from .items import Box, Diagonal, Glow, Icon, Text, channels
from .symbols import SYMBOLS


def floor_list(picture):
    device = picture.device
    lines = [f"size {device.pixels[0]} {device.pixels[1]} {device.scale:.9g}"]
    for item in picture.items:
        lines += LINES[type(item)](item)
    return "\n".join(lines) + "\n"


def box(item):
    place = values(item.x, item.y, item.width, item.height, item.radius)
    if item.shadow:
        yield f"shadow {place} {values(item.shadow.down, item.shadow.sigma)} {color(item.shadow.color)}"
    match item.paint:
        case Diagonal(first, last):
            yield f"diagonal {place} {color(first)} {color(last)}"
        case Glow(inner, outer):
            center = item.x + Glow.CENTER[0] * item.width, item.y + Glow.CENTER[1] * item.height
            yield f"glow {place} {values(*center, Glow.RADIUS * item.width)} {color(inner)} {color(outer)}"
        case solid:
            yield f"box {place} {color(solid)}"


def icon(item):
    yield f"icon {values(item.x, item.y, item.size, item.stroke)} {color(item.color)} {SYMBOLS[item.symbol]}"


def text(item):
    share = {"start": 0, "middle": 0.5, "end": 1}[item.side]
    place = values(item.x, item.baseline, item.size, item.weight, share)
    yield f"text {place} {color(item.color)} {item.words}"


def values(*numbers):
    return " ".join(f"{value:.9g}" for value in numbers)


def color(word):
    return values(*channels(word))


LINES = {Box: box, Icon: icon, Text: text}
