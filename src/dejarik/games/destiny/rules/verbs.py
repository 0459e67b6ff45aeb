"""Verbs: together with `tokens`, `marking` and `piles` the only functions that touch cards, dice and marks.

Here it is counted whether anything changed, and told what happened. Procedures keep the course of the
match beside that: rounds, marking.turns, passes, and what waits.

What some card may precede or replace is a procedure (damage, defeat, activation …) that ends in verbs;
what can only be followed is a verb.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.cards.facts import (
    CHARACTER,
    NOBODY,
    RAGE,
    SHELTERED,
    SUBTYPES,
    UPGRADE,
    outside,
)
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.rules import marking, piles
from dejarik.games.destiny.rules.index import with_newest
from dejarik.games.destiny.rules.values import own_dice
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.destiny.abilities.ability import Resolve
    from dejarik.games.destiny.rules.playing import Apply
    from dejarik.games.destiny.state import Destiny, Thing


# ---- Cards in play --------------------------------------------------------------------------------


def new_id(g: Destiny) -> int:
    g.last_id += 1
    return g.last_id


def enter_play(
    g: Destiny,
    card: str,
    owner: Seat,
    host: int = 0,
    dice: int | None = None,
    controller: Seat | None = None,
) -> int:
    """Put a card into the play area, ready and as a new thing, with its dice on it."""
    # rule: destiny.zone.in-play.enters, destiny.zone.in-play.no-memory, destiny.action.play.enters-ready
    from dejarik.games.destiny.state import Thing

    facts = CARDS[card]
    before = g.cached
    thing = new_id(g)
    # rule: destiny.term.owner, destiny.term.controller.default
    g.things[thing] = Thing(thing, card, facts.type, owner, owner if controller is None else controller, host)
    if facts.has_die:
        # rule: destiny.support.die, destiny.upgrade.die, destiny.die.out-of-play.return
        # rule: destiny.action.activate.late-upgrade, destiny.conflict.upgrade-die-place
        for _ in range(1 if dice is None else dice):
            if card in g.set_aside_dice[owner]:
                g.set_aside_dice[owner].remove(card)
                add_die(g, card, thing, owner)
    g.changes += 1
    g.dirty = True
    g.cached = with_newest(g, before, thing) if before is not None else None
    return thing


def add_die(g: Destiny, card: str, thing: int, seat: Seat) -> int:
    from dejarik.games.destiny.state import Die

    die = new_id(g)
    # rule: destiny.die.id-match, destiny.die.track-same-characters, destiny.zone.dice-on-cards.place
    g.dice[die] = Die(die, card, thing, seat)
    g.cached = None
    return die


def leave_play(g: Destiny, thing: int) -> Thing:
    """Take a card out of play: its dice are set aside, its tokens go back to the supply."""
    # rule: destiny.zone.out-of-play.leaves, destiny.zone.out-of-play.tokens-discarded
    gone = g.things.pop(thing)
    for captive in g.dice.values():
        if captive.captor == thing:
            captive.captor = 0
    for die in g.dice_on(thing):
        if die in g.dice:
            # rule: destiny.die.out-of-play.set-aside, destiny.clarification.dj.game-removals
            g.set_aside_dice[gone.owner].append(g.dice.pop(die).card)
    if gone.card[-1] > "9":
        gone.card = outside(gone.card)
    g.changes += 1
    g.dirty = True
    g.cached = None
    return gone


def flip(g: Destiny, thing: int, side: str) -> None:
    """A double-sided card shows another side, which is neither leaving nor entering play."""
    # rule: destiny.later.double-sided.one-side, destiny.later.double-sided.flip-keeps
    # rule: destiny.later.double-sided.flip-dice, destiny.later.double-sided.flip-type
    # rule: destiny.later.parallel-die
    found = g.things[thing]
    for die in g.dice_on(thing):
        g.set_aside_dice[found.owner].append(g.dice.pop(die).card)
    # What the other side still had to do is not done: only the side that is up has abilities.
    g.queue = [one for one in g.queue if not _of_side(one, thing, found.card)]
    g.heard = [one for one in g.heard if not _of_side(one, thing, found.card)]
    facts = CARDS[side]
    found.card = side
    found.more_dice = 0
    if found.type != facts.type:
        found.host = found.pilots = 0
        if facts.type != CHARACTER:
            found.damage = found.shields = 0
    found.type = facts.type
    g.cached = None
    for _ in range(2 if found.elite and facts.type == CHARACTER else 1):
        if side in g.set_aside_dice[found.owner]:
            g.set_aside_dice[found.owner].remove(side)
            add_die(g, side, thing, found.controller)
    g.changes += 1
    g.dirty = True
    g.cached = None
    g.tell(ev.Flipped(thing, side))


def _of_side(waiting: Resolve | Apply, thing: int, side: str) -> bool:
    """Whether what waits is an ability of this side of a card."""
    ability: str = getattr(waiting, "ability", "")  # a played card has none of its own
    return getattr(waiting, "holder", 0) == thing and ability.partition(".")[0] == side


def make_elite(g: Destiny, thing: int) -> None:
    """A card is elite from now on; a character gets its second die."""
    found = g.things[thing]
    found.elite = True
    if found.card in g.set_aside_dice[found.owner] and own_dice(g, thing) == 1:
        g.set_aside_dice[found.owner].remove(found.card)
        add_die(g, found.card, thing, found.controller)
    g.changes += 1


def return_flipped(g: Destiny, owner: Seat, card: str, side: str) -> int:
    """A defeated character comes back into play with another side up."""
    piles.from_defeated(g, owner, card)
    thing = enter_play(g, side, owner)
    g.tell(ev.Flipped(thing, side))
    return thing


def attach(g: Destiny, thing: int, host: int) -> None:
    """Move an upgrade to another card: its die goes back to its card."""
    # rule: destiny.term.move.upgrade-die-returns, destiny.term.move.keeps-position
    moved = g.things[thing]
    moved.host = host
    for die in g.dice_on(thing):
        _off_the_pool(g, die)
    g.changes += 1
    g.dirty = True
    g.cached = None


def join_team(g: Destiny, owner: Seat, card: str, seat: Seat, *, exhausted: bool) -> int:
    """A set-aside character joins a player's team."""
    # rule: destiny.zone.set-aside.brought-in
    g.set_aside[owner].remove(card)
    thing = enter_play(g, card, owner)
    if seat != owner:
        take_control(g, thing, seat)
    g.things[thing].exhausted = exhausted
    g.tell(ev.JoinedTeam(seat, thing, card))
    return thing


def return_to_play(
    g: Destiny, owner: Seat, card: str, seat: Seat, dice: int, *, exhausted: bool, damage: int
) -> int:
    """A defeated character comes back."""
    piles.from_defeated(g, owner, card, dice)
    thing = enter_play(g, card, owner, dice=dice)
    if seat != owner:
        take_control(g, thing, seat)
    g.things[thing].exhausted = exhausted
    g.things[thing].damage = damage
    g.things[thing].elite = dice > 1 and bool(CARDS[card].flips)
    g.tell(ev.JoinedTeam(seat, thing, card))
    return thing


def take_control(g: Destiny, thing: int, seat: Seat) -> None:
    """A card and its dice come under another player's control; they keep their owner."""
    # rule: destiny.term.owner.control-lost
    g.things[thing].controller = seat
    for die in g.dice_on(thing):
        g.dice[die].seat = seat
    g.changes += 1
    g.cached = None


def use_battlefield(g: Destiny, owner: Seat, card: str, controller: Seat) -> None:
    """A battlefield that lay aside is used from now on."""
    g.set_aside[owner].remove(card)
    g.battlefield = enter_play(g, card, owner, controller=controller)


def switch_battlefield(g: Destiny, by: Seat, owner: Seat, card: str) -> None:
    """Another battlefield takes the place of the one in use, under the same player's control."""
    controller = g.battlefield_controller()
    old = leave_play(g, g.battlefield)
    g.set_aside[old.owner].append(old.card)
    use_battlefield(g, owner, card, controller)
    g.tell(ev.BattlefieldSwitched(by, card))


def claim(g: Destiny, seat: Seat) -> None:
    """A player claims the battlefield and controls it."""
    # rule: destiny.action.claim.take-control, destiny.conflict.claim-order
    # rule: destiny.action.claim.when-already-controlled, destiny.battlefield.single-controller
    battlefield = g.things[g.battlefield]
    theirs = battlefield.controller == seat
    control_battlefield(g, seat)
    g.claimed = seat
    g.decider = NOBODY
    g.tell(ev.Claimed(seat, battlefield.card))
    if not theirs:
        tell_changed_hands(g, seat)


def take_battlefield(g: Destiny, seat: Seat) -> None:
    """A player takes control of the battlefield without claiming it."""
    control_battlefield(g, seat)
    g.decider = NOBODY
    g.tell(ev.BattlefieldTaken(seat, g.things[g.battlefield].card))
    tell_changed_hands(g, seat)


def tell_changed_hands(g: Destiny, seat: Seat) -> None:
    """A player controls the battlefield who did not before: told where a card listens to it."""
    if ev.BattlefieldChangedHands in (g.cached or g.index).after:
        g.tell(ev.BattlefieldChangedHands(seat))


def control_battlefield(g: Destiny, seat: Seat) -> None:
    """A player controls the battlefield; a die that lies on it, not one in a pool, is that player's, too."""
    # rule: destiny.reading.bendus-lair.taking-control
    g.things[g.battlefield].controller = seat
    for die in g.dice_on(g.battlefield):
        if g.dice[die].side < 0:
            g.dice[die].seat = seat
            g.cached = None
    g.changes += 1
    if g.cached is not None and g.cached.reaching:
        g.cached = None  # who controls it may decide what other cards can do


def leave_battlefield(g: Destiny) -> None:
    """Nobody controls the battlefield any more."""
    # rule: destiny.multiplayer.elimination.battlefield-uncontrolled
    g.things[g.battlefield].controller = NOBODY


def train(g: Destiny, thing: int) -> None:
    """A character becomes elite: a second die of its own is lent to it."""
    found = g.things[thing]
    g.set_aside_dice[found.owner].remove(found.card)
    add_die(g, found.card, thing, found.controller)
    found.trained = True
    g.changes += 1


def gain_die(g: Destiny, thing: int) -> bool:
    """A set-aside copy of its die is put on a character, which is not elite for it."""
    found = g.things[thing]
    if found.card not in g.set_aside_dice[found.owner]:
        return False
    g.set_aside_dice[found.owner].remove(found.card)
    add_die(g, found.card, thing, found.controller)
    found.more_dice += 1
    g.changes += 1
    g.tell(ev.DieGained(thing))
    return True


def end_training(g: Destiny, thing: int) -> None:
    """A character is no longer elite; its player chooses which of its dice goes."""
    g.things[thing].trained = False


def begin_piloting(g: Destiny, seat: Seat, pilot: int, vehicle: int) -> None:
    """A character pilots a vehicle from now on, and no other."""
    # rule: destiny.later.piloting.one-vehicle, destiny.later.piloting.begins-trigger
    g.things[pilot].pilots = vehicle
    g.changes += 1
    g.tell(ev.PilotingBegan(seat, pilot, vehicle))


def spare(g: Destiny, thing: int) -> None:
    """The damage on a character is still there, but the defeat it caused has been replaced."""
    g.things[thing].spared = True


def use_up(g: Destiny, thing: int, ability: str) -> None:
    """A power action of a card has been used for this round."""
    # rule: destiny.action.power.once-per-round, destiny.action.power.follows-card
    found = g.things[thing]
    found.used = (*found.used, ability)
    g.changes += 1


def change_type(g: Destiny, thing: int, kind: str) -> None:
    """A card becomes a card of another type: it keeps its position and its die, and nothing else."""
    # rule: destiny.type-change.loses-old-type, destiny.type-change.tokens-removed
    # rule: destiny.type-change.keeps-position, destiny.type-change.dice-return
    # rule: destiny.type-change.character-loses-stats
    found = g.things[thing]
    found.type = kind
    found.host = 0
    found.damage = found.shields = found.resources = 0
    for die in g.dice_on(thing):
        return_die(g, die)
    g.lasting = [one for one in g.lasting if one.subject != thing or not one.aspect.startswith(SUBTYPES)]
    g.changes += 1
    g.dirty = True
    g.cached = None
    g.tell(ev.TypeChanged(thing, kind))


def become_mod(g: Destiny, thing: int, host: int) -> None:
    """A card in play becomes a mod on another card: an upgrade that modifies it."""
    change_type(g, thing, UPGRADE)
    found = g.things[thing]
    found.host = host
    found.pilots = 0
    marking.last(g, f"{SUBTYPES} mod", thing, g.round, marking.FOR_GOOD)
    g.tell(ev.Attached(thing, host))


def exhaust(g: Destiny, thing: int) -> bool:
    """Exhaust a ready card."""
    found = g.things[thing]
    if found.exhausted:
        return False  # rule: destiny.exhausted.cannot-exhaust-exhausted
    # rule: destiny.exhausted.sideways, destiny.ready.upright
    found.exhausted = True
    g.changes += 1
    g.tell(ev.Exhausted(thing))
    return True


def ready(g: Destiny, thing: int) -> bool:
    """Ready an exhausted card."""
    found = g.things[thing]
    if not found.exhausted:
        return False  # rule: destiny.ready.cannot-ready-ready
    # rule: destiny.exhausted.sideways, destiny.ready.upright
    found.exhausted = False
    g.changes += 1
    g.tell(ev.Readied(thing))
    return True


# ---- Dice -----------------------------------------------------------------------------------------


def roll_into_pool(g: Destiny, die: int, seat: Seat = NOBODY) -> None:
    """Roll a die that lies on its card into its player's pool, or into the pool of another who rolls it."""
    if g.cannot_roll(die):
        return
    found = g.dice[die]
    if seat not in (NOBODY, found.seat):
        found.seat = seat
        g.cached = None
    found.side = g.roll(6, die)
    g.changes += 1
    g.tell(ev.DieRolled(found.seat, die, found.side))


def reroll(g: Destiny, die: int) -> None:
    """Roll a die again where it lies in the pool."""
    # rule: destiny.term.roll
    if g.cannot_roll(die):
        return
    found = g.dice[die]
    found.side = g.roll(6, die)
    g.changes += 1
    g.tell(ev.DieRerolled(found.seat, die, found.side))


def turn(g: Destiny, by: Seat, die: int, side: int) -> None:
    """Turn a die to another side."""
    # rule: destiny.term.turn.to-side
    g.dice[die].side = side
    g.changes += 1
    g.tell(ev.DieTurned(by, die, side))


def remove_die(g: Destiny, by: Seat, die: int) -> None:
    """A player moves a die from a pool to its card without resolving it."""
    # rule: destiny.term.remove.die, destiny.term.remove.pool-only
    found = g.dice[die]
    side, value = found.side, g.value(die)
    _off_the_pool(g, die)
    g.changes += 1
    g.tell(ev.DieRemoved(by, die, side, value))


def remove_dice(g: Destiny, by: Seat, dice: list[int], author: Seat) -> None:
    """Remove several dice by one effect, which may be another player's (`author`)."""
    owners = {die: g.dice[die].seat for die in dice}
    for die in dice:
        remove_die(g, by, die)
    for seat in dict.fromkeys(owners.values()):
        g.tell(ev.DiceRemoved(by, seat, tuple(die for die in dice if owners[die] == seat)))
    if ev.DieLost in (g.cached or g.index).after:
        for die in dice:
            g.tell(ev.DieLost(author, die))


def _off_the_pool(g: Destiny, die: int) -> None:
    """A die leaves a pool: it goes to its card, or aside if it was lent from the set-aside dice."""
    found = g.dice[die]
    found.side = -1
    card = g.things.get(found.thing)
    if card is not None and card.controller not in (found.seat, NOBODY):
        found.seat = card.controller
        g.cached = None
    if found.thing == 0:
        # rule: destiny.zone.set-aside.brought-in
        g.set_aside_dice[found.seat].append(g.dice.pop(die).card)
        g.cached = None


def capture(g: Destiny, die: int, captor: int) -> None:
    """A die that has just been removed is placed on another card."""
    g.dice[die].captor = captor
    g.changes += 1
    g.tell(ev.DieCaptured(die, captor))


def swap_sides(g: Destiny, one: int, other: int) -> None:
    """Two dice of copies of one card lie as if each were the other."""
    g.dice[one].side, g.dice[other].side = g.dice[other].side, g.dice[one].side


def delay(g: Destiny, effect: Resolve) -> None:
    """An effect waits for an event."""
    # rule: destiny.effect.delayed.when, destiny.effect.delayed.event-discarded
    g.delayed.append(effect)
    g.changes += 1


def reveal_bids(g: Destiny, seats: tuple[Seat, ...]) -> dict[Seat, int]:
    """The numbers that players have hidden come to light."""
    bids = {seat: int(g.sealed[seat][0]) for seat in seats if g.sealed[seat]}
    g.sealed = []
    g.changes += 1
    g.tell(ev.Bid(tuple(bids.get(seat, 0) for seat in range(g.seats))))
    return bids


def cut_action_phase(g: Destiny, by: Seat) -> None:
    """The action phase ends once what is being done is over."""
    g.cut = True
    g.changes += 1
    g.tell(ev.ActionPhaseCut(by))


def end_action_phase(g: Destiny) -> None:
    """What lasted until the end of the action phase is over."""
    g.lasting = [effect for effect in g.lasting if effect.aspect not in (SHELTERED, RAGE)]


def begin_round(g: Destiny) -> None:
    """What lasted until the end of the last round is over."""
    # rule: destiny.effect.definition
    g.lasting = [effect for effect in g.lasting if effect.last >= g.round]
    for thing in g.things.values():
        thing.used = ()
        thing.pilots = 0  # rule: destiny.later.piloting.until-round-end


def remove_player(g: Destiny, seat: Seat) -> None:
    """The cards, dice and tokens of a player leave the game."""
    # rule: destiny.multiplayer.elimination.components
    for thing in [t for t in g.things.values() if t.id != g.battlefield]:
        if thing.controller == seat and thing.owner == seat:
            del g.things[thing.id]
            for die in [die for die in g.dice.values() if die.thing == thing.id]:
                del g.dice[die.id]
    for die in [die for die in g.dice.values() if not die.thing and die.seat == seat]:  # lent ones
        del g.dice[die.id]
    for pile in (g.hands, g.discards, g.playing, g.set_aside, g.defeated, g.face_down, g.under):
        pile[seat] = []
    if g.dice_of_defeated:
        g.dice_of_defeated[seat] = []
    g.decks[seat].cards = []
    g.decks[seat].seen = {}
    g.set_aside_dice[seat] = []
    g.resources[seat] = 0
    if g.sealed:
        g.sealed[seat] = []
    g.facts.forget(seat)
    g.changes += 1
    g.dirty = True
    g.cached = None


def set_die_aside(g: Destiny, die: int) -> None:
    """A die leaves its card for good."""
    found = g.dice.pop(die)
    owner = g.things[found.thing].owner if found.thing in g.things else found.seat
    g.set_aside_dice[owner].append(found.card)
    g.changes += 1
    g.dirty = True
    g.cached = None


def lend_die(g: Destiny, card: str, seat: Seat, side: int = -1) -> int:
    """Roll a set-aside die into a pool, or lay it there with a side up; 0 if there is none.

    It goes aside again when it leaves the pool.
    """
    # rule: destiny.zone.set-aside.brought-in, destiny.clarification.director-krennic.set-aside-die
    if card not in g.set_aside_dice[seat] or not CARDS[card].has_die:
        return 0
    g.set_aside_dice[seat].remove(card)
    die = add_die(g, card, 0, seat)
    if side < 0:
        roll_into_pool(g, die)
    else:
        lay(g, die, side)
    return die


def lay(g: Destiny, die: int, side: int) -> None:
    """A die that was not rolled lies in a pool with this side up."""
    g.dice[die].side = side
    g.changes += 1


def return_die(g: Destiny, die: int) -> None:
    """A die goes back to its card because it was resolved or the round is over."""
    if die in g.dice and g.dice[die].side >= 0:
        _off_the_pool(g, die)
        g.changes += 1


def return_pool(g: Destiny, seat: Seat) -> None:
    """All dice of a player's pool go back to their cards, lent ones aside."""
    dice = tuple(g.pool(seat))
    for die in dice:
        return_die(g, die)
    if dice:
        g.tell(ev.DiceReturned(seat, dice))
