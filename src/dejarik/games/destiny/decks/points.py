"""What a team costs: printed points, the Balance of the Force, and abilities that change them."""

from __future__ import annotations

from dejarik.games.destiny.abilities.vocabulary.constants import TeamPoints
from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.cards.almanac import OfficialCard
from dejarik.games.destiny.decks.abilities import building_abilities, passes
from dejarik.games.destiny.decks.formats import Format
from dejarik.games.destiny.decks.vocabulary import PointsWith
from dejarik.games.destiny.rules.setup import Deck, Member


def point_values(card: OfficialCard, under: Format) -> tuple[int, ...]:
    """The points of a character or plot: with one die and, if it can be elite, with two."""
    # rule: destiny.points.override, destiny.conflict.points-example
    # The list names cards by set and number: other versions of a character keep their points.
    # rule: destiny.conflict.grievous-starter
    return under.balance.get(card.code, card.points)


def member_points(member: Member, deck: Deck, under: Format) -> int:
    """What a character costs in this team."""
    # rule: destiny.character.two-point-values, destiny.character.elite
    # rule: destiny.later.double-sided.starting-side
    card = almanac.cards()[member.card]
    points = point_values(card, under)
    # A character that cannot be elite is a fault of its own; until that is mended it costs what it can cost.
    return max(0, (points[-1] if member.elite else points[0]) + changes(card, deck))


def plot_points(deck: Deck, under: Format) -> int:
    """What the plot costs; it may be negative."""
    # rule: destiny.plot.points-count, destiny.plot.negative-points, destiny.later.elite-plot
    plot = almanac.find(deck.plot)
    if plot is None or not plot.points:
        return 0
    return point_values(plot, under)[-1 if deck.elite_plot else 0] + changes(plot, deck)


def team_points(deck: Deck, under: Format) -> int:
    """The sum that counts against the limit."""
    # rule: destiny.character.point-limit
    members = [member for member in deck.team if _has_points(member.card)]
    return sum(member_points(member, deck, under) for member in members) + plot_points(deck, under)


def changes(card: OfficialCard, deck: Deck) -> int:
    """How much abilities of team and plot add to the points of a card."""
    team = [found for member in deck.team if (found := almanac.find(member.card)) is not None]
    plot = almanac.find(deck.plot)
    total = 0
    for holder in (*team, *([plot] if plot is not None else [])):
        for ability in building_abilities(holder.code):
            # rule: destiny.later.team-up
            if isinstance(ability, TeamPoints) and passes(ability.filter, card):
                total += ability.change
            elif isinstance(ability, PointsWith) and holder is card:
                others = (other for other in team if other is not card)
                total += ability.change if any(passes(ability.filter, other) for other in others) else 0
    return total


def _has_points(code: str) -> bool:
    card = almanac.find(code)
    return card is not None and bool(card.points)
