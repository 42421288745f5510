#!/usr/bin/env python3
"""Writes Sources/Report/Page/Embedded/*.swift from Page/.

Usage: embed-page.py

Page/index.html names style sheets and scripts. They are put into it, in their order, and a policy that lets run nothing
but these: it states their digests. The page is a string literal in parts, so that no source is longer than 400 lines;
a test holds it to its files. `page()` is the text, for whoever wants to try it in a browser.
"""

import base64
import hashlib
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCE = ROOT / "Page"
FOLDER = ROOT / "Sources" / "Report" / "Page" / "Embedded"
MOST_LINES = 380
NOTICE = "// Written by Scripts/embed-page.py from Page/; change the files there and run the script.\n"
STYLES = re.compile(r'(?:<link rel="stylesheet" href="([\w/]+\.css)">\n)+')
SCRIPTS = re.compile(r'(?:<script src="([\w/]+\.js)"></script>\n)+')


def digest(text):
    return "'sha256-" + base64.b64encode(hashlib.sha256(text.encode("utf-8")).digest()).decode("ascii") + "'"


def joined(run, names):
    """The files that a run of tags names, one after the other."""
    text = "\n" + "".join((SOURCE / name).read_text(encoding="utf-8") for name in re.findall(names, run))
    assert not re.search(r"</(script|style)|<!--", text, re.IGNORECASE), "a file would end the element it is in"
    return text


def page():
    html = (SOURCE / "index.html").read_text(encoding="utf-8")
    styles, scripts = [], []

    def style(match):
        styles.append(joined(match.group(0), r'href="([^"]+)"'))
        return f"<style>{styles[-1]}</style>\n"

    def script(match):
        scripts.append(joined(match.group(0), r'src="([^"]+)"'))
        return f"<script>{scripts[-1]}</script>\n"

    html = SCRIPTS.sub(script, STYLES.sub(style, html))
    # Results and the readable copies of pictures are scripts that the page's own script adds.
    policy = "; ".join(
        [
            "default-src 'none'",
            "script-src " + " ".join(map(digest, scripts)) + " 'strict-dynamic'",
            "style-src " + " ".join(map(digest, styles)),
            "img-src 'self' data:",
            "base-uri 'none'",
            "form-action 'none'",
        ]
    )
    charset = '<meta charset="utf-8">\n'
    assert html.count(charset) == 1 and len(scripts) == 2 and len(styles) == 1
    return html.replace(charset, charset + f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n')


def part(name, lines):
    # The blank last line of the literal is the newline that ends the part.
    body = "".join(f"    {line}\n" if line else "\n" for line in lines + [""])
    return f'{NOTICE}enum {name} {{\n  static let text: StaticString = #"""\n{body}    """#\n}}\n'


def main():
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.swift"):
        old.unlink()
    lines = page().split("\n")[:-1]
    runs = [lines[at : at + MOST_LINES] for at in range(0, len(lines), MOST_LINES)]
    names = [f"PagePart{number + 1:02}" for number in range(len(runs))]
    for name, run in zip(names, runs):
        (FOLDER / f"{name}.swift").write_text(part(name, run), encoding="utf-8")
    rows = "".join(f"    {name}.text,\n" for name in names)
    (FOLDER / "PageParts.swift").write_text(
        f"{NOTICE}/// The page, to be joined.\nenum PageParts {{\n"
        f"  static let all: [StaticString] = [\n{rows}  ]\n}}\n",
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
