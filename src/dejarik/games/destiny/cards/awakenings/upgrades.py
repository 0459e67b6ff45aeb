"""Awakenings: upgrades."""

from dejarik.games.destiny.abilities.lexicon import *

card(
    "01007", "Commanding Presence", only_on=IS_RED,
    special=either(ResolveThem(your_die(IS_RED), more=2), Remove(opponents_die(IS_RED))),
)

# rule: destiny.errata.f-11d-rifle
card(
    "01008", "F-11D Rifle", keywords=(REDEPLOY,),
    special=MakeThemDistribute(2),
)

card(
    "01013", "Force Choke", only_on=IS_BLUE,
    special=Then(
        DealDamage(1, to=a_character(other(HOST)), unblockable=True, as_="it"),
        May(TurnTo(a_die(DieOf(that(), upgrades=True)))),
    ),
)

card(
    "01014", "Immobilize", only_on=IS_BLUE,
    action=To(Remove(THIS_DIE), TurnTo(a_die(), symbols=(BLANK,))),
)

# Blocked by shields, not by other means.
card(
    "01015", "Kylo Ren's Lightsaber", only_on=IS_BLUE,
    special=seq(DealDamage(2, to=a_character()), If(BLOCKED_BY_SHIELDS, RerollInstead())),
)

card(
    "01016", "Sith Holocron",
    special=Then(SwitchWithHand(card_in_hand(IS_BLUE, ABILITY)), If(
        Is(that("switched"), Not(Diceless())), May(To(Spend(1), RollIn(DiceOf(that("switched"))))),
    )),
)

card(
    "01017", "Infantry Grenades",
    special=seq(DealDamage(2, to=each(an_opponents_character())), DiscardInPlay(THIS)),
)

card(
    "01023", "Crime Lord", only_on=IS_YELLOW,
    special=To(Spend(5), seq(Choose(a_character(), as_="it"), Later(ev.RoundEnded, DefeatThem(that())))),
)

card("01024", "Flame Thrower", special=DealDamage(1, to=up_to(3, a_character())))

card(
    "01025", "Gaffi Stick", keywords=(REDEPLOY,),
    special=To(Remove(your_die(MELEE_SHOWN)), DealDamage(3, to=a_character())),
)

card(
    "01026", "On The Hunt",
    special=seq(
        Choose(a_character(), as_="it"),
        RemoveShields(that()),
        May(To(Spend(1), Remove(a_die(DieOf(that(), upgrades=True))))),
    ),
)

card("01033", "Scout", special=DiscardCheapest())

card(
    "01039", "Force Protection", only_on=IS_BLUE,
    special=ShareShields(3, any_number(your_character())),
)

# rule: destiny.errata.jedi-robes
card(
    "01040", "Jedi Robes",
    after=(play_this(), If(FIRST_ROUND, GiveShields(2, to=HOST), GiveShields(1, to=HOST))),
)

card(
    "01041", "Luke Skywalker's Lightsaber", only_on=IS_BLUE,
    special=either(GiveShields(2, to=a_character()), DealDamage(2, to=a_character(), unblockable=True)),
)

card(
    "01042", "One With The Force", only_on=Color((BLUE,)),
    before=(would_be_defeated(HOST), seq(Become(SUPPORT), Ready(THIS))),
)

card("01044", "Rey's Staff", special=Remove(a_die(Showing(DAMAGE))))

card("01050", "Diplomatic Immunity", constant=SharesItsShields())

card(
    "01051", "DL-44 Heavy Blaster Pistol", keywords=(AMBUSH,),
    after=(play_this(), They(AN_OPPONENT, Remove(your_die()))),
)

card("01052", "Infiltrate", special=Reroll(up_to(2, an_opponents_dice())))

card("01055", "IQA-11 Blaster Rifle", special=DealDamage(2, to=a_character(), unblockable=True))

card(
    "01056", "Promotion", only_on=IS_RED,
    after=(play_this(), May(Draw(1))),
)

card(
    "01057", "Force Throw", only_on=IS_BLUE,
    special=To(
        Remove(a_die(), as_="removed"), DealDamage(ValueOf(that("removed")), to=a_character())
    ),
)

card(
    "01058", "Force Training", only_if=spot_character(IS_BLUE),
    special=ShareChoices(
        (DealDamage(1, to=a_character()), Gain(1), GiveShields(1, to=a_character())), theirs=0, yours=2
    ),
)

card(
    "01060", "Mind Probe", only_on=IS_BLUE,
    special=Then(
        Choose(opponents_character(), as_="it"),
        DealDamage(CardsInHand(ControllerOf(that())), to=that()),
    ),
)

card(
    "01061", "Comlink",
    after=(
        play_this(), May(either(Reroll(any_number(your_die())), Reroll(any_number(an_opponents_dice()))))
    ),
)

card("01062", "Datapad", special=TurnTo(your_die(), symbols=NOT_DAMAGE))

card("01063", "Holdout Blaster", keywords=(AMBUSH, REDEPLOY))

card(
    "01065", "Cunning", only_on=IS_YELLOW,
    special=UseSpecial(a_card_in_play(other(THIS))),
)

card("01066", "Jetpack", special=seq(Remove(a_die(MELEE_SHOWN)), GiveShields(1, to=HOST)))

card(
    "01067", "Thermal Detonator", only_if=spot_character(IS_YELLOW),
    special=seq(DealDamage(3, to=each(an_opponents_character())), DiscardInPlay(THIS)),
)

card("01078", "Personal Escort", constant=HasKeyword(GUARDIAN, of=HOST))

card(
    "01090", "Hidden In Shadow",
    action=If(Is(HOST, Not(SHIELDED)), To(Exhaust(THIS), GiveShields(1, to=HOST))),
)

card(
    "01102", "Prized Possession",
    after=(
        play_this(),
        May(Then(Remove(opponents_die(CharacterDie()), as_="removed"), Capture(that("removed")))),
    ),
)

card(
    "01137", "Second Chance", only_on=Color((YELLOW,)),
    instead=(would_be_defeated(HOST), Instead(seq(Heal(5, HOST), DiscardInPlay(THIS)))),
)

card(
    "01164", "Hunker Down",
    after=(dealt_damage(HOST), If(TookDamage(HOST, (MELEE,)), DiscardInPlay(THIS))),
    action=To(Exhaust(THIS), GiveShields(1, to=HOST)),
)
