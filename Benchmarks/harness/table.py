"""The table that a run ends with."""

from dataclasses import asdict, dataclass

HEADS = ["What", "Snapfarm", "Against", "Ratio", "Target", "Holds"]


@dataclass
class Line:
    """One thing measured; `holds` is None for what has no target."""

    what: str
    ours: str
    against: str = ""
    ratio: str = ""
    target: str = ""
    holds: bool | None = None

    def cells(self):
        holds = {True: "yes", False: "NO", None: ""}[self.holds]
        return [self.what, self.ours, self.against, self.ratio, self.target, holds]


def below(what, ours, against, ratio, limit, more=""):
    """A line whose ratio has to be at most, or for a limit of 1 below, a limit; `more` is said beside the ratio."""
    target = "< 1" if limit == 1 else f"≤ {limit:g}"
    holds = ratio < 1 if limit == 1 else ratio <= limit
    return Line(what, ours, against, f"{ratio:.2f}{more}", target, holds)


def less(what, ours, against, ratio, limit):
    """A line of something that has to be so many times less than another; `ratio` is of the other to ours."""
    return Line(what, ours, against, f"{ratio:.1f} × less", f"≥ {limit:g} ×", ratio >= limit)


def records(lines):
    """The lines as JSON has them: a key a column, `holds` null for what has no target."""
    return [asdict(line) for line in lines]


def markdown(lines):
    """The lines as a Markdown table whose columns align in plain text too."""
    rows = [HEADS] + [line.cells() for line in lines]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADS))]
    texts = ["| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths)) + " |" for row in rows]
    texts.insert(1, "| " + " | ".join("-" * width for width in widths) + " |")
    return "\n".join(texts) + "\n"
