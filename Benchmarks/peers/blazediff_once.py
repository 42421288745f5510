"""Compares two pictures with blazediff once, as a process. Usage: blazediff_once.py PACKAGES A B DIFFERENCE.

Run it with `python -I -S`, the fastest way to start; PACKAGES is the folder in which blazediff is installed. It prints
the number of different pixels and exits with 1 when there are some.
"""

import sys

sys.path.insert(0, sys.argv[1])

from blazediff import compare  # noqa: E402

result = compare(sys.argv[2], sys.argv[3], sys.argv[4], threshold=0.1, antialiasing=True)
print(result.diff_count)
sys.exit(0 if result.match_result else 1)
