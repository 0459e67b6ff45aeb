"""Events as lines of a log: what begins, with what it costs, and below it what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim.cards.facts import CREW, NOBODY
from dejarik.games.outer_rim.cards.library import CARDS, CHARACTERS, PATROLS, SHIPS
from dejarik.games.outer_rim.kinds import Do
from dejarik.games.outer_rim.rules.map import Map
from dejarik.games.outer_rim.text.names import Names
from dejarik.games.outer_rim.text.passages import along
from dejarik.games.outer_rim.text.pending import opponent
from dejarik.games.outer_rim.text.stories import COMPLETED, FAILED, Stories
from dejarik.story import Chapters, Passage, passages
from dejarik.words import Words

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

CHAPTERS = Chapters(
    {
        ev.SettingUp: (),
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
        ev.Smuggling: (ev.SmugglingOver,),
        ev.Testing: (ev.TestMade,),
    },
    wait=(ev.StepBegan,),
    gather={ev.Buying: (ev.AssetGained,)},
    complete=(ev.AssetGained,),
    hold=(ev.Buying,),
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
    ev.SmugglingOver,
    ev.TurnEnded,
)

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
        return [
            self._sentence(g, passage)
            if passage is not None and not isinstance(passage.event, UNTOLD)
            else None
            for passage in passages(news, along)
        ]

    def _sentence(self, g: OuterRim, passage: Passage) -> str | None:
        event = passage.event
        if isinstance(event, ev.StoryTold):
            return self.stories.at(event.card, event.section, event.path) or None
        args: dict[str, Any] = {"along": "no"}
        for field in event.__struct_fields__:
            args |= self._field(g, field, getattr(event, field))
        args |= self._told(g, passage)
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

    def _told(self, g: OuterRim, passage: Passage) -> dict[str, Any]:
        """What the sentence about an event wants to know besides its fields."""
        match event := passage.event:
            case ev.TurnBegan():
                return {"character": self.names.known(g.players[event.seat].character)}
            case ev.CombatBegan() | ev.CombatDecided():
                against = opponent(self.names, event.defender, event.enemy)
                if event.defender != NOBODY:
                    against = self.names.who(event.defender)
                damage = event.damage if isinstance(event, ev.CombatDecided) else (0, 0)
                patrol = "yes" if event.enemy in PATROLS else "no"
                return {
                    "opponent": against, "patrolling": patrol, "dealt": damage[0], "suffered": damage[1],
                }  # fmt: skip
            case ev.ContactsSwapped():
                return {
                    "here": self.names.contact(g, event.slot),
                    "there": self.names.contact(g, event.place),
                }
            case ev.DiceRolled():
                return {"enemy": "yes" if event.seat == NOBODY else "no"}
            case ev.Buying():
                way = ("both" if event.price else "barter") if event.bartered else "credits"
                cards = [
                    self.words.text("log-bartered", card=self.names.card(card)) for card in event.bartered
                ]
                return {"bartered": cards, "way": way if event.price or event.bartered else "free"}
            case ev.CreditsChanged() if passage.others:
                fame = sum(other.amount for other in passage.along(ev.FameChanged))
                return {"less": "fame", "fame": fame}
            case ev.Rerolling():
                rolled = [result for other in passage.along(ev.DiceRolled) for result in other.results]
                return self._field(g, "results", rolled)
            case ev.Falling():
                lost = sum(other.lost for other in passage.along(ev.Defeated))
                return {"lost": self.names.number(lost), "number": lost}
            case ev.Testing():
                made = passage.along(ev.TestMade)
                results = made[0].results if made else ()
                passed = "open" if not made else "yes" if made[0].passed else "no"
                return {"passed": passed} | self._field(g, "results", results)
            case ev.MarketDiscarded():
                shown = [other.card for other in passage.along(ev.MarketRevealed)]
                return {"next": self.names.card(shown[0]) if shown else "", "along": "yes" if shown else "no"}
            case _:
                return {"along": "yes" if passage.others else "no"}

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
