"""Reading a position back: what expectations of scenarios are compared with."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final

from dejarik import positions
from dejarik.games.cardgame.cards.facts import DIAL, ENHANCEMENT, NOBODY, OBJECTIVE, UNIT, short_icons, slug
from dejarik.games.cardgame.cards.library import CARDS
from dejarik.games.cardgame.events import AnyEvent
from dejarik.games.cardgame.kinds import Ask, Do
from dejarik.games.cardgame.rules import values
from dejarik.games.cardgame.scenarios.builder.fields import SEATS
from dejarik.games.cardgame.state import CardGame, Engagement
from dejarik.kernel import Decision, Option, Seat, Subject
from dejarik.positions import HIDDEN, event_word, first_of, out_of_play, seat_word

OUT: Final = (Do.PASS, Do.NO_SHIELD, Do.KEEP, Do.DECLINE, Do.DONE, Do.ENOUGH)  # how to pass by a question
OF_MATCH: Final = (
    "active",
    "phase",
    "dial",
    "dial-damage",
    "balance",
    "edge",
    "engaged",
    "attackers",
    "defenders",
    "window",
)
OF_SEAT: Final = (
    "hand", "deck", "objective-deck", "discard", "victory", "units", "objectives", "enhancements",
    "force-cards", "reserve", "edge-stack", "revealed", "face-down", "affiliation",
)  # fmt: skip


class PositionValues(positions.PositionValues[CardGame]):
    """A position that was set up, with the names its writer gave."""

    match_keys = OF_MATCH
    seat_keys = OF_SEAT

    def __init__(self, g: CardGame, names: Mapping[str, Subject], decks: Mapping[str, dict[str, Any]]):
        super().__init__(g, names, decks)
        self.cards = {thing.id: thing.card for thing in g.things.values() if thing.type != DIAL}
        self.last_words: dict[int, str] = {}

    def way_out(self, decision: Decision, seat: Seat) -> Option | None:
        """Pass, decline or stop."""
        return first_of(decision, OUT)

    # ---- What may be asked about ------------------------------------------------------------------

    def knows(self, key: str) -> bool:
        return bool(self.find(self.state, key) or self._card(key))

    def titles(self) -> set[str]:
        return {card.title for card in CARDS.values()}

    def of_piece(self, g: CardGame, key: str) -> Any:
        subject = self.find(g, key)
        if subject in g.things:
            return self.thing(g, subject)
        return self.elsewhere(g, self.cards.get(subject) or self._card(key))

    def find(self, g: CardGame, name: str) -> int:
        """The thing of that name, or 0."""
        subject = self.names.get(name.lower())
        if isinstance(subject, int):
            return subject
        base, _, number = name.partition("#")
        wanted = f"{slug(base)}#{number}" if number else slug(base)
        return next((thing for thing in g.things if g.words_of(thing) == wanted), 0)

    def _card(self, name: str) -> str:
        code = self.names.get(name.lower(), name)
        if code in CARDS:
            return str(code)
        return next((card.code for card in CARDS.values() if card.slug == slug(name)), "")

    # ---- Values -----------------------------------------------------------------------------------

    def of_match(self, g: CardGame, key: str) -> Any:
        match key:
            case "active":
                return seat_word(g.active)
            case "phase":
                return frozenset({g.phase})
            case "dial":
                return g.dial
            case "dial-damage":
                return g.things[g.dial_thing].damage
            case "balance":
                return seat_word(g.balance)
            case "window":
                open_ = g.outcome is None and g.decision.kind == Ask.ACTION
                return frozenset({str(g.decision.about) if open_ else "none"})
            case _:
                return self.of_engagement(g, key)

    def of_engagement(self, g: CardGame, key: str) -> Any:
        engagement = g.engagement or Engagement(NOBODY, 0)
        match key:
            case "edge":
                return seat_word(engagement.edge)
            case "engaged":
                objective = engagement.objective
                return self.words(g, objective) if objective else frozenset({"nothing"})
            case "attackers":
                return [self.words(g, unit) for unit in engagement.attackers]
            case _:
                return [self.words(g, unit) for unit in engagement.defenders]

    def of_seat(self, g: CardGame, seat: Seat, field: str) -> Any:
        match field:
            case "hand":
                return self.pile(g.hands[seat])
            case "deck":
                return tuple(self.pile(g.decks[seat].cards[::-1]))
            case "objective-deck":
                return tuple(self.pile(g.objective_decks[seat].cards[::-1]))
            case "discard":
                return tuple(self.pile(g.discards[seat]))
            case "victory":
                return self.pile(g.victory[seat])
            case "force-cards":
                return g.force_cards(seat)
            case "reserve":
                return values.reserve(g, seat)
            case "edge-stack":
                return self.pile(g.stacks[seat])
            case "revealed":
                return self.pile(g.face_up[seat])
            case "face-down":
                return self.pile(g.face_down[seat])
            case "affiliation":
                return self.words(g, g.index.affiliations[seat])
            case "units":
                return self.things(g, seat, UNIT)
            case "objectives":
                return self.things(g, seat, OBJECTIVE)
            case _:
                return self.things(g, seat, ENHANCEMENT)

    def pile(self, cards: list[str]) -> list[frozenset[str]]:
        return [self.card_words(code) for code in cards]

    def card_words(self, code: str) -> frozenset[str]:
        return frozenset({CARDS[code].slug, code, *self.called.get(code, ())} if code else {HIDDEN})

    def things(self, g: CardGame, seat: Seat, kind: str) -> list[dict[str, Any]]:
        return [
            self.thing(g, thing.id)
            for thing in g.things.values()
            if thing.controller == seat and thing.type == kind
        ]

    def thing(self, g: CardGame, thing: int) -> dict[str, Any]:
        found = g.things[thing]
        state = {"in play", "exhausted" if found.focus else "ready"}
        if found.committed:
            state.add("committed")
        return {
            "is": self.words(g, thing),
            "state": frozenset(state),
            "focus": found.focus,
            "damage": found.damage,
            "shields": found.shields,
            "committed": found.committed,
            "ready": not found.focus,
            "type": frozenset({found.type}),
            "controller": seat_word(found.controller),
            "on": self.words(g, found.host) if found.host else frozenset({"nothing"}),
            "captives": self.pile(list(found.captives)),
            "enhancements": [self.words(g, one) for one in g.attached(thing)],
            "traits": [frozenset({trait}) for trait in g.card(thing).traits] if found.type != DIAL else [],
            "capacity": values.capacity(g, thing) if found.type != DIAL else 0,
            "icons": short_icons(values.icons(g, thing)) if found.type == UNIT else "",
        }

    def elsewhere(self, g: CardGame, code: str) -> dict[str, Any]:
        zones: dict[str, Iterable[Collection[str]]] = {
            "discarded": g.discards,
            "in hand": g.hands,
            "in deck": [deck.cards for deck in g.decks],
            "in victory pile": g.victory,
            "captured": [thing.captives for thing in g.things.values()],
        }
        return out_of_play(code, zones)

    def words(self, g: CardGame, subject: int) -> frozenset[str]:
        return frozenset({g.words_of(subject), *self.called.get(subject, ())})

    # ---- The log ----------------------------------------------------------------------------------

    def say(self, g: CardGame, event: AnyEvent) -> str:
        """`damaged A yoda 2`: the name of the event and what it is about."""
        for thing in g.things:
            self.last_words.setdefault(thing, self.called.get(thing, [g.words_of(thing)])[0])
        words = [event_word(event)]
        for name in event.__struct_fields__:
            value = getattr(event, name)
            if name in ("seat", "by") and isinstance(value, int) and 0 <= value < g.seats:
                words.append(SEATS[value])
            elif name in ("thing", "source", "target", "at"):
                words += [self.last_words.get(value, str(value))] if value else []
            elif name == "totals":
                words += map(str, value)
            elif name == "cards":
                words += [CARDS[code].slug for code in value if code]
            elif isinstance(value, str | int) and value is not False and value not in ("", 0):
                words.append(CARDS[value].slug if value in CARDS else str(value))
        return " ".join(words)
