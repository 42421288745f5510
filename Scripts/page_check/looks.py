"""What the page shows."""

import time

from . import samples
from .stage import SHOWN, equal, expect

WIDTHS = (360, 600, 720, 900, 1040, 1200, 1440, 2560)
MODES = ("side", "slider", "onion", "blink", "heat", "crops")
HEADLINES = {
    "checkout/iphone-se-3": "2,680 of 250,125 pixels differ, largest step 224",
    "inbox/pixel-8": "bar — background #0B5CB0 → #6C28B4",
    "article/pixel-8": "Expected 412×915, got 412×935 (+20 rows); 20 rows inserted at y=312, the rest identical",
    "short/pixel-8": "Expected 412×945, got 412×915 (−30 rows); 30 rows removed at y=500, the rest identical",
    "wide/pixel-8": "Expected 412×915, got 420×903 (+8 columns, −12 rows)",
    "dots/pixel-8": "90 of 376,980 pixels differ, largest step 225, in 3 regions",
    "welcome/iphone-15": "New: there is no reference to compare with",
    "card/pixel-8": "The reference cannot be read",
    "launch/pixel-8": "This snapshot could not be drawn",
}


def states(stage):
    """Every result by the keyboard, some in every view: nothing goes wrong and each says what changed."""
    browser, found = stage.browser, {}
    stage.open(samples.every_state)
    browser.keys("Home")
    while True:
        browser.keys("j")
        stage.settle()
        now = stage.selected()
        if now in found:
            break
        found[now] = stage.text(".explain h2")
        stage.silent(now)
        stage.picture("state-" + now)
    for name, words in HEADLINES.items():
        equal(found.get(name), words, f"the headline of {name}")
    tolerance = stage.value("Snapfarm.headline(Snapfarm.state.byId.get('map/pixel-8'))")
    equal(tolerance, "9 pixels differ, 12 are allowed", "the headline of a tolerance")
    for result in ("checkout/pixel-8", "article/pixel-8", "dots/pixel-8"):
        stage.open(samples.every_state, "#" + result)
        for number, mode in enumerate(MODES):
            browser.keys(str(number + 1))
            stage.settle()
            equal(stage.value("Snapfarm.state.mode"), mode, "the view")
            stage.picture(f"view-{result}-{mode}")
        stage.silent(result)
    return f"{len(found)} states"


def errors(stage):
    """An error shows its sentence, its place, the source and the remedy; nothing can be accepted."""
    stage.open(samples.every_state, "#launch/pixel-8")
    stage.says(".message-card", 'No image "bgg" for pixel-8', "image: bgg", "snapfarm test launch", "Copy Scenes/")
    stage.says(".message-card", "Correct Scenes/launch.yaml:4:22")
    equal(stage.text(".source u"), "bgg", "the marked word")
    stage.browser.keys("a")
    stage.says(".toast", "repaired")
    equal(stage.value("Snapfarm.decision('launch/pixel-8') ?? null"), None, "the decision")
    stage.open(samples.every_state, "#card/pixel-8")
    stage.says(".message-card", "snapfarm record --filter card/pixel-8")
    stage.silent("errors")


def green(stage):
    """Nothing to review says so, and passed snapshots are one step away."""
    stage.open(samples.all_green)
    stage.says(".stage", "Nothing to review")
    stage.select("result", "profile/pixel-8")
    stage.says(".stage", "no pictures")
    stage.silent("green")


def widths(stage):
    """Nothing overflows, light or dark, in any state."""
    browser = stage.browser
    results = ("checkout/pixel-8", "article/pixel-8", "launch/pixel-8", "profile/pixel-8")
    shown = [("result", name) for name in results] + [("findings", "findings")]
    shown += [("group", name) for name in ("change:pay", "status:unchanged")]
    for scheme in ("light", "dark"):
        browser.prefer(color_scheme=scheme)
        stage.open(samples.every_state)
        for kind, name in shown:
            stage.select(kind, name)
            for width in WIDTHS:
                browser.size(width, 800)
                stage.settle()
                stage.fits(f"{name} at {width}")
                if width in (360, 900, 1440, 2560):
                    stage.picture(f"{scheme}-{width}-{name}")
        for width in WIDTHS:
            stage.open(samples.all_green, width=width, height=800)
            stage.fits(f"all green at {width}")
            if width in (360, 1440):
                stage.picture(f"{scheme}-{width}-green")
        equal(stage.value("document.documentElement.dataset.theme"), scheme, "the theme")
    stage.silent("widths")
    browser.prefer(color_scheme="light")


def drawer(stage):
    """On a narrow screen the list comes in from the side and goes."""
    stage.open(samples.every_state, "#checkout/pixel-8", width=360, height=740)
    left = "Math.round(document.getElementById('list-panel').getBoundingClientRect().left)"
    stage.browser.run("document.getElementById('open-list').click()")
    stage.browser.wait(f"{left} === 0")
    stage.fits("the list as a drawer")
    stage.picture("drawer")
    stage.browser.keys("Escape")
    stage.browser.wait(f"{left} < -200")
    stage.silent("drawer")


def theme(stage):
    """The theme goes round, and follows the system until told otherwise."""
    browser, now = stage.browser, "document.documentElement.dataset.theme"
    browser.prefer(color_scheme="dark")
    stage.open(samples.every_state)
    seen = [stage.value(now)]
    for _ in range(3):
        browser.keys("t")
        seen.append(stage.value(now))
    equal(seen, ["dark", "light", "dark", "dark"], "the themes of t t t, from system")
    browser.prefer(color_scheme="light")
    browser.wait(f"{now} === 'light'")
    stage.silent("theme")


def motion(stage):
    """Blink does not start by itself where motion is unwelcome."""
    browser = stage.browser
    browser.prefer(reduced_motion="reduce")
    stage.open(samples.every_state, "#checkout/pixel-8")
    browser.keys("4")
    stage.settle()
    equal(stage.text(".float-control button"), "Paused", "the button of blink")
    equal(stage.text(".float-control b"), "Expected", "the picture of blink")
    browser.keys("Space")
    equal(stage.text(".float-control b"), "Actual", "the picture after Space")
    browser.prefer(reduced_motion="no-preference")
    stage.silent("motion")


def names(stage):
    """Every control has a name, every id is there once, and lists say how long they are."""
    for name in ("checkout/pixel-8", "launch/pixel-8", "group:change:pay"):
        stage.open(samples.every_state, "#" + name)
        equal(stage.probe("unnamed"), [], f"what {name} lacks")


def big(stage):
    """2,000 results, 500 of them failures: soon there, few elements, quick to filter."""
    browser, url = stage.browser, stage.report(samples.big)
    browser.size(1440, 900)
    start = time.monotonic()
    browser.open(url)
    browser.wait(SHOWN)
    browser.wait("document.querySelector('.pane canvas')")
    seconds = time.monotonic() - start
    shown = stage.value("Math.round(performance.getEntriesByName('snapfarm.shown')[0].startTime)")
    expect(seconds < 2, f"it took {seconds:.1f} s")
    rows = stage.value("document.querySelectorAll('.row').length")
    expect(rows <= 30, f"{rows} rows are in the document")
    stage.picture("big")
    slow = stage.probe("filter", "scene-04 device-1")
    expect(slow < 500, f"filtering took {slow:.0f} ms")
    browser.run("Snapfarm.clearFilters()")
    stage.select("group", "status:unchanged")
    cards = stage.value("document.querySelectorAll('.card').length")
    expect(cards <= 60, f"{cards} cards at once")
    browser.run("Snapfarm.select('result', Snapfarm.pending()[0].id)")
    browser.keys(*"AAAAA")
    equal(stage.text(".progress-text"), "25 of 500 decided", "the progress after five keys")
    stage.silent("big")
    return f"shown after {shown} ms, {seconds:.2f} s with opening the page"
