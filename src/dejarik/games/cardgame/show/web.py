"""The board of the Card Game as data for a screen, drawn from what one seat sees. Ids: see `shapes.py`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from dejarik.games.cardgame import events as ev
from dejarik.games.cardgame.abilities.ability import Use
from dejarik.games.cardgame.cards.facts import (
    AFFILIATION,
    BLAST,
    DARK,
    ENHANCEMENT,
    EVENT,
    FATE,
    HAND,
    ICON_NAMES,
    KEYWORDS,
    LIGHT,
    MOST_DIAL,
    NOBODY,
    OBJECTIVE,
    UNIT,
    slug,
)
from dejarik.games.cardgame.cards.library import ABILITIES, CARDS
from dejarik.games.cardgame.kinds import Ask, Do
from dejarik.games.cardgame.knowledge import known_captives, seen_by
from dejarik.games.cardgame.rules import values
from dejarik.games.cardgame.rules.conflict import Engage, engageable
from dejarik.games.cardgame.rules.edge import EdgeBattle, edge_total
from dejarik.games.cardgame.rules.payment import sources
from dejarik.games.cardgame.rules.playing import PlayCard
from dejarik.games.cardgame.rules.policy import WINDOWS
from dejarik.games.cardgame.rules.timing import Window
from dejarik.games.cardgame.rules.turns import force_total
from dejarik.games.cardgame.rules.victory import OBJECTIVES_TO_WIN
from dejarik.games.cardgame.rules.windows import ActionWindow
from dejarik.games.cardgame.show.shapes import (
    Board,
    EdgeStack,
    PlayerSide,
    ShownCard,
    ShownDial,
    ShownEngagement,
    ShownIcon,
    ShownThing,
    ShownWindow,
)
from dejarik.games.cardgame.text import CardText, Teller
from dejarik.kernel import Decision, Option, Seat, Subject
from dejarik.kernel.data import asdict

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame, Thing


# ---- The board ----------------------------------------------------------------------------------------


def board(g: CardGame, viewer: Seat | None, teller: Teller, *, hands_open: bool = False) -> Board:
    """The board as `viewer` sees it; `g` is its view, or after the end the state itself."""
    drawing = _Drawing(g, viewer, teller, hands_open)
    begun = any(g.turns)
    return Board(
        dark=g.dark,
        light=g.light,
        active=g.active if begun else None,
        turn=g.turns[g.active] if begun else 0,
        phase=g.phase,
        phase_text=teller.words.say(f"noun-phase-{g.phase}") if g.phase else "",
        window=_window(g),
        balance=g.balance,
        dial=drawing.dial(),
        engagement=drawing.engagement(),
        engaged=[f"t{objective}" for objective in g.engaged if g.phase == "conflict"],
        windows=drawing.windows(),
        players=[drawing.side(seat) for seat in range(g.seats)],
    )


def _window(g: CardGame) -> str:
    frame = g.stack[-1] if g.stack else None
    if isinstance(frame, ActionWindow):
        return frame.name
    return frame.word if isinstance(frame, Window) else ""


# Faces do not change, and making their words is most of the work of a board.
@lru_cache(maxsize=1024)
def _face(code: str, language: str) -> CardText:
    return Teller(language).card(code)


@lru_cache(maxsize=1024)
def _text(code: str, language: str) -> list[str]:
    return list(_face(code, language).abilities)


@lru_cache(maxsize=1024)
def _traits(code: str, language: str) -> list[str]:
    return [_trait(trait, language) for trait in sorted(CARDS[code].traits)]


@cache
def _trait(trait: str, language: str) -> str:
    return Teller(language).words.say(f"trait-{slug(trait)}")


class _Drawing:
    """One board of one viewer."""

    def __init__(self, g: CardGame, viewer: Seat | None, teller: Teller, hands_open: bool):
        self.g = g
        self.viewer = viewer
        self.teller = teller
        self.hands_open = hands_open
        self.facts = g.facts.of[viewer] if viewer is not None and not hands_open else []

    # ---- One side -------------------------------------------------------------------------------------

    def side(self, seat: Seat) -> PlayerSide:
        g = self.g
        mine = [thing for thing in g.things.values() if thing.controller == seat and not thing.host]
        shown = self.hands_open or seat == self.viewer
        known = [card for owner, card, zones in self.facts if owner == seat != self.viewer and zones == HAND]

        def of_type(kind: str) -> list[ShownThing]:
            return [self.thing(thing) for thing in mine if thing.type == kind]

        return PlayerSide(
            seat=seat,
            side=DARK if seat == g.dark else LIGHT,
            affiliation=of_type(AFFILIATION)[0],
            objectives=of_type(OBJECTIVE),
            units=of_type(UNIT),
            enhancements=of_type(ENHANCEMENT),
            hand_count=len(g.hands[seat]),
            hand=self.cards(g.hands[seat], "h", seat) if shown else [],
            known=self.cards(known, "c", seat),
            face_down=self.cards(g.face_down[seat], "o", seat) if shown else [],
            face_down_count=len(g.face_down[seat]),
            looked=self.cards(g.looked[seat], "l", seat) if g.looker == self.viewer else [],
            picked=[str(card) for card in g.sealed[seat]] if g.sealed and seat == self.viewer else [],
            deck_count=len(g.decks[seat].cards),
            objective_deck_count=len(g.objective_decks[seat].cards),
            discard=list(g.discards[seat]),
            victory=list(g.victory[seat]),
            victory_needed=OBJECTIVES_TO_WIN if seat == g.light else None,
            playing=list(g.playing[seat]),
            edge=EdgeStack(
                face_down=len(g.stacks[seat]),
                own=self.cards(g.stacks[seat], "e", seat) if shown else [],
                face_up=self.cards(g.face_up[seat], "c", seat),
                total=self.edge(seat),
            ),
            resources=sum(g.card(source).resources for source in sources(g, seat)),
            most_resources=sum(value for _, value, _ in g.index.sources[seat]),
            reserve=values.reserve(g, seat),
            force_cards=g.force_cards(seat),
            force_total=force_total(g, seat),
            turns=g.turns[seat],
        )

    def cards(self, codes: Iterable[str], letter: str, seat: Seat) -> list[ShownCard]:
        return [self.card(code, letter, seat) for code in codes if code]

    def card(self, code: str, letter: str, seat: Seat) -> ShownCard:
        card = CARDS[code]
        paid = card.type in (UNIT, ENHANCEMENT, EVENT)
        return ShownCard(
            id=f"{letter}{code}",
            code=code,
            name=self.teller.name(code),
            type=card.type,
            affiliation=card.affiliation,
            cost=values.cost(self.g, seat, code) if paid else None,
            force=card.force,
            priority=card.priority if card.type == FATE else None,
            edge=self.edge(seat) + card.force if letter == "h" and self.placing(seat) else None,
        )

    def edge(self, seat: Seat) -> int:
        """What a player has in the edge battle, with the facedown cards that the viewer knows."""
        hidden = self.g.stacks[seat] if self.hands_open or seat == self.viewer else ()
        return edge_total(self.g, seat) + sum(CARDS[card].force for card in hidden if card)

    def placing(self, seat: Seat) -> bool:
        battle = self.g.stack[-1] if self.g.stack else None
        return isinstance(battle, EdgeBattle) and battle.turn == seat and battle.passes < self.g.seats

    def thing(self, thing: Thing) -> ShownThing:
        g = self.g
        card = CARDS[thing.card]
        capacity = values.capacity(g, thing.id) if thing.type in (UNIT, OBJECTIVE) else 0
        return ShownThing(
            id=f"t{thing.id}",
            code=thing.card,
            name=self.teller.name(thing.card),
            type=thing.type,
            controller=thing.controller,
            owner=thing.owner,
            affiliation=card.affiliation,
            unique=card.unique,
            traits=_traits(thing.card, self.teller.language),
            keywords=[word for word in KEYWORDS if values.has_keyword(g, thing.id, word)],
            edge=card.edge,
            protect=_trait(card.protect, self.teller.language) if card.protect else "",
            focus=thing.focus,
            damage=thing.damage,
            capacity=capacity,
            shields=thing.shields,
            fragile=0 < capacity <= thing.damage + 1 and not thing.shields,
            committed=thing.committed,
            force=card.force,
            resources=card.resources,
            icons=self.icons(thing) if thing.type == UNIT else [],
            role=self.role(thing.id),
            striking=g.engagement is not None and g.engagement.striking == thing.id,
            text=_text(thing.card, self.teller.language),
            enhancements=[self.thing(g.things[attached]) for attached in g.attached(thing.id)],
            captive_count=len(thing.captives),
            captives=known_captives(g, self.viewer, thing),
        )

    def icons(self, unit: Thing) -> list[ShownIcon]:
        """A unit's icons; which of them count is known once it fights, and of edge icons after the edge."""
        # rule: cardgame.strike.blast-only-attacker, cardgame.strike.edge-enabled-icons
        now, role = self.g.engagement, self.role(unit.id)
        lost = bool(role) and now is not None and now.edge not in (NOBODY, unit.controller)
        found = []
        for place, count in enumerate(values.icons(self.g, unit.id)):
            kind, edge = place % len(ICON_NAMES), place >= len(ICON_NAMES)
            idle = (role == "defender" and kind == BLAST) or (edge and lost)
            if count > 0:
                found.append(ShownIcon(ICON_NAMES[kind], edge, count, not idle))
        return found

    def role(self, thing: int) -> str:
        engagement = self.g.engagement
        if engagement is None:
            return ""
        if thing in engagement.attackers:
            return "attacker"
        if thing in engagement.defenders:
            return "defender"
        return "target" if thing == engagement.objective else ""

    # ---- The middle of the board ----------------------------------------------------------------------

    def dial(self) -> ShownDial:
        g = self.g
        return ShownDial(
            id=f"t{g.dial_thing}",
            shows=g.dial,
            most=MOST_DIAL,
            damage=g.things[g.dial_thing].damage,
            engageable=g.dial_thing in engageable(g, g.light),
            enhancements=[self.thing(g.things[attached]) for attached in g.attached(g.dial_thing)],
        )

    def engagement(self) -> ShownEngagement | None:
        g = self.g
        now = g.engagement
        if now is None:
            return None
        frames = [frame for frame in g.stack if isinstance(frame, Engage)]
        return ShownEngagement(
            attacker=now.attacker,
            defender=g.other(now.attacker),
            target=f"t{now.objective}",
            step=self.step(now.edge != NOBODY, bool(now.attackers)),
            attackers=_things(now.attackers),
            defenders=_things(now.defenders),
            declared=_things(frames[-1].chosen) if frames else [],
            struck=_things(
                unit for unit in (*now.attackers, *now.defenders) if unit in g.things and not g.ready(unit)
            ),
            striking=f"t{now.striking}" if now.striking else "",
            edge=now.edge if now.edge != NOBODY else None,
            fates=[fate[2] for fate in g.fates],
        )

    def step(self, edge_won: bool, attacked: bool) -> str:
        if any(isinstance(frame, EdgeBattle) for frame in self.g.stack):
            return "edge"
        return "strikes" if edge_won else "defenders" if attacked else "attackers"

    def windows(self) -> list[ShownWindow]:
        """They change only when somebody changes which of them they pass."""
        g, viewer = self.g, self.viewer
        if viewer is None:
            return []
        known = (self.teller.language, tuple(g.auto[viewer]))
        if known not in _WINDOWS:
            if len(_WINDOWS) >= MOST_REMEMBERED:
                _WINDOWS.clear()
            _WINDOWS[known] = self._windows(viewer)
        return _WINDOWS[known]

    def _windows(self, viewer: Seat) -> list[ShownWindow]:
        g = self.g
        say = self.teller.words.say
        passed = g.auto[viewer]
        toggles = {str(option.subject): g.key(option) for option in g.asides(viewer) if option.subject}
        return [
            ShownWindow(
                name,
                say(f"window-{name}"),
                name in passed,
                toggles.get(name, ""),
                list(_HABITS.get(name, ())),
            )
            for name in WINDOWS
        ]


MOST_REMEMBERED = 512
_WINDOWS: dict[tuple[str, tuple[str, ...]], list[ShownWindow]] = {}


# In which windows players of a habit still want to be asked.
_HABITS = {
    "deployment": ("main", "few"),
    "conflict": ("main",),
    "edge": ("main",),
    "strike": ("main",),
    "interrupt": ("main", "few"),
    "reaction": ("main", "few"),
}


def _things(numbers: Iterable[int]) -> list[str]:
    return [f"t{number}" for number in numbers]


# ---- Questions ----------------------------------------------------------------------------------------

_ENDS = (Do.PASS, Do.DONE, Do.ENOUGH, Do.DECLINE, Do.NO_SHIELD, Do.AS_UNIT)
_NUMBERS = (Ask.PAY, Ask.UNIT_DAMAGE, Ask.TACTICS)  # these questions are about a number
GROUPS = ("play", "use", "answer", "end")


def group(g: CardGame, decision: Decision, option: Option) -> str:
    """Like options stand together: one of `GROUPS`, which is also their order."""
    if option.kind in _ENDS or (option.kind == Do.KEEP and not option.subject):
        return "end"
    if option.kind == Do.PLAY:
        return "play"
    return "use" if option.kind in (Do.USE, Do.PROTECT_WITH) else "answer"


def group_text(name: str, teller: Teller) -> str:
    return teller.words.say(f"group-{name}")


def subjects(g: CardGame, seat: Seat | None, option: Option) -> list[str]:
    """What on the board an option belongs to; the first is what to click."""
    if option.kind == Do.FOCUS:
        return [f"t{option.subject}"]  # its object is a number of resources
    found = [_place(g, seat, subject) for subject in (option.subject, option.object) if subject != 0]
    return [place for place in found if place]


def about(g: CardGame, decision: Decision) -> list[str]:
    """What on the board a question is about."""
    frame = g.stack[-1] if g.stack else None
    if isinstance(frame, Use) and frame.ability == decision.about:
        return _holder(g, frame)
    if decision.kind == Ask.PAY:
        played = [each for each in g.stack if isinstance(each, PlayCard)]
        return [f"c{played[-1].card}"] if played else []
    if decision.about == 0 or decision.kind in _NUMBERS:
        return []
    place = _place(g, decision.seat, decision.about)
    return [place] if place else []


def _holder(g: CardGame, use: Use) -> list[str]:
    if use.holder in g.things:
        return [f"t{use.holder}"]
    code = ABILITIES[use.ability].card
    return [f"c{code}"] if code in CARDS else []


def _place(g: CardGame, seat: Seat | None, subject: Subject) -> str:
    """The id of a subject on the board, or nothing for numbers and words."""
    if isinstance(subject, int):
        return f"t{subject}" if subject in g.things else ""
    if subject not in CARDS:
        return ""
    if seat is not None:
        for letter, piles in (("h", g.hands), ("o", g.face_down)):
            if subject in piles[seat]:
                return f"{letter}{subject}"
        if g.looker == seat and any(subject in cards for cards in g.looked):
            return f"l{subject}"
    return f"c{subject}"


# ---- Events -------------------------------------------------------------------------------------------

_THINGS = ("thing", "target", "source", "at", "holder", "objective")


def motion(event: ev.AnyEvent, viewer: Seat | None) -> tuple[str, dict[str, Any]]:
    """An event as `viewer` sees it: its name and its fields, with ids of the board."""
    seen = asdict(seen_by(event, viewer))
    ids = {name: f"t{seen[name]}" if seen[name] else "" for name in _THINGS if name in seen}
    return type(event).__name__, seen | ids


def mentions(event: ev.AnyEvent, viewer: Seat | None) -> list[str]:
    """Whatever of an event can be pointed at."""
    seen = seen_by(event, viewer)
    things = [*(getattr(seen, name, 0) for name in _THINGS), *getattr(seen, "units", ())]
    cards = [getattr(seen, "card", ""), *getattr(seen, "cards", ())]
    cards += [card for stack in getattr(seen, "stacks", ()) for card in stack]
    players = [f"s{seen.seat}"] if hasattr(seen, "seat") else []
    shown = [f"c{card}" for card in dict.fromkeys(cards) if card]
    return [*_things(thing for thing in things if thing), *shown, *players]


def whose(event: ev.AnyEvent) -> Seat | None:
    """Whose doing an event is."""
    if isinstance(event, ev.Damaged | ev.Looked):
        return event.by
    return None if isinstance(event, ev.ObjectiveEngaged) else getattr(event, "seat", None)


def played(g: CardGame, event: ev.AnyEvent) -> str:
    """The card that is played or used in an event; playing is told when it is announced."""
    match event:
        case ev.Announced():
            return event.card
        case ev.Using():
            return ABILITIES[event.ability].card
    return ""


def concerned(event: ev.AnyEvent) -> Seat | None:
    """Who sees all of an event: after the end it is told so."""
    return event.by if isinstance(event, ev.Looked) else getattr(event, "seat", None)


def progress(g: CardGame) -> int:
    """The turn of whoever is active."""
    return g.turns[g.active] if any(g.turns) else 0


__all__ = [
    "GROUPS",
    "Board",
    "about",
    "board",
    "concerned",
    "group",
    "group_text",
    "mentions",
    "motion",
    "played",
    "progress",
    "subjects",
    "whose",
]
