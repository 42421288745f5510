"""What has to be known of an SVG document besides how it looks."""

import xml.etree.ElementTree as ElementTree

NAMESPACE = "http://www.w3.org/2000/svg"


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
