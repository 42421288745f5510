"""Races contenders against each other in interleaved rounds."""

import time
from statistics import median

# A race is over after this many seconds, whatever rounds are missing, but not before it has the least number of rounds.
SECONDS = 15
LEAST_ROUNDS = 5


class Race:
    """What every contender took in every round; `contenders` maps names to functions that return a sample.

    All run in each round, in an order that turns, so that whatever else the machine does meets all of them. The first
    round fills the page cache and does not count. `seconds` is for contenders that take long.
    """

    def __init__(self, contenders, rounds, seconds=SECONDS):
        self.samples = {name: [] for name in contenders}
        names = list(contenders)
        end = time.monotonic() + seconds
        for number in range(rounds + 1):
            if number > LEAST_ROUNDS and time.monotonic() > end:
                break
            turn = number % len(names)
            for name in names[turn:] + names[:turn]:
                sample = contenders[name]()
                if number > 0:
                    self.samples[name].append(sample)

    def median(self, name, quantity):
        return median(getattr(sample, quantity) for sample in self.samples[name])

    def least(self, name, quantity):
        return min(getattr(sample, quantity) for sample in self.samples[name])

    def most(self, name, quantity):
        return max(getattr(sample, quantity) for sample in self.samples[name])

    def ratio(self, name, other, quantity):
        """The median of the ratios within each round."""
        pairs = zip(self.samples[name], self.samples[other])
        return median(getattr(one, quantity) / getattr(two, quantity) for one, two in pairs)

    def words(self, name):
        """Times of a contender as the table shows them: median of the clock, the least, and of the processor."""
        values = self.median(name, "wall"), self.least(name, "wall"), self.median(name, "cpu")
        return "{:.1f} ({:.1f}) [{:.1f}]".format(*(value * 1e3 for value in values))
