"""Convergence: battlefields."""

from dejarik.games.destiny.abilities.lexicon import *

SATINE = Titled(("Satine Kryze",))

card(
    "09174", "Deathwatch Hideout, Concordia",
    claim=seq(Gain(1), If(spot(SATINE), PutOnDeck(card_in_discard(), bottom=True))),
)

card(
    "09175", "Fighting Pit, Mimban",
    power_action=Then(
        seq(
            Reroll(opponents_die(CharacterDie()), as_="theirs"),
            Reroll(your_die(CharacterDie()), as_="yours"),
        ),
        StrikeEachOther(that("theirs"), that("yours")),
    ),
)

card(
    "09176", "Lair of General Grievous, Vassek 3",
    claim=either(
        Unless(AN_OPPONENT, pays=Take(1, given=True), does=DealIndirect(1)),
        If(spot(GRIEVOUS), DealDamage(1, to=a_character())),
    ),
)

card(
    "09177", "Mean Streets, Correlia",
    claim=seq(
        If(spot(SCOUNDREL), May(PlaceResources(1))),
        May(Play((OfType((EVENT,)),), less=TokensOn("resources", THIS))),
    ),
)

card(
    "09178", "Military Camp, Kaller",
    power_action=seq(
        ActivateThem(up_to(2, your_character(SharesSubtype(that("activated"), each=True)))),
        May(Reroll(your_die(TROOPER, DieOf(that("activated"))))),
    ),
)

card(
    "09179", "Salt Flats, Crait",
    power_action=either(TurnTo(a_die(), symbols=(BLANK,)), TurnTo(your_die(LEADER))),
)

card(
    "09180", "Watto's Shop, Tatooine",
    claim=To(DiscardInPlay(your_support_or_upgrade(), as_="gone"), Gain(CostOf("gone"))),
)
