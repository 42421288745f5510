"""A flat picture as SVG: text as text, shadows as filters whose regions are as tight as they can be."""

from html import escape

from .items import Box, Diagonal, Glow, Icon, Text, number
from .symbols import SYMBOLS


def svg(picture):
    return Writer(picture).document()


class Writer:
    """Gradients and filters are defined once, by what they are."""

    def __init__(self, picture):
        self.device = picture.device
        self.definitions = {}
        lines = {Box: self.box, Icon: self.icon, Text: self.text}
        self.body = [line for item in picture.items for line in lines[type(item)](item)]

    def document(self):
        size = attributes(width=self.device.pixels[0], height=self.device.pixels[1])
        view = f"0 0 {number(self.device.width)} {number(self.device.height)}"
        head = f'<svg xmlns="http://www.w3.org/2000/svg"{size} viewBox="{view}">'
        definitions = [text.format(id=identity) for text, identity in self.definitions.items()]
        return "\n".join([head, "<defs>", *definitions, "</defs>", *self.body, "</svg>"]) + "\n"

    def defined(self, definition):
        """A reference to a definition, in which `{id}` stands for its name."""
        return f"url(#{self.definitions.setdefault(definition, f'd{len(self.definitions)}')})"

    def box(self, item):
        if item.shadow:
            yield self.shadow(item)
        place = rectangle(item.x, item.y, item.width, item.height, item.radius)
        yield f"<rect{place}{self.fill(item.paint)}/>"

    def shadow(self, item):
        shadow, top = item.shadow, item.y + item.shadow.down
        reach = 3 * shadow.sigma
        region = rectangle(item.x - reach, top - reach, item.width + 2 * reach, item.height + 2 * reach, 0)
        blur = f'<feGaussianBlur stdDeviation="{number(shadow.sigma)}"/>'
        units = ' filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"'
        filtered = self.defined(f'<filter id="{{id}}"{units}{region}>{blur}</filter>')
        place = rectangle(item.x, top, item.width, item.height, item.radius)
        return f'<rect{place}{paint("fill", shadow.color)} filter="{filtered}"/>'

    def fill(self, what):
        match what:
            case Diagonal(first, last):
                stops = f'<stop stop-color="{first}"/><stop offset="1" stop-color="{last}"/>'
                line = attributes(x1=0, y1=0, x2=1, y2=1)
                name = self.defined(f'<linearGradient id="{{id}}"{line}>{stops}</linearGradient>')
            case Glow(inner, outer):
                stops = f'<stop stop-color="{inner}"/><stop offset="1" stop-color="{outer}"/>'
                circle = attributes(cx=Glow.CENTER[0], cy=Glow.CENTER[1], r=Glow.RADIUS)
                name = self.defined(f'<radialGradient id="{{id}}"{circle}>{stops}</radialGradient>')
            case solid:
                return paint("fill", solid)
        return f' fill="{name}"'

    def icon(self, item):
        place = f"translate({number(item.x)} {number(item.y)}) scale({number(item.size / 24)})"
        pen = f' stroke-width="{number(item.stroke)}" stroke-linecap="round" stroke-linejoin="round"'
        yield f'<path transform="{place}" d="{SYMBOLS[item.symbol]}" fill="none"{paint("stroke", item.color)}{pen}/>'

    def text(self, item):
        anchor = "" if item.side == "start" else f' text-anchor="{item.side}"'
        font = f' font-family="Roboto" font-size="{number(item.size)}" font-weight="{item.weight}"'
        place = attributes(x=item.x, y=item.baseline)
        yield f"<text{place}{font}{anchor}{paint('fill', item.color)}>{escape(item.words)}</text>"


def attributes(**values):
    return "".join(f' {name}="{number(value)}"' for name, value in values.items())


def rectangle(x, y, width, height, radius):
    return attributes(x=x, y=y, width=width, height=height) + (attributes(rx=radius) if radius else "")


def paint(attribute, color):
    alpha = f' {attribute}-opacity="{number(int(color[7:], 16) / 255)}"' if len(color) == 9 else ""
    return f' {attribute}="{color[:7]}"{alpha}'
