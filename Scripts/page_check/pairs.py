"""Masks, incomplete results, and the page of `diff`."""

from . import samples, suite
from .pictures import screen
from .stage import equal, expect

DECISIONS = "Snapfarm.commands().length + document.querySelectorAll('.decide, .command').length"
HOSTILE = "<script>alert(1).png"


def masks(stage):
    """Masks are hatched until m, and only they go."""
    stage.open(samples.every_state, "#dots/pixel-8")
    stage.browser.keys("b")
    hatched = stage.probe("darkPixels")
    stage.browser.keys("m")
    stage.settle()
    plain = stage.probe("darkPixels")
    expect(hatched > plain + 300, f"{hatched} dark pixels with masks and {plain} without")
    pressed = "[...document.querySelectorAll('.toolbar .button')].find(b => b.textContent === 'Masks')?.ariaPressed"
    equal(stage.value(pressed), "false", "the button of masks")
    stage.silent("masks")


def incomplete(stage):
    """Results of a part of the plan say so, above everything."""
    stage.open(samples.interrupted)
    stage.says("#notice", "These results are not of everything: the run was interrupted: 4 of 9 snapshots done.")
    for width in (360, 900, 1440):
        stage.browser.size(width, 800)
        stage.settle()
        stage.fits(f"a notice at {width}")
    stage.picture("incomplete")
    stage.silent("incomplete")


def diff(stage):
    """The page of `diff`: one file with its pictures, any names, nothing to accept."""
    if not suite.COMMAND.exists():
        return "left out, as the command is not built; make build"
    browser, before = stage.browser, screen(393, 852)
    after = before.copy().fill(200, 400, 1, 1, (255, 0, 0)).fill(20, 20, 30, 20, (0, 0, 0))
    data, grown = before.png(), before.inserted(312, 20, (226, 232, 240)).png()
    pictures = {
        HOSTILE: (data, after.png()),
        "bad.png": (data, data[:500]),
        "grown.png": (data, grown),
        "old.png": (data, None),
        "new.png": (None, data),
        "sub/folder/dot.png": (data, after.png()),
        "same.png": (data, data),
    }
    url, code = suite.compared(stage.folder / "diff", pictures)
    equal(code, 2, "the exit code")
    stage.open_url(url)
    equal(stage.selected(), HOSTILE, "the first result")
    stage.says(".explain h2", "1 of ", "pixels differs, largest step 255")
    stage.says(".details", "a/" + HOSTILE, "b/" + HOSTILE, "a frame around a few pixels")
    equal(stage.text(".chips"), "2different1size changed1added1removed1error1identical", "the counts")
    for key in "aArRsSu":
        browser.keys(key)
    equal(stage.value(DECISIONS), 0, "what decides")
    for name in pictures:
        stage.select("result", name)
        stage.settle()
        stage.fits(name)
        stage.picture("diff-" + name.replace("<", ""))
    stage.select("result", "sub/folder/dot.png")
    for mode in "123456":
        browser.keys(mode)
        stage.settle()
        stage.picture(f"diff-view-{mode}")
    for scheme in ("dark", "light"):
        browser.prefer(color_scheme=scheme)
        for width in (360, 900, 1440):
            browser.size(width, 800)
            stage.settle()
            stage.fits(f"diff at {width}")
        stage.picture("diff-" + scheme)
    stage.silent("diff")
    equal(stage.probe("strange"), [], "what no data may make")
    url, code = suite.compared(stage.folder / "same", {"same.png": (data, data)})
    stage.open_url(url)
    stage.says(".stage", "All pictures are the same", "1 identical.")
    stage.picture("diff-green")
    stage.silent("diff without differences")
    return None
