"""Spark of Hope: supports that came in later."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    BLUE,
    BY_AN_OPPONENT,
    BY_YOU,
    CONTROL_BATTLEFIELD,
    DOWNGRADE,
    EACH_WITHOUT_BATTLEFIELD,
    HERO,
    IS_BLUE,
    JEDI,
    JUST_DEFEATED,
    MELEE,
    NEUTRAL,
    RED,
    THAT_PLAYER,
    THIS,
    THIS_DIE,
    TROOPER,
    UPGRADE,
    VEHICLE,
    VILLAIN,
    WEAPON,
    YELLOW,
    ActivateThem,
    AllHold,
    AtLeast,
    CardOf,
    CharacterDie,
    Choose,
    DealIndirect,
    DieOf,
    EntersWith,
    Exhaust,
    ForEach,
    If,
    IncreaseValue,
    Is,
    May,
    ModifiesAnySymbol,
    MoreAttached,
    Not,
    NotSo,
    OfType,
    PlaceResources,
    Ready,
    RemoveResources,
    Reroll,
    ResolveThem,
    ResourcesOn,
    RollIn,
    Same,
    Spend,
    Subtype,
    TakeFromRich,
    Then,
    Titled,
    To,
    Trigger,
    TurnTo,
    UpToTimes,
    UseOnlyIf,
    WasResolvedAs,
    YourOwn,
    a_die,
    a_die_on_your_card,
    action_phase_begins,
    action_phase_ends,
    activate,
    before_resolving_this_die,
    costs,
    discarded_from_play,
    opponents_character,
    play,
    resolve_this_die,
    seq,
    spot,
    support,
    that,
    your_character,
    your_character_or_support,
    your_die,
)

BOUNTY = Subtype(("bounty",))
BOUNTY_HUNTER = Subtype(("bounty-hunter",))

# ---- Supports ------------------------------------------------------------------------------------

support(
    "11032", "Hostile Territory", RED, VILLAIN, unique=True, cost=2,
    after=(action_phase_ends(), ForEach(EACH_WITHOUT_BATTLEFIELD, DealIndirect(2, to=THAT_PLAYER))),
)

support(
    "11034", "Superlaser Siege Cannon", RED, VILLAIN, "artillery", cost=5, die="2RD 3RD 4RD1 5RD1 3Dr -",
    before=(
        before_resolving_this_die(), May(seq(IncreaseValue(ResourcesOn(THIS)), RemoveResources()))
    ),
    power_action=seq(PlaceResources(1), UpToTimes(4, To(Spend(1), PlaceResources(1)))),
)

support(
    "11046", "Bounty Hunters' Guild", YELLOW, VILLAIN, cost=0,
    constant=MoreAttached(DOWNGRADE, of=opponents_character()),
    after=(play(BOUNTY), May(ActivateThem(your_character_or_support(BOUNTY_HUNTER)))),
)

support(
    "11049", "Mist Hunter", YELLOW, VILLAIN, "vehicle", unique=True, cost=2, die="2RD 3RD1 1Dr 1Dc 1R -",
    after=(
        activate(None, BOUNTY_HUNTER),
        May(
            Then(
                ActivateThem(your_character_or_support(Same(THIS))),
                seq(
                    If(spot(Titled(("4-LOM",))), May(Reroll(THIS_DIE))),
                    If(spot(Titled(("Zuckuss",))), May(ResolveThem(your_die(Same(THIS_DIE))))),
                ),
            )
        ),
    ),
)

support(
    "11050", "Predatory Banker", YELLOW, VILLAIN, cost=1,
    action=UseOnlyIf(NotSo(CONTROL_BATTLEFIELD), To(Exhaust(THIS), TakeFromRich(1, having=3))),
)

support(
    "11068", "Caretaker Village", BLUE, HERO, "location", unique=True, cost=2,
    after=(
        Trigger("DieRemoved", BY_AN_OPPONENT, None, (YourOwn(), Subtype(("apprentice", "jedi")))),
        May(To(Exhaust(THIS), RollIn(that()))),
    ),
)

support(
    "11069", "Professor Huyang", BLUE, HERO, "droid", unique=True, cost=3, die="1MD 1MD 2F 1Sh 2Sh 2R",
    after=(
        Trigger("Played", BY_YOU, None, (OfType((UPGRADE,)), IS_BLUE), (Subtype(("apprentice",)),)),
        May(
            Then(
                ActivateThem(your_character_or_support(Same(THIS))),
                If(Is(that(), WEAPON), May(RollIn(a_die_on_your_card(DieOf(that()))))),
            )
        ),
    ),
)

support(
    "11071", "Three Lessons", BLUE, HERO, cost=1,
    constant=EntersWith(3),
    action=UseOnlyIf(
        spot(JEDI), To(costs(Exhaust(THIS), RemoveResources(1)), TurnTo(a_die(Subtype(("apprentice",)))))
    ),
)

support(
    "11086", "B-Wing", RED, HERO, "vehicle", cost=3, die="2RD +3RD 1Dr 2Sh 1R -",
    after=(action_phase_begins(), May(ActivateThem(your_character_or_support(Same(THIS))))),
)

support(
    "11087", "Firm Resolve", RED, HERO, cost=1,
    after=(
        (Trigger("Defeated", BY_YOU), May(PlaceResources(1))),
        (discarded_from_play(VEHICLE), May(PlaceResources(1))),
    ),
    action=To(RemoveResources(1), TurnTo(a_die())),
)

support(
    "11106", "Mr. Bones", YELLOW, HERO, "droid", unique=True, cost=2, die="1MD 1MD 2MD 3MD1 1Dr 1Dc",
    after=(
        resolve_this_die(), If(AllHold((WasResolvedAs((MELEE,)), JUST_DEFEATED)), May(Ready(THIS)))
    ),
)

support(
    "11120", "Force Connection", BLUE, NEUTRAL, cost=1,
    action=UseOnlyIf(
        AtLeast(2, your_character(IS_BLUE)),
        To(
            Exhaust(THIS),
            seq(
                Choose(your_die(CharacterDie(), IS_BLUE), as_="it"),
                TurnTo(your_die(CharacterDie(), IS_BLUE, Not(DieOf(CardOf(that())))), like=that()),
            ),
        ),
    ),
)

support(
    "11134", "AT-RT", RED, NEUTRAL, "vehicle", cost=2, die="+1* +1* +2* +2* +3*1 -",
    constant=ModifiesAnySymbol(TROOPER),
)
