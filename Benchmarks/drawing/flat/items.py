"""What a flat picture is made of: things to paint one over the other, in points from the upper left of the screen."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Device:
    """A screen; its size in points is what its pixels come to."""

    name: str
    pixels: tuple[int, int]
    scale: float
    family: str

    @property
    def width(self):
        return self.pixels[0] / self.scale

    @property
    def height(self):
        return self.pixels[1] / self.scale


# Colours are #rrggbb or #rrggbbaa.


@dataclass(frozen=True)
class Diagonal:
    """From the upper left corner to the lower right; the other two corners are halfway, whatever the shape of the box."""

    first: str
    last: str


@dataclass(frozen=True)
class Glow:
    """Around a point above and left of the middle of a disc."""

    inner: str
    outer: str

    # Shares of the box, of which the radius is one of its width.
    CENTER = (0.35, 0.3)
    RADIUS = 0.8


@dataclass(frozen=True)
class Shadow:
    """Below a box: how far down, the standard deviation of the blur, and the colour."""

    down: float
    sigma: float
    color: str


@dataclass(frozen=True)
class Box:
    """A rectangle; a disc is one whose radius is half its side."""

    x: float
    y: float
    width: float
    height: float
    radius: float
    paint: str | Diagonal | Glow
    shadow: Shadow | None = None

    @property
    def is_disc(self):
        return self.radius > 0 and self.width == self.height == 2 * self.radius


@dataclass(frozen=True)
class Icon:
    """A symbol of 24 × 24 units, stroked with a width in these units."""

    symbol: str
    x: float
    y: float
    size: float
    color: str
    stroke: float = 1.8


@dataclass(frozen=True)
class Text:
    """A line of text of which `side` – start, middle or end – stands at x, on a baseline."""

    x: float
    baseline: float
    size: float
    weight: int
    side: str
    color: str
    words: str


@dataclass
class Picture:
    """What a device shows; a shadow is painted before its box."""

    device: Device
    name: str
    items: list = field(default_factory=list)

    def counts(self):
        """How many primitives of each kind there are."""
        boxes = [item for item in self.items if isinstance(item, Box)]
        solid = [box for box in boxes if isinstance(box.paint, str)]
        discs = [box for box in solid if box.is_disc]
        return {
            "texts": sum(isinstance(item, Text) for item in self.items),
            "icons": sum(isinstance(item, Icon) for item in self.items),
            "shadows": sum(box.shadow is not None for box in boxes),
            "gradients": len(boxes) - len(solid),
            "rectangles": len(solid) - len(discs),
            "discs": len(discs),
        }


def number(value):
    """As short as it goes with a thousandth of a point."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def channels(color):
    """Red, green, blue and alpha from 0 to 1."""
    digits = color.removeprefix("#")
    values = [int(digits[start : start + 2], 16) / 255 for start in range(0, len(digits), 2)]
    return values if len(values) == 4 else [*values, 1.0]
