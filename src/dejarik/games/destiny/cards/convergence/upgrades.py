"""Convergence: upgrades."""

from dejarik.games.destiny.abilities.lexicon import *

CHEWBACCA = Titled(("Chewbacca",))
DENGAR = Titled(("Dengar",))
ENFYS_NEST = Titled(("Enfys Nest",))
MACE = Titled(("Mace Windu",))

card(
    "09014", "Force Storm", only_on=IS_BLUE,
    special=seq(
        To(Exhaust(THIS), PlaceResources(1)),
        DealDamage(TokensOn("resources", THIS), to=a_character()),
        RerollInstead(),
    ),
)

card(
    "09015", "Malice", keywords=(REDEPLOY,),
    special=DealDamage(1, to=any_number(a_character(DiceInPool((BLANK,))))),
)

card(
    "09016", "Palpatine's Lightsaber",
    after=(play_this(), Gain(AtMost(2, CountOf(an_upgrade(On(HOST), ABILITY))))),
    constant=CopiesNotUnique(while_=Is(HOST, PALPATINE)),
)

card(
    "09017", "Sith Teachings", only_if=spot(SITH),
    after=(play_this(), May(Remove(a_die(BLANK_SHOWN)))),
    special=If(RemovedTheirs(), DealDamage(2, to=a_character()), DealDamage(1, to=a_character())),
)

card("09033", "E-5 Blaster Carbine", constant=HasKeyword(REDEPLOY, while_=Is(HOST, DROID)))

card(
    "09034", "Modular Frame", keywords=(REDEPLOY,),
    constant=(MoreHealth(1, of=HOST), DiscardThisIf(Is(HOST, Not(AnyOf((DROID, GRIEVOUS)))))),
)

card(
    "09050", "Dengar's Fire Blade",
    after=(play_this(), May(DealDamage(1, to=a_character(Bears(BOUNTY))))),
    power_action=If(Is(HOST, DENGAR), TurnTo(your_die(DieOf(HOST)), value=1)),
)

card(
    "09051", "Skilled Tracker", only_on=IS_YELLOW,
    special=Remove(a_die(CharacterDie())),
)

card(
    "09068", "Jedi Holocron", only_if=spot(JEDI),
    special=seq(To(PutOnDeck(THIS, bottom=True), Draw(3)), May(Play((BLUE_ABILITY,), less=1))),
)

card(
    "09069", "Lore Hunter",
    after=(
        activate_host(),
        May(
            Then(
                seq(LookAtTop(2, who=A_PLAYER), FromTop("pile")),
                FromTop("hand", theirs=True, other=True),
            )
        ),
    ),
)

card(
    "09070", "Mace Windu's Lightsaber",
    power_action=If(spot(MACE), MoveUpgrade(THIS, to=your_character(MACE))),
    special=Then(
        DealDamage(2, to=a_character(), unblockable=True, as_="it"),
        If(Is(that(), Number("remaining-health", "==", 1)), DefeatThem(that())),
    ),
)

card(
    "09071", "Republic Jedi Armor",
    after=(play_this(JEDI), GiveShields(1, to=HOST)),
    constant=MoreHealth(1, of=HOST),
)

card(
    "09087", "Resistance Ring",
    after=(play_this(), DiscardFromDeck(1, A_PLAYER)),
    special=Play((IS_RED, OfType((EVENT,))), hand=False, whose=A_PLAYER, away=True),
)

card(
    "09102", "Chewbacca's Blaster Rifle",
    after=(
        play_this(),
        May(To(
            DealDamage(1, to=HOST),
            Then(RollIn(THIS_DIE), If(Is(HOST, CHEWBACCA), May(ResolveThem(your_die(DieOf(THIS)))))),
        )),
    ),
)

card(
    "09103", "Custom Bandolier",
    constant=NotCounted(EQUIPMENT, of=HOST),
    action=To(Exhaust(THIS), Reroll(your_die(WEAPON_OR_EQUIPMENT))),
)

card("09104", "Moxie", special=UseAbilityOf(HOST))

card(
    "09117", "Force Pull", only_on=IS_BLUE,
    special=Then(
        seq(
            Choose(opponents_character(), as_="it"),
            They(ControllerOf(that()), ActivateThem(your_character(Same(that())))),
        ),
        May(ResolveThem(opponents_die(DieOf(that())))),
    ),
)

# rule: destiny.errata.lightsaber
card(
    "09118", "Lightsaber", keywords=(REDEPLOY,),
    special=DealDamage(2, to=a_character(), unblockable=True),
)

card(
    "09119", "Soresu Mastery", only_on=Color((BLUE,)),
    constant=LimitPerCharacter(1, Subtype(("form",))),
    after=(play_this(), May(Remove(a_die(Showing(DAMAGE))))),
    special=seq(Remove(a_die(Showing(DAMAGE))), GiveShields(1, to=a_character())),
)

card(
    "09120", "Soresu Training", only_on=IS_BLUE,
    special=seq(
        GiveShields(2, to=a_character()),
        May(To(DiscardInPlay(THIS), Play((SORESU_MASTERY,), discard=True, free=True, on=HOST))),
    ),
)

card("09138", "A-300 Blaster", keywords=(REDEPLOY,))

card(
    "09139", "Quicksilver Baton",
    after=(
        play_this(),
        seq(
            If(Is(HOST, LEADER), RollIn(THIS_DIE)),
            If(Is(HOST, TROOPER), May(To(Spend(1), RollIn(your_die_on_card(DieOf(HOST)))))),
        ),
    ),
)

card(
    "09140", "Riot Shield",
    before=(
        before_taking_damage(HOST),
        If(
            Is(HOST, TROOPER),
            May(To(DiscardInPlay(THIS), Block(3))),
            May(To(DiscardInPlay(THIS), Block(2))),
        ),
    ),
)

card(
    "09156", "Enfys Nest's Electroripper",
    special=seq(
        DealDamage(1, to=each(an_opponents_character()), unblockable=True),
        If(Is(HOST, ENFYS_NEST), Remove(an_opponents_dice(CharacterDie()))),
    ),
)

card(
    "09157", "Mandalorian Jetpack",
    special=Then(
        Reroll(a_die(other(THIS_DIE)), as_="rerolled"),
        DealDamage(ValueOf(that("rerolled")), to=a_character()),
    ),
)

card(
    "09158", "Ordnance Launcher", keywords=(AMBUSH,),
    after=(resolve(SCOUNDREL), May(ResolveThem(your_die(Same(THIS_DIE)), as_base=True))),
)

card(
    "09159", "Unscrupulous", only_on=SCOUNDREL,
    special=either(DiscardAtRandom(1), Lose(1)),
)

card(
    "09169", "Grievance Striker", keywords=(REDEPLOY,),
    after=(play_this(AnyOf((GRIEVOUS, OBI_WAN))), May(DealDamage(1, to=a_character()))),
)

card(
    "09170", "Protective Suit",
    constant=CannotPlayOnThis(AllOf((OfType((DOWNGRADE,)), Not(BOUNTY))), of=HOST, anybody=True),
    action=ReturnToHand(THIS),
)

card(
    "09172", "Sonic Detonators",
    after=(play_this(), PlaceResources(6)),
    special=To(
        RemoveResources(up_to=True), DealDamage(2, to=so_many(TokensRemoved("resources"), a_character()))
    ),
)
