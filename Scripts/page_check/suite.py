"""A suite of two scenes whose pictures change, tested with the built command."""

import os
import pathlib
import subprocess

COMMAND = pathlib.Path(__file__).resolve().parents[2] / ".build" / "release" / "snapfarm"
FILE = """format: 1
suite: small
devices: [100x80@1, 120x80@1, 60x60@2]
fonts: {default: Roboto}
"""
SCENE = """scene: %s
root:
  background: white
  children:
    - {id: box, frame: [10, 8, 40, 20], background: "%s", cornerRadius: 4}
    - {id: title, text: Hi there, frame: [4, 34, 52, 20], font: {size: 11}}
"""


def run(folder, *words):
    environment = {"PATH": os.environ["PATH"], "HOME": str(folder)}
    done = subprocess.run(
        [COMMAND, *words], cwd=folder, env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    return done.returncode, done.stdout + done.stderr


def compared(folder, pictures):
    """Compares two folders of pictures, given as pairs by name; gives the address of the page and the exit code."""
    for name, pair in pictures.items():
        for side, data in zip("ab", pair):
            if data is not None:
                (folder / side / name).parent.mkdir(parents=True, exist_ok=True)
                (folder / side / name).write_bytes(data)
    code, _ = run(folder, "diff", "a", "b", "--html", "page.html", "--mask", "10,10,60,40")
    return (folder / "page.html").as_uri(), code


def changed(folder):
    """Records, changes a colour and breaks a scene, tests; gives the address of the report's page."""
    scenes = folder / "Scenes"
    scenes.mkdir(parents=True)
    (folder / "snapfarm.yaml").write_text(FILE)
    for name in ("card", "logo"):
        (scenes / f"{name}.yaml").write_text(SCENE % (name, "#336699"))
    code, said = run(folder, "record")
    assert code == 0, said
    (scenes / "card.yaml").write_text(SCENE % ("card", "#993366"))
    (scenes / "logo.yaml").write_text((SCENE % ("logo", "#336699")).replace("text: Hi there", "image: none"))
    (scenes / "new.yaml").write_text(SCENE % ("new", "#336699"))
    code, said = run(folder, "test")
    assert code == 2, said
    return (folder / ".snapfarm" / "report" / "index.html").as_uri()
