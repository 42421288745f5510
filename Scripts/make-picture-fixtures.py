#!/usr/bin/env python3
"""Makes the pictures of Tests/PicturesTests/Fixtures and the table of their pixels: python3 Scripts/make-picture-fixtures.py

Needs Pillow with libjpeg-turbo and libwebp (package python3-pil, or PyPI's Pillow). The files are kept in the repository,
because other versions of these libraries would write other bytes; a file that is there is not written again. The table
has what Pillow reads out of each file, so that our reading is held against another program's, with its own libraries.
"""
import zlib
from pathlib import Path

from PIL import Image, ImageCms, ImageDraw

FOLDER = Path(__file__).resolve().parent.parent / "Tests" / "PicturesTests" / "Fixtures"
WIDTH, HEIGHT = 29, 19  # odd, so that blocks and halved channels are cut at the edges


def drawing(mode="RGB", width=WIDTH, height=HEIGHT):
    """A gradient, a quarter of another colour in each corner, and a disc that is half there."""
    picture = Image.new("RGBA", (width, height))
    for y in range(height):
        for x in range(width):
            picture.putpixel((x, y), (x * 8 % 256, y * 13 % 256, (x * y) % 256, 255))
    draw = ImageDraw.Draw(picture)
    draw.rectangle((0, 0, 7, 5), fill=(255, 0, 0, 255))
    draw.rectangle((width - 8, 0, width - 1, 5), fill=(0, 255, 0, 255))
    draw.rectangle((0, height - 6, 7, height - 1), fill=(0, 0, 255, 255))
    if mode == "RGBA":
        draw.ellipse((10, 4, 19, 13), fill=(200, 120, 40, 96))
        draw.rectangle((12, 6, 14, 8), fill=(9, 8, 7, 0))
    return picture.convert(mode)


def write(name, picture, **options):
    path = FOLDER / name
    if not path.exists():
        picture.save(path, **options)


def write_all():
    rgb = drawing()
    write("baseline-444.jpg", rgb, quality=90, subsampling=0)
    write("baseline-422.jpg", rgb, quality=80, subsampling=1)
    write("baseline-420.jpg", rgb, quality=80, subsampling=2)
    write("progressive.jpg", rgb, quality=80, progressive=True, subsampling=2)
    write("restarts.jpg", rgb, quality=80, subsampling=2, restart_marker_blocks=1)
    write("grey.jpg", drawing("L"), quality=85)
    write("inks.jpg", drawing("CMYK"), quality=85)
    write("one-pixel.jpg", drawing(width=1, height=1), quality=85)
    write("lossless-alpha.webp", drawing("RGBA"), lossless=True, exact=True)
    write("lossless.webp", rgb, lossless=True)
    write("lossy.webp", rgb, quality=70)
    write("lossy-alpha.webp", drawing("RGBA"), quality=70, alpha_quality=80)
    srgb = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    write("srgb-profile.webp", rgb, lossless=True, icc_profile=srgb)
    frames = [rgb, rgb.transpose(Image.Transpose.FLIP_LEFT_RIGHT)]
    write("animated.webp", frames[0], save_all=True, append_images=frames[1:], lossless=True)
    profile = FOLDER / "srgb.icc"
    if not profile.exists():
        profile.write_bytes(srgb)


def rgba(path):
    """The straight pixels; of inks, what both an ink and black let through, as they are stored."""
    picture = Image.open(path)
    if picture.mode != "CMYK":
        return picture.convert("RGBA").tobytes()
    # Pillow inverts what Adobe's marker says is inverted.
    stored = [255 - value for value in picture.tobytes()]
    pixels = bytearray()
    for at in range(0, len(stored), 4):
        cyan, magenta, yellow, black = stored[at : at + 4]
        pixels += bytes((ink * black + 127) // 255 for ink in (cyan, magenta, yellow)) + b"\xff"
    return bytes(pixels)


def main():
    FOLDER.mkdir(parents=True, exist_ok=True)
    write_all()
    rows = []
    for path in sorted(FOLDER.iterdir()):
        if path.suffix in (".jpg", ".webp") and path.name != "animated.webp":
            size = Image.open(path).size
            rows.append(f"{path.name} {size[0]} {size[1]} {zlib.crc32(rgba(path)):08x}")
    (FOLDER / "pixels.txt").write_text("\n".join(rows) + "\n")


if __name__ == "__main__":
    main()
