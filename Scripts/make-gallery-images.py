#!/usr/bin/env python3
"""Makes the pictures of Examples/Images/gallery of pieces of SVG: one motif in every kind of file, a frame for nine
slices, a tile, a chequer-board and a mask. Needs rsvg-convert and Pillow.

Usage: make-gallery-images.py
"""

import io
import subprocess
from pathlib import Path

from PIL import Image

FOLDER = Path(__file__).resolve().parent.parent / "Examples" / "Images" / "gallery"

FRAME = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">
<rect x="1" y="1" width="34" height="34" rx="9" fill="#eef2ff" stroke="#4f46e5" stroke-width="2"/>
<path d="M14 4.5h8M14 31.5h8M4.5 14v8M31.5 14v8" stroke="#f472b6" stroke-width="2" stroke-dasharray="2 2"/>
<g fill="#f59e0b"><circle cx="8" cy="8" r="3.5"/><circle cx="28" cy="8" r="3.5"/><circle cx="8" cy="28" r="3.5"/>
<circle cx="28" cy="28" r="3.5"/></g></svg>"""

TILE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 22"><rect width="22" height="22" fill="#eff6ff"/>
<g fill="#2563eb"><path d="M11 1 14 8 21 11 14 14 11 21 8 14 1 11 8 8Z"/></g><circle cx="11" cy="11" r="2.6" fill="#fbbf24"/>
<g fill="#1e3a8a"><path d="M0 0H5A5 5 0 0 1 0 5ZM22 0V5A5 5 0 0 1 17 0ZM22 22H17A5 5 0 0 1 22 17ZM0 22V17A5 5 0 0 1 5 22Z"/></g>
</svg>"""

CHEQUERS = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 12"><rect width="12" height="12" fill="#fff"/>
<path d="M0 0H6V12H12V6H0Z" fill="#dfe3ee"/></svg>"""

# Petals around a middle, softer the farther out.
BLOSSOM = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><defs><radialGradient id="g"
gradientUnits="userSpaceOnUse" cx="40" cy="40" r="40"><stop offset="0.5"/><stop offset="1" stop-opacity="0.25"/></radialGradient></defs>
<g fill="url(#g)">""" + "".join(
    f'<ellipse cx="40" cy="19" rx="11" ry="18" transform="rotate({angle} 40 40)"/>' for angle in range(0, 360, 60)
) + """</g><circle cx="40" cy="40" r="11"/></svg>"""


def drawn(svg, width, height):
    """The pixels of a document."""
    words = ["rsvg-convert", "--width", str(width), "--height", str(height), "--keep-aspect-ratio"]
    return Image.open(io.BytesIO(subprocess.run(words, input=svg.encode(), capture_output=True, check=True).stdout))


def main():
    sail = drawn((FOLDER / "sail.svg").read_text(), 240, 160)
    sail.convert("RGB").save(FOLDER / "sail-jpeg@2x.jpg", quality=88, optimize=True)
    sail.convert("RGB").save(FOLDER / "sail-webp@2x.webp", quality=80, method=6)
    sail.convert("RGB").quantize(96, dither=Image.Dither.NONE).save(FOLDER / "sail-png@2x.png", optimize=True)
    drawn(FRAME, 72, 72).save(FOLDER / "frame@2x.png", optimize=True)
    drawn(TILE, 44, 44).convert("RGB").save(FOLDER / "tile@2x.png", optimize=True)
    drawn(CHEQUERS, 24, 24).convert("RGB").save(FOLDER / "chequers@2x.png", optimize=True)
    drawn(BLOSSOM, 160, 160).save(FOLDER / "blossom@2x.png", optimize=True)


if __name__ == "__main__":
    main()
