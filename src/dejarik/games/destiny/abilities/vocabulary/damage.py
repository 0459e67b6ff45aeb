"""Effects on characters: damage, shields, healing, and what blocks or redirects damage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from dejarik.games.destiny.abilities.ability import Code, Effect, Op, Resolve
from dejarik.games.destiny.abilities.vocabulary.amounts import (
    REMOVED,
    Amount,
    HowMany,
    TokensOn,
    TokensRemoved,
    ValueOf,
    amount,
)
from dejarik.games.destiny.abilities.vocabulary.choosing import (
    Countable,
    OnPlayer,
    Target,
    ask_amount,
    choose_for,
    choose_who,
    chosen,
    pick_first,
    wanted,
)
from dejarik.games.destiny.abilities.vocabulary.filters import Number
from dejarik.games.destiny.abilities.vocabulary.references import AN_OPPONENT, HOST, THIS, Reference, Who
from dejarik.games.destiny.abilities.vocabulary.selectors import MANY, Select
from dejarik.games.destiny.cards.facts import GIVING_SHIELDS, HEALING, INDIRECT, SHELTERED
from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.rules import marking, piles, tokens, values
from dejarik.games.destiny.rules.damage import Damage, Distribute, GainShields
from dejarik.kernel import Decision, Option, Step, Why

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


NO_TARGET = Why("destiny.term.choose.no-target")
NO_DAMAGE = Why("destiny.damage.zero")
NO_SHIELDS = Why("destiny.term.choose.no-target")


def known_before(amount: int | Amount) -> Amount | None:
    """An amount that does not depend on who is chosen: if it is 0, nobody is asked."""
    return amount if isinstance(amount, ValueOf | HowMany | TokensRemoved) else None


class DealDamage(Effect, frozen=True):
    """Deal damage to a character, or the same to each of several, all at once."""

    amount: int | Amount
    to: Target
    unblockable: bool = False
    as_: str = ""

    def lay(self, code: Code) -> None:
        choose_for(code, self.amount)
        code.append(pick_first(code, self, Do.DAMAGE, "to", self.as_, known_before(self.amount)))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        targets = chosen(self.to, g, r)
        number = amount(g, r, self.amount)
        if not targets or number <= 0:  # rule: destiny.damage.zero
            r.whole = False
            return None
        parts = tuple(part for target in targets for part in (target, number))
        return r.call(g, Damage(r.you, parts, unblockable=self.unblockable))

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        if not self.to.find(g, r):
            return NO_TARGET
        # rule: destiny.damage.zero, destiny.reading.threaten.blank
        return NO_DAMAGE if isinstance(self.amount, ValueOf) and not self.amount.count(g, r) else None


class DealIndirect(Effect, frozen=True):
    """Deal indirect damage to a player, who distributes it."""

    amount: int | Amount
    to: Who = AN_OPPONENT
    ransom: int = 0  # that player may spend up to so many resources to block that much of it
    as_: str = ""  # the characters that it was dealt to

    def lay(self, code: Code) -> None:
        choose_who(code, self.to)
        code.append(self)

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        seats = self.to.seats(g, r)
        if not seats:
            r.whole = False
            return None
        number = amount(g, r, self.amount)
        return r.call(g, Distribute(seats[0], r.you, number, INDIRECT, ransom=self.ransom))

    def returned(self, g: Destiny, r: Resolve) -> None:
        super().returned(g, r)
        if self.as_ and r.result is not None:
            r.bind(self.as_, *r.result.touched)


class MakeThemDistribute(OnPlayer, frozen=True):
    """A player deals damage to their own characters, distributed as they wish."""

    amount: int | Amount
    or_lose: bool = False  # or loses a resource for any of it

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        # rule: destiny.damage.distribute.by-owner
        for seat in self.who.seats(g, r):
            number = amount(g, r, self.amount)
            if not self.or_lose:
                return r.call(g, Distribute(seat, seat, number))
            return r.call(g, Distribute(seat, seat, number, ransom=number, lose=True, robber=r.author))
        r.whole = False
        return None


class ShareDamage(Effect, frozen=True):
    """Deal damage to any number of characters, distributed as you wish."""

    amount: int | Amount
    unblockable: bool = False

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        number = amount(g, r, self.amount)
        if number <= 0:  # rule: destiny.damage.zero
            r.whole = False
            return None
        return r.call(g, Distribute(r.you, r.you, number, unblockable=self.unblockable, anybodys=True))


class GiveShields(Effect, frozen=True):
    """Give shields to a character."""

    amount: int | Amount
    to: Target
    as_: str = ""

    def lay(self, code: Code) -> None:
        code.append(pick_first(code, self, Do.SHIELD, "to", self.as_))

    def useless(self, g: Destiny, r: Resolve) -> bool:
        return isinstance(self.to, Select) and self.to.every and not self.to.find(g, r)

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        number = amount(g, r, self.amount)
        if values.barred(g, r.you, GIVING_SHIELDS):
            r.whole = False
            return None
        if GainShields in g.index.before:
            return r.call(g, GainShields(tuple(chosen(self.to, g, r)), number))
        for target in chosen(self.to, g, r):
            if not tokens.give_shields(g, target, number):  # rule: destiny.reading.rey.surplus-shields
                r.whole = False
        return None


class RemoveShields(Countable, frozen=True):
    """Remove this many shields from a character, or all of them."""

    what: Target
    amount: int = 0  # 0: all
    up_to: bool = False

    def lay(self, code: Code) -> None:
        effect = pick_first(code, self, Do.UNSHIELD, "what")
        ask_amount(code, effect)
        code.append(effect)

    def possible(self, g: Destiny, r: Resolve) -> int:
        shields = [g.things[target].shields for target in chosen(self.what, g, r)]
        return min(self.amount or MANY, sum(shields))

    def useless(self, g: Destiny, r: Resolve) -> bool:
        return not any(g.things[int(thing)].shields for thing in self.what.find(g, r))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        targets = chosen(self.what, g, r)
        number = wanted(g, r, self, self.amount or MANY)
        removed = [tokens.remove_shields(g, target, number) for target in targets]
        r.bind("unshielded", sum(removed))
        if not removed or (self.amount and min(removed) < number):
            r.whole = False
        return None

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        least = max(1, self.amount)
        found = any(g.things[int(thing)].shields >= least for thing in self.what.find(g, r))
        return None if found else NO_SHIELDS


class PlaceDamage(Effect, frozen=True):
    """Put damage tokens on a card that is no character: shields do not help, and nobody takes them."""

    amount: int | Amount
    on: Target = THIS
    as_: str = ""

    def lay(self, code: Code) -> None:
        code.append(pick_first(code, self, Do.PLACE_ON, "on", self.as_, known_before(self.amount)))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        # rule: destiny.support.no-damage, destiny.meta.golden-rule.card-over-rules
        number = amount(g, r, self.amount)
        things = chosen(self.on, g, r)
        for thing in things:
            tokens.place_damage(g, thing, number)
        if not things or number <= 0:
            r.whole = False
        return None

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        return None if self.on.find(g, r) else NO_TARGET


class Heal(Countable, frozen=True):
    """Heal damage from a character, all of it if it is `MANY`; from another card it is just removed."""

    amount: int | Amount
    what: Target
    up_to: bool = False

    def lay(self, code: Code) -> None:
        effect = pick_first(code, self, Do.HEAL, "what", amount=known_before(self.amount))
        ask_amount(code, effect)
        code.append(effect)

    def possible(self, g: Destiny, r: Resolve) -> int:
        targets = chosen(self.what, g, r)
        return min(amount(g, r, self.amount), g.things[targets[0]].damage) if targets else 0

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        number = wanted(g, r, self, self.amount)
        healed = 0
        for target in chosen(self.what, g, r):
            if g.is_character(target) and values.barred(g, r.you, HEALING):
                r.whole = False
                continue
            here = tokens.heal(g, target, number)
            healed += here
            if here < number and self.amount != MANY:
                r.whole = False
        if self.up_to or self.amount == MANY:
            r.bind(REMOVED["damage"], healed)
        return None

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        least = 1 if self.up_to else amount(g, r, self.amount)
        damaged = any(g.things[int(thing)].damage >= least for thing in self.what.find(g, r))
        return None if damaged else NO_TARGET


class MoveDamage(Effect, frozen=True):
    """Move up to so much damage from one card to another; shields do not help."""

    most: int
    from_: Target
    to: Target
    exactly: bool = False

    def lay(self, code: Code) -> None:
        # Where there is no damage there is none to move.
        from_ = self.from_
        if isinstance(from_, Select):
            from_ = msgspec.structs.replace(from_, where=(*from_.where, Number("damage", ">=", 1)))
        damaged = msgspec.structs.replace(self, from_=from_)
        first = pick_first(code, damaged, Do.MOVE_FROM, "from_", "from")
        chosen = HowMany("from") if isinstance(from_, Select) else None
        code.append(pick_first(code, first, Do.MOVE_TO, "to", "to", chosen))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        # rule: destiny.term.move, destiny.term.move.no-destination
        if self.ends(g, r) is None:
            r.whole = False
            return None
        return r.ask(g)

    def useless(self, g: Destiny, r: Resolve) -> bool:
        return not any(g.things[int(thing)].damage for thing in self.from_.find(g, r))

    def ends(self, g: Destiny, r: Resolve) -> tuple[int, int] | None:
        """From where to where, if both are still there."""
        source = chosen(self.from_, g, r)
        target = chosen(self.to, g, r)
        return (int(source[0]), int(target[0])) if source and target else None

    def question(self, g: Destiny, r: Resolve) -> Decision:
        ends = self.ends(g, r)
        most = min(self.most, g.things[ends[0]].damage) if ends is not None else 0
        least = most if self.exactly else 0
        options = tuple(Option(Do.AMOUNT, str(number)) for number in range(most, least - 1, -1))
        return Decision(r.you, Ask.MOVE_AMOUNT, options, r.ability, public=True)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        ends = self.ends(g, r)
        if ends is not None:
            tokens.move_damage(g, r.you, *ends, int(option.subject))
        return None


class StrikeOwn(Effect, frozen=True):
    """For each of the dice, deal damage equal to its value to the character it belongs to."""

    dice: Select

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        struck = [(g.dice[int(die)].thing, g.value(int(die))) for die in self.dice.find(g, r)]
        parts = tuple(part for thing, value in struck if value > 0 for part in (thing, value))
        if not parts:
            r.whole = False
            return None
        return r.call(g, Damage(r.you, parts))


class StrikeEachOther(Effect, frozen=True):
    """Two dice: each deals damage equal to its value to the character that the other one belongs to."""

    one: Reference
    other: Reference

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        pairs = ((self.one, self.other), (self.other, self.one))
        struck = [(a, b) for mine, theirs in pairs for a in mine.find(g, r) for b in theirs.find(g, r)]
        hits = [(g.dice[theirs].thing, g.value(mine)) for mine, theirs in struck]
        parts = tuple(part for thing, value in hits if value > 0 for part in (thing, value))
        if not parts:
            r.whole = False
            return None
        return r.call(g, Damage(r.you, parts))


class MoveShields(Countable, frozen=True):
    """Move shields from one card to a character: this many, or all of them (`MANY`)."""

    amount: int
    from_: Target
    to: Target
    up_to: bool = False

    def lay(self, code: Code) -> None:
        first = pick_first(code, self, Do.MOVE_FROM, "from_", "from")
        # Where there is no shield, nobody asks where to.
        # rule: destiny.ability.as-fully-as-possible
        shields = TokensOn("shields", first.from_) if isinstance(first.from_, Reference) else None
        effect = pick_first(code, first, Do.MOVE_TO, "to", "to", shields)
        ask_amount(code, effect)
        code.append(effect)

    def possible(self, g: Destiny, r: Resolve) -> int:
        sources, targets = chosen(self.from_, g, r), chosen(self.to, g, r)
        if not sources or not targets:
            return 0
        room = values.most_shields(g, targets[0]) - g.things[targets[0]].shields
        return min(self.amount, g.things[sources[0]].shields, room)

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        sources, targets = chosen(self.from_, g, r), chosen(self.to, g, r)
        number = wanted(g, r, self, self.amount)
        moved = tokens.move_shields(g, sources[0], targets[0], number) if sources and targets else 0
        if moved < number:
            r.whole = False
        return None

    def useless(self, g: Destiny, r: Resolve) -> bool:
        return not self.from_.find(g, r)


GIVEN, SHARED = "#given", "#shared"  # how many so far; who gets shields, one entry for each


class ShareShields(Effect, frozen=True):
    """Give shields to characters, distributed as you wish."""

    amount: int
    among: Select

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        # rule: destiny.shield.maximum
        to = tuple(r.ids(SHARED))
        if len(to) < self.amount:
            if self.open(g, r):
                return r.ask(g)
            r.whole = False
        r.unbind(SHARED)
        if to and GainShields in g.index.before:
            return r.call(g, GainShields(to, 1))
        tokens.share_shields(g, to, 1)
        return None

    def open(self, g: Destiny, r: Resolve) -> list[int]:
        """Who can still be given a shield."""
        if values.barred(g, r.you, GIVING_SHIELDS):
            return []
        return [
            int(one)
            for one in self.among.find(g, r)
            if g.things[int(one)].shields + r.ids(SHARED).count(int(one)) < values.most_shields(g, int(one))
        ]

    def question(self, g: Destiny, r: Resolve) -> Decision:
        options = tuple(Option(Do.SHIELD, character) for character in self.open(g, r))
        return Decision(r.you, Ask.SHIELD, options, r.ability, public=True)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        r.bind(SHARED, *r.ids(SHARED), option.subject)
        r.pc -= 1  # and once more, from `run`
        return None


class RemoveShieldsAmong(Effect, frozen=True):
    """Remove up to so many shields in all from characters, or any number of them."""

    most: int  # MANY: any number
    among: Select

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if sum(r.ids(GIVEN)) < self.most and self.open(g, r):
            return r.ask(g)
        self.over(r)
        return None

    def over(self, r: Resolve) -> None:
        r.bind(REMOVED["shields"], sum(r.ids(GIVEN)))
        r.unbind(GIVEN)

    def open(self, g: Destiny, r: Resolve) -> list[int]:
        return [int(one) for one in self.among.find(g, r) if g.things[int(one)].shields]

    def question(self, g: Destiny, r: Resolve) -> Decision:
        options = [Option(Do.UNSHIELD, character) for character in self.open(g, r)]
        return Decision(r.you, Ask.UNSHIELD, (*options, Option(Do.STOP)), r.ability, public=True)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        if option.kind == Do.STOP:
            self.over(r)
            return None
        tokens.remove_shields(g, int(option.subject), 1)
        r.bind(GIVEN, sum(r.ids(GIVEN)) + 1)
        r.pc -= 1  # and once more, from `run`
        return None


MOVES, FROM = "#moves", "#from"  # what goes where: source, target, source, target …


class MoveAmong(Effect, frozen=True):
    """Move tokens among cards as you wish; all of them move at once."""

    kind: Literal["damage", "shields"]
    among: Select
    from_: Select | None = None  # where they come from, if not only from among those

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if self.sources(g, r):
            return r.ask(g)
        return self.move(g, r)

    def count(self, g: Destiny, r: Resolve, thing: int) -> int:
        """How many there will be on a card, after what has been chosen so far."""
        moves = r.ids(MOVES)
        have = g.things[thing].shields if self.kind == "shields" else g.things[thing].damage
        return have - moves[::2].count(thing) + moves[1::2].count(thing)

    def sources(self, g: Destiny, r: Resolve) -> list[int]:
        """Where a token has not moved yet, and can go elsewhere."""
        moves = r.ids(MOVES)
        found = []
        for one in (self.from_ or self.among).find(g, r):
            thing = g.things[int(one)]
            have = thing.shields if self.kind == "shields" else thing.damage
            if have > moves[::2].count(thing.id) and self.targets(g, r, thing.id):
                found.append(thing.id)
        return found

    def targets(self, g: Destiny, r: Resolve, source: int) -> list[int]:
        others = [int(one) for one in self.among.find(g, r) if one != source]
        return [one for one in others if self.count(g, r, one) < self.room(g, one)]

    def room(self, g: Destiny, thing: int) -> int:
        return values.most_shields(g, thing) if self.kind == "shields" else values.health(g, thing)

    def question(self, g: Destiny, r: Resolve) -> Decision:
        if r.get(FROM):
            options = [Option(Do.MOVE_TO, one) for one in self.targets(g, r, r.ids(FROM)[0])]
            return Decision(r.you, Ask.MOVE_TO, tuple(options), r.ability, public=True)
        options = [Option(Do.MOVE_FROM, one) for one in self.sources(g, r)]
        return Decision(r.you, Ask.MOVE_FROM, (*options, Option(Do.STOP)), r.ability, public=True)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        if option.kind == Do.STOP:
            return self.move(g, r)
        if option.kind == Do.MOVE_FROM:
            r.bind(FROM, int(option.subject))
            return r.ask(g)
        r.bind(MOVES, *r.get(MOVES), *r.get(FROM), int(option.subject))
        r.unbind(FROM)
        r.pc -= 1  # and once more, from `run`
        return None

    def move(self, g: Destiny, r: Resolve) -> Step | None:
        moves = r.ids(MOVES)
        r.unbind(MOVES)
        for source, target in zip(moves[::2], moves[1::2], strict=True):
            if self.kind != "shields":
                tokens.move_damage(g, r.you, source, target, 1)
            else:
                tokens.move_shields(g, source, target, 1)
        return None


class Block(Effect, frozen=True):
    """Block so much of the damage that is about to be taken; the shields block what is left."""

    amount: int | Amount

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        # rule: destiny.shield.with-other-blocking
        frame = g.own(r.depth)
        if isinstance(frame, Damage):
            (place,) = r.ids("part")
            left = frame.parts[place + 1] - frame.blocked_at(place)
            frame.blocked = (*frame.blocked, place, min(amount(g, r, self.amount), left))
        return None


class BlockWithShields(Effect, frozen=True):
    """Block damage that another character is about to take with as many shields of this one as you like."""

    of: Reference

    def optional_form(self, skip: int) -> Op | None:
        return self  # one may also use none of them

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if self.useless(g, r):
            r.whole = False
            return None
        return r.ask(g)

    def useless(self, g: Destiny, r: Resolve) -> bool:
        return self.most(g, r) <= 0

    def most(self, g: Destiny, r: Resolve) -> int:
        frame = g.stack[r.depth]
        if not isinstance(frame, Damage):
            return 0
        (place,) = r.ids("part")
        left = frame.parts[place + 1] - frame.blocked_at(place)
        return min(left, sum(g.things[one].shields for one in self.of.find(g, r)))

    def question(self, g: Destiny, r: Resolve) -> Decision:
        options = tuple(Option(Do.BLOCK, str(number)) for number in range(self.most(g, r), -1, -1))
        return Decision(r.you, Ask.BLOCK, options, r.ability, public=True)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        # rule: destiny.shield.blocks-one, destiny.shield.with-other-blocking
        frame = g.own(r.depth)
        removed = sum(tokens.remove_shields(g, one, int(option.subject)) for one in self.of.find(g, r))
        if isinstance(frame, Damage) and removed:
            frame.blocked = (*frame.blocked, r.ids("part")[0], removed)
        return None


class BlockFromDeck(Effect, frozen=True):
    """Discard as many cards from the top of your deck as there is damage, to block it.

    The player decides whether that comes before the shields or after them.
    """

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if self.useless(g, r):
            r.whole = False
            return None
        return r.ask(g)

    def useless(self, g: Destiny, r: Resolve) -> bool:
        return not self.amounts(g, r)

    def amounts(self, g: Destiny, r: Resolve) -> list[int]:
        """How much there is to block: all of it, or what the shields leave."""
        frame = g.stack[r.depth]
        if not isinstance(frame, Damage):
            return []
        (place,) = r.ids("part")
        whole = frame.parts[place + 1] - frame.blocked_at(place)
        # rule: destiny.shield.with-other-blocking, destiny.clarification.force-illusion.order-with-shields
        after_shields = whole - g.things[frame.parts[place]].shields
        return [number for number in dict.fromkeys((whole, after_shields)) if number > 0]

    def question(self, g: Destiny, r: Resolve) -> Decision:
        options = tuple(Option(Do.BLOCK, str(number)) for number in self.amounts(g, r))
        return Decision(r.you, Ask.BLOCK, options, r.ability, public=True)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        number = int(option.subject)
        if len(piles.discard_from_deck(g, r.you, number)) < number:
            r.whole = False  # rule: destiny.clarification.force-illusion.too-few-cards
            return None
        frame = g.own(r.depth)
        if isinstance(frame, Damage):
            frame.blocked = (*frame.blocked, r.ids("part")[0], number)
        return None


class Shelter(Effect, frozen=True):
    """For the rest of the action phase, opponents' damage to a character is blocked if it is not indirect."""

    what: Reference

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for thing in self.what.find(g, r):
            marking.last(g, SHELTERED, thing, g.round, g.round)
        return None


class Redirect(Effect, frozen=True):
    """That damage is dealt to another character instead."""

    to: Reference = HOST

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        frame = g.own(r.depth)
        targets = self.to.find(g, r)
        if isinstance(frame, Damage) and targets:
            tokens.redirect(g, frame, r.ids("part")[0], targets[0])
        return None
