"""Covert Missions: more characters."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    AN_OPPONENT,
    BLUE,
    DAMAGE_SHOWN,
    GRAY,
    GUARDIAN,
    HERO,
    IS_NEUTRAL,
    NAMED,
    NEUTRAL,
    PLOT,
    RED,
    THIS,
    VILLAIN,
    YELLOW,
    ActivateThem,
    AllOf,
    Choose,
    Color,
    DamageAtLeast,
    DealDamage,
    DealIndirect,
    DieOf,
    DiscardFromHand,
    Draw,
    GiveShields,
    HasKeyword,
    If,
    IncreaseValue,
    Is,
    IsExhausted,
    May,
    MoreHealth,
    MoreResourcesThanYou,
    MoveShields,
    NameOne,
    OffGuard,
    OfType,
    Other,
    Play,
    PointsWith,
    Remove,
    Reroll,
    RoomForShields,
    Same,
    Shielded,
    ShieldsAtLeast,
    Subtype,
    TakeResources,
    TeamPoints,
    Then,
    They,
    Titled,
    To,
    TurnTo,
    a_character,
    a_die,
    activate,
    before_resolving_this_die,
    card_in_hand,
    character,
    claim_or_take,
    seq,
    setup,
    spot,
    that,
    would_activate,
    your_character,
    your_character_or_support,
    your_die,
)

APPRENTICE = Subtype(("apprentice",))
PIRATE = Subtype(("pirate",))
SPECTRE = Subtype(("spectre",))
WOOKIEE = Subtype(("wookiee",))
TAKE_ONE = TakeResources(1, AN_OPPONENT)
THEY_DISCARD = They(AN_OPPONENT, DiscardFromHand(card_in_hand()))

# ---- Characters ----------------------------------------------------------------------------------

character(
    "12053", "Anakin Skywalker", "Dedicated Mentor", BLUE, HERO, "jedi", "leader",
    unique=True, health=13, points=(15, 19), die="1MD 2MD 4MD1 1Sh 1R -",
    after=(activate(), May(To(
        DiscardFromHand(card_in_hand()),
        Then(
            MoveShields(1, a_character(Shielded()), to=a_character(RoomForShields(), Other(that("from")))),
            If(Is(that("to"), APPRENTICE), Draw(1)),
        ),
    ))),
)

character(
    "12020", "Commander Pyre", "Harsh Negotiator", RED, VILLAIN, "leader", "trooper",
    unique=True, health=11, points=(11, 14), die="1RD 2RD 2RD1 1F 1R -",
    after=(claim_or_take(), May(DealIndirect(1))),
)

character(
    "12039", "Kragan Gorr", "Pirate Captain", YELLOW, VILLAIN, "leader", "pirate", "scoundrel",
    unique=True, health=11, points=(13, 16), die="2RD 3RD1 3ID 1Dr 1R -",
    after=(
        activate(),
        seq(May(ActivateThem(your_character_or_support(PIRATE))), If(OffGuard(), May(TAKE_ONE))),
    ),
)

character(
    "12040", "Pyke Sentinel", "", YELLOW, VILLAIN, "guard", "scoundrel", health=7, points=(6,),
    keywords=(GUARDIAN,),
)

character(
    "12041", "Synara San", "Opportunistic Infiltrator", YELLOW, VILLAIN, "pirate", "scoundrel",
    unique=True, health=10, points=(12, 14), die="2RD 2ID 1Dr 1Dc 1R -",
    after=(activate(), If(OffGuard(), May(THEY_DISCARD))),
)

character(
    "12054", "Jedi Knight", "", BLUE, HERO, "jedi", health=10, points=(12, 15), die="2MD 3MD1 1Sh 1R Sp -",
    special=Then(
        GiveShields(1, to=a_character()),
        If(
            Is(THIS, ShieldsAtLeast(3)), DealDamage(2, to=a_character()), DealDamage(1, to=a_character())
        ),
    ),
    after=(setup(), May(GiveShields(2, to=THIS))),
)

character(
    "12074", "Tarfful", "Chieftain of Kachirho", RED, HERO, "wookiee", "leader",
    unique=True, health=11, points=(11, 14), die="1RD 1MD 2MD 2F 1R -",
    constant=MoreHealth(1, of=your_character(WOOKIEE, Other(THIS))),
    before=(before_resolving_this_die(DAMAGE_SHOWN), If(Is(THIS, DamageAtLeast(6)), IncreaseValue(1))),
)

character(
    "12092", "Vengeful Wookiee", "", YELLOW, HERO, "wookiee", health=9, points=(7,),
    before=(
        would_activate(),
        May(Then(Reroll(a_die()), If(Is(THIS, DamageAtLeast(6)), May(Remove(a_die()))))),
    ),
)

character(
    "12129", "Nar Shaddaa Thief", "", YELLOW, NEUTRAL, "scavenger", "scoundrel", health=7, points=(7,),
    power_action=If(Is(THIS, IsExhausted()), If(MoreResourcesThanYou(2), TAKE_ONE)),
)

character(
    "12147", "Jawa Junk Dealer", "", GRAY, NEUTRAL, "jawa", "scavenger", health=5, points=(5,),
    after=(activate(), May(Play((Color((GRAY,)), IS_NEUTRAL), less=1))),
)

character(
    "12021", "Director Krennic", "Death Star Mastermind", RED, VILLAIN, "leader",
    unique=True, health=10, points=(10, 13), die="2F 1Dc 2Dc 1R 1R -",
    constant=TeamPoints(-1, AllOf((OfType((PLOT,)), Subtype(("death-star",))))),
    after=(activate(), May(TurnTo(your_die(), value=1))),
)

character(
    "12023", "Imperial Death Trooper", "", RED, VILLAIN, "trooper",
    health=9, points=(8, 11), die="1RD 2RD1 +2RD 1R +1R -",
    constant=HasKeyword(GUARDIAN, while_=spot(Titled(("Director Krennic",)))),
    power_action=seq(Choose(your_die(), as_="model"), TurnTo(
        your_die(DieOf(THIS), Other(that("model"))), like=that("model"), worth=True,
    )),
)

character(
    "12055", "Kanan Jarrus", "Jedi Exile", BLUE, HERO, "jedi", "spectre",
    unique=True, health=9, points=(9, 12), die="1MD 2MD 1Dc 1Sh 1R -",
    constant=PointsWith(-1, SPECTRE),
    after=(activate(), May(Then(
        seq(NameOne("symbol"), Choose(a_die(), as_="die")),
        They(AN_OPPONENT, TurnTo(a_die(Same(that("die"))), avoid=NAMED)),
    ))),
)
