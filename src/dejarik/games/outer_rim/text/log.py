"""Events as lines of a log: what begins, with what it costs, and below it what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim.cards.facts import CREW, NOBODY
from dejarik.games.outer_rim.cards.library import CARDS, CHARACTERS, SHIPS
from dejarik.games.outer_rim.kinds import Do
from dejarik.games.outer_rim.rules.map import Map
from dejarik.games.outer_rim.text.names import Names
from dejarik.games.outer_rim.text.pending import opponent
from dejarik.games.outer_rim.text.stories import COMPLETED, FAILED, Stories
from dejarik.kernel import Seat
from dejarik.story import Chapters
from dejarik.words import Words

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

CHAPTERS = Chapters(
    {
        ev.StepBegan: (),
        ev.AbilityUsed: (ev.DeedOver,),
        ev.Answering: (ev.AnswerOver,),
        ev.BeatingPatrol: (ev.PatrolRemoved,),
        ev.Buying: (ev.BuyOver,),
        ev.CombatBegan: (ev.CombatOver,),
        ev.CompletingJob: (ev.JobCompleted,),
        ev.DatabankRead: (ev.ReadOver,),
        ev.Eliminating: (ev.BountyEarned,),
        ev.EncounterDrawn: (ev.ReadOver,),
        ev.Falling: (ev.Defeated,),
        ev.HandingOver: (ev.Delivered, ev.BountyEarned),
        ev.JobAttempted: (ev.ReadOver,),
        ev.Testing: (ev.TestMade,),
    },
    wait=(ev.StepBegan,),
    end=(ev.TurnBegan, ev.StepBegan, ev.TurnEnded, ev.Conceded),
)

# What has been told when it began.
UNTOLD = (
    ev.AnswerOver,
    ev.BountyEarned,
    ev.Bought,
    ev.BuyOver,
    ev.CombatOver,
    ev.DeedOver,
    ev.Defeated,
    ev.Delivered,
    ev.JobCompleted,
    ev.OfferAnswered,
    ev.PatrolRemoved,
    ev.ReadOver,
    ev.TurnEnded,
)

_PASSING = (ev.Moved, ev.PatrolMoved)
_SEATS = ("seat", "by", "to", "attacker", "partner")
_NUMBERS = ("amount", "price", "lost", "count", "most")


class Log:
    """Events in one language; messages are found by the names of their classes."""

    def __init__(self, words: Words, names: Names, stories: Stories) -> None:
        self.words = words
        self.names = names
        self.stories = stories

    def sentences(self, g: OuterRim, news: Sequence[ev.Event]) -> list[str | None]:
        """For each event of a choice its sentence; None: it is told along with another, or not at all."""
        told_along: set[int] = set()
        told: list[str | None] = []
        for place, event in enumerate(news):
            along = [] if place in told_along else _along(news, place)
            told_along.update(along)
            silent = place in told_along or isinstance(event, UNTOLD)
            told.append(None if silent else self._sentence(g, event, [news[at] for at in along]))
        return told

    def _sentence(self, g: OuterRim, event: ev.Event, along: list[ev.Event]) -> str | None:
        if isinstance(event, ev.StoryTold):
            return self.stories.at(event.card, event.section, event.path) or None
        args: dict[str, Any] = {"along": "no"}
        for field in event.__struct_fields__:
            args |= self._field(g, field, getattr(event, field))
        args |= self._told(g, event, along)
        said = self.names.sentence(self.words.say(f"event-{type(event).__name__}", **args))
        return f"{said} {self._read_out(event)}".rstrip()

    def _field(self, g: OuterRim, field: str, value: Any) -> dict[str, Any]:
        """A field of an event in words, by what fields of this name stand for."""
        names = self.names
        if field in _SEATS:
            return {field: names.who(value)}
        if isinstance(value, bool):
            return {field: "yes" if value else "no"}
        if field in _NUMBERS:
            lost = "yes" if value < 0 else "no"
            return {field: names.number(abs(value)), "number": abs(value), "less": lost}
        match field:
            case "card" | "bounty":
                return self._card(str(value))
            case "character" | "contact":
                return {field: names.phrase(str(value))}
            case "faction":
                return {field: names.standing(str(value))}
            case "patrol":
                return {field: names.patrol(str(value))}
            case "place" | "slot":
                return {field: names.phrase(str(value).rpartition(".")[0])}
            case "results":
                return {field: [names.phrase(one) for one in value], "dice": len(value)}
            case "ship":
                return {field: names.card(str(value))}
            case "skill":
                return {field: names.phrase(str(value))}
            case "space":
                return {field: names.subject(g, Do.MOVE, value), "where": Map.kind(str(value))}
            case _:
                return {field: value} if isinstance(value, int | str) else {}

    def _card(self, code: str) -> dict[str, Any]:
        """A card by its name and by what it is; whoever is on it, in all forms."""
        facts = CARDS.get(code)
        kind, contact = (facts.type, facts.contact) if facts is not None else (_sheet(code), "")
        if kind == CREW and not contact:
            kind = ""
        found = self.names.phrase(contact) if contact else ""
        return {"card": self.names.card(code), "type": kind or "any", "contact": found}

    def _told(self, g: OuterRim, event: ev.Event, along: list[ev.Event]) -> dict[str, Any]:
        """What the sentence about an event wants to know besides its fields."""
        match event:
            case ev.TurnBegan():
                return {"character": self.names.known(g.players[event.seat].character)}
            case ev.CombatBegan() | ev.CombatDecided():
                against = opponent(self.names, event.defender, event.enemy)
                if event.defender != NOBODY:
                    against = self.names.who(event.defender)
                damage = event.damage if isinstance(event, ev.CombatDecided) else (0, 0)
                return {"opponent": against, "dealt": damage[0], "suffered": damage[1]}
            case ev.ContactsSwapped():
                return {
                    "here": self.names.contact(g, event.slot),
                    "there": self.names.contact(g, event.place),
                }
            case ev.DiceRolled():
                return {"enemy": "yes" if event.seat == NOBODY else "no"}
            case ev.Buying():
                way = ("both" if event.price else "barter") if event.bartered else "credits"
                cards = [self.names.card(card) for card in event.bartered]
                return {"bartered": cards, "way": way if event.price or event.bartered else "free"}
            case ev.Falling():
                lost = [other.lost for other in along if isinstance(other, ev.Defeated)]
                return {"lost": self.names.number(sum(lost)), "number": sum(lost)}
            case ev.Testing():
                made = [other for other in along if isinstance(other, ev.TestMade)]
                results = made[0].results if made else ()
                passed = "open" if not made else "yes" if made[0].passed else "no"
                return {"passed": passed} | self._field(g, "results", results)
            case ev.MarketDiscarded():
                shown = [other.card for other in along if isinstance(other, ev.MarketRevealed)]
                return {"next": self.names.card(shown[0]) if shown else "", "along": "yes" if shown else "no"}
            case _:
                return {"along": "yes" if along else "no"}

    def _read_out(self, event: ev.Event) -> str:
        """What is read out when something happens."""
        match event:
            case ev.EncounterDrawn():
                return self.stories.section(event.card, event.section)
            case ev.DatabankRead() | ev.JobAttempted():
                return self.stories.card(event.card)
            case ev.CompletingJob():
                return self.stories.at(event.card, "", COMPLETED)
            case ev.JobFailed():
                return self.stories.at(event.card, "", FAILED)
        return ""


def _sheet(code: str) -> str:
    """What stands on a sheet or a character's card."""
    return "character" if code in CHARACTERS else "ship" if code in SHIPS else ""


# ---- What is told in one sentence ---------------------------------------------------------------------


def _along(news: Sequence[ev.Event], place: int) -> list[int]:
    """The places of the events that are told along with the one at `place`."""
    event, after = news[place], range(place + 1, len(news))
    match event:
        case ev.Buying():
            return [at for at in after if _part_of_purchase(news[at], event)]
        case ev.CreditsHanded():
            return [at for at in after[:2] if isinstance(news[at], ev.CreditsChanged)]
        case ev.MarketDiscarded():
            return [at for at in after[:1] if isinstance(news[at], ev.MarketRevealed)]
        case ev.GoalCompleted():
            return [at for at in after[:1] if isinstance(news[at], ev.FameChanged)]
        case ev.AbilityUsed():
            return [at for at in after[:1] if isinstance(news[at], ev.SecretPlayed)]
        case ev.AssetGiven():
            return [at for at in after if news[at] == ev.AssetGained(event.to, event.card)][:1]
        case ev.Falling():
            return _until(news, place, ev.Defeated, (ev.CreditsChanged,))
        case ev.Testing():
            return _until(news, place, ev.TestMade, (ev.DiceRolled,))
        case _ if isinstance(event, _PASSING) and after and _mover(news[after[0]]) == _mover(event):
            return [place]  # a flight is told by its end
    return []


def _until(
    news: Sequence[ev.Event], place: int, end: type[ev.Event], between: tuple[type[ev.Event], ...]
) -> list[int]:
    """The places up to the end of what begins here, if nothing else comes between."""
    found: list[int] = []
    for at in range(place + 1, len(news)):
        found.append(at)
        if isinstance(news[at], end):
            return found
        if not isinstance(news[at], between):
            break
    return []


def _part_of_purchase(other: ev.Event, buying: ev.Buying) -> bool:
    match other:
        case ev.CreditsChanged():
            return other.seat == buying.seat and other.amount == -buying.price
        case ev.AssetDiscarded():
            return other.seat == buying.seat and other.card in buying.bartered
        case ev.AssetGained():
            return other.seat == buying.seat and other.card == buying.card
    return False


def _mover(event: ev.Event) -> Seat | str | None:
    if isinstance(event, ev.Moved):
        return event.seat
    return event.patrol if isinstance(event, ev.PatrolMoved) else None
