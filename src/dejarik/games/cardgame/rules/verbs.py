"""Verbs: the functions that write to the game. Each counts a change and tells what happened.

What some card may precede or replace is a procedure (damage, leaving play, playing a card …) that ends
in verbs; what can only be followed is a verb. Those for cards out of play are in `piles.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.cardgame import events as ev
from dejarik.games.cardgame.cards.facts import MOST_CAPTIVE_PLACES, MOST_DIAL, OBJECTIVE
from dejarik.games.cardgame.rules.index import with_newest, without
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame, Lasting, Thing


# ---- Things in play -------------------------------------------------------------------------------


def new_thing(g: CardGame, card: str, type_: str, owner: Seat, host: int = 0) -> int:
    """A thing lies in the play area from now on, ready and without tokens."""
    from dejarik.games.cardgame.state import Thing

    g.last_id += 1
    # rule: cardgame.term.owner
    thing = Thing(g.last_id, card, type_, owner, owner, host)
    if type_ == OBJECTIVE and owner == g.dark:
        taken = {other.place for other in g.things.values()}
        thing.place = next(place for place in range(MOST_CAPTIVE_PLACES) if place not in taken)
    g.things[thing.id] = thing
    g.changes += 1
    g.dirty = True
    if g.cached is not None:
        g.cached = with_newest(g.cached, thing)
    return thing.id


def enter_play(g: CardGame, card: str, type_: str, owner: Seat, host: int = 0) -> int:
    """A card enters play."""
    # rule: cardgame.zone.enters-play, cardgame.deployment.usable-at-once
    thing = new_thing(g, card, type_, owner, host)
    g.tell(ev.EnteredPlay(owner, thing, card, g.engagement is not None))
    return thing


def take_out(g: CardGame, thing: int) -> Thing:
    """A thing leaves the play area: its tokens go back to the pool, its Force card to its owner."""
    # rule: cardgame.component.tokens-return-to-pool, cardgame.force.card-returns-when-unit-leaves
    gone = g.things.pop(thing)
    g.lasting = [lasting for lasting in g.lasting if lasting.thing != thing]
    engagement = g.engagement
    if engagement is not None and g.participating(thing):
        engagement.attackers = tuple(unit for unit in engagement.attackers if unit != thing)
        engagement.defenders = tuple(unit for unit in engagement.defenders if unit != thing)
    g.changes += 1
    g.dirty = True
    if g.cached is not None:
        g.cached = without(g, g.cached, gone)
    return gone


def join_engagement(g: CardGame, unit: int) -> None:
    """A unit takes part in the engagement on its controller's side."""
    engagement = g.engagement
    if engagement is None:
        return
    if g.things[unit].controller == engagement.attacker:
        engagement.attackers = tuple(sorted((*engagement.attackers, unit)))
    else:
        engagement.defenders = tuple(sorted((*engagement.defenders, unit)))
    g.changes += 1


def commit(g: CardGame, unit: int) -> None:
    # rule: cardgame.force.commit-how, cardgame.force.committed-until-leaves
    g.things[unit].committed = True
    g.changes += 1
    g.tell(ev.Committed(g.things[unit].controller, unit))


def last(g: CardGame, lasting: Lasting) -> None:
    """An effect lasts from now on."""
    g.lasting.append(lasting)
    g.changes += 1
    g.dirty = True
    if lasting.thing:
        g.narrate(ev.Affected(lasting.thing, lasting.aspect, lasting.until))
    else:
        g.narrate(ev.Allowed(lasting.seat, lasting.aspect))


def end_lasting(g: CardGame, until: str) -> None:
    """Effects that lasted until now end."""
    if g.lasting:
        g.lasting = [lasting for lasting in g.lasting if lasting.until != until]
        g.changes += 1
        g.dirty = True


# ---- Tokens ---------------------------------------------------------------------------------------


def focus(g: CardGame, thing: int, amount: int) -> None:
    """Place focus tokens."""
    # rule: cardgame.focus.exhausted-can-receive-more, cardgame.component.focus-tokens
    # rule: cardgame.component.token-pool-unlimited, cardgame.setup.6-token-pool
    g.things[thing].focus += amount
    g.changes += 1
    g.tell(ev.Focused(thing, amount))


def remove_focus(g: CardGame, thing: int, amount: int) -> int:
    # rule: cardgame.focus.removal
    found = g.things[thing]
    removed = min(amount, found.focus)
    if removed:
        found.focus -= removed
        g.changes += 1
        g.tell(ev.FocusRemoved(thing, removed))
    return removed


def place_shield(g: CardGame, thing: int, even_if_shielded: bool = False) -> bool:
    """One shield, unless there is one already."""
    # rule: cardgame.shield.max-one, cardgame.component.shield-tokens
    # rule: cardgame.meta.golden-rule-card-over-book
    found = g.things[thing]
    if found.shields and not even_if_shielded:
        return False
    found.shields += 1
    g.changes += 1
    g.tell(ev.ShieldPlaced(thing))
    return True


def use_shield(g: CardGame, thing: int) -> None:
    g.things[thing].shields -= 1
    g.changes += 1
    g.tell(ev.ShieldUsed(thing))


def remove_shields(g: CardGame, thing: int, amount: int) -> int:
    found = g.things[thing]
    removed = min(amount, found.shields)
    if removed:
        found.shields -= removed
        g.changes += 1
        g.tell(ev.ShieldsRemoved(thing, removed))
    return removed


def put_damage(g: CardGame, thing: int, amount: int, source: int, by: Seat) -> None:
    # rule: cardgame.damage.tokens, cardgame.component.damage-tokens, cardgame.component.token-pool-unlimited
    # rule: cardgame.setup.6-token-pool
    found = g.things[thing]
    found.damage += amount
    g.changes += 1
    g.dirty = True
    g.tell(ev.Damaged(found.controller, thing, amount, source, by))


def remove_damage(g: CardGame, thing: int, amount: int) -> int:
    found = g.things[thing]
    removed = min(amount, found.damage)
    if removed:
        found.damage -= removed
        g.changes += 1
        g.tell(ev.DamageRemoved(thing, removed))
    return removed


def move_damage(g: CardGame, source: int, target: int, amount: int) -> int:
    moved = min(amount, g.things[source].damage)
    if moved:
        g.things[source].damage -= moved
        g.things[target].damage += moved
        g.changes += 1
        g.dirty = True
        g.tell(ev.DamageMoved(source, target, moved))
    return moved


def turn_dial(g: CardGame, by: int, least: int = 0) -> int:
    """Turn the Death Star dial; it stops at twelve, and going back at `least`."""
    # rule: cardgame.component.death-star-dial, cardgame.victory.dark-dial-twelve
    before = g.dial
    if by > 0:
        g.dial = min(MOST_DIAL, g.dial + by)
    else:
        g.dial = min(g.dial, max(least, g.dial + by))
    if g.dial != before:
        g.changes += 1
        g.dirty = True
        g.tell(ev.DialTurned(g.dial - before, g.dial))
    return abs(g.dial - before)


def turn_balance(g: CardGame, seat: Seat) -> None:
    # rule: cardgame.component.balance-token
    if g.balance != seat:
        g.balance = seat
        g.changes += 1
        g.dirty = True
        g.tell(ev.BalanceTurned(seat))
