"""Effects that capture and rescue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.cardgame.abilities.ability import Effect, Use
from dejarik.games.cardgame.abilities.vocabulary.references import THIS, Reference
from dejarik.games.cardgame.cards.facts import HAND, LOOKED_AT, UNIT
from dejarik.games.cardgame.cards.library import CARDS
from dejarik.games.cardgame.kinds import Ask, Do
from dejarik.games.cardgame.rules import leaving, piles
from dejarik.games.cardgame.rules.playing import EnterPlay, why_not_bring
from dejarik.kernel import Decision, Option, Step

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame


class Capture(Effect, frozen=True):
    """Capture a unit in play at a dark side objective; without one nothing can be captured."""

    # rule: cardgame.capture.dark-captures-light, cardgame.capture.attach-to-objective
    what: Reference
    at: Reference

    def catch(self, g: CardGame, r: Use) -> list[int]:
        """The units that may be captured."""
        return [unit for unit in self.what.find(g, r) if r.you == g.dark and g.things[unit].owner == g.light]

    def could(self, g: CardGame, r: Use) -> bool:
        return bool(self.catch(g, r))

    def run(self, g: CardGame, r: Use) -> Step | None:
        places = self.at.find(g, r)
        units = self.catch(g, r)
        if not places or not units:
            r.whole = False
            return None
        parts = tuple((unit, leaving.CAPTIVE, places[0]) for unit in units)
        return r.call(g, leaving.LeavePlay(parts, leaving.CAPTURED, r.you))


class CaptureRandomFromHand(Effect, frozen=True):
    """Take a card at random from each opponent's hand and capture it at this objective."""

    def could(self, g: CardGame, r: Use) -> bool:
        return bool(g.hands[g.light])

    def run(self, g: CardGame, r: Use) -> Step | None:
        hand = g.hands[g.light]
        if not hand or not THIS.find(g, r):
            return None
        card = g.pick(hand, "random-card")
        hand.remove(card)
        piles.add_captive(g, r.holder, card, HAND)
        return None


class LookAndCapture(Effect, frozen=True):
    """Look at the top cards of an opponent's deck, capture one, put the others back in any order."""

    amount: int

    def could(self, g: CardGame, r: Use) -> bool:
        return bool(g.decks[g.light].cards)

    def run(self, g: CardGame, r: Use) -> Step | None:
        if not g.decks[g.light].cards or not THIS.find(g, r):
            return None
        piles.look_at_top(g, r.you, g.light, self.amount)
        return r.ask(g)

    def question(self, g: CardGame, r: Use) -> Decision:
        cards = dict.fromkeys(g.looked[g.light])
        word = Do.PUT_ON_DECK if r.get("captured") else Do.CAPTURE
        return Decision(r.you, Ask.CHOOSE, tuple(Option(word, card) for card in cards), r.ability)

    def answer(self, g: CardGame, r: Use, option: Option) -> Step | None:
        card = str(option.subject)
        if option.kind == Do.CAPTURE:
            r.bind("captured", 1)
            g.looked[g.light].remove(card)
            piles.add_captive(g, r.holder, card, LOOKED_AT)
        else:
            piles.put_back_on_top(g, g.light, card)
        if g.looked[g.light]:
            return r.ask(g)
        piles.stop_looking(g)
        return None


class Rescue(Effect, frozen=True):
    """Rescue a captive of the chosen objective at random; a unit may be put into play."""

    # rule: cardgame.capture.rescue-by-effect-random
    at: Reference

    def run(self, g: CardGame, r: Use) -> Step | None:
        for objective in self.at.find(g, r):
            captives = g.things[objective].captives
            if captives:
                piles.rescue_to_look(g, objective, g.pick(captives, "random-captive"))
                return r.ask(g)
        return None

    def question(self, g: CardGame, r: Use) -> Decision:
        """A secret: only the rescuing player knows whether it is a unit."""
        card = g.looked[g.light][0]
        options = [Option(Do.KEEP)]
        if CARDS[card].type == UNIT and why_not_bring(g, g.light, card) is None:
            options.append(Option(Do.PUT_INTO_PLAY, card))
        return Decision(g.light, Ask.RESCUED, tuple(options), r.ability)

    def answer(self, g: CardGame, r: Use, option: Option) -> Step | None:
        card = piles.take_looked_at(g, g.light, openly=option.kind == Do.PUT_INTO_PLAY)
        if option.kind == Do.KEEP:
            return None
        return r.call(g, EnterPlay(g.light, card))
