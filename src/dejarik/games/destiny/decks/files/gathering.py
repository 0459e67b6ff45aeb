"""Gathering the cards that a file names, whatever its format, and what could not be understood."""

from __future__ import annotations

import msgspec

from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.cards.almanac import OfficialCard
from dejarik.games.destiny.cards.facts import BATTLEFIELD, PLOT
from dejarik.games.destiny.decks.abilities import building_abilities, passes
from dejarik.games.destiny.decks.files.names import resolve
from dejarik.games.destiny.decks.rules import UNREAD, Fault
from dejarik.games.destiny.decks.vocabulary import BringUnder
from dejarik.games.destiny.rules.setup import Deck, Member

MOST = 99  # copies of a card that anybody could mean
MOST_NEAR = 10  # faults with advice
MOST_BATTLEFIELDS = 2  # that any plot allows
MOST_FAULTS = 200  # whoever wrote more of them wrote no deck, and reading on only takes time
MOST_CARDS = 1000
MOST_MEMBERS = 30  # of a team
FULL = 30  # cards of a deck


class NoDeck(Exception):
    """A file that is not a deck; the fault says why in one sentence."""

    def __init__(self, fault: Fault):
        self.fault = fault
        super().__init__(fault.kind)


class Reading(msgspec.Struct, frozen=True):
    """A deck as a file has it, the format it names, and what could not be understood."""

    deck: Deck
    format: str = ""
    faults: tuple[Fault, ...] = ()


class Gathered:
    """Cards put where their types belong."""

    def __init__(self) -> None:
        self.name = ""
        self.format = ""
        self.team: list[Member] = []
        self.plots: list[str] = []
        self.battlefields: list[str] = []
        self.cards: list[str] = []
        self.under: list[str] = []
        self.faults: list[Fault] = []

    def fault(self, fault: Fault) -> None:
        self.faults.append(fault)
        if len(self.faults) > MOST_FAULTS:
            raise NoDeck(Fault("no-deck"))

    def resolve(self, text: str, types: tuple[str, ...] = (), line: int = 0) -> OfficialCard | Fault:
        """The card that is meant. A whole file of slips gets no advice: looking for names takes long."""
        return resolve(text, types, line, look_near=len(self.faults) < MOST_NEAR)

    def find(self, text: str, types: tuple[str, ...], line: int) -> str:
        """The code of a card; one that is not found is noted and counted all the same."""
        found = self.resolve(text, types, line)
        if isinstance(found, Fault):
            self.fault(found)
            return UNREAD
        return found.code

    def put(self, card: OfficialCard, count: int) -> None:
        """Put a card that is not a character where it belongs."""
        if card.type == PLOT:
            self.plots += [card.code] * count
        elif card.type == BATTLEFIELD:
            self.battlefields += [card.code] * count
        else:
            self.cards += [card.code] * count

    def count(self, written: object, line: int) -> int:
        """A number of copies; what is none is noted and read as one."""
        number = int(written) if isinstance(written, str) and written.isdecimal() else written
        if isinstance(number, int) and not isinstance(number, bool) and 0 < number <= MOST:
            return number
        self.fault(Fault("bad-count", line=line, text=str(written)))
        return 1

    def _is_elite_plot(self) -> bool:
        """Whether the one plot is there twice and has two point values: then it is an elite one."""
        # rule: destiny.later.elite-plot
        if len(self.plots) != 2 or self.plots[0] != self.plots[1]:
            return False
        plot = almanac.find(self.plots[0])
        return plot is not None and len(plot.points) > 1

    def _put_under_the_plot(self) -> None:
        """Files of others list what lies under a plot among the cards of the deck: then it is too large."""
        # rule: destiny.clarification.lightsaber-mastery.not-deck
        surplus = len(self.cards) - FULL
        rooms = building_abilities(self.plots[0]) if self.plots and almanac.find(self.plots[0]) else ()
        for room in rooms if not self.under else ():
            if not isinstance(room, BringUnder) or surplus <= 0:
                continue
            known = [card for code in dict.fromkeys(self.cards) if (card := almanac.find(code)) is not None]
            for card in [card for card in known if passes(room.filter, card)][: min(room.most, surplus)]:
                self.cards.remove(card.code)
                self.under.append(card.code)

    def reading(self) -> Reading:
        """What was gathered; the rules look at it only if anybody could mean it as a deck."""
        cards = len(self.cards) + len(self.under) + len(self.plots) + len(self.battlefields)
        if len(self.team) > MOST_MEMBERS or cards > MOST_CARDS:
            raise NoDeck(Fault("no-deck"))
        elite = self._is_elite_plot()
        if elite:
            del self.plots[1:]
        self._put_under_the_plot()
        # rule: destiny.plot.optional-one
        if len(self.plots) > 1:
            self.fault(Fault("plots", "destiny.plot.optional-one", found=len(self.plots), allowed=1))
        # A second battlefield is for the rules to judge: some plot may allow it.
        if len(self.battlefields) > MOST_BATTLEFIELDS:
            number, most = len(self.battlefields), MOST_BATTLEFIELDS
            self.fault(Fault("battlefields", "destiny.deck.battlefield-one", found=number, allowed=most))
            del self.battlefields[1:]
        first, second, *_ = (*self.battlefields, "", "")
        deck = Deck(
            name=self.name,
            team=tuple(self.team),
            plot=self.plots[0] if self.plots else "",
            battlefield=first,
            other_battlefield=second,
            cards=tuple(self.cards),
            under=tuple(self.under),
            elite_plot=elite,
        )
        return Reading(deck, self.format, tuple(self.faults))
