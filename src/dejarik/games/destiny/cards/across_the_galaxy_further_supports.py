"""Across the Galaxy: the set goes on with upgrades and supports."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    A_PLAYER,
    AMBUSH,
    BLUE,
    DAMAGE,
    DAMAGE_SHOWN,
    DROID,
    GIVING_SHIELDS,
    GRAY,
    GUARDIAN,
    HEALING,
    HERO,
    HOST,
    HURT,
    INDIRECT,
    IS_BLUE,
    NEUTRAL,
    RANGED,
    RANGED_SHOWN,
    RED,
    REDEPLOY,
    THIS,
    THIS_DIE,
    TURNING,
    VILLAIN,
    YELLOW,
    YOU,
    AllOf,
    Bears,
    CanBeActivated,
    CopiesAllowed,
    CopyOfThis,
    CountOf,
    DealDamage,
    DefeatedOf,
    DiceWorthMore,
    DieOf,
    DiscardFromDeck,
    DiscardInPlay,
    Draw,
    Exhaust,
    FewerUpgrades,
    GiveShields,
    HasKeyword,
    Heal,
    HoldAtLeast,
    If,
    Is,
    LookAtTop,
    Lose,
    May,
    MoveUpgrade,
    NoMoreThan,
    OpponentsCannot,
    Other,
    PutOnDeck,
    Remove,
    Reroll,
    RerollInstead,
    ResolveAs,
    ResolvedAs,
    ResolveThem,
    ResourcesOf,
    RollIn,
    Same,
    SearchDeck,
    SingleOut,
    Spend,
    Then,
    TheyHaveNoResources,
    Titled,
    To,
    TopToBottom,
    TurnTo,
    WithKeyword,
    XIs,
    a_character,
    a_die,
    action_phase_ends,
    activate,
    activate_host,
    an_opponents_character,
    any_number,
    card_in_discard,
    damage_by_an_opponent,
    either,
    lose_shields,
    play,
    play_this,
    resolve,
    resolve_this_die,
    seq,
    spot,
    support,
    that,
    turn_die,
    upgrade,
    your_character,
    your_die,
    your_die_on_card,
    your_support,
    your_upgrade,
)

DARTH_VADER = Titled(("Darth Vader",))
# The fleeting supports of this set are gone after one action phase.
FLEETING = (action_phase_ends(), DiscardInPlay(THIS))

# ---- Upgrades ------------------------------------------------------------------------------------

upgrade(
    "08014", "Bloodlust", BLUE, VILLAIN, cost=2,
    after=(resolve(ResolvedAs(DAMAGE), DieOf(HOST)), May(DealDamage(1, to=a_character()))),
)

upgrade(
    "08015", "Chain Sickle", BLUE, VILLAIN, "weapon", cost=3, die="2MD 2MD 3MD 1Dc - -",
    after=(resolve_this_die(), Reroll(any_number(a_die(DieOf(HURT, upgrades=True))))),
)

upgrade(
    "08016", "Darth Vader's Lightsaber", BLUE, VILLAIN, "weapon", unique=True, cost=3,
    die="1MD +2MD +3MD +4MD 2Sh -",
    after=(
        resolve_this_die(),
        May(
            To(
                Spend(1),
                Then(
                    RollIn(your_die_on_card(DieOf(HOST))),
                    If(Is(HOST, DARTH_VADER), DealDamage(1, to=a_character())),
                ),
            )
        ),
    ),
)

upgrade(
    "08051", "Grappling Boa", YELLOW, VILLAIN, "weapon", cost=2, die="1MD 1MD 2MD1 1Dc 1Dc -",
    after=(resolve_this_die(), May(Remove(a_die(DieOf(HURT))))),
)

upgrade(
    "08052", "Tobias Beckett's Rifle", YELLOW, VILLAIN, "weapon", unique=True, cost=3,
    die="3RD1 2Dr 1R Sp Sp -",
    after=(play_this(Titled(("Tobias Beckett",))), May(Lose(1))),
    special=seq(
        SingleOut(),
        If(
            TheyHaveNoResources(),
            DealDamage(3, to=an_opponents_character()),
            DealDamage(2, to=an_opponents_character()),
        ),
    ),
)

upgrade(
    "08053", "Vow Of Vengeance", YELLOW, VILLAIN, cost=1,
    constant=DiceWorthMore(DefeatedOf(YOU), AllOf((DieOf(HOST), DAMAGE_SHOWN))),
)

upgrade(
    "08068", "Counterstroke", BLUE, HERO, "ability", cost=2, die="1MD 2MD1 1F 1Dc 1Sh -",
    only_on=IS_BLUE,
    after=(
        damage_by_an_opponent(),
        May(ResolveThem(your_die(Same(THIS_DIE)), more=1)),
    ),
)

upgrade(
    "08070", "Pillio Star Compass", BLUE, HERO, "equipment", cost=1, die="1F +1F 1Sh 2Sh1 +1R -",
    power_action=TurnTo(your_die(), like=THIS_DIE, worth=True),
)

upgrade(
    "08071", "Qui-Gon Jinn's Lightsaber", BLUE, HERO, "weapon", unique=True, cost=3,
    die="2MD +3MD 1Sh 2Sh 2Sh -",
    after=(
        lose_shields(),
        May(
            Then(
                To(Exhaust(THIS), GiveShields(1, to=HOST)),
                If(Is(HOST, Titled(("Qui-Gon Jinn",))), May(Draw(1))),
            )
        ),
    ),
)

upgrade(
    "08087", "Jyn Erso's Blaster", RED, HERO, "weapon", unique=True, cost=3, die="2RD +3RD 3ID 1Dc 1Sh -",
    keywords=(REDEPLOY,),
    after=(
        activate_host(),
        seq(
            May(either(Reroll(your_die(Same(THIS_DIE))), DiscardFromDeck(1, A_PLAYER))),
            If(Is(HOST, Titled(("Jyn Erso",))), Reroll(any_number(your_die(DieOf(HOST))))),
        ),
    ),
)

upgrade(
    "08106", "Energy Pike", YELLOW, HERO, "weapon", cost=2, die="1MD 2MD 1Dr 1R Sp -",
    special=DealDamage(NoMoreThan(3, ResourcesOf(YOU)), to=a_character()),
)

upgrade(
    "08107", "Token Of Affection", YELLOW, HERO, "equipment", cost=1, die="1F 1Sh 1R +1R - -",
    after=(play(WithKeyword(AMBUSH)), May(MoveUpgrade(THIS, your_character(Other(HOST))))),
)

upgrade(
    "08120", "Treasured Lightsaber", BLUE, NEUTRAL, "weapon", cost=2, die="+1MD +2MD 1Sh 1R Sp -",
    after=(play_this(), May(Draw(1))),
    special=If(
        HoldAtLeast(5),
        DealDamage(3, to=a_character(), unblockable=True), DealDamage(2, to=a_character(), unblockable=True),
    ),
)

upgrade(
    "08132", "Handheld L-S1 Cannon", RED, NEUTRAL, "weapon", cost=2, die="2RD +3RD 3ID 3ID1 1Dr -",
    constant=FewerUpgrades(1),
)

# ---- Supports ------------------------------------------------------------------------------------

support(
    "08010", "Darth Vader's Meditation Chamber", BLUE, VILLAIN, "location", unique=True, cost=2,
    action=To(
        Exhaust(THIS),
        Then(
            seq(Heal(1, a_character(IS_BLUE)), PutOnDeck(card_in_discard(), bottom=True)),
            If(spot(DARTH_VADER), Draw(1)),
        ),
    ),
)

support(
    "08011", "Galactic Deception", BLUE, VILLAIN, cost=0,
    constant=OpponentsCannot(GIVING_SHIELDS),
    after=FLEETING,
)

support(
    "08013", "Vader's Fist", BLUE, VILLAIN, "trooper", unique=True, cost=5,
    die="3RD 3RD1 3ID 4ID1 3Dr 2Sh",
    after=(play_this(), May(RollIn(THIS_DIE))),
    power_action=seq(RollIn(THIS_DIE), If(spot(DARTH_VADER), TurnTo(your_die(Same(THIS_DIE))))),
)

support(
    "08030", "Black Two", RED, VILLAIN, "vehicle", unique=True, cost=3, die="1RD 2RD 3RD1 2ID 1Dr -",
    constant=DiceWorthMore(
        1, AllOf((DieOf(THIS), RANGED_SHOWN)), while_=spot(Titled(('"Mauler" Mithel',)))
    ),
)

support(
    "08031", "TIE Fighter", RED, VILLAIN, "vehicle", cost=2, die="1RD +2RD 2ID 1Dr 1R -",
    keywords=(AMBUSH,),
    constant=CopiesAllowed(4),
    after=(play_this(), SearchDeck((CopyOfThis(),))),
)

support(
    "08033", "Vigilance", RED, VILLAIN, cost=1,
    constant=OpponentsCannot(TURNING),
    after=FLEETING,
)

support(
    "08049", "Relentless", YELLOW, VILLAIN, cost=0,
    constant=OpponentsCannot(HEALING),
    after=FLEETING,
)

support(
    "08067", "Immutability", BLUE, HERO, cost=1,
    constant=HasKeyword(REDEPLOY, of=your_upgrade()),
    after=FLEETING,
)

support(
    "08083", "Armed Escort", RED, HERO, cost=0,
    constant=HasKeyword(GUARDIAN, of=your_character()),
    after=FLEETING,
)

support(
    "08085", "Black One", RED, HERO, "vehicle", unique=True, cost=2, die="1RD 2RD 1ID 1Sh Sp -",
    power_action=If(spot(Titled(("Poe Dameron",))), TurnTo(your_die(Same(THIS_DIE)))),
    special=seq(DealDamage(1, to=a_character()), If(Is(THIS, Bears(DROID)), RerollInstead())),
)

support(
    "08086", "X-Wing", RED, HERO, "vehicle", cost=2, die="XRD XRD1 XID 1Dr 1Sh -",
    constant=(CopiesAllowed(4), XIs(CountOf(your_support(CopyOfThis())))),
)

support(
    "08104", "On The Mark", YELLOW, HERO, cost=0,
    constant=ResolveAs((INDIRECT,), RANGED, AllOf(())),
    after=FLEETING,
)

support(
    "08116", "Foresight", BLUE, NEUTRAL, cost=0,
    action=Then(To(Exhaust(THIS), LookAtTop(who=A_PLAYER)), May(TopToBottom())),
)

support(
    "08144", "Improvised Defense", YELLOW, NEUTRAL, cost=1,
    after=(turn_die(), May(To(DiscardInPlay(THIS), Remove(that())))),
)

support(
    "08151", "X-34 Landspeeder", GRAY, NEUTRAL, "vehicle", cost=1,
    constant=CanBeActivated(),
    after=(activate(), May(Reroll(a_die()))),
)
