"""Across the Galaxy: plots."""

from dejarik.games.destiny.abilities.lexicon import *

card(
    "08054", "Retribution",
    constant=OnlyWith(points=20),
    after=(
        opponent_removes_dice(),
        If(LostDice(CharacterDie()), May(DealDamage(1, to=a_character()))),
    ),
)

card(
    "08115", "Bitter Rivalry",
    after=(
        setup(),
        They(AN_OPPONENT, seq(DealDamage(2, to=a_character(SameSide(THIS)), unblockable=True), Draw(1))),
    ),
)

card(
    "08129", "Armored Reinforcement",
    action=To(
        SetAside(THIS),
        Play((IS_RED, VEHICLE, OfType((SUPPORT,))), hand=False, discard=True, deck=True, less=1),
    ),
)

card("08143", "Double Down", constant=MoreCopies(2))

card(
    "08155", "No Allegiance",
    constant=(OnlyIfEach(IS_NEUTRAL), MoreHealth(1, of=your_character(IS_NEUTRAL))),
)

card("08156", "Solidarity", constant=(OneColor(), OneCopyEach()))
