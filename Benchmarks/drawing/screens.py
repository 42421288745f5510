"""Draws the pictures that the diff benchmark compares: screens of an app, the same bytes wherever this runs.

Usage: screens.py FOLDER. Each screen is written as SCREEN-a.png; as SCREEN-same.png with equal pixels in other bytes
(filter Up where Pillow chooses a filter for each row); and as SCREEN-1pct.png and SCREEN-many.png with other pixels.
"""

import random
import struct
import sys
import zlib
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont

INK, SLATE, WHITE, ACCENT, ALERT = "#111827", "#6b7280", "#ffffff", "#4f46e5", "#e11d48"
NAMES = ["Corner bakery", "Night train", "Rent for May", "Cycle repair", "Concert", "Groceries"]
COLORS = ["#0ea5e9", "#f59e0b", "#10b981", "#8b5cf6", "#ef4444", "#14b8a6"]

# Width, height, pixels a point, columns of cards, the photo's share of the height, the margin that stays transparent, and
# of how many discs one has another colour in the pictures with changes.
SCREENS = {
    "phone": (1290, 2796, 3, 1, 0.20, 0, 3),
    "uhd": (3840, 2160, 2, 4, 0.20, 0, 3),
    "page": (1440, 8000, 2, 2, 0.055, 128, 5),
}


class Screen:
    """One screen; `variant` is a, 1pct or many."""

    def __init__(self, name, variant):
        shape = SCREENS[name]
        self.width, self.height, self.scale, self.columns, self.photo_share, self.margin, self.recolored = shape
        self.variant = variant
        self.image = Image.new("RGBA", (self.width, self.height))

    def draw(self):
        inner = (self.margin, self.margin, self.width - self.margin, self.height - self.margin)
        if self.margin:
            self.shadow(inner, 12 * self.scale, 24 * self.scale)
        self.paste(vertical_gradient("#eef2ff", "#fdf4ff", self.size(inner)), inner, 12 * self.scale if self.margin else 0)
        left, top, right, bottom = (edge + self.scale * sign * 16 for edge, sign in zip(inner, (1, 1, -1, -1)))
        self.text((left, top + 24 * self.scale), "Good evening, Marta", 28, INK)
        self.text((left, top + 64 * self.scale), "Three payments are due this week", 15, SLATE)
        top += 100 * self.scale
        photo = (left, top, right, top + int(self.height * self.photo_share))
        self.paste(self.photo(self.size(photo)), photo, 16 * self.scale)
        self.cards(left, photo[3] + 20 * self.scale, right, bottom)
        return self.image if self.margin else self.image.convert("RGB")

    def cards(self, left, top, right, bottom):
        gap, height = 12 * self.scale, 84 * self.scale
        width = (right - left - gap * (self.columns - 1)) // self.columns
        index = 0
        while top + height <= bottom:
            for column in range(self.columns):
                x = left + column * (width + gap)
                self.card((x, top, x + width, top + height), index)
                index += 1
            top += height + gap

    def card(self, box, index):
        left, top, right, bottom = box
        unit = self.scale
        self.shadow(box, 14 * unit, 6 * unit)
        self.paste(Image.new("RGB", self.size(box), WHITE), box, 14 * unit)
        disc = (left + 16 * unit, top + 18 * unit, left + 64 * unit, top + 66 * unit)
        color = COLORS[index % len(COLORS)]
        if self.variant != "a" and index % self.recolored == 2:
            color = COLORS[(index + 2) % len(COLORS)]
        self.paste(vertical_gradient(color, "#1f2937", self.size(disc)), disc, 24 * unit)
        moved = unit * 2 if self.variant == "many" and index % 3 else 0
        self.text((left + 80 * unit, top + 20 * unit + moved), NAMES[index % len(NAMES)], 17, INK)
        self.text((left + 80 * unit, top + 46 * unit + moved), f"{index % 28 + 1} March, by card", 13, SLATE)
        cents = (index * 3701 + 1299 + (17 if self.variant != "a" and index % 4 == 0 else 0)) % 90000
        amount = f"{cents // 100}.{cents % 100:02d}"
        self.text((right - 16 * unit, top + 28 * unit), amount, 17, ALERT if index % 5 == 0 else ACCENT, anchor="ra")

    def photo(self, size):
        """Hills under a sky with the noise of a sensor; other hills for `many`."""
        width, height = size
        small = (max(width // 8, 1), max(height // 8, 1))
        picture = vertical_gradient("#fb923c", "#1e3a8a", small)
        generator = random.Random(7 if self.variant == "many" else 5)
        brush = ImageDraw.Draw(picture)
        for _ in range(24):
            x, y, r = (int(generator.random() * side) for side in (small[0], small[1], small[1] * 0.6))
            brush.ellipse((x - r, y - r, x + r, y + r), fill=generator.choice(COLORS))
        picture = picture.filter(ImageFilter.GaussianBlur(4)).resize(size, Image.Resampling.BICUBIC)
        noise = Image.frombytes("L", size, random.Random(3).randbytes(width * height)).point(lambda value: value // 43)
        return ImageChops.add(picture, Image.merge("RGB", [noise] * 3))

    def shadow(self, box, radius, blur):
        reach = 2 * blur
        size = tuple(side + 2 * reach for side in self.size(box))
        mask = Image.new("L", size)
        mask.paste(rounded(self.size(box), radius).point(lambda value: value // 5), (reach, reach))
        shade = Image.new("RGBA", size, "#1e1b4b")
        shade.putalpha(mask.filter(ImageFilter.GaussianBlur(blur)))
        self.image.alpha_composite(shade, (max(box[0] - reach, 0), max(box[1] - reach + blur // 2, 0)))

    def paste(self, picture, box, radius):
        layer = picture.convert("RGBA")
        layer.putalpha(rounded(self.size(box), radius))
        self.image.alpha_composite(layer, box[:2])

    def text(self, place, words, size, color, anchor="la"):
        font = ImageFont.load_default(size * self.scale)
        ImageDraw.Draw(self.image).text(place, words, fill=color, font=font, anchor=anchor)

    @staticmethod
    def size(box):
        return box[2] - box[0], box[3] - box[1]


def vertical_gradient(top, bottom, size):
    mask = Image.linear_gradient("L").resize(size)
    return Image.composite(Image.new("RGB", size, bottom), Image.new("RGB", size, top), mask)


def rounded(size, radius):
    """A mask with smooth corners."""
    mask = Image.new("L", size, 255)
    if radius == 0:
        return mask
    corner = Image.new("L", (radius * 4, radius * 4))
    ImageDraw.Draw(corner).ellipse((0, 0, radius * 8, radius * 8), fill=255)
    corner = corner.resize((radius, radius), Image.Resampling.BOX)
    for mirrored, x, y in ((0, 0, 0), (1, 1, 0), (2, 0, 1), (3, 1, 1)):
        piece = corner.transpose(Image.Transpose.FLIP_LEFT_RIGHT) if mirrored & 1 else corner
        piece = piece.transpose(Image.Transpose.FLIP_TOP_BOTTOM) if mirrored & 2 else piece
        mask.paste(piece, (x * (size[0] - radius), y * (size[1] - radius)))
    return mask


def write_with_filter_up(image, path):
    """A PNG of the same pixels as Pillow writes them, with every row as the difference from the row above."""
    above = Image.new(image.mode, image.size)
    above.paste(image, (0, 1))
    if image.mode == "RGBA":
        bands = [ImageChops.subtract_modulo(*pair) for pair in zip(image.split(), above.split())]
        rows = Image.merge("RGBA", bands).tobytes()
    else:
        rows = ImageChops.subtract_modulo(image, above).tobytes()
    stride = len(rows) // image.height
    data = b"".join(b"\2" + rows[start : start + stride] for start in range(0, len(rows), stride))
    header = struct.pack(">IIBBBBB", *image.size, 8, 6 if image.mode == "RGBA" else 2, 0, 0, 0)
    chunks = [(b"IHDR", header), (b"IDAT", zlib.compress(data, 6)), (b"IEND", b"")]
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n")
        for kind, content in chunks:
            file.write(struct.pack(">I", len(content)) + kind + content)
            file.write(struct.pack(">I", zlib.crc32(kind + content)))


def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    for name in SCREENS:
        for variant in ("a", "1pct", "many"):
            image = Screen(name, variant).draw()
            image.save(folder / f"{name}-{variant}.png", compress_level=6)
            if variant == "a":
                write_with_filter_up(image, folder / f"{name}-same.png")


main(Path(sys.argv[1]))
