"""Trees of flexboxes in the words of stacks and frames, where those mean the same."""

from .css import EDGES, SIDES, TAFFY, YOGA, Node, is_number, is_percent
from .facts import Facts, LeftOut, number

DISTRIBUTIONS = {
    "flex-start": "start", "start": "start", "normal": "start", "stretch": "start", "center": "center",
    "flex-end": "end", "end": "end", "space-between": "equalSpacing", "space-around": "spaceAround",
    "space-evenly": "spaceEvenly",
}
NEAR = {"width": "leading", "height": "top"}
FAR = {"width": "trailing", "height": "bottom"}
HIDDEN = ["?", "?", "?", "?"]
REVERSED = {"start": "end", "end": "start"}
LINES = {"flex-start": "start", "start": "start", "center": "center", "flex-end": "end", "end": "end"}


def yoga(case):
    return [Translation(case, YOGA).facts()]


def taffy(case):
    return [Translation(case, TAFFY).facts()]


class Translation:
    def __init__(self, case, engine):
        self.case = case
        if "viewport" in case:
            raise LeftOut("a room around the root that is no screen")
        self.lined = set()
        self.root = Node(case["tree"], case["expected"]["ltr"], engine)

    def facts(self):
        view = {"frame": {"x": 0, "y": 0}} | self.view(self.root, {side: None for side in SIDES})
        frames = self.frames(self.root)
        # Where the root stands is for whoever places it.
        frames[0] = ["?", "?", *frames[0][2:]]
        more = {} if self.case.get("rounding") is False else {"rounded": True}
        return Facts(self.case["name"], view, frames, **more)

    def frames(self, node, is_hidden=False):
        is_hidden = is_hidden or node.is_hidden
        frames = [HIDDEN if is_hidden else [number(value) for value in node.frame]]
        if node.has_margin and not is_hidden:
            (x, y, width, height), margin = node.frame, node.margin
            across, down = margin["left"] + margin["right"], margin["top"] + margin["bottom"]
            around = [x - margin["left"], y - margin["top"], width + across, height + down]
            frames = [[number(value) for value in around], [margin["left"], margin["top"], *frames[0][2:]]]
        if id(node) in self.lined:
            # The box in which the lines lie is none of the case.
            frames.append([])
        for child in node.in_order:
            frames += self.frames(child, is_hidden)
        return frames

    def view(self, node, known):
        """A box; `known` says for each side what is known of it: "said", "filled", or None where it hugs."""
        node.check()
        view = {}
        for side in SIDES:
            if known[side] is None or known[side] == "said":
                value = node.size(side)
                view[side] = "hug" if value is None else value
                if value is not None:
                    known = known | {side: "said"}
            for bound in ("min", "max"):
                value = node.size(f"{bound}-{side}")
                if value is not None:
                    view[f"{bound}{side.capitalize()}"] = value
        if "aspect-ratio" in node.style:
            view["aspectRatio"] = node.style["aspect-ratio"]
        view |= self.padding(node)
        if node.runs != (node.parent.runs if node.parent else "ltr"):
            view["direction"] = {"rtl": "rightToLeft", "ltr": "leftToRight"}[node.runs]
        if node.is_hidden:
            view["hidden"] = True
        if node.text is not None:
            return view | {"text": node.text, "font": 10}
        if node.children:
            view |= self.content(node, known, view)
        return view

    def padding(self, node):
        padding = {}
        for edge in EDGES:
            own = node.padding[edge]
            if is_percent(own):
                if edge in ("top", "bottom"):
                    raise LeftOut("padding in percent: of the width in CSS on all edges, here of each side's own")
                if node.border[edge]:
                    raise LeftOut("padding in percent beside a border, which is padding here")
            value = own if is_percent(own) else own + node.border[edge]
            if value:
                padding[edge] = value
        return {"padding": padding} if padding else {}

    def content(self, node, known, view):
        absolute = [child for child in node.children if child.is_absolute]
        if absolute and len(absolute) < len(node.children):
            raise LeftOut("absolute boxes beside others: a box has one kind of layout")
        if absolute:
            if any(node.padding.values()):
                raise LeftOut("an absolute box in a padded one: CSS places it outside of the padding")
            empty = {side: node.inside(side) for side in SIDES if view.get(side) == "hug"}
            return empty | {"children": [self.absolute(child, node) for child in absolute]}
        return self.stack(node, known)

    # Absolute boxes are views with frames.

    def absolute(self, child, parent):
        if child.has_margin:
            raise LeftOut("margin of an absolute box: no such key")
        insets, frame, known = child.insets(), {}, {side: None for side in SIDES}
        for side, near, far, center in (("width", "left", "right", "centerX"), ("height", "top", "bottom", "centerY")):
            size = child.size(side)
            if near in insets:
                frame[near] = insets[near]
                if far in insets and size is None:
                    frame[far] = insets[far]
                    known[side] = "filled"
                    if "aspect-ratio" in child.style:
                        raise LeftOut("an absolute box with a ratio between two edges: our frame says all of it")
                    if child.size(f"min-{side}") or child.size(f"max-{side}"):
                        raise LeftOut("an absolute box with bounds between two edges: our frame says all of it")
            elif far in insets:
                frame[far] = insets[far]
            else:
                place = self.static_place(child, parent, side)
                first, last = ("leading", "trailing") if side == "width" else ("top", "bottom")
                frame |= {"start": {first: 0}, "center": {center: 0}, "end": {last: 0}}[place]
        return {"frame": frame} | self.view(child, known)

    def static_place(self, child, parent, side):
        """Where CSS puts a box without insets: where it would stand alone."""
        if side == parent.main:
            word = parent.style.get("justify-content", "flex-start")
            place = {"space-around": "center", "space-evenly": "center", "space-between": "start"}.get(
                word, self.distribution(parent, word))
            is_logical = word not in ("start", "end")
            return REVERSED.get(place, place) if parent.is_reversed and is_logical else place
        word = parent.align(child)
        if word in ("stretch", "baseline", "normal"):
            return "start"
        return {"self-start": "start", "self-end": "end"}.get(word, self.distribution(parent, word))

    def distribution(self, node, word):
        if word not in DISTRIBUTIONS:
            raise LeftOut(f"{word}: no such word")
        return DISTRIBUTIONS[word]

    # Others are views in a stack.

    def stack(self, node, known):
        spec = {"axis": "horizontal" if node.main == "width" else "vertical"}
        spec["distribution"] = self.distribution(node, node.style.get("justify-content", "flex-start"))
        if spec["distribution"] == "equalSpacing" and len(node.flow) < 2:
            spec["distribution"] = "start"
        if node.is_reversed and node.style.get("justify-content") not in ("start", "end"):
            spec["distribution"] = REVERSED.get(spec["distribution"], spec["distribution"])
        spec["alignment"] = self.alignment(node, node.style.get("align-items", "stretch"))
        gaps = {"width": "column-gap", "height": "row-gap"}
        spec["spacing"] = node.style.get(gaps[node.main], node.style.get("gap", 0))
        if is_percent(spec["spacing"]) and known[node.main] is None:
            raise LeftOut("a gap in percent of a box that hugs")
        if node.wraps:
            spec |= self.wrap(node, known, gaps[node.cross])
        if node.wraps and spec["distribution"] == "equalSpacing":
            raise LeftOut("space-between in lines: a line of one view is filled here, as UIStackView has it")
        grown = self.grown(node, known)
        place = self.lines_place(node, known)
        if place is not None:
            known = known | {node.cross: None}
        layout = {"layout": {"stack": spec}, "children": [
            self.child(child, node, known, spec, grown) for child in node.in_order]}
        if place is None:
            return layout
        self.lined.add(id(node))
        length = node.size(node.main)
        if node.main == "height" and known["height"] and not is_number(length):
            raise LeftOut("columns that hug in a box that does not say its height in points")
        inner = {node.main: "fill" if known[node.main] else "hug", node.cross: "hug"}
        if node.main == "height" and known["height"]:
            inner["height"] = length - node.inside("height")
        return {"layout": {"overlay": place}, "children": [inner | layout]}

    def wrap(self, node, known, gap):
        words = {"wrap": True, "lineSpacing": node.style.get(gap, node.style.get("gap", 0))}
        if is_percent(words["lineSpacing"]) and known[node.cross] is None:
            raise LeftOut("a gap in percent of a box that hugs")
        return words

    def lines_place(self, node, known):
        """Where in the box the lines lie that do not share what is left across; None where they do, or nothing is."""
        content = node.style.get("align-content", node.engine.align_content)
        is_open = known[node.cross] is None and not node.size(f"min-{node.cross}")
        if not node.wraps or content in ("stretch", "normal") or is_open:
            return None
        if content not in LINES:
            raise LeftOut(f"align-content: {content}: lines have one gap")
        if is_percent(node.style.get({"width": "column-gap", "height": "row-gap"}[node.cross], node.style.get("gap"))):
            raise LeftOut("a gap in percent of lines that hug")
        near, far = ("top", "bottom") if node.cross == "height" else ("leading", "trailing")
        return {"start": near, "center": "center", "end": far}[LINES[content]]

    def alignment(self, node, word, child=None):
        side = node.cross
        if child and child.runs != node.runs and side == "width":
            word = {"self-start": "flex-end", "self-end": "flex-start"}.get(word, word)
        if word == "baseline":
            return self.baseline(node)
        words = {
            "stretch": "fill", "normal": "fill", "flex-start": NEAR[side], "start": NEAR[side],
            "self-start": NEAR[side], "flex-end": FAR[side], "end": FAR[side], "self-end": FAR[side],
            "center": "center",
        }
        if word not in words:
            raise LeftOut(f"{word}: no such word")
        return words[word]

    def baseline(self, node):
        """A box without text stands on its lower edge in CSS, as it does here on its last baseline."""
        if node.main == "height":
            raise LeftOut("baselines down a column")
        if any(child.children or child.text for child in node.flow):
            raise LeftOut("the baseline of a box with others inside: CSS takes another one")
        return "lastBaseline"

    def grown(self, node, known):
        """The children that take what is left, with their weights."""
        growing = [child for child in node.flow if child.style.get("flex-grow", 0) > 0]
        if not growing:
            return {}
        if known[node.main] is None:
            raise LeftOut("flex-grow in a box that hugs")
        weights = [child.style["flex-grow"] for child in growing]
        if sum(weights) < 1:
            raise LeftOut("flex-grow of less than 1 in all: fill takes all that is left")
        bases = [child.basis(node.main) for child in growing]
        if node.wraps and any(basis not in (0, "0%") for basis in bases):
            raise LeftOut("flex-grow on top of a size in lines: fill counts as nothing where lines end")
        for child, basis in zip(growing, bases):
            is_nothing = basis in (0, "0%") or basis is None and not child.children and child.text is None
            if not (is_nothing and child.inside(node.main) == 0) and len(growing) > 1:
                raise LeftOut("flex-grow on top of a size: fill shares out all of it")
        return dict(zip(map(id, growing), weights))

    def child(self, child, node, known, spec, grown):
        if child.is_hidden:
            return self.hidden(child)
        main = node.main
        inner = {side: None for side in SIDES}
        view, own = {}, self.alignment(node, node.align(child), child)
        if id(child) in grown:
            inner[main] = "filled"
            view[main] = "fill" if grown[id(child)] == 1 else f"fill({grown[id(child)]})"
        else:
            basis = child.basis(main)
            if is_percent(basis) and known[main] is None:
                raise LeftOut("a percentage of a box that hugs")
            self.check_length(child, basis, node, main)
            view[main] = "hug" if basis is None else basis
            inner[main] = None if basis is None else "said"
        own = self.stretched(child, node, known, view, inner, own)
        if own != spec["alignment"]:
            view["alignSelf"] = own
        for side in SIDES:
            if is_percent(child.size(side)) and known[side] is None:
                raise LeftOut("a percentage of a box that hugs")
        self.check_room(child, node, inner, id(child) in grown)
        if child.has_margin:
            return self.padded(child, node, view, inner, len(grown))
        return self.view(child, inner) | view

    def padded(self, child, node, view, inner, growing):
        """A margin is the padding of a box around, which takes the child's place in the stack."""
        child.check_margin(inner[node.main] == "filled", growing)
        if view.get("alignSelf", self.alignment(node, node.align(child))) == "lastBaseline":
            raise LeftOut("margin of a box on a baseline")
        is_stretched = "auto" in view.values()
        around = {"layout": {"overlay": "fill" if is_stretched else "topLeading"}, "padding": {
            edge: value for edge, value in child.margin.items() if value}}
        inside = {}
        for key, value in view.items():
            is_filled = key in SIDES and inner[key] == "filled"
            if key not in SIDES or is_filled:
                around[key] = value
            if key in SIDES:
                inside[key] = "fill" if is_filled and value != "auto" else value
        return around | {"children": [self.view(child, inner) | inside]}

    def stretched(self, child, node, known, view, inner, own):
        """The alignment of a child that CSS may stretch, whose size goes to `view` and `inner`."""
        cross = node.cross
        size = child.size(cross)
        bounds = [child.size(f"{bound}-{cross}") for bound in ("min", "max")]
        is_bounded = any(bound not in (None, 0) for bound in bounds)
        if own != "fill":
            return own
        if "aspect-ratio" in child.style and size is None:
            others = [child.basis(node.main), *(child.size(f"{bound}-{node.main}") for bound in ("min", "max"))]
            if any(other is not None for other in others) or inner[node.main] == "filled":
                raise LeftOut("a ratio of a box that is stretched: CSS drops it where another side is said")
        elif size is None and not is_bounded:
            view[cross], inner[cross] = "auto", "filled"
            return own
        # CSS leaves what does not fill its line at the near edge, and ours in the middle.
        if size is None and (known[cross] or node.wraps):
            view[cross], inner[cross] = "fill", "filled"
        elif size is None and len(node.flow) > 1:
            raise LeftOut("a box stretched within bounds in one that hugs")
        return NEAR[cross]

    def hidden(self, child):
        view = {"hidden": True}
        if child.children:
            view["children"] = [self.hidden(inner) for inner in child.children]
        return view

    def check_length(self, child, basis, node, side):
        """Refuses children that CSS made shorter or longer than they say: what gives way is decided otherwise here."""
        length, said = child.frame[2 + SIDES.index(side)], child.points(basis, side)
        if said is None:
            return
        if length < said - 0.5 and child.size(f"max-{side}") is None:
            raise LeftOut("flex-shrink: compressionResistance decides here who gives way")
        if length > said + 0.5 and child.size(f"min-{side}") is None:
            raise LeftOut("a box smaller than its content, which CSS keeps as large as that")

    def check_room(self, child, node, inner, is_grown):
        """Refuses what CSS lets be as large as its content where there is less room."""
        has_content = child.text is not None or child.children
        if inner["width"] is None and has_content and child.frame[2] > node.room("width") + 0.5:
            raise LeftOut("content wider than its room: what hugs is kept to the room here")
        if is_grown and child.engine.has_automatic_minimum and has_content:
            if child.text is not None or child.extent(node.main) >= child.frame[2 + SIDES.index(node.main)]:
                raise LeftOut("a box smaller than its content, which CSS keeps as large as that")
