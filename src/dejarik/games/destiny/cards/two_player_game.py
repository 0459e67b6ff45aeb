"""The Two-Player Game: all its cards."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    A_COLOR,
    AMBUSH,
    AN_OPPONENT,
    BLANK,
    BLUE,
    DAMAGE,
    EACH_OPPONENT,
    EVENT,
    GRAY,
    GUARDIAN,
    HERO,
    HOST,
    IS_BLUE,
    IS_RED,
    MELEE,
    NEUTRAL,
    RANGED,
    RED,
    REDEPLOY,
    SUPPORT,
    THIS,
    THIS_DIE,
    UPGRADE,
    VILLAIN,
    Among,
    CardIs,
    CheaperIf,
    Choose,
    DamageAtLeast,
    DealDamage,
    DiscardInPlay,
    Draw,
    Exhaust,
    Gain,
    GiveShields,
    HasKeyword,
    Heal,
    HowMany,
    If,
    Is,
    IsExhausted,
    LookAtHand,
    LookAtRandom,
    May,
    Modified,
    MoveDamage,
    Named,
    NameOne,
    Not,
    OfType,
    OrElse,
    Other,
    PutOnDeck,
    Ready,
    Remove,
    RemoveShields,
    Reroll,
    RerollInstead,
    ResolveThem,
    RevealTop,
    Same,
    Shielded,
    Showing,
    Spend,
    Then,
    They,
    TheyHaveResources,
    Titled,
    To,
    TurnTo,
    ValueOf,
    a_character,
    a_die,
    a_support,
    activate,
    activate_host,
    an_opponents_dice,
    any_number,
    battlefield,
    character,
    either,
    event,
    exactly,
    opponents_character,
    opponents_die,
    play_this,
    reprint,
    seq,
    support,
    that,
    upgrade,
    your_die,
)

KYLO_REN = Titled(("Kylo Ren",))
PHASMA = Titled(("Captain Phasma",))
POE = Titled(("Poe Dameron",))
REY = Titled(("Rey",))
EVENT_OR_SUPPORT = OfType((EVENT, SUPPORT))

reprint("04015", of="01074")
reprint("04018", of="01084")
reprint("04020", of="02080")
reprint("04021", of="02138")
reprint("04035", of="01142")
reprint("01111", of="04037")
reprint("04039", of="09061")
reprint("04043", of="02136")
reprint("04044", of="01156")

# ---- Characters ----------------------------------------------------------------------------------

character(
    "04001", "Kylo Ren", "Tormented One", BLUE, VILLAIN, "apprentice", unique=True, health=12,
    points=(14, 17), die="1MD 2MD 2MD1 1Dr 1R -",
    after=(
        activate(),
        May(
            Then(
                seq(NameOne(A_COLOR), LookAtRandom(1, reveal=True)),
                If(CardIs("seen", Named(A_COLOR)), DealDamage(2, to=a_character())),
            )
        ),
    ),
)

character(
    "04002", "Captain Phasma", "Ruthless Tactician", RED, VILLAIN, "leader", "trooper", unique=True,
    health=10, points=(9, 13), die="1RD 2RD 1F 1R Sp -",
    special=seq(
        Choose(a_character(), as_="it"),
        If(Is(that(), DamageAtLeast(6)), DealDamage(3, to=that()), DealDamage(2, to=that())),
    ),
)

character(
    "04024", "Rey", "Finding The Ways", BLUE, HERO, "apprentice", unique=True, health=11, points=(12, 15),
    die="1MD 2MD 1Dc 1Sh 1R -",
    after=(activate(), If(Is(THIS, Shielded()), May(DealDamage(1, to=a_character())))),
)

character(
    "04025", "Poe Dameron", "More Than A Pilot", RED, HERO, "leader", "pilot", unique=True, health=11,
    points=(11, 15), die="1RD 2RD 2F 1R Sp -",
    special=seq(GiveShields(1, to=a_character()), May(TurnTo(a_die(Other(THIS_DIE))))),
)

# ---- Battlefields --------------------------------------------------------------------------------

battlefield(
    "04023", "Hangar Bay", "Imperial Fleet",
    claim=seq(RevealTop(), If(CardIs("seen", EVENT_OR_SUPPORT), DealDamage(1, to=a_character()))),
)

battlefield(
    "04046", "Obi-Wan's Hut", "Tatooine",
    claim=either(
        GiveShields(1, to=a_character(IS_BLUE)),
        To(Spend(1), GiveShields(1, to=a_character(Not(IS_BLUE)))),
    ),
)

# ---- Events --------------------------------------------------------------------------------------

event(
    "04011", "First Strike", RED, VILLAIN, cost=2,
    does=Then(
        Choose(opponents_die(Showing(DAMAGE)), as_="die"),
        DealDamage(ValueOf(that("die")), to=a_character()),
    ),
)

event(
    "04012", "I Have You Now", RED, NEUTRAL, cost=1,
    does=TurnTo(a_die(), symbols=DAMAGE),
)

event(
    "04013", "Imperial Envoy", RED, VILLAIN, cost=2,
    does=seq(
        LookAtRandom(2, reveal=True),
        DealDamage(HowMany("seen", EVENT_OR_SUPPORT), to=a_character()),
    ),
)

event(
    "04014", "Mobilize", RED, NEUTRAL, cost=3,
    does=Gain(4),
)

event(
    "04016", "As I Have Foreseen", BLUE, NEUTRAL, cost=0,
    keywords=(AMBUSH,),
    does=LookAtHand(who=EACH_OPPONENT),
)

event(
    "04017", "Clash", BLUE, NEUTRAL, cost=1,
    does=seq(
        TurnTo(your_die(), symbols=(MELEE,)),
        TurnTo(opponents_die(Showing((MELEE,))), symbols=(BLANK,)),
    ),
)

event(
    "04019", "Your Skills Are Complete", BLUE, VILLAIN, cost=0,
    does=TurnTo(a_die(OfType((UPGRADE,))), symbols=(BLANK,)),
)

event(
    "04022", "Subjugate", GRAY, VILLAIN, cost=2,
    does=Remove(a_die()),
)

event(
    "04034", "Direct Hit", RED, NEUTRAL, cost=2,
    does=ResolveThem(your_die(Showing(DAMAGE)), more=2),
)

event(
    "04036", "Recon", RED, NEUTRAL, cost=1,
    does=Then(
        Choose(a_die(Not(Showing((BLANK,)))), as_="die"),
        TurnTo(a_die(Other(that("die"))), like=that("die")),
    ),
)

event(
    "04037", "Strategic Planning", RED, HERO, cost=1,
    does=either(
        Ready(a_support(IsExhausted(), Not(Modified()))),
        Exhaust(a_support(Not(IsExhausted()))),
    ),
)

event(
    "04038", "Concentrate", BLUE, HERO, cost=1,
    does=seq(
        TurnTo(your_die(), as_="turned"),
        May(To(Spend(1), TurnTo(your_die(Other(that("turned")))))),
    ),
)

event(
    "04040", "Distraction", BLUE, HERO, cost=1,
    does=Then(
        Choose(exactly(2, a_die()), as_="pair"),
        They(AN_OPPONENT, Remove(a_die(Among(that("pair"))))),
    ),
)

event(
    "04041", "Do Or Do Not", BLUE, HERO, cost=0,
    does=Then(
        Reroll(your_die(), as_="die"),
        OrElse(May(ResolveThem(your_die(Same(that("die"))), more=1)), Remove(that("die"))),
    ),
)

event(
    "04042", "Fierce Resolve", BLUE, HERO, cost=2,
    does=Then(Reroll(your_die(), as_="die"), DealDamage(ValueOf(that("die")), to=a_character())),
)

event(
    "04045", "Sound The Alarm", GRAY, NEUTRAL, cost=0,
    does=Reroll(any_number(an_opponents_dice(Showing(DAMAGE)))),
)

# ---- Upgrades ------------------------------------------------------------------------------------

upgrade(
    "04004", "Captain Phasma's Blaster", RED, VILLAIN, "weapon", unique=True, cost=3,
    die="1RD 2RD 3RD1 +3RD 1R -",
    constant=HasKeyword(REDEPLOY, while_=Is(HOST, PHASMA)),
)

upgrade(
    "04005", "Praetorian Guard", RED, VILLAIN, "ability", cost=2, die="1MD 1MD +2MD 1Sh 1R -",
    constant=HasKeyword(GUARDIAN, of=HOST),
)

upgrade(
    "04006", "Dark Counsel", BLUE, VILLAIN, cost=1, die="1F 1F 1R Sp - -",
    special=seq(Draw(1), RerollInstead()),
)

upgrade(
    "04007", "Crossguard Lightsaber", BLUE, VILLAIN, "weapon", cost=2, die="1MD +2MD 1Sh 1R Sp -",
    after=(play_this(KYLO_REN), DealDamage(1, to=a_character())),
    special=seq(
        Choose(a_character(), as_="it"),
        If(Is(that(), Shielded()), DealDamage(3, to=that()), DealDamage(2, to=that())),
    ),
)

upgrade(
    "04008", "Force Stasis", BLUE, VILLAIN, "ability", cost=2, die="1Dr 1Sh 1R Sp Sp -",
    only_on=IS_BLUE,
    special=Then(Remove(a_die(Showing((RANGED,)))), DealDamage(1, to=a_character())),
)

upgrade(
    "04009", "Jedi Rival", BLUE, VILLAIN, "title", cost=1,
    after=(activate_host(), May(RemoveShields(a_character(Shielded()), 1))),
)

upgrade(
    "04028", "Teamwork", RED, HERO, cost=2, die="+2RD +2MD 1R Sp Sp -",
    special=seq(GiveShields(1, to=HOST), May(GiveShields(1, to=a_character(Other(HOST))))),
)

upgrade(
    "04029", "Poe Dameron's Blaster", RED, HERO, "weapon", unique=True, cost=2, die="2RD +2RD 1Dr 1R Sp -",
    special=If(Is(HOST, POE), DealDamage(3, to=a_character()), DealDamage(2, to=a_character())),
)

upgrade(
    "04030", "Rey's Lightsaber", BLUE, HERO, "weapon", unique=True, cost=3, die="2MD 3MD1 +2MD 1Sh 1R -",
    keywords=(REDEPLOY,),
    after=(play_this(), If(Is(HOST, REY), GiveShields(2, to=HOST), GiveShields(1, to=HOST))),
)

upgrade(
    "04031", "Inner Strength", BLUE, HERO, "ability", cost=2, die="1F 2Sh 1R Sp Sp -",
    special=MoveDamage(1, from_=HOST, to=opponents_character(Not(Shielded())), exactly=True),
)

# ---- Supports ------------------------------------------------------------------------------------

support(
    "04003", "Droid Commandos", RED, VILLAIN, "droid", cost=4, die="2RD 3RD 3RD1 2Dc Sp -",
    special=DealDamage(1, to=any_number(a_character())),
)

support(
    "04010", "Armored Support", RED, VILLAIN, cost=1,
    action=To(
        Exhaust(THIS),
        Then(
            Reroll(your_die(IS_RED), as_="die"),
            If(Is(that("die"), Showing(DAMAGE)), DealDamage(1, to=a_character())),
        ),
    ),
)

support(
    "04026", "Medical Droid", RED, HERO, "droid", cost=1, die="1Sh 1R Sp Sp - -",
    special=Heal(1, a_character()),
)

support(
    "04027", "Strike Team", RED, HERO, cost=5, die="2RD 3RD 3RD1 +4RD 2Dr -",
    keywords=(AMBUSH,),
    constant=CheaperIf(1, TheyHaveResources(3)),
)

support(
    "04032", "Luke's Protection", BLUE, HERO, cost=0,
    action=To(PutOnDeck(THIS), GiveShields(1, to=a_character(IS_BLUE))),
)

support(
    "04033", "Honor Guard", RED, HERO, cost=1,
    action=To(DiscardInPlay(THIS), Remove(a_die(Showing(DAMAGE)))),
)
