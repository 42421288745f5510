"""Trees of grids in our words, where those mean the same as CSS's."""

import re

from stack_cases.css import SIDES, TAFFY, YOGA, is_number, is_percent
from stack_cases.facts import LeftOut, number
from stack_cases.flex import Translation

from .box import Box

AXES = (("width", "column", "justify"), ("height", "row", "align"))
POSITIONS = {
    "start": "start", "flex-start": "start", "end": "end", "flex-end": "end", "unsafe end": "end", "center": "center",
}
CORNERS = {
    ("start", "start"): "topLeading", ("center", "start"): "top", ("end", "start"): "topTrailing",
    ("start", "center"): "leading", ("center", "center"): "center", ("end", "center"): "trailing",
    ("start", "end"): "bottomLeading", ("center", "end"): "bottom", ("end", "end"): "bottomTrailing",
}
MOST_TRACKS, MOST_SPAN = 10_000, 1_000


def taffy(direction):
    return lambda case: [Grids(case, TAFFY, direction).facts()]


def yoga(direction):
    return lambda case: [Grids(case, YOGA, direction).facts()]


class Grids(Translation):
    def __init__(self, case, engine, direction):
        self.case, self.direction = case, direction
        if "viewport" in case:
            raise LeftOut("a room around the root that is no screen")
        self.lined = set()
        self.root = Box(case["tree"], case["expected"][direction], engine, inherited=direction)

    def facts(self):
        facts = super().facts()
        if self.case.get("rounding") is False:
            facts.line["allowed"] = 0.02
        return facts

    def view(self, node, known):
        for side in SIDES:
            if node.parent is None and is_percent(node.size(side)):
                raise LeftOut("a root of a percentage of a room that is not known")
        return super().view(node, known)

    def content(self, node, known, view):
        return self.grid(node, known) if node.is_grid else super().content(node, known, view)

    # Stacks.

    def child(self, child, node, known, spec, grown):
        view = super().child(child, node, known, spec, grown)
        if self.gives_way(child, node) and known[node.main] is not None and not child.is_hidden:
            # Alone, a child that gives way is as long as its box at most.
            view.setdefault(f"max{node.main.capitalize()}", "100%")
        return view

    def grown(self, node, known):
        grown = super().grown(node, known)
        if grown and node.is_measured and any(
                child.basis(node.main) not in (None, 0, "0%") for child in node.flow if id(child) in grown):
            raise LeftOut("flex-grow on top of a size: fill counts as nothing where a box is measured")
        return grown

    def check_length(self, child, basis, node, side):
        if not self.gives_way(child, node):
            super().check_length(child, basis, node, side)

    def gives_way(self, child, node):
        side = node.main
        return (
            len(node.flow) == 1 and is_number(child.basis(side)) and not child.children and child.text is None
            and child.style.get("flex-shrink", node.engine.shrink) > 0 and child.inside(side) == 0
            and child.size(f"min-{side}") is None and not node.wraps and not child.has_margin)

    # Grids.

    def grid(self, node, known):
        spec, style = {}, node.style
        for _, axis, _ in AXES:
            if style.get(f"grid-auto-{axis}s", "auto") != "auto":
                raise LeftOut(f"grid-auto-{axis}s: tracks that are added are auto")
            tracks = Tracks(style.get(f"grid-template-{axis}s", "none")).words()
            if tracks:
                spec[f"{axis}s"] = tracks
        spec.setdefault("columns", ["auto"])
        gaps = {"row": style.get("row-gap", 0), "column": style.get("column-gap", 0)}
        if any(gaps.values()):
            spec["gap"] = gaps
        flow = style.get("grid-auto-flow", "row")
        if flow not in ("row", "column"):
            raise LeftOut(f"grid-auto-flow: {flow}: no such word")
        if flow != "row":
            spec["flow"] = flow
        layout = {"layout": {"grid": spec}, "children": [self.cell(child, node) for child in node.children]}
        return self.packed(node, spec, known, layout)

    def packed(self, node, spec, known, layout):
        """Tracks that do not share what is left: a grid that hugs in a box around."""
        sides, positions, is_packed = {}, [], False
        for side, axis, verb in AXES:
            word = node.style.get(f"{verb}-content", "normal")
            if word in ("normal", "stretch") or known[side] is None and node.size(f"min-{side}") is None:
                positions.append("start")
                sides[side] = "fill" if known[side] else "hug"
                continue
            if word not in POSITIONS:
                raise LeftOut(f"{verb}-content: {word}: no such word of a grid")
            if re.search(r"\d(fr|%)|fill", str(spec.get(f"{axis}s", ""))) or is_percent(spec.get("gap", {}).get(axis)):
                raise LeftOut(f"{verb}-content: {word}: of tracks that depend on the room")
            if side == "width" and self.reach(node) > node.room("width") + 0.5:
                raise LeftOut("tracks wider than their room: what hugs is kept to the room here")
            positions.append(POSITIONS[word])
            sides[side], is_packed = "hug", True
        if not is_packed:
            return layout
        self.lined.add(id(node))
        return {"layout": {"overlay": CORNERS[tuple(positions)]}, "children": [sides | layout]}

    def reach(self, node):
        """The width that the children were seen to take."""
        frames = [child.frame for child in node.flow]
        return max((x + width for x, _, width, _ in frames), default=0) - min((x for x, *_ in frames), default=0)

    def cell(self, child, node):
        if child.is_hidden:
            return self.hidden(child)
        inner, view, positions = {}, {}, []
        for side, axis, verb in AXES:
            view |= self.place(child, axis)
            position, is_stretched = self.position(child, node, side, verb)
            positions.append(position)
            inner[side] = "filled" if is_stretched else "said" if child.size(side) is not None else None
            if is_stretched:
                view[side] = "fill"
            if child.style.get(f"overflow-{'x' if side == 'width' else 'y'}") == "hidden":
                if child.size(f"min-{side}") is None:
                    view[f"min{side.capitalize()}"] = 0
        if all(view.get(side) == "fill" for side in SIDES) and not self.is_bounded(child):
            # What stretches on both axes is what a grid makes of its children anyway.
            del view["width"], view["height"]
        else:
            view["alignSelf"] = CORNERS[tuple(positions)]
        if child.has_margin:
            return self.spaced(child, view, inner)
        return self.view(child, inner) | view

    def spaced(self, child, view, inner):
        """A margin is the padding of a box around, which takes the child's cell."""
        child.check_margin(False, 0)
        if any(child.size(f"min-{side}") is not None or f"min{side.capitalize()}" in view for side in SIDES):
            raise LeftOut("margin around a box with a least size, which would be that of the box around")
        around = {"layout": {"overlay": "topLeading"}, "padding": {
            edge: value for edge, value in child.margin.items() if value}} | view
        for side in SIDES:
            around.setdefault(side, "fill" if inner[side] == "filled" else "hug")
        inside = {side: "fill" for side in SIDES if inner[side] == "filled"}
        return around | {"children": [self.view(child, inner) | inside]}

    def is_bounded(self, child):
        return any(child.size(f"{bound}-{side}") is not None for side in SIDES for bound in ("min", "max"))

    def position(self, child, node, side, verb):
        """Where a child stands in its cell, and whether it fills it on this axis."""
        word = child.style.get(f"{verb}-self", "auto")
        word = node.style.get(f"{verb}-items", "normal") if word == "auto" else word
        if word in ("normal", "stretch"):
            has_ratio = "aspect-ratio" in child.style
            if has_ratio and word == "stretch":
                raise LeftOut("a ratio beside stretch: both sides are said then")
            if has_ratio and side == "width":
                # A box with a ratio fills the width of its cell, unless its height says another.
                return "start", all(child.size(side) is None for side in SIDES)
            return "start", child.size(side) is None and not has_ratio
        if word in ("self-start", "self-end"):
            is_same = side == "height" or child.direction == node.direction
            return ("start" if (word == "self-start") == is_same else "end"), False
        if word not in POSITIONS:
            raise LeftOut(f"{verb}: {word}: no such word of a grid")
        return POSITIONS[word], False

    def place(self, child, axis):
        """The first track and how many there are, of two lines."""
        start, end = (child.style.get(f"grid-{axis}-{word}", "auto") for word in ("start", "end"))
        spans = [int(word.split()[1]) for word in (start, end) if isinstance(word, str) and word.startswith("span ")]
        lines = [line for line in (start, end) if is_number(line)]
        if any(line < 0 for line in lines):
            raise LeftOut("a line counted from the end: columns and rows are counted from the first")
        span = spans[0] if spans else 1
        if len(lines) == 2:
            first, span = min(lines), max(abs(lines[0] - lines[1]), 1)
        elif is_number(start):
            first = start
        elif is_number(end):
            first = end - span
        else:
            first = None
        if first is not None and first < 1:
            raise LeftOut("a track before the first that is named")
        if span > MOST_SPAN or (first or 0) > MOST_TRACKS:
            raise LeftOut("more tracks than a grid may have here")
        view = {} if first is None else {axis: first}
        return view if span == 1 else view | {f"{axis}Span": span}


class Tracks:
    """A list of tracks as CSS writes it."""

    def __init__(self, text):
        self.text = "" if text == "none" else str(text)

    def words(self):
        """The tracks in our words."""
        return [number(float(word)) if re.fullmatch(r"[\d.]+", word) else word for word in self.split(self.text)]

    def split(self, text):
        words = re.findall(r"[a-z-]+\((?:[^()]|\([^()]*\))*\)|[^\s,]+", text)
        return [self.word(word) for word in words]

    def word(self, word):
        if word.startswith("["):
            raise LeftOut("lines with names: no such thing")
        for name in ("min-content", "max-content", "fit-content"):
            if word.startswith(name):
                raise LeftOut(f"{name}: no such size of tracks")
        if match := re.fullmatch(r"(minmax|repeat)\((.*)\)", word):
            return self.function(match[1], match[2])
        if match := re.fullmatch(r"([\d.]+)px", word):
            return match[1]
        if re.fullmatch(r"[\d.]+(fr|%)|auto", word):
            return word
        raise LeftOut(f"{word}: no such size of tracks")

    def function(self, name, text):
        if name == "minmax":
            return f"minmax({' '.join(self.split(text))})"
        count, _, tracks = text.partition(",")
        if count.strip() == "auto-fit":
            raise LeftOut("repeat(auto-fit …): empty tracks stay")
        if count.strip().isdigit() and int(count) * len(self.split(tracks)) > MOST_TRACKS:
            raise LeftOut("more tracks than a grid may have here")
        count = "fill" if count.strip() == "auto-fill" else count.strip()
        return f"repeat({count} {' '.join(self.split(tracks))})"
