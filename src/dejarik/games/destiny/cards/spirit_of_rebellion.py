"""Spirit of Rebellion: cards of the rulebook's worked examples, clarifications, errata and FAQ."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    ALWAYS,
    AMBUSH,
    AN_OPPONENT,
    BLANK,
    BLUE,
    BY_AN_OPPONENT,
    CONTROL_BATTLEFIELD,
    DISRUPT,
    EACH_OPPONENT,
    EVENT,
    GRAY,
    GUARDIAN,
    HERO,
    HOST,
    IS_BLUE,
    MELEE,
    NEUTRAL,
    OTHER,
    RANGED,
    RED,
    REDEPLOY,
    SPECIAL,
    SUPPORT,
    THAT_PLAYER,
    THIS,
    THIS_DIE,
    UPGRADE,
    VILLAIN,
    YELLOW,
    AllOf,
    AnyMay,
    AtLeast,
    BlockFromDeck,
    CannotPlayOnThis,
    CannotRollNextRound,
    CharacterDie,
    Cheaper,
    Choose,
    Color,
    ControllerOf,
    CopyOfThis,
    CostAtMost,
    CostOf,
    CountOf,
    DealDamage,
    DiceOf,
    DieOf,
    DiscardAtRandom,
    DiscardFromDeck,
    DiscardFromHand,
    DiscardInPlay,
    Draw,
    Exhaust,
    Gain,
    GiveShields,
    GiveYou,
    HostOf,
    If,
    IncreaseValue,
    Instead,
    MakesElite,
    MakeThemDistribute,
    May,
    ModifiesAnySymbol,
    MoveDamage,
    MoveShields,
    MoveUpgrade,
    Not,
    OfType,
    On,
    Other,
    Play,
    PlayStacked,
    Remove,
    Reroll,
    RerollInstead,
    ResolveThem,
    ReturnToHand,
    RollIn,
    RollSetAside,
    RoomForShields,
    SameSide,
    SetAside,
    Shielded,
    Showing,
    StackOnThis,
    Subtype,
    SwitchBattlefield,
    TakeActions,
    Then,
    They,
    To,
    UnblockableDie,
    Unique,
    UseClaim,
    UseUnusedClaim,
    ValueAtMost,
    ValueOf,
    a_character,
    a_die,
    a_die_anywhere,
    activate,
    activate_host,
    an_opponents_character,
    an_upgrade,
    any_number,
    battlefield,
    before_resolving_this_die,
    before_taking_damage,
    card_in_discard,
    card_in_hand,
    character,
    claim,
    discard_to_reroll,
    each,
    either,
    event,
    opponents_character,
    opponents_die,
    play_on_this,
    play_this,
    resolve_this_die,
    roll,
    roll_this_die_into_pool,
    seq,
    spot_character,
    support,
    that,
    upgrade,
    worth,
    would_be_defeated,
    would_be_discarded_by_an_effect,
    your_character,
    your_die,
)

BLUE_ABILITY = AllOf((Color((BLUE,)), Subtype(("ability",))))
ROLLS_DISRUPT = roll(None, Showing((DISRUPT,)))

# ---- Characters ----------------------------------------------------------------------------------

character(
    "02001", "Death Trooper", "", RED, VILLAIN, "trooper", health=10, points=(10,),
    die="1RD 1RD 2RD +2RD 1Dr -",
)

# rule: destiny.errata.fn-2199, destiny.clarification.fn-2199.unresolved-die-stays, destiny.faq.fn-2199-z6
character(
    "02002", "FN-2199", "Loyal Trooper", RED, VILLAIN, "trooper", unique=True, health=11, points=(10, 13),
    die="1RD 1MD 2MD1 1Sh 1R -",
    after=(
        play_on_this(Subtype(("weapon",))),
        seq(RollIn(DiceOf(that())), May(ResolveThem(your_die(DieOf(that()))))),
    ),
)

# rule: destiny.clarification.director-krennic.other-die
character(
    "02003", "Director Krennic", "Cruel but Brilliant", RED, VILLAIN, "leader", unique=True, health=12,
    points=(15, 19), die="2RD 1F 2Dr 2Dc 1R -",
    after=(activate(), If(CONTROL_BATTLEFIELD, RollSetAside("02001"))),
)

# rule: destiny.clarification.asajj-ventress.additional-card
character(
    "02009", "Asajj Ventress", "Force Assassin", BLUE, VILLAIN, "apprentice", unique=True, health=9,
    points=(12, 15), die="1MD 2MD 1F 1Dr 1R -",
    after=(discard_to_reroll(by=BY_AN_OPPONENT), May(They(AN_OPPONENT, DiscardFromHand(card_in_hand())))),
)

# rule: destiny.faq.palpatine-anger
character(
    "02011", "Palpatine", "Galactic Emperor", BLUE, VILLAIN, "leader", "sith", unique=True, health=15,
    points=(21, 28), die="2RD 3RD 2Dc 2Sh 1R -",
    after=(resolve_this_die(), MakeThemDistribute(2)),
)

# rule: destiny.errata.royal-guard
character(
    "02012", "Royal Guard", "", BLUE, VILLAIN, "guard", health=8, points=(9,), die="1MD 2MD +2MD 1Sh 1Sh -",
    keywords=(GUARDIAN,),
    constant=CannotPlayOnThis(BLUE_ABILITY),
)

character(
    "02018", "Aurra Sing", "Deadly Shot", YELLOW, VILLAIN, "bounty-hunter", unique=True, health=10,
    points=(14, 18), die="1RD 2RD 2RD 1Dr 1R -",
    before=(before_resolving_this_die(), May(To(DiscardFromHand(card_in_hand()), IncreaseValue(1)))),
)

# rule: destiny.errata.ig-88
character(
    "02020", "IG-88", "Assassin Droid", YELLOW, VILLAIN, "bounty-hunter", "droid", unique=True, health=12,
    points=(15, 20), die="2RD 3RD 1Sh 2Sh1 Sp -",
    special=Play(
        (OfType((UPGRADE,)), Color((YELLOW,)), Subtype(("weapon", "equipment"))),
        hand=False, discard=True, less=2, on=THIS,
    ),
)

# rule: destiny.errata.unkar-plutt
character(
    "02021", "Unkar Plutt", "Junk Dealer", YELLOW, VILLAIN, "scavenger", unique=True, health=10,
    points=(10, 13), die="1F 1Dr 2Dr 1R +2R -",
    action=Then(
        Remove(worth(3, your_die())),
        seq(DiscardAtRandom(1, as_="discarded"), Gain(CostOf("discarded"))),
    ),
)

# rule: destiny.errata.chirrut-imwe
character(
    "02035", "Chirrut Îmwe", "Blind Warrior", BLUE, HERO, "guard", unique=True, health=11, points=(12, 16),
    die="1RD +2RD 2MD +1MD 1R -",
    constant=CannotPlayOnThis(BLUE_ABILITY),
    after=(activate(), May(Reroll(each(your_die(Showing((BLANK,))))))),
)

character(
    "02037", "Obi-Wan Kenobi", "Mysterious Hermit", BLUE, HERO, "jedi", unique=True, health=11,
    points=(16, 20), die="1MD 3MD 1F 2F 1R -",
    keywords=(GUARDIAN,),
    before=(would_be_defeated(), May(Play((IS_BLUE,), discard=True, free=True))),
)

character(
    "02044", "Jyn Erso", "Reckless Operative", YELLOW, HERO, "scoundrel", unique=True, health=11,
    points=(15, 20), die="2RD 2RD 1Dc 2Dc 1R -",
    constant=Cheaper(1, AllOf((OfType((EVENT,)), Color((YELLOW,)))), first=True),
)

# ---- Battlefields --------------------------------------------------------------------------------

# rule: destiny.clarification.carbon-freezing-chamber.die-on-card
battlefield(
    "02151", "Carbon-freezing Chamber", "Bespin",
    claim=CannotRollNextRound(a_die_anywhere(CharacterDie())),
)

# rule: destiny.clarification.cargo-hold.full-character, destiny.clarification.cargo-hold.ignores-restrictions
battlefield(
    "02152", "Cargo Hold", "Eravana",
    claim=MoveUpgrade(
        an_upgrade(),
        to=a_character(SameSide(HostOf(that("moved"))), Other(HostOf(that("moved")))),
    ),
)

battlefield(
    "02153", "Docking Bay", "Finalizer",
    claim=Play((OfType((SUPPORT,)),), discard=True, less=1),
)

# ---- Events --------------------------------------------------------------------------------------

event(
    "02065", "Traitor!", RED, VILLAIN, cost=1,
    keywords=(AMBUSH,),
    does=Then(
        DiscardFromDeck(1, as_="milled"),
        Remove(a_die(Not(Showing((SPECIAL,))), ValueAtMost(CostOf("milled")))),
    ),
)

event(
    "02071", "Anger", BLUE, VILLAIN, cost=0,
    only_if=AtLeast(2, your_die(Showing((BLANK,)))),
    does=ResolveThem(opponents_die(Showing((RANGED, MELEE)))),
)

event(
    "02091", "Friendly Fire", RED, HERO, cost=2,
    does=If(
        spot_character(Color((RED,))),
        Then(
            Remove(opponents_die(Showing((RANGED,))), as_="removed"),
            DealDamage(ValueOf(that("removed")), to=a_character()),
        ),
    ),
)

# rule: destiny.clarification.destiny-event.no-before-reduction
event(
    "02101", "Destiny", BLUE, HERO, cost=0,
    does=seq(
        Remove(any_number(your_die(IS_BLUE)), as_="removed"),
        Play((CostAtMost(ValueOf(that("removed"))),), free=True),
    ),
)

event(
    "02104", "Krayt Dragon Howl", BLUE, HERO, cost=0,
    does=If(
        spot_character(IS_BLUE),
        seq(
            Choose(opponents_die(), as_="it"),
            They(ControllerOf(that()), either(Remove(that()), DiscardFromDeck(2))),
        ),
    ),
)

# rule: destiny.clarification.my-ally-is-the-force.turn-focus-die
event(
    "02105", "My Ally Is The Force", BLUE, HERO, cost=2,
    keywords=(AMBUSH,),
    does=ResolveThem(your_die(IS_BLUE), keep=ALWAYS),
)

# rule: destiny.errata.long-con
event(
    "02113", "Long Con", YELLOW, HERO, cost=0,
    does=Gain(CountOf(card_in_discard(CopyOfThis()))),
)

# rule: destiny.errata.bombing-run
event(
    "02119", "Bombing Run", RED, NEUTRAL, cost=0,
    does=Then(
        ResolveThem(your_die(Color((RED,)), Showing((DISRUPT,)))),
        DealDamage(1, to=each(an_opponents_character())),
    ),
)

event(
    "02121", "Salvo", RED, NEUTRAL, cost=2,
    does=ResolveThem(your_die(Showing((RANGED,))), against=AN_OPPONENT),
)

# rule: destiny.clarification.momentum-shift.max-shields
event(
    "02129", "Momentum Shift", BLUE, NEUTRAL, cost=1,
    does=MoveShields(1, opponents_character(Shielded()), to=your_character(RoomForShields())),
)

event(
    "02131", "Premonitions", BLUE, NEUTRAL, cost=0,
    does=either(StackOnThis(card_in_hand()), PlayStacked()),
)

event(
    "02137", "New Orders", GRAY, NEUTRAL, cost=2,
    does=seq(SwitchBattlefield(), UseClaim()),
)

# ---- Upgrades ------------------------------------------------------------------------------------

# rule: destiny.faq.fn-2199-z6
upgrade(
    "02008", "Z6 Riot Control Baton", RED, VILLAIN, "weapon", cost=3, die="2MD 2MD 3MD1 1R - -",
    keywords=(REDEPLOY,),
    after=(roll_this_die_into_pool(), May(Reroll(THIS_DIE))),
)

# rule: destiny.clarification.force-lightning.opponents-blank
upgrade(
    "02014", "Force Lightning", BLUE, VILLAIN, "ability", cost=4, die="2RD 3RD1 4RD1 Sp Sp -",
    only_on=IS_BLUE,
    special=seq(
        DealDamage(1, to=a_character()),
        May(Then(Remove(a_die(Showing((BLANK,)))), RerollInstead())),
    ),
)

# rule: destiny.ability.die-bound.list
upgrade(
    "02016", "Lure of Power", BLUE, VILLAIN, cost=2, die="+1* +1* +2* 1R - -",
    constant=ModifiesAnySymbol(),
)

# rule: destiny.clarification.blackmail.each-roll
upgrade(
    "02023", "Blackmail", YELLOW, VILLAIN, cost=3, die="2Dc 3Dc 2Dr 3Dr 3Sh -",
    after=(roll(THIS_DIE), AnyMay(EACH_OPPONENT, pays=GiveYou(1, THAT_PLAYER), does=Remove(THIS_DIE))),
)

upgrade(
    "02041", "Journals of Ben Kenobi", BLUE, HERO, unique=True, cost=1, die="+1MD 1R 1R - - -",
    action=To(Remove(THIS_DIE), Draw(1)),
)

upgrade(
    "02055", "Force Speed", BLUE, NEUTRAL, "ability", cost=0, die="1F 1Sh Sp Sp Sp -",
    only_on=IS_BLUE,
    special=TakeActions(2),
)

# rule: destiny.errata.vibroknife
upgrade(
    "02057", "Vibroknife", GRAY, NEUTRAL, "weapon", cost=2, die="1MD 1MD +2MD 1Dc 1R -",
    keywords=(AMBUSH,),
    constant=UnblockableDie(),
)

upgrade(
    "02059", "Ascension Gun", YELLOW, NEUTRAL, "equipment", cost=2, die="1RD 2RD 1F 2Dc1 Sp -",
    special=UseUnusedClaim(),
)

upgrade(
    "02118", "Life Debt", YELLOW, HERO, cost=0,
    only_on=Color((YELLOW,)),
    after=(activate_host(), May(MoveDamage(1, from_=a_character(Other(HOST)), to=HOST, exactly=True))),
)

upgrade(
    "02125", "Training", RED, NEUTRAL, "ability", cost=2,
    only_on=AllOf((Color((RED,)), Not(Unique()))),
    constant=MakesElite(),
)

upgrade(
    "02135", "Force Illusion", BLUE, NEUTRAL, "ability", cost=1,
    before=(before_taking_damage(HOST), May(Then(BlockFromDeck(), DiscardInPlay(THIS)))),
)

# rule: destiny.errata.ammo-belt
upgrade(
    "02141", "Ammo Belt", GRAY, NEUTRAL, cost=1,
    instead=(
        would_be_discarded_by_an_effect(OfType((UPGRADE,)), Subtype(("weapon",)), On(HOST)),
        May(Instead(DiscardInPlay(THIS))),
    ),
)

# rule: destiny.errata.fast-hands
upgrade(
    "02150", "Fast Hands", YELLOW, NEUTRAL, "ability", cost=0,
    only_on=Color((YELLOW,)),
    after=(activate_host(), May(ResolveThem(your_die(DieOf(that(), upgrades=True))))),
)

# ---- Supports ------------------------------------------------------------------------------------

# rule: destiny.clarification.c-3po.no-free-resolve, destiny.clarification.c-3po.special-value-zero
support(
    "02030", "C-3PO", RED, HERO, "droid", unique=True, cost=1, die="1F 1Dc 1R 1R - -",
    action=To(Remove(THIS_DIE), ResolveThem(your_die(), as_symbol=OTHER)),
)

support(
    "02031", "U-Wing", RED, HERO, "vehicle", cost=5, die="3RD 3RD 2F 2R Sp Sp",
    special=(DealDamage(2, to=each(an_opponents_character())), GiveShields(2, to=each(your_character()))),
)

# rule: destiny.errata.imperial-inspection
support(
    "02070", "Imperial Inspection", RED, VILLAIN, cost=0,
    after=(ROLLS_DISRUPT, May(To(SetAside(THIS), ReturnToHand(an_upgrade(CostAtMost(2)))))),
)

support(
    "02124", "Air Superiority", RED, NEUTRAL, cost=1,
    after=(play_this(), GiveShields(3, to=THIS)),
    action=To(Exhaust(THIS), MoveShields(1, THIS, to=a_character(RoomForShields()))),
)

# rule: destiny.faq.docking-bay-outmaneuver
support(
    "02149", "Outmaneuver", YELLOW, NEUTRAL, cost=1,
    after=(claim(), Gain(1)),
)
