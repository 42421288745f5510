#!/usr/bin/env python3
"""Draws the pictures of Examples/Images: python3 Scripts/make-example-images.py

Flat shapes with smooth edges, few colours, the same bytes on every machine: standard library only, PNG with a palette,
only +, -, *, / and square roots (which IEEE 754 fixes to the last bit; sines differ between C libraries).
Every shape is given in points, y grows downwards, and `scale` says how many pixels a point has.
"""
import struct
import zlib
from math import sqrt
from pathlib import Path

IMAGES = Path(__file__).resolve().parent.parent / "Examples" / "Images"
STEPS = 8  # levels of coverage along an edge; more make larger files and no visible difference


class Picture:
    """Rows of palette indices; shapes are painted in order, later ones over earlier ones."""

    def __init__(self, width, height, scale, color):
        self.scale = scale
        self.width, self.height = round(width * scale), round(height * scale)
        self.palette, self.numbers, self.blends = [], {}, {}
        self.rows = [bytearray([self.number(hex_color(color))]) * self.width for _ in range(self.height)]

    def number(self, color):
        if color not in self.numbers:
            if len(self.palette) == 256:
                raise SystemExit("a picture has more than 256 colours; use fewer shapes or fewer STEPS")
            self.numbers[color] = len(self.palette)
            self.palette.append(color)
        return self.numbers[color]

    def blend(self, under, over, level):
        """The palette index of a pixel that is covered by level of STEPS."""
        key = (under, over, level)
        if key not in self.blends:
            below, above = self.palette[under], self.palette[over]
            mixed = tuple((a * level + b * (STEPS - level) + STEPS // 2) // STEPS for b, a in zip(below, above))
            self.blends[key] = self.number(mixed)
        return self.blends[key]

    def cover(self, y, x, over, coverage):
        level = min(max(int(coverage * STEPS + 0.5), 0), STEPS)
        if level and 0 <= x < self.width:
            self.rows[y][x] = self.blend(self.rows[y][x], over, level)

    def span(self, y, left, right, over):
        """Fills a row between two whole pixels; what lies there already does not matter."""
        left, right = max(left, 0), min(right, self.width)
        if left < right:
            self.rows[y][left:right] = bytes([over]) * (right - left)

    def disc(self, center_x, center_y, radius, color):
        over, scale = self.number(hex_color(color)), self.scale
        cx, cy, r = center_x * scale, center_y * scale, radius * scale
        for y in range(max(int(cy - r) - 1, 0), min(int(cy + r) + 2, self.height)):
            dy = y + 0.5 - cy
            outer = (r + 0.5) * (r + 0.5) - dy * dy
            if outer <= 0:
                continue
            reach, inner = sqrt(outer), (r - 0.5) * (r - 0.5) - dy * dy
            solid = sqrt(inner) if inner > 0 else 0
            left, right = int(cx - solid) + 1, int(cx + solid) - 1
            if inner <= 0 or left >= right:
                left = right = int(cx)
            for x in list(range(int(cx - reach) - 1, left)) + list(range(right, int(cx + reach) + 2)):
                dx = x + 0.5 - cx
                self.cover(y, x, over, r - sqrt(dx * dx + dy * dy) + 0.5)
            self.span(y, left, right, over)

    def ground(self, points, color):
        """Fills everything below a smooth line through points (x ascending)."""
        over, scale = self.number(hex_color(color)), self.scale
        line = [smooth(points, (x + 0.5) / scale) * scale for x in range(self.width)]
        full = max(int(max(line)) + 1, 0)
        for y in range(max(int(min(line)) - 1, 0), min(full, self.height)):
            for x, edge in enumerate(line):
                if edge < y + 1:
                    self.cover(y, x, over, y + 1 - edge)
        for y in range(full, self.height):
            self.span(y, 0, self.width, over)

    def polygon(self, points, color):
        """Fills a convex polygon; the corners go clockwise."""
        over, scale = self.number(hex_color(color)), self.scale
        corners = [(x * scale, y * scale) for x, y in points]
        edges = []
        for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1]):
            length = sqrt((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0))
            edges.append((x0, y0, (y0 - y1) / length, (x1 - x0) / length))
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        for y in range(max(int(min(ys)) - 1, 0), min(int(max(ys)) + 2, self.height)):
            for x in range(max(int(min(xs)) - 1, 0), min(int(max(xs)) + 2, self.width)):
                inside = min((x + 0.5 - ex) * nx + (y + 0.5 - ey) * ny for ex, ey, nx, ny in edges)
                self.cover(y, x, over, inside + 0.5)

    def save(self, name):
        palette = b"".join(bytes(color) for color in self.palette)
        packed = zlib.compress(b"".join(b"\0" + bytes(row) for row in self.rows), 9)
        header = struct.pack(">IIBBBBB", self.width, self.height, 8, 3, 0, 0, 0)
        data = b"\x89PNG\r\n\x1a\n"
        for kind, body in ((b"IHDR", header), (b"sRGB", b"\0"), (b"PLTE", palette), (b"IDAT", packed), (b"IEND", b"")):
            data += struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        (IMAGES / name).write_bytes(data)
        print(f"{name}: {self.width} x {self.height}, {len(self.palette)} colours, {len(data)} bytes")


def hex_color(text):
    return tuple(int(text[i:i + 2], 16) for i in (1, 3, 5))


def smooth(points, x):
    """Height of a line through points whose slope is level at every one of them."""
    if x <= points[0][0]:
        return points[0][1]
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        if x < x1:
            t = (x - x0) / (x1 - x0)
            return y0 + (y1 - y0) * t * t * (3 - 2 * t)
    return points[-1][1]


def ridge(picture, points, width, bottom, color):
    """A ridge; its points have x in percent of the width and height in points above the bottom."""
    picture.ground([(x * width / 100, bottom - up) for x, up in points], color)


def pine(picture, x, foot, size, color):
    for k, spread in ((0, 0.20), (1, 0.27), (2, 0.34)):
        top, base = foot - size * (1 - 0.24 * k), foot - size * (0.52 - 0.24 * k)
        picture.polygon([(x, top), (x + size * spread, base), (x - size * spread, base)], color)
    picture.polygon([(x - size * 0.04, foot - size * 0.1), (x + size * 0.04, foot - size * 0.1),
                     (x + size * 0.04, foot + size * 0.1), (x - size * 0.04, foot + size * 0.1)], color)


def sunset(name, width, height, scale):
    """The launch picture. Hills and sun keep their distance from the bottom: a taller picture has more sky."""
    k = width / 320
    picture = Picture(width, height, scale, "#3a2d63")
    sun_x, sun_y = width * 0.62, height - 196 * k
    for radius, color in ((430, "#4b3570"), (350, "#653f7c"), (276, "#8a4a80"), (208, "#b8587b"), (148, "#e2716d"),
                          (98, "#f6975f")):
        picture.disc(sun_x, sun_y, radius * k, color)
    picture.disc(sun_x, sun_y, 56 * k, "#ffd28a")
    # No stars where the words of the launch screen stand.
    for x, up, radius in ((7, 452, 1.2), (13, 408, 0.9), (88, 424, 1.0), (94, 470, 1.4), (12, 492, 1.3), (5, 530, 0.9),
                          (90, 520, 1.1), (95, 562, 1.3), (9, 572, 1.0), (88, 606, 0.9), (16, 618, 1.2), (34, 640, 0.9),
                          (66, 632, 1.3), (50, 662, 1.0), (12, 668, 1.1), (78, 676, 1.2), (28, 684, 0.9),
                          (94, 648, 0.9)):
        picture.disc(width * x / 100, height - up * k, radius * k, "#f5e6ff")
    for points, color in (
        (((0, 190), (18, 236), (38, 176), (60, 208), (82, 160), (100, 204)), "#8f4a74"),
        (((0, 148), (22, 168), (46, 124), (70, 160), (100, 132)), "#6b3a69"),
        (((0, 128), (30, 86), (58, 116), (84, 82), (100, 100)), "#472b58"),
        (((0, 40), (24, 72), (56, 42), (80, 62), (100, 44)), "#271a3d")):
        ridge(picture, [(x, up * k) for x, up in points], width, height, color)
    for x, up, size in ((7, 54, 66), (14, 60, 48), (21, 66, 72), (29, 66, 40), (78, 58, 54), (86, 56, 78),
                        (94, 46, 50)):
        pine(picture, width * x / 100, height - up * k, size * k, "#271a3d")
    picture.save(name)


def valley(name, width, height, scale):
    """A morning picture for the feed."""
    picture = Picture(width, height, scale, "#cfe8ee")
    picture.disc(width * 0.72, height * 0.36, 74, "#e3eee2")
    picture.disc(width * 0.72, height * 0.36, 50, "#f6efce")
    picture.disc(width * 0.72, height * 0.36, 28, "#ffd98a")
    for points, color in (
        (((0, 112), (16, 142), (34, 104), (52, 150), (74, 98), (100, 132)), "#a3cbd3"),
        (((0, 100), (26, 72), (48, 104), (72, 68), (100, 96)), "#74abb1"),
        (((0, 58), (28, 80), (60, 48), (100, 70)), "#478a88"),
        (((0, 44), (34, 22), (66, 46), (100, 24)), "#236463")):
        ridge(picture, points, width, height, color)
    for x, up, size in ((5, 38, 44), (11, 32, 30), (62, 42, 36), (68, 44, 54), (75, 38, 34), (94, 24, 46)):
        pine(picture, width * x / 100, height - up, size, "#154648")
    picture.save(name)


def peaks(name, size, scale):
    """Snow at noon: square, for a grid of photos."""
    picture, u = Picture(size, size, scale, "#8fc1ea"), size / 100
    picture.disc(24 * u, 24 * u, 10 * u, "#fff4d6")
    picture.polygon([(64 * u, 20 * u), (118 * u, 100 * u), (10 * u, 100 * u)], "#4a6fa5")
    picture.polygon([(64 * u, 20 * u), (80.2 * u, 44 * u), (47.8 * u, 44 * u)], "#ffffff")
    picture.polygon([(28 * u, 46 * u), (68 * u, 100 * u), (-12 * u, 100 * u)], "#345480")
    picture.polygon([(28 * u, 46 * u), (38.4 * u, 60 * u), (17.6 * u, 60 * u)], "#eef5fc")
    ridge(picture, [(0, 14 * u), (40, 24 * u), (70, 12 * u), (100, 20 * u)], size, size, "#1f3a5f")
    picture.save(name)


def slopes(name, size, scale, sky, light, near_to_far, sun):
    """Three slopes below a sun or a moon: square, for a grid of photos."""
    picture, u = Picture(size, size, scale, sky), size / 100
    picture.disc(sun[0] * u, sun[1] * u, sun[2] * u, light)
    shapes = (((0, 58), (30, 44), (66, 56), (100, 42)), ((0, 34), (40, 50), (76, 24), (100, 36)),
              ((0, 30), (34, 12), (70, 30), (100, 8)))
    for points, color in zip(shapes, reversed(near_to_far)):
        ridge(picture, [(x, up * u) for x, up in points], size, size, color)
    picture.save(name)


def portrait(name, size, scale):
    """A face for an avatar: square, to be cut round."""
    picture, u = Picture(size, size, scale, "#ffb59e"), size / 100
    picture.disc(50 * u, 46 * u, 31 * u, "#3d2436")
    picture.disc(27 * u, 64 * u, 13 * u, "#3d2436")
    picture.disc(73 * u, 64 * u, 13 * u, "#3d2436")
    picture.disc(50 * u, 112 * u, 38 * u, "#2f6f73")
    picture.polygon([(42 * u, 60 * u), (58 * u, 60 * u), (58 * u, 80 * u), (42 * u, 80 * u)], "#d98f6c")
    picture.disc(50 * u, 79 * u, 8 * u, "#d98f6c")
    picture.disc(50 * u, 51 * u, 21 * u, "#f0ad86")
    picture.disc(41 * u, 33 * u, 13 * u, "#3d2436")
    picture.disc(60 * u, 32 * u, 12 * u, "#3d2436")
    picture.disc(42 * u, 53 * u, 2 * u, "#3d2436")
    picture.disc(58 * u, 53 * u, 2 * u, "#3d2436")
    picture.disc(36.5 * u, 59 * u, 3.6 * u, "#ee9a7a")
    picture.disc(63.5 * u, 59 * u, 3.6 * u, "#ee9a7a")
    picture.disc(50 * u, 60.5 * u, 5 * u, "#b5524f")
    picture.disc(50 * u, 58 * u, 5.4 * u, "#f0ad86")
    picture.save(name)


if __name__ == "__main__":
    IMAGES.mkdir(parents=True, exist_ok=True)
    sunset("bg@2x.png", 320, 480, 2)
    sunset("bg-568h@2x.png", 320, 568, 2)
    sunset("bg@3x.png", 375, 812, 3)
    valley("valley@3x.png", 360, 200, 3)
    peaks("peaks@3x.png", 112, 3)
    slopes("dunes@3x.png", 112, 3, "#f7c59f", "#fff0d9", ("#934a25", "#c96f3b", "#e8985e"), (68, 40, 15))
    slopes("meadow@3x.png", 112, 3, "#d7efe9", "#fff3c4", ("#2f6b3a", "#5b9a4b", "#9cc56f"), (30, 24, 12))
    slopes("night@3x.png", 112, 3, "#1b2145", "#f4f1de", ("#0c1027", "#161c40", "#27306a"), (74, 24, 10))
    portrait("portrait@3x.png", 100, 3)
