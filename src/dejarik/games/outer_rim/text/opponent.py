"""The cards of the solo opponent in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.outer_rim.cards.facts import MARKET, PLANNING_CREDITS
from dejarik.games.outer_rim.rules.solo import AI_CARDS, GAIN_CREDITS
from dejarik.words.sentences import bullets

if TYPE_CHECKING:
    from dejarik.games.outer_rim.rules.solo import Item
    from dejarik.games.outer_rim.text.teller import Teller


def lines(code: str, teller: Teller) -> list[str]:
    """What stands on an AI card, step by step."""
    # rule: outer_rim.solo-ai.turn.first-that-applies, outer_rim.solo-ai.turn.all-that-apply
    card, say = AI_CARDS[code], teller.words.say
    steps = (("planning", card.planning), ("action", card.action), ("encounter", card.encounter))
    found = [
        say(f"ai-{step}") + bullets(teller.words, [_item(item, teller) for item in items])
        for step, items in steps
    ]
    return [*found, say("ai-reshuffles")] if card.reshuffles else found


def _item(item: Item, teller: Teller) -> str:
    names = teller.names
    return teller.words.say(
        f"ai-item-{item.do}",
        what=item.what or "none",
        deck=_deck(item.what, teller),
        other=_deck(item.other, teller),
        amount=names.number(PLANNING_CREDITS if item.do == GAIN_CREDITS else item.amount),
        damage=item.amount,
    )


def _deck(deck: str, teller: Teller) -> str:
    return teller.words.say(f"deck-{deck}") if deck in MARKET else "none"
