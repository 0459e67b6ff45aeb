"""Way of the Force: cards of the rulebook's clarifications, errata and FAQ."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    A_PLAYER,
    AN_OPPONENT,
    BLUE,
    CONTROL_BATTLEFIELD,
    DAMAGE,
    HERO,
    HOST,
    MELEE,
    NEUTRAL,
    RED,
    REDEPLOY,
    SHIELD,
    THIS,
    THIS_DIE,
    VILLAIN,
    YELLOW,
    ActivateThem,
    AllOf,
    AtLeast,
    BringBattlefields,
    Color,
    CopiesNotUnique,
    DealDamage,
    DealIndirect,
    DieOf,
    DiscardFromDeck,
    Either,
    HasAbilitiesOf,
    HowMany,
    If,
    IncreaseValue,
    Is,
    May,
    MoveShields,
    MoveUpgrade,
    Not,
    On,
    Other,
    PointsAtLeast,
    Ready,
    Reroll,
    ResolveAs,
    ResolveThem,
    Shielded,
    Showing,
    SpendOrSpot,
    Subtype,
    TakeBattlefield,
    Then,
    Titled,
    To,
    Unique,
    a_character,
    activate_host,
    an_upgrade,
    any_number,
    before_resolving_this_die,
    character,
    event,
    plot,
    remove_opponents_dice,
    seq,
    spot,
    support,
    that,
    upgrade,
    would_activate,
    your_character,
    your_die,
)

BLUE_ABILITY = AllOf((Color((BLUE,)), Subtype(("ability",))))
CASSIAN = Titled(("Cassian Andor",))
CLONE_TROOPER = Titled(("Clone Trooper",))
GRIEVOUS = Titled(("General Grievous",))
REX = Titled(("Rex",))

# ---- Characters ----------------------------------------------------------------------------------

# rule: destiny.clarification.snoke.defeated-character
character(
    "07004", "Snoke", "Supreme Leader", BLUE, VILLAIN, "leader", unique=True, health=11, points=(11, 13),
    die="2ID 1F 2F 1Dr 1R -",
    power_action=To(
        DealDamage(1, to=your_character(Other(THIS)), as_="it"),
        ResolveThem(your_die(DieOf(that()), Showing(DAMAGE)), more=2),
    ),
)

# rule: destiny.clarification.dj.one-source
character(
    "07035", "DJ", "Treacherous Rogue", YELLOW, VILLAIN, "scoundrel", unique=True, health=11,
    points=(13, 16), die="2RD 2RD 1Dr 1Dc 1R -",
    after=(remove_opponents_dice(), May(DealIndirect(HowMany("dice"), to=AN_OPPONENT))),
)

# rule: destiny.faq.luke-not-when-removed
character(
    "07056", "Luke Skywalker", "Reluctant Instructor", BLUE, HERO, "jedi", unique=True, health=12,
    points=(12, 15), die="1F 1Sh 2Sh 2Sh 1R -",
    constant=ResolveAs((SHIELD,), MELEE),
    power_action=MoveUpgrade(
        an_upgrade(On(THIS), BLUE_ABILITY), to=a_character(Color((BLUE,)), Other(THIS))
    ),
)

character(
    "07057", "Plo Koon", "Jedi Protector", BLUE, HERO, "jedi", unique=True, health=10, points=(11, 14),
    die="1MD 2MD 1F 1Sh 1R -",
    constant=HasAbilitiesOf(your_character(Not(Unique()))),
)

character(
    "07074", "Rex", "Clone Captain", RED, HERO, "leader", "trooper", unique=True, health=11, points=(11, 14),
    die="1RD 2RD 2ID 1F 1R -",
    before=(would_activate(), May(To(SpendOrSpot(1, spot(CLONE_TROOPER)), TakeBattlefield()))),
)

# ---- Plots ---------------------------------------------------------------------------------------

plot(
    "07127", "Home Turf Advantage", RED, NEUTRAL, points=(2,),
    constant=BringBattlefields(2),
)

# ---- Events --------------------------------------------------------------------------------------

# rule: destiny.clarification.clandestine-operation.symbols-midway
event(
    "07092", "Clandestine Operation", YELLOW, HERO, cost=1,
    does=If(
        Either((AtLeast(2, your_character(Color((YELLOW,)))), spot(CASSIAN))),
        Then(
            ResolveThem(any_number(your_die()), same_symbol=True, as_="resolved"),
            DiscardFromDeck(HowMany("resolved"), A_PLAYER),
        ),
    ),
)

event(
    "07122", "Grand Entrance", RED, NEUTRAL, cost=1,
    does=seq(
        ActivateThem(your_character(), as_="it"),
        Then(
            Reroll(any_number(your_die(DieOf(that(), upgrades=True)))),
            Reroll(any_number(your_die(DieOf(that(), upgrades=True)))),
        ),
    ),
)

# ---- Upgrades ------------------------------------------------------------------------------------

# rule: destiny.clarification.rexs-blaster-pistol.not-on-rex
upgrade(
    "07087", "Rex's Blaster Pistol", RED, HERO, "weapon", unique=True, cost=2, die="2RD +2RD 2ID 1Sh 1R -",
    constant=CopiesNotUnique(while_=Is(HOST, REX)),
    after=(activate_host(), If(CONTROL_BATTLEFIELD, May(ActivateThem(your_character())))),
)

# rule: destiny.errata.dagger-of-mortis
upgrade(
    "07117", "Dagger of Mortis", BLUE, NEUTRAL, "weapon", unique=True, cost=3, die="2MD 2MD +3MD 1Sh 1R -",
    keywords=(REDEPLOY,),
    before=(
        before_resolving_this_die(),
        If(
            Is(THIS_DIE, Showing((MELEE,))),
            May(MoveShields(1, a_character(Color((BLUE,)), Shielded(), Other(HOST)), to=HOST)),
        ),
    ),
)

# rule: destiny.errata.darksaber
upgrade(
    "07142", "Darksaber", YELLOW, NEUTRAL, "weapon", unique=True, cost=4, die="2MD 3MD 2F 1Dc 1Sh 1R",
    keywords=(REDEPLOY,),
    before=(
        before_resolving_this_die(),
        If(
            Is(HOST, PointsAtLeast(20)),
            IncreaseValue(2),
            If(Is(HOST, PointsAtLeast(15)), IncreaseValue(1)),
        ),
    ),
)

# ---- Supports ------------------------------------------------------------------------------------

support(
    "07031", "General Grievous' Wheel Bike", RED, VILLAIN, "vehicle", unique=True, cost=3,
    die="1RD 2MD +3MD 1Dr 1Dc -",
    power_action=To(SpendOrSpot(1, spot(GRIEVOUS)), Ready(THIS)),
)
