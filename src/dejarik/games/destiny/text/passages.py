"""Which events of a choice are told in one sentence: a card and what it costs, an activation and its dice."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.games.destiny import events as ev

# Several in a row, done by one player, are one sentence.
_RUNS = (ev.DieRolled, ev.DieRerolled, ev.DieRemoved, ev.Discarded, ev.ActionGained)
_WINDOW = (ev.Triggered, ev.TriggerOver)  # nothing came of it, if nothing lies between


def along(news: Sequence[ev.AnyEvent], place: int, players: int) -> list[int]:
    """The places of the events that are told along with the one at `place`; so many players may gain."""
    event = news[place]
    after = news[place + 1 :]
    match event:
        case ev.Activating():
            return _roll(news, place)
        case ev.Activated():
            return [at for at in range(place) if _part_of(news[at], event)]
        case ev.Announced():
            return _run_of(news, place, (ev.Replacing, ev.Paid))
        case ev.Resolving():
            return _run_of(news, place, (ev.Applying,))
        case ev.Replacing():
            gone = [at for at in range(place, len(news)) if _leaves(news[at], event.thing)]
            return gone[:1]
        case ev.Mulliganed():
            drawn = [other for other in after if isinstance(other, ev.Drawn) and other.seat == event.seat]
            return [news.index(other) for other in drawn[:1]]
        case ev.RolledOff():
            return _rolls_off(news, place)
        case ev.ResourcesGained():
            same = [other for other in after[: players - 1] if _same_gain(other, event)]
            return list(range(place + 1, place + players)) if len(same) == players - 1 > 0 else []
        case _ if isinstance(event, _RUNS):
            return _run(news, place)
    return _before(news, place)


def _before(news: Sequence[ev.AnyEvent], place: int) -> list[int]:
    """What the same sentence tells of what came right before."""
    event = news[place]
    last = news[place - 1] if place else None
    match event, last:
        case ev.Paid(), ev.ResourcesSpent() if last.amount == event.amount:
            return [place - 1]
        case ev.Applying(), ev.ResourcesSpent() if last.amount == event.paid:
            return [place - 1]
        case ev.DiscardedToReroll(), ev.Discarded():
            return [place - 1]
        case ev.DamageDealt(), ev.DamageBlocked():
            lost = news[place - 2] if place > 1 else None
            shields = isinstance(lost, ev.ShieldsLost) and lost.thing == event.target
            return [place - 2, place - 1] if shields else [place - 1]
        case ((ev.Won() | ev.MatchDrawn()), _):
            return [at for at in range(place) if isinstance(news[at], ev.Eliminated)]
    return []


def _roll(news: Sequence[ev.AnyEvent], place: int) -> list[int]:
    """The dice of an activation that nothing has interrupted."""
    event = news[place]
    found: list[int] = []
    for at in range(_next(news, place), len(news)):
        other = news[at]
        found.append(at)
        if isinstance(other, ev.Activated):
            return found if isinstance(event, ev.Activating) and other.thing == event.thing else []
        if not isinstance(other, ev.Exhausted | ev.DieRolled):
            break
    return []


def _rolls_off(news: Sequence[ev.AnyEvent], place: int) -> list[int]:
    """The same roll of the others; after a tie everybody rolls again."""
    seats = {getattr(news[place], "seat", None)}
    found: list[int] = []
    for at in range(place + 1, len(news)):
        other = news[at]
        if not isinstance(other, ev.RolledOff) or other.seat in seats:
            break
        seats.add(other.seat)
        found.append(at)
    return found


def _part_of(other: ev.AnyEvent, activated: ev.Activated) -> bool:
    if isinstance(other, ev.DieRolled):
        return other.die in activated.dice
    return isinstance(other, ev.Exhausted) and other.thing == activated.thing


def _next(news: Sequence[ev.AnyEvent], place: int) -> int:
    """The place of what follows, over abilities that nothing has come of."""
    at = place + 1
    while at < len(news) and isinstance(news[at], _WINDOW):
        at += 1
    return at


def _run(news: Sequence[ev.AnyEvent], place: int) -> list[int]:
    """The places of more of the same right after it."""
    event = news[place]
    found: list[int] = []
    for at in range(place + 1, len(news)):
        if type(news[at]) is not type(event) or _deed(news[at]) != _deed(event):
            break
        found.append(at)
    return found


def _run_of(news: Sequence[ev.AnyEvent], place: int, kinds: tuple[type[ev.Event], ...]) -> list[int]:
    """The places of events of these kinds right after it."""
    at = place + 1
    while at < len(news) and isinstance(news[at], kinds):
        at += 1
    return list(range(place + 1, at))


def _leaves(event: ev.AnyEvent, thing: int) -> bool:
    return isinstance(event, ev.Discarded) and event.thing == thing


def _deed(event: ev.AnyEvent) -> tuple[object, ...]:
    return tuple(getattr(event, name, None) for name in ("seat", "by", "zone"))


def _same_gain(other: ev.AnyEvent, event: ev.ResourcesGained) -> bool:
    return isinstance(other, ev.ResourcesGained) and other.amount == event.amount and other.seat != event.seat
