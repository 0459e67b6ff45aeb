"""The board of Destiny as data for a screen, drawn from what one seat sees; `shapes` says what is in it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from dejarik.faces import CardSide
from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.ability import Resolve
from dejarik.games.destiny.cards.facts import (
    BATTLEFIELD,
    CHARACTER,
    DAMAGE,
    DISCARD,
    DISRUPT,
    DOWNGRADE,
    HAND,
    NOBODY,
    PLOT,
    SUPPORT,
    UPGRADE,
    Side,
    X,
)
from dejarik.games.destiny.cards.library import ABILITIES, CARDS
from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.knowledge import seen_by
from dejarik.games.destiny.rules.playing import Apply
from dejarik.games.destiny.rules.rounds import up_next
from dejarik.games.destiny.rules.values import color, health, kept, most_shields, own_dice, subtypes
from dejarik.games.destiny.show.shapes import (
    Board,
    DieOfCard,
    PlayerSide,
    ShownBattlefield,
    ShownCard,
    ShownDie,
    ShownSum,
    ShownThing,
)
from dejarik.games.destiny.text import Teller
from dejarik.games.destiny.text.cards import CardText
from dejarik.kernel import Decision, Option, Seat, Subject, player_seat

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


# ---- The board ----------------------------------------------------------------------------------------


def board(g: Destiny, viewer: Seat | None, teller: Teller, *, hands_open: bool = False) -> Board:
    """The board as `viewer` sees it; `g` is its view, or after the end the state itself."""
    return Board(
        round=g.round,
        turn=_seat(g.turn),
        next=_seat(up_next(g)) if g.round else None,
        phase="setup" if not g.round else "upkeep" if g.turn == NOBODY else "action",
        claimed=_seat(g.claimed),
        battlefield=_battlefield(g, teller),
        queue=[_waiting(g, entry, teller) for entry in g.queue],
        players=[_side(g, seat, viewer, teller, hands_open) for seat in range(g.seats)],
    )


def _side(g: Destiny, seat: Seat, viewer: Seat | None, teller: Teller, hands_open: bool) -> PlayerSide:
    mine = [thing for thing in g.things.values() if thing.controller == seat and not thing.host]
    facts = g.facts.of[viewer] if viewer is not None and seat != viewer and not hands_open else []
    known = [card for owner, card, zones in facts if owner == seat and zones == HAND]

    def of_type(kind: str) -> list[ShownThing]:
        return [_thing(g, thing.id, teller) for thing in mine if thing.type == kind]

    pool = [_die(g, die, teller) for die in g.pool(seat)]
    # rule: destiny.zone.table-layout
    return PlayerSide(
        seat=seat,
        out=seat in g.out,
        resources=g.resources[seat],
        hand_count=len(g.hands[seat]),
        hand=_cards(g.hands[seat], "h", teller) if hands_open or seat == viewer else [],
        known=_cards(known, "c", teller),
        picked=[str(card) for card in g.sealed[seat]] if g.sealed and seat == viewer else [],
        deck_count=len(g.decks[seat].cards),
        discard=list(g.discards[seat]),
        set_aside=[card for card in g.set_aside[seat] if card],
        defeated=list(g.defeated[seat]),
        characters=of_type(CHARACTER),
        supports=of_type(SUPPORT),
        plots=of_type(PLOT),
        pool=pool,
        threat=_threat(pool),
    )


def _thing(g: Destiny, number: int, teller: Teller) -> ShownThing:
    thing = g.things[number]
    card = CARDS[thing.card]
    face = _face(thing.card, teller.language)
    return ShownThing(
        id=f"t{number}",
        code=thing.card,
        name=face.name,
        subtitle=face.subtitle,
        type=thing.type,
        color=color(g, number),
        affiliation=card.affiliation,
        subtypes=_subtypes(thing.card),
        gained=_gained(g, number, teller),
        exhausted=thing.exhausted,
        damage=thing.damage,
        health=health(g, number) if thing.type == CHARACTER else 0,
        shields=thing.shields,
        most_shields=most_shields(g, number) if thing.type == CHARACTER else 0,
        resources=thing.resources,
        unique=card.unique,
        elite=thing.elite or (thing.type == CHARACTER and own_dice(g, number) > 1),
        pilots=teller.name(g.things[thing.pilots].card) if thing.pilots in g.things else "",
        piloted_by=[teller.name(g.things[pilot].card) for pilot in g.pilots_of(number)],
        kept=[teller.name(other) for other in kept(g, number)],
        flips=[teller.name(side) for side in card.flips],
        text=_text(thing.card, teller.language),
        upgrades=[_thing(g, attached, teller) for attached in g.attached(number, UPGRADE)],
        downgrades=[_thing(g, attached, teller) for attached in g.attached(number, DOWNGRADE)],
        dice=[_die_of_card(g, die, number, teller) for die in g.lying_on(number)],
    )


def _gained(g: Destiny, number: int, teller: Teller) -> list[str]:
    more = subtypes(g, number) - CARDS[g.things[number].card].subtypes
    return sorted(teller.words.say(f"subtype-{name}") for name in more)


def _die_of_card(g: Destiny, number: int, holder: int, teller: Teller) -> DieOfCard:
    die = g.dice[number]
    captive = teller.name(die.card) if die.captor == holder else ""
    return DieOfCard(f"d{number}", die.side >= 0, captive, CARDS[die.card].color)


def _die(g: Destiny, number: int, teller: Teller) -> ShownDie:
    die = g.dice[number]
    card = CARDS[die.card]
    return ShownDie(
        id=f"d{number}",
        code=die.card,
        thing=f"t{die.thing}",
        name=teller.name(die.card),
        color=card.color,
        side=shown_side(g.side_of(number, die.side), teller.language),
        value=g.value(number),
    )


_FEARED = (*DAMAGE, DISRUPT, DISCARD)


def _threat(pool: list[ShownDie]) -> list[ShownSum]:
    """By symbol, what the opponents of a pool's player may have to expect."""
    found = []
    for symbol in _FEARED:
        dice = [die for die in pool if die.side.symbol == symbol]
        if all(die.side.modifier for die in dice):
            continue  # rule: destiny.die.modifier.needs-base
        parts = [die.value for die in dice]
        found.append(ShownSum(symbol, parts, sum(parts)))
    return found


# Faces and sides do not change, and making their words is most of the work of a board.


@lru_cache(maxsize=4096)
def _face(code: str, language: str) -> CardText:
    return Teller(language).card(code)


@lru_cache(maxsize=4096)
def _text(code: str, language: str) -> list[str]:
    return list(_face(code, language).abilities)


@lru_cache(maxsize=4096)
def _subtypes(code: str) -> list[str]:
    return sorted(CARDS[code].subtypes)


@lru_cache(maxsize=4096)
def shown_side(side: Side, language: str) -> CardSide:
    """A side of a die, with its words."""
    value = None if side.value == X else side.value
    return CardSide(side.symbol, value, side.modifier, side.cost, Teller(language).side(side))


def _cards(codes: list[str], letter: str, teller: Teller) -> list[ShownCard]:
    return [ShownCard(f"{letter}{code}", code, teller.name(code), CARDS[code].cost) for code in codes if code]


def _battlefield(g: Destiny, teller: Teller) -> ShownBattlefield | None:
    if not g.battlefield:
        return None
    thing = g.things[g.battlefield]
    face = _face(thing.card, teller.language)
    return ShownBattlefield(
        id=f"t{g.battlefield}",
        code=thing.card,
        name=face.name,
        controller=_seat(g.battlefield_controller()),
        damage=thing.damage,
        resources=thing.resources,
        dice=[_die_of_card(g, die, g.battlefield, teller) for die in g.lying_on(g.battlefield)],
        flips=[teller.name(side) for side in CARDS[thing.card].flips],
        text=list(face.abilities),
    )


def _waiting(g: Destiny, entry: Resolve | Apply, teller: Teller) -> str:
    """The card whose effect waits in the queue."""
    if isinstance(entry, Apply):
        return teller.name(entry.card)
    code = entry.ability.partition(".")[0]
    return teller.name(code) if code in CARDS else teller.thing(g, entry.holder)


def _seat(seat: Seat) -> int | None:
    return None if seat == NOBODY else seat


# ---- Questions ----------------------------------------------------------------------------------------

# What an action question lists, in this order; claiming and passing always come last.
_ACTIONS = (Do.ACTIVATE, Do.RESOLVE, Do.PLAY, Do.USE, Do.REROLL, Do.CLAIM, Do.PASS)
_ENDS = (Do.STOP, Do.DONE, Do.PASS, Do.DECLINE, Do.NO, Do.REFUSE, Do.REPLACE_NOTHING)
_TARGETS = (Ask.DISTRIBUTE, Ask.TARGET_MELEE, Ask.TARGET_RANGED, Ask.DAMAGE)
_COUNTS = (Ask.OPENING_SHIELDS, Ask.DISTRIBUTE)  # questions about a number, not about a thing
GROUPS = (*_ACTIONS, "answer", "own", "end")


def group(g: Destiny, decision: Decision, option: Option) -> str:
    """Like options stand together: one of `GROUPS`, which is also their order."""
    if decision.kind == Ask.ACTION:
        return Do.PASS if option.kind == Do.DECLINE else option.kind
    if option.kind in _ENDS:
        return "end"
    thing = g.things.get(option.subject) if isinstance(option.subject, int) else None
    mine = thing is not None and thing.type == CHARACTER and thing.controller == decision.seat
    if decision.kind in _TARGETS and mine:
        return "own"  # one's own characters are rarely meant
    return "answer"


def group_text(name: str, teller: Teller) -> str:
    return teller.words.say(f"group-{name}")


def subjects(g: Destiny, seat: Seat | None, option: Option) -> list[str]:
    """What on the board an option belongs to; the first is what to click."""
    if option.kind in (Do.CLAIM, Do.BATTLEFIELD) and g.battlefield:
        return [f"t{g.battlefield}"]
    if option.kind == Do.BATTLEFIELD and (owner := player_seat(option.subject)) is not None:
        return [*_battlefields(g, owner), f"s{owner}"]
    found = [_place(g, seat, subject) for subject in (option.subject, option.object) if subject != 0]
    return [place for place in found if place]


def _battlefields(g: Destiny, seat: Seat) -> list[str]:
    """Those a player has brought, before one of all is used."""
    return [f"c{code}" for code in g.set_aside[seat] if code and CARDS[code].type == BATTLEFIELD]


def about(g: Destiny, decision: Decision) -> list[str]:
    """What on the board a question is about."""
    frame = g.stack[-1] if g.stack else None
    if isinstance(frame, Resolve) and frame.ability == decision.about:
        code = frame.ability.partition(".")[0]
        return [f"t{frame.holder}"] if frame.holder in g.things else [f"c{code}"] if code in CARDS else []
    if decision.about == 0 or decision.kind in _COUNTS:
        return []
    place = _place(g, decision.seat, decision.about)
    return [place] if place else []


def _place(g: Destiny, seat: Seat | None, subject: Subject) -> str:
    """The id of a subject on the board, or nothing for numbers and words."""
    if isinstance(subject, int):
        return f"d{subject}" if subject in g.dice else f"t{subject}" if subject in g.things else ""
    if subject in CARDS:
        return f"h{subject}" if seat is not None and subject in g.hands[seat] else f"c{subject}"
    if subject in ABILITIES:
        return ""
    player = player_seat(subject)
    return f"s{player}" if player is not None else ""


# ---- Events -------------------------------------------------------------------------------------------

_SEATS = ("seat", "by", "first", "controller", "to")
_THINGS = ("thing", "target", "source", "host", "holder")


def motion(event: ev.AnyEvent, viewer: Seat | None) -> tuple[str, dict[str, Any]]:
    """An event as `viewer` sees it: its name and its fields, with ids of the board."""
    seen = seen_by(event, viewer)
    data: dict[str, Any] = {}
    for name in seen.__struct_fields__:
        value = getattr(seen, name)
        if name in _THINGS:
            data[name] = f"t{value}" if value else ""
        elif name == "die":
            data[name] = f"d{value}"
        elif name == "dice":
            data[name] = [f"d{die}" for die in value]
        else:
            data[name] = value
    return type(seen).__name__, data


def mentions(event: ev.AnyEvent, viewer: Seat | None) -> list[str]:
    """Whatever of an event can be pointed at."""
    seen = seen_by(event, viewer)
    found: list[str] = []
    for name in seen.__struct_fields__:
        value = getattr(seen, name)
        if name in _THINGS and value:
            found.append(f"t{value}")
        elif name == "die":
            found.append(f"d{value}")
        elif name == "dice":
            found += [f"d{die}" for die in value]
        elif name == "card" and value:
            found.append(f"c{value}")
        elif name == "cards":
            found += [f"c{card}" for card in dict.fromkeys(value) if card]
        elif name in _SEATS and value >= 0:
            found.append(f"s{value}")
    return found


def whose(event: ev.AnyEvent) -> Seat | None:
    """Whose doing an event is."""
    for name in ("seat", "by"):
        value = getattr(event, name, NOBODY)
        if value != NOBODY:
            return int(value)
    return None


def played(g: Destiny, event: ev.AnyEvent) -> str:
    """The card that is played or used in an event; playing is told when it is announced."""
    match event:
        case ev.Announced() | ev.Claimed():
            return event.card
        case ev.AbilityUsed():
            code = event.ability.partition(".")[0]
            holder = g.things.get(event.holder)
            return code if code in CARDS else holder.card if holder is not None else ""
    return ""


def concerned(event: ev.AnyEvent) -> Seat | None:
    """Who sees all of an event: after the end it is told so."""
    return getattr(event, "seat", None)


def progress(g: Destiny) -> int:
    """The round."""
    return g.round


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
    "shown_side",
    "subjects",
    "whose",
]
