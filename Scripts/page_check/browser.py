"""Chromium, driven through chromedriver's HTTP interface (W3C WebDriver) with nothing but the standard library."""

import base64
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

FLAGS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
    "--force-device-scale-factor=1",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
]
SPECIAL = {
    "Enter": "\ue007",
    "Escape": "\ue00c",
    "Tab": "\ue004",
    "ArrowDown": "\ue015",
    "ArrowUp": "\ue013",
    "ArrowLeft": "\ue012",
    "ArrowRight": "\ue014",
    "End": "\ue010",
    "Home": "\ue011",
    "Space": " ",
}


def program(*names):
    return next((path for path in map(shutil.which, names) if path), None)


def is_installed():
    return bool(program("chromedriver")) and bool(program("chromium", "google-chrome", "chrome"))


class Browser:
    """One window; `with Browser() as browser:`."""

    def __init__(self, *flags):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.folder = tempfile.mkdtemp(prefix="snapfarm-page-")
        log = open(os.path.join(self.folder, "driver.log"), "wb")
        self.driver = subprocess.Popen(
            [program("chromedriver"), f"--port={self.port}"], stdout=log, stderr=log, start_new_session=True
        )
        self.session = None
        try:
            self.start(flags)
        except BaseException:
            self.close()
            raise

    def start(self, flags):
        options = {
            "args": FLAGS + [f"--user-data-dir={self.folder}/profile", *flags],
            "binary": program("chromium", "google-chrome", "chrome"),
        }
        wanted = {"browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}}
        until = time.monotonic() + 20
        while True:
            try:
                answer = self.ask("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
                break
            except (ConnectionError, urllib.error.URLError) as error:
                if time.monotonic() > until or self.driver.poll() is not None:
                    raise RuntimeError(f"chromedriver does not answer: {error}") from error
                time.sleep(0.1)
        self.session = answer["sessionId"]

    def ask(self, method, path, body=None):
        url = f"http://127.0.0.1:{self.port}" + (f"/session/{self.session}" if self.session else "") + path
        data = None if body is None else json.dumps(body).encode("utf-8")
        request = urllib.request.Request(url, data=data, method=method, headers={"Content-Type": "application/json"})
        try:
            with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(f"{method} {path}: {error.read().decode('utf-8')[:600]}") from None

    def close(self):
        try:
            if self.session:
                self.ask("DELETE", "")
        except (RuntimeError, OSError):
            pass
        self.driver.terminate()
        self.driver.wait(timeout=10)
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def size(self, width, height, scale=1):
        self.command(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False
        )

    def prefer(self, **features):
        """`prefer(color_scheme="dark")`."""
        named = [{"name": "prefers-" + name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.command("Emulation.setEmulatedMedia", features=named)

    def command(self, name, **parameters):
        return self.ask("POST", "/goog/cdp/execute", {"cmd": name, "params": parameters})

    def open(self, url):
        # A page that differs only in what stands after # would not be loaded again.
        self.ask("POST", "/url", {"url": "about:blank"})
        self.ask("POST", "/url", {"url": url})

    def run(self, script, *arguments):
        return self.ask("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def wait(self, condition, seconds=10):
        """Waits until an expression of the page is true, and gives its value."""
        until = time.monotonic() + seconds
        while True:
            value = self.run(f"return {condition}")
            if value:
                return value
            if time.monotonic() > until:
                raise AssertionError(f"still not so: {condition}")
            time.sleep(0.02)

    def keys(self, *keys):
        actions = []
        for key in keys:
            value = SPECIAL.get(key, key)
            actions += [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
        self.ask("POST", "/actions", {"actions": [{"type": "key", "id": "keyboard", "actions": actions}]})

    def point(self, x, y):
        move = {"type": "pointerMove", "duration": 0, "x": int(x), "y": int(y)}
        self.ask(
            "POST",
            "/actions",
            {
                "actions": [
                    {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": [move]}
                ]
            },
        )

    def messages(self):
        """What the console has said since it was asked last."""
        return [f"{entry['level']}: {entry['message']}" for entry in self.ask("POST", "/se/log", {"type": "browser"})]

    def picture(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.ask("GET", "/screenshot")))
