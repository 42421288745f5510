"""What the page promises, a function each; `ALL` has them by name."""
import time

from . import samples

WIDTHS = (360, 600, 720, 900, 1040, 1200, 1440, 2560)
MODES = ("side", "slider", "onion", "blink", "heat", "crops")
SHOWN = "performance.getEntriesByName('snapfarm.shown').length"
SELECTED = "Snapfarm.state.selected?.id"
# What is drawn a frame later, or when a picture is decoded.
SETTLED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"


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
        self.browser.size(width, height)
        self.browser.open(self.report(make) + at)
        self.browser.wait(SHOWN)
        self.settle()

    def settle(self):
        self.browser.wait("!document.querySelector('.panes-wrap .panes:empty')", 5)
        self.browser.run(f"return {SETTLED}")

    def silent(self, where):
        messages = self.browser.messages()
        expect(not messages, f"{where}: the console says {messages[:3]}")

    def picture(self, name):
        if self.pictures:
            self.settle()
            self.browser.picture(str(self.pictures / f"{name}.png"))

    def text(self, selector):
        return self.browser.run("return document.querySelector(arguments[0])?.textContent ?? ''", selector)

    def fits(self, where):
        wide = self.browser.run("""
          const out = [], w = document.documentElement.clientWidth, scrolls = e => getComputedStyle(e).overflowX !== "visible";
          if (document.documentElement.scrollWidth > w) out.push("page " + document.documentElement.scrollWidth);
          for (const e of document.querySelectorAll(".top, .stage, .details, .explain, .toolbar, .readout, .card, .message-card")) {
            const box = e.getBoundingClientRect();
            if (box.right > w + 1 && box.width && box.left >= 0) out.push(`${e.className} reaches ${Math.round(box.right)}`);
            if (e.scrollWidth > e.clientWidth + 1 && !scrolls(e)) out.push(`${e.className} holds ${e.scrollWidth} in ${e.clientWidth}`);
          }
          return out;""")
        expect(not wide, f"{where}: something is too wide: {wide[:3]}")


def expect(condition, text):
    if not condition:
        raise AssertionError(text)


def equal(found, wanted, what):
    expect(found == wanted, f"{what} is {found!r}, not {wanted!r}")


def states(stage):
    """Every result in every view, by the keyboard: nothing goes wrong and each says what changed."""
    browser = stage.browser
    stage.open(samples.every_state)
    headlines = {}
    browser.keys("Home")
    for _ in range(40):
        browser.keys("j")
        stage.settle()
        now = browser.run(f"return {SELECTED}")
        if now in headlines:
            break
        headlines[now] = stage.text(".explain h2")
        stage.silent(now)
        stage.picture("state-" + now.replace("/", "-").replace(":", "-"))
    for name, words in {
        "checkout/iphone-se-3": "2,680 of 250,125 pixels differ, largest step 224",
        "inbox/pixel-8": "bar — background #0B5CB0 → #6C28B4",
        "article/pixel-8": "Expected 412×915, got 412×935 (+20 rows); 20 rows inserted at y=312, the rest identical",
        "short/pixel-8": "Expected 412×945, got 412×915 (−30 rows); 30 rows removed at y=500, the rest identical",
        "wide/pixel-8": "Expected 412×915, got 420×903 (+8 columns, −12 rows)",
        "dots/pixel-8": "90 of 376,980 pixels differ, largest step 225, in 3 regions",
        "welcome/iphone-15": "New: there is no reference to compare with",
        "card/pixel-8": "The reference cannot be read",
        "launch/pixel-8": "This snapshot could not be drawn",
    }.items():
        equal(headlines.get(name), words, f"the headline of {name}")
    equal(browser.run("return Snapfarm.headline(Snapfarm.state.byId.get('map/pixel-8'))"), "9 pixels differ, 12 are allowed", "a tolerance")
    for result in ("checkout/pixel-8", "article/pixel-8", "dots/pixel-8"):
        stage.open(samples.every_state, "#" + result)
        for number, mode in enumerate(MODES):
            browser.keys(str(number + 1))
            stage.settle()
            equal(browser.run("return Snapfarm.state.mode"), mode, "the view")
            stage.picture(f"view-{result.replace('/', '-')}-{mode}")
        stage.silent(result)
    return f"{len(headlines)} states"


def errors(stage):
    """An error shows its sentence, its place, the source and the remedy; nothing can be accepted."""
    stage.open(samples.every_state, "#launch/pixel-8")
    card = stage.text(".message-card")
    for part in ('No image "bgg" for pixel-8', "image: bgg", "Correct Scenes/launch.yaml:4:22", "snapfarm test launch", "Copy Scenes/"):
        expect(part in card, f"the error does not say {part!r}: {card!r}")
    equal(stage.text(".source u"), "bgg", "the marked word")
    stage.browser.keys("a")
    expect("repaired" in stage.text(".toast"), "an error can be accepted")
    equal(stage.browser.run("return Snapfarm.decision('launch/pixel-8') ?? null"), None, "the decision")
    stage.open(samples.every_state, "#card/pixel-8")
    expect("snapfarm record --filter card/pixel-8" in stage.text(".message-card"), "an unreadable reference has no remedy")
    stage.silent("errors")


def keyboard(stage):
    """Keys walk, decide, undo, filter, help."""
    browser = stage.browser
    stage.open(samples.every_state)
    equal(browser.run(f"return {SELECTED}"), "checkout/iphone-se-3", "the first result")
    browser.keys("j", "j", "k")
    equal(browser.run(f"return {SELECTED}"), "checkout/iphone-13-mini", "the result after j j k")
    browser.keys("g")
    equal(browser.run(f"return {SELECTED}"), "change:pay", "the group after g")
    stage.picture("group")
    browser.keys("Enter", "A")
    equal(stage.text(".progress-text"), "4 of 16 decided", "the progress after A")
    equal(browser.run(f"return {SELECTED}"), "inbox/iphone-se-3", "the next undecided result")
    equal(browser.run("return Snapfarm.commands()"), ["snapfarm accept 'checkout/*'"], "the commands")
    browser.keys("r")
    equal(browser.run("return Snapfarm.commands()"), ["snapfarm accept 'checkout/*'", "snapfarm reject inbox/iphone-se-3"], "the commands")
    stage.picture("decided")
    browser.keys("u", "u")
    equal(stage.text(".progress-text"), "0 of 16 decided", "the progress after u u")
    browser.keys("/", *"dots", "Escape")
    equal(browser.run("return Snapfarm.state.text"), "dots", "the filter")
    equal(browser.run("return document.activeElement.id"), "tree", "the focus after Escape")
    equal(browser.run("return document.querySelectorAll('.row').length"), 1, "the rows of the filter")
    browser.keys("End", "n", "n")
    equal(browser.run("return Snapfarm.state.cluster"), 1, "the region after n n")
    browser.keys("p", "p")
    equal(browser.run("return Snapfarm.state.cluster"), 2, "the region after p p")
    browser.keys("z", "0", "?")
    expect(browser.run("return document.getElementById('help').open"), "? does not open the help")
    stage.picture("help")
    browser.keys("Escape", "d")
    equal(browser.run(f"return {SELECTED}"), "findings", "what d shows")
    expect("Scenes/checkout.yaml:9:7" in stage.text(".findings-list"), "diagnostics have no place")
    stage.picture("diagnostics")
    browser.keys("/", "Escape")
    browser.run("Snapfarm.clearFilters()")
    browser.keys("Home", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowLeft")
    equal(browser.run("return document.querySelector('.row.group[aria-selected=true]').getAttribute('aria-expanded')"), "false", "the folded group")
    stage.silent("keyboard")


def everything(stage):
    """With all decided, one word is enough; with pictures of earlier runs pending, it would take these along."""
    browser = stage.browser
    stage.open(samples.every_state)
    browser.run("Snapfarm.decide(Snapfarm.pending(), 'accepted')")
    equal(browser.run("return Snapfarm.commands()"), ["snapfarm accept"], "the command for everything")
    browser.run("Snapfarm.state.doc.run.otherPending = ['inbox']")
    command = browser.run("return Snapfarm.commands()")[0]
    expect("'checkout/*'" in command and "inbox/pixel-8" in command and "'inbox/*'" not in command, f"the command is {command}")
    browser.run("Snapfarm.decide(Snapfarm.pending().slice(0, 1), 'accepted')")
    equal(stage.browser.run("return document.querySelector('.details h3').textContent"), "Your decisions", "the top of the details")
    stage.picture("all-decided")
    browser.run("document.querySelector('.command .icon-button').click()")
    browser.wait("document.querySelector('.toast')?.textContent === 'Copied'")
    stage.silent("everything")


def readout(stage):
    """Pixels are read from a file, exactly, in both pictures."""
    browser = stage.browser
    stage.open(samples.every_state, "#checkout/iphone-se-3")
    browser.run("Snapfarm.zoomTo(8, 30, 592)")
    x, y = browser.run("const b = document.querySelector('.pane canvas').getBoundingClientRect(); return [b.left + b.width / 2 + 2, b.top + b.height / 2 + 2]")
    browser.point(x, y)
    browser.wait("document.querySelector('.readout .differ')")
    found = stage.text(".readout-text")
    for part in ("x 30 y 592", "#17693A23 105 58 255".replace("23 105", " 23 105"), "#F7F7F9 247 247 249 255", "differs by 224"):
        expect(part in found, f"the read-out does not say {part!r}: {found!r}")
    browser.run("Snapfarm.zoomTo(64, 30, 592)")
    stage.picture("pixels")
    heat = browser.run("""return Snapfarm.openPair(Snapfarm.current()).then(pair => { 
      const c = new OffscreenCanvas(pair.heat().width, pair.heat().height).getContext("2d", { willReadFrequently: true });
      c.drawImage(pair.heat().image, 0, 0); const at = (x, y) => [...c.getImageData(x, y, 1, 1).data]; return [at(30, 592), at(30, 610), at(3, 3)]; })""")
    expect(heat[0][0] < 140 and heat[0][2] > 60, f"a step of 224 is {heat[0]} in the heat map")
    expect(len(set(heat[1][:3])) == 1 and len(set(heat[2][:3])) == 1, f"equal pixels are not grey: {heat}")
    for name, rows, both in (("article", 935, 915), ("short", 945, 915)):
        stage.open(samples.every_state, f"#{name}/pixel-8")
        shifted_rows(browser, rows, both)
    stage.silent("readout")


def shifted_rows(browser, rows, both):
    heat = browser.run("""return Snapfarm.openPair(Snapfarm.current()).then(pair => { 
      const m = pair.heat(), c = new OffscreenCanvas(m.width, m.height).getContext("2d", { willReadFrequently: true });
      c.drawImage(m.image, 0, 0); const d = c.getImageData(0, 0, m.width, m.height).data; let grey = 0; for (let i = 0; i < d.length; i += 4) grey += d[i] === d[i + 1] && d[i] === d[i + 2];
      return [grey, m.width * m.height]; })""")
    equal(heat, [412 * both, 412 * 915 if rows == 945 else 412 * rows], "the grey pixels where rows came or went")


def widths(stage):
    """Nothing overflows, light or dark, in any state."""
    browser = stage.browser
    shown = ("checkout/pixel-8", "article/pixel-8", "launch/pixel-8", "profile/pixel-8", "change:pay", "status:unchanged", "findings")
    for scheme in ("light", "dark"):
        browser.prefer(color_scheme=scheme)
        stage.open(samples.every_state)
        for name in shown:
            kind = "findings" if name == "findings" else "group" if ":" in name else "result"
            browser.run("Snapfarm.select(arguments[0], arguments[1])", kind, name)
            for width in WIDTHS:
                browser.size(width, 800)
                stage.settle()
                stage.fits(f"{name} at {width}")
                if width in (360, 900, 1440, 2560):
                    stage.picture(f"{scheme}-{width}-{name.replace('/', '-').replace(':', '-')}")
        for width in WIDTHS:
            stage.open(samples.all_green, width=width, height=800)
            stage.fits(f"all green at {width}")
            if width in (360, 1440):
                stage.picture(f"{scheme}-{width}-green")
        equal(browser.run("return document.documentElement.dataset.theme"), scheme, "the theme")
    stage.silent("widths")
    stage.open(samples.every_state, "#checkout/pixel-8", width=360, height=740)
    browser.run("document.getElementById('open-list').click()")
    browser.wait("document.getElementById('list-panel').getBoundingClientRect().left === 0")
    stage.fits("the list as a drawer")
    stage.picture("drawer")
    browser.keys("Escape")
    browser.prefer(color_scheme="light")


def theme(stage):
    """The theme goes round and is kept."""
    browser = stage.browser
    browser.prefer(color_scheme="dark")
    stage.open(samples.every_state)
    seen = [browser.run("return document.documentElement.dataset.theme")]
    for _ in range(3):
        browser.keys("t")
        seen.append(browser.run("return document.documentElement.dataset.theme"))
    equal(seen, ["dark", "light", "dark", "dark"], "the themes of t t t, from system")
    browser.prefer(color_scheme="light")
    browser.wait("document.documentElement.dataset.theme === 'light'")
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


def hostile(stage):
    """Texts are texts, whatever they look like; only pictures beside the page are asked for."""
    browser = stage.browser
    stage.open(samples.hostile)
    stage.picture("hostile")
    rows = browser.run("return Snapfarm.state.doc.results.length")
    equal(rows, 4 * len(samples.HOSTILE), "the number of results")
    for at in range(rows):
        browser.run("const r = Snapfarm.state.doc.results[arguments[0]]; Snapfarm.select('result', r.id)", at)
        if at < 4:
            stage.settle()
    for group in ("'findings'", "...Snapfarm.state.groups.map(g => g.id)"):
        browser.run(f"for (const id of [{group}]) Snapfarm.select(id === 'findings' ? id : 'group', id)")
    browser.keys("d")
    stage.picture("hostile-diagnostics")
    browser.run("for (const g of Snapfarm.state.groups) { Snapfarm.select('group', g.id); Snapfarm.act('A'); }")
    strange = browser.run("""return [...document.querySelectorAll("*")].filter(e => [...e.attributes].some(a => a.name.startsWith("on"))
      || (e.tagName === "IMG" && !/^images\\/[0-9a-f]{12}\\.png$/.test(e.getAttribute("src")))
      || (e.tagName === "SCRIPT" && e.src && !/\\/results\\.js$/.test(e.src)) || ["IFRAME", "OBJECT", "EMBED", "LINK"].includes(e.tagName) && e.rel !== "icon")
      .map(e => e.outerHTML.slice(0, 90))""")
    equal(strange, [], "elements that nobody meant")
    command = browser.run("return Snapfarm.commandFor('accept', [Snapfarm.state.doc.results.find(r => r.stem.startsWith(\"a'\"))])")
    equal(command, "snapfarm accept 'a'\\''; rm -rf ~ #/3'", "a command with a hostile name")
    expect("\\u{202E}" in browser.run("return document.body.innerText.includes('\\u202e') ? '' : Snapfarm.h('i', {}, 'a\\u202eb').textContent"),
           "a name can turn the text around it")
    stage.fits("hostile")
    stage.silent("hostile")


def policy(stage):
    """What gets in all the same may not run, nor call home."""
    browser = stage.browser
    stage.open(samples.all_green)
    stage.silent("policy")
    browser.run("""document.body.insertAdjacentHTML("beforeend", '<img src="images/none.png" onerror="window.ran = 1"><a id="j" href="javascript:window.ran = 2">x</a>');
      document.getElementById("j").click(); document.body.insertAdjacentHTML("beforeend", '<form action="https://example.invalid/"></form>');""")
    browser.run("""const frame = document.createElement("div"); frame.innerHTML = "<script>window.ran = 3<" + "/script>"; document.body.append(frame);
      new Image().src = "https://example.invalid/x.png";""")
    blocked = browser.run("return fetch('results.js').then(() => 'read', () => 'refused')")
    equal(blocked, "refused", "a request")
    time.sleep(0.2)
    equal(browser.run("return window.ran ?? 0"), 0, "a script that got in")
    said = " ".join(browser.messages())
    expect("https://example.invalid/x.png" in said and "Content Security Policy" in said, f"a picture from elsewhere was asked for: {said}")


def missing(stage):
    """Files that are gone are said, in place."""
    browser = stage.browser
    url = samples.every_state(samples.Report(stage.folder / "missing", stage.page)).write()
    folder = stage.folder / "missing"
    for twin in (folder / "images").glob("*.js"):
        twin.unlink()
    browser.size(1440, 900)
    browser.open(url)
    browser.wait("document.querySelector('.message.unread')")
    expect("could not be read" in stage.text(".message.unread"), "a missing picture is not named")
    (folder / "results.js").unlink()
    browser.open(url)
    browser.wait("document.querySelector('.message.unread')")
    expect("results.js" in stage.text(".message.unread"), "missing results are not named")
    browser.messages()


def unreadable(stage):
    """Without readable copies, pictures are shown all the same."""
    report = samples.every_state(samples.Report(stage.folder / "plain", stage.page))
    for result in report.doc["results"]:
        result["twins"] = False
    for twin in (report.folder / "images").glob("*.js"):
        twin.unlink()
    stage.browser.size(1440, 900)
    stage.browser.open(report.write() + "#checkout/pixel-8")
    for mode in "12345":
        stage.browser.keys(mode)
        stage.settle()
        equal(stage.browser.run("return document.querySelectorAll('.pane canvas').length > 0"), True, f"a pane in view {mode}")
    stage.picture("without-twins")
    stage.silent("unreadable")


def big(stage):
    """2,000 results, 500 of them failures: soon there, few elements, quick to filter."""
    browser = stage.browser
    url = stage.report(samples.big)
    browser.size(1440, 900)
    start = time.monotonic()
    browser.open(url)
    browser.wait(SHOWN)
    browser.wait("document.querySelector('.pane canvas')")
    seconds = time.monotonic() - start
    shown = browser.run("return Math.round(performance.getEntriesByName('snapfarm.shown')[0].startTime)")
    expect(seconds < 2, f"it took {seconds:.1f} s")
    rows = browser.run("return document.querySelectorAll('.row').length")
    expect(rows <= 30, f"{rows} rows are in the document")
    stage.picture("big")
    slow = browser.run("""const start = performance.now(); const input = document.getElementById("search"); input.value = "scene-04 device-1";
      input.dispatchEvent(new Event("input")); document.getElementById("tree").scrollTop = 1e6; return new Promise(done =>
      requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - start))))""")
    expect(slow < 500, f"filtering took {slow:.0f} ms")
    browser.run("Snapfarm.clearFilters()")
    group = browser.run("Snapfarm.select('group', 'status:unchanged'); return document.querySelectorAll('.card').length")
    expect(group <= 60, f"{group} cards at once")
    browser.run("Snapfarm.select('result', Snapfarm.pending()[0].id)")
    browser.keys(*"AAAAA")
    equal(stage.text(".progress-text"), "25 of 500 decided", "the progress after five keys")
    stage.silent("big")
    return f"shown after {shown} ms, {seconds:.2f} s with starting the page"


def green(stage):
    """Nothing to review says so, and passed snapshots are one step away."""
    stage.open(samples.all_green)
    expect("Nothing to review" in stage.text(".stage"), "a green run does not say so")
    stage.browser.keys("ArrowDown")
    stage.browser.run("Snapfarm.select('result', 'profile/pixel-8')")
    expect("no pictures" in stage.text(".stage"), "a passed snapshot says nothing")
    stage.silent("green")


def names(stage):
    """Every control has a name, every id is there once, and lists say how long they are."""
    for name in ("checkout/pixel-8", "launch/pixel-8", "group:change:pay"):
        stage.open(samples.every_state, "#" + name)
        found = stage.browser.run("""const out = [], ids = new Map();
          for (const e of document.querySelectorAll("[id]")) ids.set(e.id, (ids.get(e.id) ?? 0) + 1);
          for (const [id, n] of ids) if (n > 1) out.push("id " + id);
          for (const e of document.querySelectorAll("button, [role=slider], input, select, canvas[tabindex], dialog"))
            if (!(e.getAttribute("aria-label") || e.getAttribute("aria-labelledby") || e.textContent.trim() || e.labels?.length)) out.push(e.outerHTML.slice(0, 80));
          for (const e of document.querySelectorAll("img:not([alt])")) out.push(e.outerHTML.slice(0, 80));
          for (const e of document.querySelectorAll('.row[aria-level="2"]:not([aria-setsize])')) out.push(e.id);
          const active = document.getElementById("tree").getAttribute("aria-activedescendant");
          if (!active || !document.getElementById(active)) out.push("no active row");
          return out;""")
        equal(found, [], f"what {name} lacks")


ALL = {check.__name__: check for check in (
    states, errors, keyboard, everything, readout, widths, theme, motion, hostile, policy, missing, unreadable, big, green, names)}

