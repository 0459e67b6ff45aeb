"""Convergence: further cards, of the rulebook's clarifications, errata and FAQ."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    A_PLAYER,
    AN_OPPONENT,
    BLANK,
    BLUE,
    DAMAGE,
    EVENT,
    HERO,
    HOST,
    INDIRECT,
    LEADER,
    MELEE,
    NEUTRAL,
    RED,
    RESOURCE,
    SCOUNDREL,
    SHIELD,
    THAT_PLAYER,
    THIS,
    TROOPER,
    VILLAIN,
    YELLOW,
    AllOf,
    BidTokens,
    BringUnder,
    CanBeResolved,
    CardOf,
    CharacterDie,
    Color,
    CostAtMost,
    DealIndirect,
    DiscardInPlay,
    Draw,
    Exhaust,
    ForEach,
    GiveShields,
    Has,
    If,
    LimitPerCharacter,
    LosesAbilities,
    May,
    MostOfOneSubtype,
    Number,
    OfType,
    On,
    OneDieEachTurn,
    Play,
    PlayFromUnder,
    Remove,
    Reroll,
    RerollInstead,
    ResolveAs,
    ResolveThem,
    RollIn,
    RollSetAside,
    Same,
    ShareChoices,
    Showing,
    Subtype,
    They,
    Those,
    Titled,
    To,
    TurnTo,
    a_character,
    a_die,
    a_die_on_your_card,
    activate,
    an_upgrade,
    any_number,
    card_in_play,
    character,
    downgrade,
    event,
    opponents_die,
    play_this,
    plot,
    reprint,
    roll,
    seq,
    spot,
    support,
    that,
    upgrade,
    your_die,
)

SORESU_MASTERY = Titled(("Soresu Mastery",))

reprint("09020", of="01002")

# ---- Characters ----------------------------------------------------------------------------------

character(
    "09018", "Captain Phasma", "Stormtrooper Commander", RED, VILLAIN, "leader", "trooper", unique=True,
    health=12, points=(18, 21), die="1RD 2RD 2F 1Sh 1R -",
    constant=ResolveAs(DAMAGE, MELEE, TROOPER),
    power_action=RollSetAside("09020", 2),
)

character(
    "09090", "Maz Kanata", "Canny Negotiator", YELLOW, HERO, "scoundrel", unique=True, health=10,
    points=(10, 13), die="2RD 2ID 1F 1Sh 1R -",
    power_action=ShareChoices((
        DealIndirect(1, to=A_PLAYER),
        TurnTo(opponents_die()),
        Reroll(any_number(your_die())),
        Draw(1),
    )),
)

# ---- Plots ---------------------------------------------------------------------------------------

plot(
    "09114", "Lightsaber Mastery", BLUE, NEUTRAL, points=(2,),
    constant=BringUnder(2, AllOf((OfType((EVENT,)), Subtype(("move",))))),
    action=To(Exhaust(THIS), PlayFromUnder()),
)

# rule: destiny.clarification.advanced-training.with-phasma
plot(
    "09133", "Advanced Training", RED, NEUTRAL, points=(2,),
    constant=ResolveAs((BLANK,), INDIRECT, TROOPER, value=1),
)

# rule: destiny.faq.profiteering-grand-entrance
plot(
    "09151", "Profiteering", YELLOW, NEUTRAL, points=(2,),
    after=(roll(None, SCOUNDREL, Showing((RESOURCE,))), May(ResolveThem(your_die(Same(that()))))),
)

# ---- Events --------------------------------------------------------------------------------------

# rule: destiny.clarification.barter-with-blood.source
event(
    "09041", "Barter With Blood", YELLOW, VILLAIN, cost=2,
    does=seq(
        BidTokens(),
        ForEach(
            Those("highest"),
            seq(DealIndirect(Number("bid"), to=THAT_PLAYER), They(THAT_PLAYER, May(Play(free=True)))),
        ),
    ),
)

# rule: destiny.clarification.convergence-event.cost-zero
event(
    "09093", "Convergence", YELLOW, HERO, cost=2,
    does=DiscardInPlay(card_in_play(CostAtMost(MostOfOneSubtype()))),
)

# rule: destiny.faq.circle-of-shelter-luke
event(
    "09107", "Circle of Shelter", BLUE, NEUTRAL, "move", cost=0,
    does=ResolveThem(
        your_die(CharacterDie()),
        as_symbol=SHIELD,
        keep=Has(an_upgrade(SORESU_MASTERY, On(CardOf(that("resolving"))))),
    ),
)

# ---- Upgrades ------------------------------------------------------------------------------------

upgrade(
    "09119", "Soresu Mastery", BLUE, NEUTRAL, "ability", "form", cost=3, die="2F 2Sh 2Sh 1R Sp Sp",
    only_on=Color((BLUE,)),
    constant=LimitPerCharacter(1, Subtype(("form",))),
    after=(play_this(), May(Remove(a_die(Showing(DAMAGE))))),
    special=seq(Remove(a_die(Showing(DAMAGE))), GiveShields(1, to=a_character())),
)

# ---- Downgrades ----------------------------------------------------------------------------------

downgrade(
    "09005", "Mind Extraction", BLUE, VILLAIN, cost=2,
    constant=LosesAbilities(but_specials=True),
    host_action=To(Exhaust(HOST), DiscardInPlay(THIS)),
)

downgrade(
    "09121", "Hampered", RED, NEUTRAL, "injury", cost=0,
    constant=OneDieEachTurn(HOST),
)

# ---- Supports ------------------------------------------------------------------------------------

support(
    "09031", "Megablaster Troopers", RED, VILLAIN, "trooper", cost=4, die="1RD 2RD 3ID 2Dr - -",
    after=(activate(), If(spot(LEADER), RollSetAside("09020", 2), RollSetAside("09020", 1))),
)

# rule: destiny.errata.uneti-force-tree
support(
    "09066", "Uneti Force Tree", BLUE, HERO, "location", cost=1,
    action=To(Exhaust(THIS), seq(Draw(1), Draw(1, AN_OPPONENT))),
)

# rule: destiny.errata.laat-gunship
support(
    "09084", "LAAT Gunship", RED, HERO, "vehicle", cost=4, die="2RD 3ID 2Sh 2R Sp Sp1",
    special=seq(
        RollIn(a_die_on_your_card(TROOPER), as_="rolled"),
        If(
            CanBeResolved(that("rolled")),
            ResolveThem(your_die(Same(that("rolled")))),
            Remove(that("rolled")),
        ),
        RerollInstead(),
    ),
)
