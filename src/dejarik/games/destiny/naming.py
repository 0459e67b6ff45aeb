"""Names of things, dice and cards in the keys of options: words a person can read and type."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from dejarik.games.destiny.cards.facts import PLAYABLE
from dejarik.games.destiny.cards.library import ABILITIES, CARDS
from dejarik.kernel import Option, Subject

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


def words_of(g: Destiny, subject: Subject) -> str:
    """`obi-wan-kenobi`, `commando-droid#2`, `lightsaber-die`; cards by title, other words as they are."""
    if isinstance(subject, str):
        if subject in CARDS:
            slug = CARDS[subject].slug
            return f"{slug}-{subject}" if slug in _shared_slugs() else slug
        if subject in ABILITIES:
            return ability_word(subject)
        return subject
    die = g.dice.get(subject)
    if die is not None:
        slug = CARDS[die.card].slug
        twins = [other.id for other in g.dice.values() if CARDS[other.card].slug == slug]
        return f"{slug}-die{_ordinal(subject, twins)}"
    thing = g.things.get(subject)
    if thing is None:
        return str(subject)
    slug = CARDS[thing.card].slug
    twins = [other.id for other in g.things.values() if CARDS[other.card].slug == slug]
    return f"{slug}{_ordinal(subject, twins)}"


def stored_word(g: Destiny, subject: Subject) -> str:
    """`09059`, `09021#2`, `09021-die`: as `words_of`, by codes, which no other card will ever have."""
    if isinstance(subject, str):
        return subject if subject in CARDS else words_of(g, subject)
    die = g.dice.get(subject)
    if die is not None:
        twins = [other.id for other in g.dice.values() if other.card == die.card]
        return f"{die.card}-die{_ordinal(subject, twins)}"
    thing = g.things.get(subject)
    if thing is None:
        return str(subject)
    twins = [other.id for other in g.things.values() if other.card == thing.card]
    return f"{thing.card}{_ordinal(subject, twins)}"


@cache
def _shared_slugs() -> frozenset[str]:
    """What several cards that are played are called: there the code has to tell them apart."""
    slugs = [card.slug for card in CARDS.values() if card.type in PLAYABLE]
    return frozenset(slug for slug in slugs if slugs.count(slug) > 1)


def also_called(subject: Subject) -> tuple[str, ...]:
    """How records may name a card, whether or not there was another of its title when they were written."""
    if subject not in CARDS:
        return ()
    code = str(subject)
    return CARDS[code].slug, f"{CARDS[code].slug}-{code}", code


def ability_word(ref: str) -> str:
    """Which ability of a card: its kind, and its number where there are several of the kind."""
    ability = ABILITIES[ref]
    code = ref.partition(".")[0]
    if code not in CARDS:
        return ref.rpartition(".")[2]
    same = [other.ref for other in CARDS[code].abilities if other.clause == ability.clause]
    return f"{ability.clause.replace('_', '-')}{_ordinal(ref, same)}"


def gained_from(g: Destiny, option: Option) -> str:
    """The card whose ability a card in play gained, if it did: its own may be called the same."""
    thing = g.things.get(option.subject) if isinstance(option.subject, int) else None
    if thing is None or option.object not in ABILITIES:
        return ""
    code = str(option.object).partition(".")[0]
    return code if code in CARDS and code != thing.card else ""


def chance_names(g: Destiny, what: Subject) -> tuple[str, ...]:
    """A roll is scripted by the die itself or its card in play, by its name, or by the title of its card.

    Names count twins, so they change when one of them leaves; ids do not.
    """
    name = words_of(g, what)
    if isinstance(what, int) and what in g.dice:
        die = g.dice[what]
        return f"die {what}", f"thing {die.thing}", name, CARDS[die.card].slug
    return (name,)


def _ordinal(one: Subject, twins: list[int] | list[str]) -> str:
    number = list[Subject](twins).index(one)
    return f"#{number + 1}" if number else ""
