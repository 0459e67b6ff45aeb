"""Damage and defeat.

Damage is one packet with several parts: every part may still be redirected, prevented or replaced, and
then all parts land together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.cards.facts import (
    ASSIGNED_LAST,
    CHARACTER,
    DOWNGRADE,
    DRAWS_INDIRECT,
    INDIRECT,
    NOBODY,
    REDEPLOY,
    SHELTERED,
    TAKES_INDIRECT_AS,
    UPGRADE,
)
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.events import Roles
from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.rules import piles, tokens, verbs
from dejarik.games.destiny.rules.leaving import DiscardFromPlay
from dejarik.games.destiny.rules.occasions import Occasion, author, purse
from dejarik.games.destiny.rules.values import (
    constants,
    has_keyword,
    lasting_dice,
    remaining_health,
)
from dejarik.kernel import Decision, Option, Procedure, Seat, Step, Why

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny

GONE = Why("destiny.defeat.no-longer-usable")


class TakeDamage:
    """Damage that has been dealt is about to be put on characters, and may still be blocked."""


class Damage(Occasion):
    """Would deal damage: parts are target, amount, target, amount …"""

    by: Seat
    parts: tuple[int, ...]
    # rule: destiny.damage.melee-ranged-indirect-difference
    kind: str = ""  # rule: destiny.damage.untyped-by-default, destiny.damage.that-damage
    unblockable: bool = False
    replaced: tuple[int, ...] = ()  # places of the parts that have been redirected
    blocked: tuple[int, ...] = ()  # place, amount, place, amount …: by other means than shields
    landing: bool = False
    ransom: int = 0  # so many resources can still be spent to block as much …
    payer: Seat = NOBODY  # … by this player …
    offered: int = 0  # … who has been asked about the parts before this place

    def heard_as(self) -> tuple[type, ...]:
        return (TakeDamage,) if self.landing else (Damage,)

    def roles(self) -> tuple[Roles, ...]:
        parts = self.parts
        return tuple(
            Roles(self.by, parts[place], 0, (("part", (place,)),))
            for place in range(0, len(parts), 2)
            if parts[place + 1] > 0 and (self.landing or place not in self.replaced)
        )

    def begin(self, g: Destiny) -> Step:
        target = g.things.get(self.parts[0]) if self.parts else None
        if target is not None and target.type != CHARACTER and self.kind != INDIRECT:
            return self.land(g)  # what could happen before that is about characters
        return g.before(self, then=self.block)

    def block(self, g: Destiny) -> Step:
        """What else blocks damage does so together with the shields."""
        # rule: destiny.shield.with-other-blocking, destiny.damage.unblockable
        # rule: destiny.conflict.unblockable-scope
        self.landing = True
        if self.unblockable:
            return self.land(g)
        return self.sell(g) if self.ransom else g.before(self, then=self.land)

    def sell(self, g: Destiny) -> Step:
        """Whoever may spend resources to block damage decides it for one part after another."""
        while self.offered < len(self.parts):
            if self.most_bought(g) > 0:
                return g.ask(self, self.how_much, then=self.buy)
            self.offered += 2
        return g.before(self, then=self.land)

    def most_bought(self, g: Destiny) -> int:
        left = self.parts[self.offered + 1] - self.blocked_at(self.offered)
        return min(left, self.ransom, purse(g, self.payer))

    def how_much(self, g: Destiny) -> Decision:
        options = tuple(Option(Do.BLOCK, str(number)) for number in range(self.most_bought(g), -1, -1))
        return Decision(self.payer, Ask.RANSOM, options, self.parts[self.offered], public=True)

    def buy(self, g: Destiny, option: Option) -> Step:
        number = int(option.subject)
        tokens.spend_resources(g, self.payer, number)
        self.blocked = (*self.blocked, self.offered, number)
        self.ransom -= number
        self.offered += 2
        return self.sell(g)

    def blocked_at(self, place: int) -> int:
        return sum(self.blocked[n + 1] for n in range(0, len(self.blocked), 2) if self.blocked[n] == place)

    def sheltered(self, g: Destiny, target: int) -> bool:
        """Whether all but indirect damage that opponents deal to a character is blocked for now."""
        if self.kind == INDIRECT or self.by == g.things[target].controller:
            return False
        return any(one.aspect == SHELTERED and one.subject == target for one in g.lasting)

    def land(self, g: Destiny) -> Step:
        """Shields block, and what is left is put on the characters, all at once."""
        # rule: destiny.damage.distribute.simultaneous, destiny.damage.modifier-is-one-attack
        total = 0
        touched: list[int] = []
        elsewhere = False
        for place in range(0, len(self.parts), 2):
            target, amount = self.parts[place], self.parts[place + 1]
            # rule: destiny.support.no-damage
            if amount <= 0 or not g.is_character(target):  # rule: destiny.damage.zero
                if amount > 0 and target in g.things:
                    # A card said that it could be.
                    elsewhere |= self.land_elsewhere(g, target, amount - self.blocked_at(place))
                continue
            # rule: destiny.shield.blocks-one, destiny.shield.mandatory, destiny.shield.before-damage
            # rule: destiny.damage.unblockable, destiny.damage.unblockable-keeps-shields
            blocked = self.blocked_at(place) if self.blocked else 0
            if g.lasting and not self.unblockable and self.sheltered(g, target):
                blocked = amount
            if not self.unblockable:
                blocked += tokens.remove_shields(g, target, amount - blocked)
            # rule: destiny.damage.excess-ignored
            taken = min(amount - blocked, remaining_health(g, target))
            if taken > 0:
                tokens.put_damage(g, target, taken)
            if blocked:
                g.narrate(ev.DamageBlocked(target, blocked))
            # rule: destiny.term.take-damage.tokens, destiny.term.take-damage.blocked
            # rule: destiny.term.take-damage.dealt-anyway, destiny.conflict.shield-dealt
            g.tell(ev.DamageDealt(self.by, target, amount, taken, self.kind))
            total += amount
            touched.append(target)
        if ev.Harmed in (g.cached or g.index).after:
            for target in touched:
                g.tell(ev.Harmed(author(g), target))
        # Blocked damage has been dealt all the same; damage that went to somebody else has not.
        # rule: destiny.conflict.grenades-then, destiny.effect.replacement.original-gone
        whole = (bool(touched) or elsewhere) and not self.replaced
        return g.done(happened=total > 0 or elsewhere, whole=whole, amount=total, touched=tuple(touched))

    def land_elsewhere(self, g: Destiny, target: int, amount: int) -> bool:
        """Indirect damage lies on what is no character, and has been dealt as if it were one (the answer);
        of other damage only shields take notice there."""
        if self.kind == INDIRECT:
            if amount:
                tokens.place_damage(g, target, amount)
            return True
        # rule: destiny.reading.destroy-the-death-star.damage
        blocked = 0 if self.unblockable else tokens.remove_shields(g, target, amount)
        if blocked:
            g.narrate(ev.DamageBlocked(target, blocked))
            g.tell(ev.DamageDealt(self.by, target, blocked, 0, self.kind))
        return False


class Distribute(Procedure["Destiny"]):
    """A player distributes damage among their characters, one at a time; then it lands together."""

    seat: Seat  # who distributes, among their own characters
    by: Seat
    amount: int
    kind: str = ""
    unblockable: bool = False
    assigned: tuple[int, ...] = ()  # one entry for each damage assigned so far, sorted
    anybodys: bool = False  # among all characters, not only their own
    ransom: int = 0  # so much of it can be blocked once it is dealt, a resource for each
    lose: bool = False  # … or is not dealt at all, and the resources are lost
    robber: Seat = NOBODY  # whose effect makes them lose it, until that is told

    def begin(self, g: Destiny) -> Step:
        if self.amount <= 0 or not g.characters(self.seat):
            return g.done(happened=False, whole=False)
        return self.go_on(g)

    def go_on(self, g: Destiny) -> Step:
        if len(self.assigned) < self.amount:
            return g.ask(self, self.to_whom, then=self.assign)
        if not self.assigned:
            return g.done()  # all of it was bought off
        parts: list[int] = []
        for character in sorted(set(self.assigned)):
            parts += [character, self.assigned.count(character)]
        damage = Damage(self.by, tuple(parts), self.kind, self.unblockable)
        if self.ransom and not self.lose:
            damage.ransom, damage.payer = self.ransom, self.seat
        return g.call(self, damage, then=self.landed)

    def to_whom(self, g: Destiny) -> Decision:
        # rule: destiny.damage.distribute.by-owner, destiny.symbol.indirect.split
        options = [Option(Do.ASSIGN, target) for target in self.targets(g)]
        if self.lose and self.ransom and g.resources[self.seat]:
            options.append(Option(Do.PAY))
        left = self.amount - len(self.assigned)
        return Decision(self.seat, Ask.DISTRIBUTE, tuple(options), left, public=True)

    def targets(self, g: Destiny) -> list[int]:
        """What the next damage can be assigned to."""
        characters = g.all_characters() if self.anybodys else list(g.characters(self.seat))
        # rule: destiny.damage.indirect.assignment-cap
        open_ = [
            character
            for character in characters
            if self.assigned.count(character) < remaining_health(g, character) + g.things[character].shields
        ]
        changed = (g.cached or g.index).constants
        if self.kind == INDIRECT and (TAKES_INDIRECT_AS in changed or DRAWS_INDIRECT in changed):
            open_ = self.changed_targets(g, open_)
        if ASSIGNED_LAST in changed and self.kind == INDIRECT:
            open_ = _those_before(g, open_)
        # rule: destiny.damage.indirect.assignment-cap-exception
        return open_ or characters

    def changed_targets(self, g: Destiny, open_: list[int]) -> list[int]:
        """Where constant abilities let indirect damage be assigned, or make it."""
        drawing = {t for one, view in constants(g, DRAWS_INDIRECT) for t in one.of.find(g, view)}
        if drawing.intersection(open_):
            return [target for target in open_ if target in drawing]
        for one, view in constants(g, TAKES_INDIRECT_AS):
            so_far = g.things[view.holder].damage + self.assigned.count(view.holder)
            if view.you == self.seat and so_far < one.health:
                open_.append(view.holder)
        return open_

    def assign(self, g: Destiny, option: Option) -> Step:
        if option.kind == Do.PAY:
            tokens.lose_resources(g, self.seat, 1)
            if self.robber != NOBODY:
                tokens.tell_robbed(g, self.seat, self.robber)
                self.robber = NOBODY
            self.amount -= 1
            self.ransom -= 1
            return self.go_on(g)
        self.assigned = tuple(sorted((*self.assigned, int(option.subject))))
        return self.go_on(g)

    def landed(self, g: Destiny) -> Step:
        result = self.result
        if result is None:
            return g.done(happened=False, whole=False)
        if self.by == self.seat and self.kind == INDIRECT and ev.SelfInflicted in (g.cached or g.index).after:
            g.tell(ev.SelfInflicted(self.seat))
        return g.done(result.happened, result.whole, result.amount, result.touched)


def _those_before(g: Destiny, characters: list[int]) -> list[int]:
    """Without those that indirect damage is assigned to last, while there are others."""
    last = {view.holder for _, view in constants(g, ASSIGNED_LAST)}
    return [character for character in characters if character not in last] or characters


class GainShields(Occasion):
    """Characters are about to gain shields. Asked for only where a card listens to it."""

    targets: tuple[int, ...]  # whoever is named twice gains twice as many
    amount: int

    def roles(self) -> tuple[Roles, ...]:
        return tuple(Roles(NOBODY, target) for target in dict.fromkeys(self.targets))

    def begin(self, g: Destiny) -> Step:
        return g.before(self, then=self.give)

    def give(self, g: Destiny) -> Step:
        there = tuple(target for target in self.targets if target in g.things)
        given = tokens.share_shields(g, there, self.amount)
        return g.done(happened=any(given), whole=bool(given) and all(given))


class DefeatByDamage:
    """A character is defeated because it has as much damage as health."""


class Defeat(Occasion):
    """Would defeat a character: its card and dice are set aside, then what was attached is discarded."""

    seat: Seat  # who controls it
    thing: int
    by_damage: bool = False
    orphans: tuple[int, ...] = ()
    redeploying: tuple[int, ...] = ()  # those that had Redeploy while still attached

    def why_not(self, g: Destiny) -> Why | None:
        # Healing in the window does not help: nothing but a replacement could change a defeat.
        return None if g.is_character(self.thing) else GONE  # rule: destiny.faq.obi-wan-heal

    def heard_as(self) -> tuple[type, ...]:
        return (Defeat, DefeatByDamage) if self.by_damage else (Defeat,)

    def roles(self) -> tuple[Roles, ...]:
        return (Roles(self.seat, self.thing),)

    def begin(self, g: Destiny) -> Step:
        return g.before(self, then=self.set_aside)

    def set_aside(self, g: Destiny) -> Step:
        # rule: destiny.defeat.set-aside, destiny.defeat.out-of-play, destiny.conflict.defeated-zone
        attached = g.index.attached.get(self.thing, ())
        self.orphans = (*self.orphans, *attached)
        self.redeploying += tuple(orphan for orphan in attached if has_keyword(g, orphan, REDEPLOY))
        face = g.things[self.thing].card
        dice = lasting_dice(g, self.thing)
        gone = verbs.leave_play(g, self.thing)
        # rule: destiny.reading.dark-ritual.side
        piles.to_defeated(g, gone.owner, face, dice)
        for orphan in attached:
            _dice_off_the_table(g, orphan)
        if gone.pilots in g.things:
            g.tell(ev.PilotingEnded(self.thing, gone.pilots))  # rule: destiny.later.piloting.defeated-pilot
        g.tell(ev.Defeated(self.seat, self.thing, face))
        return g.go(self, then=self.leave_orphans)

    def fell(self, g: Destiny) -> Step:
        """Saved, or gone already: what others left behind is still due."""
        return self.leave_orphans(g) if self.orphans else g.done(happened=False, whole=False)

    def leave_orphans(self, g: Destiny) -> Step:
        """Who falls together is gone together: the last of them discards what all have left behind."""
        # rule: destiny.defeat.set-aside, destiny.defeat.no-longer-usable
        below = len(g.stack) - 2
        if below >= 0 and isinstance(g.stack[below], Defeat):
            other = g.own(below)
            if isinstance(other, Defeat) and g.is_character(other.thing):
                other.orphans = self.orphans
                other.redeploying = self.redeploying
                return g.done()
        return self.next_orphan(g)

    def next_orphan(self, g: Destiny) -> Step:
        """Discard upgrades, then downgrades, one after another; Redeploy may replace it."""
        # rule: destiny.defeat.discard-upgrades, destiny.defeat.discard-downgrades
        for kind in (UPGRADE, DOWNGRADE):
            for orphan in self.orphans:
                found = g.things.get(orphan)
                if found is not None and found.host not in g.things and found.type == kind:
                    sub = DiscardFromPlay(found.controller, orphan, orphan in self.redeploying)
                    return g.call(self, sub, then=self.next_orphan)
        g.dirty = True  # nobody has lost before all that are defeated together are gone
        return g.done()


def _dice_off_the_table(g: Destiny, upgrade: int) -> None:
    """The dice of a defeated character's upgrades leave the pool at once, with the character."""
    # rule: destiny.clarification.dj.game-removals
    for die in g.dice_on(upgrade):
        verbs.return_die(g, die)


def lethal(g: Destiny) -> list[int]:
    """Characters with as much damage as health."""
    # rule: destiny.damage.defeat-threshold, destiny.later.double-sided.health
    found: list[int] = []
    changed = constants(g, "health") if "health" in (g.cached or g.index).constants else ()
    for character in g.all_characters():
        thing = g.things[character]
        total = CARDS[thing.card].health
        for constant, view in changed:
            total += constant.bonus(g, view, character)
        if thing.damage >= total and not thing.spared:
            found.append(character)
    return found
