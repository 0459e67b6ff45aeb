"""Convergence: the cards of the two starter decks."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    AMBUSH,
    AN_OPPONENT,
    BLANK,
    BLUE,
    BY_ANYBODY,
    CONTROL_BATTLEFIELD,
    DAMAGE,
    DROID,
    EACH_PLAYER,
    EVENT,
    GRAY,
    HERO,
    HOST,
    JEDI,
    LEADER,
    MELEE,
    NEUTRAL,
    RANGED,
    RED,
    REDEPLOY,
    SUPPORT,
    THIS,
    THIS_DIE,
    VILLAIN,
    YELLOW,
    ActivateThem,
    AnyOf,
    Choose,
    Color,
    ControllerOf,
    DealDamage,
    DealIndirect,
    DefeatedUniqueCharacter,
    DiscardFromHand,
    DiscardInPlay,
    DiscardThisIf,
    Exhaust,
    Gain,
    GiveShields,
    GiveYou,
    Has,
    HasKeyword,
    If,
    Is,
    LookAtRandom,
    LowerCost,
    May,
    MoreDiceThanAnOpponent,
    MoreHealth,
    MoveDamage,
    Not,
    OfType,
    Other,
    PutOnDeck,
    Remove,
    Reroll,
    ResolveThem,
    RollIn,
    SetAside,
    Showing,
    Subtype,
    TeamPoints,
    Then,
    Titled,
    To,
    TurnTo,
    Unless,
    ValueAtLeast,
    ValueBelow,
    ValueIs,
    ValueOf,
    a_character,
    a_die,
    a_downgrade,
    activate,
    activate_host,
    an_opponents_dice,
    any_number,
    battlefield,
    card_in_discard,
    card_in_hand,
    character,
    downgrade,
    each,
    either,
    event,
    opponents_character,
    play_this,
    plot,
    roll_this_die_into_pool,
    seq,
    spot,
    spot_character,
    support,
    that,
    up_to,
    upgrade,
    would_play,
    your_character,
    your_character_or_support,
    your_die,
    your_die_on_card,
)

GRIEVOUS = Titled(("General Grievous",))
OBI_WAN = Titled(("Obi-Wan Kenobi",))
SATINE = Titled(("Satine Kryze",))
THEY = ControllerOf(that())

# ---- Characters ----------------------------------------------------------------------------------

character(
    "09019", "Commando Droid", "", RED, VILLAIN, "droid", health=7, points=(8,),
    die="1RD 1RD +2RD 2ID 1R -",
    after=(activate(), May(ActivateThem(your_character_or_support(DROID)))),
)

character(
    "09021", "General Grievous", "Droid Armies Commander", RED, VILLAIN, "leader", unique=True, health=9,
    points=(9, 12), die="1RD 2ID 2F 1Sh 1R -",
    constant=TeamPoints(-1, DROID),
    power_action=Reroll(any_number(your_die(DROID))),
)

character(
    "09057", "Obi-Wan Kenobi", "Ardent Avenger", BLUE, HERO, "jedi", unique=True, health=11,
    points=(14, 18), die="2MD 3MD1 2F 2Sh 1R -",
    power_action=ResolveThem(your_die(ValueAtLeast(2)), more=1),
)

character(
    "09091", "Satine Kryze", "Hope of Mandalore", YELLOW, HERO, "leader", unique=True, health=9,
    points=(8, 10), die="2ID 1F 1F 1R 2R1 -",
    after=(activate(), May(Reroll(your_die()))),
)

# ---- Battlefields --------------------------------------------------------------------------------

battlefield(
    "09174", "Deathwatch Hideout", "Concordia",
    claim=seq(Gain(1), If(spot(SATINE), PutOnDeck(card_in_discard(), bottom=True))),
)

battlefield(
    "09176", "Lair of General Grievous", "Vassek 3",
    claim=either(
        Unless(AN_OPPONENT, pays=GiveYou(1, AN_OPPONENT), does=DealIndirect(1)),
        If(spot(GRIEVOUS), DealDamage(1, to=a_character())),
    ),
)

# ---- Plots ---------------------------------------------------------------------------------------

plot(
    "09113", "Force Flow", BLUE, NEUTRAL, points=(2,),
    action=To(SetAside(THIS), TurnTo(a_die())),
)

# ---- Events --------------------------------------------------------------------------------------

event(
    "09023", "A Sinister Peace", RED, VILLAIN, cost=0,
    does=To(DiscardFromHand(card_in_hand()), Remove(a_die(ValueAtLeast(2)))),
)

event(
    "09024", "Make Demands", RED, VILLAIN, cost=1,
    does=If(
        spot(LEADER),
        seq(
            Choose(opponents_character(), as_="it"),
            Unless(THEY, pays=GiveYou(1, THEY), does=DealDamage(2, to=that())),
        ),
    ),
)

event(
    "09025", "Probe", RED, VILLAIN, cost=0,
    does=LookAtRandom(2, discard=OfType((EVENT,))),
)

event(
    "09026", "Pulverize", RED, VILLAIN, cost=2,
    does=ResolveThem(up_to(3, your_die(Showing(DAMAGE))), more=1),
)

event(
    "09027", "Roger, Roger", RED, VILLAIN, cost=1,
    does=If(spot_character(Color((RED,))), TurnTo(up_to(2, your_die(DROID)))),
)

event(
    "09028", "The Best Defense...", RED, VILLAIN, cost=1,
    does=To(DealDamage(3, to=your_character(Color((RED,)))), Remove(up_to(2, an_opponents_dice()))),
)

event(
    "09059", "A Friend Lost", BLUE, HERO, cost=1,
    only_if=DefeatedUniqueCharacter(),
    does=TurnTo(up_to(2, your_die()), symbols=DAMAGE),
)

event(
    "09060", "Channel the Force", BLUE, HERO, cost=2,
    does=seq(
        Reroll(a_die()),
        If(spot(LEADER), May(TurnTo(a_die()))),
        If(spot(JEDI), May(Remove(a_die()))),
    ),
)

event(
    "09061", "Defensive Stance", BLUE, HERO, cost=1,
    does=GiveShields(2, to=a_character()),
)

event(
    "09064", "Upper Hand", BLUE, HERO, cost=0,
    only_if=Has(your_die(ValueAtLeast(2))),
    does=Remove(a_die(ValueIs(0))),
)

event(
    "09092", "Calculated Risk", YELLOW, HERO, cost=0,
    does=Then(Reroll(a_die(), as_="die"), If(Is(that("die"), ValueAtLeast(2)), Gain(1))),
)

event(
    "09094", "Draw Attention", YELLOW, HERO, cost=0,
    does=MoveDamage(2, from_=your_character(), to=your_character(Other(that("from")))),
)

event(
    "09110", "Overqualified", BLUE, NEUTRAL, cost=1,
    does=Then(Choose(your_die(), as_="chosen"), Remove(a_die(ValueBelow(that("chosen"))))),
)

event(
    "09112", "Use The Force", BLUE, NEUTRAL, cost=1,
    does=If(spot_character(Color((BLUE,))), TurnTo(a_die())),
)

event(
    "09122", "Automated Defense", RED, NEUTRAL, cost=1,
    does=If(spot(DROID), Remove(a_die())),
)

event(
    "09124", "Energize", RED, NEUTRAL, cost=1,
    does=RollIn(your_die_on_card(DROID)),
)

event(
    "09126", "Fresh Supplies", RED, NEUTRAL, cost=0,
    only_if=CONTROL_BATTLEFIELD,
    does=Gain(1),
)

event(
    "09149", "Truce", YELLOW, NEUTRAL, cost=0,
    keywords=(AMBUSH,),
    does=Gain(1, EACH_PLAYER),
)

event(
    "09150", "Unpredictable", YELLOW, NEUTRAL, cost=0,
    keywords=(AMBUSH,),
    does=Reroll(a_die()),
)

event(
    "09163", "Block", GRAY, NEUTRAL, cost=2,
    does=Remove(each(an_opponents_dice(Showing((MELEE,))))),
)

event(
    "09164", "Dodge", GRAY, NEUTRAL, cost=2,
    does=Remove(each(an_opponents_dice(Showing((RANGED,))))),
)

event(
    "09165", "Electromagnetic Pulse", GRAY, NEUTRAL, cost=0,
    does=Remove(a_die(Subtype(("droid", "vehicle")))),
)

event(
    "09167", "Unshackle", GRAY, NEUTRAL, cost=1,
    keywords=(AMBUSH,),
    does=DiscardInPlay(a_downgrade()),
)

# ---- Upgrades ------------------------------------------------------------------------------------

upgrade(
    "09033", "E-5 Blaster Carbine", RED, VILLAIN, "weapon", cost=2, die="1RD +2RD 2ID +2ID 1R -",
    constant=HasKeyword(REDEPLOY, while_=Is(HOST, DROID)),
)

upgrade(
    "09034", "Modular Frame", RED, VILLAIN, "equipment", cost=0,
    keywords=(REDEPLOY,),
    constant=(MoreHealth(1, of=HOST), DiscardThisIf(Is(HOST, Not(AnyOf((DROID, GRIEVOUS)))))),
)

upgrade(
    "09071", "Republic Jedi Armor", BLUE, HERO, "equipment", cost=2, die="1F 1Sh 2Sh 2Sh1 1R -",
    after=(play_this(JEDI), GiveShields(1, to=HOST)),
    constant=MoreHealth(1, of=HOST),
)

# rule: destiny.errata.lightsaber
upgrade(
    "09118", "Lightsaber", BLUE, NEUTRAL, "weapon", cost=3, die="3MD1 +2MD 1Sh 1R Sp -",
    keywords=(REDEPLOY,),
    special=DealDamage(2, to=a_character(), unblockable=True),
)

upgrade(
    "09157", "Mandalorian Jetpack", YELLOW, NEUTRAL, "equipment", cost=2, die="2ID 1Sh 1Sh Sp Sp -",
    special=Then(
        Reroll(a_die(Other(THIS_DIE)), as_="rerolled"),
        DealDamage(ValueOf(that("rerolled")), to=a_character()),
    ),
)

upgrade(
    "09169", "Grievance Striker", GRAY, NEUTRAL, "weapon", unique=True, cost=2, die="1RD 2ID 2ID 1Dr 1Sh -",
    keywords=(REDEPLOY,),
    after=(play_this(AnyOf((GRIEVOUS, OBI_WAN))), May(DealDamage(1, to=a_character()))),
)

upgrade("09171", "Punch Dagger", GRAY, NEUTRAL, "weapon", cost=1, die="1MD 2MD1 1Dr 1R - -")

# ---- Downgrades ----------------------------------------------------------------------------------

downgrade(
    "09160", "Shock Collar", GRAY, NEUTRAL, "equipment", cost=2,
    after=(activate_host(by=BY_ANYBODY), DealDamage(1, to=HOST)),
)

# ---- Supports ------------------------------------------------------------------------------------

support(
    "09029", "Defoliator Tank", RED, VILLAIN, "vehicle", cost=4, die="3RD 4ID 2Dr 2Dc Sp -",
    special=DealDamage(3, to=each(a_character(Not(AnyOf((DROID, GRIEVOUS)))))),
)

support(
    "09032", "Stap Droid", RED, VILLAIN, "droid", cost=1, die="1RD 1ID 3ID1 1Dc - -",
    keywords=(AMBUSH,),
)

support(
    "09053", "Assassin Droid", GRAY, VILLAIN, "droid", cost=3, die="1RD 1RD 2RD 1Dr - -",
    after=(roll_this_die_into_pool(), May(DealDamage(1, to=a_character()))),
)

support(
    "09065", "Obi-Wan Kenobi's Interceptor", BLUE, HERO, "vehicle", unique=True, cost=3,
    die="2RD 3RD1 3ID 1Sh 1R -",
    after=(activate(), If(spot(OBI_WAN), May(TurnTo(your_die(Showing((BLANK,))))))),
)

support(
    "09135", "Press the Advantage", RED, NEUTRAL, cost=1,
    action=To(
        Exhaust(THIS),
        Then(Reroll(your_die()), If(MoreDiceThanAnOpponent(), May(Reroll(a_die())))),
    ),
)

support(
    "09136", "Tech Team", RED, NEUTRAL, cost=1,
    before=(would_play(OfType((SUPPORT,))), May(To(Exhaust(THIS), LowerCost(1)))),
)

support(
    "09153", "Seeking The Truth", YELLOW, NEUTRAL, cost=1,
    action=To(Exhaust(THIS), Then(Reroll(your_die()), If(spot(LEADER), May(Reroll(a_die()))))),
)
