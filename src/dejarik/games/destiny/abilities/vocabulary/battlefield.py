"""Effects on the battlefield, on battlefields that are not used, on the action phase and the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.ability import Code, Effect, Op, Resolve
from dejarik.games.destiny.abilities.vocabulary.choosing import ChooseOpponent
from dejarik.games.destiny.abilities.vocabulary.references import AN_OPPONENT
from dejarik.games.destiny.cards.facts import BATTLEFIELD, MUST_PASS, MUST_PASS_ONCE, NOBODY
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.rules import marking, values, verbs, victory
from dejarik.games.destiny.rules.claiming import Claim
from dejarik.games.destiny.rules.index import abilities_of
from dejarik.games.destiny.rules.occasions import purse
from dejarik.kernel import Decision, Option, Seat, Step, Why

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


NOT_CONTROLLED = Why("destiny.battlefield.controller")


def unused(g: Destiny) -> list[tuple[Seat, str]]:
    """The battlefields that were brought to the game and lie aside, by owner."""
    # rule: destiny.clarification.home-turf-advantage.all-battlefields
    # rule: destiny.clarification.ascension-gun.set-aside-battlefield
    return [
        (seat, card) for seat in g.players() for card in g.set_aside[seat] if CARDS[card].type == BATTLEFIELD
    ]


class TakeBattlefield(Effect, frozen=True):
    """Take control of the battlefield without claiming it."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if g.battlefield_controller() == r.you:
            r.whole = False
            return None
        verbs.take_battlefield(g, r.you)
        return None

    def useless(self, g: Destiny, r: Resolve) -> bool:
        return g.battlefield_controller() == r.you


class GiveBattlefield(Effect, frozen=True):
    """Give control of the battlefield to an opponent."""

    def lay(self, code: Code) -> None:
        code.append(ChooseOpponent())
        code.append(self)

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if g.battlefield_controller() != r.you:
            r.whole = False
            return None
        for seat in AN_OPPONENT.seats(g, r):
            verbs.control_battlefield(g, seat)
            g.tell(ev.BattlefieldTaken(seat, g.things[g.battlefield].card))
            verbs.tell_changed_hands(g, seat)
        return None

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        return None if g.battlefield_controller() == r.you else NOT_CONTROLLED


class SwitchBattlefield(Effect, frozen=True):
    """Switch the battlefield with one that is not used; whoever controls it controls the new one."""

    optional: bool = False  # under a "may"

    def optional_form(self, skip: int) -> Op | None:
        return msgspec.structs.replace(self, optional=True)

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if unused(g):
            return r.ask(g)
        r.whole = False
        return None

    def question(self, g: Destiny, r: Resolve) -> Decision:
        options = [Option(Do.BATTLEFIELD, card) for card in dict.fromkeys(card for _, card in unused(g))]
        if self.optional:
            options.append(Option(Do.DECLINE))
        return Decision(r.you, Ask.SWITCH_BATTLEFIELD, tuple(options), r.ability, public=True)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        if option.kind == Do.DECLINE:
            return None
        owner, card = next(pair for pair in unused(g) if pair[1] == option.subject)
        verbs.switch_battlefield(g, r.you, owner, card)
        return None


class UseClaim(Effect, frozen=True):
    """Use the Claim ability of the battlefield, or else its power action, even if that was used before."""

    or_power_action: bool = False

    def refs(self, g: Destiny) -> list[str]:
        usable = ("claim", "power_action") if self.or_power_action else ("claim",)
        return [ability.ref for ability in abilities_of(g, g.battlefield) if ability.clause in usable]

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        refs = self.refs(g)
        if len(refs) > 1:
            return r.ask(g)
        if refs:
            return r.call(g, Resolve(refs[0], r.you, g.battlefield))
        r.whole = False
        return None

    def question(self, g: Destiny, r: Resolve) -> Decision:
        options = tuple(Option(Do.SPECIAL, ref) for ref in self.refs(g))
        return Decision(r.you, Ask.SPECIAL, options, r.ability, public=True)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        return r.call(g, Resolve(str(option.subject), r.you, g.battlefield))


class UseUnusedClaim(Effect, frozen=True):
    """Use the Claim ability of a battlefield that is not used, as if you had just claimed it."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if self.found(g):
            return r.ask(g)
        r.whole = False
        return None

    def found(self, g: Destiny) -> dict[str, str]:
        """The Claim abilities by the code of their battlefield."""
        cards = dict.fromkeys(card for _, card in unused(g))
        return {card: a.ref for card in cards for a in CARDS[card].abilities if a.clause == "claim"}

    def question(self, g: Destiny, r: Resolve) -> Decision:
        options = tuple(Option(Do.BATTLEFIELD, card) for card in self.found(g))
        return Decision(r.you, Ask.USE_BATTLEFIELD, options, r.ability, public=True)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        return r.call(g, Resolve(self.found(g)[str(option.subject)], r.you))


class ClaimAnew(Effect, frozen=True):
    """Claim the battlefield, even if an opponent has claimed it this round, who goes on passing."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if g.claimed == r.you or values.claim_cost(g, r.you) > purse(g, r.you):
            r.whole = False
            return None
        if g.claimed != NOBODY:  # rule: destiny.reading.the-day-is-ours.former-claimer
            marking.last(g, MUST_PASS, g.claimed, g.round, g.round)
        return r.call(g, Claim(r.you))


class MustPass(Effect, frozen=True):
    """You must pass all of your turns from now on this round, or this many of them."""

    turns: int = 0  # 0: all

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for _ in range(self.turns or 1):
            marking.last(g, MUST_PASS_ONCE if self.turns else MUST_PASS, r.you, g.round, g.round)
        return None


class EndActionPhase(Effect, frozen=True):
    """The action phase ends once this is over."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        verbs.cut_action_phase(g, r.you)
        return None


class LoseGame(Effect, frozen=True):
    """You lose the game."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        # rule: destiny.meta.golden-rule.card-over-rules
        victory.eliminate(g, [r.you], victory.BY_A_CARD)
        return None


class WinGame(Effect, frozen=True):
    """You win the game."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        # rule: destiny.meta.golden-rule.card-over-rules, destiny.later.win-by-card
        victory.end(g, r.you, victory.BY_A_CARD)
        return None
