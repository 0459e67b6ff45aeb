"""Spark of Hope: upgrades."""

from dejarik.games.destiny.abilities.lexicon import *

DROID_BODY = AllOf((OfType((CHARACTER, SUPPORT)), DROID))

card(
    "11017", "Ancient Magicks", only_on=IS_BLUE,
    special=seq(DealIndirect(1), May(Ready(a_downgrade(Subtype(("curse",)), IsExhausted())))),
)

card(
    "11018", "Recovered Sith Lightsaber",
    after=(
        play_this(),
        If(
            Is(HOST, Subtype(("sith",))),
            May(RemoveShields(a_character(SHIELDED), 2)),
            May(RemoveShields(a_character(SHIELDED), 1)),
        ),
    ),
)

card("11019", "Talisman of Resurrection", only_on=WITCH, special=Then(
    Gain(2), May(ReturnToPlay(anybodys=True, for_points=True))
))

card(
    "11035", "Crimson Star", only_if=Opponent(Compare(DefeatedOf(AN_OPPONENT), ">=", 1)),
    action=To(Exhaust(THIS), ResolveThem(your_die(DieOf(HOST)), more=1)),
)

# rule: destiny.reading.mastermind.title
card(
    "11036", "Mastermind",
    special=Then(NameOne("card"), LookThroughHand("aside", (Named("card"),), every=True, reveal=True)),
)

card(
    "11037", "TL-50 Heavy Repeater",
    power_action=If(Is(HOST, Subtype(("trooper",))), TurnTo(your_die(Same(THIS_DIE)))),
    special=seq(DealIndirect(1, to=AN_OPPONENT), RerollInstead()),
)

card("11051", "0-0-0 Protocol Matrix", modify=DROID_BODY)

card(
    "11053", "Gauntlet Rockets", only_on=BOUNTY_HUNTER,
    action=seq(
        Choose(a_character(), as_="it"),
        TurnTo(your_die(Same(THIS_DIE)), most=CountOf(a_downgrade(BOUNTY, On(that())))),
    ),
)

card(
    "11054", "Pulse Cannon",
    power_action=Then(
        ResolveThem(your_die(Same(THIS_DIE))),
        Then(
            seq(RollIn(THIS_DIE), ResolveThem(your_die(Same(THIS_DIE)))),
            seq(RollIn(THIS_DIE), ResolveThem(your_die(Same(THIS_DIE)))),
        ),
    ),
)

card(
    "11072", "Jedi Lightsaber",
    after=(
        play_this(),
        If(Is(HOST, Subtype(("jedi",))), May(GiveShields(2, to=HOST)), May(GiveShields(1, to=HOST))),
    ),
)

card(
    "11073", "Sacred Jedi Texts",
    after=(
        resolve_this_die(),
        May(MoveUpgrade(THIS, to=your_character(Subtype(("apprentice", "jedi")), other(HOST)))),
    ),
    special=Draw(1),
)

card(
    "11074", "Yoda's Lightsaber",
    after=(play_this(Titled(("Yoda",))), May(GiveShields(1, to=HOST))),
    special=either(
        DealDamage(1, to=a_character(), unblockable=True),
        To(RemoveShields(HOST, 1), DealDamage(2, to=a_character(), unblockable=True)),
    ),
)

card(
    "11090", "EL-16 Heavy Field Blaster",
    before=(before_resolving_this_die(), If(Modifies(TROOPER), May(IncreaseValue(1)))),
)

card(
    "11091", "Salvaged Arm", modify=DROID_BODY,
    before=(
        before_resolving(DieOf(HOST, upgrades=True)),
        May(To(Exhaust(THIS), IncreaseValue(1))),
    ),
)

card(
    "11092", "Tico Pendant",
    action=To(
        Exhaust(THIS),
        seq(
            Choose(a_character(other(HOST)), as_="it"),
            If(
                Is(that(), Bears(CopyOf(THIS))),
                MoveDamage(2, that(), HOST),
                MoveDamage(1, that(), HOST, exactly=True),
            ),
        ),
    ),
)

card("11107", "Ewok Bow", constant=HasKeyword(REDEPLOY, while_=Is(HOST, Subtype(("ewok",)))))

card(
    "11108", "Han Solo's Blaster", keywords=(AMBUSH,),
    after=(
        play_this(),
        May(
            Then(
                They(AN_OPPONENT, Remove(your_die(DAMAGE_SHOWN))),
                If(Is(HOST, Titled(("Han Solo",))), May(ActivateThem(your_character(Same(HOST))))),
            )
        ),
    ),
)

card(
    "11109", "Han Solo's Dice",
    after=(
        roll(None, DieOf(HOST), BLANK_SHOWN),
        May(
            Then(
                To(Exhaust(THIS), Reroll(that())), If(Is(HOST, Titled(("Han Solo",))), May(Ready(THIS)))
            )
        ),
    ),
)

card(
    "11122", "Niman Mastery", only_on=IS_BLUE,
    constant=LimitPerCharacter(1, Subtype(("form",))),
    after=(play_this(), TurnTo(a_die(OfType((CHARACTER, UPGRADE))))),
    special=seq(TurnTo(a_die(CharacterDie())), TurnTo(a_die(OfType((UPGRADE,))))),
)

card(
    "11123", "Niman Training", only_on=IS_BLUE,
    special=seq(
        TurnTo(a_die(OfType((UPGRADE,)))),
        May(To(DiscardInPlay(THIS), Play((NIMAN_MASTERY,), discard=True, free=True, on=HOST))),
    ),
)

card(
    "11124", "Untamed Power", only_on=Subtype(("apprentice",)),
    special=seq(
        If(
            Is(HOST, Affiliated((HERO,))),
            seq(GiveShields(1, to=a_character()), Remove(a_die(DAMAGE_SHOWN))),
        ),
        If(
            Is(HOST, Affiliated((VILLAIN,))),
            seq(DealDamage(1, to=a_character()), Remove(a_die(Not(DAMAGE_SHOWN)))),
        ),
    ),
)

card(
    "11136", "Admiral", only_on=LEADER,
    after=(
        play_this(),
        May(
            To(
                Spend(2),
                either(Ready(a_character(IsExhausted())), Ready(card_in_play(VEHICLE, IsExhausted()))),
            )
        ),
    ),
    special=To(
        Exhaust(THIS), either(Ready(a_character(IsExhausted())), Ready(card_in_play(VEHICLE, IsExhausted())))
    ),
)

card(
    "11137", "Communication Module", modify=DROID_BODY,
    after=(
        activate_host(),
        seq(
            If(Is(HOST, OfType((CHARACTER,))), May(TurnTo(a_die(OfType((SUPPORT,)))))),
            If(Is(HOST, OfType((SUPPORT,))), May(TurnTo(a_die(CharacterDie())))),
        ),
    ),
)

card("11152", "Bounty Hunter Mask", constant=(MoreHealth(1, of=HOST), GainsSubtype("bounty-hunter")))

card("11153", "DX-2 Disruptor Blaster Pistol", constant=UnblockableDie())

card(
    "11155", "Grappling Arm", modify=DROID_BODY,
    action=To(Remove(your_die(Same(THIS_DIE))), DiscardInPlay(card_in_play(Subtype(("trap",))))),
)

card(
    "11156", "Rocket Booster", modify=DROID_BODY,
    action=seq(
        Then(
            ActivateThem(your_character_or_support(Same(HOST))),
            ResolveThem(any_number(your_die(DieOf(HOST, upgrades=True)))),
        ),
        DiscardInPlay(THIS),
    ),
)
