"""How the new ones fared against the old ones."""

from typing import TYPE_CHECKING

from dejarik.cli._figures import interval, percent
from dejarik.words import Words

if TYPE_CHECKING:
    from dejarik.lab.statistics import Share


def print_trials(wins: "Share", unplayed: int, words: Words) -> None:
    share, within = percent(wins.share, words), interval(wins, words)
    print(words.say("lab-train-tried", wins=wins.count, of=wins.of, share=share, interval=within))
    if unplayed:
        print(words.say("lab-train-unplayed", matches=unplayed))
