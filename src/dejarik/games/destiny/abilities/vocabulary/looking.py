"""Looking at cards, revealing them, naming a color or symbol, and resources that lie on cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.abilities.ability import Code, Effect, Resolve
from dejarik.games.destiny.abilities.vocabulary.filters import Filter
from dejarik.games.destiny.abilities.vocabulary.picking import DECLINE, OnPlayer, pick_first
from dejarik.games.destiny.abilities.vocabulary.references import THIS, Reference
from dejarik.games.destiny.abilities.vocabulary.selectors import Select
from dejarik.games.destiny.cards.facts import A_COLOR, CHARACTER_SUBTYPES, COLORS, HAND, SUBTYPES, SYMBOLS
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.rules import piles, values, verbs
from dejarik.kernel import Decision, Option, Step, Why

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny

NO_CARDS = Why("destiny.zone.hand.play-as-action")
NO_RESOURCES = Why("destiny.resource.use")


class LookAtRandom(OnPlayer, frozen=True):
    """Look at random cards in a hand, or have them revealed to all; discard those that pass the filter."""

    count: int
    discard: Filter | None = None
    reveal: bool = False
    as_: str = "seen"

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for seat in self.who.seats(g, r):
            hand = g.hands[seat].copy()
            seen: list[str] = []
            while hand and len(seen) < self.count:
                card = g.pick(hand, f"look {seat + 1}")
                hand.remove(card)
                seen.append(card)
            if len(seen) < self.count:
                r.whole = False
            self.show(g, r, seat, seen)
            for card in seen:
                if self.discard is not None and self.discard.test(g, r, card):
                    piles.discard_from_hand(g, seat, card)
        return None

    def show(self, g: Destiny, r: Resolve, seat: int, seen: list[str]) -> None:
        if self.reveal:
            r.bind(self.as_, *sorted(seen))
            piles.reveal(g, seat, "hand", seen)
            return
        # Frames hold no secrets: of what only one player sees they keep the cost.
        r.bind(self.as_ + ".cost", sum(CARDS[card].cost for card in seen))
        if seen:
            piles.look_at(g, r.you, seat, HAND, seen)


class LookAtHand(OnPlayer, frozen=True):
    """Look at all the cards in players' hands."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for seat in self.who.seats(g, r):
            piles.look_at_hand(g, r.you, seat)
        return None


class DiscardFromTheirs(OnPlayer, frozen=True):
    """An opponent keeps a card of their hand back; look at the others and discard one of them."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if any(g.hands[seat] for seat in self.who.seats(g, r)):
            r.bind("held")
            return r.ask(g)
        r.whole = False
        return None

    def question(self, g: Destiny, r: Resolve) -> Decision:
        seats = self.who.seats(g, r)
        if not seats:  # that opponent has just left the game
            return Decision(r.you, "discard", (Option(DECLINE),), r.ability)
        word, asked = ("discard", r.you) if r.get("held") else ("keep-back", seats[0])
        options = tuple(Option(word, card) for card in dict.fromkeys(g.hands[seats[0]]))
        return Decision(asked, word, options, r.ability)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        if option.kind == DECLINE:
            r.whole = False
            return None
        (seat,) = self.who.seats(g, r)
        if not r.get("held"):
            # The card lies face down for as long as the others are looked at.
            piles.hold_back(g, seat, str(option.subject))
            r.bind("held", 1)
            if g.hands[seat]:
                piles.look_at_hand(g, r.you, seat)
                return r.ask(g)
            r.whole = False
        else:
            piles.discard_from_hand(g, seat, str(option.subject))
        piles.take_held_back(g, seat)
        return None


class RevealTop(OnPlayer, frozen=True):
    """Reveal the top card of a deck; it stays there."""

    as_: str = "seen"

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        r.bind(self.as_)
        for seat in self.who.seats(g, r):
            top = piles.reveal_top(g, seat)
            if top:
                r.bind(self.as_, top)
            else:
                r.whole = False
        return None


class RevealFromHand(Effect, frozen=True):
    """Reveal a card of one's choice from hand; it stays there."""

    what: Select
    as_: str = "seen"

    def lay(self, code: Code) -> None:
        code.append(pick_first(code, self, "reveal", "what", self.as_))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        piles.reveal(g, r.you, "hand", [str(card) for card in r.get(self.as_)])
        return None

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        # Whether there is a fitting card is nobody else's business.
        return None if g.hands[r.you] else NO_CARDS


class NameOne(Effect, frozen=True):
    """Name a color, a symbol, or a subtype: of characters, or of any card."""

    kind: str
    any_card: bool = False
    of: Reference | None = None  # one of the subtypes of this character

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if not self.words(g, r):
            r.bind(self.kind)
            r.whole = False
            return None
        return r.ask(g)

    def optional_form(self, skip: int) -> Effect | None:
        return None

    def question(self, g: Destiny, r: Resolve) -> Decision:
        options = tuple(Option("name", f"{self.kind}-{word}") for word in self.words(g, r))
        return Decision(r.you, "name", options, r.ability, public=True)

    def words(self, g: Destiny, r: Resolve) -> tuple[str, ...]:
        if self.kind == A_COLOR:
            return COLORS
        if self.kind == "symbol":
            return SYMBOLS
        if self.of is not None:
            return tuple(sorted({word for one in self.of.find(g, r) for word in values.subtypes(g, one)}))
        if self.any_card:
            return tuple(sorted({subtype for card in CARDS.values() for subtype in card.subtypes}))
        return CHARACTER_SUBTYPES

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        r.bind(self.kind, str(option.subject).removeprefix(f"{self.kind}-"))
        return None


class GainNamedSubtype(Effect, frozen=True):
    """A card, or each that is selected, has the subtype that was named, until the end of the round."""

    what: Reference | Select = THIS

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for thing in self.what.find(g, r):
            for subtype in r.get("subtype"):
                verbs.last(g, f"{SUBTYPES} {subtype}", int(thing), g.round, g.round)
        return None


class PlaceResources(Effect, frozen=True):
    """Place resources from the supply on a card."""

    amount: int
    on: Reference | Select = THIS

    def lay(self, code: Code) -> None:
        code.append(pick_first(code, self, "place-on", "on"))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for thing in self.on.find(g, r) if isinstance(self.on, Reference) else []:
            verbs.place_resources(g, thing, self.amount)
            return None
        r.whole = False
        return None


class TakeFromRich(Effect, frozen=True):
    """Take resources from an opponent who has so many or more."""

    amount: int
    having: int

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        rich = self.rich(g, r)
        if len(rich) > 1:
            return r.ask(g)
        if rich:
            verbs.give_resources(g, rich[0], r.you, self.amount)
        else:
            r.whole = False
        return None

    def rich(self, g: Destiny, r: Resolve) -> list[int]:
        return [seat for seat in g.opponents(r.you) if g.resources[seat] >= self.having]

    def question(self, g: Destiny, r: Resolve) -> Decision:
        # rule: destiny.multiplayer.choose-opponent
        options = tuple(Option("opponent", f"player {seat + 1}") for seat in self.rich(g, r))
        return Decision(r.you, "opponent", options or (Option(DECLINE),), r.ability, public=True)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        if option.kind != DECLINE:
            seat = int(str(option.subject).removeprefix("player ")) - 1
            verbs.give_resources(g, seat, r.you, self.amount)
        return None


class RevealHand(OnPlayer, frozen=True):
    """Reveal all the cards in players' hands."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for seat in self.who.seats(g, r):
            if g.hands[seat]:
                piles.reveal(g, seat, "hand", sorted(g.hands[seat]))
        return None


class TakeResourcesFrom(Effect, frozen=True):
    """Take all resources from a card."""

    what: Reference = THIS

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for thing in self.what.find(g, r):
            verbs.take_resources_from(g, r.you, thing)
        return None


class RemoveResources(Effect, frozen=True):
    """Put so many of the resources that lie on a card back to the supply, or all of them."""

    amount: int = 0  # 0: all
    what: Reference | Select = THIS

    def lay(self, code: Code) -> None:
        code.append(pick_first(code, self, "take-off", "what"))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for thing in self.what.find(g, r) if isinstance(self.what, Reference) else []:
            wanted = self.amount or g.things[thing].resources
            if verbs.remove_resources(g, thing, wanted) < wanted:
                r.whole = False
            return None
        r.whole = False
        return None

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        found = [int(thing) for thing in self.what.find(g, r)]
        return (
            None if any(g.things[thing].resources >= max(1, self.amount) for thing in found) else NO_RESOURCES
        )

    def useless(self, g: Destiny, r: Resolve) -> bool:
        return self.why_not(g, r) is not None
