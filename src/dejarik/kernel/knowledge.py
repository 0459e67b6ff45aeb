"""Who knows what: whereabouts of hidden cards, kept as what each viewer could have written down.

For each viewer there are *facts*: "one card X of that owner is in one of these zones". Seeing a card
narrows a fact, a hidden move widens it, and a card that comes to light takes its fact with it. Hidden
cards have no identity: a list of facts is true if the owner's hidden cards can be matched with them.
Places inside a deck are remembered by the `Pile` itself.

Zones are bits chosen by the game (hand 1, deck 2, …).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from dejarik.kernel.chance import Chance
from dejarik.kernel.decision import Seat

Fact = tuple[Seat, str, int]  # owner, card, zones it may be in


class Facts(msgspec.Struct, omit_defaults=True):
    """What each viewer knows of the others' hidden cards."""

    of: list[list[Fact]]  # by viewer

    def copy(self) -> Facts:
        return Facts([facts.copy() for facts in self.of])

    def saw(self, viewer: Seat, owner: Seat, card: str, zone: int) -> None:
        """The viewer looked at one card lying in `zone`; it may be one of those known before."""
        self.left(viewer, owner, zone, card)
        self.entered(viewer, owner, card, zone)

    def saw_all(self, viewer: Seat, owner: Seat, cards: list[str], zone: int) -> None:
        """The viewer looked at everything in `zone`, and it was `cards`: copies count."""
        for card in cards:
            self.left(viewer, owner, zone, card)
        facts = self.of[viewer]
        facts[:] = [(who, what, zones & ~zone if who == owner else zones) for who, what, zones in facts]
        for card in cards:
            self.entered(viewer, owner, card, zone)

    def entered(self, viewer: Seat, owner: Seat, card: str, zone: int) -> None:
        """A card the viewer has just seen went into `zone`: one more fact, whatever was known before."""
        self.of[viewer].append((owner, card, zone))
        self.of[viewer].sort()

    def moved(self, viewer: Seat, owner: Seat, source: int, target: int, card: str = "") -> None:
        """A hidden card went from one hidden zone to another; `card` only if the viewer knows which."""
        if card:
            self.left(viewer, owner, source, card)
            self.entered(viewer, owner, card, target)
            return
        facts = self.of[viewer]
        if facts:
            facts[:] = [
                (who, what, zones | target if who == owner and zones & source else zones)
                for who, what, zones in facts
            ]
            facts.sort()

    def left(self, viewer: Seat, owner: Seat, zone: int, card: str) -> None:
        """A card came to light out of `zone`: one fact about it is used up."""
        facts = self.of[viewer]
        gone = self._narrowest(facts, owner, card, zone) if facts else None
        if gone is None:
            return
        facts.remove(gone)
        # Another fact may have been the one about this very card: then the one removed stands for it.
        facts[:] = [
            (who, what, zones | gone[2] if (who, what) == (owner, card) and zones & zone else zones)
            for who, what, zones in facts
        ]
        facts.sort()

    # ---- For all viewers at once ------------------------------------------------------------------

    @property
    def everybody(self) -> int:
        """A bit for each seat, for places in a `Pile` that all know."""
        return (1 << len(self.of)) - 1

    def moved_unseen(self, owner: Seat, source: int, target: int, card: str = "", known: int = 0) -> None:
        """Only its owner sees which card goes from one hidden zone to another, and who knew its place.

        `known` has a bit for each of these, as a `Pile` hands them out together with the card. They had no
        fact of it; one about such a card is about another copy.
        """
        for viewer, facts in enumerate(self.of):
            if viewer == owner:
                continue
            if known >> viewer & 1:
                self.entered(viewer, owner, card, target)
            elif facts:
                self.moved(viewer, owner, source, target)

    def came_to_light(self, owner: Seat, zone: int, card: str, known: int = 0) -> None:
        """Everybody sees a card come out of a hidden zone; who knew its place in a pile has no fact of it."""
        for viewer, facts in enumerate(self.of):
            if facts and not known >> viewer & 1:
                self.left(viewer, owner, zone, card)

    def entered_openly(self, owner: Seat, card: str, zone: int) -> None:
        """A card that everybody sees goes into a zone that only its owner sees from then on."""
        for viewer in range(len(self.of)):
            if viewer != owner:
                self.entered(viewer, owner, card, zone)

    def shown(self, owner: Seat, cards: Iterable[str], zone: int) -> None:
        """Cards lying in a hidden zone are shown to all and stay there."""
        for viewer in range(len(self.of)):
            if viewer != owner:
                for card in cards:
                    self.saw(viewer, owner, card, zone)

    def shuffled(self, owner: Seat, zone: int, known: list[tuple[str, int]]) -> None:
        """Who knew places in a pile (see `Pile.shuffle`) still knows that those cards are in it."""
        for card, viewers in known:
            for viewer in range(len(self.of)):
                if viewers >> viewer & 1:
                    self.entered(viewer, owner, card, zone)

    # ---- Leaving, looking -------------------------------------------------------------------------

    def forget(self, owner: Seat) -> None:
        """The owner left the game, and the hidden cards with them."""
        for facts in self.of:
            facts[:] = [fact for fact in facts if fact[0] != owner]

    def only(self, viewer: Seat | None) -> Facts:
        """The facts with everybody else's blanked."""
        return Facts([facts.copy() if seat == viewer else [] for seat, facts in enumerate(self.of)])

    @staticmethod
    def _narrowest(facts: list[Fact], owner: Seat, card: str, zone: int) -> Fact | None:
        found: Fact | None = None
        for fact in facts:
            fits = fact[1] == card and fact[0] == owner and fact[2] & zone
            if fits and (found is None or fact[2].bit_count() < found[2].bit_count()):
                found = fact
        return found


_LONGEST: Final = 64  # runs of known cards that are kept ready; longer ones take longer
_RUNS: Final[dict[int, list[dict[int, int]]]] = {}  # by viewers and length: `{3: who, 2: who, 1: who}`


def _risen(seen: dict[int, int]) -> dict[int, int]:
    """Viewers by place, each place one higher.

    Most often these are the cards that were put under a pile one after another, the last one lowest. To copy
    a dict that looks like it, and to correct a few viewers, takes half the time of making it anew.
    """
    expected = len(seen)
    if expected < _LONGEST:
        risen: dict[int, int] | None = None
        usual = 0
        for place, who in seen.items():
            if risen is None:
                usual = who
                risen = _run(who, expected).copy()
            expected -= 1
            if place != expected:
                break
            if who != usual:
                risen[place + 1] = who
        else:
            return risen or {}
    return {place + 1: who for place, who in seen.items()}


def _run(who: int, length: int) -> dict[int, int]:
    runs = _RUNS.get(who)
    if runs is None:
        runs = _RUNS[who] = [dict.fromkeys(range(most, 0, -1), who) for most in range(_LONGEST)]
    return runs[length]


class Pile(msgspec.Struct, omit_defaults=True):
    """A face-down deck: the last card is the top. `seen` maps a place (from the bottom) to its viewers."""

    cards: list[str]
    seen: dict[int, int] = {}

    def copy(self) -> Pile:
        return Pile(self.cards.copy(), self.seen.copy() if self.seen else {})

    def take_top(self) -> tuple[str, int]:
        """The top card, and who knew it (a bit for each seat)."""
        viewers = self.seen.pop(len(self.cards) - 1, 0) if self.seen else 0
        return self.cards.pop(), viewers

    def put_top(self, card: str, viewers: int = 0) -> None:
        if viewers:
            self.seen[len(self.cards)] = viewers
        self.cards.append(card)

    def take(self, place: int) -> tuple[str, int]:
        """The card at a place (from the bottom), and who knew it; those above sink."""
        viewers = self.seen.pop(place, 0)
        self.seen = {at - (at > place): who for at, who in self.seen.items()}
        return self.cards.pop(place), viewers

    def put(self, place: int, card: str, viewers: int = 0) -> None:
        """Put a card at a place (from the bottom); those above rise."""
        self.seen = {at + (at >= place): who for at, who in self.seen.items()}
        if viewers:
            self.seen[place] = viewers
        self.cards.insert(place, card)

    def put_bottom(self, card: str, viewers: int = 0) -> None:
        if self.seen:
            self.seen = _risen(self.seen)
        if viewers:
            self.seen[0] = viewers
        self.cards.insert(0, card)

    def shuffle(self, chance: Chance) -> list[tuple[str, int]]:
        """Shuffle; returns the cards whose places were known, with their viewers, for `Facts.shuffled`."""
        known = [(self.cards[place], viewers) for place, viewers in self.seen.items()]
        self.seen = {}
        chance.shuffle(self.cards)
        return known

    def for_viewer(self, viewer: Seat | None) -> Pile:
        """The pile as `viewer` knows it: blanks except for the places seen."""
        bit = 0 if viewer is None else 1 << viewer
        seen = {place: bit for place, viewers in self.seen.items() if viewers & bit}
        return Pile([card if place in seen else "" for place, card in enumerate(self.cards)], seen)


def place_hidden(
    unseen: list[str], rooms: dict[int, int], facts: list[tuple[str, int]], chance: Chance
) -> dict[int, list[str]]:
    """Deal the `unseen` cards into hidden zones with this much room each, so that all `facts` hold.

    Facts are matched by augmenting paths in a random order, the rest is filled at random.
    """
    zones = sorted(rooms)
    order = facts.copy()
    chance.shuffle(order)
    taken: dict[int, list[int]] = {zone: [] for zone in zones}  # zone -> numbers of facts placed there

    def place(number: int, tried: set[int]) -> bool:
        fitting = [zone for zone in zones if order[number][1] & zone and zone not in tried]
        chance.shuffle(fitting)
        for zone in fitting:
            tried.add(zone)
            if len(taken[zone]) < rooms[zone]:
                taken[zone].append(number)
                return True
            for other in taken[zone].copy():
                if place(other, tried):
                    taken[zone].remove(other)
                    taken[zone].append(number)
                    return True
        return False

    for number in range(len(order)):
        if not place(number, set()):
            raise ValueError("these facts cannot all be true")
    rest = unseen.copy()
    dealt: dict[int, list[str]] = {}
    for zone in zones:
        dealt[zone] = [order[number][0] for number in taken[zone]]
        for card in dealt[zone]:
            rest.remove(card)
    chance.shuffle(rest)
    for zone in zones:
        while len(dealt[zone]) < rooms[zone]:
            dealt[zone].append(rest.pop())
    return dealt
