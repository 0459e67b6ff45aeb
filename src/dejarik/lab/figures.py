"""Figures as a reader writes them: percents, intervals and differences."""

from __future__ import annotations

from dejarik.lab.statistics import Adjusted, Difference, Share
from dejarik.words import Words

MINUS = "\N{MINUS SIGN}"


class Figures:
    """Figures in one language."""

    def __init__(self, words: Words):
        self.words = words

    def decimal(self, number: float, digits: int = 1) -> str:
        return f"{number:.{digits}f}".replace(".", self.words.say("lab-decimal-mark"))

    def percent(self, share: float) -> str:
        return self.words.say("lab-percent", number=self.decimal(100 * share))

    def interval(self, found: Share | Adjusted) -> str:
        low, high = self.decimal(100 * found.low), self.percent(found.high)
        return self.words.say("lab-interval", low=low, high=high)

    def share(self, found: Share | Adjusted) -> str:
        """How much, and between what."""
        if not found.of:
            return self.words.say("lab-nothing")
        return self.words.say("lab-share", share=self.percent(found.share), interval=self.interval(found))

    def counted(self, found: Share) -> str:
        return self.words.say("lab-counted", count=found.count, of=found.of)

    def signed(self, number: float) -> str:
        """A difference of shares, in percentage points."""
        said = self.decimal(abs(100 * number))
        return said if not float(f"{100 * number:.1f}") else f"{MINUS if number < 0 else '+'}{said}"

    def points(self, number: float, error: float = 0.0) -> str:
        """A difference in whole percentage points, with half of its interval unless it is certain."""
        whole = round(100 * number)
        said = f"{MINUS if whole < 0 else '+' if whole else ''}{abs(whole)}"
        return self.about(said, error)

    def about(self, said: str, error: float) -> str:
        """A figure with half of its interval, in percentage points."""
        if not error:
            return said
        half = round(100 * error)
        return self.words.say("lab-about", number=said, error=str(half) if half else "<1")

    def difference(self, found: Difference) -> str:
        low, high = self.signed(found.low), self.signed(found.high)
        return self.words.say("lab-difference", middle=self.signed(found.difference), low=low, high=high)

    def sure(self, found: Difference) -> str:
        """Whether a difference is one: better, worse, or nobody knows."""
        return "better" if found.low > 0 else "worse" if found.high < 0 else "open"
