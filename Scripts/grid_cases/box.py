"""A node of a CSS tree of grids and flexboxes, read in one direction."""

from stack_cases.css import EDGES, Node
from stack_cases.facts import LeftOut

PLACES = [f"grid-{axis}-{end}" for axis in ("row", "column") for end in ("start", "end")]
GRID_KEYS = {
    "grid-template-rows", "grid-template-columns", "grid-auto-flow", "grid-auto-rows", "grid-auto-columns",
    "justify-items", "justify-self", *PLACES,
}
# What begins a line lies at the right where lines are read from there.
MIRRORED = {"start": "right", "end": "left"}


class Box(Node):
    def __init__(self, tree, expected, engine, parent=None, inherited="ltr"):
        style = tree.get("style", {})
        self.direction = style.get("direction", inherited)
        self.style = self.physical(style) if self.direction == "rtl" else style
        self.text, self.engine, self.parent, self.frame = tree.get("text"), engine, parent, expected[0]
        self.children = [
            Box(child, frames, engine, self, self.direction)
            for child, frames in zip(tree.get("children", []), expected[1:])]
        self.border, self.padding = self.edges("border"), self.edges("padding")
        self.margin = self.edges("margin") if parent else dict.fromkeys(EDGES, 0)

    @staticmethod
    def physical(style):
        """The longhands with left and right in place of start and end, which win over them."""
        found = {}
        for key, value in style.items():
            name, _, end = key.rpartition("-")
            if name in ("padding", "border", "margin", "inset") and end in MIRRORED:
                found[f"{name}-{MIRRORED[end]}"] = value
        return {key: value for key, value in style.items() if key.rpartition("-")[2] not in MIRRORED
                or key.rpartition("-")[0] not in ("padding", "border", "margin", "inset")} | found

    @property
    def runs(self):
        """The direction, which is inherited."""
        return self.direction

    @property
    def is_grid(self):
        return self.style.get("display") == "grid"

    @property
    def is_in_grid(self):
        return self.parent is not None and self.parent.is_grid

    @property
    def is_measured(self):
        """Whether what is around it asks how large it would like to be."""
        return self.parent is not None and (self.parent.is_grid or self.parent.is_measured)

    def align(self, child):
        word = super().align(child)
        if self.cross == "width" and child.direction != self.direction:
            return {"self-start": "end", "self-end": "start"}.get(word, word)
        return word

    def insets(self):
        """Where all of an axis is said, the edge that lines end at gives way."""
        insets = super().insets()
        if self.parent and self.parent.direction == "rtl" and {"left", "right"} <= insets.keys():
            if self.size("width") is not None:
                del insets["left"]
        return insets

    def check(self):
        own = self.style
        if "aspect-ratio" in own and all(self.size(side) is not None for side in ("width", "height")):
            raise LeftOut("a ratio of two sides that are both said")
        if self.is_in_grid and self.is_absolute:
            raise LeftOut("an absolute box in a grid: a box has one kind of layout")
        if any(own.get(f"overflow-{axis}", "visible") == "scroll" for axis in "xy"):
            raise LeftOut("overflow: scroll: boxes do not scroll")
        hidden = [key for key in ("overflow-x", "overflow-y") if own.get(key) == "hidden"]
        if hidden and self.parent and not self.parent.is_grid:
            raise LeftOut("overflow: it changes the least size of a box in CSS")
        dropped = GRID_KEYS | {"overflow-x", "overflow-y", "scrollbar-width"} | (
            {"display"} if self.is_grid else set()) | {"direction"}
        self.style = {key: value for key, value in own.items() if key not in dropped}
        try:
            super().check()
        finally:
            self.style = own
