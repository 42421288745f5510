"""What a suite is given: where things are, and a way to say what it is doing."""

import hashlib
import subprocess
import sys
from pathlib import Path


class Bench:
    """Paths and settings of a run. `quick` takes few rounds, to try a suite and not to measure."""

    def __init__(self, quick=False):
        self.folder = Path(__file__).resolve().parent.parent
        self.build = self.folder.parent / ".build" / "release"
        self.results = self.folder / "results"
        self.python = self.folder / ".venv" / "bin" / "python"
        self.quick = quick
        self.results.mkdir(exist_ok=True)

    @property
    def snapfarm(self):
        return str(self.build / "snapfarm")

    def rounds(self, count):
        return 3 if self.quick else count

    def say(self, words):
        print(f"bench: {words}", file=sys.stderr, flush=True)

    def draw(self, script, *sources):
        """The folder with what a script of `drawing` drew; drawn anew when the script or its sources have changed."""
        script = self.folder / "drawing" / script
        content = b"".join(path.read_bytes() for path in [script, self.folder / "requirements.txt", *sources])
        folder = self.folder / ".pictures" / script.stem
        stamp = folder / "drawn-by"
        digest = hashlib.sha256(content).hexdigest()
        if not stamp.exists() or stamp.read_text() != digest:
            self.say(f"drawing {script.stem}")
            subprocess.run([self.python, script, folder], check=True)
            stamp.write_text(digest)
        return folder
