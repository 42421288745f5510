"""What the page does."""

from . import samples, suite
from .stage import equal, expect

COMMANDS = "Snapfarm.commands()"


def keyboard(stage):
    """Keys walk, decide, undo, filter, help."""
    browser = stage.browser
    stage.open(samples.every_state)
    equal(stage.selected(), "checkout/iphone-se-3", "the first result")
    browser.keys("j", "j", "k")
    equal(stage.selected(), "checkout/iphone-13-mini", "the result after j j k")
    browser.keys("g")
    equal(stage.selected(), "change:pay", "the group after g")
    stage.picture("group")
    browser.keys("Enter", "A")
    equal(stage.text(".progress-text"), "4 of 16 decided", "the progress after A")
    equal(stage.selected(), "inbox/iphone-se-3", "the next undecided result")
    equal(stage.value(COMMANDS), ["snapfarm accept 'checkout/*'"], "the commands")
    browser.keys("r")
    both = ["snapfarm accept 'checkout/*'", "snapfarm reject inbox/iphone-se-3"]
    equal(stage.value(COMMANDS), both, "the commands")
    stage.picture("decided")
    browser.keys("u", "u")
    equal(stage.text(".progress-text"), "0 of 16 decided", "the progress after u u")
    stage.silent("keyboard")


def walking(stage):
    """Filter, regions, zoom, help, diagnostics and folding work by keys."""
    browser = stage.browser
    stage.open(samples.every_state)
    browser.keys("/", *"dots", "Escape")
    equal(stage.value("Snapfarm.state.text"), "dots", "the filter")
    equal(stage.value("document.activeElement.id"), "tree", "the focus after Escape")
    equal(stage.value("document.querySelectorAll('.row').length"), 1, "the rows of the filter")
    browser.keys("End", "n", "n")
    equal(stage.value("Snapfarm.state.cluster"), 1, "the region after n n")
    browser.keys("p", "p")
    equal(stage.value("Snapfarm.state.cluster"), 2, "the region after p p")
    browser.keys("z", "0", "?")
    expect(stage.value("document.getElementById('help').open"), "? does not open the help")
    stage.picture("help")
    browser.keys("Escape", "d")
    equal(stage.selected(), "findings", "what d shows")
    stage.says(".findings-list", "Scenes/checkout.yaml:9:7")
    stage.picture("diagnostics")
    browser.run("Snapfarm.clearFilters(); document.getElementById('tree').focus()")
    browser.keys("Home", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowLeft")
    folded = "document.querySelector('.row.group[aria-selected=true]').getAttribute('aria-expanded')"
    equal(stage.value(folded), "false", "the folded group")
    stage.silent("walking")


def everything(stage):
    """With all decided, one word is enough; with pictures of earlier runs pending, it would take these along."""
    browser = stage.browser
    stage.open(samples.every_state)
    browser.run("Snapfarm.decide(Snapfarm.pending(), 'accepted')")
    equal(stage.value(COMMANDS), ["snapfarm accept"], "the command for everything")
    browser.run("Snapfarm.state.doc.run.otherPending = ['inbox']")
    command = stage.value(COMMANDS)[0]
    right = "'checkout/*'" in command and "inbox/pixel-8" in command and "'inbox/*'" not in command
    expect(right, f"the command is {command}")
    browser.run("Snapfarm.decide(Snapfarm.pending().slice(0, 1), 'accepted')")
    equal(stage.text(".details h3"), "Your decisions", "the top of the details")
    stage.picture("all-decided")
    browser.run("document.querySelector('.command .icon-button').click()")
    browser.wait("document.querySelector('.toast')?.textContent === 'Copied'")
    stage.silent("everything")


def readout(stage):
    """Pixels are read from a file, exactly, in both pictures, and make the heat map."""
    browser = stage.browser
    stage.open(samples.every_state, "#checkout/iphone-se-3")
    browser.run("Snapfarm.zoomTo(8, 30, 592)")
    browser.point(*stage.probe("middle"))
    browser.wait("document.querySelector('.readout .differ')")
    stage.says(".readout-text", "x 30 y 592", "#17693A 23 105 58 255", "#F7F7F9 247 247 249 255", "differs by 224")
    browser.run("Snapfarm.zoomTo(64, 30, 592)")
    stage.picture("pixels")
    changed, *same = stage.probe("heatAt", [30, 592], [30, 610], [3, 3])
    expect(changed[0] < 140 and changed[2] > 60, f"a step of 224 is {changed} in the heat map")
    expect(all(len(set(pixel[:3])) == 1 for pixel in same), f"equal pixels are not grey: {same}")
    for name, pixels in (("article", [412 * 915, 412 * 935]), ("short", [412 * 915, 412 * 915])):
        stage.open(samples.every_state, f"#{name}/pixel-8")
        equal(stage.probe("greyPixels"), pixels, f"the grey pixels and all of {name}, where rows came or went")
    stage.silent("readout")


def command(stage):
    """The report that the built command writes: its pictures, its groups, its commands, which do what they say."""
    if not suite.COMMAND.exists():
        return "left out, as the command is not built; make build"
    browser, folder = stage.browser, stage.folder / "suite"
    stage.open_url(suite.changed(folder))
    stage.picture("command")
    groups = [["change", "card", 2], ["change", "card", 1], ["new", "new", 3], ["section", "logo", 3]]
    equal(stage.value("Snapfarm.state.groups.map(g => [g.kind, g.scenes.join(), g.members.length])"), groups, "groups")
    stage.select("result", "card/100x80@1")
    for mode in "123456":
        browser.keys(mode)
        stage.settle()
    stage.says(".explain h2", "of 8,000 pixels differ, largest step 102")
    browser.keys("A", "R")
    browser.run("Snapfarm.act('A')")
    lines = ["snapfarm accept card/100x80@1 card/120x80@1 'new/*'", "snapfarm reject card/60x60@2"]
    equal(stage.value(COMMANDS), lines, "the commands")
    for line in lines:
        code, said = suite.run(folder, *[word.strip("'") for word in line.split()[1:]])
        equal(code, 0, f"the exit code of {line}, which said {said!r},")
    stage.select("result", "logo/100x80@1")
    stage.says(".source", "image: none")
    stage.picture("command-error")
    stage.silent("command")
    return None
