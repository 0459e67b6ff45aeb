"""Means and shares as people write them in sentences: 2.4, 70 %."""

from __future__ import annotations

from typing import Any, Protocol

from dejarik.words.speech import Words

MINUS = "\N{MINUS SIGN}"
MANY = 100  # of which nobody counts the last two digits


def mean(words: Words, number: float) -> str:
    """To one decimal; large ones to hundreds."""
    if abs(number) >= MANY:
        said = f"{round(number, -2):,.0f}".replace(",", words.say("lab-thousands-mark"))
    else:
        said = f"{number:.1f}".replace(".", words.say("lab-decimal-mark"))
    return said.replace("-", MINUS)


def share(words: Words, number: float) -> str:
    """In whole percents."""
    return words.say("lab-percent", number=f"{100 * number:.0f}")


class Told(Protocol):
    """What happens, or is there, by the name of its words."""

    @property
    def name(self) -> str: ...
    @property
    def counted(self) -> bool: ...


class Contrasted(Protocol):
    """How often or how much, with one option and with another."""

    @property
    def what(self) -> Told: ...
    @property
    def here(self) -> float: ...
    @property
    def there(self) -> float: ...


def contrasted(words: Words, contrast: Contrasted, **about: Any) -> str:
    """In a sentence: `because-<name>`."""
    shown = mean if contrast.what.counted else share
    here, there = shown(words, contrast.here), shown(words, contrast.there)
    return words.say(f"because-{contrast.what.name}", here=here, there=there, **about)
