"""The solo opponent: a seat nobody sits in, playing AI cards with the players' own procedures."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim.cards.facts import (
    ASSETS,
    CARGO,
    CLASSES,
    CREW,
    FACTIONS,
    JOB,
    NEGATIVE,
    PLANNING_CREDITS,
    POSITIVE,
    SHIP,
)
from dejarik.games.outer_rim.cards.library import CARDS, CONTACTS
from dejarik.games.outer_rim.kinds import DECLINING
from dejarik.games.outer_rim.rules import values, verbs
from dejarik.games.outer_rim.rules.assets import DiscardAsset, GainAsset, second_armor
from dejarik.games.outer_rim.rules.encounters import ReadDatabank, finish_job
from dejarik.games.outer_rim.rules.market import (
    Buy,
    discard_top,
    own_ship_value,
    used_ship_sale,
    why_not_buy_card,
)
from dejarik.games.outer_rim.rules.patrols import FightPatrol
from dejarik.games.outer_rim.rules.rewards import gain
from dejarik.games.outer_rim.rules.solo_moving import ai_move, goals
from dejarik.kernel import Decision, Option, Procedure, Seat, Step

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim


RECOVER_IF_DEFEATED, RECOVER, MOVE, GAIN_CREDITS = "recover-if-defeated", "recover", "move", "gain-credits"
DELIVER, BUY, REVEAL, PATROL, COMPLETE = "deliver", "buy", "reveal", "patrol", "complete-job"
FAME, CREW_FREE, REPUTATION, CREDITS_FOR_REPUTATION = "buy-fame", "gain-crew", "reputation", "sell-reputation"
PLANETS_FACTION, NEAREST_PATROL = "planet", "nearest-patrol"
SABACC = 40  # the databank number of games against another player


class Item(msgspec.Struct, frozen=True):
    """One line of an AI card; `what` and `other` say more where it needs more."""

    do: str
    what: str = ""
    amount: int = 0
    other: str = ""


class AiCard(msgspec.Struct, frozen=True):
    """An AI card: the first planning item that applies, all action items, the first encounter item."""

    code: str
    planning: tuple[Item, ...]
    action: tuple[Item, ...]
    encounter: tuple[Item, ...]
    reshuffles: bool = False  # and discards the top cards of the bounty and luxury decks


AI_CARDS: dict[str, AiCard] = {}
# Cards of a type of which some are always free: a slot for one is a slot for any.
SAMPLES = {
    CARGO: ("salvage", "food-supplies", "coaxium-crystal", "bacta-supplies", "stolen-weapons"),
    JOB: ("hutt-favor", "rebel-favor", "imperial-favor"),
}


def decide(g: OuterRim, decision: Decision) -> Option:
    """The AI declines if it can; otherwise chance decides."""
    # rule: outer_rim.solo-ai.decide.decline, outer_rim.solo-ai.decide.random
    # rule: outer_rim.solo-ai.databank-40-decision
    sabacc = any(isinstance(frame, ReadDatabank) and frame.number == SABACC for frame in g.stack)
    for option in decision.options:
        if option.kind in DECLINING and not sabacc:
            return option
    if len(decision.options) == 1:
        return decision.options[0]
    return g.pick(decision.options, "ai")


def cargo_here(g: OuterRim, seat: Seat) -> list[str]:
    return [card for card in g.of_type(seat, CARGO) if CARDS[card].destination == g.players[seat].space]


def jobs_here(g: OuterRim, seat: Seat) -> list[str]:
    from dejarik.games.outer_rim.rules.turns import at_destination

    return [card for card in g.of_type(seat, JOB) if at_destination(g, seat, card)]


def faction_meant(g: OuterRim, seat: Seat, what: str) -> list[str]:
    """The faction an item speaks of; several if patrols are equally near."""
    if what == PLANETS_FACTION:
        faction = g.planet_faction(seat)
        return [faction] if faction else []
    # rule: outer_rim.map.closest.patrol-in-own-space
    distance = g.map.distance[g.players[seat].space]
    nearest = min(distance[space] for space in g.patrols.values())
    return [faction for faction in FACTIONS if distance[g.patrols[faction]] == nearest]


def applies(g: OuterRim, seat: Seat, item: Item) -> bool:
    """Whether an item can be resolved and has an effect."""
    # rule: outer_rim.solo-ai.turn.first-that-applies, outer_rim.solo-ai.turn.all-that-apply
    from dejarik.games.outer_rim.rules.turns import hostile

    player = g.players[seat]
    if item.do in {RECOVER, RECOVER_IF_DEFEATED}:
        return (item.do == RECOVER or player.defeated) and bool(player.damage or player.ship_damage)
    if item.do == MOVE:
        # rule: outer_rim.solo-ai.move.stays-on-goal
        marked = goals(g, seat)
        return bool(marked) and player.space not in marked
    if item.do == DELIVER:
        return bool(cargo_here(g, seat))
    if item.do == BUY:
        return g.on_planet(seat)  # rule: outer_rim.solo-ai.buy.only-on-planet
    if item.do == REVEAL:
        return any(not g.contacts[slot].faceup for slot in g.contacts_on(player.space))
    if item.do == PATROL:
        return bool(hostile(g, seat))
    if item.do == COMPLETE:
        return bool(jobs_here(g, seat))
    if item.do == FAME:
        return player.credits >= item.amount
    if item.do == CREW_FREE:
        return crew_to_be_had(g, seat)
    if item.do == REPUTATION:
        return any(player.reputation_with(f) != POSITIVE for f in faction_meant(g, seat, item.what))
    # Credits come first, whatever becomes of the reputation.
    # rule: outer_rim.interpretation.then-sequence
    return True


class AiTurn(Procedure["OuterRim"]):
    """Draw an AI card and resolve it from top to bottom."""

    # rule: outer_rim.solo-ai.turn.draw-and-resolve, outer_rim.solo-ai.turn.no-encounter-cards
    # rule: outer_rim.solo-ai.rules-apply
    seat: Seat
    card: str = ""
    place: int = 0
    step: int = 0

    def begin(self, g: OuterRim) -> Step:
        assert g.ai_deck is not None
        self.card, _ = g.ai_deck.take_top()
        g.limbo = (*g.limbo, self.card)
        g.reveals += 1
        g.changes += 1
        g.tell(ev.AiCardDrawn(self.card))
        return g.go(self, then=self.planning)

    def planning(self, g: OuterRim) -> Step:
        verbs.begin_step(g, self.seat, "planning")
        item = self.first(g, AI_CARDS[self.card].planning)
        return self.do(g, item) if item is not None else g.go(self, then=self.next_item)

    def first(self, g: OuterRim, items: tuple[Item, ...]) -> Item | None:
        # rule: outer_rim.solo-ai.turn.none-applies
        return next((item for item in items if applies(g, self.seat, item)), None)

    def next_item(self, g: OuterRim) -> Step:
        # rule: outer_rim.solo-ai.defeated-turn-ends
        card = AI_CARDS[self.card]
        if g.beaten or g.turn_over:
            return g.go(self, then=self.end)
        if self.step == 0:
            verbs.begin_step(g, self.seat, "action")
        g.step = "action"
        while self.place < len(card.action):
            item = card.action[self.place]
            self.place += 1
            if applies(g, self.seat, item):
                return self.do(g, item)
        if self.step == 0:
            self.step = 1
            verbs.begin_step(g, self.seat, "encounter")
            found = self.first(g, card.encounter)
            if found is not None:
                return self.do(g, found)
        return g.go(self, then=self.end)

    def do(self, g: OuterRim, item: Item) -> Step:
        return g.call(
            self, AiItem(self.seat, item.do, item.what, item.amount, item.other), then=self.next_item
        )

    def end(self, g: OuterRim) -> Step:
        assert g.ai_deck is not None
        verbs.leave_limbo(g, self.card)
        # rule: outer_rim.solo-ai.defeated-turn-ends
        if AI_CARDS[self.card].reshuffles and not (g.beaten or g.turn_over):
            for deck in ("bounty", "luxury"):
                if g.top(deck):
                    discard_top(g, self.seat, deck)
            g.ai_deck.put_bottom(self.card)
            verbs.shuffle(g, g.ai_deck)
        else:  # rule: outer_rim.solo-ai.turn.card-to-bottom
            g.ai_deck.put_bottom(self.card, g.everybody)
        g.tell(ev.TurnEnded(self.seat))
        return g.done()


class AiItem(Procedure["OuterRim"]):
    """One item of an AI card."""

    seat: Seat
    do: str
    what: str
    amount: int
    other: str
    left: tuple[str, ...] = ()
    illegal: bool = False

    def begin(self, g: OuterRim) -> Step:
        player = g.players[self.seat]
        if self.do in {RECOVER, RECOVER_IF_DEFEATED}:
            verbs.recover(g, self.seat, player.damage, ship=False)
            verbs.recover(g, self.seat, player.ship_damage, ship=True)
        elif self.do == MOVE:
            return g.call(self, ai_move(g, self.seat), then=self.end)
        elif self.do == GAIN_CREDITS:
            verbs.gain_credits(g, self.seat, PLANNING_CREDITS)
        elif self.do == DELIVER:
            # rule: outer_rim.solo-ai.cargo.deliver-at-destination, outer_rim.solo-ai.cargo.all-at-once
            # rule: outer_rim.solo-ai.cargo.illegal-no-die
            self.left = tuple(cargo_here(g, self.seat))
            return g.go(self, then=self.deliver)
        elif self.do == BUY:
            return g.call(self, AiBuy(self.seat, self.deck(g)), then=self.end)
        elif self.do == REVEAL:
            verbs.reveal_contact(g, contact_for_ai(g, self.seat))
        elif self.do == PATROL:
            from dejarik.games.outer_rim.rules.turns import hostile

            faction = g.pick(hostile(g, self.seat), "ai")
            return g.call(self, FightPatrol(self.seat, faction), then=self.end)
        elif self.do == COMPLETE:
            # rule: outer_rim.solo-ai.job.complete-by-reward, outer_rim.solo-ai.job.no-databank-no-tests
            # rule: outer_rim.solo-ai.decide.random
            self.left = (g.pick(jobs_here(g, self.seat), "ai"),)
            reward = CARDS[self.left[0]].reward
            g.narrate(ev.CompletingJob(self.seat, self.left[0]))
            return g.call(self, gain(self.seat, "job", self.left[0], reward), then=self.completed)
        elif self.do == FAME:
            verbs.lose_credits(g, self.seat, self.amount)
            verbs.change_fame(g, self.seat, 1)
        elif self.do == CREW_FREE:
            return g.call(self, AiCrew(self.seat), then=self.end)
        else:
            factions = self.factions(g)
            if self.do == CREDITS_FOR_REPUTATION:
                verbs.gain_credits(g, self.seat, self.amount)
            if factions:
                change = 1 if self.do == REPUTATION else -1
                verbs.change_reputation(g, self.seat, g.pick(factions, "ai"), change)
        return g.go(self, then=self.end)

    def factions(self, g: OuterRim) -> list[str]:
        meant = faction_meant(g, self.seat, self.what)
        player = g.players[self.seat]
        stuck = POSITIVE if self.do == REPUTATION else NEGATIVE
        return [f for f in meant if player.reputation_with(f) != stuck] or meant

    def deck(self, g: OuterRim) -> str:
        """The named deck, or another if all slots for it are full."""
        # rule: outer_rim.solo-ai.buy.deck-named
        return self.other if self.other and full(g, self.seat, self.what) else self.what

    def deliver(self, g: OuterRim) -> Step:
        if not self.left:
            return g.go(self, then=self.penalty)
        card = self.left[0]
        facts = CARDS[card]
        self.illegal = self.illegal or facts.illegal
        g.narrate(ev.HandingOver(self.seat, card))
        return g.call(self, gain(self.seat, "cargo", card, facts.reward), then=self.unloaded)

    def unloaded(self, g: OuterRim) -> Step:
        card, self.left = self.left[0], self.left[1:]
        g.tell(ev.Delivered(self.seat, card))
        verbs.drop_asset(g, self.seat, card)
        verbs.return_card(g, card)
        return g.go(self, then=self.deliver)

    def penalty(self, g: OuterRim) -> Step:
        # rule: outer_rim.solo-ai.cargo.illegal-damage-by-card
        if self.illegal:
            if self.what == "reputation":
                faction = g.planet_faction(self.seat)
                if faction:
                    verbs.change_reputation(g, self.seat, faction, -1)
            elif self.what:
                verbs.suffer(g, self.seat, self.amount, ship=self.what == "ship")
        return g.go(self, then=self.end)

    def completed(self, g: OuterRim) -> Step:
        finish_job(g, self.seat, self.left[0])
        return g.go(self, then=self.end)

    def end(self, g: OuterRim) -> Step:
        return g.done()


def full(g: OuterRim, seat: Seat, deck: str) -> bool:
    """Whether the AI has no empty slot for the type of a deck's cards."""
    kind = {"cargo": CARGO, "job": JOB}[deck]
    sample = next(code for code in SAMPLES[kind] if code not in g.players[seat].assets)
    return not values.room_for(g, seat, sample)


class AiBuy(Procedure["OuterRim"]):
    """The AI's purchase: discard a top card it cannot buy, then buy the top card if it can."""

    # rule: outer_rim.solo-ai.buy.step-order
    seat: Seat
    deck: str

    def begin(self, g: OuterRim) -> Step:
        # rule: outer_rim.solo-ai.buy.discard-if-any
        card = g.top(self.deck)
        if card and not wants(g, self.seat, card):
            discard_top(g, self.seat, self.deck)
        return g.go(self, then=self.buy)

    def buy(self, g: OuterRim) -> Step:
        card = g.top(self.deck)
        if not card or not wants(g, self.seat, card):
            return g.done(happened=False)
        # rule: outer_rim.solo-ai.buy.pay-and-place, outer_rim.solo-ai.buy.useless-assets-too
        return g.call(self, Buy(self.seat, self.deck), then=self.end)

    def end(self, g: OuterRim) -> Step:
        return g.done()


def wants(g: OuterRim, seat: Seat, card: str) -> bool:
    """Whether the AI would buy a card: sold here, affordable, with a slot for it, a dearer ship."""
    # rule: outer_rim.solo-ai.buy.discard-not-sold-here, outer_rim.solo-ai.buy.discard-unaffordable
    # rule: outer_rim.solo-ai.buy.discard-no-slot, outer_rim.solo-ai.buy.discard-cheaper-ship
    # rule: outer_rim.solo-ai.buy.no-slot-no-purchase, outer_rim.solo-ai.buy.obeys-restrictions
    # rule: outer_rim.solo-ai.buy.ship-only-dearer
    facts = CARDS[card]
    if second_armor(g, seat, card) or why_not_buy_card(g, seat, card) is not None:
        return False
    if used_ship_sale(card) is not None:
        return True
    if facts.type == SHIP:
        return (facts.price or 0) > own_ship_value(g, seat)
    return facts.type not in ASSETS or values.room_for(g, seat, card)


def contact_for_ai(g: OuterRim, seat: Seat) -> str:
    """The contact slot the AI turns to: facedown before faceup, then the lower class, then the left one."""
    # rule: outer_rim.solo-ai.crew.facedown-first, outer_rim.solo-ai.crew.faceup-lowest-class
    # rule: outer_rim.solo-ai.crew.same-class-leftmost
    slots = g.contacts_on(g.players[seat].space)
    return min(slots, key=lambda slot: (g.contacts[slot].faceup, CLASSES.index(g.contacts[slot].cls), slot))


def crew_to_be_had(g: OuterRim, seat: Seat) -> bool:
    """Whether turning to a contact has an effect: it is revealed, or its databank card shows crew."""
    # rule: outer_rim.solo-ai.turn.first-that-applies
    if not g.contacts_on(g.players[seat].space):
        return False
    contact = g.contacts[contact_for_ai(g, seat)]
    return not contact.faceup or any(
        CARDS[card].type == CREW for card in g.databank.get(CONTACTS[contact.code].number, ())
    )


class AiCrew(Procedure["OuterRim"]):
    """The AI gains the crew member of a contact without resolving anything else."""

    # rule: outer_rim.solo-ai.crew.from-contact, outer_rim.solo-ai.crew.no-spending-no-tests
    seat: Seat
    slot: str = ""
    card: str = ""

    def begin(self, g: OuterRim) -> Step:
        self.slot = contact_for_ai(g, self.seat)
        verbs.reveal_contact(g, self.slot)
        self.card = verbs.take_from_databank(g, CONTACTS[g.contacts[self.slot].code].number)
        if CARDS[self.card].type != CREW:
            verbs.put_back(g, self.card)  # rule: outer_rim.solo-ai.crew.not-crew-return
            return g.done(happened=False)
        if not values.room_for(g, self.seat, self.card):
            # rule: outer_rim.solo-ai.crew.full-discard-random
            gone = g.pick(g.of_type(self.seat, CREW), "ai")
            return g.call(self, DiscardAsset(self.seat, gone), then=self.hire)
        return g.go(self, then=self.hire)

    def hire(self, g: OuterRim) -> Step:
        g.supply = (*g.supply, verbs.take_contact(g, self.slot))
        return g.call(self, GainAsset(self.seat, self.card), then=self.end)

    def end(self, g: OuterRim) -> Step:
        return g.done()
