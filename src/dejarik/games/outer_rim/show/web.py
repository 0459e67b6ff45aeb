"""The board of Outer Rim as data for a screen, drawn from what one seat sees. For the ids see `shapes`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dejarik.games.outer_rim.abilities.ability import Resolve
from dejarik.games.outer_rim.abilities.vocabulary.constants import PassMaelstrom
from dejarik.games.outer_rim.abilities.vocabulary.dice import OPENLY
from dejarik.games.outer_rim.abilities.vocabulary.moving import MoveOn
from dejarik.games.outer_rim.cards.facts import BOUNTY, FACTIONS, LAST_LEVEL, MARKET, NOBODY
from dejarik.games.outer_rim.cards.library import (
    CARDS,
    CHARACTERS,
    PATROLS,
    SHIPS,
)
from dejarik.games.outer_rim.events import (
    Bought,
    BountyEarned,
    DatabankRead,
    Delivered,
    DiceRolled,
    EncounterDrawn,
    Event,
    JobAttempted,
    JobCompleted,
    SecretPlayed,
)
from dejarik.games.outer_rim.kinds import DECLINING, Ask, Do
from dejarik.games.outer_rim.rules import moving
from dejarik.games.outer_rim.rules.combat import damage_of
from dejarik.games.outer_rim.rules.map import CLASSES_OF, FACTION_OF, MAELSTROM, PLANET, PLANETS
from dejarik.games.outer_rim.rules.market import TOO_DEAR, why_not_buy_card
from dejarik.games.outer_rim.rules.solo import AI_CARDS
from dejarik.games.outer_rim.rules.turns import Turn
from dejarik.games.outer_rim.show import story, web_map
from dejarik.games.outer_rim.show.player_board import asset, reward, side
from dejarik.games.outer_rim.show.shapes import (
    Board,
    ShownDeck,
    ShownPath,
    ShownPatrol,
    ShownRoute,
    ShownSlot,
    ShownSpace,
    ShownStack,
    ShownTile,
)
from dejarik.games.outer_rim.text import Teller
from dejarik.kernel import Decision, Option, Procedure, Seat, Subject

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim


_COMBAT = "combat"  # of a roll: its dice deal damage


# ---- The board ----------------------------------------------------------------------------------------


def board(g: OuterRim, viewer: Seat | None, teller: Teller, *, hands_open: bool = False) -> Board:
    """The board as `viewer` sees it; `g` is its view, or after the end the state itself."""
    drawn = web_map.chart(g.tiles)
    return Board(
        goal=g.goal,
        turn=g.current if g.step or g.outcome is not None or _begun(g) else None,
        step=g.step or ("planning" if _begun(g) else "setup"),
        width=web_map.WIDTH,
        height=web_map.HEIGHT,
        tiles=[ShownTile(tile, outline) for tile, outline in drawn.tiles.items()],
        caps=list(drawn.caps),
        spaces=[_space(g, space, viewer, teller) for space in drawn.spaces],
        paths=[ShownPath(f"p{one}", f"p{other}") for one, other in web_map.paths(g.tiles)],
        stacks=[
            ShownStack(faction, teller.names.known(faction), LAST_LEVEL - g.levels[faction], at.x, at.y)
            for faction, at in drawn.stacks.items()
        ],
        patrols=[_patrol(g, faction, viewer, teller) for faction in FACTIONS if faction in g.patrols],
        routes=_routes(g, viewer),
        market=[_deck(g, deck, viewer, teller) for deck in MARKET],
        players=[side(g, seat, viewer, teller, hands_open) for seat in range(g.seats)],
        roll=story.roll(g, viewer, teller),
        combat=story.combat(g, viewer, teller),
        reading=story.reading(g, teller),
        choices=story.choices(g, viewer, teller),
    )


def _begun(g: OuterRim) -> bool:
    """Whether everybody has a character, a ship and a place."""
    return all(player.space for player in g.players)


def _space(g: OuterRim, space: str, viewer: Seat | None, teller: Teller) -> ShownSpace:
    at = web_map.chart(g.tiles).spaces[space]
    faction = FACTION_OF.get(space, "")
    cards = g.players[viewer].assets if viewer is not None else ()
    return ShownSpace(
        id=f"p{space}",
        code=space,
        kind=g.map.kind(space),
        name=teller.names.space(space),
        faction=faction,
        faction_name=teller.names.known(faction) if faction else "",
        x=at.x,
        y=at.y,
        slots=[_slot(g, f"{space}.{place}", viewer, teller) for place in (1, 2) if space in PLANETS],
        stops=viewer is not None and _stops(g, viewer, space),
        goods=[f"c{card}" for card in cards if CARDS[card].destination == space],
    )


def _stops(g: OuterRim, seat: Seat, space: str) -> bool:
    """Whether a player's movement ends in a space."""
    if not g.players[seat].space:
        return False
    return moving.stops(g, seat, space) or (space == MAELSTROM and not g.has(seat, PassMaelstrom))


def _slot(g: OuterRim, slot: str, viewer: Seat | None, teller: Teller) -> ShownSlot:
    there = g.contacts.get(slot)
    planet, _, place = slot.rpartition(".")
    cls = there.cls if there is not None else CLASSES_OF[planet][int(place) - 1]
    known = there.code if there is not None else ""
    wanted = viewer is not None and known in {
        CARDS[card].contact for card in g.of_type(viewer, BOUNTY) if card not in g.captured
    }
    return ShownSlot(
        id=f"k{slot}",
        cls=cls,
        occupied=there is not None,
        faceup=there is not None and there.faceup,
        contact=known,
        name=teller.names.title(known) if known else teller.names.known(cls),
        code=g.card_of_contact(known) if known and there is not None and there.faceup else "",
        wanted=wanted and bool(known),
    )


def _patrol(g: OuterRim, faction: str, viewer: Seat | None, teller: Teller) -> ShownPatrol:
    code = g.patrol(faction)
    facts = PATROLS[code]
    return ShownPatrol(
        id=f"f{faction}",
        code=code,
        faction=faction,
        name=str(teller.names.patrol(code)),
        level=facts.level,
        space=f"p{g.patrols[faction]}",
        value=facts.value if facts.level < LAST_LEVEL else None,
        reward=reward(facts.reward, teller),
        passes=viewer is not None and g.players[viewer].reputation_with(faction) > 0,
    )


def _routes(g: OuterRim, viewer: Seat | None) -> list[ShownRoute]:
    """How the viewer would fly to each space that is offered."""
    if viewer is None or g.outcome is not None or not _flies(g.stack[-1], viewer):
        return []
    goals = [str(option.subject) for option in g.decision.options if option.kind == Do.MOVE]
    ways = moving.routes(g, viewer, len(g.map.spaces))
    return [ShownRoute(f"p{goal}", [f"p{space}" for space in g.map.path(ways, goal)]) for goal in goals]


def _flies(frame: Procedure[Any], viewer: Seat) -> bool:
    """Whether a question lets the viewer choose where to fly; others' questions cannot be put to a view."""
    if isinstance(frame, Turn):
        return frame.seat == viewer and frame.asks == "plan"
    return isinstance(frame, Resolve) and frame.you == viewer and isinstance(frame.op, MoveOn)


def _deck(g: OuterRim, deck: str, viewer: Seat | None, teller: Teller) -> ShownDeck:
    top = g.top(deck) if g.market else ""
    symbol = CARDS[top].patrol if top else None
    return ShownDeck(
        id=f"m{deck}",
        deck=deck,
        name=teller.names.known(deck),
        count=len(g.pile(deck).cards) if g.market else 0,
        top=asset(g, top, teller) if top else None,
        dear=bool(top) and _too_dear(g, top, viewer),
        faction=symbol[0] if symbol is not None else "",
        distance=symbol[1] if symbol is not None else 0,
    )


def _too_dear(g: OuterRim, card: str, viewer: Seat | None) -> bool:
    if viewer is None or not g.players[viewer].ship:
        return False
    return why_not_buy_card(g, viewer, card) is TOO_DEAR


# ---- Questions ----------------------------------------------------------------------------------------

_ENDS = frozenset({*DECLINING, Do.ROLL}) - {Do.STAY}
_AFAR = (Do.REACH_PATROL, Do.REACH_CONTACT)
_ENCOUNTERS = (Do.PATROL, Do.CONTACT, Do.EXPLORE, Do.JOB, Do.HUNT, Do.ATTACK)
_INSTEAD = (Do.STAY, Do.GAIN_CREDITS, Do.RECOVER)
_ACTIONS = (Do.DELIVER, Do.MARKET, Do.TRADE)
GROUPS = (
    "instead",
    "planets",
    "navpoints",
    "actions",
    "encounters",
    "afar",
    "use",
    "secret",
    "give",
    "want",
    "answer",
    "end",
)


def group(g: OuterRim, decision: Decision, option: Option) -> str:
    """Like options stand together: one of `GROUPS`, which is also their order."""
    kind = option.kind
    if kind in _ENDS:
        return "end"
    if kind == Do.MOVE:
        return "planets" if g.map.kind(str(option.subject)) == PLANET else "navpoints"
    if kind in _AFAR:
        return "afar"
    if kind in {Do.PLAY_SECRET, Do.SECRET_DISCOUNT} or kind in OPENLY:
        return "secret"
    if kind in {Do.GIVE, Do.GIVE_CREDITS}:
        return "give"
    if kind in {Do.WANT, Do.WANT_CREDITS}:
        return "want"
    if decision.kind == Ask.PLANNING and kind in _INSTEAD:
        return "instead"
    if decision.kind == Ask.ACTION and kind in _ACTIONS:
        return "actions"
    if decision.kind == Ask.ENCOUNTER and kind in _ENCOUNTERS:
        return "encounters"
    return "use" if kind == Do.USE else "answer"


def group_text(name: str, teller: Teller) -> str:
    return teller.words.say(f"group-{name}")


_PLACES = (Do.MOVE, Do.PATROL_TO, Do.PLANET)
_PLAYERS = (Do.WITH, Do.PLAYER, Do.ATTACK)
_HERE = (Do.STAY, Do.EXPLORE, Do.STOP)


def subjects(g: OuterRim, seat: Seat | None, option: Option) -> list[str]:
    """What on the board an option belongs to; the first is what to click."""
    kind, subject = option.kind, option.subject
    if kind in _HERE and seat is not None and g.players[seat].space:
        return [f"p{g.players[seat].space}"]
    if kind == Do.MARKET:
        return ["market"]
    if kind in _PLAYERS:
        return [f"s{seat}" for seat, player in enumerate(g.players) if player.character == subject]
    if kind == Do.DIE:
        return _dice(g, str(subject))[:1]
    if kind in {Do.DISCARD, Do.BUY} and subject in MARKET:
        return [f"m{subject}"]
    if kind in _PLACES:
        return [f"p{subject}"]
    found = [_place(g, thing) for thing in (option.subject, option.object) if thing]
    if g.dice is not None and isinstance(option.object, str):
        found += _dice(g, option.object.partition("-to-")[0])
    return [place for place in found if place]


def _dice(g: OuterRim, result: str) -> list[str]:
    results = g.dice.results if g.dice is not None else ()
    return [f"d{place}" for place, shown in enumerate(results) if shown == result]


def about(g: OuterRim, decision: Decision) -> list[str]:
    """What on the board a question is about."""
    place = _place(g, decision.about) if decision.about else ""
    return [place] if place else []


def _place(g: OuterRim, subject: Subject) -> str:
    """The id of a subject on the board, or nothing for numbers and words."""
    if not isinstance(subject, str):
        return ""
    if subject in PATROLS:
        return f"f{PATROLS[subject].faction}"
    if subject in FACTIONS:
        return f"f{subject}"
    if subject in CARDS or subject in CHARACTERS or subject in SHIPS:
        return f"c{subject}"
    if subject in g.map.near:
        return f"p{subject}"
    if subject in g.contacts:
        return f"k{subject}"
    return next((f"k{slot}" for slot, contact in g.contacts.items() if contact.code == subject), "")


# ---- Events -------------------------------------------------------------------------------------------

_SEATS = ("seat", "to", "attacker", "defender", "partner")
_LETTERS = {"space": "p", "slot": "k", "deck": "m", "card": "c", "ship": "c", "character": "c"}


def motion(event: Event, viewer: Seat | None) -> tuple[str, dict[str, Any]]:
    """An event with ids of the board; nothing in Outer Rim's events is hidden from anybody."""
    data: dict[str, Any] = {}
    for name in event.__struct_fields__:
        value = getattr(event, name)
        if name == "patrol":
            data[name] = f"f{PATROLS[value].faction}"
        elif name in _LETTERS and isinstance(value, str):
            data[name] = f"{_LETTERS[name]}{value}" if value else ""
        else:
            data[name] = value
    if isinstance(event, DiceRolled) and event.what == _COMBAT:
        data["damage"] = damage_of(event.results)
    return type(event).__name__, data


def mentions(event: Event, viewer: Seat | None) -> list[str]:
    """Whatever of an event can be pointed at: places first, then cards, then players."""
    places: list[str] = []
    cards: list[str] = []
    players: list[str] = []
    for name in event.__struct_fields__:
        value = getattr(event, name)
        if name in _SEATS and isinstance(value, int) and value >= 0:
            players.append(f"s{value}")
        elif name == "patrol":
            places.append(f"f{PATROLS[value].faction}")
        elif name in _LETTERS and isinstance(value, str) and value:
            (cards if _LETTERS[name] == "c" else places).append(f"{_LETTERS[name]}{value}")
    return [*places, *(card for card in cards if card[1:] not in AI_CARDS), *players]


def whose(event: Event) -> Seat | None:
    """Whose doing an event is."""
    for name in ("seat", "attacker"):
        value = getattr(event, name, NOBODY)
        if value != NOBODY:
            return int(value)
    return None


_READ = (
    Bought,
    EncounterDrawn,
    DatabankRead,
    SecretPlayed,
    JobAttempted,
    JobCompleted,
    Delivered,
    BountyEarned,
)


def played(g: OuterRim, event: Event) -> str:
    """The card that is bought, read or played in an event."""
    return event.card if isinstance(event, _READ) else ""


def concerned(event: Event) -> Seat | None:
    """Who sees all of an event: everybody does."""
    return None


def progress(g: OuterRim) -> int:
    """The fame of whoever leads."""
    return max((player.fame for player in g.players), default=0)


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
