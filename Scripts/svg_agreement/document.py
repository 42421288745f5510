"""What has to be known of an SVG document besides how it looks."""

import re
import xml.etree.ElementTree as ElementTree

NAMESPACE = "http://www.w3.org/2000/svg"


def of_size(svg, path, size):
    """Writes the document as one of so many pixels: resvg makes whole numbers of a size before it enlarges it."""
    width, height = size
    text = svg.read_text(encoding="utf-8")
    text = re.sub(r'width="[^"]*" height="[^"]*"', f'width="{width}" height="{height}"', text, count=1)
    path.write_text(text, encoding="utf-8")


def without_text(svg, path):
    """Writes the document without its texts; false where it has none."""
    ElementTree.register_namespace("", NAMESPACE)
    tree = ElementTree.parse(svg)
    found = False
    for parent in list(tree.iter()):
        for child in list(parent):
            if child.tag == f"{{{NAMESPACE}}}text":
                parent.remove(child)
                found = True
    tree.write(path, encoding="utf-8")
    return found
