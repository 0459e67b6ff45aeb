"""Spark of Hope: characters."""

from dejarik.games.destiny.abilities.lexicon import *

card(
    "11001", "Dark Mystic",
    special=Then(
        Play((OfType((UPGRADE,)), IS_BLUE), discard=True, as_="played"),
        OnceInPlay(RollIn(DiceOf(CardPlayed()))),
    ),
)

card(
    "11002", "Kylo Ren, Bound By The Force",
    power_action=Then(MoveShields(1, THIS, a_character(other(THIS))), If(
        Is(that("to"), Affiliated((HERO,))), DealDamage(1, to=a_character()),
    )),
    special=seq(DealDamage(2, to=a_character()), If(DAMAGE_BLOCKED, RerollInstead())),
)

card(
    "11003", "Maul, Skilled Duelist",
    power_action=seq(
        Reroll(your_die(DieOf(THIS, upgrades=True)), as_="it"),
        May(To(DiscardFromHand(card_in_hand()), Reroll(that()))),
        If(
            Is(that(), MELEE_SHOWN),
            May(
                To(
                    Remove(your_die(Same(that())), as_="removed"),
                    DealDamage(ValueOf(that("removed")), to=exactly(2, a_character())),
                )
            ),
        ),
    ),
)

card(
    "11020", "Conan Motti, Overconfident Officer",
    after=(
        resolve_this_die(),
        If(
            Is(that("die"), ResolvedAs((DISCARD,))), May(To(DiscardFromHand(card_in_hand()), Remove(a_die())))
        ),
    ),
)

card(
    "11021", "Gideon Hask, Inferno Squad Commando",
    power_action=If(CONTROL_BATTLEFIELD, RollIn(a_die_on_your_card(TROOPER))),
)

card(
    "11022", "Mudtrooper",
    after=(
        (activate(), May(Reroll(your_die(BLANK_SHOWN)))),
        (activate(None, LEADER, other(THIS)), May(Reroll(your_die(BLANK_SHOWN)))),
    ),
)

card(
    "11023", "Thrawn, Grand Admiral",
    after=(activate(), May(LookAtTop(4, who=A_PLAYER))),
    power_action=seq(
        LookAtTop(4, who=AN_OPPONENT, reveal=True), May(Play((OfType((EVENT,)),), top=True, spots=True))
    ),
)

card("11038", "4-LOM, Calculating Criminal", after=(discarded_from_play(BOUNTY), May(AddToHand(that()))))

card(
    "11039", "IG-88, Single-Minded",
    power_action=seq(
        Choose(any_number(a_character(Bears(BOUNTY))), as_="them"),
        ResolveThem(your_die(BOUNTY_HUNTER, Showing((RANGED, MELEE))), at=that("them")),
    ),
)

card(
    "11040", "Jango Fett, Armed To The Teeth",
    constant=NotCounted(EQUIPMENT),
    after=(play_on_this(EQUIPMENT), If(FirstPlayed(EQUIPMENT, here=True), May(Gain(1)))),
)

card(
    "11041", "Zuckuss, The Uncanny One",
    special=either(
        Gain(1),
        seq(
            Choose(your_downgrade(BOUNTY), as_="it"),
            TriggerAgain(that(), ev.Defeated),
            DiscardInPlay(that()),
        ),
    ),
)

card(
    "11056", "R2-D2, Loyal Companion",
    constant=CannotPlayOnThis(AllOf((IS_BLUE, ABILITY))),
    after=(activate(), If(
        spot(Titled(("C-3PO",))), May(TurnTo(your_die())), May(TurnTo(your_die(), first=True)),
    )),
)

card(
    "11057", "Rey, Bound By The Force",
    power_action=either(
        Reroll(a_die(CharacterDie())), TurnTo(a_die(CharacterDie(), Affiliated((VILLAIN,))), value=0)
    ),
    special=seq(
        Choose(a_character(), as_="it"),
        Then(GiveShields(2, to=that()), If(Is(that(), Number("shields", ">=", 3)), RerollInstead())),
    ),
)

card(
    "11058", "Yoda, Mystical Mentor",
    before=(before_taking_damage(None, APPRENTICE), May(BlockWithShields(THIS))),
    constant=MoreShields(3, of=THIS),
)

card(
    "11059", "Youngling",
    constant=OnlyWith(JEDI),
    power_action=Play((OfType((UPGRADE,)), IS_BLUE), less=1, on=THIS),
)

card(
    "11075", "Amilyn Holdo, Vice Admiral",
    after=(Trigger(ev.Defeated, BY_ANYBODY, THIS), May(Ready(card_in_play(VEHICLE, IsExhausted())))),
    special=either(Gain(1), Play((VEHICLE,), less=2)),
)

card(
    "11076", "Bail Organa, Alderaanian Senator",
    constant=Cheaper(1, TITLE, first=True),
    special=seq(
        NameOne("subtype", any_card=True),
        Reroll(any_number(a_die(Named("subtype"))), as_="them"),
        May(TurnTo(a_die(Same(that("them"))))),
    ),
)

card(
    "11077", "C-3PO, Perfect Gentleman",
    after=(
        activate(),
        If(
            spot(Titled(("R2-D2",))),
            May(ResolveThem(your_die(), more=1)),
            May(either(ResolveThem(your_die()), To(Spend(1), ResolveThem(your_die(), more=1)))),
        ),
    ),
)

card("11078", "Hoth Trooper", after=(activate(), May(DealDamage(1, to=a_character(Not(IsExhausted()))))))

card(
    "11094", "Chopper, Metal Menace",
    power_action=Play((Subtype(("mod",)),), discard=True, less=1, on=THIS),
)

card(
    "11095", "Ewok Warrior",
    constant=OnlyWith(AllOf((Unique(), EWOK))),
    after=(activate(), May(DealIndirect(1))),
)

card(
    "11096", "Han Solo, Old Swindler",
    power_action=seq(
        TurnTo(your_die(SCOUNDREL, Showing((RESOURCE,))), as_="it"),
        If(Is(that(), Subtype(("wookiee",))), May(ResolveThem(your_die(Same(that())), free=True))),
    ),
)

card("11097", "Wicket, Crafty Scout", after=(activate(), May(Play((Subtype(("trap",)),), discard=True))))

card(
    "11004", "Nightsister Zombie",
    constant=AssignedLast(),
    after=(
        activate(),
        If(spot(WITCH, other(THIS)), May(DealDamage(1, to=a_character(Bears(Subtype(("curse",))))))),
    ),
)

card(
    "11005", "Old Daka, Nightsister Necromancer",
    power_action=To(
        Spend(1),
        If(
            Is(THIS, IsElite()),
            AddToTeam("11004", 2, exhausted=True),
            AddToTeam("11004", exhausted=True),
        ),
    ),
    after=(
        Trigger(ev.Defeated, BY_ANYBODY, THIS),
        SetAside(each(your_character(Titled(("Nightsister Zombie",))))),
    ),
)

card(
    "11093", "Chief Chirpa, Bright Tree Village Elder",
    special=If(have(4, your_card_in_play(EWOK)), DealIndirect(3), DealIndirect(2)),
    after=(setup(), AddToTeam("11095")),
)
