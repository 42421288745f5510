"""Pixels of two pictures that are meant to be the same."""

from PIL import Image, ImageChops, ImageFilter

# A channel that differs by more levels is seen.
LEVELS = 16
# Glyphs stand on whole pixels in our pictures and where the text flows in others: their edges are this wide, in pixels,
# on both sides.
REACH = 2


def opened(path):
    """A picture on white."""
    picture = Image.open(path).convert("RGBA")
    return Image.alpha_composite(Image.new("RGBA", picture.size, "white"), picture).convert("RGB")


def apart(one, other, levels=LEVELS):
    """A mask of the pixels of which a channel differs by more than so many levels."""
    red, green, blue = ImageChops.difference(one, other).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return most.point(lambda level: 255 if level > levels else 0)


def edges(text):
    """A mask of what is near the edges of a mask: not what is far inside, which both have to fill."""
    size = 2 * REACH + 1
    wide, narrow = text.filter(ImageFilter.MaxFilter(size)), text.filter(ImageFilter.MinFilter(size))
    return ImageChops.subtract(wide, narrow)


def share(mask):
    """The part of the pixels that a mask has."""
    return mask.histogram()[255] / (mask.width * mask.height)
