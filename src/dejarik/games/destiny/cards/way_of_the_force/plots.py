"""Way of the Force: plots."""

from dejarik.games.destiny.abilities.lexicon import *

card("07029", "Blockade", after=(setup(), Lose(1)))

card(
    "07081", "Long-Term Plan",
    action=To(
        Exhaust(THIS), either(PlaceResources(1), ResolveThem(your_die(), more=TokensOn("resources", THIS)))
    ),
)

card(
    "07115", "Built to Last",
    constant=HasKeyword(REDEPLOY, of=your_upgrade(Unique())),
    after=(play(OfType((UPGRADE,)), Unique()), May(To(Exhaust(THIS), Gain(1)))),
)

card("07127", "Home Turf Advantage", constant=BringBattlefields(2))

# rule: destiny.reading.boonta-eve-classic.race-over
card(
    "07138", "Calling in Favors",
    before=(
        would_play(OfType((EVENT,)), Number("cost", ">=", 3)),
        May(To(Exhaust(THIS), If(Compare(CountOf(your_character()), "==", 1), LowerCost(2), LowerCost(1)))),
    ),
)

card(
    "07155", "Boonta Eve Classic",
    after=(
        resolve(Whose("yours"), Subtype(("podracer",))),
        seq(
            May(PlaceResources(1, on=CardOf(that("it"), any_card=True))),
            If(
                Is(CardOf(that("it"), any_card=True), Number("resources", ">=", 4)),
                seq(SetAside(each(Select(IN_PLAY, (PLOT,), where=(CopyOf(),)))), Gain(4)),
            ),
        ),
    ),
)
