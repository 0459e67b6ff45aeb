"""English cards speak as the cards of the game do: what a player would stumble over is on none of them."""

from __future__ import annotations

import re
from functools import cache

import pytest

from dejarik.games.destiny import GAME
from dejarik.games.destiny import events as ev
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.text import Teller

TELLER = Teller("en")

FOREIGN = {
    "a die is showing a symbol": r"\b(that shows?|that do(es)? not show|showed)\b",
    "a die has a value, only points are worth something": r"\bworth (?!\d+ points)",
    "triggers have a subject": r"\b(after|before|having) (\w+ing|played)\b",
    "what is triggered by happens now": r"\b(after|before) [^,.]*\b(has|have) been\b",
    "an additional action": r"\bone more action\b",
    "cards are played for free": r"\bat no cost\b",
    "values are increased": r"\b(adding|add|take) \d+ (to|from) (its|the die's) value\b",
    "dice have an owner's name before them": r"\bdice? of (this|that|the)\b",
    "the attached character": r"\bthe \w+ with this (up|down)grade\b",
    "costs are lower for each of something": r"\bcosts less by\b",
    "numbers are or less, or more": r"\bat (most|least) \d+(?! more)",
    "dice are counted": r"\bas many\b",
    "a verb is followed by its object": r"\bdiscard from (play|the top|an?)\b",
    "articles stand alone": r"\b[Aa]n? (the|this|that|an?|your)\b",
    "a card is red, a character is a hero": r"\bis (not )?a \w+ card\b",
    "names have no article": r"\ba (Niman|Shien|Soresu)\b",
    "modify is a keyword": r"\bGoes on\b",
    "opponents are forced": r"\bmake an? \w+ \w+",
    "sentences have no loose spaces before a comma": r"\s,|,,",
}  # fmt: skip


@cache
def everything() -> list[tuple[str, str]]:
    """Every paragraph on every card."""
    return [(code, text) for code in CARDS for text in TELLER.card(code).abilities]


@pytest.mark.parametrize("fault", FOREIGN)
def test_no_card_says(fault: str) -> None:
    slips = [
        (code, text)
        for code in CARDS
        for text in TELLER.card(code).abilities
        if re.search(FOREIGN[fault], text)
    ]
    # What is compared with somebody else has no other words.
    assert not [slip for slip in slips if "at least two characters" not in slip[1].lower()]


SAID = [
    (
        "01003",
        (
            "Before an opponent's character is defeated, you may move a non-ability "
            "upgrade on that character to this character."
        ),
    ),
    (
        "01004",
        "Action: Remove one of this character's character dice to turn one of your support dice to any side.",
    ),
    (
        "01010",
        "After you activate this character, you may force an opponent to discard a card from their hand.",
    ),
    (
        "01022",
        (
            "After you activate this character, you may discard a card from your hand to resolve "
            "one of this character's character or upgrade dice."
        ),
    ),
    ("01071", "An opponent loses all resources."),
    ("03120", "Each player may choose an upgrade. Discard all other upgrades from play."),
    ("05047", "Action (any player): This character's controller must activate this character."),
    ("09142", "Your deck may include 1 villain card."),
    (
        "03025",
        (
            "Special: Play a vehicle from your hand for free. Then return that card to its owner's hand "
            "at the end of the action phase."
        ),
    ),
    (
        "12089",
        (
            "Special: If you have a blue die, a red die, and another yellow die, deal 3 indirect damage to "
            "an opponent. Otherwise, deal 2 indirect damage to an opponent."
        ),
    ),
    (
        "03121",
        (
            "Activate one of your characters. Then you may remove all of that character's character "
            "and upgrade dice to ready that character."
        ),
    ),
    (
        "05088",
        (
            "Deal 1 indirect damage to an opponent. Then you may remove one of the damaged "
            "character's character dice."
        ),
    ),
    (
        "09042",
        ("If you spot a scoundrel, for each opponent, choose one of that player's dice. Resolve those dice."),
    ),
    (
        "09172",
        (
            "Special: Remove any number of resources from this upgrade to deal 2 damage to each of "
            "that many characters."
        ),
    ),
    (
        "08112",
        (
            "If you spot a blue character, choose an opponent. Give up to 3 resources to that "
            "opponent to remove that many dice. If your battlefield is in play, draw that many "
            "cards."
        ),
    ),
    (
        "12022",
        (
            "While one of this character's character dice is in your pool, the dice from the vehicle "
            "this character is piloting and from its upgrades cannot be removed by opponents' effects."
        ),
    ),
    (
        "12151",
        (
            "Set aside 2 non-event cards from a player's discard pile. Then, if you spot a "
            "scavenger, gain 1 resource."
        ),
    ),
    ("01096", "Resolve one of your dice showing ranged damage as unblockable damage."),
    ("01104", "Play only if you control the battlefield."),
    ("01104", "Remove all of an opponent's dice with a value of 2 or higher."),
    ("01106", "Ambush (After you play this event, you may take an additional action.)"),
    ("01141", "Exhaust one of your ready unique red characters to ready another exhausted character."),
    (
        "01150",
        "Before you play a blue upgrade, you may exhaust this support to decrease its cost by 1.",
    ),
    (
        "02003",
        (
            "After you activate this character, if you control the battlefield, roll 1 set-aside "
            "Death Trooper die into your pool."
        ),
    ),
    ("03013", "X is the number of your ID9 Seeker Droid dice."),
    (
        "05058",
        (
            "While the attached character is blue, this upgrade has Redeploy. (If the attached "
            "character is defeated, you may move this upgrade to one of your characters instead of "
            "discarding it.)"
        ),
    ),
    ("05087", "Deal an opponent indirect damage equal to the number of that opponent's dice."),
    (
        "07021",
        (
            "Power Action: If you have 4 or more of this character's weapon dice in your pool, deal 4 "
            "damage to a character."
        ),
    ),
    ("07030", "Action: Exhaust this support. Then deal 2 indirect damage to each player."),
    ("08088", "Modify: vehicle support."),
    ("11084", "This event costs 1 less for each of your defeated characters."),
    (
        "11091",
        (
            "Before you resolve one of the attached droid's or its upgrades' dice, you may exhaust "
            "this upgrade to increase its value by 1."
        ),
    ),
    (
        "11142",
        (
            "Resolve one of your character dice or droid dice showing melee damage as unblockable damage, "
            "increasing its value by 1, and by 1 more if that die is a Mr. Bones die."
        ),
    ),
    (
        "12029",
        (
            "If you control the battlefield, remove a die. Otherwise, take control of the battlefield, then "
            "you may reroll a die."
        ),
    ),
    ("12133", "This event costs 1 less for each opponent with no resources."),
    ("01080", "Draw cards up to your hand size."),
    (
        "02065",
        (
            "Discard the top card of your deck. Then remove a die not showing a special with a "
            "value no higher than that card's cost."
        ),
    ),
    (
        "05050",
        ("You may resolve this character's dice showing melee damage as if they were showing ranged damage."),
    ),
    (
        "07059",
        ("Give 1 shield to up to 2 of your blue characters. Activate any number of those characters."),
    ),
    (
        "08007",
        (
            "Resolve one of your dice showing melee damage against each of an opponent's "
            "characters without paying its cost."
        ),
    ),
    (
        "11039",
        (
            "Power Action: Choose any number of characters with a bounty on them. Resolve one of "
            "your bounty hunter dice showing ranged damage or melee damage against those "
            "characters."
        ),
    ),
    (
        "12023",
        (
            "Power Action: Choose one of your dice. Turn one of this character's other dice to a "
            "side showing the same symbol and value as that die."
        ),
    ),
    (
        "12047",
        ("Spot any number of your pirates. Take that many resources from an opponent."),
    ),
    (
        "02101",
        (
            "Remove any number of your blue dice. Play a card that costs no more than the combined "
            "value of those dice from your hand for free."
        ),
    ),
    ("01076", "Action: Exhaust this support and one of your ready characters to gain 1 resource."),
    ("02152", "Claim: Move an upgrade to another character controlled by the same player."),
    ("02117", "After one of your dice rolls a special, you may exhaust this support to gain 1 resource."),
    (
        "07153",
        "After you roll or reroll this die and it shows a blank, return this support to its owner's hand.",
    ),
    (
        "09108",
        (
            "Activate one of your blue characters to remove a die showing ranged damage or indirect damage. "
            "If that character has Soresu Mastery on it, give 2 shields to that character."
        ),
    ),
    ("12087", "While the attached character is a Wookiee, that character has +1 health."),
    (
        "05155",
        "Play a weapon from your hand. Then, after you play that card, you may activate that character.",
    ),
    ("02069", "After one of your characters is defeated, deal 1 damage to a character."),
    (
        "12115",
        (
            "Special: Deal 2 damage to a character. You may discard this upgrade from play to play Shien "
            "Mastery from your hand or discard pile on the attached character for free."
        ),
    ),
    ("06011", "Turn a character die whose character has 2 or more copies in play to any side."),
    ("08124", "Reroll up to X dice, where X is the number of your red characters you spot."),
    ("11044", "Up to 2 times, you may put a card from an opponent's discard pile on top of their deck."),
    (
        "12030",
        (
            "Action: Remove 2 of your dice showing resources to put 2 resources on this plot. Then, if this "
            "plot has 15 or more resources on it, win the game."
        ),
    ),
    (
        "12159",
        (
            "Claim: If you spot a diceless character, discard the top 2 cards of a player's deck. Otherwise, "
            "discard the top card of a player's deck. If at least one of those cards is not an event, gain 1 "
            "resource."
        ),
    ),
    (
        "08066",
        (
            "Choose one of your characters. Give shields equal to the number of upgrades on that character "
            "to a character."
        ),
    ),
]


@pytest.mark.parametrize(("code", "said"), SAID)
def test_cards_speak_the_language_of_the_game(code: str, said: str) -> None:
    assert said in TELLER.card(code).abilities


def test_brackets_do_not_stand_in_brackets() -> None:
    g = GAME.new(GAME.samples()["obi-wan against grievous"], seed=1)
    die = next(die for die, at in g.dice.items() if any(side.cost for side in CARDS[at.card].sides))
    costly = next(number for number, side in enumerate(CARDS[g.dice[die].card].sides) if side.cost)
    removed = ev.DieRemoved(by=1, die=die, side=costly, value=0)
    (line,) = TELLER.log(g, [removed], None).lines
    assert ", cost " in line.text
    assert "))" not in line.text


def test_what_a_type_is_called_and_what_a_side_costs() -> None:
    phasma = TELLER.card("01001")
    assert phasma.type_line == "Character (unique) — leader, trooper"
    assert TELLER.card("01002").sides[2] == "2 ranged damage (cost 1)"
