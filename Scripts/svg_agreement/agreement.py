"""How far other renderers' pictures of an SVG are from our picture of the same snapshot."""

import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from PIL import ImageChops

from .document import of_size, without_text
from .exceptions import exceptions
from .pixels import apart, edges, opened, share
from .renderers import run


@dataclass
class Agreement:
    """Shares of a picture's pixels, by renderer: those apart, at edges of text or not, and those apart elsewhere; and
    the share that is such an edge. `complaints` are why a share is missing, or the document no good."""

    name: str
    everywhere: dict = field(default_factory=dict)
    beside_text: dict = field(default_factory=dict)
    text_edges: float = 0
    complaints: list = field(default_factory=list)

    def verdict(self, limit):
        """Whether all renderers agree, or those that do not are excepted."""
        apart = [renderer for renderer, value in self.beside_text.items() if value > limit]
        if self.complaints or any(renderer not in exceptions(self.name) for renderer in apart):
            return "NO"
        return "excepted" if apart else "yes"


def agreement(svg, png, name, commands):
    """Draws a document with each command, whole and without its texts, at the picture's size."""
    result = Agreement(name)
    try:
        run(["xmllint", "--noout", "--nonet", svg], silently=True)
    except (RuntimeError, FileNotFoundError) as reason:
        result.complaints.append(str(reason))
        return result
    ours = opened(png)
    with tempfile.TemporaryDirectory(prefix="snapfarm-svg-") as folder:
        whole, textless = Path(folder) / "whole.svg", Path(folder) / "textless.svg"
        of_size(svg, whole, ours.size)
        has_text = without_text(whole, textless)
        for renderer, words in commands.items():
            try:
                draw(whole, textless if has_text else None, ours, Path(folder), renderer, words, result)
            except RuntimeError as reason:
                result.complaints.append(str(reason))
    return result


def draw(svg, textless, ours, folder, renderer, words, result):
    def drawn(document):
        path = folder / f"{renderer}.png"
        run(words(document, path, ours.size))
        picture = opened(path)
        if picture.size != ours.size:
            raise RuntimeError(f"{renderer}: {picture.size} instead of {ours.size} pixels")
        return picture

    theirs = drawn(svg)
    different = apart(ours, theirs)
    result.everywhere[renderer] = share(different)
    if textless:
        # Where the renderer itself paints text; ours elsewhere still counts.
        excepted = edges(apart(theirs, drawn(textless), 0))
        result.text_edges = max(result.text_edges, share(excepted))
        different = ImageChops.subtract(different, excepted)
    result.beside_text[renderer] = share(different)
