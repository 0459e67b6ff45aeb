"""Encounters: with the space, with a contact, by an ability, on a job; and the databank."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim.abilities.ability import Resolve
from dejarik.games.outer_rim.cards.facts import NOBODY
from dejarik.games.outer_rim.cards.library import CARDS, CONTACTS
from dejarik.games.outer_rim.kinds import Ask, Do
from dejarik.games.outer_rim.pieces import Secret
from dejarik.games.outer_rim.rules import verbs
from dejarik.games.outer_rim.rules.bounties import HuntContact, bounty_on
from dejarik.games.outer_rim.rules.map import NAVPOINT
from dejarik.games.outer_rim.rules.rewards import gain
from dejarik.kernel import Decision, Option, Procedure, Seat, Step

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

FIGHT, TALK = Option(Do.FIGHT), Option(Do.TALK)
PATROL_HERE, NO_PATROL = "patrol", "clear"  # the sections of the cards for navpoints


def section_of(g: OuterRim, space: str) -> str:
    """Which section of an encounter card is read in a space."""
    # rule: outer_rim.encounter.card.sections, outer_rim.encounter.card.state-when-revealed
    if g.map.kind(space) == NAVPOINT:
        return PATROL_HERE if g.patrols_in(space) else NO_PATROL
    return space


class ExploreSpace(Procedure["OuterRim"]):
    """Draw an encounter card and resolve the section of the space, or keep it as a secret."""

    # rule: outer_rim.encounter.space.draw-and-resolve, outer_rim.encounter.space.read-aloud
    seat: Seat
    card: str = ""

    def begin(self, g: OuterRim) -> Step:
        space = g.players[self.seat].space
        deck = g.encounter_deck(space)
        if not g.pile(deck).cards:
            return g.done(happened=False)  # rule: outer_rim.component.deck-short-draw
        card = verbs.take_top(g, deck)
        section = section_of(g, space)
        facts = CARDS[card]
        if section in facts.secrets:
            # rule: outer_rim.secret.gain, outer_rim.secret.what, outer_rim.secret.no-slot
            verbs.leave_limbo(g, card)
            player = g.players[self.seat]
            player.secrets = (*player.secrets, Secret(card, deck, section))
            g.tell(ev.SecretGained(self.seat, deck))
            return g.done()
        self.card = card
        g.tell(ev.EncounterDrawn(self.seat, card, section))
        return g.call(self, Resolve(facts.sections[section], self.seat, card), then=self.end)

    def end(self, g: OuterRim) -> Step:
        # rule: outer_rim.encounter.space.card-to-bottom
        if self.card in g.limbo:
            verbs.put_back(g, self.card)
        g.narrate(ev.ReadOver(self.seat, self.card))
        return g.done()


class MeetContact(Procedure["OuterRim"]):
    """Reveal a contact; then fight it for a bounty, or read its databank card."""

    # rule: outer_rim.contact.encounter.committed-after-reveal, outer_rim.contact.reveal-before-resolving
    seat: Seat
    slot: str

    def begin(self, g: OuterRim) -> Step:
        verbs.reveal_contact(g, self.slot)
        if bounty_on(g, self.seat, g.contacts[self.slot].code):
            return g.ask(self, self.fight_or_talk, then=self.decided)
        return g.go(self, then=self.talk)

    def fight_or_talk(self, g: OuterRim) -> Decision:
        # rule: outer_rim.contact.encounter.bounty-after-reveal
        # rule: outer_rim.contact.encounter.bounty-may-preview
        return Decision(self.seat, Ask.FIGHT_OR_TALK, (FIGHT, TALK), g.contacts[self.slot].code, public=True)

    def decided(self, g: OuterRim, option: Option) -> Step:
        if option == TALK:
            return g.go(self, then=self.talk)
        # rule: outer_rim.encounter.bounty-combat-timing
        bounty = bounty_on(g, self.seat, g.contacts[self.slot].code)
        return g.call(self, HuntContact(self.seat, bounty, self.slot), then=self.end)

    def talk(self, g: OuterRim) -> Step:
        # rule: outer_rim.contact.number-is-databank-number
        number = CONTACTS[g.contacts[self.slot].code].number
        return g.call(self, ReadDatabank(self.seat, number, self.slot), then=self.end)

    def end(self, g: OuterRim) -> Step:
        return g.done()


class ReadDatabank(Procedure["OuterRim"]):
    """Find a databank card by its number, resolve it and put it back, unless somebody keeps it."""

    # rule: outer_rim.databank.resolve-by-number, outer_rim.databank.card-effects-vary
    seat: Seat
    number: int
    about: str = ""
    that: Seat = NOBODY
    card: str = ""
    completed: bool = False

    def begin(self, g: OuterRim) -> Step:
        self.card = verbs.take_from_databank(g, self.number)
        if not self.card:
            return g.done(happened=False)
        g.tell(ev.DatabankRead(self.seat, self.card))
        ability = CARDS[self.card].abilities[0]
        resolve = Resolve(ability.ref, self.seat, self.card, self.about, self.that)
        return g.call(self, resolve, then=self.end)

    def end(self, g: OuterRim) -> Step:
        assert self.result is not None
        self.completed = self.result.happened
        if self.card in g.limbo:
            verbs.put_back(g, self.card)
        g.narrate(ev.ReadOver(self.seat, self.card))
        return g.done(happened=self.completed)


class AttemptJob(Procedure["OuterRim"]):
    """Resolve a job at its destination; completed, it pays its reward."""

    # rule: outer_rim.job.attempt-at-destination, outer_rim.job.resolves-databank-card
    seat: Seat
    card: str

    def begin(self, g: OuterRim) -> Step:
        facts = CARDS[self.card]
        g.tell(ev.JobAttempted(self.seat, self.card))
        if facts.resolves:
            return g.call(self, ReadDatabank(self.seat, facts.resolves, self.card), then=self.resolved)
        ability = next(ability for ability in facts.abilities if ability.clause == "job")
        return g.call(self, Resolve(ability.ref, self.seat, self.card, self.card), then=self.resolved)

    def resolved(self, g: OuterRim) -> Step:
        assert self.result is not None
        # rule: outer_rim.job.defeat-fails-job, outer_rim.job.failed-stop-and-keep, outer_rim.job.retry-later
        if not self.result.happened:
            g.tell(ev.JobFailed(self.seat, self.card))
        g.narrate(ev.ReadOver(self.seat, self.card))
        return g.done(happened=self.result.happened)


class CompleteJob(Procedure["OuterRim"]):
    """The words "this job is completed" were reached: its reward comes before whatever follows them."""

    # rule: outer_rim.job.completed-reward, outer_rim.combat.step4.win-effects-before-damage
    seat: Seat
    card: str

    def begin(self, g: OuterRim) -> Step:
        if self.card not in g.players[self.seat].assets:
            return g.done(happened=False)
        g.narrate(ev.CompletingJob(self.seat, self.card))
        return g.call(self, gain(self.seat, "job", self.card, CARDS[self.card].reward), then=self.completed)

    def completed(self, g: OuterRim) -> Step:
        finish_job(g, self.seat, self.card)
        return g.done()


def finish_job(g: OuterRim, seat: Seat, card: str) -> None:
    """A completed job is discarded or removed, as its reward says."""
    # rule: outer_rim.job.completed-card-fate
    g.tell(ev.JobCompleted(seat, card))
    verbs.drop_asset(g, seat, card)
    if CARDS[card].removed:
        verbs.remove_from_game(g, card)
    else:
        verbs.return_card(g, card)
