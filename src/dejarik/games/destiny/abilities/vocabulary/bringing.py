"""What plots bring to the game besides the deck: cards under them, further battlefields."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.abilities.ability import Effect, Resolve
from dejarik.games.destiny.abilities.vocabulary.building import Building
from dejarik.games.destiny.abilities.vocabulary.filters import Filter
from dejarik.games.destiny.abilities.vocabulary.picking import DECLINE
from dejarik.games.destiny.rules import under
from dejarik.games.destiny.rules.playing import PlayCard, why_not_play
from dejarik.kernel import Decision, Option, Step

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


class BringUnder(Building, frozen=True):
    """Bring up to so many different cards that pass the filter and put them face down under this plot."""

    # rule: destiny.clarification.lightsaber-mastery.not-deck
    most: int
    filter: Filter


class BringBattlefields(Building, frozen=True):
    """Bring so many battlefields; if yours is used, choose which of them."""

    count: int


class PlayFromUnder(Effect, frozen=True):
    """Play an event from under this plot, then set that event aside."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if g.under[r.you]:
            return r.ask(g)
        r.whole = False
        return None

    def question(self, g: Destiny, r: Resolve) -> Decision:
        cards = [card for card in g.under[r.you] if why_not_play(g, r.you, card) is None]
        options = tuple(Option("play", card) for card in cards) or (Option(DECLINE),)
        return Decision(r.you, "play", options, r.ability)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        if option.kind == DECLINE:
            r.whole = False
            return None
        under.take(g, r.you, str(option.subject))
        return r.call(g, PlayCard(r.you, str(option.subject), zone="queue", aside=True))
