"""The page as the command carries it."""

import pathlib
import runpy

SCRIPTS = pathlib.Path(__file__).resolve().parent.parent


def page():
    return runpy.run_path(str(SCRIPTS / "embed-page.py"))["page"]()
