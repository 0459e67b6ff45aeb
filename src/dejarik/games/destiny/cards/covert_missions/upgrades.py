"""Covert Missions: upgrades."""

from dejarik.games.destiny.abilities.lexicon import *

DEATH_STAR = your_plot(Subtype(("death-star",)))

card(
    "12015", "Ancient Sith Armor", keywords=(REDEPLOY,),
    before=(before_taking_damage(HOST), May(To(Exhaust(THIS), Block(1)))),
    after=(Trigger(ev.Played, BY_YOU, None, (ABILITY,), (Same(HOST),)), May(Ready(THIS))),
)

card(
    "12016", "Death Field", only_on=IS_BLUE,
    special=DealDamage(2, to=each(an_opponents_character())),
    action=To(Exhaust(THIS), RollIn(THIS_DIE)),
)

card(
    "12017", "Pong Krell's Lightsaber",
    special=DealDamage(2, to=up_to(2, a_character())),
    power_action=To(SpendOrSpot(1, spot(Titled(("Pong Krell",)))), RollSetAside("12017")),
)

card(
    "12018", "Sith Lord", only_on=SITH,
    special=seq(
        RerollInstead(),
        May(
            To(
                Exhaust(THIS),
                either(UseSpecial(a_character(Same(HOST))), UseSpecial(an_upgrade(BLUE_ABILITY, On(HOST)))),
            )
        ),
    ),
)

card(
    "12035", "Commander Pyre's Blaster",
    after=(play_this(Titled(("Commander Pyre",))), May(TakeBattlefield())),
)

card(
    "12036", "Director", only_on=LEADER,
    after=(
        (resolve(Whose("yours"), IS_RED, ResolvedAs((RESOURCE,))), May(To(Exhaust(THIS), RollIn(that())))),
        (
            Trigger(ev.DieRemoved, BY_YOU, None, (Whose("yours"), IS_RED, WasShowing((RESOURCE,)))),
            May(To(Exhaust(THIS), RollIn(that()))),
        ),
    ),
)

card(
    "12037", "E-11D Blaster Rifle",
    constant=HasKeyword(REDEPLOY, while_=Is(HOST, IsElite())),
    after=(play_this(OfType((CHARACTER,)), Not(Unique())), May(Gain(1))),
)

card(
    "12051", "Boba Fett's Wrist Laser",
    after=(
        (play_this(Titled(("Boba Fett",))), May(TakeActions(1))),
        (resolve_this_die(), Unless(YOU, pays=DiscardFromHand(card_in_hand()), does=DiscardInPlay(THIS))),
    ),
)

card("12052", "Pyke Blaster", constant=HasKeyword(REDEPLOY, while_=Is(HOST, WithKeyword(GUARDIAN))))

card(
    "12067", "Anakin Skywalker's Lightsaber", keywords=(REDEPLOY,),
    constant=DiscardThisIf(spot(Titled(("Rey's Lightsaber",)))),
    after=(
        play_this(),
        Then(GiveShields(1, to=opponents_character()), GiveShields(2, to=a_character())),
    ),
)

card(
    "12068", "Kanan Jarrus' Lightsaber",
    after=(
        Trigger(ev.DieTurned, BY_ANYBODY, None, (Whose(OPPONENTS),)),
        May(Then(
            TurnTo(your_die(DieOf(THIS))),
            If(
                Is(HOST, Titled(("Kanan Jarrus",))),
                May(To(Exhaust(THIS), TurnTo(your_die(DieOf(HOST))))),
            ),
        )),
    ),
)

card(
    "12069", "Padawan Braid", only_on=IS_BLUE,
    constant=(GainsSubtype("apprentice"), MoreAttached(UPGRADE, of=HOST)),
)

card(
    "12087", "Fortitude",
    constant=(MoreHealth(3, of=HOST), MoreHealth(1, of=HOST, while_=Is(HOST, WOOKIEE))),
)

# rule: destiny.reading.custom-paint-job.stays
card(
    "12101", "Custom Paint Job", modify=AllOf((VEHICLE, OfType((SUPPORT,)))),
    after=(
        play_this(),
        Then(seq(NameOne(A_COLOR), PaintNamedColor(HOST)), Reroll(up_to(2, a_die()))),
    ),
)

card(
    "12114", "Shien Mastery", only_on=IS_BLUE,
    constant=LimitPerCharacter(1, Subtype(("form",))),
    special=seq(DealDamage(2, to=a_character()), May(Remove(a_die(DAMAGE_SHOWN)))),
    after=(play_this(), May(RollIn(THIS_DIE))),
)

card(
    "12115", "Shien Training", only_on=IS_BLUE,
    special=seq(
        DealDamage(2, to=a_character()),
        Choose(your_character(Same(HOST)), as_="bearer"),
        May(To(DiscardInPlay(THIS), Play((SHIEN_MASTERY,), discard=True, free=True, on=that("bearer")))),
    ),
)

card(
    "12126", "Death Star Plans",
    action=To(Exhaust(THIS), either(PlaceResources(1, on=DEATH_STAR), RemoveShields(DEATH_STAR, 2))),
    after=(
        Trigger(ev.Harmed, BY_AN_OPPONENT, HOST),
        They(AN_OPPONENT, May(MoveUpgrade(THIS, to=your_character()))),
    ),
)

card(
    "12146", "Z-6 Jetpack",
    constant=EntersWith(1),
    special=Then(PlaceResources(1), DealIndirect(TokensOn("resources", THIS))),
)

card(
    "12145", "Magna-Glove",
    special=seq(
        Choose(Select(IN_PLAY, (UPGRADE,), OPPONENTS, (WEAPON_OR_EQUIPMENT,)), as_="it"),
        Then(
            To(Spend(CostOf("it")), MoveUpgrade(that(), HOST)),
            If(spot(SCAVENGER), RollIn(DiceOf(that()))),
        ),
    ),
)

card(
    "12127", "Experimental Booster", modify=AllOf((OfType((SUPPORT,)), VEHICLE)),
    after=(roll(THIS_DIE, BLANK_SHOWN), If(Is(HOST, Not(IsPiloted())), DiscardInPlay(HOST))),
)

card("12128", "Licensed to Fly", constant=(GainsSubtype("pilot"), HasKeyword(PILOTING, of=HOST)))

card(
    "12019", "Vibro-Arbir Blades", only_on=IsElite(),
    after=(
        Trigger(ev.Played, BY_YOU, THIS, (FromHand(),)),
        May(Play((CopyOf(),), hand=False, aside=True)),
    ),
)
