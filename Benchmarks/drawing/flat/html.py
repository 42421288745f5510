"""A flat picture as HTML, each primitive a positioned element, which is the least that a browser can be asked to lay out."""

from html import escape

from .items import Box, Diagonal, Glow, Icon, Text, number
from .symbols import SYMBOLS

STYLE = """\
* { margin: 0; box-sizing: border-box }
body { position: relative; overflow: hidden; font-family: Roboto }
body > * { position: absolute; white-space: pre }
svg { fill: none; stroke-linecap: round; stroke-linejoin: round }"""


def html(picture):
    device = picture.device
    size = f"width: {number(device.width)}px; height: {number(device.height)}px"
    head = f'<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>{picture.name}</title>\n'
    style = f"<style>\n{STYLE}\n</style>\n"
    body = "\n".join(ELEMENTS[type(item)](item) for item in picture.items)
    return f'{head}{style}<body style="{size}">\n{body}\n</body>\n</html>\n'


def box(item):
    rules = place(item.x, item.y) + f"; width: {number(item.width)}px; height: {number(item.height)}px"
    rules += f"; background: {background(item)}"
    if item.radius:
        rules += f"; border-radius: {number(item.radius)}px"
    if item.shadow:
        shadow = item.shadow
        rules += f"; box-shadow: 0 {number(shadow.down)}px {number(2 * shadow.sigma)}px {shadow.color}"
    return f'<div style="{rules}"></div>'


def background(item):
    match item.paint:
        case Diagonal(first, last):
            return f"linear-gradient(to bottom right, {first}, {last})"
        case Glow(inner, outer):
            center = " ".join(f"{number(100 * share)}%" for share in Glow.CENTER)
            return f"radial-gradient(circle {number(Glow.RADIUS * item.width)}px at {center}, {inner}, {outer})"
        case solid:
            return solid


def icon(item):
    size = f'width="{number(item.size)}" height="{number(item.size)}" viewBox="0 0 24 24"'
    pen = f'stroke="{item.color}" stroke-width="{number(item.stroke)}"'
    return f'<svg style="{place(item.x, item.y)}" {size} {pen}><path d="{SYMBOLS[item.symbol]}"/></svg>'


def text(item):
    # A line as high as twice the font stands with its baseline at a known place: half of what is above and below the
    # letters is added to the ascent. 1900 and 500 of 2048 units are Roboto's ascent and descent.
    baseline = (2 - (1900 + 500) / 2048) / 2 + 1900 / 2048
    shift = {"start": "", "middle": "; transform: translateX(-50%)", "end": "; transform: translateX(-100%)"}[item.side]
    font = f"font: {item.weight} {number(item.size)}px/2 Roboto; color: {item.color}"
    return f'<div style="{place(item.x, item.baseline - baseline * item.size)}; {font}{shift}">{escape(item.words)}</div>'


def place(x, y):
    return f"left: {number(x)}px; top: {number(y)}px"


ELEMENTS = {Box: box, Icon: icon, Text: text}
