"""Across the Galaxy: characters."""

from dejarik.games.destiny.abilities.lexicon import *

card(
    "08001", "Darth Vader, Terror To Behold",
    power_action=If(
        Has(your_die_on_card(DieOf(THIS), InLastTurn("removed"))),
        To(
            DiscardFromHand(card_in_hand()),
            RollIn(each(your_die_on_card(DieOf(THIS), InLastTurn("removed")))),
        ),
    ),
)

card(
    "08002", "Luce, Callous Nightsister",
    action=To(DiscardFromHand(card_in_hand(Odd("cost"))), Reroll(a_die())),
)

# rule: destiny.reading.nightbrother.anybodys-card
card(
    "08003", "Nightbrother",
    after=(
        rerolled_by_card(THIS_DIE),
        May(To(DiscardFromDeck(2), ResolveThem(your_die(Same(THIS_DIE)), more=1))),
    ),
)

card("08004", "Savage Opress, Reckless Warrior", constant=ActsFirst(unless=spot(Titled(("Maul",)))))

card(
    "08018", "Iden Versio, Inferno Squad Commander",
    constant=OpponentsCannot(EXTRA_ACTIONS, while_=Has(your_die(DieOf(THIS)))),
)

card(
    "08019", "\"Mauler\" Mithel, Vader's Wingman",
    after=(
        activate(),
        May(Then(
            To(
                Remove(your_die(VEHICLE, RANGED_SHOWN), as_="removed"),
                PlaceDamage(ValueOf(that("removed")), on=card_in_play(VEHICLE), as_="it"),
            ),
            If(Is(that(), Number("damage", ">=", CostOf("it"))), DiscardInPlay(that())),
        )),
    ),
)

card(
    "08020", "Super Battle Droid",
    power_action=TurnTo(your_die(Subtype(("droid",)), CharacterDie()), symbols=DAMAGE),
)

# rule: destiny.reading.wullf-yularen.only-copies
card(
    "08021", "Wullf Yularen, ISB Colonel",
    power_action=LookThroughHand(where=(CopyInDiscard(),), up_to=True, who=A_PLAYER),
)

card(
    "08035", "Dryden Vos, Ruthless Crime Lord",
    special=seq(ShuffleDeck(), LookAtTop(who=YOU), May(Play(top=True, that="top", free=True))),
)

card(
    "08036", "Tobias Beckett, Thief For Hire",
    power_action=Gain(1, EACH_PLAYER),
    special=seq(Take(1), If(THEY_HAVE_NO_RESOURCES, Gain(1))),
)

card(
    "08037", "Val, Headstrong Renegade",
    special=seq(Take(1), If(THEY_HAVE_NO_RESOURCES, DealDamage(2, to=an_opponents_character()))),
)

card(
    "08055", "Barriss Offee, Studious Padawan",
    after=(
        turn_die(CharacterDie(), Not(DieOf(THIS))),
        May(TurnTo(your_die(DieOf(THIS)), like=that())),
    ),
)

card(
    "08056", "Force Mystic",
    constant=HasKeyword(REDEPLOY, of=an_upgrade(IS_BLUE, ABILITY, On(THIS))),
    special=RollIn(a_die_on_your_card(IS_BLUE, ABILITY, DieOf(THIS, upgrades=True))),
)

card(
    "08057", "Kit Fisto, Shii-cho Master",
    before=(
        before_taking_damage(THIS),
        May(
            To(
                Remove(your_die(DieOf(THIS, upgrades=True), MELEE_SHOWN), as_="die"),
                Block(ValueOf(that("die"))),
            )
        ),
    ),
)

card(
    "08058", "Qui-Gon Jinn, Defiant Jedi Master",
    constant=(
        DiceWorthMore(1, DieOf(THIS), while_=Is(THIS, Number("shields", ">=", 2))),
        DiceWorthMore(1, DieOf(THIS, upgrades=True, own=False), while_=Is(THIS, Number("shields", ">=", 3))),
    ),
)

card(
    "08072", "Biggs Darklighter, Rebellion Ace",
    after=(
        activate(),
        May(
            Then(
                ActivateThem(your_support(VEHICLE)),
                Reroll(any_number(your_die(DieOf(that("activated"), upgrades=True)))),
            )
        ),
    ),
)

card(
    "08073", "Clone Commander Cody, Loyal Strategist",
    constant=TeamPoints(-1, Titled(("Clone Trooper",))),
    special=seq(TakeBattlefield(), UseClaim(or_power_action=True)),
)

card(
    "08074", "Jyn Erso, Daring Infiltrator",
    after=(
        activate(),
        May(
            seq(LookAtTop(3, who=AN_OPPONENT), PutBack(rest=False), May(DiscardFromDeck(1, AN_OPPONENT)))
        ),
    ),
)

card(
    "08075", "Rebel Engineer",
    after=(activate(), May(seq(LookAtTop(4, who=YOU), FromTop("hand", (MOD,)), PutBack("bottom")))),
)

card(
    "08089", "Lando Calrissian, Smooth and Sophisticated",
    power_action=Then(
        Play((IS_YELLOW, VEHICLE), less=1, ambush=True, as_="played"),
        If(
            Is(that("played"), Titled(("Millennium Falcon",))),
            OnceInPlay(May(ActivateThem(your_support(Same(CardPlayed()))))),
        ),
    ),
)

card(
    "08090", "Leia Organa, Boushh",
    constant=MayInclude(AllOf((IS_YELLOW, IS_VILLAIN)), 5),
    special=If(
        spot(IS_VILLAIN),
        Unless(AN_OPPONENT, Take(2, given=True), DealDamage(2, to=each(an_opponents_character()))),
        Unless(AN_OPPONENT, Take(1, given=True), DealDamage(2, to=each(an_opponents_character()))),
    ),
)

card(
    "08134", "Han Solo, Independent Hotshot",
    special=seq(
        DealIndirect(2),
        May(To(RevealFromHand(card_in_hand(IS_VILLAIN)), Lose(1))),
        May(To(RevealFromHand(card_in_hand(IS_HERO)), Gain(1))),
    ),
)

card(
    "08135", "Qi'Ra, Street Savvy",
    constant=MayInclude(AllOf((Affiliated((HERO, VILLAIN)), IS_YELLOW, OfType((EVENT,))))),
)

card(
    "08091", "L3-37, Droid Revolutionary",
    constant=LeavesAside(while_=Is(THIS, OfType((UPGRADE,)))),
    before=(would_be_defeated(), seq(
        AttachAsMod(your_support(VEHICLE)),
        If(Is(that("to"), Titled(("Millennium Falcon",))), Ready(that("to"))),
    )),
)
