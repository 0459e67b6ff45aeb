"""Covert Missions: characters."""

from dejarik.games.destiny.abilities.lexicon import *

PILOTS_IT = Is(THIS, Pilots(that()))
TAKE_ONE = Take(1, AN_OPPONENT)

card(
    "12001", "Darth Bane, Ancient Master",
    constant=Cheaper(2, ABILITY, first=True, game=True, on_this=True),
    special=seq(Choose(an_upgrade(On(THIS)), as_="it"), DealIndirect(CostOf("it"))),
)

card(
    "12002", "Darth Vader, Victor Leader", keywords=(PILOTING,),
    special=Then(
        DealDamage(2, to=a_character(), as_="it"),
        If(WasDefeated(that()), DiscardInPlay(PilotedBy(that()))),
    ),
)

card(
    "12003", "Pong Krell, Deadly Imposter",
    constant=MayInclude(AllOf((IS_BLUE, IS_HERO)), 4, different=True),
    after=(
        activate(),
        May(
            Then(
                PutOnDeck(card_in_a_discard(IS_HERO), bottom=True, theirs=True),
                DealDamage(1, to=a_character()),
            )
        ),
    ),
)

card(
    "12004", "Snoke's Praetorian Guard",
    after=(
        activate(),
        May(
            To(
                Remove(your_die(DieOf(THIS), DAMAGE_SHOWN)),
                Remove(a_die(DAMAGE_SHOWN, Number("value", "<=", 2))),
            )
        ),
    ),
)

card("12020", "Commander Pyre, Harsh Negotiator", after=(claim_or_take(), May(DealIndirect(1))))

card(
    "12021", "Director Krennic, Death Star Mastermind",
    constant=TeamPoints(-1, AllOf((OfType((PLOT,)), Subtype(("death-star",))))),
    after=(activate(), May(TurnTo(your_die(), value=1))),
)

card(
    "12022", "Elrik Vonreg, Major Baron", keywords=(PILOTING,),
    constant=CannotBeRemoved(DieOf(PilotedBy(), upgrades=True), beside=DieOf(THIS), effects=True),
)

card(
    "12023", "Imperial Death Trooper",
    constant=HasKeyword(GUARDIAN, while_=spot(Titled(("Director Krennic",)))),
    power_action=seq(Choose(your_die(), as_="model"), TurnTo(
        your_die(DieOf(THIS), other(that("model"))), like=that("model"), worth=True,
    )),
)

card(
    "12024", "Imperial Pilot", keywords=(PILOTING,),
    power_action=If(Is(THIS, Pilots(IS_RED)), TurnTo(your_die(DieOf(PilotedBy())))),
)

card(
    "12038", "Boba Fett, Infamous And Ruthless",
    after=(
        Trigger(ev.Defeated, BY_AN_OPPONENT, None, (Bears(BOUNTY, as_="bounties"),)),
        RollIn(at_most(HowMany("bounties"), a_die_on_your_card(DieOf(THIS, upgrades=True)))),
    ),
)

card(
    "12039", "Kragan Gorr, Pirate Captain",
    after=(
        activate(),
        seq(May(ActivateThem(your_character_or_support(PIRATE))), If(Opponent(OffGuard()), May(TAKE_ONE))),
    ),
)

card("12040", "Pyke Sentinel", keywords=(GUARDIAN,))

card(
    "12041", "Synara San, Opportunistic Infiltrator",
    after=(activate(), If(Opponent(OffGuard()), May(THEY_DISCARD))),
)

card(
    "12042", "Trandoshan Hunter",
    power_action=If(
        spot(OfType((DOWNGRADE,))), TurnTo(your_die(Subtype(("bounty-hunter",))), symbols=DAMAGE)
    ),
)

card(
    "12053", "Anakin Skywalker, Dedicated Mentor",
    after=(
        activate(),
        May(
            To(
                DiscardFromHand(card_in_hand()),
                Then(
                    MoveShields(
                        1, a_character(SHIELDED), to=a_character(ROOM_FOR_SHIELDS, other(that("from")))
                    ),
                    If(Is(that("to"), APPRENTICE), Draw(1)),
                ),
            )
        ),
    ),
)

card(
    "12054", "Jedi Knight",
    special=Then(
        GiveShields(1, to=a_character()),
        If(
            Is(THIS, Number("shields", ">=", 3)),
            DealDamage(2, to=a_character()),
            DealDamage(1, to=a_character()),
        ),
    ),
    after=(setup(), May(GiveShields(2, to=THIS))),
)

card(
    "12055", "Kanan Jarrus, Jedi Exile",
    constant=PointsWith(-1, SPECTRE),
    after=(activate(), May(Then(
        seq(NameOne("symbol"), Choose(a_die(), as_="die")),
        They(AN_OPPONENT, TurnTo(a_die(Same(that("die"))), avoid=NAMED)),
    ))),
)

card(
    "12056", "Luke Skywalker, Red Five", keywords=(PILOTING,),
    constant=TeamPoints(-1, AllOf((OfType((PLOT,)), Subtype(("death-star",))))),
    before=(before_resolving(DieOf(PilotedBy())), May(IncreaseValue(1))),
)

card(
    "12070", "Hera Syndulla, Seasoned Captain", keywords=(PILOTING,),
    after=(begin_piloting(), May(To(Spend(2), Ready(that("host"))))),
)

card(
    "12071", "Kashyyyk Warrior",
    before=(
        before_resolving_this_die(DAMAGE_SHOWN),
        If(Is(THIS, BadlyHurt()), IncreaseValue(1)),
    ),
)

card(
    "12072", "Kazuda Xiono, Naive Hotshot", keywords=(PILOTING,),
    after=(activate(), May(To(Spend(1), Exhaust(card_in_play(VEHICLE, Not(IsExhausted())))))),
)

card(
    "12073", "Poe Dameron, Reckless Aviator", keywords=(PILOTING,),
    power_action=Then(
        PlaceDamage(1, on=your_support(VEHICLE, Not(DAMAGED)), as_="it"),
        ResolveThem(your_die(DieOf(that()), DAMAGE_SHOWN), more=1, bonus=1, bonus_if=PILOTS_IT),
    ),
)

card(
    "12074", "Tarfful, Chieftain of Kachirho",
    constant=MoreHealth(1, of=your_character(WOOKIEE, other(THIS))),
    before=(
        before_resolving_this_die(DAMAGE_SHOWN),
        If(Is(THIS, BadlyHurt()), IncreaseValue(1)),
    ),
)

card(
    "12088", "Master Smuggler",
    after=(activate(), May(ResolveThem(your_die(Subtype(("scoundrel",))), as_symbol=RESOURCE))),
)

card(
    "12089", "Sabine Wren, Artistic and Resourceful", keywords=(PILOTING,),
    special=If(
        AllHold((
            Has(your_die(IS_BLUE)), Has(your_die(IS_RED)), Has(your_die(IS_YELLOW, other(THIS_DIE))),
        )),
        DealIndirect(3),
        DealIndirect(2),
    ),
)

card(
    "12090", "Sinjir Rath Velus, Ex-Loyalty Officer",
    after=(
        resolve(DieOf(THIS)),
        May(To(PutHandOnDeck(card_in_hand()), Remove(a_die(ShowsResolved())))),
    ),
)

card(
    "12091", "Torra Doza, Energetic Thrill-Seeker", keywords=(PILOTING,),
    after=(begin_piloting(), May(ResolveThem(your_die(DieOf(that("host"), upgrades=True))))),
)

card(
    "12092", "Vengeful Wookiee",
    before=(
        would_activate(),
        May(Then(Reroll(a_die()), If(Is(THIS, BadlyHurt()), May(Remove(a_die()))))),
    ),
)

card(
    "12129", "Nar Shaddaa Thief",
    power_action=If(
        Is(THIS, IsExhausted()), If(Opponent(More(ResourcesOf(AN_OPPONENT), ResourcesOf(), by=2)), TAKE_ONE)
    ),
)

card("12147", "Jawa Junk Dealer", after=(activate(), May(Play((Color((GRAY,)), IS_NEUTRAL), less=1))))
