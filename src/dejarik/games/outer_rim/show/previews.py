"""What an option of Outer Rim would do: credits, fame and damage where nothing is left to luck, else odds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim.show import story
from dejarik.games.outer_rim.text import Teller
from dejarik.kernel import Foresight, Observation, Option, Seat, foresee
from dejarik.previews import Draft, Preview, change

if TYPE_CHECKING:
    from dejarik.games.outer_rim.pieces import Player
    from dejarik.games.outer_rim.show.shapes import ShownOdds
    from dejarik.games.outer_rim.state import OuterRim

# What the option itself says already, what is a story, or what nobody chooses for.
SILENT = frozenset(
    {
        ev.AiCardDrawn,
        ev.AssetGained,
        ev.Bought,
        ev.CharacterChosen,
        ev.CombatBegan,
        ev.ContactLookedAt,
        ev.ContactRevealed,
        ev.CreditsChanged,
        ev.DatabankRead,
        ev.Delivered,
        ev.EncounterDrawn,
        ev.JobAttempted,
        ev.JobCompleted,
        ev.JobFailed,
        ev.MarketDiscarded,
        ev.MarketRevealed,
        ev.Moved,
        ev.OfferAnswered,
        ev.PatrolMoved,
        ev.SecretPlayed,
        ev.SecretTakenBack,
        ev.StoryTold,
        ev.TestMade,
        ev.TurnBegan,
        ev.TurnEnded,
    }
)


def previews(seen: Observation[OuterRim], teller: Teller) -> dict[Option, Preview]:
    """By option, what is sure."""
    if seen.seat is None:
        return {}
    found: dict[Option, Preview] = {}
    for option, foresight in foresee(seen).items():
        preview = _Preview(seen.view, seen.seat, teller).of(foresight)
        if preview is not None:
            found[option] = preview
    for option in seen.decision.options if seen.decision is not None else ():
        odds = story.odds_of(seen.view, seen.seat, option, teller)
        if odds is not None:
            found[option] = _with_odds(found.get(option, Preview("", "")), odds)
    return found


def _with_odds(preview: Preview, odds: ShownOdds) -> Preview:
    """How likely it is comes first; what is sure stands after it."""
    text = f"{odds.text} {preview.text}".rstrip()
    return msgspec.structs.replace(preview, text=text, odds=odds.success)


class _Preview:
    """The preview of one option in the making."""

    def __init__(self, g: OuterRim, seat: Seat, teller: Teller) -> None:
        self.g = g
        self.seat = seat
        self.teller = teller
        self.draft = Draft()

    def of(self, foresight: Foresight[OuterRim]) -> Preview | None:
        outcome = foresight.state.outcome
        if foresight.whole and outcome is not None:
            self.brief("preview-win" if self.seat in outcome.winners else "preview-loss")
        news = _this_turn(foresight.news)
        mine_first = sorted(range(self.g.seats), key=lambda seat: seat != self.seat)
        for seat in mine_first:
            self.player(seat, news)
        self.draft.tell(news, foresight.state, self.teller, self.seat, _worth_telling)
        return self.draft.preview()

    def player(self, seat: Seat, news: list[ev.Event]) -> None:
        """Somebody's fame, credits and damage after what is sure."""
        player = self.g.players[seat]
        fame = sum(event.amount for event in news if isinstance(event, ev.FameChanged) and event.seat == seat)
        if fame:
            self.draft.mark(f"s{seat}", change(player.fame, player.fame + fame), "fame")
            self.brief("preview-fame", number=self.number(fame))
        money = sum(
            event.amount for event in news if isinstance(event, ev.CreditsChanged) and event.seat == seat
        )
        if money:
            self.credits(seat, player, money)
        for ship in (False, True):
            hurt = sum(_damage(event) for event in news if _concerns(event, seat, ship))
            if hurt:
                before = player.ship_damage if ship else player.damage
                self.draft.mark(
                    f"s{seat}", change(before, before + hurt), "ship-damage" if ship else "damage"
                )
                self.brief("preview-damage", number=self.number(hurt))

    def credits(self, seat: Seat, player: Player, money: int) -> None:
        before, after = (
            self.teller.names.number(player.credits),
            self.teller.names.number(player.credits + money),
        )
        self.draft.mark(f"s{seat}", f"{before} → {after}", "credits")
        self.draft.brief(self.number(money))
        name = self.teller.names.player(seat)
        self.draft.say(self.say("preview-credits", who=name, before=before, after=after))

    # ---- Words ----------------------------------------------------------------------------------

    def number(self, number: int) -> str:
        return self.teller.names.number(number, "+")

    def say(self, message: str, **args: object) -> str:
        return self.teller.words.say(message, **args)

    def brief(self, message: str, **args: object) -> None:
        self.draft.brief(self.say(message, **args))


def _this_turn(news: list[ev.Event]) -> list[ev.Event]:
    """What happens before somebody else's turn begins: that nobody chooses for."""
    ends = [place for place, event in enumerate(news) if isinstance(event, ev.TurnEnded)]
    return news[: ends[0]] if ends else news


def _worth_telling(event: ev.Event) -> bool:
    return type(event) not in SILENT


def _concerns(event: ev.Event, seat: Seat, ship: bool) -> bool:
    return isinstance(event, ev.Damaged | ev.Recovered) and event.seat == seat and event.ship == ship


def _damage(event: ev.Event) -> int:
    match event:
        case ev.Damaged():
            return event.amount
        case ev.Recovered():
            return -event.amount
        case _:
            return 0
