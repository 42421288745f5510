"""Small pictures to compare, written as PNG."""

import struct
import zlib


class Picture:
    """Opaque pixels; colours are `(red, green, blue)`."""

    def __init__(self, width, height, colour=(255, 255, 255)):
        self.width, self.height = width, height
        self.rows = [bytearray(bytes(colour) * width) for _ in range(height)]

    def fill(self, x, y, width, height, colour):
        for row in self.rows[max(0, y) : max(0, y + height)]:
            start, end = max(0, x), min(self.width, x + width)
            if end > start:
                row[3 * start : 3 * end] = bytes(colour) * (end - start)
        return self

    def inserted(self, y, count, colour):
        """A copy with rows put in."""
        other = Picture(self.width, self.height + count)
        new = [bytearray(bytes(colour) * self.width) for _ in range(count)]
        other.rows = [bytearray(row) for row in self.rows[:y]] + new + [bytearray(row) for row in self.rows[y:]]
        return other

    def copy(self):
        return self.inserted(0, 0, (0, 0, 0))

    def png(self):
        def chunk(kind, data):
            return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

        pixels = zlib.compress(b"".join(b"\0" + bytes(row) for row in self.rows), 1)
        header = struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)
        return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


def screen(width, height, accent=(11, 92, 176), shift=0):
    """A screen with a bar, a list and a button."""
    picture = (
        Picture(width, height, (247, 247, 249))
        .fill(0, 0, width, 56, accent)
        .fill(16, 20, width // 3, 16, (255, 255, 255))
    )
    for row in range(72, height - 96, 64):
        picture.fill(16, row, width - 32, 52, (255, 255, 255)).fill(28, row + 10, 32, 32, (214, 219, 230))
        picture.fill(72, row + 12, width // 2, 10, (40, 44, 56)).fill(72, row + 30, width // 3, 8, (150, 154, 166))
    return picture.fill(20, height - 76 + shift, width - 40, 48, (23, 105, 58))


def counts(expected, actual):
    """What differs where both have pixels: numbers and box, or nothing."""
    different, most, total, box = 0, 0, 0, None
    for y, (a, b) in enumerate(zip(expected.rows, actual.rows)):
        if a == b:
            continue
        for x in range(min(expected.width, actual.width)):
            step = max(abs(a[3 * x + c] - b[3 * x + c]) for c in range(3))
            if step:
                different, most, total = different + 1, max(most, step), total + step
                left, top, right, bottom = box or (x, y, x, y)
                box = min(left, x), min(top, y), max(right, x), max(bottom, y)
    if not different:
        return None, None
    left, top, right, bottom = box
    numbers = {
        "different": different,
        "total": expected.width * expected.height,
        "maxDelta": most,
        "meanDelta": round(total / different, 1),
    }
    return numbers, [left, top, right - left + 1, bottom - top + 1]
