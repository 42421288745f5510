"""Cases of UIStackView and its likes, in the words of scenes."""

from .facts import Facts, LeftOut, number

WORDS = {
    "packedStart": "start", "packedCenter": "center", "packedEnd": "end",
    "fillProportionally(ideal)": "fillProportionally", "fill(last stretches)": "fill",
}
UNKNOWN = "?"


def translate(case):
    """The case along the axis it names; a derived one, which names no screen, down as well."""
    if any("label" in view for view in case["views"]):
        raise LeftOut("a constraint that UIStackView adds for texts of several lines, which is not imitated")
    if case["status"] != "derived":
        return [Carried(case).facts()]
    across = "crossLength" in case["stack"]
    is_row = "Baseline" in case["stack"].get("alignment", "") or "layoutDirection" in case["stack"]
    axes = ["horizontal"] if is_row else ["horizontal", "vertical"]
    return [Derived(case, axis, across).facts() for axis in axes]


class Case:
    def __init__(self, case, axis):
        self.case, self.axis = case, axis
        self.stack, self.expect = case["stack"], case["expect"]
        self.sides = ("width", "height") if axis == "horizontal" else ("height", "width")

    def layout(self):
        spec = {"axis": self.axis}
        distribution = self.stack.get("distribution")
        if distribution:
            spec["distribution"] = WORDS.get(distribution, distribution)
        if distribution == "fillProportionally" and "ideal" not in self.case["name"]:
            spec["quirks"] = "uikit"
        if self.stack.get("alignment"):
            spec["alignment"] = self.alignment(self.stack["alignment"])
        if self.stack.get("spacing"):
            spec["spacing"] = self.stack["spacing"]
        return {"stack": spec}

    def alignment(self, word):
        if self.axis == "horizontal":
            return {"leading": "top", "trailing": "bottom"}.get(word, word)
        return {"top": "leading", "bottom": "trailing"}.get(word, word)


class Derived(Case):
    """Lengths along an axis; nothing is said about the other one."""

    def __init__(self, case, axis, across):
        super().__init__(case, axis)
        self.across = across
        # What is across lies on the other side.
        self.side, self.other = reversed(self.sides) if across else self.sides

    def facts(self):
        views = [self.view(index) for index in range(len(self.case["views"]))]
        length = self.stack.get("crossLength" if self.across else "length")
        box = {"frame": {"x": 0, "y": 0}, self.side: "hug" if length is None else length, self.other: 90}
        if "layoutDirection" in self.stack:
            box["direction"] = self.stack["layoutDirection"]
        if "margins" in self.stack:
            names = ("left", "right") if self.side == "width" else ("top", "bottom")
            box["padding"] = dict(zip(names, self.stack["margins"]))
        box |= {"layout": self.layout(), "children": views}
        more = {}
        if self.expect.get("unsatisfiable"):
            more["finding"] = "stackCannotFill"
        if self.case.get("ambiguous"):
            more["finding"] = "stackChose"
            more["ranges"] = self.ranges()
        return Facts(self.case["name"] + (", down" if self.axis == "vertical" else ""), box, self.frames(), **more)

    def view(self, index):
        view = self.case["views"][index]
        if "firstBaseline" in view:
            # A text that the test takes for what it says: width, height and both baselines.
            return {"text": f"10 {view['intrinsic']} {view['firstBaseline']} {view['lastBaseline']}", "width": "fill"}
        node = {}
        if view.get("intrinsic") is not None:
            sides = (view["intrinsic"], 10) if self.side == "width" else (10, view["intrinsic"])
            node["intrinsicSize"] = list(sides)
        for key in ("hugging", "compressionResistance"):
            if key in view:
                node[key] = view[key]
        if view.get("hidden"):
            node["hidden"] = True
        if str(index) in self.stack.get("customSpacingAfter", {}):
            node["spacingAfter"] = self.stack["customSpacingAfter"][str(index)]
        if self.across:
            node[self.other] = "fill"
        return node

    def frames(self):
        keys = ("crossPositions", "crossLengths") if self.across else ("positions", "lengths")
        own = self.expect.get("crossSize", self.expect.get("fittingLength", self.stack.get("length")))
        frames = [self.frame(0, own)]
        count = len(self.case["views"])
        for position, length in zip(*(self.expect.get(key, [None] * count) for key in keys)):
            frames.append(self.frame(position, length))
        return frames

    def frame(self, position, length):
        values = [UNKNOWN if value is None else number(value) for value in (position, length)]
        if self.side == "width":
            return [values[0], UNKNOWN, values[1], UNKNOWN]
        return [UNKNOWN, values[0], UNKNOWN, values[1]]

    def ranges(self):
        """The intervals of positions and lengths that are not settled: view, place in its frame, from, to."""
        place = {"x": 0, "w": 2} if self.side == "width" else {"x": 1, "w": 3}
        return [[int(key[1:]) + 1, place[key[0]], *bounds] for key, bounds in self.case["freeRanges"].items()]


class Carried(Case):
    """Views with sizes, and what somebody saw of their frames."""

    def __init__(self, case):
        super().__init__(case, case["stack"].get("axis", "horizontal"))

    def facts(self):
        box = {"frame": {"x": 0, "y": 0}}
        for side in ("width", "height"):
            box[side] = self.stack.get(side, "hug")
        if self.stack.get("isLayoutMarginsRelativeArrangement"):
            box["padding"] = self.stack["layoutMargins"]
        views = [self.view(view) for view in self.case["views"]]
        if self.stack.get("distribution") == "fill(last stretches)":
            views[-1]["hugging"] = 249
        box |= {"layout": self.layout(), "children": views}
        more = {"allowed": self.case["tolerance"]} if self.case.get("tolerance") else {}
        if self.case.get("ambiguous"):
            more["finding"] = "stackChose"
        return Facts(self.case["name"], box, self.frames(), **more)

    def view(self, view):
        if "intrinsicContentSize" in view:
            node = {"intrinsicSize": [side or 0 for side in view["intrinsicContentSize"]]}
        elif "widthPriority" in view:
            # A size with a priority, as far as a content's size is one.
            priorities = {"horizontal": view["widthPriority"], "vertical": view["heightPriority"]}
            node = {
                "intrinsicSize": [view["width"], view["height"]], "hugging": priorities,
                "compressionResistance": priorities,
            }
        elif "cross sizes carry priority" in self.case.get("note", ""):
            along, across = self.sides
            size = {along: view[along], across: view[across]}
            node = {"intrinsicSize": [size["width"], size["height"]], along: view[along]}
        else:
            node = {"width": view["width"], "height": view["height"]}
        if view.get("hidden"):
            node["hidden"] = True
        return node

    def frames(self):
        size = self.expect.get("fittingSize", self.expect.get("stackSize", [UNKNOWN, UNKNOWN]))
        if "stackLength" in self.expect:
            length = self.expect["stackLength"]
            size = [length, UNKNOWN] if self.axis == "horizontal" else [UNKNOWN, length]
        frames = [[0, 0, *size]]
        for index in range(len(self.case["views"])):
            if "frames" in self.expect:
                frames.append(self.expect["frames"][index])
                continue
            known = self.expect.get("origin", {}).get(str(index), {})
            known = known | self.expect.get("rects", {}).get(str(index), {})
            if "lengths" in self.expect:
                known = known | {self.sides[0]: self.expect["lengths"][index]}
            frames.append([known.get(key, UNKNOWN) for key in ("x", "y", "width", "height")])
        return frames
