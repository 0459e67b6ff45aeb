"""State checks: what the rules demand at once whenever the cards in play have changed.

Each check pushes at most what is due now; whatever that changes is checked again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.abilities.ability import Resolve
from dejarik.games.destiny.cards.facts import (
    AT_ONCE,
    ATTACHED,
    CHARACTER,
    DOWNGRADE,
    ELITE,
    LIMIT,
    MORE_ATTACHED,
    NOT_COUNTED,
    NOT_UNIQUE,
    SELF_DISCARD,
    SUPPORT,
    UPGRADE,
)
from dejarik.games.destiny.cards.library import ABILITIES, CARDS
from dejarik.games.destiny.kinds import Ask
from dejarik.games.destiny.rules import tokens, values, verbs, victory
from dejarik.games.destiny.rules.damage import Defeat, lethal
from dejarik.games.destiny.rules.leaving import DiscardFromPlay, DiscardSurplus, SetDieAside
from dejarik.games.destiny.rules.values import MOST_SHIELDS

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny, Thing

# Where abilities change these, what has to go does not only depend on what is in play.
UNSETTLING = frozenset((AT_ONCE, ELITE, LIMIT, MORE_ATTACHED, NOT_COUNTED, NOT_UNIQUE, SELF_DISCARD))

UNIQUES = (CHARACTER, SUPPORT, UPGRADE, DOWNGRADE)  # what a player may control only one copy of


def check(g: Destiny) -> None:
    """Defeats, then cards that cannot stay, then the end of the game."""
    falling = [frame.thing for frame in g.stack if isinstance(frame, Defeat)]
    dying = [thing for thing in lethal(g) if thing not in falling]
    if dying:
        # Pushed last to first, so that they are carried out in the order of the table.
        for thing in reversed(dying):
            g.push(Defeat(g.things[thing].controller, thing, by_damage=True))
        return
    if _discard_what_cannot_stay(g):
        return
    if not falling:
        victory.check(g)


def _discard_what_cannot_stay(g: Destiny) -> bool:
    """Orphans, self-discards, surplus attachments and copies of unique cards; one thing at a time."""
    index = g.cached or g.index
    if index.settled:
        return False
    pushed = trained = False
    settled = UNSETTLING.isdisjoint(index.constants)
    for thing in g.things.values():
        if thing.trained:
            trained, settled = True, False
        if thing.shields > MOST_SHIELDS:
            # rule: destiny.shield.maximum, destiny.reading.defensive-teaching.limit-falls
            tokens.remove_shields(g, thing.id, thing.shields - values.most_shields(g, thing.id))
        if thing.host and thing.host not in g.things:
            settled = False
            if not _orphan_of_defeat(g, thing):
                # rule: destiny.upgrade.stays, destiny.downgrade.stays
                g.push(DiscardFromPlay(thing.controller, thing.id))
                pushed = True
    # rule: destiny.meta.golden-rule.follow-both
    if SELF_DISCARD in index.constants:
        for constant, view in values.constants(g, SELF_DISCARD):
            if not _leaving(g, view.holder) and constant.condition.holds(g, view):
                g.push(DiscardFromPlay(view.you, view.holder))
                pushed = True
    if AT_ONCE in index.constants:
        pushed = _push_what_is_due(g) or pushed
    if pushed or _surplus_attached(g) or (LIMIT in index.constants and _over_limit(g)) or _surplus_unique(g):
        return True
    if (trained or ELITE in index.constants) and _elites(g):
        return True
    index.settled = settled
    return False


def _push_what_is_due(g: Destiny) -> bool:
    """What happens as soon as a condition holds; it takes the card out of play, or ends the condition."""
    pushed = False
    for holder, ref in reversed((g.cached or g.index).constants.get(AT_ONCE, ())):
        effect = ABILITIES[ref].effect
        view = Resolve(ref, g.things[holder].controller, holder)
        if effect is not None and effect.due(g, view) and not _under_way(g, view):
            g.push(view)
            pushed = True
    return pushed


def _under_way(g: Destiny, view: Resolve) -> bool:
    """Whether an ability of a card is being applied, or waits on the stack for that."""
    running = [frame for frame in g.stack if isinstance(frame, Resolve)]
    return any((frame.ability, frame.holder) == (view.ability, view.holder) for frame in running)


def _over_limit(g: Destiny) -> bool:
    """More upgrades of a sort on a character than one of its upgrades allows."""
    # rule: destiny.limit.meaning, destiny.limit.only-attached-character, destiny.limit.excess
    for constant, view in values.constants(g, LIMIT):
        host = g.things[view.holder].host
        fitting = tuple(up for up in g.attached(host, UPGRADE) if constant.filter.test(g, view, up))
        if host in g.things and len(fitting) > constant.most:
            g.push(DiscardSurplus(g.things[host].controller, Ask.SURPLUS, fitting))
            return True
    return False


def _elites(g: Destiny) -> bool:
    """Whoever an effect makes elite gets a second die; who is no longer elite gives one back."""
    # rule: destiny.clarification.training.second-die, destiny.clarification.training.second-copy
    # rule: destiny.clarification.training.die-is-character-die
    made = {t for constant, view in values.constants(g, ELITE) for t in constant.of.find(g, view)}
    for thing in list(g.things.values()):
        if not (made or thing.trained):
            continue
        dice = values.own_dice(g, thing.id)
        if thing.id in made and dice == 1 and thing.card in g.set_aside_dice[thing.owner]:
            verbs.train(g, thing.id)
        elif thing.trained and thing.id not in made:
            verbs.end_training(g, thing.id)
            if dice > 1:
                g.push(SetDieAside(thing.controller, thing.id))
                return True
    return False


def _surplus_attached(g: Destiny) -> bool:
    for host, attached in (g.cached or g.index).attached.items():
        least = min(values.MOST_ATTACHED, values.most_attached(g, host, UPGRADE))
        if len(attached) <= least or host not in g.things:
            continue
        for kind in ATTACHED:
            # rule: destiny.upgrade.limit-three, destiny.downgrade.limit-three
            # rule: destiny.downgrade.play-on-full, destiny.conflict.surplus-upgrade, destiny.upgrade.any-mix
            # rule: destiny.keyword.redeploy.onto-full-character
            # rule: destiny.clarification.cargo-hold.full-character
            fitting = tuple(one for one in g.attached(host, kind) if values.counts(g, host, one))
            if len(fitting) > values.most_attached(g, host, kind):
                g.push(DiscardSurplus(g.things[host].controller, Ask.SURPLUS, fitting))
                return True
    return False


def _surplus_unique(g: Destiny) -> bool:
    # rule: destiny.card.unique.one-in-play, destiny.card.unique.excess-discard
    # rule: destiny.card.unique.per-player, destiny.card.unique.same-title-other-subtitle
    # rule: destiny.card.unique.dice-exempt
    seen: dict[tuple[int, str], int] = {}
    freed = NOT_UNIQUE in (g.cached or g.index).constants
    for thing in g.things.values():
        card = CARDS[thing.card]
        if not card.unique or thing.type not in UNIQUES:
            continue
        if freed and not values.is_unique(g, thing.controller, thing.card):
            continue
        other = seen.setdefault((thing.controller, card.title), thing.id)
        if other != thing.id:
            g.push(DiscardSurplus(thing.controller, Ask.COPIES, (other, thing.id)))
            return True
    return False


def _orphan_of_defeat(g: Destiny, thing: Thing) -> bool:
    """Whether a defeat on the stack will discard it itself."""
    return any(isinstance(frame, Defeat) and thing.id in frame.orphans for frame in g.stack)


def _leaving(g: Destiny, thing: int) -> bool:
    return any(isinstance(frame, DiscardFromPlay) and frame.thing == thing for frame in g.stack)
