"""Empire at War: upgrades."""

from dejarik.games.destiny.abilities.lexicon import *

card(
    "03007", "T-7 Ion Disruptor Rifle", only_if=spot_character(IS_RED),
    action=To(DiscardFromHand(card_in_hand()), TurnTo(your_die(Same(THIS_DIE)), higher=1)),
)

# rule: destiny.ability.die-bound.list
card("03013", "ID9 Seeker Droid", constant=XIs(CountOf(your_die(Titled(("ID9 Seeker Droid",))))))

card(
    "03014", "Temptation",
    special=AnyMay(AN_OPPONENT, pays=They(THAT_PLAYER, Draw(2)), does=Gain(2), otherwise=Draw(2)),
)

card(
    "03015", "Grand Inquisitor's Lightsaber", only_on=IS_BLUE,
    special=seq(TurnTo(a_die(CharacterDie()), symbols=(BLANK,)), RerollInstead()),
)

card(
    "03021", "Cable Launcher", only_on=IS_YELLOW,
    special=seq(
        Choose(a_character(), as_="it"),
        either(
            Remove(a_die(DieOf(that()))),
            To(Spend(1), Remove(exactly(2, a_die(DieOf(that()))))),
        ),
    ),
)

card(
    "03022", "LL-30 Blaster Pistol", keywords=(AMBUSH, REDEPLOY),
    special=TurnTo(your_die(other(THIS_DIE)), symbols=(RANGED,)),
)

card(
    "03023", "Relby-V10 Mortar Gun",
    action=To(
        seq(Spend(2), Remove(your_die(Same(THIS_DIE), RANGED_SHOWN), as_="removed")),
        DealDamage(ValueOf(that("removed")), to=each(an_opponents_character())),
    ),
)

card(
    "03030", "A280 Blaster Rifle", keywords=(REDEPLOY,),
    special=ShareShields(2, any_number(your_character())),
)

card(
    "03036", "Master of the Council", only_on=Color((BLUE,)),
    special=To(seq(Exhaust(THIS), Spend(2)), Ready(a_character(IsExhausted()))),
)

card("03037", "Coordination", special=GiveShields(1, to=each(your_character())))

card("03043", "Energy Slingshot", after=(resolve_this_die(), May(To(Spend(1), RerollInstead()))))

card(
    "03044", "Tough Haggler",
    special=Then(
        LookThroughHand("choose", most=2),
        Unless(AN_OPPONENT, pays=They(AN_OPPONENT, Spend(2)), does=DiscardChosen()),
    ),
)

card("03047", "Electrostaff", constant=DieCheaper(1, DieOf(HOST), modified=True))

card("03048", "Natural Pilot", after=(activate_host(), May(Ready(card_in_play(VEHICLE, IsExhausted())))))

card("03049", "Ancient Lightsaber", action=seq(Heal(2, HOST), PutOnDeck(THIS, bottom=True)))

card(
    "03050", "Psychometry", only_on=IS_BLUE,
    special=seq(
        Choose(a_die(Subtype(("equipment", "weapon"))), as_="die"),
        Draw(ValueOf(that("die"))),
        May(Remove(that("die"))),
    ),
)

card(
    "03051", "Shoto Lightsaber",
    after=(
        activate_host(),
        If(
            Has(an_upgrade(On(HOST), IS_BLUE, WEAPON, other(THIS))),
            May(either(GiveShields(1, to=HOST), RemoveShields(a_character(SHIELDED), 1))),
        ),
    ),
)

card(
    "03053", "BD-1 Cutter Vibro-AX",
    before=(would_be_dealt_damage(), If(DealtByThisDie(), May(RemoveShields(that())))),
)

card(
    "03054", "Extortion", only_on=IS_YELLOW,
    special=If(
        Opponent(More(CountOf(your_die(RANGED_SHOWN)), CountOf(an_opponents_dice(RANGED_SHOWN)))), Take(1)
    ),
)

card(
    "03055", "X-8 Night Sniper", keywords=(AMBUSH,),
    action=To(Spend(1), TurnTo(your_die(Same(THIS_DIE)))),
)

card(
    "03057", "Chance Cube",
    before=(would_activate(HOST), Unless(YOU, pays=Spend(1), does=ReturnToHand(THIS))),
)

card(
    "03058", "EMP Grenades",
    special=seq(DiscardInPlay(card_in_play(Subtype(("droid", "vehicle")))), DiscardInPlay(THIS)),
)

card("03059", "Lead by Example", after=(activate_host(), May(ActivateThem(YOUR_SUPPORT))))

card(
    "03060", "Scatterblaster",
    special=DealDamage(1, to=up_to(4, a_character())),
    action=To(Remove(your_die(DieOf(HOST))), TurnTo(your_die(Same(THIS_DIE)))),
)

card(
    "03077", "Hate", keywords=(REDEPLOY,),
    after=(activate_host(), May(To(DealDamage(1, to=HOST), DealDamage(1, to=a_character(other(HOST)))))),
)

card(
    "03086", "Deadly",
    action=To(
        seq(Exhaust(THIS), Remove(your_die(DieOf(HOST, upgrades=True)))),
        DealDamage(2, to=a_character(), unblockable=True),
    ),
)

card("03106", "Fearless", after=(activate_host(), May(seq(GiveShields(1, to=HOST), Draw(1)))))

card(
    "03116", "Thermal Paint",
    after=(
        activate_host(),
        Then(
            They(AN_OPPONENT, DealDamage(1, to=your_character(), as_="hurt")),
            May(To(DiscardInPlay(THIS), DealDamage(1, to=that("hurt")))),
        ),
    ),
)

card(
    "03135", "Keen Instincts", only_on=IS_BLUE,
    action=To(Remove(your_die(DieOf(HOST))), GiveShields(1, to=HOST)),
)

card("03144", "Hidden Agenda", action=seq(Play((OfType((EVENT,)),), less=2), DiscardInPlay(THIS)))

card(
    "03145", "Mandalorian Armor",
    after=(play_this(), GiveShields(1, to=HOST)),
    constant=MoreShields(1, of=HOST),
)

card("03152", "Plastoid Armor", constant=MoreHealth(1, of=HOST))
