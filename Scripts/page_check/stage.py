"""The browser, reports to open in it, and what is expected of them."""

import pathlib

from . import samples

SHOWN = "performance.getEntriesByName('snapfarm.shown').length"
PROBES = pathlib.Path(__file__).with_name("probes.js").read_text(encoding="utf-8")


def expect(condition, text):
    if not condition:
        raise AssertionError(text)


def equal(found, wanted, what):
    expect(found == wanted, f"{what} is {found!r}, not {wanted!r}")


class Stage:
    """The browser, and reports to open in it."""

    def __init__(self, browser, folder, page, pictures):
        self.browser, self.folder, self.page, self.pictures = browser, folder, page, pictures
        self.urls = {}

    def report(self, make):
        if make.__name__ not in self.urls:
            self.urls[make.__name__] = make(samples.Report(self.folder / make.__name__, self.page)).write()
        return self.urls[make.__name__]

    def open(self, make, at="", width=1440, height=900):
        self.open_url(self.report(make) + at, width, height)

    def open_url(self, url, width=1440, height=900):
        self.browser.size(width, height)
        self.browser.open(url)
        self.browser.wait(SHOWN)
        self.settle()

    def value(self, expression, *arguments):
        return self.browser.run(f"return {expression}", *arguments)

    def probe(self, name, *arguments):
        return self.browser.run(f"{PROBES}\nreturn probes[arguments[0]](...arguments[1])", name, arguments)

    def selected(self):
        return self.value("Snapfarm.state.selected?.id")

    def select(self, kind, name):
        self.browser.run("Snapfarm.select(arguments[0], arguments[1])", kind, name)

    def settle(self):
        """Waits for what is drawn a frame later, or when a picture is decoded."""
        self.browser.wait("!document.querySelector('.panes-wrap .panes:empty')", 5)
        self.probe("frames")

    def silent(self, where):
        messages = self.browser.messages()
        expect(not messages, f"{where}: the console says {messages[:3]}")

    def picture(self, name):
        if self.pictures:
            self.settle()
            self.browser.picture(str(self.pictures / (name.replace("/", "-").replace(":", "-") + ".png")))

    def text(self, selector):
        return self.value("document.querySelector(arguments[0])?.textContent ?? ''", selector)

    def says(self, selector, *parts):
        text = self.text(selector)
        for part in parts:
            expect(part in text, f"{selector} does not say {part!r}, but {text!r}")

    def fits(self, where):
        wide = self.probe("tooWide")
        expect(not wide, f"{where}: something is too wide: {wide[:3]}")
