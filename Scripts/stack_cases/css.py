"""A node of a CSS tree: its longhands with the defaults of the engine that recorded it."""

from .facts import LeftOut, number

EDGES = ("top", "left", "bottom", "right")
PHYSICAL = {"start": "left", "end": "right"}
SIDES = ("width", "height")
# Keys that mean nothing to us, because what they change is seen in the frames or excluded otherwise.
KNOWN = {
    "display", "position", "flex-direction", "justify-content", "align-items", "align-self", "align-content",
    "flex-wrap", "flex-grow", "flex-shrink", "flex-basis", "aspect-ratio", "box-sizing", "gap", "row-gap",
    "column-gap", "overflow", "direction", *SIDES, *(f"{bound}-{side}" for bound in ("min", "max") for side in SIDES),
}


class Engine:
    def __init__(self, direction, shrink, align_content, has_automatic_minimum):
        self.direction, self.shrink, self.align_content = direction, shrink, align_content
        self.has_automatic_minimum = has_automatic_minimum


YOGA = Engine("column", 0, "flex-start", False)
TAFFY = Engine("row", 1, "stretch", True)


def is_percent(value):
    return isinstance(value, str) and value.endswith("%")


def is_number(value):
    return isinstance(value, (int, float))


class Node:
    def __init__(self, tree, expected, engine, parent=None):
        self.style, self.text = tree.get("style", {}), tree.get("text")
        self.engine, self.parent = engine, parent
        self.frame = expected[0]
        self.children = [
            Node(child, frames, engine, self) for child, frames in zip(tree.get("children", []), expected[1:])]
        self.border, self.padding = self.edges("border"), self.edges("padding")
        # The root stands alone, and nothing around it is seen.
        self.margin = self.edges("margin") if parent else dict.fromkeys(EDGES, 0)

    def edges(self, key):
        """The four edges of a box; a later, more special longhand wins."""
        values = dict.fromkeys(EDGES, 0)
        for names, meant in [
            (("all",), EDGES), (("vertical",), ("top", "bottom")), (("horizontal",), ("left", "right")),
            *(((edge,), (edge,)) for edge in EDGES), *(((name,), (edge,)) for name, edge in PHYSICAL.items()),
        ]:
            for name in names:
                if f"{key}-{name}" in self.style:
                    values |= dict.fromkeys(meant, self.style[f"{key}-{name}"])
        return values

    def insets(self):
        """The distances of an absolute box from the edges of its parent; both engines' spellings."""
        insets = {}
        for edge in EDGES:
            for key in (edge, f"inset-{edge}"):
                if self.style.get(key, "auto") != "auto":
                    insets[edge] = self.style[key]
        for name, edge in PHYSICAL.items():
            if self.style.get(f"inset-{name}", "auto") != "auto":
                insets[edge] = self.style[f"inset-{name}"]
        return insets

    @property
    def runs(self):
        """The direction, which these trees do not inherit."""
        return self.style.get("direction", "ltr")

    @property
    def has_margin(self):
        return any(self.margin.values())

    def check_margin(self, is_grown, growing):
        """Refuses margins that are not simply the padding of a box around."""
        if any(not is_number(value) or value < 0 for value in self.margin.values()):
            raise LeftOut("margin: auto, negative or in percent: no such key, and no padding is")
        lengths = [*SIDES, *(f"{bound}-{side}" for bound in ("min", "max") for side in SIDES), "flex-basis"]
        if any(is_percent(self.style.get(key)) and self.style[key] != "0%" for key in lengths):
            raise LeftOut("margin around a percentage, which would be of the padded box")
        if "aspect-ratio" in self.style:
            raise LeftOut("margin around a box with a ratio")
        if is_grown and growing > 1:
            raise LeftOut("margin of boxes that share what is left: fill shares out margins too")

    @property
    def is_absolute(self):
        return self.style.get("position") == "absolute"

    @property
    def is_hidden(self):
        return self.style.get("display") == "none"

    @property
    def main(self):
        return "width" if self.style.get("flex-direction", self.engine.direction).startswith("row") else "height"

    @property
    def is_reversed(self):
        return "reverse" in self.style.get("flex-direction", "")

    @property
    def in_order(self):
        """The children as they stand, from the left or from the top."""
        return self.children[::-1] if self.is_reversed else self.children

    @property
    def cross(self):
        return "height" if self.main == "width" else "width"

    @property
    def wraps(self):
        return self.style.get("flex-wrap", "nowrap") != "nowrap"

    @property
    def flow(self):
        """The children that stand one after the other."""
        return [child for child in self.children if not child.is_absolute and not child.is_hidden]

    def align(self, child):
        own = child.style.get("align-self", "auto")
        return self.style.get("align-items", "stretch") if own == "auto" else own

    def inside(self, side):
        """What border and padding take of a side."""
        edges = ("left", "right") if side == "width" else ("top", "bottom")
        return sum(self.border[edge] + (0 if is_percent(self.padding[edge]) else self.padding[edge]) for edge in edges)

    def size(self, key):
        """A length or percentage of the whole box; None is auto."""
        value = self.style.get(key, "auto")
        if value in ("auto", "max-content", "none", "content"):
            return None
        if not is_number(value) and not is_percent(value):
            raise LeftOut(f"{key}: {value}: no such word")
        if self.style.get("box-sizing") == "content-box" and self.inside(key.split("-")[-1]):
            if is_percent(value):
                raise LeftOut(f"box-sizing: content-box with a percentage: sizes here are of the whole box")
            value += self.inside(key.split("-")[-1])
        return number(value) if is_number(value) else value

    def room(self, side):
        """The content box that was seen."""
        return self.frame[2 + SIDES.index(side)] - self.inside(side)

    def points(self, value, side):
        """A length in points, percentages being of the parent that was seen; None where nothing is said."""
        if not is_percent(value):
            return value
        return float(value[:-1]) / 100 * self.parent.room(side) if self.parent else None

    def extent(self, side):
        """How far what is inside reaches, in the frames that were seen."""
        index = SIDES.index(side)
        ends = [child.frame[index] + child.frame[2 + index] for child in self.flow]
        far = {"width": "right", "height": "bottom"}[side]
        return max(ends, default=0) + self.border[far] + (0 if is_percent(self.padding[far]) else self.padding[far])

    def basis(self, side):
        """The size on the main axis of the parent, before anything grows or gives way."""
        basis = self.style.get("flex-basis", "auto")
        if basis in ("auto",):
            return self.size(side)
        if basis in ("content", "max-content"):
            return None
        if not is_number(basis) and not is_percent(basis):
            raise LeftOut(f"flex-basis: {basis}: no such word")
        if self.style.get("box-sizing") == "content-box" and is_number(basis):
            basis += self.inside(side)
        return basis

    def check(self):
        """Refuses what our format has no words for."""
        style = self.style
        for key, value in style.items():
            if key.startswith(("margin-", "border-", "padding-", "inset-")) or key in KNOWN or key in EDGES:
                pass
            elif key.startswith("overflow") or key == "scrollbar-width":
                raise LeftOut("overflow: boxes do not scroll, and it changes the least size of a box in CSS")
            elif key == "flex-line-count":
                raise LeftOut("flex-wrap: balance: no such word")
            else:
                raise LeftOut(f"{key}: no such key")
        if style.get("overflow"):
            raise LeftOut("overflow: boxes do not scroll, and it changes the least size of a box in CSS")
        if style.get("display") in ("block", "grid", "contents"):
            raise LeftOut(f"display: {style['display']}: another kind of box")
        if self.is_reversed and self.wraps:
            raise LeftOut(f"flex-direction: {style['flex-direction']} in lines: another order breaks them elsewhere")
        if style.get("flex-wrap", "nowrap") not in ("nowrap", "wrap"):
            raise LeftOut(f"flex-wrap: {style['flex-wrap']}: no such word")
        if style.get("position") == "static" and any(child.has_absolute for child in self.children):
            raise LeftOut("position: static: an absolute box stands in a box further out")
        if not self.is_absolute and self.insets() and style.get("position") != "static":
            raise LeftOut("position: relative with insets: no such key")
        if any(is_percent(value) for value in self.border.values()):
            raise LeftOut("a border in percent")
        for side in SIDES:
            least = self.inside(side)
            for key in (side, f"max-{side}"):
                length = self.points(self.size(key), side)
                if length is not None and length < least:
                    raise LeftOut("a box smaller than its padding, which CSS makes as large as that")

    @property
    def has_absolute(self):
        return self.is_absolute or any(child.has_absolute for child in self.children)
