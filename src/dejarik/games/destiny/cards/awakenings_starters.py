"""Awakenings: the cards of the two starter decks."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    AMBUSH,
    BLANK,
    BLUE,
    DAMAGE,
    GRAY,
    HERO,
    IS_BLUE,
    MELEE,
    NEUTRAL,
    RANGED,
    RED,
    SUPPORT,
    THIS,
    THIS_DIE,
    UPGRADE,
    VILLAIN,
    YELLOW,
    Affiliated,
    AllOf,
    CardsInHand,
    CharacterDie,
    Choose,
    Color,
    ControllerOf,
    CostOf,
    CountOf,
    DealDamage,
    DiscardAtRandom,
    Exhaust,
    Gain,
    GiveShields,
    If,
    Is,
    LookAtRandom,
    MayInclude,
    Modifier,
    MoreReadyCharacters,
    NoRestrictionsOnThis,
    OfType,
    Other,
    PutOnDeck,
    Remove,
    RemoveShields,
    Reroll,
    RerollInstead,
    ResolveThem,
    Showing,
    Subtype,
    Then,
    To,
    TurnTo,
    Unique,
    ValueOf,
    a_character,
    a_die,
    an_opponents_character,
    an_opponents_dice,
    any_number,
    battlefield,
    card_in_discard,
    character,
    each,
    event,
    opponents_character,
    opponents_die,
    reprint,
    seq,
    support,
    that,
    upgrade,
    your_character,
    your_die,
)

RED_VILLAINS = AllOf((Color((RED,)), Affiliated((VILLAIN,)), Subtype(("weapon", "vehicle"))))

reprint("01059", of="09118")
reprint("01075", of="09028")
reprint("01115", of="09061")
reprint("01128", of="09094")
reprint("01149", of="09112")
reprint("01153", of="09163")
reprint("01155", of="09164")
reprint("01162", of="09150")

# ---- Characters ----------------------------------------------------------------------------------

character(
    "01011", "Kylo Ren", "Vader's Disciple", BLUE, VILLAIN, "apprentice", unique=True, health=11,
    points=(10, 13), die="1MD 2MD1 1Sh 1R Sp -",
    special=Then(
        Choose(opponents_character(), as_="it"),
        seq(
            LookAtRandom(1, who=ControllerOf(that())),
            DealDamage(CostOf("seen"), to=that()),
        ),
    ),
)

character(
    "01045", "Finn", "First Order Defector", YELLOW, HERO, "scoundrel", unique=True, health=10,
    points=(13, 16), die="1RD 2RD 1MD 1Sh 1R -",
    constant=(
        NoRestrictionsOnThis(Subtype(("weapon",))),
        MayInclude(RED_VILLAINS, any_color=True),
    ),
)

# ---- Battlefields --------------------------------------------------------------------------------

battlefield(
    "01168", "Frozen Wastes", "Starkiller Base",
    claim=Remove(a_die(CharacterDie())),
)

battlefield(
    "01174", "Starship Graveyard", "Jakku",
    claim=PutOnDeck(card_in_discard(OfType((SUPPORT, UPGRADE)))),
)

# ---- Events --------------------------------------------------------------------------------------

event(
    "01081", "Enrage", BLUE, VILLAIN, cost=0,
    does=To(DealDamage(1, to=your_character(IS_BLUE)), Gain(1)),
)

event(
    "01084", "Intimidate", BLUE, VILLAIN, cost=0,
    does=RemoveShields(a_character()),
)

event(
    "01091", "Nowhere to Run", GRAY, VILLAIN, cost=2,
    does=TurnTo(each(your_die(Showing((BLANK,))))),
)

event(
    "01117", "Heroism", BLUE, HERO, cost=0,
    does=Then(
        Choose(opponents_die(Showing(DAMAGE)), as_="die"),
        Then(DealDamage(ValueOf(that("die")), to=your_character(Unique())), Remove(that("die"))),
    ),
)

event(
    "01126", "Daring Escape", GRAY, HERO, cost=2,
    keywords=(AMBUSH,),
    does=Then(
        Reroll(any_number(an_opponents_dice())), Remove(each(an_opponents_dice(Showing((BLANK,)))))
    ),
)

event(
    "01146", "Disturbance in the Force", BLUE, NEUTRAL, cost=1,
    does=Reroll(each(a_die())),
)

event(
    "01151", "Aim", GRAY, NEUTRAL, cost=1,
    does=TurnTo(your_die(), symbols=(RANGED,)),
)

event(
    "01154", "Close Quarters Assault", GRAY, NEUTRAL, cost=0,
    does=DiscardAtRandom(CountOf(your_die(Showing((MELEE,))))),
)

event(
    "01156", "Flank", GRAY, NEUTRAL, cost=1,
    only_if=MoreReadyCharacters(),
    does=Remove(an_opponents_dice()),
)

event(
    "01157", "Take Cover", GRAY, NEUTRAL, cost=0,
    does=GiveShields(1, to=a_character()),
)

# ---- Upgrades ------------------------------------------------------------------------------------

upgrade(
    "01014", "Immobilize", BLUE, VILLAIN, "ability", cost=2, die="1Dr 1Sh 1Sh 2Sh 1R -",
    only_on=IS_BLUE,
    action=To(Remove(THIS_DIE), TurnTo(a_die(), symbols=(BLANK,))),
)

upgrade(
    "01044", "Rey's Staff", GRAY, HERO, "weapon", unique=True, cost=2, die="1MD 1MD 3MD1 1R Sp -",
    special=Remove(a_die(Showing(DAMAGE))),
)

upgrade(
    "01057", "Force Throw", BLUE, NEUTRAL, "ability", cost=3, die="1RD 1Dr 2Dr Sp Sp -",
    only_on=IS_BLUE,
    special=To(
        Remove(a_die(), as_="removed"), DealDamage(ValueOf(that("removed")), to=a_character())
    ),
)

upgrade(
    "01060", "Mind Probe", BLUE, NEUTRAL, "ability", cost=4, die="3RD1 2Dr 2Dc Sp Sp -",
    only_on=IS_BLUE,
    special=Then(
        Choose(opponents_character(), as_="it"),
        DealDamage(CardsInHand(ControllerOf(that())), to=that()),
    ),
)

# ---- Supports ------------------------------------------------------------------------------------

support(
    "01006", "First Order TIE Fighter", RED, VILLAIN, "vehicle", cost=3, die="1RD 2RD 3RD1 1Dr Sp -",
    special=RemoveShields(each(an_opponents_character())),
)

support(
    "01043", "BB-8", GRAY, HERO, "droid", unique=True, cost=1, die="1F 1Dr 1Sh 1R Sp -",
    special=seq(Reroll(your_die(Other(THIS_DIE))), RerollInstead()),
)

support(
    "01089", "Power of the Dark Side", BLUE, VILLAIN, cost=2,
    action=To(
        Exhaust(THIS),
        Then(
            Reroll(your_die(), as_="die"),
            If(Is(that("die"), Showing((BLANK,))), DealDamage(2, to=a_character(), unblockable=True)),
        ),
    ),
)

support(
    "01124", "Awakening", BLUE, HERO, cost=1,
    action=To(Exhaust(THIS), ResolveThem(your_die(Modifier()), as_base=True)),
)
