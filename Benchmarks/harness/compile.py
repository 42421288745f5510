"""Compiles what is measured against and is not in the package: C programs of a folder each."""

import shutil
import subprocess


class Missing(Exception):
    """Something that is measured against is not on this machine."""


def compiled(bench, name, packages):
    """The path of the program that a folder's C files make, with the libraries that pkg-config knows by these names."""
    for tool in ("cc", "pkg-config"):
        if not shutil.which(tool):
            raise Missing(f"no {tool} to compile {name} with")
    bench.say(f"compiling {name}")
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", *packages], capture_output=True, text=True, check=False)
    if flags.returncode != 0:
        raise Missing(flags.stderr.strip().splitlines()[0])
    program = bench.results / name.lower()
    sources = sorted(map(str, (bench.folder / name).glob("*.c")))
    options = ["-std=gnu11", "-O2", "-Wall", "-Wextra", "-Werror", "-o", str(program)]
    subprocess.run(["cc", *options, *sources, *flags.stdout.split(), "-lm"], check=True)
    return str(program)
