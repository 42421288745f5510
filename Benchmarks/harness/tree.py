"""What a command takes together with all that it starts, which may outlive whoever started it.

As a program: `tree.py WORD…` runs the words and prints seconds of the clock, of the processor, and the end's status, as
JSON. It is a process of its own because it waits for every child there is, and because a browser's helpers become its
children when their parents end (on Linux).
"""

import ctypes
import json
import os
import resource
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
BECOME_PARENT_OF_ORPHANS = 36
# Seconds that helpers have to end after whoever started them.
PATIENCE = 10


def processes(root):
    """The numbers of a process and all below it."""
    found = [root]
    for tasks in Path(f"/proc/{root}/task").glob("*/children"):
        try:
            children = tasks.read_text().split()
        except OSError:  # Ended while being looked at.
            continue
        for child in children:
            found += processes(int(child))
    return found


def processor_seconds(root):
    """Of a process and all below it that lives or was waited for."""
    ticks = 0
    for process in processes(root):
        try:
            # What follows the name, in which there may be blanks: the state is field 3, and the four times begin at 14.
            fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        ticks += sum(map(int, fields[11:15]))
    return ticks / TICKS


def memory(root):
    """Bytes of a process and all below it, shared pages counted once."""
    kibibytes = 0
    for process in processes(root):
        try:
            lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
        except OSError:
            continue
        kibibytes += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return kibibytes * 1024


def wait_for_orphans():
    """Waits for all children to end, and ends those that do not."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            ended, _ = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return
        if ended == 0 and time.monotonic() > end:
            for process in processes(os.getpid())[1:]:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
        if ended == 0:
            time.sleep(0.005)


def main(words):
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(BECOME_PARENT_OF_ORPHANS, 1, 0, 0, 0)
    start = time.perf_counter()
    nowhere = subprocess.DEVNULL
    status = subprocess.run(words, stdin=nowhere, stdout=nowhere, stderr=nowhere, check=False).returncode
    wall = time.perf_counter() - start
    wait_for_orphans()
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(json.dumps({"wall": wall, "cpu": usage.ru_utime + usage.ru_stime, "status": status}))


if __name__ == "__main__":
    main(sys.argv[1:])
