"""What must not happen, whatever the page is given."""

import time

from . import samples
from .stage import equal, expect


def hostile(stage):
    """Texts are texts, whatever they look like; only pictures beside the page are asked for."""
    browser = stage.browser
    stage.open(samples.hostile)
    stage.picture("hostile")
    names = stage.value("Snapfarm.state.doc.results.map(r => r.id)")
    equal(len(names), 4 * len(samples.HOSTILE), "the number of results")
    for name in names:
        stage.select("result", name)
    browser.run("for (const g of Snapfarm.state.groups) Snapfarm.select('group', g.id)")
    browser.keys("d")
    stage.picture("hostile-diagnostics")
    browser.run("for (const g of Snapfarm.state.groups) { Snapfarm.select('group', g.id); Snapfarm.act('A'); }")
    equal(stage.probe("strange"), [], "what no data may make")
    found = 'Snapfarm.state.doc.results.find(r => r.stem.startsWith("a\'"))'
    command = stage.value(f"Snapfarm.commandFor('accept', [{found}])")
    equal(command, "snapfarm accept 'a'\\''; rm -rf ~ #/3'", "a command with a hostile name")
    expect("\u202e" not in stage.value("document.body.innerText"), "a name can turn the text around it")
    stage.fits("hostile")
    stage.silent("hostile")


def policy(stage):
    """What gets in all the same may not run, nor call home."""
    stage.open(samples.all_green)
    stage.silent("policy")
    equal(stage.probe("breakIn"), "refused", "a request")
    time.sleep(0.2)
    equal(stage.value("window.ran ?? 0"), 0, "a script that got in")
    said = " ".join(stage.browser.messages())
    refused = "https://example.invalid/x.png" in said and "Content Security Policy" in said
    expect(refused, f"a picture from elsewhere was asked for: {said}")


def missing(stage):
    """Files that are gone are said, in place."""
    browser, folder = stage.browser, stage.folder / "missing"
    url = samples.every_state(samples.Report(folder, stage.page)).write()
    for twin in (folder / "images").glob("*.js"):
        twin.unlink()
    browser.size(1440, 900)
    browser.open(url)
    browser.wait("document.querySelector('.message.unread')")
    stage.says(".message.unread", "could not be read")
    (folder / "results.js").unlink()
    browser.open(url)
    browser.wait("document.querySelector('.message.unread')")
    stage.says(".message.unread", "results.js")
    browser.messages()


def unreadable(stage):
    """Without readable copies, pictures are shown all the same."""
    report = samples.every_state(samples.Report(stage.folder / "plain", stage.page))
    for result in report.doc["results"]:
        result["twins"] = False
    for twin in (report.folder / "images").glob("*.js"):
        twin.unlink()
    stage.open_url(report.write() + "#checkout/pixel-8")
    for mode in "12345":
        stage.browser.keys(mode)
        stage.settle()
        expect(stage.value("document.querySelectorAll('.pane canvas').length > 0"), f"there is no pane in view {mode}")
    stage.picture("without-twins")
    stage.silent("unreadable")
