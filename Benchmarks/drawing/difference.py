"""Says how far two pictures are apart, as JSON: the mean difference of a channel in levels, and the share of the pixels
of which a channel differs by more than 16 levels.

Usage: difference.py A.png B.png
"""

import json
import sys

from PIL import Image, ImageChops

LEVELS = 16


def main(paths):
    one, other = (Image.open(path).convert("RGB") for path in paths)
    if one.size != other.size:
        sys.exit(f"{one.size} and {other.size} pixels")
    difference = ImageChops.difference(one, other)
    pixels = one.width * one.height
    mean = sum(count * (index % 256) for index, count in enumerate(difference.histogram())) / pixels / 3
    red, green, blue = difference.split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue).histogram()
    print(json.dumps({"mean": mean, "apart": sum(most[LEVELS + 1:]) / pixels}))


if __name__ == "__main__":
    main(sys.argv[1:])
