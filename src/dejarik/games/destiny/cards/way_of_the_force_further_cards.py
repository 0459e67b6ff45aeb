"""Way of the Force: events and upgrades that came in later."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    A_PLAYER,
    AN_OPPONENT,
    BLANK_SHOWN,
    BLUE,
    BY_ANYBODY,
    DAMAGE_BLOCKED,
    FIRST_ACTION,
    GRAY,
    HERO,
    HOST,
    IS_BLUE,
    IS_RED,
    RED,
    REDEPLOY,
    TAKES_INDIRECT,
    THIS,
    THIS_DIE,
    VILLAIN,
    WEAPON,
    YELLOW,
    ActivateThem,
    Affiliated,
    Among,
    AtLeast,
    Block,
    CardIs,
    Choose,
    DealDamage,
    DealIndirect,
    DieOf,
    DiscardFromDeck,
    DiscardFromHand,
    DiscardInPlay,
    Draw,
    Either,
    Exhaust,
    Gain,
    GiveShields,
    Has,
    HowMany,
    If,
    Is,
    Lose,
    May,
    MoveDamage,
    MoveUpgrade,
    Not,
    NotSo,
    OddCost,
    On,
    OrElse,
    Other,
    PointsAtLeast,
    Remove,
    Reroll,
    ResolveThem,
    RollIn,
    Same,
    SameSide,
    Subtype,
    Then,
    They,
    TheyHaveDice,
    TheyHaveNo,
    Titled,
    To,
    Trigger,
    WithTokens,
    a_character,
    a_die,
    a_die_on_your_card,
    a_support,
    an_opponents_character,
    an_upgrade,
    any_number,
    before_taking_damage,
    card_in_discard,
    card_in_hand,
    each,
    event,
    opponents_character,
    seq,
    spot,
    spot_character,
    spot_plot,
    that,
    up_to,
    upgrade,
    your_character,
    your_die,
)

# ---- Events --------------------------------------------------------------------------------------

event(
    "07005", "Crush Hope", BLUE, VILLAIN, cost=2,
    only_if=TheyHaveDice(1, BLANK_SHOWN),
    does=To(DiscardFromHand(any_number(card_in_hand()), as_="gone"), DealIndirect(HowMany("gone"))),
)

event(
    "07007", "Lack of Faith", BLUE, VILLAIN, cost=2,
    does=If(
        spot_character(IS_BLUE, PointsAtLeast(15)),
        seq(Choose(a_character(), as_="it"), Remove(each(a_die(DieOf(that()))))),
    ),
)

event(
    "07008", "No Escape", BLUE, VILLAIN, cost=1,
    only_if=TheyHaveNo("cards"),
    does=DealDamage(2, to=an_opponents_character()),
)

event(
    "07023", "Furious Assault", RED, VILLAIN, cost=2,
    does=If(
        Either((AtLeast(2, your_character(IS_RED)), spot(Titled(("General Grievous",))))),
        seq(
            Choose(your_character(), as_="it"),
            RollIn(each(a_die_on_your_card(WEAPON, DieOf(that(), upgrades=True)))),
        ),
    ),
)

event(
    "07025", "Opening Volley", RED, VILLAIN, cost=2,
    only_if=FIRST_ACTION,
    does=DealIndirect(3),
)

event(
    "07047", "Sebulba Always Wins", YELLOW, VILLAIN, cost=2,
    does=DiscardInPlay(a_support(WithTokens())),
)

event(
    "07048", "Sticky Situation", YELLOW, VILLAIN, cost=1,
    does=Then(They(AN_OPPONENT, Choose(a_die(), as_="it")), Remove(a_die(Other(that())))),
)

event(
    "07059", "Loth-Wolf Bond", BLUE, HERO, cost=1,
    does=seq(
        GiveShields(1, to=up_to(2, your_character(IS_BLUE)), as_="them"),
        ActivateThem(any_number(your_character(Among(that("them"))))),
    ),
)

event(
    "07063", "Renewed Purpose", BLUE, HERO, cost=1,
    does=If(spot_plot(), Draw(3)),
)

event(
    "07064", "Steadfast", BLUE, HERO, cost=1,
    does=If(
        Has(card_in_discard()),
        MoveDamage(1, your_character(IS_BLUE), a_character(Other(that("from"))), exactly=True),
        MoveDamage(2, your_character(IS_BLUE), a_character(Other(that("from"))), exactly=True),
    ),
)

event(
    "07106", "Way of the Light", GRAY, HERO, cost=1,
    does=Remove(a_die(Not(Affiliated((HERO,))))),
)

# ---- Upgrades ------------------------------------------------------------------------------------

upgrade(
    "07014", "Bardottan Sphere", BLUE, VILLAIN, "equipment", cost=1, die="1Dc 1R Sp Sp - -",
    special=seq(
        DiscardFromDeck(1, A_PLAYER), If(CardIs("milled", OddCost()), DealDamage(1, to=a_character()))
    ),
)

upgrade(
    "07017", "Torment", BLUE, VILLAIN, cost=1,
    after=(Trigger("DamageDealt", BY_ANYBODY, HOST), May(To(Exhaust(THIS), Gain(1)))),
)

upgrade(
    "07051", "Formidable", YELLOW, VILLAIN, "ability", cost=2, die="2MD 1Sh 2Sh Sp Sp -",
    special=seq(
        DealDamage(1, to=opponents_character(), as_="it"),
        If(
            NotSo(DAMAGE_BLOCKED),
            May(
                MoveUpgrade(
                    an_upgrade(Subtype(("equipment", "weapon")), On(that())),
                    to=a_character(Other(that()), SameSide(that())),
                )
            ),
        ),
    ),
)

upgrade(
    "07066", "A99 Aquata Breather", BLUE, HERO, "equipment", cost=0,
    before=(before_taking_damage(), If(TAKES_INDIRECT, May(To(Exhaust(THIS), Block(1))))),
)

upgrade(
    "07067", "Ezra Bridger's Lightsaber", BLUE, HERO, "weapon", unique=True, cost=2,
    die="1RD 2MD 1Sh 1R Sp -",
    keywords=(REDEPLOY,),
    special=seq(
        DealDamage(2, to=an_opponents_character()), If(Is(HOST, Titled(("Ezra Bridger",))), Lose(1))
    ),
)

upgrade(
    "07068", "Guardian of the Whills", BLUE, HERO, "title", cost=1,
    action=To(
        Exhaust(THIS),
        seq(
            MoveUpgrade(THIS, to=your_character(Other(HOST))),
            If(Is(HOST, IS_BLUE), GiveShields(1, to=HOST)),
            If(Is(HOST, IS_RED), DealIndirect(1)),
        ),
    ),
)

upgrade(
    "07070", "There Is No Try", BLUE, HERO, "ability", cost=2, die="1MD 2MD1 1F 2Sh1 1R -",
    action=Then(
        Reroll(your_die(Same(THIS_DIE))),
        OrElse(May(ResolveThem(your_die(Same(THIS_DIE)), more=1)), Remove(your_die(Same(THIS_DIE)))),
    ),
)

upgrade(
    "07104", "CR-2 Heavy Blaster", YELLOW, HERO, "weapon", cost=3, die="2RD +3RD 1Sh 1R Sp -",
    special=If(TheyHaveNo("dice"), DealDamage(4, to=a_character()), DealDamage(2, to=a_character())),
)
