"""Legacies: upgrades."""

from dejarik.games.destiny.abilities.lexicon import *

card("05006", "Crystal Ball", after=(activate_host(), May(LookAtTop(who=A_PLAYER))))

card(
    "05007", "Force Rend", only_on=IS_BLUE,
    special=seq(
        Choose(a_support_or_upgrade(), as_="it"), To(Spend(CostOf("it")), DiscardInPlay(that())),
    ),
)

card(
    "05008", "Maul's Lightsaber", only_on=IS_BLUE,
    power_action=If(
        Opponent(Compare(CountOf(an_opponents_character(SHIELDED)), "==", 0)), To(Spend(1), RollIn(THIS_DIE))
    ),
)

card(
    "05015", "Fragmentation Grenade",
    after=(resolve_this_die(by=BY_ANYBODY), Unless(YOU, pays=Spend(1), does=DiscardInPlay(THIS))),
)

card(
    "05016", "Grand Moff", only_on=AllOf((IS_RED, Unique())),
    power_action=either(UseClaim(), SwitchBattlefield()),
)

card("05017", "Kallus' Bo-Rifle", keywords=(AMBUSH,))

card(
    "05026", "Hunter Instinct",
    special=seq(
        Choose(a_character(), as_="it"),
        If(Is(that(), Number("damage", ">=", 3)), DealDamage(2, to=that()), DealDamage(1, to=that())),
    ),
)

card(
    "05027", "Wrist Rockets", only_on=IS_YELLOW,
    special=seq(
        DealDamage(2, to=a_character()), May(To(Spend(1), DealDamage(2, to=a_character())))
    ),
)

card(
    "05036", "Force Meditation", only_if=spot_character(IS_BLUE),
    special=DiscardFromDeck(2, A_PLAYER),
)

card(
    "05037", "Obi-Wan Kenobi's Lightsaber", only_on=IS_BLUE,
    special=seq(
        GiveShields(1, to=HOST), DealDamage(TokensOn("shields", HOST), to=a_character(), unblockable=True)
    ),
)

card(
    "05044", "Camouflaged Rifle",
    special=If(CONTROL_BATTLEFIELD, DealDamage(3, to=a_character()), DealDamage(2, to=a_character())),
)

card(
    "05045", "Rebellion Leader", only_on=AllOf((Unique(), IS_RED)),
    power_action=Remove(opponents_die(SameSymbol(your_die()))),
)

card(
    "05053", "Roguish Charm", only_on=IS_YELLOW,
    special=seq(Remove(a_die(DAMAGE_SHOWN), as_="removed"), Gain(CostShown(that("removed")))),
)

card(
    "05054", "Zeb Orrelios' Bo-Rifle",
    action=To(Spend(1), ResolveThem(your_die(Same(THIS_DIE), Modifier()), as_base=True)),
)

card(
    "05056", "Force Focus", only_if=spot_character(IS_BLUE),
    special=seq(
        TurnTo(your_die()),
        May(To(RevealFromHand(card_in_hand(IS_BLUE)), TurnTo(opponents_die()))),
    ),
)

card(
    "05057", "Force Wave", only_on=IS_BLUE,
    special=seq(
        DealDamage(3, to=a_character(), as_="first"),
        DealDamage(2, to=a_character(other(that("first"))), as_="second"),
        DealDamage(1, to=a_character(other(Both(that("first"), that("second"))))),
    ),
)

card("05058", "Heirloom Lightsaber", constant=HasKeyword(REDEPLOY, while_=Is(HOST, IS_BLUE)))

card(
    "05059", "Hush-98 Comlink",
    action=To(Remove(THIS_DIE), ActivateThem(any_number(your_character_or_support()))),
)

card("05063", "E-11 Blaster", keywords=(REDEPLOY,))

card("05064", "74-Z Speeder Bike", action=ResolveThem(your_die(Same(THIS_DIE)), and_=your_die(DieOf(HOST))))

card("05067", "Bartering", special=seq(Gain(1), May(Draw(1, EACH_PLAYER))))

# rule: destiny.ability.die-bound.list
card("05068", "Gang Up", constant=XIs(CountOf(your_character(IS_YELLOW))))

card(
    "05069", "Vibrocutlass", keywords=(REDEPLOY,),
    constant=DieCheaper(1, DieOf(THIS), while_=Is(HOST, IS_YELLOW)),
)

card(
    "05071", "Canto Bight Pistol", keywords=(REDEPLOY,),
    special=seq(
        Choose(a_character(), as_="it"),
        If(Is(that(), Affiliated((VILLAIN,))), DealDamage(3, to=that()), DealDamage(2, to=that())),
    ),
)

card(
    "05072", "Hidden Blaster", keywords=(AMBUSH,),
    after=(play_this(), May(RemoveShields(a_character(SHIELDED), 1))),
)

card(
    "05074", "Stun Baton",
    after=(hurt_by_this_die(), May(To(Spend(1), Remove(a_die(DieOf(that())))))),
)

card(
    "05123", "Diplomatic Protection",
    before=(
        would_be_defeated(HOST),
        May(To(DiscardInPlay(THIS), GiveShields(2, to=each(your_character(other(that())))))),
    ),
)

card(
    "05135", "Resilient",
    after=(
        Trigger(ev.DieLost, BY_AN_OPPONENT, None, (DieOf(HOST),)), May(To(Exhaust(THIS), RollIn(that()))),
    ),
)

card(
    "05166", "Bodyguard", only_on=Not(Unique()),
    constant=HasKeyword(GUARDIAN, of=HOST),
)

card(
    "05167", "Quickdraw Holster",
    after=(activate_host(), May(Reroll(any_number(your_die(DieOf(HOST, upgrades=True), WEAPON))))),
)
