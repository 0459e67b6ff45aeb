"""What the symbols of dice do, once a die is resolved and its value is fixed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.abilities.ability import Resolve
from dejarik.games.destiny.cards.facts import (
    AGAINST,
    DISRUPT,
    GIVING_SHIELDS,
    INDIRECT,
    MELEE,
    RANGED,
    SHARED_SHIELDS,
    SHIELD,
)
from dejarik.games.destiny.cards.library import ABILITIES, CARDS
from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.rules import piles, tokens, values
from dejarik.games.destiny.rules.damage import Damage, Distribute, GainShields
from dejarik.games.destiny.rules.index import abilities_of
from dejarik.games.destiny.rules.turning import TurnDice
from dejarik.kernel import Decision, Option, Procedure, Seat, Step, as_player

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny

TARGETS: Final = {MELEE: Ask.TARGET_MELEE, RANGED: Ask.TARGET_RANGED, SHIELD: Ask.TARGET_SHIELD}


def specials_of(g: Destiny, die: int) -> list[str]:
    """The special abilities of the card a die belongs to."""
    # rule: destiny.ability.special.on-die-cards
    found = g.dice[die]
    owner = g.things.get(found.thing)
    if owner is not None and owner.card == found.card:
        abilities = abilities_of(g, found.thing)
    else:
        abilities = CARDS[found.card].abilities  # rule: destiny.ability.die-bound.independent-of-card
    return [ability.ref for ability in abilities if ability.clause == "special"]


class ApplySymbol(Procedure["Destiny"]):
    """Apply the effect of a die's symbol, with the value of the die and its modifiers."""

    seat: Seat
    die: int
    symbol: str
    value: int
    at: tuple[int, ...] = ()  # damage these characters instead of one of one's choice
    unblockable: bool = False
    leaving: tuple[int, ...] = ()  # dice about to return to their cards: focus turns others
    among: tuple[int, ...] = ()  # who gets a shield, if they are distributed: one entry for each

    def begin(self, g: Destiny) -> Step:
        match self.symbol:
            case "melee" | "ranged" if self.at:
                return self.damage(g, [thing for thing in self.at if thing in g.things])
            case "melee" | "ranged" | "shield":
                return g.ask(self, self.which_character, then=self.at_character)
            case "indirect" | "disrupt" | "discard":
                opponents = g.opponents(self.seat)
                if len(opponents) == 1:
                    return self.at_opponent(g, opponents[0])
                return g.ask(self, self.which_opponent, then=self.opponent_chosen)
            case "resource":
                # rule: destiny.symbol.resource.effect
                tokens.gain_resources(g, self.seat, self.value)
                return g.done()
            case "focus":
                # rule: destiny.symbol.focus.effect, destiny.symbol.focus.own-only
                # rule: destiny.clarification.my-ally-is-the-force.turn-focus-die
                turn = TurnDice(self.seat, self.value, except_=self.leaving)
                return g.call(self, turn, then=self.over)
            case _:
                return self.use_special(g)

    def which_character(self, g: Destiny) -> Decision:
        # rule: destiny.symbol.melee.effect, destiny.symbol.ranged.effect, destiny.symbol.shield.effect
        # rule: destiny.symbol.melee.separate-targets, destiny.symbol.ranged.separate-targets
        # rule: destiny.symbol.shield.separate-targets
        targets = g.all_characters()
        if AGAINST in (g.cached or g.index).constants:
            targets += self.other_targets(g)
        options = tuple(Option(Do.TARGET, target) for target in targets)
        return Decision(self.seat, TARGETS[self.symbol], options, self.die, public=True)

    def other_targets(self, g: Destiny) -> list[int]:
        """The cards that are no characters, but say that this die can be resolved against them."""
        return [
            view.holder
            for constant, view in values.constants(g, AGAINST)
            if constant.allows(g, view, self.seat, self.die, self.symbol)
        ]

    def at_character(self, g: Destiny, option: Option) -> Step:
        if self.symbol != SHIELD:
            return self.damage(g, [int(option.subject)])
        if values.barred(g, self.seat, GIVING_SHIELDS):
            return g.done()
        character = int(option.subject)
        if not self.shared(g) or g.things[character].controller != self.seat:
            return self.shield(g, (character,), self.value)  # rule: destiny.symbol.shield.no-split
        self.among = (*self.among, character)
        if len(self.among) < self.value:
            return g.ask(self, self.which_of_own, then=self.at_character)
        return self.shield(g, self.among, 1)

    def shield(self, g: Destiny, characters: tuple[int, ...], number: int) -> Step:
        if GainShields in g.index.before:
            return g.call(self, GainShields(characters, number), then=self.over)
        tokens.share_shields(g, characters, number)
        return g.done()

    def shared(self, g: Destiny) -> bool:
        """Whether the shields of this die can be distributed."""
        # rule: destiny.ability.die-bound.independent-of-card
        card = CARDS[g.dice[self.die].card]
        return any(ability.aspect == SHARED_SHIELDS for ability in card.abilities)

    def which_of_own(self, g: Destiny) -> Decision:
        """What is left of the shields of such a die goes to one's own characters."""
        options = tuple(Option(Do.TARGET, character) for character in g.characters(self.seat))
        return Decision(self.seat, TARGETS[self.symbol], options, self.die, public=True)

    def damage(self, g: Destiny, characters: list[int]) -> Step:
        # rule: destiny.symbol.melee.no-split, destiny.symbol.ranged.no-split
        # rule: destiny.damage.dice-are-separate-attacks
        parts = tuple(part for character in characters for part in (character, self.value))
        return g.call(self, Damage(self.seat, parts, self.symbol, self.unblockable), then=self.over)

    def which_opponent(self, g: Destiny) -> Decision:
        # rule: destiny.multiplayer.choose-opponent
        options = tuple(Option(Do.OPPONENT, as_player(seat)) for seat in g.opponents(self.seat))
        return Decision(self.seat, Ask.OPPONENT, options, self.die, public=True)

    def opponent_chosen(self, g: Destiny, option: Option) -> Step:
        return self.at_opponent(g, option.seat)

    def at_opponent(self, g: Destiny, opponent: Seat) -> Step:
        if self.symbol == INDIRECT:
            # rule: destiny.symbol.indirect.effect
            sub = Distribute(opponent, self.seat, self.value, INDIRECT, self.unblockable)
            return g.call(self, sub, then=self.over)
        if self.symbol == DISRUPT:
            if tokens.lose_resources(g, opponent, self.value):  # rule: destiny.symbol.disrupt.effect
                tokens.tell_robbed(g, opponent, self.seat)
        else:
            piles.discard_at_random(g, opponent, self.value)  # rule: destiny.symbol.discard.effect
        return g.done()

    def use_special(self, g: Destiny) -> Step:
        """Use the card's special; with several, its player chooses which."""
        # rule: destiny.symbol.special.effect, destiny.ability.special-mandatory
        # rule: destiny.conflict.special-may-or-must
        usable = self.usable_specials(g)
        if len(usable) > 1:
            return g.ask(self, self.which_special, then=self.special_chosen)
        return self.apply_special(g, usable[0]) if usable else g.done()

    def usable_specials(self, g: Destiny) -> list[str]:
        holder = g.dice[self.die].thing
        return [
            ref for ref in specials_of(g, self.die) if ABILITIES[ref].why_not(g, holder, self.seat) is None
        ]

    def which_special(self, g: Destiny) -> Decision:
        # rule: destiny.ability.special.choose-among-several
        options = tuple(Option(Do.SPECIAL, ref) for ref in self.usable_specials(g))
        return Decision(self.seat, Ask.SPECIAL, options, self.die, public=True)

    def special_chosen(self, g: Destiny, option: Option) -> Step:
        return self.apply_special(g, str(option.subject))

    def apply_special(self, g: Destiny, ref: str) -> Step:
        # It belongs to the frame below, which says what becomes of the die.
        special = Resolve(ref, self.seat, g.dice[self.die].thing, depth=len(g.stack) - 2)
        special.bind("die", self.die)
        return g.call(self, special, then=self.over)

    def over(self, g: Destiny) -> Step:
        return g.done()
