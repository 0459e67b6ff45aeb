"""Playing a card: the seven steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.ability import ELSEWHERE, SPOTTED, Resolve
from dejarik.games.destiny.cards.facts import (
    AMBUSH,
    ATTACHED,
    DOWNGRADE,
    ENTERS_EXHAUSTED,
    ENTERS_WITH,
    EVENT,
    FROM_ELSEWHERE,
    NEXT_PLAYED,
    NO_RESTRICTIONS,
    NOBODY,
    PLAY_COST,
    UNPLAYABLE,
    UPGRADE,
)
from dejarik.games.destiny.cards.library import ABILITIES, CARDS
from dejarik.games.destiny.events import Roles
from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.rules import marking, piles, timing, tokens, values, verbs
from dejarik.games.destiny.rules.leaving import DiscardFromPlay
from dejarik.games.destiny.rules.occasions import Occasion, purse
from dejarik.kernel import Decision, Option, Procedure, Seat, Step, Why

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


def _price_and_purse(g: Destiny, seat: Seat, option: Option) -> dict[str, int]:
    price = least_cost(g, seat, str(option.subject), int(option.object))
    return {"cost": price, "have": purse(g, seat)}


RESTRICTED = Why("destiny.term.play-restriction.only")
ALREADY_IN_PLAY = Why("destiny.card.unique.no-second-play")
NO_HOST = Why("destiny.action.play.step-3-host")
HAND_PLAYED = "hand"
WRONG_HOST = Why("destiny.term.play-restriction.color-character")
FORBIDDEN = Why("destiny.effect.negative-precedence")
TOO_DEAR = Why("destiny.action.play.step-4-cost", numbers=_price_and_purse)


def _about_to_play(card: str, seat: Seat, spots: Seat, zone: str) -> Resolve:
    """What play restrictions are asked about."""
    view = spotting(Resolve(card, seat), spots)
    if zone != HAND_PLAYED:
        view.bind(ELSEWHERE, 1)
    return view


def spotting(effect: Resolve, spots: Seat) -> Resolve:
    """An event whose player spots the cards of somebody as if they were their own."""
    if spots != NOBODY:
        effect.bind(SPOTTED, spots)
    return effect


def possible_hosts(g: Destiny, seat: Seat, card: str) -> list[int]:
    """The cards that an upgrade or downgrade might be attached to, restrictions aside."""
    facts = CARDS[card]
    if facts.modify is not None:
        # rule: destiny.keyword.modify.choose-host, destiny.keyword.modify.type-and-subtype
        # rule: destiny.keyword.modify.not-a-restriction, destiny.downgrade.attach
        view, own = Resolve("", seat), facts.type == UPGRADE
        return [
            thing.id
            for thing in g.things.values()
            if (thing.controller == seat) == own and facts.modify.test(g, view, thing.id)
        ]
    if facts.type == UPGRADE:
        # rule: destiny.upgrade.color-free
        return list(g.characters(seat))  # rule: destiny.upgrade.attach
    if facts.type == DOWNGRADE:
        # rule: destiny.downgrade.attach
        return [character for other in g.opponents(seat) for character in g.characters(other)]
    return []


def why_not_play(
    g: Destiny,
    seat: Seat,
    card: str,
    host: int = 0,
    *,
    free: bool = False,
    less: int = 0,
    unrestricted: bool = False,
    spots: Seat = NOBODY,
    zone: str = HAND_PLAYED,
) -> Why | None:
    """Why a card cannot be played (on a host): steps 2, 3 and 4."""
    facts = CARDS[card]
    # rule: destiny.event.playable-without-effect, destiny.conflict.spot-and-playing
    if (
        facts.only_if is not None
        and not unrestricted
        and not facts.only_if.holds(g, _about_to_play(card, seat, spots, zone))
        and not (NO_RESTRICTIONS in g.index.constants and _ignores_restrictions(g, card, host))
    ):
        return RESTRICTED  # rule: destiny.term.play-restriction.only, destiny.action.play.step-2-restrictions
    constants = (g.cached or g.index).constants
    if UNPLAYABLE in constants:
        for constant, view in values.constants(g, UNPLAYABLE):
            if constant.filter.test(g, view, card):
                return FORBIDDEN  # rule: destiny.effect.negative-precedence
    # rule: destiny.upgrade.multiple-copies
    if facts.unique and facts.type != EVENT and _has_copy(g, seat, card):
        # rule: destiny.card.unique.no-second-play, destiny.faq.unique-upgrade-replace
        return ALREADY_IN_PLAY
    if facts.type in ATTACHED:
        if host == 0 or host not in g.things:
            return NO_HOST  # rule: destiny.action.play.step-3-host
        why = why_not_host(g, seat, card, host, unrestricted=unrestricted)
        if why is not None:
            return why
    if free or (
        facts.cost - less <= g.resources[seat]
        and not facts.own_cost
        and not g.interrupting
        and PLAY_COST not in constants
    ):
        return None  # as printed, and there is enough
    if not affordable(g, seat, card, host, less):
        return TOO_DEAR  # rule: destiny.action.play.step-4-cost
    return None


def why_not_host(g: Destiny, seat: Seat, card: str, host: int, *, unrestricted: bool = False) -> Why | None:
    """Why a card cannot be attached to this host by playing it."""
    # rule: destiny.term.play-restriction.checked-on-play
    demands = CARDS[card].only_on
    constants = (g.cached or g.index).constants
    if (
        demands is not None
        and not unrestricted
        and not demands.test(g, Resolve("", seat), host)
        and not (NO_RESTRICTIONS in constants and _ignores_restrictions(g, card, host))
    ):
        return WRONG_HOST  # rule: destiny.term.play-restriction.color-character
    if "cannot-host" in constants:
        for constant, own_view in values.constants(g, "cannot-host"):
            if constant.bars(g, own_view, seat, card, host):
                return FORBIDDEN
    return None


def _ignores_restrictions(g: Destiny, card: str, host: int) -> bool:
    """Whether a character lets this card be played on it whatever the card itself demands."""
    return any(
        view.holder == host and constant.filter.test(g, view, card)
        for constant, view in values.constants(g, NO_RESTRICTIONS)
    )


def _has_copy(g: Destiny, seat: Seat, card: str) -> bool:
    # rule: destiny.card.unique.per-player
    title = CARDS[card].title
    for thing in g.things.values():
        if thing.controller == seat and CARDS[thing.card].title == title:
            return values.is_unique(g, seat, card)
    return False


def hosts_for(g: Destiny, seat: Seat, card: str) -> list[int]:
    """What to offer as hosts; 0 stands for "none needed"."""
    if CARDS[card].type in ATTACHED:
        return possible_hosts(g, seat, card) or [0]
    return [0]


def replaceable(g: Destiny, seat: Seat, card: str, host: int) -> list[int]:
    """Upgrades that playing this card on `host` may replace for a discount."""
    # rule: destiny.upgrade.replace.once-per-round, destiny.upgrade.replace.same-card
    # rule: destiny.upgrade.replace.any-color
    if CARDS[card].type != UPGRADE or g.replaced[seat]:
        return []
    return [thing for thing in g.attached(host, UPGRADE) if g.things[thing].controller == seat]


def reducers(g: Destiny, seat: Seat, card: str) -> list[tuple[int, str, int]]:
    """ "Before you play" abilities that could still lower the cost: holder, ability, by how much."""
    found: list[tuple[int, str, int]] = []
    for holder, ref in g.index.before.get(PlayCard, ()):
        ability = ABILITIES[ref]
        if g.things[holder].controller != seat or ability.trigger is None or ability.effect is None:
            continue
        saves = ability.effect.saves(g, Resolve(ref, seat, holder))
        if not saves or ability.why_not(g, holder, seat) is not None:
            continue
        if ability.trigger.match(g, ref, holder, seat, Roles(seat, card)) is not None:
            found.append((holder, ref, saves))
    return found


def least_cost(
    g: Destiny, seat: Seat, card: str, host: int = 0, less: int = 0, full: int | None = None
) -> int:
    """The least a card can cost with everything step 5 may still take off."""
    # rule: destiny.action.play.step-4-cost, destiny.conflict.step-4-lookahead
    total = max(0, (values.cost(g, seat, card, host) if full is None else full) - less)
    if host and total:
        old = replaceable(g, seat, card, host)
        total -= max([g.card(one).cost for one in old]) if old else 0
    if total > 0 and PlayCard in (g.cached or g.index).before:
        total -= sum(saves for _, _, saves in reducers(g, seat, card))
    return max(0, total)  # rule: destiny.upgrade.replace.minimum-zero


def affordable(g: Destiny, seat: Seat, card: str, host: int = 0, less: int = 0) -> bool:
    """Whether a card can be paid for; what can be paid in full needs no look at what takes off."""
    have = purse(g, seat) if g.interrupting else g.resources[seat]
    facts = CARDS[card]
    changed = facts.own_cost or PLAY_COST in (g.cached or g.index).constants
    full = values.cost(g, seat, card, host) if changed else facts.cost
    if full - less <= have:
        return True
    if not host and PlayCard not in (g.cached or g.index).before:
        return False  # nothing takes off anything
    return least_cost(g, seat, card, host, less, full) <= have


class PlayCard(Occasion):
    """Play a card: announce, check, choose a host, work out the cost, lower it, pay, apply."""

    seat: Seat
    card: str
    host: int = 0
    zone: str = HAND_PLAYED  # where it is played from
    owner: Seat = -1  # if not the player
    free: bool = False
    less: int = 0  # so much less, by the effect that has it played
    aside: bool = False  # afterwards the card is set aside instead of being discarded
    full: bool = False  # its cost cannot be decreased
    cost: int = -1
    ambush: bool = False  # given by another card
    last: bool = False  # the last card of a hand, if that matters to somebody
    spots: Seat = NOBODY  # whose cards are spotted as if they were the player's

    # rule: destiny.action.play.order
    def why_not(self, g: Destiny) -> Why | None:
        if self.host and self.host not in g.things:
            return NO_HOST
        return None

    def roles(self) -> tuple[Roles, ...]:
        return (Roles(self.seat, self.card, self.host),)

    def owes(self, g: Destiny, seat: Seat) -> int:
        if seat != self.seat or self.next == self.played.__name__:
            return 0
        return max(0, self.cost - self._to_come(g))

    def begin(self, g: Destiny) -> Step:
        """Steps 1 to 4: legality was checked when the play was offered."""
        if self.owner < 0:
            self.owner = self.seat
        piles.announce(g, self.owner, self.card, self.zone)
        if self.zone == HAND_PLAYED and ev.LastCardPlayed in (g.cached or g.index).after:
            self.last = not g.hands[self.owner]
        # rule: destiny.term.free
        self.cost = 0 if self.free else max(0, values.cost(g, self.seat, self.card, self.host) - self.less)
        if self.full:
            self.cost = max(self.cost, CARDS[self.card].cost)
        if PLAY_COST in (g.cached or g.index).constants:
            for constant, view in values.constants(g, PLAY_COST):
                if view.you == self.seat:
                    constant.heed(g, view, self.card, self.host)
        if g.lasting and marking.take_mark(g, self.seat, NEXT_PLAYED):
            self.ambush = True
        g.tell(ev.Announced(self.seat, self.card, self.host))
        if self.cost > 0 and not self.full and replaceable(g, self.seat, self.card, self.host):
            return g.ask(self, self.which_to_replace, then=self.replace)
        return g.before(self, then=self.pay)

    def which_to_replace(self, g: Destiny) -> Decision:
        """Step 5: an upgrade on the same card may be discarded for a discount."""
        # rule: destiny.action.play.step-5-modifiers, destiny.upgrade.replace.discount
        options = [
            Option(Do.REPLACE, old)
            for old in replaceable(g, self.seat, self.card, self.host)
            if self.cost - g.card(old).cost - self._to_come(g) <= g.resources[self.seat]
        ]
        if self.cost - self._to_come(g) <= g.resources[self.seat]:
            options.append(Option(Do.REPLACE_NOTHING))
        return Decision(self.seat, Ask.REPLACE, tuple(options), self.card, public=True)

    def replace(self, g: Destiny, option: Option) -> Step:
        if option.kind == Do.REPLACE_NOTHING:
            return g.before(self, then=self.pay)
        old = int(option.subject)
        self.cost = max(0, self.cost - g.card(old).cost)  # rule: destiny.upgrade.replace.minimum-zero
        g.replaced[self.seat] = True  # rule: destiny.upgrade.replace.once-per-round
        g.narrate(ev.Replacing(self.seat, self.card, old, g.things[old].card))
        return g.call(self, DiscardFromPlay(self.seat, old), then=self.replacement_done)

    def replacement_done(self, g: Destiny) -> Step:
        return g.before(self, then=self.pay)

    def _to_come(self, g: Destiny) -> int:
        """What "before" abilities can still take off."""
        return sum(saves for _, _, saves in reducers(g, self.seat, self.card))

    def payable_without(self, g: Destiny, holder: int, ability: str) -> bool:
        """Whether the card can be paid for even if this ability is declined."""
        others = sum(
            saves
            for other, ref, saves in reducers(g, self.seat, self.card)
            if (other, ref) != (holder, ability)
        )
        return self.cost - others <= g.resources[self.seat]

    def pay(self, g: Destiny) -> Step:
        """Step 6; then the card waits until it is next in the queue."""
        # rule: destiny.action.play.step-6-pay, destiny.card.cost.pay
        if self.cost > g.resources[self.seat]:  # something took them before
            return self.fell(g)
        tokens.spend_resources(g, self.seat, max(0, self.cost))
        g.narrate(ev.Paid(self.seat, self.card, max(0, self.cost)))
        # In the middle of an interruption the card is not queued: it interrupts as well.
        apply = Apply(self.seat, self.card, self.owner, self.host, aside=self.aside, zone=self.zone)
        apply.ambush = self.ambush
        apply.last = self.last
        apply.spots = self.spots
        if g.interrupting:
            return g.call(self, apply, then=self.played)
        g.queue.append(apply)
        return timing.settle(g, self, self.played)

    def played(self, g: Destiny) -> Step:
        return g.done()

    def fell(self, g: Destiny) -> Step:
        """The play was canceled, or its host is gone: the card is discarded."""
        if self.card not in g.playing[self.owner]:
            return g.done(happened=False, whole=False)
        piles.out_of_queue(g, self.owner, self.card)
        g.tell(ev.PlayFailed(self.seat, self.card))
        piles.to_discard(g, self.owner, self.card, "queue")
        return g.done(happened=False, whole=False)


class Apply(Procedure["Destiny"]):
    """Step 7: a played card is next in the queue; its effects are applied, or it enters play."""

    # rule: destiny.action.play.step-7-apply
    seat: Seat
    card: str
    owner: Seat
    host: int = 0
    thing: int = 0
    aside: bool = False
    ambush: bool = False  # given by another card
    zone: str = HAND_PLAYED  # where it was played from
    last: bool = False  # the last card of a hand
    spots: Seat = NOBODY  # whose cards are spotted as if they were the player's

    @property
    def you(self) -> Seat:
        """Whose entry of the queue this is."""
        return self.seat

    def begin(self, g: Destiny) -> Step:
        facts = CARDS[self.card]
        if facts.type == EVENT:
            for ability in facts.abilities:
                if ability.clause == "event":
                    # rule: destiny.ability.event, destiny.event.resolve-then-discard
                    if ApplyEvent in (g.cached or g.index).before:
                        event = ApplyEvent(self.seat, self.card, ability.ref, self.spots)
                        return g.call(self, event, then=self.discard)
                    effect = Resolve(ability.ref, self.seat, depth=len(g.stack) - 1)
                    return g.call(self, spotting(effect, self.spots), then=self.discard)
            return g.go(self, then=self.discard)
        # rule: destiny.support.unlimited
        if facts.type == UPGRADE and self.host in g.things and self.full(g):
            return g.ask(self, self.which_makes_room, then=self.make_room)
        return self.enter(g)

    def full(self, g: Destiny) -> bool:
        """Whether there is no room for the upgrade."""
        most = values.most_attached(g, self.host, UPGRADE)
        return len(self.counted(g)) >= most and values.counts(g, self.host, self.card)

    def counted(self, g: Destiny) -> list[int]:
        return [one for one in g.attached(self.host, UPGRADE) if values.counts(g, self.host, one)]

    def which_makes_room(self, g: Destiny) -> Decision:
        """A fourth upgrade is played: one of the earlier ones has to go, never the new one."""
        # rule: destiny.upgrade.play-on-full, destiny.conflict.surplus-upgrade
        options = tuple(Option(Do.DISCARD, thing) for thing in self.counted(g))
        return Decision(g.things[self.host].controller, Ask.SURPLUS, options, public=True)

    def make_room(self, g: Destiny, option: Option) -> Step:
        old = int(option.subject)
        return g.call(self, DiscardFromPlay(g.things[old].controller, old), then=self.enter)

    def enter(self, g: Destiny) -> Step:
        piles.out_of_queue(g, self.owner, self.card)
        if self.host and self.host not in g.things:
            piles.to_discard(g, self.owner, self.card, "queue")
            return g.done(happened=False, whole=False)
        # rule: destiny.support.place, destiny.zone.in-play.played-cards, destiny.downgrade.controller
        # rule: destiny.support.stays, destiny.action.play.support-action-not-used
        # rule: destiny.conflict.control-of-downgrades
        self.thing = verbs.enter_play(g, self.card, self.owner, self.host, controller=self.seat)
        for ability in CARDS[self.card].abilities:
            if ability.aspect == ENTERS_WITH:
                tokens.place_resources(g, self.thing, ability.constant.resources)
            elif ability.aspect == ENTERS_EXHAUSTED:
                verbs.exhaust(g, self.thing)
        if self.zone != HAND_PLAYED and self.card in CARDS[self.card].brings_cards:
            marking.last(g, FROM_ELSEWHERE, self.thing, g.round, g.round)
        return self.finish(g)

    def discard(self, g: Destiny) -> Step:
        # The event may have put itself elsewhere.
        if self.card in g.playing[self.owner]:
            if self.aside:
                piles.set_event_aside(g, len(g.stack) - 1)
            else:
                piles.out_of_queue(g, self.owner, self.card)
                piles.to_discard(g, self.owner, self.card, "queue")
        return self.finish(g)

    def finish(self, g: Destiny) -> Step:
        g.tell(ev.Played(self.seat, self.card, self.thing, self.host))
        if self.last:
            g.tell(ev.LastCardPlayed(self.seat))
        if self.ambush or values.played_has(g, self.seat, self.card, AMBUSH):
            # rule: destiny.keyword.ambush.effect, destiny.conflict.ambush-wording
            g.extra.append(self.seat)
            g.tell(ev.ActionGained(self.seat))
        return g.done()


class ApplyEvent(Occasion):
    """The effects of an event are about to be applied; somebody may cancel them."""

    seat: Seat
    card: str
    ability: str
    spots: Seat = NOBODY

    def roles(self) -> tuple[Roles, ...]:
        return (Roles(self.seat, self.card),)

    def begin(self, g: Destiny) -> Step:
        return g.before(self, then=self.apply)

    def apply(self, g: Destiny) -> Step:
        # It belongs to the frame below, which says what becomes of the card.
        effect = Resolve(self.ability, self.seat, depth=len(g.stack) - 2)
        return g.call(self, spotting(effect, self.spots), then=self.over)

    def fell(self, g: Destiny) -> Step:
        return g.done(happened=False, whole=False)

    def over(self, g: Destiny) -> Step:
        return g.done()
