"""A match in mid-game for tests: what lies where, and playing by option words.

Windows that nobody mentions are passed: `do("use luke-skywalker")` passes until that is possible.
"""

from __future__ import annotations

from typing import Any, Protocol

from dejarik.games.cardgame import GAME, blank
from dejarik.games.cardgame.cards.facts import (
    AFFILIATION,
    DARK,
    DIAL,
    ENHANCEMENT,
    JEDI,
    LIGHT,
    OBJECTIVE,
    SITH,
    UNIT,
)
from dejarik.games.cardgame.cards.library import CARDS
from dejarik.games.cardgame.events import AnyEvent
from dejarik.games.cardgame.rules import verbs
from dejarik.games.cardgame.rules.turns import Game, Turn
from dejarik.games.cardgame.state import CardGame, Engagement
from dejarik.kernel import Option, Seat

L, D = 0, 1
_MOMENTS = {
    "balance": "begin",
    "refresh": "refresh",
    "draw": "draw",
    "deployment": "deployment",
    "conflict": "conflict",
    "force": "force",
}
_ANY = {"pay", "icons", "unit-damage", "tactics", "strike", "fate", "discard-order"}  # whatever comes first
_DUD = {L: "8-2", D: "29-2"}  # somebody with cards in hand is asked in every window: Red Two, Devastator
_FILLER = {L: "13-3", D: "32-2"}  # Rookie Pilot, Death Star Trooper


def code(name: str, seat: Seat) -> str:
    """The code of a card by its slug; light and dark cards may share a title."""
    side = LIGHT if seat == L else DARK
    return next(card.code for card in CARDS.values() if card.slug == name and card.side == side)


class Listener(Protocol):
    """Whoever wants to know what each choice has brought about."""

    def __call__(self, g: CardGame, news: list[AnyEvent]) -> None: ...


class Match:
    """A position. Sides are given as words: `units="luke-skywalker yoda!2"` (a mark and a number of tokens).

    Marks: `!2` focus, `*1` damage, `^1` shields, `+` committed to the Force.
    """

    def __init__(
        self,
        phase: str = "deployment",
        active: Seat = L,
        light: dict[str, Any] | None = None,
        dark: dict[str, Any] | None = None,
        balance: Seat = L,
        dial: int = 0,
        late_refresh: bool = False,
        seen_captives: bool = False,
        empty_abilities: bool = False,
        first_turn: bool = False,
    ):
        self.listener: Listener | None = None
        g = self.g = blank(D, 1)
        g.dial_thing = verbs.new_thing(g, "dial", DIAL, D)
        g.balance = balance
        g.dial = dial
        g.late_refresh = late_refresh
        g.seen_captives = seen_captives
        g.empty_abilities = empty_abilities
        g.turns = [0, 0] if first_turn else [2, 2]
        g.active = active
        for seat, side in ((L, light or {}), (D, dark or {})):
            verbs.new_thing(g, side.get("affiliation", JEDI if seat == L else SITH), AFFILIATION, seat)
            default = "a-heros-journey draw-their-fire jedi-training"
            if seat == D:
                default = "shadows-of-dathomir imperial-command death-and-despayre"
            for word in side.get("objectives", default).split():
                self._put(word, OBJECTIVE, seat)
            for word in side.get("units", "").split():
                self._put(word, UNIT, seat)
            hand = [code(word, seat) for word in side.get("hand", "").split()]
            g.hands[seat] = sorted(hand + ([_DUD[seat]] if side.get("dud", True) else []))
            deck = [code(word, seat) for word in side.get("deck", "").split()]
            g.decks[seat].cards = [_FILLER[seat]] * side.get("filler", 10) + deck[::-1]
            g.objective_decks[seat].cards = [
                code(word, seat) for word in side.get("objective_deck", "").split()
            ]
            g.discards[seat] = [code(word, seat) for word in side.get("discard", "").split()]
            g.victory[seat] = [code(word, g.other(seat)) for word in side.get("victory", "").split()]
            # Deck lists are open: with a longer list a player is asked in more windows.
            listed = [code(word, seat) for word in side.get("listed", "").split()]
            g.lists.append((*g.hands[seat], *g.decks[seat].cards, *g.discards[seat], *listed))
        for seat, side in ((L, light or {}), (D, dark or {})):
            for pair in side.get("enhancements", "").split():
                word, _, host = pair.partition("@")
                self._put(word, ENHANCEMENT, seat, self.thing(host) if host else 0)
        for thing in g.things.values():
            for card in (dark or {}).get("captives", {}).get(self.name(thing.id), "").split():
                thing.captives = tuple(sorted((*thing.captives, code(card, L))))
        g.told, g.dirty = [], False
        g.stack = [Game(), Turn(active, next=_MOMENTS[phase], called=True)]
        g.phase = "deployment" if phase == "conflict" else phase
        g.run()

    def _put(self, word: str, kind: str, seat: Seat, host: int = 0) -> int:
        name = word.rstrip("!*^+0123456789")
        # Numbers belong to some slugs: the-secret-of-yavin-4.
        while not any(card.slug == name for card in CARDS.values()):
            name = word[: len(name) + 1]
        thing = verbs.new_thing(self.g, code(name, seat), kind, seat, host)
        marks = word[len(name) :]
        found = self.g.things[thing]
        while marks:
            mark, digits = marks[0], ""
            marks = marks[1:]
            while marks and marks[0].isdigit():
                digits, marks = digits + marks[0], marks[1:]
            amount = int(digits or 1)
            if mark == "!":
                found.focus = amount
            elif mark == "*":
                found.damage = amount
            elif mark == "^":
                found.shields = amount
            else:
                found.committed = True
        return thing

    # ---- Looking --------------------------------------------------------------------------------

    def name(self, thing: int) -> str:
        return self.g.words_of(thing)

    def thing(self, name: str) -> int:
        return next(thing for thing in self.g.things if self.g.words_of(thing) == name)

    def __getitem__(self, name: str) -> Any:
        return self.g.things[self.thing(name)]

    def __contains__(self, name: str) -> bool:
        return any(self.g.words_of(thing) == name for thing in self.g.things)

    @property
    def options(self) -> list[str]:
        return [self.g.key(option) for option in self.g.decision.options]

    @property
    def asked(self) -> tuple[Seat, str]:
        return self.g.decision.seat, self.g.decision.kind

    @property
    def engagement(self) -> Engagement:
        assert self.g.engagement is not None
        return self.g.engagement

    def hand(self, seat: Seat) -> list[str]:
        """The cards in hand, without the one that is always there."""
        return sorted(CARDS[card].slug for card in self.g.hands[seat] if card != _DUD[seat])

    def discard(self, seat: Seat) -> list[str]:
        return [CARDS[card].slug for card in self.g.discards[seat]]

    def refused(self, key: str) -> str:
        """The rule that forbids what the key names."""
        return next(refusal.rule for refusal in self.g.refusals() if self.g.key(refusal.option) == key)

    # ---- Playing --------------------------------------------------------------------------------

    def do(self, *keys: str) -> Match:
        for key in keys:
            self.until(key)
            self._choose(self._found(key)[0])
        return self

    def _choose(self, at: int | Option) -> None:
        news = self.g.choose(at)
        if self.listener is not None:
            self.listener(self.g, news)

    def _found(self, key: str) -> list[int]:
        """The options with this key, whatever they are about."""
        return [
            at for at, option in enumerate(self.options) if option == key or option.startswith(f"{key} > ")
        ]

    def until(self, key: str) -> Match:
        """Pass, and take lone options, until the key is among the options."""
        for _ in range(60):
            if self.g.outcome is not None:
                raise AssertionError(f"the match is over before {key!r}")
            if self._found(key):
                return self
            if not self._idle():
                raise AssertionError(f"{key!r} is not among {self.asked}: {self.options}")
        raise AssertionError(f"{key!r} never came up")

    def at(self, kind: str, seat: Seat | None = None) -> Match:
        """Pass until a question of this kind is asked."""
        for _ in range(60):
            if self.g.decision.kind == kind and seat in (None, self.g.decision.seat):
                return self
            if not self._idle():
                raise AssertionError(f"no {kind!r} before {self.asked}: {self.options}")
        raise AssertionError(f"{kind!r} was never asked")

    def window(self, name: str, seat: Seat | None = None) -> Match:
        """Pass until this action window."""
        for _ in range(90):
            decision = self.g.decision
            if (decision.kind, decision.about) == ("action", name) and seat in (None, decision.seat):
                return self
            if not self._idle():
                raise AssertionError(f"no window {name!r} before {self.asked}: {self.options}")
        raise AssertionError(f"there was no window {name!r}")

    def attack(self, objective: str, *units: str) -> Match:
        """Engage an objective with these attackers; lone choices are made at once."""
        self.do(f"engage {objective}")
        return self._declare("attackers", [f"attack-with {unit}" for unit in units])

    def defend(self, *units: str) -> Match:
        """Pass until defenders are declared, and declare these."""
        for _ in range(20):
            decision = self.g.decision
            if decision.kind == "defenders" or (decision.kind, decision.about) == ("action", "defenders"):
                break
            assert self._idle(), f"no defenders before {self.asked}: {self.options}"
        return self._declare("defenders", [f"defend-with {unit}" for unit in units])

    def edge(self, seat: Seat) -> Match:
        """The player places the card that is always in hand, and wins the edge if nobody else places."""
        self.at("edge", seat)
        return self.do(f"place {CARDS[_DUD[seat]].slug}").window("edge")

    def _declare(self, kind: str, keys: list[str]) -> Match:
        while self.g.decision.kind == kind:
            wanted = [key for key in keys if key in self.options]
            self._choose(self.g.find(self.g.decision, wanted[0] if wanted else "done"))
        return self

    def _idle(self) -> bool:
        options = self.options
        for word in ("pass", "no-shield", "keep", "decline", "done"):
            found = [option for option in options if option == word or option.startswith(f"{word} ")]
            if found and (word != "no-shield" or len(options) == 2):
                self._choose(self.g.find(self.g.decision, found[0]))
                return True
        if len(options) == 1 or self.g.decision.kind in _ANY:
            self._choose(0)
            return True
        return False

    def never(self, key: str, until: str) -> Match:
        """The key does not come up before an action window of that name."""
        for _ in range(90):
            if self.g.outcome is not None:
                return self
            assert not self._found(key), f"{key!r} is possible at {self.asked}"
            decision = self.g.decision
            if (decision.kind, decision.about) == ("action", until) or decision.kind == until:
                return self
            if not self._idle():
                raise AssertionError(f"neither {key!r} nor {until!r} before {self.asked}: {self.options}")
        raise AssertionError(f"there was no window {until!r}")

    def saved(self) -> Match:
        """The same position, saved and loaded."""
        self.g = GAME.decode(self.g.encode())
        return self
