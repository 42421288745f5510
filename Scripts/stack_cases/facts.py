"""What a case says in our own form, and why one is left out."""

import json


class LeftOut(Exception):
    """A case that our words cannot express; the text says why."""


class Facts:
    """A translated case: a scene, and what is known of the frames of its views in preorder, in their parents."""

    def __init__(self, name, view, frames, **more):
        self.line = {"name": name, "scene": {"scene": "case", "root": {"children": [view]}}, "frames": frames, **more}

    def text(self):
        return json.dumps(self.line, ensure_ascii=True, separators=(", ", ": "))


def number(value):
    """A number as it is written by hand: without a needless fraction."""
    return int(value) if value == int(value) else value


def write(folder, name, cases, translate):
    """Writes the translated cases of a file, a line each; what is left out comes back as lines of a table."""
    lines, left_out = [], []
    for case in cases:
        try:
            lines += [facts.text() for facts in translate(case)]
        except LeftOut as reason:
            left_out.append(f"{name} | {case['name']} | {reason}")
    (folder / f"{name}.json").write_text("[\n" + ",\n".join(lines) + "\n]\n")
    return left_out
