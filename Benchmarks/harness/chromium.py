"""Chromium that stays open, as tests use it: driven through a pair of pipes in its own protocol (CDP)."""

import base64
import fcntl
import json
import os
import select
import shutil
import signal
import tempfile
import time
from dataclasses import dataclass

from harness.process import plain_environment
from harness.tree import memory, processor_seconds

# The shell is what Playwright and Puppeteer start: Chromium without windows. Where only the browser itself is there, it
# is asked to open none.
PROGRAMS = [("chromium-headless-shell", []), ("chromium", ["--headless=new"]), ("google-chrome", ["--headless=new"])]
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars", "--no-first-run",
    "--disable-background-networking", "--disable-component-update"]
PATIENCE = 60


def program():
    """The words that start a headless Chromium; none where there is none."""
    for name, flags in PROGRAMS:
        path = shutil.which(name)
        if path:
            return [path, *flags, *FLAGS]
    return []


@dataclass(frozen=True)
class Screen:
    """Points, whole ones, and pixels in a point."""

    width: int
    height: int
    scale: float


class Chromium:
    """One browser with a page for each screen; `with Chromium(screens) as browser:`."""

    def __init__(self, screens):
        self.folder = tempfile.mkdtemp(prefix="snapfarm-chromium-")
        self.number, self.answers, self.events, self.rest = 0, {}, [], b""
        self.start()
        try:
            self.pages = [self.page(screen) for screen in screens]
        except BaseException:
            self.close()
            raise

    def start(self):
        from_us, self.to_browser = pipe()
        self.from_browser, from_browser = pipe()
        words = [*program(), "--remote-debugging-pipe", f"--user-data-dir={self.folder}/profile", "about:blank"]
        nowhere = os.open(os.devnull, os.O_RDWR)
        # The browser reads at 3 and writes at 4.
        places = [(nowhere, 0), (nowhere, 1), (nowhere, 2), (from_us, 3), (from_browser, 4)]
        actions = [(os.POSIX_SPAWN_DUP2, here, there) for here, there in places]
        environment = plain_environment(TMPDIR=self.folder, XDG_CONFIG_HOME=self.folder, XDG_CACHE_HOME=self.folder)
        self.process = os.posix_spawn(words[0], words, environment, file_actions=actions, setpgroup=0)
        for end in (nowhere, from_us, from_browser):
            os.close(end)

    def page(self, screen):
        target = self.ask("Target.createTarget", url="about:blank")["targetId"]
        session = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.ask("Page.enable", session)
        self.ask(
            "Emulation.setDeviceMetricsOverride", session, width=screen.width, height=screen.height,
            deviceScaleFactor=screen.scale, mobile=False)
        return session

    def picture(self, page, address, path, **options):
        """Goes to a page, waits until it is loaded and its fonts are, and writes what it looks like."""
        session = self.pages[page]
        self.events = []
        self.ask("Page.navigate", session, url=address)
        self.wait("Page.loadEventFired", session)
        self.ask("Runtime.evaluate", session, expression="document.fonts.ready.then(() => 0)", awaitPromise=True)
        answer = self.ask("Page.captureScreenshot", session, format="png", **options)
        with open(path, "wb") as file:
            file.write(base64.b64decode(answer["data"]))

    @property
    def cpu(self):
        """Seconds of the processor so far, of all its processes."""
        return processor_seconds(self.process)

    @property
    def memory(self):
        return memory(self.process)

    def ask(self, method, session=None, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        left = json.dumps(message).encode() + b"\0"
        while left:
            left = left[os.write(self.to_browser, left):]
        end = time.monotonic() + PATIENCE
        while self.number not in self.answers:
            self.read(end, method)
        answer = self.answers.pop(self.number)
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']}")
        return answer["result"]

    def wait(self, event, session):
        end = time.monotonic() + PATIENCE
        while (event, session) not in self.events:
            self.read(end, event)

    def read(self, end, what):
        """Takes in what the browser has said, which are messages with a zero behind each."""
        ready, _, _ = select.select([self.from_browser], [], [], max(end - time.monotonic(), 0))
        data = os.read(self.from_browser, 1 << 20) if ready else b""
        if not data:
            raise RuntimeError(f"Chromium {'has ended' if ready else 'does not answer'}: {what}")
        *messages, self.rest = (self.rest + data).split(b"\0")
        for message in map(json.loads, messages):
            if "id" in message:
                self.answers[message["id"]] = message
            else:
                self.events.append((message["method"], message.get("sessionId")))

    def close(self):
        os.killpg(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.to_browser)
        os.close(self.from_browser)
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def pipe():
    """Both ends of a pipe, numbered so that neither is in the way of what a child is given."""
    ends = os.pipe()
    moved = tuple(fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 20) for end in ends)
    for end in ends:
        os.close(end)
    return moved
