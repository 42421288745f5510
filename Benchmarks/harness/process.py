"""Runs a command and says what it took."""

import json
import os
import resource
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path


@dataclass
class Sample:
    """What one run of a command took; seconds of the clock and of the processor, bytes at its largest."""

    wall: float
    cpu: float
    memory: int


class UnexpectedEnd(Exception):
    """A command ended in a way that makes its times meaningless."""


# Linux counts in KiB, macOS in bytes.
MEMORY_UNIT = 1 if sys.platform == "darwin" else 1024


def run(words, status=0, environment=None):
    """Runs a command to its end and measures it, process start included.

    A child begins with the largest size that its parent had, so this process has to stay small: whatever needs large
    modules runs as a command of its own.
    """
    nowhere = os.open(os.devnull, os.O_RDWR)
    try:
        redirect = [(os.POSIX_SPAWN_DUP2, nowhere, number) for number in (0, 1, 2)]
        start = time.perf_counter()
        child = os.posix_spawn(words[0], words, environment or plain_environment(), file_actions=redirect)
        _, end, usage = os.wait4(child, 0)
        wall = time.perf_counter() - start
    finally:
        os.close(nowhere)
    if os.waitstatus_to_exitcode(end) != status:
        raise UnexpectedEnd(f"{os.waitstatus_to_exitcode(end)} instead of {status}: {' '.join(words)}")
    return Sample(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * MEMORY_UNIT)


def run_tree(words, environment=None):
    """Runs a command whose children may outlive it, such as a browser; its memory is not measured."""
    script = Path(__file__).with_name("tree.py")
    call = subprocess.run(
        [sys.executable, "-I", "-S", script, *words], env=environment or plain_environment(), stdout=subprocess.PIPE,
        check=True)
    taken = json.loads(call.stdout)
    if taken["status"] != 0:
        raise UnexpectedEnd(f"{taken['status']} instead of 0: {' '.join(words)}")
    return Sample(taken["wall"], taken["cpu"], 0)


# As the command has the C library keep memory that was freed: else the kernel clears it anew in every round.
KEPT_MEMORY = "glibc.malloc.mmap_threshold=1073741824:glibc.malloc.trim_threshold=1073741824"


def plain_environment(**more):
    """An environment that does not depend on whose shell this is."""
    return {"PATH": "/usr/bin:/bin", "HOME": "/nowhere", "LANG": "C.UTF-8", **more}


def own_size():
    """The largest size of this process, below which no child's size can be measured."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * MEMORY_UNIT
