"""Keywords as abilities, written in the vocabulary of the cards."""

from __future__ import annotations

from dejarik.games.destiny.abilities.ability import Ability, Effect
from dejarik.games.destiny.abilities.vocabulary.amounts import ValueOf
from dejarik.games.destiny.abilities.vocabulary.damage import DealDamage
from dejarik.games.destiny.abilities.vocabulary.dice import Remove
from dejarik.games.destiny.abilities.vocabulary.dice_filters import Showing
from dejarik.games.destiny.abilities.vocabulary.filters import WithKeyword
from dejarik.games.destiny.abilities.vocabulary.flow import May, Then
from dejarik.games.destiny.abilities.vocabulary.in_play import BeginPiloting, RedeployThis
from dejarik.games.destiny.abilities.vocabulary.references import THIS, that
from dejarik.games.destiny.abilities.vocabulary.selectors import opponents_die, your_character
from dejarik.games.destiny.abilities.vocabulary.triggers import Trigger, activate
from dejarik.games.destiny.cards.facts import DAMAGE, GUARDIAN, PILOTING, REDEPLOY
from dejarik.games.destiny.cards.library import ABILITIES


def _keyword(name: str, clause: str, effect: Effect, trigger: Trigger | None = None) -> None:
    ref = f"keyword.{name}"
    ABILITIES[ref] = Ability(ref, clause, effect, trigger)


# rule: destiny.keyword.guardian.effect, destiny.conflict.guardian-timing
_keyword(
    GUARDIAN,
    "before",
    May(
        Then(
            Remove(opponents_die(Showing(DAMAGE)), as_="removed"),
            DealDamage(ValueOf(that("removed")), to=THIS),
        )
    ),
)
_keyword(REDEPLOY, "instead", May(RedeployThis(your_character())))
# rule: destiny.later.piloting.begin, destiny.later.piloting.granted
_keyword(PILOTING, "after", May(BeginPiloting()), activate(THIS, WithKeyword(PILOTING)))
