"""Reading a position of Destiny back: what expectations of scenarios are compared with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from dejarik import positions
from dejarik.games.destiny.cards.facts import CHARACTER, DOWNGRADE, NOBODY, PLOT, SUPPORT, UPGRADE, slug
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.events import AnyEvent
from dejarik.games.destiny.kinds import Do
from dejarik.games.destiny.rules import values
from dejarik.games.destiny.rules.activating import why_not_activate
from dejarik.games.destiny.rules.resolving import why_not_resolve
from dejarik.games.destiny.scenarios.builder.fields import of_title
from dejarik.games.destiny.state import Destiny
from dejarik.kernel import Decision, Option, Seat, Subject
from dejarik.positions import HIDDEN, SEATS, event_word, first_of, out_of_play, seat_word

OUT: Final = (Do.DECLINE, Do.STOP, Do.NO, Do.DONE, Do.REPLACE_NOTHING)  # how to pass by a question
OF_MATCH: Final = ("turn", "round", "passes", "claimed", "battlefield", "queue", "extra")
OF_SEAT: Final = (
    "resources", "hand", "deck", "discard", "pool", "characters", "supports", "plots", "defeated",
    "set-aside", "set-aside-dice", "under", "replaced", "out",
)  # fmt: skip
_WHO = ("seat", "by", "to", "first", "controller")
_WHAT = ("thing", "target", "source", "host", "holder", "die")


class PositionValues(positions.PositionValues[Destiny]):
    """A position that was set up, with the names its writer gave."""

    match_keys = OF_MATCH
    seat_keys = OF_SEAT

    def __init__(self, g: Destiny, names: Mapping[str, Subject], decks: Mapping[str, dict[str, Any]]):
        super().__init__(g, names, decks)
        self.cards = {thing.id: thing.card for thing in g.things.values()}
        self.die_cards: dict[int, str] = {}
        self.last_words: dict[int, str] = {}  # what was what, for the log: also after it has gone
        self._remember(g)

    def way_out(self, decision: Decision, seat: Seat) -> Option | None:
        """Decline, stop, or for others than the seat that is to do something: pass."""
        return first_of(decision, OUT if decision.seat == seat else (*OUT, Do.PASS))

    def why_not(self, g: Destiny, seat: Seat, option: Option) -> str | None:
        """Why not, also about what is out of play or belongs to somebody else."""
        if not isinstance(option.subject, int):
            return None
        match option.kind:
            case Do.ACTIVATE:
                why = why_not_activate(g, option.subject)
            case Do.RESOLVE:
                why = why_not_resolve(g, seat, option.subject)
            case _:
                return None
        return why.rule if why is not None else None

    # ---- What may be asked about ------------------------------------------------------------------

    def knows(self, key: str) -> bool:
        return bool(self.find(self.state, key) or self._card(key))

    def titles(self) -> set[str]:
        return {card.title for card in CARDS.values()}

    def of_piece(self, g: Destiny, key: str) -> Any:
        subject = self.find(g, key)
        if subject in g.dice:
            return self.die(g, subject)
        if subject in g.things:
            return self.thing(g, subject)
        return self.elsewhere(g, self.cards.get(subject) or self._card(key))

    def find(self, g: Destiny, name: str) -> int:
        """The thing or die of that name, or 0."""
        subject = self.names.get(name.lower())
        if isinstance(subject, int):
            return subject
        if subject in CARDS:
            return next((thing.id for thing in g.things.values() if thing.card == subject), 0)
        base, _, number = name.partition("#")
        wanted = f"{slug(base)}#{number}" if number else slug(base)
        return next((one for one in (*g.things, *g.dice) if g.words_of(one) == wanted), 0)

    def _card(self, name: str) -> str:
        code = self.names.get(name.lower(), name)
        if code in CARDS:
            return str(code)
        return next(iter(of_title(slug(name).removesuffix("-die"))), "")

    # ---- Values -----------------------------------------------------------------------------------

    def of_match(self, g: Destiny, key: str) -> Any:
        match key:
            case "turn":
                return seat_word(g.turn)
            case "claimed":
                return seat_word(g.claimed)
            case "battlefield":
                return self.thing(g, g.battlefield)
            case "queue":
                return len(g.queue)
            case "extra":
                return tuple(seat_word(seat) for seat in g.extra)
            case "round":
                return g.round
            case _:
                return g.passes

    def of_seat(self, g: Destiny, seat: Seat, field: str) -> Any:
        match field:
            case "resources":
                return g.resources[seat]
            case "replaced":
                return g.replaced[seat]
            case "out":
                return seat in g.out
            case "pool":
                return [self.die(g, die) for die in g.pool(seat)]
            case "characters":
                return self.things(g, seat, CHARACTER)
            case "supports":
                return self.things(g, seat, SUPPORT)
            case "plots":
                return self.things(g, seat, PLOT)
            case "hand":
                return self.pile(g.hands[seat])
            case "deck":
                return tuple(self.pile(g.decks[seat].cards[::-1]))
            case "discard":
                return self.pile(g.discards[seat])
            case "defeated":
                return self.pile(g.defeated[seat])
            case "set-aside":
                return self.pile(g.set_aside[seat])
            case "under":
                return self.pile(g.under[seat])
            case _:
                return self.pile(g.set_aside_dice[seat])

    def pile(self, cards: list[str]) -> list[frozenset[str]]:
        return [self.card_words(code) for code in cards]

    def card_words(self, code: str) -> frozenset[str]:
        return frozenset({*_names(code), code, *self.called.get(code, ())} if code else {HIDDEN})

    def things(self, g: Destiny, seat: Seat, kind: str) -> list[dict[str, Any]]:
        return [
            self.thing(g, thing.id)
            for thing in g.things.values()
            if thing.controller == seat and thing.type == kind
        ]

    def thing(self, g: Destiny, thing: int) -> dict[str, Any]:
        found = g.things[thing]
        names = self.words(g, thing)
        return {
            "is": names,
            "state": frozenset({"in play", "exhausted" if found.exhausted else "ready"}),
            "damage": found.damage,
            "shields": found.shields,
            "resources": found.resources,
            "exhausted": found.exhausted,
            "ready": not found.exhausted,
            "on": self.words(g, found.host) if found.host else frozenset({"nothing"}),
            "pilots": self.words(g, found.pilots) if found.pilots in g.things else frozenset({"nothing"}),
            "controller": seat_word(found.controller),
            "owner": seat_word(found.owner),
            "type": frozenset({found.type}),
            "health": values.health(g, thing) if found.type == CHARACTER else 0,
            "upgrades": [self.words(g, one) for one in g.attached(thing, UPGRADE)],
            "downgrades": [self.words(g, one) for one in g.attached(thing, DOWNGRADE)],
            "dice": len(g.dice_on(thing)),
            "elite": found.elite or (found.type == CHARACTER and values.own_dice(g, thing) > 1),
        }

    def die(self, g: Destiny, die: int) -> dict[str, Any]:
        found = g.dice[die]
        top = g.showing(die)
        state = {"on its card"} if top is None else {top.word, "in pool"}
        card = self.words(g, found.thing) if found.thing else self.card_words(found.card)  # a lent die
        return {
            "is": self.words(g, die) | card,
            "state": frozenset(state),
            "die": self.words(g, die) | card,
            "side": frozenset({"none" if top is None else top.word}),
            "value": g.value(die),
            "pool": seat_word(found.seat if top is not None else NOBODY),
        }

    def elsewhere(self, g: Destiny, code: str) -> dict[str, Any]:
        zones = {
            "discarded": g.discards,
            "defeated": g.defeated,
            "set aside": g.set_aside,
            "in hand": g.hands,
            "in deck": [deck.cards for deck in g.decks],
            "under a plot": g.under,
        }
        return out_of_play(code, zones)

    def words(self, g: Destiny, subject: int) -> frozenset[str]:
        return frozenset({g.words_of(subject), *self.called.get(subject, ())})

    # ---- The log ----------------------------------------------------------------------------------

    def say(self, g: Destiny, event: AnyEvent) -> str:
        """`die-rolled A raider-die 2 melee`: the name of the event and what it is about."""
        self._remember(g)
        words = [event_word(event)]
        for name in event.__struct_fields__:
            value = getattr(event, name)
            if name == "side":
                die = getattr(event, "die", 0)  # whatever tells of a side tells of the die
                words.append(CARDS[self.die_cards[die]].sides[value].word)
            elif name in _WHO:
                words += seat_word(value)
            elif name == "seats":
                words += [SEATS[seat] for seat in value]
            elif name in _WHAT:
                words += [self.last_words.get(value, str(value))] if value else []
            elif name == "dice":
                words += [self.last_words.get(die, str(die)) for die in value]
            elif name == "cards":
                words += [CARDS[code].slug for code in value]
            elif name != "sides" and value is not False and value != "":
                words.append(CARDS[value].slug if value in CARDS else str(value))
        return " ".join(words)

    def _remember(self, g: Destiny) -> None:
        for one in (*g.things, *g.dice):
            if one not in self.last_words:
                self.last_words[one] = self.called.get(one, [g.words_of(one)])[0]
                if one in g.dice:
                    self.die_cards[one] = g.dice[one].card


def _names(code: str) -> tuple[str, str]:
    """A card by its title, and by title and subtitle."""
    card = CARDS[code]
    return card.slug, slug(f"{card.title} {card.subtitle}")
