"""Empire at War: supports."""

from dejarik.games.destiny.abilities.lexicon import *

card("03005", "AT-DP", special=DiscardInPlay(a_support(Number("cost", "<=", 2))))

card(
    "03006", "Probe Droid", keywords=(AMBUSH,),
    special=LookAtRandom(2, discard=OfType((EVENT,))),
)

card(
    "03012", "Darth Vader's TIE Advanced",
    special=To(
        Spend(2),
        seq(Choose(a_character(), as_="it"), DealDamage(TokensOn("damage", that()), to=that())),
    ),
)

card(
    "03020", "Hound's Tooth",
    after=(activate(), May(To(Remove(your_die(IS_YELLOW, CharacterDie())), Gain(1)))),
)

card("03028", "Ghost", special=ResolveAnotherSide())

card("03029", "Y-Wing", special=MakeThemDistribute(4, or_lose=True))

card("03035", "Training Remote", constant=ModifiesAnySymbol(AllOf((IS_BLUE, CharacterDie()))))

card("03042", "Chopper", special=Remove(a_die(Number("value", "<=", 2))))

card("03045", "T-47 Airspeeder", special=either(Exhaust(a_support(Not(IsExhausted()))), Draw(2)))

card(
    "03046", "LR1K Sonic Cannon",
    before=(
        before_resolving_this_die(),
        May(To(Exhaust(your_character(Not(IsExhausted()))), LowerDieCost(MANY))),
    ),
)

card("03052", "Weapons Cache", special=Play((WEAPON,), less=2))

card(
    "03069", "Imperial HQ",
    before=(before_resolving(WithCost()), May(To(Exhaust(THIS), LowerDieCost(1)))),
)

card(
    "03076", "Insidious",
    action=To(Exhaust(THIS), If(Has(opponents_die(CharacterDie(), BLANK_SHOWN)), Gain(1))),
)

card(
    "03085", "Hutt Ties",
    action=To(Exhaust(THIS), They(AN_OPPONENT, either(Lose(1, who=YOU), Remove(your_die())))),
)

card(
    "03088", "Detention Center",
    action=Then(
        To(Exhaust(THIS), Remove(a_die(CharacterDie()))),
        AnyMay(
            EACH_PLAYER, pays=They(THAT_PLAYER, Remove(your_die(CharacterDie()))), does=DiscardInPlay(THIS)
        ),
    ),
)

card(
    "03096", "Rally Aid",
    action=To(
        Exhaust(THIS),
        seq(
            LookAtRandom(1, who=YOU, reveal=True),
            If(Is(that("seen"), VEHICLE), May(Play(that="seen", less=2)), May(Play(that="seen", less=1))),
        ),
    ),
)

card(
    "03097", "Shield Generator",
    instead=(
        your_card_would_be_discarded_by_an_effect(OfType((SUPPORT,)), other(THIS)),
        If(ByAnOpponent(), May(Instead(DiscardInPlay(THIS)))),
    ),
)

card(
    "03104", "Funeral Pyre",
    before=(
        would_be_defeated(None, IS_BLUE, by=BY_YOU),
        May(MoveUpgrade(an_upgrade(On(that())), to=your_character(other(that())))),
    ),
)

card(
    "03105", "Yoda's Quarters",
    action=To(
        seq(Exhaust(THIS), Remove(your_die(CharacterDie()), as_="removed")),
        Heal(2, CardOf(that("removed"))),
    ),
)

card(
    "03126", "Drop Zone",
    after=(claim(), May(PlaceDamage(1))),
    action=To(Exhaust(THIS), MoveDamage(MANY, THIS, to=a_character())),
)

card(
    "03143", "Stolen Cache",
    after=(play_this(), Exhaust(THIS)),
    action=To(Exhaust(THIS), seq(Gain(1), DiscardInPlay(THIS))),
)

card("03115", "Running Interference", after=(take_action(), May(To(SetAside(THIS), CannotRepeat()))))
