"""Which events of a choice are told in one sentence: a purchase and its price, a test and its dice."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.games.outer_rim import events as ev
from dejarik.kernel import Seat

_PASSING = (ev.Moved, ev.PatrolMoved)


def along(news: Sequence[ev.Event], place: int) -> list[int]:
    """The places of the events that are told along with the one at `place`."""
    event, after = news[place], range(place + 1, len(news))
    match event:
        case ev.Buying():
            return [at for at in after if _part_of_purchase(news[at], event)]
        case ev.CreditsHanded():
            return [at for at in after[:2] if isinstance(news[at], ev.CreditsChanged)]
        case ev.CreditsChanged() if event.amount < 0:
            return [at for at in after[:1] if _fame_gained(news[at], event.seat)]
        case ev.Rerolling():
            return [at for at in after[:1] if isinstance(news[at], ev.DiceRolled)]
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


def _fame_gained(other: ev.Event, seat: Seat) -> bool:
    return isinstance(other, ev.FameChanged) and other.seat == seat and other.amount > 0


def _mover(event: ev.Event) -> Seat | str | None:
    if isinstance(event, ev.Moved):
        return event.seat
    return event.patrol if isinstance(event, ev.PatrolMoved) else None
